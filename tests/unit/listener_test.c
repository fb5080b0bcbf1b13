// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* Who listens at an address: user/proc/listener.c. */

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "proc/listener.h"

/* A port of this machine that nobody had. */
static int listen_somewhere(struct sockaddr_in *ret)
{
	socklen_t len = sizeof(*ret);
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	*ret = (struct sockaddr_in){ .sin_family = AF_INET,
				     .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	assert_true(fd >= 0);
	assert_int_equal(bind(fd, (struct sockaddr *)ret, len), 0);
	assert_int_equal(listen(fd, 1), 0);
	assert_int_equal(getsockname(fd, (struct sockaddr *)ret, &len), 0);
	return fd;
}

static pid_t found(const struct sockaddr_in *at)
{
	pid_t pid = -1;

	assert_int_equal(listener_find((const struct sockaddr *)at, sizeof(*at), &pid), 0);
	return pid;
}

TEST(the_process_itself)
{
	struct sockaddr_in at;
	_cleanup_close_ int fd = listen_somewhere(&at);

	assert_int_equal(found(&at), getpid());
}

/* A child of the one that has the socket answers what it finds: it is not itself, though it has it, too. */
TEST(not_a_child_that_inherited_it)
{
	struct sockaddr_in at;
	_cleanup_close_ int fd = listen_somewhere(&at);
	pid_t child = fork();
	int status = -1;

	assert_true(child >= 0);
	if (!child)
		_exit(found(&at) == getppid() ? 0 : 1);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
}

/* The child has a socket that its parent has closed. */
TEST(a_child_that_has_it_alone)
{
	struct sockaddr_in at;
	int fd = listen_somewhere(&at), go[2], status = -1;
	pid_t child;
	char c;

	assert_int_equal(pipe(go), 0);
	child = fork();
	assert_true(child >= 0);
	if (!child) {
		close(go[1]);
		_exit(read(go[0], &c, 1) == 0 ? 0 : 1);
	}
	close(fd);
	assert_int_equal(found(&at), child);
	close(go[0]);
	close(go[1]);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
}

TEST(nobody)
{
	struct sockaddr_in at;
	pid_t pid = -1;

	close(listen_somewhere(&at));
	assert_int_equal(listener_find((struct sockaddr *)&at, sizeof(at), &pid), -ESRCH);
	assert_int_equal(pid, -1);
}
