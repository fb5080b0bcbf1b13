// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes_keep.c - keeps the lives of allocations.
 *
 * One allocation has several views. A program's sycl::malloc_device() becomes an XPTI event, a call of Unified Runtime,
 * and one of OpenCL or Level Zero inside it: three reports of the same bytes. Records come when calls return, so that
 * of the innermost call comes first. Views are joined in two ways: by what they name (a pointer is the same in all
 * layers), if the later one encloses the earlier one on its thread; or, if each layer has its own handle (buffers,
 * images), if they are nested and of the same kind. The size of the outermost view counts, because it is what the
 * program asked for; other sizes are noted as differences.
 *
 * What is made inside a call therefore waits until the outermost call of its thread returns. If no outer layer has
 * claimed it by then, the layer made it for itself (a pool's chunk, a queue's counters): it is "by the runtime", and
 * does not count as the program's memory.
 *
 * Frees are reported from the inside out, too. The innermost one ends the life; one that encloses it is the same free.
 * A layer that reported the allocation may report the end once, at any time (a pool may free its chunk late). Any other
 * free is a second free. Whether a free is wrong depends on the call and not on its result, because a driver that
 * refuses a second free was nevertheless asked for it.
 *
 * A free makes the address available to other threads before it returns, and their records may come first. An
 * allocation at the address of a live one therefore replaces it, and a free that began before an allocation belongs to
 * an older one.
 *
 * It can only be said that something was never allocated if the process was seen from its exec on, all functions of the
 * API that allocate are traced, and no records were lost. Otherwise, the free belongs to something older, which is
 * counted and is no error. After a loss, all memory that was live then "may be" freed.
 *
 * What is memory: pointers that were allocated, buffers, images and physical memory count. Addresses without
 * memory, parts of buffers, pools, imported memory and SYCL's own buffers (which have memory only where
 * they are used) are followed and can leak, but have no bytes of their own in the total.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <utlist.h>

#include "base/cleanup.h"
#include "base/losses.h"
#include "model/memory/lifetimes_keep.h"
#include "model/told.h"
#include "model/role_args.h"

#define LOOK_MAX 16u /* processes that are looked at for one that has nothing */

/* ---- finding --------------------------------------------------------------------------------- */

static size_t bucket_of(const struct lifetimes *l, const struct proc *p, enum space space,
			uint64_t key)
{
	uint64_t x = key ^ l->secret ^ p->serial << 40 ^ (uint64_t)space << 32;

	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
	x = (x ^ (x >> 27) ^ l->secret) * 0x94d049bb133111ebull;
	return (x ^ (x >> 31)) & (BUCKETS - 1);
}

struct view *lifetimes_find(const struct lifetimes *l, const struct proc *p, enum space space,
			    uint64_t key)
{
	struct view *v = l->buckets[bucket_of(l, p, space, key)];

	while (v && (v->key != key || v->space != space || v->a->p != p))
		v = v->chain;
	return v;
}

static void unlink_view(struct lifetimes *l, struct view *v)
{
	struct view **at = &l->buckets[bucket_of(l, v->a->p, v->space, v->key)];

	while (*at && *at != v)
		at = &(*at)->chain;
	if (*at)
		*at = v->chain;
}

/* The layer whose release ends it: the outermost that is called. */
struct view *lifetimes_decider(const struct alloc *a)
{
	struct view *v;

	for (v = a->views; v && !v->call; v = v->next)
		;
	return v ? v : a->views;
}

/* ---- threads --------------------------------------------------------------------------------- */

struct proc *lifetimes_proc_find(struct lifetimes *l, uint32_t tgid)
{
	struct proc *p = l->last_proc;

	if (p && p->tgid == tgid)
		return p;
	HASH_FIND(hh, l->procs, &tgid, sizeof(tgid), p);
	return l->last_proc = p;
}

struct lthread *lifetimes_thread_find(struct lifetimes *l, const struct proc *p, uint64_t tid)
{
	struct lthread *t = keyed_find(&l->threads, &tid, sizeof(tid));

	return t && t->p == p ? t : NULL;
}

struct lthread *lifetimes_thread_get(struct lifetimes *l, struct proc *p, uint64_t tid)
{
	struct lthread *t = keyed_find(&l->threads, &tid, sizeof(tid));

