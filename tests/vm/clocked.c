// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * clocked LIBRARY: what clocks.init has serve count. With LIBRARY defined, that library. Each line of input is answered by one:
 * "call" is ten calls, "keep" an allocation that stays, and a call that hangs in a thread until the end.
 */
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int urUSMPoolSetInfoExp(void *pool, long size);
int piextUSMDeviceAlloc(void **ret, void *context, void *device, void *properties, size_t size,
			unsigned align);
int urEventWait(unsigned n, void *list);

#ifdef LIBRARY

static char memory[8192];

int urUSMPoolSetInfoExp(void *pool, long size)
{
	__asm__ volatile("" ::: "memory");
	return 0;
}

int piextUSMDeviceAlloc(void **ret, void *context, void *device, void *properties, size_t size,
			unsigned align)
{
	*ret = memory;
	return 0;
}

int urEventWait(unsigned n, void *list)
{
	for (;;)
		pause();
}

#else

#include <dlfcn.h>
#include <pthread.h>

static void *library;

static void *hang(void *u)
{
	int (*wait)(unsigned, void *) = (int (*)(unsigned, void *))dlsym(library, "urEventWait");

	wait(0, u);
	return NULL;
}

int main(int argc, char **argv)
{
	int (*alloc)(void **, void *, void *, void *, size_t, unsigned);
	int (*call)(void *, long);
	char line[64];
	pthread_t t;
	void *p;

	library = dlopen(argv[1], RTLD_NOW);
	if (argc < 2 || !library)
		return 1;
	alloc = dlsym(library, "piextUSMDeviceAlloc");
	call = dlsym(library, "urUSMPoolSetInfoExp");
	puts("runs"), fflush(stdout);
	while (fgets(line, sizeof(line), stdin) && strcmp(line, "end\n") != 0) {
		for (int i = 0; i < 10; i++)
			call(NULL, i);
		if (!strcmp(line, "keep\n")) {
			alloc(&p, NULL, NULL, NULL, 5000, 0);
			pthread_create(&t, NULL, hang, NULL);
		}
		puts("called"), fflush(stdout);
	}
	return 7;
}

#endif
