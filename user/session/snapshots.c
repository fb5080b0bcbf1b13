// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * snapshots.c - see snapshots.h.
 *
 * The model only has sums, so what is new is the difference to the previous snapshot. The previous values are kept for
 * each row, with its histogram, so that percentiles can be those of the last interval; if the model drops a row, this
 * is dropped, too. Everything else is made for each snapshot and freed afterwards.
 */
#include "session/snapshots.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "base/keyed.h"
#include "base/losses.h"
#include "catalog/catalog.h"
#include "model/memory/lifetimes.h"
#include "model/time/latency.h"
#include "model/time/waits.h"
#include "model/who.h"
#include "sink/rows.h"
#include "sink/sink.h"

/* The kinds of rows. */
enum kind {
	OF_PROCESS,
	OF_FUNCTION,
	OF_THREAD,
	OF_WAIT,
	OF_WAITING,
	OF_PID,
	OF_ALLOCATIONS,
	OF_COMMAND
};

/* a and b: numbers, or pointers to texts that the model keeps once. */
struct key {
	uint32_t kind, process;
	uintptr_t a, b;
};

#define VALUES 5

struct earlier {
	struct keyed_row row;
	struct key key;
	uint64_t v[VALUES];
	struct histogram times;
	uint64_t seen; /* the number of the last snapshot that had it */
};

/* Rows of latency.h of one process, or of one of its functions, added up. */
struct sum {
	struct keyed_row row;
	struct key key;
	const char *api;
	struct xptibpf_calls calls;
	struct histogram times;
};

/* The position of something in one of the arrays. */
struct place {
	struct keyed_row row;
	struct key key;
	size_t at;
};

struct snapshots {
	struct xptibpf_watch watch;
	const uint64_t *users; /* by enum cat_api_id; borrowed */
	struct keyed earlier;
	const struct session_sums *sums;
	const struct session_groups *groups;
	const struct session_runtimes *runtimes;
	const struct xptibpf_costs_now *costs;
	const struct session_slow *slow;
	uint64_t number;
	uint64_t start, before, next; /* ns; start 0: not begun */
	uint64_t xpti;
};

/* One snapshot while it is made. */
struct making {
	struct snapshots *s;
	struct model *m;
	uint64_t asked;
	struct keyed sums, places;
	struct xptibpf_process_now *processes;
	struct xptibpf_function_now *functions;
	struct xptibpf_thread_now *threads;
	struct xptibpf_allocations_now *allocations;
	struct xptibpf_wait_now *waits;
	struct xptibpf_command_now *commands;
	size_t nprocesses, nfunctions, nthreads, nallocations, nwaits, ncommands;
	uint64_t *within;
	size_t nwithin;
	uint64_t xpti;
};

static void earlier_done(void *u, void *row)
{
	struct earlier *e = row;

	(void)u;
	histogram_done(&e->times);
}

static void sum_done(void *u, void *row)
{
	struct sum *s = row;

	(void)u;
	histogram_done(&s->times);
}

/* ---- life -------------------------------------------------------------------------------------- */

static bool are_limits(const uint64_t *limits, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (limits[i] < 2 * HISTOGRAM_SUB || limits[i] & (limits[i] - 1))
			return false;
	return n <= XPTIBPF_LIMITS_MAX;
}

int snapshots_new(const struct xptibpf_watch *w, const uint64_t *users,
		  const struct session_sums *sums, const struct session_groups *groups,
		  const struct session_runtimes *runtimes, const struct xptibpf_costs_now *costs,
		  const struct session_slow *slow, struct snapshots **ret)
{
	struct snapshots *s;

	if (!are_limits(w->limits, w->nlimits))
		return -EINVAL;
	s = calloc(1, sizeof(*s));
	if (!s)
		return -ENOMEM;
	s->watch = *w;
	s->users = users;
	s->sums = sums;
	s->groups = groups;
	s->runtimes = runtimes;
	s->costs = costs;
	s->slow = slow;
	s->earlier = (struct keyed){ .size = sizeof(struct earlier),
				     .max = UINT32_MAX,
				     .done = earlier_done };
	*ret = s;
	return 0;
}

struct snapshots *snapshots_free(struct snapshots *s)
{
	if (!s)
		return NULL;
	keyed_clear(&s->earlier);
	free(s);
	return NULL;
}

