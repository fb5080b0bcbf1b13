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

#include "base/create.h"

/* There is something, which is no regular file and can't be overwritten. */
static bool is_special(const char *path)
{
	struct stat st;

	return !stat(path, &st) && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode);
}

static int open_there(struct outfile *f)
{
	int fd = create_or_open(f->path, f->force);

	if (fd < 0)
		return fd;
	f->fd = fd;
	return 0;
}

static int open_beside(enum outfile_how how, struct outfile *f)
{
	struct stat st;
	int fd;

	if (!lstat(f->path, &st)) {
		if (S_ISDIR(st.st_mode))
			return -EISDIR;
		if (!f->force)
			return -EEXIST;
		/* The target of the link is meant, and what is beside it may be anything (/dev/stdout). */
		if (S_ISLNK(st.st_mode) && how == OUTFILE_WHOLE && !create_is_planted(f->path))
			return open_there(f);
	}
	fd = create_beside(f->path, &f->writing);
	if (fd < 0)
		return fd;
	if (how == OUTFILE_OWN)
		f->lock = fd;
	else
		f->fd = fd;
	return 0;
}

static void forget(struct outfile *f)
{
	if (f->fd >= 0)
		close(f->fd);
	if (f->lock >= 0)
		close(f->lock);
	free(f->path);
	free(f->writing);
	*f = (struct outfile)OUTFILE_INIT;
}

static int open_named(enum outfile_how how, struct outfile *f)
{
	if (how == OUTFILE_FOLDER)
		return 0;
	if (is_special(f->path) && !create_is_planted(f->path))
		return how == OUTFILE_OWN ? -EINVAL : open_there(f);
	if (how == OUTFILE_STREAM)
		return open_there(f);
	return open_beside(how, f);
}

int outfile_open(const char *path, enum outfile_how how, bool force, struct outfile *ret)
{
	struct outfile f = { .fd = -1, .lock = -1, .force = force };
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
