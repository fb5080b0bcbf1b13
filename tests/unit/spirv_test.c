// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * spirv_test.c - which bytes of a kernel's argument belong to a member: what C says of the same structures, and images that
 * say something that can't be.
 */
#include "unit.h"

#include <errno.h>
#include <stdbool.h>

#include "sink/answers/spirv.h"

#define OP(op, words) ((uint32_t)(words) << 16 | (op))

/* The ids of a small module with one kernel: void k(struct mixed, int, struct packed, float3, struct chars). */
enum {
	VOID_T = 1,
	I8,
	I32,
	I64,
	F32,
	F3,
	P64,
	TWO,
	INNER,
	MIXED,
	PACKED,
	CHARS,
	P_MIXED,
	P_PACKED,
	P_CHARS,
	FN,
	KERNEL,
	BOUND = 40
};

struct inner {
	int8_t a;
	int32_t b[2];
};
struct mixed {
	int32_t n;
	int64_t offset;
	struct inner inner;
	int8_t last;
	void *p;
	int8_t tail;
};

static const uint32_t image[] = {
	0x07230203, 0x10000,   0,	  BOUND,     0,		OP(17, 2), 6, /* OpCapability */
	OP(15, 4),  6,	       KERNEL,	  'k', /* OpEntryPoint Kernel "k" */
	OP(71, 3),  PACKED,    10,	       /* OpDecorate CPacked */
	OP(19, 2),  VOID_T,    OP(21, 4), I8,	     8,		0,	   OP(21, 4),
	I32,	    32,	       0,	  OP(21, 4), I64,	64,	   0,
	OP(22, 3),  F32,       32,	  OP(23, 4), F3,	F32,	   3,
	OP(32, 4),  P64,       5,	  I64, /* a pointer to global memory */
	OP(43, 4),  I32,       TWO,	  2,	     OP(28, 4), 30,	   I32,
	TWO, /* int[2] */
	OP(28, 4),  31,	       I8,	  TWO,	     OP(30, 4), INNER,	   I8,
	30,	    OP(30, 8), MIXED,	  I32,	     I64,	INNER,	   I8,
	P64,	    I8,	       OP(30, 4), PACKED,    I8,	I64,	   OP(30, 4),
	CHARS,	    31,	       I8,	  OP(32, 4), P_MIXED,	7,	   MIXED,
	OP(32, 4),  P_PACKED,  7,	  PACKED,    OP(32, 4), P_CHARS,   7,
	CHARS,	    OP(33, 3), FN,	  VOID_T,    OP(54, 5), VOID_T,	   KERNEL,
	0,	    FN,	       OP(55, 3), P_MIXED,   32,	OP(55, 3), I32,
	33,	    OP(8, 4),  1,	  2,	     3, /* OpLine */
	OP(55, 3),  P_PACKED,  34,	  OP(55, 3), F3,	35,	   OP(55, 3),
	P_CHARS,    36,	       OP(56, 1),
};

#define STEPS 10000

static int cover_in(const uint32_t *words, size_t size, struct spirv_argument a, uint8_t *covered)
{
	struct spirv *m = NULL;
	uint64_t left = STEPS;
	int r = spirv_new((const uint8_t *)words, size, &m);

	if (r < 0) {
		assert_null(m);
		return r;
	}
	r = spirv_cover(m, (const uint8_t *)words, &a, covered, &left);
	spirv_free(m);
	return r;
}

static int cover_named(const char *name, bool whole, uint32_t index, uint8_t *covered, size_t size)
{
	const struct spirv_argument a = { name, strlen(name), whole, index, size };

	memset(covered, 0, size);
	return cover_in(image, sizeof(image), a, covered);
}

static int cover(uint32_t index, uint8_t *covered, size_t size)
{
	return cover_named("k", true, index, covered, size);
}

static void set(uint8_t *covered, size_t from, size_t n)
{
	memset(covered + from, 1, n);
}

TEST(test_members_lie_as_in_c)
{
	uint8_t covered[sizeof(struct mixed)], wanted[sizeof(struct mixed)] = { 0 };

	set(wanted, offsetof(struct mixed, n), 4);
	set(wanted, offsetof(struct mixed, offset), 8);
	set(wanted, offsetof(struct mixed, inner.a), 1);
	set(wanted, offsetof(struct mixed, inner.b), 8);
	set(wanted, offsetof(struct mixed, last), 1);
	set(wanted, offsetof(struct mixed, p), 8);
	set(wanted, offsetof(struct mixed, tail), 1);
	assert_int_equal(cover(0, covered, sizeof(covered)), 1);
	assert_memory_equal(covered, wanted, sizeof(wanted));
}

