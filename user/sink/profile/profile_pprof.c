// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * profile_pprof.c - pprof's format: one protobuf message, packed with gzip, in which a sample has all weights and a
 * frame is a location with one line. Remarks are comments of the profile, which 'pprof -comments' shows.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "base/gzip.h"
#include "profile.pb-c.h"
#include "sink/clean.h"
#include "sink/profile/profile.h"

/* Everything in it goes at once. */
struct pprof {
	struct profile *p;
	Pp__Profile *profile;
	struct keyed numbers; /* of texts */
	bool failed;
};

/* A text by the address that the profile has of it. */
struct text_row {
	struct keyed_row row;
	uint64_t text;
	int64_t number;
};

/* Appends to an array of the message. */
#define APPEND(b, array, n, value) ((b)->failed |= GROW_APPEND(array, n, value) < 0)

/* A message of that kind, initialised. */
#define NEW(b, type, init)                         \
	({                                         \
		type *new_ = malloc(sizeof(type)); \
		if (new_)                          \
			*new_ = (type)init;        \
		(b)->failed |= !new_;              \
		new_;                              \
	})

static int64_t add_text(struct pprof *b, const char *text)
{
	_cleanup_(strbuf_done) struct strbuf cleaned = STRBUF_INIT;
	size_t len = strlen(text);
	const char *clean = clean_text(&cleaned, text, &len);
	char *copy = clean ? strndup(clean, len) : NULL;

	b->failed |= !copy;
	if (copy)
		APPEND(b, b->profile->string_table, b->profile->n_string_table, copy);
	return (int64_t)b->profile->n_string_table - 1;
}

/* Of a text that stays where it is: the same one once. */
static int64_t number(struct pprof *b, const char *text)
{
	const uint64_t key = (uintptr_t)text;
	struct text_row *t;

	if (!*text)
		return 0;
	t = keyed_find(&b->numbers, &key, sizeof(key));
	if (!t) {
		t = keyed_add(&b->numbers, &key, sizeof(key));
		if (t)
			t->number = add_text(b, text);
	}
	b->failed |= !t;
	return t ? t->number : 0;
}

static void add_type(struct pprof *b, const struct profile_type *type)
{
	Pp__ValueType *v = NEW(b, Pp__ValueType, PP__VALUE_TYPE__INIT);

	if (!v)
		return;
	v->has_type = v->has_unit = true;
	v->type = number(b, type->name);
	v->unit = number(b, type->unit);
	APPEND(b, b->profile->sample_type, b->profile->n_sample_type, v);
}

/* A frame of a program is in its file; the function has the same number as its location. */
static int add_frame(void *u, const struct profile_frame *f)
{
	struct pprof *b = u;
	Pp__Function *fn = NEW(b, Pp__Function, PP__FUNCTION__INIT);
	Pp__Location *l = NEW(b, Pp__Location, PP__LOCATION__INIT);
	Pp__Line *line = NEW(b, Pp__Line, PP__LINE__INIT);

	if (!fn || !l || !line) {
		free(fn);
		free(l);
		free(line);
		return -ENOMEM;
	}
	APPEND(b, b->profile->function, b->profile->n_function, fn);
	APPEND(b, l->line, l->n_line, line);
	APPEND(b, b->profile->location, b->profile->n_location, l);
	if (b->failed)
		return -ENOMEM;
	fn->has_id = fn->has_name = fn->has_system_name = fn->has_filename = true;
	fn->id = l->id = line->function_id = f->number + 1ull;
	fn->name = fn->system_name = number(b, profile_text(b->p, f->key.name));
	fn->filename = f->key.file ? number(b, profile_text(b->p, f->key.file)) : 0;
	l->has_id = line->has_function_id = line->has_line = true;
	line->line = f->key.line;
	return b->failed ? -ENOMEM : 0;
}

/* The innermost is the first. */
static int add_sample(void *u, const struct profile_sample *s)
{
	struct pprof *b = u;
	Pp__Sample *to = NEW(b, Pp__Sample, PP__SAMPLE__INIT);
	uint32_t stack[PROFILE_DEPTH];
	unsigned n = profile_stack(b->p, s, stack);

	if (!to)
		return -ENOMEM;
	while (n)
		APPEND(b, to->location_id, to->n_location_id, stack[--n] + 1ull);
	for (unsigned i = 0; i < PROFILE_WEIGHTS; i++)
		APPEND(b, to->value, to->n_value, (int64_t)s->values[i]);
	APPEND(b, b->profile->sample, b->profile->n_sample, to);
	return b->failed ? -ENOMEM : 0;
}

static void add_remarks(struct pprof *b, const uint64_t counters[])
{
	_cleanup_(strbuf_done) struct strbuf remarks = STRBUF_INIT;
	char *rest, *line;

	profile_remarks(b->p, counters, &remarks);
	b->failed |= strbuf_failed(&remarks);
	rest = remarks.buf;
	while (rest && (line = strsep(&rest, "\n")))
		if (*line)
			APPEND(b, b->profile->comment, b->profile->n_comment, add_text(b, line));
}

static void build(struct pprof *b, const uint64_t counters[])
{
	Pp__Profile *to = b->profile;

	add_text(b, "");
	for (unsigned i = 0; i < PROFILE_WEIGHTS; i++)
		add_type(b, &profile_types[i]);
	to->has_default_sample_type = to->has_time_nanos = to->has_duration_nanos = true;
	to->default_sample_type = number(b, profile_types[b->p->sink.by].name);
	to->time_nanos = (int64_t)b->p->realtime;
	to->duration_nanos = (int64_t)(b->p->last - b->p->first);
	profile_each_frame(b->p, add_frame, b);
	profile_each_sample(b->p, add_sample, b);
	add_remarks(b, counters);
}

static int pprof_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct pprof b = { .p = sink_own(profile, sink) };
	_cleanup_free_ uint8_t *packed = NULL;
	size_t size;
	int r;

	b.numbers = (struct keyed){ .size = sizeof(struct text_row), .max = UINT32_MAX };
	b.profile = NEW(&b, Pp__Profile, PP__PROFILE__INIT);
	if (!b.profile)
		return -ENOMEM;
	build(&b, counters);
	size = b.failed ? 0 : protobuf_c_message_get_packed_size(&b.profile->base);
	packed = size && size <= UINT32_MAX / 2 ? malloc(size) : NULL;
	if (packed)
		protobuf_c_message_pack(&b.profile->base, packed);
	r = packed ? gzip_add(out, packed, size) : -ENOMEM;
	keyed_clear(&b.numbers);
	pp__profile__free_unpacked(b.profile, NULL);
	return r;
}

const struct sink_ops sink_pprof = {
	.name = "pprof",
	.lost = pprof_lost,
	PROFILE_OPS,
};
