// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * elements.c - what an array of structures with a union leads to: the arguments that a launch brings to its kernel.
 *
 * Numbers, allocations and objects are compared. Among several threads another object that was made alike is only counted: those
 * that run host tasks make buffers in another order.
 */
#include <stdio.h>
#include <string.h>

#include "sink/answers/answers.h"

/* The i-th element of what op captured. */
struct element {
	const struct cat_type *type;
	const uint8_t *bytes;
	unsigned op, i;
};

static uint64_t number_at(const struct element *e, unsigned field)
{
	const struct cat_field *f = &e->type->fields[field];
	uint64_t v = 0;

	memcpy(&v, e->bytes + f->offset, f->type->size < sizeof(v) ? f->type->size : sizeof(v));
	return v;
}

/* What an act is to compare with the word that is at bytes of the element. False: it is not whole. */
static bool word_at(const struct element *e, uint32_t at, struct replay_act *act, uint64_t *ret)
{
	if (at + sizeof(*ret) > e->type->size)
		return false;
	act->at = (uint64_t)e->i * e->type->size + at;
	memcpy(ret, e->bytes + at, sizeof(*ret));
	return true;
}

/* What the address in it leads to, if that was read. */
static const uint8_t *target_of(const struct answers_work *w, const struct element *e)
{
	const struct xb_item *it = NULL;
	bool failed;

	for (unsigned k = 0; k < w->plan->nops; k++)
		if (w->plan->ops[k].kind == XB_OP_EACH &&
		    w->plan->ops[k].src == (XB_SRC_OP | e->op))
			it = w->items[k];
	return it ? capture_each((const uint8_t *)(it + 1), it->len, e->i, &failed) : NULL;
}

/* A value of which the recording has no more than the beginning. */
static void check_value(struct answers_work *w, struct replay_act act, const struct element *e,
			const struct cat_select *s)
{
	const struct answers_argument a = {
		.kernel = answers_value(w, CAT_ACT_ENQUEUE, CAT_PART_KERNEL),
		.index = s->index ? number_at(e, s->index - 1u) : UINT64_MAX,
		.size = number_at(e, s->size - 1u),
	};
	const uint8_t *target = target_of(w, e);
	uint8_t covered[ANSWERS_COVERED];

	if (!target)
		return;
	if (!answers_covered(w->s, &a, covered))
		memset(covered, 1, XB_EACH_BYTES);
	answers_check_argument(w, act, target, a.size < XB_EACH_BYTES ? a.size : XB_EACH_BYTES,
			       covered);
}

static void check_allocation(struct answers_work *w, struct replay_act act, uint64_t addr)
{
	const struct answers_region *r = addr ? answers_region_at(w->s, addr) : NULL;

	if (!r || !r->ours)
		return;
	act.what = REPLAY_POINTER;
	act.value = r->number;
	act.extra = addr - r->addr;
	answers_add(w->s, w->call, act, NULL);
}

/* The handle that is at bytes of the element. */
static void check_object(struct answers_work *w, struct replay_act act, const struct element *e,
			 uint32_t at)
{
	uint64_t handle;

	if (!word_at(e, at, &act, &handle))
		return;
	act.what = REPLAY_HANDLE;
	act.flags |= REPLAY_ALIKE;
	act.value = answers_object(w->s, handle, false);
	answers_add(w->s, w->call, act, NULL);
}

/* One, or those in a structure. */
static void check_objects(struct answers_work *w, struct replay_act act, const struct element *e,
			  const struct cat_type *t, uint32_t at)
{
	if (t->kind == CAT_HANDLE)
		check_object(w, act, e, at);
	for (uint32_t i = 0; t->kind == CAT_STRUCT && i < t->count; i++)
		if (t->fields[i].type->kind == CAT_HANDLE)
			check_object(w, act, e, at + t->fields[i].offset);
}

/* What the union f has, as its tag says. */
static void check_union(struct answers_work *w, struct replay_act act, const struct element *e,
			const struct cat_field *f)
{
	const struct cat_choice *c =
		catalog_choice(f->select, (int64_t)number_at(e, f->select->by));
	uint32_t at;
	uint64_t addr;

	if (!c || !c->member)
		return;
	at = f->offset + c->member->offset;
	if (c->member->type->kind != CAT_PTR)
		return check_objects(w, act, e, c->member->type, at);
	if (!word_at(e, at, &act, &addr))
		return;
	if (!c->follow)
		check_allocation(w, act, addr);
	else if (f->select->size)
		check_value(w, act, e, f->select);
}

void answers_check_elements(struct answers_work *w, struct replay_act act, unsigned op,
			    const struct cat_arg *a, const uint8_t *bytes, size_t len)
{
	struct element e = { .type = a->type->elem, .op = op };
	char name[REPLAY_NAME];

	act.flags |= REPLAY_INSIDE;
	for (uint32_t k = 0; e.type->size && k < e.type->count; k++)
		for (e.i = 0; e.type->fields[k].select && (e.i + 1ul) * e.type->size <= len;
		     e.i++) {
			snprintf(name, sizeof(name), "%s[%u]", a->name, e.i);
			act.name = answers_place_name(w, name);
			e.bytes = bytes + (size_t)e.i * e.type->size;
			check_union(w, act, &e, &e.type->fields[k]);
		}
}
