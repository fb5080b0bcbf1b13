// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stat.c - what took how long, where threads' time went, and who waited for what: as tables for people
 * ("stat") and as a line an item ("stat-json", docs/json.md). All at the end of the trace; with intervals
 * also what happened in each of them, as it ends.
 *
 * Tables for people stop where nobody reads on, and say how much there is more; JSON has all.
 *
 * Where calls come counted (XB_COUNT) there is nothing else to show, and a record says when an interval is
 * over. Else the stream's own time does: a call belongs to the interval that was open when its record came,
 * and that is when it ended.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "model/gpu.h"
#include "model/latency.h"
#include "model/waits.h"
#include "sink/duration.h"
#include "sink/gpu.h"
#include "sink/host.h"
#include "sink/rows.h"
#include "sink/sink.h"
#include "sink/value.h"
#include "xptibpf/xptibpf.h"

#define THREADS_SHOWN 40u
#define GROUPS_SHOWN  40u
#define LONGEST_SHOWN 10u
#define RINGS_SHOWN   40u

enum by { BY_FUNCTION, BY_PROCESS, BY_THREAD, BY_KERNEL };
static const char *const by_words[] = { "function", "process", "thread", "kernel", NULL };

struct sink {
	enum by by;
	bool json;
	bool inflight;	/* only what is running */
	bool counts;	/* only calls, or commands */
	bool histogram; /* their histograms, too */
	bool counted;	/* they were counted before they came */
	struct names names;
	/* With intervals: */
	uint64_t interval;   /* ns; 0: without */
	struct latency *now; /* what happened in the present one; NULL: nothing came yet */
	uint64_t start;	     /* ts of the stream's begin */
	uint64_t from, next; /* the present one's; its end is before next */
	uint64_t latest;     /* time that anything came from */
	uint64_t nintervals; /* that are over */
};

static int open_as(const struct sink_opts *o, bool json, struct sink **ret)
{
	int by = sink_by(by_words, o->by);
	struct sink *s;

	if (by < 0)
		return by;
	s = calloc(1, sizeof(*s));
	if (!s)
		return -ENOMEM;
	s->by = (enum by)by;
	s->json = json;
	s->interval = o->interval_ns;
	s->inflight = o->view & XPTIBPF_VIEW_INFLIGHT;
	s->counts = o->view & XPTIBPF_VIEW_COUNTS;
	s->histogram = o->view & XPTIBPF_VIEW_HISTOGRAM;
	s->names.as_they_are = o->view & XPTIBPF_VIEW_MANGLED;
	*ret = s;
	return 0;
}

static int stat_open(const struct sink_opts *o, struct sink **ret)
{
	return open_as(o, false, ret);
}

static int stat_json_open(const struct sink_opts *o, struct sink **ret)
{
	return open_as(o, true, ret);
}

static struct sink *stat_free(struct sink *s)
{
	if (!s)
		return NULL;
	latency_free(s->now);
	names_done(&s->names);
	free(s);
	return NULL;
}

/* ---- intervals --------------------------------------------------------------------------------- */

static int text_interval(struct sink *s, uint64_t from, uint64_t to, struct strbuf *out);
static int json_interval(struct sink *s, uint64_t from, uint64_t to, struct strbuf *out);

