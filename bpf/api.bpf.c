// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * api.bpf.c - the pair of entry and return programs that serves every traced function.
 *
 * The programs know no function. The probe's cookie names a slot of the plan table, and the plan says
 * how many arguments there are, and which pointers to follow, when, and how far. The results are
 * collected in a frame of the thread's stack of calls, in task storage. A frame has the layout of the
 * record that is written when the call returns, so nothing is copied twice on the fast path.
 *
 * A return does not always belong to the top frame: longjmp, exceptions and cancelled threads leave
 * calls without returning, and a function may jump to another traced one instead of calling it. The
 * stack pointer shows which frame it is: at a return it is 8 above its value at the entry, and at an
 * entry every frame at or below the current stack pointer is dead. The exception is an entry whose
 * return address is the kernel's return trampoline: then the function at the same address is still
 * waiting for the return of the one to which it jumped.
 *
 * A loader's function calls the driver's function of the same name, or jumps to it, so one call of the
 * program is several probe hits, in several objects. The outermost active call of a family determines
 * which object is the outer layer on that thread; a call that enters the family through another object
 * meanwhile is a lower layer. The outermost call is remembered by its place in the stack and its id, so
 * it needs no clean-up when its frame ends.
 *
 * Probes are placed one library after the other. Until all libraries of the first look have theirs, calls get frames, so
 * that it is known what is inside what, but nothing is captured or written. Neither is what is called inside such a call
 * later on: it would look as if the program had called it. The trace of a thread begins with the first call that is
 * inside no older one.
 *
 * There are three kinds of links, between which user space chooses (attach/): a session (one program,
 * which asks is_return() which half it is), a pair of uprobe_multi programs, or a pair of
 * plain uprobe programs. All of them use the two functions enter() and leave().
 */
#include "common.bpf.h"
#include "behind.bpf.h"
#include "session.bpf.h"
#include "own_stack.bpf.h"
#include "stream_funcs.bpf.h"
#include "beacon_abi.h"

char LICENSE[] SEC("license") = "Dual BSD/GPL";

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, XB_MAX_FUNCS);
	__type(key, __u32);
	__type(value, struct xb_plan);
} plans SEC(".maps");

/* By the slots of the functions: XB_ASK_ bits, which user space changes at any time. */
__u8 asked[XB_MAX_FUNCS];

#include "returns.bpf.h"
#include "frames.bpf.h"
#include "cost.bpf.h"
#include "args.bpf.h"
#include "stack.bpf.h"
#include "capture.bpf.h"
#include "image.bpf.h"

static __always_inline void put_frame(struct frame *f)
{
	bool wake = false;
	__u64 len;

	len = sizeof(struct xb_call) + f->call.nargs * 8 + f->call.datalen;
	BOUND(len, 3416);
	f->call.h.len = len;
	f->unasked += len;
	if (f->unasked >= WAKE_STEP) {
		f->unasked = 0;
		wake = bpf_ringbuf_query(&ring, BPF_RB_AVAIL_DATA) >= wake_bytes;
	}
	if (!emit_wake(f, len, wake))
		count(XB_C_RECORDS);
}

__noinline int write_frame(struct frame *f)
{
	if (f)
		put_frame(f);
	return 0;
}

_Static_assert(sizeof(struct xb_call) + XB_CALL_BODY >= 3416, "the bound in write_frame");

#include "groups.bpf.h"
#include "told.bpf.h"
#include "slow.bpf.h"
#include "count.bpf.h"
#include "account.bpf.h"
#include "data.bpf.h"

__noinline int write_unfinished(struct frame *f, __u32 why, __u64 now)
{
	if (!f)
		return 0;
	lose_late_images(f);
	if (counts() && why != XB_F_IN_FLIGHT) {
		count_without(f, XB_F_UNFINISHED);
		if (!is_told(f) || !has_room())
			return 0;
	}
	f->call.h.flags |= XB_F_UNFINISHED | why;
	if (captures && why == XB_F_IN_FLIGHT && f->told && f->told == capture_last)
		f->call.h.flags |= XB_F_CAPTURED;
	f->call.dur = now - f->call.h.ts;
	return write_frame(f);
}

