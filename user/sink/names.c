// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * names.c - see names.h. A trace shows few names many times, and to demangle one takes microseconds: so
 * what came out is kept, each text in the one place that its hash tells, where the next one with that
 * place takes over.
 */
#include "sink/names.h"

#include <stdint.h>
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

/* s is behind an opening bracket; gives what is behind the one that closes it. NULL: none does. */
static const char *behind(const char *s, char open, char close)
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

/*
 * Without what is in (), and in <> if templates says so; of a name that was cut inside, up to there. Returns its
 * length; 0: it isn't that kind of a name.
 */
static size_t without_arguments(const char *s, bool templates, char *to, size_t size)
{
	size_t n = 0;

	while (*s && n + 1 < size) {
		if (skip(&s, "::{lambda") || skip(&s, " const::{lambda")) {
			to[n++] = '{';
		} else if (n && to[n - 1] == '}' && skip(&s, "::operator()")) {
			continue; /* how a lambda is called */
		} else if (*s == '(' && strncmp(s, "(anonymous", 10) != 0) {
			s = behind(s + 1, '(', ')') ?: "...";
		} else if (*s == '<' && templates && behind(s + 1, '<', '>')) {
			s = behind(s + 1, '<', '>');
		} else {
			to[n++] = *s++;
		}
	}
	to[n] = '\0';
	return *s ? 0 : n;
}

const char *names_brief(struct names *n, const char *text, size_t max)
{
	const char *shown = names_shown(n, text), *end;
	size_t len = strlen(shown), got;

	if (!n || n->as_they_are || len <= max || max < 16)
		return shown;
	got = without_arguments(shown, false, n->brief, sizeof(n->brief));
	if (got > max)
		got = without_arguments(shown, true, n->brief, sizeof(n->brief));
	if (got && got <= max)
		return n->brief;
	end = got ? n->brief + got : shown + len;
	end -= max - 3;
	while (((unsigned char)*end & 0xc0) == 0x80)
		end++;
	memmove(n->brief + 3, end, strnlen(end, sizeof(n->brief) - 4) + 1);
	memcpy(n->brief, "...", 3);
	n->brief[sizeof(n->brief) - 1] = '\0';
	return n->brief;
}

void names_json(struct json *j, const char *key, const char *other, const char *text,
		struct names *n)
{
	const char *shown = text ? names_shown(n, text) : NULL;

	json_str(j, key, text);
	if (text && strcmp(shown, text) != 0)
		json_str(j, other, shown);
}
