// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * answers.c - the calls of a recording as answers for the adapter that stands in for a device (replay_abi.h).
 *
 * Each call of the program to its adapter becomes a list of acts: what its words must be, and what is put where its outputs
 * go. What a recording lacks is counted, for the command to report.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "sink/answers/answers.h"

#define OBJECTS (1u << 20)
#define THREADS 4096u
#define AHEAD	65536u /* records of calls that have not come */
#define PLUGINS 64u

void answers_add(struct answers *s, uint64_t call, struct replay_act act, const void *bytes)
{
	struct answers_act *to;

	if (bytes) {
		while (s->bytes.len % 8)
			strbuf_addc(&s->bytes, '\0');
		act.bytes = s->bytes.len;
		strbuf_add(&s->bytes, bytes, act.size);
	}
	to = GROW_NEXT(s->acts, s->nacts);
	if (!to || strbuf_failed(&s->bytes)) {
		s->failed = -ENOMEM;
		return;
	}
	*to = (struct answers_act){ call, act };
}

struct answers_object *answers_object_row(struct answers *s, uint64_t handle)
{
	return handle ? keyed_find(&s->objects, &handle, sizeof(handle)) : NULL;
}

uint64_t answers_object(struct answers *s, uint64_t handle, bool made)
{
	struct answers_object *o;

	if (!handle)
		return 0;
	o = keyed_get(&s->objects, &handle, sizeof(handle));
	if (!o) {
		s->failed = -ENOMEM;
		return 0;
	}
	if (!o->number || made) {
		o->number = ++s->next_object;
		o->in_order = false;
		o->element = 0;
		o->name_len = 0;
	}
	return o->number;
}

unsigned answers_word(const struct answers_work *w, enum cat_act act, enum cat_part part)
{
	return capture_word(w->fn, catalog_part(catalog_role(w->fn, act), part));
}

uint64_t answers_value(const struct answers_work *w, enum cat_act act, enum cat_part part)
{
	unsigned word = answers_word(w, act, part);

	return word == CAPTURE_NO_WORD || word >= w->c->rec->nargs ? 0 : w->words[word];
}

/* ---- calls --------------------------------------------------------------------------------------- */

static uint32_t kind_of(const struct cat_func *fn)
{
	uint32_t acts = catalog_acts(fn);

	if (acts & (1u << CAT_ACT_RETAIN | 1u << CAT_ACT_RELEASE))
		return REPLAY_COUNTED;
	if (acts & 1u << CAT_ACT_WAIT && !(acts & 1u << CAT_ACT_ENQUEUE))
		return REPLAY_WAITS;
	return fn->flags & (CAT_F_GETTER | CAT_F_QUERY) ? REPLAY_ASKS : REPLAY_COMMAND;
}

/* As the runtime calls it; NULL: it does not. */
static const char *called_as(const struct answers *s, const struct event_call *c)
{
	if (!c->fn || c->rec->depth)
		return NULL;
	if (s->ddi.is_pi && c->fn->api == CAT_API_CL)
		return ddi_handed_out(c->name);
	return c->fn->api == (s->ddi.is_pi ? CAT_API_PI : CAT_API_UR) ? c->name : NULL;
}

/* Only functions of adapters: the loader's own never reach one. */
static uint32_t function_of(const struct answers *s, const struct event_call *c)
{
	const char *name = called_as(s, c);

	for (size_t i = 0; name && i < s->nfunctions; i++)
		if (!strcmp(s->functions[i].name, name))
			return (uint32_t)i;
	return REPLAY_NO_FUNCTION;
}

static enum cat_order order_of(const struct answers_work *w)
{
	enum cat_order found = catalog_order_default(w->fn->api, w->fn);

	for (unsigned i = 0; i < w->plan->nops; i++) {
		const struct xb_op *op = &w->plan->ops[i];
		const struct xb_item *it = w->items[i];
		const struct cat_type *t = NULL;

		for (unsigned k = 0; k < w->fn->nargs && k < XB_MAX_ARGS; k++)
			if (w->places[k].word == op->src)
				t = w->fn->args[k].type->elem;
		if (!it || it->flags & XB_ITEM_FAULT || !t || t->kind != CAT_STRUCT)
			continue;
		for (uint32_t k = 0; k < t->count; k++) {
			const struct cat_field *f = &t->fields[k];
			uint32_t flags;
			enum cat_order is;

			if (f->type->size != sizeof(flags) || f->offset + sizeof(flags) > it->len)
				continue;
			memcpy(&flags, (const uint8_t *)(it + 1) + f->offset, sizeof(flags));
			is = catalog_order_of(f->type, NULL, flags);
			found = is == CAT_ORDER_UNKNOWN ? found : is;
		}
	}
	return found;
}

