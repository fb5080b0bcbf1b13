// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * returns.bpf.h - the return addresses on a thread's stack that the kernel has replaced by its trampoline.
 *
 * A return probe, of whichever tracer, replaces the return address of the call that it waits for. The kernel keeps the
 * real one in a list of the thread, with the innermost call first, and the place on the stack where it was. The list
 * may also have calls that were left without a return (longjmp()), so an entry counts only if the stack still has the
 * trampoline there.
 */
#ifndef XB_RETURNS_BPF_H
#define XB_RETURNS_BPF_H

struct xol_area___addr {
	unsigned long vaddr;
} __attribute__((preserve_access_index));

/* Address of the kernel's return trampoline in this task's process; 0: it has none. */
static __always_inline __u64 trampoline_in(struct task_struct *task)
{
	struct xol_area___addr *area;

	area = (void *)BPF_CORE_READ(task, mm, uprobes_state.xol_area);
	return area ? BPF_CORE_READ(area, vaddr) : 0;
}

/* Whether this kernel has such a list, as it has had it since Linux 4.3. */
static __always_inline bool knows_returns(void)
{
	struct return_instance *ri = NULL;

	return bpf_core_field_exists(ri->stack) && bpf_core_field_exists(ri->orig_ret_vaddr) &&
	       bpf_core_field_exists(ri->next);
}

/* The innermost entry of the list; NULL: it is empty, or this kernel has none. */
static __always_inline struct return_instance *first_return(struct task_struct *task)
{
	return knows_returns() ? BPF_CORE_READ(task, utask, return_instances) : NULL;
}

/* Reads an entry. Returns the next one, or NULL. */
static __always_inline struct return_instance *read_return(struct return_instance *ri,
							   struct xb_slot *ret)
{
	ret->sp = BPF_CORE_READ(ri, stack);
	ret->caller = BPF_CORE_READ(ri, orig_ret_vaddr);
	return BPF_CORE_READ(ri, next);
}

#endif
