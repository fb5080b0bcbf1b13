// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* objects_scan.c - which functions of a file get probes (see objects_inside.h). */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grow.h"
#include "catalog/catalog.h"
#include "live/objects_inside.h"

#define MAX_STRANGERS 512 /* names that files make up may not use up all slots */

/* A function that is not in the catalog, in the form of a row. */
struct stranger {
	struct cat_func fn;
	UT_hash_handle hh;
	char name[NEWER_NAME]; /* key */
};

static bool same_place(const struct scan *s, uint64_t offset)
{
	for (size_t i = 0; i < s->n; i++)
		if (s->probes[i].offset == offset)
			return true;
	return false;
}

static int add_probe(struct scan *s, const struct attach_probe *p)
{
	return GROW_APPEND(s->probes, s->n, *p);
}

/* The function has no instruction that may get a probe. */
static void note_impossible(struct objects *o, const char *name)
{
	size_t len = strlen(o->impossible_names);

	snprintf(o->impossible_names + len, sizeof(o->impossible_names) - len, "%s%s",
		 len ? ", " : "", name);
	o->impossible++;
}

/* A probe of a function of the file. */
static int probe_func(struct scan *s, const struct file_plan_place *at, const struct cat_func *fn)
{
	int slot;

	if (!at->possible) {
		note_impossible(s->o, fn->name);
		return 0;
	}
	if (same_place(s, at->offset))
		return 0;
	slot = slots_for(&s->o->slots, fn);
	if (slot < 0)
		return slot;
	s->threads &= fn->api == CAT_API_THREAD;
	s->api |= fn->api != CAT_API_THREAD || selection_is_threads_only(s->o->select);
	s->apis |= 1u << fn->api;
	return add_probe(s, &(struct attach_probe){
				    .offset = at->offset,
				    .cookie = XB_COOKIE(slot, s->id, at->regmap, 0),
				    .ret = !(fn->flags & CAT_F_NO_RETURN),
				    .stepped = !at->emulated,
			    });
}

/* They are the last ones of the plan. */
static const struct file_plan_func *unknown_funcs(const struct file_plan *plan)
{
	return plan->funcs + plan->nfuncs - plan->unknown;
}

/* Every process creates threads. */
static void note_other(struct objects *o, unsigned api)
{
	if (api != CAT_API_THREAD && !selection_has_api(o->select, api))
		o->stats.others |= 1u << api;
}

int objects_scan_known(struct scan *s)
{
	int r = 0;

	for (const struct file_plan_func *f = s->plan->funcs; f < unknown_funcs(s->plan) && r >= 0;
	     f++) {
		const struct cat_func *fn = catalog_find_symbol(f->symbol);

		if (objects_wants(s->o, s->plan, fn))
			r = probe_func(s, &f->at, catalog_variant(fn, s->plan->release));
		else if (fn && !(s->o->stats.others >> fn->api & 1))
			note_other(s->o, fn->api);
	}
	return r;
}

/* The function that is handed the names of kernels. Where it can't be probed, they stay unknown. */
int objects_scan_late(struct scan *s)
{
	const struct file_plan_place *at = &s->plan->late;
	int slot;

	if (!s->o->late_names || !at->possible)
		return 0;
	slot = slots_late(&s->o->slots);
	if (slot < 0)
		return slot;
	s->late = (struct attach_probe){
		.offset = at->offset,
		.cookie = XB_COOKIE(slot, s->id, at->regmap, 0),
	};
	return s->o->on_demand ? 0 : add_probe(s, &s->late);
}

/* A row for a function of which only the name is known; NULL, -ENOSPC: there are too many of them. */
static int stranger_for(struct objects *o, const char *name, unsigned api,
			const struct cat_func **ret)
{
	struct stranger *s;

	HASH_FIND_STR(o->strangers, name, s);
	if (!s) {
		if (HASH_COUNT(o->strangers) == MAX_STRANGERS)
			return -ENOSPC;
		s = calloc(1, sizeof(*s));
		if (!s)
			return -ENOMEM;
		snprintf(s->name, sizeof(s->name), "%s", name);
		s->fn = (struct cat_func){
			.name = s->name,
			.symbol = s->name,
			.since = "",
			.until = "",
			.api = (uint16_t)api,
			/* Its result, and whether exceptions pass through it, are unknown. */
			.flags = CAT_F_NO_RETURN,
			.ok = CAT_OK_ALWAYS,
		};
		HASH_ADD_STR(o->strangers, name, s);
	}
	*ret = &s->fn;
	return 0;
}

static bool wants_stranger(const struct newer_func *f, void *u)
{
	const struct scan *s = u;

	if (s->o->known_only || s->o->launches_only || objects_lower_layer(s->o, s->plan, f->api))
		return false;
	return selection_has_unknown(s->o->select, f->api, f->sym.name);
}

static int list_strangers(struct scan *s)
{
	const struct file_plan_func *of = unknown_funcs(s->plan);
	int r = 0;

	for (uint32_t i = 0; i < s->plan->unknown && r >= 0; i++) {
		struct newer_func f = { .sym.name = of[i].symbol, .place = &of[i].at };

		f.api = catalog_like(of[i].symbol, &f.expected);
		r = newer_push(&s->newer, &f);
	}
	return r;
}

/* Functions that are in the file and not in the catalog. */
int objects_scan_unknown(struct scan *s)
{
	struct objects *o = s->o;
	size_t before = s->n;
	int r = list_strangers(s);

	if (r < 0)
		return r;
	s->refused = newer_keep(&s->newer, NEWER_MAX, wants_stranger, s);
	s->refused += s->refused ? s->plan->unknown_left : 0;
	o->unknown = newer_tell(&s->newer, o->names, sizeof(o->names));
	o->uncounted = s->refused;
	for (size_t i = 0; i < s->newer.n; i++) {
		const struct newer_func *f = &s->newer.funcs[i];
		const struct cat_func *fn;

		r = stranger_for(o, f->sym.name, f->api, &fn);
		if (r == -ENOSPC) {
			s->refused++;
			continue;
		}
		if (r >= 0)
			r = probe_func(s, f->place, fn);
		if (r < 0)
			return r;
	}
	s->unknown = (unsigned)(s->n - before);
	o->stats.unknown += s->unknown;
	return 0;
}

void objects_free_strangers(struct objects *o)
{
	struct stranger *stranger, *next;

	HASH_ITER(hh, o->strangers, stranger, next) {
		HASH_DEL(o->strangers, stranger);
		free(stranger);
	}
}

int objects_scan_says(struct scan *s)
{
	const struct file_plan_place *at = &s->plan->beacon.says;

	if (s->plan->beacon.error || !at->possible || at->regmap != XB_REGMAP_ABI)
		return 0;
	s->threads = false;
	return add_probe(s, &(struct attach_probe){
				    .offset = at->offset,
				    .cookie = XB_COOKIE(0, s->id, at->regmap, XB_COOKIE_F_SAYS),
				    .stepped = !at->emulated,
			    });
}
