// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * timeline_event.c - decides on which track each event is.
 *
 * Threads have what they did: calls, nested as they were made, and XPTI's pairs of begin and end (such as a task)
 * around them; other XPTI events are instants. Pairs are matched on their thread by stream, kind and instance. An end
 * without a begin there is an instant; a begin whose end is missing ends with the outer pair. If something was lost, a
 * slice is therefore never wrong for longer than the pair around it.
 *
 * Queues have two kinds of lanes. "runs": commands whose times on the device the program asked for. Only
 * they are shown as executed. "submitted": the nodes of the task graph, with the length of their submission. Slices of
 * a lane don't overlap; what overlaps, as it may in an out-of-order queue, is on another lane.
 *
 * Rings of a GPU have the jobs that the process gave to its driver, in the host's clock (gpu.c).
 *
 * When a run was by the host's clock is in runs.h. Where only its length is right, the slice says so.
 *
 * Flows: from the call that submits a command to its run, if that was measured, to the end of the call that
 * waited for it; or, where neither was seen, to its node, so that no flow has one end. And along the edges of the
 * graph, between its nodes (timeline_graph.c).
 */
#include "sink/timeline/timeline.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "base/losses.h"
#include "base/search.h"
#include "decode/sampled.h"
#include "decode/xpti.h"
#include "model/graph/graph.h"
#include "model/memory/lifetimes.h"
#include "model/role_args.h"
#include "model/time/commands.h"
#include "sink/timeline/timeline_graph.h"
#include "sink/timeline/timeline_tracks.h"

#define TEXT_MAX 1024u /* bytes of a slice's name */

/* ---- slices ------------------------------------------------------------------------------------ */

static uint64_t command_flow(const struct command *c)
{
	return timeline_mix(c->ts ^ timeline_mix((uint64_t)c->tid << 8 | (c->lower ? 1 : 0)));
}

static const struct cat_role *wait_role(const struct event_call *c)
{
	for (unsigned i = 0; call_does(c, CAT_ACT_WAIT) && i < c->fn->nroles; i++) {
		const struct cat_role *r = &c->fn->roles[i];

		if (r->act == CAT_ACT_WAIT && role_holds(c, r) &&
		    (catalog_part(r, CAT_PART_BLOCKING) == CAT_PART_NONE ||
		     role_number(c, r, CAT_PART_BLOCKING, NULL)))
			return r;
	}
	return NULL;
}

/* Its flow need not go to its node. */
static void pair(struct timeline *t, const struct command *c)
{
	const uint32_t n = SEARCH_UP_TO(t->submissions, t->nsubmissions, command, c->number);

	if (n && t->submissions[n - 1].command == c->number)
		t->submissions[n - 1].paired = true;
}

static int flow_waited(struct timeline *t, const struct told *told, const struct event_call *c,
		       const struct value *v)
{
	const struct command *d = commands_find(t->commands, told, c, v);

	if (!d)
		return 0;
	pair(t, d);
	return timeline_add_flow(t, (struct timeline_flow){ .id = command_flow(d),
							    .end = TIMELINE_TO,
							    .kind = TIMELINE_COMMAND,
							    .at_end = true });
}

static int flow_made(struct timeline *t, const struct command *made)
{
	struct timeline_flow f = { .id = command_flow(made), .end = TIMELINE_FROM };

	if (GROW_ROOM(t->submissions, t->nsubmissions, t->csubmissions, 64) < 0)
		return -ENOMEM;
	t->submissions[t->nsubmissions++] = (struct submission){ .command = made->number,
								 .flow = f.id,
								 .node = graph_of_call(t->graph) };
	return timeline_add_flow(t, f);
}

static int flows_of_call(struct timeline *t, const struct told *told, const struct event_call *c)
{
	const struct command *made = commands_made(t->commands);
	const struct cat_role *role;
	const struct value *v;
	int r = 0;

	t->nflows = 0;
	if (made)
		r = flow_made(t, made);
	role = call_succeeded(c) ? wait_role(c) : NULL;
	v = role ? role_value(c, role, CAT_PART_OBJECT) : NULL;
	if (!v || v->flags & VALUE_F_FAULT)
		return r;
	if (v->kind == VALUE_HANDLE && r >= 0)
		return flow_waited(t, told, c, v);
	for (uint32_t i = 0; r >= 0 && v->kind == VALUE_ARRAY && i < v->nitems; i++)
		if (v->items[i].kind == VALUE_HANDLE)
			r = flow_waited(t, told, c, &v->items[i]);
	return r;
}

