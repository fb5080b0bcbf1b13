// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* doctor_kernel.c - of doctor: the kernel, its probes, and whether it accepts the programs that a trace loads. All of it is tried. */
#include "lib/doctor.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>

#include "attach/attach.h"
#include "attach/calib.h"
#include "lib/quiet.h"
#include "proc/capabilities.h"

#define TRY_RING (1U << 20) /* of programs that are loaded and not run */

/* ---- kernel and probes --------------------------------------------------------------------------- */

static void check_version(struct doctor *d)
{
	struct utsname u;

	if (!uname(&u))
		doctor_say(d, "kernel", "version", XPTIBPF_INFO, NULL, "%s %s", u.release,
			   u.machine);
}

/* A thing that calibration tried. Without BPF nothing was tried. */
static void check_tried(struct doctor *d, const struct calib *c, const char *group,
			const char *name, bool works, enum xptibpf_state without, const char *what,
			const char *advice)
{
	if (!c->bpf || !c->btf)
		doctor_say(d, group, name, XPTIBPF_UNKNOWN, NULL,
			   "%s: not tried without BPF or BTF", what);
	else
		doctor_say(d, group, name, works ? XPTIBPF_OK : without, advice, "%s", what);
}

static const char *bpf_advice(const struct doctor *d, int error)
{
	if (error == ENOSYS)
		return "this kernel was built without CONFIG_BPF_SYSCALL: another kernel is needed";
	if (error == EPERM && capabilities_suffice(d->caps, CAPABILITY_BPF))
		return "it is forbidden by a container's seccomp profile (use --privileged) or by lockdown";
	return "run it as root (sudo)";
}

void doctor_check_kernel(struct doctor *d, const struct calib *c)
{
	check_version(d);
	if (c->btf_refused)
		doctor_say(d, "kernel", "BTF", XPTIBPF_MISSING,
			   "the copy has to be this kernel's own; one that was built without "
			   "CONFIG_DEBUG_INFO_BTF takes none",
			   "the kernel refuses the copy of type information in /boot");
	else
		doctor_say(
			d, "kernel", "BTF", c->btf ? XPTIBPF_OK : XPTIBPF_MISSING,
			"a kernel with CONFIG_DEBUG_INFO_BTF=y is needed (most distributions have it)",
			"type information in /sys/kernel/btf/vmlinux, or a copy in /boot");
	if (c->bpf)
		doctor_say(d, "kernel", "BPF", XPTIBPF_OK, NULL, "the bpf system call is allowed%s",
			   c->token ? ", by a token that is delegated to this container" : "");
	else
		doctor_say(d, "kernel", "BPF", XPTIBPF_MISSING, bpf_advice(d, c->bpf_errno),
			   "the bpf system call fails: %s", strerror(c->bpf_errno));
	check_tried(d, c, "kernel", "ring buffer", c->ringbuf, XPTIBPF_MISSING,
		    "carries the events (5.8)", "kernel 5.15 or later is needed");
	check_tried(d, c, "kernel", "task storage", c->task_storage, XPTIBPF_MISSING,
		    "keeps calls that have not returned (5.11)", "kernel 5.15 or later is needed");
	check_tried(d, c, "kernel", "task_vma iterator", c->iter_vma, XPTIBPF_MISSING,
		    "finds the files that processes map (5.12)", "kernel 5.15 or later is needed");
}

void doctor_check_probes(struct doctor *d, const struct calib *c)
{
	check_tried(d, c, "probes", "uprobes", c->uprobe, XPTIBPF_MISSING, "can be placed",
		    "a kernel with CONFIG_UPROBE_EVENTS=y is needed");
	check_tried(d, c, "probes", "cookies", c->cookie, XPTIBPF_MISSING,
		    "tell probes apart (5.15)", "kernel 5.15 or later is needed");
	check_tried(
		d, c, "probes", "uprobe_multi", c->uprobe_multi, XPTIBPF_LIMITED,
		"many probes in one link (6.6)",
		"one link per probe is used: a process of its own goes on removing them after a command has ended");
	check_tried(d, c, "probes", "session links", c->uprobe_session, XPTIBPF_LIMITED,
		    "entry and return as one (6.13)",
		    "pairs are used: processes that are not traced pay for a return, too");
	check_tried(d, c, "probes", "canary", c->probe_fires, XPTIBPF_MISSING,
		    "a probe fires when it is hit",
		    "probes are placed here but never run: is this an emulated or patched kernel?");
	check_tried(
		d, c, "probes", "return probes", c->return_safe, XPTIBPF_LIMITED,
		"do no harm under a strict seccomp filter",
		"calls are shown at their entry only, without result and duration; kernels 6.11 to 6.13 "
		"need a later stable release");
}

/* ---- programs ------------------------------------------------------------------------------------ */

/* What libbpf said of a program that the kernel refuses. */
struct refusal {
	char program[64];
	char why[200];
	bool log; /* the next line is from the verifier's */
};

static void on_libbpf(void *u, const char *line)
{
	struct refusal *r = u;

	if (r->log)
		snprintf(r->why, sizeof(r->why), "%s", line);
	r->log = strstr(line, "-- BEGIN PROG LOAD LOG --");
	if (!*r->program && strstr(line, "BPF program load failed: ") &&
	    sscanf(line, "libbpf: prog '%63[^']'", r->program) == 1)
		snprintf(r->why, sizeof(r->why), "%s",
			 strstr(line, "failed: ") + strlen("failed: "));
}

/* What a kind of trace needs. Tiny programs may be accepted where these are not. */
static void check_kind(struct doctor *d, const char *name, enum xptibpf_state without,
		       const struct attach_opts *opts, const char *what)
{
	struct refusal refusal = { 0 };
	_cleanup_quiet_ struct quiet quiet;
	struct attacher *a = NULL;
	int r;

	quiet_begin(&quiet, on_libbpf, &refusal);
	r = attacher_new(opts, &a);
	if (r >= 0)
		r = attacher_try(a);
	attacher_free(a);
	if (r >= 0)
		doctor_say(d, "programs", name, XPTIBPF_OK, NULL, "the kernel accepts %s", what);
	else if (*refusal.program)
		doctor_say(d, "programs", name, without,
			   "please report it: xptibpf has to be changed for this kernel",
			   "the kernel refuses '%s': %s", refusal.program, refusal.why);
	else
		doctor_say(d, "programs", name, without, "see the checks above", "%s",
			   strerror(-r));
}

void doctor_check_programs(struct doctor *d, const struct calib *c)
{
	const struct attach_opts trace = { .calib = c, .ring_size = TRY_RING };
	struct attach_opts stacks = trace, serve = trace;

	if (!c->bpf || !calib_suffices(c) || !c->uprobe || !c->cookie) {
		doctor_say(d, "programs", "trace", XPTIBPF_UNKNOWN, NULL,
			   "not tried without what is missing above");
		return;
	}
	stacks.stack_bytes = serve.stack_bytes = XB_STACK_MAX;
	stacks.stack_limit = serve.stack_limit = 1;
	serve.count_by = XB_BY_FUNCTION;
	serve.accounts = serve.costs = serve.captures = true;
	serve.group_by = XB_GROUP_COMMAND;
	serve.slow_ns = 1;
	check_kind(d, "trace", XPTIBPF_MISSING, &trace, "what reads calls and XPTI events");
	check_kind(d, "trace -k", XPTIBPF_LIMITED, &stacks, "what takes stacks");
	check_kind(d, "serve", XPTIBPF_LIMITED, &serve, "what counts, and captures");
}
