// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * call_inside.h - what the files that make values of a call share: the record, its plan and its items (only for decode/).
 */
#ifndef XB_DECODE_CALL_INSIDE_H
#define XB_DECODE_CALL_INSIDE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "decode/call.h"

struct item {
	const uint8_t *bytes; /* NULL: no item for this operation */
	uint32_t len;
	uint32_t total;
	uint8_t flags;
	uint64_t addr; /* with XB_ITEM_FAULT */
	const uint8_t *
		whole; /* with XB_ITEM_TRUNC: bytes and what XB_RESTs had of it; NULL: there were none */
	uint32_t nwhole; /* bytes */
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

static inline uint64_t read_uint(const uint8_t *bytes, uint32_t size)
{
	uint64_t v = 0;

	memcpy(&v, bytes, size < 8 ? size : 8);
	return v;
}

static inline int64_t sign_extend(uint64_t v, uint32_t size)
{
	unsigned shift = size < 8 ? 64 - size * 8 : 0;

	return size ? (int64_t)(v << shift) >> shift : 0;
}

static inline void as_bytes(struct value *v, const uint8_t *bytes, uint32_t len)
{
	v->kind = VALUE_BYTES;
	v->str = (const char *)bytes;
	v->len = len;
}

static inline struct where step(struct where from, uint32_t by)
{
	from.off += by;
	return from;
}

/* The operation of the plan that followed the pointer at this place, or -1. */
static inline int op_for(const struct work *w, struct where from)
{
	unsigned i, src;
	uint32_t off;

	if (from.from == FROM_NOWHERE)
		return -1;
	src = from.from == FROM_OP ? XB_SRC_OP | from.index : from.index + from.off / 8;
	off = from.from == FROM_OP ? from.off : 0;
	for (i = 0; i < w->plan->nops; i++) {
		if (w->plan->ops[i].src == src && w->plan->ops[i].off == off)
			return (int)i;
	}
	return -1;
}

/* ---- call_values.c */

/*
 * Without a plan, a record may have any items. Only possible ones are zeroed, because most calls have none. ctx and rec may be
 * NULL.
 */
void call_work_begin(struct work *w, const struct call_ctx *ctx, struct arena *a,
		     const struct xb_call *rec);
/* Bytes of a plain value; 0: it is none. */
uint32_t call_scalar_size(const struct cat_type *t);
void call_decode_scalar(const struct cat_type *t, const uint8_t *bytes, struct value *v);
void call_decode_bytes(struct work *w, const struct cat_type *t, const uint8_t *bytes,
		       uint32_t avail, struct where from, unsigned nesting, struct value *v);
/* count elements of type t, as many as fit into avail bytes. */
void call_decode_array(struct work *w, const struct cat_type *t, uint32_t count,
		       const uint8_t *bytes, uint32_t avail, struct where from, unsigned nesting,
		       struct value *v);
/* A text that ends within what was read was not cut, however much room there was for it. */
void call_mark_truncated(struct value *v, const struct item *it, uint32_t elem);
/* Sets *ret to what was read through the pointer v. False: nothing was read, and v says why. */
bool call_find_target(struct work *w, struct where from, unsigned nesting, struct value *v,
		      struct item *ret, unsigned *ret_op);

/* ---- call_selected.c */

/* A pointer whose target's type depends on another argument: the value of a property. */
void call_decode_selected(struct work *w, const struct decode_slot *slot, unsigned arg,
			  struct value *v);
/* A union whose active member is determined by a sibling field. False: it is not. */
bool call_decode_member(struct work *w, const struct cat_type *st, const struct cat_field *f,
			const uint8_t *bytes, uint32_t avail, struct where from, unsigned nesting,
			struct value *v);

#endif
