// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * older.h - finds calls that began before the trace on the stacks of their threads, at one moment, without
 * stopping any thread.
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
	unsigned running; /* threads that were on a processor each time, so that their calls are not known */
	unsigned unread; /* stack could not be read */
	unsigned cut; /* stack could not be walked to its start: calls further out may be missing */
	unsigned calls; /* found */
};

struct reader;
struct older;
/* Both are borrowed. selection: which functions count. */
int older_new(struct objects *objects, struct reader *reader, struct ring *ring,
	      struct older **ret);
struct older *older_free(struct older *o);
/* Adds a process whose threads are to be examined. */
int older_add_process(struct older *o, pid_t pid);
/* Names a thread of which the trace has seen a call, so that calls around it are not looked for. */
int older_add_traced(struct older *o, pid_t tid);
/*
 * Searches, and pushes a record (XB_F_OLDER) for each call that it finds. started: when the trace began, ns.
 * -errno: the kernel does not support this, or no memory; threads that can't be examined are counted.
 */
int older_look(struct older *o, uint64_t started, struct older_stats *ret);

#endif
