// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* write.c - see write.h. */
#include "base/write.h"

#include <errno.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <time.h>
#include <unistd.h>

/* A SIGPIPE that was pending before belongs to the program; only the one of this write is removed. */
static void take_away(const sigset_t *pipe)
{
	const struct timespec now = { 0 };

	while (sigtimedwait(pipe, NULL, &now) < 0 && errno == EINTR)
		;
}

ssize_t write_some(int fd, const void *data, size_t len)
{
	sigset_t pipe, before, waiting;
	ssize_t n;

	sigemptyset(&pipe);
	sigaddset(&pipe, SIGPIPE);
	pthread_sigmask(SIG_BLOCK, &pipe, &before);
	sigpending(&waiting);
	n = write(fd, data, len);
	if (n < 0)
		n = -errno;
	if (n == -EPIPE && !sigismember(&waiting, SIGPIPE))
		take_away(&pipe);
	if (!sigismember(&before, SIGPIPE))
		pthread_sigmask(SIG_SETMASK, &before, NULL);
	return n;
}

int write_all(int fd, const void *data, size_t len)
{
	const char *p = data;

	while (len) {
		ssize_t n = write_some(fd, p, len);

		if (n == -EINTR)
			continue;
		if (n <= 0)
			return n ? (int)n : -EIO;
		p += n;
		len -= (size_t)n;
	}
	return 0;
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
