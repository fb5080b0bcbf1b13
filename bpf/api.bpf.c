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
 * which asks bpf_session_is_return() which half it is), a pair of uprobe_multi programs, or a pair of
 * plain uprobe programs. All of them use the two functions enter() and leave().
 */
#include "common.bpf.h"

char LICENSE[] SEC("license") = "Dual BSD/GPL";

extern bool bpf_session_is_return(void) __ksym __weak;

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, XB_MAX_FUNCS);
	__type(key, __u32);
	__type(value, struct xb_plan);
} plans SEC(".maps");

#define ARGS_BYTES (XB_MAX_ARGS * 8)
/* An item that begins below this fits. */
#define ITEM_LIMIT (ARGS_BYTES + XB_CALL_DATA)

/* See read_near(). */
#define NEAR_BEFORE 64
#define NEAR_BYTES  160
#define NEAR_MAX    32
#define PAGE_BYTES  4096

struct frame {
	struct xb_call call;
	__u8 body[XB_CALL_BODY]; /* call.body */
	__u32 pos;		 /* where in body the next item goes */
	__u32 near_len;		 /* bytes in near, or 0 */
	__u64 near_at;		 /* the address where they are in the process */
	__u64 near[(NEAR_BYTES + NEAR_MAX) / 8];
	__u32 unasked; /* bytes written since the last query of how much waits in the ring */
	__u64 inside;  /* ns in traced calls that returned inside this one, if calls are counted */
	bool before;   /* it began before the trace, or inside such a call: it is not written */
	__u16 at[XB_MAX_OPS]; /* where in body the bytes of each operation are; 0: nowhere */
	__u16 len[XB_MAX_OPS];
};

/* The outermost active call of a family: frame at - 1, if that is still call id. */
struct outer {
	__u64 id;
	__u32 at; /* 0: none */
	__u32 obj;
};

/* The last entry of a thread that was recorded without a frame, if it may be the outer layer of the next. */
struct entry {
	__u64 sp, caller;
	__u32 family, obj;
};

struct calls {
	__u32 depth;
	__u32 too_deep; /* calls inside the deepest frame that were not kept */
	__u64 next_id, last_id;
	__u64 known;	  /* its process was introduced */
	__u64 trampoline; /* the kernel's return trampoline in this process; 0: not known */
	__u32 life;	  /* see count.bpf.h; 0: not known */
	struct outer outer[XB_FAMILIES];
	struct entry last;
	struct {
		__u64 ip, bp, bx, r12, r13, r14, r15;
	} regs;	      /* at the entry of the call whose stack is taken */
	__u64 stacks; /* taken from this thread */
	struct frame frames[XB_MAX_DEPTH];
};

struct {
	__uint(type, BPF_MAP_TYPE_TASK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, struct calls);
} threads SEC(".maps");

/* Processes that called a traced function: see introduce(). */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 65536);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, __u32);
	__type(value, __u8);
} heard SEC(".maps");

/* A copy of a frame while a snapshot of another thread's calls is made; one snapshot at a time. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct frame);
} snapshot_frame SEC(".maps");

/*
 * Bounds that only the verifier needs, and that the compiler must not drop. EXCEEDS is for paths that
 * are taken often: returning is cheaper to verify than continuing with two possible values.
 */
#define EXCEEDS(v, max)         \
	({                      \
		barrier_var(v); \
		(v) > (max);    \
	})
#define BOUND(v, max) asm volatile("if %0 <= " #max " goto +1; %0 = " #max : "+r"(v))

/* Threads get ids in blocks, so that the shared counter is rarely used. */
#define ID_BLOCK 4096
__u64 next_id_block = 1;

static __always_inline __u64 new_id(struct calls *c)
{
	if (c->next_id == c->last_id) {
		c->next_id = __sync_fetch_and_add(&next_id_block, 1) * ID_BLOCK;
		c->last_id = c->next_id + ID_BLOCK;
	}
	return c->next_id++;
}

/*
 * Loads from the context must have constant offsets; otherwise, the compiler merges them into one load
 * through a computed address.
 */
