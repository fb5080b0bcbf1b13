// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* ways.c - see ways.h. */
#include "sink/graph/ways.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/compare.h"

static int by_column(const void *a, const void *b)
{
	const struct ways_cell *x = a, *y = b;

	return COMPARE_UP(x->column, y->column) ?: COMPARE_UP(x->row, y->row);
}

/* Is there no box in the column between the two rows? cells: by column. */
static bool is_free(const struct ways_cell *cells, size_t n, uint32_t column, uint32_t above,
		    uint32_t below)
{
	const struct ways_cell first = { above + 1, column };
	size_t low = 0, high = n;

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		if (by_column(&cells[mid], &first) < 0)
			low = mid + 1;
		else
			high = mid;
	}
	return low == n || cells[low].column != column || cells[low].row >= below;
}

static void choose(const struct ways_cell *cells, size_t n, struct way *w)
{
	uint32_t a = w->from.column, b = w->to.column, above = w->from.row, below = w->to.row;

	w->gutter = b < a ? a : a + 1;
	if (below <= above)
		w->by = WAY_BACK;
	else if (below == above + 1 || (a == b && is_free(cells, n, a, above, below)))
		w->by = WAY_GAP;
	else if (is_free(cells, n, a, above, below))
		w->by = WAY_BEGIN;
	else if (is_free(cells, n, b, above, below))
		w->by = WAY_END;
	else
		w->by = WAY_GUTTER;
}

/* The gaps between which it is in its gutter: that above a row has the row's number. */
static void span_of(const struct way *w, uint32_t *ret_top, uint32_t *ret_bottom)
{
	bool back = w->by == WAY_BACK;

	*ret_top = back ? w->to.row : w->from.row + 1;
	*ret_bottom = back ? w->from.row + 1 : w->to.row;
}

static bool in_gutter(const struct way *w)
{
	return w->by >= WAY_GUTTER;
}

static int by_gutter(const void *a, const void *b)
{
	const struct way *const *x = a, *const *y = b;
	uint32_t top[2], bottom[2];

	if ((*x)->gutter != (*y)->gutter)
		return (*x)->gutter < (*y)->gutter ? -1 : 1;
	span_of(*x, &top[0], &bottom[0]);
	span_of(*y, &top[1], &bottom[1]);
	return COMPARE_UP(top[0], top[1]) ?: COMPARE_UP(bottom[0], bottom[1]) ?: COMPARE_UP(*x, *y);
}

struct track {
	uint32_t bottom;	/* it is taken down to there, */
	const struct way *last; /* by this one */
};

static bool same_cell(const struct ways_cell *a, const struct ways_cell *b)
{
	return a->row == b->row && a->column == b->column;
}

/* That of an edge from the same box, one that is free again, a new one, or that which is free soonest. */
static uint32_t find_track(struct track *tracks, uint32_t *n, const struct way *w, uint32_t top)
{
	uint32_t i, soonest = 0;

	for (i = 0; i < *n; i++)
		if (tracks[i].last->by == w->by && same_cell(&tracks[i].last->from, &w->from))
			return i;
	for (i = 0; i < *n; i++) {
		if (tracks[i].bottom < top)
			return i;
		if (tracks[i].bottom < tracks[soonest].bottom)
			soonest = i;
	}
	if (*n == WAYS_TRACKS)
		return soonest;
	tracks[*n] = (struct track){ 0 };
	return (*n)++;
}

static void give_tracks(struct way **ways, size_t n, uint32_t *ret_tracks)
{
	struct track tracks[WAYS_TRACKS];
	uint32_t top, bottom, used = 0;

	for (size_t i = 0; i < n; i++) {
		struct way *w = ways[i];

		if (i && w->gutter != ways[i - 1]->gutter)
			used = 0;
		span_of(w, &top, &bottom);
		w->track = (uint8_t)find_track(tracks, &used, w, top);
		if (tracks[w->track].bottom < bottom)
			tracks[w->track].bottom = bottom;
		tracks[w->track].last = w;
		ret_tracks[w->gutter] = used;
	}
}

int ways_find(const struct ways_cell *cells, size_t ncells, uint32_t columns, struct way *ways,
	      size_t n, uint32_t *ret_tracks)
{
	_cleanup_free_ struct ways_cell *sorted = calloc(ncells + 1, sizeof(*sorted));
	_cleanup_free_ struct way **down = calloc(n + 1, sizeof(*down));
	size_t i, ndown = 0;

	if (!sorted || !down)
		return -ENOMEM;
	memcpy(sorted, cells, ncells * sizeof(*cells));
	qsort(sorted, ncells, sizeof(*sorted), by_column);
	memset(ret_tracks, 0, (columns + 1) * sizeof(*ret_tracks));
	for (i = 0; i < n; i++) {
		choose(sorted, ncells, &ways[i]);
		if (in_gutter(&ways[i]))
			down[ndown++] = &ways[i];
	}
	qsort(down, ndown, sizeof(struct way *), by_gutter);
	give_tracks(down, ndown, ret_tracks);
	return 0;
}
