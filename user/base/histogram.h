// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * histogram.h - how often which value came, of numbers of any size, in little memory.
 *
 * A bucket is 1/16 of its power of two wide and stands for its middle, so a percentile is at most
 * HISTOGRAM_ERROR_PERCENT off; numbers below 32 are exact. Memory is taken a power of two at a time:
 * 64 bytes for each that was met, some 500 for a function's durations, and twice that once something came
 * more than 2^32 times.
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
		max; /* exact; total stays at its largest when it would overflow */
	union {
		uint32_t *narrow;
		uint64_t *wide;
	}; /* rows of HISTOGRAM_SUB counts each */
	uint8_t at[HISTOGRAM_ROWS]; /* where a power of two has its row, from 1 on; 0: none came */
	uint8_t nrows;
	bool is_wide;
};
#define HISTOGRAM_INIT { .min = UINT64_MAX }

/* 0 or -ENOMEM; the value is in the exact numbers even then. */
int histogram_add(struct histogram *h, uint64_t value);
int histogram_merge(struct histogram *into, const struct histogram *from);
/*
 * What came to now since it was what before is: into *ret, which is empty. Its min and max are now's, as bounds.
 * 0 or -ENOMEM.
 */
int histogram_since(const struct histogram *now, const struct histogram *before,
		    struct histogram *ret);
/*
 * Values that others have counted by the same buckets, of which there are HISTOGRAM_BUCKETS: n of bucket,
 * which is below that. Their sum and bounds come by histogram_add_sum(), and count only with some.
 */
int histogram_add_many(struct histogram *h, unsigned bucket, uint64_t n);
void histogram_add_sum(struct histogram *h, uint64_t total, uint64_t min, uint64_t max);
/*
 * How many were in [*ret_from, *ret_to), which is one bucket, or a whole power of two (row) of them; *ret_to
 * is 0 where that is 2^64.
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
