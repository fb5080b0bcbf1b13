// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * counter.h - the place of a probe's reference counter in its file, which the kernel changes while the probe is placed.
 */
#ifndef XB_ATTACH_COUNTER_H
#define XB_ATTACH_COUNTER_H

#include <stdint.h>

/* A probe that never fires, and the number in the memory of the file that shows whether it is placed. */
struct attach_counter {
	uint64_t probe, counter; /* offsets in the file */
};

#endif
