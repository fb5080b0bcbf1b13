// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * collect.h - makes a struct state of the library's snapshots, with a bounded number of rows.
 *
 * The first so many functions that are called have rows of their own, those with the most time first where they come
 * together. All others share a row of their group, "other". A function never changes its row, because the numbers of a
 * row only grow: sums over the rows of a group are exact.
 */
#ifndef XB_SERVE_COLLECT_H
#define XB_SERVE_COLLECT_H

#include "serve/state.h"
#include "xptibpf/xptibpf.h"

#define COLLECT_OTHER "other"

/* In ns, for xptibpf_watch.limits. */
extern const uint64_t collect_limits[STATE_LIMITS];

struct collect;
/* functions: how many get rows. */
int collect_new(unsigned functions, struct collect **ret);
struct collect *collect_free(struct collect *c);
/* Concerns functions that are called for the first time later. */
void collect_set_functions(struct collect *c, unsigned functions);
/* The snapshots of one run, one after the other, with collect_limits. 0 or -ENOMEM. */
int collect_take(struct collect *c, const struct xptibpf_snapshot *s);
/* All that was taken so far. Its other members are the caller's to set. */
struct state *collect_state(struct collect *c);

#endif
