// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* renumber_test.c - records of several streams get numbers that no two of them share, and lead to what they led to. */
#include "unit.h"
#include "ring/renumber.h"
#include "unit/records.h"

struct fixture {
	struct renumber *r;
	struct renumber_source *s[2];
	uint64_t out[RENUMBER_RECORD / 8];
	struct rec rec;
};

static struct fixture *fixture_new(void)
{
	struct fixture *f = calloc(1, sizeof(*f));

	assert_non_null(f);
	assert_int_equal(renumber_new(2, &f->r), 0);
	for (uint32_t i = 0; i < 2; i++)
		assert_int_equal(renumber_source_new(f->r, i, &f->s[i]), 0);
	renumber_host(f->s[1], 0, 1, 1000);
	return f;
}

static void fixture_free(struct fixture *f)
{
	for (unsigned i = 0; i < 2; i++)
		renumber_source_free(f->s[i]);
	renumber_free(f->r);
	free(f);
}

static int give(struct fixture *f, unsigned i)
{
	return renumber_record(f->s[i], rec_hdr(&f->rec), (struct xb_hdr *)f->out);
}

static const void *got(const struct fixture *f)
{
	return f->out;
}

static void make_func(struct fixture *f, uint32_t slot, const char *name)
{
	struct xb_def_func *d = rec_start(&f->rec, XB_DEF_FUNC, sizeof(*d), 7, 7, 50);

	d->slot = d->plan.func = slot;
	d->obj = slot;
	d->plan.nargs = 1;
	rec_texts(&f->rec, name, "", NULL);
}

static void make_call(struct fixture *f, uint16_t slot, uint64_t id, uint64_t parent)
{
	const uint64_t word = 5;
	struct xb_call *c = rec_call(&f->rec, slot, &word, 1);

	c->h.tgid = 7;
	c->h.tid = 8;
	c->h.ts = 100;
	c->id = id;
	c->parent = parent;
}

TEST(functions_are_shared)
{
	struct fixture *f = fixture_new();
	const struct xb_def_func *d = got(f);
	const struct xb_call *c = got(f);

	make_func(f, 3, "urA");
	assert_int_equal(give(f, 0), 1);
	assert_int_equal(d->slot, 1);
	make_func(f, 9, "urB");
	assert_int_equal(give(f, 1), 1);
	assert_int_equal(d->slot, 2);
	assert_int_equal(d->plan.func, 2);
	/* The other stream's urA is the first one's, wherever it had it. */
	make_func(f, 4, "urA");
	assert_int_equal(give(f, 1), 0);
	make_call(f, 4, 1, 0);
	assert_int_equal(give(f, 1), 1);
	assert_int_equal(c->func, 1);
	make_call(f, 9, 1, 0);
	assert_int_equal(give(f, 1), 1);
	assert_int_equal(c->func, 2);
	/* What nothing is known of is left out, and counted. */
	make_call(f, 9, 1, 0);
	assert_int_equal(give(f, 0), 0);
	assert_int_equal(renumber_left_out(f->r), 1);
	fixture_free(f);
}

TEST(too_many_functions)
{
	struct fixture *f = fixture_new();
	char name[32];

	for (uint32_t i = 1; i < XB_MAX_FUNCS; i++) {
		snprintf(name, sizeof(name), "ur%u", i);
		make_func(f, i, name);
		assert_int_equal(give(f, 0), 1);
	}
	make_func(f, 1, "urMore");
	assert_int_equal(give(f, 1), 0);
	make_call(f, 1, 1, 0);
	assert_int_equal(give(f, 1), 0);
	assert_int_equal(renumber_left_out(f->r), 1);
	make_func(f, 1, "ur77");
	assert_int_equal(give(f, 1), 0);
	make_call(f, 1, 1, 0);
	assert_int_equal(give(f, 1), 1);
	assert_int_equal(((const struct xb_call *)got(f))->func, 77);
	fixture_free(f);
}

