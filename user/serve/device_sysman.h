// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * device_sysman.h - devices of Level Zero, by Sysman: functions zes* of its loader (libze_loader.so.1).
 *
 * Its headers are not needed to build: what is used of zes_api.h and ze_api.h is declared here, as their releases 1.8 to
 * 1.32 have it (tests/real/devices.py compares). Loaders as old as Debian 12's (1.8) have no zesInit(): there, Sysman is a
 * part of the core that ZES_ENABLE_SYSMAN switches on, and its devices are those of the core.
 */
#ifndef XB_SERVE_DEVICE_SYSMAN_H
#define XB_SERVE_DEVICE_SYSMAN_H

#include <stdint.h>

#include "sample/level_zero.h"
#include "serve/devices.h"

#define SYSMAN_LIBRARY LEVEL_ZERO_LIBRARY
#define SYSMAN_TEXT    64 /* ZES_STRING_PROPERTY_SIZE */
#define SYSMAN_NAME    LEVEL_ZERO_NAME

/* zes_structure_type_t, and ze_structure_type_t of the core's properties. */
enum {
	SYSMAN_DEVICE_PROPERTIES = 0x1,
	SYSMAN_ENGINE_PROPERTIES = 0x5,
	SYSMAN_TEMP_PROPERTIES = 0x14,
	SYSMAN_PROCESS_STATE = 0x16,
	SYSMAN_MEM_STATE = 0x1e,
	SYSMAN_CORE_PROPERTIES = LEVEL_ZERO_DEVICE_PROPERTIES,
};

/* zes_temp_sensors_t and zes_engine_group_t, those that are used. */
enum { SYSMAN_TEMP_GLOBAL = 0, SYSMAN_TEMP_GPU = 1 };
enum { SYSMAN_ENGINE_ALL = 0, SYSMAN_ENGINE_COMPUTE_ALL = 1 };

/* zes_device_properties_t. */
struct sysman_device_properties {
	uint32_t stype;
	void *next;
	struct level_zero_device core;
	uint32_t subdevices;
	char serial[SYSMAN_TEXT], board[SYSMAN_TEXT], brand[SYSMAN_TEXT], model[SYSMAN_TEXT],
		vendor[SYSMAN_TEXT], driver[SYSMAN_TEXT];
};

/* zes_mem_state_t. */
struct sysman_memory_state {
	uint32_t stype;
	const void *next;
	uint32_t health;
	uint64_t free, size; /* bytes */
};

/* zes_power_energy_counter_t. */
struct sysman_energy {
	uint64_t energy, timestamp; /* microjoules, microseconds */
};

/* zes_engine_stats_t. */
struct sysman_activity {
	uint64_t active, timestamp; /* in the same unit */
};

/* zes_temp_properties_t. */
struct sysman_temp_properties {
	uint32_t stype;
	void *next;
	uint32_t type;
	uint8_t on_subdevice;
	uint32_t subdevice;
	double max;
	uint8_t critical, threshold1, threshold2;
};

/* zes_engine_properties_t. */
struct sysman_engine_properties {
	uint32_t stype;
	void *next;
	uint32_t type;
	uint8_t on_subdevice;
	uint32_t subdevice;
};

/* zes_process_state_t. */
struct sysman_process {
	uint32_t stype;
	const void *next;
	uint32_t pid;
	uint64_t memory, shared; /* bytes */
	uint32_t engines;
};

/* Opaque. */
typedef void *sysman_handle;

/* Each returns 0 or an error. Those with a count write it if there is no room (0, NULL) for handles. */
#define SYSMAN_FUNCTIONS(X, OPTIONAL)                                                           \
	OPTIONAL(zesInit, (uint32_t))                                                           \
	OPTIONAL(zesDriverGet, (uint32_t *, sysman_handle *))                                   \
	OPTIONAL(zesDeviceGet, (sysman_handle, uint32_t *, sysman_handle *))                    \
	X(zeInit, (uint32_t))                                                                   \
	X(zeDriverGet, (uint32_t *, sysman_handle *))                                           \
	X(zeDeviceGet, (sysman_handle, uint32_t *, sysman_handle *))                            \
	X(zesDeviceGetProperties, (sysman_handle, struct sysman_device_properties *))           \
	OPTIONAL(zesDeviceEnumMemoryModules, (sysman_handle, uint32_t *, sysman_handle *))      \
	OPTIONAL(zesMemoryGetState, (sysman_handle, struct sysman_memory_state *))              \
	OPTIONAL(zesDeviceGetCardPowerDomain, (sysman_handle, sysman_handle *))                 \
	OPTIONAL(zesPowerGetEnergyCounter, (sysman_handle, struct sysman_energy *))             \
	OPTIONAL(zesDeviceEnumTemperatureSensors, (sysman_handle, uint32_t *, sysman_handle *)) \
	OPTIONAL(zesTemperatureGetProperties, (sysman_handle, struct sysman_temp_properties *)) \
	OPTIONAL(zesTemperatureGetState, (sysman_handle, double *))                             \
	OPTIONAL(zesDeviceEnumEngineGroups, (sysman_handle, uint32_t *, sysman_handle *))       \
	OPTIONAL(zesEngineGetProperties, (sysman_handle, struct sysman_engine_properties *))    \
	OPTIONAL(zesEngineGetActivity, (sysman_handle, struct sysman_activity *))               \
	OPTIONAL(zesDeviceProcessesGetState, (sysman_handle, uint32_t *, struct sysman_process *))

#define SYSMAN_PARTS 16 /* of a kind, of a device; there are no more that say something else */

struct sysman {
#define SYSMAN_MEMBER(name, arguments) int(*name) arguments;
	SYSMAN_FUNCTIONS(SYSMAN_MEMBER, SYSMAN_MEMBER)
#undef SYSMAN_MEMBER
	uint32_t told, ndevices;
	struct sysman_device {
		sysman_handle handle, power, temperature; /* the last two: NULL if it has none */
		char model[SYSMAN_NAME];
		uint32_t nmemory, nengines;
		sysman_handle memory[SYSMAN_PARTS], engines[SYSMAN_PARTS];
		/* Of the last reading: power and activity are differences. */
		struct sysman_energy energy;
		struct sysman_activity activity[SYSMAN_PARTS];
	} devices[DEVICES_MAX];
};

/* library: SYSMAN_LIBRARY, or another one's path. -ELIBACC: there is none; -ENODEV: it finds no driver. *ret: zeroed. */
int sysman_open(const char *library, struct sysman *ret);
/* The second half of it, when *s has the functions. 0 or -ENODEV. */
int sysman_begin(struct sysman *s);
/* Adds what it has now. Power and activity are those since the last time, and not known the first time. */
void sysman_read(struct sysman *s, struct devices *d);

#endif
