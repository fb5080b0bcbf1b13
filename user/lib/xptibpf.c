// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xptibpf.c - the pipeline: discover -> plan -> attach -> ring -> decode -> model -> sink, and the one
 * loop that drives it.
 *
 * What flows against that direction (a file was mapped, a process is new) arrives here as a callback
 * and goes on from here; the rooms don't know each other.
 */
#include "xptibpf/xptibpf.h"

#include <errno.h>
#include <malloc.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "arm/arming.h"
#include "arm/beacon.h"
#include "attach/attach.h"
#include "attach/calib.h"
#include "attach/gpu.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/losses.h"
#include "base/sized.h"
#include "discover/discover.h"
#include "discover/hold.h"
#include "lib/replay.h"
#include "lib/quiet.h"
#include "lib/snapshots.h"
#include "lib/tracer.h"
#include "live/older.h"
#include "model/model.h"
#include "proc/procfs.h"
#include "ring/ring.h"

#define TICK_MS	   20 /* how long a record may wait in the ring */
#define LINGER_S   60 /* how long an unused library keeps its probes while everyone is traced */
#define LOSS_NS	   250000000 /* how often the loss counters are looked at */
#define COUNT_RING (1U << 20)
#define DRAIN_MAX  65536 /* records of one drain: the other descriptors get their turn */

/* The last failure of xptibpf_new(), for when there is no object to ask. */
static _Thread_local char new_error[512];

void tracer_new_error(const char *line)
{
	snprintf(new_error, sizeof(new_error), "%s", line);
}

int tracer_fail(struct xptibpf *x, int error, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(x->error, sizeof(x->error), fmt, ap);
	va_end(ap);
	return error;
}

void tracer_warn(struct xptibpf *x, const char *fmt, ...)
{
	char line[512];
	va_list ap;

	if (!x->opts.warn)
		return;
	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	x->opts.warn(x->opts.u, line);
}

/* ---- the ring ------------------------------------------------------------------------------------- */

static int consume(void *u, const struct xb_hdr *rec)
{
	return tracer_consume(u, rec);
}

static int on_count(void *u, const struct xb_hdr *rec)
{
	struct xptibpf *x = u;

	return refine_record(x->refine, rec);
}

static int on_record(void *u, const struct xb_hdr *rec)
{
	struct xptibpf *x = u;

	if (x->older && rec->type == XB_CALL && rec->flags & XB_F_IN_FLIGHT)
		older_add_traced(x->older, (pid_t)rec->tid);
	if (x->counts) {
		int r = counts_before(x->counts, rec);

		if (r < 0)
			return r;
	}
	if (x->discard) {
		x->discarded++;
		return 0;
	}
	return refine_record(x->refine, rec);
}

static int drain(struct xptibpf *x)
{
	long n = ring_drain(x->ring, DRAIN_MAX);

	return n < 0 ? (int)n : tracer_tick(x, now_ns());
}

/* ---- setting up ---------------------------------------------------------------------------------- */

/* Where every probe is a link of its own, placing and removing them takes its time: fewer by default. */
#define SMALL_SET \
	"sycl,thread,ur:urEnqueue*,ur:urUSM*Alloc,ur:urUSMFree,ur:urMem*,ur:urEventWait,ur:urQueueFinish"

static int check_select(struct xptibpf *x, const char *spec)
{
	_cleanup_free_ char *why = NULL;
	struct selection *s;
	int r;

	r = selection_new(spec, &s, &why);
	if (r == -EINVAL)
		return tracer_fail(x, r, "-e: %s", why ?: "not understood");
	if (r < 0)
		return r;
	selection_free(x->select);
	x->select = s;
	return 0;
}

static int check_stacks(struct xptibpf *x)
{
	_cleanup_free_ char *why = NULL;
	int r;

	if (!x->opts.stacks)
		return 0;
	if (x->opts.stack_bytes > XB_STACK_MAX)
		return tracer_fail(x, -EINVAL, "more than %d bytes of a stack", XB_STACK_MAX);
	r = stacks_choice_new(x->opts.stacks, &x->stacks, &why);
	if (r == -EINVAL)
		return tracer_fail(
			x, r, "--stacks %s: %s; or alloc, free, create, launch, wait, copy, all",
			x->opts.stacks, why ?: "not understood");
	return r;
}

static int check_counts(struct xptibpf *x)
{
	static const char *const words[] = {
		[XB_BY_FUNCTION] = "function", [XB_BY_PROCESS] = "process", [XB_BY_THREAD] = "thread"
	};
	const struct xptibpf_opts *o = &x->opts;

	if (!o->count_by)
		return 0;
	if (o->stacks || o->min_dur_ns || o->errors_only || o->xpti)
		return tracer_fail(
			x, -EINVAL,
			"what is counted is not told call by call: no stacks, XPTI events "
			"or choice among calls");
	if (selection_wants_only_xpti(x->select))
		return tracer_fail(x, -EINVAL, "-e: XPTI events are told, not counted (--full)");
	x->launches_only = !strcmp(o->count_by, "kernel");
	for (unsigned i = XB_BY_FUNCTION; i < ARRAY_SIZE(words); i++)
		if (!strcmp(o->count_by, words[i]))
			x->count_by = i;
	if (!x->launches_only && !x->count_by)
		return tracer_fail(x, -EINVAL, "nothing is counted by '%s'", o->count_by);
	return 0;
}

