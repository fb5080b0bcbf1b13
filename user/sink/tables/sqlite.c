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
#include "base/hash.h"
#include "base/json.h"
#include "decode/xpti.h"
#include "model/time/commands.h"
#include "model/time/latency.h"
#include "sink/host.h"
#include "sink/value.h"
#include "sink/work.h"
#include "sink/xpti.h"

#define PROCESSES_MAX 16384u

#define INT(v)	    sqldb_int((uint64_t)(v))
#define TEXT(s)	    sqldb_text(s)
#define IF(have, v) sqldb_if(have, (uint64_t)(v))
#define ROW(v)	    (v), (unsigned)ARRAY_SIZE(v)

struct sqlite_process {
	uint32_t pid;
	uint32_t exec_count;
	uint64_t start_ns;
	int64_t id;
	int64_t before; /* the program that an exec has replaced; 0: none */
	uint64_t since;
	UT_hash_handle hh;
};

/* ---- what rows mean by number ------------------------------------------------------------------ */

int sqlite_string(struct sqlite *s, const char *text, size_t len, struct sqldb_value *ret)
{
	const struct sqldb_value v = sqldb_textn(text, len);
	int64_t id;
	int r;

	if (!text) {
		*ret = sqldb_null();
		return 0;
	}
	r = sqldb_find(s->db, T_STRING, &v, 1, &id);
	if (r >= 0)
		*ret = INT(id);
	return r;
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
	const struct sqldb_value a = TEXT(api ? api : "?");
	int64_t id;
	int r = sqldb_find(s->db, T_API, &a, 1, &id);

	if (r < 0)
		return r;
	classes(&words, fn);
	const struct sqldb_value v[] = { INT(id), TEXT(name), INT(fn != NULL),
					 TEXT(strbuf_str(&words)) };

	return sqldb_find(s->db, T_FUNCTION, ROW(v), ret);
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
	const struct sqldb_value v[] = { IF(host, host), INT(xb_id(pid)), INT(start_ns),
					 INT(exec_count), TEXT(name) };

	return sqldb_find(s->db, T_PROCESS, ROW(v), ret);
}

static void forget_processes(struct sqlite *s)
{
	struct sqlite_process *p, *next;

	HASH_ITER(hh, s->processes, p, next) {
		HASH_DEL(s->processes, p); /* NOLINT(clang-analyzer-core.NullDereference) */
		free(p);
	}
}

static struct sqlite_process *process_slot(struct sqlite *s, uint32_t pid)
{
	struct sqlite_process *p;

	HASH_FIND(hh, s->processes, &pid, sizeof(pid), p);
	if (p)
		return p;
	if (HASH_COUNT(s->processes) >= PROCESSES_MAX)
		forget_processes(s);
	p = calloc(1, sizeof(*p));
	if (!p)
		return NULL;
	p->pid = pid;
	HASH_ADD(hh, s->processes, pid, sizeof(p->pid), p);
	return p;
}

/* The program that runs in a process now. */
static int process_now(struct sqlite *s, const struct model_process *k, uint32_t pid, uint64_t ts,
		       int64_t *ret)
{
	struct sqlite_process *p = process_slot(s, pid);
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
	const struct sqldb_value v[] = { INT(process), INT(xb_id(h->tid)), TEXT(name) };

	return sqldb_find(s->db, T_THREAD, ROW(v), ret);
}

static int object_row(struct sqlite *s, const struct event_call *c, int64_t process,
		      const struct model_object *o, int64_t *ret)
{
	const struct cat_api *api = c->fn ? catalog_api(catalog_family(c->fn->api)) : NULL;
	const struct sqldb_value v[] = { INT(process),	 TEXT(api ? api->name : c->api),
					 TEXT(o->word),	 IF(o->number, o->number),
					 INT(o->handle), INT(o->uncertain),
					 TEXT(o->name) };

	return sqldb_find(s->db, T_OBJECT, ROW(v), ret);
}

/* ---- where calls were made --------------------------------------------------------------------- */

static const char *end_word(uint32_t end)
{
	return end == XB_SITE_WHOLE ? NULL : site_end_text(end);
}

