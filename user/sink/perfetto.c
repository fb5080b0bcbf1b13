// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto.c - Perfetto's own trace format (ui.perfetto.dev, trace_processor): a stream of packets, each a
 * protobuf message that protobuf-c writes by perfetto.proto.
 *
 * Names, categories, keys, values that come often and places in the source are written once and numbered
 * from then on (interned_data). What was numbered is forgotten when there is too much of it, which a packet
 * says (sequence_flags), so both we and the reader are bounded. A name is mostly found in a small table, by its
 * length, first and last bytes, where all of it is then compared.
 *
 * A message is packed in one go into room that was made for it; how much it can need at most is added up
 * while it is built, for asking protobuf-c would take as long as packing. Events are nearly all that is
 * written, so theirs are put together from pieces: what events of one name on one track have in common is
 * packed once and kept; the time and the other fields (a dozen annotations, each a key's number and a
 * value) are written behind each other as they come. As messages of C they took twice as long as the model.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/digits.h"
#include "base/hash.h"
#include "base/utf8.h"
#include "decode/arena.h"
#include "decode/xpti.h"
#include "perfetto.pb-c.h"
#include "sink/sink.h"
#include "sink/timeline.h"
#include "sink/value.h"

#define SEQUENCE	1u
#define STATE_CLEARED	1u /* sequence_flags */
#define STATE_NEEDED	2u
#define CLOCK_OF_EVENTS 3u /* BUILTIN_CLOCK_MONOTONIC */
#define CLOCK_WALL	1u
#define CLOCK_BOOT	6u
#define SLICE_BEGIN	1 /* TrackEvent.Type */
#define SLICE_END	2
#define INSTANT		3
#define COUNTER		4
#define UNIT_COUNT	2
#define UNIT_BYTES	3

#define NUMBERED_MAX  65536u	 /* numbered texts of one kind */
#define NUMBERED_SIZE (8u << 20) /* bytes of all of them */
#define CACHE	      2048u	 /* a power of two */
#define NEW_MAX	      256u /* numbered in one packet; what is more waits for none: it isn't numbered */
#define FIXED	      256u	 /* bytes of a packet without what is counted one by one */
#define EACH	      64u	 /* of an annotation or a new name without its texts */
#define TEXT_MAX      4096u	 /* bytes of one text */
#define NOTES_MAX     (1u << 20) /* bytes of an event's annotations; then no more are begun */

#define COMMONS	     1024u /* a power of two */
#define COMMON_BYTES 48u   /* of four fields */

/* Fields: number and wire type. */
#define PACKET		 (1u << 3 | 2) /* of Trace; then of TracePacket */
#define PACKET_TIMESTAMP (8u << 3 | 0)
#define PACKET_SEQUENCE	 (10u << 3 | 0)
#define PACKET_EVENT	 (11u << 3 | 2)
#define PACKET_INTERNED	 (12u << 3 | 2)
#define PACKET_FLAGS	 (13u << 3 | 0)
#define NOTE_OF_EVENT	 (4u << 3 | 2) /* of TrackEvent; from here on two bytes: */
#define EVENT_COUNTER	 (30u << 3 | 0)
#define EVENT_PLACE	 (34u << 3 | 0)
#define EVENT_FLOW	 (47u << 3 | 1)
/* Of DebugAnnotation. */
#define NOTE_ENTRY     (11u << 3 | 2)
#define NOTE_ITEM      (12u << 3 | 2)
#define NOTE_NAME      (1u << 3 | 0)
#define NOTE_BOOL      (2u << 3 | 0)
#define NOTE_UINT      (3u << 3 | 0)
#define NOTE_INT       (4u << 3 | 0)
#define NOTE_DOUBLE    (5u << 3 | 1)
#define NOTE_TEXT      (6u << 3 | 2)
#define NOTE_POINTER   (7u << 3 | 0)
#define NOTE_WORD      (17u << 3 | 0) /* string_value_iid: two bytes */
#define VARINT_MAX     10u
#define LENGTH_BYTES   4u	  /* of a packet, and of an annotation that has others in it */
#define LENGTH_UNKNOWN (1u << 21) /* takes so many */

/* Kinds of what is numbered, each with its own numbers. */
enum kind { NAME, CATEGORY, KEY, VALUE, KINDS };

struct name {
	UT_hash_handle hh;
	uint64_t iid;
	size_t len;
	char text[];
};

struct place {
	uint64_t file, function, line; /* numbers of texts */
};
struct numbered_place {
	UT_hash_handle hh;
	struct place key;
	uint64_t iid;
};

/* Of texts that stay where they are and what they are: the catalog's, and our own. */
struct known {
	const char *text;
	uint64_t iid;
};

