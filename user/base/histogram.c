// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * histogram.c - see histogram.h. Row 0 has the numbers below HISTOGRAM_SUB, row n > 0 those from
 * HISTOGRAM_SUB << (n - 1) to twice that, in HISTOGRAM_SUB equal parts.
 */
#include "base/histogram.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define SUB_BITS 4

_Static_assert(HISTOGRAM_SUB == 1u << SUB_BITS, "parts of a power of two");
_Static_assert(HISTOGRAM_ROWS == 64 - SUB_BITS + 1, "powers of two");

static unsigned row_of(uint64_t v)
{
	return v < HISTOGRAM_SUB ? 0 : 64 - SUB_BITS - (unsigned)__builtin_clzll(v);
}

static unsigned part_of(uint64_t v, unsigned row)
{
	return (unsigned)(row ? v >> (row - 1) : v) & (HISTOGRAM_SUB - 1);
}

/* The middle of a part, as a whole number. */
static uint64_t middle(unsigned row, unsigned part)
{
	unsigned shift;

	if (!row)
		return part;
	shift = row - 1;
	return ((uint64_t)(HISTOGRAM_SUB + part) << shift) + ((1ull << shift) >> 1);
}

static uint64_t sum(uint64_t a, uint64_t b)
{
	return a + b < a ? UINT64_MAX : a + b;
}

static size_t count_size(const struct histogram *h)
{
	return h->is_wide ? sizeof(*h->wide) : sizeof(*h->narrow);
}

static int need_row(struct histogram *h, unsigned row)
{
	size_t size = HISTOGRAM_SUB * count_size(h);
	void *more;

	if (h->at[row])
		return 0;
	more = realloc(h->narrow, (h->nrows + 1u) * size);
	if (!more)
		return -ENOMEM;
	h->narrow = more;
	memset((char *)more + h->nrows * size, 0, size);
	h->at[row] = ++h->nrows;
	return 0;
}

static uint64_t count_at(const struct histogram *h, unsigned row, unsigned part)
{
	size_t i;

	if (!h->at[row])
		return 0;
	i = (h->at[row] - 1u) * HISTOGRAM_SUB + part;
	return h->is_wide ? h->wide[i] : h->narrow[i];
}

static int widen(struct histogram *h)
{
	size_t n = (size_t)h->nrows * HISTOGRAM_SUB, i;
	uint64_t *wide = reallocarray(NULL, n, sizeof(*wide));

	if (!wide)
		return -ENOMEM;
	for (i = 0; i < n; i++)
		wide[i] = h->narrow[i];
	free(h->narrow);
	h->wide = wide;
	h->is_wide = true;
	return 0;
}

static int count_add(struct histogram *h, unsigned row, unsigned part, uint64_t n)
{
	int r = need_row(h, row);
	size_t i;

	if (r < 0)
		return r;
	i = (h->at[row] - 1u) * HISTOGRAM_SUB + part;
	if (!h->is_wide && n > UINT32_MAX - h->narrow[i]) {
		r = widen(h);
		if (r < 0)
			return r;
	}
	if (h->is_wide)
		h->wide[i] += n;
	else
		h->narrow[i] += (uint32_t)n;
	return 0;
}

int histogram_add(struct histogram *h, uint64_t value)
{
	unsigned row = row_of(value);

	h->count++;
	h->total = sum(h->total, value);
	if (value < h->min)
		h->min = value;
	if (value > h->max)
		h->max = value;
	return count_add(h, row, part_of(value, row), 1);
}

int histogram_add_many(struct histogram *h, unsigned bucket, uint64_t n)
{
	h->count = sum(h->count, n);
	return n ? count_add(h, bucket / HISTOGRAM_SUB, bucket % HISTOGRAM_SUB, n) : 0;
}

void histogram_add_sum(struct histogram *h, uint64_t total, uint64_t min, uint64_t max)
{
	h->total = sum(h->total, total);
	if (min < h->min)
		h->min = min;
	if (max > h->max)
		h->max = max;
}

/* Where a part of a row begins; 0 after the last part. */
static uint64_t begin_of(unsigned row, unsigned part)
{
	if (!row)
		return part;
	return row < HISTOGRAM_ROWS ? (uint64_t)(HISTOGRAM_SUB + part) << (row - 1) : 0;
}

uint64_t histogram_bucket(const struct histogram *h, unsigned bucket, uint64_t *ret_from,
			  uint64_t *ret_to)
{
	unsigned row = bucket / HISTOGRAM_SUB, part = bucket % HISTOGRAM_SUB;

	*ret_from = begin_of(row, part);
	*ret_to = begin_of((bucket + 1) / HISTOGRAM_SUB, (bucket + 1) % HISTOGRAM_SUB);
	return count_at(h, row, part);
}

uint64_t histogram_row(const struct histogram *h, unsigned row, uint64_t *ret_from,
		       uint64_t *ret_to)
{
	uint64_t n = 0;
	unsigned i;

	*ret_from = begin_of(row, 0);
	*ret_to = begin_of(row + 1, 0);
	for (i = 0; i < HISTOGRAM_SUB; i++)
		n += count_at(h, row, i);
	return n;
}

int histogram_merge(struct histogram *into, const struct histogram *from)
{
	unsigned row, i;
	int r = 0;

	if (!from->count)
		return 0;
	into->count += from->count;
	into->total = sum(into->total, from->total);
	if (from->min < into->min)
		into->min = from->min;
	if (from->max > into->max)
		into->max = from->max;
	for (row = 0; row < HISTOGRAM_ROWS; row++) {
		for (i = 0; from->at[row] && i < HISTOGRAM_SUB && r >= 0; i++)
			r = count_add(into, row, i, count_at(from, row, i));
	}
	return r;
}

int histogram_since(const struct histogram *now, const struct histogram *before,
		    struct histogram *ret)
{
	unsigned row, i;
	int r = 0;

	ret->count = now->count - before->count;
	ret->total = now->total - before->total;
	ret->min = now->min;
	ret->max = now->max;
	for (row = 0; row < HISTOGRAM_ROWS; row++) {
		for (i = 0; now->at[row] && i < HISTOGRAM_SUB && r >= 0; i++) {
			uint64_t n = count_at(now, row, i) - count_at(before, row, i);

			if (n)
				r = count_add(ret, row, i, n);
		}
	}
	return r;
}

uint64_t histogram_percentile(const struct histogram *h, double percent)
{
	double exact = (double)h->count * percent / 100;
	uint64_t want = (uint64_t)exact, seen = 0, v = 0;
	unsigned row, i;

	if (!h->count)
		return 0;
	if ((double)want < exact || !want)
		want++;
	for (row = 0; row < HISTOGRAM_ROWS && seen < want; row++) {
		for (i = 0; h->at[row] && i < HISTOGRAM_SUB && seen < want; i++) {
			seen += count_at(h, row, i);
			v = middle(row, i);
		}
	}
	return v < h->min ? h->min : v > h->max ? h->max : v;
}

uint64_t histogram_mean(const struct histogram *h)
{
	return h->count ? h->total / h->count : 0;
}

uint64_t histogram_min(const struct histogram *h)
{
	return h->count ? h->min : 0;
}

void histogram_done(struct histogram *h)
{
	free(h->narrow);
	*h = (struct histogram)HISTOGRAM_INIT;
}
