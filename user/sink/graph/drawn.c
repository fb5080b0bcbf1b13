// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * drawn.c - from the model's graph to what is drawn.
 *
 * The model keeps what was reported, in this order. Here, nodes that turned out to be part of others are merged into
 * them, edges from several sources become one, and with --collapse, all instances of a place in the program (same
 * process, queue, name, kind of command, file and line) become one node. This takes linear time, except for sorting
 * each node's edges: a million nodes are drawn in seconds.
 *
 * The critical path is the longest chain of measured times. If the runs of commands were measured, these count;
 * otherwise the time that submitting took, which is all that is known then, and is labelled as such. A collapsed graph
 * may have circles; they are cut at their earliest node.
 */
#include "sink/graph/drawn.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/compare.h"
#include "base/losses.h"
#include "sink/duration.h"
#include "sink/value.h"
#include "xptibpf/view.h"

#define NOWHERE UINT32_MAX

/* ---- nodes ------------------------------------------------------------------------------------- */

struct maker {
	struct drawn *d;
	const struct graph *g;
	uint64_t first;
	uint32_t *place; /* by id - first: of the drawn node, or NOWHERE */
	uint32_t n;	 /* ids */
	uint32_t *table; /* collapsing: hash to place + 1 */
	uint32_t mask;
};

static bool same_place(const struct drawn_node *d, const struct graph_node *n, uint32_t queue)
{
	const struct graph_node *o = d->n;

	return o->process == n->process && d->queue == queue && o->kind == n->kind &&
	       o->name == n->name && o->type == n->type && o->call == n->call &&
	       o->file == n->file && o->line == n->line;
}

static uint32_t place_hash(const struct graph_node *n, uint32_t queue)
{
	uint64_t x = (uintptr_t)n->name;

	x = (x ^ (uintptr_t)n->type) * 0x9fb21c651e98df25ull;
	x = (x ^ (x >> 31) ^ (uintptr_t)n->call) * 0x9fb21c651e98df25ull;
	x = (x ^ (x >> 31) ^ (uintptr_t)n->file ^ n->line) * 0x9fb21c651e98df25ull;
	x = (x ^ (x >> 31) ^ ((uint64_t)n->process << 32 | queue)) * 0x9fb21c651e98df25ull;
	return (uint32_t)(x ^ (x >> 33) ^ n->kind);
}

/* The node that n is drawn as, made if it is the first. */
static uint32_t place_of(struct maker *m, const struct graph_node *n, uint32_t queue)
{
	struct drawn *d = m->d;
	uint32_t i;

	if (d->collapsed) {
		for (i = place_hash(n, queue) & m->mask; m->table[i]; i = (i + 1) & m->mask) {
			if (same_place(&d->nodes[m->table[i] - 1], n, queue))
				return m->table[i] - 1;
		}
		m->table[i] = d->nnodes + 1;
	}
	d->nodes[d->nnodes] = (struct drawn_node){ .n = n, .id = n->id, .queue = queue };
	return d->nnodes++;
}

static void add_to(struct drawn_node *d, const struct graph_node *n)
{
	d->nodes++;
	d->instances += n->instances;
	d->timed += n->timed;
	d->submit_ns += n->submit_ns;
	d->runs += n->runs;
	d->exec_ns += n->exec_ns;
	d->done += n->done_by != 0;
}

static int make_nodes(struct maker *m)
{
	const struct graph_node *n;
	uint32_t i, queue;

	for (m->mask = 15; m->mask < 2 * m->n; m->mask = 2 * m->mask + 1)
		;
	m->d->nodes = calloc((size_t)m->n + 1, sizeof(*m->d->nodes));
	m->place = calloc((size_t)m->n + 1, sizeof(*m->place));
	if (m->d->collapsed)
		m->table = calloc((size_t)m->mask + 1, sizeof(*m->table));
	if (!m->d->nodes || !m->place || (m->d->collapsed && !m->table))
		return -ENOMEM;
	for (i = 0; i < m->n; i++) {
		n = graph_at(m->g, m->first + i);
		m->place[i] = NOWHERE;
		if (!n || n->same || graph_unheard(m->g, n))
			continue;
		queue = graph_queue_root(m->g, n->queue);
		m->place[i] = place_of(m, n, queue);
		add_to(&m->d->nodes[m->place[i]], n);
	}
	return 0;
}

