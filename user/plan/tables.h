// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * tables.h - where the code of an ELF file is, and what its unwind tables say, as flat bytes that one process can send to
 * another.
 *
 * A process without privileges reads them (plan/reader_worker.c), which the file may have taken over; whoever gets them
 * checks them first.
 */
#ifndef XB_PLAN_TABLES_H
#define XB_PLAN_TABLES_H

#include <stdbool.h>
#include <stdint.h>

#include "elf/cfi.h"
#include "elf/elf_file.h"

#define TABLES_CODE 16 /* executable segments of a file; the rest have no code here */

/* Of which file, by its first answer. */
struct tables_code {
	int32_t error; /* of elf_file_open(); the rest is only valid if this is 0 */
	uint32_t n;
	struct elf_code code[TABLES_CODE];
};

/* The row for one instruction. */
struct tables_row {
	int32_t error; /* of cfi_row(); the row is only valid if this is 0 */
	uint32_t zero;
	struct cfi_row row;
};

/* Both are all zeros before. If the first fails, there is no *ret_elf; it returns its error. */
int tables_read_code(int fd, struct tables_code *ret, struct elf_file **ret_elf);
void tables_read_row(struct elf_file *elf, uint64_t vaddr, struct tables_row *ret);

/* tables_check.c: whether whoever uses them is safe, whatever they say. */
bool tables_code_is_sound(const struct tables_code *c);
bool tables_row_is_sound(const struct tables_row *r);

#endif
