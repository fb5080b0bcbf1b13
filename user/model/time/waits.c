// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * waits.c - see waits.h.
 *
 * At any moment, a thread is waiting if a call on its stack waits; otherwise submitting if a call on it submits;
 * otherwise in another call, or elsewhere. The layers of one wait (ur, cl) are therefore one wait, that of the
 * outermost call, and a call that frees memory and waits for this inside counts as both, each for its time.
 *
 * Records come when calls return, the inner before the outer. Each thread therefore has, for each depth, what returned
 * inside the call that is still open there: the time of each kind, and the waits, of which it is not known yet whether
 * they are also their caller's wait. When that call's record comes, the level is what happened inside it. If the record
 * of another call comes instead, the record was lost, and what is known counts by itself.
 *
 * Calls that end without a return (exceptions, the end of a thread) come in the reverse order, the outermost first. The
 * calls inside correct what the time of the outer call counted as. Calls in flight come in this order, too, and are
 * kept separately: a query returns the sums as if all of them ended now, and the sums are unchanged when the records of
 * their returns come.
 *
 * awaited.c determines for what a call waits.
 */
#include "model/time/waits.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "base/losses.h"
#include "base/keyed.h"
#include <utlist.h>

#include "model/role_args.h"
#include "model/time/awaited.h"

#define PENDING_MAX  16u   /* waits of a thread that may turn out to be parts of others */
#define INFLIGHT_MAX 4096u /* of all threads */
#define OLDER	     XB_MAX_DEPTH

struct pending {
	struct waits_wait wait;
	struct pending *next, *prev;
};

struct level {
	uint64_t parent;	    /* id of the call that all this is inside of; 0: none */
	uint64_t all, wait, submit; /* ns; all is of calls of every kind */
	struct pending *waits;
};

/* Calls inside one that ended without a return are still to come. */
struct gone {
	uint64_t id; /* of the innermost so far; 0: none */
	uint64_t parent;
	unsigned depth;	      /* of the outermost */
	enum waits_kind kind; /* of all so far */
};

struct state {
	struct level level[XB_MAX_DEPTH + 1];
	unsigned npending;
	struct gone gone;
	/* By depth; from OLDER on those that began before the trace. */
	struct waits_inflight *inflight[2 * XB_MAX_DEPTH];
};

struct thread_key {
	uint64_t id; /* told.thread_id: the same tid may be another thread's later */
	uint32_t who, zero;
};

struct thread {
	struct keyed_row row;
	struct thread_key key;
	struct waits_thread pub;
	struct state *state;	    /* NULL: nothing is open */
	uint64_t losses;	    /* of waits, when it came */
	struct thread *next, *prev; /* of those that have ended */
};

/* Of the threads of a program that were let go; who 0: of programs of which there were too many. */
struct sum {
	struct keyed_row row;
	uint64_t who;
	struct waits_thread pub;
};

struct group_key {
	uint32_t who, function, what, zero;
};

struct group {
	struct keyed_row row;
	struct group_key key;
	struct waits_group pub;
};

struct outside {
	struct keyed_row row;
	struct thread_key key;
	struct waits_outside pub;
};

struct waits {
	struct commands *commands;
	struct texts *texts; /* of commands */
	struct awaited *awaited;
	struct keyed threads;
	struct thread *ended; /* the first of them first */
	struct keyed sums;
	uint32_t of_who[WHO_MAX]; /* threads, ever */
	struct keyed groups;
	struct keyed outside;
	struct waits_wait longest[WAITS_LONGEST];
	uint32_t nlongest, shortest; /* index of the shortest of them, once there are all */
	uint32_t ninflight;
	struct waits_totals totals;
	uint64_t ring_full, losses; /* how many records were lost, and in how many pieces */
	struct waits_watcher *watchers;
};

/* ---- life -------------------------------------------------------------------------------------- */

static void inflight_drop(struct waits *w, struct state *s, unsigned from, unsigned to)
{
	unsigned i;

	for (i = from; i < to; i++) {
		if (!s->inflight[i])
			continue;
		free(s->inflight[i]);
		s->inflight[i] = NULL;
		w->ninflight--;
	}
}

static void pending_drop(struct state *s, struct level *l, struct pending *p)
{
	DL_DELETE(l->waits, p);
	s->npending--;
	free(p);
}

