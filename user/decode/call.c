// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * call.c - makes named values of a call's words and captured bytes.
 *
 * It combines the record (words and items), the plan that made it (item n came from operation n, whose src
 * and off say which pointer was followed), and the catalog row (types and names). A value is decoded from
 * bytes whose origin is known (struct where); if it is a pointer, its origin is looked up among the plan's
 * operations to find what was read through it.
 *
 * The type of untyped bytes behind a pointer, and the active member of a union, are determined by the value
 * of another argument or field (struct cat_select): the bytes were read without a type, and get it here.
 *
 * The record is not trusted: its lengths are checked once in take_items(), after that every read goes
 * through a (bytes, avail) pair.
 */
#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "decode/call.h"
#include "decode/call_items.h"

#define MAX_NESTING 8

struct item {
	const uint8_t *bytes; /* NULL: no item for this operation */
	uint32_t len;
	uint32_t total;
	uint8_t flags;
	uint64_t addr; /* with XB_ITEM_FAULT */
};

/* The origin of bytes: an operation's item, the words, or a place from which no pointers are followed. */
struct where {
	enum { FROM_NOWHERE, FROM_WORDS, FROM_OP } from;
	unsigned index; /* operation, or first word */
	uint32_t off;
};

struct work {
	const struct call_ctx *ctx;
	struct arena *arena;
	const struct xb_call *rec;
	const struct xb_plan *plan; /* NULL: pointers lead nowhere */
	unsigned api;
	const uint64_t *words;
	unsigned nwords;
	unsigned nitems; /* as many as the plan has operations */
	struct item items[XB_MAX_OPS];
};

static void decode_bytes(struct work *w, const struct cat_type *t, const uint8_t *bytes,
			 uint32_t avail, struct where from, unsigned nesting, struct value *v);
static bool decode_member(struct work *w, const struct cat_type *st, const struct cat_field *f,
			  const uint8_t *bytes, uint32_t avail, struct where from, unsigned nesting,
			  struct value *v);

/* Without a plan, a record may have any items. Only possible ones are zeroed, because most calls have none. */
static void work_begin(struct work *w, const struct call_ctx *ctx, struct arena *a,
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

/* ---- items ------------------------------------------------------------------------------------- */

static int take_item(struct work *w, const struct xb_item *head)
{
	struct item *it;

	if (head->op >= w->nitems)
		return -EBADMSG;
	it = &w->items[head->op];
	if (it->bytes)
		return -EBADMSG;
	it->bytes = (const uint8_t *)(head + 1);
	it->len = head->len;
	it->total = head->total;
	it->flags = head->flags;
	if (!(head->flags & XB_ITEM_FAULT))
		return 0;
	if (head->len != 8)
		return -EBADMSG;
	memcpy(&it->addr, it->bytes, 8);
	it->len = 0;
	return 0;
}

static int take_items(struct work *w)
{
	const struct xb_item *it;
	struct call_items rest;
	int r = call_items(w->rec, &rest), err;

	if (r < 0)
		return r;
	while ((r = call_next_item(&rest, &it)) > 0) {
		err = take_item(w, it);
		if (err < 0)
			return err;
	}
	return r;
}

unsigned call_wanted(const struct xb_call *rec, uint64_t *ret, unsigned max)
{
	const struct xb_item *it;
	struct call_items rest;
	unsigned n = 0;

	if (call_items(rec, &rest) < 0)
		return 0;
	while (n < max && call_next_item(&rest, &it) > 0) {
		if (it->flags & XB_ITEM_FAULT && it->len == sizeof(*ret))
			memcpy(&ret[n++], it + 1, sizeof(*ret));
	}
	return n;
}

static bool any_fault(const struct work *w)
{
	unsigned i;

	for (i = 0; i < w->nitems; i++) {
		if (w->items[i].flags & (XB_ITEM_FAULT | XB_ITEM_PART))
			return true;
	}
	return false;
}

/* The operation that followed the pointer at this place, or -1. */
static int op_for(const struct work *w, struct where from)
{
	unsigned i, src;
	uint32_t off;

	if (!w->plan || from.from == FROM_NOWHERE)
		return -1;
	src = from.from == FROM_OP ? XB_SRC_OP | from.index : from.index + from.off / 8;
	off = from.from == FROM_OP ? from.off : 0;
	for (i = 0; i < w->plan->nops; i++) {
		if (w->plan->ops[i].src == src && w->plan->ops[i].off == off)
			return (int)i;
	}
	return -1;
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

static uint64_t read_uint(const uint8_t *bytes, uint32_t size)
{
	uint64_t v = 0;

	memcpy(&v, bytes, size < 8 ? size : 8);
	return v;
}

static int64_t sign_extend(uint64_t v, uint32_t size)
{
	unsigned shift = size < 8 ? 64 - size * 8 : 0;

	return size ? (int64_t)(v << shift) >> shift : 0;
}

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

static void decode_scalar(const struct cat_type *t, const uint8_t *bytes, struct value *v)
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

static uint32_t scalar_size(const struct cat_type *t)
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

static void as_bytes(struct value *v, const uint8_t *bytes, uint32_t len)
{
	v->kind = VALUE_BYTES;
	v->str = (const char *)bytes;
	v->len = len;
}

/* ---- structures and arrays --------------------------------------------------------------------- */

static struct where step(struct where from, uint32_t by)
{
	from.off += by;
	return from;
}

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
		if (f->select && decode_member(w, t, f, bytes, avail, from, nesting, &fields[i]))
			continue;
		if (f->offset < avail)
			decode_bytes(w, f->type, bytes + f->offset, avail - f->offset,
				     step(from, f->offset), nesting + 1, &fields[i]);
	}
	if (avail < t->size && !has_all_fields(t, fields, avail)) {
		v->flags |= VALUE_F_TRUNC;
		v->total = t->size;
	}
}

