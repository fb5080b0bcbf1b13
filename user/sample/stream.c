// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stream.c - see stream.h, and clock.h for when a report was.
 *
 * Drivers have two functions for a device's clock: an experimental one for the clock of a group's reports, and that of the
 * device, which often is the same one. The first is said to be wrong at times. Each reading of either is checked; if it
 * can't be the clock of the reports, these are placed by when they were read, and the other function is tried the next time.
 */
#include "sample/stream.h"

#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/clock.h"

#define RAW_BYTES  (4u << 20) /* of one reading */
#define READINGS   16u	      /* one after the other, if each has filled it */
#define VALUES_MAX (1u << 20)
#define SETS_MAX   (1u << 16)
#define LOOKS	   3u		    /* at the clock, of which the shortest counts */
#define SLACK_NS   (10 * NS_PER_MS) /* before it was opened */

static bool failed(struct stream_error *e, int result, const char *function)
{
	if (result == LEVEL_ZERO_SUCCESS)
		return false;
	*e = (struct stream_error){ (uint32_t)result, function };
	return true;
}

/* ---- its clocks ---------------------------------------------------------------------------------- */

static bool read_of_group(const struct stream_clock *c, uint64_t *ret)
{
	uint64_t global = 0;

	return c->lz->zetMetricGroupGetGlobalTimestampsExp &&
	       !c->lz->zetMetricGroupGetGlobalTimestampsExp(c->handle, 0, &global, ret);
}

static bool read_of_device(const struct stream_clock *c, uint64_t *ret)
{
	uint64_t host = 0;

	return !c->lz->zeDeviceGetGlobalTimestamps(c->handle, &host, ret);
}

/* What the group says of its own clock, and the device of its. */
static void learn_clocks(struct stream *s)
{
	struct level_zero_resolution own = { .stype = LEVEL_ZERO_RESOLUTION };
	struct level_zero_group g = { .stype = LEVEL_ZERO_GROUP_PROPERTIES, .next = &own };
	struct level_zero_device d = { .stype = LEVEL_ZERO_DEVICE_PROPERTIES_1_2 };

	s->clocks[0] = (struct stream_clock){ read_of_group, s->lz, s->group, { 0 }, false, { 0 } };
	s->clocks[1] =
		(struct stream_clock){ read_of_device, s->lz, s->device, { 0 }, false, { 0 } };
	if (!s->lz->zetMetricGroupGetProperties(s->group, &g))
		(void)clock_rate_set(&s->clocks[0].rate, own.cycles, own.valid_bits);
	if (!s->lz->zeDeviceGetProperties(s->device, &d))
		(void)clock_rate_set(&s->clocks[1].rate, d.timer_resolution, d.valid_bits);
}

static bool look_once(const struct stream_clock *c, struct clock_moment *ret)
{
	uint64_t before = now_ns(), cycles = 0, half;

	if (!c->read(c, &cycles))
		return false;
	half = (now_ns() - before) / 2 + 1;
	*ret = (struct clock_moment){ before + half, half, clock_to_ns(&c->rate, cycles) };
	return true;
}

/* False: it can't be read, or has not advanced as ours has since it was read last. */
static bool look_at(struct stream_clock *c, struct clock_moment *ret)
{
	const bool known = c->known;
	const struct clock_moment before = c->last;
	struct clock_moment m;
	uint64_t off = 0;

	c->known = false;
	for (unsigned i = 0; i < LOOKS && c->rate.per_second; i++) {
		if (!look_once(c, &m))
			return false;
		if (!c->known || m.error < c->last.error)
			c->last = m;
		c->known = true;
	}
	if (!c->known || (known && !clock_agrees(&c->rate, &before, &c->last, &off)))
		return false;
	*ret = c->last;
	ret->error += off;
	return true;
}

static void try_other_clock(struct stream *s)
{
	const unsigned other = (s->clock + 1) % STREAM_CLOCKS;

	if (s->clocks[other].rate.per_second)
		s->clock = other;
}

/* Its timestamps' moment. False: they can't be trusted this time. */
static bool look_at_clock(struct stream *s, struct clock_moment *ret)
{
	if (s->timestamp < 0)
		return false;
	if (look_at(&s->clocks[s->clock], ret))
		return true;
	try_other_clock(s);
	return false;
}

/* ---- opening ------------------------------------------------------------------------------------- */

bool stream_open(struct stream *s, uint64_t period_ns, struct stream_error *e)
{
	struct level_zero_streamer_desc desc = { .stype = LEVEL_ZERO_STREAMER_DESC,
						 .period = (uint32_t)period_ns };
	struct clock_moment m;

	if (failed(e,
		   s->lz->zetMetricStreamerOpen(s->context, s->device, s->group, &desc, NULL,
						&s->streamer),
		   "zetMetricStreamerOpen"))
		return false;
	s->period = desc.period ?: period_ns;
	s->opened = s->last = now_ns();
	s->timestamp = -1;
	learn_clocks(s);
	/* What the first reading is compared with. */
	for (unsigned i = 0; i < STREAM_CLOCKS; i++)
		(void)look_at(&s->clocks[i], &m);
	s->clock = !s->clocks[0].known;
	return true;
}

