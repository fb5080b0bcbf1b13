// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sampled.c - see sampled.h. */
#include "live/sampled.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/grow.h"
#include "base/strbuf.h"
#include "ring/ring.h"
#include "sample/level_zero.h"
#include "sample/sampler.h"
#include "sample/words.h"
#include "session/session.h"
#include "wire.h"

#define AT_ONCE 4096u	       /* samples: other descriptors get their turn */
#define END_NS	(2 * NS_PER_S) /* for the last reading */

/* A record of the largest size that a definition has. */
struct definition {
	union {
		struct xb_hdr h;
		struct xb_def_metrics group;
		struct xb_def_metric metric;
	};
	char text[4 * SAMPLE_TEXT];
};

struct sampled {
	struct sampler *sampler;
	struct definition *defs;
	size_t ndefs;
	char device[sizeof(((struct sample_device *)0)->name)], model[SAMPLE_TEXT];
	uint32_t group, index; /* of the next metric */
	uint64_t ended;	       /* 1: a driver has ended it */
};

_Static_assert(SAMPLE_METRICS == XB_SAMPLE_METRICS && SAMPLE_TEXT == XB_SAMPLE_TEXT,
	       "what drivers may say fits records");

/* ---- definitions --------------------------------------------------------------------------------- */

/* Texts follow the struct, which has that size. */
static int add_definition(struct sampled *s, struct definition *d, unsigned type, size_t size,
			  const char *const texts[], unsigned n)
{
	char *at = (char *)d + size;

	for (unsigned i = 0; i < n; i++) {
		size_t len = strlen(texts[i]) + 1;

		memcpy(at, texts[i], len);
		at += len;
	}
	d->h.type = (uint16_t)type;
	d->h.len = (uint32_t)((size_t)(at - (char *)d) + 7) & ~7u;
	return GROW_APPEND(s->defs, s->ndefs, *d);
}

static int on_group(struct sampled *s, const struct sample_group *g)
{
	const char *const texts[] = { s->device, s->model, g->name };
	struct definition d = {
		.group = { .period = g->period, .group = g->stream, .nmetrics = g->nmetrics }
	};

	s->group = g->stream;
	s->index = 0;
	return add_definition(s, &d, XB_DEF_METRICS, offsetof(struct xb_def_metrics, text), texts,
			      3);
}

static bool kind_of(uint32_t value_type, uint32_t *ret)
{
	static const uint32_t kinds[LEVEL_ZERO_NUMBERS] = {
		[LEVEL_ZERO_UINT32] = XB_METRIC_UINT32,	  [LEVEL_ZERO_UINT64] = XB_METRIC_UINT64,
		[LEVEL_ZERO_FLOAT32] = XB_METRIC_FLOAT32, [LEVEL_ZERO_FLOAT64] = XB_METRIC_FLOAT64,
		[LEVEL_ZERO_BOOL8] = XB_METRIC_BOOL,
	};

	if (value_type >= ARRAY_SIZE(kinds))
		return false;
	*ret = kinds[value_type];
	return true;
}

static int on_metric(struct sampled *s, const struct sample_metric *x)
{
	const char *const texts[] = { x->name, x->unit, sample_metric_type(x->type) ?: "",
				      sample_value_type(x->value_type) ?: "" };
	struct definition d = { .metric = { .group = s->group, .index = s->index++ } };

	/* Of a type without numbers nothing comes: its samples are refused. */
	(void)kind_of(x->value_type, &d.metric.kind);
	return add_definition(s, &d, XB_DEF_METRIC, offsetof(struct xb_def_metric, text), texts, 4);
}

static int on_message(void *u, const struct sample_message *m)
{
	struct sampled *s = u;

	switch ((enum sample_kind)m->kind) {
	case SAMPLE_DEVICE:
		memcpy(s->device, m->device.name, sizeof(s->device));
		memcpy(s->model, m->device.model, sizeof(s->model));
		return 0;
	case SAMPLE_GROUP:
		return on_group(s, &m->group);
	case SAMPLE_METRIC:
		return on_metric(s, &m->metric);
	default:
		return 0;
	}
}

