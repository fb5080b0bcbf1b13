// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * snapshots.h - makes the snapshots of the public header: what the model knows now, and what is new since the
 * previous snapshot.
 *
 * The number of rows is bounded like that of the model's parts: rows that these drop are dropped here, too.
 */
#ifndef XB_SESSION_SNAPSHOTS_H
#define XB_SESSION_SNAPSHOTS_H

#include <stdbool.h>
#include <stdint.h>

#include "model/model.h"
#include "sink/sink.h"
#include "xptibpf/xptibpf.h"

/* The parts of the model that are needed. */
#define SNAPSHOTS_NEEDS (MODEL_LATENCY | MODEL_WAITS | MODEL_MEMORY)

/* What the kernel side adds up, and allocations that are older than old_ns. */
struct session_sums {
	uint64_t old_ns; /* 0: not asked for */
	struct xb_sums sums;
	struct session_old {
		uint64_t bytes, count;
	} old[XB_MEMS];
};

/* What it counts by groups of processes. */
struct session_groups {
	unsigned by; /* XPTIBPF_GROUP_ bits */
	struct xptibpf_group_now *all;
	size_t n;
	uint64_t ungrouped;
};

struct session_runtimes {
	struct xptibpf_runtime_now all[XPTIBPF_RUNTIMES_MAX];
	size_t n;
	uint64_t armed;
};

/* Calls that lasted long. */
struct session_slow {
	uint64_t over_ns;	      /* 0: not asked for */
	struct xptibpf_slow_now *all; /* since the last snapshot */
	size_t n;
	struct xptibpf_slow_function *functions; /* those that ever had any */
	size_t nfunctions;
	uint64_t dropped;
};

struct snapshots;
/*
 * users: how many programs use each API, by enum cat_api_id. These and what follows are borrowed. -EINVAL: wrong limits.
 */
int snapshots_new(const struct xptibpf_watch *w, const uint64_t *users,
		  const struct session_sums *sums, const struct session_groups *groups,
		  const struct session_runtimes *runtimes, const struct xptibpf_costs_now *costs,
		  const struct session_slow *slow, struct snapshots **ret);
struct snapshots *snapshots_free(struct snapshots *s);
/* Whether it is time for a snapshot. The first call begins the first interval. idle: xptibpf_watch.idle_ns applies. */
bool snapshots_due(struct snapshots *s, uint64_t now, bool idle);
/* ns until then. */
uint64_t snapshots_left_ns(const struct snapshots *s, uint64_t now, bool idle);
/*
 * Takes a snapshot and passes it to the callback. Calls in flight are those that were reported at asked or later.
 * counters: of losses. left_out: by filters. 0, -ENOMEM, or the result of the callback.
 */
int snapshots_take(struct snapshots *s, struct model *m, uint64_t now, uint64_t asked,
		   const uint64_t counters[], const struct sink_part *left_out, bool last);

#endif
