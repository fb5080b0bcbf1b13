// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * slow.h - puts the slow calls of snapshots into a state, with the ids of their spans.
 *
 * Calls that are in each other on a thread are one trace: its id and those of spans are made of the ids that the kernel side
 * gives to calls, so they are known before the call around another one has returned. A key of this run, by chance, keeps
 * those of different runs and machines apart.
 */
#ifndef XB_SERVE_SLOW_H
#define XB_SERVE_SLOW_H

#include "serve/state.h"
#include "xptibpf/xptibpf.h"

struct slow;
int slow_new(struct slow **ret);
struct slow *slow_free(struct slow *s);
/* Those of the next snapshot. */
void slow_take(struct slow *s, const struct xptibpf_snapshot *shot, struct state *state);

#endif
