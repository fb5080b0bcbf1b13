// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * histogram.c - see histogram.h. Row 0 has the numbers below HISTOGRAM_SUB, row n > 0 those from
 * HISTOGRAM_SUB << (n - 1) to twice that, in HISTOGRAM_SUB equal parts.
 */
#include "base/histogram.h"

#include <errno.h>
#include <stdlib.h>

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

static int need_row(struct histogram *h, unsigned row)
{
	if (!h->row[row])
		h->row[row] = calloc(HISTOGRAM_SUB, sizeof(*h->row[row]));
	return h->row[row] ? 0 : -ENOMEM;
}

int histogram_add(struct histogram *h, uint64_t value)
{
	unsigned row = row_of(value);
	int r;

	h->count++;
	h->total = sum(h->total, value);
	if (value < h->min)
		h->min = value;
	if (value > h->max)
		h->max = value;
	r = need_row(h, row);
	if (r < 0)
		return r;
	h->row[row][part_of(value, row)]++;
	return 0;
}

int histogram_merge(struct histogram *into, const struct histogram *from)
{
	unsigned row, i;
	int r;

	if (!from->count)
		return 0;
	into->count += from->count;
	into->total = sum(into->total, from->total);
	if (from->min < into->min)
		into->min = from->min;
	if (from->max > into->max)
		into->max = from->max;
	for (row = 0; row < HISTOGRAM_ROWS; row++) {
		if (!from->row[row])
			continue;
		r = need_row(into, row);
		if (r < 0)
			return r;
		for (i = 0; i < HISTOGRAM_SUB; i++)
			into->row[row][i] += from->row[row][i];
	}
	return 0;
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
		for (i = 0; h->row[row] && i < HISTOGRAM_SUB && seen < want; i++) {
			seen += h->row[row][i];
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
	unsigned row;

	for (row = 0; row < HISTOGRAM_ROWS; row++)
		free(h->row[row]);
	*h = (struct histogram)HISTOGRAM_INIT;
}
