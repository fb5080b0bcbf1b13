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
#include <string.h>

#define ARENA_MAX   (1u << 20)
#define ARENA_CHUNK (64u << 10)

struct arena_chunk {
	struct arena_chunk *next;
	_Alignas(16) unsigned char data[]; /* ARENA_CHUNK at least */
};
struct arena {
	struct arena_chunk *chunks; /* newest first */
	size_t used;		    /* of the newest */
	size_t total;		    /* of all, since the reset */
};

/* For arena_take(): with another chunk, if there may be one. */
void *arena_take_more(struct arena *a, size_t size);
/* Aligned for anything; NULL: no memory, or the bound is reached. Inline, as an event has many small pieces. */
static inline void *arena_take(struct arena *a, size_t size)
{
	const size_t n = (size + 15) & ~(size_t)15;
	void *p;

	if (!a->chunks || size > ARENA_CHUNK || n > ARENA_CHUNK - a->used ||
	    a->total + n > ARENA_MAX)
		return arena_take_more(a, size);
	p = a->chunks->data + a->used;
	a->used += n;
	a->total += n;
	return p;
}
/* The same, zeroed. */
static inline void *arena_alloc(struct arena *a, size_t size)
{
	void *p = arena_take(a, size);

	return p ? memset(p, 0, size) : NULL;
}
/* The same with these bytes in it. */
static inline void *arena_copy(struct arena *a, const void *bytes, size_t size)
{
	void *p = arena_take(a, size);

	return p ? memcpy(p, bytes, size) : NULL;
}
void arena_reset(struct arena *a);	   /* keeps one chunk */
bool arena_is_long(const struct arena *a); /* has more than one */
void arena_done(struct arena *a);

#endif
