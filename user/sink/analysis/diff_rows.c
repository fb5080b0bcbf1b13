// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * diff_rows.c - see diff_rows.h.
 *
 * Rows of two runs must match, so pids, thread ids and addresses are not part of their words: processes with the same
 * name are one row, and so are their threads with the same name.
 */
#include "sink/analysis/diff_rows.h"

#include <errno.h>
#include <float.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/strbuf.h"
#include "model/time/latency.h"
#include "model/memory/lifetimes.h"
#include "model/time/tally.h"
#include "model/time/waits.h"
#include "sink/analysis/mem.h"

#define ROWS_MAX 65536u

/* clang-format off */
#define CALL_NUMBERS { \
		{ "calls", TABLE_COUNT, DIFF_SUM, DIFF_BEYOND, false }, \
		{ "self", TABLE_NS, DIFF_SUM, DIFF_NEVER, false }, \
		{ "p50", TABLE_NS, DIFF_P50, DIFF_BEYOND, false }, \
		{ "p99", TABLE_NS, DIFF_P99, DIFF_BEYOND_MANY, false }, \
		{ "total", TABLE_NS, DIFF_TOTAL, DIFF_NEVER, true }, \
		{ "errors", TABLE_COUNT, DIFF_SUM, DIFF_NEVER, true }, \
		{ "unfinished", TABLE_COUNT, DIFF_SUM, DIFF_NEVER, true }, \
	}
/* The same of processes and threads. */
static const struct diff_table
	by_process = { "calls", "Calls by process", { "process" }, CALL_NUMBERS, 1, 0 },
	by_thread = { "calls", "Calls by thread", { "process", "thread" }, CALL_NUMBERS, 1, 0 };
static const struct diff_table tables[DIFF_TABLES] = {
	[DIFF_CALLS] = { "calls", "Calls", { "function", "api" }, CALL_NUMBERS, 1, 0 },
	[DIFF_PROCESSES] = { "processes", "Processes", { "process", "end" }, {
		{ "processes", TABLE_COUNT, DIFF_SUM, DIFF_BEYOND, false },
		{ "calls", TABLE_COUNT, DIFF_SUM, DIFF_NEVER, false },
		{ "time", TABLE_NS, DIFF_SUM, DIFF_NEVER, false },
	}, 0, 0 },
	[DIFF_COMMANDS] = { "commands", "Kernels and other commands", { "name", "kind", "api" }, {
		{ "submitted", TABLE_COUNT, DIFF_SUM, DIFF_BEYOND, false },
		{ "device", TABLE_NS, DIFF_TOTAL, DIFF_NEVER, false },
		{ "p50", TABLE_NS, DIFF_P50, DIFF_BEYOND, false },
		{ "p99", TABLE_NS, DIFF_P99, DIFF_BEYOND_MANY, false },
		{ "submit_p50", TABLE_NS, DIFF_HOST_P50, DIFF_NEVER, false },
		{ "measured", TABLE_COUNT, DIFF_SUM, DIFF_NEVER, true },
	}, 1, 0 },
	[DIFF_ERRORS] = { "errors", "Errors", { "function", "result" }, {
		{ "count", TABLE_COUNT, DIFF_SUM, DIFF_BEYOND, false },
	}, 0, 0 },
	[DIFF_MEMORY] = { "memory", "Memory", { "of", "by" }, {
		{ "peak", TABLE_BYTES, DIFF_MOST, DIFF_BEYOND, false },
		{ "bytes", TABLE_BYTES, DIFF_SUM, DIFF_BEYOND, false },
		{ "count", TABLE_COUNT, DIFF_SUM, DIFF_BEYOND, false },
	}, 0, 1 },
	[DIFF_LEAKS] = { "leaks", "Never freed", { "site", "kind", "process" }, {
		{ "bytes", TABLE_BYTES, DIFF_SUM, DIFF_BEYOND, false },
		{ "count", TABLE_COUNT, DIFF_SUM, DIFF_BEYOND, false },
	}, 0, 1 },
	[DIFF_FAULTS] = { "wrong_frees", "Wrong frees", { "site", "fault", "process" }, {
		{ "count", TABLE_COUNT, DIFF_SUM, DIFF_BEYOND, false },
	}, 0, 0 },
	[DIFF_COPIES] = { "copies", "Copies and fills", { "direction", "process" }, {
		{ "bytes", TABLE_BYTES, DIFF_SUM, DIFF_BEYOND, false },
		{ "count", TABLE_COUNT, DIFF_SUM, DIFF_BEYOND, false },
	}, 0, 1 },
	[DIFF_WAITS] = { "waits", "Waits", { "for", "function", "process" }, {
		{ "waits", TABLE_COUNT, DIFF_SUM, DIFF_BEYOND, false },
		{ "total", TABLE_NS, DIFF_SUM, DIFF_BEYOND, false },
		{ "max", TABLE_NS, DIFF_MOST, DIFF_NEVER, false },
		{ "failed", TABLE_COUNT, DIFF_SUM, DIFF_NEVER, true },
	}, 1, 0 },
	[DIFF_XPTI] = { "xpti_events", "XPTI events", { "name" }, {
		{ "events", TABLE_COUNT, DIFF_SUM, DIFF_BEYOND, false },
	}, 0, 0 },
};
/* clang-format on */

