// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mem.c - what became of memory (model/memory/lifetimes.h), for people and as JSON, when the trace ends.
 *
 * Both have the same content. For people, empty parts are left out, except leaks and wrong frees, because it is
 * important to know that there were none.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "model/memory/lifetimes.h"
#include "sink/analysis/mem.h"
#include "sink/duration.h"
#include "sink/fit.h"
#include "sink/rows.h"
#include "sink/sink.h"
#include "sink/table.h"
#include "xptibpf/view.h"

#define LEAKS_SHOWN 50u /* to people, without --leaks */

static const char *const by_names[LIFETIMES_BY_MAX + 1] = {
	[LIFETIMES_BY_KIND] = "kind",
	[LIFETIMES_BY_DEVICE] = "device",
	[LIFETIMES_BY_SITE] = "site",
	[LIFETIMES_BY_PROCESS] = "process",
};

static void in_brackets(struct strbuf *out, const char *text)
{
	strbuf_adds(out, "[");
	strbuf_adds_escaped(out, text);
	strbuf_adds(out, "]");
}

/* ---- kinds, devices, sites and processes ------------------------------------------------------- */

#define T_ROW struct lifetimes_row
static const TABLE(rows, T_INSET, T_COLUMN("live", "live", BYTES, 10, live),
		   T_COLUMN("number", "live_count", COUNT, 8, live_count),
		   T_COLUMN("peak", "peak", BYTES, 10, peak),
		   T_COLUMN("ever", "bytes", BYTES, 10, bytes),
		   T_COLUMN("number", "count", COUNT, 8, count),
		   T_COLUMN("leaked", "leaked", BYTES, 10, leaked),
		   T_COLUMN("number", "leaked_count", COUNT, 8, leaked_count),
		   T_JSON("unsized", COUNT, unsized), MEM_LABEL("total"));
#undef T_ROW

static int add_rows(struct strbuf *out, struct lifetimes *l, enum lifetimes_by by)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	char title[16];
	bool rest = false;
	int r = ROWS_OF(&all, lifetimes_rows, l, by);

	if (r < 0)
		return r;
	snprintf(title, sizeof(title), "  by %s", by_names[by]);
	table_titles(out, rows, title);
	for (size_t i = 0; i < all.n; i++) {
		const struct lifetimes_row *row = all.at[i];

		if (by != LIFETIMES_BY_KIND || row->counts)
			table_line(out, rows, row, NULL);
		else
			rest = true;
	}
	table_line(out, rows, lifetimes_total(l), NULL);
	if (rest)
		strbuf_adds(out, "not in the total:\n");
	for (size_t i = 0; i < all.n && rest; i++) {
		if (!((const struct lifetimes_row *)all.at[i])->counts)
			table_line(out, rows, all.at[i], NULL);
	}
	return 0;
}

static int json_row(struct strbuf *out, const struct lifetimes_row *row, const char *by,
		    bool in_total)
{
	struct json j;

	json_line(&j, out, "memory");
	json_str(&j, "by", by);
	json_str(&j, "of", row->label);
	json_bool(&j, "in_total", in_total);
	table_members(&j, rows, row, NULL);
	return json_end_line(&j);
}

static int json_rows(struct strbuf *out, struct lifetimes *l, enum lifetimes_by by)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	int r = ROWS_OF(&all, lifetimes_rows, l, by);

	for (size_t i = 0; r >= 0 && i < all.n; i++) {
		const struct lifetimes_row *row = all.at[i];

		r = json_row(out, row, by_names[by], by != LIFETIMES_BY_KIND || row->counts);
	}
	return r;
}

/* ---- leaks ------------------------------------------------------------------------------------- */

static void leak_label(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct lifetimes_leak *k = row;

	(void)v;
	strbuf_addf(out, " in %llu", (unsigned long long)k->count);
	if (k->has_size && k->count > 1)
		strbuf_addf(out, " of %llu", (unsigned long long)k->size);
	if (k->size_max > k->size)
		strbuf_addf(out, " to %llu", (unsigned long long)k->size_max);
	if (!k->has_size)
		strbuf_adds(out, " of unknown size");
	strbuf_addf(out, ", %s", k->kind);
	if (k->site) {
		strbuf_adds(out, ", ");
		fit_add_text(out, k->site);
	}
	if (k->device && strcmp(k->device, "host") != 0) {
		strbuf_adds(out, ", on ");
		fit_add_text(out, k->device);
	}
	strbuf_adds(out, ", ");
	in_brackets(out, k->process);
	strbuf_addf(out, " %s0x%llx%s", k->count > 1 ? "first " : "",
		    (unsigned long long)k->first_address,
		    k->may_be ? "; may be: records were lost since" : "");
}