static int explain_attacher(struct xptibpf *x, int r)
{
	if (geteuid() && (r == -EPERM || r == -EACCES))
		return tracer_fail(x, -EPERM, "BPF needs root here: run it with sudo");
	if (r == -EPERM || r == -EACCES)
		return tracer_fail(
			x, -EPERM,
			"the kernel refuses BPF programs to root here: is this a container without "
			"CAP_SYS_ADMIN, or is the kernel locked down? ('xptibpf doctor' tells)");
	if (r == -ENOTSUP && access("/sys/kernel/btf/vmlinux", R_OK))
		return tracer_fail(
			x, r,
			"this kernel has no type information (/sys/kernel/btf/vmlinux): it needs "
			"CONFIG_DEBUG_INFO_BTF");
	if (r == -ENOTSUP)
		return tracer_fail(
			x, r,
			"this kernel can't do what is needed (5.15 or later is): 'xptibpf doctor' tells "
			"what is missing");
	return tracer_fail(x, r, "loading the BPF programs: %s", strerror(-r));
}

static int set_up_attacher(struct xptibpf *x)
{
	struct attach_opts o = {
		.ring_size = x->opts.ring_size,
		.link = (enum attach_link)x->opts.link,
		.entry_only = x->opts.entry_only,
		.xpti = selection_wants_xpti(x->select) && !x->opts.count_by,
		.count_by = x->count_by,
	};
	int r;

	/* What names processes and threads needs little room. */
	if (x->count_by && !o.ring_size)
		o.ring_size = COUNT_RING;
	if (x->stacks) {
		o.stack_bytes = x->opts.stack_bytes ?: STACKS_BYTES;
		o.stack_limit = x->opts.stack_limit ?: STACKS_LIMIT;
	}
	targets_filter(x, &o.filter);
	r = attacher_new(&o, &x->attacher);
	if (r < 0)
		return explain_attacher(x, r);
	r = attacher_load(x->attacher);
	if (r < 0)
		return explain_attacher(x, r);
	if (attacher_link(x->attacher) == ATTACH_LINK_PERF && !x->opts.select) {
		tracer_warn(
			x,
			"probes are linked one by one, which is slow: tracing a smaller set (-e chooses)");
		r = check_select(x, SMALL_SET);
		if (r < 0)
			return r;
	}
	if (x->opts.errors_only && !attacher_returns(x->attacher))
		return tracer_fail(
			x, -ENOTSUP,
			"--errors-only: no results are to be had on this kernel, where return "
			"probes could harm programs");
	if (!x->opts.entry_only && !attacher_returns(x->attacher))
		tracer_warn(
			x,
			"return probes could harm programs on this kernel (a seccomp filter would kill them): "
			"calls are shown at their entry only, without result and duration");
	if (!attacher_calib(x->attacher)->probe_fires)
		tracer_warn(
			x,
			"a probe was placed but did not fire on this kernel: what follows may be incomplete");
	return 0;
}

static int set_up_program(struct xptibpf *x)
{
	_cleanup_(beacon_env_freep) char **env = NULL;
	struct hold_ops ops = found_hold_ops;
	int r;

	if (x->opts.xpti) {
		r = beacon_env(x->opts.beacon, &env);
		if (r < 0)
			return tracer_fail(
				x, r,
				"--xpti: no libxptibpf-beacon.so beside the program or installed: %s",
				strerror(-r));
	}
	ops.stdio = x->opts.program_stdio;
	r = hold_new(x->opts.argv, env, &ops, x, &x->hold);
	if (r < 0)
		return tracer_fail(x, r, "can't prepare '%s': %s", x->opts.argv[0], strerror(-r));
	return 0;
}

_Static_assert(XPTIBPF_STRING_MAX == XB_OP_MAX, "what one operation can read");
_Static_assert(XPTIBPF_CHAIN_MAX == CAPTURE_NEXT_MAX, "links that one operation can follow");

static int take_limit(struct xptibpf *x, const char *what, unsigned value, unsigned max,
		      unsigned *limit)
{
	if (value > max)
		return tracer_fail(x, -EINVAL, "%s: %u is more than %u", what, value, max);
	if (value)
		*limit = value;
	return 0;
}

