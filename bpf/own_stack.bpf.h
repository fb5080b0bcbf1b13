// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * own_stack.bpf.h - keeps programs of uprobes on the stack of the thread for which they run.
 *
 * Since 6.13 the kernel gives each program of probes that uses more than a few bytes of stack another one, of which there is one
 * for each processor ("bpf, x86: Add jit support for private stack"). That is right where programs can't be preempted, or are
 * skipped where another one of theirs was. Programs of uprobes are neither: where the kernel is preemptible, as all are since
 * 7.0, the program of one thread that was preempted goes on with what that of another one has left on the same stack, which
 * was seen to be addresses that the kernel then read and wrote (docs/kernels.md).
 *
 * A program that has a tail call does not get such a stack. So these have one, which no kernel ever runs: it is gone once the
 * program was verified.
 */
#ifndef XB_OWN_STACK_BPF_H
#define XB_OWN_STACK_BPF_H

#include <bpf/bpf_helpers.h>

/* Programs of one such map have to be of one kind. */
#define NO_PROGRAMS(name)                              \
	struct {                                       \
		__uint(type, BPF_MAP_TYPE_PROG_ARRAY); \
		__uint(max_entries, 1);                \
		__type(key, __u32);                    \
		__type(value, __u32);                  \
	} name SEC(".maps")

NO_PROGRAMS(no_sessions);
NO_PROGRAMS(no_multis);
NO_PROGRAMS(no_plains);

const volatile bool never = false;

/* At the beginning of each program of a uprobe, with the map of its kind. */
#define KEEP_OWN_STACK(ctx, map) \
	if (never)               \
	bpf_tail_call(ctx, &(map), 0)

#endif
