// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * timeline_graph.c - see timeline_graph.h.
 *
 * Edges are known late; nodes are written in chunks of CHUNK when that many more have come, or at the end, so that
 * memory stays bounded. An edge within a chunk is a flow between the two slices; at one that comes from an older chunk
 * an instant on the older node stands for it. So it does for a call that submits an older node once more.
 */
#include "sink/timeline/timeline_graph.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/compare.h"
#include "base/grow.h"
#include "model/graph/graph.h"
#include "sink/graph/drawn.h"

#define CHUNK	   8192u
#define SORT_MOVES 4u /* for each item; then it is sorted as what is in no order */

/* An edge between nodes of the chunk: to is after from. */
struct edge {
	uint64_t from, to;
};

static int by_from(const void *a, const void *b)
{
	const struct edge *x = a, *y = b;

	return COMPARE_UP(x->from, y->from) ?: COMPARE_UP(x->to, y->to);
}

struct edges {
	struct edge *all;
	size_t n;
};

struct chunk {
	struct edges edges, backwards; /* by from; the same by to */
	struct edges calls;	       /* flows of calls to the nodes that they submitted, by to */
	uint64_t from, to;	       /* ids */
};

static bool in_chunk(const struct chunk *c, uint64_t id)
{
	return id >= c->from && id < c->to;
}

static bool is_shown(const struct graph_node *n)
{
	return n && !n->same && (n->created || n->begin);
}

static uint64_t node_ts(const struct graph_node *n)
{
	return n->begin ?: n->created;
}

static int node_queue(struct timeline *t, const struct graph_node *n, struct strbuf *out,
		      uint32_t *ret_pid, struct queue **ret)
{
	const struct graph *g = t->graph;
	const struct graph_queue *gq = graph_queue(g, n->queue);
	const struct graph_process *gp = graph_process(g, gq ? gq->process : n->process);
	struct queue_key key = { .tgid = gp ? gp->tgid : 0 };

	if (drawn_on_host(n)) {
		key.handle = QUEUE_HOST;
	} else if (gq) {
		key.handle = gq->handle;
		key.number = gq->number;
	} else {
		key.handle = QUEUE_UNKNOWN;
	}
	*ret_pid = key.tgid;
	return tracks_queue(t, model_process(t->model, key.tgid), &key, NULL, out, ret);
}

static int edges_add(struct edges *e, uint64_t from, uint64_t to)
{
	return GROW_APPEND(e->all, e->n, (struct edge){ from, to });
}

/* Of pairs of numbers. What comes in the order of time is mostly in order, and else not far from its place. */
static void sort(void *pairs, size_t n, int (*by)(const void *, const void *))
{
	uint64_t(*all)[2] = pairs, one[2];
	size_t moves = SORT_MOVES * n, i, at;

	for (i = 1; i < n; i++) {
		if (by(all[i - 1], all[i]) <= 0)
			continue;
		memcpy(one, all[i], sizeof(one));
		for (at = i; at && moves && by(all[at - 1], one) > 0; at--, moves--)
			memcpy(all[at], all[at - 1], sizeof(one));
		memcpy(all[at], one, sizeof(one));
		if (!moves)
			break;
	}
	if (i < n)
		qsort(all, n, sizeof(*all), by);
}

/* All edges to nodes of the chunk, each pair once, by where they come from. */
static int chunk_edges(struct timeline *t, const struct graph *g, struct chunk *c)
{
	const struct graph_node *n;
	uint64_t id, from, to;
	struct edges *e = &c->edges;
	size_t kept = 0, i;
	int r = 0;

	for (id = c->from; r >= 0 && id < c->to; id++) {
		n = graph_at(g, id);
		to = n ? graph_root(g, id) : 0;
		for (i = 0; r >= 0 && to && i < n->nin; i++) {
			from = graph_root(g, n->in[i].from);
			if (!from)
				t->edges_gone++;
			else if (from != to)
				r = edges_add(e, from, to);
		}
	}
	sort(e->all, e->n, by_from);
	for (i = 0; i < e->n; i++)
		if (!kept || by_from(&e->all[kept - 1], &e->all[i]))
			e->all[kept++] = e->all[i];
	e->n = kept;
	return r;
}

static int by_to(const void *a, const void *b)
{
	const struct edge *x = a, *y = b;

	return COMPARE_UP(x->to, y->to) ?: COMPARE_UP(x->from, y->from);
}

static unsigned node_notes(const struct drawn_node *d, struct strbuf *times,
			   struct timeline_note notes[])
{
	const struct graph_node *n = d->n;
	unsigned i = 0;

