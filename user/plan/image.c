// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* image.c - see image.h. */
#include "plan/image.h"

#include <stdbool.h>

#include "plan/capture.h"

/* The word of an argument, and its field's offset if the part is a field of the structure to which that points. */
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
	if (!t || (uint32_t)field >= t->count || t->fields[field].type->size != 8 ||
	    t->fields[field].offset > UINT16_MAX)
		return false;
	*ret_offset = (uint16_t)t->fields[field].offset;
	return true;
}

void image_plan(const struct cat_func *f, struct xb_image_plan *ret)
{
	const struct cat_role *role = catalog_role(f, CAT_ACT_IMAGE);
	struct xb_image_plan p = { .how = XB_IMAGE_WORDS, .size = XB_IMAGE_NO_SIZE };
	uint16_t none;

	*ret = (struct xb_image_plan){ 0 };
	if (!role || !place_of(f, role, CAT_PART_VALUE, &p.at, &p.at_offset))
		return;
	if (catalog_part(role, CAT_PART_SIZE) != CAT_PART_NONE &&
	    !place_of(f, role, CAT_PART_SIZE, &p.size, &p.size_offset))
		return;
	if (catalog_part_field(role, CAT_PART_VALUE) != CAT_PART_NONE)
		p.how = XB_IMAGE_FIELDS;
	if (catalog_part(role, CAT_PART_COUNT) != CAT_PART_NONE) {
		p.how = XB_IMAGE_ARRAY;
		if (!place_of(f, role, CAT_PART_COUNT, &p.count, &none))
			return;
	}
	*ret = p;
}
