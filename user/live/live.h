// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * live.h - tracing what runs now: programs and probes in the kernel, the processes that were asked for, and the loop that
 * takes records from the ring, refined, to a session.
 *
 * Life: live_new() checks who is to be traced and prepares the program to start; live_trace() places the probes, traces
 * until there is nothing left to trace or somebody stops it, takes the probes out, and ends the session.
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

/* What the options come to, checked. All is borrowed, and outlives the live trace. */
struct live_opts {
	const struct xptibpf_opts *o;
	struct stacks_choice *stacks; /* NULL: none are taken */
	struct capture_limits limits;
	enum xb_count_by count_by; /* XB_BY_NOTHING: each call is told */
	bool launches_only;	   /* by kernel: launches are told, and what names kernels */
	int stop_fd;		   /* readable: the run ends */
};

struct live;
/*
 * session and e are borrowed, and outlive it too. Fails with a line in *e where there is more to say than the errno: a
 * target that does not exist, or can't be armed; a program that can't be prepared. This forks, with a program to start:
 * before threads are made.
 */
int live_new(const struct live_opts *o, struct session *s, struct errline *e, struct live **ret);
struct live *live_free(struct live *l);
/* Once. 0, the errno of the session, or what could not be set up, with a line. */
int live_trace(struct live *l);

/* One process is all that was asked for: lines need not say which. */
bool live_is_one(const struct live *l);
/* As xptibpf_exit_status(). */
int live_exit_status(const struct live *l, int *ret_status);
/* Fills in objects, probes and failed, as of the end of the run. */
void live_get_stats(const struct live *l, struct xptibpf_stats *ret);
/* The kernel side's counters by now, into XB_C_MAX of them; left alone when they can't be had. */
void live_read_counters(const struct live *l, uint64_t counters[]);

#endif
