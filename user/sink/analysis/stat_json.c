// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stat_json.c - stat as JSON: a line an item (docs/json.md), all of them.
 */
#include <errno.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "model/time/gpu.h"
#include "model/time/waits.h"
#include "sink/analysis/stat_parts.h"
#include "sink/gpu.h"
#include "sink/host.h"
#include "sink/rows.h"
#include "sink/value.h"
#include "xptibpf/view.h"

/* Members "pid" and "process"; null for several. */
static void json_who(struct json *j, const struct who *who)
{
	if (!who) {
		json_null(j, "pid");
		json_null(j, "process");
		return;
	}
	json_u64(j, "pid", xb_id(who->tgid));
	json_str(j, "process", who->comm);
	host_json(j, who->host);
}

static void json_tid(struct json *j, uint32_t tid, const char *thread)
{
	if (tid) {
		json_u64(j, "tid", xb_id(tid));
		json_str(j, "thread", thread);
	} else {
		json_null(j, "tid");
		json_null(j, "thread");
	}
}

static void json_times(struct json *j, const struct histogram *h)
{
	bool have = h->count > 0;

	json_u64(j, "timed", h->count);
	json_u64(j, "total", h->total);
	json_u64_if(j, "mean", have, histogram_mean(h));
	json_u64_if(j, "min", have, h->min);
	json_u64_if(j, "p50", have, histogram_percentile(h, 50));
	json_u64_if(j, "p90", have, histogram_percentile(h, 90));
	json_u64_if(j, "p99", have, histogram_percentile(h, 99));
	json_u64_if(j, "max", have, h->max);
}

/* The buckets that have something: from, to (null: no end), how many. */
static void json_histogram(struct json *j, const struct histogram *h)
{
	uint64_t from, to, n;
	unsigned i;

	json_array(j, "histogram");
	for (i = 0; i < HISTOGRAM_BUCKETS; i++) {
		n = histogram_bucket(h, i, &from, &to);
		if (!n)
			continue;
		json_array(j, NULL);
		json_u64(j, NULL, from);
		json_u64_if(j, NULL, to, to);
		json_u64(j, NULL, n);
		json_end_array(j);
	}
	json_end_array(j);
}

static void json_row(struct json *j, const struct stat_sink *s, const struct latency *l,
		     const struct row *r)
{
	if (s->by == ROWS_FUNCTION) {
		json_str(j, "function", r->function);
		json_str(j, "api", r->api);
	} else {
		json_who(j, latency_who(l, r->who));
	}
	if (s->by == ROWS_THREAD)
		json_tid(j, r->tid, r->thread);
	json_u64(j, "calls", r->calls);
	json_u64(j, "errors", r->errors);
	json_u64(j, "unfinished", r->unfinished);
	json_u64(j, "in_flight", r->in_flight);
	json_u64(j, "self", r->self);
	json_times(j, &r->times);
	if (s->histogram)
		json_histogram(j, &r->times);
}

static int json_calls(struct strbuf *out, const struct stat_sink *s, const struct latency *l)
{
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	struct json j;
	size_t i;
	int r;

	r = rows_collect(l, s->by, &rows);
	for (i = 0; i < rows.n && r >= 0; i++) {
		json_line(&j, out, "latency");
		json_row(&j, s, l, &rows.row[i]);
		r = json_end_line(&j);
	}
	return r;
}

static void json_command_times(struct json *j, const struct stat_sink *s, const char *key,
			       const struct histogram *h)
{
	json_object(j, key);
	json_times(j, h);
	if (s->histogram && s->by == ROWS_KERNEL)
		json_histogram(j, h);
	json_end_object(j);
}

static void json_command(struct json *j, struct stat_sink *s, const struct latency *l,
			 const struct latency_command *c)
{
	json_str(j, "kind", rows_kinds[c->kind]);
	names_json(j, "name", "demangled", c->label, &s->sink.names);
	json_str(j, "api", c->api);
	json_who(j, latency_who(l, c->who));
	json_u64(j, "submitted", c->submit.count);
	json_command_times(j, s, "submit", &c->submit);
	if (c->device.count)
		json_command_times(j, s, "device", &c->device);
	else
		json_null(j, "device");
}

