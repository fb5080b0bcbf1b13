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
 * while it is built, for asking protobuf-c would take as long as packing.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/cleanup.h"
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
#define POOL	      256u
#define FIXED	      256u  /* bytes of a packet without what is counted one by one */
#define EACH	      64u   /* of an annotation or a new name without its texts */
#define TEXT_MAX      4096u /* bytes of one text */

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

/* One of several messages: see perfetto.proto. */
typedef union {
	Pf__DebugAnnotation any;
	Pf__NumberNote number;
	Pf__TextNote text;
	Pf__PointerNote pointer;
	Pf__WordNote word;
} Note;

struct sink {
	struct timeline *timeline;
	struct name *names[KINDS];
	const struct name *cache[KINDS][CACHE];
	struct numbered_place *places;
	size_t bytes; /* of names */
	bool cleared; /* the next packet says that all numbers are forgotten */
	/* New in the packet that is being built. */
	Pf__InternedName fresh[KINDS][NEW_MAX];
	Pf__InternedName *fresh_at[KINDS][NEW_MAX];
	size_t nfresh[KINDS];
	bool any; /* of them, or a place */
	Pf__SourceLocation fresh_place, *fresh_place_at;
	Pf__InternedData fresh_data;
	Pf__TracePacketDefaults defaults;
	Note pool[POOL]; /* the first annotations of the packet */
	size_t npool;
	struct arena arena; /* the rest of it */
	size_t size;	    /* bytes that it can need */
	struct strbuf text;
};

/* ---- packets ----------------------------------------------------------------------------------- */

/* Room for n bytes at the end; NULL: no memory. */
static uint8_t *room(struct strbuf *out, size_t n)
{
	size_t len = out->len;

	if (out->cap - out->len <= n || !out->buf) {
		_cleanup_free_ char *filler = calloc(1, n);

		if (!filler) {
			out->failed = true;
			return NULL;
		}
		strbuf_add(out, filler, n);
		if (strbuf_failed(out))
			return NULL;
		out->len = len;
	}
	return (uint8_t *)out->buf + len;
}

/* Field 1 of message Trace: a file is one of those, written packet by packet. */
static int put_packet(struct sink *s, const ProtobufCMessage *p, struct strbuf *out)
{
	size_t n, head = 4;
	uint8_t *at;

	at = room(out, s->size + FIXED);
	if (!at)
		return -ENOMEM;
	/* Three bytes of length, which may say less than they could. */
	n = protobuf_c_message_pack(p, at + head);
	if (n >= 1u << 21) {
		memmove(at + 6, at + head, n);
		head = 6;
	}
	at[0] = 1 << 3 | 2;
	for (unsigned i = 1; i < head; i++)
		at[i] = (uint8_t)(n >> 7 * (i - 1) & 0x7f) | (i + 1 < head ? 0x80 : 0);
	out->len += head + n;
	out->buf[out->len] = '\0';
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
	s->bytes = 0;
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
	s->size = s->npool = 0;
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
	bool many = s->bytes > NUMBERED_SIZE;
	int r;

	packet_begin(s);
	for (unsigned k = 0; k < KINDS; k++)
		many = many || HASH_COUNT(s->names[k]) > NUMBERED_MAX;
	if (many)
		forget_names(s);
	if (!s->cleared)
		return 0;
	r = packet_end(s, &p, out);
	packet_begin(s);
	return r;
}

/* ---- annotations ------------------------------------------------------------------------------- */

/* Not yet any message: its key's number alone, which all have at another place. */
struct blank {
	Note *n;
	uint64_t key; /* 0: none, in arrays */
};

static bool note_new(struct sink *s, const char *key, struct blank *ret)
{
	ret->n = s->npool < POOL ? &s->pool[s->npool++] : arena_alloc(&s->arena, sizeof(Note));
	if (!ret->n)
		return false;
	s->size += EACH;
	ret->key = key ? number_of(s, KEY, key) : 0;
	return true;
}

static Pf__DebugAnnotation *note_any(struct blank b)
{
	b.n->any = (Pf__DebugAnnotation)PF__DEBUG_ANNOTATION__INIT;
	b.n->any.has_name_iid = b.key != 0;
	b.n->any.name_iid = b.key;
	return &b.n->any;
}

static void note_u64(struct blank b, uint64_t v)
{
	Pf__DebugAnnotation *n;

	if (b.key) {
		b.n->number = (Pf__NumberNote)PF__NUMBER_NOTE__INIT;
		b.n->number.name_iid = b.key;
		b.n->number.uint_value = v;
		return;
	}
	n = note_any(b);
	n->value_case = PF__DEBUG_ANNOTATION__VALUE_UINT_VALUE;
	n->uint_value = v;
}

