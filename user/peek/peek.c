// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * peek.c - see peek.h. Memory is read by process_vm_readv(), which neither stops the process nor needs its
 * /proc/PID/mem. Its result ends at the first page that can't be read, so text is read page by page, and
 * a string that ends before a hole is complete.
 */
#include <errno.h>
#include <linux/ioctl.h>
#include <linux/types.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/uio.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/read.h"
#include "peek/peek.h"

#define PAGE	   4096
#define PAGE_THERE (1ull << 63) /* in an entry of /proc/PID/pagemap */
#define MAPS_MAX \
	(16u << 20) /* bytes of /proc/PID/maps read for one answer: 100,000 mappings and more */

/* PROCMAP_QUERY of Linux 6.11, for builds with older headers. */
struct xb_procmap_query {
	__u64 size, query_flags, query_addr;
	__u64 vma_start, vma_end, vma_flags, vma_page_size, vma_offset, inode;
	__u32 dev_major, dev_minor, vma_name_size, build_id_size;
	__u64 vma_name_addr, build_id_addr;
};
#define XB_PROCMAP_QUERY    _IOWR('f', 17, struct xb_procmap_query)
#define XB_PROCMAP_WRITABLE 2
#define XB_PROCMAP_SHARED   8

static ssize_t read_some(pid_t pid, uint64_t addr, void *buf, size_t len)
{
	struct iovec to = { buf, len }, from = { (void *)(uintptr_t)addr, len };
	ssize_t n = pid == getpid() ? -EPERM : foreign_peek(pid, addr, buf, len);

	/* A process that only its own parent may look into. */
	if (n != -EPERM)
		return n;
	n = process_vm_readv(pid, &to, 1, &from, 1, 0);
	if (n < 0)
		return -errno;
	return n ? n : -EFAULT;
}

static size_t left_of_page(uint64_t addr)
{
	return PAGE - (size_t)(addr % PAGE);
}

/* Whether the process has that page in memory, so that nobody has to provide it. */
static bool is_there(pid_t pid, uint64_t addr)
{
	_cleanup_close_ int fd = read_fd("/proc/%d/pagemap", pid);
	uint64_t entry = 0;

	return fd >= 0 &&
	       pread(fd, &entry, sizeof(entry), (off_t)(addr / PAGE * sizeof(entry))) ==
		       sizeof(entry) &&
	       entry & PAGE_THERE;
}

/* The bytes of one page, if they can be had without waiting for the page. -EAGAIN: they can't. */
static ssize_t read_now(pid_t pid, uint64_t addr, void *buf, size_t len)
{
	return is_there(pid, addr) || peek_is_constant(pid, addr) == 1
		       ? read_some(pid, addr, buf, len)
		       : -EAGAIN;
}

typedef ssize_t (*read_fn)(pid_t pid, uint64_t addr, void *buf, size_t len);

static long read_str(pid_t pid, uint64_t addr, char *buf, size_t max, read_fn read_page)
{
	size_t have = 0, want;
	ssize_t n;
	char *end;

	while (have < max) {
		want = left_of_page(addr + have);
		if (want > max - have)
			want = max - have;
		n = read_page(pid, addr + have, buf + have, want);
		if (n < 0)
			return n;
		end = memchr(buf + have, '\0', (size_t)n);
		if (end)
			return end - buf;
		have += (size_t)n;
		if (addr + have < addr)
			return -EFAULT;
	}
	buf[have] = '\0';
	return (long)have;
}

long peek_str(pid_t pid, uint64_t addr, char *buf, size_t max)
{
	return read_str(pid, addr, buf, max, read_some);
}

long peek_str_now(pid_t pid, uint64_t addr, char *buf, size_t max)
{
	return read_str(pid, addr, buf, max, read_now);
}

int peek_mem(pid_t pid, uint64_t addr, void *buf, size_t len)
{
	size_t have = 0;
	ssize_t n;

	if (addr + len < addr)
		return -EFAULT;
	while (have < len) {
		n = read_some(pid, addr + have, (char *)buf + have, len - have);
		if (n < 0)
			return (int)n;
		have += (size_t)n;
	}
	return 0;
}

