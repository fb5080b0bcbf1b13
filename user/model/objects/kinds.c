// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * kinds.c - the kinds of objects there are: pairs of a family (groups of one PTI group share their objects: ze
 * and zet) and a word of the catalog, whose roles tell which kinds end and have owners. Read once, for all processes.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "model/objects/handles.h"
#include "model/objects/handles_keep.h"

static uint32_t kind_by_word(struct kinds *k, unsigned family, const char *word)
{
	uint32_t i;

	for (i = 1; i < k->n; i++) {
		if (k->of[i].family == family && !strcmp(k->of[i].word, word))
			return i;
	}
	if (k->n == KINDS_MAX)
		return KIND_NONE;
	k->of[k->n] = (struct kind){ .word = word,
				     .family = family,
				     .context = !strcmp(word, "context") };
	return k->n++;
}

uint32_t kinds_learn(struct kinds *k, unsigned api, const struct cat_type *t)
{
	uint32_t i = kinds_place(t);

	if (!t || !t->object)
		return KIND_NONE;
	for (; k->types[i].type; i = (i + 1) % TYPES_MAX) {
		if (k->types[i].type == t)
			return k->types[i].kind;
	}
	if (k->ntypes >= TYPES_MAX / 2)
		return kind_by_word(k, catalog_family(api), t->object);
	k->ntypes++;
	k->types[i] = (struct type_kind){ t, kind_by_word(k, catalog_family(api), t->object) };
	return k->types[i].kind;
}

/* The kind of what a role's OBJECT is, by its type alone. */
static struct kind *kind_of_role(struct kinds *k, const struct cat_func *f,
				 const struct cat_role *r)
{
	int index = catalog_part(r, CAT_PART_OBJECT);
	const struct cat_type *t;

	if (index == CAT_PART_NONE || index >= f->nargs)
		return NULL;
	t = index == CAT_PART_RETURNED ? f->ret : f->args[index].type;
	if (t->kind == CAT_PTR)
		t = t->elem;
	index = (int)kinds_of(k, f->api, t);
	return index ? &k->of[index] : NULL;
}

uint32_t kinds_launched(struct kinds *k, unsigned api)
{
	const struct cat_api *a = catalog_api(api);

	for (size_t i = 0; a && i < a->nfuncs; i++) {
		const struct cat_role *r = catalog_role(a->funcs[i], CAT_ACT_ENQUEUE);
		int at = r ? catalog_part(r, CAT_PART_KERNEL) : CAT_PART_NONE;

		if (at >= 0 && at < a->funcs[i]->nargs &&
		    catalog_part_field(r, CAT_PART_KERNEL) < 0)
			return kinds_of(k, api, a->funcs[i]->args[at].type);
	}
	return KIND_NONE;
}

static void add_ender(struct kind *kind, const struct cat_func *f)
{
	unsigned i;

	kind->ends = true;
	for (i = 0; i < kind->nenders; i++) {
		if (kind->enders[i].api == f->api && kind->enders[i].id == f->id)
			return;
	}
	if (kind->nenders < ENDERS_MAX) {
		kind->enders[kind->nenders].api = f->api;
		kind->enders[kind->nenders++].id = f->id;
	}
}

static void learn_roles(struct kinds *k, const struct cat_func *f)
{
	struct kind *kind;
	unsigned i;

	for (i = 0; i < f->nroles; i++) {
		if (f->roles[i].act == CAT_ACT_ALLOC && f->roles[i].kind <= CAT_MEM_SHARED)
			k->mem_kinds[f->api] |= (uint8_t)(1u << f->roles[i].kind);
		if (f->roles[i].act != CAT_ACT_RETAIN && f->roles[i].act != CAT_ACT_RELEASE)
			continue;
		kind = kind_of_role(k, f, &f->roles[i]);
		if (kind && f->roles[i].act == CAT_ACT_RETAIN)
			kind->counted = true;
		else if (kind)
			add_ender(kind, f);
	}
}

int kinds_new(struct kinds **ret)
{
	struct kinds *k = calloc(1, sizeof(*k));
	unsigned api;
	size_t i;

	if (!k)
		return -ENOMEM;
	k->n = 1;
	for (api = 0; api < CAT_API_MAX; api++) {
		const struct cat_api *a = catalog_api(api);
		const struct cat_func *f;

		for (i = 0; a && i < a->nfuncs; i++) {
			for (f = a->funcs[i]; f; f = f->next_variant)
				learn_roles(k, f);
		}
	}
	*ret = k;
	return 0;
}

struct kinds *kinds_free(struct kinds *k)
{
	free(k);
	return NULL;
}

uint64_t kinds_forgotten(const struct kinds *k)
{
	return k->forgotten;
}

void kinds_lost(struct kinds *k)
{
	k->epoch++;
}

void kinds_partial(struct kinds *k)
{
	k->partial = true;
}

bool kinds_are_partial(const struct kinds *k)
{
	return k->partial;
}

bool kinds_all_memory(const struct kinds *k, unsigned api, uint8_t mem_kinds)
{
	return api < CAT_API_MAX && k->mem_kinds[api] && (k->mem_kinds[api] & ~mem_kinds) == 0;
}