static int by_queue(const void *a, const void *b)
{
	const struct drawn_node *x = a, *y = b;

	return COMPARE_UP(x->n->process, y->n->process)
		?: COMPARE_UP(x->queue, y->queue)
		?: COMPARE_UP(x->id, y->id);
}

/* Clusters lie together from here on. */
static int sort_nodes(struct maker *m)
{
	struct drawn *d = m->d;
	_cleanup_free_ uint32_t *moved = calloc((size_t)m->n + 1, sizeof(*moved));
	_cleanup_free_ uint32_t *old = NULL;
	uint32_t i;

	if (!moved)
		return -ENOMEM;
	/* Which id each drawn node stands for finds its new place again. */
	qsort(d->nodes, d->nnodes, sizeof(*d->nodes), by_queue);
	for (i = 0; i < d->nnodes; i++)
		moved[d->nodes[i].id - m->first] = i;
	old = calloc((size_t)d->nnodes + 1, sizeof(*old));
	if (!old)
		return -ENOMEM;
	/* The first id of each old place. */
	for (i = m->n; i-- > 0;) {
		if (m->place[i] != NOWHERE)
			old[m->place[i]] = i;
	}
	for (i = 0; i < m->n; i++) {
		if (m->place[i] != NOWHERE)
			m->place[i] = moved[old[m->place[i]]];
	}
	return 0;
}

static uint32_t place_of_id(const struct maker *m, uint64_t id)
{
	id = graph_root(m->g, id);
	return id ? m->place[id - m->first] : NOWHERE;
}

/* ---- edges ------------------------------------------------------------------------------------- */

static int by_from(const void *a, const void *b)
{
	const struct drawn_edge *x = a, *y = b;

	return x->from < y->from ? -1 : x->from > y->from;
}

/* One of each pair; start[i] is where the edges to i begin. */
static void merge_edges(struct drawn *d, const uint32_t *start)
{
	uint32_t kept = 0, i, k, first;

	for (i = 0; i < d->nnodes; i++) {
		qsort(d->edges + start[i], start[i + 1] - start[i], sizeof(*d->edges), by_from);
		first = kept;
		for (k = start[i]; k < start[i + 1]; k++) {
			const struct drawn_edge e = d->edges[k];

			if (kept > first && d->edges[kept - 1].from == e.from) {
				d->edges[kept - 1].whys |= e.whys;
				d->edges[kept - 1].uncertain &= e.uncertain;
			} else {
				d->edges[kept++] = e;
			}
		}
	}
	d->nedges = kept;
}

static int make_edges(struct maker *m)
{
	struct drawn *d = m->d;
	_cleanup_free_ uint32_t *start = calloc((size_t)d->nnodes + 2, sizeof(*start));
	_cleanup_free_ uint32_t *fill = calloc((size_t)d->nnodes + 2, sizeof(*fill));
	const struct graph_node *n;
	uint32_t i, k, from, to;

	if (!start || !fill)
		return -ENOMEM;
	for (i = 0; i < m->n; i++) {
		n = graph_at(m->g, m->first + i);
		to = n ? place_of_id(m, n->id) : NOWHERE;
		for (k = 0; to != NOWHERE && k < n->nin; k++) {
			from = place_of_id(m, n->in[k].from);
			if (from != NOWHERE && from != to)
				start[to + 1]++;
		}
	}
	for (i = 0; i < d->nnodes; i++) {
		start[i + 1] += start[i];
		fill[i + 1] = start[i + 1];
	}
	d->edges = calloc((size_t)start[d->nnodes] + 1, sizeof(*d->edges));
	if (!d->edges)
		return -ENOMEM;
	for (i = 0; i < m->n; i++) {
		n = graph_at(m->g, m->first + i);
		to = n ? place_of_id(m, n->id) : NOWHERE;
		for (k = 0; to != NOWHERE && k < n->nin; k++) {
			from = place_of_id(m, n->in[k].from);
			if (from == NOWHERE || from == to)
				continue;
			d->edges[fill[to]++] =
				(struct drawn_edge){ .from = from,
						     .to = to,
						     .whys = (uint8_t)(1u << n->in[k].why),
						     .uncertain = n->in[k].uncertain };
		}
	}
	merge_edges(d, start);
	return 0;
}

