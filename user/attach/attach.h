// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * attach.h - the kernel side as one object: what this kernel can do, programs loaded, probes linked.
 *
 * Life: attacher_new (calibrates, opens), attacher_load, attacher_add for every object, ..., free.
 * All probes go when it is freed, and when the process dies.
 */
#ifndef XB_ATTACH_H
#define XB_ATTACH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "attach/counter.h"
#include "wire.h"

struct attacher;
struct calib;
struct gpu_family;
struct gpu_look;
struct xb_python;
struct xb_xpti_layout;

enum attach_link { ATTACH_LINK_AUTO, ATTACH_LINK_SESSION, ATTACH_LINK_MULTI, ATTACH_LINK_PERF };

struct attach_opts {
	uint32_t ring_size;	 /* bytes, a power of two of pages; 0: 16 MiB */
	enum attach_link link;	 /* AUTO: the best that works */
	bool entry_only;	 /* no return probes at all */
	bool xpti;		 /* load the XPTI programs too */
	uint32_t stack_bytes;	 /* of a stack, at most XB_STACK_MAX; 0: no stacks */
	uint32_t stack_limit;	 /* stacks a second; UINT32_MAX: no limit */
	uint32_t count_by;	 /* enum xb_count_by: calls are counted, not told */
	struct xb_filter filter; /* as it starts; pids and so on are added by the calls below */
};

/* One probe as the planner wants it. */
struct attach_probe {
	uint64_t offset; /* in the file */
	uint64_t cookie; /* XB_COOKIE */
	bool ret;	 /* with its return */
};

struct attach_report {
	unsigned placed, failed;
	int first_error; /* negative errno of the first failure, or 0 */
};

/*
 * -EPERM: BPF is not allowed to us; -ENOTSUP: the kernel lacks what we can't do without (attach/calib.h
 * tells what); other errors are those of the system calls.
 */
int attacher_new(const struct attach_opts *opts, struct attacher **ret);
int attacher_load(struct attacher *a);
/* Takes all probes out; what they wrote stays in the ring, and the counters can still be read. */
void attacher_detach(struct attacher *a);
struct attacher *attacher_free(struct attacher *a);

enum attach_link attacher_link(const struct attacher *a); /* what was chosen */
bool attacher_returns(const struct attacher *a);	  /* return probes are used */
const struct calib *attacher_calib(const struct attacher *a);
int attacher_ring_fd(const struct attacher *a); /* map fd of the ring */

/* Gives a slot of the plan table its plan. */
int attacher_set_plan(struct attacher *a, const struct xb_plan *plan);

/*
 * Places API probes in the file that fd has open. Never fails for a single bad probe: what could not
 * be placed is in the report. id names the object for attacher_remove().
 */
int attacher_add(struct attacher *a, int id, int fd, const struct attach_probe *probes, size_t n,
		 struct attach_report *ret);
/*
 * Places the XPTI program's probe instead (with opts.xpti). The object in its cookie is set to the
 * slot that the layout gets.
 */
int attacher_add_xpti(struct attacher *a, int id, int fd, struct attach_probe *probe,
		      const struct xb_xpti_layout *layout, struct attach_report *ret);
/*
 * Has those processes that map the file, or the one with pid not 0, see their counters raised, until they are
 * removed, or we end in whatever way (with opts.xpti). Once for an id and pid.
 */
int attacher_wake(struct attacher *a, int id, int fd, pid_t pid,
		  const struct attach_counter *counters, size_t n);
/* That process has ended: its own are not needed any more. */
void attacher_wake_over(struct attacher *a, pid_t pid);
void attacher_remove(struct attacher *a, int id);

/*
 * Reads GPU jobs too, where the kernel has the trace points of one of these families (attach/gpu.h): *ret says
 * whether, and why not. Once, behind attacher_load(). -ENOMEM; no other lack is an error.
 */
int attacher_add_gpu(struct attacher *a, const struct gpu_family *families, size_t n,
		     struct gpu_look *ret);
/* Adds what there is to XB_C_GPU_JOBS and XB_C_GPU_MISSED. After the end: jobs that still run count as lost. */
void attacher_gpu_counters(const struct attacher *a, uint64_t counters[XB_C_MAX]);

/* Who is traced. */
int attacher_set_filter(struct attacher *a, const struct xb_filter *f);
int attacher_add_pid(struct attacher *a, uint32_t tgid);
/* The kernel side does it when a process ends; this is for one that ended before we listened. */
void attacher_remove_pid(struct attacher *a, uint32_t tgid);
int attacher_add_tid(struct attacher *a, uint32_t tid);
int attacher_add_uid(struct attacher *a, uint32_t uid);
int attacher_add_cgroup(struct attacher *a, int cgroup_fd); /* v2 */
bool attacher_is_target(struct attacher *a, uint32_t tgid); /* is in the pid set (by -f too) */
/* Is any process left in the pid set? */
bool attacher_targets_left(struct attacher *a);

/*
 * The process runs a CPython: stacks come with its frames from now on, in its children too. NULL: no more; the
 * kernel side does that itself when it ends. -E2BIG: too many processes.
 */
int attacher_set_python(struct attacher *a, uint32_t tgid, const struct xb_python *python);

/* Sums of the kernel's counters. */
int attacher_counters(struct attacher *a, uint64_t ret[XB_C_MAX]);
/*
 * With count_by, the rows that the kernel side counts in. attacher_turn_counts() begins new ones; when it
 * returns nothing changes any more in those of before, which attacher_take_counts() hands out and removes: of
 * them all, or, now, of the new ones those that wanted() says can't grow either. The next turn needs
 * an empty table: take all before it. Both wait for the kernel for some ms. 0 or -errno, also of fn.
 */
int attacher_turn_counts(struct attacher *a);
int attacher_take_counts(struct attacher *a, bool now,
			 bool (*wanted)(void *u, const struct xb_count_key *key,
					const struct xb_count_row *row),
			 int (*fn)(void *u, const struct xb_count_key *key,
				   const struct xb_count_row *row),
			 void *u);
/* Makes the kernel write a record for every call in flight (XB_F_IN_FLIGHT). */
int attacher_snapshot(struct attacher *a);

#endif
