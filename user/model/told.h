// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * told.h - what is known of one event once the model's core has taken it in: whose it is, and what a call's
 * handles and addresses stand for. The core fills it once; the model's parts and the sinks read it, and ask
 * nobody about the event at hand.
 *
 * What costs time is only filled where somebody needs it (enum told_need). All of it is valid until the model
 * takes in the next event.
 */
#ifndef XB_MODEL_TOLD_H
#define XB_MODEL_TOLD_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"

struct clocks;
struct xb_xpti_uid;

struct model_process {
	uint32_t tgid;	  /* of the stream: xb_id() of it is what its machine calls it */
	const char *host; /* its machine; NULL: all processes are of one */
	uint32_t ppid;
	uint64_t start_ns;
	uint32_t exec_count;
	char comm[16];
	uint32_t nthreads;
	bool has_rank; /* it is one of a group, as MPI's launchers start them */
	uint32_t rank;
	uint32_t ranks; /* how many there are; 0: not known */
	bool ended;	/* it is about to be forgotten */
};

/* What a handle stands for. */
struct model_object {
	const char *word; /* "queue" */
	uint64_t handle;
	/*
	 * It is the number-th of its word in its process and family of APIs; 0: not known, for it is
	 * older than the trace, or what made it is not traced.
	 */
	uint32_t number;
	bool uncertain; /* records were lost since: it may be a later object at the same address */
	const char *name; /* of a kernel or device; NULL: not known */
};

/* One argument of a kernel, as it was set before the launch. */
enum model_arg_kind {
	MODEL_ARG_BYTES,   /* bytes, nbytes of size */
	MODEL_ARG_POINTER, /* u */
	MODEL_ARG_OBJECT,  /* u is the handle; word and number as in model_object */
	MODEL_ARG_LOCAL,   /* size bytes of local memory */
};
struct model_arg {
	uint64_t u;
	uint64_t size; /* 0: not known */
	const char *word;
	uint32_t number;
	uint32_t index;
	uint8_t kind; /* enum model_arg_kind */
	uint8_t nbytes;
	uint8_t bytes[16];
};

/* A launch of a kernel. */
struct model_launch {
	struct model_object kernel;
	enum cat_sizes sizes;	  /* what global counts */
	unsigned nglobal, nlocal; /* dimensions; 0: not known, or left to the runtime */
	uint64_t global[3], local[3];
	const struct model_arg *args; /* by index, those that were seen being set */
	unsigned nargs;
	bool args_cut;		  /* there were more than are kept */
	const struct value *told; /* the arguments, where the launch itself tells them; or NULL */
};

/*
 * A copy. The letters are those of unitrace: D device, H host and S shared memory of an API, M other
 * memory of the process. H, too, where an API's function says that a side is the host's and no more is
 * known. '?': not known.
 */
struct model_copy {
	char from, to;
	bool has_size;
	uint64_t bytes;
	bool has_src, has_dst; /* these are addresses */
	uint64_t src, dst;
};

/*
 * What somebody needs to be told. Beside enum model_part in one word, so these begin above it. The process,
 * its host and the thread's name are always there.
 */
enum told_need {
	/* What handles stand for: */
	TOLD_OBJECTS = 1 << 16, /* all of every call */
	TOLD_COMMANDS =
		1 << 17, /* of calls that make something, enqueue, wait or say when a command ran */
	TOLD_FIRST =
		1 << 18, /* the first argument of calls whose functions have no role (catalog.h) */
	TOLD_LAUNCH = 1 << 19,
	TOLD_COPY = 1 << 20,
	TOLD_CONTEXT = 1 << 21, /* of every call */
	TOLD_MEMORY =
		1
		<< 22, /* of calls that make or free memory: context, objects; filled, all_memory */
	TOLD_TASK = 1 << 23,
	TOLD_WORK = TOLD_OBJECTS | TOLD_LAUNCH | TOLD_COPY, /* what most sinks show of a call */
};

#define TOLD_CHAINS 64u /* a power of two */

struct told_object {
	struct model_object object;
	const struct cat_type *type;
	uint16_t flags; /* of the value: what is handed out may be another object than what came in */
	uint16_t next; /* of its chain; numbers begin at 1 */
};

struct told {
	const struct model_process *process; /* NULL: not known */
	const char *host;   /* as model_process.host; there without a process too */
	const char *thread; /* "main", "main_1_2", or "?TID" for one older than our attach */
	/* Of EVENT_FORK: the thread that was started, and its process, which may be the same one. */
	const struct model_process *child;
	const char *child_thread;
	/* Of a call; NULL: it is none, it is not known, or nobody needs it. */
	const struct model_launch *launch;
	const struct model_copy *copy;
	const struct model_object *context; /* that it belongs to, by an argument or by its objects */
	const struct xb_xpti_uid *task;	    /* the SYCL command whose submission it is part of */
	const struct clocks *clocks; /* of its process (model/time/clocks.h); NULL: none is known */
	char filled;	 /* what memory it fills, a letter as in model_copy; 0: it fills none */
	bool all_memory; /* it frees, and every way to allocate of its API is traced */
	/* Inside told.c. */
	uint32_t nobjects, room;
	struct told_object *objects; /* [0] is none */
	uint16_t chains[TOLD_CHAINS];
};

static inline uint16_t *told_chain(const struct told *t, const struct value *v)
{
	return (uint16_t *)&t
		->chains[(v->u >> 4 ^ v->u >> 12 ^ (uintptr_t)v->type >> 4) % TOLD_CHAINS];
}

/* What a handle among the values of the call stands for. NULL: v is no handle of an object, or is NULL. */
static inline const struct model_object *told_object(const struct told *t, const struct value *v)
{
	const struct told_object *o;
	uint16_t i;

	if (v->kind != VALUE_HANDLE)
		return NULL;
	for (i = *told_chain(t, v); i; i = o->next) {
		o = &t->objects[i];
		if (o->object.handle == v->u && o->type == v->type && o->flags == v->flags)
			return &o->object;
	}
	return NULL;
}

/* The device that the call is about: its first argument that is one. NULL: none. */
const struct model_object *told_device(const struct told *t, const struct event_call *c);

/* For the core, which fills it. */
void told_done(struct told *t);
/* Forgets the event before. */
void told_clear(struct told *t);
/*
 * Each handle of the call's first nargs arguments and of what it returned, once: look_up() is asked about it, and
 * says false if it stands for no object. 0 or -ENOMEM.
 */
int told_fill_objects(struct told *t, const struct event_call *c, uint32_t nargs,
		      bool (*look_up)(void *u, const struct event_call *c, const struct value *v,
				      struct model_object *ret),
		      void *u);

#endif
