// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sink_test.c - text and JSON of every kind of value, the order of nested calls in text, the sums of
 * the summary. Whole streams against whole outputs are in tests/golden.
 */
#include <math.h>

#include "unit.h"
#include "base/cleanup.h"
#include "model/model.h"
#include "records.h"
#include "sink/duration.h"
#include "sink/sink.h"
#include "sink/value.h"

/* ---- values ------------------------------------------------------------------------------------ */

static const struct cat_enumerator e_flags[] = {
	{ "NONE", 0 }, { "A", 1 }, { "B", 2 }, { "AB", 3 }, { "C", 4 },
};
static const struct cat_type t_flags = { "flags_t", CAT_FLAGS, 4, 5, NULL, NULL, e_flags, NULL };

static void both(const struct value *v, unsigned str_max, const char *text, const char *json)
{
	_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT, c = STRBUF_INIT;
	struct json j;

	value_text(&b, v, &(struct value_view){ .str_max = str_max });
	assert_string_equal(strbuf_str(&b), text);
	json_start(&j, &c);
	value_json(&j, NULL, v, &(struct value_view){ .str_max = str_max });
	assert_string_equal(strbuf_str(&c), json);
}

TEST(test_plain_values)
{
	both(&(struct value){ .kind = VALUE_UINT, .u = UINT64_MAX }, 0, "18446744073709551615",
	     "18446744073709551615");
	both(
		&(struct value){
			.kind = VALUE_UINT, .u = UINT64_MAX, .unit = "ns", .name = "infinite" },
		0, "infinite", "18446744073709551615");
	both(&(struct value){ .kind = VALUE_UINT, .u = 5, .unit = "ns" }, 0, "5ns", "5");
	both(&(struct value){ .kind = VALUE_UINT, .u = 0xff00, .unit = "address" }, 0, "0xff00",
	     "\"0xff00\"");
	both(&(struct value){ .kind = VALUE_INT, .u = (uint64_t)-3 }, 0, "-3", "-3");
	both(&(struct value){ .kind = VALUE_BOOL, .u = 2 }, 0, "true", "true");
	both(&(struct value){ .kind = VALUE_FLOAT, .f = 0.5 }, 0, "0.5", "0.5");
	both(&(struct value){ .kind = VALUE_ENUM, .name = "X", .u = 1 }, 0, "X", "\"X\"");
	both(&(struct value){ .kind = VALUE_ENUM, .u = 77 }, 0, "77", "77");
	both(&(struct value){ .kind = VALUE_HANDLE, .u = 0x1f }, 0, "0x1f", "\"0x1f\"");
	both(&(struct value){ .kind = VALUE_PTR, .flags = VALUE_F_NULL }, 0, "NULL", "null");
	both(&(struct value){ .kind = VALUE_STRING, .flags = VALUE_F_NULL }, 0, "NULL", "null");
	both(&(struct value){ .kind = VALUE_UNKNOWN }, 0, "?", "{\"unknown\":true}");
	both(&(struct value){ .kind = VALUE_PTR, .flags = VALUE_F_FAULT, .u = 0x10 }, 0,
	     "0x10 (unreadable)", "{\"unreadable\":\"0x10\"}");
	both(&(struct value){ .kind = VALUE_HANDLE, .flags = VALUE_F_POINTEE, .u = 0x10 }, 0,
	     "[0x10]", "\"0x10\"");
}

TEST(test_flags)
{
	struct value v = { .kind = VALUE_FLAGS, .type = &t_flags };

	both(&v, 0, "0", "\"0\"");
	v.u = 3;
	both(&v, 0, "AB", "\"AB\"");
	v.u = 5;
	both(&v, 0, "A|C", "\"A|C\"");
	v.u = 7;
	both(&v, 0, "A|B|C", "\"A|B|C\"");
	v.u = 4 | 0x80;
	both(&v, 0, "C|0x80", "\"C|0x80\"");
	v.u = 0x80;
	both(&v, 0, "0x80", "\"0x80\"");
	v.type = NULL;
	v.u = 3;
	both(&v, 0, "0x3", "\"0x3\"");
}