/* What many events have in common: these fields of theirs, packed. */
struct common {
	uint64_t track, name, category; /* name and category: their numbers, 0: none */
	uint8_t type;
	uint8_t len; /* 0: not packed yet */
	uint8_t bytes[COMMON_BYTES];
};

struct sink {
	struct timeline *timeline;
	struct common commons[COMMONS];
	struct name *names[KINDS];
	const struct name *cache[KINDS][CACHE];
	struct known known[KINDS][CACHE];
	struct numbered_place *places;
	size_t bytes; /* of names */
	bool many;    /* of one kind */
	bool cleared; /* the next packet says that all numbers are forgotten */
	/* New in the packet that is being built. */
	Pf__InternedName fresh[KINDS][NEW_MAX];
	Pf__InternedName *fresh_at[KINDS][NEW_MAX];
	size_t nfresh[KINDS];
	bool any; /* of them, or a place */
	Pf__SourceLocation fresh_place, *fresh_place_at;
	Pf__InternedData fresh_data;
	Pf__TracePacketDefaults defaults;
	struct strbuf rest; /* of the event: annotations, flows, place, as they will stand in it */
	struct arena arena;
	size_t size; /* bytes that it can need */
	struct strbuf text;
};

/* ---- packets ----------------------------------------------------------------------------------- */

/* Room for n bytes at the end, and for what numbers need behind themselves; NULL: no memory. */
static inline uint8_t *room(struct strbuf *out, size_t n)
{
	if (!strbuf_reserve(out, n + DIGITS_ROOM))
		return NULL;
	return (uint8_t *)out->buf + out->len;
}

/*
 * The length of what begins at a place and ends at another, in front of it, where LENGTH_BYTES were left for it. It
 * may say less than it could, as it does in what Perfetto itself writes.
 */
static void put_length(uint8_t *from, const uint8_t *to)
{
	size_t n = (size_t)(to - from);
	uint8_t *p = from - LENGTH_BYTES;

	for (unsigned i = 0; i < LENGTH_BYTES - 1; i++, n >>= 7)
		p[i] = (uint8_t)(n | 0x80);
	p[LENGTH_BYTES - 1] = n & 0x7f;
}

/* Field 1 of message Trace: a file is one of those, written packet by packet. */
static void packet_close(struct strbuf *out, uint8_t *begin, uint8_t *end)
{
	begin[0] = PACKET;
	put_length(begin + 1 + LENGTH_BYTES, end);
	out->len = (size_t)((char *)end - out->buf);
	out->buf[out->len] = '\0';
}

static int put_packet(struct sink *s, const ProtobufCMessage *m, struct strbuf *out)
{
	uint8_t *begin = room(out, s->size + FIXED), *p;

	if (!begin)
		return -ENOMEM;
	p = begin + 1 + LENGTH_BYTES;
	packet_close(out, begin, p + protobuf_c_message_pack(m, p));
	return 0;
}

/* ---- texts ------------------------------------------------------------------------------------- */

/* Bytes that are plain characters: nothing of UTF-8 but ASCII, and no NUL. Eight at a time. */
static size_t plain_length(const char *text, size_t len)
{
	const uint64_t ones = 0x0101010101010101ull, tops = 0x8080808080808080ull;
	size_t i = 0;
	uint64_t x;

	for (; i + sizeof(x) <= len; i += sizeof(x)) {
		memcpy(&x, text + i, sizeof(x));
		if ((x | (x - ones)) & tops)
			break;
	}
	while (i < len && text[i] > 0)
		i++;
	return i;
}

/* Text as protobuf wants it, in the packet's memory: UTF-8, cut to a length, without NULs. */
static char *clean(struct sink *s, const char *text, size_t len)
{
	size_t i, n, step;
	uint32_t code;
	char *to;

	if (len > TEXT_MAX)
		len = TEXT_MAX;
	i = n = plain_length(text, len);
	to = arena_alloc(&s->arena, i + 3 * (len - i) + 1);
	if (!to)
		return (char *)"(no room)";
	memcpy(to, text, i);
	while (i < len) {
		step = utf8_decode((const unsigned char *)text + i, len - i, &code);
		if (step && code) {
			memcpy(to + n, text + i, step);
			n += step;
		} else {
			memcpy(to + n, "\xef\xbf\xbd", 3);
			n += 3;
			step = 1;
		}
		i += step;
	}
	to[n] = '\0';
	s->size += n + EACH;
	return to;
}

static void forget_names(struct sink *s)
{
	struct numbered_place *p, *next_place;
	struct name *n, *next;

	for (unsigned k = 0; k < KINDS; k++) {
		HASH_ITER(hh, s->names[k], n, next) {
			HASH_DEL(s->names[k], n);
			free(n);
		}
	}
	HASH_ITER(hh, s->places, p, next_place) {
		HASH_DEL(s->places, p);
		free(p);
	}
	memset(s->cache, 0, sizeof(s->cache));
	memset(s->known, 0, sizeof(s->known));
	memset(s->commons, 0, sizeof(s->commons));
	s->bytes = 0;
	s->many = false;
	s->cleared = true;
}

