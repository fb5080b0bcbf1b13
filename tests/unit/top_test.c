// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* top_test.c - top's tables and screens, without a terminal. The command's sources are part of no library. */
#include <locale.h>
#include <math.h>

#include "unit.h"
#include "cmds/top_rows.c"
#include "cmds/top_table.c"
#include "cmds/top_view.c"

/* ---- tables ------------------------------------------------------------------------------------ */

static const struct top_column three[] = {
	{ "N", TOP_COUNT, 5, 1, "" },
	{ "ID", TOP_ID, 4, 2, "" },
	{ "NAME", TOP_TEXT, 6, 0, "" },
};

static struct top_table table_of(const double numbers[], const char *const names[], size_t n)
{
	struct top_table t = { .columns = three, .ncolumns = 3 };

	for (size_t i = 0; i < n; i++) {
		struct top_row *r = top_table_add(&t, i);

		assert_non_null(r);
		r->cell[0].number = r->cell[1].number = numbers[i];
		top_cell_text(&t, r, 2, names[i]);
	}
	assert_false(t.failed);
	return t;
}

static void expect_order(const struct top_table *t, const char *ids)
{
	assert_int_equal(t->n, strlen(ids));
	for (size_t i = 0; i < t->n; i++)
		assert_int_equal(t->row[i].id, ids[i] - '0');
}

TEST(test_sort)
{
	const double numbers[] = { 3, NAN, 10, 3, 7 };
	static const char *const names[] = { "b", "a", "E", "d", "c" };
	struct top_table t = table_of(numbers, names, 5);

	top_table_sort(&t, 0, false);
	expect_order(&t, "24031");
	/* Where there is no number it is last both ways; what is alike stays in the order of the ids. */
	top_table_sort(&t, 0, true);
	expect_order(&t, "03421");
	top_table_sort(&t, 1, false);
	expect_order(&t, "03421");
	top_table_sort(&t, 2, false);
	expect_order(&t, "21043");
	top_table_sort(&t, 2, true);
	expect_order(&t, "34012");
	top_table_done(&t);
}

TEST(test_filter)
{
	const double numbers[] = { 1, 2, 3, 4 };
	static const char *const names[] = { "sycl_loop", "python", "SYCL", "\x1b[31mred" };
	struct top_table t = table_of(numbers, names, 4);

	top_table_filter(&t, "");
	expect_order(&t, "0123");
	top_table_filter(&t, "c");
	expect_order(&t, "02");
	assert_non_null(top_table_add(&t, 7));
	top_table_filter(&t, "nobody");
	expect_order(&t, "");
	assert_non_null(top_table_add(&t, 8));
	top_table_done(&t);
}

static void expect_fit(int width, int n, int id, int name)
{
	int widths[3];

	top_table_fit(three, 3, width, widths);
	assert_int_equal(widths[0], n);
	assert_int_equal(widths[1], id);
	assert_int_equal(widths[2], name);
}

TEST(test_fit)
{
	expect_fit(100, 5, 4, 89);
	expect_fit(17, 5, 4, 6);
	/* One is too little for the least important. */
	expect_fit(16, 5, 0, 10);
	expect_fit(12, 5, 0, 6);
	expect_fit(11, 0, 0, 11);
	expect_fit(3, 0, 0, 3);
	expect_fit(0, 0, 0, 1);
}

static void expect_cell(enum top_type type, double number, const char *wanted)
{
	const struct top_cell c = { .number = number };
	struct strbuf out = STRBUF_INIT;

	top_add_cell(&out, type, &c);
	assert_string_equal(strbuf_str(&out), wanted);
	strbuf_done(&out);
}

TEST(test_cells)
{
	expect_cell(TOP_ID, 4194304, "4194304");
	expect_cell(TOP_COUNT, 999999, "999999");
	expect_cell(TOP_COUNT, 1000000, "1.00M");
	expect_cell(TOP_COUNT, 18446744073709551615.0, "18.4E");
	expect_cell(TOP_RATE, 0, "0");
	expect_cell(TOP_RATE, 0.05, "0.05");
	expect_cell(TOP_RATE, 99.96, "100.0");
	expect_cell(TOP_RATE, 9999, "9999");
	expect_cell(TOP_RATE, 10000, "10.0k");
	expect_cell(TOP_TIME, 0, "0ns");
	expect_cell(TOP_TIME, 999.6, "1.00us");
	expect_cell(TOP_TIME, 12345, "12.3us");
	expect_cell(TOP_TIME, 999.6e6, "1.00s");
	expect_cell(TOP_BYTES, 9999, "9999");
	expect_cell(TOP_BYTES, 1 << 20, "1.00M");
	expect_cell(TOP_PERCENT, 400, "400.0");
	expect_cell(TOP_PERCENT, NAN, "-");
}

