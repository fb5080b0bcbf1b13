// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* closer_test.c - all descriptors are closed, more than there is room for, too; and who hands one over that takes long does not wait. */
#include <fcntl.h>
#include <unistd.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "unit.h"
#include "attach/closer.h"
#include "base/clock.h"

#define LINGER_S 2

TEST(all_closed)
{
	struct closer *c;
	int both[2];
	char byte;

	assert_int_equal(closer_new(&c), 0);
	assert_int_equal(pipe(both), 0);
	for (int i = 0; i < 20 * CLOSER_WAITING; i++) {
		int fd = dup(both[1]);

		assert_true(fd >= 0);
		closer_add(c, fd);
	}
	closer_add(c, both[1]);
	/* Its end comes when the last writer is closed. */
	assert_int_equal(read(both[0], &byte, 1), 0);
	close(both[0]);
	assert_null(closer_free(c));
}

TEST(waits_for_them)
{
	struct closer *c;
	int both[2];
	char byte;

	for (int i = 0; i < 200; i++) {
		assert_int_equal(closer_new(&c), 0);
		assert_int_equal(pipe2(both, O_NONBLOCK), 0);
		closer_add(c, both[1]);
		assert_null(closer_free(c));
		assert_int_equal(read(both[0], &byte, 1), 0);
		close(both[0]);
	}
	assert_int_equal(closer_new(&c), 0);
	assert_null(closer_free(c));
	assert_null(closer_free(NULL));
}

/* A connection whose close() waits, since nobody reads what was sent. */
static int slow(int listener, int *ret_peer)
{
	const struct linger linger = { 1, LINGER_S };
	struct sockaddr_in to;
	socklen_t len = sizeof(to);
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
	char data[65536] = { 0 };

	assert_int_equal(getsockname(listener, (struct sockaddr *)&to, &len), 0);
	assert_true(!connect(fd, (struct sockaddr *)&to, len) || errno == EINPROGRESS);
	*ret_peer = accept(listener, NULL, NULL);
	assert_true(*ret_peer >= 0);
	while (write(fd, data, sizeof(data)) > 0)
		;
	assert_int_equal(setsockopt(fd, SOL_SOCKET, SO_LINGER, &linger, sizeof(linger)), 0);
	assert_int_equal(fcntl(fd, F_SETFL, 0), 0);
	return fd;
}

TEST(does_not_wait)
{
	int listener = socket(AF_INET, SOCK_STREAM, 0), peers[4], fds[4];
	struct closer *c;
	uint64_t begin;

	assert_int_equal(listen(listener, 4), 0);
	for (int i = 0; i < 4; i++)
		fds[i] = slow(listener, &peers[i]);
	assert_int_equal(closer_new(&c), 0);
	begin = now_ns();
	for (int i = 0; i < 4; i++)
		closer_add(c, fds[i]);
	assert_true(now_ns() - begin < LINGER_S * NS_PER_S / 2);
	closer_free(c);
	assert_true(now_ns() - begin > LINGER_S * NS_PER_S / 2);
	/* They waited beside each other. */
	assert_true(now_ns() - begin < 4 * LINGER_S * NS_PER_S);
	for (int i = 0; i < 4; i++)
		close(peers[i]);
	close(listener);
}
