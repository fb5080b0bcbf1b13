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

/* How many bytes len bytes of records can be packed, at most. */
static inline size_t pack_bound(size_t len)
{
	return len * 2 + 1024;
}

/* Keeps its memory from block to block. */
struct packer;
struct packer *packer_new(void);
struct packer *packer_free(struct packer *p);
/* in: sound records, one behind the other, 8-byte aligned: a block. 0 or -ENOMEM. */
int packer_pack(struct packer *p, const void *in, size_t len);
/*
 * What it made of the last block: pieces, to be put one behind the other; each has bytes of one kind, which a compressor
 * should tell apart. NULL: there are no more. Valid until the next block.
 */
const void *packer_piece(const struct packer *p, unsigned n, size_t *ret_len);
size_t packer_size(const struct packer *p); /* of all pieces */

/*
 * What packer_pack() made, back to raw bytes of records at out, which is 8-byte aligned, and how many records they are. Each
 * is at least a struct xb_hdr, and as long as it says. -EBADMSG: it is nothing that packer_pack() makes, or of another
 * length.
 */
int unpack(const void *in, size_t len, void *out, size_t raw, uint32_t *ret_records);
/* The same of what files of version 1 have. */
int unpack_old(const void *in, size_t len, void *out, size_t raw, uint32_t *ret_records);

/* Makes *buf, which is allocated or NULL, at least want bytes long. 0 or -ENOMEM. */
int pack_room(unsigned char **buf, size_t *cap, size_t want);

#endif
