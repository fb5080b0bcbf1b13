// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* perfetto_notes.c - see perfetto_notes.h. */
#include "sink/timeline/perfetto_notes.h"

#include <string.h>

#define NOTES_MAX (1u << 20) /* bytes of an event's annotations; then no more are begun */

/* Fields of DebugAnnotation: number and wire type. */
#define NOTE_NAME   (1u << 3 | 0)
#define NOTE_DOUBLE (5u << 3 | 1)
#define NOTE_TEXT   (6u << 3 | 2)
#define NOTE_WORD   (17u << 3 | 0) /* string_value_iid: two bytes */

#define SHORT_MAX 100u /* bytes of one that is short for sure, without its field, length and key */
#define WORD_MAX  50u  /* of an object; then its number and handle have room */

/* ---- pieces ------------------------------------------------------------------------------------ */

static size_t key_size(struct blank b)
{
	return b.key ? 1 + varint_size(b.key) : 0;
}

static inline uint8_t *put_key(uint8_t *p, struct blank b)
{
	if (!b.key)
		return p;
	*p++ = NOTE_NAME;
	return put_varint(p, b.key);
}

/* Where the next annotation goes to, with room for its field, length, key and so many bytes; NULL: no room. */
static inline uint8_t *begin(struct notes *n, size_t size)
{
	return n->out->len - n->from > NOTES_MAX ? NULL
						 : bytes_room(n->out, 2 * (1 + VARINT_MAX) + size);
}

static void end(struct notes *n, const uint8_t *p)
{
	n->out->len = (size_t)(p - (uint8_t *)n->out->buf);
}

/*
 * Most are short: of less than 128 bytes, so that their length is one byte, and is written last. Begins one of
 * so many bytes after its key, SHORT_MAX at most; returns where its value goes to, or NULL.
 */
static inline uint8_t *short_begin(struct notes *n, struct blank b, size_t size)
{
	uint8_t *p = begin(n, size);

	if (!p)
		return NULL;
	*p = (uint8_t)b.field;
	return put_key(p + 2, b);
}

static inline void short_end(struct notes *n, const uint8_t *p)
{
	uint8_t *from = (uint8_t *)n->out->buf + n->out->len;

	from[1] = (uint8_t)(p - from - 2);
	end(n, p);
}

void note_number(struct notes *n, struct blank b, enum note_value field, uint64_t v)
{
	uint8_t *p = short_begin(n, b, 1 + VARINT_MAX);

	if (!p)
		return;
	*p++ = (uint8_t)field;
	short_end(n, put_varint(p, v));
}

static void note_double(struct notes *n, struct blank b, double v)
{
	uint8_t *p = short_begin(n, b, 1 + sizeof(v));

	if (!p)
		return;
	*p++ = NOTE_DOUBLE;
	memcpy(p, &v, sizeof(v));
	short_end(n, p + sizeof(v));
}

/* ---- texts ------------------------------------------------------------------------------------- */

void note_text(struct notes *n, struct blank b, const char *text, size_t len)
{
	uint8_t *p;

	if (!intern_is_clean(text, len)) {
		text = intern_clean(n->intern, text, len);
		len = strlen(text);
	}
	p = begin(n, 1 + VARINT_MAX + len);
	if (!p)
		return;
	*p++ = (uint8_t)b.field;
	p = put_varint(p, key_size(b) + 1 + varint_size(len) + len);
	p = put_key(p, b);
	*p++ = NOTE_TEXT;
	p = put_varint(p, len);
	memcpy(p, text, len);
	end(n, p + len);
}

static void note_numbered(struct notes *n, struct blank b, uint64_t iid)
{
	uint8_t *p = short_begin(n, b, 2 + VARINT_MAX);

	if (p)
		short_end(n, put_varint(put_varint(p, NOTE_WORD), iid));
}

void note_word(struct notes *n, struct blank b, const char *text, size_t len)
{
	uint64_t iid = intern_bytes(n->intern, INTERN_VALUE, text, len);

	if (iid)
		note_numbered(n, b, iid);
	else
		note_text(n, b, text, len);
}

void note_static(struct notes *n, struct blank b, const char *text)
{
	uint64_t iid = intern_static(n->intern, INTERN_VALUE, text);

	if (iid)
		note_numbered(n, b, iid);
	else
		note_text(n, b, text, strlen(text));
}

/* What was written to n->text. */
static void note_made(struct notes *n, struct blank b)
{
	note_text(n, b, strbuf_str(&n->text), n->text.len);
}

void note_sizes(struct notes *n, const char *key, const uint64_t *sizes, unsigned count)
{
	if (!count)
		return;
	strbuf_reset(&n->text);
	for (unsigned i = 0; i < count; i++) {
		if (i)
			strbuf_addc(&n->text, 'x');
		strbuf_add_u64(&n->text, sizes[i]);
	}
	note_made(n, note_entry(n, key));
}

/* ---- values ------------------------------------------------------------------------------------ */

size_t note_open(struct notes *n, struct blank b)
{
	uint8_t *p = begin(n, LENGTH_BYTES);

	if (!p)
		return 0;
	*p = (uint8_t)b.field;
	end(n, put_key(p + 1 + LENGTH_BYTES, b));
	return (size_t)(p + 1 + LENGTH_BYTES - (uint8_t *)n->out->buf);
}

void note_close(struct notes *n, size_t begin)
{
	put_length((uint8_t *)n->out->buf + begin, LENGTH_BYTES, n->out->len - begin);
}

