// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* table.c - see table.h. */
#include "sink/table.h"

#include <string.h>

#include "base/cleanup.h"
#include "base/histogram.h"
#include "sink/bytes.h"
#include "sink/colour.h"
#include "sink/duration.h"
#include "sink/fit.h"
#include "sink/host.h"
#include "wire.h"

/* ---- values ------------------------------------------------------------------------------------ */

uint64_t table_number_at(const void *row, size_t at, size_t size)
{
	const char *p = (const char *)row + at;
	uint64_t u64;
	uint32_t u32;

	if (size == sizeof(u64))
		return memcpy(&u64, p, sizeof(u64)), u64;
	if (size == sizeof(u32))
		return memcpy(&u32, p, sizeof(u32)), u32;
	return *(const unsigned char *)p;
}

static const void *part_of(const struct table_column *c, const void *row)
{
	return (const char *)row + c->at;
}

static uint64_t number_of(const struct table_column *c, const void *row, const struct table_view *v)
{
	uint64_t whole;

	if (c->number)
		return c->number(row, v);
	switch (c->kind) {
	case TABLE_EACH:
		whole = table_number_at(row, c->whole, sizeof(whole));
		return whole ? table_number_at(row, c->at, c->size) / whole : 0;
	case TABLE_MEAN:
		return histogram_mean(part_of(c, row));
	case TABLE_P50:
		return histogram_percentile(part_of(c, row), 50);
	case TABLE_P90:
		return histogram_percentile(part_of(c, row), 90);
	case TABLE_P99:
		return histogram_percentile(part_of(c, row), 99);
	default:
		return table_number_at(row, c->at, c->size);
	}
}

/* NULL: it is not known, or the column has no text. */
static const char *text_of(const struct table_column *c, const void *row,
			   const struct table_view *v)
{
	const char *text;

	switch (c->kind) {
	case TABLE_CHARS:
		return part_of(c, row);
	case TABLE_WORD:
		return c->words[number_of(c, row, v)];
	case TABLE_TEXT:
	case TABLE_FILLED:
	case TABLE_NAME:
		memcpy(&text, part_of(c, row), sizeof(text));
		return c->kind == TABLE_FILLED && !*text ? NULL : text;
	default:
		return NULL;
	}
}

static bool is_text(enum table_kind kind)
{
	return (kind >= TABLE_TEXT && kind <= TABLE_NAME) || kind == TABLE_WORD;
}

static bool is_known(const struct table_column *c, const void *row, const struct table_view *v)
{
	if (c->known)
		return (table_number_at(row, c->known - 1u, c->known_size) >= (c->least ?: 1)) !=
		       c->unless;
	if (c->some)
		return number_of(c, row, v) > 0;
	if (c->kind >= TABLE_MEAN && c->kind <= TABLE_P99)
		return ((const struct histogram *)part_of(c, row))->count > 0;
	return !is_text(c->kind) || text_of(c, row, v);
}

/* ---- for people -------------------------------------------------------------------------------- */

void table_add_number(struct strbuf *out, enum table_kind kind, uint64_t n)
{
	if (kind == TABLE_NS || kind == TABLE_EACH || (kind >= TABLE_MEAN && kind <= TABLE_P99))
		duration_text(out, n);
	else if (kind == TABLE_BYTES)
		bytes_text(out, n);
	else if (kind == TABLE_HEX)
		strbuf_add_hex(out, n);
	else
		strbuf_add_u64(out, kind == TABLE_ID ? xb_id((uint32_t)n) : n);
}

void table_add_who(struct strbuf *out, const struct who *who)
{
	if (!who) {
		strbuf_adds(out, "(several processes)");
		return;
	}
	strbuf_add_u64(out, xb_id(who->tgid));
	if (who->comm[0]) {
		strbuf_addc(out, ' ');
		strbuf_adds_escaped(out, who->comm);
	}
	host_add(out, who->host);
}

static long double real_of(const struct table_column *c, const void *row)
{
	long double x;

	memcpy(&x, part_of(c, row), sizeof(x));
	return x;
}

