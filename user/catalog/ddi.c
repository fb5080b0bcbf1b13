// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ddi.c - see ddi.h.
 *
 * PI has one table, whose functions are in the order of their numbers (pi_kinds.c). It stands after two versions, whose
 * length has changed, and an address. Of releases that are not here nobody has looked at the libraries;
 * tests/real/replay_tables.py does at those that are.
 */
#include "catalog/ddi.h"

#include <string.h>

#include "base/cleanup.h"
#include "catalog/pi_kinds.h"
#include "replay_abi.h"

static const struct {
	const char *release;
	uint32_t at;
	bool hands_out;
} pi_releases[] = {
	{ "2021.4", 16, true }, { "2022.2", 32, true }, { "2023.0", 48, true },
	{ "2023.2", 48, true }, { "2024.0", 48, true }, { "2024.2", 48, false },
};

static const struct {
	const char *cl, *pi;
} handed_out[] = {
	{ "clBuildProgram", "piProgramBuild" },
	{ "clCompileProgram", "piProgramCompile" },
	{ "clCreateSubDevices", "piDevicePartition" },
	{ "clEnqueueBarrierWithWaitList", "piEnqueueEventsWaitWithBarrier" },
	{ "clEnqueueCopyBuffer", "piEnqueueMemBufferCopy" },
	{ "clEnqueueCopyBufferRect", "piEnqueueMemBufferCopyRect" },
	{ "clEnqueueCopyImage", "piEnqueueMemImageCopy" },
	{ "clEnqueueFillBuffer", "piEnqueueMemBufferFill" },
	{ "clEnqueueFillImage", "piEnqueueMemImageFill" },
	{ "clEnqueueMarkerWithWaitList", "piEnqueueEventsWait" },
	{ "clEnqueueNDRangeKernel", "piEnqueueKernelLaunch" },
	{ "clEnqueueNativeKernel", "piEnqueueNativeKernel" },
	{ "clEnqueueReadBuffer", "piEnqueueMemBufferRead" },
	{ "clEnqueueReadBufferRect", "piEnqueueMemBufferReadRect" },
	{ "clEnqueueReadImage", "piEnqueueMemImageRead" },
	{ "clEnqueueUnmapMemObject", "piEnqueueMemUnmap" },
	{ "clEnqueueWriteBuffer", "piEnqueueMemBufferWrite" },
	{ "clEnqueueWriteBufferRect", "piEnqueueMemBufferWriteRect" },
	{ "clEnqueueWriteImage", "piEnqueueMemImageWrite" },
	{ "clFinish", "piQueueFinish" },
	{ "clFlush", "piQueueFlush" },
	{ "clGetCommandQueueInfo", "piQueueGetInfo" },
	{ "clGetContextInfo", "piContextGetInfo" },
	{ "clGetEventInfo", "piEventGetInfo" },
	{ "clGetEventProfilingInfo", "piEventGetProfilingInfo" },
	{ "clGetImageInfo", "piMemImageGetInfo" },
	{ "clGetKernelInfo", "piKernelGetInfo" },
	{ "clGetKernelWorkGroupInfo", "piKernelGetGroupInfo" },
	{ "clGetMemObjectInfo", "piMemGetInfo" },
	{ "clGetPlatformInfo", "piPlatformGetInfo" },
	{ "clGetProgramBuildInfo", "piProgramGetBuildInfo" },
	{ "clGetProgramInfo", "piProgramGetInfo" },
	{ "clGetSamplerInfo", "piSamplerGetInfo" },
	{ "clReleaseCommandQueue", "piQueueRelease" },
	{ "clReleaseContext", "piContextRelease" },
	{ "clReleaseDevice", "piDeviceRelease" },
	{ "clReleaseEvent", "piEventRelease" },
	{ "clReleaseKernel", "piKernelRelease" },
	{ "clReleaseMemObject", "piMemRelease" },
	{ "clReleaseProgram", "piProgramRelease" },
	{ "clReleaseSampler", "piSamplerRelease" },
	{ "clRetainCommandQueue", "piQueueRetain" },
	{ "clRetainContext", "piContextRetain" },
	{ "clRetainDevice", "piDeviceRetain" },
	{ "clRetainEvent", "piEventRetain" },
	{ "clRetainKernel", "piKernelRetain" },
	{ "clRetainMemObject", "piMemRetain" },
	{ "clRetainProgram", "piProgramRetain" },
	{ "clRetainSampler", "piSamplerRetain" },
	{ "clSetEventCallback", "piEventSetCallback" },
	{ "clSetKernelArg", "piKernelSetArg" },
	{ "clSetUserEventStatus", "piEventSetStatus" },
	{ "clWaitForEvents", "piEventsWait" },
};

const char *ddi_handed_out(const char *function)
{
	for (size_t i = 0; i < ARRAY_SIZE(handed_out); i++)
		if (!strcmp(handed_out[i].cl, function))
			return handed_out[i].pi;
	return NULL;
}

/* Whether 2026.2.0 is 2026.2. */
static bool is_of(const char *release, const char *family)
{
	size_t n = strlen(family);

	return !strncmp(release, family, n) && (release[n] == '.' || !release[n]);
}

static void ur_slots(unsigned release, struct ddi *d)
{
	for (const struct ddi_row *row = ddi_rows; row->getter && d->n < DDI_SLOTS; row++)
		if (row->first <= release && release <= row->last)
			d->slots[d->n++] = (struct ddi_slot){ row->getter, row->name };
}

static void pi_slots(struct ddi *d)
{
	struct pi_kinds kinds;

	pi_kinds_of(d->release, &kinds);
	for (unsigned i = 0; i < kinds.n; i++)
		d->slots[kinds.at[i].number] =
			(struct ddi_slot){ REPLAY_PI_GETTER, kinds.at[i].name };
	d->n = kinds.n;
}

bool ddi_of(const char *release, struct ddi *ret)
{
	for (unsigned i = 0; ddi_releases[i]; i++) {
		if (!is_of(release, ddi_releases[i]))
			continue;
		*ret = (struct ddi){ .release = ddi_releases[i] };
		ur_slots(i, ret);
		return true;
	}
	for (size_t i = 0; i < ARRAY_SIZE(pi_releases); i++) {
		if (!is_of(release, pi_releases[i].release))
			continue;
		*ret = (struct ddi){ .release = pi_releases[i].release,
				     .is_pi = true,
				     .hands_out = pi_releases[i].hands_out,
				     .at = pi_releases[i].at };
		pi_slots(ret);
		return true;
	}
	return false;
}
