// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* targets.c - see targets.h. */
#include "live/targets.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "attach/filter.h"
#include "base/cleanup.h"
#include "base/grow.h"
#include "proc/procfs.h"

#define MAX_TARGETS 1024 /* pids that may be asked for by number */

struct target {
	pid_t pid;
	int pidfd; /* -1: gone */
};

struct targets {
	const struct xptibpf_opts *o;
	struct target *all;
	size_t n, alive;
};

/* A zombie still has a pid, but will never do anything. */
static bool has_ended(int pidfd)
{
	struct pollfd p = { .fd = pidfd, .events = POLLIN };

	return poll(&p, 1, 0) == 1;
}

/* Its libraries can't be found otherwise, and one would wait for them for ever. */
static int check_access(pid_t pid, struct errline *e)
{
	if (procfs_is_closed(pid))
		return errline_set(
			e, -EPERM,
			"process %d can't be looked at: it has another user or more privileges than "
			"xptibpf (run it with sudo, or with CAP_SYS_PTRACE)",
			pid);
	return 0;
}

static int add_target(struct targets *ts, pid_t pid, struct errline *e)
{
	struct target t = { .pid = pid };
	int r;

	t.pidfd = (int)syscall(SYS_pidfd_open, pid, 0);
	if (t.pidfd < 0 && errno == ESRCH)
		return errline_set(e, -ESRCH, "no such process: %d (see ps)", pid);
	if (t.pidfd < 0 && (errno == EINVAL || errno == ENOENT)) /* the latter from 6.15 on */
		return errline_set(e, -ESRCH,
				   "%d is a thread, not a process: use -t for one thread", pid);
	if (t.pidfd < 0)
		return errline_set(e, -errno, "process %d: %s", pid, strerror(errno));
	if (has_ended(t.pidfd))
		r = errline_set(e, -ESRCH, "process %d has ended", pid);
	else
		r = check_access(pid, e);
	if (r >= 0)
		r = GROW_APPEND(ts->all, ts->n, t);
	if (r < 0) {
		close(t.pidfd);
		return r;
	}
	ts->alive++;
	return 0;
}

static int check(struct targets *t, struct errline *e)
{
	const struct xptibpf_opts *o = t->o;
	pid_t tgid;
	int r;

	if (o->npids > MAX_TARGETS || o->ntids > MAX_TARGETS || o->ncomms > XB_FILTER_COMMS ||
	    o->ncgroups > XB_FILTER_CGROUPS)
		return errline_set(e, -EINVAL,
				   "too many targets (at most %d pids, %d names, %d cgroups)",
				   MAX_TARGETS, XB_FILTER_COMMS, XB_FILTER_CGROUPS);
	/* Nothing would be seen, and the end of a program would never be noticed. */
	if (procfs_in_pid_namespace())
		return errline_set(
			e, -ESRCH,
			"nothing can be traced from a pid namespace of its own, where process ids are not "
			"the kernel's: run it on the machine itself (docker: --pid=host)");
	for (size_t i = 0; i < o->npids; i++) {
		if (o->pids[i] == getpid())
			return errline_set(e, -EINVAL, "process %d is xptibpf itself", o->pids[i]);
		r = add_target(t, o->pids[i], e);
		if (r < 0)
			return r;
	}
	for (size_t i = 0; i < o->ntids; i++) {
		r = procfs_tgid(o->tids[i], &tgid);
		if (r < 0)
			return errline_set(e, -ESRCH, "no such thread: %d (see ps -L)", o->tids[i]);
		r = add_target(t, tgid, e);
		if (r < 0)
			return r;
	}
	return 0;
}

int targets_new(const struct xptibpf_opts *o, struct errline *e, struct targets **ret)
{
	struct targets *t = calloc(1, sizeof(*t));
	int r;

	if (!t)
		return -ENOMEM;
	t->o = o;
	r = check(t, e);
	if (r < 0) {
		targets_free(t);
		return r;
	}
	*ret = t;
	return 0;
}

struct targets *targets_free(struct targets *t)
{
	if (!t)
		return NULL;
	for (size_t i = 0; i < t->n; i++)
		if (t->all[i].pidfd >= 0)
			close(t->all[i].pidfd);
	free(t->all);
	free(t);
	return NULL;
}

