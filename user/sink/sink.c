// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sink.c - what the output formats share: finding one by name, and how losses are shown.
 */
#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "base/losses.h"
#include "sink/analysis/measure.h"
#include "sink/sink.h"

void sink_loss_lines(const uint64_t counters[], struct strbuf *out)
{
	bool any = false;
	unsigned i;

	for (i = 0; i < XB_C_LOSS_MAX; i++) {
		if (!counters[i])
			continue;
		any = true;
		strbuf_addf(out, "lost: %llu %s\n", (unsigned long long)counters[i],
			    losses_text(i));
	}
	if (!any)
		strbuf_adds(out, "lost: none\n");
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
	strbuf_add_escaped(out, s.file, strlen(s.file), 0);
	strbuf_adds(out, s.cut ? ": cut off, or damaged" : ":");
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

int sink_by(const char *const *words, const char *by)
{
	int i;

	for (i = 0; by && words[i] && strcmp(words[i], by) != 0; i++)
		;
	return words[i] ? i : -EINVAL;
}

const struct sink_ops *sink_find(const char *name)
{
	static const struct sink_ops *const all[] = {
		&sink_text,	 &sink_json,	    &sink_summary,    &sink_stat,
		&sink_stat_json, &sink_raw,	    &sink_mem,	      &sink_mem_json,
		&sink_graph_dot, &sink_graph_json,  &sink_graph_svg,  &sink_graph_text,
		&sink_report,	 &sink_report_json, &sink_json_array, &sink_html,
		&sink_perfetto,	 &sink_chrome,	    &sink_csv,	      &sink_csv_summary,
		&sink_parquet,	 &sink_sqlite,	    &sink_measure,    &sink_dpcpp,
	};
	size_t i;

	for (i = 0; i < ARRAY_SIZE(all); i++) {
		if (!strcmp(all[i]->name, name))
			return all[i];
	}
	return NULL;
}
