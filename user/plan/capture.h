// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * capture.h - turns a catalog row into the operations that the kernel side runs for it.
 */
#ifndef XB_PLAN_CAPTURE_H
#define XB_PLAN_CAPTURE_H

#include "catalog/catalog.h"
#include "wire.h"

struct capture_limits {
	unsigned str_max; /* bytes of a string, default 256 (at most XB_OP_MAX) */
	unsigned arr_max; /* elements of an array, default 32 */
	unsigned next_max; /* structures of a pNext chain, default 8 (as many ops as fit) */
};
extern const struct capture_limits capture_default_limits;

/*
 * Fills a plan for the function. Out-pointers are read at return, if the call succeeded; in-pointers
 * at entry; handles, scalars and flags need nothing. Ops are given to arguments in order until
 * XB_MAX_OPS or XB_CALL_DATA is used up; what found no room is counted in *ret_dropped (may be NULL).
 */
void capture_plan(const struct cat_func *f, uint32_t slot, const struct capture_limits *limits,
		  struct xb_plan *ret, unsigned *ret_dropped);

#endif
