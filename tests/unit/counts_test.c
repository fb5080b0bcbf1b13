// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * counts_test.c - calls that come counted are the same rows as the calls themselves; what happened in an
 * interval is reported in it; records that lie do no harm.
 */
#include "unit.h"
#include "base/cleanup.h"
#include "model/model.h"
#include "base/histogram.h"
#include "records.h"
#include "sink/sink.h"
#include "xptibpf/xptibpf.h"

#define NAMES 8

struct way {
	const struct sink_ops *ops;
	struct sink *s;
	struct model *m;
	struct decoder *d;
	struct strbuf out;
	struct rec r;
	const char *names[NAMES];
	struct xb_plan plans[NAMES];
	unsigned n;
};

static void way_new(struct way *w, const struct sink_opts *o)
{
	memset(w, 0, sizeof(*w));
	w->ops = sink_find("stat-json");
	assert_int_equal(model_new(&w->m), 0);
	assert_int_equal(model_enable(w->m, w->ops->needs), 0);
	assert_int_equal(decoder_new(&w->d), 0);
	assert_int_equal(sink_new(w->ops, o, &w->s), 0);
	w->ops->start(w->s, w->m);
}

static void way_done(struct way *w)
{
	sink_free(w->s);
	model_free(w->m);
	decoder_free(w->d);
	strbuf_done(&w->out);
}

static unsigned slot(struct way *w, const char *name)
{
	return rec_slot(&w->r, w->d, w->names, w->plans, &w->n, NAMES, name);
}

/* What the decoder says of the record; if it is an event, everyone gets it. */
static int feed(struct way *w)
{
	struct event e;
	int r = decoder_decode(w->d, rec_hdr(&w->r), &e);

	if (r <= 0)
		return r;
	assert_int_equal(model_event(w->m, &e), 0);
	assert_int_equal(w->ops->event(w->s, &e, model_told(w->m), &w->out), 0);
	return 1;
}

static void clock_at(struct way *w, uint64_t ts, unsigned flags)
{
	struct xb_def_clock *c = rec_start(&w->r, XB_DEF_CLOCK, sizeof(*c), 0, 0, ts);

	c->h.flags = (uint16_t)flags;
	c->version = XB_WIRE_VERSION;
	assert_int_equal(feed(w), 1);
}

/* The lines of a type, in their order. */
static char *lines_of(struct way *w, const char *type)
{
	_cleanup_(strbuf_done) struct strbuf found = STRBUF_INIT;
	char start[64];

	snprintf(start, sizeof(start), "{\"type\":\"%s\"", type);
	for (const char *p = strbuf_str(&w->out); *p;) {
		size_t n = strcspn(p, "\n") + 1;

		if (!strncmp(p, start, strlen(start)))
			strbuf_add(&found, p, n);
		p += n;
	}
	return strdup(strbuf_str(&found));
}

/* ---- the same rows ----------------------------------------------------------------------------- */

static uint64_t rng = 88172645463325252ull;

static uint64_t next_random(void)
{
	rng ^= rng << 13;
	rng ^= rng >> 7;
	rng ^= rng << 17;
	return rng;
}

static void is_its_bucket(uint64_t v)
{
	struct histogram h = HISTOGRAM_INIT;
	uint64_t from, to;

	assert_int_equal(histogram_add(&h, v), 0);
	assert_int_equal(histogram_bucket(&h, xb_bucket(v), &from, &to), 1);
	assert_true(from <= v && (!to || v < to));
	assert_int_equal(histogram_row(&h, xb_bucket(v) / HISTOGRAM_SUB, &from, &to), 1);
	assert_true(from <= v && (!to || v < to));
	histogram_done(&h);
}

TEST(test_buckets)
{
	unsigned i;

	for (i = 0; i < 5000; i++)
		is_its_bucket(i);
	for (i = 0; i < 64; i++) {
		is_its_bucket(1ull << i);
		is_its_bucket((1ull << i) - 1);
		is_its_bucket((1ull << i) + 1);
		is_its_bucket(UINT64_MAX >> i);
	}
	for (i = 0; i < 20000; i++)
		is_its_bucket(next_random() >> next_random() % 64);
}

struct sum {
	struct xb_count_row row;
	uint64_t min;
};

static void count_call(struct sum *s, uint64_t dur, bool error, bool unfinished)
{
	s->row.calls++;
	s->row.errors += error;
	if (unfinished) {
		s->row.unfinished++;
		return;
	}
	s->row.total += dur;
	s->row.self += dur;
	s->row.max = dur > s->row.max ? dur : s->row.max;
	s->min = dur < s->min ? dur : s->min;
	s->row.buckets[xb_bucket(dur)]++;
}

