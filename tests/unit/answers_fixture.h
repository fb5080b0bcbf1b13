// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* answers_fixture.h - the sink of answers, given records of a program of Unified Runtime 2026.2. */
#ifndef XB_TESTS_ANSWERS_FIXTURE_H
#define XB_TESTS_ANSWERS_FIXTURE_H

#include "base/sha256.h"
#include "records.h"
#include "sink/sink.h"
#include "unit.h"

struct fixture {
	struct decoder *d;
	struct sink *s;
	struct strbuf out;
	struct rec r;
	struct xb_plan plans[4]; /* of the functions, as they were named */
};

static void feed(struct fixture *f)
{
	struct event e;
	int r = decoder_decode(f->d, rec_hdr(&f->r), &e);

	assert_true(r >= 0);
	assert_int_equal(f->s->ops->record(f->s, rec_hdr(&f->r), &f->out), 0);
	if (r)
		assert_int_equal(f->s->ops->event(f->s, &e, NULL, &f->out), 0);
}

static int begin_with(void **state, const char *const *functions, unsigned n)
{
	const struct sink_opts o = { 0 };
	struct fixture *f = calloc(1, sizeof(*f));
	struct xb_def_object *lib;

	assert_non_null(f);
	assert_true(n <= sizeof(f->plans) / sizeof(f->plans[0]));
	assert_int_equal(decoder_new(&f->d), 0);
	assert_int_equal(sink_new(sink_find("answers"), &o, &f->s), 0);
	lib = rec_start(&f->r, XB_DEF_OBJECT, sizeof(*lib), 4242, 4242, 1);
	lib->obj = 1;
	rec_texts(&f->r, "/opt/libur_loader.so.0", "2026.2.0", NULL);
	feed(f);
	for (unsigned i = 0; i < n; i++) {
		rec_func(&f->r, i, functions[i], &f->plans[i]);
		feed(f);
	}
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;

	decoder_free(f->d);
	sink_free(f->s);
	strbuf_done(&f->out);
	free(f);
	return 0;
}

/* Contents that a later record refers to by their hash. */
static void give_blob(struct fixture *f, const void *bytes, uint32_t n,
		      uint8_t ret_hash[XB_HASH_BYTES])
{
	struct xb_blob *b = rec_start(&f->r, XB_BLOB, sizeof(*b), 4242, 4243, 2);

	sha256(bytes, n, ret_hash);
	memcpy(b->hash, ret_hash, XB_HASH_BYTES);
	b->size = b->len = n;
	rec_add(&f->r, bytes, n);
	feed(f);
}

#endif
