// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * renumber.c - see renumber.h.
 *
 * Calls and places need no table: a counter in each stream, times the number of streams, plus the number of the stream,
 * is unique. Functions and files are few, and are looked up by their contents.
 */
#include "ring/renumber.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "ring/least.h"

#define OBJECTS_MAX 4096u /* as many as the decoder keeps */
#define NO_SLOT	    0xffffu

/* A function or file, identified by its record without the members that differ between streams. */
struct thing {
	uint32_t number;
	UT_hash_handle hh;
	char key[];
};

struct renumber {
	uint32_t sources;
	struct thing *funcs, *objects;
	uint32_t nfuncs, nobjects;
	uint64_t left_out;
};

struct renumber_source {
	struct renumber *r;
	uint32_t number;
	uint16_t host[XB_HOST_MAX];
	int64_t shift[XB_HOST_MAX];
	uint16_t slots[XB_MAX_FUNCS];
	uint16_t objects[OBJECTS_MAX]; /* 0: not announced */
};

int renumber_new(uint32_t sources, struct renumber **ret)
{
	struct renumber *r = calloc(1, sizeof(*r));

	if (!r)
		return -ENOMEM;
	r->sources = sources;
	*ret = r;
	return 0;
}

static void things_free(struct thing **all)
{
	struct thing *t, *next;

	HASH_ITER(hh, *all, t, next) {
		HASH_DEL(*all, t);
		free(t);
	}
}

struct renumber *renumber_free(struct renumber *r)
{
	if (!r)
		return NULL;
	things_free(&r->funcs);
	things_free(&r->objects);
	free(r);
	return NULL;
}

int renumber_source_new(struct renumber *r, uint32_t number, struct renumber_source **ret)
{
	struct renumber_source *s = calloc(1, sizeof(*s));

	if (!s)
		return -ENOMEM;
	s->r = r;
	s->number = number;
	memset(s->slots, 0xff, sizeof(s->slots));
	*ret = s;
	return 0;
}

struct renumber_source *renumber_source_free(struct renumber_source *s)
{
	free(s);
	return NULL;
}

void renumber_host(struct renumber_source *s, uint32_t here, uint32_t there, int64_t shift)
{
	if (here >= XB_HOST_MAX || there >= XB_HOST_MAX)
		return;
	s->host[here] = (uint16_t)there;
	s->shift[here] = shift;
}

uint64_t renumber_left_out(const struct renumber *r)
{
	return r->left_out;
}

/* ---- numbers ----------------------------------------------------------------------------------- */

static uint32_t process(const struct renumber_source *s, uint32_t id)
{
	return id ? xb_id(id) | (uint32_t)s->host[xb_host(id)] << XB_ID_BITS : 0;
}

/* Shifts the times of a machine's processes; records without a process have the stream's own clock. */
static void shift_time(const struct renumber_source *s, uint32_t id, __u64 *ts)
{
	int64_t shift = s->shift[xb_host(id)];

	if (*ts && (shift >= 0 || *ts > (uint64_t)-shift))
		*ts += (uint64_t)shift;
}

/* 0 stays 0, and no number exceeds the maximum of ids. */
static uint64_t counted(const struct renumber_source *s, uint64_t n, uint64_t most)
{
	if (!n || n > (most - s->number) / s->r->sources)
		return 0;
	return n * s->r->sources + s->number;
}

static uint64_t call(const struct renumber_source *s, uint64_t id)
{
	return counted(s, id, (1ULL << 53) - 1);
}

static uint32_t place(const struct renumber_source *s, uint32_t n)
{
	return (uint32_t)counted(s, n, UINT32_MAX);
}

