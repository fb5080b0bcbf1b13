// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* collect.c - see collect.h. */
#include "serve/collect.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "base/losses.h"
#include "catalog/catalog.h"

#define LIMIT(n)  (1ull << (STATE_LIMIT_FIRST + (n)))
#define LIMITS(n) LIMIT(n), LIMIT((n) + 1), LIMIT((n) + 2), LIMIT((n) + 3), LIMIT((n) + 4)
const uint64_t collect_limits[STATE_LIMITS] = { LIMITS(0),  LIMITS(5),	LIMITS(10), LIMITS(15),
						LIMITS(20), LIMITS(25), LIMITS(30), LIMITS(35) };
#undef LIMITS
#undef LIMIT

/* Rows are given again after so many snapshots; a row goes to another function that spent so many times its time. */
#define RANK_EVERY 60u
#define RANK_TIMES 2u
/* Of what was spent lately, a part of 2^n is forgotten with each snapshot: half of it in 12 minutes. */
#define FORGET 10

#define NO_ROW UINT32_MAX

/* A function, with all that was counted of it. */
struct known {
	const char *name;  /* the library's own text of it, which stays; the key */
	uint32_t api, row; /* row: its own, or NO_ROW */
	bool launches;
	int named;     /* enum state_named, or -1 */
	bool nameless; /* it never gets a row: its name is none to be shown */
	uint64_t unfinished;
	uint64_t lately; /* ns */
	struct state_row had;
	UT_hash_handle hh;
};

struct collect {
	unsigned functions, own; /* that may have rows, and have them */
	struct known *known;
	/* The slow calls of earlier snapshots: their functions may be first counted in the one after. */
	uint64_t slow_before, slow_last;
	struct state state;
};

int collect_new(unsigned functions, struct collect **ret)
{
	struct collect *c = calloc(1, sizeof(*c));

	if (!c)
		return -ENOMEM;
	c->functions = functions;
	*ret = c;
	return 0;
}

struct collect *collect_free(struct collect *c)
{
	struct known *k, *next;

	if (!c)
		return NULL;
	HASH_ITER(hh, c->known, k, next) {
		HASH_DEL(c->known, k);
		free(k);
	}
	free(c);
	return NULL;
}

void collect_set_functions(struct collect *c, unsigned functions)
{
	c->functions = functions;
}

struct state *collect_state(struct collect *c)
{
	return &c->state;
}

/* ---- new functions ------------------------------------------------------------------------------- */

/* There is one for each group of the catalog. */
static uint32_t api_of(struct collect *c, const char *name)
{
	struct state *s = &c->state;

	for (uint32_t i = 0; i < s->napis; i++)
		if (!strcmp(s->apis[i].name, name))
			return i;
	strncpy(s->apis[s->napis].name, name, STATE_API - 1);
	return s->napis++;
}

/* A row is found again by its text, so a text that would be cut or changed is none. */
static bool is_name(const char *name)
{
	size_t len = 0;

	while (isalnum((unsigned char)name[len]) || name[len] == '_')
		len++;
	return !name[len] && len && len < STATE_NAME && strcmp(name, COLLECT_OTHER) != 0;
}

static void name_row(struct state_row *r, const char *api, const char *function)
{
	strncpy(r->api, api, STATE_API - 1);
	strncpy(r->function, function, STATE_NAME - 1);
}

/* There is room: a row for each function that may have one, and one for each group. */
static struct state_row *other_row(struct collect *c, uint32_t api)
{
	struct state *s = &c->state;
	const char *name = s->apis[api].name;

	for (uint32_t i = 0; i < s->nrows; i++)
		if (!strcmp(s->rows[i].api, name) && !strcmp(s->rows[i].function, COLLECT_OTHER))
			return &s->rows[i];
	name_row(&s->rows[s->nrows], name, COLLECT_OTHER);
	return &s->rows[s->nrows++];
}

/* The row has what was counted of k, which begins before it had the row. */
static void show(struct collect *c, struct known *k, uint32_t row)
{
	struct state_row *r = &c->state.rows[row];

	*r = k->had;
	name_row(r, c->state.apis[k->api].name, k->name);
	k->row = row;
}

static struct known *find(const struct collect *c, const struct xptibpf_function_now *f)
{
	struct known *k;

	HASH_FIND_PTR(c->known, &f->name, k);
	return k;
}

