// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * newer.h - functions of a file that look like an API's and are not in the catalog: the library is newer
 * than we are, or its maker added something of his own.
 *
 * Fed while a file's symbols are walked (elf_file_symbols()); afterwards it tells which of them count:
 * only where the file has several functions of the group that are known, and only what it exports if it
 * exports those (a helper that happens to be called like the API is local where the API is exported; where
 * the API itself is local, as Unified Runtime inside libsycl, locals count). Files are hostile: at most
 * NEWER_MAX are kept, the rest is counted.
 */
#ifndef XB_LIVE_NEWER_H
#define XB_LIVE_NEWER_H

#include <stdbool.h>
#include <stddef.h>

#include "catalog/catalog.h"
#include "elf/elf_file.h"

#define NEWER_MAX   64 /* of one file */
#define NEWER_KNOWN 8  /* functions of a group that a file must have to be taken for its library */
#define NEWER_NAME  96 /* bytes; longer names are no API's */

struct newer_func {
	struct elf_sym sym; /* its name is the elf_file's */
	unsigned api;	    /* enum cat_api_id */
	bool expected;	    /* nothing to tell of: see catalog_like() */
};

struct newer {
	struct {
		unsigned known, exported;
	} apis[CAT_API_MAX];
	struct newer_func *funcs;
	size_t n, cap;
	unsigned accepted;
};

/* For want(): could it be one? */
bool newer_wants(struct newer *n, const char *name);
/* For each symbol that want() accepted: a known function, or perhaps one of ours. 0 or -ENOMEM. */
int newer_add(struct newer *n, const struct elf_sym *sym, const struct cat_func *fn);
/*
 * After the walk: keeps what counts and is wanted (api and name; NULL: all). Returns how many did not
 * fit; funcs and n are the others.
 */
unsigned newer_end(struct newer *n, bool (*want)(const struct newer_func *f, void *u), void *u);
/* How many of them are worth telling of, and the names of the first: "zeA, zeB, ...". */
unsigned newer_tell(const struct newer *n, char *buf, size_t size);
void newer_done(struct newer *n);

#endif
