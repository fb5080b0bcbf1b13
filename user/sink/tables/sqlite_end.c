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
#include "sink/graph/graph.h"
#include "sink/tables/sqlite.h"
#include "sink/rows.h"
#include "sink/value.h"

#define INT(v)	    sqldb_int((uint64_t)(v))
#define TEXT(s)	    sqldb_text(s)
#define IF(have, v) sqldb_if(have, (uint64_t)(v))
#define ROW(v)	    (v), (unsigned)ARRAY_SIZE(v)

/* ---- memory ------------------------------------------------------------------------------------ */

void sqlite_allocation(void *u, const struct lifetimes_life *x)
{
	struct sqlite *s = u;
	int64_t process = sqlite_process_at(s, x->pid, x->made_at);
	const struct sqldb_value v[] = {
		INT(++s->nallocations), IF(process, process),
		INT(xb_id(x->tid)),	TEXT(x->kind),
		INT(x->counts),		TEXT(x->device),
		TEXT(x->site),		TEXT(x->made_by),
		INT(x->address),	IF(x->has_size, x->size),
		INT(x->made_at),	IF(x->freed_at, x->freed_at),
		INT(x->ended),		INT(x->may_be),
	};
	int r = sqldb_insert(s->db, T_ALLOCATION, ROW(v));

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
		const struct sqldb_value v[] = {
			INT(i + 1),	  TEXT(lifetimes_fault_text(x->type)),
			TEXT(x->process), INT(xb_id(x->tid)),
			INT(x->at),	  TEXT(x->call),
			TEXT(x->site),	  INT(x->address),
			TEXT(x->result),  INT(x->refused),
			INT(x->count),	  TEXT(x->made_by),
			TEXT(x->made_at), TEXT(x->made_process),
			INT(x->may_be),
		};

		r = sqldb_insert(s->db, T_WRONG_FREE, ROW(v));
	}
	return r;
}

static int failures(struct sqlite *s, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_failure **f = NULL;
	size_t n, i;
	int r = lifetimes_failures(l, &f, &n);

	for (i = 0; r >= 0 && i < n; i++) {
		const struct sqldb_value v[] = { INT(i + 1),	   TEXT(f[i]->process),
						 TEXT(f[i]->call), TEXT(f[i]->result),
						 INT(f[i]->count), INT(f[i]->bytes) };

		r = sqldb_insert(s->db, T_FAILED_MEMORY_CALL, ROW(v));
	}
	return r;
}

static int transfers(struct sqlite *s, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_copy **c = NULL;
	size_t n, i;
	int r = lifetimes_copies(l, &c, &n);

	for (i = 0; r >= 0 && i < n; i++) {
		bool fill = !c[i]->from, sized = c[i]->count > c[i]->unsized;
		const char direction[] = { fill ? c[i]->to : c[i]->from, fill ? '\0' : '2',
					   c[i]->to, '\0' };
		const struct sqldb_value v[] = { INT(i + 1),	       TEXT(c[i]->process),
						 TEXT(direction),      INT(fill),
						 INT(c[i]->below),     INT(c[i]->count),
						 INT(c[i]->bytes),     INT(c[i]->unsized),
						 IF(sized, c[i]->min), IF(sized, c[i]->max) };

		r = sqldb_insert(s->db, T_TRANSFER, ROW(v));
	}
	return r;
}

static int memory(struct sqlite *s, struct lifetimes *l)
{
	int r;

	lifetimes_finish(l);
	lifetimes_watch_rest(l);
	r = s->error ?: faults(s, l);
	if (r >= 0)
		r = failures(s, l);
	return r < 0 ? r : transfers(s, l);
}

/* ---- the task graph ---------------------------------------------------------------------------- */

static int queue_row(struct sqlite *s, const struct drawn *d, uint32_t number, int64_t process,
		     struct sqldb_value *ret)
{
	_cleanup_(strbuf_done) struct strbuf name = STRBUF_INIT;
	const struct graph_queue *q = graph_queue(d->graph, number);