#define T_ROW struct lifetimes_leak
const TABLE(mem_leaks, T_INSET, T_JSON("process", TEXT, process), T_JSON("kind", TEXT, kind),
	    T_JSON("device", TEXT, device), T_JSON("site", TEXT, site),
	    T_JSON("call", TEXT, made_by), T_JSON("size", BYTES, size, T_IF(has_size)),
	    T_JSON("size_max", BYTES, size_max, T_IF(has_size)), T_JSON("count", COUNT, count),
	    T_COLUMN("", "bytes", BYTES, 10, bytes), T_JSON("first_address", HEX, first_address),
	    T_JSON("first_ts", NS, first_at), T_JSON("last_ts", NS, last_at),
	    T_JSON("in_total", FLAG, counts), T_JSON("may_be", FLAG, may_be),
	    T_LABEL_BY(leak_label));
#undef T_ROW

static int add_leaks(struct strbuf *out, const struct sink *s, struct lifetimes *l)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	static const struct {
		const char *title, *none;
		bool ended, counts;
	} parts[] = {
		{ "never freed", "never freed: none\n", true, true },
		{ "live", NULL, false, true },
		{ "never freed, not in the total", NULL, true, false },
		{ "live, not in the total", NULL, false, false },
	};
	size_t i, part, shown;
	int r = ROWS_OF(&all, lifetimes_leaks, l);

	if (r < 0)
		return r;
	for (part = 0; part < ARRAY_SIZE(parts); part++) {
		for (i = 0, shown = 0; i < all.n; i++) {
			const struct lifetimes_leak *k = all.at[i];

			if (k->ended != parts[part].ended || k->counts != parts[part].counts)
				continue;
			if (!shown++)
				strbuf_addf(out, "%s:\n", parts[part].title);
			if (shown <= LEAKS_SHOWN || s->opts.view & XPTIBPF_VIEW_LEAKS)
				table_line(out, mem_leaks, k, NULL);
		}
		if (!shown && parts[part].none)
			strbuf_adds(out, parts[part].none);
		if (shown > LEAKS_SHOWN && !(s->opts.view & XPTIBPF_VIEW_LEAKS))
			strbuf_addf(out, "%11s and %zu more lines: see --leaks\n", "",
				    shown - LEAKS_SHOWN);
	}
	return 0;
}

/* ---- wrong frees and failures ------------------------------------------------------------------ */

static void fault_label(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct lifetimes_fault *f = row;

	(void)v;
	strbuf_addf(out, " %s%s: 0x%llx by ", f->may_be ? "may be " : "",
		    lifetimes_fault_text(f->type), (unsigned long long)f->address);
	/* A site that isn't known better begins with the call. */
	if (strncmp(f->site, f->call, strlen(f->call)) != 0) {
		strbuf_adds(out, f->call);
		strbuf_adds(out, ", ");
	}
	fit_add_text(out, f->site);
	strbuf_adds(out, ", ");
	in_brackets(out, f->process);
	if (f->made_at) {
		strbuf_adds(out, "; allocated: ");
		fit_add_text(out, f->made_at);
	}
	if (f->made_process && strcmp(f->made_process, f->process) != 0) {
		strbuf_adds(out, " ");
		in_brackets(out, f->made_process);
	}
	if (f->refused && f->result)
		strbuf_addf(out, "; refused: %s", f->result);
}

static const char *const fault_words[] = {
	[LIFETIMES_DOUBLE_FREE] = "double_free",
	[LIFETIMES_UNKNOWN_FREE] = "not_allocated",
	[LIFETIMES_OTHER_PROCESS] = "other_process",
	[LIFETIMES_OTHER_CONTEXT] = "other_context",
};

#define T_ROW struct lifetimes_fault
const TABLE(mem_faults, T_JSON("what", WORD, type, .words = fault_words),
	    T_JSON("process", TEXT, process), T_JSON("tid", ID, tid), T_JSON("ts", NS, at),
	    T_JSON("call", TEXT, call), T_JSON("site", TEXT, site), T_JSON("address", HEX, address),
	    T_JSON("result", TEXT, result), T_JSON("refused", FLAG, refused),
	    T_COLUMN("", "count", COUNT, 11, count), T_JSON("allocated_by", TEXT, made_by),
	    T_JSON("allocated_site", TEXT, made_at),
	    T_JSON("allocated_process", TEXT, made_process), T_JSON("may_be", FLAG, may_be),
	    T_LABEL_BY(fault_label));
