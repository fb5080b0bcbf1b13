// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * work.c - writes launches and copies, as the model knows them. What is not known is left out (in JSON: null or no
 * member) and never invented: a kernel's arguments are those that were seen being set.
 */
#include "sink/work.h"

#include "base/cleanup.h"
#include "base/digits.h"

const char *const work_counts[] = {
	[CAT_SIZES_ITEMS] = "items", [CAT_SIZES_GROUPS] = "groups", [CAT_SIZES_GRID] = "grid"
};
const char *const work_sizes[] = {
	[CAT_SIZES_ITEMS] = "global", [CAT_SIZES_GROUPS] = "groups", [CAT_SIZES_GRID] = "grid"
};

const char *work_unfinished(unsigned flags)
{
	if (!(flags & XB_F_UNFINISHED))
		return NULL;
	return flags & XB_F_EXITED ? "exited" : flags & XB_F_UNWOUND ? "unwound" : "in_flight";
}

/* ---- JSON -------------------------------------------------------------------------------------- */

static void json_object_word(struct json *j, const char *word, uint32_t number, bool uncertain)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	value_object(&text, word, number, uncertain);
	json_str(j, "object", strbuf_str(&text));
}

static void json_sizes(struct json *j, const char *key, const uint64_t *sizes, unsigned n)
{
	unsigned i;

	if (!n) {
		json_null(j, key);
		return;
	}
	json_array(j, key);
	for (i = 0; i < n; i++)
		json_u64(j, NULL, sizes[i]);
	json_end_array(j);
}

static void json_arg(struct json *j, const struct model_arg *a)
{
	char hex[2 * sizeof(a->bytes) + 1];

	json_object(j, NULL);
	json_u64(j, "index", a->index);
	switch ((enum model_arg_kind)a->kind) {
	case MODEL_ARG_POINTER:
		if (a->u)
			json_hex(j, "pointer", a->u);
		else
			json_null(j, "pointer");
		break;
	case MODEL_ARG_OBJECT:
		json_hex(j, "handle", a->u);
		json_object_word(j, a->word, a->number, false);
		break;
	case MODEL_ARG_LOCAL:
		json_u64(j, "local", a->size);
		break;
	case MODEL_ARG_BYTES:
		digits_bytes(hex, a->bytes, a->nbytes);
		json_u64(j, "size", a->size);
		if (a->nbytes)
			json_str(j, "bytes", hex);
		else
			json_null(j, "bytes");
		break;
	}
	json_end_object(j);
}

void work_args_json(struct json *j, const struct model_launch *l, const struct value_view *view)
{
	unsigned i;

	if (l->told) {
		value_json(j, "args", l->told, view);
		return;
	}
	json_array(j, "args");
	for (i = 0; i < l->nargs; i++)
		json_arg(j, &l->args[i]);
	json_end_array(j);
	if (l->args_cut)
		json_bool(j, "args_truncated", true);
}

/* Work-items in all, where groups and their size are known. */
static unsigned items(const struct model_launch *l, uint64_t ret[3])
{
	unsigned i, n = l->nglobal < l->nlocal ? l->nglobal : l->nlocal;

	for (i = 0; i < n; i++) {
		if (__builtin_mul_overflow(l->global[i], l->local[i], &ret[i]))
			return 0;
	}
	return n;
}

static void json_launch(struct json *j, const struct model_launch *l, const struct value_view *view)
{
	bool grid = l->sizes == CAT_SIZES_GRID;
	uint64_t all[3];

	json_object(j, "kernel");
	json_hex(j, "handle", l->kernel.handle);
	json_object_word(j, l->kernel.word, l->kernel.number, l->kernel.uncertain);
	names_json(j, "name", "demangled", l->kernel.name, view->names);
	if (l->sizes == CAT_SIZES_ITEMS) {
		json_sizes(j, "global", l->global, l->nglobal);
	} else {
		json_sizes(j, grid ? "grid" : "groups", l->global, l->nglobal);
		json_sizes(j, "global", all, items(l, all));
	}
	json_sizes(j, grid ? "block" : "local", l->local, l->nlocal);
	work_args_json(j, l, view);
	json_end_object(j);
}

static void json_address(struct json *j, const char *key, bool have, uint64_t addr)
{
	if (have)
		json_hex(j, key, addr);
}