/* Gives up the frame at this depth, which will not return. 1: there is none. */
__noinline int drop_frame(struct calls *c, __u32 at, __u32 why, __u64 now)
{
	struct frame *f;

	if (!c || at >= c->depth)
		return 1;
	f = frame_at(c, at);
	if (f->before)
		return 0;
	write_unfinished(f, why, now);
	if (why == XB_F_UNWOUND)
		count(XB_C_UNWOUND);
	return 0;
}

/* Gives up the frames from depth keep on. */
__noinline int drop_frames(struct calls *c, __u32 keep, __u32 why)
{
	__u64 now = bpf_ktime_get_ns();

	if (!c)
		return 0;
	/* The probes of a library may be gone already, and then its calls return unseen. */
	if (why == XB_F_UNWOUND && is_over())
		why = XB_F_IN_FLIGHT;
	for (__u32 i = 0; i < XB_MAX_DEPTH; i++) {
		if (drop_frame(c, keep + i, why, now))
			break;
	}
	c->depth = keep;
	c->too_deep = 0;
	return 0;
}

/*
 * What is added to the stack pointer of a call that XPTI reported, when a probed function is entered: see streams.bpf.h. It
 * is more than any release needs, and less than what any call around it leaves.
 */
#define STREAM_REACH 1024

/* Has the call in the frame at depth returned, if there is an entry here? jumped: its caller jumped instead of calling. */
__noinline int has_returned(struct calls *c, __u32 depth, __u64 sp, bool jumped, bool stream)
{
	struct frame *f;
	__u64 reach;

	if (!c)
		return 0;
	f = frame_at(c, depth);
	reach = f->stream && !stream ? STREAM_REACH : 0;
	return f->call.sp + reach <= sp && !(jumped && f->call.sp == sp);
}

/* The number of live frames at an entry with this stack pointer and return address; stream: XPTI reports it. */
__noinline __u32 alive(struct calls *c, __u64 sp, __u64 caller, bool stream)
{
	bool jumped;
	__u32 depth;

	if (!c)
		return 0;
	depth = c->depth;

	/* The caller jumped here instead of calling, so both return at the same time. */
	jumped = caller && caller == trampoline_of(c);

	for (int i = 0; i < XB_MAX_DEPTH; i++) {
		if (!depth || depth > XB_MAX_DEPTH)
			break;
		if (!has_returned(c, depth - 1, sp, jumped, stream))
			break;
		depth--;
	}
	return depth;
}

/* ---- layers -------------------------------------------------------------------------------------- */

static __always_inline struct outer *outer_of(struct calls *c, const struct xb_plan *p)
{
	__u32 family = p->family;

	barrier_var(family);
	return &c->outer[family & (XB_FAMILIES - 1)];
}

static __always_inline bool is_active(struct calls *c, const struct outer *o, __u32 depth)
{
	__u32 at = o->at;

	return at && at <= depth && frame_at(c, at - 1)->call.id == o->id;
}

/* Whether a call in this object, with depth live frames, is made on behalf of an outer layer. */
static __always_inline bool is_lower(struct calls *c, const struct xb_plan *p, __u32 obj,
				     __u32 depth)
{
	const struct outer *o = outer_of(c, p);

	return p->family && o->obj != obj && is_active(c, o, depth);
}

/* Called for a new frame, which may be the one that determines the outer layer. */
static __always_inline void claim(struct calls *c, const struct xb_plan *p, struct frame *f,
				  __u32 depth)
{
	struct outer *o = outer_of(c, p);

	if (depth && is_active(c, o, depth))
		return;
	o->id = f->call.id;
	o->obj = f->call.obj;
	o->at = depth + 1;
}