TEST(test_strings)
{
	struct value v = { .kind = VALUE_STRING, .str = "a\"b\x1b", .len = 4 };

	both(&v, 0, "\"a\\\"b\\x1b\"", "\"a\\\"b\\u001b\"");
	/* Cut by -s. */
	both(&v, 1, "\"a\"... of 4", "{\"value\":\"a\",\"truncated\":true,\"total\":4}");
	/* Cut in the kernel; how long it was is not known. */
	v.flags = VALUE_F_TRUNC;
	both(&v, 0, "\"a\\\"b\\x1b\"...", "{\"value\":\"a\\\"b\\u001b\",\"truncated\":true}");
	v = (struct value){ .kind = VALUE_BYTES, .str = "\x00\xff\x10", .len = 3 };
	both(&v, 0, "bytes(00ff10)", "{\"bytes\":\"00ff10\"}");
	v.flags = VALUE_F_TRUNC;
	v.total = 9;
	both(&v, 0, "bytes(00ff10... of 9)",
	     "{\"bytes\":\"00ff10\",\"truncated\":true,\"total\":9}");
}

TEST(test_units)
{
	struct value v = { .kind = VALUE_UINT, .u = 1000, .unit = "ns" };

	both(&v, 0, "1000ns", "1000");
	v.flags = VALUE_F_POINTEE;
	both(&v, 0, "[1000ns]", "1000");
	v = (struct value){ .kind = VALUE_UINT, .u = 4096, .unit = "bytes" };
	both(&v, 0, "4096", "4096");
	/* What isn't a number has no unit, whatever it was meant to be. */
	v = (struct value){ .kind = VALUE_PTR, .u = 4096, .unit = "ns" };
	both(&v, 0, "0x1000", "\"0x1000\"");
}

TEST(test_pointers)
{
	struct value v = { .kind = VALUE_PTR, .u = 0x1000 };

	both(&v, 0, "0x1000", "\"0x1000\"");
	v.flags = VALUE_F_TRUNC;
	both(&v, 0, "0x1000 (cut)", "{\"value\":\"0x1000\",\"truncated\":true}");
	v.flags = VALUE_F_CIRCLE;
	both(&v, 0, "0x1000 (circle)", "{\"circle\":\"0x1000\"}");
	v.flags = VALUE_F_FAULT;
	both(&v, 0, "0x1000 (unreadable)", "{\"unreadable\":\"0x1000\"}");
	v = (struct value){ .kind = VALUE_PTR, .flags = VALUE_F_NULL };
	both(&v, 0, "NULL", "null");
}

TEST(test_trees)
{
	static const struct value inner[] = {
		{ .kind = VALUE_UINT, .key = "x", .u = 1 },
		{ .kind = VALUE_STRING, .key = "s", .str = "t", .len = 1 },
	};
	static const struct value items[] = {
		{ .kind = VALUE_STRUCT, .items = inner, .nitems = 2 },
		{ .kind = VALUE_PTR, .flags = VALUE_F_NULL },
	};
	struct value v = { .kind = VALUE_ARRAY, .items = items, .nitems = 2 };

	both(&v, 0, "[{x=1, s=\"t\"}, NULL]", "[{\"x\":1,\"s\":\"t\"},null]");
	v.flags = VALUE_F_TRUNC;
	v.total = 40;
	both(&v, 0, "[{x=1, s=\"t\"}, NULL, ... of 40]",
	     "{\"value\":[{\"x\":1,\"s\":\"t\"},null],\"truncated\":true,\"total\":40}");
	v = (struct value){ .kind = VALUE_ARRAY };
	both(&v, 0, "[]", "[]");
}

TEST(test_durations)
{
	static const struct {
		uint64_t ns;
		const char *text;
	} cases[] = {
		{ 0, "0ns" },		{ 999, "999ns" },	  { 1000, "1.000us" },
		{ 12345, "12.345us" },	{ 999999, "999.999us" },  { 1000000, "1.000ms" },
		{ 1234567, "1.234ms" }, { 1000000000, "1.000s" }, { 3661000000000, "3661.000s" },
	};
	size_t i;

	for (i = 0; i < ARRAY_SIZE(cases); i++) {
		_cleanup_(strbuf_done) struct strbuf b = STRBUF_INIT;

		duration_text(&b, cases[i].ns);
		assert_string_equal(strbuf_str(&b), cases[i].text);
	}
}

/* ---- streams ----------------------------------------------------------------------------------- */

struct fixture {
	const struct sink_ops *ops;
	struct sink *s;
	struct decoder *d;
	struct model *m;
	struct strbuf out;
	struct rec r;
};

