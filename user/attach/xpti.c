// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* xpti.c - the programs for XPTI: loads them when they are first needed, and places their probes (see xpti.h). */
#include "attach/xpti.h"

#include <bpf/libbpf.h>
#include <errno.h>
#include <string.h>

#include "attach/inside.h"
#include "attach/link.h"
#include "attach/wake.h"
#include "wire_xpti.h"

/* When they are first needed, because most processes that are attached to have no framework. */
int attacher_load_xpti(struct attacher *a)
{
	bool plain = a->link == ATTACH_LINK_PERF;
	struct xpti_bpf *x;
	int r;

	if (a->xpti)
		return 0;
	x = xpti_bpf__open();
	if (!x)
		return -errno;
	x->rodata->can_find_vma = a->calib.find_vma;
	x->rodata->for_captures = a->opts.captures;
	x->rodata->states_in_table = !a->calib.task_room;
	bpf_program__set_autoload(x->progs.xpti_multi, !plain);
	bpf_program__set_autoload(x->progs.xpti_plain, plain);
	bpf_program__set_autoload(x->progs.wake_multi, !plain);
	bpf_program__set_autoload(x->progs.wake_plain, plain);
	/* They use the maps of the API programs that have the same names. */
	r = link_share_maps(a->api->obj, x->obj);
	if (r >= 0 && !a->calib.task_room)
		r = bpf_map__set_max_entries(x->maps.scratch_table, ATTACH_STATES);
	if (r >= 0)
		r = xpti_bpf__load(x);
	if (r < 0) {
		xpti_bpf__destroy(x);
		return r;
	}
	a->xpti = x;
	return 0;
}

static int free_layout(const struct attacher *a)
{
	for (int i = 0; i < XB_XPTI_LAYOUTS; i++)
		if (!a->layouts[i])
			return i;
	return -ENOSPC;
}

int attacher_add_xpti(struct attacher *a, int id, int fd, struct attach_probe *probe,
		      const struct xb_xpti_layout *layout, struct attach_report *ret)
{
	struct xb_xpti_layout of_this = *layout;
	struct programs progs = { 0 };
	struct links *l;
	uint32_t slot;
	int r;

	r = attacher_load_xpti(a);
	if (r < 0)
		return r;
	if (a->link == ATTACH_LINK_PERF)
		progs.entry = a->xpti->progs.xpti_plain;
	else
		progs = (struct programs){ a->xpti->progs.xpti_multi, NULL, LINK_UPROBE_MULTI };
	l = attacher_links(a, id, 0, ATTACH_PART_XPTI);
	if (!l)
		return -ENOMEM;
	r = free_layout(a);
	if (r < 0)
		return r;
	slot = (uint32_t)r;
	of_this.obj = (uint32_t)id;
	r = bpf_map__update_elem(a->xpti->maps.xpti_layouts, &slot, sizeof(slot), &of_this,
				 sizeof(of_this), BPF_ANY);
	if (r < 0)
		return r;
	probe->ret = false;
	probe->cookie =
		XB_COOKIE(XB_COOKIE_FUNC(probe->cookie), slot, XB_COOKIE_REGMAP(probe->cookie), 0);
	a->layouts[slot] = 1;
	l->layout = (int)slot;
	return attacher_place(a, l, fd, &progs, probe, 1, ret);
}

void attacher_remove_xpti(struct attacher *a)
{
	struct links *l, *tmp;

	if (!a->xpti)
		return;
	wake_remove(&a->wakes, a->remover, 0, 0);
	HASH_ITER(hh, a->links, l, tmp) {
		if (l->key.part != ATTACH_PART_XPTI)
			continue;
		HASH_DEL(a->links, l);
		attacher_unlink(a, l, false);
	}
	memset(a->layouts, 0, sizeof(a->layouts));
	a->xpti_lost = a->xpti->bss->xpti_lost;
	xpti_bpf__destroy(a->xpti);
	a->xpti = NULL;
}

int attacher_wake(struct attacher *a, int id, int fd, pid_t pid,
		  const struct attach_counter *counters, size_t n)
{
	bool multi = a->link != ATTACH_LINK_PERF;
	int r = attacher_load_xpti(a);

	if (r < 0)
		return r;
	return wake_add(&a->wakes, multi ? a->xpti->progs.wake_multi : a->xpti->progs.wake_plain,
			multi ? NULL : &a->kind, a->remover, id, fd, pid, counters, n);
}
