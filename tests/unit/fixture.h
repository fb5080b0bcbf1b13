// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* fixture.h - a model, and records for it: calls that are made argument by argument, and any other. */
#ifndef XB_TESTS_FIXTURE_H
#define XB_TESTS_FIXTURE_H

#include "base/cleanup.h"
#include "model/graph/graph.h"
#include "model/model.h"
#include "records.h"

#define NAMES	64
#define CONTEXT 0x100
#define DEVICE	0x200

#define WORDS(...) (const uint64_t[]){ __VA_ARGS__ }, sizeof((const uint64_t[]){ __VA_ARGS__ }) / 8

struct fixture {
	struct model *m;
	struct lifetimes *l; /* the model's, if it has them */
	struct graph *g;     /* gets all that the model does, if there is one */
	struct decoder *d;
	struct rec r;
	struct event e; /* the last one */
	const char *names[NAMES];
	struct xb_plan plans[NAMES];
	unsigned n;
	/* Of the next record, if it is a call. */
	uint64_t now, dur, ret, parent, id;
	uint32_t tgid, tid;
	uint16_t flags;
	uint8_t depth;
	uint64_t step;	  /* how far time goes on with each record */
	uint64_t seed;	  /* not 0 */
	const char *file; /* of XPTI's events; NULL: one that is known */
};

/* Its model has those parts. */
static inline struct fixture *fixture_new(void **state, unsigned parts)
{
	struct fixture *f = calloc(1, sizeof(*f));

	assert_non_null(f);
	assert_int_equal(model_new(&f->m), 0);
	assert_int_equal(model_enable(f->m, parts), 0);
	assert_int_equal(decoder_new(&f->d), 0);
	f->now = 1000;
	f->dur = 10;
	f->tgid = f->tid = 100;
	f->seed = 1;
	*state = f;
	return f;
}

static inline int teardown(void **state)
{
	struct fixture *f = *state;

	assert_null(graph_free(f->g));
	assert_null(model_free(f->m));
	assert_null(model_free(NULL));
	decoder_free(f->d);
	free(f);
	return 0;
}

static inline unsigned slot(struct fixture *f, const char *name)
{
	return rec_slot(&f->r, f->d, f->names, f->plans, &f->n, NAMES, name);
}

static inline void feed(struct fixture *f)
{
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->e), 1);
	assert_int_equal(model_event(f->m, &f->e), 0);
	if (f->g)
		assert_int_equal(graph_event(f->g, model_told(f->m), &f->e), 0);
	f->now += f->step;
}

static inline struct xb_call *begin(struct fixture *f, const char *name, const uint64_t *words,
				    unsigned n)
{
	struct xb_call *c = rec_call(&f->r, (uint16_t)slot(f, name), words, n);

	c->h.tgid = f->tgid;
	c->h.tid = f->tid;
	c->h.ts = f->now;
	c->h.flags = f->flags;
	c->dur = f->dur;
	c->ret = f->ret;
	c->id = ++f->id;
	c->parent = f->parent;
	c->depth = f->depth ?: f->parent != 0;
	return c;
}

/* What that argument of the call points to. */
static inline void item(struct fixture *f, const char *name, unsigned arg, const void *bytes,
			size_t len)
{
	rec_arg(&f->r, &f->plans[slot(f, name)], arg, bytes, (uint16_t)len);
}

/* The same; bytes: NULL if it was not followed. */
struct out {
	unsigned arg;
	const void *bytes;
	uint16_t len;
};

static inline void call_outs(struct fixture *f, const char *name, const uint64_t *words, unsigned n,
			     const struct out *outs, unsigned nouts)
{
	begin(f, name, words, n);
	for (unsigned i = 0; i < nouts; i++) {
		if (outs[i].bytes)
			item(f, name, outs[i].arg, outs[i].bytes, outs[i].len);
	}
	feed(f);
	f->now += f->dur + 1;
}

#endif
