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
#include "sink/behind.h"
#include "sink/perfetto_packets.h"
#include "sink/perfetto_tape.h"
#include "sink/sink.h"
#include "sink/timeline.h"
#include "sink/value.h"

struct sink {
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

/* There are a dozen in a call: it is where it is called. */
static inline __attribute__((always_inline)) void note(struct sink *s, struct blank b,
						       enum tape_note_kind kind, uint32_t len,
						       const char *text, uint64_t u)
{
	struct tape_note *n = tape_add(s->tape, sizeof(*n));

	if (!n)
		return;
	n->kind = (uint8_t)kind;
	n->field = b.field;
	n->key_len = b.key_len;
	n->len = len;
	n->key = b.key;
	n->text = text;
	n->u = u;
	if (__builtin_expect(b.key_len, 0))
		tape_add_bytes(s->tape, b.key, b.key_len);
}

static void note_number(struct sink *s, struct blank b, uint32_t field, uint64_t v)
{
	note(s, b, TAPE_NUMBER, field, NULL, v);
}

static void note_u64(struct sink *s, struct blank b, uint64_t v)
{
	note_number(s, b, NOTE_UINT, v);
}

static void note_double(struct sink *s, struct blank b, double v)
{
	uint64_t bits;

	memcpy(&bits, &v, sizeof(bits));
	note(s, b, TAPE_DOUBLE, 0, NULL, bits);
}

static void note_copied(struct sink *s, struct blank b, enum tape_note_kind kind, const char *text,
			size_t len)
{
	note(s, b, kind, cut(len), NULL, 0);
	tape_add_bytes(s->tape, text, cut(len));
}

static void note_text(struct sink *s, struct blank b, const char *text, size_t len)
{
	note_copied(s, b, TAPE_TEXT, text, len);
}

/* One of a few that come often: a kernel's name. */
static void note_word(struct sink *s, struct blank b, const char *text)
{
	note_copied(s, b, TAPE_WORD, text, strlen(text));
}

/* The same, of the catalog or our own. */
static void note_static(struct sink *s, struct blank b, const char *text)
{
	note(s, b, TAPE_STATIC, 0, text, 0);
}

/* What comes until it is closed is in it. */
static void note_open(struct sink *s, struct blank b)
{
	note(s, b, TAPE_OPEN, 0, NULL, 0);
}

static void note_close(struct sink *s, enum tape_note_kind how)
{
	note(s, entry(NULL), how, 0, NULL, 0);
}

static void note_value(struct sink *s, struct blank n, const struct value *v,
		       const struct value_view *view);

/* As a person reads it, for what a plain annotation can't say. */
static void note_shown(struct sink *s, struct blank n, const struct value *v,
		       const struct value_view *view)
{
	strbuf_reset(&s->text);
	value_text(&s->text, v, view);
	note_text(s, n, strbuf_str(&s->text), s->text.len);
}

static void note_handle(struct sink *s, struct blank n, const struct value *v,
			const struct value_view *view)
{
	struct model_object o;

	if (!v->u || !view->call || !model_object(view->model, view->call, v, &o)) {
		note_number(s, n, NOTE_POINTER, v->u);
		return;
	}
	if (!o.name && strlen(o.word) < TAPE_WORD_MAX) {
		note(s, n, o.uncertain ? TAPE_OBJECT_UNCERTAIN : TAPE_OBJECT, o.number, o.word,
		     o.handle);
		return;
	}
	strbuf_reset(&s->text);
	value_object(&s->text, o.word, o.number, o.uncertain);
	strbuf_addc(&s->text, ' ');
	strbuf_add_hex(&s->text, o.handle);
	if (o.name) {
		strbuf_addc(&s->text, ' ');
		strbuf_adds(&s->text, o.name);
	}
	note_text(s, n, strbuf_str(&s->text), s->text.len);
}

/* Keys in structures are the catalog's. */
static void note_items(struct sink *s, struct blank b, const struct value *v,
		       const struct value_view *view)
{
	const bool keys = v->kind == VALUE_STRUCT;

	note_open(s, b);
	for (uint32_t i = 0; i < v->nitems; i++) {
		const struct blank item = {
			.field = keys ? NOTE_ENTRY : NOTE_ITEM,
			.key = keys ? v->items[i].key : NULL,
		};

		note_value(s, item, &v->items[i], view);
	}
	note_close(s, TAPE_CLOSE);
}

static void note_value(struct sink *s, struct blank n, const struct value *v,
		       const struct value_view *view)
{
	if (v->flags & (VALUE_F_FAULT | VALUE_F_CIRCLE | VALUE_F_TRUNC)) {
		note_shown(s, n, v, view);
		return;
	}
	if (v->flags & VALUE_F_NULL) {
		note_static(s, n, "NULL");
		return;
	}
	switch ((enum value_kind)v->kind) {
	case VALUE_UINT:
		note_u64(s, n, v->u);
		return;
	case VALUE_INT:
		note_number(s, n, NOTE_INT, v->u);
		return;
	case VALUE_BOOL:
		note_number(s, n, NOTE_BOOL, v->u != 0);
		return;
	case VALUE_FLOAT:
		note_double(s, n, v->f);
		return;
	case VALUE_ENUM:
		if (v->name)
			note_static(s, n, v->name);
		else
			note_u64(s, n, v->u);
		return;
	case VALUE_HANDLE:
		note_handle(s, n, v, view);
		return;
	case VALUE_PTR:
		note_number(s, n, NOTE_POINTER, v->u);
		return;
	case VALUE_STRING:
		note_copied(s, n, TAPE_WORD, v->str ? v->str : "", v->str ? v->len : 0);
		return;
	case VALUE_STRUCT:
	case VALUE_ARRAY:
		note_items(s, n, v, view);
		return;
	case VALUE_FLAGS:
	case VALUE_BYTES:
	case VALUE_UNKNOWN:
		break;
	}
	note_shown(s, n, v, view);
}

static void note_sizes(struct sink *s, const char *key, const uint64_t *sizes, unsigned n)
{
	if (!n)
		return;
	strbuf_reset(&s->text);
	for (unsigned i = 0; i < n; i++) {
		if (i)
			strbuf_addc(&s->text, 'x');
		strbuf_add_u64(&s->text, sizes[i]);
	}
	note_text(s, entry(key), strbuf_str(&s->text), s->text.len);
}

static void notes_of_launch(struct sink *s, const struct model_launch *l)
{
	static const char *const global[] = {
		[CAT_SIZES_ITEMS] = "global", [CAT_SIZES_GROUPS] = "groups", [CAT_SIZES_GRID] = "grid"
	};

	if (l->kernel.name)
		note_word(s, entry("kernel"), l->kernel.name);
	note_sizes(s, global[l->sizes], l->global, l->nglobal);
	note_sizes(s, l->sizes == CAT_SIZES_GRID ? "block" : "local", l->local, l->nlocal);
}

/* In a dictionary of its own, for arguments may be called kernel, too. */
static void notes_of_work(struct sink *s, struct model *m, const struct event_call *c)
{
	struct model_launch l;
	struct model_copy y;
	bool launch = model_launch(m, c, &l), copy = model_copy(m, c, &y);

	if (!launch && !copy)
		return;
	note_open(s, keyed("work"));
	if (launch)
		notes_of_launch(s, &l);
	if (copy) {
		const char direction[] = { y.from, '2', y.to, '\0' };

		note_word(s, entry("copy"), direction);
		if (y.has_size)
			note_u64(s, entry("bytes"), y.bytes);
	}
	note_close(s, TAPE_CLOSE_FILLED);
}

static void notes_of_call(struct sink *s, struct model *m, const struct event_call *c)
{
	const struct value_view view = { .model = m, .call = c };
	unsigned flags = c->rec->h.flags;

	/* Names of arguments are the catalog's. */
	for (uint32_t i = 0; i < c->nargs; i++)
		note_value(s, keyed(c->args[i].key && *c->args[i].key ? c->args[i].key : "arg"),
			   &c->args[i], &view);
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
	notes_of_work(s, m, c);
}

static void notes_of_xpti(struct sink *s, const struct event_xpti *x)
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

static void notes_of_slice(struct sink *s, const struct timeline_slice *x)
{
	if (x->event && x->event->type == EVENT_CALL)
		notes_of_call(s, x->model, &x->event->call);
	if (x->event && x->event->type == EVENT_XPTI && x->shape != TIMELINE_END)
		notes_of_xpti(s, x->event->xpti);
	for (unsigned i = 0; i < x->nnotes; i++) {
		const struct timeline_note *n = &x->notes[i];

		if (n->text)
			note_text(s, keyed(n->key), n->text, strlen(n->text));
		else
			note_u64(s, keyed(n->key), n->number);
	}
}

/* ---- what the timeline tells ------------------------------------------------------------------- */

/* An item is whole. Many may come of one event: the chunks of the graph. */
static int item_end(struct sink *s, struct strbuf *out)
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
	struct sink *s = u;
	struct tape_clock *to = tape_add(s->tape, sizeof(*to));

