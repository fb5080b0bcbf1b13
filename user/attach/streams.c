// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* streams.c - see streams.h. */
#include "attach/streams.h"

#include <errno.h>
#include <string.h>

#include "attach/inside.h"
#include "attach/link.h"
#include "base/grow.h"
#include "wire_xpti.h"

static struct xb_stream_key key_of(uint32_t obj, const char *name)
{
	struct xb_stream_key key = { .obj = obj };

	memcpy(key.name, name, strlen(name));
	return key;
}

int attacher_add_stream_func(struct attacher *a, int id, const char *name,
			     const struct xb_stream_func *f)
{
	struct xb_stream_key key;
	int r;

	if (strlen(name) >= sizeof(key.name))
		return -ENAMETOOLONG;
	if (GROW_ROOM(a->stream_funcs, a->nstream_funcs, a->stream_room, 64) < 0)
		return -ENOMEM;
	key = key_of((uint32_t)id, name);
	r = bpf_map__update_elem(a->api->maps.stream_funcs, &key, sizeof(key), f, sizeof(*f),
				 BPF_ANY);
	if (r < 0)
		return r;
	a->stream_funcs[a->nstream_funcs++] = (struct stream_func){ (uint32_t)id, name };
	return 0;
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

void attacher_forget_stream_funcs(struct attacher *a, uint32_t id)
{
	size_t kept = 0;

	for (size_t i = 0; i < a->nstream_funcs; i++) {
		const struct stream_func f = a->stream_funcs[i];
		struct xb_stream_key key;

		if (f.obj != id) {
			a->stream_funcs[kept++] = f;
			continue;
		}
		key = key_of(f.obj, f.name);
		(void)bpf_map__delete_elem(a->api->maps.stream_funcs, &key, sizeof(key), 0);
	}
	a->nstream_funcs = kept;
}