/* ---- order and critical path ------------------------------------------------------------------- */

struct walk {
	struct drawn *d;
	uint32_t *in_start;	   /* of the edges to a node */
	uint32_t *out_start, *out; /* of the edges from it: their places */
	uint32_t *waiting;	   /* edges from nodes that have not been walked */
	uint32_t *order, norder;
	uint32_t *before; /* the node before it on its longest way, or NOWHERE */
	uint64_t *way;	  /* ns up to its end */
	bool *done;
};

static void walk_done(struct walk *w)
{
	free(w->in_start);
	free(w->out_start);
	free(w->out);
	free(w->waiting);
	free(w->order);
	free(w->before);
	free(w->way);
	free(w->done);
}

static int walk_make(struct walk *w)
{
	struct drawn *d = w->d;
	size_t n = (size_t)d->nnodes + 2;
	uint32_t i;

	w->in_start = calloc(n, sizeof(uint32_t));
	w->out_start = calloc(n, sizeof(uint32_t));
	w->out = calloc((size_t)d->nedges + 1, sizeof(uint32_t));
	w->waiting = calloc(n, sizeof(uint32_t));
	w->order = calloc(n, sizeof(uint32_t));
	w->before = calloc(n, sizeof(uint32_t));
	w->way = calloc(n, sizeof(uint64_t));
	w->done = calloc(n, sizeof(bool));
	if (!w->in_start || !w->out_start || !w->out || !w->waiting || !w->order || !w->before ||
	    !w->way || !w->done)
		return -ENOMEM;
	for (i = 0; i < d->nedges; i++) {
		w->waiting[d->edges[i].to]++;
		w->out_start[d->edges[i].from + 1]++;
	}
	for (i = 0; i < d->nnodes; i++) {
		w->in_start[i + 1] = w->in_start[i] + w->waiting[i];
		w->out_start[i + 1] += w->out_start[i];
	}
	/* Fill from the start of each, then shift back. */
	for (i = 0; i < d->nedges; i++)
		w->out[w->out_start[d->edges[i].from]++] = i;
	for (i = d->nnodes; i > 0; i--)
		w->out_start[i] = w->out_start[i - 1];
	w->out_start[0] = 0;
	return 0;
}

static uint64_t length_of(const struct drawn_node *n, enum path_basis basis)
{
	if (n->n->kind == GRAPH_WAIT)
		return 0;
	if (basis != PATH_SUBMISSION && n->runs)
		return n->exec_ns;
	return basis == PATH_EXECUTION && n->n->kind == GRAPH_DEVICE ? 0 : n->submit_ns;
}

static void step(struct walk *w, uint32_t i)
{
	struct drawn *d = w->d;
	uint32_t k, from;
	uint64_t best = 0;

	w->before[i] = NOWHERE;
	for (k = w->in_start[i]; k < w->in_start[i + 1]; k++) {
		from = d->edges[k].from;
		if (!w->done[from])
			continue; /* the circle is cut here */
		if (w->before[i] == NOWHERE || w->way[from] > best) {
			best = w->way[from];
			w->before[i] = from;
		}
		if (d->nodes[from].layer + 1 > d->nodes[i].layer)
			d->nodes[i].layer = d->nodes[from].layer + 1;
	}
	w->way[i] = best + length_of(&d->nodes[i], d->basis);
	w->done[i] = true;
	if (d->nodes[i].layer + 1 > d->nlayers)
		d->nlayers = d->nodes[i].layer + 1;
}

