// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* own_stack.h - a record of the stack that a test runs on, as the kernel side makes it. */
#ifndef XB_TESTS_OWN_STACK_H
#define XB_TESTS_OWN_STACK_H

#include <stdio.h>
#include <unistd.h>

#include "base/clock.h"
#include "wire.h"

struct registers {
	uint64_t sp, bp, bx, r12, r13, r14, r15, caller;
};

/* What the kernel side sees at the entry of a function. */
void take_registers(struct registers *r);
__asm__(".text\n.globl take_registers\n.type take_registers, @function\n"
	"take_registers:\n.cfi_startproc\n"
	"mov %rsp, 0(%rdi)\nmov %rbp, 8(%rdi)\nmov %rbx, 16(%rdi)\nmov %r12, 24(%rdi)\n"
	"mov %r13, 32(%rdi)\nmov %r14, 40(%rdi)\nmov %r15, 48(%rdi)\n"
	"mov (%rsp), %rax\nmov %rax, 56(%rdi)\nret\n"
	".cfi_endproc\n.size take_registers, .-take_registers\n");

static inline size_t stack_left(uint64_t sp)
{
	unsigned long start, end, found = 0;
	char line[512];
	FILE *f = fopen("/proc/self/maps", "re");

	assert_non_null(f);
	while (fgets(line, sizeof(line), f))
		if (sscanf(line, "%lx-%lx", &start, &end) == 2 && sp >= start && sp < end)
			found = end - sp;
	fclose(f);
	assert_true(found);
	return found;
}

/* noipa: neither inlined nor jumped to nor cloned. */
#define FRAME __attribute__((noipa))

/* The sanitizer's red zones are no bytes to copy with an instrumented memcpy. */
__attribute__((no_sanitize("address"))) static inline void
copy_words(uint64_t *to, const uint64_t *from, size_t bytes)
{
	for (size_t i = 0; i < bytes / 8; i++)
		((volatile uint64_t *)to)[i] = ((const volatile uint64_t *)from)[i];
}

/* The stack from the entry of take_registers(), which filled r, to its end. s has room for XB_STACK_MAX bytes. */
static inline void own_stack(struct xb_stack *s, const struct registers *r, uint16_t flags,
			     uint64_t call)
{
	size_t left = stack_left(r->sp);

	*s = (struct xb_stack){
		.h = { .type = XB_STACK,
		       .flags = flags,
		       .tgid = (uint32_t)getpid(),
		       .ts = now_ns() },
		.call = call,
		.sp = r->sp,
		.bp = r->bp,
		.bx = r->bx,
		.r12 = r->r12,
		.r13 = r->r13,
		.r14 = r->r14,
		.r15 = r->r15,
	};
	s->size = left < XB_STACK_MAX ? (uint32_t)left & ~7U : XB_STACK_MAX;
	s->h.len = (uint32_t)sizeof(*s) + s->size;
	copy_words((uint64_t *)s->bytes, (const uint64_t *)r->sp, s->size);
	memcpy(s->bytes, &r->caller, 8);
}

#endif
