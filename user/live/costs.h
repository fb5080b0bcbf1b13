// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* costs.h - knows what the probes of a live trace cost, and holds that to a limit: the governor's verdicts, carried out. */
#ifndef XB_LIVE_COSTS_H
#define XB_LIVE_COSTS_H

#include <stdint.h>

#include "live/switched.h"

struct attacher;
struct costs;
struct session_costs;
/* Everything is borrowed. to: what it keeps up to date, with its limit. -errno: 0, -ENOMEM. */
int costs_new(struct attacher *a, struct switched *s, struct session_costs *to, struct costs **ret);
struct costs *costs_free(struct costs *c);
/* After attacher_snapshot(). *ret: probes that could not be placed again. 0 or -errno. */
int costs_look(struct costs *c, uint64_t now, unsigned *ret);

#endif
