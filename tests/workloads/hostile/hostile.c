// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * hostile.c - a process that lies to whoever reads it: hostile MODE LIBRARY SEED N [NAME...]
 *
 *   ur    calls the named functions of the library N times with arguments that mostly lead nowhere
 *   xpti  calls xptiNotifySubscribers N times with such events, after it has put such things where the
 *         framework keeps its own (LIBRARY: one whose xptiNotifySubscribers does nothing)
 *
 * "Nowhere" is: unmapped and forbidden pages, the last bytes before such a page, kernel and
 * non-canonical addresses, pages of a file that was cut (SIGBUS), pages that userfaultfd never fills,
 * texts without end, lists in a circle, sizes of 2^63. The same seed gives the same lies.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <linux/userfaultfd.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define PAGE  4096UL
#define ARENA (64UL << 10)

static uint64_t state;
static char *arena;
static uint64_t pool[40];
static unsigned npool;

static uint64_t rnd(void)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return state;
}

static char *map(size_t size, int prot)
{
	char *p = mmap(NULL, size, prot, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (p == MAP_FAILED)
		exit(3);
	return p;
}

static void add(uint64_t v)
{
	pool[npool++] = v;
}

/* A mapping whose file ends before it. */
static char *cut_file(void)
{
	int fd = memfd_create("cut", 0);
	char *p;

	if (fd < 0 || ftruncate(fd, (off_t)PAGE))
		exit(3);
	p = mmap(NULL, PAGE, PROT_READ, MAP_SHARED, fd, 0);
	if (ftruncate(fd, 0))
		exit(3);
	return p;
}

/* A page that whoever touches waits for, for ever. */
static char *never_filled(void)
{
	struct uffdio_api api = { .api = UFFD_API };
	struct uffdio_register r = { .mode = UFFDIO_REGISTER_MODE_MISSING };
	int fd = (int)syscall(SYS_userfaultfd, O_CLOEXEC);
	char *p = map(PAGE, PROT_READ | PROT_WRITE);

	if (fd < 0 || ioctl(fd, UFFDIO_API, &api))
		exit(4);
	r.range.start = (uintptr_t)p;
	r.range.len = PAGE;
	if (ioctl(fd, UFFDIO_REGISTER, &r))
		exit(4);
	return p;
}

static void fill_pool(void)
{
	static const char text[] = "\x1b[31mred\x07\r\n\"quoted\" \\ \xff\xfe \xe2\x80\xae tail";
	char *last = map(2 * PAGE, PROT_READ | PROT_WRITE), *none = map(PAGE, PROT_NONE);
	char *long_text = map(1 << 20, PROT_READ | PROT_WRITE), *untouched = map(PAGE, PROT_READ);

	arena = map(ARENA, PROT_READ | PROT_WRITE);
	munmap(last + PAGE, PAGE);
	memset(last, 'A', PAGE);
	memset(long_text, 'B', 1 << 20);
	for (uint64_t v = 0; v < 9; v++)
		add(v);
	add(64);
	add(0xffffffff);
	add(0x7fffffff);
	add(1ULL << 63);
	add((1ULL << 63) - 1);
	add(UINT64_MAX);
	add(UINT64_MAX - 7);
	add(0xffff888000000000);
	add(0xffffffff81000000);
	add(0x0000800000000000);
	add(0x00007ffffffff000);
	add((uintptr_t)last);
	add((uintptr_t)last + PAGE - 1);
	add((uintptr_t)last + PAGE - 13);
	add((uintptr_t)last + PAGE);
	add((uintptr_t)none);
	add((uintptr_t)untouched);
	add((uintptr_t)long_text);
	add((uintptr_t)long_text + (1 << 20) - 100);
	add((uintptr_t)text);
	add((uintptr_t)cut_file());
	add((uintptr_t)never_filled());
	add((uintptr_t)&state);
	add((uintptr_t)arena + ARENA - 8);
}

/* Something from the pool, or a place in the arena, where more of it lies. */
static uint64_t lie(void)
{
	uint64_t r = rnd();

	if (r % 3)
		return (uintptr_t)arena + (r >> 8) % (ARENA / 8 - 64) * 8;
	return pool[(r >> 8) % npool];
}

/* New lies in part of the arena; some are a list that ends in itself. */
static void stir(void)
{
	uint64_t *words = (uint64_t *)arena;

	for (int i = 0; i < 128; i++) {
		uint64_t at = rnd() % (ARENA / 8);

		words[at] = rnd() % 5 ? lie() : (uintptr_t)&words[at];
	}
}

static void calls(void *lib, char **names, long n)
{
	long (*fn[1024])(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t,
			 uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
	unsigned count = 0;

	for (; count < 1024 && names[count]; count++)
		*(void **)&fn[count] = dlsym(lib, names[count]);
	for (long i = 0; i < n; i++) {
		stir();
		fn[(unsigned long)i % count](lie(), lie(), lie(), lie(), lie(), lie(), lie(), lie(),
					     lie(), lie(), lie(), lie(), lie(), lie());
	}
}

static void notifications(void *lib, long n)
{
	uint32_t (*notify)(uint8_t, uint16_t, void *, void *, uint64_t, const void *);
	uint64_t **framework = dlsym(lib, "_ZN4xpti9Framework9MInstanceE");
	uint64_t *fake = (uint64_t *)map(4 * PAGE, PROT_READ | PROT_WRITE), event;

	*(void **)&notify = dlsym(lib, "xptiNotifySubscribers");
	if (!notify || !framework)
		exit(5);
	*framework = fake;
	for (long i = 0; i < n; i++) {
		stir();
		if (i % 64 == 0) {
			for (unsigned k = 0; k < 4 * PAGE / 8; k++)
				fake[k] = lie();
			/* The framework's "enabled", 2026.2 and 2025.3: off, nobody would listen. */
			((char *)fake)[0x3f0] = 1;
			((char *)fake)[0x568] = 1;
		}
		if (i % 1000 == 999)
			*framework = (uint64_t *)lie();
		else if (i % 1000 == 0)
			*framework = fake;
		/* Without an event the framework accepts a few types only. */
		do
			event = lie();
		while (!event);
		notify((uint8_t)rnd(), (uint16_t)(rnd() % 4 ? rnd() % 64 : rnd()), (void *)lie(),
		       (void *)event, lie(), (void *)lie());
	}
}

int main(int argc, char **argv)
{
	char line[16];
	void *lib;
	long n;

	if (argc < 5)
		return 2;
	lib = dlopen(argv[2], RTLD_NOW);
	if (!lib) {
		fprintf(stderr, "%s\n", dlerror());
		return 9;
	}
	state = strtoull(argv[3], NULL, 0) * 2654435761 + 1;
	n = atol(argv[4]);
	fill_pool();
	for (int i = 0; i < 1000; i++)
		stir();
	if (getenv("HOSTILE_WAIT")) {
		puts("ready");
		fflush(stdout);
		if (!fgets(line, sizeof(line), stdin))
			return 7;
	}
	if (!strcmp(argv[1], "ur"))
		calls(lib, argv + 5, n);
	else
		notifications(lib, n);
	printf("made %ld\n", n);
	fflush(stdout);
	/* The framework's own destructors must not meet its lies. */
	_exit(0);
}
