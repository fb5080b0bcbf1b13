// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sqlite.c - a trace as a database: events as rows, as they come. See sqlite.h.
 *
 * Nothing is kept but the ids of names and of what runs, all bounded: a process's row is found again by its
 * pid, start and exec count, so forgetting is harmless.
 */
#include "sink/tables/sqlite.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/keyed.h"
#include "decode/sampled.h"
#include "decode/xpti.h"

#define PROCESSES_MAX 16384u
#define SAMPLED_MAX   64u

struct sqlite_sampled {
	struct keyed_row row;
	uint64_t serial; /* of the definition of a group */
	int64_t ids[XB_SAMPLE_METRICS];
};

struct sqlite_process {
	struct keyed_row row;
	uint32_t pid;
	uint32_t exec_count;
	uint64_t start_ns;
	int64_t id;
	int64_t before; /* the program that an exec has replaced; 0: none */
	uint64_t since;
};

/* ---- what rows mean by number ------------------------------------------------------------------ */

int sqlite_put(struct sqlite *s, enum sqlite_table table, enum row_kind kind, unsigned first,
	       struct row_source *x)
{
	const unsigned n = sqlite_tables[table].n;
	uint8_t columns[COLUMNS_MAX];
	struct cell row[COLUMNS_MAX];
	int r;

	for (unsigned i = 0; i < n; i++)
		columns[i] = (uint8_t)(first + i);
	x->text = &s->text;
	r = row_cells(kind, x, columns, n, row);
	return r < 0 ? r : sqldb_insert(s->db, table, row);
}

/* A text of which "" says that there is none. */
static struct cell known(const char *text)
{
	return cell_text(*text ? text : NULL);
}

static void add_class(struct strbuf *out, const struct cat_func *fn, enum cat_act act,
		      const char *word)
{
	if (!catalog_role(fn, act))
		return;
	if (out->len)
		strbuf_addc(out, ' ');
	strbuf_adds(out, word);
}

/* What it does, in a word or some: "submits copy". */
static void classes(struct strbuf *out, const struct cat_func *fn)
{
	if (!fn)
		return;
	add_class(out, fn, CAT_ACT_ENQUEUE, "submits");
	add_class(out, fn, CAT_ACT_WAIT, "waits");
	add_class(out, fn, CAT_ACT_COPY, "copy");
	add_class(out, fn, CAT_ACT_FILL, "fill");
	add_class(out, fn, CAT_ACT_ALLOC, "allocates");
	add_class(out, fn, CAT_ACT_FREE, "frees");
	add_class(out, fn, CAT_ACT_CREATE, "creates");
	add_class(out, fn, CAT_ACT_RETAIN, "retains");
	add_class(out, fn, CAT_ACT_RELEASE, "releases");
}

static int function_row(struct sqlite *s, const char *api, const char *name,
			const struct cat_func *fn, int64_t *ret)
{
	_cleanup_(strbuf_done) struct strbuf words = STRBUF_INIT;

	classes(&words, fn);
	return FIND(s, FUNCTION, FUNCTION, ret);
}

static int function_of(struct sqlite *s, const struct event_call *c, int64_t *ret)
{
	const struct cat_func *fn = c->unknown ? NULL : c->fn;
	unsigned at = ((uintptr_t)fn >> 4) & (SQLITE_FUNCTIONS - 1);
	int r;

	if (!fn)
		return function_row(s, c->api, c->name, NULL, ret);
	if (s->functions[at].fn == fn) {
		*ret = s->functions[at].id;
		return 0;
	}
	r = function_row(s, c->api, c->name, fn, ret);
	if (r >= 0) {
		s->functions[at].fn = fn;
		s->functions[at].id = *ret;
	}
	return r;
}

int sqlite_process_of(struct sqlite *s, uint32_t pid, uint64_t start_ns, uint32_t exec_count,
		      const char *comm, int64_t *ret)
{
	char name[17] = "";

	if (comm)
		memcpy(name, comm, strnlen(comm, 16));

	const int64_t merged = s->hosts[xb_host(pid)], host = merged ? merged : s->host;

	return FIND(s, PROCESS, PROCESS_KEY, ret);
}

