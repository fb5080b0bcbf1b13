// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* labelled.c - see labelled.h. */
#include "serve/labelled.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/keyed.h"
#include "catalog/catalog.h"
#include "serve/collect.h"
#include "serve/labels.h"

/* As in collect.c. */
#define RANK_EVERY 60u
#define RANK_TIMES 2u
#define FORGET	   10

#define NO_ROW UINT32_MAX

/* A combination of values that has groups, or a row. */
struct combination {
	struct keyed_row row;
	char values[LABELS_MAX][LABELS_VALUE]; /* the key */
	uint32_t at;			       /* its own row, or NO_ROW */
	uint32_t groups;
	uint64_t lately; /* ns */
	struct state_numbers had;
};

/* A group of the kernel side's. */
struct source {
	struct keyed_row row;
	uint64_t id;		/* the key */
	struct combination *of; /* NULL: it has no labels, or those of all others */
	struct state_numbers had;
};

struct labelled {
	unsigned labels, rows, own; /* rows: that may be had; own: that are had */
	uint64_t number, folded;
	struct keyed combinations, sources;
	struct state_numbers others;
};

int labelled_new(unsigned labels, unsigned rows, struct labelled **ret)
{
	struct labelled *l = calloc(1, sizeof(*l));

	if (!l)
		return -ENOMEM;
	l->labels = labels;
	l->rows = rows;
	l->combinations = (struct keyed){ .size = sizeof(struct combination), .max = UINT32_MAX };
	l->sources = (struct keyed){ .size = sizeof(struct source), .max = UINT32_MAX };
	*ret = l;
	return 0;
}

struct labelled *labelled_free(struct labelled *l)
{
	if (!l)
		return NULL;
	keyed_clear(&l->combinations);
	keyed_clear(&l->sources);
	free(l);
	return NULL;
}

void labelled_set_rows(struct labelled *l, unsigned rows)
{
	l->rows = rows;
}

/* ---- numbers ------------------------------------------------------------------------------------- */

static unsigned api_of(const char *name)
{
	for (unsigned i = 0; name && i < CAT_API_MAX; i++)
		if (catalog_api(i) && !strcmp(catalog_api(i)->name, name))
			return i;
	return 0;
}

static void numbers_of(const struct xptibpf_group_now *g, struct state_numbers *ret)
{
	*ret = (struct state_numbers){ .processes = g->processes };
	for (size_t i = 0; i < g->napis; i++) {
		const struct xptibpf_group_api *from = &g->apis[i];
		struct state_group_api *to = &ret->apis[api_of(from->api)];

		to->calls += from->calls;
		to->errors += from->errors;
		to->launches += from->launches;
		to->ns += from->ns;
		to->wait_ns += from->wait_ns;
	}
	for (unsigned i = 0; i < XPTIBPF_SIDES; i++)
		ret->memory[i] = (struct state_group_memory){
			.live = g->memory[i].live,
			.allocated = g->memory[i].allocated,
			.ended = g->memory[i].ended,
		};
}

static uint64_t more(uint64_t now, uint64_t before)
{
	return now > before ? now - before : 0;
}

/* What was counted since, and what there is now. Returns the time of the calls, in ns. */
static uint64_t add(struct state_numbers *to, const struct state_numbers *now,
		    const struct state_numbers *before)
{
	uint64_t ns = 0;

	for (unsigned i = 0; i < CAT_API_MAX; i++) {
		const struct state_group_api *a = &now->apis[i], *b = &before->apis[i];
		struct state_group_api *t = &to->apis[i];

		t->calls += more(a->calls, b->calls);
		t->errors += more(a->errors, b->errors);
		t->launches += more(a->launches, b->launches);
		t->ns += more(a->ns, b->ns);
		t->wait_ns += more(a->wait_ns, b->wait_ns);
		ns += more(a->ns, b->ns);
	}
	for (unsigned i = 0; i < XPTIBPF_SIDES; i++) {
		const struct state_group_memory *a = &now->memory[i], *b = &before->memory[i];
		struct state_group_memory *t = &to->memory[i];

		t->live += a->live;
		t->allocated += more(a->allocated, b->allocated);
		t->ended += more(a->ended, b->ended);
	}
	to->processes += now->processes;
	return ns;
}

static void forget_now(struct state_numbers *n)
{
	n->processes = 0;
	for (unsigned i = 0; i < XPTIBPF_SIDES; i++)
		n->memory[i].live = 0;
}

/* ---- groups -------------------------------------------------------------------------------------- */

