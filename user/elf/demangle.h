// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* demangle.h - C++ names for people. */
#ifndef XB_ELF_DEMANGLE_H
#define XB_ELF_DEMANGLE_H

#include <stddef.h>

/*
 * Writes the name without its parameters, NUL-terminated and cut to size - 1 bytes, or name itself
 * when it isn't a mangled one. Bounded whatever the name is.
 */
void demangle(const char *name, char *ret, size_t size);

#endif
