// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* account.c - see account.h. */
#include "plan/account.h"

#include <string.h>

#include "base/cleanup.h"
#include "catalog/element.h"
#include "plan/capture.h"

struct planning {
	const struct cat_func *f;
	const struct cat_role *role;
	struct capture_place places[XB_MAX_ARGS];
	unsigned nplaces;
};

/* The first word of an argument; *ret_n: how many it has. */
static uint8_t word_of(const struct planning *p, int arg, unsigned *ret_n)
{
	const struct capture_place *at;

	if (arg < 0 || (unsigned)arg >= p->nplaces)
		return XB_ACCOUNT_NO;
	at = &p->places[arg];
	if (at->word == CAPTURE_NO_WORD || !at->nwords || at->word + at->nwords > XB_MAX_ARGS)
		return XB_ACCOUNT_NO;
	*ret_n = at->nwords;
	return (uint8_t)at->word;
}

/* A part that is an argument of one word. */
static uint8_t part_word(const struct planning *p, enum cat_part part)
{
	unsigned n = 0;
	uint8_t word;

	if (catalog_part_field(p->role, part) != CAT_PART_NONE)
		return XB_ACCOUNT_NO;
	word = word_of(p, catalog_part(p->role, part), &n);
	return n == 1 ? word : XB_ACCOUNT_NO;
}

/* ---- numbers of bytes ---------------------------------------------------------------------------- */

static bool is_number(const struct cat_type *t)
{
	return t->kind == CAT_UINT || t->kind == CAT_INT;
}

struct sides {
	struct xb_account_side *at; /* XB_ACCOUNT_SIDES of them */
	uint8_t n;
};

static bool add_side(struct sides *s, uint8_t word, unsigned at, uint32_t offset, bool flat)
{
	if (s->n == XB_ACCOUNT_SIDES || word == XB_ACCOUNT_NO || offset > UINT16_MAX)
		return false;
	s->at[s->n++] = (struct xb_account_side){
		.word = word, .at = (uint8_t)at, .offset = (uint16_t)offset, .flat = flat
	};
	return true;
}

/* A structure of three numbers, or an array of them: in words, or at a word. */
static bool add_three(struct sides *s, const struct cat_type *t, uint8_t word, unsigned nwords,
		      bool pointed)
{
	uint32_t each = t->kind == CAT_ARRAY ? t->elem->size : t->size / 3;
	bool done = each == 8 || (pointed && each == 4);

	for (unsigned i = 0; i < 3 && done; i++)
		done = pointed ? add_side(s, word, each, i * each, i == 2)
			       : i < nwords && add_side(s, (uint8_t)(word + i), 0, 0, i == 2);
	return done;
}

/* A field of the structure to which an argument points. */
static bool add_field(struct sides *s, const struct cat_type *t, int field, uint8_t word, bool flat)
{
	const struct cat_type *of = t->kind == CAT_PTR ? t->elem : NULL;
	const struct cat_field *f;

	if (!of || of->kind != CAT_STRUCT || (uint32_t)field >= of->count)
		return false;
	f = &of->fields[field];
	if (!is_number(f->type) || (f->type->size != 4 && f->type->size != 8))
		return false;
	return add_side(s, word, f->type->size, f->offset, flat);
}

/* Parts that may be three numbers in an array or structure. */
static bool has_three(enum cat_part part)
{
	return part == CAT_PART_WIDTH || part == CAT_PART_REGION || part == CAT_PART_ORIGIN;
}

static bool add_part(const struct planning *p, enum cat_part part, struct sides *s)
{
	int arg = catalog_part(p->role, part), field = catalog_part_field(p->role, part);
	bool flat = part == CAT_PART_DEPTH;
	const struct cat_type *t;
	unsigned n = 0;
	uint8_t word = word_of(p, arg, &n);

	if (word == XB_ACCOUNT_NO)
		return false;
	t = p->f->args[arg].type;
	if (field != CAT_PART_NONE)
		return add_field(s, t, field, word, flat);
	if (is_number(t))
		return n == 1 && add_side(s, word, 0, 0, flat);
	if (t->kind == CAT_STRUCT && t->count == 3)
		return add_three(s, t, word, n, false);
	if (t->kind != CAT_PTR || !has_three(part))
		return false;
	if (t->elem->kind == CAT_STRUCT && t->elem->count == 3)
		return add_three(s, t->elem, word, n, true);
	if (is_number(t->elem) && t->elem->size == 8)
		return add_three(s, &(struct cat_type){ .kind = CAT_ARRAY, .elem = t->elem }, word,
				 n, true);
	return false;
}

