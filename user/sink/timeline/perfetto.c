// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto.c - Perfetto's own trace format (ui.perfetto.dev, trace_processor): what its events say of calls, XPTI's
 * events and all else that is on the timeline.
 *
 * Said it is on a tape (perfetto_tape.h), of which perfetto_packets.c makes packets: of a recording by a thread of its
 * own (behind.c), for that is half of the work.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "decode/xpti.h"
#include "sink/timeline/behind.h"
#include "sink/timeline/perfetto_packets.h"
#include "sink/timeline/perfetto_tape.h"
#include "sink/sink.h"
#include "sink/timeline/timeline.h"
#include "sink/value.h"
#include "sink/work.h"

struct perfetto_sink {
	struct sink sink;
	struct timeline *timeline;
	struct packets *packets;
	struct behind *behind;
	bool waits;	     /* until there is a batch */
	struct strbuf *tape; /* the batch of behind that is being filled */
	struct strbuf text;
};

/* ---- annotations ------------------------------------------------------------------------------- */

/* One that is to be told: its key, and the field that it is. Small, so that it goes around in registers. */
struct blank {
	const char *key;  /* NULL: none, as in arrays */
	uint16_t key_len; /* 0: it is static */
	uint8_t field;
};

static struct blank keyed(const char *key)
{
	return (struct blank){ key, 0, NOTE_OF_EVENT };
}

static struct blank entry(const char *key)
{
	return (struct blank){ key, 0, NOTE_ENTRY };
}

static uint32_t cut(size_t len)
{
	return len < TAPE_TEXT_MAX ? (uint32_t)len : TAPE_TEXT_MAX;
}

/*
 * One that says nothing yet, but has its key; NULL: no memory. Valid until something else is put on the tape. There
 * are a dozen in a call.
 */
static inline struct tape_note *note_new(struct perfetto_sink *s, struct blank b)
{
	struct tape_note *n = tape_add(s->tape, sizeof(*n) + b.key_len);

	if (!n)
		return NULL;
	*n = (struct tape_note){ .field = b.field, .key_len = b.key_len, .key = b.key };
	if (__builtin_expect(b.key_len, 0))
		memcpy(n + 1, b.key, b.key_len);
	return n;
}

static inline void say_number(struct tape_note *n, uint8_t field, uint64_t v)
{
	n->kind = TAPE_NUMBER;
	n->len = field;
	n->u = v;
}

/* Of the catalog, or our own. */
static inline void say_static(struct tape_note *n, const char *text)
{
	n->kind = TAPE_STATIC;
	n->text = text;
}

/* n is the last of the tape. */
static void say_copied(struct perfetto_sink *s, struct tape_note *n, enum tape_note_kind kind,
		       const char *text, size_t len)
{
	n->kind = (uint8_t)kind;
	n->len = cut(len);
	tape_add_bytes(s->tape, text, cut(len));
}

static void note_number(struct perfetto_sink *s, struct blank b, uint8_t field, uint64_t v)
{
	struct tape_note *n = note_new(s, b);

	if (n)
		say_number(n, field, v);
}

static void note_u64(struct perfetto_sink *s, struct blank b, uint64_t v)
{
	note_number(s, b, NOTE_UINT, v);
}

static void note_static(struct perfetto_sink *s, struct blank b, const char *text)
{
	struct tape_note *n = note_new(s, b);

	if (n)
		say_static(n, text);
}

static void note_text(struct perfetto_sink *s, struct blank b, const char *text)
{
	struct tape_note *n = note_new(s, b);

	if (n)
		say_copied(s, n, TAPE_TEXT, text, strlen(text));
}

/* One of a few that come often: a kernel's name. */
static void note_word(struct perfetto_sink *s, struct blank b, const char *text)
{
	struct tape_note *n = note_new(s, b);

	if (n)
		say_copied(s, n, TAPE_WORD, text, strlen(text));
}

