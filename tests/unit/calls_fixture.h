// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* calls_fixture.h - a model, and records of calls for it that are made argument by argument. */
#ifndef XB_TESTS_CALLS_FIXTURE_H
#define XB_TESTS_CALLS_FIXTURE_H

#include "model/model.h"
#include "records.h"

#define NAMES 16

struct fixture {
	struct model *m;
	struct decoder *d;
	struct rec r;
	const char *names[NAMES];
	struct xb_plan plans[NAMES];
	unsigned n;
	unsigned flags; /* of the records */
	uint64_t ts;
	struct event last;
};

static inline int setup(void **state)
{
	struct fixture *f = calloc(1, sizeof(*f));

	assert_non_null(f);
	assert_int_equal(model_new(&f->m), 0);
	assert_int_equal(decoder_new(&f->d), 0);
	*state = f;
	return 0;
}

static inline int teardown(void **state)
{
	struct fixture *f = *state;

	model_free(f->m);
	decoder_free(f->d);
	free(f);
	return 0;
}

static inline unsigned slot(struct fixture *f, const char *name)
{
	return rec_slot(&f->r, f->d, f->names, f->plans, &f->n, NAMES, name);
}

static inline void begin(struct fixture *f, const char *name, const uint64_t *words, unsigned n)
{
	struct xb_call *c = rec_call(&f->r, (uint16_t)slot(f, name), words, n);

	c->h.ts = f->ts += 1000;
	c->h.flags |= (uint16_t)f->flags;
}

static inline void item(struct fixture *f, const char *name, unsigned arg, const void *bytes,
			size_t len)
{
	rec_arg(&f->r, &f->plans[slot(f, name)], arg, bytes, (uint16_t)len);
}

static inline void feed(struct fixture *f)
{
	assert_int_equal(decoder_decode(f->d, rec_hdr(&f->r), &f->last), 1);
	assert_int_equal(model_event(f->m, &f->last), 0);
}

#endif
