// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * details.h - what a page says of one event when it is chosen: its arguments and its result as 'trace' prints them, and
 * its stack (only for sink/).
 *
 * Texts, stacks and what a function's arguments are called are written once and named by numbers. Bounded: after
 * that many events or bytes, events have none and are counted; an eighth of the room is for calls that failed, which are
 * looked for the most. details.c has the format.
 */
#ifndef XB_SINK_DETAILS_H
#define XB_SINK_DETAILS_H

#include <stddef.h>
#include <stdint.h>

#include "sink/value.h"
#include "sink/xpti.h"

#define DETAILS_EVENTS (1u << 18)
#define DETAILS_BYTES  (16u << 20)

struct details;
/* events, bytes: as many as there may be. 0 or -ENOMEM. */
int details_new(uint32_t events, size_t bytes, struct details **ret);
struct details *details_free(struct details *d);
/* Of the event that has its box in that lane from ts (boxes.h). 0 or -ENOMEM. */
int details_call(struct details *d, uint32_t lane, uint64_t ts, const struct value_view *view);
int details_xpti(struct details *d, uint32_t lane, uint64_t ts, const struct event_xpti *x,
		 const struct value_view *view);
/* Appends all of it; begin: ts from which the page counts. 0 or -ENOMEM. */
int details_write(struct details *d, uint64_t begin, struct strbuf *out);
/* Events that have none for want of room. */
uint64_t details_left_out(const struct details *d);

#endif