TEST(test_cut)
{
	struct strbuf out = STRBUF_INIT;

	assert_non_null(setlocale(LC_CTYPE, "C.UTF-8"));
	assert_int_equal(top_text_width("a\xe4\xb8\xad"
					"e\xcc\x81"),
			 4);
	/* A wide character goes whole or not at all, what joins it with it. */
	top_add_cut(&out,
		    "a\xe4\xb8\xad"
		    "e\xcc\x81",
		    2);
	assert_string_equal(strbuf_str(&out), "a");
	strbuf_reset(&out);
	top_add_cut(&out,
		    "a\xe4\xb8\xad"
		    "e\xcc\x81",
		    4);
	assert_string_equal(strbuf_str(&out), "a\xe4\xb8\xad"
					      "e\xcc\x81");
	strbuf_reset(&out);
	top_add_cut(&out, "\xff\xfe", 1);
	assert_int_equal(out.len, 1);
	strbuf_done(&out);
}

/* ---- screens ----------------------------------------------------------------------------------- */

static const struct xptibpf_process_now processes[] = {
	{ .id = 1,
	  .pid = 4242,
	  .comm = "busy",
	  .threads = 2,
	  .wait_ns = 3000000000,
	  .new_wait_ns = 500000000,
	  .calls = { .calls = 1000,
		     .errors = 1,
		     .timed = 1000,
		     .ns = 5000000,
		     .p99 = 9000,
		     .new_calls = 100,
		     .new_timed = 100,
		     .new_ns = 200000,
		     .new_p99 = 3000 },
	  .live = { 1000, 0, 4096, 0 },
	  .live_count = 2 },
	{ .id = 2,
	  .pid = 77,
	  .comm = "\x1b[2J\x9b\xff",
	  .calls = { .calls = 5000, .new_calls = 10 } },
	{ .id = 3, .pid = 99, .comm = "gone", .ended = true, .calls = { .calls = 1 } },
};
static const struct xptibpf_function_now functions[] = {
	{ .process = 1, .name = "urUSMFree", .api = "ur", .calls = { .calls = 7, .new_calls = 7 } },
	{ .process = 2, .name = "clFinish", .api = "cl", .calls = { .calls = 9, .new_calls = 9 } },
};
static const struct xptibpf_thread_now threads[] = {
	{ .process = 1,
	  .tid = 4243,
	  .name = "main_1",
	  .calls = 3,
	  .in = "urEventWait",
	  .waits_for = "_ZTS6vector",
	  .since_ns = 2000000000 },
};
static const struct xptibpf_allocations_now allocations[] = {
	{ .process = 1,
	  .kind = "device",
	  .device = "GPU",
	  .site = "f (a.cpp:3)\n",
	  .counts = true,
	  .bytes = 1000,
	  .count = 1 },
};
static const struct xptibpf_command_now commands[] = {
	{ .process = 1,
	  .kind = "kernel",
	  .name = "_ZTS6matrix",
	  .api = "ur",
	  .submitted = 50,
	  .submit_ns = 50000,
	  .measured = 10,
	  .device_ns = 1000000,
	  .new_submitted = 20,
	  .new_submit_ns = 10000,
	  .new_measured = 5,
	  .new_device_ns = 500000000 },
};
static const struct xptibpf_loss_now losses[] = { { "ring_full", "records dropped", 12 } };

static struct top_data *data(bool last)
{
	const struct xptibpf_snapshot s = {
		.ns = 10000000000,
		.new_ns = 1000000000,
		.last = last,
		.processes = processes,
		.nprocesses = 3,
		.functions = functions,
		.nfunctions = 2,
		.threads = threads,
		.nthreads = 1,
		.allocations = allocations,
		.nallocations = 1,
		.commands = commands,
		.ncommands = 1,
		.calls_left_out = 3,
		.losses = losses,
		.nlosses = 1,
		.lost = 12,
	};
	struct top_data *d;

	assert_int_equal(top_data_copy(&s, &d), 0);
	return d;
}

struct fixture {
	struct top_view v;
	struct top_frame f;
};

static int setup(void **state)
{
	struct fixture *x = calloc(1, sizeof(*x));

	assert_non_null(x);
	top_view_init(&x->v);
	top_view_take(&x->v, data(false));
	assert_int_equal(top_view_draw(&x->v, 80, 24, "", &x->f), 0);
	*state = x;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *x = *state;

	top_frame_done(&x->f);
	top_view_done(&x->v);
	free(x);
	return 0;
}

