// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * older_test.c - calls that a thread has been in since before we came.
 *
 * The thread is a child of the test that waits inside functions of catalog's names; its registers come from
 * ptrace in place of the BPF iterator, which needs root. What files have probes, slots and the ring are the
 * test's own too; the stack, /proc and the unwinder are real.
 *
 * If somebody traces the whole machine, the child's return addresses may be replaced by the kernel's trampoline. The test
 * knows them, and reports them as the iterator would.
 */
#include <fcntl.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include "unit.h"
#include "attach/look.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "live/older.h"
#include "plan/file_plan.h"

#define CALLS_MAX 8

/* ---- what the others would do ------------------------------------------------------------------ */

static struct {
	struct xb_look look; /* what the iterator tells */
	struct xb_slot real[XB_MAX_REAL];
	unsigned looks, late; /* how often it was asked; before that it reports another place */
	const char *unwanted; /* function that has no probe */
	const struct cat_func *fn[4]; /* by slot */
	unsigned nfn;
	struct xb_call calls[CALLS_MAX];
	unsigned ncalls;
	unsigned nwhere, running; /* records of threads in no call; those that ran */
} fake;

int look_threads(look_fn fn, void *u)
{
	struct xb_look l = fake.look;

	if (fake.looks++ < fake.late)
		l.sp -= 64;
	return fn(u, &l, fake.real);
}

int objects_read(struct objects *o, int fd, const struct file_plan **ret)
{
	static struct file_plan plan;

	(void)o;
	memset(&plan, 0, sizeof(plan));
	file_plan_read(fd, &plan);
	*ret = &plan;
	return plan.error;
}

bool objects_wants(const struct objects *o, const struct file_plan *plan, const struct cat_func *fn)
{
	(void)o, (void)plan;
	return !fake.unwanted || (*fake.unwanted && strcmp(fn->name, fake.unwanted) != 0);
}

int objects_slot(struct objects *o, const struct cat_func *fn)
{
	(void)o;
	assert_true(fake.nfn < ARRAY_SIZE(fake.fn));
	fake.fn[fake.nfn] = fn;
	return (int)fake.nfn++;
}

int ring_push(struct ring *r, const struct xb_hdr *rec)
{
	(void)r;
	if (rec->type == XB_WHERE) {
		fake.nwhere++;
		fake.running += rec->flags & XB_WHERE_RUNNING;
		return 0;
	}
	assert_int_equal(rec->type, XB_CALL);
	assert_int_equal(rec->len, sizeof(struct xb_call));
	assert_true(fake.ncalls < CALLS_MAX);
	memcpy(&fake.calls[fake.ncalls++], rec, sizeof(struct xb_call));
	return 0;
}

/* ---- a program that hangs ---------------------------------------------------------------------- */

/* Named as the catalog has them, so that they are calls; no tail calls, so that both are on the stack. */
int zeEventHostSynchronize(int fd);
int urEventWait(int fd);

__attribute__((noipa)) int zeEventHostSynchronize(int fd)
{
	volatile char c = 0;

	while (read(fd, (char *)&c, 1) < 0 && errno == EINTR)
		;
	return c;
}

__attribute__((noipa)) int urEventWait(int fd)
{
	volatile int r = zeEventHostSynchronize(fd);

	return r + 1;
}

__attribute__((noipa)) static void child_runs(int fd)
{
	volatile int r = urEventWait(fd);

	_exit(r);
}

struct fixture {
	pid_t pid;
	int gate; /* what it waits for */
	uint64_t slots[2],
		returns[2]; /* where the return addresses of the two calls are, and what they are */
	struct older *older;
	uint64_t started;
};

static void wait_until_it_sleeps(pid_t pid)
{
	char name[64], text[64];
	unsigned i;

	snprintf(name, sizeof(name), "/proc/%d/syscall", pid);
	/* Half a minute at least, as others may have the processors. */
	for (i = 0; i < 30000; i++) {
		FILE *f = fopen(name, "re");
		/* read is system call 0. */
		bool there = f && fgets(text, sizeof(text), f) && !strncmp(text, "0 ", 2);

		if (f)
			fclose(f);
		if (there)
			return;
		usleep(1000);
	}
	fail_msg("the child does not wait");
}

static void take_registers(pid_t pid)
{
	struct user_regs_struct r;
	int status;

	assert_int_equal(ptrace(PTRACE_SEIZE, pid, 0, 0), 0);
	assert_int_equal(ptrace(PTRACE_INTERRUPT, pid, 0, 0), 0);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(ptrace(PTRACE_GETREGS, pid, 0, &r), 0);
	assert_int_equal(ptrace(PTRACE_DETACH, pid, 0, 0), 0);
	fake.look = (struct xb_look){
		.tgid = (uint32_t)pid,
		.tid = (uint32_t)pid,
		.ip = r.rip,
		.sp = r.rsp,
		.bp = r.rbp,
		.bx = r.rbx,
		.r12 = r.r12,
		.r13 = r.r13,
		.r14 = r.r14,
		.r15 = r.r15,
	};
}

