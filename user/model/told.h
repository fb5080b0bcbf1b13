// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * told.h - what is known of one event after the model's core has handled it: its process and thread, and the objects
 * and memory for which a call's handles and addresses stand. The core fills it once; the model's parts and the sinks
 * only read it.
 *
 * Members that cost time are only filled if they are needed (enum told_need), or when they are asked for. Everything is
 * valid until the model gets the next event.
 */
#ifndef XB_MODEL_TOLD_H
#define XB_MODEL_TOLD_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "decode/event.h"

struct clocks;
struct handles;
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
	bool ended;	/* nobody owns it any more: what comes at its address is another */
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
 * its host, the thread and the objects of a call are always there.
 */
enum told_need {
	TOLD_WHO = 1 << 16, /* who */
	TOLD_LAUNCH = 1 << 17,
	TOLD_COPY = 1 << 18,
	TOLD_CONTEXT = 1 << 19, /* of every call */
	TOLD_MEMORY = 1 << 20,	/* of calls that make or free memory: context; filled, all_memory */
	TOLD_TASK = 1 << 21,
	TOLD_WORK = TOLD_LAUNCH | TOLD_COPY, /* what most sinks show of a call */
};

struct told_object {
	struct model_object object;
	const struct cat_type *type;
	uint16_t flags; /* of the value: what is handed out may be another object than what came in */
	uint16_t next; /* of its chain */
};
#define TOLD_CHAINS  64u /* a power of two */
#define TOLD_OBJECTS 4096u
/* What the handles of the call stand for, as far as somebody has asked. */
struct told_objects {
	struct handles *
		handles; /* NULL: there is no call, no object is known, or all that is known is here */
	const struct event_call *call;
	struct told_object *of; /* n */
	uint32_t n;
	uint16_t chains[TOLD_CHAINS]; /* numbers, which begin at 1 */
};

/* Registers of the call at hand, whose width another call has told. */
#define TOLD_REGISTERS 1024u
struct registers;
struct told_registers {
	const struct registers *registers; /* NULL: no widths are known */
	const struct event_call *call;
	const struct value *of; /* that value is of; NULL: there is none yet */
	struct value value;
	struct value items[TOLD_REGISTERS];
};

struct told {
	const struct model_process *process; /* NULL: not known */
	/*
	 * Numbers that are never given again: of the program in the process, and of the thread. Of what calls, or tells
	 * of XPTI, they are always there; else 0 is what is not known.
	 */
	uint64_t process_id, thread_id;
	/*
	 * Of the program, for tables that outlive it: whos_at(). 0: there was no room, one of many; or it does nothing.
	 */
	uint32_t who;
	char filled;	    /* what memory it fills, a letter as in model_copy; 0: it fills none */
	bool all_memory;    /* it frees, and every way to allocate of its API is traced */
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
	struct told_objects *objects;	  /* told_object() asks and fills it */
	struct told_registers *registers; /* the same of told_value() */
};

/*
 * What a handle among the values of the call stands for. NULL: v is no handle of an object, or is NULL. It is
 * looked up when somebody first asks: a call may have hundreds of handles (lists of events to wait for).
 */
const struct model_object *told_handle(const struct told *t, const struct value *v);
static inline const struct model_object *told_object(const struct told *t, const struct value *v)
{
	return v->kind == VALUE_HANDLE && v->u && t->objects ? told_handle(t, v) : NULL;
}

/*
 * A copy for later, which lives as long as the arena: the call's objects, its launch without the kernel's arguments,
 * and its copy. NULL: no memory, or other calls gave its values (told_value()), which is not kept.
 */
struct arena;
const struct told *told_keep(const struct told *t, const struct event_call *c, struct arena *a);

/* The device that the call is about: its first argument that is one. NULL: none. */
const struct model_object *told_device(const struct told *t, const struct event_call *c);

/*
 * What an argument of the call is, by what other calls told: registers in their width, an array of bytes. All others are v
 * itself.
 */
const struct value *told_registers(const struct told *t, const struct value *v);
static inline const struct value *told_value(const struct told *t, const struct value *v)
{
	return v->kind == VALUE_PTR && v->str && t ? told_registers(t, v) : v;
}

/* For the core: another call is at hand. */
static inline void told_objects_begin(struct told_objects *o, struct handles *handles,
				      const struct event_call *c)
{
	if (o->n)
		memset(o->chains, 0, sizeof(o->chains));
	o->n = 0;
	o->handles = handles;
	o->call = c;
}
static inline void told_registers_begin(struct told_registers *rs,
					const struct registers *registers,
					const struct event_call *c)
{
	rs->registers = registers;
	rs->call = c;
	rs->of = NULL;
}

#endif
