// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * parquet.c - a trace as wide tables for many machines' recordings together: no references to follow, each row
 * says all that is asked of it by itself. docs/queries.md has their columns, and questions.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/losses.h"
#include "decode/xpti.h"
#include "decode/sampled.h"
#include "model/memory/lifetimes.h"
#include "sink/clean.h"
#include "sink/sink.h"
#include "sink/tables/parquet_folder.h"
#include "sink/tables/schema.h"

/* All tables begin with these. */
static const struct parquet_column common[] = {
	{ "recording", PARQUET_TEXT },
	{ "time", PARQUET_TIME },
};
#define COMMON	    ((unsigned)ARRAY_SIZE(common))
#define PARQUET_MAX (ARRAY_SIZE(common) + COLUMNS_MAX)

struct parquet_sink {
	struct sink sink;
	struct lifetimes_watcher watcher;
	struct folder *folder;
	struct folder *
		hosts[XB_HOST_MAX]; /* of merged streams: each machine's; NULL: none was reported */
	char *path, *host;
	struct xb_def_clock clock;
	struct strbuf text, clean; /* of the row at hand */
	uint64_t begin, last;	   /* ts of the clock, and the newest */
	struct recording recording;
	/* A table for each kind of row, and the numbers of its columns in row_columns[]. */
	struct parquet_table tables[ROW_KINDS];
	struct parquet_column columns[ROW_KINDS][PARQUET_MAX];
	uint8_t numbers[ROW_KINDS][PARQUET_MAX];
	int error; /* of a place that can't return it */
};

/* ---- rows -------------------------------------------------------------------------------------- */

static int put_cell(struct parquet_sink *s, struct parquet_file *f, const struct cell *c)
{
	struct cell clean = *c;

	if (c->kind == CELL_TEXT)
		clean.text = clean_text(&s->clean, c->text, &clean.len);
	return c->kind == CELL_TEXT && !clean.text ? -ENOMEM : parquet_cell(f, &clean);
}

/* Where the rows of a process's machine are. */
static struct folder *folder_of(struct parquet_sink *s, uint32_t tgid)
{
	return s->hosts[xb_host(tgid)] ?: s->folder;
}

/* A row of that time. */
static int put_row(struct parquet_sink *s, struct folder *folder, uint64_t ts, enum row_kind kind,
		   struct row_source *x)
{
	const unsigned n = s->tables[kind].n;
	struct cell row[PARQUET_MAX];
	struct parquet_file *f;
	int r;

	x->text = &s->text;
	r = row_cells(kind, x, s->numbers[kind], n - COMMON, row + COMMON);
	if (r >= 0)
		r = folder_row(folder, kind, ts, &f);
	row[0] = TEXT(folder_recording(folder));
	row[1] = INT(folder_time(folder, ts));
	for (unsigned i = 0; i < n && r >= 0; i++)
		r = put_cell(s, f, &row[i]);
	return r;
}

static int on_call(struct parquet_sink *s, const struct told *told, const struct event_call *c)
{
	struct row_source x = { .told = told, .call = c };

	s->recording.calls++;
	return put_row(s, folder_of(s, c->rec->h.tgid), c->rec->h.ts, ROW_CALL, &x);
}

static int on_xpti(struct parquet_sink *s, const struct told *told, const struct event_xpti *e,
		   bool point)
{
	struct row_source x = { .told = told, .xpti = e, .point = point };

	s->recording.events += !point;
	return put_row(s, folder_of(s, e->rec->h.tgid), e->rec->h.ts, ROW_XPTI, &x);
}

static int on_file(struct parquet_sink *s, const struct told *told, const struct event *e)
{
	struct row_source x = { .told = told, .file = e };

	return put_row(s, folder_of(s, e->rec->tgid), e->rec->ts, ROW_FILE, &x);
}

static int on_sample(struct parquet_sink *s, const struct event *e)
{
	struct row_source x = { .sample = &e->sample };
	int r = 0;

	for (; x.metric < e->sample.group->n && r >= 0; x.metric++)
		r = put_row(s, folder_of(s, e->rec->tgid), e->rec->ts, ROW_SAMPLE, &x);
	return r;
}

static void on_allocation(void *u, const struct lifetimes_life *life)
{
	struct row_source x = { .life = life };
	struct parquet_sink *s = u;

	if (!s->error)
		s->error = put_row(s, folder_of(s, life->pid), life->made_at, ROW_ALLOCATION, &x);
}

static void on_clock(struct parquet_sink *s, const struct xb_def_clock *c)
{
	boot_text(c->boot_id, s->recording.boot_id);
	/* A stream may repeat it; its rows stay of one recording. */
	if (s->begin)
		return;
	folder_clock(s->folder, c);
	s->clock = *c;
	s->begin = c->h.ts;
}

static int on_host(struct parquet_sink *s, const struct event *e)
{
	const uint32_t host = ((const struct xb_def_host *)e->rec)->host;
	int r;

	/* One that all is of has its place already. */
	if (s->hosts[host] || !strcmp(event_text(e, 0), s->host))
		return 0;
	r = folder_new(s->path, s->tables, ROW_KINDS, event_text(e, 0), s->sink.opts.force,
		       &s->hosts[host]);
	if (r >= 0)
		folder_clock(s->hosts[host], &s->clock);
	return r;
}

