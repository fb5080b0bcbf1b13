// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * summary.c - the table at the end (-c): how often, how long, how wrong.
 *
 * Percentiles come from a histogram whose buckets are 1/16 of their power of two wide, so p50 and p99
 * are at most about 3 % off; everything else is exact. "self" is a call's time without that of the
 * traced calls that it made: inner calls are seen first, so each thread carries the sum of what
 * returned inside the call that is still open, a level a depth.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/cleanup.h"
#include "decode/xpti.h"
#include "sink/duration.h"
#include "sink/sink.h"

#define SUB_BITS    4
#define SUB	    (1u << SUB_BITS)
#define BUCKETS	    ((64 - SUB_BITS + 1) * SUB)
#define ROWS_MAX    16384u
#define THREADS_MAX 32768u
#define KEY_MAX	    160

struct row {
	char *key; /* what it is called in the table */
	bool xpti;
	uint64_t calls, errors, unfinished, timed;
	uint64_t total, self, min, max;
	uint32_t *histogram; /* BUCKETS of them */
	UT_hash_handle hh;
};

struct inner {
	uint64_t parent;
	uint64_t sum;
};

struct thread {
	uint32_t tid;
	struct inner inner[XB_MAX_DEPTH + 1]; /* by depth: calls at that depth */
	UT_hash_handle hh;
};

struct sink {
	struct row *rows;
	struct thread *threads;
	uint64_t folded; /* calls of functions that found no row */
};

/* ---- histogram --------------------------------------------------------------------------------- */

static unsigned bucket_of(uint64_t v)
{
	unsigned top;

	if (v < SUB)
		return (unsigned)v;
	top = 63 - (unsigned)__builtin_clzll(v);
	return (top - SUB_BITS + 1) * SUB + (unsigned)(v >> (top - SUB_BITS) & (SUB - 1));
}

/* The middle of the bucket. */
static uint64_t bucket_value(unsigned b)
{
	unsigned shift;

	if (b < SUB)
		return b;
	shift = b / SUB - 1;
	return ((uint64_t)(SUB + b % SUB) << shift) + ((1ull << shift) >> 1);
}

static uint64_t percentile(const struct row *r, unsigned percent)
{
	uint64_t want = (r->timed * percent + 99) / 100, seen = 0, v;
	unsigned b;

	if (!r->histogram || !r->timed)
		return 0;
	for (b = 0; b < BUCKETS - 1; b++) {
		seen += r->histogram[b];
		if (seen >= want)
			break;
	}
	v = bucket_value(b);
	return v < r->min ? r->min : v > r->max ? r->max : v;
}

/* ---- rows -------------------------------------------------------------------------------------- */

static int summary_open(const struct sink_opts *o, struct sink **ret)
{
	struct sink *s = calloc(1, sizeof(*s));

	(void)o;
	if (!s)
		return -ENOMEM;
	*ret = s;
	return 0;
}

static void row_free(struct row *r)
{
	free(r->key);
	free(r->histogram);
	free(r);
}

static struct sink *summary_free(struct sink *s)
{
	struct thread *t, *next_t;
	struct row *r, *next_r;

	if (!s)
		return NULL;
	HASH_ITER(hh, s->rows, r, next_r) {
		HASH_DEL(s->rows, r);
		row_free(r);
	}
	HASH_ITER(hh, s->threads, t, next_t) {
		HASH_DEL(s->threads, t);
		free(t);
	}
	free(s);
	return NULL;
}

/* 0 with NULL: the table is full, and the event was counted as folded. */
static int get_row(struct sink *s, const char *key, bool xpti, struct row **ret)
{
	struct row *r;

	HASH_FIND_STR(s->rows, key, r);
	if (!r && HASH_COUNT(s->rows) >= ROWS_MAX) {
		s->folded++;
		*ret = NULL;
		return 0;
	}
	if (!r) {
		r = calloc(1, sizeof(*r));
		if (!r)
			return -ENOMEM;
		r->key = strdup(key);
		r->xpti = xpti;
		r->min = UINT64_MAX;
		if (!r->key) {
			row_free(r);
			return -ENOMEM;
		}
		HASH_ADD_KEYPTR(hh, s->rows, r->key, strlen(r->key), r);
	}
	*ret = r;
	return 0;
}

