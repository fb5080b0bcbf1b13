// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cgroup.h - what must be known of a process's control groups (v1 and v2) before one of its threads is borrowed:
 * whether they are frozen, and their limits. Groups that can't be seen from here are ignored.
 */
#ifndef XB_PROC_CGROUP_H
#define XB_PROC_CGROUP_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define CGROUP_PATH 4352

/* Whether the process is frozen, so that none of its threads can be borrowed. */
bool cgroup_is_frozen(pid_t pid);

/* The limit of a group, which is the process's own or one around it. */
struct cgroup_limit {
	uint64_t max,
		now; /* threads and processes, or bytes; now excludes memory that the kernel can reclaim */
	char folder[CGROUP_PATH];
};

/* Whether a group may have no more threads. */
bool cgroup_is_full(pid_t pid, struct cgroup_limit *ret);
/* Whether a group has less than this number of bytes left. */
bool cgroup_lacks_memory(pid_t pid, uint64_t bytes, struct cgroup_limit *ret);

#endif
