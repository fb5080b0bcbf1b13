// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* own_code.h - where functions of this program are in its file, to place probes on them. */
#ifndef XB_ATTACH_OWN_CODE_H
#define XB_ATTACH_OWN_CODE_H

#include <stdint.h>

/* The offset in the file from which addr was loaded. -ENOENT: it is in none. */
int own_code_offset(uintptr_t addr, uint64_t *ret);

#endif
