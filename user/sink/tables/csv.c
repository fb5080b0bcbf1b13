// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * csv.c - tables for spreadsheets, by RFC 4180: "csv" has a row for each call and XPTI event, "csv-summary"
 * one for each function. Columns are called as in unitrace's and iprof's tables where those have them.
 *
 * Every text is in quotes. What could do harm is not passed on: bytes that are no UTF-8 and control
 * characters other than line breaks and tabs become U+FFFD, and a text that a spreadsheet would take for a
 * formula has an apostrophe in front.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/losses.h"
#include "base/utf8.h"
#include "decode/xpti.h"
#include "model/time/latency.h"
#include "sink/host.h"
#include "sink/rows.h"
#include "sink/sink.h"
#include "sink/value.h"

#define LINE "\r\n"

struct csv_sink {
	struct sink sink;
	struct strbuf text;
	bool begun;
};

/* ---- fields ------------------------------------------------------------------------------------ */

static bool is_allowed(uint32_t code)
{
	return (code >= ' ' && code != 0x7f && !(code >= 0x80 && code < 0xa0)) || code == '\n' ||
	       code == '\t';
}

static void add_text(struct strbuf *out, const char *text, size_t len)
{
	size_t i = 0, n;
	uint32_t code;

	strbuf_addc(out, '"');
	if (len && strchr("=+-@\t", text[0]))
		strbuf_addc(out, '\'');
	for (; i < len; i += n) {
		n = utf8_decode((const unsigned char *)text + i, len - i, &code);
		if (n && code == '"')
			strbuf_adds(out, "\"\"");
		else if (n && is_allowed(code))
			strbuf_add(out, text + i, n);
		else
			strbuf_adds(out, "\xef\xbf\xbd");
		n = n ?: 1;
	}
	strbuf_addc(out, '"');
}

static void text(struct strbuf *out, const char *s)
{
	if (s)
		add_text(out, s, strlen(s));
}

static void next_text(struct strbuf *out, const char *s)
{
	strbuf_addc(out, ',');
	text(out, s);
}

static void next_u64(struct strbuf *out, bool have, uint64_t v)
{
	strbuf_addc(out, ',');
	if (have)
		strbuf_add_u64(out, v);
}

/* As many fields without anything. */
static void next_none(struct strbuf *out, unsigned n)
{
	while (n--)
		strbuf_addc(out, ',');
}

/* ---- a row for each event ---------------------------------------------------------------------- */

static void head(struct csv_sink *s, struct strbuf *out, const char *type, const struct told *told,
		 const struct xb_hdr *h)
{
	const struct model_process *p = told->process;

	text(out, type);
	strbuf_reset(&s->text);
	if (p)
		strbuf_add(&s->text, p->comm, strnlen(p->comm, sizeof(p->comm)));
	host_add(&s->text, told->host);
	next_text(out, strbuf_str(&s->text));
	next_u64(out, true, xb_id(h->tgid));
	next_u64(out, true, xb_id(h->tid));
	next_text(out, told->thread);
}

static void add_values(struct strbuf *out, const struct value *v, uint32_t n,
		       const struct value_view *view)
{
	for (uint32_t i = 0; i < n; i++) {
		if (i)
			strbuf_adds(out, ", ");
		if (v[i].key && *v[i].key)
			strbuf_addf(out, "%s=", v[i].key);
		value_text(out, &v[i], view);
	}
}

static void next_values(struct csv_sink *s, struct strbuf *out, const struct value *v, uint32_t n,
			const struct value_view *view)
{
	strbuf_reset(&s->text);
	add_values(&s->text, v, n, view);
	strbuf_addc(out, ',');
	add_text(out, strbuf_str(&s->text), s->text.len);
}

static void next_work(struct strbuf *out, const struct value_view *view)
{
	char direction[4] = "";
	const struct model_launch *launch = view->told->launch;
	const struct model_copy *copy = view->told->copy;

	if (copy)
		memcpy(direction, (char[]){ copy->from, '2', copy->to, '\0' }, sizeof(direction));
	next_text(out, launch ? launch->kernel.name : NULL);
	next_text(out, copy ? direction : NULL);
	next_u64(out, copy && copy->has_size, copy ? copy->bytes : 0);
}

static void next_place(struct strbuf *out, const char *file, size_t len, uint32_t line)
{
	strbuf_addc(out, ',');
	if (len)
		add_text(out, file, len);
	next_u64(out, len && line, line);
}

static void next_site(struct strbuf *out, const struct event_call *c)
{
	for (uint32_t i = 0; c->site && i < c->site->nframes; i++) {
		const struct event_frame *f = c->site->frames[i];

		if (!f || !*f->source)
			continue;
		next_place(out, f->source, strlen(f->source), f->line);
		return;
	}
	next_none(out, 2);
}

static int put_call(struct csv_sink *s, const struct told *told, const struct event_call *c,
		    struct strbuf *out)
{
	const struct value_view view = { .told = told, .call = c };
	const struct xb_call *rec = c->rec;
	unsigned flags = rec->h.flags;

	head(s, out, "call", told, &rec->h);
	next_text(out, c->api);
	next_text(out, c->name);
	next_u64(out, true, rec->h.ts);
	next_u64(out, !(flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY)), rec->dur);
	next_u64(out, c->ret.kind != VALUE_UNKNOWN, c->error);
	if (c->ret.kind == VALUE_UNKNOWN)
		next_none(out, 1);
	else
		next_values(s, out, &c->ret, 1, &view);
	next_text(out, flags & XB_F_EXITED	? "exited"
		       : flags & XB_F_UNWOUND	? "unwound"
		       : flags & XB_F_IN_FLIGHT ? "in flight"
						: NULL);
	next_u64(out, true, rec->id);
	next_u64(out, rec->parent != 0, rec->parent);
	next_u64(out, true, rec->depth);
	next_work(out, &view);
	next_site(out, c);
	next_values(s, out, c->args, c->nargs, &view);
	strbuf_adds(out, LINE);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