/* The innermost place that has a source line; else the innermost function. */
static void place_of_call(const struct event_call *c, struct timeline_slice *s)
{
	for (uint32_t i = 0; c->site && i < c->site->nframes; i++) {
		const struct event_frame *f = c->site->frames[i];

		if (!f || !*f->function)
			continue;
		if (!s->function)
			s->function = f->function;
		if (!*f->source)
			continue;
		s->function = f->function;
		s->file = f->source;
		s->line = f->line;
		return;
	}
}

/* A launch is called by what it launches, too. */
static void name_launch(struct timeline *t, const struct told *told, struct timeline_slice *s)
{
	if (!told->launch || !told->launch->kernel.name)
		return;
	strbuf_reset(&t->text);
	strbuf_adds(&t->text, s->name);
	strbuf_addc(&t->text, ' ');
	strbuf_adds(&t->text, names_shown(&t->names, told->launch->kernel.name));
	s->name = strbuf_str(&t->text);
	s->fixed = false;
}

static int on_call(struct timeline *t, const struct event *e, const struct told *told,
		   struct strbuf *out)
{
	const struct event_call *c = &e->call;
	const struct xb_call *rec = c->rec;
	struct timeline_slice s = {
		.pid = rec->h.tgid,
		.tid = rec->h.tid,
		.shape = TIMELINE_WHOLE,
		.ts = rec->h.ts,
		.dur = rec->dur,
		.name = c->fn ? c->fn->name : c->name,
		.category = c->api,
		.fixed = c->fn,
		.event = e,
		.told = told,
	};
	struct thread *x;
	int r = tracks_thread(t, told, rec->h.tgid, rec->h.tid, out, &x);

	if (r < 0)
		return r;
	s.track = x->track;
	if (rec->h.flags & XB_F_ENTRY_ONLY)
		s.shape = TIMELINE_INSTANT;
	else if (rec->h.flags & XB_F_IN_FLIGHT)
		s.shape = TIMELINE_BEGIN;
	/* It began before the trace, when is not known: at the trace's own beginning. */
	if (rec->h.flags & XB_F_OLDER)
		s.ts -= s.dur < s.ts ? s.dur : s.ts;
	r = flows_of_call(t, told, c);
	if (r < 0)
		return r;
	s.flows = t->flows;
	s.nflows = t->nflows;
	s.rank = s.nflows ? tracks_rank(told->process) : 0;
	place_of_call(c, &s);
	name_launch(t, told, &s);
	return t->ops->slice(t->u, &s, out);
}

/* ---- runs on devices --------------------------------------------------------------------------- */

static int on_measured(struct timeline *t, const struct told *told, const struct event_call *call,
		       const struct command *c, uint64_t ns, struct strbuf *out)
{
	static const char *const clocks[] = {
		[RUNS_MONO] = "CLOCK_MONOTONIC",
		[RUNS_BOOT] = "CLOCK_BOOTTIME",
		[RUNS_REAL] = "CLOCK_REALTIME",
		[RUNS_PLACED] = "the device's own: placed as early as it can have run",
	};
	struct commands *cs = t->commands;
	const struct timeline_flow flow = { .id = command_flow(c), .end = TIMELINE_THROUGH };
	struct timeline_note notes[8];
	struct timeline_slice s = {
		.shape = TIMELINE_WHOLE,
		.device = true,
		.dur = ns,
		.name = names_shown(&t->names, texts_at(commands_texts(cs), c->label)),
		.category = "device",
		.notes = notes,
		.flows = &flow,
		.nflows = 1,
	};
	struct queue *q;
	struct run run;
	int r;

	if (!whos_at(commands_whos(cs), c->who))
		return 0;
	pair(t, c);
	r = runs_take(&t->runs, t->graph, cs, call, c, &run);
	if (r <= 0)
		return r;
	s.pid = run.queue.tgid;
	r = tracks_queue(t, told->process, &run.queue, run.api, out, &q);
	if (r < 0)
		return r;
	s.rank = tracks_rank(told->process);
	s.ts = run.ts;
	r = tracks_lane(t, q, &q->runs, "runs", &s, out);
	if (r < 0)
		return r;
	notes[s.nnotes++] = (struct timeline_note){ "submitted_by_tid", NULL, xb_id(c->tid) };
	notes[s.nnotes++] = (struct timeline_note){ "submitted", NULL, c->ts };
	notes[s.nnotes++] = (struct timeline_note){ "device_begin", NULL, c->begin };
	notes[s.nnotes++] = (struct timeline_note){ "device_end", NULL, c->end };
	notes[s.nnotes++] = (struct timeline_note){ "clock", clocks[run.clock], 0 };
	if (c->has_items)
		notes[s.nnotes++] = (struct timeline_note){ "work_items", NULL, c->items };
	return t->ops->slice(t->u, &s, out);
}