/* One that is a number of 64 bits, which a double may not be able to hold. */
static bool is_whole(long double x)
{
	return x >= 0 && x <= (long double)UINT64_MAX && x == (long double)(uint64_t)x;
}

static void add_real(struct strbuf *out, long double x)
{
	if (is_whole(x))
		strbuf_add_u64(out, (uint64_t)x);
	else
		strbuf_addf(out, "%.6Lg", x);
}

static void add_value(struct strbuf *out, const struct table_column *c, const void *row,
		      const struct table_view *v)
{
	const char *text = text_of(c, row, v);
	uint64_t n, whole;

	if (text && c->kind == TABLE_NAME) {
		fit_add_name(out, names_shown(v->names, text));
		return;
	}
	if (text && c->kind != TABLE_WORD) {
		fit_add_text(out, text);
		return;
	}
	if (text) {
		strbuf_adds(out, text);
		return;
	}
	if (c->kind == TABLE_REAL) {
		add_real(out, real_of(c, row));
		return;
	}
	n = number_of(c, row, v);
	if (c->kind == TABLE_WHO) {
		table_add_who(out, whos_at(v->whos, (uint32_t)n));
	} else if (c->kind == TABLE_PERCENT || c->kind == TABLE_SHARE) {
		whole = table_number_at(row, c->whole, sizeof(whole));
		strbuf_addf(out, c->kind == TABLE_SHARE ? "%.1f%%" : "%.2f",
			    whole ? 100.0 * (double)n / (double)whole : 0.0);
	} else {
		table_add_number(out, c->kind, n);
	}
}

/* Of the columns from c on, with the blanks between them. */
static int width_from(const struct table_column *c)
{
	int width = -1;

	for (; c->kind; c++)
		if (c->title)
			width += 1 + (c->part ? width_from(c->part) : c->width);
	return width;
}

/* The columns of row, the first of which has a blank before it if any says so; their titles without a row. */
static void add_columns(struct strbuf *out, const struct table_column *t, const void *row,
			const struct table_view *v, bool any)
{
	for (const struct table_column *c = t; c->kind; c++) {
		_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
		bool known = row && is_known(c, row, v);

		if (!c->title)
			continue;
		if (c->part) {
			add_columns(out, c->part, row ? part_of(c, row) : NULL, v, any);
			continue;
		}
		strbuf_adds(out, any ? " " : "");
		any = true;
		if (row && !known && c->rest) {
			strbuf_addf(out, "%-*s", width_from(c), c->absent);
			return;
		}
		if (known && c->kind != TABLE_OWN)
			add_value(&text, c, row, v);
		else
			strbuf_adds(&text, !row || c->kind == TABLE_OWN ? c->title : c->absent ?: "-");
		strbuf_addf(out, "%*s", is_text(c->kind) ? -c->width : c->width, strbuf_str(&text));
	}
}

void table_titles(struct strbuf *out, const struct table_column *t, const char *label)
{
	colour_add(out, C_TITLE);
	add_columns(out, t, NULL, NULL, false);
	strbuf_adds(out, label);
	colour_add(out, C_END);
	strbuf_addc(out, '\n');
}

void table_line(struct strbuf *out, const struct table_column *t, const void *row,
		const struct table_view *v)
{
	add_columns(out, t, row, v, false);
	for (const struct table_column *c = t; c->kind; c++) {
		bool known = is_known(c, row, v);
		const char *value;

		if (!c->label || !(known || c->absent))
			continue;
		if (c->text) {
			c->text(out, row, v);
			continue;
		}
		value = strstr(c->label, "%s") ?: c->label + strlen(c->label);
		strbuf_add(out, c->label, (size_t)(value - c->label));
		if (!*value)
			continue;
		if (known)
			add_value(out, c, row, v);
		else
			strbuf_adds(out, c->absent);
		strbuf_adds(out, value + 2);
	}
	strbuf_addc(out, '\n');
}

/* ---- JSON -------------------------------------------------------------------------------------- */

