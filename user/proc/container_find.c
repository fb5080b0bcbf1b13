// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* container_find.c - see container_find.h. */
#include "proc/container_find.h"

#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "proc/container.h"

static const char *const roots[] = { "/sys/fs/cgroup", "/sys/fs/cgroup/unified" };

static bool is_meant(const struct container *c, const char *id, const char *pod)
{
	if (!c->id[0] || (id && strncmp(c->id, id, strlen(id)) != 0))
		return false;
	return !pod || !strcmp(c->pod, pod);
}

/* What is below a container's group is its own. */
static long walk(FTS *tree, size_t root, const char *id, const char *pod, int ret[], size_t max)
{
	struct container c;
	size_t n = 0;
	FTSENT *at;

	while ((at = fts_read(tree))) {
		if (at->fts_info != FTS_D || at->fts_pathlen <= root)
			continue;
		if (!container_of_path(at->fts_path + root, at->fts_pathlen - root, &c) || !c.id[0])
			continue;
		(void)fts_set(tree, at, FTS_SKIP);
		if (!is_meant(&c, id, pod))
			continue;
		if (n < max) {
			ret[n] = open(at->fts_path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
			if (ret[n] < 0)
				continue;
		}
		n++;
	}
	return (long)n;
}

long container_find(const char *id, const char *pod, int ret[], size_t max)
{
	for (size_t i = 0; i < sizeof(roots) / sizeof(roots[0]); i++) {
		char *const paths[] = { (char *)roots[i], NULL };
		char test[64];
		FTS *tree;
		long n;

		snprintf(test, sizeof(test), "%s/cgroup.procs", roots[i]);
		if (access(test, F_OK))
			continue;
		tree = fts_open(paths, FTS_PHYSICAL | FTS_NOCHDIR | FTS_NOSTAT | FTS_XDEV, NULL);
		if (!tree)
			return -errno;
		n = walk(tree, strlen(roots[i]), id, pod, ret, max);
		fts_close(tree);
		return n;
	}
	return -ENOENT;
}