/* Whoever has such names has them in common with the row of all others, which can't be there twice. */
static bool are_named_other(const struct labelled *l, char values[LABELS_MAX][LABELS_VALUE])
{
	for (unsigned i = 0; i < LABELS_MAX; i++)
		if (l->labels & 1u << i && strcmp(values[i], COLLECT_OTHER) != 0)
			return false;
	return true;
}

/* 1, or 0 with NULL if they have no row to themselves. */
static int combination_of(struct labelled *l, const struct xptibpf_group_now *g,
			  struct combination **ret)
{
	char values[LABELS_MAX][LABELS_VALUE];
	struct combination *c;

	labels_of(l->labels, g, values);
	c = keyed_find(&l->combinations, values, sizeof(values));
	if (!c && are_named_other(l, values)) {
		*ret = NULL;
		return 0;
	}
	if (!c) {
		c = keyed_add(&l->combinations, values, sizeof(values));
		if (!c)
			return -ENOMEM;
		c->at = l->own < l->rows ? l->own++ : NO_ROW;
		l->folded += c->at == NO_ROW;
	}
	*ret = c;
	return 1;
}

static struct source *source_of(struct labelled *l, const struct xptibpf_group_now *g)
{
	struct source *s = keyed_find(&l->sources, &g->id, sizeof(g->id));
	int r;

	if (s)
		return s;
	s = keyed_add(&l->sources, &g->id, sizeof(g->id));
	if (!s || !g->id)
		return s;
	r = combination_of(l, g, &s->of);
	if (r < 0) {
		keyed_drop(&l->sources, s);
		return NULL;
	}
	if (s->of)
		s->of->groups++;
	return s;
}

/* One without a group may come again, and is new then. */
static void drop_unused(struct labelled *l, struct combination *c)
{
	if (!c->groups && c->at == NO_ROW)
		keyed_drop(&l->combinations, c);
}

static int take_group(struct labelled *l, const struct xptibpf_group_now *g)
{
	struct source *s = source_of(l, g);
	struct state_numbers now;

	if (!s)
		return -ENOMEM;
	numbers_of(g, &now);
	if (s->of)
		s->of->lately += add(&s->of->had, &now, &s->had);
	if (!s->of || s->of->at == NO_ROW)
		(void)add(&l->others, &now, &s->had);
	s->had = now;
	if (!g->over)
		return 0;
	if (s->of) {
		s->of->groups--;
		drop_unused(l, s->of);
	}
	keyed_drop(&l->sources, s);
	return 0;
}

/* ---- who has rows -------------------------------------------------------------------------------- */

/* As in collect.c: the busiest without a row, and the one with a row that is least so. */
static void find_ends(const struct labelled *l, struct combination **ret_without,
		      struct combination **ret_with)
{
	struct combination *c, *without = NULL, *with = NULL;

	KEYED_EACH(&l->combinations, c)
	{
		if (c->at == NO_ROW && (!without || c->lately > without->lately))
			without = c;
		if (c->at != NO_ROW && (!with || c->lately < with->lately))
			with = c;
	}
	*ret_without = without;
	*ret_with = with;
}

static void rank(struct labelled *l)
{
	struct combination *c, *without, *with;

	KEYED_EACH(&l->combinations, c)
	c->lately -= c->lately >> FORGET;
	if (++l->number % RANK_EVERY)
		return;
	for (unsigned i = 0; i < l->rows; i++) {
		find_ends(l, &without, &with);
		if (!without || !with || without->lately / RANK_TIMES <= with->lately)
			return;
		without->at = with->at;
		with->at = NO_ROW;
		drop_unused(l, with);
	}
}

/* ---- the state ----------------------------------------------------------------------------------- */

static void show(const struct labelled *l, struct state *state)
{
	struct state_group *others = &state->groups[l->own];
	const struct combination *c;

	KEYED_EACH(&l->combinations, c)
	{
		if (c->at == NO_ROW)
			continue;
		memcpy(state->groups[c->at].values, c->values, sizeof(c->values));
		state->groups[c->at].numbers = c->had;
	}
	for (unsigned i = 0; i < LABELS_MAX; i++)
		strcpy(others->values[i], COLLECT_OTHER);
	others->numbers = l->others;
	state->ngroups = l->own + 1;
}

int labelled_take(struct labelled *l, const struct xptibpf_snapshot *s, struct state *state)
{
	struct combination *c;
	int r = 0;

	KEYED_EACH(&l->combinations, c)
	forget_now(&c->had);
	forget_now(&l->others);
	for (size_t i = 0; i < s->ngroups && r >= 0; i++)
		r = take_group(l, &s->groups[i]);
	if (r < 0)
		return r;
	rank(l);
	show(l, state);
	state->labels = l->labels;
	state->groups_folded = l->folded + s->ungrouped;
	return 0;
}
