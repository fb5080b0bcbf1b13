// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* metrics.c - see metrics.h. */
#include "serve/metrics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "base/losses.h"
#include "base/utf8.h"
#include "serve/collect.h"
#include "serve/labels.h"
#include "serve/points.h"

/* Of the limits of durations those that /metrics has: 2^11 ns, some 2 us, to 2^31, 2.1 s. */
static const unsigned shown[] = { 11, 13, 15, 17, 19, 21, 23, 25, 28, 31 };

#define LABELS 8 /* of a histogram, at most */

struct writer {
	struct strbuf *out;
	bool open;		       /* OpenMetrics */
	const struct points_metric *m; /* that of the points; NULL: they are not served */
};

/* ---- pieces -------------------------------------------------------------------------------------- */

void metrics_add_label(struct strbuf *out, const char *value)
{
	const unsigned char *p = (const unsigned char *)value;
	size_t len = strlen(value), n;
	uint32_t code;

	for (size_t i = 0; i < len; i += n ?: 1) {
		n = utf8_decode(p + i, len - i, &code);
		if (!n)
			strbuf_adds(out, UTF8_REPLACEMENT);
		else if (code == '\n')
			strbuf_adds(out, "\\n");
		else if (code == '\\' || code == '"')
			strbuf_addf(out, "\\%c", (char)code);
		else
			strbuf_add(out, p + i, n);
	}
}

/* Text that the catalog of metrics has, and that needs the same escapes in the form that has most of them. */
static void add_help(const struct writer *w, const char *help)
{
	for (; *help; help++) {
		if (*help == '\\' || (*help == '"' && w->open))
			strbuf_addc(w->out, '\\');
		strbuf_addc(w->out, *help);
	}
}

/* Nanoseconds as seconds, exactly, without zeros at the end. */
static void add_seconds(struct strbuf *out, uint64_t ns)
{
	char text[40];
	int len = snprintf(text, sizeof(text), "%llu.%09llu", (unsigned long long)(ns / 1000000000),
			   (unsigned long long)(ns % 1000000000));

	while (text[len - 1] == '0' && text[len - 2] != '.')
		len--;
	strbuf_add(out, text, (size_t)len);
}

static const char *suffix_of(const struct points_metric *m)
{
	return m->type == POINTS_COUNTER ? "_total" : m->type == POINTS_INFO ? "_info" : "";
}

static void begin_sample(const struct writer *w, const char *suffix,
			 const struct points_label labels[], size_t n)
{
	strbuf_addf(w->out, "%s%s", w->m->name, suffix);
	for (size_t i = 0; i < n; i++) {
		strbuf_addf(w->out, "%c%s=\"", i ? ',' : '{', labels[i].name);
		metrics_add_label(w->out, labels[i].value);
		strbuf_addc(w->out, '"');
	}
	strbuf_adds(w->out, n ? "} " : " ");
}

/* ---- points -------------------------------------------------------------------------------------- */

/* What it is called where its type is given: OpenMetrics names the family, the older form its samples. */
static void on_metric(void *u, const struct points_metric *m)
{
	static const char *const open_types[] = { "counter", "gauge", "histogram", "info",
						  "gauge" };
	static const char *const types[] = { "counter", "gauge", "histogram", "gauge", "gauge" };
	struct writer *w = u;
	const char *more = w->open ? "" : suffix_of(m);

	w->m = *m->name ? m : NULL;
	if (!w->m)
		return;
	strbuf_addf(w->out, "# HELP %s%s ", m->name, more);
	add_help(w, m->help);
	strbuf_addf(w->out, "\n# TYPE %s%s %s\n", m->name, more,
		    (w->open ? open_types : types)[m->type]);
	if (w->open && m->unit[0])
		strbuf_addf(w->out, "# UNIT %s %s\n", m->name, m->unit);
}

static void on_point(void *u, const struct points_label labels[], size_t n, uint64_t v)
{
	const struct writer *w = u;

	if (!w->m)
		return;
	begin_sample(w, suffix_of(w->m), labels, n);
	if (points_are_fractions(w->m))
		add_seconds(w->out, v);
	else
		strbuf_add_u64(w->out, v);
	strbuf_addc(w->out, '\n');
}

