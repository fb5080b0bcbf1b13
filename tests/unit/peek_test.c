// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* peek_test.c - reading another process's memory: holes, ends, wild pointers, many mappings. */
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>

/* For its fallback, which this kernel may not need. */
#include "../../user/peek/peek.c"

#include "unit.h"

#define PAGES 4

struct state {
	char *mem; /* PAGES pages, and nothing after them */
	char *text;
	pid_t pid; /* a child with a copy of all of it */
};

static const char constant_text[] = "a constant of this program";
static char variable_text[] = "a variable";

static int setup(void **state)
{
	struct state *s = calloc(1, sizeof(*s));

	s->mem = mmap(NULL, (PAGES + 1) * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
		      -1, 0);
	munmap(s->mem + PAGES * PAGE, PAGE);
	memset(s->mem, 'x', PAGES * PAGE);
	memcpy(s->mem + 10, "short", 6);
	memcpy(s->mem + PAGE - 3, "across", 7);
	memcpy(s->mem + PAGES * PAGE - 4, "end", 4);
	s->pid = fork();
	if (s->pid == 0)
		for (;;)
			pause();
	*state = s;
	return s->pid < 0;
}

static int teardown(void **state)
{
	struct state *s = *state;

	kill(s->pid, SIGKILL);
	waitpid(s->pid, NULL, 0);
	munmap(s->mem, PAGES * PAGE);
	free(s);
	return 0;
}

static uint64_t at(const void *p)
{
	return (uint64_t)(uintptr_t)p;
}

TEST_WITH(strings, struct state *s)
{
	char buf[PAGES * PAGE + 1];

	assert_int_equal(peek_str(s->pid, at(s->mem + 10), buf, 64), 5);
	assert_string_equal(buf, "short");
	assert_int_equal(peek_str(s->pid, at(s->mem + PAGE - 3), buf, 64), 6);
	assert_string_equal(buf, "across");
	/* It ends in the last byte before a hole. */
	assert_int_equal(peek_str(s->pid, at(s->mem + PAGES * PAGE - 4), buf, 64), 3);
	assert_string_equal(buf, "end");
	/* Cut to max, and not a byte more is written. */
	buf[6] = '!';
	assert_int_equal(peek_str(s->pid, at(s->mem + PAGE + 100), buf, 5), 5);
	assert_string_equal(buf, "xxxxx");
	assert_int_equal(buf[6], '!');
	assert_int_equal(peek_str(s->pid, at(s->mem + 10), buf, 0), 0);
	assert_string_equal(buf, "");
}

TEST_WITH(wild_pointers, struct state *s)
{
	static const uint64_t wild[] = {
		0, 1, 8, 0x800000000000, 0xffff800000000000, UINT64_MAX - 7, UINT64_MAX
	};
	char buf[65];

	for (size_t i = 0; i < ARRAY_SIZE(wild); i++) {
		assert_int_equal(peek_str(s->pid, wild[i], buf, 64), -EFAULT);
		assert_int_equal(peek_mem(s->pid, wild[i], buf, 64), -EFAULT);
		assert_int_equal(peek_is_constant(s->pid, wild[i]), -EFAULT);
	}
	/* Unterminated before a hole. */
	s->mem[PAGES * PAGE - 1] = 'x';
	assert_int_equal(peek_str(getpid(), at(s->mem + PAGES * PAGE - 8), buf, 64), -EFAULT);
	assert_int_equal(peek_mem(s->pid, at(s->mem + PAGES * PAGE - 8), buf, 9), -EFAULT);
	assert_int_equal(peek_mem(s->pid, at(s->mem + PAGES * PAGE - 4), buf, 4), 0);
	assert_memory_equal(buf, "end", 4);
	assert_int_equal(peek_mem(s->pid, at(s->mem), buf, 0), 0);
}

TEST(nobody_there)
{
	char buf[8];

	assert_int_equal(peek_str(0x3ffffff, 4096, buf, 4), -ESRCH);
	assert_int_equal(peek_mem(0x3ffffff, 4096, buf, 4), -ESRCH);
	assert_int_equal(peek_is_constant(0x3ffffff, 4096), -ESRCH);
}

static int by_text(pid_t pid, const void *p)
{
	struct backing b;
	char name[64];
	FILE *f;
	int r;

	snprintf(name, sizeof(name), "/proc/%d/maps", pid);
	f = fopen(name, "re");
	r = backing_by_text(f, at(p), &b);
	fclose(f);
	return r ? r : b.inode && !b.writable && !b.shared;
}

