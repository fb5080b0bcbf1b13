// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * details.c - see details.h.
 *
 * The format: one line of JSON, and after its line break numbers, unsigned LEB128. The line has
 *
 * 	texts		strings; all numbers of texts are places in it
 * 	signatures	of a function each: [name, type] of each argument, numbers of texts; the first one, of what is described in
 *			one text, is empty
 * 	stacks		numbers of texts, the innermost frame first; the first one is empty
 * 	first		when the first event began, ns since the page's begin
 *
 * and for each event there are
 *
 * 	lane		as in boxes.c
 * 	begin		since the event before, (ns << 1) ^ sign
 * 	signature
 * 	values		as many as the signature has, or one; texts
 * 	work		what it made a device do; a text, maybe empty
 * 	result		a text, maybe empty
 * 	stack
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

#define SIGNATURES 8192u /* then names of arguments are missing */
#define RESERVED   8u	 /* one in so many is for calls that failed */

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

struct signature_key {
	uint64_t function; /* its row of the catalog */
	uint32_t nargs, zero;
};

struct signature {
	struct keyed_row row;
	struct signature_key key;
	uint32_t number;
	uint32_t *texts; /* name, type, name, type */
};

struct details {
	uint32_t max_events, events;
	size_t max_bytes, bytes;
	uint64_t first, before; /* ts */
	uint64_t left_out;
	struct items texts, stacks;
	struct keyed signatures;
	struct strbuf numbers, one, text;
};

static void signature_done(void *u, void *row)
{
	struct signature *s = row;

	(void)u;
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
	strbuf_done(&d->numbers);
	strbuf_done(&d->one);
	strbuf_done(&d->text);
	free(d);
	return NULL;
}

static int item_number(struct details *d, struct items *items, const void *bytes, size_t len,
		       uint32_t *ret)
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
	*ret = i->number;
	return 0;
}

int details_new(uint32_t events, size_t bytes, struct details **ret)
{
	struct details *d = calloc(1, sizeof(*d));
	uint32_t number;

	if (!d)
		return -ENOMEM;
	d->max_events = events;
	d->max_bytes = bytes;
	d->signatures = (struct keyed){ .size = sizeof(struct signature),
					.max = SIGNATURES,
					.done = signature_done };
	/* The empty ones are the first. */
	if (item_number(d, &d->texts, "", 0, &number) < 0 ||
	    item_number(d, &d->stacks, "", 0, &number) < 0) {
		details_free(d);
		return -ENOMEM;
	}
	*ret = d;
	return 0;
}

/* ---- of a call --------------------------------------------------------------------------------- */

static int text_number(struct details *d, const struct strbuf *text, uint32_t *ret)
{
	if (strbuf_failed(text))
		return -ENOMEM;
	return item_number(d, &d->texts, strbuf_str(text), text->len, ret);
}

/* What stands in d->text, as the next number of the event. */
static int add_text(struct details *d)
{
	uint32_t number = 0;
	int r = text_number(d, &d->text, &number);

	strbuf_reset(&d->text);
	strbuf_add_leb128(&d->one, number);
	return r;
}

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

static int fill_signature(struct details *d, const struct event_call *c, uint32_t *texts)
{
	int r = 0;

	for (uint32_t i = 0; r >= 0 && i < c->nargs; i++) {
		strbuf_reset(&d->text);
		strbuf_adds(&d->text, c->args[i].key ?: "");
		r = text_number(d, &d->text, &texts[2 * i]);
		strbuf_reset(&d->text);
		if (c->fn && i < c->fn->nargs)
			add_type(&d->text, c->fn->args[i].type);
		if (r >= 0)
			r = text_number(d, &d->text, &texts[2 * i + 1]);
	}
	strbuf_reset(&d->text);
	return r;
}

/* From 1; 0: there is no room for one more, and its values are told in one text. */
static int signature_number(struct details *d, const struct event_call *c, uint32_t *ret)
{
	const struct signature_key key = { .function = (uint64_t)(uintptr_t)c->fn,
					   .nargs = c->nargs };
	struct signature *s = keyed_find(&d->signatures, &key, sizeof(key));
	uint32_t *texts;
	int r;

	*ret = 0;
	if (!s && !keyed_is_full(&d->signatures)) {
		texts = calloc(2 * (size_t)c->nargs + 1, sizeof(*texts));
		if (!texts)
			return -ENOMEM;
		r = fill_signature(d, c, texts);
		s = r < 0 ? NULL : keyed_add(&d->signatures, &key, sizeof(key));
		if (!s) {
			free(texts);
			return r < 0 ? r : -ENOMEM;
		}
		s->texts = texts;
		s->number = HASH_COUNT(d->signatures.all);
	}
	if (s)
		*ret = s->number;
	return 0;
}

