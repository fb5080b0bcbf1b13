// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes_calls.c - memory from the calls of the APIs, by their roles (catalog.h), because no call is known by name.
 * Of nested copies, only the outermost call counts.
 */
#include "model/memory/image_size.h"
#include "model/memory/lifetimes_keep.h"
#include "model/told.h"
#include "model/role_args.h"

/* ---- births and ends ------------------------------------------------------------------------- */

struct span lifetimes_span(struct lifetimes *l, const struct proc *p, const struct event_call *c)
{
	const struct lthread *t = lifetimes_thread_find(l, p, c->rec->h.tid);
	struct span s = {
		.from = c->rec->h.ts,
		.to = call_end(c),
		.call = c->fn->name,
		.c = c,
		.tid = c->rec->h.tid,
		.api = (uint8_t)c->fn->api,
		.nested = c->rec->parent != 0,
		.begun = true,
	};

	/* What was lost may have been its end. */
	if (t && t->frame.open && t->frame.epoch == l->epoch) {
		s.site = t->frame.site;
		s.device = t->frame.device;
	}
	return s;
}

static int on_birth(struct lifetimes *l, const struct told *told, struct proc *p,
		    const struct span *s, enum space space, uint64_t key, const struct cat_role *r,
		    uint64_t size, bool has_size)
{
	const struct export *e;
	int ret;

	if (r->kind != CAT_MEM_IMPORTED)
		return lifetimes_birth(l, told, p, s, space, key, r->kind, size, has_size);
	e = lifetimes_import_find(l, s->c, r, &size, &has_size);
	if (lifetimes_import_again(l, p, s, space, key, r, e))
		return 0;
	ret = lifetimes_birth(l, told, p, s, space, key, r->kind, size, has_size);
	if (ret >= 0)
		lifetimes_imported(l, told, p, s, space, key, r, e);
	return ret;
}

static int on_alloc(struct lifetimes *l, const struct told *told, struct proc *p,
		    const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_POINTER);
	struct span s = lifetimes_span(l, p, c);
	bool has_size;
	uint64_t size = role_number(c, r, CAT_PART_SIZE, &has_size);

	if (!call_succeeded(c)) {
		if (c->error || (c->fn->ok == CAT_OK_NOT_NULL && c->ret.kind != VALUE_UNKNOWN))
			lifetimes_failure(l, p, c, size);
		return 0;
	}
	if (!v || v->kind != VALUE_PTR || v->flags & VALUE_F_FAULT ||
	    (v != &c->ret && !(v->flags & VALUE_F_POINTEE))) {
		l->gaps.no_address++;
		p->whole = false;
		return 0;
	}
	if (!v->u)
		return 0;
	return on_birth(l, told, p, &s, SPACE_ADDRESS, v->u, r, size, has_size);
}

/* Then that frees, in its own way, and maybe what never came from the API. */
static bool has_callback(const struct event_call *c)
{
	uint32_t i;

	for (i = 0; i < c->nargs; i++) {
		if (c->args[i].type && c->args[i].type->kind == CAT_FUNC && c->args[i].u)
			return true;
	}
	return false;
}

static void on_free(struct lifetimes *l, const struct told *told, struct proc *p,
		    const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_POINTER);
	struct span s = lifetimes_span(l, p, c);
	bool ok = call_succeeded(c);
	uint32_t i;

	if (!v || (!ok && !c->error) || has_callback(c))
		return;
	if (r->kind == CAT_MEM_IMPORTED && ok && lifetimes_import_stays(l, p, &s, value_address(v)))
		return;
	if (v->kind != VALUE_ARRAY) {
		if (value_address(v))
			lifetimes_death(l, told, p, &s, value_address(v), ok);
		return;
	}
	for (i = 0; i < v->nitems; i++) {
		if (value_address(&v->items[i]))
			lifetimes_death(l, told, p, &s, value_address(&v->items[i]), ok);
	}
}

static int on_create(struct lifetimes *l, const struct told *told, struct proc *p,
		     const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_OBJECT);
	struct span s = lifetimes_span(l, p, c);
	bool has_size;
	uint64_t size = role_number(c, r, CAT_PART_SIZE, &has_size);

	if (!r->kind)
		return 0;
	if (!call_succeeded(c)) {
		if (c->error || (c->fn->ok == CAT_OK_NOT_NULL && c->ret.kind != VALUE_UNKNOWN))
			lifetimes_failure(l, p, c, size);
		return 0;
	}
	if (!v || v->kind != VALUE_HANDLE || !(v->flags & VALUE_F_OUT || v == &c->ret) || !v->u)
		return 0;
	s.object = v->type ? v->type->object : NULL;
	if (!has_size && r->kind == CAT_MEM_IMAGE)
		has_size = image_size(c, &size);
	return on_birth(l, told, p, &s, SPACE_HANDLE, v->u, r, size, has_size);
}

