// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * call.c - borrows a thread; see call.h.
 *
 * Safety: the tracer may be killed at any moment, and the kernel then lets the thread continue where it is. Before the
 * thread is sent to a function, the way back is therefore written to its stack: the function returns to the code in the
 * C library to which signal handlers return, and below that is a frame like one that the kernel makes for a signal,
 * with registers, signal mask, FP and vector state, all of which rt_sigreturn() restores. No code is changed and no
 * breakpoint is set that would remain without the tracer.
 *
 * System calls that the stop interrupted: the kernel notes in rax that it will restart the call (ERESTARTSYS and
 * similar), and does so, or makes it return EINTR, when the thread leaves the stop, after it has looked for signals. In
 * the frame, this has to be done by hand: rip is set back to the syscall instruction, which is right if no signal
 * comes. If the tracer lives, the frame is not used for this: the thread is stopped once more when it is done, where
 * the kernel looks for signals, and its original registers are set there, including rax and orig_rax. The kernel then
 * decides as usual what a signal that came meanwhile does to the call.
 *
 * Calls with a timeout (ERESTART_RESTARTBLOCK: nanosleep, poll, futex) have their remaining time in the kernel, and
 * rt_sigreturn() discards it. If the tracer lives, rt_sigreturn() is therefore skipped: the thread is stopped before
 * it, and the call is dropped (orig_rax -1). A seccomp filter would see call -1 and may kill the thread for it. With a
 * filter, rt_sigreturn() is therefore made, and a thread in such a call is only borrowed if a restart of the call is as
 * good: if its timeout is a point in time, or if the kernel wrote the remaining time where the call reads it. If the
 * tracer is killed, the call waits for its whole time again.
 *
 * At the end, xstate, mask, and then all registers in one step are set in this order: before the last step,
 * rt_sigreturn() would do it, and after it everything is done.
 *
 * The alternate signal stack can't be read from outside. The frame has one that the kernel refuses to set, an error
 * that it ignores.
 */
#include "arm/call.h"

#include <cpuid.h>
#include <elf.h>
#include <errno.h>
#include <linux/audit.h>
#include <linux/futex.h>
#include <linux/ptrace.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "arm/threads.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "proc/status.h"

/* sys/ptrace.h and linux/ptrace.h don't go together. */
extern long ptrace(int request, ...);

#ifndef PTRACE_GET_RSEQ_CONFIGURATION
#define PTRACE_GET_RSEQ_CONFIGURATION 0x420f
struct ptrace_rseq_configuration {
	uint64_t rseq_abi_pointer;
	uint32_t rseq_abi_size;
	uint32_t signature;
	uint32_t flags;
	uint32_t pad;
};
#endif

/* Results of an interrupted call that the kernel only shows to tracers. */
enum {
	RESTARTSYS = -512,
	RESTARTNOINTR = -513,
	RESTARTNOHAND = -514,
	RESTART_BLOCK = -516,
};

#define RED_ZONE     128
#define ROOM	     20480 /* for the largest possible frame (AMX), and that of a signal handler */
#define XSTATE_MAX   65536
#define SPIN_NS	     20000ULL
#define CPU_NS	     (10 * NS_PER_S) /* for a thread to be given a CPU */
#define LOOK_NS	     10000000ULL
#define USER_CS	     0x33
#define SIG_SETXID   33
#define MOST_SIGNALS (~(1ULL << (SIG_SETXID - 1)))
#define FLAGS_CLEAN  0x202
#define SYSCALL_SIZE 2

/* The kernel's struct rt_sigframe. */
struct frame {
	uint64_t back; /* where the function returns to */
	uint64_t flags, link;
	uint64_t stack_sp;
	uint32_t stack_flags, stack_pad;
	uint64_t stack_size;
	uint64_t r8, r9, r10, r11, r12, r13, r14, r15, di, si, bp, bx, dx, ax, cx, sp, ip, eflags;
	uint16_t cs, gs, fs, ss;
	uint64_t err, trap, oldmask, cr2;
	uint64_t xstate;
	uint64_t reserved[8];
	uint64_t mask;
	uint8_t info[128];
};