/* count elements of type t, as many as fit into avail bytes. */
static void decode_array(struct work *w, const struct cat_type *t, uint32_t count,
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
			decode_bytes(w, t, bytes + i * size, size, step(from, i * size),
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
	return scalar_size(t) && t->kind != CAT_PTR && t->kind != CAT_STRING;
}

/* A text that ends within what was read was not cut, however much room there was for it. */
static void mark_truncated(struct value *v, const struct item *it, uint32_t elem)
{
	if (!(it->flags & XB_ITEM_TRUNC) || (v->kind == VALUE_STRING && v->len < it->len))
		return;
	v->flags |= VALUE_F_TRUNC;
	v->total = elem ? it->total / elem : it->total;
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
		mark_truncated(v, it, 0);
		return;
	}
	size = elem->size;
	if (op->kind == XB_OP_MEM) {
		/* Plain values replace the pointer; structures and arrays keep it in u. */
		decode_bytes(w, elem, it->bytes, it->len, from, nesting + 1, v);
		if (v->kind == VALUE_UNKNOWN)
			as_bytes(v, it->bytes, it->len);
		return;
	}
	if (it->len < size && it->flags & XB_ITEM_TRUNC) {
		as_bytes(v, it->bytes, it->len);
		mark_truncated(v, it, 0);
		return;
	}
	decode_array(w, elem, it->len / size, it->bytes, it->len, from, nesting + 1, v);
	mark_truncated(v, it, size);
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

/* Sets *ret to what was read through the pointer v. False: nothing was read, and v says why. */
static bool find_target(struct work *w, struct where from, unsigned nesting, struct value *v,
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
	index = op_for(w, from);
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
	if (!find_target(w, from, nesting, v, &it, &inside.index))
		return;
	op = &w->plan->ops[inside.index];
	if (is_chain(w, inside.index))
		decode_chained(w, &it, inside, nesting, v);
	else
		decode_target(w, t, op, &it, inside, nesting, v);
}

static void decode_bytes(struct work *w, const struct cat_type *t, const uint8_t *bytes,
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
			decode_array(w, t->elem, t->count, bytes, avail, from, nesting, v);
		return;
	default:
		break;
	}
	size = scalar_size(t);
	if (!size || size > avail)
		return;
	if (is_plain(t)) {
		decode_scalar(t, bytes, v);
		return;
	}
	v->u = read_uint(bytes, 8);
	decode_pointer(w, t, from, nesting, v);
}

