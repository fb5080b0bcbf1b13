// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * dpcpp.c - calls of the Plugin Interface in the format of dpcpp_trace (catalog/dpcpp_format.h): one file for each
 * thread. There are never inputs.
 *
 * What this format can't represent is counted and reported at the end, so that it is not missing silently.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/keyed.h"
#include "catalog/dpcpp_format.h"
#include "catalog/pi_kinds.h"
#include "sink/lines/by_thread.h"
#include "sink/sink.h"

#define PLUGINS_MAX   65536u /* a call tells its library in 16 bits */
#define PROCESSES_MAX 65536u
#define NESTED_MAX    4u
#define RELEASES      4u /* whose numbers are kept */

struct plugin {
	struct keyed_row row;
	uint32_t obj;
	uint8_t backend;
	bool framework; /* it is none, but an XPTI framework */
	char release[32];
};

/* One that called the plugin for OpenCL. */
struct process {
	struct keyed_row row;
	uint32_t tgid;
};

struct numbers {
	bool known;
	char release[32];
	struct pi_kinds kinds;
};

struct dpcpp_sink {
	struct sink sink;
	struct by_thread *files;
	struct keyed plugins, processes;
	struct numbers numbers[RELEASES];
	unsigned next; /* of them, to be overwritten */
	struct strbuf record, outputs;
	uint64_t noutputs;
	uint64_t other_calls[CAT_API_MAX], xpti, gpu;
	uint64_t unended, nested, numberless, argumentless, incomplete, backendless;
	struct strbuf losses;
};

/* ---- libraries --------------------------------------------------------------------------------- */

static const char *name_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static int on_object(struct dpcpp_sink *s, const struct event *e)
{
	const struct xb_def_object *r = (const struct xb_def_object *)e->rec;
	struct plugin *p = keyed_find(&s->plugins, &r->obj, sizeof(r->obj));
	const char *name;

	if (p || r->obj >= PLUGINS_MAX)
		return 0;
	p = keyed_add(&s->plugins, &r->obj, sizeof(r->obj));
	if (!p)
		return -ENOMEM;
	name = name_of(event_text(e, 0));
	p->backend = dpcpp_backend_of(name);
	p->framework = !strncmp(name, "libxptifw.", strlen("libxptifw."));
	strncpy(p->release, event_text(e, 1), sizeof(p->release) - 1);
	return 0;
}

static const struct plugin *plugin_of(struct dpcpp_sink *s, const struct xb_call *rec)
{
	static const struct plugin unknown = { .backend = DPCPP_BACKEND_HOST };
	const uint32_t obj = rec->obj;
	const struct plugin *p = keyed_find(&s->plugins, &obj, sizeof(obj));

	return p ?: &unknown;
}

static const struct pi_kinds *kinds_of(struct dpcpp_sink *s, const struct plugin *p)
{
	struct numbers *n;

	for (unsigned i = 0; i < RELEASES; i++)
		if (s->numbers[i].known && !strcmp(s->numbers[i].release, p->release))
			return &s->numbers[i].kinds;
	n = &s->numbers[s->next++ % RELEASES];
	n->known = true;
	memcpy(n->release, p->release, sizeof(n->release));
	pi_kinds_of(p->release, &n->kinds);
	return &n->kinds;
}

/*
 * XPTI reports a call, but not its plugin: that is known if a function of the plugin has a probe. Only OpenCL's plugin
 * hands out functions that aren't its own.
 */
static int backend_for(struct dpcpp_sink *s, const struct plugin *p, const struct xb_call *rec,
		       uint8_t *ret)
{
	const uint32_t tgid = rec->h.tgid;
	bool opencl = keyed_find(&s->processes, &tgid, sizeof(tgid)) != NULL;

	if (p->backend == DPCPP_BACKEND_OPENCL && !opencl &&
	    !keyed_add(&s->processes, &tgid, sizeof(tgid)))
		return -ENOMEM;
	*ret = p->framework && opencl ? DPCPP_BACKEND_OPENCL : p->backend;
	s->backendless += p->framework && !opencl;
	return 0;
}

