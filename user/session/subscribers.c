// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * subscribers.c - see subscribers.h.
 *
 * Each thing that can be enabled has a gate in each subscriber: since when what begins is passed on. So a call that
 * began before its function was enabled is not passed on, however late it is reported.
 *
 * A callback may throw, if it is C++. This file is compiled so that the lock is given back then (see the Makefile).
 */
#include "session/subscribers.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/grow.h"
#include "base/keyed.h"
#include "base/losses.h"
#include "decode/xpti.h"
#include "decode/xpti_names.h"
#include "model/time/commands.h"

#define XPTI_IDS   (XPTIBPF_XPTI_OWN + 1)
#define LOCALS_MAX 65536 /* calls of a subscriber that have begun and not ended */
#define NEVER	   UINT64_MAX

_Static_assert((int)CAT_API_SYCL == XPTIBPF_GROUP_XPTI &&
		       (int)CAT_API_NONE == XPTIBPF_GROUP_CRITICAL,
	       "groups");
_Static_assert((int)CAT_DOMAIN_DRIVER == (int)XPTIBPF_DOMAIN_DRIVER &&
		       (int)CAT_DOMAIN_RUNTIME == (int)XPTIBPF_DOMAIN_RUNTIME,
	       "domains");

struct gate {
	uint64_t enter, exit; /* ns: since when; NEVER: it is closed, or about to be opened */
	uint8_t on;	      /* XPTIBPF_ON_ bits */
};

struct local {
	struct keyed_row row;
	uint64_t call;
	uint64_t word;
};

struct xptibpf_subscriber {
	struct subscribers *all;
	xptibpf_callback *callback;
	void *user;
	bool gone;
	struct gate *gates[CAT_API_MAX]; /* by id */
	struct keyed locals;
};

struct subscribers {
	struct model *model;
	bool stored, begun;
	pthread_mutex_t lock;
	struct xptibpf_subscriber **of;
	size_t n;
	void (*changed)(void *u);
	void *u;
	uint32_t ids[CAT_API_MAX]; /* how many gates a group has; 0: it is none */
	uint16_t xpti_2022[XB_XPTI_TYPES];
	uint64_t newest; /* ns */
	uint64_t losses[XB_C_LOSS_MAX];
};

static void unlock(pthread_mutex_t **lock)
{
	pthread_mutex_unlock(*lock);
}

/* Until the end of the scope. */
#define LOCK_SCOPE(all)                                                         \
	__attribute__((cleanup(unlock))) pthread_mutex_t *lock_ = &(all)->lock; \
	pthread_mutex_lock(lock_)

/* ---- groups and ids ------------------------------------------------------------------------------ */

static uint32_t ids_of(unsigned group)
{
	const struct cat_api *api = catalog_api(group);
	uint32_t n = 0;

	if (group == XPTIBPF_GROUP_CRITICAL)
		return XPTIBPF_CRITICALS;
	if (group == XPTIBPF_GROUP_XPTI)
		return XPTI_IDS;
	for (size_t i = 0; api && i < api->nfuncs; i++)
		if (api->funcs[i]->id >= n)
			n = api->funcs[i]->id + 1;
	return n;
}

static enum xptibpf_domain domain_of(unsigned group)
{
	const struct cat_api *api = catalog_api(group);

	if (group == XPTIBPF_GROUP_CRITICAL)
		return XPTIBPF_DOMAIN_CRITICAL;
	if (group == XPTIBPF_GROUP_XPTI)
		return XPTIBPF_DOMAIN_XPTI;
	return api && api->pti_domain ? (enum xptibpf_domain)api->pti_domain : XPTIBPF_DOMAIN_OTHER;
}

static bool has_id(unsigned group, uint32_t id)
{
	const struct cat_api *api = catalog_api(group);

	if (group == XPTIBPF_GROUP_CRITICAL)
		return id > XPTIBPF_CRITICAL_NONE && id < XPTIBPF_CRITICALS;
	if (group == XPTIBPF_GROUP_XPTI)
		return id < XPTI_IDS;
	for (size_t i = 0; api && i < api->nfuncs; i++)
		if (api->funcs[i]->id == id)
			return true;
	return false;
}

