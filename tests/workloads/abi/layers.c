// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * layers.c - a library with functions of several APIs that call whatever they are given. Built twice, the two
 * are what a loader and its driver are, nested in any way that a test wants.
 */
typedef int (*next_fn)(void);

#define FUNCTION(name)                                                         \
	int name(next_fn next);                                                \
	int name(next_fn next)                                                 \
	{                                                                      \
		int r = next ? next() : 0;                                     \
		__asm__ volatile("" : : : "memory"); /* a call, and no jump */ \
		return r;                                                      \
	}

FUNCTION(clFinish)
FUNCTION(urQueueFinish)
FUNCTION(urEventWait)
FUNCTION(urLoaderInit)
FUNCTION(zeEventHostReset)
FUNCTION(zetMetricGet)
FUNCTION(zesInit)
