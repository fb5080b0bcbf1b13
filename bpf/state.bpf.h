// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * state.bpf.h - where a thread's own state is kept: in task storage or, where the kernel gives that too little room, in a
 * table by thread.
 *
 * Since 7.0 the kernel allocates task storage in a way that has 8 KiB at most, in all contexts, and less than a thread's
 * calls need. User space finds out (attach/calib.c). A table is allocated at once, so it has room for few threads.
 */
#ifndef XB_STATE_BPF_H
#define XB_STATE_BPF_H

/* Set by user space, which then also sizes the tables. */
const volatile bool states_in_table;

/* The state of this thread in a table; a new one is a copy of blank's only element. NULL: the table is full. */
static __always_inline void *state_made(void *table, void *blank)
{
	__u32 tid = bpf_get_current_pid_tgid(), zero = 0;
	void *state = bpf_map_lookup_elem(table, &tid), *none;

	if (state)
		return state;
	none = bpf_map_lookup_elem(blank, &zero);
	if (!none || bpf_map_update_elem(table, &tid, none, BPF_NOEXIST))
		return NULL;
	return bpf_map_lookup_elem(table, &tid);
}

#endif
