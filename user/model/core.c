// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * core.c - processes and threads, known from the stream alone, and what is known of an event (told.h). Their objects
 * are in handles.c; sides.c says between what kinds of memory a copy is.
 *
 * Names of threads show who started them: the first thread of a process is "main", the n-th thread that P starts is
 * "P_n". Such a name depends on the whole life of P, so it is only given if that life was seen:
 *
 *   - a thread that is older than our attach is "?TID" (or "main", when it is the first of its
 *     process: that is known from its number);
 *   - a thread that an older thread starts is "?TID" too: how many came before it can't be known. Its
 *     own threads are "?TID_1", "?TID_2": its life was seen from the start;
 *   - after records were lost, the loss may have been a start: all who live then count as older.
 *     Names that were given before stay.
 *
 * fork and exec leave one thread, "main", and begin a new count.
 *
 * Bounded: THREADS_MAX threads and PROCESSES_MAX processes, the oldest making room; what has ended
 * goes LINGER_NS later by the stream's own clock, so that late records still find their name.
 */
#include "model/core.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "base/cleanup.h"
#include "base/losses.h"
#include "base/keyed.h"
#include "model/objects/handles.h"
#include "model/role_args.h"
#include "model/tasks.h"
#include "model/objects/registers.h"
#include "model/sides.h"
#include "model/time/clocks.h"
#include "model/who.h"

#define THREADS_MAX    32768u
#define PROCESSES_MAX  16384u
#define LINGER_NS      1000000000ull
#define NAME_MAX_BYTES 128u
/* /proc tells start times in ticks of 10 ms, the kernel's records in ns. */
#define SAME_START_NS 20000000ull

struct process;

struct thread_key {
	uint32_t tgid, tid;
};

struct thread {
	struct keyed_row row;
	struct thread_key key;
	uint64_t id; /* told.thread_id */
	struct process *process;
	char *name;
	struct tasks *tasks; /* NULL: it never began one */
	uint32_t started;    /* threads that it started, while counted */
	bool counted;	     /* its life was seen from the start */
	uint64_t losses;     /* of the core's, up to which this thread's state holds */
	bool ended;
	uint64_t ended_at;
	struct thread *next, *prev; /* of its process */
	struct thread *next_ended, *prev_ended;
};

struct process {
	struct keyed_row row;
	struct model_process pub;    /* which begins with the key */
	uint64_t id;		     /* told.process_id */
	uint32_t who;		     /* told.who; 0: none yet */
	bool described;		     /* to whos, as it is now */
	struct handles *handles;     /* NULL: no call was seen */
	struct clocks *clocks;	     /* NULL: none was reported */
	struct registers *registers; /* same */
	bool whole;		     /* every call since its program began was seen, */
	uint64_t gaps;		     /* unless there were more of the core's gaps since */
	struct thread *threads;
	uint64_t ended_at;
	struct process *next_ended, *prev_ended;
};

/* What is read of every event comes first, and close together; the large tables are last. */
struct core {
	/* Whose the last event was, as far as that is known: mostly the next one is theirs, too. */
	struct process *process;
	struct thread *thread;
	struct process *ended;
	struct thread *ended_threads;
	unsigned needs;	 /* enum told_need */
	unsigned acts;	 /* bits (1 << enum cat_act): for which these needs ask of a call */
	uint32_t nhosts; /* of merged streams */
	bool is_stale;	 /* whose the event is may have changed since that was written into told */
	uint64_t forget_after; /* till then, by the stream's clock, nothing that has ended goes */
	uint64_t losses;       /* in how many pieces records were lost */
	struct kinds *kinds;
	struct told told; /* of the last event */
	struct model_launch launch;
	struct model_copy copy;
	struct model_object context;
	char thread_text[24], child_text[24];
	struct whos *whos;
	uint64_t ids;	       /* that were given to processes and threads */
	uint64_t ring_full;    /* records that were lost */
	uint64_t unseen, gaps; /* calls, or files whose calls may be among them; how often */
	char *hosts[XB_HOST_MAX];
	struct keyed processes, threads;
	struct told_objects objects;
	struct told_object object_rows[TOLD_OBJECTS];
	struct told_registers registers;
};

