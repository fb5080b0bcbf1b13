// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stat_text.c - stat's tables for people. Long tables are cut, and say how many more rows there are.
 */
#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "model/time/gpu_busy.h"
#include "model/time/waits.h"
#include "sink/analysis/stat_inside.h"
#include "sink/duration.h"
#include "sink/gpu_text.h"
#include "sink/metrics_text.h"
#include "sink/rows.h"
#include "xptibpf/view.h"

#define THREADS_SHOWN 40u
#define GROUPS_SHOWN  40u
#define LONGEST_SHOWN 10u
#define RINGS_SHOWN   40u

/* ---- text: calls ------------------------------------------------------------------------------- */

static const char *const titles[] = { " function", " process", " thread" };

#define BAR 40u

/* One line a power of two, from the first that has something to the last. */
static void text_histogram(struct strbuf *out, const struct histogram *h, const char *key,
			   const char *what)
{
	unsigned row, first = HISTOGRAM_ROWS, last = 0, i;
	uint64_t from, to, n, most = 0;

	for (row = 0; row < HISTOGRAM_ROWS; row++) {
		n = histogram_row(h, row, &from, &to);
		if (!n)
			continue;
		first = row < first ? row : first;
		last = row;
		most = n > most ? n : most;
	}
	if (!most)
		return;
	strbuf_addc(out, '\n');
	strbuf_adds_escaped(out, key);
	strbuf_addf(out, "%s\n", what);
	for (row = first; row <= last; row++) {
		_cleanup_(strbuf_done) struct strbuf range = STRBUF_INIT;

		n = histogram_row(h, row, &from, &to);
		strbuf_addc(&range, '[');
		duration_text(&range, from);
		strbuf_adds(&range, ", ");
		/* The last of all ends with the numbers themselves. */
		duration_text(&range, to ? to : UINT64_MAX);
		strbuf_addc(&range, ')');
		strbuf_addf(out, "%-26s %10llu |", strbuf_str(&range), (unsigned long long)n);
		for (i = 0; i < BAR; i++)
			strbuf_addc(out, (double)n * BAR > (double)most * i ? '@' : ' ');
		strbuf_adds(out, "|\n");
	}
}

static int text_calls(struct strbuf *out, const struct latency *l, struct stat_sink *s)
{
	const struct table_view v = stat_view(s, false);
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	struct latency_totals t;
	size_t i;
	int r;

	r = rows_collect(l, s->by, &rows);
	if (r < 0)
		return r;
	if (!rows.n) {
		strbuf_adds(out, "no calls\n");
		return 0;
	}
	rows_sort(&rows, s->order);
	table_titles(out, stat_calls, titles[s->by]);
	for (i = 0; i < rows.n; i++)
		table_line(out, stat_calls, &rows.row[i], &v);
	if (l != s->now)
		rows_add_rate(out, &rows, &s->span);
	latency_get_totals(l, &t);
	if (t.folded_calls)
		strbuf_addf(out, "%llu further calls did not fit into this table\n",
			    (unsigned long long)t.folded_calls);
	for (i = 0; i < rows.n && s->histogram; i++)
		text_histogram(out, &rows.row[i].times, rows.row[i].key, "");
	return 0;
}

/* ---- text: commands ---------------------------------------------------------------------------- */

static void text_command_histograms(struct strbuf *out, const struct rows_list *all,
				    struct names *names)
{
	for (size_t i = 0; i < all->n; i++) {
		const struct latency_command *c = all->at[i];

		text_histogram(out, &c->submit, names_shown(names, c->label), ", submitting");
		text_histogram(out, &c->device, names_shown(names, c->label), ", on the device");
	}
}

