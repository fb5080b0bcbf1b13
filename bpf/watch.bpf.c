// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * watch.bpf.c - reports to user space which process maps which file executable, when it happens.
 *
 * perf's own mmap records have the device and inode of the overlay, but a uprobe needs the inode below it,
 * and a burst of these records is reduced to one LOST record. The hook is therefore at the same place as
 * perf's, on perf_event_mmap(), which the kernel calls at the end of every mmap and mprotect with the
 * finished vma: vma->vm_file->f_inode is the real inode. Two filters keep the ring quiet: files that user
 * space is not interested in (until they change), and pairs of process image and file that were reported.
 *
 * A process image is identified by its tag, a hash of start time and exec count, so nothing has to be
 * removed after an exec: the pairs of the old image no longer match, and age out of the LRU map.
 */
#include "vmlinux.h"
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_core_read.h>
#include <bpf/bpf_tracing.h>

#include "inode.bpf.h"
#include "wire_watch.h"

char LICENSE[] SEC("license") = "Dual BSD/GPL";

#define VM_EXEC 0x4
#define S_IFMT	0170000
#define S_IFREG 0100000

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 1 << 20);
} ring SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 16384);
	__type(key, struct watch_inode);
	__type(value, struct watch_stamp);
} boring SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 16384);
	__type(key, struct watch_pair);
	__type(value, struct watch_stamp);
} pairs SEC(".maps");

const volatile __u32 self_tgid = 0; /* user space's own process, which is never reported */

__u64 drops = 0;      /* records that the ring had no room for */
__u32 self_armed = 0; /* xptibpf's own next file mapping goes to self_map instead */
struct watch_map self_map = {};
__u32 scan_tgid = 0; /* iterator: only this process */
__u64 scan_addr = 0; /* iterator: only the mapping that starts here, executable or not */

/* Of scan_tasks: */
__u32 scan_skip = 0; /* mappings of each process that were reported before */
bool scan_more = 0;  /* a process has more */
bool scan_torn = 0; /* the mappings of a process changed so that the way to the next one was lost */

static __always_inline __u16 image_tag(struct task_struct *task)
{
	struct task_struct *leader = BPF_CORE_READ(task, group_leader);
	__u64 start = BPF_CORE_READ(leader, start_boottime);
	__u64 execs = BPF_CORE_READ(leader, self_exec_id);

	/* The factor is odd, so two counts less than 65536 apart never collide. 10 ms of start time is enough. */
	start = (start >> 10) * 0x9e3779b97f4a7c15ULL;
	return (__u16)((start >> 48) + execs * 0x9e37);
}

static __always_inline void fill_hdr(struct xb_hdr *h, __u32 len, __u16 type, __u16 tag, __u32 tgid,
				     __u32 tid)
{
	h->len = len;
	h->type = type;
	h->flags = tag;
	h->tgid = tgid;
	h->tid = tid;
	h->ts = bpf_ktime_get_ns();
}

/* False: it is not the mapping of a regular file. */
static __always_inline bool fill_map(struct watch_map *w, struct task_struct *task,
				     struct vm_area_struct *vma)
{
	struct file *file = BPF_CORE_READ(vma, vm_file);
	struct inode *inode;

	if (!file)
		return false;
	inode = BPF_CORE_READ(file, f_inode);
	if (!inode || (BPF_CORE_READ(inode, i_mode) & S_IFMT) != S_IFREG)
		return false;
	fill_hdr(&w->m.h, sizeof(*w), XB_MAP, image_tag(task), BPF_CORE_READ(task, tgid),
		 BPF_CORE_READ(task, pid));
	w->m.start = BPF_CORE_READ(vma, vm_start);
	w->m.end = BPF_CORE_READ(vma, vm_end);
	w->m.pgoff = BPF_CORE_READ(vma, vm_pgoff) << 12;
	w->m.ino = BPF_CORE_READ(inode, i_ino);
	w->m.dev = BPF_CORE_READ(inode, i_sb, s_dev);
	w->m.gen = BPF_CORE_READ(inode, i_generation);
	w->stamp.size = BPF_CORE_READ(inode, i_size);
	w->stamp.mtime = inode_mtime(inode);
	w->stamp.ctime = inode_ctime(inode);
	w->flags = BPF_CORE_READ_BITFIELD_PROBED(task, in_execve) ? WATCH_IN_EXEC : 0;
	w->reserved = 0;
	return true;
}

static __always_inline bool is_boring(const struct watch_map *w)
{
	struct watch_inode key = { .ino = w->m.ino, .dev = w->m.dev, .gen = w->m.gen };
	struct watch_stamp *known = bpf_map_lookup_elem(&boring, &key);

	return known && known->size == w->stamp.size && known->mtime == w->stamp.mtime &&
	       known->ctime == w->stamp.ctime;
}

