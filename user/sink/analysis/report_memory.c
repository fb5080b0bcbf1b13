// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report_memory.c - the report's answer to what became of memory: by kind, leaks, wrong frees, imports.
 */
#include "base/cleanup.h"
#include "model/memory/lifetimes.h"
#include "sink/analysis/mem.h"
#include "sink/analysis/report_sections.h"
#include "sink/rows.h"

#define KINDS_SHOWN 4u
#define LEAKS_SHOWN 4u

#define T_ROW struct lifetimes_row
static const TABLE(kinds, T_INSET, T_COLUMN("live", NULL, BYTES, 10, live),
		   T_COLUMN("peak", NULL, BYTES, 10, peak),
		   T_COLUMN("ever", NULL, BYTES, 10, bytes),
		   T_COLUMN("number", NULL, COUNT, 9, count),
		   T_COLUMN("leaked", NULL, BYTES, 10, leaked),
		   T_COLUMN("number", NULL, COUNT, 9, leaked_count), MEM_LABEL("all"));
#undef T_ROW
#define T_ROW struct lifetimes_import
static const TABLE(imports, T_INSET, T_COLUMN("bytes", NULL, BYTES, 10, bytes),
		   T_COLUMN("number", NULL, COUNT, 9, count),
		   T_COLUMN("open", NULL, COUNT, 9, open), MEM_IMPORT_LABEL);
#undef T_ROW

static int add_kinds(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	size_t i, n, counted = 0;
	int r = ROWS_OF(&all, lifetimes_rows, l, LIFETIMES_BY_KIND);

	for (i = 0, n = all.n; r >= 0 && i < n; i++) {
		if (((const struct lifetimes_row *)all.at[i])->counts)
			all.at[counted++] = all.at[i];
	}
	if (r < 0)
		return r;
	if (!n) {
		strbuf_adds(out, "  no allocations\n");
		return 0;
	}
	all.n = counted;
	table_titles(out, kinds, "  kind");
	page_more(out, counted, rows_lines(out, kinds, &all, KINDS_SHOWN, NULL), "kinds");
	table_line(out, kinds, lifetimes_total(l), NULL);
	return 0;
}

static int add_leaks(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	size_t i, ended = 0, live = 0;
	int r = ROWS_OF(&all, lifetimes_leaks, l);

	if (r < 0)
		return r;
	for (i = 0; i < all.n; i++) {
		const struct lifetimes_leak *k = all.at[i];

		live += k->counts && !k->ended;
		if (k->counts && k->ended)
			all.at[ended++] = k;
	}
	all.n = ended;
	strbuf_adds(out, ended	? "  never freed when their process ended:\n"
			 : live ? "  never freed: none so far (see what is live)\n"
				: "  never freed: none\n");
	page_more(out, ended, rows_lines(out, mem_leaks, &all, LEAKS_SHOWN, NULL),
		  "kinds of leaks");
	return 0;
}

static int add_wrong_frees(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	int r = ROWS_OF(&all, lifetimes_faults, l);

	if (r < 0)
		return r;
	strbuf_adds(out, all.n ? "  wrong frees:\n" : "  wrong frees: none\n");
	page_more(out, all.n, rows_lines(out, mem_faults, &all, LEAKS_SHOWN, NULL),
		  "kinds of wrong frees");
	return 0;
}

static int add_imports(struct strbuf *out, struct lifetimes *l)
{
	const struct table_view v = { .own = "\n             " };
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	int r = ROWS_OF(&all, lifetimes_imports, l);

	if (r < 0 || !all.n)
		return r;
	strbuf_adds(out, "  imported: views of other processes' memory, in no sum above\n");
	return page_rows(out, imports, "", "", r, &all, LEAKS_SHOWN, "kinds of imports", &v);
}

int report_memory(struct strbuf *out, struct lifetimes *l)
{
	int r;

	strbuf_adds(out, "\nMEMORY\n");
	r = add_kinds(out, l);
	if (r >= 0)
		r = add_leaks(out, l);
	if (r >= 0)
		r = add_wrong_frees(out, l);
	return r < 0 ? r : add_imports(out, l);
}
