// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * model.h - what is known of processes, threads and objects from the stream: identity, names, parents.
 *
 * Bounded: a process's state goes 1 s of stream time after its exit record (late records of it are
 * still named till then). See model.c and handles.h for the limits.
 */
#ifndef XB_MODEL_H
#define XB_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"

struct model;
struct graph;
struct lifetimes;

struct model_process {
	uint32_t tgid;	  /* of the stream: xb_id() of it is what its machine calls it */
	const char *host; /* as model_host() */
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
	uint64_t size; /* 0: not told */
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

/* What more than processes and objects is kept, only when somebody asks for it. */
enum model_part {
	MODEL_GRAPH = 1,     /* model/graph/graph.h */
	MODEL_WAITS = 2,     /* model/time/waits.h */
	MODEL_LATENCY = 4,   /* model/time/latency.h */
	MODEL_MEMORY = 8,    /* model/memory/lifetimes.h */
	MODEL_COMMANDS = 16, /* model/time/commands.h; WAITS and LATENCY bring it */
	MODEL_GPU = 32,	     /* model/time/gpu.h */
};

int model_new(struct model **ret);
/* parts: an or of enum model_part, added to what is kept already. Before the first event. */
int model_enable(struct model *m, unsigned parts);
struct model *model_free(struct model *m);
/* NULL: not enabled. */
struct waits;
struct latency;
struct waits *model_waits(struct model *m);
struct latency *model_latency(struct model *m);
struct commands;
struct clocks_stamps;
struct commands *model_commands(struct model *m);
struct gpu;
struct gpu *model_gpu(struct model *m);
/* Takes in an event (before the sinks see it). */
int model_event(struct model *m, const struct event *e);
/* The same of an event that nobody asked for: names and objects are known by it, the parts leave it out. */
int model_event_unasked(struct model *m, const struct event *e);
/* The opposite: what is known already is told to the parts, for which the stream begins here. */
int model_event_again(struct model *m, const struct event *e);
/* The machine of a process or thread; NULL: all are of one. Valid as long as m. */
const char *model_host(const struct model *m, uint32_t tgid);
/* "main", "main_1_2", or "?TID" for a thread older than our attach. Valid until the next call. */
const char *model_thread_name(struct model *m, uint32_t tgid, uint32_t tid);
/* NULL: unknown. */
const struct model_process *model_process(struct model *m, uint32_t tgid);

/*
 * Questions about a call, to be asked after model_event() took it in and before the next event. What
 * they point to is valid that long.
 */
/* False: v is no handle of an object, or NULL. */
bool model_object(struct model *m, const struct event_call *c, const struct value *v,
		  struct model_object *ret);
bool model_launch(struct model *m, const struct event_call *c, struct model_launch *ret);
bool model_copy(struct model *m, const struct event_call *c, struct model_copy *ret);
/* What a pointer or handle of the call leads to, a letter as in model_copy. */
char model_memory(struct model *m, const struct event_call *c, const struct value *v);
/* The context of its API that the call belongs to, by an argument or by what its objects were made in. */
bool model_context(struct model *m, const struct event_call *c, struct model_object *ret);
/* The SYCL command whose submission it is part of, by XPTI's tasks on its thread; NULL: none is known. */
struct xb_xpti_uid;
const struct xb_xpti_uid *model_task(struct model *m, const struct event_call *c);
/* The device that the call is about, its first argument that is one; 0: none. */
uint64_t model_device(struct model *m, const struct event_call *c);
/* model/time/clocks.h, of the call's process and API. */
bool model_ticks(struct model *m, const struct event_call *c, uint64_t device,
		 const struct clocks_stamps *stamps, uint64_t *ret_ns);
/* The parts; NULL: not enabled. */
struct graph *model_graph(struct model *m);
struct lifetimes *model_lifetimes(struct model *m);
/* Objects that were forgotten to keep within limits. */
uint64_t model_forgotten(const struct model *m);

#endif