/* Each after all that it is after; circles are cut at the first node that is left. */
static void walk_all(struct walk *w)
{
	struct drawn *d = w->d;
	uint32_t head = 0, i, k, next = 0;

	for (i = 0; i < d->nnodes; i++) {
		if (!w->waiting[i])
			w->order[w->norder++] = i;
	}
	while (head < d->nnodes) {
		if (head == w->norder) {
			while (next < d->nnodes && (w->done[next] || !w->waiting[next]))
				next++;
			if (next == d->nnodes)
				return;
			w->waiting[next] = 0;
			w->order[w->norder++] = next;
		}
		i = w->order[head++];
		step(w, i);
		for (k = w->out_start[i]; k < w->out_start[i + 1]; k++) {
			uint32_t to = d->edges[w->out[k]].to;

			if (w->waiting[to] && !--w->waiting[to])
				w->order[w->norder++] = to;
		}
	}
}

static enum path_basis find_basis(const struct drawn *d)
{
	uint32_t i, run = 0, device = 0;
	bool timed = false;

	for (i = 0; i < d->nnodes; i++) {
		timed |= d->nodes[i].timed > 0;
		if (d->nodes[i].n->kind != GRAPH_DEVICE || d->nodes[i].n->flags & GRAPH_F_BARRIER)
			continue;
		device++;
		run += d->nodes[i].runs > 0;
	}
	if (!run)
		return timed ? PATH_SUBMISSION : PATH_NONE;
	return run == device ? PATH_EXECUTION : PATH_MIXED;
}

static int mark_path(struct walk *w)
{
	struct drawn *d = w->d;
	uint32_t i, last = NOWHERE, k, n = 0;

	for (i = 0; i < d->nnodes; i++) {
		if (w->way[i] && (last == NOWHERE || w->way[i] > w->way[last]))
			last = i;
	}
	if (last == NOWHERE || d->basis == PATH_NONE)
		return 0;
	d->path_ns = w->way[last];
	for (i = last; i != NOWHERE && n <= d->nnodes; i = w->before[i])
		n++;
	d->path = calloc(n, sizeof(*d->path));
	if (!d->path)
		return -ENOMEM;
	d->npath = n;
	for (i = last, k = n; k > 0; i = w->before[i]) {
		d->path[--k] = i;
		d->nodes[i].critical = true;
		for (uint32_t e = w->in_start[i]; k && e < w->in_start[i + 1]; e++)
			d->edges[e].critical = d->edges[e].from == w->before[i];
	}
	return 0;
}

static int find_path(struct drawn *d)
{
	_cleanup_(walk_done) struct walk w = { .d = d };
	int r;

	d->basis = find_basis(d);
	r = walk_make(&w);
	if (r < 0)
		return r;
	walk_all(&w);
	return mark_path(&w);
}

static int make_all(struct maker *m)
{
	int r = make_nodes(m);

	if (r >= 0)
		r = sort_nodes(m);
	if (r >= 0)
		r = make_edges(m);
	return r < 0 ? r : find_path(m->d);
}

int drawn_make(const struct graph *g, bool collapse, struct drawn *ret)
{
	struct maker m = { .d = ret, .g = g, .first = graph_first(g) };
	int r;

	ret->graph = g;
	ret->collapsed = collapse;
	m.n = (uint32_t)(graph_end(g) - m.first);
	r = make_all(&m);
	free(m.place);
	free(m.table);
	return r;
}

void drawn_done(struct drawn *d)
{
	free(d->nodes);
	free(d->edges);
	free(d->path);
	*d = (struct drawn){ .names = d->names };
}

/* ---- words ------------------------------------------------------------------------------------- */