/*
 * Without frames, it is not known whether a call is still running. But a function that is entered by a jump
 * has the same stack pointer as the last entry, and the same return address on the stack, or the kernel's
 * trampoline if another tracer watches its return. The same is true if one place calls two libraries in
 * turn through a pointer; such calls are mistaken for layers.
 */
static __always_inline bool was_jumped_to(struct calls *c, const struct xb_plan *p, __u32 obj,
					  __u64 sp, __u64 caller)
{
	struct entry *e = &c->last;

	if (p->family && e->family == p->family && e->sp == sp && e->obj != obj && caller &&
	    (caller == e->caller || caller == trampoline_of(c)))
		return true;
	e->sp = sp;
	e->caller = caller;
	e->family = p->family;
	e->obj = obj;
	return false;
}

static __always_inline bool hides_lower(void)
{
	__u32 zero = 0;
	struct xb_filter *f = bpf_map_lookup_elem(&filter, &zero);

	return !f || !(f->how & XB_HOW_ALL_LAYERS);
}

/* ---- entry and return ---------------------------------------------------------------------------- */

/* What only brings the name of a kernel is no call, and has a probe for the sake of a capture. */
static __always_inline int report_entry(struct frame *f, const struct xb_plan *p)
{
	if (counts()) {
		if (!(p->flags & XB_PLAN_NAMES))
			count_without(f, 0);
		if (!is_told(f) || !has_room())
			return 1;
	}
	f->call.h.flags |= XB_F_ENTRY_ONLY;
	f->call.dur = 0;
	f->call.ret = 0;
	return write_frame(f);
}

/* Its number in its own pid namespace. */
static __always_inline __u32 ns_pid_of(struct task_struct *leader)
{
	struct pid *pid = BPF_CORE_READ(leader, thread_pid);
	__u32 level = BPF_CORE_READ(pid, level);
	struct upid in = {};

	bpf_core_read(&in, sizeof(in), &pid->numbers[level]);
	return in.nr;
}

/*
 * User space is woken, for the more it finds in /proc the sooner it looks. It is a function of its own, so that the record is
 * not on the stack of what follows.
 */
static __noinline int say_heard(void)
{
	struct task_struct *leader =
		BPF_CORE_READ((struct task_struct *)bpf_get_current_task(), group_leader);
	__u64 id = bpf_get_current_pid_tgid();
	struct xb_heard r = { .h = { .len = sizeof(r), .type = XB_HEARD } };

	r.h.tgid = id >> 32;
	r.h.tid = id;
	r.h.ts = bpf_ktime_get_ns();
	r.start_ns = BPF_CORE_READ(leader, start_boottime);
	r.ppid = BPF_CORE_READ(leader, real_parent, tgid);
	r.uid = bpf_get_current_uid_gid();
	r.ns_pid = ns_pid_of(leader);
	bpf_probe_read_kernel_str(r.comm, sizeof(r.comm), leader->comm);
	return emit_wake(&r, sizeof(r), true);
}

/*
 * If all processes (or all with a name, user or cgroup) are traced, most of them are of no interest. A
 * process that was not asked for by its pid is reported from its first call into a traced library on;
 * pthread_create alone does not count as such a call. Returns false for a call to leave out.
 */
static __always_inline bool introduce(struct calls *c, const struct xb_plan *p)
{
	__u32 tgid = bpf_get_current_pid_tgid() >> 32;
	__u8 one = 1;

	if (c->known)
		return true;
	if (!was_heard_of()) {
		if (p->flags & XB_PLAN_QUIET)
			return false;
		bpf_map_update_elem(&heard, &tgid, &one, BPF_ANY);
		say_heard();
	}
	if (groups_by && p->func != XB_PRICED)
		group_join(c);
	c->known = 1;
	return true;
}

static __always_inline __u8 asked_of(__u32 slot)
{
	barrier_var(slot);
	return asked[slot & (XB_MAX_FUNCS - 1)];
}

