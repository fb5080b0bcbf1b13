// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mem.c - what became of memory (model/memory/lifetimes.h), for people and as JSON, when the trace ends.
 *
 * Both say the same. For people a part that has nothing to tell is left out, but for leaks and wrong
 * frees: that there were none is what they came for.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "model/memory/lifetimes.h"
#include "sink/analysis/mem.h"
#include "sink/rows.h"
#include "sink/duration.h"
#include "sink/sink.h"
#include "xptibpf/view.h"

#define LEAKS_SHOWN 50u /* to people, without --leaks */

static const char *const by_names[LIFETIMES_BY_MAX + 1] = {
	[LIFETIMES_BY_KIND] = "kind",
	[LIFETIMES_BY_DEVICE] = "device",
	[LIFETIMES_BY_SITE] = "site",
	[LIFETIMES_BY_PROCESS] = "process",
};

/* ---- for people -------------------------------------------------------------------------------- */

static void add_count(struct strbuf *out, uint64_t n)
{
	strbuf_addf(out, " %8llu", (unsigned long long)n);
}

static void row_line(struct strbuf *out, const struct lifetimes_row *r, const char *label)
{
	rows_add_bytes(out, r->live);
	add_count(out, r->live_count);
	rows_add_bytes(out, r->peak);
	rows_add_bytes(out, r->bytes);
	add_count(out, r->count);
	rows_add_bytes(out, r->leaked);
	add_count(out, r->leaked_count);
	strbuf_adds(out, "  ");
	strbuf_adds_escaped(out, label);
	if (r->unsized)
		strbuf_addf(out, " (%llu of unknown size)", (unsigned long long)r->unsized);
	strbuf_addc(out, '\n');
}

static int add_rows(struct strbuf *out, struct lifetimes *l, enum lifetimes_by by)
{
	_cleanup_free_ const struct lifetimes_row **rows = NULL;
	bool rest = false;
	size_t n, i;
	int r;

	r = lifetimes_rows(l, by, &rows, &n);
	if (r < 0)
		return r;
	strbuf_addf(out, "%11s %8s %10s %10s %8s %10s %8s  by %s\n", "live", "number", "peak",
		    "ever", "number", "leaked", "number", by_names[by]);
	for (i = 0; i < n; i++) {
		if (by != LIFETIMES_BY_KIND || rows[i]->counts)
			row_line(out, rows[i], rows[i]->label);
		else
			rest = true;
	}
	row_line(out, lifetimes_total(l), "total");
	if (rest)
		strbuf_adds(out, "not in the total:\n");
	for (i = 0; i < n; i++) {
		if (by == LIFETIMES_BY_KIND && !rows[i]->counts)
			row_line(out, rows[i], rows[i]->label);
	}
	return 0;
}

void mem_add_leak(struct strbuf *out, const struct lifetimes_leak *k)
{
	rows_add_bytes(out, k->bytes);
	strbuf_addf(out, " in %llu", (unsigned long long)k->count);
	if (k->has_size && k->count > 1)
		strbuf_addf(out, " of %llu", (unsigned long long)k->size);
	if (!k->has_size)
		strbuf_adds(out, " of unknown size");
	strbuf_addf(out, ", %s", k->kind);
	if (k->site) {
		strbuf_adds(out, ", ");
		strbuf_adds_escaped(out, k->site);
	}
	if (k->device && strcmp(k->device, "host") != 0) {
		strbuf_adds(out, ", on ");
		strbuf_adds_escaped(out, k->device);
	}
	strbuf_adds(out, ", [");
	strbuf_adds_escaped(out, k->process);
	strbuf_addf(out, "] %s0x%llx%s\n", k->count > 1 ? "first " : "",
		    (unsigned long long)k->first_address,
		    k->may_be ? "; may be: records were lost since" : "");
}