/* By what can be had without looking at all of it. */
static const struct name **cache_of(struct sink *s, enum kind k, const char *text, size_t len)
{
	uint64_t first = 0, last = 0;

	memcpy(&first, text, len < 8 ? len : 8);
	if (len > 8)
		memcpy(&last, text + len - 8, 8);
	first = (first ^ len) * 0x9fb21c651e98df25ull;
	last = (last ^ first >> 29) * 0x9fb21c651e98df25ull;
	return &s->cache[k][(first ^ last) >> 40 & (CACHE - 1)];
}

static const struct name *name_new(struct sink *s, enum kind k, const char *text, size_t len)
{
	struct name *n = calloc(1, sizeof(*n) + len + 1);

	if (!n)
		return NULL;
	memcpy(n->text, text, len + 1);
	n->len = len;
	n->iid = HASH_COUNT(s->names[k]) + 1;
	HASH_ADD_KEYPTR(hh, s->names[k], n->text, len, n);
	s->bytes += sizeof(*n) + len;
	s->many |= n->iid > NUMBERED_MAX;
	s->fresh[k][s->nfresh[k]] = (Pf__InternedName)PF__INTERNED_NAME__INIT;
	s->fresh[k][s->nfresh[k]].has_iid = true;
	s->fresh[k][s->nfresh[k]].iid = n->iid;
	s->fresh[k][s->nfresh[k]].name = n->text;
	s->fresh_at[k][s->nfresh[k]] = &s->fresh[k][s->nfresh[k]];
	s->nfresh[k]++;
	s->any = true;
	s->size += len + EACH;
	return n;
}

/* The text's number, told to the reader in this packet if it is new. 0: no memory. */
static uint64_t number_of_bytes(struct sink *s, enum kind k, const char *text, size_t len)
{
	const struct name **c = cache_of(s, k, text, len);
	struct name *found;
	const struct name *n = *c;
	const char *cleaned;

	if (n && n->len == len && !memcmp(n->text, text, len))
		return n->iid;
	cleaned = clean(s, text, len);
	len = strlen(cleaned);
	HASH_FIND(hh, s->names[k], cleaned, len, found);
	n = found;
	if (!n)
		n = s->nfresh[k] < NEW_MAX ? name_new(s, k, cleaned, len) : NULL;
	if (!n)
		return 0;
	*c = n;
	return n->iid;
}

static uint64_t number_of(struct sink *s, enum kind k, const char *text)
{
	return number_of_bytes(s, k, text, strlen(text));
}

/* Of a text of the catalog or our own: known by where it is. */
static uint64_t number_of_static(struct sink *s, enum kind k, const char *text)
{
	struct known *n =
		&s->known[k][((uintptr_t)text * 0x9fb21c651e98df25ull) >> 53 & (CACHE - 1)];

	if (n->text == text)
		return n->iid;
	*n = (struct known){ text, number_of(s, k, text) };
	if (!n->iid)
		n->text = NULL;
	return n->iid;
}

static uint64_t place_of(struct sink *s, const char *file, const char *function, uint32_t line)
{
	struct place key = { .line = line };
	struct numbered_place *p;

	/* Numbers of our own, that texts need not be compared; the reader gets no such numbers. */
	key.file = file ? number_of(s, VALUE, file) : 0;
	key.function = function ? number_of(s, VALUE, function) : 0;
	HASH_FIND(hh, s->places, &key, sizeof(key), p);
	if (p)
		return p->iid;
	p = calloc(1, sizeof(*p));
	if (!p)
		return 0;
	p->key = key;
	p->iid = HASH_COUNT(s->places) + 1;
	HASH_ADD(hh, s->places, key, sizeof(p->key), p);
	s->bytes += sizeof(*p);
	s->fresh_place = (Pf__SourceLocation)PF__SOURCE_LOCATION__INIT;
	s->fresh_place.has_iid = true;
	s->fresh_place.iid = p->iid;
	s->fresh_place.file_name = file ? clean(s, file, strlen(file)) : NULL;
	s->fresh_place.function_name = function ? clean(s, function, strlen(function)) : NULL;
	s->fresh_place.has_line_number = line != 0;
	s->fresh_place.line_number = line;
	s->fresh_place_at = &s->fresh_place;
	s->any = true;
	return p->iid;
}

/* Before a packet is built; the strings of the last one are no longer there. */
static void packet_begin(struct sink *s)
{
	if (s->any)
		memset(s->nfresh, 0, sizeof(s->nfresh));
	s->any = false;
	s->fresh_place_at = NULL;
	s->size = s->rest.len = 0;
	if (s->arena.total)
		arena_reset(&s->arena);
}

