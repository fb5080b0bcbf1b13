// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * diff.c - see diff.h: the tables of diff_rows.h as text and as JSON, and what makes a comparison unfair.
 */
#include "sink/analysis/diff.h"

#include <errno.h>
#include <float.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "base/json.h"
#include "base/losses.h"
#include "model/memory/lifetimes.h"
#include "model/time/tally.h"
#include "sink/analysis/diff_rows.h"
#include "sink/duration.h"
#include "sink/fit.h"
#include "sink/names.h"

#define ROWS_SHOWN  20u
#define NAMES_SHOWN 4u

struct writing {
	const struct diff_run *runs;
	const struct tally *tally[2];
	const struct diff_opts *o;
	struct strbuf *out;
	struct names names;
};

static const char sides[] = "AB";

/* ---- what makes it unfair ---------------------------------------------------------------------- */

/* reason: one word, for programs; text: a sentence. */
typedef int reason_fn(struct writing *w, const char *reason, const char *text);

static int tell(struct writing *w, reason_fn *fn, const char *reason, struct strbuf *text)
{
	int r = strbuf_failed(text) ? -ENOMEM : fn(w, reason, strbuf_str(text));

	strbuf_reset(text);
	return r;
}

static uint64_t length_of(const struct tally *t)
{
	return t->last - t->first;
}

static int reasons_of_one(struct writing *w, unsigned i, reason_fn *fn)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const struct diff_run *run = &w->runs[i];
	const struct tally *t = w->tally[i];
	uint64_t unseen = losses_sum(run->counters, LOSSES_ABSENCE);
	struct lifetimes_gaps gaps;
	int r = 0;

	lifetimes_gaps(model_lifetimes(run->model), &gaps);
	if (unseen) {
		strbuf_addf(&text, "%c lost %llu calls or events", sides[i],
			    (unsigned long long)unseen);
		for (unsigned k = 0; k < XB_C_LOSS_MAX; k++)
			if (run->counters[k])
				strbuf_addf(&text, ", %s: %llu", losses_name(k),
					    (unsigned long long)run->counters[k]);
		r = tell(w, fn, "lost", &text);
	}
	if (!r && run->counters[XB_C_CUT_OFF]) {
		strbuf_addf(&text, "%c was cut off, or is damaged: not all of it can be read",
			    sides[i]);
		r = tell(w, fn, "cut_off", &text);
	}
	if (!r && t->clock & XB_CLOCK_PARTIAL) {
		strbuf_addf(&text, "%c has only calls that failed or took long enough", sides[i]);
		r = tell(w, fn, "partial", &text);
	}
	if (!r && gaps.older) {
		strbuf_addf(&text, "%c began when its programs were already running", sides[i]);
		r = tell(w, fn, "late", &text);
	}
	if (!r && t->refused) {
		strbuf_addf(&text, "%c lacks %llu functions that could not be traced", sides[i],
			    (unsigned long long)t->refused);
		r = tell(w, fn, "refused", &text);
	}
	if (!r && !t->calls && !t->xpti) {
		strbuf_addf(&text, "%c has no calls", sides[i]);
		r = tell(w, fn, "empty", &text);
	}
	return r;
}

static int reason_length(struct writing *w, reason_fn *fn)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	uint64_t a = length_of(w->tally[0]), b = length_of(w->tally[1]);
	uint64_t less = a < b ? a : b, more = a < b ? b : a;
	double percent = diff_percent(a, b);

	if (!less || (percent <= w->o->threshold && -percent <= w->o->threshold))
		return 0;
	strbuf_addf(&text, "%c took %.2f times as long", sides[a < b], (double)more / (double)less);
	return tell(w, fn, "length", &text);
}

static int by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Texts, sorted; of the stream's own, which outlives this. */
struct texts {
	const char **at;
	size_t n;
};

static void texts_done(struct texts *t)
{
	free(t->at);
}

static int texts_add(void *u, const char *text)
{
	struct texts *t = u;

	return GROW_APPEND(t->at, t->n, text);
}

static void texts_sort(struct texts *t)
{
	size_t n = 0;

	if (t->n)
		qsort(t->at, t->n, sizeof(*t->at), by_text);
	for (size_t i = 0; i < t->n; i++)
		if (!n || strcmp(t->at[n - 1], t->at[i]) != 0)
			t->at[n++] = t->at[i];
	t->n = n;
}

static int functions_of(const struct writing *w, unsigned i, struct texts *ret)
{
	int r = decoder_each_function(w->runs[i].decoder, texts_add, ret);

	texts_sort(ret);
	return r;
}

