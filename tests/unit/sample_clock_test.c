// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sample_clock_test.c - when a device's report was, by our own clock: clocks with known rates, and such as can't be believed. */
#include "unit.h"
#include "sample/clock.h"

#define MS 1000000ull
#define S  1000000000ull

static struct clock_rate rate(uint64_t per_second, uint64_t bits)
{
	struct clock_rate c = { 0 };

	assert_true(clock_rate_set(&c, per_second, bits));
	return c;
}

TEST(rates)
{
	struct clock_rate c = rate(19200000, 0);

	assert_int_equal(clock_to_ns(&c, 19200000), S);
	assert_int_equal(clock_to_ns(&c, 96), 5000);
	/* A year of cycles does not overflow. */
	assert_int_equal(clock_to_ns(&c, 19200000ull * 86400 * 366), 86400 * 366 * S);
	assert_int_equal(c.wrap, 0);
	c = rate(1000000, 32);
	assert_int_equal(c.wrap, 4294967296000ull);
	assert_int_equal(clock_to_ns(&c, (1ull << 32) + 7), 7000);
	assert_false(clock_rate_set(&c, 0, 0));
	assert_false(clock_rate_set(&c, 2000 * S, 0));
	/* It would begin anew each 65 us. */
	assert_false(clock_rate_set(&c, S, 16));
	assert_int_equal(c.per_second, 1000000);
}

TEST(places)
{
	const struct clock_rate c = rate(S, 0), wraps = rate(S, 36);
	const struct clock_moment m = { .at = 100 * S, .error = 5, .device = 7 * S };
	uint64_t ts = 1;

	assert_true(clock_place(&c, &m, 7 * S, 90 * S, &ts));
	assert_int_equal(ts, 100 * S);
	assert_true(clock_place(&c, &m, 7 * S - 3 * MS, 90 * S, &ts));
	assert_int_equal(ts, 100 * S - 3 * MS);
	ts = 1;
	/* Before anybody sampled, after the moment, before the machine was started. */
	assert_false(clock_place(&c, &m, 7 * S - 11 * S / 2, 95 * S, &ts));
	assert_false(clock_place(&c, &m, 7 * S + 1, 90 * S, &ts));
	assert_false(clock_place(&c, &(struct clock_moment){ 5, 1, 7 * S }, 7 * S - 6, 0, &ts));
	assert_int_equal(ts, 1);
	/* 2^36 ns are 68.7 s: it has begun anew between the report and the moment. */
	assert_true(clock_place(&wraps, &m, (1ull << 36) - S, 90 * S, &ts));
	assert_int_equal(ts, 92 * S);
	/* A timestamp of more turns than the clock tells is the same one. */
	assert_true(clock_place(&wraps, &m, (5ull << 36) + 6 * S, 90 * S, &ts));
	assert_int_equal(ts, 99 * S);
}

static uint64_t off;

static bool agrees(const struct clock_rate *c, uint64_t ours, uint64_t device, uint64_t error)
{
	const struct clock_moment before = { 50 * S, error, 3 * S };
	const struct clock_moment now = { 50 * S + ours, error, device };

	return clock_agrees(c, &before, &now, &off);
}

TEST(agreement)
{
	const struct clock_rate c = rate(S, 0), wraps = rate(S, 36), slow = rate(1000, 0);

	assert_true(agrees(&c, 100 * MS, 3 * S + 100 * MS, 10));
	assert_int_equal(off, 0);
	/* A hundredth is what clocks may differ by, and it is reported. */
	assert_true(agrees(&c, 100 * MS, 3 * S + 101 * MS, 10));
	assert_int_equal(off, MS);
	assert_true(agrees(&c, 100 * MS, 3 * S + 99 * MS - 20, 10));
	assert_int_equal(off, MS + 20);
	assert_false(agrees(&c, 100 * MS, 3 * S + 102 * MS, 10));
	assert_false(agrees(&c, 100 * MS, 3 * S + 98 * MS, 10));
	/* It stood still, went back, jumped. */
	assert_false(agrees(&c, 100 * MS, 3 * S, 10));
	assert_false(agrees(&c, 100 * MS, 2 * S, 10));
	assert_false(agrees(&c, 100 * MS, 0, 10));
	assert_false(agrees(&c, 100 * MS, UINT64_MAX, 10));
	/* How well the moments are known counts. */
	assert_true(agrees(&c, 100 * MS, 3 * S + 110 * MS, 5 * MS));
	/* So does how fine the clock is. */
	assert_true(agrees(&slow, 100, 3 * S, 10));
	assert_true(agrees(&slow, 100, 3 * S + 1 * MS, 10));
	assert_false(agrees(&slow, 100, 3 * S + 2 * MS, 10));
	/* After 70 s, the device says 4.28 s: it has begun anew. */
	assert_true(agrees(&wraps, 70 * S, 73 * S - (1ull << 36), 10));
	assert_int_equal(off, 0);
	assert_false(agrees(&wraps, 70 * S, 73 * S - (1ull << 36) + 2 * S, 10));
}
