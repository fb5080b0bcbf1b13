// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report_json.c - the report as JSON: a line a process and a kind of failure, and between them what stat and mem write,
 * by their own sinks.
 */
#include <errno.h>
#include <stdlib.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "model/time/latency.h"
#include "sink/analysis/report_parts.h"
#include "sink/host.h"
#include "sink/sink.h"
#include "xptibpf/view.h"

struct report_json_sink {
	struct sink sink;
	struct sink *stat, *mem; /* which write most of it */
};

static void json_done(struct sink *sink)
{
	struct report_json_sink *s = sink_own(report_json_sink, sink);

	sink_free(s->stat);
	sink_free(s->mem);
}

static int json_open(struct sink *sink)
{
	struct report_json_sink *s = sink_own(report_json_sink, sink);

	return sink_new(&sink_stat_json, &sink->opts, &s->stat)
		       ?: sink_new(&sink_mem_json, &sink->opts, &s->mem);
}

static int json_processes(struct strbuf *out, const struct tally *t, const struct waits *w)
{
	_cleanup_free_ const struct tally_process **all = NULL;
	struct json j;
	size_t i;
	int r = tally_processes(t, &all);

	for (i = 0; r >= 0 && i < t->nprocesses; i++) {
		const struct tally_process *p = all[i];

		json_line(&j, out, "program");
		json_u64(&j, "pid", xb_id(p->tgid));
		json_str(&j, "process", p->comm);
		host_json(&j, p->host);
		json_u64(&j, "exec_count", p->exec_count);
		if (p->has_rank)
			json_u64(&j, "rank", p->rank);
		if (p->has_rank && p->ranks)
			json_u64(&j, "ranks", p->ranks);
		json_u64(&j, "from", p->first);
		json_u64(&j, "to", p->last);
		json_u64(&j, "threads", report_threads_of(w, p));
		json_u64(&j, "calls", p->calls);
		json_u64(&j, "xpti_events", p->xpti);
		json_bool(&j, "ended", p->ended);
		if (p->ended && p->code & 0x7f)
			json_u64(&j, "signal", p->code & 0x7f);
		else if (p->ended)
			json_u64(&j, "status", p->code >> 8 & 0xff);
		r = json_end_line(&j);
	}
	return r;
}

static int json_failures(struct strbuf *out, const struct tally *t)
{
	_cleanup_free_ const struct tally_failure **all = NULL;
	struct json j;
	size_t i;
	int r = tally_failures(t, &all);

	for (i = 0; r >= 0 && i < t->nfailures; i++) {
		const struct tally_failure *f = all[i];

		json_line(&j, out, "failure");
		json_strn(&j, "function", f->key, f->name_len);
		json_str(&j, "api", f->api);
		json_str(&j, "result", f->result);
		json_bool(&j, "returned", !f->left);
		json_u64(&j, "count", f->count);
		json_u64(&j, "first_ts", f->first);
		json_u64(&j, "first_pid", xb_id(f->tgid));
		r = json_end_line(&j);
	}
	return r;
}

static int json_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct report_json_sink *s = sink_own(report_json_sink, sink);
	const struct tally *t = model_tally(m);
	int r = json_processes(out, t, model_waits(m));

	if (r >= 0)
		r = sink_stat_json.finish(s->stat, m, out);
	if (r >= 0)
		r = sink_mem_json.finish(s->mem, m, out);
	return r < 0 ? r : json_failures(out, t);
}

const struct sink_ops sink_report_json = {
	.name = "report-json",
	.size = sizeof(struct report_json_sink),
	.lines = SINK_JSON_LINES,
	.needs = MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY | MODEL_GPU | MODEL_TALLY,
	.open = json_open,
	.finish = json_finish,
	.lost = sink_lost_as_json,
	.done = json_done,
};
