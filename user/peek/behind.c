// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* behind.c - see behind.h. */
#include "peek/behind.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/keyed.h"
#include "discover/discover.h"
#include "proc/mappings.h"
#include "wire.h"

#define PATHS_MAX 8192
#define TEXTS_MAX 4096 /* that are known and were not asked for */

struct path {
	UT_hash_handle hh;
	char text[];
};

struct text_key {
	uint64_t owner, addr, tgid;
};

struct text {
	struct keyed_row row;
	struct text_key key;
	struct xb_behind is;
};

struct behind {
	struct discover *discover;
	struct path *paths; /* the oldest first */
	struct keyed texts;
};

int behind_new(struct discover *d, struct behind **ret)
{
	struct behind *b = calloc(1, sizeof(*b));

	if (!b)
		return -ENOMEM;
	b->discover = d;
	b->texts = (struct keyed){ .size = sizeof(struct text), .max = TEXTS_MAX };
	*ret = b;
	return 0;
}

static void path_drop(struct behind *b, struct path *p)
{
	HASH_DEL(b->paths, p);
	free(p);
}

struct behind *behind_free(struct behind *b)
{
	if (!b)
		return NULL;
	while (b->paths)
		path_drop(b, b->paths);
	keyed_clear(&b->texts);
	free(b);
	return NULL;
}

static int add_path(void *u, const struct mapping *m)
{
	struct behind *b = u;
	size_t len = strlen(m->path);
	struct path *p;

	HASH_FIND(hh, b->paths, m->path, len, p);
	if (p)
		return 0;
	if (HASH_COUNT(b->paths) >= PATHS_MAX)
		path_drop(b, b->paths);
	p = malloc(sizeof(*p) + len + 1);
	if (!p)
		return -ENOMEM;
	memcpy(p->text, m->path, len + 1);
	HASH_ADD(hh, b->paths, text, len, p);
	return 0;
}

int behind_add_process(struct behind *b, pid_t pid)
{
	return mappings_each(pid, add_path, b) == -ENOMEM ? -ENOMEM : 0;
}

int behind_record(struct behind *b, const struct xb_behind *rec)
{
	struct text_key key = { rec->owner, rec->addr, rec->h.tgid };
	struct text *t;

	if (rec->h.len < sizeof(*rec))
		return 0;
	t = keyed_get(&b->texts, &key, sizeof(key));
	if (!t)
		return -ENOMEM;
	t->is = *rec;
	t->is.name[sizeof(rec->name) - 1] = '\0';
	return 0;
}

static bool may_lead_there(const struct path *p, const char *name)
{
	const char *slash = strrchr(p->text, '/');

	/* A name that fills its room was cut. */
	return slash &&
	       (strlen(name) == XB_BEHIND_NAME - 1 ? !strncmp(slash + 1, name, XB_BEHIND_NAME - 1)
						   : !strcmp(slash + 1, name));
}

int behind_check(struct behind *b, const struct xb_behind *is, int fd)
{
	struct discover_file_id id;
	int r = discover_identify(b->discover, fd, &id);

	if (r < 0)
		return r;
	return id.key.ino != is->ino || id.key.dev != is->dev || id.key.gen != is->gen ||
			       id.size != is->size || id.mtime != is->mtime
		       ? -ESTALE
		       : 0;
}

/* A descriptor, if the path leads to that file and the file has not changed. */
static int open_same(struct behind *b, const struct path *p, const struct xb_behind *is)
{
	_cleanup_close_ int fd = foreign_open(p->text);
	int r = fd < 0 ? fd : behind_check(b, is, fd);

	return r < 0 ? r : TAKE_FD(fd);
}

static int open_file(struct behind *b, const struct xb_behind *is)
{
	struct path *p, *next;
	int fd;

	HASH_ITER(hh, b->paths, p, next) {
		fd = may_lead_there(p, is->name) ? open_same(b, p, is) : -ENOENT;
		if (fd >= 0)
			return fd;
	}
	return -ENOENT;
}

int behind_open(struct behind *b, const struct xb_behind *is, uint64_t start, uint64_t end)
{
	_cleanup_close_ int fd = foreign_open_mapped((pid_t)is->h.tgid, start, end, is->dev >> 20,
						     is->dev & 0xfffff);
	int r = fd < 0 ? fd : behind_check(b, is, fd);

	if (r >= 0)
		return TAKE_FD(fd);
	/* It may have ended, or mapped something else there. Only what it had then counts. */
	return fd >= 0 && r == -ESTALE ? r : open_file(b, is);
}

static long read_text(int fd, uint64_t offset, char *buf, size_t max)
{
	size_t have = 0;
	ssize_t n;
	char *end;

	while (have < max) {
		n = foreign_read(fd, buf + have, max - have, offset + have);
		/* Memory beyond the end of a file is no text of it. */
		if (n <= 0)
			return n < 0 ? n : -ENOENT;
		end = memchr(buf + have, '\0', (size_t)n);
		if (end)
			return end - buf;
		have += (size_t)n;
	}
	buf[have] = '\0';
	return (long)have;
}

long behind_str(struct behind *b, uint32_t tgid, uint64_t owner, uint64_t addr, char *buf,
		size_t max)
{
	struct text_key key = { owner, addr, tgid };
	struct text *t = keyed_find(&b->texts, &key, sizeof(key));
	_cleanup_close_ int fd = -1;

	if (!t)
		return -ENOENT;
	fd = open_file(b, &t->is);
	return fd < 0 ? fd : read_text(fd, t->is.offset, buf, max);
}
