// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * details.c - see details.h.
 *
 * The format: one line of JSON, and after its line break numbers, LEB128. The line has
 *
 * 	texts		strings; all numbers of texts are places in it
 * 	signatures	of a function each: [name, type] of each argument, numbers of texts; the first one, of what is described in
 *			one text, is empty
 * 	stacks		numbers of texts, the innermost frame first; the first one is empty
 * 	first		when the first event began, ns since the page's begin
 *
 * The numbers are in columns, first those of all events:
 *
 * 	lane		as in boxes.c
 * 	begin		since the event before
 * 	signature
 *
 * then, of one signature after the other, those of its events:
 *
 * 	values		a column for each argument, or one; texts
 * 	work		what it made a device do; a text, maybe empty
 * 	result		a text, maybe empty
 * 	stack
 *
 * A begin, and each number of a signature's columns, is the difference from the one before, (difference << 1) ^ sign. What
 * a program passes to a function is the same again and again, or new each time, as the text is then: so these differences
 * are the same again and again, and deflate makes a byte of a hundred of them.
 */
#include "sink/html/details.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "base/json.h"
#include "base/keyed.h"
#include "sink/site.h"
#include "sink/work.h"

#define SIGNATURES 8192u      /* then names of arguments are missing */
#define WHOLE	   UINT32_MAX /* as nargs: the signature of what is described in one text */
#define RESERVED   8u	      /* one in so many is for calls that failed */

/* A text, or the texts of a stack: found by their bytes. */
struct item {
	uint32_t number;
	size_t len;
	UT_hash_handle hh;
	char bytes[];
};

struct items {
	struct item *all; /* in the order of their numbers */
	uint32_t n;
};

struct column {
	struct strbuf numbers;
	const struct item *last; /* the next event's is often the same: it need not be looked up */
};

struct signature_key {
	uint64_t function; /* its row of the catalog */
	uint32_t nargs, zero;
};

struct signature {
	struct keyed_row row;
	struct signature_key key;
	uint32_t number, nvalues;
	uint32_t *texts; /* name, type, name, type */
	struct column *values, work, result, stack;
};

struct details {
	uint32_t max_events, events;
	size_t max_bytes, bytes;
	uint64_t first, before; /* ts */
	uint64_t left_out;
	struct items texts, stacks;
	struct keyed signatures;
	struct signature *whole;	      /* of what is described in one text */
	struct strbuf lanes, begins, numbers; /* of signatures */
	struct strbuf text;
};

static void signature_done(void *u, void *row)
{
	struct signature *s = row;

	(void)u;
	for (uint32_t i = 0; s->values && i < s->nvalues; i++)
		strbuf_done(&s->values[i].numbers);
	strbuf_done(&s->work.numbers);
	strbuf_done(&s->result.numbers);
	strbuf_done(&s->stack.numbers);
	free(s->values);
	free(s->texts);
}

static void items_done(struct items *items)
{
	struct item *i, *next;

	HASH_ITER(hh, items->all, i, next) {
		HASH_DEL(items->all, i);
		free(i);
	}
}

struct details *details_free(struct details *d)
{
	if (!d)
		return NULL;
	items_done(&d->texts);
	items_done(&d->stacks);
	keyed_clear(&d->signatures);
	strbuf_done(&d->lanes);
	strbuf_done(&d->begins);
	strbuf_done(&d->numbers);
	strbuf_done(&d->text);
	free(d);
	return NULL;
}

static int find_item(struct details *d, struct items *items, const void *bytes, size_t len,
		     const struct item **ret)
{
	struct item *i;

	HASH_FIND(hh, items->all, bytes, len, i);
	if (!i) {
		i = malloc(sizeof(*i) + len + 1);
		if (!i)
			return -ENOMEM;
		memcpy(i->bytes, bytes, len);
		i->bytes[len] = '\0';
		i->len = len;
		i->number = items->n++;
		HASH_ADD_KEYPTR(hh, items->all, i->bytes, len, i);
		d->bytes += len + 1;
	}
	*ret = i;
	return 0;
}

/* ---- columns ----------------------------------------------------------------------------------- */

static int add_number(struct details *d, struct strbuf *column, uint64_t v)
{
	size_t before = column->len;

	strbuf_add_leb128(column, v);
	d->bytes += column->len - before;
	return strbuf_failed(column) ? -ENOMEM : 0;
}

static int add_difference(struct details *d, struct strbuf *column, int64_t v)
{
	return add_number(d, column, (uint64_t)v << 1 ^ (v < 0 ? UINT64_MAX : 0));
}

static int add_item(struct details *d, struct column *c, struct items *items,
		    const struct strbuf *b)
{
	const struct item *last = c->last, *i = last;
	int r = strbuf_failed(b) ? -ENOMEM : 0;

	if (r >= 0 && (!i || i->len != b->len || memcmp(i->bytes, strbuf_str(b), b->len)))
		r = find_item(d, items, strbuf_str(b), b->len, &i);
	if (r < 0)
		return r;
	c->last = i;
	return add_difference(d, &c->numbers, (int64_t)i->number - (last ? last->number : 0));
}