enum { FRAME_XSTATE = 1, FRAME_SS = 2, FRAME_SS_STRICT = 4, FRAME_NO_STACK = 3 };

/* The part of an xstate that contains its length. */
#define SOFTWARE_AT 464
#define HEADER_AT   512
struct software {
	uint32_t magic1, extended_size;
	uint64_t features;
	uint32_t size, padding[7];
};
#define MAGIC1 0x46505853
#define MAGIC2 0x46505845

/* ---- waiting ------------------------------------------------------------------------------------- */

enum stop { STOP_CALL, STOP_EVENT, STOP_GROUP, STOP_SIGNAL };

static enum stop kind_of_stop(int status)
{
	if (WSTOPSIG(status) == (SIGTRAP | 0x80))
		return STOP_CALL;
	if (status >> 16 == PTRACE_EVENT_STOP)
		return WSTOPSIG(status) == SIGTRAP ? STOP_EVENT : STOP_GROUP;
	return status >> 16 ? STOP_EVENT : STOP_SIGNAL;
}

/*
 * A stop comes within microseconds or after a long time. There is no waitpid() with a timeout, and SIGCHLD belongs to
 * the program.
 */
static int wait_stop(pid_t tid, uint64_t until, int *ret_status)
{
	const struct timespec nap = { .tv_nsec = 20000 };
	uint64_t start = now_ns();

	for (;;) {
		pid_t r = waitpid(tid, ret_status, __WALL | __WNOTHREAD | WNOHANG);
		uint64_t now;

		if (r == tid)
			return WIFSTOPPED(*ret_status) ? 0 : -ESRCH;
		if (r < 0 && errno != EINTR)
			return -ESRCH;
		now = now_ns();
		if (now > until)
			return -ETIMEDOUT;
		if (now < start + SPIN_NS)
			sched_yield();
		else
			nanosleep(&nap, NULL);
	}
}

static int resume(pid_t tid, int how, int sig)
{
	return ptrace(how, tid, 0L, (long)sig) ? -errno : 0;
}

/* ---- stopping ------------------------------------------------------------------------------------ */

static int get_regs(pid_t tid, struct user_regs_struct *ret)
{
	return ptrace(PTRACE_GETREGS, tid, 0L, ret) ? -errno : 0;
}

static int set_regs(pid_t tid, const struct user_regs_struct *regs)
{
	return ptrace(PTRACE_SETREGS, tid, 0L, regs) ? -errno : 0;
}

/*
 * The thread was asked to stop and only needs a CPU for that. If the tracer detached now, the thread would have no
 * tracer to stop for, and an interrupted call would return EINTR.
 */
static bool waits_for_cpu(pid_t tid)
{
	char text[STATUS_MAX];
	const char *state = status_read(tid, text) ? NULL : status_value(text, "State");

	return state && *state == 'R';
}

/* As long as it only needs a CPU. */
static int wait_stopping(pid_t tid, uint64_t since, uint64_t until, int *ret_status)
{
	int r = wait_stop(tid, until, ret_status);

	while (r == -ETIMEDOUT && now_ns() < since + CPU_NS && waits_for_cpu(tid))
		r = wait_stop(tid, now_ns() + LOOK_NS, ret_status);
	/* It waits for no CPU any more: it may have stopped just before its state was read. */
	return r == -ETIMEDOUT ? wait_stop(tid, 0, ret_status) : r;
}

/* Signals that will be delivered when it continues: its call must return EINTR then, as usual. */
static bool has_signals(const struct borrowed *b)
{
	uint64_t blocked = 0, own = 0, shared = 0;
	char text[STATUS_MAX];

	if (status_read(b->tid, text))
		return false;
	status_number(text, "SigPnd", 16, &own);
	status_number(text, "ShdPnd", 16, &shared);
	status_number(text, "SigBlk", 16, &blocked);
	return (own | shared) & ~blocked;
}