/* ---- finding rows ------------------------------------------------------------------------------ */

struct collecting {
	struct diff_rows *rows;
	struct model *m;
	enum rows_by by;
	unsigned at; /* which side */
};

static int new_row(struct diff_rows *r, char *key, size_t len, struct diff_row **ret)
{
	struct diff_row *row = calloc(1, sizeof(*row));
	const char *at = key;

	if (!row)
		return -ENOMEM;
	row->key = key;
	for (unsigned i = 0; i < DIFF_WORDS && r->table->words[i]; i++) {
		row->words[i] = at;
		at += strlen(at) + 1;
	}
	for (unsigned i = 0; i < 2; i++)
		row->side[i].times = row->side[i].host = (struct histogram)HISTOGRAM_INIT;
	HASH_ADD_KEYPTR(hh, r->rows, row->key, len, row);
	*ret = row;
	return 0;
}

/* The side of the row of these words, which may be NULL. 0 with NULL: there is no room. */
static int side_of(struct collecting *c, const char *const words[DIFF_WORDS],
		   struct diff_side **ret)
{
	_cleanup_(strbuf_done) struct strbuf key = STRBUF_INIT;
	struct diff_row *row;
	int r;

	*ret = NULL;
	for (unsigned i = 0; i < DIFF_WORDS && c->rows->table->words[i]; i++) {
		strbuf_adds(&key, words[i] ? words[i] : "");
		strbuf_addc(&key, '\0');
	}
	if (strbuf_failed(&key))
		return -ENOMEM;
	HASH_FIND(hh, c->rows->rows, key.buf, key.len, row);
	if (!row && HASH_COUNT(c->rows->rows) >= ROWS_MAX) {
		c->rows->left_out++;
		return 0;
	}
	if (!row) {
		r = new_row(c->rows, key.buf, key.len, &row);
		if (r < 0)
			return r;
		key = (struct strbuf)STRBUF_INIT;
	}
	row->side[c->at].there = true;
	*ret = &row->side[c->at];
	return 0;
}

static int find_side(struct collecting *c, const char *a, const char *b, const char *d,
		     struct diff_side **ret)
{
	const char *const words[DIFF_WORDS] = { a, b, d };

	return side_of(c, words, ret);
}

static void most(uint64_t *into, uint64_t v)
{
	if (v > *into)
		*into = v;
}

/* "4242 prog" without the pid. */
static const char *without_pid(const char *label)
{
	const char *rest = label + strspn(label, "0123456789");

	return rest != label && *rest == ' ' ? rest + 1 : label;
}

static const char *comm_of(const struct who *who)
{
	return !who ? "(several processes)" : who->comm[0] ? who->comm : "?";
}

