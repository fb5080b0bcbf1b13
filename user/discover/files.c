// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * files.c - a file that a process has mapped: opens it, asks the caller about it, and notices if it was overwritten since.
 */
#include <errno.h>
#include <stdlib.h>

#include "base/cleanup.h"
#include "discover/inside.h"
#include "discover/open.h"

#define MAX_FAILS   16 /* attempts for a file that the caller can't read */
#define MAX_RETRIES 3  /* attempts for a process whose mapping could not be opened */

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
		o = discover_object_add(d, w);
	if (!o || ++o->fails < MAX_FAILS)
		return;
	watch_set_boring(d->watch, w);
	discover_object_forget(d, o);
}

/* Asks the caller about a file. The object if it is kept, else NULL. */
static struct object *look_at(struct discover *d, struct object *o, const struct watch_map *w,
			      int fd, const char *path)
{
	struct inode_key key = discover_key_of(&w->m);
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
			discover_object_forget(d, o);
		return NULL;
	}
	if (!o)
		o = discover_object_add(d, w);
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
		l = discover_proc_link(p, o);
		if (!l)
			continue;
		if (ret->list)
			ret->list[ret->n++] = (struct holder){ .proc = p, .m = l->m };
		discover_proc_drop_link(d, p, (size_t)(l - p->links));
	}
	discover_object_forget(d, o);
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

int discover_handle_file(struct discover *d, struct proc *p, const struct watch_map *w, int fd,
			 const char *path)
{
	_cleanup_(holders_done) struct holders old = { 0 };
	struct inode_key key = discover_key_of(&w->m);
	struct object *o = discover_object_find(d, &key);
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
		discover_map_object(d, old.list[i].proc, o, &old.list[i].m);
	discover_map_object(d, p, o, &w->m);
	return 0;
}
