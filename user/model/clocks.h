// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * clocks.h - inside model/: how fast the clocks of a process's devices tick, as the program was told. Some
 * APIs give times in ticks, and their rate only with a device's properties.
 *
 * Bounded: CLOCKS_MAX devices of a process; of more, nothing is known.
 */
#ifndef XB_MODEL_CLOCKS_H
#define XB_MODEL_CLOCKS_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"

#define CLOCKS_MAX 64u

struct clocks;
struct clocks *clocks_free(struct clocks *cs);
/* Takes in a call that succeeded. *cs is made when the first clock is told of. 0 or -ENOMEM. */
int clocks_call(struct clocks **cs, const struct event_call *c);
/*
 * From one stamp to the other, in ns, by the device's clock in the family of APIs. Clocks are counters of so
 * many bits and begin anew when these are full: at most once, as nobody could tell. False: its rate is not
 * known. cs may be NULL.
 */
bool clocks_ns(const struct clocks *cs, unsigned family, uint64_t device, const uint64_t stamps[2],
	       uint64_t *ret_ns);

#endif
