// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * calls.c - a program that calls every group of Level Zero once or more: drivers and devices, contexts,
 * memory of each kind, queues and lists, events, fences, images, modules, kernels, launches and copies,
 * metrics and their streamer, debug, system management, the loader's own and a tracer, from three
 * threads, with calls that fail and with chains of structures.
 *
 * calls [FILE.spv [KERNEL]]   SWEEP=1: each function of the headers once as well, with made-up arguments
 *                             (only a driver that takes anything survives that)
 *
 * ze_wrap.h, which is made of the loader's headers, puts the witness (tests/real/lib/ze_witness.c)
 * between this program and the functions that the loader's tracing layer does not report.
 */
#include <stdbool.h>
#include <level_zero/ze_api.h>
#include <level_zero/zes_api.h>
#include <level_zero/zet_api.h>
#if __has_include(<level_zero/zer_api.h>)
#include <level_zero/zer_api.h>
#endif
#include <level_zero/layers/zel_tracing_api.h>
#include <level_zero/layers/zel_tracing_register_cb.h>
#include <level_zero/loader/ze_loader.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "ze_wrap.h"

void witness_start(void);

#define ROUNDS 10
#define SIZE   65536

static ze_driver_handle_t driver;
static ze_device_handle_t device;
static ze_context_handle_t context;
static ze_kernel_handle_t kernel;
static bool sweeping;

// What the program itself did, for the test: that the witness slept through is noticed.
static struct {
	long launch, copy, alloc;
} did;

static unsigned long long room[32][512];

static void *scratch(int i)
{
	memset(room[i], 0, sizeof(room[i]));
	return room[i];
}

#include "ze_sweep.inc"

static void die(const char *what)
{
	fprintf(stderr, "calls: no %s\n", what);
	exit(1);
}

static void drivers(void)
{
	ze_driver_handle_t all[8];
	ze_device_handle_t devices[8], subs[8];
	ze_driver_extension_properties_t ext[64];
	ze_api_version_t version;
	uint32_t n = 0;

	zeDriverGet(&n, NULL);
	if (n > 8)
		n = 8;
	zeDriverGet(&n, all);
	if (!n)
		die("driver");
	driver = all[0];
	zeDriverGetApiVersion(driver, &version);
	ze_driver_properties_t dp = { .stype = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES };
	zeDriverGetProperties(driver, &dp);
	ze_driver_ipc_properties_t ip = { .stype = ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES };
	zeDriverGetIpcProperties(driver, &ip);
	n = 0;
	zeDriverGetExtensionProperties(driver, &n, NULL);
	n = n > 64 ? 64 : n;
	memset(ext, 0, sizeof(ext));
	zeDriverGetExtensionProperties(driver, &n, ext);
	n = 0;
	zeDeviceGet(driver, &n, NULL);
	n = n > 8 ? 8 : n;
	zeDeviceGet(driver, &n, devices);
	if (!n)
		die("device");
	device = devices[0];
	n = 0;
	zeDeviceGetSubDevices(device, &n, NULL);
	n = n > 8 ? 8 : n;
	zeDeviceGetSubDevices(device, &n, subs);

	// A chain: the properties of the device, and behind them two more structures.
	ze_device_luid_ext_properties_t luid = {
		.stype = ZE_STRUCTURE_TYPE_DEVICE_LUID_EXT_PROPERTIES
	};
	ze_eu_count_ext_t eus = { .stype = ZE_STRUCTURE_TYPE_EU_COUNT_EXT, .pNext = &luid };
	ze_device_properties_t p = { .stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES,
				     .pNext = sweeping ? (void *)&eus : NULL };
	zeDeviceGetProperties(device, &p);
	ze_device_compute_properties_t cp = { .stype =
						      ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES };
	zeDeviceGetComputeProperties(device, &cp);
	ze_device_module_properties_t mp = { .stype = ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES };
	zeDeviceGetModuleProperties(device, &mp);
	ze_device_memory_access_properties_t ma = {
		.stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES
	};
	zeDeviceGetMemoryAccessProperties(device, &ma);
	ze_device_image_properties_t im = { .stype = ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES };
	zeDeviceGetImageProperties(device, &im);
	ze_device_external_memory_properties_t em = {
		.stype = ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES
	};
	zeDeviceGetExternalMemoryProperties(device, &em);
	ze_command_queue_group_properties_t groups[4];
	memset(groups, 0, sizeof(groups));
	for (n = 0; n < 4; n++)
		groups[n].stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
	n = 4;
	zeDeviceGetCommandQueueGroupProperties(device, &n, groups);
	ze_device_memory_properties_t memory[4];
	memset(memory, 0, sizeof(memory));
	for (n = 0; n < 4; n++)
		memory[n].stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES;
	n = 4;
	zeDeviceGetMemoryProperties(device, &n, memory);
	ze_device_cache_properties_t cache[4];
	memset(cache, 0, sizeof(cache));
	for (n = 0; n < 4; n++)
		cache[n].stype = ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES;
	n = 4;
	zeDeviceGetCacheProperties(device, &n, cache);
	ze_bool_t peer;
	zeDeviceCanAccessPeer(device, device, &peer);
	zeDeviceGetStatus(device);
	uint64_t host, there;
	zeDeviceGetGlobalTimestamps(device, &host, &there);
}

