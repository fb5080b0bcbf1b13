// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* select.c - parses and answers selections (see select.h). */
#include "select/select.h"

#include <errno.h>
#include <fnmatch.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "decode/xpti.h"
#include "decode/xpti_names.h"
#include "select/nearest.h"

#define GROUP_GPU CAT_API_MAX /* a group that the catalog has nothing of */

struct item {
	bool remove;
	bool is_default; /* the default set: its groups without their getters */
	uint32_t acts;	 /* of the getters that are in it (1 << enum cat_act) */
	unsigned api; /* enum cat_api_id, GROUP_GPU; CAT_API_NONE: any, but not the XPTI streams */
	unsigned class; /* CAT_F_ bits of which a function has one; 0: any */
	char *glob;	/* NULL: any */
	uint32_t id;	/* in api; 0: any */
};

struct selection {
	struct item *items;
	size_t n;
};

static const struct {
	const char *name;
	unsigned flag;
} classes[] = {
	{ "kernel", CAT_F_KERNEL }, { "memory", CAT_F_MEMORY }, { "copy", CAT_F_COPY },
	{ "sync", CAT_F_SYNC },	    { "module", CAT_F_MODULE }, { "query", CAT_F_QUERY },
	{ "metric", CAT_F_METRIC }, { "debug", CAT_F_DEBUG },	{ "sysman", CAT_F_SYSMAN },
};

unsigned selection_class(const char *name)
{
	for (size_t i = 0; i < ARRAY_SIZE(classes); i++)
		if (!strcmp(classes[i].name, name))
			return classes[i].flag;
	return 0;
}

void selection_classes(unsigned flags, char *buf, size_t size)
{
	size_t n = 0;

	*buf = '\0';
	for (size_t i = 0; i < ARRAY_SIZE(classes) && n < size; i++)
		if (flags & classes[i].flag)
			n += (size_t)snprintf(buf + n, size - n, "%s%s", n ? " " : "",
					      classes[i].name);
}

/* CAT_API_NONE: there is none of that name. */
static unsigned group_by_name(const char *name)
{
	const struct cat_api *a = catalog_api_by_name(name);

	if (!strcmp(name, "sycl") || !strcmp(name, "xpti"))
		return CAT_API_SYCL;
	if (!strcmp(name, "gpu"))
		return GROUP_GPU;
	return a ? a->id : CAT_API_NONE;
}

/* ---- what else may have been meant --------------------------------------------------------------- */

enum { A_GROUP, A_CLASS, A_FUNCTION };

static void offer_groups(struct nearest *n)
{
	nearest_offer(n, "sycl", A_GROUP);
	nearest_offer(n, "gpu", A_GROUP);
	for (unsigned id = 0; id < CAT_API_MAX; id++)
		if (catalog_api(id))
			nearest_offer(n, catalog_api(id)->name, A_GROUP);
}

static void offer_classes(struct nearest *n)
{
	for (size_t i = 0; i < ARRAY_SIZE(classes); i++)
		nearest_offer(n, classes[i].name, A_CLASS);
}

static void offer_functions(struct nearest *n, unsigned api)
{
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *a = catalog_api(id);

		if (!a || (api != CAT_API_NONE && api != id))
			continue;
		for (size_t i = 0; i < a->nfuncs; i++)
			nearest_offer(n, a->funcs[i]->name, A_FUNCTION);
	}
}

static void list_groups(char *buf, size_t size)
{
	size_t len = (size_t)snprintf(buf, size, "sycl, gpu");

	for (unsigned id = 0; id < CAT_API_MAX && len < size; id++)
		if (catalog_api(id))
			len += (size_t)snprintf(buf + len, size - len, ", %s",
						catalog_api(id)->name);
}

__attribute__((format(printf, 2, 3))) static int why(char **ret_why, const char *fmt, ...)
{
	char *text = NULL;
	va_list ap;

	va_start(ap, fmt);
	if (vasprintf(&text, fmt, ap) >= 0)
		*ret_why = text;
	va_end(ap);
	return -EINVAL;
}

