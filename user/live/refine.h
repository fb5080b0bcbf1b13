// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * refine.h - completes the kernel's records while their process still exists, before they are handled like
 * those of a recording.
 *
 * It does three things: a process that occurs in records for the first time is defined from /proc; memory
 * that the kernel side could not read (a page that was never touched) is read again if it can't have
 * changed since, which is so in file mappings that nobody can write, or from the file if the process has ended; and kernels
 * that are older than the trace get the names to which their handles lead. All become definitions before the record.
 * After this, nothing reads /proc or another process.
 */
#ifndef XB_LIVE_REFINE_H
#define XB_LIVE_REFINE_H

#include <stdint.h>
#include <sys/types.h>

#include "ring/ring.h"

struct attacher;
struct discover;
struct reader;
struct refine;
struct start_names;

/* fn gets the completed stream. reader reads unwind tables; it outlives ret. Definitions that don't belong to a record are pushed to ring. */
int refine_new(struct reader *reader, struct ring *ring, ring_fn fn, void *u, struct refine **ret);
struct refine *refine_free(struct refine *r);
/*
 * Reads files of processes that have ended from now on. d, which identifies files, is borrowed and used until the last
 * record. Call it once, before refine_started(). -ENOMEM.
 */
int refine_files(struct refine *r, struct discover *d);
/* Remembers where the files of this process are, which may have ended when its records come. -ENOMEM. */
int refine_started(struct refine *r, pid_t pid);
/* Puts device images into the stream from now on. Call it once. -ENOMEM. */
int refine_images(struct refine *r);
/* Puts opened files, and with what processes were started, into the stream from now on; names are borrowed. Call it once. -ENOMEM. */
int refine_opened(struct refine *r, const struct start_names *names);
/*
 * Unwinds the stacks of calls (XB_STACK) from now on; without this, they are dropped. The attacher, which is borrowed until
 * the last record, recognises those that it has sent before.
 */
int refine_stacks(struct refine *r, struct attacher *a);
/* They are dropped again, and what is known of them is forgotten, by the attacher, too. */
void refine_no_stacks(struct refine *r);
int refine_record(struct refine *r, const struct xb_hdr *rec);
/* Defines a process that is to be traced. -ESRCH. */
int refine_process(struct refine *r, pid_t pid);
/* Corrects the loss counters by what was read afterwards. */
void refine_counters(const struct refine *r, uint64_t counters[XB_C_MAX]);

#endif
