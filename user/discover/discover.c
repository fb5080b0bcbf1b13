// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * discover.c - keeps track of which objects (inodes that the caller is interested in) are mapped by which
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
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>

#define HASH_NONFATAL_OOM 1
#include <uthash.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/grow.h"
#include "discover/discover.h"
#include "discover/open.h"
#include "discover/watch.h"

#define TICK_S	       1
#define RECONCILE_S    30
#define LINGER_TICKS   2    /* an object without processes is kept for one whole tick at least */
#define MAX_FAILS      16   /* attempts for a file that the caller can't read */
#define MAX_RETRIES    3    /* attempts for a process whose mapping could not be opened */
#define MAX_LINKS      1024 /* objects of one process */
#define MAX_OBJECTS    4096 /* objects in all, failed ones too */
#define MAX_IDLE_PROCS 8192 /* processes of which only the verdict is remembered */
#define MAX_DEFERRED   256  /* mappings that wait for their exec record */
#define MAX_RETRY_PIDS 256
#define MAX_LOOK       256 /* processes to be looked at */

struct object {
	struct inode_key key;
	struct watch_stamp stamp;
	int id; /* 0: none yet, it failed */
	unsigned refs;
	unsigned fails;
	unsigned idle; /* ticks without a process */
	UT_hash_handle hh;
};

struct link {
	struct object *obj;
	struct xb_map m;
	bool seen; /* in the reconcile that runs */
};

struct proc {
	pid_t pid;
	uint64_t tag_ts; /* of the record that had the tag */
	uint16_t tag;
	bool tagged;
	bool wanted;
	bool asked;
	bool exec_told; /* process_exec, for this tag */
	unsigned retries;
	struct link *links;
	size_t nlinks, cap;
	UT_hash_handle hh;
};

/* A fork whose parent's mappings may not have been reported yet: see on_changed(). */
#define FORKS_KEPT   1024
#define FORK_KEPT_NS 1000000000ULL
struct forked {
	pid_t parent, child;
	uint64_t ts;
};

struct discover {
	struct discover_ops ops;
	void *u;
	struct watch *watch;
	struct proc *procs;
	struct object *objects;
	struct discover_stats stats;
	int epoll, timer;
	int pause; /* a timer; -1: records never wait */
	bool paused;
	unsigned ticks;
	uint64_t drops_seen, skips_seen;
	bool lost; /* records were, or may have been: scan everything */
	struct watch_map deferred[MAX_DEFERRED];
	size_t ndeferred;
	pid_t retry[MAX_RETRY_PIDS];
	size_t nretry;
	pid_t look[MAX_LOOK];
	size_t nlook, looked; /* the first ones have been looked at */
	bool looking;
	struct forked forks[FORKS_KEPT]; /* the newest, in a circle */
	size_t nforks;			 /* that ever were */
};

static struct inode_key key_of(const struct xb_map *m)
{
	struct inode_key key;

	memset(&key, 0, sizeof(key)); /* it is hashed as bytes */
	key.ino = m->ino;
	key.dev = m->dev;
	key.gen = m->gen;
	return key;
}

/* ---- objects ------------------------------------------------------------------------------------ */

static struct object *object_find(struct discover *d, const struct inode_key *key)
{
	struct object *o;

	HASH_FIND(hh, d->objects, key, sizeof(*key), o);
	return o;
}

static struct object *object_add(struct discover *d, const struct watch_map *w)
{
	struct object *o;

	if (HASH_COUNT(d->objects) >= MAX_OBJECTS)
		return NULL;
	o = calloc(1, sizeof(*o));
	if (!o)
		return NULL;
	o->key = key_of(&w->m);
	o->stamp = w->stamp;
	HASH_ADD(hh, d->objects, key, sizeof(o->key), o);
	if (!o->hh.tbl) {
		free(o);
		return NULL;
	}
	return o;
}