/* What comes until it is closed is in it. */
static void note_open(struct perfetto_sink *s, struct blank b)
{
	struct tape_note *n = note_new(s, b);

	if (n)
		n->kind = TAPE_OPEN;
}

static void note_close(struct perfetto_sink *s, enum tape_note_kind how)
{
	struct tape_note *n = note_new(s, entry(NULL));

	if (n)
		n->kind = (uint8_t)how;
}

static void note_values(struct perfetto_sink *s, const struct value *v, uint32_t count,
			uint8_t field, const struct value_view *view);

/* As a person reads it. */
static void say_shown(struct perfetto_sink *s, struct tape_note *n, const struct value *v,
		      const struct value_view *view)
{
	strbuf_reset(&s->text);
	value_text(&s->text, v, view);
	say_copied(s, n, TAPE_TEXT, strbuf_str(&s->text), s->text.len);
}

static void say_object(struct perfetto_sink *s, struct tape_note *n, const struct model_object *o)
{
	if (o->name)
		n->kind = o->uncertain ? TAPE_NAMED_UNCERTAIN : TAPE_NAMED;
	else
		n->kind = o->uncertain ? TAPE_OBJECT_UNCERTAIN : TAPE_OBJECT;
	n->len = o->number;
	n->text = o->word;
	n->u = o->handle;
	if (o->name)
		tape_add_bytes(s->tape, o->name, strlen(o->name) + 1);
}

static void say_handle(struct perfetto_sink *s, struct tape_note *n, const struct value *v,
		       const struct value_view *view)
{
	const struct model_object *o = view->told ? told_object(view->told, v) : NULL;

	if (o)
		say_object(s, n, o);
	else
		say_number(n, NOTE_POINTER, v->u);
}

static void say_items(struct perfetto_sink *s, struct tape_note *n, const struct value *v,
		      const struct value_view *view)
{
	n->kind = TAPE_OPEN;
	note_values(s, v->items, v->nitems, v->kind == VALUE_STRUCT ? NOTE_ENTRY : NOTE_ITEM, view);
	note_close(s, TAPE_CLOSE);
}

/* What a plain annotation can't say. */
#define UNLIKE_OTHERS (VALUE_F_FAULT | VALUE_F_CIRCLE | VALUE_F_TRUNC)

/* What is no plain number. */
static void say_value(struct perfetto_sink *s, struct tape_note *n, const struct value *v,
		      const struct value_view *view)
{
	if (v->flags & UNLIKE_OTHERS) {
		say_shown(s, n, v, view);
		return;
	}
	if (v->flags & VALUE_F_NULL) {
		say_static(n, "NULL");
		return;
	}
	switch ((enum value_kind)v->kind) {
	case VALUE_BOOL:
		say_number(n, NOTE_BOOL, v->u != 0);
		return;
	case VALUE_FLOAT:
		n->kind = TAPE_DOUBLE;
		memcpy(&n->u, &v->f, sizeof(n->u));
		return;
	case VALUE_ENUM:
		if (v->name)
			say_static(n, v->name);
		else
			say_number(n, NOTE_UINT, v->u);
		return;
	case VALUE_HANDLE:
		say_handle(s, n, v, view);
		return;
	case VALUE_STRING:
		say_copied(s, n, TAPE_WORD, v->str, v->str ? v->len : 0);
		return;
	case VALUE_STRUCT:
	case VALUE_ARRAY:
		say_items(s, n, v, view);
		return;
	case VALUE_FLAGS:
		if (v->flags & VALUE_F_POINTEE)
			break;
		n->kind = TAPE_FLAGS;
		n->type = v->type;
		n->u = v->u;
		return;
	case VALUE_UINT:
	case VALUE_INT:
	case VALUE_PTR:
	case VALUE_BYTES:
	case VALUE_UNKNOWN:
		break;
	}
	say_shown(s, n, v, view);
}

