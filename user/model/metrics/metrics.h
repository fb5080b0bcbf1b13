// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * metrics.h - what programs calculated of device metrics, and what was sampled of them beside the trace: how many samples of
 * each metric, and their least, mean and greatest value.
 *
 * A row is of one metric of one group of one device, by the kernels that a metric query enclosed, or by the period with which
 * it was sampled. A value is only
 * believed if its group's metrics are known by name and type, and if number and types of all values fit; what is not is
 * counted and is no number.
 *
 * Bounded by the numbers below; what finds no room is counted or not known.
 */
#ifndef XB_MODEL_METRICS_H
#define XB_MODEL_METRICS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "decode/event.h"
#include "model/told.h"

#define METRICS_ROWS_MAX    16384u
#define METRICS_GROUPS_MAX  8192u
#define METRICS_KNOWN_MAX   65536u
#define METRICS_QUERIES_MAX 4096u
#define METRICS_LISTS_MAX   1024u
#define METRICS_SAMPLED_MAX 256u  /* groups that are sampled; the oldest make room */
#define METRICS_OF_GROUP    1024u /* metrics of one group */
#define METRICS_OPEN	    4u	  /* queries that are open in one command list */
#define METRICS_DATA	    256u  /* places of raw data that are remembered, the oldest make room */

struct metrics_row {
	uint32_t who;	    /* in metrics_whos(); 0: of many processes */
	const char *device; /* "device#1"; without a number with its handle; NULL: not known */
	const char *group, *metric; /* as they came: not escaped */
	const char *unit;	    /* "": it has none */
	const char *type;	    /* of the values, as the API calls it */
	const char *kernel; /* NULL: no query is known that enclosed any, or it enclosed several */
	bool several;	    /* of kernels */
	uint64_t period;    /* ns: it was sampled beside the trace; 0: a program calculated it */
	uint64_t untimed;   /* of the samples: their times are those of the reading */
	uint64_t samples;   /* that were believed */
	uint64_t refused;   /* with values of a wrong type, or that are no numbers */
	uint64_t unread;    /* beyond what is read of a call */
	uint64_t numbers;   /* samples that are numbers: of texts there is none */
	long double total, min, mean, max; /* of the numbers; exact if they are integers */
};

struct metrics_totals {
	uint64_t calculations; /* calls that gave values */
	uint64_t unknown;      /* of those: their group's metrics are not known */
	uint64_t wrong_count;  /* of those: the values are no whole sets of the group's metrics */
	uint64_t unreadable;   /* of those: the values could not be read */
	uint64_t maxima;       /* calls that asked for maxima, which are no samples */
	uint64_t wrong_type;   /* reports, each a set of values, that were refused for a type */
	uint64_t no_numbers;   /* values that are infinite or not a number */
	uint64_t unread;       /* values beyond what is read of a call */
	uint64_t unnamed;      /* values of metrics whose names and types are not known */
	uint64_t folded;       /* values for which there was no room for a row */
	uint64_t dropped; /* readings of which the driver said that it had dropped data before */
};

struct metrics;
struct whos;
#define METRICS_NEEDS (TOLD_WHO | TOLD_LAUNCH)
/* whos: that told.who is a number of; not owned. */
int metrics_new(const struct whos *whos, struct metrics **ret);
struct metrics *metrics_free(struct metrics *m);
/* 0 or -ENOMEM. */
int metrics_event(struct metrics *m, const struct told *told, const struct event *e);
/* The same of a call that a filter leaves out: groups, metrics and queries are known by it. */
int metrics_left_out(struct metrics *m, const struct told *told, const struct event *e);

const struct metrics_totals *metrics_totals(const struct metrics *m);
size_t metrics_count(const struct metrics *m);
/* Each row, in the order of their coming, until fn returns another value than 0, which is returned. */
int metrics_each(const struct metrics *m, int (*fn)(void *u, const struct metrics_row *r), void *u);
const struct whos *metrics_whos(const struct metrics *m);

#endif
