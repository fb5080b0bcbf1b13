// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * inject_thread.c - starts a new thread in a running process; see inject.h.
 *
 * One thread after the other is stopped, examined (unwind.c, seccomp.c), and released, until one may be borrowed. It
 * calls mmap(), whose memory xptibpf fills with code (start.c), its arguments, the block, and a stack; then mprotect(),
 * so that the code can be executed; and then pthread_create(). Then it is returned (call.c). Everything that can take
 * time, such as the dynamic linker and the framework, is done by the new thread, for which only xptibpf waits.
 *
 * What is read back is checked like everything from a process: it only determines the result of the injection, and
 * which text is shown.
 */
#include "arm/inject.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "arm/call.h"
#include "arm/inject_look.h"
#include "arm/limits.h"
#include "arm/seccomp.h"
#include "arm/start.h"
#include "arm/unwind.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/fnv.h"
#include "base/foreign.h"
#include "base/strbuf.h"
#include "base/thread.h"

#define PAGE	     4096ULL
#define STACK_SIZE   (128ULL << 10) /* for pthread_create() and the allocator */
#define STOP_NS	     (50 * MS)	    /* until a thread that is told to stop counts as stuck */
#define LATE_NS	     (200 * MS)	    /* how much later xptibpf's own thread may end */
#define UNDO_NS	     (900 * MS)	    /* for the new thread, to give up */
#define A_ROUND	     12 /* threads stopped before it is the turn of the rest of the process */
#define TRIES	     6	/* of one thread, each knowing more */
#define REFUSALS     3	/* after which tracing counts as not permitted */
#define NO_THREADS   5	/* after which a new thread counts as impossible, and between them: */
#define NO_THREAD_NS (20 * MS)
#define BEACON_MAX   (64ULL << 20)
#define FILE_NAME    "xptibpf-beacon"
#define TIMEOUT_MAX  600000

#define DENIED_CODE                                                                             \
	" (denied by a security module, or by the program's own prctl(2) PR_SET_MDWE? See the " \
	"log: ausearch -m avc -ts recent)"

/* -ENOMEM. Which limit it is, or what is said where that isn't known. */
static int say_limit(struct injection *s, void (*limits)(pid_t pid, struct strbuf *why),
		     const char *what, const char *otherwise)
{
	_cleanup_(strbuf_done) struct strbuf why = STRBUF_INIT;

	limits(s->rq->pid, &why);
	return inject_say(s, -ENOMEM, "%s%s", what, why.len ? strbuf_str(&why) : otherwise);
}

/* ---- the borrowed thread ------------------------------------------------------------------------- */

static uint64_t page_up(uint64_t n)
{
	return (n + PAGE - 1) & ~(PAGE - 1);
}

static void lay_out(struct injection *s)
{
	uint64_t data = page_up(sizeof(struct start_data)) + page_up(sizeof(struct arm_block));

	s->map_size = PAGE + data + STACK_SIZE;
}

static int put(const struct injection *s, uint64_t at, const void *data, size_t n)
{
	ssize_t put_now = pwrite(s->mem, data, n, (off_t)at);

	return put_now == (ssize_t)n ? 0 : -ESRCH;
}

static int write_memory(struct injection *s)
{
	struct arm_block *b = s->rq->block;
	struct start_data d = {
		.pthread_self = s->calls.pthread_self,
		.pthread_detach = s->calls.pthread_detach,
		.dlopen = s->calls.dlopen,
		.dlsym = s->calls.dlsym,
		.dlerror = s->calls.dlerror,
		.munmap = s->calls.munmap,
		.map = s->map,
		.map_size = s->map_size,
		.by_file = !b->beacon[0],
		.nap = { 0, 1000000 },
		.file_name = FILE_NAME,
		.symbol = BEACON_ARM,
	};
	int r;

	s->data_at = s->map + PAGE;
	s->block_at = s->data_at + page_up(sizeof(d));
	d.block = s->block_at;
	memcpy(d.path, b->beacon, sizeof(d.path));
	b->map = s->map;
	b->map_size = s->map_size;
	b->dlopen = s->calls.dlopen;
	b->dlsym = s->calls.dlsym;
	b->dlerror = s->calls.dlerror;
	r = put(s, s->map, arm_start_code,
		(uintptr_t)arm_start_code_end - (uintptr_t)arm_start_code);
	if (!r)
		r = put(s, s->data_at, &d, sizeof(d));
	return r ?: put(s, s->block_at, b, sizeof(*b));
}

