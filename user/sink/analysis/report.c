// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report.c - a page that answers: what ran, where did the time go, what waited, what became of memory,
 * what failed, what was lost, and what could not be known. Written when the trace ends.
 *
 * Each section shows the largest and says how much there is more; 'xptibpf stat', 'mem' and 'graph'
 * tell all of it. Lines are at most REPORT_COLUMNS wide, but for losses, of which nothing is cut.
 *
 * Every answer is there even when it is "none": an empty section would leave open whether there was
 * nothing, or nobody looked.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/losses.h"
#include "model/graph/graph.h"
#include "model/memory/lifetimes.h"
#include "model/time/latency.h"
#include "model/time/waits.h"
#include "sink/analysis/mem.h"
#include "sink/analysis/path.h"
#include "sink/analysis/report_parts.h"
#include "model/time/tally.h"
#include "sink/host.h"
#include "sink/names.h"
#include "sink/rows.h"
#include "sink/sink.h"
#include "xptibpf/view.h"

#define PROCESSES_SHOWN 5u
#define FAILURES_SHOWN	5u

struct report_sink {
	struct sink sink;
	struct strbuf page;    /* all but the last two sections, which losses are in */
	struct strbuf unknown; /* the last section, as far as finish() can tell */
};

static void report_done(struct sink *sink)
{
	struct report_sink *s = sink_own(report_sink, sink);

	strbuf_done(&s->page);
	strbuf_done(&s->unknown);
}

/* ---- processes --------------------------------------------------------------------------------- */

struct counting {
	const struct waits *waits;
	const struct tally_process *process;
	uint64_t threads;
};

static int count_thread(void *u, const struct waits_thread *t)
{
	struct counting *c = u;
	const struct who *who = waits_who(c->waits, t->who);
	const struct tally_process *p = c->process;

	if (who && who->tgid == p->tgid && who->exec_count == p->exec_count &&
	    (!who->start_ns || !p->start_ns || who->start_ns == p->start_ns))
		c->threads += t->threads;
	return 0;
}

uint64_t report_threads_of(const struct waits *w, const struct tally_process *p)
{
	struct counting c = { .waits = w, .process = p };

	waits_each_thread(w, count_thread, &c);
	return c.threads;
}

static void add_process(struct strbuf *out, const struct waits *w, const struct tally_process *p)
{
	rows_add_duration(out, true, p->last - p->first);
	strbuf_addf(out, " %7llu %9llu %9llu  %u ", (unsigned long long)report_threads_of(w, p),
		    (unsigned long long)p->calls, (unsigned long long)p->xpti, xb_id(p->tgid));
	strbuf_adds_escaped(out, p->comm[0] ? p->comm : "?");
	host_add(out, p->host);
	if (p->has_rank)
		strbuf_addf(out, ", rank %u", p->rank);
	if (p->has_rank && p->ranks)
		strbuf_addf(out, " of %u", p->ranks);
	strbuf_adds(out, ", ");
	rows_add_end(out, p);
	strbuf_addc(out, '\n');
}

static int add_processes(struct strbuf *out, const struct tally *t, const struct waits *w)
{
	_cleanup_free_ const struct tally_process **all = NULL;
	size_t i;
	int r = tally_processes(t, &all);

	if (r < 0)
		return r;
	strbuf_adds(out, "PROCESSES\n");
	if (!t->nprocesses) {
		strbuf_adds(out, "  no process made calls\n");
		return 0;
	}
	strbuf_addf(out, " %10s %7s %9s %9s  %s\n", "time", "threads", "calls", "XPTI",
		    "process; time is from its first call to its end");
	for (i = 0; i < page_least(t->nprocesses, PROCESSES_SHOWN); i++)
		add_process(out, w, all[i]);
	page_more(out, t->nprocesses, i, "processes");
	if (t->other_processes)
		strbuf_addf(out, "  and %llu calls and events of further processes\n",
			    (unsigned long long)t->other_processes);
	return 0;
}

/* ---- what failed ------------------------------------------------------------------------------- */

static int add_bad_ends(struct strbuf *out, const struct tally *t)
{
	_cleanup_free_ const struct tally_process **all = NULL;
	size_t i, bad = 0;
	int r = tally_processes(t, &all);

	for (i = 0; r >= 0 && i < t->nprocesses; i++) {
		const struct tally_process *p = all[i];

		if (!p->ended || !p->code || bad++ >= PROCESSES_SHOWN)
			continue;
		strbuf_addf(out, "  process %u ", xb_id(p->tgid));
		strbuf_adds_escaped(out, p->comm);
		host_add(out, p->host);
		strbuf_adds(out, ": ");
		rows_add_end(out, p);
		strbuf_addc(out, '\n');
	}
	page_more(out, bad, PROCESSES_SHOWN, "processes");
	return r;
}

static void add_failure(struct strbuf *out, const struct tally *t, const struct tally_failure *f)
{
	strbuf_addf(out, " %10llu", (unsigned long long)f->count);
	rows_add_duration(out, true, f->first > t->begin ? f->first - t->begin : 0);
	strbuf_adds(out, "  ");
	strbuf_add_escaped(out, f->key, f->name_len, 0);
	strbuf_adds(out, ": ");
	/* Escaped when it was made. */
	strbuf_adds(out, f->result);
	strbuf_addc(out, '\n');
}

