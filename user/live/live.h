// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * live.h - a live trace: programs and probes in the kernel, the processes that were asked for, and the loop that passes
 * refined records from the ring to a session.
 *
 * live_new() checks who is to be traced and prepares the program to start. live_trace() places the probes, traces until
 * nothing is left to trace or it is stopped, removes the probes, and ends the session.
 */
#ifndef XB_LIVE_H
#define XB_LIVE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/errline.h"
#include "plan/capture.h"
#include "wire.h"
#include "xptibpf/xptibpf.h"

struct session;
struct stacks_choice;

/* The checked options. All of them are borrowed, and outlive the live trace. */
struct live_opts {
	const struct xptibpf_opts *o;
	struct stacks_choice *stacks; /* NULL: no stacks are taken */
	struct capture_limits limits;
	enum xb_count_by count_by; /* XB_BY_NOTHING: each call is recorded */
	bool launches_only; /* by kernel: only launches and calls that name kernels are recorded */
	int stop_fd;	    /* readable: the run ends */
};

struct live;
/*
 * session and e are borrowed, and outlive it, too. If the errno does not say enough, *e has a line: a target that does
 * not exist or can't be armed, or a program that can't be prepared. With a program to start, this forks, so it must be
 * called before threads are started.
 */
int live_new(const struct live_opts *o, struct session *s, struct errline *e, struct live **ret);
struct live *live_free(struct live *l);
/* Call it once. 0, the errno of the session, or that of what could not be set up, with a line. */
int live_trace(struct live *l);

/* Whether only one process was asked for, so that lines need not name it. */
bool live_is_one(const struct live *l);
/* As xptibpf_exit_status(). */
int live_exit_status(const struct live *l, int *ret_status);
/* Fills in objects, probes and failed, as of the end of the run. */
void live_get_stats(const struct live *l, struct xptibpf_stats *ret);
/* As xptibpf_capture_begin() and the others; -ENOTSUP: the trace has no captures. */
int live_capture_begin(struct live *l, const struct xptibpf_capture *o, struct errline *e);
int live_capture_stop(struct live *l);
int live_capture_get(struct live *l, struct xptibpf_capture_now *ret);
/* The counters now, of the kernel side and ours, XB_C_MAX of them; not changed if they can't be read. */
void live_read_counters(const struct live *l, uint64_t counters[]);

#endif
