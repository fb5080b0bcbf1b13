// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * otlp_test.c - what is sent of a state by OTLP, what is read of answers, how long is waited before another attempt, and
 * what a configuration may say of it.
 */
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "otlp.pb-c.h"
#include "serve/config.h"
#include "serve/identity.h"
#include "serve/otlp.h"
#include "serve/otlp_send.h"
#include "serve/otlp_spans.h"
#include "serve/otlp_status.h"

/* ---- requests ------------------------------------------------------------------------------------ */

static struct state *some(void)
{
	struct state *s = calloc(1, sizeof(*s));
	struct state_row *r;

	assert_non_null(s);
	s->number = 1;
	s->start_ns = 1000;
	s->taken_ns = 5000;
	r = &s->rows[s->nrows++];
	strcpy(r->api, "ur");
	strcpy(r->function, "urUSMFree");
	r->calls = 12;
	r->errors = 1;
	r->timed = 10;
	r->ns = 777;
	strcpy(s->apis[s->napis++].name, "ur");
	return s;
}

static Otlp__ExportMetricsServiceRequest *request_of(const struct state *s)
{
	static const struct otlp_resource who = { .version = "1", .host = "h\xff", .id = "abc" };
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	Otlp__ExportMetricsServiceRequest *r;

	assert_int_equal(otlp_encode(&out, s, &who), 0);
	r = otlp__export_metrics_service_request__unpack(NULL, out.len, (uint8_t *)out.buf);
	assert_non_null(r);
	assert_int_equal(r->n_resource_metrics, 1);
	assert_int_equal(r->resource_metrics[0]->n_scope_metrics, 1);
	return r;
}

static void request_done(Otlp__ExportMetricsServiceRequest *r)
{
	otlp__export_metrics_service_request__free_unpacked(r, NULL);
}

static const Otlp__Metric *metric(const Otlp__ExportMetricsServiceRequest *r, const char *name)
{
	const Otlp__ScopeMetrics *all = r->resource_metrics[0]->scope_metrics[0];

	for (size_t i = 0; i < all->n_metrics; i++)
		if (!strcmp(all->metrics[i]->name, name))
			return all->metrics[i];
	return NULL;
}

TEST(test_sums)
{
	_cleanup_free_ struct state *s = some();
	Otlp__ExportMetricsServiceRequest *r;
	const Otlp__NumberDataPoint *p;
	const Otlp__Metric *m;

	r = request_of(s);
	m = metric(r, "xptibpf.calls");
	assert_non_null(m);
	assert_string_equal(m->unit, "{call}");
	assert_true(m->sum && m->sum->is_monotonic && m->sum->aggregation_temporality == 2);
	assert_int_equal(m->sum->n_data_points, 1);
	p = m->sum->data_points[0];
	assert_true(p->has_as_int && p->as_int == 12);
	assert_true(p->start_time_unix_nano == 1000 && p->time_unix_nano == 5000);
	assert_int_equal(p->n_attributes, 2);
	assert_string_equal(p->attributes[1]->key, "xptibpf.function");
	assert_string_equal(p->attributes[1]->value->string_value, "urUSMFree");
	m = metric(r, "xptibpf.start_time");
	assert_true(m && m->gauge && m->gauge->data_points[0]->as_double == 1e-6);
	/* Those that have no name of OpenTelemetry, and those of a part that is not in use. */
	assert_null(metric(r, ""));
	assert_null(metric(r, "xptibpf.otlp.exports"));
	request_done(r);
	/* The clock was set back. */
	s->taken_ns = 10;
	s->sends = true;
	s->sending.replaced = UINT64_MAX;
	r = request_of(s);
	assert_true(metric(r, "xptibpf.calls")->sum->data_points[0]->start_time_unix_nano <= 10);
	assert_true(metric(r, "xptibpf.otlp.exports")->sum->data_points[2]->as_int == INT64_MAX);
	request_done(r);
}

static const Otlp__ExponentialHistogramDataPoint *
histogram_of(const Otlp__ExportMetricsServiceRequest *r)
{
	const Otlp__Metric *m = metric(r, "xptibpf.call.duration");

	assert_true(m && m->exponential_histogram);
	assert_int_equal(m->exponential_histogram->n_data_points, 1);
	return m->exponential_histogram->data_points[0];
}

