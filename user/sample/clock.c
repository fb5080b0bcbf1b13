// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* clock.c - see clock.h. */
#include "sample/clock.h"

#include "base/clock.h"

#define FASTEST (1000 * NS_PER_S) /* cycles per second */
#define PART	100		  /* by which clocks may differ, as one of so many */

bool clock_rate_set(struct clock_rate *c, uint64_t per_second, uint64_t valid_bits)
{
	struct clock_rate new = { .per_second = per_second, .mask = UINT64_MAX };

	if (!per_second || per_second > FASTEST)
		return false;
	if (valid_bits && valid_bits < 64) {
		new.wrap = clock_to_ns(&new, 1ull << valid_bits);
		new.mask = (1ull << valid_bits) - 1;
	}
	/* One that begins anew at once tells nothing. */
	if (valid_bits && valid_bits < 64 && new.wrap < NS_PER_S)
		return false;
	*c = new;
	return true;
}

uint64_t clock_to_ns(const struct clock_rate *c, uint64_t cycles)
{
	return (uint64_t)((unsigned __int128)(cycles & c->mask) * NS_PER_S / c->per_second);
}

/* How much later the device's time to is than from. */
static uint64_t advance(const struct clock_rate *c, uint64_t from, uint64_t to)
{
	return c->wrap ? (to % c->wrap + c->wrap - from % c->wrap) % c->wrap : to - from;
}

bool clock_agrees(const struct clock_rate *c, const struct clock_moment *before,
		  const struct clock_moment *now, uint64_t *ret_off)
{
	const uint64_t ours = now->at - before->at, expected = before->device + ours,
		       slack = ours / PART + before->error + now->error + clock_to_ns(c, 1);
	/* What wraps is only known up to whole turns, and so is how far it is from what is expected. */
	const uint64_t more = advance(c, expected, now->device),
		       less = advance(c, now->device, expected), off = more < less ? more : less;

	if (off > slack)
		return false;
	*ret_off = off;
	return true;
}

bool clock_place(const struct clock_rate *c, const struct clock_moment *m, uint64_t timestamp,
		 uint64_t earliest, uint64_t *ret)
{
	const uint64_t ago = advance(c, timestamp, m->device);

	if (ago > m->at || m->at - ago < earliest)
		return false;
	*ret = m->at - ago;
	return true;
}
