// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * told_objects.c - what the handles of the event at hand stand for (told.h). Parts and sinks ask about the same few of
 * a call, so the answers are kept.
 */
#include "model/told.h"

#include <string.h>

#include "model/objects/handles.h"

const struct model_object *told_handle(const struct told *t, const struct value *v)
{
	struct told_objects *all = t->objects;
	struct told_object *o;
	uint16_t *chain, i;

	if (!all->handles)
		return NULL;
	chain = &all->chains[(v->u >> 4 ^ v->u >> 12 ^ (uintptr_t)v->type >> 4) % TOLD_CHAINS];
	for (i = *chain; i; i = o->next) {
		o = &all->of[i - 1];
		if (o->object.handle == v->u && o->type == v->type && o->flags == v->flags)
			return &o->object;
	}
	if (all->n == TOLD_OBJECTS)
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
