// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ahead.c - see ahead.h.
 *
 * Decoding takes a quarter of the time for a recording, reading and unpacking take some more, and neither depends on
 * what is done with the events. Both depend on earlier definitions, so only records that don't change anything to
 * which older events point are decoded ahead: calls and XPTI notifications, of which a trace mostly consists. Any
 * other record ends a batch, and the thread rests until the caller has decoded this record itself, in order. If such
 * records are frequent (at the beginning of a trace), the caller reads itself, until SOON records came without one.
 *
 * Batches form a ring: the thread fills the one after the full ones, and the caller empties the first full one. An
 * event, its values and its record are in the batch's arena. The thread is woken when half of the ring is empty, not
 * for each batch, because that takes longer than decoding a few calls.
 */
#include "replay/ahead.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

#include "base/thread.h"
#include "decode/arena.h"
#include "ring/bulk.h"

#define BATCHES 16u
#define RECORDS 64u /* of a batch */
#define SOON	128u

struct batch {
	struct arena arena;
	unsigned n;
	bool rests; /* the caller decodes its last record */
	int end;    /* what follows it: 1, or the result of stream_next() */
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
	unsigned first;
	pthread_t thread;
	bool has_thread;
	/* The thread's. */
	unsigned filling; /* the batch */
	/* Both threads', under the lock. */
	pthread_mutex_t lock;
	pthread_cond_t wake, filled;
	unsigned nfull;
	bool rests, over;
};

/* Nothing is decoded of a tick. */
static bool is_quiet(const struct xb_hdr *rec)
{
	return record_is_bulk(rec) || rec->type == XB_TICK;
}

/* ---- the thread -------------------------------------------------------------------------------- */

/* 1; 0: it is the last one of its batch; or an error. */
static int take_one(struct ahead *a, struct batch *b)
{
	struct ahead_record *to = &b->records[b->n];
	const struct xb_hdr *rec;
	int r = stream_next(a->stream, &rec);

	if (r <= 0) {
		b->end = r;
		return 0;
	}
	/* The memory of one event is bounded, not that of a batch. */
	b->arena.total = 0;
	to->rec = arena_copy(&b->arena, rec, rec->len);
	if (!to->rec)
		return -ENOMEM;
	to->is_decoded = is_quiet(rec);
	to->decoded = 0;
	if (record_is_bulk(rec))
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

/* Under the lock, which it leaves meanwhile. */
static void fill_next(struct ahead *a)
{
	struct batch *b = &a->batches[a->filling];

	pthread_mutex_unlock(&a->lock);
	fill(a, b);
	pthread_mutex_lock(&a->lock);
	a->filling = (a->filling + 1) % BATCHES;
	a->nfull++;
	a->rests = b->rests || b->end <= 0;
	pthread_cond_signal(&a->filled);
}

static void *run(void *u)
{
	struct ahead *a = u;

	pthread_mutex_lock(&a->lock);
	while (!a->over) {
		if (a->rests || a->nfull == BATCHES)
			pthread_cond_wait(&a->wake, &a->lock);
		else
			fill_next(a);
	}
	pthread_mutex_unlock(&a->lock);
	return NULL;
}

/* Without memory for a thread, it continues without one. */
static void start(struct ahead *a)
{
	if (!a->has_thread)
		a->has_thread = !thread_start(&a->thread, run, a);
	if (!a->has_thread)
		return;
	pthread_mutex_lock(&a->lock);
	a->rests = false;
	pthread_cond_signal(&a->wake);
	pthread_mutex_unlock(&a->lock);
	a->with_thread = true;
}

static void end_thread(struct ahead *a)
{
	if (!a->has_thread)
		return;
	pthread_mutex_lock(&a->lock);
	a->over = true;
	pthread_cond_signal(&a->wake);
	pthread_mutex_unlock(&a->lock);
	pthread_join(a->thread, NULL);
	a->has_thread = false;
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
		pthread_cond_signal(&a->wake);
}

/* Waits until there is a full batch, which comes as long as there is a thread. */
static bool wait_for_first(struct ahead *a)
{
	while (a->has_thread && !a->nfull)
		pthread_cond_wait(&a->filled, &a->lock);
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
	pthread_mutex_lock(&a->lock);
	release_first(a);
	got = !a->with_thread || wait_for_first(a);
	pthread_mutex_unlock(&a->lock);
	return got ? 1 : -ECANCELED;
}

/* It rests, or isn't there yet. */
static void go_ahead(struct ahead *a)
{
	a->quiet = 0;
	start(a);
	if (!a->with_thread)
		return;
	pthread_mutex_lock(&a->lock);
	wait_for_first(a);
	pthread_mutex_unlock(&a->lock);
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
	end_thread(a);
}

int ahead_new(struct stream *s, struct decoder *d, struct ahead **ret)
{
	struct ahead *a = calloc(1, sizeof(*a));

	if (!a)
		return -ENOMEM;
	a->stream = s;
	a->decoder = d;
	a->rests = true;
	pthread_mutex_init(&a->lock, NULL);
	pthread_cond_init(&a->wake, NULL);
	pthread_cond_init(&a->filled, NULL);
	*ret = a;
	return 0;
}

struct ahead *ahead_free(struct ahead *a)
{
	if (!a)
		return NULL;
	end_thread(a);
	for (unsigned i = 0; i < BATCHES; i++)
		arena_done(&a->batches[i].arena);
	pthread_cond_destroy(&a->filled);
	pthread_cond_destroy(&a->wake);
	pthread_mutex_destroy(&a->lock);
	free(a);
	return NULL;
}
