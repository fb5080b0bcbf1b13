// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sized.h - copies structs that begin with their size, so that a program and a library of different releases work
 * together. Members are only added at the end, never into former padding, which may contain anything, and 0 means that
 * a member is not set.
 */
#ifndef XB_BASE_SIZED_H
#define XB_BASE_SIZED_H

#include <stddef.h>

/*
 * Copies a caller's struct, whose first member is a size_t, into the library's struct of size bytes. If the caller's is
 * shorter, the rest becomes zero. -E2BIG: it is longer, and its unknown part is not zero; -EINVAL: its size is not set.
 * *ret is not changed then.
 */
int sized_take(const void *given, void *ret, size_t size);
/*
 * Copies the library's struct of size bytes into a caller's, whose size the caller has set, as much as there is room
 * for. If the caller's is longer, the rest becomes zero. -EINVAL: its size is not set; *ret is not changed then.
 */
int sized_give(const void *ours, size_t size, void *ret);

#endif
