// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * metrics_test.c - device metrics that programs calculate: small streams with known answers, and such as no driver would
 * write. tests/real/ze_metrics.py has what a real loader makes of them.
 */
#include "unit.h"
#include "model/metrics/metrics.h"
#include "fixture.h"

#define GROUP	0x100
#define OTHER	0x200
#define FIRST	0x1000 /* the first metric's handle */
#define UINT64	1
#define FLOAT32 2
/* Of zet_metric_group_properties_t and zet_metric_properties_t, as zet_api.h has them. */
#define NAME_AT	   16
#define COUNT_AT   536
#define GROUP_SIZE 544
#define TYPE_AT	   792
#define UNIT_AT	   796
#define READ	   1024 /* bytes of a structure that are read */

struct typed {
	uint32_t type, zero;
	uint64_t value;
};

static int setup(void **state)
{
	fixture_new(state, MODEL_METRICS)->step = 1000;
	return 0;
}

static void name_group(struct fixture *f, uint64_t group, const char *name, uint32_t count)
{
	char bytes[GROUP_SIZE] = { 0 };

	memcpy(bytes + NAME_AT, name, strlen(name));
	memcpy(bytes + COUNT_AT, &count, sizeof(count));
	begin(f, "zetMetricGroupGetProperties", (const uint64_t[]){ group, 0x7000 }, 2);
	item(f, "zetMetricGroupGetProperties", 1, bytes, sizeof(bytes));
	feed(f);
}

static void list_metrics(struct fixture *f, uint64_t group, uint32_t n)
{
	uint64_t handles[READ / 8];

	for (uint32_t i = 0; i < n; i++)
		handles[i] = FIRST + i;
	begin(f, "zetMetricGet", (const uint64_t[]){ group, 0x7000, 0x7100 }, 3);
	item(f, "zetMetricGet", 1, &n, sizeof(n));
	item(f, "zetMetricGet", 2, handles, n * sizeof(handles[0]));
	feed(f);
}

static void name_metric(struct fixture *f, uint64_t handle, const char *name, const char *unit,
			uint32_t type)
{
	char bytes[READ] = { 0 };

	memcpy(bytes + NAME_AT, name, strlen(name));
	memcpy(bytes + UNIT_AT, unit, strlen(unit));
	memcpy(bytes + TYPE_AT, &type, sizeof(type));
	begin(f, "zetMetricGetProperties", (const uint64_t[]){ handle, 0x7000 }, 2);
	item(f, "zetMetricGetProperties", 1, bytes, sizeof(bytes));
	feed(f);
}

/* Two metrics, "time" and "busy". */
static void know(struct fixture *f, uint64_t group)
{
	name_group(f, group, "group", 2);
	list_metrics(f, group, 2);
	name_metric(f, FIRST, "time", "ns", UINT64);
	name_metric(f, FIRST + 1, "busy", "percent", FLOAT32);
}

/* count: as the driver tells; n of them are read, of total. */
static void calculate(struct fixture *f, uint64_t group, uint32_t count, const struct typed *values,
		      size_t n, uint32_t total)
{
	static const char name[] = "zetMetricGroupCalculateMetricValues";
	const uint64_t words[] = { group, 0, 64, 0x6000, 0x7000, 0x7100 };
	const struct xb_plan *p;

	begin(f, name, words, 6);
	p = &f->plans[slot(f, name)];
	item(f, name, 4, &count, sizeof(count));
	rec_item(&f->r, (unsigned)rec_op(p, -1, 5), total > n ? XB_ITEM_TRUNC : 0, values,
		 (uint16_t)(n * sizeof(*values)), (uint32_t)(total * sizeof(*values)));
	feed(f);
}

static struct typed floating(float v)
{
	struct typed t = { FLOAT32, 0, 0 };

	memcpy(&t.value, &v, sizeof(v));
	return t;
}

static const struct metrics_totals *totals(struct fixture *f)
{
	return metrics_totals(model_metrics(f->m));
}

struct wanted {
	const char *metric;
	const char *unit; /* NULL: any */
	struct metrics_row row;
	unsigned found;
};

static int look(void *u, const struct metrics_row *r)
{
	struct wanted *w = u;

	if (strcmp(r->metric, w->metric) == 0 && (!w->unit || strcmp(r->unit, w->unit) == 0)) {
		w->row = *r;
		w->found++;
	}
	return 0;
}

static struct metrics_row row_in(struct fixture *f, const char *metric, const char *unit)
{
	struct wanted w = { .metric = metric, .unit = unit };

	metrics_each(model_metrics(f->m), look, &w);
	assert_int_equal(w.found, 1);
	return w.row;
}

static struct metrics_row row(struct fixture *f, const char *metric)
{
	return row_in(f, metric, NULL);
}

