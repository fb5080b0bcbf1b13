// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_intern.c - see perfetto_intern.h.
 *
 * A text is mostly found in a small table, by its length, first and last bytes, where all of it is then compared; a
 * static one by where it is.
 */
#include "sink/timeline/perfetto_intern.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/utf8.h"
#include "decode/arena.h"
#include "perfetto.pb-c.h"

#define NUMBERED_MAX  65536u	 /* numbered texts of one kind */
#define NUMBERED_SIZE (8u << 20) /* bytes of all of them */
#define CACHE	      2048u	 /* a power of two */
#define NEW_MAX	      256u	 /* numbered in one packet; a text beyond them isn't numbered */
#define EACH	      64u	 /* bytes of a new text in a packet besides itself */
#define FACTOR	      0x9fb21c651e98df25ull

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

/* Of a static text. */
struct known {
	const char *text;
	uint64_t iid;
};

struct intern {
	struct name *names[INTERN_KINDS];
	const struct name *cache[INTERN_KINDS][CACHE];
	struct known known[INTERN_KINDS][CACHE];
	struct numbered_place *places;
	size_t bytes; /* of names */
	bool many;    /* of one kind */
	/* New in the packet that is being built. */
	Pf__InternedName fresh[INTERN_KINDS][NEW_MAX];
	Pf__InternedName *fresh_at[INTERN_KINDS][NEW_MAX];
	size_t nfresh[INTERN_KINDS];
	bool any; /* of them, or a place */
	Pf__SourceLocation fresh_place, *fresh_place_at;
	Pf__InternedData fresh_data;
	struct arena arena;
	size_t size; /* see intern_size() */
};

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

bool intern_is_clean(const char *text, size_t len)
{
	return len <= PERFETTO_TEXT_MAX && plain_length(text, len) == len;
}