/* One in the zero bucket, four of up to 2^10 ns, three of up to 2^12, two of more than 2^44. */
TEST(test_histogram)
{
	_cleanup_free_ struct state *s = some();
	const Otlp__ExponentialHistogramDataPoint *p;
	Otlp__ExportMetricsServiceRequest *r;

	for (unsigned i = 0; i < STATE_LIMITS; i++) {
		unsigned power = i + STATE_LIMIT_FIRST;

		s->rows[0].within[i] = power < 10 ? 1 : power < 12 ? 5 : 8;
	}
	r = request_of(s);
	p = histogram_of(r);
	assert_int_equal(p->scale, 0);
	assert_true(p->count == 10 && p->zero_count == 1 && p->zero_threshold == 32 &&
		    p->sum == 777);
	/* The bucket of the index i ends at 2^(i + 1). */
	assert_int_equal(p->positive->offset, 9);
	assert_int_equal(p->positive->n_bucket_counts, 44 - 9 + 1);
	assert_int_equal(p->positive->bucket_counts[0], 4);
	assert_int_equal(p->positive->bucket_counts[1], 0);
	assert_int_equal(p->positive->bucket_counts[2], 3);
	assert_int_equal(p->positive->bucket_counts[44 - 9], 2);
	request_done(r);
	/* Nothing at all. */
	memset(s->rows[0].within, 0, sizeof(s->rows[0].within));
	s->rows[0].timed = 0;
	r = request_of(s);
	p = histogram_of(r);
	assert_true(p->count == 0 && p->zero_count == 0 && p->positive->n_bucket_counts == 0);
	request_done(r);
}

TEST(test_resource)
{
	_cleanup_free_ struct state *s = some();
	Otlp__ExportMetricsServiceRequest *r = request_of(s);
	const Otlp__Resource *who = r->resource_metrics[0]->resource;

	assert_int_equal(who->n_attributes, 6);
	assert_string_equal(who->attributes[0]->key, "service.name");
	assert_string_equal(who->attributes[0]->value->string_value, "xptibpf");
	/* Texts are UTF-8, whatever a machine is called. */
	assert_string_equal(who->attributes[3]->value->string_value, "h\xef\xbf\xbd");
	request_done(r);
}

/* ---- answers ------------------------------------------------------------------------------------- */

TEST(test_answers)
{
	static const char partial[] = "\x0a\x07\x08\x03\x12\x03old";
	static const char *const bad[] = { "<html>", "{}", "ok", "\x0a\xff\xff\xff\xff\x0f",
					   "\x0a\x05\x08" };
	uint64_t rejected = 9;
	char why[4];

	assert_int_equal(otlp_answer("", 0, &rejected, why, sizeof(why)), 0);
	assert_true(rejected == 0 && !*why);
	assert_int_equal(otlp_answer(partial, sizeof(partial) - 1, &rejected, why, sizeof(why)), 0);
	assert_int_equal(rejected, 3);
	assert_string_equal(why, "old");
	for (size_t i = 0; i < ARRAY_SIZE(bad); i++)
		assert_int_equal(otlp_answer(bad[i], strlen(bad[i]), &rejected, why, sizeof(why)),
				 -EPROTO);
}

TEST(test_pauses)
{
	assert_true(otlp_pause(1, 0, 0) == NS_PER_S);
	assert_true(otlp_pause(4, 0, 0) == 8 * NS_PER_S);
	assert_true(otlp_pause(7, 0, 0) == 60 * NS_PER_S);
	assert_true(otlp_pause(UINT32_MAX, 0, 0) == 60 * NS_PER_S);
	for (uint32_t chance = 0; chance < 65536; chance += 999)
		assert_true(otlp_pause(3, 0, chance) >= 2 * NS_PER_S &&
			    otlp_pause(3, 0, chance) <= 4 * NS_PER_S);
	assert_true(otlp_pause(3, 0, 65535) < 2 * NS_PER_S + NS_PER_S / 100);
	/* What a receiver asks for is never made shorter, and never longer than an hour. */
	assert_true(otlp_pause(1, 30, 0) == 30 * NS_PER_S);
	assert_true(otlp_pause(9, 3, 12345) >= 3 * NS_PER_S);
	assert_true(otlp_pause(1, UINT64_MAX, 0) == 3600 * NS_PER_S);
}

