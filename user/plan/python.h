// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * python.h - finds out whether an ELF file is a CPython, and where that version keeps its frames.
 */
#ifndef XB_PLAN_PYTHON_H
#define XB_PLAN_PYTHON_H

#include <stdbool.h>
#include <stdint.h>

#include "elf/elf_file.h"
#include "wire_python.h"

struct plan_python {
	struct xb_python python; /* its addresses are virtual addresses of the file */
	uint64_t text;		 /* virtual addresses of code minus their offsets in the file */
	unsigned major, minor;
};

/*
 * -ENOENT: it is no CPython. -ENOTSUP: its version is not known; only major and minor are set then (0 if not
 * even these can be determined). -ENOMEM.
 */
int plan_python(struct elf_file *elf, struct plan_python *ret);
/* Where 3.minor keeps its frames. False: it is not known. */
bool plan_python_layout(unsigned minor, struct xb_py_layout *ret);
/* The same for a process that has mapped code of the file, from offset pgoff on, at start. */
void plan_python_at(const struct plan_python *p, uint64_t start, uint64_t pgoff,
		    struct xb_python *ret);

#endif
