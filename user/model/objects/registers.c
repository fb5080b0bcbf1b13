// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* registers.c - see registers.h; and told_value() of told.h, which makes values of their bytes. */
#include "model/objects/registers.h"

#include <errno.h>
#include <stdlib.h>

#include "model/role_args.h"
#include "model/told.h"

#define WIDEST 64u /* bytes */

/* A set of registers, of a device or a session. */
struct set {
	uint64_t owner, type;
	uint32_t bytes; /* 0: there is none here */
};

struct session {
	uint64_t handle, device; /* 0: there is none here */
};

struct registers {
	struct set sets[REGISTERS_SETS];
	struct session sessions[REGISTERS_SESSIONS];
	unsigned next_set, next_session;
};

struct registers *registers_free(struct registers *rs)
{
	free(rs);
	return NULL;
}

static uint64_t handle_of(const struct event_call *c, const struct cat_role *r, enum cat_part p)
{
	const struct value *v = role_value(c, r, p);

	return v && v->kind == VALUE_HANDLE && !(v->flags & VALUE_F_FAULT) ? v->u : 0;
}

static void learn_width(struct registers *rs, uint64_t owner, uint64_t type, uint64_t bytes)
{
	unsigned i;

	for (i = 0; i < REGISTERS_SETS; i++) {
		if (rs->sets[i].bytes && rs->sets[i].owner == owner && rs->sets[i].type == type)
			break;
	}
	if (i == REGISTERS_SETS)
		i = rs->next_set++ % REGISTERS_SETS;
	rs->sets[i] = (struct set){ owner, type, bytes <= WIDEST ? (uint32_t)bytes : 0 };
}

/* The fields of each set. */
static void on_widths(struct registers *rs, const struct event_call *c, const struct cat_role *r)
{
	int type = catalog_part_field(r, CAT_PART_INDEX),
	    size = catalog_part_field(r, CAT_PART_SIZE);
	const struct value *v = role_value(c, r, CAT_PART_VALUE);
	uint64_t owner = handle_of(c, r, CAT_PART_OBJECT);

	if (!owner || !v || v->kind != VALUE_ARRAY || type < 0 || size < 0)
		return;
	for (uint32_t i = 0; i < v->nitems; i++) {
		const struct value *s = &v->items[i];

		if (s->kind == VALUE_STRUCT && (uint32_t)type < s->nitems &&
		    (uint32_t)size < s->nitems && value_is_number(&s->items[type]) &&
		    value_is_number(&s->items[size]))
			learn_width(rs, owner, s->items[type].u, s->items[size].u);
	}
}

/* What was known of another session at that address is not true of this one. */
static void on_session(struct registers *rs, const struct event_call *c, const struct cat_role *r)
{
	struct session s = { handle_of(c, r, CAT_PART_OBJECT), handle_of(c, r, CAT_PART_PARENT) };
	unsigned i;

	if (!s.handle)
		return;
	for (i = 0; i < REGISTERS_SETS; i++) {
		if (rs->sets[i].owner == s.handle)
			rs->sets[i].bytes = 0;
	}
	for (i = 0; i < REGISTERS_SESSIONS && rs->sessions[i].handle != s.handle; i++)
		;
	if (i == REGISTERS_SESSIONS)
		i = rs->next_session++ % REGISTERS_SESSIONS;
	rs->sessions[i] = s;
}

int registers_call(struct registers **rs, const struct event_call *c)
{
	if (!*rs)
		*rs = calloc(1, sizeof(**rs));
	if (!*rs)
		return -ENOMEM;
	for (unsigned i = 0; i < c->fn->nroles; i++) {
		const struct cat_role *r = &c->fn->roles[i];

		if (r->act == CAT_ACT_WIDTHS)
			on_widths(*rs, c, r);
		else if (r->act == CAT_ACT_SESSION)
			on_session(*rs, c, r);
	}
	return 0;
}

static uint32_t width_of(const struct registers *rs, uint64_t owner, uint64_t type)
{
	for (unsigned i = 0; owner && i < REGISTERS_SETS; i++) {
		if (rs->sets[i].bytes && rs->sets[i].owner == owner && rs->sets[i].type == type)
			return rs->sets[i].bytes;
	}
	return 0;
}

/* What was said of the session itself counts for more than what was said of its device. */
uint32_t registers_width(const struct registers *rs, const struct event_call *c,
			 const struct cat_role *r)
{
	uint64_t session = handle_of(c, r, CAT_PART_PARENT), device = 0, type;
	bool known;
	uint32_t own;

	type = role_number(c, r, CAT_PART_INDEX, &known);
	if (!rs || !session || !known)
		return 0;
	own = width_of(rs, session, type);
	for (unsigned i = 0; i < REGISTERS_SESSIONS; i++) {
		if (rs->sessions[i].handle == session)
			device = rs->sessions[i].device;
	}
	return own ? own : width_of(rs, device, type);
}

/* ---- values ------------------------------------------------------------------------------------ */

/* Beyond what was read, they are cut. */
static void make_value(struct told_registers *t, const struct value *v, uint32_t width,
		       uint64_t count)
{
	uint32_t have = v->len / width, n = count < have ? (uint32_t)count : have;

	t->of = v;
	t->value = *v;
	t->value.kind = VALUE_ARRAY;
	t->value.flags |= VALUE_F_POINTEE;
	t->value.addr = v->u;
	t->value.str = NULL;
	t->value.len = 0;
	t->value.items = t->items;
	t->value.nitems = n;
	if (n < count) {
		t->value.flags |= VALUE_F_TRUNC;
		t->value.total = count <= UINT32_MAX ? (uint32_t)count : 0;
	}
	for (uint32_t i = 0; i < n; i++)
		t->items[i] = (struct value){ .kind = VALUE_BYTES,
					      .str = v->str + i * width,
					      .len = width };
}

const struct value *told_registers(const struct told *t, const struct value *v)
{
	struct told_registers *rs = t->registers;
	const struct cat_role *r;
	uint32_t width;
	bool known;
	uint64_t count;

	if (!rs || !rs->registers)
		return v;
	if (rs->of == v)
		return &rs->value;
	r = call_role(rs->call, CAT_ACT_REGISTERS);
	width = r && role_value(rs->call, r, CAT_PART_VALUE) == v && call_succeeded(rs->call)
			? registers_width(rs->registers, rs->call, r)
			: 0;
	count = role_number(rs->call, r, CAT_PART_COUNT, &known);
	if (!width || !known || v->len / width > TOLD_REGISTERS)
		return v;
	make_value(rs, v, width, count);
	return &rs->value;
}
