// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sink.c - what the output formats share: finding one by name, and how losses are shown.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "base/losses.h"
#include "sink/colour.h"
#include "sink/sink.h"

void sink_loss_lines(const uint64_t counters[], struct strbuf *out)
{
	bool any = false;
	unsigned i;

	for (i = 0; i < XB_C_LOSS_MAX; i++) {
		if (!counters[i])
			continue;
		any = true;
		colour_add(out, C_ERROR);
		strbuf_addf(out, "lost: %llu %s", (unsigned long long)counters[i], losses_text(i));
		colour_add(out, C_END);
		strbuf_addc(out, '\n');
	}
	if (!any)
		strbuf_adds(out, "lost: none\n");
}

void sink_loss_remarks(const struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	uint64_t said[XB_C_LOSS_MAX];
	bool any = false;

	memcpy(said, counters, sizeof(said));
	if (s->cut_told)
		said[XB_C_CUT_OFF] = 0;
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		any |= said[i] != 0;
	strbuf_reset(out);
	if (any)
		sink_loss_lines(said, out);
}

void sink_losses_json(struct json *j, const uint64_t *counters)
{
	json_object(j, "lost");
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		if (counters[i])
			json_u64(j, losses_name(i), counters[i]);
	json_end_object(j);
}

void sink_source_json(const struct event *e, struct strbuf *out)
{
	struct event_source s;
	struct json j;

	if (source_decode(e->rec, &s) < 0)
		return;
	json_line(&j, out, "source");
	json_u64(&j, "number", s.source);
	json_u64(&j, "host", s.host);
	json_str(&j, "file", s.file);
	json_u64(&j, "begin", s.begin);
	json_u64(&j, "end", s.end);
	json_u64(&j, "records", s.records);
	json_bool(&j, "cut_off", s.cut);
	sink_losses_json(&j, s.count);
	json_end_line(&j);
}

void sink_source_line(const struct event *e, struct strbuf *out)
{
	struct event_source s;
	bool lost = false;

	if (source_decode(e->rec, &s) < 0)
		return;
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		lost |= s.count[i] != 0;
	if (!s.cut && !lost)
		return;
	strbuf_adds(out, "of these ");
	strbuf_adds_escaped(out, s.file);
	strbuf_adds(out, s.cut ? ": cut off or damaged" : ":");
	for (unsigned i = 0, n = s.cut; i < XB_C_LOSS_MAX; i++)
		if (s.count[i])
			strbuf_addf(out, "%s %llu %s", n++ ? "," : "",
				    (unsigned long long)s.count[i], losses_name(i));
	strbuf_addc(out, '\n');
}