/* ---- threads and processes --------------------------------------------------------------------- */

static void thread_done(void *u, void *row)
{
	struct core *core = u;
	struct thread *t = row;

	if (t->ended)
		DL_DELETE2(core->ended_threads, t, prev_ended, next_ended);
	else
		t->process->pub.nthreads--;
	DL_DELETE(t->process->threads, t);
	if (core->thread == t)
		core->thread = NULL;
	tasks_free(t->tasks);
	free(t->name);
}

static void process_done(void *u, void *row)
{
	struct core *core = u;
	struct process *p = row;

	while (p->threads)
		keyed_drop(&core->threads, p->threads);
	if (p->pub.ended)
		DL_DELETE2(core->ended, p, prev_ended, next_ended);
	if (core->process == p)
		core->process = NULL;
	handles_free(p->handles);
	clocks_free(p->clocks);
	registers_free(p->registers);
}

static struct process *process_find(struct core *core, uint32_t tgid)
{
	return keyed_find(&core->processes, &tgid, sizeof(tgid));
}

static struct thread *thread_find(struct core *core, uint32_t tgid, uint32_t tid)
{
	const struct thread_key key = { tgid, tid };

	return keyed_find(&core->threads, &key, sizeof(key));
}

static int process_add(struct core *core, uint32_t tgid, struct process **ret)
{
	struct process *p;

	if (keyed_is_full(&core->processes))
		keyed_drop(&core->processes, core->ended);
	p = keyed_add(&core->processes, &tgid, sizeof(tgid));
	if (!p)
		return -ENOMEM;
	p->id = ++core->ids;
	p->pub.host = core_host(core, tgid);
	*ret = p;
	return 0;
}

static int process_get(struct core *core, uint32_t tgid, struct process **ret)
{
	*ret = process_find(core, tgid);
	return *ret ? 0 : process_add(core, tgid, ret);
}

/* name NULL: "?TID". */
static int thread_add(struct core *core, struct process *p, uint32_t tid, const char *name,
		      bool counted, struct thread **ret)
{
	_cleanup_free_ char *copy = NULL;
	const struct thread_key key = { p->pub.tgid, tid };
	struct thread *t;

	/* A number that is in use has been given away anew: its end was lost. */
	keyed_drop(&core->threads, thread_find(core, key.tgid, key.tid));
	if (keyed_is_full(&core->threads))
		keyed_drop(&core->threads, core->ended_threads);
	if (name)
		copy = strdup(name);
	else if (asprintf(&copy, "?%u", xb_id(tid)) < 0)
		copy = NULL;
	t = copy ? keyed_add(&core->threads, &key, sizeof(key)) : NULL;
	if (!t)
		return -ENOMEM;
	t->id = ++core->ids;
	t->name = TAKE_PTR(copy);
	t->counted = counted;
	t->losses = core->losses;
	t->process = p;
	DL_APPEND(p->threads, t);
	p->pub.nthreads++;
	*ret = t;
	return 0;
}

static bool is_of(const struct thread *t, const struct xb_hdr *h)
{
	return t && t->key.tid == h->tid && t->key.tgid == h->tgid;
}

/* From now on whose h is stands in core. False: its thread is not known. */
static inline bool find_whose(struct core *core, const struct xb_hdr *h)
{
	if (is_of(core->thread, h))
		return true;
	core->is_stale = true;
	core->thread = thread_find(core, h->tgid, h->tid);
	if (core->thread)
		core->process = core->thread->process;
	return core->thread;
}

/* Whoever is not known yet is older than we, or its start was lost. */
__attribute__((noinline)) static int make_known(struct core *core, const struct xb_hdr *h)
{
	int err = process_get(core, h->tgid, &core->process);

	if (err < 0)
		return err;
	return thread_add(core, core->process, h->tid, h->tid == h->tgid ? "main" : NULL, false,
			  &core->thread);
}

/* The same of what is made known if need be. 0 or -ENOMEM. */
static inline int take(struct core *core, const struct xb_hdr *h)
{
	return find_whose(core, h) ? 0 : make_known(core, h);
}

