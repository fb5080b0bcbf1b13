// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* event.c - what callbacks ask of an event that they were given: values, and the objects that it is about. */
#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/sized.h"
#include "decode/xpti.h"
#include "model/time/commands.h"
#include "session/subscribers.h"

/* ---- values --------------------------------------------------------------------------------------- */

static const uint8_t kinds[] = {
	[VALUE_UINT] = XPTIBPF_VALUE_UINT,	 [VALUE_INT] = XPTIBPF_VALUE_INT,
	[VALUE_BOOL] = XPTIBPF_VALUE_BOOL,	 [VALUE_FLOAT] = XPTIBPF_VALUE_FLOAT,
	[VALUE_ENUM] = XPTIBPF_VALUE_ENUM,	 [VALUE_FLAGS] = XPTIBPF_VALUE_FLAGS,
	[VALUE_HANDLE] = XPTIBPF_VALUE_HANDLE,	 [VALUE_PTR] = XPTIBPF_VALUE_POINTER,
	[VALUE_STRING] = XPTIBPF_VALUE_STRING,	 [VALUE_BYTES] = XPTIBPF_VALUE_BYTES,
	[VALUE_STRUCT] = XPTIBPF_VALUE_STRUCT,	 [VALUE_ARRAY] = XPTIBPF_VALUE_ARRAY,
	[VALUE_UNKNOWN] = XPTIBPF_VALUE_UNKNOWN,
};

static unsigned flags_of(const struct value *v)
{
	static const struct {
		uint8_t ours;
		unsigned theirs;
	} flags[] = {
		{ VALUE_F_FAULT, XPTIBPF_VALUE_F_UNREADABLE },
		{ VALUE_F_TRUNC, XPTIBPF_VALUE_F_CUT },
		{ VALUE_F_MORE, XPTIBPF_VALUE_F_CUT },
		{ VALUE_F_NULL, XPTIBPF_VALUE_F_NULL },
		{ VALUE_F_OUT, XPTIBPF_VALUE_F_OUT },
	};
	unsigned all = 0;

	for (size_t i = 0; i < ARRAY_SIZE(flags); i++)
		all |= v->flags & flags[i].ours ? flags[i].theirs : 0;
	return all;
}

static int give_value(const struct value *v, struct xptibpf_value *ret)
{
	bool has_text = v->kind == VALUE_STRING || v->kind == VALUE_BYTES;
	struct xptibpf_value out = {
		.size = sizeof(out),
		.kind = v->kind < ARRAY_SIZE(kinds) ? kinds[v->kind] : XPTIBPF_VALUE_UNKNOWN,
		.flags = flags_of(v),
		.name = v->key,
		.type = v->type ? v->type->name : NULL,
		.unit = v->unit,
		.number = v->u,
		.real = v->f,
		.total = v->total,
		.nitems = v->nitems,
		.inner = v,
	};

	if (has_text) {
		out.text = v->str ?: "";
		out.len = v->str ? v->len : 0;
	} else if (v->name) {
		out.text = v->name;
		out.len = strlen(v->name);
	}
	return sized_give(&out, sizeof(out), ret);
}

static const struct event *event_of(const struct xptibpf_event *e)
{
	return ((const struct subscribed *)e->inner)->event;
}

/* Those that e->nvalues counts. */
static const struct value *values_of(const struct xptibpf_event *e)
{
	const struct event *event = event_of(e);

	if (!event || event->type == EVENT_CALL)
		return event ? event->call.args : NULL;
	return event->type == EVENT_XPTI ? event->xpti->metadata : NULL;
}

int xptibpf_event_value(const struct xptibpf_event *e, size_t i, struct xptibpf_value *ret)
{
	const struct subscribed *d = e->inner;

	return i < e->nvalues ? give_value(told_value(d->told, &values_of(e)[i]), ret) : -ENOENT;
}

int xptibpf_event_result(const struct xptibpf_event *e, struct xptibpf_value *ret)
{
	const struct event *event = event_of(e);

	if (event && event->type == EVENT_CALL && event->call.ret.kind != VALUE_UNKNOWN)
		return give_value(&event->call.ret, ret);
	if (event && event->type == EVENT_XPTI && !(event->xpti->data.flags & VALUE_F_NULL))
		return give_value(&event->xpti->data, ret);
	return -ENOENT;
}

