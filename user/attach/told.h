// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* told.h - has the kernel side write the calls of some processes while it counts all (bpf/told.bpf.h). */
#ifndef XB_ATTACH_TOLD_H
#define XB_ATTACH_TOLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "wire.h"

struct api_bpf;

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

/* number: not that of an earlier one. */
int told_begin(struct api_bpf *s, uint32_t number, const struct attach_capture *c);
void told_end(struct api_bpf *s);
/* No call is marked any more. */
void told_over(struct api_bpf *s);

#endif