#undef T_ROW
#define T_ROW struct lifetimes_failure
static const TABLE(failures, T_JSON("process", TEXT, process), T_JSON("call", TEXT, call),
		   T_JSON("result", TEXT, result), T_COLUMN("", "count", COUNT, 11, count),
		   T_JSON("bytes", BYTES, bytes), T_LABEL(" %s: ", TEXT, call),
		   T_LABEL("%s", TEXT, result, .absent = "?"),
		   T_SOME(", %s bytes asked for", COUNT, bytes), T_LABEL(", [%s]", TEXT, process));
#undef T_ROW
#define T_ROW struct lifetimes_difference
static const TABLE(differences, T_JSON("upper", TEXT, upper), T_JSON("lower", TEXT, lower),
		   T_COLUMN("", "count", COUNT, 11, count),
		   T_JSON("upper_bytes", BYTES, upper_bytes),
		   T_JSON("lower_bytes", BYTES, lower_bytes),
		   T_JSON("first_address", HEX, first_address), T_LABEL(" %s", TEXT, upper),
		   T_LABEL(" %s bytes", COUNT, upper_bytes), T_LABEL(", %s", TEXT, lower),
		   T_LABEL(" %s bytes", COUNT, lower_bytes),
		   T_LABEL(", first %s", HEX, first_address));
#undef T_ROW

/* ---- copies ------------------------------------------------------------------------------------ */

void mem_add_direction(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct lifetimes_copy *c = row;

	(void)v;
	if (c->from)
		strbuf_addf(out, "%c2%c", c->from, c->to);
	else
		strbuf_addf(out, "fill %c", c->to);
	if (c->below)
		strbuf_adds(out, ", by the runtime");
}

static uint64_t smallest(const void *row, const struct table_view *v)
{
	const struct lifetimes_copy *c = row;

	(void)v;
	return c->count > c->unsized ? c->min : 0;
}

static void copy_direction(struct json *j, const void *row, const struct table_view *v)
{
	const struct lifetimes_copy *c = row;
	const char direction[] = { c->from ?: c->to, c->from ? '2' : '\0', c->to, '\0' };

	(void)v;
	json_str(j, c->from ? "direction" : "of", direction);
}

static void copy_sizes(struct json *j, const void *row, const struct table_view *v)
{
	const struct lifetimes_copy *c = row;
	unsigned size, last;

	(void)v;
	if (c->count > c->unsized) {
		json_u64(j, "min", c->min);
		json_u64(j, "max", c->max);
	}
	json_array(j, "sizes");
	for (last = LIFETIMES_SIZES; last && !c->sizes[last - 1]; last--)
		;
	for (size = 0; size < last; size++)
		json_u64(j, NULL, c->sizes[size]);
	json_end_array(j);
}

#define T_ROW struct lifetimes_copy
static const TABLE(copies, T_INSET, T_JSON("process", TEXT, process), T_JSON_BY(copy_direction),
		   T_JSON("by_runtime", FLAG, below), T_COLUMN("bytes", NULL, BYTES, 10, bytes),
		   T_COLUMN("number", "count", COUNT, 8, count), T_JSON("bytes", BYTES, bytes),
		   T_JSON("unsized", COUNT, unsized),
		   { "smallest", NULL, NULL, TABLE_BYTES, 10, .number = smallest },
		   T_COLUMN("largest", NULL, BYTES, 10, max), T_JSON_BY(copy_sizes),
		   MEM_COPY_LABEL);
#undef T_ROW

/* ---- imports ----------------------------------------------------------------------------------- */

void mem_add_origin(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct lifetimes_import *i = row;

	strbuf_adds(out, v->own);
	if (i->from != LIFETIMES_FROM_KNOWN) {
		strbuf_addf(out, "exporter not known: %s", lifetimes_from_text(i->from));
		return;
	}
	strbuf_adds(out, i->may_be ? "may be from " : "from ");
	in_brackets(out, i->from_process);
	strbuf_addf(out, " %s", i->from_kind ?: "what is older than the trace");
	if (i->from_site) {
		strbuf_adds(out, ", ");
		fit_add_text(out, i->from_site);
	}
}

static const char *const import_words[] = {
	[LIFETIMES_FROM_UNTOLD] = "untold",
	[LIFETIMES_FROM_NOBODY] = "nobody",
	[LIFETIMES_FROM_SEVERAL] = "several",
	[LIFETIMES_FROM_FILE] = "file",
};

