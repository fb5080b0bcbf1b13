// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * drawn.h - the task graph as it is drawn in all formats: nodes that are part of others are merged, each pair of nodes
 * has at most one edge, and the critical path is marked (only for sink/).
 */
#ifndef XB_SINK_DRAWN_H
#define XB_SINK_DRAWN_H

#include "model/graph/graph.h"
#include "sink/names.h"
#include "sink/sink.h"

struct drawn_node {
	const struct graph_node *n; /* the node, or the first of those that are drawn as one */
	uint64_t id;		    /* that is shown */
	uint64_t nodes;		    /* drawn as one */
	uint64_t instances, timed, submit_ns, runs, exec_ns;
	uint64_t done; /* how many of them the host has waited for */
	uint32_t queue;
	uint32_t layer; /* longest way from a node that waits for nothing */
	bool critical;
};

struct drawn_edge {
	uint32_t from, to; /* places in nodes */
	uint8_t whys;	   /* bits (1 << enum graph_why) */
	bool uncertain;	   /* each of its reasons is */
	bool critical;
};

/* What the lengths on the critical path are. */
enum path_basis {
	PATH_NONE,	 /* nothing was measured */
	PATH_EXECUTION,	 /* the runs of all commands on it */
	PATH_SUBMISSION, /* no run was measured: how long submitting took */
	PATH_MIXED,	 /* runs where measured, else submission */
};

struct drawn {
	const struct graph *graph;
	struct names *names;	  /* NULL: shown as they are */
	struct drawn_node *nodes; /* by process and queue, then in the order of their coming */
	uint32_t nnodes;
	struct drawn_edge *edges; /* by to, then from */
	uint32_t nedges;
	uint32_t *path; /* places, first to last */
	uint32_t npath;
	uint32_t nlayers;
	uint64_t path_ns;
	enum path_basis basis;
	bool collapsed;
};

/* 0 or -ENOMEM. ret must be empty but for names; drawn_done() frees it, whatever happened. */
int drawn_make(const struct graph *g, bool collapse, struct drawn *ret);
void drawn_done(struct drawn *d);

/* What a node is called, in one line: its name, in that many bytes if not 0, and what it does. Not escaped. */
void drawn_title(const struct drawn *d, const struct drawn_node *n, size_t width,
		 struct strbuf *out);
/* "run 1.2ms, submission 12us", as far as measured, and what is not. */
void drawn_times(const struct drawn_node *n, struct strbuf *out);
/* "queue#3", or "default stream". */
void drawn_queue_name(const struct graph_queue *q, struct strbuf *out);
void drawn_queue_title(const struct drawn *d, uint32_t queue, struct strbuf *out);
/* "graph.cpp:12"; nothing when it isn't known. */
void drawn_place(const struct drawn_node *n, bool whole, struct strbuf *out);
/* "critical path, by ...: 12us". */
void drawn_path_title(const struct drawn *d, struct strbuf *out);
/* What is not in it, a sentence a line; nothing when all is. */
void drawn_missing(const struct drawn *d, struct strbuf *out);
/* Is it on no queue? Then it is the host's own, unless it is unseen. */
bool drawn_on_host(const struct graph_node *n);
/* Is it known only from what comes after it? */
bool drawn_is_unseen(const struct graph_node *n);
const char *drawn_kind(uint8_t kind);
const char *drawn_why(unsigned why);

/* The graph up to its open label, which dot_lost() closes. 0 or -ENOMEM. */
int graph_dot_write(const struct graph *g, bool collapse, struct names *names, struct strbuf *out);

/* The sums of what was lost, in one line, "lost: none" if nothing. */
void drawn_lost(const struct sink *s, const uint64_t counters[], struct strbuf *out);

#endif