static void memory(void)
{
	ze_relaxed_allocation_limits_exp_desc_t relaxed = {
		.stype = ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC,
		.flags = ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE
	};
	ze_device_mem_alloc_desc_t dd = { .stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC,
					  .pNext = &relaxed,
					  .flags = ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_CACHED };
	ze_host_mem_alloc_desc_t hd = { .stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC,
					.flags = ZE_HOST_MEM_ALLOC_FLAG_BIAS_WRITE_COMBINED };
	ze_memory_allocation_properties_t props = {
		.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES
	};
	void *d = NULL, *h = NULL, *s = NULL, *base = NULL;
	ze_device_handle_t on = NULL;
	size_t size = 0;

	zeMemAllocDevice(context, &dd, SIZE, 64, device, &d);
	zeMemAllocHost(context, &hd, SIZE + 4096, 128, &h);
	zeMemAllocShared(context, &dd, &hd, SIZE + 8192, 256, device, &s);
	did.alloc += 3;
	if (d) {
		zeMemGetAllocProperties(context, d, &props, &on);
		zeMemGetAddressRange(context, d, &base, &size);
	}
	ze_ipc_mem_handle_t ipc;
	memset(&ipc, 0, sizeof(ipc));
	if (d && sweeping) {
		zeMemGetIpcHandle(context, d, &ipc);
		zeMemOpenIpcHandle(context, device, ipc, 0, &base);
		zeMemCloseIpcHandle(context, base);
	}
	void *virtual = NULL;
	size_t page = 0;
	ze_physical_mem_handle_t physical = NULL;
	zeVirtualMemQueryPageSize(context, device, SIZE, &page);
	zeVirtualMemReserve(context, NULL, SIZE, &virtual);
	if (virtual) {
		ze_physical_mem_desc_t pd = { .stype = ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC,
					      .size = SIZE };
		ze_memory_access_attribute_t access = ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;

		zePhysicalMemCreate(context, device, &pd, &physical);
		if (physical) {
			zeVirtualMemMap(context, virtual, SIZE, physical, 0,
					ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE);
			zeVirtualMemGetAccessAttribute(context, virtual, SIZE, &access, &size);
			zeVirtualMemUnmap(context, virtual, SIZE);
			zePhysicalMemDestroy(context, physical);
		}
		zeVirtualMemFree(context, virtual, SIZE);
	}
	// These fail with a driver that looks at them.
	void *none = NULL;
	zeMemAllocHost(context, &hd, SIZE, 3, &none);
	did.alloc++;
	if (none)
		zeMemFree(context, none);
	none = NULL;
	if (!sweeping) {
		zeMemAllocDevice(context, &dd, 1ul << 50, 64, device, &none);
		did.alloc++;
	}
	for (int i = 0; i < 3; i++)
		if ((void *[]){ d, h, s }[i])
			zeMemFree(context, (void *[]){ d, h, s }[i]);
}

