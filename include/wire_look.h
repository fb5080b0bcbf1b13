// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* wire_look.h - what bpf/look.bpf.c reports about a thread to user/attach/look.c. Not part of the stream. */
#ifndef XB_WIRE_LOOK_H
#define XB_WIRE_LOOK_H

#include "wire.h"

/* Where a thread is in its program, as it was when it last entered the kernel. */
struct xb_look {
	__u32 tgid, tid;
	__u32 running; /* it is on a processor now, so the rest may be stale */
	__u32 nreal;   /* at most XB_MAX_REAL */
	__u64 ip, sp, bp, bx, r12, r13, r14, r15;
	__u64 trampoline; /* the kernel's own address in this process, which replaces return addresses */
	/* nreal struct xb_slot follow. Those whose place on the stack does not have the trampoline are outdated. */
};

#endif
