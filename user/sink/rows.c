// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* rows.c - see rows.h. */
#include "sink/rows.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/compare.h"
#include "base/grow.h"
#include "base/hash.h"
#include "base/json.h"
#include "model/time/commands.h"
#include "sink/bytes.h"
#include "sink/duration.h"
#include "sink/fit.h"
#include "sink/value.h"

const char *const rows_by_words[] = {
	[ROWS_FUNCTION] = "function",
	[ROWS_PROCESS] = "process",
	[ROWS_THREAD] = "thread",
	[ROWS_KERNEL] = "kernel",
	NULL,
};

const char *const rows_kinds[] = { [COMMAND_KERNEL] = "kernel",
				   [COMMAND_COPY] = "copy",
				   [COMMAND_FILL] = "fill",
				   [COMMAND_OTHER] = "other" };

struct sum {
	struct row row;
	UT_hash_handle hh;
};

struct collecting {
	const struct latency *l;
	enum rows_by by;
	struct sum *sums;
};

static void key_text(const struct collecting *c, const struct latency_row *r, struct strbuf *ret)
{
	const struct who *who = latency_who(c->l, r->who);

	if (c->by == ROWS_FUNCTION) {
		strbuf_adds(ret, r->function);
		return;
	}
	table_add_who(ret, who);
	/* The same pid may have been two processes, or two programs, in turn. */
	if (who && c->by == ROWS_PROCESS)
		return;
	if (r->tid)
		strbuf_addf(ret, " %s(%u)", r->thread, xb_id(r->tid));
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

	return COMPARE_DOWN(x->self, y->self)
		?: COMPARE_DOWN(x->calls, y->calls)
		?: strcmp(x->key, y->key);
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
	if (!ret->row)
		return r;
	for (size_t i = 0; i < ret->n; i++)
		ret->row[i].all = ret->self;
	qsort(ret->row, ret->n, sizeof(*ret->row), by_self);
	return r;
}

const char *const rows_sort_words[] = { "self", "total", "calls", "errors",
					"mean", "max",	 "name",  NULL };

static uint64_t sort_key(const struct row *r, int word)
{
	const uint64_t keys[] = {
		r->self,     r->times.total, r->calls, r->errors, histogram_mean(&r->times),
		r->times.max
	};

	return keys[word];
}

static int by_word(const void *a, const void *b, void *u)
{
	const struct row *x = a, *y = b;
	int word = *(const int *)u;

	if (rows_sort_words[word + 1] && sort_key(x, word) != sort_key(y, word))
		return sort_key(x, word) > sort_key(y, word) ? -1 : 1;
	return strcmp(x->key, y->key);
}

void rows_sort(struct rows *rows, int word)
{
	if (word > 0)
		qsort_r(rows->row, rows->n, sizeof(*rows->row), by_word, &word);
}

void rows_span_event(struct rows_span *s, const struct event *e)
{
	uint64_t from = e->rec->ts, to = from;

	if (e->type == EVENT_COUNTED)
		from = ((const struct xb_counted *)e->rec)->from;
	else if (e->type == EVENT_CALL && !(e->rec->flags & XB_F_OLDER))
		to = from + e->call.rec->dur < from ? from : from + e->call.rec->dur;
	else if (e->type != EVENT_XPTI)
		return;
	if (!s->to || from < s->from)
		s->from = from;
	if (to > s->to)
		s->to = to;
}

void rows_add_rate(struct strbuf *out, const struct rows *rows, const struct rows_span *s)
{
	uint64_t calls = 0;

	for (size_t i = 0; i < rows->n; i++)
		calls += rows->row[i].calls;
	if (s->to <= s->from)
		return;
	strbuf_addf(out, "%llu calls in ", (unsigned long long)calls);
	duration_text(out, s->to - s->from);
	strbuf_addf(out, ": %.1f a second\n", (double)calls * 1e9 / (double)(s->to - s->from));
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

void rows_add_bytes(struct strbuf *out, uint64_t bytes)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	bytes_text(&text, bytes);
	strbuf_addf(out, " %10s", strbuf_str(&text));
}

