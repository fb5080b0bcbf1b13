// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report.c - a page that answers what ran, where the time went, what waited, what became of memory, what failed,
 * what was lost, and what could not be known. It is written when the trace ends.
 *
 * Each section shows the largest rows and says how many more there are; 'xptibpf stat', 'mem' and 'graph' show
 * all of them. Lines are at most REPORT_COLUMNS wide, except losses, which are never cut.
 *
 * Every answer is written even if it is "none", because an empty section would not show whether there was nothing,
 * or whether it was not examined.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/losses.h"
#include "model/graph/graph.h"
#include "model/memory/lifetimes.h"
#include "model/time/latency.h"
#include "model/time/waits.h"
#include "sink/analysis/mem.h"
#include "sink/analysis/path.h"
#include "sink/analysis/report_sections.h"
#include "model/time/tally.h"
#include "sink/colour.h"
#include "sink/fit.h"
#include "sink/host.h"
#include "sink/names.h"
#include "sink/rows.h"
#include "sink/sink.h"
#include "xptibpf/view.h"

#define PROCESSES_SHOWN	  5u
#define FAILURES_SHOWN	  5u
#define DIAGNOSTICS_SHOWN 3u

struct report_sink {
	struct sink sink;
	struct strbuf page;    /* all but the last two sections, which losses are in */
	struct strbuf unknown; /* the last section, as far as finish() can tell */
};

static void report_done(struct sink *sink)
{
	struct report_sink *s = sink_own(report_sink, sink);

	strbuf_done(&s->page);
	strbuf_done(&s->unknown);
}

/* ---- processes --------------------------------------------------------------------------------- */

/* Threads of the process that made calls. */
static uint64_t threads_of(const void *row, const struct table_view *v)
{
	const struct tally_process *p = row;

	return waits_threads(model_waits(((const struct report *)v->own)->model),
			     (uint32_t)p->number);
}

static uint64_t time_of(const void *row, const struct table_view *v)
{
	const struct tally_process *p = row;

	(void)v;
	return p->last - p->first;
}

static void process_label(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct tally_process *p = row;

	(void)v;
	strbuf_addf(out, "  %u ", xb_id(p->who.tgid));
	strbuf_adds_escaped(out, p->who.comm[0] ? p->who.comm : "?");
	host_add(out, p->who.host);
	if (p->who.has_rank)
		strbuf_addf(out, ", rank %u", p->who.rank);
	if (p->who.has_rank && p->who.ranks)
		strbuf_addf(out, " of %u", p->who.ranks);
	strbuf_adds(out, ", ");
	rows_add_end(out, p);
}

static void process_rank(struct json *j, const void *row, const struct table_view *v)
{
	const struct tally_process *p = row;

	(void)v;
	if (p->who.has_rank)
		json_u64(j, "rank", p->who.rank);
	if (p->who.has_rank && p->who.ranks)
		json_u64(j, "ranks", p->who.ranks);
}

static void process_end(struct json *j, const void *row, const struct table_view *v)
{
	const struct tally_process *p = row;

	(void)v;
	if (p->ended && p->code & 0x7f)
		json_u64(j, "signal", p->code & 0x7f);
	else if (p->ended)
		json_u64(j, "status", p->code >> 8 & 0xff);
}

#define T_ROW struct tally_process
const TABLE(report_processes, T_INSET, T_JSON("pid", ID, who.tgid),
	    T_JSON("process", CHARS, who.comm), T_JSON("host", TEXT, who.host, .omitted = true),
	    T_JSON("exec_count", COUNT, who.exec_count), T_JSON_BY(process_rank),
	    T_JSON("from", NS, first), T_JSON("to", NS, last),
	    { "time", NULL, NULL, TABLE_NS, 10, .number = time_of },
	    { "threads", "threads", NULL, TABLE_COUNT, 7, .number = threads_of },
	    T_COLUMN("calls", "calls", COUNT, 9, calls),
	    T_COLUMN("XPTI", "xpti_events", COUNT, 9, xpti), T_JSON("ended", FLAG, ended),
	    T_JSON_BY(process_end), T_LABEL_BY(process_label));
#undef T_ROW

static int add_processes(struct strbuf *out, const struct tally *t, const struct table_view *v)
{
	_cleanup_(rows_list_done) struct rows_list all = { .n = t->nprocesses };
	int r = tally_processes(t, (void *)&all.at);

	strbuf_adds(out, "PROCESSES\n");
	r = page_rows(out, report_processes, "  process; time is from its first call to its end",
		      "  no process made calls\n", r, &all, PROCESSES_SHOWN, "processes", v);
	if (all.n && t->other_processes)
		strbuf_addf(out, "  and %llu calls and events of further processes\n",
			    (unsigned long long)t->other_processes);
	return r;
}

/* ---- what failed ------------------------------------------------------------------------------- */

