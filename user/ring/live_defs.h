// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * live_defs.h - the definitions of a stream that still hold: what a reader must be told who comes in
 * the middle.
 *
 * Bounded as the decoder is. What is told is what a late attach would have told: processes are marked
 * as older (XB_PROC_OLD), so that nobody takes their lives for seen.
 */
#ifndef XB_RING_LIVE_DEFS_H
#define XB_RING_LIVE_DEFS_H

#include <stdbool.h>
#include <stdint.h>

#include "wire.h"

struct live_defs;

int live_defs_new(struct live_defs **ret);
struct live_defs *live_defs_free(struct live_defs *d);

/* Can the record change what is known? Else live_defs_apply() does nothing. */
bool live_defs_matters(const struct live_defs *d, const struct xb_hdr *rec);
/*
 * Takes in a record of the stream, of which so many came before it. 1: something is known that was not;
 * 0: nothing new; -ENOMEM. Records that are too short for their type are left out.
 */
int live_defs_apply(struct live_defs *d, const struct xb_hdr *rec, uint64_t number);
/*
 * Calls fn for each definition that came with that number or a later one, in an order in which they can
 * be taken in. Anything but 0 from fn ends it and is returned.
 */
int live_defs_each(const struct live_defs *d, uint64_t since,
		   int (*fn)(void *u, const struct xb_hdr *rec), void *u);
/* Bytes of all of them, or of those since that number. */
uint64_t live_defs_bytes(const struct live_defs *d, uint64_t since);

#endif
