// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ur_launch.cpp - calls Unified Runtime itself, without SYCL, to launch a kernel by each of the release's
 * functions that do: also those that its SYCL runtime has no use for. RELEASE is 202500 for 2025.0.
 *
 * Prints "launch GLOBAL LOCAL WAITS" for each, and ends with 1 where something but the launch is refused;
 * an adapter need not know how to launch in every way.
 */
#include "nothing.hpp"
#include "ur.hpp"

#include <cstdio>

int main()
{
	static const size_t offset[] = { 1, 2, 3 }, global[] = { 4, 6, 8 }, local[] = { 2, 3, 4 };
	ur_device_handle_t device = cpu_device();
	ur_context_handle_t context;
	ur_queue_handle_t queue;
	ur_program_handle_t program;
	ur_kernel_handle_t kernel;
	ur_event_handle_t events[3] = {};

	OK(urContextCreate(1, &device, nullptr, &context));
	OK(urQueueCreate(context, device, nullptr, &queue));
	OK(urProgramCreateWithIL(context, nothing_spirv, sizeof(nothing_spirv), nullptr, &program));
	OK(urProgramBuild(context, program, ""));
	OK(urKernelCreate(program, "nothing", &kernel));

#if RELEASE < 202503
	OK(urEnqueueKernelLaunch(queue, kernel, 3, offset, global, local, 0, nullptr, &events[0]));
	printf("launch 4,6,8 2,3,4 0\n");
	OK(urEnqueueKernelLaunch(queue, kernel, 1, nullptr, global, nullptr, 1, events,
				 &events[1]));
	printf("launch 4 - 1\n");
	ur_exp_launch_property_t property = {};

	property.id = UR_EXP_LAUNCH_PROPERTY_ID_IGNORE;
#if RELEASE < 202501
	urEnqueueKernelLaunchCustomExp(queue, kernel, 2, global, local, 1, &property, 2, events,
				       nullptr);
#else
	urEnqueueKernelLaunchCustomExp(queue, kernel, 2, offset, global, local, 1, &property, 2,
				       events, nullptr);
#endif
	printf("launch 4,6 2,3 2\n");
#elif RELEASE < 202600
	ur_kernel_launch_property_t property = {};

	property.id = UR_KERNEL_LAUNCH_PROPERTY_ID_IGNORE;
	OK(urEnqueueKernelLaunch(queue, kernel, 3, offset, global, local, 0, nullptr, 0, nullptr,
				 &events[0]));
	printf("launch 4,6,8 2,3,4 0\n");
	OK(urEnqueueKernelLaunch(queue, kernel, 1, nullptr, global, nullptr, 1, &property, 1,
				 events, &events[1]));
	printf("launch 4 - 1\n");
#else
	ur_kernel_launch_ext_properties_t properties = {
		UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES
	};

	OK(urEnqueueKernelLaunch(queue, kernel, 3, offset, global, local, nullptr, 0, nullptr,
				 &events[0]));
	printf("launch 4,6,8 2,3,4 0\n");
	OK(urEnqueueKernelLaunch(queue, kernel, 1, nullptr, global, nullptr, &properties, 1, events,
				 &events[1]));
	printf("launch 4 - 1\n");
#endif
	OK(urQueueFinish(queue));
	for (ur_event_handle_t e : events)
		if (e)
			OK(urEventRelease(e));
	OK(urKernelRelease(kernel));
	OK(urProgramRelease(program));
	OK(urQueueRelease(queue));
	OK(urContextRelease(context));
	OK(urLoaderTearDown());
	return 0;
}