/* 1: it is new, 0: it was there. */
static int thing_get(struct thing **all, const void *key, size_t len, uint32_t number,
		     uint32_t *ret)
{
	struct thing *t;

	HASH_FIND(hh, *all, key, len, t);
	if (t) {
		*ret = t->number;
		return 0;
	}
	t = malloc(sizeof(*t) + len);
	if (!t)
		return -ENOMEM;
	t->number = number;
	memcpy(t->key, key, len);
	HASH_ADD_KEYPTR(hh, *all, t->key, len, t);
	*ret = number;
	return 1;
}

/* ---- records ----------------------------------------------------------------------------------- */

static int on_func(struct renumber_source *s, struct xb_def_func *f)
{
	struct renumber *r = s->r;
	uint32_t slot = f->slot, there;
	const struct xb_hdr h = f->h;
	int e;

	if (slot >= XB_MAX_FUNCS)
		return 0;
	/* The file in which it was first seen, and the time, don't make it a different function. */
	f->h = (struct xb_hdr){ .len = h.len, .type = h.type, .flags = h.flags };
	f->slot = f->obj = f->plan.func = 0;
	if (r->nfuncs == XB_MAX_FUNCS - 1) {
		struct thing *t;

		HASH_FIND(hh, r->funcs, f, h.len, t);
		s->slots[slot] = t ? (uint16_t)t->number : NO_SLOT;
		return 0;
	}
	/* In counts, 0 stands for several functions. */
	e = thing_get(&r->funcs, f, h.len, r->nfuncs + 1, &there);
	if (e < 0)
		return e;
	r->nfuncs += (uint32_t)e;
	s->slots[slot] = (uint16_t)there;
	f->h = h;
	f->slot = f->plan.func = there;
	return e;
}

/* Files of different machines are different, even if they have the same name. */
static int on_object(struct renumber_source *s, struct xb_def_object *o)
{
	struct renumber *r = s->r;
	struct xb_def_object was = *o;
	uint32_t there;
	int e;

	if (o->obj >= OBJECTS_MAX)
		return 0;
	o->h = (struct xb_hdr){ .len = was.h.len, .tgid = s->host[xb_host(o->h.tgid)] };
	o->obj = o->probes = o->failed = 0;
	e = thing_get(&r->objects, o, was.h.len, r->nobjects + 1, &there);
	if (e < 0)
		return e;
	r->nobjects += (uint32_t)e;
	s->objects[was.obj] = there < 0xffff ? (uint16_t)there : 0;
	*o = was;
	o->h.tgid = process(s, was.h.tgid);
	o->obj = s->objects[was.obj];
	return e && o->obj;
}

static int on_call(struct renumber_source *s, struct xb_call *c)
{
	if (c->func >= XB_MAX_FUNCS || s->slots[c->func] == NO_SLOT) {
		s->r->left_out++;
		return 0;
	}
	c->func = s->slots[c->func];
	c->obj = c->obj < OBJECTS_MAX ? s->objects[c->obj] : 0;
	c->id = call(s, c->id);
	c->parent = call(s, c->parent);
	return 1;
}

static int on_count(struct renumber_source *s, struct xb_count *c)
{
	if (!c->func)
		return 1;
	if (c->func >= XB_MAX_FUNCS || s->slots[c->func] == NO_SLOT) {
		s->r->left_out += c->calls;
		return 0;
	}
	c->func = s->slots[c->func];
	return 1;
}

static int on_site(struct renumber_source *s, struct xb_def_site *d)
{
	const uint32_t room = (uint32_t)((d->h.len - sizeof(*d)) / sizeof(d->frames[0]));

	d->site = place(s, d->site);
	for (uint32_t i = 0; i < d->nframes && i < room; i++)
		d->frames[i] = place(s, d->frames[i]);
	return d->site != 0;
}

static int on_frame(struct renumber_source *s, struct xb_def_frame *f)
{
	f->frame = place(s, f->frame);
	return f->frame != 0;
}

static int on_call_site(struct renumber_source *s, struct xb_call_site *t)
{
	t->call = call(s, t->call);
	t->site = place(s, t->site);
	return t->call && t->site;
}

