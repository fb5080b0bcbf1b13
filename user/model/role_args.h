// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * role_args.h - the values of a call that its role (catalog.h) names (only for model/).
 */
#ifndef XB_MODEL_ROLE_ARGS_H
#define XB_MODEL_ROLE_ARGS_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"

/* Did it return, and do what it was asked to? What can't be known is no. */
static inline bool call_succeeded(const struct event_call *c)
{
	if (!c->fn || c->rec->h.flags & XB_F_UNFINISHED || c->error)
		return false;
	/* What only reports something has done so when it is called. */
	if (c->rec->h.flags & XB_F_ENTRY_ONLY)
		return c->fn->flags & CAT_F_NO_RETURN && c->fn->ok == CAT_OK_ALWAYS;
	return c->fn->ok != CAT_OK_NOT_NULL || c->ret.u;
}

static inline uint64_t call_end(const struct event_call *c)
{
	return c->rec->h.flags & XB_F_ENTRY_ONLY ? c->rec->h.ts : c->rec->h.ts + c->rec->dur;
}

static inline bool value_is_number(const struct value *v)
{
	return (v->kind <= VALUE_BOOL || v->kind == VALUE_ENUM || v->kind == VALUE_FLAGS) &&
	       !(v->flags & (VALUE_F_FAULT | VALUE_F_NULL));
}

/* NULL: the role has no such part, or the call no such value. */
static inline const struct value *role_value(const struct event_call *c, const struct cat_role *r,
					     enum cat_part p)
{
	int index = catalog_part(r, p), field = catalog_part_field(r, p);
	const struct value *v;

	if (index == CAT_PART_RETURNED)
		return c->ret.kind == VALUE_UNKNOWN ? NULL : &c->ret;
	if (index < 0 || (uint32_t)index >= c->nargs)
		return NULL;
	v = &c->args[index];
	if (field < 0)
		return v;
	return v->kind == VALUE_STRUCT && (uint32_t)field < v->nitems ? &v->items[field] : NULL;
}

/* Does the role hold for this call (CAT_PART_WHEN)? */
static inline bool role_holds(const struct event_call *c, const struct cat_role *r)
{
	const struct value *v;

	if (catalog_part(r, CAT_PART_WHEN) == CAT_PART_NONE)
		return true;
	v = role_value(c, r, CAT_PART_WHEN);
	return v && value_is_number(v) && (uint32_t)v->u == (uint32_t)r->when;
}

/* 0 where there is none or it is no plain number. */
static inline uint64_t role_number(const struct event_call *c, const struct cat_role *r,
				   enum cat_part p, bool *ret_known)
{
	const struct value *v = role_value(c, r, p);
	bool known = v && value_is_number(v);

	if (ret_known)
		*ret_known = known;
	return known ? v->u : 0;
}

/* The address that a pointer argument holds, followed or not; 0: NULL or unknown. */
static inline uint64_t value_address(const struct value *v)
{
	if (!v || v->kind == VALUE_UNKNOWN)
		return 0;
	return v->flags & VALUE_F_POINTEE ? v->addr : v->u;
}

/*
 * Sizes in up to three dimensions: an array, a structure's first numbers, or this number and the two
 * beside it. Returns how many there are; 0: none, or not readable.
 */
unsigned role_sizes(const struct event_call *c, const struct cat_role *r, enum cat_part p,
		    uint64_t ret[3]);
/* Bytes that a copy or a fill moves: what it says, or the product of its sides. */
uint64_t role_moved(const struct event_call *c, const struct cat_role *r, bool *ret_known);
/*
 * The bytes that a part is, or a structure of nothing else. NULL: none, or not all of them. Valid as long as the call.
 */
const void *role_bytes(const struct event_call *c, const struct cat_role *r, enum cat_part p,
		       uint32_t *ret_n);

#endif
