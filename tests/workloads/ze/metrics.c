// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * metrics.c - a program that calculates device metrics, as its standard input says, a line each:
 *
 *   calculate GROUP TYPE:VALUE...           values of a group from data that no query is known of
 *   sets GROUP TYPE:VALUE...                the same in two sets
 *   maxima GROUP TYPE:VALUE...              the greatest possible ones
 *   query KERNEL,... GROUP TYPE:VALUE...    of a query that encloses launches of those kernels
 *   dropped N                               reads a query and a streamer N times, all of which say that data were dropped, and once more
 *   registers TYPE START COUNT              reads and writes registers of that type
 *
 * The driver (metrics_driver.c) calculates exactly those values. TYPE is a number of zet_value_type_t. It asks for the
 * metrics of all groups but "Hidden" first, and says "device HANDLE".
 */
#include <stdbool.h>
#include <level_zero/zet_api.h>

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VALUES 32768u
#define GROUPS 8u

static void must(ze_result_t r, const char *what)
{
	if (r == ZE_RESULT_SUCCESS)
		return;
	fprintf(stderr, "metrics: %s: %x\n", what, r);
	exit(1);
}
#define MUST(call) must(call, #call)

static ze_context_handle_t context;
static ze_device_handle_t device;
static ze_module_handle_t module;
static ze_command_list_handle_t list;
static zet_metric_group_handle_t groups[GROUPS];
static zet_typed_value_t raw[VALUES];
static void (*set_raw)(const void *, size_t);
static void (*set_drop)(unsigned);

static void start(void)
{
	ze_context_desc_t cd = { .stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC };
	ze_command_queue_desc_t qd = { .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC };
	const uint8_t code[4] = { 0 };
	ze_module_desc_t md = { .stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
				.inputSize = 4,
				.pInputModule = code };
	ze_driver_handle_t driver;
	uint32_t n = 1;

	MUST(zeInit(0));
	MUST(zeDriverGet(&n, &driver));
	MUST(zeDeviceGet(driver, &n, &device));
	printf("device %p\n", (void *)device);
	MUST(zeContextCreate(driver, &cd, &context));
	MUST(zeModuleCreate(context, device, &md, &module, NULL));
	MUST(zeCommandListCreateImmediate(context, device, &qd, &list));
	set_raw = (void (*)(const void *, size_t))dlsym(
		dlopen(getenv("ZE_ENABLE_ALT_DRIVERS"), RTLD_NOW), "metrics_driver_raw");
	set_drop = (void (*)(unsigned))dlsym(dlopen(getenv("ZE_ENABLE_ALT_DRIVERS"), RTLD_NOW),
					     "metrics_driver_drop");
}

static void ask_metrics(zet_metric_group_handle_t group)
{
	zet_metric_handle_t *metrics;
	uint32_t n = 0;

	MUST(zetMetricGet(group, &n, NULL));
	metrics = calloc(n, sizeof(*metrics));
	MUST(zetMetricGet(group, &n, metrics));
	for (uint32_t i = 0; i < n; i++) {
		zet_metric_properties_t p = { .stype = ZET_STRUCTURE_TYPE_METRIC_PROPERTIES };

		MUST(zetMetricGetProperties(metrics[i], &p));
	}
	free(metrics);
}

static void ask(void)
{
	uint32_t n = GROUPS;

	MUST(zetMetricGroupGet(device, &n, groups));
	for (uint32_t i = 0; i < n; i++) {
		zet_metric_group_properties_t p = {
			.stype = ZET_STRUCTURE_TYPE_METRIC_GROUP_PROPERTIES
		};

		if (i == 2)
			continue;
		MUST(zetMetricGroupGetProperties(groups[i], &p));
		ask_metrics(groups[i]);
	}
}

static size_t read_values(char *text)
{
	size_t n = 0;

	for (char *word = strtok(text, " \n"); word; word = strtok(NULL, " \n")) {
		zet_typed_value_t *v = &raw[n++];
		char *value = strchr(word, ':') + 1;

		memset(v, 0, sizeof(*v));
		v->type = (zet_value_type_t)atoi(word);
		if (v->type == ZET_VALUE_TYPE_UINT32)
			v->value.ui32 = (uint32_t)strtoul(value, NULL, 0);
		else if (v->type == ZET_VALUE_TYPE_FLOAT32)
			v->value.fp32 = strtof(value, NULL);
		else if (v->type == ZET_VALUE_TYPE_FLOAT64)
			v->value.fp64 = strtod(value, NULL);
		else if (v->type == ZET_VALUE_TYPE_BOOL8)
			v->value.b8 = (ze_bool_t)atoi(value);
		else
			v->value.ui64 = strtoull(value, NULL, 0);
	}
	return n;
}

