// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sampling_driver.c - a Level Zero driver that samples metrics (driver.h).
 *
 * Its clock is CLOCK_MONOTONIC plus OFFSET. Report number k of a streamer is of k periods after its opening; its values are
 * functions of k that tests/real/ze_sampling.py has, too.
 *
 * SAMPLING_DRIVER in the environment has it do what a driver should not, some readings after the first, which tracers
 * forget: "crash", "hang", "fail" (an error), "drop" (each reading says so), "types" (values of other types), "short" (a value less), "sets"
 * (sets with more values than there are), "count" (4 thousand million values), "size" (more bytes than were read),
 * "wrong" (the group's own clock is half as fast again; "wrongest": the device's, too). "nan": one of the values is. "none": no
 * device has metrics, for lack of permission. "denied": it can't be opened. "single": without the function that calculates
 * several sets. "large": a group counts 1000 metrics.
 */
#define _GNU_SOURCE
#include "driver.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define OFFSET 123456789012ull /* ns */
#define WELL   5u	       /* readings that are as they should be */

static bool how(const char *word)
{
	return has_word("SAMPLING_DRIVER", word);
}

static uint64_t clock_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec + OFFSET;
}

/* ---- groups and metrics ------------------------------------------------------------------------ */

struct metric {
	const char *name, *unit;
	zet_metric_type_t type;
	zet_value_type_t value;
};

static const struct metric all_metrics[] = {
	{ "Number", "", ZET_METRIC_TYPE_RAW, ZET_VALUE_TYPE_UINT64 },
	{ "When", "ns", ZET_METRIC_TYPE_TIMESTAMP, ZET_VALUE_TYPE_UINT64 },
	{ "Busy", "percent", ZET_METRIC_TYPE_RATIO, ZET_VALUE_TYPE_FLOAT32 },
	{ "Share", "", ZET_METRIC_TYPE_RATIO, ZET_VALUE_TYPE_FLOAT64 },
	{ "Hits", "events", ZET_METRIC_TYPE_EVENT, ZET_VALUE_TYPE_UINT32 },
	{ "Stalled", "", ZET_METRIC_TYPE_FLAG, ZET_VALUE_TYPE_BOOL8 },
};
#define METRICS (sizeof(all_metrics) / sizeof(all_metrics[0]))

struct group {
	const char *name;
	uint32_t sampling;
};
static struct group groups[] = {
	{ "Timed", ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_TIME_BASED },
	{ "Evented", ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EVENT_BASED },
	{ "Second", ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_TIME_BASED },
};
#define GROUPS (sizeof(groups) / sizeof(groups[0]))

static ze_result_t group_get(zet_device_handle_t device, uint32_t *count,
			     zet_metric_group_handle_t *ret)
{
	(void)device;
	if (how("none"))
		return ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS;
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
	ret->samplingType = g->sampling;
	ret->domain = (uint32_t)(g - groups);
	ret->metricCount = METRICS;
#ifdef ZET_GLOBAL_METRICS_TIMESTAMPS_EXP_NAME
	zet_metric_global_timestamps_resolution_exp_t *r = ret->pNext;

	if (r && r->stype == ZET_STRUCTURE_TYPE_METRIC_GLOBAL_TIMESTAMPS_RESOLUTION_EXP) {
		r->timerResolution = 1000000000;
		r->timestampValidBits = 64;
	}
#endif
	return ZE_RESULT_SUCCESS;
}

static ze_result_t metric_get(zet_metric_group_handle_t group, uint32_t *count,
			      zet_metric_handle_t *ret)
{
	(void)group;
	if (how("large") && !ret) {
		*count = 1000;
		return ZE_RESULT_SUCCESS;
	}
	*count = ret ? least(*count, METRICS) : METRICS;
	for (uint32_t i = 0; ret && i < *count; i++)
		ret[i] = (void *)&all_metrics[i];
	return ZE_RESULT_SUCCESS;
}

