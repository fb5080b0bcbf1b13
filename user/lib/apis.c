// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* apis.c - the library's functions that list the catalog and the words for options. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "catalog/catalog.h"
#include "decode/xpti.h"
#include "decode/xpti_names.h"
#include "lib/last_error.h"
#include "select/select.h"
#include "select/stacks.h"
#include "sink/sink.h"
#include "xptibpf/xptibpf.h"

#define MAX_CLASSES 80 /* bytes of all their names and blanks */

static int tell(const struct cat_api *api, const struct cat_func *f,
		int (*each)(void *u, const struct xptibpf_function *f), void *u)
{
	struct xptibpf_argument args[UINT8_MAX];
	char classes[MAX_CLASSES];

	for (unsigned i = 0; i < f->nargs; i++)
		args[i] = (struct xptibpf_argument){
			.name = f->args[i].name,
			.type = f->args[i].type->name,
			.unit = f->args[i].unit,
			.in = f->args[i].flags & CAT_IN,
			.out = f->args[i].flags & CAT_OUT,
			.optional = f->args[i].flags & CAT_OPTIONAL,
		};
	selection_classes(f->flags, classes, sizeof(classes));
	return each(u, &(struct xptibpf_function){
			       .group = api->name,
			       .name = f->name,
			       .symbol = f->symbol,
			       .since = f->since,
			       .until = f->until,
			       .returns = f->ret->name,
			       .classes = classes,
			       .group_id = api->id,
			       .id = f->id,
			       .pti_group = api->pti_group,
			       .pti_domain = api->pti_domain,
			       .variant = f->variant,
			       .by_default = api->by_default && !(f->flags & CAT_F_GETTER),
			       .args = args,
			       .nargs = f->nargs,
		       });
}

static void selection_freep(struct selection **s)
{
	selection_free(*s);
}

static int select_all_or(const char *pattern, struct selection **ret)
{
	_cleanup_free_ char *why = NULL;
	int r = pattern ? selection_new(pattern, ret, &why) : 0;

	if (r == -EINVAL)
		last_error_set(why ?: "not understood");
	return r;
}

int xptibpf_apis(const char *pattern, int (*each)(void *u, const struct xptibpf_function *f),
		 void *u)
{
	_cleanup_(selection_freep) struct selection *select = NULL;
	bool any = false;
	int r = select_all_or(pattern, &select);

	if (r < 0)
		return r;
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		for (size_t i = 0; api && i < api->nfuncs; i++) {
			for (const struct cat_func *f = api->funcs[i]; f; f = f->next_variant) {
				if (select && !selection_has_func(select, f))
					continue;
				any = true;
				r = tell(api, f, each, u);
				if (r)
					return r;
			}
		}
	}
	return any ? 0 : -ENOENT;
}

static bool is_selected(const struct selection *s, const struct xpti_names_entry *e)
{
	return selection_has_xpti(s, e->kind == XPTI_NAMES_STREAM ? e->name : NULL,
				  e->kind == XPTI_NAMES_POINT ? e->name : NULL);
}

/* Before 2024.0, the number of most releases is the higher one, if there are two. */
static bool number_of(const struct xpti_names_entry *e, unsigned numbering, unsigned *ret)
{
	for (unsigned type = XB_XPTI_TYPES; type--;) {
		const char *name = xpti_type_name(numbering, type);

		if (e->kind == XPTI_NAMES_POINT && name && !strcmp(name, e->name)) {
			*ret = type;
			return true;
		}
	}
	return false;
}

static int tell_xpti(const struct xpti_names_entry *e,
		     int (*each)(void *u, const struct xptibpf_xpti_name *n), void *u)
{
	static const char *const kinds[] = { [XPTI_NAMES_STREAM] = "stream",
					     [XPTI_NAMES_POINT] = "trace_point",
					     [XPTI_NAMES_KEY] = "metadata" };
	struct xptibpf_xpti_name n = {
		.kind = kinds[e->kind],
		.name = e->name,
		.old_name = e->old,
		.since = e->since,
		.until = e->until,
		.type = e->type,
		.about = e->about,
	};

	n.numbered = number_of(e, XB_XPTI_TYPES_2024, &n.trace_type);
	n.numbered_2023 = number_of(e, XB_XPTI_TYPES_2022, &n.trace_type_2023);
	return each(u, &n);
}

int xptibpf_xpti_names(const char *pattern, int (*each)(void *u, const struct xptibpf_xpti_name *n),
		       void *u)
{
	_cleanup_(selection_freep) struct selection *select = NULL;
	const struct xpti_names_entry *e;
	bool any = false;
	int r = select_all_or(pattern, &select);

	for (size_t i = 0; r == 0 && (e = xpti_names_entry(i)); i++) {
		if (select && !is_selected(select, e))
			continue;
		any = true;
		r = tell_xpti(e, each, u);
	}
	if (r)
		return r;
	return any ? 0 : -ENOENT;
}

const char *xptibpf_stacks_word(size_t i)
{
	return stacks_word(i);
}

const struct xptibpf_format *xptibpf_format(size_t i)
{
	return sink_format(i);
}

const char *const *xptibpf_groups(const char *format)
{
	const struct sink_ops *ops = sink_find(format);

	return ops ? ops->by : NULL;
}
