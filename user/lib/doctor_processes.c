// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* doctor_processes.c - of doctor: what can be traced in which process. They are only examined through /proc. */
#include "lib/doctor.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arm/look.h"
#include "arm_abi.h"
#include "base/cleanup.h"
#include "base/read.h"
#include "base/strbuf.h"
#include "beacon_abi.h"
#include "peek/peek.h"
#include "proc/mappings.h"
#include "proc/procfs.h"
#include "proc/status.h"
#include "proc/toolenv.h"

#define MAX_LIBRARIES 64 /* traced libraries in one process */

struct found {
	struct xptibpf_library list[MAX_LIBRARIES];
	const struct doctor_library *seen[MAX_LIBRARIES];
	size_t n;
	uint64_t state,
		armed; /* addresses of the beacon's members in its memory; 0: there is none */
	char stalled[ARM_WHY]; /* of the first file that can't be read because nobody answers for it; "": none */
	bool unopened; /* some executable mapping's file could not be opened */
};

static void take_library(struct found *f, const struct doctor_library *lib, const struct mapping *m)
{
	if (lib->beacon) {
		f->state = m->start - m->pgoff + lib->state;
		f->armed = lib->armed ? m->start - m->pgoff + lib->armed : 0;
	}
	for (size_t i = 0; i < f->n; i++)
		if (f->seen[i] == lib)
			return;
	if (f->n == MAX_LIBRARIES)
		return;
	f->seen[f->n] = lib;
	f->list[f->n++] = lib->pub;
}

struct reading {
	struct doctor *d;
	struct found *found;
};

static void say_stalled(struct reading *r, const char *path)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (r->found->stalled[0])
		return;
	strbuf_add_escaped(&text, path, strnlen(path, 300), 0);
	snprintf(r->found->stalled, sizeof(r->found->stalled),
		 "maps %s, which can't be read: its file system does not answer",
		 strbuf_str(&text));
}

static int on_mapping(void *u, const struct mapping *m)
{
	struct reading *r = u;
	struct doctor_library *lib;
	int e = doctor_library_of(r->d, m, &lib);

	if (e == -ETIMEDOUT) {
		say_stalled(r, m->path);
		return 0;
	}
	if (e < 0)
		return e;
	if (!lib)
		r->found->unopened = true;
	else if (lib->ours)
		take_library(r->found, lib, m);
	return 0;
}

/* XPTI needs both of them, with any value that is not empty. */
static bool has_subscriber(const struct toolenv *env)
{
	const char *subscribers = toolenv_get(env, "XPTI_SUBSCRIBERS"),
		   *dispatcher = toolenv_get(env, "XPTI_FRAMEWORK_DISPATCHER");

	return subscribers && *subscribers && dispatcher && *dispatcher;
}

/* Whether it is listening; if there are other subscribers, somebody is. */
static enum xptibpf_xpti beacon_of(pid_t pid, const struct found *f, const struct toolenv *env,
				   bool unread)
{
	const char *subscribers = toolenv_get(env, "XPTI_SUBSCRIBERS");
	uint8_t state;

	if (unread || peek_mem(pid, f->state, &state, sizeof(state)) < 0)
		return XPTIBPF_XPTI_UNKNOWN;
	if (state != BEACON_QUIET || (subscribers && strchr(subscribers, ',')))
		return XPTIBPF_XPTI_ARMED;
	return XPTIBPF_XPTI_QUIET;
}

/* enum beacon_armed */
static uint8_t armed_of(pid_t pid, const struct found *f)
{
	uint8_t armed;

	return f->armed && peek_mem(pid, f->armed, &armed, sizeof(armed)) == 0 ? armed
									       : BEACON_NOT_ARMED;
}

static enum xptibpf_xpti armed_by_us(pid_t pid, const struct found *f)
{
	uint8_t state;

	if (peek_mem(pid, f->state, &state, sizeof(state)) < 0)
		return XPTIBPF_XPTI_UNKNOWN;
	return state == BEACON_QUIET ? XPTIBPF_XPTI_QUIET : XPTIBPF_XPTI_ARMED;
}

static enum xptibpf_xpti xpti_of(pid_t pid, const struct found *f, const struct toolenv *env,
				 bool unread, uint8_t armed)
{
	bool framework = false;

	for (size_t i = 0; i < f->n; i++)
		framework |= f->list[i].xpti;
	if (!framework)
		return XPTIBPF_XPTI_NONE;
	if (armed == BEACON_ARMED_NOW)
		return armed_by_us(pid, f);
	/* A process that was disarmed still has the beacon. */
	if (f->state && (armed == BEACON_NOT_ARMED || has_subscriber(env)))
		return beacon_of(pid, f, env, unread);
	if (unread)
		return XPTIBPF_XPTI_UNKNOWN;
	return has_subscriber(env) ? XPTIBPF_XPTI_ARMED : XPTIBPF_XPTI_SILENT;
}

/* To what another subscriber listens, or why it can't be armed. why "": neither. */
static int look_at_arming(struct doctor *d, struct xptibpf_process *p, char why[ARM_WHY])
{
	struct arm_look look;
	int r = arm_look(&d->files, p->pid, &look);

	if (r < 0)
		return r == -ENOMEM ? r : 0;
	memcpy(why, look.why, ARM_WHY);
	if (look.state == XPTIBPF_ARM_OTHERS) {
		p->subscribed = why;
		p->xpti = XPTIBPF_XPTI_ARMED;
	} else if (look.state == XPTIBPF_ARM_CANNOT && p->xpti != XPTIBPF_XPTI_ARMED) {
		p->cannot_arm = why;
	}
	arm_look_done(&look);
	return 0;
}

