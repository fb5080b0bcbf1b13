// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* unopened.c - see unopened.h. */
#include "live/unopened.h"

#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/fnv.h"

static uint64_t hash_of(const char *path)
{
	return fnv_add(FNV_BEGIN, path, strlen(path));
}

bool unopened_add(struct unopened *u, pid_t pid, const char *path, int error)
{
	uint64_t file = hash_of(path);

	for (unsigned i = 0; i < ARRAY_SIZE(u->kept); i++)
		if (u->kept[i].pid == pid && u->kept[i].file == file)
			return false;
	u->kept[u->n % ARRAY_SIZE(u->kept)].pid = pid;
	u->kept[u->n % ARRAY_SIZE(u->kept)].file = file;
	u->kept[u->n++ % ARRAY_SIZE(u->kept)].stalled = error == -ETIMEDOUT;
	return true;
}

static unsigned stalled_files(const struct unopened *u, pid_t pid)
{
	unsigned n = 0;

	for (unsigned i = 0; i < ARRAY_SIZE(u->kept); i++)
		n += u->kept[i].pid == pid && u->kept[i].stalled;
	return n;
}

bool unopened_is_named(struct unopened *u, pid_t pid, const char *path, int error, uint64_t now)
{
	uint64_t file = hash_of(path);

	if (u->nnamed && now - u->named_since >= UNOPENED_AGAIN)
		u->nnamed = 0;
	if (u->nnamed == ARRAY_SIZE(u->named))
		return false;
	if (error == -ETIMEDOUT && stalled_files(u, pid) > 1)
		return false;
	for (unsigned i = 0; i < u->nnamed; i++)
		if (u->named[i] == file)
			return false;
	if (!u->nnamed)
		u->named_since = now;
	u->named[u->nnamed++] = file;
	return true;
}

void unopened_forget(struct unopened *u, pid_t pid)
{
	for (unsigned i = 0; i < ARRAY_SIZE(u->kept); i++)
		if (u->kept[i].pid == pid)
			u->kept[i].pid = 0;
}
