// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* image.c - see image.h. */
#include "plan/image.h"

#include <stdbool.h>

#include "plan/capture.h"

/* The word of an argument, and its field's offset if the part is a field of the structure to which that leads. */
static bool place_of(const struct cat_func *f, const struct cat_role *role, enum cat_part part,
		     uint8_t *ret_word, uint16_t *ret_offset)
{
	int arg = catalog_part(role, part), field = catalog_part_field(role, part);
	unsigned word = capture_word(f, arg);
	const struct cat_type *t;

	if (word == CAPTURE_NO_WORD)
		return false;
	*ret_word = (uint8_t)word;
	*ret_offset = 0;
	if (field == CAT_PART_NONE)
		return true;
	t = f->args[arg].type->elem;
	while (t && t->kind == CAT_PTR)
		t = t->elem;
	if (!t || (uint32_t)field >= t->count || t->fields[field].type->size != 8 ||
	    t->fields[field].offset > UINT16_MAX)
		return false;
	*ret_offset = (uint16_t)t->fields[field].offset;
	return true;
}

static bool has(const struct cat_role *role, enum cat_part part)
{
	return catalog_part(role, part) != CAT_PART_NONE;
}

/* Whether the images that it returns, or their sizes, are one of its properties. */
static bool plan_asked(const struct cat_func *f, const struct cat_role *role,
		       struct xb_image_plan *p)
{
	uint16_t none;

	p->how = XB_IMAGE_ASKED;
	if (role->kind == CAT_BINARY_SIZES)
		p->sizes = (uint32_t)role->when;
	else
		p->binaries = (uint32_t)role->when;
	return place_of(f, role, CAT_PART_WHEN, &p->when, &none) &&
	       place_of(f, role, CAT_PART_OBJECT, &p->object, &none) &&
	       (!has(role, CAT_PART_COUNT) || place_of(f, role, CAT_PART_COUNT, &p->count, &none));
}

/* Of what a function with one image gets it: its first argument. */
static bool plan_buffer(const struct cat_func *f, struct xb_image_plan *p)
{
	unsigned word = capture_word(f, 0);

	p->how = XB_IMAGE_BUFFER;
	p->object = (uint8_t)word;
	return word != CAPTURE_NO_WORD;
}

static bool plan_returned(const struct cat_func *f, const struct cat_role *role,
			  struct xb_image_plan *p)
{
	const struct cat_type *t;
	uint16_t none;

	if (!place_of(f, role, CAT_PART_VALUE, &p->at, &none) ||
	    !place_of(f, role, CAT_PART_SIZE, &p->size, &none))
		return false;
	if (has(role, CAT_PART_WHEN))
		return plan_asked(f, role, p);
	t = f->args[catalog_part(role, CAT_PART_VALUE)].type->elem;
	p->debug = role->kind == CAT_BINARY_DEBUG;
	if (!t || t->kind != CAT_PTR)
		return plan_buffer(f, p);
	p->how = XB_IMAGE_BEHIND;
	return true;
}

/* Those that it returns. */
static void plan_out(const struct cat_func *f, struct xb_image_plan *ret)
{
	struct xb_image_plan p = { .count = XB_IMAGE_NO_SIZE };

	for (unsigned i = 0; i < f->nroles; i++) {
		if (f->roles[i].act != CAT_ACT_BINARY)
			continue;
		if (!plan_returned(f, &f->roles[i], &p))
			return;
		*ret = p;
	}
}

void image_plan(const struct cat_func *f, struct xb_image_plan *ret)
{
	const struct cat_role *role = catalog_role(f, CAT_ACT_IMAGE);
	struct xb_image_plan p = { .how = XB_IMAGE_WORDS, .size = XB_IMAGE_NO_SIZE };
	uint16_t none;

	*ret = (struct xb_image_plan){ 0 };
	if (!role) {
		plan_out(f, ret);
		return;
	}
	if (!place_of(f, role, CAT_PART_VALUE, &p.at, &p.at_offset))
		return;
	if (has(role, CAT_PART_SIZE) && !place_of(f, role, CAT_PART_SIZE, &p.size, &p.size_offset))
		return;
	if (catalog_part_field(role, CAT_PART_VALUE) != CAT_PART_NONE)
		p.how = XB_IMAGE_FIELDS;
	if (has(role, CAT_PART_COUNT)) {
		p.how = role->kind == CAT_IMAGE_ENDS ? XB_IMAGE_STRUCTS : XB_IMAGE_ARRAY;
		if (!place_of(f, role, CAT_PART_COUNT, &p.count, &none))
			return;
	}
	*ret = p;
}
