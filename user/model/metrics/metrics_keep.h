// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * metrics_keep.h - the tables of metrics_calls.c: what is known of groups, metrics and queries, and the rows (only for
 * model/metrics).
 */
#ifndef XB_MODEL_METRICS_KEEP_H
#define XB_MODEL_METRICS_KEEP_H

#include "base/keyed.h"
#include "decode/arena.h"
#include "model/metrics/metrics.h"
#include "model/who.h"

/* What a handle stands for in a program. */
struct metrics_key {
	uint64_t process; /* told.process_id */
	uint64_t handle;
	uint64_t family; /* APIs that share their handles */
};

struct metrics_group {
	struct keyed_row row;
	struct metrics_key key;
	uint32_t name, device; /* texts_at(); 0: not known */
	uint32_t size;	       /* metrics, as its properties say; 0: not known */
	uint32_t total;	       /* metrics, as the list of them says; 0: not known */
	uint32_t n;	       /* of them in metrics */
	uint64_t *metrics;     /* handles, in the order of the values */
};

struct metrics_metric {
	struct keyed_row row;
	struct metrics_key key;
	uint32_t name, unit, type_name; /* texts_at(); 0: there was no room */
	uint64_t type;
};

/* The kernels that a query enclosed. */
struct metrics_kernels {
	uint32_t name; /* texts_at(); 0: none, or not known */
	bool several;
};

struct metrics_query {
	struct keyed_row row;
	struct metrics_key key;
	struct metrics_kernels kernels;
};

struct metrics_list {
	struct keyed_row row;
	struct metrics_key key;
	uint64_t open[METRICS_OPEN]; /* queries; 0: none */
};

/* Raw data that was read, and the kernels that it is of. */
struct metrics_data {
	uint64_t process, at, size;
	struct metrics_kernels kernels;
};

/* Who, and texts_at(). */
struct metrics_row_key {
	uint32_t who, device, group, metric, unit, type, kernel, several;
	uint64_t period;
};

/* The rows of a group that is sampled. */
struct metrics_sampled {
	struct keyed_row row;
	uint64_t number;			     /* of the group in the stream */
	uint64_t serial;			     /* of its definition */
	struct metrics_row *rows[XB_SAMPLE_METRICS]; /* NULL: there was no room */
};

struct metrics {
	const struct whos *whos;
	struct texts *texts;
	struct keyed groups, metrics, queries, lists, rows, sampled;
	struct metrics_data data[METRICS_DATA];
	unsigned next_data;
	struct metrics_totals totals;
	struct arena arena; /* of one value at a time */
};

/* *ret NULL: there was no room. 0 or -ENOMEM. */
int metrics_row_get(struct metrics *m, const struct metrics_row_key *key, struct metrics_row **ret);
/* Rows stay. One sample. */
void metrics_row_add(struct metrics_row *row, const struct value *v);
/* Is it a sample: a number, or a text? Infinities are none. */
bool metrics_is_sample(const struct value *v);

/* 0 or -ENOMEM. */
int metrics_sample(struct metrics *m, const struct told *told, const struct event_sample *e);

void metrics_data_add(struct metrics *m, const struct metrics_data *d);
/* Of which kernels size bytes there are. */
struct metrics_kernels metrics_data_kernels(const struct metrics *m, uint64_t process, uint64_t at,
					    uint64_t size);

#endif
