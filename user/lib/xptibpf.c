// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xptibpf.c - the tracer as an object: options are checked, the parts made that they ask for, and put to work; what
 * failed is explained. A session takes records to the outputs; they come from a live trace or a replay.
 *
 * A callback may throw, if it is C++. This file is compiled so that what a function ends with its scope ends then, too (see
 * the Makefile).
 */
#include "xptibpf/xptibpf.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/losses.h"
#include "base/sized.h"
#include "lib/last_error.h"
#include "lib/options.h"
#include "lib/quiet.h"
#include "lib/tracer.h"
#include "proc/procfs.h"
#include "replay/merge.h"
#include "replay/replay.h"
#include "select/stacks.h"
#include "session/filter.h"
#include "session/session.h"

#define HOLD_NS 200000000 /* how long an output waits for the call around one that has returned */

/* ---- the object ---------------------------------------------------------------------------------- */

static int make_session(struct xptibpf *x)
{
	struct session_opts o = {
		.stored = x->opts.input,
		.choose = x->opts.select,
		.no_stacks = x->opts.no_stacks,
		.stop_fd = x->stop_fd,
		.warn = x->opts.warn,
		.u = x->opts.u,
	};
	struct selection *select;
	struct filter *filter = NULL;
	int r = options_check(&x->opts, &x->error, &x->chosen, &select);

	x->chosen.stop_fd = x->stop_fd;
	if (r < 0)
		return r;
	r = filter_new(&x->opts, x->opts.input, &filter);
	if (r < 0) {
		selection_free(select);
		return r;
	}
	return session_new(&o, select, filter, &x->session);
}

static int make_replay(struct xptibpf *x)
{
	struct replay_opts o = {
		.path = x->opts.input,
		.from = x->opts.from,
		.to = x->opts.to,
		.stop_fd = x->stop_fd,
		.progress = x->opts.progress,
		.progress_u = x->opts.progress_u,
	};

	return replay_open(&o, x->session, &x->error, &x->replay);
}

static int make_all(struct xptibpf *x)
{
	int r = make_session(x);

	if (r < 0)
		return r;
	return x->opts.input ? make_replay(x)
			     : live_new(&x->chosen, x->session, &x->error, &x->live);
}

int xptibpf_new(const struct xptibpf_opts *opts, struct xptibpf **ret)
{
	_cleanup_quiet_ struct quiet quiet = { 0 };
	struct xptibpf *x;
	int r;

	last_error_set("");
	x = calloc(1, sizeof(*x));
	if (!x)
		return -ENOMEM;
	r = sized_take(opts, &x->opts, sizeof(x->opts));
	quiet_begin(&quiet, x->opts.debug, x->opts.u);
	x->stop_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (r < 0)
		errline_set(&x->error, r, "the options are not those of this release");
	else
		r = x->stop_fd < 0 ? -errno : make_all(x);
	if (r < 0) {
		last_error_set(x->error.text[0] ? x->error.text : strerror(-r));
		xptibpf_free(x);
		return r;
	}
	*ret = x;
	return 0;
}

struct xptibpf *xptibpf_free(struct xptibpf *x)
{
	_cleanup_quiet_ struct quiet quiet = { 0 };

	if (!x)
		return NULL;
	quiet_begin(&quiet, x->opts.debug, x->opts.u);
	live_free(x->live);
	session_free(x->session);
	replay_free(x->replay);
	stacks_choice_free(x->chosen.stacks);
	if (x->stop_fd >= 0)
		close(x->stop_fd);
	free(x);
	return NULL;
}

/* ---- who gets what is traced --------------------------------------------------------------------- */

static const char *host_of(const struct xptibpf *x, char *buf, size_t size)
{
	return x->replay ? replay_host(x->replay) : procfs_host(buf, size);
}

static int add_output(struct xptibpf *x, const struct xptibpf_output *o)
{
	char host[256];
	struct sink_opts so = {
		.colour = o->colour,
		.width = o->width,
		.width_u = o->width_u,
		.order = o->order,
		.str_max = o->str_max,
		.by = o->by,
		.view = o->view,
		.interval_ns = o->interval_ns,
		.sort = o->sort,
		.path = o->path,
		.host = o->host ?: host_of(x, host, sizeof(host)),
		.force = o->force,
		.hold_ns = HOLD_NS,
		.show_process = x->replay ? !replay_is_one(x->replay) : !live_is_one(x->live),
	};

	if (!strcmp(o->format, "measure"))
		return session_measure(x->session, o->by, so.host);
	return session_add_output(x->session, o->format, &so, o->fd, &x->error);
}

