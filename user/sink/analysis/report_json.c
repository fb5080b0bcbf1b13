// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report_json.c - the report as JSON: a line for each process; the lines of stat and mem, which their own sinks write; a
 * line for each kind of failure and for each message of the runtime; and one for each thing that could not be known.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "model/time/latency.h"
#include "sink/analysis/report_sections.h"
#include "sink/sink.h"
#include "xptibpf/view.h"

struct report_json_sink {
	struct sink sink;
	struct sink *stat, *mem; /* which write most of it */
	struct strbuf unknown;
};

static void json_done(struct sink *sink)
{
	struct report_json_sink *s = sink_own(report_json_sink, sink);

	sink_free(s->stat);
	sink_free(s->mem);
	strbuf_done(&s->unknown);
}

static int json_open(struct sink *sink)
{
	struct report_json_sink *s = sink_own(report_json_sink, sink);

	return sink_new(&sink_stat_json, &sink->opts, &s->stat)
		       ?: sink_new(&sink_mem_json, &sink->opts, &s->mem);
}

static int json_rows(struct strbuf *out, const struct table_column *t, const char *type, int got,
		     struct rows_list *l, const struct table_view *v)
{
	for (size_t i = 0; got >= 0 && i < l->n; i++)
		got = table_json(out, t, type, l->at[i], v);
	rows_list_done(l);
	return got;
}

static int json_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct report_json_sink *s = sink_own(report_json_sink, sink);
	const struct table_view v = { .own = &(struct report){ .model = m } };
	const struct tally *t = model_tally(m);
	struct rows_list all = { .n = t->nprocesses };
	int r = json_rows(out, report_processes, "program", tally_processes(t, (void *)&all.at),
			  &all, &v);

	sink_stat_json.start(s->stat, m);
	if (r >= 0)
		r = sink_stat_json.finish(s->stat, m, out);
	if (r >= 0)
		r = sink_mem_json.finish(s->mem, m, out);
	if (r < 0)
		return r;
	all.n = t->nfailures;
	r = json_rows(out, report_failures, "failure", tally_failures(t, (void *)&all.at), &all,
		      &v);
	if (r < 0)
		return r;
	all.n = t->ndiagnostics;
	r = json_rows(out, report_diagnostics, "diagnostic", tally_diagnostics(t, (void *)&all.at),
		      &all, &v);
	return r < 0 ? r : report_unknown(&s->unknown, m);
}

static int json_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct report_json_sink *s = sink_own(report_json_sink, sink);
	const char *line, *end;
	struct json j;
	int r = 0;

	report_unknown_lost(&s->unknown, counters);
	if (strbuf_failed(&s->unknown))
		return -ENOMEM;
	for (line = strbuf_str(&s->unknown); r >= 0 && (end = strchr(line, '\n')); line = end + 1) {
		line += strspn(line, " ");
		json_line(&j, out, "unknown");
		json_strn(&j, "text", line, (size_t)(end - line));
		r = json_end_line(&j);
	}
	return r < 0 ? r : sink_lost_as_json(sink, counters, out);
}

const struct sink_ops sink_report_json = {
	.name = "report-json",
	.size = sizeof(struct report_json_sink),
	.lines = SINK_JSON_LINES,
	.needs = REPORT_NEEDS,
	.open = json_open,
	.finish = json_finish,
	.lost = json_lost,
	.done = json_done,
};
