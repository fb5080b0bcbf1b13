// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * armed.c - preloaded into a program, does what xptibpf does from outside: it gives a block (arm_abi.h) to the
 * beacon, on a thread of its own.
 *
 * ARMED is a folder. Whenever there is a file "go" in it, that is the block; "told" then says what came of it:
 * the state, and why. A file "fork" makes a child, which does nothing; "told" is its pid.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arm_abi.h"

typedef void *arm_fn(struct arm_block *);

static void *start(void *u)
{
	struct arm_block *b = u;
	void *lib = dlopen(b->beacon, RTLD_NOW);
	arm_fn *arm = lib ? (arm_fn *)dlsym(lib, BEACON_ARM) : NULL;

	if (arm)
		return arm(b);
	snprintf(b->why, sizeof(b->why), "no beacon: %s", dlerror());
	__atomic_store_n(&b->state, ARM_FAILED, __ATOMIC_RELEASE);
	return NULL;
}

static struct arm_block *load(const char *path)
{
	struct arm_block *b;
	struct stat st;
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0)
		return NULL;
	if (fstat(fd, &st) || st.st_size != sizeof(*b)) {
		close(fd);
		return NULL;
	}
	b = mmap(NULL, sizeof(*b), PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
	close(fd);
	if (b == MAP_FAILED)
		return NULL;
	b->map = (uintptr_t)b;
	b->map_size = sizeof(*b);
	return b;
}

static void tell(const char *folder, int number, const char *text)
{
	char path[4096], to[4096];
	FILE *f;

	snprintf(path, sizeof(path), "%s/told.part", folder);
	snprintf(to, sizeof(to), "%s/told", folder);
	f = fopen(path, "we");
	fprintf(f, "%d %s\n", number, text);
	fclose(f);
	rename(path, to);
}

static void arm(const char *folder, struct arm_block *b)
{
	pthread_t thread;

	pthread_create(&thread, NULL, start, b);
	pthread_detach(thread);
	while (__atomic_load_n(&b->state, __ATOMIC_ACQUIRE) != ARM_DONE && b->state != ARM_FAILED)
		usleep(1000);
	tell(folder, (int)b->state, b->why);
	__atomic_store_n(&b->seen, 1, __ATOMIC_RELEASE);
}

static pid_t make_child(void)
{
	pid_t child = fork();

	if (child)
		return child;
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	for (;;)
		pause();
}

static void *listen(void *u)
{
	const char *folder = u;
	char go[4096], forks[4096];

	snprintf(go, sizeof(go), "%s/go", folder);
	snprintf(forks, sizeof(forks), "%s/fork", folder);
	for (;; usleep(5000)) {
		struct arm_block *b = load(go);

		if (!unlink(forks))
			tell(folder, make_child(), "");
		if (!b)
			continue;
		unlink(go);
		arm(folder, b);
	}
	return NULL;
}

__attribute__((constructor)) static void begin(void)
{
	sigset_t all, before;
	pthread_t thread;

	if (!getenv("ARMED"))
		return;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	pthread_create(&thread, NULL, listen, getenv("ARMED"));
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}
