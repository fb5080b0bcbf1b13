// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * html.c - the report as one page that a browser opens from disk: user/sink/html/page.* with a trace in it.
 *
 * The page makes its tables from the same lines that 'report --json', 'mem --timeline --json' and 'graph --json' write,
 * so its numbers can't differ from theirs, its timeline from boxes.c, and what it says of a chosen event from details.c. All
 * are in the page deflated and in base64.
 * Nothing from a traced process is therefore in the page as text, so it can't end or begin an element. The script only
 * shows it in text nodes, and the page's own policy allows no other script and no network.
 *
 * Everything is written by lost(), when the losses are known.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "base/losses.h"
#include "model/memory/lifetimes.h"
#include "sink/graph/drawn.h"
#include "sink/host.h"
#include "sink/html/boxes.h"
#include "sink/html/details.h"
#include "sink/names.h"
#include "sink/rows.h"
#include "sink/sink.h"
#include "sink/graph/runs.h"
#include "xptibpf/view.h"

/* Bytes of the files, made by the Makefile. */
static const char page_html[] = {
#include "html/page.html.inc"
};
static const char page_css[] = {
#include "html/page.css.inc"
};
static const char page_js[] = {
#include "html/page.js.inc"
};
static const char page_hash[] = {
#include "html/page.hash.inc"
};

#define PAGE_NODES 1500u /* of the graph in the page; with more, those of one place are one */
#define PAGE_EDGES 6000u
#define OBJECTS	   256u
#define PROCESSES  1024u
#define DEFLATE	   4

/* A queue with runs: its number on the page, and until when each of its lanes is taken. */
struct page_queue {
	struct keyed_row row;
	struct queue_key key;
	uint32_t number;
	uint64_t to[BOXES_DEPTHS];
};

struct page {
	struct sink sink;
	struct model *model;
	struct runs runs;
	struct keyed queues;
	uint32_t nqueues;
	struct sink *report;
	struct boxes *timeline;
	struct details *chosen; /* what is shown of an event that is chosen */
	struct strbuf lines, boxes, details;
	unsigned objects, processes;
	bool clock;
};

static void html_done(struct sink *s)
{
	struct page *p = sink_own(page, s);

	sink_free(p->report);
	boxes_free(p->timeline);
	details_free(p->chosen);
	runs_done(&p->runs);
	keyed_clear(&p->queues);
	strbuf_done(&p->lines);
	strbuf_done(&p->boxes);
	strbuf_done(&p->details);
}

static int html_open(struct sink *s)
{
	struct page *p = sink_own(page, s);

	runs_init(&p->runs);
	p->queues = (struct keyed){ .size = sizeof(struct page_queue), .max = RUNS_QUEUES_MAX };
	return sink_new(&sink_report_json, &s->opts, &p->report)
		       ?: boxes_new(BOXES_MAX, &p->timeline)
		       ?: details_new(DETAILS_EVENTS, DETAILS_BYTES, &p->chosen);
}

static void html_start(struct sink *s, struct model *m)
{
	sink_own(page, s)->model = m;
}

/* ---- the timeline ------------------------------------------------------------------------------ */

static int find_lane(struct page *p, const struct told *told, const struct boxes_lane *lane,
		     uint32_t *ret)
{
	_cleanup_(strbuf_done) struct strbuf name = STRBUF_INIT;
	const struct model_process *process = told->process;

	if (boxes_has_lane(p->timeline, lane, ret))
		return 0;
	strbuf_adds(&name, process ? process->comm : "");
	host_add(&name, told->host);
	return boxes_lane(p->timeline, lane, strbuf_str(&name), told->thread, ret);
}

/* What the call makes a device do: a kernel's name, a copy's direction. */
static int find_name(struct page *p, const struct told *told, const struct event_call *c,
		     uint32_t *ret)
{
	const char *api = c->fn && c->api ? c->api : "other", *more = "";
	char direction[] = "? to ?";
	const struct model_copy *copy = told->copy;

	if (told->launch && told->launch->kernel.name) {
		more = names_shown(&p->sink.names, told->launch->kernel.name);
	} else if (copy && copy->to) {
		if (copy->from)
			direction[0] = copy->from;
		direction[5] = copy->to;
		more = copy->from ? direction : direction + 5;
	}
	return boxes_name(p->timeline, api, c->name, more, strlen(more), ret);
}

