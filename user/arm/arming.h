// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arming.h - arms processes for as long as they are traced (xptibpf_opts.arm).
 *
 * A separate thread does this, one process after the other, because each may take seconds, during which traced
 * processes fill the ring. Results wait until the tracer's thread takes them.
 */
#ifndef XB_ARM_ARMING_H
#define XB_ARM_ARMING_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "arm/job.h"
#include "xptibpf/arming.h"

struct arming;

/* beacon: its path, or NULL. wanted: which events are selected; NULL: all. */
int arming_new(const char *beacon, unsigned timeout_ms,
	       bool (*wanted)(void *u, const char *stream, const char *event), void *u,
	       struct arming **ret);
/* Waits for the thread. */
struct arming *arming_free(struct arming *a);
/* Examines a process. On failure, why says why it can't be armed. */
int arming_add(struct arming *a, pid_t pid, char why[ARM_WHY]);
/* Calls fn for each file that the processes are going to load; the file is borrowed. */
void arming_files(const struct arming *a, void (*fn)(void *u, pid_t pid, int fd, const char *path),
		  void *u);

/* Begins to arm; from now on, there are results. */
int arming_start(struct arming *a);
int arming_fd(const struct arming *a); /* poll it for input, then call arming_take() */
/* Calls fn for each new result, in the order of the processes. If fn returns less than 0, this is returned. */
int arming_take(struct arming *a, int (*fn)(void *u, const struct xptibpf_armed *r), void *u);
/*
 * Called when nothing is traced any more: arms no further process, takes the remaining results, and waits until the
 * armed processes are disarmed.
 */
int arming_end(struct arming *a, int (*fn)(void *u, const struct xptibpf_armed *r), void *u);

#endif