static void json_copy(struct json *j, const struct model_copy *c)
{
	const char direction[] = { c->from, '2', c->to, '\0' };

	json_object(j, "copy");
	json_str(j, "direction", direction);
	json_u64_if(j, "bytes", c->has_size, c->bytes);
	json_address(j, "src", c->has_src, c->src);
	json_address(j, "dst", c->has_dst, c->dst);
	json_end_object(j);
}

void work_json(struct json *j, const struct value_view *view)
{
	const struct model_object *context = view->told->context;

	if (view->told->launch)
		json_launch(j, view->told->launch, view);
	if (view->told->copy)
		json_copy(j, view->told->copy);
	if (!context)
		return;
	json_object(j, "context");
	json_hex(j, "handle", context->handle);
	json_object_word(j, context->word, context->number, context->uncertain);
	json_end_object(j);
}

/* ---- text -------------------------------------------------------------------------------------- */

static void text_sizes(struct strbuf *out, const char *key, const uint64_t *sizes, unsigned n)
{
	unsigned i;

	if (!n)
		return;
	strbuf_addc(out, ' ');
	strbuf_adds(out, key);
	strbuf_addc(out, '=');
	for (i = 0; i < n; i++) {
		if (i)
			strbuf_addc(out, 'x');
		strbuf_add_u64(out, sizes[i]);
	}
}

static void text_arg(struct strbuf *out, const struct model_arg *a)
{
	strbuf_add_u64(out, a->index);
	strbuf_addc(out, ':');
	switch ((enum model_arg_kind)a->kind) {
	case MODEL_ARG_POINTER:
		if (a->u)
			strbuf_add_hex(out, a->u);
		else
			strbuf_adds(out, "NULL");
		break;
	case MODEL_ARG_OBJECT:
		value_object(out, a->word, a->number, false);
		if (!a->number)
			strbuf_add_hex(out, a->u);
		break;
	case MODEL_ARG_LOCAL:
		strbuf_adds(out, "local(");
		strbuf_add_u64(out, a->size);
		strbuf_addc(out, ')');
		break;
	case MODEL_ARG_BYTES:
		strbuf_adds(out, "bytes(");
		strbuf_add_bytes(out, a->bytes, a->nbytes);
		if (a->nbytes < a->size) {
			strbuf_adds(out, "... of ");
			strbuf_add_u64(out, a->size);
		}
		strbuf_addc(out, ')');
		break;
	}
}

static void text_args(struct strbuf *out, const struct model_launch *l)
{
	unsigned i;

	/* What the launch tells stands among its own arguments. */
	if (!l->nargs && !l->args_cut)
		return;
	strbuf_adds(out, " args=(");
	for (i = 0; i < l->nargs; i++) {
		if (i)
			strbuf_adds(out, ", ");
		text_arg(out, &l->args[i]);
	}
	if (l->args_cut)
		strbuf_adds(out, l->nargs ? ", ..." : "...");
	strbuf_addc(out, ')');
}

/* By its number; what has none is named by all that is known of it. */
static void text_kernel(struct strbuf *out, const struct model_object *k,
			const struct value_view *view)
{
	if (k->number)
		value_object(out, k->word, k->number, k->uncertain);
	else
		value_object_whole(out, k, view);
}

static void text_launch(struct strbuf *out, const struct model_launch *l,
			const struct value_view *view)
{
	strbuf_adds(out, " [");
	text_kernel(out, &l->kernel, view);
	text_sizes(out, work_sizes[l->sizes], l->global, l->nglobal);
	text_sizes(out, l->sizes == CAT_SIZES_GRID ? "block" : "local", l->local, l->nlocal);
	text_args(out, l);
	strbuf_addc(out, ']');
}

static void text_copy(struct strbuf *out, const struct model_copy *c)
{
	const char direction[] = { ' ', '[', c->from, '2', c->to };

	strbuf_add(out, direction, sizeof(direction));
	if (c->has_size) {
		strbuf_addc(out, ' ');
		strbuf_add_u64(out, c->bytes);
		strbuf_adds(out, " bytes");
	}
	strbuf_addc(out, ']');
}

void work_text(struct strbuf *out, const struct value_view *view)
{
	if (view->told->launch)
		text_launch(out, view->told->launch, view);
	if (view->told->copy)
		text_copy(out, view->told->copy);
}
