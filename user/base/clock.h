// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* clock.h - the clock that records and timeouts use. */
#ifndef XB_BASE_CLOCK_H
#define XB_BASE_CLOCK_H

#include <stdint.h>
#include <time.h>

#define NS_PER_S  1000000000ULL
#define NS_PER_MS 1000000ULL

/* CLOCK_MONOTONIC. */
static inline uint64_t now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * NS_PER_S + (uint64_t)t.tv_nsec;
}

#endif