/* See threads.c. */
static void call_again(struct borrowed *b)
{
	long nr = (long)b->regs.orig_rax;

	if ((long)b->regs.rax != -EINTR || !threads_may_call_again(nr) || has_signals(b))
		return;
	b->regs.rip -= SYSCALL_SIZE;
	b->regs.rax = (uint64_t)nr;
	b->regs.orig_rax = UINT64_MAX;
	b->again = true;
}

static bool was_interrupted(const struct borrowed *b, int how)
{
	return (long)b->regs.orig_rax >= 0 && (long)b->regs.rax == how;
}

static bool same_call(const struct user_regs_struct *a, const struct user_regs_struct *b)
{
	return a->rip == b->rip && a->rsp == b->rsp && a->rdi == b->rdi && a->rsi == b->rsi &&
	       a->rdx == b->rdx && a->r10 == b->r10;
}

/* mov $NR, %eax; syscall: how the C library makes most calls. */
static long nr_of_code(const struct borrowed *b)
{
	uint8_t code[7];
	uint32_t nr;

	if (pread(b->mem, code, sizeof(code), (off_t)(b->regs.rip - sizeof(code))) !=
		    sizeof(code) ||
	    code[0] != 0xb8 || code[5] != 0x0f || code[6] != 0x05)
		return -1;
	memcpy(&nr, code + 1, sizeof(nr));
	return nr == SYS_nanosleep || nr == SYS_clock_nanosleep || nr == SYS_poll || nr == SYS_futex
		       ? (long)nr
		       : -1;
}

/* The call that it is in. */
static long find_nr(const struct borrowed *b, struct sleepers *known)
{
	if (!was_interrupted(b, RESTART_BLOCK))
		return (long)b->regs.orig_rax;
	if (b->regs.orig_rax != SYS_restart_syscall) {
		known->of[known->next++ % SLEEPERS] =
			(struct sleeper){ b->tid, (long)b->regs.orig_rax, b->regs };
		return (long)b->regs.orig_rax;
	}
	/* The newest first. */
	for (unsigned i = 1; i <= SLEEPERS; i++) {
		const struct sleeper *s = &known->of[(known->next - i) % SLEEPERS];

		if (s->tid == b->tid && same_call(&s->regs, &b->regs))
			return s->nr;
	}
	return nr_of_code(b);
}

/*
 * While a thread of the process execs, this waits for the end of the exec, which may wait for others, even forever. A
 * signal does not end it, because the kernel restarts the call. Whoever waits for this thread may therefore cancel it,
 * but only here, where it owns nothing.
 */
static int seize(pid_t tid)
{
	int r, before;

	pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, &before);
	pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &before);
	r = ptrace(PTRACE_SEIZE, tid, 0L, (long)PTRACE_O_TRACESYSGOOD) ? -errno : 0;
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
	if (!r)
		r = ptrace(PTRACE_INTERRUPT, tid, 0L, 0L) ? -errno : 0;
	return r;
}

int call_stop(pid_t tid, int mem, const struct image_calls *calls, struct sleepers *known,
	      uint64_t until, struct borrowed *ret)
{
	struct borrowed b = { .tid = tid, .mem = mem, .calls = calls };
	enum stop stop;
	int status, r;

	r = seize(tid);
	if (r)
		return r;
	b.since = now_ns();
	for (;;) {
		r = wait_stopping(tid, b.since, until, &status);
		if (r)
			return r;
		stop = kind_of_stop(status);
		if (stop != STOP_SIGNAL)
			break;
		/* A signal came first; the stop comes after the start of its handler. */
		r = resume(tid, PTRACE_CONT, WSTOPSIG(status));
		if (r)
			return r;
	}
	if (stop == STOP_GROUP)
		return resume(tid, PTRACE_DETACH, 0) ?: -EBUSY;
	r = get_regs(tid, &b.regs);
	if (r)
		return r;
	call_again(&b);
	b.nr = find_nr(&b, known);
	*ret = b;
	return 0;
}