static int end_interval(struct sink *s, uint64_t from, uint64_t to, struct strbuf *out)
{
	int r = s->json ? json_interval(s, from, to, out) : text_interval(s, from, to, out);

	s->nintervals++;
	latency_clear(s->now);
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

static uint64_t plus(uint64_t a, uint64_t b)
{
	return a + b < a ? UINT64_MAX : a + b;
}

/* It is t: ends what was before. Several intervals in which nothing came are told as one. */
static int advance(struct sink *s, uint64_t t, struct strbuf *out)
{
	uint64_t to = s->next, more;
	int r;

	if (t < to || to == UINT64_MAX)
		return 0;
	r = end_interval(s, s->from, to, out);
	s->from = to;
	more = (t - to) / s->interval * s->interval;
	if (more && r >= 0)
		r = end_interval(s, to, to + more, out);
	s->from = to + more;
	s->next = plus(s->from, s->interval);
	return r;
}

/* When what it tells was over. */
static uint64_t time_of(const struct event *e)
{
	if (e->type != EVENT_CALL || e->rec->flags & XB_F_OLDER)
		return e->rec->ts;
	return plus(e->rec->ts, e->call.rec->dur);
}

static int begin(struct sink *s, struct model *m, const struct event *e)
{
	s->start = s->from = s->latest = e->rec->ts;
	s->next = plus(s->from, s->interval);
	return latency_new(model_commands(m), &s->now);
}

static int interval_event(struct sink *s, struct model *m, const struct event *e,
			  struct strbuf *out)
{
	uint64_t t = time_of(e);
	int r = s->now ? 0 : begin(s, m, e);

	if (r < 0)
		return r;
	if (e->type == EVENT_COUNTED) {
		uint64_t from = ((const struct xb_counted *)e->rec)->from;

		/* Before the first one nothing was counted. */
		s->start = s->nintervals ? s->start : from;
		return end_interval(s, from, t, out);
	}
	if (!s->counted && (e->type == EVENT_CALL || e->type == EVENT_XPTI)) {
		s->latest = t > s->latest ? t : s->latest;
		r = advance(s, t, out);
	}
	if (r >= 0)
		r = latency_event(s->now, m, e);
	latency_show(s->now);
	return r;
}

static int stat_event(struct sink *s, struct model *m, const struct event *e, struct strbuf *out)
{
	latency_show(model_latency(m));
	if (e->type == EVENT_CLOCK)
		s->counted = e->rec->flags & XB_CLOCK_COUNTED;
	return s->interval ? interval_event(s, m, e, out) : 0;
}

static int stat_tick(struct sink *s, struct model *m, uint64_t now, struct strbuf *out)
{
	(void)m;
	if (!s->now || s->counted)
		return 0;
	s->latest = now > s->latest ? now : s->latest;
	return advance(s, now, out);
}

/* The last one ends with the trace. */
static int close_last(struct sink *s, struct strbuf *out)
{
	if (!s->now || s->counted || s->latest <= s->from)
		return 0;
	return end_interval(s, s->from, s->latest, out);
}

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
	strbuf_add_escaped(out, r->key, strlen(r->key), 0);
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
	strbuf_add_escaped(out, key, strlen(key), 0);
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
		strbuf_addf(out, "%llu further calls found no room in this table\n",
			    (unsigned long long)t.folded_calls);
	for (i = 0; i < rows.n && histogram; i++)
		text_histogram(out, &rows.row[i].times, rows.row[i].key, "");
	return 0;
}

/* ---- text: commands ---------------------------------------------------------------------------- */

static const char *const kinds[] = { [COMMAND_KERNEL] = "kernel",
				     [COMMAND_COPY] = "copy",
				     [COMMAND_FILL] = "fill",
				     [COMMAND_OTHER] = "other" };

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
	strbuf_addf(out, " %s %s ", kinds[c->kind], c->api);
	strbuf_add_escaped(out, name, strlen(name), 0);
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
		strbuf_add_escaped(out, what, strlen(what), 0);
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
static int text_first(struct sink *s, const struct latency *l, struct strbuf *out)
{
	if (s->by == BY_KERNEL)
		return text_commands(out, l, &s->names, s->histogram);
	return text_calls(out, l, (enum rows_by)s->by, s->histogram);
}

static int text_rest(struct sink *s, struct model *m, struct strbuf *out)
{
	const struct latency *l = model_latency(m);
	const struct waits *w = model_waits(m);
	int r = rows_add_xpti(out, l);

	if (r >= 0 && s->by != BY_KERNEL) {
		strbuf_addc(out, '\n');
		r = text_commands(out, l, &s->names, false);
	}
	strbuf_addc(out, '\n');
	if (r >= 0)
		r = gpu_add(out, model_gpu(m), "", RINGS_SHOWN);
	if (r >= 0)
		r = text_threads(out, w);
	if (r >= 0)
		r = text_groups(out, w, &s->names);
	if (r >= 0)
		r = text_longest(out, w, &s->names);
	return r < 0 ? r : text_inflight(out, w, false, &s->names);
}

