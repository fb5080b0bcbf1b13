// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sides.c - see sides.h. */
#include "model/sides.h"

#include <stdint.h>

#include "base/cleanup.h"
#include "model/objects/addresses.h"
#include "model/objects/handles.h"
#include "model/role_args.h"

static char letter_of(const struct allocation *a)
{
	static const char letters[] = {
		[CAT_MEM_UNKNOWN] = '?', [CAT_MEM_DEVICE] = 'D',  [CAT_MEM_HOST] = 'H',
		[CAT_MEM_SHARED] = 'S',	 [CAT_MEM_VIRTUAL] = 'D', [CAT_MEM_IMPORTED] = 'D',
	};

	return a->kind < ARRAY_SIZE(letters) ? letters[a->kind] : '?';
}

/* named: the letter that the function's name gives to this side, or 0. */
static char side(struct sides s, const struct event_call *c, const struct value *v, char named)
{
	const struct allocation *a;
	uint64_t addr = value_address(v);

	if (v->kind == VALUE_HANDLE)
		return 'D';
	a = addr ? handles_memory(s.handles, c, addr) : NULL;
	if (a && s.frees)
		return letter_of(a);
	if (named == 'D')
		return named;
	if (addr && s.whole)
		return 'M';
	return named ? named : '?';
}

/* What a function's name says of a side, given the direction that makes this side the host's. */
static char named_side(const struct cat_role *r, enum cat_dir host)
{
	if (r->kind == CAT_DIR_UNKNOWN)
		return 0;
	return r->kind == host ? 'H' : 'D';
}

bool sides_copy(struct sides s, const struct event_call *c, const struct cat_role *r,
		struct model_copy *ret)
{
	const struct value *src = role_value(c, r, CAT_PART_SRC);
	const struct value *dst = role_value(c, r, CAT_PART_DST);

	if (!s.handles || !src || !dst || src->kind == VALUE_ARRAY || dst->kind == VALUE_ARRAY)
		return false;
	*ret = (struct model_copy){
		.from = side(s, c, src, named_side(r, CAT_DIR_H2D)),
		.to = side(s, c, dst, named_side(r, CAT_DIR_D2H)),
		.has_src = src->kind != VALUE_HANDLE && value_address(src),
		.has_dst = dst->kind != VALUE_HANDLE && value_address(dst),
		.src = value_address(src),
		.dst = value_address(dst),
	};
	ret->bytes = role_moved(c, r, &ret->has_size);
	return true;
}

char sides_filled(struct sides s, const struct event_call *c)
{
	const struct cat_role *r = call_role(c, CAT_ACT_FILL);
	const struct value *v = r ? role_value(c, r, CAT_PART_DST) : NULL;

	if (!v)
		return 0;
	return s.handles ? side(s, c, v, 0) : '?';
}
