// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* prepare.c - decides, before the programs are loaded, which kind of link is used, and what the programs and tables get. */
#include <bpf/libbpf.h>
#include <errno.h>
#include <string.h>

#include "attach/inside.h"
#include "attach/link.h"
#include "base/cleanup.h"

#define RING_DEFAULT (16U << 20)
#define CAPTURE_BUFS 32 /* of stacks, at most, where stacks are rare */

static int choose_perf(struct attacher *a)
{
	if (!a->calib.uprobe || !a->calib.cookie)
		return -ENOSYS;
	a->link = ATTACH_LINK_PERF;
	return event_kind_read(&a->kind);
}

int attacher_choose_link(struct attacher *a)
{
	const struct calib *c = &a->calib;

	switch (a->opts.link) {
	case ATTACH_LINK_SESSION:
		if (!c->uprobe_session)
			return -ENOSYS;
		a->link = ATTACH_LINK_SESSION;
		return 0;
	case ATTACH_LINK_MULTI:
		if (!c->uprobe_multi)
			return -ENOSYS;
		a->link = ATTACH_LINK_MULTI;
		return 0;
	case ATTACH_LINK_PERF:
		return choose_perf(a);
	default:
		break;
	}
	if (c->uprobe_session)
		a->link = ATTACH_LINK_SESSION;
	else if (c->uprobe_multi)
		a->link = ATTACH_LINK_MULTI;
	else
		return choose_perf(a);
	return 0;
}

/* See bpf/again.bpf.h. That has no feature to try; sessions came before. */
static void prepare_again(struct attacher *a)
{
	struct api_bpf *s = a->api;
	bool again = a->calib.uprobe_session;

	s->rodata->does_again = again;
	bpf_program__set_autoload(s->progs.on_fork_again, again);
	bpf_program__set_autoload(s->progs.on_exec_again, again);
	bpf_program__set_autoload(s->progs.on_exit_again, again);
}

static void prepare_programs(struct attacher *a)
{
	struct api_bpf *s = a->api;
	bool session = a->link == ATTACH_LINK_SESSION, multi = a->link == ATTACH_LINK_MULTI;
	bool plain = a->link == ATTACH_LINK_PERF;

	s->rodata->can_find_vma = a->calib.find_vma;
	bpf_program__set_autoload(s->progs.api_session, session);
	bpf_program__set_autoload(s->progs.api_multi_entry, multi);
	bpf_program__set_autoload(s->progs.api_multi_return, multi);
	bpf_program__set_autoload(s->progs.api_entry, plain);
	bpf_program__set_autoload(s->progs.api_return, plain);
	bpf_program__set_autoload(s->progs.streams_multi, !plain);
	bpf_program__set_autoload(s->progs.streams_plain, plain);
	bpf_program__set_expected_attach_type(s->progs.api_session, LINK_UPROBE_SESSION);
}

/* See bpf/stack.bpf.h. A window is 268 ms. */
static int prepare_stacks(struct attacher *a)
{
	const struct attach_opts *o = &a->opts;
	struct api_bpf *s = a->api;
	uint64_t window = (uint64_t)o->stack_limit * 268 / 1000;
	int r;

	/* Programs that are run by system call have the functions that this needs since 6.10, sessions since 6.13. */
	a->knows = o->stack_bytes && a->calib.uprobe_session && a->calib.find_vma;
	s->rodata->knows_stacks = a->knows;
	bpf_program__set_autoload(s->progs.tell_code, a->knows);
	r = a->knows ? 0 : bpf_map__set_max_entries(s->maps.known, 1);
	if (r < 0)
		return r;
	if (!o->stack_bytes)
		return bpf_map__set_max_entries(s->maps.py_codes, 1);
	s->rodata->stack_bytes = (o->stack_bytes < XB_STACK_MAX ? o->stack_bytes : XB_STACK_MAX) &
				 ~7U;
	s->rodata->stack_nbufs = (uint32_t)a->ncpus + 4;
	if (o->captures && s->rodata->stack_nbufs > CAPTURE_BUFS)
		s->rodata->stack_nbufs = CAPTURE_BUFS;
	s->rodata->stack_per_window = o->stack_limit == UINT32_MAX ? 0 : window ?: 1;
	return bpf_map__set_max_entries(s->maps.stack_bufs, s->rodata->stack_nbufs);
}

