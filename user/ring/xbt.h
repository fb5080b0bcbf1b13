// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xbt.h - the format of a recording (.xbt) on disk. docs/wire-format.md describes it.
 *
 * It is a header followed by blocks. Each block begins with the same eight bytes and has its own checksums, so
 * the next block after a damaged one can be found; it has the number of records before it, so missing records
 * can be counted. All numbers are little endian.
 */
#ifndef XB_RING_XBT_H
#define XB_RING_XBT_H

#include <stdint.h>

#define XBT_MAGIC	"\x89XBT\r\n\x1a\n"
#define XBT_BLOCK_MAGIC "\xb5XBLOCK\n"
#define XBT_MAGIC_SIZE	8
#define XBT_VERSION	2

#define XBT_HEADER_MAX 4096U	   /* bytes of the file's header */
#define XBT_RAW_MAX    (4U << 20)  /* bytes of a block's records */
#define XBT_STORED_MAX (16U << 20) /* bytes of a block's payload as stored */

/* flags of a file: those of the clock's record at the start of the stream (XB_CLOCK_...). */
#define XBT_FILE_CLOCK 0xffffU

struct xbt_file {
	uint8_t magic[XBT_MAGIC_SIZE];
	uint32_t version;
	uint32_t len;  /* bytes of the header with its texts; a multiple of 8 */
	uint32_t wire; /* XB_WIRE_VERSION of the records */
	uint32_t crc;  /* of the header, with this field 0 */
	/* One moment by three clocks, when the recording began: ns. */
	uint64_t mono, wall, boot;
	uint8_t boot_id[16];
	uint8_t id[16];	 /* random; the files of one recording share it */
	uint64_t before; /* records of the recording that are in earlier files, or were dropped */
	uint32_t file;	 /* number of the file in the recording, from 0 */
	uint32_t flags;
	char text[]; /* NUL-terminated: the host's name, what wrote it */
};

enum xbt_type {
	XBT_RECORDS = 1, /* a piece of the stream */
	XBT_LIVE = 2,	 /* every definition that was live here; one or more blocks */
	XBT_RECENT = 3,	 /* those that came since the last XBT_LIVE */
	XBT_END = 4,	 /* the index; the last block of a file */
};

enum xbt_coding {
	XBT_PLAIN = 0,
	XBT_ZSTD = 1,	 /* one zstd frame */
	XBT_PACKED = 2,	 /* in version 1 of the file: pack.h, then one zstd frame */
	XBT_COLUMNS = 3, /* pack.h, then one zstd frame */
};

/* flags of a block */
#define XBT_CUT	  1 /* RECENT: not all of them, there were too many */
#define XBT_WHOLE 2 /* END: the stream ends here, by its last record */

struct xbt_block {
	uint8_t magic[XBT_MAGIC_SIZE];
	uint32_t crc;	      /* of this header, with this field 0 */
	uint32_t payload_crc; /* of the stored bytes */
	uint32_t stored;      /* bytes after the header, without the zeros up to a multiple of 8 */
	uint32_t raw;	      /* bytes when unpacked */
	uint16_t type;	      /* enum xbt_type */
	uint16_t coding;      /* enum xbt_coding */
	uint32_t flags;
	uint32_t records;     /* in the block; END: index entries */
	uint32_t number;      /* of blocks in this file before it */
	uint64_t before;      /* records of the recording before it */
	uint64_t first, last; /* lowest and highest time of its records, ns; 0: it has none */
	uint64_t lost;	      /* events that were lost up to its end, over all causes */
};

/* One for each block before the last. */
struct xbt_index {
	uint64_t offset; /* of the block in the file */
	uint64_t before;
	uint64_t first, last;
	uint32_t records;
	uint16_t type;
	uint16_t flags;
};

/* The last bytes of a complete file, which lead to its index. */
struct xbt_trailer {
	uint64_t offset; /* of the block END */
	uint8_t magic[XBT_MAGIC_SIZE];
};

_Static_assert(sizeof(struct xbt_file) == 96, "as the specification says");
_Static_assert(sizeof(struct xbt_block) == 72, "as the specification says");
_Static_assert(sizeof(struct xbt_index) == 40, "as the specification says");
_Static_assert(sizeof(struct xbt_trailer) == 16, "as the specification says");

#endif