static int frame_row(struct sqlite *s, const struct event_frame *f, struct sqldb_value *ret)
{
	int64_t id;
	int r;

	*ret = sqldb_null();
	if (!f)
		return 0;
	const struct sqldb_value v[] = {
		*f->module ? TEXT(f->module) : sqldb_null(),	 INT(f->offset),
		*f->function ? TEXT(f->function) : sqldb_null(), INT(f->inlined),
		*f->source ? TEXT(f->source) : sqldb_null(),	 IF(f->line, f->line),
	};

	r = sqldb_find(s->db, T_FRAME, ROW(v), &id);
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

static int site_row(struct sqlite *s, const struct event_call *c, struct sqldb_value *ret)
{
	const struct event_site *site = c->site;
	int64_t id;
	int r = 0;

	*ret = sqldb_null();
	if (!site)
		return 0;
	const struct sqldb_value v[] = { IF(s->host, s->host), INT(site->id),
					 TEXT(end_word(site->end)) };

	r = sqldb_find(s->db, T_SITE, ROW(v), &id);
	if (r < 0)
		return r;
	*ret = INT(id);
	if (is_written(s, id))
		return 0;
	for (uint32_t i = 0; i < site->nframes && r >= 0; i++) {
		struct sqldb_value at[3] = { INT(id), INT(i) };

		r = frame_row(s, site->frames[i], &at[2]);
		if (r >= 0)
			r = sqldb_insert(s->db, T_SITE_FRAME, ROW(at));
	}
	return r;
}

/* ---- calls ------------------------------------------------------------------------------------- */

/* Names of results, of which there are few; numbers are in a column of their own. */
static int result_of(struct sqlite *s, const struct event_call *c, struct sqldb_value *ret)
{
	const struct value *v = &c->ret;

	*ret = sqldb_null();
	if (v->kind != VALUE_ENUM || !v->name || v->flags & VALUE_F_FAULT)
		return 0;
	return sqlite_string(s, v->name, strlen(v->name), ret);
}

static int call_row(struct sqlite *s, const struct event_call *c, int64_t id, int64_t thread)
{
	const struct xb_call *r = c->rec;
	unsigned flags = r->h.flags;
	struct sqldb_value result, site;
	int64_t function;
	int e;

	e = function_of(s, c, &function);
	if (e >= 0)
		e = result_of(s, c, &result);
	if (e >= 0)
		e = site_row(s, c, &site);
	if (e < 0)
		return e;
	const struct sqldb_value v[] = {
		INT(id),
		IF(r->parent, r->parent),
		INT(r->h.ts),
		IF(!(flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY)), r->dur),
		INT(thread),
		INT(function),
		INT(r->depth),
		IF(c->ret.kind != VALUE_UNKNOWN, c->ret.u),
		result,
		INT(c->error),
		TEXT(work_unfinished(flags)),
		IF(flags & XB_F_UNFINISHED, r->dur),
		INT(!!(flags & XB_F_ENTRY_ONLY)),
		INT(!!(flags & XB_F_LOWER)),
		TEXT(c->library),
		site,
	};

	return sqldb_insert(s->db, T_CALL, ROW(v));
}

/* Of a JSON text in s->json. */
static int json_value(struct sqlite *s, const struct json *j, struct sqldb_value *ret)
{
	if (strbuf_failed(&s->json) || j->failed)
		return -ENOMEM;
	*ret = sqldb_textn(strbuf_str(&s->json), s->json.len);
	return 0;
}

static int argument_row(struct sqlite *s, const struct value_view *view, int64_t id)
{
	struct sqldb_value v[2] = { INT(id) };
	struct json j;
	int r;

	if (!view->call->nargs)
		return 0;
	strbuf_reset(&s->json);
	json_start(&j, &s->json);
	value_args_json(&j, NULL, view);
	r = json_value(s, &j, &v[1]);
	return r < 0 ? r : sqldb_insert(s->db, T_ARGUMENT, ROW(v));
}

struct linking {
	struct sqlite *s;
	const struct told *told;
	const struct event_call *c;
	int64_t call, process;
	unsigned left; /* rows */
};

/* All handles of objects in one argument; values nest as deep as the decoder lets them. */
static int link_objects(struct linking *l, const struct value *v, unsigned position)
{
	const struct model_object *o;
	int64_t id;
	int r = 0;

	if (v->kind == VALUE_STRUCT || v->kind == VALUE_ARRAY) {
		for (uint32_t i = 0; i < v->nitems && r >= 0 && l->left; i++)
			r = link_objects(l, &v->items[i], position);
		return r;
	}
	o = v->flags & (VALUE_F_FAULT | VALUE_F_NULL) ? NULL : told_object(l->told, v);
	if (!l->left || !o)
		return 0;
	l->left--;
	r = object_row(l->s, l->c, l->process, o, &id);
	if (r < 0)
		return r;
	const struct sqldb_value row[] = { INT(l->call), INT(position), INT(id) };

	return sqldb_insert(l->s->db, T_CALL_OBJECT, ROW(row));
}

