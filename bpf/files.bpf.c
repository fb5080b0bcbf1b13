// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * files.bpf.c - which files traced processes open, from the trace points of the system calls that do (see wire_file.h).
 *
 * The trace points are found by tracefs. Where it is not mounted, or the kernel lacks them, the one by which all system calls
 * of the machine return takes their place: it needs no name, and costs each of them a few nanoseconds.
 *
 * One program serves all of these trace points, at the return: the arguments are still in the registers then, and the
 * path, which the kernel has just read, is in memory. Another thread may have changed it meanwhile; what was opened is known
 * by its inode.
 *
 * A path needs more room than the BPF stack has, so there are buffers, a few more of them than CPUs: the program may be
 * interrupted by itself. An executed program is reported by the scheduler's trace point, because nothing is left of the
 * arguments when that call returns.
 */
#include "common.bpf.h"
#include "heard.bpf.h"
#include "inode.bpf.h"
#include "wire_file.h"

char LICENSE[] SEC("license") = "Dual BSD/GPL";

#define AT_FDCWD     -100
#define O_CREAT	     00000100
#define O_WRONLY     00000001
#define O_TRUNC	     00001000
#define MODE_CREATED 0x100000 /* FMODE_CREATED */
#define TRIES	     8
#define TS_COMPAT    2 /* thread_info.status: it is a call of a 32-bit program */

/* x86-64; each is another call in 32-bit programs, of which the kernel tells nothing here. */
#define NR_OPEN	    2
#define NR_EXECVE   59
#define NR_CREAT    85
#define NR_OPENAT   257
#define NR_EXECVEAT 322
#define NR_OPENAT2  437

/* Set by user space before loading. */
const volatile __u32 file_nbufs = 1; /* entries of file_bufs */

struct file_buf {
	__u32 busy;
	__u32 at;	   /* bytes that are used */
	__u64 dentry, mnt; /* the directory at which the walk is */
	__u64 root_dentry, root_mnt;
	struct xb_file_seen seen;
	__u8 bytes[XB_FILE_BYTES + XB_FILE_NAME];
};
_Static_assert(sizeof(struct xb_file_seen) % 8 == 0, "the bytes follow it");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct file_buf);
} file_bufs SEC(".maps");

static __always_inline struct file_buf *get_buf(void)
{
	__u32 at = bpf_get_smp_processor_id();

	for (int i = 0; i < TRIES; i++) {
		__u32 key = (at + i) % file_nbufs;
		struct file_buf *b = bpf_map_lookup_elem(&file_bufs, &key);

		if (b && !__sync_val_compare_and_swap(&b->busy, 0, 1))
			return b;
	}
	count(XB_C_FILES_MISSED);
	return NULL;
}

static __always_inline void put_buf(struct file_buf *b)
{
	__sync_lock_test_and_set(&b->busy, 0);
}

/* ---- the directory from which a path begins ------------------------------------------------------ */

/* One directory outwards. Not 0: there is no other, or its name can't be read. */
__noinline int step_out(struct file_buf *b)
{
	const __u64 in_mount = bpf_core_field_offset(struct mount, mnt);
	struct dentry *dentry, *parent;
	struct vfsmount *mnt;
	struct mount *m, *up;
	__u32 at;
	long n;

	if (!b)
		return 1;
	dentry = (void *)b->dentry;
	mnt = (void *)b->mnt;
	b->seen.whole = b->dentry == b->root_dentry && b->mnt == b->root_mnt;
	if (b->seen.whole || !dentry || !mnt)
		return 1;
	parent = BPF_CORE_READ(dentry, d_parent);
	if (dentry == parent || dentry == BPF_CORE_READ(mnt, mnt_root)) {
		m = (void *)(b->mnt - in_mount);
		up = BPF_CORE_READ(m, mnt_parent);
		b->seen.whole = up == m;
		b->dentry = (__u64)BPF_CORE_READ(m, mnt_mountpoint);
		b->mnt = (__u64)up + in_mount;
		return up == m;
	}
	at = b->at;
	if (at >= XB_FILE_BYTES - XB_FILE_NAME)
		return 1;
	at &= XB_FILE_BYTES - 1;
	n = bpf_probe_read_kernel_str(b->bytes + at, XB_FILE_NAME,
				      BPF_CORE_READ(dentry, d_name.name));
	if (n <= 0)
		return 1;
	b->at = at + n;
	b->dentry = (__u64)parent;
	return 0;
}

