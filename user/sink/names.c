// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * names.c - see names.h. A trace shows few names many times, and demangling one takes microseconds. Results are
 * therefore kept in a table, each in the place given by its hash, where a later one may replace it.
 */
#include "sink/names.h"

#include <ctype.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/fnv.h"
#include "elf/demangle.h"

#define WORD_MAX 4096u /* bytes of a mangled name; longer ones stay */

void names_done(struct names *n)
{
	size_t i;

	for (i = 0; i < NAMES_SLOTS; i++) {
		free(n->slots[i].text);
		free(n->slots[i].shown);
		n->slots[i] = (struct names_slot){ 0 };
	}
}

static bool in_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       c == '_' || c == '.' || c == '$';
}

static struct names_slot *slot_of(struct names *n, const char *text)
{
	uint64_t h = fnv_add(FNV_BEGIN, text, strlen(text));

	return &n->slots[(h ^ h >> 32) % NAMES_SLOTS];
}

static void add_word(struct strbuf *out, const char *word, size_t len)
{
	static const char type[] = "typeinfo name for ";
	char mangled[WORD_MAX], name[NAMES_MAX];
	const char *shown = name;
	bool cut;

	if (len >= sizeof(mangled)) {
		strbuf_add(out, word, len);
		return;
	}
	memcpy(mangled, word, len);
	mangled[len] = '\0';
	demangle(mangled, name, sizeof(name));
	cut = strlen(name) == sizeof(name) - 1;
	if (!strncmp(name, type, sizeof(type) - 1))
		shown += sizeof(type) - 1;
	strbuf_adds(out, shown);
	if (cut)
		strbuf_adds(out, "...");
}

static char *demangle_all(const char *text)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	size_t len;

	while (*text) {
		for (len = 0; in_word(text[len]); len++)
			;
		if (len)
			add_word(&out, text, len);
		else
			strbuf_add(&out, text, len = 1);
		text += len;
	}
	return strbuf_failed(&out) ? NULL : strdup(strbuf_str(&out));
}

const char *names_shown(struct names *n, const char *text)
{
	struct names_slot *slot;

	if (!n || n->as_they_are || !(strstr(text, "_Z") || strstr(text, "_R")))
		return text;
	slot = slot_of(n, text);
	if (slot->text && !strcmp(slot->text, text))
		return slot->shown;
	free(slot->text);
	free(slot->shown);
	*slot = (struct names_slot){ .text = strdup(text), .shown = demangle_all(text) };
	if (slot->text && slot->shown)
		return slot->shown;
	free(slot->text);
	free(slot->shown);
	*slot = (struct names_slot){ 0 };
	return text;
}

/* ---- in a few words ---------------------------------------------------------------------------- */

static bool skip(const char **s, const char *what)
{
	size_t len = strlen(what);

	if (strncmp(*s, what, len) != 0)
		return false;
	*s += len;
	return true;
}

/* s is after an opening bracket; gives what is after the one that closes it. NULL: none does. */
static const char *after(const char *s, char open, char close)
{
	unsigned depth = 1;

	for (; *s; s++) {
		depth += *s == open;
		/* "operator->" closes nothing. */
		if (*s == close && (close != '>' || s[-1] != '-') && !--depth)
			return s + 1;
	}
	return NULL;
}

/* How much of a name is kept. */
struct keep {
	unsigned depth; /* of what is in <>; what is deeper is "..." */
	bool scopes;	/* in front of names in <> */
	bool none;	/* neither <> nor what is in them */
};

