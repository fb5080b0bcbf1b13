// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * top_table.h - a table of top: columns that are fitted into a width, rows that are sorted and filtered, cells
 * as text. Knows nothing of terminals and processes.
 */
#ifndef XB_CMDS_TOP_TABLE_H
#define XB_CMDS_TOP_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"

#define TOP_COLUMNS_MAX 16

enum top_type {
	TOP_ID,	     /* a number that is a name */
	TOP_TEXT,    /* to the left; the last of the table takes the room that is left */
	TOP_COUNT,   /* "12345", "12.3M" */
	TOP_RATE,    /* a second: "0.5", "12.3k" */
	TOP_TIME,    /* ns: "834ns", "12.3us" */
	TOP_BYTES,   /* "512", "1.50K" */
	TOP_PERCENT, /* "12.5" */
};

struct top_column {
	const char *name; /* as the title and --sort have it */
	enum top_type type;
	int width; /* characters, at least */
	int rank;  /* where there is no room for all, those of the least rank are shown */
	const char *help;
	/* What is in its cells, of the struct of a snapshot that the row is: see T_AT() in sink/table.h. */
	unsigned short at, size;
	unsigned short new_at; /* the same of the last interval; 0: the whole trace is what counts */
	unsigned short of, new_of; /* how many were timed; 0: there is no such number */
	bool each;		   /* it is divided by that */
	unsigned short known, known_size;
	bool mangled; /* a text with names of kernels */
};

/* Numbers: NAN where there is none. */
struct top_cell {
	double number;
	char *text; /* of TOP_TEXT: escaped; owned */
};

struct top_row {
	uint64_t id; /* that the row keeps from one snapshot to the next */
	bool dim;    /* of something that is over */
	bool alarm;  /* something is wrong with it */
	struct top_cell cell[TOP_COLUMNS_MAX];
};

struct top_table {
	const struct top_column *columns;
	size_t ncolumns;
	struct top_row *row;
	size_t n, room;
	bool failed; /* no memory: rows are missing */
};

/* A new row of empty cells; NULL: no memory, and failed. */
struct top_row *top_table_add(struct top_table *t, uint64_t id);
void top_cell_text(struct top_table *t, struct top_row *r, size_t column, const char *text);
void top_table_done(struct top_table *t);

/* Numbers: the largest first; names: the smallest first, by the alphabet. reverse: the other way. Rows without a number are last in any case. */
void top_table_sort(struct top_table *t, size_t column, bool reverse);
/* Drops the rows of which no text has this in it, any case. "": none. */
void top_table_filter(struct top_table *t, const char *text);

/*
 * Fits columns into width characters, a blank between two: widths[i] is 0 for those that are left out. One
 * is always there, however narrow. What is left over goes to the last column of text.
 */
void top_table_fit(const struct top_column *columns, size_t n, int width, int widths[]);
/* Cells as they are shown. */
void top_add_cell(struct strbuf *out, enum top_type type, const struct top_cell *c);
/* A line of the table, cut to its columns, without blanks at its end; titles without a row. */
void top_add_line(struct strbuf *out, const struct top_table *t, const struct top_row *r,
		  const int widths[]);

/* Columns of a terminal that a text of UTF-8 takes; strange characters count as one. */
int top_text_width(const char *text);
/* The text, cut to so many columns. */
void top_add_cut(struct strbuf *out, const char *text, int width);

#endif