static void making_done(struct making *k)
{
	keyed_clear(&k->sums);
	keyed_clear(&k->places);
	free(k->processes);
	free(k->functions);
	free(k->threads);
	free(k->allocations);
	free(k->waits);
	free(k->commands);
	free(k->within);
}

/* ---- what was before --------------------------------------------------------------------------- */

static struct earlier *earlier_of(struct snapshots *s, const struct key *key)
{
	struct earlier *e = keyed_find(&s->earlier, key, sizeof(*key));

	if (!e) {
		e = keyed_add(&s->earlier, key, sizeof(*key));
		if (!e)
			return NULL;
		e->times = (struct histogram)HISTOGRAM_INIT;
	}
	e->seen = s->number;
	return e;
}

/* The increase. What counted as if it had ended may turn out to be a little less, so this is at least 0. */
static uint64_t more(uint64_t *before, uint64_t now)
{
	uint64_t n = now > *before ? now - *before : 0;

	*before = now;
	return n;
}

static void forget_unseen(struct snapshots *s)
{
	struct earlier *e, *next;

	KEYED_EACH_SAFE(&s->earlier, e, next)
	if (e->seen != s->number)
		keyed_drop(&s->earlier, e);
}

/* ---- places ------------------------------------------------------------------------------------ */

static int place_set(struct making *k, const struct key *key, size_t at)
{
	struct place *p = keyed_add(&k->places, key, sizeof(*key));

	if (!p)
		return -ENOMEM;
	p->at = at;
	return 0;
}

static bool place_of(struct making *k, const struct key *key, size_t *ret)
{
	const struct place *p = keyed_find(&k->places, key, sizeof(*key));

	if (p)
		*ret = p->at;
	return p;
}

/* ---- calls ------------------------------------------------------------------------------------- */

static int add_to_sum(struct making *k, const struct key *key, const struct latency_row *r)
{
	struct sum *s = keyed_find(&k->sums, key, sizeof(*key));

	if (!s) {
		s = keyed_add(&k->sums, key, sizeof(*key));
		if (!s)
			return -ENOMEM;
		s->api = r->api;
		s->times = (struct histogram)HISTOGRAM_INIT;
	}
	s->calls.calls += r->calls;
	s->calls.errors += r->errors;
	s->calls.unfinished += r->unfinished;
	return histogram_merge(&s->times, &r->times);
}

static int on_row(void *u, const struct latency_row *r)
{
	struct key process = { .kind = OF_PROCESS, .process = r->who };
	struct key function = { .kind = OF_FUNCTION,
				.process = r->who,
				.a = (uintptr_t)r->function };
	int err = add_to_sum(u, &process, r);

	return err < 0 ? err : add_to_sum(u, &function, r);
}

/* Before the histogram is kept. A power of two is where a row of it begins. */
static int add_within(struct making *k, const struct histogram *h)
{
	uint64_t counts[HISTOGRAM_ROWS], ends[HISTOGRAM_ROWS], from;

	for (unsigned row = 0; row < HISTOGRAM_ROWS; row++)
		counts[row] = histogram_row(h, row, &from, &ends[row]);
	for (size_t i = 0; i < k->s->watch.nlimits; i++) {
		uint64_t *n = GROW_NEXT(k->within, k->nwithin);

		if (!n)
			return -ENOMEM;
		for (unsigned row = 0; row < HISTOGRAM_ROWS; row++)
			if (ends[row] && ends[row] <= k->s->watch.limits[i])
				*n += counts[row];
	}
	return 0;
}

/* Keeps the histogram of the sum for the next time. */
static int compare_calls(struct making *k, struct sum *s)
{
	_cleanup_(histogram_done) struct histogram since = HISTOGRAM_INIT;
	struct earlier *e = earlier_of(k->s, &s->key);
	struct xptibpf_calls *c = &s->calls;
	int r;

	if (!e)
		return -ENOMEM;
	c->timed = s->times.count;
	c->ns = s->times.total;
	c->p99 = histogram_percentile(&s->times, 99);
	c->new_calls = more(&e->v[0], c->calls);
	c->new_errors = more(&e->v[1], c->errors);
	c->new_timed = more(&e->v[2], c->timed);
	c->new_ns = more(&e->v[3], c->ns);
	if (!c->new_timed)
		return 0;
	r = histogram_since(&s->times, &e->times, &since);
	c->new_p99 = histogram_percentile(&since, 99);
	histogram_done(&e->times);
	e->times = s->times;
	s->times = (struct histogram)HISTOGRAM_INIT;
	return r;
}

