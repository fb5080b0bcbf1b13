// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * value.c - writes values for people and for programs. In both, a value that could not be read, was cut or is
 * unknown looks different from every real value.
 */
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "sink/value.h"

void value_flags(struct strbuf *out, const struct cat_type *t, uint64_t bits)
{
	const char *sep = "", *whole;
	uint32_t i;

	if (!bits) {
		strbuf_addc(out, '0');
		return;
	}
	/* ALL is all bits, whichever there are: the name says more than the list. */
	whole = bits & (bits - 1) && t ? catalog_enum_name(t, (int64_t)bits) : NULL;
	if (whole) {
		strbuf_adds(out, whole);
		return;
	}
	for (i = 0; t && t->values && i < t->count; i++) {
		uint64_t v = (uint64_t)t->values[i].value;

		/* Sets of several bits have names too; the single bits say more. */
		if (!v || v & (v - 1) || !(bits & v))
			continue;
		strbuf_adds(out, sep);
		strbuf_adds(out, t->values[i].name);
		sep = "|";
		bits &= ~v;
	}
	if (bits)
		strbuf_addf(out, "%s0x%llx", sep, (unsigned long long)bits);
}

static uint32_t shown(const struct value *v, unsigned str_max)
{
	return str_max && v->len > str_max ? str_max : v->len;
}

static bool is_cut(const struct value *v, unsigned str_max)
{
	bool sized = v->kind == VALUE_STRING || v->kind == VALUE_BYTES;

	return v->flags & (VALUE_F_TRUNC | VALUE_F_MORE) || (sized && shown(v, str_max) < v->len);
}

uint64_t value_count_cut(const struct value *v, uint32_t n, unsigned str_max)
{
	uint64_t cut = 0;

	for (uint32_t i = 0; i < n; i++) {
		if (v[i].kind == VALUE_UNKNOWN ||
		    v[i].flags & (VALUE_F_NULL | VALUE_F_FAULT | VALUE_F_CIRCLE))
			continue;
		cut += is_cut(&v[i], str_max);
		if (v[i].nitems)
			cut += value_count_cut(v[i].items, v[i].nitems, str_max);
	}
	return cut;
}

/* How much there was, in elements or bytes; 0: unknown. */
static uint32_t whole(const struct value *v)
{
	if (v->flags & (VALUE_F_TRUNC | VALUE_F_MORE))
		return v->total;
	return v->len;
}

/* ---- JSON -------------------------------------------------------------------------------------- */

static void json_bytes(struct json *j, const char *key, const struct value *v, unsigned str_max)
{
	_cleanup_(strbuf_done) struct strbuf hex = STRBUF_INIT;

	strbuf_add_bytes(&hex, v->str, shown(v, str_max));
	json_strn(j, key, strbuf_str(&hex), hex.len);
}

static void json_flags(struct json *j, const char *key, const struct value *v)
{
	_cleanup_(strbuf_done) struct strbuf names = STRBUF_INIT;

	value_flags(&names, v->type, v->u);
	json_str(j, key, strbuf_str(&names));
}

void value_object(struct strbuf *out, const char *word, uint32_t number, bool uncertain)
{
	strbuf_adds(out, word);
	strbuf_addc(out, '#');
	if (number)
		strbuf_add_u64(out, number);
	if (!number || uncertain)
		strbuf_addc(out, '?');
}

/* With the object that it stands for, where handles of this type stand for objects. */
static void json_handle(struct json *j, const char *key, const struct value *v,
			const struct value_view *view)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const struct model_object *o = view->told ? told_object(view->told, v) : NULL;

	if (!v->u) {
		json_null(j, key);
		return;
	}
	if (!o) {
		json_hex(j, key, v->u);
		return;
	}
	value_object(&text, o->word, o->number, o->uncertain);
	json_object(j, key);
	json_hex(j, "handle", o->handle);
	json_str(j, "object", strbuf_str(&text));
	if (o->name)
		names_json(j, "name", "demangled", o->name, view->names);
	json_end_object(j);
}

static void json_items(struct json *j, const char *key, const struct value *v,
		       const struct value_view *view)
{
	uint32_t i;

	if (v->kind == VALUE_STRUCT)
		json_object(j, key);
	else
		json_array(j, key);
	for (i = 0; i < v->nitems; i++) {
		const char *name = v->items[i].key ? v->items[i].key : "";

		value_json(j, v->kind == VALUE_STRUCT ? name : NULL, &v->items[i], view);
	}
	if (v->kind == VALUE_STRUCT)
		json_end_object(j);
	else
		json_end_array(j);
}