/* ---- GPU jobs ---------------------------------------------------------------------------------- */

/* From the hardware's getting it to its end; on several lanes where it had several at once. */
static int on_gpu_job(struct timeline *t, const struct told *told, const struct event_gpu_job *j,
		      struct strbuf *out)
{
	const struct xb_gpu_job *rec = j->rec;
	const struct timeline_note notes[] = {
		{ "submitted_by_tid", NULL, xb_id(rec->h.tid) },
		{ "queued", NULL, rec->h.ts },
		{ "client_id", NULL, rec->client },
	};
	struct timeline_slice s = {
		.pid = rec->h.tgid,
		.shape = TIMELINE_WHOLE,
		.device = true,
		.ts = rec->run,
		.dur = rec->done - rec->run,
		.name = rec->h.flags & XB_GPU_PART ? "job (part)" : "job",
		.category = "gpu",
		.notes = notes,
		.nnotes = rec->client ? 3 : 2,
	};
	struct queue *q;
	int r;

	if (!rec->run)
		return 0;
	r = tracks_ring(t, told, j, out, &q);
	if (r < 0)
		return r;
	r = tracks_lane(t, q, &q->runs, "jobs", &s, out);
	return r < 0 ? r : t->ops->slice(t->u, &s, out);
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

static uint32_t kind_of(const char *word, size_t len, uint8_t stream)
{
	uint32_t h = 2166136261u ^ stream;

	for (size_t i = 0; i < len; i++)
		h = (h ^ (uint8_t)word[i]) * 16777619u;
	return h;
}

static bool ends_with(const char *word, size_t len, const char *end, size_t *ret_len)
{
	size_t n = strlen(end);

	if (len <= n || memcmp(word + len - n, end, n) != 0)
		return false;
	*ret_len = len - n;
	return true;
}

static void add_value(struct strbuf *out, const struct value *v)
{
	if (v->kind == VALUE_STRING && v->len && !(v->flags & (VALUE_F_NULL | VALUE_F_FAULT)))
		strbuf_add(out, v->str, v->len < TEXT_MAX ? v->len : TEXT_MAX);
}

/* A task is called as what it runs; other things say what they are, too. */
static const char *xpti_title(struct timeline *t, const struct event_xpti *x, size_t word)
{
	strbuf_reset(&t->text);
	add_value(&t->text, &x->name);
	if (t->text.len && word == 4 && !memcmp(x->event, "task", 4))
		return strbuf_str(&t->text);
	strbuf_reset(&t->text);
	strbuf_add(&t->text, x->event, word);
	if (x->name.kind == VALUE_STRING && x->name.len)
		strbuf_addc(&t->text, ' ');
	add_value(&t->text, &x->name);
	return strbuf_str(&t->text);
}

static int end_spans(struct timeline *t, struct thread *x, unsigned left, struct timeline_slice *s,
		     struct strbuf *out)
{
	int r = 0;

	s->shape = TIMELINE_END;
	for (; r >= 0 && x->nspans > left; x->nspans--) {
		/* Those inside were not seen to end. */
		const struct timeline_slice cut = { .track = s->track,
						    .pid = s->pid,
						    .tid = s->tid,
						    .shape = TIMELINE_END,
						    .ts = s->ts };

		r = t->ops->slice(t->u, x->nspans == left + 1 ? s : &cut, out);
	}
	return r;
}

static int on_xpti(struct timeline *t, const struct event *e, const struct told *told,
		   struct strbuf *out)
{
	const struct event_xpti *ev = e->xpti;
	const struct xb_xpti *rec = ev->rec;
	size_t len = strlen(ev->event), word = len;
	bool begins = ends_with(ev->event, len, "_begin", &word);
	bool ends = !begins && ends_with(ev->event, len, "_end", &word);
	uint32_t kind = kind_of(ev->event, word, rec->stream);
	struct timeline_slice s = {
		.pid = rec->h.tgid,
		.tid = rec->h.tid,
		.shape = TIMELINE_INSTANT,
		.ts = rec->h.ts,
		.category = ev->stream ? ev->stream : "xpti",
		.event = e,
		.told = told,
	};
	struct thread *x;
	unsigned i;
	int r = tracks_thread(t, told, rec->h.tgid, rec->h.tid, out, &x);

