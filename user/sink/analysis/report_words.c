// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report_words.c - texts that all sections of the report use.
 */
#include "sink/analysis/report_sections.h"

void page_more(struct strbuf *out, size_t n, size_t shown, const char *what)
{
	if (n > shown)
		strbuf_addf(out, "  and %zu more %s\n", n - shown, what);
}

int page_rows(struct strbuf *out, const struct table_column *t, const char *label, const char *none,
	      int got, const struct rows_list *l, size_t shown, const char *what,
	      const struct table_view *v)
{
	if (got < 0)
		return got;
	if (l->n)
		table_titles(out, t, label);
	else
		strbuf_adds(out, none);
	page_more(out, l->n, rows_lines(out, t, l, shown, v), what);
	return 0;
}

void page_process(struct strbuf *out, uint32_t who, const struct table_view *v)
{
	if (!((const struct report *)v->own)->several)
		return;
	table_add_who(out, whos_at(v->whos, who));
	strbuf_adds(out, ": ");
}
