// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * look.bpf.c - finds where each thread is in its program, without stopping it.
 *
 * A thread that is not on a processor has entered the kernel, by a system call or an interrupt, and the
 * kernel saved all of its registers then. These include the registers that functions keep for their
 * callers, which /proc/PID/task/TID/syscall does not show, and without which the stack can't be walked, and
 * neither can it be without the return addresses that were replaced for return probes.
 */
#include "vmlinux.h"
#include <bpf/bpf_core_read.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>

#include "wire_look.h"
#include "returns.bpf.h"

char LICENSE[] SEC("license") = "Dual BSD/GPL";

#define PF_KTHREAD 0x00200000
#define USER_CS	   0x33 /* 64-bit code */

/* Too much for the BPF stack. There is one, because the threads are gone through once by one reader. */
struct {
	struct xb_look look;
	struct xb_slot real[XB_MAX_REAL];
} found;

/* If the thread runs meanwhile, entries may be reused while they are read, but then nothing of this is used. */
static __always_inline void find_returns(struct task_struct *task)
{
	struct return_instance *ri = first_return(task);
	__u32 n = 0;

	for (; ri && n < XB_MAX_REAL; n++)
		ri = read_return(ri, &found.real[n]);
	found.look.nreal = n;
	found.look.trampoline = n ? trampoline_in(task) : 0;
}

SEC("iter/task")
int look(struct bpf_iter__task *ctx)
{
	struct task_struct *task = ctx->task;
	struct xb_look *l = &found.look;
	struct pt_regs *regs;
	__u32 n;

	if (!task || task->flags & PF_KTHREAD || !task->mm)
		return 0;
	regs = (struct pt_regs *)bpf_task_pt_regs(task);
	if (!regs || regs->cs != USER_CS)
		return 0;
	l->tgid = task->tgid;
	l->tid = task->pid;
	/* It was an int, and is one byte since 7.2; a plain read would only fit one of them. */
	l->running = BPF_CORE_READ_BITFIELD_PROBED(task, on_cpu);
	l->ip = regs->ip;
	l->sp = regs->sp;
	l->bp = regs->bp;
	l->bx = regs->bx;
	l->r12 = regs->r12;
	l->r13 = regs->r13;
	l->r14 = regs->r14;
	l->r15 = regs->r15;
	find_returns(task);
	n = l->nreal;
	if (n > XB_MAX_REAL)
		return 0;
	bpf_seq_write(ctx->meta->seq, &found, sizeof(*l) + n * sizeof(struct xb_slot));
	return 0;
}
