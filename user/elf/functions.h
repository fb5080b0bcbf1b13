// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* functions.h - which function of an ELF object is at an address. */
#ifndef XB_ELF_FUNCTIONS_H
#define XB_ELF_FUNCTIONS_H

#include "elf/elf_file.h"

#define ELF_NAME_MAX 4096 /* bytes of a function's name, its NUL included */
/*
 * The function to which the instruction at vaddr belongs: the one that covers it, or otherwise the nearest
 * one before it without a known length. Its name may be much longer than those of elf_file_symbols(). The first
 * question looks at every symbol, and makes an index for the others. -ENOENT.
 */
int elf_file_function_at(struct elf_file *f, uint64_t vaddr, char ret_name[static ELF_NAME_MAX],
			 uint64_t *ret_start);

#endif