int sink_lost_for_people(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	(void)s;
	sink_loss_lines(counters, out);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

static int lost_line(struct strbuf *out, const char *where, const char *text, uint64_t count)
{
	struct json j;

	json_line(&j, out, "lost");
	json_u64(&j, "count", count);
	json_str(&j, "where", where);
	if (text)
		json_str(&j, "text", text);
	return json_end_line(&j);
}

int sink_lost_as_json(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	bool any = false;
	int r = 0;

	(void)s;
	for (unsigned i = 0; i < XB_C_LOSS_MAX && r >= 0; i++) {
		if (!counters[i])
			continue;
		any = true;
		r = lost_line(out, losses_name(i), losses_text(i), counters[i]);
	}
	return any ? r : lost_line(out, NULL, NULL, 0);
}

struct sink *sink_free(struct sink *s)
{
	if (!s)
		return NULL;
	if (s->ops->done)
		s->ops->done(s);
	names_done(&s->names);
	free(s);
	return NULL;
}

int sink_new(const struct sink_ops *ops, const struct sink_opts *o, struct sink **ret)
{
	int by = ops->by ? sink_by(ops->by, o->by) : 0, r;
	struct sink *s;

	if (by < 0)
		return by;
	s = calloc(1, ops->size ?: sizeof(*s));
	if (!s)
		return -ENOMEM;
	s->ops = ops;
	s->opts = *o;
	s->by = by;
	s->names.as_they_are = o->view & XPTIBPF_VIEW_MANGLED;
	r = ops->open ? ops->open(s) : 0;
	if (r < 0)
		sink_free(s);
	else
		*ret = s;
	return r;
}

int sink_is_part(struct sink *s, const struct sink_part *part, struct strbuf *out)
{
	s->part = part;
	return s->ops->part ? s->ops->part(s, out) : 0;
}

int sink_part_json(const struct sink_part *part, struct strbuf *out)
{
	struct json j;

	json_line(&j, out, "part");
	if (part->calls || part->events) {
		json_u64(&j, "calls_left_out", part->calls);
		json_u64(&j, "events_left_out", part->events);
		json_str(&j, "text", part->text);
	}
	return json_end_line(&j);
}

int sink_by(const char *const *words, const char *by)
{
	int i;

	for (i = 0; by && words[i] && strcmp(words[i], by) != 0; i++)
		;
	return words[i] ? i : -EINVAL;
}

/* In the order in which they are listed. */
static const struct {
	const struct sink_ops *ops;
	struct xptibpf_format about;
} formats[] = {
#define FORMAT(ops_, name_, place_, binary_, text_)                                     \
	{                                                                               \
		&(ops_),                                                                \
		{                                                                       \
			.name = (name_), .text = (text_), .place = XPTIBPF_TO_##place_, \
			.binary = (binary_)                                             \
		}                                                                       \
	}
	FORMAT(sink_text, "text", FD, false, "a line for each call and event, for people"),
	FORMAT(sink_json, "json", FD, false, "one JSON object per line"),
	FORMAT(sink_raw, "raw", FD, true, "the stream itself, to be shown later"),
	FORMAT(sink_summary, "summary", FD, false, "a row for each function, and where time went"),
	FORMAT(sink_stat, "stat", FD, false, "calls, times and waits as tables"),
	FORMAT(sink_stat_json, "stat-json", FD, false, "the same as JSON"),
	FORMAT(sink_mem, "mem", FD, false,
	       "memory: what lives, what leaked, where it was allocated"),
	FORMAT(sink_mem_json, "mem-json", FD, false, "the same as JSON"),
	FORMAT(sink_graph_text, "graph-text", FD, false, "the task graph, drawn with characters"),
	FORMAT(sink_graph_dot, "graph-dot", FD, false, "the task graph for Graphviz"),
	FORMAT(sink_graph_svg, "graph-svg", FD, false, "the task graph as a picture"),
	FORMAT(sink_graph_json, "graph-json", FD, false, "the task graph as JSON"),
	FORMAT(sink_report, "report", FD, false, "everything in one report"),
	FORMAT(sink_report_json, "report-json", FD, false, "the same as JSON"),
	FORMAT(sink_html, "html", FD, false, "the same as a page for a browser"),
	FORMAT(sink_perfetto, "perfetto", FD, true, "for ui.perfetto.dev and trace_processor"),
	FORMAT(sink_chrome, "chrome", FD, false,
	       "JSON for chrome://tracing and ui.perfetto.dev, with unitrace's names"),
	FORMAT(sink_json_array, "json-array", FD, false, "one JSON array of all events"),
	FORMAT(sink_csv, "csv", FD, false, "a row for each call and XPTI event"),
	FORMAT(sink_csv_summary, "csv-summary", FD, false,
	       "a row for each function, with the columns of unitrace and iprof"),
	FORMAT(sink_pprof, "pprof", FD, true, "stacks and what they weigh, for pprof"),
	FORMAT(sink_folded, "folded", FD, false, "folded stacks, for flamegraph.pl and its like"),
	FORMAT(sink_speedscope, "speedscope", FD, false, "stacks as JSON for speedscope.app"),
	FORMAT(sink_sqlite, "sqlite", FILE, true,
	       "a database: tables, and views for common questions"),
	FORMAT(sink_parquet, "parquet", FOLDER, true,
	       "a folder of tables that many recordings share, by host and day"),
	FORMAT(sink_dpcpp, "dpcpp-trace", FOLDER, false,
	       "a folder of dpcpp_trace's .trace files, one per thread: only PI calls"),
	FORMAT(sink_images, "images", FOLDER, true,
	       "a folder of the device images that calls were given (record --images)"),
	FORMAT(sink_answers, "answers", FD, true,
	       "the calls as answers, for the adapter of replay"),
#undef FORMAT
	/* The model alone keeps it. */
	{ NULL,
	  { .name = "measure",
	    .text = "nothing: what xptibpf_diff() compares",
	    .place = XPTIBPF_TO_NOTHING } },
};

const struct sink_ops *sink_find(const char *name)
{
	for (size_t i = 0; i < ARRAY_SIZE(formats); i++)
		if (!strcmp(formats[i].about.name, name))
			return formats[i].ops;
	return NULL;
}

const struct xptibpf_format *sink_format(size_t i)
{
	return i < ARRAY_SIZE(formats) ? &formats[i].about : NULL;
}