/* The number that a trace point has since 2024.0, by the name that it had before; else its old one. */
static uint16_t id_of_2022(unsigned type)
{
	const char *name = xpti_type_name(XB_XPTI_TYPES_2022, type), *now;

	for (unsigned i = 0; name && i < XB_XPTI_TYPES; i++) {
		now = xpti_type_name(XB_XPTI_TYPES_2024, i);
		if (now && (!strcmp(now, name) || !strcmp(xpti_names_old(now), name)))
			return (uint16_t)i;
	}
	return (uint16_t)(XPTIBPF_XPTI_2023 + type);
}

static uint32_t xpti_id(const struct subscribers *all, const struct xb_xpti *rec)
{
	if (rec->trace_type >= XB_XPTI_TYPES)
		return XPTIBPF_XPTI_OWN;
	return rec->numbering == XB_XPTI_TYPES_2024 ? rec->trace_type
						    : all->xpti_2022[rec->trace_type];
}

/* ---- who wants what ------------------------------------------------------------------------------- */

/* NULL: such a thing can't be enabled. */
static struct gate *gate_of(const struct xptibpf_subscriber *s, unsigned group, uint32_t id)
{
	if (group >= CAT_API_MAX || id >= s->all->ids[group])
		return NULL;
	return &s->gates[group][id];
}

static void close_gate(struct gate *g, unsigned on)
{
	g->on = (uint8_t)on;
	if (!(on & XPTIBPF_ON_ENTER))
		g->enter = NEVER;
	if (!(on & XPTIBPF_ON_EXIT))
		g->exit = NEVER;
}

static void open_gate(struct gate *g, uint64_t now)
{
	if (g->on & XPTIBPF_ON_ENTER && g->enter == NEVER)
		g->enter = now;
	if (g->on & XPTIBPF_ON_EXIT && g->exit == NEVER)
		g->exit = now;
}

struct range {
	unsigned group, ngroups;
	uint32_t id, nids; /* nids 0: all */
	enum xptibpf_domain domain;
};

static void set_gates(struct xptibpf_subscriber *s, const struct range *r, unsigned on,
		      uint64_t now)
{
	for (unsigned g = r->group; g < r->group + r->ngroups; g++) {
		uint32_t end = r->nids ? r->id + r->nids : s->all->ids[g];

		if (r->domain != XPTIBPF_DOMAIN_NONE && domain_of(g) != r->domain)
			continue;
		for (uint32_t id = r->id; id < end; id++) {
			if (now)
				open_gate(&s->gates[g][id], now);
			else
				close_gate(&s->gates[g][id], on);
		}
	}
}

static void enable(struct xptibpf_subscriber *s, const struct range *r, unsigned on)
{
	struct subscribers *all = s->all;
	LOCK_SCOPE(all);

	if (s->gone)
		return;
	set_gates(s, r, on, 0);
	if (all->changed)
		all->changed(all->u);
	/* What begins from now on is reported; times in a file are not ours. */
	set_gates(s, r, on, all->stored ? 1 : now_ns());
}

int subscriber_enable(struct xptibpf_subscriber *s, enum xptibpf_domain domain, unsigned group,
		      int64_t id, unsigned on)
{
	struct range r = { .ngroups = CAT_API_MAX, .domain = domain };

	if (on & ~(XPTIBPF_ON_EXIT | XPTIBPF_ON_ENTER))
		return -EINVAL;
	if (on & XPTIBPF_ON_ENTER && s->all->stored)
		return -ENOTSUP;
	if (domain == XPTIBPF_DOMAIN_NONE) {
		if (group >= CAT_API_MAX || !s->all->ids[group] ||
		    (id >= 0 && (id > UINT32_MAX || !has_id(group, (uint32_t)id))))
			return -ENOENT;
		r.group = group;
		r.ngroups = 1;
		r.id = id >= 0 ? (uint32_t)id : 0;
		r.nids = id >= 0;
	} else if ((unsigned)domain >= XPTIBPF_DOMAINS) {
		return -ENOENT;
	}
	enable(s, &r, on);
	return 0;
}

unsigned subscribers_ask(const struct subscribers *all, const struct cat_func *fn)
{
	unsigned on = 0;

	for (size_t i = 0; i < all->n; i++) {
		const struct gate *g = gate_of(all->of[i], fn->api, fn->id);

		on |= g ? g->on : 0;
	}
	return on;
}

