// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * older.h - calls that began before the trace: found on the stacks of their threads, at one moment,
 * without stopping anybody.
 */
#ifndef XB_LIVE_OLDER_H
#define XB_LIVE_OLDER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "live/objects.h"
#include "ring/ring.h"

struct older_stats {
	unsigned threads; /* looked at */
	unsigned running; /* on a processor each time we looked: where they are can't be told */
	unsigned unread;  /* stack could not be read */
	unsigned cut; /* stack could not be walked to its start: calls further out may be missing */
	unsigned calls; /* found */
};

struct older;
/* Both are borrowed. selection: which functions count. */
int older_new(struct objects *objects, struct ring *ring, struct older **ret);
struct older *older_free(struct older *o);
/* A process whose threads are to be looked at. */
int older_add_process(struct older *o, pid_t pid);
/* A thread of which a call is known that the trace has seen: what is around that is not looked for. */
int older_add_traced(struct older *o, pid_t tid);
/*
 * Looks, and pushes a record (XB_F_OLDER) for each call that it finds. started: when the trace began, ns.
 * -errno: this kernel can't, or no memory; threads that can't be looked at are in the numbers.
 */
int older_look(struct older *o, uint64_t started, struct older_stats *ret);

#endif