static void draw(struct fixture *x, int width, int height)
{
	assert_int_equal(top_view_draw(&x->v, width, height, "12:00:00", &x->f), 0);
}

/* The number of the line that has the text; -1: none. */
static int line_with(struct fixture *x, const char *text)
{
	draw(x, 100, 20);
	for (int i = 0; i < x->f.n; i++)
		if (strstr(strbuf_str(&x->f.line[i].text), text))
			return i;
	return -1;
}

static void key(struct fixture *x, int k)
{
	assert_true(top_view_key(&x->v, k));
	draw(x, 100, 20);
}

static void keys(struct fixture *x, const char *text)
{
	for (; *text; text++)
		key(x, *text);
}

TEST_WITH(test_first_screen, struct fixture *x)
{
	assert_int_equal(line_with(x, "12:00:00, 0:00:10, 2 processes, 1 ended"), 0);
	/* 110 new ones in a second, of those that have ended none. */
	assert_int_equal(line_with(x, "110.0 calls/s (6001 in all), 1 error"), 1);
	assert_int_equal(line_with(x, "live: 1000 device, 4096 shared; lost: 12 (12 ring_full)"),
			 2);
	assert_int_equal(x->f.line[2].look, TOP_ALARM);
	assert_int_equal(line_with(x, "PID CALLS/S"), 3);
	assert_int_equal(line_with(x, "   4242   100.0"), 4);
	assert_int_equal(x->f.line[4].look, TOP_SELECTED);
	assert_true(line_with(x, "2.00us 3.00us   50.0   1000") == 4);
	assert_int_equal(line_with(x, "\\x1b[2J\\x9b\\xff"), 5);
	assert_int_equal(line_with(x, "gone"), 6);
	assert_int_equal(x->f.line[6].look, TOP_DIM);
	assert_int_equal(line_with(x, "by CALLS/S"), 19);
}

TEST_WITH(test_choices, struct fixture *x)
{
	/* Of the whole time: 1000 calls, and 5000, in ten seconds. */
	key(x, 'a');
	assert_int_equal(line_with(x, "     77   500.0"), 4);
	assert_int_equal(line_with(x, "5.00us 9.00us   30.0"), 5);
	assert_int_equal(line_with(x, "of the whole time"), 0);
	key(x, 'a');
	key(x, '<');
	assert_int_equal(line_with(x, "by PID"), 19);
	assert_int_equal(line_with(x, " 77 "), 4);
	key(x, 'r');
	assert_int_equal(line_with(x, "by PID, reversed"), 19);
	assert_int_equal(line_with(x, "4242"), 4);
	key(x, '<');
	assert_int_equal(line_with(x, "by PROCESS"), 19);
	key(x, '>');
	key(x, '>');
	assert_int_equal(line_with(x, "by CALLS/S"), 19);
	key(x, 'e');
	assert_int_equal(line_with(x, "gone"), -1);
	key(x, 'e');
	key(x, 'p');
	top_view_take(&x->v, data(true));
	assert_int_equal(line_with(x, "paused"), 0);
	assert_int_equal(line_with(x, "the trace has ended"), -1);
	/* What came meanwhile is there at once. */
	key(x, ' ');
	assert_int_equal(line_with(x, "the trace has ended, of the whole time"), 0);
	assert_false(top_view_key(&x->v, 'q'));
}

TEST_WITH(test_filter_keys, struct fixture *x)
{
	keys(x, "/BUSq");
	assert_int_equal(line_with(x, "filter: BUSq_"), 19);
	assert_int_equal(line_with(x, "(nothing contains this text)"), 4);
	key(x, TOP_KEY_BACKSPACE);
	assert_int_equal(line_with(x, "4242"), 4);
	assert_int_equal(line_with(x, "gone"), -1);
	key(x, TOP_KEY_ENTER);
	assert_int_equal(line_with(x, "only 'BUS'"), 19);
	/* Undone, then dropped. */
	keys(x, "/x");
	key(x, TOP_KEY_ESCAPE);
	assert_int_equal(line_with(x, "only 'BUS'"), 19);
	key(x, TOP_KEY_ESCAPE);
	assert_int_equal(line_with(x, "gone"), 6);
	/* More than there is room for, of bytes that steer. */
	key(x, '/');
	for (int i = 0; i < 200; i++)
		key(x, i < 100 ? 0x9b : 'x');
	key(x, '\x1b');
	assert_int_equal(strlen(x->v.choice[TOP_PROCESSES].filter), TOP_FILTER_MAX - 1);
	assert_true(line_with(x, "\\x9b\\x9b") >= 0);
	for (int i = 0; i < 200; i++)
		key(x, TOP_KEY_BACKSPACE);
	assert_int_equal(line_with(x, "filter: _"), 19);
}

