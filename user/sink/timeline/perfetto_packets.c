// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_packets.c - see perfetto_packets.h: a stream of packets, each a protobuf message that protobuf-c writes by
 * perfetto.proto.
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
#include "sink/timeline/perfetto_packets.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/digits.h"
#include "base/hash.h"
#include "base/utf8.h"
#include "decode/arena.h"
#include "perfetto.pb-c.h"
#include "sink/timeline/perfetto_tape.h"
#include "sink/value.h"
#include "wire.h"

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
/* Of TrackEvent, two bytes. */
#define EVENT_COUNTER (30u << 3 | 0)
#define EVENT_PLACE   (34u << 3 | 0)
#define EVENT_FLOW    (47u << 3 | 1)
/* Of DebugAnnotation. */
#define NOTE_NAME      (1u << 3 | 0)
#define NOTE_DOUBLE    (5u << 3 | 1)
#define NOTE_TEXT      (6u << 3 | 2)
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

struct text {
	const char *at;
	size_t len;
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

struct packets {
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
	struct strbuf text; /* of an annotation */
	struct arena arena;
	size_t size; /* bytes that it can need */
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

static int put_packet(struct packets *s, const ProtobufCMessage *m, struct strbuf *out)
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
static char *clean(struct packets *s, const char *text, size_t len)
{
	size_t i, n, step;
	uint32_t code;
	char *to;

	if (len > TAPE_TEXT_MAX)
		len = TAPE_TEXT_MAX;
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

static void forget_names(struct packets *s)
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
static const struct name **cache_of(struct packets *s, enum kind k, const char *text, size_t len)
{
	uint64_t first = 0, last = 0;

	memcpy(&first, text, len < 8 ? len : 8);
	if (len > 8)
		memcpy(&last, text + len - 8, 8);
	first = (first ^ len) * 0x9fb21c651e98df25ull;
	last = (last ^ first >> 29) * 0x9fb21c651e98df25ull;
	return &s->cache[k][(first ^ last) >> 40 & (CACHE - 1)];
}

static const struct name *name_new(struct packets *s, enum kind k, const char *text, size_t len)
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
static uint64_t number_of_bytes(struct packets *s, enum kind k, const char *text, size_t len)
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

static uint64_t number_anew(struct packets *s, enum kind k, const char *text, struct known *ret)
{
	*ret = (struct known){ text, number_of_bytes(s, k, text, strlen(text)) };
	if (!ret->iid)
		ret->text = NULL;
	return ret->iid;
}

/* Of a text of the catalog or our own: known by where it is. */
static inline uint64_t number_of_static(struct packets *s, enum kind k, const char *text)
{
	struct known *n =
		&s->known[k][((uintptr_t)text * 0x9fb21c651e98df25ull) >> 53 & (CACHE - 1)];

	return n->text == text ? n->iid : number_anew(s, k, text, n);
}

/* NULL: not known. */
static uint64_t place_of(struct packets *s, const struct text *file, const struct text *function,
			 uint32_t line)
{
	struct place key = { .line = line };
	struct numbered_place *p;

	/* Numbers of our own, that texts need not be compared; the reader gets no such numbers. */
	key.file = file ? number_of_bytes(s, VALUE, file->at, file->len) : 0;
	key.function = function ? number_of_bytes(s, VALUE, function->at, function->len) : 0;
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
	s->fresh_place.file_name = file ? clean(s, file->at, file->len) : NULL;
	s->fresh_place.function_name = function ? clean(s, function->at, function->len) : NULL;
	s->fresh_place.has_line_number = line != 0;
	s->fresh_place.line_number = line;
	s->fresh_place_at = &s->fresh_place;
	s->any = true;
	return p->iid;
}

/* Before a packet is built; the strings of the last one are no longer there. */
static void packet_begin(struct packets *s)
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
static Pf__InternedData *new_names(struct packets *s)
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
static int packet_end(struct packets *s, Pf__TracePacket *p, struct strbuf *out)
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
static int event_begin(struct packets *s, struct strbuf *out)
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

static size_t key_size(struct blank b)
{
	return b.key ? 1 + varint_size(b.key) : 0;
}

/*
 * Writes what comes before the value of so many bytes, for which there is room then; where it goes to. NULL: no
 * room, then the annotation isn't there.
 */
static inline uint8_t *note_begin(struct packets *s, struct blank b, size_t size)
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

static void note_end(struct packets *s, const uint8_t *p)
{
	s->rest.len = (size_t)(p - (uint8_t *)s->rest.buf);
}

/*
 * Most are short: of less than 128 bytes, so that their length is one byte, and is written last. Begins one of
 * so many bytes behind its key, SHORT_MAX at most; returns where its value goes to, or NULL.
 */
#define SHORT_MAX 100u
#define WORD_MAX  50u /* of an object; then its number and handle have room */
static inline uint8_t *short_begin(struct packets *s, struct blank b, size_t size)
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

static inline void short_end(struct packets *s, const uint8_t *p)
{
	uint8_t *begin = (uint8_t *)s->rest.buf + s->rest.len;

	begin[1] = (uint8_t)(p - begin - 2);
	note_end(s, p);
}

static void note_number(struct packets *s, struct blank b, uint8_t field, uint64_t v)
{
	uint8_t *p = short_begin(s, b, 1 + VARINT_MAX);

	if (!p)
		return;
	*p++ = field;
	short_end(s, put_varint(p, v));
}

/* Its bits. */
static void note_double(struct packets *s, struct blank b, uint64_t v)
{
	uint8_t *p = short_begin(s, b, 1 + sizeof(v));

	if (!p)
		return;
	*p++ = NOTE_DOUBLE;
	memcpy(p, &v, sizeof(v));
	short_end(s, p + sizeof(v));
}

static void note_text(struct packets *s, struct blank b, const char *text, size_t len)
{
	uint8_t *p;

	if (len > TAPE_TEXT_MAX || plain_length(text, len) < len) {
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

static void note_numbered(struct packets *s, struct blank b, uint64_t iid)
{
	uint8_t *p = short_begin(s, b, 2 + VARINT_MAX);

	if (!p)
		return;
	*p++ = (uint8_t)(NOTE_WORD | 0x80);
	*p++ = NOTE_WORD >> 7;
	short_end(s, put_varint(p, iid));
}

/* One of a few that come often: a kernel's name. */
static void note_words(struct packets *s, struct blank b, const char *text, size_t len)
{
	uint64_t iid = number_of_bytes(s, VALUE, text, len);

	if (iid)
		note_numbered(s, b, iid);
	else
		note_text(s, b, text, len);
}

/* The same, of the catalog or our own. */
static void note_static(struct packets *s, struct blank b, const char *text)
{
	uint64_t iid = number_of_static(s, VALUE, text);

	if (iid)
		note_numbered(s, b, iid);
	else
		note_text(s, b, text, strlen(text));
}

/* Begins one that has others in it: where its length is to be told, 0: no room. */
static size_t note_open(struct packets *s, struct blank b)
{
	uint8_t *p = note_begin(s, b, LENGTH_UNKNOWN);

	if (!p)
		return 0;
	note_end(s, p);
	return s->rest.len - key_size(b);
}

static void note_close(struct packets *s, size_t at)
{
	put_length((uint8_t *)s->rest.buf + at, (uint8_t *)s->rest.buf + s->rest.len);
}

static bool is_uncertain(const struct tape_note *n)
{
	return n->kind == TAPE_OBJECT_UNCERTAIN || n->kind == TAPE_NAMED_UNCERTAIN;
}

/* Of any length; name: NULL: none. */
static void note_long_object(struct packets *s, struct blank b, const struct tape_note *n,
			     const char *name)
{
	strbuf_reset(&s->text);
	value_object(&s->text, n->text, n->len, is_uncertain(n));
	strbuf_addc(&s->text, ' ');
	strbuf_add_hex(&s->text, n->u);
	if (name) {
		strbuf_addc(&s->text, ' ');
		strbuf_adds(&s->text, name);
	}
	note_text(s, b, strbuf_str(&s->text), s->text.len);
}

/* The same text where it is to stand, as most of them are short. */
static void note_object(struct packets *s, struct blank b, const struct tape_note *n)
{
	const size_t len = strlen(n->text);
	uint8_t *begin;
	char *text, *p;

	if (len > WORD_MAX) {
		note_long_object(s, b, n, NULL);
		return;
	}
	begin = short_begin(s, b, SHORT_MAX);
	if (!begin)
		return;
	*begin = NOTE_TEXT;
	text = (char *)begin + 2;
	memcpy(text, n->text, len);
	p = text + len;
	*p++ = '#';
	if (n->len)
		p = digits_u64(p, n->len);
	if (!n->len || is_uncertain(n))
		*p++ = '?';
	*p++ = ' ';
	p = digits_hex(p, n->u);
	begin[1] = (uint8_t)(p - text);
	short_end(s, (uint8_t *)p);
}

static void note_flags(struct packets *s, struct blank b, const struct cat_type *t, uint64_t bits)
{
	strbuf_reset(&s->text);
	value_flags(&s->text, t, bits);
	note_text(s, b, strbuf_str(&s->text), s->text.len);
}

static void note_sizes(struct packets *s, struct blank b, const char *sizes, uint32_t n)
{
	uint64_t size;

	strbuf_reset(&s->text);
	for (uint32_t i = 0; i < n; i++) {
		memcpy(&size, sizes + i * sizeof(size), sizeof(size));
		if (i)
			strbuf_addc(&s->text, 'x');
		strbuf_add_u64(&s->text, size);
	}
	note_text(s, b, strbuf_str(&s->text), s->text.len);
}

/* The notes of an item that are left. */
struct notes {
	const char *at, *end;
};

static const char *take_bytes(const char **at, size_t len)
{
	const char *bytes = *at;

	*at += tape_padded(len);
	return bytes;
}

/* Bytes that follow a note and its key. */
static size_t length_behind(const struct tape_note *n, const char *at)
{
	switch ((enum tape_note_kind)n->kind) {
	case TAPE_TEXT:
	case TAPE_WORD:
		return n->len;
	case TAPE_SIZES:
		return n->len * sizeof(uint64_t);
	case TAPE_NAMED:
	case TAPE_NAMED_UNCERTAIN:
		return strlen(at) + 1;
	default:
		return 0;
	}
}

/* One that holds no others. */
static void note_simple(struct packets *s, struct blank b, const struct tape_note *n,
			const char *text)
{
	switch ((enum tape_note_kind)n->kind) {
	case TAPE_NUMBER:
		note_number(s, b, (uint8_t)n->len, n->u);
		return;
	case TAPE_DOUBLE:
		note_double(s, b, n->u);
		return;
	case TAPE_TEXT:
		note_text(s, b, text, n->len);
		return;
	case TAPE_WORD:
		note_words(s, b, text, n->len);
		return;
	case TAPE_STATIC:
		note_static(s, b, n->text);
		return;
	case TAPE_OBJECT:
	case TAPE_OBJECT_UNCERTAIN:
		note_object(s, b, n);
		return;
	case TAPE_NAMED:
	case TAPE_NAMED_UNCERTAIN:
		note_long_object(s, b, n, text);
		return;
	case TAPE_FLAGS:
		note_flags(s, b, n->type, n->u);
		return;
	case TAPE_SIZES:
		note_sizes(s, b, text, n->len);
		return;
	case TAPE_OPEN:
	case TAPE_CLOSE:
	case TAPE_CLOSE_FILLED:
		return;
	}
}

static enum tape_note_kind take_notes(struct packets *s, struct notes *notes, bool wanted);

/* One that holds others. Where there is no room for it they are not wanted, and passed by. */
static void note_holder(struct packets *s, struct blank b, struct notes *notes, bool wanted)
{
	const size_t before = s->rest.len, at = wanted ? note_open(s, b) : 0, empty = s->rest.len;
	const enum tape_note_kind end = take_notes(s, notes, at);

	if (!at)
		return;
	if (end == TAPE_CLOSE_FILLED && s->rest.len == empty)
		s->rest.len = before;
	else
		note_close(s, at);
}

static void take_note(struct packets *s, const struct tape_note *n, struct notes *notes,
		      bool wanted)
{
	const char *key = take_bytes(&notes->at, n->key_len);
	const char *text = take_bytes(&notes->at, length_behind(n, notes->at));
	struct blank b = { .field = n->field };

	if (wanted && n->key_len)
		b.key = number_of_bytes(s, KEY, key, n->key_len);
	else if (wanted && n->key)
		b.key = number_of_static(s, KEY, n->key);
	if (n->kind == TAPE_OPEN)
		note_holder(s, b, notes, wanted);
	else if (wanted)
		note_simple(s, b, n, text);
}

/* Up to the end of what holds them, which is returned, or of all. */
static enum tape_note_kind take_notes(struct packets *s, struct notes *notes, bool wanted)
{
	while (notes->at < notes->end) {
		const struct tape_note *n = (const void *)take_bytes(&notes->at, sizeof(*n));

		if (n->kind == TAPE_CLOSE || n->kind == TAPE_CLOSE_FILLED)
			return n->kind;
		take_note(s, n, notes, wanted);
	}
	return TAPE_CLOSE;
}

/* ---- what is on the tape ----------------------------------------------------------------------- */

static int put_clock(struct packets *s, const struct xb_def_clock *c, struct strbuf *out)
{
	Pf__Clock clocks[3] = { PF__CLOCK__INIT, PF__CLOCK__INIT, PF__CLOCK__INIT };
	Pf__Clock *at[3] = { &clocks[0], &clocks[1], &clocks[2] };
	const uint32_t ids[] = { CLOCK_OF_EVENTS, CLOCK_WALL, CLOCK_BOOT };
	const uint64_t times[] = { c->h.ts, c->realtime, c->boottime };
	Pf__ClockSnapshot snapshot = PF__CLOCK_SNAPSHOT__INIT;
	Pf__TracePacket p = PF__TRACE_PACKET__INIT;

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

static void describe_process(struct packets *s, const struct timeline_track *t,
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

static int put_track(struct packets *s, const struct timeline_track *t, struct strbuf *out)
{
	Pf__ProcessDescriptor process = PF__PROCESS_DESCRIPTOR__INIT;
	Pf__CounterDescriptor counter = PF__COUNTER_DESCRIPTOR__INIT;
	Pf__ThreadDescriptor thread = PF__THREAD_DESCRIPTOR__INIT;
	Pf__TrackDescriptor track = PF__TRACK_DESCRIPTOR__INIT;
	Pf__TracePacket p = PF__TRACE_PACKET__INIT;

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

static const struct common *common_of(struct packets *s, unsigned type, uint64_t track,
				      uint64_t name, uint64_t category)
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
static int put_event(struct packets *s, const struct common *c, uint64_t ts, struct strbuf *out)
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

static void add_flows(struct packets *s, const struct timeline_flow *flows, uint32_t n, bool at_end)
{
	for (uint32_t i = 0; i < n; i++) {
		uint8_t *p = flows[i].at_end == at_end ? room(&s->rest, 2 + 8) : NULL;

		if (!p)
			continue;
		p = put_varint(p, EVENT_FLOW);
		memcpy(p, &flows[i].id, 8);
		s->rest.len += 2 + 8;
	}
}

static void add_number(struct packets *s, unsigned field, uint64_t v)
{
	uint8_t *p = room(&s->rest, 2 + VARINT_MAX);

	if (p)
		s->rest.len =
			(size_t)(put_varint(put_varint(p, field), v) - (uint8_t *)s->rest.buf);
}

static int put_end(struct packets *s, const struct tape_slice *x, const struct timeline_flow *flows,
		   struct strbuf *out)
{
	packet_begin(s);
	add_flows(s, flows, x->nflows, true);
	return put_event(s, common_of(s, SLICE_END, x->track, 0, 0), x->ts + x->dur, out);
}

static uint64_t take_number(struct packets *s, enum kind k, const char *fixed, size_t len,
			    const char **at)
{
	return fixed ? number_of_static(s, k, fixed)
		     : number_of_bytes(s, k, take_bytes(at, len), len);
}

static void add_place(struct packets *s, const struct tape_slice *x, const char **at)
{
	const struct text file = { take_bytes(at, x->file_len), x->file_len };
	const struct text function = { take_bytes(at, x->function_len), x->function_len };
	const uint64_t place = place_of(s, x->has_file ? &file : NULL,
					x->has_function ? &function : NULL, x->line);

	if (place)
		add_number(s, EVENT_PLACE, place);
}

/* The rest of it begins at *at. */
static int put_slice(struct packets *s, const struct tape_slice *x, const char **at,
		     struct strbuf *out)
{
	const unsigned type = x->shape == TIMELINE_INSTANT ? INSTANT : SLICE_BEGIN;
	const struct timeline_flow *flows;
	struct notes notes = { *at, *at + x->notes_len };
	uint64_t name, category;
	int r = x->shape == TIMELINE_END ? 0 : event_begin(s, out);

	if (r < 0)
		return r;
	take_notes(s, &notes, true);
	*at = notes.end;
	flows = (const void *)take_bytes(at, x->nflows * sizeof(*flows));
	if (x->shape == TIMELINE_END)
		return put_end(s, x, flows, out);
	add_flows(s, flows, x->nflows, false);
	if (x->has_file || x->has_function)
		add_place(s, x, at);
	name = take_number(s, NAME, x->name, x->name_len, at);
	category = take_number(s, CATEGORY, x->category, x->category_len, at);
	r = put_event(s, common_of(s, type, x->track, name, category), x->ts, out);
	return r < 0 || x->shape != TIMELINE_WHOLE ? r : put_end(s, x, flows, out);
}

static int put_counter(struct packets *s, const struct tape_counter *c, struct strbuf *out)
{
	packet_begin(s);
	add_number(s, EVENT_COUNTER, c->value);
	return put_event(s, common_of(s, COUNTER, c->track, 0, 0), c->ts, out);
}

static int take_track(struct packets *s, const char **at, struct strbuf *out)
{
	const struct tape_track *x = (const void *)take_bytes(at, sizeof(*x));
	struct timeline_track track = x->track;

	track.name = take_bytes(at, x->name);
	track.cmdline = x->cmdline ? take_bytes(at, x->cmdline) : NULL;
	return put_track(s, &track, out);
}

static int take_item(struct packets *s, const char **at, struct strbuf *out)
{
	const void *item = *at;

	switch ((enum item_type) * (const uint8_t *)item) {
	case ITEM_CLOCK:
		*at += tape_padded(sizeof(struct tape_clock));
		return put_clock(s, &((const struct tape_clock *)item)->clock, out);
	case ITEM_TRACK:
		return take_track(s, at, out);
	case ITEM_SLICE:
		*at += tape_padded(sizeof(struct tape_slice));
		return put_slice(s, item, at, out);
	case ITEM_COUNTER:
		*at += tape_padded(sizeof(struct tape_counter));
		return put_counter(s, item, out);
	}
	return -EINVAL;
}

/* ---- from outside ------------------------------------------------------------------------------ */

int packets_take(void *u, const struct strbuf *tape, struct strbuf *out)
{
	struct packets *s = u;
	const char *at = tape->buf, *end = at + tape->len;
	int r = 0;

	while (r >= 0 && at < end)
		r = take_item(s, &at, out);
	if (r >= 0 && (strbuf_failed(out) || strbuf_failed(&s->rest) || strbuf_failed(&s->text)))
		r = -ENOMEM;
	return r;
}

int packets_new(struct packets **ret)
{
	struct packets *s = calloc(1, sizeof(*s));

	if (!s)
		return -ENOMEM;
	s->cleared = true;
	*ret = s;
	return 0;
}

struct packets *packets_free(struct packets *s)
{
	if (!s)
		return NULL;
	forget_names(s);
	arena_done(&s->arena);
	strbuf_done(&s->rest);
	strbuf_done(&s->text);
	free(s);
	return NULL;
}
