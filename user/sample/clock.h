// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * clock.h - inside sample/: when a device's report was, by our own clock.
 *
 * A report has a timestamp of its device's clock. That clock is read between two readings of ours, so that one moment is
 * known by both, to half of the time between these. A report that the device's clock says is so much older is so much older
 * for us. Whether the two clocks belong together is checked at each reading: they have to have advanced equally since the
 * one before.
 */
#ifndef XB_SAMPLE_CLOCK_H
#define XB_SAMPLE_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* A device's clock. */
struct clock_rate {
	uint64_t per_second; /* cycles; 0: it is not known */
	uint64_t mask;	     /* cycles that it counts before it begins anew */
	uint64_t wrap;	     /* ns after which it does; 0: never */
};

/* One moment by both clocks. */
struct clock_moment {
	uint64_t at, error; /* ns of CLOCK_MONOTONIC: that, give or take */
	uint64_t device;    /* ns of the device's */
};

/* valid_bits: of its counter; 0 or 64 and more: all. False: no clock ticks like that. */
bool clock_rate_set(struct clock_rate *c, uint64_t per_second, uint64_t valid_bits);
uint64_t clock_to_ns(const struct clock_rate *c, uint64_t cycles);
/*
 * Whether both clocks have advanced equally between two moments: to a hundredth, and what the moments may be wrong by.
 * *ret_off: ns by which they have not; what was between the moments is placed wrongly by that much at most.
 */
bool clock_agrees(const struct clock_rate *c, const struct clock_moment *before,
		  const struct clock_moment *now, uint64_t *ret_off);
/*
 * When it was that the device's clock said timestamp (ns), at or before the moment. False: it was not between earliest and
 * the moment, so the timestamp is not of this clock.
 */
bool clock_place(const struct clock_rate *c, const struct clock_moment *m, uint64_t timestamp,
		 uint64_t earliest, uint64_t *ret);

#endif