TEST(test_status)
{
	struct otlp_status *s, *other, copy;
	struct otlp_said *said;
	char text[sizeof(said->text)];
	int fd;

	assert_int_equal(otlp_status_create(&s, &fd), 0);
	assert_int_equal(otlp_status_map(fd, &other), 0);
	said = &other->said[OTLP_SPANS];
	memset(said->text, 'a', sizeof(said->text));
	said->text[1] = '\x1b';
	said->text[2] = '\n';
	other->sums.done = 7;
	copy = *s;
	assert_int_equal(copy.sums.done, 7);
	otlp_status_text(&s->said[OTLP_SPANS], text);
	assert_int_equal(strlen(text), sizeof(text) - 1);
	assert_memory_equal(text, "a??a", 4);
	otlp_status_unmap(s);
	otlp_status_unmap(other);
	close(fd);
}

/* ---- spans --------------------------------------------------------------------------------------- */

static void put_slow(struct state *s, uint32_t pid, const char *service, uint64_t id)
{
	struct state_slow *slow = &s->slow[s->slow_number++ % STATE_SLOW];

	*slow = (struct state_slow){
		.at = { .trace = { 0x0102030405060708, 0x090a0b0c0d0e0f10 },
			.span = id,
			.end_ns = 90 },
		.start_ns = 40,
		.pid = pid,
		.tid = pid + 1,
	};
	strcpy(slow->api, "ur");
	strcpy(slow->function, "urQueueFinish");
	strcpy(slow->who.service, service);
}

static Otlp__ExportTraceServiceRequest *spans_of(const struct state *s, uint64_t from)
{
	static const struct otlp_resource who = { .version = "1", .host = "h", .id = "abc" };
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	Otlp__ExportTraceServiceRequest *r;

	assert_int_equal(otlp_spans_encode(&out, s, from, &who), 0);
	r = otlp__export_trace_service_request__unpack(NULL, out.len, (uint8_t *)out.buf);
	assert_non_null(r);
	return r;
}

static const Otlp__AnyValue *about(const Otlp__Resource *r, const char *key)
{
	for (size_t i = 0; i < r->n_attributes; i++)
		if (!strcmp(r->attributes[i]->key, key))
			return r->attributes[i]->value;
	return NULL;
}

/* Spans of one process are together, and the ids have their bytes in the order of their hexadecimal form. */
TEST(test_spans)
{
	_cleanup_free_ struct state *s = some();
	Otlp__ExportTraceServiceRequest *r;
	const Otlp__Span *span;

	put_slow(s, 7, "a\xff\"b", 1);
	put_slow(s, 8, "c", 2);
	put_slow(s, 7, "a\xff\"b", 3);
	s->slow[2].parent = 1;
	s->slow[2].failed = true;
	strcpy(s->slow[2].result, "UR_RESULT_ERROR_UNKNOWN");
	r = spans_of(s, 0);
	assert_int_equal(r->n_resource_spans, 2);
	assert_string_equal(about(r->resource_spans[0]->resource, "service.name")->string_value,
			    "a\xef\xbf\xbd\"b");
	assert_int_equal(about(r->resource_spans[0]->resource, "process.pid")->int_value, 7);
	assert_null(about(r->resource_spans[0]->resource, "container.id"));
	assert_int_equal(r->resource_spans[0]->scope_spans[0]->n_spans, 2);
	assert_int_equal(r->resource_spans[1]->scope_spans[0]->n_spans, 1);
	span = r->resource_spans[0]->scope_spans[0]->spans[1];
	assert_int_equal(span->trace_id.len, 16);
	assert_memory_equal(span->trace_id.data, "\1\2\3\4\5\6\7\x8\x9\xa\xb\xc\xd\xe\xf\x10", 16);
	assert_memory_equal(span->span_id.data, "\0\0\0\0\0\0\0\3", 8);
	assert_memory_equal(span->parent_span_id.data, "\0\0\0\0\0\0\0\1", 8);
	assert_int_equal(span->start_time_unix_nano, 40);
	assert_int_equal(span->end_time_unix_nano, 90);
	assert_int_equal(span->status->code, 2);
	span = r->resource_spans[0]->scope_spans[0]->spans[0];
	assert_false(span->has_parent_span_id);
	assert_null(span->status);
	otlp__export_trace_service_request__free_unpacked(r, NULL);
}

