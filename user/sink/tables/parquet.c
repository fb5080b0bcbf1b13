// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * parquet.c - a trace as wide tables for many machines' recordings together: no references to follow, each row
 * says all that is asked of it by itself. docs/queries.md has their columns, and questions.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "base/losses.h"
#include "decode/xpti.h"
#include "model/memory/lifetimes.h"
#include "sink/clean.h"
#include "sink/sink.h"
#include "sink/host.h"
#include "sink/site.h"
#include "sink/tables/parquet_parts.h"
#include "sink/value.h"
#include "sink/work.h"
#include "sink/xpti.h"

enum { T_CALLS, T_EVENTS, T_ALLOCATIONS, T_LOSSES, T_RECORDINGS, T_TABLES };

#define C(name, type) { name, PARQUET_##type }

static const struct parquet_column calls[] = {
	C("recording", TEXT),
	C("time", TIME),
	C("ts", INT),
	C("dur", INT),
	C("id", INT),
	C("parent_id", INT),
	C("pid", INT),
	C("process", TEXT),
	C("exec_count", INT),
	C("rank", INT),
	C("tid", INT),
	C("thread", TEXT),
	C("api", TEXT),
	C("function", TEXT),
	C("depth", INT),
	C("error", BOOL),
	C("result", TEXT),
	C("ret", INT),
	C("unfinished", TEXT),
	C("age", INT),
	C("lower", BOOL),
	C("kernel", TEXT),
	C("kernel_object", TEXT),
	C("counts", TEXT),
	C("global_x", INT),
	C("global_y", INT),
	C("global_z", INT),
	C("local_x", INT),
	C("local_y", INT),
	C("local_z", INT),
	C("direction", TEXT),
	C("bytes", INT),
	C("arguments", TEXT),
	C("stack", TEXT),
};
static const struct parquet_column events[] = {
	C("recording", TEXT), C("time", TIME),	C("ts", INT),	   C("pid", INT),
	C("process", TEXT),   C("tid", INT),	C("thread", TEXT), C("trace_point", BOOL),
	C("stream", TEXT),    C("event", TEXT), C("uid", TEXT),	   C("uid_instance", INT),
	C("instance", INT),   C("name", TEXT),	C("file", TEXT),   C("line", INT),
	C("json", TEXT),
};
static const struct parquet_column allocations[] = {
	C("recording", TEXT), C("time", TIME),	 C("made", INT),      C("freed", INT),
	C("leaked", BOOL),    C("may_be", BOOL), C("pid", INT),	      C("tid", INT),
	C("process", TEXT),   C("kind", TEXT),	 C("in_total", BOOL), C("device", TEXT),
	C("site", TEXT),      C("call", TEXT),	 C("address", INT),   C("size", INT),
};
static const struct parquet_column losses[] = {
	C("recording", TEXT), C("time", TIME), C("cause", TEXT), C("text", TEXT), C("count", INT),
};
static const struct parquet_column recordings[] = {
	C("recording", TEXT), C("time", TIME),	C("began", TIME), C("boot_id", TEXT),
	C("calls", INT),      C("events", INT), C("lost", INT),	  C("part", BOOL),
};

#define TABLE(name) { #name, name, (unsigned)ARRAY_SIZE(name) }
static const struct parquet_table tables[T_TABLES] = {
	[T_CALLS] = TABLE(calls),
	[T_EVENTS] = TABLE(events),
	[T_ALLOCATIONS] = TABLE(allocations),
	[T_LOSSES] = TABLE(losses),
	[T_RECORDINGS] = TABLE(recordings),
};

struct parquet_sink {
	struct sink sink;
	struct parts *parts;
	struct parts
		*hosts[XB_HOST_MAX]; /* of merged streams: each machine's; NULL: none was told of */
	char *path, *host;
	struct xb_def_clock clock;
	struct strbuf text, clean;
	char boot_id[BOOT_TEXT];
	uint64_t begin, last; /* ts of the clock, and the newest */
	uint64_t ncalls, nevents;
	int error; /* of a place that can't return it */
};

/* ---- rows -------------------------------------------------------------------------------------- */

/* One row, column by column; the first error stays. */
struct row {
	struct parquet_sink *s;
	struct parquet_file *f;
	int error;
};