#define REG(ctx, name)                                                                   \
	({                                                                               \
		__u64 v_;                                                                \
		asm volatile("%0 = *(u64 *)(%1 + %2)"                                    \
			     : "=r"(v_)                                                  \
			     : "r"(ctx), "i"(__builtin_offsetof(struct pt_regs, name))); \
		v_;                                                                      \
	})

static __always_inline __u64 reg(struct pt_regs *ctx, __u32 which)
{
	switch (which) {
	case XB_REG_DI:
		return REG(ctx, di);
	case XB_REG_SI:
		return REG(ctx, si);
	case XB_REG_DX:
		return REG(ctx, dx);
	case XB_REG_CX:
		return REG(ctx, cx);
	case XB_REG_R8:
		return REG(ctx, r8);
	case XB_REG_R9:
		return REG(ctx, r9);
	case XB_REG_AX:
		return REG(ctx, ax);
	case XB_REG_BX:
		return REG(ctx, bx);
	case XB_REG_BP:
		return REG(ctx, bp);
	case XB_REG_R10:
		return REG(ctx, r10);
	case XB_REG_R11:
		return REG(ctx, r11);
	case XB_REG_R12:
		return REG(ctx, r12);
	case XB_REG_R13:
		return REG(ctx, r13);
	case XB_REG_R14:
		return REG(ctx, r14);
	default:
		return REG(ctx, r15);
	}
}

static __always_inline __u64 return_address(__u64 sp)
{
	__u64 caller = 0;

	bpf_probe_read_user(&caller, sizeof(caller), (void *)sp);
	return caller;
}

/*
 * A read of user memory costs more than anything else here (60 ns or more, however small), so the words
 * on the stack are read together with the return address below them.
 */
static __always_inline void take_args(struct pt_regs *ctx, struct frame *f, __u32 nargs,
				      __u64 cookie)
{
	__u64 *args = (__u64 *)f->body;
	__u32 map = XB_COOKIE_REGMAP(cookie);

	if (nargs > 6) {
		__u64 bytes = (nargs - 5) * 8;

		BOUND(bytes, 216);
		if (bpf_probe_read_user(&args[5], bytes, (void *)ctx->sp)) {
			f->call.h.flags |= XB_F_FAULT;
			count(XB_C_UNREADABLE);
		} else {
			f->call.caller = args[5];
		}
	}

	if (map == XB_REGMAP_ABI) {
		args[0] = REG(ctx, di);
		args[1] = REG(ctx, si);
		args[2] = REG(ctx, dx);
		args[3] = REG(ctx, cx);
		args[4] = REG(ctx, r8);
		args[5] = REG(ctx, r9);
	} else {
		args[0] = reg(ctx, map & 15);
		args[1] = reg(ctx, map >> 4 & 15);
		args[2] = reg(ctx, map >> 8 & 15);
		args[3] = reg(ctx, map >> 12 & 15);
		args[4] = reg(ctx, map >> 16 & 15);
		args[5] = reg(ctx, map >> 20 & 15);
	}
}

/* The value that src and off of an operation name, or 0. */
static __always_inline __u64 source(struct frame *f, __u32 src, __u32 off, __u32 size)
{
	__u32 at;

	if (!(src & XB_SRC_OP))
		return *(__u64 *)(f->body + (src & (XB_MAX_ARGS - 1)) * 8);
	src &= XB_MAX_OPS - 1;
	at = f->at[src];
	if (!at || off + size > f->len[src])
		return 0;
	at += off;
	if (at > XB_CALL_BODY - 8)
		return 0;
	/* The caller cuts a value that is narrower than 8 bytes. */
	return *(__u64 *)(f->body + at);
}

static __always_inline __u64 element_count(struct frame *f, const struct xb_op *op)
{
	bool narrow = op->flags & XB_OP_LEN_32;
	__u64 n;

	if (op->len_src == XB_SRC_CONST)
		return op->len_off;
	n = source(f, op->len_src, op->len_off, narrow ? 4 : 8);
	if (op->flags & XB_OP_LEN_DEREF) {
		__u64 v = 0;

		if (!n || bpf_probe_read_user(&v, narrow ? 4 : 8, (void *)n))
			return 0;
		n = v;
	}
	return narrow ? (__u32)n : n;
}

