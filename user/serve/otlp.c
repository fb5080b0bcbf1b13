// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* otlp.c - see otlp.h. The numbers of fields are those of otlp.proto. */
#include "serve/otlp.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "otlp.pb-c.h"
#include "serve/otlp_make.h"
#include "serve/points.h"

#define CUMULATIVE 2 /* of AggregationTemporality */
#define ATTRIBUTES 8 /* of a point, at most */

struct making {
	struct otlp_make make;
	const struct state *state;
	struct otlp_list metrics, points;
	Otlp__Metric *metric; /* that of the points; NULL: they are not sent */
	const struct points_metric *m;
};

/* ---- attributes ---------------------------------------------------------------------------------- */

/* The conventions have names for devices, and say that they have a type. */
static const char *convention_of(const char *label)
{
	return !strcmp(label, "device") ? "hw.id" : !strcmp(label, "model") ? "hw.model" : NULL;
}

/* Returns how many. */
static size_t attributes(struct making *k, const struct points_label labels[], size_t n,
			 Otlp__KeyValue ***ret)
{
	Otlp__KeyValue **all = otlp_take(&k->make, ATTRIBUTES * sizeof(*all));
	size_t i;

	for (i = 0; all && i < n && i < ATTRIBUTES - 1; i++) {
		const char *name = convention_of(labels[i].name);

		all[i] = otlp_attribute(&k->make, name ? "" : "xptibpf.", name ?: labels[i].name,
					labels[i].value);
		if (!all[i])
			return 0;
	}
	if (i && convention_of(labels[0].name)) {
		all[i] = otlp_attribute(&k->make, "", "hw.type", "gpu");
		i += all[i] != NULL;
	}
	*ret = all;
	return i;
}

/* ---- points -------------------------------------------------------------------------------------- */

static uint64_t start_of(const struct making *k)
{
	const struct state *s = k->state;

	/* The clock may have been set back meanwhile; a start after the time would be no sum. */
	return s->start_ns < s->taken_ns ? s->start_ns : s->taken_ns;
}

/* Gives the points of the last metric to it. */
static void end_metric(struct making *k)
{
	Otlp__Metric *m = k->metric;
	struct otlp_list *l = &k->points;

	if (m && l->n && m->gauge) {
		m->gauge->n_data_points = l->n;
		m->gauge->data_points = (Otlp__NumberDataPoint **)l->at;
	} else if (m && l->n && m->sum) {
		m->sum->n_data_points = l->n;
		m->sum->data_points = (Otlp__NumberDataPoint **)l->at;
	} else if (m && l->n && m->exponential_histogram) {
		m->exponential_histogram->n_data_points = l->n;
		m->exponential_histogram->data_points =
			(Otlp__ExponentialHistogramDataPoint **)l->at;
	}
	if (m && l->n)
		otlp_list_add(&k->make, &k->metrics, m);
	k->points = (struct otlp_list){ 0 };
	k->metric = NULL;
}

static Otlp__Sum *sum_new(struct making *k, bool monotonic)
{
	Otlp__Sum *sum = otlp_take(&k->make, sizeof(*sum));

	if (!sum)
		return NULL;
	otlp__sum__init(sum);
	sum->has_aggregation_temporality = sum->has_is_monotonic = true;
	sum->aggregation_temporality = CUMULATIVE;
	sum->is_monotonic = monotonic;
	return sum;
}

static Otlp__Gauge *gauge_new(struct making *k)
{
	Otlp__Gauge *gauge = otlp_take(&k->make, sizeof(*gauge));

	if (gauge)
		otlp__gauge__init(gauge);
	return gauge;
}

static Otlp__ExponentialHistogram *histogram_new(struct making *k)
{
	Otlp__ExponentialHistogram *h = otlp_take(&k->make, sizeof(*h));

	if (!h)
		return NULL;
	otlp__exponential_histogram__init(h);
	h->has_aggregation_temporality = true;
	h->aggregation_temporality = CUMULATIVE;
	return h;
}