	if (t && t->p == p)
		return t;
	keyed_drop(&l->threads, t);
	t = keyed_add(&l->threads, &tid, sizeof(tid));
	if (!t)
		return NULL;
	t->p = p;
	DL_APPEND(p->threads, t);
	return t;
}

static void thread_goes(void *u, void *row)
{
	struct lthread *t = row;

	lifetimes_settle(u, t, CAT_API_NONE);
	DL_DELETE(t->p->threads, t);
}

/* ---- life and death -------------------------------------------------------------------------- */

static void tell(const struct lifetimes *l, const struct lifetimes_watcher *w,
		 const struct alloc *a)
{
	struct lifetimes_life x;

	if (!a->settled)
		return;
	x = lifetimes_life_of(l, a);
	w->fn(w->u, &x);
}

static void alloc_free(struct lifetimes *l, struct alloc *a)
{
	const struct lifetimes_watcher *w;
	struct view *v, *next;

	LL_FOREACH(l->watchers, w)
		tell(l, w, a);
	lifetimes_exports_end(a);
	for (v = a->views; v; v = next) {
		next = v->next;
		unlink_view(l, v);
		free(v);
	}
	free(a);
}

static void forget_dead(struct lifetimes *l, struct proc *p)
{
	struct alloc *a = p->dead;

	DL_DELETE(p->dead, a);
	p->ndead--;
	l->ndead--;
	alloc_free(l, a);
}

static void no_longer_pending(struct lifetimes *l, const struct alloc *a)
{
	struct lthread *t = lifetimes_thread_find(l, a->p, a->tid);
	unsigned i;

	for (i = 0; t && i < t->npending; i++) {
		if (t->pending[i] != a)
			continue;
		t->pending[i] = t->pending[--t->npending];
		return;
	}
}

void lifetimes_die(struct lifetimes *l, struct alloc *a, const struct span *s)
{
	struct proc *p = a->p;

	if (!a->settled) {
		/* Made and freed inside one call: by the layer that was called. */
		no_longer_pending(l, a);
		a->below = true;
		lifetimes_count(l, a, s->to);
	}
	lifetimes_uncount(l, a, s->to);
	if (a->import)
		a->import->open--;
	lifetimes_exports_end(a);
	lifetimes_map_ended(l, a, s);
	a->dead = true;
	a->died_from = s->from;
	a->died_at = s->to;
	a->died_tid = s->tid;
	a->freed |= (uint16_t)(1u << s->api);
	DL_DELETE(p->living, a);
	l->nlive--;
	DL_APPEND(p->dead, a);
	p->ndead++;
	l->ndead++;
	if (p->ndead > LIFETIMES_DEAD_MAX || l->ndead > LIFETIMES_DEAD_ALL) {
		l->gaps.dead_forgotten++;
		forget_dead(l, p);
	}
}

bool lifetimes_encloses(const struct span *s, uint32_t tid, uint64_t from)
{
	return s->begun && s->tid == tid && s->from <= from;
}

struct view *lifetimes_view_of_api(const struct alloc *a, const struct span *s, enum space space,
				   uint64_t key)
{
	struct view *v;

	for (v = a->views; v; v = v->next) {
		if (v->api == s->api && v->space == space && v->key == key)
			return v;
	}
	return NULL;
}

/* s sees a, too, from further out than those before. 0 or -ENOMEM. */
static int add_view(struct lifetimes *l, struct alloc *a, const struct span *s, enum space space,
		    uint64_t key, uint64_t size, bool has_size)
{
	struct view *v = lifetimes_view_of_api(a, s, space, key), **at;
	unsigned n = 0;

	if (v) {
		/* A loader and its driver. */
		v->call = s->call;
		return 0;
	}
	for (v = a->views; v; v = v->next)
		n++;
	if (n >= LIFETIMES_VIEWS_MAX)
		return 0;
	v = calloc(1, sizeof(*v));
	if (!v)
		return -ENOMEM;
	v->key = key;
	v->space = (uint8_t)space;
	v->api = s->api;
	v->call = s->call;
	v->object = s->object;
	v->size = size;
	v->has_size = has_size;
	v->owners = 1;
	v->a = a;
	at = &l->buckets[bucket_of(l, a->p, space, key)];
	v->chain = *at;
	*at = v;
	v->next = a->views;
	a->views = v;
	if (v->next)
		lifetimes_note_difference(l, v, v->next);
	return 0;
}

