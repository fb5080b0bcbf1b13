// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * loop.c - a live trace and its loop: discover -> plan -> attach -> ring -> refine -> session.
 *
 * What flows against this direction (a file was mapped, a process is new) comes as a callback of found.c and continues
 * from there; the rooms don't know each other.
 */
#include "live/live.h"

#include <errno.h>
#include <grp.h>
#include <malloc.h>
#include <poll.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "arm/beacon.h"
#include "attach/attach.h"
#include "attach/filter.h"
#include "attach/reading.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/foreign.h"
#include "base/strbuf.h"
#include "discover/discover.h"
#include "discover/hold.h"
#include "live/arm_targets.h"
#include "live/capturing.h"
#include "live/costs.h"
#include "live/counts.h"
#include "live/grouped.h"
#include "live/inside.h"
#include "live/on_demand.h"
#include "live/older.h"
#include "live/refine.h"
#include "live/sampled.h"
#include "live/slow.h"
#include "live/targets.h"
#include "live/uses.h"
#include "plan/reader.h"
#include "ring/ring.h"
#include "select/stacks.h"
#include "session/session.h"
#include "session/snapshots.h"

#define TICK_MS	  20	    /* how long a record may wait in the ring */
#define QUIET_MS  1000	    /* the same where no event is recorded */
#define IDLE_MS	  60000	    /* the same where nothing is counted either */
#define LOSS_NS	  250000000 /* how often the loss counters are read */
#define OLDER_MS  50	    /* how long calls may take that began while probes were placed */
#define DRAIN_MAX 65536	    /* records of one drain: the other descriptors get their turn */

/* ---- the object ---------------------------------------------------------------------------------- */

static int find_user(const char *name, struct hold_user *ret)
{
	const struct passwd *pw;
	int n = 0;

	errno = 0;
	pw = getpwnam(name);
	if (!pw)
		return errno ? -errno : -ENOENT;
	getgrouplist(name, pw->pw_gid, NULL, &n);
	ret->groups = calloc((size_t)n + 1, sizeof(*ret->groups));
	if (!ret->groups)
		return -ENOMEM;
	if (getgrouplist(name, pw->pw_gid, ret->groups, &n) < 0) {
		free(ret->groups);
		return -EAGAIN;
	}
	ret->ngroups = n;
	ret->uid = pw->pw_uid;
	ret->gid = pw->pw_gid;
	return 0;
}

static int prepare_program(struct live *l)
{
	_cleanup_(beacon_env_freep) char **env = NULL;
	const struct xptibpf_opts *o = l->o.o;
	struct hold_ops ops = found_hold_ops;
	struct hold_user user = { 0 };
	int r;

	if (o->xpti) {
		r = beacon_env(o->beacon, &env);
		if (r < 0)
			return errline_set(
				l->error, r,
				"--xpti: no libxptibpf-beacon.so next to xptibpf or its library, or installed: %s",
				strerror(-r));
	}
	ops.stdio = o->program_stdio;
	if (o->user) {
		r = find_user(o->user, &user);
		if (r < 0)
			return errline_set(l->error, r == -ENOENT ? -EINVAL : r,
					   "no such user: '%s'", o->user);
		ops.user = &user;
	}
	r = hold_new(o->argv, env, &ops, &l->found, &l->hold);
	free(user.groups);
	if (r < 0)
		return errline_set(l->error, r, "cannot prepare '%s': %s", o->argv[0],
				   r == -ECHILD ? "it was killed before it began" : strerror(-r));
	return 0;
}

static int set_up(struct live *l)
{
	const struct xptibpf_opts *o = l->o.o;
	int r = 0;

	l->epoll = epoll_create1(EPOLL_CLOEXEC);
	if (l->epoll < 0)
		return -errno;
	/* Before anything is prepared that would be in vain. */
	if (o->metrics)
		r = sampled_new(o, l->o.stop_fd, l->error, &l->sampled);
	if (r < 0)
		return r;
	/* The reader's processes are copies of this one as it is now, before there is anything that they must not have. */
	r = reader_new(&l->reader);
	if (r >= 0)
		r = foreign_start();
	if (r >= 0)
		r = targets_new(o, l->error, &l->targets);
	if (r >= 0 && o->arm)
		r = arm_targets_new(o, l->session, l->targets, l->error, &l->arm);
	if (r >= 0 && o->argv)
		r = prepare_program(l);
	return r;
}

