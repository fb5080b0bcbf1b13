// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ahead.c - see ahead.h.
 *
 * Decoding is a quarter of what a recording costs, reading and unpacking it some more, and both need nothing of
 * what is made of it. What they need is the definitions before: so only records that change nothing which older
 * events still point to are decoded ahead (calls and XPTI's notifications, of which a trace consists). Any other
 * ends a batch, and the thread rests until the caller has decoded that record itself, in its turn. Where such
 * come often (where a trace begins) the caller reads by itself, until SOON records came without one.
 *
 * Batches are a ring: the thread fills the one behind the full ones, the caller empties the first of them. An
 * event, its values and its record lie in the batch's arena. The thread is woken when half of the ring is empty,
 * not for each batch, for that takes longer than to decode a few calls.
 */
#include "replay/ahead.h"

#include <errno.h>
#include <stdlib.h>

#include "decode/arena.h"

#define BATCHES 16u
#define RECORDS 64u /* of a batch */
#define SOON	128u

struct batch {
	struct arena arena;
	unsigned n;
	bool rests; /* its last record is the caller's to decode */
	int end;    /* what there is behind it: 1, or what stream_next() said */
	struct ahead_record records[RECORDS];
};

struct ahead {
	struct stream *stream;
	struct decoder *decoder;
	struct batch batches[BATCHES];
	/* The caller's alone. */
	struct ahead_record own; /* read by itself */
	bool with_thread;
	bool stopped;
	unsigned quiet; /* records since one that could not be decoded ahead */
	unsigned at;	/* in the first batch */
	struct helper *helper;
	bool is_job;
	/* The helper's. */
	unsigned filling; /* the batch */
	/* Both threads'. */
	struct helper_job job;
	unsigned first, nfull;
	bool rests;
};

static bool goes_ahead(const struct xb_hdr *rec)
{
	return rec->type == XB_CALL || rec->type == XB_XPTI || rec->type == XB_CALL_SITE;
}

/* Nothing is decoded of a tick. */
static bool is_quiet(const struct xb_hdr *rec)
{
	return goes_ahead(rec) || rec->type == XB_TICK;
}

/* ---- the thread -------------------------------------------------------------------------------- */

/* 1, 0: it is the last of its batch, or an error. */
static int take_one(struct ahead *a, struct batch *b)
{
	struct ahead_record *to = &b->records[b->n];
	const struct xb_hdr *rec;
	int r = stream_next(a->stream, &rec);

	if (r <= 0) {
		b->end = r;
		return 0;
	}
	/* Bounded is what one event takes, not what a batch does. */
	b->arena.total = 0;
	to->rec = arena_copy(&b->arena, rec, rec->len);
	if (!to->rec)
		return -ENOMEM;
	to->is_decoded = is_quiet(rec);
	to->decoded = 0;
	if (goes_ahead(rec))
		to->decoded = decoder_decode_in(a->decoder, &b->arena, to->rec, &to->event);
	b->n++;
	b->rests = !is_quiet(rec);
	return !b->rests;
}

static void fill(struct ahead *a, struct batch *b)
{
	int r = 1;

	arena_reset(&b->arena);
	b->n = 0;
	b->rests = false;
	b->end = 1;
	while (r > 0 && b->n < RECORDS && !arena_is_long(&b->arena))
		r = take_one(a, b);
	if (r < 0)
		b->end = r;
}

static unsigned room(const void *u)
{
	const struct ahead *a = u;

	return a->rests ? 0 : BATCHES - a->nfull;
}

static void fill_next(void *u)
{
	struct ahead *a = u;

	fill(a, &a->batches[a->filling]);
}

static void filled(void *u)
{
	struct ahead *a = u;
	const struct batch *b = &a->batches[a->filling];

	a->filling = (a->filling + 1) % BATCHES;
	a->nfull++;
	a->rests = b->rests || b->end <= 0;
}

/* Without memory for a thread it goes on without. */
static void start(struct ahead *a)
{
	if (!a->is_job)
		a->is_job = !helper_add(a->helper, &a->job);
	if (!a->is_job)
		return;
	helper_lock(a->helper);
	a->rests = false;
	helper_wake(a->helper);
	helper_unlock(a->helper);
	a->with_thread = true;
}

static void end_job(struct ahead *a)
{
	if (a->is_job)
		helper_remove(a->helper, &a->job);
	a->is_job = false;
}

/* ---- the caller -------------------------------------------------------------------------------- */

static int read_alone(struct ahead *a, const struct ahead_record **ret)
{
	int r;

	if (a->stopped)
		return -ECANCELED;
	r = stream_next(a->stream, &a->own.rec);
	if (r <= 0)
		return r;
	a->quiet = is_quiet(a->own.rec) ? a->quiet + 1 : 0;
	*ret = &a->own;
	return 1;
}

static void release_first(struct ahead *a)
{
	a->first = (a->first + 1) % BATCHES;
	a->nfull--;
	a->at = 0;
	if (a->nfull <= BATCHES / 2)
		helper_wake(a->helper);
}

static bool has_first(const void *u)
{
	const struct ahead *a = u;

	return a->nfull;
}

/* Is there a full one, as there will be while it is a job? */
static bool wait_for_first(struct ahead *a)
{
	if (a->is_job)
		helper_wait(a->helper, has_first, a);
	return a->nfull;
}

/* The first batch is done with. */
static int next_batch(struct ahead *a)
{
	const struct batch *b = &a->batches[a->first];
	bool got;

	if (b->end <= 0)
		return b->end;
	a->with_thread = !b->rests;
	helper_lock(a->helper);
	release_first(a);
	got = !a->with_thread || wait_for_first(a);
	helper_unlock(a->helper);
	return got ? 1 : -ECANCELED;
}

/* It rests, or isn't there yet. */
static void go_ahead(struct ahead *a)
{
	a->quiet = 0;
	start(a);
	if (!a->with_thread)
		return;
	helper_lock(a->helper);
	wait_for_first(a);
	helper_unlock(a->helper);
}

int ahead_next(struct ahead *a, const struct ahead_record **ret)
{
	int r;

	if (!a->with_thread && a->quiet >= SOON && !a->stopped)
		go_ahead(a);
	while (a->with_thread && a->at == a->batches[a->first].n) {
		r = next_batch(a);
		if (r <= 0)
			return r;
	}
	if (!a->with_thread)
		return read_alone(a, ret);
	*ret = &a->batches[a->first].records[a->at++];
	return 1;
}

void ahead_stop(struct ahead *a)
{
	a->stopped = true;
	end_job(a);
}

int ahead_new(struct stream *s, struct decoder *d, struct helper *h, struct ahead **ret)
{
	struct ahead *a = calloc(1, sizeof(*a));

	if (!a)
		return -ENOMEM;
	a->stream = s;
	a->decoder = d;
	a->helper = h;
	a->rests = true;
	a->job = (struct helper_job){ .wanted = room, .work = fill_next, .done = filled, .u = a };
	*ret = a;
	return 0;
}

struct ahead *ahead_free(struct ahead *a)
{
	if (!a)
		return NULL;
	end_job(a);
	for (unsigned i = 0; i < BATCHES; i++)
		arena_done(&a->batches[i].arena);
	free(a);
	return NULL;
}