static void on_metric(void *u, const struct points_metric *m)
{
	struct making *k = u;
	Otlp__Metric *metric;

	end_metric(k);
	metric = *m->otlp ? otlp_take(&k->make, sizeof(*metric)) : NULL;
	if (!metric)
		return;
	otlp__metric__init(metric);
	metric->name = (char *)m->otlp;
	metric->description = (char *)m->help;
	metric->unit = (char *)m->ucum;
	if (m->type == POINTS_COUNTER || m->type == POINTS_UPDOWN)
		metric->sum = sum_new(k, m->type == POINTS_COUNTER);
	else if (m->type == POINTS_HISTOGRAM)
		metric->exponential_histogram = histogram_new(k);
	else
		metric->gauge = gauge_new(k);
	k->metric = metric;
	k->m = m;
}

static void on_point(void *u, const struct points_label labels[], size_t n, uint64_t v)
{
	struct making *k = u;
	Otlp__NumberDataPoint *p = k->metric ? otlp_take(&k->make, sizeof(*p)) : NULL;

	if (!p)
		return;
	otlp__number_data_point__init(p);
	p->n_attributes = attributes(k, labels, n, &p->attributes);
	p->has_start_time_unix_nano = k->metric->sum != NULL;
	p->start_time_unix_nano = start_of(k);
	p->has_time_unix_nano = true;
	p->time_unix_nano = k->state->taken_ns;
	p->has_as_double = points_are_fractions(k->m);
	p->as_double = (double)v / 1e9;
	p->has_as_int = !p->has_as_double;
	p->as_int = v > INT64_MAX ? INT64_MAX : (int64_t)v;
	otlp_list_add(&k->make, &k->points, p);
}

/*
 * Those within the first limit are the zero bucket: they are not told apart. Then there is one bucket between two limits,
 * and the last one has all that took longer.
 */
static uint64_t fill_buckets(const struct state_row *r, uint64_t counts[STATE_LIMITS],
			     size_t *ret_first, size_t *ret_n)
{
	uint64_t all = r->within[0];
	size_t first = STATE_LIMITS, end = 0;

	for (size_t i = 0; i < STATE_LIMITS; i++) {
		uint64_t to = i + 1 < STATE_LIMITS ? r->within[i + 1] : r->timed;

		counts[i] = to > r->within[i] ? to - r->within[i] : 0;
		all += counts[i];
		if (!counts[i])
			continue;
		first = first < i ? first : i;
		end = i + 1;
	}
	*ret_first = end ? first : 0;
	*ret_n = end ? end - first : 0;
	return all;
}

static void on_durations(void *u, const struct points_label labels[], size_t n,
			 const struct state_row *r)
{
	struct making *k = u;
	Otlp__ExponentialHistogramDataPoint *p = k->metric ? otlp_take(&k->make, sizeof(*p)) : NULL;
	Otlp__Buckets *b = p ? otlp_take(&k->make, sizeof(*b)) : NULL;
	uint64_t *counts = b ? otlp_take(&k->make, STATE_LIMITS * sizeof(*counts)) : NULL;
	size_t first;

	if (!counts)
		return;
	otlp__exponential_histogram_data_point__init(p);
	otlp__buckets__init(b);
	p->n_attributes = attributes(k, labels, n, &p->attributes);
	p->has_start_time_unix_nano = p->has_time_unix_nano = p->has_count = p->has_sum = true;
	p->start_time_unix_nano = start_of(k);
	p->time_unix_nano = k->state->taken_ns;
	p->count = fill_buckets(r, counts, &first, &b->n_bucket_counts);
	p->sum = (double)r->ns;
	p->has_scale = p->has_zero_count = p->has_zero_threshold = true;
	p->zero_count = r->within[0];
	p->zero_threshold = (double)(1u << STATE_LIMIT_FIRST);
	p->positive = b;
	b->has_offset = true;
	b->offset = STATE_LIMIT_FIRST + (int)first;
	b->bucket_counts = counts + first;
	otlp_list_add(&k->make, &k->points, p);
}

/* ---- the resource -------------------------------------------------------------------------------- */

/* The first line of a file that systemd has made; "" if there is none. */
static void read_id(const char *path, char *ret, size_t size)
{
	_cleanup_close_ int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
	ssize_t n = fd < 0 ? -1 : read(fd, ret, size - 1);

	ret[n > 0 ? n : 0] = '\0';
	ret[strspn(ret, "0123456789abcdef")] = '\0';
}