TEST(test_what_has_no_padding_is_covered)
{
	uint8_t covered[16], all[16];

	memset(all, 1, sizeof(all));
	assert_int_equal(cover(1, covered, 4), 1);
	assert_memory_equal(covered, all, 4);
	assert_int_equal(cover(2, covered, 9), 1);
	assert_memory_equal(covered, all, 9);
	assert_int_equal(cover(4, covered, 3), 1);
	assert_memory_equal(covered, all, 3);
}

TEST(test_a_vector_of_three_has_room_for_a_fourth)
{
	uint8_t covered[16];

	assert_int_equal(cover(3, covered, 16), 1);
	for (unsigned i = 0; i < 16; i++)
		assert_int_equal(covered[i], i < 12);
}

TEST(test_what_does_not_fit_says_nothing)
{
	uint8_t covered[64];

	assert_int_equal(cover(0, covered, sizeof(struct mixed) - 8), -ENOTSUP);
	assert_int_equal(cover(0, covered, 64), -ENOTSUP);
	assert_int_equal(cover(5, covered, 4), -ENOTSUP);
}

TEST(test_kernels_are_found_by_name)
{
	uint8_t covered[4];

	assert_int_equal(cover_named("", false, 1, covered, 4), 1);
	assert_int_equal(cover_named("k", false, 1, covered, 4), 1);
	assert_int_equal(cover_named("", true, 1, covered, 4), 0);
	assert_int_equal(cover_named("kk", true, 1, covered, 4), 0);
	assert_int_equal(covered[0], 0);
}

TEST(test_what_is_no_spirv_is_refused)
{
	const struct spirv_argument a = { "k", 1, true, 1, 4 };
	uint32_t copy[sizeof(image) / 4];
	uint8_t covered[4];

	assert_int_equal(cover_in((const uint32_t *)"\177ELF", 4, a, covered), -EBADMSG);
	assert_int_equal(cover_in(image, 5 * 4, a, covered), -EBADMSG);
	assert_int_equal(cover_in(image, sizeof(image) - 4, a, covered), 1);
	assert_int_equal(cover_in(image, sizeof(image) - 8, a, covered), -EBADMSG);
	memcpy(copy, image, sizeof(image));
	copy[0]++;
	assert_int_equal(cover_in(copy, sizeof(copy), a, covered), -EBADMSG);
}

/* A type in itself, a vector of structures without members, and of such as many as arrays can have beside what fills the argument. */
TEST(test_types_that_cannot_be_end)
{
	static const uint32_t lies[][24] = {
		{ OP(30, 3), 1, 1 },
		{ OP(28, 4), 1, 1, 3 },
		{ OP(30, 2), 2, OP(23, 4), 4, 2, 4, OP(30, 4), 1, 4, 4 },
		{ OP(30, 2), 2, OP(28, 4), 4, 2, 3, OP(28, 4), 5, 4, 3, OP(30, 5), 1, 5, 6, 6 },
	};

	for (size_t i = 0; i < sizeof(lies) / sizeof(*lies); i++) {
		uint32_t words[64] = { 0x07230203, 0x10000,   0,	 64, 0, OP(15, 4), 6, 10,
				       'k',	   OP(21, 4), 6,	 32, 0, OP(43, 4), 6, 3,
				       UINT32_MAX, OP(32, 4), 7,	 7,  1, OP(54, 5), 6, 10,
				       0,	   6,	      OP(55, 3), 7,  11 };
		const struct spirv_argument a = { "k", 1, true, 0, 8 };
		uint8_t covered[8];
		size_t n = 29;

		for (size_t k = 0; k < 24 && lies[i][k]; k += lies[i][k] >> 16) {
			memcpy(words + n, lies[i] + k, 4 * (lies[i][k] >> 16));
			n += lies[i][k] >> 16;
		}
		assert_int_equal(cover_in(words, 4 * n, a, covered), -ENOTSUP);
	}
}

/* Each word with other values, such as the type itself, and the image cut after each: no crash, and nothing is written beyond. */
TEST(test_hostile_images_are_survived)
{
	const uint32_t values[] = { 0, 1, MIXED, P_MIXED, 30, OP(28, 4), 0xffff, UINT32_MAX };
	const size_t n = sizeof(image) / 4;
	const struct spirv_argument a = { "k", 1, true, 0, sizeof(struct mixed) };
	uint8_t *covered = malloc(sizeof(struct mixed));

	for (size_t i = 0; i < n; i++) {
		uint32_t *copy = malloc(sizeof(image)), *begin = malloc(4 * i);

		for (size_t k = 0; k < sizeof(values) / sizeof(*values); k++) {
			memcpy(copy, image, sizeof(image));
			copy[i] = values[k];
			cover_in(copy, sizeof(image), a, covered);
		}
		cover_in(memcpy(begin, image, 4 * i), 4 * i, a, covered);
		free(copy);
		free(begin);
	}
	free(covered);
}