static void object_forget(struct discover *d, struct object *o)
{
	if (o->id > 0) {
		d->ops.object_gone(d->u, o->id);
		d->stats.kept--;
	}
	HASH_DEL(d->objects, o);
	free(o);
}

static void object_unref(struct object *o)
{
	if (--o->refs == 0)
		o->idle = 0;
}

/* Frees objects that have had no process for long enough. Failed ones may be tried again from time to time. */
static void objects_sweep(struct discover *d)
{
	unsigned linger = d->ops.linger_s > LINGER_TICKS ? d->ops.linger_s : LINGER_TICKS;
	struct object *o, *next;

	HASH_ITER(hh, d->objects, o, next) {
		// cppcheck-suppress uninitvar ; set by the macro
		if (o->refs)
			continue;
		if (++o->idle >= (o->id > 0 ? linger : RECONCILE_S))
			object_forget(d, o);
	}
}

/* ---- processes ---------------------------------------------------------------------------------- */

static struct proc *proc_find(const struct discover *d, pid_t pid)
{
	struct proc *p;

	HASH_FIND_INT(d->procs, &pid, p);
	return p;
}

static void proc_unlink(struct proc *p)
{
	for (size_t i = 0; i < p->nlinks; i++)
		object_unref(p->links[i].obj);
	p->nlinks = 0;
}

static void proc_forget(struct discover *d, struct proc *p)
{
	proc_unlink(p);
	HASH_DEL(d->procs, p); // NOLINT(clang-analyzer-core.NullDereference): it is in the table
	free(p->links);
	free(p);
}

/* Processes without objects are only remembered for their verdict, which can be asked again. */
static void procs_trim(struct discover *d)
{
	struct proc *p, *next;

	HASH_ITER(hh, d->procs, p, next)
		if (!p->nlinks)
			proc_forget(d, p);
}

static struct proc *proc_get(struct discover *d, pid_t pid)
{
	struct proc *p = proc_find(d, pid);

	if (p)
		return p;
	if (HASH_COUNT(d->procs) >= MAX_IDLE_PROCS && HASH_COUNT(d->procs) % 1024 == 0)
		procs_trim(d);
	p = calloc(1, sizeof(*p));
	if (!p)
		return NULL;
	p->pid = pid;
	HASH_ADD_INT(d->procs, pid, p);
	if (!p->hh.tbl) {
		free(p);
		return NULL;
	}
	d->stats.processes++;
	return p;
}

static bool proc_wanted(struct discover *d, struct proc *p)
{
	if (!p->asked) {
		p->wanted = !d->ops.wanted || d->ops.wanted(d->u, p->pid);
		p->asked = true;
	}
	return p->wanted;
}

/* The process runs another program now. */
static void proc_reset(struct discover *d, struct proc *p)
{
	proc_unlink(p);
	p->asked = false;
	p->retries = 0;
	p->exec_told = true;
	if (d->ops.process_exec)
		d->ops.process_exec(d->u, p->pid);
}

/*
 * Notes the image to which a record belongs. False: that image has ended. (A scan is ahead of the ring: it
 * may have reported the new program before the ring's records of the old one are read.)
 */
static bool proc_set_tag(struct discover *d, struct proc *p, const struct xb_hdr *h)
{
	bool changed = p->tagged && p->tag != h->flags;

	if (changed && h->ts < p->tag_ts)
		return false;
	p->tag = h->flags;
	p->tag_ts = h->ts;
	p->tagged = true;
	if (changed)
		proc_reset(d, p);
	return true;
}

static struct link *proc_link(struct proc *p, const struct object *o)
{
	for (size_t i = 0; i < p->nlinks; i++)
		if (p->links[i].obj == o)
			return &p->links[i];
	return NULL;
}

static struct link *proc_add_link(struct proc *p, struct object *o, const struct xb_map *m)
{
	if (p->nlinks >= MAX_LINKS || GROW_ROOM(p->links, p->nlinks, p->cap, 4) < 0)
		return NULL;
	o->refs++;
	p->links[p->nlinks] = (struct link){ .obj = o, .m = *m, .seen = true };
	return &p->links[p->nlinks++];
}

