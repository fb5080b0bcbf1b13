// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * diff_rows.h - the rows in which two streams are compared (only for sink/).
 *
 * All tables of a comparison have the same form: a row is identified by its words in both streams, and has the same few
 * numbers for each of them. struct diff_table describes the words and numbers of a table.
 */
#ifndef XB_SINK_DIFF_ROWS_H
#define XB_SINK_DIFF_ROWS_H

#include "base/hash.h"
#include "base/histogram.h"
#include "sink/analysis/diff_run.h"

#define DIFF_WORDS   3u
#define DIFF_NUMBERS 7u
/* The 99th percentile of fewer is their maximum. */
#define DIFF_MANY 100u

/* Where a number comes from. */
enum diff_from {
	DIFF_SUM, /* counted */
	DIFF_MOST,
	DIFF_TOTAL, /* of the row's times */
	DIFF_P50,
	DIFF_P99,
	DIFF_HOST_P50, /* of its second times */
};

/* Does a difference of this number make the row one that differs? */
enum diff_decides { DIFF_NEVER, DIFF_BEYOND, DIFF_BEYOND_MANY };

struct diff_number {
	const char *name;     /* NULL: no more */
	enum table_kind unit; /* TABLE_COUNT, TABLE_NS or TABLE_BYTES */
	enum diff_from from;
	enum diff_decides decides;
	bool hidden; /* from people: JSON alone has it */
};

struct diff_table {
	const char *type;  /* of its lines in JSON */
	const char *title; /* for people */
	const char *words[DIFF_WORDS];
	struct diff_number numbers[DIFF_NUMBERS + 1];
	/* By the difference in this number rows are sorted; in the other one if the first is not known. */
	unsigned effect, else_effect;
};

struct diff_side {
	bool there;
	uint64_t counted[DIFF_NUMBERS];
	struct histogram times, host;
	/* By settle: the numbers, and whether they are known. */
	bool known[DIFF_NUMBERS];
	uint64_t value[DIFF_NUMBERS];
};

struct diff_row {
	char *key; /* its words, one after the other, each with a NUL */
	const char *words[DIFF_WORDS];
	struct diff_side side[2];
	bool differs;
	unsigned which;	 /* bit i: number i is one by which it differs */
	unsigned effect; /* by which number it is sorted */
	UT_hash_handle hh;
};

struct diff_rows {
	const struct diff_table *table;
	struct diff_row *rows; /* of most effect first, once they are settled */
	size_t differ, alike, left_out;
};

/* The tables that there are: a comparison has each of them once, in this order. */
enum diff_which {
	DIFF_CALLS,
	DIFF_PROCESSES,
	DIFF_COMMANDS,
	DIFF_ERRORS,
	DIFF_MEMORY,
	DIFF_LEAKS,
	DIFF_FAULTS,
	DIFF_COPIES,
	DIFF_WAITS,
	DIFF_XPTI,
	DIFF_TABLES,
};

/* 0 or -ENOMEM; diff_rows_done() in any case. */
int diff_rows_collect(enum diff_which which, const struct diff_run runs[2],
		      const struct diff_opts *o, struct diff_rows *ret);
void diff_rows_done(struct diff_rows *r);
/* b against a in percent: 0 if they are alike; the largest number if there is none. */
double diff_percent(uint64_t a, uint64_t b);

#endif