static void put_int(struct row *r, uint64_t v)
{
	r->error = r->error ?: parquet_int(r->f, v);
}

static void put_null(struct row *r)
{
	r->error = r->error ?: parquet_null(r->f);
}

static void put_if(struct row *r, bool have, uint64_t v)
{
	if (have)
		put_int(r, v);
	else
		put_null(r);
}

static void put_textn(struct row *r, const char *text, size_t len)
{
	if (!text) {
		put_null(r);
		return;
	}
	text = clean_text(&r->s->clean, text, &len);
	if (!text)
		r->error = r->error ?: -ENOMEM;
	else
		r->error = r->error ?: parquet_text(r->f, text, len);
}

static void put_text(struct row *r, const char *text)
{
	put_textn(r, text, text ? strlen(text) : 0);
}

/* What was written to s->text; null if nothing was. */
static void put_buffer(struct row *r)
{
	if (strbuf_failed(&r->s->text))
		r->error = r->error ?: -ENOMEM;
	put_textn(r, r->s->text.len ? strbuf_str(&r->s->text) : NULL, r->s->text.len);
}

static void put_string(struct row *r, const struct value *v)
{
	bool text = value_is_text(v);

	put_textn(r, text ? v->str : NULL, text ? v->len : 0);
}

/* With the columns that all tables begin with. */
static int row_begin_in(struct parquet_sink *s, struct parts *parts, unsigned table, uint64_t ts,
			struct row *ret)
{
	*ret = (struct row){ .s = s };
	ret->error = parts_row(parts, table, ts, &ret->f);
	put_text(ret, parts_recording(parts));
	put_int(ret, (uint64_t)parts_time(parts, ts));
	return ret->error;
}

/* Of the recording as a whole. */
static int row_begin(struct parquet_sink *s, unsigned table, uint64_t ts, struct row *ret)
{
	return row_begin_in(s, s->parts, table, ts, ret);
}

/* Of a process, where its machine's rows are. */
static int row_begin_of(struct parquet_sink *s, uint32_t tgid, unsigned table, uint64_t ts,
			struct row *ret)
{
	struct parts *parts = s->hosts[xb_host(tgid)];

	return row_begin_in(s, parts ? parts : s->parts, table, ts, ret);
}

/* ---- calls ------------------------------------------------------------------------------------- */

static void put_process(struct row *r, const struct model_process *p)
{
	put_textn(r, p ? p->comm : NULL, p ? strnlen(p->comm, sizeof(p->comm)) : 0);
}

static void put_result(struct row *r, const struct event_call *c)
{
	bool known = c->ret.kind != VALUE_UNKNOWN;

	put_text(r, c->ret.kind == VALUE_ENUM ? c->ret.name : NULL);
	put_if(r, known, c->ret.u);
}

static void put_launch(struct row *r, const struct value_view *view)
{
	const struct model_launch *l = view->told->launch;
	unsigned i;

	put_text(r, l ? l->kernel.name : NULL);
	strbuf_reset(&r->s->text);
	if (l)
		value_object(&r->s->text, l->kernel.word, l->kernel.number, l->kernel.uncertain);
	put_buffer(r);
	put_text(r, l ? work_counts[l->sizes] : NULL);
	for (i = 0; i < 3; i++)
		put_if(r, l && i < l->nglobal, l ? l->global[i] : 0);
	for (i = 0; i < 3; i++)
		put_if(r, l && i < l->nlocal, l ? l->local[i] : 0);
}

static void put_copy(struct row *r, const struct value_view *view)
{
	const struct model_copy *c = view->told->copy;
	const char direction[] = { c ? c->from : 0, '2', c ? c->to : 0, '\0' };

	put_text(r, c ? direction : NULL);
	put_if(r, c && c->has_size, c ? c->bytes : 0);
}

static void put_arguments(struct row *r, const struct value_view *view)
{
	struct json j;

	strbuf_reset(&r->s->text);
	if (view->call->nargs) {
		json_start(&j, &r->s->text);
		value_args_json(&j, NULL, view);
	}
	put_buffer(r);
}

/* A line a frame, as site_text() has them. */
static void put_stack(struct row *r, const struct event_call *c)
{
	struct strbuf *text = &r->s->text;
	size_t begin;

	strbuf_reset(text);
	site_text(text, c);
	if (strbuf_failed(text)) {
		r->error = r->error ?: -ENOMEM;
		return;
	}
	begin = strspn(strbuf_str(text), "\n >");
	put_textn(r, text->len ? text->buf + begin : NULL, text->len - begin);
}