static bool is_glob(const char *word)
{
	return word[strcspn(word, "*?[")] != '\0';
}

/* The hint for an unknown word: the nearest names, or where to find names. */
static int unknown(const char *what, const char *word, const struct nearest *n, char **ret_why)
{
	static const char *const kinds[] = { "group", "class", "function" };
	char names[256], groups[128];

	nearest_text(n, names, sizeof(names));
	list_groups(groups, sizeof(groups));
	if (is_glob(word))
		return why(ret_why, "no function matches \"%s\"%s%s%s", word,
			   *names ? "; did you mean " : "", names,
			   *names ? "?" : " ('xptibpf apis' lists all functions)");
	if (*names)
		return why(ret_why, "unknown %s \"%s\"; did you mean %s?",
			   what ?: kinds[n->best[0].kind], word, names);
	if (what && !strcmp(what, "function"))
		return why(ret_why, "unknown function \"%s\" ('xptibpf apis' lists all functions)",
			   word);
	return why(ret_why, "unknown %s \"%s\" (groups: %s)", what ?: "group, class or function",
		   word, groups);
}

static int unknown_group(const char *word, char **ret_why)
{
	struct nearest n;

	nearest_start(&n, word);
	offer_groups(&n);
	return unknown("group", word, &n, ret_why);
}

static int unknown_class(const char *word, char **ret_why)
{
	struct nearest n;

	nearest_start(&n, word);
	offer_classes(&n);
	if (!n.n)
		return why(ret_why,
			   "unknown class \"%s\" (classes: kernel, memory, copy, sync, module, "
			   "query, metric, debug, sysman)",
			   word);
	return unknown("class", word, &n, ret_why);
}

static int unknown_name(unsigned api, const char *word, bool glob, char **ret_why)
{
	struct nearest n;

	nearest_start(&n, word);
	offer_functions(&n, api);
	if (!glob)
		offer_classes(&n);
	if (!glob && api == CAT_API_NONE)
		offer_groups(&n);
	if (glob || api != CAT_API_NONE)
		return unknown("function", word, &n, ret_why);
	return unknown(NULL, word, &n, ret_why);
}

static int unknown_xpti(const char *group, const char *word, char **ret_why)
{
	const struct xpti_names_entry *e;
	struct nearest n;
	char names[256];

	nearest_start(&n, word);
	for (size_t i = 0; (e = xpti_names_entry(i)); i++) {
		if (e->kind == XPTI_NAMES_KEY)
			continue;
		nearest_offer(&n, e->name, 0);
		if (*e->old)
			nearest_offer(&n, e->old, 0);
	}
	nearest_text(&n, names, sizeof(names));
	if (*names)
		return why(ret_why,
			   "no XPTI stream or trace point is called \"%s\"; did you mean %s?", word,
			   names);
	return why(
		ret_why,
		"no XPTI stream or trace point is called \"%s\" ('xptibpf apis xpti' lists them; "
		"if a program defines it: %s:=%s)",
		word, group, word);
}

/* ---- parsing ------------------------------------------------------------------------------------- */

static bool hits(const char *glob, const struct cat_func *f)
{
	return !fnmatch(glob, f->name, 0) || !fnmatch(glob, f->symbol, 0);
}

/* Whether a function of the group has this name, in any of its forms. CAT_API_NONE: of any group. */
static bool hits_something(unsigned api, const char *glob)
{
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *a = catalog_api(id);

		if (!a || (api != CAT_API_NONE && api != id))
			continue;
		for (size_t i = 0; i < a->nfuncs; i++)
			for (const struct cat_func *f = a->funcs[i]; f; f = f->next_variant)
				if (hits(glob, f))
					return true;
	}
	return false;
}

static int add_item(struct selection *s, const struct item *item)
{
	return GROW_APPEND(s->items, s->n, *item);
}

