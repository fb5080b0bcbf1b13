// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * parts.c - a role's parts among the values of a call. A call may come from a stream that was written
 * by anybody and for another catalog, so nothing is taken for granted of a value: neither that it is
 * there nor what kind it is of.
 */
#include "model/parts.h"

bool call_succeeded(const struct event_call *c)
{
	if (!c->fn || c->rec->h.flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY) || c->error)
		return false;
	return c->fn->ok != CAT_OK_NOT_NULL || c->ret.u;
}

uint64_t call_end(const struct event_call *c)
{
	return c->rec->h.flags & XB_F_ENTRY_ONLY ? c->rec->h.ts : c->rec->h.ts + c->rec->dur;
}

static bool is_number(const struct value *v)
{
	return (v->kind <= VALUE_BOOL || v->kind == VALUE_ENUM || v->kind == VALUE_FLAGS) &&
	       !(v->flags & (VALUE_F_FAULT | VALUE_F_NULL));
}

bool role_holds(const struct event_call *c, const struct cat_role *r)
{
	const struct value *v;

	if (catalog_part(r, CAT_PART_WHEN) == CAT_PART_NONE)
		return true;
	v = part_value(c, r, CAT_PART_WHEN);
	return v && is_number(v) && (uint32_t)v->u == (uint32_t)r->when;
}

const struct value *part_value(const struct event_call *c, const struct cat_role *r,
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

uint64_t part_number(const struct event_call *c, const struct cat_role *r, enum cat_part p,
		     bool *ret_known)
{
	const struct value *v = part_value(c, r, p);
	bool known = v && is_number(v);

	if (ret_known)
		*ret_known = known;
	return known ? v->u : 0;
}

uint64_t value_address(const struct value *v)
{
	if (!v || v->kind == VALUE_UNKNOWN)
		return 0;
	return v->flags & VALUE_F_POINTEE ? v->addr : v->u;
}

static unsigned take_numbers(const struct value *v, uint32_t n, uint64_t ret[3])
{
	unsigned have;

	for (have = 0; have < 3 && have < n && is_number(&v[have]); have++)
		ret[have] = v[have].u;
	return have;
}

unsigned part_sizes(const struct event_call *c, const struct cat_role *r, enum cat_part p,
		    uint64_t ret[3])
{
	const struct value *v = part_value(c, r, p), *all = c->args;
	uint32_t n = c->nargs;

	if (!v || v->flags & (VALUE_F_FAULT | VALUE_F_NULL))
		return 0;
	if (v->kind == VALUE_ARRAY || v->kind == VALUE_STRUCT)
		return take_numbers(v->items, v->nitems, ret);
	if (catalog_part_field(r, p) >= 0) {
		all = c->args[catalog_part(r, p)].items;
		n = c->args[catalog_part(r, p)].nitems;
	}
	return v >= all && v < all + n ? take_numbers(v, n - (uint32_t)(v - all), ret) : 0;
}
