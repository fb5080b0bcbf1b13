// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sampled_test.c - samples of device metrics in a stream: what definitions and samples become, and what is refused of a
 * hostile one. tests/real/ze_sampling.py has what a real loader makes of them.
 */
#include <math.h>

#include "unit.h"
#include "decode/sampled.h"
#include "model/metrics/metrics.h"
#include "ring/live_defs.h"
#include "ring/renumber.h"
#include "fixture.h"

static int setup(void **state)
{
	fixture_new(state, MODEL_METRICS);
	return 0;
}

#define TEXTS(t) (t), sizeof(t)

static void make_group(struct fixture *f, uint32_t number, uint32_t n, const char *texts,
		       size_t size)
{
	struct xb_def_metrics *g = rec_start(&f->r, XB_DEF_METRICS, sizeof(*g), 0, 0, 100);

	g->period = 5000000;
	g->group = number;
	g->nmetrics = n;
	rec_add(&f->r, texts, (uint32_t)size);
}

static void make_metric(struct fixture *f, uint32_t group, uint32_t index, uint32_t kind,
			const char *texts, size_t size)
{
	struct xb_def_metric *m = rec_start(&f->r, XB_DEF_METRIC, sizeof(*m), 0, 0, 100);

	m->group = group;
	m->index = index;
	m->kind = kind;
	rec_add(&f->r, texts, (uint32_t)size);
}

static void make_sample(struct fixture *f, uint32_t group, uint32_t n, const uint64_t values[],
			uint32_t have)
{
	struct xb_sample *s = rec_start(&f->r, XB_SAMPLE, sizeof(*s), 0, 0, 200);

	s->group = group;
	s->n = n;
	s->error = 7;
	rec_add(&f->r, values, have * 8);
}

static int give(struct fixture *f)
{
	int r = decoder_decode(f->d, rec_hdr(&f->r), &f->e);

	if (r > 0)
		assert_int_equal(model_event(f->m, &f->e), 0);
	return r;
}

static uint64_t bits_of(double v)
{
	uint64_t bits;

	memcpy(&bits, &v, sizeof(bits));
	return bits;
}

static uint64_t low_of(float v)
{
	uint32_t bits;

	memcpy(&bits, &v, sizeof(bits));
	/* What is above is nobody's. */
	return bits | 0xdeadbeefull << 32;
}

/* A group with a metric of each kind. */
static void define(struct fixture *f)
{
	make_group(f, 1, 5, TEXTS("ze0\0model\0Group"));
	assert_int_equal(give(f), 1);
	make_metric(f, 1, 0, XB_METRIC_UINT32, TEXTS("A\0ns\0DURATION\0UINT32"));
	assert_int_equal(give(f), 1);
	make_metric(f, 1, 1, XB_METRIC_UINT64, TEXTS("B\0\0RAW\0UINT64"));
	assert_int_equal(give(f), 1);
	make_metric(f, 1, 2, XB_METRIC_FLOAT32, TEXTS("C\0percent\0RATIO\0FLOAT32"));
	assert_int_equal(give(f), 1);
	make_metric(f, 1, 3, XB_METRIC_FLOAT64, TEXTS("D\0\0RATIO\0FLOAT64"));
	assert_int_equal(give(f), 1);
	make_metric(f, 1, 4, XB_METRIC_BOOL, TEXTS("E\0\0FLAG\0BOOL8"));
	assert_int_equal(give(f), 1);
}

TEST_WITH(samples, struct fixture *f)
{
	const struct value *v;

	define(f);
	assert_int_equal(f->e.type, EVENT_METRIC);
	make_sample(f, 1, 5,
		    (const uint64_t[]){ 0xffffffff00000003, UINT64_MAX, low_of(1.5f),
					bits_of(-2.25), 0x100 },
		    5);
	assert_int_equal(give(f), 1);
	assert_int_equal(f->e.type, EVENT_SAMPLE);
	assert_string_equal(f->e.sample.group->device, "ze0");
	assert_string_equal(f->e.sample.group->model, "model");
	assert_string_equal(f->e.sample.group->name, "Group");
	assert_string_equal(f->e.sample.group->metrics[2].unit, "percent");
	assert_string_equal(f->e.sample.group->metrics[4].value_type, "BOOL8");
	v = f->e.sample.values;
	assert_true(v[0].kind == VALUE_UINT && v[0].u == 3);
	assert_true(v[1].kind == VALUE_UINT && v[1].u == UINT64_MAX);
	assert_true(v[2].kind == VALUE_FLOAT && v[2].f > 1.49 && v[2].f < 1.51);
	assert_true(v[3].kind == VALUE_FLOAT && v[3].f > -2.26 && v[3].f < -2.24);
	assert_true(v[4].kind == VALUE_BOOL && v[4].u == 1);
}

struct found {
	const struct metrics_row *rows[8];
	unsigned n;
};

static int on_row(void *u, const struct metrics_row *r)
{
	struct found *x = u;

	assert_true(x->n < 8);
	x->rows[x->n++] = r;
	return 0;
}