static int set_glob(struct item *item, const char *glob)
{
	item->glob = strdup(glob);
	return item->glob ? 0 : -ENOMEM;
}

/* A number of decimal digits. No function's name is one. */
static bool is_number(const char *word)
{
	return *word && strspn(word, "0123456789") == strlen(word);
}

/* A function by its number in the group. */
static int parse_number(struct item *item, const char *group, const char *word, char **ret_why)
{
	const struct cat_api *a = catalog_api(item->api);
	unsigned long id = strtoul(word, NULL, 10);

	for (size_t i = 0; id && a && i < a->nfuncs; i++)
		if (a->funcs[i]->id == id) {
			item->id = a->funcs[i]->id;
			return 0;
		}
	return why(ret_why, "no function of \"%s\" has the id %s ('xptibpf apis %s' lists them)",
		   group, word, group);
}

/* A class, a function or a glob of them, in item->api or anywhere. */
static int parse_name(struct item *item, const char *word, char **ret_why)
{
	if (*word == '%') {
		item->class = selection_class(word + 1);
		return item->class ? 0 : unknown_class(word + 1, ret_why);
	}
	if (hits_something(item->api, word))
		return set_glob(item, word);
	item->class = is_glob(word) ? 0 : selection_class(word);
	return item->class ? 0 : unknown_name(item->api, word, is_glob(word), ret_why);
}

/* A stream or a trace point, or a glob of them. */
static int parse_xpti(struct item *item, const char *group, const char *word, char **ret_why)
{
	bool own = *word == '=';

	if (*word == '%')
		return why(ret_why, "the XPTI streams have no classes (\"%s:%s\")", group, word);
	if (own && !word[1])
		return why(ret_why, "\"%s:=\" has no name after the sign", group);
	if (!own && !xpti_names_match(word))
		return unknown_xpti(group, word, ret_why);
	return set_glob(item, word + own);
}

static int parse_in_group(struct item *item, const char *group, const char *word, char **ret_why)
{
	item->api = group_by_name(group);
	if (item->api == CAT_API_NONE)
		return unknown_group(group, ret_why);
	if (!*word)
		return why(ret_why, "\"%s:\" has no pattern after the colon", group);
	if (item->api == GROUP_GPU)
		return why(ret_why, "GPU jobs can't be selected by name (\"%s:%s\")", group, word);
	if (item->api == CAT_API_SYCL)
		return parse_xpti(item, group, word, ret_why);
	if (is_number(word))
		return parse_number(item, group, word, ret_why);
	return parse_name(item, word, ret_why);
}

