// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * tables.h - what the generated files of catalog/gen hand to catalog.c, and nobody else.
 */
#ifndef XB_CATALOG_TABLES_H
#define XB_CATALOG_TABLES_H

#include "catalog/types.h"

struct cat_stype {
	uint32_t stype;
	const struct cat_type *type;
};

struct cat_table {
	struct cat_api api;
	const struct cat_stype *stypes; /* sorted */
	size_t nstypes;
	const struct cat_func *const
		*symbols; /* of an API with several forms, by symbol; else NULL */
	size_t nsymbols;
};

/* Globs of exported names, each list ending with NULL; NULL: none. roles.txt says what they are for. */
struct cat_exports {
	const char *const *hidden, *const *unread;
};

extern const struct cat_exports cat_exports[CAT_API_MAX];
extern const struct cat_table *const cat_tables[CAT_API_MAX]; /* by group; NULL: none */

#endif