	if (r < 0)
		return r;
	s.track = x->track;
	strbuf_reset(&t->text2);
	if (xpti_has_place(ev)) {
		add_value(&t->text2, &ev->file);
		s.file = strbuf_str(&t->text2);
		s.line = ev->has_line ? rec->line : 0;
	}
	if (ends) {
		for (i = x->nspans; i > 0; i--)
			if (x->spans[i - 1].kind == kind &&
			    x->spans[i - 1].instance == rec->instance)
				return end_spans(t, x, i - 1, &s, out);
		word = len;
	}
	if (begins && x->nspans < SPANS) {
		x->spans[x->nspans++] = (struct span){ rec->instance, kind };
		s.shape = TIMELINE_BEGIN;
	} else {
		word = len;
	}
	s.name = xpti_title(t, ev, word);
	return t->ops->slice(t->u, &s, out);
}

/* ---- counters ---------------------------------------------------------------------------------- */

static int show_memory(struct timeline *t, const struct told *told, uint32_t tgid, uint64_t now,
		       uint64_t live, struct strbuf *out)
{
	struct timeline_track track = { .kind = TIMELINE_COUNTER,
					.name = "live memory",
					.bytes = true };
	struct process *p;
	int r;

	r = tracks_process(t, told->process, tgid, out, &p);
	if (r < 0)
		return r;
	p->live += (int64_t)(live - t->live);
	t->live = live;
	if (!p->memory) {
		track.id = p->memory = ++t->tracks;
		track.parent = p->track;
		track.pid = tgid;
		r = tracks_declare(t, &track, out);
	}
	if (r < 0)
		return r;
	return t->ops->counter(t->u, p->memory, tgid, track.name, now,
			       p->live > 0 ? (uint64_t)p->live : 0, out);
}

static int on_memory(struct timeline *t, const struct told *told, uint32_t tgid, uint64_t now,
		     struct strbuf *out)
{
	uint64_t live = lifetimes_total(t->lifetimes)->live;

	return live == t->live || !tgid ? 0 : show_memory(t, told, tgid, now, live, out);
}

static int show_lost(struct timeline *t, uint64_t ts, uint64_t lost, struct strbuf *out)
{
	struct timeline_track track = { .kind = TIMELINE_COUNTER, .name = "lost events" };
	int r = 0;

	if (!t->loss_track) {
		track.id = t->loss_track = ++t->tracks;
		r = tracks_declare(t, &track, out);
	}
	if (r >= 0)
		r = t->ops->counter(t->u, t->loss_track, 0, track.name, ts, lost, out);
	t->lost = lost;
	return r;
}

static uint64_t all_lost(const uint64_t counters[])
{
	uint64_t n = 0;

	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		n += counters[i];
	return n;
}

static int on_loss(struct timeline *t, const struct xb_hdr *rec, struct strbuf *out)
{
	struct xb_loss loss;
	uint64_t n;

	if (loss_decode(rec, &loss) < 0)
		return 0;
	n = all_lost((const uint64_t *)loss.count);
	return n == t->lost ? 0 : show_lost(t, rec->ts, n, out);
}

/* A metric of a device. What is no number is not drawn: its table counts it. */
static int show_metric(struct timeline *t, uint64_t track, const char *name, uint64_t ts,
		       const struct value *v, struct strbuf *out)
{
	if (v->kind == VALUE_FLOAT)
		return isfinite(v->f) ? t->ops->real(t->u, track, name, ts, v->f, out) : 0;
	/* Viewers' integers have a sign. */
	if (v->u > INT64_MAX)
		return t->ops->real(t->u, track, name, ts, (double)v->u, out);
	return t->ops->counter(t->u, track, 0, name, ts, v->u, out);
}

static int on_sample(struct timeline *t, const struct told *told, const struct event_sample *e,
		     struct strbuf *out)
{
	const struct sampled_tracks *tracks;
	int r = tracks_sampled(t, told, e->group, out, &tracks);

