// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * rows.c - calls functions of a library by their names and tells how long a call took.
 *
 *   rows LIBRARY
 *
 * Reads "NAME N" from standard input: calls NAME N times with one handle; answers "CPU WALL", ns a call, as
 * target.c does.
 */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

typedef int (*row_fn)(void *handle);

static uint64_t clock_ns(clockid_t id)
{
	struct timespec t;

	clock_gettime(id, &t);
	return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

int main(int argc, char **argv)
{
	void *lib = argc == 2 ? dlopen(argv[1], RTLD_NOW) : NULL;
	char line[128], name[96];
	long n;

	if (!lib) {
		fprintf(stderr, "rows: %s\n", argc == 2 ? dlerror() : "one library");
		return 2;
	}
	puts("ready");
	fflush(stdout);
	while (fgets(line, sizeof(line), stdin)) {
		uint64_t cpu, wall;
		row_fn row;

		if (sscanf(line, "%95s %ld", name, &n) != 2 || n < 1)
			return 2;
		*(void **)&row = dlsym(lib, name);
		if (!row) {
			fprintf(stderr, "rows: no %s\n", name);
			return 1;
		}
		wall = clock_ns(CLOCK_MONOTONIC);
		cpu = clock_ns(CLOCK_THREAD_CPUTIME_ID);
		for (long i = 0; i < n; i++)
			row(line);
		cpu = clock_ns(CLOCK_THREAD_CPUTIME_ID) - cpu;
		wall = clock_ns(CLOCK_MONOTONIC) - wall;
		printf("%.3f %.3f\n", (double)cpu / (double)n, (double)wall / (double)n);
		fflush(stdout);
	}
	return 0;
}
