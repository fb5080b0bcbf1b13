// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stack.bpf.h - takes a piece of the user's stack at the entry of a call. Part of api.bpf.c.
 *
 * The kernel's own stack walker follows frame pointers, which no traced library keeps. User space, which
 * has the unwind tables, therefore walks the stack (user/peek/unwind.c), and gets registers and bytes
 * from here.
 *
 * Before they are in the ring, the bytes need a buffer. It can't be reserved room in the ring, because a
 * program that is preempted there would block all others. It can't be per-CPU memory, because a uprobe
 * program can be preempted by that of another task. There are therefore a few more buffers than CPUs, and
 * each is taken for the time of one copy. If none is free, which needs that many preempted copies, the
 * stack is not taken, and is counted.
 */
#ifndef XB_STACK_BPF_H
#define XB_STACK_BPF_H

#include "wire_python.h"

/* A walk along Python frames, see python.bpf.h. */
#define PY_RAW 256 /* bytes; offsets into it are masked to half of that */

struct py_walk {
	struct xb_python p;
	__u64 frame;  /* the next one */
	__u64 cframe; /* with XB_PY_CFRAME */
	__u32 done;
	__u64 code, units; /* the last code object that was looked at, and its instructions */
	__u32 code_id;
	__u32 open; /* frames at the end of rec that have no anchor yet */
	__u64 raw[PY_RAW / 8];
	struct xb_py_stack rec;
};

struct stack_buf {
	__u32 busy;
	__u32 reserved;
	struct py_walk py;
	struct xb_stack rec;
	__u8 bytes[XB_STACK_MAX + PAGE_BYTES]; /* rec.bytes; a page more for the verifier */
};

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct stack_buf);
} stack_bufs SEC(".maps");

/* Set by user space before loading. */
const volatile __u32 stack_bytes;      /* of a stack, a multiple of 8; 0: no stacks are taken */
const volatile __u32 stack_nbufs = 1;  /* entries of stack_bufs */
const volatile __u64 stack_per_window; /* how many in 2^WINDOW_BITS ns; 0: no limit */

#include "python.bpf.h"
#include "known.bpf.h"

/* The registers that a function keeps for its caller. Passed in memory, so that take_stack() is verified separately. */
static __always_inline void keep_regs(struct pt_regs *ctx, struct calls *c)
{
	c->regs.ip = REG(ctx, ip);
	c->regs.bp = REG(ctx, bp);
	c->regs.bx = REG(ctx, bx);
	c->regs.r12 = REG(ctx, r12);
	c->regs.r13 = REG(ctx, r13);
	c->regs.r14 = REG(ctx, r14);
	c->regs.r15 = REG(ctx, r15);
}

#define WINDOW_BITS 28 /* 268 ms: a burst does not use up a whole second */
#define BUF_TRIES   8
#define STACKS_WAKE (128 << 10) /* bytes, a power of two */

__u64 stack_window, stacks_taken[2]; /* [1]: by functions with XB_PLAN_STACK_OWN */
__u64 own_limit;		     /* of stacks_taken[1] in this window */
__u64 stacks_missed;		     /* that were not taken: beyond the limit, or no room */

/*
 * What allocating calls left in the last window is added to this one: in a burst, stacks are taken again and again until
 * user space has seen each of them once.
 */
static __always_inline void begin_window(__u64 window)
{
	__u64 taken = stacks_taken[1], left = stack_per_window;

	if (window == stack_window + 1)
		left = taken < own_limit ? own_limit - taken : 0;
	if (left > stack_per_window)
		left = stack_per_window;
	stack_window = window;
	stacks_taken[0] = stacks_taken[1] = 0;
	own_limit = stack_per_window + left;
}

/* If two CPUs begin a window at the same time, it is a little longer than it should be. */
static __always_inline bool may_take(__u64 now, bool own)
{
	__u64 window = now >> WINDOW_BITS;

	if (!stack_per_window)
		return true;
	if (window != stack_window)
		begin_window(window);
	if (own)
		return __sync_fetch_and_add(&stacks_taken[1], 1) < own_limit;
	return __sync_fetch_and_add(&stacks_taken[0], 1) < stack_per_window;
}

static __always_inline struct stack_buf *get_buf(void)
{
	__u32 at = bpf_get_smp_processor_id();

	for (int i = 0; i < BUF_TRIES; i++) {
		__u32 key = (at + i) % stack_nbufs;
		struct stack_buf *b = bpf_map_lookup_elem(&stack_bufs, &key);

		if (b && !__sync_val_compare_and_swap(&b->busy, 0, 1))
			return b;
	}
	return NULL;
}

static __always_inline void put_buf(struct stack_buf *b)
{
	__sync_lock_test_and_set(&b->busy, 0);
}

/*
 * Copies page by page. An unreadable page ends the copy, and what is before it is kept. The position is
 * kept in memory, so that the verifier forgets its value and each round looks like the one before.
 */
__noinline int copy_stack(struct stack_buf *b, __u64 from)
{
	if (!b)
		return 0;
	b->rec.size = 0;
	for (int i = 0; i < XB_STACK_MAX / PAGE_BYTES + 1; i++) {
		__u32 have = *(volatile __u32 *)&b->rec.size, step;

		if (have >= stack_bytes || EXCEEDS(have, XB_STACK_MAX))
			break;
		step = PAGE_BYTES - ((from + have) & (PAGE_BYTES - 1));
		if (step > stack_bytes - have)
			step = stack_bytes - have;
		if (EXCEEDS(step, PAGE_BYTES))
			break;
		if (bpf_probe_read_user(b->bytes + have, step, (void *)(from + have))) {
			b->rec.h.flags |= XB_STACK_CUT;
			break;
		}
		*(volatile __u32 *)&b->rec.size = have + step;
	}
	b->rec.size &= ~7U;
	return 0;
}

