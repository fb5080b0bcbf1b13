// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wire_image.h - how device images, which calls are given or return, come from the kernel side. Part of wire.h.
 *
 * When the call begins, the kernel side says which memory an image is in. If that is a file's, privately mapped and not
 * writable, it says which file's, and user space reads it there. Otherwise, the bytes follow page by page, and when the
 * call returns, sums of the same pages: if an image had changed meanwhile, it would not be known what the call was given.
 *
 * What a call returns is read once, when it has succeeded.
 */
#ifndef XB_WIRE_IMAGE_H
#define XB_WIRE_IMAGE_H

#include "wire.h"

#define XB_IMAGES_MAX	8	    /* images of a call */
#define XB_IMAGE_MAX	(64 << 20)  /* bytes of an image */
#define XB_IMAGES_BYTES (256 << 20) /* of all images of a trace, each counted once */
#define XB_PAGE_BYTES	4096
#define XB_IMAGE_PAGES	(XB_IMAGE_MAX / XB_PAGE_BYTES + 1)
#define XB_PAGE_SUMS	512 /* of a record; a power of two */

/* Where a function has images. Words are machine words, as in xb_call. */
enum xb_image_how {
	XB_IMAGE_NONE,
	XB_IMAGE_WORDS,	 /* one: its address and its size are words */
	XB_IMAGE_FIELDS, /* one: they are in a structure, of which word at is the address */
	XB_IMAGE_ARRAY, /* as many as word count says: addresses in an array at word at, sizes in one at word size */
	/*
	 * As many as word count says: structures, whose addresses are in an array at word at, with the image's address at
	 * at_offset, and the address at which it ends at size_offset.
	 */
	XB_IMAGE_STRUCTS,
	/* These the call returns: */
	XB_IMAGE_BUFFER, /* one, at word at; word size leads to the room there, and then to its size */
	XB_IMAGE_BEHIND, /* one: word at leads to its address, word size to its size */
	/*
	 * Several of word object, if word when is binaries: addresses in an array at word at, of as many bytes as word size says,
	 * or as the number says to which word count leads. Their sizes are what the function put there for sizes.
	 */
	XB_IMAGE_ASKED,
};
#define XB_IMAGE_NO_SIZE \
	0xff /* of size: only its contents tell how long it is; of count: nothing does */
struct xb_image_plan {
	__u8 how; /* enum xb_image_how */
	__u8 at, size, count;
	__u16 at_offset, size_offset; /* FIELDS, STRUCTS */
	__u8 object;		      /* ASKED, BUFFER */
	__u8 when;		      /* ASKED */
	__u8 debug;		      /* it is debug information */
	__u8 reserved;
	__u32 binaries, sizes; /* ASKED */
};

static inline int xb_image_returned(const struct xb_image_plan *p)
{
	return p->how >= XB_IMAGE_BUFFER;
}

/* How long the images of an object are that its process has asked a function for, each with its length 0 if it has none. */
struct xb_image_sizes_key {
	__u64 object;
	__u32 tgid;
	__u32 func; /* its slot */
};
struct xb_image_sizes {
	__u64 n; /* more than XB_IMAGES_MAX are not kept */
	__u64 size[XB_IMAGES_MAX];
};

/* file.owner is the call's id, file.addr the image's address; the rest of file is only set with FILE. */
#define XB_IMAGE_FILE 1 /* h.flags: the file's bytes are the image, nothing follows */
/*
 * h.flags: it is no image, but what memory has when the call returns. No sums follow. index is an XB_DATA_INDEX.
 * XB_IMAGE_OUT, XB_IMAGE_DEBUG: as in an XB_IMAGE; no sums follow an image that a call returned.
 */
#define XB_IMAGE_DATA		    2
#define XB_DATA_INDEX(kind, number) (1U << 31 | (kind) << 16 | (number))
#define XB_DATA_KIND(index)	    ((index) >> 16 & 0xff)
#define XB_DATA_NUMBER(index)	    ((index) & 0xffff)
#define XB_DATA_MAX		    (16 << 20) /* bytes of one */
struct xb_image_seen {
	struct xb_behind file;
	__u64 size;
	__u64 start, end; /* FILE: of the mapping */
	__u32 index;
	__u32 reserved;
};

