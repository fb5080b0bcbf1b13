// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * twin.c - a program whose every operation calls a function, in some blocks one that is traced, in others its twin that nobody
 * knows: what is different between them is what the probe costs, whatever else the machine does meanwhile.
 *
 * For each line "US SECONDS", it makes operations that take so many microseconds for so long. Each tenth block is the twin's.
 * For each ten blocks it writes "t SECONDS CALLS NS CALLS NS": since the beginning, and CPU time, of the traced function and of
 * the twin. At last it writes "did CALLS", those of the traced function.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#define BLOCK_NS 20000000ull
#define NUMBERS	 131072 /* 1 MiB */

int piextCommandBufferFinalize(void *), twin_of_finalize(void *);

static double numbers[NUMBERS];
static unsigned at;

static uint64_t clock_ns(clockid_t clock)
{
	struct timespec t;

	clock_gettime(clock, &t);
	return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static int by_size(const void *a, const void *b)
{
	const double *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* Some work of the C library's, each time on other data: about a microsecond. */
static void unit(void)
{
	char text[32], *copy;
	double *some;

	at = (at * 1664525 + 1013904223) % (NUMBERS - 16);
	some = &numbers[at];
	some[3] = at;
	qsort(some, 16, sizeof(*some), by_size);
	snprintf(text, sizeof(text), "%u", at);
	copy = malloc(256 + at % 1024);
	if (copy)
		copy[at % 256] = text[0];
	free(copy);
}

static unsigned units_of(unsigned us)
{
	uint64_t begin = clock_ns(CLOCK_THREAD_CPUTIME_ID), ns;
	unsigned n = 20000;

	for (unsigned i = 0; i < n; i++)
		unit();
	ns = (clock_ns(CLOCK_THREAD_CPUTIME_ID) - begin) / n;
	n = (unsigned)(us * 1000ull / (ns ?: 1));
	return n ?: 1;
}

static void block(int (*function)(void *), unsigned units, uint64_t *calls, uint64_t *ns)
{
	uint64_t begin = clock_ns(CLOCK_THREAD_CPUTIME_ID), now = begin;

	while (now - begin < BLOCK_NS) {
		for (unsigned k = 0; k < 20; k++, ++*calls) {
			for (unsigned i = 0; i < units; i++)
				unit();
			function(NULL);
		}
		now = clock_ns(CLOCK_THREAD_CPUTIME_ID);
	}
	*ns += now - begin;
}

int main(void)
{
	unsigned us, seconds;

	printf("pid %d\n", (int)getpid());
	fflush(stdout);
	while (scanf("%u %u", &us, &seconds) == 2) {
		uint64_t begin = clock_ns(CLOCK_MONOTONIC), now = begin, all = 0;
		unsigned units = units_of(us);

		while (now - begin < seconds * 1000000000ull) {
			uint64_t calls = 0, ns = 0, twins = 0, twin_ns = 0;

			for (unsigned i = 0; i < 9; i++)
				block(piextCommandBufferFinalize, units, &calls, &ns);
			block(twin_of_finalize, units, &twins, &twin_ns);
			now = clock_ns(CLOCK_MONOTONIC);
			all += calls;
			printf("t %.3f %lu %lu %lu %lu\n", (double)(now - begin) / 1e9, calls, ns,
			       twins, twin_ns);
			fflush(stdout);
		}
		printf("did %lu\n", all);
		fflush(stdout);
	}
	return 0;
}
