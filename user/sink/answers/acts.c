// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * acts.c - what a call must have, and what it is given, as acts for the adapter.
 *
 * Which word is what, the catalog and the function's plan say, as for the decoder. Not everything that a call has can be
 * compared: addresses of the program's own memory differ from run to run, and so may what looks like one.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "sink/answers/answers.h"

#define PAGE_MIN  64ULL	       /* alignment of what the adapter allocates */
#define ALIGN_MAX (2ULL << 20) /* at most: what more an address has is chance */

static void add(struct answers_work *w, struct replay_act act, const void *bytes)
{
	answers_add(w->s, w->call, act, bytes);
}

uint64_t answers_place_name(struct answers_work *w, const char *text)
{
	struct strbuf *b = &w->s->bytes;
	uint64_t at = b->len;

	/* Names of one call's arguments come again with the next: mostly they are found not far away. */
	for (size_t i = w->s->nacts; i-- > 0 && i + 256 > w->s->nacts;) {
		uint64_t name = w->s->acts[i].act.name;

		if (name && !strcmp(b->buf + name, text))
			return name;
	}
	strbuf_add(b, text, strlen(text) + 1);
	return at;
}

static uint64_t name_of(struct answers_work *w, const struct cat_arg *a)
{
	return answers_place_name(w, a->name);
}

static unsigned index_of(const struct answers_work *w, unsigned word)
{
	for (unsigned i = 0; i < w->fn->nargs && i < XB_MAX_ARGS; i++)
		if (w->places[i].word == word)
			return i;
	return XB_MAX_ARGS;
}

/* Which commands a command waits for. */
static bool is_wait_list(const struct answers_work *w, unsigned arg)
{
	const struct cat_role *r = catalog_role(w->fn, CAT_ACT_ENQUEUE);

	return r && (catalog_part(r, CAT_PART_NWAIT) == (int)arg ||
		     catalog_part(r, CAT_PART_WAIT) == (int)arg);
}

static const struct cat_type *value_type(const struct answers_work *w, const struct cat_arg *a)
{
	const struct cat_choice *c = NULL;

	if (a->select && w->places[a->select->by].word < w->c->rec->nargs)
		c = catalog_choice(a->select, (int32_t)w->words[w->places[a->select->by].word]);
	return c ? c->type : a->type->elem;
}

/* Whether it asks for the state of an event: how often, and of which one, is a matter of time. */
static bool asks_state(const struct answers_work *w)
{
	for (unsigned i = 0; i < w->fn->nargs && i < XB_MAX_ARGS; i++) {
		const struct cat_arg *a = &w->fn->args[i];
		const struct cat_type *t = a->select ? value_type(w, a) : NULL;

		if (t && t->name && strstr(t->name, "event_status"))
			return true;
	}
	return false;
}

/* ---- what a call must have ----------------------------------------------------------------------- */

static bool is_size(uint32_t n)
{
	return n == 1 || n == 2 || n == 4 || n == 8;
}

/* The program's own memory at addr, which a buffer uses. */
static void keep_region(struct answers_work *w, struct replay_act act, uint64_t addr)
{
	struct answers_region *r = addr ? answers_region_at(w->s, addr) : NULL;

	if (!addr || (r && r->ours))
		return;
	r = answers_region_new(w->s, addr, answers_value(w, CAT_ACT_CREATE, CAT_PART_SIZE));
	if (!r)
		return;
	act.what = REPLAY_KEEP;
	act.value = r->number;
	add(w, act, NULL);
}

static bool makes_buffer(const struct answers_work *w)
{
	const struct cat_role *create = catalog_role(w->fn, CAT_ACT_CREATE);

	return create && create->kind == CAT_MEM_BUFFER;
}