#define T_ROW struct lifetimes_import
static const TABLE(imports, T_INSET, T_JSON("process", TEXT, process), T_JSON("call", TEXT, call),
		   T_JSON("site", TEXT, site), T_COLUMN("bytes", NULL, BYTES, 10, bytes),
		   T_COLUMN("number", "count", COUNT, 8, count),
		   T_COLUMN("open", "open", COUNT, 8, open), T_JSON("bytes", BYTES, bytes),
		   T_JSON("unsized", COUNT, unsized), T_JSON("first_ts", NS, first_at),
		   T_JSON("unknown", WORD, from, .words = import_words),
		   T_JSON("may_be", FLAG, may_be), T_JSON("from_process", TEXT, from_process),
		   T_JSON("from_kind", TEXT, from_kind), T_JSON("from_device", TEXT, from_device),
		   T_JSON("from_site", TEXT, from_site), T_JSON("from_call", TEXT, from_call),
		   T_JSON("from_address", HEX, from_address, T_UNLESS(from)), MEM_IMPORT_LABEL);
#undef T_ROW

/* ---- over time, and what is not known ---------------------------------------------------------- */

static void add_timeline(struct strbuf *out, struct lifetimes *l)
{
	const struct lifetimes_point *p;
	uint64_t step, most = lifetimes_total(l)->peak;
	size_t n = lifetimes_timeline(l, &p, &step), i;
	unsigned bar;

	strbuf_adds(out, "live bytes over time, steps of ");
	duration_text(out, step);
	strbuf_addf(out, ":\n%11s %10s %10s\n", "after", "peak", "live");
	for (i = 0; i < n; i++) {
		_cleanup_(strbuf_done) struct strbuf after = STRBUF_INIT;

		duration_text(&after, p[i].at - p[0].at);
		strbuf_addf(out, "%11s", strbuf_str(&after));
		rows_add_bytes(out, p[i].peak);
		rows_add_bytes(out, p[i].live);
		strbuf_addc(out, ' ');
		for (bar = 0; most && bar < (unsigned)(40.0 * (double)p[i].peak / (double)most);
		     bar++)
			strbuf_addc(out, '#');
		strbuf_addc(out, '\n');
	}
}

void mem_add_gap(struct strbuf *out, const char *lead, uint64_t n, const char *what)
{
	if (n)
		strbuf_addf(out, "%s%llu %s\n", lead, (unsigned long long)n, what);
}

void mem_add_gaps(struct strbuf *out, const struct lifetimes *l, const char *lead)
{
	struct lifetimes_gaps g;

	lifetimes_gaps(l, &g);
	if (g.older)
		strbuf_addf(
			out,
			"%sa process is older than the trace: what it had allocated before is not counted\n",
			lead);
	mem_add_gap(out, lead, g.older_frees,
		    "frees of what is older than the trace, or was allocated unseen");
	mem_add_gap(out, lead, g.untracked,
		    "allocations were not tracked because there was no room");
	mem_add_gap(out, lead, g.no_address, "allocations whose address could not be read");
	mem_add_gap(out, lead, g.replaced, "frees went unseen: something else has the address now");
	mem_add_gap(out, lead, g.dead_forgotten,
		    "freed allocations were forgotten: a second free of them is not recognised");
	mem_add_gap(out, lead, g.folded, "times a table was full: some of its rows are missing");
	if (g.lossy)
		strbuf_addf(out, "%scalls were not seen; what lived then may have been freed\n",
			    lead);
}

/* ---- for people -------------------------------------------------------------------------------- */

/* With titles, or under a line of its own; with nothing, none stands there. got: what the list's getter returned. */
static int add_list(struct strbuf *out, bool titles, const char *title, const char *none,
		    const struct table_column *t, int got, struct rows_list *all)
{
	const struct table_view v = { .own = "; " };

	if (got >= 0 && !all->n)
		strbuf_adds(out, none);
	else if (got >= 0 && titles)
		table_titles(out, t, title);
	else if (got >= 0)
		strbuf_addf(out, "%s:\n", title);
	rows_lines(out, t, all, all->n, &v);
	rows_list_done(all);
	return got;
}