int call_leave(struct borrowed *b)
{
	int r = b->again ? set_regs(b->tid, &b->regs) : 0;

	return resume(b->tid, PTRACE_DETACH, 0) ?: r;
}

/* ---- what can't be borrowed ---------------------------------------------------------------------- */

static bool reads_u64(const struct borrowed *b, uint64_t at, uint64_t *ret)
{
	return pread(b->mem, ret, sizeof(*ret), (off_t)at) == sizeof(*ret);
}

/* A restartable sequence: leaving it has to be noticed by the kernel, which must not be kept from it. */
static bool in_rseq(const struct borrowed *b)
{
	struct ptrace_rseq_configuration c = { 0 };
	uint64_t at, start, length;

	if (ptrace(PTRACE_GET_RSEQ_CONFIGURATION, b->tid, sizeof(c), &c) < 0 || !c.rseq_abi_pointer)
		return false;
	if (!reads_u64(b, c.rseq_abi_pointer + 8, &at) || !at)
		return false;
	if (!reads_u64(b, at + 8, &start) || !reads_u64(b, at + 16, &length))
		return true;
	return b->regs.rip - start < length;
}

static bool in_64_bits(const struct borrowed *b)
{
	struct ptrace_syscall_info info = { 0 };

	if (b->regs.cs != USER_CS)
		return false;
	if (ptrace(PTRACE_GET_SYSCALL_INFO, b->tid, sizeof(info), &info) < 0)
		return false;
	return info.arch == AUDIT_ARCH_X86_64;
}

