// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * snapshots.h - what the model knows by now, and what is new in it since it was asked before, as the
 * structs of the public header.
 *
 * Bounded as the model's parts are: of what they have let go nothing is kept either.
 */
#ifndef XB_SESSION_SNAPSHOTS_H
#define XB_SESSION_SNAPSHOTS_H

#include <stdbool.h>
#include <stdint.h>

#include "model/model.h"
#include "xptibpf/xptibpf.h"

/* What the model has to keep. */
#define SNAPSHOTS_NEEDS (MODEL_LATENCY | MODEL_WAITS | MODEL_MEMORY)

struct snapshots;
int snapshots_new(const struct xptibpf_watch *w, struct snapshots **ret);
struct snapshots *snapshots_free(struct snapshots *s);
/* Is it time? The first time that it is told begins the first interval. */
bool snapshots_due(struct snapshots *s, uint64_t now);
/*
 * Takes one and hands it over. Calls in flight are those that were told of at asked or later. counters: of losses. 0,
 * -ENOMEM, or what the callback returned.
 */
int snapshots_take(struct snapshots *s, struct model *m, uint64_t now, uint64_t asked,
		   const uint64_t counters[], bool last);

#endif
