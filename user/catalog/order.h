// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * order.h - in which order an API's queues run what is put into them, and which commands order others.
 */
#ifndef XB_CATALOG_ORDER_H
#define XB_CATALOG_ORDER_H

#include <stdbool.h>
#include <stdint.h>

#include "catalog/catalog.h"

enum cat_order {
	CAT_ORDER_UNKNOWN,
	CAT_ORDER_IN,  /* each command behind the one before */
	CAT_ORDER_OUT, /* only as events and barriers say */
};

/* What a value of an or of flags, or a field of 0 and 1, given at a queue's creation says of its order. */
enum cat_order catalog_order_of(const struct cat_type *type, const char *key, uint64_t value);
/* The same of a plain number behind a key; key UINT64_MAX: an argument of its own. */
enum cat_order catalog_order_number(unsigned api, uint64_t key, uint64_t value);
/* Of queues that f makes when nothing that it is given says anything; f NULL: of the API's own queue. */
enum cat_order catalog_order_default(unsigned api, const struct cat_func *f);

enum cat_sync {
	CAT_SYNC_NONE,
	CAT_SYNC_MARKER,  /* without a wait list: behind all that is in the queue */
	CAT_SYNC_BARRIER, /* that, and what comes later is behind it, with a wait list, too */
	CAT_SYNC_FENCE, /* what comes later is behind it; without a wait list it is behind nothing */
};
enum cat_sync catalog_sync(const struct cat_func *f);

/* Is what f makes a list of commands that run only when the list is executed? */
bool catalog_makes_batch(const struct cat_func *f);
/* Does f empty such a list? Its first argument says which. */
bool catalog_resets_batch(const struct cat_func *f);

#endif
