// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_intern.c - see perfetto_intern.h.
 *
 * A text is mostly found in a small table, by its length, first and last bytes, where all of it is then compared; a
 * static one by where it is.
 */
#include "sink/timeline/perfetto_intern.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/keyed.h"
#include "base/utf8.h"
#include "decode/arena.h"
#include "perfetto.pb-c.h"
#include "sink/site.h"

#define NUMBERED_MAX  65536u	 /* numbered texts of one kind */
#define NUMBERED_SIZE (8u << 20) /* bytes of all of them */
#define CACHE	      2048u	 /* a power of two */
/* Numbered in one packet; a text beyond them isn't numbered. A stack has fewer: two frames say what is missing. */
#define NEW_MAX		 (SITE_FRAMES_MAX + 2)
#define EACH		 64u /* bytes of a new text in a packet besides itself */
#define FACTOR		 0x9fb21c651e98df25ull
#define KIND_INTERPRETED 3 /* Frame.Kind */
#define KIND_NATIVE	 1

struct name {
	UT_hash_handle hh;
	uint64_t iid;
	size_t len;
	char text[];
};

/* What is numbered by the numbers of its texts, or by others. */
struct numbered {
	struct keyed_row row;
	uint64_t key[6]; /* or fewer */
	uint64_t iid;
};
enum numbered_kind { PLACES, FRAMES, STACKS, NUMBERED_KINDS };

/* Of a static text. */
struct known {
	const char *text;
	uint64_t iid;
};