/* What is new in the packet; NULL: nothing. */
static Pf__InternedData *new_names(struct sink *s)
{
	Pf__InternedData *fresh = &s->fresh_data;

	if (!s->any)
		return NULL;
	*fresh = (Pf__InternedData)PF__INTERNED_DATA__INIT;
	fresh->event_names = s->fresh_at[NAME];
	fresh->n_event_names = s->nfresh[NAME];
	fresh->event_categories = s->fresh_at[CATEGORY];
	fresh->n_event_categories = s->nfresh[CATEGORY];
	fresh->debug_annotation_names = s->fresh_at[KEY];
	fresh->n_debug_annotation_names = s->nfresh[KEY];
	fresh->debug_annotation_string_values = s->fresh_at[VALUE];
	fresh->n_debug_annotation_string_values = s->nfresh[VALUE];
	fresh->source_locations = &s->fresh_place_at;
	fresh->n_source_locations = s->fresh_place_at ? 1 : 0;
	return fresh;
}

/* A packet that is no event; it goes out before the first event that comes after numbers were forgotten. */
static int packet_end(struct sink *s, Pf__TracePacket *p, struct strbuf *out)
{
	Pf__TracePacketDefaults *defaults = &s->defaults;

	p->has_trusted_packet_sequence_id = p->has_sequence_flags = true;
	p->trusted_packet_sequence_id = SEQUENCE;
	p->sequence_flags = STATE_NEEDED;
	p->interned_data = new_names(s);
	if (s->cleared) {
		p->sequence_flags |= STATE_CLEARED;
		*defaults = (Pf__TracePacketDefaults)PF__TRACE_PACKET_DEFAULTS__INIT;
		defaults->has_timestamp_clock_id = true;
		defaults->timestamp_clock_id = CLOCK_OF_EVENTS;
		p->trace_packet_defaults = defaults;
		s->cleared = false;
	}
	return put_packet(s, &p->base, out);
}

/* The same before an event: a packet of its own says that all numbers are forgotten, if there were too many. */
static int event_begin(struct sink *s, struct strbuf *out)
{
	Pf__TracePacket p = PF__TRACE_PACKET__INIT;
	int r;

	packet_begin(s);
	if (s->many || s->bytes > NUMBERED_SIZE)
		forget_names(s);
	if (!s->cleared)
		return 0;
	r = packet_end(s, &p, out);
	packet_begin(s);
	return r;
}

/* ---- annotations ------------------------------------------------------------------------------- */

/* An annotation that is to be written: its field in what it is part of, and its key's number, 0: none, in arrays. */
struct blank {
	uint8_t field;
	uint64_t key;
};

static struct blank keyed(struct sink *s, const char *key)
{
	return (struct blank){ NOTE_OF_EVENT, number_of_static(s, KEY, key) };
}

static size_t key_size(struct blank b)
{
	return b.key ? 1 + varint_size(b.key) : 0;
}

/*
 * Writes what comes before the value of so many bytes, for which there is room then; where it goes to. NULL: no
 * room, then the annotation isn't there.
 */
static inline uint8_t *note_begin(struct sink *s, struct blank b, size_t size)
{
	size_t key = key_size(b);
	uint8_t *p;

	if (s->rest.len > NOTES_MAX)
		return NULL;
	p = room(&s->rest, 1 + VARINT_MAX + key + (size < LENGTH_UNKNOWN ? size : 0));
	if (!p)
		return NULL;
	*p++ = b.field;
	p = put_varint(p, key + size);
	if (b.key) {
		*p++ = NOTE_NAME;
		p = put_varint(p, b.key);
	}
	return p;
}

static void note_end(struct sink *s, const uint8_t *p)
{
	s->rest.len = (size_t)(p - (uint8_t *)s->rest.buf);
}

/*
 * Most are short: of less than 128 bytes, so that their length is one byte, and is written last. Begins one of
 * so many bytes behind its key, SHORT_MAX at most; returns where its value goes to, or NULL.
 */
#define SHORT_MAX 100u
static inline uint8_t *short_begin(struct sink *s, struct blank b, size_t size)
{
	uint8_t *p;

	if (s->rest.len > NOTES_MAX)
		return NULL;
	p = room(&s->rest, 2 + 1 + VARINT_MAX + size);
	if (!p)
		return NULL;
	*p = b.field;
	p += 2;
	if (b.key) {
		*p++ = NOTE_NAME;
		p = put_varint(p, b.key);
	}
	return p;
}

static inline void short_end(struct sink *s, const uint8_t *p)
{
	uint8_t *begin = (uint8_t *)s->rest.buf + s->rest.len;

	begin[1] = (uint8_t)(p - begin - 2);
	note_end(s, p);
}