static int libraries_of(const struct writing *w, unsigned i, struct texts *ret)
{
	const struct tally_library *l;
	int r = 0;

	for (l = w->tally[i]->libraries; l && r >= 0; l = l->hh.next)
		r = texts_add(ret, l->text);
	texts_sort(ret);
	return r;
}

/* Those of one that the other lacks: how many, and the first of them as "a, b, ...". */
static size_t only_in(const struct texts *one, const struct texts *other, struct strbuf *ret)
{
	size_t n = 0;

	for (size_t i = 0; i < one->n; i++) {
		if (other->n &&
		    bsearch(&one->at[i], other->at, other->n, sizeof(*other->at), by_text))
			continue;
		if (n++ >= NAMES_SHOWN)
			continue;
		strbuf_adds(ret, n > 1 ? ", " : "");
		strbuf_adds_escaped(ret, one->at[i]);
	}
	strbuf_adds(ret, n > NAMES_SHOWN ? ", ..." : "");
	return n;
}

static int reason_texts(struct writing *w, reason_fn *fn, const char *reason, const char *what,
			int (*of)(const struct writing *w, unsigned i, struct texts *ret))
{
	_cleanup_(texts_done) struct texts a = { 0 }, b = { 0 };
	const struct texts *all[2] = { &a, &b };
	int r = of(w, 0, &a) ?: of(w, 1, &b);

	for (unsigned i = 0; i < 2 && !r; i++) {
		_cleanup_(strbuf_done) struct strbuf list = STRBUF_INIT, text = STRBUF_INIT;
		size_t n = only_in(all[i], all[!i], &list);

		if (!n)
			continue;
		strbuf_addf(&text, "%zu %s only in %c: %s", n, what, sides[i], strbuf_str(&list));
		r = tell(w, fn, reason, &text);
	}
	return r;
}

static int reasons_of_both(struct writing *w, reason_fn *fn)
{
	const struct tally *a = w->tally[0], *b = w->tally[1];
	const char *hosts[2] = { w->runs[0].host, w->runs[1].host };
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	int r = reason_length(w, fn);

	if (!r)
		r = reason_texts(w, fn, "functions", "functions are traced", functions_of);
	if (!r)
		r = reason_texts(w, fn, "libraries", "libraries are traced", libraries_of);
	if (!r && (a->clock ^ b->clock) & XB_CLOCK_LAYERS) {
		strbuf_addf(&text, "only %c has the calls of lower layers",
			    sides[b->clock & XB_CLOCK_LAYERS ? 1 : 0]);
		r = tell(w, fn, "layers", &text);
	}
	if (!r && !a->xpti != !b->xpti) {
		strbuf_addf(&text, "only %c has XPTI events", sides[b->xpti ? 1 : 0]);
		r = tell(w, fn, "xpti", &text);
	}
	if (!r && *hosts[0] && *hosts[1] && strcmp(hosts[0], hosts[1]) != 0) {
		strbuf_adds(&text, "they are of different machines");
		r = tell(w, fn, "hosts", &text);
	}
	if (!r && (a->clock | b->clock) & XB_CLOCK_RANGE) {
		strbuf_adds(&text, "only a part of the time is compared (--from, --to)");
		r = tell(w, fn, "part", &text);
	}
	return r;
}

static int each_reason(struct writing *w, reason_fn *fn)
{
	return reasons_of_one(w, 0, fn) ?: reasons_of_one(w, 1, fn) ?: reasons_of_both(w, fn);
}

static void begin(struct writing *w, const struct diff_run runs[2], const struct diff_opts *o,
		  struct strbuf *out)
{
	*w = (struct writing){ .runs = runs, .o = o, .out = out, .names.as_they_are = o->mangled };
	for (unsigned i = 0; i < 2; i++) {
		w->tally[i] = model_tally(runs[i].model);
		lifetimes_finish(model_lifetimes(runs[i].model));
	}
}

/* ---- text -------------------------------------------------------------------------------------- */

static void text_of_side(struct writing *w, unsigned i)
{
	const struct diff_run *run = &w->runs[i];
	const struct tally *t = w->tally[i];
	uint64_t began = t->wall + (t->first > t->mono ? t->first - t->mono : 0);
	time_t seconds = (time_t)(began / 1000000000);
	struct strbuf *out = w->out;
	char when[32] = "?";
	struct tm tm;

	if (localtime_r(&seconds, &tm))
		strftime(when, sizeof(when), "%Y-%m-%d %H:%M:%S", &tm);
	strbuf_addf(out, "%c: ", sides[i]);
	strbuf_adds_escaped(out, run->name);
	if (*run->host) {
		strbuf_adds(out, ", ");
		strbuf_adds_escaped(out, run->host);
	}
	strbuf_addf(out, ", %s, ", when);
	duration_text(out, length_of(t));
	strbuf_addf(out, " from the first call to the last, %llu calls, %llu XPTI events\n",
		    (unsigned long long)t->calls, (unsigned long long)t->xpti);
}

