// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sqlite_end.c - the tables of what the model knows when the stream is over: graph, waits, memory, losses. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/losses.h"
#include "model/graph/graph.h"
#include "model/time/latency.h"
#include "model/time/waits.h"
#include "model/metrics/metrics.h"
#include "sink/graph/drawn.h"
#include "sink/metrics_text.h"
#include "sink/tables/sqlite.h"
#include "sink/rows.h"
#include "sink/value.h"

/* ---- memory ------------------------------------------------------------------------------------ */

void sqlite_allocation(void *u, const struct lifetimes_life *life)
{
	struct sqlite *s = u;
	struct row_source x = { .life = life,
				.id = ++s->nallocations,
				.process_id = sqlite_process_at(s, life->pid, life->made_at) };
	int r = sqlite_put(s, T_ALLOCATION, ROW_ALLOCATION, 0, &x);

	if (r < 0 && !s->error)
		s->error = r;
}

static int faults(struct sqlite *s, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_fault **f = NULL;
	size_t n, i;
	int r = lifetimes_faults(l, &f, &n);

	for (i = 0; r >= 0 && i < n; i++) {
		const struct lifetimes_fault *x = f[i];

		r = INSERT(s, WRONG_FREE);
	}
	return r;
}

static int failures(struct sqlite *s, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_failure **f = NULL;
	size_t n, i;
	int r = lifetimes_failures(l, &f, &n);

	for (i = 0; r >= 0 && i < n; i++)
		r = INSERT(s, FAILED_MEMORY_CALL);
	return r;
}

static int transfers(struct sqlite *s, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_copy **c = NULL;
	size_t n, i;
	int r = lifetimes_copies(l, &c, &n);

	for (i = 0; r >= 0 && i < n; i++) {
		const struct lifetimes_copy *x = c[i];
		bool fill = !x->from, sized = x->count > x->unsized;
		const char direction[] = { fill ? x->to : x->from, fill ? '\0' : '2', x->to, '\0' };

		r = INSERT(s, TRANSFER);
	}
	return r;
}

static int memory(struct sqlite *s, struct lifetimes *l)
{
	int r;

	lifetimes_finish(l);
	lifetimes_watch_rest(l, &s->watcher);
	r = s->error ?: faults(s, l);
	if (r >= 0)
		r = failures(s, l);
	return r < 0 ? r : transfers(s, l);
}

/* ---- the task graph ---------------------------------------------------------------------------- */

static int queue_row(struct sqlite *s, const struct drawn *d, uint32_t number, struct cell process,
		     struct cell *ret)
{
	_cleanup_(strbuf_done) struct strbuf name = STRBUF_INIT;
	const struct graph_queue *q = graph_queue(d->graph, number);

	*ret = cell_null();
	if (!q)
		return 0;
	drawn_queue_name(q, &name);
	*ret = INT(number);
	return INSERT(s, QUEUE);
}

static void api_words(uint16_t apis, struct strbuf *out)
{
	unsigned i;

	for (i = 0; i < 16; i++) {
		if (!(apis & 1u << i) || !catalog_api(i))
			continue;
		if (out->len)
			strbuf_addc(out, ' ');
		strbuf_adds(out, catalog_api(i)->name);
	}
}

static int node_row(struct sqlite *s, const struct drawn *d, const struct drawn_node *n)
{
	_cleanup_(strbuf_done) struct strbuf apis = STRBUF_INIT;
	const struct graph_node *g = n->n;
	const struct graph_process *p = graph_process(d->graph, g->process);
	bool known = xpti_uid_known(&g->uid);
	char uid[XPTI_UID_TEXT];
	struct cell process = cell_null(), queue;
	int64_t id = 0;
	int r = 0;

	if (p)
		r = sqlite_process_of(s, p->tgid, p->start_ns, p->exec_count, p->comm, &id);
	if (p)
		process = INT(id);
	if (r >= 0)
		r = queue_row(s, d, n->queue, process, &queue);
	if (r < 0)
		return r;
	xpti_uid_text(&g->uid, uid);
	api_words(g->apis, &apis);
	return INSERT(s, NODE);
}

