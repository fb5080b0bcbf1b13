// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* inside.h - a live trace from the inside: for loop.c, which runs it, and set_up.c, which makes it. */
#ifndef XB_LIVE_INSIDE_H
#define XB_LIVE_INSIDE_H

#include "live/found.h"
#include "live/live.h"
#include "live/objects.h"

struct live {
	struct live_opts o;
	struct session *session;
	struct errline *error;
	struct targets *targets;
	struct arm_targets *arm; /* NULL: nobody is to be armed */
	struct hold *hold;	 /* NULL: no program is started */
	struct attacher *attacher;
	struct ring *ring;
	struct refine *refine;
	struct objects *objects;
	struct older *older;   /* with in_flight */
	struct counts *counts; /* NULL: calls are told */
	struct discover *discover;
	struct found found;
	int epoll;
	uint64_t start, end;	  /* ns; end 0: no limit */
	uint64_t next_loss;	  /* ns: when to look at the loss counters again */
	uint64_t late_files_told; /* of found.late_files */
	uint64_t asked;		  /* ns: when what is in flight was last asked for */
	bool discard;		  /* what the ring still has is counted as lost, not shown */
	uint64_t discarded;
	int exit_status;
	bool exited; /* the program that we started */
	struct objects_stats stats;
};

/* ---- set_up.c ------------------------------------------------------------------------------------ */

/* Makes all that is left to make, up to the first look at the processes; then says what was not found. */
int live_set_up(struct live *l);

/* ---- loop.c -------------------------------------------------------------------------------------- */

/* A record of the kernel's, of the ring. */
int live_on_record(void *u, const struct xb_hdr *rec);

#endif
