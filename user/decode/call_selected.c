// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * call_selected.c - values whose type another argument or field determines.
 *
 * The type of untyped bytes behind a pointer, and the active member of a union, are determined by the value
 * of another argument or field (struct cat_select): the bytes were read without a type, and get it here.
 */
#include "decode/call_inside.h"

/* The value of a selector, which is a word or bytes. */
static int64_t selector_value(const struct cat_type *t, const uint8_t *bytes)
{
	return sign_extend(read_uint(bytes, t->size), t->size);
}

static const struct cat_choice *choose(const struct cat_select *s, const struct cat_type *t,
				       const uint8_t *bytes)
{
	const struct cat_choice *c = catalog_choice(s, selector_value(t, bytes));

	return c ? c : catalog_choice(s, (int64_t)read_uint(bytes, t->size));
}

/* How many bytes the function reports to have written, or that it would have; false: it does not report this. */
static bool size_told(const struct work *w, const struct decode_slot *slot, unsigned arg,
		      uint64_t *ret)
{
	const struct cat_type *t = slot->fn->args[arg].type;
	struct where from = { .from = FROM_WORDS, .index = slot->places[arg].word };
	int index;

	if (slot->places[arg].word >= w->nwords || t->kind != CAT_PTR || !t->elem)
		return false;
	index = op_for(w, from);
	if (index < 0 || w->items[index].len < t->elem->size || t->elem->size > 8)
		return false;
	*ret = read_uint(w->items[index].bytes, t->elem->size);
	return true;
}

/*
 * Decodes len bytes as a type that a value has determined. If it does not fit, the type is ignored, because the
 * function may differ from its header.
 */
static void decode_as(struct work *w, const struct cat_type *t, const uint8_t *bytes, uint32_t len,
		      bool exact, struct where from, unsigned nesting, struct value *v)
{
	const struct cat_type *elem = t->kind == CAT_ARRAY && !t->count ? t->elem : NULL;
	uint32_t size = elem ? elem->size : t->size;

	if (elem && size && (elem->kind == CAT_CHAR || !exact || len % size == 0))
		call_decode_array(w, elem, len / size, bytes, len, from, nesting + 1, v);
	else if (!elem && size && (exact ? len == size : len >= size))
		call_decode_bytes(w, t, bytes, len, from, nesting + 1, v);
	else
		as_bytes(v, bytes, len);
}

/* The value after a key: of the key's type, or a number, or an address if it can't be anything else. */
static void decode_pair(struct work *w, const struct cat_select *s, const struct cat_type *t,
			const uint8_t *key, const uint8_t *value, struct value *v)
{
	const struct cat_choice *c = choose(s, t, key);
	struct where nowhere = { .from = FROM_NOWHERE };

	if (c && c->type && c->type->size && c->type->size <= t->size) {
		call_decode_bytes(w, c->type, value, t->size, nowhere, 1, v);
		if (v->kind != VALUE_UNKNOWN)
			return;
	}
	v->u = read_uint(value, t->size);
	v->kind = v->u > UINT32_MAX ? VALUE_PTR : VALUE_UINT;
}

/* A list of keys and values that ends with a key of 0; it is marked as cut if this was not read. */
static void decode_pairs(struct work *w, const struct cat_arg *a, const struct item *it,
			 struct value *v)
{
	const struct cat_type *t = a->type->elem;
	uint32_t size = t->size, have = it->len / size, n = 0, i;
	struct value *items;

	while (n < have && (n % 2 || read_uint(it->bytes + n * size, size)))
		n++;
	items = n ? arena_alloc(w->arena, n * sizeof(*items)) : NULL;
	if (n && !items) {
		as_bytes(v, it->bytes, it->len);
		return;
	}
	v->kind = VALUE_ARRAY;
	v->items = items;
	v->nitems = n;
	v->flags |= VALUE_F_POINTEE | (n == have ? VALUE_F_TRUNC : 0);
	v->addr = v->u;
	for (i = 0; i < n; i++) {
		const uint8_t *bytes = it->bytes + i * size;

		items[i].type = t;
		if (i % 2)
			decode_pair(w, a->select, t, bytes - size, bytes, &items[i]);
		else
			call_decode_scalar(t, bytes, &items[i]);
	}
}

void call_decode_selected(struct work *w, const struct decode_slot *slot, unsigned arg,
			  struct value *v)
{
	const struct cat_select *s = slot->fn->args[arg].select;
	struct where from = { .from = FROM_WORDS, .index = slot->places[arg].word };
	struct where inside = { .from = FROM_OP };
	const struct cat_choice *c = NULL;
	const struct cat_type *elem;
	struct item it;
	uint64_t told;
	bool exact;

