// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * watch.c - see watch.h. There are three ways to get mappings, best first: fentry (which needs BTF and a
 * trampoline), kprobe (which needs kprobes), and perf's mmap records (which need nothing, but don't have the
 * inode below an overlay, so they only show which process to look at). A user namespace can be given BPF, but never perf's
 * records of all processes; there, if the others don't work either, somebody has to look from time to time.
 *
 * To find the real inode of an open file, xptibpf maps it: this mapping passes the same hook, which puts it
 * in a variable instead of the ring. Without the hook, the iterator is run on xptibpf itself.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <bpf/bpf.h>
#include <bpf/libbpf.h>

#include "base/cleanup.h"
#include "discover/mmap2.h"
#include "discover/skips.h"
#include "discover/watch.h"
#include "proc/userns.h"
#include "watch.skel.h"

#define TORN_TRIES 3 /* of a scan that lost its way */

struct watch {
	struct watch_ops ops;
	void *u;
	struct watch_bpf *bpf;
	struct ring_buffer *ring;
	struct mmap2 *mmap2;
	const char *method;
	bool no_task_filter; /* the kernel's iterator can't be restricted to one process (before 6.1) */
	bool by_tasks;	     /* its iterator over mappings does harm: see watch.bpf.c */
	bool consuming;
	int epoll;
};

static int on_record(void *ctx, void *data, size_t size)
{
	struct watch *w = ctx;
	const struct xb_hdr *h = data;

	switch (h->type) {
	case XB_MAP:
		if (size >= sizeof(struct watch_map))
			w->ops.map(w->u, data, true);
		break;
	case XB_EXEC:
		if (size >= sizeof(struct xb_exec))
			w->ops.exec(w->u, data);
		break;
	case XB_FORK:
		if (size >= sizeof(struct xb_fork))
			w->ops.fork(w->u, data);
		break;
	case XB_EXIT:
		if (size >= sizeof(struct xb_exit))
			w->ops.exit(w->u, data);
		break;
	default: /* a record of a later version */
		break;
	}
	return 0;
}

static void unload(struct watch *w)
{
	w->mmap2 = mmap2_free(w->mmap2);
	ring_buffer__free(w->ring);
	w->ring = NULL;
	watch_bpf__destroy(w->bpf);
	w->bpf = NULL;
}

static int add_fd(struct watch *w, int fd)
{
	struct epoll_event e = { .events = EPOLLIN };

	return epoll_ctl(w->epoll, EPOLL_CTL_ADD, fd, &e) ? -errno : 0;
}

static int choose_iterator(struct watch *w)
{
	LIBBPF_OPTS(bpf_test_run_opts, run);
	int r = bpf_prog_test_run_opts(bpf_program__fd(w->bpf->progs.tell_iterator), &run);

	if (r < 0)
		return r;
	w->by_tasks = !(run.retval & WATCH_ITER_KEEPS);
	return w->by_tasks && !(run.retval & WATCH_ITER_LISTED) ? -ENOSYS : 0;
}

static int load(struct watch *w, bool fentry, bool kprobe)
{
	int r;

	w->bpf = watch_bpf__open();
	if (!w->bpf)
		return -errno;
	bpf_program__set_autoload(w->bpf->progs.map_fentry, fentry);
	bpf_program__set_autoload(w->bpf->progs.map_kprobe, kprobe);
	w->bpf->rodata->self_tgid = getpid();
	r = watch_bpf__load(w->bpf);
	if (r)
		return r;
	w->ring = ring_buffer__new(bpf_map__fd(w->bpf->maps.ring), on_record, w, NULL);
	if (!w->ring)
		return -errno;
	r = choose_iterator(w);
	if (r)
		return r;
	/* The iterator is linked when it is read. */
	bpf_program__set_autoattach(w->bpf->progs.scan, false);
	bpf_program__set_autoattach(w->bpf->progs.scan_tasks, false);
	bpf_program__set_autoattach(w->bpf->progs.tell_iterator, false);
	r = watch_bpf__attach(w->bpf);
	return r ? r : add_fd(w, ring_buffer__epoll_fd(w->ring));
}

static void on_mmap2(void *u, pid_t pid)
{
	struct watch *w = u;

	w->ops.changed(w->u, pid);
}

static int try_perf(struct watch *w)
{
	int r;

	r = load(w, false, false);
	if (r)
		return r;
	r = mmap2_new(on_mmap2, w, &w->mmap2);
	if ((r == -EACCES || r == -EPERM) && userns_is_inner()) {
		w->method = "scan";
		return 0;
	}
	return r ? r : add_fd(w, mmap2_fd(w->mmap2));
}

