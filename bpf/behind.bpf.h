// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * behind.bpf.h - says which file is behind memory that could not be read, because its page was never touched.
 *
 * User space reads such memory from the process if it still exists. A program may end before that, but the bytes are in
 * the file as well: the page is private, can't be written, and as no page of its mapping ever became the process's own
 * (anon_vma), it is the file's.
 */
#ifndef XB_BEHIND_BPF_H
#define XB_BEHIND_BPF_H

#include "inode.bpf.h"

#define VM_WRITE_OR_SHARED 0xa

/* Set by user space before loading: whether this kernel has bpf_find_vma() (5.17). */
const volatile bool can_find_vma;

static long look_behind(struct task_struct *task, struct vm_area_struct *vma, void *u)
{
	struct xb_behind *b = u;
	struct inode *inode;

	if (!vma->vm_file || vma->anon_vma || vma->vm_flags & VM_WRITE_OR_SHARED)
		return 0;
	inode = BPF_CORE_READ(vma, vm_file, f_inode);
	b->offset = b->addr - vma->vm_start + (vma->vm_pgoff << 12);
	b->ino = BPF_CORE_READ(inode, i_ino);
	b->dev = BPF_CORE_READ(inode, i_sb, s_dev);
	b->gen = BPF_CORE_READ(inode, i_generation);
	b->size = BPF_CORE_READ(inode, i_size);
	b->mtime = inode_mtime(inode);
	bpf_probe_read_kernel_str(b->name, sizeof(b->name),
				  BPF_CORE_READ(vma, vm_file, f_path.dentry, d_name.name));
	return 0;
}

/* Of what the record with that id (struct xb_behind) has as unreadable. */
__noinline int tell_behind(__u64 owner, __u64 addr)
{
	struct xb_behind b = {};
	__u64 id = bpf_get_current_pid_tgid();

	if (!can_find_vma)
		return 0;
	b.addr = addr;
	if (bpf_find_vma(bpf_get_current_task_btf(), addr, look_behind, &b, 0) || !b.ino)
		return 0;
	b.h.len = sizeof(b);
	b.h.type = XB_BEHIND;
	b.h.tgid = id >> 32;
	b.h.tid = id;
	b.h.ts = bpf_ktime_get_ns();
	b.owner = owner;
	emit(&b, sizeof(b));
	return 0;
}

#endif