/* ---- calls ------------------------------------------------------------------------------------- */

static int find_calls(struct collecting *c, const struct latency_row *l, struct diff_side **ret)
{
	const char *comm = comm_of(latency_who(model_latency(c->m), l->who));

	switch (c->by) {
	case ROWS_PROCESS:
		return find_side(c, comm, NULL, NULL, ret);
	case ROWS_THREAD:
		return find_side(c, comm, l->tid ? l->thread : "(several threads)", NULL, ret);
	default:
		return find_side(c, l->function, l->api, NULL, ret);
	}
}

static int take_calls(void *u, const struct latency_row *l)
{
	struct diff_side *s;
	int r = find_calls(u, l, &s);

	if (r < 0 || !s)
		return r;
	s->counted[0] += l->calls;
	s->counted[1] += l->self;
	s->counted[5] += l->errors;
	s->counted[6] += l->unfinished;
	return histogram_merge(&s->times, &l->times);
}

static int take_command(void *u, const struct latency_command *l)
{
	struct diff_side *s;
	int r = find_side(u, l->label, rows_kinds[l->kind], l->api, &s);

	if (r < 0 || !s)
		return r;
	s->counted[0] += l->submit.count;
	s->counted[5] += l->device.count;
	return histogram_merge(&s->host, &l->submit) ?: histogram_merge(&s->times, &l->device);
}

static int take_xpti(void *u, const struct latency_xpti *x)
{
	struct diff_side *s;
	int r = find_side(u, x->name, NULL, NULL, &s);

	if (s)
		s->counted[0] += x->events;
	return r;
}

static int take_wait(void *u, const struct waits_group *g)
{
	struct collecting *c = u;
	const struct who *who = waits_who(model_waits(c->m), g->who);
	struct diff_side *s;
	int r = find_side(c, g->what, g->function, comm_of(who), &s);

	if (r < 0 || !s)
		return r;
	s->counted[0] += g->waits;
	s->counted[1] += g->total;
	s->counted[3] += g->failed;
	most(&s->counted[2], g->max);
	return 0;
}

/* ---- processes and errors ---------------------------------------------------------------------- */

/* All rows of the list. got: what its getter returned. */
static int take_each(struct collecting *c, int (*take)(struct collecting *c, const void *row),
		     int got, struct rows_list *all)
{
	for (size_t i = 0; got >= 0 && i < all->n; i++)
		got = take(c, all->at[i]);
	rows_list_done(all);
	return got;
}

static int take_process(struct collecting *c, const void *row)
{
	_cleanup_(strbuf_done) struct strbuf end = STRBUF_INIT;
	const struct tally_process *p = row;
	struct diff_side *s;
	int r;

	rows_add_end(&end, p);
	r = find_side(c, p->who.comm[0] ? p->who.comm : "?", strbuf_str(&end), NULL, &s);
	if (!s)
		return r;
	s->counted[0]++;
	s->counted[1] += p->calls;
	s->counted[2] += p->last - p->first;
	return 0;
}

static int take_error(struct collecting *c, const void *row)
{
	const struct tally_failure *f = row;
	_cleanup_free_ char *name = strndup(f->key, f->name_len);
	struct diff_side *s;
	int r = name ? find_side(c, name, f->result, NULL, &s) : -ENOMEM;

	if (r >= 0 && s)
		s->counted[0] += f->count;
	return r;
}

/* ---- memory ------------------------------------------------------------------------------------ */

static int take_memory_as(struct collecting *c, const struct lifetimes_row *x, const char *label,
			  const char *by)
{
	struct diff_side *s;
	int r = find_side(c, label, by, NULL, &s);

	if (r < 0 || !s)
		return r;
	most(&s->counted[0], x->peak);
	s->counted[1] += x->bytes;
	s->counted[2] += x->count;
	return 0;
}

static int take_memory_by(struct collecting *c, enum lifetimes_by by, const char *word)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	int r = ROWS_OF(&all, lifetimes_rows, model_lifetimes(c->m), by);

	for (size_t i = 0; r >= 0 && i < all.n; i++) {
		const struct lifetimes_row *row = all.at[i];

		r = take_memory_as(c, row, without_pid(row->label), word);
	}
	return r;
}