static void proc_drop_link(struct discover *d, struct proc *p, size_t i)
{
	/* If it is mapped again later, that must be reported again. */
	watch_forget(d->watch, &p->links[i].m);
	object_unref(p->links[i].obj);
	p->links[i] = p->links[--p->nlinks];
}

static void map_object(struct discover *d, struct proc *p, struct object *o, const struct xb_map *m)
{
	struct link *l = proc_link(p, o);
	bool had_place = l && l->m.start;

	if (l) {
		l->seen = true;
		/* What discover_file() made up is replaced by the mapping itself. */
		l->m = *m;
	} else {
		l = proc_add_link(p, o, m);
		if (!l)
			return;
		d->ops.object_mapped(d->u, o->id, p->pid, m);
	}
	if (m->start && !had_place && d->ops.object_placed)
		d->ops.object_placed(d->u, o->id, p->pid, m);
}

/* ---- a mapping ----------------------------------------------------------------------------------- */

/* Whether the process is looked at again because of a mapping that could not be opened. */
static bool retry_later(struct discover *d, struct proc *p, const struct xb_map *m, int error)
{
	if (p->retries >= MAX_RETRIES || error == -EACCES || error == -EPERM || error == -ETIMEDOUT)
		return false;
	watch_forget(d->watch, m);
	for (size_t i = 0; i < d->nretry; i++)
		if (d->retry[i] == p->pid)
			return true;
	if (d->nretry == MAX_RETRY_PIDS) {
		d->lost = true;
		return true;
	}
	p->retries++;
	d->retry[d->nretry++] = p->pid;
	return true;
}

static void file_failed(struct discover *d, struct object *o, const struct watch_map *w)
{
	if (!o)
		o = object_add(d, w);
	if (!o || ++o->fails < MAX_FAILS)
		return;
	watch_set_boring(d->watch, w);
	object_forget(d, o);
}

/* Asks the caller about a file. The object if it is kept, else NULL. */
static struct object *look_at(struct discover *d, struct object *o, const struct watch_map *w,
			      int fd, const char *path)
{
	struct inode_key key = key_of(&w->m);
	int id;

	d->stats.inodes++;
	id = d->ops.object_new(d->u, &key, fd, path, (pid_t)w->m.h.tgid);
	if (id == -ETIMEDOUT && d->ops.unopened)
		d->ops.unopened(d->u, (pid_t)w->m.h.tgid, path, id);
	if (id < 0) {
		file_failed(d, o, w);
		return NULL;
	}
	if (id == 0) {
		watch_set_boring(d->watch, w);
		if (o)
			object_forget(d, o);
		return NULL;
	}
	if (!o)
		o = object_add(d, w);
	if (!o) {
		d->ops.object_gone(d->u, id);
		return NULL;
	}
	o->id = id;
	o->fails = 0;
	o->stamp = w->stamp;
	d->stats.kept++;
	return o;
}

/*
 * The file was overwritten in place: what is known of it is no longer valid, also for processes that have
 * mapped it already, which share its pages. A new ctime alone does not mean new content: package managers
 * that share files by hard links change it often, and this should not cause gaps in a trace.
 */
static bool is_changed(const struct object *o, const struct watch_map *w)
{
	return o->stamp.size != w->stamp.size || o->stamp.mtime != w->stamp.mtime;
}

struct holder {
	struct proc *proc;
	struct xb_map m;
};

struct holders {
	struct holder *list;
	size_t n;
};

static void holders_done(struct holders *h)
{
	free(h->list);
}

/* Removes an object and reports which processes had it. */
static void retire(struct discover *d, struct object *o, struct holders *ret)
{
	struct proc *p, *next;
	struct link *l;

	ret->list = calloc(o->refs ? o->refs : 1, sizeof(*ret->list));
	if (!ret->list)
		d->lost = true; /* a scan will find them */
	HASH_ITER(hh, d->procs, p, next) {
		// cppcheck-suppress uninitvar ; set by the macro
		l = proc_link(p, o);
		if (!l)
			continue;
		if (ret->list)
			ret->list[ret->n++] = (struct holder){ .proc = p, .m = l->m };
		proc_drop_link(d, p, (size_t)(l - p->links));
	}
	object_forget(d, o);
}

