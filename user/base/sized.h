// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sized.h - structs that begin with their size, so that a program and a library of different releases understand each
 * other: members are only ever added at the end, 0 is what they mean when nobody has set them, and none is put into what was
 * padding before, which may hold anything.
 */
#ifndef XB_BASE_SIZED_H
#define XB_BASE_SIZED_H

#include <stddef.h>

/*
 * Copies a caller's struct, whose first member is a size_t, into our own one of size bytes. Of a shorter one the rest
 * is zero. -E2BIG: it is longer, and there is something in what we don't know; -EINVAL: its size has not been set.
 * *ret is not touched then.
 */
int sized_take(const void *given, void *ret, size_t size);

#endif
