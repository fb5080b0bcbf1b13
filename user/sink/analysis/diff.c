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
#include "base/json.h"
#include "base/losses.h"
#include "model/memory/lifetimes.h"
#include "model/time/latency.h"
#include "sink/analysis/diff_rows.h"
#include "sink/bytes.h"
#include "sink/duration.h"
#include "sink/names.h"

#define ROWS_SHOWN  20u
#define NAMES_SHOWN 4u

struct writing {
	const struct measure *const *m;
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

static uint64_t length_of(const struct measure *m)
{
	return m->last - m->first;
}

static int reasons_of_one(struct writing *w, unsigned i, reason_fn *fn)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const struct measure *m = w->m[i];
	uint64_t unseen = losses_sum(m->counters, LOSSES_ABSENCE);
	struct lifetimes_gaps gaps;
	int r = 0;

	lifetimes_gaps(model_lifetimes(m->model), &gaps);
	if (unseen) {
		strbuf_addf(&text, "%c lost %llu calls or events", sides[i],
			    (unsigned long long)unseen);
		for (unsigned k = 0; k < XB_C_LOSS_MAX; k++)
			if (m->counters[k])
				strbuf_addf(&text, ", %s: %llu", losses_name(k),
					    (unsigned long long)m->counters[k]);
		r = tell(w, fn, "lost", &text);
	}
	if (!r && m->cut_off) {
		strbuf_addf(&text, "%c was cut off, or is damaged: not all of it can be read",
			    sides[i]);
		r = tell(w, fn, "cut_off", &text);
	}
	if (!r && m->clock & XB_CLOCK_PARTIAL) {
		strbuf_addf(&text, "%c has only calls that failed, or took long enough", sides[i]);
		r = tell(w, fn, "partial", &text);
	}
	if (!r && gaps.older) {
		strbuf_addf(&text, "%c began when its programs ran already", sides[i]);
		r = tell(w, fn, "late", &text);
	}
	if (!r && m->refused) {
		strbuf_addf(&text, "%c lacks %llu functions that could not be traced", sides[i],
			    (unsigned long long)m->refused);
		r = tell(w, fn, "refused", &text);
	}
	if (!r && !m->tally.calls && !m->tally.xpti) {
		strbuf_addf(&text, "%c has no calls", sides[i]);
		r = tell(w, fn, "empty", &text);
	}
	return r;
}

static int reason_length(struct writing *w, reason_fn *fn)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	uint64_t a = length_of(w->m[0]), b = length_of(w->m[1]);
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

/* Those of one that the other lacks: how many, and the first of them as "a, b, ...". */
static int only_in(const struct measure_name *one, const struct measure_name *other, size_t *ret_n,
		   struct strbuf *ret)
{
	const char **found = calloc(HASH_COUNT(one) + 1, sizeof(*found));
	const struct measure_name *n, *same;
	size_t k = 0;

	if (!found)
		return -ENOMEM;
	for (n = one; n; n = n->hh.next) {
		HASH_FIND_STR(other, n->text, same);
		if (!same)
			found[k++] = n->text;
	}
	qsort(found, k, sizeof(*found), by_text);
	for (size_t i = 0; i < k && i < NAMES_SHOWN; i++) {
		strbuf_adds(ret, i ? ", " : "");
		strbuf_add_escaped(ret, found[i], strlen(found[i]), 0);
	}
	strbuf_adds(ret, k > NAMES_SHOWN ? ", ..." : "");
	*ret_n = k;
	free(found);
	return 0;
}

static int reason_names(struct writing *w, reason_fn *fn, const char *reason, const char *what,
			const struct measure_name *const of[2])
{
	int r = 0;

	for (unsigned i = 0; i < 2 && !r; i++) {
		_cleanup_(strbuf_done) struct strbuf list = STRBUF_INIT, text = STRBUF_INIT;
		size_t n;

		r = only_in(of[i], of[!i], &n, &list);
		if (r < 0 || !n)
			continue;
		strbuf_addf(&text, "%zu %s in %c alone: %s", n, what, sides[i], strbuf_str(&list));
		r = tell(w, fn, reason, &text);
	}
	return r;
}

static int reasons_of_both(struct writing *w, reason_fn *fn)
{
	const struct measure *a = w->m[0], *b = w->m[1];
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	int r = reason_length(w, fn);

	if (!r)
		r = reason_names(w, fn, "functions", "functions are traced",
				 (const struct measure_name *[]){ a->functions, b->functions });
	if (!r)
		r = reason_names(w, fn, "libraries", "libraries are traced",
				 (const struct measure_name *[]){ a->libraries, b->libraries });
	if (!r && (a->clock ^ b->clock) & XB_CLOCK_LAYERS) {
		strbuf_addf(&text, "%c alone has the calls of lower layers",
			    sides[b->clock & XB_CLOCK_LAYERS ? 1 : 0]);
		r = tell(w, fn, "layers", &text);
	}
	if (!r && !a->tally.xpti != !b->tally.xpti) {
		strbuf_addf(&text, "%c alone has XPTI events", sides[b->tally.xpti ? 1 : 0]);
		r = tell(w, fn, "xpti", &text);
	}
	if (!r && a->host[0] && b->host[0] && strcmp(a->host, b->host) != 0) {
		strbuf_adds(&text, "they are of different machines");
		r = tell(w, fn, "hosts", &text);
	}
	if (!r && (a->clock | b->clock) & XB_CLOCK_RANGE) {
		strbuf_adds(&text, "a part by time is compared (--from, --to)");
		r = tell(w, fn, "part", &text);
	}
	return r;
}

