// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * commands.c - see commands.h.
 *
 * An event's handle is reused, so the key has the number of the object for which it stands (handles.c), and an event
 * without a number, which is older than the trace, belongs to no command. If many commands signal one event in turn
 * (Level Zero), the last one that was submitted is meant. After a loss, the object may be a different one, so it gets
 * no times.
 *
 * Device times are only those that the program itself asks its API for. A command counts once, when both ends of its
 * run are known. Ticks are converted to time if the program asked for the rate of the clock of its queue's device;
 * otherwise they are left out.
 */
#include "model/time/commands.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "base/keyed.h"

#include "model/time/clocks.h"
#include "model/role_args.h"

#define CHAINS (2 * COMMANDS_MAX)

/* Places are numbered from 1 on, and 0 is none. To look for one, or let one go, its links are enough. */
struct links {
	uint32_t hash;
	uint32_t chain;	       /* the next one of the same chain, or that is free */
	uint32_t older, newer; /* in the order of their coming */
};

/* A queue, or a context, that was seen being made for a device. */
struct queue {
	struct keyed_row row;
	struct command_key key;
	uint64_t device;
	uint32_t number, name; /* of the device; name: texts_at(), 0: none */
};

struct commands {
	struct command *places;
	struct links *links;
	uint32_t room, nplaces, n;
	uint32_t oldest, newest, free;
	uint32_t *chains; /* CHAINS */
	/* Labels of copies, by the letters' lower bits; 0: not yet asked for. */
	uint32_t copies[32][32];
	struct keyed queues;
	bool all_devices;
	uint32_t in_ticks, looked_at; /* sets of enum cat_api_id */
	const struct whos *whos;
	struct texts *texts;
	struct command made;
	uint64_t nmade;
	bool has_made;
	uint32_t measured; /* place; 0: none */
	uint64_t measured_ns;
	uint64_t forgotten, unattributed, ticks;
};

int commands_new(const struct whos *whos, struct commands **ret)
{
	struct commands *cs = calloc(1, sizeof(*cs));
	int r;

	if (!cs)
		return -ENOMEM;
	cs->chains = calloc(CHAINS, sizeof(*cs->chains));
	cs->whos = whos;
	cs->queues = (struct keyed){ .size = sizeof(struct queue), .max = COMMANDS_QUEUES_MAX };
	r = cs->chains ? texts_new(&cs->texts) : -ENOMEM;
	if (r < 0) {
		commands_free(cs);
		return r;
	}
	*ret = cs;
	return 0;
}

struct commands *commands_free(struct commands *cs)
{
	if (!cs)
		return NULL;
	keyed_clear(&cs->queues);
	free(cs->places);
	free(cs->links);
	free(cs->chains);
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
		d->kernel = told->launch->kernel.handle;
		d->kernel_number = told->launch->kernel.number;
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
				     .who = told->who,
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

/* What only one device is given for is made for that one. */
static const struct model_object *device_given(const struct told *told, const struct event_call *c)
{
	const struct model_object *o = told_device(told, c);

	for (uint32_t i = 0; i < c->nargs && !o; i++) {
		const struct value *v = &c->args[i];

		if (v->kind != VALUE_ARRAY || v->nitems != 1)
			continue;
		o = told_object(told, &v->items[0]);
		if (o && strcmp(o->word, "device") != 0)
			o = NULL;
	}
	return o;
}

static bool device_matters(struct commands *cs, const struct event_call *c, const char *word)
{
	if (!strcmp(word, "queue") || !strcmp(word, "list"))
		return cs->all_devices || in_ticks(cs, c->fn->api);
	return cs->all_devices && !strcmp(word, "context");
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

	if (!o || !device_matters(cs, c, o->word) || !event_key(cs, told, c, v, &key, &uncertain))
		return 0;
	keyed_drop(&cs->queues, keyed_find(&cs->queues, &key, sizeof(key)));
	q = keyed_add(&cs->queues, &key, sizeof(key));
	if (!q)
		return -ENOMEM;
	device = device_given(told, c);
	if (!device)
		return 0;
	q->device = device->handle;
	q->number = device->number;
	q->name = device->name ? texts_find(cs->texts, device->name) : 0;
	return 0;
}

static const struct queue *queue_of(struct commands *cs, const struct told *told,
				    const struct event_call *c, const struct value *v)
{
	struct command_key key;
	bool uncertain;

	if (!event_key(cs, told, c, v, &key, &uncertain) || uncertain)
		return NULL;
	return keyed_find(&cs->queues, &key, sizeof(key));
}

static uint64_t device_of(struct commands *cs, const struct told *told, const struct event_call *c,
			  const struct value *queue)
{
	const struct queue *q = in_ticks(cs, c->fn->api) ? queue_of(cs, told, c, queue) : NULL;

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
		.number = ++cs->nmade,
		.who = told->who,
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
		d->queue_word = texts_find(cs->texts, o->word);
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

	/* The host's clock says nothing of how long it ran. */
	if (r->kind == CAT_TIMES_NOT_BEFORE || r->kind == CAT_TIMES_NOT_AFTER)
		return;
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

void commands_join(struct commands *cs, const struct command *x, const struct command *d)
{
	struct command *k = x->event.number ? find(cs, &x->event) : NULL;

	if (!k || k->ts != x->ts)
		return;
	k->layer = d->event.number;
	if (k->layer)
		return;
	k->label = d->label;
	k->api = d->api;
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

static bool tell_device(const struct commands *cs, const struct queue *q, struct model_object *ret)
{
	if (!q || !q->device)
		return false;
	*ret = (struct model_object){ .word = "device",
				      .handle = q->device,
				      .number = q->number,
				      .name = q->name ? texts_at(cs->texts, q->name) : NULL };
	return true;
}

bool commands_device(struct commands *cs, const struct told *told, const struct event_call *c,
		     const struct value *v, struct model_object *ret)
{
	return tell_device(cs, queue_of(cs, told, c, v), ret);
}

bool commands_queue_device(struct commands *cs, const struct command *d, struct model_object *ret)
{
	const struct command_key key = { .handle = d->queue,
					 .number = d->queue_number,
					 .who = d->who,
					 .family = catalog_family(d->api),
					 .word = d->queue_word };

	return d->has_queue && tell_device(cs, keyed_find(&cs->queues, &key, sizeof(key)), ret);
}

void commands_follow_devices(struct commands *cs)
{
	cs->all_devices = true;
}

const struct whos *commands_whos(const struct commands *cs)
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