void rows_add_end(struct strbuf *out, const struct tally_process *p)
{
	if (!p->ended)
		strbuf_adds(out, "runs, or its end was not seen");
	else if (p->code & 0x7f)
		strbuf_addf(out, "killed by signal %u", p->code & 0x7f);
	else
		strbuf_addf(out, "exit status %u", p->code >> 8 & 0xff);
}

/* ---- the model's rows, in order ---------------------------------------------------------------- */

static int list_add(void *u, const void *item)
{
	struct rows_list *l = u;

	return GROW_APPEND(l->at, l->n, item);
}

#define LIST_ADD(type)                                         \
	static int add_##type(void *u, const struct type *row) \
	{                                                      \
		return list_add(u, row);                       \
	}
LIST_ADD(latency_command)
LIST_ADD(latency_xpti)
LIST_ADD(waits_group)
LIST_ADD(waits_wait)
LIST_ADD(waits_inflight)

/* These are made on the way, so they are copied. */
static int add_waits_thread(void *u, const struct waits_thread *t)
{
	struct rows_list *l = u;
	struct waits_thread *copies = grow_for(l->copies, l->n, sizeof(*copies));

	if (!copies)
		return -ENOMEM;
	l->copies = copies;
	copies[l->n] = *t;
	return list_add(l, NULL);
}

static int by_device_time(const void *a, const void *b)
{
	const struct latency_command *x = *(const struct latency_command *const *)a;
	const struct latency_command *y = *(const struct latency_command *const *)b;

	return COMPARE_DOWN(x->device.total, y->device.total)
			       ?: COMPARE_DOWN(x->submit.count, y->submit.count)
			       ?: strcmp(x->label, y->label);
}

static int by_total(const void *a, const void *b)
{
	const struct waits_group *x = *(const struct waits_group *const *)a;
	const struct waits_group *y = *(const struct waits_group *const *)b;

	return COMPARE_DOWN(x->total, y->total)
			       ?: COMPARE_DOWN(x->waits, y->waits)
			       ?: strcmp(x->what, y->what);
}

static int by_duration(const void *a, const void *b)
{
	const struct waits_wait *x = *(const struct waits_wait *const *)a;
	const struct waits_wait *y = *(const struct waits_wait *const *)b;

	return COMPARE_DOWN(x->dur, y->dur) ?: COMPARE_UP(x->ts, y->ts);
}

static int by_span(const void *a, const void *b)
{
	const struct waits_thread *x = *(const struct waits_thread *const *)a;
	const struct waits_thread *y = *(const struct waits_thread *const *)b;

	return COMPARE_DOWN(x->span, y->span) ?: COMPARE_UP(x->tid, y->tid);
}

static int by_events(const void *a, const void *b)
{
	const struct latency_xpti *x = *(const struct latency_xpti *const *)a;
	const struct latency_xpti *y = *(const struct latency_xpti *const *)b;

	return COMPARE_DOWN(x->events, y->events) ?: strcmp(x->name, y->name);
}

static int sorted(struct rows_list *l, int r, int (*by)(const void *, const void *))
{
	if (r >= 0 && l->n)
		qsort(l->at, l->n, sizeof(*l->at), by);
	return r;
}

void rows_list_done(struct rows_list *l)
{
	free(l->at);
	free(l->copies);
	*l = (struct rows_list){ 0 };
}

int rows_commands(const struct latency *l, struct rows_list *ret)
{
	return sorted(ret, latency_each_command(l, add_latency_command, ret), by_device_time);
}

int rows_groups(const struct waits *w, struct rows_list *ret)
{
	return sorted(ret, waits_each_group(w, add_waits_group, ret), by_total);
}