bool lifetimes_is_told(struct view *v, const struct span *s)
{
	bool told = v->changer == s->tid && v->changed_from >= s->from;

	v->changer = s->tid;
	v->changed_from = s->from;
	return told;
}

static void change_owners(struct lifetimes *l, const struct told *told, struct proc *p,
			  const struct event_call *c, const struct cat_role *r, uint32_t n)
{
	const struct value *value = role_value(c, r, CAT_PART_OBJECT);
	struct view *v = NULL;
	struct span s = lifetimes_span(l, p, c);

	if (value && value->kind == VALUE_HANDLE && call_succeeded(c))
		v = lifetimes_find(l, p, SPACE_HANDLE, value->u);
	v = v ? lifetimes_view_of_api(v->a, &s, SPACE_HANDLE, v->key) : NULL;
	if (!v)
		return;
	/* What is there now may be of another kind, whose making is not followed. */
	if (v->object && value->type && value->type->object &&
	    strcmp(v->object, value->type->object) != 0)
		return;
	if (!v->a->dead && s.from < v->a->made_at &&
	    !lifetimes_encloses(&s, v->a->tid, v->a->made_from))
		return;
	if (lifetimes_is_told(v, &s)) {
		if (v->a->dead && s.from < v->a->died_from && v->a->died_tid == s.tid)
			v->a->died_from = s.from;
		return;
	}
	if (r->act == CAT_ACT_RETAIN) {
		if (v->owners + n >= v->owners)
			v->owners += n;
		return;
	}
	if (v->a->dead && !v->owners) {
		lifetimes_fault(l, told, p, &s, LIFETIMES_DOUBLE_FREE, v->key, v->a,
				v->a->epoch != l->epoch);
		return;
	}
	v->owners -= v->owners < n ? v->owners : n;
	/* Where maps hold it, the last of them ends it. */
	if (v->a->while_mapped && v->a->maps)
		return;
	if (!v->owners && !v->a->dead && v == lifetimes_decider(v->a))
		lifetimes_die(l, v->a, &s);
}

static void on_owners(struct lifetimes *l, const struct told *told, struct proc *p,
		      const struct event_call *c, const struct cat_role *r)
{
	bool counted;
	uint64_t n = role_number(c, r, CAT_PART_COUNT, &counted);

	change_owners(l, told, p, c, r, counted && n && n < UINT32_MAX ? (uint32_t)n : 1);
}

/* ---- copies ---------------------------------------------------------------------------------- */

static void count_copy(struct lifetimes *l, const struct proc *p, const struct inner_copy *i,
		       bool below)
{
	char from = i->fill ? 0 : i->c.from;
	const uint64_t key[KEY_WORDS] = { lifetimes_word(p->label),
					  (uint64_t)from << 16 | (uint64_t)i->c.to << 8 | below };
	struct lifetimes_copy *c;
	unsigned size;
	union thing *u;
	bool is_new;

	u = lifetimes_table_get(l, TABLE_COPIES, key, &is_new);
	if (!u)
		return;
	c = &u->copy;
	if (is_new)
		*c = (struct lifetimes_copy){ .process = p->label,
					      .from = from,
					      .to = i->c.to,
					      .below = below,
					      .min = UINT64_MAX };
	c->count++;
	if (!i->c.has_size) {
		c->unsized++;
		return;
	}
	c->bytes += i->c.bytes;
	if (i->c.bytes < c->min)
		c->min = i->c.bytes;
	if (i->c.bytes > c->max)
		c->max = i->c.bytes;
	size = i->c.bytes ? 63 - (unsigned)__builtin_clzll(i->c.bytes) : 0;
	c->sizes[size < LIFETIMES_SIZES ? size : LIFETIMES_SIZES - 1]++;
}

static bool is_known_copy(const struct told *told, const struct event_call *c,
			  struct inner_copy *ret)
{
	if (!told->copy)
		return false;
	*ret = (struct inner_copy){ .c = *told->copy, .api = (uint8_t)c->fn->api };
	return true;
}

