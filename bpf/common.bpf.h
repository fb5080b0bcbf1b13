// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * common.bpf.h - what all tracing programs share: the ring, the counters, and the filter of who is traced.
 *
 * Each BPF object that includes this declares the same maps. The attacher creates them with the first
 * object, and gives the same maps to the others by name.
 *
 * No program uses per-CPU scratch memory, because on a preemptible kernel a uprobe program can be
 * preempted by that of another task on the same CPU. What doesn't fit on the stack is in task storage.
 */
#ifndef XB_COMMON_BPF_H
#define XB_COMMON_BPF_H

#include "vmlinux.h"
#include <bpf/bpf_core_read.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>

#include "wire.h"

/* Sized by user space before loading. */
struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 16 << 20);
} ring SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, XB_C_MAX);
	__type(key, __u32);
	__type(value, __u64);
} counters SEC(".maps");

/* Who is traced; and XB_FILTER_CAPTURE: whose calls are captured while they are counted. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, XB_FILTERS);
	__type(key, __u32);
	__type(value, struct xb_filter);
} filter SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 65536);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, __u32);
	__type(value, __u8);
} pids SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 4096);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, __u32);
	__type(value, __u8);
} tids SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 256);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, __u32);
	__type(value, __u8);
} uids SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_CGROUP_ARRAY);
	__uint(max_entries, XB_FILTER_CGROUPS);
	__type(key, __u32);
	__type(value, __u32);
} cgroups SEC(".maps");

/* Amount of waiting data at which user space is woken, a power of two; below it, user space uses its timer. */
const volatile __u64 wake_bytes = 1 << 20;

/* One of pids, or 0. There is nearly always only one, and then no table needs to be searched. */
__u32 first_pid;

/* Does a text end there? What can't be read ends none. */
static __always_inline bool ends_at(__u64 addr)
{
	char c = 1;

	return !bpf_probe_read_user(&c, 1, (const void *)addr) && !c;
}

static __always_inline void count(__u32 counter)
{
	__u64 *v = bpf_map_lookup_elem(&counters, &counter);

	if (v)
		(*v)++;
}

static __always_inline void count_n(__u32 counter, __u64 n)
{
	__u64 *v = bpf_map_lookup_elem(&counters, &counter);

	if (v)
		*v += n;
}

/* Writes a record, or counts it as lost if there is no room. len includes the header. */
static __always_inline long emit_wake(void *rec, __u64 len, bool wake)
{
	if (bpf_ringbuf_output(&ring, rec, len, wake ? BPF_RB_FORCE_WAKEUP : BPF_RB_NO_WAKEUP)) {
		count(XB_C_RING_FULL);
		return -1;
	}
	return 0;
}

/*
 * User space is woken when the waiting data passes a multiple of wake_bytes, not at every record above
 * it, because a wake-up is an interrupt, which costs far more than the record.
 */
static __always_inline long emit(void *rec, __u64 len)
{
	__u64 waiting = bpf_ringbuf_query(&ring, BPF_RB_AVAIL_DATA);

	return emit_wake(rec, len, (waiting ^ (waiting + len)) >= wake_bytes);
}

/*
 * What is written while calls are counted leaves a part of the ring to the records of processes, which the counts need;
 * calls leave one part, XPTI events, which are larger, two.
 */
#define RESERVE (256 << 10) /* bytes */

static __always_inline bool leaves_room(__u32 parts)
{
	return bpf_ringbuf_query(&ring, BPF_RB_AVAIL_DATA) + (__u64)parts * RESERVE <
	       bpf_ringbuf_query(&ring, BPF_RB_RING_SIZE);
}

/* A writer of many records only queries how much waits after it has written this many bytes. */
#define WAKE_STEP (64 << 10)

static __noinline int other_kinds_hold(const struct xb_filter *f)
{
	struct task_struct *task = (void *)bpf_get_current_task();

	if (!f)
		return 0;
	if (f->flags & XB_FILTER_UID) {
		__u32 uid = bpf_get_current_uid_gid();

		if (!bpf_map_lookup_elem(&uids, &uid))
			return 0;
	}
	if (f->flags & XB_FILTER_COMM) {
		__u64 comm[XB_COMM / 8] = {};
		int found = 0;

		/* The process's name, because threads often have names of their own. */
		BPF_CORE_READ_STR_INTO(&comm, task, group_leader, comm);
		for (int i = 0; i < XB_FILTER_COMMS; i++) {
			const __u64 *want = (const void *)f->comm[i];

			if (i < f->ncomm && want[0] == comm[0] && want[1] == comm[1])
				found = 1;
		}
		if (!found)
			return 0;
	}
	if (f->flags & XB_FILTER_CGROUP) {
		int found = 0;

		for (int i = 0; i < XB_FILTER_CGROUPS; i++) {
			if (i < f->ncgroup && bpf_current_task_under_cgroup(&cgroups, i) == 1)
				found = 1;
		}
		if (!found)
			return 0;
	}
	return 1;
}

/* Whether the current task is one of those of a filter. id: bpf_get_current_pid_tgid(). */
static __always_inline bool filter_holds(const struct xb_filter *f, __u64 id)
{
	__u32 tgid = id >> 32, tid = id;

	if (!f || tgid == f->self || (f->flags & XB_FILTER_NOBODY))
		return false;
	if (!f->flags)
		return true;
	if ((f->flags & XB_FILTER_PID) && tgid == first_pid)
		return true;
	if ((f->flags & (XB_FILTER_PID | XB_FILTER_FOLLOW)) && bpf_map_lookup_elem(&pids, &tgid))
		return true;
	if ((f->flags & XB_FILTER_TID) && bpf_map_lookup_elem(&tids, &tid))
		return true;
	if (f->flags & (XB_FILTER_COMM | XB_FILTER_UID | XB_FILTER_CGROUP))
		return other_kinds_hold(f);
	return false;
}

/* Whether the current task is traced. */
static __always_inline bool is_target_id(__u64 id)
{
	__u32 zero = 0;

	return filter_holds(bpf_map_lookup_elem(&filter, &zero), id);
}

static __always_inline bool is_target(void)
{
	return is_target_id(bpf_get_current_pid_tgid());
}

static __always_inline bool is_filtered(__u32 flag)
{
	__u32 zero = 0;
	struct xb_filter *f = bpf_map_lookup_elem(&filter, &zero);

	return !f || (f->flags & flag);
}

/* Whether the trace is over, and its probes are being removed. */
static __always_inline bool is_over(void)
{
	return is_filtered(XB_FILTER_NOBODY);
}

/* Whether nobody reads the ring any more. */
static __always_inline bool is_ended(void)
{
	return is_filtered(XB_FILTER_ENDED);
}

/* When the trace began, or 0: see before in struct frame. */
static __always_inline __u64 began(void)
{
	__u32 zero = 0;
	struct xb_filter *f = bpf_map_lookup_elem(&filter, &zero);

	return f ? f->since : 0;
}

#endif
