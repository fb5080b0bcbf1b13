// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * live_defs.c - see live_defs.h.
 *
 * This is a table of records by what they define. Records are in classes, because definitions must come
 * before those that need them: a site's frames before the site. The newest record of a class is last, so
 * "since" is a walk from the end. Records that belong to a process end with it, so they are also in a list
 * of their owner.
 */
#include "ring/live_defs.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "ring/least.h"
#include "wire_xpti.h"

enum class {
	CLASS_CLOCK,
	CLASS_HOST,
	CLASS_GPU,
	CLASS_METRICS,
	CLASS_METRIC,
	CLASS_OBJECT,
	CLASS_FUNC,
	CLASS_PROCESS,
	CLASS_THREAD,
	CLASS_RANK,
	CLASS_TEXT,
	CLASS_NAME,
	CLASS_XPTI,
	CLASS_POINT,
	CLASS_FRAME,
	CLASS_SITE,
	CLASS_TIE,
	CLASS_LOSS,
	CLASSES,
};

static const struct {
	unsigned count;
	size_t bytes;
} limits[CLASSES] = {
	[CLASS_CLOCK] = { 1, 4096 },
	[CLASS_GPU] = { 1, 4096 },
	[CLASS_METRICS] = { 1024, 1 << 20 },
	[CLASS_METRIC] = { 16384, 8 << 20 },
	[CLASS_HOST] = { XB_HOST_MAX, 1 << 20 },
	[CLASS_OBJECT] = { 8192, 16 << 20 },
	[CLASS_FUNC] = { XB_MAX_FUNCS, 64 << 20 },
	[CLASS_PROCESS] = { 16384, 32 << 20 },
	[CLASS_THREAD] = { 32768, 4 << 20 },
	[CLASS_RANK] = { 16384, 4 << 20 },
	[CLASS_TEXT] = { 4096, 4 << 20 },
	[CLASS_NAME] = { 16384, 8 << 20 },
	[CLASS_XPTI] = { 128 << 10, 16 << 20 },
	[CLASS_POINT] = { 65536, 16 << 20 },
	[CLASS_FRAME] = { 1 << 17, 64 << 20 },
	[CLASS_SITE] = { 1 << 17, 64 << 20 },
	[CLASS_TIE] = { 1 << 16, 4 << 20 },
	[CLASS_LOSS] = { 1, 4096 },
};

struct key {
	uint32_t type, tgid;
	uint64_t a, b;
};

struct owner;
struct def {
	struct key key;
	UT_hash_handle hh;
	enum class class;
	struct def *prev, *next; /* of its class */
	struct owner *owner;	 /* NULL: nobody's */
	struct def *prev_owned, *next_owned;
	uint64_t number;
	uint64_t rec[]; /* the record */
};

struct owner {
	uint32_t tgid;
	UT_hash_handle hh;
	struct def *defs;
};

struct live_defs {
	struct def *all;
	struct def *classes[CLASSES];
	unsigned count[CLASSES];
	size_t bytes[CLASSES];
	struct owner *owners;
};

int live_defs_new(struct live_defs **ret)
{
	struct live_defs *d = calloc(1, sizeof(*d));

	if (!d)
		return -ENOMEM;
	*ret = d;
	return 0;
}

static struct xb_hdr *record_of(const struct def *e)
{
	return (struct xb_hdr *)e->rec;
}

/* ---- owners ------------------------------------------------------------------------------------ */

static struct owner *owner_find(struct live_defs *d, uint32_t tgid)
{
	struct owner *o;

	HASH_FIND(hh, d->owners, &tgid, sizeof(tgid), o);
	return o;
}

static struct owner *owner_get(struct live_defs *d, uint32_t tgid)
{
	struct owner *o = owner_find(d, tgid);

	if (o)
		return o;
	o = calloc(1, sizeof(*o));
	if (!o)
		return NULL;
	o->tgid = tgid;
	HASH_ADD(hh, d->owners, tgid, sizeof(o->tgid), o);
	return o;
}

