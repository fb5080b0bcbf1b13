// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cost.bpf.h - adds up what our probes cost: by function, and of each thread since it was last looked at. Part of api.bpf.c.
 *
 * A hit costs mostly the trap, before and after any program of ours, so it can't be measured here: user space has
 * measured what each kind of hit costs (attach/price.h), and says so in the rows. What some calls cost more, because an
 * allocation is kept or taken away, is timed as it happens.
 */
#ifndef XB_COST_BPF_H
#define XB_COST_BPF_H

const volatile bool costs = false;

/* Sized by user space: 1 without costs. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, XB_MAX_FUNCS);
	__type(key, __u32);
	__type(value, struct xb_cost);
} costs_of SEC(".maps");

/* The most that a thread has spent between two looks; user space sets it to 0 before it looks. */
__u64 busiest;

/* NULL: nobody asks. */
static __always_inline struct xb_cost *cost_of(__u32 slot)
{
	return costs ? bpf_map_lookup_elem(&costs_of, &slot) : NULL;
}

static __always_inline void add_cost(struct calls *c, struct xb_cost *k, __u64 ns)
{
	c->spent += ns;
	__sync_fetch_and_add(&k->spent_ns, ns);
}

static __always_inline void charge(struct calls *c, __u32 slot, bool whole)
{
	struct xb_cost *k = cost_of(slot);

	if (k)
		add_cost(c, k, whole ? k->call_ns : k->entry_ns);
}

/* Longer than a table takes: the thread was interrupted, which is not our cost. */
#define ACCOUNT_MOST_NS 10000

static __always_inline __u64 charge_begin(void)
{
	return costs ? bpf_ktime_get_ns() : 0;
}

/* Timed because it differs with the tables' sizes and the caches: memory costs twice what a bare hit does. */
static __always_inline void charge_since(struct calls *c, __u32 slot, __u64 begin)
{
	struct xb_cost *k = cost_of(slot);
	__u64 ns;

	if (!k)
		return;
	ns = bpf_ktime_get_ns() - begin;
	add_cost(c, k, ns < ACCOUNT_MOST_NS ? ns : ACCOUNT_MOST_NS);
}

/* Called for each thread in turn, while it may run. */
static __always_inline void charge_thread(struct calls *c)
{
	__u64 now = *(volatile __u64 *)&c->spent, ns = now - c->told;

	if (!costs)
		return;
	c->told = now;
	if (ns > busiest)
		busiest = ns;
}

#endif
