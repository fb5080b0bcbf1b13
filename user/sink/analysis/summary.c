// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * summary.c - the table at the end (-c): number, duration and errors of calls. It is a short view of the model's
 * latencies (model/time/latency.h); 'xptibpf stat' has the long one.
 *
 * Percentiles have an error of at most some 3 % (base/histogram.h); everything else is exact. "self" is a call's
 * time without that of the traced calls that it made.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "model/time/latency.h"
#include "sink/analysis/stat_inside.h"
#include "sink/rows.h"
#include "sink/sink.h"

struct summary_sink {
	struct sink sink;
	int order;
	struct rows_span span;
};

static int summary_open(struct sink *sink)
{
	struct summary_sink *s = sink_own(summary_sink, sink);

	s->order = sink_by(rows_sort_words, sink->opts.order);
	return s->order < 0 ? s->order : 0;
}

static int summary_event(struct sink *sink, const struct event *e, const struct told *told,
			 struct strbuf *out)
{
	(void)told, (void)out;
	rows_span_event(&sink_own(summary_sink, sink)->span, e);
	return 0;
}

static void add_calls(struct strbuf *out, const struct rows *rows)
{
	uint64_t calls = 0, errors = 0, total = 0;
	size_t i;

	if (!rows->n) {
		strbuf_adds(out, "no calls\n");
		return;
	}
	table_titles(out, stat_calls, " function");
	for (i = 0; i < rows->n; i++) {
		table_line(out, stat_calls, &rows->row[i], NULL);
		calls += rows->row[i].calls;
		errors += rows->row[i].errors;
		total += rows->row[i].times.total;
	}
	strbuf_addf(out, "%6s", "");
	rows_add_duration(out, true, total);
	rows_add_duration(out, true, rows->self);
	strbuf_addf(out, " %9llu %7llu %*s total\n", (unsigned long long)calls,
		    (unsigned long long)errors, 65, "");
}

static int summary_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct summary_sink *s = sink_own(summary_sink, sink);
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	const struct latency *l = model_latency(m);
	struct latency_totals t;
	uint64_t folded;
	int r;

	r = rows_collect(l, ROWS_FUNCTION, &rows);
	if (r < 0)
		return r;
	rows_sort(&rows, s->order);
	add_calls(out, &rows);
	rows_add_rate(out, &rows, &s->span);
	r = rows_add_xpti(out, l);
	if (r < 0)
		return r;
	latency_get_totals(l, &t);
	folded = t.folded_calls + t.folded_events;
	if (folded)
		strbuf_addf(out, "%llu events of further kinds are not in this table\n",
			    (unsigned long long)folded);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_summary = {
	.name = "summary",
	.size = sizeof(struct summary_sink),
	.open = summary_open,
	.event = summary_event,
	.lines = SINK_FOR_PEOPLE,
	.needs = MODEL_LATENCY,
	.finish = summary_finish,
	.lost = sink_lost_for_people,
};