static int on_call(struct parquet_sink *s, const struct told *told, const struct event_call *c)
{
	const struct value_view view = { .told = told, .call = c };
	const struct xb_call *rec = c->rec;
	const struct model_process *p = told->process;
	unsigned flags = rec->h.flags;
	struct row r;

	if (row_begin_of(s, rec->h.tgid, T_CALLS, rec->h.ts, &r) < 0)
		return r.error;
	s->ncalls++;
	put_int(&r, rec->h.ts);
	put_if(&r, !(flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY)), rec->dur);
	put_if(&r, rec->id, rec->id);
	put_if(&r, rec->parent, rec->parent);
	put_int(&r, xb_id(rec->h.tgid));
	put_process(&r, p);
	put_if(&r, p, p ? p->exec_count : 0);
	put_if(&r, p && p->has_rank, p ? p->rank : 0);
	put_int(&r, xb_id(rec->h.tid));
	put_text(&r, told->thread);
	put_text(&r, c->api);
	put_text(&r, c->name);
	put_int(&r, rec->depth);
	put_int(&r, c->error);
	put_result(&r, c);
	put_text(&r, work_unfinished(flags));
	put_if(&r, flags & XB_F_UNFINISHED, rec->dur);
	put_int(&r, !!(flags & XB_F_LOWER));
	put_launch(&r, &view);
	put_copy(&r, &view);
	put_arguments(&r, &view);
	put_stack(&r, c);
	return r.error;
}

/* ---- the rest ---------------------------------------------------------------------------------- */

static int on_xpti(struct parquet_sink *s, const struct told *told, const struct event_xpti *x,
		   bool point)
{
	const struct xb_xpti *rec = x->rec;
	bool known = x->has_event && xpti_uid_known(&rec->uid);
	char uid[XPTI_UID_TEXT];
	struct json j;
	struct row r;

	if (row_begin_of(s, rec->h.tgid, T_EVENTS, rec->h.ts, &r) < 0)
		return r.error;
	s->nevents += !point;
	xpti_uid_text(&rec->uid, uid);
	put_int(&r, rec->h.ts);
	put_int(&r, xb_id(rec->h.tgid));
	put_process(&r, told->process);
	put_int(&r, xb_id(rec->h.tid));
	put_text(&r, told->thread);
	put_int(&r, point);
	put_text(&r, x->stream);
	put_text(&r, x->event);
	put_text(&r, known ? uid : NULL);
	put_if(&r, known && rec->uid.instance, rec->uid.instance);
	put_int(&r, rec->instance);
	put_string(&r, &x->name);
	put_string(&r, &x->file);
	put_if(&r, x->has_line, rec->line);
	strbuf_reset(&s->text);
	json_start(&j, &s->text);
	json_object(&j, NULL);
	xpti_json(&j, x, &(struct value_view){ 0 });
	json_end_object(&j);
	put_buffer(&r);
	return r.error;
}

static void on_allocation(void *u, const struct lifetimes_life *x)
{
	struct parquet_sink *s = u;
	struct row r;

	if (s->error)
		return;
	row_begin_of(s, x->pid, T_ALLOCATIONS, x->made_at, &r);
	put_int(&r, x->made_at);
	put_if(&r, x->freed_at, x->freed_at);
	put_int(&r, x->ended);
	put_int(&r, x->may_be);
	put_int(&r, xb_id(x->pid));
	put_int(&r, xb_id(x->tid));
	put_text(&r, x->process);
	put_text(&r, x->kind);
	put_int(&r, x->counts);
	put_text(&r, x->device);
	put_text(&r, x->site);
	put_text(&r, x->made_by);
	put_int(&r, x->address);
	put_if(&r, x->has_size, x->size);
	s->error = r.error;
}

static void on_clock(struct parquet_sink *s, const struct xb_def_clock *c)
{
	boot_text(c->boot_id, s->boot_id);
	/* A stream may repeat it; its rows stay of one recording. */
	if (s->begin)
		return;
	parts_clock(s->parts, c);
	s->clock = *c;
	s->begin = c->h.ts;
}