static int text_commands(struct strbuf *out, const struct latency *l, struct stat_sink *s,
			 bool histogram)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	const struct table_view v = stat_view(s, false);
	struct latency_totals t;
	int r;

	r = rows_commands(l, &all);
	if (r < 0)
		return r;
	if (!all.n) {
		strbuf_adds(out, "no kernels, copies or other commands\n");
		return 0;
	}
	strbuf_adds(
		out,
		"Kernels and other commands. Their time on the device is what the program, or the beacon for it, "
		"asked its API for; nothing else counts.\n");
	table_titles(out, stat_commands, " command");
	rows_lines(out, stat_commands, &all, all.n, &v);
	latency_get_totals(l, &t);
	if (t.folded_commands)
		strbuf_addf(out, "%llu commands of further names are not in this table\n",
			    (unsigned long long)t.folded_commands);
	if (t.unattributed)
		strbuf_addf(
			out,
			"%llu device times were asked for of events whose commands are not known\n",
			(unsigned long long)t.unattributed);
	if (t.ticks)
		strbuf_addf(
			out,
			"%llu device times came in ticks of a clock whose rate is not known: not "
			"measured\n",
			(unsigned long long)t.ticks);
	if (histogram)
		text_command_histograms(out, &all, &s->sink.names);
	return 0;
}

/* ---- text: threads ----------------------------------------------------------------------------- */

static int text_threads(struct strbuf *out, const struct waits *w, const struct table_view *v)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	size_t shown;
	int r;

	r = rows_threads(w, &all);
	if (r < 0 || !all.n)
		return r;
	strbuf_adds(out,
		    "\nWhere each thread's time went, from its first call that was seen to the "
		    "end of its last.\n");
	table_titles(out, stat_threads, " thread");
	shown = rows_lines(out, stat_threads, &all, THREADS_SHOWN, v);
	if (shown < all.n)
		strbuf_addf(out, "and %zu more\n", all.n - shown);
	return 0;
}

/* ---- text: waits ------------------------------------------------------------------------------- */

static int text_groups(struct strbuf *out, const struct waits *w, const struct table_view *v)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	struct waits_totals t;
	size_t shown;
	int r;

	r = rows_groups(w, &all);
	if (r < 0)
		return r;
	strbuf_adds(out, all.n ? "\nWaits: who waited for what.\n" : "\nWaits: none.\n");
	if (all.n)
		table_titles(out, stat_groups, " who, how, for what");
	shown = rows_lines(out, stat_groups, &all, GROUPS_SHOWN, v);
	if (shown < all.n)
		strbuf_addf(out, "and %zu more kinds\n", all.n - shown);
	waits_get_totals(w, &t);
	if (t.unread)
		strbuf_addf(out, "%llu lists of events could not be read\n",
			    (unsigned long long)t.unread);
	return 0;
}

static int text_longest(struct strbuf *out, const struct waits *w, const struct table_view *v)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	int r;

	r = rows_longest(w, &all);
	if (r < 0 || !all.n)
		return r;
	strbuf_adds(out, "\nThe longest waits.\n");
	rows_lines(out, stat_waits, &all, LONGEST_SHOWN, v);
	return 0;
}

/* ---- text: in flight --------------------------------------------------------------------------- */

static void text_call_in_flight(struct strbuf *out, const struct waits *w,
				const struct waits_inflight *f, unsigned deep, struct names *names)
{
	_cleanup_(strbuf_done) struct strbuf age = STRBUF_INIT;

	strbuf_adds(&age, f->older ? ">= " : "");
	duration_text(&age, f->age);
	strbuf_addf(out, "%14s  ", strbuf_str(&age));
	rows_add_thread(out, waits_who(w, f->who), f->thread, f->tid);
	strbuf_addf(out, "  %*s%s", (int)(2 * deep), "", f->function);
	if (f->older)
		strbuf_adds(out, ", which began before the trace");
	else if (f->kind == WAITS_WAITS) {
		strbuf_adds(out, ", for ");
		rows_add_for(out, &f->wait, names);
	}
	strbuf_addc(out, '\n');
}

struct outside {
	struct strbuf *out;
	const struct waits *waits;
	bool any;
};

