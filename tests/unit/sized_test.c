// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sized_test.c - structs of callers that know more or fewer members than we do. */
#include "unit.h"
#include "base/sized.h"

struct older {
	size_t size;
	long a;
};

struct ours {
	size_t size;
	long a;
	int b;
	void *c;
};

struct newer {
	struct ours ours;
	long d;
};

TEST(test_same)
{
	struct ours in = { .size = sizeof(in), .a = 1, .b = 2, .c = &in }, out;

	assert_int_equal(sized_take(&in, &out, sizeof(out)), 0);
	assert_memory_equal(&in, &out, sizeof(out));
}

TEST(test_older)
{
	/* What stands after the caller's struct is none of it. */
	struct {
		struct older o;
		int other[8];
	} in = { .o = { .size = sizeof(in.o), .a = 7 }, .other = { 1, 2, 3, 4, 5, 6, 7, 8 } };
	struct ours out;

	memset(&out, 0xff, sizeof(out));
	assert_int_equal(sized_take(&in, &out, sizeof(out)), 0);
	assert_int_equal(out.a, 7);
	assert_int_equal(out.b, 0);
	assert_null(out.c);
}

TEST(test_newer)
{
	struct newer in = { .ours = { .size = sizeof(in), .a = 1, .b = 2 } };
	struct ours out;

	assert_int_equal(sized_take(&in, &out, sizeof(out)), 0);
	assert_int_equal(out.b, 2);
	in.d = 1L << 56; /* its last byte */
	memset(&out, 0x55, sizeof(out));
	assert_int_equal(sized_take(&in, &out, sizeof(out)), -E2BIG);
	assert_int_equal(out.b, 0x55555555);
}

TEST(test_not_set)
{
	struct ours in = { .a = 1 }, out = { .a = 3 };

	assert_int_equal(sized_take(&in, &out, sizeof(out)), -EINVAL);
	in.size = sizeof(size_t) - 1;
	assert_int_equal(sized_take(&in, &out, sizeof(out)), -EINVAL);
	assert_int_equal(out.a, 3);
	in.size = sizeof(size_t);
	assert_int_equal(sized_take(&in, &out, sizeof(out)), 0);
	assert_int_equal(out.a, 0);
}

TEST(test_given)
{
	const struct ours in = { .size = sizeof(in), .a = 1, .b = 2, .c = &(int){ 0 } };
	struct {
		struct older o;
		long other;
	} old = { .o = { .size = sizeof(old.o) }, .other = 5 };
	struct newer new = { .ours = { .size = sizeof(new) }, .d = 6 };
	struct ours none = { .a = 3 };

	assert_int_equal(sized_give(&in, sizeof(in), &old), 0);
	assert_int_equal(old.o.size, sizeof(old.o));
	assert_int_equal(old.o.a, 1);
	assert_int_equal(old.other, 5);
	assert_int_equal(sized_give(&in, sizeof(in), &new), 0);
	assert_int_equal(new.ours.size, sizeof(new));
	assert_ptr_equal(new.ours.c, in.c);
	assert_int_equal(new.d, 0);
	assert_int_equal(sized_give(&in, sizeof(in), &none), -EINVAL);
	assert_int_equal(none.a, 3);
}
