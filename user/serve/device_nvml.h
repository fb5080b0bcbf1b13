// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * device_nvml.h - NVIDIA's devices, by NVML (libnvidia-ml.so.1), which comes with the driver.
 *
 * NVML's header is not in Debian's main archive. What is used of it is declared here after NVIDIA's NVML API Reference
 * Guide (docs.nvidia.com/deploy/nvml-api); functions and structures keep their versions for ever.
 */
#ifndef XB_SERVE_DEVICE_NVML_H
#define XB_SERVE_DEVICE_NVML_H

#include <stdint.h>

#include "serve/devices.h"

#define NVML_LIBRARY	 "libnvidia-ml.so.1"
#define NVML_NAME	 96 /* NVML_DEVICE_NAME_V2_BUFFER_SIZE */
#define NVML_TEMPERATURE 0  /* NVML_TEMPERATURE_GPU */
#define NVML_TOO_SMALL	 7  /* NVML_ERROR_INSUFFICIENT_SIZE */

struct nvml_utilization {
	unsigned gpu, memory; /* per cent */
};

struct nvml_memory {
	unsigned long long total, free,
		used; /* bytes; used: with what the driver keeps for itself */
};

struct nvml_memory_v2 {
	unsigned version; /* NVML_MEMORY_V2 */
	unsigned long long total, reserved, free, used;
};
#define NVML_MEMORY_V2 (sizeof(struct nvml_memory_v2) | 2u << 24)

struct nvml_process {
	unsigned pid;
	unsigned long long memory; /* bytes; all ones: not known */
	unsigned gpu_instance, compute_instance;
};

/* Opaque. */
typedef void *nvml_device;

/* Each returns 0 or an error. X: it has to be there. */
#define NVML_FUNCTIONS(X, OPTIONAL)                                                       \
	X(nvmlInit_v2, (void))                                                            \
	X(nvmlDeviceGetCount_v2, (unsigned *))                                            \
	X(nvmlDeviceGetHandleByIndex_v2, (unsigned, nvml_device *))                       \
	X(nvmlDeviceGetName, (nvml_device, char *, unsigned))                             \
	OPTIONAL(nvmlDeviceGetUtilizationRates, (nvml_device, struct nvml_utilization *)) \
	OPTIONAL(nvmlDeviceGetMemoryInfo, (nvml_device, struct nvml_memory *))            \
	OPTIONAL(nvmlDeviceGetMemoryInfo_v2, (nvml_device, struct nvml_memory_v2 *))      \
	OPTIONAL(nvmlDeviceGetPowerUsage, (nvml_device, unsigned *))                      \
	OPTIONAL(nvmlDeviceGetTemperature, (nvml_device, int, unsigned *))                \
	OPTIONAL(nvmlDeviceGetComputeRunningProcesses_v3,                                 \
		 (nvml_device, unsigned *, struct nvml_process *))

struct nvml {
#define NVML_MEMBER(name, arguments) int(*name) arguments;
	NVML_FUNCTIONS(NVML_MEMBER, NVML_MEMBER)
#undef NVML_MEMBER
};

/* library: NVML_LIBRARY, or another one's path. -ELIBACC: there is none; -ENODEV: it finds no driver. */
int nvml_open(const char *library, struct nvml *ret);
/* Adds what it has now. */
void nvml_read(const struct nvml *nvml, struct devices *d);

#endif