	*ret = sqldb_null();
	if (!q)
		return 0;
	drawn_queue_name(q, &name);
	*ret = INT(number);
	const struct sqldb_value v[] = {
		INT(number),
		IF(process, process),
		TEXT(strbuf_str(&name)),
		TEXT(q->api),
		INT(q->handle),
		IF(q->order != CAT_ORDER_UNKNOWN, q->order == CAT_ORDER_IN),
		INT(q->batch),
		TEXT(q->device),
	};

	return sqldb_insert(s->db, T_QUEUE, ROW(v));
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
	struct sqldb_value queue;
	int64_t process = 0;
	int r = 0;

	if (p)
		r = sqlite_process_of(s, p->tgid, p->start_ns, p->exec_count, p->comm, &process);
	if (r >= 0)
		r = queue_row(s, d, n->queue, process, &queue);
	if (r < 0)
		return r;
	xpti_uid_text(&g->uid, uid);
	api_words(g->apis, &apis);
	const struct sqldb_value v[] = {
		INT(n->id),
		IF(process, process),
		IF(g->tid, g->tid),
		TEXT(drawn_kind(g->kind)),
		TEXT(g->name),
		TEXT(g->type),
		TEXT(g->call),
		TEXT(strbuf_str(&apis)),
		TEXT(known ? uid : NULL),
		IF(known && g->uid.instance, g->uid.instance),
		TEXT(g->file),
		IF(g->line, g->line),
		queue,
		IF(g->object, g->object),
		IF(g->event, g->event),
		INT(n->instances),
		INT(n->timed),
		INT(n->submit_ns),
		INT(n->runs),
		INT(n->exec_ns),
		IF(g->begin, g->begin),
		IF(g->end, g->end),
		IF(g->done_by, g->done_by),
		INT(!!(g->flags & GRAPH_F_BARRIER)),
		INT(!!(g->flags & GRAPH_F_BATCHED)),
		INT(!!(g->flags & GRAPH_F_EDGES_CUT)),
		INT(n->critical),
	};

	return sqldb_insert(s->db, T_NODE, ROW(v));
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
	const struct sqldb_value v[] = { INT(d->nodes[e->from].id), INT(d->nodes[e->to].id),
					 TEXT(strbuf_str(&why)), INT(e->uncertain),
					 INT(e->critical) };

	return sqldb_insert(s->db, T_EDGE, ROW(v));
}

