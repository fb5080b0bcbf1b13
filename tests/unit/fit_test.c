// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* fit_test.c - lines that are as wide as their terminal: what is cut, where, and what stays different. */
#include <locale.h>

#include "unit.h"
#include "base/cleanup.h"
#include "base/columns.h"
#include "sink/fit.h"

static int setup(void **state)
{
	(void)state;
	return setlocale(LC_CTYPE, "C.UTF-8") ? 0 : -1;
}

static void expect_cut(const char *text, size_t max, size_t head, const char *wanted)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;

	columns_add_cut(&out, text, max, head);
	assert_string_equal(strbuf_str(&out), wanted);
	assert_true(columns_of(strbuf_str(&out), out.len) <= max);
}

TEST_BETWEEN(setup, NULL, test_columns, void *none)
{
	expect_cut("0123456789", 10, 4, "0123456789");
	expect_cut("0123456789", 9, 4, "0123\u20266789");
	expect_cut("0123456789", 9, 0, "\u202623456789");
	expect_cut("0123456789", 9, 99, "01234567\u2026");
	expect_cut("0123456789", 1, 0, "0");
	expect_cut("0123456789", 0, 0, "");
	/* Characters of two columns aren't halved. */
	expect_cut("\u6f22\u6f22\u6f22\u6f22", 7, 3, "\u6f22\u2026\u6f22");
	/* What is combined with a character stays with it, or goes with it. */
	expect_cut("e\u0301e\u0301e\u0301e\u0301", 3, 1, "e\u0301\u2026e\u0301");
	expect_cut("\xff\xff\xff\xff\xff", 3, 1, "\xff\u2026\xff");
	setlocale(LC_CTYPE, "C");
	expect_cut("0123456789", 9, 3, "012...789");
	expect_cut("0123456789", 3, 1, "012");
	setup(NULL);
}

/* A table of names, each between a number and a word. */
static void expect_lines(bool name, const char *const names[], unsigned width,
			 const char *const wanted[])
{
	_cleanup_(strbuf_done) struct strbuf out = { .fits = true }, all = STRBUF_INIT;

	for (size_t i = 0; names[i]; i++) {
		strbuf_adds(&out, "\x1b[1m12\x1b[0m ");
		(name ? fit_add_name : fit_add_text)(&out, names[i]);
		strbuf_adds(&out, " end\n");
	}
	assert_int_equal(fit_lines(&out, width), 0);
	for (size_t i = 0; wanted[i]; i++) {
		strbuf_addf(&all, "\x1b[1m12\x1b[0m %s end\n", wanted[i]);
	}
	assert_string_equal(strbuf_str(&out), strbuf_str(&all));
}

#define LINES(...) ((const char *const[]){ __VA_ARGS__, NULL })

TEST_BETWEEN(setup, NULL, test_widths, void *none)
{
	static const char name[] =
		"app::kernels::step<float, app::policy<4, false>, 128>::run(int)";

	expect_lines(true, LINES(name, "short"), 200, LINES(name, "short"));
	/* Arguments of functions, then scopes in templates, then what is in templates, then the middle. */
	expect_lines(true, LINES(name), 65,
		     LINES("app::kernels::step<float, app::policy<4, false>, 128>::run"));
	expect_lines(true, LINES(name), 60,
		     LINES("app::kernels::step<float, policy<4, false>, 128>::run"));
	expect_lines(true, LINES(name), 40, LINES("app::kernels::step<float...>::run"));
	expect_lines(true, LINES(name), 24, LINES("app::\u2026::step::run"));
	/* Any other text has only a middle. */
	expect_lines(false, LINES("0123456789(0123456789)"), 24, LINES("01234567\u20263456789)"));
}

TEST_BETWEEN(setup, NULL, test_other_locale, void *none)
{
	setlocale(LC_CTYPE, "C");
	expect_lines(false, LINES("0123456789(0123456789)"), 24, LINES("01234567...56789)"));
	setup(NULL);
}

/* Nothing is left for a name beside what is there anyhow: lines wrap, and the name has room in the next one. */
TEST_BETWEEN(setup, NULL, test_no_room, void *none)
{
	expect_lines(false, LINES("0123456789012345678901234567"), 20,
		     LINES("0123456789012345678901234567"));
	expect_lines(false, LINES("012345678901234567890123456789012345678901234567890123456789"),
		     20, LINES("0123456789012345\u20264567890123456789"));
}

/* Names that are cut to the same get numbers; the same name has the same one, in whatever line. */
TEST_BETWEEN(setup, NULL, test_stay_different, void *none)
{
	expect_lines(false,
		     LINES("0123456789a0123456789", "0123456789b0123456789",
			   "0123456789a0123456789", "0123456789c0123456789"),
		     24,
		     LINES("01234567\u202623456789", "012345\u20263456789 #2",
			   "01234567\u202623456789", "012345\u20263456789 #3"));
	expect_lines(true, LINES("a::b::run(int, int)", "a::b::run(float)", "a::b::run"), 24,
		     LINES("a::b::run", "a::b::run(float)", "a::b::run #2"));
}

TEST_BETWEEN(setup, NULL, test_several, void *none)
{
	_cleanup_(strbuf_done) struct strbuf out = { .fits = true };

	fit_add_text(&out, "short");
	strbuf_adds(&out, ", ");
	fit_add_text(&out, "012345678901234567890123456789");
	fit_add_text(&out, "012345678901234567890123456789");
	strbuf_adds(&out,
		    "\nno mark, and longer than it may be, because nobody said what to cut\n");
	assert_int_equal(fit_lines(&out, 50), 0);
	/* The longest are cut, and both alike. */
	assert_string_equal(
		strbuf_str(&out),
		"short, 0123456789\u20260123456789"
		"0123456789\u202690123456789\n"
		"no mark, and longer than it may be, because nobody said what to cut\n");
}

/* Marks are of nobody else. */
TEST_BETWEEN(setup, NULL, test_hostile, void *none)
{
	_cleanup_(strbuf_done) struct strbuf out = { .fits = true }, plain = STRBUF_INIT;

	fit_add_text(&out, "a\x01"
			   "b\x03"
			   "c\x1b[2J");
	assert_int_equal(fit_lines(&out, 80), 0);
	assert_string_equal(strbuf_str(&out), "a\\x01b\\x03c\\x1b[2J");
	fit_add_text(&plain, "012345678901234567890123456789");
	assert_int_equal(fit_lines(&plain, 10), 0);
	assert_string_equal(strbuf_str(&plain), "012345678901234567890123456789");
}
