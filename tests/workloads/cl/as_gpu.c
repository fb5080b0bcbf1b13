// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * as_gpu.c - an OpenCL layer (OPENCL_LAYERS of the ICD loader) by which a CPU device says that it is a GPU.
 *
 * oneDAL has two implementations of everything: one in C++ for the CPU, and one in SYCL for GPUs, which a
 * SYCL device on the CPU never gets. Behind this layer it does, and its kernels run, compiled by the same
 * driver; only what is in a GPU's own instructions (oneMKL's products of matrices) is refused there.
 */
#include "layer.h"

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

PUBLIC cl_int clInitLayer(cl_uint n, const struct _cl_icd_dispatch *next, cl_uint *ret_n,
			  const struct _cl_icd_dispatch **ret_layer)
{
	*ret_n = layer_begin(n, next, &below, &layer);
	layer.clGetDeviceInfo = device_info;
	layer.clGetDeviceIDs = device_ids;
	*ret_layer = &layer;
	return CL_SUCCESS;
}
