// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_notes.h - annotations of Perfetto's events (DebugAnnotation), written one after the other in the form in
 * which they are in the event. A call has a dozen of them. Only for sink/.
 */
#ifndef XB_SINK_PERFETTO_NOTES_H
#define XB_SINK_PERFETTO_NOTES_H

#include "base/digits.h"
#include "base/strbuf.h"
#include "sink/timeline/perfetto_intern.h"
#include "sink/value.h"

#define VARINT_MAX   10u
#define LENGTH_BYTES 4u /* of the length of what is longer than can be known before */

/* Room for n bytes at the end, and for what numbers need after themselves; NULL: no memory. */
static inline uint8_t *bytes_room(struct strbuf *out, size_t n)
{
	if (!strbuf_reserve(out, n + DIGITS_ROOM))
		return NULL;
	return (uint8_t *)out->buf + out->len;
}

/*
 * A length in front of what it is of, where so many bytes were left for it. It may say less than it could, as it does in
 * what Perfetto itself writes.
 */
static inline void put_length(uint8_t *from, unsigned room, size_t n)
{
	uint8_t *p = from - room;

	for (unsigned i = 1; i < room; i++, n >>= 7)
		*p++ = (uint8_t)(n | 0x80);
	*p = n & 0x7f;
}

struct notes {
	struct intern *intern;
	struct strbuf *out; /* whose end is that of the event that is being written */
	size_t from;	    /* where its fields begin there */
	struct strbuf text; /* of an annotation */
};

/* Number and wire type of the field that an annotation is, of an event or of another annotation. */
enum note_field {
	NOTE_OF_EVENT = 4 << 3 | 2,
	NOTE_ENTRY = 11 << 3 | 2,
	NOTE_ITEM = 12 << 3 | 2,
};

/* The same of its value. */
enum note_value {
	NOTE_BOOL = 2 << 3 | 0,
	NOTE_UINT = 3 << 3 | 0,
	NOTE_INT = 4 << 3 | 0,
	NOTE_POINTER = 7 << 3 | 0,
};

/* An annotation that is to be written: its field, and its key's number, 0: none, in arrays. */
struct blank {
	enum note_field field;
	uint64_t key;
};

/* key: static. */
static inline struct blank note_keyed(struct notes *n, const char *key)
{
	return (struct blank){ NOTE_OF_EVENT, intern_static(n->intern, INTERN_KEY, key) };
}

static inline struct blank note_entry(struct notes *n, const char *key)
{
	return (struct blank){ NOTE_ENTRY, intern_static(n->intern, INTERN_KEY, key) };
}

/* If there is no room or no memory, an annotation is missing; strbuf_failed() of out says so of the latter. */
void note_number(struct notes *n, struct blank b, enum note_value field, uint64_t v);
void note_text(struct notes *n, struct blank b, const char *text, size_t len);
/* One of a few texts that come often, such as a kernel's name. */
void note_word(struct notes *n, struct blank b, const char *text, size_t len);
/* The same, of the catalog or our own. */
void note_static(struct notes *n, struct blank b, const char *text);
/* "8x8x1"; nothing if there are none. */
void note_sizes(struct notes *n, const char *key, const uint64_t *sizes, unsigned count);
void note_value(struct notes *n, struct blank b, const struct value *v,
		const struct value_view *view);
/* Their keys are the catalog's. */
void note_values(struct notes *n, const struct value *v, uint32_t count, enum note_field field,
		 const struct value_view *view);

/* Begins one that has those that follow in it: where they begin. 0: no room, and they are not to be written. */
size_t note_open(struct notes *n, struct blank b);
void note_close(struct notes *n, size_t begin);

#endif
