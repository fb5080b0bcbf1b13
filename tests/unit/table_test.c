// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* table_test.c - tables: the same rows as columns for people and as JSON. */
#include "unit.h"
#include "base/cleanup.h"
#include "base/histogram.h"
#include "sink/table.h"

struct thing {
	uint64_t count, ns, bytes, all;
	uint32_t tid;
	bool timed, lossy;
	const char *name, *site;
	char comm[8];
	uint8_t kind;
	struct histogram times;
};

static const char *const kinds[] = { "copy", "fill" };

static uint64_t twice(const void *row, const struct table_view *v)
{
	(void)v;
	return 2 * ((const struct thing *)row)->count;
}

static void add_own(struct strbuf *out, const void *row, const struct table_view *v)
{
	(void)row;
	strbuf_adds(out, v->own);
}

static void json_own(struct json *j, const void *row, const struct table_view *v)
{
	(void)row;
	json_str(j, "own", v->own);
}

#define T_ROW struct thing
static const TABLE(things, T_INSET, T_COLUMN("count", "count", COUNT, 6, count),
		   T_COLUMN("time", "ns", NS, 9, ns, T_IF(timed)),
		   T_COLUMN("size", "bytes", BYTES, 6, bytes),
		   T_COLUMN("", NULL, SHARE, 6, ns, T_OF(all)),
		   T_COLUMN("each", NULL, EACH, 7, ns, T_OF(count)),
		   T_JSON("tid", ID, tid, T_IF(tid)), T_JSON("at", HEX, all),
		   T_JSON("lossy", FLAG, lossy), T_JSON("kind", WORD, kind, .words = kinds),
		   T_JSON("site", TEXT, site), T_JSON("comm", FILLED, name, .omitted = true),
		   T_JSON_BY(json_own), { .key = "twice", .kind = TABLE_COUNT, .number = twice },
		   T_LABEL("  %s", TEXT, name), T_LABEL(" in %s", TEXT, site),
		   T_LABEL("(%s)", CHARS, comm),
		   T_LABEL(", %s threads", ID, tid, T_IF(tid), .least = 2),
		   T_SOME(", lossy", FLAG, lossy), T_LABEL_BY(add_own));
static const TABLE(measured, T_COLUMN("n", NULL, COUNT, 3, count),
		   T_COLUMN("of", NULL, COUNT, 4, times.count, T_IF(times.count), .absent = "none",
			    .rest = true),
		   T_COLUMN("", "times", PART, 0, times, T_IF(times.count), .part = table_times),
		   T_LABEL(" %s", TEXT, name, .absent = "all"));
static const TABLE(words, T_COLUMN("NAME", NULL, TEXT, 6, name),
		   T_COLUMN("N", NULL, COUNT, 3, count));
#undef T_ROW

static const struct table_view view = { .own = "!" };

static void expect_line(const struct table_column *t, const struct thing *row, const char *wanted)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;

	table_line(&out, t, row, &view);
	assert_string_equal(strbuf_str(&out), wanted);
}

static void expect_json(const struct table_column *t, const struct thing *row, const char *wanted)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;

	assert_int_equal(table_json(&out, t, "thing", row, &view), 0);
	assert_string_equal(strbuf_str(&out), wanted);
}

static void expect_titles(const struct table_column *t, const char *label, const char *wanted)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;

	table_titles(&out, t, label);
	assert_string_equal(strbuf_str(&out), wanted);
}

TEST(test_one_row_twice)
{
	const struct thing row = { .count = 4,
				   .ns = 12345,
				   .bytes = 65536,
				   .all = 24690,
				   .tid = 7,
				   .timed = true,
				   .lossy = true,
				   .name = "scale",
				   .site = "a.cpp:3",
				   .comm = "prog",
				   .kind = 1 };

	expect_titles(things, "  thing", "  count      time   size           each  thing\n");
	expect_line(
		things, &row,
		"      4  12.345us  64.0K  50.0% 3.086us  scale in a.cpp:3(prog), 7 threads, lossy!\n");
	expect_json(
		things, &row,
		"{\"type\":\"thing\",\"count\":4,\"ns\":12345,\"bytes\":65536,\"tid\":7,\"at\":\"0x6072\",\"lossy\":true,"
		"\"kind\":\"fill\",\"site\":\"a.cpp:3\",\"comm\":\"scale\",\"own\":\"!\",\"twice\":8}\n");
}