static void disown(struct live_defs *d, struct def *e)
{
	struct owner *o = e->owner;

	if (!o)
		return;
	DL_DELETE2(o->defs, e, prev_owned, next_owned);
	if (o->defs)
		return;
	HASH_DEL(d->owners, o); /* NOLINT(clang-analyzer-core.NullDereference): in the macro */
	free(o);
}

/* ---- definitions ------------------------------------------------------------------------------- */

static void drop(struct live_defs *d, struct def *e)
{
	disown(d, e);
	DL_DELETE(d->classes[e->class], e);
	d->count[e->class]--;
	d->bytes[e->class] -= record_of(e)->len;
	HASH_DEL(d->all, e); /* NOLINT(clang-analyzer-core.NullDereference): in the macro */
	free(e);
}

struct live_defs *live_defs_free(struct live_defs *d)
{
	if (!d)
		return NULL;
	for (unsigned c = 0; c < CLASSES; c++)
		while (d->classes[c])
			drop(d, d->classes[c]);
	free(d);
	return NULL;
}

static struct def *find(const struct live_defs *d, const struct key *key)
{
	struct def *e;

	HASH_FIND(hh, d->all, key, sizeof(*key), e);
	return e;
}

/* Whether two records define the same, apart from their times. */
static bool same(const struct xb_hdr *a, const struct xb_hdr *b)
{
	return a->len == b->len && a->type == b->type && a->flags == b->flags &&
	       a->tgid == b->tgid && a->tid == b->tid && !memcmp(a + 1, b + 1, a->len - sizeof(*a));
}

static int keep(struct live_defs *d, enum class class, const struct key *key, bool owned,
		const struct xb_hdr *rec, uint64_t number)
{
	struct def *old = find(d, key), *e;
	struct owner *o = NULL;

	if (old && same(record_of(old), rec))
		return 0;
	e = calloc(1, sizeof(*e) + rec->len);
	if (e && owned)
		o = owner_get(d, key->tgid);
	if (!e || (owned && !o)) {
		free(e);
		return -ENOMEM;
	}
	e->key = *key;
	e->class = class;
	e->number = number;
	memcpy(e->rec, rec, rec->len);
	e->owner = o;
	if (o)
		DL_APPEND2(o->defs, e, prev_owned, next_owned);
	if (old)
		drop(d, old);
	HASH_ADD(hh, d->all, key, sizeof(e->key), e);
	DL_APPEND(d->classes[class], e);
	d->count[class]++;
	d->bytes[class] += rec->len;
	while (d->classes[class] != e &&
	       (d->count[class] > limits[class].count || d->bytes[class] > limits[class].bytes))
		drop(d, d->classes[class]);
	return 1;
}

static void drop_key(struct live_defs *d, const struct key *key)
{
	struct def *e = find(d, key);

	if (e)
		drop(d, e);
}

/* Removes what belongs to a process: everything, or only what its next program does not have. */
static void drop_of(struct live_defs *d, uint32_t tgid, bool process)
{
	struct owner *o = owner_find(d, tgid);
	struct def *e, *next;

	if (!o)
		return;
	for (e = o->defs; e; e = next) {
		next = e->next_owned;
		if (process || e->class != CLASS_PROCESS)
			drop(d, e); /* the last one takes its owner along */
	}
}

/* ---- processes --------------------------------------------------------------------------------- */

struct process_rec {
	struct xb_def_process p;
	char text[24]; /* comm, no path, no command line */
};

static struct key process_key(uint32_t tgid)
{
	return (struct key){ .type = XB_DEF_PROCESS, .tgid = tgid };
}