static void add_who(struct json *j, const struct who *who)
{
	json_u64_if(j, "pid", who, who ? xb_id(who->tgid) : 0);
	json_str(j, "process", who ? who->comm : NULL);
	host_json(j, who ? who->host : NULL);
}

static void add_list(struct json *j, const struct table_column *c, const void *row,
		     const struct table_view *v)
{
	uint64_t n = table_number_at(row, c->whole, sizeof(size_t));
	const char *at;

	memcpy(&at, part_of(c, row), sizeof(at));
	json_array(j, c->key);
	for (; n; n--, at += c->size) {
		json_object(j, NULL);
		table_members(j, c->part, at, v);
		json_end_object(j);
	}
	json_end_array(j);
}

static void add_member(struct json *j, const struct table_column *c, const void *row,
		       const struct table_view *v)
{
	switch (c->kind) {
	case TABLE_NAME:
		names_json(j, c->key, c->other, text_of(c, row, v), v->names);
		break;
	case TABLE_REAL:
		if (is_whole(real_of(c, row)))
			json_u64(j, c->key, (uint64_t)real_of(c, row));
		else
			json_double(j, c->key, (double)real_of(c, row));
		break;
	case TABLE_FLAG:
		json_bool(j, c->key, number_of(c, row, v));
		break;
	case TABLE_HEX:
		json_hex(j, c->key, number_of(c, row, v));
		break;
	case TABLE_ID:
		json_u64(j, c->key, xb_id((uint32_t)number_of(c, row, v)));
		break;
	case TABLE_PART:
		json_object(j, c->key);
		table_members(j, c->part, part_of(c, row), v);
		json_end_object(j);
		break;
	case TABLE_LIST:
		add_list(j, c, row, v);
		break;
	default:
		if (is_text(c->kind))
			json_str(j, c->key, text_of(c, row, v));
		else
			json_u64(j, c->key, number_of(c, row, v));
		break;
	}
}

void table_members(struct json *j, const struct table_column *t, const void *row,
		   const struct table_view *v)
{
	for (const struct table_column *c = t; c->kind; c++) {
		if (c->json)
			c->json(j, row, v);
		else if (!c->key)
			continue;
		else if (c->kind == TABLE_WHO)
			add_who(j, whos_at(v->whos, (uint32_t)number_of(c, row, v)));
		else if (c->kind == TABLE_PART && !*c->key)
			table_members(j, c->part, part_of(c, row), v);
		else if (is_known(c, row, v))
			add_member(j, c, row, v);
		else if (!c->omitted)
			json_null(j, c->key);
	}
}

int table_json(struct strbuf *out, const struct table_column *t, const char *type, const void *row,
	       const struct table_view *v)
{
	struct json j;

	json_start(&j, out);
	json_object(&j, NULL);
	if (type)
		json_str(&j, "type", type);
	table_members(&j, t, row, v);
	return json_end_line(&j);
}

/* ---- times ------------------------------------------------------------------------------------- */

/* The buckets that have something: from, to (null: no end), how many. */
static void json_histogram(struct json *j, const void *row, const struct table_view *v)
{
	uint64_t from, to, n;

	if (!v->histograms)
		return;
	json_array(j, "histogram");
	for (unsigned i = 0; i < HISTOGRAM_BUCKETS; i++) {
		n = histogram_bucket(row, i, &from, &to);
		if (!n)
			continue;
		json_array(j, NULL);
		json_u64(j, NULL, from);
		json_u64_if(j, NULL, to, to);
		json_u64(j, NULL, n);
		json_end_array(j);
	}
	json_end_array(j);
}

#define T_ROW struct histogram
const TABLE(table_times, T_JSON("timed", COUNT, count), T_JSON("total", NS, total),
	    { "mean", "mean", NULL, TABLE_MEAN, 10 },
	    T_COLUMN("min", "min", NS, 10, min, T_IF(count)), { "p50", "p50", NULL, TABLE_P50, 10 },
	    { "p90", "p90", NULL, TABLE_P90, 10 }, { "p99", "p99", NULL, TABLE_P99, 10 },
	    T_COLUMN("max", "max", NS, 10, max, T_IF(count)), T_JSON_BY(json_histogram));
