// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* stat_tables.c - the tables of stat, for people and as JSON. */
#include "base/cleanup.h"
#include "model/time/waits.h"
#include "sink/analysis/stat_inside.h"
#include "sink/value.h"

struct table_view stat_view(struct stat_sink *s, bool histograms)
{
	return (struct table_view){ .whos = commands_whos(s->commands),
				    .names = &s->sink.names,
				    .histograms = histograms,
				    .own = s };
}

#define TID   T_JSON("tid", ID, tid, T_IF(tid))
#define PLACE T_JSON("function", TEXT, function), T_JSON("api", TEXT, api)

/* ---- calls ------------------------------------------------------------------------------------- */

#define T_ROW struct row
static const TABLE(by_function, PLACE);
static const TABLE(by_process, T_JSON("", WHO, who));
static const TABLE(by_thread, T_JSON("", WHO, who), TID, T_JSON("thread", TEXT, thread, T_IF(tid)));

/* What the row is of. */
static void call_key(struct json *j, const void *row, const struct table_view *v)
{
	static const struct table_column *const keys[] = { by_function, by_process, by_thread };

	table_members(j, keys[((const struct stat_sink *)v->own)->by], row, v);
}

const TABLE(stat_calls, T_JSON_BY(call_key), T_COLUMN("% self", NULL, PERCENT, 6, self, T_OF(all)),
	    T_COLUMN("total", NULL, NS, 10, times.total, T_IF(times.count)),
	    T_COLUMN("self", NULL, NS, 10, self, T_IF(times.count)),
	    T_COLUMN("calls", "calls", COUNT, 9, calls),
	    T_COLUMN("errors", "errors", COUNT, 7, errors), T_JSON("unfinished", COUNT, unfinished),
	    T_JSON("in_flight", COUNT, in_flight), T_JSON("self", NS, self),
	    T_COLUMN("", "", PART, 0, times, .part = table_times), T_LABEL(" %s", TEXT, key),
	    T_SOME(" (%s never returned)", COUNT, unfinished),
	    T_SOME(" (and %s in flight)", COUNT, in_flight));
#undef T_ROW

/* ---- commands ---------------------------------------------------------------------------------- */

#define T_ROW struct latency_command
const TABLE(stat_commands, T_JSON("kind", WORD, kind, .words = rows_kinds),
	    T_JSON("name", NAME, label, .other = "demangled"), T_JSON("api", TEXT, api),
	    T_JSON("", WHO, who), T_COLUMN("submitted", "submitted", COUNT, 9, submit.count),
	    T_JSON("submit", PART, submit, .part = table_times),
	    T_COLUMN("submitting", NULL, MEAN, 10, submit),
	    T_COLUMN("measured", NULL, COUNT, 9, device.count, T_IF(device.count),
		     .absent = " not measured", .rest = true),
	    T_COLUMN("device", NULL, NS, 10, device.total),
	    T_COLUMN("", "device", PART, 0, device, T_IF(device.count), .part = table_times),
	    T_LABEL(" %s", WORD, kind, .words = rows_kinds), T_LABEL(" %s", TEXT, api),
	    T_LABEL(" %s", NAME, label), T_LABEL("  [%s]", WHO, who));
#undef T_ROW

/* ---- threads ----------------------------------------------------------------------------------- */

#define T_ROW struct waits_thread
#define PART_OF_TIME(title, key, member) \
	T_COLUMN(title, key, NS, 10, member), T_COLUMN("", NULL, SHARE, 6, member, T_OF(span))
const TABLE(stat_threads, T_INSET, T_JSON("", WHO, who), TID,
	    T_JSON("thread", CHARS, name, T_IF(tid)), T_JSON("threads", COUNT, threads),
	    T_JSON("calls", COUNT, calls), T_JSON("from", NS, from, T_IF(tid)),
	    T_JSON("to", NS, to, T_IF(tid)), T_COLUMN("time", "span", NS, 10, span),
	    PART_OF_TIME("submitting", "submitting", submit_ns),
	    PART_OF_TIME("waiting", "waiting", wait_ns),
	    PART_OF_TIME("other API", "other", other_ns),
	    PART_OF_TIME("elsewhere", "elsewhere", elsewhere_ns), T_JSON("untimed", COUNT, untimed),
	    T_JSON("lossy", FLAG, lossy), T_JSON("running", FLAG, running), ROWS_THREAD_LABEL(name),
	    T_LABEL(", %s threads", COUNT, threads, T_IF(threads), .least = 2),
	    T_SOME(", records were lost: the rest may be less", FLAG, lossy),
	    T_SOME(", %s calls without a duration count as elsewhere", COUNT, untimed),
	    T_SOME(", was in a call at the end", FLAG, running));
#undef T_ROW

