// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_later.c - see perfetto_later.h.
 *
 * Making the packets of a recording takes half as long as all that the model does for it, and needs nothing from the
 * model but what it said of a call. Events that were decoded ahead stay for some time, so only what doesn't stay is
 * copied: the slice with its texts and flows, and what was told of the call.
 *
 * There is a chunk for each batch of events. Chunks form a ring: the caller fills one, and takes the packets of those
 * before it in the same order. Between that, whoever has time makes them: the thread that reads ahead, or the caller
 * itself once too many are left. Only one at a time does, because texts are numbered as they come.
 */
#include "sink/timeline/perfetto_later.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "decode/arena.h"

#define CHUNKS	(EVENT_STAYS + 2)
#define WORK_AT ((EVENT_STAYS + 3) / 4) /* full chunks, for which another thread is asked */

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
	struct arena arena; /* of the jobs, and of what they point to */
	struct job *first, *last;
	struct strbuf out;
	int result;
};

struct later {
	struct packets *packets;
	struct chunk chunks[CHUNKS];
	/* The caller's alone. */
	bool waits; /* something waits to be made, or to be taken */
	uint64_t taken; /* chunks, whose packets went out; the one after the given ones is being filled */
	/* Of all threads, under the lock. */
	pthread_mutex_t lock;
	pthread_cond_t enough;
	uint64_t given, made; /* chunks */
	uint64_t most;	      /* that may be left when the caller is to be woken */
	bool making;	      /* one more; the packets are that thread's */
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

static void make(struct packets *packets, struct chunk *c)
{
	for (const struct job *j = c->first; j && c->result >= 0; j = j->next)
		c->result = make_one(packets, j, &c->out);
}

/* Under the lock, which it leaves meanwhile. */
static void make_next(struct later *l)
{
	struct chunk *c = &l->chunks[l->made % CHUNKS];

	l->making = true;
	pthread_mutex_unlock(&l->lock);
	make(l->packets, c);
	pthread_mutex_lock(&l->lock);
	l->making = false;
	l->made++;
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

static int take(struct chunk *c, struct strbuf *out)
{
	const int r = strbuf_failed(&c->out) ? -ENOMEM : c->result;

	strbuf_add(out, c->out.buf, c->out.len);
	strbuf_reset(&c->out);
	arena_reset(&c->arena);
	c->first = c->last = NULL;
	c->result = 0;
	return r;
}

/* Those that are made. */
static int take_all(struct later *l, uint64_t made, struct strbuf *out)
{
	int r = 0, e;

	for (; l->taken < made; l->taken++) {
		e = take(&l->chunks[l->taken % CHUNKS], out);
		r = r < 0 ? r : e;
	}
	return r;
}

/* The chunk is full. If more than so many are left, makes them until only enough are. 1: many are left. */
static int give(struct later *l, uint64_t most, uint64_t enough, struct strbuf *out)
{
	uint64_t made;
	bool many;
	int r;

	pthread_mutex_lock(&l->lock);
	l->given++;
	if (l->given - l->made > most)
		make_most(l, enough);
	made = l->made;
	many = l->given - made >= WORK_AT;
	pthread_mutex_unlock(&l->lock);
	r = take_all(l, made, out);
	return r < 0 ? r : many;
}

int later_batch(struct later *l, struct strbuf *out)
{
	return l->waits ? give(l, EVENT_STAYS, EVENT_STAYS / 2, out) : 0;
}

int later_finish(struct later *l, struct strbuf *out)
{
	if (!l->waits)
		return 0;
	l->waits = false;
	return give(l, 0, 0, out);
}

/* ---- what waits -------------------------------------------------------------------------------- */

static struct chunk *filling(struct later *l)
{
	return &l->chunks[l->given % CHUNKS];
}

static void add(struct later *l, struct job *j)
{
	struct chunk *c = filling(l);

	if (c->first)
		c->last->next = j;
	else
		c->first = j;
	c->last = j;
	l->waits = true;
}

/* These return false without memory. */
static bool keep_text(struct arena *a, const char **text)
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

/* Values of XPTI are shown without what is told of them. */
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

bool later_slice(struct later *l, const struct timeline_slice *x)
{
	struct arena *a = &filling(l)->arena;
	struct slice_job *j;

	if (x->event ? !x->event->stays : !l->waits)
		return false;
	j = keep(a, x);
	if (j)
		add(l, &j->job);
	else if (!l->waits)
		arena_reset(a);
	return j;
}

static bool add_counter(struct later *l, const struct counter_job *c)
{
	struct counter_job *j = l->waits ? arena_copy(&filling(l)->arena, c, sizeof(*c)) : NULL;

	if (j)
		add(l, &j->job);
	return j;
}

bool later_counter(struct later *l, uint64_t track, uint64_t ts, uint64_t value)
{
	return add_counter(
		l, &(struct counter_job){
			   .job.kind = JOB_COUNTER, .track = track, .ts = ts, .value = value });
}

bool later_real(struct later *l, uint64_t track, uint64_t ts, double value)
{
	return add_counter(l,
			   &(struct counter_job){
				   .job.kind = JOB_REAL, .track = track, .ts = ts, .real = value });
}

/* ---- all of it --------------------------------------------------------------------------------- */

int later_new(struct packets *packets, struct later **ret)
{
	struct later *l = calloc(1, sizeof(*l));

	if (!l)
		return -ENOMEM;
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
	for (unsigned i = 0; i < CHUNKS; i++) {
		arena_done(&l->chunks[i].arena);
		strbuf_done(&l->chunks[i].out);
	}
	pthread_cond_destroy(&l->enough);
	pthread_mutex_destroy(&l->lock);
	free(l);
	return NULL;
}
