// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * handles_memory.c - what a process has allocated, a table for each family of APIs: is an address memory of theirs?
 */
#include <stdlib.h>

#include "model/objects/handles.h"
#include "model/objects/handles_keep.h"
#include "model/role_args.h"

static struct addresses *memory_of(const struct handles *o, unsigned family)
{
	unsigned i;

	for (i = 0; i < FAMILIES_MAX && o->memory[i].memory; i++) {
		if (o->memory[i].family == family)
			return o->memory[i].memory;
	}
	return NULL;
}

static struct addresses *memory_make(struct handles *o, unsigned family)
{
	struct addresses *m = memory_of(o, family);
	unsigned i;

	for (i = 0; !m && i < FAMILIES_MAX; i++) {
		if (o->memory[i].memory)
			continue;
		if (addresses_new(&m) < 0)
			return NULL;
		o->memory[i] = (struct family_memory){ .family = family, .memory = m };
	}
	return m;
}

void memory_allocates(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_POINTER);
	struct addresses *m = memory_make(o, catalog_family(c->fn->api));
	struct allocation a = {
		.size = role_number(c, r, CAT_PART_SIZE, NULL),
		.made_at = call_end(c),
		.id = c->rec->id,
		.kind = r->kind,
	};
	uint32_t before;

	if (!m)
		return;
	if (!v || v->kind != VALUE_PTR || v->flags & VALUE_F_FAULT || !v->u ||
	    (v != &c->ret && !(v->flags & VALUE_F_POINTEE)) ||
	    o->kinds->nallocations >= MEMORY_ALL) {
		addresses_give_up(m);
		return;
	}
	a.addr = v->u;
	before = addresses_count(m);
	addresses_add(m, &a);
	o->kinds->nallocations += addresses_count(m) - before;
}

static void deallocate_one(struct handles *o, const struct event_call *c, const struct value *v)
{
	struct addresses *m = memory_of(o, catalog_family(c->fn->api));

	if (m && addresses_remove(m, value_address(v), c->rec->h.ts))
		o->kinds->nallocations--;
}

void memory_frees(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_POINTER);
	uint32_t i;

	if (!v)
		return;
	if (v->kind != VALUE_ARRAY)
		deallocate_one(o, c, v);
	for (i = 0; v->kind == VALUE_ARRAY && i < v->nitems; i++)
		deallocate_one(o, c, &v->items[i]);
}

const struct allocation *handles_memory(const struct handles *o, const struct event_call *c,
					uint64_t addr)
{
	unsigned family = catalog_family(c->fn ? c->fn->api : 0), i;
	const struct allocation *a = addresses_find(memory_of(o, family), addr);

	for (i = 0; !a && i < FAMILIES_MAX && o->memory[i].memory; i++)
		a = addresses_find(o->memory[i].memory, addr);
	return a;
}

bool handles_memory_is_whole(const struct handles *o, const struct event_call *c)
{
	return c->fn && addresses_is_whole(memory_of(o, catalog_family(c->fn->api)));
}
