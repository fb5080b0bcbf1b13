// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* pass.c - see pass.h. */
#include "base/pass.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"

/* 1 in the process, 0 in the caller, or -errno. */
static int fork_away(void)
{
	pid_t mid = fork();
	int status;

	if (mid < 0)
		return -errno;
	if (!mid) {
		setsid();
		mid = fork();
		if (mid)
			_exit(mid < 0);
		return 1;
	}
	while (waitpid(mid, &status, 0) < 0)
		if (errno != EINTR)
			return -errno;
	return status ? -EAGAIN : 0;
}

static int fork_child(pid_t *ret_pid)
{
	pid_t pid = fork();

	if (pid > 0)
		*ret_pid = pid;
	return pid < 0 ? -errno : !pid;
}

/* ret_pid: NULL, or it is a child. */
static int fork_with_socket(pid_t *ret_pid, int *ret_sock)
{
	_cleanup_close_ int ours = -1, theirs = -1;
	int sv[2], r;

	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sv))
		return -errno;
	ours = sv[0];
	theirs = sv[1];
	r = ret_pid ? fork_child(ret_pid) : fork_away();
	if (r >= 0)
		*ret_sock = r ? TAKE_FD(theirs) : TAKE_FD(ours);
	return r;
}

int pass_fork(int *ret_sock)
{
	return fork_with_socket(NULL, ret_sock);
}

int pass_fork_child(pid_t *ret_pid, int *ret_sock)
{
	return fork_with_socket(ret_pid, ret_sock);
}

static void write_file(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC);

	if (fd < 0)
		return;
	if (write(fd, text, strlen(text)) < 0) {
		/* If this is not permitted, the OOM killer may choose it as it may choose the program. */
	}
	close(fd);
}

int pass_become(const char *name, int sock)
{
	struct sigaction ignore = { .sa_handler = SIG_IGN };
	sigset_t none;

	for (int sig = 1; sig < NSIG; sig++)
		sigaction(sig, &ignore, NULL);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	if (dup2(sock, 3) == 3)
		sock = 3;
	for (int fd = 0; fd < 3; fd++)
		close(fd);
	syscall(SYS_close_range, 4, ~0U, 0);
	if (open("/dev/null", O_RDWR) == 0) {
		dup2(0, 1);
		dup2(0, 2);
	}
	prctl(PR_SET_NAME, name);
	if (chdir("/")) {
		/* If this fails, a file system stays busy as long as the process runs. */
	}
	write_file("/proc/self/oom_score_adj", "-1000");
	return sock;
}

int pass_send(int sock, const void *msg, size_t size, int fd, int flags)
{
	char control[CMSG_SPACE(sizeof(int))] = { 0 };
	struct iovec iov = { (void *)msg, size };
	struct msghdr h = { .msg_iov = &iov, .msg_iovlen = 1 };
	struct cmsghdr *c;

	if (fd >= 0) {
		h.msg_control = control;
		h.msg_controllen = sizeof(control);
		c = CMSG_FIRSTHDR(&h);
		c->cmsg_level = SOL_SOCKET;
		c->cmsg_type = SCM_RIGHTS;
		c->cmsg_len = CMSG_LEN(sizeof(int));
		memcpy(CMSG_DATA(c), &fd, sizeof(int));
	}
	for (;;) {
		if (sendmsg(sock, &h, flags | MSG_NOSIGNAL) >= 0)
			return 0;
		if (errno != EINTR)
			return -errno;
	}
}

ssize_t pass_recv(int sock, void *msg, size_t size, int *ret_fd, int flags)
{
	char control[CMSG_SPACE(sizeof(int))] = { 0 };
	struct iovec iov = { msg, size };
	struct msghdr h = { .msg_iov = &iov,
			    .msg_iovlen = 1,
			    .msg_control = control,
			    .msg_controllen = sizeof(control) };
	struct cmsghdr *c;
	ssize_t n;

	do {
		n = recvmsg(sock, &h, flags | MSG_CMSG_CLOEXEC);
	} while (n < 0 && errno == EINTR);
	if (n < 0)
		return -errno;
	*ret_fd = -1;
	c = CMSG_FIRSTHDR(&h);
	if (c && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof(int)))
		memcpy(ret_fd, CMSG_DATA(c), sizeof(int));
	return n;
}

bool pass_wait(int sock, uint64_t until)
{
	struct pollfd p = { .fd = sock, .events = POLLIN };
	uint64_t now;
	int n;

	do {
		now = now_ns();
		n = now < until ? poll(&p, 1, (int)((until - now) / NS_PER_MS) + 1) : 0;
	} while (n < 0 && errno == EINTR);
	return n > 0;
}
