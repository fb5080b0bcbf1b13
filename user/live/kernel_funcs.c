// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* kernel_funcs.c - see kernel_funcs.h. */
#include "live/kernel_funcs.h"

#include <stddef.h>
#include <string.h>

bool names_kernel(const struct cat_func *f)
{
	const struct cat_role *r = catalog_role(f, CAT_ACT_CREATE);

	return r && catalog_part(r, CAT_PART_NAME) != CAT_PART_NONE;
}

/* The name of an argument's kind of objects, or NULL. */
static const char *word_of(const struct cat_func *f, const struct cat_role *r, enum cat_part part)
{
	int i = catalog_part(r, part);
	const struct cat_type *t = i == CAT_PART_RETURNED	 ? f->ret
				   : i >= 0 && i < (int)f->nargs ? f->args[i].type
								 : NULL;

	while (t && !t->object && t->elem)
		t = t->elem;
	return t ? t->object : NULL;
}

/* The name of an API's kind of kernels, from the first function that launches them. */
static const char *kernel_word(const struct cat_api *api)
{
	const char *word = NULL;

	for (size_t i = 0; i < api->nfuncs && !word; i++) {
		if (catalog_launches(api->funcs[i]))
			word = word_of(api->funcs[i], catalog_role(api->funcs[i], CAT_ACT_ENQUEUE),
				       CAT_PART_KERNEL);
	}
	return word;
}

bool is_of_kernels(const struct cat_func *f)
{
	const struct cat_api *api = catalog_api(f->api);
	const char *kernel = api ? kernel_word(api) : NULL, *word;

	if (catalog_launches(f))
		return true;
	for (unsigned i = 0; kernel && i < f->nroles; i++) {
		const struct cat_role *r = &f->roles[i];

		if (r->act != CAT_ACT_CREATE && r->act != CAT_ACT_RETAIN &&
		    r->act != CAT_ACT_RELEASE && r->act != CAT_ACT_NAME)
			continue;
		word = word_of(f, r, CAT_PART_OBJECT);
		if (word && !strcmp(word, kernel))
			return true;
	}
	return false;
}
