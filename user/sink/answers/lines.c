// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lines.c - where a command puts something into memory, and what of that it is.
 *
 * Parts of images and rectangles of buffers are lines with the program's own bytes between them. The recording has all from the
 * first to the last, and the call is given the lines alone. Which words and structures say where they are, the plan for the
 * kernel side says here as well, so that both find the same.
 */
#include <string.h>

#include "plan/account.h"
#include "sink/answers/answers.h"

#define SLICES 65536u /* that are given one by one */

/* What is at offset of the structure or array to which a word points, before the call. */
static bool pointed(const struct answers_work *w, const struct xb_account_side *s, __u64 *ret)
{
	for (unsigned i = 0; i < w->plan->nops; i++) {
		const struct xb_op *op = &w->plan->ops[i];
		const struct xb_item *it = w->items[i];

		if (!it || op->src != s->word || op->flags & XB_OP_AT_RETURN ||
		    it->flags & XB_ITEM_FAULT || it->len < s->offset + s->at)
			continue;
		*ret = 0;
		memcpy(ret, (const uint8_t *)(it + 1) + s->offset, s->at);
		return true;
	}
	return false;
}

/* Number i of the sides, or fallback if there are fewer. False: the recording does not have it. */
static bool side(const struct answers_work *w, const struct xb_account_side *s, unsigned i,
		 unsigned n, uint64_t fallback, __u64 *ret)
{
	*ret = fallback;
	if (i >= n)
		return true;
	if (s[i].at) {
		if (!pointed(w, &s[i], ret))
			return false;
	} else if (s[i].word < w->c->rec->nargs) {
		*ret = w->words[s[i].word];
	} else {
		return false;
	}
	if (!*ret && s[i].flat)
		*ret = fallback;
	return true;
}

static uint64_t maybe(const struct answers_work *w, uint8_t word)
{
	return word && word <= w->c->rec->nargs ? w->words[word - 1] : 0;
}

bool answers_lines(const struct answers_work *w, struct xb_lines *ret)
{
	struct xb_lines l = { 0 };
	struct xb_account a;

	account_plan(w->fn, &a);
	if (a.act != XB_ACCOUNT_COPY || !a.nsides || (a.nsides > 1 && !a.row) ||
	    !side(w, a.sides, 0, a.nsides, 0, &l.width) ||
	    !side(w, a.sides, 1, a.nsides, 1, &l.height) ||
	    !side(w, a.sides, 2, a.nsides, 1, &l.depth) ||
	    !side(w, a.origins, 0, a.norigins, 0, &l.x) ||
	    !side(w, a.origins, 1, a.norigins, 0, &l.y) ||
	    !side(w, a.origins, 2, a.norigins, 0, &l.z))
		return false;
	if (a.image) {
		const struct answers_object *image = answers_object_row(w->s, maybe(w, a.image));

		if (!image || !image->element)
			return false;
		l.width *= image->element;
	}
	l.row = maybe(w, a.row);
	l.slice = maybe(w, a.slice);
	xb_lines_apart(&l);
	*ret = l;
	return true;
}

bool answers_put_lines(struct answers *s, const struct answers_copy *c, uint64_t content)
{
	const struct xb_lines *l = &c->lines;
	/* Slices with no more between them than between lines are one. */
	bool even = l->slice == l->row * l->height;
	uint64_t height = even ? l->height * l->depth : l->height, n = even ? 1 : l->depth;
	struct replay_act act = { .what = REPLAY_PUT,
				  .word = (uint16_t)c->word,
				  .extra = xb_lines_begin(l),
				  .bytes = content,
				  .size = (height - 1) * l->row + l->width };

	if (n > SLICES || act.extra > REPLAY_REGION_MAX)
		return false;
	if (height > 1 && l->row > l->width) {
		act.what = REPLAY_PUT_LINES;
		act.value = l->row;
	}
	for (uint64_t i = 0; i < n; i++) {
		answers_add(s, c->call, act, NULL);
		act.extra += l->slice;
		act.bytes += l->slice;
	}
	return true;
}

/* ---- images -------------------------------------------------------------------------------------- */

struct format {
	__u64 order, channel;
	unsigned bytes; /* of an element; 0: not found */
};

static int compare(void *u, uint32_t order, uint32_t channel, unsigned bytes)
{
	struct format *f = u;

	if (order == f->order && channel == f->channel)
		f->bytes = bytes;
	return 0;
}

/* The handle that a call of this account makes. */
static uint64_t made(const struct answers_work *w, const struct xb_account *a)
{
	uint64_t handle = 0;

	if (a->pointer == XB_ACCOUNT_RESULT)
		return w->c->rec->ret;
	for (unsigned i = 0; i < w->plan->nops; i++)
		if (w->plan->ops[i].src == a->pointer && w->items[i] && w->items[i]->len == 8)
			memcpy(&handle, w->items[i] + 1, sizeof(handle));
	return handle;
}

void answers_note_image(struct answers_work *w)
{
	struct format f = { 0 };
	struct answers_object *o;
	struct xb_account a;

	if (!call_does(w->c, CAT_ACT_CREATE))
		return;
	account_plan(w->fn, &a);
	if (a.act != XB_ACCOUNT_IMAGE || !side(w, a.sides, 0, a.nsides, 0, &f.order) ||
	    !side(w, a.sides, 1, a.nsides, 0, &f.channel))
		return;
	account_formats(w->fn, compare, &f);
	o = answers_object_row(w->s, made(w, &a));
	if (o)
		o->element = f.bytes;
}
