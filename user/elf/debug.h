// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* debug.h - an ELF object's debug information, for libdw. */
#ifndef XB_ELF_DEBUG_H
#define XB_ELF_DEBUG_H

#include "elf/elf_file.h"

/*
 * The file as libdw may see it: its debug information is loaded (at most max bytes, *ret_bytes), and of
 * the rest only headers. Owned by f. -ENOENT: it has no usable debug information (it is not usable if it
 * is compressed); -EFBIG: it is more than max.
 */
struct Elf;
int elf_file_debug(struct elf_file *f, uint64_t max, struct Elf **ret, uint64_t *ret_bytes);

#endif