int live_new(const struct live_opts *o, struct session *s, struct errline *e, struct live **ret)
{
	struct live *l = calloc(1, sizeof(*l));
	int r;

	if (!l)
		return -ENOMEM;
	l->o = *o;
	l->session = s;
	l->error = e;
	r = set_up(l);
	if (r < 0) {
		live_free(l);
		return r;
	}
	*ret = l;
	return 0;
}

struct live *live_free(struct live *l)
{
	if (!l)
		return NULL;
	sampled_free(l->sampled);
	arm_targets_free(l->arm);
	older_free(l->older);
	counts_free(l->counts);
	costs_free(l->costs);
	objects_free(l->objects);
	asked_free(l->enabled);
	on_demand_free(l->on_demand);
	stacks_choice_free(l->capture_stacks);
	switched_free(l->switched);
	discover_free(l->discover);
	capturing_free(l->capturing);
	attacher_free(l->attacher);
	hold_free(l->hold);
	ring_free(l->ring);
	refine_free(l->refine);
	reader_free(l->reader);
	targets_free(l->targets);
	if (l->epoll >= 0)
		close(l->epoll);
	free(l);
	return NULL;
}

bool live_is_one(const struct live *l)
{
	return targets_are_one(l->targets);
}

int live_exit_status(const struct live *l, int *ret_status)
{
	if (!l->hold)
		return -ENOENT;
	if (!l->exited)
		return -EAGAIN;
	*ret_status = l->exit_status;
	return 0;
}

void live_get_stats(const struct live *l, struct xptibpf_stats *ret)
{
	ret->objects = l->stats.objects;
	ret->probes = l->stats.probes;
	ret->failed = l->stats.failed;
}

/* ---- the ring ------------------------------------------------------------------------------------- */

/* What the record's function is, if nothing has said that yet. */
static int define(struct live *l, const struct xb_hdr *rec)
{
	int r = 0;

	while (l->objects && r >= 0) {
		_cleanup_free_ struct xb_def_func *def = NULL;

		r = objects_define(l->objects, rec, &def);
		if (r < 0 || !def)
			return r;
		r = refine_record(l->refine, &def->h);
	}
	return r < 0 ? r : 0;
}

int live_on_record(void *u, const struct xb_hdr *rec)
{
	struct live *l = u;

	if (l->older && rec->type == XB_CALL && rec->flags & XB_F_IN_FLIGHT)
		older_add_traced(l->older, (pid_t)rec->tid);
	/* They are only shown to those who asked for them. */
	if (!l->older && rec->type == XB_CALL && rec->flags & XB_F_OLDER)
		return 0;
	if (l->counts) {
		int r = counts_before(l->counts, rec);

		if (r < 0)
			return r;
	}
	if (l->discard) {
		l->discarded++;
		return 0;
	}
	return define(l, rec) ?: refine_record(l->refine, rec);
}

static int drain(struct live *l)
{
	long n = ring_drain(l->ring, DRAIN_MAX);

	return n < 0 ? (int)n : session_tick(l->session, now_ns());
}

/* ---- the loop ------------------------------------------------------------------------------------ */

enum { WAKE_STOP = 1, WAKE_RING, WAKE_DISCOVER, WAKE_HOLD, WAKE_ARMED, WAKE_TARGET };

static int watch_fd(struct live *l, int fd, int what, size_t index)
{
	struct epoll_event ev = { .events = EPOLLIN, .data.u64 = (uint64_t)what << 32 | index };

	if (fd < 0)
		return 0;
	return epoll_ctl(l->epoll, EPOLL_CTL_ADD, fd, &ev) < 0 ? -errno : 0;
}

