// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * fit.c - see fit.h. The marks are control characters, which no text has that comes from elsewhere: they are escaped.
 */
#include "sink/fit.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/columns.h"
#include "base/hash.h"
#include "sink/names.h"

#define NAME	  '\x01'
#define TEXT	  '\x02'
#define END	  '\x03'
#define SPANS_MAX 32u /* of a line; the others are not cut */
#define LEAST	  16u /* columns that are left of one */

static void add_marked(struct strbuf *out, char mark, const char *text)
{
	if (out->fits)
		strbuf_addc(out, mark);
	strbuf_adds_escaped(out, text);
	if (out->fits)
		strbuf_addc(out, END);
}

void fit_add_name(struct strbuf *out, const char *name)
{
	add_marked(out, NAME, name);
}

void fit_add_text(struct strbuf *out, const char *text)
{
	add_marked(out, TEXT, text);
}

/* ---- what was shown ---------------------------------------------------------------------------- */

/* A text as it is shown, and what it stands for. */
struct shown {
	UT_hash_handle hh;
	char *text, *whole;
};

static void forget(struct shown **all)
{
	struct shown *s, *next;

	HASH_ITER(hh, *all, s, next) {
		HASH_DEL(*all, s);
		free(s->text);
		free(s->whole);
		free(s);
	}
}

/* Whether text can stand for whole, for which it stands from now on. */
static bool is_its_own(struct shown **all, const char *text, const char *whole)
{
	struct shown *s;

	HASH_FIND(hh, *all, text, strlen(text), s);
	if (s)
		return !strcmp(s->whole, whole);
	s = calloc(1, sizeof(*s));
	if (!s)
		return true;
	s->text = strdup(text);
	s->whole = strdup(whole);
	if (!s->text || !s->whole) {
		free(s->text);
		free(s->whole);
		free(s);
		return true;
	}
	HASH_ADD_KEYPTR(hh, *all, s->text, strlen(s->text), s);
	return true;
}

/* ---- a line ------------------------------------------------------------------------------------ */

struct span {
	const char *at; /* after its mark */
	size_t len, width, room;
	char mark;
};

/* Columns of what is no text of a span: without colours. */
static size_t plain_width(const char *text, size_t len)
{
	size_t width = 0, i = 0, n;

	while (i < len && text[i] != '\n') {
		if (text[i] == '\x1b') {
			i += strcspn(text + i, "m\n") + 1;
			continue;
		}
		n = strcspn(text + i, "\x1b\n");
		n = n < len - i ? n : len - i;
		width += columns_of(text + i, n);
		i += n;
	}
	return width;
}

/* Returns how many spans the line has, and the columns of all else. */
static size_t find_spans(const char *line, size_t len, struct span spans[], size_t *ret_rest)
{
	const char *end = line + len, *at = line, *mark, *close;
	size_t n = 0;

	*ret_rest = 0;
	while (n < SPANS_MAX && (mark = at + strcspn(at, "\x01\x02\n")) < end) {
		close = memchr(mark, END, (size_t)(end - mark));
		if (!close)
			break;
		*ret_rest += plain_width(at, (size_t)(mark - at));
		spans[n] = (struct span){ .at = mark + 1,
					  .len = (size_t)(close - mark - 1),
					  .mark = *mark };
		spans[n].room = spans[n].width = columns_of(spans[n].at, spans[n].len);
		n++;
		at = close + 1;
	}
	*ret_rest += plain_width(at, (size_t)(end - at));
	return n;
}

/* The longest ones become shorter; room that nobody needs is for numbers. */
static void share(struct span spans[], size_t n, size_t rest, unsigned width)
{
	size_t sum = rest, least = rest, room = width;
	struct span *longest;

	for (size_t i = 0; i < n; i++) {
		sum += spans[i].width;
		least += spans[i].width < LEAST ? spans[i].width : LEAST;
	}
	while (room < least)
		room += width;
	for (; sum > room; sum--) {
		longest = spans;
		for (size_t i = 1; i < n; i++)
			if (spans[i].room > longest->room)
				longest = &spans[i];
		longest->room--;
	}
	for (size_t i = 0; i < n; i++)
		spans[i].room += (room - sum) / n;
}

/* In so many columns. Names in scopes are told apart by their ends. */
static void cut(const struct span *s, const char *whole, size_t room, struct strbuf *ret)
{
	char brief[NAMES_MAX];
	const char *text = whole;

	if (s->width > room && s->mark == NAME && names_shorten(whole, room, brief))
		text = brief;
	columns_add_cut(ret, text, room, (room - 1) / (strstr(text, "::") ? 3 : 2));
}

static void add_span(struct strbuf *out, const struct span *s, struct shown **all)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	_cleanup_free_ char *whole = strndup(s->at, s->len);
	char number[24];

	if (!whole)
		return;
	cut(s, whole, s->room, &text);
	for (unsigned i = 2; !is_its_own(all, strbuf_str(&text), whole); i++) {
		size_t len = (size_t)snprintf(number, sizeof(number), " #%u", i);

		strbuf_reset(&text);
		cut(s, whole, s->room > len ? s->room - len : 1, &text);
		strbuf_adds(&text, number);
	}
	strbuf_adds(out, strbuf_str(&text));
}

static void add_line(struct strbuf *out, const char *line, size_t len, unsigned width,
		     struct shown **all)
{
	struct span spans[SPANS_MAX];
	const char *at = line;
	size_t rest, n = find_spans(line, len, spans, &rest);

	share(spans, n, rest, width);
	for (size_t i = 0; i < n; i++) {
		strbuf_add(out, at, (size_t)(spans[i].at - 1 - at));
		add_span(out, &spans[i], all);
		at = spans[i].at + spans[i].len + 1;
	}
	for (; at < line + len; at++)
		if (*at != NAME && *at != TEXT && *at != END)
			strbuf_addc(out, *at);
}

int fit_lines(struct strbuf *lines, unsigned width)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	_cleanup_(forget) struct shown *all = NULL;
	const char *line = strbuf_str(lines);
	size_t len;

	if (!strpbrk(line, "\x01\x02"))
		return 0;
	for (; *line; line += len) {
		len = strcspn(line, "\n");
		len += line[len] == '\n';
		add_line(&out, line, len, width, &all);
	}
	if (strbuf_failed(&out))
		return -ENOMEM;
	strbuf_reset(lines);
	strbuf_add(lines, strbuf_str(&out), out.len);
	return strbuf_failed(lines) ? -ENOMEM : 0;
}
