// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* search.h - looks up in sorted rows. */
#ifndef XB_BASE_SEARCH_H
#define XB_BASE_SEARCH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

static inline size_t search_rows(const void *rows, size_t n, size_t size, size_t at, uint64_t x)
{
	size_t low = 0, high = n;

	while (low < high) {
		size_t mid = low + (high - low) / 2;
		uint64_t number;

		memcpy(&number, (const char *)rows + mid * size + at, sizeof(number));
		if (number <= x)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

/* Of n rows in the order of their member, a 64-bit number: how many have one that is at most x. */
#define SEARCH_UP_TO(rows, n, member, x) \
	search_rows(rows, n, sizeof(*(rows)), offsetof(__typeof__(*(rows)), member), x)

#endif
