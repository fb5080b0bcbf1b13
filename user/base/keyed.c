// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* keyed.c - see keyed.h. */
#include "base/keyed.h"

#include <stdlib.h>

void *keyed_look_up(struct keyed *t, const void *key, size_t size)
{
	struct keyed_row *r;

	HASH_FIND(hh, t->all, key, size, r);
	if (r)
		*keyed_lately(t, key, size) = r;
	return r;
}

void *keyed_add(struct keyed *t, const void *key, size_t size)
{
	return keyed_add_long(t, key, size, 0);
}

void *keyed_add_long(struct keyed *t, const void *key, size_t size, size_t more)
{
	struct keyed_row *r;

	if (keyed_is_full(t))
		keyed_drop(t, t->all);
	r = calloc(1, t->size + more);
	if (!r)
		return NULL;
	memcpy(r + 1, key, size);
	HASH_ADD_KEYPTR(hh, t->all, r + 1, size, r);
	return r;
}

void keyed_drop(struct keyed *t, void *row)
{
	struct keyed_row *r = row, **lately;

	if (!r)
		return;
	if (t->done)
		t->done(t->u, r);
	lately = keyed_lately(t, r + 1, r->hh.keylen);
	if (*lately == r)
		*lately = NULL;
	HASH_DEL(t->all, r); /* NOLINT(clang-analyzer-core.NullDereference): in the macro */
	free(r);
}

void keyed_clear(struct keyed *t)
{
	while (t->all)
		keyed_drop(t, t->all);
}
