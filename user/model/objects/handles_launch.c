// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * handles_launch.c - kernels: their arguments as they were set, and the name of what is launched. A kernel that is
 * older than the trace has no name of its own: libsycl tells one of each launch just before it (EVENT_NAME), and some
 * handles lead to a name in the process's memory (EVENT_HANDLE).
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "model/objects/handles.h"
#include "model/objects/handles_keep.h"
#include "model/role_args.h"

#define NEXT_MAX 256u /* threads of a process that are about to launch something */

static struct kernel *kernel_of(struct handles *o, const struct event_call *c,
				const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_KERNEL);
	uint32_t kind = handle_kind(o, c, v);
	struct object *e = kind ? object_find(o, kind, v->u) : NULL;

	if (!kind)
		return NULL;
	if (e && e->dead)
		object_unknown(o, e);
	if (e && object_number_then(e, c, true) != e->number)
		return NULL;
	if (!e)
		e = object_add(o, kind, v->u);
	if (e && !e->kernel)
		e->kernel = calloc(1, sizeof(*e->kernel));
	return e ? e->kernel : NULL;
}

/* The place of an argument, made if need be; NULL: there is no room. */
static struct model_arg *kernel_arg(struct handles *o, struct kernel *k, uint32_t index)
{
	struct model_arg *more;
	unsigned i;

	for (i = 0; i < k->nargs && k->args[i].index < index; i++)
		;
	if (i < k->nargs && k->args[i].index == index)
		return &k->args[i];
	if (k->nargs >= OBJECT_ARGS_MAX || o->nargs >= OBJECT_ARGS_ALL / 4 ||
	    o->kinds->nargs >= OBJECT_ARGS_ALL) {
		k->cut = true;
		return NULL;
	}
	more = reallocarray(k->args, k->nargs + 1, sizeof(*more));
	if (!more) {
		k->cut = true;
		return NULL;
	}
	k->args = more;
	memmove(&more[i + 1], &more[i], (k->nargs - i) * sizeof(*more));
	k->nargs++;
	o->nargs++;
	o->kinds->nargs++;
	return &more[i];
}

/* Bytes that are the handle of something that lives: a buffer, as OpenCL is handed them. */
static const struct object *find_any(const struct handles *o, unsigned family, uint64_t handle)
{
	const struct object *e;
	uint32_t i;

	for (i = 1; handle && i < o->kinds->n; i++) {
		e = o->kinds->of[i].family == family && o->counter_of[i] ? object_find(o, i, handle)
									 : NULL;
		if (e && e->number && !e->dead)
			return e;
	}
	return NULL;
}

static void arg_bytes(const struct handles *o, const struct event_call *c, const struct value *v,
		      struct model_arg *a)
{
	const struct object *e;

	a->kind = MODEL_ARG_BYTES;
	if (v->kind != VALUE_BYTES || !v->str || v->flags & VALUE_F_FAULT)
		return;
	a->nbytes = (uint8_t)(v->len < sizeof(a->bytes) ? v->len : sizeof(a->bytes));
	memcpy(a->bytes, v->str, a->nbytes);
	if (a->nbytes != sizeof(a->u) || a->size != sizeof(a->u))
		return;
	memcpy(&a->u, a->bytes, sizeof(a->u));
	e = handles_memory(o, c, a->u) ? NULL : find_any(o, catalog_family(c->fn->api), a->u);
	if (e) {
		a->kind = MODEL_ARG_OBJECT;
		a->word = o->kinds->of[e->key.kind].word;
		a->number = e->number;
	} else if (handles_memory(o, c, a->u)) {
		a->kind = MODEL_ARG_POINTER;
	}
}

void kernel_set_arg(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_VALUE);
	uint32_t index = (uint32_t)role_number(c, r, CAT_PART_INDEX, NULL);
	struct kernel *k = kernel_of(o, c, r);
	struct model_arg *a = k ? kernel_arg(o, k, index) : NULL;
	struct model_object object;
	bool sized;

	if (!a)
		return;
	*a = (struct model_arg){ .index = index, .size = role_number(c, r, CAT_PART_SIZE, &sized) };
	if (v && handles_look_up(o, c, v, &object)) {
		a->kind = MODEL_ARG_OBJECT;
		a->u = object.handle;
		a->word = object.word;
		a->number = object.number;
	} else if (!v || (sized && v->flags & VALUE_F_NULL)) {
		a->kind = MODEL_ARG_LOCAL;
	} else if (sized || v->flags & VALUE_F_POINTEE) {
		arg_bytes(o, c, v, a);
	} else {
		a->kind = MODEL_ARG_POINTER;
		a->u = v->u;
	}
}

void kernel_set_size(struct handles *o, const struct event_call *c, const struct cat_role *r)
{
	struct kernel *k = kernel_of(o, c, r);

	if (k)
		k->nlocal = role_sizes(c, r, CAT_PART_LOCAL, k->local);
}

