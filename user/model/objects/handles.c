// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * handles.c - finds the object for which a handle stands.
 *
 * A handle is an address, and addresses are reused: the events of a busy program are a few addresses in turn. An object
 * therefore gets a number, counted by kind in its process, when a call makes it (the roles of the catalog show which
 * calls do), and keeps it until its last owner has released it. An object whose creation was not seen has no number
 * (queue#?) until a call hands it out.
 *
 * Records come when calls return, from several threads, and those of inner calls first. This makes four things
 * less simple than they seem:
 *
 *   - One call of several layers (a loader and what it loads) is several records with the same handle. If a call
 *     encloses, on its thread, the one that made, retained or released an object, it does not do so a second time.
 *   - A release frees the address before it returns. Another thread may get it for a new object, and its record may
 *     come first. A new object therefore replaces an old one that still has owners, and a release that began before the
 *     new object existed belongs to the old one.
 *   - A call that began before the object existed means the previous one at that address (the number of one
 *     generation is kept for this), and a call that began after its end means an object whose creation was not seen.
 *   - Some objects are handed out repeatedly by calls that are marked as making them, because nothing ever releases
 *     them (kernels of a CUDA module). Kinds that no function releases keep their number as long as the object from
 *     which they were made.
 *
 * The number of owners is only known if the creation was seen. An object that was merely handed out keeps its number
 * until it is made again, or is released in an API that does not count owners.
 *
 * If records were lost, a release and a creation may have been among them: objects that were live then are uncertain
 * from there on, if their kind can end at all. So are objects whose releases are not traced, and all objects if calls
 * are left out by their duration or result.
 *
 * See also: kinds.c, the kinds of objects; handles_keep.c, how objects are kept; handles_launch.c, arguments and names
 * of kernels; handles_memory.c, allocations.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "model/objects/handles.h"
#include "model/objects/handles_keep.h"
#include "model/role_args.h"

#define INHERIT_MAX 4096u /* more than that is not copied for a child */

/* ---- handles of a call ------------------------------------------------------------------------- */

uint32_t handle_kind(const struct handles *o, const struct event_call *c, const struct value *v)
{
	if (!v || v->kind != VALUE_HANDLE || !v->u || v->flags & VALUE_F_FAULT || !c->fn)
		return KIND_NONE;
	return kinds_of(o->kinds, c->fn->api, v->type);
}

struct object *handle_object(const struct handles *o, const struct event_call *c,
			     const struct value *v)
{
	uint32_t kind = handle_kind(o, c, v);

	return kind ? object_find(o, kind, v->u) : NULL;
}

static bool is_by(const struct object *e, const struct event_call *c)
{
	return e->maker == c->rec->h.tid && c->rec->h.ts <= e->made_from &&
	       call_end(c) >= e->made_at;
}

uint32_t object_number_then(const struct object *e, const struct event_call *c, bool out)
{
	uint64_t at = out ? call_end(c) : c->rec->h.ts;

	if (at >= e->made_at || is_by(e, c))
		return e->dead && at >= e->died_at ? 0 : e->number;
	return at >= e->old_since && at < e->old_until ? e->old_number : 0;
}

/* Until one was seen: not inlined, so that registers are not saved for it each time. */
__attribute__((noinline)) static bool look_for_ends(struct kind *of, const struct event_call *c)
{
	for (unsigned i = 0; !of->ends_seen && i < of->nenders; i++)
		of->ends_seen = event_traces(c, of->enders[i].api, of->enders[i].id);
	return of->ends_seen;
}

/* If it can end: may it have, or would we have seen that? */
static bool is_uncertain(const struct handles *o, const struct object *e,
			 const struct event_call *c)
{
	struct kind *of = &o->kinds->of[e->key.kind];

	if (!of->ends)
		return false;
	return e->epoch != o->kinds->epoch || o->kinds->partial ||
	       !(of->ends_seen || look_for_ends(of, c));
}

static void describe(const struct handles *o, const struct object *e, const struct event_call *c,
		     uint32_t number, struct model_object *ret)
{
	bool current = number == e->number;

	/* Where nothing is known but a name, it may be another's after a loss. */
	if (!number && e->epoch != o->kinds->epoch && o->kinds->of[e->key.kind].ends)
		current = false;
	ret->number = number;
	ret->name = current ? e->name : NULL;
	ret->uncertain = number && current && is_uncertain(o, e, c);
	ret->ended = current && e->dead;
}

bool handles_look_up(struct handles *o, const struct event_call *c, const struct value *v,
		     struct model_object *ret)
{
	uint32_t kind = handle_kind(o, c, v);
	const struct object *e;

	if (!kind)
		return false;
	*ret = (struct model_object){ .word = o->kinds->of[kind].word, .handle = v->u };
	e = object_find(o, kind, v->u);
	if (e)
		describe(o, e, c, object_number_then(e, c, v->flags & VALUE_F_OUT), ret);
	return true;
}

static struct mention mention(const struct object *e)
{
	return (struct mention){ e->key.handle, e->key.kind, e->number };
}

/* ---- contexts ---------------------------------------------------------------------------------- */

static const struct value *first_of(const struct value *v)
{
	return v->kind == VALUE_ARRAY && v->nitems ? &v->items[0] : v;
}

bool handles_context(struct handles *o, const struct event_call *c, struct model_object *ret)
{
	const struct object *e;
	uint32_t i, kind;

	for (i = 0; i < c->nargs; i++) {
		kind = handle_kind(o, c, &c->args[i]);
		if (kind && o->kinds->of[kind].context)
			return handles_look_up(o, c, &c->args[i], ret);
	}
	for (i = 0; i < c->nargs; i++) {
		bool out = c->args[i].flags & VALUE_F_OUT;

		e = handle_object(o, c, first_of(&c->args[i]));
		if (!e || !e->context.handle || object_number_then(e, c, out) != e->number)
			continue;
		*ret = (struct model_object){ .word = o->kinds->of[e->context.kind].word,
					      .handle = e->context.handle,
					      .number = e->context.number,
					      .uncertain = is_uncertain(o, e, c) };
		return true;
	}
	return false;
}

static void set_context(struct handles *o, struct object *e, const struct event_call *c)
{
	const struct object *other;
	uint32_t i, kind;

	for (i = 0; i < c->nargs; i++) {
		const struct value *v = first_of(&c->args[i]);

		kind = handle_kind(o, c, v);
		if (!kind)
			continue;
		other = object_find(o, kind, v->u);
		if (o->kinds->of[kind].context && other != e) {
			e->context =
				(struct mention){ v->u, kind,
						  other ? object_number_then(other, c, false) : 0 };
			return;
		}
		if (other && other != e && !e->context.handle)
			e->context = other->context;
	}
}

/* ---- what calls do to objects ------------------------------------------------------------------ */

/* Is what e was made of still what it was then? */
static bool parent_lives(const struct handles *o, const struct object *e)
{
	const struct object *p;

	if (!e->parent.handle)
		return true;
	p = object_find(o, e->parent.kind, e->parent.handle);
	return p && !p->dead && p->number == e->parent.number;
}

static void give_name(struct handles *o, struct object *e, const struct event_call *c,
		      const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_NAME);
	const struct object *other;

	if (!v || v->flags & VALUE_F_FAULT)
		return;
	if ((v->kind == VALUE_STRING || v->kind == VALUE_BYTES) && v->str) {
		object_name(o, e, v->str, v->len);
		return;
	}
	other = handle_object(o, c, v);
	if (other && other->name && other != e)
		object_name(o, e, other->name, strlen(other->name));
}