/* The address after the call of this function. */
static uint64_t after_call(const void *caller, const void *function)
{
	const uint8_t *code = caller;
	unsigned i;

	for (i = 0; i < 200; i++) {
		int32_t to;

		memcpy(&to, code + i + 1, sizeof(to));
		if (code[i] == 0xe8 && code + i + 5 + to == (const uint8_t *)function)
			return (uintptr_t)(code + i + 5);
	}
	fail_msg("no call is found in the code");
	return 0;
}

static int open_memory(pid_t pid)
{
	char name[64];
	int fd;

	snprintf(name, sizeof(name), "/proc/%d/mem", pid);
	fd = open(name, O_RDWR | O_CLOEXEC);
	assert_true(fd >= 0);
	return fd;
}

/* 0: the kernel has made none in this process. */
static uint64_t trampoline_of(pid_t pid)
{
	unsigned long start, found = 0;
	char name[64], line[512];
	FILE *f;

	snprintf(name, sizeof(name), "/proc/%d/maps", pid);
	f = fopen(name, "re");
	assert_non_null(f);
	while (fgets(line, sizeof(line), f)) {
		if (strstr(line, "[uprobes]") && sscanf(line, "%lx-", &start) == 1)
			found = start;
	}
	fclose(f);
	return found;
}

static void find_slots(struct fixture *f)
{
	uint64_t at = fake.look.sp, word;
	int fd = open_memory(f->pid);
	unsigned found = 0;

	f->returns[0] = after_call(urEventWait, zeEventHostSynchronize);
	f->returns[1] = after_call(child_runs, urEventWait);
	fake.look.trampoline = trampoline_of(f->pid);
	for (; found < 2; at += sizeof(word)) {
		bool replaced;

		assert_int_equal(pread(fd, &word, sizeof(word), (off_t)at), sizeof(word));
		replaced = word && word == fake.look.trampoline;
		if (!replaced && word != f->returns[found])
			continue;
		if (replaced)
			fake.real[fake.look.nreal++] = (struct xb_slot){ at, f->returns[found] };
		f->slots[found++] = at;
	}
	close(fd);
}

static int setup(void **state)
{
	struct fixture *f = calloc(1, sizeof(*f));
	int ends[2];

	memset(&fake, 0, sizeof(fake));
	assert_non_null(f);
	assert_int_equal(pipe(ends), 0);
	f->pid = fork();
	assert_true(f->pid >= 0);
	if (!f->pid) {
		close(ends[1]);
		child_runs(ends[0]);
	}
	close(ends[0]);
	f->gate = ends[1];
	wait_until_it_sleeps(f->pid);
	take_registers(f->pid);
	wait_until_it_sleeps(f->pid);
	find_slots(f);
	assert_int_equal(older_new(NULL, NULL, NULL, &f->older), 0);
	f->started = now_ns() - 5000000;
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;

	kill(f->pid, SIGKILL);
	waitpid(f->pid, NULL, 0);
	close(f->gate);
	older_free(f->older);
	free(f);
	return 0;
}

static struct older_stats look(struct fixture *f)
{
	struct older_stats s;

	assert_int_equal(older_look(f->older, f->started, &s), 0);
	assert_int_equal(s.calls, fake.ncalls);
	return s;
}

static const char *called(unsigned i)
{
	return fake.fn[fake.calls[i].func]->name;
}

/* ---- tests ------------------------------------------------------------------------------------- */

TEST_WITH(test_nested_calls, struct fixture *f)
{
	const struct xb_call *c = fake.calls;
	struct older_stats s;
	unsigned i;

	assert_int_equal(older_add_process(f->older, f->pid), 0);
	s = look(f);
	assert_int_equal(s.threads, 1);
	assert_int_equal(s.running + s.unread, 0);
	assert_int_equal(fake.ncalls, 2);
	assert_string_equal(called(0), "urEventWait");
	assert_string_equal(called(1), "zeEventHostSynchronize");
	for (i = 0; i < 2; i++) {
		assert_int_equal(c[i].h.flags, XB_F_UNFINISHED | XB_F_IN_FLIGHT | XB_F_OLDER);
		assert_int_equal(c[i].h.tgid, f->pid);
		assert_int_equal(c[i].h.tid, f->pid);
		assert_int_equal(c[i].depth, i);
		/* As old as the trace at least; nothing tells more. */
		assert_int_equal(c[i].dur, c[i].h.ts - f->started);
		assert_true(c[i].dur >= 5000000);
	}
	assert_int_equal(c[0].parent, 0);
	assert_true(c[0].id && c[0].id != c[1].id);
	assert_int_equal(c[1].parent, c[0].id);
	/* What is known once is not reported again. */
	fake.ncalls = 0;
	assert_int_equal(look(f).threads, 0);
}

static void test_functions_without_a_probe(struct fixture *f);

/* As if somebody waited for the return of both calls. */
static void replace_returns(struct fixture *f)
{
	int fd = open_memory(f->pid);
	unsigned i;

	if (!fake.look.trampoline)
		fake.look.trampoline = 0x7fffdeadb000;
	for (i = 0; i < 2; i++)
		assert_int_equal(pwrite(fd, &fake.look.trampoline, 8, (off_t)f->slots[i]), 8);
	close(fd);
	fake.look.nreal = 0;
	assert_int_equal(older_add_process(f->older, f->pid), 0);
}