static int add_leaks(struct strbuf *out, const struct sink *s, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_leak **leaks = NULL;
	static const struct {
		const char *title, *none;
		bool ended, counts;
	} parts[] = {
		{ "never freed", "never freed: none\n", true, true },
		{ "live", NULL, false, true },
		{ "never freed, not in the total", NULL, true, false },
		{ "live, not in the total", NULL, false, false },
	};
	size_t n, i, part, shown;
	int r;

	r = lifetimes_leaks(l, &leaks, &n);
	if (r < 0)
		return r;
	for (part = 0; part < ARRAY_SIZE(parts); part++) {
		for (i = 0, shown = 0; i < n; i++) {
			if (leaks[i]->ended != parts[part].ended ||
			    leaks[i]->counts != parts[part].counts)
				continue;
			if (!shown++)
				strbuf_addf(out, "%s:\n", parts[part].title);
			if (shown <= LEAKS_SHOWN || s->opts.view & XPTIBPF_VIEW_LEAKS)
				mem_add_leak(out, leaks[i]);
		}
		if (!shown && parts[part].none)
			strbuf_adds(out, parts[part].none);
		if (shown > LEAKS_SHOWN && !(s->opts.view & XPTIBPF_VIEW_LEAKS))
			strbuf_addf(out, "%11s and %zu more lines: see --leaks\n", "",
				    shown - LEAKS_SHOWN);
	}
	return 0;
}

void mem_add_fault(struct strbuf *out, const struct lifetimes_fault *f)
{
	strbuf_addf(out, "%11llu %s%s: 0x%llx by ", (unsigned long long)f->count,
		    f->may_be ? "may be " : "", lifetimes_fault_text(f->type),
		    (unsigned long long)f->address);
	/* A site that isn't known better begins with the call. */
	if (strncmp(f->site, f->call, strlen(f->call)) != 0) {
		strbuf_adds(out, f->call);
		strbuf_adds(out, ", ");
	}
	strbuf_adds_escaped(out, f->site);
	strbuf_adds(out, ", [");
	strbuf_adds_escaped(out, f->process);
	strbuf_addc(out, ']');
	if (f->made_at) {
		strbuf_adds(out, "; allocated: ");
		strbuf_adds_escaped(out, f->made_at);
	}
	if (f->made_process && strcmp(f->made_process, f->process) != 0) {
		strbuf_adds(out, " [");
		strbuf_adds_escaped(out, f->made_process);
		strbuf_addc(out, ']');
	}
	if (f->refused && f->result)
		strbuf_addf(out, "; refused: %s", f->result);
	strbuf_addc(out, '\n');
}

static int add_faults(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_fault **faults = NULL;
	size_t n, i;
	int r;

	r = lifetimes_faults(l, &faults, &n);
	if (r < 0)
		return r;
	strbuf_adds(out, n ? "wrong frees:\n" : "wrong frees: none\n");
	for (i = 0; i < n; i++)
		mem_add_fault(out, faults[i]);
	return 0;
}

static int add_failures(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_failure **f = NULL;
	size_t n, i;
	int r;

	r = lifetimes_failures(l, &f, &n);
	if (r < 0 || !n)
		return r;
	strbuf_adds(out, "failed:\n");
	for (i = 0; i < n; i++) {
		strbuf_addf(out, "%11llu %s: %s", (unsigned long long)f[i]->count, f[i]->call,
			    f[i]->result ? f[i]->result : "?");
		if (f[i]->bytes)
			strbuf_addf(out, ", %llu bytes asked for", (unsigned long long)f[i]->bytes);
		strbuf_adds(out, ", [");
		strbuf_adds_escaped(out, f[i]->process);
		strbuf_adds(out, "]\n");
	}
	return 0;
}

void mem_add_direction(struct strbuf *out, const struct lifetimes_copy *c)
{
	if (c->from)
		strbuf_addf(out, "%c2%c", c->from, c->to);
	else
		strbuf_addf(out, "fill %c", c->to);
}

