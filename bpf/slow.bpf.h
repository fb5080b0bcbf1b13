// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * slow.bpf.h - reports calls that are counted and lasted longer than some limit. Part of api.bpf.c.
 *
 * All of them are counted by function. What is known of each is put into a queue, which user space empties once a second;
 * while it is full, calls are only counted. The limit is a constant of the loaded program: without one, nothing is
 * compared.
 */
#ifndef XB_SLOW_BPF_H
#define XB_SLOW_BPF_H

/* 0: nothing is slow. */
const volatile __u64 slow_ns = 0;

/* Sized by user space: 1 without a limit. */
struct {
	__uint(type, BPF_MAP_TYPE_QUEUE);
	__uint(max_entries, XB_SLOW_MAX);
	__type(value, struct xb_slow);
} slow_calls SEC(".maps");

__u64 slow_counts[XB_MAX_FUNCS]; /* by slot */
__u64 slow_dropped;		 /* of these: they were not put into the queue */

_Static_assert(!(XB_MAX_FUNCS & (XB_MAX_FUNCS - 1)), "the mask below");

static __noinline int tell_slow(struct frame *f, struct frame *root, bool failed)
{
	struct task_struct *task = (void *)bpf_get_current_task();
	struct xb_slow s = {};
	__u32 slot;

	if (!f || !root)
		return 0;
	slot = f->call.func;
	__sync_fetch_and_add(&slow_counts[slot & (XB_MAX_FUNCS - 1)], 1);
	s.ts = f->call.h.ts;
	s.dur = f->call.dur;
	s.ret = f->call.ret;
	s.id = f->call.id;
	s.parent = f->call.parent;
	s.root = root->call.id;
	s.func = slot;
	s.tgid = f->call.h.tgid;
	s.tid = f->call.h.tid;
	s.failed = failed;
	BPF_CORE_READ_STR_INTO(&s.comm, task, group_leader, comm);
	if (bpf_map_push_elem(&slow_calls, &s, 0))
		__sync_fetch_and_add(&slow_dropped, 1);
	return 0;
}

/* A call that has returned. */
static __always_inline void look_if_slow(struct calls *c, struct frame *f, const struct xb_plan *p)
{
	if (slow_ns && f->call.dur >= slow_ns)
		tell_slow(f, frame_at(c, 0), p && xb_failed(p, f->call.ret));
}

#endif