/* The object that v is the handle of has come into being. */
static struct object *create(struct handles *o, const struct event_call *c, const struct value *v,
			     const struct value *parent)
{
	uint32_t kind = handle_kind(o, c, v);
	struct object *e = kind ? object_find(o, kind, v->u) : NULL;
	const struct object *p;

	if (!kind)
		return NULL;
	if (e && e->number && !e->dead) {
		bool immortal = !o->kinds->of[kind].ends && parent_lives(o, e);

		if (is_by(e, c)) {
			/* An inner layer has reported it. */
			e->made_from = c->rec->h.ts;
			e->made_at = call_end(c);
			return e;
		}
		if (immortal || (!e->owners_known && !e->released))
			return e;
	}
	if (e)
		object_replace(o, e);
	else
		e = object_add(o, kind, v->u);
	if (!e)
		return NULL;
	object_starts(o, e, c);
	e->owners_known = true;
	p = handle_object(o, c, parent);
	if (p && p != e)
		e->parent = mention(p);
	set_context(o, e, c);
	return e;
}

/* It was handed out: so it is there, but how many owners it has is not known. */
static void learn(struct handles *o, const struct event_call *c, const struct value *v)
{
	uint32_t kind = handle_kind(o, c, v);
	struct object *e = kind ? object_find(o, kind, v->u) : NULL;

	if (!kind)
		return;
	if (e && e->number && (!e->dead || call_end(c) < e->died_at))
		return;
	if (e && e->dead)
		object_replace(o, e);
	else if (!e)
		e = object_add(o, kind, v->u);
	if (!e)
		return;
	object_starts(o, e, c);
}

