// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* device_sysman.c - see device_sysman.h. */
#include "serve/device_sysman.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/dynamic.h"

#define DRIVERS	  4
#define SENSORS	  64
#define PROCESSES 1024 /* of a device; if it has more, what they have is not known */
#define DEGREES	  1000 /* a driver that says more is wrong */

/* ---- what there is ------------------------------------------------------------------------------- */

typedef int enumerate(sysman_handle of, uint32_t *n, sysman_handle *all);

/* At most max; *ret_told: how many there are by what the driver says. */
static uint32_t get_parts(enumerate *get, sysman_handle of, sysman_handle *all, uint32_t max,
			  uint32_t *ret_told)
{
	uint32_t told = 0, n;

	if (!get || get(of, &told, NULL))
		told = 0;
	n = told < max ? told : max;
	if (n && get(of, &n, all))
		n = 0;
	if (ret_told)
		*ret_told = told;
	return n < max ? n : max;
}

static uint32_t get_drivers(const struct sysman *s, sysman_handle drivers[DRIVERS])
{
	uint32_t n = 0;

	if (s->zesDriverGet(&n, NULL))
		return 0;
	n = n < DRIVERS ? n : DRIVERS;
	return n && !s->zesDriverGet(&n, drivers) && n <= DRIVERS ? n : 0;
}

static void get_model(const struct sysman *s, struct sysman_device *device)
{
	struct sysman_device_properties p = { .stype = SYSMAN_DEVICE_PROPERTIES,
					      .core.stype = SYSMAN_CORE_PROPERTIES };

	if (s->zesDeviceGetProperties(device->handle, &p))
		return;
	if (p.core.name[0])
		memcpy(device->model, p.core.name, sizeof(device->model));
	else
		memcpy(device->model, p.model, sizeof(p.model));
}

/* That of the GPU, or that of all sensors. */
static void get_temperature(const struct sysman *s, struct sysman_device *device)
{
	sysman_handle all[SENSORS];
	uint32_t n =
		get_parts(s->zesDeviceEnumTemperatureSensors, device->handle, all, SENSORS, NULL);

	if (!s->zesTemperatureGetProperties || !s->zesTemperatureGetState)
		return;
	for (uint32_t i = 0; i < n; i++) {
		struct sysman_temp_properties p = { .stype = SYSMAN_TEMP_PROPERTIES };

		if (s->zesTemperatureGetProperties(all[i], &p) || p.type > SYSMAN_TEMP_GPU)
			continue;
		if (!device->temperature || p.type == SYSMAN_TEMP_GPU)
			device->temperature = all[i];
	}
}

/* Those of all engines together, or those of all that compute: one, or one of each subdevice. */
static void get_engines(const struct sysman *s, struct sysman_device *device)
{
	sysman_handle all[SENSORS];
	uint32_t n = get_parts(s->zesDeviceEnumEngineGroups, device->handle, all, SENSORS, NULL);
	uint32_t best = SYSMAN_ENGINE_COMPUTE_ALL;

	if (!s->zesEngineGetProperties || !s->zesEngineGetActivity)
		return;
	for (uint32_t i = 0; i < n; i++) {
		struct sysman_engine_properties p = { .stype = SYSMAN_ENGINE_PROPERTIES };

		if (s->zesEngineGetProperties(all[i], &p) || p.type > best)
			continue;
		if (p.type < best)
			device->nengines = 0;
		best = p.type;
		if (device->nengines < SYSMAN_PARTS)
			device->engines[device->nengines++] = all[i];
	}
}

static void add_device(struct sysman *s, sysman_handle handle)
{
	struct sysman_device *device = &s->devices[s->ndevices++];

	device->handle = handle;
	get_model(s, device);
	if (s->zesMemoryGetState)
		device->nmemory = get_parts(s->zesDeviceEnumMemoryModules, handle, device->memory,
					    SYSMAN_PARTS, NULL);
	if (!s->zesPowerGetEnergyCounter || !s->zesDeviceGetCardPowerDomain ||
	    s->zesDeviceGetCardPowerDomain(handle, &device->power))
		device->power = NULL;
	get_temperature(s, device);
	get_engines(s, device);
}

int sysman_begin(struct sysman *s)
{
	sysman_handle drivers[DRIVERS], devices[DEVICES_MAX];
	uint32_t n;

	if (s->zesInit(0))
		return -ENODEV;
	n = get_drivers(s, drivers);
	for (uint32_t i = 0; i < n; i++) {
		uint32_t told,
			some = get_parts(s->zesDeviceGet, drivers[i], devices, DEVICES_MAX, &told);

		s->told += told;
		for (uint32_t k = 0; k < some && s->ndevices < DEVICES_MAX; k++)
			add_device(s, devices[k]);
	}
	return n ? 0 : -ENODEV;
}

/* As older loaders and drivers have it: Sysman is a part of the core. */
static void use_core(struct sysman *s)
{
	(void)setenv("ZES_ENABLE_SYSMAN", "1", 1);
	s->zesInit = s->zeInit;
	s->zesDriverGet = s->zeDriverGet;
	s->zesDeviceGet = s->zeDeviceGet;
}

