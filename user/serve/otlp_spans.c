// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* otlp_spans.c - see otlp_spans.h. The numbers of fields are those of otlp.proto. */
#include "serve/otlp_spans.h"

#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "serve/otlp_make.h"

#define INTERNAL 1 /* of SpanKind: a call of a library in the process */
#define ERROR	 2 /* of StatusCode */

struct spans {
	struct otlp_make make;
	struct otlp_list resources;
	const struct state *state;
	const struct otlp_resource *who;
	struct context context; /* of the process that is being looked at */
	bool done[STATE_SLOW];	/* by index of state.slow */
};

/* ---- pieces -------------------------------------------------------------------------------------- */

/* The bytes of ids, of which the first ones are the most significant. */
static ProtobufCBinaryData id_of(struct spans *k, const uint64_t id[], size_t n)
{
	uint8_t *bytes = otlp_take(&k->make, 8 * n);

	for (size_t i = 0; bytes && i < 8 * n; i++)
		bytes[i] = (uint8_t)(id[i / 8] >> (56 - 8 * (i % 8)));
	return (ProtobufCBinaryData){ .len = bytes ? 8 * n : 0, .data = bytes };
}

static void add(struct spans *k, struct otlp_list *to, const char *key, const char *value)
{
	Otlp__KeyValue *kv = *value ? otlp_attribute(&k->make, "", key, value) : NULL;

	if (kv)
		otlp_list_add(&k->make, to, kv);
}

static void add_int(struct spans *k, struct otlp_list *to, const char *key, int64_t value)
{
	Otlp__KeyValue *kv = otlp_attribute_int(&k->make, key, value);

	if (kv)
		otlp_list_add(&k->make, to, kv);
}

static void set_failed(struct spans *k, Otlp__Span *span)
{
	Otlp__Status *status = otlp_take(&k->make, sizeof(*status));

	if (!status)
		return;
	otlp__status__init(status);
	status->has_code = true;
	status->code = ERROR;
	span->status = status;
}

static Otlp__Span *span_of(struct spans *k, const struct state_slow *s)
{
	Otlp__Span *span = otlp_take(&k->make, sizeof(*span));
	struct otlp_list about = { 0 };

	if (!span)
		return NULL;
	otlp__span__init(span);
	span->has_trace_id = span->has_span_id = span->has_kind = true;
	span->has_start_time_unix_nano = span->has_end_time_unix_nano = true;
	span->trace_id = id_of(k, s->at.trace, 2);
	span->span_id = id_of(k, &s->at.span, 1);
	span->has_parent_span_id = s->parent;
	if (s->parent)
		span->parent_span_id = id_of(k, &s->parent, 1);
	span->name = otlp_text(&k->make, s->function);
	span->kind = INTERNAL;
	span->start_time_unix_nano = s->start_ns;
	span->end_time_unix_nano = s->at.end_ns;
	add_int(k, &about, "thread.id", s->tid);
	add(k, &about, "code.function.name", s->function);
	add(k, &about, "xptibpf.api", s->api);
	add(k, &about, "error.type", s->result);
	span->n_attributes = about.n;
	span->attributes = (Otlp__KeyValue **)about.at;
	if (s->failed)
		set_failed(k, span);
	return span;
}

/* ---- resources ----------------------------------------------------------------------------------- */

/* What a process may say of itself; all else is known better here. */
static const char *const said[] = { "service.name", "service.namespace", "service.instance.id",
				    "service.version", "deployment.environment.name" };

/* The first attribute of that name that is a text counts. */
static void take_text(const Otlp__Resource *r, const char *key, char ret[IDENTITY_TEXT])
{
	for (size_t i = 0; i < r->n_attributes; i++) {
		const Otlp__KeyValue *kv = r->attributes[i];
		const char *text = kv->value ? kv->value->string_value : NULL;

		if (!text || !kv->key || strcmp(kv->key, key) != 0)
			continue;
		identity_text(ret, text, strlen(text));
		return;
	}
}

/* What is no message of that kind says nothing. It is anybody's, and this process has nothing to lose. */
static void read_context(struct spans *k, const struct state_slow *s,
			 char ret[ARRAY_SIZE(said)][IDENTITY_TEXT])
{
	Otlp__ProcessContext *c = NULL;

	if (state_get_context(k->state, &s->context, &k->context))
		c = otlp__process_context__unpack(NULL, k->context.len, k->context.bytes);
	for (size_t i = 0; c && c->resource && i < ARRAY_SIZE(said); i++)
		take_text(c->resource, said[i], ret[i]);
	if (c)
		otlp__process_context__free_unpacked(c, NULL);
}

