// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ahead_test.c - what a thread decodes ahead is what its place in the stream says: each call under the name that
 * its slot had then, whatever was defined soon after; ends, errors and being stopped come where they are. Events stay as
 * long as promised, and the thread does what there is to do for those who keep them.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

#include "unit.h"
#include "replay/ahead.h"
#include "unit/records.h"

#define CALLS  40000u
#define SLOT   1u
#define RENAME 1777u /* a definition after so many calls */
#define BROKEN 501u  /* every so many a call that contradicts itself */

static const char *const names[] = { "urContextRetain", "urContextRelease", "urQueueFlush" };

static const char *name_at(unsigned i)
{
	return names[i / RENAME % 3];
}

#define BATCH 64u   /* records, at most */
#define KEPT  4096u /* events */

struct kept {
	const struct ahead_record *of;
	unsigned i, batch;
};

struct fixture {
	FILE *file;
	struct stream *stream;
	struct decoder *decoder;
	struct ahead *ahead;
	struct kept kept[KEPT];
	unsigned first, nkept; /* of them */
	unsigned batches;      /* that were passed on */
	pthread_t caller;
	atomic_uint worked;
};

static void check_kept(const struct kept *k)
{
	const struct event_call *c = &k->of->event.call;

	assert_true(k->of->event.stays);
	assert_int_equal(c->rec->id, k->i + 1);
	assert_string_equal(c->name, name_at(k->i));
	assert_int_equal(c->args[0].u, 0x1000 + k->i);
}

static void drop_kept(struct fixture *f, unsigned batches)
{
	for (; f->nkept; f->nkept--, f->first = (f->first + 1) % KEPT) {
		const struct kept *k = &f->kept[f->first];

		if (f->batches - k->batch < batches)
			return;
		check_kept(k);
	}
}

/* A thread that fills what there is room for, and then has time. */
static void wait_for_work(struct fixture *f)
{
	for (unsigned i = 0; i < 10000 && !f->worked; i++)
		nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
	assert_int_not_equal(f->worked, 0);
}

static int settle(void *u, bool all)
{
	struct fixture *f = u;

	if (all) {
		drop_kept(f, 0);
		return 0;
	}
	ahead_ask(f->ahead);
	if (++f->batches == 5)
		wait_for_work(f);
	drop_kept(f, EVENT_STAYS + 1);
	return 0;
}

static bool work(void *u)
{
	struct fixture *f = u;

	return !pthread_equal(pthread_self(), f->caller) && ++f->worked % 3;
}

static const struct ahead_ops ops = { .settle = settle, .work = work };

static void keep(struct fixture *f, const struct ahead_record *a, unsigned i)
{
	assert_true(f->nkept < KEPT);
	f->kept[(f->first + f->nkept++) % KEPT] = (struct kept){ a, i, f->batches };
}

static void put(struct fixture *f, struct rec *r)
{
	assert_int_equal(fwrite(r->bytes, rec_hdr(r)->len, 1, f->file), 1);
}

static void put_call(struct fixture *f, unsigned i)
{
	const uint64_t word = 0x1000 + i;
	struct rec r;
	struct xb_call *c;

	if (i % RENAME == 0) {
		rec_func(&r, SLOT, name_at(i), NULL);
		put(f, &r);
	}
	if (i % 300 == 0) {
		rec_start(&r, XB_TICK, sizeof(struct xb_hdr), 0, 0, 1);
		put(f, &r);
	}
	c = rec_call(&r, SLOT, &word, 1);
	c->id = i + 1;
	if (i % BROKEN == 0)
		c->datalen = 4000;
	put(f, &r);
}

static int setup(void **state)
{
	struct fixture *f = calloc(1, sizeof(*f));
	struct xb_def_clock *c;
	uint32_t version;
	struct rec r;

	assert_non_null(f);
	f->file = tmpfile();
	assert_non_null(f->file);
	c = rec_start(&r, XB_DEF_CLOCK, sizeof(*c), 0, 0, 1);
	c->version = XB_WIRE_VERSION;
	put(f, &r);
	for (unsigned i = 0; i < CALLS; i++)
		put_call(f, i);
	assert_int_equal(fflush(f->file), 0);
	assert_int_equal(lseek(fileno(f->file), 0, SEEK_SET), 0);
	f->caller = pthread_self();
	assert_int_equal(stream_new(fileno(f->file), -1, &f->stream, &version), 0);
	assert_int_equal(decoder_new(&f->decoder), 0);
	assert_int_equal(ahead_new(f->stream, f->decoder, &ops, f, &f->ahead), 0);
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;

	assert_null(ahead_free(f->ahead));
	assert_null(ahead_free(NULL));
	stream_free(f->stream);
	decoder_free(f->decoder);
	fclose(f->file);
	free(f);
	return 0;
}

