// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti.c - see xpti.h. In JSON, members that an event does not have are null, and members that it can't have (source
 * and target of anything except an edge) are absent.
 */
#include "sink/xpti.h"

#include <string.h>

#include "base/cleanup.h"

/* A whole text whose words may be mangled, NUL-terminated; false: it isn't one. */
static bool text_of(const struct value *v, struct strbuf *ret)
{
	if (v->kind != VALUE_STRING || v->flags || !v->len || memchr(v->str, '\0', v->len))
		return false;
	strbuf_add(ret, v->str, v->len);
	return !strbuf_failed(ret);
}

static void json_uid(struct json *j, const struct xb_xpti_uid *uid)
{
	char text[XPTI_UID_TEXT];

	xpti_uid_text(uid, text);
	json_str(j, "uid", xpti_uid_known(uid) ? text : NULL);
	json_u64_if(j, "uid_instance", uid->instance, uid->instance);
}

void xpti_json_node(struct json *j, const char *key, const struct xb_xpti_uid *uid)
{
	json_object(j, key);
	json_uid(j, uid);
	json_end_object(j);
}

static void json_place(struct json *j, const struct event_xpti *e)
{
	if (e->has_line) {
		json_u64(j, "line", e->rec->line);
		json_u64(j, "column", e->rec->column);
	} else {
		json_null(j, "line");
		json_null(j, "column");
	}
}

static void json_metadata(struct json *j, const struct event_xpti *e, const struct value_view *view)
{
	json_object(j, "metadata");
	for (uint32_t i = 0; i < e->nmetadata; i++)
		value_json(j, e->metadata[i].key, &e->metadata[i], view);
	json_end_object(j);
	if (e->rec->h.flags & XB_XPTI_META_TRUNC) {
		json_bool(j, "metadata_truncated", true);
		json_u64(j, "metadata_total", e->rec->total_pairs);
	}
	if (e->rec->h.flags & (XB_XPTI_META_FAULT | XB_XPTI_EVENT_FAULT))
		json_bool(j, "metadata_unreadable", true);
}

static void json_demangled(struct json *j, const struct value *name, struct names *names)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const char *shown;

	if (!text_of(name, &text))
		return;
	shown = names_shown(names, strbuf_str(&text));
	if (strcmp(shown, strbuf_str(&text)) != 0)
		json_str(j, "demangled", shown);
}

uint64_t xpti_count_cut(const struct event_xpti *e, unsigned str_max)
{
	const struct value *values[] = { &e->name, &e->file, &e->data, &e->stash };
	uint64_t cut = value_count_cut(e->metadata, e->nmetadata, str_max);

	for (unsigned i = 0; i < ARRAY_SIZE(values) - !e->has_stash; i++)
		cut += value_count_cut(values[i], 1, str_max);
	return cut + !!(e->rec->h.flags & XB_XPTI_META_TRUNC);
}

void xpti_json(struct json *j, const struct event_xpti *e, const struct value_view *view)
{
	const struct xb_xpti *rec = e->rec;

	if (e->stream)
		json_str(j, "stream", e->stream);
	else
		json_null(j, "stream");
	json_u64(j, "stream_id", rec->stream);
	json_str(j, "event", e->event);
	json_u64(j, "trace_type", rec->trace_type);
	if (rec->trace_type & XB_XPTI_USER_TYPE)
		json_str(j, "tool", e->tool);
	if (e->has_event) {
		json_uid(j, &rec->uid);
	} else {
		json_null(j, "uid");
		json_null(j, "uid_instance");
	}
	json_u64(j, "instance", rec->instance);
	if (e->has_parent)
		xpti_json_node(j, "parent", &rec->parent);
	else
		json_null(j, "parent");
	if (e->has_edge) {
		xpti_json_node(j, "source", &rec->source);
		xpti_json_node(j, "target", &rec->target);
	}
	value_json(j, "name", &e->name, view);
	json_demangled(j, &e->name, view->names);
	value_json(j, "file", &e->file, view);
	json_place(j, e);
	value_json(j, "data", &e->data, view);
	json_metadata(j, e, view);
	if (e->has_stash) {
		json_object(j, "stash");
		value_json(j, e->stash.key, &e->stash, view);
		json_end_object(j);
	}
}

/* ---- text -------------------------------------------------------------------------------------- */

static void text_uid(struct strbuf *out, const char *before, const struct xb_xpti_uid *uid)
{
	strbuf_adds(out, before);
	if (!xpti_uid_known(uid)) {
		strbuf_adds(out, "?");
		return;
	}
	/* Enough to tell nodes apart by eye: the function's hash and, where known, the place in the
	 * source. JSON has all of it. */
	if (!uid->p1) {
		strbuf_addf(out, "%llx", (unsigned long long)uid->p2);
	} else {
		strbuf_addf(out, "%08llx", (unsigned long long)(uid->p1 & 0xffffffff));
		if (uid->p2)
			strbuf_addf(out, ":%llx", (unsigned long long)uid->p2);
	}
	if (uid->instance)
		strbuf_addf(out, "#%llu", (unsigned long long)uid->instance);
}

static void text_place(struct strbuf *out, const struct event_xpti *e)
{
	if (e->file.kind != VALUE_STRING || !e->file.len)
		return;
	strbuf_adds(out, " (");
	strbuf_add_escaped(out, e->file.str, e->file.len, '\0');
	if (e->has_line)
		strbuf_addf(out, ":%u:%u", e->rec->line, e->rec->column);
	strbuf_addc(out, ')');
}

/* What the runtime reports is about kernels, whose names are for people. */
static void text_value(struct strbuf *out, const struct value *v, const struct value_view *view)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	struct value shown = *v;

	if (text_of(v, &text)) {
		shown.str = names_shown(view->names, strbuf_str(&text));
		shown.len = (uint32_t)strlen(shown.str);
	}
	value_text(out, &shown, view);
}

static void text_pair(struct strbuf *out, const struct value *v, const struct value_view *view)
{
	strbuf_addc(out, ' ');
	strbuf_adds_escaped(out, v->key);
	strbuf_addc(out, '=');
	text_value(out, v, view);
}

void xpti_text(struct strbuf *out, const struct event_xpti *e, const struct value_view *view)
{
	const struct xb_xpti *rec = e->rec;

	if (e->stream)
		strbuf_adds_escaped(out, e->stream);
	else
		strbuf_addf(out, "stream#%u", rec->stream);
	strbuf_addc(out, ' ');
	strbuf_adds(out, e->event);
	if (e->tool) {
		strbuf_adds(out, " tool=\"");
		strbuf_add_escaped(out, e->tool, strlen(e->tool), '"');
		strbuf_addc(out, '"');
	}
	if (e->has_event) {
		if (e->name.kind == VALUE_STRING) {
			strbuf_addc(out, ' ');
			text_value(out, &e->name, view);
		}
		text_place(out, e);
		text_uid(out, " id=", &rec->uid);
	}
	if (e->has_edge) {
		text_uid(out, " ", &rec->source);
		text_uid(out, "->", &rec->target);
	}
	if (!(e->data.flags & VALUE_F_NULL)) {
		strbuf_adds(out, " data=");
		text_value(out, &e->data, view);
	}
	for (uint32_t i = 0; i < e->nmetadata; i++)
		text_pair(out, &e->metadata[i], view);
	if (e->has_stash)
		text_pair(out, &e->stash, view);
}