/* Nobody wants to know of this function now. */
static __always_inline bool is_off(__u64 cookie)
{
	return asked_of(XB_COOKIE_FUNC(cookie)) & XB_ASK_NOTHING;
}

/* Its return has a probe that fires all the same, except in a session: that return lacks no entry. */
static __always_inline void pass_over(void)
{
	struct calls *c = calls_of(bpf_get_current_task_btf());

	if (c && !c->own)
		c->passed_over++;
}

/* By itself, so that the record is not on the stack of what follows. */
static __noinline int report_enter(struct frame *f, __u32 slot)
{
	struct xb_enter r = { .h = { .len = sizeof(r), .type = XB_ENTER } };

	if (!f)
		return 0;
	r.h.flags = f->call.h.flags;
	r.h.tgid = f->call.h.tgid;
	r.h.tid = f->call.h.tid;
	r.h.ts = f->call.h.ts;
	r.id = f->call.id;
	r.parent = f->call.parent;
	r.func = slot;
	return emit(&r, sizeof(r));
}

/* A call that begins, and its place in its thread's stack of calls. */
struct place {
	__u64 sp, caller;
	__u32 slot, obj, depth;
	__u32 flags;  /* of its record */
	bool before;  /* see struct frame */
	bool returns; /* its end will be seen */
	bool stream;  /* XPTI reports it */
};

/* A probe is in the function that XPTI reported just now: so that is where the call is. */
static __always_inline void meet_told(struct calls *c, const struct place *at)
{
	struct frame *f;

	if (at->stream || !at->depth)
		return;
	f = frame_at(c, at->depth - 1);
	if (f->stream && f->call.func == at->slot)
		f->call.obj = at->obj;
}

/* Sets depth, flags and before. False: the call is not kept, which is counted. */
static __always_inline bool find_place(struct calls *c, const struct xb_plan *p, struct place *at)
{
	__u32 depth = c->depth;

	if (depth) {
		depth = alive(c, at->sp, at->caller, at->stream);
		if (depth != c->depth)
			drop_frames(c, depth, XB_F_UNWOUND);
		at->before |= depth && frame_at(c, depth - 1)->before;
	}
	at->depth = depth;
	at->flags = 0;
	if ((depth && is_lower(c, p, at->obj, depth)) ||
	    (!at->returns && was_jumped_to(c, p, at->obj, at->sp, at->caller))) {
		if (hides_lower()) {
			count(XB_C_LOWER);
			meet_told(c, at);
			return false;
		}
		at->flags = XB_F_LOWER;
	}
	if (!at->before)
		count(XB_C_CALLS);
	if (depth >= XB_MAX_DEPTH) {
		c->too_deep++;
		if (!at->before)
			count(XB_C_TOO_DEEP);
		return false;
	}
	return true;
}

/* Fills in what is known of every call. Returns whether its arguments and what they lead to are wanted. */
static __always_inline bool new_frame(struct calls *c, struct frame *f, const struct xb_plan *p,
				      const struct place *at, __u64 id)
{
	bool wanted = !counts() && !at->before;
	__u32 nargs = p->nargs;

	f->call.h.type = XB_CALL;
	f->call.h.flags = at->flags;
	f->call.h.tgid = id >> 32;
	f->call.h.tid = id;
	f->call.id = new_id(c);
	f->call.parent = at->depth ? frame_at(c, at->depth - 1)->call.id : 0;
	f->call.sp = at->sp;
	f->call.caller = at->caller;
	f->call.func = at->slot;
	f->call.obj = at->obj;
	f->call.depth = at->depth;
	f->call.datalen = 0;
	f->call.ret = 0;
	if (captures) {
		f->told = at->before ? 0 : told_to(c, at->depth, id);
		wanted |= f->told != 0;
	}
	if (!wanted)
		nargs = 0;
	if (nargs > XB_MAX_ARGS)
		nargs = XB_MAX_ARGS;
	f->call.nargs = nargs;
	f->inside = 0;
	f->images = 0;
	f->before = at->before;
	f->stream = false;
	return wanted;
}

