// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * follow.c - keeps track of which objects (inodes that the caller is interested in) are mapped by which
 * processes, from the records of watch.c.
 *
 * The following makes this more than two hash tables:
 * - A process image ends by exec as well as by exit. Records have the image's tag (see wire_watch.h), so a
 *   process starts again when its tag changes, even if its exec record was lost. Mappings made by exec itself
 *   are reported before the exec record, so they wait for it.
 * - A forked child inherits mappings without making any; if a daemon's parent exits, its objects must stay.
 * - munmap is not reported. Every RECONCILE_S, the mappings of processes with objects are read again.
 * - An object that nobody maps is kept for one whole tick, so that the probes of a program that is run
 *   repeatedly are not made each time.
 * - A file that failed is tried again with the next process that maps it, MAX_FAILS times. It does not count
 *   as a failure of the file if the process ended meanwhile.
 * - Without a hook for mappings, records only say who mapped something, several times while a program starts. Each process
 *   is then looked at once, after all records that there are. While everyone is traced, records also wait for each other
 *   (discover_ops.pause_ms).
 * - Files without interest, and pairs that were reported, are remembered in the kernel (LRU), where the records
 *   are suppressed. User space only remembers objects, so 100,000 other processes use no memory.
 *
 * See also: table.c, objects and processes; files.c, a mapped file; records.c, the records.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/errline.h"
#include "discover/inside.h"
#include "discover/open.h"
#include "proc/capabilities.h"
#include "proc/paranoid.h"

#define TICK_S 1

/* ---- time ---------------------------------------------------------------------------------------- */

static void drop_unseen(struct discover *d, struct proc *p)
{
	for (size_t i = p->nlinks; i > 0; i--)
		if (!p->links[i - 1].seen)
			discover_proc_drop_link(d, p, i - 1);
}

static void reconcile_one(struct discover *d, pid_t pid)
{
	struct proc *p = discover_proc_find(d, pid);

	for (size_t i = 0; i < p->nlinks; i++)
		p->links[i].seen = false;
	if (discover_rescan(d, pid))
		return;
	p = discover_proc_find(d, pid); /* callbacks may have done anything */
	if (p)
		drop_unseen(d, p);
}

static void proc_gone(struct discover *d, struct proc *p)
{
	pid_t pid = p->pid;

	discover_proc_forget(d, p);
	if (d->ops.process_exit)
		d->ops.process_exit(d->u, pid);
}

/* Finds processes whose end was missed, libraries that were unloaded, and files that were overwritten. */
static void reconcile(struct discover *d)
{
	_cleanup_free_ pid_t *pids = NULL;
	struct proc *p, *next;
	size_t n = 0;

	pids = calloc(HASH_COUNT(d->procs) + 1, sizeof(*pids));
	if (!pids)
		return;
	HASH_ITER(hh, d->procs, p, next) {
		// cppcheck-suppress uninitvar ; set by the macro
		if (!open_process_lives(p->pid))
			proc_gone(d, p);
		else if (p->nlinks)
			pids[n++] = p->pid;
	}
	for (size_t i = 0; i < n; i++)
		if (discover_proc_find(d, pids[i]))
			reconcile_one(d, pids[i]);
}

static void retry_pids(struct discover *d)
{
	pid_t pids[MAX_RETRY_PIDS];
	size_t n = d->nretry;

	memcpy(pids, d->retry, n * sizeof(*pids));
	d->nretry = 0;
	for (size_t i = 0; i < n; i++)
		(void)discover_rescan(d, pids[i]);
}

static int rescan_if_lost(struct discover *d)
{
	uint64_t drops = watch_drops(d->watch);
	int r;

	if (drops == d->drops_seen && !d->lost)
		return 0;
	d->stats.lost += drops - d->drops_seen;
	d->drops_seen = drops;
	r = discover_rescan(d, 0);
	if (r == -ENOMEM || r == -EAGAIN)
		return 0;
	d->lost = false;
	d->stats.rescans++;
	reconcile(d);
	return r;
}

