// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* release.h - which release of the compiler made an ELF object. */
#ifndef XB_ELF_RELEASE_H
#define XB_ELF_RELEASE_H

#include "elf/elf_file.h"

/* "2026.2.0" from .comment's Intel compiler line, "" if it has none. Owned by f. */
const char *elf_file_release(struct elf_file *f);
/* "2025.3.1" -> 202503, so that releases can be compared; 0: it is none. */
unsigned elf_release_number(const char *release);

#endif
