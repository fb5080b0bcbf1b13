// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * devices_test.c - what is taken of drivers: numbers that are known, those of drivers that lie, and those of a process that
 * wrote what no driver says; and how they are named for Prometheus and OpenTelemetry.
 */
#include <math.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "otlp.pb-c.h"
#include "serve/config.h"
#include "serve/device_nvml.h"
#include "serve/device_sysman.h"
#include "serve/metrics.h"
#include "serve/otlp.h"

#define GIB (1ull << 30)

static uint64_t value(const struct devices_one *one, enum devices_value which)
{
	if (!(one->known & 1u << which))
		fail_msg("%s: %d is not known", one->name, which);
	return one->values[which];
}

static void assert_unknown(const struct devices_one *one, enum devices_value which)
{
	assert_false(one->known & 1u << which);
}

/* ---- NVML ---------------------------------------------------------------------------------------- */

/* A driver of two devices, unless it lies. */
static bool lies;
/* Their addresses are the handles. */
static char handles[DEVICES_MAX + 0x600];

static int nv_count(unsigned *n)
{
	*n = lies ? 1000000 : 2;
	return 0;
}

static int nv_handle(unsigned i, nvml_device *ret)
{
	*ret = handles + i + 1;
	return lies && i == 3; /* fallen off the bus */
}

static int nv_name(nvml_device device, char *name, unsigned size)
{
	(void)device;
	if (lies)
		memset(name, 'x', size); /* it doesn't end */
	else
		snprintf(name, size, "NVIDIA\t\"H200\"  ");
	return 0;
}

static int nv_busy(nvml_device device, struct nvml_utilization *ret)
{
	(void)device;
	*ret = (struct nvml_utilization){ lies ? 101 : 37, 99 };
	return 0;
}

static int nv_memory(nvml_device device, struct nvml_memory *ret)
{
	(void)device;
	*ret = (struct nvml_memory){ 100 * GIB, 1, 40 * GIB };
	return 0;
}

static int nv_memory_v2(nvml_device device, struct nvml_memory_v2 *ret)
{
	(void)device;
	assert_int_equal(ret->version, 40 | 2 << 24); /* nvmlMemory_v2 of nvml.h */
	ret->total = lies ? UINT64_MAX : 100 * GIB;
	ret->used = 39 * GIB;
	ret->reserved = GIB;
	return 0;
}

static int nv_power(nvml_device device, unsigned *ret)
{
	*ret = lies ? UINT32_MAX : 76543;
	return device == (nvml_device)(handles + 2) ? 3 : 0; /* the second one: not supported */
}

static int nv_temperature(nvml_device device, int sensor, unsigned *ret)
{
	(void)device;
	assert_int_equal(sensor, 0);
	*ret = lies ? 100000 : 41;
	return 0;
}

static int nv_processes(nvml_device device, unsigned *n, struct nvml_process *all)
{
	(void)device;
	assert_true(*n >= 2);
	all[0] = (struct nvml_process){ 10, lies ? UINT64_MAX : 3 * GIB, 0, 0 };
	all[1] = (struct nvml_process){ 11, 4 * GIB, 0, 0 };
	*n = lies ? 4000000000u : 2;
	return 0;
}

static const struct nvml nvml = {
	.nvmlDeviceGetCount_v2 = nv_count,
	.nvmlDeviceGetHandleByIndex_v2 = nv_handle,
	.nvmlDeviceGetName = nv_name,
	.nvmlDeviceGetUtilizationRates = nv_busy,
	.nvmlDeviceGetMemoryInfo = nv_memory,
	.nvmlDeviceGetMemoryInfo_v2 = nv_memory_v2,
	.nvmlDeviceGetPowerUsage = nv_power,
	.nvmlDeviceGetTemperature = nv_temperature,
	.nvmlDeviceGetComputeRunningProcesses_v3 = nv_processes,
};

