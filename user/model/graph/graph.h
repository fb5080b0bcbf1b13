// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * graph.h - the task graph: commands, what they wait for, and how often they ran, as reported by XPTI, by the calls of
 * an API, or by both. graph_keep.c explains what counts as one command, and what orders two commands.
 *
 * Bounded by struct graph_limits: the oldest nodes make room, and are counted in struct graph_totals.
 */
#ifndef XB_MODEL_GRAPH_H
#define XB_MODEL_GRAPH_H

#include <stdbool.h>
#include <stdint.h>

#include "catalog/order.h"
#include "decode/event.h"
#include "decode/xpti.h"
#include "model/told.h"

enum graph_kind {
	GRAPH_UNSEEN, /* named by an edge, or begun; what it is was not reported */
	GRAPH_DEVICE, /* a command of a device, or of what stands for one */
	GRAPH_HOST,   /* done by the host: a host task, an allocation, an accessor */
	GRAPH_WAIT,   /* the host waits */
	GRAPH_EVENT,  /* an event of which no command is known */
};

/* Why one node is after another. */
enum graph_why {
	GRAPH_BY_EVENT, /* it waits for its event */
	GRAPH_BY_DATA, /* XPTI reports the edge: they use the same memory, or one depends on the other */
	GRAPH_BY_QUEUE,	  /* the one before in a queue that keeps order */
	GRAPH_BY_BARRIER, /* a barrier or marker between them is one of the two */
	GRAPH_BY_BATCH,	  /* it executes a list that has the other */
	GRAPH_BY_HOST,	  /* submitted by a thread that had waited till then */
	GRAPH_WHYS,
};

struct graph_edge {
	uint64_t from;	/* id of a node, which may be gone: see graph_root() */
	uint8_t why;	/* enum graph_why */
	bool uncertain; /* it may be another command's event: its handle may have been given again */
	bool call;	/* reported by a call, not by XPTI */
};

#define GRAPH_F_JOINED	  1   /* reported by XPTI and by a call */
#define GRAPH_F_TASK	  2   /* submission was measured by XPTI's begin and end */
#define GRAPH_F_SIGNAL	  4   /* XPTI reported its event */
#define GRAPH_F_BATCHED	  8   /* in a list, run when the list is */
#define GRAPH_F_EDGES_CUT 16  /* it is after more than are kept, were read or were seen */
#define GRAPH_F_NO_BEGIN  32  /* an end without its begin: begun before we came, or lost */
#define GRAPH_F_BARRIER	  64  /* a marker or barrier: no work of its own */
#define GRAPH_F_RUN_NS	  128 /* its runs were reported in ns */
#define GRAPH_F_UNSURE	  256 /* which command the event is of was found by its handle alone */

struct graph_node {
	uint64_t id;   /* in the order of their coming, from 1, never given again */
	uint64_t same; /* 0, or the node that this one is part of */
	uint64_t chain;
	struct xb_xpti_uid uid; /* p1 and p2 are 0: not reported by XPTI */
	/* Interned; NULL: not known. name: of a kernel or function; type: XPTI's word, or the API's function. */
	const char *name, *type, *file, *call;
	uint32_t line, column;
	uint32_t process; /* graph_process() */
	uint32_t queue;	  /* graph_queue(); 0: none, or not known */
	uint32_t tid;	  /* that submitted it, or waits */
	uint8_t kind;	  /* enum graph_kind */
	uint16_t flags;	  /* GRAPH_F_... */
	uint16_t apis;	  /* bits (1 << enum cat_api_id) of the calls that are part of it */
	uint64_t object;  /* the memory object or event that its name has */
	uint64_t event; /* handle of the event that tells its end, as the outermost layer has it; 0: none */
	uint64_t created, begin, end; /* ns; begin and end of the last submission; 0: not seen */
	uint64_t instances;	      /* submissions, runs of its list, or waits */
	uint64_t timed;		      /* of those, how many were measured: */
	uint64_t submit_ns;	      /* in submission, or waiting */
	uint64_t runs,
		exec_ns; /* how often its run was measured on the device, and all of them together */
	uint64_t run_begin, run_end, run_counted; /* of the last run, by the device's clock */
	/* When its last run was seen not to have ended yet, and to have ended, ns by the host's clock; 0: not seen. */
	uint64_t not_before, not_after;
	uint64_t done_by; /* when the host had waited for it; 0: not seen */
	uint32_t nin, cin;
	struct graph_edge *in; /* what it is after */
};