static int on_call(struct page *p, const struct told *told, const struct event_call *c)
{
	const struct xb_call *rec = c->rec;
	const struct boxes_lane where = { .tgid = rec->h.tgid,
					  .tid = rec->h.tid,
					  .depth = rec->depth };
	const struct value_view view = {
		.str_max = p->sink.opts.str_max, .told = told, .call = c, .names = &p->sink.names
	};
	unsigned flags = c->error ? BOXES_ERROR : 0;
	uint32_t lane, name;
	int r;

	if (rec->h.flags & XB_F_UNFINISHED)
		flags |= BOXES_UNFINISHED;
	if (rec->h.flags & XB_F_ENTRY_ONLY)
		flags |= BOXES_EVENT;
	r = find_lane(p, told, &where, &lane);
	if (r >= 0)
		r = find_name(p, told, c, &name);
	if (r >= 0)
		r = boxes_add(p->timeline, lane, name, rec->h.ts,
			      flags & BOXES_EVENT ? 0 : rec->dur, flags);
	return r < 0 ? r : details_call(p->chosen, lane, rec->h.ts, &view);
}

/* A lane of the queue that is free then; where all are taken, the last one. */
static uint32_t find_room(struct page_queue *q, uint64_t ts, uint64_t dur)
{
	uint32_t i;

	for (i = 0; i < BOXES_DEPTHS - 1 && q->to[i] > ts; i++)
		;
	if (ts + dur > q->to[i])
		q->to[i] = ts + dur;
	return i;
}

static int find_run_lane(struct page *p, const struct told *told, const struct run *run,
			 uint64_t dur, uint32_t *ret)
{
	_cleanup_(strbuf_done) struct strbuf process = STRBUF_INIT, name = STRBUF_INIT;
	struct boxes_lane where = { .tgid = run->queue.tgid };
	struct page_queue *q = keyed_get(&p->queues, &run->queue, sizeof(run->queue));

	if (!q)
		return -ENOMEM;
	if (!q->number)
		q->number = ++p->nqueues;
	where.queue = q->number;
	where.depth = find_room(q, run->ts, dur);
	if (boxes_has_lane(p->timeline, &where, ret))
		return 0;
	strbuf_adds(&process, told->process ? told->process->comm : "");
	host_add(&process, told->host);
	runs_queue_name(model_graph(p->model), &run->queue, run->api, &name);
	return boxes_lane(p->timeline, &where, strbuf_str(&process), strbuf_str(&name), ret);
}

/* The run of a command whose times the program asked for. */
static int on_run(struct page *p, const struct told *told, const struct event_call *c)
{
	struct commands *cs = model_commands(p->model);
	const struct command *measured;
	const char *label;
	uint64_t ns;
	uint32_t lane, name;
	struct run run;
	int r;

	measured = commands_measured(cs, &ns);
	if (!measured)
		return 0;
	r = runs_take(&p->runs, model_graph(p->model), cs, c, measured, &run);
	if (r <= 0)
		return r;
	label = names_shown(&p->sink.names, texts_at(commands_texts(cs), measured->label));
	r = find_run_lane(p, told, &run, ns, &lane);
	if (r >= 0)
		r = boxes_name(p->timeline, "device", label, "", 0, &name);
	return r < 0 ? r : boxes_add(p->timeline, lane, name, run.ts, ns, 0);
}

static int on_xpti(struct page *p, const struct told *told, const struct event_xpti *x)
{
	const struct boxes_lane where = { .tgid = x->rec->h.tgid,
					  .tid = x->rec->h.tid,
					  .xpti = true };
	const struct value_view view = { .str_max = p->sink.opts.str_max, .names = &p->sink.names };
	bool named = x->has_event && x->name.kind == VALUE_STRING &&
		     !(x->name.flags & VALUE_F_NULL);
	uint32_t lane, name;
	char what[128];
	int r;

	snprintf(what, sizeof(what), "%s %s", x->stream ? x->stream : "?", x->event);
	r = find_lane(p, told, &where, &lane);
	if (r >= 0)
		r = boxes_name(p->timeline, "xpti", what, named ? x->name.str : "",
			       named ? x->name.len : 0, &name);
	if (r >= 0)
		r = boxes_add(p->timeline, lane, name, x->rec->h.ts, 0, BOXES_EVENT);
	return r < 0 ? r : details_xpti(p->chosen, lane, x->rec->h.ts, x, &view);
}

/* The first one tells when on the clock on the wall the trace began. */
static int on_clock(struct page *p, const struct xb_def_clock *c)
{
	struct json j;

	runs_learn_clock(&p->runs, c);
	if (p->clock)
		return 0;
	p->clock = true;
	json_line(&j, &p->lines, "clock");
	json_u64(&j, "ts", c->h.ts);
	json_u64(&j, "realtime", c->realtime);
	return json_end_line(&j);
}

