// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * labelled.h - the numbers of processes by labels, in a bounded number of rows.
 *
 * So many combinations of values have rows of their own: at first those that come first, and from then on those in whose
 * calls the most time was spent lately. All others share the last row, whose values are "other". As with functions
 * (collect.h), a row has all that was ever counted of its combination, "other" keeps what was counted of those that had no
 * row, and each increase is in exactly one row. What lives now is in exactly one row, too.
 */
#ifndef XB_SERVE_LABELLED_H
#define XB_SERVE_LABELLED_H

#include "serve/state.h"
#include "xptibpf/xptibpf.h"

struct labelled;
/* labels: bits of enum labels_label, not 0. rows: how many have rows of their own, at most SERVE_GROUPS_MAX. */
int labelled_new(unsigned labels, unsigned rows, struct labelled **ret);
struct labelled *labelled_free(struct labelled *l);
/* The next rows are given by this; nobody loses a row at once. */
void labelled_set_rows(struct labelled *l, unsigned rows);
/* The snapshots of one run, one after the other; sets what state has of groups. 0 or -ENOMEM. */
int labelled_take(struct labelled *l, const struct xptibpf_snapshot *s, struct state *state);

#endif