/* Is c the outer layer of a change that an inner one has reported? */
static bool is_told(struct object *e, const struct event_call *c)
{
	bool told = e->change && e->changer == c->rec->h.tid && e->changed_from >= c->rec->h.ts &&
		    e->change->id == c->fn->id && e->change->api == c->fn->api;

	e->change = c->fn;
	e->changer = c->rec->h.tid;
	e->changed_from = c->rec->h.ts;
	return told;
}

static void retain(struct handles *o, const struct event_call *c, const struct value *v,
		   uint32_t count)
{
	struct object *e = handle_object(o, c, v);

	if (!e || e->dead || object_number_then(e, c, false) != e->number || is_told(e, c))
		return;
	if (e->owners_known && e->owners + count >= e->owners)
		e->owners += count;
}

/* What is given to a call is there when it is called. */
static uint64_t dies_at(const struct event_call *c)
{
	uint64_t end = call_end(c);

	return end > c->rec->h.ts ? end : c->rec->h.ts + 1;
}

static void release(struct handles *o, const struct event_call *c, const struct value *v,
		    uint32_t count)
{
	struct object *e = handle_object(o, c, v);

	if (!e)
		return;
	if (c->rec->h.ts < e->made_at && !is_by(e, c)) {
		if (e->old_owners &&
		    !(e->old_owners -= e->old_owners < count ? e->old_owners : count))
			e->old_until = call_end(c);
		return;
	}
	e->released = true;
	if (is_told(e, c)) {
		if (e->dead)
			e->died_at = dies_at(c);
		return;
	}
	if (e->dead)
		return;
	if (!e->number) {
		/* What was set may have been the last owner's. */
		object_drop(o, e);
		return;
	}
	if (!e->owners_known) {
		if (!o->kinds->of[e->key.kind].counted)
			object_dies(o, e, dies_at(c));
		return;
	}
	e->owners -= e->owners < count ? e->owners : count;
	if (!e->owners)
		object_dies(o, e, dies_at(c));
}

/* ---- calls ------------------------------------------------------------------------------------- */

static bool is_out_count(const struct value *v)
{
	return (v->kind == VALUE_UINT || v->kind == VALUE_INT) && v->flags & VALUE_F_OUT &&
	       v->type && v->type->size >= 4;
}

/*
 * An array has room for as many as the caller asked for. What a function says in another out-value
 * is how many there are; after them is what was there before.
 */
