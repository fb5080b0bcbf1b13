// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* apis.c - the catalog, for users of the library. */
#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "catalog/catalog.h"
#include "xptibpf/xptibpf.h"

#define MAX_CLASSES 80 /* bytes of all their names and blanks */

struct wanted {
	unsigned api;	  /* CAT_API_NONE: any */
	const char *glob; /* NULL: any */
};

static struct wanted parse(const char *pattern, char *group, size_t size)
{
	const char *colon = pattern ? strchr(pattern, ':') : NULL;
	const struct cat_api *api;
	size_t len = colon ? (size_t)(colon - pattern) : pattern ? strlen(pattern) : 0;

	if (!pattern)
		return (struct wanted){ 0 };
	if (len >= size)
		return (struct wanted){ .glob = pattern };
	memcpy(group, pattern, len);
	group[len] = 0;
	api = catalog_api_by_name(group);
	if (!api)
		return (struct wanted){ .glob = pattern };
	return (struct wanted){ .api = api->id, .glob = colon ? colon + 1 : NULL };
}

static bool hits(const struct wanted *w, const struct cat_func *f)
{
	if (!w->glob)
		return true;
	return !fnmatch(w->glob, f->name, 0) || !fnmatch(w->glob, f->symbol, 0);
}

static void list_classes(unsigned flags, char ret[static MAX_CLASSES])
{
	static const struct {
		unsigned flag;
		const char *name;
	} classes[] = {
		{ CAT_F_KERNEL, "kernel" }, { CAT_F_MEMORY, "memory" }, { CAT_F_COPY, "copy" },
		{ CAT_F_SYNC, "sync" },	    { CAT_F_MODULE, "module" }, { CAT_F_QUERY, "query" },
		{ CAT_F_METRIC, "metric" }, { CAT_F_DEBUG, "debug" },	{ CAT_F_SYSMAN, "sysman" },
	};
	size_t n = 0;

	*ret = 0;
	for (size_t i = 0; i < ARRAY_SIZE(classes); i++) {
		if (flags & classes[i].flag)
			n += (size_t)snprintf(ret + n, MAX_CLASSES - n, "%s%s", n ? " " : "",
					      classes[i].name);
		if (n >= MAX_CLASSES)
			return; /* cut; all of them fit, so far */
	}
}

static int tell(const struct cat_api *api, const struct cat_func *f,
		int (*each)(void *u, const struct xptibpf_function *f), void *u)
{
	struct xptibpf_argument args[UINT8_MAX];
	char classes[MAX_CLASSES];

	for (unsigned i = 0; i < f->nargs; i++)
		args[i] = (struct xptibpf_argument){
			.name = f->args[i].name,
			.type = f->args[i].type->name,
			.in = f->args[i].flags & CAT_IN,
			.out = f->args[i].flags & CAT_OUT,
			.optional = f->args[i].flags & CAT_OPTIONAL,
		};
	list_classes(f->flags, classes);
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

int xptibpf_apis(const char *pattern, int (*each)(void *u, const struct xptibpf_function *f),
		 void *u)
{
	char group[32];
	struct wanted wanted = parse(pattern, group, sizeof(group));
	bool any = false;
	int r;

	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		if (!api || (wanted.api != CAT_API_NONE && wanted.api != id))
			continue;
		for (size_t i = 0; i < api->nfuncs; i++) {
			for (const struct cat_func *f = api->funcs[i]; f; f = f->next_variant) {
				if (!hits(&wanted, f))
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