/* Opens and asks about a file that is not kept (yet). fd: the file, already open, or -1. */
static int take_file(struct discover *d, struct proc *p, const struct watch_map *w, int fd,
		     const char *path, struct object **o)
{
	_cleanup_close_ int opened = -1;
	char name[4096];

	if (watch_is_boring(d->watch, w))
		return 0;
	if (fd < 0) {
		opened = open_mapping(d->watch, &w->m, name, sizeof(name));
		fd = opened;
		path = name;
	}
	if (fd < 0) {
		if (fd != -ESRCH && !retry_later(d, p, &w->m, fd) && d->ops.unopened)
			d->ops.unopened(d->u, p->pid, path, fd);
		return fd;
	}
	*o = look_at(d, *o, w, fd, path);
	return 0;
}

static int handle_file(struct discover *d, struct proc *p, const struct watch_map *w, int fd,
		       const char *path)
{
	_cleanup_(holders_done) struct holders old = { 0 };
	struct inode_key key = key_of(&w->m);
	struct object *o = object_find(d, &key);
	int r = 0;

	if (o && is_changed(o, w)) {
		retire(d, o, &old);
		o = NULL;
	}
	if (!o || !o->id)
		r = take_file(d, p, w, fd, path, &o);
	if (r && old.n)
		d->lost = true;
	if (r || !o || !o->id)
		return r;
	for (size_t i = 0; i < old.n; i++)
		map_object(d, old.list[i].proc, o, &old.list[i].m);
	map_object(d, p, o, &w->m);
	return 0;
}

/* ---- records ------------------------------------------------------------------------------------- */

static void handle_map(struct discover *d, const struct watch_map *w)
{
	struct proc *p = proc_get(d, (pid_t)w->m.h.tgid);

	if (!p) {
		d->lost = true;
		return;
	}
	d->stats.mappings++;
	if (proc_set_tag(d, p, &w->m.h) && proc_wanted(d, p))
		handle_file(d, p, w, -1, NULL);
}

static void on_map(void *u, const struct watch_map *w, bool live)
{
	struct discover *d = u;

	if ((w->flags & WATCH_IN_EXEC) && live && d->ndeferred < MAX_DEFERRED) {
		d->deferred[d->ndeferred++] = *w;
		return;
	}
	/* Without the hook, its exec record has us look again. */
	if ((w->flags & WATCH_IN_EXEC) && !watch_is_hooked(d->watch))
		return;
	handle_map(d, w);
}

/* Of one process, or with pid 0 of all. Without memory for it, all are looked at when there is some again. */
static int scan(struct discover *d, pid_t pid)
{
	int r = watch_scan(d->watch, pid);

	if (r == -ENOMEM && !d->lost) {
		d->lost = true;
		d->stats.lost++;
	}
	return r;
}

/* Removes the deferred mappings of a process, and handles them if requested. */
static void flush_deferred(struct discover *d, pid_t pid, bool handle)
{
	struct watch_map mine[8];
	size_t n = 0, kept = 0;

	for (size_t i = 0; i < d->ndeferred; i++) {
		if ((pid_t)d->deferred[i].m.h.tgid != pid)
			d->deferred[kept++] = d->deferred[i];
		else if (n < ARRAY_SIZE(mine))
			mine[n++] = d->deferred[i];
	}
	d->ndeferred = kept;
	for (size_t i = 0; handle && i < n; i++)
		handle_map(d, &mine[i]);
}

static void look_later(struct discover *d, pid_t pid)
{
	for (size_t i = d->looked; i < d->nlook; i++)
		if (d->look[i] == pid)
			return;
	if (d->nlook < MAX_LOOK)
		d->look[d->nlook++] = pid;
	else
		d->lost = true;
}

