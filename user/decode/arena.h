// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arena.h - memory for the values of one event: allocated in order, freed all at once.
 *
 * It is bounded (ARENA_MAX): a record that needs more gets NULL, and its further values are not followed.
 */
#ifndef XB_DECODE_ARENA_H
#define XB_DECODE_ARENA_H

#include <stdbool.h>
#include <stddef.h>

#define ARENA_MAX (1u << 20)

struct arena_chunk;
struct arena {
	struct arena_chunk *chunks; /* newest first */
	size_t used;		    /* of the newest */
	size_t total;		    /* of all, since the reset */
};

/* Zeroed and aligned for anything; NULL: no memory, or the bound is reached. */
void *arena_alloc(struct arena *a, size_t size);
/* The same with these bytes in it. */
void *arena_copy(struct arena *a, const void *bytes, size_t size);
void arena_reset(struct arena *a);	   /* keeps one chunk */
bool arena_is_long(const struct arena *a); /* has more than one */
void arena_done(struct arena *a);

#endif
