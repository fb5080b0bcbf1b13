// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * order.c - facts about order from the specifications that are not in the headers: which flag makes a
 * queue in-order, what the default is, and which commands wait for the commands around them or block them.
 *
 * These are data by name, like those in roles.txt; tests/unit/graph_test.c checks that each name is in the
 * catalog.
 */
#include "catalog/order.h"

#include <string.h>

#include "base/cleanup.h"

/* A flag, which means one order if it is set, and the other one if it is not. */
static const struct {
	const char *name;
	enum cat_order set;
} flags[] = {
	{ "UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE", CAT_ORDER_OUT },
	{ "CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE", CAT_ORDER_OUT },
	{ "ZE_COMMAND_QUEUE_FLAG_IN_ORDER", CAT_ORDER_IN },
	{ "ZE_COMMAND_LIST_FLAG_IN_ORDER", CAT_ORDER_IN },
};

/*
 * PI's properties are plain numbers: bit 0 of a queue's flags (PI_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE),
 * which are an argument, or follow the key PI_QUEUE_FLAGS in a list.
 */
#define PI_OUT_OF_ORDER 1u
#define PI_FLAGS_KEY	UINT64_MAX

static const char in_order_field[] = "isInOrder"; /* of Unified Runtime's command buffers */

static const struct {
	const char *name; /* with a * at its end: all that begin so */
	enum cat_sync sync;
} syncs[] = {
	{ "urEnqueueEventsWait", CAT_SYNC_MARKER },
	{ "urEnqueueEventsWaitWithBarrier*", CAT_SYNC_BARRIER },
	{ "piEnqueueEventsWait", CAT_SYNC_MARKER },
	{ "piEnqueueEventsWaitWithBarrier", CAT_SYNC_BARRIER },
	{ "clEnqueueMarker", CAT_SYNC_MARKER },
	{ "clEnqueueMarkerWithWaitList", CAT_SYNC_MARKER },
	{ "clEnqueueBarrier", CAT_SYNC_BARRIER },
	{ "clEnqueueBarrierWithWaitList", CAT_SYNC_BARRIER },
	{ "clEnqueueWaitForEvents", CAT_SYNC_FENCE },
	{ "clCommandBarrierWithWaitListKHR", CAT_SYNC_BARRIER },
	{ "zeCommandListAppendBarrier", CAT_SYNC_BARRIER },
	{ "zeCommandListAppendMemoryRangesBarrier", CAT_SYNC_BARRIER },
	{ "zeCommandListAppendWaitOnEvents", CAT_SYNC_FENCE },
};

static const char *const batches[] = {
	"urCommandBufferCreateExp", "piextCommandBufferCreate",	   "clCreateCommandBufferKHR",
	"zeCommandListCreate",	    "zeCommandListCreateCloneExp",
};
static const char *const resets[] = { "zeCommandListReset" };

static const struct {
	uint16_t api;
	enum cat_order order;
} defaults[] = {
	{ CAT_API_UR, CAT_ORDER_IN },  { CAT_API_PI, CAT_ORDER_IN }, { CAT_API_CL, CAT_ORDER_IN },
	{ CAT_API_ZE, CAT_ORDER_OUT }, { CAT_API_CU, CAT_ORDER_IN },
};

static bool matches(const char *pattern, const char *name)
{
	size_t len = strlen(pattern);

	if (len && pattern[len - 1] == '*')
		return !strncmp(pattern, name, len - 1);
	return !strcmp(pattern, name);
}

static bool is_one_of(const char *const *names, size_t n, const struct cat_func *f)
{
	size_t i;

	for (i = 0; f && i < n; i++) {
		if (!strcmp(names[i], f->name))
			return true;
	}
	return false;
}

enum cat_order catalog_order_of(const struct cat_type *type, const char *key, uint64_t value)
{
	uint32_t i;
	size_t k;

	if (key && !strcmp(key, in_order_field))
		return value ? CAT_ORDER_IN : CAT_ORDER_OUT;
	if (!type || type->kind != CAT_FLAGS)
		return CAT_ORDER_UNKNOWN;
	for (i = 0; i < type->count; i++) {
		for (k = 0; k < ARRAY_SIZE(flags); k++) {
			if (strcmp(type->values[i].name, flags[k].name) != 0)
				continue;
			if (value & (uint64_t)type->values[i].value)
				return flags[k].set;
			return flags[k].set == CAT_ORDER_IN ? CAT_ORDER_OUT : CAT_ORDER_IN;
		}
	}
	return CAT_ORDER_UNKNOWN;
}

enum cat_order catalog_order_number(unsigned api, uint64_t key, uint64_t value)
{
	if (api != CAT_API_PI || key != PI_FLAGS_KEY)
		return CAT_ORDER_UNKNOWN;
	return value & PI_OUT_OF_ORDER ? CAT_ORDER_OUT : CAT_ORDER_IN;
}

enum cat_order catalog_order_default(unsigned api, const struct cat_func *f)
{
	size_t i;

	/* Commands of a list that is executed later have no order except that of the list. */
	if (catalog_makes_batch(f))
		return CAT_ORDER_OUT;
	for (i = 0; i < ARRAY_SIZE(defaults); i++) {
		if (defaults[i].api == api)
			return defaults[i].order;
	}
	return CAT_ORDER_UNKNOWN;
}

enum cat_sync catalog_sync(const struct cat_func *f)
{
	size_t i;

	for (i = 0; f && i < ARRAY_SIZE(syncs); i++) {
		if (matches(syncs[i].name, f->name))
			return syncs[i].sync;
	}
	return CAT_SYNC_NONE;
}

bool catalog_makes_batch(const struct cat_func *f)
{
	return is_one_of(batches, ARRAY_SIZE(batches), f);
}

bool catalog_resets_batch(const struct cat_func *f)
{
	return is_one_of(resets, ARRAY_SIZE(resets), f);
}
