// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* counts.c - see counts.h. */
#include "live/counts.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>

#include "attach/reading.h"
#include "base/clock.h"
#include "base/histogram.h"

_Static_assert(XB_BUCKET_SUB == HISTOGRAM_SUB && XB_BUCKET_ROWS == HISTOGRAM_ROWS,
	       "one kind of histogram");

#define MINUTE_NS 60000000000ull

struct counts {
	struct attacher *attacher;
	enum xb_count_by by;
	uint64_t every;	     /* ns; 0: no intervals */
	uint64_t from, next; /* ns: beginning and end of the interval */
	uint64_t now;	     /* ns: of this reading */
	int (*fn)(void *u, const struct xb_hdr *rec);
	void *u;
	const struct xb_hdr *end; /* the record that ends the process or thread */
	union {
		struct xb_count rec;
		uint64_t room[(sizeof(struct xb_count) + XB_BUCKETS * sizeof(struct xb_bucket)) /
			      sizeof(uint64_t)];
	};
};

int counts_new(struct attacher *a, enum xb_count_by by, uint64_t every_ns,
	       int (*fn)(void *u, const struct xb_hdr *rec), void *u, struct counts **ret)
{
	struct counts *c = calloc(1, sizeof(*c));

	if (!c)
		return -ENOMEM;
	c->attacher = a;
	c->by = by;
	c->every = every_ns;
	c->fn = fn;
	c->u = u;
	*ret = c;
	return 0;
}

struct counts *counts_free(struct counts *c)
{
	free(c);
	return NULL;
}

void counts_start(struct counts *c, uint64_t now)
{
	c->from = now;
	c->next = now + (c->every ?: MINUTE_NS);
}

/* ---- a row as a record --------------------------------------------------------------------------- */

static bool is_rest(const struct xb_count_key *k)
{
	return !k->tgid && !k->func;
}

static void take_buckets(struct xb_count *rec, const struct xb_count_row *row)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < XB_BUCKETS; i++) {
		if (row->buckets[i])
			rec->buckets[n++] = (struct xb_bucket){ i, row->buckets[i] };
	}
	rec->nbuckets = n;
}

static int on_row(void *u, const struct xb_count_key *key, const struct xb_count_row *row)
{
	struct counts *c = u;
	struct xb_count *rec = &c->rec;

	if (!row->calls)
		return 0;
	*rec = (struct xb_count){
		.h = { .type = XB_COUNT,
		       .flags = is_rest(key) ? XB_COUNT_REST : 0,
		       .tgid = key->tgid,
		       .tid = key->tid,
		       .ts = c->now },
		.calls = row->calls,
		.errors = row->errors,
		.unfinished = row->unfinished,
		.total = row->total,
		.self = row->self,
		.min = ~row->least,
		.max = row->max,
		.func = key->func,
	};
	take_buckets(rec, row);
	if (!rec->nbuckets)
		rec->min = 0;
	rec->h.len = (uint32_t)(sizeof(*rec) + rec->nbuckets * sizeof(rec->buckets[0]));
	return c->fn(c->u, &rec->h);
}

/* ---- when ---------------------------------------------------------------------------------------- */

static bool has_ended(void *u, const struct xb_count_key *key)
{
	const struct counts *c = u;

	if (is_rest(key) || key->tgid != c->end->tgid)
		return false;
	return c->end->type == XB_EXEC || c->end->flags & XB_EXIT_GROUP || key->tid == c->end->tid;
}

int counts_before(struct counts *c, const struct xb_hdr *rec)
{
	bool exits = rec->type == XB_EXIT;

	if (rec->type != XB_EXEC && !exits)
		return 0;
	if (c->by == XB_BY_FUNCTION)
		return 0;
	if (c->by == XB_BY_PROCESS && exits && !(rec->flags & XB_EXIT_GROUP))
		return 0;
	c->end = rec;
	c->now = rec->ts;
	return attacher_take_ended_counts(c->attacher, rec->ts, has_ended, on_row, c);
}

static int end_interval(struct counts *c)
{
	struct xb_counted mark = {
		.h = { .len = sizeof(mark), .type = XB_COUNTED, .ts = c->now },
		.from = c->from,
	};

	c->from = c->now;
	return c->every ? c->fn(c->u, &mark.h) : 0;
}

int counts_tick(struct counts *c, uint64_t now)
{
	uint64_t step = c->every ?: MINUTE_NS;
	int r;

	if (now < c->next)
		return 0;
	/* Intervals that were missed because of a delay become one. */
	c->next += (now - c->next) / step * step + step;
	r = attacher_turn_counts(c->attacher);
	/* Without memory for another table, this one is for the next interval, too. */
	if (r < 0)
		return r == -ENOMEM ? 0 : r;
	c->now = now;
	r = attacher_take_counts(c->attacher, false, on_row, c);
	return r < 0 ? r : end_interval(c);
}

int counts_end(struct counts *c, uint64_t now)
{
	int r;

	c->now = now;
	r = attacher_take_counts(c->attacher, true, on_row, c);
	return r < 0 ? r : end_interval(c);
}

int counts_wait_ms(const struct counts *c, uint64_t now, int most)
{
	return c->next > now ? wait_ms_for(c->next - now, most) : 0;
}
