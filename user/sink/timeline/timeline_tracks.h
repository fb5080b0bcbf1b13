// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * timeline_tracks.h - inside sink/timeline: the tracks of a timeline, which are declared to the format when they are
 * first needed, and the state that the files of the timeline share.
 *
 * Tables of threads, processes and queues are bounded: a full one is emptied, and what comes again has a new track.
 */
#ifndef XB_SINK_TIMELINE_TRACKS_H
#define XB_SINK_TIMELINE_TRACKS_H

#include "base/keyed.h"
#include "sink/names.h"
#include "sink/graph/runs.h"
#include "sink/timeline/timeline.h"

#define SPANS		32u
#define LANES		64u
#define SUBMISSIONS_MAX 65536u

struct span {
	uint64_t instance;
	uint32_t kind; /* of the event and its stream: a hash */
};

struct thread_key {
	uint32_t tgid, tid;
};

struct thread {
	struct keyed_row row;
	struct thread_key key;
	uint64_t track;
	struct span spans[SPANS];
	unsigned nspans;
};

struct process {
	struct keyed_row row;
	uint32_t tgid;
	uint64_t track, memory; /* memory: the counter's, 0: none yet */
	uint32_t named;		/* a hash of the name and rank that were declared last */
	int64_t live;
};

struct lane {
	uint64_t track, to;
};

struct lanes {
	struct lane lane[LANES];
	unsigned n;
};

struct queue {
	struct keyed_row row;
	struct queue_key key;
	uint64_t group;
	char *name;
	uint32_t order; /* among the groups of its process */
	struct lanes runs, submitted;
};

/* A group of device metrics that is sampled, and its counters. */
struct sampled_tracks {
	struct keyed_row row;
	uint64_t number; /* of the group in the stream */
	uint64_t serial; /* of its definition */
	uint64_t tracks[XB_SAMPLE_METRICS];
};

/* A call that put a command into a queue: its flow goes to the command's run or to who waits for it, else to its node. */
struct submission {
	uint64_t command; /* its number */
	uint64_t flow;
	uint64_t node;
	bool paired; /* one of those was seen */
};

struct timeline {
	const struct timeline_ops *ops;
	void *u;
	struct model *model; /* for processes of the graph; and its parts: */
	const struct graph *graph;
	const struct lifetimes *lifetimes;
	struct commands *commands;
	struct keyed threads, processes, queues, sampled;
	/* Of nodes that are not written yet, in the order of the commands' numbers. */
	struct submission *submissions;
	uint32_t nsubmissions, csubmissions;
	struct runs runs;
	uint64_t tracks;     /* ids given */
	uint64_t loss_track; /* 0: not yet */
	uint64_t newest;     /* ts */
	uint64_t lost;	     /* shown last */
	uint64_t live;	     /* of all processes, when last seen */
	uint64_t node;	     /* next of the graph to be written */
	uint64_t edges_gone;
	struct timeline_flow *flows; /* of the slice that is being made */
	unsigned nflows, cflows;
	struct strbuf text, text2;
	struct names names;
};

/* 0: it has none, or the first. */
uint32_t tracks_rank(const struct model_process *p);

/* All others return 0 or -errno. *ret lives until the next call of the same function, or tracks_drop_thread(). */
int tracks_declare(struct timeline *t, const struct timeline_track *track, struct strbuf *out);
/* Declares p under the name that it has now. mp, cmdline: NULL: not known. */
int tracks_name_process(struct timeline *t, const struct model_process *mp, struct process *p,
			const char *cmdline, struct strbuf *out);
int tracks_process(struct timeline *t, const struct model_process *mp, uint32_t tgid,
		   struct strbuf *out, struct process **ret);
int tracks_thread(struct timeline *t, const struct told *told, uint32_t tgid, uint32_t tid,
		  struct strbuf *out, struct thread **ret);
void tracks_drop_thread(struct timeline *t, uint32_t tgid, uint32_t tid);
/* api: of the queue, if the graph doesn't know it; NULL: not known either. */
int tracks_queue(struct timeline *t, const struct model_process *mp, const struct queue_key *key,
		 const char *api, struct strbuf *out, struct queue **ret);
/* A ring of a GPU as it is for one process. */
int tracks_ring(struct timeline *t, const struct told *told, const struct event_gpu_job *j,
		struct strbuf *out, struct queue **ret);
/* The counters of a group's metrics. */
int tracks_sampled(struct timeline *t, const struct told *told, const struct sampled_group *g,
		   struct strbuf *out, const struct sampled_tracks **ret);
/* The name of one, in t->text: valid until that changes. */
const char *tracks_metric_name(struct timeline *t, const struct told *told,
			       const struct sampled_group *g, uint32_t metric);
/*
 * One of the lanes l of q that is free from s->ts to its end, for s, which gets its track and group; a new one where
 * none is.
 */
int tracks_lane(struct timeline *t, struct queue *q, struct lanes *l, const char *name,
		struct timeline_slice *s, struct strbuf *out);
/* Before the first of the others. */
void tracks_init(struct timeline *t);
void tracks_free(struct timeline *t);

/* A flow of the slice that is being made. */
int timeline_add_flow(struct timeline *t, struct timeline_flow f);
/* A well-mixed number, which is not 0. */
uint64_t timeline_mix(uint64_t x);

#endif
