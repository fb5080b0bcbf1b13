// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* top_rows.c - see top_rows.h. */
#include "cmds/top_rows.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "sink/table.h"

/* ---- snapshots --------------------------------------------------------------------------------- */

struct top_data *top_data_free(struct top_data *d)
{
	if (!d)
		return NULL;
	free((void *)d->s.processes);
	free((void *)d->s.functions);
	free((void *)d->s.threads);
	free((void *)d->s.allocations);
	free((void *)d->s.waits);
	free((void *)d->s.commands);
	free((void *)d->s.losses);
	free(d);
	return NULL;
}

static void top_data_freep(struct top_data **d)
{
	top_data_free(*d);
}

/* NULL only if there is no memory. */
static void *copy(const void *array, size_t n, size_t size)
{
	void *c = calloc(n + 1, size);

	if (c && n)
		memcpy(c, array, n * size);
	return c;
}

#define COPY(array, n) copy((array), (n), sizeof(*(array)))

int top_data_copy(const struct xptibpf_snapshot *s, struct top_data **ret)
{
	_cleanup_(top_data_freep) struct top_data *d = calloc(1, sizeof(*d));

	if (!d)
		return -ENOMEM;
	d->s = *s;
	d->s.processes = COPY(s->processes, s->nprocesses);
	d->s.functions = COPY(s->functions, s->nfunctions);
	d->s.threads = COPY(s->threads, s->nthreads);
	d->s.allocations = COPY(s->allocations, s->nallocations);
	d->s.waits = COPY(s->waits, s->nwaits);
	d->s.commands = COPY(s->commands, s->ncommands);
	d->s.losses = COPY(s->losses, s->nlosses);
	if (!d->s.processes || !d->s.functions || !d->s.threads || !d->s.allocations ||
	    !d->s.waits || !d->s.commands || !d->s.losses)
		return -ENOMEM;
	*ret = TAKE_PTR(d);
	return 0;
}

/* ---- tables ------------------------------------------------------------------------------------ */

/* Widths and ranks are such that 80 columns have what matters most. */
#define SINCE(member) T_AT(member), .new_at = offsetof(T_ROW, new_##member)
#define CALLS(member) T_AT(calls.member), .new_at = offsetof(T_ROW, calls.new_##member)
#define IF_TIMED      .of = offsetof(T_ROW, calls.timed), .new_of = offsetof(T_ROW, calls.new_timed)
#define CALL_MEAN(rank) \
	{ "MEAN", TOP_TIME, 6, rank, "mean time of a call", CALLS(ns), IF_TIMED, .each = true }
#define CALL_P99(rank)                                                                     \
	{                                                                                  \
		"P99",	    TOP_TIME, 6, rank, "99 % of the calls took at most this long", \
		CALLS(p99), IF_TIMED                                                       \
	}
#define T_ROW	     struct xptibpf_process_now
#define MEMORY(kind) T_AT(live[XPTIBPF_##kind##_MEMORY])
static const struct top_column process_columns[] = {
	{ "PID", TOP_ID, 7, 1, "process", T_AT(pid), T_IF(id) },
	{ "CALLS/S", TOP_RATE, 7, 2, "calls per second", CALLS(calls) },
	{ "CALLS", TOP_COUNT, 7, 10, "calls since the start", T_AT(calls.calls) },
	CALL_MEAN(3),
	CALL_P99(4),
	{ "WAIT%", TOP_PERCENT, 6, 5, "time in calls that wait; 100 per thread", SINCE(wait_ns) },
	{ "DEVICE", TOP_BYTES, 6, 6, "live bytes of device memory", MEMORY(DEVICE) },
	{ "HOST", TOP_BYTES, 6, 8, "live bytes of host memory", MEMORY(HOST) },
	{ "SHARED", TOP_BYTES, 6, 9, "live bytes of shared memory", MEMORY(SHARED) },
	{ "OTHER", TOP_BYTES, 6, 11, "live bytes of buffers, images and other memory",
	  MEMORY(OTHER) },
	{ "ERRORS", TOP_COUNT, 6, 7, "failed calls since the start", T_AT(calls.errors) },
	{ "THREADS", TOP_COUNT, 7, 12, "threads that made calls", T_AT(threads) },
	{ "PROCESS", TOP_TEXT, 15, 0, "its name" },
};
#undef T_ROW

#define T_ROW struct xptibpf_function_now
static const struct top_column function_columns[] = {
	{ "CALLS/S", TOP_RATE, 7, 1, "calls per second", CALLS(calls) },
	{ "CALLS", TOP_COUNT, 7, 4, "calls since the start", T_AT(calls.calls) },
	{ "TIME%", TOP_PERCENT, 6, 2, "time in it; 100 per thread", CALLS(ns) },
	CALL_MEAN(3),
	CALL_P99(5),
	{ "ERRORS", TOP_COUNT, 6, 6, "failed calls since the start", T_AT(calls.errors) },
	{ "API", TOP_TEXT, 6, 7, "the API of the function", T_AT(api) },
	{ "FUNCTION", TOP_TEXT, 32, 0, "its name", T_AT(name) },
};
#undef T_ROW

