// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * set_up.c - sets up a live trace: programs and probes, the first records of the stream, and discovery. It also reports
 * to the user what this machine can't do or lacks.
 */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "arm/beacon.h"
#include "attach/attach.h"
#include "attach/calib.h"
#include "attach/costs.h"
#include "attach/filter.h"
#include "attach/gpu_probes.h"
#include "attach/place.h"
#include "attach/price.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "discover/discover.h"
#include "discover/hold.h"
#include "live/capturing.h"
#include "live/costs.h"
#include "live/counts.h"
#include "live/inside.h"
#include "live/on_demand.h"
#include "live/older.h"
#include "live/refine.h"
#include "live/sampled.h"
#include "live/targets.h"
#include "proc/capabilities.h"
#include "proc/lockdown.h"
#include "proc/procfs.h"
#include "proc/start.h"
#include "proc/userns.h"
#include "ring/ring.h"
#include "select/stacks.h"
#include "session/session.h"
#include "session/snapshots.h"

#define PAUSE_MS     4	/* while nobody waits for calls, but counts them for months */
#define LINGER_S     60 /* how long an unused library keeps its probes while everyone is traced */
#define COUNT_RING   (1U << 20)
#define CAPTURE_RING (4U << 20)
#define STACK_RING \
	(64U << 20) /* a second of stacks, by the default limits of their size and number */

/* If every probe is a separate link, removing them is slow, so there are fewer by default. */
#define SMALL_SET                                                                                          \
	"sycl,thread,ur:urEnqueue*,ur:urUSM*Alloc,ur:urUSMFree,ur:urMem*,ur:urEventWait,ur:urQueueFinish," \
	"ze:zeCommandListAppend*,ze:zeCommandQueue*,ze:zeMemAlloc*,ze:zeMemFree*,ze:ze*Synchronize,"       \
	"cl:clEnqueue*,cl:clCreateBuffer*,cl:clWaitForEvents,cl:clFinish,"                                 \
	"cu:cuLaunch*,cu:cuMemAlloc*,cu:cuMemFree*,cu:cuMemcpy*,cu:cu*Synchronize"

/* ---- programs and probes ------------------------------------------------------------------------- */

static int select_small(struct live *l)
{
	_cleanup_free_ char *why = NULL;
	struct selection *s;
	int r = selection_new(SMALL_SET, &s, &why);

	if (r >= 0)
		session_select(l->session, s);
	return r;
}

/* With CAP_BPF alone, what the kernel refuses looks like what it lacks. 0: that is not why. */
static int explain_privileges(struct live *l)
{
	uint64_t own = capabilities_own();
	bool bpf = capabilities_suffice(own, CAPABILITY_BPF),
	     perfmon = capabilities_suffice(own, CAPABILITY_PERFMON);

	if (bpf && perfmon)
		return 0;
	if (bpf || perfmon)
		return errline_set(
			l->error, -EPERM,
			"%s is missing: BPF programs need CAP_BPF and CAP_PERFMON (run it with sudo, or in a "
			"container with --cap-add %s)",
			bpf ? "CAP_PERFMON" : "CAP_BPF", bpf ? "PERFMON" : "BPF");
	return errline_set(l->error, -EPERM, "BPF needs root here: run it with sudo");
}

/* Without /sys/kernel/btf/vmlinux. */
static int explain_types(struct live *l, int r)
{
	struct utsname u;

	if (uname(&u))
		*u.release = '\0';
	if (calib_has_types())
		return errline_set(
			l->error, r,
			"the kernel refuses the type information in /boot/vmlinux-%s: it has to be this kernel's own, "
			"and one that was built without CONFIG_DEBUG_INFO_BTF takes none",
			u.release);
	return errline_set(
		l->error, r,
		"this kernel has no type information (/sys/kernel/btf/vmlinux): it needs CONFIG_DEBUG_INFO_BTF, or a "
		"container its machine's /sys, or a copy of that file as /boot/vmlinux-%s",
		u.release);
}