static int mem_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	bool leaks = s->opts.view & XPTIBPF_VIEW_LEAKS;
	bool timeline = s->opts.view & XPTIBPF_VIEW_TIMELINE;
	struct lifetimes *l = model_lifetimes(m);
	struct rows_list all = { 0 };
	int r = 0;

	if (!l)
		return 0;
	lifetimes_finish(l);
	if (timeline)
		add_timeline(out, l);
	else if (!leaks)
		r = add_rows(out, l, (enum lifetimes_by)s->by)
			    ?: add_list(out, true, "  copies and fills", "", copies,
					ROWS_OF(&all, lifetimes_copies, l), &all);
	if (!r && (leaks || !timeline))
		r = add_leaks(out, s, l);
	if (!r && !timeline)
		r = add_list(out, true, "  imported: views of other processes' memory", "", imports,
			     ROWS_OF(&all, lifetimes_imports, l), &all);
	r = r
		    ?: add_list(out, false, "wrong frees", "wrong frees: none\n", mem_faults,
				ROWS_OF(&all, lifetimes_faults, l), &all);
	r = r
		    ?: add_list(out, false, "failed", "", failures,
				ROWS_OF(&all, lifetimes_failures, l), &all);
	r = r
		    ?: add_list(out, false, "sizes that differ between layers", "", differences,
				ROWS_OF(&all, lifetimes_differences, l), &all);
	mem_add_gaps(out, l, "note: ");
	if (r < 0)
		return r;
	return strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_mem = {
	.name = "mem",
	.lines = SINK_FOR_PEOPLE,
	.needs = MODEL_MEMORY,
	.by = by_names,
	.finish = mem_finish,
	.lost = sink_lost_for_people,
};

/* ---- JSON -------------------------------------------------------------------------------------- */

static const char *type_of(const struct table_column *t, const void *row)
{
	if (t == mem_leaks)
		return ((const struct lifetimes_leak *)row)->ended ? "leak" : "live";
	return ((const struct lifetimes_copy *)row)->from ? "copies" : "fills";
}

/* type: NULL where each row has its own. */
static int json_list(struct strbuf *out, const char *type, const struct table_column *t, int got,
		     struct rows_list *all)
{
	for (size_t i = 0; got >= 0 && i < all->n; i++)
		got = table_json(out, t, type ?: type_of(t, all->at[i]), all->at[i], NULL);
	rows_list_done(all);
	return got;
}

#define T_ROW struct lifetimes_gaps
static const TABLE(gap_numbers, T_JSON("older_processes", FLAG, older),
		   T_JSON("calls_lost", FLAG, lossy), T_JSON("older_frees", COUNT, older_frees),
		   T_JSON("not_followed", COUNT, untracked),
		   T_JSON("no_address", COUNT, no_address), T_JSON("unseen_frees", COUNT, replaced),
		   T_JSON("freed_forgotten", COUNT, dead_forgotten),
		   T_JSON("rows_left_out", COUNT, folded));
#undef T_ROW

static int json_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	bool leaks = s->opts.view & XPTIBPF_VIEW_LEAKS;
	bool timeline = s->opts.view & XPTIBPF_VIEW_TIMELINE, all = !leaks && !timeline;
	struct lifetimes *l = model_lifetimes(m);
	struct rows_list list = { 0 };
	struct lifetimes_gaps gaps;
	enum lifetimes_by by;
	int r = 0;

	if (!l)
		return 0;
	lifetimes_finish(l);
	for (by = 0; r >= 0 && all && by < LIFETIMES_BY_MAX; by++) {
		if (!s->opts.by || by == (enum lifetimes_by)s->by)
			r = json_rows(out, l, by);
	}
	if (!r && all)
		r = json_row(out, lifetimes_total(l), "total", true)
			    ?: json_list(out, NULL, copies, ROWS_OF(&list, lifetimes_copies, l),
					 &list);
	if (!r && (all || leaks))
		r = json_list(out, NULL, mem_leaks, ROWS_OF(&list, lifetimes_leaks, l), &list);
	if (timeline)
		rows_json_memory(out, l);
	if (!r && (all || leaks))
		r = json_list(out, "import", imports, ROWS_OF(&list, lifetimes_imports, l), &list);
	r = r
		    ?: json_list(out, "wrong_free", mem_faults, ROWS_OF(&list, lifetimes_faults, l),
				 &list);
	r = r
		    ?: json_list(out, "failed_memory_call", failures,
				 ROWS_OF(&list, lifetimes_failures, l), &list);
	r = r
		    ?: json_list(out, "size_difference", differences,
				 ROWS_OF(&list, lifetimes_differences, l), &list);
	if (r < 0)
		return r;
	lifetimes_gaps(l, &gaps);
	return table_json(out, gap_numbers, "memory_gaps", &gaps, NULL);
}

const struct sink_ops sink_mem_json = {
	.name = "mem-json",
	.lines = SINK_JSON_LINES,
	.needs = MODEL_MEMORY,
	.by = by_names,
	.finish = json_finish,
	.lost = sink_lost_as_json,
};