static void queues(void)
{
	ze_command_queue_desc_t qd = { .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
				       .mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS };
	ze_command_list_desc_t ld = { .stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC,
				      .flags = ZE_COMMAND_LIST_FLAG_RELAXED_ORDERING };
	ze_fence_desc_t fd = { .stype = ZE_STRUCTURE_TYPE_FENCE_DESC };
	ze_event_pool_desc_t pd = { .stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC,
				    .flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE |
					     ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP,
				    .count = 4 };
	ze_event_desc_t ed = { .stype = ZE_STRUCTURE_TYPE_EVENT_DESC,
			       .signal = ZE_EVENT_SCOPE_FLAG_HOST,
			       .wait = ZE_EVENT_SCOPE_FLAG_DEVICE | ZE_EVENT_SCOPE_FLAG_HOST };
	ze_host_mem_alloc_desc_t hd = { .stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC };
	ze_device_mem_alloc_desc_t dd = { .stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC };
	ze_command_queue_handle_t queue = NULL, bad = NULL;
	ze_command_list_handle_t list = NULL, now = NULL;
	ze_fence_handle_t fence = NULL;
	ze_event_pool_handle_t pool = NULL;
	ze_event_handle_t event[2] = { NULL, NULL };
	ze_kernel_timestamp_result_t stamp;
	ze_group_count_t groups = { 64, 2, 1 };
	void *a = NULL, *b = NULL;
	uint32_t pattern = 0xabcd1234;

	zeCommandQueueCreate(context, device, &qd, &queue);
	zeCommandListCreate(context, device, &ld, &list);
	qd.mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
	qd.priority = ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH;
	zeCommandListCreateImmediate(context, device, &qd, &now);
	zeEventPoolCreate(context, &pd, 1, &device, &pool);
	if (!queue || !list || !now || !pool)
		die("queue, list or event pool");
	zeEventCreate(pool, &ed, &event[0]);
	ed.index = 1;
	zeEventCreate(pool, &ed, &event[1]);
	zeFenceCreate(queue, &fd, &fence);
	zeMemAllocDevice(context, &dd, SIZE, 64, device, &a);
	zeMemAllocHost(context, &hd, SIZE, 64, &b);
	did.alloc += 2;
	if (!a || !b || !event[0] || !event[1])
		die("memory or events");
	for (int i = 0; i < 2; i++) {
		zeCommandListAppendMemoryCopy(list, a, b, SIZE, event[0], 0, NULL);
		zeCommandListAppendMemoryFill(list, a, &pattern, sizeof(pattern), SIZE, event[1], 1,
					      event);
		zeCommandListAppendMemoryCopy(list, b, a, SIZE - 4096 * (i + 1), NULL, 2, event);
		did.copy += 2;
		zeCommandListAppendBarrier(list, NULL, 0, NULL);
		zeCommandListAppendSignalEvent(list, event[0]);
		zeCommandListAppendWaitOnEvents(list, 1, event);
		zeCommandListAppendEventReset(list, event[1]);
		const void *ranges[2] = { a, b };
		size_t sizes[2] = { SIZE, 4096 };
		zeCommandListAppendMemoryRangesBarrier(list, 2, sizes, ranges, NULL, 0, NULL);
		zeCommandListAppendWriteGlobalTimestamp(list, b, NULL, 0, NULL);
		zeCommandListAppendMemoryPrefetch(list, a, SIZE);
		if (kernel) {
			zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL);
			did.launch++;
		}
		zeCommandListClose(list);
		zeCommandQueueExecuteCommandLists(queue, 1, &list, fence);
		if (fence) {
			zeFenceHostSynchronize(fence, 1000000);
			zeFenceQueryStatus(fence);
			zeFenceReset(fence);
		}
		zeCommandQueueSynchronize(queue, 1000000000);
		zeCommandListReset(list);
	}
	zeCommandListAppendMemoryCopy(now, a, b, SIZE, event[1], 0, NULL);
	did.copy++;
	zeEventHostSynchronize(event[1], 1000000);
	zeEventQueryStatus(event[1]);
	memset(&stamp, 0, sizeof(stamp));
	zeEventQueryKernelTimestamp(event[1], &stamp);
	zeEventHostSignal(event[1]);
	zeEventHostReset(event[1]);
	if (kernel) {
		zeCommandListAppendLaunchKernel(now, kernel, &groups, event[0], 0, NULL);
		did.launch++;
	}
	// No such group of queues.
	if (!sweeping) {
		qd.ordinal = 99;
		zeCommandQueueCreate(context, device, &qd, &bad);
	}
	zeMemFree(context, a);
	zeMemFree(context, b);
	if (fence)
		zeFenceDestroy(fence);
	zeEventDestroy(event[0]);
	zeEventDestroy(event[1]);
	zeEventPoolDestroy(pool);
	zeCommandListDestroy(now);
	zeCommandListDestroy(list);
	zeCommandQueueDestroy(queue);
}