static void state_free(struct waits *w, struct state *s)
{
	unsigned i;

	if (!s)
		return;
	inflight_drop(w, s, 0, 2 * XB_MAX_DEPTH);
	for (i = 0; i <= XB_MAX_DEPTH; i++) {
		while (s->level[i].waits)
			pending_drop(s, &s->level[i], s->level[i].waits);
	}
	free(s);
}

static void thread_done(void *u, void *row)
{
	struct waits *w = u;
	struct thread *t = row;

	if (t->pub.ended)
		DL_DELETE(w->ended, t);
	state_free(w, t->state);
}

int waits_new(struct commands *cs, struct waits **ret)
{
	struct waits *w = calloc(1, sizeof(*w));
	int r;

	if (!w)
		return -ENOMEM;
	r = awaited_new(cs, &w->awaited);
	if (r < 0) {
		free(w);
		return r;
	}
	w->threads = (struct keyed){
		.size = sizeof(struct thread), .max = WAITS_THREADS_MAX, .done = thread_done, .u = w
	};
	w->sums = (struct keyed){ .size = sizeof(struct sum), .max = WAITS_THREADS_MAX };
	w->outside = (struct keyed){ .size = sizeof(struct outside), .max = WAITS_THREADS_MAX };
	w->groups = (struct keyed){ .size = sizeof(struct group), .max = WAITS_GROUPS_MAX };
	w->commands = cs;
	w->texts = commands_texts(cs);
	*ret = w;
	return 0;
}

struct waits *waits_free(struct waits *w)
{
	if (!w)
		return NULL;
	keyed_clear(&w->threads);
	keyed_clear(&w->sums);
	keyed_clear(&w->groups);
	keyed_clear(&w->outside);
	awaited_free(w->awaited);
	free(w);
	return NULL;
}

/* ---- one wait ----------------------------------------------------------------------------------- */

static void describe(struct waits *w, const struct told *told, const struct event_call *c,
		     const struct thread *t, struct waits_wait *x)
{
	*x = (struct waits_wait){
		.who = t->key.who,
		.tid = c->rec->h.tid,
		.site = c->site ? c->site->id : 0,
		.function = texts_at(w->texts, texts_find(w->texts, c->name)),
		.api = c->fn ? catalog_api(c->fn->api)->name : "",
		.ts = c->rec->h.ts,
		.dur = c->rec->dur,
		.running = c->rec->h.flags & XB_F_IN_FLIGHT,
		.unfinished = c->rec->h.flags & XB_F_UNFINISHED &&
			      !(c->rec->h.flags & XB_F_IN_FLIGHT),
		.failed = c->ret.kind != VALUE_UNKNOWN && !call_succeeded(c),
	};
	memcpy(x->thread, t->pub.name, sizeof(x->thread));
	awaited_describe(w->awaited, told, c, x);
}

/* ---- threads ----------------------------------------------------------------------------------- */

static struct thread *thread_find(struct waits *w, const struct told *told)
{
	const struct thread_key key = { .id = told->thread_id, .who = told->who };

	return keyed_find(&w->threads, &key, sizeof(key));
}

/* Of what was lost while it lived. */
static bool is_lossy(const struct waits *w, const struct thread *t)
{
	return t->pub.lossy || (!t->pub.ended && t->losses != w->losses);
}

static void add_up(struct waits_thread *into, const struct waits_thread *t)
{
	into->threads += t->threads;
	into->calls += t->calls;
	into->untimed += t->untimed;
	into->span += t->to - t->from;
	into->submit_ns += t->submit_ns;
	into->wait_ns += t->wait_ns;
	into->other_ns += t->other_ns;
	into->ended = true;
}

static struct sum *sum_get(struct waits *w, uint64_t who)
{
	struct sum *s = keyed_find(&w->sums, &who, sizeof(who));

	if (s)
		return s;
	if (HASH_COUNT(w->sums.all) + 1 >= w->sums.max && who)
		return sum_get(w, 0);
	s = keyed_add(&w->sums, &who, sizeof(who));
	if (s)
		s->pub = (struct waits_thread){ .who = (uint32_t)who, .name = "(ended)" };
	return s;
}

