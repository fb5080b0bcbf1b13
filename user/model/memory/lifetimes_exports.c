// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes_exports.c - memory that one process gives to others by a handle.
 *
 * The handle consists of bytes without a known meaning, which the importer gets from the exporter in a way that can't
 * be seen. Equal bytes therefore connect the two, and the question is how much this proves. The handles of some drivers
 * are random, or contain the exporter's process and more. Others contain little more than the number of a file
 * descriptor, which has another number in the importer, so the bytes are equal by chance or not at all. The remaining
 * bytes are what the exporter's memory contained, which is the same for all its handles, or 0. A handle of few bytes,
 * or one that differs from another only in the descriptor, is therefore reported as "may be"; one that has two meanings
 * at the same time, as unknown; and one that was made from a descriptor has no known exporter.
 *
 * An import is a view: it has no bytes in the total, and its end frees nothing. If the same process opens a handle
 * again, it may get the same address; then it is closed as often as it was opened.
 */
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "base/fnv.h"
#include "model/memory/lifetimes_keep.h"
#include "model/told.h"
#include "model/role_args.h"

#define DESCRIPTOR_BYTES 8u /* that a handle may begin with */
#define BYTES_THAT_PROVE 8u /* after them, other than 0: a process and a type have fewer */

const char *lifetimes_from_text(enum lifetimes_from f)
{
	static const char *const texts[] = {
		[LIFETIMES_FROM_KNOWN] = "known",
		[LIFETIMES_FROM_UNTOLD] = "the call has no handle",
		[LIFETIMES_FROM_NOBODY] = "no process was seen exporting this handle",
		[LIFETIMES_FROM_SEVERAL] = "several processes exported the same handle",
		[LIFETIMES_FROM_FILE] = "the handle was made from a file descriptor",
	};

	return (unsigned)f < sizeof(texts) / sizeof(texts[0]) ? texts[f] : "?";
}

static bool make_key(const void *bytes, uint32_t n, struct export_key *ret)
{
	*ret = (struct export_key){ .n = n };
	if (!bytes || n > LIFETIMES_HANDLE_MAX)
		return false;
	memcpy(ret->bytes, bytes, n);
	return true;
}

static struct export *export_find(struct lifetimes *l, const void *bytes, uint32_t n)
{
	struct export_key key;

	return make_key(bytes, n, &key) ? keyed_find(&l->exports, &key, sizeof(key)) : NULL;
}

static void detach(struct export *e)
{
	if (e->a)
		LL_DELETE(e->a->exports, e);
	e->a = NULL;
}

void lifetimes_export_done(void *u, void *row)
{
	(void)u;
	detach(row);
}

void lifetimes_exports_end(struct alloc *a)
{
	while (a->exports) {
		a->exports->over = true;
		detach(a->exports);
	}
}

static const char *row_label(const struct alloc *a, enum lifetimes_by by)
{
	return a->row[by] ? a->row[by]->label : NULL;
}

static void describe(struct export *e, const struct proc *p, struct alloc *a, uint64_t address)
{
	const struct view *v = a ? lifetimes_decider(a) : NULL;

	e->from = (struct lifetimes_import){ .from_process = p->label, .from_address = address };
	e->serial = p->serial;
	e->a = a;
	if (!a)
		return;
	LL_PREPEND(a->exports, e);
	e->from.from_kind = lifetimes_kinds[a->kind].name;
	e->from.from_device = row_label(a, LIFETIMES_BY_DEVICE);
	e->from.from_site = row_label(a, LIFETIMES_BY_SITE);
	e->from.from_call = v ? v->call : NULL;
	e->size = a->size;
	e->has_size = a->has_size;
}

void lifetimes_export(struct lifetimes *l, struct proc *p, const struct event_call *c,
		      const struct cat_role *r)
{
	const struct value *object = role_value(c, r, CAT_PART_OBJECT);
	const struct value *pointer = role_value(c, r, CAT_PART_POINTER);
	uint64_t address = object ? object->u : value_address(pointer);
	struct export_key key;
	const struct view *v;
	const void *bytes;
	struct export *e;
	struct alloc *a;
	uint32_t n;

	bytes = call_succeeded(c) ? role_bytes(c, r, CAT_PART_VALUE, &n) : NULL;
	if (!bytes || n > LIFETIMES_HANDLE_MAX)
		return;
	v = lifetimes_find(l, p, object ? SPACE_HANDLE : SPACE_ADDRESS, address);
	a = v && !v->a->dead ? v->a : NULL;
	e = export_find(l, bytes, n);
	/* Again, or by the layer around. */
	if (e && e->serial == p->serial && e->from.from_address == address && e->a == a && !e->over)
		return;
	if (e && !e->over) {
		e->several = true;
		return;
	}
	keyed_drop(&l->exports, e);
	make_key(bytes, n, &key);
	e = keyed_add(&l->exports, &key, sizeof(key));
	if (!e)
		return;
	e->epoch = l->epoch;
	e->file = !object && !pointer;
	describe(e, p, a, address);
}

void lifetimes_unexport(struct lifetimes *l, const struct proc *p, const struct event_call *c,
			const struct cat_role *r)
{
	const void *bytes;
	struct export *e;
	uint32_t n;

	bytes = call_succeeded(c) ? role_bytes(c, r, CAT_PART_VALUE, &n) : NULL;
	e = bytes ? export_find(l, bytes, n) : NULL;
	if (e && e->serial == p->serial)
		e->over = true;
}

/* ---- imports ----------------------------------------------------------------------------------- */

static bool is_certain(const struct export *e)
{
	return e && !e->file && !e->several;
}