static void images(void)
{
	ze_image_desc_t d = { .stype = ZE_STRUCTURE_TYPE_IMAGE_DESC,
			      .flags = ZE_IMAGE_FLAG_KERNEL_WRITE,
			      .type = ZE_IMAGE_TYPE_2D,
			      .format = { ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8,
					  ZE_IMAGE_FORMAT_TYPE_UNORM, ZE_IMAGE_FORMAT_SWIZZLE_R,
					  ZE_IMAGE_FORMAT_SWIZZLE_G, ZE_IMAGE_FORMAT_SWIZZLE_B,
					  ZE_IMAGE_FORMAT_SWIZZLE_A },
			      .width = 64,
			      .height = 32,
			      .depth = 1 };
	ze_image_properties_t props = { .stype = ZE_STRUCTURE_TYPE_IMAGE_PROPERTIES };
	ze_sampler_desc_t s = { .stype = ZE_STRUCTURE_TYPE_SAMPLER_DESC,
				.addressMode = ZE_SAMPLER_ADDRESS_MODE_CLAMP,
				.filterMode = ZE_SAMPLER_FILTER_MODE_LINEAR,
				.isNormalized = 1 };
	ze_image_handle_t image = NULL;
	ze_sampler_handle_t sampler = NULL;

	zeImageGetProperties(device, &d, &props);
	zeImageCreate(context, device, &d, &image);
	zeSamplerCreate(context, device, &s, &sampler);
	if (image)
		zeImageDestroy(image);
	if (sampler)
		zeSamplerDestroy(sampler);
}

static ze_module_handle_t modules(const char *path, const char *name)
{
	static unsigned char none[64] = { 3, 2, 0x23, 7 }, junk[64] = "no program at all";
	unsigned char *code = none;
	size_t size = sizeof(none);
	ze_module_handle_t module = NULL, bad = NULL;
	ze_module_build_log_handle_t log = NULL;
	ze_kernel_handle_t nobody = NULL;

	if (path) {
		FILE *f = fopen(path, "rb");

		code = malloc(1 << 20);
		size = f && code ? fread(code, 1, 1 << 20, f) : 0;
		if (!size)
			die("module file");
		fclose(f);
	}
	ze_module_desc_t d = { .stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
			       .format = ZE_MODULE_FORMAT_IL_SPIRV,
			       .inputSize = size,
			       .pInputModule = code,
			       .pBuildFlags = "-ze-opt-level=1" };
	zeModuleCreate(context, device, &d, &module, &log);
	if (log) {
		char text[256] = "";

		size = sizeof(text);
		zeModuleBuildLogGetString(log, &size, text);
		zeModuleBuildLogDestroy(log);
	}
	if (!module)
		die("module");
	// What no driver takes.
	if (!sweeping) {
		d = (ze_module_desc_t){ .stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
					.format = ZE_MODULE_FORMAT_NATIVE,
					.inputSize = sizeof(junk),
					.pInputModule = junk };
		zeModuleCreate(context, device, &d, &bad, NULL);
	}
	uint32_t n = 0;
	zeModuleGetKernelNames(module, &n, NULL);
	ze_module_properties_t mp = { .stype = ZE_STRUCTURE_TYPE_MODULE_PROPERTIES };
	zeModuleGetProperties(module, &mp);
	zeModuleGetNativeBinary(module, &size, NULL);

	ze_kernel_desc_t k = { .stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = name };
	zeKernelCreate(module, &k, &kernel);
	if (!sweeping) {
		k.pKernelName = "there is none of this name";
		zeKernelCreate(module, &k, &nobody);
	}
	if (kernel) {
		void *pointer = room;
		char text[128] = "";
		uint32_t x = 0, y = 0, z = 0;

		zeKernelSetGroupSize(kernel, 16, 1, 1);
		zeKernelSuggestGroupSize(kernel, 1024, 1, 1, &x, &y, &z);
		zeKernelSetArgumentValue(kernel, 0, sizeof(pointer), NULL);
		zeKernelSetArgumentValue(kernel, 1, sizeof(pointer), NULL);
		zeKernelSetArgumentValue(kernel, 77, sizeof(pointer), &pointer);
		zeKernelSetIndirectAccess(kernel, ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST |
							  ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE);
		size = sizeof(text);
		zeKernelGetName(kernel, &size, text);
		ze_kernel_properties_t kp = { .stype = ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES };
		zeKernelGetProperties(kernel, &kp);
	}
	return module;
}