/* The first that has ended, else the oldest, becomes part of its process's sum. */
static int make_room(struct waits *w)
{
	struct thread *victim = w->ended ? w->ended : (void *)w->threads.all;
	struct sum *sum = sum_get(w, victim->key.who);

	if (!sum)
		return -ENOMEM;
	add_up(&sum->pub, &victim->pub);
	sum->pub.lossy |= is_lossy(w, victim);
	w->totals.let_go++;
	keyed_drop(&w->threads, victim);
	return 0;
}

static int thread_get(struct waits *w, const struct told *told, const struct xb_hdr *h,
		      struct thread **ret)
{
	const struct thread_key key = { .id = told->thread_id, .who = told->who };
	struct thread *t = thread_find(w, told);
	int r = 0;

	if (!t && keyed_is_full(&w->threads))
		r = make_room(w);
	if (r < 0)
		return r;
	if (!t) {
		t = keyed_add(&w->threads, &key, sizeof(key));
		if (!t)
			return -ENOMEM;
		t->losses = w->losses;
		t->pub = (struct waits_thread){
			.who = told->who, .tid = h->tid, .threads = 1, .from = UINT64_MAX
		};
		snprintf(t->pub.name, sizeof(t->pub.name), "%s", told->thread);
		w->of_who[told->who]++;
	}
	*ret = t;
	return 0;
}

static struct state *state_get(struct thread *t)
{
	if (!t->state)
		t->state = calloc(1, sizeof(*t->state));
	return t->state;
}

static void thread_seen(struct thread *t, uint64_t from, uint64_t to)
{
	if (from < t->pub.from)
		t->pub.from = from;
	if (to > t->pub.to)
		t->pub.to = to;
}

/* ---- waits that are known to be whole ---------------------------------------------------------- */

static void keep_longest(struct waits *w, const struct waits_wait *x)
{
	uint32_t i;

	if (w->nlongest < WAITS_LONGEST) {
		w->longest[w->nlongest++] = *x;
	} else {
		if (x->dur <= w->longest[w->shortest].dur)
			return;
		w->longest[w->shortest] = *x;
	}
	if (w->nlongest < WAITS_LONGEST)
		return;
	w->shortest = 0;
	for (i = 1; i < WAITS_LONGEST; i++) {
		if (w->longest[i].dur < w->longest[w->shortest].dur)
			w->shortest = i;
	}
}

static int commit(struct waits *w, const struct waits_wait *x)
{
	struct group_key key = { .who = x->who,
				 .function = texts_number(x->function),
				 .what = texts_number(x->what) };
	struct group *g;

	w->totals.waits++;
	keep_longest(w, x);
	g = keyed_find(&w->groups, &key, sizeof(key));
	if (!g && keyed_is_full(&w->groups)) {
		w->totals.folded++;
		return 0;
	}
	if (!g) {
		g = keyed_add(&w->groups, &key, sizeof(key));
		if (!g)
			return -ENOMEM;
		g->pub = (struct waits_group){
			.who = x->who, .function = x->function, .api = x->api, .what = x->what
		};
	}
	g->pub.waits++;
	g->pub.failed += x->failed;
	g->pub.unfinished += x->unfinished;
	g->pub.total += x->dur;
	if (x->dur > g->pub.max)
		g->pub.max = x->dur;
	for (const struct waits_watcher *watcher = w->watchers; watcher; watcher = watcher->next)
		watcher->fn(watcher->u, x);
	return 0;
}

void waits_watch(struct waits *w, struct waits_watcher *watcher)
{
	watcher->next = w->watchers;
	w->watchers = watcher;
}

static int commit_all(struct waits *w, struct state *s, struct level *l)
{
	int r = 0, e;

	while (l->waits) {
		e = commit(w, &l->waits->wait);
		r = r < 0 ? r : e;
		pending_drop(s, l, l->waits);
	}
	return r;
}

static int pend(struct waits *w, struct state *s, struct level *l, const struct waits_wait *x)
{
	struct pending *p;

	if (s->npending >= PENDING_MAX)
		return commit(w, x);
	p = calloc(1, sizeof(*p));
	if (!p)
		return -ENOMEM;
	p->wait = *x;
	DL_APPEND(l->waits, p);
	s->npending++;
	return 0;
}

