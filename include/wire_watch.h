// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wire_watch.h - what watch.bpf.c and user/discover share beyond wire.h.
 *
 * Records of the watch ring are those of wire.h, except that hdr.flags is the image tag: 16 bits that
 * differ between two processes with the same pid, and between two programs that one process executed.
 */
#ifndef XB_WIRE_WATCH_H
#define XB_WIRE_WATCH_H

#include "wire.h"

/* Shows whether a file's content has changed: numbers of the real inode, never negative. */
struct watch_stamp {
	__u64 size;
	__u64 mtime; /* ns */
	__u64 ctime; /* ns */
};

#define WATCH_IN_EXEC 1 /* mapped by exec itself; the exec record is still to come */
struct watch_map {
	struct xb_map m;
	struct watch_stamp stamp;
	__u32 flags;
	__u32 reserved;
};

/* What tell_iterator says: bits. */
#define WATCH_ITER_KEEPS  1 /* the iterator over mappings keeps the memory that it is in */
#define WATCH_ITER_LISTED 2 /* mappings are in a list, as they were before 6.1 */

/* Mappings of a process that scan_tasks tells at once: the kernel's buffer has room for 32 KiB. */
#define WATCH_BATCH 256

/* Keys of the two filters. */
struct watch_inode {
	__u64 ino;
	__u32 dev;
	__u32 gen;
};

struct watch_pair {
	struct watch_inode inode;
	__u32 tgid;
	__u32 tag;
};

#endif
