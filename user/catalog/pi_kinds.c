// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pi_kinds.c - see pi_kinds.h.
 *
 * The numbers are positions in a list that differs between releases, because functions were inserted and removed.
 * Functions that two releases have in common are in the same order in both. One list is therefore enough: that of a
 * release consists of the functions that this release has.
 */
#include "catalog/pi_kinds.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "catalog/catalog.h"

static const char *const order[] = {
	"piPlatformsGet",
	"piPlatformGetInfo",
	"piextPlatformGetNativeHandle",
	"piextPlatformCreateWithNativeHandle",
	"piDevicesGet",
	"piDeviceGetInfo",
	"piDevicePartition",
	"piDeviceRetain",
	"piDeviceRelease",
	"piextDeviceSelectBinary",
	"piextGetDeviceFunctionPointer",
	"piextGetGlobalVariablePointer",
	"piextDeviceGetNativeHandle",
	"piextDeviceCreateWithNativeHandle",
	"piContextCreate",
	"piContextGetInfo",
	"piContextRetain",
	"piContextRelease",
	"piextContextSetExtendedDeleter",
	"piextContextGetNativeHandle",
	"piextContextCreateWithNativeHandle",
	"piQueueCreate",
	"piextQueueCreate",
	"piQueueGetInfo",
	"piQueueFinish",
	"piQueueFlush",
	"piQueueRetain",
	"piQueueRelease",
	"piextQueueGetNativeHandle",
	"piextQueueCreateWithNativeHandle",
	"piMemBufferCreate",
	"piMemImageCreate",
	"piMemGetInfo",
	"piMemImageGetInfo",
	"piMemRetain",
	"piMemRelease",
	"piMemBufferPartition",
	"piextMemGetNativeHandle",
	"piextMemCreateWithNativeHandle",
	"piextMemImageCreateWithNativeHandle",
	"piProgramCreate",
	"piclProgramCreateWithSource",
	"piProgramCreateWithBinary",
	"piProgramGetInfo",
	"piProgramCompile",
	"piProgramBuild",
	"piProgramLink",
	"piProgramGetBuildInfo",
	"piProgramRetain",
	"piProgramRelease",
	"piextProgramSetSpecializationConstant",
	"piextProgramGetNativeHandle",
	"piextProgramCreateWithNativeHandle",
	"piKernelCreate",
	"piKernelSetArg",
	"piKernelGetInfo",
	"piKernelGetGroupInfo",
	"piKernelGetSubGroupInfo",
	"piKernelRetain",
	"piKernelRelease",
	"piextKernelSetArgPointer",
	"piKernelSetExecInfo",
	"piextKernelCreateWithNativeHandle",
	"piextKernelGetNativeHandle",
	"piextKernelSuggestMaxCooperativeGroupCount",
	"piEventCreate",
	"piEventGetInfo",
	"piEventGetProfilingInfo",
	"piEventsWait",
	"piEventSetCallback",
	"piEventSetStatus",
	"piEventRetain",
	"piEventRelease",
	"piextEventGetNativeHandle",
	"piextEventCreateWithNativeHandle",
	"piSamplerCreate",
	"piSamplerGetInfo",
	"piSamplerRetain",
	"piSamplerRelease",
	"piEnqueueKernelLaunch",
	"piextEnqueueCooperativeKernelLaunch",
	"piEnqueueNativeKernel",
	"piEnqueueEventsWait",
	"piEnqueueEventsWaitWithBarrier",
	"piEnqueueMemBufferRead",
	"piEnqueueMemBufferReadRect",
	"piEnqueueMemBufferWrite",
	"piEnqueueMemBufferWriteRect",
	"piEnqueueMemBufferCopy",
	"piEnqueueMemBufferCopyRect",
	"piEnqueueMemBufferFill",
	"piEnqueueMemImageRead",
	"piEnqueueMemImageWrite",
	"piEnqueueMemImageCopy",
	"piEnqueueMemImageFill",
	"piEnqueueMemBufferMap",
	"piEnqueueMemUnmap",
	"piextUSMHostAlloc",
	"piextUSMDeviceAlloc",
	"piextUSMSharedAlloc",
	"piextUSMFree",
	"piextUSMEnqueueMemset",
	"piextUSMEnqueueMemcpy",
	"piextUSMEnqueuePrefetch",
	"piextUSMEnqueueMemAdvise",
	"piextUSMGetMemAllocInfo",
	"piextEnqueueReadHostPipe",
	"piextEnqueueWriteHostPipe",
	"piextKernelSetArgMemObj",
	"piextKernelSetArgSampler",
	"piextPluginGetOpaqueData",
	"piPluginGetLastError",
	"piTearDown",
	"piextUSMEnqueueFill2D",
	"piextUSMEnqueueMemset2D",
	"piextUSMEnqueueMemcpy2D",
	"piGetDeviceAndHostTimer",
	"piextEnqueueDeviceGlobalVariableWrite",
	"piextEnqueueDeviceGlobalVariableRead",
	"piPluginGetBackendOption",
	"piextEnablePeerAccess",
	"piextDisablePeerAccess",
	"piextPeerAccessGetInfo",
	"piextUSMImport",
	"piextUSMRelease",
	"piextCommandBufferCreate",
	"piextCommandBufferRetain",
	"piextCommandBufferRelease",
	"piextCommandBufferFinalize",
	"piextCommandBufferNDRangeKernel",
	"piextCommandBufferMemcpyUSM",
	"piextCommandBufferMemBufferCopy",
	"piextCommandBufferMemBufferCopyRect",
	"piextCommandBufferMemBufferWrite",
	"piextCommandBufferMemBufferWriteRect",
	"piextCommandBufferMemBufferRead",
	"piextCommandBufferMemBufferReadRect",
	"piextCommandBufferMemBufferFill",
	"piextCommandBufferFillUSM",
	"piextCommandBufferPrefetchUSM",
	"piextCommandBufferAdviseUSM",
	"piextEnqueueCommandBuffer",
	"piextUSMPitchedAlloc",
	"piextMemUnsampledImageHandleDestroy",
	"piextMemSampledImageHandleDestroy",
	"piextBindlessImageSamplerCreate",
	"piextMemImageAllocate",
	"piextMemImageFree",
	"piextMemUnsampledImageCreate",
	"piextMemSampledImageCreate",
	"piextMemImageCopy",
	"piextMemImageGetInfo",
	"piextMemMipmapGetLevel",
	"piextMemMipmapFree",
	"piextMemImportOpaqueFD",
	"piextMemReleaseInterop",
	"piextMemMapExternalArray",
	"piextImportExternalSemaphoreOpaqueFD",
	"piextDestroyExternalSemaphore",
	"piextWaitExternalSemaphore",
	"piextSignalExternalSemaphore",
	/* Of 2023.2 alone, at its end. */
	"piextQueueCreate2",
	"piextQueueGetNativeHandle2",
	"piextQueueCreateWithNativeHandle2",
};
_Static_assert(ARRAY_SIZE(order) <= PI_KINDS_MAX, "room for all");

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct pi_kind *)a)->name, ((const struct pi_kind *)b)->name);
}

void pi_kinds_of(const char *release, struct pi_kinds *ret)
{
	ret->n = 0;
	for (size_t i = 0; i < ARRAY_SIZE(order); i++) {
		if (!catalog_in_release(catalog_find(order[i]), release))
			continue;
		ret->at[ret->n] = (struct pi_kind){ .name = order[i], .number = ret->n };
		ret->n++;
	}
	qsort(ret->at, ret->n, sizeof(ret->at[0]), by_name);
}

int pi_kind_number(const struct pi_kinds *kinds, const char *name)
{
	const struct pi_kind key = { .name = name }, *found;

	found = bsearch(&key, kinds->at, kinds->n, sizeof(key), by_name);
	return found ? (int)found->number : -ENOENT;
}

/* Those of the headers from which the catalog was made: functions came and went with them. */
const char *pi_kinds_release(unsigned i)
{
	static const char *const releases[] = { "2021.1", "2021.4", "2022.2", "2023.0",
						"2023.2", "2024.0", "2024.2" };

	return i < ARRAY_SIZE(releases) ? releases[i] : NULL;
}