static void feed_sum(struct way *w, const struct sum *s, unsigned func, uint32_t tgid, uint32_t tid,
		     unsigned flags)
{
	struct xb_count *c = rec_start(&w->r, XB_COUNT, sizeof(*c), tgid, tid, 5000000000);
	unsigned i;

	c->h.flags = (uint16_t)flags;
	c->calls = s->row.calls;
	c->errors = s->row.errors;
	c->unfinished = s->row.unfinished;
	c->total = s->row.total;
	c->self = s->row.self;
	c->min = s->min;
	c->max = s->row.max;
	c->func = func;
	for (i = 0; i < XB_BUCKETS; i++) {
		struct xb_bucket b = { i, s->row.buckets[i] };

		if (!b.count)
			continue;
		c->nbuckets++;
		rec_add(&w->r, &b, sizeof(b));
	}
	assert_int_equal(feed(w), 1);
}

static const char *const functions[] = { "urEventWait", "urUSMFree", "clFinish" };
#define FUNCTIONS ARRAY_SIZE(functions)
#define THREADS	  4u

static void one_call(struct way *w, unsigned f, uint32_t tgid, uint32_t tid, uint64_t ts,
		     uint64_t dur, bool error, bool unfinished)
{
	const uint64_t none = 0;
	struct xb_call *c = rec_call(&w->r, (uint16_t)slot(w, functions[f]), &none, 0);

	c->h.tgid = tgid;
	c->h.tid = tid;
	c->h.ts = ts;
	c->h.flags = unfinished ? XB_F_UNFINISHED | XB_F_UNWOUND : 0;
	c->id = ts;
	c->dur = dur;
	/* Of clFinish a negative number is an error, of the others any but 0. */
	c->ret = error && !unfinished ? (uint64_t)-36 : 0;
	assert_int_equal(feed(w), 1);
}

static uint32_t process_of(unsigned thread)
{
	return 100 + thread / 2;
}

/* Feeds what was counted by that: each in two pieces, as two readings have it. */
static void feed_sums(struct way *w, const char *by, struct sum sums[2][FUNCTIONS][THREADS])
{
	bool thread = !strcmp(by, "thread"), process = thread || !strcmp(by, "process");

	for (unsigned k = 0; k < 2; k++) {
		for (unsigned f = 0; f < FUNCTIONS; f++) {
			for (unsigned t = 0; t < THREADS; t++)
				feed_sum(w, &sums[k][f][t], process ? 0 : slot(w, functions[f]),
					 process ? process_of(t) : 0, thread ? 200 + t : 0, 0);
		}
	}
}

static void same_rows(const char *by)
{
	struct sum(*sums)[FUNCTIONS][THREADS] = calloc(2, sizeof(*sums));
	struct way told, counted;
	struct sink_opts o = { .by = by, .view = XPTIBPF_VIEW_COUNTS | XPTIBPF_VIEW_HISTOGRAM };
	_cleanup_free_ char *a = NULL, *b = NULL;
	unsigned i;

	assert_non_null(sums);
	for (i = 0; i < 2 * FUNCTIONS * THREADS; i++)
		sums[i / (FUNCTIONS * THREADS)][i / THREADS % FUNCTIONS][i % THREADS].min =
			UINT64_MAX;
	way_new(&told, &o);
	way_new(&counted, &o);
	for (i = 0; i < FUNCTIONS; i++) {
		/* Slot 0 is no function's. */
		if (!i) {
			slot(&told, "urEventRelease");
			slot(&counted, "urEventRelease");
		}
		assert_int_equal(slot(&told, functions[i]), slot(&counted, functions[i]));
	}
	for (i = 0; i < 4000; i++) {
		unsigned f = (unsigned)(next_random() % FUNCTIONS);
		unsigned t = (unsigned)(next_random() % THREADS);
		uint64_t dur = 1 + (next_random() >> 24 >> next_random() % 30);
		bool unfinished = next_random() % 50 == 0;
		bool error = !unfinished && next_random() % 10 == 0;

		one_call(&told, f, process_of(t), 200 + t, 1000 + i, dur, error, unfinished);
		count_call(&sums[i / 2000][f][t], dur, error, unfinished);
	}
	feed_sums(&counted, by, sums);
	told.ops->finish(told.s, told.m, &told.out);
	counted.ops->finish(counted.s, counted.m, &counted.out);
	a = lines_of(&told, "latency");
	b = lines_of(&counted, "latency");
	assert_string_equal(a, b);
	assert_non_null(strstr(a, "\"histogram\":[["));
	way_done(&told);
	way_done(&counted);
	free(sums);
}