static void plan_bytes(const struct planning *p, struct xb_account *a)
{
	static const enum cat_part parts[] = { CAT_PART_WIDTH, CAT_PART_HEIGHT, CAT_PART_DEPTH };
	struct sides sides = { .at = a->sides };
	bool known = false;

	if (catalog_part(p->role, CAT_PART_SIZE) != CAT_PART_NONE) {
		known = add_part(p, CAT_PART_SIZE, &sides);
	} else if (catalog_part(p->role, CAT_PART_WIDTH) != CAT_PART_NONE) {
		known = true;
		for (unsigned i = 0; i < ARRAY_SIZE(parts) && known; i++)
			if (catalog_part(p->role, parts[i]) != CAT_PART_NONE)
				known = add_part(p, parts[i], &sides);
	} else if (catalog_part(p->role, CAT_PART_REGION) != CAT_PART_NONE) {
		known = add_part(p, CAT_PART_REGION, &sides) && a->src != XB_ACCOUNT_NO;
		a->image = (uint8_t)(a->src + 1);
	}
	a->nsides = known ? sides.n : 0;
}

/* Word + 1; 0: none. */
static uint8_t maybe_word(const struct planning *p, enum cat_part part)
{
	uint8_t word = part_word(p, part);

	return word == XB_ACCOUNT_NO ? 0 : (uint8_t)(word + 1);
}

static void plan_lines(const struct planning *p, struct xb_account *a)
{
	struct sides origins = { .at = a->origins };

	a->row = maybe_word(p, CAT_PART_ROW);
	a->slice = maybe_word(p, CAT_PART_SLICE);
	if (catalog_part(p->role, CAT_PART_ORIGIN) == CAT_PART_NONE)
		return;
	if (add_part(p, CAT_PART_ORIGIN, &origins))
		a->norigins = origins.n;
	else
		a->row = 0;
}

/* ---- roles --------------------------------------------------------------------------------------- */

static uint8_t result_word(const struct planning *p, enum cat_part part)
{
	return catalog_part(p->role, part) == CAT_PART_RETURNED ? XB_ACCOUNT_RESULT
								: part_word(p, part);
}

static void plan_alloc(const struct planning *p, struct xb_account *a)
{
	static const uint8_t kinds[] = {
		[CAT_MEM_DEVICE] = XB_MEM_DEVICE,
		[CAT_MEM_HOST] = XB_MEM_HOST,
		[CAT_MEM_SHARED] = XB_MEM_SHARED,
	};
	uint8_t kind = p->role->kind < ARRAY_SIZE(kinds) ? kinds[p->role->kind] : 0;
	uint8_t pointer = result_word(p, CAT_PART_POINTER);

	if (!kind || pointer == XB_ACCOUNT_NO)
		return;
	a->act = XB_ACCOUNT_ALLOC;
	a->kind = kind;
	a->pointer = pointer;
	plan_bytes(p, a);
}

static void plan_free(const struct planning *p, struct xb_account *a)
{
	uint8_t pointer = part_word(p, CAT_PART_POINTER);

	/* Of a kind: what is imported. An array of addresses, whose memory stays known until the process ends. */
	if (p->role->kind != CAT_MEM_UNKNOWN || pointer == XB_ACCOUNT_NO ||
	    catalog_part(p->role, CAT_PART_COUNT) != CAT_PART_NONE)
		return;
	a->act = XB_ACCOUNT_FREE;
	a->pointer = pointer;
}

/* told: what the role says of this side, XB_MEM_UNKNOWN: nothing. */
static uint8_t plan_side(const struct planning *p, enum cat_part part, uint8_t told,
			 uint8_t *ret_kind)
{
	int arg = catalog_part(p->role, part);
	uint8_t word = part_word(p, part);
	const struct cat_type *t = arg < 0 || (unsigned)arg >= p->nplaces ? NULL
									  : p->f->args[arg].type;

	*ret_kind = told;
	if (t && t->kind == CAT_HANDLE)
		*ret_kind = XB_MEM_DEVICE;
	else if (told != XB_MEM_DEVICE && word != XB_ACCOUNT_NO && t &&
		 (t->kind == CAT_PTR || is_number(t)))
		*ret_kind = XB_MEMS;
	return word;
}

static void plan_copy(const struct planning *p, struct xb_account *a)
{
	static const uint8_t from[] = {
		[CAT_DIR_H2D] = XB_MEM_HOST, [CAT_DIR_D2H] = XB_MEM_DEVICE, [CAT_DIR_D2D] = XB_MEM_DEVICE
	};
	static const uint8_t to[] = {
		[CAT_DIR_H2D] = XB_MEM_DEVICE, [CAT_DIR_D2H] = XB_MEM_HOST, [CAT_DIR_D2D] = XB_MEM_DEVICE
	};
	uint8_t dir = p->role->kind < ARRAY_SIZE(from) ? p->role->kind : CAT_DIR_UNKNOWN;

	a->act = XB_ACCOUNT_COPY;
	a->src = plan_side(p, CAT_PART_SRC, from[dir], &a->src_kind);
	a->dst = plan_side(p, CAT_PART_DST, to[dir], &a->dst_kind);
	plan_bytes(p, a);
	plan_lines(p, a);
}