static void check_pointer(struct answers_work *w, const struct cat_arg *a, struct replay_act act,
			  uint64_t v)
{
	const struct cat_type *elem = a->type->kind == CAT_PTR ? a->type->elem : NULL;
	struct answers_region *r = v ? answers_region_at(w->s, v) : NULL;

	act.what = REPLAY_NULL;
	act.value = !v;
	add(w, act, NULL);
	if (r && r->ours) {
		act.what = REPLAY_POINTER;
		act.value = r->number;
		act.extra = v - r->addr;
		add(w, act, NULL);
	} else if (makes_buffer(w) && elem && elem->kind == CAT_VOID && a->flags & CAT_IN) {
		keep_region(w, act, v);
	}
}

static void check_word(struct answers_work *w, unsigned arg)
{
	const struct cat_arg *a = &w->fn->args[arg];
	unsigned word = w->places[arg].word;
	struct replay_act act = { .word = (uint16_t)word,
				  .name = name_of(w, a),
				  .flags = is_wait_list(w, arg) ? REPLAY_LOOSE : 0 };

	switch (a->type->kind) {
	case CAT_HANDLE:
		act.what = REPLAY_HANDLE;
		act.value = answers_object(w->s, w->words[word], false);
		act.flags |= asks_state(w) ? REPLAY_LOOSE : 0;
		add(w, act, NULL);
		return;
	case CAT_UINT:
	case CAT_INT:
	case CAT_BOOL:
	case CAT_ENUM:
	case CAT_FLAGS:
		act.what = REPLAY_SCALAR;
		act.value = w->words[word];
		act.size = is_size(a->type->size) ? a->type->size : 8;
		add(w, act, NULL);
		return;
	case CAT_PTR:
	case CAT_STRING:
	case CAT_FUNC:
		check_pointer(w, a, act, w->words[word]);
		return;
	default:
		return;
	}
}

static void add_objects(struct answers_work *w, struct replay_act act, const uint8_t *from,
			size_t n, bool made)
{
	_cleanup_free_ uint64_t *numbers = calloc(n + 1, sizeof(*numbers));
	uint64_t v;

	if (!numbers) {
		w->s->failed = -ENOMEM;
		return;
	}
	for (size_t i = 0; i < n; i++) {
		memcpy(&v, from + 8 * i, 8);
		numbers[i] = answers_object(w->s, v, made);
	}
	act.size = 8 * n;
	if (n)
		add(w, act, numbers);
}

/* Could be an address: then it is another one in each run. */
static bool is_address(const uint8_t *at, size_t left)
{
	uint64_t v;

	if (left < 8)
		return false;
	memcpy(&v, at, 8);
	return v >= 1ULL << 32 && v < 1ULL << 47;
}

static void check_plain(struct answers_work *w, struct replay_act act, const uint8_t *bytes,
			size_t len)
{
	size_t from = 0, at = 0;

	act.what = REPLAY_BYTES;
	while (at <= len) {
		bool stop = at == len || is_address(bytes + at, len - at);

		if (stop && at > from) {
			act.extra = from;
			act.size = at - from;
			add(w, act, bytes + from);
		}
		at += len - at < 8 && at < len ? len - at : 8;
		if (stop)
			from = at;
	}
}

void answers_check_argument(struct answers_work *w, struct replay_act act, const uint8_t *bytes,
			    size_t len, const uint8_t covered[])
{
	const uint16_t flags = act.flags;
	size_t at = 0, end;

	act.what = REPLAY_BYTES;
	for (; at < len; at = end) {
		for (end = at + 1; end < len && end % 8 && covered[end] == covered[at];)
			end++;
		if (covered[at] && !(at % 8) && end - at == 8 && is_address(bytes + at, 8))
			continue;
		act.flags = flags | (covered[at] ? 0 : REPLAY_PADDING);
		act.extra = at;
		act.size = end - at;
		add(w, act, bytes + at);
	}
}

/* The len bytes of an argument that the call sets, if that is all of it. */
static bool is_covered(const struct answers_work *w, size_t len, uint8_t ret_covered[])
{
	const struct answers_argument a = {
		.kernel = answers_value(w, CAT_ACT_SETARG, CAT_PART_KERNEL),
		.index = answers_value(w, CAT_ACT_SETARG, CAT_PART_INDEX),
		.size = answers_value(w, CAT_ACT_SETARG, CAT_PART_SIZE),
	};

	return call_does(w->c, CAT_ACT_SETARG) && a.size == len &&
	       answers_covered(w->s, &a, ret_covered);
}

