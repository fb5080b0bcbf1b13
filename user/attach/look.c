// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* look.c - see look.h; how it is done: bpf/look.bpf.c. */
#include "attach/look.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "look.skel.h"

#define READ_BYTES (8U << 10) /* more than one record has */

_Static_assert(READ_BYTES > sizeof(struct xb_look) + XB_MAX_REAL * sizeof(struct xb_slot),
	       "else it can't be whole");

static void look_freep(struct look_bpf **s)
{
	look_bpf__destroy(*s);
}

static void link_freep(struct bpf_link **l)
{
	bpf_link__destroy(*l);
}

/* Calls fn for the whole records among these bytes. Returns how many bytes they have, or < 0. */
static ssize_t take_whole(const char *bytes, size_t have, look_fn fn, void *u)
{
	size_t at = 0;

	while (have - at >= sizeof(struct xb_look)) {
		const struct xb_look *l = (const void *)(bytes + at);
		size_t len = sizeof(*l) + l->nreal * sizeof(struct xb_slot);
		int r;

		if (l->nreal > XB_MAX_REAL)
			return -EBADMSG;
		if (have - at < len)
			break;
		r = fn(u, l, (const struct xb_slot *)(l + 1));
		if (r < 0)
			return r;
		at += len;
	}
	return (ssize_t)at;
}

/* However the kernel cuts its answers. */
static int read_all(int fd, look_fn fn, void *u)
{
	_Alignas(struct xb_look) char bytes[READ_BYTES];
	size_t have = 0;

	for (;;) {
		ssize_t n = read(fd, bytes + have, sizeof(bytes) - have);

		if (n < 0 && errno == EAGAIN)
			continue;
		if (n < 0)
			return -errno;
		if (n == 0)
			return 0;
		have += (size_t)n;
		n = take_whole(bytes, have, fn, u);
		if (n < 0)
			return (int)n;
		have -= (size_t)n;
		memmove(bytes, bytes + n, have);
	}
}

int look_threads(look_fn fn, void *u)
{
	_cleanup_(look_freep) struct look_bpf *s = look_bpf__open_and_load();
	_cleanup_(link_freep) struct bpf_link *link = NULL;
	_cleanup_close_ int fd = -1;

	if (!s)
		return errno ? -errno : -ENOTSUP;
	link = bpf_program__attach_iter(s->progs.look, NULL);
	if (!link)
		return errno ? -errno : -ENOTSUP;
	fd = bpf_iter_create(bpf_link__fd(link));
	if (fd < 0)
		return fd;
	return read_all(fd, fn, u);
}