TEST(test_nvml)
{
	struct devices d = { 0 };
	struct nvml old = nvml;

	lies = false;
	nvml_read(&nvml, &d);
	assert_int_equal(d.told, 2);
	assert_int_equal(d.n, 2);
	assert_string_equal(d.all[0].name, "nvidia0");
	assert_string_equal(d.all[0].model, "NVIDIA?\"H200\"");
	assert_int_equal(value(&d.all[0], DEVICES_BUSY), 370000000);
	assert_int_equal(value(&d.all[0], DEVICES_MEMORY), 100 * GIB);
	assert_int_equal(value(&d.all[0], DEVICES_MEMORY_USED), 39 * GIB);
	assert_int_equal(value(&d.all[0], DEVICES_POWER), 76543000000);
	assert_int_equal(value(&d.all[0], DEVICES_TEMPERATURE), 41000000000);
	assert_int_equal(value(&d.all[0], DEVICES_PROCESSES), 2);
	assert_int_equal(value(&d.all[0], DEVICES_PROCESSES_MEMORY), 7 * GIB);
	assert_string_equal(d.all[1].name, "nvidia1");
	assert_unknown(&d.all[1], DEVICES_POWER);
	/* An older library has fewer functions. */
	old.nvmlDeviceGetMemoryInfo_v2 = NULL;
	old.nvmlDeviceGetComputeRunningProcesses_v3 = NULL;
	old.nvmlDeviceGetPowerUsage = NULL;
	memset(&d, 0, sizeof(d));
	nvml_read(&old, &d);
	assert_int_equal(value(&d.all[0], DEVICES_MEMORY_USED), 40 * GIB);
	assert_unknown(&d.all[0], DEVICES_PROCESSES);
	assert_unknown(&d.all[0], DEVICES_POWER);
}

TEST(test_nvml_lies)
{
	struct devices d = { 0 };

	lies = true;
	nvml_read(&nvml, &d);
	assert_int_equal(d.told, 1000000);
	assert_int_equal(d.n, DEVICES_MAX - 1); /* without the one that has no handle */
	assert_string_equal(d.all[3].name, "nvidia4");
	assert_int_equal(strlen(d.all[0].model), DEVICES_MODEL - 1);
	for (unsigned v = 0; v < DEVICES_VALUES; v++)
		if (v != DEVICES_MEMORY_USED)
			assert_unknown(&d.all[0], v);
}

/* ---- Sysman -------------------------------------------------------------------------------------- */

static unsigned reading; /* power and activity grow with it */

/* Handles say what they are. */
enum { DRIVER = 1, DEVICE = 0x100, MEMORY = 0x200, POWER = 0x300, SENSOR = 0x400, ENGINE = 0x500 };

static sysman_handle handle(uintptr_t n)
{
	return handles + n;
}

static int give(uint32_t told, uintptr_t first, uint32_t *n, sysman_handle *all)
{
	for (uint32_t i = 0; all && i < *n && i < told; i++)
		all[i] = handle(first + i);
	*n = told;
	return 0;
}

static int ze_init(uint32_t flags)
{
	return (int)flags;
}

static int ze_drivers(uint32_t *n, sysman_handle *all)
{
	return give(lies && !all ? UINT32_MAX : 1, DRIVER, n, all);
}

static int ze_devices(sysman_handle driver, uint32_t *n, sysman_handle *all)
{
	assert_ptr_equal(driver, handle(DRIVER));
	return give(lies ? 1000000 : 1, DEVICE, n, all);
}

static int ze_properties(sysman_handle device, struct sysman_device_properties *p)
{
	(void)device;
	assert_int_equal(p->stype, 1);
	if (lies)
		memset(p->core.name, 0xff, sizeof(p->core.name));
	else
		snprintf(p->model, sizeof(p->model), "Max 1550");
	return 0;
}

static int ze_memories(sysman_handle device, uint32_t *n, sysman_handle *all)
{
	(void)device;
	return give(2, MEMORY, n, all);
}

static int ze_memory(sysman_handle memory, struct sysman_memory_state *m)
{
	(void)memory;
	m->size = 64 * GIB;
	m->free = lies ? 65 * GIB : 60 * GIB;
	return 0;
}

