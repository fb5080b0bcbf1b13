// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* top_table.c - see top_table.h. */
#include "cmds/top_table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/columns.h"
#include "base/grow.h"
#include "sink/bytes.h"

/* ---- rows -------------------------------------------------------------------------------------- */

struct top_row *top_table_add(struct top_table *t, uint64_t id)
{
	struct top_row *r;

	if (GROW_ROOM(t->row, t->n, t->room, 16) < 0) {
		t->failed = true;
		return NULL;
	}
	r = &t->row[t->n++];
	*r = (struct top_row){ .id = id };
	for (size_t i = 0; i < TOP_COLUMNS_MAX; i++)
		r->cell[i].number = NAN;
	return r;
}

void top_cell_text(struct top_table *t, struct top_row *r, size_t column, const char *text)
{
	struct strbuf escaped = STRBUF_INIT;

	strbuf_add_escaped(&escaped, text, strlen(text), '\0');
	t->failed |= strbuf_failed(&escaped);
	free(r->cell[column].text);
	r->cell[column].text = escaped.buf;
}

static void row_done(struct top_row *r)
{
	for (size_t i = 0; i < TOP_COLUMNS_MAX; i++)
		free(r->cell[i].text);
}

void top_table_done(struct top_table *t)
{
	for (size_t i = 0; i < t->n; i++)
		row_done(&t->row[i]);
	free(t->row);
	*t = (struct top_table){ .columns = t->columns, .ncolumns = t->ncolumns };
}

/* ---- order ------------------------------------------------------------------------------------- */

struct order {
	size_t column;
	bool text, rising, reverse;
};

static int compare_rows(const void *a, const void *b, void *u)
{
	const struct top_row *x = a, *y = b;
	const struct top_cell *c = &x->cell[((struct order *)u)->column];
	const struct top_cell *d = &y->cell[((struct order *)u)->column];
	const struct order *o = u;
	int r;

	if (o->text)
		r = strcmp(c->text ?: "", d->text ?: "");
	else if (isnan(c->number) != isnan(d->number))
		return isnan(c->number) ? 1 : -1;
	else if (isnan(c->number))
		r = 0;
	else
		r = (c->number < d->number) - (c->number > d->number);
	if (o->rising)
		r = -r;
	r = o->reverse ? -r : r;
	/* Rows alike keep their places from one look to the next. */
	return r ?: (x->id > y->id) - (x->id < y->id);
}

void top_table_sort(struct top_table *t, size_t column, bool reverse)
{
	enum top_type type = t->columns[column].type;
	struct order o = { column, type == TOP_TEXT, type == TOP_ID, reverse };

	if (t->n)
		qsort_r(t->row, t->n, sizeof(*t->row), compare_rows, &o);
}

static bool row_has(const struct top_row *r, const char *text)
{
	for (size_t i = 0; i < TOP_COLUMNS_MAX; i++)
		if (r->cell[i].text && strcasestr(r->cell[i].text, text))
			return true;
	return false;
}

void top_table_filter(struct top_table *t, const char *text)
{
	size_t kept = 0;

	if (!*text)
		return;
	for (size_t i = 0; i < t->n; i++) {
		if (row_has(&t->row[i], text))
			t->row[kept++] = t->row[i];
		else
			row_done(&t->row[i]);
	}
	t->n = kept;
}

/* ---- width ------------------------------------------------------------------------------------- */

void top_table_fit(const struct top_column *columns, size_t n, int width, int widths[])
{
	int left = width, last = -1;
	size_t shown = 0;

	for (size_t i = 0; i < n; i++)
		widths[i] = 0;
	for (;;) {
		size_t best = n;

		for (size_t i = 0; i < n; i++)
			if (!widths[i] && (best == n || columns[i].rank < columns[best].rank))
				best = i;
		if (best == n || (shown && columns[best].width + 1 > left))
			break;
		widths[best] = columns[best].width;
		if (!shown && widths[best] > width)
			widths[best] = width > 1 ? width : 1;
		left -= widths[best] + (shown++ ? 1 : 0);
	}
	for (size_t i = 0; i < n; i++)
		if (widths[i] && columns[i].type == TOP_TEXT)
			last = (int)i;
	if (last >= 0 && left > 0)
		widths[last] += left;
}

