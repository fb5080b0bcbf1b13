// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * call.h - turns a call's record into values (only for decode/). The decoder owns the definitions (slots, texts); this
 * part only reads them.
 */
#ifndef XB_DECODE_CALL_H
#define XB_DECODE_CALL_H

#include "decode/arena.h"
#include "decode/event.h"
#include "decode/rest.h"
#include "plan/capture.h"

/* A slot, as defined by XB_DEF_FUNC. */
struct decode_slot {
	char *name;
	const char *api;
	const struct cat_func *fn; /* NULL: not in this catalog, or with another signature */
	uint32_t acts;		   /* catalog_acts() of it */
	struct xb_plan plan;
	struct capture_place *places; /* fn->nargs of them */
	struct value *blank;	      /* the arguments, without values */
	bool rests;		      /* of its arrays, XB_RESTs may have more */
};

struct decode_text {
	const char *bytes;
	uint32_t size;
};

struct call_ctx {
	struct arena *arena;
	const struct decode_slot *slot; /* NULL: never defined */
	/* Memory of a process that was read afterwards; false: there is none. */
	bool (*text)(void *userdata, uint32_t tgid, uint64_t addr, struct decode_text *ret);
	void *userdata;
	struct rest *rest; /* only with a slot that has some; else NULL */
};

/* 0 or -EBADMSG; -ENOMEM. */
int call_decode(const struct call_ctx *ctx, const struct xb_call *rec, struct event_call *ret);

/* "func#7": the name of a slot that was never defined. */
const char *call_unknown_name(struct arena *a, uint32_t slot);

/*
 * The name in a record of an XB_PLAN_NAMES plan. 1; 0: there is none, because it could not be read or does not look
 * like a name; -EBADMSG.
 */
int call_name(const struct call_ctx *ctx, const struct xb_call *rec, struct event_name *ret);

/*
 * Addresses that the kernel side could not read for this call, and that may be read now if they lie in memory
 * that can't have changed: push an XB_DEF_TEXT of each before the call is decoded. Returns how many (at most
 * max). Bad records have none, or those before what is bad.
 */
#define CALL_WANTED_MAX XB_MAX_OPS
unsigned call_wanted(const struct xb_call *rec, uint64_t *ret, unsigned max);

/* A value of type t from at most avail bytes; pointers are not followed. */
void value_decode(struct arena *a, const struct cat_type *t, const void *bytes, uint32_t avail,
		  struct value *ret);

/* Elements of an array that were read, of which there may be many more than its items. */
uint32_t value_elements(const struct value *array);
/* Element i of them. What is no item is decoded to *room, with its fields in a. */
const struct value *value_element(const struct value *array, uint32_t i, struct arena *a,
				  struct value *room);

#endif