/* ---- values ------------------------------------------------------------------------------------ */

static void put(struct strbuf *out, uint64_t v, unsigned size)
{
	for (; size; size--, v >>= 8)
		strbuf_addc(out, (char)(v & 0xff));
}

static uint64_t float_bits(const struct value *v)
{
	float f = (float)v->f;
	uint64_t bits = 0;

	if (v->type && v->type->size == sizeof(f))
		memcpy(&bits, &f, sizeof(f));
	else
		memcpy(&bits, &v->f, sizeof(v->f));
	return bits;
}

static bool is_cut(const struct value *v)
{
	return v->flags & (VALUE_F_TRUNC | VALUE_F_FAULT);
}

/* A string that is not known is an empty one: the format has no other. */
static void put_string(struct dpcpp_sink *s, const struct value *v)
{
	if (v->kind == VALUE_STRING) {
		strbuf_add(&s->record, v->str, v->len);
		s->incomplete += is_cut(v);
	} else {
		s->incomplete += !(v->flags & VALUE_F_NULL);
	}
	strbuf_addc(&s->record, '\0');
}

static void put_argument(struct dpcpp_sink *s, const struct cat_arg *a, const struct value *v)
{
	if (a->type->kind == CAT_STRING)
		put_string(s, v);
	else if (v->flags & VALUE_F_POINTEE)
		put(&s->record, v->addr, dpcpp_argument_size(a->type));
	else
		put(&s->record, v->kind == VALUE_FLOAT ? float_bits(v) : v->u,
		    dpcpp_argument_size(a->type));
}

/* The bytes of what a pointer leads to; false: not all of them are known. */
static bool put_target(struct strbuf *out, const struct value *v, unsigned nested)
{
	bool whole = !is_cut(v);

	switch (v->kind) {
	case VALUE_STRING:
		strbuf_add(out, v->str, v->len);
		if (whole)
			strbuf_addc(out, '\0');
		return whole;
	case VALUE_BYTES:
		strbuf_add(out, v->str, v->len);
		return whole;
	case VALUE_ARRAY:
		if (nested == NESTED_MAX)
			return false;
		for (uint32_t i = 0; i < v->nitems; i++)
			whole &= put_target(out, &v->items[i], nested + 1);
		return whole;
	case VALUE_STRUCT:
	case VALUE_UNKNOWN:
		return false;
	case VALUE_FLOAT:
		put(out, float_bits(v), v->type ? dpcpp_argument_size(v->type) : 8);
		return whole;
	default:
		put(out, v->flags & VALUE_F_POINTEE && nested ? v->addr : v->u,
		    v->type ? dpcpp_argument_size(v->type) : 8);
		return whole;
	}
}

static void put_output(struct dpcpp_sink *s, const struct cat_arg *a, const struct value *v)
{
	_cleanup_(strbuf_done) struct strbuf bytes = STRBUF_INIT;
	struct value target = *v;

	if (!dpcpp_is_output(a) || !(v->flags & (VALUE_F_POINTEE | VALUE_F_FAULT)))
		return;
	/* The argument has a pointer's type, what is there the type of what it leads to. */
	if (target.type == a->type)
		target.type = a->type->elem && a->type->elem->size ? a->type->elem : NULL;
	if (v->flags & VALUE_F_FAULT || !put_target(&bytes, &target, 0))
		s->incomplete++;
	put(&s->outputs, bytes.len, 8);
	strbuf_add(&s->outputs, strbuf_str(&bytes), bytes.len);
	if (strbuf_failed(&bytes))
		s->outputs.failed = true;
	s->noutputs++;
}

/* ---- records ----------------------------------------------------------------------------------- */

