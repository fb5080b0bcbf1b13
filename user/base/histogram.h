// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * histogram.h - counts how often each value occurred, for numbers of any size, in little memory.
 *
 * A bucket is 1/16 of its power of two wide and stands for its middle, so a percentile has an error of at
 * most HISTOGRAM_ERROR_PERCENT; numbers below 32 are exact. Memory is allocated for each power of two that
 * occurs: 64 bytes each, some 500 for the durations of a function, and twice that if a value occurs more
 * than 2^32 times.
 */
#ifndef XB_BASE_HISTOGRAM_H
#define XB_BASE_HISTOGRAM_H

#include <stdbool.h>
#include <stdint.h>

#define HISTOGRAM_ERROR_PERCENT 3.125
#define HISTOGRAM_SUB		16u
#define HISTOGRAM_ROWS		61u
#define HISTOGRAM_BUCKETS	(HISTOGRAM_ROWS * HISTOGRAM_SUB)

struct histogram {
	uint64_t count, total, min,
		max; /* exact; instead of overflowing, total stays at its maximum */
	union {
		uint32_t *narrow;
		uint64_t *wide;
	}; /* rows of HISTOGRAM_SUB counts each */
	uint8_t at[HISTOGRAM_ROWS]; /* the row of each power of two, from 1 on; 0: it has not occurred */
	uint8_t nrows;
	bool is_wide;
};
#define HISTOGRAM_INIT { .min = UINT64_MAX }

/* 0 or -ENOMEM; even then, the exact numbers include the value. */
int histogram_add(struct histogram *h, uint64_t value);
int histogram_merge(struct histogram *into, const struct histogram *from);
/*
 * Puts into *ret, which is empty, what was added to a histogram between its states before and now. Its min and max are
 * those of now, as bounds. 0 or -ENOMEM.
 */
int histogram_since(const struct histogram *now, const struct histogram *before,
		    struct histogram *ret);
/*
 * Adds n values of a bucket (below HISTOGRAM_BUCKETS) that were counted elsewhere with the same buckets. Their sum and
 * bounds are added by histogram_add_sum(), and only count if there are values.
 */
int histogram_add_many(struct histogram *h, unsigned bucket, uint64_t n);
void histogram_add_sum(struct histogram *h, uint64_t total, uint64_t min, uint64_t max);
/*
 * How many values were in [*ret_from, *ret_to), which is one bucket, or a whole power of two (row) of them.
 * *ret_to is 0 if the limit is 2^64.
 */
uint64_t histogram_bucket(const struct histogram *h, unsigned bucket, uint64_t *ret_from,
			  uint64_t *ret_to);
uint64_t histogram_row(const struct histogram *h, unsigned row, uint64_t *ret_from,
		       uint64_t *ret_to);
/* The value that percent of all values (0 to 100) do not exceed; 0 if there are none. */
uint64_t histogram_percentile(const struct histogram *h, double percent);
/* 0 if there are none. */
uint64_t histogram_mean(const struct histogram *h);
uint64_t histogram_min(const struct histogram *h);
void histogram_done(struct histogram *h); /* frees; empty afterwards */

#endif
