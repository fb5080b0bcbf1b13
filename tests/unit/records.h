// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * records.h - for tests: makes records as the kernel side and the readers would, one at a time in a
 * buffer of its own.
 */
#ifndef XB_TESTS_RECORDS_H
#define XB_TESTS_RECORDS_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "catalog/catalog.h"
#include "decode/event.h"
#include "plan/capture.h"
#include "wire.h"

struct rec {
	_Alignas(8) uint8_t bytes[4096];
};

static inline struct xb_hdr *rec_hdr(struct rec *r)
{
	return (struct xb_hdr *)r->bytes;
}

static inline void *rec_start(struct rec *r, unsigned type, uint32_t len, uint32_t tgid,
			      uint32_t tid, uint64_t ts)
{
	memset(r, 0, sizeof(*r));
	*rec_hdr(r) = (struct xb_hdr){
		.len = len, .type = (uint16_t)type, .tgid = tgid, .tid = tid, .ts = ts
	};
	return r->bytes;
}

/* Appends bytes and pads the record. */
static inline void rec_add(struct rec *r, const void *data, uint32_t len)
{
	struct xb_hdr *h = rec_hdr(r);

	assert(h->len + len + 8 <= sizeof(r->bytes));
	if (len)
		memcpy(r->bytes + h->len, data, len);
	h->len += (len + 7) & ~7u;
}

/* Strings of a definition: NUL-terminated, one after the other. */
static inline void rec_texts(struct rec *r, const char *a, const char *b, const char *c)
{
	const char *all[] = { a, b, c };
	char text[512];
	uint32_t len = 0;
	unsigned i;

	for (i = 0; i < 3 && all[i]; i++) {
		memcpy(text + len, all[i], strlen(all[i]) + 1);
		len += (uint32_t)strlen(all[i]) + 1;
	}
	rec_add(r, text, len);
}

/* Defines the slot with the plan that this catalog makes of the function. */
static inline void rec_func(struct rec *r, uint32_t slot, const char *name,
			    struct xb_plan *ret_plan)
{
	const struct cat_func *f = catalog_find(name);
	struct xb_def_func *d;

	assert(f);
	d = rec_start(r, XB_DEF_FUNC, sizeof(*d), 0, 0, 1);
	d->slot = slot;
	d->api = f->api;
	d->variant = f->variant;
	capture_plan(f, slot, NULL, &d->plan, NULL);
	if (ret_plan)
		*ret_plan = d->plan;
	rec_texts(r, name, NULL, NULL);
}

/*
 * The slot of that function, defined to the decoder when it is asked for the first time: its index in
 * names and plans, which have room for max and hold *n.
 */
static inline unsigned rec_slot(struct rec *r, struct decoder *d, const char **names,
				struct xb_plan *plans, unsigned *n, unsigned max, const char *name)
{
	struct event e;
	unsigned i;
	int decoded;

	for (i = 0; i < *n && strcmp(names[i], name) != 0; i++)
		;
	if (i < *n)
		return i;
	assert(*n < max);
	names[(*n)++] = name;
	rec_func(r, i, name, &plans[i]);
	decoded = decoder_decode(d, rec_hdr(r), &e);
	assert(decoded == 0);
	(void)decoded;
	return i;
}

static inline struct xb_call *rec_call(struct rec *r, uint16_t slot, const uint64_t *words,
				       unsigned nwords)
{
	struct xb_call *c = rec_start(r, XB_CALL, sizeof(*c), 4242, 4243, 1000000000);

	c->dur = 1500;
	c->id = 7;
	c->func = slot;
	c->nargs = (uint8_t)nwords;
	rec_add(r, words, nwords * 8);
	return c;
}

static inline void rec_item(struct rec *r, unsigned op, unsigned flags, const void *bytes,
			    uint16_t len, uint32_t total)
{
	struct xb_call *c = (struct xb_call *)r->bytes;
	struct xb_item it = {
		.len = len, .op = (uint8_t)op, .flags = (uint8_t)flags, .total = total
	};
	uint32_t before = c->h.len;

	rec_add(r, &it, sizeof(it));
	rec_add(r, bytes, len);
	c->datalen = (uint16_t)(c->datalen + (c->h.len - before));
	if (flags & XB_ITEM_FAULT)
		c->h.flags |= XB_F_FAULT;
	if (flags & XB_ITEM_TRUNC)
		c->h.flags |= XB_F_TRUNC;
}

/* Which operation of the plan follows this word (or, with from >= 0, that operation's bytes at off). */
static inline int rec_op(const struct xb_plan *p, int from, unsigned word_or_off)
{
	unsigned i;

	for (i = 0; i < p->nops; i++) {
		if (from < 0 ? p->ops[i].src == word_or_off
			     : p->ops[i].src == (XB_SRC_OP | from) && p->ops[i].off == word_or_off)
			return (int)i;
	}
	return -1;
}

/* What the plan's function wrote to, or read from, the pointer that is its argument of that number. */
static inline void rec_arg(struct rec *r, const struct xb_plan *p, unsigned arg, const void *bytes,
			   uint16_t len)
{
	int op = rec_op(p, -1, arg);

	assert(op >= 0);
	rec_item(r, (unsigned)op, 0, bytes, len, len);
}

#endif
