// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * latency.c - see latency.h.
 *
 * Inner calls return first, so "self" needs no tree: each thread carries, a level a depth, the sum of
 * what returned inside the call that is still open there, and who that call is.
 *
 * Kernels and copies have two times that must not be mixed up: what the submitting call took on the
 * host, and what the command took on the device. The second is known only where the program asked for
 * it (commands.c), and counts for those alone.
 *
 * A command of two layers (ur, cl) is one: that of the outermost call that submits it. The inner call's record comes
 * first, so what it submits waits until it is known whether a call around it submits the same.
 */
#include "model/time/latency.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "base/keyed.h"

#include "decode/xpti.h"

#define THREADS_MAX 32768u

struct row_key {
	uint32_t who, tid, function, zero;
};

struct row {
	struct keyed_row row;
	struct row_key key;
	struct latency_row pub;
};

struct command_row_key {
	uint32_t who, label, api, kind;
};

struct command_row {
	struct keyed_row row;
	struct command_row_key key;
	struct latency_command pub;
};

struct xpti_row {
	struct keyed_row row;
	uint64_t name;
	struct latency_xpti pub;
};

#define XPTI_LATELY 64u

struct inner {
	uint64_t parent;
	uint64_t sum;
};

#define PENDING_MAX 16u
struct pending {
	struct command of[PENDING_MAX];
	unsigned n;
};

struct thread {
	struct keyed_row row;
	uint64_t id;			      /* told.thread_id */
	struct inner inner[XB_MAX_DEPTH + 1]; /* by depth: calls at that depth */
	struct pending *pending; /* commands of calls inside the one that is open; NULL: never one */
};

struct latency {
	struct commands *commands;
	struct texts *names;
	struct keyed rows, command_rows, xpti, threads;
	struct xpti_row *xpti_lately[XPTI_LATELY]; /* without putting their names together */
	uint64_t folded_calls, folded_commands, folded_events;
	uint64_t last_self;
};

static void row_done(void *u, void *row)
{
	(void)u;
	histogram_done(&((struct row *)row)->pub.times);
}

static void command_row_done(void *u, void *row)
{
	struct command_row *c = row;

	(void)u;
	histogram_done(&c->pub.submit);
	histogram_done(&c->pub.device);
}

static int commit_all(struct latency *l, struct thread *t);

static void thread_done(void *u, void *row)
{
	struct thread *t = row;

	commit_all(u, t);
	free(t->pending);
}

int latency_new(struct commands *cs, struct latency **ret)
{
	struct latency *l = calloc(1, sizeof(*l));
	int r;

	if (!l)
		return -ENOMEM;
	l->commands = cs;
	l->rows = (struct keyed){ .size = sizeof(struct row),
				  .max = LATENCY_ROWS_MAX,
				  .done = row_done };
	l->command_rows = (struct keyed){ .size = sizeof(struct command_row),
					  .max = LATENCY_COMMANDS_MAX,
					  .done = command_row_done };
	l->xpti = (struct keyed){ .size = sizeof(struct xpti_row), .max = LATENCY_XPTI_MAX };
	l->threads = (struct keyed){
		.size = sizeof(struct thread), .max = THREADS_MAX, .done = thread_done, .u = l
	};
	r = texts_new(&l->names);
	if (r < 0) {
		free(l);
		return r;
	}
	*ret = l;
	return 0;
}

void latency_clear(struct latency *l)
{
	keyed_clear(&l->rows);
	keyed_clear(&l->command_rows);
	keyed_clear(&l->xpti);
	memset(l->xpti_lately, 0, sizeof(l->xpti_lately));
	l->folded_calls = l->folded_commands = l->folded_events = 0;
}

struct latency *latency_free(struct latency *l)
{
	if (!l)
		return NULL;
	keyed_clear(&l->threads);
	latency_clear(l);
	texts_free(l->names);
	free(l);
	return NULL;
}

/* ---- calls ------------------------------------------------------------------------------------- */

/* Whose and what a row is. */
struct subject {
	const struct xb_hdr *rec;
	const char *name;
	const struct cat_func *fn;
};

static struct row *row_find(struct latency *l, const struct row_key *key)
{
	return keyed_find(&l->rows, key, sizeof(*key));
}