/* Bytes of a list of keys and values up to the key that is 0: what stands after that is not of the list. */
static size_t length_of_pairs(const struct cat_type *t, const uint8_t *bytes, size_t len)
{
	static const uint8_t none[8];
	size_t at = 0;

	if (!is_size(t->size))
		return len;
	while (at + t->size <= len && memcmp(bytes + at, none, t->size) != 0)
		at += 2ul * t->size;
	return at + t->size < len ? at + t->size : len;
}

/* Numbers that stand in structures, which have no padding and no addresses. */
static void check_fields(struct answers_work *w, struct replay_act act, const struct cat_type *t,
			 const uint8_t *bytes, size_t len)
{
	act.what = REPLAY_BYTES;
	for (size_t at = 0; t->size && at + t->size <= len; at += t->size)
		for (uint32_t i = 0; i < t->count; i++) {
			const struct cat_field *f = &t->fields[i];
			uint8_t kind = f->type->kind;

			if (kind != CAT_UINT && kind != CAT_INT && kind != CAT_ENUM &&
			    kind != CAT_FLAGS)
				continue;
			if (f->offset + f->type->size > t->size)
				continue;
			act.extra = at + f->offset;
			act.size = f->type->size;
			add(w, act, bytes + at + f->offset);
		}
}

/* The program's own memory, which a buffer uses. */
static void keep_memory(struct answers_work *w, struct replay_act act, const struct cat_type *t,
			const uint8_t *bytes, size_t len)
{
	for (uint32_t i = 0; i < t->count; i++) {
		const struct cat_field *f = &t->fields[i];
		uint64_t addr;

		if (f->type->kind != CAT_PTR || f->is_next || f->offset + 8 > len)
			continue;
		memcpy(&addr, bytes + f->offset, 8);
		act.extra = f->offset + 1;
		keep_region(w, act, addr);
	}
}

static void check_item(struct answers_work *w, unsigned arg, unsigned op, const struct xb_item *it)
{
	const struct cat_arg *a = &w->fn->args[arg];
	const struct cat_type *t = a->type->elem;
	const uint8_t *bytes = (const uint8_t *)(it + 1);
	uint8_t covered[ANSWERS_COVERED];
	struct replay_act act = { .word = w->places[arg].word,
				  .name = name_of(w, a),
				  .flags = is_wait_list(w, arg) ? REPLAY_LOOSE : 0 };

	if (a->type->kind == CAT_STRING) {
		act.what = REPLAY_BYTES;
		act.size = it->len;
		add(w, act, bytes);
		return;
	}
	if (!t)
		return;
	if (t->kind == CAT_HANDLE) {
		act.what = REPLAY_HANDLES;
		add_objects(w, act, bytes, it->len / 8, false);
	} else if (t->kind == CAT_STRUCT) {
		check_fields(w, act, t, bytes, it->len);
		answers_check_elements(w, act, op, a, bytes, it->len);
	} else if (t->kind == CAT_VOID && it->len <= sizeof(covered) &&
		   is_covered(w, it->len, covered)) {
		answers_check_argument(w, act, bytes, it->len, covered);
	} else if (t->kind != CAT_PTR && t->kind != CAT_FUNC && t->kind != CAT_UNION &&
		   t->kind != CAT_ARRAY) {
		check_plain(w, act, bytes,
			    a->len_kind == CAT_LEN_PAIRS ? length_of_pairs(t, bytes, it->len)
							 : it->len);
	}
	if (t->kind == CAT_STRUCT && makes_buffer(w))
		keep_memory(w, act, t, bytes, it->len);
}

