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
 * event, its values and its record are in the batch's arena, and stay there until EVENT_STAYS batches after it were
 * emptied, too. The thread is woken when many batches can be filled, not for each, because that takes longer than
 * decoding a few calls. When enough are full, it works for those who keep events. These numbers are large, so that each
 * thread rarely waits for the other: with an EVENT_STAYS of 8 and a FEW of 2, making Perfetto's packets took a sixth longer.
 */
#include "replay/ahead.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

#include "base/thread.h"
#include "decode/arena.h"
#include "ring/bulk.h"

#define BATCHES (2 * EVENT_STAYS)
#define WAKE_AT (EVENT_STAYS / 2) /* batches that can be filled */
#define FEW	(EVENT_STAYS / 2) /* full batches */
#define RECORDS 64u		  /* of a batch */
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
	/* The caller's alone. */
	const struct ahead_ops *ops;
	void *u;
	struct ahead_record own; /* read by itself */
	bool with_thread;
	bool stopped;
	unsigned quiet; /* records since one that could not be decoded ahead */
	unsigned at;	/* in the first batch */
	unsigned first;
	pthread_t thread;
	bool has_thread;
	/* The thread's; full batches are the caller's. */
	APART unsigned filling;
	APART struct batch batches[BATCHES];
	/* Both threads', under the lock. */
	APART pthread_mutex_t lock;
	pthread_cond_t wake, filled;
	unsigned nfull, nempty; /* emptied, and its events stay */
	bool rests, over;
	bool fills; /* the thread uses the stream and the decoder */
	bool ended; /* it doesn't any more */
	bool works; /* there may be something to do for others */
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
	to->event.stays = true;
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

	a->fills = true;
	pthread_mutex_unlock(&a->lock);
	fill(a, b);
	pthread_mutex_lock(&a->lock);
	a->fills = false;
	a->filling = (a->filling + 1) % BATCHES;
	a->nfull++;
	a->rests = b->rests || b->end <= 0;
	pthread_cond_signal(&a->filled);
}

/* The same, with what there is to do for others. */
static void work(struct ahead *a)
{
	bool works;

	pthread_mutex_unlock(&a->lock);
	works = a->ops->work(a->u);
	pthread_mutex_lock(&a->lock);
	if (!works)
		a->works = false;
}

/* The caller must not have to wait for records; after that, what others wait for comes first. */
static void *run(void *u)
{
	struct ahead *a = u;

	pthread_mutex_lock(&a->lock);
	while (!a->over) {
		const bool can_fill = !a->rests && !a->ended && a->nfull + a->nempty < BATCHES;

		if (a->works && (!can_fill || a->nfull >= FEW))
			work(a);
		else if (can_fill)
			fill_next(a);
		else
			pthread_cond_wait(&a->wake, &a->lock);
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
	if (a->nempty < EVENT_STAYS)
		a->nempty++;
	if (BATCHES - a->nfull - a->nempty >= WAKE_AT)
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
	int r;

	if (b->end <= 0)
		return b->end;
	r = a->ops->settle(a->u, false);
	if (r < 0)
		return r;
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

/* What comes may change what events point to. */
static int settle_all(struct ahead *a)
{
	const int r = a->ops->settle(a->u, true);

	return r < 0 ? r : 1;
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
	return (*ret)->is_decoded ? 1 : settle_all(a);
}

void ahead_stop(struct ahead *a)
{
	a->stopped = true;
	end_thread(a);
}

void ahead_ask(struct ahead *a)
{
	pthread_mutex_lock(&a->lock);
	if (!a->works) {
		a->works = true;
		pthread_cond_signal(&a->wake);
	}
	pthread_mutex_unlock(&a->lock);
}

void ahead_end(struct ahead *a)
{
	pthread_mutex_lock(&a->lock);
	a->ended = true;
	while (a->fills)
		pthread_cond_wait(&a->filled, &a->lock);
	pthread_mutex_unlock(&a->lock);
}

int ahead_new(struct stream *s, struct decoder *d, const struct ahead_ops *ops, void *u,
	      struct ahead **ret)
{
	struct ahead *a = NEW_APART(struct ahead);

	if (!a)
		return -ENOMEM;
	a->stream = s;
	a->decoder = d;
	a->ops = ops;
	a->u = u;
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
