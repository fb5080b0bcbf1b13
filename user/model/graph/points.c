// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * points.c - see points.h.
 *
 * Runtimes never remove trace points, so most of those that are reported belong to commands that ended long ago. They
 * are therefore no nodes. But a later edge may begin at one, and then the node needs its name. The table has one place
 * for each hash and no chains; a collision only loses a name.
 */
#include "model/graph/points.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"

struct points {
	struct point at[POINTS_MAX];
};

int points_new(struct points **ret)
{
	struct points *p = calloc(1, sizeof(*p));

	if (!p)
		return -ENOMEM;
	*ret = p;
	return 0;
}

static void point_clear(struct point *p)
{
	free(p->name);
	free(p->file);
	memset(p, 0, sizeof(*p));
}

struct points *points_free(struct points *p)
{
	if (!p)
		return NULL;
	for (unsigned i = 0; i < POINTS_MAX; i++)
		point_clear(&p->at[i]);
	free(p);
	return NULL;
}

static unsigned place(uint64_t process, const struct xb_xpti_uid *u)
{
	uint64_t x = u->p1 ^ (u->p2 << 1) ^ (u->instance * 0x9e3779b97f4a7c15ull) ^ process;

	x = (x ^ (x >> 32)) * 0x9fb21c651e98df25ull;
	return (unsigned)(x >> 40) & (POINTS_MAX - 1);
}

/* NULL: there is none, or no memory. */
static char *copy_text(const struct value *v, bool *ret_failed)
{
	uint32_t len = v->len < POINTS_TEXT ? v->len : POINTS_TEXT;
	char *copy;

	if (v->kind != VALUE_STRING || !v->str || !len)
		return NULL;
	copy = strndup(v->str, len);
	*ret_failed |= !copy;
	return copy;
}

int points_add(struct points *p, uint64_t process, const struct event_xpti *x)
{
	struct point *at = &p->at[place(process, &x->rec->uid)];
	bool failed = false;

	if (!x->has_event || x->has_edge || !xpti_uid_known(&x->rec->uid))
		return 0;
	point_clear(at);
	at->process = process;
	at->uid = x->rec->uid;
	at->name = copy_text(&x->name, &failed);
	at->file = xpti_has_place(x) ? copy_text(&x->file, &failed) : NULL;
	if (at->file && x->has_line) {
		at->line = x->rec->line;
		at->column = x->rec->column;
	}
	return failed ? -ENOMEM : 0;
}

const struct point *points_find(const struct points *p, uint64_t process,
				const struct xb_xpti_uid *uid)
{
	const struct point *at = &p->at[place(process, uid)];

	if (!xpti_uid_known(&at->uid) || at->process != process || at->uid.p1 != uid->p1 ||
	    at->uid.p2 != uid->p2 || at->uid.instance != uid->instance)
		return NULL;
	return at;
}
