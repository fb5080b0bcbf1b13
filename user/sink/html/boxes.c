// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * boxes.c - see boxes.h.
 *
 * Boxes are in chunks, by lane. Calls of one thread at one depth follow each other and come in this order, so a
 * lane is in order as it grows. The few boxes that are not (a call that was added afterwards, two threads in the
 * lane of all for which there was no room) mark their lane, which is sorted at the end.
 *
 * Making cells wider works in place, on each lane separately: boxes that begin in the same cell of time and are shorter
 * than it become one, from the beginning of the first to the end of the last, with the name of the one that is longest
 * on average. Boxes longer than the cell are not changed. Each lane therefore has at most two boxes per cell.
 *
 * The format, per level, of unsigned LEB128 numbers in five columns, each for all boxes, lane by lane:
 *
 * 	begin, since the box before in the lane began, or since the timeline's begin
 * 	length
 * 	name
 * 	flags | (events - 1) << 3
 * 	only of boxes of several events: how much of them is inside events, 255 is all
 *
 * In columns, similar numbers are beside each other, so deflate works well. The line of JSON has names, lanes, and
 * of each level the width of its cells and how many boxes each lane has.
 */
#include "sink/html/boxes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "wire.h"

#define CHUNK	   64u
#define FIRST_CELL 256u /* ns */
#define WIDEN	   4u
#define WORTH	   3u	 /* a level has at most a third of the boxes of the one before */
#define FEW	   2048u /* boxes that need no further level */
#define FLAG_BITS  3u
#define FLAGS	   ((1u << FLAG_BITS) - 1)

struct box {
	uint64_t ts, dur;
	uint64_t busy; /* ns inside events */
	uint32_t count;
	uint16_t name;
	uint16_t flags;
};

struct chunk {
	struct chunk *next;
	uint32_t n;
	struct box box[CHUNK];
};

struct lane_key {
	uint32_t tgid, tid, depth;
	uint32_t xpti, queue;
};

struct lane {
	struct lane_key key;
	char process[80]; /* with its machine's name, cut */
	char thread[96];  /* or queue */
	struct chunk *first, *last;
	uint64_t latest; /* the last box began then */
	uint32_t number, boxes;
	bool unsorted, folded;
	UT_hash_handle hh;
};

struct name {
	char *key; /* layer, what, more, each with its NUL */
	uint32_t number;
	UT_hash_handle hh;
};

struct boxes {
	size_t max, boxes;
	uint64_t cell; /* of the first level, ns; 0: each event is a box of its own */
	uint64_t begin, end, events;
	struct lane **lanes;
	struct lane *by_key;
	struct name **names;
	struct name *by_text;
	uint32_t nlanes, nnames;
	struct lane *recent;
	struct strbuf text; /* for a name that is looked up */
};

int boxes_new(size_t max, struct boxes **ret)
{
	struct boxes *t = calloc(1, sizeof(*t));

	if (!t)
		return -ENOMEM;
	t->max = max < 1024 ? 1024 : max;
	t->begin = UINT64_MAX;
	t->lanes = calloc(BOXES_LANES, sizeof(*t->lanes));
	t->names = calloc(BOXES_NAMES, sizeof(*t->names));
	if (!t->lanes || !t->names) {
		boxes_free(t);
		return -ENOMEM;
	}
	*ret = t;
	return 0;
}

static void drop_boxes(struct lane *l)
{
	struct chunk *c, *next;

	for (c = l->first; c; c = next) {
		next = c->next;
		free(c);
	}
	l->first = l->last = NULL;
}

struct boxes *boxes_free(struct boxes *t)
{
	uint32_t i;

	if (!t)
		return NULL;
	HASH_CLEAR(hh, t->by_key);
	HASH_CLEAR(hh, t->by_text);
	for (i = 0; i < t->nlanes; i++) {
		drop_boxes(t->lanes[i]);
		free(t->lanes[i]);
	}
	for (i = 0; i < t->nnames; i++) {
		free(t->names[i]->key);
		free(t->names[i]);
	}
	free(t->lanes);
	free(t->names);
	strbuf_done(&t->text);
	free(t);
	return NULL;
}

/* ---- lanes ------------------------------------------------------------------------------------- */

static struct lane_key key_of(const struct boxes_lane *lane)
{
	uint32_t depth = lane->depth < BOXES_DEPTHS ? lane->depth : BOXES_DEPTHS - 1;

	return (struct lane_key){ lane->tgid, lane->tid, depth, lane->xpti, lane->queue };
}