	for (uint32_t i = 0; i < e->group->n && r >= 0; i++)
		r = show_metric(t, tracks->tracks[i], tracks_metric_name(t, told, e->group, i),
				e->rec->h.ts, &e->values[i], out);
	return r;
}

/* ---- events ------------------------------------------------------------------------------------ */

static int on_process(struct timeline *t, const struct told *told, uint32_t tgid,
		      const char *cmdline, struct strbuf *out)
{
	struct process *p;
	int r = tracks_process(t, told->process, tgid, out, &p);

	return r < 0 ? r : tracks_name_process(t, told->process, p, cmdline, out);
}

static int on_clock(struct timeline *t, const struct xb_def_clock *c, struct strbuf *out)
{
	runs_learn_clock(&t->runs, c);
	return t->ops->clock(t->u, c, out);
}

static int on_end_of_thread(struct timeline *t, const struct xb_hdr *rec)
{
	tracks_drop_thread(t, rec->tgid, rec->tid);
	return 0;
}

static int take(struct timeline *t, const struct event *e, const struct told *told,
		struct strbuf *out)
{
	switch (e->type) {
	case EVENT_CALL:
		return on_call(t, e, told, out);
	case EVENT_XPTI:
		return on_xpti(t, e, told, out);
	case EVENT_GPU_JOB:
		return on_gpu_job(t, told, &e->gpu, out);
	case EVENT_PROCESS:
		return on_process(t, told, e->rec->tgid, event_text(e, 2), out);
	case EVENT_EXEC:
	case EVENT_RANK:
		return on_process(t, told, e->rec->tgid, NULL, out);
	case EVENT_EXIT:
		return on_end_of_thread(t, e->rec);
	case EVENT_CLOCK:
		return on_clock(t, (const struct xb_def_clock *)e->rec, out);
	case EVENT_LOSS:
		return on_loss(t, e->rec, out);
	case EVENT_SAMPLE:
		return on_sample(t, told, &e->sample, out);
	default:
		return 0;
	}
}

static struct timeline *timeline_of(struct sink *sink)
{
	return sink_own(timeline_sink, sink)->timeline;
}

void timeline_start(struct sink *sink, struct model *m)
{
	struct timeline *t = timeline_of(sink);

	t->model = m;
	t->graph = model_graph(m);
	t->lifetimes = model_lifetimes(m);
	t->commands = model_commands(m);
}

int timeline_event(struct sink *sink, const struct event *e, const struct told *told,
		   struct strbuf *out)
{
	struct timeline *t = timeline_of(sink);
	uint64_t now = e->type == EVENT_CALL ? call_end(&e->call) : e->rec->ts, ns;
	const struct command *measured;
	int r = take(t, e, told, out);

	if (now > t->newest)
		t->newest = now;
	/* After the first clock, which is the first of all. */
	if (r >= 0 && !t->loss_track && e->type == EVENT_CLOCK)
		r = show_lost(t, e->rec->ts, 0, out);
	if (r >= 0)
		r = on_memory(t, told, e->rec->tgid, now, out);
	measured = e->type == EVENT_CALL ? commands_measured(t->commands, &ns) : NULL;
	if (r >= 0 && measured)
		r = on_measured(t, told, &e->call, measured, ns, out);
	return r < 0 ? r : timeline_graph_event(t, out);
}

int timeline_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	(void)m;
	return timeline_graph_finish(timeline_of(sink), out);
}

static int show_number(struct timeline *t, const char *what, uint64_t n, struct strbuf *out)
{
	const struct timeline_track track = { .id = ++t->tracks,
					      .kind = TIMELINE_COUNTER,
					      .name = what };
	int r = tracks_declare(t, &track, out);

	return r < 0 ? r : t->ops->counter(t->u, track.id, 0, what, t->newest, n, out);
}

int timeline_part(struct sink *sink, struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	strbuf_addf(&text, "part: %s", sink->part->text);
	return show_number(timeline_of(sink), strbuf_str(&text), 1, out);
}

/* A counter for each cause, beside the sum; and for what the drawing of the graph lacks. */
int timeline_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct timeline *t = timeline_of(sink);
	int r = show_lost(t, t->newest, all_lost(counters), out);

	for (unsigned i = 0; r >= 0 && i < XB_C_LOSS_MAX; i++) {
		if (!counters[i])
			continue;
		strbuf_reset(&t->text);
		strbuf_addf(&t->text, "lost: %s", losses_text(i));
		r = show_number(t, strbuf_str(&t->text), counters[i], out);
	}
	if (r >= 0 && t->edges_gone)
		r = show_number(t, "edges of the graph whose beginning is no longer known",
				t->edges_gone, out);
	return r;
}

int timeline_new(const struct timeline_ops *ops, struct timeline_sink *u)
{
	struct timeline *t = calloc(1, sizeof(*t));

	if (!t)
		return -ENOMEM;
	t->ops = ops;
	t->u = u;
	tracks_init(t);
	u->timeline = t;
	return 0;
}

struct timeline *timeline_free(struct timeline *t)
{
	if (!t)
		return NULL;
	tracks_free(t);
	strbuf_done(&t->text);
	strbuf_done(&t->text2);
	names_done(&t->names);
	free(t->flows);
	free(t);
	return NULL;
}