void subscribers_on_change(struct subscribers *all, void (*changed)(void *u), void *u)
{
	LOCK_SCOPE(all);

	all->changed = changed;
	all->u = u;
}

void subscribers_lock(struct subscribers *all)
{
	pthread_mutex_lock(&all->lock);
}

void subscribers_unlock(struct subscribers *all)
{
	pthread_mutex_unlock(&all->lock);
}

void subscriber_end(struct xptibpf_subscriber *s)
{
	const struct range all = { .ngroups = CAT_API_MAX };
	LOCK_SCOPE(s->all);

	enable(s, &all, XPTIBPF_OFF);
	s->gone = true;
}

/* ---- calling --------------------------------------------------------------------------------------- */

/* The subscriber's own word of a call that is enabled for both phases. NULL: it has none. */
static struct local *local_of(struct xptibpf_subscriber *s, uint64_t call, bool make)
{
	return make ? keyed_get(&s->locals, &call, sizeof(call))
		    : keyed_find(&s->locals, &call, sizeof(call));
}

static void call_back(struct xptibpf_subscriber *s, struct subscribed *d)
{
	bool ends = d->e.phase == XPTIBPF_EXIT && d->e.ending != XPTIBPF_IN_FLIGHT;
	struct local *local = NULL;

	if (d->e.correlation && (d->e.phase == XPTIBPF_ENTER || s->locals.all))
		local = local_of(s, d->e.correlation, d->e.phase == XPTIBPF_ENTER);
	d->e.local = local ? &local->word : NULL;
	s->callback(s->user, &d->e);
	/* It may have ended its own subscription, but the table is there until the end. */
	if (local && ends)
		keyed_drop(&s->locals, local);
}

/* To whom it matters. The lock is held, and taken again by callbacks that enable something. */
static void tell(struct subscribers *all, struct subscribed *d)
{
	for (size_t i = 0; i < all->n; i++) {
		struct xptibpf_subscriber *s = all->of[i];
		const struct gate *g = gate_of(s, d->e.group_id, d->e.id);

		if (g && d->e.ts >= (d->e.phase == XPTIBPF_ENTER ? g->enter : g->exit))
			call_back(s, d);
	}
}

/* Whether anybody wants it, of which only this is known so far. */
static bool is_wanted(const struct subscribers *all, unsigned group, uint32_t id)
{
	for (size_t i = 0; i < all->n; i++) {
		const struct gate *g = gate_of(all->of[i], group, id);

		if (g && g->on)
			return true;
	}
	return false;
}

static void add_process(struct subscribed *d, const struct model_process *p)
{
	if (!p)
		return;
	memcpy(d->process, p->comm, sizeof(p->comm));
	d->e.process = d->process;
}

static struct subscribed start(const struct subscribers *all, const struct event *e,
			       const struct told *told, unsigned group, uint32_t id)
{
	return (struct subscribed){
		.e = {
			.domain = domain_of(group),
			.phase = XPTIBPF_POINT,
			.group_id = group,
			.id = id,
			.pid = (pid_t)xb_id(e->rec->tgid),
			.tid = (pid_t)xb_id(e->rec->tid),
			.thread = e->rec->tid ? told->thread : NULL,
			.host = told->host,
			.ts = e->rec->ts,
		},
		.event = e,
		.told = told,
		.commands = model_commands(all->model),
	};
}

static void send(struct subscribers *all, struct subscribed *d, const struct model_process *p)
{
	add_process(d, p);
	d->e.inner = d;
	tell(all, d);
}

/* ---- calls ---------------------------------------------------------------------------------------- */

static enum xptibpf_ending ending_of(unsigned flags)
{
	if (flags & XB_F_ENTRY_ONLY)
		return XPTIBPF_UNSEEN;
	if (!(flags & XB_F_UNFINISHED))
		return XPTIBPF_RETURNED;
	return flags & XB_F_EXITED    ? XPTIBPF_EXITED
	       : flags & XB_F_UNWOUND ? XPTIBPF_UNWOUND
				      : XPTIBPF_IN_FLIGHT;
}

static unsigned group_of(const struct cat_func *fn, const char *api)
{
	const struct cat_api *a = fn ? catalog_api(fn->api) : catalog_api_by_name(api);

	return a ? a->id : CAT_API_NONE;
}

