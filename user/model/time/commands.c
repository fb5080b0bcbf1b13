// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * commands.c - see commands.h.
 *
 * An event's handle is used again and again, so the key has the number of the object that it stands
 * for (handles.c), and an event without a number, older than the trace, is nobody's. Where one event is
 * signalled by many commands in turn (Level Zero), the last one that was submitted is meant. After a
 * loss the object may be another one than it seems: then no time is its.
 *
 * Device times are only what the program itself asks its API for. A command counts once, when both ends
 * of its run are known. Ticks are turned into time where the program asked how fast the clock of the device
 * ticks that its queue was made for; else they stay out.
 */
#include "model/time/commands.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "base/hash.h"

#include "model/time/clocks.h"
#include "model/role_args.h"

#define CHAINS (2 * COMMANDS_MAX)

/* Places are numbered from 1 on, and 0 is none. To look for one, or let one go, its links are enough. */
struct links {
	uint32_t hash;
	uint32_t chain;	       /* the next one of the same chain, or that is free */
	uint32_t older, newer; /* in the order of their coming */
};

/* A queue that was seen being made for a device. */
struct queue {
	struct command_key key;
	uint64_t device;
	UT_hash_handle hh;
};

struct commands {
	struct command *places;
	struct links *links;
	uint32_t room, nplaces, n;
	uint32_t oldest, newest, free;
	uint32_t *chains; /* CHAINS */
	/* Labels of copies, by the letters' lower bits; 0: not yet asked for. */
	uint32_t copies[32][32];
	struct queue *queues;	      /* in the order of their coming */
	uint32_t in_ticks, looked_at; /* sets of enum cat_api_id */
	struct whos *whos;
	struct texts *texts;
	struct command made;
	bool has_made;
	uint32_t measured; /* place; 0: none */
	uint64_t measured_ns;
	uint64_t forgotten, unattributed, ticks;
};

int commands_new(struct commands **ret)
{
	struct commands *cs = calloc(1, sizeof(*cs));
	int r;

	if (!cs)
		return -ENOMEM;
	cs->chains = calloc(CHAINS, sizeof(*cs->chains));
	r = cs->chains ? whos_new(&cs->whos) : -ENOMEM;
	if (r >= 0)
		r = texts_new(&cs->texts);
	if (r < 0) {
		commands_free(cs);
		return r;
	}
	*ret = cs;
	return 0;
}

static void queue_drop(struct commands *cs, struct queue *q)
{
	HASH_DEL(cs->queues, q);
	free(q);
}

struct commands *commands_free(struct commands *cs)
{
	struct queue *q, *next;

	if (!cs)
		return NULL;
	HASH_ITER(hh, cs->queues, q, next) {
		queue_drop(cs, q);
	}
	free(cs->places);
	free(cs->links);
	free(cs->chains);
	whos_free(cs->whos);
	texts_free(cs->texts);
	free(cs);
	return NULL;
}

/* ---- what a call submits ----------------------------------------------------------------------- */

static uint32_t kernel_label(struct commands *cs, const struct model_object *k)
{
	char text[OBJECT_TEXT];

	return texts_find(cs->texts, k->name ? k->name : object_text(k, text));
}

static uint32_t copy_label(struct commands *cs, const struct model_copy *y)
{
	/* D, H, S, M and ? differ there. */
	uint32_t *known = &cs->copies[y->from & 31][y->to & 31];
	char text[16];

	if (!*known) {
		snprintf(text, sizeof(text), "copy %c->%c", y->from, y->to);
		*known = texts_find(cs->texts, text);
	}
	return *known;
}

/* Work-items of a launch; false: its sizes aren't known, or make no sense. */
static bool items_of(const struct model_launch *l, uint64_t *ret)
{
	bool groups = l->sizes != CAT_SIZES_ITEMS;
	uint64_t n = 1;
	unsigned i;

	if (!l->nglobal || l->nglobal > 3 || (groups && l->nlocal < l->nglobal))
		return false;
	for (i = 0; i < l->nglobal; i++) {
		if (__builtin_mul_overflow(n, l->global[i], &n) ||
		    (groups && __builtin_mul_overflow(n, l->local[i], &n)))
			return false;
	}
	*ret = n;
	return true;
}

