// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * frames.bpf.h - a thread's stack of calls, and what is common to all threads' calls. Part of api.bpf.c.
 */
#ifndef XB_FRAMES_BPF_H
#define XB_FRAMES_BPF_H

#include "heard.bpf.h"
#include "state.bpf.h"

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
	__u32 unasked;	      /* bytes written since the last query of how much waits in the ring */
	struct xb_live freed; /* by this call: see account.bpf.h; kind 0: nothing */
	bool waits;	      /* the same: it waits */
	__u64 inside;	/* ns in traced calls that returned inside this one, if calls are counted */
	bool before;	/* it began before the trace, or inside such a call: it is not written */
	bool stream;	/* XPTI reported it: see streams.bpf.h */
	bool blind;	/* the same: its arguments could not be read */
	__u64 instance; /* the same: what its end has, too */
	__u32 told;	/* the capture that gets it; 0: none (see told.bpf.h) */
	__u32 images;	/* bits: those that are not done with (see image.bpf.h) */
	__u64 image_room;     /* bytes that the caller has for one that is returned */
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
	__u32 too_deep;	   /* calls inside the deepest frame that were not kept */
	__u64 passed_over; /* calls that nobody wanted, whose return has not come: see api.bpf.c */
	__u64 next_id, last_id;
	__u64 spent, told; /* ns: see cost.bpf.h */
	__u64 known;	   /* its process was introduced */
	__u64 trampoline;  /* the kernel's return trampoline in this process; 0: not known */
	__u32 life;	   /* see count.bpf.h; 0: not known */
	__u32 group;	   /* of its process: see groups.bpf.h */
	__u64 own;	   /* what it calls is the beacon's own business: see heed() */
	struct outer outer[XB_FAMILIES];
	struct entry last;
	struct {
		__u64 ip, bp, bx, r12, r13, r14, r15;
	} regs;	      /* at the entry of the call whose stack is taken */
	__u64 stacks; /* taken from this thread */
	struct {
		__u64 sp, value;
		__u32 tgid, node, site, cut;
	} walk; /* see known.bpf.h */
	struct frame frames[XB_MAX_DEPTH];
};

struct {
	__uint(type, BPF_MAP_TYPE_TASK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, struct calls);
} threads SEC(".maps");

/* Instead of it, see state.bpf.h. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct calls);
} thread_table SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct calls);
} no_calls SEC(".maps");

_Static_assert(sizeof(struct calls) <= XB_STATE_BYTES, "calibration tries too little");

/* The calls of a thread; NULL: it made none. */
static __always_inline struct calls *calls_of(struct task_struct *task)
{
	__u32 tid;

	if (!states_in_table)
		return bpf_task_storage_get(&threads, task, 0, 0);
	tid = task->pid;
	return bpf_map_lookup_elem(&thread_table, &tid);
}

static __always_inline struct calls *own_calls(void)
{
	if (states_in_table)
		return state_made(&thread_table, &no_calls);
	return bpf_task_storage_get(&threads, bpf_get_current_task_btf(), 0,
				    BPF_LOCAL_STORAGE_GET_F_CREATE);
}

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

/* The frame at a depth. The verifier needs the mask, which the compiler would drop. */
static __always_inline struct frame *frame_at(struct calls *c, __u32 depth)
{
	barrier_var(depth);
	return &c->frames[depth & (XB_MAX_DEPTH - 1)];
}

/* Address of the kernel's return trampoline, looked up once: it exists from the first return probe on. 0: not known. */
static __always_inline __u64 trampoline_of(struct calls *c)
{
	if (!c->trampoline)
		c->trampoline = trampoline_in((void *)bpf_get_current_task());
	return c->trampoline;
}

#endif