void otlp_resource(const char *version, struct otlp_resource *ret)
{
	*ret = (struct otlp_resource){ .version = version };
	read_id("/etc/machine-id", ret->id, sizeof(ret->id));
	if (gethostname(ret->host, sizeof(ret->host) - 1))
		ret->host[0] = '\0';
}

/* service.instance.id keeps the series of machines apart where a receiver has no other attribute of the resource. */
static size_t resource_attributes(const struct otlp_resource *r, struct points_label ret[6])
{
	const struct points_label all[] = {
		{ "service.name", "xptibpf" },
		{ "service.version", r->version },
		{ "service.instance.id", *r->id ? r->id : r->host },
		{ "host.name", r->host },
		{ "host.id", r->id },
		{ "os.type", "linux" },
	};
	size_t n = 0;

	for (size_t i = 0; i < ARRAY_SIZE(all); i++)
		if (*all[i].value)
			ret[n++] = all[i];
	return n;
}

void otlp_say_resource(struct strbuf *out, const struct otlp_resource *r)
{
	struct points_label all[6];
	size_t n = resource_attributes(r, all);

	for (size_t i = 0; i < n; i++)
		strbuf_addf(out, "%s%s=%s", i ? " " : "", all[i].name, all[i].value);
}

/* ---- requests and answers ------------------------------------------------------------------------ */

static int pack(struct making *k, const struct otlp_resource *who, struct strbuf *out)
{
	Otlp__ExportMetricsServiceRequest request = OTLP__EXPORT_METRICS_SERVICE_REQUEST__INIT;
	Otlp__ResourceMetrics of_resource = OTLP__RESOURCE_METRICS__INIT;
	Otlp__ScopeMetrics of_scope = OTLP__SCOPE_METRICS__INIT;
	Otlp__Resource resource = OTLP__RESOURCE__INIT;
	Otlp__InstrumentationScope scope = OTLP__INSTRUMENTATION_SCOPE__INIT;
	Otlp__ResourceMetrics *one_resource = &of_resource;
	Otlp__ScopeMetrics *one_scope = &of_scope;
	struct points_label labels[6];
	Otlp__KeyValue *about[ARRAY_SIZE(labels)];
	size_t n = resource_attributes(who, labels), size;

	for (size_t i = 0; i < n; i++)
		about[i] = otlp_attribute(&k->make, "", labels[i].name, labels[i].value);
	if (k->make.failed)
		return -ENOMEM;
	resource.n_attributes = n;
	resource.attributes = about;
	scope.name = (char *)"xptibpf";
	scope.version = (char *)who->version;
	of_scope.scope = &scope;
	of_scope.n_metrics = k->metrics.n;
	of_scope.metrics = (Otlp__Metric **)k->metrics.at;
	of_resource.resource = &resource;
	of_resource.n_scope_metrics = 1;
	of_resource.scope_metrics = &one_scope;
	request.n_resource_metrics = 1;
	request.resource_metrics = &one_resource;
	size = otlp__export_metrics_service_request__get_packed_size(&request);
	if (!strbuf_reserve(out, size))
		return -ENOMEM;
	otlp__export_metrics_service_request__pack(&request, (uint8_t *)out->buf + out->len);
	out->len += size;
	return 0;
}

int otlp_encode(struct strbuf *out, const struct state *s, const struct otlp_resource *r)
{
	static const struct points_ops ops = { on_metric, on_point, on_durations };
	struct making k = { .state = s };
	int err;

	points_each(s, r->version, &ops, &k);
	end_metric(&k);
	err = pack(&k, r, out);
	otlp_make_done(&k.make);
	return err;
}

int otlp_answer(const void *body, size_t len, uint64_t *ret_rejected, char *ret_why, size_t size)
{
	Otlp__ExportMetricsServiceResponse *r =
		otlp__export_metrics_service_response__unpack(NULL, len, body);
	const Otlp__ExportMetricsPartialSuccess *part;

	if (!r)
		return -EPROTO;
	part = r->partial_success;
	*ret_rejected =
		part && part->rejected_data_points > 0 ? (uint64_t)part->rejected_data_points : 0;
	snprintf(ret_why, size, "%s", part && part->error_message ? part->error_message : "");
	otlp__export_metrics_service_response__free_unpacked(r, NULL);
	return 0;
}
