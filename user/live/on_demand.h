// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * on_demand.h - probes that a trace which counts has only while a capture wants them: those of XPTI, and those that see the
 * names of older kernels. Which files may have them is known all the time, so that a capture begins at once; before and
 * after, nothing is different for programs.
 *
 * A capture of certain processes wakes the beacons of those alone.
 */
#ifndef XB_LIVE_ON_DEMAND_H
#define XB_LIVE_ON_DEMAND_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "attach/counter.h"
#include "attach/place.h"

struct discover;
struct file_plan_xpti;
struct on_demand;

/* a is borrowed and outlives it. */
int on_demand_new(struct attacher *a, struct on_demand **ret);
struct on_demand *on_demand_free(struct on_demand *n);

/* Keeps a file, whose descriptor stays the caller's, under its id. 1, or -errno. */
int on_demand_framework(struct on_demand *n, int id, int fd, const struct file_plan_xpti *xpti);
int on_demand_beacon(struct on_demand *n, int id, int fd, const struct attach_counter counters[],
		     size_t ncounters);
int on_demand_names(struct on_demand *n, int id, int fd, const struct attach_probe *probe);
/* A process maps the object. -errno: it is a beacon that could not be woken. */
int on_demand_mapped(struct on_demand *n, int id, pid_t pid);
/* The object has gone. */
void on_demand_drop(struct on_demand *n, int id);

struct on_demand_wish {
	bool xpti, names;
	const pid_t *pids; /* which processes are woken, copied; none: all that have a beacon */
	size_t npids;
};
struct on_demand_found {
	bool heard;  /* one of the processes has a framework, without which it has no XPTI events */
	bool failed; /* a probe of XPTI could not be placed, or a beacon not be woken */
};
/* Probes are placed now, as far as they can be. -ENOMEM: none were. */
int on_demand_begin(struct on_demand *n, const struct discover *d,
		    const struct on_demand_wish *wish, struct on_demand_found *ret);
/* All of it is removed. Does nothing if it has not begun. */
void on_demand_end(struct on_demand *n);

#endif