/* A queue is of the order that its creation says. */
static void note_queue(struct answers_work *w)
{
	unsigned word = answers_word(w, CAT_ACT_CREATE, CAT_PART_OBJECT);
	struct answers_object *o;
	uint64_t handle;

	if (!call_does(w->c, CAT_ACT_CREATE) || order_of(w) != CAT_ORDER_IN)
		return;
	for (unsigned i = 0; i < w->plan->nops; i++) {
		if (!w->items[i] || w->plan->ops[i].src != word ||
		    w->items[i]->len != sizeof(handle))
			continue;
		memcpy(&handle, w->items[i] + 1, sizeof(handle));
		o = answers_object_row(w->s, handle);
		if (o)
			o->in_order = true;
	}
}

static uint64_t ordered_queue(const struct answers_work *w)
{
	uint64_t handle = call_does(w->c, CAT_ACT_ENQUEUE)
				  ? answers_value(w, CAT_ACT_ENQUEUE, CAT_PART_QUEUE)
				  : 0;
	const struct answers_object *o = answers_object_row(w->s, handle);

	return o && o->in_order ? o->number : 0;
}

static void find_items(struct answers_work *w)
{
	const struct xb_call *rec = w->c->rec;
	const uint8_t *at = rec->body + 8 * rec->nargs, *end = at + rec->datalen;

	while (at + sizeof(struct xb_item) <= end) {
		const struct xb_item *it = (const void *)at;

		at += sizeof(*it) + ((it->len + 7u) & ~7u);
		if (at <= end && it->op < XB_MAX_OPS)
			w->items[it->op] = it;
	}
}

static void take_call(struct answers *s, const struct event_call *c, uint32_t function)
{
	struct answers_work w = { .s = s,
				  .c = c,
				  .plan = &s->plans[c->rec->func],
				  .fn = c->fn,
				  .words = (const uint64_t *)c->rec->body,
				  .call = s->ncalls };
	const uint64_t tid = c->rec->h.tid;
	struct answers_thread *t = keyed_get(&s->threads, &tid, sizeof(tid));
	struct answers_call *call = GROW_NEXT(s->calls, s->ncalls);
	struct answers_region *freed;

	if (!t || !call) {
		s->failed = -ENOMEM;
		return;
	}
	t->calls++;
	capture_layout(c->fn, w.places, ARRAY_SIZE(w.places));
	find_items(&w);
	call->ts = c->rec->h.ts;
	call->tid = tid;
	call->call = (struct replay_call){ .dur = c->rec->dur,
					   .function = function,
					   .ret = (uint32_t)c->rec->ret,
					   .waits = answers_waits(&w),
					   .queue = ordered_queue(&w) };
	s->has_handed_out |= c->fn->api == CAT_API_CL;
	s->functions[function].kind = kind_of(c->fn);
	s->has_getters |= s->functions[function].kind == REPLAY_ASKS;
	answers_check(&w);
	if (!c->error) {
		answers_give(&w);
		note_queue(&w);
		answers_note_image(&w);
		answers_note_kernel(&w);
		answers_copies(&w);
	}
	freed = call_does(c, CAT_ACT_FREE) && !c->error
			? answers_region_at(s, answers_value(&w, CAT_ACT_FREE, CAT_PART_POINTER))
			: NULL;
	if (freed && freed->ours)
		answers_region_drop(s, w.call, freed);
}

/* The program has the plugins that it could initialize. */
static void note_plugin(struct answers *s, const struct event_call *c)
{
	if (strcmp(c->name, REPLAY_PI_GETTER) != 0 || c->error)
		return;
	for (size_t i = 0; i < s->nplugins; i++)
		s->plugins[i].used |= s->plugins[i].obj == c->rec->obj;
}

/* What came for this call is used. */
static void forget(struct answers *s, uint64_t id)
{
	size_t n = 0;

	for (size_t i = 0; i < s->ndata; i++)
		if (s->data[i].call != id)
			s->data[n++] = s->data[i];
	s->ndata = n;
	n = 0;
	for (size_t i = 0; i < s->nimages; i++)
		if (s->images[i].call != id)
			s->images[n++] = s->images[i];
	s->nimages = n;
}

static int answers_event(struct sink *sink, const struct event *e, const struct told *told,
			 struct strbuf *out)
{
	struct answers *s = sink_own(answers, sink);
	const struct event_call *c = &e->call;
	uint32_t function;

	(void)told, (void)out;
	if (e->type != EVENT_CALL)
		return 0;
	note_plugin(s, c);
	function = function_of(s, c);
	if (function != REPLAY_NO_FUNCTION && c->rec->func < XB_MAX_FUNCS) {
		s->tgid = s->tgid ?: c->rec->h.tgid;
		if (c->rec->h.tgid != s->tgid)
			s->others++;
		else if (c->rec->h.flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY))
			s->unfinished++;
		else
			take_call(s, c, function);
	}
	forget(s, c->rec->id);
	return s->failed;
}

/* ---- other records ------------------------------------------------------------------------------- */

static int know_release(struct answers *s, const char *said)
{
	snprintf(s->said, sizeof(s->said), "%s", said);
	if (!ddi_of(said, &s->ddi))
		return 0;
	for (size_t i = 0; i < s->ddi.n; i++) {
		struct replay_function *f =
			*s->ddi.slots[i].name ? GROW_NEXT(s->functions, s->nfunctions) : NULL;

		if (!f && *s->ddi.slots[i].name)
			return -ENOMEM;
		if (f)
			snprintf(f->name, sizeof(f->name), "%s", s->ddi.slots[i].name);
	}
	return 0;
}