static int text_interval(struct sink *s, uint64_t from, uint64_t to, struct strbuf *out)
{
	strbuf_adds(out, s->nintervals ? "\nFrom " : "From ");
	duration_text(out, from > s->start ? from - s->start : 0);
	strbuf_adds(out, " to ");
	duration_text(out, to > s->start ? to - s->start : 0);
	strbuf_adds(out, ":\n");
	return text_first(s, s->now, out);
}

static int stat_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	const struct latency *l = model_latency(m);
	const struct waits *w = model_waits(m);
	int r;

	if (s->inflight) {
		r = text_inflight(out, w, true, &s->names);
		return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
	}
	r = close_last(s, out);
	if (s->interval && r >= 0)
		strbuf_adds(out, "\nAll of it.\n");
	if (r >= 0)
		r = text_first(s, l, out);
	if (r >= 0 && !s->counts)
		r = text_rest(s, m, out);
	strbuf_addf(out,
		    "\nPercentiles are at most %g %% off, all other numbers are exact. "
		    "%% self is the share of all time in calls.\n",
		    HISTOGRAM_ERROR_PERCENT);
	if (s->counts)
		strbuf_adds(out, "Waits, times on devices and where threads' time went: --full.\n");
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

/* ---- JSON -------------------------------------------------------------------------------------- */

/* Members "pid" and "process"; null for several. */
static void json_who(struct json *j, const struct who *who)
{
	if (!who) {
		json_null(j, "pid");
		json_null(j, "process");
		return;
	}
	json_u64(j, "pid", xb_id(who->tgid));
	json_str(j, "process", who->comm);
	host_json(j, who->host);
}

static void json_tid(struct json *j, uint32_t tid, const char *thread)
{
	if (tid) {
		json_u64(j, "tid", xb_id(tid));
		json_str(j, "thread", thread);
	} else {
		json_null(j, "tid");
		json_null(j, "thread");
	}
}

static void json_ns(struct json *j, const char *key, bool have, uint64_t ns)
{
	if (have)
		json_u64(j, key, ns);
	else
		json_null(j, key);
}

static void json_times(struct json *j, const struct histogram *h)
{
	bool have = h->count > 0;

	json_u64(j, "timed", h->count);
	json_u64(j, "total", h->total);
	json_ns(j, "mean", have, histogram_mean(h));
	json_ns(j, "min", have, h->min);
	json_ns(j, "p50", have, histogram_percentile(h, 50));
	json_ns(j, "p90", have, histogram_percentile(h, 90));
	json_ns(j, "p99", have, histogram_percentile(h, 99));
	json_ns(j, "max", have, h->max);
}

/* The buckets that have something: from, to (null: no end), how many. */
static void json_histogram(struct json *j, const struct histogram *h)
{
	uint64_t from, to, n;
	unsigned i;

	json_array(j, "histogram");
	for (i = 0; i < HISTOGRAM_BUCKETS; i++) {
		n = histogram_bucket(h, i, &from, &to);
		if (!n)
			continue;
		json_array(j, NULL);
		json_u64(j, NULL, from);
		json_ns(j, NULL, to, to);
		json_u64(j, NULL, n);
		json_end_array(j);
	}
	json_end_array(j);
}

static void json_row(struct json *j, const struct sink *s, const struct latency *l,
		     const struct row *r)
{
	if (s->by == BY_FUNCTION) {
		json_str(j, "function", r->function);
		json_str(j, "api", r->api);
	} else {
		json_who(j, latency_who(l, r->who));
	}
	if (s->by == BY_THREAD)
		json_tid(j, r->tid, r->thread);
	json_u64(j, "calls", r->calls);
	json_u64(j, "errors", r->errors);
	json_u64(j, "unfinished", r->unfinished);
	json_u64(j, "in_flight", r->in_flight);
	json_u64(j, "self", r->self);
	json_times(j, &r->times);
	if (s->histogram)
		json_histogram(j, &r->times);
}

