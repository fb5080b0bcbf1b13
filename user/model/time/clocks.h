// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * clocks.h - the rates of the clocks of a process's devices, as returned to the program (only for model/). Some APIs
 * give times in ticks, and the rate only with a device's properties.
 *
 * Bounded: CLOCKS_MAX devices of a process; of more, nothing is known.
 */
#ifndef XB_MODEL_CLOCKS_H
#define XB_MODEL_CLOCKS_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"

#define CLOCKS_MAX 64u

#define CLOCKS_STAMPS 32u /* parts of one run: tiles, or pieces of a command */
struct clocks_stamps {
	uint64_t at[CLOCKS_STAMPS][2];
	unsigned n;
};

struct clocks;
struct clocks *clocks_free(struct clocks *cs);
/* Takes in a call that succeeded. *cs is made when the first clock is reported. 0 or -ENOMEM. */
int clocks_call(struct clocks **cs, const struct event_call *c);
/*
 * When a command's parts began and ended, in ticks, as r of c tells it; without those that took none, which
 * did not run: the host signalled the event itself. False: nothing is reported, or not all of it was read.
 */
bool clocks_stamps(const struct event_call *c, const struct cat_role *r, struct clocks_stamps *ret);
/*
 * From the first begin to the last end, in ns, by the device's clock in the family of APIs. Clocks are counters
 * of so many bits and begin anew when these are full: at most once, as nobody could tell. False: its rate is
 * not known, or there are no stamps. cs may be NULL.
 */
bool clocks_ns(const struct clocks *cs, unsigned family, uint64_t device,
	       const struct clocks_stamps *stamps, uint64_t *ret_ns);

#endif
