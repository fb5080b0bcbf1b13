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
 */
#include "model/time/latency.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "base/hash.h"

#include "decode/xpti.h"

#define THREADS_MAX 32768u

struct row_key {
	uint32_t who, tid, function, zero;
};

struct row {
	struct row_key key;
	struct latency_row pub;
	UT_hash_handle hh;
};

struct command_row_key {
	uint32_t who, label, api, kind;
};

struct command_row {
	struct command_row_key key;
	struct latency_command pub;
	UT_hash_handle hh;
};

struct xpti_row {
	struct latency_xpti pub;
	uint32_t name;
	UT_hash_handle hh;
};

/* The same few are asked for again and again, and are found here without a hash table. */
#define ROWS_LATELY    1024u
#define THREADS_LATELY 256u
#define XPTI_LATELY    64u

struct inner {
	uint64_t parent;
	uint64_t sum;
};

struct thread {
	uint32_t tid;
	struct inner inner[XB_MAX_DEPTH + 1]; /* by depth: calls at that depth */
	UT_hash_handle hh;
};

struct latency {
	struct commands *commands;
	struct texts *names;
	struct row *rows;
	struct command_row *command_rows;
	struct xpti_row *xpti;
	struct thread *threads;
	struct row *rows_lately[ROWS_LATELY];
	struct thread *threads_lately[THREADS_LATELY];
	struct xpti_row *xpti_lately[XPTI_LATELY];
	uint64_t folded_calls, folded_commands, folded_events;
};

int latency_new(struct commands *cs, struct latency **ret)
{
	struct latency *l = calloc(1, sizeof(*l));
	int r;

	if (!l)
		return -ENOMEM;
	l->commands = cs;
	r = texts_new(&l->names);
	if (r < 0) {
		free(l);
		return r;
	}
	*ret = l;
	return 0;
}

static void thread_drop(struct latency *l, struct thread *t)
{
	struct thread **lately = &l->threads_lately[t->tid % THREADS_LATELY];

	if (*lately == t)
		*lately = NULL;
	HASH_DEL(l->threads, t); /* NOLINT(clang-analyzer-core.NullDereference): in the macro */
	free(t);
}

void latency_clear(struct latency *l)
{
	struct row *r, *next_r;
	struct command_row *c, *next_c;
	struct xpti_row *x, *next_x;

	HASH_ITER(hh, l->rows, r, next_r) {
		HASH_DEL(l->rows, r);
		histogram_done(&r->pub.times);
		free(r);
	}
	HASH_ITER(hh, l->command_rows, c, next_c) {
		HASH_DEL(l->command_rows, c);
		histogram_done(&c->pub.submit);
		histogram_done(&c->pub.device);
		free(c);
	}
	HASH_ITER(hh, l->xpti, x, next_x) {
		HASH_DEL(l->xpti, x);
		free(x);
	}
	memset(l->rows_lately, 0, sizeof(l->rows_lately));
	memset(l->xpti_lately, 0, sizeof(l->xpti_lately));
	l->folded_calls = l->folded_commands = l->folded_events = 0;
}

struct latency *latency_free(struct latency *l)
{
	struct thread *t, *next_t;

	if (!l)
		return NULL;
	latency_clear(l);
	HASH_ITER(hh, l->threads, t, next_t) {
		thread_drop(l, t);
	}
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
	struct row *r;
	uint32_t hash = hash_bytes(key, sizeof(*key)), i = hash % ROWS_LATELY;

	r = l->rows_lately[i];
	if (r && !memcmp(&r->key, key, sizeof(*key)))
		return r;
	HASH_FIND_BYHASHVALUE(hh, l->rows, key, sizeof(*key), hash, r);
	/* Rows stay. */
	if (r)
		l->rows_lately[i] = r;
	return r;
}

static int row_add(struct latency *l, const struct told *told, const struct row_key *key,
		   const struct subject *s, struct row **ret)
{
	struct row *r = calloc(1, sizeof(*r));

	if (!r)
		return -ENOMEM;
	r->key = *key;
	r->pub = (struct latency_row){ .who = key->who,
				       .tid = key->tid,
				       .function = texts_at(l->names, key->function),
				       .api = s->fn ? catalog_api(s->fn->api)->name : NULL,
				       .times = HISTOGRAM_INIT };
	if (key->tid)
		snprintf(r->pub.thread, sizeof(r->pub.thread), "%s", told->thread);
	HASH_ADD(hh, l->rows, key, sizeof(r->key), r);
	*ret = r;
	return 0;
}

/* 0 with NULL: there is no room, not even for all processes together. */
static int row_get(struct latency *l, const struct told *told, const struct subject *s,
		   struct row **ret)
{
	struct row_key key = {
		.who = s->rec->tgid ? whos_find(commands_whos(l->commands), told, s->rec->tgid) : 0,
		.tid = s->rec->tid,
		.function = texts_find(l->names, s->name)
	};
	unsigned n = HASH_COUNT(l->rows);

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

static struct thread *thread_find(struct latency *l, uint32_t tid)
{
	struct thread **lately = &l->threads_lately[tid % THREADS_LATELY], *t = *lately;