static int add_copies(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_copy **c = NULL;
	size_t n, i;
	int r;

	r = lifetimes_copies(l, &c, &n);
	if (r < 0 || !n)
		return r;
	strbuf_addf(out, "%11s %8s %10s %10s  copies and fills\n", "bytes", "number", "smallest",
		    "largest");
	for (i = 0; i < n; i++) {
		bool sized = c[i]->count > c[i]->unsized;

		rows_add_bytes(out, c[i]->bytes);
		add_count(out, c[i]->count);
		rows_add_bytes(out, sized ? c[i]->min : 0);
		rows_add_bytes(out, c[i]->max);
		strbuf_adds(out, "  ");
		mem_add_direction(out, c[i]);
		if (c[i]->below)
			strbuf_adds(out, ", by the runtime");
		strbuf_adds(out, " [");
		strbuf_adds_escaped(out, c[i]->process);
		strbuf_addc(out, ']');
		if (c[i]->unsized)
			strbuf_addf(out, " (%llu of unknown size)",
				    (unsigned long long)c[i]->unsized);
		strbuf_addc(out, '\n');
	}
	return 0;
}

static void add_origin(struct strbuf *out, const struct lifetimes_import *i)
{
	if (i->from != LIFETIMES_FROM_KNOWN) {
		strbuf_addf(out, "exporter not known: %s", lifetimes_from_text(i->from));
		return;
	}
	strbuf_adds(out, i->may_be ? "may be from [" : "from [");
	strbuf_adds_escaped(out, i->from_process);
	strbuf_addf(out, "] %s", i->from_kind ? i->from_kind : "what is older than the trace");
	if (i->from_site) {
		strbuf_adds(out, ", ");
		strbuf_adds_escaped(out, i->from_site);
	}
}

void mem_add_import(struct strbuf *out, const struct lifetimes_import *i, const char *between)
{
	strbuf_adds(out, "  ");
	strbuf_adds_escaped(out, i->site);
	strbuf_adds(out, " [");
	strbuf_adds_escaped(out, i->process);
	strbuf_addf(out, "]%s", between);
	add_origin(out, i);
	if (i->unsized)
		strbuf_addf(out, " (%llu of unknown size)", (unsigned long long)i->unsized);
	strbuf_addc(out, '\n');
}

static int add_imports(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_import **imports = NULL;
	size_t n, i;
	int r;

	r = lifetimes_imports(l, &imports, &n);
	if (r < 0 || !n)
		return r;
	strbuf_addf(out, "%11s %8s %8s  imported: views of other processes' memory\n", "bytes",
		    "number", "open");
	for (i = 0; i < n; i++) {
		const struct lifetimes_import *k = imports[i];

		rows_add_bytes(out, k->bytes);
		add_count(out, k->count);
		add_count(out, k->open);
		mem_add_import(out, k, "; ");
	}
	return 0;
}

static int add_differences(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_difference **d = NULL;
	size_t n, i;
	int r;

	r = lifetimes_differences(l, &d, &n);
	if (r < 0 || !n)
		return r;
	strbuf_adds(out, "sizes that differ between layers:\n");
	for (i = 0; i < n; i++)
		strbuf_addf(out, "%11llu %s %llu bytes, %s %llu bytes, first 0x%llx\n",
			    (unsigned long long)d[i]->count, d[i]->upper,
			    (unsigned long long)d[i]->upper_bytes, d[i]->lower,
			    (unsigned long long)d[i]->lower_bytes,
			    (unsigned long long)d[i]->first_address);
	return 0;
}

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