static int json_calls(struct strbuf *out, const struct sink *s, const struct latency *l)
{
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	struct json j;
	size_t i;
	int r;

	r = rows_collect(l, (enum rows_by)s->by, &rows);
	for (i = 0; i < rows.n && r >= 0; i++) {
		json_line(&j, out, "latency");
		json_row(&j, s, l, &rows.row[i]);
		r = json_end_line(&j);
	}
	return r;
}

static void json_command_times(struct json *j, const struct sink *s, const char *key,
			       const struct histogram *h)
{
	json_object(j, key);
	json_times(j, h);
	if (s->histogram && s->by == BY_KERNEL)
		json_histogram(j, h);
	json_end_object(j);
}

static void json_command(struct json *j, struct sink *s, const struct latency *l,
			 const struct latency_command *c)
{
	json_str(j, "kind", kinds[c->kind]);
	names_json(j, "name", "demangled", c->label, &s->names);
	json_str(j, "api", c->api);
	json_who(j, latency_who(l, c->who));
	json_u64(j, "submitted", c->submit.count);
	json_command_times(j, s, "submit", &c->submit);
	if (c->device.count)
		json_command_times(j, s, "device", &c->device);
	else
		json_null(j, "device");
}

static int json_commands(struct strbuf *out, struct sink *s, const struct latency *l)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	struct json j;
	size_t i;
	int r;

	r = rows_commands(l, &all);
	for (i = 0; i < all.n && r >= 0; i++) {
		json_line(&j, out, "command");
		json_command(&j, s, l, all.at[i]);
		r = json_end_line(&j);
	}
	return r;
}

/* A line an interval, and its rows in it: so rows that are lines are of the whole time. */
static int json_interval(struct sink *s, uint64_t from, uint64_t to, struct strbuf *out)
{
	_cleanup_(rows_list_done) struct rows_list commands = { 0 };
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	bool of_kernels = s->by == BY_KERNEL;
	struct latency_totals t;
	struct json j;
	size_t i;
	int r = of_kernels ? rows_commands(s->now, &commands)
			   : rows_collect(s->now, (enum rows_by)s->by, &rows);

	if (r < 0)
		return r;
	latency_get_totals(s->now, &t);
	json_line(&j, out, "interval");
	json_u64(&j, "from", from);
	json_u64(&j, "to", to);
	json_u64(&j, "calls_folded", t.folded_calls);
	json_array(&j, "rows");
	for (i = 0; i < (of_kernels ? commands.n : rows.n); i++) {
		json_object(&j, NULL);
		if (of_kernels)
			json_command(&j, s, s->now, commands.at[i]);
		else
			json_row(&j, s, s->now, &rows.row[i]);
		json_end_object(&j);
	}
	json_end_array(&j);
	return json_end_line(&j);
}

struct writing {
	struct strbuf *out;
	const struct latency *latency;
	const struct waits *waits;
	struct names *names;
};

static int json_xpti(void *u, const struct latency_xpti *x)
{
	struct writing *w = u;
	struct json j;

	json_line(&j, w->out, "xpti_events");
	json_str(&j, "name", x->name);
	json_u64(&j, "events", x->events);
	return json_end_line(&j);
}

static int json_thread(void *u, const struct waits_thread *t)
{
	struct writing *w = u;
	struct json j;

	json_line(&j, w->out, "time");
	json_who(&j, waits_who(w->waits, t->who));
	json_tid(&j, t->tid, t->name);
	json_u64(&j, "threads", t->threads);
	json_u64(&j, "calls", t->calls);
	json_ns(&j, "from", t->tid, t->from);
	json_ns(&j, "to", t->tid, t->to);
	json_u64(&j, "span", t->span);
	json_u64(&j, "submitting", t->submit_ns);
	json_u64(&j, "waiting", t->wait_ns);
	json_u64(&j, "other", t->other_ns);
	json_u64(&j, "elsewhere", t->elsewhere_ns);
	json_u64(&j, "untimed", t->untimed);
	json_bool(&j, "lossy", t->lossy);
	json_bool(&j, "running", t->running);
	return json_end_line(&j);
}

