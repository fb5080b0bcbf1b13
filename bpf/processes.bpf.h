// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * processes.bpf.h - processes and threads begin and end, and what becomes of their calls. Part of api.bpf.c.
 */
#ifndef XB_PROCESSES_BPF_H
#define XB_PROCESSES_BPF_H

#include "again.bpf.h"

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

static __always_inline void forked(struct task_struct *child)
{
	struct xb_fork r = {};

	if (!was_heard_of() || !is_target())
		return;
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
}

SEC("tp_btf/sched_process_fork")
int BPF_PROG(on_fork, struct task_struct *parent, struct task_struct *child)
{
	leave_mark(XB_AGAIN_FORK, child);
	forked(child);
	return 0;
}

SEC("tp_btf/sched_process_fork")
int BPF_PROG(on_fork_again, struct task_struct *parent, struct task_struct *child)
{
	if (!was_done(XB_AGAIN_FORK, child))
		forked(child);
	return 0;
}

static __always_inline void executed(struct task_struct *task, int old_pid)
{
	struct xb_exec r = {};
	struct calls *c;

	if (accounts)
		account_process_over(task->tgid);
	/* Its stack no longer exists, and neither do the calls on it. */
	c = calls_of(task);
	if (c) {
		if (c->depth)
			drop_frames(c, 0, XB_F_EXITED);
		c->trampoline = 0;
		c->last.sp = 0;
		c->life = 0;
		/* It is another program's first call that comes next. */
		if (groups_by)
			c->known = 0;
	}
	if (groups_by)
		group_leave(task->tgid);
	if (!was_heard_of() || !is_target())
		return;
	fill_hdr(&r.h, sizeof(r), XB_EXEC);
	r.old_tid = old_pid;
	r.start_ns = task->start_boottime;
	bpf_probe_read_kernel_str(r.comm, sizeof(r.comm), task->comm);
	emit(&r, sizeof(r));
}

SEC("tp_btf/sched_process_exec")
int BPF_PROG(on_exec, struct task_struct *task, int old_pid)
{
	leave_mark(XB_AGAIN_EXEC, task);
	executed(task, old_pid);
	return 0;
}

SEC("tp_btf/sched_process_exec")
int BPF_PROG(on_exec_again, struct task_struct *task, int old_pid)
{
	if (!was_done(XB_AGAIN_EXEC, task))
		executed(task, old_pid);
	return 0;
}

/*
 * The pid may be given to another process. Threads that end at the same time all see that none is left: only for one of them
 * is this true. Whoever no longer finds it in pids comes after its removal from heard.
 */
static __always_inline bool forget_process(__u32 tgid, bool target)
{
	bool listed = target && bpf_map_lookup_elem(&pids, &tgid);
	bool first = !bpf_map_delete_elem(&heard, &tgid);

	return listed ? !bpf_map_delete_elem(&pids, &tgid) : first;
}

static __always_inline void ended(struct task_struct *task)
{
	struct xb_exit r = {};
	bool over = !BPF_CORE_READ(task, signal, live.counter);
	struct calls *c;
	bool target;

	if (accounts && over)
		account_process_over(task->tgid);
	c = calls_of(task);
	if (c && c->depth)
		drop_frames(c, 0, XB_F_EXITED);
	if (states_in_table) {
		__u32 tid = task->pid;

		bpf_map_delete_elem(&thread_table, &tid);
	}
	if (!was_heard_of())
		return;
	target = is_target();
	fill_hdr(&r.h, sizeof(r), XB_EXIT);
	r.code = task->exit_code;
	if (over) {
		target &= forget_process(r.h.tgid, target);
		r.h.flags = XB_EXIT_GROUP;
		if (groups_by)
			group_leave(r.h.tgid);
		bpf_map_delete_elem(&pythons, &r.h.tgid);
		if (first_pid == r.h.tgid)
			first_pid = 0;
	}
	if (target)
		emit(&r, sizeof(r));
}

SEC("tp_btf/sched_process_exit")
int BPF_PROG(on_exit, struct task_struct *task)
{
	leave_mark(XB_AGAIN_EXIT, task);
	ended(task);
	return 0;
}

SEC("tp_btf/sched_process_exit")
int BPF_PROG(on_exit_again, struct task_struct *task)
{
	if (!was_done(XB_AGAIN_EXIT, task))
		ended(task);
	return 0;
}

#endif