static void settle_one(struct lifetimes *l, struct alloc *a, unsigned api)
{
	const struct view *v = lifetimes_decider(a);

	a->below = api != CAT_API_NONE && v && v->call && v->api != api;
	lifetimes_count(l, a, a->made_at);
}

/* The outermost call, of that API, has returned: nobody can claim what was made inside any more. */
void lifetimes_settle(struct lifetimes *l, struct lthread *t, unsigned api)
{
	while (t->npending)
		settle_one(l, t->pending[--t->npending], api);
}

/* It is reported after all that is inside it. */
static void settle_or_wait(struct lifetimes *l, struct alloc *a, const struct span *s)
{
	struct lthread *t;

	if (!s->nested) {
		no_longer_pending(l, a);
		settle_one(l, a, CAT_API_NONE);
		return;
	}
	t = lifetimes_thread_get(l, a->p, s->tid);
	if (!t || t->npending == LIFETIMES_PENDING_MAX) {
		settle_one(l, a, CAT_API_NONE);
		return;
	}
	t->pending[t->npending++] = a;
}

/* Of what was made inside s: that which is the same memory under another handle. */
static struct alloc *same_inside(struct lifetimes *l, struct proc *p, const struct span *s,
				 enum space space, unsigned kind, uint64_t size, bool has_size)
{
	struct lthread *t = lifetimes_thread_find(l, p, s->tid);
	struct alloc *best = NULL;
	unsigned i;

	for (i = 0; t && i < t->npending; i++) {
		struct alloc *a = t->pending[i];

		if (space == SPACE_MAP || a->views->space == SPACE_MAP)
			continue;
		/* Another address is other memory: a pool's. */
		if (!lifetimes_encloses(s, a->tid, a->made_from) ||
		    (space == SPACE_ADDRESS && a->views->space == SPACE_ADDRESS))
			continue;
		if (a->kind == kind || (has_size && a->has_size && a->size == size)) {
			if (!best || (has_size && a->size == size && best->size != size))
				best = a;
		}
	}
	return best;
}

uint16_t lifetimes_still_held(const struct alloc *a)
{
	uint16_t held = a->held;
	const struct view *v;

	for (v = a->views; v; v = v->next)
		held |= (uint16_t)(1u << v->api);
	return held & (uint16_t)~a->freed;
}

static void remove_from_index(struct lifetimes *l, struct alloc *a)
{
	struct proc *p = a->p;

	if (a->dead) {
		DL_DELETE(p->dead, a);
		p->ndead--;
		l->ndead--;
	}
	alloc_free(l, a);
}

static int new_alloc(struct lifetimes *l, struct proc *p, const struct span *s, struct alloc **ret)
{
	struct alloc *a;

	if (l->nlive >= LIFETIMES_LIVE_MAX) {
		l->gaps.untracked++;
		p->whole = false;
		return -ENOSPC;
	}
	a = calloc(1, sizeof(*a));
	if (!a)
		return -ENOMEM;
	a->p = p;
	a->id = ++l->last_id;
	a->tid = s->tid;
	a->epoch = l->epoch;
	a->row[LIFETIMES_BY_PROCESS] = lifetimes_row_get(l, LIFETIMES_BY_PROCESS, p->label);
	DL_APPEND(p->living, a);
	l->nlive++;
	*ret = a;
	return 0;
}