/* The model no longer has it, or its number belongs to another one now. */
static bool has_ended(const struct making *k, const struct who *who)
{
	const struct model_process *p = model_process(k->m, who->tgid);

	return !p || p->ended || p->exec_count != who->exec_count || p->start_ns != who->start_ns;
}

static int add_process(struct making *k, uint32_t id, struct xptibpf_process_now **ret)
{
	const struct who *who = latency_who(model_latency(k->m), id);
	struct key key = { .kind = OF_PROCESS, .process = id };
	struct xptibpf_process_now *p;
	size_t at;

	if (place_of(k, &key, &at)) {
		*ret = &k->processes[at];
		return 0;
	}
	p = GROW_NEXT(k->processes, k->nprocesses);
	if (!p)
		return -ENOMEM;
	p->id = id;
	if (who) {
		p->pid = (pid_t)who->tgid;
		p->exec_count = who->exec_count;
		p->ended = has_ended(k, who);
		memcpy(p->comm, who->comm, sizeof(p->comm));
		p->comm[sizeof(p->comm) - 1] = '\0';
	}
	*ret = p;
	return place_set(k, &key, k->nprocesses - 1);
}

static int add_function(struct making *k, const struct sum *s)
{
	struct xptibpf_function_now *f = GROW_NEXT(k->functions, k->nfunctions);

	if (!f)
		return -ENOMEM;
	f->process = s->key.process;
	f->name = (const char *)s->key.a;
	f->api = s->api;
	f->calls = s->calls;
	return 0;
}

static int add_calls(struct making *k)
{
	struct xptibpf_process_now *p;
	struct sum *s;
	int r = latency_each(model_latency(k->m), on_row, k);

	KEYED_EACH(&k->sums, s)
	{
		if (r < 0)
			return r;
		r = s->key.kind == OF_FUNCTION ? add_within(k, &s->times) : 0;
		if (r >= 0)
			r = compare_calls(k, s);
		if (r < 0)
			return r;
		if (s->key.kind == OF_FUNCTION) {
			r = add_function(k, s);
			continue;
		}
		r = add_process(k, s->key.process, &p);
		if (r >= 0)
			p->calls = s->calls;
	}
	return r;
}

/* The same kernel has a row for each API whose calls submitted it. */
static int on_command(void *u, const struct latency_command *c)
{
	struct making *k = u;
	struct key key = { .kind = OF_COMMAND + c->kind,
			   .process = c->who,
			   .a = (uintptr_t)c->label,
			   .b = (uintptr_t)c->api };
	struct earlier *e = earlier_of(k->s, &key);
	struct xptibpf_command_now *n = e ? GROW_NEXT(k->commands, k->ncommands) : NULL;

	if (!n)
		return -ENOMEM;
	n->process = c->who;
	n->kind = rows_kinds[c->kind];
	n->name = c->label;
	n->api = c->api;
	n->submitted = c->submit.count;
	n->submit_ns = c->submit.total;
	n->measured = c->device.count;
	n->device_ns = c->device.total;
	n->new_submitted = more(&e->v[0], n->submitted);
	n->new_submit_ns = more(&e->v[1], n->submit_ns);
	n->new_measured = more(&e->v[2], n->measured);
	n->new_device_ns = more(&e->v[3], n->device_ns);
	return 0;
}

static int on_xpti(void *u, const struct latency_xpti *x)
{
	struct making *k = u;

	k->xpti += x->events;
	return 0;
}

/* ---- threads and waits ------------------------------------------------------------------------- */

