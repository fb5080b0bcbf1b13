// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * handles_keep.h - keeps the objects of processes for the files that know what calls do to them (only for
 * model/objects).
 */
#ifndef XB_MODEL_HANDLES_KEEP_H
#define XB_MODEL_HANDLES_KEEP_H

#include "base/hash.h"
#include "decode/event.h"
#include "model/objects/addresses.h"
#include "model/told.h"

#define OBJECTS_MAX	 16384u
#define OBJECTS_ALL	 65536u
#define OBJECTS_DEAD_MAX 1024u	    /* of a process, kept for records that come late */
#define OBJECT_NAME_MAX	 1024u	    /* bytes of a name; longer ones are cut */
#define OBJECT_TEXT_MAX	 (2u << 20) /* bytes of all names of a process */
#define OBJECT_TEXT_ALL	 (8u << 20) /* and of all processes */
#define OBJECT_ARGS_MAX	 64u	    /* arguments of a kernel */
#define OBJECT_ARGS_ALL \
	65536u		   /* of all kernels of all processes, of which one may have a quarter */
#define MEMORY_ALL 262144u /* allocations of all processes */

#define KINDS_MAX    192u
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
	struct addresses *memory;
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

/* ---- kinds.c */

/* Where a type is, or would be if no other were there. */
static inline uint32_t kinds_place(const struct cat_type *t)
{
	return (uint32_t)((uintptr_t)t / _Alignof(struct cat_type)) % TYPES_MAX;
}
uint32_t kinds_learn(struct kinds *k, unsigned api, const struct cat_type *t);
/* KIND_NONE: such values are no handles. Here, as it is asked of each value of each call. */
static inline uint32_t kinds_of(struct kinds *k, unsigned api, const struct cat_type *t)
{
	const struct type_kind *known = &k->types[kinds_place(t)];

	return t && known->type == t ? known->kind : kinds_learn(k, api, t);
}

/* Of the kernels that an API launches. */
uint32_t kinds_launched(struct kinds *k, unsigned api);

/* ---- handles_keep.c */

/* Here, as each handle of each call is looked for. */
static inline struct object **object_chain(const struct handles *o, const struct key *key)
{
	return &o->chains[hash_bytes(key, sizeof(*key)) & (o->nchains - 1)];
}

/* NULL: none is known there. */
static inline struct object *object_find(const struct handles *o, uint32_t kind, uint64_t handle)
{
	struct key key = { .handle = handle, .kind = kind };
	struct object *e = o->nchains ? *object_chain(o, &key) : NULL;

	while (e && (e->key.handle != handle || e->key.kind != kind))
		e = e->chain;
	return e;
}

/* An empty one, whatever has to go for it; NULL: no memory. */
struct object *object_add(struct handles *o, uint32_t kind, uint64_t handle);
void object_drop(struct handles *o, struct object *e);
/* Its last owner has released it: kept among the dead for records that come late. */
void object_dies(struct handles *o, struct object *e, uint64_t at);
/* Another object is at its address now. */
void object_replace(struct handles *o, struct object *e);
/* Something is there that was not seen being made. */
void object_unknown(struct handles *o, struct object *e);
/* c has made it. */
void object_starts(struct handles *o, struct object *e, const struct event_call *c);
void object_name(struct handles *o, struct object *e, const char *text, size_t len);
/* *text, which counts as text of o, or is NULL; it is NULL then. */
void handles_text_drop(struct handles *o, char **text);
/* Of a kind, made if need be; NULL: no memory. */
struct counter *object_counter(struct handles *o, uint32_t kind);

/* ---- handles.c */

uint32_t handle_kind(const struct handles *o, const struct event_call *c, const struct value *v);
struct object *handle_object(const struct handles *o, const struct event_call *c,
			     const struct value *v);
/* The number that the object at e had when c was made (or had returned, for out-values). */
uint32_t object_number_then(const struct object *e, const struct event_call *c, bool out);

/* ---- handles_launch.c */

void kernel_set_arg(struct handles *o, const struct event_call *c, const struct cat_role *r);
void kernel_set_size(struct handles *o, const struct event_call *c, const struct cat_role *r);
/* To the kernel that c launches, if its handle is all that is known of it. */
void launch_gives_name(struct handles *o, const struct event_call *c);
void next_launch_drop(struct handles *o, struct next_launch *n);

/* ---- handles_memory.c */

void memory_allocates(struct handles *o, const struct event_call *c, const struct cat_role *r);
void memory_frees(struct handles *o, const struct event_call *c, const struct cat_role *r);

#endif
