// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* release.h - which release of the runtime a library is of. */
#ifndef XB_ADAPTER_RELEASE_H
#define XB_ADAPTER_RELEASE_H

#include <stdbool.h>
#include <stddef.h>

/* Of the ELF file at bytes: "2026.2.0". False: it does not say. */
bool release_of_elf(const unsigned char *bytes, size_t size, char *ret, size_t room);
bool release_of_file(const char *path, char *ret, size_t room);

#endif
