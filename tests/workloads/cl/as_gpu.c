// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * as_gpu.c - an OpenCL layer (OPENCL_LAYERS of the ICD loader) by which a CPU device says that it is a GPU.
 *
 * oneDAL has two implementations of everything: one in C++ for the CPU, and one in SYCL for GPUs, which a
 * SYCL device on the CPU never gets. Behind this layer it does, and its kernels run, compiled by the same
 * driver; only what is in a GPU's own instructions (oneMKL's products of matrices) is refused there.
 */
#include <stddef.h>
#include <string.h>

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#define CL_USE_DEPRECATED_OPENCL_2_1_APIS
#define CL_USE_DEPRECATED_OPENCL_2_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <CL/cl_icd.h>

/* cl_layer.h differs from release to release by what is not needed here. */
#define LAYER_API_VERSION     0x4240
#define LAYER_API_VERSION_100 100

#define PUBLIC __attribute__((visibility("default")))

static struct _cl_icd_dispatch below, layer;

static cl_int CL_API_CALL device_info(cl_device_id device, cl_device_info name, size_t size,
				      void *value, size_t *ret_size)
{
	cl_int r = below.clGetDeviceInfo(device, name, size, value, ret_size);

	if (r == CL_SUCCESS && name == CL_DEVICE_TYPE && value)
		*(cl_device_type *)value = CL_DEVICE_TYPE_GPU;
	return r;
}

static cl_int CL_API_CALL device_ids(cl_platform_id platform, cl_device_type type, cl_uint n,
				     cl_device_id *devices, cl_uint *ret_n)
{
	if (type == CL_DEVICE_TYPE_CPU)
		return CL_DEVICE_NOT_FOUND;
	if (type == CL_DEVICE_TYPE_GPU)
		type = CL_DEVICE_TYPE_CPU;
	return below.clGetDeviceIDs(platform, type, n, devices, ret_n);
}

PUBLIC cl_int clGetLayerInfo(cl_uint name, size_t size, void *value, size_t *ret_size)
{
	const cl_uint version = LAYER_API_VERSION_100;

	if (name != LAYER_API_VERSION || (value && size < sizeof(version)))
		return CL_INVALID_VALUE;
	if (value)
		memcpy(value, &version, sizeof(version));
	if (ret_size)
		*ret_size = sizeof(version);
	return CL_SUCCESS;
}

PUBLIC cl_int clInitLayer(cl_uint n, const struct _cl_icd_dispatch *next, cl_uint *ret_n,
			  const struct _cl_icd_dispatch **ret_layer)
{
	if (n > sizeof(layer) / sizeof(void *))
		n = sizeof(layer) / sizeof(void *);
	memcpy(&below, next, n * sizeof(void *)); /* an older loader's table is shorter */
	memcpy(&layer, next, n * sizeof(void *));
	layer.clGetDeviceInfo = device_info;
	layer.clGetDeviceIDs = device_ids;
	*ret_n = n;
	*ret_layer = &layer;
	return CL_SUCCESS;
}
