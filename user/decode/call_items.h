// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* call_items.h - inside decode/: the items of a call's record, one after the other. */
#ifndef XB_DECODE_CALL_ITEMS_H
#define XB_DECODE_CALL_ITEMS_H

#include <errno.h>
#include <stdint.h>

#include "wire.h"

/* The remaining items of a record. */
struct call_items {
	const uint8_t *p, *end;
};

static inline int call_items(const struct xb_call *rec, struct call_items *ret)
{
	if (rec->h.len < sizeof(*rec) || rec->nargs > XB_MAX_ARGS ||
	    sizeof(*rec) + rec->nargs * 8u + rec->datalen > rec->h.len)
		return -EBADMSG;
	ret->p = rec->body + rec->nargs * 8u;
	ret->end = ret->p + rec->datalen;
	return 0;
}

/* 1 and the next item, complete, followed by its bytes; 0: there is none; -EBADMSG. */
static inline int call_next_item(struct call_items *r, const struct xb_item **ret)
{
	const struct xb_item *it = (const struct xb_item *)r->p;
	size_t left = (size_t)(r->end - r->p), size;

	if (!left)
		return 0;
	if (left < sizeof(*it))
		return -EBADMSG;
	size = sizeof(*it) + ((it->len + 7u) & ~7u);
	if (size > left)
		return -EBADMSG;
	r->p += size;
	*ret = it;
	return 1;
}

#endif