static int take_limits(struct xptibpf *x, const struct xptibpf_opts *o)
{
	struct capture_limits *l = &x->limits;
	int r;

	*l = capture_default_limits;
	r = take_limit(x, "bytes of a string", o->str_max, XPTIBPF_STRING_MAX, &l->str_max);
	if (r >= 0)
		r = take_limit(x, "elements of an array", o->arr_max, XPTIBPF_ELEMENTS_MAX,
			       &l->arr_max);
	if (r >= 0)
		r = take_limit(x, "structures of a chain", o->chain_max, XPTIBPF_CHAIN_MAX,
			       &l->next_max);
	return r;
}

/* ---- arming -------------------------------------------------------------------------------------- */

static const uint32_t arm_record[] = {
	[XPTIBPF_ARM_DONE] = XB_ARM_ARMED,    [XPTIBPF_ARM_ALREADY] = XB_ARM_ALREADY,
	[XPTIBPF_ARM_FAILED] = XB_ARM_FAILED, [XPTIBPF_ARM_DISARMED] = XB_ARM_DISARMED,
	[XPTIBPF_ARM_LEFT] = XB_ARM_LEFT,
};

static int push_armed(struct xptibpf *x, const struct xptibpf_armed *a)
{
	struct {
		struct xb_arm a;
		char text[sizeof(a->release) + sizeof(a->text)];
	} rec = { .a = { .h = { .len = sizeof(rec),
				.type = XB_ARM,
				.tgid = (uint32_t)a->pid,
				.tid = (uint32_t)a->pid },
			 .ns = a->ns,
			 .what = arm_record[a->what] } };
	size_t n = strlen(a->release) + 1;

	memcpy(rec.text, a->release, n);
	memcpy(rec.text + n, a->text, strlen(a->text));
	return ring_push(x->ring, &rec.a.h);
}

static int on_armed(void *u, const struct xptibpf_armed *a)
{
	bool begun = a->what != XPTIBPF_ARM_DISARMED && a->what != XPTIBPF_ARM_LEFT;
	struct xptibpf *x = u;
	int r = push_armed(x, a);

	x->to_arm -= begun;
	x->armed += a->what == XPTIBPF_ARM_DONE || a->what == XPTIBPF_ARM_ALREADY;
	/* The last one to fail, if all did, is what ends the run. */
	if (begun && !x->to_arm && !x->armed)
		return r < 0 ? r
			     : tracer_fail(x, -ECANCELED, "process %d can't be armed: %s", a->pid,
					   a->text);
	if (x->opts.armed)
		x->opts.armed(x->opts.armed_u, a);
	return r;
}

static void tell_cannot(struct xptibpf *x, pid_t pid, const char *why)
{
	struct xptibpf_armed a = { .pid = pid, .what = XPTIBPF_ARM_FAILED };
	struct procfs_state s;

	if (procfs_state(pid, &s) == 0)
		memcpy(a.comm, s.comm, sizeof(a.comm));
	snprintf(a.text, sizeof(a.text), "%s", why);
	if (x->opts.armed)
		x->opts.armed(x->opts.armed_u, &a);
}

static bool is_selected(void *u, const char *stream, const char *event)
{
	return selection_has_xpti(u, stream, event);
}

static int set_up_arming(struct xptibpf *x)
{
	char why[ARM_WHY] = "";
	int r;

	if (!x->opts.arm)
		return 0;
	if (!x->ntargets)
		return tracer_fail(x, -EINVAL,
				   "processes are armed that are named by number (-p, -t), and no "
				   "others");
	if (x->opts.count_by || !selection_wants_xpti(x->select))
		return tracer_fail(x, -EINVAL, "arming makes XPTI events, which are not selected");
	r = arming_new(x->opts.beacon, x->opts.arm_timeout_ms, is_selected, x->select, &x->arming);
	for (size_t i = 0; r >= 0 && i < x->ntargets; i++) {
		r = arming_add(x->arming, x->targets[i].pid, why);
		if (r >= 0)
			x->to_arm++;
		else if (i + 1 == x->ntargets && !x->to_arm)
			return tracer_fail(x, r, "process %d can't be armed: %s", x->targets[i].pid,
					   why);
		else if (r != -ENOMEM)
			tell_cannot(x, x->targets[i].pid, why), r = 0;
	}
	return r;
}

static void on_armed_file(void *u, pid_t pid, int fd, const char *path)
{
	struct xptibpf *x = u;

	/* What fails here is found again when it is mapped. */
	x->holding = true;
	(void)discover_file(x->discover, pid, fd, path);
	x->holding = false;
}

/* The probes are in the files before these are loaded: the first notification is seen. */
static int start_arming(struct xptibpf *x)
{
	if (!x->arming)
		return 0;
	arming_files(x->arming, on_armed_file, x);
	return arming_start(x->arming);
}

/* ---- the object ---------------------------------------------------------------------------------- */