static int json_commands(struct strbuf *out, struct stat_sink *s, const struct latency *l)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	struct json j;
	size_t i;
	int r;

	r = rows_commands(l, &all);
	for (i = 0; i < all.n && r >= 0; i++) {
		json_line(&j, out, "command");
		json_command(&j, s, l, all.at[i]);
		r = json_end_line(&j);
	}
	return r;
}

/* A line an interval, and its rows in it: so rows that are lines are of the whole time. */
int stat_json_interval(struct stat_sink *s, uint64_t from, uint64_t to, struct strbuf *out)
{
	_cleanup_(rows_list_done) struct rows_list commands = { 0 };
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
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
			json_command(&j, s, s->now, commands.at[i]);
		else
			json_row(&j, s, s->now, &rows.row[i]);
		json_end_object(&j);
	}
	json_end_array(&j);
	return json_end_line(&j);
}

struct writing {
	struct strbuf *out;
	const struct latency *latency;
	const struct waits *waits;
	struct names *names;
};

static int json_xpti(void *u, const struct latency_xpti *x)
{
	struct writing *w = u;
	struct json j;

	json_line(&j, w->out, "xpti_events");
	json_str(&j, "name", x->name);
	json_u64(&j, "events", x->events);
	return json_end_line(&j);
}

static int json_thread(void *u, const struct waits_thread *t)
{
	struct writing *w = u;
	struct json j;

	json_line(&j, w->out, "time");
	json_who(&j, waits_who(w->waits, t->who));
	json_tid(&j, t->tid, t->name);
	json_u64(&j, "threads", t->threads);
	json_u64(&j, "calls", t->calls);
	json_u64_if(&j, "from", t->tid, t->from);
	json_u64_if(&j, "to", t->tid, t->to);
	json_u64(&j, "span", t->span);
	json_u64(&j, "submitting", t->submit_ns);
	json_u64(&j, "waiting", t->wait_ns);
	json_u64(&j, "other", t->other_ns);
	json_u64(&j, "elsewhere", t->elsewhere_ns);
	json_u64(&j, "untimed", t->untimed);
	json_bool(&j, "lossy", t->lossy);
	json_bool(&j, "running", t->running);
	return json_end_line(&j);
}

static int json_group(void *u, const struct waits_group *g)
{
	struct writing *w = u;
	struct json j;

	json_line(&j, w->out, "waits");
	json_who(&j, waits_who(w->waits, g->who));
	json_str(&j, "function", g->function);
	json_str(&j, "api", g->api);
	names_json(&j, "for", "for_demangled", g->what, w->names);
	json_u64(&j, "waits", g->waits);
	json_u64(&j, "failed", g->failed);
	json_u64(&j, "unfinished", g->unfinished);
	json_u64(&j, "total", g->total);
	json_u64(&j, "max", g->max);
	return json_end_line(&j);
}

static void json_object_of(struct json *j, const struct waits_for *f)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (f->word)
		value_object(&text, f->word, f->number, f->uncertain);
	json_str(j, "object", f->word ? strbuf_str(&text) : NULL);
}

static void json_for(struct json *j, const struct waits_wait *x, struct names *names)
{
	uint32_t i, n = x->n < WAITS_FOR_MAX ? x->n : WAITS_FOR_MAX;

	names_json(j, "for", "for_demangled", x->what, names);
	json_array(j, "items");
	for (i = 0; i < n; i++) {
		const struct waits_for *f = &x->for_[i];

		json_object(j, NULL);
		json_object_of(j, f);
		names_json(j, "command", "demangled", f->command, names);
		json_u64_if(j, "submitted", f->submitted, f->submitted);
		json_u64_if(j, "by", f->by, xb_id(f->by));
		json_bool(j, "uncertain", f->uncertain);
		json_end_object(j);
	}
	json_end_array(j);
	json_u64(j, "count", x->n);
	json_u64(j, "queued", x->queued);
}

