// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * timeline.h - events as tracks, slices, flows and counters, for the formats that draw them (perfetto.c, chrome.c).
 * timeline_event.c explains what is on which track, and why. Only for sink/.
 *
 * Slices of one track are nested. They don't come in the order of time: a call comes when it has returned, after the
 * calls inside it.
 */
#ifndef XB_SINK_TIMELINE_H
#define XB_SINK_TIMELINE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "decode/event.h"
#include "model/model.h"
#include "sink/sink.h"

enum timeline_kind {
	TIMELINE_PROCESS,
	TIMELINE_THREAD,
	TIMELINE_GROUP, /* holds lanes; has no slices of its own */
	TIMELINE_LANE,
	TIMELINE_COUNTER,
};

/* Strings live during the call. A track that comes again has another name now. */
struct timeline_track {
	uint64_t id;	   /* from 1, never given again */
	uint64_t parent;   /* 0: none */
	uint8_t kind;	   /* enum timeline_kind */
	uint32_t pid, tid; /* tid: of threads; 0 for the others */
	uint32_t order;	   /* its place among those of its parent, or among processes */
	const char *name;  /* may be anything */
	const char *group; /* of lanes: the group's name, and its place */
	uint32_t group_order;
	bool again;	     /* of processes: name and rank are what they were */
	const char *cmdline; /* of processes; NULL: not known */
	uint64_t start_ns;   /* of processes, CLOCK_BOOTTIME; 0: not known */
	bool has_rank;
	uint32_t rank;
	bool bytes;	  /* counters: of bytes */
	const char *unit; /* counters: any other; NULL, "": none */
};

enum timeline_shape {
	TIMELINE_BEGIN, /* its end comes later, or never */
	TIMELINE_END,
	TIMELINE_WHOLE,
	TIMELINE_INSTANT,
};

enum timeline_end { TIMELINE_FROM, TIMELINE_THROUGH, TIMELINE_TO };
enum timeline_flow_kind { TIMELINE_COMMAND, TIMELINE_EDGE };
struct timeline_flow {
	uint64_t id;
	uint8_t end;  /* enum timeline_end */
	uint8_t kind; /* enum timeline_flow_kind */
	bool at_end;  /* of the slice, not at its beginning */
};

/* Beside the values of the event. */
struct timeline_note {
	const char *key;  /* static */
	const char *text; /* NULL: number */
	uint64_t number;
};

struct timeline_slice {
	uint64_t track;
	uint64_t group;	   /* that has the lane; 0: a thread's track */
	uint32_t pid, tid; /* tid: of a thread's; 0 for the others */
	uint8_t shape;	   /* enum timeline_shape */
	bool device;	   /* on a device's track */
	uint64_t ts, dur;  /* ns */
	const char *name, *category;
	bool fixed; /* both are the catalog's: they stay where and what they are */
	/* Whose values are its arguments: a call, an XPTI event, or NULL. */
	const struct event *event;
	const struct told *told; /* of that event */
	const struct timeline_note *notes;
	unsigned nnotes;
	const struct timeline_flow *flows;
	unsigned nflows;
	uint32_t rank;		     /* of the process; 0: none, or the first */
	const char *file, *function; /* where in the program; NULL: not known */
	uint32_t line;
};

/* All append to out, and return 0 or -errno. */
struct timeline_ops {
	int (*clock)(void *u, const struct xb_def_clock *c, struct strbuf *out);
	int (*track)(void *u, const struct timeline_track *t, struct strbuf *out);
	int (*slice)(void *u, const struct timeline_slice *s, struct strbuf *out);
	/* pid: of the process that it is of, 0: of none. */
	int (*counter)(void *u, uint64_t track, uint32_t pid, const char *name, uint64_t ts,
		       uint64_t value, struct strbuf *out);
	/* The same of a number that may be none of these. */
	int (*real)(void *u, uint64_t track, const char *name, uint64_t ts, double value,
		    struct strbuf *out);
};

#define TIMELINE_NEEDS (MODEL_GRAPH | MODEL_MEMORY | MODEL_COMMANDS | TOLD_WORK)

struct timeline;

/* What the struct of a format begins with; ops of timeline_new() get it as u. */
struct timeline_sink {
	struct sink sink;
	struct timeline *timeline;
};

int timeline_new(const struct timeline_ops *ops, struct timeline_sink *u);
struct timeline *timeline_free(struct timeline *t);
/* These are members of a format's struct sink_ops. */
void timeline_start(struct sink *sink, struct model *m);
int timeline_event(struct sink *sink, const struct event *e, const struct told *told,
		   struct strbuf *out);
int timeline_finish(struct sink *sink, struct model *m, struct strbuf *out);
int timeline_part(struct sink *sink, struct strbuf *out);
int timeline_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out);

#endif
