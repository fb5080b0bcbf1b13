// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* words.c - see words.h. */
#include "sample/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catalog/catalog.h"
#include "sample/level_zero.h"

/* What a member is of the structure that the last argument of a function leads to. */
static const char *member_word(const char *function, const char *member, uint32_t value)
{
	const struct cat_func *f = catalog_find(function);
	const struct cat_type *t = f && f->nargs ? f->args[f->nargs - 1].type->elem : NULL;

	for (uint32_t i = 0; t && t->fields && i < t->count; i++)
		if (!strcmp(t->fields[i].name, member))
			return catalog_enum_name(t->fields[i].type, value);
	return NULL;
}

const char *sample_metric_type(uint32_t type)
{
	return member_word("zetMetricGetProperties", "metricType", type);
}

const char *sample_value_type(uint32_t type)
{
	return member_word("zetMetricGetProperties", "resultType", type);
}

static const char *advice(uint32_t result)
{
	const char *own = getenv("ZET_ENABLE_METRICS");

	if (result == LEVEL_ZERO_NO_PERMISSION)
		return ": the kernel gives metrics to privileged processes alone, and this one has no privileges "
		       "(sudo sysctl dev.i915.perf_stream_paranoid=0 or dev.xe.observation_paranoid=0)";
	if (own && strcmp(own, "1") != 0)
		return ": ZET_ENABLE_METRICS is set, and not to 1";
	if (result == LEVEL_ZERO_NO_DEPENDENCY)
		return ": the driver needs a library for metrics (Intel's Metrics Discovery, libigdmd.so.1)";
	return "";
}

bool sample_has_advice(uint32_t result)
{
	return *advice(result);
}

void sample_result(uint32_t result, char *ret, size_t size)
{
	const struct cat_func *f = catalog_find("zetMetricGroupGet");
	const char *name = f ? catalog_enum_name(f->ret, (int64_t)result) : NULL;

	if (name)
		snprintf(ret, size, "%s%s", name, advice(result));
	else
		snprintf(ret, size, "0x%x%s", result, advice(result));
}
