// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * groups.bpf.h - counts by groups of processes, beside the counts of all. Part of api.bpf.c.
 *
 * A process gets its group at its first call, from what the kernel itself knows of it, so a process that lives for a
 * moment is counted like any other, whatever user space sees of it. Each thread keeps the number of the group: a call
 * then costs some additions. Without groups, it costs nothing.
 *
 * User space gives numbers to be used (groups_free) and takes back those of groups that have had no process for a long
 * time. A group has a row of numbers that only grow, except for what lives.
 */
#ifndef XB_GROUPS_BPF_H
#define XB_GROUPS_BPF_H

/* XB_GROUP_ bits; 0: nothing is counted by group. */
const volatile __u32 groups_by = 0;

/* Sized by user space: 1 without groups. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 65536);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, __u32); /* tgid */
	__type(value, __u32);
} group_of SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, XB_GROUPS);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct xb_group_key);
	__type(value, __u32);
} groups SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, XB_GROUPS);
	__uint(map_flags, BPF_F_MMAPABLE);
	__type(key, __u32);
	__type(value, struct xb_group);
} group_rows SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_QUEUE);
	__uint(max_entries, XB_GROUPS);
	__type(value, __u32);
} groups_free SEC(".maps");

/* Processes that got group 0, because there was no number left. */
__u64 groups_full;

/* ---- who is in which ----------------------------------------------------------------------------- */

struct kernfs_node___old {
	struct kernfs_node *parent;
} __attribute__((preserve_access_index));

static __always_inline struct kernfs_node *node_above(struct kernfs_node *n)
{
	struct kernfs_node___old *old = (void *)n;

	if (bpf_core_field_exists(old->parent))
		return BPF_CORE_READ(old, parent);
	return BPF_CORE_READ(n, __parent);
}

static __noinline int read_path(struct cgroup *group, struct xb_group_path *p)
{
	struct kernfs_node *n, *above;

	if (!p)
		return 0;
	p->n = 0;
	n = group ? BPF_CORE_READ(group, kn) : NULL;
	for (__u32 i = 0; n && i < XB_GROUP_LEVELS; i++) {
		above = node_above(n);
		if (!above)
			break;
		bpf_probe_read_kernel_str(p->names[i], XB_GROUP_NAME, BPF_CORE_READ(n, name));
		p->n = i + 1;
		n = above;
	}
	return 0;
}

static __always_inline struct cgroup *cgroup_of(struct task_struct *task)
{
	return BPF_CORE_READ(task, cgroups, dfl_cgrp);
}