static void start(struct fixture *f, const char *format, const struct sink_opts *o)
{
	struct sink_opts plain = { .hold_ns = 1000, .utc_offset_set = true };

	f->ops = sink_find(format);
	assert_non_null(f->ops);
	assert_int_equal(sink_new(f->ops, o ? o : &plain, &f->s), 0);
	assert_int_equal(decoder_new(&f->d), 0);
	assert_int_equal(model_new(&f->m), 0);
	assert_int_equal(model_enable(f->m, f->ops->needs), 0);
	if (f->ops->start)
		f->ops->start(f->s, f->m);
}

static int setup(void **state)
{
	*state = calloc(1, sizeof(struct fixture));
	return *state ? 0 : -1;
}

static int teardown(void **state)
{
	struct fixture *f = *state;

	if (f->ops)
		assert_null(sink_free(f->s));
	decoder_free(f->d);
	model_free(f->m);
	strbuf_done(&f->out);
	free(f);
	return 0;
}

static void feed(struct fixture *f)
{
	struct event e;
	int r = decoder_decode(f->d, rec_hdr(&f->r), &e);

	assert_true(r >= 0);
	if (!r)
		return;
	assert_int_equal(model_event(f->m, &e), 0);
	if (f->ops->event)
		assert_int_equal(f->ops->event(f->s, &e, model_told(f->m), &f->out), 0);
}

/* urEventWait is slot 1: its duration tells calls apart. */
static void call(struct fixture *f, uint32_t tid, uint64_t id, uint64_t parent, unsigned depth,
		 uint64_t ts, uint64_t dur, unsigned flags)
{
	uint64_t words[2] = { 0, 0 };
	struct xb_call *c = rec_call(&f->r, 1, words, 2);

	c->h.tgid = 10;
	c->h.tid = tid;
	c->h.ts = ts;
	c->h.flags = (uint16_t)flags;
	c->id = id;
	c->parent = parent;
	c->depth = (uint8_t)depth;
	c->dur = dur;
	feed(f);
}

static void define(struct fixture *f)
{
	rec_func(&f->r, 1, "urEventWait", NULL);
	feed(f);
}

/* Lines are compared by time, indentation, and what stands after the arguments. */
static void expect_lines(struct fixture *f, const char *const *want)
{
	char *save = NULL, *line, *copy = strdup(strbuf_str(&f->out));
	size_t i = 0;

	for (line = strtok_r(copy, "\n", &save); line; line = strtok_r(NULL, "\n", &save), i++) {
		char got[256], *p, *q;

		p = strstr(line, "numEvents=0, phEventWaitList=NULL");
		assert_non_null(p);
		q = p + strlen("numEvents=0, phEventWaitList=NULL");
		snprintf(got, sizeof(got), "%.*s%s", (int)(p - line), line, q);
		if (!want[i])
			fail_msg("one line too many: %s", got);
		assert_string_equal(got, want[i]);
	}
	assert_null(want[i]);
	free(copy);
	strbuf_reset(&f->out);
}

TEST_WITH(test_nesting, struct fixture *f)
{
	start(f, "text", NULL);
	define(f);
	/* 1 holds 2 and 4, 2 holds 3; as they return. */
	call(f, 10, 3, 2, 2, 3000, 1000, 0);
	call(f, 10, 2, 1, 1, 2000, 3000, 0);
	call(f, 10, 4, 1, 1, 6000, 500, 0);
	assert_string_equal(strbuf_str(&f->out), "");
	/* Another thread is not held up. */
	call(f, 11, 5, 0, 0, 6500, 10, 0);
	expect_lines(f,
		     (const char *[]){ "0.000006 [10 ?11] urEventWait() = UR_RESULT_SUCCESS <10ns>",
				       NULL });
	call(f, 10, 1, 0, 0, 1000, 9000, 0);
	expect_lines(f,
		     (const char *[]){
			     "0.000001 [10 main] urEventWait() = UR_RESULT_SUCCESS <9.000us>",
			     "0.000002 [10 main]   urEventWait() = UR_RESULT_SUCCESS <3.000us>",
			     "0.000003 [10 main]     urEventWait() = UR_RESULT_SUCCESS <1.000us>",
			     "0.000006 [10 main]   urEventWait() = UR_RESULT_SUCCESS <500ns>",
			     NULL });
}

