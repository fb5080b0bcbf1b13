// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * level_zero.h - what is used of Level Zero's loader (libze_loader.so.1), which is opened at run time, in processes of our own.
 *
 * Its headers are not needed to build: these are parts of ze_api.h and zet_api.h as their releases 1.8 to 1.32 have them
 * (tests/real/ze_metrics_list.py compares).
 */
#ifndef XB_SAMPLE_LEVEL_ZERO_H
#define XB_SAMPLE_LEVEL_ZERO_H

#include <stdint.h>

#define LEVEL_ZERO_LIBRARY "libze_loader.so.1"
#define LEVEL_ZERO_NAME	   256 /* ZE_MAX_DEVICE_NAME, and all of zet's texts */

/* ze_structure_type_t and zet_structure_type_t. */
enum {
	LEVEL_ZERO_DEVICE_PROPERTIES = 0x3,
	LEVEL_ZERO_GROUP_PROPERTIES = 0x1,
	LEVEL_ZERO_METRIC_PROPERTIES = 0x2,
};

/* ze_result_t, those that mean something here. */
enum {
	LEVEL_ZERO_NO_PERMISSION = 0x70010000,
	LEVEL_ZERO_NO_DEPENDENCY = 0x70020000,
};

/* zet_metric_group_sampling_type_flags_t. */
enum { LEVEL_ZERO_BY_EVENT = 1, LEVEL_ZERO_BY_TIME = 2, LEVEL_ZERO_BY_TRACER = 4 };
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

/* Opaque. */
typedef void *level_zero_handle;

/* Each returns a ze_result_t. Those with a count write it if there is no room (0, NULL) for handles. */
#define LEVEL_ZERO_FUNCTIONS(X)                                                        \
	X(zeInit, (uint32_t))                                                          \
	X(zeDriverGet, (uint32_t *, level_zero_handle *))                              \
	X(zeDeviceGet, (level_zero_handle, uint32_t *, level_zero_handle *))           \
	X(zeDeviceGetProperties, (level_zero_handle, struct level_zero_device *))      \
	X(zetMetricGroupGet, (level_zero_handle, uint32_t *, level_zero_handle *))     \
	X(zetMetricGroupGetProperties, (level_zero_handle, struct level_zero_group *)) \
	X(zetMetricGet, (level_zero_handle, uint32_t *, level_zero_handle *))          \
	X(zetMetricGetProperties, (level_zero_handle, struct level_zero_metric *))

struct level_zero {
#define LEVEL_ZERO_MEMBER(name, arguments) int(*name) arguments;
	LEVEL_ZERO_FUNCTIONS(LEVEL_ZERO_MEMBER)
#undef LEVEL_ZERO_MEMBER
};

/* In a process of our own, after driver_leave(). -ELIBACC: there is none, or it lacks a function. */
int level_zero_open(const char *library, struct level_zero *ret);

#endif