static void note_pointer(struct blank b, uint64_t v)
{
	Pf__DebugAnnotation *n;

	if (b.key) {
		b.n->pointer = (Pf__PointerNote)PF__POINTER_NOTE__INIT;
		b.n->pointer.name_iid = b.key;
		b.n->pointer.pointer_value = v;
		return;
	}
	n = note_any(b);
	n->value_case = PF__DEBUG_ANNOTATION__VALUE_POINTER_VALUE;
	n->pointer_value = v;
}

static void note_bool(struct blank b, bool v)
{
	Pf__DebugAnnotation *n = note_any(b);

	n->value_case = PF__DEBUG_ANNOTATION__VALUE_BOOL_VALUE;
	n->bool_value = v;
}

static void note_i64(struct blank b, int64_t v)
{
	Pf__DebugAnnotation *n = note_any(b);

	n->value_case = PF__DEBUG_ANNOTATION__VALUE_INT_VALUE;
	n->int_value = v;
}

static void note_double(struct blank b, double v)
{
	Pf__DebugAnnotation *n = note_any(b);

	n->value_case = PF__DEBUG_ANNOTATION__VALUE_DOUBLE_VALUE;
	n->double_value = v;
}

static void note_text(struct sink *s, struct blank b, const char *text, size_t len)
{
	Pf__DebugAnnotation *n;

	if (b.key) {
		b.n->text = (Pf__TextNote)PF__TEXT_NOTE__INIT;
		b.n->text.name_iid = b.key;
		b.n->text.string_value = clean(s, text, len);
		return;
	}
	n = note_any(b);
	n->value_case = PF__DEBUG_ANNOTATION__VALUE_STRING_VALUE;
	n->string_value = clean(s, text, len);
}

/* One of a few that come often: the catalog's, a kernel's name. */
static void note_words(struct sink *s, struct blank b, const char *text, size_t len)
{
	uint64_t iid = number_of_bytes(s, VALUE, text, len);
	Pf__DebugAnnotation *n;

	if (!iid) {
		note_text(s, b, text, len);
		return;
	}
	if (b.key) {
		b.n->word = (Pf__WordNote)PF__WORD_NOTE__INIT;
		b.n->word.name_iid = b.key;
		b.n->word.string_value_iid = iid;
		return;
	}
	n = note_any(b);
	n->value_case = PF__DEBUG_ANNOTATION__VALUE_STRING_VALUE_IID;
	n->string_value_iid = iid;
}

