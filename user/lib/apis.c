// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* apis.c - the library's functions that list the catalog and the words for options. */
#include <errno.h>
#include <stdlib.h>

#include "base/cleanup.h"
#include "catalog/catalog.h"
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

int xptibpf_apis(const char *pattern, int (*each)(void *u, const struct xptibpf_function *f),
		 void *u)
{
	_cleanup_(selection_freep) struct selection *select = NULL;
	_cleanup_free_ char *why = NULL;
	bool any = false;
	int r = 0;

	if (pattern)
		r = selection_new(pattern, &select, &why);
	if (r == -EINVAL)
		last_error_set(why ?: "not understood");
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
