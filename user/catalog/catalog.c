// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * catalog.c - look-ups in the generated tables.
 *
 * The tables are constant data that need no set-up; every look-up is a binary search in what the generator
 * sorted. The name of a function does not determine its group (zet functions begin with ze, too), so all of
 * the few groups are searched.
 */
#include "catalog/catalog.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "catalog/tables.h"

static const struct cat_table *table(unsigned id)
{
	return id < CAT_API_MAX ? cat_tables[id] : NULL;
}

const struct cat_api *catalog_api(unsigned id)
{
	const struct cat_table *t = table(id);

	return t ? &t->api : NULL;
}

const struct cat_api *catalog_api_by_name(const char *name)
{
	if (!name)
		return NULL;
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		if (api && !strcmp(api->name, name))
			return api;
	}
	return NULL;
}

static int by_name(const void *key, const void *element)
{
	const struct cat_func *const *f = element;

	return strcmp(key, (*f)->name);
}

static int by_symbol(const void *key, const void *element)
{
	const struct cat_func *const *f = element;

	return strcmp(key, (*f)->symbol);
}

/* Of millions of symbols, nearly all differ in the first letter. */
static bool begins_with(const char *symbol, const char *prefix)
{
	return symbol[0] == prefix[0] && !strncmp(symbol, prefix, strlen(prefix));
}

const struct cat_func *catalog_find_symbol(const char *symbol)
{
	if (!symbol)
		return NULL;
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_table *t = table(id);
		const struct cat_func *const *found;

		if (!t || !begins_with(symbol, t->api.prefix))
			continue;
		if (t->symbols)
			found = bsearch(symbol, t->symbols, t->nsymbols, sizeof(*t->symbols),
					by_symbol);
		else
			found = bsearch(symbol, t->api.funcs, t->api.nfuncs, sizeof(*t->api.funcs),
					by_name);
		if (found)
			return *found;
	}
	return NULL;
}

static bool in_globs(const char *const *globs, const char *name)
{
	for (; globs && *globs; globs++)
		if (!fnmatch(*globs, name, 0))
			return true;
	return false;
}

/* Whether it consists of a prefix, a capital letter, and then letters and digits. */
static bool looks_like(const char *symbol, const char *prefix)
{
	if (!begins_with(symbol, prefix))
		return false;
	symbol += strlen(prefix);
	if (*symbol < 'A' || *symbol > 'Z')
		return false;
	for (; *symbol; symbol++)
		if (!((*symbol >= 'A' && *symbol <= 'Z') || (*symbol >= 'a' && *symbol <= 'z') ||
		      (*symbol >= '0' && *symbol <= '9')))
			return false;
	return true;
}

unsigned catalog_like(const char *symbol, bool *ret_expected)
{
	for (unsigned id = 0; symbol && id < CAT_API_MAX; id++) {
		const struct cat_table *t = table(id);

		if (!t || !looks_like(symbol, t->api.prefix))
			continue;
		if (in_globs(cat_exports[id].hidden, symbol))
			return CAT_API_NONE;
		*ret_expected = in_globs(cat_exports[id].unread, symbol);
		return id;
	}
	return CAT_API_NONE;
}

const struct cat_func *catalog_find(const char *name)
{
	if (!name)
		return NULL;
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);
		const struct cat_func *const *found;

		if (!api || strncmp(name, api->prefix, strlen(api->prefix)))
			continue;
		found = bsearch(name, api->funcs, api->nfuncs, sizeof(*api->funcs), by_name);
		if (found)
			return *found;
	}
	return NULL;
}

/* A release as numbers. Text that does not have the form "N[.N]..." has 0 fields. */
struct release {
	unsigned long field[4];
	unsigned n;
};

static struct release parse_release(const char *s)
{
	struct release r = { .n = 0 };

	while (s && r.n < 4) {
		char *end;

		/* strtoul() takes blanks and signs, which releases don't have. */
		if (*s < '0' || *s > '9')
			return (struct release){ .n = 0 };
		r.field[r.n++] = strtoul(s, &end, 10);
		if (*end != '.')
			return *end ? (struct release){ .n = 0 } : r;
		s = end + 1;
	}
	return r;
}