/* The program that runs in a process now. */
static int process_now(struct sqlite *s, const struct model_process *k, uint32_t pid, uint64_t ts,
		       int64_t *ret)
{
	struct sqlite_process *p = keyed_get(&s->processes, &pid, sizeof(pid));
	uint64_t start_ns = k ? k->start_ns : 0;
	uint32_t exec_count = k ? k->exec_count : 0;
	int64_t id;
	int r;

	if (!p)
		return -ENOMEM;
	if (!p->id || p->start_ns != start_ns || p->exec_count != exec_count) {
		r = sqlite_process_of(s, pid, start_ns, exec_count, k ? k->comm : NULL, &id);
		if (r < 0)
			return r;
		p->before = p->id && p->start_ns == start_ns ? p->id : 0;
		p->since = ts;
		p->id = id;
		p->start_ns = start_ns;
		p->exec_count = exec_count;
	}
	*ret = p->id;
	return 0;
}

/* k: its process. */
static int thread_of(struct sqlite *s, const struct model_process *k, const struct xb_hdr *h,
		     const char *name, int64_t *ret)
{
	int64_t process;
	int r = process_now(s, k, h->tgid, h->ts, &process);

	if (r < 0)
		return r;
	return FIND(s, THREAD, THREAD_KEY, ret);
}

static int object_row(struct sqlite *s, const struct event_call *c, int64_t process,
		      const struct model_object *o, int64_t *ret)
{
	const struct cat_api *api = c->fn ? catalog_api(catalog_family(c->fn->api)) : NULL;

	return FIND(s, OBJECT, OBJECT, ret);
}

/* ---- where calls were made --------------------------------------------------------------------- */

static int frame_row(struct sqlite *s, const struct event_frame *f, struct cell *ret)
{
	int64_t id;
	int r;

	*ret = cell_null();
	if (!f)
		return 0;
	r = FIND(s, FRAME, FRAME, &id);
	if (r >= 0)
		*ret = INT(id);
	return r;
}

/* And is from now on. Of one that there is no room for its frames are written again, which changes nothing. */
static bool is_written(struct sqlite *s, int64_t site)
{
	uint8_t bit = (uint8_t)(1u << (site & 7));
	bool was;

	if (site < 0 || site >= SQLITE_SITES)
		return false;
	was = s->sites[site / 8] & bit;
	s->sites[site / 8] |= bit;
	return was;
}

/* 0: no stack was taken. */
static int site_row(struct sqlite *s, const struct event_site *site, int64_t *ret)
{
	struct cell frame;
	int64_t id;
	int r;

	*ret = 0;
	if (!site)
		return 0;
	r = FIND(s, SITE, SITE, &id);
	if (r < 0)
		return r;
	*ret = id;
	if (is_written(s, id))
		return 0;
	for (uint32_t i = 0; i < site->nframes && r >= 0; i++) {
		r = frame_row(s, site->frames[i], &frame);
		if (r >= 0)
			r = INSERT(s, SITE_FRAME);
	}
	return r;
}

/* ---- calls ------------------------------------------------------------------------------------- */

/* All handles of objects in one argument, *left rows at most; values nest as deep as the decoder lets them. */
static int link_objects(struct sqlite *s, const struct row_source *x, const struct value *v,
			unsigned position, unsigned *left)
{
	const struct model_object *o;
	int64_t id;
	int r = 0;

	if (v->kind == VALUE_STRUCT || v->kind == VALUE_ARRAY) {
		for (uint32_t i = 0; i < v->nitems && r >= 0 && *left; i++)
			r = link_objects(s, x, &v->items[i], position, left);
		return r;
	}
	o = v->flags & (VALUE_F_FAULT | VALUE_F_NULL) ? NULL : told_object(x->told, v);
	if (!*left || !o)
		return 0;
	--*left;
	r = object_row(s, x->call, x->process_id, o, &id);
	return r < 0 ? r : INSERT(s, CALL_OBJECT);
}

