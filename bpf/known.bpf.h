// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * known.bpf.h - recognises stacks whose sites are known, so that they need not be copied. Part of stack.bpf.h.
 *
 * wire_known.h explains the entries, which user space makes of the stacks that it has unwound. They hold as long as the
 * files that they name are mapped at the same addresses. This is looked up at each call, except if the lock of the
 * process's mappings was not taken for writing since the last look.
 *
 * Python frames are not on the stack. The stacks of Python programs are therefore always taken.
 */
#ifndef XB_KNOWN_BPF_H
#define XB_KNOWN_BPF_H

#include "wire_known.h"

/* Filled by user space. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, XB_KNOWN_ENTRIES);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, struct xb_known_key);
	__type(value, struct xb_known);
} known SEC(".maps");

/* Set by user space before loading: whether there may be entries. */
const volatile bool knows_stacks;

static long look_at_code(struct task_struct *task, struct vm_area_struct *vma, void *u)
{
	struct xb_code *ret = u;
	struct inode *inode;

	if (!vma->vm_file)
		return 0;
	inode = BPF_CORE_READ(vma, vm_file, f_inode);
	ret->base = vma->vm_start - (vma->vm_pgoff << 12);
	ret->ino = BPF_CORE_READ(inode, i_ino);
	ret->dev = BPF_CORE_READ(inode, i_sb, s_dev);
	ret->gen = BPF_CORE_READ(inode, i_generation);
	return 0;
}

/* User space asks which code a process has. 0: none that is a file's. */
SEC("syscall")
int tell_code(struct xb_code_ask *ask)
{
	struct task_struct *task = bpf_task_from_pid(ask->tgid);
	struct xb_code code = {};

	if (!task)
		return 0;
	bpf_find_vma(task, ask->code.addr, look_at_code, &code, 0);
	bpf_task_release(task);
	ask->code.ino = code.ino;
	ask->code.base = code.base;
	ask->code.dev = code.dev;
	ask->code.gen = code.gen;
	return !!code.ino;
}

/* Is the code there that was there when the entry was made? */
__noinline int is_same_code(struct xb_known *k)
{
	if (!k || !knows_stacks)
		return 0;
	for (int i = 0; i < XB_KNOWN_CODE; i++) {
		struct xb_code now = {}, *was = &k->code[i];

		if (i >= k->ncode)
			break;
		if (bpf_find_vma(bpf_get_current_task_btf(), was->addr, look_at_code, &now, 0) ||
		    now.ino != was->ino || now.base != was->base || now.dev != was->dev ||
		    now.gen != was->gen)
			return 0;
	}
	return 1;
}

struct mm_struct___6_14 {
	struct {
		unsigned int sequence;
	} mm_lock_seq;
} __attribute__((preserve_access_index));

/* A number that is never the same after the mappings have changed; 0: they are changing, or there is no such number. */
static __always_inline __u64 mappings_now(__u64 serial)
{
	struct task_struct *task = (void *)bpf_get_current_task();
	struct mm_struct___6_14 *mm = (void *)BPF_CORE_READ(task, mm);
	unsigned int seq;

	if (!bpf_core_field_exists(mm->mm_lock_seq.sequence))
		return 0;
	seq = BPF_CORE_READ(mm, mm_lock_seq.sequence);
	/* With the entry's own number, because its memory may be another entry's when this is stored. */
	return seq & 1 ? 0 : serial << 32 | seq;
}

/* The return address that the kernel keeps for this place of the stack; 0: none. */
__noinline __u64 kept_return(__u64 at)
{
	struct return_instance *ri = first_return((void *)bpf_get_current_task());
	struct xb_slot slot = {};
	__u64 found = 0;

	if (!knows_stacks)
		return 0;
	for (__u32 i = 0; ri && i < XB_MAX_REAL; i++) {
		ri = read_return(ri, &slot);
		if (slot.sp == at) {
			found = slot.caller;
			break;
		}
	}
	return found;
}

/* The return address at this place of the stack, which the kernel has replaced by its trampoline; 0: not known. */
__noinline __u64 original(struct calls *c, __u64 at)
{
	__u64 found = 0;

	if (!c || !knows_stacks)
		return 0;
	for (__u32 i = 0; i < XB_MAX_DEPTH; i++) {
		struct frame *f = frame_at(c, i);

		if (i > c->depth)
			break;
		if (f->call.sp == at && f->call.caller != c->trampoline) {
			found = f->call.caller;
			break;
		}
	}
	return found ?: kept_return(at);
}

