// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* rest_test.c - pieces of arrays that come before their calls: their order, what is missing of them, and what is none. */
#include "unit.h"
#include "decode/rest.h"

#define FROM 1024u /* bytes that an item has */

struct fixture {
	struct rest *rest;
	union {
		struct xb_rest rec;
		uint8_t room[sizeof(struct xb_rest) + XB_REST_PIECE];
	};
};

static int setup(void **state)
{
	struct fixture *f = calloc(1, sizeof(*f));

	assert_non_null(f);
	assert_int_equal(rest_new(&f->rest), 0);
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;

	rest_free(f->rest);
	free(f);
	return 0;
}

/* The byte at a place of a call's array. */
static uint8_t byte_at(uint64_t call, uint32_t at)
{
	return (uint8_t)(at / 256 * 7 + at + call * 31);
}

static void fill(struct fixture *f, uint64_t call, unsigned op, uint32_t offset, uint32_t len)
{
	f->rec = (struct xb_rest){
		.h = { .len = (uint32_t)sizeof(f->rec) + ((len + 7) & ~7u), .type = XB_REST },
		.call = call,
		.offset = offset,
		.len = (uint16_t)len,
		.op = (uint8_t)op,
	};
	for (uint32_t i = 0; i < len && i < XB_REST_PIECE; i++)
		f->rec.bytes[i] = byte_at(call, offset + i);
}

static int add(struct fixture *f, uint64_t call, unsigned op, uint32_t offset, uint32_t len)
{
	fill(f, call, op, offset, len);
	return rest_add(f->rest, &f->rec);
}

/* There are so many bytes after the item, which are those of the array. */
static void has(struct fixture *f, uint64_t call, unsigned op, uint32_t wanted)
{
	uint32_t len = 0;
	const uint8_t *bytes = rest_find(f->rest, call, op, FROM, &len);

	assert_int_equal(len, wanted);
	for (uint32_t i = 0; i < len; i++)
		assert_int_equal(bytes[i], byte_at(call, FROM + i));
}

/* Pieces of two calls and two arrays come between each other, as those of threads do. */
TEST_WITH(test_joined, struct fixture *f)
{
	assert_int_equal(add(f, 1, 2, FROM, XB_REST_PIECE), 0);
	assert_int_equal(add(f, 2, 2, FROM, 100), 0);
	assert_int_equal(add(f, 1, 3, FROM, 24), 0);
	assert_int_equal(add(f, 1, 2, FROM + XB_REST_PIECE, XB_REST_PIECE), 0);
	assert_int_equal(add(f, 1, 2, FROM + 2 * XB_REST_PIECE, 5), 0);
	has(f, 1, 2, 2 * XB_REST_PIECE + 5);
	has(f, 2, 2, 100);
	has(f, 1, 3, 24);
	rest_drop(f->rest, 1);
	has(f, 1, 2, 0);
	has(f, 1, 3, 0);
	has(f, 2, 2, 100);
}

TEST_WITH(test_whole, struct fixture *f)
{
	uint32_t at = FROM;

	while (at < XB_REST_MAX) {
		uint32_t len = XB_REST_MAX - at < XB_REST_PIECE ? XB_REST_MAX - at : XB_REST_PIECE;

		assert_int_equal(add(f, 9, 0, at, len), 0);
		at += len;
	}
	has(f, 9, 0, XB_REST_MAX - FROM);
	assert_int_equal(add(f, 9, 0, at, 1), -EBADMSG);
}

/* What comes after a gap, or again, is none of it; what was there stays. */
TEST_WITH(test_out_of_order, struct fixture *f)
{
	assert_int_equal(add(f, 1, 2, FROM, 64), 0);
	assert_int_equal(add(f, 1, 2, FROM + 128, 64), -EBADMSG);
	assert_int_equal(add(f, 1, 2, FROM, 64), -EBADMSG);
	assert_int_equal(add(f, 1, 2, FROM - 64, 64), -EBADMSG);
	has(f, 1, 2, 64);
	assert_int_equal(add(f, 1, 2, FROM + 64, 64), 0);
	has(f, 1, 2, 128);
}

/* It does not begin where the item ends. */
TEST_WITH(test_first_is_missing, struct fixture *f)
{
	assert_int_equal(add(f, 1, 2, FROM + XB_REST_PIECE, 64), 0);
	has(f, 1, 2, 0);
}

TEST_WITH(test_bad, struct fixture *f)
{
	assert_int_equal(add(f, 0, 2, FROM, 64), -EBADMSG);
	assert_int_equal(add(f, 1, XB_MAX_OPS, FROM, 64), -EBADMSG);
	assert_int_equal(add(f, 1, 2, FROM, 0), -EBADMSG);
	assert_int_equal(add(f, 1, 2, FROM, XB_REST_PIECE + 1), -EBADMSG);
	assert_int_equal(add(f, 1, 2, XB_REST_MAX, 8), -EBADMSG);
	assert_int_equal(add(f, 1, 2, UINT32_MAX - 7, 8), -EBADMSG);
	assert_int_equal(add(f, 1, 2, XB_REST_MAX - 8, 9), -EBADMSG);
	fill(f, 1, 2, FROM, 64);
	f->rec.h.len -= 8;
	assert_int_equal(rest_add(f->rest, &f->rec), -EBADMSG);
	has(f, 1, 2, 0);
}

/* Calls whose records never come: the newest are kept. */
TEST_WITH(test_many, struct fixture *f)
{
	const uint64_t n = 3 * REST_ARRAYS_MAX;
	uint64_t kept = 0;
	uint32_t len;

	for (uint64_t call = 1; call <= n; call++)
		assert_int_equal(add(f, call, 2, FROM, 64), 0);
	for (uint64_t call = 1; call <= n; call++)
		kept += rest_find(f->rest, call, 2, FROM, &len) != NULL;
	assert_int_equal(kept, REST_ARRAYS_MAX);
	has(f, n, 2, 64);
	has(f, 1, 2, 0);
}

TEST_WITH(test_much, struct fixture *f)
{
	const uint32_t pieces = XB_REST_MAX / XB_REST_PIECE - 1;
	const uint64_t n = 2 * REST_BYTES_MAX / XB_REST_MAX;
	uint64_t bytes = 0;
	uint32_t len;

	for (uint64_t call = 1; call <= n; call++)
		for (uint32_t i = 0; i < pieces; i++)
			assert_int_equal(add(f, call, 2, FROM + i * XB_REST_PIECE, XB_REST_PIECE),
					 0);
	for (uint64_t call = 1; call <= n; call++)
		bytes += rest_find(f->rest, call, 2, FROM, &len) ? len : 0;
	assert_true(bytes <= REST_BYTES_MAX && bytes > REST_BYTES_MAX / 2);
	has(f, n, 2, pieces * XB_REST_PIECE);
}