/* The frame at a depth. The verifier needs the mask, which the compiler would drop. */
static __always_inline struct frame *frame_at(struct calls *c, __u32 depth)
{
	barrier_var(depth);
	return &c->frames[depth & (XB_MAX_DEPTH - 1)];
}

#include "stack.bpf.h"

/* Writes the head of an item at pos, whose bytes are there, and sets pos after the item. */
static __always_inline void put_item(struct frame *f, __u32 pos, __u64 len, __u32 op, __u32 flags,
				     __u64 total)
{
	struct xb_item *item = (struct xb_item *)(f->body + pos);

	item->len = len;
	item->op = op;
	item->flags = flags;
	item->total = total;
	f->pos = pos + sizeof(*item) + ((len + 7) & ~7ULL);
}

/*
 * A small read that shares one read of user memory with its neighbours: the first of them also reads what
 * is around it on the same page, which is present if the first is. False: read it separately.
 */
static __always_inline bool read_near(struct frame *f, __u64 *to, __u64 ptr, __u64 size)
{
	__u64 at, len;
	const __u64 *from;

	if (size > NEAR_MAX)
		return false;
	if (!f->near_len) {
		at = ptr - NEAR_BEFORE;
		if ((at ^ ptr) / PAGE_BYTES)
			at = ptr & ~(PAGE_BYTES - 1ULL);
		len = PAGE_BYTES - (at & (PAGE_BYTES - 1));
		if (len > NEAR_BYTES)
			len = NEAR_BYTES;
		if (EXCEEDS(len, NEAR_BYTES) || bpf_probe_read_user(f->near, len, (void *)at))
			return false;
		f->near_at = at;
		f->near_len = len;
	}
	at = ptr - f->near_at;
	if (EXCEEDS(at, NEAR_BYTES) || at + size > f->near_len)
		return false;
	from = (void *)f->near + at;
	to[0] = from[0];
	to[1] = from[1];
	to[2] = from[2];
	to[3] = from[3];
	return true;
}

/* The value of 8 bytes of the body, or 0. */
static __always_inline __u64 body_word(struct frame *f, __u64 at)
{
	if (EXCEEDS(at, XB_CALL_BODY - 8))
		return 0;
	return *(__u64 *)(f->body + at);
}

/* Puts a chain at pos. Returns its length in bytes, and the flags of its item in higher bits. */
__noinline __u32 read_chain(struct frame *f, __u64 ptr, __u64 pos, __u32 max)
{
	__u32 got = 0;

	if (!f)
		return 0;
	for (__u32 i = 0; i < XB_OP_MAX / XB_CHAIN_BYTES; i++) {
		if (!ptr || got >= max || EXCEEDS(pos, XB_CALL_BODY - XB_CHAIN_BYTES))
			break;
		if (bpf_probe_read_user(f->body + pos, XB_CHAIN_BYTES, (void *)ptr))
			return got | XB_ITEM_PART << 16;
		ptr = body_word(f, pos + 8);
		got += XB_CHAIN_BYTES;
		pos += XB_CHAIN_BYTES;
	}
	return got | (ptr ? XB_ITEM_TRUNC << 16 : 0);
}

/* Bits of the two halves of struct xb_each, shifted rather than tested, which is quick to verify. */
#define EACH_READ   1ULL
#define EACH_FAILED (1ULL << 32)

/* Reads the target of the element at from in the body, of operation i's array, to to. 0: there is none. */
__noinline __u64 read_element(struct frame *f, struct xb_plan *p, __u32 i, __u64 from, __u64 to)
{
	const struct xb_op *op;
	__u64 ptr, size;

	if (!f || !p || EXCEEDS(to, XB_CALL_BODY - XB_EACH_BYTES))
		return 0;
	op = &p->ops[i & (XB_MAX_OPS - 1)];
	ptr = body_word(f, from + op->off);
	size = body_word(f, from + op->len_off);
	if (!ptr || !size)
		return 0;
	*(__u64 *)(f->body + to) = 0;
	*(__u64 *)(f->body + to + 8) = 0;
	if (size > XB_EACH_BYTES)
		size = XB_EACH_BYTES;
	if (EXCEEDS(size, XB_EACH_BYTES))
		return 0;
	return bpf_probe_read_user(f->body + to, size, (void *)ptr) ? EACH_FAILED : EACH_READ;
}

