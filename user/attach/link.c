// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * link.c - BPF_LINK_CREATE for uprobe_multi and session links, and for single uprobes.
 *
 * The system call is used directly, because libbpf 1.4 knows no session links, and the headers of a libc of
 * 2023 have no uprobe_multi. Of a single uprobe libbpf keeps two descriptors, of which the link's is enough.
 */
#include "attach/link.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <linux/bpf.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "attach/event.h"
#include "base/cleanup.h"

/* The part of union bpf_attr that BPF_LINK_CREATE takes for these links. */
struct link_attr {
	uint32_t prog_fd;
	uint32_t target_fd;
	uint32_t attach_type;
	uint32_t flags;
	uint64_t path;
	uint64_t offsets;
	uint64_t ref_ctr_offsets;
	uint64_t cookies;
	uint32_t cnt;
	uint32_t multi_flags;
	uint32_t pid;
	uint32_t reserved;
};

static int create(struct link_attr *attr, int file_fd)
{
	char path[64];
	long fd;

	snprintf(path, sizeof(path), "/proc/self/fd/%d", file_fd);
	attr->path = (uintptr_t)path;
	fd = syscall(SYS_bpf, BPF_LINK_CREATE, attr, sizeof(*attr));
	return fd < 0 ? -errno : (int)fd;
}

int link_uprobes(int prog_fd, int attach_type, uint32_t flags, int file_fd, pid_t pid,
		 const uint64_t *offsets, const uint64_t *cookies, size_t n)
{
	struct link_attr attr = {
		.prog_fd = (uint32_t)prog_fd,
		.attach_type = (uint32_t)attach_type,
		.offsets = (uintptr_t)offsets,
		.cookies = (uintptr_t)cookies,
		.cnt = (uint32_t)n,
		.multi_flags = flags,
		.pid = (uint32_t)pid,
	};

	return create(&attr, file_fd);
}

/* One that does not know what such a link is refuses what it can't read, before it looks at anything else. */
bool link_uprobes_known(void)
{
	int r = link_uprobes(-1, LINK_UPROBE_MULTI, 0, -1, getpid(), NULL, NULL, 1);

	return r != -EINVAL && r != -E2BIG;
}

int link_counters(int prog_fd, int file_fd, pid_t pid, const uint64_t *offsets,
		  const uint64_t *counters, size_t n)
{
	struct link_attr attr = {
		.prog_fd = (uint32_t)prog_fd,
		.attach_type = LINK_UPROBE_MULTI,
		.offsets = (uintptr_t)offsets,
		.ref_ctr_offsets = (uintptr_t)counters,
		.cnt = (uint32_t)n,
		.pid = (uint32_t)pid,
	};

	return create(&attr, file_fd);
}

int link_uprobe(const struct event_kind *k, int prog_fd, int file_fd, pid_t pid, uint64_t offset,
		uint64_t cookie, uint64_t counter, bool ret)
{
	_cleanup_close_ int event = event_open(k, pid, file_fd, offset, counter, ret);
	LIBBPF_OPTS(bpf_link_create_opts, opts, .perf_event.bpf_cookie = cookie);

	if (event < 0)
		return event;
	return bpf_link_create(prog_fd, event, BPF_PERF_EVENT, &opts);
}

int link_share_maps(const struct bpf_object *from, struct bpf_object *to)
{
	struct bpf_map *map, *own;
	int r;

	bpf_object__for_each_map(map, to)
	{
		if (bpf_map__is_internal(map))
			continue;
		own = bpf_object__find_map_by_name(from, bpf_map__name(map));
		if (!own)
			continue;
		r = bpf_map__reuse_fd(map, bpf_map__fd(own));
		if (r < 0)
			return r;
	}
	return 0;
}
