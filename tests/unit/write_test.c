// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* write_test.c - a reader that goes away is an error of the write, and nothing else. */
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/socket.h>
#include <unistd.h>

#include "unit.h"
#include "base/thread.h"
#include "base/write.h"

static int closed_pipe(void)
{
	int fd[2];

	assert_int_equal(pipe(fd), 0);
	close(fd[0]);
	return fd[1];
}

static bool is_pending(void)
{
	sigset_t s;

	sigpending(&s);
	return sigismember(&s, SIGPIPE);
}

static bool is_blocked(void)
{
	sigset_t s;

	pthread_sigmask(SIG_BLOCK, NULL, &s);
	return sigismember(&s, SIGPIPE);
}

static void block(int how)
{
	sigset_t s;

	sigemptyset(&s);
	sigaddset(&s, SIGPIPE);
	pthread_sigmask(how, &s, NULL);
}

/* This process would end here. */
TEST(test_gone)
{
	int fd = closed_pipe(), pair[2];

	signal(SIGPIPE, SIG_DFL);
	assert_int_equal(write_some(fd, "x", 1), -EPIPE);
	assert_int_equal(write_all(fd, "xyz", 3), -EPIPE);
	assert_false(is_pending());
	assert_false(is_blocked());
	close(fd);
	assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
	close(pair[0]);
	assert_int_equal(write_all(pair[1], "x", 1), -EPIPE);
	assert_false(is_pending());
	close(pair[1]);
}

/* A program that has it blocked, with and without one that waits for it. */
TEST(test_blocked)
{
	const struct timespec now = { 0 };
	int fd = closed_pipe();
	sigset_t pipe;

	block(SIG_BLOCK);
	assert_int_equal(write_some(fd, "x", 1), -EPIPE);
	assert_false(is_pending());
	assert_true(is_blocked());
	raise(SIGPIPE);
	assert_int_equal(write_some(fd, "x", 1), -EPIPE);
	assert_true(is_pending());
	sigemptyset(&pipe);
	sigaddset(&pipe, SIGPIPE);
	assert_int_equal(sigtimedwait(&pipe, NULL, &now), SIGPIPE);
	block(SIG_UNBLOCK);
	close(fd);
}

static void *writes(void *u)
{
	int fd = closed_pipe();
	char c = 'x';

	/* With write() itself: what a library below us uses. */
	*(ssize_t *)u = write(fd, &c, 1) < 0 ? -errno : 0;
	close(fd);
	return NULL;
}

TEST(test_thread)
{
	ssize_t n = 0;
	pthread_t t;

	assert_int_equal(thread_start(&t, writes, &n), 0);
	pthread_join(t, NULL);
	assert_int_equal(n, -EPIPE);
	assert_false(is_blocked());
	assert_false(is_pending());
}

TEST(test_works)
{
	char buf[8] = "";
	int fd[2];

	assert_int_equal(pipe(fd), 0);
	assert_int_equal(write_all(fd[1], "abc", 3), 0);
	assert_int_equal(write_some(fd[1], "de", 2), 2);
	assert_int_equal(read(fd[0], buf, sizeof(buf)), 5);
	assert_string_equal(buf, "abcde");
	fcntl(fd[1], F_SETFL, O_NONBLOCK);
	while (write_some(fd[1], buf, sizeof(buf)) > 0)
		;
	assert_int_equal(write_all(fd[1], buf, sizeof(buf)), -EAGAIN);
	close(fd[0]);
	close(fd[1]);
	assert_int_equal(write_some(-1, "x", 1), -EBADF);
}

/* Nobody reads: it writes as much as there is room for, and never waits. */
TEST(test_ready)
{
	static char buf[1 << 20], got[1 << 20];
	struct pollfd p = { .events = POLLOUT };
	size_t done = 0;
	int fd[2];

	for (size_t i = 0; i < sizeof(buf); i++)
		buf[i] = (char)(i % 251);
	assert_int_equal(pipe(fd), 0);
	p.fd = fd[1];
	while (poll(&p, 1, 0) == 1) {
		ssize_t n = write_ready(fd[1], buf + done, sizeof(buf) - done);

		assert_true(n >= PIPE_BUF);
		done += (size_t)n;
	}
	assert_int_equal(done, fcntl(fd[1], F_GETPIPE_SZ));
	assert_int_equal(read(fd[0], got, sizeof(got)), done);
	assert_memory_equal(got, buf, done);
	assert_int_equal(write_ready(fd[1], "x", 1), 1);
	close(fd[0]);
	assert_int_equal(write_ready(fd[1], buf, sizeof(buf)), -EPIPE);
	assert_false(is_pending());
	close(fd[1]);
}

struct reader {
	int fd;
	size_t got;
	unsigned waits; /* that are left */
};

/* Of a pipe that is empty again by then. */
static int read_all(void *u)
{
	static char buf[1 << 20];
	struct reader *r = u;
	struct pollfd p = { .fd = r->fd, .events = POLLIN };

	if (poll(&p, 1, 0) == 1)
		r->got += (size_t)read(r->fd, buf, sizeof(buf));
	return r->waits-- ? 0 : -ETIMEDOUT;
}

/* All is written although no more than a part of it fits into the pipe; and no more than a part if nobody waits any longer. */
TEST(test_with)
{
	static const char buf[1 << 20];
	struct reader r = { .waits = 1000 };
	int fd[2];

	assert_int_equal(pipe(fd), 0);
	r.fd = fd[0];
	assert_int_equal(write_with(fd[1], buf, sizeof(buf), read_all, &r), 0);
	assert_true(r.got < sizeof(buf));
	(void)read_all(&r);
	assert_int_equal(r.got, sizeof(buf));
	r = (struct reader){ .fd = fd[0], .waits = 3 };
	assert_int_equal(write_with(fd[1], buf, sizeof(buf), read_all, &r), -ETIMEDOUT);
	assert_true(r.got > 0 && r.got < sizeof(buf));
	close(fd[0]);
	close(fd[1]);
}

/* Only what somebody reads keeps a writer waiting. */
TEST(test_may_wait)
{
	char path[] = "/tmp/write_test.XXXXXX";
	int fd[2], file = mkstemp(path), null = open("/dev/null", O_WRONLY);

	assert_int_equal(pipe(fd), 0);
	assert_true(write_may_wait(fd[1]));
	assert_false(write_may_wait(file));
	assert_false(write_may_wait(null));
	assert_false(write_may_wait(-1));
	unlink(path);
	close(file);
	close(null);
	close(fd[0]);
	close(fd[1]);
}
