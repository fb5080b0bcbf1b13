// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * collect.h - makes a struct state of the library's snapshots, with a bounded number of rows.
 *
 * So many functions have rows of their own: at first those that are called first, and from then on those in which the most
 * time was spent lately. All others share a row of their group, "other".
 *
 * The numbers of a row only grow. A row of a function has all that was ever counted of it, also before it had the row.
 * "Other" has what was counted of functions while they had none, and keeps it. Each increase is therefore in exactly one
 * row, and the increases of a group's rows are those of the group; their totals are more, by what functions had been
 * counted before they got their rows.
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
/* The next rows are given by this; nobody loses a row at once. */
void collect_set_functions(struct collect *c, unsigned functions);
/* The snapshots of one run, one after the other, with collect_limits. 0 or -ENOMEM. */
int collect_take(struct collect *c, const struct xptibpf_snapshot *s);
/* All that was taken so far. Its other members are the caller's to set. */
struct state *collect_state(struct collect *c);

#endif