/* The outer call takes longer than inner ones wait: it is resumed, at the time of its return. */
TEST_WITH(test_resumed, struct fixture *f)
{
	start(f, "text", NULL);
	define(f);
	call(f, 10, 2, 1, 1, 2000, 1000, 0);
	f->ops->tick(f->s, f->m, 3500, &f->out);
	assert_string_equal(strbuf_str(&f->out), "");
	f->ops->tick(f->s, f->m, 4001, &f->out);
	expect_lines(f, (const char *[]){
				"0.000002 [10 main]   urEventWait() = UR_RESULT_SUCCESS <1.000us>",
				NULL });
	call(f, 10, 3, 1, 1, 5000, 1000, 0);
	call(f, 10, 1, 0, 0, 1000, 9000, 0);
	expect_lines(
		f,
		(const char *[]){
			"0.000005 [10 main]   urEventWait() = UR_RESULT_SUCCESS <1.000us>",
			"0.000010 [10 main] <... urEventWait resumed>() = UR_RESULT_SUCCESS <9.000us>",
			NULL });
}

TEST_WITH(test_unfinished, struct fixture *f)
{
	start(f, "text", NULL);
	define(f);
	call(f, 10, 2, 1, 1, 2000, 1000, 0);
	/* A snapshot at the end: outer first, then what it is in. */
	call(f, 10, 1, 0, 0, 1000, 9000, XB_F_UNFINISHED | XB_F_IN_FLIGHT);
	call(f, 10, 3, 1, 1, 4000, 6000, XB_F_UNFINISHED | XB_F_IN_FLIGHT);
	assert_string_equal(strbuf_str(&f->out), "");
	f->ops->finish(f->s, f->m, &f->out);
	expect_lines(f,
		     (const char *[]){
			     "0.000001 [10 main] urEventWait() <unfinished ... 9.000us>",
			     "0.000002 [10 main]   urEventWait() = UR_RESULT_SUCCESS <1.000us>",
			     "0.000004 [10 main]   urEventWait() <unfinished ... 6.000us>", NULL });
}

/* Left by longjmp: the next call of the thread shows that they are over. */
TEST_WITH(test_unwound, struct fixture *f)
{
	start(f, "text", NULL);
	define(f);
	call(f, 10, 1, 0, 0, 1000, 5000, XB_F_UNFINISHED | XB_F_UNWOUND);
	call(f, 10, 2, 1, 1, 2000, 4000, XB_F_UNFINISHED | XB_F_UNWOUND);
	call(f, 10, 3, 0, 0, 6000, 100, 0);
	expect_lines(
		f, (const char *[]){
			   "0.000001 [10 main] urEventWait() <unfinished, left after 5.000us>",
			   "0.000002 [10 main]   urEventWait() <unfinished, left after 4.000us>",
			   "0.000006 [10 main] urEventWait() = UR_RESULT_SUCCESS <100ns>", NULL });
}

/* An orphan's outer call was lost. It comes out, and memory does not grow. */
TEST_WITH(test_orphans_are_bounded, struct fixture *f)
{
	size_t lines = 0;
	uint64_t i;
	const char *p;

	start(f, "text", NULL);
	define(f);
	for (i = 0; i < 70000; i++)
		call(f, 10, i + 2, 1, 1, 2000 + i, 1, 0);
	assert_true(f->out.len > 0);
	f->ops->finish(f->s, f->m, &f->out);
	for (p = strbuf_str(&f->out); (p = strchr(p, '\n')); p++)
		lines++;
	assert_int_equal(lines, 70000);
}

TEST_WITH(test_clock, struct fixture *f)
{
	struct sink_opts o = { .utc_offset_set = true, .utc_offset_s = 3600, .show_process = true };
	struct xb_def_clock *c;

	start(f, "text", &o);
	define(f);
	c = rec_start(&f->r, XB_DEF_CLOCK, sizeof(*c), 0, 0, 1000000000);
	c->realtime = 1700000000000000000; /* 2023-11-14 22:13:20 UTC */
	feed(f);
	rec_start(&f->r, XB_DEF_PROCESS, sizeof(struct xb_def_process), 10, 10, 0);
	rec_texts(&f->r,
		  "a\x1b"
		  "b",
		  "/x", "x");
	feed(f);
	call(f, 10, 1, 0, 0, 2500000123, 10, 0);
	expect_lines(f, (const char *[]){ "23:13:21.500000 [a\\x1bb:10 main] urEventWait() = "
					  "UR_RESULT_SUCCESS <10ns>",
					  NULL });
}

TEST_WITH(test_colour, struct fixture *f)
{
	struct sink_opts o = { .colour = true };

	start(f, "text", &o);
	define(f);
	call(f, 10, 1, 0, 0, 1000, 10, 0);
	assert_non_null(strchr(strbuf_str(&f->out), '\x1b'));
}