static __always_inline void pair_of(const struct watch_map *w, struct watch_pair *ret)
{
	ret->inode.ino = w->m.ino;
	ret->inode.dev = w->m.dev;
	ret->inode.gen = w->m.gen;
	ret->tgid = w->m.h.tgid;
	ret->tag = w->m.h.flags;
}

static __always_inline int on_mapping(struct vm_area_struct *vma)
{
	struct task_struct *task = (void *)bpf_get_current_task();
	bool self = bpf_get_current_pid_tgid() >> 32 == self_tgid;
	struct watch_stamp *told;
	struct watch_map w = {};
	struct watch_pair pair;

	if (self) {
		if (self_armed && fill_map(&self_map, task, vma))
			self_armed = 0;
		return 0;
	}
	if (!(BPF_CORE_READ(vma, vm_flags) & VM_EXEC) || !fill_map(&w, task, vma) || is_boring(&w))
		return 0;
	pair_of(&w, &pair);
	told = bpf_map_lookup_elem(&pairs, &pair);
	if (told && told->size == w.stamp.size && told->mtime == w.stamp.mtime)
		return 0;
	if (bpf_ringbuf_output(&ring, &w, sizeof(w), BPF_RB_FORCE_WAKEUP)) {
		__sync_fetch_and_add(&drops, 1);
		return 0;
	}
	bpf_map_update_elem(&pairs, &pair, &w.stamp, BPF_ANY);
	return 0;
}

SEC("fentry/perf_event_mmap")
int BPF_PROG(map_fentry, struct vm_area_struct *vma)
{
	return on_mapping(vma);
}

SEC("kprobe/perf_event_mmap")
int BPF_KPROBE(map_kprobe, struct vm_area_struct *vma)
{
	return on_mapping(vma);
}

SEC("tp_btf/sched_process_exec")
int BPF_PROG(on_exec, struct task_struct *p, pid_t old_pid, struct linux_binprm *bprm)
{
	struct xb_exec *e;

	if (p->tgid == self_tgid)
		return 0;
	e = bpf_ringbuf_reserve(&ring, sizeof(*e), 0);
	if (!e) {
		__sync_fetch_and_add(&drops, 1);
		return 0;
	}
	fill_hdr(&e->h, sizeof(*e), XB_EXEC, image_tag(p), p->tgid, p->pid);
	e->old_tid = old_pid;
	e->reserved = 0;
	e->start_ns = BPF_CORE_READ(p, group_leader, start_boottime);
	bpf_probe_read_kernel_str(e->comm, sizeof(e->comm), p->comm);
	bpf_ringbuf_submit(e, BPF_RB_FORCE_WAKEUP);
	return 0;
}

/* A child has its parent's mappings without making any. Threads don't count. */
SEC("tp_btf/sched_process_fork")
int BPF_PROG(on_fork, struct task_struct *parent, struct task_struct *child)
{
	struct xb_fork *f;

	if (child->tgid == parent->tgid || parent->tgid == self_tgid)
		return 0;
	f = bpf_ringbuf_reserve(&ring, sizeof(*f), 0);
	if (!f) {
		__sync_fetch_and_add(&drops, 1);
		return 0;
	}
	fill_hdr(&f->h, sizeof(*f), XB_FORK, image_tag(child), parent->tgid, parent->pid);
	f->child_tgid = child->tgid;
	f->child_tid = child->pid;
	f->start_ns = BPF_CORE_READ(child, start_boottime);
	bpf_probe_read_kernel_str(f->comm, sizeof(f->comm), child->comm);
	bpf_ringbuf_submit(f, 0);
	return 0;
}

SEC("tp_btf/sched_process_exit")
int BPF_PROG(on_exit, struct task_struct *p)
{
	struct xb_exit *e;

	/* The count was decremented before this; two threads may both find 0, and report the exit twice. */
	if (BPF_CORE_READ(p, signal, live.counter) > 0 || p->tgid == self_tgid)
		return 0;
	e = bpf_ringbuf_reserve(&ring, sizeof(*e), 0);
	if (!e) {
		__sync_fetch_and_add(&drops, 1);
		return 0;
	}
	fill_hdr(&e->h, sizeof(*e), XB_EXIT, image_tag(p), p->tgid, p->pid);
	e->code = BPF_CORE_READ(p, signal, group_exit_code);
	if (!e->code)
		e->code = p->exit_code;
	e->reserved = 0;
	bpf_ringbuf_submit(e, 0);
	return 0;
}

static __always_inline bool is_scanned(struct task_struct *task)
{
	return scan_tgid ? BPF_CORE_READ(task, tgid) == scan_tgid
			 : BPF_CORE_READ(task, tgid) != self_tgid;
}

/* Fills it with a mapping that the scan is for. */
static __always_inline bool fill_scanned(struct watch_map *w, struct task_struct *task,
					 struct vm_area_struct *vma, __u64 start, __u64 flags)
{
	if (scan_addr)
		return start == scan_addr && fill_map(w, task, vma);
	return (flags & VM_EXEC) && fill_map(w, task, vma) && !is_boring(w);
}

