// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* metrics_sampled.c - rows of metrics that were sampled beside the trace. */
#include "decode/sampled.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "model/metrics/metrics_keep.h"

/* Devices of several machines have the same names. */
static uint32_t device_text(struct metrics *m, const struct told *told, const char *device)
{
	char text[512];

	if (!told->host)
		return texts_find(m->texts, device);
	snprintf(text, sizeof(text), "%s@%s", device, told->host);
	return texts_find(m->texts, text);
}

static int find_rows(struct metrics *m, const struct told *told, const struct sampled_group *g,
		     struct metrics_sampled *to)
{
	struct metrics_row_key key = { .device = device_text(m, told, g->device),
				       .group = texts_find(m->texts, g->name),
				       .period = g->period ?: 1 };
	int r = 0;

	memset(to->rows, 0, sizeof(to->rows));
	to->serial = g->serial;
	for (uint32_t i = 0; i < g->n && r >= 0; i++) {
		const struct sampled_metric *x = &g->metrics[i];

		key.metric = texts_find(m->texts, x->name);
		key.unit = texts_find(m->texts, x->unit);
		key.type = texts_find(m->texts, x->value_type);
		r = metrics_row_get(m, &key, &to->rows[i]);
	}
	return r;
}

int metrics_sample(struct metrics *m, const struct told *told, const struct event_sample *e)
{
	const uint64_t number = e->group->number;
	struct metrics_sampled *s = keyed_get(&m->sampled, &number, sizeof(number));

	if (!s)
		return -ENOMEM;
	if (s->serial != e->group->serial) {
		int r = find_rows(m, told, e->group, s);

		if (r < 0)
			return r;
	}
	for (uint32_t i = 0; i < e->group->n; i++) {
		struct metrics_row *row = s->rows[i];

		if (!row) {
			m->totals.folded++;
		} else if (!metrics_is_sample(&e->values[i])) {
			m->totals.no_numbers++;
			row->refused++;
		} else {
			metrics_row_add(row, &e->values[i]);
			row->untimed += e->rec->h.flags & XB_SAMPLE_UNTIMED ? 1 : 0;
		}
	}
	return 0;
}
