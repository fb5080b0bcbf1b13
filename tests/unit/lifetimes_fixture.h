// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* lifetimes_fixture.h - a model that follows memory, and records of calls for it. */
#ifndef XB_TESTS_LIFETIMES_FIXTURE_H
#define XB_TESTS_LIFETIMES_FIXTURE_H

#include "model/memory/lifetimes.h"
#include "fixture.h"

static inline void exec(struct fixture *f, uint32_t tgid)
{
	struct xb_exec *x = rec_start(&f->r, XB_EXEC, sizeof(*x), tgid, tgid, f->now++);

	memcpy(x->comm, "prog", 5);
	feed(f);
}

static inline void fork_of(struct fixture *f, uint32_t tgid, uint32_t child)
{
	struct xb_fork *x = rec_start(&f->r, XB_FORK, sizeof(*x), tgid, tgid, f->now++);

	x->child_tgid = x->child_tid = child;
	memcpy(x->comm, "child", 6);
	feed(f);
}

static inline void end(struct fixture *f, uint32_t tgid)
{
	struct xb_exit *x = rec_start(&f->r, XB_EXIT, sizeof(*x), tgid, tgid, f->now++);

	x->h.flags = XB_EXIT_GROUP;
	feed(f);
}

static inline void lose(struct fixture *f)
{
	struct xb_loss *x = rec_start(&f->r, XB_LOSS, sizeof(*x), 0, 0, f->now++);

	x->count[XB_C_RING_FULL] = f->now;
	feed(f);
}

static inline int setup_with(void **state, unsigned parts)
{
	static const char *const all[] = { "urUSMDeviceAlloc",	  "urUSMHostAlloc",
					   "urUSMSharedAlloc",	  "clDeviceMemAllocINTEL",
					   "clHostMemAllocINTEL", "clSharedMemAllocINTEL" };
	struct fixture *f = fixture_new(state, parts);
	size_t i;

	f->l = model_lifetimes(f->m);
	assert_non_null(f->l);
	for (i = 0; i < ARRAY_SIZE(all); i++)
		slot(f, all[i]);
	exec(f, 100);
	return 0;
}

static inline int setup(void **state)
{
	return setup_with(state, MODEL_MEMORY);
}

/* out, len: what the pointer argument (in that word) points to afterwards; -1: none is followed. */
static inline void call_with(struct fixture *f, const char *name, const uint64_t *words, unsigned n,
			     int arg, const void *out, uint32_t len)
{
	const struct out o = { (unsigned)arg, out, (uint16_t)len };

	call_outs(f, name, words, n, &o, arg >= 0 && !f->ret);
}

static inline void call(struct fixture *f, const char *name, const uint64_t *words, unsigned n,
			int arg, uint64_t out)
{
	call_with(f, name, words, n, arg, &out, 8);
}
#define CALL(f, name, arg, out, ...) call(f, name, WORDS(__VA_ARGS__), arg, out)

/* The next of a row of numbers that look like chance. *s is not 0. */
static inline uint64_t roll(uint64_t *s)
{
	*s ^= *s << 13;
	*s ^= *s >> 7;
	*s ^= *s << 17;
	return *s;
}

#endif