static int on_event(struct parquet_sink *s, const struct event *e, const struct told *told)
{
	switch (e->type) {
	case EVENT_CALL:
		return on_call(s, told, &e->call);
	case EVENT_XPTI:
	case EVENT_XPTI_POINT:
		return on_xpti(s, told, e->xpti, e->type == EVENT_XPTI_POINT);
	case EVENT_FILE:
		return on_file(s, told, e);
	case EVENT_SAMPLE:
		return on_sample(s, e);
	case EVENT_HOST:
		return on_host(s, e);
	case EVENT_CLOCK:
		on_clock(s, (const struct xb_def_clock *)e->rec);
		return 0;
	default:
		return 0;
	}
}

static void parquet_start(struct sink *sink, struct model *m)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);

	s->watcher = (struct lifetimes_watcher){ .fn = on_allocation, .u = s };
	lifetimes_watch(model_lifetimes(m), &s->watcher);
}

static int parquet_event(struct sink *sink, const struct event *e, const struct told *told,
			 struct strbuf *out)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);
	int r;

	(void)out;
	if (s->error)
		return s->error;
	if (e->rec->ts > s->last)
		s->last = e->rec->ts;
	r = on_event(s, e, told);
	/* What has failed once must not end as if it were whole. */
	if (r < 0 && !s->error)
		s->error = r;
	return s->error;
}

static int parquet_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);
	struct lifetimes *l = model_lifetimes(m);

	(void)out;
	if (s->error)
		return s->error;
	lifetimes_finish(l);
	lifetimes_watch_rest(l, &s->watcher);
	return s->error;
}

static int parquet_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);
	struct row_source whole = { .recording = &s->recording };
	int r = s->error;

	(void)out;
	/* A row a cause, zeros too: that nothing was lost is said. */
	for (unsigned i = 0; i < XB_C_LOSS_MAX && r >= 0; i++) {
		struct row_source x = { .loss = { losses_name(i), losses_text(i), counters[i] } };

		r = put_row(s, s->folder, s->last, ROW_LOSS, &x);
		s->recording.lost += counters[i];
	}
	s->recording.began = folder_time(s->folder, s->begin);
	s->recording.part = s->sink.part;
	if (r >= 0)
		r = put_row(s, s->folder, s->last, ROW_RECORDING, &whole);
	if (r >= 0)
		r = folder_keep(s->folder, s->last);
	for (unsigned i = 0; i < XB_HOST_MAX && r >= 0; i++)
		r = s->hosts[i] ? folder_keep(s->hosts[i], s->last) : 0;
	return r;
}

static void parquet_done(struct sink *sink)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);

	folder_free(s->folder);
	for (unsigned i = 0; i < XB_HOST_MAX; i++)
		folder_free(s->hosts[i]);
	free(s->path);
	free(s->host);
	strbuf_done(&s->text);
	strbuf_done(&s->clean);
}

static void make_tables(struct parquet_sink *s)
{
	static const char *const names[ROW_KINDS] = {
		[ROW_CALL] = "calls",
		[ROW_XPTI] = "events",
		[ROW_FILE] = "files",
		[ROW_SAMPLE] = "samples",
		[ROW_ALLOCATION] = "allocations",
		[ROW_LOSS] = "losses",
		[ROW_RECORDING] = "recordings",
	};

	for (unsigned kind = 0; kind < ROW_KINDS; kind++) {
		struct parquet_column *columns = s->columns[kind];
		unsigned n = 0;

		memcpy(columns, common, sizeof(common));
		for (unsigned i = 0; i < row_columns[kind].n; i++) {
			const struct column *c = &row_columns[kind].at[i];

			if (!c->in_parquet)
				continue;
			columns[COMMON + c->in_parquet - 1] = c->parquet;
			s->numbers[kind][c->in_parquet - 1] = (uint8_t)i;
			n++;
		}
		s->tables[kind] = (struct parquet_table){ names[kind], columns, COMMON + n };
	}
}

static int parquet_sink_open(struct sink *sink)
{
	struct parquet_sink *s = sink_own(parquet_sink, sink);
	const struct sink_opts *o = &sink->opts;
	int r;

	make_tables(s);
	r = o->path ? folder_new(o->path, s->tables, ROW_KINDS, o->host, o->force, &s->folder)
		    : -EINVAL;
	if (r < 0)
		return r;
	s->path = strdup(o->path);
	s->host = strdup(o->host ? o->host : "");
	return s->path && s->host ? 0 : -ENOMEM;
}

const struct sink_ops sink_parquet = {
	.name = "parquet",
	.size = sizeof(struct parquet_sink),
	.needs = MODEL_MEMORY | TOLD_WORK,
	.shows_values = true,
	.open = parquet_sink_open,
	.start = parquet_start,
	.event = parquet_event,
	.finish = parquet_finish,
	.lost = parquet_lost,
	.done = parquet_done,
};
