// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * hold_guard_test.c - the guardian as a process: what it keeps of us (nothing), when it ends, and that
 * the messages to it carry their descriptors. What it does with a listener needs root: tests/real.
 */
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include "unit.h"
#include "base/pass.h"
#include "discover/guard.h"
#include "discover/hold.h"

static struct guard_page *new_page(void)
{
	struct guard_page *p =
		mmap(NULL, sizeof(*p), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

	assert_ptr_not_equal(p, MAP_FAILED);
	return p;
}

static bool until(bool (*what)(struct guard_page *), struct guard_page *p)
{
	for (int i = 0; i < 500; i++) {
		if (what(p))
			return true;
		usleep(10000);
	}
	return false;
}

static bool runs(struct guard_page *p)
{
	return __atomic_load_n(&p->pid, __ATOMIC_ACQUIRE) > 0;
}

static bool ended(struct guard_page *p)
{
	char name[64], line[256] = "";
	FILE *f;

	/* Its init reaps it in its own time. */
	snprintf(name, sizeof(name), "/proc/%d/stat", p->pid);
	f = fopen(name, "re");
	if (!f)
		return true;
	if (!fgets(line, sizeof(line), f))
		line[0] = '\0';
	fclose(f);
	return !line[0] || strstr(line, ") Z ") || strstr(line, ") X ");
}

TEST(keeps_nothing)
{
	struct guard_page *p = new_page();
	int sock, n = 0, extra = open("/dev/null", O_RDONLY);
	char name[64], comm[64] = "";
	struct dirent *e;
	FILE *f;
	DIR *d;

	assert_int_equal(guard_start(p, &sock), 0);
	assert_true(until(runs, p));
	assert_int_not_equal(getsid(p->pid), getsid(0));
	snprintf(name, sizeof(name), "/proc/%d/comm", p->pid);
	f = fopen(name, "re");
	assert_non_null(f);
	assert_non_null(fgets(comm, sizeof(comm), f));
	fclose(f);
	assert_string_equal(comm, "xptibpf-guard\n");
	snprintf(name, sizeof(name), "/proc/%d/fd", p->pid);
	d = opendir(name);
	assert_non_null(d);
	while ((e = readdir(d)))
		n += e->d_name[0] != '.';
	closedir(d);
	assert_int_equal(n, 4); /* /dev/null three times, and the socket */
	/* A ^C, a hangup or a polite end are not for it. */
	kill(p->pid, SIGINT);
	kill(p->pid, SIGHUP);
	kill(p->pid, SIGTERM);
	kill(p->pid, SIGPIPE);
	usleep(50000);
	assert_false(ended(p));
	/* Nothing to guard and nobody to ask: it ends. */
	close(sock);
	assert_true(until(ended, p));
	close(extra);
	munmap(p, sizeof(*p));
}

TEST(messages)
{
	struct guard_msg m = { .id = 7, .kind = GUARD_SECCOMP }, got;
	int sv[2], fd = -1, pipefd[2];
	char c = 0;

	assert_int_equal(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sv), 0);
	assert_int_equal(pipe2(pipefd, O_CLOEXEC), 0);
	assert_int_equal(pass_recv(sv[1], &got, sizeof(got), &fd, MSG_DONTWAIT), -EAGAIN);
	assert_int_equal(pass_send(sv[0], &m, sizeof(m), pipefd[1], 0), 0);
	assert_int_equal(pass_recv(sv[1], &got, sizeof(got), &fd, 0), sizeof(got));
	assert_memory_equal(&got, &m, sizeof(m));
	assert_true(fd >= 0 && fd != pipefd[1]);
	assert_int_equal(fcntl(fd, F_GETFD), FD_CLOEXEC);
	assert_int_equal(write(fd, "x", 1), 1);
	assert_int_equal(read(pipefd[0], &c, 1), 1);
	assert_int_equal(c, 'x');
	close(fd);
	assert_int_equal(pass_send(sv[0], &m, 8, -1, 0), 0);
	assert_int_equal(pass_recv(sv[1], &got, sizeof(got), &fd, 0), 8);
	assert_int_equal(fd, -1);
	close(sv[0]);
	assert_int_equal(pass_recv(sv[1], &got, sizeof(got), &fd, 0), 0);
	assert_true(pass_send(sv[1], &m, sizeof(m), -1, 0) < 0); /* and no SIGPIPE */
	close(sv[1]);
	close(pipefd[0]);
	close(pipefd[1]);
}

TEST(bad_arguments)
{
	char *none[] = { NULL };
	struct hold_ops ops = { 0 };
	struct hold *h = NULL;

	assert_int_equal(hold_new(NULL, NULL, &ops, NULL, &h), -EINVAL);
	assert_int_equal(hold_new(none, NULL, &ops, NULL, &h), -EINVAL);
	assert_null(h);
	assert_null(hold_free(NULL));
}
