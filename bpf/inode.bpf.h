// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * inode.bpf.h - times of an inode, whose members differ between kernels.
 */
#ifndef XB_INODE_BPF_H
#define XB_INODE_BPF_H

/* The members for times in struct inode have changed; these are the older forms. */
struct inode___6_6 {
	struct timespec64 __i_mtime;
	struct timespec64 __i_ctime;
} __attribute__((preserve_access_index));

struct inode___5_15 {
	struct timespec64 i_mtime;
	struct timespec64 i_ctime;
} __attribute__((preserve_access_index));

/* Multigrain timestamps have a flag in bit 31 of the nanoseconds. */
#define TO_NS(sec, nsec) ((__u64)(sec) * 1000000000ULL + ((nsec) & 0x7fffffff))

static __always_inline __u64 inode_mtime(struct inode *inode)
{
	struct inode___5_15 *older = (void *)inode;
	struct inode___6_6 *old = (void *)inode;

	if (bpf_core_field_exists(inode->i_mtime_sec))
		return TO_NS(BPF_CORE_READ(inode, i_mtime_sec), BPF_CORE_READ(inode, i_mtime_nsec));
	if (bpf_core_field_exists(old->__i_mtime))
		return TO_NS(BPF_CORE_READ(old, __i_mtime.tv_sec),
			     BPF_CORE_READ(old, __i_mtime.tv_nsec));
	return TO_NS(BPF_CORE_READ(older, i_mtime.tv_sec), BPF_CORE_READ(older, i_mtime.tv_nsec));
}

static __always_inline __u64 inode_ctime(struct inode *inode)
{
	struct inode___5_15 *older = (void *)inode;
	struct inode___6_6 *old = (void *)inode;

	if (bpf_core_field_exists(inode->i_ctime_sec))
		return TO_NS(BPF_CORE_READ(inode, i_ctime_sec), BPF_CORE_READ(inode, i_ctime_nsec));
	if (bpf_core_field_exists(old->__i_ctime))
		return TO_NS(BPF_CORE_READ(old, __i_ctime.tv_sec),
			     BPF_CORE_READ(old, __i_ctime.tv_nsec));
	return TO_NS(BPF_CORE_READ(older, i_ctime.tv_sec), BPF_CORE_READ(older, i_ctime.tv_nsec));
}

#endif