static ze_result_t metric_properties(zet_metric_handle_t metric, zet_metric_properties_t *ret)
{
	const struct metric *m = (const void *)metric;

	snprintf(ret->name, sizeof(ret->name), "%s", m->name);
	snprintf(ret->description, sizeof(ret->description), "What %s says", m->name);
	snprintf(ret->component, sizeof(ret->component), "all");
	snprintf(ret->resultUnits, sizeof(ret->resultUnits), "%s", m->unit);
	ret->metricType = m->type;
	ret->resultType = m->value;
	ret->tierNumber = 1;
	return ZE_RESULT_SUCCESS;
}

/* ---- streamers --------------------------------------------------------------------------------- */

static struct streamer {
	uint64_t opened, period, next; /* next: the report that is read next */
	unsigned readings;
} streamers[GROUPS];
static bool active[GROUPS];
static bool astray;	      /* it misbehaves now */
static uint64_t astray_since; /* by its clock */

static ze_result_t activate(zet_context_handle_t context, zet_device_handle_t device,
			    uint32_t count, zet_metric_group_handle_t *all)
{
	(void)context, (void)device;
	memset(active, 0, sizeof(active));
	for (uint32_t i = 0; i < count; i++)
		active[(struct group *)all[i] - groups] = true;
	return ZE_RESULT_SUCCESS;
}

static ze_result_t streamer_open(zet_context_handle_t context, zet_device_handle_t device,
				 zet_metric_group_handle_t group, zet_metric_streamer_desc_t *desc,
				 ze_event_handle_t event, zet_metric_streamer_handle_t *ret)
{
	const size_t at = (size_t)((struct group *)group - groups);

	(void)context, (void)device, (void)event;
	if (how("denied"))
		return ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS;
	if (!active[at])
		return ZE_RESULT_ERROR_INVALID_ARGUMENT;
	/* Hardware has few periods: this one's are even numbers of us. */
	desc->samplingPeriod = (desc->samplingPeriod + 1999) / 2000 * 2000;
	streamers[at] = (struct streamer){ clock_ns(), desc->samplingPeriod, 0, 0 };
	*ret = (void *)&streamers[at];
	return ZE_RESULT_SUCCESS;
}

static ze_result_t streamer_close(zet_metric_streamer_handle_t streamer)
{
	(void)streamer;
	return ZE_RESULT_SUCCESS;
}

static zet_typed_value_t value_of(const struct streamer *s, uint64_t k, unsigned metric)
{
	zet_typed_value_t v = { .type = all_metrics[metric].value };

	switch (metric) {
	case 0:
		v.value.ui64 = k;
		break;
	case 1:
		v.value.ui64 = s->opened + k * s->period;
		break;
	case 2:
		v.value.fp32 = (float)(k % 101) + 0.5f;
		break;
	case 3:
		v.value.fp64 = how("nan") && k % 2 ? NAN : 1.0 / (double)(k + 1);
		break;
	case 4:
		v.value.ui32 = UINT32_MAX - (uint32_t)k;
		break;
	default:
		v.value.b8 = k % 3 == 0;
		break;
	}
	if (how("types") && astray)
		v.type = ZET_VALUE_TYPE_UINT32;
	return v;
}

static void misbehave(const struct streamer *s)
{
	astray = s->readings > WELL;
	if (!astray)
		return;
	if (!astray_since)
		astray_since = clock_ns();
	if (how("crash"))
		*(volatile int *)8 = 1;
	while (how("hang"))
		pause();
}

static ze_result_t streamer_read(zet_metric_streamer_handle_t streamer, uint32_t most, size_t *size,
				 uint8_t *ret)
{
	struct streamer *s = (void *)streamer;
	const size_t report = METRICS * sizeof(zet_typed_value_t);
	size_t used = 0;
	uint64_t now = clock_ns();

	(void)most;
	s->readings++;
	misbehave(s);
	for (; s->opened + s->next * s->period <= now && used + report <= *size; s->next++) {
		for (unsigned i = 0; i < METRICS; i++) {
			const zet_typed_value_t v = value_of(s, s->next, i);

			memcpy(ret + used + i * sizeof(v), &v, sizeof(v));
		}
		used += report;
	}
	*size = used;
	if (astray && how("short") && used)
		*size -= sizeof(zet_typed_value_t);
	if (astray && how("size"))
		*size = SIZE_MAX;
	if (astray && how("fail"))
		return ZE_RESULT_ERROR_DEVICE_LOST;
	return astray && how("drop") ? ZE_RESULT_WARNING_DROPPED_DATA : ZE_RESULT_SUCCESS;
}