/* Its arguments are in the frame. */
static __always_inline void capture_entry(struct frame *f, struct xb_plan *p)
{
	if (p->nops > p->nret) {
		__builtin_memset(f->at, 0, sizeof(f->at));
		capture(f, p, 0);
	} else if (p->nops) {
		__builtin_memset(f->at, 0, sizeof(f->at));
	}
}

/* All that there is at its entry is in the frame. Returns 1 if its end will not be seen, as sessions do. */
static __always_inline int begin_call(struct pt_regs *ctx, struct calls *c, struct frame *f,
				      struct xb_plan *p, const struct place *at)
{
	int unseen = 1;

	if (!at->before && p->flags & XB_PLAN_STACK && wants_stack(f)) {
		keep_regs(ctx, c);
		if (!take_wanted(c, at->depth, p->flags & XB_PLAN_STACK_OWN))
			f->call.h.flags |= XB_F_NO_STACK;
	}
	charge(c, at->slot, at->returns);
	f->call.h.ts = bpf_ktime_get_ns();
	if (!at->before && asked_of(at->slot) & XB_ASK_ENTER)
		report_enter(f, at->slot);
	if (!at->returns) {
		if (!at->before)
			report_entry(f, p);
		/* Made of returns, it would be any byte to the verifier, which wants 0 or 1. */
		barrier_var(unseen);
		return unseen;
	}
	claim(c, p, f, at->depth);
	c->depth = at->depth + 1;
	return 0;
}

/* The beacon says something: enum beacon_says. */
static __always_inline void heed(struct pt_regs *ctx, struct calls *c)
{
	switch ((__u32)ctx->di) {
	case BEACON_SAYS_PROGRAM:
		c->own = 0;
		break;
	case BEACON_SAYS_OWN:
		c->own = 1;
		break;
	case BEACON_SAYS_MISSED:
		count_n(XB_C_TIMES_MISSED, ctx->si);
		break;
	case BEACON_SAYS_NONE:
		count_n(XB_C_TIMES_NONE, ctx->si);
		break;
	}
}

/* The entry half. Returns 1 if the return half must not run for this call. */
static __always_inline int enter(struct pt_regs *ctx, __u64 cookie)
{
	struct place at = { .slot = XB_COOKIE_FUNC(cookie), .obj = XB_COOKIE_OBJ(cookie) };
	struct xb_account *account = NULL;
	struct xb_plan *p;
	struct calls *c;
	struct frame *f;
	__u64 id = bpf_get_current_pid_tgid(), now;
	bool wanted;

	if (!is_target_id(id)) {
		count(XB_C_FILTERED);
		return 1;
	}
	at.before = !began();
	if (XB_COOKIE_FLAGS(cookie) & XB_COOKIE_F_SAYS) {
		c = own_calls();
		if (c)
			heed(ctx, c);
		return 1;
	}
	p = bpf_map_lookup_elem(&plans, &at.slot);
	if (!p || !p->func) {
		count(XB_C_BAD_PLAN);
		return 1;
	}
	c = own_calls();
	if (!c) {
		count(XB_C_NO_STATE);
		return 1;
	}
	if (c->own)
		return 1;
	if (!at.before && !introduce(c, p))
		return 1;
	at.sp = ctx->sp;
	at.returns = !(p->flags & XB_PLAN_ENTRY_ONLY) &&
		     !(XB_COOKIE_FLAGS(cookie) & XB_COOKIE_F_ENTRY_ONLY);
	/* A return has its address itself; but if a stack is taken, the address is needed before. */
	if (c->depth || !at.returns || takes_stacks())
		at.caller = return_address(at.sp);
	if (!find_place(c, p, &at)) {
		charge(c, at.slot, false);
		return 1;
	}
	f = frame_at(c, at.depth);
	wanted = new_frame(c, f, p, &at, id);
	if (accounts)
		account = account_wanted(f, at.before);
	if (wanted || account)
		take_args(ctx, f, p->nargs > XB_MAX_ARGS ? XB_MAX_ARGS : p->nargs, cookie);
	if (account) {
		now = charge_begin();
		account_entry(f, account);
		charge_since(c, at.slot, now);
	}
	if (wanted)
		capture_entry(f, p);
	if (images && wanted)
		take_images(f, at.returns);
	return begin_call(ctx, c, f, p, &at);
}

