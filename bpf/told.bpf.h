// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * told.bpf.h - a capture: calls that are counted are also written, for some processes and for some time. Part of
 * api.bpf.c.
 *
 * Each capture has a number, which a frame keeps when its call begins. What began before the capture is not written,
 * and neither is what is called inside such a call, as at the beginning of a trace. After the end, a snapshot finds by
 * the number which of its calls have not returned.
 *
 * The records of processes, which the counts need, always find room: a capture leaves a part of the ring to them. What
 * it could not write is counted by itself, because nothing is missing in the counts.
 *
 * Stacks are taken if the capture wants them, of functions whose plans say so for as long as it runs.
 */
#ifndef XB_TOLD_BPF_H
#define XB_TOLD_BPF_H

/* Captures are possible. */
const volatile bool captures = false;

__u32 capture_now;  /* its number; 0: none */
__u32 capture_last; /* the same, until the next one begins */
__u64 capture_lost; /* calls that there was no room for */

__u32 capture_stacks; /* whether it gets stacks */

__u64 capture_memory;	/* bytes that live in one process, above which it is reported; 0: none */
__u64 capture_exceeded; /* how often a process of the capture has come above them */

static __noinline int is_captured(__u64 id)
{
	__u32 key = XB_FILTER_CAPTURE;

	return filter_holds(bpf_map_lookup_elem(&filter, &key), id);
}

/* The capture that gets a call with depth live frames around it. */
static __always_inline __u32 told_to(struct calls *c, __u32 depth, __u64 id)
{
	__u32 now = capture_now;

	if (!now)
		return 0;
	if (depth)
		return frame_at(c, depth - 1)->told == now ? now : 0;
	return is_captured(id) ? now : 0;
}

static __always_inline bool is_told(const struct frame *f)
{
	return captures && f->told && f->told == capture_now;
}

static __always_inline bool has_room(void)
{
	if (leaves_room(1))
		return true;
	__sync_fetch_and_add(&capture_lost, 1);
	return false;
}

/* Whether stacks are taken now, whatever the call. */
static __always_inline bool takes_stacks(void)
{
	return stack_bytes && (!captures || capture_stacks);
}

/* Whether that of a call that begins is taken, which its plan asks for. */
static __always_inline bool wants_stack(const struct frame *f)
{
	return !captures || (f->told && capture_stacks);
}

/*
 * Unwinding a stack takes much longer than the call. Stacks that wait for it have a quarter of the ring, so that there is
 * room for all calls meanwhile.
 */
static __always_inline bool has_room_for_stack(void)
{
	return bpf_ringbuf_query(&ring, BPF_RB_AVAIL_DATA) <
	       bpf_ringbuf_query(&ring, BPF_RB_RING_SIZE) / 4;
}

/* 0: it was not taken, which is counted. */
static __always_inline int take_wanted(struct calls *c, __u32 depth, __u32 own)
{
	if (captures && !has_room_for_stack()) {
		__sync_fetch_and_add(&stacks_missed, 1);
		return 0;
	}
	return take_stack(c, depth, own);
}

/*
 * A process has so many bytes from now on, of which size are new. It is reported once, until it has no more than the limit
 * again; one that has more than that already when the capture begins is reported with its next allocation.
 */
static __noinline int look_at_memory(struct xb_owner *o, __u64 bytes, __u64 size)
{
	__u64 limit = capture_memory;
	bool crosses = bytes - size <= limit;

	if (!o || !limit || bytes <= limit || (o->above && !crosses) ||
	    !is_captured(bpf_get_current_pid_tgid()))
		return 0;
	if (!__sync_val_compare_and_swap(&o->above, 0, 1) || crosses)
		__sync_fetch_and_add(&capture_exceeded, 1);
	return 0;
}

#endif
