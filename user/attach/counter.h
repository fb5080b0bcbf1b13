// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* counter.h - where a file has a number that the kernel changes while a probe of it is placed: its reference counter. */
#ifndef XB_ATTACH_COUNTER_H
#define XB_ATTACH_COUNTER_H

#include <stdint.h>

/* A probe that never fires, and the number in the file's memory that says whether it is placed. */
struct attach_counter {
	uint64_t probe, counter; /* offsets in the file */
};

#endif