/* s is a view of a from further out: what it says of time, size and place holds. */
static void outer_tells(struct lifetimes *l, const struct told *told, struct alloc *a,
			const struct span *s, unsigned kind, uint64_t size, bool has_size)
{
	const char *known;

	a->made_from = s->from;
	a->made_at = s->to;
	if (s->c && s->c->site)
		a->stack = s->c->site->id;
	if (told->context) {
		a->context = told->context->handle;
		a->context_api = s->api;
	}
	if (!a->settled) {
		if (kind != CAT_MEM_UNKNOWN)
			a->kind = (uint8_t)kind;
		if (has_size) {
			a->size = size;
			a->has_size = true;
		}
		a->row[LIFETIMES_BY_DEVICE] = lifetimes_row_get(
			l, LIFETIMES_BY_DEVICE, lifetimes_device_label(l, told, s, a->p, a->kind));
	}
	known = lifetimes_known_site(l, s);
	if (s->site || (!a->settled && (known || !a->placed)))
		lifetimes_move_site(l, a, known ? known : lifetimes_site_label(l, told, s));
	a->placed |= known != NULL;
}

int lifetimes_birth(struct lifetimes *l, const struct told *told, struct proc *p,
		    const struct span *s, enum space space, uint64_t key, unsigned kind,
		    uint64_t size, bool has_size)
{
	struct view *v = lifetimes_find(l, p, space, key);
	struct alloc *a = v ? v->a : NULL;
	uint16_t held = 0;
	int r;

	if (l->left_out)
		return 0;
	if (a && !a->dead &&
	    (lifetimes_encloses(s, a->tid, a->made_from) ||
	     (!s->c && a->tid == s->tid && !lifetimes_view_of_api(a, s, space, key)))) {
		r = add_view(l, a, s, space, key, size, has_size);
		outer_tells(l, told, a, s, kind, size, has_size);
		if (!a->settled && !s->nested)
			settle_or_wait(l, a, s);
		return r;
	}
	if (a && !a->dead) {
		/* A layer above gives out the start of what a layer below had made: no end of that. */
		if (!(a->settled && a->below))
			l->gaps.replaced++;
		lifetimes_die(l, a, s);
	}
	/* lifetimes_die() may have forgotten it. */
	v = a ? lifetimes_find(l, p, space, key) : NULL;
	if (v) {
		held = lifetimes_still_held(v->a);
		remove_from_index(l, v->a);
	}
	a = same_inside(l, p, s, space, kind, size, has_size);
	if (a) {
		r = add_view(l, a, s, space, key, size, has_size);
		a->held |= held;
		outer_tells(l, told, a, s, kind, size, has_size);
		if (!s->nested)
			settle_or_wait(l, a, s);
		return r;
	}
	r = new_alloc(l, p, s, &a);
	if (r < 0)
		return r == -ENOSPC ? 0 : r;
	a->held = held;
	a->kind = (uint8_t)kind;
	outer_tells(l, told, a, s, kind, size, has_size);
	r = add_view(l, a, s, space, key, size, has_size);
	if (r < 0) {
		DL_DELETE(p->living, a);
		l->nlive--;
		free(a);
		return r;
	}
	settle_or_wait(l, a, s);
	return 0;
}

/* ---- processes ------------------------------------------------------------------------------- */

/* Its program is over; or not, and there is no room for it. */
void lifetimes_proc_drop(struct lifetimes *l, struct proc *p, uint64_t at, bool over)
{
	while (p->threads)
		keyed_drop(&l->threads, p->threads);
	while (p->living) {
		struct alloc *a = p->living;

		a->leaked = over;
		if (over)
			lifetimes_leak_and_count(l, a);
		else
			l->gaps.untracked++;
		lifetimes_uncount(l, a, at);
		DL_DELETE(p->living, a);
		l->nlive--;
		alloc_free(l, a);
	}
	while (p->dead)
		forget_dead(l, p);
	l->last_proc = NULL;
	if (p->ended)
		DL_DELETE(l->ended, p);
	HASH_DEL(l->procs, p); /* NOLINT(clang-analyzer-core.NullDereference): in the macro */
	free(p);
}

/* The first that has ended goes; else, of the oldest few, the oldest that has nothing; else the oldest. */
static void make_room(struct lifetimes *l, uint64_t now)
{
	struct proc *p = l->ended, *oldest = l->procs;
	unsigned i;

	for (i = 0; !p && oldest && i < LOOK_MAX; i++, oldest = oldest->hh.next)
		p = oldest->living ? NULL : oldest;
	p = p ? p : l->procs;
	lifetimes_proc_drop(l, p, p->ended ? p->ended_at : now, p->ended);
}