/* Puts the targets of operation i at pos, and returns the same as read_chain(). 0: there is none. */
__noinline __u32 read_each(struct frame *f, struct xb_plan *p, __u32 i, __u64 pos)
{
	__u64 bits = 0, to = pos + sizeof(struct xb_each), from, end, room;
	struct xb_op *op;
	__u32 src;

	if (!f || !p)
		return 0;
	op = &p->ops[i & (XB_MAX_OPS - 1)];
	src = op->src & (XB_MAX_OPS - 1);
	from = f->at[src];
	end = from + f->len[src];
	room = pos + op->max;
	if (!from || !op->stride)
		return 0;
	for (__u32 n = 0; n < XB_EACH_MAX; n++) {
		__u64 got;

		if (from + op->stride > end || to + XB_EACH_BYTES > room)
			break;
		if ((__u32)body_word(f, from + op->tag_off) == op->tag) {
			got = read_element(f, p, i, from, to);
			bits |= got << n;
			to += got ? XB_EACH_BYTES : 0;
		}
		from += op->stride;
	}
	if (!bits || EXCEEDS(pos, XB_CALL_BODY - 8))
		return 0;
	*(__u64 *)(f->body + pos) = bits;
	return ((to - pos) & 0xffff) | (bits >> 32 ? XB_ITEM_PART << 16 : 0);
}

/* Runs an operation that reads several things. 0: nothing could be read. */
__noinline int run_many(struct frame *f, struct xb_plan *p, __u32 i, __u64 ptr)
{
	__u32 r, size, flags, pos;
	const struct xb_op *op;
	__u64 to;

	if (!f || !p)
		return 0;
	op = &p->ops[i & (XB_MAX_OPS - 1)];
	pos = f->pos;
	to = pos + sizeof(struct xb_item);
	if (op->kind == XB_OP_CHAIN)
		r = read_chain(f, ptr, to, op->max);
	else
		r = read_each(f, p, i, to);
	size = r & 0xffff;
	flags = r >> 16;
	if (!size)
		return !flags;
	if (EXCEEDS(pos, ITEM_LIMIT - 8))
		return 1;
	put_item(f, pos, size, i, flags, 0);
	if (flags & XB_ITEM_TRUNC) {
		f->call.h.flags |= XB_F_TRUNC;
		count(XB_C_TRUNCATED);
	}
	if (flags & XB_ITEM_PART) {
		f->call.h.flags |= XB_F_FAULT;
		count(XB_C_UNREADABLE);
	}
	return 1;
}

/*
 * Runs one operation. The position of its item is kept in memory rather than in a register, so that the
 * verifier forgets its range and the states of all paths through the operation become equal.
 */