int top_text_width(const char *text)
{
	return (int)columns_of(text, strlen(text));
}

void top_add_cut(struct strbuf *out, const char *text, int width)
{
	while (*text) {
		int w;
		size_t n = columns_next(text, strlen(text), &w);

		if (w > width)
			return;
		strbuf_add(out, text, n);
		width -= w;
		text += n;
	}
}

/* ---- cells ------------------------------------------------------------------------------------- */

/* Three digits and a unit. */
static void add_scaled(struct strbuf *out, double v)
{
	static const char units[] = "kMGTPE";
	size_t i = 0;

	for (v /= 1000; v >= 999.5 && units[i + 1]; i++)
		v /= 1000;
	strbuf_addf(out, "%.*f%c", v < 9.995 ? 2 : v < 99.95 ? 1 : 0, v, units[i]);
}

static void add_time(struct strbuf *out, double ns)
{
	if (ns < 999.5)
		strbuf_addf(out, "%.0fns", ns);
	else if (ns < 999.5e3)
		strbuf_addf(out, "%.*fus", ns < 9.995e3 ? 2 : ns < 99.95e3 ? 1 : 0, ns / 1e3);
	else if (ns < 999.5e6)
		strbuf_addf(out, "%.*fms", ns < 9.995e6 ? 2 : ns < 99.95e6 ? 1 : 0, ns / 1e6);
	else
		strbuf_addf(out, "%.*fs", ns < 9.995e9 ? 2 : ns < 99.95e9 ? 1 : 0, ns / 1e9);
}

static void add_rate(struct strbuf *out, double v)
{
	if (v < 9.995)
		strbuf_addf(out, "%.*f", v > 0 ? 2 : 0, v);
	else if (v < 9999.5)
		strbuf_addf(out, "%.*f", v < 999.95 ? 1 : 0, v);
	else
		add_scaled(out, v);
}

void top_add_cell(struct strbuf *out, enum top_type type, const struct top_cell *c)
{
	if (type == TOP_TEXT) {
		strbuf_adds(out, c->text ?: "");
		return;
	}
	if (isnan(c->number)) {
		strbuf_addc(out, '-');
		return;
	}
	switch (type) {
	case TOP_RATE:
		add_rate(out, c->number);
		break;
	case TOP_TIME:
		add_time(out, c->number);
		break;
	case TOP_PERCENT:
		strbuf_addf(out, "%.1f", c->number);
		break;
	case TOP_BYTES:
		bytes_text(out, (uint64_t)c->number);
		break;
	case TOP_ID:
		strbuf_addf(out, "%.0f", c->number);
		break;
	default:
		if (c->number < 1e6)
			strbuf_addf(out, "%.0f", c->number);
		else
			add_scaled(out, c->number);
		break;
	}
}

static void add_blanks(struct strbuf *out, int n)
{
	for (; n > 0; n--)
		strbuf_addc(out, ' ');
}

static void add_padded(struct strbuf *out, const char *text, int width, bool left)
{
	int room = width - top_text_width(text);

	if (!left)
		add_blanks(out, room);
	if (left)
		columns_add_cut(out, text, (size_t)width, (size_t)width / 2);
	else
		top_add_cut(out, text, width);
	if (left)
		add_blanks(out, room);
}

void top_add_line(struct strbuf *out, const struct top_table *t, const struct top_row *r,
		  const int widths[])
{
	struct strbuf text = STRBUF_INIT;
	bool any = false;

	for (size_t i = 0; i < t->ncolumns; i++) {
		const struct top_column *c = &t->columns[i];

		if (!widths[i])
			continue;
		if (any)
			strbuf_addc(out, ' ');
		any = true;
		strbuf_reset(&text);
		if (r)
			top_add_cell(&text, c->type, &r->cell[i]);
		else
			strbuf_adds(&text, c->name);
		add_padded(out, strbuf_str(&text), widths[i], c->type == TOP_TEXT);
	}
	while (out->len && out->buf[out->len - 1] == ' ')
		out->buf[--out->len] = '\0';
	strbuf_done(&text);
}
