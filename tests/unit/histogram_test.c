// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* histogram_test.c - percentiles against the sorted values themselves. */
#include "unit.h"
#include "base/histogram.h"

static uint64_t rng = 0x9e3779b97f4a7c15ull;

static uint64_t next_random(void)
{
	rng ^= rng << 13;
	rng ^= rng >> 7;
	rng ^= rng << 17;
	return rng;
}

static int by_value(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return (x > y) - (x < y);
}

/* The least value that percent of them do not exceed. */
static uint64_t exact(const uint64_t *sorted, size_t n, double percent)
{
	size_t rank = (size_t)((double)n * percent / 100);

	if ((double)rank < (double)n * percent / 100 || !rank)
		rank++;
	return sorted[rank - 1];
}

static void expect_near(uint64_t got, uint64_t wanted)
{
	double off = got > wanted ? (double)(got - wanted) : (double)(wanted - got);

	if (off > (double)wanted * HISTOGRAM_ERROR_PERCENT / 100 + 1e-9)
		fail_msg("%llu for %llu", (unsigned long long)got, (unsigned long long)wanted);
}

static void check(const uint64_t *values, size_t n)
{
	static const double percents[] = { 0.1, 1, 25, 50, 75, 90, 99, 99.9, 100 };
	struct histogram h = HISTOGRAM_INIT;
	uint64_t *sorted = malloc(n * sizeof(*sorted)), total = 0;
	size_t i;

	assert_non_null(sorted);
	for (i = 0; i < n; i++) {
		sorted[i] = values[i];
		total += values[i];
		assert_int_equal(histogram_add(&h, values[i]), 0);
	}
	qsort(sorted, n, sizeof(*sorted), by_value);
	assert_int_equal(h.count, n);
	assert_true(h.total == total);
	assert_true(h.max == sorted[n - 1]);
	assert_true(histogram_min(&h) == sorted[0]);
	assert_true(histogram_mean(&h) == total / n);
	for (i = 0; i < sizeof(percents) / sizeof(*percents); i++)
		expect_near(histogram_percentile(&h, percents[i]), exact(sorted, n, percents[i]));
	histogram_done(&h);
	free(sorted);
}

TEST(test_percentiles)
{
	uint64_t values[1000];
	unsigned round, i;

	for (round = 0; round < 200; round++) {
		unsigned n = 1 + (unsigned)(next_random() % 1000);

		/* Of every magnitude, up to what 1000 of them can be added up to. */
		for (i = 0; i < n; i++)
			values[i] = next_random() >> (11 + next_random() % 53);
		check(values, n);
	}
}

TEST(test_small_numbers_are_exact)
{
	struct histogram h = HISTOGRAM_INIT;
	uint64_t v;

	for (v = 0; v < 32; v++)
		assert_int_equal(histogram_add(&h, v), 0);
	for (v = 0; v < 32; v++)
		assert_int_equal(histogram_percentile(&h, (double)(v + 1) * 100 / 32), v);
	histogram_done(&h);
	assert_int_equal(h.count, 0);
}

TEST(test_ends)
{
	struct histogram h = HISTOGRAM_INIT, empty = HISTOGRAM_INIT;

	assert_int_equal(histogram_percentile(&empty, 50), 0);
	assert_int_equal(histogram_mean(&empty), 0);
	assert_int_equal(histogram_min(&empty), 0);
	assert_int_equal(histogram_add(&h, UINT64_MAX), 0);
	assert_true(histogram_percentile(&h, 50) == UINT64_MAX);
	assert_int_equal(histogram_add(&h, UINT64_MAX), 0);
	assert_true(h.total == UINT64_MAX); /* as large as it gets */
	assert_int_equal(histogram_merge(&h, &empty), 0);
	assert_int_equal(h.count, 2);
	histogram_done(&h);
	histogram_done(&empty);
}

TEST(test_merge)
{
	struct histogram a = HISTOGRAM_INIT, b = HISTOGRAM_INIT, all = HISTOGRAM_INIT;
	unsigned i;
	double p;

	for (i = 0; i < 5000; i++) {
		uint64_t v = next_random() >> (20 + next_random() % 40);

		assert_int_equal(histogram_add(i % 3 ? &a : &b, v), 0);
		assert_int_equal(histogram_add(&all, v), 0);
	}
	assert_int_equal(histogram_merge(&a, &b), 0);
	assert_int_equal(a.count, all.count);
	assert_true(a.total == all.total && a.min == all.min && a.max == all.max);
	for (p = 0; p <= 100; p += 0.5)
		assert_true(histogram_percentile(&a, p) == histogram_percentile(&all, p));
	histogram_done(&a);
	histogram_done(&b);
	histogram_done(&all);
}

/* More than 32 bits can count: by doubling. */
TEST(test_many)
{
	struct histogram a = HISTOGRAM_INIT, b = HISTOGRAM_INIT;
	unsigned i;

	assert_int_equal(histogram_add(&a, 5), 0);
	assert_int_equal(histogram_add(&a, 1000), 0);
	assert_int_equal(histogram_add(&a, 1000), 0);
	assert_int_equal(histogram_merge(&b, &a), 0);
	for (i = 0; i < 20; i++) {
		assert_int_equal(histogram_merge(&a, &b), 0);
		assert_int_equal(histogram_merge(&b, &a), 0);
	}
	/* A third are 5: the numbers of Fibonacci, 3 * F(41) in a and 3 * F(42) in b. */
	assert_true(a.count == 3 * 165580141ull && b.count == 3 * 267914296ull);
	for (i = 0; i < 5; i++) {
		assert_int_equal(histogram_merge(&a, &b), 0);
		assert_int_equal(histogram_merge(&b, &a), 0);
	}
	assert_true(b.count == 3 * 32951280099ull);
	assert_int_equal(histogram_percentile(&b, 33.3), 5);
	assert_int_equal(histogram_percentile(&b, 33.4), 1000);
	/* New rows come after that, too. */
	assert_int_equal(histogram_add(&b, 1ull << 40), 0);
	assert_true(histogram_percentile(&b, 100) == 1ull << 40);
	assert_int_equal(histogram_percentile(&b, 33.3), 5);
	histogram_done(&a);
	histogram_done(&b);
}