int sysman_open(const char *library, struct sysman *ret)
{
	static const struct dynamic_function functions[] = {
#define SYSMAN_ROW(name, arguments)	     { #name, offsetof(struct sysman, name), false },
#define SYSMAN_ROW_OPTIONAL(name, arguments) { #name, offsetof(struct sysman, name), true },
		SYSMAN_FUNCTIONS(SYSMAN_ROW, SYSMAN_ROW_OPTIONAL)
#undef SYSMAN_ROW
#undef SYSMAN_ROW_OPTIONAL
	};
	const char *const names[] = { library, NULL };
	int r = dynamic_open(names, functions, ARRAY_SIZE(functions), ret);

	if (r < 0)
		return r;
	if (!ret->zesInit || !ret->zesDriverGet || !ret->zesDeviceGet)
		use_core(ret);
	r = sysman_begin(ret);
	if (r < 0 && ret->zesInit != ret->zeInit) {
		use_core(ret);
		r = sysman_begin(ret);
	}
	return r;
}

/* ---- what it does -------------------------------------------------------------------------------- */

static void read_memory(const struct sysman *s, const struct sysman_device *device,
			struct devices_one *one)
{
	uint64_t size = 0, used = 0;

	for (uint32_t i = 0; i < device->nmemory; i++) {
		struct sysman_memory_state m = { .stype = SYSMAN_MEM_STATE };

		if (s->zesMemoryGetState(device->memory[i], &m) || m.free > m.size ||
		    m.size > UINT64_MAX - size)
			return;
		size += m.size;
		used += m.size - m.free;
	}
	if (!size)
		return;
	devices_set(one, DEVICES_MEMORY, size);
	devices_set(one, DEVICES_MEMORY_USED, used);
}

/* A part of a difference, in billionths; all ones: none that makes sense. */
static uint64_t ratio(uint64_t more, uint64_t time)
{
	return time && more <= UINT64_MAX / 1000000000 ? more * 1000000000 / time : UINT64_MAX;
}

/* Microjoules per microsecond are watts. */
static void read_power(const struct sysman *s, struct sysman_device *device,
		       struct devices_one *one)
{
	struct sysman_energy now = { 0 }, *last = &device->energy;

	if (!device->power || s->zesPowerGetEnergyCounter(device->power, &now))
		return;
	if (last->timestamp && now.timestamp > last->timestamp && now.energy >= last->energy)
		devices_set(one, DEVICES_POWER,
			    ratio(now.energy - last->energy, now.timestamp - last->timestamp));
	*last = now;
}

/* Of several engines, the busiest. Clocks of two kinds may differ by a little. */
static void read_activity(const struct sysman *s, struct sysman_device *device,
			  struct devices_one *one)
{
	uint64_t busiest = 0;
	bool known = false;

	for (uint32_t i = 0; i < device->nengines; i++) {
		struct sysman_activity now = { 0 }, *last = &device->activity[i];

		if (s->zesEngineGetActivity(device->engines[i], &now))
			continue;
		if (last->timestamp && now.timestamp > last->timestamp &&
		    now.active >= last->active) {
			uint64_t more = now.active - last->active;
			uint64_t time = now.timestamp - last->timestamp;
			uint64_t part = ratio(more < time ? more : time, time);

			busiest = part > busiest ? part : busiest;
			known = true;
		}
		*last = now;
	}
	if (known)
		devices_set(one, DEVICES_BUSY, busiest);
}

static void read_temperature(const struct sysman *s, const struct sysman_device *device,
			     struct devices_one *one)
{
	double degrees = -1;

	if (!device->temperature || s->zesTemperatureGetState(device->temperature, &degrees))
		return;
	if (degrees >= 0 && degrees < DEGREES) /* no NaN */
		devices_set(one, DEVICES_TEMPERATURE, (uint64_t)(degrees * 1e9));
}

static void read_processes(const struct sysman *s, const struct sysman_device *device,
			   struct devices_one *one)
{
	static struct sysman_process all[PROCESSES];
	uint32_t n = 0;
	uint64_t bytes = 0;

	if (!s->zesDeviceProcessesGetState ||
	    s->zesDeviceProcessesGetState(device->handle, &n, NULL))
		return;
	devices_set(one, DEVICES_PROCESSES, n);
	if (n > PROCESSES)
		return;
	for (uint32_t i = 0; i < n; i++)
		all[i] = (struct sysman_process){ .stype = SYSMAN_PROCESS_STATE };
	if (n && s->zesDeviceProcessesGetState(device->handle, &n, all))
		return;
	for (uint32_t i = 0; i < n && i < PROCESSES; i++) {
		if (all[i].memory > UINT64_MAX - bytes)
			return;
		bytes += all[i].memory;
	}
	devices_set(one, DEVICES_PROCESSES_MEMORY, bytes);
}

void sysman_read(struct sysman *s, struct devices *d)
{
	d->told += s->told;
	for (uint32_t i = 0; i < s->ndevices; i++) {
		struct sysman_device *device = &s->devices[i];
		struct devices_one *one =
			devices_add(d, "ze", i, device->model, sizeof(device->model));

		if (!one)
			return;
		read_activity(s, device, one);
		read_memory(s, device, one);
		read_power(s, device, one);
		read_temperature(s, device, one);
		read_processes(s, device, one);
	}
}