static int row_add(struct latency *l, const struct told *told, const struct row_key *key,
		   const struct subject *s, struct row **ret)
{
	struct row *r = keyed_add(&l->rows, key, sizeof(*key));

	if (!r)
		return -ENOMEM;
	r->pub = (struct latency_row){ .who = key->who,
				       .tid = key->tid,
				       .function = texts_at(l->names, key->function),
				       .api = s->fn ? catalog_api(s->fn->api)->name : NULL,
				       .times = HISTOGRAM_INIT };
	if (key->tid)
		snprintf(r->pub.thread, sizeof(r->pub.thread), "%s", told->thread);
	*ret = r;
	return 0;
}

/* 0 with NULL: there is no room, not even for all processes together. */
static int row_get(struct latency *l, const struct told *told, const struct subject *s,
		   struct row **ret)
{
	struct row_key key = { .who = told->who,
			       .tid = s->rec->tid,
			       .function = texts_find(l->names, s->name) };
	unsigned n = HASH_COUNT(l->rows.all);

	if (!key.who)
		key.tid = 0;
	*ret = row_find(l, &key);
	if (*ret)
		return 0;
	/* The second half is for threads of a process together, and its last half for all processes. */
	if (n >= LATENCY_ROWS_MAX / 2)
		key.tid = 0;
	if (n >= LATENCY_ROWS_MAX - LATENCY_ROWS_MAX / 4)
		key.who = 0;
	*ret = row_find(l, &key);
	if (*ret || n >= LATENCY_ROWS_MAX)
		return 0;
	return row_add(l, told, &key, s, ret);
}

static uint64_t self_time(struct thread *t, const struct xb_call *r)
{
	unsigned depth = r->depth < XB_MAX_DEPTH ? r->depth : XB_MAX_DEPTH - 1;
	struct inner *mine = &t->inner[depth + 1], *siblings = &t->inner[depth];
	uint64_t inside = mine->parent == r->id ? mine->sum : 0;

	*mine = (struct inner){ 0 };
	if (siblings->parent != r->parent)
		*siblings = (struct inner){ .parent = r->parent };
	siblings->sum += r->dur;
	return inside < r->dur ? r->dur - inside : 0;
}

static int on_call(struct latency *l, const struct told *told, const struct event_call *c)
{
	const struct xb_call *rec = c->rec;
	struct thread *t;
	struct row *r;
	int err;

	err = row_get(l, told, &(struct subject){ &rec->h, c->name, c->fn }, &r);
	if (err < 0)
		return err;
	if (!r) {
		l->folded_calls++;
		return 0;
	}
	/* A snapshot of a call is no call more: its record comes when it returns. */
	if (rec->h.flags & XB_F_IN_FLIGHT) {
		r->pub.in_flight++;
		return 0;
	}
	r->pub.calls++;
	r->pub.errors += c->error;
	if (rec->h.flags & XB_F_UNFINISHED)
		r->pub.unfinished++;
	if (rec->h.flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY))
		return 0;
	t = keyed_get(&l->threads, &told->thread_id, sizeof(told->thread_id));
	if (!t)
		return -ENOMEM;
	l->last_self = self_time(t, rec);
	r->pub.self += l->last_self;
	return histogram_add(&r->pub.times, rec->dur);
}

/* Calls that were counted already. */
static int on_count(struct latency *l, const struct told *told, const struct event_count *c)
{
	const struct xb_count *rec = c->rec;
	struct row *r = NULL;
	uint32_t i;
	int err = 0;

	if (!(rec->h.flags & XB_COUNT_REST))
		err = row_get(l, told, &(struct subject){ &rec->h, c->name ?: "", c->fn }, &r);
	if (err < 0)
		return err;
	if (!r) {
		l->folded_calls += rec->calls;
		return 0;
	}
	r->pub.calls += rec->calls;
	r->pub.errors += rec->errors;
	r->pub.unfinished += rec->unfinished;
	r->pub.self += rec->self;
	if (rec->nbuckets)
		histogram_add_sum(&r->pub.times, rec->total, rec->min, rec->max);
	for (i = 0; i < rec->nbuckets && err >= 0; i++)
		err = histogram_add_many(&r->pub.times, rec->buckets[i].bucket,
					 rec->buckets[i].count);
	return err;
}

/* ---- commands ---------------------------------------------------------------------------------- */