static int get_thread(struct sink *s, uint32_t tid, struct thread **ret)
{
	struct thread *t;

	HASH_FIND(hh, s->threads, &tid, sizeof(tid), t);
	if (!t) {
		if (HASH_COUNT(s->threads) >= THREADS_MAX) {
			t = s->threads;
			HASH_DEL(s->threads, t);
			free(t);
		}
		t = calloc(1, sizeof(*t));
		if (!t)
			return -ENOMEM;
		t->tid = tid;
		HASH_ADD(hh, s->threads, tid, sizeof(t->tid), t);
	}
	*ret = t;
	return 0;
}

/* ---- events ------------------------------------------------------------------------------------ */

static uint64_t self_time(struct thread *t, const struct xb_call *r)
{
	unsigned depth = r->depth < XB_MAX_DEPTH ? r->depth : XB_MAX_DEPTH - 1;
	struct inner *mine = &t->inner[depth + 1], *siblings = &t->inner[depth];
	uint64_t inside = mine->parent == r->id ? mine->sum : 0;

	*mine = (struct inner){ 0 };
	if (siblings->parent != r->parent)
		*siblings = (struct inner){ .parent = r->parent };
	siblings->sum += r->dur;
	return inside < r->dur ? r->dur - inside : 0;
}

static int add_call(struct sink *s, const struct event_call *c)
{
	const struct xb_call *r = c->rec;
	struct thread *t;
	struct row *row;
	int err;

	err = get_row(s, c->name, false, &row);
	if (err < 0 || !row)
		return err;
	/* A snapshot of a call is no call more: its record comes when it returns. */
	if (r->h.flags & XB_F_IN_FLIGHT) {
		row->unfinished++;
		return 0;
	}
	row->calls++;
	row->errors += c->error;
	if (r->h.flags & XB_F_UNFINISHED)
		row->unfinished++;
	if (r->h.flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY))
		return 0;
	err = get_thread(s, r->h.tid, &t);
	if (err < 0)
		return err;
	if (!row->histogram)
		row->histogram = calloc(BUCKETS, sizeof(*row->histogram));
	if (!row->histogram)
		return -ENOMEM;
	row->histogram[bucket_of(r->dur)]++;
	row->timed++;
	row->total += r->dur;
	row->self += self_time(t, r);
	if (r->dur < row->min)
		row->min = r->dur;
	if (r->dur > row->max)
		row->max = r->dur;
	return 0;
}

static int add_xpti_event(struct sink *s, const struct event_xpti *x)
{
	char key[192], number[16];
	struct row *row;
	int err;

	snprintf(number, sizeof(number), "stream#%u", x->rec->stream);
	/* The blank keeps these apart from functions, whose names have none. */
	snprintf(key, sizeof(key), "%s %s", x->stream ? x->stream : number, x->event);
	err = get_row(s, key, true, &row);
	if (err < 0 || !row)
		return err;
	row->calls++;
	return 0;
}

static void forget_thread(struct sink *s, uint32_t tid)
{
	struct thread *t;

	HASH_FIND(hh, s->threads, &tid, sizeof(tid), t);
	if (!t)
		return;
	HASH_DEL(s->threads, t);
	free(t);
}

static int summary_event(struct sink *s, struct model *m, const struct event *e, struct strbuf *out)
{
	(void)m, (void)out;
	switch (e->type) {
	case EVENT_CALL:
		return add_call(s, &e->call);
	case EVENT_XPTI:
		return add_xpti_event(s, e->xpti);
	case EVENT_EXIT:
		forget_thread(s, e->rec->tid);
		return 0;
	default:
		return 0;
	}
}

static int summary_tick(struct sink *s, struct model *m, uint64_t now, struct strbuf *out)
{
	(void)s, (void)m, (void)now, (void)out;
	return 0;
}

/* ---- the table --------------------------------------------------------------------------------- */

