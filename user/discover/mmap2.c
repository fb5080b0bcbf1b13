// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mmap2.c - see mmap2.h. A software event that counts nothing, for its sideband alone: with attr.mmap2
 * and without attr.mmap_data the kernel records executable mappings only. A process that maps twenty
 * libraries is reported once a drain.
 */
#include <errno.h>
#include <linux/perf_event.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "discover/mmap2.h"

#define RING_PAGES 64
#define MAX_PIDS   256 /* distinct processes a drain; more: everyone is looked at */

struct cpu_ring {
	int fd;
	struct perf_event_mmap_page *page;
};

struct mmap2 {
	mmap2_fn fn;
	void *u;
	int epoll;
	size_t page_size;
	size_t ncpu;
	struct cpu_ring *cpus;
	pid_t pids[MAX_PIDS];
	size_t npids;
	bool lost;
};

static size_t ring_bytes(const struct mmap2 *m)
{
	return RING_PAGES * m->page_size;
}

static int open_cpu(struct mmap2 *m, int cpu, struct cpu_ring *c)
{
	struct perf_event_attr a = {
		.size = sizeof(a),
		.type = PERF_TYPE_SOFTWARE,
		.config = PERF_COUNT_SW_DUMMY,
		.mmap = 1,
		.mmap2 = 1,
		.watermark = 1,
		.wakeup_watermark = 1,
	};
	struct epoll_event e = { .events = EPOLLIN };
	void *p;

	c->fd = (int)syscall(SYS_perf_event_open, &a, -1, cpu, -1, PERF_FLAG_FD_CLOEXEC);
	if (c->fd < 0)
		return -errno;
	p = mmap(NULL, ring_bytes(m) + m->page_size, PROT_READ | PROT_WRITE, MAP_SHARED, c->fd, 0);
	if (p == MAP_FAILED)
		return -errno;
	c->page = p;
	return epoll_ctl(m->epoll, EPOLL_CTL_ADD, c->fd, &e) ? -errno : 0;
}

int mmap2_new(mmap2_fn fn, void *u, struct mmap2 **ret)
{
	long ncpu = sysconf(_SC_NPROCESSORS_CONF);
	struct mmap2 *m = calloc(1, sizeof(*m));
	size_t up = 0;
	int r;

	if (!m)
		return -ENOMEM;
	m->fn = fn;
	m->u = u;
	m->page_size = (size_t)sysconf(_SC_PAGESIZE);
	m->epoll = epoll_create1(EPOLL_CLOEXEC);
	m->ncpu = ncpu > 0 ? (size_t)ncpu : 1;
	m->cpus = calloc(m->ncpu, sizeof(*m->cpus));
	r = m->epoll < 0 ? -errno : 0;
	if (!m->cpus)
		r = -ENOMEM;
	for (size_t i = 0; m->cpus && i < m->ncpu; i++)
		m->cpus[i].fd = -1;
	for (size_t i = 0; !r && i < m->ncpu; i++) {
		r = open_cpu(m, (int)i, &m->cpus[i]);
		up += r == 0;
		if (r == -ENODEV) /* that CPU is offline */
			r = 0;
	}
	if (!r && !up)
		r = -ENODEV;
	if (r) {
		mmap2_free(m);
		return r;
	}
	*ret = m;
	return 0;
}

struct mmap2 *mmap2_free(struct mmap2 *m)
{
	if (!m)
		return NULL;
	for (size_t i = 0; m->cpus && i < m->ncpu; i++) {
		if (m->cpus[i].page)
			munmap(m->cpus[i].page, ring_bytes(m) + m->page_size);
		if (m->cpus[i].fd >= 0)
			close(m->cpus[i].fd);
	}
	if (m->epoll >= 0)
		close(m->epoll);
	free(m->cpus);
	free(m);
	return NULL;
}

int mmap2_fd(const struct mmap2 *m)
{
	return m->epoll;
}

static void note(struct mmap2 *m, pid_t pid)
{
	for (size_t i = 0; i < m->npids; i++)
		if (m->pids[i] == pid)
			return;
	if (m->npids == MAX_PIDS) {
		m->lost = true;
		return;
	}
	m->pids[m->npids++] = pid;
}

/* Copies n bytes at pos of a ring that may wrap. */
static void copy(const struct mmap2 *m, const struct cpu_ring *c, uint64_t pos, void *to, size_t n)
{
	const char *data = (const char *)c->page + m->page_size;
	size_t size = ring_bytes(m), at = pos % size, first = n < size - at ? n : size - at;

	memcpy(to, data + at, first);
	memcpy((char *)to + first, data, n - first);
}

static void drain_cpu(struct mmap2 *m, struct cpu_ring *c)
{
	uint64_t head = __atomic_load_n(&c->page->data_head, __ATOMIC_ACQUIRE);
	uint64_t tail = c->page->data_tail;
	struct {
		struct perf_event_header h;
		uint32_t pid;
	} rec;

	while (head - tail >= sizeof(rec)) {
		copy(m, c, tail, &rec, sizeof(rec));
		if (rec.h.size < sizeof(rec.h) || rec.h.size > head - tail)
			break;
		if (rec.h.type == PERF_RECORD_LOST)
			m->lost = true;
		else if (rec.h.type == PERF_RECORD_MMAP2)
			note(m, (pid_t)rec.pid);
		tail += rec.h.size;
	}
	__atomic_store_n(&c->page->data_tail, head, __ATOMIC_RELEASE);
}

int mmap2_drain(struct mmap2 *m)
{
	m->npids = 0;
	m->lost = false;
	for (size_t i = 0; i < m->ncpu; i++)
		if (m->cpus[i].page)
			drain_cpu(m, &m->cpus[i]);
	if (m->lost) {
		m->fn(m->u, 0);
		return 1;
	}
	for (size_t i = 0; i < m->npids; i++)
		m->fn(m->u, m->pids[i]);
	return (int)m->npids;
}