void value_decode(struct arena *a, const struct cat_type *t, const void *bytes, uint32_t avail,
		  struct value *ret)
{
	struct work w;

	work_begin(&w, NULL, a, NULL);
	decode_bytes(&w, t, bytes, avail, (struct where){ .from = FROM_NOWHERE }, 0, ret);
}

/* ---- what another argument or field tells ------------------------------------------------------ */

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
		decode_array(w, elem, len / size, bytes, len, from, nesting + 1, v);
	else if (!elem && size && (exact ? len == size : len >= size))
		decode_bytes(w, t, bytes, len, from, nesting + 1, v);
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
		decode_bytes(w, c->type, value, t->size, nowhere, 1, v);
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
			decode_scalar(t, bytes, &items[i]);
	}
}

/* A pointer whose target's type depends on another argument: the value of a property. */
static void decode_selected(struct work *w, const struct decode_slot *slot, unsigned arg,
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
	if (!find_target(w, from, 0, v, &it, &inside.index))
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
	mark_truncated(v, &it, elem ? elem->size : 0);
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
	uint32_t i = from.off / st->size, slot;
	uint64_t asked, have;
	struct xb_each each;
	const struct item *it;
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
	if (i >= XB_EACH_MAX || it->len < sizeof(each) || !v->u)
		return true;
	memcpy(&each, it->bytes, sizeof(each));
	slot = (uint32_t)sizeof(each) +
	       (uint32_t)__builtin_popcount((each.read | each.failed) & ((1u << i) - 1)) *
		       XB_EACH_BYTES;
	if (slot + XB_EACH_BYTES > it->len)
		return true;
	if (each.failed >> i & 1)
		v->flags |= VALUE_F_FAULT;
	if (!(each.read >> i & 1))
		return true;
	asked = read_uint(bytes + size->offset, size->type->size);
	have = asked < XB_EACH_BYTES ? asked : XB_EACH_BYTES;
	v->flags |= VALUE_F_POINTEE;
	v->addr = v->u;
	as_bytes(v, it->bytes + slot, (uint32_t)have);
	if (have < asked) {
		v->flags |= VALUE_F_TRUNC;
		v->total = asked < UINT32_MAX ? (uint32_t)asked : 0;
	}
	return true;
}

/* A union whose active member is determined by a sibling field. */
static bool decode_member(struct work *w, const struct cat_type *st, const struct cat_field *f,
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
	decode_bytes(w, c->member->type, bytes + f->offset + c->member->offset,
		     avail - f->offset - c->member->offset,
		     step(from, f->offset + c->member->offset), nesting + 1, v);
	return true;
}

/* ---- the call ---------------------------------------------------------------------------------- */

/* A timeout that never passes. */
static bool is_forever(const struct cat_arg *arg, const struct value *v)
{
	return arg->flags & CAT_FOREVER && v->kind == VALUE_UINT &&
	       v->u == UINT64_MAX >> (64 - 8 * arg->type->size);
}

/*
 * How many of the bytes that were read are the registers', the model finds out by other calls. Till then it is an
 * address.
 */
static void hide_registers(struct value *v)
{
	if (v->kind != VALUE_BYTES)
		return;
	v->kind = VALUE_PTR;
	v->u = v->addr;
	v->flags &= (uint8_t)~(VALUE_F_POINTEE | VALUE_F_TRUNC);
}

