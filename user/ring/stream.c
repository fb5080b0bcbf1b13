// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* stream.c - see stream.h. */
#include "ring/stream.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>

#include "ring/dpcpp_trace.h"
#include "ring/input.h"

#define RECORD_MAX (64U << 10) /* as in ring.c */

struct stream {
	struct input in;
	struct recording *recording;
	struct dpcpp_trace *foreign; /* neither: bare records */
	uint64_t offset;	     /* of the record that was returned last */
	size_t taken;		     /* bytes of it, to be skipped before the next */
	const struct xb_hdr *first;
	bool again; /* the first record was read, to be checked, and is handed out yet */
};

static int take_bare(struct stream *s, const struct xb_hdr **ret)
{
	const struct xb_hdr *h;
	int r;

	input_skip(&s->in, s->taken);
	s->taken = 0;
	s->offset = s->in.offset;
	r = input_fill(&s->in, sizeof(*h));
	if (r < 0)
		return r;
	if (!s->in.have)
		return 0;
	if (s->in.have < sizeof(*h))
		return -ENODATA;
	h = input_data(&s->in);
	if (h->len < sizeof(*h) || h->len > RECORD_MAX || h->len % 8)
		return -EBADMSG;
	r = input_fill(&s->in, h->len);
	if (r < 0)
		return r;
	h = input_data(&s->in);
	if (s->in.have < h->len)
		return -ENODATA;
	recording_disown((struct xb_hdr *)h); /* the buffer is ours */
	s->taken = h->len;
	*ret = h;
	return 1;
}

static int take(struct stream *s, const struct xb_hdr **ret)
{
	if (s->foreign)
		return dpcpp_trace_next(s->foreign, ret);
	return s->recording ? recording_next(s->recording, ret) : take_bare(s, ret);
}

const struct xb_def_clock *stream_first(const struct stream *s)
{
	return (const struct xb_def_clock *)s->first;
}

int stream_next(struct stream *s, const struct xb_hdr **ret)
{
	if (s->again) {
		s->again = false;
		*ret = s->first;
		return 1;
	}
	return take(s, ret);
}

int stream_finish(struct stream *s)
{
	struct recording_state state;
	const struct xb_hdr *rec;
	int r;

	if (s->recording) {
		while ((r = recording_next(s->recording, &rec)) > 0)
			;
		recording_get_state(s->recording, &state);
		return r < 0 ? r : state.followed;
	}
	if (s->foreign || !input_is_file(&s->in))
		return 0;
	input_skip(&s->in, s->taken);
	s->taken = 0;
	r = input_fill(&s->in, 1);
	return r < 0 ? r : s->in.have > 0;
}

int stream_range(struct stream *s, uint64_t from, uint64_t to, uint64_t lookback)
{
	return s->recording ? recording_range(s->recording, from, to, lookback) : 0;
}

bool stream_follows(struct stream *s, uint64_t records)
{
	return s->recording && recording_follows(s->recording, records);
}

uint64_t stream_records(const struct stream *s)
{
	return s->recording ? recording_records(s->recording) : 0;
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
	s->first = h;
	s->again = true;
	return 0;
}

static int look(struct stream *s, uint32_t *ret_version)
{
	int r = input_fill(&s->in, XBT_MAGIC_SIZE);

	if (r < 0)
		return r;
	if (s->in.have >= XBT_MAGIC_SIZE && recording_is(input_data(&s->in))) {
		r = recording_new(&s->in, &s->recording, ret_version);
		if (r < 0)
			return r;
	}
	r = check_first(s, ret_version);
	if (r != -EPROTO || s->recording || s->in.offset)
		return r;
	r = dpcpp_trace_new(&s->in, &s->foreign);
	return r < 0 ? r : check_first(s, ret_version);
}

int stream_new(int fd, int stop_fd, struct stream **ret, uint32_t *ret_version)
{
	struct stream *s = calloc(1, sizeof(*s));
	int r;

	if (!s)
		return -ENOMEM;
	input_init(&s->in, fd, stop_fd);
	r = look(s, ret_version);
	if (r < 0) {
		stream_free(s);
		return r;
	}
	*ret = s;
	return 0;
}

struct stream *stream_free(struct stream *s)
{
	if (!s)
		return NULL;
	recording_free(s->recording);
	dpcpp_trace_free(s->foreign);
	input_done(&s->in);
	free(s);
	return NULL;
}

const struct recording *stream_recording(const struct stream *s)
{
	return s->recording;
}

struct dpcpp_trace *stream_foreign(const struct stream *s)
{
	return s->foreign;
}

uint64_t stream_offset(const struct stream *s)
{
	if (s->foreign)
		return dpcpp_trace_offset(s->foreign);
	return s->recording ? s->in.offset : s->offset;
}