/* Each attempt takes the time of reading the kernel's BTF. Whether these two can work is known without. */
static bool has_kprobes(void)
{
	return access("/sys/bus/event_source/devices/kprobe", F_OK) == 0 ||
	       access("/sys/kernel/tracing/kprobe_events", F_OK) == 0 ||
	       access("/sys/kernel/debug/tracing/kprobe_events", F_OK) == 0;
}

/*
 * Where such programs are refused altogether. No function has the number 1 in the kernel's BTF, which a kernel that allows
 * them looks up, and says EINVAL. In a user namespace, where libbpf takes a token along and this doesn't, all are refused.
 */
static bool refuses_fentry(void)
{
	static const struct bpf_insn nothing[] = {
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = BPF_REG_0 },
		{ .code = BPF_JMP | BPF_EXIT },
	};
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .expected_attach_type = BPF_TRACE_FENTRY,
		    .attach_btf_id = 1);
	_cleanup_close_ int fd = bpf_prog_load(BPF_PROG_TYPE_TRACING, NULL, "Dual BSD/GPL", nothing,
					       ARRAY_SIZE(nothing), &opts);

	return fd == -EPERM && !userns_is_inner();
}

static int try_all(struct watch *w)
{
	int r;

	w->method = "fentry";
	r = refuses_fentry() ? -EPERM : load(w, true, false);
	if (!r)
		return 0;
	unload(w);
	w->method = "kprobe";
	r = has_kprobes() ? load(w, false, true) : -EOPNOTSUPP;
	if (!r)
		return 0;
	unload(w);
	w->method = "perf";
	return try_perf(w);
}

int watch_new(const struct watch_ops *ops, void *u, struct watch **ret)
{
	struct watch *w = calloc(1, sizeof(*w));
	int r;

	if (!w)
		return -ENOMEM;
	w->ops = *ops;
	w->u = u;
	w->epoll = epoll_create1(EPOLL_CLOEXEC);
	if (w->epoll < 0) {
		r = -errno;
		free(w);
		return r;
	}
	*ret = w;
	return 0;
}

struct watch *watch_free(struct watch *w)
{
	if (!w)
		return NULL;
	unload(w);
	close(w->epoll);
	free(w);
	return NULL;
}

int watch_start(struct watch *w)
{
	int r;

	r = try_all(w);
	if (r)
		unload(w);
	return r;
}

int watch_fd(const struct watch *w)
{
	return w->epoll;
}

int watch_consume(struct watch *w)
{
	int r, n = 0;

	/* A callback may ask for more; the record it is in must not be read twice. */
	if (!w->ring || w->consuming)
		return 0;
	w->consuming = true;
	r = ring_buffer__consume(w->ring);
	if (w->mmap2)
		n = mmap2_drain(w->mmap2);
	w->consuming = false;
	return r < 0 ? r : r + n;
}

/* A link of the iterator, restricted to one process where the kernel can do that. */
static int iter_link(struct watch *w, pid_t pid)
{
	union bpf_iter_link_info info = { 0 };
	// cppcheck-suppress unknownMacro
	LIBBPF_OPTS(bpf_link_create_opts, opts, .iter_info = &info, .iter_info_len = sizeof(info));
	int prog = bpf_program__fd(w->bpf->progs.scan), link;

	if (w->by_tasks)
		return bpf_link_create(bpf_program__fd(w->bpf->progs.scan_tasks), 0, BPF_TRACE_ITER,
				       NULL);
	if (pid && !w->no_task_filter) {
		info.task.pid = pid;
		link = bpf_link_create(prog, 0, BPF_TRACE_ITER, &opts);
		if (link != -EINVAL && link != -E2BIG)
			return link;
		w->no_task_filter = true;
	}
	return bpf_link_create(prog, 0, BPF_TRACE_ITER, NULL);
}

typedef void (*scan_fn)(void *u, const struct watch_map *m, bool live);

/* One walk, and what the kernel side reports of it where it walks by itself. */
struct pass {
	pid_t pid;
	uint64_t addr;
	uint32_t skip;
	bool more, torn;
};

/* fn may scan as well, so the filters are set again for each read. */
static ssize_t read_some(struct watch *w, int iter, struct pass *p, void *buf, size_t size)
{
	struct watch_bpf__bss *b = w->bpf->bss;
	ssize_t n;

	b->scan_tgid = p->pid;
	b->scan_addr = p->addr;
	b->scan_skip = p->skip;
	b->scan_more = b->scan_torn = false;
	n = read(iter, buf, size);
	p->more |= b->scan_more;
	p->torn |= b->scan_torn;
	return n < 0 ? -errno : n;
}