int xptibpf_new(const struct xptibpf_opts *opts, struct xptibpf **ret)
{
	_cleanup_quiet_ struct quiet quiet = { 0 };
	struct xptibpf *x;
	int r;

	new_error[0] = '\0';
	x = calloc(1, sizeof(*x));
	if (!x)
		return -ENOMEM;
	r = sized_take(opts, &x->opts, sizeof(x->opts));
	quiet_begin(&quiet, x->opts.debug, x->opts.u);
	x->stop_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	x->epoll = epoll_create1(EPOLL_CLOEXEC);
	if (x->stop_fd < 0 || x->epoll < 0) {
		r = -errno;
		goto failed;
	}
	if (r < 0) {
		tracer_fail(x, r, "the options are not those of this release");
		goto failed;
	}
	opts = &x->opts;
	r = take_limits(x, opts);
	if (r < 0)
		goto failed;
	if (opts->errors_only && opts->entry_only) {
		r = tracer_fail(x, -EINVAL,
				"errors can't be told where no return is probed (entry_only)");
		goto failed;
	}
	r = check_select(x, opts->select);
	if (r < 0)
		goto failed;
	r = check_stacks(x);
	if (r >= 0)
		r = check_counts(x);
	if (r < 0)
		goto failed;
	if (opts->input)
		r = replay_open(x, opts->input, &x->replay);
	else
		r = targets_check(x);
	if (r >= 0 && !opts->input)
		r = set_up_arming(x);
	if (r < 0)
		goto failed;
	if (opts->argv) {
		r = set_up_program(x);
		if (r < 0)
			goto failed;
	}
	r = decoder_new(&x->decoder);
	if (r < 0)
		goto failed;
	r = model_new(&x->model);
	if (r < 0)
		goto failed;
	*ret = x;
	return 0;
failed:
	snprintf(new_error, sizeof(new_error), "%s", x->error[0] ? x->error : strerror(-r));
	xptibpf_free(x);
	return r;
}

struct xptibpf *xptibpf_free(struct xptibpf *x)
{
	_cleanup_quiet_ struct quiet quiet = { 0 };

	if (!x)
		return NULL;
	quiet_begin(&quiet, x->opts.debug, x->opts.u);
	arming_free(x->arming);
	older_free(x->older);
	counts_free(x->counts);
	objects_free(x->objects);
	discover_free(x->discover);
	attacher_free(x->attacher);
	hold_free(x->hold);
	ring_free(x->ring);
	refine_free(x->refine);
	model_free(x->model);
	decoder_free(x->decoder);
	tape_free(x->tape);
	snapshots_free(x->snapshots);
	selection_free(x->select);
	stacks_choice_free(x->stacks);
	for (size_t i = 0; i < x->noutputs; i++)
		output_free(x->outputs[i]);
	replay_free(x->replay);
	for (size_t i = 0; i < x->ntargets; i++)
		if (x->targets[i].pidfd >= 0)
			close(x->targets[i].pidfd);
	free(x->targets);
	if (x->stop_fd >= 0)
		close(x->stop_fd);
	if (x->epoll >= 0)
		close(x->epoll);
	free(x);
	return NULL;
}

/* Is one process all that was asked for? Then lines need not say which. */
static bool is_one(const struct xptibpf *x)
{
	return !x->everyone && x->opts.npids <= 1 && !x->opts.follow && !x->opts.argv;
}

static const char *host_of(const struct xptibpf *x, char *buf, size_t size)
{
	if (x->replay)
		return replay_host(x->replay);
	if (gethostname(buf, size) < 0)
		return "";
	buf[size - 1] = '\0';
	return buf;
}

/* Why an output can't be, where its error is more than a number. */
static int explain_output(struct xptibpf *x, const struct xptibpf_output *o, int r)
{
	if (r == -EOPNOTSUPP)
		return tracer_fail(x, r, "this xptibpf was built without '%s' (make PARQUET=1)",
				   o->format);
	if (r == -EEXIST && o->path)
		return tracer_fail(x, r, "'%s' exists: --force writes into it", o->path);
	return o->path ? tracer_fail(x, r, "%s: %s", o->path, strerror(-r)) : r;
}

static int add_output(struct xptibpf *x, const struct xptibpf_output *o)
{
	char host[256];
	struct sink_opts so = {
		.colour = o->colour,
		.str_max = o->str_max,
		.by = o->by,
		.view = o->view,
		.interval_ns = o->interval_ns,
		.sort = o->sort,
		.path = o->path,
		.host = o->host ?: host_of(x, host, sizeof(host)),
		.force = o->force,
		.hold_ns = 200000000,
		.show_process = x->replay ? !replay_is_one(x->replay) : !is_one(x),
		.helper = x->replay ? replay_helper(x->replay) : NULL,
	};
	struct output *added;
	int r;

	if (!strcmp(o->format, "measure"))
		return tracer_measure(x, o->by, so.host);
	if (x->noutputs == MAX_OUTPUTS)
		return tracer_fail(x, -E2BIG, "too many outputs (at most %d)", MAX_OUTPUTS);
	r = output_new(o->format, &so, o->fd, x->stop_fd, &x->outputs[x->noutputs]);
	if (r == -ENOENT && !sink_find(o->format))
		return tracer_fail(x, -EINVAL, "no output format '%s'", o->format);
	if (r < 0)
		return explain_output(x, o, r);
	added = x->outputs[x->noutputs++];
	r = model_enable(x->model, output_needs(added));
	if (r >= 0)
		output_start(added, x->model);
	return r;
}