/* ---- values ------------------------------------------------------------------------------------ */

static ze_result_t calculate(zet_metric_group_handle_t group,
			     zet_metric_group_calculation_type_t type, size_t size,
			     const uint8_t *data, uint32_t *count, zet_typed_value_t *ret)
{
	(void)group;
	if (type != ZET_METRIC_GROUP_CALCULATION_TYPE_METRIC_VALUES)
		return ZE_RESULT_ERROR_INVALID_ENUMERATION;
	if (astray && how("count") && !ret) {
		*count = UINT32_MAX;
		return ZE_RESULT_SUCCESS;
	}
	return copy_values(size, data, count, ret);
}

/* All in one set, or each report in its own by turns. */
static ze_result_t calculate_multiple(zet_metric_group_handle_t group,
				      zet_metric_group_calculation_type_t type, size_t size,
				      const uint8_t *data, uint32_t *sets, uint32_t *count,
				      uint32_t *counts, zet_typed_value_t *ret)
{
	const uint32_t reports = (uint32_t)(size / sizeof(*ret) / METRICS);
	ze_result_t r;

	if (how("single"))
		return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
	r = calculate(group, type, size, data, count, ret);
	*sets = reports % 2 && reports ? reports : 1;
	for (uint32_t i = 0; counts && i < *sets; i++)
		counts[i] = *count / *sets;
	if (counts && astray && how("sets"))
		counts[0] = UINT32_MAX;
	return r;
}

/* ---- clocks ------------------------------------------------------------------------------------ */

#ifdef ZET_GLOBAL_METRICS_TIMESTAMPS_EXP_NAME
static ze_result_t group_clock(zet_metric_group_handle_t group, ze_bool_t synchronized,
			       uint64_t *global, uint64_t *metric)
{
	(void)group, (void)synchronized;
	*global = *metric = clock_ns();
	if (astray && (how("wrong") || how("wrongest")))
		*metric += (*metric - astray_since) / 2;
	return ZE_RESULT_SUCCESS;
}

#define SET_GROUP_CLOCK(t) ((t)->pfnGetGlobalTimestampsExp = group_clock)
#else
/* Releases before that have no such function. */
#define SET_GROUP_CLOCK(t)
#endif

static ze_result_t device_clock(ze_device_handle_t device, uint64_t *host, uint64_t *timestamp)
{
	(void)device;
	*host = 0;
	*timestamp = clock_ns();
	if (astray && how("wrongest"))
		*timestamp += (*timestamp - astray_since) / 2;
	return ZE_RESULT_SUCCESS;
}

static ze_result_t device_properties(ze_device_handle_t device, ze_device_properties_t *ret)
{
	(void)device;
	snprintf(ret->name, sizeof(ret->name), "The test's device");
	ret->timerResolution = ret->stype == ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 ? 1000000000
										     : 1;
	ret->timestampValidBits = 64;
	return ZE_RESULT_SUCCESS;
}

/* ---- tables ------------------------------------------------------------------------------------ */

TABLE(zet, MetricGroup, zet_metric_group_dditable_t, t->pfnGet = group_get;
      t->pfnGetProperties = group_properties; t->pfnCalculateMetricValues = calculate;)
TABLE(zet, MetricGroupExp, zet_metric_group_exp_dditable_t,
      t->pfnCalculateMultipleMetricValuesExp = calculate_multiple;
      SET_GROUP_CLOCK(t);)
TABLE(zet, Metric, zet_metric_dditable_t, t->pfnGet = metric_get;
      t->pfnGetProperties = metric_properties;)
TABLE(zet, Context, zet_context_dditable_t, t->pfnActivateMetricGroups = activate;)
TABLE(zet, MetricStreamer, zet_metric_streamer_dditable_t, t->pfnOpen = streamer_open;
      t->pfnClose = streamer_close; t->pfnReadData = streamer_read;)
TABLE(ze, Device, ze_device_dditable_t, t->pfnGetGlobalTimestamps = device_clock;
      t->pfnGetProperties = device_properties;)
