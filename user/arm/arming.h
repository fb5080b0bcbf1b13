// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arming.h - processes that are armed for as long as they are traced (xptibpf_opts.arm).
 *
 * It is done by a thread of its own, one process after the other, for each may take seconds, in which those that are
 * traced fill the ring. Results wait until the tracer's thread takes them.
 */
#ifndef XB_ARM_ARMING_H
#define XB_ARM_ARMING_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "arm/job.h"
#include "xptibpf/arming.h"

struct arming;

/* beacon: its path, or NULL. wanted: which events are selected, or NULL, for all. */
int arming_new(const char *beacon, unsigned timeout_ms,
	       bool (*wanted)(void *u, const char *stream, const char *event), void *u,
	       struct arming **ret);
/* Waits for the thread. */
struct arming *arming_free(struct arming *a);
/* Looks at a process. On failure why says why it can't be armed. */
int arming_add(struct arming *a, pid_t pid, char why[ARM_WHY]);
/* What they are going to load: fn for each file, which is borrowed. */
void arming_files(const struct arming *a, void (*fn)(void *u, pid_t pid, int fd, const char *path),
		  void *u);

/* From now on there are results. */
int arming_start(struct arming *a);
int arming_fd(const struct arming *a); /* poll it for input, then call arming_take() */
/* fn for each result that is new, in the order of the processes. Returns what fn returned if it was below 0. */
int arming_take(struct arming *a, int (*fn)(void *u, const struct xptibpf_armed *r), void *u);
/*
 * When nothing is traced any more: begins no other one, takes what is left, and waits until those that were armed
 * are disarmed.
 */
int arming_end(struct arming *a, int (*fn)(void *u, const struct xptibpf_armed *r), void *u);

#endif
