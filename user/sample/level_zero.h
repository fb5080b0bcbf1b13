// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * level_zero.h - what is used of Level Zero's loader (libze_loader.so.1), which is opened at run time, in processes of our own.
 *
 * Its headers are not needed to build: these are parts of ze_api.h and zet_api.h as their releases 1.8 to 1.32 have them
 * (tests/real/ze_metrics_list.py compares).
 */
#ifndef XB_SAMPLE_LEVEL_ZERO_H
#define XB_SAMPLE_LEVEL_ZERO_H

#include <stddef.h>
#include <stdint.h>

#define LEVEL_ZERO_LIBRARY "libze_loader.so.1"
#define LEVEL_ZERO_NAME	   256 /* ZE_MAX_DEVICE_NAME, and all of zet's texts */

/* ze_structure_type_t and zet_structure_type_t. */
enum {
	LEVEL_ZERO_DEVICE_PROPERTIES = 0x3,
	LEVEL_ZERO_CONTEXT_DESC = 0xd,
	LEVEL_ZERO_DEVICE_PROPERTIES_1_2 = 0x20006, /* timer_resolution is in cycles per second */
	LEVEL_ZERO_GROUP_PROPERTIES = 0x1,
	LEVEL_ZERO_METRIC_PROPERTIES = 0x2,
	LEVEL_ZERO_STREAMER_DESC = 0x3,
	LEVEL_ZERO_RESOLUTION = 0x9,
};

/* ze_result_t, those that mean something here. */
enum {
	LEVEL_ZERO_SUCCESS = 0,
	LEVEL_ZERO_NOT_READY = 1,
	LEVEL_ZERO_NO_PERMISSION = 0x70010000,
	LEVEL_ZERO_NO_DEPENDENCY = 0x70020000,
	LEVEL_ZERO_DROPPED = 0x70020001,
	LEVEL_ZERO_UNINITIALIZED = 0x78000001,
	LEVEL_ZERO_UNSUPPORTED = 0x78000003,
};

/* zet_metric_group_sampling_type_flags_t. */
enum { LEVEL_ZERO_BY_EVENT = 1, LEVEL_ZERO_BY_TIME = 2, LEVEL_ZERO_BY_TRACER = 4 };
/* zet_metric_type_t */
enum { LEVEL_ZERO_TIMESTAMP = 4 };
/* zet_value_type_t, of those that are numbers and have been for long. */
enum {
	LEVEL_ZERO_UINT32,
	LEVEL_ZERO_UINT64,
	LEVEL_ZERO_FLOAT32,
	LEVEL_ZERO_FLOAT64,
	LEVEL_ZERO_BOOL8,
	LEVEL_ZERO_NUMBERS
};
/* zet_metric_group_calculation_type_t */
enum { LEVEL_ZERO_VALUES = 0 };

/* ze_device_properties_t. */
struct level_zero_device {
	uint32_t stype;
	void *next;
	uint32_t type, vendor, device, flags, subdevice, clock_rate;
	uint64_t max_alloc;
	uint32_t contexts, priority, threads, width, eus, subslices, slices;
	uint64_t timer_resolution;
	uint32_t valid_bits, kernel_valid_bits;
	uint8_t uuid[16];
	char name[LEVEL_ZERO_NAME];
};

/* ze_context_desc_t. */
struct level_zero_context_desc {
	uint32_t stype;
	const void *next;
	uint32_t flags;
};

/* zet_metric_global_timestamps_resolution_exp_t: of the clock of the group's timestamps. */
struct level_zero_resolution {
	uint32_t stype;
	const void *next;
	uint64_t cycles; /* per second */
	uint64_t valid_bits;
};

/* zet_metric_group_properties_t. */
struct level_zero_group {
	uint32_t stype;
	void *next;
	char name[LEVEL_ZERO_NAME], text[LEVEL_ZERO_NAME];
	uint32_t sampling; /* LEVEL_ZERO_BY_ bits */
	uint32_t domain;
	uint32_t nmetrics;
};

