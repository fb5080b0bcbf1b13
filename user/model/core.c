// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * core.c - processes and threads, known from the stream alone, and what is told of an event. Their objects are in
 * handles.c.
 *
 * Names of threads say who started whom: the first thread of a process is "main", the n-th thread
 * that P starts is "P_n". Such a name is a claim about the whole life of P, so it is only made when
 * that life was seen:
 *
 *   - a thread that is older than our attach is "?TID" (or "main", when it is the first of its
 *     process: that is known from its number);
 *   - a thread that an older thread starts is "?TID" too: how many came before it can't be told. Its
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
#include "base/hash.h"
#include <utlist.h>

#include "base/cleanup.h"
#include "base/losses.h"
#include "model/objects/addresses.h"
#include "model/objects/handles.h"
#include "model/role_args.h"
#include "model/tasks.h"
#include "model/time/clocks.h"

#define THREADS_MAX    32768u
#define PROCESSES_MAX  16384u
#define LINGER_NS      1000000000ull
#define NAME_MAX_BYTES 128u
/* /proc tells start times in ticks of 10 ms, the kernel's records in ns. */
#define SAME_START_NS 20000000ull

struct process;

struct thread {
	uint32_t tid;
	struct process *process;
	char *name;
	struct tasks *tasks; /* NULL: it never began one */
	uint32_t started;    /* threads that it started, while counted */
	bool counted;	     /* its life was seen from the start */
	bool ended;
	uint64_t ended_at;
	UT_hash_handle hh;
	struct thread *next, *prev; /* of its process */
	struct thread *next_ended, *prev_ended;
};

struct process {
	struct model_process pub;
	struct handles *handles; /* NULL: no call was seen */
	struct clocks *clocks;	 /* NULL: none was told of */
	bool whole;		 /* every call since its program began was seen */
	struct thread *threads;
	uint64_t ended_at;
	UT_hash_handle hh;
	struct process *next_ended, *prev_ended;
};

#define LATELY 64u

struct core {
	struct process *processes; /* in the order of their coming */
	struct thread *threads;
	struct process *ended;
	struct thread *ended_threads;
	struct process *found[LATELY]; /* by pid: all parts ask for the same few */
	struct thread *found_threads[LATELY];
	struct told told; /* of the last event */
	struct model_launch launch;
	struct model_copy copy;
	struct model_object context;
	char thread_text[24], child_text[24];
	struct kinds *kinds;
	unsigned needs;		  /* enum told_need */
	char *hosts[XB_HOST_MAX]; /* of merged streams */
	uint32_t nhosts;
	uint64_t ring_full;
	uint64_t unseen; /* calls, or files whose calls may be among them */
};

/* ---- threads and processes --------------------------------------------------------------------- */

static void thread_drop(struct core *core, struct thread *t)
{
	if (t->ended)
		DL_DELETE2(core->ended_threads, t, prev_ended, next_ended);
	else
		t->process->pub.nthreads--;
	DL_DELETE(t->process->threads, t);
	if (core->found_threads[t->tid % LATELY] == t)
		core->found_threads[t->tid % LATELY] = NULL;
	HASH_DEL(core->threads, t); /* NOLINT(clang-analyzer-core.NullDereference): in the macro */
	tasks_free(t->tasks);
	free(t->name);
	free(t);
}

static void process_drop(struct core *core, struct process *p)
{
	while (p->threads)
		thread_drop(core, p->threads);
	if (p->pub.ended)
		DL_DELETE2(core->ended, p, prev_ended, next_ended);
	if (core->found[p->pub.tgid % LATELY] == p)
		core->found[p->pub.tgid % LATELY] = NULL;
	HASH_DEL(core->processes, p);
	handles_free(p->handles);
	clocks_free(p->clocks);
	free(p);
}

static struct process *process_find(struct core *core, uint32_t tgid)
{
	struct process **found = &core->found[tgid % LATELY], *p = *found;

	if (p && p->pub.tgid == tgid)
		return p;
	HASH_FIND(hh, core->processes, &tgid, sizeof(tgid), p);
	if (p)
		*found = p;
	return p;
}

static struct thread *thread_find(struct core *core, uint32_t tgid, uint32_t tid)
{
	struct thread **found = &core->found_threads[tid % LATELY], *t = *found;