/* A return whose entry was left out as that of a lower layer. Only pairs get these, not sessions. */
static __always_inline bool was_hidden(struct pt_regs *ctx, struct calls *c)
{
	__u64 cookie = bpf_get_attach_cookie(ctx);
	__u32 slot = XB_COOKIE_FUNC(cookie);
	struct xb_plan *p = bpf_map_lookup_elem(&plans, &slot);

	return p && is_lower(c, p, XB_COOKIE_OBJ(cookie), c->depth) && hides_lower();
}

/* Whether a call that returned is to be left out. */
static __always_inline bool leaves_out(const struct xb_plan *p, const struct frame *f)
{
	__u32 zero = 0;
	struct xb_filter *flt = bpf_map_lookup_elem(&filter, &zero);

	if (!flt)
		return false;
	if (f->call.dur < flt->min_dur)
		return true;
	return (flt->how & XB_HOW_ERRORS) && p && !xb_failed(p, f->call.ret);
}

/* The call at depth - 1 has returned ret. */
static __always_inline void end_call(struct calls *c, struct frame *f, __u32 depth, __u64 now,
				     __u64 ret)
{
	__u32 slot = f->call.func;
	struct xb_plan *p = bpf_map_lookup_elem(&plans, &slot);
	bool blind = f->stream && f->blind;

	f->call.dur = now - f->call.h.ts;
	f->call.ret = ret;
	if (counts()) {
		count_return(c, f, p, depth);
		look_if_slow(c, f, p);
		if (accounts && !blind)
			account_return(c, f, p, depth);
		if (!is_told(f) || !has_room())
			return;
	}
	if (images && f->images)
		check_images(f, p && (__u32)ret == p->success);
	if (leaves_out(p, f))
		return;
	if (p && p->nret == 1 && !blind)
		capture_result(f, p);
	else if (p && p->nret && !blind)
		capture(f, p, 1);
	if (keeps_data && !blind)
		take_data(c, f, p, depth);
	put_frame(f);
}

/* An end without a begin: its call was not kept, or it was not seen. */
static __always_inline void end_unkept(struct calls *c)
{
	if (c->too_deep)
		c->too_deep--;
	else if (c->passed_over)
		c->passed_over--;
	else if (is_target() && began())
		count(XB_C_UNMATCHED);
}

/*
 * paired: this return belongs to an entry that was kept (in a session). Otherwise, its entry may not have
 * been kept, so it must at least be a return of the same function.
 */
static __always_inline int leave(struct pt_regs *ctx, bool paired)
{
	__u64 now = bpf_ktime_get_ns(), sp = ctx->sp - 8;
	__u32 depth, slot = paired ? 0 : XB_COOKIE_FUNC(bpf_get_attach_cookie(ctx));
	struct frame *f = NULL;
	struct calls *c;

	c = calls_of(bpf_get_current_task_btf());
	if (!c || (!paired && (c->own || was_hidden(ctx, c))))
		return 0;
	/* It is nearly always the top frame. Otherwise, the frames above it were left without a return. */
	depth = c->depth;
	for (int i = 0; i < XB_MAX_DEPTH; i++) {
		if (!depth || depth > XB_MAX_DEPTH)
			break;
		f = frame_at(c, depth - 1);
		if (f->call.sp == sp && (paired || f->call.func == slot) && !f->stream)
			break;
		depth--;
		f = NULL;
	}
	if (!f) {
		end_unkept(c);
		return 0;
	}
	if (depth != c->depth)
		drop_frames(c, depth, XB_F_UNWOUND);
	c->depth = depth - 1;
	if (f->before)
		return 0;
	f->call.caller = ctx->ip;
	end_call(c, f, depth, now, ctx->ax);
	return 0;
}