/* The slot to be filled next, in one of the two functions below. */
static __always_inline struct xb_slot *next_slot(struct stack_buf *b, __u32 *ret_n)
{
	__u32 n = *(volatile __u32 *)&b->rec.nreal;

	barrier_var(n);
	n &= XB_MAX_REAL - 1;
	*ret_n = n;
	return &b->rec.real[n];
}

/*
 * What a loop does is a function of its own here and elsewhere, and returns at once where it is not wanted: verifying is
 * most of the time that attaching takes on older kernels, and they go through each round of a loop, and through what is
 * never called (docs/kernels.md).
 */
__noinline int add_own_of(struct stack_buf *b, struct calls *c, __u32 i)
{
	struct xb_slot *to;
	struct frame *f;
	__u32 n;

	if (!b || !c || !stack_bytes)
		return 0;
	f = frame_at(c, i);
	if (!f->call.caller || f->call.caller == c->trampoline)
		return 0;
	to = next_slot(b, &n);
	to->sp = f->call.sp;
	to->caller = f->call.caller;
	*(volatile __u32 *)&b->rec.nreal = n + 1;
	return 0;
}

/* Returns the next return_instance. */
__noinline __u64 add_real_of(struct stack_buf *b, __u64 ri, __u64 trampoline)
{
	struct xb_slot *to;
	__u64 word, next;
	__u32 n;

	if (!b || !stack_bytes)
		return 0;
	to = next_slot(b, &n);
	next = (__u64)read_return((void *)ri, to);
	if (!bpf_probe_read_user(&word, sizeof(word), (void *)to->sp) && word == trampoline)
		*(volatile __u32 *)&b->rec.nreal = n + 1;
	return next;
}

/* The original return addresses of this call and of those around it, as far as we know them ourselves. */
__noinline int add_own(struct stack_buf *b, struct calls *c, __u32 depth)
{
	if (!b || !c)
		return 0;
	b->rec.nreal = 0;
	for (__u32 i = 0; i < XB_MAX_DEPTH; i++) {
		if (i > depth)
			break;
		add_own_of(b, c, i);
	}
	return 0;
}

/* The original return addresses wherever the stack has the kernel's trampoline, for us or for another tracer. */
__noinline int add_real(struct stack_buf *b, struct calls *c)
{
	__u64 ri, trampoline;

	if (!b || !c || !stack_bytes)
		return 0;
	ri = (__u64)first_return((void *)bpf_get_current_task());
	b->rec.nreal = 0;
	trampoline = trampoline_of(c);
	for (__u32 i = 0; trampoline && ri && i < XB_MAX_REAL; i++)
		ri = add_real_of(b, ri, trampoline);
	return 0;
}

/* Takes the stack for the call in the frame at depth, unless its site is known. 0: it was not taken, which is counted. */
__noinline int take_stack(struct calls *c, __u32 depth, __u32 own)
{
	__u64 now = bpf_ktime_get_ns(), len, waiting;
	bool wake;
	struct stack_buf *b;
	struct frame *f;
	int done, python, known;

	if (!c)
		return 0;
	/* A stack that is known costs little, so there is no limit to them. */
	if (knows_stacks) {
		known = write_known(c, depth);
		if (known)
			return known > 0;
	}
	f = frame_at(c, depth);
	if (!stack_bytes || !may_take(now, own)) {
		__sync_fetch_and_add(&stacks_missed, 1);
		return 0;
	}
	b = get_buf();
	if (!b) {
		__sync_fetch_and_add(&stacks_missed, 1);
		return 0;
	}
	python = take_python(b, f->call.id);
	b->rec.h.type = XB_STACK;
	b->rec.h.flags = 0;
	b->rec.h.tgid = f->call.h.tgid;
	b->rec.h.tid = f->call.h.tid;
	b->rec.h.ts = now;
	b->rec.call = f->call.id;
	b->rec.ip = c->regs.ip;
	b->rec.sp = f->call.sp;
	b->rec.bp = c->regs.bp;
	b->rec.bx = c->regs.bx;
	b->rec.r12 = c->regs.r12;
	b->rec.r13 = c->regs.r13;
	b->rec.r14 = c->regs.r14;
	b->rec.r15 = c->regs.r15;
	copy_stack(b, f->call.sp);
	if (python)
		b->rec.h.flags |= XB_STACK_PYTHON;
	if (knows_returns())
		add_real(b, c);
	else
		add_own(b, c, depth);
	len = b->rec.size;
	BOUND(len, 49152);
	len += sizeof(struct xb_stack);
	b->rec.h.len = len;
	/*
	 * For the first stack, wake user space at once: it has to read the process's mappings while they exist. Later, it
	 * is woken earlier than for other records, because until it has seen a stack, the same stack is taken again.
	 */
	waiting = bpf_ringbuf_query(&ring, BPF_RB_AVAIL_DATA);
	wake = !c->stacks++ || (waiting ^ (waiting + len)) >= STACKS_WAKE;
	done = !emit_wake(&b->rec, len, wake);
	put_buf(b);
	return done;
}

_Static_assert(XB_STACK_MAX == 49152, "the bound in take_stack");

#endif
