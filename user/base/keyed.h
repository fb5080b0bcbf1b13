// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * keyed.h - rows that are found by a key of fixed size, of which there are at most so many.
 *
 * A row is a struct of its owner's that begins with struct keyed_row; its key follows at once, without padding before
 * or in it. All rows of a table have keys of one size, which is given each time, so that the compiler knows it.
 */
#ifndef XB_BASE_KEYED_H
#define XB_BASE_KEYED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/hash.h"

#define KEYED_LATELY 512u /* 2 to the power of 64 - 55 */

struct keyed_row {
	UT_hash_handle hh;
};

struct keyed {
	size_t size; /* bytes of a row; zeros at first, but for the key */
	uint32_t max;
	void (*done)(void *u, void *row); /* before one goes; NULL: there is nothing to do */
	void *u;
	struct keyed_row *all;			/* in the order of their coming */
	struct keyed_row *lately[KEYED_LATELY]; /* the same few are asked for again and again */
};

/* Each row, in the order of their coming; the table must not change meanwhile. The member of row is called row. */
#define KEYED_EACH(table, it) for ((it) = (void *)(table)->all; (it); (it) = (it)->row.hh.next)
/* The same where it may be dropped. */
#define KEYED_EACH_SAFE(table, it, next_)                                              \
	for ((it) = (void *)(table)->all; (it) && ((next_) = (it)->row.hh.next, true); \
	     (it) = (next_))

/* Where the row of that key is, if it was asked for lately. Its hash would cost more than all the rest. */
static inline struct keyed_row **keyed_lately(struct keyed *t, const void *key, size_t size)
{
	uint64_t w[2] = { 0 };

	memcpy(w, key, size < sizeof(w) ? size : sizeof(w));
	return &t->lately[(w[0] ^ w[1] * 0xd6e8feb86659fd93ull) * 0x9fb21c651e98df25ull >> 55];
}

/* What was not asked for lately is rare: it is not inlined, so that registers are not saved for it each time. */
void *keyed_look_up(struct keyed *t, const void *key, size_t size);
/* NULL: there is none. Valid until it is dropped. */
static inline void *keyed_find(struct keyed *t, const void *key, size_t size)
{
	struct keyed_row *r = *keyed_lately(t, key, size);

	if (r && !memcmp(r + 1, key, size))
		return r;
	return t->all ? keyed_look_up(t, key, size) : NULL;
}
/* One that is not there yet; if there are max of them, the oldest goes for it. NULL: no memory. */
void *keyed_add(struct keyed *t, const void *key, size_t size);
/* The same with so many more bytes, of zeros, after the row. */
void *keyed_add_long(struct keyed *t, const void *key, size_t size, size_t more);
/* Made if need be. */
static inline void *keyed_get(struct keyed *t, const void *key, size_t size)
{
	void *r = keyed_find(t, key, size);

	return r ? r : keyed_add(t, key, size);
}
static inline bool keyed_is_full(const struct keyed *t)
{
	return HASH_COUNT(t->all) >= t->max;
}
/* Takes what keyed_find() has returned, NULL too. */
void keyed_drop(struct keyed *t, void *row);
void keyed_clear(struct keyed *t);

#endif