/* The text of a record's comm: not always terminated. */
static void set_comm(struct process *p, const void *comm, size_t len)
{
	size_t n = strnlen(comm, len < sizeof(p->pub.comm) - 1 ? len : sizeof(p->pub.comm) - 1);

	memset(p->pub.comm, 0, sizeof(p->pub.comm));
	memcpy(p->pub.comm, comm, n);
	p->described = false;
}

static bool same_start(uint64_t a, uint64_t b)
{
	uint64_t d = a > b ? a - b : b - a;

	return !a || !b || d < SAME_START_NS;
}

/* ---- events ------------------------------------------------------------------------------------ */

/* What it was in the middle of when records were lost is not known any more. */
static void after_loss(const struct core *core, struct thread *t)
{
	if (!t || t->losses == core->losses)
		return;
	t->losses = core->losses;
	t->counted = false;
	tasks_forget(t->tasks);
}

static int on_thread_start(struct core *core, const struct xb_fork *r)
{
	struct process *p = process_find(core, r->h.tgid);
	struct thread *parent, *t;
	char name[NAME_MAX_BYTES];
	int n, err;

	if (!p) {
		err = process_add(core, r->h.tgid, &p);
		if (err < 0)
			return err;
		set_comm(p, r->comm, sizeof(r->comm));
	}
	parent = thread_find(core, r->h.tgid, r->h.tid);
	after_loss(core, parent);
	if (!parent || !parent->counted)
		return thread_add(core, p, r->child_tid, NULL, true, &t);
	n = snprintf(name, sizeof(name), "%s_%u", parent->name, ++parent->started);
	return thread_add(core, p, r->child_tid, n > 0 && (size_t)n < sizeof(name) ? name : NULL,
			  true, &t);
}

/* What is shown unescaped, and becomes names of files. */
static bool is_thread_name(const char *name)
{
	size_t n =
		strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-?");

	return n && !name[n] && n < NAME_MAX_BYTES;
}

static int on_thread(struct core *core, const struct event *e)
{
	const char *name = event_text(e, 0);
	int r = take(core, e->rec);
	char *copy;

	if (r < 0 || !is_thread_name(name))
		return r;
	copy = strdup(name);
	if (!copy)
		return -ENOMEM;
	free(core->thread->name);
	core->thread->name = copy;
	return 0;
}

static int on_process_start(struct core *core, const struct xb_fork *r)
{
	struct process *p = process_find(core, r->child_tgid), *parent;
	struct thread *t;
	int err;

	keyed_drop(&core->processes, p);
	err = process_add(core, r->child_tgid, &p);
	if (err < 0)
		return err;
	parent = process_find(core, r->h.tgid);
	if (parent && parent->handles && parent != p) {
		err = handles_inherit(core->kinds, parent->handles, r->h.ts, &p->handles);
		if (err < 0)
			return err;
	}
	if (parent && parent != p) {
		p->pub.has_rank = parent->pub.has_rank;
		p->pub.rank = parent->pub.rank;
		p->pub.ranks = parent->pub.ranks;
	}
	p->pub.ppid = r->h.tgid;
	p->pub.start_ns = r->start_ns;
	set_comm(p, r->comm, sizeof(r->comm));
	return thread_add(core, p, r->child_tid, "main", true, &t);
}

static int on_exec(struct core *core, const struct xb_exec *r)
{
	struct thread *t = thread_find(core, r->h.tgid, r->h.tgid);
	uint64_t id = t ? t->id : 0;
	struct process *p;
	int err = process_get(core, r->h.tgid, &p);

	if (err < 0)
		return err;
	while (p->threads)
		keyed_drop(&core->threads, p->threads);
	p->id = ++core->ids;
	p->who = 0;
	p->handles = handles_free(p->handles);
	p->clocks = clocks_free(p->clocks);
	p->registers = registers_free(p->registers);
	p->whole = true;
	p->gaps = core->gaps;
	p->pub.exec_count++;
	p->pub.has_rank = false;
	p->pub.start_ns = r->start_ns;
	set_comm(p, r->comm, sizeof(r->comm));
	err = thread_add(core, p, r->h.tgid, "main", true, &t);
	/* It is another program, and still the same thread. */
	if (err >= 0 && id)
		t->id = id;
	return err;
}