	v->kind = VALUE_UNKNOWN;
	v->type = slot->fn->args[arg].type;
	v->u = w->words[from.index];
	if (!call_find_target(w, from, 0, v, &it, &inside.index))
		return;
	if (!s || slot->fn->args[arg].len_kind == CAT_LEN_PAIRS) {
		decode_pairs(w, &slot->fn->args[arg], &it, v);
		return;
	}
	v->flags |= VALUE_F_POINTEE;
	v->addr = v->u;
	if (w->plan->ops[inside.index].flags & XB_OP_AT_RETURN)
		v->flags |= VALUE_F_OUT;
	exact = s->size && size_told(w, slot, s->size - 1u, &told);
	if (exact && told <= it.len) {
		it.len = (uint32_t)told;
		it.flags &= (uint8_t)~XB_ITEM_TRUNC;
	} else if (exact && told < it.total) {
		it.total = (uint32_t)told;
	}
	if (slot->places[s->by].word < w->nwords)
		c = choose(s, slot->fn->args[s->by].type,
			   (const uint8_t *)(w->words + slot->places[s->by].word));
	if (c && c->type)
		decode_as(w, c->type, it.bytes, it.len, exact && !(it.flags & XB_ITEM_TRUNC),
			  inside, 0, v);
	else if (slot->fn->args[arg].len_kind != CAT_LEN_CONST)
		as_bytes(v, it.bytes, it.len);
	else
		v->flags =
			0; /* it is not known how many of them are the value, so show the address */
	elem = v->kind == VALUE_ARRAY && c && c->type ? c->type->elem : NULL;
	call_mark_truncated(v, &it, elem ? elem->size : 0);
	if (v->kind != VALUE_ARRAY && v->kind != VALUE_STRING && v->kind != VALUE_BYTES)
		v->flags &= (uint8_t)~VALUE_F_TRUNC;
}

/*
 * A member of a union in an array's element: its target is in the item of the operation that captured the
 * targets of all elements.
 */
static bool decode_each(struct work *w, const struct cat_type *st, const struct cat_field *f,
			const struct cat_choice *c, const uint8_t *bytes, uint32_t avail,
			struct where from, struct value *v)
{
	const struct cat_field *size = &st->fields[f->select->size - 1u];
	struct where at = { FROM_OP, from.index, f->offset + c->member->offset };
	uint32_t i = from.off / st->size;
	uint64_t asked, have;
	const struct item *it;
	const uint8_t *target;
	bool failed = false;
	int op;

	if (from.from != FROM_OP || !f->select->size || from.off % st->size ||
	    size->offset + size->type->size > avail || at.off + 8 > avail)
		return false;
	op = op_for(w, at);
	if (op < 0 || w->plan->ops[op].kind != XB_OP_EACH)
		return false;
	it = &w->items[op];
	v->type = c->member->type;
	v->kind = VALUE_PTR;
	v->u = read_uint(bytes + at.off, 8);
	v->flags |= v->u ? 0 : VALUE_F_NULL;
	target = v->u ? capture_each(it->bytes, it->len, i, &failed) : NULL;
	if (failed)
		v->flags |= VALUE_F_FAULT;
	if (!target)
		return true;
	asked = read_uint(bytes + size->offset, size->type->size);
	have = asked < XB_EACH_BYTES ? asked : XB_EACH_BYTES;
	v->flags |= VALUE_F_POINTEE;
	v->addr = v->u;
	as_bytes(v, target, (uint32_t)have);
	if (have < asked) {
		v->flags |= VALUE_F_TRUNC;
		v->total = asked < UINT32_MAX ? (uint32_t)asked : 0;
	}
	return true;
}

bool call_decode_member(struct work *w, const struct cat_type *st, const struct cat_field *f,
			const uint8_t *bytes, uint32_t avail, struct where from, unsigned nesting,
			struct value *v)
{
	const struct cat_field *by = &st->fields[f->select->by];
	const struct cat_choice *c;

	if (by->offset + by->type->size > avail || f->offset >= avail)
		return false;
	c = choose(f->select, by->type, bytes + by->offset);
	if (!c || !c->member)
		return false;
	if (c->follow && decode_each(w, st, f, c, bytes, avail, from, v))
		return true;
	call_decode_bytes(w, c->member->type, bytes + f->offset + c->member->offset,
			  avail - f->offset - c->member->offset,
			  step(from, f->offset + c->member->offset), nesting + 1, v);
	return true;
}
