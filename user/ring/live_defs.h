// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * live_defs.h - the definitions of a stream that are still valid, for a reader that begins in the middle.
 *
 * Their number is bounded like the decoder's. They are the same as after a late attach: processes are
 * marked as older (XB_PROC_OLD), so that their lives do not count as seen.
 */
#ifndef XB_RING_LIVE_DEFS_H
#define XB_RING_LIVE_DEFS_H

#include <stdbool.h>
#include <stdint.h>

#include "wire.h"

struct live_defs;

int live_defs_new(struct live_defs **ret);
struct live_defs *live_defs_free(struct live_defs *d);

/* Whether the record can change what is known. Otherwise, live_defs_apply() does nothing. */
bool live_defs_matters(const struct live_defs *d, const struct xb_hdr *rec);
/*
 * Applies a record of the stream, with the number of records before it. 1: it defines something new; 0: it does
 * not; -ENOMEM. Records that are too short for their type are left out.
 */
int live_defs_apply(struct live_defs *d, const struct xb_hdr *rec, uint64_t number);
/*
 * Calls fn for each definition that came with this number or a later one, in an order in which a reader can use
 * them. If fn does not return 0, this ends and its result is returned.
 */
int live_defs_each(const struct live_defs *d, uint64_t since,
		   int (*fn)(void *u, const struct xb_hdr *rec), void *u);

#endif
