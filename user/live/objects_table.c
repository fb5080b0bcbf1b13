// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * objects_table.c - the files with probes by their ids: adds and removes them, and says what they are (see objects.h). Ids of
 * files that are gone are given again.
 */
#include "live/objects.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "attach/place.h"
#include "base/cleanup.h"
#include "catalog/catalog.h"
#include "live/kernel_funcs.h"
#include "live/objects_inside.h"
#include "live/on_demand.h"
#include "live/switched.h"
#include "live/unprobed.h"
#include "plan/reader.h"

#define UR_INSIDE "2026.2" /* from this release on libsycl holds the UR functions itself */

int objects_new(struct attacher *a, struct reader *reader, struct ring *ring,
		const struct selection *select, const struct capture_limits *limits,
		struct objects **ret)
{
	struct objects *o = calloc(1, sizeof(*o));

	if (!o)
		return -ENOMEM;
	o->attacher = a;
	o->reader = reader;
	o->ring = ring;
	o->select = select;
	slots_init(&o->slots, a, ring, limits);
	*ret = o;
	return 0;
}

void objects_all_layers(struct objects *o)
{
	o->all_layers = true;
}

void objects_known_only(struct objects *o)
{
	o->known_only = true;
}

void objects_choosing(struct objects *o)
{
	o->choosing = true;
}

void objects_no_xpti(struct objects *o)
{
	o->no_xpti = true;
}

void objects_launches_only(struct objects *o)
{
	o->launches_only = true;
}

void objects_set_stacks(struct objects *o, const struct stacks_choice *stacks)
{
	o->slots.stacks = stacks;
}

void objects_may_stack(struct objects *o)
{
	o->may_stack = true;
}

void objects_set_on_demand(struct objects *o, struct on_demand *n)
{
	o->on_demand = n;
}

void objects_keep_runtimes(struct objects *o)
{
	o->keeps_runtimes = true;
}

void objects_set_asked(struct objects *o, struct asked *k)
{
	o->slots.asked = k;
}

void objects_set_switched(struct objects *o, struct switched *s)
{
	o->slots.switched = s;
}

void objects_wake_all(struct objects *o)
{
	o->wake_all = true;
}

void objects_wake_for_calls(struct objects *o)
{
	o->wakes = true;
}

void objects_ask_times(struct objects *o)
{
	o->times = true;
}

static struct chosen *chosen_free(struct chosen *c)
{
	if (!c)
		return NULL;
	close(c->fd);
	free(c->probes);
	free(c->def);
	free(c);
	return NULL;
}

static void object_done(struct object *o)
{
	free(o->python);
	objects_free_beacon(o->beacon);
	chosen_free(o->chosen);
	free(o->path);
	*o = (struct object){ 0 };
}

const struct object *objects_at(const struct objects *o, int id)
{
	return id > 0 && id < MAX_OBJECTS ? &o->all[id] : NULL;
}

static bool is_wanted(const struct objects *o, const struct cat_func *f)
{
	return selection_has_func(o->select, f) && (!o->launches_only || is_of_kernels(f));
}

bool objects_want_xpti(const struct objects *o)
{
	return !o->no_xpti && selection_wants_xpti(o->select);
}

static bool has_one(const struct selection *select, const struct cat_api *api,
		    bool (*is)(const struct cat_func *), bool selected)
{
	for (size_t i = 0; i < api->nfuncs; i++) {
		if (is(api->funcs[i]) && selection_has_func(select, api->funcs[i]) == selected)
			return true;
	}
	return false;
}

void objects_late_names(struct objects *o, bool all_seen)
{
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		if (!api || !has_one(o->select, api, catalog_launches, true))
			continue;
		if (!all_seen || has_one(o->select, api, names_kernel, false))
			o->late_names = true;
	}
}

struct objects *objects_free(struct objects *o)
{
	if (!o)
		return NULL;
	objects_free_strangers(o);
	for (int id = 0; id < MAX_OBJECTS; id++)
		object_done(&o->all[id]);
	slots_done(&o->slots);
	free(o);
	return NULL;
}

int objects_change_stacks(struct objects *o, const struct stacks_choice *stacks)
{
	return slots_change_stacks(&o->slots, stacks);
}

void objects_define_late(struct objects *o)
{
	o->defines_late = true;
}

int objects_define(struct objects *o, const struct xb_hdr *rec, struct xb_def_func **ret)
{
	*ret = NULL;
	if (rec->type == XB_CALL)
		return slots_use(&o->slots, ((const struct xb_call *)rec)->func, rec->ts, ret);
	if (rec->type == XB_ENTER)
		return slots_use(&o->slots, ((const struct xb_enter *)rec)->func, rec->ts, ret);
	return 0;
}

int objects_slot(struct objects *o, const struct cat_func *fn)
{
	return slots_for(&o->slots, fn);
}

bool objects_lower_layer(const struct objects *o, const struct file_plan *plan, unsigned api)
{
	return api == CAT_API_UR && !o->all_layers && file_is(plan, FILE_PLAN_ADAPTER);
}

