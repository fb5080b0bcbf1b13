// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* filter.c - who is traced (see filter.h). */
#include "attach/filter.h"

#include <bpf/libbpf.h>
#include <errno.h>

#include "attach/inside.h"
#include "wire_python.h"

int attacher_set_filter(struct attacher *a, const struct xb_filter *f)
{
	struct xb_filter now = *f;
	uint32_t zero = 0;
	int r;

	now.since = a->since;
	r = bpf_map__update_elem(a->api->maps.filter, &zero, sizeof(zero), &now, sizeof(now),
				 BPF_ANY);
	if (r < 0)
		return r;
	a->opts.filter = now;
	return 0;
}

static int add_key(struct bpf_map *map, uint32_t key)
{
	uint8_t one = 1;

	return bpf_map__update_elem(map, &key, sizeof(key), &one, sizeof(one), BPF_ANY);
}

int attacher_add_pid(struct attacher *a, uint32_t tgid)
{
	int r = add_key(a->api->maps.pids, tgid);

	if (!r && !a->api->bss->first_pid)
		a->api->bss->first_pid = tgid;
	return r;
}

int attacher_set_python(struct attacher *a, uint32_t tgid, const struct xb_python *python)
{
	struct bpf_map *map = a->api->maps.pythons;

	if (python)
		return bpf_map__update_elem(map, &tgid, sizeof(tgid), python, sizeof(*python),
					    BPF_ANY);
	return bpf_map__delete_elem(map, &tgid, sizeof(tgid), 0);
}

void attacher_remove_pid(struct attacher *a, uint32_t tgid)
{
	bpf_map__delete_elem(a->api->maps.pids, &tgid, sizeof(tgid), 0);
	if (a->api->bss->first_pid == tgid)
		a->api->bss->first_pid = 0;
}

int attacher_add_tid(struct attacher *a, uint32_t tid)
{
	return add_key(a->api->maps.tids, tid);
}

int attacher_add_uid(struct attacher *a, uint32_t uid)
{
	return add_key(a->api->maps.uids, uid);
}

int attacher_add_cgroup(struct attacher *a, int cgroup_fd)
{
	struct xb_filter f = a->opts.filter;
	uint32_t fd = (uint32_t)cgroup_fd;
	int r;

	if (f.ncgroup >= XB_FILTER_CGROUPS)
		return -E2BIG;
	r = bpf_map__update_elem(a->api->maps.cgroups, &f.ncgroup, sizeof(f.ncgroup), &fd,
				 sizeof(fd), BPF_ANY);
	if (r < 0)
		return r;
	f.ncgroup++;
	return attacher_set_filter(a, &f);
}

bool attacher_is_target(struct attacher *a, uint32_t tgid)
{
	uint8_t v;

	return !bpf_map__lookup_elem(a->api->maps.pids, &tgid, sizeof(tgid), &v, sizeof(v), 0);
}

static bool is_empty(struct bpf_map *map)
{
	uint32_t key;

	return bpf_map__get_next_key(map, NULL, &key, sizeof(key)) == -ENOENT;
}

bool attacher_targets_left(struct attacher *a)
{
	return !is_empty(a->api->maps.pids);
}