static int on_thread(void *u, const struct waits_thread *t)
{
	struct making *k = u;
	struct key key = { .kind = OF_THREAD, .process = t->who, .a = t->tid };
	struct xptibpf_thread_now *n;
	struct xptibpf_process_now *p;
	struct earlier *e = earlier_of(k->s, &key);
	int r = add_process(k, t->who, &p);

	if (r < 0)
		return r;
	n = e ? GROW_NEXT(k->threads, k->nthreads) : NULL;
	if (!n)
		return -ENOMEM;
	n->process = t->who;
	n->tid = (pid_t)t->tid;
	memcpy(n->name, t->name, sizeof(n->name));
	n->name[sizeof(n->name) - 1] = '\0';
	n->ended = t->ended || p->ended;
	n->calls = t->calls;
	n->submit_ns = t->submit_ns;
	n->wait_ns = t->wait_ns;
	n->other_ns = t->other_ns;
	n->new_wait_ns = more(&e->v[0], t->wait_ns);
	p->threads += !n->ended;
	p->lossy |= t->lossy;
	p->wait_ns += t->wait_ns;
	return place_set(k, &key, k->nthreads - 1);
}

/* They come by thread, the outermost first. */
static int on_in_flight(void *u, const struct waits_inflight *f)
{
	struct making *k = u;
	struct key key = { .kind = OF_THREAD, .process = f->who, .a = f->tid };
	struct xptibpf_process_now *p;
	struct xptibpf_thread_now *t;
	size_t at;
	int r;

	/* A call that was not reported again has returned, and the record of its return was lost. */
	if (f->ts + f->age < k->asked || !place_of(k, &key, &at))
		return 0;
	t = &k->threads[at];
	if (t->ended)
		return 0;
	if (!t->in)
		t->since_ns = f->age;
	t->in = f->function;
	if (f->kind != WAITS_WAITS || t->waits_for)
		return 0;
	t->waits_for = f->older ? "(unknown)" : f->wait.what;
	t->since_ns = f->age;
	r = add_process(k, f->who, &p);
	if (r >= 0)
		p->waiting++;
	return r;
}

static int on_group(void *u, const struct waits_group *g)
{
	struct making *k = u;
	struct key key = { .kind = OF_WAIT,
			   .process = g->who,
			   .a = (uintptr_t)g->function,
			   .b = (uintptr_t)g->what };
	struct earlier *e = earlier_of(k->s, &key);
	struct xptibpf_wait_now *w = e ? GROW_NEXT(k->waits, k->nwaits) : NULL;

	if (!w)
		return -ENOMEM;
	w->process = g->who;
	w->function = g->function;
	w->api = g->api;
	w->what = g->what;
	w->waits = g->waits;
	w->failed = g->failed;
	w->ns = g->total;
	w->max_ns = g->max;
	w->new_waits = more(&e->v[0], g->waits);
	w->new_ns = more(&e->v[1], g->total);
	return 0;
}

static int add_waits(struct making *k)
{
	struct waits *w = model_waits(k->m);
	int r = waits_each_thread(w, on_thread, k);
	size_t i;

	if (r >= 0)
		r = waits_each_inflight(w, on_in_flight, k);
	if (r >= 0)
		r = waits_each_group(w, on_group, k);
	for (i = 0; i < k->nprocesses && r >= 0; i++) {
		struct xptibpf_process_now *p = &k->processes[i];
		struct key key = { .kind = OF_WAITING, .process = p->id };
		struct earlier *e = earlier_of(k->s, &key);

		if (!e)
			return -ENOMEM;
		p->new_wait_ns = more(&e->v[0], p->wait_ns);
	}
	return r;
}

/* ---- memory ------------------------------------------------------------------------------------ */

/* Memory is reported by pid: the process that has this pid now. The memory of earlier ones no longer exists. */
static int place_pids(struct making *k)
{
	size_t i;
	int r = 0;

	for (i = 0; i < k->nprocesses && r >= 0; i++) {
		struct key key = { .kind = OF_PID, .a = (uintptr_t)k->processes[i].pid };

		if (!k->processes[i].ended && k->processes[i].id)
			r = place_set(k, &key, i);
	}
	return r;
}

static enum xptibpf_memory memory_kind(uint8_t mem)
{
	switch (mem) {
	case CAT_MEM_DEVICE:
		return XPTIBPF_DEVICE_MEMORY;
	case CAT_MEM_HOST:
		return XPTIBPF_HOST_MEMORY;
	case CAT_MEM_SHARED:
		return XPTIBPF_SHARED_MEMORY;
	default:
		return XPTIBPF_OTHER_MEMORY;
	}
}