/* Where copies of a process go that nobody has waited for yet. */
#define XB_DATA_COPIES 16 /* a power of two */
struct xb_data_owner {
	__u64 next;
	struct xb_data_copy {
		__u64 addr, size;
		__u64 left; /* calls that wait, with which it is sent */
	} copies[XB_DATA_COPIES];
};

/*
 * Memory into which a command puts lines: depth slices of height lines of width bytes. row and slice are the bytes from one
 * to the next; 0: they are side by side. The first is x bytes, y lines and z slices after the address that the command has.
 */
struct xb_lines {
	__u64 width, height, depth;
	__u64 row, slice;
	__u64 x, y, z;
};

static inline void xb_lines_apart(struct xb_lines *l)
{
	l->row = l->row ? l->row : l->width;
	l->slice = l->slice ? l->slice : l->row * l->height;
}

/* Bytes before the first; of this and the next, once it is known how far they are apart. */
static inline __u64 xb_lines_begin(const struct xb_lines *l)
{
	return l->x + l->y * l->row + l->z * l->slice;
}

/* Bytes from the first to the last, with those between them. More than XB_DATA_MAX: too many. */
static inline __u64 xb_lines_span(const struct xb_lines *l)
{
	if (!l->width || !l->height || !l->depth)
		return 0;
	if (l->width > XB_DATA_MAX || l->height > XB_DATA_MAX || l->depth > XB_DATA_MAX ||
	    (l->height > 1 && l->row > XB_DATA_MAX) || (l->depth > 1 && l->slice > XB_DATA_MAX))
		return XB_DATA_MAX + 1ULL;
	return (l->depth - 1) * l->slice + (l->height - 1) * l->row + l->width;
}

/* What of an image is in one page of memory. Page 0 has its beginning. */
#define XB_IMAGE_FAULT 1 /* h.flags: the page could not be read, and has no bytes here */
struct xb_image_page {
	struct xb_hdr h;
	__u64 call;
	__u32 index;
	__u32 page;
	__u8 bytes[XB_PAGE_BYTES];
};

#define XB_IMAGE_LAST 1 /* h.flags: there are no more pages */
struct xb_image_sums {
	struct xb_hdr h;
	__u64 call;
	__u64 addr, size; /* as they are now */
	__u32 index;
	__u32 page; /* the first */
	__u64 n;
	__u64 sums[XB_PAGE_SUMS]; /* 0: the page could not be read */
};

/* The address at which a page of an image begins, and what of it is in that page. */
static inline __u64 xb_page_at(__u64 addr, __u32 page)
{
	return page ? (addr & ~(XB_PAGE_BYTES - 1ULL)) + (__u64)page * XB_PAGE_BYTES : addr;
}

static inline __u64 xb_page_len(__u64 addr, __u64 size, __u32 page)
{
	__u64 at = xb_page_at(addr, page), left = addr + size - at;
	__u64 room = XB_PAGE_BYTES - (at & (XB_PAGE_BYTES - 1));

	return left < room ? left : room;
}

static inline __u32 xb_pages(__u64 addr, __u64 size)
{
	return (__u32)(((addr & (XB_PAGE_BYTES - 1)) + size + XB_PAGE_BYTES - 1) / XB_PAGE_BYTES);
}

/* A sum goes on with each word; what is left of the last word is 0. */
#define XB_SUM_BEGIN 1
static inline __u64 xb_sum_add(__u64 sum, __u64 word)
{
	sum = (sum ^ word) * 0x9e3779b97f4a7c15ULL;
	return sum ^ sum >> 29;
}

/* No sum is 0. */
static inline __u64 xb_sum_end(__u64 sum)
{
	return sum ? sum : 1;
}

#endif