static void gap(struct strbuf *out, const char *lead, uint64_t n, const char *what)
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
	gap(out, lead, g.older_frees,
	    "frees of what is older than the trace, or was allocated unseen");
	gap(out, lead, g.untracked, "allocations were not tracked because there was no room");
	gap(out, lead, g.no_address, "allocations whose address could not be read");
	gap(out, lead, g.replaced, "frees went unseen: something else has the address now");
	gap(out, lead, g.dead_forgotten,
	    "freed allocations were forgotten: a second free of them is not recognised");
	gap(out, lead, g.folded, "times a table was full: some of its rows are missing");
	if (g.lossy)
		strbuf_addf(out, "%scalls were not seen; what lived then may have been freed\n",
			    lead);
}

static int mem_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	struct lifetimes *l = model_lifetimes(m);
	int r = 0;

	if (!l)
		return 0;
	lifetimes_finish(l);
	if (s->opts.view & XPTIBPF_VIEW_TIMELINE) {
		add_timeline(out, l);
	} else if (!(s->opts.view & XPTIBPF_VIEW_LEAKS)) {
		r = add_rows(out, l, (enum lifetimes_by)s->by);
		if (r >= 0)
			r = add_copies(out, l);
	}
	if (r >= 0 &&
	    (s->opts.view & XPTIBPF_VIEW_LEAKS || !(s->opts.view & XPTIBPF_VIEW_TIMELINE)))
		r = add_leaks(out, s, l);
	if (r >= 0 && !(s->opts.view & XPTIBPF_VIEW_TIMELINE))
		r = add_imports(out, l);
	if (r >= 0)
		r = add_faults(out, l);
	if (r >= 0)
		r = add_failures(out, l);
	if (r >= 0)
		r = add_differences(out, l);
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

static void json_row(struct strbuf *out, const struct lifetimes_row *r, const char *by,
		     const char *label, bool counts)
{
	struct json j;

	json_line(&j, out, "memory");
	json_str(&j, "by", by);
	json_str(&j, "of", label);
	json_bool(&j, "in_total", counts);
	json_u64(&j, "live", r->live);
	json_u64(&j, "live_count", r->live_count);
	json_u64(&j, "peak", r->peak);
	json_u64(&j, "bytes", r->bytes);
	json_u64(&j, "count", r->count);
	json_u64(&j, "leaked", r->leaked);
	json_u64(&j, "leaked_count", r->leaked_count);
	json_u64(&j, "unsized", r->unsized);
	json_end_line(&j);
}

static int json_rows(struct strbuf *out, struct lifetimes *l, enum lifetimes_by by)
{
	_cleanup_free_ const struct lifetimes_row **rows = NULL;
	size_t n, i;
	int r;

	r = lifetimes_rows(l, by, &rows, &n);
	for (i = 0; r >= 0 && i < n; i++)
		json_row(out, rows[i], by_names[by], rows[i]->label,
			 by != LIFETIMES_BY_KIND || rows[i]->counts);
	return r;
}

static int json_leaks(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_leak **leaks = NULL;
	struct json j;
	size_t n, i;
	int r;

	r = lifetimes_leaks(l, &leaks, &n);
	for (i = 0; r >= 0 && i < n; i++) {
		const struct lifetimes_leak *k = leaks[i];

		json_line(&j, out, k->ended ? "leak" : "live");
		json_str(&j, "process", k->process);
		json_str(&j, "kind", k->kind);
		json_str(&j, "device", k->device);
		json_str(&j, "site", k->site);
		json_str(&j, "call", k->made_by);
		json_u64_if(&j, "size", k->has_size, k->size);
		json_u64(&j, "count", k->count);
		json_u64(&j, "bytes", k->bytes);
		json_hex(&j, "first_address", k->first_address);
		json_u64(&j, "first_ts", k->first_at);
		json_u64(&j, "last_ts", k->last_at);
		json_bool(&j, "in_total", k->counts);
		json_bool(&j, "may_be", k->may_be);
		json_end_line(&j);
	}
	return r;
}