static void note_long_object(struct notes *n, struct blank b, const struct model_object *o)
{
	strbuf_reset(&n->text);
	value_object(&n->text, o->word, o->number, o->uncertain);
	strbuf_addc(&n->text, ' ');
	strbuf_add_hex(&n->text, o->handle);
	if (o->name) {
		strbuf_addc(&n->text, ' ');
		strbuf_adds(&n->text, o->name);
	}
	note_made(n, b);
}

/* The same text where it is to stand, as most of them are short. */
static void note_object(struct notes *n, struct blank b, const struct model_object *o)
{
	const size_t len = strlen(o->word);
	uint8_t *from;
	char *text, *p;

	if (o->name || len > WORD_MAX) {
		note_long_object(n, b, o);
		return;
	}
	from = short_begin(n, b, SHORT_MAX);
	if (!from)
		return;
	*from = NOTE_TEXT;
	text = (char *)from + 2;
	memcpy(text, o->word, len);
	p = text + len;
	*p++ = '#';
	if (o->number)
		p = digits_u64(p, o->number);
	if (!o->number || o->uncertain)
		*p++ = '?';
	*p++ = ' ';
	p = digits_hex(p, o->handle);
	from[1] = (uint8_t)(p - text);
	short_end(n, (uint8_t *)p);
}

static void note_handle(struct notes *n, struct blank b, const struct value *v,
			const struct value_view *view)
{
	const struct model_object *o = view->told ? told_object(view->told, v) : NULL;

	if (o)
		note_object(n, b, o);
	else
		note_number(n, b, NOTE_POINTER, v->u);
}

/* As a person reads it. */
static void note_shown(struct notes *n, struct blank b, const struct value *v,
		       const struct value_view *view)
{
	strbuf_reset(&n->text);
	value_text(&n->text, v, view);
	note_made(n, b);
}

static void note_flags(struct notes *n, struct blank b, const struct value *v)
{
	strbuf_reset(&n->text);
	value_flags(&n->text, v->type, v->u);
	note_made(n, b);
}

static void note_items(struct notes *n, struct blank b, const struct value *v,
		       const struct value_view *view)
{
	const size_t at = note_open(n, b);

	if (!at)
		return;
	note_values(n, v->items, v->nitems, v->kind == VALUE_STRUCT ? NOTE_ENTRY : NOTE_ITEM, view);
	note_close(n, at);
}

/* What a plain annotation can't say. */
#define UNLIKE_OTHERS (VALUE_F_FAULT | VALUE_F_CIRCLE | VALUE_F_TRUNC | VALUE_F_MORE)

/* What is no plain number. A VALUE_UINT is an address here, or stands for something. Not inlined, for the sake of numbers. */
__attribute__((noinline)) static void
note_other(struct notes *n, struct blank b, const struct value *v, const struct value_view *view)
{
	if (v->flags & UNLIKE_OTHERS) {
		note_shown(n, b, v, view);
		return;
	}
	if (v->flags & VALUE_F_NULL) {
		note_static(n, b, "NULL");
		return;
	}
	switch ((enum value_kind)v->kind) {
	case VALUE_BOOL:
		note_number(n, b, NOTE_BOOL, v->u != 0);
		return;
	case VALUE_FLOAT:
		note_double(n, b, v->f);
		return;
	case VALUE_ENUM:
		if (v->name)
			note_static(n, b, v->name);
		else
			note_number(n, b, NOTE_UINT, v->u);
		return;
	case VALUE_HANDLE:
		note_handle(n, b, v, view);
		return;
	case VALUE_STRING:
		note_word(n, b, v->str ?: "", v->str ? v->len : 0);
		return;
	case VALUE_STRUCT:
	case VALUE_ARRAY:
		note_items(n, b, v, view);
		return;
	case VALUE_FLAGS:
		if (v->flags & VALUE_F_POINTEE)
			break;
		note_flags(n, b, v);
		return;
	case VALUE_UINT:
		if (v->name)
			note_static(n, b, v->name);
		else
			note_number(n, b, NOTE_POINTER, v->u);
		return;
	case VALUE_INT:
	case VALUE_PTR:
	case VALUE_BYTES:
	case VALUE_UNKNOWN:
		break;
	}
	note_shown(n, b, v, view);
}

/* Most are numbers. */
void note_value(struct notes *n, struct blank b, const struct value *v,
		const struct value_view *view)
{
	static const uint8_t numbers[] = {
		[VALUE_UINT] = NOTE_UINT,
		[VALUE_INT] = NOTE_INT,
		[VALUE_PTR] = NOTE_POINTER,
		[VALUE_UNKNOWN] = 0,
	};

	if (numbers[v->kind] && !v->name && !value_is_address(v) &&
	    !(v->flags & (UNLIKE_OTHERS | VALUE_F_NULL)))
		note_number(n, b, numbers[v->kind], v->u);
	else
		note_other(n, b, v, view);
}

void note_values(struct notes *n, const struct value *v, uint32_t count, enum note_field field,
		 const struct value_view *view)
{
	for (uint32_t i = 0; i < count; i++) {
		const char *key = field == NOTE_ITEM ? NULL : v[i].key;
		struct blank b = { .field = field };

		if (field == NOTE_OF_EVENT && !(key && *key))
			key = "arg";
		if (key)
			b.key = intern_static(n->intern, INTERN_KEY, key);
		note_value(n, b, &v[i], view);
	}
}