/* ---- JSON -------------------------------------------------------------------------------------- */

TEST_WITH(test_json_call, struct fixture *f)
{
	uint64_t words[2] = { 1, 0x50 }, event = 0xe1;
	struct xb_call *c;

	start(f, "json", NULL);
	define(f);
	c = rec_call(&f->r, 1, words, 2);
	rec_item(&f->r, 0, 0, &event, 8, 8);
	c->ret = 1;
	c->parent = 3;
	c->depth = 1;
	feed(f);
	assert_string_equal(strbuf_str(&f->out),
			    "{\"type\":\"call\",\"id\":7,\"parent_id\":3,\"ts\":1000000000,"
			    "\"dur\":1500,\"pid\":4242,\"tid\":4243,\"thread\":\"?4243\","
			    "\"api\":\"ur\",\"name\":\"urEventWait\",\"depth\":1,"
			    "\"args\":{\"numEvents\":1,\"phEventWaitList\":"
			    "[{\"handle\":\"0xe1\",\"object\":\"event#?\"}]},"
			    "\"ret\":\"UR_RESULT_ERROR_INVALID_OPERATION\",\"error\":true}\n");
	strbuf_reset(&f->out);
	call(f, 10, 9, 0, 0, 5, 77, XB_F_UNFINISHED | XB_F_EXITED);
	assert_string_equal(strbuf_str(&f->out),
			    "{\"type\":\"call\",\"id\":9,\"parent_id\":null,\"ts\":5,\"dur\":null,"
			    "\"pid\":10,\"tid\":10,\"thread\":\"main\",\"api\":\"ur\","
			    "\"name\":\"urEventWait\",\"depth\":0,\"args\":{\"numEvents\":0,"
			    "\"phEventWaitList\":null},\"ret\":null,\"unfinished\":true,\"age\":77,"
			    "\"why\":\"exited\"}\n");
}

/* What is of a lower layer says so, and with layers every call says which library it is of. */
static void layers_json(struct fixture *f, bool layers)
{
	uint64_t words[2] = { 0, 0 };
	struct xb_def_clock *clock;
	struct xb_def_object *o;
	struct xb_call *c;

	start(f, "json", NULL);
	clock = rec_start(&f->r, XB_DEF_CLOCK, sizeof(*clock), 0, 0, 1);
	clock->h.flags = layers ? XB_CLOCK_LAYERS : 0;
	feed(f);
	o = rec_start(&f->r, XB_DEF_OBJECT, sizeof(*o), 1, 0, 2);
	o->obj = 4;
	rec_texts(&f->r, "/usr/lib/lib\nze.so.1", "", NULL);
	feed(f);
	define(f);
	strbuf_reset(&f->out);
	c = rec_call(&f->r, 1, words, 2);
	c->obj = 4;
	c->h.flags = XB_F_LOWER;
	feed(f);
	assert_non_null(strstr(strbuf_str(&f->out), "\"layer\":\"lower\""));
	assert_int_equal(!!strstr(strbuf_str(&f->out), "\"library\":\"lib\\nze.so.1\""), layers);
	strbuf_reset(&f->out);
	c = rec_call(&f->r, 1, words, 2);
	c->obj = 0xffff;
	feed(f);
	assert_null(strstr(strbuf_str(&f->out), "layer"));
	assert_null(strstr(strbuf_str(&f->out), "library"));
}

TEST_WITH(test_layers, struct fixture *f)
{
	layers_json(f, true);
}

TEST_WITH(test_no_layers, struct fixture *f)
{
	layers_json(f, false);
}

TEST_WITH(test_layers_text, struct fixture *f)
{
	uint64_t words[2] = { 0, 0 };
	struct xb_def_object *o;
	struct xb_def_clock *clock;
	struct xb_call *c;

	start(f, "text", NULL);
	clock = rec_start(&f->r, XB_DEF_CLOCK, sizeof(*clock), 0, 0, 1);
	clock->h.flags = XB_CLOCK_LAYERS;
	feed(f);
	o = rec_start(&f->r, XB_DEF_OBJECT, sizeof(*o), 1, 0, 2);
	o->obj = 4;
	rec_texts(&f->r, "lib\nze.so.1", "", NULL);
	feed(f);
	define(f);
	c = rec_call(&f->r, 1, words, 2);
	c->obj = 4;
	c->h.flags = XB_F_LOWER;
	feed(f);
	assert_non_null(strstr(strbuf_str(&f->out), "urEventWait@lib\\nze.so.1("));
}

