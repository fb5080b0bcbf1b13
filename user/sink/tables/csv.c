// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * csv.c - tables for spreadsheets, by RFC 4180: "csv" has a row for each call and XPTI event, "csv-summary"
 * one for each function. Columns are called as in unitrace's and iprof's tables where those have them.
 *
 * Every text is in quotes. What could do harm is not passed on: bytes that are no UTF-8, and characters
 * that steer a terminal or reorder text, become U+FFFD, and a text that a spreadsheet would take for a
 * formula has an apostrophe in front.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/losses.h"
#include "base/utf8.h"
#include "decode/sampled.h"
#include "model/time/latency.h"
#include "sink/rows.h"
#include "sink/sink.h"
#include "sink/tables/schema.h"

#define LINE "\r\n"

struct csv_sink {
	struct sink sink;
	struct strbuf text; /* of the row at hand */
	const char *titles[COLUMNS_MAX];
	uint8_t columns[ROW_KINDS][COLUMNS_MAX]; /* numbers in row_columns[] */
	unsigned n;
	bool begun;
};

/* ---- cells ------------------------------------------------------------------------------------- */

/*
 * Does a spreadsheet take it for a formula? Some skip blanks and line breaks first, and read signs of East Asian width
 * as the others.
 */
static bool is_formula(const char *text, size_t len)
{
	uint32_t code = 0;
	size_t n = 0;

	if (len && *text == '\t')
		return true;
	do {
		n = utf8_decode((const unsigned char *)text, len, &code);
		text += n;
		len -= n;
	} while (n &&
		 (code == ' ' || code == '\n' || code == '\t' || code == 0xa0 || code == 0x3000));
	if (code > 0xff00 && code < 0xff5f)
		code -= 0xff00 - ' ';
	return n && (code == '=' || code == '+' || code == '-' || code == '@');
}

/* Printable ASCII, of which only the quote needs anything. */
static void add_plain(struct strbuf *out, const char *text, size_t len)
{
	const char *quote;

	while ((quote = memchr(text, '"', len))) {
		size_t n = (size_t)(quote - text) + 1;

		strbuf_add(out, text, n);
		strbuf_addc(out, '"');
		text += n;
		len -= n;
	}
	strbuf_add(out, text, len);
}

static void add_text(struct strbuf *out, const char *text, size_t len)
{
	size_t i, n;
	uint32_t code;

	strbuf_addc(out, '"');
	if (is_formula(text, len))
		strbuf_addc(out, '\'');
	for (i = 0; i < len; i += n) {
		n = utf8_plain(text + i, len - i);
		if (n) {
			add_plain(out, text + i, n);
			continue;
		}
		n = utf8_decode((const unsigned char *)text + i, len - i, &code);
		if (n && utf8_is_text(code))
			strbuf_add(out, text + i, n);
		else
			strbuf_adds(out, "\xef\xbf\xbd");
		n = n ?: 1;
	}
	strbuf_addc(out, '"');
}

static void add_cell(struct strbuf *out, const struct cell *c)
{
	switch (c->kind) {
	case CELL_TEXT:
		add_text(out, c->text, c->len);
		break;
	case CELL_INT:
		strbuf_add_u64(out, c->i);
		break;
	case CELL_REAL:
		strbuf_addf(out, "%.2f", c->real);
		break;
	case CELL_NULL:
		break;
	}
}

static int put(struct strbuf *out, const struct cell *row, unsigned n)
{
	for (unsigned i = 0; i < n; i++) {
		if (i)
			strbuf_addc(out, ',');
		add_cell(out, &row[i]);
	}
	strbuf_adds(out, LINE);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

/* ---- a row for each event ---------------------------------------------------------------------- */

static int csv_open(struct sink *sink)
{
	struct csv_sink *s = sink_own(csv_sink, sink);

	memset(s->columns, ROW_NO_COLUMN, sizeof(s->columns));
	for (unsigned kind = 0; kind < ROW_KINDS; kind++) {
		for (unsigned i = 0; i < row_columns[kind].n; i++) {
			const struct column *c = &row_columns[kind].at[i];

			if (!c->in_csv)
				continue;
			s->columns[kind][c->in_csv - 1] = (uint8_t)i;
			if (c->title)
				s->titles[c->in_csv - 1] = c->title;
			if (s->n < c->in_csv)
				s->n = c->in_csv;
		}
	}
	return 0;
}

static int put_row(struct csv_sink *s, enum row_kind kind, struct row_source *x, struct strbuf *out)
{
	struct cell row[COLUMNS_MAX];
	int r;

	x->text = &s->text;
	r = row_cells(kind, x, s->columns[kind], s->n, row);
	return r < 0 ? r : put(out, row, s->n);
}

static int put_sample(struct csv_sink *s, const struct event_sample *e, struct row_source *x,
		      struct strbuf *out)
{
	int r = 0;

	x->sample = e;
	for (; x->metric < e->group->n && r >= 0; x->metric++)
		r = put_row(s, ROW_SAMPLE, x, out);
	return r;
}

static void put_titles(struct csv_sink *s, struct strbuf *out)
{
	for (unsigned i = 0; i < s->n; i++) {
		strbuf_adds(out, i ? "," : "");
		strbuf_adds(out, s->titles[i]);
	}
	strbuf_adds(out, LINE);
}

static int csv_event(struct sink *sink, const struct event *e, const struct told *told,
		     struct strbuf *out)
{
	struct csv_sink *s = sink_own(csv_sink, sink);
	struct row_source x = { .told = told };

	switch (e->type) {
	case EVENT_CALL:
		x.call = &e->call;
		return put_row(s, ROW_CALL, &x, out);
	case EVENT_XPTI:
		x.xpti = e->xpti;
		return put_row(s, ROW_XPTI, &x, out);
	case EVENT_FILE:
		x.file = e;
		return put_row(s, ROW_FILE, &x, out);
	case EVENT_SAMPLE:
		return put_sample(s, &e->sample, &x, out);
	case EVENT_CLOCK:
		/* The first of all. */
		if (!s->begun)
			put_titles(s, out);
		s->begun = true;
		return 0;
	default:
		return 0;
	}
}

static int csv_part(struct sink *sink, struct strbuf *out)
{
	struct row_source x = { .loss = { .text = sink->part->text } };

	return put_row(sink_own(csv_sink, sink), ROW_LOSS, &x, out);
}

/* A row a cause, and one of 0 when there is none: how many stands where the bytes do. */
static int csv_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct row_source none = { .loss = { .cause = "", .text = "nothing" } };
	bool any = false;
	int r = 0;

	for (unsigned i = 0; i < XB_C_LOSS_MAX && r >= 0; i++) {
		struct row_source x = { .loss = { losses_name(i), losses_text(i), counters[i] } };

		if (!counters[i])
			continue;
		any = true;
		r = put_row(sink_own(csv_sink, sink), ROW_LOSS, &x, out);
	}
	return any ? r : put_row(sink_own(csv_sink, sink), ROW_LOSS, &none, out);
}

