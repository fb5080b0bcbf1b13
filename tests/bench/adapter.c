// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * adapter.c - a Unified Runtime adapter that can do two things, and at once: launch a kernel, and wait for it.
 *
 * The benchmark wants the real loader's real function, with a call that succeeds (so that the event
 * that it hands out is captured) and takes no time of its own. The loader is told to load this by
 * UR_ADAPTERS_FORCE_LOAD.
 */
#include <stdbool.h>
#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_ddi.h>

static ur_result_t launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, uint32_t dim,
			  const size_t *offset, const size_t *global, const size_t *local,
			  uint32_t nargs, const ur_exp_kernel_arg_properties_t *args,
			  const ur_kernel_launch_ext_properties_t *props, uint32_t nwait,
			  const ur_event_handle_t *wait, ur_event_handle_t *event)
{
	(void)kernel, (void)dim, (void)offset, (void)global, (void)local;
	(void)nargs, (void)args, (void)props, (void)nwait, (void)wait;
	*event = (ur_event_handle_t)queue;
	return UR_RESULT_SUCCESS;
}

static ur_result_t wait_events(uint32_t n, const ur_event_handle_t *list)
{
	(void)n, (void)list;
	return UR_RESULT_SUCCESS;
}

ur_result_t urGetEventProcAddrTable(ur_api_version_t version, ur_event_dditable_t *table)
{
	(void)version;
	table->pfnWait = wait_events;
	return UR_RESULT_SUCCESS;
}

ur_result_t urGetEnqueueExpProcAddrTable(ur_api_version_t version, ur_enqueue_exp_dditable_t *table)
{
	(void)version;
	table->pfnKernelLaunchWithArgsExp = launch;
	return UR_RESULT_SUCCESS;
}