static int json_group(void *u, const struct waits_group *g)
{
	struct writing *w = u;
	struct json j;

	json_line(&j, w->out, "waits");
	json_who(&j, waits_who(w->waits, g->who));
	json_str(&j, "function", g->function);
	json_str(&j, "api", g->api);
	names_json(&j, "for", "for_demangled", g->what, w->names);
	json_u64(&j, "waits", g->waits);
	json_u64(&j, "failed", g->failed);
	json_u64(&j, "unfinished", g->unfinished);
	json_u64(&j, "total", g->total);
	json_u64(&j, "max", g->max);
	return json_end_line(&j);
}

static void json_object_of(struct json *j, const struct waits_for *f)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (f->word)
		value_object(&text, f->word, f->number, f->uncertain);
	json_str(j, "object", f->word ? strbuf_str(&text) : NULL);
}

static void json_for(struct json *j, const struct waits_wait *x, struct names *names)
{
	uint32_t i, n = x->n < WAITS_FOR_MAX ? x->n : WAITS_FOR_MAX;

	names_json(j, "for", "for_demangled", x->what, names);
	json_array(j, "items");
	for (i = 0; i < n; i++) {
		const struct waits_for *f = &x->for_[i];

		json_object(j, NULL);
		json_object_of(j, f);
		names_json(j, "command", "demangled", f->command, names);
		json_ns(j, "submitted", f->submitted, f->submitted);
		json_ns(j, "by", f->by, xb_id(f->by));
		json_bool(j, "uncertain", f->uncertain);
		json_end_object(j);
	}
	json_end_array(j);
	json_u64(j, "count", x->n);
	json_u64(j, "queued", x->queued);
}

static int json_wait(void *u, const struct waits_wait *x)
{
	struct writing *w = u;
	struct json j;
	uint32_t i;

	json_line(&j, w->out, "wait");
	json_u64(&j, "ts", x->ts);
	json_u64(&j, "dur", x->dur);
	json_who(&j, waits_who(w->waits, x->who));
	json_tid(&j, x->tid, x->thread);
	json_str(&j, "function", x->function);
	json_str(&j, "api", x->api);
	json_bool(&j, "failed", x->failed);
	json_bool(&j, "unfinished", x->unfinished);
	json_for(&j, x, w->names);
	json_array(&j, "layers");
	for (i = 0; i < x->nlayers; i++)
		json_str(&j, NULL, x->layers[i]);
	json_end_array(&j);
	return json_end_line(&j);
}

static int json_inflight(void *u, const struct waits_inflight *f)
{
	struct writing *w = u;
	struct json j;

	json_line(&j, w->out, "in_flight");
	json_who(&j, waits_who(w->waits, f->who));
	json_tid(&j, f->tid, f->thread);
	json_str(&j, "function", f->function);
	json_str(&j, "api", f->api);
	json_u64(&j, "age", f->age);
	json_bool(&j, "older", f->older);
	json_bool(&j, "waits", f->kind == WAITS_WAITS);
	if (!f->older) {
		json_u64(&j, "id", f->id);
		json_ns(&j, "parent_id", f->parent, f->parent);
		json_u64(&j, "ts", f->ts);
	}
	if (f->kind == WAITS_WAITS && !f->older)
		json_for(&j, &f->wait, w->names);
	return json_end_line(&j);
}

static int json_head(const struct sink *s, struct strbuf *out, const struct latency *l,
		     const struct waits *w)
{
	bool all = !s->counts;

	struct latency_totals t;
	struct waits_totals v;
	struct json j;

	latency_get_totals(l, &t);
	waits_get_totals(w, &v);
	json_line(&j, out, "stat");
	json_double(&j, "percentile_error", HISTOGRAM_ERROR_PERCENT);
	json_bool(&j, "counted", s->counted);
	json_ns(&j, "waits", all, v.waits);
	json_ns(&j, "waits_folded", all, v.folded);
	json_u64(&j, "calls_folded", t.folded_calls);
	json_u64(&j, "commands_folded", t.folded_commands);
	json_ns(&j, "threads_added_up", all, v.let_go);
	json_ns(&j, "unread_lists", all, v.unread);
	json_ns(&j, "device_times_unattributed", all, t.unattributed);
	json_ns(&j, "device_times_in_ticks", all, t.ticks);
	return json_end_line(&j);
}

