// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arena.c - see arena.h. Chunks of one size; what is larger, as a long array, has a chunk of its own.
 */
#include "decode/arena.h"

#include <stdlib.h>

/* After the newest, which continues to be filled. */
static void *take_large(struct arena *a, size_t size)
{
	struct arena_chunk *c = malloc(sizeof(*c) + size);

	if (!c)
		return NULL;
	if (a->chunks) {
		c->next = a->chunks->next;
		a->chunks->next = c;
	} else {
		c->next = NULL;
		a->chunks = c;
		a->used = ARENA_CHUNK;
	}
	a->total += size;
	return c->data;
}

void *arena_take_more(struct arena *a, size_t size)
{
	struct arena_chunk *c;
	void *p;

	if (size > ARENA_MAX)
		return NULL;
	size = (size + 15) & ~(size_t)15;
	if (a->total + size > ARENA_MAX)
		return NULL;
	if (size > ARENA_CHUNK)
		return take_large(a, size);
	if (!a->chunks || a->used + size > ARENA_CHUNK) {
		c = malloc(sizeof(*c) + ARENA_CHUNK);
		if (!c)
			return NULL;
		c->next = a->chunks;
		a->chunks = c;
		a->used = 0;
	}
	p = a->chunks->data + a->used;
	a->used += size;
	a->total += size;
	return p;
}

void arena_reset(struct arena *a)
{
	struct arena_chunk *c;

	while (a->chunks && a->chunks->next) {
		c = a->chunks;
		a->chunks = c->next;
		free(c);
	}
	a->used = a->total = 0;
}

bool arena_is_long(const struct arena *a)
{
	return a->chunks && a->chunks->next;
}

void arena_done(struct arena *a)
{
	arena_reset(a);
	free(a->chunks);
	*a = (struct arena){ 0 };
}
