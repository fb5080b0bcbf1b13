// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* Who listens at an address: user/proc/listener.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

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

static void the_process_itself(void **state)
{
	struct sockaddr_in at;
	_cleanup_close_ int fd = listen_somewhere(&at);

	(void)state;
	assert_int_equal(found(&at), getpid());
}

/* A child of the one that has the socket answers what it finds: it is not itself, though it has it, too. */
static void not_a_child_that_inherited_it(void **state)
{
	struct sockaddr_in at;
	_cleanup_close_ int fd = listen_somewhere(&at);
	pid_t child = fork();
	int status = -1;

	(void)state;
	assert_true(child >= 0);
	if (!child)
		_exit(found(&at) == getppid() ? 0 : 1);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
}

/* The child has a socket that its parent has closed. */
static void a_child_that_has_it_alone(void **state)
{
	struct sockaddr_in at;
	int fd = listen_somewhere(&at), go[2], status = -1;
	pid_t child;
	char c;

	(void)state;
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

static void nobody(void **state)
{
	struct sockaddr_in at;
	pid_t pid = -1;

	(void)state;
	close(listen_somewhere(&at));
	assert_int_equal(listener_find((struct sockaddr *)&at, sizeof(at), &pid), -ESRCH);
	assert_int_equal(pid, -1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_process_itself),
		cmocka_unit_test(not_a_child_that_inherited_it),
		cmocka_unit_test(a_child_that_has_it_alone),
		cmocka_unit_test(nobody),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
