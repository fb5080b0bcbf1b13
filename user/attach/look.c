// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* look.c - see look.h; how it is done: bpf/look.bpf.c. */
#include "attach/look.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <stddef.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "look.skel.h"

static void look_freep(struct look_bpf **s)
{
	look_bpf__destroy(*s);
}

static void link_freep(struct bpf_link **l)
{
	bpf_link__destroy(*l);
}

/* Records whole, however the kernel cuts its answers. */
static int read_all(int fd, int (*fn)(void *u, const struct xb_look *l), void *u)
{
	union {
		char bytes[64 * sizeof(struct xb_look)];
		struct xb_look looks[64];
	} b;
	size_t have = 0;

	for (;;) {
		ssize_t n = read(fd, b.bytes + have, sizeof(b.bytes) - have);
		size_t i, whole;

		if (n < 0 && errno == EAGAIN)
			continue;
		if (n < 0)
			return -errno;
		if (n == 0)
			return 0;
		have += (size_t)n;
		whole = have / sizeof(struct xb_look);
		for (i = 0; i < whole; i++) {
			int r = fn(u, &b.looks[i]);

			if (r < 0)
				return r;
		}
		have -= whole * sizeof(struct xb_look);
		for (i = 0; i < have; i++)
			b.bytes[i] = b.bytes[whole * sizeof(struct xb_look) + i];
	}
}

int look_threads(int (*fn)(void *u, const struct xb_look *l), void *u)
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