static void add_real(uint64_t sp, uint64_t caller)
{
	assert_true(fake.look.nreal < XB_MAX_REAL);
	fake.real[fake.look.nreal++] = (struct xb_slot){ sp, caller };
}

TEST_WITH(test_replaced_returns, struct fixture *f)
{
	uint64_t wrong = (uintptr_t)&test_functions_without_a_probe;

	replace_returns(f);
	/* Outdated ones: below the stack, at its end, at a place that has other content, and one under a newer one. */
	add_real(fake.look.sp - 64, wrong);
	add_real(UINT64_MAX - 3, wrong);
	add_real(f->slots[0] - 8, wrong);
	add_real(f->slots[0], f->returns[0]);
	add_real(f->slots[0], wrong);
	while (fake.look.nreal < XB_MAX_REAL - 1)
		add_real(f->slots[0] + 1, wrong);
	add_real(f->slots[1], f->returns[1]);
	assert_int_equal(look(f).cut, 0);
	assert_int_equal(fake.ncalls, 2);
	assert_string_equal(called(0), "urEventWait");
	assert_string_equal(called(1), "zeEventHostSynchronize");
}

/* A kernel that does not have them, or not all. */
TEST_WITH(test_unknown_returns, struct fixture *f)
{
	replace_returns(f);
	assert_int_equal(look(f).cut, 1);
	assert_int_equal(fake.ncalls, 1);
	assert_string_equal(called(0), "zeEventHostSynchronize");
}

TEST_WITH(test_functions_without_a_probe, struct fixture *f)
{
	fake.unwanted = "urEventWait";
	assert_int_equal(older_add_process(f->older, f->pid), 0);
	look(f);
	assert_int_equal(fake.ncalls, 1);
	assert_string_equal(called(0), "zeEventHostSynchronize");
	assert_int_equal(fake.calls[0].depth, 0);
	assert_int_equal(fake.calls[0].parent, 0);
}

TEST_WITH(test_nobody_else, struct fixture *f)
{
	/* A process that was not asked for; then one whose call the trace has seen itself. */
	assert_int_equal(older_add_process(f->older, getpid()), 0);
	assert_int_equal(look(f).threads, 0);
	assert_int_equal(older_add_process(f->older, f->pid), 0);
	assert_int_equal(older_add_traced(f->older, f->pid), 0);
	assert_int_equal(look(f).threads, 0);
	assert_int_equal(fake.ncalls, 0);
}

TEST_WITH(test_on_a_processor, struct fixture *f)
{
	struct older_stats s;

	fake.look.running = 1;
	assert_int_equal(older_add_process(f->older, f->pid), 0);
	s = look(f);
	assert_int_equal(s.running, 1);
	assert_int_equal(s.threads + s.unread + fake.ncalls, 0);
	assert_true(fake.looks > 1);
	assert_int_equal(fake.running, 1);
}

TEST_WITH(test_in_no_call, struct fixture *f)
{
	fake.unwanted = "";
	assert_int_equal(older_add_process(f->older, f->pid), 0);
	assert_int_equal(look(f).threads, 1);
	assert_int_equal(fake.nwhere, 1);
	assert_int_equal(fake.running, 0);
}

/* Its copy is of another moment than its registers. */
TEST_WITH(test_on_the_move, struct fixture *f)
{
	struct older_stats s;

	fake.late = UINT32_MAX;
	assert_int_equal(older_add_process(f->older, f->pid), 0);
	s = look(f);
	assert_int_equal(s.running, 1);
	assert_int_equal(s.threads + s.unread + fake.ncalls, 0);
	/* It comes to rest while we look again. */
	fake.looks = 0;
	fake.late = 3;
	s = look(f);
	assert_int_equal(s.running, 0);
	assert_int_equal(s.threads, 1);
	assert_int_equal(fake.looks, 4);
	assert_int_equal(fake.ncalls, 2);
}

static void expect_unread(struct fixture *f)
{
	struct older_stats s = look(f);

	assert_int_equal(s.unread, 1);
	assert_int_equal(s.threads + s.running + fake.ncalls, 0);
}

/* A stack that lies in a file could make us wait for whoever serves it. */
TEST_WITH(test_stack_in_a_file, struct fixture *f)
{
	fake.look.sp = (uint64_t)(uintptr_t)&test_stack_in_a_file;
	assert_int_equal(older_add_process(f->older, f->pid), 0);
	expect_unread(f);
}

TEST_WITH(test_no_stack, struct fixture *f)
{
	fake.look.sp = 8;
	assert_int_equal(older_add_process(f->older, f->pid), 0);
	expect_unread(f);
}

TEST_WITH(test_gone, struct fixture *f)
{
	assert_int_equal(older_add_process(f->older, f->pid), 0);
	kill(f->pid, SIGKILL);
	waitpid(f->pid, NULL, 0);
	expect_unread(f);
}