/* Waits until that call has ended. -ECANCELED: the thread returned without having made it. */
static int run_call(struct injection *s, struct borrowed *b, long nr, uint64_t frame, int64_t *ret)
{
	struct call_seen seen = { .nr = -1 };
	int r;

	for (;;) {
		r = call_next(b, s->until, &seen);
		if (r)
			return r;
		if (!seen.entry && seen.nr == nr) {
			*ret = seen.result;
			return 0;
		}
		if (seen.entry && seen.nr == SYS_rt_sigreturn && call_returns(b, frame))
			return -ECANCELED;
	}
}

static int give_back(struct injection *s, struct borrowed *b)
{
	int r = call_restore(b, now_ns() + UNDO_NS);

	if (r)
		return r;
	inject_step(s, ARM_STEP_RESTORED);
	return call_release(b);
}

/* At a call's end, on the thread's own stack: unmaps the memory, and then returns the thread. */
static int unmap(struct injection *s, struct borrowed *b)
{
	const uint64_t args[6] = { s->map, s->map_size };
	int64_t result;
	int r;

	r = call_send(b, s->calls.munmap, args, b->frame);
	if (!r)
		r = run_call(s, b, SYS_munmap, b->frame, &result);
	s->map = 0;
	return r ?: give_back(s, b);
}

static int map(struct injection *s, struct borrowed *b)
{
	const uint64_t args[6] = {
		0, s->map_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, UINT64_MAX, 0
	};
	int64_t result;
	int r;

	r = call_send(b, s->calls.mmap, args, b->frame);
	if (r)
		return r;
	inject_step(s, ARM_STEP_SENT);
	r = run_call(s, b, SYS_mmap, b->frame, &result);
	if (r)
		return r;
	if (result < 0 && result > -4096) {
		r = give_back(s, b);
		return r
			       ?: say_limit(s, limits_of_memory,
					    "it can't allocate memory: ", strerror((int)-result));
	}
	s->map = (uint64_t)result;
	inject_step(s, ARM_STEP_MAPPED);
	return 0;
}

static int guard(struct injection *s, struct borrowed *b, uint64_t frame)
{
	const uint64_t args[6] = { s->map, PAGE, PROT_READ | PROT_EXEC };
	int64_t result;
	int r;

	r = call_send(b, s->calls.mprotect, args, frame);
	if (!r)
		r = run_call(s, b, SYS_mprotect, frame, &result);
	if (r)
		return r;
	if (result) {
		r = unmap(s, b);
		return r
			       ?: inject_say(s, -EACCES, "it may not make memory executable: %s%s",
					     strerror((int)-result),
					     inject_hint((int)-result, DENIED_CODE));
	}
	inject_step(s, ARM_STEP_GUARDED);
	return 0;
}

static bool is_clone(long nr)
{
	return nr == SYS_clone || nr == SYS_clone3;
}

/* Until it stands before rt_sigreturn. What clone said last: > 0, it is there; 0: it was not asked. */
static int run_create(struct injection *s, struct borrowed *b, uint64_t frame, int64_t *ret_clone)
{
	struct call_seen seen = { .nr = -1 };
	int r;

	for (;;) {
		r = call_next(b, s->until, &seen);
		if (r)
			return r;
		if (!seen.entry && is_clone(seen.nr)) {
			*ret_clone = seen.result;
			if (seen.result > 0)
				inject_step(s, ARM_STEP_CLONED);
		}
		if (seen.entry && seen.nr == SYS_rt_sigreturn && call_returns(b, frame))
			return 0;
	}
}

/*
 * The new thread could not be made, because of a limit, or because another thread of the program execs at the moment.
 * The kernel returns EAGAIN for both, so this is tried again. -EBUSY: try again; everything is undone.
 *
 * The thread is before a rt_sigreturn. With a seccomp filter, this call must be made, so its frame is changed to lead
 * to munmap().
 */
