// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * chrome.c - the JSON that chrome://tracing and ui.perfetto.dev load, with the names that unitrace's
 * (--chrome-call-logging and so on): what the host does has the category cpu_op, what a device does has gpu_op; an
 * arrow from a submission has the name dep and the category Flow_H2D_ID_RANK. Queues are not processes of their own, as
 * unitrace has them, but beside the threads of their process, so that nobody looks for a process with a made-up number.
 * Times are microseconds of the monotonic clock and not since the epoch, because the viewer's
 * numbers could not distinguish nanoseconds then; otherData has the difference.
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
	struct timeline_sink sink;
	struct strbuf text;
	uint64_t newest; /* ts, of what has none of its own */
	uint64_t realtime, monotonic;
	bool begun;
};

/* ---- one event ---------------------------------------------------------------------------------- */

/* A lane stands beside the threads of its process, with a number that no thread of that machine can have. */
static uint32_t lane_tid(uint32_t pid, uint64_t track)
{
	return pid - xb_id(pid) + (1u << XB_ID_BITS) + (uint32_t)track;
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

static uint32_t tid_of(const struct timeline_slice *x)
{
	return x->group ? lane_tid(x->pid, x->track) : x->tid;
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

static void begin_metadata(struct chrome_sink *s, struct json *j, const char *what, uint32_t pid,
			   uint32_t tid, struct strbuf *out)
{
	start(s, j, out, "M");
	json_str(j, "name", what);
	put_ids(j, pid, tid);
	json_thousandths(j, "ts", s->newest);
	json_object(j, "args");
}

static int end_metadata(struct json *j)
{
	json_end_object(j);
	return end(j);
}

/* Lanes come after all threads, by their queues. */
static uint64_t place_of(const struct timeline_track *t)
{
	const uint64_t groups = 4096, lanes = 256;

	if (t->kind != TIMELINE_LANE)
		return t->order;
	return groups * lanes + (t->group_order < groups ? t->group_order : groups) * lanes +
	       t->order;
}

/* The name of a process or thread, and its place among the others. */
static int put_names(struct chrome_sink *s, const struct timeline_track *t, uint32_t tid,
		     const char *name, struct strbuf *out)
{
	const bool process = t->kind == TIMELINE_PROCESS;
	struct json j;
	int r;

	begin_metadata(s, &j, process ? "process_name" : "thread_name", t->pid, tid, out);
	json_str(&j, "name", name);
	r = end_metadata(&j);
	if (r < 0)
		return r;
	begin_metadata(s, &j, process ? "process_sort_index" : "thread_sort_index", t->pid, tid,
		       out);
	json_u64(&j, "sort_index", place_of(t));
	return end_metadata(&j);
}

static int put_track(void *u, const struct timeline_track *t, struct strbuf *out)
{
	struct chrome_sink *s = u;

	strbuf_reset(&s->text);
	switch ((enum timeline_kind)t->kind) {
	case TIMELINE_PROCESS:
		if (t->again)
			return 0;
		if (t->has_rank)
			strbuf_addf(&s->text, "RANK %u ", t->rank);
		strbuf_adds(&s->text, t->name);
		return put_names(s, t, t->pid, strbuf_str(&s->text), out);
	case TIMELINE_THREAD:
		return put_names(s, t, t->tid, t->name, out);
	case TIMELINE_LANE:
		strbuf_addf(&s->text, "%s: %s", t->group, t->name);
		return put_names(s, t, lane_tid(t->pid, t->id), strbuf_str(&s->text), out);
	case TIMELINE_GROUP: /* its lanes have its name */
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
	put_ids(&j, x->pid, tid_of(x));
	json_str(&j, "name", f->kind == TIMELINE_EDGE ? "after" : "dep");
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
	put_ids(&j, x->pid, tid_of(x));
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

static void start_counter(struct chrome_sink *s, struct json *j, uint32_t pid, const char *name,
			  uint64_t ts, struct strbuf *out)
{
	start(s, j, out, "C");
	put_ids(j, pid, pid);
	json_str(j, "name", name);
	json_thousandths(j, "ts", ts);
	json_object(j, "args");
}

static int put_counter(void *u, uint64_t track, uint32_t pid, const char *name, uint64_t ts,
		       uint64_t value, struct strbuf *out)
{
	struct json j;

	(void)track;
	start_counter(u, &j, pid, name, ts, out);
	json_u64(&j, "value", value);
	json_end_object(&j);
	return end(&j);
}

static int put_real(void *u, uint64_t track, const char *name, uint64_t ts, double value,
		    struct strbuf *out)
{
	struct json j;

	(void)track;
	start_counter(u, &j, 0, name, ts, out);
	json_double(&j, "value", value);
	json_end_object(&j);
	return end(&j);
}

/* ---- the sink ---------------------------------------------------------------------------------- */

static const struct timeline_ops ops = {
	.clock = put_clock,
	.track = put_track,
	.slice = put_slice,
	.counter = put_counter,
	.real = put_real,
};

static void chrome_done(struct sink *sink)
{
	struct chrome_sink *s = sink_own(chrome_sink, sink);

	timeline_free(s->sink.timeline);
	strbuf_done(&s->text);
}

static int chrome_open(struct sink *sink)
{
	struct chrome_sink *s = sink_own(chrome_sink, sink);

	return timeline_new(&ops, &s->sink);
}

static int chrome_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct chrome_sink *s = sink_own(chrome_sink, sink);
	struct json j;
	int r = timeline_lost(sink, counters, out);

	if (r < 0)
		return r;
	strbuf_adds(out, "\n],\n\"displayTimeUnit\":\"ns\",\n\"otherData\":");
	json_start(&j, out);
	json_object(&j, NULL);
	json_str(&j, "tool", "xptibpf");
	json_str(&j, "clock", "CLOCK_MONOTONIC");
	json_u64(&j, "realtime_minus_monotonic_ns", s->realtime - s->monotonic);
	if (sink->part)
		json_str(&j, "part", sink->part->text);
	sink_losses_json(&j, counters);
	json_end_object(&j);
	strbuf_adds(out, "\n}\n");
	return j.failed || strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_chrome = {
	.name = "chrome",
	.size = sizeof(struct chrome_sink),
	.needs = TIMELINE_NEEDS | TOLD_CONTEXT,
	.shows_values = true,
	.open = chrome_open,
	.start = timeline_start,
	.event = timeline_event,
	.finish = timeline_finish,
	.lost = chrome_lost,
	.part = timeline_part,
	.done = chrome_done,
};
