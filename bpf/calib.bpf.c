// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * calib.bpf.c - tiny programs that are loaded and fired to find out what this kernel can do.
 *
 * These do not need the kernel's type information. Those that do are in calib_btf.bpf.c, because reading
 * this information takes most of the time of the calibration.
 */
#include "vmlinux.h"
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>

char LICENSE[] SEC("license") = "Dual BSD/GPL";

__u64 entries, returns, cookie;

SEC("uprobe")
int probe(struct pt_regs *ctx)
{
	__sync_fetch_and_add(&entries, 1);
	return 0;
}

SEC("uretprobe")
int probe_return(struct pt_regs *ctx)
{
	__sync_fetch_and_add(&returns, 1);
	return 0;
}

SEC("uprobe")
int probe_cookie(struct pt_regs *ctx)
{
	cookie = bpf_get_attach_cookie(ctx);
	return 0;
}

SEC("uprobe.multi")
int probe_multi(struct pt_regs *ctx)
{
	__sync_fetch_and_add(&entries, 1);
	return 0;
}

SEC("uprobe.multi")
int probe_multi_return(struct pt_regs *ctx)
{
	__sync_fetch_and_add(&returns, 1);
	return 0;
}
