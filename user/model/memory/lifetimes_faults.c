// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes_faults.c - the end of an allocation: whether a free ends it, is the report of another layer, or is wrong.
 * lifetimes_keep.c explains when this can be decided.
 */
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "model/memory/lifetimes_keep.h"
#include "model/told.h"

#define FORKS_MAX 8u /* generations that are asked for what a child frees */

const char *lifetimes_fault_text(enum lifetimes_fault_type t)
{
	static const char *const texts[] = {
		[LIFETIMES_DOUBLE_FREE] = "freed twice",
		[LIFETIMES_UNKNOWN_FREE] = "freed, but not allocated",
		[LIFETIMES_OTHER_PROCESS] = "freed in another process than allocated",
		[LIFETIMES_OTHER_CONTEXT] = "freed in another context than allocated",
	};

	return t < ARRAY_SIZE(texts) ? texts[t] : "?";
}

static const char *result_text(struct lifetimes *l, const struct event_call *c)
{
	char text[TEXT_MAX];
	uint32_t i;

	if (!c || c->ret.kind == VALUE_UNKNOWN)
		return NULL;
	if (c->ret.kind == VALUE_ENUM && c->ret.name)
		return lifetimes_intern(l, c->ret.name);
	/* What returns the thing itself says why not by an argument. */
	for (i = 0; c->ret.kind != VALUE_ENUM && i < c->nargs; i++) {
		if (c->args[i].kind == VALUE_ENUM && c->args[i].flags & VALUE_F_OUT &&
		    c->args[i].name)
			return lifetimes_intern(l, c->args[i].name);
	}
	if (c->ret.kind == VALUE_HANDLE || c->ret.kind == VALUE_PTR)
		return c->ret.u ? NULL : "NULL";
	snprintf(text, sizeof(text), "%lld", (long long)c->ret.u);
	return lifetimes_intern(l, text);
}

void lifetimes_fault(struct lifetimes *l, const struct told *told, struct proc *p,
		     const struct span *s, enum lifetimes_fault_type type, uint64_t address,
		     const struct alloc *a, bool may_be)
{
	const struct view *made = a ? lifetimes_decider(a) : NULL;
	const char *call = s->call ? s->call : "XPTI", *made_by = made ? made->call : NULL;
	const char *site = lifetimes_site_label(l, told, s);
	const char *made_at = a && a->row[LIFETIMES_BY_SITE] ? a->row[LIFETIMES_BY_SITE]->label
							     : NULL;
	const uint64_t key[KEY_WORDS] = { lifetimes_word(p->label), type,
					  lifetimes_word(call),	    lifetimes_word(site),
					  lifetimes_word(made_at),  lifetimes_word(made_by) };
	struct lthread *t = lifetimes_thread_get(l, p, s->tid);
	struct lifetimes_fault *f;
	union thing *u;
	bool is_new;

	if (l->left_out)
		return;
	u = lifetimes_table_get(l, TABLE_FAULTS, key, &is_new);
	if (!u)
		return;
	f = &u->fault;
	if (is_new)
		*f = (struct lifetimes_fault){
			.type = type,
			.process = p->label,
			.call = call,
			.site = site,
			.result = result_text(l, s->c),
			.made_by = made_by,
			.made_at = made_at,
			.made_process = a ? a->p->label : NULL,
			.address = address,
			.at = s->from,
			.tid = s->tid,
			.refused = s->c && s->c->error,
			.may_be = true,
		};
	f->count++;
	f->may_be &= may_be;
	if (!t)
		return;
	t->fault = f;
	t->fault_key = address;
	t->fault_from = s->from;
}

/* The layer above made the layer below do it: the fault is reported already, and is the upper one's. */
static bool is_told_fault(struct lifetimes *l, const struct told *told, const struct proc *p,
			  const struct span *s, uint64_t key)
{
	struct lthread *t = lifetimes_thread_find(l, p, s->tid);

	if (!t || !t->fault || t->fault_key != key || !lifetimes_encloses(s, s->tid, t->fault_from))
		return false;
	t->fault_from = s->from;
	if (s->c && t->fault->count == 1) {
		t->fault->call = s->call;
		t->fault->site = lifetimes_site_label(l, told, s);
		t->fault->result = result_text(l, s->c);
		t->fault->refused = s->c->error;
	}
	return t->fault->type != LIFETIMES_OTHER_CONTEXT;
}

