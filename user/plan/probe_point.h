// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * probe_point.h - chooses the instruction of a function to probe. probe_point.c explains the reasons.
 */
#ifndef XB_PLAN_PROBE_POINT_H
#define XB_PLAN_PROBE_POINT_H

#include <stdbool.h>
#include <stdint.h>
#include "elf/symbols.h"

struct elf_file;
struct elf_sym;

struct probe_point {
	uint64_t offset; /* in the file */
	uint64_t vaddr;
	uint32_t delta;	 /* bytes after the function's first instruction */
	uint32_t regmap; /* where arguments 0..5 are there: nibble i is an enum xb_reg (wire.h) */
	bool emulated;	 /* the kernel emulates it: no single step */
};

/*
 * The cheapest safe place for a function of which nargs registers (0..6, in ABI order) carry
 * arguments: those are whole at the place, others may be XB_REG_LOST in regmap. Never fails for want
 * of a better place (then it is the first instruction). -EINVAL: no probe is possible, because the
 * symbol lies outside the file, or its first bytes are no instruction (data, a trap), or they are one
 * that the kernel refuses or would execute wrongly (lock, cs and ds prefixes, vector code, nops of five bytes, ...) and
 * nothing after it will do.
 */
int probe_point_args(struct elf_file *f, const struct elf_sym *s, unsigned nargs,
		     struct probe_point *ret);
/* The same where all six registers hold their own arguments: regmap is XB_REGMAP_ABI. */
int probe_point_in_place(struct elf_file *f, const struct elf_sym *s, struct probe_point *ret);
/* The same on bytes, for tests and for callers that have them: code[0] is at vaddr, the function is
 * len bytes long. ret->offset is 0. */
int probe_point_decode(const uint8_t *code, uint32_t len, uint64_t vaddr, unsigned nargs,
		       struct probe_point *ret);

#endif
