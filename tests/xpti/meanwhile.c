// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * meanwhile.c - a framework with two streams for a beacon, for which a tracer comes just while the beacon looks.
 *
 * meanwhile BEACON. That of real programs comes at any moment. This one raises the counters when the beacon turns the main
 * switch off, which is after it began to look and before it comes to the streams. When the beacon turns the switch on again,
 * the program prints what the beacon had said of itself until then, and which streams have a callback.
 */
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "beacon_abi.h"

#define EXPORT __attribute__((visibility("default")))
#define TYPE   10

static const char *const names[] = { "sycl", "sycl.debug" };
static bool has[2];
static volatile uint16_t *events, *details;
static volatile uint8_t *state;
static atomic_bool ended;

EXPORT uint8_t xptiRegisterStream(const char *name)
{
	return !strcmp(name, names[1]);
}

EXPORT int32_t xptiRegisterCallback(uint8_t stream, uint16_t type, void *fn)
{
	(void)fn;
	if (type == TYPE)
		has[stream] = true;
	return 0;
}

EXPORT int32_t xptiUnregisterCallback(uint8_t stream, uint16_t type, void *fn)
{
	(void)fn;
	if (type == TYPE)
		has[stream] = false;
	return 0;
}

EXPORT bool xptiCheckTraceEnabled(uint16_t stream, uint16_t type)
{
	return type == TYPE && has[stream];
}

/* Called by the beacon's thread alone. */
EXPORT void xptiForceSetTraceEnabled(bool on)
{
	if (!on) {
		*events = *details = 1;
		return;
	}
	printf("state %d, sycl %d, sycl.debug %d\n", *state, has[0], has[1]);
	atomic_store(&ended, true);
}

int main(int argc, char **argv)
{
	void (*init)(unsigned major, unsigned minor, const char *version, const char *stream);
	void *beacon = argc == 2 ? dlopen(argv[1], RTLD_NOW) : NULL;

	if (!beacon) {
		fprintf(stderr, "meanwhile: %s\n", argc == 2 ? dlerror() : "whose beacon?");
		return 1;
	}
	*(void **)&init = dlsym(beacon, "xptiTraceInit");
	events = dlsym(beacon, BEACON_EVENTS_COUNT);
	details = dlsym(beacon, BEACON_DETAILS_COUNT);
	state = dlsym(beacon, BEACON_STATE);
	for (int i = 0; i < 2; i++)
		init(0, 0, "", names[i]);
	while (!atomic_load(&ended))
		usleep(1000);
	return 0;
}