static void on_exec(void *u, const struct xb_exec *e)
{
	struct discover *d = u;
	pid_t pid = (pid_t)e->h.tgid;
	struct proc *p = proc_find(d, pid);
	bool look = !watch_is_hooked(d->watch);

	if (!p && d->ops.process_exec)
		d->ops.process_exec(d->u, pid);
	if (p && !proc_set_tag(d, p, &e->h))
		return;
	if (p && !p->exec_told) {
		/* A scan was faster than this record; what it found is reported again, in order. */
		proc_reset(d, p);
		look = true;
	}
	flush_deferred(d, pid, true);
	if (look)
		look_later(d, pid);
}

static void on_fork(void *u, const struct xb_fork *f)
{
	struct discover *d = u;
	struct proc *parent = proc_find(d, (pid_t)f->h.tgid), *child;
	struct xb_map m;

	d->forks[d->nforks++ % FORKS_KEPT] = (struct forked){
		.parent = (pid_t)f->h.tgid,
		.child = (pid_t)f->child_tgid,
		.ts = f->h.ts,
	};
	if (!parent || !parent->nlinks)
		return;
	child = proc_get(d, (pid_t)f->child_tgid);
	if (!child) {
		d->lost = true;
		return;
	}
	if (!proc_set_tag(d, child, &f->h) || !proc_wanted(d, child))
		return;
	for (size_t i = 0; i < parent->nlinks; i++) {
		m = parent->links[i].m;
		m.h.tgid = f->child_tgid;
		m.h.tid = f->child_tid;
		m.h.flags = f->h.flags;
		m.h.ts = f->h.ts;
		map_object(d, child, parent->links[i].obj, &m);
	}
}

static void on_exit_(void *u, const struct xb_exit *e)
{
	struct discover *d = u;
	pid_t pid = (pid_t)e->h.tgid;
	struct proc *p = proc_find(d, pid);

	flush_deferred(d, pid, false);
	/* A record older than our scan must not end a process that got the same pid since. */
	if (p && p->tagged && p->tag != e->h.flags && e->h.ts < p->tag_ts)
		return;
	if (p)
		proc_forget(d, p);
	if (d->ops.process_exit)
		d->ops.process_exit(d->u, pid);
}

/*
 * A process mapped something some time ago. Its forks are reported in another way, possibly earlier; then they
 * did not get this mapping from their parent's links. They are therefore scanned as well, and so are their
 * own forks, which come later in the circle.
 */
static void on_changed(void *u, pid_t pid)
{
	pid_t family[MAX_LOOK] = { pid };
	struct discover *d = u;
	size_t n = 1, first = d->nforks > FORKS_KEPT ? d->nforks - FORKS_KEPT : 0, end = d->nforks;
	uint64_t now = now_ns();

	if (!pid) {
		d->lost = true;
		return;
	}
	look_later(d, pid);
	for (size_t i = first; i < end; i++) {
		const struct forked *f = &d->forks[i % FORKS_KEPT];
		bool ours = false;

		if (f->ts + FORK_KEPT_NS < now)
			continue;
		for (size_t k = 0; k < n; k++)
			ours |= family[k] == f->parent;
		if (!ours)
			continue;
		if (n == ARRAY_SIZE(family)) {
			d->lost = true;
			return;
		}
		family[n++] = f->child;
		look_later(d, f->child);
	}
}

/*
 * Reads all records, and then looks at those of whom they said so, and nothing else. Returns how many records there were, or
 * -errno. A callback may ask for it again; what that finds is looked at here.
 */
static int consume(struct discover *d)
{
	int n = watch_consume(d->watch);

	if (n < 0 || d->looking)
		return n;
	d->looking = true;
	while (d->looked < d->nlook) {
		pid_t pid = d->look[d->looked++];

		if (!d->ops.wanted || d->ops.wanted(d->u, pid))
			(void)scan(d, pid);
	}
	d->looked = d->nlook = 0;
	d->looking = false;
	return n;
}

