// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* beacon.h - finds out whether a file is the beacon, and where its counters are. */
#ifndef XB_PLAN_BEACON_H
#define XB_PLAN_BEACON_H

#include <stdint.h>

struct elf_file;

/* A function that is never called, and the counter of the probes on it; offsets in the file. */
struct plan_counter {
	uint64_t function, counter;
};

struct plan_beacon {
	struct plan_counter events, details;
	/* Of beacons that can ask for commands' times; all 0: this one can't. */
	struct plan_counter times;
	uint64_t state; /* virtual address of a byte: enum beacon_state */
	/* Of beacons that can be disarmed (arm_abi.h); all 0: this one can't. */
	struct plan_counter leave;
	uint64_t leave_now; /* virtual address of a byte that is set for the same; 0: older ones have none */
	uint64_t armed;	 /* virtual address of a byte: enum beacon_armed */
	uint64_t traced; /* virtual address of the counter for events, a uint16_t */
};

/* -ENOENT: it is none; -EINVAL: it looks like one, but the kernel would not take such counters. */
int plan_beacon(struct elf_file *elf, struct plan_beacon *ret);

#endif
