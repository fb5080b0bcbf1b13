// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* price.c - see price.h. */
#include "attach/price.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"

#define WARM   64 /* calls before it is measured */
#define CALLS  200
#define ROUNDS 7 /* of which the median counts */

/* push is emulated; mov is single-stepped. */
#define CANARY(name, first, last)                                                          \
	void name(void);                                                                   \
	__asm__(".pushsection .text\n"                                                     \
		".balign 16\n"                                                             \
		".globl " #name "\n"                                                       \
		".hidden " #name "\n"                                                      \
		".type " #name ", @function\n" #name ":\n\t" first "\n\t" last "\n\tret\n" \
		".size " #name ", .-" #name "\n"                                           \
		".popsection\n")
CANARY(price_entry, "push %rbp", "pop %rbp");
CANARY(price_call, "push %rbp", "pop %rbp");
CANARY(price_stepped_entry, "mov %rdi, %rax", "nop");
CANARY(price_stepped_call, "mov %rdi, %rax", "nop");

static void (*const canaries[PRICES])(void) = {
	[PRICE_ENTRY] = price_entry,
	[PRICE_CALL] = price_call,
	[PRICE_STEPPED_ENTRY] = price_stepped_entry,
	[PRICE_STEPPED_CALL] = price_stepped_call,
};

struct place {
	uintptr_t addr;
	uint64_t offset;
};

static int find_segment(struct dl_phdr_info *info, size_t size, void *u)
{
	struct place *p = u;

	(void)size;
	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *ph = &info->dlpi_phdr[i];
		uintptr_t start = info->dlpi_addr + ph->p_vaddr;

		if (ph->p_type != PT_LOAD || p->addr < start || p->addr >= start + ph->p_filesz)
			continue;
		p->offset = p->addr - start + ph->p_offset;
		return 1;
	}
	return 0;
}

int price_offsets(uint64_t ret[PRICES])
{
	for (unsigned i = 0; i < PRICES; i++) {
		struct place p = { .addr = (uintptr_t)canaries[i] };

		if (!dl_iterate_phdr(find_segment, &p))
			return -ENOENT;
		ret[i] = p.offset;
	}
	return 0;
}

bool price_returns(enum price p)
{
	return p == PRICE_CALL || p == PRICE_STEPPED_CALL;
}

/* ---- in the child -------------------------------------------------------------------------------- */

static uint64_t own_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (uint64_t)t.tv_sec * NS_PER_S + (uint64_t)t.tv_nsec;
}

static int by_size(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

static uint32_t measure(void (*canary)(void))
{
	uint64_t ns[ROUNDS];

	for (unsigned i = 0; i < WARM; i++)
		canary();
	for (unsigned round = 0; round < ROUNDS; round++) {
		ns[round] = own_ns();
		for (unsigned i = 0; i < CALLS; i++)
			canary();
		ns[round] = own_ns() - ns[round];
	}
	qsort(ns, ROUNDS, sizeof(*ns), by_size);
	return (uint32_t)(ns[ROUNDS / 2] / CALLS);
}

static _Noreturn void child(int go, int told)
{
	uint32_t prices[PRICES];
	char c;

	if (read(go, &c, 1) != 1)
		_exit(1);
	for (unsigned i = 0; i < PRICES; i++)
		prices[i] = measure(canaries[i]);
	_exit(write(told, prices, sizeof(prices)) != sizeof(prices));
}

/* ---- in the parent ------------------------------------------------------------------------------- */

int price_start(struct price_child *ret)
{
	int go[2], told[2];
	pid_t pid;

	if (pipe2(go, O_CLOEXEC))
		return -errno;
	if (pipe2(told, O_CLOEXEC)) {
		int e = -errno;

		close(go[0]);
		close(go[1]);
		return e;
	}
	pid = fork();
	if (!pid) {
		close(go[1]);
		child(go[0], told[1]);
	}
	close(go[0]);
	close(told[1]);
	*ret = (struct price_child){ .pid = pid, .go = go[1], .told = told[0] };
	if (pid > 0)
		return 0;
	close(go[1]);
	close(told[0]);
	return -EAGAIN;
}

int price_measure(const struct price_child *c, uint32_t ret[PRICES])
{
	uint32_t prices[PRICES];

	if (write(c->go, "", 1) != 1 ||
	    read(c->told, prices, sizeof(prices)) != (ssize_t)sizeof(prices))
		return -EIO;
	memcpy(ret, prices, sizeof(prices));
	return 0;
}

void price_end(struct price_child *c)
{
	close(c->go);
	close(c->told);
	kill(c->pid, SIGKILL);
	while (waitpid(c->pid, NULL, 0) < 0 && errno == EINTR)
		;
}
