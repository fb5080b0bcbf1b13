// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * armed.c - preloaded into a program, does what xptibpf does from outside: it gives a block (arm_abi.h) to the
 * beacon, on a thread of its own.
 *
 * ARMED is a folder. Whenever there is a file "go" in it, that is the block; "told" then says what came of it:
 * the state, and why. A file "fork" makes a child, which does nothing; "told" is its pid. With "scope" our thread begins
 * a scope of XPTI's, as libsycl does through its proxy, and does not end it; with "kept" it asks whether it is in one: 1, or 0.
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

/* The block that was given last: the beacon unmaps its own. */
static struct arm_block last;

typedef uint64_t of_thread_fn(uint64_t a);

/* What is in the proxy's table of the first library; NULL: it has no such function. */
static of_thread_fn *slot(const char *name)
{
	const struct arm_module *m = &last.modules[0];

	for (uint32_t i = 0; i < m->nslots; i++) {
		if (!strcmp(m->slots[i].name, name)) {
			char *object = *(char **)(uintptr_t)m->loader;
			char *table = *(char **)(object + m->table);

			return *(of_thread_fn **)(table + m->slots[i].offset);
		}
	}
	return NULL;
}

static uint64_t itself(uint64_t a)
{
	return a;
}

/* Like a trace point as far as the framework looks: an object with functions. */
static void begin_scope(void)
{
	static of_thread_fn *const functions[] = { itself, itself, itself, itself, itself, itself,
						   itself, itself, itself, itself, itself, itself,
						   itself, itself, itself, itself };
	static of_thread_fn *const *point = functions;
	of_thread_fn *set_scope = slot("xptiSetTracepointScopeData"),
		     *set_id = slot("xptiSetUniversalId");

	if (set_scope)
		set_scope((uintptr_t)&point);
	if (set_id)
		set_id(7);
}

static int is_in_scope(void)
{
	of_thread_fn *scope = slot("xptiGetTracepointScopeData"), *id = slot("xptiGetUniversalId");

	return (scope && scope(0)) || (id && id(0));
}

/* Returns once the child has come out of its fork: until then it may still be at what the beacon does in children. */
static pid_t make_child(void)
{
	int out[2];
	pid_t child;
	char c = 0;

	if (pipe(out))
		return -1;
	child = fork();
	if (!child) {
		prctl(PR_SET_PDEATHSIG, SIGKILL);
		if (write(out[1], &c, 1) != 1)
			_exit(1);
		for (;;)
			pause();
	}
	close(out[1]);
	if (child > 0 && read(out[0], &c, 1) != 1)
		child = -1;
	close(out[0]);
	return child;
}

static void *listen(void *u)
{
	const char *folder = u;
	char go[4096], forks[4096], scope[4096], kept[4096];

	snprintf(go, sizeof(go), "%s/go", folder);
	snprintf(forks, sizeof(forks), "%s/fork", folder);
	snprintf(scope, sizeof(scope), "%s/scope", folder);
	snprintf(kept, sizeof(kept), "%s/kept", folder);
	for (;; usleep(5000)) {
		struct arm_block *b = load(go);

		if (!unlink(forks))
			tell(folder, make_child(), "");
		if (!unlink(scope)) {
			begin_scope();
			tell(folder, is_in_scope(), "");
		}
		if (!unlink(kept))
			tell(folder, is_in_scope(), "");
		if (!b)
			continue;
		unlink(go);
		last = *b;
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
