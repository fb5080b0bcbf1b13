// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * attach.h - the kernel side as one object: what this kernel can do, programs loaded, probes linked.
 *
 * Call attacher_new (which calibrates and opens), attacher_load, attacher_add (place.h) for every object, attacher_begin,
 * and at the end attacher_free. All probes are removed when it is freed, and when the process ends. Of the same object,
 * filter.h says who is traced, xpti.h places what is for XPTI, reading.h and costs.h read what the kernel side has counted,
 * and captures.h has it write the calls of some processes while it counts all.
 */
#ifndef XB_ATTACH_H
#define XB_ATTACH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "wire.h"

struct attacher;
struct calib;
struct gpu_family;
struct gpu_look;
struct known_map;

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
	bool images;	       /* device images that calls are given are sent */
	bool data;	       /* with accounts: what calls put into memory is sent */
	uint64_t slow_ns; /* with count_by: attacher_each_slow() has what lasted longer; 0: nothing */
	struct xb_filter filter;   /* initial value; attach/filter.h adds pids and so on */
	const struct calib *calib; /* what was found before; NULL: it is found out */
};

/*
 * -EPERM: BPF is not permitted; -ENOSYS: the kernel lacks something that is necessary (see attach/calib.h);
 * other errors are those of the system calls.
 */
int attacher_new(const struct attach_opts *opts, struct attacher **ret);
int attacher_load(struct attacher *a);
/* Instead of it: loads all programs that such a trace may need, and runs none. */
int attacher_try(struct attacher *a);
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

/*
 * Also reads GPU jobs, if the kernel has the trace points of one of these families (attach/gpu_probes.h): *ret says
 * whether it does, or why not. Call it once, after attacher_load(). Only -ENOMEM is an error.
 */
int attacher_add_gpu(struct attacher *a, const struct gpu_family *families, size_t n,
		     struct gpu_look *ret);
/*
 * Adds to XB_C_GPU_JOBS, XB_C_GPU_MISSED and XB_C_FILES_MISSED. Call it after the end, because jobs that are still running count as lost.
 */
void attacher_gpu_counters(const struct attacher *a, uint64_t counters[XB_C_MAX]);

/*
 * Also has the kernel side tell which files traced processes open (XB_FILE_SEEN). Call it once, after attacher_load().
 * -ENOENT: the kernel has no trace points of system calls, or they are not visible here.
 */
int attacher_add_files(struct attacher *a);

/*
 * The trace begins at since (ns): until then, nothing is written or counted except what processes do. Call it when the
 * first probes are in place.
 */
int attacher_begin(struct attacher *a, uint64_t since);

/*
 * Makes the kernel write a record for every call in flight (XB_F_IN_FLIGHT), for which it looks at all threads of the
 * machine. Where no probes are placed, there are none, unless the probes were just removed (detached).
 */
int attacher_snapshot(struct attacher *a, bool detached);

#endif
