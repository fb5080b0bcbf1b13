// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * seccomp.c - reads a thread's filters and runs them here, to see how they would decide in the thread.
 *
 * A filter may kill the thread for a call, so calls can't just be tried. The kernel returns the classic BPF of a
 * filter, which is easy to run: it has no loops, and only 16 words of memory. It is run for the calls of arming, with
 * the arguments that a filter can reasonably check (protections and flags); addresses are placeholders.
 *
 * Only calls that the beacon's thread can't do without are checked. If the C library has another way when a call does
 * not exist, the answer ENOSYS is accepted.
 */
#include "arm/seccomp.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "proc/status.h"

#define FILTERS_MAX 64
#define POINTER	    0x7f0000001000ULL /* a placeholder */

#define THREAD_FLAGS                                                                        \
	(CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM | \
	 CLONE_SETTLS | CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID)

struct call {
	const char *name;
	int nr;
	bool optional;	  /* ENOSYS will do */
	bool memory_file; /* only needed for a memory file */
	uint64_t args[6];
};

static const struct call calls[] = {
	{ "mmap", SYS_mmap,
	  .args = { 0, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1ULL } },
	{ "mmap", SYS_mmap,
	  .args = { 0, 65536, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1ULL } },
	{ "mmap", SYS_mmap, .args = { 0, 65536, PROT_READ, MAP_PRIVATE | MAP_DENYWRITE, 5 } },
	{ "mmap of code", SYS_mmap,
	  .args = { POINTER, 65536, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_FIXED | MAP_DENYWRITE,
		    5 } },
	{ "mmap", SYS_mmap,
	  .args = { POINTER, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED | MAP_DENYWRITE,
		    5 } },
	{ "mprotect", SYS_mprotect, .args = { POINTER, 4096, PROT_READ } },
	{ "mprotect", SYS_mprotect, .args = { POINTER, 4096, PROT_READ | PROT_WRITE } },
	{ "mprotect to code", SYS_mprotect, .args = { POINTER, 4096, PROT_READ | PROT_EXEC } },
	{ "munmap", SYS_munmap, .args = { POINTER, 65536 } },
	{ "madvise", SYS_madvise, .args = { POINTER, 65536, MADV_DONTNEED } },
	{ "brk", SYS_brk },
	{ "clone3", SYS_clone3, .optional = true, .args = { POINTER, 88 } },
	{ "clone", SYS_clone, .args = { THREAD_FLAGS, POINTER, POINTER, POINTER, POINTER } },
	{ "set_robust_list", SYS_set_robust_list, .args = { POINTER, 24 } },
	{ "rseq", SYS_rseq, .optional = true, .args = { POINTER, 32, 0, 0x53053053 } },
	{ "openat", SYS_openat, .args = { (uint32_t)AT_FDCWD, POINTER, O_RDONLY | O_CLOEXEC } },
	{ "read", SYS_read, .args = { 5, POINTER, 832 } },
	{ "pread64", SYS_pread64, .args = { 5, POINTER, 832, 64 } },
	{ "fstat", SYS_fstat, .args = { 5, POINTER } },
	{ "newfstatat", SYS_newfstatat, .args = { 5, POINTER, POINTER, AT_EMPTY_PATH } },
	{ "newfstatat", SYS_newfstatat, .args = { (uint32_t)AT_FDCWD, POINTER, POINTER, 0 } },
	{ "close", SYS_close, .args = { 5 } },
	{ "futex", SYS_futex, .args = { POINTER, 0x80, 1 } },
	{ "futex", SYS_futex, .args = { POINTER, 0x81, 1 } },
	{ "futex", SYS_futex, .args = { POINTER, 0x189, 1 } },
	{ "rt_sigprocmask", SYS_rt_sigprocmask, .args = { 2, POINTER, POINTER, 8 } },
	{ "rt_sigreturn", SYS_rt_sigreturn },
	{ "gettid", SYS_gettid },
	{ "nanosleep", SYS_nanosleep, .args = { POINTER } },
	{ "clock_nanosleep", SYS_clock_nanosleep, .args = { 0, 0, POINTER } },
	{ "prctl", SYS_prctl, .args = { 15, POINTER } },
	{ "memfd_create", SYS_memfd_create, .memory_file = true, .args = { POINTER, MFD_CLOEXEC } },
	{ "exit", SYS_exit },
};