static void label(struct commands *cs, const struct told *told, const struct event_call *c,
		  struct command *d)
{
	if (told->launch) {
		d->kind = COMMAND_KERNEL;
		d->label = kernel_label(cs, &told->launch->kernel);
		d->has_items = items_of(told->launch, &d->items);
	} else if (told->copy) {
		d->kind = COMMAND_COPY;
		d->label = copy_label(cs, told->copy);
	} else if (call_does(c, CAT_ACT_FILL)) {
		d->kind = COMMAND_FILL;
		d->label = texts_find(cs->texts, "fill");
	} else {
		d->kind = COMMAND_OTHER;
		d->label = texts_find(cs->texts, c->name);
	}
}

uint32_t commands_label(struct commands *cs, const struct told *told, const struct event_call *c)
{
	struct command d = { 0 };

	label(cs, told, c, &d);
	return d.label;
}

static bool event_key(struct commands *cs, const struct told *told, const struct event_call *c,
		      const struct value *v, struct command_key *ret, bool *ret_uncertain)
{
	const struct model_object *o = v ? told_object(told, v) : NULL;

	if (!o || !o->number)
		return false;
	*ret_uncertain = o->uncertain;
	*ret = (struct command_key){ .handle = o->handle,
				     .number = o->number,
				     .who = whos_find(cs->whos, told, c->rec->h.tgid),
				     .family = catalog_family(c->fn->api),
				     .word = texts_find(cs->texts, o->word) };
	return true;
}

/* ---- keeping them -------------------------------------------------------------------------------- */

/*
 * Objects are numbered in the order of their coming, so what is asked for together has its chain in one line of the
 * cache. Anywhere in the table, each new event and each old one that makes room would miss the caches.
 */
static uint32_t hash_of(const struct command_key *key)
{
	const uint32_t whose[] = { key->who, key->family, key->word };

	return hash_bytes(whose, sizeof(whose)) + key->number;
}

static uint32_t find_hashed(const struct commands *cs, const struct command_key *key, uint32_t hash)
{
	uint32_t i = cs->chains[hash % CHAINS];

	while (i &&
	       (cs->links[i].hash != hash || memcmp(&cs->places[i].event, key, sizeof(*key)) != 0))
		i = cs->links[i].chain;
	return i;
}

static struct command *find(struct commands *cs, const struct command_key *key)
{
	uint32_t i = find_hashed(cs, key, hash_of(key));

	return i ? &cs->places[i] : NULL;
}

static void drop(struct commands *cs, uint32_t i)
{
	struct links *k = &cs->links[i];
	uint32_t *at = &cs->chains[k->hash % CHAINS];

	while (*at != i)
		at = &cs->links[*at].chain;
	*at = k->chain;
	*(k->older ? &cs->links[k->older].newer : &cs->oldest) = k->newer;
	*(k->newer ? &cs->links[k->newer].older : &cs->newest) = k->older;
	k->chain = cs->free;
	cs->free = i;
	cs->n--;
}

static int more_places(struct commands *cs)
{
	uint32_t room = cs->room ? 2 * cs->room : 64;
	struct command *places;
	struct links *links;

	if (room > COMMANDS_MAX)
		room = COMMANDS_MAX + 1;
	places = reallocarray(cs->places, room, sizeof(*places));
	if (!places)
		return -ENOMEM;
	cs->places = places;
	links = reallocarray(cs->links, room, sizeof(*links));
	if (!links)
		return -ENOMEM;
	cs->links = links;
	cs->room = room;
	return 0;
}

/* 0: no memory. */
static uint32_t take_place(struct commands *cs)
{
	uint32_t i = cs->free;

	if (i) {
		cs->free = cs->links[i].chain;
		return i;
	}
	if (cs->nplaces + 1 >= cs->room && more_places(cs) < 0)
		return 0;
	return ++cs->nplaces;
}

static int keep(struct commands *cs, const struct command *d, uint32_t hash)
{
	uint32_t i = find_hashed(cs, &d->event, hash);
	uint32_t *chain = &cs->chains[hash % CHAINS];

	if (i)
		drop(cs, i);
	if (cs->n >= COMMANDS_MAX) {
		drop(cs, cs->oldest);
		cs->forgotten++;
	}
	i = take_place(cs);
	if (!i)
		return -ENOMEM;
	cs->places[i] = *d;
	cs->links[i] = (struct links){ .hash = hash, .chain = *chain, .older = cs->newest };
	*chain = i;
	*(cs->newest ? &cs->links[cs->newest].newer : &cs->oldest) = i;
	cs->newest = i;
	cs->n++;
	return 0;
}