/* A call of source i, which knows its function. Returns what its id has become. */
static uint64_t call_of(struct fixture *f, unsigned i, uint64_t id, uint64_t parent)
{
	make_func(f, 0, "urA");
	give(f, i);
	make_call(f, 0, id, parent);
	assert_int_equal(give(f, i), 1);
	return ((const struct xb_call *)got(f))->id;
}

TEST(calls_are_apart)
{
	struct fixture *f = fixture_new();
	const struct xb_call *c = got(f);
	uint64_t ids[2];

	for (unsigned i = 0; i < 2; i++) {
		ids[i] = call_of(f, i, 41, 40);
		make_call(f, 0, 40, 0);
		assert_int_equal(give(f, i), 1);
		assert_int_equal(c->parent, 0);
		make_call(f, 0, 41, 40);
		give(f, i);
		make_call(f, 0, 40, 0);
		{
			const uint64_t parent = c->parent;

			give(f, i);
			assert_int_equal(c->id, parent);
		}
		assert_int_equal(xb_id(c->h.tgid), 7);
		assert_int_equal(xb_host(c->h.tgid), i);
		assert_int_equal(xb_id(c->h.tid), 8);
		assert_int_equal(xb_host(c->h.tid), i);
		assert_int_equal(c->h.ts, 100 + 1000 * i);
	}
	assert_int_not_equal(ids[0], ids[1]);
	/* No id is made that none may be. */
	make_call(f, 0, (1ULL << 53) - 1, 0);
	assert_int_equal(give(f, 0), 1);
	assert_int_equal(c->id, 0);
	fixture_free(f);
}

/* The rest of a call is that call's in its stream alone. */
TEST(rests_are_of_their_calls)
{
	struct fixture *f = fixture_new();
	const struct xb_rest *rest = got(f);
	uint64_t ids[2];

	for (unsigned i = 0; i < 2; i++) {
		ids[i] = call_of(f, i, 41, 0);
		((struct xb_rest *)rec_start(&f->rec, XB_REST, sizeof(*rest), 7, 8, 100))->call =
			41;
		assert_int_equal(give(f, i), 1);
		assert_int_equal(rest->call, ids[i]);
	}
	assert_int_not_equal(ids[0], ids[1]);
	fixture_free(f);
}

TEST(places_lead_to_places)
{
	struct fixture *f = fixture_new();
	struct xb_def_site *d = rec_start(&f->rec, XB_DEF_SITE, sizeof(*d) + 16, 0, 0, 1);
	const struct xb_def_site *o = got(f);

	d->site = 5;
	/* More than there is room for. */
	d->nframes = 100;
	d->frames[0] = 2;
	d->frames[1] = 3;
	assert_int_equal(give(f, 1), 1);
	assert_int_equal(o->site, 11);
	assert_int_equal(o->frames[0], 5);
	assert_int_equal(o->frames[1], 7);
	fixture_free(f);
}

/* Whatever a record is, nothing after it is touched. */
TEST(anything)
{
	struct fixture *f = fixture_new();
	uint64_t x = 88172645463325252ull;

	for (unsigned i = 0; i < 200000; i++) {
		struct xb_hdr *h = rec_hdr(&f->rec);
		unsigned char *at = f->rec.bytes;

		for (unsigned k = 0; k < 512; k += 8) {
			x ^= x << 13;
			x ^= x >> 7;
			x ^= x << 17;
			memcpy(at + k, &x, 8);
		}
		h->len = (uint32_t)(24 + x % 60 * 8);
		h->type = (uint16_t)(x >> 20 & 63);
		memset(f->out, 0xa5, 1024);
		assert_in_range(give(f, i & 1), 0, 1);
		for (unsigned k = h->len / 8; k < 128; k++)
			assert_int_equal(f->out[k], 0xa5a5a5a5a5a5a5a5ull);
	}
	fixture_free(f);
}