	if (!t || t->tid != tid)
		HASH_FIND(hh, core->threads, &tid, sizeof(tid), t);
	if (t)
		*found = t;
	return t && t->process->pub.tgid == tgid ? t : NULL;
}

static int process_add(struct core *core, uint32_t tgid, struct process **ret)
{
	struct process *p;

	if (HASH_COUNT(core->processes) >= PROCESSES_MAX)
		process_drop(core, core->ended ? core->ended : core->processes);
	p = calloc(1, sizeof(*p));
	if (!p)
		return -ENOMEM;
	p->pub.tgid = tgid;
	p->pub.host = core_host(core, tgid);
	HASH_ADD(hh, core->processes, pub.tgid, sizeof(p->pub.tgid), p);
	*ret = p;
	return 0;
}

/* name NULL: "?TID". */
static int thread_add(struct core *core, struct process *p, uint32_t tid, const char *name,
		      bool counted)
{
	_cleanup_free_ char *copy = NULL;
	struct thread *t;

	/* A number that is in use has been given away anew: its end was lost. */
	HASH_FIND(hh, core->threads, &tid, sizeof(tid), t);
	if (t)
		thread_drop(core, t);
	if (HASH_COUNT(core->threads) >= THREADS_MAX)
		thread_drop(core, core->ended_threads ? core->ended_threads : core->threads);
	if (name)
		copy = strdup(name);
	else if (asprintf(&copy, "?%u", xb_id(tid)) < 0)
		copy = NULL;
	t = calloc(1, sizeof(*t));
	if (!t || !copy) {
		free(t);
		return -ENOMEM;
	}
	t->tid = tid;
	t->name = TAKE_PTR(copy);
	t->counted = counted;
	t->process = p;
	HASH_ADD(hh, core->threads, tid, sizeof(t->tid), t);
	DL_APPEND(p->threads, t);
	p->pub.nthreads++;
	return 0;
}

/* The text of a record's comm: not always terminated. */
static void set_comm(struct process *p, const void *comm, size_t len)
{
	size_t n = strnlen(comm, len < sizeof(p->pub.comm) - 1 ? len : sizeof(p->pub.comm) - 1);

	memset(p->pub.comm, 0, sizeof(p->pub.comm));
	memcpy(p->pub.comm, comm, n);
}

static bool same_start(uint64_t a, uint64_t b)
{
	uint64_t d = a > b ? a - b : b - a;

	return !a || !b || d < SAME_START_NS;
}

/* ---- events ------------------------------------------------------------------------------------ */

static int on_thread_start(struct core *core, const struct xb_fork *r)
{
	struct process *p = process_find(core, r->h.tgid);
	struct thread *parent;
	char name[NAME_MAX_BYTES];
	int n, err;

	if (!p) {
		err = process_add(core, r->h.tgid, &p);
		if (err < 0)
			return err;
		set_comm(p, r->comm, sizeof(r->comm));
	}
	parent = thread_find(core, r->h.tgid, r->h.tid);
	if (!parent || !parent->counted)
		return thread_add(core, p, r->child_tid, NULL, true);
	n = snprintf(name, sizeof(name), "%s_%u", parent->name, ++parent->started);
	return thread_add(core, p, r->child_tid, n > 0 && (size_t)n < sizeof(name) ? name : NULL,
			  true);
}

static int on_process_start(struct core *core, const struct xb_fork *r)
{
	struct process *p = process_find(core, r->child_tgid), *parent;
	int err;

	if (p)
		process_drop(core, p);
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
	return thread_add(core, p, r->child_tid, "main", true);
}

static int on_exec(struct core *core, const struct xb_exec *r)
{
	struct process *p = process_find(core, r->h.tgid);
	int err;

	if (!p) {
		err = process_add(core, r->h.tgid, &p);
		if (err < 0)
			return err;
	}
	while (p->threads)
		thread_drop(core, p->threads);
	p->handles = handles_free(p->handles);
	p->clocks = clocks_free(p->clocks);
	p->whole = true;
	p->pub.exec_count++;
	p->pub.has_rank = false;
	p->pub.start_ns = r->start_ns;
	set_comm(p, r->comm, sizeof(r->comm));
	return thread_add(core, p, r->h.tgid, "main", true);
}