/* The ids are those of the span that is sent by OTLP. */
static void add_exemplar(const struct writer *w, const struct state_exemplar *e)
{
	strbuf_addf(w->out, " # {trace_id=\"%016llx%016llx\",span_id=\"%016llx\"} ",
		    (unsigned long long)e->trace[0], (unsigned long long)e->trace[1],
		    (unsigned long long)e->span);
	add_seconds(w->out, e->ns);
	strbuf_addc(w->out, ' ');
	add_seconds(w->out, e->end_ns);
}

/* e NULL: it has none. */
static void add_bucket(const struct writer *w, const struct points_label labels[], size_t n,
		       const char *limit, uint64_t v, const struct state_exemplar *e)
{
	struct points_label all[LABELS + 1];

	n = n < LABELS ? n : LABELS;
	memcpy(all, labels, n * sizeof(*all));
	all[n] = (struct points_label){ "le", limit };
	begin_sample(w, "_bucket", all, n + 1);
	strbuf_add_u64(w->out, v);
	if (e)
		add_exemplar(w, e);
	strbuf_addc(w->out, '\n');
}

/* Whether the last slow call is in the bucket between two limits. Only OpenMetrics has room for it. */
static const struct state_exemplar *exemplar_in(const struct writer *w, const struct state_row *r,
						uint64_t from, uint64_t to)
{
	const struct state_exemplar *e = &r->exemplar;

	return w->open && e->ns && e->ns >= from && e->ns < to ? e : NULL;
}

static void on_durations(void *u, const struct points_label labels[], size_t n,
			 const struct state_row *r)
{
	_cleanup_(strbuf_done) struct strbuf limit = STRBUF_INIT;
	const struct writer *w = u;
	uint64_t from = 0;

	for (unsigned i = 0; i < ARRAY_SIZE(shown); i++) {
		unsigned k = shown[i] - STATE_LIMIT_FIRST;

		strbuf_reset(&limit);
		add_seconds(&limit, collect_limits[k]);
		add_bucket(w, labels, n, strbuf_str(&limit), r->within[k],
			   exemplar_in(w, r, from, collect_limits[k]));
		from = collect_limits[k];
	}
	add_bucket(w, labels, n, "+Inf", r->timed, exemplar_in(w, r, from, UINT64_MAX));
	begin_sample(w, "_sum", labels, n);
	add_seconds(w->out, r->ns);
	strbuf_addc(w->out, '\n');
	begin_sample(w, "_count", labels, n);
	strbuf_add_u64(w->out, r->timed);
	strbuf_addc(w->out, '\n');
}

void metrics_write(struct strbuf *out, const struct state *s, const char *version, bool open)
{
	static const struct points_ops ops = { on_metric, on_point, on_durations };
	struct writer w = { out, open, NULL };

	points_each(s, version, &ops, &w);
	if (open)
		strbuf_adds(out, "# EOF\n");
}

/* ---- which form, and JSON ------------------------------------------------------------------------ */

static bool is_type(const char *range, size_t len, const char *type)
{
	size_t n = strlen(type);

	return len >= n && !strncasecmp(range, type, n) &&
	       (len == n || strchr(" \t;", range[n]) != NULL);
}

/* Of one media range; 1 where it has none. */
static double quality(const char *range, size_t len)
{
	for (size_t i = 0; i + 2 < len; i++)
		if ((range[i] == ';' || range[i] == ' ') && (range[i + 1] | 0x20) == 'q' &&
		    range[i + 2] == '=')
			return strtod(range + i + 3, NULL);
	return 1;
}

