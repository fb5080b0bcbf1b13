// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_later.c - see perfetto_later.h.
 *
 * Making the packets of a recording takes half as long as all that the model does for it, and needs nothing from the
 * model but what it said of a call. Events that were decoded ahead stay for some time, so only what doesn't stay is
 * copied: the slice with its texts and flows, and what is known of the call.
 *
 * There is a chunk for each batch of events, or for JOBS slices without events: nodes of the graph, of which many come
 * at once. Chunks form a ring: the caller fills one, and the packets of those before it are made in the same order by
 * whoever has time: the helper, or the caller itself once too many are left. Only one at a time does, because texts are
 * numbered as they come. The caller gets the packets of many chunks together, and without a copy, because they are in the
 * other core's cache.
 */
#include "sink/timeline/perfetto_later.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/thread.h"
#include "decode/arena.h"

#define CHUNKS	 (EVENT_STAYS + 1)
#define JOBS	 128u
#define WORK_AT	 ((EVENT_STAYS + 3) / 4) /* full chunks, for which the helper is asked */
#define TOGETHER (256u << 10)		 /* bytes of packets */

enum job_kind { JOB_SLICE, JOB_COUNTER, JOB_REAL };

struct job {
	struct job *next;
	enum job_kind kind;
};

struct slice_job {
	struct job job;
	struct timeline_slice slice;
};

struct counter_job {
	struct job job;
	uint64_t track, ts;
	uint64_t value;
	double real;
};

struct chunk {
	APART struct arena arena; /* of the jobs, and of what they point to */
	struct job *first, *last;
	unsigned n;
};

struct later {
	/* The caller's alone. */
	const struct sink *sink;
	bool waits; /* something waits to be made, or to be taken */
	struct chunk chunks[CHUNKS];
	/* Whoever makes packets. */
	APART struct packets *packets;
	struct strbuf fresh; /* packets */
	/* All threads', under the lock. */
	APART pthread_mutex_t lock;
	pthread_cond_t enough;
	uint64_t given, made; /* chunks; the one after the given ones is being filled */
	uint64_t most;	      /* that may be left when the caller is to be woken */
	bool making;	      /* one more; packets and what is fresh are that thread's */
	struct strbuf ready;  /* packets that the caller may take */
	int error;	      /* after one, nothing more is made */
};

/* ---- what is made ------------------------------------------------------------------------------ */

static int make_one(struct packets *packets, const struct job *j, struct strbuf *out)
{
	const struct counter_job *c = (const void *)j;

	switch (j->kind) {
	case JOB_SLICE:
		return packets_slice(packets, &((const struct slice_job *)j)->slice, out);
	case JOB_COUNTER:
		return packets_counter(packets, c->track, c->ts, c->value, out);
	case JOB_REAL:
		break;
	}
	return packets_real(packets, c->track, c->ts, c->real, out);
}

static int make(struct packets *packets, const struct chunk *c, struct strbuf *out)
{
	int r = 0;

	for (const struct job *j = c->first; j && r >= 0; j = j->next)
		r = make_one(packets, j, out);
	return strbuf_failed(out) ? -ENOMEM : r;
}

/* Under the lock, which it leaves meanwhile. */
static void make_next(struct later *l)
{
	const struct chunk *c = &l->chunks[l->made % CHUNKS];
	int r = l->error;

	l->making = true;
	pthread_mutex_unlock(&l->lock);
	if (r >= 0)
		r = make(l->packets, c, &l->fresh);
	pthread_mutex_lock(&l->lock);
	l->making = false;
	l->error = r;
	l->made++;
	if (l->fresh.len >= TOGETHER && !l->ready.len)
		strbuf_move(&l->ready, &l->fresh);
	if (l->given - l->made <= l->most)
		pthread_cond_signal(&l->enough);
}

bool later_work(struct later *l)
{
	bool works;

	pthread_mutex_lock(&l->lock);
	works = !l->making && l->made < l->given;
	if (works)
		make_next(l);
	pthread_mutex_unlock(&l->lock);
	return works;
}

/* Under the lock: until no more are left. */
static void make_most(struct later *l, uint64_t most)
{
	l->most = most;
	while (l->given - l->made > most) {
		if (l->making)
			pthread_cond_wait(&l->enough, &l->lock);
		else
			make_next(l);
	}
}

static struct chunk *filling(struct later *l)
{
	return &l->chunks[l->given % CHUNKS];
}

static void empty(struct chunk *c)
{
	arena_reset(&c->arena);
	c->first = c->last = NULL;
	c->n = 0;
}

static void ask(const struct later *l)
{
	const struct sink_helper *h = l->sink->helper;

	if (h)
		h->ask(h->u);
}

/* The chunk is full. If too many are left, or with all, makes packets. What was made may go to out; with all, it does. */
static int give(struct later *l, bool all, struct strbuf *out)
{
	const uint64_t most = all ? 0 : EVENT_STAYS;
	bool many;
	int r;

	pthread_mutex_lock(&l->lock);
	l->given++;
	if (l->given - l->made > most)
		make_most(l, most / 2);
	strbuf_move(out, &l->ready);
	if (all)
		strbuf_move(out, &l->fresh);
	many = l->given - l->made >= WORK_AT;
	r = l->error;
	pthread_mutex_unlock(&l->lock);
	empty(filling(l));
	if (many)
		ask(l);
	return r;
}

