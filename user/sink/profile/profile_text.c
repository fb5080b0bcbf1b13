// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * profile_text.c - profiles as text: folded stacks (a line a stack, for flamegraph.pl, inferno and others), and
 * speedscope's JSON.
 *
 * Folded stacks have no place for remarks, and every reader adds up what it does not know. What was lost is therefore
 * reported by stacks that weigh nothing.
 */
#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "sink/clean.h"
#include "sink/profile/profile.h"

/* ---- folded ---------------------------------------------------------------------------------------- */

struct folded {
	struct profile *p;
	struct strbuf *out;
	const char **names; /* by number of the frame */
	size_t n;
};

static int name_frame(void *u, const struct profile_frame *f)
{
	struct folded *d = u;

	d->names[d->n++] = profile_text(d->p, f->key.name);
	return 0;
}

/* What separates frames and lines is no part of a name. */
static void add_name(struct strbuf *out, const char *name)
{
	_cleanup_(strbuf_done) struct strbuf cleaned = STRBUF_INIT;
	size_t from = out->len, len = strlen(name);
	const char *text = clean_text(&cleaned, name, &len);

	strbuf_add(out, text ?: "?", text ? len : 1);
	for (char *c = out->buf + from; !strbuf_failed(out) && c < out->buf + out->len; c++)
		if (*c == ';' || *c == '\n' || *c == '\t')
			*c = *c == ';' ? ':' : ' ';
}

static int fold(void *u, const struct profile_sample *s)
{
	uint32_t stack[PROFILE_DEPTH];
	struct folded *d = u;
	uint64_t value = s->values[d->p->sink.by];
	unsigned n = value ? profile_stack(d->p, s, stack) : 0;

	for (unsigned i = 0; i < n; i++) {
		add_name(d->out, d->names[stack[i]]);
		strbuf_addc(d->out, i + 1 < n ? ';' : ' ');
	}
	if (n)
		strbuf_addf(d->out, "%llu\n", (unsigned long long)value);
	return 0;
}

static int folded_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf remarks = STRBUF_INIT;
	_cleanup_free_ const char **names = calloc(PROFILE_FRAMES + 1, sizeof(*names));
	struct folded d = { .p = sink_own(profile, sink), .out = out, .names = names };
	char *rest, *line;

	if (!names)
		return -ENOMEM;
	profile_each_frame(d.p, name_frame, &d);
	profile_each_sample(d.p, fold, &d);
	profile_remarks(d.p, counters, &remarks);
	rest = remarks.buf;
	while ((line = strsep(&rest, "\n"))) {
		if (!*line)
			continue;
		strbuf_addc(out, '[');
		add_name(out, line);
		strbuf_adds(out, "] 0\n");
	}
	return strbuf_failed(out) || strbuf_failed(&remarks) ? -ENOMEM : 0;
}

const struct sink_ops sink_folded = {
	.name = "folded",
	.lost = folded_lost,
	PROFILE_OPS,
};

/* ---- speedscope -------------------------------------------------------------------------------------- */

struct scope {
	struct profile *p;
	struct json j;
	enum profile_weight weight;
};

static int scope_frame(void *u, const struct profile_frame *f)
{
	struct scope *s = u;

	json_object(&s->j, NULL);
	json_str(&s->j, "name", profile_text(s->p, f->key.name));
	if (f->key.file && *profile_text(s->p, f->key.file))
		json_str(&s->j, "file", profile_text(s->p, f->key.file));
	if (f->key.line)
		json_u64(&s->j, "line", f->key.line);
	json_end_object(&s->j);
	return 0;
}

static int scope_stack(void *u, const struct profile_sample *sample)
{
	uint32_t stack[PROFILE_DEPTH];
	struct scope *s = u;
	unsigned n = sample->values[s->weight] ? profile_stack(s->p, sample, stack) : 0;

	if (!n)
		return 0;
	json_array(&s->j, NULL);
	for (unsigned i = 0; i < n; i++)
		json_u64(&s->j, NULL, stack[i]);
	json_end_array(&s->j);
	return 0;
}

static int scope_value(void *u, const struct profile_sample *sample)
{
	struct scope *s = u;

	if (sample->values[s->weight])
		json_u64(&s->j, NULL, sample->values[s->weight]);
	return 0;
}

static void scope_profile(struct scope *s)
{
	const struct profile_type *t = &profile_types[s->weight];

	json_object(&s->j, NULL);
	json_str(&s->j, "type", "sampled");
	json_str(&s->j, "name", t->name);
	json_str(&s->j, "unit", strcmp(t->unit, "count") ? t->unit : "none");
	json_u64(&s->j, "startValue", 0);
	json_u64(&s->j, "endValue", s->p->totals[s->weight]);
	json_array(&s->j, "samples");
	profile_each_sample(s->p, scope_stack, s);
	json_end_array(&s->j);
	json_array(&s->j, "weights");
	profile_each_sample(s->p, scope_value, s);
	json_end_array(&s->j);
	json_end_object(&s->j);
}

/* The weight that was asked for is the first to be shown. */
static int speedscope_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf remarks = STRBUF_INIT;
	struct scope s = { .p = sink_own(profile, sink) };

	profile_remarks(s.p, counters, &remarks);
	json_start(&s.j, out);
	json_object(&s.j, NULL);
	json_str(&s.j, "$schema", "https://www.speedscope.app/file-format-schema.json");
	json_str(&s.j, "exporter", "xptibpf");
	json_strn(&s.j, "name", strbuf_str(&remarks), remarks.len ? remarks.len - 1 : 0);
	json_u64(&s.j, "activeProfileIndex", (uint64_t)sink->by);
	json_object(&s.j, "shared");
	json_array(&s.j, "frames");
	profile_each_frame(s.p, scope_frame, &s);
	json_end_array(&s.j);
	json_end_object(&s.j);
	json_array(&s.j, "profiles");
	for (s.weight = 0; s.weight < PROFILE_WEIGHTS; s.weight++)
		scope_profile(&s);
	json_end_array(&s.j);
	json_end_object(&s.j);
	strbuf_addc(out, '\n');
	return s.j.failed || strbuf_failed(out) || strbuf_failed(&remarks) ? -ENOMEM : 0;
}

const struct sink_ops sink_speedscope = {
	.name = "speedscope",
	.lost = speedscope_lost,
	PROFILE_OPS,
};