size_t targets_count(const struct targets *t)
{
	return t->n;
}

pid_t targets_pid(const struct targets *t, size_t i)
{
	return t->all[i].pid;
}

int targets_fd(const struct targets *t, size_t i)
{
	return t->all[i].pidfd;
}

bool targets_has(const struct targets *t, pid_t pid)
{
	for (size_t i = 0; i < t->n; i++)
		if (t->all[i].pid == pid)
			return true;
	return false;
}

bool targets_are_alive(const struct targets *t)
{
	return t->alive;
}

bool targets_are_everyone(const struct targets *t)
{
	return !t->n && !t->o->argv;
}

bool targets_are_one(const struct targets *t)
{
	return !targets_are_everyone(t) && t->o->npids <= 1 && !t->o->follow && !t->o->argv;
}

/* The names that the kernel side compares, cut to the kernel's length. */
void targets_filter(const struct targets *t, struct xb_filter *f)
{
	const struct xptibpf_opts *o = t->o;

	f->self = (uint32_t)getpid();
	f->min_dur = o->min_dur_ns;
	if (o->all_layers)
		f->how |= XB_HOW_ALL_LAYERS;
	if (o->errors_only)
		f->how |= XB_HOW_ERRORS;
	if (o->npids || o->argv)
		f->flags |= XB_FILTER_PID;
	if (o->ntids)
		f->flags |= XB_FILTER_TID;
	if (o->follow || o->argv)
		f->flags |= XB_FILTER_FOLLOW;
	if (o->nuids)
		f->flags |= XB_FILTER_UID;
	if (o->ncgroups)
		f->flags |= XB_FILTER_CGROUP;
	if (o->ncomms)
		f->flags |= XB_FILTER_COMM;
	/* Following everyone is following no one in particular. */
	if (f->flags == XB_FILTER_FOLLOW)
		f->flags = 0;
	for (size_t i = 0; i < o->ncomms; i++)
		memcpy(f->comm[f->ncomm++], o->comms[i], strnlen(o->comms[i], XB_COMM - 1));
}

static int open_cgroup(const char *path)
{
	static const char *const roots[] = { "", "/sys/fs/cgroup", "/sys/fs/cgroup/unified" };
	char full[4096];

	for (size_t i = path[0] == '/' ? 0 : 1; i < ARRAY_SIZE(roots); i++) {
		int fd;

		snprintf(full, sizeof(full), "%s/%s", roots[i], path);
		fd = open(full, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
		if (fd >= 0)
			return fd;
	}
	return -ENOENT;
}

int targets_fill_sets(const struct targets *t, struct attacher *a, struct errline *e)
{
	const struct xptibpf_opts *o = t->o;
	int r;

	for (size_t i = 0; i < o->npids; i++) {
		r = attacher_add_pid(a, (uint32_t)o->pids[i]);
		if (r < 0)
			return r;
	}
	for (size_t i = 0; i < o->ntids; i++) {
		r = attacher_add_tid(a, (uint32_t)o->tids[i]);
		if (r < 0)
			return r;
	}
	for (size_t i = 0; i < o->nuids; i++) {
		r = attacher_add_uid(a, (uint32_t)o->uids[i]);
		if (r < 0)
			return r;
	}
	for (size_t i = 0; i < o->ncgroups; i++) {
		_cleanup_close_ int fd = open_cgroup(o->cgroups[i]);

		if (fd < 0)
			return errline_set(
				e, -ENOENT,
				"no such cgroup: '%s' (paths are relative to the cgroup v2 root)",
				o->cgroups[i]);
		r = attacher_add_cgroup(a, fd);
		if (r < 0)
			return errline_set(e, r,
					   "cgroup '%s': %s (a folder of cgroup v2 is needed)",
					   o->cgroups[i],
					   r == -EBADF ? "not a cgroup" : strerror(-r));
	}
	return 0;
}

void targets_gone(struct targets *t, size_t i, struct attacher *a)
{
	struct target *gone = &t->all[i];

	if (gone->pidfd < 0)
		return;
	close(gone->pidfd);
	gone->pidfd = -1;
	t->alive--;
	attacher_remove_pid(a, (uint32_t)gone->pid);
}