/* ---- the machine --------------------------------------------------------------------------------- */

struct machine {
	uint32_t a, x, m[BPF_MEMWORDS];
};

/* 1: it divides by 0, which ends a filter with 0 for an answer. */
static int arithmetic(struct machine *m, const struct sock_filter *f)
{
	uint32_t v = BPF_SRC(f->code) == BPF_X ? m->x : f->k;

	switch (BPF_OP(f->code)) {
	case BPF_ADD:
		m->a += v;
		return 0;
	case BPF_SUB:
		m->a -= v;
		return 0;
	case BPF_MUL:
		m->a *= v;
		return 0;
	case BPF_DIV:
		if (!v)
			return 1;
		m->a /= v;
		return 0;
	case BPF_OR:
		m->a |= v;
		return 0;
	case BPF_AND:
		m->a &= v;
		return 0;
	case BPF_LSH:
		m->a <<= v & 31;
		return 0;
	case BPF_RSH:
		m->a >>= v & 31;
		return 0;
	case BPF_XOR:
		m->a ^= v;
		return 0;
	case BPF_NEG:
		m->a = -m->a;
		return 0;
	default:
		return -EBADMSG;
	}
}

static int load(struct machine *m, const struct sock_filter *f, const struct seccomp_data *call,
		uint32_t *to)
{
	if (BPF_SIZE(f->code) != BPF_W)
		return -EBADMSG;
	switch (BPF_MODE(f->code)) {
	case BPF_ABS:
		if (BPF_CLASS(f->code) != BPF_LD || f->k > sizeof(*call) - sizeof(*to) ||
		    f->k % sizeof(*to))
			return -EBADMSG;
		memcpy(to, (const char *)call + f->k, sizeof(*to));
		return 0;
	case BPF_IMM:
		*to = f->k;
		return 0;
	case BPF_MEM:
		if (f->k >= BPF_MEMWORDS)
			return -EBADMSG;
		*to = m->m[f->k];
		return 0;
	case BPF_LEN:
		*to = sizeof(*call);
		return 0;
	default:
		return -EBADMSG;
	}
}

static int store(struct machine *m, const struct sock_filter *f, uint32_t v)
{
	if (f->k >= BPF_MEMWORDS)
		return -EBADMSG;
	m->m[f->k] = v;
	return 0;
}

/* How many instructions to skip. */
static int jump(const struct machine *m, const struct sock_filter *f, uint32_t *ret)
{
	uint32_t v = BPF_SRC(f->code) == BPF_X ? m->x : f->k;
	bool yes;

	switch (BPF_OP(f->code)) {
	case BPF_JA:
		*ret = f->k;
		return 0;
	case BPF_JEQ:
		yes = m->a == v;
		break;
	case BPF_JGT:
		yes = m->a > v;
		break;
	case BPF_JGE:
		yes = m->a >= v;
		break;
	case BPF_JSET:
		yes = m->a & v;
		break;
	default:
		return -EBADMSG;
	}
	*ret = yes ? f->jt : f->jf;
	return 0;
}

static int instruction(struct machine *m, const struct sock_filter *f,
		       const struct seccomp_data *call, uint32_t *ret_skip)
{
	switch (BPF_CLASS(f->code)) {
	case BPF_LD:
		return load(m, f, call, &m->a);
	case BPF_LDX:
		return load(m, f, call, &m->x);
	case BPF_ST:
		return store(m, f, m->a);
	case BPF_STX:
		return store(m, f, m->x);
	case BPF_ALU:
		return arithmetic(m, f);
	case BPF_JMP:
		return jump(m, f, ret_skip);
	case BPF_MISC:
		if (BPF_MISCOP(f->code) == BPF_TAX)
			m->x = m->a;
		else
			m->a = m->x;
		return 0;
	default:
		return -EBADMSG;
	}
}