static bool has_word(const char *words, const char *word)
{
	size_t len = strlen(word), n;

	for (; *words; words += n + (words[n] == ' ')) {
		n = strcspn(words, " ");
		if (n == len && !memcmp(words, word, n))
			return true;
	}
	return false;
}

/* Which of named.h counts calls of a function, or -1. */
static int named_of(const char *function)
{
	static const char *const functions[] = {
#define NAMED(id, api, otlp, functions, help) [STATE_##id] = (functions),
#include "serve/named.h"
#undef NAMED
	};

	for (int i = 0; i < STATE_NAMED; i++)
		if (has_word(functions[i], function))
			return i;
	return -1;
}

static int add(struct collect *c, const struct xptibpf_function_now *f)
{
	const char *api = f->api && catalog_api_by_name(f->api) ? f->api : COLLECT_OTHER;
	struct known *k = calloc(1, sizeof(*k));

	if (!k)
		return -ENOMEM;
	k->name = f->name;
	k->api = api_of(c, api);
	k->nameless = !is_name(f->name);
	k->row = NO_ROW;
	if (c->own < c->functions && !k->nameless) {
		c->own++;
		show(c, k, c->state.nrows++);
	} else {
		c->state.folded++;
	}
	k->launches = catalog_launches(catalog_find(f->name));
	k->named = named_of(f->name);
	HASH_ADD_PTR(c->known, name, k);
	return 0;
}

static int by_time(const void *a, const void *b)
{
	const struct xptibpf_function_now *const *x = a, *const *y = b;

	if ((*x)->calls.ns != (*y)->calls.ns)
		return (*x)->calls.ns < (*y)->calls.ns ? 1 : -1;
	return strcmp((*x)->name, (*y)->name);
}

static int add_new(struct collect *c, const struct xptibpf_snapshot *s)
{
	_cleanup_free_ const struct xptibpf_function_now **new =
		calloc(s->nfunctions + 1, sizeof(*new));
	size_t n = 0;
	int r = 0;

	if (!new)
		return -ENOMEM;
	for (size_t i = 0; i < s->nfunctions; i++)
		if (s->functions[i].calls.calls && !find(c, &s->functions[i]))
			new[n++] = &s->functions[i];
	qsort(new, n, sizeof(*new), by_time);
	for (size_t i = 0; i < n && r >= 0; i++)
		r = add(c, new[i]);
	return r;
}

/* ---- numbers ------------------------------------------------------------------------------------- */

/* Adds what came since to what there was, and to the row of others, if it is in that. */
static uint64_t grow(uint64_t *had, uint64_t *other, uint64_t now)
{
	uint64_t more = now > *had ? now - *had : 0;

	*had += more;
	if (other)
		*other += more;
	return more;
}

static uint64_t slow_of(const struct xptibpf_snapshot *s, const char *name)
{
	uint64_t calls = 0;

	for (size_t i = 0; i < s->nslow_functions; i++)
		if (!strcmp(s->slow_functions[i].name, name))
			calls += s->slow_functions[i].calls;
	return calls;
}

static void take_function(struct collect *c, const struct xptibpf_snapshot *s,
			  const struct xptibpf_function_now *f, const uint64_t *within)
{
	struct known *k = find(c, f);
	struct state_row *other;
	struct state_api *api;
	uint64_t calls;

	if (!k)
		return;
	other = k->row == NO_ROW ? other_row(c, k->api) : NULL;
	api = &c->state.apis[k->api];
	calls = grow(&k->had.calls, other ? &other->calls : NULL, f->calls.calls);
	if (k->launches)
		api->launches += calls;
	if (k->named >= 0)
		c->state.named[k->named] += calls;
	grow(&k->had.errors, other ? &other->errors : NULL, f->calls.errors);
	grow(&k->had.timed, other ? &other->timed : NULL, f->calls.timed);
	k->lately += grow(&k->had.ns, other ? &other->ns : NULL, f->calls.ns);
	grow(&k->unfinished, &api->unfinished, f->calls.unfinished);
	grow(&k->had.slow, other ? &other->slow : NULL, slow_of(s, f->name));
	for (unsigned i = 0; i < STATE_LIMITS; i++)
		grow(&k->had.within[i], other ? &other->within[i] : NULL, within[i]);
	if (!other)
		show(c, k, k->row);
}

