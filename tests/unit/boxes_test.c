// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* boxes_test.c - the timeline of a page: what is written is read back here by another reader, and compared. */
#include "unit.h"
#include "sink/html/boxes.h"

struct read_box {
	uint64_t ts, dur, name, flags, events, busy;
	unsigned lane;
};

struct page {
	const char *line;
	struct strbuf data, text;
	size_t at;
};

static uint64_t number(struct page *p)
{
	uint64_t v = 0;
	unsigned shift = 0;
	unsigned char b;

	do {
		assert_true(p->at < p->data.len);
		b = (unsigned char)p->data.buf[p->at++];
		v |= (uint64_t)(b & 127) << shift;
		shift += 7;
	} while (b & 128);
	return v;
}

/* What stands after a key: the first from there on. */
static const char *behind(const char *text, const char *key)
{
	char quoted[64];
	const char *at;

	snprintf(quoted, sizeof(quoted), "\"%s\":", key);
	at = strstr(text, quoted);
	assert_non_null(at);
	return at + strlen(quoted);
}

static uint64_t integer(const char *text, const char *key)
{
	return strtoull(behind(text, key), NULL, 10);
}

static size_t how_many(const char *text, const char *what)
{
	size_t n = 0;

	while ((text = strstr(text, what))) {
		text += strlen(what);
		n++;
	}
	return n;
}

static size_t levels(const struct page *p)
{
	return how_many(p->line, "{\"cell\":");
}

static const char *level_at(const struct page *p, size_t level)
{
	const char *at = behind(p->line, "levels");

	while ((at = strstr(at, "{\"cell\":")) && level--)
		at++;
	assert_non_null(at);
	return at;
}

static void write_page(struct boxes *b, struct page *p)
{
	memset(p, 0, sizeof(*p));
	assert_int_equal(boxes_write(b, &p->data, &p->text), 0);
	p->line = strbuf_str(&p->text);
}

static void done(struct page *p)
{
	assert_int_equal(p->at, p->data.len);
	strbuf_done(&p->data);
	strbuf_done(&p->text);
}

/* The next level's boxes; free() them. */
static struct read_box *read_level(struct page *p, size_t level, size_t *ret_n)
{
	const char *l = level_at(p, level), *counts = behind(l, "lanes");
	size_t n = integer(l, "boxes"), i, k = 0, lane, of;
	struct read_box *r = calloc(n + 1, sizeof(*r));

	assert_non_null(r);
	for (lane = 0; *counts != ']'; lane++) {
		uint64_t ts = integer(p->line, "from");
		char *end;

		of = strtoull(counts + 1, &end, 10);
		counts = end;
		for (i = 0; i < of; i++, k++) {
			assert_true(k < n);
			ts = r[k].ts = ts + number(p);
			r[k].lane = (unsigned)lane;
		}
	}
	assert_int_equal(k, n);
	for (i = 0; i < n; i++)
		r[i].dur = number(p);
	for (i = 0; i < n; i++)
		r[i].name = number(p);
	for (i = 0; i < n; i++) {
		uint64_t v = number(p);

		r[i].flags = v & 7;
		r[i].events = (v >> 3) + 1;
	}
	for (i = 0; i < n; i++)
		r[i].busy = r[i].events > 1 ? number(p) : 255;
	*ret_n = n;
	return r;
}

static uint32_t lane_of(struct boxes *b, uint32_t tid, uint32_t depth)
{
	struct boxes_lane l = { .tgid = 100, .tid = tid, .depth = depth };
	uint32_t n;

	assert_int_equal(boxes_lane(b, &l, "prog", "main", &n), 0);
	return n;
}

static uint32_t name_of(struct boxes *b, const char *what, const char *more)
{
	uint32_t n;

	assert_int_equal(boxes_name(b, "ur", what, more, strlen(more), &n), 0);
	return n;
}

