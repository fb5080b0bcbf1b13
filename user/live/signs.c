// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* signs.c - see signs.h. */
#include "live/signs.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/hash.h"

#define PROCESSES 65536 /* whose ends are known, at most */

struct caller {
	uint32_t tgid;
	UT_hash_handle hh;
};

struct signs {
	uint64_t slow_ns;
	uint64_t hangs; /* h.ts of the newest call that was slow before it returned */
	struct signs_now now;
	struct caller *callers;
	uint32_t last;			     /* tgid of the call before */
	struct xb_plan *plans[XB_MAX_FUNCS]; /* NULL: not defined */
};

int signs_new(struct signs **ret)
{
	struct signs *s = calloc(1, sizeof(*s));

	if (!s)
		return -ENOMEM;
	*ret = s;
	return 0;
}

static void forget(struct signs *s, struct caller *c)
{
	HASH_DEL(s->callers, c); /* NOLINT(clang-analyzer-core.NullDereference): in the macro */
	free(c);
}

struct signs *signs_free(struct signs *s)
{
	struct caller *c, *next;

	if (!s)
		return NULL;
	HASH_ITER(hh, s->callers, c, next)
		forget(s, c);
	for (unsigned i = 0; i < XB_MAX_FUNCS; i++)
		free(s->plans[i]);
	free(s);
	return NULL;
}

void signs_begin(struct signs *s, uint64_t slow_ns)
{
	s->slow_ns = slow_ns;
	s->now = (struct signs_now){ 0 };
}

int signs_define(struct signs *s, const struct xb_def_func *f)
{
	struct xb_plan *p;

	if (f->h.len < sizeof(*f) || f->slot >= XB_MAX_FUNCS)
		return 0;
	p = s->plans[f->slot] ?: calloc(1, sizeof(*p));
	if (!p)
		return -ENOMEM;
	*p = f->plan;
	s->plans[f->slot] = p;
	return 0;
}

/* Most calls are of the process of the one before. */
static int note_caller(struct signs *s, uint32_t tgid)
{
	struct caller *c;

	if (tgid == s->last)
		return 0;
	HASH_FIND(hh, s->callers, &tgid, sizeof(tgid), c);
	if (!c && HASH_COUNT(s->callers) < PROCESSES) {
		c = calloc(1, sizeof(*c));
		if (!c)
			return -ENOMEM;
		c->tgid = tgid;
		HASH_ADD(hh, s->callers, tgid, sizeof(c->tgid), c);
	}
	s->last = tgid;
	return 0;
}

/* One that hangs is counted by the first snapshot that finds it so, and not again when it returns. */
static void look_at_time(struct signs *s, const struct xb_call *c)
{
	if (!s->slow_ns || c->h.flags & XB_F_ENTRY_ONLY || c->dur <= s->slow_ns ||
	    c->h.ts <= s->hangs)
		return;
	s->now.slow++;
	if (c->h.flags & XB_F_IN_FLIGHT)
		s->hangs = c->h.ts;
}

int signs_call(struct signs *s, const struct xb_call *c)
{
	const struct xb_plan *p;

	if (c->h.len < sizeof(*c))
		return 0;
	look_at_time(s, c);
	p = c->func < XB_MAX_FUNCS ? s->plans[c->func] : NULL;
	if (p && !(c->h.flags & (XB_F_ENTRY_ONLY | XB_F_UNFINISHED)) && xb_failed(p, c->ret))
		s->now.failed++;
	return note_caller(s, c->h.tgid);
}

/* By these, programs are asked to end, and not by their own mistakes. */
static bool is_request(unsigned sig)
{
	return sig == SIGHUP || sig == SIGINT || sig == SIGTERM || sig == SIGPIPE;
}

void signs_exit(struct signs *s, const struct xb_exit *x)
{
	unsigned sig = x->code & 0x7f;
	struct caller *c;

	if (x->h.len < sizeof(*x) || !(x->h.flags & XB_EXIT_GROUP))
		return;
	HASH_FIND(hh, s->callers, &x->h.tgid, sizeof(x->h.tgid), c);
	if (!c)
		return;
	s->now.killed += sig && !is_request(sig);
	s->last = 0;
	forget(s, c);
}

void signs_get(const struct signs *s, struct signs_now *ret)
{
	*ret = s->now;
}
