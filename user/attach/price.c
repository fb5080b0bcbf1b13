// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* price.c - see price.h. */
#include "attach/price.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "attach/own_code.h"
#include "base/clock.h"

#define WARM   8 /* rounds before it is measured */
#define ROUNDS 300

#define LINE  64
#define LINES 4096 /* of code, and of data: 256 KiB each */

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

int price_open(uint64_t ret[PRICES])
{
	int fd = -1;

	for (unsigned i = 0; i < PRICES; i++) {
		if (fd >= 0)
			close(fd);
		fd = own_code_open(canaries[i], &ret[i]);
		if (fd < 0)
			return fd;
	}
	return fd;
}

bool price_returns(enum price p)
{
	return p == PRICE_CALL || p == PRICE_STEPPED_CALL;
}

/* ---- in the child -------------------------------------------------------------------------------- */

/* A jump from each line to the next. It is part of the program, because services may not make code while they run. */
void price_code(void);
__asm__(".pushsection .text\n"
	".balign 64\n"
	".globl price_code\n"
	".hidden price_code\n"
	".type price_code, @function\nprice_code:\n"
	".rept 4095\n\tjmp 1f\n\t.balign 64\n1:\n.endr\n"
	"\tret\n"
	".size price_code, .-price_code\n"
	".popsection\n");

/* A canary without a probe. */
static void nothing(void)
{
	__asm__ volatile("" ::: "memory");
}

static int by_size(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* What a program does between two calls: it needs the caches for itself. */
static void work(volatile unsigned char *data)
{
	unsigned at = 0;

	for (unsigned i = 0; i < LINES; i++) {
		at = (at * 5 + 1) % LINES;
		data[at * LINE]++;
	}
	price_code();
}

/* The call, and what it costs the work after it. */
static uint32_t once(void (*canary)(void), volatile unsigned char *data)
{
	uint64_t begin;

	work(data);
	begin = now_ns();
	canary();
	work(data);
	return (uint32_t)(now_ns() - begin);
}

static uint32_t median(uint32_t ns[ROUNDS])
{
	qsort(ns, ROUNDS, sizeof(*ns), by_size);
	return ns[ROUNDS / 2];
}

/* In turn, because the processor's speed changes; and medians, because the child may be interrupted. */
static void measure(uint32_t ret[PRICES])
{
	static uint32_t ns[PRICES][ROUNDS], bare[ROUNDS];
	static unsigned char data[LINES * LINE];
	uint32_t without;

	for (unsigned round = 0; round < WARM + ROUNDS; round++) {
		unsigned at = round < WARM ? 0 : round - WARM;

		for (unsigned i = 0; i < PRICES; i++)
			ns[i][at] = once(canaries[i], data);
		bare[at] = once(nothing, data);
	}
	without = median(bare);
	for (unsigned i = 0; i < PRICES; i++) {
		uint32_t with = median(ns[i]);

		ret[i] = with > without ? with - without : 1;
	}
}

static _Noreturn void child(int go, int told)
{
	uint32_t prices[PRICES];
	char c;

	if (read(go, &c, 1) != 1)
		_exit(1);
	measure(prices);
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