static void add_layer(struct waits_wait *x, const char *function)
{
	uint32_t i;

	for (i = 0; i < x->nlayers; i++) {
		if (!strcmp(x->layers[i], function))
			return;
	}
	if (x->nlayers < WAITS_LAYERS_MAX)
		x->layers[x->nlayers++] = function;
}

/* Waits inside x are its layers. */
static void swallow(struct state *s, struct level *inside, struct waits_wait *x)
{
	uint32_t i;

	while (inside->waits) {
		const struct waits_wait *y = &inside->waits->wait;

		add_layer(x, y->function);
		for (i = 0; i < y->nlayers; i++)
			add_layer(x, y->layers[i]);
		pending_drop(s, inside, inside->waits);
	}
}

/* ---- time -------------------------------------------------------------------------------------- */

struct split {
	uint64_t wait, submit, other; /* ns */
};

static uint64_t at_most(uint64_t v, uint64_t limit)
{
	return v < limit ? v : limit;
}

/* A call's time by what the thread did, given what returned inside it. */
static struct split split_of(enum waits_kind kind, uint64_t dur, uint64_t wait, uint64_t submit)
{
	struct split s = { 0 };

	if (kind == WAITS_WAITS) {
		s.wait = dur;
		return s;
	}
	s.wait = at_most(wait, dur);
	s.submit = kind == WAITS_SUBMITS ? dur - s.wait : at_most(submit, dur - s.wait);
	s.other = dur - s.wait - s.submit;
	return s;
}

static void count_time(struct thread *t, const struct split *s)
{
	t->pub.wait_ns += s->wait;
	t->pub.submit_ns += s->submit;
	t->pub.other_ns += s->other;
}

/* The call that this level is inside of will tell nothing any more. */
static int level_flush(struct waits *w, struct thread *t, struct level *l, bool outermost)
{
	struct split s = split_of(WAITS_OTHER, l->all, l->wait, l->submit);
	int r = commit_all(w, t->state, l);

	if (!outermost && l->all) {
		count_time(t, &s);
		t->pub.lossy = true;
	}
	*l = (struct level){ 0 };
	return r;
}

/* The level that a call at that depth is part of: of its parent, and no other call. */
static int level_of(struct waits *w, struct thread *t, unsigned depth, uint64_t parent,
		    struct level **ret)
{
	struct level *l = &t->state->level[depth];
	int r = 0;

	if (l->parent != parent) {
		r = level_flush(w, t, l, !depth);
		l->parent = parent;
	}
	*ret = l;
	return r;
}

/* A call ended in the ordinary way: what was inside it is known. */
static int call_ends(struct waits *w, struct thread *t, const struct xb_call *rec, unsigned depth,
		     enum waits_kind kind, struct waits_wait *x)
{
	struct state *s = t->state;
	struct level *inside = &s->level[depth + 1], *beside;
	struct pending *p, *next;
	struct split split;
	int r, e;

	r = level_of(w, t, depth + 1, rec->id, &inside);
	if (r < 0)
		return r;
	split = split_of(kind, rec->dur, inside->wait, inside->submit);
	if (kind == WAITS_WAITS)
		swallow(s, inside, x);
	r = level_of(w, t, depth, rec->parent, &beside);
	if (!depth) {
		t->pub.calls++;
		count_time(t, &split);
		e = commit_all(w, s, inside);
		r = r < 0 ? r : e;
		e = kind == WAITS_WAITS ? commit(w, x) : 0;
	} else {
		beside->all += rec->dur;
		beside->wait += split.wait;
		beside->submit += split.submit;
		DL_FOREACH_SAFE(inside->waits, p, next) {
			DL_DELETE(inside->waits, p);
			DL_APPEND(beside->waits, p);
		}
		e = kind == WAITS_WAITS ? pend(w, s, beside, x) : 0;
	}
	*inside = (struct level){ 0 };
	return r < 0 ? r : e;
}

/* Inside a call that ended without a return, and has been counted: its time was partly of another kind. */
static int correct(struct waits *w, struct thread *t, const struct xb_call *rec, unsigned depth,
		   enum waits_kind kind, const struct waits_wait *x)
{
	struct gone *g = &t->state->gone;
	struct level *inside, *at;
	struct split s;
	int r, e = 0;