/*
 * Reports what is mapped already. The kernel skips threads that share their descriptors with the leader, and
 * user space skips other duplicates.
 */
SEC("iter/task_vma")
int scan(struct bpf_iter__task_vma *ctx)
{
	struct vm_area_struct *vma = ctx->vma;
	struct task_struct *task = ctx->task;
	struct watch_map w = {};

	if (!task || !vma)
		return 0;
	/* Its exit, which comes before it releases its memory, was reported already: don't revive it. */
	if (task->signal->live.counter == 0)
		return 0;
	if (is_scanned(task) && fill_scanned(&w, task, vma, vma->vm_start, vma->vm_flags))
		bpf_seq_write(ctx->meta->seq, &w, sizeof(w));
	return 0;
}

/* ---- the same, where that iterator does harm ------------------------------------------------------ */

/*
 * The iterator over mappings reads the memory's lock in the task at each step, and a task that ends has no memory any more: then
 * the kernel faults, and kills who reads. Since that was mended (6.2, and 6.1 with its fixes), the iterator has the memory
 * itself. A kernel without that is not tried, for trying does the harm. The tasks are iterated there instead, and each one's
 * list of mappings is followed by reads that may fail, without a lock: user space compares what it opens with what is
 * reported here, so a mapping that is no more does no harm.
 */
struct bpf_iter_seq_task_vma_info___keeps {
	struct mm_struct *mm;
} __attribute__((preserve_access_index));

struct mm_struct___listed {
	struct vm_area_struct *mmap;
} __attribute__((preserve_access_index));

struct vm_area_struct___listed {
	struct vm_area_struct *vm_next;
} __attribute__((preserve_access_index));

/* User space runs it. */
SEC("raw_tp")
int tell_iterator(void *ctx)
{
	int said = 0;

	if (bpf_core_field_exists(struct bpf_iter_seq_task_vma_info___keeps, mm))
		said |= WATCH_ITER_KEEPS;
	if (bpf_core_field_exists(struct mm_struct___listed, mmap))
		said |= WATCH_ITER_LISTED;
	return said;
}

/* One step for each row; a process may have 16 times as many mappings (vm.max_map_count: 65530). */
#define STEPS  4096
#define ROUNDS 16

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, STEPS);
	__type(key, __u32);
	__type(value, __u64);
} steps SEC(".maps");

/* Not on the stack: the verifier goes through step() once, and would take what is there for what it always is. */
struct {
	struct task_struct *task;
	struct mm_struct *mm;
	struct vm_area_struct *next;
	__u32 found;
	bool over;
} walk;

static long step(void *map, __u32 *key, __u64 *row, struct seq_file **seq)
{
	struct vm_area_struct *vma = walk.next;
	struct vm_area_struct___listed *listed = (void *)vma;
	struct watch_map w = {};

	if (!bpf_core_field_exists(struct mm_struct___listed, mmap))
		return 1;
	/* It was freed, and may be another process's by now. */
	if (vma && BPF_CORE_READ(vma, vm_mm) != walk.mm) {
		scan_torn = 1;
		vma = NULL;
	}
	if (!vma) {
		walk.over = 1;
		return 1;
	}
	walk.next = BPF_CORE_READ(listed, vm_next);
	if (!fill_scanned(&w, walk.task, vma, BPF_CORE_READ(vma, vm_start),
			  BPF_CORE_READ(vma, vm_flags)))
		return 0;
	walk.found++;
	if (walk.found <= scan_skip)
		return 0;
	if (walk.found > scan_skip + WATCH_BATCH) {
		scan_more = 1;
		walk.over = 1;
		return 1;
	}
	bpf_seq_write(*seq, &w, sizeof(w));
	return 0;
}

/* Nothing else is called before step(): see account_process_over(). */
SEC("iter/task")
int scan_tasks(struct bpf_iter__task *ctx)
{
	struct seq_file *seq = ctx->meta->seq;
	struct task_struct *task = ctx->task;
	struct mm_struct___listed *mm;

	if (!bpf_core_field_exists(struct mm_struct___listed, mmap) || !task)
		return 0;
	/* Threads have the same memory; of a process whose first one has ended, it is that of any other. */
	if (task->pid != task->tgid && BPF_CORE_READ(task, group_leader, mm))
		return 0;
	if (BPF_CORE_READ(task, signal, live.counter) == 0 || !is_scanned(task))
		return 0;
	mm = (void *)BPF_CORE_READ(task, mm);
	walk.task = task;
	walk.mm = (void *)mm;
	walk.next = mm ? BPF_CORE_READ(mm, mmap) : NULL;
	walk.found = 0;
	walk.over = 0;
	for (int i = 0; i < ROUNDS && !walk.over; i++)
		bpf_for_each_map_elem(&steps, step, &seq, 0);
	if (!walk.over)
		scan_torn = 1;
	return 0;
}