/* The structure's field that is the part; NULL: it is none. ret_word: the word that points to the structure. */
static const struct cat_field *format_field(const struct planning *p, enum cat_part part,
					    uint8_t *ret_word)
{
	int arg = catalog_part(p->role, part), field = catalog_part_field(p->role, part);
	const struct cat_type *t;
	unsigned n = 0;

	*ret_word = word_of(p, arg, &n);
	if (*ret_word == XB_ACCOUNT_NO || field == CAT_PART_NONE)
		return NULL;
	t = p->f->args[arg].type;
	if (t->kind != CAT_PTR || t->elem->kind != CAT_STRUCT || (uint32_t)field >= t->elem->count)
		return NULL;
	t = t->elem;
	return t->fields[field].type->kind == CAT_ENUM && t->fields[field].type->size == 4
		       ? &t->fields[field]
		       : NULL;
}

static void plan_image(const struct planning *p, struct xb_account *a)
{
	struct sides sides = { .at = a->sides };
	uint8_t order_at = 0, channel_at = 0, pointer = result_word(p, CAT_PART_OBJECT);
	const struct cat_field *order = format_field(p, CAT_PART_ORDER, &order_at),
			       *channel = format_field(p, CAT_PART_CHANNEL, &channel_at);

	if (!order || !channel || pointer == XB_ACCOUNT_NO ||
	    !add_side(&sides, order_at, 4, order->offset, false) ||
	    !add_side(&sides, channel_at, 4, channel->offset, false))
		return;
	a->act = XB_ACCOUNT_IMAGE;
	a->pointer = pointer;
	a->nsides = sides.n;
}

static uint8_t plan_wait(const struct planning *p)
{
	uint8_t word;

	if (catalog_part(p->role, CAT_PART_BLOCKING) == CAT_PART_NONE)
		return 1;
	word = part_word(p, CAT_PART_BLOCKING);
	return word == XB_ACCOUNT_NO ? 0 : (uint8_t)(word + 2);
}

static void plan_mapped(const struct planning *p, struct xb_account *a)
{
	uint8_t pointer = part_word(p, CAT_PART_POINTER), size = part_word(p, CAT_PART_SIZE);

	if (pointer == XB_ACCOUNT_NO || size == XB_ACCOUNT_NO)
		return;
	a->mapped = (uint8_t)(pointer + 1);
	a->mapped_size = (uint8_t)(size + 1);
}

static void planning_of(const struct cat_func *f, struct planning *ret)
{
	unsigned n = f->nargs;

	*ret = (struct planning){ .f = f };
	capture_layout(f, ret->places, ARRAY_SIZE(ret->places));
	ret->nplaces = n < ARRAY_SIZE(ret->places) ? n : ARRAY_SIZE(ret->places);
}

void account_plan(const struct cat_func *f, struct xb_account *ret)
{
	struct planning p;

	memset(ret, 0, sizeof(*ret));
	if (!f->nroles)
		return;
	ret->launches = catalog_launches(f);
	planning_of(f, &p);
	for (unsigned i = 0; i < f->nroles; i++) {
		p.role = &f->roles[i];
		if (catalog_part(p.role, CAT_PART_WHEN) != CAT_PART_NONE)
			continue;
		if (p.role->act == CAT_ACT_WAIT)
			ret->waits = plan_wait(&p);
		else if (p.role->act == CAT_ACT_MAPPED)
			plan_mapped(&p, ret);
		else if (p.role->act == CAT_ACT_ALLOC && !ret->act)
			plan_alloc(&p, ret);
		else if (p.role->act == CAT_ACT_FREE && !ret->act)
			plan_free(&p, ret);
		else if (p.role->act == CAT_ACT_COPY && !ret->act)
			plan_copy(&p, ret);
		else if (p.role->act == CAT_ACT_CREATE && !ret->act)
			plan_image(&p, ret);
	}
}

/* ---- formats of images --------------------------------------------------------------------------- */

int account_formats(const struct cat_func *f, account_format_fn fn, void *u)
{
	const struct cat_field *order, *channel;
	struct planning p;
	uint8_t word;
	int r = 0;

	planning_of(f, &p);
	p.role = catalog_role(f, CAT_ACT_CREATE);
	order = p.role ? format_field(&p, CAT_PART_ORDER, &word) : NULL;
	channel = p.role ? format_field(&p, CAT_PART_CHANNEL, &word) : NULL;
	if (!order || !channel)
		return 0;
	for (uint32_t i = 0; i < order->type->count; i++)
		for (uint32_t k = 0; k < channel->type->count && r >= 0; k++) {
			const struct cat_enumerator *o = &order->type->values[i],
						    *c = &channel->type->values[k];
			unsigned bytes = element_bytes(o->name, c->name);

			if (bytes)
				r = fn(u, (uint32_t)o->value, (uint32_t)c->value, bytes);
		}
	return r;
}