void stream_add_metric(struct stream *s, const struct level_zero_metric *m)
{
	if (s->nmetrics == SAMPLE_METRICS)
		return;
	if (m->type == LEVEL_ZERO_TIMESTAMP && s->timestamp < 0 &&
	    (m->value_type == LEVEL_ZERO_UINT64 || m->value_type == LEVEL_ZERO_UINT32)) {
		s->timestamp = (int)s->nmetrics;
		s->in_ns = !strncmp(m->unit, "ns", sizeof("ns"));
	}
	s->types[s->nmetrics++] = m->value_type;
}

void stream_close(struct stream *s)
{
	if (s->streamer)
		(void)s->lz->zetMetricStreamerClose(s->streamer);
	s->streamer = NULL;
}

/* ---- values -------------------------------------------------------------------------------------- */

/* What was calculated of one reading. */
struct calculated {
	struct level_zero_value *values;
	uint32_t *counts; /* of each set; NULL: it is one */
	uint32_t total, sets;
};

static void calculated_done(struct calculated *c)
{
	free(c->values);
	free(c->counts);
}

/* False: more than there can be, or no memory for it. */
static bool make_room(struct calculated *c, bool sets)
{
	if (c->total > VALUES_MAX || c->sets > SETS_MAX)
		return false;
	c->values = calloc((size_t)c->total + 1, sizeof(*c->values));
	c->counts = sets ? calloc((size_t)c->sets + 1, sizeof(*c->counts)) : NULL;
	return c->values && (!sets || c->counts);
}

/* 1: they are there; 0: refused; -1: *e says why not. */
static int calculate_sets(const struct stream *s, const uint8_t *raw, size_t size,
			  struct calculated *c, struct stream_error *e)
{
	const char *name = "zetMetricGroupCalculateMultipleMetricValuesExp";
	uint32_t total, sets;

	if (failed(e,
		   s->lz->zetMetricGroupCalculateMultipleMetricValuesExp(
			   s->group, LEVEL_ZERO_VALUES, size, raw, &c->sets, &c->total, NULL, NULL),
		   name))
		return -1;
	if (!make_room(c, true))
		return 0;
	total = c->total;
	sets = c->sets;
	if (total && failed(e,
			    s->lz->zetMetricGroupCalculateMultipleMetricValuesExp(
				    s->group, LEVEL_ZERO_VALUES, size, raw, &c->sets, &c->total,
				    c->counts, c->values),
			    name))
		return -1;
	return c->total <= total && c->sets <= sets;
}

static int calculate_all(const struct stream *s, const uint8_t *raw, size_t size,
			 struct calculated *c, struct stream_error *e)
{
	const char *name = "zetMetricGroupCalculateMetricValues";
	uint32_t total;

	if (failed(e,
		   s->lz->zetMetricGroupCalculateMetricValues(s->group, LEVEL_ZERO_VALUES, size,
							      raw, &c->total, NULL),
		   name))
		return -1;
	if (!make_room(c, false))
		return 0;
	total = c->total;
	if (total && failed(e,
			    s->lz->zetMetricGroupCalculateMetricValues(
				    s->group, LEVEL_ZERO_VALUES, size, raw, &c->total, c->values),
			    name))
		return -1;
	return c->total <= total;
}

static int calculate(const struct stream *s, const uint8_t *raw, size_t size, struct calculated *c,
		     struct stream_error *e)
{
	int r = -1;

	if (s->lz->zetMetricGroupCalculateMultipleMetricValuesExp) {
		r = calculate_sets(s, raw, size, c, e);
		if (r >= 0 ||
		    (e->result != LEVEL_ZERO_UNSUPPORTED && e->result != LEVEL_ZERO_UNINITIALIZED))
			return r;
	}
	calculated_done(c);
	*c = (struct calculated){ 0 };
	return calculate_all(s, raw, size, c, e);
}

static uint64_t bits_of(const struct level_zero_value *v)
{
	switch (v->type) {
	case LEVEL_ZERO_UINT32:
	case LEVEL_ZERO_FLOAT32:
		return v->u32;
	case LEVEL_ZERO_BOOL8:
		return v->b8 != 0;
	default:
		return v->u64;
	}
}

static bool types_fit(const struct stream *s, const struct level_zero_value *v)
{
	for (uint32_t i = 0; i < s->nmetrics; i++)
		if (v[i].type != s->types[i] || v[i].type >= LEVEL_ZERO_NUMBERS)
			return false;
	return true;
}

/* ---- one reading --------------------------------------------------------------------------------- */