void lifetimes_failure(struct lifetimes *l, struct proc *p, const struct event_call *c,
		       uint64_t bytes)
{
	const char *result = result_text(l, c);
	const uint64_t key[KEY_WORDS] = { lifetimes_word(p->label), lifetimes_word(c->fn->name),
					  lifetimes_word(result) };
	union thing *u;
	bool is_new;

	/* Inside another call it is that one's to fail. */
	if (c->rec->parent || l->left_out)
		return;
	u = lifetimes_table_get(l, TABLE_FAILURES, key, &is_new);
	if (!u)
		return;
	u->failure.process = p->label;
	u->failure.call = c->fn->name;
	u->failure.result = result;
	u->failure.count++;
	u->failure.bytes += bytes;
}

/* What the parent had of it when it forked. */
static const struct alloc *inherited(struct lifetimes *l, const struct proc *p, enum space space,
				     uint64_t key, bool *ret_gone)
{
	unsigned i;

	for (i = 0; p->parent && i < FORKS_MAX; i++) {
		const struct proc *q = lifetimes_proc_find(l, p->parent);
		const struct view *v;

		if (!q || q->serial != p->parent_serial) {
			*ret_gone = true;
			return NULL;
		}
		v = lifetimes_find(l, q, space, key);
		if (v && v->a->made_at <= p->forked_at &&
		    (!v->a->dead || v->a->died_at > p->forked_at))
			return v->a;
		p = q;
	}
	return NULL;
}

static void check_context(struct lifetimes *l, const struct told *told, struct proc *p,
			  const struct span *s, const struct alloc *a, uint64_t key)
{
	const struct model_object *context = told->context;

	if (!a->context || a->context_api != s->api || !context || context->handle == a->context)
		return;
	lifetimes_fault(l, told, p, s, LIFETIMES_OTHER_CONTEXT, key, a, context->uncertain);
}

bool lifetimes_is_same_end(struct alloc *a, const struct span *s)
{
	uint16_t bit = (uint16_t)(1u << s->api);

	if (lifetimes_encloses(s, a->died_tid, a->died_from)) {
		a->died_from = s->from;
		a->freed |= bit;
		a->held &= (uint16_t)~bit;
		return true;
	}
	/* A late end, as a loader has it after its driver. */
	if (a->late && lifetimes_encloses(s, a->late_tid, a->late_from)) {
		a->late_from = s->from;
		return true;
	}
	if (!(lifetimes_still_held(a) & bit))
		return false;
	a->late = true;
	a->late_tid = s->tid;
	a->late_from = s->from;
	a->freed |= bit;
	a->held &= (uint16_t)~bit;
	return true;
}

/* The layers around a call report the same. */
void lifetimes_older_free(struct lifetimes *l, struct proc *p, const struct span *s, uint64_t key)
{
	struct lthread *t = s->nested ? lifetimes_thread_get(l, p, s->tid)
				      : lifetimes_thread_find(l, p, s->tid);

	if (!t || t->older_key != key || !lifetimes_encloses(s, s->tid, t->older_from))
		l->gaps.older_frees++;
	if (!t)
		return;
	t->older_key = key;
	t->older_from = s->from;
}

void lifetimes_death(struct lifetimes *l, const struct told *told, struct proc *p,
		     const struct span *s, uint64_t key, bool ok)
{
	struct view *v = lifetimes_find(l, p, SPACE_ADDRESS, key);
	struct alloc *a = v ? v->a : NULL;
	const struct alloc *theirs;
	bool gone = false;

	if (is_told_fault(l, told, p, s, key))
		return;
	if (a && !a->dead) {
		if (!ok) {
			check_context(l, told, p, s, a, key);
			lifetimes_failure(l, p, s->c, 0);
			return;
		}
		if (s->from < a->made_at && !lifetimes_encloses(s, a->tid, a->made_from)) {
			l->gaps.replaced -= l->gaps.replaced > 0;
			return;
		}
		check_context(l, told, p, s, a, key);
		lifetimes_die(l, a, s);
		return;
	}
	if (a) {
		if (lifetimes_is_same_end(a, s))
			check_context(l, told, p, s, a, key);
		else if (s->begun)
			lifetimes_fault(l, told, p, s, LIFETIMES_DOUBLE_FREE, key, a,
					a->epoch != l->epoch || !told->all_memory);
		return;
	}
	theirs = inherited(l, p, SPACE_ADDRESS, key, &gone);
	if (theirs)
		lifetimes_fault(l, told, p, s, LIFETIMES_OTHER_PROCESS, key, theirs,
				theirs->epoch != l->epoch);
	else if (p->whole && p->whole_epoch == l->epoch && told->all_memory && s->c && !gone &&
		 !l->left_some)
		lifetimes_fault(l, told, p, s, LIFETIMES_UNKNOWN_FREE, key, NULL, false);
	else if (!l->left_some)
		lifetimes_older_free(l, p, s, key);
}