static __always_inline struct file *file_of(struct task_struct *task, __u32 fd)
{
	struct fdtable *table = BPF_CORE_READ(task, files, fdt);
	struct file **fds = BPF_CORE_READ(table, fd), *file = NULL;

	if (fd < BPF_CORE_READ(table, max_fds))
		bpf_probe_read_kernel(&file, sizeof(file), fds + fd);
	return file;
}

static __always_inline void add_directory(struct file_buf *b, struct task_struct *task)
{
	__s32 dirfd = b->seen.file.dirfd;
	__u32 before = b->at;

	b->root_dentry = (__u64)BPF_CORE_READ(task, fs, root.dentry);
	b->root_mnt = (__u64)BPF_CORE_READ(task, fs, root.mnt);
	if (dirfd == AT_FDCWD) {
		b->dentry = (__u64)BPF_CORE_READ(task, fs, pwd.dentry);
		b->mnt = (__u64)BPF_CORE_READ(task, fs, pwd.mnt);
	} else {
		struct file *file = file_of(task, dirfd);

		b->dentry = (__u64)BPF_CORE_READ(file, f_path.dentry);
		b->mnt = (__u64)BPF_CORE_READ(file, f_path.mnt);
	}
	b->seen.relative = 1;
	for (int i = 0; i < XB_FILE_LEVELS; i++)
		if (step_out(b))
			break;
	b->seen.names = b->at - before;
	/* A descriptor that leads to nothing has no directory, and the call failed for that. */
	if (!b->seen.whole && b->dentry)
		b->seen.file.h.flags |= XB_FILE_CUT;
}

/* ---- the record ---------------------------------------------------------------------------------- */

static __always_inline void add_inode(struct file_buf *b, struct file *file)
{
	struct inode *inode = BPF_CORE_READ(file, f_inode);
	struct xb_file *f = &b->seen.file;

	if (!inode)
		return;
	f->ino = BPF_CORE_READ(inode, i_ino);
	f->dev = BPF_CORE_READ(inode, i_sb, s_dev);
	f->type = BPF_CORE_READ(inode, i_mode);
	f->size = BPF_CORE_READ(inode, i_size);
	f->mtime = inode_mtime(inode);
	if (BPF_CORE_READ(file, f_mode) & MODE_CREATED)
		f->h.flags |= XB_FILE_CREATED;
}

static __always_inline void begin_record(struct file_buf *b, __u32 how)
{
	__u64 id = bpf_get_current_pid_tgid();

	__builtin_memset(&b->seen, 0, sizeof(b->seen));
	b->at = 0;
	b->seen.file.h.type = XB_FILE_SEEN;
	b->seen.file.h.tgid = id >> 32;
	b->seen.file.h.tid = id;
	b->seen.file.h.ts = bpf_ktime_get_ns();
	b->seen.file.how = how;
	b->seen.file.dirfd = AT_FDCWD;
}

/* n: what reading the path said. */
static __always_inline void take_path(struct file_buf *b, long n)
{
	if (n <= 0) {
		b->seen.file.h.flags |= XB_FILE_UNREAD;
		b->bytes[0] = 0;
		n = 1;
	}
	/* The kernel takes none that is longer. */
	if (n == XB_FILE_PATH)
		b->seen.file.h.flags |= XB_FILE_CUT;
	b->seen.path = n;
	b->at = n;
}

static __always_inline void end_record(struct file_buf *b, struct task_struct *task, bool wake)
{
	__u32 len;

	if (b->bytes[0] != '/' && b->bytes[0])
		add_directory(b, task);
	if (b->seen.file.h.flags & (XB_FILE_UNREAD | XB_FILE_CUT))
		count(XB_C_FILES_UNREAD);
	len = (b->at + 7) & (2 * XB_FILE_BYTES - 8);
	barrier_var(len);
	if (len > XB_FILE_BYTES)
		len = XB_FILE_BYTES;
	len += sizeof(b->seen);
	b->seen.file.h.len = len;
	emit_wake(&b->seen, len, wake);
}

static __always_inline bool is_asked_for(void)
{
	__u64 id = bpf_get_current_pid_tgid();

	return id >> 32 && is_target_id(id) && began() && was_heard_of();
}