bool handles_launch(struct handles *o, const struct event_call *c, struct model_launch *ret)
{
	const struct cat_role *r = call_role(c, CAT_ACT_ENQUEUE);
	const struct value *v = r ? role_value(c, r, CAT_PART_KERNEL) : NULL;
	const struct object *e;
	struct kernel *k;

	*ret = (struct model_launch){ 0 };
	if (!v || !handles_look_up(o, c, v, &ret->kernel))
		return false;
	e = handle_object(o, c, v);
	k = e && ret->kernel.number == e->number ? e->kernel : NULL;
	ret->sizes = r->kind;
	ret->nglobal = role_sizes(c, r, CAT_PART_GLOBAL, ret->global);
	ret->nlocal = role_sizes(c, r, CAT_PART_LOCAL, ret->local);
	if (!ret->nlocal && k && r->kind != CAT_SIZES_ITEMS) {
		ret->nlocal = k->nlocal;
		memcpy(ret->local, k->local, sizeof(ret->local));
	}
	v = role_value(c, r, CAT_PART_ARGS);
	ret->told = v && v->kind == VALUE_ARRAY ? v : NULL;
	if (!ret->told && k) {
		ret->args = k->args;
		ret->nargs = k->nargs;
		ret->args_cut = k->cut;
	}
	return true;
}

/* ---- launches whose kernels have no name --------------------------------------------------------- */

static struct next_launch *next_find(const struct handles *o, uint32_t tid)
{
	struct key key = { .handle = tid };
	struct next_launch *n;

	HASH_FIND(hh, o->next_launches, &key, sizeof(key), n);
	return n;
}

void next_launch_drop(struct handles *o, struct next_launch *n)
{
	handles_text_drop(o, &n->name);
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): in the macro */
	HASH_DEL(o->next_launches, n);
	free(n);
}

static int next_make(struct handles *o, uint32_t tid, struct next_launch **ret)
{
	struct next_launch *n = next_find(o, tid);

	if (!n) {
		if (HASH_COUNT(o->next_launches) >= NEXT_MAX)
			next_launch_drop(o, o->next_launches);
		n = calloc(1, sizeof(*n));
		if (!n)
			return -ENOMEM;
		n->key.handle = tid;
		HASH_ADD(hh, o->next_launches, key, sizeof(n->key), n);
	}
	*ret = n;
	return 0;
}

static void next_name(struct handles *o, struct next_launch *n, const char *text, size_t len)
{
	if (len > OBJECT_NAME_MAX)
		len = OBJECT_NAME_MAX;
	if (n->name && strlen(n->name) == len && !memcmp(n->name, text, len))
		return;
	handles_text_drop(o, &n->name);
	if (o->text + len + 1 > OBJECT_TEXT_MAX || o->kinds->text + len + 1 > OBJECT_TEXT_ALL)
		return;
	n->name = strndup(text, len);
	if (!n->name)
		return;
	len = strlen(n->name) + 1;
	o->text += len;
	o->kinds->text += len;
}

int handles_next_launch(struct handles *o, const struct event_name *e)
{
	struct next_launch *n;
	int r;

	r = next_make(o, e->rec->h.tid, &n);
	if (r < 0)
		return r;
	next_name(o, n, e->text, e->len);
	n->sp = e->rec->sp;
	n->ts = e->rec->h.ts;
	n->epoch = o->kinds->epoch;
	n->taken = 0;
	return 0;
}

void handles_thread_gone(struct handles *o, uint32_t tid)
{
	struct next_launch *n = next_find(o, tid);

	if (n)
		next_launch_drop(o, n);
}

/*
 * The kernel that c launches, if all that is known of it is its handle. What was announced for one launch is
 * no other's, and after a loss the launch that it was for may be missing.
 */
void launch_gives_name(struct handles *o, const struct event_call *c)
{
	const struct cat_role *r = call_role(c, CAT_ACT_ENQUEUE);
	const struct value *v = r ? role_value(c, r, CAT_PART_KERNEL) : NULL;
	struct next_launch *n = v ? next_find(o, c->rec->h.tid) : NULL;
	uint32_t kind = n ? handle_kind(o, c, v) : KIND_NONE, bit = 1u << (c->fn->api & 31);
	struct object *e;

	if (!kind || !n->name || n->taken & bit || n->epoch != o->kinds->epoch ||
	    c->rec->sp >= n->sp || c->rec->h.ts < n->ts)
		return;
	n->taken |= bit;
	e = object_find(o, kind, v->u);
	if (e &&
	    (e->dead || object_number_then(e, c, false) != e->number || (e->number && e->name)))
		return;
	if (!e)
		e = object_add(o, kind, v->u);
	if (!e)
		return;
	if (!e->number)
		e->epoch = o->kinds->epoch;
	object_name(o, e, n->name, strlen(n->name));
}

void handles_named(struct handles *o, const struct xb_def_name *d)
{
	uint32_t kind = kinds_launched(o->kinds, d->api);
	struct object *e = kind ? object_find(o, kind, d->handle) : NULL;

	/* What a call said of it is known for certain. */
	if (!kind || (e && (e->dead || e->number)))
		return;
	if (!e)
		e = object_add(o, kind, d->handle);
	if (!e)
		return;
	e->epoch = o->kinds->epoch;
	if (*d->text)
		object_name(o, e, d->text, strlen(d->text));
	else
		handles_text_drop(o, &e->name);
}