static int explain_attacher(struct live *l, int r)
{
	if (r == -EPERM || r == -EACCES || r == -ENOSYS) {
		int privileges = explain_privileges(l);

		if (privileges < 0)
			return privileges;
	}
	if (r == -ENOMEM)
		return errline_set(
			l->error, r,
			"there is no memory for BPF programs and their maps: the machine's is used up, or the "
			"limit of the control group is too low (memory.max; MemoryMax= of a service)");
	if (lockdown_forbids(NULL))
		return errline_set(
			l->error, -EPERM,
			"the kernel is locked down, so BPF programs may not read its memory: start it with "
			"lockdown=integrity or none");
	if ((r == -EPERM || r == -EACCES) && userns_is_inner())
		return errline_set(
			l->error, -EPERM,
			"the kernel refuses BPF programs in a user namespace to which they are not delegated: mount a BPF "
			"file system at /sys/fs/bpf there, with delegate_cmds, delegate_maps, delegate_progs and "
			"delegate_attachs (kernel 6.9; see xptibpf-doctor(1))");
	if (r == -EPERM || r == -EACCES)
		return errline_set(
			l->error, -EPERM,
			"the kernel refuses BPF programs here: is this a container without "
			"CAP_SYS_ADMIN, or with a filter of system calls? (see 'xptibpf doctor')");
	if (r == -ENOSYS && access("/sys/kernel/btf/vmlinux", R_OK))
		return explain_types(l, r);
	if (r == -ENOSYS)
		return errline_set(
			l->error, r,
			"this kernel lacks required features (5.15 or later has them): 'xptibpf doctor' shows "
			"what is missing");
	return errline_set(l->error, r, "loading the BPF programs: %s", strerror(-r));
}

/* All that has to be there was found, so it is one of the programs. */
static int explain_load(struct live *l, int r)
{
	bool refused = r == -EACCES || r == -EINVAL || r == -E2BIG;

	if (refused && explain_privileges(l) == 0 && !lockdown_forbids(NULL))
		return errline_set(
			l->error, r == -EINVAL ? -ENOEXEC : r,
			"this kernel refuses a BPF program: 'xptibpf doctor' says which, and why");
	return explain_attacher(l, r);
}

static void measure(struct live *l)
{
	struct xptibpf_costs_now *to = &session_costs(l->session)->now;
	uint32_t prices[PRICES];
	int r = attacher_measure(l->attacher, prices);

	if (r < 0)
		session_warn(l->session,
			     "what a hit of a probe costs could not be measured: %s: it is guessed",
			     strerror(-r));
	to->entry_ns = prices[PRICE_ENTRY];
	to->call_ns = prices[PRICE_CALL];
	to->stepped_entry_ns = prices[PRICE_STEPPED_ENTRY];
	to->stepped_call_ns = prices[PRICE_STEPPED_CALL];
}

static int set_up_attacher(struct live *l)
{
	const struct xptibpf_opts *o = l->o.o;
	struct attach_opts a = {
		.ring_size = o->ring_size,
		.link = (enum attach_link)o->link,
		.entry_only = o->entry_only,
		.images = o->images,
		.count_by = l->o.count_by,
		.data = o->data,
		.accounts = o->data || (l->o.count_by && session_sums(l->session)),
		.group_by = l->o.count_by ? session_groups(l->session)->by : 0,
		.costs = l->o.count_by && session_costs(l->session),
		.captures = l->o.count_by && session_captures(l->session),
		.slow_ns = l->o.count_by && session_slow(l->session)
				   ? session_slow(l->session)->over_ns
				   : 0,
	};
	int r;

	/* The records that name processes and threads need little room. */
	if (l->o.count_by && !a.ring_size)
		a.ring_size = a.captures ? CAPTURE_RING : COUNT_RING;
	if (l->o.stacks) {
		a.ring_size = a.ring_size ?: STACK_RING;
		a.stack_bytes = o->stack_bytes ?: STACKS_BYTES;
		a.stack_limit = o->stack_limit ?: STACKS_LIMIT;
	} else if (a.captures) {
		a.stack_bytes = STACKS_BYTES;
		a.stack_limit = STACKS_LIMIT;
	}
	targets_filter(l->targets, &a.filter);
	r = attacher_new(&a, &l->attacher);
	if (r < 0)
		return explain_attacher(l, r);
	r = attacher_load(l->attacher);
	if (r < 0)
		return explain_load(l, r);
	if (a.costs)
		measure(l);
	if (attacher_link(l->attacher) == ATTACH_LINK_PERF && !o->select) {
		session_warn(
			l->session,
			"this kernel removes probes slowly: tracing launches, copies, memory and waits only (select others with -e)");
		r = select_small(l);
		if (r < 0)
			return r;
	}
	if (o->errors_only && !attacher_returns(l->attacher))
		return errline_set(
			l->error, -ENOSYS,
			"--errors-only: there are no results on this kernel, where return "
			"probes could harm programs");
	if (!o->entry_only && !attacher_returns(l->attacher))
		session_warn(
			l->session,
			"return probes could harm programs on this kernel (a seccomp filter would kill them): "
			"calls are shown at their entry only, without result and duration");
	if (!attacher_calib(l->attacher)->probe_fires)
		session_warn(
			l->session,
			"a probe was placed but did not fire on this kernel: the output may be incomplete");
	return 0;
}

