// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * known.c - see known.h.
 *
 * A new stack is compared with the tree from its root on. Where it differs from an entry, this entry is split: its first
 * part ends with the word that differs, whose value then selects the rest of the old entry or that of the new stack. New
 * entries are put before those that lead to them, so the kernel side always sees a whole tree.
 *
 * Two stacks of one process that have the same words so far must continue at the same place, because the unwinder has
 * seen the same. If they don't, other code is mapped there now, and nothing of this process is known any more.
 */
#include "peek/known.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

struct entry {
	struct xb_known_key key;
	UT_hash_handle hh;
	struct xb_known is;
};

struct image {
	uint32_t tgid;
	struct entry *entries;
	UT_hash_handle hh;
};

struct known {
	const struct known_ops *ops;
	void *u;
	struct image *images;
	unsigned n; /* entries of all */
	uint32_t next_node;
	uint64_t next_serial;
};

static void image_clear(struct known *k, struct image *im)
{
	struct entry *e, *next;

	HASH_ITER(hh, im->entries, e, next) {
		HASH_DEL(im->entries, e);
		k->ops->remove(k->u, &e->key);
		k->n--;
		free(e);
	}
}

static void image_drop(struct known *k, struct image *im)
{
	image_clear(k, im);
	HASH_DEL(k->images, im);
	free(im);
}

void known_clear(struct known *k)
{
	struct image *im, *next;

	if (!k)
		return;
	HASH_ITER(hh, k->images, im, next) {
		image_drop(k, im);
	}
}

void known_drop(struct known *k, uint32_t tgid)
{
	struct image *im;

	if (!k)
		return;
	HASH_FIND(hh, k->images, &tgid, sizeof(tgid), im);
	if (im)
		image_drop(k, im);
}

int known_code(const struct known *k, struct known_code *code)
{
	int r = 0;

	for (unsigned i = 0; i < code->n && r >= 0; i++)
		r = k->ops->code(k->u, code->tgid, &code->code[i]);
	return r;
}

static int get_image(struct known *k, uint32_t tgid, struct image **ret)
{
	struct image *im;

	HASH_FIND(hh, k->images, &tgid, sizeof(tgid), im);
	if (!im) {
		im = calloc(1, sizeof(*im));
		if (!im)
			return -ENOMEM;
		im->tgid = tgid;
		HASH_ADD(hh, k->images, tgid, sizeof(im->tgid), im);
	}
	*ret = im;
	return 0;
}

static int put(struct known *k, struct entry *e)
{
	e->is.serial = ++k->next_serial;
	return k->ops->put(k->u, &e->key, &e->is);
}

static int add_entry(struct known *k, struct image *im, const struct xb_known_key *key,
		     const struct xb_known *is)
{
	struct entry *e = calloc(1, sizeof(*e));
	int r;

	if (!e)
		return -ENOMEM;
	e->key = *key;
	e->is = *is;
	r = put(k, e);
	if (r < 0) {
		free(e);
		return r;
	}
	HASH_ADD(hh, im->entries, key, sizeof(e->key), e);
	k->n++;
	return 0;
}

/* The rest of a stack, in as many entries as it needs; the last ones first. */
static int add_rest(struct known *k, struct image *im, const struct xb_known_key *key,
		    const struct xb_word *words, unsigned n, const struct xb_known *end)
{
	struct xb_known_key at = { .tgid = key->tgid };
	struct xb_known is = *end;
	unsigned first = 0;
	int r;

	/* The last entry may be empty: then the word before it was the last one. */
	while (n - first > XB_KNOWN_WORDS)
		first += XB_KNOWN_WORDS;
	for (; first; first -= XB_KNOWN_WORDS) {
		is.n = n - first;
		memcpy(is.words, words + first, is.n * sizeof(*words));
		at.node = ++k->next_node;
		at.value = words[first - 1].value;
		r = add_entry(k, im, &at, &is);
		if (r < 0)
			return r;
		is = (struct xb_known){ .node = at.node };
		n = first;
	}
	is.n = n;
	memcpy(is.words, words, n * sizeof(*words));
	return add_entry(k, im, key, &is);
}

static bool is_same_place(const struct xb_word *a, const struct xb_word *b)
{
	return a->at == b->at && a->how == b->how;
}