static void tell_call(struct subscribers *all, const struct event *e, const struct told *told)
{
	const struct event_call *c = &e->call;
	const struct xb_call *rec = c->rec;
	unsigned group = group_of(c->fn, c->api);
	struct subscribed d;

	if (group == CAT_API_NONE || !is_wanted(all, group, c->fn ? c->fn->id : 0))
		return;
	d = start(all, e, told, group, c->fn ? c->fn->id : 0);
	d.e.phase = XPTIBPF_EXIT;
	d.e.group = c->api;
	d.e.name = c->name;
	d.e.ending = ending_of(rec->h.flags);
	d.e.dur = d.e.ending == XPTIBPF_UNSEEN ? 0 : rec->dur;
	d.e.correlation = rec->id;
	d.e.parent = rec->parent;
	d.e.failed = c->error;
	d.e.lower = rec->h.flags & XB_F_LOWER;
	d.e.nvalues = c->nargs;
	send(all, &d, told->process);
}

void subscribers_enter(struct subscribers *all, const struct xb_enter *rec, const char *api,
		       const char *name, const struct cat_func *fn)
{
	const struct told none = { 0 };
	const struct event e = { .rec = &rec->h };
	unsigned group = group_of(fn, api);
	struct subscribed d;
	LOCK_SCOPE(all);

	if (group == CAT_API_NONE || !is_wanted(all, group, fn ? fn->id : 0))
		return;
	d = start(all, &e, &none, group, fn ? fn->id : 0);
	d.event = NULL;
	d.told = NULL;
	d.e.phase = XPTIBPF_ENTER;
	d.e.group = api;
	d.e.name = name;
	d.e.thread = NULL;
	d.e.correlation = rec->id;
	d.e.parent = rec->parent;
	d.e.lower = rec->h.flags & XB_F_LOWER;
	send(all, &d, model_process(all->model, rec->h.tgid));
}

/* ---- XPTI ----------------------------------------------------------------------------------------- */

static void tell_xpti(struct subscribers *all, const struct event *e, const struct told *told)
{
	const struct event_xpti *x = e->xpti;
	uint32_t id = xpti_id(all, x->rec);
	struct subscribed d;

	if (!is_wanted(all, XPTIBPF_GROUP_XPTI, id))
		return;
	d = start(all, e, told, XPTIBPF_GROUP_XPTI, id);
	d.e.group = x->stream ?: "?";
	d.e.name = x->event;
	d.e.nvalues = x->nmetadata;
	send(all, &d, told->process);
}

/* ---- what concerns the trace ----------------------------------------------------------------------- */

static struct subscribed start_critical(const struct subscribers *all, const struct event *e,
					const struct told *told, enum xptibpf_critical id)
{
	static const char *const names[XPTIBPF_CRITICALS] = {
		[XPTIBPF_CRITICAL_BEGUN] = "begun",
		[XPTIBPF_CRITICAL_ENDED] = "ended",
		[XPTIBPF_CRITICAL_LOST] = "lost",
		[XPTIBPF_CRITICAL_ATTACHED] = "attached",
		[XPTIBPF_CRITICAL_UNPROBED] = "unprobed",
		[XPTIBPF_CRITICAL_STARTED] = "started",
		[XPTIBPF_CRITICAL_EXECUTED] = "executed",
		[XPTIBPF_CRITICAL_EXITED] = "exited",
		[XPTIBPF_CRITICAL_ARMED] = "armed",
		[XPTIBPF_CRITICAL_NOT_ARMED] = "not_armed",
		[XPTIBPF_CRITICAL_DISARMED] = "disarmed",
		[XPTIBPF_CRITICAL_NOT_DISARMED] = "not_disarmed",
		[XPTIBPF_CRITICAL_DETACHED] = "detached",
	};
	struct subscribed d = start(all, e, told, XPTIBPF_GROUP_CRITICAL, id);

	d.e.group = "critical";
	d.e.name = names[id];
	return d;
}

static void tell_critical(struct subscribers *all, const struct event *e, const struct told *told,
			  enum xptibpf_critical id, const char *text, uint64_t count)
{
	struct subscribed d = start_critical(all, e, told, id);

	d.e.text = text;
	d.e.count = count;
	send(all, &d, told->process);
}