TEST_WITH(table, struct fixture *f)
{
	struct found x = { 0 };

	define(f);
	make_sample(f, 1, 5, (const uint64_t[]){ 1, 10, low_of(1), bits_of(0.5), 0 }, 5);
	assert_int_equal(give(f), 1);
	make_sample(f, 1, 5, (const uint64_t[]){ 4, 30, low_of(2), bits_of(NAN), 1 }, 5);
	rec_hdr(&f->r)->flags = XB_SAMPLE_UNTIMED;
	assert_int_equal(give(f), 1);
	make_sample(f, 1, 5, (const uint64_t[]){ 1, 20, low_of(-INFINITY), bits_of(1.5), 0 }, 5);
	assert_int_equal(give(f), 1);
	assert_int_equal(metrics_each(model_metrics(f->m), on_row, &x), 0);
	assert_int_equal(x.n, 5);
	assert_string_equal(x.rows[1]->metric, "B");
	assert_string_equal(x.rows[1]->group, "Group");
	assert_string_equal(x.rows[1]->device, "ze0");
	assert_string_equal(x.rows[0]->unit, "ns");
	assert_int_equal(x.rows[1]->period, 5000000);
	assert_int_equal(x.rows[1]->samples, 3);
	assert_int_equal(x.rows[1]->untimed, 1);
	assert_true(x.rows[1]->min == 10 && x.rows[1]->mean == 20 && x.rows[1]->max == 30);
	assert_true(x.rows[0]->min == 1 && x.rows[0]->mean == 2 && x.rows[0]->max == 4);
	assert_true(x.rows[2]->samples == 2 && x.rows[2]->refused == 1 && x.rows[2]->max == 2);
	assert_true(x.rows[3]->samples == 2 && x.rows[3]->refused == 1 && x.rows[3]->mean == 1);
	assert_int_equal(metrics_totals(model_metrics(f->m))->no_numbers, 2);
	assert_int_equal(x.rows[3]->untimed, 0);
}

TEST_WITH(definitions_again, struct fixture *f)
{
	const uint64_t values[] = { 1, 2, 3, 4, 5 };
	uint64_t serial;

	define(f);
	serial = f->e.metrics->serial;
	define(f);
	assert_int_equal(f->e.metrics->serial, serial);
	make_metric(f, 1, 1, XB_METRIC_UINT64, TEXTS("Other\0\0RAW\0UINT64"));
	assert_int_equal(give(f), 1);
	assert_int_not_equal(f->e.metrics->serial, serial);
	make_sample(f, 1, 5, values, 5);
	assert_int_equal(give(f), 1);
	assert_string_equal(f->e.sample.group->metrics[1].name, "Other");
	/* Another group of that number has none of the old one's metrics. */
	make_group(f, 1, 5, TEXTS("ze0\0model\0Another"));
	assert_int_equal(give(f), 1);
	make_sample(f, 1, 5, values, 5);
	assert_int_equal(give(f), 0);
	assert_int_equal(decoder_missing(f->d), 1);
}

/* Nothing is believed that a definition or a sample can't be. */
TEST_WITH(hostile, struct fixture *f)
{
	static char lengthy[XB_SAMPLE_TEXT + 8];
	static const uint64_t values[8];

	make_group(f, 0, 1, TEXTS("a\0b\0c"));
	assert_int_equal(give(f), -EBADMSG);
	make_group(f, 1, 0, TEXTS("a\0b\0c"));
	assert_int_equal(give(f), -EBADMSG);
	make_group(f, 1, XB_SAMPLE_METRICS + 1, TEXTS("a\0b\0c"));
	assert_int_equal(give(f), -EBADMSG);
	make_group(f, 1, UINT32_MAX, TEXTS("a\0b\0c"));
	assert_int_equal(give(f), -EBADMSG);
	make_group(f, 1, 1, "a\0b\0cccc", 8);
	assert_int_equal(give(f), -EBADMSG);
	memset(lengthy, 'x', XB_SAMPLE_TEXT);
	make_group(f, 1, 1, lengthy, sizeof(lengthy));
	assert_int_equal(give(f), -EBADMSG);
	define(f);
	make_metric(f, 1, 5, XB_METRIC_BOOL, TEXTS("a\0b\0c\0d"));
	assert_int_equal(give(f), -EBADMSG);
	make_metric(f, 1, UINT32_MAX, XB_METRIC_BOOL, TEXTS("a\0b\0c\0d"));
	assert_int_equal(give(f), -EBADMSG);
	make_metric(f, 1, 0, XB_METRIC_KINDS, TEXTS("a\0b\0c\0d"));
	assert_int_equal(give(f), -EBADMSG);
	make_metric(f, 1, 0, XB_METRIC_BOOL, "a\0b\0cddd", 8);
	assert_int_equal(give(f), -EBADMSG);
	/* Of a group that nobody knows nothing is known. */
	make_metric(f, 2, 0, XB_METRIC_BOOL, TEXTS("a\0b\0c\0d"));
	assert_int_equal(give(f), 0);
	make_sample(f, 2, 5, values, 5);
	assert_int_equal(give(f), 0);
	assert_int_equal(decoder_missing(f->d), 2);
	make_sample(f, 1, 4, values, 5);
	assert_int_equal(give(f), -EBADMSG);
	make_sample(f, 1, 5, values, 4);
	assert_int_equal(give(f), -EBADMSG);
	make_sample(f, 1, UINT32_MAX, values, 5);
	assert_int_equal(give(f), -EBADMSG);
	make_sample(f, 2, UINT32_MAX, values, 5);
	assert_int_equal(give(f), -EBADMSG);
	assert_int_equal(decoder_bad(f->d), 14);
	/* What was there before is. */
	make_sample(f, 1, 5, values, 5);
	assert_int_equal(give(f), 1);
}