static void note_number(struct sink *s, struct blank b, uint8_t field, uint64_t v)
{
	uint8_t *p = short_begin(s, b, 1 + VARINT_MAX);

	if (!p)
		return;
	*p++ = field;
	short_end(s, put_varint(p, v));
}

static void note_u64(struct sink *s, struct blank b, uint64_t v)
{
	note_number(s, b, NOTE_UINT, v);
}

static void note_double(struct sink *s, struct blank b, double v)
{
	uint8_t *p = short_begin(s, b, 1 + sizeof(v));

	if (!p)
		return;
	*p++ = NOTE_DOUBLE;
	memcpy(p, &v, sizeof(v));
	short_end(s, p + sizeof(v));
}

static void note_text(struct sink *s, struct blank b, const char *text, size_t len)
{
	uint8_t *p;

	if (len > TEXT_MAX || plain_length(text, len) < len) {
		text = clean(s, text, len);
		len = strlen(text);
	}
	if (len <= SHORT_MAX) {
		p = short_begin(s, b, 2 + SHORT_MAX);
		if (!p)
			return;
		*p++ = NOTE_TEXT;
		*p++ = (uint8_t)len;
		memcpy(p, text, len);
		short_end(s, p + len);
		return;
	}
	p = note_begin(s, b, 1 + varint_size(len) + len);
	if (!p)
		return;
	*p++ = NOTE_TEXT;
	p = put_varint(p, len);
	memcpy(p, text, len);
	note_end(s, p + len);
}

static void note_numbered(struct sink *s, struct blank b, uint64_t iid)
{
	uint8_t *p = short_begin(s, b, 2 + VARINT_MAX);

	if (!p)
		return;
	*p++ = (uint8_t)(NOTE_WORD | 0x80);
	*p++ = NOTE_WORD >> 7;
	short_end(s, put_varint(p, iid));
}

/* One of a few that come often: a kernel's name. */
static void note_words(struct sink *s, struct blank b, const char *text, size_t len)
{
	uint64_t iid = number_of_bytes(s, VALUE, text, len);

	if (iid)
		note_numbered(s, b, iid);
	else
		note_text(s, b, text, len);
}

static void note_word(struct sink *s, struct blank b, const char *text)
{
	note_words(s, b, text, strlen(text));
}

/* The same, of the catalog or our own. */
static void note_static(struct sink *s, struct blank b, const char *text)
{
	uint64_t iid = number_of_static(s, VALUE, text);

	if (iid)
		note_numbered(s, b, iid);
	else
		note_text(s, b, text, strlen(text));
}

/* Begins one that has others in it: where its length is to be told, 0: no room. */
static size_t note_open(struct sink *s, struct blank b)
{
	uint8_t *p = note_begin(s, b, LENGTH_UNKNOWN);

	if (!p)
		return 0;
	note_end(s, p);
	return s->rest.len - key_size(b);
}