static void thread_end(struct core *core, struct thread *t, uint64_t now)
{
	if (t->ended)
		return;
	t->ended = true;
	t->ended_at = now;
	t->process->pub.nthreads--;
	DL_APPEND2(core->ended_threads, t, prev_ended, next_ended);
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
}

static int on_process(struct core *core, const struct event *e)
{
	const struct xb_def_process *r = (const struct xb_def_process *)e->rec;
	struct process *p = process_find(core, r->h.tgid);
	const char *comm = event_text(e, 0);
	int err;

	if (p && !same_start(p->pub.start_ns, r->start_ns)) {
		process_drop(core, p);
		p = NULL;
	}
	if (!p) {
		err = process_add(core, r->h.tgid, &p);
		if (err < 0)
			return err;
	}
	p->pub.ppid = r->ppid;
	if (!p->pub.start_ns)
		p->pub.start_ns = r->start_ns;
	set_comm(p, comm, strlen(comm));
	if (thread_find(core, r->h.tgid, r->h.tgid))
		return 0;
	return thread_add(core, p, r->h.tgid, "main", false);
}

static void on_rank(struct core *core, const struct xb_def_rank *r)
{
	struct process *p = process_find(core, r->h.tgid);

	if (!p)
		return;
	p->pub.has_rank = true;
	p->pub.rank = r->rank;
	p->pub.ranks = r->ranks;
}

/* One that is older than we, if it is not known yet. */
static int on_thread(struct core *core, const struct xb_hdr *h)
{
	struct process *p = process_find(core, h->tgid);
	int err;

	if (thread_find(core, h->tgid, h->tid))
		return 0;
	if (!p) {
		err = process_add(core, h->tgid, &p);
		if (err < 0)
			return err;
	}
	return thread_add(core, p, h->tid, h->tid == h->tgid ? "main" : NULL, false);
}

static int on_xpti(struct core *core, const struct event_xpti *x)
{
	const struct xb_hdr *h = &x->rec->h;
	int err;

	if (!tasks_concerns(x))
		return 0;
	err = on_thread(core, h);
	return err < 0 ? err : tasks_event(&thread_find(core, h->tgid, h->tid)->tasks, x);
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
	struct process *p, *next;

	if (unseen == core->unseen)
		return;
	core->unseen = unseen;
	HASH_ITER(hh, core->processes, p, next) {
		p->whole = false;
	}
}

static void on_loss(struct core *core, const struct xb_loss *r)
{
	uint64_t full = losses_of(r, LOSSES_ORDER);
	struct thread *t, *next;

	on_unseen(core, r);
	if (full == core->ring_full)
		return;
	core->ring_full = full;
	kinds_lost(core->kinds);
	HASH_ITER(hh, core->threads, t, next) {
		t->counted = false;
		tasks_forget(t->tasks);
	}
}

static int handles_make(struct core *core, uint32_t tgid, struct handles **ret)
{
	struct process *p = process_find(core, tgid);
	int err;

	if (!p) {
		err = process_add(core, tgid, &p);
		if (err < 0)
			return err;
	}
	if (!p->handles) {
		err = handles_new(core->kinds, &p->handles);
		if (err < 0)
			return err;
	}
	*ret = p->handles;
	return 0;
}

static int on_call(struct core *core, const struct event_call *c)
{
	struct handles *o;
	int err = handles_make(core, c->rec->h.tgid, &o);

	if (err >= 0)
		err = handles_call(o, c);
	if (err >= 0 && call_succeeded(c) && call_does(c, CAT_ACT_CLOCK))
		err = clocks_call(&process_find(core, c->rec->h.tgid)->clocks, c);
	return err;
}

static int on_name(struct core *core, const struct event_name *n)
{
	struct handles *o;
	int err = handles_make(core, n->rec->h.tgid, &o);

	return err < 0 ? err : handles_next_launch(o, n);
}

static bool is_past(uint64_t ended_at, uint64_t now)
{
	return now > ended_at && now - ended_at > LINGER_NS;
}

