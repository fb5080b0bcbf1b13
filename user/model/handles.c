// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * handles.c - who is meant by a handle.
 *
 * A handle is an address, and addresses are used again: the events of a busy program are a few
 * addresses in turn. So an object gets a number, counted by kind in its process, when a call makes it
 * (the roles of the catalog tell which calls do that), and keeps it until its last owner has released
 * it. What was made where we could not see it has no number (queue#?), until some call hands it out.
 *
 * Records come when calls return, from several threads, the inner of nested calls first. That makes
 * four things less simple than they look:
 *
 *   - One call of several layers (a loader and what it loads) is several records with the same handle.
 *     A call that encloses, on its thread, the one that made an object, retained or released it, does
 *     not do that a second time.
 *   - A release frees the address before it returns. Another thread may be given it for a new object
 *     and tell of that first. So a new object replaces an old one that has owners left, and a
 *     release that began before the new object was there is one of the old.
 *   - A call that began before the object was there means the one before it at that address (the
 *     number of one generation is kept for that), and a call that began after it was gone means
 *     something that we have not seen being made.
 *   - Some things are handed out again and again by calls that are said to make them, because nothing
 *     ever releases them (kernels of a CUDA module). Kinds that no function releases keep their number
 *     as long as the object that they were made of.
 *
 * How many owners something has is known only if we saw it being made. What was merely handed out
 * keeps its number until it is made anew, or released where an API doesn't count owners.
 *
 * When records were lost, a release and a creation may have been among them: what lived then is
 * called uncertain from there on, if its kind can end at all. So is everything whose releases are not
 * traced, and all when calls are left out by their duration or result.
 *
 * Kinds are pairs of a family (groups of one PTI group share their objects: ze and zet) and a word of
 * the catalog. Room is made by dropping the dead first, then the oldest of the process's
 * most numerous kind: events go before queues.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "model/handles.h"
#include "model/parts.h"

#define KINDS_MAX    192u
#define NEXT_MAX     256u  /* threads of a process that are about to launch something */
#define INHERIT_MAX  4096u /* more than that is not copied for a child */
#define FAMILIES_MAX 8u
#define TYPES_MAX    1024u /* a power of two; the catalog has some 120 */
#define KIND_NONE    0u

#define ENDERS_MAX 8u
struct kind {
	struct {
		uint16_t api;
		uint32_t id;
	} enders[ENDERS_MAX]; /* functions that release such objects */
	unsigned nenders;
	bool ends_seen; /* one of them is traced */
	const char *word;
	unsigned family;
	bool ends;    /* some function releases such objects */
	bool counted; /* and one adds owners */
	bool context;
};

struct type_kind {
	const struct cat_type *type;
	uint32_t kind;
};

struct kinds {
	struct kind of[KINDS_MAX]; /* [0] is none */
	uint32_t n;
	struct type_kind types[TYPES_MAX]; /* by address, the next place that is free */
	uint32_t ntypes;
	struct handles *tables;
	uint32_t ntables;
	uint32_t nobjects;
	uint32_t nallocations;
	uint32_t nargs;
	size_t text;
	uint32_t epoch; /* how often records were lost */
	bool partial;
	uint64_t forgotten;
	uint8_t mem_kinds[CAT_API_MAX];
};

struct key {
	uint64_t handle;
	uint32_t kind;
	uint32_t zero;
};

/* An object by name, so to say: it may be gone. */
struct mention {
	uint64_t handle;
	uint32_t kind;
	uint32_t number;
};

struct kernel {
	uint64_t local[3];
	unsigned nlocal;
	unsigned nargs;
	bool cut;
	struct model_arg *args;
};

struct object {
	struct key key;
	struct object *chain; /* the next one of the same hash */
	uint32_t number;      /* 0: not known; it is here for its name or arguments */
	uint32_t owners;      /* while known */
	uint32_t epoch;
	bool owners_known;
	bool dead;
	bool released;	/* a release was seen, whatever it did */
	uint32_t maker; /* thread of the call that made it */
	uint64_t made_from, made_at;
	uint64_t died_at;
	/* The last call that changed the number of owners. */
	const struct cat_func *change;
	uint32_t changer;
	uint64_t changed_from;
	/* The object before it at this address. */
	uint32_t old_number, old_owners;
	uint64_t old_since, old_until;
	struct mention parent, context;
	char *name;
	struct kernel *kernel;
	struct object *next, *prev; /* of its kind, or of the dead */
};

struct counter {
	uint32_t last; /* number that was given */
	uint32_t n;
	uint32_t kind;
	struct object *oldest;
};

struct family_memory {
	unsigned family;
	struct memory *memory;
};

/* What a thread is about to launch (EVENT_NAME). */
struct next_launch {
	struct key key; /* the thread's number for a handle */
	uint64_t sp, ts;
	uint32_t epoch;
	uint32_t taken; /* bits (1 << api): layers whose launch it was */
	char *name;
	UT_hash_handle hh;
};

struct handles {
	struct kinds *kinds;
	struct next_launch *next_launches; /* the oldest first */
	struct object **chains;		   /* of all objects, by key; NULL: there never was one */
	uint32_t nchains;		   /* a power of two */
	struct object *dead;
	uint32_t ndead;
	uint32_t n;
	uint32_t nargs;
	size_t text;
	uint8_t counter_of[KINDS_MAX]; /* where in counters, from 1 on; 0: no object of that kind yet */
	uint32_t ncounters;
	struct counter *counters;
	struct family_memory memory[FAMILIES_MAX];
	struct handles *next, *prev;
};

/* ---- kinds ------------------------------------------------------------------------------------- */

static unsigned family_of(unsigned api)
{
	const struct cat_api *a = catalog_api(api);

	return a && a->pti_group ? a->pti_group : 0x100 | api;
}

static uint32_t kind_by_word(struct kinds *k, unsigned family, const char *word)
{
	uint32_t i;

	for (i = 1; i < k->n; i++) {
		if (k->of[i].family == family && !strcmp(k->of[i].word, word))
			return i;
	}
	if (k->n == KINDS_MAX)
		return KIND_NONE;
	k->of[k->n] = (struct kind){ .word = word,
				     .family = family,
				     .context = !strcmp(word, "context") };
	return k->n++;
}

static uint32_t kind_of(struct kinds *k, unsigned api, const struct cat_type *t)
{
	uint32_t i = (uint32_t)((uintptr_t)t / sizeof(*t)) % TYPES_MAX;

	if (!t || !t->object)
		return KIND_NONE;
	for (; k->types[i].type; i = (i + 1) % TYPES_MAX) {
		if (k->types[i].type == t)
			return k->types[i].kind;
	}
	if (k->ntypes >= TYPES_MAX / 2)
		return kind_by_word(k, family_of(api), t->object);
	k->ntypes++;
	k->types[i] = (struct type_kind){ t, kind_by_word(k, family_of(api), t->object) };
	return k->types[i].kind;
}

/* The kind of what a role's OBJECT is, by its type alone. */
static struct kind *kind_of_role(struct kinds *k, const struct cat_func *f,
				 const struct cat_role *r)
{
	int index = catalog_part(r, CAT_PART_OBJECT);
	const struct cat_type *t;

	if (index == CAT_PART_NONE || index >= f->nargs)
		return NULL;
	t = index == CAT_PART_RETURNED ? f->ret : f->args[index].type;
	if (t->kind == CAT_PTR)
		t = t->elem;
	index = (int)kind_of(k, f->api, t);
	return index ? &k->of[index] : NULL;
}

static void add_ender(struct kind *kind, const struct cat_func *f)
{
	unsigned i;

	kind->ends = true;
	for (i = 0; i < kind->nenders; i++) {
		if (kind->enders[i].api == f->api && kind->enders[i].id == f->id)
			return;
	}
	if (kind->nenders < ENDERS_MAX) {
		kind->enders[kind->nenders].api = f->api;
		kind->enders[kind->nenders++].id = f->id;
	}
}

static void learn_roles(struct kinds *k, const struct cat_func *f)
{
	struct kind *kind;
	unsigned i;

	for (i = 0; i < f->nroles; i++) {
		if (f->roles[i].act == CAT_ACT_ALLOC && f->roles[i].kind <= CAT_MEM_SHARED)
			k->mem_kinds[f->api] |= (uint8_t)(1u << f->roles[i].kind);
		if (f->roles[i].act != CAT_ACT_RETAIN && f->roles[i].act != CAT_ACT_RELEASE)
			continue;
		kind = kind_of_role(k, f, &f->roles[i]);
		if (kind && f->roles[i].act == CAT_ACT_RETAIN)
			kind->counted = true;
		else if (kind)
			add_ender(kind, f);
	}
}

int kinds_new(struct kinds **ret)
{
	struct kinds *k = calloc(1, sizeof(*k));
	unsigned api;
	size_t i;

	if (!k)
		return -ENOMEM;
	k->n = 1;
	for (api = 0; api < CAT_API_MAX; api++) {
		const struct cat_api *a = catalog_api(api);
		const struct cat_func *f;

		for (i = 0; a && i < a->nfuncs; i++) {
			for (f = a->funcs[i]; f; f = f->next_variant)
				learn_roles(k, f);
		}
	}
	*ret = k;
	return 0;
}

struct kinds *kinds_free(struct kinds *k)
{
	free(k);
	return NULL;
}

uint64_t kinds_forgotten(const struct kinds *k)
{
	return k->forgotten;
}

void kinds_lost(struct kinds *k)
{
	k->epoch++;
}

void kinds_partial(struct kinds *k)
{
	k->partial = true;
}

bool kinds_are_partial(const struct kinds *k)
{
	return k->partial;
}

bool kinds_all_memory(const struct kinds *k, unsigned api, uint8_t mem_kinds)
{
	return api < CAT_API_MAX && k->mem_kinds[api] && (k->mem_kinds[api] & ~mem_kinds) == 0;
}

/* ---- keeping objects --------------------------------------------------------------------------- */

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

static void name_drop(struct handles *o, struct object *e)
{
	size_t len = e->name ? strlen(e->name) + 1 : 0;

	o->text -= len;
	o->kinds->text -= len;
	free(e->name);
	e->name = NULL;
}

/* Most processes have a few kinds. An object's has one. */
static struct counter *counter(const struct handles *o, uint32_t kind)
{
	return o->counter_of[kind] ? &o->counters[o->counter_of[kind] - 1] : NULL;
}

static struct counter *counter_make(struct handles *o, uint32_t kind)
{
	struct counter *c = counter(o, kind), *more;

	if (c)
		return c;
	more = reallocarray(o->counters, o->ncounters + 1, sizeof(*more));
	if (!more)
		return NULL;
	o->counters = more;
	more[o->ncounters] = (struct counter){ .kind = kind };
	o->counter_of[kind] = (uint8_t)++o->ncounters;
	return &more[o->ncounters - 1];
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

static struct object **chain_of(const struct handles *o, const struct key *key)
{
	return &o->chains[hash_bytes(key, sizeof(*key)) & (o->nchains - 1)];
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
			at = chain_of(o, &e->key);
			e->chain = *at;
			*at = e;
		}
	}
	free(chains);
	return 0;
}