/* Zero is a number; what is not known is "-" and null, or is left out of a label and, where the column says so, of JSON. */
TEST(test_what_is_not_known)
{
	const struct thing row = { .name = "" };

	expect_line(things, &row, "      0         -      0   0.0%     0ns  ()!\n");
	expect_json(
		things, &row,
		"{\"type\":\"thing\",\"count\":0,\"ns\":null,\"bytes\":0,\"tid\":null,\"at\":\"0x0\",\"lossy\":false,"
		"\"kind\":\"copy\",\"site\":null,\"own\":\"!\",\"twice\":0}\n");
}

TEST(test_number_that_is_too_wide)
{
	const struct thing row = { .count = 12345678901, .bytes = 1, .name = "n" };

	expect_line(things, &row, " 12345678901         -      1   0.0%     0ns  n()!\n");
}

TEST(test_a_part_and_what_takes_its_place)
{
	struct thing row = { .count = 1, .name = "k", .times = HISTOGRAM_INIT };

	expect_titles(
		measured, " name",
		"  n   of       mean        min        p50        p90        p99        max name\n");
	expect_line(
		measured, &row,
		"  1 none                                                                   k\n");
	expect_json(measured, &row, "{\"type\":\"thing\",\"times\":null}\n");
	row.name = NULL;
	assert_int_equal(histogram_add(&row.times, 20), 0);
	expect_line(
		measured, &row,
		"  1    1       20ns       20ns       20ns       20ns       20ns       20ns all\n");
	expect_json(
		measured, &row,
		"{\"type\":\"thing\",\"times\":{\"timed\":1,\"total\":20,\"mean\":20,\"min\":20,\"p50\":20,\"p90\":20,"
		"\"p99\":20,\"max\":20}}\n");
	histogram_done(&row.times);
}

TEST(test_text_of_others)
{
	const struct thing row = {
		.count = 1, .name = "\x1b[31m\n", .site = "\"\\", .comm = "a\tb"
	};

	expect_line(things, &row,
		    "      1         -      0   0.0%     0ns  \\x1b[31m\\n in \"\\\\(a\\tb)!\n");
	expect_json(
		things, &row,
		"{\"type\":\"thing\",\"count\":1,\"ns\":null,\"bytes\":0,\"tid\":null,\"at\":\"0x0\",\"lossy\":false,"
		"\"kind\":\"copy\",\"site\":\"\\\"\\\\\",\"comm\":\"\\u001b[31m\\n\",\"own\":\"!\",\"twice\":2}\n");
}

TEST(test_text_is_to_the_left)
{
	const struct thing row = { .count = 5, .name = "abc" };

	expect_titles(words, "", "NAME     N\n");
	expect_line(words, &row, "abc      5\n");
}

struct list {
	const struct thing *things;
	size_t n;
	bool unread;
};

#define T_ROW struct thing
static const TABLE(counted, T_JSON("count", COUNT, count), T_JSON("name", TEXT, name));
#undef T_ROW
#define T_ROW struct list
static const TABLE(lists, T_JSON_LIST("things", things, n, counted, T_UNLESS(unread)));
#undef T_ROW

TEST(test_list)
{
	const struct thing two[] = { { .count = 1, .name = "a" }, { .count = 2, .name = NULL } };
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	struct list l = { two, 2, false };

	assert_int_equal(table_json(&out, lists, NULL, &l, NULL), 0);
	l.n = 0;
	assert_int_equal(table_json(&out, lists, NULL, &l, NULL), 0);
	l.unread = true;
	assert_int_equal(table_json(&out, lists, NULL, &l, NULL), 0);
	assert_string_equal(
		strbuf_str(&out),
		"{\"things\":[{\"count\":1,\"name\":\"a\"},{\"count\":2,\"name\":null}]}\n"
		"{\"things\":[]}\n"
		"{\"things\":null}\n");
}

TEST(test_who)
{
	const struct who who = { .tgid = 42, .comm = "a\nb" };
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;

	table_add_who(&out, &who);
	table_add_who(&out, NULL);
	assert_string_equal(strbuf_str(&out), "42 a\\nb(several processes)");
}