static void calculate(const char *how, zet_metric_group_handle_t group, const void *data,
		      size_t size)
{
	static zet_typed_value_t values[VALUES];
	zet_metric_group_calculation_type_t type =
		strcmp(how, "maxima") ? ZET_METRIC_GROUP_CALCULATION_TYPE_METRIC_VALUES
				      : ZET_METRIC_GROUP_CALCULATION_TYPE_MAX_METRIC_VALUES;
	uint32_t n = 0, counts[2], nsets = 2;

	MUST(zetMetricGroupCalculateMetricValues(group, type, size, data, &n, NULL));
	if (strcmp(how, "sets"))
		MUST(zetMetricGroupCalculateMetricValues(group, type, size, data, &n, values));
	else
		MUST(zetMetricGroupCalculateMultipleMetricValuesExp(group, type, size, data, &nsets,
								    &n, counts, values));
}

static void launch(const char *name)
{
	ze_kernel_desc_t kd = { .stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = name };
	ze_group_count_t one = { 1, 1, 1 };
	ze_kernel_handle_t kernel;

	MUST(zeKernelCreate(module, &kd, &kernel));
	MUST(zeCommandListAppendLaunchKernel(list, kernel, &one, NULL, 0, NULL));
}

static void query(char *kernels, zet_metric_group_handle_t group, size_t n)
{
	zet_metric_query_pool_desc_t pd = { .stype = ZET_STRUCTURE_TYPE_METRIC_QUERY_POOL_DESC,
					    .count = 1 };
	zet_metric_query_pool_handle_t pool;
	zet_metric_query_handle_t q;
	size_t size = 0;
	char *more = NULL;
	uint8_t *data;

	MUST(zetMetricQueryPoolCreate(context, device, group, &pd, &pool));
	MUST(zetMetricQueryCreate(pool, 0, &q));
	launch("before");
	MUST(zetCommandListAppendMetricQueryBegin(list, q));
	for (char *k = strtok_r(kernels, ",", &more); k; k = strtok_r(NULL, ",", &more))
		launch(k);
	MUST(zetCommandListAppendMetricQueryEnd(list, q, NULL, 0, NULL));
	launch("after");
	set_raw(raw, n * sizeof(raw[0]));
	MUST(zetMetricQueryGetData(q, &size, NULL));
	data = malloc(size);
	MUST(zetMetricQueryGetData(q, &size, data));
	calculate("query", group, data, size);
	free(data);
	MUST(zetMetricQueryDestroy(q));
}

static void dropped(unsigned n)
{
	zet_metric_query_pool_desc_t pd = { .stype = ZET_STRUCTURE_TYPE_METRIC_QUERY_POOL_DESC,
					    .count = 1 };
	zet_metric_streamer_desc_t sd = { .stype = ZET_STRUCTURE_TYPE_METRIC_STREAMER_DESC };
	zet_metric_query_pool_handle_t pool;
	zet_metric_streamer_handle_t streamer;
	zet_metric_query_handle_t q;
	uint8_t data[64];
	size_t size;

	MUST(zetMetricQueryPoolCreate(context, device, groups[0], &pd, &pool));
	MUST(zetMetricQueryCreate(pool, 0, &q));
	MUST(zetMetricStreamerOpen(context, device, groups[0], &sd, NULL, &streamer));
	set_drop(2 * n);
	for (unsigned i = 0; i <= n; i++) {
		size = sizeof(data);
		zetMetricQueryGetData(q, &size, data);
		size = sizeof(data);
		zetMetricStreamerReadData(streamer, UINT32_MAX, &size, data);
	}
	MUST(zetMetricStreamerClose(streamer));
}

static void registers(const char *line)
{
	zet_debug_regset_properties_t p[4] = { 0 };
	zet_debug_config_t config = { .pid = 1 };
	ze_device_thread_t thread = { 0, 0, 0, 1 };
	zet_debug_session_handle_t debug;
	uint32_t type, from, count, n = 4;
	static uint8_t bytes[65536];

	sscanf(line, "%u %u %u", &type, &from, &count);
	MUST(zetDebugAttach(device, &config, &debug));
	MUST(zetDebugGetRegisterSetProperties(device, &n, p));
	MUST(zetDebugReadRegisters(debug, thread, type, from, count, bytes));
	MUST(zetDebugWriteRegisters(debug, thread, type, from, count, bytes));
	MUST(zetDebugDetach(debug));
}

static void one(char *line)
{
	char *how = strtok(line, " "), *kernels = NULL;
	unsigned group;
	size_t n;

	if (!strcmp(how, "registers")) {
		registers(strtok(NULL, "\n"));
		return;
	}
	if (!strcmp(how, "dropped")) {
		dropped((unsigned)atoi(strtok(NULL, "\n")));
		return;
	}
	if (!strcmp(how, "query"))
		kernels = strtok(NULL, " ");
	group = (unsigned)atoi(strtok(NULL, " "));
	n = read_values(strtok(NULL, "\n"));
	if (kernels)
		query(kernels, groups[group], n);
	else
		calculate(how, groups[group], raw, n * sizeof(raw[0]));
}

int main(void)
{
	static char line[1 << 20];

	start();
	ask();
	while (fgets(line, sizeof(line), stdin))
		one(line);
	return 0;
}
