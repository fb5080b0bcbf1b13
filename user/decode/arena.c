// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arena.c - see arena.h. Chunks of one size; what is larger, as a long array, has a chunk of its own.
 */
#include <stdlib.h>
#include <string.h>

#include "decode/arena.h"

#define CHUNK_SIZE (64u << 10)

struct arena_chunk {
	struct arena_chunk *next;
	_Alignas(16) unsigned char data[]; /* CHUNK_SIZE at least */
};

/* Behind the newest, which goes on being filled. */
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
		a->used = CHUNK_SIZE;
	}
	a->total += size;
	return c->data;
}

static void *take(struct arena *a, size_t size)
{
	struct arena_chunk *c;
	void *p;

	if (size > ARENA_MAX)
		return NULL;
	size = (size + 15) & ~(size_t)15;
	if (a->total + size > ARENA_MAX)
		return NULL;
	if (size > CHUNK_SIZE)
		return take_large(a, size);
	if (!a->chunks || a->used + size > CHUNK_SIZE) {
		c = malloc(sizeof(*c) + CHUNK_SIZE);
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

void *arena_alloc(struct arena *a, size_t size)
{
	void *p = take(a, size);

	return p ? memset(p, 0, size) : NULL;
}

void *arena_copy(struct arena *a, const void *bytes, size_t size)
{
	void *p = take(a, size);

	return p ? memcpy(p, bytes, size) : NULL;
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