/* zet_metric_properties_t. */
struct level_zero_metric {
	uint32_t stype;
	void *next;
	char name[LEVEL_ZERO_NAME], text[LEVEL_ZERO_NAME], component[LEVEL_ZERO_NAME];
	uint32_t tier;
	uint32_t type;	     /* zet_metric_type_t */
	uint32_t value_type; /* zet_value_type_t */
	char unit[LEVEL_ZERO_NAME];
};

/* zet_metric_streamer_desc_t. */
struct level_zero_streamer_desc {
	uint32_t stype;
	const void *next;
	uint32_t notify_every;
	uint32_t period; /* ns */
};

/* zet_typed_value_t. */
struct level_zero_value {
	uint32_t type;
	union {
		uint32_t u32;
		uint64_t u64;
		float f32;
		double f64;
		uint8_t b8;
	};
};

/* Opaque. */
typedef void *level_zero_handle;

/* Each returns a ze_result_t. Those with a count write it if there is no room (0, NULL) for handles. */
#define LEVEL_ZERO_FUNCTIONS(X, OPTIONAL)                                                       \
	X(zeInit, (uint32_t))                                                                   \
	X(zeDriverGet, (uint32_t *, level_zero_handle *))                                       \
	X(zeDeviceGet, (level_zero_handle, uint32_t *, level_zero_handle *))                    \
	X(zeDeviceGetProperties, (level_zero_handle, struct level_zero_device *))               \
	X(zeDeviceGetGlobalTimestamps, (level_zero_handle, uint64_t *, uint64_t *))             \
	X(zeContextCreate,                                                                      \
	  (level_zero_handle, const struct level_zero_context_desc *, level_zero_handle *))     \
	X(zetMetricGroupGet, (level_zero_handle, uint32_t *, level_zero_handle *))              \
	X(zetMetricGroupGetProperties, (level_zero_handle, struct level_zero_group *))          \
	X(zetMetricGet, (level_zero_handle, uint32_t *, level_zero_handle *))                   \
	X(zetMetricGetProperties, (level_zero_handle, struct level_zero_metric *))              \
	X(zetContextActivateMetricGroups,                                                       \
	  (level_zero_handle, level_zero_handle, uint32_t, level_zero_handle *))                \
	X(zetMetricStreamerOpen,                                                                \
	  (level_zero_handle, level_zero_handle, level_zero_handle,                             \
	   struct level_zero_streamer_desc *, level_zero_handle, level_zero_handle *))          \
	X(zetMetricStreamerReadData, (level_zero_handle, uint32_t, size_t *, uint8_t *))        \
	X(zetMetricStreamerClose, (level_zero_handle))                                          \
	X(zetMetricGroupCalculateMetricValues,                                                  \
	  (level_zero_handle, uint32_t, size_t, const uint8_t *, uint32_t *,                    \
	   struct level_zero_value *))                                                          \
	OPTIONAL(zetMetricGroupCalculateMultipleMetricValuesExp,                                \
		 (level_zero_handle, uint32_t, size_t, const uint8_t *, uint32_t *, uint32_t *, \
		  uint32_t *, struct level_zero_value *))                                       \
	OPTIONAL(zetMetricGroupGetGlobalTimestampsExp,                                          \
		 (level_zero_handle, uint8_t, uint64_t *, uint64_t *))

struct level_zero {
#define LEVEL_ZERO_MEMBER(name, arguments) int(*name) arguments;
	LEVEL_ZERO_FUNCTIONS(LEVEL_ZERO_MEMBER, LEVEL_ZERO_MEMBER)
#undef LEVEL_ZERO_MEMBER
};

/* In a process of our own, after driver_leave(). -ELIBACC: there is none, or it lacks a function. */
int level_zero_open(const char *library, struct level_zero *ret);

#endif
