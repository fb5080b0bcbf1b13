// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sink.c - what the output formats share: finding one by name, and the words for each kind of loss.
 */
#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "sink/analysis/measure.h"
#include "sink/sink.h"

static const struct {
	const char *name;
	const char *text;
} losses[XB_C_LOSS_MAX] = {
	[XB_C_RING_FULL] = { "ring_full",
			     "records dropped, the ring was full (try a larger --buffer)" },
	[XB_C_UNREADABLE] = { "unreadable", "arguments whose memory could not be read" },
	[XB_C_TOO_DEEP] = { "too_deep", "calls nested too deep to be kept" },
	[XB_C_UNMATCHED] = { "unmatched", "returns without a call (it began before we came)" },
	[XB_C_UNWOUND] = { "unwound", "calls left by longjmp, an exception or cancellation" },
	[XB_C_TRUNCATED] = { "truncated", "values cut to their limit" },
	[XB_C_NO_STATE] = { "no_state", "calls not kept, no memory for the thread's state" },
	[XB_C_BAD_PLAN] = { "bad_plan", "probes that fired without a plan" },
	[XB_C_WATCH_FULL] = { "watch_full", "mapping records dropped (a rescan followed)" },
	[XB_C_XPTI_UNREADABLE] = { "xpti_unreadable", "XPTI values that could not be read" },
	[XB_C_XPTI_TRUNCATED] = { "xpti_truncated", "XPTI values cut to their limit" },
	[XB_C_FIRST_CALLS] = { "first_calls", "mappings let go before their probes were in place" },
	[XB_C_LATE_OBJECT] = { "late_object", "definitions too late to name what needed them" },
	[XB_C_BAD_RECORD] = { "bad_record", "records that contradict themselves" },
	[XB_C_LATE_FILE] = { "late_file",
			     "libraries noticed after they were loaded: what was called before that is not seen" },
	[XB_C_STACK_LIMIT] = { "stack_limit",
			       "stacks not taken, beyond the limit a second (--stack-limit)" },
	[XB_C_STACK_LATE] = { "stack_late", "stacks not unwound, their process had ended by then" },
	[XB_C_STACK_CUT] = { "stack_cut", "stacks whose outer part is missing" },
	[XB_C_DAMAGED] = { "damaged", "records missing in the recording" },
	[XB_C_GPU_MISSED] = { "gpu_missed",
			      "moments of GPU jobs missed, other BPF work was going on just there" },
	[XB_C_GPU_JOBS] = { "gpu_jobs",
			    "GPU jobs whose end was not seen: they ran on, or were given up" },
	[XB_C_CUT_OFF] = { "cut_off",
			   "end: what was stored is cut off, and nobody knows what came after" },
	[XB_C_MISSED] = { "missed",
			  "probe hits that the kernel skipped, or had no place to count" },
};

const char *sink_loss_name(unsigned counter)
{
	return counter < ARRAY_SIZE(losses) && losses[counter].name ? losses[counter].name
								    : "other";
}

const char *sink_loss_text(unsigned counter)
{
	return counter < ARRAY_SIZE(losses) && losses[counter].text ? losses[counter].text
								    : "of a cause without a name";
}

void sink_loss_lines(const uint64_t counters[], struct strbuf *out)
{
	bool any = false;
	unsigned i;

	for (i = 0; i < XB_C_LOSS_MAX; i++) {
		if (!counters[i])
			continue;
		any = true;
		strbuf_addf(out, "lost: %llu %s\n", (unsigned long long)counters[i],
			    sink_loss_text(i));
	}
	if (!any)
		strbuf_adds(out, "lost: none\n");
}

void sink_losses_json(struct json *j, const uint64_t *counters)
{
	json_object(j, "lost");
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		if (counters[i])
			json_u64(j, sink_loss_name(i), counters[i]);
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
				    (unsigned long long)s.count[i], sink_loss_name(i));
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