/* What the process was started as. */
static int on_process(struct page *p, const struct event *e)
{
	struct json j;

	if (p->processes++ >= PROCESSES)
		return 0;
	json_line(&j, &p->lines, "started");
	json_u64(&j, "pid", e->rec->tgid);
	json_str(&j, "cmdline", event_text(e, 2));
	return json_end_line(&j);
}

static int on_object(struct page *p, const struct event *e)
{
	const struct xb_def_object *o = (const struct xb_def_object *)e->rec;
	struct json j;

	if (p->objects++ >= OBJECTS)
		return 0;
	json_line(&j, &p->lines, "object");
	json_str(&j, "path", event_text(e, 0));
	json_str(&j, "release", event_text(e, 1));
	json_u64(&j, "probes", o->probes);
	json_u64(&j, "failed", o->failed);
	return json_end_line(&j);
}

static int html_event(struct sink *s, const struct event *e, const struct told *told,
		      struct strbuf *out)
{
	struct page *p = sink_own(page, s);
	int r;

	(void)out;
	switch (e->type) {
	case EVENT_CALL:
		r = on_call(p, told, &e->call);
		return r < 0 ? r : on_run(p, told, &e->call);
	case EVENT_XPTI:
		return on_xpti(p, told, e->xpti);
	case EVENT_EXIT:
		boxes_thread_ended(p->timeline, e->rec->tgid, e->rec->tid);
		return 0;
	case EVENT_EXEC:
		boxes_thread_ended(p->timeline, e->rec->tgid, e->rec->tgid);
		return 0;
	case EVENT_CLOCK:
		return on_clock(p, (const struct xb_def_clock *)e->rec);
	case EVENT_PROCESS:
		return on_process(p, e);
	case EVENT_OBJECT:
		return on_object(p, e);
	default:
		return 0;
	}
}

/* ---- the lines --------------------------------------------------------------------------------- */

static int write_graph(struct page *p, struct model *m, bool collapse)
{
	const struct sink_opts o = { .view = collapse ? XPTIBPF_VIEW_COLLAPSE : 0 };
	struct sink *s;
	int r = sink_new(&sink_graph_json, &o, &s);

	if (r < 0)
		return r;
	r = sink_graph_json.finish(s, m, &p->lines);
	sink_free(s);
	return r;
}

static int measure_graph(struct model *m, bool collapse, uint32_t *ret_nodes, uint32_t *ret_edges)
{
	_cleanup_(drawn_done) struct drawn d = { 0 };
	int r = drawn_make(model_graph(m), collapse, &d);

	*ret_nodes = d.nnodes;
	*ret_edges = d.nedges;
	return r;
}

/* As it is if it is small, else together, else only how large it is. */
static int add_graph(struct page *p, struct model *m)
{
	uint32_t nodes, edges, all_nodes, all_edges;
	bool collapse = false, fits;
	struct json j;
	int r = measure_graph(m, false, &nodes, &edges);

	all_nodes = nodes;
	all_edges = edges;
	fits = nodes <= PAGE_NODES && edges <= PAGE_EDGES;
	if (r >= 0 && !fits) {
		collapse = true;
		r = measure_graph(m, true, &nodes, &edges);
		fits = nodes <= PAGE_NODES && edges <= PAGE_EDGES;
	}
	if (r < 0)
		return r;
	json_line(&j, &p->lines, "graph_size");
	json_u64(&j, "nodes", all_nodes);
	json_u64(&j, "edges", all_edges);
	json_bool(&j, "collapsed", collapse);
	json_bool(&j, "drawn", fits);
	r = json_end_line(&j);
	return r < 0 || !fits ? r : write_graph(p, m, collapse);
}

static int add_left_out(struct page *p)
{
	struct json j;

	json_line(&j, &p->lines, "details_left_out");
	json_u64(&j, "events", details_left_out(p->chosen));
	return json_end_line(&j);
}

static int html_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	struct page *p = sink_own(page, s);
	int r;

	(void)out;
	r = sink_report_json.finish(p->report, m, &p->lines);
	if (r >= 0)
		rows_json_memory(&p->lines, model_lifetimes(m));
	if (r >= 0)
		r = add_graph(p, m);
	if (r >= 0)
		r = details_write(p->chosen, boxes_begin(p->timeline), &p->details);
	if (r >= 0)
		r = add_left_out(p);
	if (r >= 0)
		r = boxes_write(p->timeline, &p->boxes, &p->lines);
	/* The page itself needs the room now. */
	p->timeline = boxes_free(p->timeline);
	p->chosen = details_free(p->chosen);
	return r;
}