TEST_WITH(constants, struct state *s)
{
	FILE *f = tmpfile();
	void *shared;

	assert_int_equal(peek_is_constant(s->pid, at(constant_text)), 1);
	assert_int_equal(peek_is_constant(s->pid, at(variable_text)), 0);
	assert_int_equal(peek_is_constant(s->pid, at(s->mem)), 0);
	assert_int_equal(peek_is_constant(s->pid, at(s->mem + PAGES * PAGE)), -EFAULT);
	/* Read-only here, but others may write the file. */
	assert_int_equal(fputc('x', f), 'x');
	fflush(f);
	shared = mmap(NULL, PAGE, PROT_READ, MAP_SHARED, fileno(f), 0);
	assert_int_equal(peek_is_constant(getpid(), at(shared)), 0);
	assert_int_equal(by_text(getpid(), shared), 0);
	munmap(shared, PAGE);
	fclose(f);
	/* Both ways agree. */
	assert_int_equal(by_text(s->pid, constant_text), 1);
	assert_int_equal(by_text(s->pid, variable_text), 0);
	assert_int_equal(by_text(s->pid, s->mem), 0);
	assert_int_equal(by_text(s->pid, s->mem + PAGES * PAGE), -EFAULT);
}

/* A tmpfs file may be under userfaultfd, a file of no mount is nobody's word. */
TEST(pages_that_may_stall)
{
	int fd = memfd_create("peek", MFD_CLOEXEC);
	void *p;

	assert_int_equal(ftruncate(fd, PAGE), 0);
	p = mmap(NULL, PAGE, PROT_READ, MAP_PRIVATE, fd, 0);
	assert_int_equal(by_text(getpid(), p), 1);
	assert_int_equal(peek_is_constant(getpid(), at(p)), 0);
	munmap(p, PAGE);
	close(fd);
	assert_true(may_stall("fuse.sshfs"));
	assert_true(may_stall("nfs4"));
	assert_false(may_stall("overlay"));
	assert_false(may_stall("ext4"));
}

static double now_s(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

TEST(many_mappings)
{
	const size_t n = 30000; /* twice as many lines; the default limit is 65530 */
	char *p = mmap(NULL, 2 * n * PAGE, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
		       -1, 0);
	double t;

	assert_ptr_not_equal(p, MAP_FAILED);
	for (size_t i = 0; i < n; i++)
		assert_int_equal(mprotect(p + 2 * i * PAGE, PAGE, PROT_NONE), 0);
	t = now_s();
	assert_int_equal(peek_is_constant(getpid(), at(constant_text)), 1);
	assert_int_equal(by_text(getpid(), p + (2 * n - 1) * PAGE), 0);
	assert_true(now_s() - t < 2);
	munmap(p, 2 * n * PAGE);
}

/* What is there is read, and no page is waited for that is not. */
TEST_WITH(without_waiting, struct state *s)
{
	char *fresh =
		mmap(NULL, 2 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	char buf[PAGE + 1];

	assert_ptr_not_equal(fresh, MAP_FAILED);
	assert_int_equal(peek_str_now(getpid(), at(s->mem + PAGE - 3), buf, 64), 6);
	assert_string_equal(buf, "across");
	assert_int_equal(peek_mem_now(getpid(), at(s->mem + 10), buf, PAGE), 0);
	assert_memory_equal(buf, "short", 6);
	assert_int_equal(peek_str_now(getpid(), at(constant_text), buf, 64), strlen(constant_text));
	assert_int_equal(peek_str_now(getpid(), at(fresh), buf, 64), -EAGAIN);
	assert_int_equal(peek_mem_now(getpid(), at(fresh), buf, 8), -EAGAIN);
	fresh[PAGE - 1] = 'x';
	assert_int_equal(peek_mem_now(getpid(), at(fresh), buf, 8), 0);
	assert_int_equal(peek_mem_now(getpid(), at(fresh + PAGE - 4), buf, 8), -EAGAIN);
	assert_int_equal(peek_str_now(getpid(), at(fresh + PAGE - 1), buf, 64), -EAGAIN);
	assert_int_equal(peek_mem_now(getpid(), UINT64_MAX - 3, buf, 8), -EFAULT);
	assert_true(peek_mem_now(getpid(), 0x8000000000000000, buf, 8) < 0);
	assert_true(peek_mem_now(0x3ffffff, at(fresh), buf, 8) < 0);
	munmap(fresh, 2 * PAGE);
}
