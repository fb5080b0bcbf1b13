// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* strbuf_test.c - the text buffer, and what it lets through to a terminal. */
#include "unit.h"
#include "base/cleanup.h"
#include "base/strbuf.h"

TEST(test_empty)
{
	struct strbuf b = STRBUF_INIT;

	assert_string_equal(strbuf_str(&b), "");
	strbuf_add(&b, NULL, 0);
	strbuf_adds(&b, "");
	assert_string_equal(strbuf_str(&b), "");
	assert_false(strbuf_failed(&b));
	strbuf_done(&b);
	strbuf_done(&b);
}

TEST(test_numbers_are_printfs)
{
	static const uint64_t values[] = {
		0, 1, 9, 10, 15, 16, 99, 4095, 4096, 1ULL << 53, UINT64_MAX - 1, UINT64_MAX
	};
	size_t i;

	for (i = 0; i < ARRAY_SIZE(values); i++) {
		_cleanup_(strbuf_done) struct strbuf ours = STRBUF_INIT;
		_cleanup_(strbuf_done) struct strbuf theirs = STRBUF_INIT;

		strbuf_add_u64(&ours, values[i]);
		strbuf_addc(&ours, ' ');
		strbuf_add_hex(&ours, values[i]);
		strbuf_addf(&theirs, "%llu 0x%llx", (unsigned long long)values[i],
			    (unsigned long long)values[i]);
		assert_string_equal(strbuf_str(&ours), strbuf_str(&theirs));
	}
}

TEST(test_grows)
{
	_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;
	size_t i;

	for (i = 0; i < 10000; i++) {
		strbuf_addc(&b, (char)('a' + i % 26));
		assert_int_equal(strlen(strbuf_str(&b)), i + 1);
	}
	assert_int_equal(b.len, 10000);
	for (i = 0; i < 10000; i++)
		assert_int_equal(b.buf[i], 'a' + i % 26);
	strbuf_reset(&b);
	assert_string_equal(strbuf_str(&b), "");
}

/* A format that just fits, and those around it, at every length of what is there before. */
TEST(test_format)
{
	char text[300];
	size_t before, len;

	for (before = 0; before < 200; before += 7) {
		for (len = 0; len < 200; len += 3) {
			_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;

			memset(text, 'x', before);
			strbuf_add(&b, text, before);
			memset(text, 'y', len);
			text[len] = '\0';
			strbuf_addf(&b, "%s%d", text, 42);
			assert_int_equal(b.len, before + len + 2);
			assert_int_equal(strlen(strbuf_str(&b)), b.len);
			assert_string_equal(strbuf_str(&b) + before + len, "42");
		}
	}
}

TEST(test_too_much)
{
	_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;
	volatile size_t too_much = SIZE_MAX - 2; /* what the compiler knows it warns of */

	strbuf_adds(&b, "kept");
	strbuf_add(&b, "x", too_much);
	assert_true(strbuf_failed(&b));
	strbuf_adds(&b, "more");
	assert_string_equal(strbuf_str(&b), "kept");
	strbuf_reset(&b);
	assert_false(strbuf_failed(&b));
}

TEST(test_moves_without_a_copy_into_an_empty_one)
{
	_cleanup_(strbuf_done) struct strbuf to = STRBUF_INIT, from = STRBUF_INIT;
	const char *memory;

	strbuf_adds(&from, "first");
	memory = from.buf;
	strbuf_move(&to, &from);
	assert_ptr_equal(to.buf, memory);
	assert_string_equal(strbuf_str(&to), "first");
	assert_string_equal(strbuf_str(&from), "");
	strbuf_adds(&from, ", second");
	strbuf_move(&to, &from);
	strbuf_move(&to, &from);
	assert_string_equal(strbuf_str(&to), "first, second");
	assert_int_equal(from.len, 0);
}

TEST(test_moves_a_failure_too)
{
	_cleanup_(strbuf_done) struct strbuf to = STRBUF_INIT, from = STRBUF_INIT;

	assert_false(strbuf_reserve(&from, SIZE_MAX - 8));
	strbuf_move(&to, &from);
	assert_true(strbuf_failed(&to));
	assert_false(strbuf_failed(&from));
}

TEST(test_escapes)
{
	static const struct {
		const char *in;
		size_t len;
		char quote;
		const char *out;
	} cases[] = {
		{ "plain text", 10, '"', "plain text" },
		{ "a\"b", 3, '"', "a\\\"b" },
		{ "a\"b", 3, 0, "a\"b" },
		{ "a'b", 3, '\'', "a\\'b" },
		{ "a\\b", 3, '"', "a\\\\b" },
		{ "\n\r\t", 3, '"', "\\n\\r\\t" },
		{ "\x1b[31m", 5, '"', "\\x1b[31m" },
		{ "a\0b", 3, '"', "a\\x00b" },
		{ "\x7f", 1, '"', "\\x7f" },
		/* Valid UTF-8 stays: e acute, euro, an emoji. */
		{ "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80", 9, '"',
		  "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80" },
		/* C1 control (CSI), right-to-left override, zero width space. */
		{ "\xc2\x9b", 2, '"', "\\xc2\\x9b" },
		{ "\xe2\x80\xae", 3, '"', "\\xe2\\x80\\xae" },
		{ "\xe2\x80\x8b", 3, '"', "\\xe2\\x80\\x8b" },
		/* Not UTF-8: stray, overlong, surrogate, cut off, too large. */
		{ "\x80", 1, '"', "\\x80" },
		{ "\xc0\xaf", 2, '"', "\\xc0\\xaf" },
		{ "\xed\xa0\x80", 3, '"', "\\xed\\xa0\\x80" },
		{ "\xe2\x82", 2, '"', "\\xe2\\x82" },
		{ "\xf4\x90\x80\x80", 4, '"', "\\xf4\\x90\\x80\\x80" },
		{ "\xc3(", 2, '"', "\\xc3(" },
	};
	size_t i;

	for (i = 0; i < ARRAY_SIZE(cases); i++) {
		_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;

		strbuf_add_escaped(&b, cases[i].in, cases[i].len, cases[i].quote);
		assert_string_equal(strbuf_str(&b), cases[i].out);
	}
}

/* Whatever comes in, only printable bytes and UTF-8 go out. */
TEST(test_escapes_all_bytes)
{
	_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;
	char in[256];
	size_t i;

	for (i = 0; i < sizeof(in); i++)
		in[i] = (char)i;
	strbuf_add_escaped(&b, in, sizeof(in), '"');
	for (i = 0; i < b.len; i++)
		assert_true(b.buf[i] >= 0x20 && b.buf[i] < 0x7f);
}
