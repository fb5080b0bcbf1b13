// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * output.c - gathers a sink's text and writes it out in large pieces.
 *
 * Writing may block (a pipe whose reader is slow): then the ring fills and losses are counted, which
 * is what should happen; the traced programs are never held up.
 */
#include "lib/output.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

#define FLUSH_AT (256U << 10)

struct output {
	const struct sink_ops *ops;
	struct sink *sink;
	struct strbuf text;
	int fd;
	int error;
};

int output_new(const char *format, const struct sink_opts *opts, int fd, struct output **ret)
{
	const struct sink_ops *ops = sink_find(format);
	struct output *o;
	int r;

	if (!ops)
		return -ENOENT;
	o = calloc(1, sizeof(*o));
	if (!o)
		return -ENOMEM;
	o->ops = ops;
	o->fd = fd;
	r = ops->open(opts, &o->sink);
	if (r < 0) {
		free(o);
		return r;
	}
	*ret = o;
	return 0;
}

struct output *output_free(struct output *o)
{
	if (!o)
		return NULL;
	o->ops->free(o->sink);
	strbuf_done(&o->text);
	free(o);
	return NULL;
}

static int write_all(int fd, const char *buf, size_t len)
{
	while (len) {
		ssize_t n = write(fd, buf, len);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0 && errno == EAGAIN) {
			poll(&(struct pollfd){ .fd = fd, .events = POLLOUT }, 1, -1);
			continue;
		}
		if (n < 0)
			return -errno;
		buf += n;
		len -= (size_t)n;
	}
	return 0;
}

static int flush(struct output *o)
{
	int r = 0;

	if (strbuf_failed(&o->text))
		r = -ENOMEM;
	else if (o->text.len)
		r = write_all(o->fd, o->text.buf, o->text.len);
	strbuf_reset(&o->text);
	if (r < 0)
		o->error = r;
	return r;
}

int output_failed(const struct output *o)
{
	return o->error;
}

int output_event(struct output *o, struct model *m, const struct event *e)
{
	int r;

	if (o->error)
		return 0;
	r = o->ops->event(o->sink, m, e, &o->text);
	if (r < 0)
		return r;
	return o->text.len > FLUSH_AT ? flush(o) : 0;
}

int output_tick(struct output *o, struct model *m, uint64_t now)
{
	int r = 0;

	if (o->error)
		return 0;
	if (o->ops->tick)
		r = o->ops->tick(o->sink, m, now, &o->text);
	return r < 0 ? r : flush(o);
}

int output_finish(struct output *o, struct model *m, const uint64_t counters[])
{
	int r;

	if (o->error)
		return 0;
	r = o->ops->finish(o->sink, m, &o->text);
	if (r >= 0)
		r = o->ops->lost(o->sink, counters, &o->text);
	return r < 0 ? r : flush(o);
}