/* Those that are still there, and of them those that are asked for. */
TEST(test_many_spans)
{
	_cleanup_free_ struct state *s = some();
	Otlp__ExportTraceServiceRequest *r;

	for (uint64_t i = 1; i <= STATE_SLOW + 10; i++)
		put_slow(s, 7, "", i);
	r = spans_of(s, 10);
	assert_int_equal(r->n_resource_spans, 1);
	assert_int_equal(r->resource_spans[0]->scope_spans[0]->n_spans, STATE_SLOW);
	assert_int_equal(r->resource_spans[0]->scope_spans[0]->spans[0]->span_id.data[7], 11);
	otlp__export_trace_service_request__free_unpacked(r, NULL);
	r = spans_of(s, STATE_SLOW + 10);
	assert_int_equal(r->n_resource_spans, 0);
	otlp__export_trace_service_request__free_unpacked(r, NULL);
}

/* ---- contexts ------------------------------------------------------------------------------------ */

/* A KeyValue of a text or, without one, of a number. */
static Otlp__KeyValue *said(const char *key, const char *text)
{
	Otlp__KeyValue *kv = calloc(1, sizeof(*kv));

	assert_non_null(kv);
	otlp__key_value__init(kv);
	kv->value = calloc(1, sizeof(*kv->value));
	assert_non_null(kv->value);
	otlp__any_value__init(kv->value);
	kv->key = strdup(key);
	kv->value->string_value = text ? strdup(text) : NULL;
	kv->value->has_int_value = !text;
	return kv;
}

static void put_context(struct state *s, struct state_slow *to, const Otlp__ProcessContext *m)
{
	static struct context c;

	c.len = (uint32_t)otlp__process_context__get_packed_size(m);
	assert_true(c.len < sizeof(c.bytes));
	otlp__process_context__pack(m, c.bytes);
	to->context = state_put_context(s, &c);
}

static const char *text_about(const Otlp__ExportTraceServiceRequest *r, size_t i, const char *key)
{
	const Otlp__AnyValue *v = about(r->resource_spans[i]->resource, key);

	return v ? v->string_value : "";
}

/* What a process says of itself goes before its environment, as far as it is of that kind. */
TEST(test_context)
{
	_cleanup_free_ struct state *s = some();
	char longer[300];
	Otlp__KeyValue *all[] = {
		said("service.name", NULL),	 said("service.name", "shop\n"),
		said("service.name", "second"),	 said("service.version", ""),
		said("service.namespace", NULL), said("service.instance.id", "\xff"),
		said("process.pid", "1"),	 said("telemetry.sdk.name", "own")
	};
	Otlp__ProcessContext *m = calloc(1, sizeof(*m));
	Otlp__ExportTraceServiceRequest *r;

	memset(longer, 'x', sizeof(longer) - 1);
	longer[sizeof(longer) - 1] = '\0';
	otlp__process_context__init(m);
	m->resource = calloc(1, sizeof(*m->resource));
	otlp__resource__init(m->resource);
	m->resource->n_attributes = ARRAY_SIZE(all);
	m->resource->attributes = calloc(ARRAY_SIZE(all), sizeof(*all));
	memcpy(m->resource->attributes, all, sizeof(all));
	all[4]->value->string_value = strdup(longer);
	put_slow(s, 7, "environment", 1);
	put_context(s, &s->slow[0], m);
	put_slow(s, 7, "environment", 2);
	r = spans_of(s, 0);
	assert_int_equal(r->n_resource_spans, 2);
	assert_string_equal(text_about(r, 0, "service.name"), "shop?");
	assert_string_equal(text_about(r, 0, "service.version"), "");
	assert_int_equal(strlen(text_about(r, 0, "service.namespace")), IDENTITY_TEXT - 1);
	assert_string_equal(text_about(r, 0, "service.instance.id"), "\xef\xbf\xbd");
	assert_int_equal(about(r->resource_spans[0]->resource, "process.pid")->int_value, 7);
	assert_string_equal(text_about(r, 0, "telemetry.sdk.name"), "");
	assert_string_equal(text_about(r, 1, "service.name"), "environment");
	otlp__export_trace_service_request__free_unpacked(r, NULL);
	otlp__process_context__free_unpacked(m, NULL);
}