bool boxes_has_lane(struct boxes *t, const struct boxes_lane *lane, uint32_t *ret)
{
	struct lane_key key = key_of(lane);
	struct lane *l = t->recent;

	if (!l || memcmp(&l->key, &key, sizeof(key)))
		HASH_FIND(hh, t->by_key, &key, sizeof(key), l);
	if (!l)
		return false;
	t->recent = l;
	*ret = l->number;
	return true;
}

int boxes_lane(struct boxes *t, const struct boxes_lane *lane, const char *process,
	       const char *thread, uint32_t *ret)
{
	struct lane *l;

	if (boxes_has_lane(t, lane, ret))
		return 0;
	if (t->nlanes == BOXES_LANES) {
		*ret = BOXES_LANES - 1;
		return 0;
	}
	l = calloc(1, sizeof(*l));
	if (!l)
		return -ENOMEM;
	l->number = t->nlanes;
	l->folded = t->nlanes == BOXES_LANES - 1;
	if (!l->folded) {
		l->key = key_of(lane);
		snprintf(l->process, sizeof(l->process), "%s", process);
		snprintf(l->thread, sizeof(l->thread), "%s", thread);
		HASH_ADD(hh, t->by_key, key, sizeof(l->key), l);
	}
	t->lanes[t->nlanes++] = l;
	*ret = l->number;
	return 0;
}

void boxes_thread_ended(struct boxes *t, uint32_t tgid, uint32_t tid)
{
	struct lane_key key = { .tgid = tgid, .tid = tid };
	struct lane *l;

	t->recent = NULL;
	for (key.xpti = 0; key.xpti < 2; key.xpti++) {
		for (key.depth = 0; key.depth < BOXES_DEPTHS; key.depth++) {
			HASH_FIND(hh, t->by_key, &key, sizeof(key), l);
			if (l)
				HASH_DEL(t->by_key, l);
		}
	}
}

/* ---- names ------------------------------------------------------------------------------------- */

/* Cut at a border of characters, as far as it has any. */
static size_t fitting(const char *text, size_t len)
{
	if (len <= BOXES_TEXT)
		return len;
	for (len = BOXES_TEXT; len > BOXES_TEXT - 4; len--) {
		if (((unsigned char)text[len] & 0xc0) != 0x80)
			break;
	}
	return len;
}

static void add_part(struct strbuf *b, const char *text, size_t len)
{
	size_t fits = fitting(text, len);
	const char *nul = memchr(text, '\0', fits);

	strbuf_add(b, text, nul ? (size_t)(nul - text) : fits);
	if (fits < len && !nul)
		strbuf_adds(b, "...");
	strbuf_add(b, "", 1);
}

static int add_name(struct boxes *t, struct name **ret)
{
	struct name *n = calloc(1, sizeof(*n));

	if (!n)
		return -ENOMEM;
	n->key = malloc(t->text.len ?: 1);
	if (!n->key) {
		free(n);
		return -ENOMEM;
	}
	memcpy(n->key, t->text.buf, t->text.len);
	n->number = t->nnames;
	t->names[t->nnames++] = n;
	HASH_ADD_KEYPTR(hh, t->by_text, n->key, t->text.len, n);
	*ret = n;
	return 0;
}

int boxes_name(struct boxes *t, const char *layer, const char *what, const char *more,
	       size_t more_len, uint32_t *ret)
{
	struct name *n;
	int r;

	strbuf_reset(&t->text);
	add_part(&t->text, layer, strlen(layer));
	add_part(&t->text, what, strlen(what));
	add_part(&t->text, more, more_len);
	if (strbuf_failed(&t->text))
		return -ENOMEM;
	HASH_FIND(hh, t->by_text, t->text.buf, t->text.len, n);
	if (!n && t->nnames == BOXES_NAMES) {
		*ret = BOXES_NAMES - 1;
		return 0;
	}
	if (!n && t->nnames == BOXES_NAMES - 1) {
		strbuf_reset(&t->text);
		strbuf_add(&t->text, "\0(other)\0", 10);
	}
	if (!n) {
		r = add_name(t, &n);
		if (r < 0)
			return r;
	}
	*ret = n->number;
	return 0;
}

/* ---- boxes ------------------------------------------------------------------------------------- */

static void merge(struct box *into, const struct box *b)
{
	uint64_t end = into->ts + into->dur;

	if (b->busy / b->count > into->busy / into->count)
		into->name = b->name;
	if (b->ts + b->dur > end)
		end = b->ts + b->dur;
	into->dur = end - into->ts;
	into->busy += b->busy;
	into->count += b->count;
	/* It has no length only if none has. */
	into->flags = (uint16_t)(((into->flags | b->flags) & ~BOXES_EVENT) |
				 (into->flags & b->flags & BOXES_EVENT));
}