const char *drawn_kind(uint8_t kind)
{
	static const char *const words[] = {
		[GRAPH_UNSEEN] = "unseen", [GRAPH_DEVICE] = "device", [GRAPH_HOST] = "host",
		[GRAPH_WAIT] = "wait",	   [GRAPH_EVENT] = "event",
	};

	return kind < ARRAY_SIZE(words) ? words[kind] : "?";
}

bool drawn_on_host(const struct graph_node *n)
{
	return n->kind == GRAPH_HOST || n->kind == GRAPH_WAIT ||
	       (n->kind != GRAPH_DEVICE && !n->queue);
}

bool drawn_is_unseen(const struct graph_node *n)
{
	return n->kind == GRAPH_UNSEEN || n->kind == GRAPH_EVENT;
}

const char *drawn_why(unsigned why)
{
	static const char *const words[] = {
		[GRAPH_BY_EVENT] = "event", [GRAPH_BY_DATA] = "data",
		[GRAPH_BY_QUEUE] = "queue", [GRAPH_BY_BARRIER] = "barrier",
		[GRAPH_BY_BATCH] = "batch", [GRAPH_BY_HOST] = "host",
	};

	return why < ARRAY_SIZE(words) ? words[why] : "?";
}

static bool is_kernel(const struct graph_node *n)
{
	return n->type && !strcmp(n->type, "command_group_node");
}

void drawn_title(const struct drawn *d, const struct drawn_node *node, size_t width,
		 struct strbuf *out)
{
	const struct graph_node *n = node->n;
	const char *what = n->type && !is_kernel(n) ? n->type : n->call;

	if (n->kind == GRAPH_EVENT) {
		strbuf_addf(out, "event %#llx of a command that was not seen",
			    (unsigned long long)n->object);
		return;
	}
	if (n->kind == GRAPH_UNSEEN && !n->name) {
		strbuf_adds(out, "a node that was not seen");
		return;
	}
	if (n->kind == GRAPH_WAIT)
		strbuf_adds(out, "wait: ");
	if (n->name)
		strbuf_adds(out, width ? names_brief(d->names, n->name, width)
				       : names_shown(d->names, n->name));
	else
		strbuf_adds(out, what ? what : "?");
	if (n->name && what && strcmp(n->name, what) != 0) {
		strbuf_adds(out, " (");
		strbuf_adds(out, what);
		strbuf_addc(out, ')');
	}
}

void drawn_place(const struct drawn_node *d, bool whole, struct strbuf *out)
{
	const char *file = d->n->file, *slash;

	if (!file)
		return;
	slash = strrchr(file, '/');
	strbuf_adds(out, slash && !whole ? slash + 1 : file);
	if (d->n->line)
		strbuf_addf(out, ":%u", d->n->line);
}

static void add_mean(struct strbuf *out, const char *what, uint64_t ns, uint64_t n)
{
	strbuf_adds(out, what);
	strbuf_addc(out, ' ');
	duration_text(out, n ? ns / n : 0);
	if (n > 1)
		strbuf_adds(out, " on average");
}

static void add_count(struct strbuf *out, uint64_t n)
{
	strbuf_addc(out, 'x');
	strbuf_add_u64(out, n);
	strbuf_adds(out, ", ");
}

/* When a command ended that was not measured, as far as it was looked at: since its submission began. */
static void add_end(const struct graph_node *n, struct strbuf *out)
{
	if (!n->begin || n->not_after < n->begin)
		return;
	strbuf_adds(out, ", ended ");
	if (n->not_before > n->begin) {
		duration_text(out, n->not_before - n->begin);
		strbuf_adds(out, " to ");
	} else {
		strbuf_adds(out, "within ");
	}
	duration_text(out, n->not_after - n->begin);
	strbuf_adds(out, " from its submission");
}