static uint32_t filled(const struct event_call *c, const struct value *array)
{
	uint32_t n = array->nitems, i;

	for (i = 0; i < c->nargs; i++) {
		if (is_out_count(&c->args[i]) && c->args[i].u < n)
			n = (uint32_t)c->args[i].u;
	}
	return n;
}

static void create_all(struct handles *o, const struct event_call *c, const struct cat_role *r,
		       enum cat_part part, enum cat_part from)
{
	const struct value *v = role_value(c, r, part), *parent = role_value(c, r, from);
	struct object *e;
	uint32_t i, n;

	if (!v || !(v->flags & VALUE_F_OUT || v == &c->ret))
		return;
	if (v->kind == VALUE_ARRAY) {
		for (i = 0, n = filled(c, v); i < n; i++)
			create(o, c, &v->items[i], parent);
		return;
	}
	e = create(o, c, v, parent);
	if (e && r->act == CAT_ACT_CREATE)
		give_name(o, e, c, r);
}

static void change_all(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_OBJECT);
	bool counted;
	uint64_t count = role_number(c, r, CAT_PART_COUNT, &counted);
	uint32_t i;

	if (!v)
		return;
	if (v->kind != VALUE_ARRAY) {
		count = counted && count < UINT32_MAX ? count : 1;
		if (r->act == CAT_ACT_RETAIN)
			retain(o, c, v, (uint32_t)count);
		else
			release(o, c, v, (uint32_t)count);
		return;
	}
	for (i = 0; i < v->nitems; i++) {
		if (r->act == CAT_ACT_RETAIN)
			retain(o, c, &v->items[i], 1);
		else
			release(o, c, &v->items[i], 1);
	}
}

static void name_all(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_OBJECT);
	uint32_t kind = handle_kind(o, c, v);
	struct object *e = kind ? object_find(o, kind, v->u) : NULL;

	if (!kind)
		return;
	if (!e)
		e = object_add(o, kind, v->u);
	if (e && !e->dead && object_number_then(e, c, false) == e->number)
		give_name(o, e, c, r);
}

static void do_role(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	switch ((enum cat_act)r->act) {
	case CAT_ACT_CREATE:
		create_all(o, c, r, CAT_PART_OBJECT, CAT_PART_PARENT);
		break;
	case CAT_ACT_ENQUEUE:
		create_all(o, c, r, CAT_PART_EVENT, CAT_PART_QUEUE);
		break;
	case CAT_ACT_RETAIN:
	case CAT_ACT_RELEASE:
		change_all(o, c, r);
		break;
	case CAT_ACT_NAME:
		name_all(o, c, r);
		break;
	case CAT_ACT_SETARG:
		kernel_set_arg(o, c, r);
		break;
	case CAT_ACT_SETSIZE:
		kernel_set_size(o, c, r);
		break;
	case CAT_ACT_ALLOC:
		memory_allocates(o, c, r);
		break;
	case CAT_ACT_FREE:
		memory_frees(o, c, r);
		break;
	case CAT_ACT_WAIT:
	case CAT_ACT_COPY:
	case CAT_ACT_FILL:
	case CAT_ACT_TIMES:
	case CAT_ACT_EXPORT:
	case CAT_ACT_UNEXPORT:
	case CAT_ACT_MAP:
	case CAT_ACT_UNMAP:
	case CAT_ACT_CLOCK:
	case CAT_ACT_GROUP:
	case CAT_ACT_METRICS:
	case CAT_ACT_METRIC:
	case CAT_ACT_QUERY:
	case CAT_ACT_SAMPLE:
	case CAT_ACT_DROPPED:
	case CAT_ACT_VALUES:
	case CAT_ACT_WIDTHS:
	case CAT_ACT_SESSION:
	case CAT_ACT_REGISTERS:
	case CAT_ACT_IMAGE:
	case CAT_ACT_BINARY:
	case CAT_ACT_MAPPED:
	case CAT_ACT_MAX:
		break;
	}
}