bool objects_wants(const struct objects *o, const struct file_plan *plan, const struct cat_func *fn)
{
	return is_wanted(o, fn) && !objects_lower_layer(o, plan, fn->api);
}

int objects_read(struct objects *o, int fd, const struct file_plan **ret)
{
	return reader_read(o->reader, fd, ret);
}

static int new_id(struct objects *o)
{
	for (int i = 1; i < MAX_OBJECTS; i++)
		if (!o->all[i].used)
			return i;
	return -ENOSPC;
}

static void scan_done(struct scan *s)
{
	free(s->probes);
	newer_done(&s->newer);
}

static void drop(struct objects *o, int id)
{
	if (o->slots.switched)
		switched_forget(o->slots.switched, id);
	if (o->on_demand)
		on_demand_drop(o->on_demand, id);
	attacher_remove(o->attacher, id);
	object_done(&o->all[id]);
}

/* Counts a file whose functions are not all seen. */
static void note_symbols(const struct scan *s)
{
	const struct file_plan *p = s->plan;
	bool sycl = file_is(p, FILE_PLAN_SYCL);

	if (file_is(p, FILE_PLAN_PARTIAL) && (s->n || sycl || file_is(p, FILE_PLAN_XPTIFW)))
		s->o->stats.partial++;
	if (sycl && !s->api && file_is(p, FILE_PLAN_STRIPPED) && strcmp(p->release, UR_INSIDE) >= 0)
		s->o->stats.stripped++;
}

/* A file that gets no probe at all, so that it is not defined. */
static int turn_down(struct scan *s, bool kept)
{
	s->o->stats.unprobed += s->refused + s->o->impossible;
	s->o->all[s->id].used = kept;
	return kept ? s->id : 0;
}

/* 1: the file is of use without a probe, too; 0; or an error. */
static int look_for_uses(struct scan *s, int fd, const char *path)
{
	int python = s->o->slots.stacks || s->o->may_stack ? objects_look_for_python(s) : 0, beacon,
	    later;

	if (python < 0)
		return python;
	beacon = objects_look_for_beacon(s, fd);
	if (beacon < 0)
		return beacon;
	later = objects_keep_for_later(s, fd);
	if (later < 0)
		return later;
	return objects_look_for_runtime(s, path) || python || beacon || later;
}

int objects_add(struct objects *o, const struct inode_key *key, int fd, const char *path, pid_t pid)
{
	_cleanup_(scan_done) struct scan s = { .o = o, .threads = true };
	int r, kept;
	bool xptifw;

	o->unknown = o->uncounted = o->impossible = 0;
	o->impossible_names[0] = '\0';
	r = objects_read(o, fd, &s.plan);
	if (r == -ENOEXEC || r == -EINVAL || r == -ENOTSUP)
		return 0;
	if (r < 0)
		return r;
	s.id = new_id(o);
	if (s.id < 0)
		return s.id;
	r = objects_scan_known(&s);
	if (r >= 0)
		r = objects_scan_late(&s);
	if (r >= 0)
		r = objects_scan_unknown(&s);
	if (r >= 0)
		r = objects_scan_streams(&s);
	if (r >= 0)
		r = objects_scan_says(&s);
	if (r < 0) {
		drop(o, s.id);
		return r;
	}
	xptifw = file_is(s.plan, FILE_PLAN_XPTIFW);
	note_symbols(&s);
	kept = look_for_uses(&s, fd, path);
	if (kept < 0) {
		drop(o, s.id);
		return kept;
	}
	if (!s.n && !s.streams && !(xptifw && objects_want_xpti(o)))
		return turn_down(&s, kept);
	r = objects_place(&s, key, fd, path, pid);
	if (r < 0) {
		drop(o, s.id);
		return r;
	}
	return s.id;
}

int objects_remove(struct objects *o, int id)
{
	const struct object *of = objects_at(o, id);
	int r = 0;

	if (!of || !of->used)
		return 0;
	if (of->probes)
		r = unprobed_push(o->ring, XB_UNPROBED_GONE, 0, of->path, of->probes, "");
	drop(o, id);
	return r;
}

bool objects_is_api(const struct objects *o, int id)
{
	const struct object *of = objects_at(o, id);

	return of && of->is_api;
}

const struct runtime *objects_runtime(const struct objects *o, int id)
{
	const struct object *of = objects_at(o, id);

	return of && of->used && of->runtime.name ? &of->runtime : NULL;
}

bool objects_is_beacon(const struct objects *o, int id)
{
	const struct object *of = objects_at(o, id);

	return of && of->used && of->arms;
}

uint32_t objects_apis(const struct objects *o, int id)
{
	return objects_is_api(o, id) ? o->all[id].apis : 0;
}

unsigned objects_unknown(const struct objects *o, const char **ret_names, unsigned *ret_left)
{
	*ret_names = o->unknown ? o->names : "";
	*ret_left = o->uncounted;
	return o->unknown;
}

unsigned objects_impossible(const struct objects *o, const char **ret_names)
{
	*ret_names = o->impossible_names;
	return o->impossible;
}

void objects_get_stats(const struct objects *o, struct objects_stats *ret)
{
	*ret = o->stats;
}
