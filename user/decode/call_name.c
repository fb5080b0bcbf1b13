// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* call_name.c - the name that a record of an XB_PLAN_NAMES plan carries, see call.h. */
#include "decode/call.h"

#include <string.h>

#include "decode/call_items.h"

/* What the operations of an XB_PLAN_NAMES plan captured. */
struct name_items {
	uint64_t addr, len; /* as in the string object */
	const uint8_t *text;
	uint32_t size; /* bytes of text, its NUL included */
	bool cut;
};

static void take_name_text(const struct call_ctx *ctx, const struct xb_call *rec,
			   const struct xb_item *item, struct name_items *n)
{
	const uint8_t *bytes = (const uint8_t *)(item + 1);
	struct decode_text late;

	n->cut = item->flags & XB_ITEM_TRUNC;
	if (!(item->flags & XB_ITEM_FAULT)) {
		n->text = bytes;
		n->size = item->len;
	} else if (ctx->text(ctx->userdata, rec->h.tgid, n->addr, &late)) {
		n->text = (const uint8_t *)late.bytes;
		n->size = late.size;
		n->cut = !memchr(late.bytes, '\0', late.size);
	}
}

static int take_name_items(const struct call_ctx *ctx, const struct xb_call *rec,
			   struct name_items *ret)
{
	const struct xb_item *item;
	struct call_items rest;
	int r = call_items(rec, &rest);

	if (r < 0)
		return r;
	while ((r = call_next_item(&rest, &item)) > 0) {
		if (item->op == 0 && item->len == 16 && !item->flags) {
			memcpy(&ret->addr, item + 1, 8);
			memcpy(&ret->len, (const uint8_t *)(item + 1) + 8, 8);
		} else if (item->op == 1) {
			take_name_text(ctx, rec, item, ret);
		}
	}
	return r;
}

/*
 * The length beside the address must be that of the text. Otherwise it is no string, and the library's layout is not
 * the expected one. Names of kernels that compilers make consist of printable ASCII. 0: no name.
 */
static uint32_t name_length(const struct name_items *n)
{
	uint32_t len;

	if (!n->text || n->size < 2 || !n->len)
		return 0;
	len = (uint32_t)strnlen((const char *)n->text, n->size);
	if (n->cut ? n->len < len : n->len != len || len == n->size)
		return 0;
	for (uint32_t i = 0; i < len; i++) {
		if (n->text[i] < 0x20 || n->text[i] > 0x7e)
			return 0;
	}
	return len;
}

int call_name(const struct call_ctx *ctx, const struct xb_call *rec, struct event_name *ret)
{
	struct name_items n = { 0 };
	uint32_t len;
	int r = take_name_items(ctx, rec, &n);

	if (r < 0)
		return r;
	len = name_length(&n);
	if (!len)
		return 0;
	*ret = (struct event_name){ .rec = rec, .text = (const char *)n.text, .len = len };
	return 1;
}
