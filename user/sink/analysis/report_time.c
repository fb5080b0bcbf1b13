// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report_time.c - the report's answers to where the time went, by thread and by function, and to what waited.
 */
#include "base/cleanup.h"
#include "model/time/latency.h"
#include "model/time/waits.h"
#include "sink/analysis/report_sections.h"
#include "sink/fit.h"
#include "sink/rows.h"
#include "xptibpf/view.h"

#define THREADS_SHOWN	5u
#define FUNCTIONS_SHOWN 6u
#define WAITS_SHOWN	4u
#define LONGEST_SHOWN	3u
#define IN_FLIGHT_SHOWN 3u

/* ---- where the time went ----------------------------------------------------------------------- */

#define T_ROW struct waits_thread
static const TABLE(threads, T_INSET, T_COLUMN("time", NULL, NS, 10, span),
		   T_COLUMN("submitting", NULL, SHARE, 10, submit_ns, T_OF(span)),
		   T_COLUMN("waiting", NULL, SHARE, 10, wait_ns, T_OF(span)),
		   T_COLUMN("other API", NULL, SHARE, 10, other_ns, T_OF(span)),
		   T_COLUMN("elsewhere", NULL, SHARE, 10, elsewhere_ns, T_OF(span)),
		   T_LABEL(" ", FLAG, tid), ROWS_THREAD_LABEL(name),
		   T_LABEL(", %s threads", COUNT, threads, T_IF(threads), .least = 2),
		   T_SOME(", records were lost", FLAG, lossy));
#undef T_ROW
#define T_ROW struct row
static const TABLE(functions, T_INSET, T_COLUMN("self", NULL, NS, 10, self, T_IF(times.count)),
		   T_COLUMN("share", NULL, SHARE, 10, self, T_OF(all)),
		   T_COLUMN("calls", NULL, COUNT, 10, calls), T_COLUMN("p99", NULL, P99, 10, times),
		   T_LABEL("  %s", TEXT, key));
#undef T_ROW

static int add_threads(struct strbuf *out, const struct waits *w, const struct table_view *v)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };

	return page_rows(out, threads, "  thread, from first to last call", "",
			 rows_threads(w, &all), &all, THREADS_SHOWN, "threads", v);
}

static int add_functions(struct strbuf *out, const struct latency *l)
{
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	size_t i;
	int r = rows_collect(l, ROWS_FUNCTION, &rows);

	if (r < 0)
		return r;
	if (!rows.n) {
		strbuf_adds(out, "  no calls\n");
		return 0;
	}
	table_titles(out, functions, "  function, by its own time without traced calls inside");
	for (i = 0; i < page_least(rows.n, FUNCTIONS_SHOWN); i++)
		table_line(out, functions, &rows.row[i], NULL);
	page_more(out, rows.n, i, "functions");
	return 0;
}

int report_time(struct strbuf *out, const struct table_view *v)
{
	struct model *m = ((const struct report *)v->own)->model;
	int r;

	strbuf_adds(out, "\nWHERE THE TIME WENT\n");
	r = add_threads(out, model_waits(m), v);
	return r < 0 ? r : add_functions(out, model_latency(m));
}

/* ---- what waited ------------------------------------------------------------------------------- */

static void group_label(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct waits_group *g = row;

	strbuf_adds(out, "  ");
	page_process(out, g->who, v);
	strbuf_adds_escaped(out, g->function);
	strbuf_adds(out, ", for ");
	fit_add_name(out, names_shown(v->names, g->what));
}

/* What a wait of that thread by that function is for: in what has not returned, its arguments may not be known. */
static void add_call(struct strbuf *out, const char *thread, uint32_t tid, const char *function,
		     const struct waits_wait *x, const struct table_view *v)
{
	strbuf_adds_escaped(out, thread);
	strbuf_addf(out, "(%u), %s", xb_id(tid), function);
	if (!x)
		return;
	strbuf_adds(out, ", for ");
	rows_add_for(out, x, v->names);
}

static void wait_label(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct waits_wait *x = row;

	strbuf_adds(out, "  ");
	add_call(out, x->thread, x->tid, x->function, x, v);
}

static void flight_label(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct waits_inflight *f = row;
	bool waits = f->kind == WAITS_WAITS && !f->older;

	strbuf_adds(out, f->older ? " or more, " : "  ");
	add_call(out, f->thread, f->tid, f->function, waits ? &f->wait : NULL, v);
}

#define T_ROW struct waits_group
static const TABLE(groups, T_INSET, T_COLUMN("waits", NULL, COUNT, 10, waits),
		   T_COLUMN("total", NULL, NS, 10, total), T_COLUMN("longest", NULL, NS, 10, max),
		   T_LABEL_BY(group_label), T_SOME(" (%s failed)", COUNT, failed),
		   T_SOME(" (%s never returned)", COUNT, unfinished));
#undef T_ROW
#define T_ROW struct waits_wait
static const TABLE(longest, T_INSET, T_COLUMN("", NULL, NS, 10, dur), T_LABEL_BY(wait_label),
		   T_SOME(" (never returned)", FLAG, unfinished));
#undef T_ROW
#define T_ROW struct waits_inflight
static const TABLE(in_flight, T_INSET, T_COLUMN("", NULL, NS, 10, age), T_LABEL_BY(flight_label));
#undef T_ROW

static int add_groups(struct strbuf *out, const struct waits *w, const struct table_view *v)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	struct waits_totals t;
	uint64_t total = 0;
	int r = page_rows(out, groups, "  for what", "  nothing\n", rows_groups(w, &all), &all,
			  WAITS_SHOWN, "kinds", v);

	if (r < 0 || !all.n)
		return r;
	waits_get_totals(w, &t);
	for (size_t i = 0; i < all.n; i++)
		total += ((const struct waits_group *)all.at[i])->total;
	strbuf_addf(out, " %10llu", (unsigned long long)t.waits);
	rows_add_duration(out, true, total);
	strbuf_addf(out, " %10s  all waits\n", "");
	return 0;
}

int report_waits(struct strbuf *out, const struct table_view *v)
{
	const struct waits *w = model_waits(((const struct report *)v->own)->model);
	_cleanup_(rows_list_done) struct rows_list waits = { 0 }, calls = { 0 };
	int r;

	strbuf_adds(out, "\nWHAT WAITED\n");
	r = add_groups(out, w, v);
	if (r >= 0)
		r = rows_longest(w, &waits);
	if (r >= 0)
		r = rows_in_flight(w, &calls);
	if (r < 0)
		return r;
	strbuf_adds(out, waits.n ? "  the longest:\n" : "");
	rows_lines(out, longest, &waits, LONGEST_SHOWN, v);
	strbuf_adds(out, calls.n ? "  had not returned at the end:\n" : "");
	page_more(out, calls.n, rows_lines(out, in_flight, &calls, IN_FLIGHT_SHOWN, v), "calls");
	return 0;
}
