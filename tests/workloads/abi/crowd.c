// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * crowd.c - crowd LIBRARY THREADS CALLS FAIL: so many threads, all alive at once, each of which calls urUSMFree
 * so often, and FAIL of those times with what it refuses. All begin together. Prints how long all that took, ns.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int (*usm_free)(void *context, void *p);
static long calls, fails;
static pthread_barrier_t begin, end;

static void *one(void *arg)
{
	(void)arg;
	pthread_barrier_wait(&begin);
	for (long i = 0; i < calls; i++)
		usm_free((void *)1, i < fails ? (void *)1 : (void *)2);
	pthread_barrier_wait(&end);
	return NULL;
}

static long long now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000000000ll + t.tv_nsec;
}

int main(int argc, char **argv)
{
	long n = argc == 5 ? atol(argv[2]) : 0;
	pthread_t *threads = calloc(n + 1, sizeof(*threads));
	pthread_attr_t attr;
	long long start;
	void *library;

	if (!n || !threads)
		return 2;
	calls = atol(argv[3]);
	fails = atol(argv[4]);
	library = dlopen(argv[1], RTLD_NOW);
	usm_free = library ? (int (*)(void *, void *))dlsym(library, "urUSMFree") : NULL;
	if (!usm_free)
		return 3;
	pthread_barrier_init(&begin, NULL, n + 1);
	pthread_barrier_init(&end, NULL, n + 1);
	pthread_attr_init(&attr);
	pthread_attr_setstacksize(&attr, 65536);
	for (long i = 0; i < n; i++)
		if (pthread_create(&threads[i], &attr, one, NULL))
			return 4;
	start = now();
	pthread_barrier_wait(&begin);
	pthread_barrier_wait(&end);
	printf("took %lld\n", now() - start);
	for (long i = 0; i < n; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
