// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* costs.c - what the probes cost (see costs.h). */
#include "attach/costs.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "attach/filter.h"
#include "attach/inside.h"
#include "attach/place.h"
#include "attach/price.h"
#include "base/cleanup.h"

#define PRICED_ID (-1) /* of the file with the functions that are measured */

/* Only the child is traced, as if the trace had begun. */
static int measure_child(struct attacher *a, const struct price_child *c, uint32_t prices[PRICES])
{
	const struct xb_filter before = a->opts.filter;
	struct xb_filter alone = { .flags = XB_FILTER_PID, .self = before.self };
	int r = attacher_add_pid(a, (uint32_t)c->pid), e;

	a->since = 1;
	if (r >= 0)
		r = attacher_set_filter(a, &alone);
	if (r >= 0)
		r = price_measure(c, prices);
	a->since = 0;
	attacher_remove_pid(a, (uint32_t)c->pid);
	e = attacher_set_filter(a, &before);
	return r < 0 ? r : e;
}

/* A call that was measured may have been slow: its thread had to wait for a processor. */
static void forget_slow(struct attacher *a)
{
	struct xb_slow s;

	if (!a->opts.slow_ns)
		return;
	for (unsigned i = 0; i < XB_SLOW_MAX; i++)
		if (bpf_map__lookup_and_delete_elem(a->api->maps.slow_calls, NULL, 0, &s, sizeof(s),
						    0))
			break;
	a->api->bss->slow_counts[XB_PRICED % XB_MAX_FUNCS] = 0;
	a->api->bss->slow_dropped = 0;
}

/* What was measured counts nowhere. */
static void forget_measured(struct attacher *a)
{
	_cleanup_free_ struct xb_group *none = calloc(1, sizeof(*none));
	const struct xb_count_key key = { .func = XB_PRICED };
	const struct xb_plan plan = { 0 };
	uint32_t slot = XB_PRICED, zero = 0;

	forget_slow(a);
	(void)bpf_map__delete_elem(a->counts, &key, sizeof(key), 0);
	(void)bpf_map__update_elem(a->api->maps.plans, &slot, sizeof(slot), &plan, sizeof(plan),
				   BPF_ANY);
	if (a->opts.group_by && none)
		(void)bpf_map__update_elem(a->api->maps.group_rows, &zero, sizeof(zero), none,
					   sizeof(*none), BPF_ANY);
}

static int measure_probes(struct attacher *a, uint32_t prices[PRICES])
{
	const struct xb_plan plan = { .func = XB_PRICED };
	struct attach_probe probes[PRICES];
	struct attach_report report;
	struct price_child c;
	uint64_t offsets[PRICES];
	_cleanup_close_ int exe = price_open(offsets);
	int r = exe < 0 ? exe : price_start(&c);

	if (r < 0)
		return r;
	for (unsigned i = 0; i < PRICES; i++)
		probes[i] = (struct attach_probe){ .offset = offsets[i],
						   .cookie = XB_COOKIE(XB_PRICED, 0, 0, 0),
						   .ret = price_returns(i) };
	r = attacher_set_plan(a, &plan);
	if (r >= 0)
		r = attacher_add(a, PRICED_ID, 0, exe, probes, PRICES, &report);
	if (r >= 0)
		r = report.failed ? -EIO : measure_child(a, &c, prices);
	price_end(&c);
	attacher_remove(a, PRICED_ID);
	forget_measured(a);
	return r;
}

int attacher_measure(struct attacher *a, uint32_t ret[])
{
	int r = a->opts.costs ? measure_probes(a, a->prices) : 0;

	memcpy(ret, a->prices, sizeof(a->prices));
	return r;
}

int attacher_set_price(struct attacher *a, uint32_t slot, bool stepped)
{
	struct bpf_map *map = a->api->maps.costs_of;
	struct xb_cost cost;
	int r;

	if (!a->opts.costs)
		return 0;
	r = bpf_map__lookup_elem(map, &slot, sizeof(slot), &cost, sizeof(cost), 0);
	if (r < 0)
		return r;
	cost.entry_ns = a->prices[stepped ? PRICE_STEPPED_ENTRY : PRICE_ENTRY];
	cost.call_ns = a->prices[stepped ? PRICE_STEPPED_CALL : PRICE_CALL];
	return bpf_map__update_elem(map, &slot, sizeof(slot), &cost, sizeof(cost), BPF_ANY);
}

int attacher_costs(const struct attacher *a, uint32_t n, struct xb_cost ret[])
{
	_cleanup_free_ uint32_t *keys = calloc(n + 1, sizeof(*keys));
	uint32_t at = 0, got = n;
	int r;

	if (!keys)
		return -ENOMEM;
	memset(ret, 0, n * sizeof(*ret));
	if (!a->opts.costs || !n)
		return 0;
	r = bpf_map_lookup_batch(bpf_map__fd(a->api->maps.costs_of), NULL, &at, keys, ret, &got,
				 NULL);
	return r == -ENOENT ? 0 : r;
}

uint64_t attacher_busiest(const struct attacher *a)
{
	return a->api->bss->busiest;
}
