// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * known.h - symbols of libraries that arming has to understand: their own, or, where these were stripped, those of the
 * release that has the same code.
 *
 * Stripping changes no byte of a library's code. If all of it is that of a released library, at the same addresses, then
 * whatever this code refers to is where the released library has it. So the symbols of these are kept here
 * (scripts/gen-arm-known), and nothing is guessed: a library whose code differs by one byte has none.
 */
#ifndef XB_ARM_KNOWN_H
#define XB_ARM_KNOWN_H

#include <stdbool.h>
#include <stdint.h>

#include "elf/symbols.h"

struct arm_known_symbol {
	const char *name;
	uint32_t vaddr, size;
	bool is_func;
};

struct arm_known_file {
	const char *release;
	uint64_t vaddr, size; /* of its only segment with code */
	const struct arm_known_symbol *symbols;
	unsigned n;
	uint8_t hash[32]; /* SHA-256 of that segment */
};

extern const unsigned arm_known_nfiles;
extern const struct arm_known_file arm_known_files[];

struct arm_symbols {
	struct elf_file *f;
	const struct arm_known_file *known; /* NULL: the file's own symbols */
};

/* f must outlive ret. -ENOMEM. */
int arm_symbols_of(struct elf_file *f, struct arm_symbols *ret);
/* As elf_file_find(), elf_file_symbols() and elf_file_release(). */
int arm_symbols_find(const struct arm_symbols *s, const char *name, struct elf_sym *ret);
int arm_symbols_each(const struct arm_symbols *s, bool (*want)(const char *name, void *u),
		     int (*fn)(const struct elf_sym *s, void *u), void *u);
const char *arm_symbols_release(const struct arm_symbols *s);

#endif
