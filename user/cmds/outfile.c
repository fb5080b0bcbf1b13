// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* outfile.c - see outfile.h. */
#include "cmds/outfile.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CREATE (O_WRONLY | O_CREAT | O_CLOEXEC)

/* A name beside path that nobody else uses. */
static int beside(const char *path, char **ret)
{
	return asprintf(ret, "%s.%d.part", path, (int)getpid()) < 0 ? -ENOMEM : 0;
}

static int open_at(const char *path, int flags, int *ret)
{
	int fd = open(path, flags, 0644);

	if (fd < 0)
		return -errno;
	*ret = fd;
	return 0;
}

/* There is something, which is no regular file and can't be overwritten. */
static bool is_special(const char *path)
{
	struct stat st;

	return !stat(path, &st) && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode);
}

static int open_beside(enum outfile_how how, struct outfile *f)
{
	struct stat st;
	int r;

	if (!lstat(f->path, &st)) {
		if (S_ISDIR(st.st_mode))
			return -EISDIR;
		if (!f->force)
			return -EEXIST;
	}
	r = beside(f->path, &f->writing);
	if (r < 0)
		return r;
	/* Of a process that had our number and was killed. */
	unlink(f->writing);
	return open_at(f->writing, CREATE | O_EXCL, &f->fd) ?: how == OUTFILE_OWN ? 1 : 0;
}

static int open_there(struct outfile *f)
{
	return open_at(f->path, CREATE | (f->force ? O_TRUNC : O_EXCL), &f->fd);
}

static void forget(struct outfile *f)
{
	if (f->fd >= 0)
		close(f->fd);
	free(f->path);
	free(f->writing);
	*f = (struct outfile)OUTFILE_INIT;
}

static int open_named(enum outfile_how how, struct outfile *f)
{
	int r;

	if (how == OUTFILE_FOLDER)
		return 0;
	if (is_special(f->path))
		return how == OUTFILE_OWN ? -EINVAL
					  : open_at(f->path, O_WRONLY | O_CLOEXEC, &f->fd);
	if (how == OUTFILE_STREAM)
		return open_there(f);
	r = open_beside(how, f);
	if (r <= 0)
		return r;
	/* That it can be written there is known now; whoever writes finds nothing there. */
	close(f->fd);
	f->fd = -1;
	unlink(f->writing);
	return 0;
}

int outfile_open(const char *path, enum outfile_how how, bool force, struct outfile *ret)
{
	struct outfile f = { .fd = -1, .force = force };
	int r;

	if (!path || !strcmp(path, "-")) {
		if (how == OUTFILE_OWN || how == OUTFILE_FOLDER)
			return -EINVAL;
		f.fd = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
		if (f.fd < 0)
			return -errno;
		*ret = f;
		return 0;
	}
	f.path = strdup(path);
	if (!f.path)
		return -ENOMEM;
	r = open_named(how, &f);
	if (r < 0) {
		forget(&f);
		return r;
	}
	*ret = f;
	return 0;
}

const char *outfile_path(const struct outfile *f)
{
	return f->writing ? f->writing : f->path;
}

static int move_to_place(const struct outfile *f)
{
	unsigned flags = f->force ? 0 : RENAME_NOREPLACE;

	if (!renameat2(AT_FDCWD, f->writing, AT_FDCWD, f->path, flags))
		return 0;
	/* Some file systems know no flags. */
	if (errno == EINVAL && !rename(f->writing, f->path))
		return 0;
	return -errno;
}

int outfile_close(struct outfile *f, bool whole)
{
	int r = 0;

	if (f->fd >= 0 && close(f->fd) < 0)
		r = -errno;
	f->fd = -1;
	if (f->writing && whole && !r)
		r = move_to_place(f);
	else if (f->writing)
		unlink(f->writing);
	forget(f);
	return r;
}
