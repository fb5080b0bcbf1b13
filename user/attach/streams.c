// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* streams.c - see streams.h. */
#include "attach/streams.h"

#include <errno.h>
#include <string.h>

#include "attach/inside.h"
#include "attach/link.h"
#include "wire_xpti.h"

int attacher_add_stream_func(struct attacher *a, int id, const char *name,
			     const struct xb_stream_func *f)
{
	struct xb_stream_key key = { .obj = (uint32_t)id };
	size_t len = strlen(name);

	if (len >= sizeof(key.name))
		return -ENAMETOOLONG;
	memcpy(key.name, name, len);
	a->stream_funcs = true;
	return bpf_map__update_elem(a->api->maps.stream_funcs, &key, sizeof(key), f, sizeof(*f),
				    BPF_ANY);
}

int attacher_add_streams(struct attacher *a, int id, int fd, const struct attach_probe *probe,
			 struct attach_report *ret)
{
	struct programs progs = { .entry = a->api->progs.streams_plain };

	if (a->link != ATTACH_LINK_PERF)
		progs = (struct programs){ a->api->progs.streams_multi, NULL, LINK_UPROBE_MULTI };
	return attacher_place(a, attacher_links(a, id, 0, ATTACH_PART_STREAMS), fd, &progs, probe,
			      1, ret);
}

/* The whole table is searched, for this is rare: no process has the framework any more. */
void attacher_forget_stream_funcs(struct attacher *a, uint32_t id)
{
	struct bpf_map *map = a->api->maps.stream_funcs;
	struct xb_stream_key key, next = { 0 };
	bool more;

	if (!a->stream_funcs)
		return;
	more = !bpf_map__get_next_key(map, NULL, &key, sizeof(key));
	while (more) {
		more = !bpf_map__get_next_key(map, &key, &next, sizeof(next));
		if (key.obj == id)
			(void)bpf_map__delete_elem(map, &key, sizeof(key), 0);
		key = next;
	}
}