static int watch_all(struct live *l)
{
	int r;

	r = watch_fd(l, l->o.stop_fd, WAKE_STOP, 0);
	if (r < 0)
		return r;
	r = watch_fd(l, ring_fd(l->ring), WAKE_RING, 0);
	if (r < 0)
		return r;
	r = watch_fd(l, discover_fd(l->discover), WAKE_DISCOVER, 0);
	if (r < 0)
		return r;
	if (l->hold) {
		r = watch_fd(l, hold_fd(l->hold), WAKE_HOLD, 0);
		if (r < 0)
			return r;
	}
	if (l->arm) {
		r = watch_fd(l, arm_targets_fd(l->arm), WAKE_ARMED, 0);
		if (r < 0)
			return r;
	}
	for (size_t i = 0; i < targets_count(l->targets); i++) {
		r = watch_fd(l, targets_fd(l->targets, i), WAKE_TARGET, i);
		if (r < 0)
			return r;
	}
	return 0;
}

/*
 * Calls that began before their function had its probe have no frame, and what they call seems to be called by the
 * program. Most of them end in this time, while nothing is written yet.
 */
static void let_older_end(const struct live *l)
{
	struct pollfd stop = { .fd = l->o.stop_fd, .events = POLLIN };

	if (l->found.libraries)
		poll(&stop, 1, OLDER_MS);
}

static int start(struct live *l)
{
	int r;

	r = live_set_up(l);
	if (r < 0)
		return r;
	/* Reading the kernel's types took tens of MiB, which are not needed again. */
	malloc_trim(0);
	let_older_end(l);
	r = live_begin(l);
	if (r < 0)
		return r;
	if (l->hold) {
		r = hold_release(l->hold);
		if (r < 0)
			return errline_set(l->error, r, "cannot start '%s': %s", l->o.o->argv[0],
					   strerror(-r));
	}
	l->end = l->o.o->duration_ns ? l->start + l->o.o->duration_ns : 0;
	r = watch_all(l);
	if (r < 0)
		return r;
	return l->arm ? arm_targets_start(l->arm, &l->found, l->ring) : 0;
}

/* Whether anything is left that was asked for. */
static bool over(struct live *l, uint64_t now)
{
	if (l->end && now >= l->end)
		return true;
	if (targets_are_everyone(l->targets))
		return false;
	if (l->hold && !l->exited) {
		if (hold_reap(l->hold, &l->exit_status))
			return false;
		l->exited = true;
		/* Whoever killed it before its exec may have done so before the kernel side listened. */
		attacher_remove_pid(l->attacher, (uint32_t)hold_pid(l->hold));
	}
	if (targets_are_alive(l->targets))
		return false;
	/* This waits for followed children, like strace. */
	return !attacher_targets_left(l->attacher);
}

static void on_target_gone(struct live *l, size_t i)
{
	int fd = targets_fd(l->targets, i);

	/* The guardian of a held program may have it open, too, so closing it here is not enough. */
	if (fd >= 0)
		epoll_ctl(l->epoll, EPOLL_CTL_DEL, fd, NULL);
	targets_gone(l->targets, i, l->attacher);
}

/* Handles what woke the loop. 1: it was asked to stop. */
static int handle(struct live *l, const struct epoll_event *ev)
{
	switch (ev->data.u64 >> 32) {
	case WAKE_STOP:
		return 1;
	case WAKE_DISCOVER:
		return discover_dispatch(l->discover);
	case WAKE_HOLD:
		return hold_dispatch(l->hold);
	case WAKE_ARMED:
		return arm_targets_take(l->arm);
	case WAKE_TARGET:
		on_target_gone(l, (size_t)(ev->data.u64 & 0xffffffff));
		return 0;
	default:
		return 0; /* the ring is drained in any case */
	}
}

static void add_losses_of_ours(const struct live *l, uint64_t counters[])
{
	struct discover_stats s = { 0 };
	struct objects_stats files = { 0 };

	if (l->discover)
		discover_get_stats(l->discover, &s);
	if (l->objects)
		objects_get_stats(l->objects, &files);
	counters[XB_C_UNPROBED] += files.unprobed;
	counters[XB_C_WATCH_FULL] += s.lost;
	counters[XB_C_LATE_FILE] += l->found.late_files;
	counters[XB_C_UNOPENED] += l->found.unopened;
	if (l->hold)
		counters[XB_C_FIRST_CALLS] += hold_missed(l->hold);
	if (l->hold && !hold_works(l->hold))
		counters[XB_C_NOT_HELD]++;
	if (l->sampled)
		sampled_counters(l->sampled, counters);
}

