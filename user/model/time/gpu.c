// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu.c - see gpu.h.
 *
 * Jobs come when they end, and may have begun before others that have ended: so the time in which there were any is
 * kept as the last few stretches of it, which grow together. What lies before the oldest that is kept is not
 * looked at again: then the time is too short by what a very long job adds there, never too long.
 */
#include "model/time/gpu.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "model/who.h"

#define STRETCHES 32u

struct stretch {
	uint64_t from, to;
};

struct row_key {
	uint32_t who, dev, ring, zero;
};

struct row {
	struct row_key key;
	struct gpu_row pub;
	struct stretch kept[STRETCHES]; /* by time; they don't touch */
	unsigned nkept;
	uint64_t floor;
	UT_hash_handle hh;
};

struct gpu {
	struct whos *whos;
	struct texts *texts;
	struct row *rows;
	uint64_t folded;
	enum xb_gpu_state state;
	char text[64];
};

int gpu_new(struct gpu **ret)
{
	struct gpu *g = calloc(1, sizeof(*g));
	int r;

	if (!g)
		return -ENOMEM;
	r = whos_new(&g->whos);
	if (r >= 0)
		r = texts_new(&g->texts);
	if (r < 0) {
		gpu_free(g);
		return r;
	}
	*ret = g;
	return 0;
}

struct gpu *gpu_free(struct gpu *g)
{
	struct row *r, *next;

	if (!g)
		return NULL;
	HASH_ITER(hh, g->rows, r, next) {
		HASH_DEL(g->rows, r);
		histogram_done(&r->pub.runs);
		histogram_done(&r->pub.waits);
		free(r);
	}
	whos_free(g->whos);
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
static int row_get(struct gpu *g, const struct row_key *key, struct row **ret)
{
	struct row *r;

	HASH_FIND(hh, g->rows, key, sizeof(*key), r);
	if (!r && HASH_COUNT(g->rows) < GPU_ROWS_MAX) {
		r = calloc(1, sizeof(*r));
		if (!r)
			return -ENOMEM;
		r->key = *key;
		r->pub = (struct gpu_row){ .who = key->who,
					   .dev = texts_at(g->texts, key->dev),
					   .ring = texts_at(g->texts, key->ring),
					   .runs = HISTOGRAM_INIT,
					   .waits = HISTOGRAM_INIT };
		HASH_ADD(hh, g->rows, key, sizeof(r->key), r);
	}
	*ret = r;
	return 0;
}

static int on_job(struct gpu *g, const struct told *told, const struct event_gpu_job *j)
{
	const struct xb_gpu_job *rec = j->rec;
	const struct row_key key = { .who = whos_find(g->whos, told, rec->h.tgid),
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

int gpu_event(struct gpu *g, const struct told *told, const struct event *e)
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

enum xb_gpu_state gpu_state(const struct gpu *g, const char **ret_text)
{
	*ret_text = g->text;
	return g->state;
}

uint64_t gpu_folded(const struct gpu *g)
{
	return g->folded;
}

size_t gpu_count(const struct gpu *g)
{
	return HASH_COUNT(g->rows);
}

int gpu_each(const struct gpu *g, int (*fn)(void *u, const struct gpu_row *r), void *u)
{
	const struct row *row;
	int r = 0;

	for (row = g->rows; !r && row; row = row->hh.next)
		r = fn(u, &row->pub);
	return r;
}

const struct who *gpu_who(const struct gpu *g, uint32_t who)
{
	return whos_at(g->whos, who);
}
