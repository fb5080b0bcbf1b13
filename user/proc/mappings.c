// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* mappings.c - see mappings.h. */
#include "proc/mappings.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/read.h"

#define MAX_LINES 200000

/* A path may lead to another file by now, which its inode number shows. */
static int open_by_name(const char *name, const struct mapping *m)
{
	_cleanup_close_ int fd = foreign_open(name);
	struct stat st;

	if (fd < 0 || foreign_stat(fd, &st))
		return fd < 0 ? fd : -EACCES;
	return st.st_ino == m->key.ino ? TAKE_FD(fd) : -ESTALE;
}

/* Opens the mapping itself if that is permitted, otherwise its name in the process's root. */
int mapping_open(const struct mapping *m)
{
	char name[PATH_MAX + 64];
	int fd;

	fd = foreign_open_mapped(m->pid, m->start, m->end, (unsigned)(m->key.dev >> 32),
				 (uint32_t)m->key.dev);
	if (fd >= 0 || fd == -ETIMEDOUT || fd == -ENXIO)
		return fd;
	snprintf(name, sizeof(name), "/proc/%d/root%s", m->pid, m->path);
	fd = open_by_name(name, m);
	return fd >= 0 || fd == -ETIMEDOUT ? fd : open_by_name(m->path, m);
}

/* One line of maps, if it is a mapping with a name; if that of a file is wanted, an executable one of a file. */
static bool parse(char *line, bool file, struct mapping *ret)
{
	unsigned major, minor;
	char perms[8];
	int at = 0;

	if (sscanf(line, "%" SCNx64 "-%" SCNx64 " %7s %" SCNx64 " %x:%x %" SCNu64 " %n",
		   &ret->start, &ret->end, perms, &ret->pgoff, &major, &minor, &ret->key.ino,
		   &at) != 7)
		return false;
	if (file && (perms[2] != 'x' || !ret->key.ino || line[at] != '/'))
		return false;
	line[at + strcspn(line + at, "\n")] = '\0';
	ret->key.dev = (uint64_t)major << 32 | minor;
	ret->path = line + at;
	return line[at];
}

static int each(pid_t pid, bool files, unsigned lines, int (*fn)(void *u, const struct mapping *m),
		void *u)
{
	_cleanup_fclose_ FILE *f = read_open("/proc/%d/maps", pid);
	_cleanup_free_ char *line = NULL;
	struct mapping m = { .pid = pid };
	size_t cap = 0;
	int r = 0;

	if (!f)
		return errno == ENOENT ? -ESRCH : -errno;
	for (unsigned i = 0; !r && i < lines && getline(&line, &cap, f) > 0; i++)
		if (parse(line, files, &m))
			r = fn(u, &m);
	return r ?: ferror(f) ? -EACCES : 0;
}

int mappings_each(pid_t pid, int (*fn)(void *u, const struct mapping *m), void *u)
{
	return each(pid, true, MAX_LINES, fn, u);
}

int mappings_each_named(pid_t pid, unsigned lines, int (*fn)(void *u, const struct mapping *m),
			void *u)
{
	return each(pid, false, lines, fn, u);
}