static uint64_t lingers_until(uint64_t ended_at)
{
	return ended_at < UINT64_MAX - LINGER_NS ? ended_at + LINGER_NS : UINT64_MAX;
}

/* What has ended then is to be forgotten, too. */
static void forget_later(struct core *core, uint64_t ended_at)
{
	if (lingers_until(ended_at) < core->forget_after)
		core->forget_after = lingers_until(ended_at);
}

static void thread_end(struct core *core, struct thread *t, uint64_t now)
{
	if (t->ended)
		return;
	t->ended = true;
	t->ended_at = now;
	t->process->pub.nthreads--;
	DL_APPEND2(core->ended_threads, t, prev_ended, next_ended);
	forget_later(core, now);
}

static void on_end(struct core *core, const struct xb_exit *r)
{
	struct process *p = process_find(core, r->h.tgid);
	struct thread *t = thread_find(core, r->h.tgid, r->h.tid);

	if (t)
		thread_end(core, t, r->h.ts);
	if (p && p->handles)
		handles_thread_gone(p->handles, r->h.tid);
	if (!p || p->pub.ended || !(r->h.flags & XB_EXIT_GROUP))
		return;
	p->pub.ended = true;
	p->ended_at = r->h.ts;
	DL_APPEND2(core->ended, p, prev_ended, next_ended);
	forget_later(core, r->h.ts);
}

static int on_process(struct core *core, const struct event *e)
{
	const struct xb_def_process *r = (const struct xb_def_process *)e->rec;
	struct process *p = process_find(core, r->h.tgid);
	const char *comm = event_text(e, 0);
	struct thread *t;
	int err;

	if (p && !same_start(p->pub.start_ns, r->start_ns))
		keyed_drop(&core->processes, p);
	err = process_get(core, r->h.tgid, &p);
	if (err < 0)
		return err;
	p->pub.ppid = r->ppid;
	if (!p->pub.start_ns)
		p->pub.start_ns = r->start_ns;
	set_comm(p, comm, strlen(comm));
	if (thread_find(core, r->h.tgid, r->h.tgid))
		return 0;
	return thread_add(core, p, r->h.tgid, "main", false, &t);
}

static void on_rank(struct core *core, const struct xb_def_rank *r)
{
	struct process *p = process_find(core, r->h.tgid);

	if (!p)
		return;
	p->described = false;
	p->pub.has_rank = true;
	p->pub.rank = r->rank;
	p->pub.ranks = r->ranks;
}

static int on_xpti(struct core *core, const struct event_xpti *x)
{
	int err = take(core, &x->rec->h);

	if (err < 0 || !tasks_concerns(x))
		return err;
	after_loss(core, core->thread);
	return tasks_event(&core->thread->tasks, x);
}

/* Whoever was submitting a command when its process was disarmed is not heard to have done with it. */
static void on_arm(struct core *core, const struct xb_arm *a)
{
	struct process *p = a->what == XB_ARM_DISARMED ? process_find(core, a->h.tgid) : NULL;

	for (struct thread *t = p ? p->threads : NULL; t; t = t->next)
		tasks_forget(t->tasks);
}

/* Nothing can be said to have never happened. */
static void on_unseen(struct core *core, const struct xb_loss *r)
{
	uint64_t unseen = losses_of(r, LOSSES_ABSENCE);

	core->gaps += unseen != core->unseen;
	core->unseen = unseen;
}

static void on_loss(struct core *core, const struct xb_loss *r)
{
	uint64_t full = losses_of(r, LOSSES_ORDER);

	on_unseen(core, r);
	if (full == core->ring_full)
		return;
	core->ring_full = full;
	core->losses++;
	kinds_lost(core->kinds);
}

static int handles_make(struct core *core, struct process *p)
{
	return p->handles ? 0 : handles_new(core->kinds, &p->handles);
}

