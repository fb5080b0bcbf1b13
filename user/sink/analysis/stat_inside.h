/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * stat_inside.h - what stat.c, which has the sink and its intervals, shares with stat_text.c and stat_json.c, which
 * write it, and the tables that both write. All functions return 0 or -errno.
 */
#ifndef XB_SINK_STAT_INSIDE_H
#define XB_SINK_STAT_INSIDE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "model/time/commands.h"
#include "model/time/latency.h"
#include "model/model.h"
#include "sink/names.h"
#include "sink/rows.h"
#include "sink/sink.h"
#include "sink/table.h"

struct stat_sink {
	struct sink sink;
	enum rows_by by;
	bool inflight;	/* only what is running */
	bool metrics;	/* only device metrics */
	bool counts;	/* only calls, or commands */
	bool histogram; /* their histograms, too */
	bool counted;	/* they were counted before they came */
	int order;	/* of rows_sort_words */
	struct rows_span span;
	/* With intervals: */
	struct commands *commands; /* the model's */
	uint64_t interval;	   /* ns; 0: without */
	struct latency *now;	   /* what happened in the present one; NULL: nothing came yet */
	uint64_t start;		   /* ts of the stream's begin */
	uint64_t from, next;	   /* the present one's; its end is before next */
	uint64_t latest;	   /* time that anything came from */
	uint64_t nintervals;	   /* that are over */
};

/* The tables, each with the model's row that it is of; own of their struct table_view is the struct stat_sink. */
extern const struct table_column stat_calls[]; /* struct row */
extern const struct table_column stat_commands[], stat_threads[], stat_groups[], stat_waits[],
	stat_in_flight[], stat_outside[];
struct table_view stat_view(struct stat_sink *s, bool histograms);

/* What happened from..to (ns), which is in s->now. */
int stat_text_interval(struct stat_sink *s, uint64_t from, uint64_t to, struct strbuf *out);
int stat_json_interval(struct stat_sink *s, uint64_t from, uint64_t to, struct strbuf *out);
/* The whole trace, at its end. */
int stat_text_all(struct sink *sink, struct model *m, struct strbuf *out);
int stat_json_all(struct sink *sink, struct model *m, struct strbuf *out);
/* Ends the last interval. */
int stat_close_last(struct stat_sink *s, struct strbuf *out);

#endif