static bool arguments_known(const struct event_call *c)
{
	if (c->unknown || !c->fn || c->nargs != c->fn->nargs)
		return false;
	for (uint32_t i = 0; i < c->nargs; i++)
		if (c->args[i].kind == VALUE_UNKNOWN)
			return false;
	return true;
}

/* Into s->record, whole. */
static int make_record(struct dpcpp_sink *s, uint8_t backend, int kind, const struct event_call *c)
{
	const struct xb_call *rec = c->rec;
	uint64_t size;
	size_t at;

	strbuf_reset(&s->record);
	strbuf_reset(&s->outputs);
	s->noutputs = 0;
	for (uint32_t i = 0; i < c->nargs; i++)
		put_output(s, &c->fn->args[i], &c->args[i]);
	put(&s->record, (uint64_t)kind, 4);
	put(&s->record, backend, 1);
	put(&s->record, rec->h.ts / 1000, 8);
	put(&s->record, (rec->h.ts + rec->dur) / 1000, 8);
	put(&s->record, 0, 8);
	put(&s->record, s->noutputs, 8);
	at = s->record.len;
	put(&s->record, 0, 8);
	for (uint32_t i = 0; i < c->nargs; i++)
		put_argument(s, &c->fn->args[i], &c->args[i]);
	if (strbuf_failed(&s->record) || strbuf_failed(&s->outputs))
		return -ENOMEM;
	size = s->record.len - at - 8;
	for (unsigned i = 0; i < 8; i++)
		s->record.buf[at + i] = (char)(size >> 8 * i & 0xff);
	strbuf_add(&s->record, strbuf_str(&s->outputs), s->outputs.len);
	put(&s->record, rec->ret, 4);
	return strbuf_failed(&s->record) ? -ENOMEM : 0;
}

static int on_pi(struct dpcpp_sink *s, const struct told *told, const struct event_call *c)
{
	const struct xb_hdr *h = &c->rec->h;
	const struct model_process *p = told->process;
	const struct plugin *plugin;
	uint8_t backend;
	int kind, r;

	if (h->flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY)) {
		s->unended++;
		return 0;
	}
	/* What a plugin calls itself is not what the runtime called, and records have no place for it. */
	if (c->rec->depth) {
		s->nested++;
		return 0;
	}
	if (!arguments_known(c)) {
		s->argumentless++;
		return 0;
	}
	plugin = plugin_of(s, c->rec);
	kind = pi_kind_number(kinds_of(s, plugin), c->name);
	if (kind < 0) {
		s->numberless++;
		return 0;
	}
	r = backend_for(s, plugin, c->rec, &backend);
	if (r >= 0)
		r = make_record(s, backend, kind, c);
	if (r < 0)
		return r;
	return by_thread_add(s->files, h->tgid, p ? p->start_ns : 0, "", told->thread,
			     h->ts + c->rec->dur, s->record.buf, s->record.len);
}

static int dpcpp_event(struct sink *sink, const struct event *e, const struct told *told,
		       struct strbuf *out)
{
	struct dpcpp_sink *s = sink_own(dpcpp_sink, sink);
	const struct cat_api *api;

	(void)out;
	switch (e->type) {
	case EVENT_CALL:
		api = e->call.api ? catalog_api_by_name(e->call.api) : NULL;
		if (api && api->id == CAT_API_PI)
			return on_pi(s, told, &e->call);
		s->other_calls[api ? api->id : CAT_API_NONE]++;
		return 0;
	case EVENT_OBJECT:
		return on_object(s, e);
	case EVENT_XPTI:
		s->xpti++;
		return 0;
	case EVENT_GPU_JOB:
		s->gpu++;
		return 0;
	default:
		return 0;
	}
}

static int dpcpp_tick(struct sink *sink, struct model *m, uint64_t now, struct strbuf *out)
{
	struct dpcpp_sink *s = sink_own(dpcpp_sink, sink);
	(void)m, (void)now, (void)out;
	return by_thread_flush(s->files);
}