static int ze_card(sysman_handle device, sysman_handle *ret)
{
	(void)device;
	*ret = handle(POWER);
	return 0;
}

/* 300 W: so many uJ in 5 s; or less than before. */
static int ze_energy(sysman_handle power, struct sysman_energy *e)
{
	assert_ptr_equal(power, handle(POWER));
	e->timestamp = 1000 + reading * 5000000ull;
	e->energy = lies ? 1000000 - reading : 7 + reading * 1500000000ull;
	return 0;
}

static int ze_sensors(sysman_handle device, uint32_t *n, sysman_handle *all)
{
	(void)device;
	return give(3, SENSOR, n, all);
}

/* All sensors, the GPU, memory. */
static int ze_sensor(sysman_handle sensor, struct sysman_temp_properties *p)
{
	p->type = (uint32_t)((char *)sensor - handles - SENSOR);
	return 0;
}

static int ze_temperature(sysman_handle sensor, double *ret)
{
	*ret = lies ? (double)NAN : sensor == handle(SENSOR + 1) ? 52.5 : 99;
	return 0;
}

static int ze_engines(sysman_handle device, uint32_t *n, sysman_handle *all)
{
	(void)device;
	return give(4, ENGINE, n, all);
}

/* A copy engine, all that compute, and all of two subdevices. */
static int ze_engine(sysman_handle engine, struct sysman_engine_properties *p)
{
	static const uint32_t types[] = { 3, 1, 0, 0 };

	p->type = types[(char *)engine - handles - ENGINE];
	return 0;
}

/* 90 %, 80 %, 10 % and 25 % of the time. */
static int ze_activity(sysman_handle engine, struct sysman_activity *a)
{
	static const uint64_t parts[] = { 90, 80, 10, 25 };

	a->timestamp = 5 + reading * 100ull;
	a->active = 3 + reading * (lies ? 1000 : parts[(char *)engine - handles - ENGINE]);
	return 0;
}

static int ze_processes(sysman_handle device, uint32_t *n, struct sysman_process *all)
{
	(void)device;
	for (uint32_t i = 0; all && i < *n; i++)
		all[i].memory = lies ? UINT64_MAX : GIB;
	*n = 3;
	return 0;
}

static const struct sysman functions = {
	.zesInit = ze_init,
	.zesDriverGet = ze_drivers,
	.zesDeviceGet = ze_devices,
	.zesDeviceGetProperties = ze_properties,
	.zesDeviceEnumMemoryModules = ze_memories,
	.zesMemoryGetState = ze_memory,
	.zesDeviceGetCardPowerDomain = ze_card,
	.zesPowerGetEnergyCounter = ze_energy,
	.zesDeviceEnumTemperatureSensors = ze_sensors,
	.zesTemperatureGetProperties = ze_sensor,
	.zesTemperatureGetState = ze_temperature,
	.zesDeviceEnumEngineGroups = ze_engines,
	.zesEngineGetProperties = ze_engine,
	.zesEngineGetActivity = ze_activity,
	.zesDeviceProcessesGetState = ze_processes,
};

/* Two readings; *ret has the second. */
static void read_twice(struct sysman *s, struct devices *ret)
{
	assert_int_equal(sysman_begin(s), 0);
	for (reading = 1; reading <= 2; reading++) {
		memset(ret, 0, sizeof(*ret));
		sysman_read(s, ret);
		if (reading == 1)
			assert_unknown(&ret->all[0], DEVICES_POWER);
	}
}