/* Cut, changed or none at all: the span is sent, whatever the message is. */
TEST(test_bad_contexts)
{
	static const char whole[] = "\x0a\x18\x0a\x16\x0a\x0cservice.name\x12\x06\x0a\x04shop";
	_cleanup_free_ struct state *s = some();
	Otlp__ExportTraceServiceRequest *r;
	struct context c = { .len = sizeof(whole) - 1 };

	put_slow(s, 7, "environment", 1);
	memcpy(c.bytes, whole, c.len);
	s->slow[0].context = state_put_context(s, &c);
	r = spans_of(s, 0);
	assert_string_equal(text_about(r, 0, "service.name"), "shop");
	otlp__export_trace_service_request__free_unpacked(r, NULL);
	for (uint32_t len = 0; len + 1 < sizeof(whole); len++) {
		c.len = len;
		s->slow[0].context = state_put_context(s, &c);
		r = spans_of(s, 0);
		assert_string_equal(text_about(r, 0, "service.name"), "environment");
		otlp__export_trace_service_request__free_unpacked(r, NULL);
	}
	c.len = sizeof(whole) - 1;
	for (uint32_t i = 0; i < 256 * c.len; i++) {
		c.bytes[i / 256] = (uint8_t)i;
		s->slow[0].context = state_put_context(s, &c);
		r = spans_of(s, 0);
		assert_int_equal(r->n_resource_spans, 1);
		otlp__export_trace_service_request__free_unpacked(r, NULL);
		c.bytes[i / 256] = (uint8_t)whole[i / 256];
	}
}

#define ENVIRON(...) \
	service_of((const char[]){ __VA_ARGS__ }, sizeof((const char[]){ __VA_ARGS__ }))

static const char *service_of(const char *environ, size_t len)
{
	static char name[IDENTITY_TEXT];

	identity_service(environ, len, name);
	return name;
}

TEST(test_service)
{
	char many[4096];

	assert_string_equal(service_of("", 0), "");
	assert_string_equal(ENVIRON("A=b\0OTEL_SERVICE_NAME=x y"), "x y");
	assert_string_equal(ENVIRON("XOTEL_SERVICE_NAME=x\0OTEL_SERVICE_NAMES=y"), "");
	assert_string_equal(ENVIRON("OTEL_SERVICE_NAME=first\0OTEL_SERVICE_NAME=second"), "first");
	assert_string_equal(
		ENVIRON("OTEL_SERVICE_NAME=\0OTEL_RESOURCE_ATTRIBUTES=a=b, service.name = "
			"c%20d ,e=f"),
		"c d");
	assert_string_equal(ENVIRON("OTEL_RESOURCE_ATTRIBUTES=service.name=a,service.name=b"), "a");
	assert_string_equal(ENVIRON("OTEL_RESOURCE_ATTRIBUTES=service.name=a%2"), "");
	assert_string_equal(ENVIRON("OTEL_RESOURCE_ATTRIBUTES=service.name=a%zz"), "");
	assert_string_equal(ENVIRON("OTEL_RESOURCE_ATTRIBUTES=,,service.name,="), "");
	assert_string_equal(ENVIRON("OTEL_SERVICE_NAME=a\n\x1b[31m"), "a??[31m");
	/* What was cut off in its middle, or has no end. */
	assert_string_equal(service_of("OTEL_SERVICE_NAME=abc", 20), "");
	memset(many, 'x', sizeof(many));
	memcpy(many, "OTEL_SERVICE_NAME=", 18);
	assert_string_equal(service_of(many, sizeof(many)), "");
	many[sizeof(many) - 1] = '\0';
	assert_int_equal(strlen(service_of(many, sizeof(many))), IDENTITY_TEXT - 1);
}