static int add_bad_ends(struct strbuf *out, const struct tally *t)
{
	_cleanup_free_ const struct tally_process **all = NULL;
	size_t i, bad = 0;
	int r = tally_processes(t, &all);

	for (i = 0; r >= 0 && i < t->nprocesses; i++) {
		const struct tally_process *p = all[i];

		if (!p->ended || !p->code || bad++ >= PROCESSES_SHOWN)
			continue;
		strbuf_addf(out, "  process %u ", xb_id(p->who.tgid));
		strbuf_adds_escaped(out, p->who.comm);
		host_add(out, p->who.host);
		strbuf_adds(out, ": ");
		rows_add_end(out, p);
		strbuf_addc(out, '\n');
	}
	page_more(out, bad, PROCESSES_SHOWN, "processes");
	return r;
}

static uint64_t since_begin(const struct table_view *v, uint64_t ts)
{
	const struct tally *t = model_tally(((const struct report *)v->own)->model);

	return ts > t->begin ? ts - t->begin : 0;
}

static uint64_t failure_at(const void *row, const struct table_view *v)
{
	return since_begin(v, ((const struct tally_failure *)row)->first);
}

static void failure_label(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct tally_failure *f = row;

	(void)v;
	strbuf_adds(out, "  ");
	strbuf_add_escaped(out, f->key, f->name_len, 0);
	strbuf_adds(out, ": ");
	/* Escaped when it was made. */
	strbuf_adds(out, f->result);
}

static void failure_function(struct json *j, const void *row, const struct table_view *v)
{
	const struct tally_failure *f = row;

	(void)v;
	json_strn(j, "function", f->key, f->name_len);
	json_str(j, "api", f->api);
	json_str(j, "result", f->result);
	json_bool(j, "returned", !f->left);
}

#define T_ROW struct tally_failure
const TABLE(report_failures, T_INSET, T_JSON_BY(failure_function),
	    T_COLUMN("calls", "count", COUNT, 10, count),
	    { "first at", NULL, NULL, TABLE_NS, 10, .number = failure_at },
	    T_JSON("first_ts", NS, first), T_JSON("first_pid", ID, tgid),
	    T_LABEL_BY(failure_label));
#undef T_ROW

static uint64_t diagnostic_at(const void *row, const struct table_view *v)
{
	return since_begin(v, ((const struct tally_diagnostic *)row)->first);
}

static void diagnostic_label(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct tally_diagnostic *d = row;

	(void)v;
	strbuf_adds(out, "  ");
	if (d->file) {
		fit_add_name(out, d->function ?: "?");
		strbuf_adds(out, " (");
		strbuf_adds_escaped(out, d->file);
		if (d->has_line)
			strbuf_addf(out, ":%u", d->line);
		strbuf_adds(out, "): ");
	}
	fit_add_text(out, d->text ?: "(not known)");
}

#define T_ROW struct tally_diagnostic
const TABLE(report_diagnostics, T_INSET, T_JSON("text", TEXT, text),
	    T_JSON("function", TEXT, function), T_JSON("file", TEXT, file),
	    T_JSON("line", COUNT, line, T_IF(has_line)),
	    T_COLUMN("messages", "count", COUNT, 10, count),
	    { "first at", NULL, NULL, TABLE_NS, 10, .number = diagnostic_at },
	    T_JSON("first_ts", NS, first), T_JSON("first_pid", ID, tgid),
	    T_LABEL_BY(diagnostic_label));
#undef T_ROW

static int add_diagnostics(struct strbuf *out, struct model *m, const struct table_view *v)
{
	const struct tally *t = model_tally(m);
	_cleanup_(rows_list_done) struct rows_list all = { .n = t->ndiagnostics };
	int r = tally_diagnostics(t, (void *)&all.at);
	char label[80];

	snprintf(label, sizeof(label),
		 "  place and message of %llu diagnostics by the runtime (XPTI)",
		 (unsigned long long)graph_totals(model_graph(m))->diagnostics);
	return page_rows(out, report_diagnostics, label, "", r, &all, DIAGNOSTICS_SHOWN,
			 "diagnostics", v);
}

static int add_failed(struct strbuf *out, struct model *m, const struct table_view *v)
{
	const struct tally *t = model_tally(m);
	_cleanup_(rows_list_done) struct rows_list all = { .n = t->nfailures };
	uint64_t failed = t->errors + t->left;
	size_t start;
	int r = tally_failures(t, (void *)&all.at);

	if (r < 0)
		return r;
	strbuf_adds(out, "\nWHAT FAILED\n");
	start = out->len;
	page_rows(out, report_failures, "  function and result; times are since the trace began",
		  "", r, &all, FAILURES_SHOWN, "kinds of failures", v);
	if (t->nfailures)
		strbuf_addf(out, " %10llu %10s  all: %llu returned an error, %llu did not return\n",
			    (unsigned long long)failed, "", (unsigned long long)t->errors,
			    (unsigned long long)t->left);
	r = add_diagnostics(out, m, v) ?: add_bad_ends(out, t);
	if (r >= 0 && out->len == start)
		strbuf_adds(out, "  nothing\n");
	return r;
}

