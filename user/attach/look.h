// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* look.h - where every thread of this machine is in its program, just now. */
#ifndef XB_ATTACH_LOOK_H
#define XB_ATTACH_LOOK_H

#include "wire_look.h"

/* Calls fn for each thread of a 64-bit program until it returns < 0, which is returned. 0 or -errno. */
int look_threads(int (*fn)(void *u, const struct xb_look *l), void *u);

#endif