/* The definition of a process whose start or exec was seen, for a reader that begins later. */
static int keep_process(struct live_defs *d, const struct xb_hdr *h, uint32_t tgid, uint32_t ppid,
			uint64_t start, const __u8 comm[XB_COMM], uint64_t number)
{
	struct key key = process_key(tgid);
	const struct def *old = find(d, &key);
	const size_t text = offsetof(struct xb_def_process, text);
	char buf[sizeof(struct process_rec)] __attribute__((aligned(8))) = { 0 };
	struct xb_def_process *p = (struct xb_def_process *)buf;

	if (old)
		memcpy(p, old->rec, sizeof(*p));
	p->h = (struct xb_hdr){
		.len = (uint32_t)((text + XB_COMM + 3 + 7) & ~7UL),
		.type = XB_DEF_PROCESS,
		.flags = XB_PROC_OLD,
		.tgid = tgid,
		.tid = tgid,
		.ts = h->ts,
	};
	p->start_ns = start;
	if (ppid)
		p->ppid = ppid;
	if (!p->ns_pid)
		p->ns_pid = tgid;
	memset(buf + text, 0, sizeof(buf) - text);
	memcpy(buf + text, comm, strnlen((const char *)comm, XB_COMM - 1));
	return keep(d, CLASS_PROCESS, &key, true, &p->h, number);
}

static int on_fork(struct live_defs *d, const struct xb_fork *f, uint64_t number)
{
	struct key rank = { .type = XB_DEF_RANK, .tgid = f->h.tgid };
	const struct def *of_parent;
	_cleanup_free_ struct xb_hdr *copy = NULL;
	int r;

	if (f->child_tgid == f->h.tgid)
		return 0;
	drop_of(d, f->child_tgid, true);
	r = keep_process(d, &f->h, f->child_tgid, f->h.tgid, f->start_ns, f->comm, number);
	of_parent = find(d, &rank);
	if (r < 0 || !of_parent)
		return r;
	copy = malloc(record_of(of_parent)->len);
	if (!copy)
		return -ENOMEM;
	memcpy(copy, of_parent->rec, record_of(of_parent)->len);
	copy->tgid = copy->tid = rank.tgid = f->child_tgid;
	return keep(d, CLASS_RANK, &rank, true, copy, number);
}

static int on_exec(struct live_defs *d, const struct xb_exec *x, uint64_t number)
{
	drop_of(d, x->h.tgid, false);
	return keep_process(d, &x->h, x->h.tgid, 0, x->start_ns, x->comm, number);
}

static void on_end(struct live_defs *d, const struct xb_hdr *h)
{
	struct key key = { .type = XB_DEF_THREAD, .tgid = h->tgid, .a = h->tid };

	if (h->flags & XB_EXIT_GROUP)
		drop_of(d, h->tgid, true);
	else
		drop_key(d, &key);
}

static int on_process(struct live_defs *d, const struct xb_hdr *rec, uint64_t number)
{
	struct key key = process_key(rec->tgid);
	_cleanup_free_ struct xb_hdr *copy = malloc(rec->len);

	if (!copy)
		return -ENOMEM;
	memcpy(copy, rec, rec->len);
	copy->flags |= XB_PROC_OLD;
	return keep(d, CLASS_PROCESS, &key, true, copy, number);
}

/* ---- the stream -------------------------------------------------------------------------------- */

