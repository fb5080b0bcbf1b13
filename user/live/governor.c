// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* governor.c - see governor.h. */
#include "live/governor.h"

#include <errno.h>
#include <stdlib.h>

#include "base/clock.h"
#include "wire.h"

#define MILLION	   1000000ull
#define TIMES_OVER 2 /* in a row, before something is done, unless a function is on trial */

struct function {
	uint64_t before, lately; /* ns: sum, and of the last interval */
	bool off;
	uint64_t since; /* ns: when it was switched off */
	double share;	/* of the busiest thread, then, in millionths */
	double calls;	/* a ns, when it was last seen */
};

struct governor {
	uint32_t limit;
	enum switched_class (*class)(void *u, uint32_t slot);
	void *u;
	uint64_t before; /* ns: the look before; 0: none */
	uint32_t thread, machine;
	uint64_t spent;
	double unseen;
	double per_ns; /* the share of a ns that was spent lately */
	unsigned over; /* looks in a row above the limit */
	unsigned off;
	bool trying;			/* a function is back on trial since tried */
	uint64_t tried, wait, down;	/* down: when functions were last switched off */
	bool memory_off, memory_trying; /* trying: those that deal with memory are on trial */
	uint64_t memory_since;		/* ns: of memory_off, or of the opposite */
	uint64_t memory_wait;
	double memory_share; /* as in struct function, of all of them */
	uint32_t slots[XB_MAX_FUNCS];
	struct function functions[XB_MAX_FUNCS];
};

int governor_new(uint32_t limit, enum switched_class (*class)(void *u, uint32_t slot), void *u,
		 struct governor **ret)
{
	struct governor *g = calloc(1, sizeof(*g));

	if (!g)
		return -ENOMEM;
	g->limit = limit;
	g->class = class;
	g->u = u;
	g->wait = GOVERNOR_WAIT_NS;
	g->memory_wait = GOVERNOR_MEMORY_WAIT_NS;
	*ret = g;
	return 0;
}

struct governor *governor_free(struct governor *g)
{
	free(g);
	return NULL;
}

/* ---- what was spent ------------------------------------------------------------------------------ */

/* All that was spent since the look before. */
static uint64_t take(struct governor *g, const struct governor_look *look, uint64_t ns)
{
	uint64_t all = 0;

	for (uint32_t i = 0; i < look->n; i++) {
		struct function *f = &g->functions[i];
		const struct xb_cost *c = &look->costs[i];

		f->lately = c->spent_ns > f->before ? c->spent_ns - f->before : 0;
		f->before += f->lately;
		all += f->lately;
		if (f->off)
			g->unseen += f->calls * (double)ns;
		else if (ns)
			f->calls = c->call_ns ? (double)f->lately / c->call_ns / (double)ns : 0;
	}
	g->spent += all;
	return all;
}

static uint32_t share(uint64_t ns, uint64_t of)
{
	double s = of ? (double)ns / (double)of * (double)MILLION : 0;

	return s < UINT32_MAX ? (uint32_t)s : UINT32_MAX;
}

/* ---- off ----------------------------------------------------------------------------------------- */

static void switch_off(struct governor *g, uint32_t slot, uint64_t now, struct governor_verdict *v)
{
	struct function *f = &g->functions[slot];

	f->share = g->per_ns * (double)f->lately;
	f->off = true;
	f->since = now;
	g->off++;
	g->slots[v->n++] = slot;
}

/* The function of this class that has cost most; n: there is none. */
static uint32_t dearest(const struct governor *g, uint32_t n, enum switched_class class)
{
	uint32_t best = n;

	for (uint32_t i = 0; i < n; i++) {
		const struct function *f = &g->functions[i];

		if (f->off || !f->lately || g->class(g->u, i) != class)
			continue;
		if (best == n || f->lately > g->functions[best].lately)
			best = i;
	}
	return best;
}

static uint64_t twice(uint64_t ns, uint64_t most)
{
	return ns * 2 < most ? ns * 2 : most;
}

/* Returns what they have cost. */
static uint64_t memory_off(struct governor *g, uint32_t n, uint64_t now, struct governor_verdict *v)
{
	uint64_t cost = 0;

	for (uint32_t i = 0; i < n; i++) {
		if (g->class(g->u, i) != SWITCHED_MEMORY || g->functions[i].off)
			continue;
		cost += g->functions[i].lately;
		switch_off(g, i, now, v);
	}
	g->memory_share = g->per_ns * (double)cost;
	if (now - g->memory_since >= GOVERNOR_MEMORY_WAIT_MAX_NS)
		g->memory_wait = GOVERNOR_MEMORY_WAIT_NS;
	else if (g->memory_since)
		g->memory_wait = twice(g->memory_wait, GOVERNOR_MEMORY_WAIT_MAX_NS);
	g->memory_off = true;
	g->memory_since = now;
	return cost;
}