static int iterate_once(struct watch *w, int link, struct pass *p, scan_fn fn, void *u)
{
	_cleanup_close_ int iter = bpf_iter_create(link);
	struct watch_map buf[128];
	size_t have = 0, i;
	ssize_t n;

	if (iter < 0)
		return iter;
	for (;;) {
		n = read_some(w, iter, p, (char *)buf + have, sizeof(buf) - have);
		if (n == -EAGAIN || n == -EINTR)
			continue;
		if (n <= 0)
			return (int)n;
		have += (size_t)n;
		for (i = 0; (i + 1) * sizeof(buf[0]) <= have; i++)
			fn(u, &buf[i], false);
		have -= i * sizeof(buf[0]);
		memmove(buf, &buf[i], have);
	}
}

/* -EAGAIN: mappings changed under it again and again, so that some may be missing. */
static int iterate(struct watch *w, pid_t pid, uint64_t addr, scan_fn fn, void *u)
{
	_cleanup_close_ int link = -1;
	unsigned torn = 0;
	uint32_t skip = 0;

	if (!w->bpf)
		return -ENODEV;
	link = iter_link(w, pid);
	if (link < 0)
		return link;
	for (;;) {
		struct pass p = { .pid = pid, .addr = addr, .skip = skip };
		int r = iterate_once(w, link, &p, fn, u);

		if (r < 0)
			return r;
		if (p.torn && torn++ < TORN_TRIES)
			continue;
		if (p.torn)
			return -EAGAIN;
		if (!p.more)
			return 0;
		skip += WATCH_BATCH;
	}
}

int watch_scan(struct watch *w, pid_t pid)
{
	return iterate(w, pid, 0, w->ops.map, w->u);
}

static void keep_one(void *u, const struct watch_map *m, bool live)
{
	(void)live;
	*(struct watch_map *)u = *m;
}

int watch_identify(struct watch *w, int fd, struct watch_map *ret)
{
	struct watch_map found = { 0 };
	struct stat st;
	void *p;
	int r = 0;

	if (!w->bpf)
		return -ENODEV;
	if (fstat(fd, &st))
		return -errno;
	if (!S_ISREG(st.st_mode) || st.st_size == 0)
		return -EINVAL;
	w->bpf->bss->self_armed = 1;
	/* Only PROT_READ, so that a file on a noexec mount can be identified as well. */
	p = mmap(NULL, 1, PROT_READ, MAP_PRIVATE, fd, 0);
	if (p == MAP_FAILED) {
		r = -errno;
		w->bpf->bss->self_armed = 0;
		return r;
	}
	if (!w->bpf->bss->self_armed) {
		found = w->bpf->bss->self_map;
	} else {
		w->bpf->bss->self_armed = 0;
		r = iterate(w, getpid(), (uint64_t)(uintptr_t)p, keep_one, &found);
	}
	munmap(p, 1);
	if (r)
		return r;
	/* If another thread of xptibpf maps something in between, this is noticed. */
	if (found.m.start != (uint64_t)(uintptr_t)p || !found.m.ino)
		return -EAGAIN;
	*ret = found;
	return 0;
}

static struct watch_inode inode_of(const struct xb_map *m)
{
	return (struct watch_inode){ .ino = m->ino, .dev = m->dev, .gen = m->gen };
}

bool watch_is_boring(const struct watch *w, const struct watch_map *m)
{
	struct watch_inode key = inode_of(&m->m);
	struct watch_stamp s;

	if (bpf_map__lookup_elem(w->bpf->maps.boring, &key, sizeof(key), &s, sizeof(s), 0))
		return false;
	return memcmp(&s, &m->stamp, sizeof(s)) == 0;
}

void watch_set_boring(struct watch *w, const struct watch_map *m)
{
	struct watch_inode key = inode_of(&m->m);

	bpf_map__update_elem(w->bpf->maps.boring, &key, sizeof(key), &m->stamp, sizeof(m->stamp),
			     BPF_ANY);
}

void watch_forget(struct watch *w, const struct xb_map *m)
{
	struct watch_pair pair = { .inode = inode_of(m), .tgid = m->h.tgid, .tag = m->h.flags };

	bpf_map__delete_elem(w->bpf->maps.pairs, &pair, sizeof(pair), 0);
}

uint64_t watch_drops(const struct watch *w)
{
	return w->bpf ? __atomic_load_n(&w->bpf->bss->drops, __ATOMIC_RELAXED) : 0;
}

uint64_t watch_skips(const struct watch *w)
{
	return w->bpf ? skips_of(w->bpf->progs.map_fentry) + skips_of(w->bpf->progs.map_kprobe) +
				skips_of(w->bpf->progs.on_fork)
		      : 0;
}

bool watch_is_hooked(const struct watch *w)
{
	return !w->mmap2 && !watch_is_blind(w);
}

bool watch_is_blind(const struct watch *w)
{
	return w->method && !strcmp(w->method, "scan");
}

const char *watch_method(const struct watch *w)
{
	return w->method ? w->method : "none";
}
