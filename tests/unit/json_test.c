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
