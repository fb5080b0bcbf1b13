// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * objects.c - plans and places the probes of each file (see objects.h).
 *
 * A slot of the plan table belongs to a signature, not to a file: two copies of a library of the same release
 * share the slots of their functions. Slots are never freed, because the catalog bounds their number; ids of
 * objects are.
 */
#include "live/objects.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "base/keyed.h"
#include "catalog/catalog.h"
#include "live/kernel_funcs.h"
#include "live/on_demand.h"
#include "live/runtimes.h"
#include "plan/account.h"
#include "plan/file_plan.h"
#include "plan/late.h"
#include "plan/python.h"
#include "plan/reader.h"
#include "select/stacks.h"
#include "wire_xpti.h"

#define UR_INSIDE     "2026.2" /* from this release on libsycl holds the UR functions itself */
#define MAX_OBJECTS   4096     /* files with probes at a time */
#define MAX_STRANGERS 512      /* names that files make up may not use up all slots */

struct slot {
	struct keyed_row row;
	uintptr_t fn; /* struct cat_func: one variant */
	uint32_t slot;
};

/* A function that is not in the catalog, in the form of a row. */
struct stranger {
	struct cat_func fn;
	UT_hash_handle hh;
	char name[NEWER_NAME]; /* key */
};

/* A file that is the beacon. */
struct beacon {
	int fd; /* for processes that map it later */
	struct attach_counter counters[2];
	size_t n;
};

/* A file whose probes are placed in one process after the other. */
struct chosen {
	int fd;
	struct attach_probe *probes;
	size_t n;
	struct xb_def_object *def; /* until it has probes in some process */
};

/* A file with probes; all zeros: the id is free. */
struct object {
	bool used, is_api;
	uint32_t apis;		    /* bits of enum cat_api_id */
	struct plan_python *python; /* of a CPython, or NULL */
	struct beacon *beacon;	    /* or NULL */
	struct chosen *chosen;	    /* or NULL */
	struct runtime runtime;
	bool arms; /* it is a beacon */
};

struct objects {
	struct reader *reader;
	struct attacher *attacher;
	struct switched *switched;   /* NULL: probes stay where they are */
	struct on_demand *on_demand; /* NULL: XPTI has its probes all the time, or never */
	struct ring *ring;
	const struct selection *select;
	const struct capture_limits *limits;
	const struct stacks_choice *stacks;
	bool may_stack; /* stacks may be wanted later */
	struct keyed slots;
	struct stranger *strangers;
	unsigned unknown, uncounted; /* of the last file, see objects_unknown() */
	char names[256];
	unsigned impossible; /* of the last file, see objects_impossible() */
	char impossible_names[256];
	uint32_t next_slot;
	struct object all[MAX_OBJECTS]; /* by id */
	bool all_layers, known_only, no_xpti, launches_only;
	bool keeps_runtimes; /* to count who uses them */
	bool choosing;	     /* where thread functions get their probes */
	bool wake_all;	 /* wake the beacons of all processes, not only those of objects_mapped() */
	bool late_names; /* launches are selected, but not all creations of kernels are seen */
	uint32_t late_slot; /* of plan_late(); 0: none yet */
	struct objects_stats stats;
};

/* One file at work. */
struct scan {
	struct objects *o;
	const struct file_plan *plan;
	struct attach_probe *probes;
	size_t n;
	int id;
	bool api; /* has functions of an API, or those of threads, if nothing else is selected */
	uint32_t apis; /* bits of enum cat_api_id: those of its functions */
	bool threads;  /* has no others that are selected than those of threads */
	struct attach_probe
		late; /* of the names of kernels, if captures alone get them; offset 0: there is none */
	struct newer newer;
	unsigned unknown; /* probes of functions that the catalog does not know */
	unsigned refused; /* such functions that get no probe: too many */
};

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
	o->limits = limits;
	o->next_slot = 1; /* 0 is no plan */
	o->slots = (struct keyed){ .size = sizeof(struct slot), .max = XB_MAX_FUNCS };
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
	o->stacks = stacks;
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

void objects_set_switched(struct objects *o, struct switched *s)
{
	o->switched = s;
}

void objects_wake_all(struct objects *o)
{
	o->wake_all = true;
}

static struct beacon *beacon_free(struct beacon *b)
{
	if (!b)
		return NULL;
	close(b->fd);
	free(b);
	return NULL;
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
	beacon_free(o->beacon);
	chosen_free(o->chosen);
	*o = (struct object){ 0 };
}

/* That has an id; NULL: the number is none. */
static const struct object *object_at(const struct objects *o, int id)
{
	return id > 0 && id < MAX_OBJECTS ? &o->all[id] : NULL;
}

