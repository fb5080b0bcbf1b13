// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * value.h - inside sink/: one value as text or JSON, the same for every sink. docs/json.md has the
 * shapes.
 */
#ifndef XB_SINK_VALUE_H
#define XB_SINK_VALUE_H

#include <string.h>

#include "base/json.h"
#include "base/strbuf.h"
#include "decode/event.h"
#include "model/told.h"
#include "sink/names.h"

struct value_view {
	unsigned str_max; /* bytes of a string or of plain bytes that are shown; 0: all that there are */
	/* The call that the value is of, for names of its objects; both NULL: handles are numbers. */
	const struct told *told;
	const struct event_call *call;
	struct names *names; /* of objects; NULL: shown as they are */
};
/* Is it a text that is there? */
static inline bool value_is_text(const struct value *v)
{
	return v->kind == VALUE_STRING && !(v->flags & (VALUE_F_NULL | VALUE_F_FAULT));
}
/* A number that is an address, and that looks like one. */
static inline bool value_is_address(const struct value *v)
{
	return v->kind == VALUE_UINT && v->unit && !strcmp(v->unit, "address");
}
/* How many of n values, and of what is in them, are shown as cut. */
uint64_t value_count_cut(const struct value *v, uint32_t n, unsigned str_max);
void value_json(struct json *j, const char *key, const struct value *v,
		const struct value_view *view);
/* An object of the arguments, "arg0" where they have no names. */
void value_args_json(struct json *j, const char *key, const struct value_view *view);
/* Without the key. Whatever comes from a process is escaped. */
void value_text(struct strbuf *out, const struct value *v, const struct value_view *view);
/* "queue#3", "queue#?" where the number is not known. */
void value_object(struct strbuf *out, const char *word, uint32_t number, bool uncertain);
/* The same with the handle, where it has no number, and with its name: kernel#?0x55d0 "name". */
void value_object_whole(struct strbuf *out, const struct model_object *o,
			const struct value_view *view);

/* "A|B", with bits that have no name as "0x40"; "0" when there is none. */
void value_flags(struct strbuf *out, const struct cat_type *t, uint64_t bits);

#endif