static int take_memory(struct collecting *c)
{
	const struct lifetimes *l = model_lifetimes(c->m);

	return take_memory_as(c, lifetimes_total(l), "total", "")
		       ?: take_memory_by(c, LIFETIMES_BY_KIND, "kind")
		       ?: take_memory_by(c, LIFETIMES_BY_SITE, "site")
		       ?: take_memory_by(c, LIFETIMES_BY_PROCESS, "process");
}

/* What is live at the end of a stream is no leak; what its process left behind is one. */
static int take_leak(struct collecting *c, const void *row)
{
	const struct lifetimes_leak *k = row;
	struct diff_side *s;
	int r;

	if (!k->ended || !k->counts)
		return 0;
	r = find_side(c, k->site, k->kind, without_pid(k->process), &s);
	if (!s)
		return r;
	s->counted[0] += k->bytes;
	s->counted[1] += k->count;
	return 0;
}

static int take_fault(struct collecting *c, const void *row)
{
	const struct lifetimes_fault *f = row;
	struct diff_side *s;
	int r = find_side(c, f->site, lifetimes_fault_text(f->type), without_pid(f->process), &s);

	if (s)
		s->counted[0] += f->count;
	return r;
}

static int take_copy(struct collecting *c, const void *row)
{
	_cleanup_(strbuf_done) struct strbuf direction = STRBUF_INIT;
	const struct lifetimes_copy *copy = row;
	struct diff_side *s;
	int r;

	mem_add_direction(&direction, copy, NULL);
	r = find_side(c, strbuf_str(&direction), without_pid(copy->process), NULL, &s);
	if (!s)
		return r;
	s->counted[0] += copy->bytes;
	s->counted[1] += copy->count;
	return 0;
}

static int take_all(struct collecting *c, enum diff_which which)
{
	struct lifetimes *l = model_lifetimes(c->m);
	const struct tally *t = model_tally(c->m);
	struct rows_list all = { 0 };
	struct model *m = c->m;

	switch (which) {
	case DIFF_CALLS:
		return latency_each(model_latency(m), take_calls, c);
	case DIFF_PROCESSES:
		all.n = t->nprocesses;
		return take_each(c, take_process, tally_processes(t, (void *)&all.at), &all);
	case DIFF_COMMANDS:
		return latency_each_command(model_latency(m), take_command, c);
	case DIFF_ERRORS:
		all.n = t->nfailures;
		return take_each(c, take_error, tally_failures(t, (void *)&all.at), &all);
	case DIFF_MEMORY:
		return take_memory(c);
	case DIFF_LEAKS:
		return take_each(c, take_leak, ROWS_OF(&all, lifetimes_leaks, l), &all);
	case DIFF_FAULTS:
		return take_each(c, take_fault, ROWS_OF(&all, lifetimes_faults, l), &all);
	case DIFF_COPIES:
		return take_each(c, take_copy, ROWS_OF(&all, lifetimes_copies, l), &all);
	case DIFF_WAITS:
		return waits_each_group(model_waits(m), take_wait, c);
	case DIFF_XPTI:
		return latency_each_xpti(model_latency(m), take_xpti, c);
	default:
		return 0;
	}
}

/* ---- comparing --------------------------------------------------------------------------------- */

double diff_percent(uint64_t a, uint64_t b)
{
	if (a == b)
		return 0;
	return a ? 100.0 * ((double)b - (double)a) / (double)a : DBL_MAX;
}

