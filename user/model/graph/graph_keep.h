// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * graph_keep.h - keeps nodes and edges for graph_xpti.c, which adds them from XPTI's events, and graph_calls.c, which
 * adds them from the calls of the APIs (only for model/graph).
 */
#ifndef XB_MODEL_GRAPH_KEEP_H
#define XB_MODEL_GRAPH_KEEP_H

#include "base/keyed.h"

#include "model/graph/graph.h"

#define FRESH 16u
#define TASKS 8u
#define WAITS 4u

/* Whose handles these are; beside them the families of calls (below 0x1000). */
#define SPACE_POINT  0x1000u /* or with a family: points of a command buffer, numbers */
#define SPACE_XPTI   0x2000u /* events, as signal tells them */
#define SPACE_HANDLE 0x2001u /* events of the API that XPTI takes handles of */
#define SPACE_QUEUE  0x2002u /* its queues */

struct key {
	uint64_t process; /* id */
	uint64_t handle;
	uint32_t space, number;
};

/* This event is signalled by that node, as far as we have come. */
struct binding {
	struct key key;
	uint64_t node;
	uint64_t device; /* of the queue that it was submitted to; 0: not known */
	uint64_t chain;
	uint32_t epoch;
};

struct name {
	UT_hash_handle hh;
	char text[];
};

struct process {
	struct graph_process pub;
	uint64_t id;   /* told.process_id */
	uint32_t refs; /* nodes */
	struct process *next, *prev;
	UT_hash_handle hh;
};

struct queue {
	struct graph_queue pub;
	struct key key;
	uint32_t refs; /* nodes */
	bool used, since_cut;
	bool unsure; /* it may be another one by now: see model_object.uncertain */
	uint64_t last, barrier;
	uint64_t device; /* handle; 0: not known */
	uint64_t *since;
	uint32_t nsince, csince;
	struct queue *next, *prev;
	UT_hash_handle hh;
};

/* A node that a call around it may take over. */
struct fresh {
	uint64_t node, from, to, ns;
	bool wait, added; /* added: its time was */
};
struct task {
	uint64_t node, instance, begin;
	bool joined;
};
struct wait {
	uint64_t instance, begin;
	uint64_t inner; /* the wait of a call inside */
};
struct thread {
	struct keyed_row row;
	uint64_t id;	  /* told.thread_id */
	uint64_t process; /* id */
	struct fresh fresh[FRESH];
	struct task tasks[TASKS];
	struct wait waits[WAITS];
	unsigned nfresh, ntasks, nwaits;
	uint32_t epoch;	    /* of the graph, when these were known */
	uint64_t last_wait; /* node */
	uint64_t enqueued; /* node of its last call that enqueued, if XPTI reported no task since; 0: none */
};

/* What catalog/order.h tells by name, of the functions that were called lately. */
#define FUNCS  256u
#define LATELY 256u
struct func {
	const struct cat_func *f;
	uint8_t sync; /* enum cat_sync */
	bool resets;
};

struct graph {
	struct graph_limits limits;
	struct graph_totals totals;
	struct graph_node *nodes;
	uint64_t first, end, nedges;
	uint64_t *heads;
	uint32_t mask; /* of heads and bound_heads */
	uint32_t place_mask,
		bound_mask; /* of nodes and bound, which have a power of two of places */
	struct binding *bound;
	uint64_t bound_first, bound_end;
	uint64_t *bound_heads;
	uint32_t nbound;
	struct queue *queues;
	struct queue *queues_by_key;
	struct queue *queues_idle; /* those without a node, the oldest first */
	uint32_t nqueues;
	uint64_t nsince;
	struct process *processes; /* [0] is none */
	struct process *processes_by_id;
	struct process *processes_idle; /* as queues_idle */
	uint32_t nprocesses;
	struct keyed threads;
	uint64_t ntasks; /* of all threads */
	struct name *names;
	struct points *points; /* NULL: none was reported */
	struct func funcs[FUNCS];
	struct process *processes_lately[LATELY]; /* the same few are asked for again and again */
	uint64_t ring_full;
	uint32_t epoch;
	uint64_t of_call; /* graph_of_call() */
	/* What a wait is for, while it is collected. */
	struct waited {
		uint64_t id;
		bool unsure;
	} *waited;
	uint32_t nwaited, cwaited;
};

/* ---- who says what happened: graph_xpti.c, graph_calls.c */
int graph_xpti(struct graph *g, const struct told *told, const struct event *e);
int graph_call(struct graph *g, const struct told *told, const struct event *e);