int lifetimes_proc_add(struct lifetimes *l, const struct model_process *k, uint32_t tgid,
		       uint64_t now, struct proc **ret)
{
	const char *host = k ? k->host : NULL;
	char text[64 + 256];
	struct proc *p;

	if (HASH_COUNT(l->procs) >= LIFETIMES_PROCESSES)
		make_room(l, now);
	p = calloc(1, sizeof(*p));
	if (!p)
		return -ENOMEM;
	p->tgid = tgid;
	p->serial = ++l->serial;
	if (k && k->exec_count > 1)
		snprintf(text, sizeof(text), "%u %s%s%s (program %u)", xb_id(tgid), k->comm,
			 host ? "@" : "", host ? host : "", k->exec_count);
	else
		snprintf(text, sizeof(text), "%u %s%s%s", xb_id(tgid), k ? k->comm : "?",
			 host ? "@" : "", host ? host : "");
	p->label = lifetimes_intern(l, text);
	HASH_ADD(hh, l->procs, tgid, sizeof(p->tgid), p);
	*ret = p;
	return 0;
}

/* Of a process that does something. */
int lifetimes_proc_get(struct lifetimes *l, const struct told *told, uint32_t tgid, uint64_t now,
		       struct proc **ret)
{
	struct proc *p = lifetimes_proc_find(l, tgid);

	if (p) {
		*ret = p;
		return 0;
	}
	l->gaps.older = true;
	return lifetimes_proc_add(l, told->process, tgid, now, ret);
}

void lifetimes_finish(struct lifetimes *l)
{
	while (l->ended)
		lifetimes_proc_drop(l, l->ended, l->ended->ended_at, true);
}

void lifetimes_watch(struct lifetimes *l, struct lifetimes_watcher *w)
{
	LL_PREPEND(l->watchers, w);
}

void lifetimes_watch_rest(const struct lifetimes *l, const struct lifetimes_watcher *w)
{
	const struct alloc *a;
	const struct proc *p;

	for (p = l->procs; p; p = p->hh.next) {
		for (a = p->dead; a; a = a->next)
			tell(l, w, a);
		for (a = p->living; a; a = a->next)
			tell(l, w, a);
	}
}

int lifetimes_each_living(const struct lifetimes *l,
			  int (*fn)(void *u, const struct lifetimes_life *x), void *u)
{
	struct lifetimes_life life;
	const struct alloc *a;
	const struct proc *p;
	int r;

	for (p = l->procs; p; p = p->hh.next) {
		for (a = p->ended ? NULL : p->living; a; a = a->next) {
			if (!a->settled)
				continue;
			life = lifetimes_life_of(l, a);
			r = fn(u, &life);
			if (r)
				return r;
		}
	}
	return 0;
}

int lifetimes_new(struct lifetimes **ret)
{
	struct lifetimes *l = calloc(1, sizeof(*l));
	struct timespec now;

	if (!l)
		return -ENOMEM;
	clock_gettime(CLOCK_MONOTONIC, &now);
	l->secret = ((uint64_t)now.tv_nsec ^ (uintptr_t)l) * 0x9fb21c651e98df25ull;
	l->step = LIFETIMES_STEP;
	l->exports = (struct keyed){ .size = sizeof(struct export),
				     .max = LIFETIMES_EXPORTS_MAX,
				     .done = lifetimes_export_done };
	l->threads = (struct keyed){ .size = sizeof(struct lthread),
				     .max = LIFETIMES_THREADS,
				     .done = thread_goes,
				     .u = l };
	*ret = l;
	return 0;
}

struct lifetimes *lifetimes_free(struct lifetimes *l)
{
	struct text *t, *next;
	unsigned i;

	if (!l)
		return NULL;
	l->watchers = NULL;
	while (l->procs)
		lifetimes_proc_drop(l, l->procs, 0, false);
	keyed_clear(&l->exports);
	for (i = 0; i < TABLES; i++)
		lifetimes_table_clear(l, i);
	HASH_ITER(hh, l->texts, t, next) {
		HASH_DEL(l->texts, t); /* NOLINT(clang-analyzer-core.NullDereference) */
		free(t);
	}
	free(l);
	return NULL;
}