/* See bpf/count.bpf.h. */
static int prepare_counts(struct attacher *a)
{
	struct api_bpf *s = a->api;
	struct bpf_map *maps[] = { s->maps.counts_a, s->maps.counts_b };
	int r = 0;

	s->rodata->counts_by = a->opts.count_by;
	s->rodata->captures = a->opts.captures;
	a->counts = s->maps.counts_a;
	a->counts_old = s->maps.counts_b;
	for (size_t i = 0; i < ARRAY_SIZE(maps) && r >= 0 && !a->opts.count_by; i++)
		r = bpf_map__set_max_entries(maps[i], 1);
	return r;
}

/* See bpf/account.bpf.h. */
static int prepare_accounts(struct attacher *a)
{
	struct bpf_map *maps[] = { a->api->maps.accounts_of, a->api->maps.live,
				   a->api->maps.owners };
	int r = 0;

	a->api->rodata->accounts = a->opts.accounts;
	bpf_program__set_autoload(a->api->progs.forget_live, a->opts.accounts);
	for (size_t i = 0; i < ARRAY_SIZE(maps) && r >= 0 && !a->opts.accounts; i++)
		r = bpf_map__set_max_entries(maps[i], 1);
	return r;
}

/* See bpf/state.bpf.h. */
static int prepare_states(struct attacher *a)
{
	a->api->rodata->states_in_table = !a->calib.task_room;
	return a->calib.task_room
		       ? 0
		       : bpf_map__set_max_entries(a->api->maps.thread_table, ATTACH_STATES);
}

/* See bpf/slow.bpf.h. */
static int prepare_slow(struct attacher *a)
{
	a->api->rodata->slow_ns = a->opts.count_by ? a->opts.slow_ns : 0;
	return a->opts.slow_ns ? 0 : bpf_map__set_max_entries(a->api->maps.slow_calls, 1);
}

/* See bpf/groups.bpf.h. */
static int prepare_groups(struct attacher *a)
{
	struct bpf_map *maps[] = { a->api->maps.group_of, a->api->maps.groups,
				   a->api->maps.group_rows, a->api->maps.groups_free };
	int r = 0;

	a->api->rodata->groups_by = a->opts.group_by;
	for (size_t i = 0; i < ARRAY_SIZE(maps) && r >= 0 && !a->opts.group_by; i++)
		r = bpf_map__set_max_entries(maps[i], 1);
	return r;
}

/* See bpf/image.bpf.h and bpf/data.bpf.h. */
static int prepare_images(struct attacher *a)
{
	struct api_bpf *s = a->api;

	int r = 0;

	s->rodata->images = a->opts.images;
	s->rodata->keeps_data = a->opts.data;
	if (!a->opts.images)
		r = bpf_map__set_max_entries(s->maps.image_plans, 1);
	if (r >= 0 && !a->opts.images)
		r = bpf_map__set_max_entries(s->maps.image_sizes, 1);
	if (r >= 0 && !a->opts.data)
		r = bpf_map__set_max_entries(s->maps.data_owners, 1);
	if (r >= 0 && !a->opts.data)
		r = bpf_map__set_max_entries(s->maps.formats, 1);
	if (r >= 0 && !a->opts.data)
		r = bpf_map__set_max_entries(s->maps.elements, 1);
	if (r < 0 || (!a->opts.images && !a->opts.data))
		return r;
	s->rodata->image_nbufs = (uint32_t)a->ncpus + 4;
	return bpf_map__set_max_entries(s->maps.image_bufs, s->rodata->image_nbufs);
}

/* See bpf/cost.bpf.h. */
static int prepare_costs(struct attacher *a)
{
	/* Of a virtual machine of 2025, until they are measured. */
	static const uint32_t prices[PRICES] = {
		[PRICE_ENTRY] = 700,
		[PRICE_CALL] = 1600,
		[PRICE_STEPPED_ENTRY] = 8000,
		[PRICE_STEPPED_CALL] = 9000,
	};

	memcpy(a->prices, prices, sizeof(prices));
	a->api->rodata->costs = a->opts.costs;
	return a->opts.costs ? 0 : bpf_map__set_max_entries(a->api->maps.costs_of, 1);
}

int attacher_prepare(struct attacher *a)
{
	uint32_t ring_size = a->opts.ring_size ?: RING_DEFAULT;
	int r = bpf_map__set_max_entries(a->api->maps.ring, ring_size);

	if (r >= 0)
		r = prepare_stacks(a);
	if (r >= 0)
		r = prepare_counts(a);
	if (r >= 0)
		r = prepare_accounts(a);
	if (r >= 0)
		r = prepare_groups(a);
	if (r >= 0)
		r = prepare_images(a);
	if (r >= 0)
		r = prepare_costs(a);
	if (r >= 0)
		r = prepare_slow(a);
	if (r >= 0)
		r = prepare_states(a);
	if (r >= 0) {
		prepare_again(a);
		prepare_programs(a);
	}
	return r;
}
