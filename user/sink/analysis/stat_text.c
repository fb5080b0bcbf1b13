// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stat_text.c - stat's tables for people. They stop where nobody reads on, and say how much there is more.
 */
#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "model/time/gpu.h"
#include "model/time/waits.h"
#include "sink/analysis/stat_parts.h"
#include "sink/duration.h"
#include "sink/gpu.h"
#include "sink/rows.h"
#include "xptibpf/view.h"

#define THREADS_SHOWN 40u
#define GROUPS_SHOWN  40u
#define LONGEST_SHOWN 10u
#define RINGS_SHOWN   40u

/* ---- text: calls ------------------------------------------------------------------------------- */

static const char *const titles[] = { "function", "process", "thread" };

static void text_times(struct strbuf *out, const struct histogram *h)
{
	bool have = h->count > 0;

	rows_add_duration(out, have, histogram_mean(h));
	rows_add_duration(out, have, h->min);
	rows_add_duration(out, have, histogram_percentile(h, 50));
	rows_add_duration(out, have, histogram_percentile(h, 90));
	rows_add_duration(out, have, histogram_percentile(h, 99));
	rows_add_duration(out, have, h->max);
}

static void text_row(struct strbuf *out, const struct row *r, uint64_t all)
{
	bool have = r->times.count > 0;

	strbuf_addf(out, "%9llu %7llu", (unsigned long long)r->calls,
		    (unsigned long long)r->errors);
	rows_add_duration(out, have, r->times.total);
	rows_add_duration(out, have, r->self);
	strbuf_addf(out, " %6.2f", all ? 100.0 * (double)r->self / (double)all : 0.0);
	text_times(out, &r->times);
	strbuf_addc(out, ' ');
	strbuf_adds_escaped(out, r->key);
	if (r->unfinished)
		strbuf_addf(out, " (%llu never returned)", (unsigned long long)r->unfinished);
	if (r->in_flight)
		strbuf_addf(out, " (and %llu in flight)", (unsigned long long)r->in_flight);
	strbuf_addc(out, '\n');
}

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

static int text_calls(struct strbuf *out, const struct latency *l, enum rows_by by, bool histogram)
{
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	struct latency_totals t;
	size_t i;
	int r;

	r = rows_collect(l, by, &rows);
	if (r < 0)
		return r;
	if (!rows.n) {
		strbuf_adds(out, "no calls\n");
		return 0;
	}
	strbuf_addf(out, "%9s %7s %10s %10s %6s %10s %10s %10s %10s %10s %10s %s\n", "calls",
		    "errors", "total", "self", "% self", "mean", "min", "p50", "p90", "p99", "max",
		    titles[by]);
	for (i = 0; i < rows.n; i++)
		text_row(out, &rows.row[i], rows.self);
	latency_get_totals(l, &t);
	if (t.folded_calls)
		strbuf_addf(out, "%llu further calls did not fit into this table\n",
			    (unsigned long long)t.folded_calls);
	for (i = 0; i < rows.n && histogram; i++)
		text_histogram(out, &rows.row[i].times, rows.row[i].key, "");
	return 0;
}

/* ---- text: commands ---------------------------------------------------------------------------- */

static void text_command(struct strbuf *out, const struct latency *l,
			 const struct latency_command *c, struct names *names)
{
	const char *name = names_brief(names, c->label, NAMES_LINE);
	bool have = c->device.count > 0;

	strbuf_addf(out, "%9llu", (unsigned long long)c->submit.count);
	rows_add_duration(out, c->submit.count, histogram_mean(&c->submit));
	if (have) {
		strbuf_addf(out, " %9llu", (unsigned long long)c->device.count);
		rows_add_duration(out, true, c->device.total);
		text_times(out, &c->device);
	} else {
		strbuf_addf(out, " %-86s", " not measured");
	}
	strbuf_addf(out, " %s %s ", rows_kinds[c->kind], c->api);
	strbuf_adds_escaped(out, name);
	strbuf_adds(out, "  [");
	rows_add_process(out, latency_who(l, c->who));
	strbuf_adds(out, "]\n");
}

static void text_command_histograms(struct strbuf *out, const struct rows_list *all,
				    struct names *names)
{
	for (size_t i = 0; i < all->n; i++) {
		const struct latency_command *c = all->at[i];

		text_histogram(out, &c->submit, names_shown(names, c->label), ", submitting");
		text_histogram(out, &c->device, names_shown(names, c->label), ", on the device");
	}
}

static int text_commands(struct strbuf *out, const struct latency *l, struct names *names,
			 bool histogram)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	struct latency_totals t;
	size_t i;
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
		"Kernels and other commands. Their time on the device is what the program asked "
		"its API for; nothing else counts.\n");
	strbuf_addf(out, "%9s %10s %9s %10s %10s %10s %10s %10s %10s %10s %s\n", "submitted",
		    "submitting", "measured", "device", "mean", "min", "p50", "p90", "p99", "max",
		    "command");
	for (i = 0; i < all.n; i++)
		text_command(out, l, all.at[i], names);
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
		text_command_histograms(out, &all, names);
	return 0;
}

/* ---- text: threads ----------------------------------------------------------------------------- */

static void text_share(struct strbuf *out, uint64_t ns, uint64_t all)
{
	rows_add_duration(out, true, ns);
	strbuf_addf(out, " %5.1f%%", all ? 100.0 * (double)ns / (double)all : 0.0);
}