/* Another that differs in no more than the number of a descriptor. */
static bool has_twin(const struct lifetimes *l, const struct export *e)
{
	const struct export *other;

	KEYED_EACH(&l->exports, other)
	{
		if (other != e && !other->over && other->key.n == e->key.n &&
		    e->key.n > DESCRIPTOR_BYTES &&
		    !memcmp(other->key.bytes + DESCRIPTOR_BYTES, e->key.bytes + DESCRIPTOR_BYTES,
			    e->key.n - DESCRIPTOR_BYTES))
			return true;
	}
	return false;
}

static bool is_weak(const struct lifetimes *l, const struct export *e)
{
	unsigned n = 0;
	uint32_t i;

	for (i = DESCRIPTOR_BYTES; i < e->key.n; i++)
		n += e->key.bytes[i] != 0;
	return n < BYTES_THAT_PROVE || e->epoch != l->epoch || has_twin(l, e);
}

const struct export *lifetimes_import_find(struct lifetimes *l, const struct event_call *c,
					   const struct cat_role *r, uint64_t *size, bool *has_size)
{
	const void *bytes;
	struct export *e;
	uint32_t n;

	bytes = role_bytes(c, r, CAT_PART_VALUE, &n);
	e = bytes ? export_find(l, bytes, n) : NULL;
	if (is_certain(e) && !is_weak(l, e) && e->has_size && !*has_size) {
		*size = e->size;
		*has_size = true;
	}
	return e;
}

/* A number for the bytes that c imports by; 0: none. */
static uint64_t handle_of(const struct event_call *c, const struct cat_role *r)
{
	uint32_t n;
	const uint8_t *bytes = role_bytes(c, r, CAT_PART_VALUE, &n);

	return bytes ? fnv_add(FNV_BEGIN, bytes, n) : 0;
}

static struct view *own_view(const struct lifetimes *l, const struct proc *p, const struct span *s,
			     enum space space, uint64_t key)
{
	struct view *v = lifetimes_find(l, p, space, key);

	return v && !v->a->dead ? lifetimes_view_of_api(v->a, s, space, key) : NULL;
}

bool lifetimes_import_again(struct lifetimes *l, const struct proc *p, const struct span *s,
			    enum space space, uint64_t key, const struct cat_role *r,
			    const struct export *e)
{
	struct view *v = own_view(l, p, s, space, key);

	if (!v || lifetimes_encloses(s, v->a->tid, v->a->made_from))
		return false;
	if (v->a->kind != CAT_MEM_IMPORTED)
		/* Its own process has opened it, and got what it had. */
		return is_certain(e) && e->a == v->a;
	/* By another handle it is something else that is there now. */
	if (v->a->handle != handle_of(s->c, r))
		return false;
	if (!lifetimes_is_told(v, s) && v->owners < UINT32_MAX)
		v->owners++;
	return true;
}

bool lifetimes_import_stays(struct lifetimes *l, const struct proc *p, const struct span *s,
			    uint64_t key)
{
	struct view *v = own_view(l, p, s, SPACE_ADDRESS, key);

	if (!v)
		return false;
	if (v->a->kind != CAT_MEM_IMPORTED)
		return true;
	if (lifetimes_is_told(v, s))
		return true;
	if (v->owners > 1) {
		v->owners--;
		return true;
	}
	return false;
}

static enum lifetimes_from from_of(const struct event_call *c, const struct cat_role *r,
				   const struct export *e)
{
	uint32_t n;

	if (is_certain(e))
		return LIFETIMES_FROM_KNOWN;
	if (e)
		return e->several ? LIFETIMES_FROM_SEVERAL : LIFETIMES_FROM_FILE;
	return role_bytes(c, r, CAT_PART_VALUE, &n) ? LIFETIMES_FROM_NOBODY : LIFETIMES_FROM_UNTOLD;
}

static void forget_row(struct alloc *a)
{
	struct lifetimes_import *i = a->import;

	if (!i)
		return;
	i->count--;
	i->open--;
	i->unsized -= !a->has_size;
	i->bytes -= a->has_size ? a->size : 0;
	a->import = NULL;
}

void lifetimes_imported(struct lifetimes *l, const struct told *told, struct proc *p,
			const struct span *s, enum space space, uint64_t key,
			const struct cat_role *r, const struct export *e)
{
	struct view *v = lifetimes_find(l, p, space, key);
	struct lifetimes_import want, *row;
	union thing *u;
	bool is_new;

	if (!v || v->a->dead)
		return;
	want = is_certain(e) ? e->from : (struct lifetimes_import){ 0 };
	want.from = from_of(s->c, r, e);
	want.may_be = is_certain(e) && is_weak(l, e);
	/* What the layer inside knew better stays known. */
	if (v->a->import && want.from != LIFETIMES_FROM_KNOWN)
		want = *v->a->import;
	forget_row(v->a);
	want.process = p->label;
	want.call = s->call;
	want.site = lifetimes_site_label(l, told, s);
	const uint64_t words[KEY_WORDS] = {
		lifetimes_word(want.process),	   lifetimes_word(want.call),
		lifetimes_word(want.site),	   want.from,
		lifetimes_word(want.from_process), lifetimes_word(want.from_kind),
		lifetimes_word(want.from_device),  lifetimes_word(want.from_site),
		lifetimes_word(want.from_call),	   want.may_be
	};

	u = lifetimes_table_get(l, TABLE_IMPORTS, words, &is_new);
	if (!u)
		return;
	row = &u->import;
	if (is_new) {
		*row = want;
		row->first_at = s->from;
		row->count = row->open = row->unsized = row->bytes = 0;
	}
	row->count++;
	row->open++;
	row->unsized += !v->a->has_size;
	row->bytes += v->a->has_size ? v->a->size : 0;
	v->a->import = row;
	v->a->handle = handle_of(s->c, r);
}
