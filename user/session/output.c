// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * output.c - gathers a sink's text and writes it out in large pieces.
 *
 * Writing may block (a pipe whose reader is slow): then the ring fills and losses are counted, which
 * is what should happen; the traced programs are never held up. But no reader must
 * keep us from ending, so no write is begun that might not return, and none long after we were told to stop.
 */
#include "session/output.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/json.h"
#include "base/write.h"

#define FLUSH_AT (256U << 10)
#define STOP_NS	 500000000ULL /* how long a reader may take when we were told to stop */

struct output {
	const struct sink_ops *ops;
	struct sink *sink;
	struct strbuf text;
	int fd, stop_fd;
	uint64_t until; /* CLOCK_MONOTONIC: we were told to stop, no write after that; 0: were not */
	bool waits;	/* a write to fd may wait for a reader */
	bool part;	/* the stream is a part of what was traced */
	struct strbuf sources; /* lines of those that it was merged of */
	unsigned nsources;
	int error;
};

#define MEMORY_DEVICES 1u /* major: /dev/null and its like */

/* May a write to it wait for a reader? */
static bool may_wait(int fd)
{
	struct stat st;

	if (fstat(fd, &st) < 0)
		return true;
	return !S_ISREG(st.st_mode) &&
	       !(S_ISCHR(st.st_mode) && major(st.st_rdev) == MEMORY_DEVICES);
}

int output_new(const char *format, const struct sink_opts *opts, int fd, int stop_fd,
	       struct output **ret)
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
	o->stop_fd = stop_fd;
	o->waits = may_wait(fd);
	r = sink_new(ops, opts, &o->sink);
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
	sink_free(o->sink);
	strbuf_done(&o->text);
	strbuf_done(&o->sources);
	free(o);
	return NULL;
}

unsigned output_needs(const struct output *o)
{
	return o->ops->needs;
}

void output_start(struct output *o, struct model *m)
{
	if (o->ops->start)
		o->ops->start(o->sink, m);
}

/* 0: there is room for PIPE_BUF bytes. */
static int wait_for_room(struct output *o)
{
	struct pollfd p[] = {
		{ .fd = o->fd, .events = POLLOUT },
		{ .fd = o->stop_fd, .events = POLLIN },
	};
	int n;

	for (;;) {
		uint64_t now = now_ns();
		int ms = o->until ? (int)((o->until - now) / 1000000 + 1) : -1;

		if (o->until && now >= o->until)
			return -ETIMEDOUT;
		n = poll(p, o->until ? 1 : 2, ms);
		if (n < 0 && errno != EINTR)
			return -errno;
		if (n > 0 && p[1].revents && !o->until)
			o->until = now_ns() + STOP_NS;
		if (n > 0 && p[0].revents)
			return 0;
	}
}

static int write_out(struct output *o, const char *buf, size_t len)
{
	while (len) {
		int r = o->waits ? wait_for_room(o) : 0;
		ssize_t n;

		if (r < 0)
			return r;
		n = write_some(o->fd, buf, o->waits && len > PIPE_BUF ? PIPE_BUF : len);
		if (n == -EINTR || n == -EAGAIN)
			continue;
		if (n < 0)
			return (int)n;
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
		r = write_out(o, o->text.buf, o->text.len);
	strbuf_reset(&o->text);
	if (r < 0)
		o->error = r;
	return r;
}

int output_failed(const struct output *o)
{
	return o->error;
}

int output_record(struct output *o, const struct xb_hdr *rec)
{
	int r;

	if (o->error || !o->ops->record)
		return 0;
	r = o->ops->record(o->sink, rec, &o->text);
	if (r < 0)
		return r;
	return o->text.len > FLUSH_AT ? flush(o) : 0;
}

static void note_source(struct output *o, const struct event *e)
{
	o->nsources++;
	if (o->ops->lines == SINK_FOR_PEOPLE)
		sink_source_line(e, &o->sources);
	else if (o->ops->lines == SINK_JSON_LINES)
		sink_source_json(e, &o->sources);
}

int output_event(struct output *o, const struct event *e, const struct told *told)
{
	int r;

	if (e->type == EVENT_CLOCK && e->rec->flags & XB_CLOCK_RANGE)
		o->part = true;
	if (e->type == EVENT_SOURCE)
		note_source(o, e);
	if (o->error || !o->ops->event)
		return 0;
	r = o->ops->event(o->sink, e, told, &o->text);
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

/* Sinks whose text is lines say it alike; the others have their own ways. */
static int tell_of_part(struct output *o)
{
	struct json j;

	if (o->nsources && o->ops->lines == SINK_FOR_PEOPLE)
		strbuf_addf(&o->text, "merged from %u recordings\n", o->nsources);
	strbuf_add(&o->text, strbuf_str(&o->sources), o->sources.len);
	if (strbuf_failed(&o->sources))
		return -ENOMEM;
	if (!o->part)
		return 0;
	switch (o->ops->lines) {
	case SINK_FOR_PEOPLE:
		strbuf_adds(&o->text, "part: " SINK_PART_TEXT "\n");
		return 0;
	case SINK_JSON_LINES:
		json_line(&j, &o->text, "part");
		return json_end_line(&j);
	default:
		return sink_is_part(o->sink, &o->text);
	}
}

int output_finish(struct output *o, struct model *m, const uint64_t counters[])
{
	int r = 0;

	if (o->error)
		return 0;
	while (o->ops->finish && (r = o->ops->finish(o->sink, m, &o->text)) > 0) {
		r = flush(o);
		if (r < 0)
			return r;
	}
	if (r >= 0)
		r = tell_of_part(o);
	if (r >= 0)
		r = o->ops->lost(o->sink, counters, &o->text);
	return r < 0 ? r : flush(o);
}

int output_remarks(struct output *o, void (*tell)(void *u, const char *line), void *u)
{
	struct strbuf text = STRBUF_INIT;
	int r = o->ops->remarks ? o->ops->remarks(o->sink, &text) : 0;
	char *rest = r < 0 ? NULL : text.buf, *line;

	while ((line = strsep(&rest, "\n")))
		if (*line)
			tell(u, line);
	strbuf_done(&text);
	return r;
}
