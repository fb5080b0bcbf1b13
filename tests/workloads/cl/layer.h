// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * layer.h - what an OpenCL layer (OPENCL_LAYERS of the ICD loader) begins with: the headers, and how it says
 * that it is one.
 */
#ifndef XB_CL_LAYER_H
#define XB_CL_LAYER_H

#include <string.h>

#define CL_TARGET_OPENCL_VERSION 300
#define CL_ENABLE_BETA_EXTENSIONS
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

/* An older loader's table is shorter. The layer's own is then what is below it, to be changed. */
static inline cl_uint layer_begin(cl_uint n, const struct _cl_icd_dispatch *next,
				  struct _cl_icd_dispatch *below, struct _cl_icd_dispatch *layer)
{
	if (n > sizeof(*layer) / sizeof(void *))
		n = sizeof(*layer) / sizeof(void *);
	memcpy(below, next, n * sizeof(void *));
	memcpy(layer, next, n * sizeof(void *));
	return n;
}

#endif