/* Four bytes of memory, and two registers, of which nothing here says how wide they are. */
static void debug_accesses(zet_debug_session_handle_t session)
{
	zet_debug_memory_space_desc_t where = { .stype = ZET_STRUCTURE_TYPE_DEBUG_MEMORY_SPACE_DESC,
						.address = 0x1000 };
	ze_device_thread_t thread = { 0 };
	unsigned char registers[64] = "registers";

	zetDebugWriteMemory(session, thread, &where, 4, "\xde\xad\xbe\xef");
	zetDebugWriteRegisters(session, thread, 1, 0, 2, registers);
}

static void metrics(void)
{
	static zet_metric_group_handle_t groups[4];
	zet_metric_handle_t in[4] = { NULL };
	zet_metric_group_properties_t gp = { .stype = ZET_STRUCTURE_TYPE_METRIC_GROUP_PROPERTIES };
	zet_metric_properties_t mp = { .stype = ZET_STRUCTURE_TYPE_METRIC_PROPERTIES };
	zet_metric_streamer_desc_t sd = { .stype = ZET_STRUCTURE_TYPE_METRIC_STREAMER_DESC,
					  .notifyEveryNReports = 100,
					  .samplingPeriod = 1000000 };
	zet_metric_streamer_handle_t streamer = NULL;
	zet_typed_value_t values[4];
	uint8_t raw[64] = { 1, 2, 3 };
	size_t size = 0;
	uint32_t n = 0;

	zetMetricGroupGet(device, &n, NULL);
	n = n > 4 ? 4 : n;
	if (n)
		zetMetricGroupGet(device, &n, groups);
	if (n && groups[0]) {
		zetMetricGroupGetProperties(groups[0], &gp);
		n = 4;
		zetMetricGet(groups[0], &n, in);
		if (in[0])
			zetMetricGetProperties(in[0], &mp);
		zetContextActivateMetricGroups(context, device, 1, groups);
		zetMetricStreamerOpen(context, device, groups[0], &sd, NULL, &streamer);
		if (streamer) {
			zetMetricStreamerReadData(streamer, 100, &size, NULL);
			size = sizeof(raw);
			zetMetricStreamerReadData(streamer, 100, &size, raw);
			zetMetricStreamerClose(streamer);
		}
		memset(values, 0, sizeof(values));
		n = 4;
		zetMetricGroupCalculateMetricValues(groups[0],
						    ZET_METRIC_GROUP_CALCULATION_TYPE_METRIC_VALUES,
						    sizeof(raw), raw, &n, values);
		zetContextActivateMetricGroups(context, device, 0, NULL);
	}
	zet_device_debug_properties_t dp = { .stype = ZET_STRUCTURE_TYPE_DEVICE_DEBUG_PROPERTIES };
	zetDeviceGetDebugProperties(device, &dp);
	zet_debug_config_t config = { .pid = 1 };
	zet_debug_session_handle_t session = NULL;
	if (sweeping)
		zetDebugAttach(device, &config, &session);
	if (session) {
		zet_debug_event_t event;

		memset(&event, 0, sizeof(event));
		zetDebugReadEvent(session, 0, &event);
		debug_accesses(session);
		zetDebugDetach(session);
	}
}

