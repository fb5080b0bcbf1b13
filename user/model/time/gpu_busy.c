// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu_busy.c - see gpu_busy.h.
 *
 * Jobs come when they end, and may have begun before others that have ended. The time in which there were any is
 * therefore kept as its last few intervals, which are merged when they touch. What is before the oldest of these is not
 * corrected any more, so a very long job may make the time too short, but never too long.
 */
#include "model/time/gpu_busy.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/keyed.h"
#include "model/who.h"

#define STRETCHES 32u

struct stretch {
	uint64_t from, to;
};

struct row_key {
	uint32_t who, dev, ring, zero;
};

struct row {
	struct keyed_row row;
	struct row_key key;
	struct gpu_row pub;
	struct stretch kept[STRETCHES]; /* by time; they don't touch */
	unsigned nkept;
	uint64_t floor;
};

struct gpu_busy {
	const struct whos *whos;
	struct texts *texts;
	struct keyed rows;
	uint64_t folded;
	enum xb_gpu_state state;
	char text[64];
};

static void row_done(void *u, void *row)
{
	struct row *r = row;

	(void)u;
	histogram_done(&r->pub.runs);
	histogram_done(&r->pub.waits);
}

int gpu_busy_new(const struct whos *whos, struct gpu_busy **ret)
{
	struct gpu_busy *g = calloc(1, sizeof(*g));
	int r;

	if (!g)
		return -ENOMEM;
	g->whos = whos;
	g->rows =
		(struct keyed){ .size = sizeof(struct row), .max = GPU_ROWS_MAX, .done = row_done };
	r = texts_new(&g->texts);
	if (r < 0) {
		gpu_busy_free(g);
		return r;
	}
	*ret = g;
	return 0;
}

struct gpu_busy *gpu_busy_free(struct gpu_busy *g)
{
	if (!g)
		return NULL;
	keyed_clear(&g->rows);
	texts_free(g->texts);
	free(g);
	return NULL;
}

static void drop(struct row *r, unsigned i)
{
	memmove(&r->kept[i], &r->kept[i + 1], (--r->nkept - i) * sizeof(r->kept[0]));
}

static void add_stretch(struct row *r, struct stretch s)
{
	unsigned i;

	if (r->nkept == STRETCHES) {
		r->floor = r->kept[0].to;
		drop(r, 0);
	}
	if (s.from < r->floor)
		s.from = r->floor;
	if (s.to <= s.from)
		return;
	for (i = r->nkept; i--;) {
		const struct stretch k = r->kept[i];

		if (k.to < s.from || k.from > s.to)
			continue;
		r->pub.busy -= k.to - k.from;
		s.from = k.from < s.from ? k.from : s.from;
		s.to = k.to > s.to ? k.to : s.to;
		drop(r, i);
	}
	for (i = r->nkept; i && r->kept[i - 1].from > s.from; i--)
		r->kept[i] = r->kept[i - 1];
	r->kept[i] = s;
	r->nkept++;
	r->pub.busy += s.to - s.from;
}

/* NULL: no room. */
static int row_get(struct gpu_busy *g, const struct row_key *key, struct row **ret)
{
	struct row *r = keyed_find(&g->rows, key, sizeof(*key));

	if (!r && !keyed_is_full(&g->rows)) {
		r = keyed_add(&g->rows, key, sizeof(*key));
		if (!r)
			return -ENOMEM;
		r->pub = (struct gpu_row){ .who = key->who,
					   .dev = texts_at(g->texts, key->dev),
					   .ring = texts_at(g->texts, key->ring),
					   .runs = HISTOGRAM_INIT,
					   .waits = HISTOGRAM_INIT };
	}
	*ret = r;
	return 0;
}

static int on_job(struct gpu_busy *g, const struct told *told, const struct event_gpu_job *j)
{
	const struct xb_gpu_job *rec = j->rec;
	const struct row_key key = { .who = told->who,
				     .dev = texts_find(g->texts, j->dev),
				     .ring = texts_find(g->texts, j->ring) };
	bool part = rec->h.flags & XB_GPU_PART;
	struct row *row;
	int r = row_get(g, &key, &row);

	if (r < 0)
		return r;
	if (!row) {
		g->folded += !part;
		return 0;
	}
	row->pub.jobs += !part;
	if (!rec->run) {
		row->pub.untimed += !part;
		return 0;
	}
	add_stretch(row, (struct stretch){ rec->run, rec->done });
	r = histogram_add(&row->pub.runs, rec->done - rec->run);
	return r < 0 ? r : histogram_add(&row->pub.waits, rec->run - rec->h.ts);
}

int gpu_busy_event(struct gpu_busy *g, const struct told *told, const struct event *e)
{
	const struct xb_def_gpu *def = (const struct xb_def_gpu *)e->rec;

	if (e->type == EVENT_GPU_JOB)
		return on_job(g, told, &e->gpu);
	if (e->type != EVENT_GPU)
		return 0;
	g->state = def->state < XB_GPU_STATES ? (enum xb_gpu_state)def->state : XB_GPU_UNKNOWN;
	snprintf(g->text, sizeof(g->text), "%s", event_text(e, 0));
	return 0;
}

enum xb_gpu_state gpu_busy_state(const struct gpu_busy *g, const char **ret_text)
{
	*ret_text = g->text;
	return g->state;
}

uint64_t gpu_busy_folded(const struct gpu_busy *g)
{
	return g->folded;
}

size_t gpu_busy_count(const struct gpu_busy *g)
{
	return HASH_COUNT(g->rows.all);
}

int gpu_busy_each(const struct gpu_busy *g, int (*fn)(void *u, const struct gpu_row *r), void *u)
{
	const struct row *row;
	int r = 0;

	KEYED_EACH(&g->rows, row)
	r = r ?: fn(u, &row->pub);
	return r;
}

const struct whos *gpu_whos(const struct gpu_busy *g)
{
	return g->whos;
}