/* ---- what could not be known ------------------------------------------------------------------- */

int report_unknown(struct strbuf *out, struct model *m)
{
	const struct tally *t = model_tally(m);
	struct latency_totals l;
	struct waits_totals w;
	int r;

	latency_get_totals(model_latency(m), &l);
	waits_get_totals(model_waits(m), &w);
	mem_add_gaps(out, model_lifetimes(m), "  ");
	mem_add_gap(out, "  ", t->only_names, "calls of which only the name was known");
	mem_add_gap(out, "  ", t->in_flight, "calls had not returned when the trace ended");
	mem_add_gap(out, "  ", l.folded_calls, "calls of functions for which there was no room");
	mem_add_gap(out, "  ", l.folded_commands, "commands of names for which there was no room");
	mem_add_gap(out, "  ", t->other_failures, "failures of kinds for which there was no room");
	mem_add_gap(out, "  ", t->other_diagnostics,
		    "diagnostics of kinds for which there was no room");
	mem_add_gap(out, "  ", w.folded, "waits of kinds for which there was no room");
	mem_add_gap(out, "  ", w.unread, "lists of events that were waited for could not be read");
	mem_add_gap(out, "  ", l.unattributed,
		    "device times belong to commands that are not known");
	mem_add_gap(out, "  ", l.ticks,
		    "device times came in ticks of a clock whose rate is not known");
	mem_add_gap(out, "  ", model_forgotten(m), "objects were forgotten to make room");
	r = path_add_missing(out, model_graph(m), "  ");
	if (!t->xpti)
		strbuf_adds(out,
			    "  no XPTI events: host tasks and places in the source are not known "
			    "(see --xpti)\n");
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

void report_unknown_lost(struct strbuf *out, const uint64_t counters[])
{
	mem_add_gap(out, "  ", counters[XB_C_LOWER],
		    "calls of inner layers were left out: their outer calls show the same");
	if (counters[XB_C_CUT_OFF])
		strbuf_adds(out, "  what came last: the recording was cut off before its end\n");
}

/* ---- the page ---------------------------------------------------------------------------------- */

static void add_heading(struct strbuf *out, const char *text)
{
	colour_add(out, C_TITLE);
	strbuf_adds(out, text);
	colour_add(out, C_END);
	strbuf_addc(out, '\n');
}

/* What begins a section is in capitals; the lines of all others begin with a blank, or with a number or a name. */
static bool is_heading(const char *line, size_t len)
{
	return len > 3 && strspn(line, "ABCDEFGHIJKLMNOPQRSTUVWXYZ ") >= len && *line != ' ';
}

static void add_page(struct strbuf *out, const char *page)
{
	const char *end;
	size_t len;

	for (; (end = strchr(page, '\n')); page = end + 1) {
		len = (size_t)(end - page);
		if (is_heading(page, len))
			colour_add(out, C_TITLE);
		strbuf_add(out, page, len);
		if (is_heading(page, len))
			colour_add(out, C_END);
		strbuf_addc(out, '\n');
	}
}

/* Written by report_lost(): what is lost stands at the top, too. */
static int report_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct report_sink *s = sink_own(report_sink, sink);
	const struct tally *t = model_tally(m);
	const struct report report = { m, t->nprocesses > 1 };
	const struct table_view v = { .whos = commands_whos(model_commands(m)),
				      .names = &s->sink.names,
				      .own = &report };
	struct strbuf *page = &s->page;
	int r;

	page->fits = out->fits;
	lifetimes_finish(model_lifetimes(m));
	r = add_processes(page, t, &v) ?: report_ran(page, &v);
	r = r ?: report_time(page, &v) ?: report_waits(page, &v);
	r = r ?: report_memory(page, model_lifetimes(m)) ?: add_failed(page, m, &v);
	r = r ?: report_unknown(&s->unknown, m);
	return r < 0 ? r : strbuf_failed(page) ? -ENOMEM : 0;
}

static int report_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct report_sink *s = sink_own(report_sink, sink);
	if (losses_sum(counters, LOSSES_ABSENCE))
		strbuf_adds(
			out,
			"Calls were lost, or may have been: the numbers below lack them, and 'none' means "
			"none was seen.\n\n");
	add_page(out, strbuf_str(&s->page));
	strbuf_addc(out, '\n');
	add_heading(out, "WHAT WAS LOST");
	sink_loss_lines(counters, out);
	report_unknown_lost(&s->unknown, counters);
	strbuf_addc(out, '\n');
	add_heading(out, "WHAT COULD NOT BE KNOWN");
	add_page(out, s->unknown.len ? strbuf_str(&s->unknown) : "  nothing more\n");
	return strbuf_failed(out) || strbuf_failed(&s->unknown) ? -ENOMEM : 0;
}

const struct sink_ops sink_report = {
	.name = "report",
	.size = sizeof(struct report_sink),
	.lines = SINK_FOR_PEOPLE,
	.needs = REPORT_NEEDS,
	.finish = report_finish,
	.lost = report_lost,
	.done = report_done,
};