#define T_ROW	    struct xptibpf_command_now
#define IF_MEASURED .of = offsetof(T_ROW, measured), .new_of = offsetof(T_ROW, new_measured)
static const struct top_column kernel_columns[] = {
	{ "RUNS/S", TOP_RATE, 7, 1, "submitted per second", SINCE(submitted) },
	{ "RUNS", TOP_COUNT, 7, 4, "submitted since the start", T_AT(submitted) },
	{ "DEV%", TOP_PERCENT, 6, 2, "time on the device, where the program asks for it",
	  SINCE(device_ns), T_IF(measured) },
	{ "DEVICE", TOP_TIME, 6, 3, "mean time on the device, same", SINCE(device_ns), IF_MEASURED,
	  .each = true },
	{ "SUBMIT", TOP_TIME, 6, 5, "mean time of the call that submits it", SINCE(submit_ns),
	  .of = offsetof(T_ROW, submitted), .new_of = offsetof(T_ROW, new_submitted),
	  .each = true },
	{ "KIND", TOP_TEXT, 6, 6, "kernel, copy, and so on", T_AT(kind) },
	{ "API", TOP_TEXT, 6, 7, "the API whose calls submit it", T_AT(api) },
	{ "NAME", TOP_TEXT, 32, 0, "the kernel, or what is copied where", T_AT(name),
	  .mangled = true },
};
#undef T_ROW

#define T_ROW struct xptibpf_thread_now
static const struct top_column thread_columns[] = {
	{ "TID", TOP_ID, 7, 1, "thread", T_AT(tid), T_IF(tid) },
	{ "THREAD", TOP_TEXT, 8, 0, "its place among the others" },
	{ "WAIT%", TOP_PERCENT, 6, 2, "time in calls that wait", SINCE(wait_ns) },
	{ "WAITED", TOP_TIME, 6, 6, "time in calls that wait, in total", T_AT(wait_ns) },
	{ "SUBMIT", TOP_TIME, 6, 7, "time in calls that submit commands", T_AT(submit_ns) },
	{ "OTHER", TOP_TIME, 6, 8, "time in other calls", T_AT(other_ns) },
	{ "CALLS", TOP_COUNT, 7, 5, "outermost calls since the start", T_AT(calls) },
	{ "FOR", TOP_TIME, 6, 4, "how long it has been in this call", T_AT(since_ns), T_IF(in) },
	{ "IN", TOP_TEXT, 16, 9, "function in which it is", T_AT(in) },
	{ "WAITS-FOR", TOP_TEXT, 20, 3, "what it waits for", T_AT(waits_for), .mangled = true },
};
#undef T_ROW

#define T_ROW struct xptibpf_allocations_now
static const struct top_column memory_columns[] = {
	{ "LIVE", TOP_BYTES, 7, 1, "bytes", T_AT(bytes) },
	{ "NUMBER", TOP_COUNT, 7, 2, "allocations", T_AT(count) },
	{ "KIND", TOP_TEXT, 10, 0, "kind of memory", T_AT(kind) },
	{ "DEVICE", TOP_TEXT, 16, 4, "the device of the memory", T_AT(device) },
	{ "SITE", TOP_TEXT, 20, 3, "where it was allocated", T_AT(site) },
};
#undef T_ROW

#define T_ROW struct xptibpf_wait_now
static const struct top_column wait_columns[] = {
	{ "WAIT%", TOP_PERCENT, 6, 1, "time in them; 100 per thread", SINCE(ns) },
	{ "WAITS/S", TOP_RATE, 7, 5, "waits per second", SINCE(waits) },
	{ "WAITS", TOP_COUNT, 7, 3, "waits that ended since the start", T_AT(waits) },
	{ "TOTAL", TOP_TIME, 6, 4, "time since the start", T_AT(ns) },
	{ "MEAN", TOP_TIME, 6, 6, "mean time of a wait", SINCE(ns), .of = offsetof(T_ROW, waits),
	  .new_of = offsetof(T_ROW, new_waits), .each = true },
	{ "MAX", TOP_TIME, 6, 7, "the longest since the start", T_AT(max_ns) },
	{ "FUNCTION", TOP_TEXT, 16, 2, "function that waits", T_AT(function) },
	{ "WAITS-FOR", TOP_TEXT, 16, 0, "what it waits for", T_AT(what), .mangled = true },
};
#undef T_ROW