TEST_WITH(test_details, struct fixture *x)
{
	assert_true(strstr(strbuf_str(&x->f.line[1].text), ", not selected: 3 calls"));
	key(x, TOP_KEY_ENTER);
	assert_int_equal(line_with(x, "process 4242 busy"), 0);
	assert_int_equal(line_with(x, "[functions]"), 1);
	assert_int_equal(line_with(x, "urUSMFree"), 4);
	assert_int_equal(line_with(x, "clFinish"), -1);
	key(x, TOP_KEY_TAB);
	assert_int_equal(line_with(x, "[kernels]"), 1);
	assert_int_equal(line_with(x, "   20.0      50   50.0  100ms  500ns kernel ur     matrix"),
			 4);
	key(x, TOP_KEY_TAB);
	assert_int_equal(line_with(x, "vector"), 4);
	assert_int_equal(line_with(x, "_ZTS"), -1);
	assert_true(line_with(x, "urEventWait") == 4 && line_with(x, "2.00s") == 4);
	key(x, TOP_KEY_RIGHT);
	assert_int_equal(line_with(x, "f (a.cpp:3)\\n"), 4);
	key(x, TOP_KEY_TAB);
	assert_int_equal(line_with(x, "(none)"), 4);
	key(x, TOP_KEY_TAB);
	assert_int_equal(line_with(x, "[functions]"), 1);
	key(x, TOP_KEY_BACK_TAB);
	assert_int_equal(line_with(x, "[waits]"), 1);
	key(x, TOP_KEY_ESCAPE);
	assert_int_equal(line_with(x, "2 processes"), 0);
	/* The third one, which is not where it was when the order is another. */
	key(x, 'G');
	key(x, TOP_KEY_DOWN);
	assert_int_equal(x->f.line[6].look, TOP_SELECTED);
	keys(x, "<<");
	assert_int_equal(x->f.line[line_with(x, "gone")].look, TOP_SELECTED);
	key(x, TOP_KEY_ENTER);
	assert_int_equal(line_with(x, "process 99 gone, ended"), 0);
}

TEST_WITH(test_help, struct fixture *x)
{
	key(x, 'h');
	assert_int_equal(line_with(x, "Keys and columns"), 0);
	assert_true(line_with(x, "quit; the traced programs keep running") > 0);
	/* Where there is no room for all, further down. */
	for (int i = 0; i < 100; i++)
		key(x, TOP_KEY_DOWN);
	assert_true(line_with(x, "PROCESS") > 0);
	assert_int_equal(line_with(x, "Up Down"), -1);
	for (int i = 0; i < 100; i++)
		key(x, TOP_KEY_PAGE_UP);
	assert_true(line_with(x, "Up Down") > 0);
	key(x, 'x');
	assert_int_equal(line_with(x, "2 processes"), 0);
}

/* No line is wider than the screen or has what steers it, and there are no more than fit. */
static void expect_harmless(struct fixture *x, int width, int height)
{
	draw(x, width, height);
	assert_true(x->f.n <= height);
	for (int i = 0; i < x->f.n; i++) {
		const char *text = strbuf_str(&x->f.line[i].text);

		assert_true(top_text_width(text) <= width);
		for (; *text; text++)
			assert_true((unsigned char)*text >= ' ' && *text != 0x7f);
	}
}

TEST_WITH(test_sizes, struct fixture *x)
{
	static const int moves[] = { TOP_KEY_ENTER, TOP_KEY_TAB,   TOP_KEY_TAB,	      TOP_KEY_TAB,
				     'h',	    'x',	   TOP_KEY_ESCAPE,    '/',
				     'b',	    TOP_KEY_ENTER, TOP_KEY_PAGE_DOWN, TOP_KEY_END };

	for (int width = 1; width < 220; width += width < 90 ? 1 : 17) {
		for (int height = 1; height < 60; height += height < 12 ? 1 : 9) {
			for (size_t i = 0; i < ARRAY_SIZE(moves); i++) {
				expect_harmless(x, width, height);
				assert_true(top_view_key(&x->v, moves[i]));
			}
		}
	}
	/* What matters most in 80 columns. */
	x->v.choice[TOP_PROCESSES].filter[0] = '\0';
	draw(x, 80, 24);
	assert_string_equal(
		strbuf_str(&x->f.line[3].text),
		"    PID CALLS/S   MEAN    P99  WAIT% DEVICE   HOST SHARED ERRORS PROCESS");
}
