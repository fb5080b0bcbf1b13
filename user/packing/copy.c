// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* copy.c - see copy.h. */
#include "packing/copy.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/write.h"

#define PIECE  (8u << 20) /* that is copied at once */
#define BUFFER (256u << 10)

static bool is_stopped(const struct copy *c)
{
	return c->stop && c->stop(c->u);
}

/* What the file systems can do by themselves. The rest is left to copy_by_hand(), which knows who fails. */
static int copy_in_kernel(struct copy *c)
{
	ssize_t n = 1;

	if (fcntl(c->from, F_GETFL) & O_PATH)
		return 0;
	if (!ioctl(c->to, FICLONE, c->from)) {
		c->at = c->size;
		return ftruncate(c->to, (off_t)c->size) < 0 ? -errno : 0;
	}
	while (c->at < c->size && n > 0) {
		loff_t from = (loff_t)c->at, to = from;
		uint64_t left = c->size - c->at;

		if (is_stopped(c))
			return -ECANCELED;
		n = copy_file_range(c->from, &from, c->to, &to, left < PIECE ? left : PIECE, 0);
		c->at += n > 0 ? (uint64_t)n : 0;
	}
	return 0;
}

static int copy_by_hand(struct copy *c)
{
	_cleanup_free_ char *buffer = malloc(BUFFER);

	if (!buffer)
		return -ENOMEM;
	if (lseek(c->to, (off_t)c->at, SEEK_SET) < 0)
		return -errno;
	while (c->at < c->size) {
		uint64_t left = c->size - c->at;
		ssize_t n = foreign_read(c->from, buffer, left < BUFFER ? left : BUFFER, c->at);
		int r;

		if (is_stopped(c))
			return -ECANCELED;
		if (n == -EINTR)
			continue;
		c->unread = n < 0;
		if (n <= 0)
			return (int)n;
		r = write_all(c->to, buffer, (size_t)n);
		if (r < 0)
			return r;
		c->at += (uint64_t)n;
	}
	return 0;
}

int copy_bytes(struct copy *c)
{
	return copy_in_kernel(c) ?: copy_by_hand(c);
}
