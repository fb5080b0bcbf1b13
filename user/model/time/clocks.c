// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * clocks.c - see clocks.h.
 *
 * A device may be queried in two ways, and one of them returns ns per tick as an integer: 52 instead of 52.08. Ticks
 * per second are therefore kept if they are known.
 */
#include "model/time/clocks.h"

#include <errno.h>
#include <stdlib.h>

#include "model/role_args.h"

struct clock {
	uint64_t device;
	uint64_t rate; /* ticks a second, or ns a tick */
	unsigned family;
	uint8_t bits;
	bool hertz;
};

struct clocks {
	struct clock at[CLOCKS_MAX];
	unsigned n;
};

struct clocks *clocks_free(struct clocks *cs)
{
	free(cs);
	return NULL;
}

static const struct clock *find(const struct clocks *cs, unsigned family, uint64_t device)
{
	unsigned i;

	for (i = 0; i < cs->n; i++) {
		if (cs->at[i].device == device && cs->at[i].family == family)
			return &cs->at[i];
	}
	return NULL;
}

static void keep(struct clocks *cs, const struct clock *k)
{
	struct clock *old = (struct clock *)find(cs, k->family, k->device);

	if (old && old->hertz && !k->hertz)
		return;
	if (old)
		*old = *k;
	else if (cs->n < CLOCKS_MAX)
		cs->at[cs->n++] = *k;
}

static bool told(const struct event_call *c, const struct cat_role *r, struct clock *ret)
{
	const struct value *device = role_value(c, r, CAT_PART_OBJECT);
	bool rate, width;
	uint64_t bits = role_number(c, r, CAT_PART_SIZE, &width);

	*ret = (struct clock){ .rate = role_number(c, r, CAT_PART_VALUE, &rate),
			       .family = catalog_family(c->fn->api),
			       .hertz = r->kind == CAT_CLOCK_HERTZ };
	if (!device || device->kind != VALUE_HANDLE || !rate || !ret->rate || !width || !bits ||
	    bits > 64)
		return false;
	ret->device = device->u;
	ret->bits = (uint8_t)bits;
	return true;
}

int clocks_call(struct clocks **cs, const struct event_call *c)
{
	struct clock k;
	unsigned i;

	for (i = 0; i < c->fn->nroles; i++) {
		const struct cat_role *r = &c->fn->roles[i];

		if (r->act != CAT_ACT_CLOCK || !role_holds(c, r) || !told(c, r, &k))
			continue;
		if (!*cs)
			*cs = calloc(1, sizeof(**cs));
		if (!*cs)
			return -ENOMEM;
		keep(*cs, &k);
	}
	return 0;
}

static bool take_pair(const struct value *v, struct clocks_stamps *ret)
{
	if (!v || v->kind != VALUE_STRUCT || v->nitems != 2 || ret->n >= CLOCKS_STAMPS ||
	    !value_is_number(&v->items[0]) || !value_is_number(&v->items[1]))
		return false;
	ret->at[ret->n][0] = v->items[0].u;
	ret->at[ret->n][1] = v->items[1].u;
	ret->n += v->items[0].u != v->items[1].u;
	return true;
}

bool clocks_stamps(const struct event_call *c, const struct cat_role *r, struct clocks_stamps *ret)
{
	int index = catalog_part(r, CAT_PART_VALUE), field = catalog_part_field(r, CAT_PART_VALUE);
	const struct value *v = index >= 0 && (uint32_t)index < c->nargs ? &c->args[index] : NULL;
	bool all;
	uint32_t i;

	ret->n = 0;
	if (!v || v->flags & (VALUE_F_FAULT | VALUE_F_NULL | VALUE_F_TRUNC))
		return false;
	if (v->kind != VALUE_ARRAY)
		return take_pair(role_value(c, r, CAT_PART_VALUE), ret);
	all = v->nitems > 0;
	for (i = 0; all && i < v->nitems; i++)
		all = v->items[i].kind == VALUE_STRUCT && field >= 0 &&
		      (uint32_t)field < v->items[i].nitems &&
		      take_pair(&v->items[i].items[field], ret);
	return all;
}

/* Of a counter of so many bits: how far it is from one value to another, and be it backwards. */
static int64_t distance(uint64_t from, uint64_t to, unsigned bits)
{
	return (int64_t)((to - from) << (64 - bits)) >> (64 - bits);
}

/* From the earliest begin to the latest end. */
static uint64_t span(const struct clocks_stamps *s, unsigned bits)
{
	uint64_t mask = bits < 64 ? (1ull << bits) - 1 : UINT64_MAX, ticks, longest = 0;
	int64_t first = 0;
	unsigned i;

	for (i = 1; i < s->n; i++) {
		if (distance(s->at[0][0], s->at[i][0], bits) < first)
			first = distance(s->at[0][0], s->at[i][0], bits);
	}
	for (i = 0; i < s->n; i++) {
		ticks = (s->at[i][1] - (s->at[0][0] + (uint64_t)first)) & mask;
		if (ticks > longest)
			longest = ticks;
	}
	return longest;
}

bool clocks_ns(const struct clocks *cs, unsigned family, uint64_t device,
	       const struct clocks_stamps *stamps, uint64_t *ret_ns)
{
	const struct clock *k = cs && device ? find(cs, family, device) : NULL;
	unsigned __int128 ns;

	if (!k || !stamps->n)
		return false;
	ns = (unsigned __int128)span(stamps, k->bits) * (k->hertz ? 1000000000u : k->rate);
	if (k->hertz)
		ns /= k->rate;
	if (ns > UINT64_MAX)
		return false;
	*ret_ns = (uint64_t)ns;
	return true;
}
