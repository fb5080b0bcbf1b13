// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* The folders of Parquet files: hosts and days as names, and a build without Arrow. */
#include "unit.h"
#include "sink/tables/parquet_folder.h"
#include "sink/sink.h"

static void host(const char *name, const char *wanted)
{
	struct strbuf out = STRBUF_INIT;

	folder_host(&out, name);
	assert_string_equal(strbuf_str(&out), wanted);
	strbuf_done(&out);
}

TEST(hosts)
{
	host("node-07.example.org", "node-07.example.org");
	host("a/../../etc", "a%2F..%2F..%2Fetc");
	host("a=b c%20'\"", "a%3Db%20c%2520%27%22");
	host("new\nline\x7f", "new%0Aline%7F");
	host("caf\xc3\xa9", "caf\xc3\xa9");
	host("no\xff text\xc3", "no%FF%20text%C3");
	host("", "__HIVE_DEFAULT_PARTITION__");
	host(NULL, "__HIVE_DEFAULT_PARTITION__");
}

static void day(int64_t seconds, const char *wanted)
{
	struct strbuf out = STRBUF_INIT;

	folder_day(&out, seconds);
	assert_string_equal(strbuf_str(&out), wanted);
	strbuf_done(&out);
}

TEST(days)
{
	day(0, "1970-01-01");
	day(1700000000, "2023-11-14");
	day(951782400, "2000-02-29");
	day(-1, "1969-12-31");
	day(253402300799, "9999-12-31");
	day(INT64_MAX, "1970-01-01"); /* no year that there is */
}

TEST(without_arrow)
{
	const struct sink_opts o = { .path = "/nonexistent/folder" };
	struct sink *s = NULL;

	assert_false(parquet_works());
	assert_int_equal(sink_new(&sink_parquet, &o, &s), -EOPNOTSUPP);
	assert_null(s);
	assert_null(folder_free(NULL));
	assert_null(parquet_free(NULL));
}
