// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* account.c - see account.h. */
#include "plan/account.h"

#include <string.h>

#include "base/cleanup.h"
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

static bool add_side(struct xb_account *a, uint8_t word, unsigned at, uint32_t offset, bool flat)
{
	if (a->nsides == XB_ACCOUNT_SIDES || word == XB_ACCOUNT_NO || offset > UINT16_MAX)
		return false;
	a->sides[a->nsides++] = (struct xb_account_side){
		.word = word, .at = (uint8_t)at, .offset = (uint16_t)offset, .flat = flat
	};
	return true;
}

/* A structure of three numbers, or an array of them: in words, or at a word. */
static bool add_three(struct xb_account *a, const struct cat_type *t, uint8_t word, unsigned nwords,
		      bool pointed)
{
	uint32_t each = t->kind == CAT_ARRAY ? t->elem->size : t->size / 3;
	bool done = each == 8 || (pointed && each == 4);

	for (unsigned i = 0; i < 3 && done; i++)
		done = pointed ? add_side(a, word, each, i * each, i == 2)
			       : i < nwords && add_side(a, (uint8_t)(word + i), 0, 0, i == 2);
	return done;
}

/* A field of the structure to which an argument points. */
static bool add_field(struct xb_account *a, const struct cat_type *t, int field, uint8_t word,
		      bool flat)
{
	const struct cat_type *s = t->kind == CAT_PTR ? t->elem : NULL;
	const struct cat_field *f;

	if (!s || s->kind != CAT_STRUCT || (uint32_t)field >= s->count)
		return false;
	f = &s->fields[field];
	if (!is_number(f->type) || (f->type->size != 4 && f->type->size != 8))
		return false;
	return add_side(a, word, f->type->size, f->offset, flat);
}

static bool add_part(const struct planning *p, enum cat_part part, struct xb_account *a)
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
		return add_field(a, t, field, word, flat);
	if (is_number(t))
		return n == 1 && add_side(a, word, 0, 0, flat);
	if (t->kind == CAT_STRUCT && t->count == 3)
		return add_three(a, t, word, n, false);
	if (t->kind != CAT_PTR || part != CAT_PART_WIDTH)
		return false;
	if (t->elem->kind == CAT_STRUCT && t->elem->count == 3)
		return add_three(a, t->elem, word, n, true);
	if (is_number(t->elem) && t->elem->size == 8)
		return add_three(a, &(struct cat_type){ .kind = CAT_ARRAY, .elem = t->elem }, word,
				 n, true);
	return false;
}

static void plan_bytes(const struct planning *p, struct xb_account *a)
{
	static const enum cat_part sides[] = { CAT_PART_WIDTH, CAT_PART_HEIGHT, CAT_PART_DEPTH };
	bool known = false;

	if (catalog_part(p->role, CAT_PART_SIZE) != CAT_PART_NONE) {
		known = add_part(p, CAT_PART_SIZE, a);
	} else if (catalog_part(p->role, CAT_PART_WIDTH) != CAT_PART_NONE) {
		known = true;
		for (unsigned i = 0; i < ARRAY_SIZE(sides) && known; i++)
			if (catalog_part(p->role, sides[i]) != CAT_PART_NONE)
				known = add_part(p, sides[i], a);
	}
	if (!known)
		a->nsides = 0;
}

/* ---- roles --------------------------------------------------------------------------------------- */

static void plan_alloc(const struct planning *p, struct xb_account *a)
{
	static const uint8_t kinds[] = {
		[CAT_MEM_DEVICE] = XB_MEM_DEVICE,
		[CAT_MEM_HOST] = XB_MEM_HOST,
		[CAT_MEM_SHARED] = XB_MEM_SHARED,
	};
	uint8_t kind = p->role->kind < ARRAY_SIZE(kinds) ? kinds[p->role->kind] : 0;
	uint8_t pointer = catalog_part(p->role, CAT_PART_POINTER) == CAT_PART_RETURNED
				  ? XB_ACCOUNT_RESULT
				  : part_word(p, CAT_PART_POINTER);

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

void account_plan(const struct cat_func *f, struct xb_account *ret)
{
	struct planning p = { .f = f };
	unsigned n;

	memset(ret, 0, sizeof(*ret));
	if (!f->nroles)
		return;
	ret->launches = catalog_launches(f);
	capture_layout(f, p.places, ARRAY_SIZE(p.places));
	n = f->nargs;
	p.nplaces = n < ARRAY_SIZE(p.places) ? n : ARRAY_SIZE(p.places);
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
	}
}