/* A definition's place, by its type; len is checked by then. */
static enum class place_of(const struct xb_hdr *h, struct key *ret) {
		*ret = (struct key){ .type = h->type }; switch (h->type){
			case XB_DEF_CLOCK : return CLASS_CLOCK; case XB_LOSS : return CLASS_LOSS;
			case XB_DEF_HOST : ret->a = ((const struct xb_def_host *)h)->host;
			return CLASS_HOST;
			case XB_DEF_GPU : return CLASS_GPU;
			case XB_DEF_METRICS : ret->a = ((const struct xb_def_metrics *)h)->group;
			return CLASS_METRICS;
			case XB_DEF_METRIC : ret->a = ((const struct xb_def_metric *)h)->group;
			ret->b = ((const struct xb_def_metric *)h)->index;
			return CLASS_METRIC;
			case XB_DEF_OBJECT : ret->a = ((const struct xb_def_object *)h)->obj;
			return CLASS_OBJECT;
			case XB_DEF_FUNC : ret->a = ((const struct xb_def_func *)h)->slot;
			return CLASS_FUNC;
			case XB_DEF_FRAME : ret->a = ((const struct xb_def_frame *)h)->frame;
			return CLASS_FRAME;
			case XB_DEF_SITE : ret->a = ((const struct xb_def_site *)h)->site;
			return CLASS_SITE;
			case XB_CALL_SITE : ret->a = ((const struct xb_call_site *)h)->call;
			return CLASS_TIE;
			case XB_DEF_THREAD : ret->tgid = h->tgid;
			ret->a = h->tid;
			return CLASS_THREAD;
			case XB_DEF_RANK : ret->tgid = h->tgid;
			return CLASS_RANK;
			case XB_DEF_TEXT : ret->tgid = h->tgid;
			ret->a = ((const struct xb_def_text *)h)->addr;
			return CLASS_TEXT;
			case XB_DEF_NAME : ret->tgid = h->tgid;
			ret->a = ((const struct xb_def_name *)h)->handle;
			ret->b = ((const struct xb_def_name *)h)->api;
			return CLASS_NAME;
			case XB_XPTI_POINT : ret->tgid = h->tgid;
			ret->a = ((const struct xb_xpti *)h)->event;
			return CLASS_POINT;
			default : ret->tgid = h->tgid;
			ret->a = ((const struct xb_xpti_def *)h)->fw;
			ret->b = (uint32_t)((const struct xb_xpti_def *)h)->id;
			return CLASS_XPTI;
		}
}

bool live_defs_matters(const struct live_defs *d, const struct xb_hdr *rec)
{
	if (rec->type == XB_CALL)
		return d->count[CLASS_TIE];
	if (rec->type == XB_XPTI || rec->type == XB_GPU_JOB || rec->type == XB_COUNT ||
	    rec->type == XB_COUNTED || rec->type == XB_SOURCE || rec->type == XB_ARM ||
	    rec->type == XB_BLOB || rec->type == XB_IMAGE || rec->type == XB_DATA ||
	    rec->type == XB_FILE || rec->type == XB_START || rec->type == XB_SAMPLE ||
	    rec->type == XB_UNPROBED || rec->type == XB_REST)
		return false;
	return rec->type == XB_LOSS || record_least(rec->type) > sizeof(struct xb_hdr);
}

int live_defs_apply(struct live_defs *d, const struct xb_hdr *rec, uint64_t number)
{
	struct key key;
	enum class class;

	if (!live_defs_matters(d, rec) || rec->len < record_least(rec->type))
		return 0;
	switch (rec->type) {
	case XB_CALL:
		key = (struct key){ .type = XB_CALL_SITE, .a = ((const struct xb_call *)rec)->id };
		if (!(rec->flags & XB_F_IN_FLIGHT))
			drop_key(d, &key);
		return 0;
	case XB_FORK:
		return on_fork(d, (const void *)rec, number);
	case XB_EXEC:
		return on_exec(d, (const void *)rec, number);
	case XB_EXIT:
		on_end(d, rec);
		return 0;
	case XB_DEF_PROCESS:
		return on_process(d, rec, number);
	default:
		class = place_of(rec, &key);
		return keep(d, class, &key, key.tgid != 0, rec, number);
	}
}

/* The first record of the class that came with this number or a later one. */
static const struct def *first_since(const struct live_defs *d, unsigned class, uint64_t since)
{
	const struct def *head = d->classes[class], *e;

	if (!head || !since)
		return head;
	e = head->prev; /* the last: the list is a ring in this direction */
	if (e->number < since)
		return NULL;
	while (e != head && e->prev->number >= since)
		e = e->prev;
	return e;
}

int live_defs_each(const struct live_defs *d, uint64_t since,
		   int (*fn)(void *u, const struct xb_hdr *rec), void *u)
{
	for (unsigned c = 0; c < CLASSES; c++) {
		for (const struct def *e = first_since(d, c, since); e; e = e->next) {
			int r = fn(u, record_of(e));

			if (r)
				return r;
		}
	}
	return 0;
}
