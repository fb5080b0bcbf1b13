// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report_time.c - the report's answers to where the time went, by thread and by function, and to what waited.
 */
#include "base/cleanup.h"
#include "model/time/latency.h"
#include "model/time/waits.h"
#include "sink/analysis/report_parts.h"
#include "sink/rows.h"
#include "xptibpf/view.h"

#define THREADS_SHOWN	5u
#define FUNCTIONS_SHOWN 6u
#define WAITS_SHOWN	4u
#define LONGEST_SHOWN	3u
#define IN_FLIGHT_SHOWN 3u

/* ---- where the time went ----------------------------------------------------------------------- */

static int add_threads(struct strbuf *out, const struct waits *w)
{
	_cleanup_(rows_threads_done) struct rows_threads all = { 0 };
	size_t i;
	int r = rows_threads(w, &all);

	if (r < 0 || !all.n)
		return r;
	strbuf_addf(out, " %10s %10s %10s %10s %10s  %s\n", "time", "submitting", "waiting",
		    "other API", "elsewhere", "thread, from first to last call");
	for (i = 0; i < page_least(all.n, THREADS_SHOWN); i++) {
		const struct waits_thread *t = &all.at[i];

		rows_add_duration(out, true, t->span);
		page_share(out, t->submit_ns, t->span);
		page_share(out, t->wait_ns, t->span);
		page_share(out, t->other_ns, t->span);
		page_share(out, t->elsewhere_ns, t->span);
		strbuf_adds(out, "  ");
		rows_add_thread(out, waits_who(w, t->who), t->name, t->tid);
		if (t->threads > 1)
			strbuf_addf(out, ", %u threads", t->threads);
		strbuf_adds(out, t->lossy ? ", records were lost\n" : "\n");
	}
	page_more(out, all.n, i, "threads");
	return 0;
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
	strbuf_addf(out, " %10s %10s %10s %10s  %s\n", "self", "share", "calls", "p99",
		    "function, by its own time without traced calls inside");
	for (i = 0; i < page_least(rows.n, FUNCTIONS_SHOWN); i++) {
		const struct row *f = &rows.row[i];

		rows_add_duration(out, f->times.count, f->self);
		page_share(out, f->self, rows.self);
		strbuf_addf(out, " %10llu", (unsigned long long)f->calls);
		rows_add_duration(out, f->times.count, histogram_percentile(&f->times, 99));
		strbuf_adds(out, "  ");
		strbuf_adds_escaped(out, f->key);
		strbuf_addc(out, '\n');
	}
	page_more(out, rows.n, i, "functions");
	return 0;
}

int report_time(struct strbuf *out, struct model *m)
{
	int r;

	strbuf_adds(out, "\nWHERE THE TIME WENT\n");
	r = add_threads(out, model_waits(m));
	return r < 0 ? r : add_functions(out, model_latency(m));
}

/* ---- what waited ------------------------------------------------------------------------------- */

static void add_group(struct strbuf *out, const struct waits *w, const struct waits_group *g,
		      bool several, struct names *names)
{
	strbuf_addf(out, " %10llu", (unsigned long long)g->waits);
	rows_add_duration(out, true, g->total);
	rows_add_duration(out, true, g->max);
	strbuf_adds(out, "  ");
	if (several) {
		rows_add_process(out, waits_who(w, g->who));
		strbuf_adds(out, ": ");
	}
	strbuf_adds_escaped(out, g->function);
	strbuf_adds(out, ", for ");
	strbuf_adds_escaped(out, names_brief(names, g->what, page_room(out, 0)));
	if (g->failed)
		strbuf_addf(out, " (%llu failed)", (unsigned long long)g->failed);
	if (g->unfinished)
		strbuf_addf(out, " (%llu never returned)", (unsigned long long)g->unfinished);
	strbuf_addc(out, '\n');
}

static int add_groups(struct strbuf *out, const struct waits *w, bool several, struct names *names)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	struct waits_totals t;
	uint64_t total = 0;
	size_t i;
	int r = rows_groups(w, &all);

	if (r < 0)
		return r;
	waits_get_totals(w, &t);
	if (!all.n) {
		strbuf_adds(out, "  nothing\n");
		return 0;
	}
	strbuf_addf(out, " %10s %10s %10s  %s\n", "waits", "total", "longest", "for what");
	for (i = 0; i < all.n; i++) {
		total += ((const struct waits_group *)all.at[i])->total;
		if (i < WAITS_SHOWN)
			add_group(out, w, all.at[i], several, names);
	}
	page_more(out, all.n, WAITS_SHOWN, "kinds");
	strbuf_addf(out, " %10llu", (unsigned long long)t.waits);
	rows_add_duration(out, true, total);
	strbuf_addf(out, " %10s  all waits\n", "");
	return 0;
}

static int add_longest(struct strbuf *out, const struct waits *w, struct names *names)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	size_t i;
	int r = rows_longest(w, &all);

	if (r < 0 || !all.n)
		return r;
	strbuf_adds(out, "  the longest:\n");
	for (i = 0; i < page_least(all.n, LONGEST_SHOWN); i++) {
		const struct waits_wait *x = all.at[i];

		rows_add_duration(out, true, x->dur);
		strbuf_adds(out, "  ");
		strbuf_adds_escaped(out, x->thread);
		strbuf_addf(out, "(%u), %s, for ", xb_id(x->tid), x->function);
		rows_add_for(out, x, names);
		strbuf_adds(out, x->unfinished ? " (never returned)\n" : "\n");
	}
	return 0;
}

static int add_in_flight(struct strbuf *out, const struct waits *w, struct names *names)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	size_t i;
	int r = rows_in_flight(w, &all);

	if (r < 0 || !all.n)
		return r;
	strbuf_adds(out, "  had not returned at the end:\n");
	for (i = 0; i < page_least(all.n, IN_FLIGHT_SHOWN); i++) {
		const struct waits_inflight *f = all.at[i];

		rows_add_duration(out, true, f->age);
		strbuf_adds(out, f->older ? " or more, " : "  ");
		strbuf_adds_escaped(out, f->thread);
		strbuf_addf(out, "(%u), %s", xb_id(f->tid), f->function);
		if (f->kind == WAITS_WAITS && !f->older) {
			strbuf_adds(out, ", for ");
			rows_add_for(out, &f->wait, names);
		}
		strbuf_addc(out, '\n');
	}
	page_more(out, all.n, i, "calls");
	return 0;
}

int report_waits(struct strbuf *out, const struct waits *w, bool several, struct names *names)
{
	int r;

	strbuf_adds(out, "\nWHAT WAITED\n");
	r = add_groups(out, w, several, names);
	if (r >= 0)
		r = add_longest(out, w, names);
	return r < 0 ? r : add_in_flight(out, w, names);
}
