// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * metrics_driver.c - a Level Zero driver with metrics and a debugger (driver.h).
 *
 * Whoever hands in raw data decides what is calculated. What a metric query brings is what metrics_driver_raw() was given
 * last. Registers are counted: each byte is one more than the one before.
 *
 * The next metrics_driver_drop() readings say that data were dropped.
 *
 * METRICS_DRIVER in the environment has it do what a driver should not when it is asked for groups: "crash", "hang",
 * "permission", "dependency" and "unsupported" (the error), "many" (groups, by its count), "endless" (texts), and "who" (the
 * first group's description says what it may do, and whether it may make METRICS_FILE). With "wide", it is well, and the
 * second group has more metrics than the record of a call has room for.
 */
#define _GNU_SOURCE
#include "driver.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

struct metric {
	const char *name, *unit;
	zet_value_type_t type;
};

static const struct metric alpha[] = {
	{ "GpuTime", "ns", ZET_VALUE_TYPE_UINT64 },  { "Busy", "percent", ZET_VALUE_TYPE_FLOAT32 },
	{ "Ratio", "", ZET_VALUE_TYPE_FLOAT64 },     { "Stalled", "", ZET_VALUE_TYPE_BOOL8 },
	{ "Hits", "events", ZET_VALUE_TYPE_UINT32 },
};
#define LONG 70u /* more values than the record of a call has */
#define WIDE 300u
static const struct metric long_metric = { "M", "", ZET_VALUE_TYPE_UINT64 };

struct group {
	const char *name;
	const struct metric *metrics; // NULL: all are long_metric
	uint32_t n;
};
static struct group groups[] = { { "Alpha", alpha, 5 },
				 { "Long", NULL, LONG },
				 { "Hidden", alpha, 5 } };
#define GROUPS (sizeof(groups) / sizeof(groups[0]))
static char handles[GROUPS][WIDE];

static const void *raw;
static size_t raw_size;

EXPORT void metrics_driver_raw(const void *data, size_t size);
EXPORT void metrics_driver_raw(const void *data, size_t size)
{
	raw = data;
	raw_size = size;
}

static bool misbehaves(const char *how)
{
	return has_word("METRICS_DRIVER", how);
}

static void say_who(char *to, size_t size)
{
	int e[4];

	e[0] = kill(getppid(), 0) ? errno : 0;
	e[1] = socket(AF_UNIX, SOCK_STREAM, 0) < 0 ? errno : 0;
	e[2] = open("/root/.profile", O_RDONLY) < 0 ? errno : 0;
	e[3] = open(getenv("METRICS_FILE"), O_CREAT | O_WRONLY, 0600) < 0 ? errno : 0;
	snprintf(to, size, "user %u kill %d socket %d read %d write %d", geteuid(), e[0], e[1],
		 e[2], e[3]);
}

static unsigned drop;

EXPORT void metrics_driver_drop(unsigned n);
EXPORT void metrics_driver_drop(unsigned n)
{
	drop = n;
}

static ze_result_t as_told(void)
{
	return drop && drop-- ? ZE_RESULT_WARNING_DROPPED_DATA : ZE_RESULT_SUCCESS;
}

/* ---- groups and metrics ------------------------------------------------------------------------ */

static ze_result_t group_get(zet_device_handle_t device, uint32_t *count,
			     zet_metric_group_handle_t *ret)
{
	(void)device;
	if (misbehaves("crash"))
		*(volatile int *)8 = 1;
	while (misbehaves("hang"))
		pause();
	if (misbehaves("permission"))
		return ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS;
	if (misbehaves("dependency"))
		return ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE;
	if (misbehaves("unsupported"))
		return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
	if (misbehaves("many") && !ret) {
		*count = UINT32_MAX;
		return ZE_RESULT_SUCCESS;
	}
	if (misbehaves("wide"))
		groups[1].n = WIDE;
	*count = ret ? least(*count, GROUPS) : GROUPS;
	for (uint32_t i = 0; ret && i < *count; i++)
		ret[i] = (void *)&groups[i];
	return ZE_RESULT_SUCCESS;
}

static ze_result_t group_properties(zet_metric_group_handle_t group,
				    zet_metric_group_properties_t *ret)
{
	const struct group *g = (void *)group;

	snprintf(ret->name, sizeof(ret->name), "%s", g->name);
	snprintf(ret->description, sizeof(ret->description), "The group %s", g->name);
	if (misbehaves("endless")) {
		memset(ret->name, 'x', sizeof(ret->name));
		memset(ret->description, '\x1b', sizeof(ret->description));
	}
	if (misbehaves("who") && g == groups)
		say_who(ret->description, sizeof(ret->description));
	ret->samplingType = g == &groups[1] ? ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_TIME_BASED
					    : ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EVENT_BASED;
	ret->domain = (uint32_t)(g - groups) * 3 + 1;
	ret->metricCount = g->n;
	return ZE_RESULT_SUCCESS;
}

static ze_result_t metric_get(zet_metric_group_handle_t group, uint32_t *count,
			      zet_metric_handle_t *ret)
{
	const struct group *g = (void *)group;

	*count = ret ? least(*count, g->n) : g->n;
	for (uint32_t i = 0; ret && i < *count; i++)
		ret[i] = (void *)&handles[g - groups][i];
	return ZE_RESULT_SUCCESS;
}

static ze_result_t metric_properties(zet_metric_handle_t metric, zet_metric_properties_t *ret)
{
	size_t at = (size_t)((char *)metric - &handles[0][0]);
	const struct metric *m = groups[at / WIDE].metrics;

	m = m ? &m[at % WIDE] : &long_metric;
	if (m == &long_metric)
		snprintf(ret->name, sizeof(ret->name), "%s%zu", m->name, at % WIDE);
	else
		snprintf(ret->name, sizeof(ret->name), "%s", m->name);
	snprintf(ret->description, sizeof(ret->description), "What %s says", ret->name);
	snprintf(ret->component, sizeof(ret->component), "part%zu", at % 3);
	snprintf(ret->resultUnits, sizeof(ret->resultUnits), "%s", m->unit);
	ret->resultType = m->type;
	ret->metricType = (zet_metric_type_t)(at % 8);
	ret->tierNumber = (uint32_t)(at % WIDE) + 1;
	return ZE_RESULT_SUCCESS;
}

/* ---- values ------------------------------------------------------------------------------------ */

static ze_result_t calculate(zet_metric_group_handle_t group,
			     zet_metric_group_calculation_type_t type, size_t size,
			     const uint8_t *data, uint32_t *count, zet_typed_value_t *ret)
{
	(void)group, (void)type;
	return copy_values(size, data, count, ret);
}

/* Two sets, the first of which has a third of the values. */
static ze_result_t calculate_multiple(zet_metric_group_handle_t group,
				      zet_metric_group_calculation_type_t type, size_t size,
				      const uint8_t *data, uint32_t *sets, uint32_t *count,
				      uint32_t *counts, zet_typed_value_t *ret)
{
	ze_result_t r = calculate(group, type, size, data, count, ret);

	*sets = 2;
	if (counts) {
		counts[0] = *count / 3;
		counts[1] = *count - counts[0];
	}
	return r;
}

static ze_result_t query_data(zet_metric_query_handle_t query, size_t *size, uint8_t *ret)
{
	(void)query;
	*size = ret && *size < raw_size ? *size : raw_size;
	if (ret)
		memcpy(ret, raw, *size);
	return ret ? as_told() : ZE_RESULT_SUCCESS;
}

static ze_result_t stream_data(zet_metric_streamer_handle_t streamer, uint32_t most, size_t *size,
			       uint8_t *ret)
{
	(void)streamer, (void)most, (void)ret;
	*size = 0;
	return as_told();
}

/* ---- registers --------------------------------------------------------------------------------- */

static const zet_debug_regset_properties_t sets[] = {
	{ .type = 1, .count = 128, .bitSize = 256, .byteSize = 32 },
	{ .type = 7, .count = 4, .bitSize = 32, .byteSize = 4 },
};
#define SETS (sizeof(sets) / sizeof(sets[0]))

static ze_result_t register_sets(zet_device_handle_t device, uint32_t *count,
				 zet_debug_regset_properties_t *ret)
{
	(void)device;
	*count = ret ? least(*count, SETS) : SETS;
	if (ret)
		memcpy(ret, sets, *count * sizeof(*ret));
	return ZE_RESULT_SUCCESS;
}

static ze_result_t read_registers(zet_debug_session_handle_t debug, ze_device_thread_t thread,
				  uint32_t type, uint32_t start, uint32_t count, void *ret)
{
	uint8_t *bytes = ret;

	(void)debug, (void)thread;
	for (uint32_t i = 0; i < SETS; i++) {
		for (uint32_t k = 0; sets[i].type == type && k < count * sets[i].byteSize; k++)
			bytes[k] = (uint8_t)(start + k + 1);
	}
	return ZE_RESULT_SUCCESS;
}

/* ---- tables ------------------------------------------------------------------------------------ */

TABLE(zet, MetricGroup, zet_metric_group_dditable_t, t->pfnGet = group_get;
      t->pfnGetProperties = group_properties; t->pfnCalculateMetricValues = calculate;)
TABLE(zet, MetricGroupExp, zet_metric_group_exp_dditable_t,
      t->pfnCalculateMultipleMetricValuesExp = calculate_multiple;)
TABLE(zet, Metric, zet_metric_dditable_t, t->pfnGet = metric_get;
      t->pfnGetProperties = metric_properties;)
TABLE(zet, MetricStreamer, zet_metric_streamer_dditable_t, t->pfnReadData = stream_data;)
TABLE(zet, MetricQuery, zet_metric_query_dditable_t, t->pfnGetData = query_data;)
TABLE(zet, Debug, zet_debug_dditable_t, t->pfnGetRegisterSetProperties = register_sets;
      t->pfnReadRegisters = read_registers;)
