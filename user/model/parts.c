// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * parts.c - a role's parts among the values of a call. A call may come from a stream that was written
 * by anybody and for another catalog, so nothing is taken for granted of a value: neither that it is
 * there nor what kind it is of.
 */
#include "model/parts.h"

static unsigned take_numbers(const struct value *v, uint32_t n, uint64_t ret[3])
{
	unsigned have;

	for (have = 0; have < 3 && have < n && value_is_number(&v[have]); have++)
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
