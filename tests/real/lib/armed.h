// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * armed.h - for XPTI subscribers of tests in processes that are armed: these load no subscriber, so it is preloaded instead,
 * and a thread of it waits until the beacon is awake. What that has loaded is the framework then.
 */
#ifndef ARMED_H
#define ARMED_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

/* The framework's handle. */
static inline void *armed_framework(void)
{
	const volatile uint8_t *state = NULL;
	void *beacon = NULL, *lib = NULL;

	while (!lib || !state || *state != 1) {
		usleep(10000);
		beacon = dlopen("libxptibpf-beacon.so", RTLD_NOLOAD | RTLD_LAZY);
		if (beacon)
			state = (const volatile uint8_t *)dlsym(beacon, "xptibpf_beacon_state");
		lib = dlopen("libxptifw.so", RTLD_NOLOAD | RTLD_LAZY);
		if (!lib)
			lib = dlopen("libxptifw.so.1", RTLD_NOLOAD | RTLD_LAZY);
	}
	return lib;
}

/* Says that it listens: log with ".ready" after it is there. */
static inline void armed_ready(const char *log)
{
	char path[4096];

	snprintf(path, sizeof(path), "%s.ready", log);
	fclose(fopen(path, "we"));
}

#endif
