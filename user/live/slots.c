// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* slots.c - slots of the plan table (see slots.h). */
#include "live/slots.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "attach/place.h"
#include "base/cleanup.h"
#include "base/grow.h"
#include "live/asked.h"
#include "live/switched.h"
#include "plan/account.h"
#include "plan/capture.h"
#include "plan/image.h"
#include "plan/late.h"
#include "ring/ring.h"
#include "select/stacks.h"

struct slot {
	struct keyed_row row;
	uintptr_t fn; /* struct cat_func: one variant */
	uint32_t slot;
};

static int push_func(struct slots *s, const struct cat_func *fn, const struct xb_plan *plan)
{
	_cleanup_free_ struct xb_def_func *def = NULL;
	int r = capture_define(fn, plan, &def);

	if (r < 0)
		return r;
	return ring_push(s->ring, &def->h);
}

static void plan_for(const struct slots *s, const struct cat_func *fn, uint32_t slot,
		     struct xb_plan *ret)
{
	capture_plan(fn, slot, s->limits, ret, NULL);
	if (fn->api == CAT_API_THREAD)
		ret->flags |= XB_PLAN_QUIET;
	if (!fn->ret)
		ret->flags |= XB_PLAN_UNKNOWN;
	if (s->stacks && stacks_choice_has(s->stacks, fn))
		ret->flags |= XB_PLAN_STACK | (stacks_of_memory(fn) ? XB_PLAN_STACK_OWN : 0);
}

void slots_init(struct slots *s, struct attacher *a, struct ring *ring,
		const struct capture_limits *limits)
{
	*s = (struct slots){
		.attacher = a,
		.ring = ring,
		.limits = limits,
		.rows = { .size = sizeof(struct slot), .max = XB_MAX_FUNCS },
		.next = 1, /* 0 is no plan */
	};
}

void slots_done(struct slots *s)
{
	keyed_clear(&s->rows);
}

struct formats {
	struct attacher *attacher;
	uint16_t api;
};

static int set_format(void *u, uint32_t order, uint32_t channel, unsigned bytes)
{
	const struct formats *f = u;
	const struct xb_format format = { .api = f->api, .order = order, .channel = channel };

	return attacher_set_format(f->attacher, &format, bytes);
}

/* Its slot; -ENOENT: it has none yet. */
static int find_slot(struct slots *s, const struct cat_func *fn)
{
	const uintptr_t key = (uintptr_t)fn;
	const struct slot *slot = keyed_find(&s->rows, &key, sizeof(key));

	return slot ? (int)slot->slot : -ENOENT;
}

static int push_slot(struct slots *s, uint32_t slot, const struct cat_func *fn)
{
	struct xb_plan plan;

	plan_for(s, fn, slot, &plan);
	return push_func(s, fn, &plan);
}

/* The next slot, which is not announced in the stream. */
static int add_slot(struct slots *s, const struct cat_func *fn)
{
	const uintptr_t key = (uintptr_t)fn;
	struct xb_image_plan image;
	struct xb_account account;
	struct xb_plan plan;
	struct slot *slot;
	int r;

	if (s->next >= XB_PRICED)
		return -ENOSPC;
	plan_for(s, fn, s->next, &plan);
	r = attacher_set_plan(s->attacher, &plan);
	if (r < 0)
		return r;
	account_plan(fn, &account);
	r = attacher_set_account(s->attacher, plan.func, &account);
	if (r >= 0)
		r = account_formats(fn, set_format, &(struct formats){ s->attacher, fn->api });
	if (r < 0)
		return r;
	image_plan(fn, &image);
	r = attacher_set_images(s->attacher, plan.func, &image);
	if (r < 0)
		return r;
	asked_slot(s->asked, plan.func, fn);
	if (s->switched)
		switched_slot(s->switched, plan.func, fn->name, &account);
	slot = keyed_add(&s->rows, &key, sizeof(key));
	if (!slot)
		return -ENOMEM;
	slot->slot = s->next++;
	s->unused[slot->slot] = fn;
	return (int)slot->slot;
}

int slots_for(struct slots *s, const struct cat_func *fn)
{
	int slot = slots_for_stream(s, fn), r = 0;

	if (slot < 0)
		return slot;
	if (s->unused[slot])
		r = push_slot(s, (uint32_t)slot, fn);
	if (r < 0)
		return r;
	s->unused[slot] = NULL;
	return slot;
}

int slots_for_stream(struct slots *s, const struct cat_func *fn)
{
	int slot = find_slot(s, fn);

	return slot == -ENOENT ? add_slot(s, fn) : slot;
}

/* Of the model's questions, these are about functions that nobody has called: would it be seen, if somebody did? */
#define ASKED_FOR (1u << CAT_ACT_RELEASE | 1u << CAT_ACT_ALLOC | 1u << CAT_ACT_FREE)

/* Where one function of a group is announced, all of them are. */
static uint32_t next_to_tell(const struct slots *s, uint32_t slot)
{
	uint16_t api = s->unused[slot]->api;

	for (uint32_t i = 1; i < s->next; i++) {
		const struct cat_func *fn = s->unused[i];

		if (i != slot && fn && fn->api == api && catalog_acts(fn) & ASKED_FOR)
			return i;
	}
	return slot;
}

int slots_use(struct slots *s, uint32_t slot, uint64_t ts, struct xb_def_func **ret)
{
	const struct cat_func *fn;
	struct xb_plan plan;
	int r;

	*ret = NULL;
	if (slot >= XB_MAX_FUNCS || !s->unused[slot])
		return 0;
	slot = next_to_tell(s, slot);
	fn = s->unused[slot];
	plan_for(s, fn, slot, &plan);
	r = capture_define(fn, &plan, ret);
	if (r < 0)
		return r;
	(*ret)->h.ts = ts;
	s->unused[slot] = NULL;
	return 0;
}

int slots_late(struct slots *s)
{
	static const struct cat_func fn = { .name = "kernel_name" };
	struct xb_plan plan;
	int r;

	if (s->late)
		return (int)s->late;
	if (s->next >= XB_MAX_FUNCS)
		return -ENOSPC;
	plan_late(s->next, s->limits->str_max, &plan);
	r = push_func(s, &fn, &plan);
	if (r < 0)
		return r;
	r = attacher_set_plan(s->attacher, &plan);
	if (r < 0)
		return r;
	s->late = s->next++;
	return (int)s->late;
}

int slots_change_stacks(struct slots *s, const struct stacks_choice *stacks)
{
	const struct slot *slot;
	struct xb_plan plan;
	int r = 0, set;

	s->stacks = stacks;
	KEYED_EACH(&s->rows, slot)
	{
		plan_for(s, (const struct cat_func *)slot->fn, slot->slot, &plan);
		set = attacher_set_plan(s->attacher, &plan);
		r = set < 0 ? set : r;
	}
	return r;
}
