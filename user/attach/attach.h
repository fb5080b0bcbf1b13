// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * attach.h - the kernel side as one object: what this kernel can do, programs loaded, probes linked.
 *
 * Call attacher_new (which calibrates and opens), attacher_load, attacher_add for every object, attacher_begin, and at the
 * end attacher_free. All probes are removed when it is freed, and when the process ends.
 */
#ifndef XB_ATTACH_H
#define XB_ATTACH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "attach/counter.h"
#include "attach/told.h"
#include "wire.h"

struct attacher;
struct calib;
struct gpu_family;
struct groups;
struct gpu_look;
struct known_map;
struct xb_python;
struct xb_xpti_layout;

enum attach_link { ATTACH_LINK_AUTO, ATTACH_LINK_SESSION, ATTACH_LINK_MULTI, ATTACH_LINK_PERF };

struct attach_opts {
	uint32_t ring_size;    /* bytes, a power of two of pages; 0: 16 MiB */
	enum attach_link link; /* AUTO: the best that works */
	bool entry_only;       /* no return probes at all */
	uint32_t stack_bytes;  /* of a stack, at most XB_STACK_MAX; 0: no stacks */
	uint32_t stack_limit;  /* stacks a second; UINT32_MAX: no limit */
	uint32_t count_by;     /* enum xb_count_by: calls are counted, not recorded */
	bool accounts;	       /* with count_by: memory, copies and waits are counted, too */
	uint32_t group_by;     /* with accounts: XB_GROUP_ bits; 0: nothing is counted by group */
	bool costs;	       /* with count_by: what the probes cost is added up */
	bool captures;	       /* with count_by: attacher_capture_begin() is possible */
	uint64_t slow_ns; /* with count_by: attacher_each_slow() has what lasted longer; 0: nothing */
	struct xb_filter filter;   /* initial value; the calls below add pids and so on */
	const struct calib *calib; /* what was found before; NULL: it is found out */
};

/* One probe, as planned. */
struct attach_probe {
	uint64_t offset; /* in the file */
	uint64_t cookie; /* XB_COOKIE */
	bool ret;	 /* with its return */
	bool stepped;	 /* the kernel single-steps the instruction, which costs more */
};

struct attach_report {
	unsigned placed, failed;
	int first_error; /* negative errno of the first failure, or 0 */
};

/*
 * -EPERM: BPF is not permitted; -ENOTSUP: the kernel lacks something that is necessary (see attach/calib.h);
 * other errors are those of the system calls.
 */
int attacher_new(const struct attach_opts *opts, struct attacher **ret);
int attacher_load(struct attacher *a);
/* Instead of it: loads all programs that such a trace may need, and runs none. */
int attacher_try(struct attacher *a);
/*
 * With attach_opts.costs, after attacher_load() and before the first probe: measures what hits cost here, which takes 0.1 s.
 * Otherwise, or if it fails, they are taken to cost what they do on a common machine. ret is by enum price (attach/price.h).
 */
int attacher_measure(struct attacher *a, uint32_t ret[]);
/*
 * Removes all probes. What they wrote stays in the ring, and the counters can still be read. Where the kernel is slow to
 * remove them, they write nothing any more when this returns, but another process goes on with removing them.
 */
void attacher_detach(struct attacher *a);
/* After it: how many probes are left, which process removes them, and about how many seconds that takes. */
unsigned attacher_left(const struct attacher *a, pid_t *ret_pid, unsigned *ret_seconds);
struct attacher *attacher_free(struct attacher *a);

enum attach_link attacher_link(const struct attacher *a); /* what was chosen */
bool attacher_returns(const struct attacher *a);	  /* return probes are used */
const struct calib *attacher_calib(const struct attacher *a);
int attacher_ring_fd(const struct attacher *a); /* map fd of the ring */

/* What the kernel side has for known stacks, which is valid as long as the attacher. False: it knows nothing. */
bool attacher_known(const struct attacher *a, struct known_map *ret);

/* Puts a plan into a slot of the plan table. */
int attacher_set_plan(struct attacher *a, const struct xb_plan *plan);
/* The same with what the function does with memory; without attach_opts.accounts, this does nothing. */
int attacher_set_account(struct attacher *a, uint32_t slot, const struct xb_account *account);

/*
 * Places API probes in the file that is open as fd, in all processes, or with a pid in that one alone, where
 * attacher_can_choose(), and if it has none of them yet. A single bad probe is not an error: the report has what could
 * not be placed. id identifies the object for attacher_remove().
 */
int attacher_add(struct attacher *a, int id, pid_t pid, int fd, const struct attach_probe *probes,
		 size_t n, struct attach_report *ret);
/* The same in all processes, as a part of the object that can be removed alone. part is greater than 0. */
int attacher_add_part(struct attacher *a, int id, unsigned part, int fd,
		      const struct attach_probe *probes, size_t n, struct attach_report *ret);
void attacher_remove_part(struct attacher *a, int id, unsigned part);
/* Whether probes can be placed in one process, leaving the memory of all others alone. */
bool attacher_can_choose(const struct attacher *a);
/*
 * Places the XPTI program's probe instead. The object in its cookie is set to the
 * slot that the layout gets.
 */
int attacher_add_xpti(struct attacher *a, int id, int fd, struct attach_probe *probe,
		      const struct xb_xpti_layout *layout, struct attach_report *ret);