static int json_faults(struct strbuf *out, struct lifetimes *l)
{
	static const char *const names[] = {
		[LIFETIMES_DOUBLE_FREE] = "double_free",
		[LIFETIMES_UNKNOWN_FREE] = "not_allocated",
		[LIFETIMES_OTHER_PROCESS] = "other_process",
		[LIFETIMES_OTHER_CONTEXT] = "other_context",
	};
	_cleanup_free_ const struct lifetimes_fault **faults = NULL;
	struct json j;
	size_t n, i;
	int r;

	r = lifetimes_faults(l, &faults, &n);
	for (i = 0; r >= 0 && i < n; i++) {
		const struct lifetimes_fault *f = faults[i];

		json_line(&j, out, "wrong_free");
		json_str(&j, "what", names[f->type]);
		json_str(&j, "process", f->process);
		json_u64(&j, "tid", xb_id(f->tid));
		json_u64(&j, "ts", f->at);
		json_str(&j, "call", f->call);
		json_str(&j, "site", f->site);
		json_hex(&j, "address", f->address);
		json_str(&j, "result", f->result);
		json_bool(&j, "refused", f->refused);
		json_u64(&j, "count", f->count);
		json_str(&j, "allocated_by", f->made_by);
		json_str(&j, "allocated_site", f->made_at);
		json_str(&j, "allocated_process", f->made_process);
		json_bool(&j, "may_be", f->may_be);
		json_end_line(&j);
	}
	return r;
}

static int json_imports(struct strbuf *out, struct lifetimes *l)
{
	static const char *const unknown[] = {
		[LIFETIMES_FROM_UNTOLD] = "untold",
		[LIFETIMES_FROM_NOBODY] = "nobody",
		[LIFETIMES_FROM_SEVERAL] = "several",
		[LIFETIMES_FROM_FILE] = "file",
	};
	_cleanup_free_ const struct lifetimes_import **imports = NULL;
	struct json j;
	size_t n, i;
	int r;

	r = lifetimes_imports(l, &imports, &n);
	for (i = 0; r >= 0 && i < n; i++) {
		const struct lifetimes_import *k = imports[i];

		json_line(&j, out, "import");
		json_str(&j, "process", k->process);
		json_str(&j, "call", k->call);
		json_str(&j, "site", k->site);
		json_u64(&j, "count", k->count);
		json_u64(&j, "open", k->open);
		json_u64(&j, "bytes", k->bytes);
		json_u64(&j, "unsized", k->unsized);
		json_u64(&j, "first_ts", k->first_at);
		json_str(&j, "unknown", unknown[k->from]);
		json_bool(&j, "may_be", k->may_be);
		json_str(&j, "from_process", k->from_process);
		json_str(&j, "from_kind", k->from_kind);
		json_str(&j, "from_device", k->from_device);
		json_str(&j, "from_site", k->from_site);
		json_str(&j, "from_call", k->from_call);
		if (k->from == LIFETIMES_FROM_KNOWN)
			json_hex(&j, "from_address", k->from_address);
		else
			json_null(&j, "from_address");
		json_end_line(&j);
	}
	return r;
}

static int json_failures(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_failure **f = NULL;
	struct json j;
	size_t n, i;
	int r;

	r = lifetimes_failures(l, &f, &n);
	for (i = 0; r >= 0 && i < n; i++) {
		json_line(&j, out, "failed_memory_call");
		json_str(&j, "process", f[i]->process);
		json_str(&j, "call", f[i]->call);
		json_str(&j, "result", f[i]->result);
		json_u64(&j, "count", f[i]->count);
		json_u64(&j, "bytes", f[i]->bytes);
		json_end_line(&j);
	}
	return r;
}

