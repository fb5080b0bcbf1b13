// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cgroup.h - what the control groups of a process, v1's and v2's, say that matters to whoever sends its threads somewhere.
 *
 * Those that can't be seen from here say nothing.
 */
#ifndef XB_PROC_CGROUP_H
#define XB_PROC_CGROUP_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define CGROUP_PATH 4352

/* Is it frozen, so that no thread of it could be sent anywhere? */
bool cgroup_is_frozen(pid_t pid);

/* Of a group, its own or one around that. */
struct cgroup_limit {
	uint64_t max,
		now; /* threads and processes, or bytes: now without what the kernel takes back when it needs to */
	char folder[CGROUP_PATH];
};

/* Is there one that may have no more threads? */
bool cgroup_is_full(pid_t pid, struct cgroup_limit *ret);
/* Is there one that does not have so many bytes left? */
bool cgroup_lacks_memory(pid_t pid, uint64_t bytes, struct cgroup_limit *ret);

#endif