static int by_self(const void *a, const void *b)
{
	const struct row *x = *(struct row *const *)a, *y = *(struct row *const *)b;

	if (x->self != y->self)
		return x->self > y->self ? -1 : 1;
	if (x->calls != y->calls)
		return x->calls > y->calls ? -1 : 1;
	return strcmp(x->key, y->key);
}

static void add_duration(struct strbuf *out, bool have, uint64_t ns)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (have)
		duration_text(&text, ns);
	else
		strbuf_addc(&text, '-');
	strbuf_addf(out, " %10s", strbuf_str(&text));
}

static void add_row(struct strbuf *out, const struct row *r, uint64_t all)
{
	bool have = r->timed > 0;

	strbuf_addf(out, "%6.2f", all ? 100.0 * (double)r->self / (double)all : 0.0);
	add_duration(out, have, r->total);
	add_duration(out, have, r->self);
	strbuf_addf(out, " %9llu", (unsigned long long)r->calls);
	strbuf_addf(out, " %7llu", (unsigned long long)r->errors);
	add_duration(out, have, have ? r->total / r->timed : 0);
	add_duration(out, have, r->min);
	add_duration(out, have, percentile(r, 50));
	add_duration(out, have, percentile(r, 99));
	add_duration(out, have, r->max);
	strbuf_addc(out, ' ');
	strbuf_add_escaped(out, r->key, strlen(r->key), 0);
	if (r->unfinished)
		strbuf_addf(out, " (%llu unfinished)", (unsigned long long)r->unfinished);
	strbuf_addc(out, '\n');
}

static void add_calls(struct strbuf *out, struct row *const rows[], size_t n)
{
	struct row sum = { .key = (char *)"total" };
	size_t i, shown = 0;

	for (i = 0; i < n; i++) {
		if (rows[i]->xpti)
			continue;
		shown++;
		sum.calls += rows[i]->calls;
		sum.errors += rows[i]->errors;
		sum.total += rows[i]->total;
		sum.self += rows[i]->self;
	}
	if (!shown) {
		strbuf_adds(out, "no calls\n");
		return;
	}
	strbuf_addf(out, "%6s %10s %10s %9s %7s %10s %10s %10s %10s %10s %s\n", "% self", "total",
		    "self", "calls", "errors", "mean", "min", "p50", "p99", "max", "function");
	for (i = 0; i < n; i++) {
		if (!rows[i]->xpti)
			add_row(out, rows[i], sum.self);
	}
	strbuf_addf(out, "%6s", "");
	add_duration(out, true, sum.total);
	add_duration(out, true, sum.self);
	strbuf_addf(out, " %9llu %7llu %*s total\n", (unsigned long long)sum.calls,
		    (unsigned long long)sum.errors, 54, "");
}

static void add_xpti(struct strbuf *out, struct row *const rows[], size_t n)
{
	bool head = false;
	size_t i;

	for (i = 0; i < n; i++) {
		if (!rows[i]->xpti)
			continue;
		if (!head)
			strbuf_addf(out, "\n%9s %s\n", "events", "XPTI stream and event");
		head = true;
		strbuf_addf(out, "%9llu ", (unsigned long long)rows[i]->calls);
		strbuf_add_escaped(out, rows[i]->key, strlen(rows[i]->key), 0);
		strbuf_addc(out, '\n');
	}
}

static int summary_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	size_t count = HASH_COUNT(s->rows), n = 0;
	_cleanup_free_ struct row **rows = calloc(count + 1, sizeof(*rows));
	struct row *r, *next;

	(void)m;
	if (!rows)
		return -ENOMEM;
	HASH_ITER(hh, s->rows, r, next) {
		rows[n++] = r;
	}
	qsort(rows, n, sizeof(*rows), by_self);
	add_calls(out, rows, n);
	add_xpti(out, rows, n);
	if (s->folded)
		strbuf_addf(out, "%llu events of further kinds are not in this table\n",
			    (unsigned long long)s->folded);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_summary = {
	.name = "summary",
	.open = summary_open,
	.event = summary_event,
	.tick = summary_tick,
	.finish = summary_finish,
	.lost = sink_lost_for_people,
	.free = summary_free,
};