TEST(test_same_rows)
{
	same_rows("function");
	same_rows("process");
	same_rows("thread");
}

TEST(test_rest)
{
	struct sum s = { .min = UINT64_MAX };
	_cleanup_free_ char *head = NULL, *rows = NULL;
	struct way w;

	way_new(&w, &(struct sink_opts){ .by = "thread", .view = XPTIBPF_VIEW_COUNTS });
	count_call(&s, 10, false, false);
	count_call(&s, 20, true, false);
	feed_sum(&w, &s, 0, 0, 0, XB_COUNT_REST);
	w.ops->finish(w.s, w.m, &w.out);
	head = lines_of(&w, "stat");
	rows = lines_of(&w, "latency");
	assert_non_null(strstr(head, "\"calls_folded\":2,"));
	assert_string_equal(rows, "");
	way_done(&w);
}

/* ---- intervals --------------------------------------------------------------------------------- */

static unsigned nlines(const char *text)
{
	unsigned n = 0;

	for (; *text; text++)
		n += *text == '\n';
	return n;
}

static void has_interval(const char *lines, uint64_t from, uint64_t to, uint64_t calls)
{
	char head[96], row[64];
	const char *p;
	size_t n;

	snprintf(head, sizeof(head), "\"from\":%llu,\"to\":%llu,\"calls_folded\":0,\"rows\":[",
		 (unsigned long long)from, (unsigned long long)to);
	p = strstr(lines, head);
	if (!p) {
		fail_msg("no %s in %s", head, lines);
		return;
	}
	p += strlen(head);
	n = strcspn(p, "\n");
	if (!calls) {
		assert_int_equal(*p, ']');
		return;
	}
	snprintf(row, sizeof(row), "\"calls\":%llu,", (unsigned long long)calls);
	assert_non_null(memmem(p, n, row, strlen(row)));
}

TEST(test_by_the_streams_time)
{
	_cleanup_free_ char *lines = NULL, *rows = NULL;
	struct way w;

	way_new(&w, &(struct sink_opts){ .interval_ns = 100 });
	slot(&w, "urEventRelease");
	clock_at(&w, 1000, 0);
	one_call(&w, 0, 10, 10, 1010, 20, false, false);
	/* Begins in the first one and ends in the second. */
	one_call(&w, 0, 10, 10, 1090, 20, false, false);
	one_call(&w, 0, 10, 10, 1120, 30, false, false);
	/* Its record came late. */
	one_call(&w, 0, 11, 11, 1050, 10, false, false);
	w.ops->tick(w.s, w.m, 1234, &w.out);
	one_call(&w, 0, 10, 10, 1940, 10, false, false);
	one_call(&w, 0, 10, 10, 1960, 7, false, false);
	w.ops->finish(w.s, w.m, &w.out);
	lines = lines_of(&w, "interval");
	rows = lines_of(&w, "latency");
	assert_int_equal(nlines(lines), 5);
	has_interval(lines, 1000, 1100, 1);
	has_interval(lines, 1100, 1200, 3);
	has_interval(lines, 1200, 1300, 0);
	has_interval(lines, 1300, 1900, 0);
	has_interval(lines, 1900, 1967, 2);
	assert_int_equal(nlines(rows), 1);
	assert_non_null(strstr(rows, "\"calls\":6,"));
	way_done(&w);
}

static void counted_until(struct way *w, uint64_t from, uint64_t to)
{
	struct xb_counted *c = rec_start(&w->r, XB_COUNTED, sizeof(*c), 0, 0, to);

	c->from = from;
	assert_int_equal(feed(w), 1);
}

