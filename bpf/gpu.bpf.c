// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu.bpf.c - GPU jobs, from the trace points of the kernel's GPU scheduler, or of a driver with its own scheduler.
 *
 * One program serves all trace points: the cookie says which one it is at, and gpu_events where its fields are
 * (wire_gpu.h). The first trace point of a job is passed by the submitting thread, so this is where the filter is
 * checked. The other two are passed by interrupts and kernel threads, which identify the job by its fence. A job of a
 * process that is not traced costs one check of the filter, and two look-ups that find nothing.
 *
 * The end of a cancelled job cannot be seen here; such a job makes room for others when it is the oldest. At the end,
 * gpu_open is the number of these jobs.
 */
#include "common.bpf.h"
#include "wire_gpu.h"

char LICENSE[] SEC("license") = "Dual BSD/GPL";

const volatile struct xb_gpu_event gpu_events[XB_GPU_EVENTS] = {};

/* The number of jobs that were queued, minus those that have ended. */
__s64 gpu_open = 0;

struct gpu_key {
	__u64 a, b;
	__u64 family;
};

struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, XB_GPU_JOBS);
	__type(key, struct gpu_key);
	__type(value, struct xb_gpu_job);
} gpu_jobs SEC(".maps");

static __always_inline __u64 number(void *ctx, const volatile struct xb_gpu_field *f)
{
	__u32 size = f->size;
	__u64 v = 0;

	if (f->kind != XB_GPU_NUMBER)
		return 0;
	/* The size is 1 to 8. The verifier needs this, because it forgets the comparison. */
	size = ((size - 1) & 7) + 1;
	bpf_probe_read_kernel(&v, size, ctx + f->offset);
	return v;
}

static __noinline int text(void *ctx, __u32 at, __u32 kind, __u8 *to)
{
	const void *from;
	__u32 loc = 0;

	if (!to)
		return 0;
	switch (kind) {
	case XB_GPU_LOC:
		bpf_probe_read_kernel(&loc, sizeof(loc), ctx + at);
		from = ctx + (loc & 0xffff);
		break;
	case XB_GPU_REL:
		bpf_probe_read_kernel(&loc, sizeof(loc), ctx + at);
		from = ctx + at + sizeof(loc) + (loc & 0xffff);
		break;
	case XB_GPU_PTR:
		from = NULL;
		bpf_probe_read_kernel(&from, sizeof(from), ctx + at);
		break;
	default:
		return 0;
	}
	bpf_probe_read_kernel_str(to, XB_GPU_NAME, from);
	return 0;
}

static __always_inline void add_text(void *ctx, const volatile struct xb_gpu_field *f, __u8 *to)
{
	text(ctx, f->offset, f->kind, to);
}

static __always_inline void on_queue(void *ctx, const volatile struct xb_gpu_event *e,
				     const struct gpu_key *key)
{
	__u64 id = bpf_get_current_pid_tgid();
	struct xb_gpu_job job = {};

	/* An interrupt of an idle processor has pid 0, which would be equal to first_pid if that is unset. */
	if (!(id >> 32) || !is_target_id(id) || !began())
		return;
	job.h.len = sizeof(job);
	job.h.type = XB_GPU_JOB;
	job.h.tgid = id >> 32;
	job.h.tid = id;
	job.h.ts = bpf_ktime_get_ns();
	if (e->flags & XB_GPU_F_NUMBERS)
		job.h.flags = XB_GPU_NUMBERS;
	if (!(e->flags & XB_GPU_F_ADDRESS)) {
		job.context = key->a;
		job.seqno = key->b;
	}
	job.client = number(ctx, &e->client);
	job.card = number(ctx, &e->card);
	job.engine = number(ctx, &e->engine);
	job.instance = number(ctx, &e->instance);
	add_text(ctx, &e->dev, job.dev);
	add_text(ctx, &e->ring, job.ring);
	__sync_fetch_and_add(&gpu_open, 1);
	bpf_map_update_elem(&gpu_jobs, key, &job, BPF_ANY);
}

/* The ring may only be decided now. */
static __always_inline void on_run(void *ctx, const volatile struct xb_gpu_event *e,
				   struct xb_gpu_job *job)
{
	job->run = bpf_ktime_get_ns();
	if (e->dev.kind)
		add_text(ctx, &e->dev, job->dev);
	if (e->ring.kind)
		add_text(ctx, &e->ring, job->ring);
	if (e->instance.kind) {
		job->engine = number(ctx, &e->engine);
		job->instance = number(ctx, &e->instance);
	}
}

static __always_inline void on_done(void *ctx, const volatile struct xb_gpu_event *e,
				    const struct gpu_key *key, struct xb_gpu_job *job)
{
	bool part = e->completed.kind && !number(ctx, &e->completed);

	if (part && !job->run)
		return;
	job->done = bpf_ktime_get_ns();
	if (part)
		job->h.flags |= XB_GPU_PART;
	emit(job, sizeof(*job));
	if (part) {
		job->h.flags &= ~XB_GPU_PART;
		job->h.ts = job->done;
		job->run = 0;
		return;
	}
	bpf_map_delete_elem(&gpu_jobs, key);
	__sync_fetch_and_add(&gpu_open, -1);
}

SEC("tracepoint")
int gpu_event(void *ctx)
{
	const volatile struct xb_gpu_event *e;
	struct xb_gpu_job *job;
	struct gpu_key key = {};

	e = &gpu_events[bpf_get_attach_cookie(ctx) & (XB_GPU_EVENTS - 1)];
	key.a = number(ctx, &e->key[0]);
	key.b = number(ctx, &e->key[1]);
	key.family = e->family;
	if (e->stage == XB_GPU_QUEUE) {
		on_queue(ctx, e, &key);
		return 0;
	}
	job = bpf_map_lookup_elem(&gpu_jobs, &key);
	if (!job)
		return 0;
	if (e->stage == XB_GPU_RUN)
		on_run(ctx, e, job);
	else
		on_done(ctx, e, &key, job);
	return 0;
}