static int on_call(struct core *core, const struct event_call *c)
{
	int err = take(core, &c->rec->h);

	if (err >= 0)
		err = handles_make(core, core->process);
	if (err >= 0)
		err = handles_call(core->process->handles, c);
	if (err < 0 || !(c->acts & (1u << CAT_ACT_CLOCK | REGISTERS_ACTS)) || !call_succeeded(c))
		return err;
	if (call_does(c, CAT_ACT_CLOCK))
		err = clocks_call(&core->process->clocks, c);
	if (err >= 0 && c->acts & REGISTERS_ACTS)
		err = registers_call(&core->process->registers, c);
	return err;
}

static int on_name(struct core *core, const struct event_name *n)
{
	struct process *p;
	int err = process_get(core, n->rec->h.tgid, &p);

	if (err >= 0)
		err = handles_make(core, p);
	return err < 0 ? err : handles_next_launch(p->handles, n);
}

static int on_handle(struct core *core, const struct xb_def_name *d)
{
	struct process *p;
	int err = process_get(core, d->h.tgid, &p);

	if (err >= 0)
		err = handles_make(core, p);
	if (err >= 0)
		handles_named(p->handles, d);
	return err;
}

__attribute__((noinline)) static void forget_ended(struct core *core, uint64_t now)
{
	while (core->ended && lingers_until(core->ended->ended_at) < now)
		keyed_drop(&core->processes, core->ended);
	while (core->ended_threads && lingers_until(core->ended_threads->ended_at) < now)
		keyed_drop(&core->threads, core->ended_threads);
	core->forget_after = UINT64_MAX;
	if (core->ended)
		forget_later(core, core->ended->ended_at);
	if (core->ended_threads)
		forget_later(core, core->ended_threads->ended_at);
}

/* The first name stays: it is handed around. */
static int on_host(struct core *core, const struct event *e)
{
	const struct xb_def_host *h = (const void *)e->rec;

	if (core->hosts[h->host])
		return 0;
	core->hosts[h->host] = strdup(event_text(e, 0));
	if (!core->hosts[h->host])
		return -ENOMEM;
	core->nhosts++;
	return 0;
}

const char *core_host(const struct core *core, uint32_t tgid)
{
	const char *name = core->nhosts > 1 ? core->hosts[xb_host(tgid)] : NULL;

	return core->nhosts > 1 && !name ? "?" : name;
}

/* What describes processes and threads, of which there are few. */
__attribute__((noinline)) static int on_description(struct core *core, const struct event *e)
{
	const struct xb_fork *fork;
	struct process *p;

	core->is_stale = true;
	switch (e->type) {
	case EVENT_XPTI_POINT:
		return process_get(core, e->rec->tgid, &p);
	case EVENT_NAME:
		return on_name(core, &e->name);
	case EVENT_HANDLE:
		return on_handle(core, (const struct xb_def_name *)e->rec);
	case EVENT_FORK:
		fork = (const struct xb_fork *)e->rec;
		return fork->child_tgid == fork->h.tgid ? on_thread_start(core, fork)
							: on_process_start(core, fork);
	case EVENT_EXEC:
		return on_exec(core, (const struct xb_exec *)e->rec);
	case EVENT_EXIT:
		on_end(core, (const struct xb_exit *)e->rec);
		return 0;
	case EVENT_PROCESS:
		return on_process(core, e);
	case EVENT_RANK:
		on_rank(core, (const struct xb_def_rank *)e->rec);
		return 0;
	case EVENT_THREAD:
		return on_thread(core, e);
	case EVENT_WHERE:
		return take(core, e->rec);
	case EVENT_HOST:
		return on_host(core, e);
	case EVENT_CLOCK:
		if (e->rec->flags & XB_CLOCK_PARTIAL)
			kinds_partial(core->kinds);
		return 0;
	case EVENT_LOSS:
		on_loss(core, (const struct xb_loss *)e->rec);
		return 0;
	case EVENT_ARM:
		on_arm(core, (const struct xb_arm *)e->rec);
		return 0;
	default:
		return 0;
	}
}

/* What is rare is not inlined, so that registers are not saved for it each time. */
int core_event(struct core *core, const struct event *e)
{
	if (e->rec->ts > core->forget_after)
		forget_ended(core, e->rec->ts);
	if (e->type == EVENT_CALL)
		return on_call(core, &e->call);
	return e->type == EVENT_XPTI ? on_xpti(core, e->xpti) : on_description(core, e);
}