/* ---- calls ------------------------------------------------------------------------------------- */

static struct queue *queue_find(struct commands *cs, const struct command_key *key)
{
	struct queue *q;

	HASH_FIND(hh, cs->queues, key, sizeof(*key), q);
	return q;
}

/* Does the API give times in ticks of its devices' clocks? Of others queues' devices don't matter. */
static bool in_ticks(struct commands *cs, unsigned api)
{
	const struct cat_api *a = catalog_api(api);
	const struct cat_role *r;
	size_t i;

	if (!a || api >= 8 * sizeof(cs->in_ticks))
		return false;
	for (i = 0; i < a->nfuncs && !(cs->looked_at & 1u << api); i++) {
		r = catalog_role(a->funcs[i], CAT_ACT_TIMES);
		if (r && r->kind == CAT_TIMES_TICKS)
			cs->in_ticks |= 1u << api;
	}
	cs->looked_at |= 1u << api;
	return cs->in_ticks & 1u << api;
}

/* A queue for a device. */
static int on_create(struct commands *cs, const struct told *told, const struct event_call *c,
		     const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_OBJECT);
	const struct model_object *o = v ? told_object(told, v) : NULL, *device;
	struct command_key key;
	struct queue *q;
	bool uncertain;

	if (!o || !in_ticks(cs, c->fn->api) ||
	    (strcmp(o->word, "queue") != 0 && strcmp(o->word, "list") != 0) ||
	    !event_key(cs, told, c, v, &key, &uncertain))
		return 0;
	q = queue_find(cs, &key);
	if (q)
		queue_drop(cs, q);
	if (HASH_COUNT(cs->queues) >= COMMANDS_QUEUES_MAX)
		queue_drop(cs, cs->queues);
	q = calloc(1, sizeof(*q));
	if (!q)
		return -ENOMEM;
	q->key = key;
	device = told_device(told, c);
	q->device = device ? device->handle : 0;
	HASH_ADD(hh, cs->queues, key, sizeof(q->key), q);
	return 0;
}

static uint64_t device_of(struct commands *cs, const struct told *told, const struct event_call *c,
			  const struct value *queue)
{
	struct command_key key;
	struct queue *q = NULL;
	bool uncertain;

	if (in_ticks(cs, c->fn->api) && event_key(cs, told, c, queue, &key, &uncertain) &&
	    !uncertain)
		q = queue_find(cs, &key);
	return q ? q->device : 0;
}

static int on_enqueue(struct commands *cs, const struct told *told, const struct event_call *c,
		      const struct cat_role *r)
{
	const struct value *queue = role_value(c, r, CAT_PART_QUEUE);
	const struct model_object *o = queue ? told_object(told, queue) : NULL;
	struct command *d = &cs->made;
	bool uncertain, has_event;
	uint32_t hash = 0;

	*d = (struct command){
		.who = whos_find(cs->whos, told, c->rec->h.tgid),
		.tid = c->rec->h.tid,
		.api = c->fn->api,
		.lower = c->rec->h.flags & XB_F_LOWER,
		.ts = c->rec->h.ts,
		.dur = c->rec->dur,
	};
	cs->has_made = true;
	has_event = event_key(cs, told, c, role_value(c, r, CAT_PART_EVENT), &d->event, &uncertain);
	if (has_event)
		hash = hash_of(&d->event);
	label(cs, told, c, d);
	if (o) {
		d->has_queue = true;
		d->queue = o->handle;
		d->queue_number = o->number;
		d->device = device_of(cs, told, c, queue);
	}
	return has_event ? keep(cs, d, hash) : 0;
}

/* ---- when it ran ------------------------------------------------------------------------------- */

static bool time_value(const struct value *v, uint64_t *ret)
{
	if (!v || v->flags & (VALUE_F_FAULT | VALUE_F_NULL))
		return false;
	if (v->kind == VALUE_UINT || v->kind == VALUE_INT) {
		*ret = v->u;
		return true;
	}
	if (v->kind == VALUE_BYTES && v->len >= sizeof(*ret)) {
		memcpy(ret, v->str, sizeof(*ret));
		return true;
	}
	return false;
}