/* These, and those that the stream does not have. */
static void add_counts_of_ours(const struct live *l, uint64_t counters[])
{
	const struct decoder *decoder = session_decoder(l->session);

	counters[XB_C_RING_FULL] += l->discarded;
	add_losses_of_ours(l, counters);
	counters[XB_C_BAD_RECORD] += ring_bad(l->ring) + decoder_bad(decoder);
	refine_counters(l->refine, counters);
	counters[XB_C_LATE_OBJECT] += decoder_missing(decoder);
	attacher_gpu_counters(l->attacher, counters);
}

void live_read_counters(const struct live *l, uint64_t counters[])
{
	uint64_t now[XB_C_MAX] = { 0 };

	/* The last of what is counted here, and not there if the trace could not begin. */
	if (!l->refine || attacher_counters(l->attacher, now) < 0)
		return;
	add_counts_of_ours(l, now);
	memcpy(counters, now, sizeof(now));
}

/* Writes the losses so far to the stream, if they changed, because names and numbers depend on them. */
static int push_loss(struct live *l, uint64_t now)
{
	struct xb_loss loss = { .h = { .len = sizeof(loss), .type = XB_LOSS } };
	uint64_t *counters = session_counters(l->session);

	if (now < l->next_loss && l->found.late_files == l->late_files_told)
		return 0;
	l->next_loss = now + LOSS_NS;
	l->late_files_told = l->found.late_files;
	if (attacher_counters(l->attacher, (uint64_t *)loss.count) < 0)
		return 0;
	add_losses_of_ours(l, (uint64_t *)loss.count);
	if (!memcmp(loss.count, counters, XB_C_LOSS_MAX * sizeof(loss.count[0])))
		return 0;
	memcpy(counters, loss.count, sizeof(loss.count));
	return ring_push(l->ring, &loss.h);
}

struct old {
	struct session_sums *sums;
	uint64_t before; /* ns */
};

static void on_live(void *u, const struct xb_live *l)
{
	struct old *o = u;

	if (l->since >= o->before || l->kind >= XB_MEMS)
		return;
	o->sums->old[l->kind].bytes += l->size;
	o->sums->old[l->kind].count++;
}

static bool lives(const struct xb_sums *s)
{
	for (size_t i = 0; i < XB_MEMS; i++) {
		if (s->memory[i].count)
			return true;
	}
	return false;
}

/* What the kernel side has added up, where somebody watches it. */
static int read_sums(struct live *l)
{
	struct session_sums *sums = session_sums(l->session);
	uint64_t now = now_ns();
	struct old old = { .sums = sums };
	int r;

	if (!sums)
		return 0;
	attacher_sums(l->attacher, &sums->sums);
	uses_count(l->discover, l->objects, session_runtimes(l->session));
	memset(sums->old, 0, sizeof(sums->old));
	old.before = now > sums->old_ns ? now - sums->old_ns : 0;
	/* The table is large, and walking it would be most of what an idle machine costs. */
	r = sums->old_ns && lives(&sums->sums) ? attacher_each_live(l->attacher, on_live, &old) : 0;
	return r < 0 ? r : grouped_read(l->attacher, l->session);
}

static int look_at_costs(struct live *l)
{
	unsigned failed = 0;
	int r = l->costs ? costs_look(l->costs, now_ns(), &failed) : 0;

	if (failed)
		session_warn(
			l->session,
			"%u probes could not be placed again: calls of those functions are not seen",
			failed);
	return r;
}

/* Whether it is a trace that is left on for months. */
static bool is_left_on(const struct live *l)
{
	return session_costs(l->session) && !l->end && targets_are_everyone(l->targets);
}

/*
 * Such a one, and no record is kept for anybody. What can't wait wakes it: mappings, executed programs, processes that
 * call for the first time.
 */
