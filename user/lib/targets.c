// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* targets.c - who is traced: from the options to processes that exist and the kernel side's filter. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "attach/attach.h"
#include "base/cleanup.h"
#include "discover/hold.h"
#include "lib/tracer.h"
#include "proc/procfs.h"

/* A process that nobody has waited for yet has a number still, and will never do anything. */
static bool has_ended(int pidfd)
{
	struct pollfd p = { .fd = pidfd, .events = POLLIN };

	return poll(&p, 1, 0) == 1;
}

static int add_target(struct xptibpf *x, pid_t pid)
{
	struct target t = { .pid = pid };
	struct target *all;

	t.pidfd = (int)syscall(SYS_pidfd_open, pid, 0);
	if (t.pidfd < 0 && errno == ESRCH)
		return tracer_fail(x, -ESRCH, "no process %d: it has ended, or never was (see ps)",
				   pid);
	if (t.pidfd < 0 && (errno == EINVAL || errno == ENOENT)) /* the latter from 6.15 on */
		return tracer_fail(x, -ESRCH,
				   "%d is a thread, not a process: use -t for one thread", pid);
	if (t.pidfd < 0)
		return tracer_fail(x, -errno, "process %d: %s", pid, strerror(errno));
	if (has_ended(t.pidfd)) {
		close(t.pidfd);
		return tracer_fail(x, -ESRCH, "process %d has ended", pid);
	}
	all = reallocarray(x->targets, x->ntargets + 1, sizeof(*all));
	if (!all) {
		close(t.pidfd);
		return -ENOMEM;
	}
	x->targets = all;
	all[x->ntargets++] = t;
	x->alive++;
	return 0;
}

int targets_check(struct xptibpf *x)
{
	const struct xptibpf_opts *o = &x->opts;
	pid_t tgid;
	int r;

	if (o->npids > MAX_TARGETS || o->ntids > MAX_TARGETS || o->ncomms > XB_FILTER_COMMS ||
	    o->ncgroups > XB_FILTER_CGROUPS)
		return tracer_fail(x, -EINVAL,
				   "too many targets (at most %d pids, %d names, %d cgroups)",
				   MAX_TARGETS, XB_FILTER_COMMS, XB_FILTER_CGROUPS);
	/* Nothing at all would be seen, and the end of a program never be noticed. */
	if (procfs_in_pid_namespace())
		return tracer_fail(
			x, -ESRCH,
			"nothing can be traced from a pid namespace of its own, where process numbers are not "
			"the kernel's: run it on the machine itself (docker: --pid=host)");
	for (size_t i = 0; i < o->npids; i++) {
		if (o->pids[i] == getpid())
			return tracer_fail(x, -EINVAL, "process %d is xptibpf itself", o->pids[i]);
		r = add_target(x, o->pids[i]);
		if (r < 0)
			return r;
	}
	for (size_t i = 0; i < o->ntids; i++) {
		r = procfs_tgid(o->tids[i], &tgid);
		if (r < 0)
			return tracer_fail(x, -ESRCH,
					   "no thread %d: it has ended, or never was (see ps -L)",
					   o->tids[i]);
		r = add_target(x, tgid);
		if (r < 0)
			return r;
	}
	x->everyone = !x->ntargets && !o->argv;
	return 0;
}

/* The names that the kernel side compares, cut as the kernel cuts them. */
void targets_filter(const struct xptibpf *x, struct xb_filter *f)
{
	const struct xptibpf_opts *o = &x->opts;

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

int targets_fill_sets(struct xptibpf *x)
{
	const struct xptibpf_opts *o = &x->opts;
	int r;

	for (size_t i = 0; i < o->npids; i++) {
		r = attacher_add_pid(x->attacher, (uint32_t)o->pids[i]);
		if (r < 0)
			return r;
	}
	for (size_t i = 0; i < o->ntids; i++) {
		r = attacher_add_tid(x->attacher, (uint32_t)o->tids[i]);
		if (r < 0)
			return r;
	}
	for (size_t i = 0; i < o->nuids; i++) {
		r = attacher_add_uid(x->attacher, (uint32_t)o->uids[i]);
		if (r < 0)
			return r;
	}
	for (size_t i = 0; i < o->ncgroups; i++) {
		_cleanup_close_ int fd = open_cgroup(o->cgroups[i]);

		if (fd < 0)
			return tracer_fail(
				x, -ENOENT,
				"no cgroup '%s' (paths are those under the cgroup v2 root)",
				o->cgroups[i]);
		r = attacher_add_cgroup(x->attacher, fd);
		if (r < 0)
			return tracer_fail(x, r,
					   "cgroup '%s': %s (a folder of cgroup v2 is needed)",
					   o->cgroups[i],
					   r == -EBADF ? "not a cgroup" : strerror(-r));
	}
	if (x->hold)
		return attacher_add_pid(x->attacher, (uint32_t)hold_pid(x->hold));
	return 0;
}

void targets_gone(struct xptibpf *x, size_t i)
{
	struct target *t = &x->targets[i];

	if (t->pidfd < 0)
		return;
	epoll_ctl(x->epoll, EPOLL_CTL_DEL, t->pidfd, NULL);
	close(t->pidfd);
	t->pidfd = -1;
	x->alive--;
	attacher_remove_pid(x->attacher, (uint32_t)t->pid);
}