const struct top_kind top_kinds[TOP_TABLES] = {
	[TOP_PROCESSES] = { "processes", process_columns, ARRAY_SIZE(process_columns), 1 },
	[TOP_FUNCTIONS] = { "functions", function_columns, ARRAY_SIZE(function_columns), 2 },
	[TOP_KERNELS] = { "kernels", kernel_columns, ARRAY_SIZE(kernel_columns), 0 },
	[TOP_THREADS] = { "threads", thread_columns, ARRAY_SIZE(thread_columns), 2 },
	[TOP_MEMORY] = { "memory", memory_columns, ARRAY_SIZE(memory_columns), 0 },
	[TOP_WAITS] = { "waits", wait_columns, ARRAY_SIZE(wait_columns), 0 },
};

/* What is shown of the time that is looked at. */
struct span {
	bool whole;
	double ns;
};

static double pick(const struct span *s, uint64_t whole, uint64_t new)
{
	return (double)(s->whole ? whole : new);
}

static double ratio(double a, double b)
{
	return b > 0 ? a / b : NAN;
}

static double rate(const struct span *s, uint64_t whole, uint64_t new)
{
	return ratio(pick(s, whole, new), s->ns / 1e9);
}

struct filling {
	struct top_table *t;
	const struct xptibpf_snapshot *s;
	struct span span;
	uint32_t process;
	struct names *names;
};

/* NAN: it is not known. */
static double number_of(const struct top_column *c, const void *row, const struct span *s)
{
	uint64_t n = table_number_at(row, c->at, c->size), of = 1;

	if (c->known && !table_number_at(row, c->known - 1u, c->known_size))
		return NAN;
	if (c->new_at && !s->whole)
		n = table_number_at(row, c->new_at, c->size);
	if (c->of)
		of = table_number_at(row, s->whole ? c->of : c->new_of, sizeof(of));
	if (!of)
		return NAN;
	if (c->type == TOP_RATE)
		return ratio((double)n, s->ns / 1e9);
	if (c->type == TOP_PERCENT)
		return ratio(100 * (double)n, s->ns);
	return c->each ? (double)n / (double)of : (double)n;
}

/* NULL: no memory. Texts that no member has are for the caller. */
static struct top_row *fill_row(struct filling *f, uint64_t id, const void *row)
{
	struct top_row *r = top_table_add(f->t, id);

	for (size_t i = 0; r && i < f->t->ncolumns; i++) {
		const struct top_column *c = &f->t->columns[i];
		const char *text;

		if (c->type != TOP_TEXT) {
			r->cell[i].number = number_of(c, row, &f->span);
			continue;
		}
		if (!c->size)
			continue;
		memcpy(&text, (const char *)row + c->at, sizeof(text));
		text = text && c->mangled ? names_shown(f->names, text) : text;
		top_cell_text(f->t, r, i, text ?: "");
	}
	return r;
}

static void fill_process(struct filling *f, const struct xptibpf_process_now *p)
{
	struct top_row *r = fill_row(f, p->id, p);
	char name[64];

	if (!r)
		return;
	r->dim = p->ended;
	r->alarm = p->calls.new_errors;
	snprintf(name, sizeof(name), "%s%s", p->id ? p->comm : "(several processes)",
		 p->lossy ? " (lossy)" : "");
	top_cell_text(f->t, r, f->t->ncolumns - 1, name);
}

static void fill_function(struct filling *f, const struct xptibpf_function_now *n)
{
	struct top_row *r = fill_row(f, (uintptr_t)n->name, n);

	if (r)
		r->alarm = n->calls.new_errors;
}

static void fill_thread(struct filling *f, const struct xptibpf_thread_now *n)
{
	struct top_row *r = fill_row(f, (uint64_t)n->tid, n);

	if (!r)
		return;
	r->dim = n->ended;
	top_cell_text(f->t, r, 1, n->name);
}

/* Rows are one of each kind, device and site, whose texts are kept once. */
static void fill_allocations(struct filling *f, const struct xptibpf_allocations_now *n)
{
	struct top_row *r = fill_row(
		f, (uintptr_t)n->kind ^ (uintptr_t)n->device << 8 ^ (uintptr_t)n->site << 16, n);

	if (r)
		r->dim = !n->counts;
}

static void fill_wait(struct filling *f, const struct xptibpf_wait_now *n)
{
	fill_row(f, (uintptr_t)n->function ^ (uintptr_t)n->what << 16, n);
}

static void fill_command(struct filling *f, const struct xptibpf_command_now *n)
{
	fill_row(f, (uintptr_t)n->name ^ (uintptr_t)n->api << 8 ^ (uintptr_t)n->kind << 16, n);
}

#define FILL(array, count, fill)                                   \
	do {                                                       \
		for (size_t i_ = 0; i_ < f->s->count; i_++)        \
			if (f->s->array[i_].process == f->process) \
				fill(f, &f->s->array[i_]);         \
	} while (0)