static bool is_quiet(const struct live *l)
{
	return is_left_on(l) && !(l->capturing && capturing_is_active(l->capturing));
}

static bool is_api(const void *u, int obj)
{
	return objects_is_api(u, obj);
}

/* Whether nobody could have called anything since the last snapshot, either, unless the process has ended again. */
static bool is_idle(const struct live *l)
{
	return is_quiet(l) && !l->in_use && !l->uses;
}

/* Once in a turn, because every file that is mapped is looked at for it. */
static void look_at_uses(struct live *l)
{
	l->uses = is_left_on(l) && discover_uses(l->discover, is_api, l->objects);
}

/* Requests the calls in flight first, if the kernel supports this. */
static int look(struct live *l)
{
	int r;

	if (!session_snapshot_is_due(l->session, now_ns(), is_idle(l)))
		return 0;
	l->next_loss = 0;
	r = push_loss(l, now_ns());
	if (r < 0)
		return r;
	l->asked = now_ns();
	attacher_snapshot(l->attacher, false);
	r = drain(l);
	if (r >= 0)
		r = read_sums(l);
	if (r >= 0)
		r = look_at_costs(l);
	if (r >= 0)
		r = slow_read(l->attacher, l->switched, l->session);
	l->in_use = l->uses;
	return r < 0 ? r : session_snapshot(l->session, now_ns(), l->asked, false);
}

/* ---- captures ------------------------------------------------------------------------------------ */

static int read_counters(struct live *l, uint64_t counters[])
{
	int r = attacher_counters(l->attacher, counters);

	if (r >= 0)
		refine_counters(l->refine, counters);
	return r;
}

static void end_extras(struct live *l)
{
	on_demand_end(l->on_demand);
	if (!l->capture_stacks)
		return;
	/* Plans that can't be changed ask for what is not taken. */
	(void)objects_change_stacks(l->objects, NULL);
	refine_no_stacks(l->refine);
	l->capture_stacks = stacks_choice_free(l->capture_stacks);
}

static int begin_stacks(struct live *l, const char *which, struct errline *e)
{
	_cleanup_free_ char *why = NULL;
	int r = stacks_choice_new(which, &l->capture_stacks, &why);

	if (r == -EINVAL)
		return errline_set(e, r, "--stacks: %s", why ?: "not understood");
	if (r >= 0)
		r = refine_stacks(l->refine, l->attacher);
	if (r >= 0)
		r = objects_change_stacks(l->objects, l->capture_stacks);
	return r < 0 ? errline_set(e, r, "stacks can't be taken: %s", strerror(-r)) : 0;
}

/* NULL: all is there. */
static const char *what_is_missing(const struct on_demand_found *f)
{
	if (f->failed)
		return "not all probes of XPTI could be placed: events of some programs will be missing";
	if (!f->heard)
		return "XPTI is silent in programs without a subscriber, and no process here has one: "
		       "start a program with 'xptibpf trace --xpti', or arm it with 'xptibpf arm'";
	return NULL;
}

/* The flight recorder does not ask for names, which would cost every launch of the machine all the time. */
static int begin_probes(struct live *l, const struct xptibpf_capture *o, struct errline *e)
{
	const struct on_demand_wish wish = {
		.xpti = o->xpti,
		.names = !o->ring_ns,
		.pids = o->pids,
		.npids = o->ncomms || o->ncgroups ? 0 : o->npids,
	};
	struct on_demand_found found;
	int r = on_demand_begin(l->on_demand, l->discover, &wish, &found);

	if (r < 0)
		return errline_set(e, r, "%s", strerror(-r));
	if (o->xpti)
		capturing_remark(l->capturing, what_is_missing(&found));
	return 0;
}

static int begin_extras(struct live *l, const struct xptibpf_capture *o, struct errline *e)
{
	int r = o->stacks ? begin_stacks(l, o->stacks, e) : 0;

	return r < 0 ? r : begin_probes(l, o, e);
}

