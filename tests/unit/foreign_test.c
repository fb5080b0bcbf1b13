// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* foreign_test.c - the helper process is not asked for what the kernel can answer at once, and may take its time to start. */
#include <elf.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "unit.h"
#include "base/foreign.h"

static unsigned questions;
static char own[4096]; /* the path of this program */
static struct stat st;

/* The C library's, but counted: each question is sent by it. */
ssize_t sendmsg(int sock, const struct msghdr *h, int flags)
{
	questions++;
	return syscall(SYS_sendmsg, sock, h, flags);
}

static int find_own(void **state)
{
	ssize_t n = readlink("/proc/self/exe", own, sizeof(own) - 1);

	(void)state;
	return n > 0 && !stat(own, &st) ? 0 : -1;
}

/* Of a file system that is no disk it is asked for each file. */
static unsigned unless_disk(unsigned n)
{
	return major(st.st_dev) ? 0 : n;
}

static void check_own(int fd)
{
	char ident[EI_NIDENT];
	struct stat now;

	assert_true(fd >= 0);
	assert_int_equal(foreign_read(fd, ident, sizeof(ident), 0), sizeof(ident));
	assert_memory_equal(ident, ELFMAG, SELFMAG);
	assert_int_equal(foreign_stat(fd, &now), 0);
	assert_int_equal(now.st_ino, st.st_ino);
	close(fd);
}

static void wait_longer_than_for_a_file(void)
{
	usleep((FOREIGN_MS + 200) * 1000);
}

/* The first question, for which the helper is forked. */
TEST(test_a_fork_that_takes_long)
{
	assert_int_equal(pthread_atfork(wait_longer_than_for_a_file, NULL, NULL), 0);
	check_own(foreign_open(own));
}

TEST(test_a_path_that_is_known)
{
	check_own(foreign_open(own));
	questions = 0;
	check_own(foreign_open(own));
	assert_int_equal(questions, unless_disk(1));
	assert_int_equal(foreign_open("/nonexisting/file"), -ENOENT);
	assert_int_equal(foreign_open("/dev/null"), -ENXIO);
}

TEST(test_a_mapping_of_a_disk_that_is_known)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	int fd = foreign_open(own);
	uint64_t begin;
	void *at;

	if (geteuid())
		return; /* only root may open these */
	at = mmap(NULL, page, PROT_READ, MAP_PRIVATE, fd, 0);
	assert_ptr_not_equal(at, MAP_FAILED);
	close(fd);
	begin = (uintptr_t)at;
	questions = 0;
	check_own(foreign_open_mapped(getpid(), begin, begin + page, major(st.st_dev),
				      minor(st.st_dev)));
	assert_int_equal(questions, unless_disk(2));
	check_own(foreign_open_mapped(getpid(), begin, begin + page, 0, 1));
	munmap(at, page);
}

UNIT_AROUND(find_own, NULL)