struct graph_queue {
	uint32_t process;
	uint32_t same;	 /* 0, or the queue that this one is another view of */
	uint32_t number; /* queue#3; 0: not known */
	uint64_t handle;
	const char *word;   /* "queue", "stream", "list" */
	const char *api;    /* "ur", "xpti" */
	const char *device; /* name; NULL: not known */
	uint8_t order;	    /* enum cat_order */
	bool batch;	    /* what is in it runs when it is executed */
};

struct graph_process {
	uint32_t tgid;
	uint32_t exec_count;
	uint64_t start_ns;
	uint64_t told; /* when XPTI reported the first task or edge; 0: it has not */
	char comm[16];
	const char *host; /* as model_host() */
};

struct graph_totals {
	uint64_t nodes;	 /* ever made, without those that turned out to be others' */
	uint64_t let_go; /* nodes that made room */
	uint64_t let_go_edges;
	uint64_t unresolved; /* events in wait lists that no command was seen to signal */
	uint64_t unread;     /* events in wait lists that were not read */
	uint64_t unnamed;    /* names for which there was no room */
	uint64_t ends;	     /* ends of tasks without a begin */
	uint64_t cut;	     /* tasks that were begun when records were lost, or never ended */
	uint64_t diagnostics;
};

struct graph_limits {
	uint32_t nodes; /* at least 16 */
	uint64_t edges;
	uint32_t queues;
	uint32_t threads;
	uint32_t names;
};

#define GRAPH_NEEDS TOLD_LAUNCH

struct graph;
/* limits NULL: the usual ones, for some 64 MiB at most, a quarter of that in common use. 0, -EINVAL, -ENOMEM. */
int graph_new(const struct graph_limits *limits, struct graph **ret);
struct graph *graph_free(struct graph *g);
/* After the model's core took e in. 0 or -ENOMEM. */
int graph_event(struct graph *g, const struct told *told, const struct event *e);

/* Of the last event: the node that its call submitted, or whose run it reported; 0: none. */
uint64_t graph_of_call(const struct graph *g);

/* Ids of nodes that are kept: from first up to, not including, end. */
uint64_t graph_first(const struct graph *g);
uint64_t graph_end(const struct graph *g);
/* NULL: it is gone, or was never there. Valid until the next event. */
const struct graph_node *graph_at(const struct graph *g, uint64_t id);
/* What the node is part of, itself if of nothing else; 0: gone. */
uint64_t graph_root(const struct graph *g, uint64_t id);
/* Number 0 is NULL; so is what there is not. Follows same. */
const struct graph_queue *graph_queue(const struct graph *g, uint32_t number);
uint32_t graph_queue_root(const struct graph *g, uint32_t number);
const struct graph_process *graph_process(const struct graph *g, uint32_t number);
/*
 * Is there only XPTI's word that a command was made, from a time when what became of it was not reported? The
 * runtime says so much even if nobody listens. The command itself is there by its call.
 */
bool graph_unheard(const struct graph *g, const struct graph_node *n);
const struct graph_totals *graph_totals(const struct graph *g);

/* Tests and benches: a node and an edge without events. Ids as above; 0: -ENOMEM. */
uint64_t graph_add(struct graph *g, const char *name, uint32_t process, uint32_t queue);
int graph_link(struct graph *g, uint64_t from, uint64_t to, enum graph_why why);

#endif