	strbuf_reset(times);
	drawn_times(d, times);
	notes[i++] = (struct timeline_note){ "kind", drawn_kind(n->kind), 0 };
	if (n->type)
		notes[i++] = (struct timeline_note){ "type", n->type, 0 };
	if (n->call)
		notes[i++] = (struct timeline_note){ "call", n->call, 0 };
	notes[i++] = (struct timeline_note){ "times", strbuf_str(times), 0 };
	notes[i++] = (struct timeline_note){ "node", NULL, n->id };
	notes[i++] = (struct timeline_note){ "instances", NULL, n->instances };
	if (n->tid)
		notes[i++] = (struct timeline_note){ "tid", NULL, xb_id(n->tid) };
	if (n->uid.p1 || n->uid.p2)
		notes[i++] = (struct timeline_note){ "uid_instance", NULL, n->uid.instance };
	return i;
}

static bool is_whole(const struct graph_node *n)
{
	return n->begin && n->end > n->begin;
}

/* The node, or, with marker, what stands for it at the end of an edge of another chunk. */
static int write_node(struct timeline *t, const struct graph_node *n,
		      const struct timeline_flow *flows, unsigned nflows, bool marker,
		      struct strbuf *out)
{
	const struct drawn_node d = { .n = n,
				      .id = n->id,
				      .nodes = 1,
				      .instances = n->instances,
				      .timed = n->timed,
				      .submit_ns = n->submit_ns,
				      .runs = n->runs,
				      .exec_ns = n->exec_ns };
	struct timeline_note notes[8];
	struct timeline_slice s = {
		.shape = TIMELINE_INSTANT,
		.ts = node_ts(n),
		.category = n->kind == GRAPH_WAIT ? "wait" : "submission",
		.notes = notes,
		.flows = flows,
		.nflows = nflows,
		.file = n->file,
		.line = n->line,
	};
	const char *lane = drawn_on_host(n) ? "waits and host work" : "submitted";
	struct queue *q;
	int r;

	r = node_queue(t, n, out, &s.pid, &q);
	s.rank = tracks_rank(model_process(t->model, s.pid));
	if (r < 0)
		return r;
	if (!marker && is_whole(n)) {
		s.shape = TIMELINE_WHOLE;
		s.dur = n->end - n->begin;
	}
	r = tracks_lane(t, q, &q->submitted, lane, &s, out);
	if (r < 0)
		return r;
	strbuf_reset(&t->text);
	drawn_title(&(struct drawn){ .names = &t->names }, &d, 0, &t->text);
	s.name = strbuf_str(&t->text);
	s.nnotes = marker ? 0 : node_notes(&d, &t->text2, notes);
	return t->ops->slice(t->u, &s, out);
}

static int write_marker(struct timeline *t, uint64_t id, struct timeline_flow f, struct strbuf *out)
{
	const struct graph_node *n = graph_at(t->graph, id);

	if (!is_shown(n)) {
		t->edges_gone++;
		return 0;
	}
	return write_node(t, n, &f, 1, true, out);
}

static uint64_t edge_flow(uint64_t from, uint64_t to)
{
	return timeline_mix(from * 0x9fb21c651e98df25ull + timeline_mix(to));
}

static struct timeline_flow edge_end(const struct edge *e, enum timeline_end end)
{
	return (struct timeline_flow){ .id = edge_flow(e->from, e->to),
				       .kind = TIMELINE_EDGE,
				       .end = end };
}

/* A call's flow ends where its submission is over: by then the call has begun, whatever XPTI's task began with. */
static struct timeline_flow call_end_of(const struct edge *e, const struct graph_node *whole)
{
	return (struct timeline_flow){ .id = e->from,
				       .kind = TIMELINE_COMMAND,
				       .end = TIMELINE_TO,
				       .at_end = whole && is_whole(whole) };
}

static int write_markers(struct timeline *t, const struct chunk *c, struct strbuf *out)
{
	int r = 0;

	for (size_t i = 0; r >= 0 && i < c->edges.n; i++) {
		const struct edge *e = &c->edges.all[i];

		if (!in_chunk(c, e->from))
			r = write_marker(t, e->from, edge_end(e, TIMELINE_FROM), out);
		if (r >= 0 && !in_chunk(c, e->to))
			r = write_marker(t, e->to, edge_end(e, TIMELINE_TO), out);
	}
	return r;
}

struct waiting {
	uint64_t id, ts;
};

static int by_time(const void *a, const void *b)
{
	const struct waiting *x = a, *y = b;

	return COMPARE_UP(x->ts, y->ts) ?: COMPARE_UP(x->id, y->id);
}

static bool is_before(const struct edge *e, uint64_t id, bool to)
{
	return (to ? e->to : e->from) < id;
}