/* Most are numbers. */
static inline void note_value(struct perfetto_sink *s, struct blank b, const struct value *v,
			      const struct value_view *view)
{
	static const uint8_t numbers[] = {
		[VALUE_UINT] = NOTE_UINT,
		[VALUE_INT] = NOTE_INT,
		[VALUE_PTR] = NOTE_POINTER,
		[VALUE_UNKNOWN] = 0,
	};
	struct tape_note *n = note_new(s, b);

	if (!n)
		return;
	if (numbers[v->kind] && !(v->flags & (UNLIKE_OTHERS | VALUE_F_NULL)))
		say_number(n, numbers[v->kind], v->u);
	else
		say_value(s, n, v, view);
}

/* Their keys are the catalog's. */
static void note_values(struct perfetto_sink *s, const struct value *v, uint32_t count,
			uint8_t field, const struct value_view *view)
{
	for (uint32_t i = 0; i < count; i++) {
		const char *key = field == NOTE_ITEM ? NULL : v[i].key;

		if (field == NOTE_OF_EVENT && !(key && *key))
			key = "arg";
		note_value(s, (struct blank){ key, 0, field }, &v[i], view);
	}
}

static void note_sizes(struct perfetto_sink *s, const char *key, const uint64_t *sizes,
		       unsigned count)
{
	struct tape_note *n = count ? note_new(s, entry(key)) : NULL;

	if (!n)
		return;
	n->kind = TAPE_SIZES;
	n->len = count;
	tape_add_bytes(s->tape, sizes, count * sizeof(*sizes));
}

static void notes_of_launch(struct perfetto_sink *s, const struct model_launch *l)
{
	if (l->kernel.name)
		note_word(s, entry("kernel"), l->kernel.name);
	note_sizes(s, work_sizes[l->sizes], l->global, l->nglobal);
	note_sizes(s, l->sizes == CAT_SIZES_GRID ? "block" : "local", l->local, l->nlocal);
}

/* In a dictionary of its own, for arguments may be called kernel, too. */
static void notes_of_work(struct perfetto_sink *s, const struct told *told)
{
	const struct model_launch *launch = told->launch;
	const struct model_copy *copy = told->copy;

	if (!launch && !copy)
		return;
	note_open(s, keyed("work"));
	if (launch)
		notes_of_launch(s, launch);
	if (copy) {
		const char direction[] = { copy->from, '2', copy->to, '\0' };

		note_word(s, entry("copy"), direction);
		if (copy->has_size)
			note_u64(s, entry("bytes"), copy->bytes);
	}
	note_close(s, TAPE_CLOSE_FILLED);
}

static void notes_of_call(struct perfetto_sink *s, const struct told *told,
			  const struct event_call *c)
{
	const struct value_view view = { .told = told, .call = c };
	unsigned flags = c->rec->h.flags;

	note_values(s, c->args, c->nargs, NOTE_OF_EVENT, &view);
	if (c->ret.kind != VALUE_UNKNOWN)
		note_value(s, keyed("ret"), &c->ret, &view);
	note_u64(s, keyed("id"), c->rec->id);
	if (c->error)
		note_number(s, keyed("error"), NOTE_BOOL, true);
	if (c->library)
		note_word(s, keyed("library"), c->library);
	if (flags & XB_F_LOWER)
		note_static(s, keyed("layer"), "lower");
	if (flags & XB_F_UNFINISHED)
		note_static(s, keyed("unfinished"),
			    flags & XB_F_EXITED	   ? "its thread ended"
			    : flags & XB_F_UNWOUND ? "left by an exception or a jump"
						   : "in flight when the trace ended");
	if (flags & XB_F_OLDER)
		note_number(s, keyed("began_before_the_trace"), NOTE_BOOL, true);
	if (flags & XB_F_ENTRY_ONLY)
		note_number(s, keyed("entry_only"), NOTE_BOOL, true);
	notes_of_work(s, told);
}