#define CONTROLLER(name)                                                      \
	(bpf_core_enum_value_exists(enum cgroup_subsys_id, name##_cgrp_id)    \
		 ? bpf_core_enum_value(enum cgroup_subsys_id, name##_cgrp_id) \
		 : CGROUP_SUBSYS_COUNT)

/* NULL: the controller is one of v2's, or this kernel has none. */
static __always_inline struct cgroup *group_of_controller(struct task_struct *task, __u64 which)
{
	struct css_set *set = BPF_CORE_READ(task, cgroups);
	struct cgroup_subsys_state *state = NULL;
	struct cgroup *group;

	if (which >= CGROUP_SUBSYS_COUNT)
		return NULL;
	bpf_probe_read_kernel(&state, sizeof(state),
			      (void *)set + bpf_core_field_offset(struct css_set, subsys) +
				      which * sizeof(state));
	group = state ? BPF_CORE_READ(state, cgroup) : NULL;
	return group && BPF_CORE_READ(group, root, hierarchy_id) ? group : NULL;
}

/* One of v1, where engines that don't use systemd make their groups, too. */
static __always_inline struct cgroup *controller_of(struct task_struct *task)
{
	struct cgroup *g = group_of_controller(task, CONTROLLER(pids));

	return g ?: group_of_controller(task, CONTROLLER(memory));
}

static __always_inline void fill_key(struct task_struct *task, struct xb_group_key *key)
{
	struct cgroup *g;

	if (groups_by & XB_GROUP_CGROUP) {
		g = cgroup_of(task);
		key->cgroup = g ? BPF_CORE_READ(g, kn, id) : 0;
		g = controller_of(task);
		key->controller = g ? BPF_CORE_READ(g, kn, id) : 0;
	}
	if (groups_by & XB_GROUP_USER)
		key->uid = bpf_get_current_uid_gid();
	if (groups_by & XB_GROUP_COMMAND)
		BPF_CORE_READ_STR_INTO(&key->comm, task, group_leader, comm);
}

static __always_inline struct xb_group *group_at(__u32 group)
{
	group &= XB_GROUPS - 1;
	return bpf_map_lookup_elem(&group_rows, &group);
}

/* Its number; it is complete before others can find it. 0: there is none left. */
static __noinline __u32 group_new(struct xb_group_key *key)
{
	struct task_struct *task = (void *)bpf_get_current_task();
	struct xb_group *g;
	__u32 number = 0, *other;

	if (!key || bpf_map_pop_elem(&groups_free, &number))
		return 0;
	g = group_at(number);
	if (!g)
		return 0;
	g->key = *key;
	if (groups_by & XB_GROUP_CGROUP) {
		read_path(cgroup_of(task), &g->cgroup);
		read_path(controller_of(task), &g->controller);
	}
	if (bpf_map_update_elem(&groups, key, &number, BPF_NOEXIST)) {
		/* Another CPU has made it meanwhile, or there is no memory. */
		bpf_map_push_elem(&groups_free, &number, 0);
		other = bpf_map_lookup_elem(&groups, key);
		return other ? *other : 0;
	}
	*(volatile __u64 *)&g->since = bpf_ktime_get_ns();
	return number;
}

/* Called at the first call of each thread. */
__noinline int group_join(struct calls *c)
{
	__u32 tgid = bpf_get_current_pid_tgid() >> 32, *have, number;
	struct xb_group_key key = {};
	struct xb_group *g;

	if (!c)
		return 0;
	have = bpf_map_lookup_elem(&group_of, &tgid);
	if (have) {
		c->group = *have;
		return 0;
	}
	fill_key((void *)bpf_get_current_task(), &key);
	have = bpf_map_lookup_elem(&groups, &key);
	number = have ? *have : group_new(&key);
	if (!number)
		__sync_fetch_and_add(&groups_full, 1);
	if (!bpf_map_update_elem(&group_of, &tgid, &number, BPF_NOEXIST)) {
		g = group_at(number);
		if (g) {
			__sync_fetch_and_add(&g->processes, 1);
			g->pid = tgid;
		}
		c->group = number;
		return 0;
	}
	/* Another thread was first, or there is no memory: then nobody would know when it leaves. */
	have = bpf_map_lookup_elem(&group_of, &tgid);
	c->group = have ? *have : 0;
	return 0;
}

/* Its process has ended, or runs another program. */
static __always_inline void group_leave(__u32 tgid)
{
	__u32 *have = bpf_map_lookup_elem(&group_of, &tgid), number;
	struct xb_group *g;

	if (!have)
		return;
	number = *have;
	if (bpf_map_delete_elem(&group_of, &tgid))
		return;
	g = group_at(number);
	if (g)
		__sync_fetch_and_sub(&g->processes, 1);
}

/* ---- what is counted ----------------------------------------------------------------------------- */

static __always_inline struct xb_account *account_of(__u32 slot);

static __always_inline struct xb_group_api *group_api(struct xb_group *g, __u32 api)
{
	barrier_var(api);
	return &g->apis[api & (XB_SUMS_APIS - 1)];
}

static __always_inline struct xb_group_mem *group_mem(struct xb_group *g, __u32 kind)
{
	barrier_var(kind);
	return &g->memory[kind & (XB_MEMS - 1)];
}

_Static_assert(!(XB_GROUPS & (XB_GROUPS - 1)) && !(XB_SUMS_APIS & (XB_SUMS_APIS - 1)),
	       "the masks above");

/* A call that ended: dur is 0 if it was left. */
static __always_inline void group_call(__u32 group, const struct xb_plan *p, __u64 dur, bool failed,
				       bool unfinished)
{
	struct xb_group *g = group_at(group);
	struct xb_account *a;
	struct xb_group_api *to;

	if (!g || !p)
		return;
	to = group_api(g, p->api);
	a = account_of(p->func);
	__sync_fetch_and_add(&to->calls, 1);
	__sync_fetch_and_add(&to->ns, dur);
	if (failed)
		__sync_fetch_and_add(&to->errors, 1);
	if (unfinished)
		__sync_fetch_and_add(&to->unfinished, 1);
	if (a && a->launches)
		__sync_fetch_and_add(&to->launches, 1);
}

static __always_inline void group_wait(__u32 group, __u32 api, __u64 ns)
{
	struct xb_group *g = group_at(group);

	if (g)
		__sync_fetch_and_add(&group_api(g, api)->wait_ns, ns);
}

/* Memory lives from now on, or does not any more. */
static __always_inline void group_lives(__u32 group, __u32 kind, __u64 size, bool lives)
{
	struct xb_group *g = group_at(group);
	struct xb_group_mem *m;

	if (!g)
		return;
	m = group_mem(g, kind);
	if (lives) {
		__sync_fetch_and_add(&m->live, size);
		__sync_fetch_and_add(&m->count, 1);
	} else {
		__sync_fetch_and_sub(&m->live, size);
		__sync_fetch_and_sub(&m->count, 1);
	}
}

static __always_inline void group_allocated(__u32 group, __u32 kind, __u64 size)
{
	struct xb_group *g = group_at(group);

	if (!g)
		return;
	__sync_fetch_and_add(&group_mem(g, kind)->bytes, size);
	__sync_fetch_and_add(&group_mem(g, kind)->allocs, 1);
}

static __always_inline void group_ended(__u32 group, __u32 kind, __u64 size)
{
	struct xb_group *g = group_at(group);

	if (!g)
		return;
	__sync_fetch_and_add(&group_mem(g, kind)->ended_bytes, size);
	__sync_fetch_and_add(&group_mem(g, kind)->ended, 1);
}

#endif