static int text_reason(struct writing *w, const char *reason, const char *text)
{
	(void)reason;
	strbuf_addf(w->out, "  unfair: %s\n", text);
	return 0;
}

static void text_value(struct strbuf *out, enum table_kind unit, const struct diff_side *s,
		       unsigned i)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (s->known[i])
		table_add_number(&text, unit, s->value[i]);
	else
		strbuf_addc(&text, '-');
	strbuf_addf(out, " %9s", strbuf_str(&text));
}

/* In a column of eight; blank where it is no more than the threshold. */
static void text_change(struct strbuf *out, const struct diff_row *row, unsigned i,
			double threshold)
{
	const struct diff_side *a = &row->side[0], *b = &row->side[1];
	double percent = diff_percent(a->value[i], b->value[i]);
	char text[16] = "";

	if (!a->known[i] || !b->known[i] || (percent <= threshold && -percent <= threshold))
		;
	else if (percent > 99999)
		snprintf(text, sizeof(text), "%s", a->value[i] ? ">99999%" : "new");
	else
		snprintf(text, sizeof(text), "%+.*f%%", percent < 10 && percent > -10 ? 1 : 0,
			 percent);
	strbuf_addf(out, " %-7s", text);
}

static void text_words(struct writing *w, const struct diff_row *row)
{
	bool any = false;

	for (unsigned i = 0; i < DIFF_WORDS && row->words[i]; i++) {
		const char *word = names_shown(&w->names, row->words[i]);

		if (!*word)
			continue;
		strbuf_adds(w->out, any ? ", " : " ");
		fit_add_name(w->out, word);
		any = true;
	}
	if (!row->side[0].there)
		strbuf_adds(w->out, " (new)");
	if (!row->side[1].there)
		strbuf_adds(w->out, " (gone)");
}

static void text_row(struct writing *w, const struct diff_table *t, const struct diff_row *row)
{
	for (unsigned i = 0; i < DIFF_NUMBERS && t->numbers[i].name; i++) {
		const struct diff_number *n = &t->numbers[i];

		if (n->hidden)
			continue;
		text_value(w->out, n->unit, &row->side[0], i);
		text_value(w->out, n->unit, &row->side[1], i);
		text_change(w->out, row, i, w->o->threshold);
	}
	text_words(w, row);
	strbuf_addc(w->out, '\n');
}

static void text_heading(struct strbuf *out, const struct diff_table *t)
{
	for (unsigned i = 0; i < DIFF_NUMBERS && t->numbers[i].name; i++) {
		char of[24];

		if (t->numbers[i].hidden)
			continue;
		snprintf(of, sizeof(of), "%s: A", t->numbers[i].name);
		strbuf_addf(out, " %13s %5s %-7s", of, "B", "");
	}
	strbuf_addf(out, " %s\n", t->words[0]);
}

static int text_table(struct writing *w, enum diff_which which)
{
	_cleanup_(diff_rows_done) struct diff_rows rows = { 0 };
	const struct diff_row *row;
	size_t shown = 0;
	int r = diff_rows_collect(which, w->runs, w->o, &rows);

	if (r < 0)
		return r;
	strbuf_addf(w->out, "\n%s: ", rows.table->title);
	if (!rows.differ && !rows.alike) {
		strbuf_adds(w->out, "none\n");
		return 0;
	}
	if (!rows.differ) {
		strbuf_addf(w->out, "no difference (%zu alike)\n", rows.alike);
		return 0;
	}
	strbuf_addf(w->out, "%zu differ, %zu alike\n", rows.differ, rows.alike);
	text_heading(w->out, rows.table);
	for (row = rows.rows; row && row->differs && (w->o->all || shown < ROWS_SHOWN);
	     row = row->hh.next, shown++)
		text_row(w, rows.table, row);
	if (shown < rows.differ)
		strbuf_addf(w->out, "  and %zu more (--all)\n", rows.differ - shown);
	if (rows.left_out)
		strbuf_addf(w->out, "  %zu more rows had no room\n", rows.left_out);
	return 0;
}

static bool is_wanted(const struct diff_opts *o, enum diff_which which)
{
	return o->by != ROWS_KERNEL || which == DIFF_COMMANDS;
}