int rows_longest(const struct waits *w, struct rows_list *ret)
{
	return sorted(ret, waits_each_longest(w, add_waits_wait, ret), by_duration);
}

int rows_in_flight(const struct waits *w, struct rows_list *ret)
{
	return waits_each_inflight(w, add_waits_inflight, ret);
}

int rows_threads(const struct waits *w, struct rows_list *ret)
{
	int r = waits_each_thread(w, add_waits_thread, ret);

	for (size_t i = 0; i < ret->n; i++)
		ret->at[i] = (const struct waits_thread *)ret->copies + i;
	return sorted(ret, r, by_span);
}

size_t rows_lines(struct strbuf *out, const struct table_column *t, const struct rows_list *l,
		  size_t shown, const struct table_view *v)
{
	size_t i;

	for (i = 0; i < l->n && i < shown; i++)
		table_line(out, t, l->at[i], v);
	return i;
}

/* ---- words ------------------------------------------------------------------------------------- */

void rows_add_thread(struct strbuf *out, const struct who *who, const char *name, uint32_t tid)
{
	table_add_who(out, who);
	strbuf_addc(out, ' ');
	strbuf_adds_escaped(out, name);
	if (tid)
		strbuf_addf(out, "(%u)", xb_id(tid));
}

static void add_since(struct strbuf *out, uint64_t from, uint64_t to)
{
	if (!from || from > to)
		return;
	strbuf_adds(out, ", submitted ");
	duration_text(out, to - from);
	strbuf_adds(out, " before");
}

/* "event#3 (scale, submitted 12us before by 4243), ..." */
void rows_add_for(struct strbuf *out, const struct waits_wait *x, struct names *names)
{
	uint32_t i, n = x->n < WAITS_FOR_MAX ? x->n : WAITS_FOR_MAX;

	for (i = 0; i < n; i++) {
		const struct waits_for *f = &x->for_[i];

		strbuf_adds(out, i ? "; " : "");
		if (f->word)
			value_object(out, f->word, f->number, f->uncertain);
		if (!f->command)
			continue;
		strbuf_adds(out, f->word ? " of " : "");
		fit_add_name(out, names_shown(names, f->command));
		add_since(out, f->submitted, x->ts);
		if (f->by && f->by != x->tid)
			strbuf_addf(out, " by thread %u", xb_id(f->by));
	}
	if (x->n > n)
		strbuf_addf(out, " and %u more", x->n - n);
	if (!x->n)
		fit_add_name(out, names_shown(names, x->what));
	if (x->queued)
		strbuf_addf(out, ", %llu commands enqueued since the last wait for it",
			    (unsigned long long)x->queued);
}

/* ---- memory ------------------------------------------------------------------------------------ */

void rows_json_memory(struct strbuf *out, const struct lifetimes *l)
{
	const struct lifetimes_point *p;
	struct json j;
	uint64_t step;
	size_t n = lifetimes_timeline(l, &p, &step), i;

	for (i = 0; i < n; i++) {
		json_line(&j, out, "memory_at");
		json_u64(&j, "ts", p[i].at);
		json_u64(&j, "step", step);
		json_u64(&j, "peak", p[i].peak);
		json_u64(&j, "live", p[i].live);
		json_end_line(&j);
	}
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

#define T_ROW struct latency_xpti
const TABLE(rows_xpti_events, T_JSON("name", TEXT, name),
	    T_COLUMN("events", "events", COUNT, 9, events), T_LABEL(" %s", TEXT, name));

int rows_add_xpti(struct strbuf *out, const struct latency *l)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	int r = sorted(&all, latency_each_xpti(l, add_latency_xpti, &all), by_events);

	if (r < 0 || !all.n)
		return r;
	strbuf_addc(out, '\n');
	table_titles(out, rows_xpti_events, " XPTI stream and event");
	rows_lines(out, rows_xpti_events, &all, all.n, NULL);
	return 0;
}
