// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * odd.c - calls functions of a library of Unified Runtime's names on stacks that nobody should have.
 *
 *   odd LIBRARY edge        the return address is the last word before a page that isn't there
 *   odd LIBRARY deep N      from inside N calls
 *   odd LIBRARY through L   by call_it() of the library L
 *   odd LIBRARY nest        from inside calls of other functions of that library
 */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define STACK (256 << 10)

struct callback {
	int (*fn)(void *);
	void *arg;
};

typedef int (*finish_fn)(struct callback *queue);

/* Calls fn(0) with this stack pointer. */
int call_on(uint64_t sp, finish_fn fn);
__asm__(".text\n.globl call_on\n.type call_on, @function\n"
	"call_on:\n"
	"push %rbp\nmov %rsp, %rbp\nmov %rdi, %rsp\nxor %edi, %edi\n"
	"call *%rsi\n"
	"mov %rbp, %rsp\npop %rbp\nret\n"
	".size call_on, .-call_on\n");

static int edge(finish_fn fn)
{
	char *p = mmap(NULL, STACK + 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
		       0);

	if (p == MAP_FAILED || munmap(p + STACK, 4096))
		return 1;
	memset(p, 0, STACK);
	return call_on((uint64_t)(uintptr_t)p + STACK, fn);
}

__attribute__((noipa)) static int deep(finish_fn fn, int n)
{
	volatile int r = n ? deep(fn, n - 1) : fn(NULL);

	return r;
}

struct nest {
	void *lib;
	int level;
};

__attribute__((noipa)) static int nested(void *arg)
{
	static const char *const names[] = { "urQueueFinish", "urEventRelease", "urQueueFlush",
					     "urKernelRelease", "urQueueRelease" };
	struct nest *n = arg;
	struct callback next = { nested, n };
	finish_fn fn;
	volatile int r = 0;

	if (n->level == 5)
		return 0;
	fn = (finish_fn)dlsym(n->lib, names[n->level++]);
	r = fn(&next);
	return r;
}

static int deed(int argc, char **argv)
{
	void *lib = argc > 2 ? dlopen(argv[1], RTLD_NOW) : NULL, *other;
	finish_fn fn = lib ? (finish_fn)dlsym(lib, "urQueueFinish") : NULL;
	int (*call_it)(finish_fn fn);
	struct nest n = { lib, 0 };

	if (!fn)
		return 2;
	if (!strcmp(argv[2], "edge"))
		return edge(fn);
	if (!strcmp(argv[2], "nest"))
		return nested(&n);
	if (argc < 4)
		return 2;
	if (!strcmp(argv[2], "deep"))
		return deep(fn, atoi(argv[3]));
	other = dlopen(argv[3], RTLD_NOW);
	call_it = other ? (int (*)(finish_fn))dlsym(other, "call_it") : NULL;
	return call_it ? call_it(fn) : 2;
}

/* Stays a moment: whose end comes first is not what it is for. */
int main(int argc, char **argv)
{
	volatile int r = deed(argc, argv);

	usleep(300000);
	return r;
}
