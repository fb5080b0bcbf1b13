// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * told.c - see told.h. A call may have hundreds of handles (lists of events to wait for), and parts and sinks
 * ask about one of them at a time, so they are found by a small hash table.
 */
#include "model/told.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define OBJECTS_MAX (UINT16_MAX - 1u)

void told_done(struct told *t)
{
	free(t->objects);
	*t = (struct told){ 0 };
}

void told_clear(struct told *t)
{
	struct told_object *objects = t->objects;
	uint32_t room = t->room;

	if (t->nobjects)
		memset(t->chains, 0, sizeof(t->chains));
	memset(t, 0, offsetof(struct told, chains));
	t->objects = objects;
	t->room = room;
}

static int make_room(struct told *t)
{
	uint32_t room = t->room ? 2 * t->room : 64;
	struct told_object *more;

	if (t->nobjects + 1 < t->room)
		return 0;
	more = reallocarray(t->objects, room, sizeof(*more));
	if (!more)
		return -ENOMEM;
	t->objects = more;
	t->room = room;
	return 0;
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

struct filling {
	struct told *t;
	const struct event_call *c;
	bool (*look_up)(void *u, const struct event_call *c, const struct value *v,
			struct model_object *ret);
	void *u;
};

static int fill_one(struct filling *f, const struct value *v)
{
	struct told *t = f->t;
	struct told_object *o;
	uint16_t *chain;
	int r;

	if (!v->u || t->nobjects >= OBJECTS_MAX || told_object(t, v))
		return 0;
	r = make_room(t);
	if (r < 0)
		return r;
	o = &t->objects[t->nobjects + 1];
	if (!f->look_up(f->u, f->c, v, &o->object))
		return 0;
	chain = told_chain(t, v);
	o->type = v->type;
	o->flags = v->flags;
	o->next = *chain;
	*chain = (uint16_t)++t->nobjects;
	return 0;
}

/* Values nest as deep as the decoder lets them. */
static int fill(struct filling *f, const struct value *v)
{
	uint32_t i;
	int r = 0;

	if (v->kind == VALUE_HANDLE)
		return fill_one(f, v);
	if (v->kind != VALUE_STRUCT && v->kind != VALUE_ARRAY)
		return 0;
	for (i = 0; i < v->nitems && r >= 0; i++)
		r = fill(f, &v->items[i]);
	return r;
}

int told_fill_objects(struct told *t, const struct event_call *c, uint32_t nargs,
		      bool (*look_up)(void *u, const struct event_call *c, const struct value *v,
				      struct model_object *ret),
		      void *u)
{
	struct filling f = { t, c, look_up, u };
	uint32_t i;
	int r = 0;

	for (i = 0; i < nargs && r >= 0; i++)
		r = fill(&f, &c->args[i]);
	return r < 0 ? r : fill(&f, &c->ret);
}
