// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * heard.bpf.h - which processes have called a traced function. Where all processes are traced, or all with a name, user or
 * cgroup, nothing is reported of the others. For the objects that have the filter (common.bpf.h).
 */
#ifndef XB_HEARD_BPF_H
#define XB_HEARD_BPF_H

/* See introduce(). */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 65536);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, __u32);
	__type(value, __u8);
} heard SEC(".maps");

static __always_inline bool was_heard_of(void)
{
	__u32 tgid = bpf_get_current_pid_tgid() >> 32;

	return bpf_map_lookup_elem(&heard, &tgid) || bpf_map_lookup_elem(&pids, &tgid);
}

#endif
