// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* least.c - see least.h. */
#include "ring/least.h"

#include "wire.h"
#include "wire_xpti.h"

size_t record_least(unsigned type)
{
	switch (type) {
	case XB_CALL:
		return sizeof(struct xb_call);
	case XB_XPTI:
	case XB_XPTI_POINT:
		return sizeof(struct xb_xpti);
	case XB_XPTI_STRING:
	case XB_XPTI_OBJECT:
	case XB_XPTI_STREAM:
		return sizeof(struct xb_xpti_def);
	case XB_FORK:
		return sizeof(struct xb_fork);
	case XB_EXEC:
		return sizeof(struct xb_exec);
	case XB_EXIT:
		return sizeof(struct xb_exit);
	case XB_GPU_JOB:
		return sizeof(struct xb_gpu_job);
	case XB_DEF_HOST:
		return sizeof(struct xb_def_host);
	case XB_SOURCE:
		return sizeof(struct xb_source);
	case XB_DEF_GPU:
		return sizeof(struct xb_def_gpu);
	case XB_DEF_PROCESS:
		return sizeof(struct xb_def_process);
	case XB_DEF_RANK:
		return sizeof(struct xb_def_rank);
	case XB_DEF_THREAD:
		return sizeof(struct xb_def_thread);
	case XB_DEF_OBJECT:
		return sizeof(struct xb_def_object);
	case XB_DEF_FUNC:
		return sizeof(struct xb_def_func);
	case XB_DEF_TEXT:
		return sizeof(struct xb_def_text);
	case XB_DEF_NAME:
		return sizeof(struct xb_def_name);
	case XB_DEF_CLOCK:
		return sizeof(struct xb_def_clock);
	case XB_DEF_FRAME:
		return sizeof(struct xb_def_frame);
	case XB_DEF_SITE:
		return sizeof(struct xb_def_site);
	case XB_CALL_SITE:
		return sizeof(struct xb_call_site);
	case XB_COUNT:
		return sizeof(struct xb_count);
	case XB_ARM:
		return sizeof(struct xb_arm);
	case XB_BLOB:
		return sizeof(struct xb_blob);
	case XB_IMAGE:
		return sizeof(struct xb_image);
	case XB_DATA:
		return sizeof(struct xb_data);
	case XB_FILE:
		return sizeof(struct xb_file);
	case XB_START:
		return sizeof(struct xb_start);
	case XB_DEF_METRICS:
		return sizeof(struct xb_def_metrics);
	case XB_DEF_METRIC:
		return sizeof(struct xb_def_metric);
	case XB_SAMPLE:
		return sizeof(struct xb_sample);
	case XB_REST:
		return sizeof(struct xb_rest);
	case XB_UNPROBED:
		return sizeof(struct xb_unprobed);
	case XB_COUNTED:
		return sizeof(struct xb_counted);
	default:
		return sizeof(struct xb_hdr);
	}
}