static void settle_side(const struct diff_table *t, struct diff_side *s)
{
	for (unsigned i = 0; i < DIFF_NUMBERS && t->numbers[i].name; i++) {
		switch (t->numbers[i].from) {
		case DIFF_SUM:
		case DIFF_MOST:
			s->known[i] = s->there;
			s->value[i] = s->counted[i];
			break;
		case DIFF_TOTAL:
			s->known[i] = s->times.count > 0;
			s->value[i] = s->times.total;
			break;
		case DIFF_P50:
			s->known[i] = s->times.count > 0;
			s->value[i] = histogram_percentile(&s->times, 50);
			break;
		case DIFF_P99:
			s->known[i] = s->times.count > 0;
			s->value[i] = histogram_percentile(&s->times, 99);
			break;
		case DIFF_HOST_P50:
			s->known[i] = s->host.count > 0;
			s->value[i] = histogram_percentile(&s->host, 50);
			break;
		}
	}
}

static bool decides(const struct diff_number *n, const struct diff_row *row)
{
	return n->decides == DIFF_BEYOND ||
	       (n->decides == DIFF_BEYOND_MANY && row->side[0].times.count >= DIFF_MANY &&
		row->side[1].times.count >= DIFF_MANY);
}

static void settle_row(const struct diff_table *t, struct diff_row *row, double threshold)
{
	const struct diff_side *a = &row->side[0], *b = &row->side[1];

	settle_side(t, &row->side[0]);
	settle_side(t, &row->side[1]);
	row->differs = a->there != b->there;
	for (unsigned i = 0; i < DIFF_NUMBERS && t->numbers[i].name; i++) {
		double percent = diff_percent(a->value[i], b->value[i]);

		if (!a->known[i] || !b->known[i] || !decides(&t->numbers[i], row))
			continue;
		if (percent > threshold || -percent > threshold)
			row->which |= 1u << i;
	}
	row->differs |= row->which != 0;
	row->effect = a->known[t->effect] || b->known[t->effect] ? t->effect : t->else_effect;
}

static uint64_t effect(const struct diff_row *row)
{
	uint64_t a = row->side[0].value[row->effect], b = row->side[1].value[row->effect];

	return a > b ? a - b : b - a;
}

static int words_compare(const struct diff_row *a, const struct diff_row *b)
{
	int r = 0;

	for (unsigned i = 0; !r && i < DIFF_WORDS && a->words[i]; i++)
		r = strcmp(a->words[i], b->words[i]);
	return r;
}

/* Rows that differ first; of two kinds of effect the table's own first. */
static int by_effect(struct diff_row *a, struct diff_row *b)
{
	uint64_t x = effect(a), y = effect(b);

	if (a->differs != b->differs)
		return a->differs ? -1 : 1;
	if (a->effect != b->effect)
		return a->effect > b->effect ? -1 : 1;
	if (x != y)
		return x > y ? -1 : 1;
	return words_compare(a, b);
}

static const struct diff_table *table_of(enum diff_which which, enum rows_by by)
{
	if (which == DIFF_CALLS && by == ROWS_PROCESS)
		return &by_process;
	return which == DIFF_CALLS && by == ROWS_THREAD ? &by_thread : &tables[which];
}

int diff_rows_collect(enum diff_which which, const struct diff_run runs[2],
		      const struct diff_opts *o, struct diff_rows *ret)
{
	struct diff_row *row;
	int r = 0;

	*ret = (struct diff_rows){ .table = table_of(which, o->by) };
	for (unsigned i = 0; r >= 0 && i < 2; i++) {
		struct collecting c = { .rows = ret, .m = runs[i].model, .by = o->by, .at = i };

		r = take_all(&c, which);
	}
	if (r < 0)
		return r;
	for (row = ret->rows; row; row = row->hh.next) {
		settle_row(ret->table, row, o->threshold);
		ret->differ += row->differs;
		ret->alike += !row->differs;
	}
	HASH_SORT(ret->rows, by_effect);
	return 0;
}

void diff_rows_done(struct diff_rows *r)
{
	struct diff_row *row, *next;

	HASH_ITER(hh, r->rows, row, next) {
		HASH_DEL(r->rows, row);
		for (unsigned i = 0; i < 2; i++) {
			histogram_done(&row->side[i].times);
			histogram_done(&row->side[i].host);
		}
		free(row->key);
		free(row);
	}
}
