// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report_memory.c - the report's answer to what became of memory: by kind, leaks, wrong frees, imports.
 */
#include "base/cleanup.h"
#include "model/memory/lifetimes.h"
#include "sink/analysis/mem.h"
#include "sink/analysis/report_parts.h"
#include "sink/rows.h"

#define KINDS_SHOWN 4u
#define LEAKS_SHOWN 4u

static void add_memory_row(struct strbuf *out, const struct lifetimes_row *r, const char *label)
{
	rows_add_bytes(out, r->live);
	rows_add_bytes(out, r->peak);
	rows_add_bytes(out, r->bytes);
	strbuf_addf(out, " %9llu", (unsigned long long)r->count);
	rows_add_bytes(out, r->leaked);
	strbuf_addf(out, " %9llu  ", (unsigned long long)r->leaked_count);
	strbuf_adds_escaped(out, label);
	if (r->unsized)
		strbuf_addf(out, " (%llu of unknown size)", (unsigned long long)r->unsized);
	strbuf_addc(out, '\n');
}

static int add_kinds(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_row **rows = NULL;
	size_t n, i, counted = 0;
	int r = lifetimes_rows(l, LIFETIMES_BY_KIND, &rows, &n);

	if (r < 0)
		return r;
	if (!n) {
		strbuf_adds(out, "  no allocations\n");
		return 0;
	}
	strbuf_addf(out, " %10s %10s %10s %9s %10s %9s  %s\n", "live", "peak", "ever", "number",
		    "leaked", "number", "kind");
	for (i = 0; i < n; i++) {
		if (!rows[i]->counts)
			continue;
		if (counted++ < KINDS_SHOWN)
			add_memory_row(out, rows[i], rows[i]->label);
	}
	page_more(out, counted, KINDS_SHOWN, "kinds");
	add_memory_row(out, lifetimes_total(l), "all");
	return 0;
}

static int add_leaks(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_leak **leaks = NULL;
	size_t n, i, ended = 0, live = 0;
	int r = lifetimes_leaks(l, &leaks, &n);

	if (r < 0)
		return r;
	for (i = 0; i < n; i++) {
		if (!leaks[i]->counts)
			continue;
		live += !leaks[i]->ended;
		if (!leaks[i]->ended)
			continue;
		if (!ended)
			strbuf_adds(out, "  never freed when their process ended:\n");
		if (ended++ < LEAKS_SHOWN)
			mem_add_leak(out, leaks[i]);
	}
	if (!ended)
		strbuf_adds(out, live ? "  never freed: none so far (see what is live)\n"
				      : "  never freed: none\n");
	page_more(out, ended, LEAKS_SHOWN, "kinds of leaks");
	return 0;
}

static int add_wrong_frees(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_fault **f = NULL;
	size_t n, i;
	int r = lifetimes_faults(l, &f, &n);

	if (r < 0)
		return r;
	strbuf_adds(out, n ? "  wrong frees:\n" : "  wrong frees: none\n");
	for (i = 0; i < page_least(n, LEAKS_SHOWN); i++)
		mem_add_fault(out, f[i]);
	page_more(out, n, i, "kinds of wrong frees");
	return 0;
}

static int add_imports(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_import **imports = NULL;
	size_t n, i;
	int r = lifetimes_imports(l, &imports, &n);

	if (r < 0 || !n)
		return r;
	strbuf_addf(
		out,
		"  imported: views of other processes' memory, in no sum above\n %10s %9s %9s\n",
		"bytes", "number", "open");
	for (i = 0; i < page_least(n, LEAKS_SHOWN); i++) {
		rows_add_bytes(out, imports[i]->bytes);
		strbuf_addf(out, " %9llu %9llu", (unsigned long long)imports[i]->count,
			    (unsigned long long)imports[i]->open);
		mem_add_import(out, imports[i], "\n             ");
	}
	page_more(out, n, i, "kinds of imports");
	return 0;
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
