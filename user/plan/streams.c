// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* streams.c - see streams.h. */
#include "plan/streams.h"

#include "base/cleanup.h"
#include "plan/capture.h"

/* Bytes of an argument. What is larger is not passed by value. */
#define BYTES_MAX 248

/* What a record has no word for, such as a number in a vector register, is left out, as it is with a probe. */
static void add_arg(struct xb_stream_func *f, const struct capture_place *place, unsigned at,
		    uint32_t bytes)
{
	if (place->word == CAPTURE_NO_WORD || place->word + place->nwords > XB_MAX_ARGS || !bytes ||
	    bytes > BYTES_MAX || f->nargs == XB_MAX_ARGS)
		return;
	f->args[f->nargs++] = (struct xb_stream_arg){
		.at = (uint16_t)at,
		.word = (uint8_t)place->word,
		.bytes = (uint8_t)bytes,
	};
}

/* -ENOENT: the release has none, so it doesn't report the function. */
static int number_of(const struct cat_func *fn, const struct cat_api *api,
		     const struct pi_kinds *kinds, uint32_t *ret)
{
	int kind;

	if (api->streams == CAT_STREAMS_MEMBERS) {
		*ret = XB_STREAM_NO_NUMBER;
		return 0;
	}
	if (api->streams != CAT_STREAMS_VALUES) {
		*ret = fn->number ? fn->number - 1 : XB_STREAM_NO_NUMBER;
		return 0;
	}
	kind = pi_kind_number(kinds, fn->name);
	if (kind < 0)
		return kind;
	*ret = (uint32_t)kind;
	return 0;
}

/* Of a type in a structure, on x86-64: a power of two. */
static uint32_t alignment_of(const struct cat_type *t)
{
	uint32_t most = 1;

	if (t->kind == CAT_ARRAY)
		return t->elem ? alignment_of(t->elem) : 1;
	if (t->kind != CAT_STRUCT && t->kind != CAT_UNION)
		return t->size ? t->size : 1;
	for (uint32_t i = 0; i < t->count; i++) {
		uint32_t a = alignment_of(t->fields[i].type);

		most = a > most ? a : most;
	}
	return most;
}

static unsigned align_up(unsigned at, unsigned alignment)
{
	return (at + alignment - 1) / alignment * alignment;
}

bool plan_stream(const struct cat_func *fn, const struct pi_kinds *kinds, uint32_t slot,
		 struct xb_stream_func *ret)
{
	const struct cat_api *api = catalog_api(fn->api);
	struct capture_place places[XB_MAX_ARGS];
	struct xb_stream_func f = { .slot = slot };
	unsigned at = 0;

	if (!api || api->streams == CAT_STREAMS_NONE || number_of(fn, api, kinds, &f.number) < 0)
		return false;
	f.flags = api->streams == CAT_STREAMS_POINTERS ? XB_STREAM_POINTERS : 0;
	capture_layout(fn, places, ARRAY_SIZE(places));
	for (unsigned i = 0; i < fn->nargs && i < ARRAY_SIZE(places); i++) {
		uint32_t bytes = fn->args[i].type->size;

		if (api->streams == CAT_STREAMS_MEMBERS)
			at = align_up(at, alignment_of(fn->args[i].type));
		add_arg(&f, &places[i], at, bytes);
		at += f.flags & XB_STREAM_POINTERS ? sizeof(uint64_t) : bytes;
	}
	*ret = f;
	return true;
}

const char *plan_stream_name(const struct cat_func *fn)
{
	const struct cat_api *api = catalog_api(fn->api);

	return api && api->streams == CAT_STREAMS_MEMBERS ? fn->symbol : fn->name;
}
