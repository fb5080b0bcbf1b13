// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* reading.h - what the kernel side has counted: losses, calls, memory, and calls that were slow. */
#ifndef XB_ATTACH_READING_H
#define XB_ATTACH_READING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "wire.h"

struct attacher;
struct groups;

/* Sums of the kernel's counters. */
int attacher_counters(struct attacher *a, uint64_t ret[XB_C_MAX]);
/*
 * With count_by: the rows in which the kernel side counts. attacher_turn_counts() begins new rows. When it returns,
 * the previous rows no longer change, and attacher_take_counts() passes them to fn and removes them; with now, the new
 * rows instead, at the end. The next turn needs an empty table, so take all rows before it. Both wait for the kernel for
 * some ms. 0 or -errno, including that of fn.
 */
int attacher_turn_counts(struct attacher *a);
int attacher_take_counts(struct attacher *a, bool now,
			 int (*fn)(void *u, const struct xb_count_key *key,
				   const struct xb_count_row *row),
			 void *u);
/*
 * The same, of those new rows that are wanted because what they count ended at that time (ns, not in the future): a row
 * that was made later is of somebody else, who has the same number. The table's keys are read once for all ends that came
 * before they were read, because thousands of threads may end at once.
 */
int attacher_take_ended_counts(struct attacher *a, uint64_t at,
			       bool (*wanted)(void *u, const struct xb_count_key *key),
			       int (*fn)(void *u, const struct xb_count_key *key,
					 const struct xb_count_row *row),
			       void *u);
/*
 * With attach_opts.accounts: probes of functions that allocate or free are gone, or will be there again. Either way, what
 * lives is forgotten, because its end may not be seen: what is older than this is treated as what is older than the trace.
 */
int attacher_follow(struct attacher *a, bool follows);
/* With attach_opts.accounts: what was added up so far. Without: zeros. */
void attacher_sums(const struct attacher *a, struct xb_sums *ret);
/*
 * With attach_opts.group_by, otherwise NULL: valid as long as the attacher. *ret_full: how many programs have no group because
 * there were too many.
 */
struct groups *attacher_groups(const struct attacher *a, uint64_t *ret_full);
/* The same: the allocations that live, in any order, each at most once. 0 or -errno. */
int attacher_each_live(const struct attacher *a, void (*fn)(void *u, const struct xb_live *l),
		       void *u);
/*
 * With attach_opts.slow_ns: passes on the slow calls since the last time, the oldest first, as far as there was room for
 * them (XB_SLOW_MAX); *ret_dropped: for how many there was none, so far. 0, -errno, or what fn has returned if that is
 * negative.
 */
int attacher_each_slow(struct attacher *a, int (*fn)(void *u, const struct xb_slow *s), void *u,
		       uint64_t *ret_dropped);
/* The same: how many calls of a slot were slow, so far. */
uint64_t attacher_slow(const struct attacher *a, uint32_t slot);

#endif