/* First of the edges that is not before id, by from or by to. Mostly after those of the last node: at near. */
static size_t find_edge(const struct edges *edges, uint64_t id, bool to, size_t near)
{
	const struct edge *e = edges->all;
	const size_t n = edges->n;
	size_t low = 0, high = n;

	if ((!near || is_before(&e[near - 1], id, to)) &&
	    (near == n || !is_before(&e[near], id, to)))
		return near;
	while (low < high) {
		size_t mid = (low + high) / 2;

		if (is_before(&e[mid], id, to))
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

/* By time, so that lanes are filled from the left. */
static int write_nodes(struct timeline *t, const struct chunk *c, struct strbuf *out)
{
	_cleanup_free_ struct waiting *w = calloc(c->to - c->from + 1, sizeof(*w));
	const struct graph *g = t->graph;
	const struct edge *e;
	size_t n = 0, behind = 0, before = 0, by = 0, i;
	uint64_t id;
	int r = 0;

	if (!w)
		return -ENOMEM;
	for (id = c->from; id < c->to; id++)
		if (is_shown(graph_at(g, id)))
			w[n++] = (struct waiting){ id, node_ts(graph_at(g, id)) };
	sort(w, n, by_time);
	for (i = 0; r >= 0 && i < n; i++) {
		t->nflows = 0;
		id = w[i].id;
		before = find_edge(&c->backwards, id, true, before);
		for (e = c->backwards.all; r >= 0 && before < c->backwards.n && e[before].to == id;
		     before++)
			r = timeline_add_flow(t, edge_end(&e[before], TIMELINE_TO));
		behind = find_edge(&c->edges, id, false, behind);
		for (e = c->edges.all; r >= 0 && behind < c->edges.n && e[behind].from == id;
		     behind++)
			r = timeline_add_flow(t, edge_end(&e[behind], TIMELINE_FROM));
		by = find_edge(&c->calls, id, true, by);
		for (e = c->calls.all; r >= 0 && by < c->calls.n && e[by].to == id; by++)
			r = timeline_add_flow(t, call_end_of(&e[by], graph_at(g, id)));
		if (r >= 0)
			r = write_node(t, graph_at(g, id), t->flows, t->nflows, false, out);
	}
	return r;
}

static int chunk_backwards(struct chunk *c)
{
	int r = 0;

	for (size_t i = 0; r >= 0 && i < c->edges.n; i++)
		r = edges_add(&c->backwards, c->edges.all[i].from, c->edges.all[i].to);
	sort(c->backwards.all, c->backwards.n, by_to);
	return r;
}

/* The flows of calls that are not paired yet, and that go to nodes of the chunk, or of an older one. */
static int chunk_calls(struct timeline *t, struct chunk *c, struct strbuf *out)
{
	uint32_t kept = 0;
	int r = 0;

	for (uint32_t i = 0; r >= 0 && i < t->nsubmissions; i++) {
		const struct submission *s = &t->submissions[i];
		const uint64_t to = graph_root(t->graph, s->node);

		if (to >= c->to)
			t->submissions[kept++] = *s;
		else if (!s->paired && in_chunk(c, to))
			r = edges_add(&c->calls, s->flow, to);
		else if (!s->paired)
			r = write_marker(t, to, call_end_of(&(struct edge){ s->flow, to }, NULL),
					 out);
	}
	t->nsubmissions = kept;
	sort(c->calls.all, c->calls.n, by_to);
	return r;
}

static int write_all(struct timeline *t, struct chunk *c, struct strbuf *out)
{
	int r = chunk_edges(t, t->graph, c);

	if (r >= 0)
		r = chunk_backwards(c);
	if (r >= 0)
		r = chunk_calls(t, c, out);
	if (r >= 0)
		r = write_nodes(t, c, out);
	return r < 0 ? r : write_markers(t, c, out);
}

static int write_chunk(struct timeline *t, uint64_t to, struct strbuf *out)
{
	struct chunk c = { .from = t->node, .to = to };
	int r;

	if (c.from < graph_first(t->graph))
		c.from = graph_first(t->graph);
	if (c.to < c.from)
		c.to = c.from;
	r = write_all(t, &c, out);
	free(c.edges.all);
	free(c.backwards.all);
	free(c.calls.all);
	t->node = c.to;
	return r;
}

int timeline_graph_event(struct timeline *t, struct strbuf *out)
{
	uint64_t end = graph_end(t->graph);

	if (!t->node)
		t->node = graph_first(t->graph);
	if (end - t->node >= 2 * CHUNK)
		return write_chunk(t, t->node + CHUNK, out);
	return t->nsubmissions >= SUBMISSIONS_MAX ? write_chunk(t, end, out) : 0;
}

int timeline_graph_finish(struct timeline *t, struct strbuf *out)
{
	uint64_t end = graph_end(t->graph);
	int r;

	if (!t->node)
		t->node = graph_first(t->graph);
	do
		r = write_chunk(t, t->node + CHUNK < end ? t->node + CHUNK : end, out);
	while (r >= 0 && t->node < end);
	return r;
}