int seccomp_ask(const struct sock_filter *code, size_t n, const struct seccomp_data *call,
		uint32_t *ret)
{
	struct machine m = { 0 };

	for (size_t pc = 0; pc < n; pc++) {
		uint32_t skip = 0;
		int r;

		if (BPF_CLASS(code[pc].code) == BPF_RET) {
			*ret = BPF_RVAL(code[pc].code) == BPF_A ? m.a : code[pc].k;
			return 0;
		}
		r = instruction(&m, &code[pc], call, &skip);
		if (r < 0)
			return r;
		if (r > 0) {
			*ret = 0;
			return 0;
		}
		/* Only forward, so this ends. */
		if (skip > n)
			return -EBADMSG;
		pc += skip;
	}
	return -EBADMSG;
}

/* ---- a thread's ---------------------------------------------------------------------------------- */

static bool will_do(const struct call *c, uint32_t answer)
{
	uint32_t action = answer & SECCOMP_RET_ACTION_FULL;

	if (action == SECCOMP_RET_ALLOW || action == SECCOMP_RET_LOG)
		return true;
	return c->optional && action == SECCOMP_RET_ERRNO && (answer & SECCOMP_RET_DATA) == ENOSYS;
}

int seccomp_ask_all(const struct sock_filter *code, size_t n, bool memory_file,
		    const char **ret_call)
{
	for (size_t i = 0; i < ARRAY_SIZE(calls); i++) {
		struct seccomp_data d = {
			.nr = calls[i].nr,
			.arch = AUDIT_ARCH_X86_64,
			.instruction_pointer = POINTER,
		};
		uint32_t answer;
		int r;

		if (calls[i].memory_file && !memory_file)
			continue;
		memcpy(d.args, calls[i].args, sizeof(d.args));
		r = seccomp_ask(code, n, &d, &answer);
		if (r)
			return -ENOTSUP;
		if (will_do(&calls[i], answer))
			continue;
		*ret_call = calls[i].name;
		return -EACCES;
	}
	return 0;
}

/* 0: none; 1: only the oldest calls; 2: filters. */
static int mode_of(pid_t tid)
{
	char text[STATUS_MAX];

	return status_read(tid, text) ? -ESRCH : (int)status_count(text, "Seccomp");
}

int seccomp_allows(pid_t tid, bool memory_file, bool *ret_filtered, const char **ret_call)
{
	_cleanup_free_ struct sock_filter *code = NULL;
	int mode = mode_of(tid), r;

	if (mode < 0)
		return mode;
	if (mode == SECCOMP_MODE_DISABLED) {
		*ret_filtered = false;
		return 0;
	}
	if (mode != SECCOMP_MODE_FILTER) {
		*ret_call = "mmap";
		return -EACCES;
	}
	code = calloc(SECCOMP_CODE_MAX, sizeof(*code));
	if (!code)
		return -ENOMEM;
	for (long i = 0;; i++) {
		long n = ptrace(PTRACE_SECCOMP_GET_FILTER, tid, i, NULL);

		if (n < 0 && errno == ENOENT && i)
			break;
		if (n < 0 && errno == ESRCH)
			return -ESRCH;
		if (n <= 0 || n > SECCOMP_CODE_MAX || i == FILTERS_MAX ||
		    ptrace(PTRACE_SECCOMP_GET_FILTER, tid, i, code) != n)
			return -ENOTSUP;
		r = seccomp_ask_all(code, (size_t)n, memory_file, ret_call);
		if (r)
			return r;
	}
	*ret_filtered = true;
	return 0;
}