TEST_WITH(test_numbers, struct fixture *f)
{
	struct metrics_row r;

	know(f, GROUP);
	calculate(f, GROUP, 4,
		  (const struct typed[]){
			  { UINT64, 0, UINT64_MAX }, floating(2), { UINT64, 0, 1 }, floating(-4) },
		  4, 4);
	r = row(f, "time");
	assert_int_equal(r.samples, 2);
	assert_true(r.min == 1 && r.max == (long double)UINT64_MAX &&
		    r.mean == ((long double)UINT64_MAX + 1) / 2);
	assert_string_equal(r.unit, "ns");
	assert_string_equal(r.type, "ZET_VALUE_TYPE_UINT64");
	assert_null(r.kernel);
	r = row(f, "busy");
	assert_true(r.samples == 2 && r.min == -4 && r.max == 2 && r.mean == -1);
	assert_int_equal(totals(f)->calculations, 1);
}

/* Neither of a group that nobody asked for, nor of one that was forgotten, nor with another type or number. */
TEST_WITH(test_refused, struct fixture *f)
{
	const struct typed good[] = { { UINT64, 0, 5 }, floating(1), { UINT64, 0, 6 }, floating(2) };
	const struct typed odd[] = { floating(1), { UINT64, 0, 5 } };

	know(f, GROUP);
	calculate(f, OTHER, 2, good, 2, 2);
	assert_int_equal(totals(f)->unknown, 1);
	calculate(f, GROUP, 3, good, 3, 3);
	assert_int_equal(totals(f)->wrong_count, 1);
	/* It reports another number than there are. */
	calculate(f, GROUP, 4, good, 2, 2);
	assert_int_equal(totals(f)->wrong_count, 2);
	calculate(f, GROUP, 2, odd, 2, 2);
	assert_int_equal(totals(f)->wrong_type, 1);
	assert_int_equal(row(f, "time").samples, 0);
	assert_int_equal(row(f, "time").refused, 1);
	begin(f, "zetMetricGroupDestroyExp", (const uint64_t[]){ GROUP }, 1);
	feed(f);
	calculate(f, GROUP, 2, good, 2, 2);
	assert_int_equal(totals(f)->unknown, 2);
	assert_int_equal(totals(f)->calculations, 5);
}

/* A value carries no unit, so none can be refused for its own. If the driver tells another unit of a metric than before, what
 * follows is added up apart: a minimum of ns and a maximum of percent would be a number of nothing. */
TEST_WITH(test_units_are_not_mixed, struct fixture *f)
{
	struct metrics_row r;

	know(f, GROUP);
	calculate(f, GROUP, 2, (const struct typed[]){ { UINT64, 0, 5 }, floating(1) }, 2, 2);
	name_metric(f, FIRST, "time", "percent", UINT64);
	calculate(f, GROUP, 4,
		  (const struct typed[]){
			  { UINT64, 0, 70 }, floating(2), { UINT64, 0, 90 }, floating(3) },
		  4, 4);
	r = row_in(f, "time", "ns");
	assert_true(r.samples == 1 && r.min == 5 && r.max == 5);
	r = row_in(f, "time", "percent");
	assert_true(r.samples == 2 && r.min == 70 && r.max == 90);
	assert_int_equal(row(f, "busy").samples, 3);
}

/* Numbers that only a hostile program tells cost no time, and are counted. */
TEST_WITH(test_huge, struct fixture *f)
{
	struct typed values[READ / sizeof(struct typed)];

	know(f, GROUP);
	for (unsigned i = 0; i < sizeof(values) / sizeof(values[0]); i++)
		values[i] = i % 2 ? floating(1) : (struct typed){ UINT64, 0, i };
	calculate(f, GROUP, 0xffffff0, values, 64, 0xffffff0);
	assert_int_equal(row(f, "time").samples, 32);
	assert_int_equal(row(f, "time").unread, 0xffffff0 / 2 - 32);
	assert_int_equal(totals(f)->unread, 0xffffff0 - 64);
	name_group(f, GROUP, "group", UINT32_MAX);
	calculate(f, GROUP, UINT32_MAX, values, 64, UINT32_MAX / 16);
	assert_int_equal(totals(f)->wrong_count, 1);
	calculate(f, GROUP, 64, values, 64, 64);
	assert_int_equal(totals(f)->wrong_count, 2);
}

/* What follows the first n values of the next call, in pieces. */
static void send_rest(struct fixture *f, const struct typed *values, size_t n, size_t total,
		      size_t piece)
{
	static const char name[] = "zetMetricGroupCalculateMetricValues";
	const int op = rec_op(&f->plans[slot(f, name)], -1, 5);
	struct rec r;
	struct event e;

	for (size_t at = n; at < total; at += piece) {
		size_t len = total - at < piece ? total - at : piece;
		struct xb_rest *rest =
			rec_start(&r, XB_REST, sizeof(*rest), f->tgid, f->tid, f->now + f->dur);

		rest->call = f->id + 1;
		rest->op = (uint8_t)op;
		rest->offset = (uint32_t)(at * sizeof(*values));
		rest->len = (uint16_t)(len * sizeof(*values));
		rec_add(&r, values + at, rest->len);
		assert_int_equal(decoder_decode(f->d, rec_hdr(&r), &e), 0);
	}
}

