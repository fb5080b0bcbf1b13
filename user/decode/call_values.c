// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * call_values.c - makes values of bytes: plain ones, structures, arrays, and what pointers in them led to.
 *
 * A value is decoded from bytes whose origin is known (struct where); if it is a pointer, its origin is looked up among the
 * plan's operations to find what was read through it.
 */
#include "decode/call_inside.h"

#define MAX_NESTING 8

void call_work_begin(struct work *w, const struct call_ctx *ctx, struct arena *a,
		     const struct xb_call *rec)
{
	const struct decode_slot *slot = ctx ? ctx->slot : NULL;

	w->ctx = ctx;
	w->arena = a;
	w->rec = rec;
	w->plan = slot ? &slot->plan : NULL;
	w->api = slot ? slot->plan.api : 0;
	w->words = rec ? (const uint64_t *)rec->body : NULL;
	w->nwords = rec ? rec->nargs : 0;
	w->nitems = slot ? slot->plan.nops : rec ? XB_MAX_OPS : 0;
	memset(w->items, 0, w->nitems * sizeof(w->items[0]));
}

/* Whether the count of an array operation is a plain word, and zero, so that the array is really empty. */
static bool count_is_zero(const struct work *w, const struct xb_op *op)
{
	uint64_t n;

	if (op->kind != XB_OP_ARR || op->flags & XB_OP_LEN_DEREF || op->len_src & XB_SRC_OP ||
	    op->len_src == XB_SRC_CONST || op->len_src >= w->nwords)
		return false;
	n = w->words[op->len_src];
	return (op->flags & XB_OP_LEN_32 ? (uint32_t)n : n) == 0;
}

/* ---- plain values ------------------------------------------------------------------------------ */

static void decode_enum(const struct cat_type *t, struct value *v)
{
	v->kind = VALUE_ENUM;
	v->name = catalog_enum_name(t, sign_extend(v->u, t->size));
	if (!v->name)
		v->name = catalog_enum_name(t, (int64_t)v->u);
}

static void decode_float(const struct cat_type *t, const uint8_t *bytes, struct value *v)
{
	float f;

	v->kind = VALUE_FLOAT;
	if (t->size == sizeof(f)) {
		memcpy(&f, bytes, sizeof(f));
		v->f = (double)f;
	} else {
		memcpy(&v->f, bytes, sizeof(v->f));
	}
}

void call_decode_scalar(const struct cat_type *t, const uint8_t *bytes, struct value *v)
{
	v->u = read_uint(bytes, t->size);
	switch (t->kind) {
	case CAT_INT:
		v->kind = VALUE_INT;
		v->u = (uint64_t)sign_extend(v->u, t->size);
		return;
	case CAT_BOOL:
		v->kind = VALUE_BOOL;
		return;
	case CAT_FLOAT:
		decode_float(t, bytes, v);
		return;
	case CAT_ENUM:
		decode_enum(t, v);
		return;
	case CAT_FLAGS:
		v->kind = VALUE_FLAGS;
		return;
	case CAT_HANDLE:
		v->kind = VALUE_HANDLE;
		v->flags |= v->u ? 0 : VALUE_F_NULL;
		return;
	case CAT_FUNC:
		v->kind = VALUE_PTR;
		v->flags |= v->u ? 0 : VALUE_F_NULL;
		return;
	default:
		v->kind = VALUE_UINT;
	}
}

uint32_t call_scalar_size(const struct cat_type *t)
{
	switch (t->kind) {
	case CAT_HANDLE:
	case CAT_PTR:
	case CAT_STRING:
	case CAT_FUNC:
		return 8;
	case CAT_FLOAT:
		return t->size == 4 || t->size == 8 ? t->size : 0;
	case CAT_VOID:
		return 0;
	default:
		return t->size <= 8 ? t->size : 0;
	}
}

static void as_text(struct value *v, const uint8_t *bytes, uint32_t len)
{
	v->kind = VALUE_STRING;
	v->str = (const char *)bytes;
	v->len = (uint32_t)strnlen((const char *)bytes, len);
}

/* ---- structures and arrays --------------------------------------------------------------------- */

