// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lines.h - which line of which source file an instruction is of, and what was inlined there, for
 * files that carry debug information themselves.
 */
#ifndef XB_ELF_LINES_H
#define XB_ELF_LINES_H

#include <stdint.h>

#include "elf/elf_file.h"

#define LINES_MAX	 16 /* functions inlined into each other */
#define LINES_NAME_MAX	 1024
#define LINES_SOURCE_MAX 1024

struct lines_frame {
	char function[LINES_NAME_MAX]; /* "" where it has no name */
	char file[LINES_SOURCE_MAX];   /* "" with line 0: not known */
	uint32_t line;
};

/*
 * Fills ret, innermost first; the last is the function whose code it is. *ret_n is 0 when there is no
 * debug information for the address, or too much in the file: *budget bytes may be loaded, and are
 * taken off. Only -ENOMEM is an error.
 */
int lines_at(struct elf_file *f, uint64_t vaddr, uint64_t *budget,
	     struct lines_frame ret[static LINES_MAX], unsigned *ret_n);

#endif