static int each_reason(struct writing *w, reason_fn *fn)
{
	return reasons_of_one(w, 0, fn) ?: reasons_of_one(w, 1, fn) ?: reasons_of_both(w, fn);
}

/* ---- text -------------------------------------------------------------------------------------- */

static void text_of_side(struct writing *w, unsigned i)
{
	const struct measure *m = w->m[i];
	uint64_t began = m->wall + (m->first > m->mono ? m->first - m->mono : 0);
	time_t seconds = (time_t)(began / 1000000000);
	struct strbuf *out = w->out;
	char when[32] = "?";
	struct tm tm;

	if (localtime_r(&seconds, &tm))
		strftime(when, sizeof(when), "%Y-%m-%d %H:%M:%S", &tm);
	strbuf_addf(out, "%c: ", sides[i]);
	strbuf_add_escaped(out, w->o->names[i], strlen(w->o->names[i]), 0);
	if (m->host[0]) {
		strbuf_adds(out, ", ");
		strbuf_add_escaped(out, m->host, strlen(m->host), 0);
	}
	strbuf_addf(out, ", %s, ", when);
	duration_text(out, length_of(m));
	strbuf_addf(out, " from the first call to the last, %llu calls, %llu XPTI events\n",
		    (unsigned long long)m->tally.calls, (unsigned long long)m->tally.xpti);
}

static int text_reason(struct writing *w, const char *reason, const char *text)
{
	(void)reason;
	strbuf_addf(w->out, "  not fair: %s\n", text);
	return 0;
}

static void text_value(struct strbuf *out, enum diff_unit unit, const struct diff_side *s,
		       unsigned i)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (!s->known[i])
		strbuf_addc(&text, '-');
	else if (unit == DIFF_NS)
		duration_text(&text, s->value[i]);
	else if (unit == DIFF_BYTES)
		bytes_text(&text, s->value[i]);
	else
		strbuf_add_u64(&text, s->value[i]);
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
		strbuf_add_escaped(w->out, word, strlen(word), 0);
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
	int r = diff_rows_collect(which, w->m, w->o->threshold, &rows);

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

static bool is_wanted(const struct measure *m, enum diff_which which)
{
	return m->by != MEASURE_KERNEL || which == DIFF_COMMANDS;
}

static void text_rules(struct writing *w)
{
	strbuf_addf(
		w->out,
		"\nA row differs if it is in one alone, or a number of it by more than %g %% of A's "
		"(--threshold): how often,\nhow many bytes, the median (p50), and where both have "
		"%u at least, the 99th percentile. The rows are in\nthe order of what they add to or "
		"take from time, bytes or numbers. Percentiles are at most %g %% off.\n",
		w->o->threshold, DIFF_MANY, HISTOGRAM_ERROR_PERCENT);
}

int diff_text(const struct measure *const m[2], const struct diff_opts *o, struct strbuf *out)
{
	struct writing w = { .m = m, .o = o, .out = out, .names.as_they_are = o->mangled };
	size_t before;
	int r;

	text_of_side(&w, 0);
	text_of_side(&w, 1);
	before = out->len;
	r = each_reason(&w, text_reason);
	if (out->len == before)
		strbuf_adds(out, "  nothing is known that makes it unfair to compare them\n");
	for (enum diff_which i = 0; i < DIFF_TABLES && r >= 0; i++)
		if (is_wanted(m[0], i))
			r = text_table(&w, i);
	text_rules(&w);
	names_done(&w.names);
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

/* ---- JSON -------------------------------------------------------------------------------------- */

static void json_side(struct json *j, const struct writing *w, unsigned i)
{
	const struct measure *m = w->m[i];

	json_object(j, i ? "b" : "a");
	json_str(j, "name", w->o->names[i]);
	json_str(j, "host", m->host[0] ? m->host : NULL);
	json_u64(j, "began", m->wall);
	json_u64(j, "length", length_of(m));
	json_u64(j, "calls", m->tally.calls);
	json_u64(j, "xpti_events", m->tally.xpti);
	json_u64(j, "functions", HASH_COUNT(m->functions));
	json_u64(j, "lost", losses_sum(m->counters, LOSSES_ABSENCE));
	json_bool(j, "cut_off", m->cut_off);
	json_end_object(j);
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
	for (unsigned k = 0; k < DIFF_NUMBERS && t->numbers[k].name; k++) {
		if (s->known[k])
			json_u64(j, t->numbers[k].name, s->value[k]);
		else
			json_null(j, t->numbers[k].name);
	}
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
	int r = diff_rows_collect(which, w->m, w->o->threshold, &rows);

	for (row = rows.rows; row && r >= 0; row = row->hh.next)
		r = json_row(w, rows.table, row);
	return r;
}

int diff_json(const struct measure *const m[2], const struct diff_opts *o, struct strbuf *out)
{
	struct writing w = { .m = m, .o = o, .out = out };
	struct json j;
	int r;

	json_line(&j, out, "diff");
	json_double(&j, "threshold", o->threshold);
	json_double(&j, "percentile_error", HISTOGRAM_ERROR_PERCENT);
	json_side(&j, &w, 0);
	json_side(&j, &w, 1);
	json_end_line(&j);
	r = each_reason(&w, json_reason);
	for (enum diff_which i = 0; i < DIFF_TABLES && r >= 0; i++)
		if (is_wanted(m[0], i))
			r = json_table(&w, i);
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}