static void note_word(struct sink *s, struct blank b, const char *text)
{
	note_words(s, b, text, strlen(text));
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
		note_pointer(n, v->u);
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

static void note_items(struct sink *s, struct blank b, const struct value *v,
		       const struct value_view *view)
{
	Pf__DebugAnnotation **items = arena_alloc(&s->arena, (v->nitems + 1) * sizeof(*items));
	Pf__DebugAnnotation *n = note_any(b);
	struct blank item;
	size_t count = 0;

	for (uint32_t i = 0; items && i < v->nitems; i++) {
		if (!note_new(s, v->kind == VALUE_STRUCT ? v->items[i].key : NULL, &item))
			break;
		note_value(s, item, &v->items[i], view);
		items[count++] = &item.n->any;
	}
	if (v->kind == VALUE_STRUCT) {
		n->dict_entries = items;
		n->n_dict_entries = count;
	} else {
		n->array_values = items;
		n->n_array_values = count;
	}
	s->size += EACH;
}

static void note_value(struct sink *s, struct blank n, const struct value *v,
		       const struct value_view *view)
{
	if (v->flags & (VALUE_F_FAULT | VALUE_F_CIRCLE | VALUE_F_TRUNC)) {
		note_shown(s, n, v, view);
		return;
	}
	if (v->flags & VALUE_F_NULL) {
		note_word(s, n, "NULL");
		return;
	}
	switch ((enum value_kind)v->kind) {
	case VALUE_UINT:
		note_u64(n, v->u);
		return;
	case VALUE_INT:
		note_i64(n, (int64_t)v->u);
		return;
	case VALUE_BOOL:
		note_bool(n, v->u != 0);
		return;
	case VALUE_FLOAT:
		note_double(n, v->f);
		return;
	case VALUE_ENUM:
		if (v->name)
			note_word(s, n, v->name);
		else
			note_u64(n, v->u);
		return;
	case VALUE_HANDLE:
		note_handle(s, n, v, view);
		return;
	case VALUE_PTR:
		note_pointer(n, v->u);
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

#define NOTES_MAX 96u
struct notes {
	Pf__DebugAnnotation *at[NOTES_MAX];
	size_t n;
};

/* False: no room; then it isn't there. */
static bool add_note(struct sink *s, struct notes *all, const char *key, struct blank *ret)
{
	if (all->n >= NOTES_MAX || !note_new(s, key, ret))
		return false;
	all->at[all->n++] = &ret->n->any;
	return true;
}

static void add_number(struct sink *s, struct notes *all, const char *key, uint64_t v)
{
	struct blank b;

	if (add_note(s, all, key, &b))
		note_u64(b, v);
}

static void add_word(struct sink *s, struct notes *all, const char *key, const char *text)
{
	struct blank b;

	if (add_note(s, all, key, &b))
		note_word(s, b, text);
}

static void add_text(struct sink *s, struct notes *all, const char *key, const char *text)
{
	struct blank b;

	if (add_note(s, all, key, &b))
		note_text(s, b, text, strlen(text));
}

static void add_true(struct sink *s, struct notes *all, const char *key)
{
	struct blank b;

	if (add_note(s, all, key, &b))
		note_bool(b, true);
}

static void add_value(struct sink *s, struct notes *all, const char *key, const struct value *v,
		      const struct value_view *view)
{
	struct blank b;

	if (add_note(s, all, key, &b))
		note_value(s, b, v, view);
}

static void add_sizes(struct sink *s, struct notes *all, const char *key, const uint64_t *sizes,
		      unsigned n)
{
	strbuf_reset(&s->text);
	for (unsigned i = 0; i < n; i++) {
		if (i)
			strbuf_addc(&s->text, 'x');
		strbuf_add_u64(&s->text, sizes[i]);
	}
	if (n)
		add_text(s, all, key, strbuf_str(&s->text));
}

/* In a dictionary of its own, for arguments may be called kernel, too. */
static void notes_of_work(struct sink *s, struct notes *all, struct model *m,
			  const struct event_call *c)
{
	static const char *const global[] = {
		[CAT_SIZES_ITEMS] = "global", [CAT_SIZES_GROUPS] = "groups", [CAT_SIZES_GRID] = "grid"
	};
	struct notes inner = { .n = 0 };
	struct model_launch l;
	struct model_copy y;
	Pf__DebugAnnotation *work;
	struct blank b;

	if (model_launch(m, c, &l)) {
		if (l.kernel.name)
			add_word(s, &inner, "kernel", l.kernel.name);
		add_sizes(s, &inner, global[l.sizes], l.global, l.nglobal);
		add_sizes(s, &inner, l.sizes == CAT_SIZES_GRID ? "block" : "local", l.local,
			  l.nlocal);
	}
	if (model_copy(m, c, &y)) {
		const char direction[] = { y.from, '2', y.to, '\0' };

		add_word(s, &inner, "copy", direction);
		if (y.has_size)
			add_number(s, &inner, "bytes", y.bytes);
	}
	if (!inner.n || !add_note(s, all, "work", &b))
		return;
	work = note_any(b);
	work->dict_entries = arena_alloc(&s->arena, inner.n * sizeof(*inner.at));
	if (!work->dict_entries)
		return;
	memcpy(work->dict_entries, inner.at, inner.n * sizeof(*inner.at));
	work->n_dict_entries = inner.n;
}

static void notes_of_call(struct sink *s, struct notes *all, struct model *m,
			  const struct event_call *c)
{
	const struct value_view view = { .model = m, .call = c };
	unsigned flags = c->rec->h.flags;

	for (uint32_t i = 0; i < c->nargs; i++)
		add_value(s, all, c->args[i].key && *c->args[i].key ? c->args[i].key : "arg",
			  &c->args[i], &view);
	if (c->ret.kind != VALUE_UNKNOWN)
		add_value(s, all, "ret", &c->ret, &view);
	add_number(s, all, "id", c->rec->id);
	if (c->error)
		add_true(s, all, "error");
	if (c->library)
		add_word(s, all, "library", c->library);
	if (flags & XB_F_LOWER)
		add_word(s, all, "layer", "lower");
	if (flags & XB_F_UNFINISHED)
		add_word(s, all, "unfinished",
			 flags & XB_F_EXITED	? "its thread ended"
			 : flags & XB_F_UNWOUND ? "left by an exception or a jump"
						: "in flight when the trace ended");
	if (flags & XB_F_OLDER)
		add_true(s, all, "began_before_the_trace");
	if (flags & XB_F_ENTRY_ONLY)
		add_true(s, all, "entry_only");
	notes_of_work(s, all, m, c);
}

static void notes_of_xpti(struct sink *s, struct notes *all, const struct event_xpti *x)
{
	const struct value_view view = { 0 };
	char uid[XPTI_UID_TEXT];

	if (x->has_event && xpti_uid_known(&x->rec->uid)) {
		xpti_uid_text(&x->rec->uid, uid);
		add_word(s, all, "uid", uid);
		add_number(s, all, "uid_instance", x->rec->uid.instance);
	}
	add_number(s, all, "instance", x->rec->instance);
	if (x->has_edge) {
		xpti_uid_text(&x->rec->source, uid);
		add_word(s, all, "source", uid);
		xpti_uid_text(&x->rec->target, uid);
		add_word(s, all, "target", uid);
	}
	if (!(x->data.flags & VALUE_F_NULL))
		add_value(s, all, "data", &x->data, &view);
	for (uint32_t i = 0; i < x->nmetadata; i++)
		add_value(s, all, x->metadata[i].key, &x->metadata[i], &view);
}

static void notes_of_slice(struct sink *s, struct notes *all, const struct timeline_slice *x)
{
	if (x->event && x->event->type == EVENT_CALL)
		notes_of_call(s, all, x->model, &x->event->call);
	if (x->event && x->event->type == EVENT_XPTI && x->shape != TIMELINE_END)
		notes_of_xpti(s, all, x->event->xpti);
	for (unsigned i = 0; i < x->nnotes; i++) {
		const struct timeline_note *n = &x->notes[i];

		if (n->text)
			add_text(s, all, n->key, n->text);
		else
			add_number(s, all, n->key, n->number);
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

/* e: a SliceBegin, or what stands for one. */
static int put_event(struct sink *s, const void *e, uint64_t ts, struct strbuf *out)
{
	Pf__EventPacket p = PF__EVENT_PACKET__INIT;

	p.timestamp = ts;
	p.trusted_packet_sequence_id = SEQUENCE;
	p.track_event = (Pf__SliceBegin *)e;
	p.interned_data = new_names(s);
	p.sequence_flags = STATE_NEEDED;
	return put_packet(s, &p.base, out);
}

static size_t flow_ids(struct sink *s, const struct timeline_slice *x, bool at_end, uint64_t **ret)
{
	size_t n = 0;

	if (!x->nflows)
		return 0;
	*ret = arena_alloc(&s->arena, x->nflows * sizeof(**ret));
	for (unsigned i = 0; *ret && i < x->nflows; i++)
		if (x->flows[i].at_end == at_end)
			(*ret)[n++] = x->flows[i].id;
	s->size += 16 * n;
	return n;
}

static int put_end(struct sink *s, const struct timeline_slice *x, struct strbuf *out)
{
	Pf__SliceEnd e = PF__SLICE_END__INIT;

	packet_begin(s);
	e.type = SLICE_END;
	e.track_uuid = x->track;
	e.n_flow_ids = flow_ids(s, x, true, &e.flow_ids);
	return put_event(s, &e, x->ts + x->dur, out);
}

static int put_slice(void *u, const struct timeline_slice *x, struct strbuf *out)
{
	Pf__SliceBegin e = PF__SLICE_BEGIN__INIT;
	struct notes notes;
	struct sink *s = u;
	int r;

	if (x->shape == TIMELINE_END)
		return put_end(s, x, out);
	r = event_begin(s, out);
	if (r < 0)
		return r;
	notes.n = 0;
	notes_of_slice(s, &notes, x);
	e.debug_annotations = notes.at;
	e.n_debug_annotations = notes.n;
	e.type = x->shape == TIMELINE_INSTANT ? INSTANT : SLICE_BEGIN;
	e.name_iid = number_of(s, NAME, x->name);
	e.category_iids = number_of(s, CATEGORY, x->category);
	e.track_uuid = x->track;
	e.n_flow_ids = flow_ids(s, x, false, &e.flow_ids);
	if (x->file || x->function) {
		e.source_location_iid = place_of(s, x->file, x->function, x->line);
		e.has_source_location_iid = e.source_location_iid != 0;
	}
	r = put_event(s, &e, x->ts, out);
	return r < 0 || x->shape != TIMELINE_WHOLE ? r : put_end(s, x, out);
}

static int put_counter(void *u, uint64_t track, uint32_t pid, const char *name, uint64_t ts,
		       uint64_t value, struct strbuf *out)
{
	Pf__CounterValue e = PF__COUNTER_VALUE__INIT;
	struct sink *s = u;

	(void)pid, (void)name;
	packet_begin(s);
	e.type = COUNTER;
	e.track_uuid = track;
	e.counter_value = (int64_t)value;
	return put_event(s, &e, ts, out);
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
	.free = perfetto_free,
};