static void tell_losses(struct subscribers *all, const struct event *e, const struct told *told,
			const uint64_t counters[])
{
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++) {
		uint64_t before = all->losses[i];

		/* A range of a file begins to count anew. */
		all->losses[i] = counters[i];
		if (counters[i] > before)
			tell_critical(all, e, told, XPTIBPF_CRITICAL_LOST, losses_text(i),
				      counters[i] - before);
	}
}

static void tell_loss(struct subscribers *all, const struct event *e, const struct told *told)
{
	struct xb_loss loss;

	if (!loss_decode(e->rec, &loss))
		tell_losses(all, e, told, (const uint64_t *)loss.count);
}

static void tell_fork(struct subscribers *all, const struct event *e, const struct told *told)
{
	const struct xb_fork *r = (const void *)e->rec;
	struct subscribed d;

	if (r->child_tgid == r->h.tgid)
		return;
	d = start_critical(all, e, told, XPTIBPF_CRITICAL_STARTED);
	d.e.pid = d.e.tid = (pid_t)xb_id(r->child_tgid);
	d.e.thread = told->child_thread;
	add_process(&d, told->child);
	d.e.text = d.e.process;
	send(all, &d, told->child);
}

static void tell_object(struct subscribers *all, const struct event *e, const struct told *told)
{
	const struct xb_def_object *r = (const void *)e->rec;

	if (r->probes)
		tell_critical(all, e, told, XPTIBPF_CRITICAL_ATTACHED, event_text(e, 0), r->probes);
	if (r->failed)
		tell_critical(all, e, told, XPTIBPF_CRITICAL_UNPROBED, event_text(e, 0), r->failed);
}

static void tell_unprobed(struct subscribers *all, const struct event *e, const struct told *told)
{
	const struct xb_unprobed *r = (const void *)e->rec;
	struct subscribed d;

	d = start_critical(all, e, told,
			   r->what == XB_UNPROBED_GONE ? XPTIBPF_CRITICAL_DETACHED
						       : XPTIBPF_CRITICAL_UNPROBED);
	d.e.text = event_text(e, 0);
	d.e.count = r->n;
	d.e.why = *event_text(e, 1) ? event_text(e, 1) : NULL;
	send(all, &d, told->process);
}

static void tell_arm(struct subscribers *all, const struct event *e, const struct told *told)
{
	static const uint8_t ids[XB_ARM_WHATS] = {
		[XB_ARM_ARMED] = XPTIBPF_CRITICAL_ARMED,
		[XB_ARM_ALREADY] = XPTIBPF_CRITICAL_ARMED,
		[XB_ARM_FAILED] = XPTIBPF_CRITICAL_NOT_ARMED,
		[XB_ARM_DISARMED] = XPTIBPF_CRITICAL_DISARMED,
		[XB_ARM_LEFT] = XPTIBPF_CRITICAL_NOT_DISARMED,
	};
	const struct xb_arm *r = (const void *)e->rec;
	const char *why = event_text(e, 1);

	if (r->what < XB_ARM_WHATS && ids[r->what])
		tell_critical(all, e, told, ids[r->what], *why ? why : NULL, 0);
}

static void tell_exec(struct subscribers *all, const struct event *e, const struct told *told)
{
	const struct model_process *p = told->process;
	char comm[sizeof(p->comm) + 1] = "";

	if (p)
		memcpy(comm, p->comm, sizeof(p->comm));
	tell_critical(all, e, told, XPTIBPF_CRITICAL_EXECUTED, comm, 0);
}

static void tell_exit(struct subscribers *all, const struct event *e, const struct told *told)
{
	const struct xb_exit *r = (const void *)e->rec;

	if (r->h.flags & XB_EXIT_GROUP)
		tell_critical(all, e, told, XPTIBPF_CRITICAL_EXITED, NULL, r->code);
}

static void tell_clock(struct subscribers *all, const struct event *e, const struct told *told)
{
	if (!all->begun)
		tell_critical(all, e, told, XPTIBPF_CRITICAL_BEGUN, NULL, 0);
	all->begun = true;
}