/* ---- questions --------------------------------------------------------------------------------- */

const struct model_process *core_process(struct core *core, uint32_t tgid)
{
	struct process *p = process_find(core, tgid);

	return p ? &p->pub : NULL;
}

/* ---- what is known of an event ----------------------------------------------------------------- */

/* Would an allocation's end have been seen? And were all allocations, so that what is none of them is other memory? */
static struct sides sides(const struct core *core, const struct process *p,
			  const struct event_call *c)
{
	struct sides s = { .handles = p->handles };

	s.frees = c->mem_kinds & 1u << CAT_MEM_UNKNOWN && !kinds_are_partial(core->kinds);
	s.whole = s.frees && p->handles && p->whole && p->gaps == core->gaps &&
		  handles_memory_is_whole(p->handles, c) &&
		  kinds_all_memory(core->kinds, c->fn->api, c->mem_kinds);
	return s;
}

/* Does it make memory, as an allocation, a buffer or a map? */
static bool makes_memory(const struct event_call *c)
{
	unsigned i;

	for (i = 0; call_does(c, CAT_ACT_CREATE) && i < c->fn->nroles; i++) {
		if (c->fn->roles[i].act == CAT_ACT_CREATE && c->fn->roles[i].kind)
			return true;
	}
	return call_does(c, CAT_ACT_ALLOC) || call_does(c, CAT_ACT_MAP);
}

static void tell_memory(struct core *core, const struct process *p, const struct event_call *c)
{
	bool memory = core->needs & TOLD_MEMORY;
	bool frees = memory && call_does(c, CAT_ACT_FREE);

	if (p->handles && (core->needs & TOLD_CONTEXT || frees || (memory && makes_memory(c))) &&
	    handles_context(p->handles, c, &core->context))
		core->told.context = &core->context;
	if (memory && call_does(c, CAT_ACT_FILL))
		core->told.filled = sides_filled(sides(core, p, c), c);
	core->told.all_memory = frees && kinds_all_memory(core->kinds, c->fn->api, c->mem_kinds);
}

/* What its roles make of it, as far as somebody needs that. */
__attribute__((noinline)) static void tell_roles(struct core *core, const struct process *p,
						 const struct event_call *c)
{
	const struct cat_role *copy;

	if (core->needs & TOLD_LAUNCH && p->handles && call_does(c, CAT_ACT_ENQUEUE) &&
	    handles_launch(p->handles, c, &core->launch))
		core->told.launch = &core->launch;
	copy = core->needs & TOLD_COPY ? call_role(c, CAT_ACT_COPY) : NULL;
	if (copy && sides_copy(sides(core, p, c), c, copy, &core->copy))
		core->told.copy = &core->copy;
	if (core->needs & (TOLD_MEMORY | TOLD_CONTEXT))
		tell_memory(core, p, c);
}

static void tell_call(struct core *core, const struct process *p, const struct event_call *c)
{
	told_objects_begin(&core->objects, p->handles, c);
	told_registers_begin(&core->registers, p->registers, c);
	core->told.clocks = p->clocks;
	if (core->needs & TOLD_TASK && core->thread) {
		after_loss(core, core->thread);
		core->told.task = tasks_at(core->thread->tasks, c->rec->h.ts);
	}
	if (c->acts & core->acts || core->needs & TOLD_CONTEXT)
		tell_roles(core, p, c);
}

static const char *thread_name(const struct thread *t, uint32_t tgid, uint32_t tid, char text[24])
{
	if (t)
		return t->name;
	if (tgid == tid)
		return "main";
	snprintf(text, 24, "?%u", xb_id(tid));
	return text;
}

__attribute__((noinline)) static void tell_child(struct core *core, const struct xb_fork *r)
{
	struct told *told = &core->told;

	told->child = core_process(core, r->child_tgid);
	told->child_thread = thread_name(thread_find(core, r->child_tgid, r->child_tid),
					 r->child_tgid, r->child_tid, core->child_text);
}

static bool does_something(enum event_type type)
{
	return type == EVENT_CALL || type == EVENT_COUNT || type == EVENT_XPTI ||
	       type == EVENT_GPU_JOB;
}

