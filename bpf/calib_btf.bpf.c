// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * calib_btf.bpf.c - the part of calibration that needs the kernel's type information (see
 * calib.bpf.c).
 */
#include "vmlinux.h"
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>

#include "session.bpf.h"
#include "wire.h"

char LICENSE[] SEC("license") = "Dual BSD/GPL";

__u64 entries, returns;

/* As large as what the real programs keep. */
struct thread_state_room {
	__u8 bytes[XB_STATE_BYTES];
};

struct {
	__uint(type, BPF_MAP_TYPE_TASK_STORAGE);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, int);
	__type(value, struct thread_state_room);
} calib_task SEC(".maps");

SEC("uprobe")
int probe_task(struct pt_regs *ctx)
{
	return !bpf_task_storage_get(&calib_task, bpf_get_current_task_btf(), 0,
				     BPF_LOCAL_STORAGE_GET_F_CREATE);
}

SEC("uprobe.multi")
int probe_session(struct pt_regs *ctx)
{
	if (is_return(ctx))
		__sync_fetch_and_add(&returns, 1);
	else
		__sync_fetch_and_add(&entries, 1);
	return 0;
}

SEC("iter/task_vma")
int probe_vma(struct bpf_iter__task_vma *ctx)
{
	return 0;
}

static long find(struct task_struct *task, struct vm_area_struct *vma, void *none)
{
	return 0;
}

SEC("uprobe")
int probe_find(struct pt_regs *ctx)
{
	return !bpf_find_vma(bpf_get_current_task_btf(), ctx->ip, find, NULL, 0);
}
