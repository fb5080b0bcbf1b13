// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* who.c - see who.h. Both tables only grow, up to their limits: numbers are handed around. */
#include "model/who.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include "base/grow.h"

#include "base/cleanup.h"
#include "base/keyed.h"

/* The process that a pid means at present. */
struct present {
	struct keyed_row row;
	uint32_t tgid;
	uint32_t number;
};

struct whos {
	struct who *all; /* [0] is nobody */
	uint32_t n, room;
	struct keyed now;
};

int whos_new(struct whos **ret)
{
	struct whos *w = calloc(1, sizeof(*w));

	if (!w)
		return -ENOMEM;
	w->n = 1;
	w->now = (struct keyed){ .size = sizeof(struct present), .max = UINT32_MAX };
	*ret = w;
	return 0;
}

struct whos *whos_free(struct whos *w)
{
	if (!w)
		return NULL;
	keyed_clear(&w->now);
	free(w->all);
	free(w);
	return NULL;
}

static bool is_same(const struct who *k, const struct model_process *p)
{
	return k->exec_count == p->exec_count &&
	       (!k->start_ns || !p->start_ns || k->start_ns == p->start_ns);
}

static void describe(struct who *k, const struct model_process *p)
{
	if (p->start_ns)
		k->start_ns = p->start_ns;
	k->host = p->host;
	if (p->has_rank) {
		k->has_rank = true;
		k->rank = p->rank;
		k->ranks = p->ranks;
	}
	memcpy(k->comm, p->comm, sizeof(k->comm));
	k->comm[sizeof(k->comm) - 1] = '\0';
}

static uint32_t add(struct whos *w, uint32_t tgid, struct present *now)
{
	if (w->n >= WHO_MAX || GROW_ROOM(w->all, w->n, w->room, 16) < 0)
		return 0;
	if (!now)
		now = keyed_add(&w->now, &tgid, sizeof(tgid));
	if (!now)
		return 0;
	now->number = w->n;
	w->all[w->n] = (struct who){ .tgid = tgid };
	return w->n++;
}

uint32_t whos_find(struct whos *w, const struct model_process *p, uint32_t tgid)
{
	struct present *now = keyed_find(&w->now, &tgid, sizeof(tgid));
	uint32_t number = now ? now->number : 0;

	if (!number || (p && !is_same(&w->all[number], p))) {
		number = add(w, tgid, now);
		if (number && p)
			w->all[number].exec_count = p->exec_count;
	}
	if (number && p)
		describe(&w->all[number], p);
	return number;
}

const struct who *whos_at(const struct whos *w, uint32_t number)
{
	return number && number < w->n ? &w->all[number] : NULL;
}

/* No printf: this is done for every launch and wait. */
const char *object_text(const struct model_object *o, char text[OBJECT_TEXT])
{
	size_t len = strnlen(o->word, OBJECT_TEXT - 16);
	char digits[16], *at = digits + sizeof(digits);
	uint32_t n = o->number;

	*--at = '\0';
	if (o->uncertain || !n)
		*--at = '?';
	for (; n; n /= 10)
		*--at = (char)('0' + n % 10);
	*--at = '#';
	memcpy(text, o->word, len);
	memcpy(text + len, at, (size_t)(digits + sizeof(digits) - at));
	return text;
}

/* ---- texts ------------------------------------------------------------------------------------- */

#define TEXTS_LATELY 512u

static const char other[] = "(other)";

struct text {
	uint32_t number;
	UT_hash_handle hh;
	char text[];
};

struct texts {
	struct text *all;
	struct text *by_number[TEXTS_MAX];
	uint32_t n;
	size_t bytes;
	/* By address: the same name is asked for often, and mostly by the same pointer. */
	struct text *lately[TEXTS_LATELY];
};

int texts_new(struct texts **ret)
{
	struct texts *t = calloc(1, sizeof(*t));

	if (!t)
		return -ENOMEM;
	t->n = 1;
	*ret = t;
	return 0;
}

struct texts *texts_free(struct texts *t)
{
	struct text *e, *next;

	if (!t)
		return NULL;
	HASH_ITER(hh, t->all, e, next) {
		HASH_DEL(t->all, e);
		free(e);
	}
	free(t);
	return NULL;
}

static unsigned by_address(const char *text)
{
	return (unsigned)hash_fold((uintptr_t)text, 0) % TEXTS_LATELY;
}

uint32_t texts_find(struct texts *t, const char *text)
{
	struct text **lately = &t->lately[by_address(text)], *e = *lately;
	size_t len;

	if (e && (e->text == text || !strcmp(e->text, text)))
		return e->number;
	len = strlen(text);
	HASH_FIND(hh, t->all, text, len, e);
	if (e) {
		*lately = e;
		return e->number;
	}
	if (t->n >= TEXTS_MAX || t->bytes + len + 1 > TEXT_BYTES)
		return 0;
	e = calloc(1, sizeof(*e) + len + 1);
	if (!e)
		return 0;
	memcpy(e->text, text, len);
	e->number = t->n;
	HASH_ADD_KEYPTR(hh, t->all, e->text, len, e);
	t->by_number[t->n] = e;
	t->bytes += len + 1;
	return t->n++;
}

const char *texts_at(const struct texts *t, uint32_t number)
{
	return number && number < t->n ? t->by_number[number]->text : other;
}

uint32_t texts_number(const char *text)
{
	const struct text *t;

	if (text == other)
		return 0;
	/* NOLINTNEXTLINE(bugprone-casting-through-void): the text is the member of what is asked for */
	t = (const struct text *)(const void *)(text - offsetof(struct text, text));
	return t->number;
}
