// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* check.h - whether a pack has its files as they were packed. */
#ifndef XB_PACKING_CHECK_H
#define XB_PACKING_CHECK_H

#include "base/errline.h"

/* As xptibpf_pack_check(). On failure, a line is added to *error. */
int packing_check(const char *folder, struct errline *error);

#endif
