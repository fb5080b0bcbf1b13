// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* clock.h - the clock that records and timeouts use. */
#ifndef XB_BASE_CLOCK_H
#define XB_BASE_CLOCK_H

#include <stdint.h>
#include <time.h>

#define NS_PER_S  1000000000ULL
#define NS_PER_MS 1000000ULL

/* 0: there is no such clock (any more), as that of a process which ended. */
static inline uint64_t clock_ns(clockid_t clock)
{
	struct timespec t;

	return clock_gettime(clock, &t) ? 0 : (uint64_t)t.tv_sec * NS_PER_S + (uint64_t)t.tv_nsec;
}

static inline uint64_t now_ns(void)
{
	return clock_ns(CLOCK_MONOTONIC);
}

/* For poll() and the like: ms, rounded up, and at most so many. */
static inline int wait_ms_for(uint64_t ns, int most)
{
	uint64_t ms = (ns + NS_PER_MS - 1) / NS_PER_MS;

	return ms < (uint64_t)most ? (int)ms : most;
}

#endif
