// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * chrome.c - the JSON that chrome://tracing and ui.perfetto.dev load, with the names that unitrace's
 * (--chrome-call-logging and so on): what the host does is of category cpu_op, what a device does of gpu_op,
 * from a process of its own that has a number from the upper end; an arrow from a submission is called dep
 * and of category Flow_H2D_ID_RANK. Times are microseconds of the monotonic clock rather than of the epoch,
 * for the viewer's numbers could not tell nanoseconds apart there; otherData has the difference.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "sink/sink.h"
#include "sink/timeline/timeline.h"
#include "sink/value.h"
#include "sink/work.h"
#include "sink/xpti.h"

struct chrome_sink {
	struct sink sink;
	struct timeline *timeline;
	struct strbuf text;
	uint64_t newest; /* ts, of what has none of its own */
	uint64_t realtime, monotonic;
	bool begun;
};

/* ---- one event ---------------------------------------------------------------------------------- */

/* What has no number of its own in the kernel gets one that no process and no thread has. */
static uint32_t made_up(uint64_t id)
{
	return UINT32_MAX - (uint32_t)id;
}

static void start(struct chrome_sink *s, struct json *j, struct strbuf *out, const char *phase)
{
	strbuf_adds(out, s->begun ? ",\n" : "{ \"traceEvents\":[\n");
	s->begun = true;
	json_start(j, out);
	json_object(j, NULL);
	json_str(j, "ph", phase);
}

static int end(struct json *j)
{
	json_end_object(j);
	return j->failed || strbuf_failed(j->out) ? -ENOMEM : 0;
}

static void put_ids(struct json *j, uint64_t pid, uint64_t tid)
{
	json_u64(j, "tid", tid);
	json_u64(j, "pid", pid);
}

static uint32_t pid_of(const struct timeline_slice *x)
{
	return x->group ? made_up(x->group) : x->pid;
}

static uint32_t tid_of(const struct timeline_slice *x)
{
	return x->group ? made_up(x->track) : x->tid;
}

static int put_clock(void *u, const struct xb_def_clock *c, struct strbuf *out)
{
	struct chrome_sink *s = u;

	(void)out;
	if (s->monotonic)
		return 0;
	s->monotonic = s->newest = c->h.ts;
	s->realtime = c->realtime;
	return 0;
}

static int put_name(struct chrome_sink *s, const char *what, uint32_t pid, uint32_t tid,
		    const char *name, struct strbuf *out)
{
	struct json j;

	start(s, &j, out, "M");
	json_str(&j, "name", what);
	put_ids(&j, pid, tid);
	json_thousandths(&j, "ts", s->newest);
	json_object(&j, "args");
	json_str(&j, "name", name);
	json_end_object(&j);
	return end(&j);
}

static int put_track(void *u, const struct timeline_track *t, struct strbuf *out)
{
	struct chrome_sink *s = u;

	strbuf_reset(&s->text);
	switch ((enum timeline_kind)t->kind) {
	case TIMELINE_PROCESS:
		if (t->has_rank)
			strbuf_addf(&s->text, "RANK %u ", t->rank);
		strbuf_addf(&s->text, "HOST<%s>", t->name);
		return put_name(s, "process_name", t->pid, t->pid, strbuf_str(&s->text), out);
	case TIMELINE_THREAD:
		return put_name(s, "thread_name", t->pid, t->tid, t->name, out);
	case TIMELINE_GROUP:
		strbuf_addf(&s->text, "DEVICE<%u>[%s]", t->pid, t->name);
		return put_name(s, "process_name", made_up(t->id), made_up(t->id),
				strbuf_str(&s->text), out);
	case TIMELINE_LANE:
		return put_name(s, "thread_name", made_up(t->parent), made_up(t->id), t->name, out);
	case TIMELINE_COUNTER:
		return 0;
	}
	return 0;
}

static void put_args(struct chrome_sink *s, struct json *j, const struct timeline_slice *x)
{
	const struct event_call *c = x->event && x->event->type == EVENT_CALL ? &x->event->call
									      : NULL;
	const struct value_view view = { .told = x->told, .call = c };

	json_object(j, "args");
	if (c) {
		strbuf_reset(&s->text);
		strbuf_add_u64(&s->text, c->rec->id);
		json_str(j, "id", strbuf_str(&s->text));
		json_str(j, "api", c->api);
		for (uint32_t i = 0; i < c->nargs; i++)
			value_json(j, c->args[i].key && *c->args[i].key ? c->args[i].key : "arg",
				   &c->args[i], &view);
		if (c->ret.kind != VALUE_UNKNOWN)
			value_json(j, "ret", &c->ret, &view);
		if (c->error)
			json_bool(j, "error", true);
		if (c->rec->h.flags & XB_F_UNFINISHED)
			json_bool(j, "unfinished", true);
		json_object(j, "work");
		work_json(j, &view);
		json_end_object(j);
	} else if (!x->event) {
		json_str(j, "stream", x->category);
	}
	if (x->event && x->event->type == EVENT_XPTI)
		xpti_json(j, x->event->xpti, &(struct value_view){ 0 });
	for (unsigned i = 0; i < x->nnotes; i++) {
		if (x->notes[i].text)
			json_str(j, x->notes[i].key, x->notes[i].text);
		else
			json_u64(j, x->notes[i].key, x->notes[i].number);
	}
	if (x->file) {
		json_str(j, "source_file", x->file);
		json_u64(j, "source_line", x->line);
	}
	if (x->function)
		json_str(j, "source_function", x->function);
	json_end_object(j);
}

