// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* slow.c - see slow.h. */
#include "live/slow.h"

#include <errno.h>
#include <string.h>

#include "attach/reading.h"
#include "base/grow.h"
#include "catalog/catalog.h"
#include "live/switched.h"
#include "session/session.h"
#include "session/snapshots.h"

struct reading {
	struct session_slow *to;
	const struct switched *names;
};

/* NULL: its API is not known. */
static const char *api_of(const char *function)
{
	const struct cat_func *f = catalog_find(function);
	const struct cat_api *api = f ? catalog_api(f->api) : NULL;

	return api ? api->name : NULL;
}

static int on_slow(void *u, const struct xb_slow *from)
{
	const struct reading *r = u;
	struct xptibpf_slow_now *to = GROW_NEXT(r->to->all, r->to->n);

	if (!to)
		return -ENOMEM;
	to->name = switched_name(r->names, from->func);
	to->api = api_of(to->name);
	to->ts = from->ts;
	to->ns = from->dur;
	to->ret = from->ret;
	to->failed = from->failed;
	to->id = from->id;
	to->parent = from->parent;
	to->root = from->root;
	to->pid = (pid_t)from->tgid;
	to->tid = (pid_t)from->tid;
	memcpy(to->comm, from->comm, sizeof(to->comm));
	to->comm[sizeof(to->comm) - 1] = '\0';
	return 0;
}

_Static_assert(sizeof(((struct xptibpf_slow_now *)0)->comm) == XB_COMM, "the name of a process");

static int add_function(struct session_slow *to, const char *name, uint64_t calls)
{
	struct xptibpf_slow_function *f = GROW_NEXT(to->functions, to->nfunctions);

	if (!f)
		return -ENOMEM;
	*f = (struct xptibpf_slow_function){ .name = name, .api = api_of(name), .calls = calls };
	return 0;
}

int slow_read(struct attacher *a, const struct switched *names, struct session *s)
{
	struct session_slow *to = session_slow(s);
	struct reading reading = { .to = to, .names = names };
	int r;

	if (!to || !names)
		return 0;
	to->n = to->nfunctions = 0;
	r = attacher_each_slow(a, on_slow, &reading, &to->dropped);
	for (uint32_t i = 0; i < switched_slots(names) && r >= 0; i++) {
		uint64_t calls = attacher_slow(a, i);

		if (calls && *switched_name(names, i))
			r = add_function(to, switched_name(names, i), calls);
	}
	return r;
}