static void json_plain(struct json *j, const char *key, const struct value *v,
		       const struct value_view *view)
{
	switch ((enum value_kind)v->kind) {
	case VALUE_UINT:
		if (value_is_address(v))
			json_hex(j, key, v->u);
		else
			json_u64(j, key, v->u);
		return;
	case VALUE_INT:
		json_i64(j, key, (int64_t)v->u);
		return;
	case VALUE_BOOL:
		json_bool(j, key, v->u != 0);
		return;
	case VALUE_FLOAT:
		json_double(j, key, v->f);
		return;
	case VALUE_ENUM:
		if (v->name)
			json_str(j, key, v->name);
		else
			json_u64(j, key, v->u);
		return;
	case VALUE_FLAGS:
		json_flags(j, key, v);
		return;
	case VALUE_HANDLE:
		json_handle(j, key, v, view);
		return;
	case VALUE_PTR:
		if (v->u)
			json_hex(j, key, v->u);
		else
			json_null(j, key);
		return;
	case VALUE_STRING:
		json_strn(j, key, v->str ? v->str : "", shown(v, view->str_max));
		return;
	case VALUE_BYTES:
		json_bytes(j, key, v, view->str_max);
		return;
	case VALUE_STRUCT:
	case VALUE_ARRAY:
		json_items(j, key, v, view);
		return;
	case VALUE_UNKNOWN:
		break;
	}
	json_null(j, key);
}

void value_json(struct json *j, const char *key, const struct value *v,
		const struct value_view *view)
{
	bool cut;

	v = told_value(view->told, v);
	cut = is_cut(v, view->str_max);

	if (v->flags & VALUE_F_FAULT) {
		json_object(j, key);
		if (v->u)
			json_hex(j, "unreadable", v->u);
		else
			json_null(j, "unreadable");
		json_end_object(j);
		return;
	}
	if (v->flags & VALUE_F_CIRCLE) {
		json_object(j, key);
		json_hex(j, "circle", v->u);
		json_end_object(j);
		return;
	}
	if (v->kind == VALUE_UNKNOWN) {
		json_object(j, key);
		json_bool(j, "unknown", true);
		json_end_object(j);
		return;
	}
	if (v->flags & VALUE_F_NULL) {
		json_null(j, key);
		return;
	}
	if (!cut && v->kind != VALUE_BYTES) {
		json_plain(j, key, v, view);
		return;
	}
	json_object(j, key);
	json_plain(j, v->kind == VALUE_BYTES ? "bytes" : "value", v, view);
	if (cut) {
		json_bool(j, "truncated", true);
		if (whole(v))
			json_u64(j, "total", whole(v));
	}
	json_end_object(j);
}

void value_args_json(struct json *j, const char *key, const struct value_view *view)
{
	const struct event_call *c = view->call;
	char number[16];
	unsigned i;

	json_object(j, key);
	for (i = 0; i < c->nargs; i++) {
		const char *name = c->args[i].key;

		if (!name || !*name) {
			snprintf(number, sizeof(number), "arg%u", i);
			name = number;
		}
		value_json(j, name, &c->args[i], view);
	}
	json_end_object(j);
}

/* ---- text -------------------------------------------------------------------------------------- */

static void text_cut(struct strbuf *out, const struct value *v, unsigned str_max)
{
	if (!is_cut(v, str_max))
		return;
	strbuf_adds(out, "...");
	if (whole(v))
		strbuf_addf(out, " of %u", whole(v));
}

/* A structure's own type and an empty chain are the reader's least concern. */
static bool is_noise(const struct value *st, uint32_t i)
{
	const struct cat_type *t = st->type;

	if (!t || t->kind != CAT_STRUCT || i >= t->count)
		return false;
	return t->fields[i].is_stype || (t->fields[i].is_next && st->items[i].flags & VALUE_F_NULL);
}

static void text_struct(struct strbuf *out, const struct value *v, const struct value_view *view)
{
	const char *sep = "";
	uint32_t i;

	strbuf_addc(out, '{');
	for (i = 0; i < v->nitems; i++) {
		if (is_noise(v, i))
			continue;
		strbuf_adds(out, sep);
		if (v->items[i].key) {
			strbuf_adds_escaped(out, v->items[i].key);
			strbuf_addc(out, '=');
		}
		value_text(out, &v->items[i], view);
		sep = ", ";
	}
	text_cut(out, v, view->str_max);
	strbuf_addc(out, '}');
}

static void text_array(struct strbuf *out, const struct value *v, const struct value_view *view)
{
	const char *sep = "";
	uint32_t i;

	strbuf_addc(out, '[');
	for (i = 0; i < v->nitems; i++) {
		strbuf_adds(out, sep);
		value_text(out, &v->items[i], view);
		sep = ", ";
	}
	if (is_cut(v, view->str_max))
		strbuf_adds(out, sep);
	text_cut(out, v, view->str_max);
	strbuf_addc(out, ']');
}

