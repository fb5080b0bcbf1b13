// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wire_file.h - how opened files come from the kernel side. Part of wire.h.
 *
 * A relative path begins at a directory, whose own path the kernel does not keep: only the names of the directories around
 * it can be read, from the inside outwards.
 */
#ifndef XB_WIRE_FILE_H
#define XB_WIRE_FILE_H

#include "wire.h"

#define XB_FILE_PATH   4096 /* bytes of a path, as PATH_MAX */
#define XB_FILE_LEVELS 64   /* names and mounts that are followed */
#define XB_FILE_NAME   256  /* bytes of a name, as NAME_MAX */
#define XB_FILE_BYTES  8192 /* of both; a power of two */

/* It becomes an XB_FILE: h.flags and all members but text are as they are there. */
struct xb_file_seen {
	struct xb_file file;
	__u32 path; /* bytes of the path, its NUL included */
	__u32 names; /* bytes that follow it: names of the directory and those around it, each with a NUL */
	__u32 relative; /* the path begins at a directory */
	__u32 whole;	/* the names lead to the root of the process */
	__u8 bytes[];
};

#endif