/* An entry of pairs: those without a return have the same program, because kernels take long to verify each. */
static __always_inline void enter_pair(struct pt_regs *ctx)
{
	__u64 cookie = bpf_get_attach_cookie(ctx);

	if (!is_off(cookie))
		enter(ctx, cookie);
	else if (!(XB_COOKIE_FLAGS(cookie) & XB_COOKIE_F_ENTRY_ONLY))
		pass_over();
}

/* ---- the three kinds of links ------------------------------------------------------------------- */

SEC("uprobe.multi")
int api_session(struct pt_regs *ctx)
{
	__u64 cookie;

	KEEP_OWN_STACK(ctx, no_sessions);
	if (is_return(ctx)) {
		leave(ctx, true);
		return 0;
	}
	cookie = bpf_get_attach_cookie(ctx);
	return is_off(cookie) || enter(ctx, cookie);
}

SEC("uprobe.multi")
int api_multi_entry(struct pt_regs *ctx)
{
	KEEP_OWN_STACK(ctx, no_multis);
	enter_pair(ctx);
	return 0;
}

SEC("uprobe.multi")
int api_multi_return(struct pt_regs *ctx)
{
	KEEP_OWN_STACK(ctx, no_multis);
	leave(ctx, false);
	return 0;
}

SEC("uprobe")
int api_entry(struct pt_regs *ctx)
{
	KEEP_OWN_STACK(ctx, no_plains);
	enter_pair(ctx);
	return 0;
}

/* Single probes may be there long after the end. */
SEC("uretprobe")
int api_return(struct pt_regs *ctx)
{
	KEEP_OWN_STACK(ctx, no_plains);
	if (!is_ended())
		leave(ctx, false);
	return 0;
}

#include "streams.bpf.h"
#include "processes.bpf.h"

/* ---- calls in flight ---------------------------------------------------------------------------- */

/* A call that is older than the trace, or inside such a call. */
static __always_inline void write_older(struct frame *f, __u64 now)
{
	__u64 since = began();

	if (!since)
		return;
	f->call.h.flags |= XB_F_UNFINISHED | XB_F_IN_FLIGHT | XB_F_OLDER;
	f->call.dur = now - (f->call.h.ts > since ? f->call.h.ts : since);
	f->call.h.ts = now;
	write_frame(f);
}

/*
 * Writes the calls that each thread is in. The threads continue to run meanwhile, so a frame is copied
 * first, and is only written if it is still the same call afterwards.
 */
SEC("iter/task")
int snapshot(struct bpf_iter__task *ctx)
{
	struct task_struct *task = ctx->task;
	__u64 now = bpf_ktime_get_ns();
	struct frame *copy;
	struct calls *c;
	__u32 zero = 0;

	if (!task)
		return 0;
	c = calls_of(task);
	copy = bpf_map_lookup_elem(&snapshot_frame, &zero);
	if (!c || !copy)
		return 0;
	charge_thread(c);
	for (__u32 i = 0; i < XB_MAX_DEPTH; i++) {
		struct frame *f = &c->frames[i];
		__u64 id;

		if (i >= c->depth)
			break;
		id = f->call.id;
		if (bpf_probe_read_kernel(copy, sizeof(*copy), f))
			continue;
		barrier();
		if (i >= c->depth || *(volatile __u64 *)&f->call.id != id || copy->call.id != id)
			continue;
		if (copy->call.nargs > XB_MAX_ARGS)
			continue;
		if (copy->before)
			write_older(copy, now);
		else
			write_unfinished(copy, XB_F_IN_FLIGHT, now);
	}
	return 0;
}
