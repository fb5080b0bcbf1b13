// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* schema.c - see schema.h: the rows that several formats write, with a function for each kind. */
#include "sink/tables/schema.h"

#include <errno.h>
#include <math.h>

#include "base/json.h"
#include "decode/sampled.h"
#include "decode/xpti.h"
#include "sink/file_text.h"
#include "sink/site.h"
#include "sink/value.h"
#include "sink/work.h"
#include "sink/xpti.h"

/* ---- texts that are made for a row ------------------------------------------------------------- */

/*
 * What was appended to x->text since it had that length. The text may move as long as it grows, so the cell has no
 * address until row_cells() has all of the row.
 */
static struct cell made(const struct row_source *x, size_t since)
{
	return (struct cell){ .kind = CELL_TEXT, .len = x->text->len - since };
}

static struct cell made_json(struct row_source *x, const struct json *j, size_t since)
{
	x->text->failed |= j->failed;
	return made(x, since);
}

static struct value_view view_of(const struct row_source *x)
{
	return (struct value_view){ .told = x->call ? x->told : NULL, .call = x->call };
}

static struct cell comm(const struct model_process *p)
{
	return p ? cell_textn(p->comm, strnlen(p->comm, sizeof(p->comm))) : cell_null();
}

static struct cell process_at_host(struct row_source *x)
{
	const struct cell name = comm(x->told->process);
	size_t since = x->text->len;

	strbuf_add(x->text, name.text, name.kind == CELL_NULL ? 0 : name.len);
	host_add(x->text, x->told->host);
	return made(x, since);
}

static struct cell values(struct row_source *x, const struct value *v, uint32_t n)
{
	const struct value_view view = view_of(x);
	size_t since = x->text->len;

	for (uint32_t i = 0; i < n; i++) {
		if (i)
			strbuf_adds(x->text, ", ");
		if (v[i].key && *v[i].key)
			strbuf_addf(x->text, "%s=", v[i].key);
		value_text(x->text, &v[i], &view);
	}
	return made(x, since);
}

static struct cell arguments_json(struct row_source *x)
{
	const struct value_view view = view_of(x);
	size_t since = x->text->len;
	struct json j;

	json_start(&j, x->text);
	value_args_json(&j, NULL, &view);
	return made_json(x, &j, since);
}

/* Of a launch, or of an XPTI event. */
static struct cell object_json(struct row_source *x)
{
	const struct value_view view = view_of(x);
	size_t since = x->text->len;
	struct json j;

	json_start(&j, x->text);
	json_object(&j, NULL);
	if (x->call)
		work_args_json(&j, x->told->launch, &view);
	else
		xpti_json(&j, x->xpti, &view);
	json_end_object(&j);
	return made_json(x, &j, since);
}

static struct cell kernel_object(struct row_source *x)
{
	const struct model_object *o = &x->told->launch->kernel;
	size_t since = x->text->len;

	value_object(x->text, o->word, o->number, o->uncertain);
	return made(x, since);
}

static struct cell direction(struct row_source *x)
{
	size_t since = x->text->len;

	strbuf_addf(x->text, "%c2%c", x->told->copy->from, x->told->copy->to);
	return made(x, since);
}

static struct cell uid_text(struct row_source *x)
{
	size_t since = x->text->len;
	char uid[XPTI_UID_TEXT];

	xpti_uid_text(&x->xpti->rec->uid, uid);
	strbuf_adds(x->text, uid);
	return made(x, since);
}

static struct cell open_flags(struct row_source *x)
{
	size_t since = x->text->len;

	file_text_flags(x->text, ((const struct xb_file *)x->file->rec)->flags);
	return made(x, since);
}

static struct cell open_result(struct row_source *x)
{
	const struct xb_file *f = (const void *)x->file->rec;
	const char *error = file_text_error(f);
	size_t since = x->text->len;

	if (error)
		return cell_text(error);
	strbuf_addf(x->text, "%lld", (long long)f->ret);
	return made(x, since);
}

static struct cell whole_path(struct row_source *x, const char *directory, const char *path)
{
	size_t since = x->text->len;

	if (*path != '/' && directory)
		strbuf_addf(x->text, "%s/", directory);
	strbuf_adds(x->text, path);
	return made(x, since);
}

