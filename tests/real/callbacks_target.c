// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * callbacks_target.c - is traced by tests/real/callbacks.py: 8 threads that call urEventWait and urQueueFinish in turn, each
 * with the number of the call. It waits for a line first. The functions are in a library of its own, whose name is the first
 * argument, because only what lies in a library is traced.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "callbacks_target.h"

static struct target *target;
static int (*event_wait)(uint32_t n, void *list);
static int (*queue_finish)(uint64_t queue);

static void *call(void *u)
{
	unsigned thread = (unsigned)(uintptr_t)u;

	for (uint64_t n = 1; !atomic_load(&target->stop); n++) {
		atomic_store(&target->begun[thread], n);
		event_wait((uint32_t)(n * TARGET_THREADS + thread), NULL);
		queue_finish(n * TARGET_THREADS + thread);
		atomic_store(&target->ended[thread], n);
		usleep(100); /* more than the other threads leave of the machine is not wanted */
	}
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t threads[TARGET_THREADS];
	void *lib = argc == 3 ? dlopen(argv[1], RTLD_NOW) : NULL;
	int fd = argc == 3 ? open(argv[2], O_RDWR) : -1;

	if (!lib || fd < 0 || ftruncate(fd, sizeof(*target)))
		return 1;
	target = mmap(NULL, sizeof(*target), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	*(void **)&event_wait = dlsym(lib, "urEventWait");
	*(void **)&queue_finish = dlsym(lib, "urQueueFinish");
	puts("ready");
	fflush(stdout);
	getchar();
	for (uintptr_t i = 0; i < TARGET_THREADS; i++)
		pthread_create(&threads[i], NULL, call, (void *)i);
	atomic_store(&target->ready, true);
	for (unsigned i = 0; i < TARGET_THREADS; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
