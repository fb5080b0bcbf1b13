// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* symbols.h - an ELF object's functions and data objects, by name. */
#ifndef XB_ELF_SYMBOLS_H
#define XB_ELF_SYMBOLS_H

#include "elf/elf_file.h"

struct elf_sym {
	const char *name; /* owned by the elf_file */
	uint64_t vaddr;
	uint64_t size;	 /* 0: unknown */
	uint64_t offset; /* in the file, through the program headers */
	bool exported;	 /* also in .dynsym */
	bool is_func;	 /* else a data object */
};

/*
 * Calls fn for every defined symbol of .dynsym and .symtab whose name (without its @version) want()
 * accepts; each pair of name and address is reported once. If fn does not return 0, this ends and its
 * result is returned. want must be cheap, because it gets every symbol of the file, in no order.
 */
int elf_file_symbols(struct elf_file *f, bool (*want)(const char *name, void *u),
		     int (*fn)(const struct elf_sym *s, void *u), void *u);
/* One symbol by exact name. -ENOENT. */
int elf_file_find(struct elf_file *f, const char *name, struct elf_sym *ret);

bool elf_file_stripped(struct elf_file *f); /* no .symtab */
/* After elf_file_symbols() or elf_file_find(): a table was broken or beyond the limits, and left out. */
bool elf_file_partial(const struct elf_file *f);

#endif
