// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * newer.h - functions of a file that look like those of an API but are not in the catalog, because the library is
 * newer than xptibpf, or because its vendor added them.
 *
 * It gets a file's symbols while they are walked (elf_file_symbols()), and decides afterwards which of them count.
 * The file must have several known functions of the group. If these are exported, only exported functions
 * count, because a helper with a similar name would be local; if they are local, like Unified Runtime inside
 * libsycl, local functions count, too. Files are hostile: at most NEWER_MAX are kept, and the rest is counted.
 */
#ifndef XB_PLAN_NEWER_H
#define XB_PLAN_NEWER_H

#include <stdbool.h>
#include <stddef.h>

#include "catalog/catalog.h"
#include "elf/elf_file.h"
#include "elf/symbols.h"

#define NEWER_MAX   64 /* of one file */
#define NEWER_KNOWN 8 /* known functions of a group that a file must have to count as its library */
#define NEWER_NAME  96 /* bytes; no API has longer names */

struct file_plan_place;

struct newer_func {
	struct elf_sym sym;		     /* its name is owned by the elf_file */
	unsigned api;			     /* enum cat_api_id */
	bool expected;			     /* not to be reported: see catalog_like() */
	const struct file_plan_place *place; /* of its probe, if that is known; borrowed */
};

struct newer {
	struct {
		unsigned known, exported;
	} apis[CAT_API_MAX];
	struct newer_func *funcs;
	size_t n;
	unsigned accepted;
};

/* For want(): could it be one? */
bool newer_wants(struct newer *n, const char *name);
/* Call it for each symbol that want() accepted: a known function, or perhaps a newer one. 0 or -ENOMEM. */
int newer_add(struct newer *n, const struct elf_sym *sym, const struct cat_func *fn);
/* One of which it is known that it counts. 0 or -ENOMEM. */
int newer_push(struct newer *n, const struct newer_func *f);
/* After the walk: keeps what counts. funcs and n are that from now on. */
void newer_end(struct newer *n);
/* Of these, keeps the first that are wanted (api and name; NULL: all). Returns how many did not fit. */
unsigned newer_keep(struct newer *n, size_t max, bool (*want)(const struct newer_func *f, void *u),
		    void *u);
/* How many of them should be reported, and the names of the first: "zeA, zeB, ...". */
unsigned newer_tell(const struct newer *n, char *buf, size_t size);
void newer_done(struct newer *n);

#endif