static int put_flow(struct chrome_sink *s, const struct timeline_slice *x,
		    const struct timeline_flow *f, struct strbuf *out)
{
	static const char *const phases[] = {
		[TIMELINE_FROM] = "s", [TIMELINE_THROUGH] = "t", [TIMELINE_TO] = "f"
	};
	char cat[48];
	struct json j;

	start(s, &j, out, phases[f->end]);
	put_ids(&j, pid_of(x), tid_of(x));
	json_str(&j, "name", f->kind == TIMELINE_EDGE ? "behind" : "dep");
	snprintf(cat, sizeof(cat), f->kind == TIMELINE_EDGE ? "Graph_%llx" : "Flow_H2D_%llx_%u",
		 (unsigned long long)f->id, x->rank);
	json_str(&j, "cat", cat);
	json_thousandths(&j, "ts", f->at_end ? x->ts + x->dur : x->ts);
	json_hex(&j, "id", f->id);
	/* It ends in the slice around it, not at the next one. */
	if (f->end == TIMELINE_TO)
		json_str(&j, "bp", "e");
	return end(&j);
}

static int put_slice(void *u, const struct timeline_slice *x, struct strbuf *out)
{
	static const char *const phases[] = { [TIMELINE_BEGIN] = "B",
					      [TIMELINE_END] = "E",
					      [TIMELINE_WHOLE] = "X",
					      [TIMELINE_INSTANT] = "i" };
	struct chrome_sink *s = u;
	struct json j;
	int r;

	s->newest = x->ts;
	start(s, &j, out, phases[x->shape]);
	put_ids(&j, pid_of(x), tid_of(x));
	if (x->shape != TIMELINE_END) {
		json_str(&j, "name", x->name);
		json_str(&j, "cat", x->device ? "gpu_op" : "cpu_op");
	}
	json_thousandths(&j, "ts", x->ts);
	if (x->shape == TIMELINE_WHOLE)
		json_thousandths(&j, "dur", x->dur);
	if (x->shape == TIMELINE_INSTANT)
		json_str(&j, "s", "t");
	if (x->shape != TIMELINE_END)
		put_args(s, &j, x);
	r = end(&j);
	for (unsigned i = 0; r >= 0 && i < x->nflows; i++)
		r = put_flow(s, x, &x->flows[i], out);
	return r;
}

static int put_counter(void *u, uint64_t track, uint32_t pid, const char *name, uint64_t ts,
		       uint64_t value, struct strbuf *out)
{
	struct chrome_sink *s = u;
	struct json j;

	(void)track;
	start(s, &j, out, "C");
	put_ids(&j, pid, pid);
	json_str(&j, "name", name);
	json_thousandths(&j, "ts", ts);
	json_object(&j, "args");
	json_u64(&j, "value", value);
	json_end_object(&j);
	return end(&j);
}

/* ---- the sink ---------------------------------------------------------------------------------- */

static const struct timeline_ops ops = {
	.clock = put_clock,
	.track = put_track,
	.slice = put_slice,
	.counter = put_counter,
};

static void chrome_done(struct sink *sink)
{
	struct chrome_sink *s = sink_own(chrome_sink, sink);

	timeline_free(s->timeline);
	strbuf_done(&s->text);
}

static int chrome_open(struct sink *sink)
{
	struct chrome_sink *s = sink_own(chrome_sink, sink);

	return timeline_new(&ops, s, &s->timeline);
}

static void chrome_start(struct sink *sink, struct model *m)
{
	struct chrome_sink *s = sink_own(chrome_sink, sink);
	timeline_start(s->timeline, m);
}

static int chrome_event(struct sink *sink, const struct event *e, const struct told *told,
			struct strbuf *out)
{
	struct chrome_sink *s = sink_own(chrome_sink, sink);
	return timeline_event(s->timeline, e, told, out);
}

static int chrome_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct chrome_sink *s = sink_own(chrome_sink, sink);
	(void)m;
	return timeline_finish(s->timeline, out);
}

static int chrome_part(struct sink *sink, struct strbuf *out)
{
	struct chrome_sink *s = sink_own(chrome_sink, sink);
	return timeline_part(s->timeline, out);
}

static int chrome_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct chrome_sink *s = sink_own(chrome_sink, sink);
	struct json j;
	int r = timeline_lost(s->timeline, counters, out);

	if (r < 0)
		return r;
	strbuf_adds(out, "\n],\n\"displayTimeUnit\":\"ns\",\n\"otherData\":");
	json_start(&j, out);
	json_object(&j, NULL);
	json_str(&j, "tool", "xptibpf");
	json_str(&j, "clock", "CLOCK_MONOTONIC");
	json_u64(&j, "realtime_minus_monotonic_ns", s->realtime - s->monotonic);
	if (s->sink.part)
		json_str(&j, "part", SINK_PART_TEXT);
	sink_losses_json(&j, counters);
	json_end_object(&j);
	strbuf_adds(out, "\n}\n");
	return j.failed || strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_chrome = {
	.name = "chrome",
	.size = sizeof(struct chrome_sink),
	.needs = TIMELINE_NEEDS | TOLD_CONTEXT,
	.open = chrome_open,
	.start = chrome_start,
	.event = chrome_event,
	.finish = chrome_finish,
	.lost = chrome_lost,
	.part = chrome_part,
	.done = chrome_done,
};