static bool is_wanted(const struct objects *o, const struct cat_func *f)
{
	return selection_has_func(o->select, f) && (!o->launches_only || is_of_kernels(f));
}

static bool wants_xpti(const struct objects *o)
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
	struct stranger *stranger, *next;

	if (!o)
		return NULL;
	HASH_ITER(hh, o->strangers, stranger, next) {
		HASH_DEL(o->strangers, stranger);
		free(stranger);
	}
	for (int id = 0; id < MAX_OBJECTS; id++)
		object_done(&o->all[id]);
	keyed_clear(&o->slots);
	free(o);
	return NULL;
}

static int push_func(struct objects *o, const struct cat_func *fn, const struct xb_plan *plan)
{
	_cleanup_free_ struct xb_def_func *def = NULL;
	const char *const texts[] = { fn->name, fn->symbol, fn->since, fn->until };
	size_t len = 0, size;
	char *p;

	for (size_t i = 0; i < ARRAY_SIZE(texts); i++)
		len += strlen(texts[i] ?: "") + 1;
	size = (sizeof(*def) + len + 7) & ~7UL;

	def = calloc(1, size);
	if (!def)
		return -ENOMEM;
	def->h.len = (uint32_t)size;
	def->h.type = XB_DEF_FUNC;
	def->slot = plan->func;
	def->variant = fn->variant;
	def->api = fn->api;
	def->plan = *plan;
	p = def->text;
	for (size_t i = 0; i < ARRAY_SIZE(texts); i++)
		p = stpcpy(p, texts[i] ?: "") + 1;
	return ring_push(o->ring, &def->h);
}

static void plan_for(const struct objects *o, const struct cat_func *fn, uint32_t slot,
		     struct xb_plan *ret)
{
	capture_plan(fn, slot, o->limits, ret, NULL);
	if (fn->api == CAT_API_THREAD)
		ret->flags |= XB_PLAN_QUIET;
	if (!fn->ret)
		ret->flags |= XB_PLAN_UNKNOWN;
	if (o->stacks && stacks_choice_has(o->stacks, fn))
		ret->flags |= XB_PLAN_STACK | (stacks_of_memory(fn) ? XB_PLAN_STACK_OWN : 0);
}

int objects_change_stacks(struct objects *o, const struct stacks_choice *stacks)
{
	const struct slot *s;
	struct xb_plan plan;
	int r = 0, set;

	o->stacks = stacks;
	KEYED_EACH(&o->slots, s)
	{
		plan_for(o, (const struct cat_func *)s->fn, s->slot, &plan);
		set = attacher_set_plan(o->attacher, &plan);
		r = set < 0 ? set : r;
	}
	return r;
}

/* The slot of a signature; its plan is made when it is first needed. 0: no slot is left; or -errno. */
static int slot_for(struct objects *o, const struct cat_func *fn)
{
	const uintptr_t key = (uintptr_t)fn;
	struct slot *s = keyed_find(&o->slots, &key, sizeof(key));
	struct xb_account account;
	struct xb_plan plan;
	int r;

	if (s)
		return (int)s->slot;
	if (o->next_slot >= XB_PRICED)
		return -ENOSPC;
	plan_for(o, fn, o->next_slot, &plan);
	r = push_func(o, fn, &plan);
	if (r < 0)
		return r;
	r = attacher_set_plan(o->attacher, &plan);
	if (r < 0)
		return r;
	account_plan(fn, &account);
	r = attacher_set_account(o->attacher, plan.func, &account);
	if (r < 0)
		return r;
	if (o->switched)
		switched_slot(o->switched, plan.func, fn->name, &account);
	s = keyed_add(&o->slots, &key, sizeof(key));
	if (!s)
		return -ENOMEM;
	s->slot = o->next_slot++;
	return (int)s->slot;
}

int objects_slot(struct objects *o, const struct cat_func *fn)
{
	return slot_for(o, fn);
}

/* is: of enum file_plan_is, one of them. */
static bool file_is(const struct file_plan *plan, uint32_t is)
{
	return plan->is & is;
}

/* Whether that API's functions in the file are only called by functions in another one, which have probes. */
static bool is_lower_layer(const struct objects *o, const struct file_plan *plan, unsigned api)
{
	return api == CAT_API_UR && !o->all_layers && file_is(plan, FILE_PLAN_ADAPTER);
}

bool objects_wants(const struct objects *o, const struct file_plan *plan, const struct cat_func *fn)
{
	return is_wanted(o, fn) && !is_lower_layer(o, plan, fn->api);
}