static int edge_row(struct sqlite *s, const struct drawn *d, const struct drawn_edge *e)
{
	_cleanup_(strbuf_done) struct strbuf why = STRBUF_INIT;
	unsigned i;

	for (i = 0; i < GRAPH_WHYS; i++) {
		if (!(e->whys & 1u << i))
			continue;
		if (why.len)
			strbuf_addc(&why, ' ');
		strbuf_adds(&why, drawn_why(i));
	}
	return INSERT(s, EDGE);
}

static int meta(struct sqlite *s, const char *key, struct cell value)
{
	return INSERT(s, META);
}

static int graph_totals_rows(struct sqlite *s, const struct graph_totals *t)
{
	const struct {
		const char *key;
		uint64_t v;
	} rows[] = {
		{ "graph_let_go", t->let_go },	       { "graph_let_go_edges", t->let_go_edges },
		{ "graph_unresolved", t->unresolved }, { "graph_unread", t->unread },
		{ "graph_unnamed", t->unnamed },       { "graph_without_begin", t->ends },
		{ "graph_without_end", t->cut },
	};
	int r = 0;

	for (size_t i = 0; i < ARRAY_SIZE(rows) && r >= 0; i++)
		r = meta(s, rows[i].key, INT(rows[i].v));
	return r;
}

static int task_graph(struct sqlite *s, struct graph *g)
{
	_cleanup_(drawn_done) struct drawn d = { 0 };
	int r = drawn_make(g, false, &d);
	uint32_t i;

	for (i = 0; r >= 0 && i < d.nnodes; i++)
		r = node_row(s, &d, &d.nodes[i]);
	for (i = 0; r >= 0 && i < d.nedges; i++)
		r = edge_row(s, &d, &d.edges[i]);
	if (r >= 0)
		r = meta(s, "critical_path_ns", INT(d.path_ns));
	return r < 0 ? r : graph_totals_rows(s, graph_totals(g));
}

/* ---- commands and waits ------------------------------------------------------------------------ */

static int who_row(struct sqlite *s, const struct who *who, struct cell *ret)
{
	int64_t id;
	int r;

	*ret = cell_null();
	if (!who)
		return 0;
	r = sqlite_process_of(s, who->tgid, who->start_ns, who->exec_count, who->comm, &id);
	if (r >= 0)
		*ret = INT(id);
	return r;
}

struct writing {
	struct sqlite *s;
	const struct latency *l;
	const struct waits *w;
	uint64_t n;
};

static int command_row(void *u, const struct latency_command *c)
{
	struct writing *w = u;
	struct cell process;
	int r = who_row(w->s, latency_who(w->l, c->who), &process);

	return r < 0 ? r : INSERT(w->s, COMMAND);
}

static int group_row(void *u, const struct waits_group *g)
{
	struct writing *w = u;
	struct cell process;
	int r = who_row(w->s, waits_who(w->w, g->who), &process);

	return r < 0 ? r : INSERT(w->s, WAIT_GROUP);
}

static int for_row(struct sqlite *s, uint64_t wait, uint32_t position, const struct waits_for *f)
{
	_cleanup_(strbuf_done) struct strbuf object = STRBUF_INIT;

	if (f->word)
		value_object(&object, f->word, f->number, f->uncertain);
	return INSERT(s, WAIT_FOR);
}

static int wait_row(void *u, const struct waits_wait *x)
{
	_cleanup_(strbuf_done) struct strbuf layers = STRBUF_INIT;
	struct writing *w = u;
	struct cell process;
	uint32_t i;
	int r = who_row(w->s, waits_who(w->w, x->who), &process);

	if (r < 0)
		return r;
	for (i = 0; i < x->nlayers; i++) {
		if (i)
			strbuf_addc(&layers, ' ');
		strbuf_adds(&layers, x->layers[i]);
	}
	r = INSERT(w->s, WAIT);
	for (i = 0; i < x->n && i < WAITS_FOR_MAX && r >= 0; i++)
		r = for_row(w->s, w->n, i, &x->for_[i]);
	return r;
}