/* The process of an allocation; that of many if it has no row of its own. */
static int owner_of(struct making *k, uint32_t pid, struct xptibpf_process_now **ret)
{
	struct key key = { .kind = OF_PID, .a = pid };
	size_t at;

	if (!place_of(k, &key, &at))
		return add_process(k, 0, ret);
	*ret = &k->processes[at];
	return 0;
}

/* Of a process; a key has no room for kind, device and site, so the next one is tried where they differ. */
static int allocations_of(struct making *k, uint32_t process, const struct lifetimes_life *a,
			  struct xptibpf_allocations_now **ret)
{
	struct key key = { .kind = OF_ALLOCATIONS,
			   .process = process,
			   .a = (uintptr_t)a->kind + 3 * (uintptr_t)a->device,
			   .b = (uintptr_t)a->site };
	struct xptibpf_allocations_now *n;
	size_t at;

	for (;; key.a++) {
		if (!place_of(k, &key, &at))
			break;
		n = &k->allocations[at];
		if (n->kind == a->kind && n->device == a->device && n->site == a->site) {
			*ret = n;
			return 0;
		}
	}
	n = GROW_NEXT(k->allocations, k->nallocations);
	if (!n)
		return -ENOMEM;
	n->process = process;
	n->kind = a->kind;
	n->device = a->device;
	n->site = a->site;
	n->counts = a->counts;
	*ret = n;
	return place_set(k, &key, k->nallocations - 1);
}

static int on_living(void *u, const struct lifetimes_life *a)
{
	struct making *k = u;
	struct xptibpf_process_now *p;
	struct xptibpf_allocations_now *n;
	int r = owner_of(k, a->pid, &p);

	if (r < 0)
		return r;
	if (a->counts) {
		p->live[memory_kind(a->mem)] += a->size;
		p->live_count++;
	}
	r = allocations_of(k, p->id, a, &n);
	if (r < 0)
		return r;
	n->bytes += a->size;
	n->count++;
	n->unsized += !a->has_size;
	return 0;
}

static int add_memory(struct making *k)
{
	int r = place_pids(k);

	return r < 0 ? r : lifetimes_each_living(model_lifetimes(k->m), on_living, k);
}

/* ---- the whole --------------------------------------------------------------------------------- */

static size_t tell_losses(const uint64_t counters[], struct xptibpf_loss_now ret[XB_C_LOSS_MAX])
{
	size_t n = 0;

	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++) {
		if (!counters[i])
			continue;
		ret[n++] = (struct xptibpf_loss_now){ losses_name(i), losses_text(i), counters[i] };
	}
	return n;
}

static size_t tell_users(const uint64_t users[], struct xptibpf_users_now ret[CAT_API_MAX])
{
	size_t n = 0;

	for (unsigned i = 0; i < CAT_API_MAX; i++) {
		const struct cat_api *api = catalog_api(i);

		if (api)
			ret[n++] = (struct xptibpf_users_now){ api->name, users[i] };
	}
	return n;
}

_Static_assert((unsigned)XPTIBPF_SIDES == XB_MEMS, "kinds of memory");
_Static_assert(XPTIBPF_APIS_MAX >= CAT_API_MAX && XB_SUMS_APIS >= CAT_API_MAX, "groups");

static void tell_sums(const struct session_sums *from, struct xptibpf_sums_now *ret)
{
	const struct xb_sums *s = &from->sums;

	for (unsigned i = 0; i < XB_MEMS; i++) {
		const struct xb_sums_mem *m = &s->memory[i];

		ret->memory[i] = (struct xptibpf_memory_sum){
			.live = m->live,
			.live_count = m->count,
			.peak = m->peak,
			.old = from->old[i].bytes,
			.old_count = from->old[i].count,
			.allocated = m->bytes,
			.allocated_count = m->allocs,
			.freed = m->freed_bytes,
			.freed_count = m->frees,
			.ended = m->ended_bytes,
			.ended_count = m->ended,
		};
		for (unsigned to = 0; to < XB_MEMS; to++)
			ret->copies[i][to] = (struct xptibpf_copy_sum){
				s->copies[i][to].copies,
				s->copies[i][to].bytes,
				s->copies[i][to].unsized,
			};
	}
	for (unsigned i = 0; i < CAT_API_MAX; i++) {
		const struct cat_api *api = catalog_api(i);

		if (api)
			ret->waits[ret->nwaits++] = (struct xptibpf_wait_sum){ api->name,
									       s->waits[i].waits,
									       s->waits[i].ns };
	}
	ret->unknown_frees = s->unknown_frees;
	ret->untracked = s->untracked;
	ret->failed = s->failed;
}

