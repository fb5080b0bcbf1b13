// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sides.h - between what kinds of memory a copy is, and what kind a call fills (only for model/).
 *
 * An address inside a known allocation is memory of that kind. What other addresses are can only be said if all allocations,
 * and their ends, were seen; else it is what the function's name says.
 */
#ifndef XB_MODEL_SIDES_H
#define XB_MODEL_SIDES_H

#include <stdbool.h>

#include "decode/event.h"
#include "model/told.h"

struct handles;

/* What is known of a process's memory at a call. */
struct sides {
	const struct handles *handles; /* borrowed; NULL: no call was seen */
	bool frees;		       /* the end of an allocation would have been seen */
	bool whole;		       /* and all of them were */
};

/* False: it is not known, and ret is left as it is. r: the call's role of a copy. */
bool sides_copy(struct sides s, const struct event_call *c, const struct cat_role *r,
		struct model_copy *ret);
/* A letter as in struct model_copy; 0: it fills no memory. */
char sides_filled(struct sides s, const struct event_call *c);

#endif
