// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * refuse COMMAND ERROR WHEN PROGRAM...: runs it as on a machine that refuses bpf(COMMAND) with ERROR: from the WHEN-th of
 * these calls on or, if WHEN is a path, while there is a file. It is asked of each by a seccomp filter, so the kernel does
 * nothing for what is refused. At the end it says how many such calls there were, as "asked N", and ends as the program did.
 */
#include <errno.h>
#include <linux/audit.h>
#include <linux/bpf.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t child;

static void pass_on(int sig)
{
	kill(child, sig);
}

static int filter(unsigned command)
{
	struct sock_filter code[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_bpf, 0, 3),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, command, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog prog = { sizeof(code) / sizeof(*code), code };

	return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER,
			    &prog);
}

static void send_fd(int socket, int fd)
{
	char data = 0, room[CMSG_SPACE(sizeof(int))] = { 0 };
	struct iovec one = { &data, 1 };
	struct msghdr m = { .msg_iov = &one,
			    .msg_iovlen = 1,
			    .msg_control = room,
			    .msg_controllen = sizeof(room) };
	struct cmsghdr *c = CMSG_FIRSTHDR(&m);

	c->cmsg_level = SOL_SOCKET;
	c->cmsg_type = SCM_RIGHTS;
	c->cmsg_len = CMSG_LEN(sizeof(int));
	*(int *)CMSG_DATA(c) = fd;
	if (sendmsg(socket, &m, 0) != 1)
		_exit(126);
}

static int take_fd(int socket)
{
	char data, room[CMSG_SPACE(sizeof(int))];
	struct iovec one = { &data, 1 };
	struct msghdr m = { .msg_iov = &one,
			    .msg_iovlen = 1,
			    .msg_control = room,
			    .msg_controllen = sizeof(room) };

	return recvmsg(socket, &m, 0) == 1 ? *(int *)CMSG_DATA(CMSG_FIRSTHDR(&m)) : -1;
}

int main(int argc, char **argv)
{
	unsigned long from, asked = 0;
	int both[2], listener, error, status;
	struct pollfd p;

	if (argc < 5 || socketpair(AF_UNIX, SOCK_STREAM, 0, both))
		return 125;
	error = atoi(argv[2]);
	from = strtoul(argv[3], NULL, 10);
	child = fork();
	if (!child) {
		listener = filter((unsigned)atoi(argv[1]));
		if (listener < 0)
			_exit(126);
		send_fd(both[1], listener);
		close(listener), close(both[0]), close(both[1]);
		execv(argv[4], argv + 4);
		_exit(127);
	}
	close(both[1]);
	listener = take_fd(both[0]);
	for (int sig = 1; sig < 16; sig++)
		if (sig == SIGINT || sig == SIGTERM || sig == SIGHUP)
			signal(sig, pass_on);
	p = (struct pollfd){ .fd = listener, .events = POLLIN };
	for (;;) {
		struct seccomp_notif ask = { 0 };
		struct seccomp_notif_resp answer = { 0 };

		if (poll(&p, 1, -1) < 0)
			continue;
		if (!(p.revents & POLLIN))
			break; /* nobody has the filter any more */
		if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &ask))
			continue;
		answer.id = ask.id;
		answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
		if (from ? ++asked >= from : ++asked && !access(argv[3], F_OK)) {
			answer.flags = 0;
			answer.error = -error;
		}
		ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
	}
	while (waitpid(child, &status, 0) < 0)
		;
	printf("asked %lu\n", asked);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
