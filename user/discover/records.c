// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* records.c - what watch.c's records say of processes: mappings, programs, children, ends; and in which order they are looked at. */
#include <errno.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "discover/inside.h"

#define FORK_KEPT_NS 1000000000ULL

static void handle_map(struct discover *d, const struct watch_map *w)
{
	struct proc *p = discover_proc_get(d, (pid_t)w->m.h.tgid);

	if (!p) {
		d->lost = true;
		return;
	}
	d->stats.mappings++;
	if (discover_proc_set_tag(d, p, &w->m.h) && discover_proc_wanted(d, p))
		discover_handle_file(d, p, w, -1, NULL);
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

int discover_rescan(struct discover *d, pid_t pid)
{
	int r = watch_scan(d->watch, pid);

	if ((r == -ENOMEM || r == -EAGAIN) && !d->lost) {
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
	struct proc *p = discover_proc_find(d, pid);
	bool look = !watch_is_hooked(d->watch);

	if (!p && d->ops.process_exec)
		d->ops.process_exec(d->u, pid);
	if (p && !discover_proc_set_tag(d, p, &e->h))
		return;
	if (p && !p->exec_told) {
		/* A scan was faster than this record; what it found is reported again, in order. */
		discover_proc_reset(d, p);
		look = true;
	}
	flush_deferred(d, pid, true);
	if (look)
		look_later(d, pid);
}

static void on_fork(void *u, const struct xb_fork *f)
{
	struct discover *d = u;
	struct proc *parent = discover_proc_find(d, (pid_t)f->h.tgid), *child;
	struct xb_map m;

	d->forks[d->nforks++ % FORKS_KEPT] = (struct forked){
		.parent = (pid_t)f->h.tgid,
		.child = (pid_t)f->child_tgid,
		.ts = f->h.ts,
	};
	if (!parent || !parent->nlinks)
		return;
	child = discover_proc_get(d, (pid_t)f->child_tgid);
	if (!child) {
		d->lost = true;
		return;
	}
	if (!discover_proc_set_tag(d, child, &f->h) || !discover_proc_wanted(d, child))
		return;
	for (size_t i = 0; i < parent->nlinks; i++) {
		m = parent->links[i].m;
		m.h.tgid = f->child_tgid;
		m.h.tid = f->child_tid;
		m.h.flags = f->h.flags;
		m.h.ts = f->h.ts;
		discover_map_object(d, child, parent->links[i].obj, &m);
	}
}

static void on_exit_(void *u, const struct xb_exit *e)
{
	struct discover *d = u;
	pid_t pid = (pid_t)e->h.tgid;
	struct proc *p = discover_proc_find(d, pid);

	flush_deferred(d, pid, false);
	/* A record older than our scan must not end a process that got the same pid since. */
	if (p && p->tagged && p->tag != e->h.flags && e->h.ts < p->tag_ts)
		return;
	if (p)
		discover_proc_forget(d, p);
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

int discover_consume(struct discover *d)
{
	int n = watch_consume(d->watch);

	if (n < 0 || d->looking)
		return n;
	d->looking = true;
	while (d->looked < d->nlook) {
		pid_t pid = d->look[d->looked++];

		if (!d->ops.wanted || d->ops.wanted(d->u, pid))
			(void)discover_rescan(d, pid);
	}
	d->looked = d->nlook = 0;
	d->looking = false;
	return n;
}

const struct watch_ops discover_watch_ops = {
	.map = on_map,
	.exec = on_exec,
	.fork = on_fork,
	.exit = on_exit_,
	.changed = on_changed,
};
