// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* input.c - see input.h. */
#include "ring/input.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define LEAST (256U << 10)

void input_init(struct input *in, int fd, int stop_fd)
{
	*in = (struct input){ .fd = fd, .stop_fd = stop_fd };
}

void input_done(struct input *in)
{
	free(in->buf);
	in->buf = NULL;
}

bool input_is_file(const struct input *in)
{
	struct stat st;

	return !fstat(in->fd, &st) && S_ISREG(st.st_mode);
}

/* 0: a read will not wait, or only for a disk. */
static int wait_for_input(const struct input *in)
{
	struct pollfd p[] = {
		{ .fd = in->fd, .events = POLLIN },
		{ .fd = in->stop_fd, .events = POLLIN },
	};

	for (;;) {
		if (poll(p, in->stop_fd < 0 ? 1 : 2, -1) < 0) {
			if (errno != EINTR)
				return -errno;
			continue;
		}
		if (in->stop_fd >= 0 && p[1].revents)
			return -ECANCELED;
		if (p[0].revents)
			return 0;
	}
}

static int make_room(struct input *in, size_t want)
{
	size_t cap = want > LEAST ? want : LEAST;
	unsigned char *buf;

	if (in->cap >= cap) {
		memmove(in->buf, in->buf + in->at, in->have);
		in->at = 0;
		return 0;
	}
	buf = malloc(cap);
	if (!buf)
		return -ENOMEM;
	if (in->have)
		memcpy(buf, in->buf + in->at, in->have);
	free(in->buf);
	in->buf = buf;
	in->cap = cap;
	in->at = 0;
	return 0;
}

int input_fill(struct input *in, size_t want)
{
	int r;

	if (in->have >= want)
		return 0;
	r = make_room(in, want);
	if (r < 0)
		return r;
	while (in->have < want && !in->over) {
		ssize_t n;

		r = wait_for_input(in);
		if (r < 0)
			return r;
		n = read(in->fd, in->buf + in->have, in->cap - in->have);
		if (n < 0 && (errno == EINTR || errno == EAGAIN))
			continue;
		if (n < 0)
			return -errno;
		in->over = n == 0;
		in->have += (size_t)n;
	}
	return 0;
}

int input_seek(struct input *in, uint64_t offset)
{
	if (lseek(in->fd, (off_t)offset, SEEK_SET) < 0)
		return -errno;
	in->offset = offset;
	in->at = in->have = 0;
	in->over = false;
	return 0;
}

void input_skip(struct input *in, size_t n)
{
	in->at += n;
	in->have -= n;
	in->offset += n;
}