static void notes_of_xpti(struct perfetto_sink *s, const struct event_xpti *x)
{
	const struct value_view view = { 0 };
	char uid[XPTI_UID_TEXT];

	if (x->has_event && xpti_uid_known(&x->rec->uid)) {
		xpti_uid_text(&x->rec->uid, uid);
		note_word(s, keyed("uid"), uid);
		note_u64(s, keyed("uid_instance"), x->rec->uid.instance);
	}
	note_u64(s, keyed("instance"), x->rec->instance);
	if (x->has_edge) {
		xpti_uid_text(&x->rec->source, uid);
		note_word(s, keyed("source"), uid);
		xpti_uid_text(&x->rec->target, uid);
		note_word(s, keyed("target"), uid);
	}
	if (!(x->data.flags & VALUE_F_NULL))
		note_value(s, keyed("data"), &x->data, &view);
	for (uint32_t i = 0; i < x->nmetadata; i++) {
		const struct value *v = &x->metadata[i];
		/* Not ours: it is copied. */
		const struct blank b = { *v->key ? v->key : "", (uint16_t)cut(strlen(v->key)),
					 NOTE_OF_EVENT };

		note_value(s, b, v, &view);
	}
}

static void notes_of_slice(struct perfetto_sink *s, const struct timeline_slice *x)
{
	if (x->event && x->event->type == EVENT_CALL)
		notes_of_call(s, x->told, &x->event->call);
	if (x->event && x->event->type == EVENT_XPTI && x->shape != TIMELINE_END)
		notes_of_xpti(s, x->event->xpti);
	for (unsigned i = 0; i < x->nnotes; i++) {
		const struct timeline_note *n = &x->notes[i];

		if (n->text)
			note_text(s, keyed(n->key), n->text);
		else
			note_u64(s, keyed(n->key), n->number);
	}
}

/* ---- what the timeline tells ------------------------------------------------------------------- */

/* An item is whole. Many may come of one event: the chunks of the graph. */
static int item_end(struct perfetto_sink *s, struct strbuf *out)
{
	int r;

	if (s->waits && s->tape->len < BEHIND_BATCH)
		return 0;
	r = behind_give(s->behind, out);
	s->tape = behind_batch(s->behind);
	return r;
}

static int put_clock(void *u, const struct xb_def_clock *c, struct strbuf *out)
{
	struct perfetto_sink *s = u;
	struct tape_clock *to = tape_add(s->tape, sizeof(*to));

	if (to)
		*to = (struct tape_clock){ ITEM_CLOCK, *c };
	return item_end(s, out);
}

static int put_track(void *u, const struct timeline_track *t, struct strbuf *out)
{
	struct perfetto_sink *s = u;
	struct tape_track *to = tape_add(s->tape, sizeof(*to));
	const uint32_t name = (uint32_t)strlen(t->name) + 1;
	const uint32_t cmdline = t->cmdline ? (uint32_t)strlen(t->cmdline) + 1 : 0;

	if (to)
		*to = (struct tape_track){ ITEM_TRACK, name, cmdline, *t };
	tape_add_bytes(s->tape, t->name, name);
	tape_add_bytes(s->tape, t->cmdline, cmdline);
	return item_end(s, out);
}

static uint32_t text_len(const char *text)
{
	return text ? cut(strlen(text)) : 0;
}

/*
 * The head has how long what follows is, so it is written last; and in its place, for to copy it from elsewhere would
 * wait until all that was written before has left for the caches, from which another core has just read them.
 */