/* More values than the call's own record has. */
TEST_WITH(test_rest, struct fixture *f)
{
	enum { N = 1000, ITEM = READ / sizeof(struct typed) };
	static struct typed values[N];
	const struct value *v;
	struct metrics_row r;

	know(f, GROUP);
	for (unsigned i = 0; i < N; i++)
		values[i] = i % 2 ? floating((float)i) : (struct typed){ UINT64, 0, i };
	send_rest(f, values, ITEM, N, 200);
	calculate(f, GROUP, N, values, ITEM, N);
	r = row(f, "time");
	assert_true(r.samples == 500 && r.unread == 0 && r.min == 0 && r.max == 998 &&
		    r.mean == 499);
	r = row(f, "busy");
	assert_true(r.samples == 500 && r.min == 1 && r.max == 999 && r.mean == 500);
	assert_int_equal(totals(f)->unread, 0);
	/* Of those that are shown, there are as many as in its record. */
	v = &f->e.call.args[5];
	assert_int_equal(v->nitems, ITEM);
	assert_int_equal(v->total, N);
	assert_int_equal(v->flags & (VALUE_F_TRUNC | VALUE_F_MORE), VALUE_F_MORE);
	/* They were this call's alone. */
	calculate(f, GROUP, N, values, ITEM, N);
	assert_int_equal(totals(f)->unread, N - ITEM);
	assert_true(f->e.call.args[5].flags & VALUE_F_TRUNC);
}

/* The end of the pieces was lost: what came is taken. */
TEST_WITH(test_rest_is_cut, struct fixture *f)
{
	enum { N = 1000, CAME = 301, ITEM = READ / sizeof(struct typed) };
	static struct typed values[N];

	know(f, GROUP);
	for (unsigned i = 0; i < N; i++)
		values[i] = i % 2 ? floating((float)i) : (struct typed){ UINT64, 0, i };
	send_rest(f, values, ITEM, CAME, 64);
	calculate(f, GROUP, N, values, ITEM, N);
	assert_int_equal(row(f, "time").samples, 151);
	assert_int_equal(row(f, "time").unread, 349);
	assert_int_equal(row(f, "busy").samples, 150);
	assert_int_equal(row(f, "busy").unread, 350);
	assert_int_equal(totals(f)->unread, N - CAME);
	assert_true(f->e.call.args[5].flags & VALUE_F_TRUNC);
}

/* One of a wrong type is recognised among them, too. */
TEST_WITH(test_rest_of_wrong_type, struct fixture *f)
{
	enum { N = 200, ITEM = READ / sizeof(struct typed) };
	static struct typed values[N];

	know(f, GROUP);
	for (unsigned i = 0; i < N; i++)
		values[i] = i % 2 ? floating((float)i) : (struct typed){ UINT64, 0, i };
	values[101].type = UINT64;
	send_rest(f, values, ITEM, N, 64);
	calculate(f, GROUP, N, values, ITEM, N);
	assert_int_equal(row(f, "time").samples, 99);
	assert_int_equal(row(f, "time").refused, 1);
	assert_int_equal(totals(f)->wrong_type, 1);
}

/* A group of more metrics than it was seen to list. */
TEST_WITH(test_unnamed, struct fixture *f)
{
	know(f, GROUP);
	name_group(f, GROUP, "group", 3);
	calculate(f, GROUP, 3,
		  (const struct typed[]){ { UINT64, 0, 5 }, floating(1), { UINT64, 0, 6 } }, 3, 3);
	assert_int_equal(row(f, "time").samples, 1);
	assert_int_equal(totals(f)->unnamed, 1);
}

/* A loader and its driver do the same. */
TEST_WITH(test_layers, struct fixture *f)
{
	const struct typed values[] = { { UINT64, 0, 5 }, floating(1) };

	know(f, GROUP);
	f->flags = XB_F_LOWER;
	calculate(f, GROUP, 2, values, 2, 2);
	f->flags = 0;
	calculate(f, GROUP, 2, values, 2, 2);
	assert_int_equal(row(f, "time").samples, 1);
}

/* Only the result that says so. */
TEST_WITH(test_dropped, struct fixture *f)
{
	static const uint32_t results[] = { 0x70020001, 0, 1, 0x70020001, 0x78000001 };

	for (unsigned i = 0; i < sizeof(results) / sizeof(results[0]); i++) {
		begin(f, "zetMetricStreamerReadData", (const uint64_t[]){ 0x10, 1, 0, 0 }, 4);
		((struct xb_call *)rec_hdr(&f->r))->ret = results[i];
		feed(f);
	}
	assert_int_equal(totals(f)->dropped, 2);
}