uint64_t snapshots_left_ns(const struct snapshots *s, uint64_t now, bool idle)
{
	const struct xptibpf_watch *w = &s->watch;
	uint64_t next = s->next;

	if (idle && w->idle_ns > w->interval_ns)
		next += w->idle_ns - w->interval_ns;
	return next > now ? next - now : 0;
}

static void start(struct snapshots *s, uint64_t now)
{
	if (s->start)
		return;
	s->start = s->before = now;
	s->next = now + s->watch.interval_ns;
}

bool snapshots_due(struct snapshots *s, uint64_t now, bool idle)
{
	start(s, now);
	return !snapshots_left_ns(s, now, idle);
}

static int hand_over(struct making *k, uint64_t now, const uint64_t counters[],
		     const struct sink_part *left_out, bool last)
{
	struct xptibpf_loss_now losses[XB_C_LOSS_MAX];
	struct xptibpf_users_now users[CAT_API_MAX];
	struct xptibpf_sums_now sums = { 0 };
	struct snapshots *s = k->s;
	struct xptibpf_snapshot shot = {
		.ts = now,
		.ns = now - s->start,
		.new_ns = now - s->before,
		.last = last,
		.processes = k->processes,
		.nprocesses = k->nprocesses,
		.functions = k->functions,
		.nfunctions = k->nfunctions,
		.threads = k->threads,
		.nthreads = k->nthreads,
		.allocations = k->allocations,
		.nallocations = k->nallocations,
		.waits = k->waits,
		.nwaits = k->nwaits,
		.commands = k->commands,
		.ncommands = k->ncommands,
		.losses = losses,
		.nlosses = tell_losses(counters, losses),
		.lost = losses_sum(counters, LOSSES_EVENTS),
		.xpti_events = k->xpti,
		.new_xpti_events = more(&s->xpti, k->xpti),
		.calls_left_out = left_out->calls,
		.events_left_out = left_out->events,
		.within = k->within,
		.users = users,
		.nusers = tell_users(s->users, users),
		.sums = s->watch.sums ? &sums : NULL,
		.groups = s->groups->all,
		.ngroups = s->groups->n,
		.ungrouped = s->groups->ungrouped,
		.runtimes = s->runtimes->all,
		.nruntimes = s->runtimes->n,
		.armed = s->runtimes->armed,
		.costs = s->watch.costs ? s->costs : NULL,
		.slow = s->slow->all,
		.nslow = s->slow->n,
		.slow_functions = s->slow->functions,
		.nslow_functions = s->slow->nfunctions,
		.slow_dropped = s->slow->dropped,
	};

	if (s->watch.sums)
		tell_sums(s->sums, &sums);
	return s->watch.snapshot(s->watch.u, &shot);
}

int snapshots_take(struct snapshots *s, struct model *m, uint64_t now, uint64_t asked,
		   const uint64_t counters[], const struct sink_part *left_out, bool last)
{
	_cleanup_(making_done) struct making k = {
		.s = s,
		.m = m,
		.asked = asked,
		.sums = { .size = sizeof(struct sum), .max = UINT32_MAX, .done = sum_done },
		.places = { .size = sizeof(struct place), .max = UINT32_MAX },
	};
	int r;

	start(s, now);
	now = now > s->before ? now : s->before;
	s->number++;
	r = add_calls(&k);
	if (r >= 0)
		r = add_waits(&k);
	if (r >= 0)
		r = add_memory(&k);
	if (r >= 0)
		r = latency_each_command(model_latency(m), on_command, &k);
	if (r < 0)
		return r;
	latency_each_xpti(model_latency(m), on_xpti, &k);
	forget_unseen(s);
	r = hand_over(&k, now, counters, left_out, last);
	s->before = now;
	/* A late snapshot does not make the next one early. */
	s->next = s->next + s->watch.interval_ns > now ? s->next + s->watch.interval_ns
						       : now + s->watch.interval_ns;
	return r;
}