static void tell_event(struct subscribers *all, const struct event *e, const struct told *told)
{
	switch (e->type) {
	case EVENT_CALL:
		tell_call(all, e, told);
		return;
	case EVENT_XPTI:
		tell_xpti(all, e, told);
		return;
	case EVENT_CLOCK:
		tell_clock(all, e, told);
		return;
	case EVENT_LOSS:
		tell_loss(all, e, told);
		return;
	case EVENT_PROCESS:
		tell_critical(all, e, told, XPTIBPF_CRITICAL_STARTED, event_text(e, 0), 0);
		return;
	case EVENT_FORK:
		tell_fork(all, e, told);
		return;
	case EVENT_EXEC:
		tell_exec(all, e, told);
		return;
	case EVENT_EXIT:
		tell_exit(all, e, told);
		return;
	case EVENT_OBJECT:
		tell_object(all, e, told);
		return;
	case EVENT_UNPROBED:
		tell_unprobed(all, e, told);
		return;
	case EVENT_ARM:
		tell_arm(all, e, told);
		return;
	default:
		return;
	}
}

void subscribers_event(struct subscribers *all, const struct event *e)
{
	LOCK_SCOPE(all);

	if (e->rec->ts > all->newest)
		all->newest = e->rec->ts;
	tell_event(all, e, model_told(all->model));
}

void subscribers_finish(struct subscribers *all, const uint64_t counters[])
{
	const struct xb_hdr now = { .ts = all->stored ? all->newest : now_ns() };
	const struct event e = { .type = EVENT_TYPES, .rec = &now };
	const struct told none = { 0 };
	LOCK_SCOPE(all);

	tell_losses(all, &e, &none, counters);
	tell_critical(all, &e, &none, XPTIBPF_CRITICAL_ENDED, NULL, 0);
}

/* ---- life ----------------------------------------------------------------------------------------- */

static struct xptibpf_subscriber *subscriber_free(struct xptibpf_subscriber *s)
{
	if (!s)
		return NULL;
	for (unsigned g = 0; g < CAT_API_MAX; g++)
		free(s->gates[g]);
	keyed_clear(&s->locals);
	free(s);
	return NULL;
}

static int make_gates(struct xptibpf_subscriber *s)
{
	for (unsigned g = 0; g < CAT_API_MAX; g++) {
		uint32_t n = s->all->ids[g];

		s->gates[g] = calloc(n + 1u, sizeof(*s->gates[g]));
		if (!s->gates[g])
			return -ENOMEM;
		for (uint32_t id = 0; id < n; id++)
			close_gate(&s->gates[g][id], XPTIBPF_OFF);
	}
	return 0;
}

int subscribers_add(struct subscribers *all, xptibpf_callback *callback, void *user,
		    struct xptibpf_subscriber **ret)
{
	struct xptibpf_subscriber *s = calloc(1, sizeof(*s));
	int r = s ? 0 : -ENOMEM;

	if (r < 0)
		return r;
	s->all = all;
	s->callback = callback;
	s->user = user;
	s->locals = (struct keyed){ .size = sizeof(struct local), .max = LOCALS_MAX };
	r = make_gates(s);
	if (r >= 0)
		r = GROW_APPEND(all->of, all->n, s);
	if (r < 0) {
		subscriber_free(s);
		return r;
	}
	*ret = s;
	return 0;
}

static int make_lock(pthread_mutex_t *lock)
{
	pthread_mutexattr_t a;
	int r = pthread_mutexattr_init(&a);

	if (r)
		return -r;
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
	r = pthread_mutex_init(lock, &a);
	pthread_mutexattr_destroy(&a);
	return -r;
}

int subscribers_new(struct model *m, bool stored, struct subscribers **ret)
{
	struct subscribers *all = calloc(1, sizeof(*all));
	int r = all ? make_lock(&all->lock) : -ENOMEM;

	if (r < 0) {
		free(all);
		return r;
	}
	all->model = m;
	all->stored = stored;
	for (unsigned g = 0; g < CAT_API_MAX; g++)
		all->ids[g] = ids_of(g);
	for (unsigned type = 0; type < XB_XPTI_TYPES; type++)
		all->xpti_2022[type] = id_of_2022(type);
	*ret = all;
	return 0;
}

struct subscribers *subscribers_free(struct subscribers *all)
{
	if (!all)
		return NULL;
	for (size_t i = 0; i < all->n; i++)
		subscriber_free(all->of[i]);
	free(all->of);
	pthread_mutex_destroy(&all->lock);
	free(all);
	return NULL;
}