int sampled_new(const struct xptibpf_opts *o, int stop_fd, struct errline *e, struct sampled **ret)
{
	const struct sample_wish wish = { o->metrics, o->metrics_period_ns ?: SAMPLER_PERIOD_NS };
	struct sampled *s = calloc(1, sizeof(*s));
	int r = s ? sampler_new(&wish, stop_fd, on_message, s, e, &s->sampler) : -ENOMEM;

	if (r < 0) {
		sampled_free(s);
		return r == -ENODEV ? -ENOSYS : r;
	}
	*ret = s;
	return 0;
}

struct sampled *sampled_free(struct sampled *s)
{
	if (!s)
		return NULL;
	sampler_free(s->sampler);
	free(s->defs);
	free(s);
	return NULL;
}

/* "sampling Alpha of ze0 (Intel(R) ...) every 10 ms: 5 metrics" */
static void tell_group(const struct xptibpf_opts *o, const struct xb_def_metrics *g)
{
	_cleanup_(strbuf_done) struct strbuf line = STRBUF_INIT;
	const char *device = g->text, *model = device + strlen(device) + 1,
		   *name = model + strlen(model) + 1;

	if (!o->begun)
		return;
	strbuf_adds(&line, "sampling ");
	strbuf_adds_escaped(&line, name);
	strbuf_addf(&line, " of %s", device);
	if (*model) {
		strbuf_adds(&line, " (");
		strbuf_adds_escaped(&line, model);
		strbuf_addc(&line, ')');
	}
	strbuf_addf(&line, " every %g ms: %u metric%s", (double)g->period / (double)NS_PER_MS,
		    g->nmetrics, g->nmetrics == 1 ? "" : "s");
	if (!strbuf_failed(&line))
		o->begun(o->begun_u, strbuf_str(&line));
}

int sampled_begin(struct sampled *s, const struct xptibpf_opts *o, struct ring *ring)
{
	for (size_t i = 0; i < s->ndefs; i++) {
		int r = ring_push(ring, &s->defs[i].h);

		if (r < 0)
			return r;
		if (s->defs[i].h.type == XB_DEF_METRICS)
			tell_group(o, &s->defs[i].group);
	}
	sampler_begin(s->sampler);
	return 0;
}

/* ---- samples ------------------------------------------------------------------------------------- */

static int push(struct ring *ring, const struct sample_report *r)
{
	struct {
		struct xb_sample s;
		uint64_t values[SAMPLE_METRICS];
	} rec = { .s = { .h = { .len = (uint32_t)(sizeof(rec.s) + r->n * sizeof(r->values[0])),
				.type = XB_SAMPLE,
				.flags = r->untimed ? XB_SAMPLE_UNTIMED : 0,
				.ts = r->ts },
			 .group = r->stream,
			 .n = r->n,
			 .error = r->error } };

	memcpy(rec.values, r->values, r->n * sizeof(r->values[0]));
	return ring_push(ring, &rec.s.h);
}

int sampled_take(struct sampled *s, struct ring *ring, struct session *session)
{
	const struct sample_report *report;
	struct errline e = { 0 };

	for (unsigned i = 0; i < AT_ONCE; i++) {
		int r = sampler_next(s->sampler, &report, &e);

		if (r < 0) {
			s->ended = 1;
			session_warn(
				session,
				"no more device metrics are sampled, and the trace goes on: %s",
				*e.text ? e.text : strerror(-r));
		}
		if (r <= 0)
			return 0;
		r = push(ring, report);
		if (r < 0)
			return r;
	}
	return 0;
}

int sampled_end(struct sampled *s, struct ring *ring, struct session *session)
{
	const uint64_t until = now_ns() + END_NS;
	uint64_t now;
	int r = 0;

	sampler_end(s->sampler);
	while (r >= 0 && sampler_fd(s->sampler) >= 0 && (now = now_ns()) < until) {
		struct pollfd p = { .fd = sampler_fd(s->sampler), .events = POLLIN };

		(void)poll(&p, 1, wait_ms_for(until - now, 1000));
		r = sampled_take(s, ring, session);
	}
	if (r >= 0 && sampler_fd(s->sampler) >= 0) {
		s->ended = 1;
		session_warn(session,
			     "a driver that samples device metrics does not end, and was ended");
	}
	return r;
}

void sampled_counters(const struct sampled *s, uint64_t counters[])
{
	const struct sample_counts *c = sampler_counts(s->sampler);

	counters[XB_C_SAMPLES_DROPPED] += c->dropped;
	counters[XB_C_SAMPLES_REFUSED] += c->refused;
	counters[XB_C_SAMPLING_ENDED] += s->ended;
}