char *intern_clean(struct intern *s, const char *text, size_t len)
{
	size_t i, n, step;
	uint32_t code;
	char *to;

	if (len > PERFETTO_TEXT_MAX)
		len = PERFETTO_TEXT_MAX;
	i = n = plain_length(text, len);
	to = arena_alloc(&s->arena, i + 3 * (len - i) + 1);
	if (!to)
		return (char *)"(no room)";
	memcpy(to, text, i);
	while (i < len) {
		step = utf8_decode((const unsigned char *)text + i, len - i, &code);
		if (step && utf8_is_text(code)) {
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

void *intern_alloc(struct intern *s, size_t size)
{
	return arena_alloc(&s->arena, size);
}

/* ---- numbers ----------------------------------------------------------------------------------- */

/* By what can be had without looking at all of it. */
static const struct name **cache_of(struct intern *s, enum intern_kind k, const char *text,
				    size_t len)
{
	uint64_t first = 0, last = 0;

	memcpy(&first, text, len < 8 ? len : 8);
	if (len > 8)
		memcpy(&last, text + len - 8, 8);
	first = (first ^ len) * FACTOR;
	last = (last ^ first >> 29) * FACTOR;
	return &s->cache[k][(first ^ last) >> 40 & (CACHE - 1)];
}

static const struct name *name_new(struct intern *s, enum intern_kind k, const char *text,
				   size_t len)
{
	struct name *n = calloc(1, sizeof(*n) + len + 1);
	Pf__InternedName *fresh = &s->fresh[k][s->nfresh[k]];

	if (!n)
		return NULL;
	memcpy(n->text, text, len + 1);
	n->len = len;
	n->iid = HASH_COUNT(s->names[k]) + 1;
	HASH_ADD_KEYPTR(hh, s->names[k], n->text, len, n);
	s->bytes += sizeof(*n) + len;
	s->many |= n->iid > NUMBERED_MAX;
	*fresh = (Pf__InternedName)PF__INTERNED_NAME__INIT;
	fresh->has_iid = true;
	fresh->iid = n->iid;
	fresh->name = n->text;
	s->fresh_at[k][s->nfresh[k]++] = fresh;
	s->any = true;
	s->size += len + EACH;
	return n;
}

uint64_t intern_bytes(struct intern *s, enum intern_kind k, const char *text, size_t len)
{
	const struct name **c, *n;
	const char *cleaned;
	struct name *found;

	if (len > PERFETTO_TEXT_MAX)
		len = PERFETTO_TEXT_MAX;
	c = cache_of(s, k, text, len);
	n = *c;
	if (n && n->len == len && !memcmp(n->text, text, len))
		return n->iid;
	cleaned = intern_clean(s, text, len);
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

static uint64_t number_anew(struct intern *s, enum intern_kind k, const char *text,
			    struct known *ret)
{
	*ret = (struct known){ text, intern_bytes(s, k, text, strlen(text)) };
	if (!ret->iid)
		ret->text = NULL;
	return ret->iid;
}

uint64_t intern_static(struct intern *s, enum intern_kind k, const char *text)
{
	struct known *n = &s->known[k][((uintptr_t)text * FACTOR) >> 53 & (CACHE - 1)];

	return n->text == text ? n->iid : number_anew(s, k, text, n);
}

uint64_t intern_place(struct intern *s, const char *file, const char *function, uint32_t line)
{
	struct place key = { .line = line };
	struct numbered_place *p;

	/* Numbers of our own, that texts need not be compared; the reader gets no such numbers. */
	key.file = file ? intern_bytes(s, INTERN_VALUE, file, strlen(file)) : 0;
	key.function = function ? intern_bytes(s, INTERN_VALUE, function, strlen(function)) : 0;
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
	s->fresh_place.file_name = file ? intern_clean(s, file, strlen(file)) : NULL;
	s->fresh_place.function_name = function ? intern_clean(s, function, strlen(function))
						: NULL;
	s->fresh_place.has_line_number = line != 0;
	s->fresh_place.line_number = line;
	s->fresh_place_at = &s->fresh_place;
	s->any = true;
	return p->iid;
}

/* ---- the packet that is being built ------------------------------------------------------------ */

void intern_begin(struct intern *s)
{
	if (s->any)
		memset(s->nfresh, 0, sizeof(s->nfresh));
	s->any = false;
	s->fresh_place_at = NULL;
	s->size = 0;
	if (s->arena.total)
		arena_reset(&s->arena);
}

Pf__InternedData *intern_fresh(struct intern *s)
{
	Pf__InternedData *fresh = &s->fresh_data;

	if (!s->any)
		return NULL;
	*fresh = (Pf__InternedData)PF__INTERNED_DATA__INIT;
	fresh->event_names = s->fresh_at[INTERN_NAME];
	fresh->n_event_names = s->nfresh[INTERN_NAME];
	fresh->event_categories = s->fresh_at[INTERN_CATEGORY];
	fresh->n_event_categories = s->nfresh[INTERN_CATEGORY];
	fresh->debug_annotation_names = s->fresh_at[INTERN_KEY];
	fresh->n_debug_annotation_names = s->nfresh[INTERN_KEY];
	fresh->debug_annotation_string_values = s->fresh_at[INTERN_VALUE];
	fresh->n_debug_annotation_string_values = s->nfresh[INTERN_VALUE];
	fresh->source_locations = &s->fresh_place_at;
	fresh->n_source_locations = s->fresh_place_at ? 1 : 0;
	return fresh;
}

size_t intern_size(const struct intern *s)
{
	return s->size;
}

/* ---- all of it --------------------------------------------------------------------------------- */

bool intern_is_full(const struct intern *s)
{
	return s->many || s->bytes > NUMBERED_SIZE;
}

void intern_forget(struct intern *s)
{
	struct numbered_place *p, *next_place;
	struct name *n, *next;

	for (unsigned k = 0; k < INTERN_KINDS; k++) {
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
	s->bytes = 0;
	s->many = false;
}

int intern_new(struct intern **ret)
{
	struct intern *s = calloc(1, sizeof(*s));

	if (!s)
		return -ENOMEM;
	*ret = s;
	return 0;
}

struct intern *intern_free(struct intern *s)
{
	if (!s)
		return NULL;
	intern_forget(s);
	arena_done(&s->arena);
	free(s);
	return NULL;
}
