// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * told_objects.c - what the handles of the event at hand stand for (told.h). Parts and sinks ask about the same few of
 * a call, so the answers are kept; and for who keeps the call (told_keep()), all of them are.
 */
#include "model/told.h"

#include <string.h>

#include "decode/arena.h"
#include "model/objects/handles.h"

const struct model_object *told_handle(const struct told *t, const struct value *v)
{
	struct told_objects *all = t->objects;
	struct told_object *o;
	uint16_t *chain, i;

	chain = &all->chains[(v->u >> 4 ^ v->u >> 12 ^ (uintptr_t)v->type >> 4) % TOLD_CHAINS];
	for (i = *chain; i; i = o->next) {
		o = &all->of[i - 1];
		if (o->object.handle == v->u && o->type == v->type && o->flags == v->flags)
			return &o->object;
	}
	if (!all->handles || all->n == TOLD_OBJECTS)
		return NULL;
	o = &all->of[all->n];
	if (!handles_look_up(all->handles, all->call, v, &o->object))
		return NULL;
	o->type = v->type;
	o->flags = v->flags;
	o->next = *chain;
	*chain = (uint16_t)++all->n;
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
static bool ask_all(const struct told *t, const struct value *v, uint32_t n)
{
	for (; n; n--, v++) {
		if (v->kind == VALUE_PTR && v->str)
			return false;
		(void)told_object(t, v);
		if (v->nitems && !ask_all(t, v->items, v->nitems))
			return false;
	}
	return true;
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
	*o = *all;
	o->handles = NULL;
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

	if (!ask_all(t, c->args, c->nargs) || !ask_all(t, &c->ret, 1))
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