int xptibpf_add_output(struct xptibpf *x, const struct xptibpf_output *opts)
{
	struct xptibpf_output o;
	int r = sized_take(opts, &o, sizeof(o));

	return r < 0 ? r : add_output(x, &o);
}

int xptibpf_add_recording(struct xptibpf *x, const struct xptibpf_recording *o)
{
	_cleanup_free_ char *why = NULL;
	char host[256];
	int r;

	if (x->tape)
		return tracer_fail(x, -E2BIG, "one recording at most");
	r = sized_take(o, &x->recording, sizeof(x->recording));
	if (r < 0)
		return r;
	r = tape_new(&x->recording, host_of(x, host, sizeof(host)), !x->replay, &x->tape, &why);
	return r < 0 && why ? tracer_fail(x, r, "%s", why) : r;
}

int xptibpf_set_watch(struct xptibpf *x, const struct xptibpf_watch *opts)
{
	struct xptibpf_watch w;
	int r = sized_take(opts, &w, sizeof(w));

	if (r >= 0)
		r = x->snapshots || !w.interval_ns ? -EINVAL : snapshots_new(&w, &x->snapshots);
	return r < 0 ? r : model_enable(x->model, SNAPSHOTS_NEEDS);
}

void xptibpf_dump(struct xptibpf *x)
{
	if (x->tape)
		tape_want(x->tape);
}

void xptibpf_get_recording_stats(struct xptibpf *x, struct xptibpf_recording_stats *ret)
{
	uint64_t counters[XB_C_MAX];

	*ret = (struct xptibpf_recording_stats){ .path = "" };
	if (!x->tape)
		return;
	tape_get_stats(x->tape, ret);
	memcpy(counters, x->counters, sizeof(counters));
	if (x->attacher)
		attacher_counters(x->attacher, counters);
	ret->calls = counters[XB_C_CALLS];
	ret->xpti_events = counters[XB_C_XPTI_EVENTS];
	ret->lost = losses_sum(counters, LOSSES_EVENTS);
}

/* ---- running ------------------------------------------------------------------------------------- */

enum { WAKE_STOP = 1, WAKE_RING, WAKE_DISCOVER, WAKE_HOLD, WAKE_ARMED, WAKE_TARGET };

static int watch_fd(struct xptibpf *x, int fd, int what, size_t index)
{
	struct epoll_event ev = { .events = EPOLLIN, .data.u64 = (uint64_t)what << 32 | index };

	if (fd < 0)
		return 0;
	return epoll_ctl(x->epoll, EPOLL_CTL_ADD, fd, &ev) < 0 ? -errno : 0;
}

static int watch_all(struct xptibpf *x)
{
	int r;

	r = watch_fd(x, x->stop_fd, WAKE_STOP, 0);
	if (r < 0)
		return r;
	r = watch_fd(x, ring_fd(x->ring), WAKE_RING, 0);
	if (r < 0)
		return r;
	r = watch_fd(x, discover_fd(x->discover), WAKE_DISCOVER, 0);
	if (r < 0)
		return r;
	if (x->hold) {
		r = watch_fd(x, hold_fd(x->hold), WAKE_HOLD, 0);
		if (r < 0)
			return r;
	}
	if (x->arming) {
		r = watch_fd(x, arming_fd(x->arming), WAKE_ARMED, 0);
		if (r < 0)
			return r;
	}
	for (size_t i = 0; i < x->ntargets; i++) {
		r = watch_fd(x, x->targets[i].pidfd, WAKE_TARGET, i);
		if (r < 0)
			return r;
	}
	return 0;
}

static int push_clock(struct xptibpf *x)
{
	struct xb_def_clock c = {
		.h = { .len = sizeof(c),
		       .type = XB_DEF_CLOCK,
		       .flags = is_one(x) ? XB_CLOCK_ONE : 0 },
		.version = XB_WIRE_VERSION,
	};

	if (x->opts.all_layers)
		c.h.flags |= XB_CLOCK_LAYERS;
	if (x->opts.errors_only || x->opts.min_dur_ns)
		c.h.flags |= XB_CLOCK_PARTIAL;
	if (x->count_by)
		c.h.flags |= XB_CLOCK_COUNTED;
	procfs_clock(&c);
	return ring_push(x->ring, &c.h);
}