/* What stands in d->text. */
static int add_text(struct details *d, struct column *c)
{
	int r = add_item(d, c, &d->texts, &d->text);

	strbuf_reset(&d->text);
	return r;
}

/* ---- signatures -------------------------------------------------------------------------------- */

static void add_type(struct strbuf *out, const struct cat_type *t)
{
	if (t && *t->name) {
		strbuf_adds(out, t->name);
	} else if (t && t->kind == CAT_PTR) {
		add_type(out, t->elem);
		strbuf_adds(out, " *");
	} else if (t && t->kind == CAT_STRING) {
		strbuf_adds(out, "char *");
	} else if (t && t->kind == CAT_FUNC) {
		strbuf_adds(out, "function *");
	}
}

static int name_argument(struct details *d, const struct event_call *c, uint32_t arg,
			 uint32_t ret_texts[2])
{
	const char *key = c->args[arg].key ?: "";
	const struct item *name, *type;
	int r = find_item(d, &d->texts, key, strlen(key), &name);

	strbuf_reset(&d->text);
	if (c->fn && arg < c->fn->nargs)
		add_type(&d->text, c->fn->args[arg].type);
	if (r >= 0)
		r = strbuf_failed(&d->text)
			    ? -ENOMEM
			    : find_item(d, &d->texts, strbuf_str(&d->text), d->text.len, &type);
	strbuf_reset(&d->text);
	if (r < 0)
		return r;
	ret_texts[0] = name->number;
	ret_texts[1] = type->number;
	return 0;
}

/* c: NULL: there are no names. */
static int new_signature(struct details *d, const struct signature_key *key,
			 const struct event_call *c, struct signature **ret)
{
	uint32_t nvalues = c ? c->nargs : 1;
	_cleanup_free_ uint32_t *texts = calloc(2 * (size_t)nvalues + 1, sizeof(*texts));
	_cleanup_free_ struct column *values = calloc((size_t)nvalues + 1, sizeof(*values));
	struct signature *s;
	int r = texts && values ? 0 : -ENOMEM;

	for (uint32_t i = 0; c && r >= 0 && i < nvalues; i++)
		r = name_argument(d, c, i, texts + 2 * (size_t)i);
	if (r < 0)
		return r;
	s = keyed_add(&d->signatures, key, sizeof(*key));
	if (!s)
		return -ENOMEM;
	s->number = HASH_COUNT(d->signatures.all) - 1;
	s->nvalues = nvalues;
	s->texts = TAKE_PTR(texts);
	s->values = TAKE_PTR(values);
	*ret = s;
	return 0;
}

/* The one of all that is described in one text if there is no room for one more. */
static int find_signature(struct details *d, const struct event_call *c, struct signature **ret)
{
	const struct signature_key key = { .function = (uint64_t)(uintptr_t)c->fn,
					   .nargs = c->nargs };
	struct signature *s = keyed_find(&d->signatures, &key, sizeof(key));

	if (!s && !keyed_is_full(&d->signatures))
		return new_signature(d, &key, c, ret);
	*ret = s ?: d->whole;
	return 0;
}

int details_new(uint32_t events, size_t bytes, struct details **ret)
{
	static const struct signature_key whole = { .nargs = WHOLE };
	struct details *d = calloc(1, sizeof(*d));
	const struct item *empty;

	if (!d)
		return -ENOMEM;
	d->max_events = events;
	d->max_bytes = bytes;
	d->signatures = (struct keyed){ .size = sizeof(struct signature),
					.max = SIGNATURES,
					.done = signature_done };
	/* The empty ones are the first. */
	if (find_item(d, &d->texts, "", 0, &empty) < 0 ||
	    find_item(d, &d->stacks, "", 0, &empty) < 0 ||
	    new_signature(d, &whole, NULL, &d->whole) < 0) {
		details_free(d);
		return -ENOMEM;
	}
	*ret = d;
	return 0;
}

/* ---- of a call --------------------------------------------------------------------------------- */

static int add_values(struct details *d, struct signature *s, const struct value_view *view)
{
	const struct event_call *c = view->call;
	bool whole = s == d->whole;
	int r = 0;

	for (uint32_t i = 0; r >= 0 && i < c->nargs; i++) {
		if (whole && i)
			strbuf_adds(&d->text, ", ");
		value_text(&d->text, &c->args[i], view);
		if (!whole)
			r = add_text(d, &s->values[i]);
	}
	return r < 0 || !whole ? r : add_text(d, &s->values[0]);
}

/* Each frame's line is a text. */
static int add_stack(struct details *d, struct signature *s, const struct event_call *c)
{
	_cleanup_(strbuf_done) struct strbuf numbers = STRBUF_INIT;
	const struct item *frame;
	const char *at, *end;
	int r = 0;

	site_text(&d->text, c);
	for (at = strbuf_str(&d->text); r >= 0 && *at == '\n'; at = end) {
		at += strlen(SITE_BEFORE);
		end = strchrnul(at, '\n');
		r = find_item(d, &d->texts, at, (size_t)(end - at), &frame);
		if (r >= 0)
			strbuf_add(&numbers, (const char *)&frame->number, sizeof(frame->number));
	}
	if (r >= 0 && strbuf_failed(&d->text))
		r = -ENOMEM;
	strbuf_reset(&d->text);
	return r < 0 ? r : add_item(d, &s->stack, &d->stacks, &numbers);
}