static struct cell about_sample(struct row_source *x, const struct sampled_group *g,
				const struct sampled_metric *m)
{
	const struct xb_sample *rec = x->sample->rec;
	size_t since = x->text->len;

	strbuf_addf(x->text, "device=%s, unit=%s, error=%llu%s", g->device, m->unit,
		    (unsigned long long)rec->error,
		    rec->h.flags & XB_SAMPLE_UNTIMED ? ", untimed" : "");
	return made(x, since);
}

/* A line a frame, as site_text() has them, without what stands before the first. */
static struct cell stack(struct row_source *x)
{
	size_t since = x->text->len, before;

	site_text(x->text, x->call);
	if (x->text->len == since)
		return cell_null();
	before = strspn(x->text->buf + since, "\n >");
	x->text->len -= before;
	memmove(x->text->buf + since, x->text->buf + since + before, x->text->len - since + 1);
	return made(x, since);
}

/* ---- values that take more than an expression -------------------------------------------------- */

static struct cell string(const struct value *v)
{
	return value_is_text(v) ? cell_textn(v->str, v->len) : cell_null();
}

static struct cell as_real(const struct value *v)
{
	if (v->kind == VALUE_FLOAT)
		return isfinite(v->f) ? cell_real(v->f) : cell_null();
	return cell_real((double)v->u);
}

/* The same, but integers as such: what is no number is null. */
static struct cell number(const struct value *v)
{
	return v->kind == VALUE_FLOAT || v->u > INT64_MAX ? as_real(v) : INT(v->u);
}

/* With all its digits. */
static struct cell digits(struct row_source *x, const struct value *v)
{
	size_t since = x->text->len;
	struct json j;

	if (v->kind != VALUE_FLOAT || !isfinite(v->f))
		return v->kind == VALUE_FLOAT ? cell_null() : INT(v->u);
	json_start(&j, x->text);
	json_double(&j, NULL, v->f);
	return made_json(x, &j, since);
}

/* work_unfinished() without its underscore. */
static const char *unfinished_for_people(unsigned flags)
{
	const char *word = work_unfinished(flags);

	return word && !strcmp(word, "in_flight") ? "in flight" : word;
}

/* The innermost frame whose place in a source is known; one without a source if there is none. */
static const struct event_frame *place_of(const struct event_call *c)
{
	static const struct event_frame nowhere;

	for (uint32_t i = 0; c->site && i < c->site->nframes; i++)
		if (c->site->frames[i] && *c->site->frames[i]->source)
			return c->site->frames[i];
	return &nowhere;
}

/* ---- a function for each kind of row: the values of its columns -------------------------- */

#define NUMBER(sql, name, ...) COLUMN_##name,
#define CASE(sql, name, type, csv, parquet, value) \
	case COLUMN_##name:                        \
		ret[i] = value;                    \
		break;
#define FILL(list)                            \
	enum { list(NUMBER) };                \
	for (unsigned i = 0; i < n; i++) {    \
		switch (columns[i]) {         \
		default:                      \
			ret[i] = cell_null(); \
			break;                \
			list(CASE)            \
		}                             \
	}

#define ALL_OF_CALL(C) \
	CALL_COLUMNS(C) ARGUMENT_COLUMNS(C) LAUNCH_COLUMNS(C) COPY_COLUMNS(C) CALL_WIDE_COLUMNS(C)

static void call_cells(struct row_source *x, const uint8_t *columns, unsigned n, struct cell *ret)
{
	const struct event_call *c = x->call;
	const struct xb_call *rec = c->rec;
	const struct model_process *p = x->told->process;
	const struct model_launch *l = x->told->launch;
	const struct model_copy *copy = x->told->copy;
	const unsigned flags = rec->h.flags;
	const bool returned = c->ret.kind != VALUE_UNKNOWN;

	FILL(ALL_OF_CALL);
}

#define ALL_OF_XPTI(C) XPTI_EVENT_COLUMNS(C) XPTI_WIDE_COLUMNS(C)

static void xpti_cells(struct row_source *x, const uint8_t *columns, unsigned n, struct cell *ret)
{
	const struct event_xpti *e = x->xpti;
	const struct xb_xpti *rec = e->rec;
	const bool has_uid = e->has_event && xpti_uid_known(&rec->uid);
	const bool has_file = value_is_text(&e->file) && e->file.len;

	FILL(ALL_OF_XPTI);
}