/* Of each function the last slow call, as far as it is still there. */
static void take_exemplars(struct collect *c)
{
	const struct state *s = &c->state;
	uint64_t from = s->slow_number > STATE_SLOW ? s->slow_number - STATE_SLOW : 0;

	for (uint64_t i = c->slow_before > from ? c->slow_before : from; i < s->slow_number; i++) {
		const struct state_slow *slow = &s->slow[i % STATE_SLOW];
		struct known *k, *next;

		HASH_ITER(hh, c->known, k, next) {
			if (strcmp(k->name, slow->function) != 0)
				continue;
			k->had.exemplar = slow->at;
			break;
		}
	}
	c->slow_before = c->slow_last;
	c->slow_last = s->slow_number;
}

/* ---- who has rows -------------------------------------------------------------------------------- */

/* The busiest without a row, and the one with a row that is least so; NULL: there is none. */
static void find_ends(const struct collect *c, struct known **ret_without, struct known **ret_with)
{
	struct known *k, *next, *without = NULL, *with = NULL;

	HASH_ITER(hh, c->known, k, next) {
		if (k->row == NO_ROW && !k->nameless && (!without || k->lately > without->lately))
			without = k;
		if (k->row != NO_ROW && (!with || k->lately < with->lately))
			with = k;
	}
	*ret_without = without;
	*ret_with = with;
}

static void rank(struct collect *c)
{
	struct known *k, *next, *without, *with;

	HASH_ITER(hh, c->known, k, next)
		k->lately -= k->lately >> FORGET;
	if (c->state.number % RANK_EVERY)
		return;
	for (unsigned i = 0; i < c->functions; i++) {
		find_ends(c, &without, &with);
		if (!without || !with || without->lately / RANK_TIMES <= with->lately)
			return;
		show(c, without, with->row);
		with->row = NO_ROW;
	}
}

static void take_losses(struct state *state, const struct xptibpf_snapshot *s)
{
	for (size_t i = 0; i < s->nlosses; i++)
		for (unsigned c = 0; c < XB_C_LOSS_MAX; c++)
			if (!strcmp(losses_name(c), s->losses[i].where))
				state->losses[c] = s->losses[i].count;
}

static void take_sums(struct collect *c, const struct xptibpf_sums_now *sums)
{
	struct state *state = &c->state;

	if (!sums)
		return;
	memcpy(state->memory, sums->memory, sizeof(state->memory));
	memcpy(state->copies, sums->copies, sizeof(state->copies));
	for (size_t i = 0; i < sums->nwaits; i++)
		state->apis[api_of(c, sums->waits[i].api)].wait_ns = sums->waits[i].ns;
	state->unknown_frees = sums->unknown_frees;
	state->untracked = sums->untracked;
	state->failed = sums->failed;
}

static void take_runtimes(struct state *state, const struct xptibpf_snapshot *s)
{
	memset(state->runtimes, 0, sizeof(state->runtimes));
	state->nruntimes = 0;
	for (size_t i = 0; i < s->nruntimes && i < XPTIBPF_RUNTIMES_MAX; i++) {
		const struct xptibpf_runtime_now *from = &s->runtimes[i];
		struct state_runtime *to = &state->runtimes[state->nruntimes++];

		snprintf(to->name, sizeof(to->name), "%s", from->runtime);
		memcpy(to->release, from->release, sizeof(to->release));
		to->processes = from->processes;
	}
	state->armed = s->armed;
}

static void take_in_flight(struct state *state, const struct xptibpf_snapshot *s)
{
	state->oldest_ns = 0;
	for (size_t i = 0; i < s->nthreads; i++) {
		const struct xptibpf_thread_now *t = &s->threads[i];

		if (!t->ended && t->in && t->since_ns > state->oldest_ns)
			state->oldest_ns = t->since_ns;
	}
}

int collect_take(struct collect *c, const struct xptibpf_snapshot *s)
{
	int r = add_new(c, s);

	if (r < 0)
		return r;
	take_exemplars(c);
	for (size_t i = 0; i < s->nfunctions; i++)
		take_function(c, s, &s->functions[i], s->within + i * STATE_LIMITS);
	for (size_t i = 0; i < s->nusers; i++)
		c->state.apis[api_of(c, s->users[i].api)].programs = s->users[i].programs;
	take_losses(&c->state, s);
	take_sums(c, s->sums);
	take_in_flight(&c->state, s);
	take_runtimes(&c->state, s);
	c->state.number++;
	rank(c);
	return 0;
}