TEST(each_box_as_it_was)
{
	struct boxes *b;
	struct page p;
	struct read_box *r;
	uint32_t outer, inner, wait, launch;
	size_t n;

	assert_int_equal(boxes_new(1024, &b), 0);
	outer = lane_of(b, 1, 0);
	inner = lane_of(b, 1, 1);
	wait = name_of(b, "urEventWait", "");
	launch = name_of(b, "urEnqueueKernelLaunch", "vadd");
	assert_int_not_equal(wait, launch);
	assert_int_equal(launch, name_of(b, "urEnqueueKernelLaunch", "vadd"));
	assert_int_not_equal(launch, name_of(b, "urEnqueueKernelLaunch", "vsub"));
	assert_int_equal(boxes_add(b, inner, launch, 1200, 300, BOXES_ERROR), 0);
	assert_int_equal(boxes_add(b, outer, wait, 1000, 1000000, 0), 0);
	/* Later, though it began before: as a call that is looked up afterwards. */
	assert_int_equal(boxes_add(b, outer, wait, 500, 100, BOXES_UNFINISHED), 0);
	write_page(b, &p);
	assert_int_equal(integer(p.line, "from"), 500);
	assert_int_equal(integer(p.line, "to"), 1001000);
	assert_int_equal(integer(p.line, "events"), 3);
	assert_int_equal(levels(&p), 1);
	r = read_level(&p, 0, &n);
	assert_int_equal(n, 3);
	assert_true(r[0].ts == 500 && r[0].dur == 100 && r[0].flags == BOXES_UNFINISHED &&
		    r[0].lane == outer);
	assert_true(r[1].ts == 1000 && r[1].dur == 1000000 && r[1].name == wait && !r[1].flags);
	assert_true(r[2].ts == 1200 && r[2].dur == 300 && r[2].name == launch &&
		    r[2].flags == BOXES_ERROR);
	assert_true(r[2].lane == inner && r[2].events == 1);
	assert_non_null(strstr(p.line, "[\"ur\",\"urEnqueueKernelLaunch\",\"vadd\"]"));
	free(r);
	done(&p);
	boxes_free(b);
}

/* Whatever the level, all events are in it, in order, and no lane has more than two boxes a cell. */
static void check_level(struct page *p, size_t level, uint64_t events, uint64_t errors)
{
	const char *l = level_at(p, level);
	uint64_t cell = integer(l, "cell"), sum = 0, failed = 0;
	uint64_t span = integer(p->line, "to") - integer(p->line, "from");
	size_t n, i;
	struct read_box *r = read_level(p, level, &n);

	for (i = 0; i < n; i++) {
		sum += r[i].events;
		failed += (r[i].flags & BOXES_ERROR) != 0;
		assert_true(r[i].busy <= 255);
		if (r[i].events > 1)
			assert_true(r[i].dur < 2 * cell);
		if (i && r[i].lane == r[i - 1].lane)
			assert_true(r[i].ts >= r[i - 1].ts);
	}
	assert_int_equal(sum, events);
	assert_true(errors ? failed && failed <= errors : !failed);
	if (cell)
		assert_true(n <= how_many(p->line, "\"depth\":") * 2 * (span / cell + 1));
	free(r);
}

static void add_many(struct boxes *b, uint64_t events, uint64_t *ret_errors)
{
	uint32_t lanes[3] = { lane_of(b, 1, 0), lane_of(b, 2, 0), lane_of(b, 3, 0) };
	uint32_t names[2] = { name_of(b, "urEventWait", ""), name_of(b, "urQueueFlush", "") };
	uint64_t i, errors = 0;

	for (i = 0; i < events; i++) {
		bool failed = i % 997 == 0;

		errors += failed;
		assert_int_equal(boxes_add(b, lanes[i % 3], names[i % 2], 1000000 + i * 700,
					   100 + i % 600, failed ? BOXES_ERROR : 0),
				 0);
	}
	*ret_errors = errors;
}

