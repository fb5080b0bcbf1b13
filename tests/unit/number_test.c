// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* number_test.c - numbers that people write: which are taken, and which are refused and change nothing. */
#include <limits.h>

#include "unit.h"
#include "base/number.h"

TEST(test_taken)
{
	unsigned v = 0;

	assert_int_equal(number_parse("1", 1, &v), 0);
	assert_int_equal(v, 1);
	assert_int_equal(number_parse("0010", 10, &v), 0);
	assert_int_equal(v, 10);
	assert_int_equal(number_parse("4294967295", UINT_MAX, &v), 0);
	assert_int_equal(v, UINT_MAX);
}

TEST(test_refused)
{
	static const char *const texts[] = { "",
					     "0",
					     "00",
					     "101",
					     "-1",
					     "+1",
					     " 1",
					     "1 ",
					     "1s",
					     "0x10",
					     "1.5",
					     "x",
					     "4294967297", /* 1 in 32 bits */
					     "18446744073709551617" };
	unsigned v = 7;

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		assert_int_equal(number_parse(texts[i], 100, &v), -EINVAL);
		assert_int_equal(v, 7);
	}
}