TEST_WITH(test_lost, struct fixture *f)
{
	uint64_t counters[XB_C_MAX] = { 0 };

	start(f, "json", NULL);
	counters[XB_C_CALLS] = 1000; /* no loss */
	f->ops->lost(f->s, counters, &f->out);
	assert_string_equal(strbuf_str(&f->out),
			    "{\"type\":\"lost\",\"count\":0,\"where\":null}\n");
	strbuf_reset(&f->out);
	sink_loss_lines(counters, &f->out);
	assert_string_equal(strbuf_str(&f->out), "lost: none\n");
	strbuf_reset(&f->out);
	counters[XB_C_RING_FULL] = 3;
	counters[XB_C_TRUNCATED] = 4;
	f->ops->lost(f->s, counters, &f->out);
	assert_non_null(strstr(strbuf_str(&f->out),
			       "{\"type\":\"lost\",\"count\":3,\"where\":\"ring_full\","));
	assert_non_null(strstr(strbuf_str(&f->out),
			       "{\"type\":\"lost\",\"count\":4,\"where\":\"truncated\","));
	strbuf_reset(&f->out);
	sink_loss_lines(counters, &f->out);
	assert_int_equal(strncmp(strbuf_str(&f->out), "lost: 3 ", 8), 0);
	assert_non_null(strstr(strbuf_str(&f->out), "\nlost: 4 "));
}

TEST_WITH(test_unknown_format, struct fixture *f)
{
	assert_null(sink_find("nonsense"));
}

/* ---- summary ----------------------------------------------------------------------------------- */

static const char *row(struct fixture *f, const char *name)
{
	static char line[512];
	const char *p = strstr(strbuf_str(&f->out), name), *begin = p;

	assert_non_null(p);
	while (begin > f->out.buf && begin[-1] != '\n')
		begin--;
	snprintf(line, sizeof(line), "%.*s", (int)(strchrnul(p, '\n') - begin), begin);
	return line;
}

TEST_WITH(test_summary, struct fixture *f)
{
	char share[16], total[16], self[16], mean[16], min[16], p50[16], p99[16], max[16];
	unsigned calls, errors;
	uint64_t i;

	start(f, "summary", NULL);
	define(f);
	/* 100 outer calls of 1 ms, each with one inner of 0.4 ms; then 1 of 100 ms. */
	for (i = 0; i < 100; i++) {
		call(f, 10, 2 * i + 2, 2 * i + 1, 1, i * 10000000 + 1000, 400000, 0);
		call(f, 10, 2 * i + 1, 0, 0, i * 10000000, 1000000, 0);
	}
	call(f, 10, 999, 0, 0, 5000000000, 100000000, 0);
	call(f, 10, 1000, 0, 0, 6000000000, 5, XB_F_UNFINISHED | XB_F_EXITED);
	f->ops->finish(f->s, f->m, &f->out);
	assert_int_equal(sscanf(row(f, " urEventWait"),
				"%15s %15s %15s %u %u %15s %15s %15s %*s %15s %15s", share, total,
				self, &calls, &errors, mean, min, p50, p99, max),
			 10);
	assert_string_equal(share, "100.00");
	assert_int_equal(calls, 202);
	assert_int_equal(errors, 0);
	assert_string_equal(total, "240.000ms"); /* 100 + 40 + 100 */
	assert_string_equal(self, "200.000ms");	 /* 60 + 40 + 100 */
	assert_string_equal(mean, "1.194ms");	 /* 240 / 201 */
	assert_string_equal(min, "400.000us");
	assert_string_equal(max, "100.000ms");
	/* The 101st of 201 is 1 ms; the 199th too. Within 1/32. */
	assert_true(fabs(strtod(p50, NULL) * (strstr(p50, "us") ? 1 : 1000) - 1000) < 1000 / 32.0);
	assert_true(fabs(strtod(p99, NULL) * (strstr(p99, "us") ? 1 : 1000) - 1000) < 1000 / 32.0);
	assert_non_null(strstr(strbuf_str(&f->out), "(1 never returned)"));
}

TEST_WITH(test_summary_empty, struct fixture *f)
{
	start(f, "summary", NULL);
	f->ops->finish(f->s, f->m, &f->out);
	assert_string_equal(strbuf_str(&f->out), "no calls\n");
}
