// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * role_args.c - finds a role's parts among the values of a call. A call may come from a stream that anybody wrote, for
 * another catalog, so nothing is assumed of a value: neither that it exists nor its kind.
 */
#include "model/role_args.h"

static unsigned take_numbers(const struct value *v, uint32_t n, uint64_t ret[3])
{
	unsigned have;

	for (have = 0; have < 3 && have < n && value_is_number(&v[have]); have++)
		ret[have] = v[have].u;
	return have;
}

unsigned role_sizes(const struct event_call *c, const struct cat_role *r, enum cat_part p,
		    uint64_t ret[3])
{
	const struct value *v = role_value(c, r, p), *all = c->args;
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

/* Its size, or those of several that are moved at once. */
static uint64_t part_sum(const struct event_call *c, const struct cat_role *r, bool *ret_known)
{
	const struct value *v = role_value(c, r, CAT_PART_SIZE);
	uint64_t sum = 0;
	uint32_t i;

	if (!v || v->kind != VALUE_ARRAY)
		return role_number(c, r, CAT_PART_SIZE, ret_known);
	*ret_known = !(v->flags & VALUE_F_TRUNC);
	for (i = 0; i < v->nitems; i++)
		*ret_known &= value_is_number(&v->items[i]) &&
			      !__builtin_add_overflow(sum, v->items[i].u, &sum);
	return *ret_known ? sum : 0;
}

/* One factor more: a number, or an array or a structure of them. A depth of 0 is flat. False: not known. */
static bool multiply(const struct event_call *c, const struct cat_role *r, enum cat_part p,
		     uint64_t *bytes)
{
	const struct value *v = role_value(c, r, p);
	uint64_t n[3], one;
	unsigned i, have;
	bool known;

	if (v && (v->kind == VALUE_ARRAY || v->kind == VALUE_STRUCT)) {
		have = role_sizes(c, r, p, n);
	} else {
		one = role_number(c, r, p, &known);
		n[0] = one;
		have = known;
	}
	for (i = 0; i < have; i++) {
		if (!n[i] && (i == 2 || p == CAT_PART_DEPTH))
			continue;
		if (__builtin_mul_overflow(*bytes, n[i], bytes))
			return false;
	}
	return have > 0;
}

uint64_t role_moved(const struct event_call *c, const struct cat_role *r, bool *ret_known)
{
	static const enum cat_part sides[] = { CAT_PART_WIDTH, CAT_PART_HEIGHT, CAT_PART_DEPTH };
	uint64_t bytes = r->act == CAT_ACT_FILL ? 1ull << r->kind : 1;
	bool known = false;
	size_t i;

	if (catalog_part(r, CAT_PART_SIZE) != CAT_PART_NONE) {
		known = !__builtin_mul_overflow(bytes, part_sum(c, r, &known), &bytes) && known;
	} else if (catalog_part(r, CAT_PART_WIDTH) != CAT_PART_NONE) {
		known = true;
		for (i = 0; known && i < sizeof(sides) / sizeof(sides[0]); i++) {
			if (catalog_part(r, sides[i]) != CAT_PART_NONE)
				known = multiply(c, r, sides[i], &bytes);
		}
	}
	*ret_known = known;
	return known ? bytes : 0;
}

const void *role_bytes(const struct event_call *c, const struct cat_role *r, enum cat_part p,
		       uint32_t *ret_n)
{
	const struct value *v = role_value(c, r, p);

	/* A structure of nothing but bytes. */
	while (v && v->kind == VALUE_STRUCT && v->nitems == 1 && !(v->flags & VALUE_F_FAULT))
		v = v->items;
	if (!v || v->flags & (VALUE_F_FAULT | VALUE_F_TRUNC | VALUE_F_NULL))
		return NULL;
	if (v->kind != VALUE_BYTES)
		return NULL;
	*ret_n = v->len;
	return v->len ? v->str : NULL;
}