static void object_drop(struct handles *o, struct object *e)
{
	struct counter *of = counter(o, e->key.kind);
	struct object **at;

	kernel_drop(o, e);
	name_drop(o, e);
	if (e->dead) {
		DL_DELETE(o->dead, e);
		o->ndead--;
	} else {
		object_leaves(of, e);
	}
	for (at = chain_of(o, &e->key); *at != e; at = &(*at)->chain)
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

static struct object *object_find(const struct handles *o, uint32_t kind, uint64_t handle)
{
	struct key key = { .handle = handle, .kind = kind };
	struct object *e = o->nchains ? *chain_of(o, &key) : NULL;

	while (e && (e->key.handle != handle || e->key.kind != kind))
		e = e->chain;
	return e;
}

static struct object *object_add(struct handles *o, uint32_t kind, uint64_t handle)
{
	struct object *e, **at;
	struct counter *of;

	make_room(o);
	of = counter_make(o, kind);
	if (!of || more_chains(o) < 0)
		return NULL;
	e = calloc(1, sizeof(*e));
	if (!e)
		return NULL;
	e->key = (struct key){ .handle = handle, .kind = kind };
	e->epoch = o->kinds->epoch;
	at = chain_of(o, &e->key);
	e->chain = *at;
	*at = e;
	object_enters(of, e);
	o->n++;
	o->kinds->nobjects++;
	return e;
}

static void object_dies(struct handles *o, struct object *e, uint64_t at)
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
static void object_replace(struct handles *o, struct object *e)
{
	struct counter *of = counter(o, e->key.kind);

	e->old_number = e->number;
	e->old_owners = e->dead || !e->owners_known ? 0 : e->owners;
	e->old_since = e->made_at;
	e->old_until = e->dead ? e->died_at : UINT64_MAX;
	kernel_drop(o, e);
	name_drop(o, e);
	if (e->dead) {
		DL_DELETE(o->dead, e);
		o->ndead--;
	} else {
		object_leaves(of, e);
	}
	e->dead = false;
	object_enters(of, e);
	e->change = NULL;
	e->released = false;
	e->parent = e->context = (struct mention){ 0 };
}

/* What is there now has not been seen being made. */
static void object_unknown(struct handles *o, struct object *e)
{
	object_replace(o, e);
	e->number = 0;
	e->owners_known = false;
	e->made_from = e->made_at = 0;
}

static void object_starts(struct handles *o, struct object *e, const struct event_call *c)
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

static void object_name(struct handles *o, struct object *e, const char *text, size_t len)
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
	name_drop(o, e);
	if (o->text + len + 1 > OBJECT_TEXT_MAX || o->kinds->text + len + 1 > OBJECT_TEXT_ALL)
		return;
	copy = strndup(text, len);
	if (!copy)
		return;
	e->name = copy;
	o->text += len + 1;
	o->kinds->text += len + 1;
}