int objects_read(struct objects *o, int fd, const struct file_plan **ret)
{
	return reader_read(o->reader, fd, ret);
}

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
	slot = slot_for(s->o, fn);
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

static int late_slot(struct objects *o)
{
	static const struct cat_func fn = { .name = "kernel_name" };
	struct xb_plan plan;
	int r;

	if (o->late_slot)
		return (int)o->late_slot;
	if (o->next_slot >= XB_MAX_FUNCS)
		return -ENOSPC;
	plan_late(o->next_slot, o->limits->str_max, &plan);
	r = push_func(o, &fn, &plan);
	if (r < 0)
		return r;
	r = attacher_set_plan(o->attacher, &plan);
	if (r < 0)
		return r;
	o->late_slot = o->next_slot++;
	return (int)o->late_slot;
}

/* The function that is handed the names of kernels. Where it can't be probed, they stay unknown. */
static int probe_late(struct scan *s)
{
	const struct file_plan_place *at = &s->plan->late;
	int slot;

	if (!s->o->late_names || !at->possible)
		return 0;
	slot = late_slot(s->o);
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

	if (s->o->known_only || s->o->launches_only || is_lower_layer(s->o, s->plan, f->api))
		return false;
	return selection_has_unknown(s->o->select, f->api, f->sym.name);
}

