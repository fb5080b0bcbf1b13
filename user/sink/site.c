// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * site.c - stacks, as strace -k shows them:
 *
 *    > /usr/lib/libfoo.so.1(foo::bar+0x1f) [0x21af] bar.cpp:12
 *
 * The number in brackets is the return address in the form for addr2line. Inlined functions are above the
 * function into which they are inlined, with the same number and no offset. Frames of a Python program have
 * neither:
 *
 *    > Python(main) script.py:12
 */
#include "sink/site.h"

#include <stdio.h>
#include <string.h>

const char *site_frame_name(const struct event_frame *f, char text[SITE_NAME_TEXT])
{
	const char *slash;

	if (!f)
		return "?";
	if (*f->function)
		return f->function;
	slash = strrchr(f->module, '/');
	snprintf(text, SITE_NAME_TEXT, "%.200s+0x%llx", slash ? slash + 1 : f->module,
		 (unsigned long long)f->offset);
	return text;
}

static void add_source(struct strbuf *out, const struct event_frame *f)
{
	if (!*f->source)
		return;
	strbuf_addc(out, ' ');
	strbuf_adds_escaped(out, f->source);
	if (f->line)
		strbuf_addf(out, ":%u", f->line);
}

static void python_text(struct strbuf *out, const struct event_frame *f)
{
	strbuf_adds(out, "Python(");
	strbuf_adds_escaped(out, f->function);
	strbuf_addc(out, ')');
	add_source(out, f);
}

static void frame_text(struct strbuf *out, const struct event_frame *f)
{
	strbuf_adds(out, SITE_BEFORE);
	if (!f) {
		strbuf_adds(out, "?");
		return;
	}
	if (f->python) {
		python_text(out, f);
		return;
	}
	strbuf_adds_escaped(out, f->module);
	strbuf_addc(out, '(');
	strbuf_adds_escaped(out, f->function);
	if (f->inlined)
		strbuf_adds(out, ", inlined");
	else if (*f->function)
		strbuf_addf(out, "+0x%llx", (unsigned long long)f->in_function);
	strbuf_addf(out, ") [0x%llx]", (unsigned long long)f->offset);
	add_source(out, f);
}

void site_text(struct strbuf *out, const struct event_call *c)
{
	const struct event_site *s = c->site;

	if (!s) {
		if (c->rec->h.flags & XB_F_NO_STACK)
			strbuf_adds(out, SITE_BEFORE "(" SITE_NOT_TAKEN ")");
		return;
	}
	for (uint32_t i = 0; i < s->nframes; i++)
		frame_text(out, s->frames[i]);
	if (s->end != XB_SITE_WHOLE)
		strbuf_addf(out, SITE_BEFORE "(%s)", site_end_text(s->end));
	if (*site_python_text(s->python))
		strbuf_addf(out, SITE_BEFORE "(%s)", site_python_text(s->python));
}

static void frame_json(struct json *j, const struct event_frame *f)
{
	json_object(j, NULL);
	if (f) {
		json_str(j, "function", *f->function ? f->function : NULL);
		json_str(j, "file", *f->source ? f->source : NULL);
		json_u64_if(j, "line", f->line, f->line);
		json_str(j, "module", *f->module ? f->module : NULL);
		if (f->python)
			json_bool(j, "python", true);
		else
			json_u64(j, "offset", f->offset);
		if (f->inlined)
			json_bool(j, "inlined", true);
	}
	json_end_object(j);
}

void site_json(struct json *j, const struct event_call *c)
{
	static const char *const ends[XB_SITE_ENDS] = {
		[XB_SITE_BYTES] = "copied",	  [XB_SITE_UNREAD] = "unreadable",
		[XB_SITE_NO_TABLE] = "no_table",  [XB_SITE_BAD_TABLE] = "bad_table",
		[XB_SITE_FRAMES] = "many_frames", [XB_SITE_GONE] = "process_gone",
		[XB_SITE_TIME] = "time",
	};
	static const char *const pythons[XB_SITE_PYS] = {
		[XB_SITE_PY_MANY] = "many_frames",
		[XB_SITE_PY_UNREAD] = "unreadable",
		[XB_SITE_PY_LOST] = "lost",
		[XB_SITE_PY_MISFIT] = "misfit",
	};
	const struct event_site *s = c->site;

	if (!s) {
		if (c->rec->h.flags & XB_F_NO_STACK)
			json_str(j, "stack_missing", "limit");
		return;
	}
	json_u64(j, "site", s->id);
	json_array(j, "stack");
	for (uint32_t i = 0; i < s->nframes; i++)
		frame_json(j, s->frames[i]);
	json_end_array(j);
	if (s->end < XB_SITE_ENDS && ends[s->end])
		json_str(j, "stack_cut", ends[s->end]);
	if (s->python < XB_SITE_PYS && pythons[s->python])
		json_str(j, "python_cut", pythons[s->python]);
}