/* ---- time ---------------------------------------------------------------------------------------- */

static void drop_unseen(struct discover *d, struct proc *p)
{
	for (size_t i = p->nlinks; i > 0; i--)
		if (!p->links[i - 1].seen)
			proc_drop_link(d, p, i - 1);
}

static void reconcile_one(struct discover *d, pid_t pid)
{
	struct proc *p = proc_find(d, pid);

	for (size_t i = 0; i < p->nlinks; i++)
		p->links[i].seen = false;
	if (scan(d, pid))
		return;
	p = proc_find(d, pid); /* callbacks may have done anything */
	if (p)
		drop_unseen(d, p);
}

static void proc_gone(struct discover *d, struct proc *p)
{
	pid_t pid = p->pid;

	proc_forget(d, p);
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
		if (proc_find(d, pids[i]))
			reconcile_one(d, pids[i]);
}

static void retry_pids(struct discover *d)
{
	pid_t pids[MAX_RETRY_PIDS];
	size_t n = d->nretry;

	memcpy(pids, d->retry, n * sizeof(*pids));
	d->nretry = 0;
	for (size_t i = 0; i < n; i++)
		(void)scan(d, pids[i]);
}

static int rescan_if_lost(struct discover *d)
{
	uint64_t drops = watch_drops(d->watch);
	int r;

	if (drops == d->drops_seen && !d->lost)
		return 0;
	d->stats.lost += drops - d->drops_seen;
	d->drops_seen = drops;
	r = scan(d, 0);
	if (r == -ENOMEM)
		return 0;
	d->lost = false;
	d->stats.rescans++;
	reconcile(d);
	return r;
}

/*
 * A library whose mapping the kernel did not tell of is found by a scan, and counts as late then. So this is no loss by itself,
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
		(void)scan(d, 0);
	objects_sweep(d);
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
	static const struct watch_ops watch_ops = {
		.map = on_map,
		.exec = on_exec,
		.fork = on_fork,
		.exit = on_exit_,
		.changed = on_changed,
	};
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
		r = watch_new(&watch_ops, d, &d->watch);
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
		proc_forget(d, p);
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

int discover_start(struct discover *d, const pid_t *pids, size_t n)
{
	int r;

	r = watch_start(d->watch);
	if (r)
		return r;
	if (!n)
		return watch_scan(d->watch, 0);
	for (size_t i = 0; i < n && !r; i++)
		r = watch_scan(d->watch, pids[i]);
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
		r = consume(d);
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
	r = consume(d);
	if (r < 0)
		return r;
	if (!open_process_lives(pid))
		return -ESRCH;
	p = proc_find(d, pid);
	if (p)
		p->asked = false;
	return watch_scan(d->watch, pid);
}

int discover_file(struct discover *d, pid_t pid, int fd, const char *path)
{
	struct watch_map w;
	struct proc *p;
	int r;

	r = consume(d);
	if (r < 0)
		return r;
	r = watch_identify(d->watch, fd, &w);
	if (r)
		return r;
	p = proc_get(d, pid);
	if (!p)
		return -ENOMEM;
	w.m.h.tgid = w.m.h.tid = (uint32_t)pid;
	w.m.h.flags = p->tag;
	w.m.start = w.m.end = w.m.pgoff = 0;
	w.flags = 0;
	if (!proc_wanted(d, p))
		return 0;
	return handle_file(d, p, &w, fd, path);
}

int discover_identify(struct discover *d, int fd, struct discover_file_id *ret)
{
	struct watch_map real;
	int r = watch_identify(d->watch, fd, &real);

	if (r < 0)
		return r;
	*ret = (struct discover_file_id){ key_of(&real.m), real.stamp.size, real.stamp.mtime };
	return 0;
}

void discover_each(const struct discover *d, pid_t pid, void (*fn)(void *u, int obj), void *u)
{
	const struct proc *p = proc_find(d, pid);

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