static int launch_row(struct sqlite *s, const struct value_view *view, int64_t id, int64_t process)
{
	struct sqldb_value kernel = sqldb_null(), arguments;
	const struct model_launch *l = view->told->launch;
	int64_t object, name;
	struct json j;
	int r;

	if (!l)
		return 0;
	r = object_row(s, view->call, process, &l->kernel, &object);
	if (r >= 0 && l->kernel.name) {
		kernel = TEXT(l->kernel.name);
		r = sqldb_find(s->db, T_KERNEL, &kernel, 1, &name);
		kernel = INT(name);
	}
	strbuf_reset(&s->json);
	json_start(&j, &s->json);
	json_object(&j, NULL);
	work_args_json(&j, l, view);
	json_end_object(&j);
	if (r >= 0)
		r = json_value(s, &j, &arguments);
	if (r < 0)
		return r;
	const struct sqldb_value v[] = {
		INT(id),
		kernel,
		INT(object),
		TEXT(work_counts[l->sizes]),
		IF(l->nglobal > 0, l->global[0]),
		IF(l->nglobal > 1, l->global[1]),
		IF(l->nglobal > 2, l->global[2]),
		IF(l->nlocal > 0, l->local[0]),
		IF(l->nlocal > 1, l->local[1]),
		IF(l->nlocal > 2, l->local[2]),
		arguments,
	};

	return sqldb_insert(s->db, T_LAUNCH, ROW(v));
}

static int copy_row(struct sqlite *s, const struct value_view *view, int64_t id)
{
	const struct model_copy *c = view->told->copy;

	if (!c)
		return 0;
	const char direction[] = { c->from, '2', c->to, '\0' };
	const struct sqldb_value v[] = { INT(id), TEXT(direction), IF(c->has_size, c->bytes),
					 IF(c->has_src, c->src), IF(c->has_dst, c->dst) };

	return sqldb_insert(s->db, T_COPY, ROW(v));
}