static void note_close(struct sink *s, size_t at)
{
	put_length((uint8_t *)s->rest.buf + at, (uint8_t *)s->rest.buf + s->rest.len);
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

/* Most objects: what the function below writes of one that has no name, and a short word. */
static void note_unnamed(struct sink *s, struct blank b, const struct model_object *o)
{
	uint8_t *begin = short_begin(s, b, SHORT_MAX);
	char *text, *p;

	if (!begin)
		return;
	*begin = NOTE_TEXT;
	p = text = (char *)begin + 2;
	p = stpcpy(p, o->word);
	*p++ = '#';
	if (o->number)
		p = digits_u64(p, o->number);
	if (!o->number || o->uncertain)
		*p++ = '?';
	*p++ = ' ';
	p = digits_hex(p, o->handle);
	begin[1] = (uint8_t)(p - text);
	short_end(s, (uint8_t *)p);
}

static void note_handle(struct sink *s, struct blank n, const struct value *v,
			const struct value_view *view)
{
	struct model_object o;

	if (!v->u || !view->call || !model_object(view->model, view->call, v, &o)) {
		note_number(s, n, NOTE_POINTER, v->u);
		return;
	}
	if (!o.name && strlen(o.word) < SHORT_MAX - 2 * DIGITS_ROOM) {
		note_unnamed(s, n, &o);
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
	size_t at = note_open(s, b);

	for (uint32_t i = 0; at && i < v->nitems; i++) {
		const char *key = keys ? v->items[i].key : NULL;
		const struct blank item = {
			.field = keys ? NOTE_ENTRY : NOTE_ITEM,
			.key = key ? number_of_static(s, KEY, key) : 0,
		};

		note_value(s, item, &v->items[i], view);
	}
	if (at)
		note_close(s, at);
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
		note_words(s, n, v->str ? v->str : "", v->str ? v->len : 0);
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

static struct blank entry(struct sink *s, const char *key)
{
	return (struct blank){ NOTE_ENTRY, number_of_static(s, KEY, key) };
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
	note_text(s, entry(s, key), strbuf_str(&s->text), s->text.len);
}

static void notes_of_launch(struct sink *s, const struct model_launch *l)
{
	static const char *const global[] = {
		[CAT_SIZES_ITEMS] = "global", [CAT_SIZES_GROUPS] = "groups", [CAT_SIZES_GRID] = "grid"
	};

	if (l->kernel.name)
		note_word(s, entry(s, "kernel"), l->kernel.name);
	note_sizes(s, global[l->sizes], l->global, l->nglobal);
	note_sizes(s, l->sizes == CAT_SIZES_GRID ? "block" : "local", l->local, l->nlocal);
}

/* In a dictionary of its own, for arguments may be called kernel, too. */
static void notes_of_work(struct sink *s, struct model *m, const struct event_call *c)
{
	struct model_launch l;
	struct model_copy y;
	bool launch = model_launch(m, c, &l), copy = model_copy(m, c, &y);
	size_t before = s->rest.len, at, empty;

	if (!launch && !copy)
		return;
	at = note_open(s, keyed(s, "work"));
	if (!at)
		return;
	empty = s->rest.len;
	if (launch)
		notes_of_launch(s, &l);
	if (copy) {
		const char direction[] = { y.from, '2', y.to, '\0' };

		note_word(s, entry(s, "copy"), direction);
		if (y.has_size)
			note_u64(s, entry(s, "bytes"), y.bytes);
	}
	if (s->rest.len > empty)
		note_close(s, at);
	else
		s->rest.len = before; /* nothing is known of it */
}

static void notes_of_call(struct sink *s, struct model *m, const struct event_call *c)
{
	const struct value_view view = { .model = m, .call = c };
	unsigned flags = c->rec->h.flags;

	/* Names of arguments are the catalog's. */
	for (uint32_t i = 0; i < c->nargs; i++)
		note_value(s, keyed(s, c->args[i].key && *c->args[i].key ? c->args[i].key : "arg"),
			   &c->args[i], &view);
	if (c->ret.kind != VALUE_UNKNOWN)
		note_value(s, keyed(s, "ret"), &c->ret, &view);
	note_u64(s, keyed(s, "id"), c->rec->id);
	if (c->error)
		note_number(s, keyed(s, "error"), NOTE_BOOL, true);
	if (c->library)
		note_word(s, keyed(s, "library"), c->library);
	if (flags & XB_F_LOWER)
		note_static(s, keyed(s, "layer"), "lower");
	if (flags & XB_F_UNFINISHED)
		note_static(s, keyed(s, "unfinished"),
			    flags & XB_F_EXITED	   ? "its thread ended"
			    : flags & XB_F_UNWOUND ? "left by an exception or a jump"
						   : "in flight when the trace ended");
	if (flags & XB_F_OLDER)
		note_number(s, keyed(s, "began_before_the_trace"), NOTE_BOOL, true);
	if (flags & XB_F_ENTRY_ONLY)
		note_number(s, keyed(s, "entry_only"), NOTE_BOOL, true);
	notes_of_work(s, m, c);
}

static void notes_of_xpti(struct sink *s, const struct event_xpti *x)
{
	const struct value_view view = { 0 };
	char uid[XPTI_UID_TEXT];

	if (x->has_event && xpti_uid_known(&x->rec->uid)) {
		xpti_uid_text(&x->rec->uid, uid);
		note_word(s, keyed(s, "uid"), uid);
		note_u64(s, keyed(s, "uid_instance"), x->rec->uid.instance);
	}
	note_u64(s, keyed(s, "instance"), x->rec->instance);
	if (x->has_edge) {
		xpti_uid_text(&x->rec->source, uid);
		note_word(s, keyed(s, "source"), uid);
		xpti_uid_text(&x->rec->target, uid);
		note_word(s, keyed(s, "target"), uid);
	}
	if (!(x->data.flags & VALUE_F_NULL))
		note_value(s, keyed(s, "data"), &x->data, &view);
	for (uint32_t i = 0; i < x->nmetadata; i++) {
		const struct value *v = &x->metadata[i];
		const struct blank b = { NOTE_OF_EVENT, number_of(s, KEY, v->key) };

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
			note_text(s, keyed(s, n->key), n->text, strlen(n->text));
		else
			note_u64(s, keyed(s, n->key), n->number);
	}
}

/* ---- what the timeline tells ------------------------------------------------------------------- */

static int put_clock(void *u, const struct xb_def_clock *c, struct strbuf *out)
{
	Pf__Clock clocks[3] = { PF__CLOCK__INIT, PF__CLOCK__INIT, PF__CLOCK__INIT };
	Pf__Clock *at[3] = { &clocks[0], &clocks[1], &clocks[2] };
	const uint32_t ids[] = { CLOCK_OF_EVENTS, CLOCK_WALL, CLOCK_BOOT };
	const uint64_t times[] = { c->h.ts, c->realtime, c->boottime };
	Pf__ClockSnapshot snapshot = PF__CLOCK_SNAPSHOT__INIT;
	Pf__TracePacket p = PF__TRACE_PACKET__INIT;
	struct sink *s = u;

	for (unsigned i = 0; i < 3; i++) {
		clocks[i].has_clock_id = clocks[i].has_timestamp = true;
		clocks[i].clock_id = ids[i];
		clocks[i].timestamp = times[i];
	}
	snapshot.clocks = at;
	snapshot.n_clocks = 3;
	snapshot.has_primary_trace_clock = true;
	snapshot.primary_trace_clock = CLOCK_OF_EVENTS;
	packet_begin(s);
	p.clock_snapshot = &snapshot;
	return packet_end(s, &p, out);
}

static void describe_process(struct sink *s, const struct timeline_track *t,
			     Pf__ProcessDescriptor *p)
{
	char label[32];

	p->has_pid = true;
	p->pid = (int32_t)t->pid;
	p->process_name = clean(s, t->name, strlen(t->name));
	if (t->cmdline && *t->cmdline) {
		p->cmdline = arena_alloc(&s->arena, sizeof(*p->cmdline));
		p->n_cmdline = p->cmdline ? 1 : 0;
		if (p->cmdline)
			p->cmdline[0] = clean(s, t->cmdline, strlen(t->cmdline));
	}
	if (t->start_ns) {
		p->has_start_timestamp_ns = true;
		p->start_timestamp_ns = (int64_t)t->start_ns;
	}
	if (!t->has_rank)
		return;
	snprintf(label, sizeof(label), "rank %u", t->rank);
	p->process_labels = arena_alloc(&s->arena, sizeof(*p->process_labels));
	p->n_process_labels = p->process_labels ? 1 : 0;
	if (p->process_labels)
		p->process_labels[0] = clean(s, label, strlen(label));
}

static int put_track(void *u, const struct timeline_track *t, struct strbuf *out)
{
	Pf__ProcessDescriptor process = PF__PROCESS_DESCRIPTOR__INIT;
	Pf__CounterDescriptor counter = PF__COUNTER_DESCRIPTOR__INIT;
	Pf__ThreadDescriptor thread = PF__THREAD_DESCRIPTOR__INIT;
	Pf__TrackDescriptor track = PF__TRACK_DESCRIPTOR__INIT;
	Pf__TracePacket p = PF__TRACE_PACKET__INIT;
	struct sink *s = u;

	packet_begin(s);
	track.has_uuid = true;
	track.uuid = t->id;
	if (t->parent) {
		track.has_parent_uuid = true;
		track.parent_uuid = t->parent;
	}
	switch ((enum timeline_kind)t->kind) {
	case TIMELINE_PROCESS:
		describe_process(s, t, &process);
		track.process = &process;
		break;
	case TIMELINE_THREAD:
		thread.has_pid = thread.has_tid = true;
		thread.pid = (int32_t)t->pid;
		thread.tid = t->tid;
		thread.thread_name = clean(s, t->name, strlen(t->name));
		track.thread = &thread;
		break;
	case TIMELINE_COUNTER:
		counter.has_unit = true;
		counter.unit = t->bytes ? UNIT_BYTES : UNIT_COUNT;
		track.counter = &counter;
		track.name = clean(s, t->name, strlen(t->name));
		break;
	case TIMELINE_GROUP:
	case TIMELINE_LANE:
		track.name = clean(s, t->name, strlen(t->name));
		break;
	}
	p.track_descriptor = &track;
	return packet_end(s, &p, out);
}

static const struct common *common_of(struct sink *s, unsigned type, uint64_t track, uint64_t name,
				      uint64_t category)
{
	const uint64_t hash = (track ^ name << 40 ^ (uint64_t)type << 56) * 0x9fb21c651e98df25ull;
	struct common *c = &s->commons[hash >> 40 & (COMMONS - 1)];
	Pf__TrackEvent e = PF__TRACK_EVENT__INIT;

	if (c->len && c->track == track && c->name == name && c->category == category &&
	    c->type == type)
		return c;
	e.type = (int32_t)type;
	e.track_uuid = track;
	e.has_name_iid = name != 0;
	e.name_iid = name;
	e.has_category_iids = category != 0;
	e.category_iids = category;
	*c = (struct common){
		.track = track, .name = name, .category = category, .type = (uint8_t)type
	};
	c->len = (uint8_t)pf__track_event__pack(&e, c->bytes);
	return c;
}

/* The event whose other fields are in s->rest. */
static int put_event(struct sink *s, const struct common *c, uint64_t ts, struct strbuf *out)
{
	const size_t size = c->len + s->rest.len;
	uint8_t *begin = room(out, s->size + size + FIXED), *p;

	if (!begin)
		return -ENOMEM;
	p = begin + 1 + LENGTH_BYTES;
	*p++ = PACKET_TIMESTAMP;
	p = put_varint(p, ts);
	*p++ = PACKET_SEQUENCE;
	*p++ = SEQUENCE;
	*p++ = PACKET_FLAGS;
	*p++ = STATE_NEEDED;
	*p++ = PACKET_EVENT;
	p = put_varint(p, size);
	memcpy(p, c->bytes, sizeof(c->bytes)); /* all, for it is one piece then; there is room */
	p += c->len;
	if (s->rest.len)
		memcpy(p, s->rest.buf, s->rest.len);
	p += s->rest.len;
	if (s->any) {
		uint8_t *names = p + 1 + LENGTH_BYTES;

		*p = PACKET_INTERNED;
		p = names + pf__interned_data__pack(new_names(s), names);
		put_length(names, p);
	}
	packet_close(out, begin, p);
	return 0;
}

static void add_flows(struct sink *s, const struct timeline_slice *x, bool at_end)
{
	for (unsigned i = 0; i < x->nflows; i++) {
		uint8_t *p = x->flows[i].at_end == at_end ? room(&s->rest, 2 + 8) : NULL;

		if (!p)
			continue;
		p = put_varint(p, EVENT_FLOW);
		memcpy(p, &x->flows[i].id, 8);
		s->rest.len += 2 + 8;
	}
}

static void add_number(struct sink *s, unsigned field, uint64_t v)
{
	uint8_t *p = room(&s->rest, 2 + VARINT_MAX);

	if (p)
		s->rest.len =
			(size_t)(put_varint(put_varint(p, field), v) - (uint8_t *)s->rest.buf);
}

static int put_end(struct sink *s, const struct timeline_slice *x, struct strbuf *out)
{
	packet_begin(s);
	add_flows(s, x, true);
	return put_event(s, common_of(s, SLICE_END, x->track, 0, 0), x->ts + x->dur, out);
}

static int put_slice(void *u, const struct timeline_slice *x, struct strbuf *out)
{
	unsigned type = x->shape == TIMELINE_INSTANT ? INSTANT : SLICE_BEGIN;
	uint64_t name, category, place;
	struct sink *s = u;
	int r;

	if (x->shape == TIMELINE_END)
		return put_end(s, x, out);
	r = event_begin(s, out);
	if (r < 0)
		return r;
	notes_of_slice(s, x);
	add_flows(s, x, false);
	place = x->file || x->function ? place_of(s, x->file, x->function, x->line) : 0;
	if (place)
		add_number(s, EVENT_PLACE, place);
	name = x->fixed ? number_of_static(s, NAME, x->name) : number_of(s, NAME, x->name);
	category = x->fixed ? number_of_static(s, CATEGORY, x->category)
			    : number_of(s, CATEGORY, x->category);
	r = put_event(s, common_of(s, type, x->track, name, category), x->ts, out);
	return r < 0 || x->shape != TIMELINE_WHOLE ? r : put_end(s, x, out);
}

static int put_counter(void *u, uint64_t track, uint32_t pid, const char *name, uint64_t ts,
		       uint64_t value, struct strbuf *out)
{
	struct sink *s = u;

	(void)pid, (void)name;
	packet_begin(s);
	add_number(s, EVENT_COUNTER, value);
	return put_event(s, common_of(s, COUNTER, track, 0, 0), ts, out);
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
	timeline_free(s->timeline);
	forget_names(s);
	arena_done(&s->arena);
	strbuf_done(&s->rest);
	strbuf_done(&s->text);
	free(s);
	return NULL;
}

static int perfetto_open(const struct sink_opts *o, struct sink **ret)
{
	struct sink *s = calloc(1, sizeof(*s));
	int r;

	(void)o;
	if (!s)
		return -ENOMEM;
	r = timeline_new(&ops, s, &s->timeline);
	if (r < 0) {
		free(s);
		return r;
	}
	s->cleared = true;
	*ret = s;
	return 0;
}

static int result(int r, const struct strbuf *out)
{
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

static int perfetto_event(struct sink *s, struct model *m, const struct event *e,
			  struct strbuf *out)
{
	return result(timeline_event(s->timeline, m, e, out), out);
}

static int perfetto_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	return result(timeline_finish(s->timeline, m, out), out);
}

static int perfetto_part(struct sink *s, struct strbuf *out)
{
	return result(timeline_part(s->timeline, out), out);
}

static int perfetto_lost(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	return result(timeline_lost(s->timeline, counters, out), out);
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