/* Whether all fields are in the bytes that there are. A text that ends there is, however much room it had. */
static bool has_all_fields(const struct cat_type *t, const struct value *fields, uint32_t avail)
{
	for (uint32_t i = 0; i < t->count; i++) {
		const struct cat_field *f = &t->fields[i];

		if (f->offset + f->type->size <= avail)
			continue;
		if (f->offset >= avail || fields[i].kind != VALUE_STRING ||
		    fields[i].len >= avail - f->offset)
			return false;
	}
	return true;
}

static void decode_struct(struct work *w, const struct cat_type *t, const uint8_t *bytes,
			  uint32_t avail, struct where from, unsigned nesting, struct value *v)
{
	struct value *fields = arena_alloc(w->arena, t->count * sizeof(*fields));
	uint32_t i;

	if (!fields) {
		as_bytes(v, bytes, avail < t->size ? avail : t->size);
		return;
	}
	v->kind = VALUE_STRUCT;
	v->items = fields;
	v->nitems = t->count;
	for (i = 0; i < t->count; i++) {
		const struct cat_field *f = &t->fields[i];

		fields[i].key = f->name;
		fields[i].type = f->type;
		fields[i].kind = VALUE_UNKNOWN;
		fields[i].unit = f->unit;
		if (f->select &&
		    call_decode_member(w, t, f, bytes, avail, from, nesting, &fields[i]))
			continue;
		if (f->offset < avail)
			call_decode_bytes(w, f->type, bytes + f->offset, avail - f->offset,
					  step(from, f->offset), nesting + 1, &fields[i]);
	}
	if (avail < t->size && !has_all_fields(t, fields, avail)) {
		v->flags |= VALUE_F_TRUNC;
		v->total = t->size;
	}
}

void call_decode_array(struct work *w, const struct cat_type *t, uint32_t count,
		       const uint8_t *bytes, uint32_t avail, struct where from, unsigned nesting,
		       struct value *v)
{
	uint32_t size = t->size, have, i;
	struct value *items;

	if (t->kind == CAT_CHAR) {
		as_text(v, bytes, count < avail ? count : avail);
		return;
	}
	if (size <= 1) {
		as_bytes(v, bytes, count < avail ? count : avail);
	} else {
		have = avail / size < count ? avail / size : count;
		items = have ? arena_alloc(w->arena, have * sizeof(*items)) : NULL;
		if (have && !items) {
			as_bytes(v, bytes, avail);
			return;
		}
		v->kind = VALUE_ARRAY;
		v->items = items;
		v->nitems = have;
		for (i = 0; i < have; i++) {
			items[i].type = t;
			call_decode_bytes(w, t, bytes + i * size, size, step(from, i * size),
					  nesting + 1, &items[i]);
		}
	}
	if (avail < (uint64_t)count * (size ? size : 1)) {
		v->flags |= VALUE_F_TRUNC;
		v->total = count;
	}
}

/* ---- pointers ---------------------------------------------------------------------------------- */

static bool is_plain(const struct cat_type *t)
{
	return call_scalar_size(t) && t->kind != CAT_PTR && t->kind != CAT_STRING;
}

void call_mark_truncated(struct value *v, const struct item *it, uint32_t elem)
{
	if (!(it->flags & XB_ITEM_TRUNC) || (v->kind == VALUE_STRING && v->len < it->len))
		return;
	v->flags |= VALUE_F_TRUNC;
	v->total = elem ? it->total / elem : it->total;
}

/* All elements that were read, of an array that was cut. */
static void keep_whole(struct value *v, const struct item *it, uint32_t size)
{
	if (!it->whole || v->kind != VALUE_ARRAY || !v->nitems)
		return;
	v->whole = it->whole;
	v->nwhole = it->nwhole / size;
	if (v->nwhole >= v->total) {
		v->nwhole = v->total;
		v->flags = (uint8_t)((v->flags & ~VALUE_F_TRUNC) | VALUE_F_MORE);
	}
}

/* Bytes that op read from where the pointer v led to. */
static void decode_target(struct work *w, const struct cat_type *t, const struct xb_op *op,
			  const struct item *it, struct where from, unsigned nesting,
			  struct value *v)
{
	const struct cat_type *elem = t->kind == CAT_PTR ? t->elem : NULL;
	uint64_t addr = v->u;
	uint32_t size;