/* Every handle in what came back that is not known yet. */
static void learn_all(struct handles *o, const struct event_call *c, const struct value *v)
{
	uint32_t i, n;

	if (v->kind == VALUE_HANDLE)
		learn(o, c, v);
	if (v->kind != VALUE_ARRAY && v->kind != VALUE_STRUCT)
		return;
	n = v->kind == VALUE_ARRAY ? filled(c, v) : v->nitems;
	for (i = 0; i < n; i++)
		learn_all(o, c, &v->items[i]);
}

int handles_call(struct handles *o, const struct event_call *c)
{
	unsigned i;

	if (!c->fn)
		return 0;
	if (call_does(c, CAT_ACT_ENQUEUE))
		launch_gives_name(o, c);
	if (!call_succeeded(c))
		return 0;
	for (i = 0; i < c->fn->nroles; i++) {
		if (role_holds(c, &c->fn->roles[i]))
			do_role(o, c, &c->fn->roles[i]);
	}
	for (i = 0; i < c->nargs; i++)
		if (c->args[i].flags & VALUE_F_OUT)
			learn_all(o, c, &c->args[i]);
	if (c->ret.kind == VALUE_HANDLE)
		learn(o, c, &c->ret);
	return 0;
}

/* ---- a process --------------------------------------------------------------------------------- */

int handles_new(struct kinds *k, struct handles **ret)
{
	struct handles *o = calloc(1, sizeof(*o));

	if (!o)
		return -ENOMEM;
	o->kinds = k;
	DL_APPEND(k->tables, o);
	k->ntables++;
	*ret = o;
	return 0;
}

struct handles *handles_free(struct handles *o)
{
	unsigned i;

	if (!o)
		return NULL;
	for (i = 0; i < o->ncounters; i++) {
		while (o->counters[i].oldest)
			object_drop(o, o->counters[i].oldest);
	}
	while (o->dead)
		object_drop(o, o->dead);
	free(o->counters);
	free(o->chains);
	while (o->next_launches)
		next_launch_drop(o, o->next_launches);
	for (i = 0; i < FAMILIES_MAX; i++) {
		o->kinds->nallocations -= addresses_count(o->memory[i].memory);
		addresses_free(o->memory[i].memory);
	}
	DL_DELETE(o->kinds->tables, o);
	o->kinds->ntables--;
	free(o);
	return NULL;
}

static void inherit_one(struct handles *o, const struct object *e)
{
	struct object *copy = object_add(o, e->key.kind, e->key.handle);

	if (!copy)
		return;
	copy->number = e->number;
	copy->owners = e->owners;
	copy->owners_known = e->owners_known;
	copy->epoch = e->epoch;
	copy->made_at = e->made_at;
	copy->made_from = e->made_from;
	copy->parent = e->parent;
	copy->context = e->context;
	if (e->name)
		object_name(o, copy, e->name, strlen(e->name));
}

int handles_inherit(struct kinds *k, const struct handles *parent, uint64_t ts,
		    struct handles **ret)
{
	const struct object *e;
	struct counter *of;
	struct handles *o;
	uint32_t i;
	int r;

	r = handles_new(k, &o);
	if (r < 0)
		return r;
	for (i = 0; parent && i < parent->ncounters; i++) {
		of = object_counter(o, parent->counters[i].kind);
		if (!of) {
			handles_free(o);
			return -ENOMEM;
		}
		of->last = parent->counters[i].last;
	}
	if (parent && parent->n <= INHERIT_MAX && parent->n + k->nobjects < OBJECTS_ALL) {
		for (i = 0; i < parent->ncounters; i++) {
			DL_FOREACH(parent->counters[i].oldest, e) {
				if (e->number && e->made_at <= ts)
					inherit_one(o, e);
			}
		}
	}
	*ret = o;
	return 0;
}
