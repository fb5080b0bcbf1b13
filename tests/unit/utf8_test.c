// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* The run of printable ASCII that a text begins with, at every length, place and byte that ends it. */
#include "unit.h"
#include "base/utf8.h"

#define LONGEST 27 /* three words and some bytes */

static bool is_plain(unsigned char c)
{
	return c >= ' ' && c <= '~';
}

TEST(each_byte_at_each_place)
{
	char text[LONGEST];

	for (unsigned c = 0; c < 256; c++) {
		for (size_t at = 0; at < LONGEST; at++) {
			memset(text, ' ' + (int)at, sizeof(text));
			text[at] = (char)c;
			for (size_t len = 0; len <= LONGEST; len++)
				assert_int_equal(utf8_plain(text, len),
						 is_plain((unsigned char)c) || len <= at ? len
											 : at);
		}
	}
}

TEST(neighbours_do_not_matter)
{
	/* Each of the bytes at the bounds beside each other, where borrows and carries would go. */
	static const unsigned char bounds[] = { 0, 0x1f, 0x20, 0x21, 0x7e, 0x7f, 0x80, 0xff };
	size_t n = sizeof(bounds);

	for (size_t i = 0; i < n * n * n; i++) {
		const unsigned char three[] = { bounds[i % n], bounds[i / n % n],
						bounds[i / n / n] };
		char text[8];
		size_t run = 0;

		memset(text, '~', sizeof(text));
		memcpy(text + 3, three, sizeof(three));
		while (run < sizeof(text) && is_plain((unsigned char)text[run]))
			run++;
		assert_int_equal(utf8_plain(text, sizeof(text)), run);
	}
}