static int command_get(struct latency *l, const struct command *d, struct command_row **ret)
{
	struct command_row_key key = { d->who, d->label, d->api, d->kind };
	struct command_row *c = keyed_find(&l->command_rows, &key, sizeof(key));

	if (!c && !keyed_is_full(&l->command_rows)) {
		c = keyed_add(&l->command_rows, &key, sizeof(key));
		if (!c)
			return -ENOMEM;
		c->pub = (struct latency_command){
			.who = d->who,
			.label = texts_at(commands_texts(l->commands), d->label),
			.api = catalog_api(d->api)->name,
			.kind = d->kind,
			.submit = HISTOGRAM_INIT,
			.device = HISTOGRAM_INIT,
		};
	}
	*ret = c;
	return 0;
}

/* NULL: there is no room. */
static int on_command(struct latency *l, const struct command *d, bool on_device, uint64_t ns,
		      struct command_row **ret)
{
	struct command_row *c;
	int r = command_get(l, d, &c);

	if (r < 0)
		return r;
	*ret = c;
	if (!c) {
		l->folded_commands += !on_device;
		return 0;
	}
	return histogram_add(on_device ? &c->pub.device : &c->pub.submit, ns);
}

static void on_sizes(struct latency_command *c, const struct command *d)
{
	if (d->lower) {
		c->lower++;
		return;
	}
	c->sized += d->has_items;
	if (d->has_items && __builtin_add_overflow(c->items, d->items, &c->items))
		c->items = UINT64_MAX;
}

/* No call around it submits the same. */
static int commit(struct latency *l, const struct command *d)
{
	struct command_row *c;
	int r = on_command(l, d, false, d->dur, &c);

	if (r >= 0 && c)
		on_sizes(&c->pub, d);
	return r;
}

static int commit_all(struct latency *l, struct thread *t)
{
	unsigned i, n = t->pending ? t->pending->n : 0;
	int r = 0, e;

	for (i = 0; i < n; i++) {
		e = commit(l, &t->pending->of[i]);
		r = r < 0 ? r : e;
	}
	if (n)
		t->pending->n = 0;
	return r;
}

/* Is x what a layer below does of d? */
static bool is_layer(const struct latency *l, const struct command *x, const struct command *d)
{
	static const char unnamed[] = "kernel#";
	const char *label = texts_at(commands_texts(l->commands), x->label);

	if (x->ts < d->ts || x->ts + x->dur > d->ts + d->dur || x->kind != d->kind)
		return false;
	return x->kind != COMMAND_KERNEL || x->label == d->label ||
	       !strncmp(label, unnamed, sizeof(unnamed) - 1);
}

/* d is around some of what is pending, and now pending itself. */
static int pend(struct latency *l, struct thread *t, const struct command *d)
{
	struct pending *p = t->pending;
	unsigned i, kept = 0;

	if (!p)
		p = t->pending = calloc(1, sizeof(*p));
	if (!p)
		return -ENOMEM;
	for (i = 0; i < p->n; i++) {
		if (is_layer(l, &p->of[i], d))
			commands_join(l->commands, &p->of[i], d);
		else
			p->of[kept++] = p->of[i];
	}
	p->n = kept;
	if (p->n == PENDING_MAX)
		return commit(l, d);
	p->of[p->n++] = *d;
	return 0;
}

static int on_commands(struct latency *l, const struct told *told, const struct xb_call *rec)
{
	const struct command *d = commands_made(l->commands);
	struct command_row *c;
	struct thread *t;
	uint64_t ns;
	int r = 0;

	t = d ? keyed_get(&l->threads, &told->thread_id, sizeof(told->thread_id))
	      : keyed_find(&l->threads, &told->thread_id, sizeof(told->thread_id));
	if (d && !t)
		return -ENOMEM;
	if (d)
		r = rec->depth || (t->pending && t->pending->n) ? pend(l, t, d) : commit(l, d);
	if (r >= 0 && t && !rec->depth)
		r = commit_all(l, t);
	d = commands_measured(l->commands, &ns);
	return r >= 0 && d && !d->layer ? on_command(l, d, true, ns, &c) : r;
}

