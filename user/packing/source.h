// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * source.h - where a path leads in the root of a program: the symbolic links on the way, and the file at its end, which is
 * not opened unless it is a regular one.
 *
 * Nothing is looked at below /dev, /proc, /run and /sys, nor on file systems that are not storage: what is there belongs to
 * a machine while it runs.
 */
#ifndef XB_PACKING_SOURCE_H
#define XB_PACKING_SOURCE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

#include "base/strbuf.h"

/*
 * root: a descriptor of a folder, beyond which no link leads. on_link is called with the path of each link and what it says, and
 * ends it with what it returns if that is not 0; it may be NULL. *ret_at is where the path leads, without links or dots, "/" or
 * without a slash at its end: empty at first, and of no use if this fails. -ENXIO: it is on no storage; -ENOENT, -ENOTDIR, -ELOOP,
 * -ENAMETOOLONG, and so on, as of open().
 */
int source_find(int root, const char *path, int (*on_link)(void *u, const char *at, const char *to),
		void *u, struct strbuf *ret_at, struct stat *ret);
/*
 * Opens the regular file that source_find() has found, for foreign_read(). -ESTALE: there is another one now, or it has
 * changed.
 */
int source_open(int root, const char *at, const struct stat *st);
/* When it was made, ns since 1970; 0: not known. */
uint64_t source_born(int root, const char *at);
/* Whether the file is still as it was found. */
bool source_is_same(const struct stat *a, const struct stat *b);

#endif
