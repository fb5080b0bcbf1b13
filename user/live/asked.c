// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* asked.c - see asked.h. Slots are added by the thread of the trace, and read by those that enable something: under a lock. */
#include "live/asked.h"

#include <errno.h>
#include <stdlib.h>

#include "attach/place.h"
#include "session/session.h"
#include "session/subscribers.h"
#include "wire.h"

/* What a function may do without another call's meaning depending on it. */
#define LEAVES_NO_TRACE                                                                       \
	(1u << CAT_ACT_WAIT | 1u << CAT_ACT_COPY | 1u << CAT_ACT_FILL | 1u << CAT_ACT_TIMES | \
	 1u << CAT_ACT_CLOCK)

struct asked {
	struct attacher *attacher;
	struct subscribers *subscribers;
	bool others; /* somebody else gets all calls */
	uint32_t n;
	const struct cat_func
		*fns[XB_MAX_FUNCS]; /* NULL: the slot is not a function's of the catalog */
};

static bool may_be_off(const struct asked *k, const struct cat_func *fn)
{
	return !k->others && !(catalog_acts(fn) & ~LEAVES_NO_TRACE) &&
	       !(fn->flags & CAT_F_HANDLE_NAME);
}

static void ask(const struct asked *k, uint32_t slot)
{
	const struct cat_func *fn = k->fns[slot];
	unsigned on = subscribers_ask(k->subscribers, fn);
	uint8_t asked = on & XPTIBPF_ON_ENTER ? XB_ASK_ENTER : 0;

	if (!on && may_be_off(k, fn))
		asked = XB_ASK_NOTHING;
	attacher_ask(k->attacher, slot, asked);
}

static void on_change(void *u)
{
	const struct asked *k = u;

	for (uint32_t i = 0; i < k->n; i++)
		if (k->fns[i])
			ask(k, i);
}

void asked_slot(struct asked *k, uint32_t slot, const struct cat_func *fn)
{
	/* Of functions that the catalog does not know, there are no ids. */
	if (!k || slot >= XB_MAX_FUNCS || !fn->ret)
		return;
	subscribers_lock(k->subscribers);
	k->fns[slot] = fn;
	if (slot >= k->n)
		k->n = slot + 1;
	ask(k, slot);
	subscribers_unlock(k->subscribers);
}

int asked_new(struct attacher *a, struct session *s, struct asked **ret)
{
	struct asked *k;

	*ret = NULL;
	if (!session_subscribers(s))
		return 0;
	k = calloc(1, sizeof(*k));
	if (!k)
		return -ENOMEM;
	k->attacher = a;
	k->subscribers = session_subscribers(s);
	k->others = session_has_others(s);
	subscribers_on_change(k->subscribers, on_change, k);
	*ret = k;
	return 0;
}

struct asked *asked_free(struct asked *k)
{
	if (!k)
		return NULL;
	subscribers_on_change(k->subscribers, NULL, NULL);
	free(k);
	return NULL;
}
