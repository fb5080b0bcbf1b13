// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* target.c - see target.h. */
#include "packing/target.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/create.h"
#include "packing/below.h"

#define BESIDE	  ".partial"
#define REMOVE_FD 32 /* descriptors with which it is removed */
/* Of all folders: with those of the originals, the owner could not always add to them, and remove them. */
#define FOLDER_MODE 0755

/* ---- its path ------------------------------------------------------------------------------------ */

/* Without slashes at its end. NULL: no memory. */
static char *trimmed(const char *path)
{
	size_t len = strlen(path);

	while (len > 1 && path[len - 1] == '/')
		len--;
	return strndup(path, len);
}

static bool has_a_name(const char *path)
{
	const char *name = strrchr(path, '/');

	name = name ? name + 1 : path;
	return *name && strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

static int is_empty(const char *path)
{
	struct dirent *e;
	DIR *d = opendir(path);
	int r = 1;

	if (!d)
		return -errno;
	while (r && (e = readdir(d)))
		r = !strcmp(e->d_name, ".") || !strcmp(e->d_name, "..");
	closedir(d);
	return r;
}

int target_check(const char *path, struct errline *error)
{
	_cleanup_free_ char *name = trimmed(path), *beside = NULL;
	struct stat st;
	int r;

	if (!name || asprintf(&beside, "%s%s", name, BESIDE) < 0)
		return -ENOMEM;
	if (!has_a_name(name))
		return errline_set(error, -EINVAL,
				   "-o %s: give the name of a folder that is to be made", path);
	if (!lstat(beside, &st))
		return errline_set(
			error, -EEXIST,
			"%s exists: another xptibpf writes it, or one that was killed has left it; remove it then",
			beside);
	if (lstat(name, &st) < 0)
		return errno == ENOENT
			       ? 0
			       : errline_set(error, -errno, "-o %s: %s", path, strerror(errno));
	r = S_ISDIR(st.st_mode) ? is_empty(name) : 0;
	if (r < 0)
		return errline_set(error, r, "-o %s: %s", path, strerror(-r));
	return r ? 0
		 : errline_set(error, -EEXIST,
			       "-o %s exists: give the name of a new folder, or of an empty one",
			       path);
}

static int open_folder(int at, const char *path)
{
	int fd = openat(at, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);

	return fd < 0 ? -errno : fd;
}

static int make_root(struct target *t)
{
	t->folder = open_folder(AT_FDCWD, t->beside);
	if (t->folder < 0)
		return t->folder;
	if (mkdirat(t->folder, "root", FOLDER_MODE) < 0)
		return -errno;
	t->root = open_folder(t->folder, "root");
	if (t->root < 0)
		return t->root;
	create_give_away(t->root);
	return 0;
}

int target_begin(const char *path, struct target *ret, struct errline *error)
{
	struct target t = TARGET_INIT;
	int r = target_check(path, error);

	if (r < 0)
		return r;
	t.path = trimmed(path);
	if (!t.path || asprintf(&t.beside, "%s%s", t.path, BESIDE) < 0) {
		free(t.path);
		return -ENOMEM;
	}
	r = create_folder(t.beside);
	if (r < 0) {
		errline_set(error, r, "%s: %s", t.beside, strerror(-r));
		free(t.beside);
		free(t.path);
		return r;
	}
	r = make_root(&t);
	if (r < 0) {
		errline_set(error, r, "%s: %s", t.beside, strerror(-r));
		target_remove(&t);
		return r;
	}
	*ret = t;
	return 0;
}

/* ---- what is in it ------------------------------------------------------------------------------- */

/* The folder that a path is in, and the name there; at begins with a slash. */
static int open_around(struct target *t, const char *at, const char **ret_name)
{
	const char *slash = strrchr(at, '/');
	_cleanup_free_ char *folder = strndup(at, (size_t)(slash - at));
	int r;

	if (!folder)
		return -ENOMEM;
	*ret_name = slash + 1;
	r = *folder ? target_folder(t, folder) : 0;
	return r < 0 ? r : open_below(t->root, *folder ? folder + 1 : "", O_PATH | O_DIRECTORY, 0);
}

static int make_folder(int root, const char *path)
{
	const char *slash = strrchr(path, '/');
	_cleanup_free_ char *around = slash ? strndup(path, (size_t)(slash - path)) : strdup("");
	_cleanup_close_ int in = around ? open_below(root, around, O_PATH | O_DIRECTORY, 0)
					: -ENOMEM;
	_cleanup_close_ int fd = -1;

	if (in < 0)
		return in;
	if (mkdirat(in, slash ? slash + 1 : path, FOLDER_MODE) < 0)
		return -errno;
	fd = open_below(root, path, O_RDONLY | O_DIRECTORY, 0);
	if (fd < 0)
		return fd;
	create_give_away(fd);
	/* Whatever the umask is. */
	return fchmod(fd, FOLDER_MODE) < 0 ? -errno : 0;
}

int target_folder(struct target *t, const char *at)
{
	_cleanup_free_ char *path = strdup(at + 1);
	char *end = path;
	int fd, r = 0;

	if (!path)
		return -ENOMEM;
	fd = open_below(t->root, path, O_PATH | O_DIRECTORY, 0);
	if (fd >= 0)
		return close(fd);
	while (!r && end) {
		end = strchr(end, '/');
		if (end)
			*end = '\0';
		r = make_folder(t->root, path);
		if (r == -EEXIST)
			r = 0;
		if (end)
			*end++ = '/';
	}
	if (r < 0)
		return r;
	fd = open_below(t->root, path, O_PATH | O_DIRECTORY, 0);
	return fd < 0 ? fd : close(fd);
}

int target_link(struct target *t, const char *at, const char *to)
{
	const char *name;
	_cleanup_close_ int in = open_around(t, at, &name);
	char there[PATH_MAX];
	ssize_t n;

	if (in < 0)
		return in;
	if (!symlinkat(to, in, name)) {
		create_give_link_away(in, name);
		return 0;
	}
	if (errno != EEXIST)
		return -errno;
	n = readlinkat(in, name, there, sizeof(there));
	return n == (ssize_t)strlen(to) && !memcmp(there, to, (size_t)n) ? 0 : -EEXIST;
}

static int new_file(int in, const char *name)
{
	int fd = open_below(in, name, O_RDWR | O_CREAT | O_EXCL, 0600);

	if (fd >= 0)
		create_give_away(fd);
	return fd;
}

int target_file(struct target *t, const char *at)
{
	const char *name;
	_cleanup_close_ int in = open_around(t, at, &name);

	return in < 0 ? in : new_file(in, name);
}

void target_drop(struct target *t, const char *at)
{
	const char *name;
	_cleanup_close_ int in = open_around(t, at, &name);

	if (in >= 0)
		(void)unlinkat(in, name, 0);
}

int target_own_file(struct target *t, const char *name)
{
	return new_file(t->folder, name);
}

int target_like(int fd, const struct stat *st)
{
	const struct timespec times[2] = { st->st_mtim, st->st_mtim };

	/* Who runs it gets nobody else's rights by it. */
	return fchmod(fd, st->st_mode & 0777) < 0 || futimens(fd, times) < 0 ? -errno : 0;
}

/* ---- its end ------------------------------------------------------------------------------------- */

static void target_done(struct target *t)
{
	if (t->root >= 0)
		close(t->root);
	if (t->folder >= 0)
		close(t->folder);
	free(t->beside);
	free(t->path);
	*t = (struct target)TARGET_INIT;
}

int target_end(struct target *t, struct errline *error)
{
	int r = 0;

	/* A folder that is empty makes room. */
	if (rename(t->beside, t->path) < 0) {
		r = errline_set(error, -errno, "-o %s: %s", t->path, strerror(errno));
		target_remove(t);
		return r;
	}
	target_done(t);
	return 0;
}

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *ftw)
{
	(void)st, (void)type, (void)ftw;
	/* What can't be removed is said of the folder, which stays then. */
	(void)remove(path);
	return 0;
}

void target_remove(struct target *t)
{
	if (t->beside)
		nftw(t->beside, remove_one, REMOVE_FD, FTW_DEPTH | FTW_PHYS);
	target_done(t);
}
