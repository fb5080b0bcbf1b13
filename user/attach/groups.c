// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* groups.c - see groups.h. */
#include "attach/groups.h"

#include <bpf/bpf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/strbuf.h"

/*
 * After so many looks without a process, no process can find the group any more; after some more, nobody who found it
 * before is still on the way into it.
 */
#define IDLE   60u
#define SETTLE 3u

struct slot {
	uint64_t id; /* 0: not seen yet */
	char *cgroups;
	unsigned idle; /* looks since there was a process */
	bool hidden;   /* its key is gone */
	bool over;     /* it was passed on for the last time; its name is still in use */
};

struct groups {
	int keys, rows, unused;
	uint64_t last_id;
	const struct xb_group *all; /* mapped */
	size_t bytes;
	struct slot slots[XB_GROUPS];
};

int groups_new(int keys, int rows, int unused, struct groups **ret)
{
	_cleanup_free_ struct groups *g = calloc(1, sizeof(*g));
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	void *at;

	if (!g)
		return -ENOMEM;
	g->keys = keys;
	g->rows = rows;
	g->unused = unused;
	g->bytes = (XB_GROUPS * sizeof(struct xb_group) + page - 1) & ~(page - 1);
	for (uint32_t i = 1; i < XB_GROUPS; i++)
		if (bpf_map_update_elem(unused, NULL, &i, BPF_ANY))
			return -errno;
	at = mmap(NULL, g->bytes, PROT_READ, MAP_SHARED, rows, 0);
	if (at == MAP_FAILED)
		return -errno;
	g->all = at;
	*ret = TAKE_PTR(g);
	return 0;
}

struct groups *groups_free(struct groups *g)
{
	if (!g)
		return NULL;
	for (size_t i = 0; i < XB_GROUPS; i++)
		free(g->slots[i].cgroups);
	munmap((void *)g->all, g->bytes);
	free(g);
	return NULL;
}

/* ---- names --------------------------------------------------------------------------------------- */

/* Of a path that was longer, the end is there: it begins as that of a group outside of the reader's namespace. */
static void add_path(struct strbuf *out, const struct xb_group_path *p)
{
	uint32_t n = p->n < XB_GROUP_LEVELS ? p->n : XB_GROUP_LEVELS;

	if (n == XB_GROUP_LEVELS)
		strbuf_adds(out, "/..");
	for (uint32_t i = n; i > 0; i--) {
		strbuf_addc(out, '/');
		strbuf_add(out, p->names[i - 1], strnlen(p->names[i - 1], XB_GROUP_NAME));
	}
	strbuf_adds(out, n ? "\n" : "/\n");
}

/* A controller's groups are named by systemd as its own hierarchy is. */
static int name(struct slot *s, const struct xb_group *row)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;

	if (row->key.cgroup) {
		strbuf_adds(&out, "0::");
		add_path(&out, &row->cgroup);
	}
	if (row->key.controller) {
		strbuf_adds(&out, "1:name=systemd:");
		add_path(&out, &row->controller);
	}
	if (strbuf_failed(&out))
		return -ENOMEM;
	s->cgroups = strdup(strbuf_str(&out));
	return s->cgroups ? 0 : -ENOMEM;
}

/* ---- life ---------------------------------------------------------------------------------------- */

/* Whether nobody is in it, and nobody can come any more. */
static bool is_over(const struct groups *g, struct slot *s, const struct xb_group *row)
{
	s->idle = row->processes ? 0 : s->idle + 1;
	if (s->idle >= IDLE && !s->hidden) {
		bpf_map_delete_elem(g->keys, &row->key);
		s->hidden = true;
		s->idle = IDLE;
	}
	return s->hidden && s->idle >= IDLE + SETTLE;
}

/* The number may be used again. */
static int give_back(const struct groups *g, uint32_t number)
{
	_cleanup_free_ struct xb_group *none = calloc(1, sizeof(*none));

	if (!none)
		return -ENOMEM;
	if (bpf_map_update_elem(g->rows, &number, none, BPF_ANY) ||
	    bpf_map_update_elem(g->unused, NULL, &number, BPF_ANY))
		return -errno;
	return 0;
}

static int pass_on(struct groups *g, uint32_t number,
		   int (*fn)(void *u, const struct groups_row *row), void *u)
{
	struct groups_row row = { .now = &g->all[number] };
	struct slot *s = &g->slots[number];
	int r = 0;

	if (s->over) {
		free(s->cgroups);
		*s = (struct slot){ 0 };
	}
	if (!__atomic_load_n(&row.now->since, __ATOMIC_ACQUIRE))
		return 0;
	if (!s->cgroups) {
		r = name(s, row.now);
		if (r < 0)
			return r;
		s->id = ++g->last_id;
	}
	row.id = s->id;
	row.cgroups = s->cgroups;
	row.over = s->over = is_over(g, s, row.now);
	r = fn(u, &row);
	return r >= 0 && row.over ? give_back(g, number) : r;
}

int groups_each(struct groups *g, int (*fn)(void *u, const struct groups_row *row), void *u)
{
	const struct groups_row rest = { .cgroups = "", .now = &g->all[0] };
	int r = fn(u, &rest);

	for (uint32_t i = 1; i < XB_GROUPS && r >= 0; i++)
		r = pass_on(g, i, fn, u);
	return r < 0 ? r : 0;
}