static bool in_one_cell(const struct boxes *t, const struct box *a, const struct box *b,
			uint64_t cell)
{
	return a->dur < cell && b->dur < cell &&
	       (a->ts - t->begin) / cell == (b->ts - t->begin) / cell &&
	       b->count <= UINT32_MAX / (1u << FLAG_BITS) - a->count;
}

static int by_begin(const void *a, const void *b)
{
	const struct box *x = a, *y = b;

	return x->ts < y->ts ? -1 : x->ts > y->ts;
}

static int sort_lane(struct lane *l)
{
	_cleanup_free_ struct box *all = NULL;
	struct chunk *c;
	size_t n = 0;

	if (!l->unsorted)
		return 0;
	all = calloc(l->boxes, sizeof(*all));
	if (!all)
		return -ENOMEM;
	for (c = l->first; c; c = c->next) {
		memcpy(all + n, c->box, c->n * sizeof(*all));
		n += c->n;
	}
	qsort(all, n, sizeof(*all), by_begin);
	for (c = l->first, n = 0; c; n += c->n, c = c->next)
		memcpy(c->box, all + n, c->n * sizeof(*all));
	l->unsorted = false;
	return 0;
}

/* Boxes of one cell become one; chunks that are left over go. */
static void widen_lane(struct boxes *t, struct lane *l, uint64_t cell)
{
	struct chunk *to = l->first, *c, *rest;
	struct box *last = NULL;
	uint32_t i, n = 0;

	l->boxes = 0;
	for (c = l->first; c; c = c->next) {
		for (i = 0; i < c->n; i++) {
			if (last && in_one_cell(t, last, &c->box[i], cell)) {
				merge(last, &c->box[i]);
				continue;
			}
			if (n == CHUNK) {
				to = to->next;
				n = 0;
			}
			/* Never ahead of what is read. */
			to->box[n] = c->box[i];
			last = &to->box[n++];
			l->boxes++;
		}
	}
	if (!to)
		return;
	for (c = l->first; c != to; c = c->next)
		c->n = CHUNK;
	to->n = n;
	rest = to->next;
	to->next = NULL;
	l->last = to;
	for (; rest; rest = c) {
		c = rest->next;
		free(rest);
	}
}

static int widen(struct boxes *t, uint64_t cell)
{
	uint32_t i;
	int r;

	t->boxes = 0;
	for (i = 0; i < t->nlanes; i++) {
		r = sort_lane(t->lanes[i]);
		if (r < 0)
			return r;
		widen_lane(t, t->lanes[i], cell);
		t->boxes += t->lanes[i]->boxes;
	}
	return 0;
}

static int make_room(struct boxes *t)
{
	/* What came since the last time has not been put into cells of this width yet. */
	int r = t->cell ? widen(t, t->cell) : 0;

	while (r >= 0 && t->boxes > t->max / 2 && t->cell < UINT64_MAX / WIDEN) {
		t->cell = t->cell ? t->cell * WIDEN : FIRST_CELL;
		r = widen(t, t->cell);
	}
	return r;
}

int boxes_add(struct boxes *t, uint32_t lane, uint32_t name, uint64_t ts, uint64_t dur,
	      unsigned flags)
{
	struct lane *l = t->lanes[lane];
	struct chunk *c = l->last;
	int r;

	if (t->boxes >= t->max) {
		r = make_room(t);
		if (r < 0)
			return r;
		c = l->last;
	}
	if (!c || c->n == CHUNK) {
		c = malloc(sizeof(*c));
		if (!c)
			return -ENOMEM;
		c->next = NULL;
		c->n = 0;
		if (l->last)
			l->last->next = c;
		else
			l->first = c;
		l->last = c;
	}
	if (dur > UINT64_MAX - ts)
		dur = 0;
	c->box[c->n++] = (struct box){ .ts = ts,
				       .dur = dur,
				       .busy = dur,
				       .count = 1,
				       .name = (uint16_t)name,
				       .flags = (uint16_t)(flags & FLAGS) };
	l->unsorted |= l->boxes && ts < l->latest;
	l->latest = ts;
	l->boxes++;
	t->boxes++;
	t->events++;
	if (ts < t->begin)
		t->begin = ts;
	if (ts + dur > t->end)
		t->end = ts + dur;
	return 0;
}

/* ---- writing ----------------------------------------------------------------------------------- */

enum column { COLUMN_BEGIN, COLUMN_LENGTH, COLUMN_NAME, COLUMN_EVENTS, COLUMN_BUSY, COLUMNS };

