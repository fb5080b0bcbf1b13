// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * call_decode.c - makes named values of a call's words and captured bytes.
 *
 * It combines the record (words and items), the plan that made it (item n came from operation n, whose src
 * and off say which pointer was followed), and the catalog row (types and names). See also: call_values.c, values
 * of bytes; call_selected.c, those whose type another value determines.
 *
 * The record is not trusted: its lengths are checked once in take_items(), after that every read goes
 * through a (bytes, avail) pair.
 */
#include <errno.h>
#include <string.h>

#include "decode/call.h"
#include "decode/call_inside.h"
#include "decode/call_items.h"

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

/* The item and what follows it, as long as the event. Without memory for it, the array is cut. */
static void join(struct work *w, unsigned op)
{
	struct item *it = &w->items[op];
	const void *more;
	uint32_t len;
	uint8_t *whole;

	if (!(it->flags & XB_ITEM_TRUNC) || !(w->plan->ops[op].flags & XB_OP_REST))
		return;
	more = rest_find(w->ctx->rest, w->rec->id, op, it->len, &len);
	whole = more ? arena_alloc(w->arena, it->len + len) : NULL;
	if (!whole)
		return;
	memcpy(whole, it->bytes, it->len);
	memcpy(whole + it->len, more, len);
	it->whole = whole;
	it->nwhole = it->len + len;
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
			call_decode_selected(w, slot, i, &args[i]);
		else
			call_decode_bytes(w, fn->args[i].type, (const uint8_t *)(w->words + p.word),
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
	if (!t || !call_scalar_size(t) || t->kind == CAT_FLOAT)
		return;
	call_decode_bytes(w, t, (const uint8_t *)&w->rec->ret, 8,
			  (struct where){ .from = FROM_NOWHERE }, 0, &ret->ret);
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

static bool can_be_cut(const struct value *v, uint32_t n)
{
	for (; n; n--, v++)
		if (v->str || v->flags & (VALUE_F_TRUNC | VALUE_F_MORE) ||
		    (v->nitems && can_be_cut(v->items, v->nitems)))
			return true;
	return false;
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
	call_work_begin(&w, ctx, ctx->arena, rec);
	r = take_items(&w);
	for (unsigned i = 0; r >= 0 && ctx->rest && i < w.nitems; i++)
		join(&w, i);
	if (r >= 0)
		r = slot && slot->fn ? decode_args(&w, slot, &args, &nargs)
				     : raw_args(&w, &args, &nargs);
	if (r < 0)
		return r;
	*ret = (struct event_call){ .rec = rec,
				    .api = "",
				    .args = args,
				    .nargs = nargs,
				    .can_be_cut = can_be_cut(args, nargs) };
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
