// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* collect.c - see collect.h. */
#include "serve/collect.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "base/losses.h"
#include "catalog/catalog.h"

/* Some 2 us, 8 us, 33 us, 131 us, 524 us, 2 ms, 8 ms, 34 ms, 268 ms, 2.1 s. */
const uint64_t collect_limits[STATE_LIMITS] = { 1u << 11, 1u << 13, 1u << 15, 1u << 17, 1u << 19,
						1u << 21, 1u << 23, 1u << 25, 1u << 28, 1u << 31 };

/* What a function had, to be subtracted from what it has. */
struct known {
	const char *name; /* the library's own text of it, which stays; the key */
	uint32_t row, api;
	bool launches;
	uint64_t unfinished;
	struct state_row had;
	UT_hash_handle hh;
};

struct collect {
	unsigned functions, own; /* that may have rows, and have them */
	struct known *known;
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
static bool has_own_row(const struct collect *c, const char *name)
{
	size_t len = 0;

	while (isalnum((unsigned char)name[len]) || name[len] == '_')
		len++;
	return c->own < c->functions && !name[len] && len && len < STATE_NAME &&
	       strcmp(name, COLLECT_OTHER) != 0;
}

static uint32_t row_of(struct collect *c, const char *api, const char *name)
{
	struct state *s = &c->state;
	bool own = has_own_row(c, name);

	c->own += own;
	s->folded += !own;
	for (uint32_t i = 0; i < s->nrows && !own; i++)
		if (!strcmp(s->rows[i].api, api) && !strcmp(s->rows[i].function, COLLECT_OTHER))
			return i;
	strncpy(s->rows[s->nrows].api, api, STATE_API - 1);
	strncpy(s->rows[s->nrows].function, own ? name : COLLECT_OTHER, STATE_NAME - 1);
	return s->nrows++;
}

static bool is_launch(const struct cat_func *f)
{
	const struct cat_role *r = catalog_role(f, CAT_ACT_ENQUEUE);

	return r && catalog_part(r, CAT_PART_KERNEL) != CAT_PART_NONE;
}

static struct known *find(const struct collect *c, const struct xptibpf_function_now *f)
{
	struct known *k;

	HASH_FIND_PTR(c->known, &f->name, k);
	return k;
}

static int add(struct collect *c, const struct xptibpf_function_now *f)
{
	const char *api = f->api && catalog_api_by_name(f->api) ? f->api : COLLECT_OTHER;
	struct known *k = calloc(1, sizeof(*k));

	if (!k)
		return -ENOMEM;
	k->name = f->name;
	k->api = api_of(c, api);
	k->row = row_of(c, api, f->name);
	k->launches = is_launch(catalog_find(f->name));
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

/* Adds what came since, and remembers what there is. */
static uint64_t grow(uint64_t *sum, uint64_t *had, uint64_t now)
{
	uint64_t more = now > *had ? now - *had : 0;

	*sum += more;
	*had += more;
	return more;
}

static void take_function(struct collect *c, const struct xptibpf_function_now *f,
			  const uint64_t *within)
{
	struct known *k = find(c, f);
	struct state_row *row;
	struct state_api *api;
	uint64_t calls;

	if (!k)
		return;
	row = &c->state.rows[k->row];
	api = &c->state.apis[k->api];
	calls = grow(&row->calls, &k->had.calls, f->calls.calls);
	if (k->launches)
		api->launches += calls;
	grow(&row->errors, &k->had.errors, f->calls.errors);
	grow(&row->timed, &k->had.timed, f->calls.timed);
	grow(&row->ns, &k->had.ns, f->calls.ns);
	grow(&api->unfinished, &k->unfinished, f->calls.unfinished);
	for (unsigned i = 0; i < STATE_LIMITS; i++)
		grow(&row->within[i], &k->had.within[i], within[i]);
}

static void take_losses(struct state *state, const struct xptibpf_snapshot *s)
{
	for (size_t i = 0; i < s->nlosses; i++)
		for (unsigned c = 0; c < XB_C_LOSS_MAX; c++)
			if (!strcmp(losses_name(c), s->losses[i].where))
				state->losses[c] = s->losses[i].count;
}

int collect_take(struct collect *c, const struct xptibpf_snapshot *s)
{
	int r = add_new(c, s);

	if (r < 0)
		return r;
	for (size_t i = 0; i < s->nfunctions; i++)
		take_function(c, &s->functions[i], s->within + i * STATE_LIMITS);
	for (size_t i = 0; i < s->nusers; i++)
		c->state.apis[api_of(c, s->users[i].api)].programs = s->users[i].programs;
	take_losses(&c->state, s);
	c->state.number++;
	return 0;
}
