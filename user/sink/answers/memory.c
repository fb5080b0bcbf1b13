// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * memory.c - memory that calls allocate, map or are given, and what commands put there.
 *
 * What a copy or map brings was recorded when a call had waited for it: for its event, or for its queue. The adapter's
 * devices are quick, so it is given to the call that added the command: until it has waited, a program may not look.
 * Memory that is shared with devices is recorded with each call that waits, and given to that one.
 */
#include <errno.h>
#include <string.h>

#include "base/grow.h"
#include "sink/answers/answers.h"

/* ---- regions ------------------------------------------------------------------------------------- */

struct answers_region *answers_region_at(struct answers *s, uint64_t addr)
{
	for (size_t i = s->nregions; i-- > 0;) {
		struct answers_region *r = &s->regions[i];

		if (r->live && addr >= r->addr && addr - r->addr < (r->size ?: 1))
			return r;
	}
	return NULL;
}

struct answers_region *answers_region_new(struct answers *s, uint64_t addr, uint64_t size)
{
	struct answers_region *r;

	for (size_t i = 0; i < s->nregions; i++) {
		r = &s->regions[i];
		if (!r->ours && r->addr - addr < size)
			r->live = false;
	}
	r = GROW_NEXT(s->regions, s->nregions);
	if (!r) {
		s->failed = -ENOMEM;
		return NULL;
	}
	*r = (struct answers_region){
		.addr = addr, .size = size, .number = s->nregions - 1, .live = true
	};
	return r;
}

void answers_region_drop(struct answers *s, uint64_t call, struct answers_region *r)
{
	answers_add(s, call, (struct replay_act){ .what = REPLAY_DROP, .value = r->number }, NULL);
	r->live = false;
}

/* ---- what comes into it -------------------------------------------------------------------------- */

static void write_region(struct answers *s, uint64_t call, uint64_t region, uint64_t offset,
			 const struct xb_data *d)
{
	struct replay_act act = { .what = REPLAY_WRITE, .value = region, .extra = offset };

	act.size = answers_content(s, d->hash, &act.bytes);
	if (act.size && act.size == d->size)
		answers_add(s, call, act, NULL);
	else
		s->uncopied++;
}

static void write_copy(struct answers *s, const struct answers_copy *c, const struct xb_data *d)
{
	uint64_t content = 0, size;

	if (c->word >= REPLAY_WORDS) {
		write_region(s, c->call, c->region, c->offset, d);
		return;
	}
	size = answers_content(s, d->hash, &content);
	if (!size || size != d->size || !answers_put_lines(s, c, content))
		s->uncopied++;
}

static uint64_t output(const struct answers_work *w, unsigned word)
{
	uint64_t v = 0;

	for (unsigned i = 0; i < w->plan->nops; i++)
		if (w->plan->ops[i].src == word && w->items[i] && w->items[i]->len == 8)
			memcpy(&v, w->items[i] + 1, 8);
	return v;
}

bool answers_waits(const struct answers_work *w)
{
	const struct cat_role *r = catalog_role(w->fn, CAT_ACT_WAIT);

	return r && (catalog_part(r, CAT_PART_BLOCKING) == CAT_PART_NONE ||
		     (uint8_t)answers_value(w, CAT_ACT_WAIT, CAT_PART_BLOCKING));
}

/* The host's memory into which the call's command puts something; false: it does not, or nobody knows where. */
static bool copy_of(const struct answers_work *w, struct answers_copy *ret)
{
	const struct cat_role *role = catalog_role(w->fn, CAT_ACT_COPY);
	int dst = catalog_part(role, CAT_PART_DST);

	if (call_does(w->c, CAT_ACT_MAPPED)) {
		ret->size = answers_value(w, CAT_ACT_MAPPED, CAT_PART_SIZE);
		ret->addr = output(w, answers_word(w, CAT_ACT_MAPPED, CAT_PART_POINTER));
		return ret->addr && ret->size;
	}
	if (!role || dst < 0 || w->fn->args[dst].type->kind != CAT_PTR)
		return false;
	ret->addr = answers_value(w, CAT_ACT_COPY, CAT_PART_DST);
	ret->word = answers_word(w, CAT_ACT_COPY, CAT_PART_DST);
	if (!ret->addr || !answers_lines(w, &ret->lines))
		return false;
	ret->addr += xb_lines_begin(&ret->lines);
	ret->size = xb_lines_span(&ret->lines);
	return ret->size;
}

/* It puts something into the host's memory, and nobody knows how much: of an image whose elements are not known. */
static bool is_unknown(const struct answers_work *w, const struct answers_copy *c)
{
	const struct answers_region *r = c->addr ? answers_region_at(w->s, c->addr) : NULL;
	struct xb_lines lines;

	return c->addr && c->word < REPLAY_WORDS && !answers_lines(w, &lines) && !(r && r->ours);
}

