// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* arm.c - the public functions for arming, which check their arguments and explain failures. */
#include "xptibpf/xptibpf.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "arm/job.h"
#include "arm/look.h"
#include "base/cleanup.h"
#include "beacon_abi.h"
#include "base/sized.h"
#include "lib/last_error.h"
#include "proc/procfs.h"

static void look_done(struct arm_look *l)
{
	arm_look_done(l);
}

static void files_done(struct arm_files *f)
{
	arm_files_done(f);
}

static int take_opts(pid_t pid, const struct xptibpf_arm_opts *opts, struct xptibpf_arm_opts *o)
{
	int r = opts ? sized_take(opts, o, sizeof(*o)) : 0;

	last_error_set(r < 0 ? "the options are not those of this release" : "");
	if (r < 0)
		return r;
	if (o->timeout_ms > XPTIBPF_ARM_TIMEOUT_MAX) {
		last_error_set("the time limit is more than a minute");
		return -EINVAL;
	}
	if (pid == getpid()) {
		last_error_set("it is xptibpf itself");
		return -EINVAL;
	}
	return 0;
}

static int arm(struct arm_job *j, const struct xptibpf_arm_opts *o, char why[ARM_WHY])
{
	unsigned timeout_ms = o->timeout_ms ?: ARM_TIMEOUT_MS;
	int r = arm_job_prepare(j, o->beacon, false, why);

	return r < 0 || j->already ? r : arm_job_run(j, timeout_ms, why);
}

static int disarm(struct arm_job *j, const struct xptibpf_arm_opts *o, char why[ARM_WHY])
{
	return arm_job_take_back(j, false, o->timeout_ms, why);
}

static int do_it(int (*what)(struct arm_job *j, const struct xptibpf_arm_opts *o,
			     char why[ARM_WHY]),
		 enum xptibpf_arm_what done, pid_t pid, const struct xptibpf_arm_opts *opts,
		 struct xptibpf_armed *ret)
{
	struct xptibpf_arm_opts o = { 0 };
	char why[ARM_WHY] = "";
	struct arm_job *j = NULL;
	int r = take_opts(pid, opts, &o) ?: arm_job_new(pid, &j);

	if (r < 0)
		return r;
	r = what(j, &o, why);
	if (r >= 0)
		arm_job_tell(j, j->already ? XPTIBPF_ARM_ALREADY : done, j->remark, ret);
	else
		last_error_set(why);
	arm_job_free(j);
	return r;
}

int xptibpf_arm(pid_t pid, const struct xptibpf_arm_opts *opts, struct xptibpf_armed *ret)
{
	return do_it(arm, XPTIBPF_ARM_DONE, pid, opts, ret);
}

int xptibpf_disarm(pid_t pid, const struct xptibpf_arm_opts *opts, struct xptibpf_armed *ret)
{
	return do_it(disarm, XPTIBPF_ARM_DISARMED, pid, opts, ret);
}

static int tell_process(const struct arm_look *l,
			int (*each)(void *u, const struct xptibpf_arm_process *p), void *u)
{
	bool sycl = l->nmodules && l->modules[0].file->sycl;
	struct xptibpf_arm_process p = {
		.pid = l->pid,
		.comm = l->process.comm,
		.state = l->state,
		.speaks = l->beacon.file && l->listens != BEACON_QUIET,
		.release = sycl ? l->modules[0].file->release : "",
		.path = sycl ? l->modules[0].path : NULL,
		.why = l->why[0] ? l->why : NULL,
	};

	return each(u, &p);
}

static int list_one(struct arm_files *files, pid_t pid, bool asked,
		    int (*each)(void *u, const struct xptibpf_arm_process *p), void *u)
{
	_cleanup_(look_done) struct arm_look look = { 0 };
	int r = arm_look(files, pid, &look);

	if (r == 0 && !asked && look.error == -EPERM && !look.unopened)
		return -EACCES; /* its memory can't be read */
	if (r < 0 || (!asked && !look.stalled && !(look.nmodules && look.modules[0].file->sycl)))
		return r;
	return tell_process(&look, each, u);
}

struct listing {
	struct arm_files *files;
	int (*each)(void *u, const struct xptibpf_arm_process *p);
	void *u;
	unsigned closed; /* processes that can't be looked at */
};

static int list_process(void *u, pid_t pid)
{
	struct listing *l = u;
	int r = pid == getpid() ? 0 : list_one(l->files, pid, false, l->each, l->u);

	l->closed += r == -EACCES;
	return r == -EACCES || r == -ESRCH ? 0 : r;
}

static int list_all(struct listing *l)
{
	int r = procfs_each(list_process, l);
	char why[ARM_WHY];

	/* There may always be one that even root can't, such as a container's first. */
	if (!r && l->closed && geteuid()) {
		snprintf(why, sizeof(why), "%u processes can't be looked at%s", l->closed,
			 arm_why_denied());
		last_error_set(why);
	}
	return r;
}

int xptibpf_arm_list(const pid_t *pids, size_t npids,
		     int (*each)(void *u, const struct xptibpf_arm_process *p), void *u)
{
	_cleanup_(files_done) struct arm_files files = { 0 };
	char why[ARM_WHY];
	int r = 0;

	last_error_set("");
	if (!npids)
		r = list_all(&(struct listing){ &files, each, u, 0 });
	for (size_t i = 0; !r && i < npids; i++) {
		r = list_one(&files, pids[i], true, each, u);
		if (r == -EACCES)
			snprintf(why, sizeof(why), "process %d can't be looked at: %s%s", pids[i],
				 strerror(-r), arm_why_denied());
		else if (r == -ESRCH)
			snprintf(why, sizeof(why), "no such process: %d (see ps)", pids[i]);
		else
			continue;
		last_error_set(why);
	}
	return r;
}
