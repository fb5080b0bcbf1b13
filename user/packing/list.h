// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* list.h - what is in a pack, and what is not, and its description as JSON. */
#ifndef XB_PACKING_LIST_H
#define XB_PACKING_LIST_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

#include "base/hash.h"
#include "base/strbuf.h"
#include "packing/needs.h"

/* The first that applies to a file. */
enum pack_kind {
	PACK_EXECUTABLE,
	PACK_SCRIPT,
	PACK_INTERPRETER,
	PACK_LIBRARY,
	PACK_OPENED,
	PACK_IMAGE,
};

enum pack_state {
	PACK_SAME,    /* it is there, as it was when it was used */
	PACK_CHANGED, /* it is there, but has changed since; why: how that is known */
	PACK_MISSING, /* it could not be read; why */
	PACK_LEFT_OUT,
	PACK_ELSEWHERE, /* in the root of another process */
};

struct pack_file {
	UT_hash_handle hh;
	char *at;	/* its path in the root, without links; of an image: in the folder */
	const char *as; /* as the program has it; borrowed */
	enum pack_kind kind;
	enum pack_state state;
	char why[96];
	bool known; /* whether it has changed is known by what it was */
	struct stat st;
	uint8_t hash[32];
};

/* A symbolic link, or a folder if to is NULL. */
struct pack_place {
	UT_hash_handle hh;
	char *at, *to;
};

struct pack_list {
	struct pack_file *files; /* by their paths, in the order in which they came */
	struct pack_place *places;
};

void pack_list_done(struct pack_list *l);
/* Added if there is none of that path; NULL: no memory. */
struct pack_file *pack_list_file(struct pack_list *l, const char *at);
struct pack_file *pack_list_find(const struct pack_list *l, const char *at);
struct pack_place *pack_list_place(struct pack_list *l, const char *at, const char *to);

/* How many files are in that state; bytes may be NULL. */
uint64_t pack_list_count(const struct pack_list *l, enum pack_state state, uint64_t *ret_bytes);
/* The JSON. writer: the program that writes it; unknown: files that were opened, and are not known. */
int pack_list_json(const struct pack_list *l, const struct needs *n, const char *writer,
		   uint64_t unknown, struct strbuf *out);

#endif