/* ---- the stream ---------------------------------------------------------------------------------- */

/* The beginning of the trace, of which the clock is the first record. */
static int begin_stream(struct live *l)
{
	const struct xptibpf_opts *o = l->o.o;
	struct xb_def_clock c = {
		.h = { .len = sizeof(c),
		       .type = XB_DEF_CLOCK,
		       .flags = live_is_one(l) ? XB_CLOCK_ONE : 0 },
		.version = XB_WIRE_VERSION,
	};
	int r;

	if (o->all_layers)
		c.h.flags |= XB_CLOCK_LAYERS;
	if (o->errors_only || o->min_dur_ns)
		c.h.flags |= XB_CLOCK_PARTIAL;
	if (l->o.count_by)
		c.h.flags |= XB_CLOCK_COUNTED;
	c.h.flags |= (uint16_t)((o->data ? XB_CLOCK_DATA : 0) | (o->images ? XB_CLOCK_IMAGES : 0));
	procfs_clock(&c);
	l->start = c.h.ts;
	r = attacher_begin(l->attacher, l->start);
	/* What is known so far was only pushed, and comes after it. */
	return r < 0 ? r : refine_record(l->refine, &c.h);
}

/* Writes to the stream whether there are GPU jobs in it, or why not. */
static int push_gpu(struct live *l)
{
	struct gpu_look look = { .state = XB_GPU_UNASKED };
	struct {
		struct xb_def_gpu d;
		char text[sizeof(look.text)];
	} def = { .d.h = { .len = sizeof(def), .type = XB_DEF_GPU } };
	int r = 0;

	if (selection_has_gpu(session_selection(l->session)) && !l->o.o->count_by)
		r = attacher_add_gpu(l->attacher, gpu_families, gpu_nfamilies, &look);
	if (r < 0)
		return r;
	def.d.state = look.state;
	memcpy(def.text, look.text, sizeof(look.text));
	return ring_push(l->ring, &def.d.h);
}

static int on_count(void *u, const struct xb_hdr *rec)
{
	struct live *l = u;

	return refine_record(l->refine, rec);
}

/*
 * Whether thread functions get their probes in one process after the other. The children of a program that is followed
 * could call them before that. With thread functions alone, it would have to be every process of the machine.
 */
static bool is_choosing(const struct live *l)
{
	const struct xptibpf_opts *o = l->o.o;

	return attacher_can_choose(l->attacher) && !o->follow && !o->argv &&
	       !(targets_are_everyone(l->targets) &&
		 selection_is_threads_only(session_selection(l->session)));
}

/* Where probes are linked one by one, removing them takes too long: nothing is switched there, but costs are known. */
static int set_up_costs(struct live *l)
{
	struct session_costs *to = session_costs(l->session);
	int r;

	if (!l->o.count_by || !to)
		return 0;
	if (attacher_link(l->attacher) == ATTACH_LINK_PERF)
		to->limit = 0;
	r = switched_new(l->attacher, &l->switched);
	if (r >= 0)
		r = costs_new(l->attacher, l->switched, to, &l->costs);
	if (r >= 0)
		objects_set_switched(l->objects, l->switched);
	return r;
}

/* What a capture may want besides calls, until when it costs nothing. */
static int set_up_extras(struct live *l)
{
	int r = l->capturing ? on_demand_new(l->attacher, &l->on_demand) : 0;

	if (!l->on_demand)
		return r;
	objects_set_on_demand(l->objects, l->on_demand);
	objects_may_stack(l->objects);
	objects_late_names(l->objects, false);
	return 0;
}

