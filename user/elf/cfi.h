// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cfi.h - how to get from a function's frame to its caller's: the rules of .eh_frame.
 *
 * The tables belong to the traced program and may contain anything: reads are bounded, and so are the
 * instructions and the expression steps of one look-up. A wrong table results in a wrong caller, or in
 * none, and in nothing worse.
 */
#ifndef XB_ELF_CFI_H
#define XB_ELF_CFI_H

#include <stdbool.h>
#include <stdint.h>

#include "elf/elf_file.h"

/* Registers by their DWARF numbers; only those that functions restore for their callers are followed. */
enum { CFI_BX = 3, CFI_BP = 6, CFI_SP = 7, CFI_R12 = 12, CFI_R15 = 15, CFI_IP = 16, CFI_REGS = 17 };
/* Registers that a walk needs at its beginning, as bits: those kept for callers, ip and sp. */
#define CFI_KEPT (1U << CFI_BX | 1U << CFI_BP | 0xfU << CFI_R12 | 1U << CFI_SP | 1U << CFI_IP)

enum cfi_how {
	CFI_SAME,      /* unchanged: the default */
	CFI_UNDEFINED, /* lost; for CFI_IP: there is no caller */
	CFI_OFFSET,    /* at CFA + off */
	CFI_VALUE,     /* CFA + off itself */
	CFI_REGISTER,  /* in register reg */
	CFI_AT_EXPR,   /* at the address that the expression makes */
	CFI_EXPR,      /* the result of the expression */
};

#define CFI_EXPR_MAX 192 /* bytes of all expressions of a row */

struct cfi_rule {
	uint8_t how; /* enum cfi_how */
	uint8_t reg;
	uint8_t expr, len; /* in cfi_row.exprs */
	int32_t off;
};

/* The rules at one instruction. */
struct cfi_row {
	struct cfi_rule cfa; /* CFI_VALUE: register reg + off; or CFI_EXPR */
	struct cfi_rule reg[CFI_REGS];
	uint8_t signal; /* a signal's frame: its caller was interrupted, and did not call */
	uint8_t nexprs;
	uint8_t exprs[CFI_EXPR_MAX];
};

/*
 * The row for the instruction at a virtual address of the file. -ENOENT: there is no table, or it has
 * nothing for this address; -EBADMSG: the table makes no sense, or is beyond the limits.
 */
int cfi_row(struct elf_file *f, uint64_t vaddr, struct cfi_row *ret);

/*
 * Whether cfi_step() may follow a row that somebody else has made: it looks at nothing beyond it. How it ends, and where
 * it leads, is as with any wrong table.
 */
bool cfi_row_is_sound(const struct cfi_row *row);

/*
 * Called for what a step depends on. from: the address of a word of the stack, or CFI_FROM_REG() of a register as it was
 * when the walk began; 0: something else, by unusual rules. absolute: the value itself decides; otherwise, only its
 * distance from the stack pointer does.
 */
typedef void (*cfi_used)(void *u, uint64_t from, uint64_t value, bool absolute);
#define CFI_FROM_REG(reg) ((uint64_t)(reg) + 1)

struct cfi_regs {
	uint64_t v[CFI_REGS];
	uint32_t known; /* a bit a register */
	/* Only if somebody wants to know what the steps depend on; used gets the userdata of read. */
	cfi_used used;
	uint64_t from[CFI_REGS]; /* where each value comes from; 0: it was computed from what was used */
};

/* Reads 8 bytes of the stack. 0, or -errno, which ends the step. */
typedef int (*cfi_read)(void *u, uint64_t addr, uint64_t *ret);

/*
 * Goes from a frame to that of its caller, by its row. regs is only changed if this works. 1: done;
 * 0: this was the outermost frame; -EBADMSG: the rules can't be followed; or the error of read.
 */
int cfi_step(const struct cfi_row *row, struct cfi_regs *regs, cfi_read read, void *u);

#endif