static bool is_fill(const struct told *told, const struct event_call *c, struct inner_copy *ret)
{
	const struct cat_role *r = call_role(c, CAT_ACT_FILL);
	const struct value *v = r ? role_value(c, r, CAT_PART_DST) : NULL;

	if (!v)
		return false;
	*ret = (struct inner_copy){ .fill = true, .api = (uint8_t)c->fn->api };
	ret->c.bytes = role_moved(c, r, &ret->c.has_size);
	ret->c.to = told->filled;
	return true;
}

/* Many at once, or one whose sides are in a structure: from where to where is not known. */
static bool is_other_copy(const struct event_call *c, struct inner_copy *ret)
{
	const struct cat_role *r = call_role(c, CAT_ACT_COPY);

	if (!r)
		return false;
	*ret = (struct inner_copy){ .c.from = '?', .c.to = '?', .api = (uint8_t)c->fn->api };
	ret->c.bytes = role_moved(c, r, &ret->c.has_size);
	return true;
}

static bool is_copy(const struct lifetimes *l, const struct told *told, const struct event_call *c,
		    struct inner_copy *ret)
{
	if (l->left_out || !(call_does(c, CAT_ACT_COPY) || call_does(c, CAT_ACT_FILL)) ||
	    !call_succeeded(c))
		return false;
	return is_known_copy(told, c, ret) || is_fill(told, c, ret) || is_other_copy(c, ret);
}

/* Which copy it is part of is known when the call around it returns. */
static void on_inner_call(struct lifetimes *l, const struct told *told, struct proc *p,
			  const struct event_call *c)
{
	struct inner_copy i;
	struct lthread *t = is_copy(l, told, c, &i) ? lifetimes_thread_get(l, p, c->rec->h.tid)
						    : NULL;

	if (!t)
		return;
	if (t->ncopies < LIFETIMES_PENDING_MAX)
		t->copies[t->ncopies++] = i;
	else
		count_copy(l, p, &i, true);
}

static void on_outer_call(struct lifetimes *l, const struct told *told, struct proc *p,
			  const struct event_call *c)
{
	struct lthread *t = lifetimes_thread_find(l, p, c->rec->h.tid);
	struct inner_copy i;
	bool is_one = is_copy(l, told, c, &i);
	unsigned n;

	if (is_one)
		count_copy(l, p, &i, false);
	if (!t)
		return;
	/* Inside another copy it is that one, as the layer below has it. */
	for (n = 0; !is_one && n < t->ncopies; n++)
		count_copy(l, p, &t->copies[n], t->copies[n].api != c->fn->api);
	t->ncopies = 0;
	lifetimes_settle(l, t, c->fn->api);
}

static int on_role(struct lifetimes *l, const struct told *told, struct proc *p,
		   const struct event_call *c, const struct cat_role *r)
{
	if (l->left_out &&
	    (r->act == CAT_ACT_ALLOC || r->act == CAT_ACT_CREATE || r->act == CAT_ACT_MAP))
		return 0;
	switch ((enum cat_act)r->act) {
	case CAT_ACT_ALLOC:
		return on_alloc(l, told, p, c, r);
	case CAT_ACT_CREATE:
		return on_create(l, told, p, c, r);
	case CAT_ACT_FREE:
		on_free(l, told, p, c, r);
		return 0;
	case CAT_ACT_RETAIN:
	case CAT_ACT_RELEASE:
		on_owners(l, told, p, c, r);
		return 0;
	case CAT_ACT_EXPORT:
		lifetimes_export(l, p, c, r);
		return 0;
	case CAT_ACT_UNEXPORT:
		lifetimes_unexport(l, p, c, r);
		return 0;
	case CAT_ACT_MAP:
		return lifetimes_map(l, told, p, c, r);
	case CAT_ACT_UNMAP:
		lifetimes_unmap(l, p, c, r);
		return 0;
	default:
		return 0;
	}
}

int lifetimes_call(struct lifetimes *l, const struct told *told, const struct event_call *c)
{
	struct proc *p;
	unsigned i;
	int r;

	if (!c->fn || c->rec->h.flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY))
		return 0;
	r = lifetimes_proc_get(l, told, c->rec->h.tgid, c->rec->h.ts, &p);
	for (i = 0; r >= 0 && i < c->fn->nroles; i++) {
		if (role_holds(c, &c->fn->roles[i]))
			r = on_role(l, told, p, c, &c->fn->roles[i]);
	}
	if (r < 0)
		return r;
	if (c->rec->parent)
		on_inner_call(l, told, p, c);
	else
		on_outer_call(l, told, p, c);
	return 0;
}