/* A recording may have any number of groups, of which the last are known. */
TEST_WITH(many, struct fixture *f)
{
	const uint64_t value = 3;

	for (uint32_t i = 1; i <= SAMPLED_GROUPS_MAX + 1; i++) {
		make_group(f, i, 1, TEXTS("ze0\0\0Group"));
		assert_int_equal(give(f), 1);
		make_metric(f, i, 0, XB_METRIC_UINT64, TEXTS("A\0\0\0"));
		assert_int_equal(give(f), 1);
		make_sample(f, i, 1, &value, 1);
		assert_int_equal(give(f), 1);
	}
	make_sample(f, 1, 1, &value, 1);
	assert_int_equal(give(f), 0);
	make_sample(f, 2, 1, &value, 1);
	assert_int_equal(give(f), 1);
}

static int count(void *u, const struct xb_hdr *rec)
{
	unsigned *n = u;

	if (n[0] == 0)
		assert_int_equal(rec->type, XB_DEF_METRICS);
	n[0]++;
	return 0;
}

/* A reader that begins later gets the definitions, the group before its metrics, and no samples. */
TEST_WITH(live, struct fixture *f)
{
	static const uint64_t value;
	struct live_defs *d;
	unsigned n = 0;

	assert_int_equal(live_defs_new(&d), 0);
	make_metric(f, 1, 0, XB_METRIC_BOOL, TEXTS("a\0b\0c\0d"));
	assert_int_equal(live_defs_apply(d, rec_hdr(&f->r), 1), 1);
	make_metric(f, 1, 1, XB_METRIC_BOOL, TEXTS("b\0b\0c\0d"));
	assert_int_equal(live_defs_apply(d, rec_hdr(&f->r), 2), 1);
	make_group(f, 1, 2, TEXTS("ze0\0\0Group"));
	assert_int_equal(live_defs_apply(d, rec_hdr(&f->r), 3), 1);
	assert_int_equal(live_defs_apply(d, rec_hdr(&f->r), 4), 0);
	make_sample(f, 1, 1, &value, 1);
	assert_false(live_defs_matters(d, rec_hdr(&f->r)));
	assert_int_equal(live_defs_apply(d, rec_hdr(&f->r), 5), 0);
	assert_int_equal(live_defs_each(d, 0, count, &n), 0);
	assert_int_equal(n, 3);
	live_defs_free(d);
}

/* Groups of two streams are apart, and know their machine and its clock. */
TEST_WITH(merged, struct fixture *f)
{
	static uint64_t out[RENUMBER_RECORD / 8];
	const struct xb_hdr *h = (const struct xb_hdr *)out;
	const struct xb_sample *s = (const void *)out;
	const struct xb_def_metrics *g = (const void *)out;
	const struct xb_def_metric *m = (const void *)out;
	const uint64_t value = 9;
	struct renumber *r;
	struct renumber_source *source[2];
	uint32_t groups[2];

	assert_int_equal(renumber_new(2, &r), 0);
	for (uint32_t i = 0; i < 2; i++)
		assert_int_equal(renumber_source_new(r, i, &source[i]), 0);
	renumber_host(source[1], 0, 1, 1000);
	for (unsigned i = 0; i < 2; i++) {
		make_group(f, 1, 1, TEXTS("ze0\0\0Group"));
		assert_int_equal(renumber_record(source[i], rec_hdr(&f->r), (void *)out), 1);
		groups[i] = g->group;
		assert_int_equal(xb_host(h->tgid), i);
		make_metric(f, 1, 0, XB_METRIC_UINT64, TEXTS("A\0\0\0"));
		assert_int_equal(renumber_record(source[i], rec_hdr(&f->r), (void *)out), 1);
		assert_int_equal(m->group, groups[i]);
		make_sample(f, 1, 1, &value, 1);
		assert_int_equal(renumber_record(source[i], rec_hdr(&f->r), (void *)out), 1);
		assert_int_equal(s->group, groups[i]);
		assert_int_equal(xb_host(h->tgid), i);
		assert_int_equal(xb_id(h->tgid), 0);
		assert_int_equal(h->ts, 200 + i * 1000);
		assert_int_equal(s->values[0], 9);
	}
	assert_int_not_equal(groups[0], groups[1]);
	for (unsigned i = 0; i < 2; i++)
		renumber_source_free(source[i]);
	renumber_free(r);
}