static int create_failed(struct injection *s, struct borrowed *b, uint64_t frame, int64_t clone)
{
	const uint64_t args[6] = { s->map, s->map_size };
	int r;

	if (!b->filtered)
		r = unmap(s, b);
	else
		r = call_redirect(b, frame, s->calls.munmap, args) ?: run_call(s, b, SYS_munmap, b->frame, &(int64_t){ 0 }) ?:
										 give_back(s, b);
	s->map = 0;
	if (r)
		return r;
	if (clone == -EAGAIN && ++s->no_thread < NO_THREADS) {
		s->why = "the kernel can't make a thread for the program at the moment";
		return -EBUSY;
	}
	if (clone == -EAGAIN)
		return say_limit(
			s, limits_of_threads, "it can't make a thread: ",
			"a limit is reached, of its user (RLIMIT_NPROC), its cgroup (pids.max) or the "
			"machine (sysctl kernel.threads-max, kernel.pid_max)");
	if (clone == -EACCES || clone == -EPERM)
		return inject_say(s, -ENOMEM, "it can't make a thread: %s%s", strerror((int)-clone),
				  ARM_DENIED);
	return say_limit(s, limits_of_memory, "it can't make a thread: ",
			 clone < 0 ? strerror((int)-clone) : "no memory for its stack");
}

static int create(struct injection *s, struct borrowed *b, uint64_t frame)
{
	const uint64_t args[6] = { s->data_at + offsetof(struct start_data, thread), 0, s->map,
				   s->data_at };
	int64_t clone = 0;
	int r;

	r = call_send(b, s->calls.pthread_create, args, frame);
	if (r)
		return r;
	inject_step(s, ARM_STEP_CREATE);
	r = run_create(s, b, frame, &clone);
	if (r)
		return r;
	if (clone <= 0)
		return create_failed(s, b, frame, clone);
	inject_step(s, ARM_STEP_RETURNED);
	return give_back(s, b);
}

/* 0: the new thread is running, and the borrowed one is as before. */
static int borrow(struct injection *s, struct borrowed *b)
{
	uint64_t frame;
	int r;

	inject_step(s, ARM_STEP_FRAME);
	r = map(s, b);
	if (r)
		return r;
	r = write_memory(s);
	if (!r)
		r = call_write_frame(b, s->map + s->map_size - 64, &frame);
	if (r) {
		unmap(s, b);
		return inject_gone(s);
	}
	inject_step(s, ARM_STEP_WRITTEN);
	r = guard(s, b, frame);
	if (r)
		return r;
	r = create(s, b, frame);
	if (!r)
		inject_step(s, ARM_STEP_RELEASED);
	return r;
}

/* ---- choosing it --------------------------------------------------------------------------------- */

static bool sleeps_in_futex(const struct borrowed *b)
{
	return b->regs.orig_rax == SYS_futex && (int64_t)b->regs.rax < 0;
}

/* -EBUSY: this thread can't be borrowed now; -EAGAIN: not known yet; otherwise the final result. */
static int consider(struct injection *s, struct borrowed *b)
{
	const char *call = NULL;
	int r;

	r = unwind_is_safe(s->image, s->mem, &b->regs, sleeps_in_futex(b), &s->why);
	if (r)
		return r;
	r = seccomp_allows(b->tid, !s->rq->block->beacon[0], &b->filtered, &call);
	if (r == -EACCES)
		return inject_say(s, r, "its seccomp filter does not allow %s, which is needed",
				  call);
	if (r == -ENOTSUP)
		return inject_say(s, -EACCES, "it has a seccomp filter that can't be read");
	if (r)
		return r;
	r = call_is_possible(b, s->image, &s->why);
	if (!r)
		r = call_prepare(b);
	if (r == -EFAULT || r == -EIO) {
		s->why = "its memory can't be read or written";
		return -EBUSY;
	}
	return r;
}

static void note_held(struct injection *s, const struct borrowed *b)
{
	uint64_t held = now_ns() - b->since;

	if (held > s->told->held_ns)
		s->told->held_ns = held;
}