/* These probes and stacks come first: the capture has all of them from its beginning. */
int live_capture_begin(struct live *l, const struct xptibpf_capture *o, struct errline *e)
{
	uint64_t before[XB_C_MAX];
	int r = l->capturing ? read_counters(l, before) : -ENOTSUP;

	if (r < 0)
		return errline_set(e, r, "%s", strerror(-r));
	r = capturing_prepare(l->capturing, e);
	if (r < 0)
		return r;
	r = begin_extras(l, o, e);
	if (r >= 0)
		r = capturing_begin(l->capturing, o, before, e);
	if (r < 0)
		end_extras(l);
	return r;
}

int live_capture_stop(struct live *l)
{
	if (!l->capturing)
		return -ENOTSUP;
	capturing_stop(l->capturing);
	return 0;
}

int live_capture_get(struct live *l, struct xptibpf_capture_now *ret)
{
	if (!l->capturing)
		return -ENOTSUP;
	capturing_get(l->capturing, ret);
	return 0;
}

/* What is in the ring was written before the end, and calls in flight come after it. */
static int end_capture(struct live *l)
{
	uint64_t after[XB_C_MAX] = { 0 };
	int r = 0;

	if (!capturing_close(l->capturing))
		return 0;
	attacher_snapshot(l->attacher, true);
	for (int i = 0; i < 4 && r >= 0; i++)
		r = drain(l);
	(void)read_counters(l, after);
	end_extras(l);
	capturing_end(l->capturing, after);
	return r;
}

static int look_at_capture(struct live *l)
{
	return l->capturing && capturing_is_due(l->capturing, now_ns()) ? end_capture(l) : 0;
}

static int wait_ms(const struct live *l)
{
	uint64_t now = now_ns();
	int most = TICK_MS;

	if (is_idle(l))
		return wait_ms_for(session_snapshot_left_ns(l->session, now, true), IDLE_MS);
	if (is_quiet(l))
		most = wait_ms_for(session_snapshot_left_ns(l->session, now, false), QUIET_MS);
	return l->counts ? counts_wait_ms(l->counts, now, most) : most;
}

/* While it is idle, there is nothing to count between snapshots. */
static int take_counts(struct live *l)
{
	uint64_t now = now_ns();

	if (!l->counts || (is_idle(l) && !session_snapshot_is_due(l->session, now, true)))
		return 0;
	return counts_tick(l->counts, now);
}

static int loop(struct live *l)
{
	struct epoll_event ev[32];
	int r, n;

	for (;;) {
		/* Before it waits, because a wait that is too long is worse than a count that comes a turn later. */
		look_at_uses(l);
		hold_at_work(l->hold, false);
		n = epoll_wait(l->epoll, ev, ARRAY_SIZE(ev), wait_ms(l));
		hold_at_work(l->hold, true);
		if (n < 0 && errno != EINTR)
			return -errno;
		for (int i = 0; i < n; i++) {
			r = handle(l, &ev[i]);
			if (r < 0)
				return r;
			if (r > 0)
				return 0;
		}
		r = l->sampled ? sampled_take(l->sampled, l->ring, l->session) : 0;
		if (r >= 0)
			r = drain(l);
		if (r < 0)
			return r;
		r = take_counts(l);
		if (r < 0)
			return r;
		/* Nobody needs losses between snapshots then, and reading them is most of what an idle machine costs. */
		if (!is_quiet(l))
			r = push_loss(l, now_ns());
		if (r < 0)
			return r;
		r = look(l);
		if (r >= 0)
			r = look_at_capture(l);
		if (r < 0)
			return r;
		if (over(l, now_ns()))
			return 0;
	}
}

/* ---- the end ------------------------------------------------------------------------------------- */

static void tell_older(struct live *l, const struct older_stats *s)
{
	if (s->running)
		session_warn(
			l->session,
			"%u threads were running each time they were checked: their calls can't "
			"be found without stopping them",
			s->running);
	if (s->unread)
		session_warn(l->session, "the stacks of %u threads could not be read", s->unread);
	if (s->cut)
		session_warn(
			l->session,
			"the stacks of %u threads could not be followed to their start: calls further out "
			"may be missing",
			s->cut);
}

