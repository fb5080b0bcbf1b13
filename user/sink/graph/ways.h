// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ways.h - by which way an edge of a picture goes, so that it crosses no box (only for sink/).
 *
 * Boxes are in rows and columns. Between two rows there is a gap, and on each side of a column a gutter, in which there
 * never is a box. An edge to the next row is in the gap alone. A longer one goes down a column in which there is no box on its
 * way, that of one of its ends, or else down the gutter beside the one where it begins. One to a row above, as there is
 * in a circle, goes up a gutter. A gutter has tracks, so that what goes down beside each other can be distinguished; edges of
 * one box share theirs.
 */
#ifndef XB_SINK_WAYS_H
#define XB_SINK_WAYS_H

#include <stddef.h>
#include <stdint.h>

#define WAYS_TRACKS 12u /* of a gutter, at most: with more, edges are over each other */

struct ways_cell {
	uint32_t row, column;
};

enum way_by {
	WAY_GAP,    /* to the next row, or straight down */
	WAY_BEGIN,  /* down the column where it begins */
	WAY_END,    /* down the column where it ends */
	WAY_GUTTER, /* down a gutter */
	WAY_BACK,   /* up a gutter */
};

struct way {
	struct ways_cell from, to;
	uint8_t by;	 /* enum way_by */
	uint8_t track;	 /* of the gutter, from the left */
	uint32_t gutter; /* which is left of the column of this number */
};

/*
 * Finds the ways of n edges, of which from and to are given. cells: of all boxes, each its own; columns: more than
 * any of theirs. ret_tracks: columns + 1 numbers, how many tracks each gutter needs. 0 or -ENOMEM.
 */
int ways_find(const struct ways_cell *cells, size_t ncells, uint32_t columns, struct way *ways,
	      size_t n, uint32_t *ret_tracks);

#endif