int later_batch(struct later *l, struct strbuf *out)
{
	return l->waits ? give(l, false, out) : 0;
}

int later_finish(struct later *l, struct strbuf *out)
{
	if (!l->waits)
		return 0;
	l->waits = false;
	return give(l, true, out);
}

/* ---- what waits -------------------------------------------------------------------------------- */

static void add(struct later *l, struct job *j)
{
	struct chunk *c = filling(l);

	if (c->first)
		c->last->next = j;
	else
		c->first = j;
	c->last = j;
	c->n++;
	l->waits = true;
}

/* These return false without memory. Inline, because most texts of a slice are missing. */
static inline bool keep_text(struct arena *a, const char **text)
{
	if (!*text)
		return true;
	*text = arena_copy(a, *text, strlen(*text) + 1);
	return *text;
}

static bool keep_names(struct arena *a, struct timeline_slice *x)
{
	return x->fixed || (keep_text(a, &x->name) && keep_text(a, &x->category));
}

static bool keep_notes(struct arena *a, struct timeline_slice *x)
{
	struct timeline_note *to;

	if (!x->nnotes)
		return true;
	to = arena_copy(a, x->notes, x->nnotes * sizeof(*to));
	if (!to)
		return false;
	x->notes = to;
	for (unsigned i = 0; i < x->nnotes; i++)
		if (!keep_text(a, &to[i].text))
			return false;
	return true;
}

static bool keep_flows(struct arena *a, struct timeline_slice *x)
{
	if (x->nflows)
		x->flows = arena_copy(a, x->flows, x->nflows * sizeof(*x->flows));
	return !x->nflows || x->flows;
}

/* Values of XPTI are shown without what is known of them. */
static bool keep_told(struct arena *a, struct timeline_slice *x)
{
	const bool is_call = x->event && x->event->type == EVENT_CALL;

	x->told = is_call ? told_keep(x->told, &x->event->call, a) : NULL;
	return !is_call || x->told;
}

static struct slice_job *keep(struct arena *a, const struct timeline_slice *x)
{
	struct slice_job *j = arena_take(a, sizeof(*j));
	struct timeline_slice *s;

	if (!j)
		return NULL;
	j->job = (struct job){ NULL, JOB_SLICE };
	s = &j->slice;
	*s = *x;
	return keep_told(a, s) && keep_names(a, s) && keep_text(a, &s->file) &&
			       keep_text(a, &s->function) && keep_notes(a, s) && keep_flows(a, s)
		       ? j
		       : NULL;
}

static bool can_wait(const struct later *l, const struct timeline_slice *x)
{
	return x->event ? x->event->stays : l->sink->helper != NULL;
}

static bool slice_waits(struct later *l, const struct timeline_slice *x)
{
	struct arena *a = &filling(l)->arena;
	struct slice_job *j = can_wait(l, x) ? keep(a, x) : NULL;

	if (j)
		add(l, &j->job);
	else if (!l->waits)
		arena_reset(a);
	return j;
}

int later_slice(struct later *l, const struct timeline_slice *x, struct strbuf *out)
{
	int r;

	if (slice_waits(l, x))
		return x->event || filling(l)->n < JOBS ? 0 : give(l, false, out);
	r = later_finish(l, out);
	return r < 0 ? r : packets_slice(l->packets, x, out);
}

static int counter(struct later *l, const struct counter_job *c, struct strbuf *out)
{
	struct counter_job *j = l->waits ? arena_copy(&filling(l)->arena, c, sizeof(*c)) : NULL;
	int r;

	if (j) {
		add(l, &j->job);
		return 0;
	}
	r = later_finish(l, out);
	return r < 0 ? r : make_one(l->packets, &c->job, out);
}

int later_counter(struct later *l, uint64_t track, uint64_t ts, uint64_t value, struct strbuf *out)
{
	return counter(l,
		       &(struct counter_job){
			       .job.kind = JOB_COUNTER, .track = track, .ts = ts, .value = value },
		       out);
}

int later_real(struct later *l, uint64_t track, uint64_t ts, double value, struct strbuf *out)
{
	return counter(l,
		       &(struct counter_job){
			       .job.kind = JOB_REAL, .track = track, .ts = ts, .real = value },
		       out);
}

/* ---- all of it --------------------------------------------------------------------------------- */

int later_new(const struct sink *sink, struct packets *packets, struct later **ret)
{
	struct later *l = NEW_APART(struct later);

	if (!l)
		return -ENOMEM;
	l->sink = sink;
	l->packets = packets;
	pthread_mutex_init(&l->lock, NULL);
	pthread_cond_init(&l->enough, NULL);
	*ret = l;
	return 0;
}

struct later *later_free(struct later *l)
{
	if (!l)
		return NULL;
	for (unsigned i = 0; i < CHUNKS; i++)
		arena_done(&l->chunks[i].arena);
	strbuf_done(&l->fresh);
	strbuf_done(&l->ready);
	pthread_cond_destroy(&l->enough);
	pthread_mutex_destroy(&l->lock);
	free(l);
	return NULL;
}