/* The number of the program that the event is of, for what outlives it. 0: there is no room. */
static uint32_t who_of(struct core *core, struct process *p, const struct event *e)
{
	uint32_t who = p ? p->who : 0;

	/* Those that do nothing get none, nor those of which only a sum is shown. */
	if ((who && p->described) || !does_something(e->type) ||
	    (e->type == EVENT_COUNT && !e->rec->tgid))
		return who;
	who = whos_find(core->whos, p ? &p->pub : NULL, e->rec->tgid);
	if (p) {
		p->who = who;
		p->described = true;
	}
	return who;
}

static void tell_whose(struct core *core, const struct xb_hdr *h)
{
	const struct process *p = core->process;
	const struct thread *t = core->thread;
	struct told *told = &core->told;

	told->process = p ? &p->pub : NULL;
	told->process_id = p ? p->id : 0;
	told->host = core_host(core, h->tgid);
	told->thread = thread_name(t, h->tgid, h->tid, core->thread_text);
	told->thread_id = t ? t->id : 0;
	core->is_stale = false;
}

/* What only some events have is what the last one had. */
static void tell_nothing(struct core *core)
{
	struct told *told = &core->told;

	told->child = NULL;
	told->child_thread = NULL;
	told->launch = NULL;
	told->copy = NULL;
	told->context = NULL;
	told->task = NULL;
	told->clocks = NULL;
	told->filled = 0;
	told->all_memory = false;
}

void core_tell(struct core *core, const struct event *e)
{
	const struct xb_hdr *h = e->rec;

	if (!find_whose(core, h))
		core->process = process_find(core, h->tgid);
	if (core->is_stale)
		tell_whose(core, h);
	tell_nothing(core);
	core->told.who = core->needs & TOLD_WHO ? who_of(core, core->process, e) : 0;
	if (e->type == EVENT_CALL && core->process) {
		tell_call(core, core->process, &e->call);
		return;
	}
	told_objects_begin(&core->objects, NULL, NULL);
	core->registers.registers = NULL;
	if (e->type == EVENT_FORK)
		tell_child(core, (const struct xb_fork *)h);
}

const struct told *core_told(const struct core *core)
{
	return &core->told;
}

/* ---- making it ---------------------------------------------------------------------------------- */

void core_need(struct core *core, unsigned needs)
{
	core->needs |= needs;
	if (needs & TOLD_LAUNCH)
		core->acts |= 1u << CAT_ACT_ENQUEUE;
	if (needs & TOLD_COPY)
		core->acts |= 1u << CAT_ACT_COPY;
	if (needs & TOLD_MEMORY)
		core->acts |= 1u << CAT_ACT_ALLOC | 1u << CAT_ACT_FREE | 1u << CAT_ACT_CREATE |
			      1u << CAT_ACT_MAP | 1u << CAT_ACT_FILL;
}

struct whos *core_whos(struct core *core)
{
	return core->whos;
}

uint64_t core_forgotten(const struct core *core)
{
	return kinds_forgotten(core->kinds);
}

int core_new(struct core **ret)
{
	struct core *core = calloc(1, sizeof(*core));
	int r;

	if (!core)
		return -ENOMEM;
	core->processes = (struct keyed){ .size = sizeof(struct process),
					  .max = PROCESSES_MAX,
					  .done = process_done,
					  .u = core };
	core->threads = (struct keyed){
		.size = sizeof(struct thread), .max = THREADS_MAX, .done = thread_done, .u = core
	};
	core->forget_after = UINT64_MAX;
	core->objects.of = core->object_rows;
	core->told.objects = &core->objects;
	core->told.registers = &core->registers;
	r = kinds_new(&core->kinds);
	if (r >= 0)
		r = whos_new(&core->whos);
	if (r < 0) {
		core_free(core);
		return r;
	}
	*ret = core;
	return 0;
}

struct core *core_free(struct core *core)
{
	if (!core)
		return NULL;
	keyed_clear(&core->processes);
	for (uint32_t i = 0; i < XB_HOST_MAX; i++)
		free(core->hosts[i]);
	whos_free(core->whos);
	kinds_free(core->kinds);
	free(core);
	return NULL;
}