static void text_thread(struct strbuf *out, const struct waits *w, const struct waits_thread *t)
{
	rows_add_duration(out, true, t->span);
	text_share(out, t->submit_ns, t->span);
	text_share(out, t->wait_ns, t->span);
	text_share(out, t->other_ns, t->span);
	text_share(out, t->elsewhere_ns, t->span);
	strbuf_addc(out, ' ');
	rows_add_thread(out, waits_who(w, t->who), t->name, t->tid);
	if (t->threads > 1)
		strbuf_addf(out, ", %u threads", t->threads);
	if (t->lossy)
		strbuf_adds(out, ", records were lost: the rest may be less");
	if (t->untimed)
		strbuf_addf(out, ", %llu calls without a duration count as elsewhere",
			    (unsigned long long)t->untimed);
	if (t->running)
		strbuf_adds(out, ", was in a call at the end");
	strbuf_addc(out, '\n');
}

static int text_threads(struct strbuf *out, const struct waits *w)
{
	_cleanup_(rows_threads_done) struct rows_threads all = { 0 };
	size_t i;
	int r;

	r = rows_threads(w, &all);
	if (r < 0 || !all.n)
		return r;
	strbuf_adds(out,
		    "\nWhere each thread's time went, from its first call that was seen to the "
		    "end of its last.\n");
	strbuf_addf(out, "%11s %10s %6s %10s %6s %10s %6s %10s %6s %s\n", "time", "submitting", "",
		    "waiting", "", "other API", "", "elsewhere", "", "thread");
	for (i = 0; i < all.n && i < THREADS_SHOWN; i++)
		text_thread(out, w, &all.at[i]);
	if (i < all.n)
		strbuf_addf(out, "and %zu more\n", all.n - i);
	return 0;
}

/* ---- text: waits ------------------------------------------------------------------------------- */

static int text_groups(struct strbuf *out, const struct waits *w, struct names *names)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	struct waits_totals t;
	size_t i;
	int r;

	r = rows_groups(w, &all);
	if (r < 0)
		return r;
	strbuf_adds(out, all.n ? "\nWaits: who waited for what.\n" : "\nWaits: none.\n");
	if (all.n)
		strbuf_addf(out, "%9s %7s %10s %10s %10s %s\n", "waits", "failed", "total", "mean",
			    "max", "who, how, for what");
	for (i = 0; i < all.n && i < GROUPS_SHOWN; i++) {
		const struct waits_group *g = all.at[i];
		const char *what = names_brief(names, g->what, NAMES_LINE);

		strbuf_addf(out, "%9llu %7llu", (unsigned long long)g->waits,
			    (unsigned long long)g->failed);
		rows_add_duration(out, true, g->total);
		rows_add_duration(out, true, g->waits ? g->total / g->waits : 0);
		rows_add_duration(out, true, g->max);
		strbuf_addc(out, ' ');
		rows_add_process(out, waits_who(w, g->who));
		strbuf_addf(out, ", %s, ", g->function);
		strbuf_adds_escaped(out, what);
		if (g->unfinished)
			strbuf_addf(out, " (%llu never returned)",
				    (unsigned long long)g->unfinished);
		strbuf_addc(out, '\n');
	}
	if (i < all.n)
		strbuf_addf(out, "and %zu more kinds\n", all.n - i);
	waits_get_totals(w, &t);
	if (t.unread)
		strbuf_addf(out, "%llu lists of events could not be read\n",
			    (unsigned long long)t.unread);
	return 0;
}

static int text_longest(struct strbuf *out, const struct waits *w, struct names *names)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	uint32_t k;
	size_t i;
	int r;

	r = rows_longest(w, &all);
	if (r < 0 || !all.n)
		return r;
	strbuf_adds(out, "\nThe longest waits.\n");
	for (i = 0; i < all.n && i < LONGEST_SHOWN; i++) {
		const struct waits_wait *x = all.at[i];

		rows_add_duration(out, true, x->dur);
		strbuf_addc(out, ' ');
		rows_add_thread(out, waits_who(w, x->who), x->thread, x->tid);
		strbuf_addf(out, ", %s", x->function);
		for (k = 0; k < x->nlayers; k++)
			strbuf_addf(out, "%s%s", k ? ", " : " (inside: ", x->layers[k]);
		strbuf_adds(out, x->nlayers ? "), for " : ", for ");
		rows_add_for(out, x, names);
		strbuf_adds(out, x->unfinished ? " (never returned)\n" : "\n");
	}
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
		return text_commands(out, l, &s->sink.names, s->histogram);
	return text_calls(out, l, s->by, s->histogram);
}

static int text_rest(struct stat_sink *s, struct model *m, struct strbuf *out)
{
	const struct latency *l = model_latency(m);
	const struct waits *w = model_waits(m);
	int r = rows_add_xpti(out, l);

	if (r >= 0 && s->by != ROWS_KERNEL) {
		strbuf_addc(out, '\n');
		r = text_commands(out, l, &s->sink.names, false);
	}
	strbuf_addc(out, '\n');
	if (r >= 0)
		r = gpu_add(out, model_gpu(m), "", RINGS_SHOWN);
	if (r >= 0)
		r = text_threads(out, w);
	if (r >= 0)
		r = text_groups(out, w, &s->sink.names);
	if (r >= 0)
		r = text_longest(out, w, &s->sink.names);
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

	if (s->inflight) {
		r = text_inflight(out, w, true, &s->sink.names);
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