/* They are the last ones of the plan. */
static const struct file_plan_func *unknown_funcs(const struct file_plan *plan)
{
	return plan->funcs + plan->nfuncs - plan->unknown;
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
static int probe_strangers(struct scan *s)
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

static int probe_known(struct scan *s)
{
	int r = 0;

	for (const struct file_plan_func *f = s->plan->funcs; f < unknown_funcs(s->plan) && r >= 0;
	     f++) {
		const struct cat_func *fn = catalog_find_symbol(f->symbol);

		if (objects_wants(s->o, s->plan, fn))
			r = probe_func(s, &f->at, catalog_variant(fn, s->plan->release));
	}
	return r;
}

static int new_id(struct objects *o)
{
	for (int i = 1; i < MAX_OBJECTS; i++)
		if (!o->all[i].used)
			return i;
	return -ENOSPC;
}

/* Without its numbers of probes. NULL: no memory. */
static struct xb_def_object *make_def(const struct scan *s, const struct inode_key *key,
				      const char *path, pid_t pid)
{
	const char *release = s->plan->release;
	struct xb_def_object *def;
	size_t plen = strlen(path) + 1, rlen = strlen(release) + 1;
	size_t size = (sizeof(*def) + plen + rlen + 7) & ~7UL;

	def = calloc(1, size);
	if (!def)
		return NULL;
	def->h.len = (uint32_t)size;
	def->h.type = XB_DEF_OBJECT;
	def->h.flags = s->unknown < 0xffff ? (uint16_t)s->unknown : 0xffff;
	def->h.tgid = (uint32_t)pid;
	def->ino = key->ino;
	def->dev = key->dev;
	def->obj = (uint32_t)s->id;
	memcpy(def->text, path, plen);
	memcpy(def->text + plen, release, rlen);
	return def;
}

static int push_def(struct objects *o, struct xb_def_object *def,
		    const struct attach_report *report)
{
	o->stats.objects++;
	o->stats.probes += report->placed;
	o->stats.failed += report->failed;
	def->probes = report->placed;
	def->failed += report->failed;
	return ring_push(o->ring, &def->h);
}

/* The XPTI probe of a libxptifw. If the layout of a library is not known, this is reported as a failure. */
static int place_xpti(struct scan *s, int fd, struct attach_report *report)
{
	struct attach_report one = { 0 };
	struct attach_probe probe = { 0 };
	const struct file_plan_xpti *xpti = &s->plan->xpti;
	int r;

	if (xpti->error) {
		report->failed++;
		if (!report->first_error)
			report->first_error = xpti->error;
		return 0;
	}
	probe.offset = xpti->offset;
	probe.cookie = XB_COOKIE(XB_XPTI_FUNC_NOTIFY, 0, xpti->regmap, 0);
	r = attacher_add_xpti(s->o->attacher, s->id, fd, &probe, &xpti->layout, &one);
	if (r == -ENOMEM)
		return r;
	if (r < 0)
		one = (struct attach_report){ .failed = 1, .first_error = r };
	report->placed += one.placed;
	report->failed += one.failed;
	if (!report->first_error)
		report->first_error = one.first_error;
	s->o->stats.xpti += one.placed;
	return 0;
}

/* Its probes are placed by objects_choose(). Takes def. */
static int keep_chosen(struct scan *s, int fd, struct xb_def_object *def)
{
	struct chosen *c = calloc(1, sizeof(*c));

	if (!c) {
		free(def);
		return -ENOMEM;
	}
	c->def = def;
	c->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	if (c->fd < 0) {
		free(def);
		free(c);
		return -errno;
	}
	c->probes = s->probes;
	c->n = s->n;
	s->probes = NULL;
	s->o->all[s->id].chosen = c;
	return 0;
}

/* Without memory or a descriptor, nothing was placed, and the next process may be luckier. */
static bool is_for_later(const struct attach_report *report)
{
	return !report->placed && report->failed &&
	       (report->first_error == -ENOMEM || report->first_error == -EMFILE);
}

static int place_all(struct scan *s, int fd, struct attach_report *ret)
{
	struct attach_report report = { 0 };
	int r = 0;

	if (s->n && s->o->switched)
		r = switched_place(s->o->switched, s->id, fd, s->probes, s->n, &report);
	else if (s->n)
		r = attacher_add(s->o->attacher, s->id, 0, fd, s->probes, s->n, &report);
	if (r >= 0 && file_is(s->plan, FILE_PLAN_XPTIFW) && wants_xpti(s->o))
		r = place_xpti(s, fd, &report);
	if (r >= 0 && is_for_later(&report))
		r = report.first_error;
	if (r >= 0)
		*ret = report;
	return r;
}

static bool has_threads_alone(const struct scan *s)
{
	return s->n && s->threads && !file_is(s->plan, FILE_PLAN_XPTIFW | FILE_PLAN_SYCL);
}

static int place(struct scan *s, const struct inode_key *key, int fd, const char *path, pid_t pid)
{
	struct xb_def_object *def = make_def(s, key, path, pid);
	struct attach_report report;
	struct objects *o = s->o;
	int r;

	if (!def)
		return -ENOMEM;
	/* Impossible ones are only counted here: they are named for each file. */
	def->failed = s->refused + s->plan->left + o->impossible;
	if (o->choosing && has_threads_alone(s)) {
		r = keep_chosen(s, fd, def);
	} else {
		r = place_all(s, fd, &report);
		if (r >= 0)
			r = push_def(o, def, &report);
		free(def);
	}
	if (r < 0)
		return r;
	o->stats.failed += s->refused + s->plan->left;
	o->all[s->id].used = true;
	o->all[s->id].is_api = s->api || file_is(s->plan, FILE_PLAN_XPTIFW);
	o->all[s->id].apis = s->apis;
	return 0;
}

int objects_choose(struct objects *o, int id, pid_t pid)
{
	const struct object *of = object_at(o, id);
	struct chosen *c = of ? of->chosen : NULL;
	struct attach_report report;
	int r;

	if (!c)
		return 0;
	r = attacher_add(o->attacher, id, pid, c->fd, c->probes, c->n, &report);
	if (r < 0 || report.first_error == -ESRCH)
		return r;
	if (!c->def) {
		o->stats.failed += report.failed;
		return 0;
	}
	r = push_def(o, c->def, &report);
	free(c->def);
	c->def = NULL;
	return r;
}

static void scan_done(struct scan *s)
{
	free(s->probes);
	newer_done(&s->newer);
}

/*
 * If the file is a CPython, stacks of its processes get Python frames. 1: it is; 0: it isn't, or is of an unknown
 * version.
 */
static int look_for_python(struct scan *s)
{
	const struct file_plan_python *said = &s->plan->python;
	struct plan_python *p;

	if (said->error == -ENOTSUP)
		s->o->stats.strange_pythons += !s->o->may_stack;
	if (said->error)
		return 0;
	p = calloc(1, sizeof(*p));
	if (!p)
		return -ENOMEM;
	p->python.runtime = said->runtime;
	p->python.code_type = said->code_type;
	p->python.text_type = said->text_type;
	p->python.bytes_type = said->bytes_type;
	p->text = said->text;
	(void)plan_python_layout(said->minor, &p->python.at); /* checked to be known */
	s->o->all[s->id].python = p;
	s->o->stats.pythons++;
	return 1;
}

/* For captures: with all streams, as events are selected when they are read. */
static int keep_beacon(struct scan *s, int fd)
{
	const struct file_plan_beacon *plan = &s->plan->beacon;
	const struct attach_counter counters[] = {
		{ plan->events, plan->events_counter },
		{ plan->details, plan->details_counter },
	};

	return on_demand_beacon(s->o->on_demand, s->id, fd, counters, ARRAY_SIZE(counters));
}

/* 1: it is the beacon, and events are wanted. */
static int look_for_beacon(struct scan *s, int fd)
{
	struct objects *o = s->o;
	const struct file_plan_beacon *plan = &s->plan->beacon;
	struct beacon *b;
	int r;

	if (plan->error || !(wants_xpti(o) || o->on_demand))
		return 0;
	if (o->on_demand)
		return keep_beacon(s, fd);
	b = calloc(1, sizeof(*b));
	if (!b)
		return -ENOMEM;
	b->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	if (b->fd < 0) {
		free(b);
		return -errno;
	}
	b->counters[b->n++] = (struct attach_counter){ plan->events, plan->events_counter };
	if (selection_wants_details(o->select))
		b->counters[b->n++] =
			(struct attach_counter){ plan->details, plan->details_counter };
	r = o->wake_all ? attacher_wake(o->attacher, s->id, fd, 0, b->counters, b->n) : 0;
	if (r < 0) {
		beacon_free(b);
		return r;
	}
	o->all[s->id].beacon = b;
	o->stats.beacons++;
	return 1;
}

/* 1: it may get probes that captures want. */
static int keep_for_later(struct scan *s, int fd)
{
	struct on_demand *n = s->o->on_demand;
	int heard = 0, named = 0;

	if (n && !s->plan->xpti.error)
		heard = on_demand_framework(n, s->id, fd, &s->plan->xpti);
	if (n && heard >= 0 && s->late.offset)
		named = on_demand_names(n, s->id, fd, &s->late);
	return heard < 0 ? heard : named < 0 ? named : heard | named;
}

/* Whether it has to be kept for that. */
static bool keep_runtime(struct scan *s, const char *path)
{
	struct object *of = &s->o->all[s->id];

	if (!s->o->keeps_runtimes)
		return false;
	of->arms = file_is(s->plan, FILE_PLAN_MAYBE_BEACON);
	return runtime_of(path, s->plan->release, &of->runtime) || of->arms;
}

int objects_mapped(struct objects *o, int id, pid_t pid)
{
	const struct object *of = object_at(o, id);
	const struct beacon *b = of ? of->beacon : NULL;

	if (of && o->on_demand)
		return on_demand_mapped(o->on_demand, id, pid);
	if (!b || o->wake_all)
		return 0;
	return attacher_wake(o->attacher, id, b->fd, pid, b->counters, b->n);
}

static void drop(struct objects *o, int id)
{
	if (o->switched)
		switched_forget(o->switched, id);
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

int objects_add(struct objects *o, const struct inode_key *key, int fd, const char *path, pid_t pid)
{
	_cleanup_(scan_done) struct scan s = { .o = o, .threads = true };
	int r, python, beacon, later;
	bool kept, xptifw;

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
	r = probe_known(&s);
	if (r >= 0)
		r = probe_late(&s);
	if (r >= 0)
		r = probe_strangers(&s);
	if (r < 0)
		return r;
	xptifw = file_is(s.plan, FILE_PLAN_XPTIFW);
	note_symbols(&s);
	python = o->stacks || o->may_stack ? look_for_python(&s) : 0;
	if (python < 0)
		return python;
	beacon = look_for_beacon(&s, fd);
	if (beacon < 0) {
		drop(o, s.id);
		return beacon;
	}
	later = keep_for_later(&s, fd);
	if (later < 0) {
		drop(o, s.id);
		return later;
	}
	kept = keep_runtime(&s, path) || python || beacon || later;
	if (!s.n && !(xptifw && wants_xpti(o))) {
		o->all[s.id].used = kept;
		return kept ? s.id : 0;
	}
	r = place(&s, key, fd, path, pid);
	if (r < 0) {
		drop(o, s.id);
		return r;
	}
	return s.id;
}

void objects_remove(struct objects *o, int id)
{
	const struct object *of = object_at(o, id);

	if (of && of->used)
		drop(o, id);
}

void objects_placed(struct objects *o, int id, pid_t pid, const struct xb_map *m)
{
	const struct object *of = object_at(o, id);
	struct xb_python at;

	if (!of || !of->python)
		return;
	plan_python_at(of->python, m->start, m->pgoff, &at);
	/* This only fails beyond thousands of processes, whose stacks then have native frames. */
	(void)attacher_set_python(o->attacher, (uint32_t)pid, &at);
}

bool objects_is_api(const struct objects *o, int id)
{
	const struct object *of = object_at(o, id);

	return of && of->is_api;
}

const struct runtime *objects_runtime(const struct objects *o, int id)
{
	const struct object *of = object_at(o, id);

	return of && of->used && of->runtime.name ? &of->runtime : NULL;
}

bool objects_is_beacon(const struct objects *o, int id)
{
	const struct object *of = object_at(o, id);

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