static int text_outside(void *u, const struct waits_outside *x)
{
	struct outside *o = u;

	if (!o->any)
		strbuf_adds(o->out, "\nOther threads: in no traced call.\n");
	o->any = true;
	strbuf_addf(o->out, "%14s  ", "");
	rows_add_thread(o->out, waits_who(o->waits, x->who), x->thread, x->tid);
	if (x->running)
		strbuf_adds(o->out, "  running: whether in a call is not known");
	else if (x->at[0])
		strbuf_adds(o->out, "  in the kernel's ");
	else
		strbuf_adds(o->out, "  where is not known");
	strbuf_adds_escaped(o->out, x->at);
	strbuf_addc(o->out, '\n');
	return 0;
}

static int text_inflight(struct strbuf *out, const struct waits *w, bool alone, struct names *names)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	const struct waits_inflight *f, *before = NULL;
	unsigned deep = 0;
	size_t i;
	int r;

	r = rows_in_flight(w, &all);
	if (r < 0)
		return r;
	if (!all.n) {
		strbuf_adds(out, alone ? "No call was in flight.\n" : "");
		return 0;
	}
	strbuf_adds(out, alone ? "" : "\n");
	strbuf_adds(out, "Calls in flight at the end.\n");
	strbuf_addf(out, "%14s  %s\n", "age", "thread, call");
	for (i = 0; i < all.n; i++) {
		f = all.at[i];
		deep = before && before->who == f->who && before->tid == f->tid ? deep + 1 : 0;
		text_call_in_flight(out, w, f, deep, names);
		before = f;
	}
	return 0;
}

/* The table that was asked for by what it is of. */
static int text_first(struct stat_sink *s, const struct latency *l, struct strbuf *out)
{
	if (s->by == ROWS_KERNEL)
		return text_commands(out, l, s, s->histogram);
	return text_calls(out, l, s);
}

static int text_rest(struct stat_sink *s, struct model *m, struct strbuf *out)
{
	const struct table_view v = stat_view(s, false);
	const struct latency *l = model_latency(m);
	const struct waits *w = model_waits(m);
	int r = rows_add_xpti(out, l);

	if (r >= 0 && s->by != ROWS_KERNEL) {
		strbuf_addc(out, '\n');
		r = text_commands(out, l, s, false);
	}
	strbuf_addc(out, '\n');
	if (r >= 0)
		r = gpu_text_rows(out, model_gpu(m), "", RINGS_SHOWN);
	if (r >= 0)
		r = text_threads(out, w, &v);
	if (r >= 0)
		r = text_groups(out, w, &v);
	if (r >= 0)
		r = text_longest(out, w, &v);
	return r < 0 ? r : text_inflight(out, w, false, &s->sink.names);
}

int stat_text_interval(struct stat_sink *s, uint64_t from, uint64_t to, struct strbuf *out)
{
	strbuf_adds(out, s->nintervals ? "\nFrom " : "From ");
	duration_text(out, from > s->start ? from - s->start : 0);
	strbuf_adds(out, " to ");
	duration_text(out, to > s->start ? to - s->start : 0);
	strbuf_adds(out, ":\n");
	return text_first(s, s->now, out);
}

int stat_text_all(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct stat_sink *s = sink_own(stat_sink, sink);
	const struct latency *l = model_latency(m);
	const struct waits *w = model_waits(m);
	int r;

	if (s->metrics) {
		const struct table_view v = stat_view(s, false);

		return metrics_text_rows(out, model_metrics(m), &v, "", SIZE_MAX);
	}
	if (s->inflight) {
		struct outside o = { out, w, false };

		r = text_inflight(out, w, true, &s->sink.names)
			    ?: waits_each_outside(w, text_outside, &o);
		return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
	}
	r = stat_close_last(s, out);
	if (s->interval && r >= 0)
		strbuf_adds(out, "\nAll of it.\n");
	if (r >= 0)
		r = text_first(s, l, out);
	if (r >= 0 && !s->counts)
		r = text_rest(s, m, out);
	strbuf_addf(out,
		    "\nPercentiles are accurate to %g %%, all other numbers are exact. "
		    "%% self is the share of all time in calls.\n",
		    HISTOGRAM_ERROR_PERCENT);
	if (s->counts)
		strbuf_adds(
			out,
			"--full also shows waits, device times and where the threads' time went.\n");
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}