/* ---- events ------------------------------------------------------------------------------------ */

static bool has_room(struct details *d, bool failed)
{
	uint32_t events = d->max_events - (failed ? 0 : d->max_events / RESERVED);
	size_t bytes = d->max_bytes - (failed ? 0 : d->max_bytes / RESERVED);

	if (d->events < events && d->bytes < bytes)
		return true;
	d->left_out++;
	return false;
}

static int begin(struct details *d, uint32_t lane, uint64_t ts, const struct signature *s)
{
	int r = add_number(d, &d->lanes, lane);

	if (!d->events)
		d->first = d->before = ts;
	if (r >= 0)
		r = add_difference(d, &d->begins, (int64_t)(ts - d->before));
	if (r >= 0)
		r = add_number(d, &d->numbers, s->number);
	d->before = ts;
	d->events++;
	strbuf_reset(&d->text);
	return r;
}

int details_call(struct details *d, uint32_t lane, uint64_t ts, const struct value_view *view)
{
	struct signature *s;
	int r;

	if (!has_room(d, view->call->error))
		return 0;
	r = find_signature(d, view->call, &s);
	if (r >= 0)
		r = begin(d, lane, ts, s);
	if (r >= 0)
		r = add_values(d, s, view);
	if (r >= 0) {
		work_text(&d->text, view);
		r = add_text(d, &s->work);
	}
	if (r >= 0 && view->call->ret.kind != VALUE_UNKNOWN)
		value_text(&d->text, &view->call->ret, view);
	if (r >= 0)
		r = add_text(d, &s->result);
	return r < 0 ? r : add_stack(d, s, view->call);
}

int details_xpti(struct details *d, uint32_t lane, uint64_t ts, const struct event_xpti *x,
		 const struct value_view *view)
{
	static const struct strbuf none = STRBUF_INIT;
	struct signature *s = d->whole;
	int r;

	if (!has_room(d, false))
		return 0;
	r = begin(d, lane, ts, s);
	if (r >= 0) {
		xpti_text(&d->text, x, view);
		r = add_text(d, &s->values[0]);
	}
	if (r >= 0)
		r = add_item(d, &s->work, &d->texts, &none);
	if (r >= 0)
		r = add_item(d, &s->result, &d->texts, &none);
	return r < 0 ? r : add_item(d, &s->stack, &d->stacks, &none);
}

/* ---- writing ----------------------------------------------------------------------------------- */

static void add_signatures(const struct details *d, struct json *j)
{
	const struct signature *s;

	json_array(j, "signatures");
	KEYED_EACH(&d->signatures, s)
	{
		json_array(j, NULL);
		for (uint32_t i = 0; s != d->whole && i < 2 * s->nvalues; i++)
			json_u64(j, NULL, s->texts[i]);
		json_end_array(j);
	}
	json_end_array(j);
}

static void add_stacks(const struct details *d, struct json *j)
{
	const struct item *i;
	uint32_t number;

	json_array(j, "stacks");
	for (i = d->stacks.all; i; i = i->hh.next) {
		json_array(j, NULL);
		for (size_t at = 0; at < i->len; at += sizeof(number)) {
			memcpy(&number, i->bytes + at, sizeof(number));
			json_u64(j, NULL, number);
		}
		json_end_array(j);
	}
	json_end_array(j);
}

static void add_column(struct strbuf *out, const struct strbuf *column)
{
	strbuf_add(out, strbuf_str(column), column->len);
}

static void add_columns(const struct details *d, struct strbuf *out)
{
	const struct signature *s;

	add_column(out, &d->lanes);
	add_column(out, &d->begins);
	add_column(out, &d->numbers);
	KEYED_EACH(&d->signatures, s)
	{
		for (uint32_t i = 0; i < s->nvalues; i++)
			add_column(out, &s->values[i].numbers);
		add_column(out, &s->work.numbers);
		add_column(out, &s->result.numbers);
		add_column(out, &s->stack.numbers);
	}
}

int details_write(struct details *d, uint64_t begin, struct strbuf *out)
{
	const struct item *i;
	struct json j;
	int r;

	json_line(&j, out, "details");
	json_u64(&j, "first", d->events ? d->first - begin : 0);
	json_u64(&j, "events", d->events);
	add_signatures(d, &j);
	add_stacks(d, &j);
	json_array(&j, "texts");
	for (i = d->texts.all; i; i = i->hh.next)
		json_strn(&j, NULL, i->bytes, i->len);
	json_end_array(&j);
	r = json_end_line(&j);
	add_columns(d, out);
	return r < 0 || strbuf_failed(out) ? -ENOMEM : 0;
}

uint64_t details_left_out(const struct details *d)
{
	return d->left_out;
}