/* The stream ends: what calls around it would do is not known any more. */
static int settle(struct latency *l)
{
	struct thread *t;
	int r = 0;

	KEYED_EACH(&l->threads, t)
	r = r ?: commit_all(l, t);
	return r;
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

/* Is it the row's? Of a name that was cut, and of the type of a tool: no. */
static bool is_row_of(const struct xpti_row *x, const struct event_xpti *e)
{
	size_t n = e->stream ? strlen(e->stream) : 0;

	return n && !e->tool && !strncmp(x->pub.name, e->stream, n) && x->pub.name[n] == ' ' &&
	       !strcmp(x->pub.name + n + 1, e->event);
}

static int on_xpti(struct latency *l, const struct event_xpti *e)
{
	struct xpti_row **lately = &l->xpti_lately[e->rec->trace_type % XPTI_LATELY], *x = *lately;
	char text[192], number[192];
	uint64_t name;
	size_t at, n;

	if (x && is_row_of(x, e)) {
		x->pub.events++;
		return 0;
	}
	/* No printf: this is done for every notification. */
	if (!e->stream)
		snprintf(number, sizeof(number), "stream#%u", e->rec->stream);
	at = strnlen(e->stream ?: number, sizeof(text) - 2);
	memcpy(text, e->stream ?: number, at);
	text[at++] = ' ';
	n = strnlen(e->event, sizeof(text) - 1 - at);
	memcpy(text + at, e->event, n);
	text[at + n] = '\0';
	/* Each process numbers the tools anew. */
	if (e->tool)
		snprintf(text + at + n, sizeof(text) - at - n, " (%s)", e->tool);
	name = texts_find(l->names, text);
	x = keyed_find(&l->xpti, &name, sizeof(name));
	if (!x && (!name || keyed_is_full(&l->xpti))) {
		l->folded_events++;
		return 0;
	}
	if (!x) {
		x = keyed_add(&l->xpti, &name, sizeof(name));
		if (!x)
			return -ENOMEM;
		x->pub.name = texts_at(l->names, (uint32_t)name);
	}
	x->pub.events++;
	*lately = x;
	return 0;
}

int latency_event(struct latency *l, const struct told *told, const struct event *e)
{
	int r;

	switch (e->type) {
	case EVENT_CALL:
		l->last_self = 0;
		r = call_is_told(&e->call) ? 0 : on_call(l, told, &e->call);
		return r < 0 ? r : on_commands(l, told, e->call.rec);
	case EVENT_COUNT:
		return on_count(l, told, &e->count);
	case EVENT_XPTI:
		return on_xpti(l, e->xpti);
	case EVENT_LOSS:
		return e->rec->flags & XB_LOSS_END ? settle(l) : 0;
	case EVENT_EXIT:
		keyed_drop(&l->threads,
			   keyed_find(&l->threads, &told->thread_id, sizeof(told->thread_id)));
		return 0;
	default:
		return 0;
	}
}

/* ---- answers ----------------------------------------------------------------------------------- */

int latency_each(const struct latency *l, int (*fn)(void *u, const struct latency_row *r), void *u)
{
	const struct row *r;
	int err = 0;

	KEYED_EACH(&l->rows, r)
	err = err ?: fn(u, &r->pub);
	return err;
}

int latency_each_command(const struct latency *l,
			 int (*fn)(void *u, const struct latency_command *c), void *u)
{
	const struct command_row *c;
	int err = 0;

	KEYED_EACH(&l->command_rows, c)
	err = err ?: fn(u, &c->pub);
	return err;
}

int latency_each_xpti(const struct latency *l, int (*fn)(void *u, const struct latency_xpti *x),
		      void *u)
{
	const struct xpti_row *x;
	int err = 0;

	KEYED_EACH(&l->xpti, x)
	err = err ?: fn(u, &x->pub);
	return err;
}

uint64_t latency_last_self(const struct latency *l)
{
	return l->last_self;
}

void latency_get_totals(const struct latency *l, struct latency_totals *ret)
{
	*ret = (struct latency_totals){
		.folded_calls = l->folded_calls,
		.folded_commands = l->folded_commands,
		.folded_events = l->folded_events,
		.unattributed = commands_unattributed(l->commands),
		.ticks = commands_ticks(l->commands),
	};
}

const struct who *latency_who(const struct latency *l, uint32_t who)
{
	return whos_at(commands_whos(l->commands), who);
}
