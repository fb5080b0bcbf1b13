// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* stream.c - see stream.h. */
#include "ring/stream.h"

#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RECORD_MAX (64U << 10) /* as in ring.c */
#define BUFFER	   (256U << 10)

struct stream {
	int fd, stop_fd;
	uint64_t offset; /* of the record that was asked for last */
	uint64_t next;	 /* of the one after it */
	size_t at, have; /* what buf holds and was not handed out */
	bool again;	 /* the first record was read, to be checked, and is handed out yet */
	bool over;
	_Alignas(8) unsigned char buf[BUFFER];
};

/* 0: a read will not wait, or only for a disk. */
static int wait_for_input(const struct stream *s)
{
	struct pollfd p[] = {
		{ .fd = s->fd, .events = POLLIN },
		{ .fd = s->stop_fd, .events = POLLIN },
	};

	for (;;) {
		if (poll(p, s->stop_fd < 0 ? 1 : 2, -1) < 0) {
			if (errno != EINTR)
				return -errno;
			continue;
		}
		if (s->stop_fd >= 0 && p[1].revents)
			return -ECANCELED;
		if (p[0].revents)
			return 0;
	}
}

/* Has at least want bytes in buf, if there are so many. Records stay aligned: their lengths are. */
static int fill(struct stream *s, size_t want)
{
	if (s->have >= want)
		return 0;
	memmove(s->buf, s->buf + s->at, s->have);
	s->at = 0;
	while (s->have < want && !s->over) {
		int r = wait_for_input(s);
		ssize_t n;

		if (r < 0)
			return r;
		n = read(s->fd, s->buf + s->have, sizeof(s->buf) - s->have);
		if (n < 0 && (errno == EINTR || errno == EAGAIN))
			continue;
		if (n < 0)
			return -errno;
		s->over = n == 0;
		s->have += (size_t)n;
	}
	return 0;
}

static int take(struct stream *s, const struct xb_hdr **ret)
{
	const struct xb_hdr *h;
	int r;

	s->offset = s->next;
	r = fill(s, sizeof(*h));
	if (r < 0)
		return r;
	if (!s->have)
		return 0;
	if (s->have < sizeof(*h))
		return -ENODATA;
	h = (const struct xb_hdr *)(s->buf + s->at);
	if (h->len < sizeof(*h) || h->len > RECORD_MAX || h->len % 8)
		return -EBADMSG;
	r = fill(s, h->len);
	if (r < 0)
		return r;
	h = (const struct xb_hdr *)(s->buf + s->at);
	if (s->have < h->len)
		return -ENODATA;
	s->at += h->len;
	s->have -= h->len;
	s->next += h->len;
	*ret = h;
	return 1;
}

const struct xb_def_clock *stream_first(const struct stream *s)
{
	return (const struct xb_def_clock *)s->buf;
}

int stream_next(struct stream *s, const struct xb_hdr **ret)
{
	if (s->again) {
		s->again = false;
		*ret = &stream_first(s)->h;
		return 1;
	}
	return take(s, ret);
}

static int check_first(struct stream *s, uint32_t *ret_version)
{
	const struct xb_def_clock *c;
	const struct xb_hdr *h = NULL;
	int r = take(s, &h);

	if (r < 0)
		return r == -EBADMSG || r == -ENODATA ? -EPROTO : r;
	c = (const struct xb_def_clock *)h;
	if (!h || h->type != XB_DEF_CLOCK || h->len < sizeof(*c))
		return -EPROTO;
	if (c->version != XB_WIRE_VERSION) {
		*ret_version = c->version;
		return -EPROTONOSUPPORT;
	}
	s->again = true;
	return 0;
}

int stream_new(int fd, int stop_fd, struct stream **ret, uint32_t *ret_version)
{
	struct stream *s = malloc(sizeof(*s));
	int r;

	if (!s)
		return -ENOMEM;
	s->fd = fd;
	s->stop_fd = stop_fd;
	s->offset = s->next = 0;
	s->at = s->have = 0;
	s->again = s->over = false;
	r = check_first(s, ret_version);
	if (r < 0) {
		free(s);
		return r;
	}
	*ret = s;
	return 0;
}

struct stream *stream_free(struct stream *s)
{
	free(s);
	return NULL;
}

uint64_t stream_offset(const struct stream *s)
{
	return s->offset;
}