#define ALL_OF_FILE(C) OPENED_FILE_COLUMNS(C) OPENED_FILE_WIDE_COLUMNS(C)

static void file_cells(struct row_source *x, const uint8_t *columns, unsigned n, struct cell *ret)
{
	const struct event *e = x->file;
	const struct xb_file *rec = (const void *)e->rec;
	const struct model_process *p = x->told->process;
	const bool returned = rec->how != XB_FILE_MAPPED && rec->how != XB_FILE_INTERPRETER;
	const char *path = rec->h.flags & XB_FILE_UNREAD ? NULL : event_text(e, 0);
	const char *directory = *event_text(e, 1) ? event_text(e, 1) : NULL;

	FILL(ALL_OF_FILE);
}

#define ALL_OF_SAMPLE(C) SAMPLE_COLUMNS(C) SAMPLE_WIDE_COLUMNS(C)

static void sample_cells(struct row_source *x, const uint8_t *columns, unsigned n, struct cell *ret)
{
	const struct xb_sample *rec = x->sample->rec;
	const struct sampled_group *g = x->sample->group;
	const struct sampled_metric *m = &g->metrics[x->metric];
	const struct value *v = &x->sample->values[x->metric];

	FILL(ALL_OF_SAMPLE);
}

#define ALL_OF_ALLOCATION(C) ALLOCATION_COLUMNS(C) ALLOCATION_WIDE_COLUMNS(C)

static void allocation_cells(struct row_source *x, const uint8_t *columns, unsigned n,
			     struct cell *ret)
{
	const struct lifetimes_life *life = x->life;

	FILL(ALL_OF_ALLOCATION);
}

#define ALL_OF_LOSS(C) LOSS_COLUMNS(C) LOSS_WIDE_COLUMNS(C)

static void loss_cells(struct row_source *x, const uint8_t *columns, unsigned n, struct cell *ret)
{
	FILL(ALL_OF_LOSS);
}

static void recording_cells(struct row_source *x, const uint8_t *columns, unsigned n,
			    struct cell *ret)
{
	const struct recording *r = x->recording;

	FILL(RECORDING_COLUMNS);
}

/* ---- rows -------------------------------------------------------------------------------------- */

#define COLUMN(sql, name, type, csv, parquet, value) { { #name, PARQUET_##type }, parquet, csv },
#define KIND(list)				     { (const struct column[]){ list(COLUMN) }, 0 list(ONE_MORE) }

const struct columns row_columns[ROW_KINDS] = {
	[ROW_CALL] = KIND(ALL_OF_CALL),
	[ROW_XPTI] = KIND(ALL_OF_XPTI),
	[ROW_FILE] = KIND(ALL_OF_FILE),
	[ROW_SAMPLE] = KIND(ALL_OF_SAMPLE),
	[ROW_ALLOCATION] = KIND(ALL_OF_ALLOCATION),
	[ROW_LOSS] = KIND(ALL_OF_LOSS),
	[ROW_RECORDING] = KIND(RECORDING_COLUMNS),
};

int row_cells(enum row_kind kind, struct row_source *x, const uint8_t *columns, unsigned n,
	      struct cell *ret)
{
	static void (*const fill[])(struct row_source *, const uint8_t *, unsigned,
				    struct cell *) = {
		[ROW_CALL] = call_cells,
		[ROW_XPTI] = xpti_cells,
		[ROW_FILE] = file_cells,
		[ROW_SAMPLE] = sample_cells,
		[ROW_ALLOCATION] = allocation_cells,
		[ROW_LOSS] = loss_cells,
		[ROW_RECORDING] = recording_cells,
	};
	const char *at;

	strbuf_reset(x->text);
	fill[kind](x, columns, n, ret);
	if (strbuf_failed(x->text))
		return -ENOMEM;
	at = strbuf_str(x->text);
	for (unsigned i = 0; i < n; i++) {
		if (ret[i].kind != CELL_TEXT || ret[i].text)
			continue;
		ret[i].text = at;
		at += ret[i].len;
	}
	return 0;
}