int peek_mem_now(pid_t pid, uint64_t addr, void *buf, size_t len)
{
	size_t have = 0, want;
	ssize_t n;

	if (addr + len < addr)
		return -EFAULT;
	while (have < len) {
		want = left_of_page(addr + have);
		if (want > len - have)
			want = len - have;
		n = read_now(pid, addr + have, (char *)buf + have, want);
		if (n < 0)
			return (int)n;
		have += (size_t)n;
	}
	return 0;
}

struct backing {
	unsigned long inode; /* 0: no file */
	unsigned dev_major, dev_minor;
	bool writable, shared;
};

/* /proc/PID/maps goes up by address: reading ends at the first line that ends beyond addr. */
static int backing_by_text(FILE *f, uint64_t addr, struct backing *ret)
{
	unsigned long start, end;
	char line[512], perms[5];
	struct backing b = { 0 };
	size_t total = 0;
	bool whole = true;

	while (total < MAPS_MAX && fgets(line, sizeof(line), f)) {
		bool first = whole; /* not the rest of a line with a long path */

		total += strlen(line);
		whole = strchr(line, '\n') != NULL;
		if (!first || sscanf(line, "%lx-%lx %4s %*x %x:%x %lu", &start, &end, perms,
				     &b.dev_major, &b.dev_minor, &b.inode) != 6)
			continue;
		if (addr >= end)
			continue;
		if (addr < start)
			return -EFAULT;
		b.writable = perms[1] == 'w';
		b.shared = perms[3] != 'p';
		*ret = b;
		return 0;
	}
	return total < MAPS_MAX ? -EFAULT : -E2BIG;
}

static int backing_of(pid_t pid, uint64_t addr, struct backing *ret)
{
	struct xb_procmap_query q = { .size = sizeof(q), .query_addr = addr };
	_cleanup_fclose_ FILE *f = read_open("/proc/%d/maps", pid);

	if (!f)
		return errno == ENOENT ? -ESRCH : -errno;
	if (ioctl(fileno(f), XB_PROCMAP_QUERY, &q)) {
		if (errno == ENOENT)
			return -EFAULT;
		return errno == ESRCH ? -ESRCH : backing_by_text(f, addr, ret);
	}
	*ret = (struct backing){
		.inode = q.inode,
		.dev_major = q.dev_major,
		.dev_minor = q.dev_minor,
		.writable = q.vma_flags & XB_PROCMAP_WRITABLE,
		.shared = q.vma_flags & XB_PROCMAP_SHARED,
	};
	return 0;
}

/*
 * Pages of these are provided by somebody who may delay them: a server, another user's process, or (for memory
 * that can be registered with userfaultfd) the process itself.
 */
static bool may_stall(const char *type)
{
	static const char *const types[] = { "fuse",	 "nfs",	      "cifs",	  "smb3",
					     "9p",	 "ceph",      "afs",	  "tmpfs",
					     "devtmpfs", "hugetlbfs", "virtiofs", "glusterfs" };

	for (size_t i = 0; i < ARRAY_SIZE(types); i++)
		if (!strncmp(type, types[i], strlen(types[i])))
			return true;
	return false;
}

/* Whether it is on one of the process's mounts, of a kind whose pages are available. Not found counts as no. */
static bool is_prompt(pid_t pid, const struct backing *b)
{
	_cleanup_fclose_ FILE *f = read_open("/proc/%d/mountinfo", pid);
	_cleanup_free_ char *line = NULL;
	unsigned dev_major, dev_minor;
	char type[64];
	size_t size = 0;
	char *tail;

	while (f && getline(&line, &size, f) > 0) {
		if (sscanf(line, "%*u %*u %u:%u", &dev_major, &dev_minor) != 2 ||
		    dev_major != b->dev_major || dev_minor != b->dev_minor)
			continue;
		tail = strstr(line, " - ");
		return tail && sscanf(tail, " - %63s", type) == 1 && !may_stall(type);
	}
	return false;
}

int peek_is_constant(pid_t pid, uint64_t addr)
{
	struct backing b = { 0 };
	int r;

	r = backing_of(pid, addr, &b);
	if (r)
		return r;
	return b.inode && !b.writable && !b.shared && is_prompt(pid, &b);
}
