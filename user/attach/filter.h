// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* filter.h - who is traced: the kernel side's filter and its sets of processes, threads, users and control groups. */
#ifndef XB_ATTACH_FILTER_H
#define XB_ATTACH_FILTER_H

#include <stdbool.h>
#include <stdint.h>

#include "wire.h"

struct attacher;
struct xb_python;

int attacher_set_filter(struct attacher *a, const struct xb_filter *f);
int attacher_add_pid(struct attacher *a, uint32_t tgid);
/* The kernel side does this when a process ends; this is for one that ended before the exit was traced. */
void attacher_remove_pid(struct attacher *a, uint32_t tgid);
int attacher_add_tid(struct attacher *a, uint32_t tid);
int attacher_add_uid(struct attacher *a, uint32_t uid);
int attacher_add_cgroup(struct attacher *a, int cgroup_fd); /* v2 */
bool attacher_is_target(struct attacher *a, uint32_t tgid); /* is in the pid set (by -f too) */
/* Is any process left in the pid set? */
bool attacher_targets_left(struct attacher *a);

/*
 * Called when a process runs a CPython: from now on, its stacks and those of its children have Python frames. NULL:
 * it no longer does; the kernel side notices itself when the process ends. -E2BIG: too many processes.
 */
int attacher_set_python(struct attacher *a, uint32_t tgid, const struct xb_python *python);

#endif
