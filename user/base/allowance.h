// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * allowance.h - a limit on the time that work for others takes: a part of each second. What was not used is saved up to
 * some amount, for the beginning of a trace, when most work comes. Who overdraws it waits until it is made up for.
 */
#ifndef XB_BASE_ALLOWANCE_H
#define XB_BASE_ALLOWANCE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/clock.h"

#define ALLOWANCE_PART 4 /* of the time that passes: a quarter */

struct allowance {
	int64_t max_ns; /* that may be saved */
	int64_t left_ns;
	uint64_t at;
};

static inline struct allowance allowance_new(int64_t max_ns)
{
	return (struct allowance){ max_ns, max_ns, now_ns() };
}

/* Whether there is any left, now. */
static inline bool allowance_left(struct allowance *a, uint64_t now)
{
	a->left_ns += (int64_t)(now - a->at) / ALLOWANCE_PART;
	a->at = now;
	if (a->left_ns > a->max_ns)
		a->left_ns = a->max_ns;
	return a->left_ns > 0;
}

static inline void allowance_spend(struct allowance *a, uint64_t since)
{
	a->left_ns -= (int64_t)(now_ns() - since);
}

#endif