static int json_copies(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_copy **c = NULL;
	unsigned size, last;
	struct json j;
	size_t n, i;
	int r;

	r = lifetimes_copies(l, &c, &n);
	for (i = 0; r >= 0 && i < n; i++) {
		const char direction[] = { c[i]->from ? c[i]->from : c[i]->to,
					   c[i]->from ? '2' : '\0', c[i]->to, '\0' };

		json_line(&j, out, c[i]->from ? "copies" : "fills");
		json_str(&j, "process", c[i]->process);
		json_str(&j, c[i]->from ? "direction" : "of", direction);
		json_bool(&j, "by_runtime", c[i]->below);
		json_u64(&j, "count", c[i]->count);
		json_u64(&j, "bytes", c[i]->bytes);
		json_u64(&j, "unsized", c[i]->unsized);
		if (c[i]->count > c[i]->unsized) {
			json_u64(&j, "min", c[i]->min);
			json_u64(&j, "max", c[i]->max);
		}
		json_array(&j, "sizes");
		for (last = LIFETIMES_SIZES; last && !c[i]->sizes[last - 1]; last--)
			;
		for (size = 0; size < last; size++)
			json_u64(&j, NULL, c[i]->sizes[size]);
		json_end_array(&j);
		json_end_line(&j);
	}
	return r;
}

static int json_differences(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_difference **d = NULL;
	struct json j;
	size_t n, i;
	int r;

	r = lifetimes_differences(l, &d, &n);
	for (i = 0; r >= 0 && i < n; i++) {
		json_line(&j, out, "size_difference");
		json_str(&j, "upper", d[i]->upper);
		json_str(&j, "lower", d[i]->lower);
		json_u64(&j, "count", d[i]->count);
		json_u64(&j, "upper_bytes", d[i]->upper_bytes);
		json_u64(&j, "lower_bytes", d[i]->lower_bytes);
		json_hex(&j, "first_address", d[i]->first_address);
		json_end_line(&j);
	}
	return r;
}

static void json_gaps(struct strbuf *out, const struct lifetimes *l)
{
	struct lifetimes_gaps g;
	struct json j;

	lifetimes_gaps(l, &g);
	json_line(&j, out, "memory_gaps");
	json_bool(&j, "older_processes", g.older);
	json_bool(&j, "calls_lost", g.lossy);
	json_u64(&j, "older_frees", g.older_frees);
	json_u64(&j, "not_followed", g.untracked);
	json_u64(&j, "no_address", g.no_address);
	json_u64(&j, "unseen_frees", g.replaced);
	json_u64(&j, "freed_forgotten", g.dead_forgotten);
	json_u64(&j, "rows_left_out", g.folded);
	json_end_line(&j);
}

static int json_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	struct lifetimes *l = model_lifetimes(m);
	bool all = !(s->opts.view & (XPTIBPF_VIEW_LEAKS | XPTIBPF_VIEW_TIMELINE));
	enum lifetimes_by by;
	int r = 0;

	if (!l)
		return 0;
	lifetimes_finish(l);
	for (by = 0; r >= 0 && all && by < LIFETIMES_BY_MAX; by++) {
		if (!s->opts.by || by == (enum lifetimes_by)s->by)
			r = json_rows(out, l, by);
	}
	if (all)
		json_row(out, lifetimes_total(l), "total", NULL, true);
	if (r >= 0 && all)
		r = json_copies(out, l);
	if (r >= 0 && (all || s->opts.view & XPTIBPF_VIEW_LEAKS))
		r = json_leaks(out, l);
	if (s->opts.view & XPTIBPF_VIEW_TIMELINE)
		rows_json_memory(out, l);
	if (r >= 0 && (all || s->opts.view & XPTIBPF_VIEW_LEAKS))
		r = json_imports(out, l);
	if (r >= 0)
		r = json_faults(out, l);
	if (r >= 0)
		r = json_failures(out, l);
	if (r >= 0)
		r = json_differences(out, l);
	if (r < 0)
		return r;
	json_gaps(out, l);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_mem_json = {
	.name = "mem-json",
	.lines = SINK_JSON_LINES,
	.needs = MODEL_MEMORY,
	.by = by_names,
	.finish = json_finish,
	.lost = sink_lost_as_json,
};
