// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * groups.h - what the kernel side counts by groups of processes (bpf/groups.bpf.h): reads their rows, and takes back the
 * numbers of groups that have had no process for a minute.
 *
 * A program's control groups can be gone before anybody looks at them, so their names are those that the kernel side has
 * kept.
 */
#ifndef XB_ATTACH_GROUPS_H
#define XB_ATTACH_GROUPS_H

#include <stdbool.h>
#include <stdint.h>

#include "wire.h"

struct groups;
/* Descriptors of maps, which are borrowed. 0 or -errno. */
int groups_new(int keys, int rows, int unused, struct groups **ret);
struct groups *groups_free(struct groups *g);

struct groups_row {
	uint64_t id; /* of the group, which no other gets; 0: that of processes without a group */
	/* As /proc/PID/cgroup has them, seen from the root; "": not asked for. */
	const char *cgroups;
	const struct xb_group *now; /* it changes while it is read */
	bool over; /* nothing will be added any more, and it is not passed on again */
};
/*
 * Passes on all of them. Call it once a second: what ages here counts calls of this function. 0, -ENOMEM, or what fn has
 * returned if that is negative.
 */
int groups_each(struct groups *g, int (*fn)(void *u, const struct groups_row *row), void *u);

#endif
