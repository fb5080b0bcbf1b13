// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* kernel_names.c - see kernel_names.h. */
#include "live/kernel_names.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "decode/event.h"
#include "model/role_args.h"
#include "peek/handle_names.h"
#include "plan/capture.h"

#define ARGS_MAX 32u /* the functions concerned have at most 11 */

/* What calls of a slot do. */
enum what { NOTHING, TELLS, LAUNCHES, ENDS };
struct slot {
	uint8_t what; /* enum what */
	uint8_t word; /* LAUNCHES: where the handle is among the arguments */
	uint16_t api;
	uint32_t success;
};

struct kernel_names {
	ring_fn fn;
	void *u;
	struct decoder *decoder; /* of the functions that tell names */
	struct handle_names *names;
	struct slot slots[XB_MAX_FUNCS];
};

int kernel_names_new(struct reader *reader, ring_fn fn, void *u, struct kernel_names **ret)
{
	struct kernel_names *k = calloc(1, sizeof(*k));
	int r;

	if (!k)
		return -ENOMEM;
	k->fn = fn;
	k->u = u;
	r = decoder_new(&k->decoder);
	if (r >= 0)
		r = handle_names_new(reader, &k->names);
	if (r < 0) {
		kernel_names_free(k);
		return r;
	}
	*ret = k;
	return 0;
}

struct kernel_names *kernel_names_free(struct kernel_names *k)
{
	if (!k)
		return NULL;
	decoder_free(k->decoder);
	handle_names_free(k->names);
	free(k);
	return NULL;
}

/* A function that releases what kernels are made of. */
static bool ends_kernels(const struct cat_func *f)
{
	const struct cat_api *api = catalog_api(f->api);

	if (!(f->flags & CAT_F_MODULE) || !catalog_role(f, CAT_ACT_RELEASE))
		return false;
	for (size_t i = 0; api && i < api->nfuncs; i++)
		if (api->funcs[i]->flags & CAT_F_HANDLE_NAME)
			return true;
	return false;
}

static struct slot slot_of(const struct cat_func *f)
{
	const struct cat_role *r = catalog_role(f, CAT_ACT_ENQUEUE);
	struct capture_place places[ARGS_MAX];
	int arg = catalog_part(r, CAT_PART_KERNEL);

	if (ends_kernels(f))
		return (struct slot){ .what = ENDS };
	if (!(f->flags & CAT_F_HANDLE_NAME) || f->nargs > ARGS_MAX)
		return (struct slot){ 0 };
	if (!r)
		return (struct slot){ .what = TELLS };
	capture_layout(f, places, ARGS_MAX);
	if (places[arg].word >= XB_MAX_ARGS)
		return (struct slot){ 0 };
	return (struct slot){ .what = LAUNCHES, .word = (uint8_t)places[arg].word };
}

static int define(struct kernel_names *k, const struct xb_def_func *d)
{
	const char *end = (const char *)d + d->h.len;
	const struct cat_func *f;
	struct event ignored;
	int r;

	if (d->slot >= XB_MAX_FUNCS || !memchr(d->text, '\0', (size_t)(end - d->text)))
		return 0;
	f = d->plan.flags & XB_PLAN_NAMES ? NULL : catalog_find(d->text);
	k->slots[d->slot] = f ? slot_of(f) : (struct slot){ 0 };
	if (k->slots[d->slot].what == NOTHING)
		return 0;
	k->slots[d->slot].api = d->plan.api;
	k->slots[d->slot].success = d->plan.success;
	r = decoder_decode(k->decoder, &d->h, &ignored);
	return r == -ENOMEM ? r : 0;
}

static int define_name(struct kernel_names *k, const struct xb_call *c, unsigned api,
		       uint64_t handle, const char *name)
{
	struct {
		struct xb_def_name d;
		char text[HANDLE_NAME_MAX + 1 + 7];
	} b;
	size_t len = strlen(name);

	memset(&b.d, 0, sizeof(b.d));
	b.d.h = (struct xb_hdr){
		.len = (uint32_t)((sizeof(b.d) + len + 1 + 7) & ~7UL),
		.type = XB_DEF_NAME,
		.tgid = c->h.tgid,
		.tid = c->h.tid,
		.ts = c->h.ts,
	};
	b.d.handle = handle;
	b.d.api = api;
	memset(b.text + b.d.h.len - sizeof(b.d) - 8, 0, 8);
	memcpy(b.text, name, len);
	return k->fn(k->u, &b.d.h);
}

static int tell(struct kernel_names *k, const struct xb_call *c, const struct slot *s)
{
	const struct value *handle, *name;
	const struct cat_role *role;
	struct event e;
	int r;

	r = decoder_decode(k->decoder, &c->h, &e);
	if (r <= 0 || e.type != EVENT_CALL)
		return r == -ENOMEM ? r : 0;
	role = call_role(&e.call, CAT_ACT_CREATE);
	handle = role ? role_value(&e.call, role, CAT_PART_OBJECT) : NULL;
	name = role ? role_value(&e.call, role, CAT_PART_NAME) : NULL;
	if (!handle || handle->kind != VALUE_HANDLE || !handle->u ||
	    handle->flags & VALUE_F_FAULT || !name || name->kind != VALUE_STRING || !name->str)
		return 0;
	r = handle_names_told(k->names, (pid_t)c->h.tgid, handle->u, name->str, name->len,
			      name->flags & VALUE_F_TRUNC);
	return r > 0 ? define_name(k, c, s->api, handle->u, "") : r;
}

static int launch(struct kernel_names *k, const struct xb_call *c, const struct slot *s)
{
	uint64_t handle;
	const char *name;
	int r;

	if (s->word >= c->nargs)
		return 0;
	memcpy(&handle, c->body + s->word * 8u, sizeof(handle));
	if (!handle)
		return 0;
	r = handle_names_launched(k->names, (pid_t)c->h.tgid, handle, c->h.ts, &name);
	return r > 0 ? define_name(k, c, s->api, handle, name) : r;
}

static int on_call(struct kernel_names *k, const struct xb_call *c)
{
	const struct slot *s = c->func < XB_MAX_FUNCS ? &k->slots[c->func] : NULL;

	if (!s || s->what == NOTHING || c->h.flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY) ||
	    (uint32_t)c->ret != s->success || c->h.len < sizeof(*c) + c->nargs * 8u)
		return 0;
	if (s->what == TELLS)
		return tell(k, c, s);
	if (s->what == LAUNCHES)
		return launch(k, c, s);
	handle_names_ended(k->names, (pid_t)c->h.tgid);
	return 0;
}

int kernel_names_record(struct kernel_names *k, const struct xb_hdr *rec)
{
	switch (rec->type) {
	case XB_DEF_FUNC:
		return rec->len < sizeof(struct xb_def_func) ? 0 : define(k, (const void *)rec);
	case XB_CALL:
		return rec->len < sizeof(struct xb_call) ? 0 : on_call(k, (const void *)rec);
	case XB_EXIT:
		if (!(rec->flags & XB_EXIT_GROUP))
			return 0;
		/* fall through */
	case XB_EXEC:
		handle_names_drop(k->names, (pid_t)rec->tgid);
		return 0;
	default:
		return 0;
	}
}
