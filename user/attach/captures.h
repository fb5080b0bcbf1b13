// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* captures.h - has the kernel side write the calls of some processes while it counts all (bpf/told.bpf.h). */
#ifndef XB_ATTACH_CAPTURES_H
#define XB_ATTACH_CAPTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "wire.h"

struct attacher;

/* Whose calls are written while those of all processes are counted; nothing: all. All of it is borrowed. */
struct attach_capture {
	const uint32_t *pids;
	size_t npids;
	const char *const *comms;
	size_t ncomms;	    /* at most XB_FILTER_COMMS */
	const int *cgroups; /* descriptors of folders of cgroup v2 */
	size_t ncgroups;    /* at most XB_FILTER_CGROUPS */
	uint64_t memory;    /* bytes that live in a process, above which it is counted; 0: none */
	bool stacks;	    /* take those of functions whose plans say so */
};

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

#endif
