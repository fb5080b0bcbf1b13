// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* grouped.c - see grouped.h. */
#include "live/grouped.h"

#include <errno.h>
#include <string.h>

#include "attach/groups.h"
#include "attach/reading.h"
#include "base/grow.h"
#include "catalog/catalog.h"
#include "session/session.h"
#include "session/snapshots.h"

_Static_assert(XPTIBPF_GROUP_CGROUP == XB_GROUP_CGROUP && XPTIBPF_GROUP_USER == XB_GROUP_USER &&
		       XPTIBPF_GROUP_COMMAND == XB_GROUP_COMMAND,
	       "the bits of group_by");
_Static_assert(XPTIBPF_APIS_MAX >= XB_SUMS_APIS && (unsigned)XPTIBPF_SIDES == XB_MEMS,
	       "the arrays");

static void take_apis(struct xptibpf_group_now *to, const struct xb_group *from)
{
	for (unsigned i = 0; i < XB_SUMS_APIS; i++) {
		const struct xb_group_api *a = &from->apis[i];
		const struct cat_api *api = catalog_api(i);

		if (!a->calls)
			continue;
		to->apis[to->napis++] = (struct xptibpf_group_api){
			.api = api ? api->name : NULL,
			.calls = a->calls,
			.errors = a->errors,
			.unfinished = a->unfinished,
			.launches = a->launches,
			.ns = a->ns,
			.wait_ns = a->wait_ns,
		};
	}
}

static void take_memory(struct xptibpf_group_now *to, const struct xb_group *from)
{
	for (unsigned i = 0; i < XB_MEMS; i++) {
		const struct xb_group_mem *m = &from->memory[i];

		to->memory[i] = (struct xptibpf_group_memory){
			.live = m->live,
			.live_count = m->count,
			.allocated = m->bytes,
			.allocated_count = m->allocs,
			.ended = m->ended_bytes,
			.ended_count = m->ended,
		};
	}
}

static int on_row(void *u, const struct groups_row *row)
{
	struct session_groups *all = u;
	struct xptibpf_group_now *g = GROW_NEXT(all->all, all->n);

	if (!g)
		return -ENOMEM;
	g->id = row->id;
	g->cgroups = row->cgroups;
	g->uid = row->now->key.uid;
	memcpy(g->comm, row->now->key.comm, sizeof(g->comm));
	g->comm[sizeof(g->comm) - 1] = '\0';
	g->pid = (pid_t)row->now->pid;
	g->processes = row->now->processes;
	g->over = row->over;
	take_apis(g, row->now);
	take_memory(g, row->now);
	return 0;
}

int grouped_read(const struct attacher *a, struct session *s)
{
	struct session_groups *all = session_groups(s);
	struct groups *groups = attacher_groups(a, &all->ungrouped);

	if (!groups)
		return 0;
	free(all->all);
	all->all = NULL;
	all->n = 0;
	return groups_each(groups, on_row, all);
}
