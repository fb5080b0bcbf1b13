// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* costs.h - what hits of probes cost: measured once, added up by slots and by threads. */
#ifndef XB_ATTACH_COSTS_H
#define XB_ATTACH_COSTS_H

#include <stdbool.h>
#include <stdint.h>

#include "wire.h"

struct attacher;

/*
 * With attach_opts.costs, after attacher_load() and before the first probe: measures what hits cost here, which takes 0.1 s.
 * Otherwise, or if it fails, they are taken to cost what they do on a common machine. ret is by enum price (attach/price.h).
 */
int attacher_measure(struct attacher *a, uint32_t ret[]);
/*
 * With attach_opts.costs: sets what hits of a slot cost from now on, and reads what those of the first n slots have cost;
 * without, both do nothing. 0 or -errno.
 */
int attacher_set_price(struct attacher *a, uint32_t slot, bool stepped);
int attacher_costs(const struct attacher *a, uint32_t n, struct xb_cost ret[]);
/* What the busiest thread has spent between the last two calls of attacher_snapshot(): ns. */
uint64_t attacher_busiest(const struct attacher *a);

#endif