/* Tells the stream whether there are GPU jobs in it, and why not. */
static int push_gpu(struct xptibpf *x)
{
	struct gpu_look look = { .state = XB_GPU_UNASKED };
	struct {
		struct xb_def_gpu d;
		char text[sizeof(look.text)];
	} def = { .d.h = { .len = sizeof(def), .type = XB_DEF_GPU } };
	int r = 0;

	if (selection_has_gpu(x->select) && !x->opts.count_by)
		r = attacher_add_gpu(x->attacher, gpu_families, gpu_nfamilies, &look);
	if (r < 0)
		return r;
	def.d.state = look.state;
	memcpy(def.text, look.text, sizeof(look.text));
	return ring_push(x->ring, &def.d.h);
}

static int set_up_stream(struct xptibpf *x)
{
	int r;

	r = ring_new(attacher_ring_fd(x->attacher), on_record, x, &x->ring);
	if (r < 0)
		return r;
	r = refine_new(x->ring, consume, x, &x->refine);
	if (r < 0)
		return r;
	r = push_clock(x);
	if (r >= 0)
		r = push_gpu(x);
	if (r < 0)
		return r;
	for (size_t i = 0; i < x->ntargets; i++) {
		r = refine_process(x->refine, x->targets[i].pid);
		if (r < 0 && r != -ESRCH)
			return r;
	}
	if (x->stacks) {
		r = refine_stacks(x->refine);
		if (r < 0)
			return r;
	}
	r = objects_new(x->attacher, x->ring, x->select, &x->limits, &x->objects);
	if (r >= 0 && x->opts.all_layers)
		objects_all_layers(x->objects);
	if (r >= 0 && (x->opts.errors_only || x->opts.min_dur_ns))
		objects_known_only(x->objects);
	if (r >= 0 && x->everyone)
		objects_wake_all(x->objects);
	if (r >= 0)
		objects_set_stacks(x->objects, x->stacks);
	if (r >= 0 && x->opts.in_flight)
		r = older_new(x->objects, x->ring, &x->older);
	if (r >= 0 && x->opts.count_by)
		objects_no_xpti(x->objects);
	if (r >= 0 && x->launches_only)
		objects_launches_only(x->objects);
	if (r >= 0 && x->count_by)
		return counts_new(x->attacher, x->count_by, x->opts.interval_ns, on_count, x,
				  &x->counts);
	/* All that a program does which we start ourselves is seen. */
	if (r >= 0)
		objects_late_names(x->objects, x->opts.argv && !x->opts.npids);
	return r;
}

static int set_up_discovery(struct xptibpf *x)
{
	struct discover_ops ops = found_discover_ops;
	_cleanup_free_ pid_t *pids = NULL;
	int r;

	if (x->everyone)
		ops.linger_s = LINGER_S;
	r = discover_new(&ops, x, &x->discover);
	if (r < 0)
		return r;
	pids = calloc(x->ntargets + 1, sizeof(*pids));
	if (!pids)
		return -ENOMEM;
	for (size_t i = 0; i < x->ntargets; i++)
		pids[i] = x->targets[i].pid;
	/* With a program to start, there may be no process to look at yet: look at ourselves alone. */
	if (!x->everyone && !x->ntargets)
		pids[0] = hold_pid(x->hold);
	r = discover_start(x->discover, x->everyone ? NULL : pids,
			   x->everyone ? 0 : (x->ntargets ?: 1));
	if (r < 0)
		return tracer_fail(x, r, "watching the processes of this machine: %s",
				   strerror(-r));
	return 0;
}

static void say_what_was_found(struct xptibpf *x)
{
	struct objects_stats s;

	objects_get_stats(x->objects, &s);
	if (s.failed)
		tracer_warn(
			x,
			"%u of %u probes could not be placed: calls of those functions are not seen",
			s.failed, s.failed + s.probes);
	if (!x->hold && !x->arming && !s.xpti && selection_wants_only_xpti(x->select)) {
		tracer_warn(
			x,
			"XPTI is silent in programs that were started without a subscriber, and none "
			"with one is here: 'xptibpf trace --xpti -- PROGRAM' starts one, 'xptibpf trace "
			"--arm -p PID' makes one speak that runs");
		return;
	}
	if (x->api_seen || x->hold || x->arming)
		return;
	if (x->ntargets == 1)
		tracer_warn(x, "process %d has no traced library loaded yet: waiting for it",
			    x->targets[0].pid);
	else if (x->ntargets)
		tracer_warn(
			x, "none of the processes has a traced library loaded yet: waiting for it");
	else
		tracer_warn(x, "no process has a traced library loaded yet: waiting for one");
}