static int on_host(struct parquet_sink *s, const struct event *e)
{
	const uint32_t host = ((const struct xb_def_host *)e->rec)->host;
	int r;

	/* One that all is of has its place already. */
	if (s->hosts[host] || !strcmp(event_text(e, 0), s->host))
		return 0;
	r = parts_new(s->path, tables, T_TABLES, event_text(e, 0), s->sink.opts.force,
		      &s->hosts[host]);
	if (r >= 0)
		parts_clock(s->hosts[host], &s->clock);
	return r;
}

static int on_event(struct parquet_sink *s, const struct event *e, const struct told *told)
{
	switch (e->type) {
	case EVENT_CALL:
		return on_call(s, told, &e->call);
	case EVENT_XPTI:
	case EVENT_XPTI_POINT:
		return on_xpti(s, told, e->xpti, e->type == EVENT_XPTI_POINT);
	case EVENT_HOST:
		return on_host(s, e);
	case EVENT_CLOCK:
		on_clock(s, (const struct xb_def_clock *)e->rec);
		return 0;
	default:
		return 0;
	}
}

static void parquet_start(struct sink *sink, struct model *m)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);
	lifetimes_watch(model_lifetimes(m), on_allocation, s);
}

static int parquet_event(struct sink *sink, const struct event *e, const struct told *told,
			 struct strbuf *out)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);
	int r;

	(void)out;
	if (s->error)
		return s->error;
	if (e->rec->ts > s->last)
		s->last = e->rec->ts;
	r = on_event(s, e, told);
	/* What has failed once must not end as if it were whole. */
	if (r < 0 && !s->error)
		s->error = r;
	return s->error;
}

static int parquet_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);
	struct lifetimes *l = model_lifetimes(m);

	(void)out;
	if (s->error)
		return s->error;
	lifetimes_finish(l);
	lifetimes_watch_rest(l);
	return s->error;
}

/* A row a cause, zeros too: that nothing was lost is said. */
static int loss_rows(struct parquet_sink *s, const uint64_t counters[], uint64_t *ret_all)
{
	struct row r = { 0 };
	unsigned i;

	for (i = 0; i < XB_C_LOSS_MAX && !r.error; i++) {
		row_begin(s, T_LOSSES, s->last, &r);
		put_text(&r, losses_name(i));
		put_text(&r, losses_text(i));
		put_int(&r, counters[i]);
		*ret_all += counters[i];
	}
	return r.error;
}

static int parquet_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);
	uint64_t all = 0;
	struct row r;
	int err;

	(void)out;
	err = s->error ?: loss_rows(s, counters, &all);
	if (err < 0)
		return err;
	row_begin(s, T_RECORDINGS, s->last, &r);
	put_int(&r, (uint64_t)parts_time(s->parts, s->begin));
	put_text(&r, s->boot_id);
	put_int(&r, s->ncalls);
	put_int(&r, s->nevents);
	put_int(&r, all);
	put_int(&r, s->sink.part);
	err = r.error ?: parts_keep(s->parts, s->last);
	for (unsigned i = 0; i < XB_HOST_MAX && err >= 0; i++)
		err = s->hosts[i] ? parts_keep(s->hosts[i], s->last) : 0;
	return err;
}

static void parquet_done(struct sink *sink)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);

	parts_free(s->parts);
	for (unsigned i = 0; i < XB_HOST_MAX; i++)
		parts_free(s->hosts[i]);
	free(s->path);
	free(s->host);
	strbuf_done(&s->text);
	strbuf_done(&s->clean);
}

static int parquet_sink_open(struct sink *sink)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);
	const struct sink_opts *o = &sink->opts;
	int r = o->path ? parts_new(o->path, tables, T_TABLES, o->host, o->force, &s->parts)
			: -EINVAL;

	if (r < 0)
		return r;
	s->path = strdup(o->path);
	s->host = strdup(o->host ? o->host : "");
	return s->path && s->host ? 0 : -ENOMEM;
}

const struct sink_ops sink_parquet = {
	.name = "parquet",
	.size = sizeof(struct parquet_sink),
	.needs = MODEL_MEMORY | TOLD_WORK,
	.open = parquet_sink_open,
	.start = parquet_start,
	.event = parquet_event,
	.finish = parquet_finish,
	.lost = parquet_lost,
	.done = parquet_done,
};
