// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * told_objects.c - what the handles of the event at hand stand for (told.h). Parts and sinks ask about the same few of
 * a call, so the answers are kept; and for who keeps the call (told_keep()), all of them are.
 */
#include "model/told.h"

#include <string.h>

#include "decode/arena.h"
#include "model/objects/handles.h"

static uint16_t *chain_of(struct told_objects *all, uint64_t handle, const struct cat_type *type)
{
	return &all->chains[(handle >> 4 ^ handle >> 12 ^ (uintptr_t)type >> 4) % TOLD_CHAINS];
}

static bool stands_for(const struct told_object *o, const struct value *v)
{
	return o->object.handle == v->u && o->type == v->type && o->flags == v->flags;
}

static const struct told_object *find(struct told_objects *all, const struct value *v)
{
	uint32_t i;

	if (all->n <= TOLD_FEW) {
		for (i = 0; i < all->n; i++)
			if (stands_for(&all->of[i], v))
				return &all->of[i];
		return NULL;
	}
	for (i = *chain_of(all, v->u, v->type); i; i = all->of[i - 1].next)
		if (stands_for(&all->of[i - 1], v))
			return &all->of[i - 1];
	return NULL;
}

/* The newest has been added; the first of many brings the few before it. */
static void link_newest(struct told_objects *all)
{
	uint32_t i = all->n - 1;

	if (all->n <= TOLD_FEW)
		return;
	if (all->n == TOLD_FEW + 1) {
		memset(all->chains, 0, sizeof(all->chains));
		i = 0;
	}
	for (; i < all->n; i++) {
		uint16_t *chain = chain_of(all, all->of[i].object.handle, all->of[i].type);

		all->of[i].next = *chain;
		*chain = (uint16_t)(i + 1);
	}
}

const struct model_object *told_handle(const struct told *t, const struct value *v)
{
	struct told_objects *all = t->objects;
	const struct told_object *found = find(all, v);
	struct told_object *o;

	if (found)
		return &found->object;
	if (!all->handles || all->n == TOLD_OBJECTS)
		return NULL;
	o = &all->of[all->n];
	if (!handles_look_up(all->handles, all->call, v, &o->object))
		return NULL;
	o->type = v->type;
	o->flags = v->flags;
	all->n++;
	link_newest(all);
	return &o->object;
}

const struct model_object *told_device(const struct told *t, const struct event_call *c)
{
	const struct model_object *o;
	uint32_t i;

	for (i = 0; i < c->nargs; i++) {
		o = told_object(t, &c->args[i]);
		if (o && !strcmp(o->word, "device"))
			return o;
	}
	return NULL;
}

/* ---- for later --------------------------------------------------------------------------------- */

/* Asks for all of them, so that the answers are there. False: told_value() would have more to say of a value. */
static bool ask(const struct told *t, const struct value *v)
{
	if (v->kind == VALUE_PTR && v->str)
		return false;
	(void)told_object(t, v);
	for (uint32_t i = 0; i < v->nitems; i++)
		if (!ask(t, &v->items[i]))
			return false;
	return true;
}

static bool ask_all(const struct told *t, const struct event_call *c)
{
	for (uint64_t left = c->asked; left; left &= left - 1) {
		const uint32_t i = (uint32_t)__builtin_ctzll(left);

		if (!ask(t, &c->args[i]))
			return false;
	}
	for (uint32_t i = CALL_ASKED; i < c->nargs; i++)
		if (!ask(t, &c->args[i]))
			return false;
	return ask(t, &c->ret);
}

static bool keep_name(struct model_object *o, struct arena *a)
{
	if (!o->name)
		return true;
	o->name = arena_copy(a, o->name, strlen(o->name) + 1);
	return o->name;
}

static bool keep_objects(struct told_objects *o, const struct told_objects *all, struct arena *a)
{
	o->handles = NULL;
	o->call = NULL;
	o->n = all->n;
	if (o->n > TOLD_FEW)
		memcpy(o->chains, all->chains, sizeof(o->chains));
	o->of = arena_copy(a, all->of, all->n * sizeof(*all->of));
	for (uint32_t i = 0; o->of && i < o->n; i++)
		if (!keep_name(&o->of[i].object, a))
			return false;
	return o->of;
}

static struct model_launch *keep_launch(const struct model_launch *launch, struct arena *a)
{
	struct model_launch *l = arena_copy(a, launch, sizeof(*launch));

	if (!l || !keep_name(&l->kernel, a))
		return NULL;
	l->args = NULL;
	l->nargs = 0;
	l->told = NULL;
	return l;
}

const struct told *told_keep(const struct told *t, const struct event_call *c, struct arena *a)
{
	struct {
		struct told told;
		struct told_objects objects;
	} *k;

	if (!ask_all(t, c))
		return NULL;
	k = arena_take(a, sizeof(*k));
	if (!k || !keep_objects(&k->objects, t->objects, a))
		return NULL;
	k->told = (struct told){
		.objects = &k->objects,
		.launch = t->launch ? keep_launch(t->launch, a) : NULL,
		.copy = t->copy ? arena_copy(a, t->copy, sizeof(*t->copy)) : NULL,
	};
	return !k->told.launch == !t->launch && !k->told.copy == !t->copy ? &k->told : NULL;
}
