// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* metrics_keep.c - see metrics_keep.h. */
#include "model/metrics/metrics_keep.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>

/* ---- rows -------------------------------------------------------------------------------------- */

struct row {
	struct keyed_row row;
	struct metrics_row_key key;
	struct metrics_row pub;
};

int metrics_row_get(struct metrics *m, const struct metrics_row_key *key, struct metrics_row **ret)
{
	struct row *r = keyed_find(&m->rows, key, sizeof(*key));

	*ret = NULL;
	/* Rows of names that were not kept would be one row of many metrics. */
	if (!r &&
	    (keyed_is_full(&m->rows) || !key->group || !key->metric || !key->unit || !key->type))
		return 0;
	if (!r) {
		r = keyed_add(&m->rows, key, sizeof(*key));
		if (!r)
			return -ENOMEM;
		r->pub = (struct metrics_row){
			.who = key->who,
			.device = key->device ? texts_at(m->texts, key->device) : NULL,
			.group = texts_at(m->texts, key->group),
			.metric = texts_at(m->texts, key->metric),
			.unit = texts_at(m->texts, key->unit),
			.type = texts_at(m->texts, key->type),
			.kernel = key->kernel ? texts_at(m->texts, key->kernel) : NULL,
			.several = key->several,
			.period = key->period,
		};
	}
	*ret = &r->pub;
	return 0;
}

bool metrics_is_sample(const struct value *v)
{
	return !(v->flags & VALUE_F_FAULT) && v->kind != VALUE_UNKNOWN &&
	       (v->kind != VALUE_FLOAT || isfinite(v->f));
}

/* False: it is a text, of which there is nothing to add up. */
static bool number_of(const struct value *v, long double *ret)
{
	if (v->kind == VALUE_FLOAT)
		*ret = (long double)v->f;
	else if (v->kind == VALUE_UINT || v->kind == VALUE_BOOL)
		*ret = (long double)(v->kind == VALUE_BOOL ? !!v->u : v->u);
	else
		return false;
	return true;
}

void metrics_row_add(struct metrics_row *row, const struct value *v)
{
	long double x;

	row->samples++;
	if (!number_of(v, &x))
		return;
	row->min = row->numbers && row->min < x ? row->min : x;
	row->max = row->numbers && row->max > x ? row->max : x;
	row->total += x;
	row->numbers++;
	row->mean = row->total / (long double)row->numbers;
}

int metrics_each(const struct metrics *m, int (*fn)(void *u, const struct metrics_row *r), void *u)
{
	const struct row *row;
	int r = 0;

	KEYED_EACH(&m->rows, row)
	r = r ?: fn(u, &row->pub);
	return r;
}

size_t metrics_count(const struct metrics *m)
{
	return HASH_COUNT(m->rows.all);
}

const struct metrics_totals *metrics_totals(const struct metrics *m)
{
	return &m->totals;
}

const struct whos *metrics_whos(const struct metrics *m)
{
	return m->whos;
}

/* ---- raw data ---------------------------------------------------------------------------------- */

static bool overlap(const struct metrics_data *a, const struct metrics_data *b)
{
	return a->process == b->process && a->at < b->at + b->size && b->at < a->at + a->size;
}

/* What was there before is there no more. */
void metrics_data_add(struct metrics *m, const struct metrics_data *d)
{
	if (!d->at || !d->size || d->at + d->size < d->at)
		return;
	for (unsigned i = 0; i < METRICS_DATA; i++) {
		if (m->data[i].size && overlap(&m->data[i], d))
			m->data[i].size = 0;
	}
	m->data[m->next_data++ % METRICS_DATA] = *d;
}

struct metrics_kernels metrics_data_kernels(const struct metrics *m, uint64_t process, uint64_t at,
					    uint64_t size)
{
	for (unsigned i = 0; i < METRICS_DATA; i++) {
		const struct metrics_data *d = &m->data[i];

		if (d->size && d->process == process && at >= d->at && at - d->at < d->size &&
		    size <= d->size - (at - d->at))
			return d->kernels;
	}
	return (struct metrics_kernels){ 0 };
}

/* ---- the owner --------------------------------------------------------------------------------- */

static void group_done(void *u, void *group)
{
	(void)u;
	free(((struct metrics_group *)group)->metrics);
}

int metrics_new(const struct whos *whos, struct metrics **ret)
{
	struct metrics *m = calloc(1, sizeof(*m));
	int r;

	if (!m)
		return -ENOMEM;
	m->whos = whos;
	m->groups = (struct keyed){ .size = sizeof(struct metrics_group),
				    .max = METRICS_GROUPS_MAX,
				    .done = group_done };
	m->metrics =
		(struct keyed){ .size = sizeof(struct metrics_metric), .max = METRICS_KNOWN_MAX };
	m->queries =
		(struct keyed){ .size = sizeof(struct metrics_query), .max = METRICS_QUERIES_MAX };
	m->lists = (struct keyed){ .size = sizeof(struct metrics_list), .max = METRICS_LISTS_MAX };
	m->rows = (struct keyed){ .size = sizeof(struct row), .max = METRICS_ROWS_MAX };
	m->sampled = (struct keyed){ .size = sizeof(struct metrics_sampled),
				     .max = METRICS_SAMPLED_MAX };
	r = texts_new(&m->texts);
	if (r < 0) {
		metrics_free(m);
		return r;
	}
	*ret = m;
	return 0;
}

struct metrics *metrics_free(struct metrics *m)
{
	if (!m)
		return NULL;
	keyed_clear(&m->groups);
	keyed_clear(&m->metrics);
	keyed_clear(&m->queries);
	keyed_clear(&m->lists);
	keyed_clear(&m->rows);
	keyed_clear(&m->sampled);
	texts_free(m->texts);
	arena_done(&m->arena);
	free(m);
	return NULL;
}