TEST(test_by_the_records)
{
	_cleanup_free_ char *lines = NULL, *rows = NULL, *head = NULL;
	struct sum s = { .min = UINT64_MAX };
	struct way w;

	way_new(&w, &(struct sink_opts){ .interval_ns = 100, .view = XPTIBPF_VIEW_COUNTS });
	slot(&w, "urEventRelease");
	clock_at(&w, 1000, XB_CLOCK_COUNTED);
	/* The stream's time ends nothing. */
	w.ops->tick(w.s, w.m, 5000, &w.out);
	count_call(&s, 7, false, false);
	feed_sum(&w, &s, slot(&w, functions[0]), 0, 0, 0);
	counted_until(&w, 1050, 1151);
	counted_until(&w, 1151, 1250);
	count_call(&s, 9, false, false);
	feed_sum(&w, &s, slot(&w, functions[0]), 0, 0, 0);
	counted_until(&w, 1250, 1300);
	w.ops->finish(w.s, w.m, &w.out);
	lines = lines_of(&w, "interval");
	rows = lines_of(&w, "latency");
	head = lines_of(&w, "stat");
	assert_int_equal(nlines(lines), 3);
	has_interval(lines, 1050, 1151, 1);
	has_interval(lines, 1151, 1250, 0);
	has_interval(lines, 1250, 1300, 2);
	assert_non_null(strstr(rows, "\"calls\":3,"));
	assert_non_null(strstr(rows, "\"total\":23,"));
	assert_non_null(strstr(head, "\"counted\":true,\"waits\":null"));
	way_done(&w);
}

/* ---- liars ------------------------------------------------------------------------------------- */

TEST(test_bad_records)
{
	struct xb_bucket b = { XB_BUCKETS, 1 };
	struct xb_count *c;
	struct way w;

	way_new(&w, &(struct sink_opts){ .view = XPTIBPF_VIEW_COUNTS });
	c = rec_start(&w.r, XB_COUNT, sizeof(*c), 1, 1, 1);
	c->nbuckets = 1;
	assert_int_equal(feed(&w), -EBADMSG);
	rec_add(&w.r, &b, sizeof(b));
	assert_int_equal(feed(&w), -EBADMSG);
	c = rec_start(&w.r, XB_COUNT, sizeof(*c), 1, 1, 1);
	c->func = XB_MAX_FUNCS;
	assert_int_equal(feed(&w), -EBADMSG);
	rec_start(&w.r, XB_COUNT, sizeof(*c) - 8, 1, 1, 1);
	assert_int_equal(feed(&w), -EBADMSG);
	/* A slot that was never defined. */
	c = rec_start(&w.r, XB_COUNT, sizeof(*c), 0, 0, 1);
	c->func = 77;
	c->calls = 5;
	assert_int_equal(feed(&w), 1);
	w.ops->finish(w.s, w.m, &w.out);
	assert_non_null(strstr(strbuf_str(&w.out), "\"function\":\"func#77\""));
	assert_int_equal(decoder_bad(w.d), 4);
	way_done(&w);
}

/* Anything, in any order: it ends, and with few lines. */
static void lies(unsigned by, bool counted)
{
	static const char *const words[] = { "function", "process", "thread", "kernel" };
	struct way w;
	unsigned i, k;

	way_new(&w,
		&(struct sink_opts){ .by = words[by],
				     .interval_ns = 1 + next_random() % 1000,
				     .view = (unsigned)next_random() & XPTIBPF_VIEW_HISTOGRAM });
	slot(&w, "urEventRelease");
	if (next_random() % 4)
		clock_at(&w, next_random(), counted ? XB_CLOCK_COUNTED : 0);
	for (i = 0; i < 200; i++) {
		uint64_t ts = next_random() >> next_random() % 64;
		struct xb_count *c;

		switch (next_random() % 4) {
		case 0:
			one_call(&w, (unsigned)(next_random() % FUNCTIONS), 1 + i % 3, 1 + i % 5,
				 ts, next_random() >> next_random() % 64, false, i % 7 == 0);
			break;
		case 1:
			w.ops->tick(w.s, w.m, ts, &w.out);
			break;
		case 2:
			if (next_random() % 8 == 0)
				counted_until(&w, next_random(), ts);
			break;
		default:
			c = rec_start(&w.r, XB_COUNT, sizeof(*c), (uint32_t)(next_random() % 3),
				      i % 5, ts);
			c->calls = next_random();
			c->total = next_random();
			c->min = next_random();
			c->func = (uint32_t)(next_random() % 6);
			c->nbuckets = (uint32_t)(next_random() % 4);
			for (k = 0; k < c->nbuckets; k++) {
				struct xb_bucket b = { (uint32_t)(next_random() % XB_BUCKETS),
						       (uint32_t)next_random() };

				rec_add(&w.r, &b, sizeof(b));
			}
			assert_int_equal(feed(&w), 1);
		}
	}
	w.ops->finish(w.s, w.m, &w.out);
	assert_false(strbuf_failed(&w.out));
	assert_true(nlines(strbuf_str(&w.out)) < 1000);
	way_done(&w);
}

TEST(test_liars)
{
	for (unsigned i = 0; i < 80; i++)
		lies(i % 4, i / 4 % 2);
}