static void measured(struct commands *cs, struct command *k, uint64_t ns)
{
	k->measured = true;
	cs->measured = (uint32_t)(k - cs->places);
	cs->measured_ns = ns;
}

/* The whole run at once, in ticks. */
static void on_ticks(struct commands *cs, const struct told *told, const struct event_call *c,
		     struct command *k, const struct clocks_stamps *stamps)
{
	uint64_t ns;

	if (!stamps->n)
		return;
	if (!clocks_ns(told->clocks, catalog_family(c->fn->api), k->device, stamps, &ns))
		cs->ticks++;
	else if (!k->measured)
		measured(cs, k, ns);
}

static void on_times(struct commands *cs, const struct told *told, const struct event_call *c,
		     const struct cat_role *r)
{
	bool ticks = r->kind == CAT_TIMES_TICKS, uncertain;
	struct command_key key;
	struct command *k = NULL;
	struct clocks_stamps stamps;
	uint64_t at = 0;

	if (ticks ? !clocks_stamps(c, r, &stamps)
		  : !time_value(role_value(c, r, CAT_PART_VALUE), &at))
		return;
	if (event_key(cs, told, c, role_value(c, r, CAT_PART_OBJECT), &key, &uncertain) &&
	    !uncertain)
		k = find(cs, &key);
	if (!k) {
		cs->unattributed++;
		return;
	}
	if (ticks) {
		on_ticks(cs, told, c, k, &stamps);
		return;
	}
	if (r->kind == CAT_TIMES_END) {
		k->ended = true;
		k->end = at;
	} else {
		k->begun = true;
		k->begin = at;
	}
	if (k->measured || !k->begun || !k->ended || k->end < k->begin)
		return;
	measured(cs, k, k->end - k->begin);
}

static bool concerns(const struct event_call *c)
{
	return call_does(c, CAT_ACT_ENQUEUE) || call_does(c, CAT_ACT_TIMES) ||
	       call_does(c, CAT_ACT_CREATE);
}

int commands_event(struct commands *cs, const struct told *told, const struct event *e)
{
	const struct event_call *c = &e->call;
	unsigned i;
	int r = 0;

	cs->has_made = false;
	cs->measured = 0;
	if (e->type != EVENT_CALL || !concerns(c) || !call_succeeded(c))
		return 0;
	for (i = 0; i < c->fn->nroles && r >= 0; i++) {
		const struct cat_role *role = &c->fn->roles[i];

		if (role->act != CAT_ACT_ENQUEUE && role->act != CAT_ACT_TIMES &&
		    role->act != CAT_ACT_CREATE)
			continue;
		if (!role_holds(c, role))
			continue;
		if (role->act == CAT_ACT_TIMES)
			on_times(cs, told, c, role);
		else if (role->act == CAT_ACT_CREATE)
			r = on_create(cs, told, c, role);
		else if (!cs->has_made)
			r = on_enqueue(cs, told, c, role);
	}
	return r;
}

/* ---- answers ----------------------------------------------------------------------------------- */

const struct command *commands_made(const struct commands *cs)
{
	return cs->has_made ? &cs->made : NULL;
}

const struct command *commands_measured(const struct commands *cs, uint64_t *ret_ns)
{
	if (!cs->measured)
		return NULL;
	*ret_ns = cs->measured_ns;
	return &cs->places[cs->measured];
}

const struct command *commands_find(struct commands *cs, const struct told *told,
				    const struct event_call *c, const struct value *event)
{
	struct command_key key;
	bool uncertain;

	if (!event_key(cs, told, c, event, &key, &uncertain))
		return NULL;
	return find(cs, &key);
}

struct whos *commands_whos(struct commands *cs)
{
	return cs->whos;
}

struct texts *commands_texts(struct commands *cs)
{
	return cs->texts;
}

uint64_t commands_forgotten(const struct commands *cs)
{
	return cs->forgotten;
}

uint64_t commands_unattributed(const struct commands *cs)
{
	return cs->unattributed;
}

uint64_t commands_ticks(const struct commands *cs)
{
	return cs->ticks;
}