struct reading {
	struct stream *s;
	struct sample_counts *counts;
	void (*fn)(void *u, const struct sample_report *r); /* NULL: they are forgotten */
	void *u;
	bool known; /* the moment is */
	struct clock_moment moment;
	uint64_t at, before; /* ns: when it was read, and the time before */
	uint64_t left;	     /* reports after this one */
};

/* Its time, if its device's clock can't be trusted: evenly up to the reading, as far as the one before. */
static void place_by_reading(const struct reading *r, struct sample_report *report)
{
	uint64_t wide = r->at - r->before, ago = r->left * r->s->period;

	report->ts = r->at - (ago < wide ? ago : wide);
	report->error = (uint32_t)(wide < UINT32_MAX ? wide : UINT32_MAX);
	report->untimed = 1;
}

static bool place_by_clock(const struct reading *r, struct sample_report *report)
{
	const struct stream *s = r->s;
	const struct clock_rate *rate = &s->clocks[s->clock].rate;
	const uint64_t value = report->values[s->timestamp];

	if (!clock_place(rate, &r->moment, s->in_ns ? value : clock_to_ns(rate, value),
			 s->opened - SLACK_NS, &report->ts))
		return false;
	report->error = (uint32_t)(r->moment.error < UINT32_MAX ? r->moment.error : UINT32_MAX);
	return true;
}

static void one_report(struct reading *r, const struct level_zero_value *v)
{
	static struct sample_report report;
	const struct stream *s = r->s;

	if (r->left)
		r->left--;
	if (!types_fit(s, v)) {
		r->counts->refused++;
		return;
	}
	report = (struct sample_report){ .stream = s->number, .n = s->nmetrics };
	for (uint32_t i = 0; i < s->nmetrics; i++)
		report.values[i] = bits_of(&v[i]);
	if (r->known && !place_by_clock(r, &report)) {
		r->known = false;
		try_other_clock(r->s);
	}
	if (!r->known)
		place_by_reading(r, &report);
	if (r->fn && report.ts >= s->begun)
		r->fn(r->u, &report);
}

/* A set that is no whole reports is refused as one. */
static void one_set(struct reading *r, const struct level_zero_value *v, uint32_t n)
{
	const uint32_t size = r->s->nmetrics;

	if (n % size) {
		r->counts->refused++;
		return;
	}
	for (uint32_t i = 0; i < n; i += size)
		one_report(r, &v[i]);
}

static void take_values(struct reading *r, const struct calculated *c)
{
	uint32_t at = 0;

	r->left = c->total / r->s->nmetrics;
	if (!c->counts) {
		one_set(r, c->values, c->total);
		return;
	}
	for (uint32_t i = 0; i < c->sets; i++) {
		if (c->counts[i] > c->total - at) {
			r->counts->refused++;
			return;
		}
		one_set(r, &c->values[at], c->counts[i]);
		at += c->counts[i];
	}
	/* Values of no set are of nobody. */
	r->counts->refused += at < c->total;
}

/* False: *e says why. */
static bool take_raw(struct reading *r, const uint8_t *raw, size_t size, struct stream_error *e)
{
	_cleanup_(calculated_done) struct calculated c = { 0 };
	int fits = calculate(r->s, raw, size, &c, e);

	if (fits > 0)
		take_values(r, &c);
	r->counts->refused += !fits;
	return fits >= 0;
}

/* 1: there may be more. */
static int read_once(struct reading *r, uint8_t *raw, struct stream_error *e)
{
	size_t size = RAW_BYTES;
	int result = r->s->lz->zetMetricStreamerReadData(r->s->streamer, UINT32_MAX, &size, raw);

	r->before = r->s->last;
	r->at = r->s->last = now_ns();
	if (result == LEVEL_ZERO_NOT_READY)
		return 0;
	if (result == LEVEL_ZERO_DROPPED)
		r->counts->dropped++;
	else if (failed(e, result, "zetMetricStreamerReadData"))
		return -1;
	if (size > RAW_BYTES) {
		r->counts->refused++;
		return 0;
	}
	if (!size)
		return 0;
	r->known = look_at_clock(r->s, &r->moment);
	return take_raw(r, raw, size, e) ? size == RAW_BYTES : -1;
}

bool stream_read(struct stream *s, struct sample_counts *counts,
		 void (*fn)(void *u, const struct sample_report *r), void *u,
		 struct stream_error *e)
{
	static uint8_t raw[RAW_BYTES];
	struct reading r = { .s = s, .counts = counts, .fn = fn, .u = u };
	int more = 1;

	for (unsigned i = 0; i < READINGS && more > 0; i++)
		more = read_once(&r, raw, e);
	return more >= 0;
}

bool stream_begin(struct stream *s, struct sample_counts *counts, struct stream_error *e)
{
	const struct sample_counts before = *counts;
	bool ok = stream_read(s, counts, NULL, NULL, e);

	*counts = before;
	s->begun = now_ns();
	return ok;
}
