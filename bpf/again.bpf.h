// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * again.bpf.h - what the program of a trace point did not do because the kernel skipped it. Part of api.bpf.c.
 *
 * The kernel skips a program of a trace point where the same one was interrupted on this processor. Since 7.0 the next thread
 * can do that, for trace points leave preemption on: then the end of a process, say, is skipped, whoever it belongs to. So
 * each of these programs is there twice. The first one leaves a mark, and the second one, which the kernel runs right
 * after it, does the work if there is no mark. What neither of them did is what the first one was skipped for
 * without the second one noticing: see skipped() in user/attach/reading.c.
 */
#ifndef XB_AGAIN_BPF_H
#define XB_AGAIN_BPF_H

/* Set by user space: the second ones are there. */
const volatile bool does_again;

__u64 done_again[XB_AGAIN_KINDS]; /* work that the second one did */

struct mark_key {
	__u32 tid, kind;
};

/* What tells one event from all others of a thread with this number. */
struct mark {
	__u64 start, nth;
};

/* One whose second program was skipped stays, and makes room when others need it. */
struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 8192);
	__type(key, struct mark_key);
	__type(value, struct mark);
} marks SEC(".maps");

static __always_inline void leave_mark(enum xb_again kind, struct task_struct *task)
{
	struct mark_key key = { task->pid, kind };
	struct mark mark = { task->start_boottime, task->self_exec_id };

	if (does_again)
		bpf_map_update_elem(&marks, &key, &mark, BPF_ANY);
}

/* Takes the mark away. False: the first program was skipped. */
static __always_inline bool was_done(enum xb_again kind, struct task_struct *task)
{
	struct mark_key key = { task->pid, kind };
	struct mark *m = bpf_map_lookup_elem(&marks, &key);
	bool done = m && m->start == task->start_boottime && m->nth == task->self_exec_id;

	if (done)
		bpf_map_delete_elem(&marks, &key);
	else
		__sync_fetch_and_add(&done_again[kind], 1);
	return done;
}

#endif