static int add_values(struct details *d, const struct value_view *view)
{
	const struct event_call *c = view->call;
	uint32_t signature, i;
	int r = signature_number(d, c, &signature);

	strbuf_add_leb128(&d->one, signature);
	for (i = 0; r >= 0 && i < c->nargs; i++) {
		if (!signature && i)
			strbuf_adds(&d->text, ", ");
		value_text(&d->text, &c->args[i], view);
		if (signature)
			r = add_text(d);
	}
	return r < 0 || signature ? r : add_text(d);
}

/* Each frame's line is a text. */
static int add_stack(struct details *d, const struct event_call *c)
{
	_cleanup_(strbuf_done) struct strbuf numbers = STRBUF_INIT;
	const char *at, *end;
	uint32_t number = 0;
	int r = 0;

	site_text(&d->text, c);
	for (at = strbuf_str(&d->text); r >= 0 && *at == '\n'; at = end) {
		at += strlen(SITE_BEFORE);
		end = strchrnul(at, '\n');
		r = item_number(d, &d->texts, at, (size_t)(end - at), &number);
		strbuf_add(&numbers, (const char *)&number, sizeof(number));
	}
	if (r >= 0 && (strbuf_failed(&d->text) || strbuf_failed(&numbers)))
		r = -ENOMEM;
	if (r >= 0)
		r = item_number(d, &d->stacks, strbuf_str(&numbers), numbers.len, &number);
	strbuf_reset(&d->text);
	strbuf_add_leb128(&d->one, number);
	return r;
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

static void begin(struct details *d, uint32_t lane, uint64_t ts)
{
	int64_t since;

	if (!d->events)
		d->first = d->before = ts;
	since = (int64_t)(ts - d->before);
	d->before = ts;
	strbuf_reset(&d->one);
	strbuf_reset(&d->text);
	strbuf_add_leb128(&d->one, lane);
	strbuf_add_leb128(&d->one, (uint64_t)since << 1 ^ (since < 0 ? UINT64_MAX : 0));
}

static int end(struct details *d, int r)
{
	if (r >= 0 && strbuf_failed(&d->one))
		r = -ENOMEM;
	if (r < 0)
		return r;
	strbuf_add(&d->numbers, strbuf_str(&d->one), d->one.len);
	d->bytes += d->one.len;
	d->events++;
	return strbuf_failed(&d->numbers) ? -ENOMEM : 0;
}

int details_call(struct details *d, uint32_t lane, uint64_t ts, const struct value_view *view)
{
	int r;

	if (!has_room(d, view->call->error))
		return 0;
	begin(d, lane, ts);
	r = add_values(d, view);
	if (r >= 0) {
		work_text(&d->text, view);
		r = add_text(d);
	}
	if (r >= 0 && view->call->ret.kind != VALUE_UNKNOWN)
		value_text(&d->text, &view->call->ret, view);
	if (r >= 0)
		r = add_text(d);
	if (r >= 0)
		r = add_stack(d, view->call);
	return end(d, r);
}

int details_xpti(struct details *d, uint32_t lane, uint64_t ts, const struct event_xpti *x,
		 const struct value_view *view)
{
	int r;

	if (!has_room(d, false))
		return 0;
	begin(d, lane, ts);
	strbuf_add_leb128(&d->one, 0); /* one text */
	xpti_text(&d->text, x, view);
	r = add_text(d);
	for (unsigned i = 0; i < 3; i++) /* no work, result or stack */
		strbuf_add_leb128(&d->one, 0);
	return end(d, r);
}

/* ---- writing ----------------------------------------------------------------------------------- */

static void add_signatures(const struct details *d, struct json *j)
{
	const struct signature *s;

	json_array(j, "signatures");
	json_array(j, NULL);
	json_end_array(j);
	KEYED_EACH(&d->signatures, s)
	{
		json_array(j, NULL);
		for (uint32_t i = 0; i < 2 * s->key.nargs; i++)
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
	strbuf_add(out, strbuf_str(&d->numbers), d->numbers.len);
	return r < 0 || strbuf_failed(out) ? -ENOMEM : 0;
}

uint64_t details_left_out(const struct details *d)
{
	return d->left_out;
}