	if (to)
		*to = (struct tape_clock){ ITEM_CLOCK, *c };
	return item_end(s, out);
}

static int put_track(void *u, const struct timeline_track *t, struct strbuf *out)
{
	struct sink *s = u;
	struct tape_track *to = tape_add(s->tape, sizeof(*to));
	const uint32_t name = (uint32_t)strlen(t->name) + 1;
	const uint32_t cmdline = t->cmdline ? (uint32_t)strlen(t->cmdline) + 1 : 0;

	if (to)
		*to = (struct tape_track){ ITEM_TRACK, name, cmdline, *t };
	tape_add_bytes(s->tape, t->name, name);
	tape_add_bytes(s->tape, t->cmdline, cmdline);
	return item_end(s, out);
}

static int put_slice(void *u, const struct timeline_slice *x, struct strbuf *out)
{
	const bool named = x->shape != TIMELINE_END, texts = named && !x->fixed;
	struct sink *s = u;
	const size_t at = s->tape->len;
	struct tape_slice head = {
		.type = ITEM_SLICE,
		.shape = x->shape,
		.has_file = named && x->file,
		.has_function = named && x->function,
		.file_len = named && x->file ? cut(strlen(x->file)) : 0,
		.function_len = named && x->function ? cut(strlen(x->function)) : 0,
		.line = x->line,
		.nflows = x->nflows,
		.name_len = texts ? cut(strlen(x->name)) : 0,
		.category_len = texts ? cut(strlen(x->category)) : 0,
		.name = x->fixed ? x->name : NULL,
		.category = x->fixed ? x->category : NULL,
		.ts = x->ts,
		.dur = x->dur,
		.track = x->track,
	};

	tape_add(s->tape, sizeof(head));
	if (named)
		notes_of_slice(s, x);
	head.notes_len = (uint32_t)(s->tape->len - at - tape_padded(sizeof(head)));
	tape_add_bytes(s->tape, x->flows, x->nflows * sizeof(*x->flows));
	if (head.has_file || head.has_function || texts) {
		tape_add_bytes(s->tape, x->file, head.file_len);
		tape_add_bytes(s->tape, x->function, head.function_len);
		tape_add_bytes(s->tape, x->name, head.name_len);
		tape_add_bytes(s->tape, x->category, head.category_len);
	}
	if (strbuf_failed(s->tape))
		return -ENOMEM;
	memcpy(s->tape->buf + at, &head, sizeof(head));
	return item_end(s, out);
}