	r = level_of(w, t, depth + 1, rec->id, &inside);
	if (r < 0)
		return r;
	s = split_of(kind, rec->dur, inside->wait, inside->submit);
	r = commit_all(w, t->state, inside);
	*inside = (struct level){ 0 };
	if (g->kind == WAITS_WAITS)
		return r;
	if (kind == WAITS_WAITS)
		e = commit(w, x);
	if (g->kind == WAITS_SUBMITS)
		s.submit = 0;
	if (!g->depth) {
		uint64_t *from = g->kind == WAITS_SUBMITS ? &t->pub.submit_ns : &t->pub.other_ns;

		s.wait = at_most(s.wait, *from);
		s.submit = at_most(s.submit, *from - s.wait);
		*from -= s.wait + s.submit;
		t->pub.wait_ns += s.wait;
		t->pub.submit_ns += s.submit;
	} else {
		int f = level_of(w, t, g->depth, g->parent, &at);

		r = r < 0 ? r : f;
		if (g->kind == WAITS_SUBMITS)
			at->submit -= at_most(s.wait, at->submit);
		at->wait += s.wait;
		at->submit += s.submit;
	}
	return r < 0 ? r : e;
}

static int on_gone(struct waits *w, struct thread *t, const struct xb_call *rec, unsigned depth,
		   enum waits_kind kind, struct waits_wait *x)
{
	struct gone *g = &t->state->gone;
	int r;

	if (g->id && rec->parent == g->id) {
		r = correct(w, t, rec, depth, kind, x);
		g->id = rec->id;
		if (kind > g->kind)
			g->kind = kind;
		return r;
	}
	r = call_ends(w, t, rec, depth, kind, x);
	*g = (struct gone){ rec->id, rec->parent, depth, kind };
	return r;
}

/* ---- calls in flight --------------------------------------------------------------------------- */

static int on_inflight(struct waits *w, const struct told *told, const struct event_call *c,
		       struct thread *t, unsigned depth)
{
	struct state *s = t->state;
	const struct xb_call *rec = c->rec;
	struct waits_inflight *f;
	unsigned at;

	/* Level by level from the outermost: what is deeper is of another look. */
	at = rec->h.flags & XB_F_OLDER ? OLDER + depth : depth;
	inflight_drop(w, s, at, at < OLDER ? OLDER : 2 * XB_MAX_DEPTH);
	if (w->ninflight >= INFLIGHT_MAX)
		return 0;
	f = calloc(1, sizeof(*f));
	if (!f)
		return -ENOMEM;
	*f = (struct waits_inflight){
		.who = t->key.who,
		.tid = t->pub.tid,
		.function = texts_at(w->texts, texts_find(w->texts, c->name)),
		.api = c->fn ? catalog_api(c->fn->api)->name : "",
		.id = rec->id,
		.parent = rec->parent,
		.ts = rec->h.ts,
		.age = rec->dur,
		.older = rec->h.flags & XB_F_OLDER,
		.kind = (uint8_t)awaited_kind(c),
	};
	memcpy(f->thread, t->pub.name, sizeof(f->thread));
	/* Whether it was told to wait is among the arguments, which are not known. */
	if (f->older)
		f->kind = call_does(c, CAT_ACT_WAIT) ? WAITS_WAITS : f->kind;
	else if (f->kind == WAITS_WAITS)
		describe(w, told, c, t, &f->wait);
	s->inflight[at] = f;
	w->ninflight++;
	return 0;
}

/* As if all that is in flight ended now. */
static void count_inflight(const struct thread *t, struct waits_thread *ret)
{
	const struct state *s = t->state;
	struct split inner = { 0 };
	uint64_t inner_id = 0;
	int i;

	/* When those began is not known, so their time is not, either. */
	for (i = OLDER; s && i < 2 * XB_MAX_DEPTH; i++)
		ret->running |= s->inflight[i] != NULL;
	for (i = XB_MAX_DEPTH - 1; s && i >= 0; i--) {
		const struct waits_inflight *f = s->inflight[i];
		const struct level *inside = &s->level[i + 1];
		uint64_t wait = 0, submit = 0;

		if (!f)
			continue;
		ret->running = true;
		if (inside->parent == f->id) {
			wait = inside->wait;
			submit = inside->submit;
		}
		if (inner_id == f->id) {
			wait += inner.wait;
			submit += inner.submit;
		}
		inner = split_of((enum waits_kind)f->kind, f->age, wait, submit);
		inner_id = f->parent;
		if (i)
			continue;
		ret->calls++;
		ret->wait_ns += inner.wait;
		ret->submit_ns += inner.submit;
		ret->other_ns += inner.other;
		if (f->ts < ret->from)
			ret->from = f->ts;
		if (f->ts + f->age > ret->to)
			ret->to = f->ts + f->age;
	}
}

