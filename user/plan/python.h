// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * python.h - is an ELF file a CPython, and where does that version keep what it is running?
 */
#ifndef XB_PLAN_PYTHON_H
#define XB_PLAN_PYTHON_H

#include <stdint.h>

#include "elf/elf_file.h"
#include "wire_python.h"

struct plan_python {
	struct xb_python python; /* its addresses are the file's own */
	uint64_t text; /* what the file's own addresses of code are beyond their offsets in it */
	unsigned major, minor;
};

/*
 * -ENOENT: it is no CPython. -ENOTSUP: one of a version that is not known; major and minor are set then (0
 * where not even those can be told), and nothing else. -ENOMEM.
 */
int plan_python(struct elf_file *elf, struct plan_python *ret);
/* The same for a process that has code of the file, from offset pgoff on, mapped at start. */
void plan_python_at(const struct plan_python *p, uint64_t start, uint64_t pgoff,
		    struct xb_python *ret);

#endif
