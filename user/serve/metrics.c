// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* metrics.c - see metrics.h. */
#include "serve/metrics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/losses.h"
#include "base/utf8.h"
#include "serve/collect.h"

enum type { COUNTER, GAUGE, HISTOGRAM, INFO };

enum metric {
#define METRIC(id, ...) M_##id,
#include "serve/schema.h"
#undef METRIC
};

static const struct schema {
	const char *name;
	enum type type;
	const char *unit, *help;
} schema[] = {
#define METRIC(id, name, type, unit, labels, help) [M_##id] = { name, type, unit, help },
#include "serve/schema.h"
#undef METRIC
};

struct writer {
	struct strbuf *out;
	const char *version;
	bool open; /* OpenMetrics */
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
			strbuf_adds(out, "\xef\xbf\xbd");
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

/* What it is called where its type is told: OpenMetrics names the family, the older form its samples. */
static void head(const struct writer *w, enum metric id)
{
	static const char *const open_types[] = { "counter", "gauge", "histogram", "info" };
	static const char *const types[] = { "counter", "gauge", "histogram", "gauge" };
	const struct schema *m = &schema[id];
	const char *more = w->open		? ""
			   : m->type == COUNTER ? "_total"
			   : m->type == INFO	? "_info"
						: "";

	strbuf_addf(w->out, "# HELP %s%s ", m->name, more);
	add_help(w, m->help);
	strbuf_addf(w->out, "\n# TYPE %s%s %s\n", m->name, more,
		    (w->open ? open_types : types)[m->type]);
	if (w->open && m->unit[0])
		strbuf_addf(w->out, "# UNIT %s %s\n", m->name, m->unit);
}

/* A label with its value; NULL: none. */
struct label {
	const char *name, *value;
};

static void begin_sample(const struct writer *w, enum metric id, const char *suffix,
			 const struct label labels[], size_t n)
{
	strbuf_addf(w->out, "%s%s", schema[id].name, suffix);
	for (size_t i = 0; i < n; i++) {
		strbuf_addf(w->out, "%c%s=\"", i ? ',' : '{', labels[i].name);
		metrics_add_label(w->out, labels[i].value);
		strbuf_addc(w->out, '"');
	}
	strbuf_adds(w->out, n ? "} " : " ");
}

static const char *suffix_of(enum metric id)
{
	return schema[id].type == COUNTER ? "_total" : schema[id].type == INFO ? "_info" : "";
}

/* Seconds are given in ns. */
static void sample(const struct writer *w, enum metric id, const char *label, const char *value,
		   uint64_t v)
{
	const struct label one = { label, value };

	begin_sample(w, id, suffix_of(id), &one, label ? 1 : 0);
	if (!strcmp(schema[id].unit, "seconds"))
		add_seconds(w->out, v);
	else
		strbuf_add_u64(w->out, v);
	strbuf_addc(w->out, '\n');
}

/* ---- families ------------------------------------------------------------------------------------ */

static void write_rows(const struct writer *w, enum metric id, const struct state *s)
{
	head(w, id);
	for (uint32_t i = 0; i < s->nrows; i++) {
		const struct state_row *r = &s->rows[i];
		const struct label labels[] = { { "api", r->api }, { "function", r->function } };

		begin_sample(w, id, "_total", labels, 2);
		strbuf_add_u64(w->out, id == M_CALLS ? r->calls : r->errors);
		strbuf_addc(w->out, '\n');
	}
}

static void write_histogram(const struct writer *w, const struct state_row *r)
{
	char limit[32] = "+Inf";
	struct label labels[] = { { "api", r->api }, { "function", r->function }, { "le", limit } };
	struct strbuf text = STRBUF_INIT;

	for (unsigned i = 0; i <= STATE_LIMITS; i++) {
		strbuf_reset(&text);
		if (i < STATE_LIMITS)
			add_seconds(&text, collect_limits[i]);
		snprintf(limit, sizeof(limit), "%s", i < STATE_LIMITS ? strbuf_str(&text) : "+Inf");
		begin_sample(w, M_DURATION, "_bucket", labels, 3);
		strbuf_add_u64(w->out, i < STATE_LIMITS ? r->within[i] : r->timed);
		strbuf_addc(w->out, '\n');
	}
	strbuf_done(&text);
	begin_sample(w, M_DURATION, "_sum", labels, 2);
	add_seconds(w->out, r->ns);
	strbuf_addc(w->out, '\n');
	begin_sample(w, M_DURATION, "_count", labels, 2);
	strbuf_add_u64(w->out, r->timed);
	strbuf_addc(w->out, '\n');
}

static void write_calls(const struct writer *w, const struct state *s)
{
	write_rows(w, M_CALLS, s);
	write_rows(w, M_ERRORS, s);
	head(w, M_DURATION);
	for (uint32_t i = 0; i < s->nrows; i++)
		write_histogram(w, &s->rows[i]);
}

static void write_apis(const struct writer *w, enum metric id, const struct state *s)
{
	head(w, id);
	for (uint32_t i = 0; i < s->napis; i++) {
		const struct state_api *a = &s->apis[i];
		uint64_t v = id == M_PROGRAMS	? a->programs
			     : id == M_LAUNCHES ? a->launches
						: a->unfinished;

		sample(w, id, "api", a->name, v);
	}
}

static void write_losses(const struct writer *w, const struct state *s)
{
	head(w, M_LOSSES);
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		sample(w, M_LOSSES, "cause", losses_name(i), s->losses[i]);
}

static void write_one(const struct writer *w, enum metric id, const char *label, const char *value,
		      uint64_t v)
{
	head(w, id);
	sample(w, id, label, value, v);
}

static void write_own(const struct writer *w, const struct state *s)
{
	head(w, M_CPU);
	sample(w, M_CPU, "process", "tracer", s->tracer.cpu_ns);
	sample(w, M_CPU, "process", "web", s->web.cpu_ns);
	head(w, M_MEMORY);
	sample(w, M_MEMORY, "process", "tracer", s->tracer.bytes);
	sample(w, M_MEMORY, "process", "web", s->web.bytes);
	write_one(w, M_RESTARTS, NULL, NULL, s->web_restarts);
	head(w, M_RELOADS);
	sample(w, M_RELOADS, "result", "done", s->reloads);
	sample(w, M_RELOADS, "result", "refused", s->failed_reloads);
}

void metrics_write(struct strbuf *out, const struct state *s, const char *version, bool open)
{
	const struct writer w = { out, version, open };

	write_one(&w, M_BUILD, "version", version, 1);
	write_one(&w, M_START, NULL, NULL, s->start_ns);
	write_one(&w, M_READ, NULL, NULL, s->taken_ns);
	write_apis(&w, M_PROGRAMS, s);
	write_calls(&w, s);
	write_apis(&w, M_UNFINISHED, s);
	write_apis(&w, M_LAUNCHES, s);
	write_one(&w, M_FOLDED, NULL, NULL, s->folded);
	write_losses(&w, s);
	write_own(&w, s);
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
	json_object(&j, "programs");
	for (uint32_t i = 0; i < s->napis; i++)
		json_u64(&j, s->apis[i].name, s->apis[i].programs);
	json_end_object(&j);
	json_object(&j, "losses");
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		if (s->losses[i])
			json_u64(&j, losses_name(i), s->losses[i]);
	json_end_object(&j);
	json_u64(&j, "lost", losses_sum(s->losses, LOSSES_EVENTS));
	json_u64(&j, "web_restarts", s->web_restarts);
	json_u64(&j, "reloads", s->reloads);
	json_u64(&j, "failed_reloads", s->failed_reloads);
	json_end_line(&j);
}
