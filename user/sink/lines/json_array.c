// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * json_array.c - the lines of json.c as one array, for readers that want a whole file: the same objects,
 * a line each.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "sink/sink.h"

struct sink {
	struct sink *lines;
	struct strbuf text;
	bool begun;
};

static struct sink *array_free(struct sink *s)
{
	if (!s)
		return NULL;
	sink_json.free(s->lines);
	strbuf_done(&s->text);
	free(s);
	return NULL;
}

static int array_open(const struct sink_opts *o, struct sink **ret)
{
	struct sink *s = calloc(1, sizeof(*s));
	int r;

	if (!s)
		return -ENOMEM;
	r = sink_json.open(o, &s->lines);
	if (r < 0) {
		free(s);
		return r;
	}
	*ret = s;
	return 0;
}

/* What json.c wrote: a line break is nowhere but at the end of an object. */
static int pass(struct sink *s, int r, struct strbuf *out)
{
	const char *at = strbuf_str(&s->text), *end;

	while (r >= 0 && (end = strchr(at, '\n'))) {
		strbuf_adds(out, s->begun ? ",\n" : "[\n");
		strbuf_add(out, at, (size_t)(end - at));
		s->begun = true;
		at = end + 1;
	}
	if (strbuf_failed(&s->text) || strbuf_failed(out))
		r = -ENOMEM;
	strbuf_reset(&s->text);
	return r;
}

static int array_event(struct sink *s, const struct event *e, const struct told *told,
		       struct strbuf *out)
{
	if (e->type == EVENT_SOURCE)
		sink_source_json(e, &s->text);
	return pass(s, sink_json.event(s->lines, e, told, &s->text), out);
}

static int array_part(struct sink *s, struct strbuf *out)
{
	struct json j;

	json_line(&j, &s->text, "part");
	return pass(s, json_end_line(&j), out);
}

/* There is a line about losses always, so the array is never empty. */
static int array_lost(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	int r = pass(s, sink_json.lost(s->lines, counters, &s->text), out);

	strbuf_adds(out, "\n]\n");
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_json_array = {
	.name = "json-array",
	.needs = TOLD_WORK | TOLD_CONTEXT | TOLD_TASK,
	.open = array_open,
	.event = array_event,
	.lost = array_lost,
	.part = array_part,
	.free = array_free,
};