TEST(levels_have_all)
{
	struct boxes *b;
	struct page p;
	uint64_t errors;
	size_t i, n;

	assert_int_equal(boxes_new(1u << 20, &b), 0);
	add_many(b, 100000, &errors);
	write_page(b, &p);
	n = levels(&p);
	assert_true(n > 3);
	assert_int_equal(integer(level_at(&p, 0), "cell"), 0);
	assert_int_equal(integer(level_at(&p, 0), "boxes"), 100000);
	for (i = 0; i < n; i++)
		check_level(&p, i, 100000, errors);
	done(&p);
	boxes_free(b);
}

TEST(room_is_made)
{
	struct boxes *b;
	struct page p;
	uint64_t errors;
	size_t i;

	assert_int_equal(boxes_new(2048, &b), 0);
	add_many(b, 100000, &errors);
	write_page(b, &p);
	assert_int_equal(integer(p.line, "events"), 100000);
	assert_true(integer(p.line, "boxes") <= 2048);
	assert_true(integer(level_at(&p, 0), "cell") > 0);
	for (i = 0; i < levels(&p); i++)
		check_level(&p, i, 100000, errors);
	done(&p);
	boxes_free(b);
}

TEST(too_much_of_all)
{
	struct boxes *b;
	struct page p;
	struct read_box *r;
	char name[32];
	uint32_t i;
	size_t n;

	assert_int_equal(boxes_new(1u << 16, &b), 0);
	for (i = 0; i < BOXES_LANES + 10; i++) {
		uint32_t lane = lane_of(b, i + 1, i % 40);

		assert_true(lane < BOXES_LANES);
		snprintf(name, sizeof(name), "f%u", i);
		assert_int_equal(boxes_add(b, lane, name_of(b, name, ""), 1000 + i, UINT64_MAX, 0),
				 0);
	}
	for (; i < BOXES_NAMES + 10; i++) {
		snprintf(name, sizeof(name), "f%u", i);
		assert_true(name_of(b, name, "") < BOXES_NAMES);
	}
	write_page(b, &p);
	assert_int_equal(how_many(p.line, "\"depth\":"), BOXES_LANES);
	assert_int_equal(how_many(p.line, "[\"ur\",") + how_many(p.line, "[\"\",\"(other)\",\"\"]"),
			 BOXES_NAMES);
	assert_int_equal(how_many(p.line, "\"pid\":null"), 1);
	r = read_level(&p, 0, &n);
	assert_int_equal(n, BOXES_LANES + 10);
	free(r);
	p.at = p.data.len;
	done(&p);
	boxes_free(b);
}

TEST(threads_end)
{
	struct boxes_lane l = { .tgid = 100, .tid = 1, .depth = 0 };
	struct boxes *b;
	uint32_t before, n;

	assert_int_equal(boxes_new(1024, &b), 0);
	assert_false(boxes_has_lane(b, &l, &n));
	before = lane_of(b, 1, 0);
	assert_true(boxes_has_lane(b, &l, &n) && n == before);
	boxes_thread_ended(b, 100, 1);
	assert_false(boxes_has_lane(b, &l, &n));
	assert_int_not_equal(lane_of(b, 1, 0), before);
	boxes_free(b);
}

TEST(names_are_cut)
{
	char text[1000];
	struct boxes *b;
	struct page p;
	char want[BOXES_TEXT + 8] = { 0 };

	memset(text, 'x', sizeof(text));
	memcpy(text + BOXES_TEXT - 1, "\xc3\xa4", 2); /* would be cut in two */
	text[sizeof(text) - 1] = '\0';
	assert_int_equal(boxes_new(1024, &b), 0);
	name_of(b, "f", text);
	name_of(b, "</script>\xff", "");
	write_page(b, &p);
	memset(want, 'x', BOXES_TEXT - 1);
	memcpy(want + BOXES_TEXT - 1, "...\"", 4);
	assert_non_null(strstr(p.line, want));
	assert_null(strstr(p.line, "\xc3"));
	assert_non_null(strstr(p.line, "</script>\xef\xbf\xbd\""));
	p.at = p.data.len;
	done(&p);
	boxes_free(b);
}
