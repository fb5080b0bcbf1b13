// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* event.c - see event.h. */
#include "attach/event.h"

#include <errno.h>
#include <linux/perf_event.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/cleanup.h"

#define PMU "/sys/bus/event_source/devices/uprobe/"

static bool read_number(const char *path, const char *format, unsigned *ret)
{
	_cleanup_fclose_ FILE *f = fopen(path, "re");

	return f && fscanf(f, format, ret) == 1;
}

int event_kind_read(struct event_kind *ret)
{
	struct event_kind k;
	unsigned bit;

	if (!read_number(PMU "type", "%u", &k.type) ||
	    !read_number(PMU "format/ref_ctr_offset", "config:%u-", &k.shift) || k.shift > 63 ||
	    !read_number(PMU "format/retprobe", "config:%u", &bit) || bit > 63)
		return -ENOSYS;
	k.ret = 1ULL << bit;
	*ret = k;
	return 0;
}

int event_open(const struct event_kind *k, pid_t pid, int fd, uint64_t offset, uint64_t counter,
	       bool ret)
{
	struct perf_event_attr attr = { .size = sizeof(attr), .type = k->type };
	char path[64];
	long r;

	snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	attr.config = counter << k->shift | (ret ? k->ret : 0);
	attr.uprobe_path = (uintptr_t)path;
	attr.probe_offset = offset;
	/* Those of all processes belong to a processor, which does not matter: programs run on any. */
	r = syscall(SYS_perf_event_open, &attr, pid ?: -1, pid ? -1 : 0, -1, PERF_FLAG_FD_CLOEXEC);
	return r < 0 ? -errno : (int)r;
}
