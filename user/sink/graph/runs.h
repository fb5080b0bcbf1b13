// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * runs.h - which runs of commands on a device are shown, on which queue, and when by the host's clock (only for sink/).
 *
 * Only what the program asked a command's times for was measured. A run that several layers report is shown once. The
 * queue is the one that the graph has it on.
 *
 * A device has its own clock. If it agrees with a clock of the host as far as is known (no command ran before it was
 * submitted, and none ended after its end was reported), its times are used as they are. Otherwise, commands are
 * placed as early as they can have run, and only their lengths are right.
 */
#ifndef XB_SINK_RUNS_H
#define XB_SINK_RUNS_H

#include "base/keyed.h"
#include "base/strbuf.h"
#include "model/graph/graph.h"
#include "model/time/commands.h"

#define RUNS_QUEUES_MAX 4096u

enum runs_clock { RUNS_MONO, RUNS_BOOT, RUNS_REAL, RUNS_PLACED };

struct queue_key {
	uint64_t handle;
	uint32_t tgid, number;
};

/* Handles of what is on no queue. */
#define QUEUE_HOST    UINT64_MAX /* the host's own */
#define QUEUE_UNKNOWN (UINT64_MAX - 1)

struct runs {
	struct keyed shown, queues;
	uint64_t to_boot, to_real; /* what makes a monotonic time one of those */
};

struct run {
	const struct command *command;
	const char *api; /* its layer; NULL: not known */
	struct queue_key queue;
	uint64_t ts; /* ns, by the host's clock */
	int clock;   /* enum runs_clock: what the device's times are in */
};

void runs_init(struct runs *r);
void runs_done(struct runs *r);
void runs_learn_clock(struct runs *r, const struct xb_def_clock *c);
/*
 * c: the command whose run call tells the rest of, as commands_measured() has it. 1: it is to be shown; 0: it was shown
 * already, or is not known well enough; or -ENOMEM.
 */
int runs_take(struct runs *r, const struct graph *g, struct commands *cs,
	      const struct event_call *call, const struct command *c, struct run *ret);
/* "ur queue#2 on DEVICE". api: of the queue, if the graph doesn't know it; NULL: not known either. */
void runs_queue_name(const struct graph *g, const struct queue_key *key, const char *api,
		     struct strbuf *out);

#endif
