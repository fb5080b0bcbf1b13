// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* select.c - parses and answers selections (see select.h). */
#include "lib/select.h"

#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"

struct item {
	bool remove;
	bool getters; /* an item that names functions means its getters too; the default set does not */
	unsigned api; /* enum cat_api_id; CAT_API_NONE: all */
	char *glob;   /* NULL: all of the group */
};

struct selection {
	struct item *items;
	size_t n;
};

static const struct {
	const char *name;
	unsigned api;
} groups[] = {
	{ "sycl", CAT_API_SYCL },     { "xpti", CAT_API_SYCL }, { "ur", CAT_API_UR },
	{ "thread", CAT_API_THREAD }, { "pi", CAT_API_PI },	{ "ze", CAT_API_ZE },
	{ "zet", CAT_API_ZET },	      { "zes", CAT_API_ZES },	{ "zer", CAT_API_ZER },
	{ "zel", CAT_API_ZEL },	      { "cl", CAT_API_CL },	{ "cu", CAT_API_CU },
};

static int group_by_name(const char *name, size_t len, unsigned *ret)
{
	for (size_t i = 0; i < ARRAY_SIZE(groups); i++) {
		if (strlen(groups[i].name) != len || strncmp(groups[i].name, name, len))
			continue;
		/* A group that this build has no table for can't be traced: say so, don't stay silent. */
		if (groups[i].api != CAT_API_SYCL && !catalog_api(groups[i].api))
			return -ENOTSUP;
		*ret = groups[i].api;
		return 0;
	}
	return -ENOENT;
}

static void list_groups(char *buf, size_t size)
{
	size_t len = 0;

	for (size_t i = 0; i < ARRAY_SIZE(groups); i++) {
		if (groups[i].api == CAT_API_SYCL ? strcmp(groups[i].name, "sycl") != 0
						  : !catalog_api(groups[i].api))
			continue;
		len += (size_t)snprintf(buf + len, size - len, "%s%s", len ? ", " : "",
					groups[i].name);
		if (len >= size)
			return;
	}
}

static bool glob_hits_something(unsigned api, const char *glob)
{
	const struct cat_api *a = catalog_api(api);

	if (api == CAT_API_SYCL || !a)
		return true;
	for (size_t i = 0; i < a->nfuncs; i++)
		if (!fnmatch(glob, a->funcs[i]->name, 0))
			return true;
	return false;
}

static int add_item(struct selection *s, const struct item *item)
{
	struct item *items = reallocarray(s->items, s->n + 1, sizeof(*items));

	if (!items)
		return -ENOMEM;
	s->items = items;
	items[s->n++] = *item;
	return 0;
}

static int why(char **ret_why, int error, const char *fmt, const char *what)
{
	char known[128] = "";
	char *text = NULL;

	list_groups(known, sizeof(known));
	if (asprintf(&text, fmt, what, known) >= 0)
		*ret_why = text;
	return error;
}

static int parse_item(struct selection *s, char *text, char **ret_why)
{
	struct item item = { .getters = true };
	char *colon;
	int r;

	if (*text == '!') {
		item.remove = true;
		text++;
	}
	if (!*text)
		return why(ret_why, -EINVAL,
			   "an empty item%s (write GROUP or GROUP:GLOB; groups: %s)", "");
	colon = strchr(text, ':');
	r = group_by_name(text, colon ? (size_t)(colon - text) : strlen(text), &item.api);
	if (r == -ENOTSUP)
		return why(ret_why, -EINVAL, "group '%s' is not in this build (groups: %s)", text);
	if (r < 0)
		return why(ret_why, -EINVAL, "'%s' is no API group (groups: %s)", text);
	if (colon) {
		if (!colon[1])
			return why(ret_why, -EINVAL, "'%s' has no pattern after the colon", text);
		if (!glob_hits_something(item.api, colon + 1))
			return why(ret_why, -EINVAL, "no function matches '%s'", text);
		item.glob = strdup(colon + 1);
		if (!item.glob)
			return -ENOMEM;
	}
	r = add_item(s, &item);
	if (r < 0)
		free(item.glob);
	return r;
}

static int parse(struct selection *s, const char *spec, char **ret_why)
{
	_cleanup_free_ char *copy = strdup(spec);
	char *rest = copy, *text;
	int r;

	if (!copy)
		return -ENOMEM;
	if (spec[0] == '!') {
		/* Nothing is added: take away from the default set. */
		r = add_item(s, &(struct item){ 0 });
		if (r < 0)
			return r;
	}
	while ((text = strsep(&rest, ","))) {
		r = parse_item(s, text, ret_why);
		if (r < 0)
			return r;
	}
	return 0;
}

int selection_new(const char *spec, struct selection **ret, char **ret_why)
{
	struct selection *s = calloc(1, sizeof(*s));
	int r;

	if (!s)
		return -ENOMEM;
	if (spec)
		r = parse(s, spec, ret_why);
	else
		r = add_item(s, &(struct item){ 0 });
	if (r < 0) {
		selection_free(s);
		return r;
	}
	*ret = s;
	return 0;
}

struct selection *selection_free(struct selection *s)
{
	if (!s)
		return NULL;
	for (size_t i = 0; i < s->n; i++)
		free(s->items[i].glob);
	free(s->items);
	free(s);
	return NULL;
}

static bool by_default(unsigned api)
{
	const struct cat_api *a = catalog_api(api);

	return api == CAT_API_SYCL || (a && a->by_default);
}

/* The last item that speaks of it decides. */
static bool decide(const struct selection *s, unsigned api, bool getter, const char *name,
		   const char *other)
{
	bool in = false;

	for (size_t i = 0; i < s->n; i++) {
		const struct item *it = &s->items[i];

		if (it->api == CAT_API_NONE ? !by_default(api) : it->api != api)
			continue;
		if (getter && !it->getters)
			continue;
		if (it->glob && fnmatch(it->glob, name, 0) &&
		    (!other || fnmatch(it->glob, other, 0)))
			continue;
		in = !it->remove;
	}
	return in;
}

bool selection_has_func(const struct selection *s, const struct cat_func *f)
{
	return decide(s, f->api, f->flags & CAT_F_GETTER, f->name, NULL);
}

bool selection_is_threads_only(const struct selection *s)
{
	for (size_t i = 0; i < s->n; i++)
		if (!s->items[i].remove && s->items[i].api != CAT_API_THREAD)
			return false;
	return true;
}

bool selection_wants_xpti(const struct selection *s)
{
	bool wants = false;

	for (size_t i = 0; i < s->n; i++) {
		const struct item *it = &s->items[i];

		if (it->api != CAT_API_NONE && it->api != CAT_API_SYCL)
			continue;
		if (!it->remove)
			wants = true;
		else if (!it->glob)
			wants = false;
	}
	return wants;
}

bool selection_wants_only_xpti(const struct selection *s)
{
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *a = catalog_api(id);

		for (size_t i = 0; a && i < a->nfuncs; i++)
			if (selection_has_func(s, a->funcs[i]))
				return false;
	}
	return selection_wants_xpti(s);
}

bool selection_has_xpti(const struct selection *s, const char *stream, const char *event)
{
	return decide(s, CAT_API_SYCL, false, event ?: "", stream ?: "");
}
