// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * parts.h - inside model/: what a call's role (catalog.h) names, as values of that very call.
 */
#ifndef XB_MODEL_PARTS_H
#define XB_MODEL_PARTS_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"

/* Did it return, and do what it was asked to? What can't be told is no. */
bool call_succeeded(const struct event_call *c);
uint64_t call_end(const struct event_call *c);
/* Does the role hold for this call (CAT_PART_WHEN)? */
bool role_holds(const struct event_call *c, const struct cat_role *r);

/* NULL: the role has no such part, or the call no such value. */
const struct value *part_value(const struct event_call *c, const struct cat_role *r,
			       enum cat_part p);
/* 0 where there is none or it is no plain number. */
uint64_t part_number(const struct event_call *c, const struct cat_role *r, enum cat_part p,
		     bool *ret_known);
/* The address that a pointer argument holds, followed or not; 0: NULL or unknown. */
uint64_t value_address(const struct value *v);
/*
 * Sizes in up to three dimensions: an array, a structure's first numbers, or this number and the two
 * beside it. Returns how many there are; 0: none, or not readable.
 */
unsigned part_sizes(const struct event_call *c, const struct cat_role *r, enum cat_part p,
		    uint64_t ret[3]);

#endif
