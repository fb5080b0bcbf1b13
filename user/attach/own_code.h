// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * own_code.h - where our own code is in a file, to place probes on it and try what this kernel does. The file is the
 * program's, or that of the library if a program loads one.
 */
#ifndef XB_ATTACH_OWN_CODE_H
#define XB_ATTACH_OWN_CODE_H

#include <stdint.h>

/* Opens the file that has this code, and says where in it. Returns the descriptor; -ENOENT: no file has it; -errno. */
int own_code_open(const void *code, uint64_t *ret_offset);

#endif
