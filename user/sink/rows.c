// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* rows.c - see rows.h. */
#include "sink/rows.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/cleanup.h"
#include "sink/duration.h"

struct sum {
	struct row row;
	UT_hash_handle hh;
};

struct collecting {
	const struct latency *l;
	enum rows_by by;
	struct sum *sums;
};

void rows_add_process(struct strbuf *out, const struct who *who)
{
	if (!who) {
		strbuf_adds(out, "(several processes)");
		return;
	}
	strbuf_add_u64(out, who->tgid);
	if (!who->comm[0])
		return;
	strbuf_addc(out, ' ');
	strbuf_add_escaped(out, who->comm, strlen(who->comm), 0);
}

static void key_text(const struct collecting *c, const struct latency_row *r, struct strbuf *ret)
{
	const struct who *who = latency_who(c->l, r->who);

	if (c->by == ROWS_FUNCTION) {
		strbuf_adds(ret, r->function);
		return;
	}
	rows_add_process(ret, who);
	/* The same pid may have been two processes, or two programs, in turn. */
	if (who && c->by == ROWS_PROCESS)
		return;
	if (r->tid)
		strbuf_addf(ret, " %s(%u)", r->thread, r->tid);
	else
		strbuf_adds(ret, " (several threads)");
}

static int sum_of(struct collecting *c, const struct latency_row *r, struct sum **ret)
{
	_cleanup_(strbuf_done) struct strbuf key = STRBUF_INIT;
	struct sum *s;

	key_text(c, r, &key);
	if (strbuf_failed(&key))
		return -ENOMEM;
	HASH_FIND_STR(c->sums, strbuf_str(&key), s);
	if (!s) {
		s = calloc(1, sizeof(*s));
		if (!s)
			return -ENOMEM;
		s->row = (struct row){ .key = strdup(strbuf_str(&key)),
				       .function = r->function,
				       .api = r->api,
				       .thread = r->thread,
				       .who = r->who,
				       .tid = r->tid,
				       .times = HISTOGRAM_INIT };
		if (!s->row.key) {
			free(s);
			return -ENOMEM;
		}
		HASH_ADD_KEYPTR(hh, c->sums, s->row.key, strlen(s->row.key), s);
	}
	*ret = s;
	return 0;
}

static int collect(void *u, const struct latency_row *r)
{
	struct sum *s;
	int err = sum_of(u, r, &s);

	if (err < 0)
		return err;
	s->row.calls += r->calls;
	s->row.errors += r->errors;
	s->row.unfinished += r->unfinished;
	s->row.in_flight += r->in_flight;
	s->row.self += r->self;
	return histogram_merge(&s->row.times, &r->times);
}

static int by_self(const void *a, const void *b)
{
	const struct row *x = a, *y = b;

	if (x->self != y->self)
		return x->self > y->self ? -1 : 1;
	if (x->calls != y->calls)
		return x->calls > y->calls ? -1 : 1;
	return strcmp(x->key, y->key);
}

int rows_collect(const struct latency *l, enum rows_by by, struct rows *ret)
{
	struct collecting c = { .l = l, .by = by };
	struct sum *s, *next;
	int r = latency_each(l, collect, &c);

	ret->row = calloc(HASH_COUNT(c.sums) + 1, sizeof(*ret->row));
	if (!ret->row)
		r = -ENOMEM;
	HASH_ITER(hh, c.sums, s, next) {
		HASH_DEL(c.sums, s);
		if (ret->row) {
			ret->self += s->row.self;
			ret->row[ret->n++] = s->row;
		} else {
			free(s->row.key);
			histogram_done(&s->row.times);
		}
		free(s);
	}
	if (ret->row)
		qsort(ret->row, ret->n, sizeof(*ret->row), by_self);
	return r;
}

void rows_done(struct rows *rows)
{
	size_t i;

	for (i = 0; i < rows->n; i++) {
		free(rows->row[i].key);
		histogram_done(&rows->row[i].times);
	}
	free(rows->row);
	*rows = (struct rows)ROWS_INIT;
}

void rows_add_duration(struct strbuf *out, bool have, uint64_t ns)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (have)
		duration_text(&text, ns);
	else
		strbuf_addc(&text, '-');
	strbuf_addf(out, " %10s", strbuf_str(&text));
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

struct names {
	const struct latency_xpti *at[LATENCY_XPTI_MAX];
	size_t n;
};

static int add_name(void *u, const struct latency_xpti *x)
{
	struct names *names = u;

	if (names->n < LATENCY_XPTI_MAX)
		names->at[names->n++] = x;
	return 0;
}

static int by_events(const void *a, const void *b)
{
	const struct latency_xpti *x = *(const struct latency_xpti *const *)a;
	const struct latency_xpti *y = *(const struct latency_xpti *const *)b;

	if (x->events != y->events)
		return x->events > y->events ? -1 : 1;
	return strcmp(x->name, y->name);
}

int rows_add_xpti(struct strbuf *out, const struct latency *l)
{
	_cleanup_free_ struct names *names = calloc(1, sizeof(*names));
	size_t i;

	if (!names)
		return -ENOMEM;
	latency_each_xpti(l, add_name, names);
	qsort(names->at, names->n, sizeof(names->at[0]), by_events);
	if (names->n)
		strbuf_addf(out, "\n%9s %s\n", "events", "XPTI stream and event");
	for (i = 0; i < names->n; i++) {
		strbuf_addf(out, "%9llu ", (unsigned long long)names->at[i]->events);
		strbuf_add_escaped(out, names->at[i]->name, strlen(names->at[i]->name), 0);
		strbuf_addc(out, '\n');
	}
	return 0;
}