/* Whether a is b or later, in the fields of b: 2025.3.1 is 2025.3. Fields that a lacks are 0. */
static bool at_or_after(const struct release *a, const struct release *b)
{
	for (unsigned i = 0; i < b->n; i++)
		if (a->field[i] != b->field[i])
			return a->field[i] > b->field[i];
	return true;
}

const struct cat_func *catalog_variant(const struct cat_func *newest, const char *release)
{
	struct release want = parse_release(release);

	if (!newest || !want.n)
		return newest;
	for (const struct cat_func *f = newest; f; f = f->next_variant) {
		struct release since = parse_release(f->since);
		const struct cat_func *older = f->next_variant;

		/* Another form of the function is another function. */
		if (at_or_after(&want, &since) || !older || strcmp(older->symbol, f->symbol) != 0)
			return f;
	}
	return newest;
}

const struct cat_func *catalog_next_form(const struct cat_func *f)
{
	const struct cat_func *next = f ? f->next_variant : NULL;

	while (next && !strcmp(next->symbol, f->symbol))
		next = next->next_variant;
	return next;
}

/* Compares the fields of b only: 2023.2.4 is not after 2023.2. */
static bool at_or_before(const struct release *a, const struct release *b)
{
	for (unsigned i = 0; i < b->n; i++)
		if (a->field[i] != b->field[i])
			return a->field[i] < b->field[i];
	return true;
}

bool catalog_in_release(const struct cat_func *newest, const char *release)
{
	const struct cat_func *oldest = newest;
	struct release want = parse_release(release), since, until;

	if (!newest)
		return false;
	if (!want.n)
		return !*newest->until;
	while (oldest->next_variant)
		oldest = oldest->next_variant;
	since = parse_release(oldest->since);
	until = parse_release(newest->until);
	return at_or_after(&want, &since) && at_or_before(&want, &until);
}

bool catalog_streams_in(const struct cat_api *api, const char *release)
{
	struct release want = parse_release(release), since, until;

	if (api->streams == CAT_STREAMS_NONE)
		return false;
	if (!api->streams_since || !want.n)
		return true;
	since = parse_release(api->streams_since);
	until = parse_release(api->streams_until);
	return at_or_after(&want, &since) && at_or_before(&want, &until);
}

const char *catalog_enum_name(const struct cat_type *t, int64_t value)
{
	size_t low = 0, high;

	if (!t || !t->values)
		return NULL;
	/* Most values are results, and most of these are success, which is the first enumerator. */
	if (t->count > 1 && t->values[0].value == value && t->values[1].value != value)
		return t->values[0].name;
	for (high = t->count; low < high;) {
		size_t middle = low + (high - low) / 2;

		if (t->values[middle].value == value)
			return t->values[middle].name;
		if (t->values[middle].value < value)
			low = middle + 1;
		else
			high = middle;
	}
	return NULL;
}

static int by_choice(const void *key, const void *element)
{
	int64_t a = *(const int64_t *)key, b = ((const struct cat_choice *)element)->value;

	return (a > b) - (a < b);
}

const struct cat_choice *catalog_choice(const struct cat_select *s, int64_t value)
{
	return s ? bsearch(&value, s->choices, s->n, sizeof(*s->choices), by_choice) : NULL;
}

static int by_stype(const void *key, const void *element)
{
	uint32_t a = *(const uint32_t *)key, b = ((const struct cat_stype *)element)->stype;

	return (a > b) - (a < b);
}

const struct cat_type *catalog_stype(unsigned api, uint32_t stype)
{
	const struct cat_table *t = table(api);
	const struct cat_stype *found;

	if (!t || !t->nstypes)
		return NULL;
	found = bsearch(&stype, t->stypes, t->nstypes, sizeof(*t->stypes), by_stype);
	return found ? found->type : NULL;
}
