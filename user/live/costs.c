// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* costs.c - see costs.h. */
#include "live/costs.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "attach/costs.h"
#include "live/governor.h"
#include "session/session.h"

struct costs {
	struct attacher *attacher;
	struct switched *switched;
	struct session_costs *to;
	struct governor *governor;
	unsigned cpus;
	struct xb_cost now[XB_MAX_FUNCS];
};

static enum switched_class class(void *u, uint32_t slot) { return switched_class(u, slot); }

int costs_new(struct attacher *a, struct switched *s, struct session_costs *to, struct costs **ret)
{
	struct costs *c = calloc(1, sizeof(*c));
	long cpus = sysconf(_SC_NPROCESSORS_ONLN);
	int r;

	if (!c)
		return -ENOMEM;
	c->attacher = a;
	c->switched = s;
	c->to = to;
	c->cpus = cpus > 0 ? (unsigned)cpus : 1;
	r = governor_new(to->limit, class, s, &c->governor);
	if (r < 0) {
		free(c);
		return r;
	}
	*ret = c;
	return 0;
}

struct costs *costs_free(struct costs *c)
{
	if (!c)
		return NULL;
	governor_free(c->governor);
	free(c);
	return NULL;
}

/* What snapshots say of it. */
static void tell(struct costs *c)
{
	struct xptibpf_costs_now *to = &c->to->now;

	governor_shares(c->governor, &to->thread_share, &to->machine_share);
	to->spent_ns = governor_spent(c->governor);
	to->functions_off = governor_off(c->governor);
	to->unseen = governor_unseen(c->governor);
	to->memory_off = switched_memory_off(c->switched);
}

int costs_look(struct costs *c, uint64_t now, unsigned *ret)
{
	struct governor_look look = {
		.now = now,
		.costs = c->now,
		.n = switched_slots(c->switched),
		.busiest = attacher_busiest(c->attacher),
		.cpus = c->cpus,
	};
	struct governor_verdict v;
	int r = attacher_costs(c->attacher, look.n, c->now);

	*ret = 0;
	if (r < 0)
		return r;
	governor_look(c->governor, &look, &v);
	if (v.n) {
		*(v.on ? &c->to->now.switched_on : &c->to->now.switched_off) += v.n;
		c->to->now.last = switched_name(c->switched, v.slots[0]);
		r = switched_set(c->switched, v.slots, v.n, v.on, ret);
	}
	tell(c);
	return r;
}