/* Calls that are older than the trace, after the others are known, because these show which threads to skip. */
static int look_for_older(struct live *l)
{
	struct older_stats s;
	long n;
	int r;

	if (!l->older)
		return 0;
	r = older_look(l->older, l->start, &s);
	if (r == -ENOMEM)
		return r;
	if (r < 0) {
		session_warn(l->session, "cannot look for calls that began before the trace: %s",
			     strerror(-r));
		return 0;
	}
	tell_older(l, &s);
	n = ring_drain(l->ring, DRAIN_MAX);
	return n < 0 ? (int)n : 0;
}

/* The final counters. */
static void count_at_end(struct live *l)
{
	uint64_t *counters = session_counters(l->session);

	attacher_counters(l->attacher, counters);
	add_counts_of_ours(l, counters);
}

/* Nobody should take an empty trace for a program that does nothing. */
static void tell_others(struct live *l, const uint64_t *counters)
{
	_cleanup_(strbuf_done) struct strbuf groups = STRBUF_INIT;

	/* GPU jobs are no calls. */
	if (l->capturing || counters[XB_C_CALLS] || counters[XB_C_XPTI_EVENTS] ||
	    selection_has_gpu(session_selection(l->session)))
		return;
	for (unsigned id = 0; id < CAT_API_MAX; id++)
		if (l->stats.others >> id & 1)
			strbuf_addf(&groups, "%s%s", groups.len ? "," : "", catalog_api(id)->name);
	if (groups.len)
		session_warn(
			l->session,
			"no call of what is selected, but traced processes have libraries of other groups "
			"(try -e %s)",
			strbuf_str(&groups));
}

static void tell_left(struct live *l)
{
	unsigned seconds, left;
	pid_t pid;

	left = l->attacher ? attacher_left(l->attacher, &pid, &seconds) : 0;
	if (left)
		session_warn(
			l->session,
			"%u probes, which do nothing any more, are still to be removed: process %d does "
			"it in about %u s, and then ends",
			left, pid, seconds);
}

/*
 * Removes the probes, then reads what they have written, then ends the outputs. No call is recorded from its entry
 * while the probes are removed, but calls that have begun may still return. Calls in flight are only requested when no
 * call can return any more, so that none is recorded twice.
 */
static int finish(struct live *l)
{
	struct xb_filter nobody = { 0 };
	int r = l->capturing ? end_capture(l) : 0, e;

	targets_filter(l->targets, &nobody);
	nobody.flags = XB_FILTER_NOBODY;
	if (l->attacher)
		attacher_set_filter(l->attacher, &nobody);
	objects_get_stats(l->objects, &l->stats);
	attacher_detach(l->attacher);
	tell_left(l);
	if (l->sampled && r >= 0)
		r = sampled_end(l->sampled, l->ring, l->session);
	if (l->arm)
		r = arm_targets_end(l->arm);
	l->asked = now_ns();
	attacher_snapshot(l->attacher, true);
	/* Nothing more will come into the ring; a slow reader gets a second. */
	for (uint64_t until = now_ns() + 1000000000;;) {
		long n = ring_drain(l->ring, DRAIN_MAX);

		if (n < 0)
			r = (int)n;
		if (n < DRAIN_MAX)
			break;
		l->discard = now_ns() > until;
	}
	e = look_for_older(l);
	r = r < 0 ? r : e;
	if (r >= 0 && l->counts)
		r = counts_end(l->counts, now_ns());
	count_at_end(l);
	tell_others(l, session_counters(l->session));
	e = session_end(l->session);
	r = r < 0 ? r : e;
	e = read_sums(l);
	r = r < 0 ? r : e;
	e = slow_read(l->attacher, l->switched, l->session);
	r = r < 0 ? r : e;
	e = session_snapshot(l->session, now_ns(), l->asked, true);
	return r < 0 ? r : e;
}

int live_trace(struct live *l)
{
	int r = start(l), e;

	if (r < 0)
		return r;
	r = loop(l);
	hold_at_work(l->hold, false);
	e = finish(l);
	if (l->hold && !l->exited && hold_reap(l->hold, &l->exit_status) == 0)
		l->exited = true;
	r = r < 0 ? r : e;
	if (r < 0)
		session_explain(l->session, r, l->error);
	return r;
}
