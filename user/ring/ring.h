// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ring.h - the stream: the kernel's records and user space's definitions, in order.
 *
 * Definitions that are pushed come out before the kernel records that are still in the ring. Each record is
 * checked (length, type, alignment) before it is passed on.
 */
#ifndef XB_RING_H
#define XB_RING_H

#include <stddef.h>
#include <stdint.h>

#include "wire.h"

struct ring;
/* Gets a record of the stream, which is valid during the call. A result < 0 stops the drain and is returned. */
typedef int (*ring_fn)(void *u, const struct xb_hdr *rec);

int ring_new(int map_fd, ring_fn fn, void *u, struct ring **ret); /* map_fd -1: user records only */
struct ring *ring_free(struct ring *r);
int ring_fd(const struct ring *r); /* poll for input; -1 without a map */
/* Copies a definition into the stream; hdr.len, type are set by the caller; ts 0: now. */
int ring_push(struct ring *r, const struct xb_hdr *rec);
/* Passes on what is there, at most max records (0: all). Returns how many, or -errno. */
long ring_drain(struct ring *r, size_t max);
uint64_t ring_bad(const struct ring *r); /* records that failed the check */

#endif
