// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * output.c - gathers a sink's text and writes it out in large pieces.
 *
 * Writing may block if the reader of a pipe is slow. Then the ring fills and losses are counted, which is
 * intended: traced programs are never delayed. But a reader must not prevent xptibpf from ending, so no write is
 * begun that might not return, and none long after the request to stop.
 */
#include "session/output.h"

#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/write.h"
#include "sink/fit.h"
#include "sink/value.h"
#include "sink/xpti.h"

#define FLUSH_AT (256U << 10)
#define STOP_NS	 500000000ULL /* how long a reader may take after the request to stop */

struct output {
	const struct sink_ops *ops;
	struct sink *sink;
	struct strbuf text;
	int fd, stop_fd;
	uint64_t until; /* CLOCK_MONOTONIC: after a request to stop, the time after which nothing is written; 0: no request */
	bool waits;	/* a write to fd may wait for a reader */
	struct sink_part part;
	struct strbuf part_text;
	struct strbuf sources; /* lines of the recordings from which it was merged */
	unsigned nsources;
	unsigned (*width)(void *u);
	void *width_u;
	unsigned str_max;
	uint64_t cut, xpti_cut; /* values that are shown as cut */
	int error;
};

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
	o->waits = write_may_wait(fd);
	o->str_max = opts->str_max;
	o->text.colour = opts->colour && ops->lines == SINK_FOR_PEOPLE;
	o->text.fits = opts->width && ops->lines == SINK_FOR_PEOPLE;
	o->width = opts->width;
	o->width_u = opts->width_u;
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
	strbuf_done(&o->part_text);
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

/* 0: there is room. */
static int wait_for_room(void *u)
{
	struct output *o = u;
	struct pollfd p[] = {
		{ .fd = o->fd, .events = POLLOUT },
		{ .fd = o->stop_fd, .events = POLLIN },
	};
	int n;

	for (;;) {
		uint64_t now = now_ns();
		bool late = o->until && now >= o->until;
		int ms = late ? 0 : o->until ? (int)((o->until - now) / 1000000 + 1) : -1;

		n = poll(p, o->until ? 1 : 2, ms);
		if (n < 0 && errno != EINTR)
			return -errno;
		if (n > 0 && p[1].revents && !o->until)
			o->until = now_ns() + STOP_NS;
		if (n > 0 && p[0].revents)
			return 0;
		if (late)
			return -ETIMEDOUT;
	}
}

static int flush(struct output *o)
{
	int r = 0;

	if (o->text.fits)
		r = fit_lines(&o->text, o->width(o->width_u));
	if (strbuf_failed(&o->text))
		r = -ENOMEM;
	else if (!r && o->text.len)
		r = write_with(o->fd, o->text.buf, o->text.len, o->waits ? wait_for_room : NULL, o);
	strbuf_reset(&o->text);
	if (r < 0)
		o->error = r;
	return r;
}

int output_failed(const struct output *o)
{
	return o->error;
}

const char *output_nothing(const struct output *o)
{
	return o->ops->nothing;
}

bool output_wants_records(const struct output *o)
{
	return o->ops->record;
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

static uint64_t args_cut(const struct output *o, const struct event_call *c,
			 const struct told *told)
{
	uint64_t cut = 0;

	for (uint32_t i = 0; i < c->nargs; i++) {
		const struct value *v = &c->args[i];

		/* The model has all of it. */
		if (v->flags & VALUE_F_MORE && !o->ops->shows_values)
			continue;
		cut += value_count_cut(told_value(told, v), 1, o->str_max);
	}
	return cut;
}

int output_event(struct output *o, const struct event *e, const struct told *told)
{
	int r;

	if (e->type == EVENT_CLOCK && e->rec->flags & XB_CLOCK_RANGE)
		o->part.range = true;
	if (e->type == EVENT_SOURCE)
		note_source(o, e);
	if (e->type == EVENT_CALL && e->call.can_be_cut)
		o->cut += args_cut(o, &e->call, told);
	if (e->type == EVENT_XPTI || e->type == EVENT_XPTI_POINT)
		o->xpti_cut += xpti_count_cut(e->xpti, o->str_max);
	if (o->error || !o->ops->event)
		return 0;
	r = o->ops->event(o->sink, e, told, &o->text);
	if (r < 0)
		return r;
	return o->text.len > FLUSH_AT ? flush(o) : 0;
}

/* After an error, too, as what was kept goes. */
int output_settle(struct output *o, bool all)
{
	int r = o->ops->settle ? o->ops->settle(o->sink, all, &o->text) : 0;

	if (o->error) {
		strbuf_reset(&o->text);
		return 0;
	}
	return r >= 0 && o->text.len > FLUSH_AT ? flush(o) : r;
}

void output_help(struct output *o, const struct sink_helper *h)
{
	o->sink->helper = h;
}

bool output_work(struct output *o)
{
	return o->ops->work && o->ops->work(o->sink);
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

/* In words; NULL: everything is there, or there is no memory. */
static const char *describe_part(struct output *o)
{
	struct strbuf *text = &o->part_text;

	if (o->part.range)
		strbuf_adds(text, "what was before --from or after --to is not included");
	if (o->part.calls || o->part.events)
		strbuf_addf(text,
			    "%s%llu calls and %llu events that were not selected are not included",
			    o->part.range ? "; " : "", (unsigned long long)o->part.calls,
			    (unsigned long long)o->part.events);
	return text->len ? strbuf_str(text) : NULL;
}

/* Sinks that write lines report it in the same way; the others have their own ways. */
static int tell_of_part(struct output *o)
{
	if (strbuf_failed(&o->part_text) || strbuf_failed(&o->sources))
		return -ENOMEM;
	if (o->nsources && o->ops->lines == SINK_FOR_PEOPLE)
		strbuf_addf(&o->text, "merged from %u recordings\n", o->nsources);
	strbuf_add(&o->text, strbuf_str(&o->sources), o->sources.len);
	if (!o->part.text)
		return 0;
	switch (o->ops->lines) {
	case SINK_FOR_PEOPLE:
		strbuf_addf(&o->text, "part: %s\n", o->part.text);
		return 0;
	case SINK_JSON_LINES:
		return sink_part_json(&o->part, &o->text);
	default:
		return sink_is_part(o->sink, &o->part, &o->text);
	}
}

/*
 * What the kernel side cut is not what is shown as cut: of some values the decoder finds out that they ended within
 * what was read, or that they did not, -s shortens texts, and not every call is shown.
 */
void output_counters(const struct output *o, const uint64_t counted[], uint64_t ret[])
{
	memcpy(ret, counted, XB_C_MAX * sizeof(*ret));
	ret[XB_C_TRUNCATED] = o->cut;
	ret[XB_C_XPTI_TRUNCATED] = o->xpti_cut;
}

int output_finish(struct output *o, struct model *m, const struct sink_part *left_out,
		  const uint64_t counted[])
{
	uint64_t counters[XB_C_MAX];
	int r = 0;

	if (o->error)
		return 0;
	output_counters(o, counted, counters);
	o->sink->cut_told = left_out->cut;
	o->part.calls = left_out->calls;
	o->part.events = left_out->events;
	o->part.text = describe_part(o);
	/* Remarks are made of what has nothing to write, too. */
	if (o->part.text)
		o->sink->part = &o->part;
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