/*
 * A library whose mapping the kernel did not report is found by a scan, and counts as late then. So this is no loss by itself,
 * and as most mappings are of no interest, once in a tick is enough.
 */
static void note_skips(struct discover *d)
{
	uint64_t skips = watch_skips(d->watch);

	d->lost |= skips != d->skips_seen;
	d->skips_seen = skips;
}

static void tick(struct discover *d)
{
	d->ticks++;
	note_skips(d);
	if (d->nretry)
		retry_pids(d);
	if (watch_is_blind(d->watch))
		(void)discover_rescan(d, 0);
	discover_objects_sweep(d);
	if (d->ticks % RECONCILE_S == 0)
		reconcile(d);
}

/* ---- interface ----------------------------------------------------------------------------------- */

static int add_fd(struct discover *d, int fd)
{
	struct epoll_event e = { .events = EPOLLIN };

	return epoll_ctl(d->epoll, EPOLL_CTL_ADD, fd, &e) ? -errno : 0;
}

static int start_timer(struct discover *d)
{
	struct itimerspec every = { .it_interval.tv_sec = TICK_S, .it_value.tv_sec = TICK_S };

	d->timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
	if (d->timer < 0 || timerfd_settime(d->timer, 0, &every, NULL))
		return -errno;
	return add_fd(d, d->timer);
}

/* The next records wait until the timer ends. If they can't, they don't. */
static void begin_pause(struct discover *d)
{
	const struct itimerspec once = { .it_value.tv_sec = d->ops.pause_ms / 1000,
					 .it_value.tv_nsec =
						 (long)(d->ops.pause_ms % 1000 * NS_PER_MS) };

	if (d->pause < 0 || watch_is_hooked(d->watch) || timerfd_settime(d->pause, 0, &once, NULL))
		return;
	d->paused = !epoll_ctl(d->epoll, EPOLL_CTL_DEL, watch_fd(d->watch), NULL);
}

/* Whether records are to be read now. */
static int end_pause(struct discover *d, bool *ret)
{
	uint64_t expired;
	int r;

	*ret = !d->paused;
	if (!d->paused || read(d->pause, &expired, sizeof(expired)) != sizeof(expired))
		return 0;
	r = add_fd(d, watch_fd(d->watch));
	d->paused = false;
	*ret = true;
	return r;
}

static int make_pause(struct discover *d)
{
	if (!d->ops.pause_ms)
		return 0;
	d->pause = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
	return d->pause < 0 ? -errno : add_fd(d, d->pause);
}

int discover_new(const struct discover_ops *ops, void *u, struct discover **ret)
{
	struct discover *d;
	int r;

	if (!ops->object_new || !ops->object_mapped || !ops->object_gone)
		return -EINVAL;
	d = calloc(1, sizeof(*d));
	if (!d)
		return -ENOMEM;
	d->ops = *ops;
	d->u = u;
	d->timer = d->pause = -1;
	d->epoll = epoll_create1(EPOLL_CLOEXEC);
	r = d->epoll < 0 ? -errno : 0;
	if (!r)
		r = start_timer(d);
	if (!r)
		r = make_pause(d);
	if (!r)
		r = watch_new(&discover_watch_ops, d, &d->watch);
	if (!r)
		r = add_fd(d, watch_fd(d->watch));
	if (r) {
		discover_free(d);
		return r;
	}
	*ret = d;
	return 0;
}

struct discover *discover_free(struct discover *d)
{
	struct object *o, *onext;
	struct proc *p, *pnext;

	if (!d)
		return NULL;
	HASH_ITER(hh, d->procs, p, pnext) {
		// cppcheck-suppress uninitvar ; set by the macro
		discover_proc_forget(d, p);
	}
	HASH_ITER(hh, d->objects, o, onext) {
		HASH_DEL(d->objects, o);
		free(o);
	}
	watch_free(d->watch);
	if (d->timer >= 0)
		close(d->timer);
	if (d->pause >= 0)
		close(d->pause);
	if (d->epoll >= 0)
		close(d->epoll);
	free(d);
	return NULL;
}

/* What it missed by changes is found later. */
static int scan_first(struct discover *d, pid_t pid)
{
	int r = discover_rescan(d, pid);

	return r == -EAGAIN ? 0 : r;
}

