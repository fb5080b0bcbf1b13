// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * replay.c - see replay.h.
 *
 * The outputs must come out as they did live, so everything that decided them is in the stream: the
 * records, when somebody looked at the clock between them (XB_TICK), and the counters at the end. Only
 * a file that is damaged adds to those counters, by what the decoder finds wrong here and did not find
 * then.
 */
#include "lib/replay.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "decode/event.h"
#include "lib/tracer.h"
#include "ring/stream.h"

#define LOOK_EVERY 4096 /* records between two looks whether to stop */

struct replay {
	struct stream *stream;
	char *name; /* for people */
	int fd;
	bool one;   /* see replay_is_one() */
	bool ended; /* the record that ends a stream came */
};

struct replay *replay_free(struct replay *p)
{
	if (!p)
		return NULL;
	stream_free(p->stream);
	if (p->fd >= 0)
		close(p->fd);
	free(p->name);
	free(p);
	return NULL;
}

static void replay_freep(struct replay **p)
{
	replay_free(*p);
}

static int open_input(const char *path)
{
	int fd = strcmp(path, "-") ? open(path, O_RDONLY | O_CLOEXEC)
				   : fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);

	return fd < 0 ? -errno : fd;
}

static int explain(struct xptibpf *x, const struct replay *p, int r, uint32_t version)
{
	switch (r) {
	case -EPROTO:
		return tracer_fail(x, r, "-i %s: this is no stream of 'trace --format raw'",
				   p->name);
	case -EPROTONOSUPPORT:
		return tracer_fail(x, r,
				   "-i %s: a stream of version %u; this xptibpf reads version %u",
				   p->name, version, XB_WIRE_VERSION);
	default:
		return tracer_fail(x, r, "-i %s: %s", p->name, strerror(-r));
	}
}

int replay_open(struct xptibpf *x, const char *path, struct replay **ret)
{
	_cleanup_(replay_freep) struct replay *p = calloc(1, sizeof(*p));
	uint32_t version = 0;
	int r;

	if (!p)
		return -ENOMEM;
	p->fd = -1;
	p->name = strdup(path);
	if (!p->name)
		return -ENOMEM;
	r = open_input(path);
	if (r >= 0) {
		p->fd = r;
		r = stream_new(p->fd, x->stop_fd, &p->stream, &version);
	}
	if (r < 0)
		return explain(x, p, r, version);
	p->one = stream_first(p->stream)->h.flags & XB_CLOCK_ONE;
	*ret = TAKE_PTR(p);
	return 0;
}

bool replay_is_one(const struct replay *p)
{
	return p->one;
}

static bool told_to_stop(const struct xptibpf *x)
{
	struct pollfd fd = { .fd = x->stop_fd, .events = POLLIN };

	return poll(&fd, 1, 0) > 0;
}

static void take_counters(struct xptibpf *x, const struct xb_hdr *rec)
{
	struct xb_loss loss;

	if (!loss_decode(rec, &loss))
		memcpy(x->counters, loss.count, sizeof(x->counters));
}

/* What outputs get as a record is what they got as one live: looks and the end came by other ways. */
static int take(struct replay *p, struct xptibpf *x, const struct xb_hdr *rec)
{
	switch (rec->type) {
	case XB_TICK:
		return tracer_tick(x, rec->ts);
	case XB_LOSS:
		take_counters(x, rec);
		p->ended = rec->flags & XB_LOSS_END;
		return p->ended ? 0 : tracer_consume(x, rec);
	case XB_DEF_OBJECT:
		if (rec->len >= sizeof(struct xb_def_object)) {
			const struct xb_def_object *o = (const void *)rec;

			x->object_stats.objects++;
			x->object_stats.probes += o->probes;
			x->object_stats.failed += o->failed;
		}
		return tracer_consume(x, rec);
	default:
		return tracer_consume(x, rec);
	}
}

/* To the end of the stream, or of what can be read of it. */
static int read_all(struct replay *p, struct xptibpf *x)
{
	const struct xb_hdr *rec;
	unsigned n = 0;
	int r;

	while (!p->ended) {
		if (++n % LOOK_EVERY == 0 && told_to_stop(x))
			return -ECANCELED;
		r = stream_next(p->stream, &rec);
		if (r <= 0)
			return r;
		r = take(p, x, rec);
		if (r < 0)
			return r;
	}
	return 0;
}

static void at_least(uint64_t *counter, uint64_t n)
{
	if (*counter < n)
		*counter = n;
}

static int explain_end(struct replay *p, struct xptibpf *x, int r)
{
	unsigned long long at = stream_offset(p->stream);

	if (r == -ENODATA || (!r && !p->ended))
		return tracer_fail(x, -EBADMSG,
				   "-i %s: it was cut off: what came after byte %llu is missing",
				   p->name, at);
	if (r == -EBADMSG)
		return tracer_fail(x, r,
				   "-i %s: broken at byte %llu: nothing after that can be read",
				   p->name, at);
	return r == -ECANCELED ? 0 : r;
}

int replay_run(struct replay *p, struct xptibpf *x)
{
	int r = read_all(p, x), e;

	at_least(&x->counters[XB_C_BAD_RECORD], decoder_bad(x->decoder));
	at_least(&x->counters[XB_C_LATE_OBJECT], decoder_missing(x->decoder));
	e = tracer_finish_outputs(x);
	r = explain_end(p, x, r);
	return e < 0 ? e : r;
}