static bool maps_sycl(const struct found *f)
{
	bool sycl = false;

	for (size_t i = 0; i < f->n; i++)
		sycl |= f->list[i].libsycl;
	return sycl;
}

static const char *remark_on(const struct found *f)
{
	bool sycl = maps_sycl(f), stripped = false, calls = false;

	for (size_t i = 0; i < f->n; i++) {
		stripped |= f->list[i].libsycl && f->list[i].stripped;
		calls |= f->list[i].napis > 0;
	}
	if (!f->n && f->unopened)
		return "maps files that can't be opened with these privileges";
	if (!f->n)
		return "maps no library that can be traced (yet)";
	if (sycl && !calls && stripped)
		return "its libsycl is stripped and hides the ur functions that it contains: their calls are only seen if XPTI reports them, which needs UR_ENABLE_LAYERS=UR_LAYER_TRACING in its environment";
	if (sycl && !calls)
		return "libsycl has not loaded its Unified Runtime yet";
	return NULL;
}

static void read_comm(pid_t pid, char *buf, size_t size)
{
	if (read_line(buf, size, "/proc/%d/comm", pid) < 0)
		snprintf(buf, size, "?");
}

static int check_process(struct doctor *d, pid_t pid, bool asked)
{
	_cleanup_free_ struct found *f = calloc(1, sizeof(*f));
	_cleanup_(toolenv_done) struct toolenv env = { 0 };
	struct xptibpf_process p = { .pid = pid };
	struct xptibpf_variable vars[TOOLENV_MAX];
	char comm[64], why[ARM_WHY] = "";
	struct procfs_state state;
	uint8_t armed;
	int r, e;

	if (!f)
		return -ENOMEM;
	r = mappings_each(pid, on_mapping, &(struct reading){ d, f });
	if (r == -ENOMEM)
		return r;
	if (r == -EACCES || r == -EPERM) {
		d->closed++;
		d->closed_last = pid;
	}
	if (!f->n && !f->stalled[0] && !asked)
		return 0;
	read_comm(pid, comm, sizeof(comm));
	p.comm = comm;
	p.libraries = f->list;
	p.nlibraries = f->n;
	e = toolenv_read(pid, &env);
	if (e == -ENOMEM)
		return e;
	p.environ_unread = e < 0;
	for (size_t i = 0; i < env.n; i++)
		vars[i] = (struct xptibpf_variable){ .name = env.vars[i].name,
						     .value = env.vars[i].value,
						     .on = env.vars[i].on,
						     .effect = env.vars[i].effect };
	p.variables = vars;
	p.nvariables = env.n;
	armed = armed_of(pid, f);
	p.xpti = xpti_of(pid, f, &env, e < 0, armed);
	p.armed = armed == BEACON_ARMED_NOW;
	if (!f->state &&
	    (p.xpti == XPTIBPF_XPTI_ARMED || p.xpti == XPTIBPF_XPTI_SILENT || maps_sycl(f)) &&
	    look_at_arming(d, &p, why) == -ENOMEM)
		return -ENOMEM;
	p.remark = r < 0	   ? "can't be looked at with these privileges"
		   : f->stalled[0] ? f->stalled
				   : remark_on(f);
	/* Without its memory, nothing else is known of it. */
	if (!f->n && procfs_state(pid, &state) == 0 && procfs_ending(&state))
		p.remark = procfs_ending(&state);
	if (d->opts->process)
		d->opts->process(d->opts->u, &p);
	return 0;
}

static int check_other_process(void *u, pid_t pid)
{
	int r = pid == getpid() ? 0 : check_process(u, pid, false);

	return r < 0 ? r : 0;
}

static void check_pid_namespace(struct doctor *d)
{
	if (procfs_in_pid_namespace())
		doctor_say(
			d, "processes", "pid namespace", XPTIBPF_MISSING,
			"run it on the machine itself, or in a container with the machine's (docker: --pid=host)",
			"one of its own: process ids are not the kernel's here, and nothing can be seen");
	else
		doctor_say(d, "processes", "pid namespace", XPTIBPF_OK, NULL,
			   "the machine's: all processes");
}

/* One that was asked for is known by its number, and all of them are only counted. */
static void say_closed(struct doctor *d)
{
	enum xptibpf_state state = geteuid() ? XPTIBPF_LIMITED : XPTIBPF_INFO;

	if (d->opts->npids && d->closed == 1)
		doctor_say(d, "processes", "not accessible", state, "run it as root to see it",
			   "process %d can't be looked at", d->closed_last);
	else if (d->closed)
		doctor_say(d, "processes", "not accessible", state, "run it as root to see them",
			   "%u processes can't be looked at", d->closed);
}

int doctor_check_processes(struct doctor *d)
{
	int r = 0;

	check_pid_namespace(d);

	if (!d->opts->npids)
		r = procfs_each(check_other_process, d);
	for (size_t i = 0; r >= 0 && i < d->opts->npids; i++)
		r = check_process(d, d->opts->pids[i], true);
	if (r >= 0)
		say_closed(d);
	return r;
}