void drawn_times(const struct drawn_node *d, struct strbuf *out)
{
	uint8_t kind = d->n->kind;
	const char *what = kind == GRAPH_WAIT		      ? "waited"
			   : kind == GRAPH_DEVICE && !d->runs ? "submission only"
							      : "submission";

	if (d->instances != 1 && kind != GRAPH_EVENT && kind != GRAPH_UNSEEN)
		add_count(out, d->instances);
	if (kind == GRAPH_DEVICE && d->runs)
		add_mean(out, "run", d->exec_ns, d->runs);
	if (kind == GRAPH_DEVICE && d->runs && d->timed)
		strbuf_adds(out, ", ");
	if (d->timed)
		add_mean(out, what, d->submit_ns, d->timed);
	else if (!d->runs)
		strbuf_adds(out, "not measured");
	if (kind == GRAPH_DEVICE && !d->runs && d->nodes == 1)
		add_end(d->n, out);
}

void drawn_queue_name(const struct graph_queue *q, struct strbuf *out)
{
	/* What NULL stands for is one for each process. */
	if (!q->handle && !q->number)
		strbuf_addf(out, "default %s", q->word ? q->word : "queue");
	else
		value_object(out, q->word ? q->word : "queue", q->number, false);
}

void drawn_queue_title(const struct drawn *d, uint32_t queue, struct strbuf *out)
{
	static const char *const orders[] = { [CAT_ORDER_UNKNOWN] = "order not known",
					      [CAT_ORDER_IN] = "in order",
					      [CAT_ORDER_OUT] = "out of order" };
	const struct graph_queue *q = graph_queue(d->graph, queue);

	if (!q) {
		strbuf_adds(out, "no queue");
		return;
	}
	drawn_queue_name(q, out);
	strbuf_addf(out, " (%s%s%s)", q->api ? q->api : "", q->api ? ", " : "",
		    q->batch ? "runs when executed"
			     : orders[q->order < ARRAY_SIZE(orders) ? q->order : 0]);
	if (q->device)
		strbuf_addf(out, " on %s", q->device);
}

void drawn_path_title(const struct drawn *d, struct strbuf *out)
{
	static const char *const words[] = {
		[PATH_NONE] = "no critical path: no times were measured",
		[PATH_EXECUTION] = "critical path, by execution on the device",
		[PATH_SUBMISSION] = "critical path, by submission only: execution was not measured",
		[PATH_MIXED] = "critical path, by execution where measured, else by submission",
	};

	strbuf_adds(out, words[d->basis]);
	if (!d->npath)
		return;
	strbuf_adds(out, ": ");
	duration_text(out, d->path_ns);
	strbuf_addf(out, " over %u nodes", d->npath);
}

static void missing(struct strbuf *out, uint64_t n, const char *what)
{
	if (n)
		strbuf_addf(out, "%llu %s\n", (unsigned long long)n, what);
}

void drawn_missing(const struct drawn *d, struct strbuf *out)
{
	const struct graph_totals *t = graph_totals(d->graph);

	missing(out, t->let_go, "older nodes were dropped to make room");
	missing(out, t->let_go_edges, "edges were dropped with them");
	missing(out, t->unresolved, "times an event was waited for whose command was not seen");
	missing(out, t->unread, "events of wait lists were not read");
	missing(out, t->ends, "submissions began before the trace, or their beginning was lost");
	missing(out, t->cut, "submissions had not ended, or their end was lost");
	missing(out, t->unnamed, "names were not kept because there were too many");
}

/* ---- sinks ------------------------------------------------------------------------------------- */

void drawn_lost(const struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	bool any = false;
	unsigned i;

	if (s->part)
		strbuf_addf(out, "part: %s; ", s->part->text);
	strbuf_adds(out, "lost: ");
	for (i = 0; i < XB_C_LOSS_MAX; i++) {
		if (!counters[i])
			continue;
		strbuf_addf(out, "%s%llu %s", any ? "; " : "", (unsigned long long)counters[i],
			    losses_text(i));
		any = true;
	}
	if (!any)
		strbuf_adds(out, "none");
}
