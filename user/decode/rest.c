// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* rest.c - see rest.h. */
#include "decode/rest.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/keyed.h"

struct rest_key {
	uint64_t call;
	uint32_t op, zero;
};

struct rest_array {
	struct keyed_row row;
	struct rest_key key;
	uint32_t from, len, room; /* bytes: of the array before it; of it; of bytes */
	uint8_t *bytes;
};

struct rest {
	struct keyed arrays;
	size_t bytes; /* of all */
};

static void array_done(void *u, void *row)
{
	struct rest_array *a = row;
	struct rest *r = u;

	r->bytes -= a->room;
	free(a->bytes);
}

int rest_new(struct rest **ret)
{
	struct rest *r = calloc(1, sizeof(*r));

	if (!r)
		return -ENOMEM;
	r->arrays = (struct keyed){ .size = sizeof(struct rest_array),
				    .max = REST_ARRAYS_MAX,
				    .done = array_done,
				    .u = r };
	*ret = r;
	return 0;
}

struct rest *rest_free(struct rest *r)
{
	if (!r)
		return NULL;
	keyed_clear(&r->arrays);
	free(r);
	return NULL;
}

static bool holds(const struct xb_rest *rec)
{
	return rec->call && rec->op < XB_MAX_OPS && rec->len && rec->len <= XB_REST_PIECE &&
	       rec->len <= rec->h.len - sizeof(*rec) && rec->offset < XB_REST_MAX &&
	       rec->len <= XB_REST_MAX - rec->offset;
}

/* Older ones go for it, if need be. */
static int grow(struct rest *r, struct rest_array *a, uint32_t len)
{
	uint32_t room = a->room ? 2 * a->room : XB_REST_PIECE;
	struct rest_array *old, *next;
	uint8_t *bytes;

	if (a->len + len <= a->room)
		return 0;
	KEYED_EACH_SAFE(&r->arrays, old, next)
	{
		if (r->bytes - a->room + room <= REST_BYTES_MAX)
			break;
		if (old != a)
			keyed_drop(&r->arrays, old);
	}
	bytes = realloc(a->bytes, room);
	if (!bytes)
		return -ENOMEM;
	r->bytes += room - a->room;
	a->bytes = bytes;
	a->room = room;
	return 0;
}

int rest_add(struct rest *r, const struct xb_rest *rec)
{
	const struct rest_key key = { .call = rec->call, .op = rec->op };
	struct rest_array *a;
	int e;

	if (!holds(rec))
		return -EBADMSG;
	a = keyed_find(&r->arrays, &key, sizeof(key));
	if (a && rec->offset != a->from + a->len)
		return -EBADMSG;
	if (!a) {
		a = keyed_add(&r->arrays, &key, sizeof(key));
		if (!a)
			return -ENOMEM;
		a->from = rec->offset;
	}
	e = grow(r, a, rec->len);
	if (e < 0)
		return e;
	memcpy(a->bytes + a->len, rec->bytes, rec->len);
	a->len += rec->len;
	return 0;
}

const void *rest_find(struct rest *r, uint64_t call, unsigned op, uint32_t from, uint32_t *ret_len)
{
	const struct rest_key key = { .call = call, .op = op };
	const struct rest_array *a = keyed_find(&r->arrays, &key, sizeof(key));

	if (!a || a->from != from || !a->len)
		return NULL;
	*ret_len = a->len;
	return a->bytes;
}

void rest_drop(struct rest *r, uint64_t call)
{
	for (unsigned op = 0; op < XB_MAX_OPS && r->arrays.all; op++) {
		const struct rest_key key = { .call = call, .op = op };

		keyed_drop(&r->arrays, keyed_find(&r->arrays, &key, sizeof(key)));
	}
}