static int failed_in_between(struct injection *s, int r)
{
	if (r == -ESRCH)
		return s->told->text[0] ? r : inject_gone(s);
	if (r == -ETIMEDOUT) {
		s->told->pending = true;
		return inject_say(
			s, r,
			"its thread %d did not return from a call in time; it will return by itself",
			s->told->thread);
	}
	return s->told->text[0]
		       ? r
		       : inject_say(s, r, "its thread could not be borrowed: %s", strerror(-r));
}

/* One stop of one thread. -EAGAIN and -EBUSY: it runs again. */
static int try_once(struct injection *s, pid_t tid)
{
	_cleanup_(call_free) struct borrowed b = { 0 };
	int r;

	r = call_stop(tid, s->mem, &s->calls, &s->sleepers, now_ns() + STOP_NS, &b);
	if (r) {
		s->why = s->why ?: r == -EBUSY ? "it is stopped" : "it does not stop";
		return r;
	}
	s->told->stops++;
	s->why_tid = tid;
	inject_step(s, ARM_STEP_STOPPED);
	r = consider(s, &b);
	if (r) {
		/* If it is not rid of us, because it dies, the next one may wait for us in exec, and we for that. */
		if (call_leave(&b))
			r = -ESRCH;
		note_held(s, &b);
		return r;
	}
	s->told->thread = tid;
	inject_step(s, ARM_STEP_CHOSEN);
	r = borrow(s, &b);
	note_held(s, &b);
	if (r == -EBUSY) {
		s->told->thread = 0; /* as if it had not been chosen */
		inject_nap(NO_THREAD_NS);
		return r;
	}
	if (r)
		return failed_in_between(s, r);
	s->restored = true;
	return 0;
}

static int try_thread(struct injection *s, pid_t tid)
{
	int r = -EAGAIN;

	s->why_tid = s->why ? s->why_tid : tid;
	for (unsigned i = 0; r == -EAGAIN && i < TRIES; i++) {
		if (i && now_ns() > s->until) {
			s->why = s->why ?: "there was not enough time to examine it";
			break;
		}
		r = try_once(s, tid);
		if (r == -EAGAIN && (image_learn(s->image) || image_refresh(s->image)))
			return -ESRCH;
	}
	return r == -EAGAIN ? -EBUSY : r;
}

static bool is_stuck(const struct injection *s, pid_t tid)
{
	for (unsigned i = 0; i < s->nstuck; i++)
		if (s->stuck[i] == tid)
			return true;
	return false;
}

/* A process that ends or execs can't be traced for a moment either. */
static int not_permitted(struct injection *s, pid_t tid)
{
	struct inject_status st, tracer;

	if (inject_read_status(tid, &st) || inject_has_ended(&st))
		return -ESRCH;
	if (s->refused++ < REFUSALS ||
	    (st.tracer && (inject_read_status(st.tracer, &tracer) || tracer.tgid == getpid())))
		return -EBUSY;
	if (st.tracer)
		return inject_say(s, -EPERM, "process %d traces it (a debugger?)", st.tracer);
	return inject_say(s, -EPERM, "tracing it is not permitted");
}

/* Whether the program that was examined still exists; its memory ends with it. */
static bool is_there(const struct injection *s)
{
	uint8_t byte;

	return pread(s->mem, &byte, 1, (off_t)s->calls.mmap) == 1;
}