/* ---- handles of a call ------------------------------------------------------------------------- */

static uint32_t value_kind(const struct handles *o, const struct event_call *c,
			   const struct value *v)
{
	if (!v || v->kind != VALUE_HANDLE || !v->u || v->flags & VALUE_F_FAULT || !c->fn)
		return KIND_NONE;
	return kind_of(o->kinds, c->fn->api, v->type);
}

static struct object *value_object(const struct handles *o, const struct event_call *c,
				   const struct value *v)
{
	uint32_t kind = value_kind(o, c, v);

	return kind ? object_find(o, kind, v->u) : NULL;
}

static bool is_by(const struct object *e, const struct event_call *c)
{
	return e->maker == c->rec->h.tid && c->rec->h.ts <= e->made_from &&
	       call_end(c) >= e->made_at;
}

/* The number that the object at e had when c was made (or had returned, for out-values). */
static uint32_t number_then(const struct object *e, const struct event_call *c, bool out)
{
	uint64_t at = out ? call_end(c) : c->rec->h.ts;

	if (at >= e->made_at || is_by(e, c))
		return e->dead && at >= e->died_at ? 0 : e->number;
	return at >= e->old_since && at < e->old_until ? e->old_number : 0;
}

/* Would we have seen the end of such an object? */
static bool ends_are_seen(struct kinds *k, uint32_t kind, const struct event_call *c)
{
	struct kind *of = &k->of[kind];
	unsigned i;

	for (i = 0; !of->ends_seen && i < of->nenders; i++)
		of->ends_seen = event_traces(c, of->enders[i].api, of->enders[i].id);
	return of->ends_seen && !k->partial;
}