/* The word at this place of an entry selects what follows from now on. */
static int split(struct known *k, struct image *im, struct entry *e, unsigned at)
{
	struct xb_known rest = e->is;
	struct xb_known_key key = { .tgid = e->key.tgid };
	int r;

	rest.n = e->is.n - at - 1;
	memmove(rest.words, rest.words + at + 1, rest.n * sizeof(rest.words[0]));
	memset(rest.words + rest.n, 0, (XB_KNOWN_WORDS - rest.n) * sizeof(rest.words[0]));
	key.value = e->is.words[at].value;
	key.node = ++k->next_node;
	r = add_entry(k, im, &key, &rest);
	if (r < 0)
		return r;
	e->is.n = at + 1;
	e->is.site = 0;
	e->is.node = key.node;
	return put(k, e);
}

/*
 * Follows the words from *at on through one entry. 1: *at and *key are where it continues; 0: the stack ends there;
 * -EUCLEAN: it contradicts the entry.
 */
static int follow(struct known *k, struct image *im, struct entry *e, const struct xb_word *words,
		  unsigned n, unsigned *at, struct xb_known_key *key)
{
	unsigned i;
	int r;

	for (i = 0; i < e->is.n; i++) {
		const struct xb_word *w = &words[*at + i], *known = &e->is.words[i];
		bool selects = !e->is.site && i + 1 == e->is.n;

		if (*at + i == n || !is_same_place(w, known))
			return -EUCLEAN;
		if (!selects && w->value == known->value)
			continue;
		if (!selects) {
			r = split(k, im, e, i);
			if (r < 0)
				return r;
		}
		key->value = w->value;
		key->node = e->is.node;
		*at += i + 1;
		return 1;
	}
	return *at + i == n ? 0 : -EUCLEAN;
}

static int add(struct known *k, struct image *im, const struct xb_word *words, unsigned n,
	       const struct xb_known *end)
{
	struct xb_known_key key = { .tgid = im->tgid, .value = words[0].value };
	unsigned at = 1, steps = 0;
	struct xb_known is;
	struct entry *e;
	int r;

	for (;;) {
		HASH_FIND(hh, im->entries, &key, sizeof(key), e);
		/* Also where the kernel side would not get to the end. */
		if (++steps + (n - at) / XB_KNOWN_WORDS > XB_KNOWN_STEPS)
			return -E2BIG;
		if (!e)
			return add_rest(k, im, &key, words + at, n - at, end);
		r = follow(k, im, e, words, n, &at, &key);
		if (r < 0)
			return r;
		if (!r)
			break;
	}
	/* Other code is there now, or the site has a new number. */
	is = e->is;
	is.site = end->site;
	is.cut = end->cut;
	is.ncode = end->ncode;
	memcpy(is.code, end->code, sizeof(is.code));
	if (!memcmp(&is, &e->is, sizeof(is)))
		return 0;
	e->is = is;
	return put(k, e);
}

int known_add(struct known *k, const struct known_stack *stack, uint32_t site)
{
	struct xb_known end = { .site = site, .cut = stack->cut, .ncode = stack->code.n };
	struct image *im;
	int r;

	if (!stack->n || stack->n > XB_KNOWN_WORDS * XB_KNOWN_STEPS)
		return -E2BIG;
	memcpy(end.code, stack->code.code, sizeof(end.code));
	/* A stack needs no more entries than that, and one for a split. */
	if (k->n + XB_KNOWN_STEPS + 1 > XB_KNOWN_ENTRIES)
		known_clear(k);
	r = get_image(k, stack->code.tgid, &im);
	if (r < 0)
		return r;
	r = add(k, im, stack->words, stack->n, &end);
	/* An entry that could not be put into the map, too. */
	if (r < 0 && r != -ENOMEM && r != -E2BIG)
		image_clear(k, im);
	return r == -ENOMEM || r == -E2BIG ? r : 0;
}

int known_new(const struct known_ops *ops, void *u, struct known **ret)
{
	struct known *k = calloc(1, sizeof(*k));

	if (!k)
		return -ENOMEM;
	k->ops = ops;
	k->u = u;
	*ret = k;
	return 0;
}

struct known *known_free(struct known *k)
{
	struct image *im, *nim;
	struct entry *e, *ne;

	if (!k)
		return NULL;
	HASH_ITER(hh, k->images, im, nim) {
		HASH_ITER(hh, im->entries, e, ne) {
			HASH_DEL(im->entries, e);
			free(e);
		}
		HASH_DEL(k->images, im);
		free(im);
	}
	free(k);
	return NULL;
}
