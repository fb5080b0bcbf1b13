// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * driver.h - for tests' Level Zero drivers: the null driver, of which they replace a few functions, so that the real loader
 * loads them. Raw data of metrics are the values themselves.
 */
#ifndef XB_TESTS_ZE_DRIVER_H
#define XB_TESTS_ZE_DRIVER_H

#include <stdbool.h>
#include <level_zero/ze_api.h>
#include <level_zero/ze_ddi.h>
#include <level_zero/zet_api.h>
#include <level_zero/zet_ddi.h>

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

/* Filled by the null driver first; what follows changes t. */
#define TABLE(prefix, name, type, ...)                                                         \
	EXPORT ze_result_t prefix##Get##name##ProcAddrTable(ze_api_version_t version, type *t) \
	{                                                                                      \
		ze_result_t (*null)(ze_api_version_t, type *) =                                \
			(ze_result_t(*)(ze_api_version_t, type *))dlsym(                       \
				RTLD_NEXT, #prefix "Get" #name "ProcAddrTable");               \
		ze_result_t r = null(version, t);                                              \
                                                                                               \
		__VA_ARGS__                                                                    \
		return r;                                                                      \
	}

static inline bool has_word(const char *variable, const char *word)
{
	const char *value = getenv(variable);

	return value && !strcmp(value, word);
}

static inline uint32_t least(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

/* What zetMetricGroupCalculateMetricValues() makes of raw data. */
static inline ze_result_t copy_values(size_t size, const uint8_t *data, uint32_t *count,
				      zet_typed_value_t *ret)
{
	const uint32_t n = (uint32_t)(size / sizeof(*ret));

	*count = ret ? least(*count, n) : n;
	if (ret)
		memcpy(ret, data, *count * sizeof(*ret));
	return ZE_RESULT_SUCCESS;
}

#endif