static int json_wait(void *u, const struct waits_wait *x)
{
	struct writing *w = u;
	struct json j;
	uint32_t i;

	json_line(&j, w->out, "wait");
	json_u64(&j, "ts", x->ts);
	json_u64(&j, "dur", x->dur);
	json_who(&j, waits_who(w->waits, x->who));
	json_tid(&j, x->tid, x->thread);
	json_str(&j, "function", x->function);
	json_str(&j, "api", x->api);
	json_bool(&j, "failed", x->failed);
	json_bool(&j, "unfinished", x->unfinished);
	json_for(&j, x, w->names);
	json_array(&j, "layers");
	for (i = 0; i < x->nlayers; i++)
		json_str(&j, NULL, x->layers[i]);
	json_end_array(&j);
	return json_end_line(&j);
}

static int json_inflight(void *u, const struct waits_inflight *f)
{
	struct writing *w = u;
	struct json j;

	json_line(&j, w->out, "in_flight");
	json_who(&j, waits_who(w->waits, f->who));
	json_tid(&j, f->tid, f->thread);
	json_str(&j, "function", f->function);
	json_str(&j, "api", f->api);
	json_u64(&j, "age", f->age);
	json_bool(&j, "older", f->older);
	json_bool(&j, "waits", f->kind == WAITS_WAITS);
	if (!f->older) {
		json_u64(&j, "id", f->id);
		json_u64_if(&j, "parent_id", f->parent, f->parent);
		json_u64(&j, "ts", f->ts);
	}
	if (f->kind == WAITS_WAITS && !f->older)
		json_for(&j, &f->wait, w->names);
	return json_end_line(&j);
}

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

/* ---- JSON: GPU jobs ---------------------------------------------------------------------------- */

struct writing_gpu {
	struct strbuf *out;
	const struct gpu *gpu;
};

static int json_ring(void *u, const struct gpu_row *r)
{
	struct writing_gpu *w = u;
	struct json j;

	json_line(&j, w->out, "gpu_ring");
	json_who(&j, gpu_who(w->gpu, r->who));
	json_str(&j, "device", *r->dev ? r->dev : NULL);
	json_str(&j, "ring", *r->ring ? r->ring : NULL);
	json_u64(&j, "jobs", r->jobs);
	json_u64(&j, "untimed", r->untimed);
	json_u64(&j, "busy", r->busy);
	json_object(&j, "runs");
	json_times(&j, &r->runs);
	json_end_object(&j);
	json_object(&j, "queued");
	json_times(&j, &r->waits);
	json_end_object(&j);
	return json_end_line(&j);
}

static int json_gpu(struct strbuf *out, const struct gpu *g)
{
	struct writing_gpu w = { out, g };
	const char *text;
	enum xb_gpu_state state = gpu_state(g, &text);
	struct json j;
	int r;

	json_line(&j, out, "gpu");
	json_bool(&j, "measured", state == XB_GPU_MEASURED);
	json_str(&j, "state", gpu_state_word(state));
	json_str(&j, "text", *text ? text : NULL);
	json_u64(&j, "jobs_folded", gpu_folded(g));
	r = json_end_line(&j);
	return r < 0 ? r : gpu_each(g, json_ring, &w);
}

int stat_json_all(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct stat_sink *s = sink_own(stat_sink, sink);
	struct writing w = { out, model_latency(m), model_waits(m), &s->sink.names };
	int r;

	r = stat_close_last(s, out);
	if (r >= 0)
		r = json_head(s, out, w.latency, w.waits);
	if (s->inflight)
		return r < 0 ? r : waits_each_inflight(w.waits, json_inflight, &w);
	if (r >= 0 && s->by != ROWS_KERNEL)
		r = json_calls(out, s, w.latency);
	if (r >= 0 && !s->counts)
		r = latency_each_xpti(w.latency, json_xpti, &w);
	if (r >= 0 && (!s->counts || s->by == ROWS_KERNEL))
		r = json_commands(out, s, w.latency);
	if (r < 0 || s->counts)
		return r;
	if (r >= 0)
		r = json_gpu(out, model_gpu(m));
	if (r >= 0)
		r = waits_each_thread(w.waits, json_thread, &w);
	if (r >= 0)
		r = waits_each_group(w.waits, json_group, &w);
	if (r >= 0)
		r = waits_each_longest(w.waits, json_wait, &w);
	if (r >= 0)
		r = waits_each_inflight(w.waits, json_inflight, &w);
	return r;
}
