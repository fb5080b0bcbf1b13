// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stamps.c - kernels whose times on the device the program asks for, in each way that Level Zero has.
 *
 * It runs on the loader's null driver, which leaves stamps as the program had them: so it knows them. That driver's
 * device has no clock, so a callback of the loader's tracing layer gives it one, before the call returns.
 * Says "ran KERNEL NS" of each, by the specification's rule.
 */
#include <stdbool.h>
#include <level_zero/ze_api.h>
#include <level_zero/layers/zel_tracing_api.h>
#include <level_zero/layers/zel_tracing_register_cb.h>

#include <stdio.h>
#include <stdlib.h>

#define NS_A_TICK 52
#define BITS	  32
#define STAMPS	  3

struct run {
	const char *kernel;
	unsigned n; // 0: zeEventQueryKernelTimestamp
	uint32_t from[STAMPS], to[STAMPS];
	unsigned ticks;
};

static const struct run runs[] = {
	{ "once", 0, { 100 }, { 160 }, 60 },
	{ "full", 0, { 0xfffffff0 }, { 0x10 }, 32 },
	{ "tiles", 3, { 1000, 990, 1002 }, { 1010, 1005, 1100 }, 110 },
	{ "full_tiles", 2, { 0x20, 0xffffffe0 }, { 0x100, 0x40 }, 0x120 },
	{ "one_tile", 2, { 7, 200 }, { 7, 300 }, 100 }, // the other did nothing
};
#define RUNS (sizeof(runs) / sizeof(runs[0]))

static void must(ze_result_t r, const char *what)
{
	if (r == ZE_RESULT_SUCCESS)
		return;
	fprintf(stderr, "stamps: %s: %x\n", what, r);
	exit(1);
}
#define MUST(call) must(call, #call)

static void give_clock(ze_device_get_properties_params_t *p, ze_result_t r, void *u, void **i)
{
	ze_device_properties_t *d = *p->ppDeviceProperties;

	(void)r, (void)u, (void)i;
	d->timerResolution = NS_A_TICK;
	d->kernelTimestampValidBits = BITS;
}

static void ask(const struct run *run, ze_device_handle_t device, ze_event_handle_t event)
{
	ze_kernel_timestamp_result_t stamps[STAMPS] = { 0 };
	uint32_t i, n = run->n;

	for (i = 0; i < STAMPS; i++) {
		// What other devices' clocks say, or this one's for others, is not of interest.
		stamps[i].global.kernelStart = 5;
		stamps[i].global.kernelEnd = 50000;
		stamps[i].context.kernelStart = run->from[i];
		stamps[i].context.kernelEnd = run->to[i];
	}
	if (run->n)
		MUST(zeEventQueryTimestampsExp(event, device, &n, stamps));
	else
		MUST(zeEventQueryKernelTimestamp(event, stamps));
}

int main(void)
{
	ze_command_queue_desc_t qd = { .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC };
	ze_event_pool_desc_t pd = { .stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC,
				    .flags = ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP,
				    .count = RUNS };
	ze_context_desc_t cd = { .stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC };
	zel_tracer_desc_t td = { .stype = ZEL_STRUCTURE_TYPE_TRACER_DESC };
	ze_device_properties_t properties = { .stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES };
	const uint8_t code[4] = { 0 };
	ze_module_desc_t md = { .stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
				.inputSize = 4,
				.pInputModule = code };
	ze_group_count_t groups = { 1, 1, 1 };
	ze_command_list_handle_t list;
	ze_event_pool_handle_t pool;
	zel_tracer_handle_t tracer;
	ze_context_handle_t context;
	ze_module_handle_t module;
	ze_driver_handle_t driver;
	ze_device_handle_t device;
	uint32_t n = 1;
	size_t i;

	MUST(zeInit(0));
	MUST(zeDriverGet(&n, &driver));
	MUST(zeDeviceGet(driver, &n, &device));
	MUST(zeContextCreate(driver, &cd, &context));
	MUST(zelTracerCreate(&td, &tracer));
	MUST(zelTracerDeviceGetPropertiesRegisterCallback(tracer, ZEL_REGISTER_EPILOGUE,
							  give_clock));
	MUST(zelTracerSetEnabled(tracer, true));
	MUST(zeDeviceGetProperties(device, &properties));
	MUST(zelTracerSetEnabled(tracer, false));
	MUST(zeModuleCreate(context, device, &md, &module, NULL));
	MUST(zeCommandListCreateImmediate(context, device, &qd, &list));
	MUST(zeEventPoolCreate(context, &pd, 1, &device, &pool));
	for (i = 0; i < RUNS; i++) {
		ze_event_desc_t ed = { .stype = ZE_STRUCTURE_TYPE_EVENT_DESC,
				       .index = (uint32_t)i };
		ze_kernel_desc_t kd = { .stype = ZE_STRUCTURE_TYPE_KERNEL_DESC,
					.pKernelName = runs[i].kernel };
		ze_kernel_handle_t kernel;
		ze_event_handle_t event;

		// Said first, so that the page with its name has been used.
		printf("ran %s %u\n", runs[i].kernel, runs[i].ticks * NS_A_TICK);
		MUST(zeKernelCreate(module, &kd, &kernel));
		MUST(zeEventCreate(pool, &ed, &event));
		MUST(zeCommandListAppendLaunchKernel(list, kernel, &groups, event, 0, NULL));
		MUST(zeEventHostSynchronize(event, 1000));
		ask(&runs[i], device, event);
		ask(&runs[i], device, event); // still the same run
	}
	return 0;
}
