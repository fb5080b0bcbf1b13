// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * governor.h - decides which functions lose their probes because they cost too much, and when they get them back. It knows
 * numbers and a time, and touches nothing.
 *
 * What is limited is the share of its time that the busiest thread spends in hits, or all processors together if that is
 * more. If it is above the limit twice in a row, the functions that cost most lose their probes, so many that three quarters
 * of the limit are left. Functions that deal with memory come last and all together, because what lives is forgotten with
 * them.
 *
 * What a function would cost that has no probes isn't known. One at a time is therefore tried again, the one first
 * that has been off for longest: after GOVERNOR_WAIT_NS, and each time that this was too much, after twice as long. What it
 * cost when it was switched off may make it wait longer: trials have a quarter of the limit, and each takes at least
 * GOVERNOR_TRIAL_NS. One that has stayed for GOVERNOR_STAY_NS is back, and then the next is tried at once. Those
 * that deal with memory are tried together, after a longer time, which doubles each time that they are switched off, until they
 * have stayed for as long as it can get. If it is too much with them, they are the ones that go.
 */
#ifndef XB_LIVE_GOVERNOR_H
#define XB_LIVE_GOVERNOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "live/switched.h"

#define GOVERNOR_WAIT_NS     10000000000ull
#define GOVERNOR_WAIT_MAX_NS 600000000000ull
#define GOVERNOR_STAY_NS     5000000000ull
#define GOVERNOR_TRIAL_NS \
	1500000000ull /* a look each second, and the time until the probes are placed and gone */

#define GOVERNOR_MEMORY_WAIT_NS	    60000000000ull
#define GOVERNOR_MEMORY_WAIT_MAX_NS 3600000000000ull

struct governor;
/* limit: millionths; 0: it only adds up. class: of a slot. */
int governor_new(uint32_t limit, enum switched_class (*class)(void *u, uint32_t slot), void *u,
		 struct governor **ret);
struct governor *governor_free(struct governor *g);

struct governor_look {
	uint64_t now;		     /* ns */
	const struct xb_cost *costs; /* by slot: sums, which only grow */
	uint32_t n;
	uint64_t busiest; /* ns that the busiest thread has spent since the look before */
	unsigned cpus;
};

/* Valid until the next call. */
struct governor_verdict {
	const uint32_t *slots;
	size_t n;
	bool on; /* they get their probes back; otherwise they lose them */
};

/* What has been spent since the look before counts; the first one changes nothing. */
void governor_look(struct governor *g, const struct governor_look *look,
		   struct governor_verdict *ret);

/* Of the last interval: millionths of the time of the busiest thread, and of all processors. */
void governor_shares(const struct governor *g, uint32_t *ret_thread, uint32_t *ret_machine);
uint64_t governor_spent(const struct governor *g); /* ns, in all */
unsigned governor_off(const struct governor *g);   /* functions without probes now */
/* Calls that functions have made without probes, if they went on as they were last seen. */
uint64_t governor_unseen(const struct governor *g);

#endif