/* ---- configuration ------------------------------------------------------------------------------- */

TEST(test_urls)
{
	static const struct {
		const char *text, *url; /* NULL: none */
	} all[] = {
		{ "http://127.0.0.1:4318", "http://127.0.0.1:4318" },
		{ "HTTPS://[::1]:4318/a/b//", "HTTPS://[::1]:4318/a/b" },
		{ "http://x/", "http://x" },
		{ "http:///v1", NULL },
		{ "http://", NULL },
		{ "http://:80", NULL },
		{ "x:4318", NULL },
		{ "file:///etc/passwd", NULL },
		{ "http://u:p@x", NULL },
		{ "http://x?a", NULL },
		{ "http://x#a", NULL },
		{ "http://x y", NULL },
		{ "http://x\n", NULL },
		{ "http://\xc3\xa4", NULL },
		{ "", NULL },
	};
	const char *why;

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		struct otlp_config c = { 0 };
		int r = otlp_config_url(&c, all[i].text, &why);

		if (r != (all[i].url ? 0 : -EINVAL) || strcmp(c.url, all[i].url ?: "") != 0)
			fail_msg("%s: %d %s", all[i].text, r, c.url);
	}
}

TEST(test_headers)
{
	static const char *const bad[] = { "",	      "a",	 "a b: c",	 ": b",
					   "a:",      "a:   ",	 "a: b\r\nc: d", "content-type: x",
					   "Host: x", "a: b\x7f" };
	struct otlp_config c = { 0 };
	const char *why;

	for (size_t i = 0; i < ARRAY_SIZE(bad); i++)
		if (otlp_config_header(&c, bad[i], &why) != -EINVAL)
			fail_msg("%s", bad[i]);
	for (unsigned i = 0; i < OTLP_HEADERS_MAX; i++)
		assert_int_equal(otlp_config_header(&c, "X-A: b c", &why), 0);
	assert_int_equal(otlp_config_header(&c, "X-A: b c", &why), -EINVAL);
	assert_string_equal(c.headers[7], "X-A: b c");
	assert_int_equal(otlp_config_header_name(c.headers[7]), 3);
}

TEST(test_file)
{
	static const char text[] = "otlp: http://a\notlp-header: ['A: b', 'C: d']\n"
				   "otlp-interval: 5\notlp-ca: /x\n";
	struct serve_config file = { 0 }, options = { 0 };
	struct errline e = { 0 };

	assert_int_equal(serve_config_parse(text, sizeof(text) - 1, &file, &e), 0);
	strcpy(options.otlp.url, "http://b");
	serve_config_merge(&options, &file);
	assert_string_equal(options.otlp.url, "http://b");
	assert_string_equal(options.otlp.headers[1], "C: d");
	assert_int_equal(options.otlp.interval_s, 5);
	assert_int_equal(options.otlp.timeout_s, OTLP_TIMEOUT_S);
	memset(&file, 0, sizeof(file));
	/* A secret is not in a message. */
	assert_int_equal(serve_config_parse("otlp-header: geheim", 19, &file, &e), -EINVAL);
	assert_null(strstr(e.text, "geheim"));
}

/* The machine slept for an hour before a call, after it, or not at all. */
TEST(ran_at)
{
	const uint64_t s = 1000000000, hour = 3600 * s;

	assert_true(identity_ran_at(10 * s, 10 * s, 0));
	assert_false(identity_ran_at(11 * s, 10 * s, 0));
	/* Began after the sleep, as the call did. */
	assert_true(identity_ran_at(hour + 20 * s, 21 * s, hour));
	assert_false(identity_ran_at(hour + 22 * s, 21 * s, hour));
	/* Its number was another one's when the call was made, before the sleep. */
	assert_false(identity_ran_at(hour + 30 * s, 21 * s, hour));
	assert_true(identity_ran_at(20 * s, 21 * s, hour));
}
