// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wire_gpu.h - how user space informs bpf/gpu.bpf.c where the fields of this kernel's trace points are. Not part of
 * the stream.
 *
 * A job has three events, each of which is a trace point. Their names and fields differ by driver and by kernel, so
 * user space looks them up in the kernel's own description of them (user/attach/gpu_probes.c), and the BPF program knows none.
 */
#ifndef XB_WIRE_GPU_H
#define XB_WIRE_GPU_H

#include "wire.h"

enum xb_gpu_stage {
	XB_GPU_QUEUE, /* in the thread that submits */
	XB_GPU_RUN,
	XB_GPU_DONE,
	XB_GPU_STAGES,
};

enum xb_gpu_kind {
	XB_GPU_NONE,   /* the trace point has no such field */
	XB_GPU_NUMBER, /* of 1, 2, 4 or 8 bytes */
	XB_GPU_LOC,    /* text: 32 bits; the low half is its offset from the record's start */
	XB_GPU_REL,    /* the same, but from the field's end */
	XB_GPU_PTR,    /* the address of a text in the kernel */
};

struct xb_gpu_field {
	__u16 offset;
	__u8 size;
	__u8 kind; /* enum xb_gpu_kind */
};

#define XB_GPU_F_ADDRESS 1 /* the key is a kernel address, which must not be passed on */
#define XB_GPU_F_NUMBERS 2 /* sets XB_GPU_NUMBERS */
struct xb_gpu_event {
	__u8 stage;
	__u8 flags;
	__u16 family; /* keeps jobs of different drivers apart */
	struct xb_gpu_field key[2], client, dev, ring, card, engine, instance;
	struct xb_gpu_field completed; /* if it is 0, the job will come back */
};

#define XB_GPU_EVENTS 16    /* trace points, a power of two */
#define XB_GPU_JOBS   16384 /* jobs at the same time; the oldest make room */

#endif
