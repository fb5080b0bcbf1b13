// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * beacon.c - stands in for the beacon in tests of arming: what it shall do is in block->framework.
 *
 * ok: armed; fail: says no; slow: waits until it is told to give up; deaf: for ever; loaded: does not come to its end
 */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "arm_abi.h"

/* How often it was asked; the program looks it up at its end. */
int arm_test_asked, arm_test_wrong;

static void nap(void)
{
	const struct timespec t = { .tv_nsec = 1000000 };

	nanosleep(&t, NULL);
}

static void end(struct arm_block *b, unsigned state, const char *why)
{
	snprintf(b->why, sizeof(b->why), "%s", why);
	__atomic_store_n(&b->state, state, __ATOMIC_RELEASE);
	for (int i = 0; i < 5000; i++) {
		if (__atomic_load_n(&b->seen, __ATOMIC_ACQUIRE)) {
			munmap((void *)b->map, b->map_size);
			return;
		}
		nap();
	}
}

/* All are blocked but those that the C library uses itself, and 33 must not be. */
static int has_wrong_mask(void)
{
	unsigned long mask = 0;
	FILE *f = fopen("/proc/thread-self/status", "re");
	char line[256];

	while (f && fgets(line, sizeof(line), f))
		sscanf(line, "SigBlk: %lx", &mask);
	if (f)
		fclose(f);
	return mask >> 32 & 1 || (mask & 0x7ffbfeffUL) != 0x7ffbfeffUL;
}

void *xptibpf_beacon_arm(struct arm_block *b)
{
	const char *what = b->framework;

	__atomic_add_fetch(&arm_test_asked, 1, __ATOMIC_RELAXED);
	if (has_wrong_mask() || b->tid != gettid() || b->version != ARM_VERSION)
		__atomic_add_fetch(&arm_test_wrong, 1, __ATOMIC_RELAXED);
	/* After end() there is no block any more. */
	if (!strcmp(what, "ok")) {
		end(b, ARM_DONE, "");
	} else if (!strcmp(what, "fail")) {
		end(b, ARM_FAILED, "no: \033[31mthat is \"it\"");
	} else if (!strcmp(what, "slow")) {
		while (!__atomic_load_n(&b->give_up, __ATOMIC_ACQUIRE))
			nap();
		end(b, ARM_FAILED, "told to");
	} else {
		for (;;)
			nap();
	}
	return NULL;
}