int xptibpf_value_item(const struct xptibpf_value *v, size_t i, struct xptibpf_value *ret)
{
	const struct value *of = v->inner;

	return i < of->nitems ? give_value(&of->items[i], ret) : -ENOENT;
}

/* ---- objects --------------------------------------------------------------------------------------- */

static int give_object(const struct model_object *o, struct xptibpf_object *ret)
{
	struct xptibpf_object out = { .size = sizeof(out) };

	if (!o)
		return -ENOENT;
	out.word = o->word;
	out.handle = o->handle;
	out.number = o->number;
	out.uncertain = o->uncertain;
	out.name = o->name;
	return sized_give(&out, sizeof(out), ret);
}

int xptibpf_value_object(const struct xptibpf_event *e, const struct xptibpf_value *v,
			 struct xptibpf_object *ret)
{
	const struct subscribed *d = e->inner;

	return d->told ? give_object(told_object(d->told, v->inner), ret) : -ENOENT;
}

static bool is_one_of(const char *word, const char *const words[])
{
	for (size_t i = 0; words[i]; i++)
		if (!strcmp(words[i], word))
			return true;
	return false;
}

/* The first argument that is one. NULL: none; *ret_value may be NULL. */
static const struct model_object *argument_of(const struct subscribed *d, const char *const words[],
					      const struct value **ret_value)
{
	const struct event_call *c = &d->event->call;

	for (uint32_t i = 0; i < c->nargs; i++) {
		const struct model_object *o = told_object(d->told, &c->args[i]);

		if (o && is_one_of(o->word, words)) {
			*ret_value = &c->args[i];
			return o;
		}
	}
	return NULL;
}

/* Commands are put into command lists of Level Zero and streams of CUDA, too. */
static const char *const queues[] = { "queue", "list", "stream", NULL };
static const char *const kernels[] = { "kernel", NULL };

static int give_device(const struct subscribed *d, struct xptibpf_object *ret)
{
	const struct model_object *o = told_device(d->told, &d->event->call);
	const struct value *queue;
	struct model_object of;

	if (o)
		return give_object(o, ret);
	if (!argument_of(d, queues, &queue) ||
	    !commands_device(d->commands, d->told, &d->event->call, queue, &of))
		return -ENOENT;
	return give_object(&of, ret);
}

int xptibpf_event_object(const struct xptibpf_event *e, enum xptibpf_about about,
			 struct xptibpf_object *ret)
{
	const struct subscribed *d = e->inner;
	const struct value *at;

	if (!d->event || d->event->type != EVENT_CALL)
		return -ENOENT;
	switch (about) {
	case XPTIBPF_KERNEL:
		return give_object(d->told->launch ? &d->told->launch->kernel
						   : argument_of(d, kernels, &at),
				   ret);
	case XPTIBPF_QUEUE:
		return give_object(argument_of(d, queues, &at), ret);
	case XPTIBPF_DEVICE:
		return give_device(d, ret);
	case XPTIBPF_CONTEXT:
		return give_object(d->told->context, ret);
	}
	return -ENOENT;
}

/* ---- XPTI ------------------------------------------------------------------------------------------- */

static const char *text_of(const struct value *v, size_t *ret_len)
{
	if (v->kind != VALUE_STRING || v->flags & (VALUE_F_NULL | VALUE_F_FAULT))
		return NULL;
	*ret_len = v->len;
	return v->str;
}

static void add_uid(const struct xb_xpti_uid *uid, char text[static XPTI_UID_TEXT],
		    uint64_t *ret_instance)
{
	if (!xpti_uid_known(uid))
		return;
	xpti_uid_text(uid, text);
	*ret_instance = uid->instance;
}

int xptibpf_event_notification(const struct xptibpf_event *e, struct xptibpf_notification *ret)
{
	struct xptibpf_notification out = { .size = sizeof(out) };
	const struct event *event = event_of(e);
	const struct event_xpti *x;

	if (!event || event->type != EVENT_XPTI)
		return -ENOENT;
	x = event->xpti;
	out.instance = x->rec->instance;
	if (x->has_event) {
		add_uid(&x->rec->uid, out.uid, &out.uid_instance);
		out.label = text_of(&x->name, &out.label_len);
		out.file = text_of(&x->file, &out.file_len);
	}
	if (x->has_parent)
		add_uid(&x->rec->parent, out.parent_uid, &out.parent_uid_instance);
	if (x->has_line) {
		out.line = x->rec->line;
		out.column = x->rec->column;
	}
	return sized_give(&out, sizeof(out), ret);
}