static int start(struct xptibpf *x)
{
	int r;

	r = set_up_attacher(x);
	if (r < 0)
		return r;
	r = targets_fill_sets(x);
	if (r < 0)
		return r;
	r = set_up_stream(x);
	if (r < 0)
		return r;
	r = set_up_discovery(x);
	if (r < 0)
		return r;
	x->started = true;
	if (x->counts)
		counts_start(x->counts, now_ns());
	say_what_was_found(x);
	/* Reading the kernel's types took tens of MiB that we don't need again. */
	malloc_trim(0);
	if (x->hold) {
		r = hold_release(x->hold);
		if (r < 0)
			return tracer_fail(x, r, "can't start '%s': %s", x->opts.argv[0],
					   strerror(-r));
	}
	x->start = now_ns();
	x->end = x->opts.duration_ns ? x->start + x->opts.duration_ns : 0;
	r = watch_all(x);
	return r < 0 ? r : start_arming(x);
}

/* Is there anything left that was asked for? */
static bool over(struct xptibpf *x, uint64_t now)
{
	if (x->end && now >= x->end)
		return true;
	if (x->everyone)
		return false;
	if (x->hold && !x->exited) {
		if (hold_reap(x->hold, &x->exit_status) == 0)
			x->exited = true;
		else
			return false;
	}
	if (x->alive)
		return false;
	/* Children that are followed are waited for, as strace does. */
	return !attacher_targets_left(x->attacher);
}

/* Handles what woke us. 1: told to stop. */
static int handle(struct xptibpf *x, const struct epoll_event *ev)
{
	switch (ev->data.u64 >> 32) {
	case WAKE_STOP:
		return 1;
	case WAKE_DISCOVER:
		return discover_dispatch(x->discover);
	case WAKE_HOLD:
		return hold_dispatch(x->hold);
	case WAKE_ARMED:
		return arming_take(x->arming, on_armed, x);
	case WAKE_TARGET:
		targets_gone(x, (size_t)(ev->data.u64 & 0xffffffff));
		return 0;
	default:
		return 0; /* the ring is drained in any case */
	}
}

/* Tells the stream how much is lost by now, if that changed: names and numbers lean on it. */
static int push_loss(struct xptibpf *x, uint64_t now)
{
	struct xb_loss loss = { .h = { .len = sizeof(loss), .type = XB_LOSS } };

	if (now < x->next_loss)
		return 0;
	x->next_loss = now + LOSS_NS;
	if (attacher_counters(x->attacher, (uint64_t *)loss.count) < 0)
		return 0;
	loss.count[XB_C_LATE_FILE] += x->late_files;
	if (x->hold)
		loss.count[XB_C_FIRST_CALLS] += hold_missed(x->hold);
	if (!memcmp(loss.count, x->counters, XB_C_LOSS_MAX * sizeof(loss.count[0])))
		return 0;
	memcpy(x->counters, loss.count, sizeof(x->counters));
	return ring_push(x->ring, &loss.h);
}

/* What is in flight is asked for first. A kernel that can't tell leaves it out. */
static int look(struct xptibpf *x)
{
	int r;

	if (!x->snapshots || !snapshots_due(x->snapshots, now_ns()))
		return 0;
	x->next_loss = 0;
	r = push_loss(x, now_ns());
	if (r < 0)
		return r;
	x->asked = now_ns();
	attacher_snapshot(x->attacher);
	r = drain(x);
	return r < 0 ? r : tracer_snapshot(x, now_ns(), false);
}

static int wait_ms(const struct xptibpf *x)
{
	return x->counts ? counts_wait_ms(x->counts, now_ns(), TICK_MS) : TICK_MS;
}

static int loop(struct xptibpf *x)
{
	struct epoll_event ev[32];
	int r, n;

	for (;;) {
		n = epoll_wait(x->epoll, ev, ARRAY_SIZE(ev), wait_ms(x));
		if (n < 0 && errno != EINTR)
			return -errno;
		for (int i = 0; i < n; i++) {
			r = handle(x, &ev[i]);
			if (r < 0)
				return r;
			if (r > 0)
				return 0;
		}
		r = drain(x);
		if (r < 0)
			return r;
		if (x->counts)
			r = counts_tick(x->counts, now_ns());
		if (r < 0)
			return r;
		r = push_loss(x, now_ns());
		if (r < 0)
			return r;
		r = look(x);
		if (r < 0)
			return r;
		if (over(x, now_ns()))
			return 0;
	}
}

static void tell_older(struct xptibpf *x, const struct older_stats *s)
{
	if (s->running)
		tracer_warn(
			x,
			"%u threads were running each time they were looked at: what they are in can't "
			"be told without stopping them",
			s->running);
	if (s->unread)
		tracer_warn(x, "the stacks of %u threads could not be read", s->unread);
	if (s->cut)
		tracer_warn(
			x,
			"the stacks of %u threads could not be followed to their start: calls further out "
			"may be missing",
			s->cut);
}

/* Calls that began before us: after the others are known, for those tell whom not to look at. */
static int look_for_older(struct xptibpf *x)
{
	struct older_stats s;
	long n;
	int r;

	if (!x->older)
		return 0;
	r = older_look(x->older, x->start, &s);
	if (r == -ENOMEM)
		return r;
	if (r < 0) {
		tracer_warn(x, "calls that began before the trace could not be looked for: %s",
			    strerror(-r));
		return 0;
	}
	tell_older(x, &s);
	n = ring_drain(x->ring, DRAIN_MAX);
	return n < 0 ? (int)n : 0;
}