static int dpcpp_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct dpcpp_sink *s = sink_own(dpcpp_sink, sink);
	(void)m, (void)out;
	return by_thread_empty(s->files) ? -ENOMSG : by_thread_flush(s->files);
}

static int dpcpp_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct dpcpp_sink *s = sink_own(dpcpp_sink, sink);

	(void)out;
	sink_loss_remarks(sink, counters, &s->losses);
	return strbuf_failed(&s->losses) ? -ENOMEM : 0;
}

/* ---- what has no place ------------------------------------------------------------------------- */

static void say(struct strbuf *out, uint64_t n, const char *what)
{
	if (n)
		strbuf_addf(out, "not in the .trace files: %llu %s\n", (unsigned long long)n, what);
}

static void say_other_calls(const struct dpcpp_sink *s, struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf names = STRBUF_INIT;
	uint64_t all = 0;

	for (unsigned i = 0; i < CAT_API_MAX; i++) {
		const struct cat_api *api = catalog_api(i);

		if (!s->other_calls[i])
			continue;
		strbuf_addf(&names, "%s%s %llu", all ? ", " : "", api ? api->name : "unknown",
			    (unsigned long long)s->other_calls[i]);
		all += s->other_calls[i];
	}
	if (all)
		strbuf_addf(out, "not in the .trace files: %llu calls of other APIs (%s)\n",
			    (unsigned long long)all, strbuf_str(&names));
}

static int dpcpp_remarks(struct sink *sink, struct strbuf *out)
{
	struct dpcpp_sink *s = sink_own(dpcpp_sink, sink);
	say_other_calls(s, out);
	say(out, s->xpti, "XPTI events");
	say(out, s->gpu, "GPU jobs");
	say(out, s->unended, "PI calls whose end was not seen");
	say(out, s->nested, "PI calls inside other calls");
	say(out, s->numberless,
	    "PI calls of functions without a number in that format (piPluginInit)");
	say(out, s->argumentless, "PI calls whose arguments are not known");
	if (s->backendless)
		strbuf_addf(
			out,
			"in the .trace files: %llu PI calls with backend 0, as no probe was in their plugin\n",
			(unsigned long long)s->backendless);
	if (s->incomplete)
		strbuf_addf(out, "in the .trace files: %llu values that are cut or empty\n",
			    (unsigned long long)s->incomplete);
	if (s->sink.part)
		strbuf_addf(out, "part: %s\n", s->sink.part->text);
	strbuf_add(out, strbuf_str(&s->losses), s->losses.len);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

/* ---- the sink ---------------------------------------------------------------------------------- */

static void dpcpp_done(struct sink *sink)
{
	struct dpcpp_sink *s = sink_own(dpcpp_sink, sink);

	keyed_clear(&s->plugins);
	keyed_clear(&s->processes);
	by_thread_free(s->files);
	strbuf_done(&s->record);
	strbuf_done(&s->outputs);
	strbuf_done(&s->losses);
}

static int dpcpp_open(struct sink *sink)
{
	struct dpcpp_sink *s = sink_own(dpcpp_sink, sink);
	const struct sink_opts *o = &sink->opts;

	s->plugins = (struct keyed){ .size = sizeof(struct plugin), .max = PLUGINS_MAX };
	s->processes = (struct keyed){ .size = sizeof(struct process), .max = PROCESSES_MAX };
	return o->path ? by_thread_new_in(o->path, ".trace", o->force, &s->files) : -EINVAL;
}

const struct sink_ops sink_dpcpp = {
	.name = "dpcpp-trace",
	.size = sizeof(struct dpcpp_sink),
	.shows_values = true,
	.open = dpcpp_open,
	.event = dpcpp_event,
	.tick = dpcpp_tick,
	.finish = dpcpp_finish,
	.nothing = "no PI call was seen, and .trace files have no others",
	.lost = dpcpp_lost,
	.remarks = dpcpp_remarks,
	.done = dpcpp_done,
};
