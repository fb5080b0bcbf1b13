// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* metrics_text.h - inside sink/: device metrics as rows, for people and as JSON. All functions return 0 or -ENOMEM. */
#ifndef XB_SINK_METRICS_TEXT_H
#define XB_SINK_METRICS_TEXT_H

#include "base/strbuf.h"
#include "model/metrics/metrics.h"
#include "sink/table.h"

/* Of struct metrics_row. */
extern const struct table_column metrics_columns[];

/* What metrics_totals() counts, up to a NULL. */
struct metrics_count_row {
	const char *key;
	const char *text;  /* after the number; NULL: there is nothing to say about it */
	unsigned short at; /* where the number is */
};
extern const struct metrics_count_row metrics_counts[];
uint64_t metrics_count_of(const struct metrics *m, const struct metrics_count_row *row);

/* The first rows, each line after the indent, and what is not in them. v: with the names of kernels. */
int metrics_text_rows(struct strbuf *out, const struct metrics *m, const struct table_view *v,
		      const char *indent, size_t shown);
/* A line "metrics", and a line "metric" a row. */
int metrics_json_rows(struct strbuf *out, const struct metrics *m, const struct table_view *v);

#endif
