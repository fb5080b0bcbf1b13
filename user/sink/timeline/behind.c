// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * behind.c - see behind.h.
 *
 * What an event means depends on all before it, so the model takes them in one by one; what is then written of an
 * event depends on nothing that comes. It is half of the work, and so another core's, where there is one: the model
 * and what asks it go on meanwhile.
 *
 * Batches are a ring: the caller fills the one behind those that were given, the helper empties the first of them.
 * To wake a thread takes as long as to work on a few dozen calls, so that nobody is woken for one batch: the helper is
 * when half of the ring is full, the caller, who waits where all of it is, when half of it is empty. What has been
 * made is collected until it is as much as is written at once, and then changes hands without being copied.
 *
 * Without a helper (a trace that is going on, whose events are wanted as they come; a machine of one core) the same
 * is done on the spot.
 */
#include "sink/timeline/behind.h"

#include <errno.h>
#include <stdlib.h>

#define BATCHES	 8u
#define TOGETHER (256u << 10) /* bytes that are handed over together */

/* What two threads write to lies apart: a line of the cache that both do takes half a microsecond to change cores. */
#define APART _Alignas(128)

struct batch {
	APART struct strbuf bytes;
};

struct behind {
	/* The caller's alone. */
	behind_work_fn work;
	void *u;
	struct helper *helper; /* NULL: none */
	bool is_job;
	unsigned at; /* its batch */
	struct batch batches[BATCHES];
	/* The helper's. */
	APART struct strbuf making;
	unsigned taking;
	int failed; /* the work has: it is not called again */
	/* Both threads'. */
	APART struct helper_job job;
	unsigned nfull;
	int error;
	struct strbuf made;
};

/* ---- the helper -------------------------------------------------------------------------------- */

/* An empty one gets the other's memory. */
static void move(struct strbuf *from, struct strbuf *to)
{
	struct strbuf empty = *to;

	if (!from->len)
		return;
	if (to->len || to->failed) {
		strbuf_add(to, from->buf, from->len);
	} else {
		*to = *from;
		*from = empty;
	}
	strbuf_reset(from);
}

static unsigned given(const void *u)
{
	const struct behind *b = u;

	return b->nfull;
}

static void work_on_first(void *u)
{
	struct behind *b = u;
	struct strbuf *batch = &b->batches[b->taking].bytes;

	if (!b->failed)
		b->failed = b->work(b->u, batch, &b->making);
	strbuf_reset(batch);
}

static void worked(void *u)
{
	struct behind *b = u;

	b->taking = (b->taking + 1) % BATCHES;
	b->nfull--;
	b->error = b->failed;
	if (b->making.len >= TOGETHER && !b->made.len)
		move(&b->making, &b->made);
}

/* ---- the caller -------------------------------------------------------------------------------- */

/* Without memory for a thread it goes on without. */
static bool is_job(struct behind *b)
{
	if (b->helper && !b->is_job)
		b->is_job = !helper_add(b->helper, &b->job);
	if (!b->is_job)
		b->helper = NULL;
	return b->is_job;
}

static bool is_all_done(const void *u)
{
	const struct behind *b = u;

	return !b->nfull;
}

static bool is_half_done(const void *u)
{
	const struct behind *b = u;

	return b->nfull <= BATCHES / 2;
}

/* The next batch is the caller's, as soon as it is empty. */
static int give(struct behind *b, bool all, struct strbuf *out)
{
	int r;

	helper_lock(b->helper);
	b->at = (b->at + 1) % BATCHES;
	b->nfull++;
	if (all || b->nfull >= BATCHES / 2)
		helper_wake(b->helper);
	if (all || b->nfull == BATCHES)
		helper_wait(b->helper, all ? is_all_done : is_half_done, b);
	move(&b->made, out);
	/* The rest, of which nothing is being made now. */
	if (all)
		move(&b->making, out);
	r = b->error;
	helper_unlock(b->helper);
	return r;
}

static int do_now(struct behind *b, struct strbuf *out)
{
	struct strbuf *batch = behind_batch(b);
	int r = b->work(b->u, batch, out);

	strbuf_reset(batch);
	return r;
}

struct strbuf *behind_batch(struct behind *b)
{
	return &b->batches[b->at].bytes;
}

static int next(struct behind *b, bool all, struct strbuf *out)
{
	struct strbuf *batch = behind_batch(b);

	if (strbuf_failed(batch)) {
		strbuf_reset(batch);
		return -ENOMEM;
	}
	return is_job(b) ? give(b, all, out) : do_now(b, out);
}

int behind_give(struct behind *b, struct strbuf *out)
{
	return next(b, false, out);
}

int behind_settle(struct behind *b, struct strbuf *out)
{
	return next(b, true, out);
}

int behind_new(behind_work_fn work, void *u, struct helper *h, struct behind **ret)
{
	struct behind *b = aligned_alloc(_Alignof(struct behind), sizeof(*b));

	if (!b)
		return -ENOMEM;
	memset(b, 0, sizeof(*b));
	b->work = work;
	b->u = u;
	b->helper = h;
	b->job = (struct helper_job){
		.wanted = given, .work = work_on_first, .done = worked, .u = b
	};
	*ret = b;
	return 0;
}

struct behind *behind_free(struct behind *b)
{
	if (!b)
		return NULL;
	if (b->is_job)
		helper_remove(b->helper, &b->job);
	for (unsigned i = 0; i < BATCHES; i++)
		strbuf_done(&b->batches[i].bytes);
	strbuf_done(&b->making);
	strbuf_done(&b->made);
	free(b);
	return NULL;
}
