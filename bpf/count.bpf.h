// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * count.bpf.h - counts calls when they return, instead of recording them. Part of api.bpf.c.
 *
 * A row has exact numbers and a histogram. What a row stands for (a function, a process or a thread) is chosen
 * before loading, so that a call costs one look-up and a few additions. Additions are atomic, because a program
 * may be preempted by that of another task on the same CPU, and all CPUs share the rows.
 *
 * Rows that are read while they grow would be inconsistent. There are therefore two tables: user space
 * activates the other one (with a system call that returns when no program uses the first one any more), then reads the
 * first one and empties it. Calls that return meanwhile are in the other table.
 *
 * Rows are allocated beforehand, because an allocation in a probe may fail. If the table is full, calls are counted
 * in its row of zeros, which user space makes.
 */
#ifndef XB_COUNT_BPF_H
#define XB_COUNT_BPF_H

/* An enum xb_count_by. NOTHING: calls are recorded. */
const volatile __u32 counts_by = XB_BY_NOTHING;

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, XB_COUNT_ROWS);
	__type(key, struct xb_count_key);
	__type(value, struct xb_count_row);
} counts_a SEC(".maps"), counts_b SEC(".maps");

/* The type of both tables, for the verifier. */
struct count_table {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 1);
	__type(key, struct xb_count_key);
	__type(value, struct xb_count_row);
};

/* User space puts the first one there if calls are counted: each change takes the kernel some 20 ms. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY_OF_MAPS);
	__uint(max_entries, 1);
	__type(key, __u32);
	__array(values, struct count_table);
} counts_now SEC(".maps");

/* A new row, which is too large for the stack. */
struct xb_count_row no_count;

static __always_inline bool counts(void)
{
	return counts_by != XB_BY_NOTHING;
}

/* Distinguishes the programs of one process, and very probably two processes with the same pid. */
static __always_inline __u32 life_of(void)
{
	struct task_struct *task = (void *)bpf_get_current_task();
	__u64 start = BPF_CORE_READ(task, group_leader, start_boottime);

	return (start >> 12) * 31 + BPF_CORE_READ(task, self_exec_id) + 1;
}

static __always_inline struct xb_count_row *row_of(void *table, struct xb_count_key *key)
{
	struct xb_count_row *r = bpf_map_lookup_elem(table, key);

	if (r)
		return r;
	/* Another CPU may have added the row meanwhile. */
	bpf_map_update_elem(table, key, &no_count, BPF_NOEXIST);
	r = bpf_map_lookup_elem(table, key);
	if (r) {
		r->first = bpf_ktime_get_ns();
		return r;
	}
	*key = (struct xb_count_key){ 0 };
	return bpf_map_lookup_elem(table, key);
}

static __always_inline struct xb_count_row *row_for(const struct frame *f, __u32 life)
{
	struct xb_count_key key = { 0 };
	struct xb_count_row *r;
	__u32 zero = 0;
	void *table = bpf_map_lookup_elem(&counts_now, &zero);

	if (!table)
		return NULL;
	if (counts_by == XB_BY_FUNCTION)
		key.func = f->call.func;
	if (counts_by == XB_BY_PROCESS || counts_by == XB_BY_THREAD) {
		key.tgid = f->call.h.tgid;
		key.life = life;
	}
	if (counts_by == XB_BY_THREAD)
		key.tid = f->call.h.tid;
	r = row_of(table, &key);
	if (!r)
		count(XB_C_MISSED);
	return r;
}

/* Few CPUs do this at the same moment, so a few tries are enough. Verified by itself: inlined, the rounds of one use would be
 * followed again for each way out of another. */
__noinline int raise_to(__u64 *at, __u64 v)
{
	if (!at)
		return 0;
	for (int i = 0; i < 64; i++) {
		__u64 old = *(volatile __u64 *)at;

		if (v <= old || __sync_val_compare_and_swap(at, old, v) == old)
			return 0;
	}
	count(XB_C_MISSED);
	return 0;
}

/* Sets *at to v if v is greater. */
static __always_inline void raise(__u64 *at, __u64 v)
{
	if (v > *(volatile __u64 *)at)
		raise_to(at, v);
}

static __always_inline void count_time(struct xb_count_row *r, __u64 dur, __u64 self)
{
	__u32 bucket = xb_bucket(dur);

	__sync_fetch_and_add(&r->total, dur);
	__sync_fetch_and_add(&r->self, self);
	raise(&r->least, ~dur);
	raise(&r->max, dur);
	if (!EXCEEDS(bucket, XB_BUCKETS - 1))
		__sync_fetch_and_add(&r->buckets[bucket], 1);
}

/* Called when the frame at depth - 1 has returned; it contains its end and its result. */
static __always_inline void count_return(struct calls *c, struct frame *f, const struct xb_plan *p,
					 __u32 depth)
{
	__u64 dur = f->call.dur, inside = f->inside;
	struct xb_count_row *r;

	if (depth > 1)
		frame_at(c, depth - 2)->inside += dur;
	if (counts_by != XB_BY_FUNCTION && !c->life)
		c->life = life_of();
	r = row_for(f, c->life);
	if (!r)
		return;
	if (groups_by)
		group_call(c->group, p, dur, p && xb_failed(p, f->call.ret), false);
	__sync_fetch_and_add(&r->calls, 1);
	if (p && xb_failed(p, f->call.ret))
		__sync_fetch_and_add(&r->errors, 1);
	count_time(r, dur, inside < dur ? dur - inside : 0);
}

/* Called for a call without a return: it was left, or has no return probe. */
__noinline int count_without(struct frame *f, __u32 flags)
{
	struct calls *c = calls_of(bpf_get_current_task_btf());
	struct xb_count_row *r;
	__u32 slot;

	if (!f || !c)
		return 1;
	if (counts_by != XB_BY_FUNCTION && !c->life)
		c->life = life_of();
	r = row_for(f, c->life);
	if (!r)
		return 1;
	if (groups_by) {
		slot = f->call.func;
		group_call(c->group, bpf_map_lookup_elem(&plans, &slot), 0, false, flags);
	}
	__sync_fetch_and_add(&r->calls, 1);
	if (flags)
		__sync_fetch_and_add(&r->unfinished, 1);
	return 1;
}

#endif