int xptibpf_add_output(struct xptibpf *x, const struct xptibpf_output *opts)
{
	struct xptibpf_output o;
	int r = sized_take(opts, &o, sizeof(o));

	return r < 0 ? r : add_output(x, &o);
}

int xptibpf_add_recording(struct xptibpf *x, const struct xptibpf_recording *opts)
{
	struct xptibpf_recording o;
	char host[256];
	int r = sized_take(opts, &o, sizeof(o));

	if (r < 0)
		return r;
	return session_add_recording(x->session, &o, host_of(x, host, sizeof(host)), &x->error);
}

int xptibpf_set_watch(struct xptibpf *x, const struct xptibpf_watch *opts)
{
	struct xptibpf_watch w;
	int r = sized_take(opts, &w, sizeof(w));

	return r < 0 ? r : session_set_watch(x->session, &w);
}

void xptibpf_dump(struct xptibpf *x)
{
	session_dump(x->session);
}

int xptibpf_get_recording_stats(struct xptibpf *x, struct xptibpf_recording_stats *ret)
{
	struct xptibpf_recording_stats s = { .size = sizeof(s) };
	uint64_t counters[XB_C_MAX];

	if (!session_get_recording(x->session, &s))
		return -ENOENT;
	memcpy(counters, session_counters(x->session), sizeof(counters));
	if (x->live)
		live_read_counters(x->live, counters);
	s.calls = counters[XB_C_CALLS];
	s.xpti_events = counters[XB_C_XPTI_EVENTS];
	s.lost = losses_sum(counters, LOSSES_EVENTS);
	s.incomplete = losses_sum(counters, LOSSES_VALUES);
	return sized_give(&s, sizeof(s), ret);
}

/* ---- running ------------------------------------------------------------------------------------- */

int xptibpf_run(struct xptibpf *x)
{
	_cleanup_quiet_ struct quiet quiet;
	int r;

	/* By a callback of it. */
	if (x->running)
		return -EBUSY;
	x->running = true;
	quiet_begin(&quiet, x->opts.debug, x->opts.u);
	r = x->replay ? replay_run(x->replay) : live_trace(x->live);
	if (r < 0 && !x->error.text[0])
		errline_set(&x->error, r, "%s", strerror(-r));
	return r;
}

void xptibpf_stop(struct xptibpf *x)
{
	uint64_t one = 1;
	int saved = errno;
	ssize_t n = write(x->stop_fd, &one, sizeof(one));

	(void)n; /* it only fails if there were very many before */
	errno = saved;
}

int xptibpf_exit_status(struct xptibpf *x, int *ret_status)
{
	return x->live ? live_exit_status(x->live, ret_status) : -ENOENT;
}

int xptibpf_get_stats(const struct xptibpf *x, struct xptibpf_stats *ret)
{
	const uint64_t *counters = session_counters(x->session);
	struct xptibpf_stats s = {
		.calls = counters[XB_C_CALLS],
		.xpti_events = counters[XB_C_XPTI_EVENTS],
	};
	struct rusage ru;

	getrusage(RUSAGE_SELF, &ru);
	s.rss_max = (size_t)ru.ru_maxrss * 1024;
	session_get_losses(x->session, &s.lost, &s.incomplete);
	if (x->live)
		live_get_stats(x->live, &s);
	else
		replay_get_stats(x->replay, &s);
	return sized_give(&s, sizeof(s), ret);
}

const char *xptibpf_error(const struct xptibpf *x)
{
	return x ? x->error.text : last_error();
}

/* ---- without a tracer ---------------------------------------------------------------------------- */

int xptibpf_merge(const struct xptibpf_merge *opts, struct xptibpf_merge_stats *ret)
{
	struct errline e = { 0 };
	struct xptibpf_merge_stats stats;
	struct xptibpf_merge o;
	int r = sized_take(opts, &o, sizeof(o));

	if (r >= 0 && ret->size < sizeof(ret->size))
		r = -EINVAL;
	if (r >= 0)
		r = merge_run(&o, &stats, &e);
	if (r >= 0)
		r = sized_give(&stats, sizeof(stats), ret);
	if (r < 0)
		last_error_set(e.text[0] ? e.text : strerror(-r));
	return r;
}