/* The device images that it makes a program of. */
static void check_images(struct answers_work *w)
{
	unsigned word = answers_word(w, CAT_ACT_IMAGE, CAT_PART_VALUE);
	unsigned arg = index_of(w, word);

	if (word >= w->c->rec->nargs || arg >= XB_MAX_ARGS || !w->words[word] ||
	    w->fn->args[arg].type->kind != CAT_PTR || w->fn->args[arg].type->elem->kind == CAT_PTR)
		return;
	for (size_t i = 0; i < w->s->nimages; i++) {
		const struct answers_image *m = &w->s->images[i];
		struct replay_act act = { .what = REPLAY_BYTES, .word = (uint16_t)word };

		if (m->call != w->c->rec->id || m->index)
			continue;
		act.name = name_of(w, &w->fn->args[arg]);
		act.size = answers_content(w->s, m->hash, &act.bytes);
		if (!act.size)
			continue;
		add(w, act, NULL);
		answers_note_module(w->s, act.bytes, act.size);
	}
}

/* Numbers in a structure that is passed itself, such as the region of an image. */
static void check_passed(struct answers_work *w, unsigned arg)
{
	const struct cat_arg *a = &w->fn->args[arg];
	struct replay_act act = { .what = REPLAY_SCALAR, .name = name_of(w, a) };

	for (uint32_t i = 0; a->type->kind == CAT_STRUCT && i < a->type->count; i++) {
		const struct cat_field *f = &a->type->fields[i];
		unsigned word = w->places[arg].word + f->offset / 8;

		if (f->type->kind != CAT_UINT || f->offset % 8 || !is_size(f->type->size) ||
		    word >= w->c->rec->nargs || word >= REPLAY_WORDS)
			continue;
		act.word = (uint16_t)word;
		act.value = w->words[word];
		act.size = f->type->size;
		add(w, act, NULL);
	}
}

void answers_check(struct answers_work *w)
{
	for (unsigned i = 0; i < w->fn->nargs && i < XB_MAX_ARGS; i++)
		if (w->places[i].nwords > 1)
			check_passed(w, i);
		else if (w->places[i].nwords && w->places[i].word < w->c->rec->nargs &&
			 w->places[i].word < REPLAY_WORDS)
			check_word(w, i);
	for (unsigned i = 0; i < w->plan->nops; i++) {
		const struct xb_op *op = &w->plan->ops[i];
		unsigned arg = index_of(w, op->src);

		if (w->items[i] && !(op->flags & XB_OP_AT_RETURN) && !(op->src & XB_SRC_OP) &&
		    !(w->items[i]->flags & XB_ITEM_FAULT) && arg < XB_MAX_ARGS)
			check_item(w, arg, i, w->items[i]);
	}
	check_images(w);
}

/* ---- what it is given ---------------------------------------------------------------------------- */

/* The whole of an output that was cut in the call: how many of the bytes that begin at *ret. 0: it is not there. */
static uint64_t whole_output(const struct answers_work *w, unsigned op, uint64_t *ret)
{
	for (size_t i = 0; i < w->s->ndata; i++) {
		const struct xb_data *d = &w->s->data[i];

		if (d->call == w->c->rec->id && d->kind == XB_DATA_OUTPUT && d->number == op)
			return answers_content(w->s, d->hash, ret);
	}
	return 0;
}

static uint64_t alignment_of(uint64_t addr)
{
	uint64_t align = addr & -addr;

	return align < PAGE_MIN ? PAGE_MIN : align > ALIGN_MAX ? ALIGN_MAX : align;
}

static void give_address(struct answers_work *w, struct replay_act act, uint64_t addr)
{
	struct answers_region *r = addr ? answers_region_at(w->s, addr) : NULL;
	bool alloc = call_does(w->c, CAT_ACT_ALLOC);

	if (r && !alloc) {
		act.what = REPLAY_PUT_REGION;
		act.value = r->number;
		act.extra = addr - r->addr;
		add(w, act, NULL);
		return;
	}
	if (r)
		r->live = false;
	act.extra = answers_value(w, alloc ? CAT_ACT_ALLOC : CAT_ACT_MAPPED, CAT_PART_SIZE);
	r = act.extra <= REPLAY_REGION_MAX ? answers_region_new(w->s, addr, act.extra) : NULL;
	if (!r)
		return;
	r->ours = true;
	act.what = REPLAY_PUT_NEW;
	act.value = r->number;
	act.size = alignment_of(addr);
	add(w, act, NULL);
}

