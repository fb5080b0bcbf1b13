// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* json_test.c - the JSON writer: commas, escapes, numbers, depth. */
#include <math.h>

#include "unit.h"
#include "base/cleanup.h"
#include "base/json.h"

TEST(test_shape)
{
	_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;
	struct json j;

	json_start(&j, &b);
	json_object(&j, NULL);
	json_str(&j, "a", "x");
	json_array(&j, "b");
	json_u64(&j, NULL, 1);
	json_object(&j, NULL);
	json_end_object(&j);
	json_array(&j, NULL);
	json_end_array(&j);
	json_i64(&j, NULL, -2);
	json_end_array(&j);
	json_object(&j, "c");
	json_bool(&j, "t", true);
	json_bool(&j, "f", false);
	json_null(&j, "n");
	json_str(&j, "s", NULL);
	json_end_object(&j);
	json_hex(&j, "h", 0x1f);
	json_end_object(&j);
	assert_string_equal(strbuf_str(&b),
			    "{\"a\":\"x\",\"b\":[1,{},[],-2],\"c\":{\"t\":true,\"f\":false,"
			    "\"n\":null,\"s\":null},\"h\":\"0x1f\"}");
	assert_false(j.failed);
}

TEST(test_numbers)
{
	_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;
	struct json j;

	json_start(&j, &b);
	json_array(&j, NULL);
	json_u64(&j, NULL, UINT64_MAX);
	json_i64(&j, NULL, INT64_MIN);
	json_double(&j, NULL, 0.1);
	json_double(&j, NULL, 1.0 / 3);
	json_double(&j, NULL, 1e300);
	json_double(&j, NULL, NAN);
	json_double(&j, NULL, -INFINITY);
	json_end_array(&j);
	assert_string_equal(strbuf_str(&b), "[18446744073709551615,-9223372036854775808,0.1,"
					    "0.3333333333333333,1e+300,null,null]");
}

TEST(test_text)
{
	static const struct {
		const char *in;
		size_t len;
		const char *out;
	} cases[] = {
		{ "a\"b\\c", 5, "\"a\\\"b\\\\c\"" },
		{ "\n\t\r", 3, "\"\\n\\t\\u000d\"" },
		{ "\0\x1f\x7f", 3, "\"\\u0000\\u001f\\u007f\"" },
		{ "\xc3\xa9", 2, "\"\xc3\xa9\"" },
		{ "\xff", 1, "\"\xef\xbf\xbd\"" },
		{ "\xe2\x82", 2, "\"\xef\xbf\xbd\xef\xbf\xbd\"" },
		{ "\xc2\x9b", 2, "\"\\u009b\"" },
		{ "", 0, "\"\"" },
	};
	size_t i;

	for (i = 0; i < ARRAY_SIZE(cases); i++) {
		_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;
		struct json j;

		json_start(&j, &b);
		json_strn(&j, NULL, cases[i].in, cases[i].len);
		assert_string_equal(strbuf_str(&b), cases[i].out);
	}
}

/* Texts are looked at eight bytes at a time: what has to be escaped is found wherever it is, and nothing else is taken for it. */
TEST(test_each_byte_at_each_place)
{
	enum { LEN = 18 };

	for (unsigned c = 0; c < 128; c++) {
		for (size_t at = 0; at < LEN; at++) {
			_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT, wanted = STRBUF_INIT;
			char text[LEN];
			struct json j;

			memset(text, 'x', LEN);
			text[at] = (char)c;
			strbuf_addf(&wanted, "\"%.*s", (int)at, text);
			if (c == '"' || c == '\\')
				strbuf_addf(&wanted, "\\%c", (char)c);
			else if (c == '\n' || c == '\t')
				strbuf_adds(&wanted, c == '\n' ? "\\n" : "\\t");
			else if (c < ' ' || c == 127)
				strbuf_addf(&wanted, "\\u%04x", c);
			else
				strbuf_addc(&wanted, (char)c);
			strbuf_addf(&wanted, "%.*s\"", (int)(LEN - at - 1), text + at + 1);
			json_start(&j, &b);
			json_strn(&j, NULL, text, LEN);
			assert_string_equal(strbuf_str(&b), strbuf_str(&wanted));
		}
	}
}

/* Keys come from other people's processes too. */
TEST(test_key)
{
	_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;
	struct json j;

	json_start(&j, &b);
	json_object(&j, NULL);
	json_u64(&j, "a\"\n", 1);
	json_end_object(&j);
	assert_string_equal(strbuf_str(&b), "{\"a\\\"\\n\":1}");
}

TEST(test_keys_of_any_length)
{
	for (size_t len = 0; len < 200; len++) {
		_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT, wanted = STRBUF_INIT;
		char key[200] = { 0 };
		struct json j;

		memset(key, 'k', len);
		strbuf_addf(&wanted, "{\"first\":1,\"%s\":2}", key);
		json_start(&j, &b);
		json_object(&j, NULL);
		json_u64(&j, "first", 1);
		json_u64(&j, key, 2);
		json_end_object(&j);
		assert_string_equal(strbuf_str(&b), strbuf_str(&wanted));
	}
}

TEST(test_depth)
{
	_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;
	struct json j;
	int i;

	json_start(&j, &b);
	for (i = 0; i < JSON_MAX_DEPTH - 1; i++)
		json_array(&j, NULL);
	assert_false(j.failed);
	json_array(&j, NULL);
	assert_true(j.failed);

	json_start(&j, &b);
	json_end_array(&j);
	assert_true(j.failed);
}