static int thread_row(void *u, const struct waits_thread *t)
{
	struct writing *w = u;
	struct cell process;
	int r = who_row(w->s, waits_who(w->w, t->who), &process);

	return r < 0 ? r : INSERT(w->s, THREAD_TIME);
}

static int times_and_waits(struct sqlite *s, struct latency *l, struct waits *waits)
{
	struct writing w = { .s = s, .l = l, .w = waits };
	int r = latency_each_command(l, command_row, &w);

	w.n = 0;
	if (r >= 0)
		r = waits_each_group(waits, group_row, &w);
	w.n = 0;
	if (r >= 0)
		r = waits_each_longest(waits, wait_row, &w);
	w.n = 0;
	return r < 0 ? r : waits_each_thread(waits, thread_row, &w);
}

/* ---- device metrics ---------------------------------------------------------------------------- */

/* Integers that a double can't hold stay what they are. */
static struct cell real(const struct metrics_row *x, long double v)
{
	if (!x->numbers)
		return cell_null();
	return v >= 0 && v <= (long double)INT64_MAX && v == (long double)(int64_t)v
		       ? INT(v)
		       : cell_real((double)v);
}

struct metrics_writing {
	struct sqlite *s;
	const struct metrics *m;
	uint64_t n;
};

static int metric_row(void *u, const struct metrics_row *x)
{
	struct metrics_writing *w = u;
	struct sqlite *s = w->s;
	struct cell process;
	int r = who_row(s, whos_at(metrics_whos(w->m), x->who), &process);

	return r < 0 ? r : INSERT(s, METRIC);
}

static int metrics(struct sqlite *s, const struct metrics *m)
{
	struct metrics_writing w = { .s = s, .m = m };
	int r = metrics_each(m, metric_row, &w);

	for (const struct metrics_count_row *c = metrics_counts; c->key && r >= 0; c++) {
		_cleanup_(strbuf_done) struct strbuf key = STRBUF_INIT;

		strbuf_addf(&key, "metrics_%s", c->key);
		r = meta(s, strbuf_str(&key), INT(metrics_count_of(m, c)));
	}
	return r;
}

/* ---- the end ----------------------------------------------------------------------------------- */

int sqlite_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct sqlite *s = sink_own(sqlite, sink);
	int r = s->error ?: memory(s, model_lifetimes(m)) ?: s->error;

	(void)out;
	if (r >= 0)
		r = task_graph(s, model_graph(m));
	if (r >= 0)
		r = times_and_waits(s, model_latency(m), model_waits(m));
	return r < 0 ? r : metrics(s, model_metrics(m));
}

int sqlite_part(struct sink *sink, struct strbuf *out)
{
	struct sqlite *s = sink_own(sqlite, sink);

	(void)out;
	return s->error ?: meta(s, "part", TEXT(sink->part->text));
}

int sqlite_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct sqlite *s = sink_own(sqlite, sink);
	int r = s->error;

	(void)out;
	/* A row a cause, zeros too: that nothing was lost is said. */
	for (unsigned i = 0; i < XB_C_LOSS_MAX && r >= 0; i++) {
		struct row_source x = { .id = i + 1,
					.loss = { losses_name(i), losses_text(i), counters[i] } };

		r = sqlite_put(s, T_LOSS, ROW_LOSS, 0, &x);
	}
	if (r >= 0)
		r = meta(s, "schema_version", INT(1));
	if (r >= 0)
		r = sqldb_commit(s->db);
	if (r >= 0)
		r = sqldb_exec(s->db, sqlite_indices);
	if (r >= 0)
		r = sqldb_exec(s->db, sqlite_views);
	return r < 0 ? r : sqldb_exec(s->db, "PRAGMA user_version=1; ANALYZE");
}
