// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pack.h - packs records as differences, because most of a record is equal to the previous one of its kind.
 *
 * docs/wire-format.md describes the format.
 */
#ifndef XB_RING_PACK_H
#define XB_RING_PACK_H

#include <stddef.h>
#include <stdint.h>

#define PACK_BACK  4095U /* how many records back one may lean on another */
#define PACK_WORDS 8192U /* of a record, at most */

/* How many bytes len bytes of records can be packed, at most. */
static inline size_t pack_bound(size_t len)
{
	return len * 2 + 1024;
}

/* Keeps its memory from block to block. */
struct packer;
struct packer *packer_new(void);
struct packer *packer_free(struct packer *p);
/* Packs a block. in: valid records, one after the other, 8-byte aligned. 0 or -ENOMEM. */
int packer_pack(struct packer *p, const void *in, size_t len);
/*
 * The result for the last block, as pieces that are written one after the other. Each has bytes of one kind, which a
 * compressor should treat separately. NULL: there are no more. Valid until the next block.
 */
const void *packer_piece(const struct packer *p, unsigned n, size_t *ret_len);
size_t packer_size(const struct packer *p); /* of all pieces */

/*
 * Unpacks what packer_pack() made, to raw bytes of records at out, which is 8-byte aligned, and returns their number.
 * Each record has at least a struct xb_hdr, and the length that it states. -EBADMSG: packer_pack() can't have made
 * this, or the length is wrong.
 */
int unpack(const void *in, size_t len, void *out, size_t raw, uint32_t *ret_records);
/* The same for files of version 1. */
int unpack_old(const void *in, size_t len, void *out, size_t raw, uint32_t *ret_records);

/* Makes *buf, which is allocated or NULL, at least want bytes long. 0 or -ENOMEM. */
int pack_room(unsigned char **buf, size_t *cap, size_t want);

#endif
