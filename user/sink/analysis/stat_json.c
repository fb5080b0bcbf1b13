// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* stat_json.c - stat as JSON: a line an item (docs/json.md), all of them. */
#include <errno.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "model/time/gpu_busy.h"
#include "model/time/waits.h"
#include "sink/analysis/stat_inside.h"
#include "sink/gpu_text.h"
#include "sink/metrics_text.h"
#include "sink/rows.h"
#include "xptibpf/view.h"

static int json_calls(struct strbuf *out, struct stat_sink *s, const struct latency *l)
{
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	const struct table_view v = stat_view(s, s->histogram);
	size_t i;
	int r;

	r = rows_collect(l, s->by, &rows);
	if (r >= 0)
		rows_sort(&rows, s->order);
	for (i = 0; i < rows.n && r >= 0; i++)
		r = table_json(out, stat_calls, "latency", &rows.row[i], &v);
	return r;
}

static int json_commands(struct strbuf *out, struct stat_sink *s, const struct latency *l)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	const struct table_view v = stat_view(s, s->histogram && s->by == ROWS_KERNEL);
	size_t i;
	int r;

	r = rows_commands(l, &all);
	for (i = 0; i < all.n && r >= 0; i++)
		r = table_json(out, stat_commands, "command", all.at[i], &v);
	return r;
}

/* A line an interval, and its rows in it: so rows that are lines are of the whole time. */
int stat_json_interval(struct stat_sink *s, uint64_t from, uint64_t to, struct strbuf *out)
{
	_cleanup_(rows_list_done) struct rows_list commands = { 0 };
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	const struct table_view v = stat_view(s, s->histogram);
	bool of_kernels = s->by == ROWS_KERNEL;
	struct latency_totals t;
	struct json j;
	size_t i;
	int r = of_kernels ? rows_commands(s->now, &commands) : rows_collect(s->now, s->by, &rows);

	if (r < 0)
		return r;
	latency_get_totals(s->now, &t);
	json_line(&j, out, "interval");
	json_u64(&j, "from", from);
	json_u64(&j, "to", to);
	json_u64(&j, "calls_folded", t.folded_calls);
	json_array(&j, "rows");
	for (i = 0; i < (of_kernels ? commands.n : rows.n); i++) {
		json_object(&j, NULL);
		if (of_kernels)
			table_members(&j, stat_commands, commands.at[i], &v);
		else
			table_members(&j, stat_calls, &rows.row[i], &v);
		json_end_object(&j);
	}
	json_end_array(&j);
	return json_end_line(&j);
}

struct writing {
	struct strbuf *out;
	struct table_view view;
};

#define JSON_LINE(row_type, table, type)                                \
	static int json_##row_type(void *u, const struct row_type *row) \
	{                                                               \
		struct writing *w = u;                                  \
                                                                        \
		return table_json(w->out, table, type, row, &w->view);  \
	}
JSON_LINE(latency_xpti, rows_xpti_events, "xpti_events")
JSON_LINE(waits_thread, stat_threads, "time")
JSON_LINE(waits_group, stat_groups, "waits")
JSON_LINE(waits_wait, stat_waits, "wait")
JSON_LINE(waits_inflight, stat_in_flight, "in_flight")
JSON_LINE(waits_outside, stat_outside, "where")
JSON_LINE(gpu_row, gpu_rings, "gpu_ring")

static int json_head(const struct stat_sink *s, struct strbuf *out, const struct latency *l,
		     const struct waits *w)
{
	bool all = !s->counts;

	struct latency_totals t;
	struct waits_totals v;
	struct json j;

	latency_get_totals(l, &t);
	waits_get_totals(w, &v);
	json_line(&j, out, "stat");
	json_double(&j, "percentile_error", HISTOGRAM_ERROR_PERCENT);
	json_bool(&j, "counted", s->counted);
	json_u64_if(&j, "waits", all, v.waits);
	json_u64_if(&j, "waits_folded", all, v.folded);
	json_u64(&j, "calls_folded", t.folded_calls);
	json_u64(&j, "commands_folded", t.folded_commands);
	json_u64_if(&j, "threads_added_up", all, v.let_go);
	json_u64_if(&j, "unread_lists", all, v.unread);
	json_u64_if(&j, "device_times_unattributed", all, t.unattributed);
	json_u64_if(&j, "device_times_in_ticks", all, t.ticks);
	return json_end_line(&j);
}

static int json_gpu(struct strbuf *out, const struct gpu_busy *g)
{
	struct writing w = { .out = out, .view.whos = gpu_whos(g) };
	const char *text;
	enum xb_gpu_state state = gpu_busy_state(g, &text);
	struct json j;
	int r;

	json_line(&j, out, "gpu");
	json_bool(&j, "measured", state == XB_GPU_MEASURED);
	json_str(&j, "state", gpu_text_state_word(state));
	json_str(&j, "text", *text ? text : NULL);
	json_u64(&j, "jobs_folded", gpu_busy_folded(g));
	r = json_end_line(&j);
	return r < 0 ? r : gpu_busy_each(g, json_gpu_row, &w);
}

int stat_json_all(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct stat_sink *s = sink_own(stat_sink, sink);
	struct writing w = { out, stat_view(s, false) };
	const struct latency *l = model_latency(m);
	const struct waits *waits = model_waits(m);
	int r;

	r = stat_close_last(s, out);
	if (r >= 0)
		r = json_head(s, out, l, waits);
	if (s->metrics)
		return r < 0 ? r : metrics_json_rows(out, model_metrics(m), &w.view);
	if (s->inflight)
		return r < 0 ? r : waits_each_inflight(waits, json_waits_inflight, &w)
				   ?: waits_each_outside(waits, json_waits_outside, &w);
	if (r >= 0 && s->by != ROWS_KERNEL)
		r = json_calls(out, s, l);
	if (r >= 0 && !s->counts)
		r = latency_each_xpti(l, json_latency_xpti, &w);
	if (r >= 0 && (!s->counts || s->by == ROWS_KERNEL))
		r = json_commands(out, s, l);
	if (r < 0 || s->counts)
		return r;
	r = json_gpu(out, model_gpu(m)) ?: waits_each_thread(waits, json_waits_thread, &w);
	r = r ?: waits_each_group(waits, json_waits_group, &w);
	r = r ?: waits_each_longest(waits, json_waits_wait, &w);
	r = r ?: waits_each_inflight(waits, json_waits_inflight, &w);
	return r ?: metrics_json_rows(out, model_metrics(m), &w.view);
}