/*
 * Takes the probes out, then reads what they left, then ends the outputs. No call begins for us while
 * the probes go, but those that were begun may still return; what is in flight is asked for only when
 * nothing can return any more, so that no call is told twice.
 */
static int finish(struct xptibpf *x)
{
	struct xb_filter nobody = { 0 };
	int r = 0, e;

	targets_filter(x, &nobody);
	nobody.flags = XB_FILTER_NOBODY;
	if (x->attacher)
		attacher_set_filter(x->attacher, &nobody);
	objects_get_stats(x->objects, &x->object_stats);
	attacher_detach(x->attacher);
	if (x->arming)
		r = arming_end(x->arming, on_armed, x);
	x->asked = now_ns();
	attacher_snapshot(x->attacher);
	/* What is in the ring by now is all there will be; a reader that is slow gets a second. */
	for (uint64_t until = now_ns() + 1000000000;;) {
		long n = ring_drain(x->ring, DRAIN_MAX);

		if (n < 0)
			r = (int)n;
		if (n < DRAIN_MAX)
			break;
		x->discard = now_ns() > until;
	}
	e = look_for_older(x);
	r = r < 0 ? r : e;
	if (r >= 0 && x->counts)
		r = counts_end(x->counts, now_ns());
	attacher_counters(x->attacher, x->counters);
	x->counters[XB_C_RING_FULL] += x->discarded;
	x->counters[XB_C_LATE_FILE] += x->late_files;
	x->counters[XB_C_BAD_RECORD] += ring_bad(x->ring) + decoder_bad(x->decoder);
	if (x->hold)
		x->counters[XB_C_FIRST_CALLS] += hold_missed(x->hold);
	refine_counters(x->refine, x->counters);
	x->counters[XB_C_LATE_OBJECT] += decoder_missing(x->decoder);
	attacher_gpu_counters(x->attacher, x->counters);
	e = tracer_finish_outputs(x);
	r = r < 0 ? r : e;
	e = tracer_snapshot(x, now_ns(), true);
	return r < 0 ? r : e;
}

int xptibpf_run(struct xptibpf *x)
{
	_cleanup_quiet_ struct quiet quiet;
	int r, e;

	quiet_begin(&quiet, x->opts.debug, x->opts.u);
	if (x->replay) {
		r = replay_run(x->replay, x);
	} else {
		r = start(x);
		if (r < 0)
			return r;
		r = loop(x);
		e = finish(x);
		r = r < 0 ? r : e;
	}
	if (x->hold && !x->exited && hold_reap(x->hold, &x->exit_status) == 0)
		x->exited = true;
	if (r == -ENOSPC)
		return tracer_fail(x, r, "writing the output: no space is left on its disk");
	if (r == -EEXIST)
		return tracer_fail(
			x, r,
			"writing the output: this recording is in that folder already (--force: write it anew)");
	if (r == -ETIMEDOUT)
		return tracer_fail(
			x, r, "writing the output: its reader is too slow, the end is missing");
	if (r < 0 && x->tape && tape_failed(x->tape) == r)
		return tracer_fail(x, r, "writing the recording: %s", strerror(-r));
	for (size_t i = 0; r < 0 && i < x->noutputs; i++)
		if (output_failed(x->outputs[i]) == r)
			return tracer_fail(x, r, "writing the output: %s", strerror(-r));
	if (r < 0 && !x->error[0])
		return tracer_fail(x, r, "%s", strerror(-r));
	return r;
}

void xptibpf_stop(struct xptibpf *x)
{
	uint64_t one = 1;
	int saved = errno;
	ssize_t n = write(x->stop_fd, &one, sizeof(one));

	(void)n; /* it can only fail by being told already */
	errno = saved;
}

int xptibpf_exit_status(struct xptibpf *x, int *ret_status)
{
	if (!x->hold)
		return -ENOENT;
	if (!x->exited)
		return -EAGAIN;
	*ret_status = x->exit_status;
	return 0;
}

void xptibpf_get_stats(const struct xptibpf *x, struct xptibpf_stats *ret)
{
	struct rusage ru;

	getrusage(RUSAGE_SELF, &ru);
	*ret = (struct xptibpf_stats){
		.calls = x->counters[XB_C_CALLS],
		.xpti_events = x->counters[XB_C_XPTI_EVENTS],
		.lost = x->lost,
		.incomplete = x->incomplete,
		.objects = x->object_stats.objects,
		.probes = x->object_stats.probes,
		.failed = x->object_stats.failed,
		.rss_max = (size_t)ru.ru_maxrss * 1024,
	};
}

const char *xptibpf_error(const struct xptibpf *x)
{
	if (!x)
		return new_error;
	return x->error;
}