static void forget_ended(struct core *core, uint64_t now)
{
	while (core->ended && is_past(core->ended->ended_at, now))
		process_drop(core, core->ended);
	while (core->ended_threads && is_past(core->ended_threads->ended_at, now))
		thread_drop(core, core->ended_threads);
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

int core_event(struct core *core, const struct event *e)
{
	const struct xb_fork *fork;

	forget_ended(core, e->rec->ts);
	switch (e->type) {
	case EVENT_CALL:
		return on_call(core, &e->call);
	case EVENT_XPTI:
		return on_xpti(core, e->xpti);
	case EVENT_NAME:
		return on_name(core, &e->name);
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
		return on_thread(core, e->rec);
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

/* ---- questions --------------------------------------------------------------------------------- */

const struct model_process *core_process(struct core *core, uint32_t tgid)
{
	struct process *p = process_find(core, tgid);

	return p ? &p->pub : NULL;
}

/* ---- what is known of an event ----------------------------------------------------------------- */

static char memory_letter(const struct allocation *a)
{
	static const char letters[] = {
		[CAT_MEM_UNKNOWN] = '?', [CAT_MEM_DEVICE] = 'D',  [CAT_MEM_HOST] = 'H',
		[CAT_MEM_SHARED] = 'S',	 [CAT_MEM_VIRTUAL] = 'D', [CAT_MEM_IMPORTED] = 'D',
	};

	return a->kind < ARRAY_SIZE(letters) ? letters[a->kind] : '?';
}

/* told: the letter that the function's name gives to this side, or 0. */
static char copy_side(const struct process *p, const struct event_call *c, const struct value *v,
		      bool whole, bool frees, char told)
{
	const struct allocation *a;
	uint64_t addr = value_address(v);

	if (v->kind == VALUE_HANDLE)
		return 'D';
	a = addr ? handles_memory(p->handles, c, addr) : NULL;
	if (a && frees)
		return memory_letter(a);
	if (told == 'D')
		return told;
	if (addr && whole)
		return 'M';
	return told ? told : '?';
}

/* What a function's name tells of a side, given the direction that makes this side the host's. */
static char told_side(const struct cat_role *r, enum cat_dir host)
{
	if (r->kind == CAT_DIR_UNKNOWN)
		return 0;
	return r->kind == host ? 'H' : 'D';
}

/* Would we have seen an allocation's end? */
static bool sees_frees(const struct core *core, const struct event_call *c)
{
	return c->mem_kinds & 1u << CAT_MEM_UNKNOWN && !kinds_are_partial(core->kinds);
}

/* Were all allocations seen, so that what is none of them is other memory? */
static bool sees_all_memory(const struct core *core, const struct process *p,
			    const struct event_call *c)
{
	return p->whole && handles_memory_is_whole(p->handles, c) &&
	       kinds_all_memory(core->kinds, c->fn->api, c->mem_kinds);
}

static bool tell_copy(const struct core *core, const struct process *p, const struct event_call *c,
		      const struct cat_role *r, struct model_copy *ret)
{
	const struct value *src = role_value(c, r, CAT_PART_SRC);
	const struct value *dst = role_value(c, r, CAT_PART_DST);
	bool whole, frees;

	if (!p->handles || !src || !dst || src->kind == VALUE_ARRAY || dst->kind == VALUE_ARRAY)
		return false;
	frees = sees_frees(core, c);
	whole = frees && sees_all_memory(core, p, c);
	*ret = (struct model_copy){
		.from = copy_side(p, c, src, whole, frees, told_side(r, CAT_DIR_H2D)),
		.to = copy_side(p, c, dst, whole, frees, told_side(r, CAT_DIR_D2H)),
		.has_src = src->kind != VALUE_HANDLE && value_address(src),
		.has_dst = dst->kind != VALUE_HANDLE && value_address(dst),
		.src = value_address(src),
		.dst = value_address(dst),
	};
	ret->bytes = role_moved(c, r, &ret->has_size);
	return true;
}

static char fills(const struct core *core, const struct process *p, const struct event_call *c)
{
	const struct cat_role *r = call_role(c, CAT_ACT_FILL);
	const struct value *v = r ? role_value(c, r, CAT_PART_DST) : NULL;
	bool frees = sees_frees(core, c);

	if (!v)
		return 0;
	if (!p->handles)
		return '?';
	return copy_side(p, c, v, frees && sees_all_memory(core, p, c), frees, 0);
}

static bool look_up(void *u, const struct event_call *c, const struct value *v,
		    struct model_object *ret)
{
	return handles_look_up(u, c, v, ret);
}

/* The acts of calls that commands and waits are known by. */
static const uint32_t commanding = 1u << CAT_ACT_CREATE | 1u << CAT_ACT_ENQUEUE |
				   1u << CAT_ACT_WAIT | 1u << CAT_ACT_TIMES;

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

static void tell_memory(struct core *core, const struct process *p, const struct event_call *c,
			bool makes)
{
	bool frees = core->needs & TOLD_MEMORY && call_does(c, CAT_ACT_FREE);

	if (p->handles && (makes || frees || core->needs & TOLD_CONTEXT) &&
	    handles_context(p->handles, c, &core->context))
		core->told.context = &core->context;
	if (core->needs & TOLD_MEMORY && call_does(c, CAT_ACT_FILL))
		core->told.filled = fills(core, p, c);
	core->told.all_memory = frees && kinds_all_memory(core->kinds, c->fn->api, c->mem_kinds);
}

/* How many of its arguments have handles that somebody asks about. */
static uint32_t asked_of(const struct core *core, const struct event_call *c, bool makes)
{
	if (core->needs & TOLD_OBJECTS || makes ||
	    (core->needs & TOLD_COMMANDS && c->acts & commanding))
		return c->nargs;
	return core->needs & TOLD_FIRST && c->fn && !c->fn->nroles && c->nargs;
}

static int tell_call(struct core *core, const struct process *p, const struct event_call *c)
{
	bool makes = core->needs & TOLD_MEMORY && makes_memory(c);
	uint32_t asked = p->handles ? asked_of(core, c, makes) : 0;
	const struct cat_role *copy;
	int r;

	core->told.clocks = p->clocks;
	r = asked ? told_fill_objects(&core->told, c, asked, look_up, p->handles) : 0;
	if (r < 0)
		return r;
	if (core->needs & TOLD_LAUNCH && p->handles && call_does(c, CAT_ACT_ENQUEUE) &&
	    handles_launch(p->handles, c, &core->launch))
		core->told.launch = &core->launch;
	copy = core->needs & TOLD_COPY ? call_role(c, CAT_ACT_COPY) : NULL;
	if (copy && tell_copy(core, p, c, copy, &core->copy))
		core->told.copy = &core->copy;
	tell_memory(core, p, c, makes);
	return 0;
}

static const char *thread_name(const struct thread *t, uint32_t tgid, uint32_t tid, char text[24])
{
	uint32_t n = xb_id(tid);
	char *at = text + 23;

	if (t)
		return t->name;
	if (tgid == tid)
		return "main";
	/* No printf: all threads of a stream may be like this. */
	*at = '\0';
	do
		*--at = (char)('0' + n % 10);
	while (n /= 10);
	*--at = '?';
	return at;
}

/* After the core has taken it in. */
int core_tell(struct core *core, const struct event *e)
{
	const struct xb_hdr *h = e->rec;
	const struct xb_fork *fork = (const struct xb_fork *)h;
	struct process *p = process_find(core, h->tgid);
	struct thread *t = thread_find(core, h->tgid, h->tid);
	struct told *told = &core->told;

	told_clear(told);
	told->process = p ? &p->pub : NULL;
	told->host = core_host(core, h->tgid);
	told->thread = thread_name(t, h->tgid, h->tid, core->thread_text);
	if (e->type == EVENT_FORK) {
		told->child = core_process(core, fork->child_tgid);
		told->child_thread =
			thread_name(thread_find(core, fork->child_tgid, fork->child_tid),
				    fork->child_tgid, fork->child_tid, core->child_text);
	}
	if (e->type != EVENT_CALL || !p)
		return 0;
	if (core->needs & TOLD_TASK && t)
		told->task = tasks_at(t->tasks, h->ts);
	return tell_call(core, p, &e->call);
}

const struct told *core_told(const struct core *core)
{
	return &core->told;
}

/* ---- making it ---------------------------------------------------------------------------------- */

void core_need(struct core *core, unsigned needs)
{
	core->needs |= needs;
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
	r = kinds_new(&core->kinds);
	if (r < 0) {
		free(core);
		return r;
	}
	*ret = core;
	return 0;
}

struct core *core_free(struct core *core)
{
	if (!core)
		return NULL;
	while (core->processes)
		process_drop(core, core->processes);
	for (uint32_t i = 0; i < XB_HOST_MAX; i++)
		free(core->hosts[i]);
	told_done(&core->told);
	kinds_free(core->kinds);
	free(core);
	return NULL;
}