static const struct xb_data *find_data(const struct answers_work *w, const struct answers_copy *c,
				       enum xb_data_kind kind)
{
	for (size_t i = 0; i < w->s->ndata; i++) {
		const struct xb_data *d = &w->s->data[i];

		if (d->call == w->c->rec->id && d->kind == kind && d->addr == c->addr &&
		    d->size == c->size)
			return d;
	}
	return NULL;
}

/* d: what is there after the wait for it; NULL: only so many waits are recorded with it, and other threads may have had them. */
static void end_copy(struct answers *s, const struct answers_copy *c, const struct xb_data *d)
{
	if (!d && c->seen) {
		s->early++;
		d = &c->data;
	}
	if (d)
		write_copy(s, c, d);
	else
		s->uncopied++;
}

static void note_copy(struct answers_work *w)
{
	struct answers *s = w->s;
	struct answers_copy c = { .call = w->call, .word = REPLAY_WORDS }, *to;
	struct answers_region *r;

	if (!copy_of(w, &c)) {
		s->uncopied += is_unknown(w, &c);
		return;
	}
	r = answers_region_at(s, c.addr);
	if (c.word >= REPLAY_WORDS && !r)
		return;
	if (r) {
		c.region = r->number;
		c.offset = c.addr - r->addr;
	}
	/* It is sent with waits if programs can look at it. */
	if (c.word < REPLAY_WORDS && r && r->ours)
		return;
	if (answers_waits(w)) {
		end_copy(s, &c, find_data(w, &c, XB_DATA_COPIED));
		return;
	}
	c.event = output(w, answers_word(w, CAT_ACT_ENQUEUE, CAT_PART_EVENT));
	c.queue = answers_value(w, CAT_ACT_ENQUEUE, CAT_PART_QUEUE);
	to = GROW_NEXT(s->copies, s->ncopies);
	if (to)
		*to = c;
	else
		s->failed = -ENOMEM;
}

static bool waits_for(const struct answers_work *w, unsigned word, uint64_t event)
{
	uint64_t v;

	for (unsigned i = 0; event && i < w->plan->nops; i++) {
		if (w->plan->ops[i].src != word || !w->items[i])
			continue;
		for (unsigned k = 0; k + 8 <= w->items[i]->len; k += 8) {
			memcpy(&v, (const uint8_t *)(w->items[i] + 1) + k, 8);
			if (v == event)
				return true;
		}
	}
	return false;
}

/* Whether a call that waits ends this copy. */
static bool ends(const struct answers_work *w, const struct answers_copy *c)
{
	unsigned word = answers_word(w, CAT_ACT_WAIT, CAT_PART_OBJECT);

	if (call_does(w->c, CAT_ACT_ENQUEUE))
		return answers_value(w, CAT_ACT_ENQUEUE, CAT_PART_QUEUE) == c->queue;
	if (word == CAPTURE_NO_WORD || word >= w->c->rec->nargs)
		return false;
	return w->words[word] == c->queue || waits_for(w, word, c->event);
}

static void write_shared(struct answers_work *w)
{
	struct answers *s = w->s;

	for (size_t i = 0; i < s->ndata; i++) {
		const struct xb_data *d = &s->data[i];
		struct answers_region *r;

		if (d->call != w->c->rec->id || d->kind != XB_DATA_SHARED)
			continue;
		r = answers_region_at(s, d->addr);
		if (r && d->size <= r->size - (d->addr - r->addr))
			write_region(s, w->call, r->number, d->addr - r->addr, d);
	}
}

static void note_data(const struct answers_work *w, struct answers_copy *c)
{
	const struct xb_data *d = find_data(w, c, XB_DATA_WAITED);

	if (!d)
		return;
	c->seen = true;
	c->data = *d;
}

static void end_copies(struct answers_work *w)
{
	struct answers *s = w->s;

	for (size_t i = 0; i < s->ncopies;) {
		struct answers_copy c = s->copies[i];

		if (c.call == w->call || !ends(w, &c)) {
			note_data(w, &s->copies[i++]);
			continue;
		}
		end_copy(s, &c, find_data(w, &c, XB_DATA_WAITED));
		memmove(&s->copies[i], &s->copies[i + 1], (--s->ncopies - i) * sizeof(c));
	}
}

void answers_copies(struct answers_work *w)
{
	note_copy(w);
	write_shared(w);
	if (answers_waits(w))
		end_copies(w);
}

void answers_copies_end(struct answers *s)
{
	for (size_t i = 0; i < s->ncopies; i++)
		end_copy(s, &s->copies[i], NULL);
	s->ncopies = 0;
}