TEST(test_sysman)
{
	struct sysman s = functions, few = functions;
	struct devices d;

	lies = false;
	read_twice(&s, &d);
	assert_int_equal(d.told, 1);
	assert_int_equal(d.n, 1);
	assert_string_equal(d.all[0].name, "ze0");
	assert_string_equal(d.all[0].model, "Max 1550");
	assert_int_equal(value(&d.all[0], DEVICES_BUSY), 250000000);
	assert_int_equal(value(&d.all[0], DEVICES_MEMORY), 128 * GIB);
	assert_int_equal(value(&d.all[0], DEVICES_MEMORY_USED), 8 * GIB);
	assert_int_equal(value(&d.all[0], DEVICES_POWER), 300000000000);
	assert_int_equal(value(&d.all[0], DEVICES_TEMPERATURE), 52500000000);
	assert_int_equal(value(&d.all[0], DEVICES_PROCESSES), 3);
	assert_int_equal(value(&d.all[0], DEVICES_PROCESSES_MEMORY), 3 * GIB);
	/* A loader that has no more than it must. */
	few.zesDeviceEnumMemoryModules = NULL;
	few.zesDeviceGetCardPowerDomain = NULL;
	few.zesDeviceEnumTemperatureSensors = NULL;
	few.zesDeviceEnumEngineGroups = NULL;
	few.zesDeviceProcessesGetState = NULL;
	read_twice(&few, &d);
	assert_int_equal(d.all[0].known, 0);
}

TEST(test_sysman_lies)
{
	struct sysman s = functions;
	struct devices d;

	lies = true;
	read_twice(&s, &d);
	assert_int_equal(d.told, 1000000);
	assert_int_equal(d.n, DEVICES_MAX);
	assert_int_equal(strlen(d.all[0].model), DEVICES_MODEL - 1);
	/* Not more than all of the time, and nothing of what makes no sense. */
	assert_int_equal(value(&d.all[0], DEVICES_BUSY), 1000000000);
	assert_int_equal(value(&d.all[0], DEVICES_PROCESSES), 3);
	assert_int_equal(d.all[0].known, 1u << DEVICES_BUSY | 1u << DEVICES_PROCESSES);
	s.zesInit = ze_init;
	lies = false;
}

/* ---- between processes --------------------------------------------------------------------------- */

TEST(test_take)
{
	_cleanup_close_ int fd = -1;
	struct devices_shared *ours, *theirs;
	struct devices d;

	assert_int_equal(devices_create(&ours, &fd), 0);
	assert_int_equal(devices_map(fd, &theirs), 0);
	assert_int_equal(ftruncate(fd, 1), -1);
	/* All that can be written. */
	memset(&theirs->now, 0xff, sizeof(theirs->now));
	devices_take(ours, &d);
	assert_int_equal(d.n, 1); /* all have the same name */
	assert_int_equal(strlen(d.all[0].name), DEVICES_NAME - 1);
	assert_int_equal(d.all[0].known, 0);
	memset(&d, 0, sizeof(d));
	lies = false;
	nvml_read(&nvml, &d);
	devices_write(theirs, &d);
	assert_int_equal(ours->number, 1);
	memset(&d, 0xaa, sizeof(d));
	devices_take(ours, &d);
	assert_int_equal(d.n, 2);
	assert_string_equal(d.all[1].name, "nvidia1");
	assert_int_equal(value(&d.all[1], DEVICES_TEMPERATURE), 41000000000);
	devices_unmap(ours);
	devices_unmap(theirs);
}

/* ---- as metrics ---------------------------------------------------------------------------------- */

static struct state *some(void)
{
	struct state *s = calloc(1, sizeof(*s));

	assert_non_null(s);
	s->taken_ns = 5000;
	s->has_devices = true;
	lies = false;
	nvml_read(&nvml, &s->devices);
	return s;
}