	v->flags |= VALUE_F_POINTEE;
	if (op->flags & XB_OP_AT_RETURN)
		v->flags |= VALUE_F_OUT;
	v->addr = addr;
	if (op->kind == XB_OP_STR) {
		as_text(v, it->bytes, it->len);
		v->flags |= it->flags & XB_ITEM_TRUNC ? VALUE_F_TRUNC : 0;
		return;
	}
	if (!elem || elem->kind == CAT_VOID || !elem->size) {
		as_bytes(v, it->bytes, it->len);
		call_mark_truncated(v, it, 0);
		return;
	}
	size = elem->size;
	if (op->kind == XB_OP_MEM) {
		/* Plain values replace the pointer; structures and arrays keep it in u. */
		call_decode_bytes(w, elem, it->bytes, it->len, from, nesting + 1, v);
		if (v->kind == VALUE_UNKNOWN)
			as_bytes(v, it->bytes, it->len);
		return;
	}
	if (it->len < size && it->flags & XB_ITEM_TRUNC) {
		as_bytes(v, it->bytes, it->len);
		call_mark_truncated(v, it, 0);
		return;
	}
	call_decode_array(w, elem, it->len / size, it->bytes, it->len, from, nesting + 1, v);
	call_mark_truncated(v, it, size);
	keep_whole(v, it, size);
}

/* ---- chains ------------------------------------------------------------------------------------ */

static bool is_chain(const struct work *w, unsigned op)
{
	return w->plan->ops[op].kind == XB_OP_CHAIN;
}

/* A structure of a chain contains its type. */
static void decode_chained(struct work *w, const struct item *it, struct where from,
			   unsigned nesting, struct value *v)
{
	const uint8_t *bytes = it->bytes + from.off;
	uint32_t len = it->len - from.off;
	const struct cat_type *t = NULL;

	if (len > CAPTURE_NEXT_BYTES)
		len = CAPTURE_NEXT_BYTES;
	if (len >= 4)
		t = catalog_stype(w->api, (uint32_t)read_uint(bytes, 4));
	v->flags |= VALUE_F_POINTEE;
	v->addr = v->u;
	if (t && t->kind == CAT_STRUCT) {
		v->type = t;
		decode_struct(w, t, bytes, len, from, nesting + 1, v);
	} else {
		as_bytes(v, bytes, len);
	}
}

/* The address that an operation began at. */
static uint64_t op_address(const struct work *w, const struct xb_op *op)
{
	const struct item *it = &w->items[op->src & (XB_MAX_OPS - 1)];

	if (!(op->src & XB_SRC_OP))
		return op->src < w->nwords ? w->words[op->src] : 0;
	return it->len >= op->off + 8u ? read_uint(it->bytes + op->off, 8) : 0;
}

/*
 * Handles the address v in one structure of a chain: the next structure follows in the same item, was read
 * before (the chain is a circle), or is beyond the limit.
 */
static void decode_next(struct work *w, struct where from, unsigned nesting, struct value *v)
{
	const struct xb_op *op = &w->plan->ops[from.index];
	const struct item *it = &w->items[from.index];
	uint32_t next = from.off / CAPTURE_NEXT_BYTES * CAPTURE_NEXT_BYTES + CAPTURE_NEXT_BYTES,
		 off;
	uint64_t at = op_address(w, op);

	v->kind = VALUE_PTR;
	if (!v->u) {
		v->flags |= VALUE_F_NULL;
		return;
	}
	for (off = 0; off < next && off + 16 <= it->len; off += CAPTURE_NEXT_BYTES) {
		if (at == v->u) {
			v->flags |= VALUE_F_CIRCLE;
			return;
		}
		at = read_uint(it->bytes + off + 8, 8);
	}
	if (next < it->len)
		/* The depth is that of the chain in the item, independent of other nesting. */
		decode_chained(w, it, (struct where){ FROM_OP, from.index, next }, nesting - 2, v);
	else
		v->flags |= it->flags & XB_ITEM_PART ? VALUE_F_FAULT : VALUE_F_TRUNC;
}