/* ---- a row for each function ------------------------------------------------------------------- */

static uint64_t total_of(const struct rows *rows)
{
	uint64_t ns = 0;

	for (size_t i = 0; i < rows->n; i++)
		ns += rows->row[i].times.total;
	return ns;
}

#define SUMMARY_TITLES \
	"Function,API,Calls,Time (ns),Time (%),Average (ns),Min (ns),Max (ns),Failed,P99 (ns),Self (ns),Unfinished"
#define SUMMARY_COLUMNS 12

static int put_function(struct strbuf *out, const struct row *r, uint64_t all)
{
	const struct histogram *h = &r->times;
	const struct cell row[SUMMARY_COLUMNS] = {
		TEXT(r->function),
		TEXT(r->api),
		INT(r->calls),
		INT(h->total),
		{ .kind = CELL_REAL, .real = all ? 100.0 * (double)h->total / (double)all : 0.0 },
		IF(h->count, histogram_mean(h)),
		IF(h->count, histogram_min(h)),
		IF(h->count, h->max),
		INT(r->errors),
		IF(h->count, histogram_percentile(h, 99)),
		INT(r->self),
		INT(r->unfinished + r->in_flight),
	};

	return put(out, row, SUMMARY_COLUMNS);
}

static int summary_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	int r = rows_collect(model_latency(m), ROWS_FUNCTION, &rows);

	(void)sink;
	if (r < 0)
		return r;
	strbuf_adds(out, SUMMARY_TITLES LINE);
	for (size_t i = 0; i < rows.n && r >= 0; i++)
		r = put_function(out, &rows.row[i], total_of(&rows));
	return r;
}

static int summary_part(struct sink *sink, struct strbuf *out)
{
	struct csv_sink *s = sink_own(csv_sink, sink);
	struct cell row[SUMMARY_COLUMNS] = { 0 };

	strbuf_reset(&s->text);
	strbuf_addf(&s->text, "part: %s", sink->part->text);
	row[0] = TEXT(strbuf_str(&s->text));
	return put(out, row, SUMMARY_COLUMNS);
}

static int put_loss(struct csv_sink *s, const char *cause, uint64_t count, struct strbuf *out)
{
	struct cell row[SUMMARY_COLUMNS] = { [2] = INT(count) };

	strbuf_reset(&s->text);
	strbuf_addf(&s->text, "lost: %s", cause);
	row[0] = TEXT(strbuf_str(&s->text));
	return put(out, row, SUMMARY_COLUMNS);
}

static int summary_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct csv_sink *s = sink_own(csv_sink, sink);
	bool any = false;
	int r = 0;

	for (unsigned i = 0; i < XB_C_LOSS_MAX && r >= 0; i++) {
		if (!counters[i])
			continue;
		any = true;
		r = put_loss(s, losses_text(i), counters[i], out);
	}
	return any ? r : put_loss(s, "nothing", 0, out);
}

/* ---- the sinks --------------------------------------------------------------------------------- */

static void csv_done(struct sink *sink)
{
	strbuf_done(&sink_own(csv_sink, sink)->text);
}

const struct sink_ops sink_csv = {
	.name = "csv",
	.size = sizeof(struct csv_sink),
	.needs = TOLD_WORK,
	.shows_values = true,
	.open = csv_open,
	.event = csv_event,
	.lost = csv_lost,
	.part = csv_part,
	.done = csv_done,
};

const struct sink_ops sink_csv_summary = {
	.name = "csv-summary",
	.size = sizeof(struct csv_sink),
	.needs = MODEL_LATENCY,
	.finish = summary_finish,
	.lost = summary_lost,
	.part = summary_part,
	.done = csv_done,
};
