// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sampled.c - see sampled.h. */
#include "decode/sampled.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/keyed.h"
#include "decode/text.h"

struct texts {
	char *at;
	size_t size;
};

/* A group, with the texts that its definitions have. */
struct group {
	struct keyed_row row;
	uint32_t number;
	uint32_t zero;
	struct sampled_group pub;
	struct texts text, texts[XB_SAMPLE_METRICS];
};

struct sampled_defs {
	struct keyed groups;
	uint64_t serial, missing;
};

static void group_done(void *u, void *row)
{
	struct group *g = row;

	(void)u;
	free(g->text.at);
	for (unsigned i = 0; i < XB_SAMPLE_METRICS; i++)
		free(g->texts[i].at);
}

int sampled_defs_new(struct sampled_defs **ret)
{
	struct sampled_defs *d = calloc(1, sizeof(*d));

	if (!d)
		return -ENOMEM;
	d->groups = (struct keyed){ .size = sizeof(struct group),
				    .max = SAMPLED_GROUPS_MAX,
				    .done = group_done };
	*ret = d;
	return 0;
}

struct sampled_defs *sampled_defs_free(struct sampled_defs *d)
{
	if (!d)
		return NULL;
	keyed_clear(&d->groups);
	free(d);
	return NULL;
}

uint64_t sampled_defs_missing(const struct sampled_defs *d)
{
	return d->missing;
}

/* A copy of n texts that follow each other before end, with their places in ret. -EBADMSG: there are fewer, or one is too long. */
static int copy_texts(const char *from, const char *end, unsigned n, struct texts *ret_copy,
		      const char *ret[])
{
	const char *at = from;
	size_t size;
	char *copy;

	for (unsigned i = 0; i < n; i++) {
		at = nth_text(from, end, i);
		if (!at || strlen(at) >= XB_SAMPLE_TEXT)
			return -EBADMSG;
	}
	size = (size_t)(at - from) + strlen(at) + 1;
	copy = malloc(size);
	if (!copy)
		return -ENOMEM;
	memcpy(copy, from, size);
	for (unsigned i = 0; i < n; i++)
		ret[i] = nth_text(copy, copy + size, i);
	*ret_copy = (struct texts){ copy, size };
	return 0;
}

static struct group *find(struct sampled_defs *d, uint32_t number)
{
	const uint32_t key[2] = { number, 0 };

	return keyed_find(&d->groups, key, sizeof(key));
}

/* A definition that comes again changes nothing. */
static bool same(const struct texts *a, const struct texts *b)
{
	return a->size == b->size && !memcmp(a->at, b->at, a->size);
}

int sampled_defs_group(struct sampled_defs *d, const struct xb_def_metrics *rec, struct event *ret)
{
	const uint32_t key[2] = { rec->group, 0 };
	struct group *g = find(d, rec->group);
	const char *names[3];
	struct texts copy;
	int r;

	if (!rec->group || !rec->nmetrics || rec->nmetrics > XB_SAMPLE_METRICS)
		return -EBADMSG;
	r = copy_texts(rec->text, (const char *)rec + rec->h.len, 3, &copy, names);
	if (r < 0)
		return r;
	if (g && g->pub.n == rec->nmetrics && g->pub.period == rec->period &&
	    same(&g->text, &copy)) {
		free(copy.at);
	} else {
		keyed_drop(&d->groups, g);
		g = keyed_add(&d->groups, key, sizeof(key));
		if (!g) {
			free(copy.at);
			return -ENOMEM;
		}
		g->text = copy;
		g->pub = (struct sampled_group){ .serial = ++d->serial,
						 .number = rec->group,
						 .n = rec->nmetrics,
						 .period = rec->period,
						 .device = names[0],
						 .model = names[1],
						 .name = names[2] };
	}
	*ret = (struct event){ .type = EVENT_METRICS, .rec = &rec->h, .metrics = &g->pub };
	return 1;
}

int sampled_defs_metric(struct sampled_defs *d, const struct xb_def_metric *rec, struct event *ret)
{
	struct group *g = find(d, rec->group);
	const char *names[4];
	struct texts copy;
	int r;

	if (rec->kind >= XB_METRIC_KINDS || (g && rec->index >= g->pub.n))
		return -EBADMSG;
	if (!g) {
		d->missing++;
		return 0;
	}
	r = copy_texts(rec->text, (const char *)rec + rec->h.len, 4, &copy, names);
	if (r < 0)
		return r;
	if (g->pub.metrics[rec->index].kind == rec->kind && same(&g->texts[rec->index], &copy)) {
		free(copy.at);
	} else {
		free(g->texts[rec->index].at);
		g->texts[rec->index] = copy;
		g->pub.metrics[rec->index] = (struct sampled_metric){ .name = names[0],
								      .unit = names[1],
								      .metric_type = names[2],
								      .value_type = names[3],
								      .kind = rec->kind };
		g->pub.serial = ++d->serial;
	}
	*ret = (struct event){ .type = EVENT_METRIC, .rec = &rec->h, .metrics = &g->pub };
	return 1;
}

static struct value value_of(const struct sampled_metric *m, uint64_t bits)
{
	struct value v = { .kind = VALUE_UINT, .u = bits };
	const uint32_t low = (uint32_t)bits;
	float f;

	switch ((enum xb_metric_kind)m->kind) {
	case XB_METRIC_UINT32:
		v.u = low;
		break;
	case XB_METRIC_FLOAT32:
		memcpy(&f, &low, sizeof(f));
		v.kind = VALUE_FLOAT;
		v.f = (double)f;
		break;
	case XB_METRIC_FLOAT64:
		memcpy(&v.f, &bits, sizeof(v.f));
		v.kind = VALUE_FLOAT;
		break;
	case XB_METRIC_BOOL:
		v.kind = VALUE_BOOL;
		v.u = bits != 0;
		break;
	default:
		break;
	}
	return v;
}

static bool is_complete(const struct sampled_group *g)
{
	for (uint32_t i = 0; i < g->n; i++)
		if (!g->metrics[i].name)
			return false;
	return true;
}

int sampled_defs_sample(struct sampled_defs *d, const struct xb_sample *rec, struct arena *a,
			struct event *ret)
{
	const struct group *g = find(d, rec->group);
	struct value *values;

	if (rec->n > XB_SAMPLE_METRICS ||
	    rec->n > (rec->h.len - sizeof(*rec)) / sizeof(rec->values[0]) ||
	    (g && rec->n != g->pub.n))
		return -EBADMSG;
	if (!g || !is_complete(&g->pub)) {
		d->missing++;
		return 0;
	}
	values = arena_alloc(a, rec->n * sizeof(*values));
	if (!values)
		return -ENOMEM;
	for (uint32_t i = 0; i < rec->n; i++)
		values[i] = value_of(&g->pub.metrics[i], rec->values[i]);
	*ret = (struct event){ .type = EVENT_SAMPLE,
			       .rec = &rec->h,
			       .sample = { rec, &g->pub, values } };
	return 1;
}
