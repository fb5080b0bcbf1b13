// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * calls.c - makes calls of a real library at a given rate, for tests/bench/record.
 *
 *   calls LIBUR_LOADER CALLS RATE
 *
 * urLoaderConfigRelease(NULL) returns at once: what is measured is the tracer. RATE is calls a second, 0 for
 * as fast as it goes. Says "ready", waits for a line, and answers with the seconds that it took, and those of CPU.
 */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint64_t now_ns(clockid_t clock)
{
	struct timespec t;

	clock_gettime(clock, &t);
	return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

int main(int argc, char **argv)
{
	int (*call)(void *config);
	uint64_t start, cpu, due;
	long n, rate;
	void *lib;

	if (argc != 4)
		return 2;
	lib = dlopen(argv[1], RTLD_NOW);
	*(void **)&call = lib ? dlsym(lib, "urLoaderConfigRelease") : NULL;
	if (!call)
		return 1;
	n = atol(argv[2]);
	rate = atol(argv[3]);
	puts("ready");
	fflush(stdout);
	getchar();
	start = now_ns(CLOCK_MONOTONIC);
	cpu = now_ns(CLOCK_THREAD_CPUTIME_ID);
	for (long i = 0; i < n; i++) {
		call(NULL);
		/* In small bursts, as programs do. */
		if (!rate || i % 100)
			continue;
		due = start + (uint64_t)(i * (1e9 / (double)rate));
		if (due > now_ns(CLOCK_MONOTONIC))
			clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME,
					&(struct timespec){ (time_t)(due / 1000000000),
							    (long)(due % 1000000000) },
					NULL);
	}
	printf("%.6f %.6f\n", (double)(now_ns(CLOCK_MONOTONIC) - start) / 1e9,
	       (double)(now_ns(CLOCK_THREAD_CPUTIME_ID) - cpu) / 1e9);
	return 0;
}