static __always_inline void run_op(struct frame *f, struct xb_plan *p, __u32 i)
{
	const struct xb_op *op = &p->ops[i];
	__u64 ptr = source(f, op->src, op->off, 8), size = op->max, total;
	__u32 pos = f->pos, flags = 0;
	__u8 *bytes;

	/* The first of many may be NULL. */
	if ((!ptr && op->kind != XB_OP_EACH) || EXCEEDS(pos, ITEM_LIMIT - 8) ||
	    EXCEEDS(size, XB_OP_MAX))
		return;
	bytes = f->body + pos + sizeof(struct xb_item);
	if (op->kind >= XB_OP_CHAIN) {
		if (run_many(f, p, i, ptr))
			return;
		goto fault;
	}
	if (op->kind == XB_OP_STR) {
		long n = bpf_probe_read_user_str(bytes, size, (void *)ptr);

		if (n <= 0)
			goto fault;
		/* A text that fills its room was cut, unless it ends just there. */
		if (n == size && !ends_at(ptr + size - 1))
			flags = XB_ITEM_TRUNC;
		size = n;
		total = 0;
	} else {
		total = size;
		if (op->kind == XB_OP_ARR) {
			__u64 n = element_count(f, op);

			if (!n)
				return;
			if (n > 0xffffff)
				n = 0xffffff;
			total = n * op->elem;
			if (total > size)
				flags = XB_ITEM_TRUNC;
			else
				size = total;
		}
		if ((op->flags & XB_OP_NEAR) && read_near(f, (__u64 *)bytes, ptr, size))
			goto done;
		if (EXCEEDS(size, XB_OP_MAX))
			return;
		if (bpf_probe_read_user(bytes, size, (void *)ptr)) {
			__u64 rest = PAGE_BYTES - (ptr & (PAGE_BYTES - 1));

			if (!(op->flags & XB_OP_UP_TO) || rest >= size || EXCEEDS(rest, XB_OP_MAX))
				goto fault;
			size = rest;
			if (bpf_probe_read_user(bytes, size, (void *)ptr))
				goto fault;
		}
	}
done:
	put_item(f, pos, size, i, flags, total);
	f->at[i] = pos + sizeof(struct xb_item);
	f->len[i] = size;
	if (flags) {
		f->call.h.flags |= XB_F_TRUNC;
		count(XB_C_TRUNCATED);
	}
	return;

fault:
	*(__u64 *)bytes = ptr;
	put_item(f, pos, 8, i, XB_ITEM_FAULT, 0);
	f->call.h.flags |= XB_F_FAULT;
	count(XB_C_UNREADABLE);
}

static __always_inline void open_items(struct frame *f)
{
	f->pos = f->call.nargs * 8 + f->call.datalen;
	f->near_len = 0;
}

static __always_inline void close_items(struct frame *f)
{
	f->call.datalen = f->pos - f->call.nargs * 8;
}

/* Runs one operation, unless there is no room for it. False: there is none for others either. */
static __always_inline bool step(struct frame *f, struct xb_plan *p, __u32 i)
{
	const struct xb_op *op = &p->ops[i];

	if ((op->flags & XB_OP_ON_SUCCESS) && (__u32)f->call.ret != p->success)
		return true;
	if (f->pos >= ITEM_LIMIT) {
		f->call.h.flags |= XB_F_TRUNC;
		count(XB_C_TRUNCATED);
		return false;
	}
	run_op(f, p, i);
	return true;
}

/*
 * This function and the others here that are not static are verified once each, separately, instead of once for each
 * caller, or for each round of a loop.
 */
__noinline int capture_one(struct frame *f, struct xb_plan *p, __u32 i)
{
	return f && p && step(f, p, i & (XB_MAX_OPS - 1));
}

/* Runs the plan's operations for this half of the call. */
__noinline int capture(struct frame *f, struct xb_plan *p, int at_return)
{
	__u32 nops;

	if (!f || !p)
		return 0;
	open_items(f);
	nops = p->nops;
	for (__u32 i = 0; i < XB_MAX_OPS; i++) {
		if (i >= nops)
			break;
		if (!!(p->ops[i].flags & XB_OP_AT_RETURN) != at_return)
			continue;
		if (!capture_one(f, p, i))
			break;
	}
	close_items(f);
	return 0;
}

/* The same for a return with a single operation, the last one: it captures what the function made. */
static __always_inline void capture_result(struct frame *f, struct xb_plan *p)
{
	open_items(f);
	step(f, p, (p->nops - 1) & (XB_MAX_OPS - 1));
	close_items(f);
}

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
_Static_assert((XB_MAX_ARGS - 5) * 8 == 216, "the bound in take_args");
_Static_assert(XB_OP_MAX == 1024, "the bounds of sizes in run_op");

#include "count.bpf.h"