/* Where the path is. 0: it is none of these calls. */
static __always_inline __u64 take_arguments(struct xb_file *f, struct pt_regs *regs, __u32 nr)
{
	struct open_how how = {};

	switch (nr) {
	case NR_OPEN:
		f->how = XB_FILE_OPEN;
		f->flags = (__u32)PT_REGS_PARM2(regs);
		f->mode = PT_REGS_PARM3(regs);
		return PT_REGS_PARM1(regs);
	case NR_CREAT:
		f->how = XB_FILE_CREAT;
		f->flags = O_CREAT | O_WRONLY | O_TRUNC;
		f->mode = PT_REGS_PARM2(regs);
		return PT_REGS_PARM1(regs);
	case NR_OPENAT:
		f->how = XB_FILE_OPENAT;
		f->dirfd = PT_REGS_PARM1(regs);
		f->flags = (__u32)PT_REGS_PARM3(regs);
		f->mode = regs->r10;
		return PT_REGS_PARM2(regs);
	case NR_OPENAT2:
		f->how = XB_FILE_OPENAT2;
		f->dirfd = PT_REGS_PARM1(regs);
		bpf_probe_read_user(&how, sizeof(how), (void *)PT_REGS_PARM3(regs));
		f->flags = how.flags;
		f->mode = how.mode;
		f->resolve = how.resolve;
		return PT_REGS_PARM2(regs);
	case NR_EXECVE:
		f->how = XB_FILE_EXECVE;
		return PT_REGS_PARM1(regs);
	case NR_EXECVEAT:
		f->how = XB_FILE_EXECVEAT;
		f->dirfd = PT_REGS_PARM1(regs);
		f->flags = (__u32)PT_REGS_PARM5(regs);
		return PT_REGS_PARM2(regs);
	default:
		return 0;
	}
}

static __always_inline int take_return(struct task_struct *task, __u32 nr, long ret)
{
	struct pt_regs *regs = (void *)bpf_task_pt_regs(task);
	struct file_buf *b;
	__u64 path;

	/* What succeeded was another program by then. */
	if (!is_asked_for() || ((nr == NR_EXECVE || nr == NR_EXECVEAT) && ret >= 0))
		return 0;
	b = get_buf();
	if (!b)
		return 0;
	begin_record(b, XB_FILE_NOTHING);
	path = take_arguments(&b->seen.file, regs, nr);
	b->seen.file.ret = ret;
	if (b->seen.file.how) {
		take_path(b, bpf_probe_read_user_str(b->bytes, XB_FILE_PATH, (void *)path));
		if (ret >= 0)
			add_inode(b, file_of(task, ret));
		end_record(b, task, false);
	}
	put_buf(b);
	return 0;
}

SEC("tracepoint")
int file_returns(struct trace_event_raw_sys_exit *ctx)
{
	/* The upper half of the number is none of it. */
	return take_return(bpf_get_current_task_btf(), ctx->id, ctx->ret);
}

static __always_inline bool opens(__u32 nr)
{
	return nr == NR_OPENAT || nr == NR_OPEN || nr == NR_OPENAT2 || nr == NR_CREAT ||
	       nr == NR_EXECVE || nr == NR_EXECVEAT;
}

SEC("tp_btf/sys_exit")
int BPF_PROG(any_returns, struct pt_regs *regs, long ret)
{
	struct task_struct *task = bpf_get_current_task_btf();
	__u64 nr = regs->orig_ax;

	if (nr > NR_OPENAT2 || !opens(nr) || task->thread_info.status & TS_COMPAT)
		return 0;
	return take_return(task, nr, ret);
}

/* User space is woken by the last of them, for the more it finds in /proc the sooner it looks. */
SEC("tp_btf/sched_process_exec")
int BPF_PROG(file_executed, struct task_struct *task, int old_pid, struct linux_binprm *bprm)
{
	const char *name = BPF_CORE_READ(bprm, filename), *interp = BPF_CORE_READ(bprm, interp);
	bool script = name != interp;
	struct file_buf *b;

	if (!is_asked_for())
		return 0;
	b = get_buf();
	if (!b)
		return 0;
	begin_record(b, XB_FILE_EXECVE);
	take_path(b, bpf_probe_read_kernel_str(b->bytes, XB_FILE_PATH, name));
	if (!script)
		add_inode(b, BPF_CORE_READ(bprm, file));
	end_record(b, task, !script);
	if (script) {
		begin_record(b, XB_FILE_INTERPRETER);
		take_path(b, bpf_probe_read_kernel_str(b->bytes, XB_FILE_PATH, interp));
		add_inode(b, BPF_CORE_READ(bprm, file));
		end_record(b, task, true);
	}
	put_buf(b);
	return 0;
}