static __always_inline __u64 register_of(struct calls *c, __u32 reg)
{
	switch (reg) {
	case XB_WORD_BX:
		return c->regs.bx;
	case XB_WORD_BP:
		return c->regs.bp;
	case XB_WORD_R12:
		return c->regs.r12;
	case XB_WORD_R13:
		return c->regs.r13;
	case XB_WORD_R14:
		return c->regs.r14;
	default:
		return c->regs.r15;
	}
}

/* Stores the word in c->walk.value, as it is compared. 0: it can't be read, or it is another one where that matters. */
__noinline int is_same_word(struct calls *c, struct xb_word *w, __u64 matters)
{
	__u64 v = 0, at;
	__u32 how;

	if (!c || !w || !knows_stacks)
		return 0;
	how = w->how;
	if (how & XB_WORD_REG) {
		v = register_of(c, w->at);
	} else {
		at = c->walk.sp + w->at;
		if (bpf_probe_read_user(&v, sizeof(v), (void *)at))
			return 0;
		if (c->trampoline && v == c->trampoline)
			v = original(c, at);
	}
	c->walk.value = how & XB_WORD_SP ? v - c->walk.sp : v;
	return !matters || c->walk.value == w->value;
}

/* Compares the words of one entry. 0: the walk is over. */
__noinline int known_step(struct calls *c)
{
	struct xb_known_key key = {};
	struct xb_known *k;
	__u64 serial, seen;
	__u32 n, site, node, cut;

	if (!c || !knows_stacks)
		return 0;
	key.value = c->walk.value;
	key.node = c->walk.node;
	key.tgid = c->walk.tgid;
	k = bpf_map_lookup_elem(&known, &key);
	if (!k)
		return 0;
	serial = *(volatile __u64 *)&k->serial;
	barrier();
	n = k->n;
	site = k->site;
	node = k->node;
	cut = k->cut;
	/* Of an entry that leads on, the last word is what it is looked up by next. */
	for (__u32 i = 0; i < XB_KNOWN_WORDS; i++) {
		if (i >= n)
			break;
		if (!is_same_word(c, &k->words[i], (__u64)site + n - i - 1))
			return 0;
	}
	if (site) {
		seen = mappings_now(serial);
		if (!seen || *(volatile __u64 *)&k->seen != seen) {
			if (!is_same_code(k))
				return 0;
			k->seen = seen;
		}
	}
	barrier();
	if (*(volatile __u64 *)&k->serial != serial)
		return 0;
	c->walk.site = site;
	c->walk.node = node;
	c->walk.cut = cut;
	return !site;
}

/* Writes the site of the call in the frame at depth, if its stack is known. 0: it isn't; -1: there is no room for it. */
__noinline int write_known(struct calls *c, __u32 depth)
{
	struct xb_call_site r = {};
	struct frame *f;
	__u32 tgid;

	if (!c || !knows_stacks)
		return 0;
	f = frame_at(c, depth);
	tgid = f->call.h.tgid;
	if (bpf_map_lookup_elem(&pythons, &tgid))
		return 0;
	c->walk.tgid = tgid;
	c->walk.sp = f->call.sp;
	c->walk.value = f->call.caller;
	/* Looked up here for is_same_word(), too. */
	if (trampoline_of(c) && f->call.caller == c->trampoline)
		c->walk.value = original(c, f->call.sp);
	c->walk.node = 0;
	c->walk.site = 0;
	for (int i = 0; i < XB_KNOWN_STEPS; i++)
		if (!known_step(c))
			break;
	if (!c->walk.site)
		return 0;
	r.h.len = sizeof(r);
	r.h.type = XB_CALL_SITE;
	r.h.flags = c->walk.cut ? XB_SITE_CUT : 0;
	r.h.tgid = tgid;
	r.h.tid = f->call.h.tid;
	r.h.ts = bpf_ktime_get_ns();
	r.call = f->call.id;
	r.site = c->walk.site;
	return emit(&r, sizeof(r)) ? -1 : 1;
}

#endif