/* -EBUSY: no thread could be borrowed; -EAGAIN: the tracing thread has to end to detach from one. */
static int try_round(struct injection *s)
{
	const struct thread *list;
	unsigned tried = 0;
	size_t n;
	int r;

	free(s->list); /* the session's, as our thread may be cancelled */
	s->list = NULL;
	r = is_there(s) ? image_refresh(s->image) : -ESRCH;
	if (!r)
		r = threads_list(s->rq->pid, s->turn++, &s->list, &n);
	if (r == -EINPROGRESS) {
		s->why = "it is in execve()";
		s->why_tid = s->rq->pid;
		return -EBUSY;
	}
	if (r)
		return inject_gone(s);
	list = s->list;
	for (size_t i = 0; i < n && tried < A_ROUND && now_ns() < s->until; i++) {
		if (is_stuck(s, list[i].tid))
			continue;
		tried++;
		r = try_thread(s, list[i].tid);
		if (r == -EPERM && !s->told->thread)
			r = not_permitted(s, list[i].tid);
		if (r == -ETIMEDOUT && !s->told->thread) {
			s->nstuck = s->nstuck < STUCK_MAX ? s->nstuck : 0;
			s->stuck[s->nstuck++] = list[i].tid;
			return -EAGAIN;
		}
		/* It ended, or another thread's exec gave it that one's number: we may be attached to it yet. */
		if (r == -ESRCH && !s->told->thread)
			return -EAGAIN;
		if (r != -EBUSY)
			return r;
	}
	if (!tried)
		s->nstuck = 0;
	s->rounds++;
	return -EBUSY;
}

static int none_found(struct injection *s)
{
	if (!s->rounds && !s->why)
		return inject_say(s, -ETIMEDOUT,
				  "there was not enough time to look at its threads");
	if (!s->why)
		return inject_say(s, -ETIMEDOUT,
				  "all its threads are in calls that would notice a stop");
	return inject_say(s, -ETIMEDOUT,
			  "none of its threads could be borrowed; the last one, %d: %s", s->why_tid,
			  s->why);
}

/* A thread of the program's waits for each of our steps. */
static void hurry(void)
{
	setpriority(PRIO_PROCESS, 0, -20); /* of this thread alone */
	prctl(PR_SET_TIMERSLACK, 1000UL);
}

static void *trace(void *u)
{
	struct injection *s = u;
	int r;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &r);
	hurry();
	for (unsigned i = 0; now_ns() < s->until; i++) {
		r = try_round(s);
		if (r != -EBUSY) {
			s->result = r;
			return NULL;
		}
		inject_nap((i < 10 ? i + 1 : 10) * MS);
	}
	s->result = none_found(s);
	return NULL;
}

/* It comes to its end by then, unless it waits to be let trace: see seize(). */
static void join(pthread_t thread, uint64_t until)
{
	const struct timespec t = { .tv_sec = (time_t)(until / NS_PER_S),
				    .tv_nsec = (long)(until % NS_PER_S) };

	if (pthread_clockjoin_np(thread, NULL, CLOCK_MONOTONIC, &t) == 0)
		return;
	pthread_cancel(thread);
	pthread_join(thread, NULL);
}

/* When the tracing thread ends, it releases what it traces, even threads that did not stop. */
static int choose(struct injection *s)
{
	pthread_t thread;
	int r;

	inject_step(s, ARM_STEP_CHOOSE);
	do {
		s->result = -ECANCELED; /* pthread_join() doesn't say it of each cancelled thread */
		r = thread_start(&thread, trace, s);
		if (r < 0)
			return inject_say(s, r, "can't start a thread in it: %s", strerror(-r));
		join(thread, s->until + LATE_NS);
		if (s->result == -ECANCELED)
			return inject_say(s, -ETIMEDOUT,
					  "it is in execve() and can't be traced at the moment");
		/* Without an answer, for now: it had to end. */
	} while (s->result == -EAGAIN && now_ns() < s->until);
	return s->result == -EAGAIN ? none_found(s) : s->result;
}

/* ---- the new thread ------------------------------------------------------------------------------ */

static int get_u32(const struct injection *s, size_t field, uint32_t *ret)
{
	ssize_t n = pread(s->mem, ret, sizeof(*ret), (off_t)(s->block_at + field));

	return n == sizeof(*ret) ? 0 : -ESRCH;
}

static int put_u32(const struct injection *s, size_t field, uint32_t v)
{
	return put(s, s->block_at + field, &v, sizeof(v));
}

/*
 * The process provides the descriptor's number, and xptibpf is root, so it only writes to a memory file that has no
 * name and is empty.
 */
