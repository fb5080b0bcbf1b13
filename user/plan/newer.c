// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* newer.c - functions that the catalog does not know (see newer.h). */
#include "base/grow.h"
#include "elf/symbols.h"
#include "plan/newer.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ACCEPTED 65536 /* symbols of one file that may be looked at twice */
#define MAX_TOLD     4	   /* names in one line */

bool newer_wants(struct newer *n, const char *name)
{
	bool expected;

	if (n->accepted >= MAX_ACCEPTED || catalog_like(name, &expected) == CAT_API_NONE ||
	    strlen(name) >= NEWER_NAME)
		return false;
	n->accepted++;
	return true;
}

int newer_push(struct newer *n, const struct newer_func *f)
{
	return GROW_APPEND(n->funcs, n->n, *f);
}

int newer_add(struct newer *n, const struct elf_sym *sym, const struct cat_func *fn)
{
	struct newer_func f = { .sym = *sym };

	if (fn) {
		n->apis[fn->api].known++;
		n->apis[fn->api].exported += sym->exported;
		return 0;
	}
	f.api = catalog_like(sym->name, &f.expected);
	return f.api == CAT_API_NONE ? 0 : newer_push(n, &f);
}

static bool counts(const struct newer *n, const struct newer_func *f)
{
	unsigned known = n->apis[f->api].known, exported = n->apis[f->api].exported;

	if (known < NEWER_KNOWN)
		return false;
	return f->sym.exported || exported < NEWER_KNOWN;
}

void newer_end(struct newer *n)
{
	size_t kept = 0;

	for (size_t i = 0; i < n->n; i++)
		if (counts(n, &n->funcs[i]))
			n->funcs[kept++] = n->funcs[i];
	n->n = kept;
}

unsigned newer_keep(struct newer *n, size_t max, bool (*want)(const struct newer_func *f, void *u),
		    void *u)
{
	unsigned over = 0;
	size_t kept = 0;

	for (size_t i = 0; i < n->n; i++) {
		if (want && !want(&n->funcs[i], u))
			continue;
		if (kept == max)
			over++;
		else
			n->funcs[kept++] = n->funcs[i];
	}
	n->n = kept;
	return over;
}

unsigned newer_tell(const struct newer *n, char *buf, size_t size)
{
	unsigned count = 0;
	size_t len = 0;

	*buf = '\0';
	for (size_t i = 0; i < n->n; i++) {
		if (n->funcs[i].expected)
			continue;
		if (count < MAX_TOLD && len < size)
			len += (size_t)snprintf(buf + len, size - len, "%s%s", count ? ", " : "",
						n->funcs[i].sym.name);
		count++;
	}
	if (count > MAX_TOLD && len < size)
		snprintf(buf + len, size - len, ", ...");
	return count;
}

void newer_done(struct newer *n)
{
	free(n->funcs);
}