/* The arguments, and how many: 0 or -ENOMEM. */
static int decode_args(struct work *w, const struct decode_slot *slot, const struct value **ret,
		       uint32_t *ret_n)
{
	const struct cat_func *fn = slot->fn;
	/* The stack was unreadable: the kernel side left zeros, and marked the record. */
	bool no_stack = w->rec->h.flags & XB_F_FAULT && !any_fault(w);
	struct value *args;
	unsigned i;

	if (!fn->nargs)
		return 0;
	for (i = 6; i < w->nwords; i++)
		no_stack &= !w->words[i];
	args = arena_copy(w->arena, slot->blank, fn->nargs * sizeof(*args));
	if (!args)
		return -ENOMEM;
	for (i = 0; i < fn->nargs; i++) {
		struct capture_place p = slot->places[i];
		struct where from = { .from = FROM_WORDS, .index = p.word };

		if (p.word == CAPTURE_NO_WORD || (unsigned)p.word + p.nwords > w->nwords ||
		    (no_stack && p.word >= 6))
			;
		else if (fn->args[i].select || fn->args[i].len_kind == CAT_LEN_PAIRS)
			decode_selected(w, slot, i, &args[i]);
		else
			decode_bytes(w, fn->args[i].type, (const uint8_t *)(w->words + p.word),
				     p.nwords * 8u, from, 0, &args[i]);
		if (fn->args[i].len_kind == CAT_LEN_REGISTERS)
			hide_registers(&args[i]);
		if (is_forever(&fn->args[i], &args[i]))
			args[i].name = "infinite";
	}
	*ret = args;
	*ret_n = fn->nargs;
	return 0;
}

/* For an unknown function: its words, as they are. */
static int raw_args(struct work *w, const struct value **ret, uint32_t *ret_n)
{
	struct value *args;
	unsigned i;

	if (!w->nwords)
		return 0;
	args = arena_alloc(w->arena, w->nwords * sizeof(*args));
	if (!args)
		return -ENOMEM;
	for (i = 0; i < w->nwords; i++) {
		args[i].kind = VALUE_PTR;
		args[i].u = w->words[i];
		args[i].flags = args[i].u ? 0 : VALUE_F_NULL;
	}
	*ret = args;
	*ret_n = w->nwords;
	return 0;
}

static void decode_result(struct work *w, struct event_call *ret)
{
	const struct cat_type *t = ret->fn ? ret->fn->ret : NULL;

	ret->ret.kind = VALUE_UNKNOWN;
	ret->ret.type = t;
	if (w->rec->h.flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY))
		return;
	ret->ret.u = w->rec->ret;
	if (!ret->fn) {
		ret->ret.kind = VALUE_PTR;
		return;
	}
	/* Structures and floating point numbers are returned elsewhere. */
	if (!t || !scalar_size(t) || t->kind == CAT_FLOAT)
		return;
	decode_bytes(w, t, (const uint8_t *)&w->rec->ret, 8, (struct where){ .from = FROM_NOWHERE },
		     0, &ret->ret);
	ret->error = w->plan && xb_failed(w->plan, w->rec->ret);
}

const char *call_unknown_name(struct arena *a, uint32_t slot)
{
	char *name = arena_alloc(a, 16), *p, digits[10];
	unsigned n = 0;

	if (!name)
		return "func#?";
	memcpy(name, "func#", 5);
	do {
		digits[n++] = (char)('0' + slot % 10);
		slot /= 10;
	} while (slot);
	for (p = name + 5; n; p++)
		*p = digits[--n];
	return name;
}

int call_decode(const struct call_ctx *ctx, const struct xb_call *rec, struct event_call *ret)
{
	const struct decode_slot *slot = ctx->slot;
	const struct value *args = NULL;
	uint32_t nargs = 0;
	struct work w;
	int r;

	if (rec->h.len < sizeof(*rec) || rec->nargs > XB_MAX_ARGS ||
	    sizeof(*rec) + rec->nargs * 8u + rec->datalen > rec->h.len)
		return -EBADMSG;
	work_begin(&w, ctx, ctx->arena, rec);
	r = take_items(&w);
	if (r >= 0)
		r = slot && slot->fn ? decode_args(&w, slot, &args, &nargs)
				     : raw_args(&w, &args, &nargs);
	if (r < 0)
		return r;
	*ret = (struct event_call){ .rec = rec, .api = "", .args = args, .nargs = nargs };
	if (slot) {
		ret->api = slot->api;
		ret->name = slot->name;
		ret->fn = slot->fn;
		ret->acts = slot->acts;
		ret->unknown = slot->plan.flags & XB_PLAN_UNKNOWN;
	}
	if (!ret->name)
		ret->name = call_unknown_name(ctx->arena, rec->func);
	decode_result(&w, ret);
	return 0;
}