static int open_memory_file(const struct injection *s, int32_t nr)
{
	_cleanup_close_ int path = -1;
	char name[64], to[64];
	struct stat st;
	ssize_t n;
	int fd;

	snprintf(name, sizeof(name), "/proc/%d/fd/%d", s->rq->pid, nr);
	path = open(name, O_PATH | O_CLOEXEC);
	if (path < 0)
		return -errno;
	snprintf(name, sizeof(name), "/proc/self/fd/%d", path);
	n = readlink(name, to, sizeof(to) - 1);
	if (n < 0)
		return -errno;
	to[n] = '\0';
	if (fstat(path, &st) || !S_ISREG(st.st_mode) || st.st_nlink || st.st_size ||
	    strcmp(to, "/memfd:" FILE_NAME " (deleted)") != 0)
		return -EBADF;
	fd = open(name, O_WRONLY | O_CLOEXEC);
	return fd < 0 ? -errno : fd;
}

/* *ret_hash: of it. */
static int copy_beacon(int from, int to, uint64_t *ret_hash)
{
	uint64_t hash = FNV_BEGIN;
	uint8_t buf[65536];
	off_t at = 0;
	ssize_t n;

	while ((n = foreign_read(from, buf, sizeof(buf), (uint64_t)at)) > 0) {
		if (write(to, buf, (size_t)n) != n)
			return errno ? -errno : -EIO;
		hash = fnv_add(hash, buf, (size_t)n);
		at += n;
		if (at > (off_t)BEACON_MAX)
			return -EFBIG;
	}
	*ret_hash = hash;
	return n < 0 ? (int)n : 0;
}

/*
 * For the dynamic linker, a name stands for the library that it once loaded by this name, whatever file it leads to
 * now: the same descriptor may have been a beacon of another release, or a library of the program. Each content
 * therefore has its own spelling of the path, in which the number of slashes contains bits of the hash.
 */
static void spell(char path[ARM_PATH], uint64_t hash, int32_t nr)
{
	size_t n = (size_t)snprintf(path, ARM_PATH, "/proc/self/fd");

	for (int i = 0; i < 64; i++)
		n += (size_t)snprintf(path + n, ARM_PATH - n, hash >> i & 1 ? "/." : "/");
	snprintf(path + n, ARM_PATH - n, "/%d", nr);
}

static int give_file(struct injection *s)
{
	_cleanup_close_ int to = -1;
	uint64_t hash = 0;
	uint32_t nr;
	int r;

	if (get_u32(s, offsetof(struct arm_block, fd), &nr))
		return inject_gone(s);
	to = open_memory_file(s, (int32_t)nr);
	r = to < 0 ? to : copy_beacon(s->rq->beacon, to, &hash);
	if (r)
		return inject_say(s, -EIO,
				  "the beacon could not be written to a memory file in it: %s",
				  strerror(-r));
	spell(s->spelled, hash, (int32_t)nr);
	r = put(s, s->data_at + offsetof(struct start_data, path), s->spelled, sizeof(s->spelled));
	if (!r)
		r = put_u32(s, offsetof(struct arm_block, file_ready), 1);
	if (r)
		return inject_gone(s);
	inject_step(s, ARM_STEP_FILE);
	return 0;
}

/* Reads the block into the caller's. What is text ends. */
static int read_block(struct injection *s)
{
	struct arm_block *b = s->rq->block;

	if (pread(s->mem, b, sizeof(*b), (off_t)s->block_at) != sizeof(*b))
		return -ESRCH;
	b->why[sizeof(b->why) - 1] = '\0';
	if (b->state > ARM_FAILED)
		b->state = ARM_FAILED;
	return 0;
}

/* The dynamic linker's errors are texts, in English unless the program has set another language. */
static const char *hint_of(const char *why)
{
	bool denied = strstr(why, strerrordesc_np(EACCES)) || strstr(why, strerrordesc_np(EPERM)) ||
		      strstr(why, "failed to map segment");

	return denied ? ARM_DENIED : "";
}

/* The spelling of the memory file's path is of no use to people. */
static const char *without_name(const struct injection *s, const char *why)
{
	size_t n = strlen(s->spelled);

	return n && !strncmp(why, s->spelled, n) ? why + n : why;
}

