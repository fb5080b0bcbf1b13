// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * refine.h - completes the kernel's records while their process is still there, before they go down
 * the road that a recording takes too.
 *
 * Two things: a process that records speak of for the first time is defined from /proc, and memory
 * that the kernel side could not read (a page that was never touched) is read again where it can't
 * have changed since: in file mappings that nobody can write. Both become definitions in front of the
 * record. From here on nothing looks at /proc or at another process.
 */
#ifndef XB_LIVE_REFINE_H
#define XB_LIVE_REFINE_H

#include <stdint.h>
#include <sys/types.h>

#include "ring/ring.h"

struct refine;

/* fn gets the completed stream. ring is where definitions are pushed that come outside a record. */
int refine_new(struct ring *ring, ring_fn fn, void *u, struct refine **ret);
struct refine *refine_free(struct refine *r);
/* Takes the stacks of calls (XB_STACK) apart from now on; without, they are dropped. */
int refine_stacks(struct refine *r);
int refine_record(struct refine *r, const struct xb_hdr *rec);
/* Defines a process that is to be traced. -ESRCH. */
int refine_process(struct refine *r, pid_t pid);
/* Corrects the loss counters by what was read after the fact. */
void refine_counters(const struct refine *r, uint64_t counters[XB_C_MAX]);

#endif