/* ---- events ------------------------------------------------------------------------------------ */

static int on_call(struct waits *w, const struct told *told, const struct event_call *c)
{
	const struct xb_call *rec = c->rec;
	unsigned depth = rec->depth < XB_MAX_DEPTH ? rec->depth : XB_MAX_DEPTH - 1;
	enum waits_kind kind = awaited_kind(c);
	struct waits_wait x;
	struct thread *t;
	int r;

	r = thread_get(w, told, &rec->h, &t);
	if (r < 0)
		return r;
	if (!state_get(t))
		return -ENOMEM;
	if (rec->h.flags & XB_F_IN_FLIGHT)
		return on_inflight(w, told, c, t, depth);
	inflight_drop(w, t->state, depth, OLDER);
	thread_seen(t, rec->h.ts, call_end(c));
	if (rec->h.flags & XB_F_ENTRY_ONLY) {
		t->pub.untimed++;
		return 0;
	}
	if (kind == WAITS_WAITS)
		describe(w, told, c, t, &x);
	if (rec->h.flags & XB_F_UNFINISHED)
		r = on_gone(w, t, rec, depth, kind, &x);
	else
		r = call_ends(w, t, rec, depth, kind, &x);
	if (!(rec->h.flags & XB_F_UNFINISHED))
		t->state->gone.id = 0;
	if (kind == WAITS_WAITS)
		awaited_emptied(w->awaited, told, c);
	return r;
}

static int flush(struct waits *w, struct thread *t)
{
	int r = 0, e;
	unsigned i;

	for (i = XB_MAX_DEPTH + 1; t->state && i--;) {
		e = level_flush(w, t, &t->state->level[i], !i);
		r = r < 0 ? r : e;
	}
	return r;
}

static int on_exit_(struct waits *w, const struct told *told)
{
	struct thread *t = thread_find(w, told);
	int r;

	if (!t)
		return 0;
	r = flush(w, t);
	state_free(w, t->state);
	t->state = NULL;
	t->pub.lossy = is_lossy(w, t);
	if (!t->pub.ended)
		DL_APPEND(w->ended, t);
	t->pub.ended = true;
	return r;
}

static void on_loss(struct waits *w, const struct xb_loss *rec)
{
	uint64_t missing = losses_of(rec, LOSSES_ORDER);

	if (missing == w->ring_full)
		return;
	w->ring_full = missing;
	w->losses++;
	w->totals.lossy = true;
}

static int on_where(struct waits *w, const struct told *told, const struct event *e)
{
	const struct thread_key key = { .id = told->thread_id, .who = told->who };
	struct outside *o = keyed_get(&w->outside, &key, sizeof(key));

	if (!o)
		return -ENOMEM;
	o->pub = (struct waits_outside){ .who = told->who,
					 .tid = e->rec->tid,
					 .running = e->rec->flags & XB_WHERE_RUNNING };
	snprintf(o->pub.thread, sizeof(o->pub.thread), "%s", told->thread);
	snprintf(o->pub.at, sizeof(o->pub.at), "%s", event_text(e, 0));
	return 0;
}

int waits_event(struct waits *w, const struct told *told, const struct event *e)
{
	const struct command *d;
	int r;

	switch (e->type) {
	case EVENT_CALL:
		if (call_is_told(&e->call))
			return 0;
		r = on_call(w, told, &e->call);
		if (r < 0)
			return r;
		d = commands_made(w->commands);
		return d ? awaited_command(w->awaited, d) : 0;
	case EVENT_EXIT:
		return on_exit_(w, told);
	case EVENT_WHERE:
		return on_where(w, told, e);
	case EVENT_LOSS:
		on_loss(w, (const struct xb_loss *)e->rec);
		return 0;
	default:
		return 0;
	}
}