static bool is_uncertain(const struct handles *o, const struct object *e,
			 const struct event_call *c)
{
	if (!o->kinds->of[e->key.kind].ends)
		return false;
	return e->epoch != o->kinds->epoch || !ends_are_seen(o->kinds, e->key.kind, c);
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
}

bool handles_look_up(struct handles *o, const struct event_call *c, const struct value *v,
		     struct model_object *ret)
{
	uint32_t kind = value_kind(o, c, v);
	const struct object *e;

	if (!kind)
		return false;
	*ret = (struct model_object){ .word = o->kinds->of[kind].word, .handle = v->u };
	e = object_find(o, kind, v->u);
	if (e)
		describe(o, e, c, number_then(e, c, v->flags & VALUE_F_OUT), ret);
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
		kind = value_kind(o, c, &c->args[i]);
		if (kind && o->kinds->of[kind].context)
			return handles_look_up(o, c, &c->args[i], ret);
	}
	for (i = 0; i < c->nargs; i++) {
		bool out = c->args[i].flags & VALUE_F_OUT;

		e = value_object(o, c, first_of(&c->args[i]));
		if (!e || !e->context.handle || number_then(e, c, out) != e->number)
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

		kind = value_kind(o, c, v);
		if (!kind)
			continue;
		other = object_find(o, kind, v->u);
		if (o->kinds->of[kind].context && other != e) {
			e->context = (struct mention){ v->u, kind,
						       other ? number_then(other, c, false) : 0 };
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
	const struct value *v = part_value(c, r, CAT_PART_NAME);
	const struct object *other;

	if (!v || v->flags & VALUE_F_FAULT)
		return;
	if ((v->kind == VALUE_STRING || v->kind == VALUE_BYTES) && v->str) {
		object_name(o, e, v->str, v->len);
		return;
	}
	other = value_object(o, c, v);
	if (other && other->name && other != e)
		object_name(o, e, other->name, strlen(other->name));
}

/* The object that v is the handle of has come into being. */
static struct object *create(struct handles *o, const struct event_call *c, const struct value *v,
			     const struct value *parent)
{
	uint32_t kind = value_kind(o, c, v);
	struct object *e = kind ? object_find(o, kind, v->u) : NULL;
	const struct object *p;

	if (!kind)
		return NULL;
	if (e && e->number && !e->dead) {
		bool immortal = !o->kinds->of[kind].ends && parent_lives(o, e);

		if (is_by(e, c)) {
			/* An inner layer has told of it. */
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
	p = value_object(o, c, parent);
	if (p && p != e)
		e->parent = mention(p);
	set_context(o, e, c);
	return e;
}

/* It was handed out: so it is there, but how many owners it has is not known. */
static void learn(struct handles *o, const struct event_call *c, const struct value *v)
{
	uint32_t kind = value_kind(o, c, v);
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

/* Is c the outer layer of a change that an inner one has told of? */
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
	struct object *e = value_object(o, c, v);

	if (!e || e->dead || number_then(e, c, false) != e->number || is_told(e, c))
		return;
	if (e->owners_known && e->owners + count >= e->owners)
		e->owners += count;
}

static void release(struct handles *o, const struct event_call *c, const struct value *v,
		    uint32_t count)
{
	struct object *e = value_object(o, c, v);

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
			e->died_at = call_end(c);
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
			object_dies(o, e, call_end(c));
		return;
	}
	e->owners -= e->owners < count ? e->owners : count;
	if (!e->owners)
		object_dies(o, e, call_end(c));
}

/* ---- kernels ----------------------------------------------------------------------------------- */

static struct kernel *kernel_of(struct handles *o, const struct event_call *c,
				const struct cat_role *r)
{
	const struct value *v = part_value(c, r, CAT_PART_KERNEL);
	uint32_t kind = value_kind(o, c, v);
	struct object *e = kind ? object_find(o, kind, v->u) : NULL;

	if (!kind)
		return NULL;
	if (e && e->dead)
		object_unknown(o, e);
	if (e && number_then(e, c, true) != e->number)
		return NULL;
	if (!e)
		e = object_add(o, kind, v->u);
	if (e && !e->kernel)
		e->kernel = calloc(1, sizeof(*e->kernel));
	return e ? e->kernel : NULL;
}

/* The place of an argument, made if need be; NULL: there is no room. */
static struct model_arg *kernel_arg(struct handles *o, struct kernel *k, uint32_t index)
{
	struct model_arg *more;
	unsigned i;

	for (i = 0; i < k->nargs && k->args[i].index < index; i++)
		;
	if (i < k->nargs && k->args[i].index == index)
		return &k->args[i];
	if (k->nargs >= OBJECT_ARGS_MAX || o->nargs >= OBJECT_ARGS_ALL / 4 ||
	    o->kinds->nargs >= OBJECT_ARGS_ALL) {
		k->cut = true;
		return NULL;
	}
	more = reallocarray(k->args, k->nargs + 1, sizeof(*more));
	if (!more) {
		k->cut = true;
		return NULL;
	}
	k->args = more;
	memmove(&more[i + 1], &more[i], (k->nargs - i) * sizeof(*more));
	k->nargs++;
	o->nargs++;
	o->kinds->nargs++;
	return &more[i];
}

/* Bytes that are the handle of something that lives: a buffer, as OpenCL is handed them. */
static const struct object *find_any(const struct handles *o, unsigned family, uint64_t handle)
{
	const struct object *e;
	uint32_t i;

	for (i = 1; handle && i < o->kinds->n; i++) {
		e = o->kinds->of[i].family == family && o->counter_of[i] ? object_find(o, i, handle)
									 : NULL;
		if (e && e->number && !e->dead)
			return e;
	}
	return NULL;
}

static void arg_bytes(const struct handles *o, const struct event_call *c, const struct value *v,
		      struct model_arg *a)
{
	const struct object *e;

	a->kind = MODEL_ARG_BYTES;
	if (v->kind != VALUE_BYTES || !v->str || v->flags & VALUE_F_FAULT)
		return;
	a->nbytes = (uint8_t)(v->len < sizeof(a->bytes) ? v->len : sizeof(a->bytes));
	memcpy(a->bytes, v->str, a->nbytes);
	if (a->nbytes != sizeof(a->u) || a->size != sizeof(a->u))
		return;
	memcpy(&a->u, a->bytes, sizeof(a->u));
	e = handles_memory(o, c, a->u) ? NULL : find_any(o, family_of(c->fn->api), a->u);
	if (e) {
		a->kind = MODEL_ARG_OBJECT;
		a->word = o->kinds->of[e->key.kind].word;
		a->number = e->number;
	} else if (handles_memory(o, c, a->u)) {
		a->kind = MODEL_ARG_POINTER;
	}
}

static void set_arg(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = part_value(c, r, CAT_PART_VALUE);
	uint32_t index = (uint32_t)part_number(c, r, CAT_PART_INDEX, NULL);
	struct kernel *k = kernel_of(o, c, r);
	struct model_arg *a = k ? kernel_arg(o, k, index) : NULL;
	struct model_object object;
	bool sized;

	if (!a)
		return;
	*a = (struct model_arg){ .index = index, .size = part_number(c, r, CAT_PART_SIZE, &sized) };
	if (v && handles_look_up(o, c, v, &object)) {
		a->kind = MODEL_ARG_OBJECT;
		a->u = object.handle;
		a->word = object.word;
		a->number = object.number;
	} else if (!v || (sized && v->flags & VALUE_F_NULL)) {
		a->kind = MODEL_ARG_LOCAL;
	} else if (sized || v->flags & VALUE_F_POINTEE) {
		arg_bytes(o, c, v, a);
	} else {
		a->kind = MODEL_ARG_POINTER;
		a->u = v->u;
	}
}

static void set_size(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	struct kernel *k = kernel_of(o, c, r);

	if (k)
		k->nlocal = part_sizes(c, r, CAT_PART_LOCAL, k->local);
}

bool handles_launch(struct handles *o, const struct event_call *c, struct model_launch *ret)
{
	const struct cat_role *r = catalog_role(c->fn, CAT_ACT_ENQUEUE);
	const struct value *v = r ? part_value(c, r, CAT_PART_KERNEL) : NULL;
	const struct object *e;
	struct kernel *k;

	*ret = (struct model_launch){ 0 };
	if (!v || !handles_look_up(o, c, v, &ret->kernel))
		return false;
	e = value_object(o, c, v);
	k = e && ret->kernel.number == e->number ? e->kernel : NULL;
	ret->sizes = r->kind;
	ret->nglobal = part_sizes(c, r, CAT_PART_GLOBAL, ret->global);
	ret->nlocal = part_sizes(c, r, CAT_PART_LOCAL, ret->local);
	if (!ret->nlocal && k && r->kind != CAT_SIZES_ITEMS) {
		ret->nlocal = k->nlocal;
		memcpy(ret->local, k->local, sizeof(ret->local));
	}
	v = part_value(c, r, CAT_PART_ARGS);
	ret->told = v && v->kind == VALUE_ARRAY ? v : NULL;
	if (!ret->told && k) {
		ret->args = k->args;
		ret->nargs = k->nargs;
		ret->args_cut = k->cut;
	}
	return true;
}

/* ---- memory ------------------------------------------------------------------------------------ */

static struct memory *memory_of(const struct handles *o, unsigned family)
{
	unsigned i;

	for (i = 0; i < FAMILIES_MAX && o->memory[i].memory; i++) {
		if (o->memory[i].family == family)
			return o->memory[i].memory;
	}
	return NULL;
}

static struct memory *memory_make(struct handles *o, unsigned family)
{
	struct memory *m = memory_of(o, family);
	unsigned i;

	for (i = 0; !m && i < FAMILIES_MAX; i++) {
		if (o->memory[i].memory)
			continue;
		if (memory_new(&m) < 0)
			return NULL;
		o->memory[i] = (struct family_memory){ .family = family, .memory = m };
	}
	return m;
}

static void allocate(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = part_value(c, r, CAT_PART_POINTER);
	struct memory *m = memory_make(o, family_of(c->fn->api));
	struct allocation a = {
		.size = part_number(c, r, CAT_PART_SIZE, NULL),
		.made_at = call_end(c),
		.id = c->rec->id,
		.kind = r->kind,
	};
	uint32_t before;

	if (!m)
		return;
	if (!v || v->kind != VALUE_PTR || v->flags & VALUE_F_FAULT || !v->u ||
	    (v != &c->ret && !(v->flags & VALUE_F_POINTEE)) ||
	    o->kinds->nallocations >= MEMORY_ALL) {
		memory_give_up(m);
		return;
	}
	a.addr = v->u;
	before = memory_count(m);
	memory_add(m, &a);
	o->kinds->nallocations += memory_count(m) - before;
}

static void deallocate_one(struct handles *o, const struct event_call *c, const struct value *v)
{
	struct memory *m = memory_of(o, family_of(c->fn->api));

	if (m && memory_remove(m, value_address(v), c->rec->h.ts))
		o->kinds->nallocations--;
}

static void deallocate(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = part_value(c, r, CAT_PART_POINTER);
	uint32_t i;

	if (!v)
		return;
	if (v->kind != VALUE_ARRAY)
		deallocate_one(o, c, v);
	for (i = 0; v->kind == VALUE_ARRAY && i < v->nitems; i++)
		deallocate_one(o, c, &v->items[i]);
}

const struct allocation *handles_memory(const struct handles *o, const struct event_call *c,
					uint64_t addr)
{
	unsigned family = family_of(c->fn ? c->fn->api : 0), i;
	const struct allocation *a = memory_find(memory_of(o, family), addr);

	for (i = 0; !a && i < FAMILIES_MAX && o->memory[i].memory; i++)
		a = memory_find(o->memory[i].memory, addr);
	return a;
}

bool handles_memory_is_whole(const struct handles *o, const struct event_call *c)
{
	return c->fn && memory_is_whole(memory_of(o, family_of(c->fn->api)));
}

/* ---- calls ------------------------------------------------------------------------------------- */

static bool is_out_count(const struct value *v)
{
	return (v->kind == VALUE_UINT || v->kind == VALUE_INT) && v->flags & VALUE_F_OUT &&
	       v->type && v->type->size >= 4;
}

/*
 * An array has room for as many as the caller asked for. What a function says in another out-value
 * is how many there are; behind them is what was there before.
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
	const struct value *v = part_value(c, r, part), *parent = part_value(c, r, from);
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
	const struct value *v = part_value(c, r, CAT_PART_OBJECT);
	bool counted;
	uint64_t count = part_number(c, r, CAT_PART_COUNT, &counted);
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
	const struct value *v = part_value(c, r, CAT_PART_OBJECT);
	uint32_t kind = value_kind(o, c, v);
	struct object *e = kind ? object_find(o, kind, v->u) : NULL;

	if (!kind)
		return;
	if (!e)
		e = object_add(o, kind, v->u);
	if (e && !e->dead && number_then(e, c, false) == e->number)
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
		set_arg(o, c, r);
		break;
	case CAT_ACT_SETSIZE:
		set_size(o, c, r);
		break;
	case CAT_ACT_ALLOC:
		allocate(o, c, r);
		break;
	case CAT_ACT_FREE:
		deallocate(o, c, r);
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
	case CAT_ACT_MAX:
		break;
	}
}

/* Every handle that came back and is not known yet. */
static void learn_all(struct handles *o, const struct event_call *c, const struct value *v,
		      bool out)
{
	uint32_t i, n;

	out |= v->flags & VALUE_F_OUT;
	if (out && v->kind == VALUE_HANDLE)
		learn(o, c, v);
	if (!out || (v->kind != VALUE_ARRAY && v->kind != VALUE_STRUCT))
		return;
	n = v->kind == VALUE_ARRAY ? filled(c, v) : v->nitems;
	for (i = 0; i < n; i++)
		learn_all(o, c, &v->items[i], true);
}

/* ---- launches whose kernels have no name --------------------------------------------------------- */

static struct next_launch *next_find(const struct handles *o, uint32_t tid)
{
	struct key key = { .handle = tid };
	struct next_launch *n;

	HASH_FIND(hh, o->next_launches, &key, sizeof(key), n);
	return n;
}

static void next_name_drop(struct handles *o, struct next_launch *n)
{
	size_t len = n->name ? strlen(n->name) + 1 : 0;

	o->text -= len;
	o->kinds->text -= len;
	free(n->name);
	n->name = NULL;
}

static void next_drop(struct handles *o, struct next_launch *n)
{
	next_name_drop(o, n);
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): in the macro */
	HASH_DEL(o->next_launches, n);
	free(n);
}

static int next_make(struct handles *o, uint32_t tid, struct next_launch **ret)
{
	struct next_launch *n = next_find(o, tid);

	if (!n) {
		if (HASH_COUNT(o->next_launches) >= NEXT_MAX)
			next_drop(o, o->next_launches);
		n = calloc(1, sizeof(*n));
		if (!n)
			return -ENOMEM;
		n->key.handle = tid;
		HASH_ADD(hh, o->next_launches, key, sizeof(n->key), n);
	}
	*ret = n;
	return 0;
}

static void next_name(struct handles *o, struct next_launch *n, const char *text, size_t len)
{
	if (len > OBJECT_NAME_MAX)
		len = OBJECT_NAME_MAX;
	if (n->name && strlen(n->name) == len && !memcmp(n->name, text, len))
		return;
	next_name_drop(o, n);
	if (o->text + len + 1 > OBJECT_TEXT_MAX || o->kinds->text + len + 1 > OBJECT_TEXT_ALL)
		return;
	n->name = strndup(text, len);
	if (!n->name)
		return;
	len = strlen(n->name) + 1;
	o->text += len;
	o->kinds->text += len;
}

int handles_next_launch(struct handles *o, const struct event_name *e)
{
	struct next_launch *n;
	int r;

	r = next_make(o, e->rec->h.tid, &n);
	if (r < 0)
		return r;
	next_name(o, n, e->text, e->len);
	n->sp = e->rec->sp;
	n->ts = e->rec->h.ts;
	n->epoch = o->kinds->epoch;
	n->taken = 0;
	return 0;
}

void handles_thread_gone(struct handles *o, uint32_t tid)
{
	struct next_launch *n = next_find(o, tid);

	if (n)
		next_drop(o, n);
}

/*
 * The kernel that c launches, if all that is known of it is its handle. What was announced for one launch is
 * no other's, and after a loss the launch that it was for may be missing.
 */
static void name_launched(struct handles *o, const struct event_call *c)
{
	const struct cat_role *r = catalog_role(c->fn, CAT_ACT_ENQUEUE);
	const struct value *v = r ? part_value(c, r, CAT_PART_KERNEL) : NULL;
	struct next_launch *n = v ? next_find(o, c->rec->h.tid) : NULL;
	uint32_t kind = n ? value_kind(o, c, v) : KIND_NONE, bit = 1u << (c->fn->api & 31);
	struct object *e;

	if (!kind || !n->name || n->taken & bit || n->epoch != o->kinds->epoch ||
	    c->rec->sp >= n->sp || c->rec->h.ts < n->ts)
		return;
	n->taken |= bit;
	e = object_find(o, kind, v->u);
	if (e && (e->dead || number_then(e, c, false) != e->number || (e->number && e->name)))
		return;
	if (!e)
		e = object_add(o, kind, v->u);
	if (!e)
		return;
	if (!e->number)
		e->epoch = o->kinds->epoch;
	object_name(o, e, n->name, strlen(n->name));
}

int handles_call(struct handles *o, const struct event_call *c)
{
	unsigned i;

	if (!c->fn)
		return 0;
	name_launched(o, c);
	if (!call_succeeded(c))
		return 0;
	for (i = 0; i < c->fn->nroles; i++) {
		if (role_holds(c, &c->fn->roles[i]))
			do_role(o, c, &c->fn->roles[i]);
	}
	for (i = 0; i < c->nargs; i++)
		learn_all(o, c, &c->args[i], false);
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
		next_drop(o, o->next_launches);
	for (i = 0; i < FAMILIES_MAX; i++) {
		o->kinds->nallocations -= memory_count(o->memory[i].memory);
		memory_free(o->memory[i].memory);
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
		of = counter_make(o, parent->counters[i].kind);
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