	if (t && t->tid == tid)
		return t;
	HASH_FIND(hh, l->threads, &tid, sizeof(tid), t);
	if (t)
		*lately = t;
	return t;
}

static struct thread *thread_get(struct latency *l, uint32_t tid)
{
	struct thread *t = thread_find(l, tid);

	if (t)
		return t;
	if (HASH_COUNT(l->threads) >= THREADS_MAX)
		thread_drop(l, l->threads);
	t = calloc(1, sizeof(*t));
	if (!t)
		return NULL;
	t->tid = tid;
	HASH_ADD(hh, l->threads, tid, sizeof(t->tid), t);
	return t;
}

static void forget_thread(struct latency *l, uint32_t tid)
{
	struct thread *t = thread_find(l, tid);

	if (t)
		thread_drop(l, t);
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
	t = thread_get(l, rec->h.tid);
	if (!t)
		return -ENOMEM;
	r->pub.self += self_time(t, rec);
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
	struct command_row *c;

	HASH_FIND(hh, l->command_rows, &key, sizeof(key), c);
	if (!c && HASH_COUNT(l->command_rows) < LATENCY_COMMANDS_MAX) {
		c = calloc(1, sizeof(*c));
		if (!c)
			return -ENOMEM;
		c->key = key;
		c->pub = (struct latency_command){
			.who = d->who,
			.label = texts_at(commands_texts(l->commands), d->label),
			.api = catalog_api(d->api)->name,
			.kind = d->kind,
			.submit = HISTOGRAM_INIT,
			.device = HISTOGRAM_INIT,
		};
		HASH_ADD(hh, l->command_rows, key, sizeof(c->key), c);
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

static int on_commands(struct latency *l)
{
	const struct command *d = commands_made(l->commands);
	struct command_row *c = NULL;
	uint64_t ns;
	int r = 0;

	if (d)
		r = on_command(l, d, false, d->dur, &c);
	if (r < 0)
		return r;
	if (c)
		on_sizes(&c->pub, d);
	d = commands_measured(l->commands, &ns);
	return d ? on_command(l, d, true, ns, &c) : 0;
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

/* Is it the row's? Of a name that was cut: no. */
static bool is_row_of(const struct xpti_row *x, const struct event_xpti *e)
{
	size_t n = e->stream ? strlen(e->stream) : 0;

	return n && !strncmp(x->pub.name, e->stream, n) && x->pub.name[n] == ' ' &&
	       !strcmp(x->pub.name + n + 1, e->event);
}

static int on_xpti(struct latency *l, const struct event_xpti *e)
{
	struct xpti_row **lately = &l->xpti_lately[e->rec->trace_type % XPTI_LATELY], *x = *lately;
	char text[192], number[192];
	uint32_t name;
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
	name = texts_find(l->names, text);
	HASH_FIND(hh, l->xpti, &name, sizeof(name), x);
	if (!x && (!name || HASH_COUNT(l->xpti) >= LATENCY_XPTI_MAX)) {
		l->folded_events++;
		return 0;
	}
	if (!x) {
		x = calloc(1, sizeof(*x));
		if (!x)
			return -ENOMEM;
		x->name = name;
		x->pub.name = texts_at(l->names, name);
		HASH_ADD(hh, l->xpti, name, sizeof(x->name), x);
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
		r = on_call(l, told, &e->call);
		return r < 0 ? r : on_commands(l);
	case EVENT_COUNT:
		return on_count(l, told, &e->count);
	case EVENT_XPTI:
		return on_xpti(l, e->xpti);
	case EVENT_EXIT:
		forget_thread(l, e->rec->tid);
		return 0;
	default:
		return 0;
	}
}

/* ---- answers ----------------------------------------------------------------------------------- */

int latency_each(const struct latency *l, int (*fn)(void *u, const struct latency_row *r), void *u)
{
	struct row *r, *next;
	int err = 0;

	HASH_ITER(hh, l->rows, r, next) {
		if (!err)
			err = fn(u, &r->pub);
	}
	return err;
}

int latency_each_command(const struct latency *l,
			 int (*fn)(void *u, const struct latency_command *c), void *u)
{
	struct command_row *c, *next;
	int err = 0;

	HASH_ITER(hh, l->command_rows, c, next) {
		if (!err)
			err = fn(u, &c->pub);
	}
	return err;
}

int latency_each_xpti(const struct latency *l, int (*fn)(void *u, const struct latency_xpti *x),
		      void *u)
{
	struct xpti_row *x, *next;
	int err = 0;

	HASH_ITER(hh, l->xpti, x, next) {
		if (!err)
			err = fn(u, &x->pub);
	}
	return err;
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