/* How many bytes of it count, if another output says that. */
static uint64_t told_length(const struct answers_work *w, const struct cat_arg *a, uint64_t len)
{
	uint64_t told = UINT64_MAX;
	unsigned word;

	if (!a->select || !a->select->size)
		return len;
	word = w->places[a->select->size - 1].word;
	for (unsigned i = 0; i < w->plan->nops; i++)
		if (w->plan->ops[i].src == word && w->items[i] && w->items[i]->len == 8)
			memcpy(&told, w->items[i] + 1, 8);
	return told < len ? told : len;
}

static void give_item(struct answers_work *w, unsigned op, unsigned arg, const struct xb_item *it)
{
	const struct cat_arg *a = &w->fn->args[arg];
	const struct cat_type *t = value_type(w, a), *elem = a->type->elem;
	struct replay_act act = { .what = REPLAY_PUT,
				  .word = w->plan->ops[op].src,
				  .size = it->len };
	const uint8_t *bytes = (const uint8_t *)(it + 1);
	const bool cut = it->flags & XB_ITEM_TRUNC;
	const uint64_t whole = cut ? whole_output(w, op, &act.bytes) : 0;
	bool handle, made;
	uint64_t addr;

	w->s->cut += cut && !whole;
	if (t && t->kind == CAT_ARRAY && t->elem && t->elem->kind == CAT_HANDLE)
		t = t->elem;
	handle = t && t->kind == CAT_HANDLE;
	made = call_does(w->c, CAT_ACT_CREATE) || (call_does(w->c, CAT_ACT_ENQUEUE) && handle);
	act.size = told_length(w, a, whole ?: act.size);
	/* A native handle is a number of the driver's. */
	w->s->native += handle && strstr(t->name, "native");
	if (handle && !strstr(t->name, "native")) {
		act.what = REPLAY_PUT_HANDLES;
		if (whole)
			bytes = (const uint8_t *)w->s->bytes.buf + act.bytes;
		add_objects(w, act, bytes, act.size / 8, made);
	} else if (elem && elem->kind == CAT_PTR && it->len == 8 &&
		   (call_does(w->c, CAT_ACT_ALLOC) || call_does(w->c, CAT_ACT_MAPPED))) {
		memcpy(&addr, bytes, 8);
		give_address(w, act, addr);
	} else if (act.size && (!elem || elem->kind != CAT_STRING)) {
		add(w, act, whole ? NULL : bytes);
	}
}

/* Text to which an output points. */
static void give_text(struct answers_work *w, const struct xb_op *op, const struct xb_item *it)
{
	const struct xb_op *from = &w->plan->ops[op->src & (XB_MAX_OPS - 1)];

	if (op->kind == XB_OP_STR && !(from->src & XB_SRC_OP) && from->src < REPLAY_WORDS)
		add(w,
		    (struct replay_act){
			    .what = REPLAY_PUT_TEXT, .word = from->src, .size = it->len },
		    it + 1);
}

void answers_give(struct answers_work *w)
{
	for (unsigned i = 0; i < w->plan->nops; i++) {
		const struct xb_op *op = &w->plan->ops[i];
		const struct xb_item *it = w->items[i];
		unsigned arg = index_of(w, op->src);

		if (!it || !(op->flags & XB_OP_AT_RETURN))
			continue;
		if (it->flags & XB_ITEM_FAULT)
			w->s->cut++;
		else if (op->src & XB_SRC_OP)
			give_text(w, op, it);
		else if (arg < XB_MAX_ARGS && op->src < REPLAY_WORDS)
			give_item(w, i, arg, it);
	}
}