static int put_slice(void *u, const struct timeline_slice *x, struct strbuf *out)
{
	const bool named = x->shape != TIMELINE_END, texts = named && !x->fixed;
	const uint32_t file_len = named ? text_len(x->file) : 0;
	const uint32_t function_len = named ? text_len(x->function) : 0;
	const uint32_t name_len = texts ? text_len(x->name) : 0;
	const uint32_t category_len = texts ? text_len(x->category) : 0;
	struct perfetto_sink *s = u;
	const size_t at = s->tape->len;
	struct tape_slice *head;
	uint32_t notes_len;

	tape_add(s->tape, sizeof(*head));
	if (named)
		notes_of_slice(s, x);
	notes_len = (uint32_t)(s->tape->len - at - tape_padded(sizeof(*head)));
	tape_add_bytes(s->tape, x->flows, x->nflows * sizeof(*x->flows));
	tape_add_bytes(s->tape, x->file, file_len);
	tape_add_bytes(s->tape, x->function, function_len);
	tape_add_bytes(s->tape, x->name, name_len);
	tape_add_bytes(s->tape, x->category, category_len);
	if (strbuf_failed(s->tape))
		return -ENOMEM;
	head = (void *)(s->tape->buf + at);
	head->type = ITEM_SLICE;
	head->shape = x->shape;
	head->has_file = named && x->file;
	head->has_function = named && x->function;
	head->file_len = file_len;
	head->function_len = function_len;
	head->line = x->line;
	head->notes_len = notes_len;
	head->nflows = x->nflows;
	head->name_len = name_len;
	head->category_len = category_len;
	head->name = x->fixed ? x->name : NULL;
	head->category = x->fixed ? x->category : NULL;
	head->ts = x->ts;
	head->dur = x->dur;
	head->track = x->track;
	return item_end(s, out);
}

static int put_counter(void *u, uint64_t track, uint32_t pid, const char *name, uint64_t ts,
		       uint64_t value, struct strbuf *out)
{
	struct perfetto_sink *s = u;
	struct tape_counter *to = tape_add(s->tape, sizeof(*to));

	(void)pid, (void)name;
	if (to)
		*to = (struct tape_counter){ ITEM_COUNTER, track, ts, value };
	return item_end(s, out);
}

/* ---- the sink ---------------------------------------------------------------------------------- */

static const struct timeline_ops ops = {
	.clock = put_clock,
	.track = put_track,
	.slice = put_slice,
	.counter = put_counter,
};

static void perfetto_done(struct sink *sink)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);

	behind_free(s->behind);
	packets_free(s->packets);
	timeline_free(s->timeline);
	strbuf_done(&s->text);
}

static int perfetto_open(struct sink *sink)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);
	int r = packets_new(&s->packets);

	if (r >= 0)
		r = behind_new(packets_take, s->packets, sink->opts.helper, &s->behind);
	if (r >= 0)
		r = timeline_new(&ops, s, &s->timeline);
	if (r < 0)
		return r;
	s->waits = sink->opts.helper;
	s->tape = behind_batch(s->behind);
	return 0;
}

static void perfetto_start(struct sink *sink, struct model *m)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);
	timeline_start(s->timeline, m);
}

static int perfetto_event(struct sink *sink, const struct event *e, const struct told *told,
			  struct strbuf *out)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);
	return timeline_event(s->timeline, e, told, out);
}

/* What comes at the end, which is waited for. */
static int settle(struct perfetto_sink *s, int r, struct strbuf *out)
{
	if (r >= 0)
		r = behind_settle(s->behind, out);
	s->tape = behind_batch(s->behind);
	return r;
}

static int perfetto_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);
	(void)m;
	return settle(s, timeline_finish(s->timeline, out), out);
}

static int perfetto_part(struct sink *sink, struct strbuf *out)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);
	return settle(s, timeline_part(s->timeline, out), out);
}

static int perfetto_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);
	return settle(s, timeline_lost(s->timeline, counters, out), out);
}

const struct sink_ops sink_perfetto = {
	.name = "perfetto",
	.size = sizeof(struct perfetto_sink),
	.needs = TIMELINE_NEEDS,
	.open = perfetto_open,
	.start = perfetto_start,
	.event = perfetto_event,
	.finish = perfetto_finish,
	.lost = perfetto_lost,
	.part = perfetto_part,
	.done = perfetto_done,
};
