// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* device_nvml.c - see device_nvml.h. */
#include "serve/device_nvml.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/dynamic.h"

#define PROCESSES 1024 /* of a device; if it has more, what they have is not known */

int nvml_open(const char *library, struct nvml *ret)
{
	static const struct dynamic_function functions[] = {
#define NVML_ROW(name, arguments)	   { #name, offsetof(struct nvml, name), false },
#define NVML_ROW_OPTIONAL(name, arguments) { #name, offsetof(struct nvml, name), true },
		NVML_FUNCTIONS(NVML_ROW, NVML_ROW_OPTIONAL)
#undef NVML_ROW
#undef NVML_ROW_OPTIONAL
	};
	const char *const names[] = { library, NULL };
	struct nvml all;
	int r = dynamic_open(names, functions, ARRAY_SIZE(functions), &all);

	if (r < 0)
		return r;
	if (all.nvmlInit_v2())
		return -ENODEV;
	*ret = all;
	return 0;
}

/* As nvidia-smi has it, without what the driver keeps for itself; drivers before 510 count that as used. */
static void read_memory(const struct nvml *nvml, nvml_device device, struct devices_one *one)
{
	struct nvml_memory_v2 v2 = { .version = NVML_MEMORY_V2 };
	struct nvml_memory v1 = { 0 };

	if (nvml->nvmlDeviceGetMemoryInfo_v2 && !nvml->nvmlDeviceGetMemoryInfo_v2(device, &v2)) {
		v1.total = v2.total;
		v1.used = v2.used;
	} else if (!nvml->nvmlDeviceGetMemoryInfo || nvml->nvmlDeviceGetMemoryInfo(device, &v1)) {
		return;
	}
	devices_set(one, DEVICES_MEMORY, v1.total);
	devices_set(one, DEVICES_MEMORY_USED, v1.used);
}

static void read_processes(const struct nvml *nvml, nvml_device device, struct devices_one *one)
{
	static struct nvml_process all[PROCESSES];
	unsigned n = PROCESSES;
	uint64_t bytes = 0;
	int r;

	if (!nvml->nvmlDeviceGetComputeRunningProcesses_v3)
		return;
	r = nvml->nvmlDeviceGetComputeRunningProcesses_v3(device, &n, all);
	if (!r || r == NVML_TOO_SMALL)
		devices_set(one, DEVICES_PROCESSES, n);
	if (r || n > PROCESSES)
		return;
	for (unsigned i = 0; i < n; i++) {
		if (all[i].memory > UINT64_MAX - bytes)
			return;
		bytes += all[i].memory;
	}
	devices_set(one, DEVICES_PROCESSES_MEMORY, bytes);
}

static void read_one(const struct nvml *nvml, nvml_device device, struct devices_one *one)
{
	struct nvml_utilization busy = { 0 };
	unsigned v = 0;

	if (nvml->nvmlDeviceGetUtilizationRates &&
	    !nvml->nvmlDeviceGetUtilizationRates(device, &busy))
		devices_set(one, DEVICES_BUSY, busy.gpu * 10000000ull);
	read_memory(nvml, device, one);
	if (nvml->nvmlDeviceGetPowerUsage && !nvml->nvmlDeviceGetPowerUsage(device, &v))
		devices_set(one, DEVICES_POWER, v * 1000000ull);
	if (nvml->nvmlDeviceGetTemperature &&
	    !nvml->nvmlDeviceGetTemperature(device, NVML_TEMPERATURE, &v))
		devices_set(one, DEVICES_TEMPERATURE, v * 1000000000ull);
	read_processes(nvml, device, one);
}

/* A device that has fallen off the bus has no handle, or no name. */
void nvml_read(const struct nvml *nvml, struct devices *d)
{
	unsigned n = 0;

	if (nvml->nvmlDeviceGetCount_v2(&n))
		return;
	d->told += n;
	for (unsigned i = 0; i < n && i < DEVICES_MAX; i++) {
		char name[NVML_NAME] = "";
		struct devices_one *one;
		nvml_device device = NULL;

		if (nvml->nvmlDeviceGetHandleByIndex_v2(i, &device))
			continue;
		if (nvml->nvmlDeviceGetName(device, name, sizeof(name)))
			name[0] = '\0';
		one = devices_add(d, "nvidia", i, name, sizeof(name));
		if (one)
			read_one(nvml, device, one);
	}
}
