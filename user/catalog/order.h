// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * order.h - in which order the queues of an API execute their commands, and which commands order others.
 */
#ifndef XB_CATALOG_ORDER_H
#define XB_CATALOG_ORDER_H

#include <stdbool.h>
#include <stdint.h>

#include "catalog/catalog.h"

enum cat_order {
	CAT_ORDER_UNKNOWN,
	CAT_ORDER_IN,  /* each command after the one before */
	CAT_ORDER_OUT, /* only as ordered by events and barriers */
};

/* The order that results from flags, or from a field of 0 or 1, at a queue's creation. */
enum cat_order catalog_order_of(const struct cat_type *type, const char *key, uint64_t value);
/* The same for a plain number after a key; key UINT64_MAX: the number is an argument. */
enum cat_order catalog_order_number(unsigned api, uint64_t key, uint64_t value);
/* The order of queues that f makes if its arguments don't determine it; f NULL: of the API's default queue. */
enum cat_order catalog_order_default(unsigned api, const struct cat_func *f);

enum cat_sync {
	CAT_SYNC_NONE,
	CAT_SYNC_MARKER,  /* without a wait list, it comes after everything in the queue */
	CAT_SYNC_BARRIER, /* the same, and later commands come after it, also with a wait list */
	CAT_SYNC_FENCE, /* later commands come after it; without a wait list, it comes after nothing */
};
enum cat_sync catalog_sync(const struct cat_func *f);

/* Whether f makes a list of commands, which only run when the list is executed. */
bool catalog_makes_batch(const struct cat_func *f);
/* Whether f empties such a list, which is its first argument. */
bool catalog_resets_batch(const struct cat_func *f);

#endif