static int on_call(struct sqlite *s, const struct told *told, const struct event_call *c)
{
	const struct value_view view = { .told = told, .call = c };
	struct linking l = { .s = s, .told = told, .c = c, .left = 256 };
	int64_t thread, id = (int64_t)c->rec->id;
	unsigned i;
	int r;

	/* What began before the trace has no id. */
	if (!id)
		id = --s->older;
	l.call = id;
	r = thread_of(s, told->process, &c->rec->h, told->thread, &thread);
	if (r >= 0)
		r = process_now(s, told->process, c->rec->h.tgid, c->rec->h.ts, &l.process);
	if (r >= 0)
		r = call_row(s, c, id, thread);
	if (r >= 0)
		r = argument_row(s, &view, id);
	for (i = 0; i < c->nargs && r >= 0; i++)
		r = link_objects(&l, &c->args[i], i);
	if (r >= 0)
		r = launch_row(s, &view, id, l.process);
	return r < 0 ? r : copy_row(s, &view, id);
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

static int string_of(struct sqlite *s, const struct value *v, struct sqldb_value *ret)
{
	*ret = sqldb_null();
	if (!value_is_text(v))
		return 0;
	return sqlite_string(s, v->str, v->len, ret);
}

static int on_xpti(struct sqlite *s, const struct told *told, const struct event_xpti *x,
		   bool point)
{
	struct sqldb_value stream, event, name, file, json;
	const struct xb_xpti *rec = x->rec;
	bool known = x->has_event && xpti_uid_known(&rec->uid);
	char uid[XPTI_UID_TEXT];
	int64_t thread;
	struct json j;
	int r;

	xpti_uid_text(&rec->uid, uid);
	r = thread_of(s, told->process, &rec->h, told->thread, &thread);
	if (r >= 0)
		r = sqlite_string(s, x->stream, x->stream ? strlen(x->stream) : 0, &stream);
	if (r >= 0)
		r = sqlite_string(s, x->event, strlen(x->event), &event);
	if (r >= 0)
		r = string_of(s, &x->name, &name);
	if (r >= 0)
		r = string_of(s, &x->file, &file);
	strbuf_reset(&s->json);
	json_start(&j, &s->json);
	json_object(&j, NULL);
	xpti_json(&j, x, &(struct value_view){ 0 });
	json_end_object(&j);
	if (r >= 0)
		r = json_value(s, &j, &json);
	if (r < 0)
		return r;
	const struct sqldb_value v[] = {
		INT(++s->nxpti),
		INT(rec->h.ts),
		INT(thread),
		INT(point),
		stream,
		event,
		TEXT(known ? uid : NULL),
		IF(known && rec->uid.instance, rec->uid.instance),
		INT(rec->instance),
		name,
		file,
		IF(x->has_line, rec->line),
		json,
	};

	return sqldb_insert(s->db, T_XPTI_EVENT, ROW(v));
}

/* ---- processes and the rest -------------------------------------------------------------------- */

static int on_process(struct sqlite *s, const struct event *e, const struct told *told)
{
	const struct xb_def_process *r = (const struct xb_def_process *)e->rec;
	const struct model_process *p = told->process;
	int64_t id;
	int err = process_now(s, p, r->h.tgid, r->h.ts, &id);

	if (err < 0)
		return err;
	const struct sqldb_value v[] = {
		INT(id),
		IF(r->ppid, xb_id(r->ppid)),
		INT(r->uid),
		INT(r->ns_pid),
		TEXT(event_text(e, 1)),
		TEXT(event_text(e, 2)),
		INT(!!(r->h.flags & XB_PROC_OLD)),
		IF(p && p->has_rank, p ? p->rank : 0),
		IF(p && p->has_rank && p->ranks, p ? p->ranks : 0),
	};

	return sqldb_run(
		s->db,
		"UPDATE process SET ppid=?2, uid=?3, ns_pid=?4, exe=?5, cmdline=?6, old=?7, "
		"rank=coalesce(?8, rank), ranks=coalesce(?9, ranks) WHERE id=?1",
		ROW(v));
}

static int on_rank(struct sqlite *s, const struct told *told, const struct xb_def_rank *r)
{
	int64_t id;
	int err = process_now(s, told->process, r->h.tgid, r->h.ts, &id);
	const struct sqldb_value v[] = { INT(err < 0 ? 0 : id), INT(r->rank),
					 IF(r->ranks, r->ranks) };

	return err < 0 ? err
		       : sqldb_run(s->db, "UPDATE process SET rank=?2, ranks=?3 WHERE id=?1",
				   ROW(v));
}

static int on_fork(struct sqlite *s, const struct told *told, const struct xb_fork *r)
{
	const struct xb_hdr child = { .tgid = r->child_tgid, .tid = r->child_tid, .ts = r->h.ts };
	struct sqldb_value v[2] = { INT(r->h.ts) };
	int64_t id;
	int err;

	err = thread_of(s, told->child, &child, told->child_thread, &id);
	v[1] = INT(err < 0 ? 0 : id);
	if (err >= 0)
		err = sqldb_run(s->db, "UPDATE thread SET started=? WHERE id=?", ROW(v));
	if (err < 0 || r->child_tgid == r->h.tgid)
		return err;
	err = process_now(s, told->child, r->child_tgid, r->h.ts, &id);
	if (err < 0)
		return err;
	const struct sqldb_value parent[] = { INT(xb_id(r->h.tgid)), INT(id) };

	return sqldb_run(s->db, "UPDATE process SET ppid=? WHERE id=?", ROW(parent));
}

static int on_ended(struct sqlite *s, const struct told *told, const struct xb_exit *r)
{
	struct sqldb_value v[2] = { INT(r->h.ts) };
	int64_t id;
	int err;

	err = thread_of(s, told->process, &r->h, told->thread, &id);
	v[1] = INT(err < 0 ? 0 : id);
	if (err >= 0)
		err = sqldb_run(s->db, "UPDATE thread SET ended=? WHERE id=?", ROW(v));
	if (err < 0 || !(r->h.flags & XB_EXIT_GROUP))
		return err;
	err = process_now(s, told->process, r->h.tgid, r->h.ts, &id);
	if (err < 0)
		return err;
	const struct sqldb_value end[] = { INT(r->h.ts), IF(!(r->code & 0x7f), r->code >> 8 & 0xff),
					   IF(r->code & 0x7f, r->code & 0x7f), INT(id) };

	return sqldb_run(s->db, "UPDATE process SET ended=?, status=?, signal=? WHERE id=?",
			 ROW(end));
}

static int on_object(struct sqlite *s, const struct event *e)
{
	const struct xb_def_object *r = (const struct xb_def_object *)e->rec;
	const char *release = event_text(e, 1);
	int64_t id;
	const struct sqldb_value v[] = {
		TEXT(event_text(e, 0)),
		*release ? TEXT(release) : sqldb_null(),
		INT(r->dev),
		INT(r->ino),
		INT(r->probes),
		INT(r->failed),
		INT(r->h.flags),
	};

	return sqldb_find(s->db, T_LIBRARY, ROW(v), &id);
}

static int on_clock(struct sqlite *s, const struct xb_def_clock *r)
{
	char text[BOOT_TEXT];

	boot_text(r->boot_id, text);
	const struct sqldb_value v[] = { TEXT(text),	   TEXT(s->host_name), INT(r->h.ts),
					 INT(r->realtime), INT(r->boottime),   INT(r->version) };

	return sqldb_find(s->db, T_HOST, ROW(v), &s->host);
}

/* Its clock as the times in the tables have it. */
static int on_host(struct sqlite *s, const struct event *e)
{
	const struct xb_def_host *r = (const void *)e->rec;
	char text[BOOT_TEXT];
	int64_t id;
	int err;

	boot_text(r->boot_id, text);
	const struct sqldb_value v[] = {
		TEXT(text),	  TEXT(event_text(e, 0)), INT(r->mono + (uint64_t)r->offset),
		INT(r->realtime), INT(r->boottime),	  INT(XB_WIRE_VERSION)
	};

	err = sqldb_find(s->db, T_HOST, ROW(v), &id);
	if (err < 0)
		return err;
	s->hosts[r->host] = id;
	/* The clock's own row came without its name. */
	const struct sqldb_value name[] = { TEXT(event_text(e, 0)), INT(id) };

	return sqldb_run(s->db, "UPDATE host SET name=? WHERE id=?", ROW(name));
}

static int on_event(struct sqlite *s, const struct event *e, const struct told *told)
{
	switch (e->type) {
	case EVENT_CALL:
		return on_call(s, told, &e->call);
	case EVENT_XPTI:
	case EVENT_XPTI_POINT:
		return on_xpti(s, told, e->xpti, e->type == EVENT_XPTI_POINT);
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
 * The program that a pid meant then: what an exec ended is told of when the new one is there already. 0: none
 * that is known.
 */
int64_t sqlite_process_at(const struct sqlite *s, uint32_t pid, uint64_t ts)
{
	const struct sqlite_process *p;

	HASH_FIND(hh, s->processes, &pid, sizeof(pid), p);
	if (!p)
		return 0;
	return ts < p->since && p->before ? p->before : p->id;
}

static void sqlite_start(struct sink *s, struct model *m)
{
	lifetimes_watch(model_lifetimes(m), sqlite_allocation, sink_own(sqlite, s));
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
	forget_processes(s);
	strbuf_done(&s->json);
	free(s->host_name);
	free(s->sites);
}

static int sqlite_open(struct sink *sink)
{
	struct sqlite *s = sink_own(sqlite, sink);
	const struct sink_opts *o = &sink->opts;

	if (!o->path)
		return -EINVAL;
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

static int sqlite_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct sqlite *s = sink_own(sqlite, sink);

	(void)out;
	return s->error ?: sqlite_finish_tables(s, m);
}

static int sqlite_is_part(struct sink *sink, struct strbuf *out)
{
	struct sqlite *s = sink_own(sqlite, sink);

	(void)out;
	return s->error ?: sqlite_part(s);
}

static int sqlite_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct sqlite *s = sink_own(sqlite, sink);

	(void)out;
	return s->error ?: sqlite_losses(s, counters);
}

const struct sink_ops sink_sqlite = {
	.name = "sqlite",
	.size = sizeof(struct sqlite),
	.needs = MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY | TOLD_WORK,
	.open = sqlite_open,
	.start = sqlite_start,
	.event = sqlite_event,
	.finish = sqlite_finish,
	.lost = sqlite_lost,
	.part = sqlite_is_part,
	.done = sqlite_done,
};