/* ---- waits ------------------------------------------------------------------------------------- */

#define FOR T_JSON("for", NAME, what, .other = "for_demangled")

#define T_ROW struct waits_group
const TABLE(stat_groups, T_JSON("", WHO, who), PLACE, FOR,
	    T_COLUMN("waits", "waits", COUNT, 9, waits),
	    T_COLUMN("failed", "failed", COUNT, 7, failed), T_JSON("unfinished", COUNT, unfinished),
	    T_COLUMN("total", "total", NS, 10, total),
	    T_COLUMN("mean", NULL, EACH, 10, total, T_OF(waits)),
	    T_COLUMN("max", "max", NS, 10, max), T_LABEL(" %s", WHO, who),
	    T_LABEL(", %s", TEXT, function), T_LABEL(", %s", NAME, what),
	    T_SOME(" (%s never returned)", COUNT, unfinished));
#undef T_ROW

static void item_object(struct json *j, const void *row, const struct table_view *v)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const struct waits_for *f = row;

	(void)v;
	if (f->word)
		value_object(&text, f->word, f->number, f->uncertain);
	json_str(j, "object", f->word ? strbuf_str(&text) : NULL);
}

#define T_ROW struct waits_for
static const TABLE(items, T_JSON_BY(item_object),
		   T_JSON("command", NAME, command, .other = "demangled"),
		   T_JSON("submitted", NS, submitted, T_IF(submitted)),
		   T_JSON("by", ID, by, T_IF(by)), T_JSON("uncertain", FLAG, uncertain));
#undef T_ROW

static void wait_items(struct json *j, const void *row, const struct table_view *v)
{
	const struct waits_wait *x = row;

	json_array(j, "items");
	for (uint32_t i = 0; i < x->n && i < WAITS_FOR_MAX; i++) {
		json_object(j, NULL);
		table_members(j, items, &x->for_[i], v);
		json_end_object(j);
	}
	json_end_array(j);
}

static void wait_layers(struct json *j, const void *row, const struct table_view *v)
{
	const struct waits_wait *x = row;

	(void)v;
	json_array(j, "layers");
	for (uint32_t i = 0; i < x->nlayers; i++)
		json_str(j, NULL, x->layers[i]);
	json_end_array(j);
}

static void wait_inside(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct waits_wait *x = row;

	for (uint32_t k = 0; k < x->nlayers; k++)
		strbuf_addf(out, "%s%s", k ? ", " : " (inside: ", x->layers[k]);
	strbuf_adds(out, x->nlayers ? "), for " : ", for ");
	rows_add_for(out, x, v->names);
}

#define T_ROW struct waits_wait
/* What is waited for. */
#define WAITED_FOR \
	FOR, T_JSON_BY(wait_items), T_JSON("count", COUNT, n), T_JSON("queued", COUNT, queued)
static const TABLE(waited_for, WAITED_FOR);
const TABLE(stat_waits, T_INSET, T_JSON("ts", NS, ts), T_COLUMN("", "dur", NS, 10, dur),
	    T_JSON("", WHO, who), TID, T_JSON("thread", CHARS, thread, T_IF(tid)), PLACE,
	    T_JSON("failed", FLAG, failed), T_JSON("unfinished", FLAG, unfinished), WAITED_FOR,
	    T_JSON_BY(wait_layers), ROWS_THREAD_LABEL(thread), T_LABEL(", %s", TEXT, function),
	    T_LABEL_BY(wait_inside), T_SOME(" (never returned)", FLAG, unfinished));
#undef T_ROW

/* ---- in flight --------------------------------------------------------------------------------- */

#define T_ROW struct waits_inflight
/* Of a call that began within the trace. */
static const TABLE(begun, T_JSON("id", COUNT, id), T_JSON("parent_id", COUNT, parent, T_IF(parent)),
		   T_JSON("ts", NS, ts));

static void flight_rest(struct json *j, const void *row, const struct table_view *v)
{
	const struct waits_inflight *f = row;

	json_bool(j, "waits", f->kind == WAITS_WAITS);
	if (!f->older)
		table_members(j, begun, row, v);
	if (!f->older && f->kind == WAITS_WAITS)
		table_members(j, waited_for, &f->wait, v);
}

const TABLE(stat_in_flight, T_JSON("", WHO, who), TID, T_JSON("thread", CHARS, thread, T_IF(tid)),
	    PLACE, T_JSON("age", NS, age), T_JSON("older", FLAG, older), T_JSON_BY(flight_rest));
#undef T_ROW

#define T_ROW struct waits_outside
const TABLE(stat_outside, T_JSON("", WHO, who), TID, T_JSON("thread", CHARS, thread, T_IF(tid)),
	    T_JSON("running", FLAG, running), T_JSON("wchan", CHARS, at, T_IF(at[0])));
