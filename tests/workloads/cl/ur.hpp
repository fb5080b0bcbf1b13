// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ur.hpp - what programs that call Unified Runtime itself, without SYCL, begin with: its CPU device.
 */
#ifndef XB_CL_UR_HPP
#define XB_CL_UR_HPP

#include <ur_api.h>

#include <cstdio>
#include <cstdlib>
#include <type_traits>

#define OK(call)                                                                       \
	do {                                                                           \
		ur_result_t r_ = (call);                                               \
		if (r_) {                                                              \
			fprintf(stderr, "%s: %s gave %d\n", __FILE__, #call, (int)r_); \
			exit(1);                                                       \
		}                                                                      \
	} while (0)

/* Once it took several adapters, then one. */
template <class F>
static ur_result_t platform_of(F *get, ur_adapter_handle_t adapter, ur_platform_handle_t *ret)
{
	if constexpr (std::is_invocable_v<F *, ur_adapter_handle_t *, uint32_t, uint32_t,
					  ur_platform_handle_t *, uint32_t *>)
		return get(&adapter, 1, 1, ret, nullptr);
	else
		return get(adapter, 1, ret, nullptr);
}

static ur_device_handle_t cpu_device()
{
	ur_adapter_handle_t adapters[8];
	ur_platform_handle_t platform = nullptr;
	ur_device_handle_t device;
	uint32_t n;

	OK(urLoaderInit(0, nullptr));
	OK(urAdapterGet(8, adapters, &n));
	for (uint32_t i = 0; i < n; i++)
		if (platform_of(urPlatformGet, adapters[i], &platform) == UR_RESULT_SUCCESS &&
		    platform)
			break;
	OK(urDeviceGet(platform, UR_DEVICE_TYPE_CPU, 1, &device, nullptr));
	return device;
}

#endif