static bool text_after_the_fact(struct work *w, const struct xb_op *op, struct item *it)
{
	struct decode_text text;

	if (!w->ctx || !w->ctx->text ||
	    !w->ctx->text(w->ctx->userdata, w->rec->h.tgid, it->addr, &text))
		return false;
	if (!text.size || (op->kind == XB_OP_MEM && text.size < op->elem) ||
	    op->kind >= XB_OP_CHAIN)
		return false;
	it->bytes = (const uint8_t *)text.bytes;
	it->len = text.size < op->max ? text.size : op->max;
	it->total = text.size;
	it->flags = text.size > op->max && op->kind != XB_OP_MEM ? XB_ITEM_TRUNC : 0;
	if (op->kind == XB_OP_STR && memchr(it->bytes, 0, it->len))
		it->flags = 0;
	return true;
}

bool call_find_target(struct work *w, struct where from, unsigned nesting, struct value *v,
		      struct item *ret, unsigned *ret_op)
{
	const struct xb_op *op;
	struct item it;
	int index;

	v->kind = VALUE_PTR;
	if (!v->u) {
		v->flags |= VALUE_F_NULL;
		return false;
	}
	index = w->plan ? op_for(w, from) : -1;
	if (index < 0 || nesting >= MAX_NESTING || w->plan->ops[index].kind == XB_OP_EACH)
		return false;
	op = &w->plan->ops[index];
	it = w->items[index];
	if (!it.bytes) {
		if (count_is_zero(w, op)) {
			v->kind = VALUE_ARRAY;
			v->flags |= VALUE_F_POINTEE;
			v->addr = v->u;
		}
		return false;
	}
	if (it.flags & XB_ITEM_FAULT && !text_after_the_fact(w, op, &it)) {
		v->flags |= VALUE_F_FAULT;
		v->u = it.addr;
		return false;
	}
	*ret = it;
	*ret_op = (unsigned)index;
	return true;
}

static void decode_pointer(struct work *w, const struct cat_type *t, struct where from,
			   unsigned nesting, struct value *v)
{
	struct where inside = { .from = FROM_OP };
	const struct xb_op *op;
	struct item it;

	if (w->plan && from.from == FROM_OP && is_chain(w, from.index) &&
	    from.off % CAPTURE_NEXT_BYTES == 8) {
		decode_next(w, from, nesting, v);
		return;
	}
	if (!call_find_target(w, from, nesting, v, &it, &inside.index))
		return;
	op = &w->plan->ops[inside.index];
	if (is_chain(w, inside.index))
		decode_chained(w, &it, inside, nesting, v);
	else
		decode_target(w, t, op, &it, inside, nesting, v);
}

void call_decode_bytes(struct work *w, const struct cat_type *t, const uint8_t *bytes,
		       uint32_t avail, struct where from, unsigned nesting, struct value *v)
{
	uint32_t size;

	v->kind = VALUE_UNKNOWN;
	v->type = t;
	if (nesting >= MAX_NESTING)
		return;
	switch (t->kind) {
	case CAT_STRUCT:
		decode_struct(w, t, bytes, avail, from, nesting, v);
		return;
	case CAT_UNION:
		as_bytes(v, bytes, avail < t->size ? avail : t->size);
		return;
	case CAT_ARRAY:
		if (t->elem)
			call_decode_array(w, t->elem, t->count, bytes, avail, from, nesting, v);
		return;
	default:
		break;
	}
	size = call_scalar_size(t);
	if (!size || size > avail)
		return;
	if (is_plain(t)) {
		call_decode_scalar(t, bytes, v);
		return;
	}
	v->u = read_uint(bytes, 8);
	decode_pointer(w, t, from, nesting, v);
}

void value_decode(struct arena *a, const struct cat_type *t, const void *bytes, uint32_t avail,
		  struct value *ret)
{
	struct work w;

	call_work_begin(&w, NULL, a, NULL);
	call_decode_bytes(&w, t, bytes, avail, (struct where){ .from = FROM_NOWHERE }, 0, ret);
}

uint32_t value_elements(const struct value *array)
{
	return array->nwhole ?: array->nitems;
}

const struct value *value_element(const struct value *array, uint32_t i, struct arena *a,
				  struct value *room)
{
	const struct cat_type *t = array->items[0].type;

	if (i < array->nitems)
		return &array->items[i];
	*room = (struct value){ 0 };
	value_decode(a, t, (const uint8_t *)array->whole + (size_t)i * t->size, t->size, room);
	return room;
}