/* Contents have no numbers: they are the same in all streams. */
static int on_image(struct renumber_source *s, struct xb_image *i)
{
	i->call = call(s, i->call);
	return i->call != 0;
}

static int on_rest(struct renumber_source *s, struct xb_rest *r)
{
	r->call = call(s, r->call);
	return r->call != 0;
}

static int on_data(struct renumber_source *s, struct xb_data *d)
{
	d->call = call(s, d->call);
	return d->call != 0;
}

/* They are of no process, but of a machine. */
static int of_machine(const struct renumber_source *s, struct xb_hdr *h, __u32 *group)
{
	h->tgid = xb_id(h->tgid) | (uint32_t)s->host[xb_host(h->tgid)] << XB_ID_BITS;
	*group = place(s, *group);
	return *group != 0;
}

static int on_fork(struct renumber_source *s, struct xb_fork *f)
{
	f->child_tgid = process(s, f->child_tgid);
	f->child_tid = process(s, f->child_tid);
	return 1;
}

static int on_gpu_job(struct renumber_source *s, struct xb_gpu_job *j, uint32_t tgid)
{
	shift_time(s, tgid, &j->run);
	shift_time(s, tgid, &j->done);
	return 1;
}

/* Those of which h.tgid is made by their own function. */
static bool keeps_machine(unsigned type)
{
	return type == XB_DEF_OBJECT || type == XB_DEF_METRICS || type == XB_DEF_METRIC ||
	       type == XB_SAMPLE;
}

int renumber_record(struct renumber_source *s, const struct xb_hdr *rec, struct xb_hdr *out)
{
	if (rec->len < record_least(rec->type) || rec->len > RENUMBER_RECORD)
		return 0;
	memcpy(out, rec, rec->len);
	shift_time(s, rec->tgid, &out->ts);
	out->tid = process(s, rec->tid);
	if (!keeps_machine(rec->type))
		out->tgid = process(s, rec->tgid);
	switch (rec->type) {
	case XB_CALL:
		return on_call(s, (struct xb_call *)out);
	case XB_FORK:
		return on_fork(s, (struct xb_fork *)out);
	case XB_EXEC:
		((struct xb_exec *)out)->old_tid =
			process(s, ((const struct xb_exec *)rec)->old_tid);
		return 1;
	case XB_COUNT:
		return on_count(s, (struct xb_count *)out);
	case XB_COUNTED:
		shift_time(s, rec->tgid, &((struct xb_counted *)out)->from);
		return 1;
	case XB_GPU_JOB:
		return on_gpu_job(s, (struct xb_gpu_job *)out, rec->tgid);
	case XB_DEF_PROCESS:
		/* A parent is on its child's machine, although the record may not have its number. */
		((struct xb_def_process *)out)->ppid =
			process(s, ((const struct xb_def_process *)rec)->ppid);
		return 1;
	case XB_DEF_OBJECT:
		return on_object(s, (struct xb_def_object *)out);
	case XB_DEF_FUNC:
		return on_func(s, (struct xb_def_func *)out);
	case XB_DEF_FRAME:
		return on_frame(s, (struct xb_def_frame *)out);
	case XB_DEF_SITE:
		return on_site(s, (struct xb_def_site *)out);
	case XB_IMAGE:
		return on_image(s, (struct xb_image *)out);
	case XB_DATA:
		return on_data(s, (struct xb_data *)out);
	case XB_REST:
		return on_rest(s, (struct xb_rest *)out);
	case XB_CALL_SITE:
		return on_call_site(s, (struct xb_call_site *)out);
	case XB_DEF_METRICS:
		return of_machine(s, out, &((struct xb_def_metrics *)out)->group);
	case XB_DEF_METRIC:
		return of_machine(s, out, &((struct xb_def_metric *)out)->group);
	case XB_SAMPLE:
		return of_machine(s, out, &((struct xb_sample *)out)->group);
	default:
		return 1;
	}
}