static int told_failed(struct injection *s)
{
	const struct arm_block *b = s->rq->block;
	const char *why = without_name(s, b->why);
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT, limit = STRBUF_INIT;

	strbuf_add_escaped(&text, why, strlen(why), '\0');
	limits_of_memory(s->rq->pid, &limit);
	if (b->why[0])
		inject_say(s, -EIO, "%s%s%s%s",
			   why == b->why ? "" : "the beacon, as a file in memory",
			   strbuf_str(&text), limit.len ? ": " : hint_of(why), strbuf_str(&limit));
	else if (!b->beacon[0] && b->fd < 0)
		inject_say(s, -EIO, "it can't make a memory file: %s%s", strerror(-b->fd),
			   inject_hint(-b->fd, ARM_DENIED));
	else
		inject_say(s, -EIO, "the beacon gave up");
	return -EIO;
}

/* Waits for the new thread's end or success. -EAGAIN: neither, by then. */
static int follow_until(struct injection *s, uint64_t until, bool *file_given)
{
	uint32_t state;
	unsigned naps = 0;

	for (;;) {
		if (get_u32(s, offsetof(struct arm_block, state), &state))
			return inject_gone(s);
		if (state == ARM_WANTS_FILE && !*file_given) {
			int r = give_file(s);

			*file_given = true;
			if (r)
				return r;
		}
		if (state >= ARM_LOADED && s->told->step < ARM_STEP_LOADED)
			inject_step(s, ARM_STEP_LOADED);
		if (state == ARM_DONE || state == ARM_FAILED)
			return 0;
		if (now_ns() > until)
			return -EAGAIN;
		inject_nap(naps++ < 20 ? MS / 5 : 2 * MS);
	}
}

static int follow(struct injection *s)
{
	bool file_given = false, late = false;
	int r, error = 0;

	r = follow_until(s, s->until, &file_given);
	if (r && r != -ESRCH) {
		late = r == -EAGAIN;
		error = late ? inject_say(s, -ETIMEDOUT, "the beacon did not finish in time") : r;
		put_u32(s, offsetof(struct arm_block, give_up), 1);
		r = follow_until(s, now_ns() + UNDO_NS, &file_given);
	}
	if (r == -EAGAIN) {
		s->told->pending = true;
		put_u32(s, offsetof(struct arm_block, seen), 1);
		return error;
	}
	if (!r)
		r = read_block(s);
	if (r)
		return s->told->text[0] ? r : inject_gone(s);
	inject_step(s, ARM_STEP_TOLD);
	put_u32(s, offsetof(struct arm_block, seen), 1);
	if (s->rq->block->state == ARM_DONE) {
		s->told->text[0] = '\0';
		return 0;
	}
	return error ?: told_failed(s);
}

/* ---------------------------------------------------------------------------------------------------- */

static bool is_sound(const struct arm_request *rq)
{
	const struct arm_block *b = rq->block;

	return rq->pid > 0 && b && b->version == ARM_VERSION && b->size == sizeof(*b) &&
	       memchr(b->beacon, '\0', sizeof(b->beacon)) && (b->beacon[0] || rq->beacon >= 0) &&
	       rq->timeout_ms <= TIMEOUT_MAX;
}

static int start(struct injection *s)
{
	int r;

	r = inject_look(s);
	if (r)
		return r;
	inject_step(s, ARM_STEP_LOOK);
	/* A look may have waited long for a CPU, which is no trouble of the program's. */
	s->until = now_ns() + s->rq->timeout_ms * MS;
	lay_out(s);
	r = choose(s);
	if (r) {
		/* The thread that is still on its way may make the new one yet. */
		if (s->told->pending && s->map)
			put_u32(s, offsetof(struct arm_block, give_up), 1);
		return r;
	}
	return follow(s);
}

int arm_start(const struct arm_request *rq, struct arm_told *ret_told)
{
	struct injection s = { .rq = rq, .told = ret_told, .mem = -1 };
	int r;

	*ret_told = (struct arm_told){ 0 };
	if (!is_sound(rq))
		return inject_say(&s, -EINVAL, "the request is invalid");
	s.until = now_ns() + rq->timeout_ms * MS;
	r = start(&s);
	free(s.list);
	inject_forget(&s);
	return r;
}