/* ---- answers ----------------------------------------------------------------------------------- */

/* What is left is elsewhere. */
static void finish(struct waits_thread *ret)
{
	uint64_t known = ret->wait_ns + ret->submit_ns + ret->other_ns;

	ret->elsewhere_ns = ret->span > known ? ret->span - known : 0;
	if (ret->from == UINT64_MAX)
		ret->from = 0;
}

static void finish_thread(const struct waits *w, const struct thread *t, struct waits_thread *ret)
{
	unsigned i;

	*ret = t->pub;
	ret->lossy = is_lossy(w, t);
	count_inflight(t, ret);
	/* What returned inside calls whose own end was never reported. */
	for (i = 1; t->state && i <= XB_MAX_DEPTH; i++) {
		const struct level *l = &t->state->level[i];
		const struct waits_inflight *f = t->state->inflight[i - 1];
		struct split s = split_of(WAITS_OTHER, l->all, l->wait, l->submit);

		if (!l->all || (f && f->id == l->parent))
			continue;
		ret->wait_ns += s.wait;
		ret->submit_ns += s.submit;
		ret->other_ns += s.other;
		ret->lossy = true;
	}
	ret->span = ret->to > ret->from ? ret->to - ret->from : 0;
	finish(ret);
}

int waits_each_thread(const struct waits *w, int (*fn)(void *u, const struct waits_thread *t),
		      void *u)
{
	struct waits_thread pub;
	const struct thread *t;
	const struct sum *s;
	int r = 0;

	KEYED_EACH(&w->threads, t)
	{
		finish_thread(w, t, &pub);
		r = r ?: fn(u, &pub);
	}
	KEYED_EACH(&w->sums, s)
	{
		pub = s->pub;
		finish(&pub);
		r = r ?: fn(u, &pub);
	}
	return r;
}

static bool is_in_call(const struct thread *t)
{
	unsigned i;

	for (i = 0; t && t->state && i < 2 * XB_MAX_DEPTH; i++) {
		if (t->state->inflight[i])
			return true;
	}
	return false;
}

int waits_each_outside(const struct waits *w, int (*fn)(void *u, const struct waits_outside *x),
		       void *u)
{
	const struct outside *o;
	struct keyed_row *t;
	int r = 0;

	KEYED_EACH(&w->outside, o)
	{
		HASH_FIND(hh, w->threads.all, &o->key, sizeof(o->key), t);
		if (!is_in_call((void *)t))
			r = r ?: fn(u, &o->pub);
	}
	return r;
}

uint32_t waits_threads(const struct waits *w, uint32_t who)
{
	return who < WHO_MAX ? w->of_who[who] : 0;
}

int waits_each_group(const struct waits *w, int (*fn)(void *u, const struct waits_group *g),
		     void *u)
{
	const struct group *g;
	int r = 0;

	KEYED_EACH(&w->groups, g)
	r = r ?: fn(u, &g->pub);
	return r;
}

int waits_each_longest(const struct waits *w, int (*fn)(void *u, const struct waits_wait *x),
		       void *u)
{
	uint32_t i;
	int r = 0;

	for (i = 0; i < w->nlongest && !r; i++)
		r = fn(u, &w->longest[i]);
	return r;
}

int waits_each_inflight(const struct waits *w, int (*fn)(void *u, const struct waits_inflight *f),
			void *u)
{
	const struct thread *t;
	unsigned i;
	int r = 0;

	KEYED_EACH(&w->threads, t)
	{
		for (i = 0; t->state && i < 2 * XB_MAX_DEPTH && !r; i++) {
			/* The older ones are around the others. */
			const struct waits_inflight *f =
				t->state->inflight[(i + OLDER) % (2 * OLDER)];

			if (f)
				r = fn(u, f);
		}
	}
	return r;
}

void waits_get_totals(const struct waits *w, struct waits_totals *ret)
{
	*ret = w->totals;
	ret->unread = awaited_unread(w->awaited);
	ret->forgotten = commands_forgotten(w->commands);
}

const struct who *waits_who(const struct waits *w, uint32_t who)
{
	return whos_at(commands_whos(w->commands), who);
}