static void fill_details(struct filling *f, enum top_what what)
{
	switch (what) {
	case TOP_FUNCTIONS:
		FILL(functions, nfunctions, fill_function);
		break;
	case TOP_KERNELS:
		FILL(commands, ncommands, fill_command);
		break;
	case TOP_THREADS:
		FILL(threads, nthreads, fill_thread);
		break;
	case TOP_MEMORY:
		FILL(allocations, nallocations, fill_allocations);
		break;
	default:
		FILL(waits, nwaits, fill_wait);
		break;
	}
}

void top_fill(struct top_table *t, enum top_what what, const struct xptibpf_snapshot *s,
	      uint32_t process, bool whole, struct names *names)
{
	struct filling f = {
		.t = t,
		.s = s,
		.span = { whole, (double)(whole ? s->ns : s->new_ns) },
		.process = process,
		.names = names,
	};

	t->columns = top_kinds[what].columns;
	t->ncolumns = top_kinds[what].n;
	if (what != TOP_PROCESSES) {
		fill_details(&f, what);
		return;
	}
	for (size_t i = 0; i < s->nprocesses; i++)
		fill_process(&f, &s->processes[i]);
}

/* ---- what is above the table ------------------------------------------------------------------- */

void top_add_head(struct strbuf *out, const struct xptibpf_snapshot *s, const char *clock)
{
	unsigned long long seconds = s->ns / 1000000000;
	size_t ended = 0;

	for (size_t i = 0; i < s->nprocesses; i++)
		ended += s->processes[i].ended;
	strbuf_addf(out, "xptibpf top %s%s%llu:%02llu:%02llu, %zu process%s", clock,
		    *clock ? ", " : "", seconds / 3600, seconds / 60 % 60, seconds % 60,
		    s->nprocesses - ended, s->nprocesses - ended == 1 ? "" : "es");
	if (ended)
		strbuf_addf(out, ", %zu ended", ended);
}

static void add_number(struct strbuf *out, const char *before, enum top_type type, double number,
		       const char *behind)
{
	const struct top_cell c = { .number = number };

	strbuf_adds(out, before);
	top_add_cell(out, type, &c);
	strbuf_adds(out, behind);
}

void top_add_totals(struct strbuf *out, const struct xptibpf_snapshot *s, bool whole)
{
	uint64_t calls = 0, new_calls = 0, errors = 0;
	const struct span span = { whole, (double)(whole ? s->ns : s->new_ns) };

	for (size_t i = 0; i < s->nprocesses; i++) {
		const struct xptibpf_process_now *p = &s->processes[i];

		calls += p->calls.calls;
		new_calls += p->calls.new_calls;
		errors += p->calls.errors;
	}
	add_number(out, "", TOP_RATE, rate(&span, calls, new_calls), " calls/s");
	add_number(out, " (", TOP_COUNT, (double)calls, " in all), ");
	if (s->xpti_events)
		add_number(out, "", TOP_RATE, rate(&span, s->xpti_events, s->new_xpti_events),
			   " XPTI/s, ");
	add_number(out, "", TOP_COUNT, (double)errors, errors == 1 ? " error" : " errors");
	if (s->calls_left_out || s->events_left_out) {
		add_number(out, ", not selected: ", TOP_COUNT, (double)s->calls_left_out, " calls");
		if (s->events_left_out)
			add_number(out, ", ", TOP_COUNT, (double)s->events_left_out, " events");
	}
}

/* Kinds of which there is none are left out: with all of them the line would have no room for losses. */
void top_add_live(struct strbuf *out, const struct xptibpf_snapshot *s)
{
	static const char *const kinds[] = { " device", " host", " shared", " other" };
	bool any = false;

	strbuf_adds(out, "live: ");
	for (int k = 0; k < XPTIBPF_MEMORY_KINDS; k++) {
		uint64_t live = 0;

		for (size_t i = 0; i < s->nprocesses; i++)
			live += s->processes[i].live[k];
		if (!live)
			continue;
		add_number(out, any ? ", " : "", TOP_BYTES, (double)live, kinds[k]);
		any = true;
	}
	strbuf_adds(out, any ? "; " : "0; ");
}

void top_add_losses(struct strbuf *out, const struct xptibpf_snapshot *s)
{
	if (!s->nlosses) {
		strbuf_adds(out, "lost: none");
		return;
	}
	add_number(out, "lost: ", TOP_COUNT, (double)s->lost, "");
	for (size_t i = 0; i < s->nlosses; i++)
		strbuf_addf(out, "%s%llu %s", i ? ", " : " (",
			    (unsigned long long)s->losses[i].count, s->losses[i].where);
	strbuf_addc(out, ')');
}