static void step_down(struct governor *g, const struct governor_look *look, uint64_t all,
		      uint32_t now_share, struct governor_verdict *v)
{
	double keep = (double)g->limit * 3 / 4 / now_share * (double)all;
	uint64_t left = all;
	uint32_t i;

	g->per_ns = all ? (double)now_share / (double)all : 0;
	if (g->memory_trying && dearest(g, look->n, SWITCHED_MEMORY) < look->n)
		left -= memory_off(g, look->n, look->now, v);
	while ((double)left > keep && (i = dearest(g, look->n, SWITCHED_SINGLE)) < look->n) {
		left -= g->functions[i].lately;
		switch_off(g, i, look->now, v);
	}
	/* Here the limit itself decides, because what lives is forgotten. */
	if (!g->memory_off && (double)left > keep * 4 / 3 &&
	    dearest(g, look->n, SWITCHED_MEMORY) < look->n)
		memory_off(g, look->n, look->now, v);
	if (!v->n)
		return;
	/* The next look still has what is spent until the probes are gone. */
	g->over = 0;
	if (g->trying && !g->memory_trying)
		g->wait = twice(g->wait, GOVERNOR_WAIT_MAX_NS);
	g->trying = g->memory_trying = false;
	g->down = look->now;
}

/* ---- and on -------------------------------------------------------------------------------------- */

static uint32_t longest_off(const struct governor *g, uint32_t n)
{
	uint32_t best = n;

	for (uint32_t i = 0; i < n; i++) {
		const struct function *f = &g->functions[i];

		if (f->off && g->class(g->u, i) == SWITCHED_SINGLE &&
		    (best == n || f->since < g->functions[best].since))
			best = i;
	}
	return best;
}

/*
 * How long it takes until a trial of what cost so much is paid: trials of it are rare, so that all of them together have the
 * quarter of the limit that was left for them.
 */
static uint64_t paid_after(const struct governor *g, double share)
{
	double ns = share / ((double)g->limit / 4) * GOVERNOR_TRIAL_NS;

	return ns < GOVERNOR_WAIT_MAX_NS ? (uint64_t)ns : GOVERNOR_WAIT_MAX_NS;
}

static bool may_try_memory(const struct governor *g, uint64_t now)
{
	return g->memory_off && now - g->memory_since >= g->memory_wait &&
	       now - g->memory_since >= paid_after(g, g->memory_share);
}

static bool may_try(const struct governor *g, const struct function *f, uint64_t now)
{
	uint64_t wait = paid_after(g, f->share);

	if (!g->trying && wait < g->wait)
		wait = g->wait;
	return now - g->down >= wait;
}

static void switch_on(struct governor *g, uint32_t slot, struct governor_verdict *v)
{
	g->functions[slot].off = false;
	g->off--;
	g->slots[v->n++] = slot;
	v->on = true;
}

static void memory_on(struct governor *g, const struct governor_look *look,
		      struct governor_verdict *v)
{
	for (uint32_t i = 0; i < look->n; i++)
		if (g->functions[i].off && g->class(g->u, i) == SWITCHED_MEMORY)
			switch_on(g, i, v);
	g->memory_off = false;
	g->memory_trying = true;
	g->memory_since = look->now;
}

static void step_up(struct governor *g, const struct governor_look *look,
		    struct governor_verdict *v)
{
	bool memory, function;
	uint32_t i;

	if (g->trying && look->now - g->tried < GOVERNOR_STAY_NS)
		return;
	if (g->trying)
		g->wait = GOVERNOR_WAIT_NS;
	i = longest_off(g, look->n);
	memory = may_try_memory(g, look->now);
	function = i < look->n && may_try(g, &g->functions[i], look->now);
	g->trying = g->memory_trying = false;
	if (memory)
		memory_on(g, look, v);
	else if (function)
		switch_on(g, i, v);
	if (!v->n)
		return;
	g->trying = true;
	g->tried = look->now;
}

/* ---- a look -------------------------------------------------------------------------------------- */

void governor_look(struct governor *g, const struct governor_look *look,
		   struct governor_verdict *ret)
{
	uint64_t ns = g->before ? look->now - g->before : 0, all = take(g, look, ns);
	struct governor_verdict v = { .slots = g->slots };
	uint32_t most;

	g->before = look->now;
	g->thread = share(look->busiest, ns);
	g->machine = share(all, ns * look->cpus);
	most = g->thread > g->machine ? g->thread : g->machine;
	g->over = g->limit && most > g->limit ? g->over + 1 : 0;
	if (g->over >= (g->trying ? 1 : TIMES_OVER))
		step_down(g, look, all, most, &v);
	else if (ns && !g->over)
		step_up(g, look, &v);
	*ret = v;
}

void governor_shares(const struct governor *g, uint32_t *ret_thread, uint32_t *ret_machine)
{
	*ret_thread = g->thread;
	*ret_machine = g->machine;
}

uint64_t governor_spent(const struct governor *g)
{
	return g->spent;
}

unsigned governor_off(const struct governor *g)
{
	return g->off;
}

uint64_t governor_unseen(const struct governor *g)
{
	return (uint64_t)g->unseen;
}