static bool in_identifier(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/*
 * Without what is in (), and with what is kept of the rest; of a name that was cut inside, up to there. Returns its
 * length; 0: it isn't that kind of a name.
 */
static size_t without_arguments(const char *s, const struct keep *keep, char *to, size_t size)
{
	unsigned depth = 0;
	size_t n = 0;

	while (*s && n + 8 < size) {
		if (skip(&s, "::{lambda") || skip(&s, " const::{lambda")) {
			to[n++] = '{';
		} else if (n && to[n - 1] == '}' && skip(&s, "::operator()")) {
			continue; /* how a lambda is called */
		} else if (!keep->scopes && skip(&s, "(anonymous namespace)::")) {
			continue;
		} else if (*s == '(' && strncmp(s, "(anonymous", 10) != 0) {
			s = after(s + 1, '(', ')') ?: "...";
		} else if (*s == '<' && after(s + 1, '<', '>') && keep->none) {
			s = after(s + 1, '<', '>');
		} else if (*s == '<' && after(s + 1, '<', '>') && depth == keep->depth) {
			s = after(s + 1, '<', '>');
			memcpy(to + n, "<...>", 5);
			n += 5;
		} else if (depth && !keep->scopes && n && in_identifier(to[n - 1]) &&
			   skip(&s, "::")) {
			while (n && in_identifier(to[n - 1]))
				n--;
		} else {
			depth += *s == '<' && after(s + 1, '<', '>');
			depth -= *s == '>' && depth && s[-1] != '-';
			to[n++] = *s++;
		}
	}
	to[n] = '\0';
	return *s ? 0 : n;
}

/* Of cut, which has "<...>" for what whole has there, with so much more of it. Both begin alike. */
static void fill_in(char *cut, size_t len, const char *whole, size_t room)
{
	const char *open = strstr(cut, "<...>");
	size_t at = open ? (size_t)(open - cut) + 1 : 0;

	if (!open)
		return;
	while (room && ((unsigned char)whole[at + room] & 0xc0) == 0x80)
		room--;
	memmove(cut + at + room, cut + at, len + 1 - at);
	memcpy(cut + at, whole + at, room);
}

/*
 * Names in scopes are told apart by their ends, others by both: what is in the middle goes. to may be name, of which as
 * much as there is room for in it is used.
 */
static void cut(const char *name, size_t len, size_t max, char *to)
{
	size_t head = strstr(name, "::") ? 0 : (max - 3) * 2 / 3;
	const char *end = name + len - (max - 3 - head);

	while (head && ((unsigned char)name[head] & 0xc0) == 0x80)
		head--;
	while (((unsigned char)*end & 0xc0) == 0x80)
		end++;
	memmove(to, name, head);
	memmove(to + head + 3, end, strnlen(end, NAMES_MAX - 4 - head) + 1);
	memcpy(to + head, "...", 3);
	to[NAMES_MAX - 1] = '\0';
}

/*
 * As much as there is room for; names of one template differ in its arguments. to: of NAMES_MAX bytes. Returns 0, or the
 * length of what is in to although it is too long; SIZE_MAX: that is nothing.
 */
static size_t brief_name(const char *shown, size_t max, char *to)
{
	static const struct keep keeps[] = { { UINT_MAX, true, false },
					     { UINT_MAX, false, false },
					     { 0, false, false },
					     { 0, false, true } };
	char whole[NAMES_MAX];
	size_t got = 0, i;

	for (i = 0; i < ARRAY_SIZE(keeps); i++) {
		got = without_arguments(shown, &keeps[i], to, NAMES_MAX);
		if (!got || got > max)
			continue;
		if (!keeps[i].depth && without_arguments(shown, &keeps[1], whole, NAMES_MAX))
			fill_in(to, got, whole, max - got);
		return 0;
	}
	return got ?: SIZE_MAX;
}

/* Of "queue#2 (copy, scale<int, int>)" the first of the list; NULL: it is a name, and has arguments. */
static const char *list_in(const char *shown)
{
	const char *open = strchr(shown, '('), *rest;

	if (!open || open == shown || open[-1] != ' ')
		return NULL;
	rest = after(open + 1, '(', ')');
	return rest && !*rest ? open + 1 : NULL;
}

/* Bytes up to the comma, or the bracket, after the first of a list. */
static size_t item_len(const char *item)
{
	size_t i, depth = 0;

	for (i = 0; item[i]; i++) {
		if (!depth && (item[i] == ')' || (item[i] == ',' && item[i + 1] == ' ')))
			break;
		depth += !!strchr("<({[", item[i]);
		if (depth && strchr(">)}]", item[i]) && (item[i] != '>' || item[i - 1] != '-'))
			depth--;
	}
	return i;
}

static const char *item_next(const char *item)
{
	item += item_len(item);
	return *item == ',' ? item + 2 : NULL;
}

/* As many of a list as there is room for, and how many more there are. */
static void brief_list(const char *shown, const char *item, size_t max, char *to)
{
	const size_t more_max = sizeof(", and 99 more)");
	size_t n = (size_t)(item - shown), len, left = 0;
	const char *at;

	memcpy(to, shown, n);
	for (; item; item = item_next(item)) {
		len = item_len(item);
		if (n + len + more_max > max)
			break;
		n += (size_t)sprintf(to + n, "%s%.*s", to[n - 1] == '(' ? "" : ", ", (int)len,
				     item);
	}
	for (at = item; at; at = item_next(at))
		left++;
	if (left)
		n += (size_t)sprintf(to + n, to[n - 1] == '(' ? "%zu more" : ", and %zu more",
				     left);
	memcpy(to + n, ")", 2);
}

/* 0, or as brief_name(). */
static size_t brief(const char *shown, size_t max, char *to)
{
	const char *item = list_in(shown);

	if (!item || (size_t)(item - shown) >= max / 2)
		return brief_name(shown, max, to);
	brief_list(shown, item, max, to);
	return 0;
}

const char *names_brief(struct names *n, const char *text, size_t max)
{
	const char *shown = names_shown(n, text);
	size_t len;

	if (!n || n->as_they_are || strlen(shown) <= max || max < 16)
		return shown;
	len = brief(shown, max, n->brief);
	if (len == SIZE_MAX)
		cut(shown, strlen(shown), max, n->brief);
	else if (len)
		cut(n->brief, len, max, n->brief);
	return n->brief;
}

bool names_shorten(const char *shown, size_t max, char to[NAMES_MAX])
{
	return max >= 16 && max < NAMES_MAX && brief(shown, max, to) != SIZE_MAX;
}

void names_json(struct json *j, const char *key, const char *other, const char *text,
		struct names *n)
{
	const char *shown = text ? names_shown(n, text) : NULL;

	json_str(j, key, text);
	if (text && strcmp(shown, text) != 0)
		json_str(j, other, shown);
}
