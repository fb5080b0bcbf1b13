// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * handles_keep.c - keeps, finds and drops objects, by handle and by kind, within limits. To make room, dead objects are
 * dropped first, then the oldest of the process's most numerous kind, so that events are dropped before queues.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "model/objects/handles_keep.h"
#include "base/grow.h"
#include "model/role_args.h"

static void kernel_drop(struct handles *o, struct object *e)
{
	if (!e->kernel)
		return;
	o->nargs -= e->kernel->nargs;
	o->kinds->nargs -= e->kernel->nargs;
	free(e->kernel->args);
	free(e->kernel);
	e->kernel = NULL;
}

void handles_text_drop(struct handles *o, char **text)
{
	size_t len = *text ? strlen(*text) + 1 : 0;

	o->text -= len;
	o->kinds->text -= len;
	free(*text);
	*text = NULL;
}

/* Most processes have a few kinds. An object's has one. */
static struct counter *counter(const struct handles *o, uint32_t kind)
{
	return o->counter_of[kind] ? &o->counters[o->counter_of[kind] - 1] : NULL;
}

struct counter *object_counter(struct handles *o, uint32_t kind)
{
	struct counter *c = counter(o, kind);

	if (c)
		return c;
	c = GROW_NEXT(o->counters, o->ncounters);
	if (!c)
		return NULL;
	c->kind = kind;
	o->counter_of[kind] = (uint8_t)o->ncounters;
	return c;
}

/* e lives, among those of its kind. */
static void object_enters(struct counter *of, struct object *e)
{
	DL_APPEND(of->oldest, e);
	of->n++;
}

static void object_leaves(struct counter *of, struct object *e)
{
	DL_DELETE(of->oldest, e);
	of->n--;
}

/* At least as many chains as objects. */
static int more_chains(struct handles *o)
{
	uint32_t n = o->nchains ? 2 * o->nchains : 32, old = o->nchains, i;
	struct object **chains = o->chains, **at, *e, *next;

	if (o->n < old)
		return 0;
	o->chains = calloc(n, sizeof(struct object *));
	if (!o->chains) {
		o->chains = chains;
		return old ? 0 : -ENOMEM;
	}
	o->nchains = n;
	for (i = 0; i < old; i++) {
		for (e = chains[i]; e; e = next) {
			next = e->chain;
			at = object_chain(o, &e->key);
			e->chain = *at;
			*at = e;
		}
	}
	free(chains);
	return 0;
}

/* Of what it was nothing is left, and it is in no list. */
static void object_empty(struct handles *o, struct counter *of, struct object *e)
{
	kernel_drop(o, e);
	handles_text_drop(o, &e->name);
	if (e->dead) {
		DL_DELETE(o->dead, e);
		o->ndead--;
	} else {
		object_leaves(of, e);
	}
}

void object_drop(struct handles *o, struct object *e)
{
	struct counter *of = counter(o, e->key.kind);
	struct object **at;

	object_empty(o, of, e);
	for (at = object_chain(o, &e->key); *at != e; at = &(*at)->chain)
		;
	*at = e->chain;
	o->n--;
	o->kinds->nobjects--;
	free(e);
}

static void forget_one(struct handles *o)
{
	uint32_t i, most = 0;

	if (o->dead) {
		object_drop(o, o->dead);
		return;
	}
	for (i = 1; i < o->ncounters; i++) {
		if (o->counters[i].n > o->counters[most].n)
			most = i;
	}
	if (!o->ncounters || !o->counters[most].oldest)
		return;
	o->kinds->forgotten++;
	object_drop(o, o->counters[most].oldest);
}

/* In all processes together: who has more than a fair share gives. */
static void make_room(struct handles *o)
{
	struct kinds *k = o->kinds;
	uint32_t share = OBJECTS_ALL / (k->ntables ? k->ntables : 1);
	struct handles *from = o;
	uint32_t i;

	if (o->n >= OBJECTS_MAX)
		forget_one(o);
	if (k->nobjects < OBJECTS_ALL)
		return;
	for (i = 0; from->n <= share && i < k->ntables; i++) {
		from = k->tables;
		DL_DELETE(k->tables, from);
		DL_APPEND(k->tables, from);
	}
	forget_one(from);
}

struct object *object_add(struct handles *o, uint32_t kind, uint64_t handle)
{
	struct object *e, **at;
	struct counter *of;

	make_room(o);
	of = object_counter(o, kind);
	if (!of || more_chains(o) < 0)
		return NULL;
	e = calloc(1, sizeof(*e));
	if (!e)
		return NULL;
	e->key = (struct key){ .handle = handle, .kind = kind };
	e->epoch = o->kinds->epoch;
	at = object_chain(o, &e->key);
	e->chain = *at;
	*at = e;
	object_enters(of, e);
	o->n++;
	o->kinds->nobjects++;
	return e;
}

void object_dies(struct handles *o, struct object *e, uint64_t at)
{
	e->died_at = at;
	e->owners = 0;
	if (e->dead)
		return;
	object_leaves(counter(o, e->key.kind), e);
	e->dead = true;
	DL_APPEND(o->dead, e);
	if (++o->ndead > OBJECTS_DEAD_MAX)
		object_drop(o, o->dead);
}

/* Another object is at this address now; how the last one was called stays known for a while. */
void object_replace(struct handles *o, struct object *e)
{
	struct counter *of = counter(o, e->key.kind);

	e->old_number = e->number;
	e->old_owners = e->dead || !e->owners_known ? 0 : e->owners;
	e->old_since = e->made_at;
	e->old_until = e->dead ? e->died_at : UINT64_MAX;
	object_empty(o, of, e);
	e->dead = false;
	object_enters(of, e);
	e->change = NULL;
	e->released = false;
	e->parent = e->context = (struct mention){ 0 };
}

/* What is there now has not been seen being made. */
void object_unknown(struct handles *o, struct object *e)
{
	object_replace(o, e);
	e->number = 0;
	e->owners_known = false;
	e->made_from = e->made_at = 0;
}

void object_starts(struct handles *o, struct object *e, const struct event_call *c)
{
	e->number = ++counter(o, e->key.kind)->last;
	e->epoch = o->kinds->epoch;
	e->maker = c->rec->h.tid;
	e->made_from = c->rec->h.ts;
	e->made_at = call_end(c);
	e->owners = 1;
	e->owners_known = false;
	e->died_at = 0;
}

void object_name(struct handles *o, struct object *e, const char *text, size_t len)
{
	char *copy;

	if (len > OBJECT_NAME_MAX)
		len = OBJECT_NAME_MAX;
	len = strnlen(text, len);
	/* An answer without text, or one that is not there, says nothing. */
	if (!len)
		return;
	if (e->name && strlen(e->name) == len && !memcmp(e->name, text, len))
		return;
	handles_text_drop(o, &e->name);
	if (o->text + len + 1 > OBJECT_TEXT_MAX || o->kinds->text + len + 1 > OBJECT_TEXT_ALL)
		return;
	copy = strndup(text, len);
	if (!copy)
		return;
	e->name = copy;
	o->text += len + 1;
	o->kinds->text += len + 1;
}