static int know_plugin(struct answers *s, uint32_t obj, const char *path)
{
	const char *slash = strrchr(path, '/');
	struct answers_plugin p = { .obj = obj };

	if (s->nplugins >= PLUGINS)
		return 0;
	snprintf(p.name, sizeof(p.name), "%s", slash ? slash + 1 : path);
	return GROW_APPEND(s->plugins, s->nplugins, p);
}

/* Of the library that has the functions of Unified Runtime's loader, or of a plugin. */
static int on_object(struct answers *s, const struct xb_def_object *o)
{
	size_t left = o->h.len - sizeof(*o), n = strnlen(o->text, left);
	const char *release = o->text + n + 1;
	bool is_plugin;
	int r;

	if (n == left || !memchr(release, '\0', left - n - 1))
		return 0;
	is_plugin = strstr(o->text, "libpi_");
	r = is_plugin ? know_plugin(s, o->obj, o->text) : 0;
	if (r < 0 || s->ddi.n ||
	    (!is_plugin && !strstr(o->text, "libur_loader") && !strstr(o->text, "libsycl")))
		return r;
	return know_release(s, release);
}

static int on_data(struct answers *s, const struct xb_data *d)
{
	s->has_data = true;
	return s->ndata < AHEAD ? GROW_APPEND(s->data, s->ndata, *d) : 0;
}

static int on_image(struct answers *s, const struct xb_image *m)
{
	struct answers_image to = { .call = m->call, .index = m->index };

	s->has_images = true;
	memcpy(to.hash, m->hash, sizeof(to.hash));
	return s->nimages < AHEAD ? GROW_APPEND(s->images, s->nimages, to) : 0;
}

/* Recordings by earlier releases don't say what was asked for: they have it if anything of it is there. */
static void on_clock(struct answers *s, const struct xb_hdr *clock)
{
	s->has_data |= clock->flags & XB_CLOCK_DATA;
	s->has_images |= clock->flags & XB_CLOCK_IMAGES;
}

static int answers_record(struct sink *sink, const struct xb_hdr *rec, struct strbuf *out)
{
	struct answers *s = sink_own(answers, sink);

	(void)out;
	if (rec->type == XB_DEF_CLOCK)
		on_clock(s, rec);
	if (rec->type == XB_DEF_FUNC && rec->len >= sizeof(struct xb_def_func)) {
		const struct xb_def_func *f = (const void *)rec;

		if (f->slot < XB_MAX_FUNCS)
			s->plans[f->slot] = f->plan;
	}
	if (rec->type == XB_DEF_OBJECT && rec->len > sizeof(struct xb_def_object))
		return on_object(s, (const void *)rec);
	if (rec->type == XB_BLOB && rec->len >= sizeof(struct xb_blob))
		return answers_piece(s, (const void *)rec);
	if (rec->type == XB_DATA && rec->len >= sizeof(struct xb_data))
		return on_data(s, (const void *)rec);
	if (rec->type == XB_IMAGE && rec->len >= sizeof(struct xb_image))
		return on_image(s, (const void *)rec);
	return 0;
}

/* ---- the sink ------------------------------------------------------------------------------------ */

static int answers_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct answers *s = sink_own(answers, sink);

	(void)m;
	answers_copies_end(s);
	return answers_write(s, out);
}

/* Of losses the command tells, by the library's totals. */
static int answers_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	(void)sink, (void)counters, (void)out;
	return 0;
}

static int answers_open(struct sink *sink)
{
	struct answers *s = sink_own(answers, sink);

	s->contents = (struct keyed){ .size = answers_content_size,
				      .max = ANSWERS_CONTENTS,
				      .done = answers_content_done,
				      .u = s };
	s->objects = (struct keyed){ .size = sizeof(struct answers_object), .max = OBJECTS };
	s->threads = (struct keyed){ .size = sizeof(struct answers_thread), .max = THREADS };
	answers_padding_open(s);
	s->plans = calloc(XB_MAX_FUNCS, sizeof(*s->plans));
	strbuf_addc(&s->bytes, '\0'); /* no name */
	return s->plans && !strbuf_failed(&s->bytes) ? 0 : -ENOMEM;
}

static void answers_done(struct sink *sink)
{
	struct answers *s = sink_own(answers, sink);

	keyed_clear(&s->contents);
	keyed_clear(&s->objects);
	keyed_clear(&s->threads);
	free(s->plans);
	free(s->functions);
	free(s->calls);
	free(s->acts);
	free(s->regions);
	free(s->plugins);
	free(s->copies);
	free(s->data);
	free(s->images);
	answers_padding_done(s);
	strbuf_done(&s->bytes);
}

const struct sink_ops sink_answers = {
	.name = "answers",
	.size = sizeof(struct answers),
	.record = answers_record,
	.open = answers_open,
	.event = answers_event,
	.finish = answers_finish,
	.lost = answers_lost,
	.done = answers_done,
};