struct intern {
	struct name *names[INTERN_KINDS];
	const struct name *cache[INTERN_KINDS][CACHE];
	struct known known[INTERN_KINDS][CACHE];
	struct keyed numbered[NUMBERED_KINDS];
	size_t bytes; /* of names */
	bool many;    /* of one kind */
	/* New in the packet that is being built. */
	Pf__InternedName fresh[INTERN_KINDS][NEW_MAX];
	Pf__InternedName *fresh_at[INTERN_KINDS][NEW_MAX];
	size_t nfresh[INTERN_KINDS];
	bool any; /* of them, or a place or stack */
	Pf__SourceLocation fresh_place, *fresh_place_at;
	Pf__Mapping fresh_mapping[NEW_MAX], *fresh_mapping_at[NEW_MAX];
	Pf__Frame fresh_frame[NEW_MAX], *fresh_frame_at[NEW_MAX];
	size_t nfresh_frames;
	Pf__Callstack fresh_stack, *fresh_stack_at;
	uint64_t stack_frames[NEW_MAX];
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

/* Not inlined: nearly all texts are known, and would have registers saved for those that are not. */
__attribute__((noinline)) static uint64_t number_anew(struct intern *s, enum intern_kind k,
						      const char *text, struct known *ret)
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

/* ---- places and stacks --------------------------------------------------------------------------- */

/* *ret_new: it was not written yet. 0: no memory. */
static uint64_t number_key(struct intern *s, enum numbered_kind k, const uint64_t *key, size_t size,
			   bool *ret_new)
{
	struct keyed *t = &s->numbered[k];
	struct numbered *n = keyed_find(t, key, size);

	*ret_new = false;
	if (n)
		return n->iid;
	n = keyed_add(t, key, size);
	if (!n)
		return 0;
	n->iid = HASH_COUNT(t->all);
	s->bytes += sizeof(*n);
	s->many |= n->iid > NUMBERED_MAX;
	*ret_new = s->any = true;
	return n->iid;
}

static uint64_t number_text(struct intern *s, enum intern_kind k, const char *text)
{
	return text && *text ? intern_bytes(s, k, text, strlen(text)) : 0;
}

uint64_t intern_place(struct intern *s, const char *file, const char *function, uint32_t line)
{
	/* Numbers of our own, that texts need not be compared; the reader gets no such numbers. */
	const uint64_t key[] = { number_text(s, INTERN_VALUE, file),
				 number_text(s, INTERN_VALUE, function), line };
	bool is_new;
	uint64_t iid = number_key(s, PLACES, key, sizeof(key), &is_new);

	if (!is_new)
		return iid;
	s->fresh_place = (Pf__SourceLocation)PF__SOURCE_LOCATION__INIT;
	s->fresh_place.has_iid = true;
	s->fresh_place.iid = iid;
	s->fresh_place.file_name = file ? intern_clean(s, file, strlen(file)) : NULL;
	s->fresh_place.function_name = function ? intern_clean(s, function, strlen(function))
						: NULL;
	s->fresh_place.has_line_number = line != 0;
	s->fresh_place.line_number = line;
	s->fresh_place_at = &s->fresh_place;
	return iid;
}

/* Where a frame is; a remark has only a name. */
static uint64_t add_frame(struct intern *s, const char *name, const struct event_frame *f)
{
	const bool native = f && !f->python;
	const uint64_t module = native ? number_text(s, INTERN_MODULE, f->module) : 0;
	const uint64_t key[] = { number_text(s, INTERN_FUNCTION, name),
				 f ? number_text(s, INTERN_SOURCE, f->source) : 0,
				 module,
				 f && module ? f->offset : 0,
				 f ? f->line : 0,
				 native ? KIND_NATIVE
				 : f	? KIND_INTERPRETED
					: 0 };
	bool is_new;
	uint64_t iid = number_key(s, FRAMES, key, sizeof(key), &is_new);
	Pf__Frame *fresh = &s->fresh_frame[s->nfresh_frames];

	if (!is_new)
		return iid;
	*fresh = (Pf__Frame){ PROTOBUF_C_MESSAGE_INIT(&pf__frame__descriptor),
			      .has_iid = true,
			      .iid = iid,
			      .has_function_name_id = key[0],
			      .function_name_id = key[0],
			      .has_source_path_iid = key[1],
			      .source_path_iid = key[1],
			      .has_mapping_id = module,
			      .mapping_id = module,
			      .has_rel_pc = module,
			      .rel_pc = key[3],
			      .has_line_number = key[4],
			      .line_number = (uint32_t)key[4],
			      .has_kind = key[5],
			      .kind = (int32_t)key[5] };
	s->fresh_frame_at[s->nfresh_frames++] = fresh;
	s->size += 2 * EACH;
	return iid;
}

static uint64_t add_remark(struct intern *s, const char *text)
{
	char name[SITE_NAME_TEXT];

	snprintf(name, sizeof(name), "(%s)", text);
	return add_frame(s, name, NULL);
}

/* The outermost first. */
static size_t add_frames(struct intern *s, const struct event_site *site)
{
	uint64_t *to = s->stack_frames;
	char name[SITE_NAME_TEXT];

	if (!site) {
		*to = add_remark(s, SITE_NOT_TAKEN);
		return 1;
	}
	if (*site_python_text(site->python))
		*to++ = add_remark(s, site_python_text(site->python));
	if (site->end != XB_SITE_WHOLE)
		*to++ = add_remark(s, site_end_text(site->end));
	for (uint32_t i = site->nframes; i; i--)
		*to++ = add_frame(s, site_frame_name(site->frames[i - 1], name),
				  site->frames[i - 1]);
	return (size_t)(to - s->stack_frames);
}

uint64_t intern_stack(struct intern *s, const struct event_site *site)
{
	const uint64_t key = site ? site->id + 1ull : 0;
	bool is_new;
	uint64_t iid = number_key(s, STACKS, &key, sizeof(key), &is_new);

	if (!is_new)
		return iid;
	s->fresh_stack = (Pf__Callstack)PF__CALLSTACK__INIT;
	s->fresh_stack.has_iid = true;
	s->fresh_stack.iid = iid;
	s->fresh_stack.frame_ids = s->stack_frames;
	s->fresh_stack.n_frame_ids = add_frames(s, site);
	s->fresh_stack_at = &s->fresh_stack;
	s->size += s->fresh_stack.n_frame_ids * EACH;
	return iid;
}

/* ---- the packet that is being built ------------------------------------------------------------ */

void intern_begin(struct intern *s)
{
	if (s->any)
		memset(s->nfresh, 0, sizeof(s->nfresh));
	s->any = false;
	s->nfresh_frames = 0;
	s->fresh_place_at = NULL;
	s->fresh_stack_at = NULL;
	s->size = 0;
	if (s->arena.total)
		arena_reset(&s->arena);
}

/* A mapping has the number of its path. */
static void fresh_mappings(struct intern *s, Pf__InternedData *fresh)
{
	for (size_t i = 0; i < s->nfresh[INTERN_MODULE]; i++) {
		Pf__Mapping *m = &s->fresh_mapping[i];
		uint64_t *path = &s->fresh[INTERN_MODULE][i].iid;

		*m = (Pf__Mapping)PF__MAPPING__INIT;
		m->has_iid = true;
		m->iid = *path;
		m->n_path_string_ids = 1;
		m->path_string_ids = path;
		s->fresh_mapping_at[i] = m;
	}
	fresh->mappings = s->fresh_mapping_at;
	fresh->n_mappings = s->nfresh[INTERN_MODULE];
}

static void fresh_stacks(struct intern *s, Pf__InternedData *fresh)
{
	fresh->function_names = s->fresh_at[INTERN_FUNCTION];
	fresh->n_function_names = s->nfresh[INTERN_FUNCTION];
	fresh->source_paths = s->fresh_at[INTERN_SOURCE];
	fresh->n_source_paths = s->nfresh[INTERN_SOURCE];
	fresh->mapping_paths = s->fresh_at[INTERN_MODULE];
	fresh->n_mapping_paths = s->nfresh[INTERN_MODULE];
	fresh_mappings(s, fresh);
	fresh->frames = s->fresh_frame_at;
	fresh->n_frames = s->nfresh_frames;
	fresh->callstacks = &s->fresh_stack_at;
	fresh->n_callstacks = 1;
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
	if (s->fresh_stack_at)
		fresh_stacks(s, fresh);
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
	struct name *n, *next;

	for (unsigned k = 0; k < INTERN_KINDS; k++) {
		HASH_ITER(hh, s->names[k], n, next) {
			HASH_DEL(s->names[k], n);
			free(n);
		}
	}
	for (unsigned k = 0; k < NUMBERED_KINDS; k++)
		keyed_clear(&s->numbered[k]);
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
	for (unsigned k = 0; k < NUMBERED_KINDS; k++)
		s->numbered[k] =
			(struct keyed){ .size = sizeof(struct numbered), .max = UINT32_MAX };
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