static int launch_row(struct sqlite *s, struct row_source *x)
{
	int r = object_row(s, x->call, x->process_id, &x->told->launch->kernel, &x->object_id);

	return r < 0 ? r : sqlite_put(s, T_LAUNCH, ROW_CALL, LAUNCH_FIRST, x);
}

static int on_call(struct sqlite *s, const struct told *told, const struct event_call *c)
{
	/* What began before the trace has no id. */
	struct row_source x = { .told = told,
				.call = c,
				.id = c->rec->id ? (int64_t)c->rec->id : --s->older };
	unsigned i, left = 256;
	int r;

	r = thread_of(s, told->process, &c->rec->h, told->thread, &x.thread_id);
	if (r >= 0)
		r = process_now(s, told->process, c->rec->h.tgid, c->rec->h.ts, &x.process_id);
	if (r >= 0)
		r = function_of(s, c, &x.function_id);
	if (r >= 0)
		r = site_row(s, c->site, &x.site_id);
	if (r >= 0)
		r = sqlite_put(s, T_CALL, ROW_CALL, CALL_FIRST, &x);
	if (r >= 0 && c->nargs)
		r = sqlite_put(s, T_ARGUMENT, ROW_CALL, ARGUMENT_FIRST, &x);
	for (i = 0; i < c->nargs && r >= 0; i++)
		r = link_objects(s, &x, &c->args[i], i, &left);
	if (r >= 0 && told->launch)
		r = launch_row(s, &x);
	return r < 0 || !told->copy ? r : sqlite_put(s, T_COPY, ROW_CALL, COPY_FIRST, &x);
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

static int on_xpti(struct sqlite *s, const struct told *told, const struct event_xpti *e,
		   bool point)
{
	struct row_source x = { .told = told, .xpti = e, .point = point, .id = ++s->nxpti };
	int r = thread_of(s, told->process, &e->rec->h, told->thread, &x.thread_id);

	return r < 0 ? r : sqlite_put(s, T_XPTI_EVENT, ROW_XPTI, 0, &x);
}

/* ---- opened files ------------------------------------------------------------------------------ */

static int on_file(struct sqlite *s, const struct told *told, const struct event *e)
{
	struct row_source x = { .told = told, .file = e, .id = ++s->nfiles };
	int r = thread_of(s, told->process, e->rec, told->thread, &x.thread_id);

	return r < 0 ? r : sqlite_put(s, T_OPENED_FILE, ROW_FILE, 0, &x);
}

/* ---- samples ----------------------------------------------------------------------------------- */

static int metric_rows(struct sqlite *s, const struct event *e, int64_t ids[XB_SAMPLE_METRICS])
{
	const struct sampled_group *g = e->sample.group;
	const int64_t merged = s->hosts[xb_host(e->rec->tgid)], host = merged ? merged : s->host;
	int r = 0;

	for (uint32_t i = 0; i < g->n && r >= 0; i++) {
		const struct sampled_metric *x = &g->metrics[i];

		r = FIND(s, SAMPLED_METRIC, SAMPLED_METRIC, &ids[i]);
	}
	return r;
}

static int on_sample(struct sqlite *s, const struct event *e)
{
	const struct sampled_group *g = e->sample.group;
	struct sqlite_sampled *known = keyed_find(&s->sampled, &g->serial, sizeof(g->serial));
	struct row_source x = { .sample = &e->sample };
	int r = 0;

	if (!known) {
		known = keyed_add(&s->sampled, &g->serial, sizeof(g->serial));
		r = known ? metric_rows(s, e, known->ids) : -ENOMEM;
	}
	for (; x.metric < g->n && r >= 0; x.metric++) {
		x.id = ++s->nsamples;
		x.metric_id = known->ids[x.metric];
		r = sqlite_put(s, T_SAMPLE, ROW_SAMPLE, 0, &x);
	}
	return r;
}

/* ---- processes and the rest -------------------------------------------------------------------- */

static int set_rank(struct sqlite *s, int64_t process, uint32_t rank, uint32_t ranks)
{
	return SET(s, PROCESS, process, PROCESS_RANK);
}

static int on_process(struct sqlite *s, const struct event *e, const struct told *told)
{
	const struct xb_def_process *r = (const struct xb_def_process *)e->rec;
	const struct model_process *p = told->process;
	int64_t id;
	int err = process_now(s, p, r->h.tgid, r->h.ts, &id);

	if (err >= 0)
		err = SET(s, PROCESS, id, PROCESS_TOLD);
	return err < 0 || !p || !p->has_rank ? err : set_rank(s, id, p->rank, p->ranks);
}

static int on_rank(struct sqlite *s, const struct told *told, const struct xb_def_rank *r)
{
	int64_t id;
	int err = process_now(s, told->process, r->h.tgid, r->h.ts, &id);

	return err < 0 ? err : set_rank(s, id, r->rank, r->ranks);
}

static int on_fork(struct sqlite *s, const struct told *told, const struct xb_fork *r)
{
	const struct xb_hdr child = { .tgid = r->child_tgid, .tid = r->child_tid, .ts = r->h.ts };
	const struct cell started = INT(r->h.ts), parent = INT(xb_id(r->h.tgid));
	int64_t id;
	int err;

	err = thread_of(s, told->child, &child, told->child_thread, &id);
	if (err >= 0)
		err = sqldb_set(s->db, T_THREAD, id, THREAD_STARTED_FIRST, &started, 1);
	if (err < 0 || r->child_tgid == r->h.tgid)
		return err;
	err = process_now(s, told->child, r->child_tgid, r->h.ts, &id);
	return err < 0 ? err : sqldb_set(s->db, T_PROCESS, id, PROCESS_TOLD_FIRST, &parent, 1);
}

static int on_ended(struct sqlite *s, const struct told *told, const struct xb_exit *r)
{
	const struct cell ended = INT(r->h.ts);
	int64_t id;
	int err;

	err = thread_of(s, told->process, &r->h, told->thread, &id);
	if (err >= 0)
		err = sqldb_set(s->db, T_THREAD, id, THREAD_STARTED_FIRST + 1, &ended, 1);
	if (err < 0 || !(r->h.flags & XB_EXIT_GROUP))
		return err;
	err = process_now(s, told->process, r->h.tgid, r->h.ts, &id);
	return err < 0 ? err : SET(s, PROCESS, id, PROCESS_END);
}

static int on_object(struct sqlite *s, const struct event *e)
{
	const struct xb_def_object *r = (const struct xb_def_object *)e->rec;
	int64_t id;

	return FIND(s, LIBRARY, LIBRARY, &id);
}

static int host_row(struct sqlite *s, const uint8_t boot_id[16], const char *name, uint64_t clock,
		    uint64_t realtime, uint64_t boottime, uint32_t version, int64_t *ret)
{
	char boot[BOOT_TEXT];

	boot_text(boot_id, boot);
	return FIND(s, HOST, HOST, ret);
}

static int on_clock(struct sqlite *s, const struct xb_def_clock *r)
{
	return host_row(s, r->boot_id, s->host_name, r->h.ts, r->realtime, r->boottime, r->version,
			&s->host);
}

/* Its clock as the times in the tables have it. */
static int on_host(struct sqlite *s, const struct event *e)
{
	const struct xb_def_host *r = (const void *)e->rec;
	const struct cell name = TEXT(event_text(e, 0));
	int64_t id;
	int err;

	err = host_row(s, r->boot_id, name.text, r->mono + (uint64_t)r->offset, r->realtime,
		       r->boottime, XB_WIRE_VERSION, &id);
	if (err < 0)
		return err;
	s->hosts[r->host] = id;
	/* The clock's own row came without its name. */
	return sqldb_set(s->db, T_HOST, id, HOST_NAME_FIRST, &name, 1);
}

static int on_event(struct sqlite *s, const struct event *e, const struct told *told)
{
	switch (e->type) {
	case EVENT_CALL:
		return on_call(s, told, &e->call);
	case EVENT_XPTI:
	case EVENT_XPTI_POINT:
		return on_xpti(s, told, e->xpti, e->type == EVENT_XPTI_POINT);
	case EVENT_FILE:
		return on_file(s, told, e);
	case EVENT_SAMPLE:
		return on_sample(s, e);
	case EVENT_PROCESS:
		return on_process(s, e, told);
	case EVENT_RANK:
		return on_rank(s, told, (const struct xb_def_rank *)e->rec);
	case EVENT_FORK:
		return on_fork(s, told, (const struct xb_fork *)e->rec);
	case EVENT_EXIT:
		return on_ended(s, told, (const struct xb_exit *)e->rec);
	case EVENT_OBJECT:
		return on_object(s, e);
	case EVENT_HOST:
		return on_host(s, e);
	case EVENT_CLOCK:
		return on_clock(s, (const struct xb_def_clock *)e->rec);
	default:
		return 0;
	}
}

/* ---- the sink ---------------------------------------------------------------------------------- */

/*
 * The program that a pid meant then: what an exec ended is reported when the new one is there already. 0: none
 * that is known.
 */
int64_t sqlite_process_at(struct sqlite *s, uint32_t pid, uint64_t ts)
{
	const struct sqlite_process *p = keyed_find(&s->processes, &pid, sizeof(pid));

	if (!p)
		return 0;
	return ts < p->since && p->before ? p->before : p->id;
}

static void sqlite_start(struct sink *s, struct model *m)
{
	struct sqlite *q = sink_own(sqlite, s);

	q->watcher = (struct lifetimes_watcher){ .fn = sqlite_allocation, .u = q };
	lifetimes_watch(model_lifetimes(m), &q->watcher);
}

static int sqlite_event(struct sink *sink, const struct event *e, const struct told *told,
			struct strbuf *out)
{
	struct sqlite *s = sink_own(sqlite, sink);
	int r;

	(void)out;
	if (s->error)
		return s->error;
	r = on_event(s, e, told);
	/* What has failed once must not end as if it were whole. */
	if (r < 0 && !s->error)
		s->error = r;
	return s->error;
}

static void sqlite_done(struct sink *sink)
{
	struct sqlite *s = sink_own(sqlite, sink);

	sqldb_free(s->db);
	keyed_clear(&s->processes);
	keyed_clear(&s->sampled);
	strbuf_done(&s->text);
	free(s->host_name);
	free(s->sites);
}

static int sqlite_open(struct sink *sink)
{
	struct sqlite *s = sink_own(sqlite, sink);
	const struct sink_opts *o = &sink->opts;

	if (!o->path)
		return -EINVAL;
	s->sampled = (struct keyed){ .size = sizeof(struct sqlite_sampled), .max = SAMPLED_MAX };
	s->processes =
		(struct keyed){ .size = sizeof(struct sqlite_process), .max = PROCESSES_MAX };
	s->sites = calloc(SQLITE_SITES / 8, 1);
	if (!s->sites)
		return -ENOMEM;
	if (o->host && *o->host) {
		s->host_name = strdup(o->host);
		if (!s->host_name)
			return -ENOMEM;
	}
	return sqldb_open(o->path, sqlite_tables, T_TABLES, &s->db);
}

const struct sink_ops sink_sqlite = {
	.name = "sqlite",
	.size = sizeof(struct sqlite),
	.needs = MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY | MODEL_METRICS |
		 TOLD_WORK,
	.shows_values = true,
	.open = sqlite_open,
	.start = sqlite_start,
	.event = sqlite_event,
	.finish = sqlite_finish,
	.lost = sqlite_lost,
	.part = sqlite_part,
	.done = sqlite_done,
};