static void text_pointer(struct strbuf *out, uint64_t u)
{
	if (u)
		strbuf_add_hex(out, u);
	else
		strbuf_adds(out, "NULL");
}

static void text_name(struct strbuf *out, const char *name, unsigned str_max)
{
	size_t len = strlen(name), most = str_max && len > str_max ? str_max : len;

	strbuf_adds(out, " \"");
	strbuf_add_escaped(out, name, most, '"');
	strbuf_adds(out, most < len ? "\"..." : "\"");
}

void value_object_whole(struct strbuf *out, const struct model_object *o,
			const struct value_view *view)
{
	value_object(out, o->word, o->number, o->uncertain);
	if (!o->number)
		strbuf_add_hex(out, o->handle);
	if (o->name)
		text_name(out, names_shown(view->names, o->name), view->str_max);
}

static void text_handle(struct strbuf *out, const struct value *v, const struct value_view *view)
{
	const struct model_object *o = view->told ? told_object(view->told, v) : NULL;

	if (o)
		value_object_whole(out, o, view);
	else
		text_pointer(out, v->u);
}

static void text_plain(struct strbuf *out, const struct value *v, const struct value_view *view)
{
	switch ((enum value_kind)v->kind) {
	case VALUE_UINT:
		if (v->name)
			strbuf_adds(out, v->name);
		else if (value_is_address(v))
			strbuf_add_hex(out, v->u);
		else
			strbuf_add_u64(out, v->u);
		return;
	case VALUE_INT:
		strbuf_addf(out, "%lld", (long long)v->u);
		return;
	case VALUE_BOOL:
		strbuf_adds(out, v->u ? "true" : "false");
		return;
	case VALUE_FLOAT:
		strbuf_addf(out, "%g", v->f);
		return;
	case VALUE_ENUM:
		if (v->name)
			strbuf_adds(out, v->name);
		else
			strbuf_add_u64(out, v->u);
		return;
	case VALUE_FLAGS:
		value_flags(out, v->type, v->u);
		return;
	case VALUE_HANDLE:
		text_handle(out, v, view);
		return;
	case VALUE_PTR:
		text_pointer(out, v->u);
		if (v->flags & VALUE_F_CIRCLE)
			strbuf_adds(out, " (circle)");
		else if (v->flags & VALUE_F_TRUNC)
			strbuf_adds(out, " (cut)");
		return;
	case VALUE_STRING:
		strbuf_addc(out, '"');
		strbuf_add_escaped(out, v->str ? v->str : "", shown(v, view->str_max), '"');
		strbuf_addc(out, '"');
		text_cut(out, v, view->str_max);
		return;
	case VALUE_BYTES:
		strbuf_adds(out, "bytes(");
		strbuf_add_bytes(out, v->str, shown(v, view->str_max));
		text_cut(out, v, view->str_max);
		strbuf_addc(out, ')');
		return;
	case VALUE_STRUCT:
		text_struct(out, v, view);
		return;
	case VALUE_ARRAY:
		text_array(out, v, view);
		return;
	case VALUE_UNKNOWN:
		break;
	}
	strbuf_addc(out, '?');
}

/* A plain value that a pointer led to stands in brackets, as in strace: [0x55d0]. */
static bool in_brackets(const struct value *v)
{
	return v->flags & VALUE_F_POINTEE && v->kind != VALUE_STRING && v->kind != VALUE_BYTES &&
	       v->kind != VALUE_STRUCT && v->kind != VALUE_ARRAY;
}

/* How many bytes something has is mostly said by its name, and nearly everywhere. */
static bool wants_unit(const struct value *v)
{
	bool number = v->kind == VALUE_UINT || v->kind == VALUE_INT || v->kind == VALUE_FLOAT;

	return v->unit && number && !v->name && !value_is_address(v) &&
	       strcmp(v->unit, "bytes") != 0;
}

void value_text(struct strbuf *out, const struct value *v, const struct value_view *view)
{
	v = told_value(view->told, v);
	if (v->flags & VALUE_F_FAULT) {
		if (v->u)
			strbuf_addf(out, "0x%llx (unreadable)", (unsigned long long)v->u);
		else
			strbuf_adds(out, "(unreadable)");
		return;
	}
	if (v->flags & VALUE_F_NULL && v->kind != VALUE_HANDLE && v->kind != VALUE_PTR) {
		strbuf_adds(out, "NULL");
		return;
	}
	if (in_brackets(v))
		strbuf_addc(out, '[');
	text_plain(out, v, view);
	if (wants_unit(v))
		strbuf_adds(out, v->unit);
	if (in_brackets(v))
		strbuf_addc(out, ']');
}
