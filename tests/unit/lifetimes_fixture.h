// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* lifetimes_fixture.h - a model that follows memory, and records of calls for it. */
#ifndef XB_TESTS_LIFETIMES_FIXTURE_H
#define XB_TESTS_LIFETIMES_FIXTURE_H

#include "model/memory/lifetimes.h"
#include "model/model.h"
#include "records.h"

#define CONTEXT 0x100
#define DEVICE	0x200
#define NAMES	32

struct fixture {
	struct model *m;
	struct lifetimes *l;
	struct decoder *d;
	struct rec r;
	struct event e;
	struct xb_plan plans[NAMES];
	const char *names[NAMES];
	unsigned n;
	uint64_t now, dur, ret, parent, id;
	uint32_t tgid, tid;
	const char *file; /* of XPTI's events; NULL: one that is known */
};

static inline void feed(struct fixture *f)
{
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), 1);
	assert_int_equal(model_event(f->m, &f->e), 0);
}

static inline unsigned slot(struct fixture *f, const char *name)
{
	return rec_slot(&f->r, f->d, f->names, f->plans, &f->n, NAMES, name);
}

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
	struct fixture *f = calloc(1, sizeof(*f));
	size_t i;

	assert_non_null(f);
	assert_int_equal(model_new(&f->m), 0);
	assert_int_equal(model_enable(f->m, parts), 0);
	f->l = model_lifetimes(f->m);
	assert_non_null(f->l);
	assert_int_equal(decoder_new(&f->d), 0);
	f->now = 1000;
	f->dur = 10;
	f->tgid = f->tid = 100;
	for (i = 0; i < ARRAY_SIZE(all); i++)
		slot(f, all[i]);
	exec(f, 100);
	*state = f;
	return 0;
}

static inline int setup(void **state)
{
	return setup_with(state, MODEL_MEMORY);
}

static inline int teardown(void **state)
{
	struct fixture *f = *state;

	assert_null(model_free(f->m));
	decoder_free(f->d);
	free(f);
	return 0;
}

/* out, len: what the pointer argument (in that word) points to afterwards; -1: none is followed. */
static inline void call_with(struct fixture *f, const char *name, const uint64_t *words, unsigned n,
			     int arg, const void *out, uint32_t len)
{
	unsigned s = slot(f, name);
	struct xb_call *c = rec_call(&f->r, s, words, n);

	c->h.ts = f->now;
	c->h.tgid = f->tgid;
	c->h.tid = f->tid;
	c->dur = f->dur;
	c->ret = f->ret;
	c->id = ++f->id;
	c->parent = f->parent;
	c->depth = f->parent != 0;
	if (arg >= 0 && !f->ret)
		rec_arg(&f->r, &f->plans[s], (unsigned)arg, out, len);
	feed(f);
	f->now += f->dur + 1;
}

static inline void call(struct fixture *f, const char *name, const uint64_t *words, unsigned n,
			int arg, uint64_t out)
{
	call_with(f, name, words, n, arg, &out, 8);
}
#define CALL(f, name, arg, out, ...)                     \
	call(f, name, (const uint64_t[]){ __VA_ARGS__ }, \
	     sizeof((const uint64_t[]){ __VA_ARGS__ }) / 8, arg, out)

/* The next of a row of numbers that look like chance. *s is not 0. */
static inline uint64_t roll(uint64_t *s)
{
	*s ^= *s << 13;
	*s ^= *s >> 7;
	*s ^= *s << 17;
	return *s;
}

#endif
