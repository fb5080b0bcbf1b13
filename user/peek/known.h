// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * known.h - the stacks that the kernel side recognises (wire_known.h), as a tree for each process.
 *
 * There are at most XB_KNOWN_ENTRIES entries; when they are used up, all are removed, and the stacks that still come are
 * added again. Nothing is lost by that: a stack that is not recognised is taken.
 */
#ifndef XB_PEEK_KNOWN_H
#define XB_PEEK_KNOWN_H

#include <stdbool.h>
#include <stdint.h>

#include "wire_known.h"

struct known;

/* Where the entries are put: the kernel's maps, or those of a test. */
struct known_ops {
	/* See attach/known_map.h. */
	int (*code)(void *u, uint32_t tgid, struct xb_code *code);
	int (*put)(void *u, const struct xb_known_key *key, const struct xb_known *entry);
	void (*remove)(void *u, const struct xb_known_key *key);
};

int known_new(const struct known_ops *ops, void *u, struct known **ret);
/* Does not remove the entries. */
struct known *known_free(struct known *k);

/* Which files' code a stack depends on. */
struct known_code {
	uint32_t tgid;
	unsigned n;
	struct xb_code code[XB_KNOWN_CODE];
};
/* Which code is at these addresses now. -ENOENT: see known_map_code(). */
int known_code(const struct known *k, struct known_code *code);
/* What a site depends on. */
struct known_stack {
	const struct xb_word *words; /* the first one is the return address */
	unsigned n;
	struct known_code code;
	bool cut; /* it is not whole */
};
/* From now on, a stack like this one has this site. -E2BIG: there are too many words; -ENOMEM. */
int known_add(struct known *k, const struct known_stack *stack, uint32_t site);
/* The process has ended, or is another program from now on. */
void known_drop(struct known *k, uint32_t tgid);
/* The sites are not valid any more. */
void known_clear(struct known *k);

#endif
