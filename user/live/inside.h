// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* inside.h - a live trace from the inside: for loop.c, which runs it, and set_up.c, which makes it. */
#ifndef XB_LIVE_INSIDE_H
#define XB_LIVE_INSIDE_H

#include "live/asked.h"
#include "live/found.h"
#include "live/live.h"
#include "live/objects.h"

struct live {
	struct live_opts o;
	struct session *session;
	struct errline *error;
	struct targets *targets;
	struct arm_targets *arm; /* NULL: no process is to be armed */
	struct hold *hold;	 /* NULL: no program is started */
	struct sampled *sampled; /* NULL: no device metrics are sampled */
	struct reader *reader;
	struct attacher *attacher;
	struct ring *ring;
	struct refine *refine;
	struct objects *objects;
	struct asked *enabled;	   /* NULL: there are no subscribers */
	struct older *older;	   /* with in_flight */
	struct counts *counts;	   /* NULL: calls are recorded */
	struct switched *switched; /* both NULL: nobody watches what probes cost */
	struct costs *costs;
	struct capturing *capturing; /* NULL: no captures; nor the next two then */
	struct on_demand *on_demand;
	struct stacks_choice *capture_stacks; /* of the capture that runs; NULL: it has none */
	struct discover *discover;
	struct found found;
	int epoll;
	uint64_t start, end;	  /* ns; start: when the trace began; end 0: no limit */
	uint64_t next_loss;	  /* ns: when to look at the loss counters again */
	uint64_t late_files_told; /* of found.late_files */
	uint64_t asked;		  /* ns: when calls in flight were last requested */
	bool uses; /* somebody has a file with selected functions; only known of what is_left_on() */
	bool in_use;  /* the same at the last snapshot */
	bool discard; /* the rest of the ring is counted as lost and not shown */
	uint64_t discarded;
	int exit_status;
	bool exited; /* the started program has exited */
	struct objects_stats stats;
};

/* ---- set_up.c ------------------------------------------------------------------------------------ */

/* Makes everything else, up to the first scan of processes; then reports what was not found. */
int live_set_up(struct live *l);
/* All probes of what was found are in place: the trace begins now, and so does its stream. */
int live_begin(struct live *l);

/* ---- loop.c -------------------------------------------------------------------------------------- */

/* Handles a kernel record from the ring. */
int live_on_record(void *u, const struct xb_hdr *rec);

#endif
