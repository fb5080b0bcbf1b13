// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * clocks.c - see clocks.h.
 *
 * The same device may be asked about in two ways, and one of them tells ns a tick as a whole number: 52 for
 * what is 52.08. So ticks a second, where they were told, stay.
 */
#include "model/clocks.h"

#include <errno.h>
#include <stdlib.h>

#include "model/commands.h"
#include "model/parts.h"

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
	const struct value *device = part_value(c, r, CAT_PART_OBJECT);
	bool rate, width;
	uint64_t bits = part_number(c, r, CAT_PART_SIZE, &width);

	*ret = (struct clock){ .rate = part_number(c, r, CAT_PART_VALUE, &rate),
			       .family = commands_family(c->fn->api),
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

bool clocks_ns(const struct clocks *cs, unsigned family, uint64_t device, const uint64_t stamps[2],
	       uint64_t *ret_ns)
{
	const struct clock *k = cs && device ? find(cs, family, device) : NULL;
	unsigned __int128 ns;
	uint64_t ticks;

	if (!k)
		return false;
	ticks = stamps[1] - stamps[0];
	if (k->bits < 64)
		ticks &= (1ull << k->bits) - 1;
	ns = (unsigned __int128)ticks * (k->hertz ? 1000000000u : k->rate);
	if (k->hertz)
		ns /= k->rate;
	if (ns > UINT64_MAX)
		return false;
	*ret_ns = (uint64_t)ns;
	return true;
}
