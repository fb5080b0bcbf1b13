// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * json_array.c - the lines of json.c as one array, for readers that need a valid JSON file: the same objects, one
 * per line.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "sink/sink.h"

struct array_sink {
	struct sink sink;
	struct sink *lines;
	struct strbuf text;
	bool begun;
};

static void array_done(struct sink *sink)
{
	struct array_sink *s = sink_own(array_sink, sink);

	sink_free(s->lines);
	strbuf_done(&s->text);
}

static int array_open(struct sink *sink)
{
	return sink_new(&sink_json, &sink->opts, &sink_own(array_sink, sink)->lines);
}

/* What json.c wrote: a line break is nowhere but at the end of an object. */
static int pass(struct array_sink *s, int r, struct strbuf *out)
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

static int array_event(struct sink *sink, const struct event *e, const struct told *told,
		       struct strbuf *out)
{
	struct array_sink *s = sink_own(array_sink, sink);
	if (e->type == EVENT_SOURCE)
		sink_source_json(e, &s->text);
	return pass(s, sink_json.event(s->lines, e, told, &s->text), out);
}

static int array_part(struct sink *sink, struct strbuf *out)
{
	struct array_sink *s = sink_own(array_sink, sink);

	return pass(s, sink_part_json(sink->part, &s->text), out);
}

/* There is a line about losses always, so the array is never empty. */
static int array_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct array_sink *s = sink_own(array_sink, sink);
	int r = pass(s, sink_lost_as_json(s->lines, counters, &s->text), out);

	strbuf_adds(out, "\n]\n");
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_json_array = {
	.name = "json-array",
	.size = sizeof(struct array_sink),
	.needs = TOLD_WORK | TOLD_CONTEXT | TOLD_TASK,
	.shows_values = true,
	.open = array_open,
	.event = array_event,
	.lost = array_lost,
	.part = array_part,
	.done = array_done,
};