static Otlp__Resource *resource_of(struct spans *k, const struct state_slow *s)
{
	Otlp__Resource *r = otlp_take(&k->make, sizeof(*r));
	char texts[ARRAY_SIZE(said)][IDENTITY_TEXT] = { "" };
	struct otlp_list about = { 0 };

	if (!r)
		return NULL;
	otlp__resource__init(r);
	read_context(k, s, texts);
	if (!*texts[0])
		memcpy(texts[0], s->who.service, IDENTITY_TEXT);
	for (size_t i = 0; i < ARRAY_SIZE(said); i++)
		add(k, &about, said[i], texts[i]);
	add(k, &about, "container.id", s->who.container);
	add(k, &about, "k8s.pod.uid", s->who.pod);
	add_int(k, &about, "process.pid", s->pid);
	add(k, &about, "process.executable.name", s->who.executable);
	add(k, &about, "host.name", k->who->host);
	add(k, &about, "host.id", k->who->id);
	add(k, &about, "os.type", "linux");
	r->n_attributes = about.n;
	r->attributes = (Otlp__KeyValue **)about.at;
	return r;
}

static bool same_process(const struct state_slow *a, const struct state_slow *b)
{
	return a->pid == b->pid && a->context.at == b->context.at &&
	       a->context.len == b->context.len && !memcmp(&a->who, &b->who, sizeof(a->who));
}

/* All spans of the process of one of them. */
static Otlp__ScopeSpans *scope_of(struct spans *k, uint64_t first)
{
	Otlp__ScopeSpans *of_scope = otlp_take(&k->make, sizeof(*of_scope));
	Otlp__InstrumentationScope *scope = otlp_take(&k->make, sizeof(*scope));
	const struct state_slow *one = &k->state->slow[first % STATE_SLOW];
	struct otlp_list all = { 0 };

	if (!of_scope || !scope)
		return NULL;
	otlp__scope_spans__init(of_scope);
	otlp__instrumentation_scope__init(scope);
	scope->name = (char *)"xptibpf";
	scope->version = (char *)k->who->version;
	for (uint64_t i = first; i < k->state->slow_number; i++) {
		const struct state_slow *s = &k->state->slow[i % STATE_SLOW];
		Otlp__Span *span = same_process(one, s) ? span_of(k, s) : NULL;

		if (!span)
			continue;
		k->done[i % STATE_SLOW] = true;
		otlp_list_add(&k->make, &all, span);
	}
	of_scope->scope = scope;
	of_scope->n_spans = all.n;
	of_scope->spans = (Otlp__Span **)all.at;
	return of_scope;
}

static void add_process(struct spans *k, uint64_t first)
{
	Otlp__ResourceSpans *r = otlp_take(&k->make, sizeof(*r));
	Otlp__ScopeSpans **scopes = otlp_take(&k->make, sizeof(*scopes));

	if (!r || !scopes)
		return;
	otlp__resource_spans__init(r);
	r->resource = resource_of(k, &k->state->slow[first % STATE_SLOW]);
	*scopes = scope_of(k, first);
	r->n_scope_spans = *scopes ? 1 : 0;
	r->scope_spans = scopes;
	otlp_list_add(&k->make, &k->resources, r);
}

/* ---- the request --------------------------------------------------------------------------------- */

static int pack(struct spans *k, struct strbuf *out)
{
	Otlp__ExportTraceServiceRequest request = OTLP__EXPORT_TRACE_SERVICE_REQUEST__INIT;
	size_t size;

	if (k->make.failed)
		return -ENOMEM;
	request.n_resource_spans = k->resources.n;
	request.resource_spans = (Otlp__ResourceSpans **)k->resources.at;
	size = otlp__export_trace_service_request__get_packed_size(&request);
	if (!strbuf_reserve(out, size))
		return -ENOMEM;
	otlp__export_trace_service_request__pack(&request, (uint8_t *)out->buf + out->len);
	out->len += size;
	return 0;
}

int otlp_spans_encode(struct strbuf *out, const struct state *s, uint64_t from,
		      const struct otlp_resource *r)
{
	struct spans k = { .state = s, .who = r };
	int err;

	for (uint64_t i = from; i < s->slow_number && !k.make.failed; i++)
		if (!k.done[i % STATE_SLOW])
			add_process(&k, i);
	err = pack(&k, out);
	otlp_make_done(&k.make);
	return err;
}