static void check_call(struct fixture *f, const struct ahead_record *a, unsigned i)
{
	const struct xb_call *c = (const struct xb_call *)a->rec;
	struct event own;
	const struct event *e = &a->event;
	int decoded = a->decoded;

	assert_int_equal(c->id, i + 1);
	if (!a->is_decoded) {
		assert_int_equal(f->nkept, 0);
		decoded = decoder_decode(f->decoder, a->rec, &own);
		e = &own;
	}
	if (i % BROKEN == 0) {
		assert_int_equal(decoded, -EBADMSG);
		return;
	}
	assert_int_equal(decoded, 1);
	assert_int_equal(e->type, EVENT_CALL);
	assert_ptr_equal(e->call.rec, c);
	assert_string_equal(e->call.name, name_at(i));
	assert_int_equal(e->call.nargs, 1);
	assert_int_equal(e->call.args[0].u, 0x1000 + i);
	assert_int_equal(e->stays, a->is_decoded);
	if (e->stays)
		keep(f, a, i);
}

/* Takes the stream to its end, or to stop; how it ended, how many calls there were, and how many came decoded. */
static int take_all(struct fixture *f, unsigned stop, unsigned *ret_calls, unsigned *ret_decoded)
{
	const struct ahead_record *a;
	unsigned calls = 0, decoded = 0;
	struct event e;
	int r;

	while ((r = ahead_next(f->ahead, &a)) > 0) {
		if (a->rec->type == XB_CALL) {
			check_call(f, a, calls++);
			decoded += a->is_decoded;
		} else if (a->is_decoded) {
			/* The decoder is not ours now. */
			assert_int_equal(a->rec->type, XB_TICK);
			assert_int_equal(a->decoded, 0);
		} else {
			assert_int_equal(f->nkept, 0);
			decoder_decode(f->decoder, a->rec, &e);
		}
		if (stop && calls == stop)
			ahead_stop(f->ahead);
	}
	*ret_calls = calls;
	*ret_decoded = decoded;
	return r;
}

TEST_WITH(to_the_end, struct fixture *f)
{
	const struct ahead_record *a;
	unsigned calls, decoded;

	assert_int_equal(take_all(f, 0, &calls, &decoded), 0);
	assert_int_equal(calls, CALLS);
	assert_true(decoded > CALLS / 2);
	assert_int_equal(ahead_next(f->ahead, &a), 0);
	f->ahead = ahead_free(f->ahead);
	assert_int_equal(decoder_bad(f->decoder), (CALLS + BROKEN - 1) / BROKEN);
}

/* In the middle; after that the stream is the caller's, and the thread still works. */
TEST_WITH(ended, struct fixture *f)
{
	const struct ahead_record *a;
	const struct xb_hdr *rec;
	struct event e;

	for (unsigned i = 0; i < 10000; i++) {
		assert_int_equal(ahead_next(f->ahead, &a), 1);
		if (!a->is_decoded)
			decoder_decode(f->decoder, a->rec, &e);
	}
	ahead_end(f->ahead);
	while (stream_next(f->stream, &rec) > 0)
		;
	f->worked = 0;
	ahead_ask(f->ahead);
	wait_for_work(f);
}

/* The last record is cut off: what is before comes, then that. */
TEST_WITH(cut_off, struct fixture *f)
{
	unsigned calls, decoded;
	long size;

	fseek(f->file, 0, SEEK_END);
	size = ftell(f->file);
	assert_int_equal(ftruncate(fileno(f->file), size - 8), 0);
	assert_int_equal(lseek(fileno(f->file), 0, SEEK_SET), 0);
	ahead_free(f->ahead);
	stream_free(f->stream);
	assert_int_equal(stream_new(fileno(f->file), -1, &f->stream, &(uint32_t){ 0 }), 0);
	assert_int_equal(ahead_new(f->stream, f->decoder, &ops, f, &f->ahead), 0);
	assert_int_equal(take_all(f, 0, &calls, &decoded), -ENODATA);
	assert_int_equal(calls, CALLS - 1);
	assert_int_equal(stream_offset(f->stream), (uint64_t)size - (sizeof(struct xb_call) + 8));
}

/* Whatever was read is handed out, without a gap, and counted are the broken ones of that. */
TEST(stopped)
{
	static const unsigned at[] = { 10, 700, 2 * RENAME, 2 * RENAME + 1000, 20000 };
	unsigned calls, decoded;

	for (size_t i = 0; i < sizeof(at) / sizeof(*at); i++) {
		struct fixture *f;
		void *state;

		setup(&state);
		f = state;
		assert_int_equal(take_all(f, at[i], &calls, &decoded), -ECANCELED);
		assert_in_range(calls, at[i], at[i] + 2 * EVENT_STAYS * BATCH);
		f->ahead = ahead_free(f->ahead);
		assert_int_equal(decoder_bad(f->decoder), (calls + BROKEN - 1) / BROKEN);
		teardown(&state);
	}
}

/* The caller has had enough in the middle. */
TEST_WITH(left, struct fixture *f)
{
	const struct ahead_record *a;

	for (unsigned i = 0; i < 1000; i++) {
		struct event e;

		assert_int_equal(ahead_next(f->ahead, &a), 1);
		if (!a->is_decoded)
			decoder_decode(f->decoder, a->rec, &e);
	}
}