TEST(test_text)
{
	static const char *const wanted[] = {
		"\nxptibpf_devices 2\n",
		"# TYPE xptibpf_device_utilization_ratio gauge\n"
		"xptibpf_device_utilization_ratio{device=\"nvidia0\",model=\"NVIDIA?\\\"H200\\\"\"} 0.37\n",
		"# TYPE xptibpf_device_memory_used_bytes gauge\n"
		"xptibpf_device_memory_used_bytes{device=\"nvidia0\",model=\"NVIDIA?\\\"H200\\\"\"} 41875931136\n",
		"\nxptibpf_device_power_watts{device=\"nvidia0\",model=\"NVIDIA?\\\"H200\\\"\"} 76.543\n#",
		"\nxptibpf_device_temperature_celsius{device=\"nvidia1\",model=\"NVIDIA?\\\"H200\\\"\"} 41.0\n",
		"\nxptibpf_devices_restarts_total 0\n",
	};
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	_cleanup_free_ struct state *s = some();

	metrics_write(&out, s, "1", false);
	for (size_t i = 0; i < ARRAY_SIZE(wanted); i++)
		if (!strstr(strbuf_str(&out), wanted[i]))
			fail_msg("%s is not in\n%s", wanted[i], strbuf_str(&out));
	strbuf_reset(&out);
	s->has_devices = false;
	metrics_write(&out, s, "1", false);
	assert_null(strstr(strbuf_str(&out), "xptibpf_device"));
}

static const Otlp__Metric *metric(const Otlp__ExportMetricsServiceRequest *r, const char *name)
{
	const Otlp__ScopeMetrics *all = r->resource_metrics[0]->scope_metrics[0];

	for (size_t i = 0; i < all->n_metrics; i++)
		if (!strcmp(all->metrics[i]->name, name))
			return all->metrics[i];
	fail_msg("no %s", name);
	return NULL;
}

TEST(test_otlp)
{
	static const struct otlp_resource who = { .version = "1" };
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	_cleanup_free_ struct state *s = some();
	Otlp__ExportMetricsServiceRequest *r;
	const Otlp__NumberDataPoint *p;
	const Otlp__Metric *m;

	assert_int_equal(otlp_encode(&out, s, &who), 0);
	r = otlp__export_metrics_service_request__unpack(NULL, out.len, (uint8_t *)out.buf);
	assert_non_null(r);
	m = metric(r, "hw.gpu.utilization");
	assert_string_equal(m->unit, "1");
	assert_true(m->gauge && m->gauge->n_data_points == 2);
	p = m->gauge->data_points[0];
	assert_true(p->has_as_double && p->as_double == 0.37);
	assert_int_equal(p->n_attributes, 3);
	assert_string_equal(p->attributes[0]->key, "hw.id");
	assert_string_equal(p->attributes[0]->value->string_value, "nvidia0");
	assert_string_equal(p->attributes[1]->key, "hw.model");
	assert_string_equal(p->attributes[2]->key, "hw.type");
	assert_string_equal(p->attributes[2]->value->string_value, "gpu");
	/* An UpDownCounter, as the conventions have it. */
	m = metric(r, "hw.gpu.memory.usage");
	assert_true(m->sum && !m->sum->is_monotonic && m->sum->aggregation_temporality == 2);
	assert_true(m->sum->data_points[0]->has_as_int);
	assert_int_equal(m->sum->data_points[0]->as_int, 39 * GIB);
	assert_string_equal(metric(r, "hw.power")->unit, "W");
	assert_int_equal(metric(r, "hw.power")->gauge->n_data_points, 1);
	assert_string_equal(metric(r, "hw.temperature")->unit, "Cel");
	assert_int_equal(metric(r, "xptibpf.devices")->gauge->data_points[0]->n_attributes, 0);
	otlp__export_metrics_service_request__free_unpacked(r, NULL);
}

TEST(test_config)
{
	struct serve_config c = { 0 }, options = { 0 };
	struct errline e = { 0 };
	const char *why;

	assert_int_equal(serve_config_parse("devices: off\n", 13, &c, &e), 0);
	assert_int_equal(c.devices, SERVE_DEVICES_OFF);
	assert_int_equal(serve_config_parse("devices: of\n", 12, &c, &e), -EINVAL);
	assert_int_equal(serve_config_set(&options, "devices", "auto", &why), 0);
	serve_config_merge(&options, &c);
	assert_int_equal(options.devices, SERVE_DEVICES_AUTO);
	options.devices = SERVE_DEVICES_UNSAID;
	serve_config_merge(&options, &c);
	assert_int_equal(options.devices, SERVE_DEVICES_OFF);
}