static int meta(struct sqlite *s, const char *key, struct sqldb_value value)
{
	const struct sqldb_value v[] = { TEXT(key), value };

	return sqldb_insert(s->db, T_META, ROW(v));
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

static int who_row(struct sqlite *s, const struct who *who, struct sqldb_value *ret)
{
	int64_t id;
	int r;

	*ret = sqldb_null();
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

static void times(const struct histogram *h, struct sqldb_value ret[7])
{
	bool have = h->count > 0;

	ret[0] = IF(have, h->total);
	ret[1] = IF(have, histogram_mean(h));
	ret[2] = IF(have, h->min);
	ret[3] = IF(have, histogram_percentile(h, 50));
	ret[4] = IF(have, histogram_percentile(h, 90));
	ret[5] = IF(have, histogram_percentile(h, 99));
	ret[6] = IF(have, h->max);
}

static int command_row(void *u, const struct latency_command *c)
{
	struct writing *w = u;
	struct sqldb_value v[21] = { INT(++w->n) };
	int r = who_row(w->s, latency_who(w->l, c->who), &v[1]);

	if (r < 0)
		return r;
	v[2] = TEXT(rows_kinds[c->kind]);
	v[3] = TEXT(c->label);
	v[4] = TEXT(c->api);
	v[5] = INT(c->submit.count);
	times(&c->submit, &v[6]);
	v[13] = INT(c->device.count);
	times(&c->device, &v[14]);
	return sqldb_insert(w->s->db, T_COMMAND, ROW(v));
}

static int group_row(void *u, const struct waits_group *g)
{
	struct writing *w = u;
	struct sqldb_value process;
	int r = who_row(w->s, waits_who(w->w, g->who), &process);

	if (r < 0)
		return r;
	const struct sqldb_value v[] = {
		INT(++w->n),   process,	       TEXT(g->function),  TEXT(g->api),  TEXT(g->what),
		INT(g->waits), INT(g->failed), INT(g->unfinished), INT(g->total), INT(g->max)
	};

	return sqldb_insert(w->s->db, T_WAIT_GROUP, ROW(v));
}

static int for_row(struct sqlite *s, uint64_t wait, uint32_t position, const struct waits_for *f)
{
	_cleanup_(strbuf_done) struct strbuf object = STRBUF_INIT;

	if (f->word)
		value_object(&object, f->word, f->number, f->uncertain);
	const struct sqldb_value v[] = {
		INT(wait),
		INT(position),
		TEXT(f->word ? strbuf_str(&object) : NULL),
		TEXT(f->command),
		IF(f->submitted, f->submitted),
		IF(f->by, f->by),
		INT(f->uncertain),
	};

	return sqldb_insert(s->db, T_WAIT_FOR, ROW(v));
}

static int wait_row(void *u, const struct waits_wait *x)
{
	_cleanup_(strbuf_done) struct strbuf layers = STRBUF_INIT;
	struct writing *w = u;
	struct sqldb_value process;
	uint32_t i;
	int r = who_row(w->s, waits_who(w->w, x->who), &process);

	if (r < 0)
		return r;
	for (i = 0; i < x->nlayers; i++) {
		if (i)
			strbuf_addc(&layers, ' ');
		strbuf_adds(&layers, x->layers[i]);
	}
	const struct sqldb_value v[] = {
		INT(++w->n),	    process,
		INT(xb_id(x->tid)), TEXT(x->thread),
		INT(x->ts),	    INT(x->dur),
		TEXT(x->function),  TEXT(x->api),
		TEXT(x->what),	    INT(x->failed),
		INT(x->unfinished), INT(x->n),
		INT(x->queued),	    TEXT(strbuf_str(&layers)),
	};

	r = sqldb_insert(w->s->db, T_WAIT, ROW(v));
	for (i = 0; i < x->n && i < WAITS_FOR_MAX && r >= 0; i++)
		r = for_row(w->s, w->n, i, &x->for_[i]);
	return r;
}

static int thread_row(void *u, const struct waits_thread *t)
{
	struct writing *w = u;
	struct sqldb_value process;
	int r = who_row(w->s, waits_who(w->w, t->who), &process);

	if (r < 0)
		return r;
	const struct sqldb_value v[] = {
		INT(++w->n),	      process,
		IF(t->tid, t->tid),   TEXT(t->tid ? t->name : NULL),
		INT(t->threads),      INT(t->calls),
		IF(t->tid, t->from),  IF(t->tid, t->to),
		INT(t->span),	      INT(t->submit_ns),
		INT(t->wait_ns),      INT(t->other_ns),
		INT(t->elsewhere_ns), INT(t->untimed),
		INT(t->lossy),	      INT(t->running),
	};

	return sqldb_insert(w->s->db, T_THREAD_TIME, ROW(v));
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

/* ---- the end ----------------------------------------------------------------------------------- */

int sqlite_finish_tables(struct sqlite *s, struct model *m)
{
	int r = memory(s, model_lifetimes(m));

	if (r >= 0)
		r = s->error;
	if (r >= 0)
		r = task_graph(s, model_graph(m));
	if (r >= 0)
		r = times_and_waits(s, model_latency(m), model_waits(m));
	return r;
}

/* A row a cause, zeros too: that nothing was lost is said. */
static int loss_rows(struct sqlite *s, const uint64_t counters[])
{
	unsigned i;
	int r = 0;

	for (i = 0; i < XB_C_LOSS_MAX && r >= 0; i++) {
		const struct sqldb_value v[] = { INT(i + 1), TEXT(losses_name(i)),
						 TEXT(losses_text(i)), INT(counters[i]) };

		r = sqldb_insert(s->db, T_LOSS, ROW(v));
	}
	return r;
}

int sqlite_part(struct sqlite *s)
{
	return meta(s, "part", TEXT(SINK_PART_TEXT));
}

int sqlite_losses(struct sqlite *s, const uint64_t counters[])
{
	int r = loss_rows(s, counters);

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
