// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lines.h - finds the source line of an instruction and the functions that were inlined there, for files
 * that contain debug information themselves.
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

/* libdw ends the process with this exit status where it gets no memory. */
#define LINES_NO_MEMORY 12

/*
 * Fills ret, innermost first; the last one is the function that contains the code. *ret_n is 0 if there is
 * no debug information for the address. -EFBIG: there is too much in the file; -ENOMEM.
 */
int lines_at(struct elf_file *f, uint64_t vaddr, struct lines_frame ret[static LINES_MAX],
	     unsigned *ret_n);

#endif