/* Sets up what is probed, and how it is decoded. */
static int set_up_objects(struct live *l)
{
	const struct xptibpf_opts *o = l->o.o;
	int r;

	r = objects_new(l->attacher, l->reader, l->ring, session_selection(l->session),
			&l->o.limits, &l->objects);
	if (r >= 0)
		r = asked_new(l->attacher, l->session, &l->enabled);
	if (r >= 0)
		objects_set_asked(l->objects, l->enabled);
	if (r >= 0 && o->all_layers)
		objects_all_layers(l->objects);
	if (r >= 0 && (o->errors_only || o->min_dur_ns))
		objects_known_only(l->objects);
	if (r >= 0 && is_choosing(l))
		objects_choosing(l->objects);
	if (r >= 0 && targets_are_everyone(l->targets))
		objects_wake_all(l->objects);
	if (r >= 0 && o->xpti)
		objects_wake_for_calls(l->objects);
	if (r >= 0 && o->device_times)
		objects_ask_times(l->objects);
	if (r >= 0)
		objects_set_stacks(l->objects, l->o.stacks);
	if (r >= 0 && o->in_flight)
		r = older_new(l->objects, l->reader, l->ring, &l->older);
	if (r >= 0 && o->count_by)
		objects_no_xpti(l->objects);
	if (r >= 0 && session_sums(l->session))
		objects_keep_runtimes(l->objects);
	/* Counts are of slots, and no record comes before them. */
	if (r >= 0 && !o->count_by && !session_sums(l->session))
		objects_define_late(l->objects);
	if (r >= 0 && l->o.launches_only)
		objects_launches_only(l->objects);
	if (r >= 0)
		r = set_up_costs(l);
	if (r >= 0)
		r = set_up_extras(l);
	if (r >= 0 && l->o.count_by)
		return counts_new(l->attacher, l->o.count_by, o->interval_ns, on_count, l,
				  &l->counts);
	/* Everything is seen that a program does which xptibpf starts. */
	if (r >= 0)
		objects_late_names(l->objects, o->argv && !o->npids);
	return r;
}

static int take(void *u, const struct xb_hdr *rec)
{
	struct live *l = u;
	int r = l->capturing ? capturing_take(l->capturing, rec) : 0;

	if (rec->type == XB_ENTER) {
		session_enter(l->session, (const struct xb_enter *)rec);
		return 0;
	}
	if (r)
		return r < 0 ? r : 0;
	return session_take(l->session, rec);
}

static int set_up_files(struct live *l)
{
	const struct start_names names = { l->o.o->env, l->o.o->nenv };
	int r = attacher_add_files(l->attacher);

	if (r == -ENOENT)
		return errline_set(
			l->error, -ENOSYS,
			"opened files can't be seen here: the kernel has no trace points of system calls");
	if (r < 0)
		return errline_set(
			l->error, r == -EINVAL ? -ENOEXEC : r,
			"opened files can't be seen here: the kernel refuses the BPF programs for them: %s",
			strerror(-r));
	return refine_opened(l->refine, &names);
}

static int set_up_stream(struct live *l)
{
	int r;

	r = ring_new(attacher_ring_fd(l->attacher), live_on_record, l, &l->ring);
	if (r < 0)
		return r;
	r = refine_new(l->reader, l->ring, take, l, &l->refine);
	if (r < 0)
		return r;
	r = l->o.o->images || l->o.o->data ? refine_images(l->refine) : 0;
	if (r >= 0 && l->o.o->files)
		r = set_up_files(l);
	if (r >= 0)
		r = push_gpu(l);
	if (r < 0)
		return r;
	for (size_t i = 0; i < targets_count(l->targets); i++) {
		r = refine_process(l->refine, targets_pid(l->targets, i));
		if (r < 0 && r != -ESRCH)
			return r;
	}
	if (l->o.stacks) {
		r = refine_stacks(l->refine, l->attacher);
		if (r < 0)
			return r;
	}
	return set_up_objects(l);
}

/* ---- processes ----------------------------------------------------------------------------------- */

static int explain_watch(struct live *l, int r)
{
	struct errline why = { 0 };

	return errline_set(l->error, discover_explain(r, &why),
			   "cannot watch the processes of this machine: %s", why.text);
}