static int parse_item(struct selection *s, char *text, char **ret_why)
{
	struct item item = { 0 };
	char *colon;
	int r;

	if (*text == '!') {
		item.remove = true;
		text++;
	}
	if (!*text)
		return why(
			ret_why,
			"an empty item (expected GROUP, CLASS, NAME or GROUP:NAME, separated by commas)");
	colon = strchr(text, ':');
	if (colon) {
		*colon = '\0';
		r = parse_in_group(&item, text, colon + 1, ret_why);
	} else {
		item.api = group_by_name(text);
		r = item.api == CAT_API_NONE ? parse_name(&item, text, ret_why) : 0;
	}
	if (r >= 0)
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
		r = add_item(s, &(struct item){ .is_default = true });
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
		r = add_item(s, &(struct item){ .is_default = true });
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

/* ---- answering ----------------------------------------------------------------------------------- */

static bool by_default(unsigned api)
{
	const struct cat_api *a = catalog_api(api);

	return api == CAT_API_SYCL || (a && a->by_default);
}

static bool speaks_of(const struct item *it, const struct cat_func *f)
{
	if (it->is_default)
		return by_default(f->api) &&
		       (!(f->flags & CAT_F_GETTER) || catalog_acts(f) & it->acts);
	if (it->api != CAT_API_NONE && it->api != f->api)
		return false;
	if (it->id && it->id != f->id)
		return false;
	if (it->class && !(f->flags & it->class))
		return false;
	return !it->glob || hits(it->glob, f);
}

/* The last item that matches it decides. */
bool selection_has_func(const struct selection *s, const struct cat_func *f)
{
	for (size_t i = s->n; i--;)
		if (speaks_of(&s->items[i], f))
			return !s->items[i].remove;
	return false;
}

void selection_add_act(struct selection *s, enum cat_act act)
{
	for (size_t i = 0; i < s->n; i++)
		s->items[i].acts |= 1U << act;
}

bool selection_has_api(const struct selection *s, unsigned api)
{
	const struct cat_api *a = catalog_api(api);

	for (size_t i = 0; a && i < a->nfuncs; i++)
		if (selection_has_func(s, a->funcs[i]))
			return true;
	return false;
}

bool selection_has_unknown(const struct selection *s, unsigned api, const char *name)
{
	for (size_t i = s->n; i--;) {
		const struct item *it = &s->items[i];

		if (it->is_default ? !by_default(api) : it->api != CAT_API_NONE && it->api != api)
			continue;
		if (it->class || it->id || (it->glob && fnmatch(it->glob, name, 0)))
			continue;
		return !it->remove;
	}
	return false;
}

/* Whether it only names the threads. */
static bool names_threads(const struct item *it)
{
	const struct cat_func *f;

	if (it->api == CAT_API_THREAD)
		return true;
	f = it->api == CAT_API_NONE && it->glob ? catalog_find(it->glob) : NULL;
	return f && f->api == CAT_API_THREAD;
}

bool selection_is_threads_only(const struct selection *s)
{
	for (size_t i = 0; i < s->n; i++)
		if (!s->items[i].remove && !names_threads(&s->items[i]))
			return false;
	return true;
}

bool selection_wants_xpti(const struct selection *s)
{
	bool wants = false;

	for (size_t i = 0; i < s->n; i++) {
		const struct item *it = &s->items[i];

		if (!it->is_default && it->api != CAT_API_SYCL)
			continue;
		if (!it->remove)
			wants = true;
		else if (!it->glob)
			wants = false;
	}
	return wants;
}

static bool has_any_of(const struct selection *s, const char *stream)
{
	for (unsigned type = 0; type < XB_XPTI_TYPES; type++) {
		const char *event = xpti_type_name(XB_XPTI_TYPES_2024, type);

		if (event && selection_has_xpti(s, stream, event))
			return true;
	}
	return false;
}

bool selection_wants_details(const struct selection *s)
{
	const struct xpti_names_entry *e;

	for (size_t i = 0; (e = xpti_names_entry(i)); i++)
		if (xpti_names_is_detail(e) && has_any_of(s, e->name))
			return true;
	return false;
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

static bool hits_xpti(const char *glob, const char *stream, const char *event)
{
	const char *old = event ? xpti_names_old(event) : "";

	return !fnmatch(glob, event ?: "", 0) || !fnmatch(glob, stream ?: "", 0) ||
	       (*old && !fnmatch(glob, old, 0));
}

/* The item that decides about it; NULL: none does. */
static const struct item *xpti_item(const struct selection *s, const char *stream,
				    const char *event)
{
	for (size_t i = s->n; i--;) {
		const struct item *it = &s->items[i];

		if (!it->is_default && it->api != CAT_API_SYCL)
			continue;
		if (!it->glob || hits_xpti(it->glob, stream, event))
			return it;
	}
	return NULL;
}

bool selection_has_xpti(const struct selection *s, const char *stream, const char *event)
{
	const struct item *it = xpti_item(s, stream, event);

	return it && !it->remove;
}

bool selection_names_xpti(const struct selection *s, const char *stream, const char *event)
{
	const struct item *it = xpti_item(s, stream, event);

	return it && !it->remove && it->glob;
}

bool selection_has_gpu(const struct selection *s)
{
	for (size_t i = s->n; i--;)
		if (s->items[i].is_default || s->items[i].api == GROUP_GPU)
			return !s->items[i].remove;
	return false;
}