/* An event is called as what happened, and what it happened to is the kernel's column. */
static int put_xpti(struct csv_sink *s, const struct told *told, const struct event_xpti *x,
		    struct strbuf *out)
{
	const struct value_view view = { 0 };
	const struct xb_xpti *rec = x->rec;
	bool file = x->file.kind == VALUE_STRING &&
		    !(x->file.flags & (VALUE_F_NULL | VALUE_F_FAULT));
	bool name = x->name.kind == VALUE_STRING &&
		    !(x->name.flags & (VALUE_F_NULL | VALUE_F_FAULT));

	head(s, out, "xpti", told, &rec->h);
	next_text(out, x->stream ? x->stream : "xpti");
	next_text(out, x->event);
	next_u64(out, true, rec->h.ts);
	next_none(out, 4);
	next_u64(out, true, rec->instance);
	next_none(out, 2);
	strbuf_addc(out, ',');
	if (name)
		add_text(out, x->name.str, x->name.len);
	next_none(out, 2);
	next_place(out, x->file.str, file ? x->file.len : 0, x->has_line ? rec->line : 0);
	next_values(s, out, x->metadata, x->nmetadata, &view);
	strbuf_adds(out, LINE);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

static int csv_event(struct sink *sink, const struct event *e, const struct told *told,
		     struct strbuf *out)
{
	struct csv_sink *s = sink_own(csv_sink, sink);
	switch (e->type) {
	case EVENT_CALL:
		return put_call(s, told, &e->call, out);
	case EVENT_XPTI:
		return put_xpti(s, told, e->xpti, out);
	case EVENT_CLOCK:
		/* The first of all. */
		if (!s->begun)
			strbuf_adds(
				out,
				"Type,Process,PID,TID,Thread,API,Name,Start (ns),Time (ns),Failed,"
				"Result,Unfinished,Id,Parent,Depth,Kernel,Copy,Bytes,File,Line,"
				"Arguments" LINE);
		s->begun = true;
		return 0;
	default:
		return 0;
	}
}

static int csv_part(struct sink *sink, struct strbuf *out)
{
	(void)sink;
	text(out, "part");
	next_none(out, 5);
	next_text(out, SINK_PART_TEXT);
	next_none(out, 14);
	strbuf_adds(out, LINE);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

/* A row a cause, and one of 0 when there is none: how many stands where the bytes do. */
static int csv_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	bool any = false;

	(void)sink;
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++) {
		if (!counters[i])
			continue;
		any = true;
		text(out, "lost");
		next_none(out, 5);
		next_text(out, losses_text(i));
		next_none(out, 10);
		next_u64(out, true, counters[i]);
		next_none(out, 3);
		strbuf_adds(out, LINE);
	}
	if (!any)
		strbuf_adds(out, "\"lost\",,,,,,\"nothing\",,,,,,,,,,,0,,," LINE);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

/* ---- a row for each function ------------------------------------------------------------------- */

static uint64_t total_of(const struct rows *rows)
{
	uint64_t ns = 0;

	for (size_t i = 0; i < rows->n; i++)
		ns += rows->row[i].times.total;
	return ns;
}

static void put_row(struct strbuf *out, const struct row *r, uint64_t all)
{
	const struct histogram *h = &r->times;
	bool have = h->count > 0;

	text(out, r->function);
	next_text(out, r->api);
	next_u64(out, true, r->calls);
	next_u64(out, true, h->total);
	strbuf_addf(out, ",%.2f", all ? 100.0 * (double)h->total / (double)all : 0.0);
	next_u64(out, have, histogram_mean(h));
	next_u64(out, have, histogram_min(h));
	next_u64(out, have, h->max);
	next_u64(out, true, r->errors);
	next_u64(out, have, histogram_percentile(h, 99));
	next_u64(out, true, r->self);
	next_u64(out, true, r->unfinished + r->in_flight);
	strbuf_adds(out, LINE);
}

static int summary_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	int r = rows_collect(model_latency(m), ROWS_FUNCTION, &rows);

	(void)sink;
	if (r < 0)
		return r;
	strbuf_adds(out,
		    "Function,API,Calls,Time (ns),Time (%),Average (ns),Min (ns),Max (ns),Failed,"
		    "P99 (ns),Self (ns),Unfinished" LINE);
	for (size_t i = 0; i < rows.n; i++)
		put_row(out, &rows.row[i], total_of(&rows));
	return strbuf_failed(out) ? -ENOMEM : 0;
}

static int summary_part(struct sink *sink, struct strbuf *out)
{
	(void)sink;
	text(out, "part: " SINK_PART_TEXT);
	next_none(out, 11);
	strbuf_adds(out, LINE);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

static int summary_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct csv_sink *s = sink_own(csv_sink, sink);
	bool any = false;

	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++) {
		if (!counters[i])
			continue;
		any = true;
		strbuf_reset(&s->text);
		strbuf_addf(&s->text, "lost: %s", losses_text(i));
		text(out, strbuf_str(&s->text));
		next_none(out, 1);
		next_u64(out, true, counters[i]);
		next_none(out, 9);
		strbuf_adds(out, LINE);
	}
	if (!any)
		strbuf_adds(out, "\"lost: nothing\",,0,,,,,,,,," LINE);
	return strbuf_failed(out) ? -ENOMEM : 0;
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
