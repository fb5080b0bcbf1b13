// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * site.h - which instruction of a function to probe (docs/architecture.md explains; the reasons are in
 * site.c's essay).
 */
#ifndef XB_PLAN_SITE_H
#define XB_PLAN_SITE_H

#include <stdbool.h>
#include <stdint.h>

struct elf_file;
struct elf_sym;

struct plan_site {
	uint64_t offset;  /* in the file */
	uint64_t vaddr;
	uint32_t delta;	  /* bytes after the function's first instruction */
	uint32_t regmap;  /* where arguments 0..5 are there: nibble i is an enum xb_reg (wire.h) */
	bool emulated;	  /* the kernel emulates it: no single step */
};

/*
 * The cheapest safe place. Never fails for want of a better one (then it is the first instruction);
 * -EINVAL: the symbol lies outside the file or its first bytes are no instruction (data, a trap).
 */
int plan_site(struct elf_file *f, const struct elf_sym *s, struct plan_site *ret);
/* The same on bytes, for tests and for callers that have them: code[0] is at vaddr. */
int plan_site_decode(const uint8_t *code, uint32_t len, uint64_t vaddr, struct plan_site *ret);

#endif