int discover_start(struct discover *d, const pid_t *pids, size_t n)
{
	int r;

	r = watch_start(d->watch);
	if (r)
		return r;
	if (!n)
		return scan_first(d, 0);
	for (size_t i = 0; i < n && !r; i++)
		r = scan_first(d, pids[i]);
	return r;
}

int discover_fd(const struct discover *d)
{
	return d->epoll;
}

int discover_dispatch(struct discover *d)
{
	uint64_t expired;
	bool now;
	int r = end_pause(d, &now);

	if (!r && now)
		r = discover_consume(d);
	if (r < 0)
		return r;
	if (r > 0)
		begin_pause(d);
	if (read(d->timer, &expired, sizeof(expired)) == sizeof(expired))
		tick(d);
	return rescan_if_lost(d);
}

int discover_scan(struct discover *d, pid_t pid)
{
	struct proc *p;
	int r;

	/* Records of an older image that are still in the ring must not come after what is found now. */
	r = discover_consume(d);
	if (r < 0)
		return r;
	if (!open_process_lives(pid))
		return -ESRCH;
	p = discover_proc_find(d, pid);
	if (p)
		p->asked = false;
	return scan_first(d, pid);
}

int discover_file(struct discover *d, pid_t pid, int fd, const char *path)
{
	struct watch_map w;
	struct proc *p;
	int r;

	r = discover_consume(d);
	if (r < 0)
		return r;
	r = watch_identify(d->watch, fd, &w);
	if (r)
		return r;
	p = discover_proc_get(d, pid);
	if (!p)
		return -ENOMEM;
	w.m.h.tgid = w.m.h.tid = (uint32_t)pid;
	w.m.h.flags = p->tag;
	w.m.start = w.m.end = w.m.pgoff = 0;
	w.flags = 0;
	if (!discover_proc_wanted(d, p))
		return 0;
	return discover_handle_file(d, p, &w, fd, path);
}

int discover_identify(struct discover *d, int fd, struct discover_file_id *ret)
{
	struct watch_map real;
	int r = watch_identify(d->watch, fd, &real);

	if (r < 0)
		return r;
	*ret = (struct discover_file_id){ discover_key_of(&real.m), real.stamp.size,
					  real.stamp.mtime };
	return 0;
}

void discover_each(const struct discover *d, pid_t pid, void (*fn)(void *u, int obj), void *u)
{
	const struct proc *p = discover_proc_find(d, pid);

	for (size_t i = 0; p && i < p->nlinks; i++)
		fn(u, p->links[i].obj->id);
}

bool discover_uses(const struct discover *d, bool (*is)(const void *u, int obj), const void *u)
{
	for (const struct object *o = d->objects; o; o = o->hh.next)
		if (o->refs && o->id > 0 && is(u, o->id))
			return true;
	return false;
}

void discover_each_process(const struct discover *d, void (*fn)(void *u, pid_t pid), void *u)
{
	const struct proc *p, *next;

	HASH_ITER(hh, d->procs, p, next)
		if (p->nlinks)
			fn(u, p->pid);
}

void discover_get_stats(const struct discover *d, struct discover_stats *ret)
{
	*ret = d->stats;
}

const char *discover_method(const struct discover *d)
{
	return watch_method(d->watch);
}

int discover_explain(int error, struct errline *e)
{
	long paranoid;

	if ((error == -EACCES || error == -EPERM) && paranoid_read(&paranoid) == 0 &&
	    paranoid_forbids(paranoid, capabilities_own()))
		return errline_set(
			e, error,
			"kernel.perf_event_paranoid is %ld, which asks for CAP_SYS_ADMIN here (run it with sudo, or: "
			"sudo sysctl kernel.perf_event_paranoid=2)",
			paranoid);
	if (error == -ENOSYS)
		return errline_set(
			e, error,
			"this kernel can fault when the mappings of one that ends are read (mended in Linux 6.2 and "
			"in updates of 6.1): install a newer kernel");
	return errline_set(e, error, "%s", strerror(-error));
}