/* ---- JSON: GPU jobs ---------------------------------------------------------------------------- */

struct writing_gpu {
	struct strbuf *out;
	const struct gpu *gpu;
};

static int json_ring(void *u, const struct gpu_row *r)
{
	struct writing_gpu *w = u;
	struct json j;

	json_line(&j, w->out, "gpu_ring");
	json_who(&j, gpu_who(w->gpu, r->who));
	json_str(&j, "device", *r->dev ? r->dev : NULL);
	json_str(&j, "ring", *r->ring ? r->ring : NULL);
	json_u64(&j, "jobs", r->jobs);
	json_u64(&j, "untimed", r->untimed);
	json_u64(&j, "busy", r->busy);
	json_object(&j, "runs");
	json_times(&j, &r->runs);
	json_end_object(&j);
	json_object(&j, "queued");
	json_times(&j, &r->waits);
	json_end_object(&j);
	return json_end_line(&j);
}

static int json_gpu(struct strbuf *out, const struct gpu *g)
{
	struct writing_gpu w = { out, g };
	const char *text;
	enum xb_gpu_state state = gpu_state(g, &text);
	struct json j;
	int r;

	json_line(&j, out, "gpu");
	json_bool(&j, "measured", state == XB_GPU_MEASURED);
	json_str(&j, "state", gpu_state_word(state));
	json_str(&j, "text", *text ? text : NULL);
	json_u64(&j, "jobs_folded", gpu_folded(g));
	r = json_end_line(&j);
	return r < 0 ? r : gpu_each(g, json_ring, &w);
}

static int stat_json_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	struct writing w = { out, model_latency(m), model_waits(m), &s->names };
	int r;

	r = close_last(s, out);
	if (r >= 0)
		r = json_head(s, out, w.latency, w.waits);
	if (s->inflight)
		return r < 0 ? r : waits_each_inflight(w.waits, json_inflight, &w);
	if (r >= 0 && s->by != BY_KERNEL)
		r = json_calls(out, s, w.latency);
	if (r >= 0 && !s->counts)
		r = latency_each_xpti(w.latency, json_xpti, &w);
	if (r >= 0 && (!s->counts || s->by == BY_KERNEL))
		r = json_commands(out, s, w.latency);
	if (r < 0 || s->counts)
		return r;
	if (r >= 0)
		r = json_gpu(out, model_gpu(m));
	if (r >= 0)
		r = waits_each_thread(w.waits, json_thread, &w);
	if (r >= 0)
		r = waits_each_group(w.waits, json_group, &w);
	if (r >= 0)
		r = waits_each_longest(w.waits, json_wait, &w);
	if (r >= 0)
		r = waits_each_inflight(w.waits, json_inflight, &w);
	return r;
}

static int stat_json_lost(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	return sink_json.lost(s, counters, out);
}

const struct sink_ops sink_stat = {
	.name = "stat",
	.lines = SINK_FOR_PEOPLE,
	.needs = MODEL_LATENCY | MODEL_WAITS | MODEL_GPU,
	.by = by_words,
	.open = stat_open,
	.event = stat_event,
	.tick = stat_tick,
	.finish = stat_finish,
	.lost = sink_lost_for_people,
	.free = stat_free,
};

const struct sink_ops sink_stat_json = {
	.name = "stat-json",
	.lines = SINK_JSON_LINES,
	.needs = MODEL_LATENCY | MODEL_WAITS | MODEL_GPU,
	.by = by_words,
	.open = stat_json_open,
	.event = stat_event,
	.tick = stat_tick,
	.finish = stat_json_finish,
	.lost = stat_json_lost,
	.free = stat_free,
};
