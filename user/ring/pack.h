// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pack.h - records as what is new in them: most of a record is as in the one before of its kind.
 *
 * docs/wire-format.md has the code's grammar.
 */
#ifndef XB_RING_PACK_H
#define XB_RING_PACK_H

#include <stddef.h>
#include <stdint.h>

#define PACK_BACK  4095U /* how many records back one may lean on another */
#define PACK_WORDS 8192U /* of a record, at most */

/* What pack() can make of len bytes, at most. */
static inline size_t pack_bound(size_t len)
{
	return len * 2 + 64;
}

/* in: sound records, one behind the other, 8-byte aligned. Returns the length of what is in out. */
size_t pack(const void *in, size_t len, void *out);
/*
 * Undoes it; out is 8-byte aligned, and full afterwards. Whatever in has, each record in out has the
 * length that it says. -EBADMSG: in is nothing that pack() makes of raw bytes.
 */
int unpack(const void *in, size_t len, void *out, size_t raw, uint32_t *ret_records);

/* Makes *buf, which is allocated or NULL, at least want bytes long. 0 or -ENOMEM. */
int pack_room(unsigned char **buf, size_t *cap, size_t want);

#endif