static void text_rules(struct writing *w)
{
	strbuf_addf(
		w->out,
		"\nA row differs if it is in only one of the two, or if one of its numbers differs by more than\n%g %% "
		"of A's (--threshold): how often, how many bytes, the median (p50) and, where both have at\nleast "
		"%u, the 99th percentile. The rows are ordered by what they add to or remove from time,\nbytes or "
		"numbers. Percentiles have an error of at most %g %%.\n",
		w->o->threshold, DIFF_MANY, HISTOGRAM_ERROR_PERCENT);
}

int diff_text(const struct diff_run runs[2], const struct diff_opts *o, struct strbuf *out)
{
	struct writing w;
	size_t before;
	int r;

	begin(&w, runs, o, out);
	text_of_side(&w, 0);
	text_of_side(&w, 1);
	before = out->len;
	r = each_reason(&w, text_reason);
	if (out->len == before)
		strbuf_adds(out, "  nothing is known that makes the comparison unfair\n");
	for (enum diff_which i = 0; i < DIFF_TABLES && r >= 0; i++)
		if (is_wanted(o, i))
			r = text_table(&w, i);
	text_rules(&w);
	names_done(&w.names);
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

/* ---- JSON -------------------------------------------------------------------------------------- */

static int json_side(struct json *j, const struct writing *w, unsigned i)
{
	_cleanup_(texts_done) struct texts functions = { 0 };
	const struct diff_run *run = &w->runs[i];
	const struct tally *t = w->tally[i];
	int r = functions_of(w, i, &functions);

	json_object(j, i ? "b" : "a");
	json_str(j, "name", run->name);
	json_str(j, "host", *run->host ? run->host : NULL);
	json_u64(j, "began", t->wall);
	json_u64(j, "length", length_of(t));
	json_u64(j, "calls", t->calls);
	json_u64(j, "xpti_events", t->xpti);
	json_u64(j, "functions", functions.n);
	json_u64(j, "lost", losses_sum(run->counters, LOSSES_ABSENCE));
	json_bool(j, "cut_off", run->counters[XB_C_CUT_OFF]);
	json_end_object(j);
	return r;
}

static int json_reason(struct writing *w, const char *reason, const char *text)
{
	struct json j;

	json_line(&j, w->out, "not_fair");
	json_str(&j, "reason", reason);
	json_str(&j, "text", text);
	return json_end_line(&j);
}

static void json_numbers(struct json *j, const struct diff_table *t, const struct diff_row *row,
			 unsigned i)
{
	const struct diff_side *s = &row->side[i];

	if (!s->there) {
		json_null(j, i ? "b" : "a");
		return;
	}
	json_object(j, i ? "b" : "a");
	for (unsigned k = 0; k < DIFF_NUMBERS && t->numbers[k].name; k++)
		json_u64_if(j, t->numbers[k].name, s->known[k], s->value[k]);
	json_end_object(j);
}

static int json_row(struct writing *w, const struct diff_table *t, const struct diff_row *row)
{
	struct json j;

	json_line(&j, w->out, t->type);
	for (unsigned i = 0; i < DIFF_WORDS && t->words[i]; i++)
		json_str(&j, t->words[i], *row->words[i] ? row->words[i] : NULL);
	json_bool(&j, "differs", row->differs);
	json_array(&j, "beyond");
	for (unsigned i = 0; i < DIFF_NUMBERS && t->numbers[i].name; i++)
		if (row->which & 1u << i)
			json_str(&j, NULL, t->numbers[i].name);
	json_end_array(&j);
	json_numbers(&j, t, row, 0);
	json_numbers(&j, t, row, 1);
	return json_end_line(&j);
}

static int json_table(struct writing *w, enum diff_which which)
{
	_cleanup_(diff_rows_done) struct diff_rows rows = { 0 };
	const struct diff_row *row;
	int r = diff_rows_collect(which, w->runs, w->o, &rows);

	for (row = rows.rows; row && r >= 0; row = row->hh.next)
		r = json_row(w, rows.table, row);
	return r;
}

int diff_json(const struct diff_run runs[2], const struct diff_opts *o, struct strbuf *out)
{
	struct writing w;
	struct json j;
	int r;

	begin(&w, runs, o, out);
	json_line(&j, out, "diff");
	json_double(&j, "threshold", o->threshold);
	json_double(&j, "percentile_error", HISTOGRAM_ERROR_PERCENT);
	r = json_side(&j, &w, 0) ?: json_side(&j, &w, 1);
	json_end_line(&j);
	if (r >= 0)
		r = each_reason(&w, json_reason);
	for (enum diff_which i = 0; i < DIFF_TABLES && r >= 0; i++)
		if (is_wanted(o, i))
			r = json_table(&w, i);
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}