/*
 * Raises the counters in the processes that map the file, or in the process pid if that is not 0, until they are
 * removed or xptibpf ends in any way. Call it once for each id and pid.
 */
int attacher_wake(struct attacher *a, int id, int fd, pid_t pid,
		  const struct attach_counter *counters, size_t n);
/* Removes what these two have placed, and their programs with all that they know. */
void attacher_remove_xpti(struct attacher *a);
/*
 * Called when a process has ended or runs another program: removes its own probes and counters. Of one that has ended, probes
 * are removed by threads, so that nobody waits for them.
 */
void attacher_process_over(struct attacher *a, pid_t pid, bool ended);
void attacher_remove(struct attacher *a, int id);

/*
 * Also reads GPU jobs, if the kernel has the trace points of one of these families (attach/gpu_probes.h): *ret says
 * whether it does, or why not. Call it once, after attacher_load(). Only -ENOMEM is an error.
 */
int attacher_add_gpu(struct attacher *a, const struct gpu_family *families, size_t n,
		     struct gpu_look *ret);
/*
 * Adds to XB_C_GPU_JOBS and XB_C_GPU_MISSED. Call it after the end, because jobs that are still running count as lost.
 */
void attacher_gpu_counters(const struct attacher *a, uint64_t counters[XB_C_MAX]);

/*
 * The trace begins at since (ns): until then, nothing is written or counted except what processes do. Call it when the
 * first probes are in place.
 */
int attacher_begin(struct attacher *a, uint64_t since);

/* Who is traced. */
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

/* Sums of the kernel's counters. */
int attacher_counters(struct attacher *a, uint64_t ret[XB_C_MAX]);
/*
 * With count_by: the rows in which the kernel side counts. attacher_turn_counts() begins new rows. When it returns,
 * the previous rows no longer change, and attacher_take_counts() passes them to fn and removes them: all of them, or
 * with now, those of the new rows that can't grow any more according to wanted(). The next turn needs an empty table,
 * so take all rows before it. Both wait for the kernel for some ms. 0 or -errno, including that of fn.
 */
int attacher_turn_counts(struct attacher *a);
int attacher_take_counts(struct attacher *a, bool now,
			 bool (*wanted)(void *u, const struct xb_count_key *key,
					const struct xb_count_row *row),
			 int (*fn)(void *u, const struct xb_count_key *key,
				   const struct xb_count_row *row),
			 void *u);
/*
 * With attach_opts.accounts: probes of functions that allocate or free are gone, or will be there again. Either way, what
 * lives is forgotten, because its end may not be seen: what is older than this is treated as what is older than the trace.
 */
int attacher_follow(struct attacher *a, bool follows);
/* With attach_opts.accounts: what was added up so far. Without: zeros. */
void attacher_sums(const struct attacher *a, struct xb_sums *ret);
/*
 * With attach_opts.group_by, otherwise NULL: valid as long as the attacher. *ret_full: how many programs have no group because
 * there were too many.
 */
struct groups *attacher_groups(const struct attacher *a, uint64_t *ret_full);
/* The same: the allocations that live, in any order, each at most once. 0 or -errno. */
int attacher_each_live(const struct attacher *a, void (*fn)(void *u, const struct xb_live *l),
		       void *u);
/*
 * With attach_opts.costs: sets what hits of a slot cost from now on, and reads what those of the first n slots have cost;
 * without, both do nothing. 0 or -errno.
 */
int attacher_set_price(struct attacher *a, uint32_t slot, bool stepped);
int attacher_costs(const struct attacher *a, uint32_t n, struct xb_cost ret[]);
/* What the busiest thread has spent between the last two calls of attacher_snapshot(): ns. */
uint64_t attacher_busiest(const struct attacher *a);
/*
 * With attach_opts.captures, of a trace of all processes: calls that begin from now on are written, too. One capture at a
 * time. -E2BIG; -EBADF: a descriptor is none of a cgroup.
 */
int attacher_capture_begin(struct attacher *a, const struct attach_capture *c);
/*
 * No call is written any more. Until attacher_capture_over(), attacher_snapshot() marks those of the capture that have
 * not returned (XB_F_CAPTURED).
 */
void attacher_capture_end(struct attacher *a);
void attacher_capture_over(struct attacher *a);
/* How many calls and XPTI events of the capture could not be written. */
uint64_t attacher_capture_lost(const struct attacher *a);
/* How many of its stacks were not taken: beyond the limit, or no room. */
uint64_t attacher_capture_stackless(const struct attacher *a);
/* With attach_opts.accounts: how often a process of the capture has come above attach_capture.memory. */
uint64_t attacher_capture_exceeded(const struct attacher *a);
/*
 * With attach_opts.slow_ns: passes on the slow calls since the last time, the oldest first, as far as there was room for
 * them (XB_SLOW_MAX); *ret_dropped: for how many there was none, so far. 0, -errno, or what fn has returned if that is
 * negative.
 */
int attacher_each_slow(struct attacher *a, int (*fn)(void *u, const struct xb_slow *s), void *u,
		       uint64_t *ret_dropped);
/* The same: how many calls of a slot were slow, so far. */
uint64_t attacher_slow(const struct attacher *a, uint32_t slot);
/* Makes the kernel write a record for every call in flight (XB_F_IN_FLIGHT). */
int attacher_snapshot(struct attacher *a);

#endif
