// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * summary.c - the table at the end (-c): how often, how long, how wrong. A short view of what the model
 * keeps of latencies (model/time/latency.h); 'xptibpf stat' has the long one.
 *
 * Percentiles are at most some 3 % off (base/histogram.h); everything else is exact. "self" is a
 * call's time without that of the traced calls that it made.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "model/time/latency.h"
#include "sink/rows.h"
#include "sink/sink.h"

static void add_row(struct strbuf *out, const struct row *r, uint64_t all)
{
	const struct histogram *h = &r->times;
	bool have = h->count > 0;
	uint64_t unfinished = r->unfinished + r->in_flight;

	strbuf_addf(out, "%6.2f", all ? 100.0 * (double)r->self / (double)all : 0.0);
	rows_add_duration(out, have, h->total);
	rows_add_duration(out, have, r->self);
	strbuf_addf(out, " %9llu", (unsigned long long)r->calls);
	strbuf_addf(out, " %7llu", (unsigned long long)r->errors);
	rows_add_duration(out, have, histogram_mean(h));
	rows_add_duration(out, have, h->min);
	rows_add_duration(out, have, histogram_percentile(h, 50));
	rows_add_duration(out, have, histogram_percentile(h, 99));
	rows_add_duration(out, have, h->max);
	strbuf_addc(out, ' ');
	strbuf_adds_escaped(out, r->key);
	if (unfinished)
		strbuf_addf(out, " (%llu unfinished)", (unsigned long long)unfinished);
	strbuf_addc(out, '\n');
}

static void add_calls(struct strbuf *out, const struct rows *rows)
{
	uint64_t calls = 0, errors = 0, total = 0;
	size_t i;

	if (!rows->n) {
		strbuf_adds(out, "no calls\n");
		return;
	}
	strbuf_addf(out, "%6s %10s %10s %9s %7s %10s %10s %10s %10s %10s %s\n", "% self", "total",
		    "self", "calls", "errors", "mean", "min", "p50", "p99", "max", "function");
	for (i = 0; i < rows->n; i++) {
		add_row(out, &rows->row[i], rows->self);
		calls += rows->row[i].calls;
		errors += rows->row[i].errors;
		total += rows->row[i].times.total;
	}
	strbuf_addf(out, "%6s", "");
	rows_add_duration(out, true, total);
	rows_add_duration(out, true, rows->self);
	strbuf_addf(out, " %9llu %7llu %*s total\n", (unsigned long long)calls,
		    (unsigned long long)errors, 54, "");
}

static int summary_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	const struct latency *l = model_latency(m);
	struct latency_totals t;
	uint64_t folded;
	int r;

	(void)s;
	r = rows_collect(l, ROWS_FUNCTION, &rows);
	if (r < 0)
		return r;
	add_calls(out, &rows);
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
	.lines = SINK_FOR_PEOPLE,
	.needs = MODEL_LATENCY,
	.finish = summary_finish,
	.lost = sink_lost_for_people,
};
