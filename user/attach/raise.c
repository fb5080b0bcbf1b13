// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * raise.c - see raise.h. The uprobe is a perf event that counts the hits of one process. There are no hits, and nobody
 * reads it, but the kernel keeps the counter raised while the event is open.
 */
#include "attach/raise.h"

#include <errno.h>
#include <linux/perf_event.h>
#include <stdbool.h>
#include <stdint.h>
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

int raise_counter(pid_t pid, int fd, const struct attach_counter *counter)
{
	struct perf_event_attr attr = { .size = sizeof(attr) };
	unsigned type, shift;
	char path[64];
	long r;

	if (!read_number(PMU "type", "%u", &type) ||
	    !read_number(PMU "format/ref_ctr_offset", "config:%u-", &shift) || shift > 63)
		return -ENOTSUP;
	snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	attr.type = type;
	attr.config = counter->counter << shift;
	attr.uprobe_path = (uintptr_t)path;
	attr.probe_offset = counter->probe;
	r = syscall(SYS_perf_event_open, &attr, pid, -1, -1, PERF_FLAG_FD_CLOEXEC);
	return r < 0 ? -errno : (int)r;
}
