// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* notify_test.c - what a service manager gets, where it listens and where it doesn't. */
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "base/notify.h"

/* Listens at a path, or at an abstract name that begins with '@'. */
static int listen_at(const char *path)
{
	struct sockaddr_un un = { .sun_family = AF_UNIX };
	int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	size_t len = offsetof(struct sockaddr_un, sun_path) + strlen(path);

	memcpy(un.sun_path, path, strlen(path));
	if (*path == '@')
		un.sun_path[0] = '\0';
	assert_int_equal(bind(fd, (const struct sockaddr *)&un, (socklen_t)len), 0);
	return fd;
}

static void expect(const char *path)
{
	_cleanup_close_ int fd = listen_at(path);
	char got[64] = "";

	setenv("NOTIFY_SOCKET", path, 1);
	assert_int_equal(notify("READY=1\nWATCHDOG=1"), 0);
	assert_int_equal(recv(fd, got, sizeof(got) - 1, 0), 18);
	assert_string_equal(got, "READY=1\nWATCHDOG=1");
	assert_int_equal(recv(fd, got, sizeof(got), 0), -1);
}

TEST(test_it_is_one_datagram)
{
	char path[64];

	snprintf(path, sizeof(path), "/tmp/xptibpf-notify.%d", getpid());
	unlink(path);
	expect(path);
	unlink(path);
	snprintf(path, sizeof(path), "@xptibpf-notify.%d", getpid());
	expect(path);
}

TEST(test_nobody_listens)
{
	char path[200];

	unsetenv("NOTIFY_SOCKET");
	assert_int_equal(notify("READY=1"), 0);
	setenv("NOTIFY_SOCKET", "", 1);
	assert_int_equal(notify("READY=1"), 0);
	setenv("NOTIFY_SOCKET", "/nonexistent/socket", 1);
	assert_int_equal(notify("READY=1"), -ENOENT);
	setenv("NOTIFY_SOCKET", "relative", 1);
	assert_int_equal(notify("READY=1"), -EINVAL);
	memset(path, '/', sizeof(path) - 1);
	path[sizeof(path) - 1] = '\0';
	setenv("NOTIFY_SOCKET", path, 1);
	assert_int_equal(notify("READY=1"), -EINVAL);
}
