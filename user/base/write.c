// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* write.c - see write.h. */
#include "base/write.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/* A SIGPIPE that was pending before belongs to the program; only the one of this write is removed. */
static void take_away(const sigset_t *pipe)
{
	const struct timespec now = { 0 };

	while (sigtimedwait(pipe, NULL, &now) < 0 && errno == EINTR)
		;
}

/* flags: RWF_NOWAIT or 0. */
static ssize_t write_once(int fd, const void *data, size_t len, int flags)
{
	struct iovec v = { .iov_base = (void *)(uintptr_t)data, .iov_len = len };
	sigset_t pipe, before, waiting;
	ssize_t n;

	sigemptyset(&pipe);
	sigaddset(&pipe, SIGPIPE);
	pthread_sigmask(SIG_BLOCK, &pipe, &before);
	sigpending(&waiting);
	n = flags ? pwritev2(fd, &v, 1, -1, flags) : write(fd, data, len);
	if (n < 0)
		n = -errno;
	if (n == -EPIPE && !sigismember(&waiting, SIGPIPE))
		take_away(&pipe);
	if (!sigismember(&before, SIGPIPE))
		pthread_sigmask(SIG_SETMASK, &before, NULL);
	return n;
}

ssize_t write_some(int fd, const void *data, size_t len)
{
	return write_once(fd, data, len, 0);
}

ssize_t write_ready(int fd, const void *data, size_t len)
{
	ssize_t n = len > PIPE_BUF ? write_once(fd, data, len, RWF_NOWAIT) : -EOPNOTSUPP;

	/* There is room for so much wherever there is any. */
	return n == -EOPNOTSUPP ? write_once(fd, data, len < PIPE_BUF ? len : PIPE_BUF, 0) : n;
}

int write_with(int fd, const void *data, size_t len, write_wait_fn *wait, void *u)
{
	const char *p = data;

	while (len) {
		int r = wait ? wait(u) : 0;
		ssize_t n;

		if (r < 0)
			return r;
		n = wait ? write_ready(fd, p, len) : write_some(fd, p, len);
		if (n == -EINTR || (n == -EAGAIN && wait))
			continue;
		if (n <= 0)
			return n ? (int)n : -EIO;
		p += n;
		len -= (size_t)n;
	}
	return 0;
}

int write_all(int fd, const void *data, size_t len)
{
	return write_with(fd, data, len, NULL, NULL);
}

#define MEMORY_DEVICES 1u /* major: /dev/null and its like */

bool write_may_wait(int fd)
{
	struct stat st;

	if (fd < 0)
		return false;
	if (fstat(fd, &st) < 0)
		return true;
	return !S_ISREG(st.st_mode) &&
	       !(S_ISCHR(st.st_mode) && major(st.st_rdev) == MEMORY_DEVICES);
}