static int put_counter(void *u, uint64_t track, uint32_t pid, const char *name, uint64_t ts,
		       uint64_t value, struct strbuf *out)
{
	struct sink *s = u;
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

static struct sink *perfetto_free(struct sink *s)
{
	if (!s)
		return NULL;
	behind_free(s->behind);
	packets_free(s->packets);
	timeline_free(s->timeline);
	strbuf_done(&s->text);
	free(s);
	return NULL;
}

static int perfetto_open(const struct sink_opts *o, struct sink **ret)
{
	struct sink *s = calloc(1, sizeof(*s));
	int r;

	if (!s)
		return -ENOMEM;
	r = packets_new(&s->packets);
	if (r >= 0)
		r = behind_new(packets_take, s->packets, o->helper, &s->behind);
	if (r >= 0)
		r = timeline_new(&ops, s, &s->timeline);
	if (r < 0) {
		perfetto_free(s);
		return r;
	}
	s->waits = o->helper;
	s->tape = behind_batch(s->behind);
	*ret = s;
	return 0;
}

static int perfetto_event(struct sink *s, struct model *m, const struct event *e,
			  struct strbuf *out)
{
	return timeline_event(s->timeline, m, e, out);
}

/* What comes at the end, which is waited for. */
static int settle(struct sink *s, int r, struct strbuf *out)
{
	if (r >= 0)
		r = behind_settle(s->behind, out);
	s->tape = behind_batch(s->behind);
	return r;
}

static int perfetto_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	return settle(s, timeline_finish(s->timeline, m, out), out);
}

static int perfetto_part(struct sink *s, struct strbuf *out)
{
	return settle(s, timeline_part(s->timeline, out), out);
}

static int perfetto_lost(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	return settle(s, timeline_lost(s->timeline, counters, out), out);
}

const struct sink_ops sink_perfetto = {
	.name = "perfetto",
	.needs = TIMELINE_NEEDS,
	.open = perfetto_open,
	.event = perfetto_event,
	.finish = perfetto_finish,
	.lost = perfetto_lost,
	.part = perfetto_part,
	.free = perfetto_free,
};