bool metrics_wants_open(const char *accept)
{
	double open = 0, text = 0;

	while (accept && *accept) {
		size_t len = strcspn(accept, ",");
		size_t space = strspn(accept, " \t");
		const char *range = accept + (space < len ? space : len);
		size_t n = len - (size_t)(range - accept);
		double q = quality(range, n);

		if (is_type(range, n, "application/openmetrics-text"))
			open = q > open ? q : open;
		if (is_type(range, n, "text/plain"))
			text = q > text ? q : text;
		accept += len + (accept[len] == ',');
	}
	return open > 0 && open >= text;
}

/* Sums over APIs and kinds, as an overview. */
static void add_group(struct json *j, const struct state *s, const struct state_group *g)
{
	uint64_t calls = 0, errors = 0, launches = 0, live = 0;

	for (unsigned i = 0; i < CAT_API_MAX; i++) {
		calls += g->numbers.apis[i].calls;
		errors += g->numbers.apis[i].errors;
		launches += g->numbers.apis[i].launches;
	}
	for (unsigned i = 0; i < XPTIBPF_SIDES; i++)
		live += g->numbers.memory[i].live;
	json_object(j, NULL);
	for (unsigned i = 0; i < LABELS_MAX; i++)
		if (s->labels & 1u << i)
			json_str(j, labels_names[i], g->values[i]);
	json_u64(j, "processes", g->numbers.processes);
	json_u64(j, "calls", calls);
	json_u64(j, "errors", errors);
	json_u64(j, "launches", launches);
	json_u64(j, "live_bytes", live);
	json_end_object(j);
}

static void add_groups(struct json *j, const struct state *s)
{
	json_array(j, "groups");
	for (uint32_t i = 0; i < s->ngroups; i++)
		add_group(j, s, &s->groups[i]);
	json_end_array(j);
	json_u64(j, "groups_folded", s->groups_folded);
}

void metrics_status(struct strbuf *out, const struct state *s, const char *version)
{
	struct json j;

	json_line(&j, out, "status");
	json_str(&j, "version", version);
	json_bool(&j, "ready", s->number);
	json_u64(&j, "started", s->start_ns);
	json_u64(&j, "read", s->taken_ns);
	json_u64(&j, "functions", s->nrows);
	json_u64(&j, "functions_folded", s->folded);
	if (s->labels)
		add_groups(&j, s);
	json_object(&j, "programs");
	for (uint32_t i = 0; i < s->napis; i++)
		json_u64(&j, s->apis[i].name, s->apis[i].programs);
	json_end_object(&j);
	json_array(&j, "processes");
	for (uint32_t i = 0; i < s->nruntimes; i++) {
		json_object(&j, NULL);
		json_str(&j, "runtime", s->runtimes[i].name);
		json_str(&j, "release", s->runtimes[i].release);
		json_u64(&j, "processes", s->runtimes[i].processes);
		json_end_object(&j);
	}
	json_end_array(&j);
	json_u64(&j, "processes_armed", s->armed);
	json_object(&j, "losses");
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		if (s->losses[i])
			json_u64(&j, losses_name(i), s->losses[i]);
	json_end_object(&j);
	json_u64(&j, "lost", losses_sum(s->losses, LOSSES_EVENTS));
	json_object(&j, "overhead");
	json_double(&j, "ratio", s->costs.thread_share / 1e6);
	json_double(&j, "limit", s->costs.limit / 1e6);
	json_u64(&j, "functions_off", s->costs.functions_off);
	json_u64(&j, "unseen_estimated", s->costs.unseen);
	json_bool(&j, "memory_off", s->costs.memory_off);
	json_end_object(&j);
	json_u64(&j, "web_restarts", s->web_restarts);
	json_u64(&j, "reloads", s->reloads);
	json_u64(&j, "failed_reloads", s->failed_reloads);
	if (s->sends) {
		json_object(&j, "otlp");
		json_u64(&j, "done", s->sending.done);
		json_u64(&j, "failed", s->sending.failed);
		json_u64(&j, "replaced", s->sending.replaced);
		json_u64(&j, "rejected_points", s->sending.rejected);
		json_u64(&j, "last", s->sending.taken_ns);
		json_u64(&j, "restarts", s->otlp_restarts);
		json_end_object(&j);
	}
	json_end_line(&j);
}