__noinline int write_unfinished(struct frame *f, __u32 why, __u64 now)
{
	if (!f)
		return 0;
	if (counts() && why != XB_F_IN_FLIGHT) {
		count_without(f, XB_F_UNFINISHED);
		return 0;
	}
	f->call.h.flags |= XB_F_UNFINISHED | why;
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

struct xol_area___addr {
	unsigned long vaddr;
} __attribute__((preserve_access_index));

/* Address of the kernel's return trampoline in this process; 0: unknown. */
static __always_inline __u64 trampoline(void)
{
	struct task_struct *task = (void *)bpf_get_current_task();
	struct xol_area___addr *area;

	area = (void *)BPF_CORE_READ(task, mm, uprobes_state.xol_area);
	return area ? BPF_CORE_READ(area, vaddr) : 0;
}

/* The same, looked up once: it exists from the first return probe on. */
static __always_inline __u64 trampoline_of(struct calls *c)
{
	if (!c->trampoline)
		c->trampoline = trampoline();
	return c->trampoline;
}

/* The number of live frames at an entry with this stack pointer and return address. */
__noinline __u32 alive(struct calls *c, __u64 sp, __u64 caller)
{
	bool jumped;
	__u32 depth;

	if (!c)
		return 0;
	depth = c->depth;

	/* The caller jumped here instead of calling, so both return at the same time. */
	jumped = caller && caller == trampoline_of(c);

	for (int i = 0; i < XB_MAX_DEPTH; i++) {
		struct frame *f;

		if (!depth || depth > XB_MAX_DEPTH)
			break;
		f = frame_at(c, depth - 1);
		if (f->call.sp > sp || (jumped && f->call.sp == sp))
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

static __always_inline int report_entry(struct frame *f)
{
	if (counts())
		return count_without(f, 0);
	f->call.h.flags |= XB_F_ENTRY_ONLY;
	f->call.dur = 0;
	f->call.ret = 0;
	return write_frame(f);
}

static __always_inline bool was_heard_of(void)
{
	__u32 tgid = bpf_get_current_pid_tgid() >> 32;

	return bpf_map_lookup_elem(&heard, &tgid) || bpf_map_lookup_elem(&pids, &tgid);
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
	c->known = 1;
	return true;
}

/* The entry half. Returns 1 if the return half must not run for this call. */
static __always_inline int enter(struct pt_regs *ctx, bool returns)
{
	__u64 cookie = bpf_get_attach_cookie(ctx);
	__u32 slot = XB_COOKIE_FUNC(cookie), depth;
	struct xb_plan *p;
	struct calls *c;
	struct frame *f;
	__u64 id = bpf_get_current_pid_tgid();
	bool before;

	if (!is_target_id(id)) {
		count(XB_C_FILTERED);
		return 1;
	}
	before = !began();
	p = bpf_map_lookup_elem(&plans, &slot);
	if (!p || !p->func) {
		count(XB_C_BAD_PLAN);
		return 1;
	}
	c = bpf_task_storage_get(&threads, bpf_get_current_task_btf(), 0,
				 BPF_LOCAL_STORAGE_GET_F_CREATE);
	if (!c) {
		count(XB_C_NO_STATE);
		return 1;
	}
	if (!before && !introduce(c, p))
		return 1;
	__u64 sp = ctx->sp, caller = 0;
	__u32 obj = XB_COOKIE_OBJ(cookie), flags = 0;

	returns &= !(p->flags & XB_PLAN_ENTRY_ONLY) &&
		   !(XB_COOKIE_FLAGS(cookie) & XB_COOKIE_F_ENTRY_ONLY);
	depth = c->depth;
	/* A return has its address itself; but if a stack is taken, the address is needed before. */
	if (depth || !returns || stack_bytes)
		caller = return_address(sp);
	if (depth) {
		depth = alive(c, sp, caller);
		if (depth != c->depth)
			drop_frames(c, depth, XB_F_UNWOUND);
		before |= depth && frame_at(c, depth - 1)->before;
	}
	if ((depth && is_lower(c, p, obj, depth)) ||
	    (!returns && was_jumped_to(c, p, obj, sp, caller))) {
		if (hides_lower()) {
			count(XB_C_LOWER);
			return 1;
		}
		flags = XB_F_LOWER;
	}
	if (!before)
		count(XB_C_CALLS);
	if (depth >= XB_MAX_DEPTH) {
		c->too_deep++;
		if (!before)
			count(XB_C_TOO_DEEP);
		return 1;
	}

	f = frame_at(c, depth);
	f->call.h.type = XB_CALL;
	f->call.h.flags = flags;
	f->call.h.tgid = id >> 32;
	f->call.h.tid = id;
	f->call.id = new_id(c);
	f->call.parent = depth ? frame_at(c, depth - 1)->call.id : 0;
	f->call.sp = sp;
	f->call.caller = caller;
	f->call.func = slot;
	f->call.obj = obj;
	f->call.depth = depth;
	f->call.datalen = 0;
	f->call.ret = 0;
	__u32 nargs = p->nargs;

	if (counts() || before)
		nargs = 0;
	if (nargs > XB_MAX_ARGS)
		nargs = XB_MAX_ARGS;
	f->call.nargs = nargs;
	f->inside = 0;
	f->before = before;
	if (!counts() && !before) {
		take_args(ctx, f, nargs, cookie);
		if (p->nops > p->nret) {
			__builtin_memset(f->at, 0, sizeof(f->at));
			capture(f, p, 0);
		} else if (p->nops) {
			__builtin_memset(f->at, 0, sizeof(f->at));
		}
	}
	if (!counts() && !before && p->flags & XB_PLAN_STACK) {
		keep_regs(ctx, c);
		if (!take_stack(c, depth, p->flags & XB_PLAN_STACK_OWN))
			f->call.h.flags |= XB_F_NO_STACK;
	}
	f->call.h.ts = bpf_ktime_get_ns();
	if (!returns) {
		if (!before)
			report_entry(f);
		return 1;
	}
	claim(c, p, f, depth);
	c->depth = depth + 1;
	return 0;
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

/*
 * paired: this return belongs to an entry that was kept (in a session). Otherwise, its entry may not have
 * been kept, so it must at least be a return of the same function.
 */
static __always_inline int leave(struct pt_regs *ctx, bool paired)
{
	__u64 now = bpf_ktime_get_ns(), sp = ctx->sp - 8;
	__u32 depth, slot = paired ? 0 : XB_COOKIE_FUNC(bpf_get_attach_cookie(ctx));
	struct frame *f = NULL;
	struct xb_plan *p;
	struct calls *c;

	c = bpf_task_storage_get(&threads, bpf_get_current_task_btf(), 0, 0);
	if (!c || (!paired && was_hidden(ctx, c)))
		return 0;
	/* It is nearly always the top frame. Otherwise, the frames above it were left without a return. */
	depth = c->depth;
	for (int i = 0; i < XB_MAX_DEPTH; i++) {
		if (!depth || depth > XB_MAX_DEPTH)
			break;
		f = frame_at(c, depth - 1);
		if (f->call.sp == sp && (paired || f->call.func == slot))
			break;
		depth--;
		f = NULL;
	}
	if (!f) {
		if (c->too_deep)
			c->too_deep--;
		else if (is_target() && began())
			count(XB_C_UNMATCHED);
		return 0;
	}
	if (depth != c->depth)
		drop_frames(c, depth, XB_F_UNWOUND);
	c->depth = depth - 1;
	if (f->before)
		return 0;
	f->call.dur = now - f->call.h.ts;
	f->call.ret = ctx->ax;
	f->call.caller = ctx->ip;
	slot = f->call.func;
	p = bpf_map_lookup_elem(&plans, &slot);
	if (counts()) {
		count_return(c, f, p, depth);
		return 0;
	}
	if (leaves_out(p, f))
		return 0;
	if (p && p->nret == 1)
		capture_result(f, p);
	else if (p && p->nret)
		capture(f, p, 1);
	put_frame(f);
	return 0;
}

/* ---- the three kinds of links ------------------------------------------------------------------- */

SEC("uprobe.multi")
int api_session(struct pt_regs *ctx)
{
	if (bpf_session_is_return()) {
		leave(ctx, true);
		return 0;
	}
	return enter(ctx, true);
}

SEC("uprobe.multi")
int api_multi_entry(struct pt_regs *ctx)
{
	enter(ctx, true);
	return 0;
}

SEC("uprobe.multi")
int api_multi_return(struct pt_regs *ctx)
{
	leave(ctx, false);
	return 0;
}

/* Entries of functions without a return probe, if there are no sessions. */
SEC("uprobe.multi")
int api_multi_only(struct pt_regs *ctx)
{
	enter(ctx, false);
	return 0;
}

SEC("uprobe")
int api_entry(struct pt_regs *ctx)
{
	enter(ctx, true);
	return 0;
}

SEC("uretprobe")
int api_return(struct pt_regs *ctx)
{
	leave(ctx, false);
	return 0;
}

SEC("uprobe")
int api_only(struct pt_regs *ctx)
{
	enter(ctx, false);
	return 0;
}

/* ---- threads and processes ---------------------------------------------------------------------- */

static __always_inline void fill_hdr(struct xb_hdr *h, __u32 len, __u32 type)
{
	__u64 id = bpf_get_current_pid_tgid();

	h->len = len;
	h->type = type;
	h->flags = 0;
	h->tgid = id >> 32;
	h->tid = id;
	h->ts = bpf_ktime_get_ns();
}

static __always_inline bool follows(void)
{
	__u32 zero = 0;
	struct xb_filter *f = bpf_map_lookup_elem(&filter, &zero);

	return f && (f->flags & XB_FILTER_FOLLOW);
}

SEC("tp_btf/sched_process_fork")
int BPF_PROG(on_fork, struct task_struct *parent, struct task_struct *child)
{
	struct xb_fork r = {};

	if (!was_heard_of() || !is_target())
		return 0;
	fill_hdr(&r.h, sizeof(r), XB_FORK);
	r.child_tgid = child->tgid;
	r.child_tid = child->pid;
	r.start_ns = child->start_boottime;
	bpf_probe_read_kernel_str(r.comm, sizeof(r.comm), child->comm);
	if (r.child_tgid != r.h.tgid) {
		__u8 one = 1;

		if (follows())
			bpf_map_update_elem(&pids, &r.child_tgid, &one, BPF_ANY);
		if (stack_bytes)
			inherit_python(r.h.tgid, r.child_tgid);
		/*
		 * Threads are named by their number, so if the start of a process is recorded, all of its life must be.
		 */
		bpf_map_update_elem(&heard, &r.child_tgid, &one, BPF_ANY);
	}
	emit(&r, sizeof(r));
	return 0;
}

SEC("tp_btf/sched_process_exec")
int BPF_PROG(on_exec, struct task_struct *task, int old_pid)
{
	struct xb_exec r = {};
	struct calls *c;

	/* Its stack no longer exists, and neither do the calls on it. */
	c = bpf_task_storage_get(&threads, task, 0, 0);
	if (c) {
		if (c->depth)
			drop_frames(c, 0, XB_F_EXITED);
		c->trampoline = 0;
		c->last.sp = 0;
		c->life = 0;
	}
	if (!was_heard_of() || !is_target())
		return 0;
	fill_hdr(&r.h, sizeof(r), XB_EXEC);
	r.old_tid = old_pid;
	r.start_ns = task->start_boottime;
	bpf_probe_read_kernel_str(r.comm, sizeof(r.comm), task->comm);
	emit(&r, sizeof(r));
	return 0;
}

SEC("tp_btf/sched_process_exit")
int BPF_PROG(on_exit, struct task_struct *task)
{
	struct xb_exit r = {};
	struct calls *c;
	bool target;

	c = bpf_task_storage_get(&threads, task, 0, 0);
	if (c && c->depth)
		drop_frames(c, 0, XB_F_EXITED);
	if (!was_heard_of())
		return 0;
	target = is_target();
	fill_hdr(&r.h, sizeof(r), XB_EXIT);
	r.code = task->exit_code;
	if (!BPF_CORE_READ(task, signal, live.counter)) {
		r.h.flags = XB_EXIT_GROUP;
		/* The pid may be given to another process. */
		bpf_map_delete_elem(&heard, &r.h.tgid);
		bpf_map_delete_elem(&pythons, &r.h.tgid);
		if (target)
			bpf_map_delete_elem(&pids, &r.h.tgid);
		if (first_pid == r.h.tgid)
			first_pid = 0;
	}
	if (target)
		emit(&r, sizeof(r));
	return 0;
}

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
	c = bpf_task_storage_get(&threads, task, 0, 0);
	copy = bpf_map_lookup_elem(&snapshot_frame, &zero);
	if (!c || !copy)
		return 0;
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