/* ---- graph_keep.c */
/* Records were lost: what threads were in the middle of is not known any more. */
void graph_lost(struct graph *g, const struct xb_loss *r);

/* The one copy of a text; NULL: empty, or there is no room, which is counted. */
const char *graph_intern(struct graph *g, const char *text, size_t len);
const char *graph_intern_text(struct graph *g, const char *text);
struct process *graph_process_look_up(struct graph *g, uint64_t id);
/* Of that told.process_id; NULL: too many are remembered. */
static inline struct process *graph_process_get(struct graph *g, uint64_t id)
{
	struct process *p = g->processes_lately[id % LATELY];

	return p && p->id == id ? p : graph_process_look_up(g, id);
}
void graph_process_describe(struct process *p, const struct model_process *known);
/* NULL: no memory. */
struct thread *graph_thread_get(struct graph *g, const struct process *p, uint64_t id);
/* NULL: gone, or never there. Valid until the next node is made. */
struct graph_node *graph_get(const struct graph *g, uint64_t id);
struct graph_node *graph_node_new(struct graph *g, struct process *p, uint64_t now);
/* Made if it has not come yet. */
struct graph_node *graph_node_of_uid(struct graph *g, struct process *p,
				     const struct xb_xpti_uid *u, uint64_t now);
struct graph_node *graph_find_uid(const struct graph *g, const struct process *p,
				  const struct xb_xpti_uid *u);
void graph_set_queue(struct graph *g, struct graph_node *n, uint32_t queue);
/* to is after from. call: a call says so, see graph_drop_call_edges(). 0 or -ENOMEM; nothing where either is gone. */
int graph_link_nodes(struct graph *g, uint64_t from, uint64_t to, uint8_t why, bool uncertain,
		     bool call);
/* What the inner of two calls said is forgotten. */
void graph_drop_call_edges(struct graph *g, struct graph_node *n);
void graph_drop_edges(struct graph *g, struct graph_node *n);
/* From now on a is part of b. */
void graph_become(struct graph *g, uint64_t a, uint64_t b);
/* device: of the queue of node, a handle; 0: not known, or of no interest. */
void graph_bind_event(struct graph *g, const struct key *k, uint64_t node, uint64_t device);
/* Who signals it, as far as we have come. How new that is; 0: nobody. */
uint64_t graph_find_event(const struct graph *g, const struct key *k, uint64_t *ret_node,
			  bool *ret_uncertain);
/* Nobody signals what has this handle any more. */
void graph_unbind_handle(struct graph *g, const struct process *p, uint64_t handle);
/* That graph_bind_event() was given, by how new it is. */
uint64_t graph_event_device(const struct graph *g, uint64_t when);
/*
 * By its address alone, the last one there that XPTI or its API reported. Uncertain unless the API did: XPTI tells neither
 * of an event's end nor of each that comes, so another may have its address by now.
 */
uint64_t graph_find_handle(const struct graph *g, const struct process *p, uint64_t handle,
			   bool *ret_uncertain);
struct queue *graph_queue_get(struct graph *g, const struct process *p, const struct key *k);
struct queue *graph_queue_find(const struct graph *g, const struct key *k);
uint32_t graph_queue_number(const struct graph *g, const struct queue *q);
struct queue *graph_queue_at(const struct graph *g, uint32_t number);
/*
 * id comes after what is in the queue, as far as queue and command say so. listed: it has a wait list. 0 or -ENOMEM.
 */
int graph_queue_add(struct graph *g, struct queue *q, uint64_t id, enum cat_sync sync, bool listed);
/* to is after all that was put into the queue since its last barrier. 0 or -ENOMEM. */
int graph_link_since(struct graph *g, struct queue *q, uint64_t to, uint8_t why);
/* What a wait is for is collected in graph.waited; begin with nwaited = 0. 0 or -ENOMEM. */
int graph_waited_add(struct graph *g, uint64_t id, bool unsure);
int graph_waited_queue(struct graph *g, struct queue *q);
void graph_waited_done(struct graph *g, uint64_t end);
int graph_waited_link(struct graph *g, uint64_t to, bool call);
/* Is n a wait for the one that is waited for now, and nothing else? */
bool graph_same_wait(const struct graph *g, const struct graph_node *n);
/* id is submitted by a thread that may have waited. */
int graph_behind_host(struct graph *g, const struct thread *t, uint64_t id);

#endif