/* ---- the page ---------------------------------------------------------------------------------- */

static void add_base64(struct strbuf *out, const unsigned char *data, size_t n)
{
	static const char digits[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	char four[4];
	uint32_t v;
	size_t i, k;

	for (i = 0; i < n; i += 3) {
		v = 0;
		for (k = 0; k < 3; k++)
			v = v << 8 | (i + k < n ? data[i + k] : 0);
		for (k = 0; k < 4; k++)
			four[k] = i + k > n ? '=' : digits[v >> (18 - 6 * k) & 63];
		strbuf_add(out, four, sizeof(four));
	}
}

static int add_packed(struct strbuf *out, struct strbuf *text)
{
	uLongf n = compressBound(text->len);
	_cleanup_free_ unsigned char *packed = malloc(n);

	if (!packed || compress2(packed, &n, (const unsigned char *)strbuf_str(text), text->len,
				 DEFLATE) != Z_OK)
		return -ENOMEM;
	strbuf_done(text);
	*text = (struct strbuf)STRBUF_INIT;
	add_base64(out, packed, n);
	return 0;
}

static int add_part(struct page *p, const char *name, size_t len, struct strbuf *out)
{
	if (len == 3 && !memcmp(name, "css", len))
		strbuf_add(out, page_css, sizeof(page_css));
	else if (len == 2 && !memcmp(name, "js", len))
		strbuf_add(out, page_js, sizeof(page_js));
	else if (len == 4 && !memcmp(name, "hash", len))
		strbuf_add(out, page_hash, sizeof(page_hash));
	else if (len == 5 && !memcmp(name, "lines", len))
		return add_packed(out, &p->lines);
	else if (len == 5 && !memcmp(name, "boxes", len))
		return add_packed(out, &p->boxes);
	else if (len == 7 && !memcmp(name, "details", len))
		return add_packed(out, &p->details);
	return 0;
}

/* page.html has its parts' places as {{NAME}}. */
static int add_page(struct page *p, struct strbuf *out)
{
	const char *at = page_html, *end = page_html + sizeof(page_html), *open, *close;
	int r = 0;

	while (r >= 0 && (open = memmem(at, (size_t)(end - at), "{{", 2))) {
		strbuf_add(out, at, (size_t)(open - at));
		open += 2;
		close = memmem(open, (size_t)(end - open), "}}", 2);
		if (!close)
			return -EINVAL;
		r = add_part(p, open, (size_t)(close - open), out);
		at = close + 2;
	}
	strbuf_add(out, at, (size_t)(end - at));
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

/* What each cause of loss spoils, for all of the table: the page sums up as the text report does. */
static int write_loss_kinds(struct strbuf *out)
{
	static const struct {
		const char *key;
		unsigned spoil;
	} kinds[] = { { "events", LOSSES_EVENTS },
		      { "values", LOSSES_VALUES },
		      { "absence", LOSSES_ABSENCE } };
	struct json j;

	json_line(&j, out, "loss_kinds");
	for (size_t k = 0; k < ARRAY_SIZE(kinds); k++) {
		json_array(&j, kinds[k].key);
		for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
			if (losses_spoils(i, kinds[k].spoil))
				json_str(&j, NULL, losses_name(i));
		json_end_array(&j);
	}
	return json_end_line(&j);
}

static int html_lost(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	struct page *p = sink_own(page, s);
	int r = sink_report_json.lost(p->report, counters, &p->lines);

	if (r >= 0)
		r = write_loss_kinds(&p->lines);
	if (r >= 0 && s->part)
		r = sink_part_json(s->part, &p->lines);
	if (r >= 0 &&
	    (strbuf_failed(&p->lines) || strbuf_failed(&p->boxes) || strbuf_failed(&p->details)))
		r = -ENOMEM;
	return r < 0 ? r : add_page(p, out);
}

const struct sink_ops sink_html = {
	.name = "html",
	.size = sizeof(struct page),
	.needs = MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY | MODEL_GPU |
		 MODEL_METRICS | MODEL_TALLY | MODEL_COMMANDS | TOLD_WORK,
	.shows_values = true,
	.open = html_open,
	.start = html_start,
	.event = html_event,
	.finish = html_finish,
	.lost = html_lost,
	.done = html_done,
};