/* Whether the call would end at the same time if it is made again with the same arguments. */
static bool same_when_repeated(const struct borrowed *b)
{
	const struct user_regs_struct *regs = &b->regs;

	switch (b->nr) {
	case SYS_futex:
		return (regs->rsi & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET;
	case SYS_nanosleep:
		return regs->rdi == regs->rsi;
	case SYS_clock_nanosleep:
		return regs->rdx == regs->r10;
	default:
		return false;
	}
}

static bool has_room(const struct borrowed *b, const struct image *im)
{
	const struct mapped *m = image_map_at(im, b->regs.rsp);

	return m && m->write && m->read && b->regs.rsp - m->start > ROOM;
}

static int get_xstate(struct borrowed *b)
{
	struct iovec v = { .iov_len = XSTATE_MAX };
	uint8_t *buf = malloc(XSTATE_MAX);

	if (!buf)
		return -ENOMEM;
	v.iov_base = buf;
	if (ptrace(PTRACE_GETREGSET, b->tid, (long)NT_X86_XSTATE, &v) < 0) {
		free(buf);
		return -errno;
	}
	if (v.iov_len < HEADER_AT + 64 || v.iov_len > XSTATE_MAX) {
		free(buf);
		return -EOPNOTSUPP;
	}
	free(b->xstate);
	b->xstate = buf;
	b->xsize = v.iov_len;
	return 0;
}

static bool is_free(const struct borrowed *b, const char **ret_why)
{
	*ret_why = "it runs 32-bit code";
	if (!in_64_bits(b))
		return false;
	*ret_why = "it is in a restartable sequence";
	if (in_rseq(b))
		return false;
	if (!was_interrupted(b, RESTART_BLOCK))
		return true;
	*ret_why = "it sleeps for a time in a call that others interrupted before";
	if (b->nr < 0)
		return false;
	*ret_why = "it sleeps for a time, and has a seccomp filter";
	return !b->filtered || same_when_repeated(b);
}

int call_is_possible(const struct borrowed *b, const struct image *im, const char **ret_why)
{
	if (!is_free(b, ret_why))
		return -EBUSY;
	*ret_why = "its stack has no room";
	return has_room(b, im) ? 0 : -EBUSY;
}

/* ---- the way back -------------------------------------------------------------------------------- */

/*
 * Registers that resume the thread from user mode: an interrupted call is made again, with the given number if the
 * kernel has its remaining time.
 */
static struct user_regs_struct by_hand(const struct borrowed *b, uint64_t timed)
{
	struct user_regs_struct r = b->regs;

	r.orig_rax = UINT64_MAX;
	if (was_interrupted(b, RESTARTSYS) || was_interrupted(b, RESTARTNOINTR) ||
	    was_interrupted(b, RESTARTNOHAND)) {
		r.rip -= SYSCALL_SIZE;
		r.rax = b->regs.orig_rax;
	} else if (was_interrupted(b, RESTART_BLOCK)) {
		r.rip -= SYSCALL_SIZE;
		r.rax = timed;
	}
	return r;
}

/*
 * How much of the xstate to put into a frame. If a thread never used the large parts (AMX), the kernel may not accept
 * them, and then only takes the oldest part.
 */
static size_t xstate_needed(const struct borrowed *b, uint64_t *ret_features)
{
	uint64_t used, all;
	size_t size = HEADER_AT + 64;
	unsigned eax, ebx, ecx, edx;

	memcpy(&used, b->xstate + HEADER_AT, sizeof(used));
	memcpy(&all, b->xstate + SOFTWARE_AT, sizeof(all));
	*ret_features = 3;
	for (unsigned i = 2; i < 63; i++) {
		if (!(used >> i & 1))
			continue;
		__cpuid_count(0xd, i, eax, ebx, ecx, edx);
		if (eax && !(ecx & 1) && (size_t)ebx + eax <= b->xsize && (size_t)ebx + eax > size)
			size = (size_t)ebx + eax;
	}
	/* Include the parts that fit completely; the header marks the others as being in their initial state. */
	for (unsigned i = 2; i < 63; i++) {
		if (!(all >> i & 1))
			continue;
		__cpuid_count(0xd, i, eax, ebx, ecx, edx);
		if (eax && !(ecx & 1) && (size_t)ebx + eax <= size)
			*ret_features |= 1ULL << i;
	}
	return size;
}

static void fill_frame(const struct borrowed *b, const struct user_regs_struct *r, uint64_t xstate,
		       struct frame *f)
{
	*f = (struct frame){
		.back = b->calls->sigreturn,
		.flags = FRAME_XSTATE | FRAME_SS | FRAME_SS_STRICT,
		.stack_flags = FRAME_NO_STACK,
		.r8 = r->r8,
		.r9 = r->r9,
		.r10 = r->r10,
		.r11 = r->r11,
		.r12 = r->r12,
		.r13 = r->r13,
		.r14 = r->r14,
		.r15 = r->r15,
		.di = r->rdi,
		.si = r->rsi,
		.bp = r->rbp,
		.bx = r->rbx,
		.dx = r->rdx,
		.ax = r->rax,
		.cx = r->rcx,
		.sp = r->rsp,
		.ip = r->rip,
		.eflags = r->eflags,
		.cs = (uint16_t)r->cs,
		.ss = (uint16_t)r->ss,
		.xstate = xstate,
		.mask = b->mask,
	};
}

static int put(const struct borrowed *b, uint64_t at, const void *data, size_t n)
{
	ssize_t done = pwrite(b->mem, data, n, (off_t)at);

	return done == (ssize_t)n ? 0 : done < 0 ? -errno : -EFAULT;
}

static int write_frame(struct borrowed *b, const struct user_regs_struct *regs, uint64_t top,
		       uint64_t *ret)
{
	_cleanup_free_ uint8_t *x = NULL;
	static const uint32_t end = MAGIC2;
	struct software s = { .magic1 = MAGIC1 };
	uint64_t xstate, frame;
	struct frame f;
	int r;

	s.size = (uint32_t)xstate_needed(b, &s.features);
	s.extended_size = s.size + sizeof(end);
	xstate = (top - s.extended_size) & ~63ULL;
	/* A function's entry finds rsp 8 off. */
	frame = ((xstate - sizeof(f)) & ~15ULL) - 8;
	x = malloc(s.extended_size);
	if (!x)
		return -ENOMEM;
	memcpy(x, b->xstate, s.size);
	memcpy(x + SOFTWARE_AT, &s, sizeof(s));
	memcpy(x + s.size, &end, sizeof(end));
	fill_frame(b, regs, xstate, &f);
	r = put(b, xstate, x, s.extended_size);
	if (!r)
		r = put(b, frame, &f, sizeof(f));
	if (!r)
		*ret = frame;
	return r;
}

int call_write_frame(struct borrowed *b, uint64_t top, uint64_t *ret_frame)
{
	struct user_regs_struct regs = by_hand(b, (uint64_t)b->nr);

	return write_frame(b, &regs, top, ret_frame);
}

/*
 * Whether the opened memory is that of the thread. A thread that was stopped just after its exec belongs to another
 * program with different memory; the opened memory no longer exists then, unless another process shares it (vfork).
 */
static bool is_of_memory(const struct borrowed *b)
{
	uint64_t want;
	long word;

	if (!reads_u64(b, b->frame + offsetof(struct frame, ip), &want))
		return false;
	errno = 0;
	word = ptrace(PTRACE_PEEKDATA, b->tid, b->frame + offsetof(struct frame, ip), &word);
	return !errno && (uint64_t)word == want;
}

int call_prepare(struct borrowed *b)
{
	int32_t value;
	int r;

	if (ptrace(PTRACE_GETSIGMASK, b->tid, (long)sizeof(b->mask), &b->mask))
		return -errno;
	r = get_xstate(b);
	if (r)
		return r;
	if (pread(b->mem, &value, sizeof(value),
		  (off_t)(b->regs.fs_base + (uint64_t)b->calls->errno_offset)) != sizeof(value))
		return -EFAULT;
	b->errno_value = value;
	r = call_write_frame(b, b->regs.rsp - RED_ZONE, &b->frame);
	if (r)
		return r;
	return is_of_memory(b) ? 0 : -ESRCH;
}

/* ---- going there --------------------------------------------------------------------------------- */

/*
 * Blocks signals for this time, and therefore in threads that it makes, except the signal by which setuid() makes all
 * threads change their user: setuid() would wait forever for a thread that blocks it.
 */
static int block_signals(const struct borrowed *b)
{
	uint64_t most = MOST_SIGNALS;

	return ptrace(PTRACE_SETSIGMASK, b->tid, (long)sizeof(most), &most) ? -errno : 0;
}

static struct user_regs_struct sent(const struct borrowed *b, uint64_t function,
				    const uint64_t args[6], uint64_t frame)
{
	struct user_regs_struct r = b->regs;

	r.rip = function;
	r.rsp = frame;
	r.rdi = args[0];
	r.rsi = args[1];
	r.rdx = args[2];
	r.rcx = args[3];
	r.r8 = args[4];
	r.r9 = args[5];
	r.rax = 0;
	r.rbp = 0;
	r.eflags = FLAGS_CLEAN;
	r.orig_rax = UINT64_MAX;
	return r;
}

int call_send(struct borrowed *b, uint64_t function, const uint64_t args[6], uint64_t frame)
{
	struct user_regs_struct r = sent(b, function, args, frame);
	int e;

	/* From here on its mask is in the frame alone, so not before. */
	e = set_regs(b->tid, &r);
	return e ? e : block_signals(b);
}

int call_redirect(struct borrowed *b, uint64_t frame, uint64_t function, const uint64_t args[6])
{
	struct user_regs_struct regs = sent(b, function, args, b->frame);
	struct frame f;

	if (pread(b->mem, &f, sizeof(f), (off_t)frame) != sizeof(f))
		return -ESRCH;
	fill_frame(b, &regs, f.xstate, &f);
	f.mask = MOST_SIGNALS;
	return put(b, frame, &f, sizeof(f));
}

int call_next(struct borrowed *b, uint64_t until, struct call_seen *ret)
{
	struct ptrace_syscall_info info = { 0 };
	int status, sig = 0, r;
	bool listens = false;

	for (;;) {
		r = listens ? 0 : resume(b->tid, PTRACE_SYSCALL, sig);
		if (!r)
			r = wait_stop(b->tid, until, &status);
		if (r)
			return r;
		sig = 0;
		listens = false;
		switch (kind_of_stop(status)) {
		case STOP_CALL:
			if (ptrace(PTRACE_GET_SYSCALL_INFO, b->tid, sizeof(info), &info) < 0)
				return -errno;
			ret->entry = info.op == PTRACE_SYSCALL_INFO_ENTRY;
			if (ret->entry)
				ret->nr = (long)info.entry.nr;
			else
				ret->result = info.exit.rval;
			return 0;
		case STOP_GROUP:
			/* Somebody stops the process; this continues when the stop is over. */
			listens = resume(b->tid, PTRACE_LISTEN, 0) == 0;
			break;
		case STOP_SIGNAL:
			sig = WSTOPSIG(status);
			break;
		case STOP_EVENT:
			break;
		}
	}
}

bool call_returns(const struct borrowed *b, uint64_t frame)
{
	struct user_regs_struct r;

	return get_regs(b->tid, &r) == 0 && r.orig_rax == SYS_rt_sigreturn && r.rsp == frame + 8 &&
	       r.rip == b->calls->sigreturn + b->calls->sigreturn_size;
}

/* ---- and back ------------------------------------------------------------------------------------ */

static void restore_errno(const struct borrowed *b)
{
	uint64_t at = b->regs.fs_base + (uint64_t)b->calls->errno_offset;
	int32_t value = (int32_t)b->errno_value, now;

	if (pread(b->mem, &now, sizeof(now), (off_t)at) == sizeof(now) && now != value)
		put(b, at, &value, sizeof(value));
}

static int set_state(const struct borrowed *b)
{
	struct iovec v = { b->xstate, b->xsize };

	if (ptrace(PTRACE_SETREGSET, b->tid, (long)NT_X86_XSTATE, &v) < 0)
		return -errno;
	return ptrace(PTRACE_SETSIGMASK, b->tid, (long)sizeof(b->mask), &b->mask) ? -errno : 0;
}

/* Stops it where the kernel looks for signals. If this is too late, it has continued already. */
static int stop_again(struct borrowed *b, uint64_t until)
{
	int status, r;

	r = ptrace(PTRACE_INTERRUPT, b->tid, 0L, 0L) ? -errno : 0;
	if (!r)
		r = resume(b->tid, PTRACE_CONT, 0);
	if (!r)
		r = wait_stop(b->tid, until, &status);
	if (r)
		return r;
	b->signal = kind_of_stop(status) == STOP_SIGNAL ? WSTOPSIG(status) : 0;
	return 0;
}

int call_restore(struct borrowed *b, uint64_t until)
{
	struct user_regs_struct now, regs = by_hand(b, SYS_restart_syscall);
	bool returns;
	int r;

	r = get_regs(b->tid, &now);
	if (r)
		return r;
	restore_errno(b);
	returns = now.orig_rax == SYS_rt_sigreturn && b->filtered;
	if (!returns) {
		r = set_state(b);
		if (!r)
			r = set_regs(b->tid, &regs);
	}
	if (!r)
		r = stop_again(b, until);
	if (!r && returns)
		r = set_state(b);
	if (r)
		return r;
	regs = b->regs;
	if (returns && was_interrupted(b, RESTART_BLOCK))
		regs = by_hand(b, (uint64_t)b->nr);
	return set_regs(b->tid, &regs);
}

int call_release(struct borrowed *b)
{
	return resume(b->tid, PTRACE_DETACH, b->signal);
}

void call_free(struct borrowed *b)
{
	free(b->xstate);
	b->xstate = NULL;
}