static uint64_t number_in(enum column column, const struct box *b, uint64_t before)
{
	switch (column) {
	case COLUMN_BEGIN:
		return b->ts - before;
	case COLUMN_LENGTH:
		return b->dur;
	case COLUMN_NAME:
		return b->name;
	case COLUMN_EVENTS:
		return b->flags | (uint64_t)(b->count - 1) << FLAG_BITS;
	default:
		return !b->dur || b->busy >= b->dur
			       ? 255
			       : (uint64_t)(255.0 * (double)b->busy / (double)b->dur);
	}
}

static void add_column(const struct boxes *t, enum column column, struct strbuf *data)
{
	const struct chunk *c;
	uint64_t before;
	uint32_t i, k;

	for (i = 0; i < t->nlanes; i++) {
		before = t->begin;
		for (c = t->lanes[i]->first; c; c = c->next) {
			for (k = 0; k < c->n; k++) {
				if (column == COLUMN_BUSY && c->box[k].count == 1)
					continue;
				strbuf_add_leb128(data, number_in(column, &c->box[k], before));
				before = c->box[k].ts;
			}
		}
	}
}

static void add_level(const struct boxes *t, uint64_t cell, struct strbuf *data, struct json *j)
{
	enum column column;
	uint32_t i;

	json_object(j, NULL);
	json_u64(j, "cell", cell);
	json_u64(j, "boxes", t->boxes);
	json_array(j, "lanes");
	for (i = 0; i < t->nlanes; i++)
		json_u64(j, NULL, t->lanes[i]->boxes);
	json_end_array(j);
	json_end_object(j);
	for (column = 0; column < COLUMNS; column++)
		add_column(t, column, data);
}

static int add_levels(struct boxes *t, struct strbuf *data, struct json *j)
{
	uint64_t cell = t->cell ? t->cell : FIRST_CELL;
	size_t before = t->boxes;
	unsigned n = 1;
	int r = 0;

	add_level(t, t->cell, data, j);
	while (before > FEW && n < BOXES_LEVELS && cell < t->end - t->begin) {
		cell *= WIDEN;
		r = widen(t, cell);
		if (r < 0)
			break;
		if (t->boxes > before / WORTH)
			continue;
		add_level(t, cell, data, j);
		before = t->boxes;
		n++;
	}
	return r;
}

static void add_lanes(const struct boxes *t, struct json *j)
{
	uint32_t i;

	json_array(j, "lanes");
	for (i = 0; i < t->nlanes; i++) {
		const struct lane *l = t->lanes[i];

		json_object(j, NULL);
		if (l->folded) {
			json_null(j, "pid");
			json_null(j, "tid");
		} else {
			json_u64(j, "pid", xb_id(l->key.tgid));
			json_u64(j, "tid", xb_id(l->key.tid));
		}
		json_str(j, "process", l->process);
		json_str(j, "thread", l->thread);
		json_u64(j, "depth", l->key.depth);
		json_bool(j, "xpti", l->key.xpti);
		json_u64(j, "queue", l->key.queue);
		json_end_object(j);
	}
	json_end_array(j);
}

static void add_names(const struct boxes *t, struct json *j)
{
	const char *part;
	uint32_t i, k;

	json_array(j, "names");
	for (i = 0; i < t->nnames; i++) {
		json_array(j, NULL);
		for (k = 0, part = t->names[i]->key; k < 3; k++, part += strlen(part) + 1)
			json_str(j, NULL, part);
		json_end_array(j);
	}
	json_end_array(j);
}

uint64_t boxes_begin(const struct boxes *t)
{
	return t->events ? t->begin : 0;
}

int boxes_write(struct boxes *t, struct strbuf *ret_data, struct strbuf *ret_line)
{
	struct json j;
	uint32_t i;
	int r = 0;

	if (!t->events)
		t->begin = t->end = 0;
	for (i = 0; r >= 0 && i < t->nlanes; i++)
		r = sort_lane(t->lanes[i]);
	if (r < 0)
		return r;
	if (t->cell)
		r = widen(t, t->cell);
	if (r < 0)
		return r;
	json_line(&j, ret_line, "timeline");
	json_u64(&j, "from", t->begin);
	json_u64(&j, "to", t->end);
	json_u64(&j, "events", t->events);
	json_u64(&j, "boxes", t->boxes);
	add_lanes(t, &j);
	add_names(t, &j);
	json_array(&j, "levels");
	r = add_levels(t, ret_data, &j);
	json_end_array(&j);
	if (r < 0)
		return r;
	r = json_end_line(&j);
	return r < 0 || strbuf_failed(ret_data) ? -ENOMEM : 0;
}