static int set_up_discovery(struct live *l)
{
	struct discover_ops ops = found_discover_ops;
	bool everyone = targets_are_everyone(l->targets);
	_cleanup_free_ pid_t *pids = NULL;
	size_t n = targets_count(l->targets);
	int r;

	if (everyone)
		ops.linger_s = LINGER_S;
	if (everyone && session_costs(l->session))
		ops.pause_ms = PAUSE_MS;
	/* Nothing waits for a removal that takes a minute, and whoever maps the library again needs no new ones. */
	if (attacher_link(l->attacher) == ATTACH_LINK_PERF)
		ops.linger_s = UINT_MAX;
	r = discover_new(&ops, &l->found, &l->discover);
	if (r < 0)
		return r;
	r = refine_files(l->refine, l->discover);
	if (r < 0)
		return r;
	l->found = (struct found){
		.session = l->session,
		.attacher = l->attacher,
		.objects = l->objects,
		.targets = l->targets,
		.refine = l->refine,
		.older = l->older,
		.ring = l->ring,
		.discover = l->discover,
		.stacks = l->o.stacks || l->capturing,
	};
	pids = calloc(n + 1, sizeof(*pids));
	if (!pids)
		return -ENOMEM;
	for (size_t i = 0; i < n; i++)
		pids[i] = targets_pid(l->targets, i);
	/* With a program to start, there may be no process to look at yet: look at ourselves alone. */
	if (!everyone && !n)
		pids[0] = hold_pid(l->hold);
	r = discover_start(l->discover, everyone ? NULL : pids, everyone ? 0 : (n ?: 1));
	if (r == -ENOMEM)
		return explain_attacher(l, r);
	return r < 0 ? explain_watch(l, r) : 0;
}

/* Says who is attached to, to those who wait for it: a program that we start begins by itself. */
static void say_begun(struct live *l)
{
	size_t n = targets_count(l->targets);
	char who[64] = "", line[160];

	if (!l->o.o->begun || (l->hold && !n) || !l->found.libraries)
		return;
	if (n == 1)
		snprintf(who, sizeof(who), " to %d", targets_pid(l->targets, 0));
	else if (n)
		snprintf(who, sizeof(who), " to %zu processes", n);
	snprintf(line, sizeof(line), "attached%s (%u function%s in %u librar%s)", who,
		 l->found.functions, l->found.functions == 1 ? "" : "s", l->found.libraries,
		 l->found.libraries == 1 ? "y" : "ies");
	l->o.o->begun(l->o.o->begun_u, line);
}

static void say_what_was_found(struct live *l)
{
	struct objects_stats s;

	if (l->hold && !hold_works(l->hold))
		session_warn(
			l->session,
			"'%s' can't be held while its libraries get their probes, so its first calls will be "
			"missing: this needs CAP_SYS_ADMIN, or a program without another seccomp listener",
			l->o.o->argv[0]);

	if (!l->hold && !strcmp(discover_method(l->discover), "scan"))
		session_warn(
			l->session,
			"nothing reports to this user namespace which libraries programs load: all processes are looked at each "
			"second, and calls before that are not seen");
	objects_get_stats(l->objects, &s);
	if (s.failed)
		session_warn(
			l->session,
			"%u of %u probes could not be placed: calls of those functions are not seen",
			s.failed, s.failed + s.probes);
	if (!l->hold && !l->arm && !s.xpti &&
	    selection_wants_only_xpti(session_selection(l->session))) {
		session_warn(
			l->session,
			"XPTI is silent in programs that were started without a subscriber, and no process "
			"here has one: start a program with 'xptibpf trace --xpti -- PROGRAM', or arm a "
			"running one with 'xptibpf trace --arm -p PID'");
		return;
	}
	if (l->found.api_seen || l->hold || l->arm)
		return;
	if (targets_count(l->targets) == 1)
		session_warn(l->session,
			     "process %d has no traced library loaded yet: waiting for it",
			     targets_pid(l->targets, 0));
	else if (targets_count(l->targets))
		session_warn(
			l->session,
			"none of the processes has a traced library loaded yet: waiting for it");
	else
		session_warn(l->session,
			     "no process has a traced library loaded yet: waiting for one");
}

int live_set_up(struct live *l)
{
	int r;

	r = set_up_attacher(l);
	if (r >= 0 && l->o.count_by && session_captures(l->session))
		r = capturing_new(l->attacher, &l->capturing);
	if (r >= 0)
		r = targets_fill_sets(l->targets, l->attacher, l->error);
	if (r >= 0 && l->hold)
		r = attacher_add_pid(l->attacher, (uint32_t)hold_pid(l->hold));
	if (r >= 0)
		r = set_up_stream(l);
	if (r >= 0)
		r = set_up_discovery(l);
	return r;
}

int live_begin(struct live *l)
{
	int r = begin_stream(l);

	if (r < 0)
		return r;
	l->found.started = l->start;
	if (l->counts)
		counts_start(l->counts, l->start);
	say_what_was_found(l);
	say_begun(l);
	return l->sampled ? sampled_begin(l->sampled, l->o.o, l->ring) : 0;
}