static void management(void)
{
	zes_device_handle_t d = (zes_device_handle_t)device;
	zes_device_properties_t p = { .stype = ZES_STRUCTURE_TYPE_DEVICE_PROPERTIES };
	zes_freq_handle_t freq[8] = { NULL };
	zes_temp_handle_t temp[8] = { NULL };
	zes_pwr_handle_t power[8] = { NULL };
	zes_mem_handle_t mem[8] = { NULL };
	zes_engine_handle_t engine[8] = { NULL };
	zes_device_state_t state = { .stype = ZES_STRUCTURE_TYPE_DEVICE_STATE };
	double celsius = 0;
	uint32_t n;

	zesDeviceGetProperties(d, &p);
	zesDeviceGetState(d, &state);
	n = 8;
	zesDeviceEnumFrequencyDomains(d, &n, freq);
	n = 8;
	zesDeviceEnumTemperatureSensors(d, &n, temp);
	n = 8;
	zesDeviceEnumPowerDomains(d, &n, power);
	n = 8;
	zesDeviceEnumMemoryModules(d, &n, mem);
	n = 8;
	zesDeviceEnumEngineGroups(d, &n, engine);
	n = 0;
	zesDeviceProcessesGetState(d, &n, NULL);
	if (freq[0] && sweeping) {
		zes_freq_range_t range = { 300, 1500.5 };

		zesFrequencySetRange(freq[0], &range);
		zesFrequencyGetRange(freq[0], &range);
	}
	if (temp[0])
		zesTemperatureGetState(temp[0], &celsius);
}

static void on_launch(ze_command_list_append_launch_kernel_params_t *p, ze_result_t r, void *user,
		      void **own)
{
	(void)p, (void)r, (void)own;
	++*(int *)user;
}

static void loader(void)
{
	static int seen;
	zel_component_version_t versions[8];
	zel_tracer_desc_t d = { .stype = ZEL_STRUCTURE_TYPE_TRACER_DESC, .pUserData = &seen };
	zel_core_callbacks_t callbacks;
	zel_tracer_handle_t tracer = NULL;
	size_t n = 0;

	zelLoaderGetVersions(&n, NULL);
	n = n > 8 ? 8 : n;
	memset(versions, 0, sizeof(versions));
	zelLoaderGetVersions(&n, versions);
	zelTracerCreate(&d, &tracer);
	if (!tracer)
		return;
	memset(&callbacks, 0, sizeof(callbacks));
	callbacks.CommandList.pfnAppendLaunchKernelCb = on_launch;
	zelTracerSetEpilogues(tracer, &callbacks);
	zelTracerSetEnabled(tracer, 1);
	zelTracerSetEnabled(tracer, 0);
	zelTracerDestroy(tracer);
}

static void *thread(void *which)
{
	ze_host_mem_alloc_desc_t hd = { .stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC };
	size_t base = 4096 + 4096 * (size_t)which;

	for (size_t i = 0; i < ROUNDS; i++) {
		ze_memory_allocation_properties_t props = {
			.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES
		};
		void *p = NULL;

		zeMemAllocHost(context, &hd, base + i, 64, &p);
		__atomic_add_fetch(&did.alloc, 1, __ATOMIC_RELAXED);
		if (!p)
			continue;
		zeMemGetAllocProperties(context, p, &props, NULL);
		zeMemFree(context, p);
	}
	return NULL;
}

int main(int argc, char **argv)
{
	ze_context_desc_t cd = { .stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC };
	pthread_t other[2];
	ze_module_handle_t module;

	sweeping = getenv("SWEEP");
	if (zeInit(0) != ZE_RESULT_SUCCESS)
		die("Level Zero");
	if (getenv("WAIT")) { // until someone has looked at this process
		puts("waiting");
		fflush(stdout);
		return getchar() != EOF;
	}
	witness_start();
	zeInit(ZE_INIT_FLAG_GPU_ONLY);
	drivers();
	zeContextCreate(driver, &cd, &context);
	if (!context)
		die("context");
	zeContextGetStatus(context);
	module = modules(argc > 1 ? argv[1] : NULL, argc > 2 ? argv[2] : "vadd");
	memory();
	queues();
	images();
	metrics();
	management();
	loader();
	for (size_t i = 0; i < 2; i++)
		pthread_create(&other[i], NULL, thread, (void *)i);
	for (int i = 0; i < 2; i++)
		pthread_join(other[i], NULL);
	if (kernel)
		zeKernelDestroy(kernel);
	zeModuleDestroy(module);
	zeContextDestroy(context);
	if (sweeping)
		sweep();
	printf("count launch %ld\ncount copy %ld\ncount alloc %ld\n", did.launch, did.copy,
	       did.alloc);
	return 0;
}
