// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stat.c - how long calls took, how threads spent their time, and who waited for what: as tables for people ("stat")
 * and as one line per item ("stat-json", docs/json.md). Everything is written at the end of the trace; with
 * intervals, what happened in each of them is also written when it ends.
 *
 * If calls were counted in the kernel (XB_COUNT), there is nothing else to show, and a record ends an interval.
 * Otherwise, the stream's time does: a call belongs to the interval in which its record came, which is when it
 * ended.
 */
#include <errno.h>
#include <stdlib.h>

#include "base/cleanup.h"
#include "model/time/latency.h"
#include "sink/analysis/stat_inside.h"
#include "sink/sink.h"
#include "xptibpf/view.h"

static int stat_open(struct sink *sink)
{
	struct stat_sink *s = sink_own(stat_sink, sink);
	const struct sink_opts *o = &sink->opts;

	s->by = (enum rows_by)sink->by;
	s->interval = o->interval_ns;
	s->inflight = o->view & XPTIBPF_VIEW_INFLIGHT;
	s->counts = o->view & XPTIBPF_VIEW_COUNTS;
	s->metrics = o->view & XPTIBPF_VIEW_METRICS;
	s->histogram = o->view & XPTIBPF_VIEW_HISTOGRAM;
	s->order = sink_by(rows_sort_words, o->order);
	return s->order < 0 ? s->order : 0;
}

static void stat_done(struct sink *sink)
{
	latency_free(sink_own(stat_sink, sink)->now);
}

/* ---- intervals --------------------------------------------------------------------------------- */

static int end_interval(struct stat_sink *s, uint64_t from, uint64_t to, struct strbuf *out)
{
	int r = s->sink.ops == &sink_stat_json ? stat_json_interval(s, from, to, out)
					       : stat_text_interval(s, from, to, out);

	s->nintervals++;
	latency_clear(s->now);
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

static uint64_t plus(uint64_t a, uint64_t b)
{
	return a + b < a ? UINT64_MAX : a + b;
}

/* It is t: ends what was before. Several intervals in which nothing came are shown as one. */
static int advance(struct stat_sink *s, uint64_t t, struct strbuf *out)
{
	uint64_t to = s->next, more;
	int r;

	if (t < to || to == UINT64_MAX)
		return 0;
	r = end_interval(s, s->from, to, out);
	s->from = to;
	more = (t - to) / s->interval * s->interval;
	if (more && r >= 0)
		r = end_interval(s, to, to + more, out);
	s->from = to + more;
	s->next = plus(s->from, s->interval);
	return r;
}

/* When what it tells was over. */
static uint64_t time_of(const struct event *e)
{
	if (e->type != EVENT_CALL || e->rec->flags & XB_F_OLDER)
		return e->rec->ts;
	return plus(e->rec->ts, e->call.rec->dur);
}

static int begin(struct stat_sink *s, const struct event *e)
{
	s->start = s->from = s->latest = e->rec->ts;
	s->next = plus(s->from, s->interval);
	return latency_new(s->commands, &s->now);
}

static int interval_event(struct stat_sink *s, const struct event *e, const struct told *told,
			  struct strbuf *out)
{
	uint64_t t = time_of(e);
	int r = s->now ? 0 : begin(s, e);

	if (r < 0)
		return r;
	if (e->type == EVENT_COUNTED) {
		uint64_t from = ((const struct xb_counted *)e->rec)->from;

		/* Before the first one nothing was counted. */
		s->start = s->nintervals ? s->start : from;
		return end_interval(s, from, t, out);
	}
	if (!s->counted && (e->type == EVENT_CALL || e->type == EVENT_XPTI)) {
		s->latest = t > s->latest ? t : s->latest;
		r = advance(s, t, out);
	}
	return r < 0 ? r : latency_event(s->now, told, e);
}

static void stat_start(struct sink *sink, struct model *m)
{
	struct stat_sink *s = sink_own(stat_sink, sink);
	s->commands = model_commands(m);
}

static int stat_event(struct sink *sink, const struct event *e, const struct told *told,
		      struct strbuf *out)
{
	struct stat_sink *s = sink_own(stat_sink, sink);
	if (e->type == EVENT_CLOCK)
		s->counted = e->rec->flags & XB_CLOCK_COUNTED;
	rows_span_event(&s->span, e);
	return s->interval ? interval_event(s, e, told, out) : 0;
}

static int stat_tick(struct sink *sink, struct model *m, uint64_t now, struct strbuf *out)
{
	struct stat_sink *s = sink_own(stat_sink, sink);
	(void)m;
	if (!s->now || s->counted)
		return 0;
	s->latest = now > s->latest ? now : s->latest;
	return advance(s, now, out);
}

/* The last one ends with the trace. */
int stat_close_last(struct stat_sink *s, struct strbuf *out)
{
	if (!s->now || s->counted || s->latest <= s->from)
		return 0;
	return end_interval(s, s->from, s->latest, out);
}

#define STAT_OPS                                                                               \
	.size = sizeof(struct stat_sink),                                                      \
	.needs = MODEL_LATENCY | MODEL_WAITS | MODEL_GPU | MODEL_METRICS, .by = rows_by_words, \
	.open = stat_open, .start = stat_start, .event = stat_event, .tick = stat_tick,        \
	.done = stat_done

const struct sink_ops sink_stat = {
	.name = "stat",
	.lines = SINK_FOR_PEOPLE,
	.finish = stat_text_all,
	.lost = sink_lost_for_people,
	STAT_OPS,
};

const struct sink_ops sink_stat_json = {
	.name = "stat-json",
	.lines = SINK_JSON_LINES,
	.finish = stat_json_all,
	.lost = sink_lost_as_json,
	STAT_OPS,
};