static int add_failed(struct strbuf *out, struct model *m)
{
	_cleanup_free_ const struct tally_failure **f = NULL;
	const struct tally *t = model_tally(m);
	uint64_t diagnostics = graph_totals(model_graph(m))->diagnostics;
	uint64_t failed = t->errors + t->left;
	size_t start, i;
	int r = tally_failures(t, &f);

	if (r < 0)
		return r;
	strbuf_adds(out, "\nWHAT FAILED\n");
	start = out->len;
	if (t->nfailures)
		strbuf_addf(out, " %10s %10s  %s\n", "calls", "first at",
			    "function and result; times are since the trace began");
	for (i = 0; i < page_least(t->nfailures, FAILURES_SHOWN); i++)
		add_failure(out, t, f[i]);
	page_more(out, t->nfailures, i, "kinds of failures");
	if (t->nfailures)
		strbuf_addf(out, " %10llu %10s  all: %llu returned an error, %llu did not return\n",
			    (unsigned long long)failed, "", (unsigned long long)t->errors,
			    (unsigned long long)t->left);
	if (diagnostics)
		strbuf_addf(out, "  %llu diagnostics by the runtime (XPTI)\n",
			    (unsigned long long)diagnostics);
	r = add_bad_ends(out, t);
	if (r >= 0 && out->len == start)
		strbuf_adds(out, "  nothing\n");
	return r;
}

/* ---- what could not be known ------------------------------------------------------------------- */

static void gap(struct strbuf *out, uint64_t n, const char *what)
{
	if (n)
		strbuf_addf(out, "  %llu %s\n", (unsigned long long)n, what);
}

static int find_unknown(struct report_sink *s, struct model *m)
{
	const struct tally *t = model_tally(m);
	struct strbuf *out = &s->unknown;
	struct latency_totals l;
	struct waits_totals w;
	int r;

	latency_get_totals(model_latency(m), &l);
	waits_get_totals(model_waits(m), &w);
	mem_add_gaps(out, model_lifetimes(m), "  ");
	gap(out, t->only_names, "calls of which only the name was known");
	gap(out, t->in_flight, "calls had not returned when the trace ended");
	gap(out, l.folded_calls, "calls of functions for which there was no room");
	gap(out, l.folded_commands, "commands of names for which there was no room");
	gap(out, t->other_failures, "failures of kinds for which there was no room");
	gap(out, w.folded, "waits of kinds for which there was no room");
	gap(out, w.unread, "lists of events that were waited for could not be read");
	gap(out, l.unattributed, "device times belong to commands that are not known");
	gap(out, l.ticks, "device times came in ticks of a clock whose rate is not known");
	gap(out, model_forgotten(m), "objects were forgotten to make room");
	r = path_add_missing(out, model_graph(m), "  ");
	if (!t->xpti)
		strbuf_adds(out,
			    "  no XPTI events: host tasks and places in the source are not known "
			    "(see --xpti)\n");
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

/* ---- the page ---------------------------------------------------------------------------------- */

/* Bytes of the line that fit, at a border of characters. */
static size_t cut(const char *line, size_t len)
{
	size_t i, width = 0, fits = 0;

	for (i = 0; i < len; i++) {
		if (((unsigned char)line[i] & 0xc0) == 0x80)
			continue;
		if (width++ == REPORT_COLUMNS - 3)
			fits = i;
	}
	return width <= REPORT_COLUMNS ? len : fits;
}

static void add_page(struct strbuf *out, const char *page)
{
	const char *end;
	size_t len, fits;

	for (; (end = strchr(page, '\n')); page = end + 1) {
		len = (size_t)(end - page);
		fits = cut(page, len);
		strbuf_add(out, page, fits);
		strbuf_adds(out, fits < len ? "...\n" : "\n");
	}
}

/* Written by report_lost(): what is lost stands at the top, too. */
static int report_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct report_sink *s = sink_own(report_sink, sink);
	const struct tally *t = model_tally(m);
	bool several = t->nprocesses > 1;
	struct strbuf *page = &s->page;
	int r;

	(void)out;
	lifetimes_finish(model_lifetimes(m));
	r = add_processes(page, t, model_waits(m));
	if (r >= 0)
		r = report_ran(page, m, several, &s->sink.names);
	if (r >= 0)
		r = report_time(page, m);
	if (r >= 0)
		r = report_waits(page, model_waits(m), several, &s->sink.names);
	if (r >= 0)
		r = report_memory(page, model_lifetimes(m));
	if (r >= 0)
		r = add_failed(page, m);
	if (r >= 0)
		r = find_unknown(s, m);
	return r < 0 ? r : strbuf_failed(page) ? -ENOMEM : 0;
}

static int report_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct report_sink *s = sink_own(report_sink, sink);
	if (losses_sum(counters, LOSSES_ABSENCE))
		strbuf_adds(
			out,
			"Calls were lost, or may have been: the numbers below lack them, and 'none' means "
			"none was seen.\n\n");
	add_page(out, strbuf_str(&s->page));
	strbuf_adds(out, "\nWHAT WAS LOST\n");
	sink_loss_lines(counters, out);
	gap(&s->unknown, counters[XB_C_LOWER],
	    "calls of inner layers were left out: their outer calls show the same");
	strbuf_adds(out, "\nWHAT COULD NOT BE KNOWN\n");
	if (counters[XB_C_CUT_OFF])
		strbuf_adds(out, "  what came last: the recording was cut off before its end\n");
	add_page(out, s->unknown.len ? strbuf_str(&s->unknown) : "  nothing more\n");
	return strbuf_failed(out) || strbuf_failed(&s->unknown) ? -ENOMEM : 0;
}

const struct sink_ops sink_report = {
	.name = "report",
	.size = sizeof(struct report_sink),
	.lines = SINK_FOR_PEOPLE,
	.needs = MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY | MODEL_GPU | MODEL_TALLY,
	.finish = report_finish,
	.lost = report_lost,
	.done = report_done,
};
