// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* look.h - where every thread of this machine is in its program, just now. */
#ifndef XB_ATTACH_LOOK_H
#define XB_ATTACH_LOOK_H

#include "wire_look.h"

/* real: l->nreal return addresses of the thread that the kernel has replaced, the innermost first. */
typedef int (*look_fn)(void *u, const struct xb_look *l, const struct xb_slot *real);
/* Calls fn for each thread of a 64-bit program until it returns < 0, which is returned. 0 or -errno. */
int look_threads(look_fn fn, void *u);

#endif
