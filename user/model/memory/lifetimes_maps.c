// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes_maps.c - virtual memory that programs manage themselves: addresses are reserved, physical memory is
 * created, and ranges of it are mapped. The bytes are those of the physical memory. A map is a view of some of them,
 * and reserved addresses have no bytes.
 *
 * In some APIs, physical memory that was released exists until its last map is removed, and programs release it right
 * after they have mapped it. The catalog marks these (enum cat_map).
 */
#include "model/memory/lifetimes_keep.h"
#include "model/told.h"
#include "model/role_args.h"

static struct view *physical_of(const struct lifetimes *l, const struct alloc *map)
{
	struct view *v = map->of_id ? lifetimes_find(l, map->p, SPACE_HANDLE, map->of) : NULL;

	return v && v->a->id == map->of_id ? v : NULL;
}

int lifetimes_map(struct lifetimes *l, const struct told *told, struct proc *p,
		  const struct event_call *c, const struct cat_role *r)
{
	const struct value *object = role_value(c, r, CAT_PART_OBJECT);
	uint64_t key = value_address(role_value(c, r, CAT_PART_POINTER)), size;
	struct span s = lifetimes_span(l, p, c);
	struct view *v, *physical;
	bool has_size;
	int ret;

	size = role_number(c, r, CAT_PART_SIZE, &has_size);
	if (!call_succeeded(c)) {
		if (c->error)
			lifetimes_failure(l, p, c, size);
		return 0;
	}
	if (!key)
		return 0;
	ret = lifetimes_birth(l, told, p, &s, SPACE_MAP, key, MEM_MAPPED, size, has_size);
	v = ret < 0 ? NULL : lifetimes_find(l, p, SPACE_MAP, key);
	/* The layer inside has reported it. */
	if (!v || v->a->dead || v->a->of_id || !object)
		return ret;
	physical = lifetimes_find(l, p, SPACE_HANDLE, object->u);
	if (!physical || physical->a->dead)
		return ret;
	v->a->of = object->u;
	v->a->of_id = physical->a->id;
	physical->a->maps++;
	physical->a->while_mapped |= r->kind == CAT_MAP_HOLDS;
	return ret;
}

void lifetimes_map_ended(struct lifetimes *l, const struct alloc *a, const struct span *s)
{
	struct view *v = physical_of(l, a), *decider;

	if (!v || !v->a->maps)
		return;
	v->a->maps--;
	decider = lifetimes_decider(v->a);
	if (!v->a->maps && v->a->while_mapped && !v->a->dead && !decider->owners)
		lifetimes_die(l, v->a, s);
}

/* A range may have been mapped piece by piece. */
void lifetimes_unmap(struct lifetimes *l, struct proc *p, const struct event_call *c,
		     const struct cat_role *r)
{
	uint64_t start = value_address(role_value(c, r, CAT_PART_POINTER)), at = 0, size;
	struct span s = lifetimes_span(l, p, c);
	struct view *v;

	size = role_number(c, r, CAT_PART_SIZE, NULL);
	if (!call_succeeded(c)) {
		if (c->error)
			lifetimes_failure(l, p, c, 0);
		return;
	}
	do {
		uint64_t step;

		v = lifetimes_find(l, p, SPACE_MAP, start + at);
		if (!v)
			break;
		step = v->a->has_size ? v->a->size : 0;
		if (!v->a->dead)
			lifetimes_die(l, v->a, &s);
		else
			lifetimes_is_same_end(v->a, &s);
		if (!step || step > size - at)
			return;
		at += step;
	} while (at < size);
	if (!at && start)
		lifetimes_older_free(l, p, &s, start);
}
