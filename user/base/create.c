// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* create.c - see create.h. */
#include "base/create.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"

#define NAMES_TRIED 1000u

/* The directory that path is in. NULL: no memory. */
static char *folder_of(const char *path)
{
	_cleanup_free_ char *copy = strdup(path);

	return copy ? strdup(dirname(copy)) : NULL;
}

static bool is_planted(const char *path, const struct stat *st)
{
	_cleanup_free_ char *folder = folder_of(path);
	struct stat in;

	return folder && !stat(folder, &in) && in.st_mode & S_IWOTH && !S_ISDIR(st->st_mode) &&
	       st->st_uid != geteuid() && st->st_uid != in.st_uid;
}

bool create_is_planted(const char *path)
{
	struct stat st;

	return !lstat(path, &st) && is_planted(path, &st);
}

const char *create_why(const char *path, int error)
{
	if (error == -EEXIST)
		return "it exists (use --force to overwrite it)";
	if (create_is_planted(path))
		return "it is somebody else's, in a directory where everybody may write (remove it, or choose another name)";
	return strerror(-error);
}

/* Whoever ran sudo reads with -i what was recorded, without sudo. False: nobody did. */
static bool sudo_user(uid_t *ret_uid, gid_t *ret_gid)
{
	const char *uid = getenv("SUDO_UID"), *gid = getenv("SUDO_GID");

	if (!uid || !gid || geteuid())
		return false;
	*ret_uid = (uid_t)strtoul(uid, NULL, 10);
	*ret_gid = (gid_t)strtoul(gid, NULL, 10);
	return true;
}

void create_give_away(int fd)
{
	uid_t uid;
	gid_t gid;

	if (sudo_user(&uid, &gid) && fchown(fd, uid, gid) < 0)
		return; /* the file stays root's */
}

void create_give_link_away(int folder, const char *name)
{
	uid_t uid;
	gid_t gid;

	if (sudo_user(&uid, &gid) && fchownat(folder, name, uid, gid, AT_SYMLINK_NOFOLLOW) < 0)
		return; /* the same */
}

int create_new(const char *path, int flags)
{
	int fd = open(path, flags | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);

	if (fd < 0)
		return -errno;
	create_give_away(fd);
	return fd;
}

/* -EAGAIN: it is not what it was. */
static int open_existing(const char *path, bool force)
{
	_cleanup_close_ int fd = -1;
	struct stat before, st;
	bool link, there = !stat(path, &st);

	if (lstat(path, &before) < 0)
		return errno == ENOENT ? -EAGAIN : -errno;
	if (is_planted(path, &before))
		return -EACCES;
	/* A link of ours is followed, and may lead to a file that is to be made. */
	link = S_ISLNK(before.st_mode);
	fd = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC | (link ? O_CREAT : O_NOFOLLOW), 0600);
	if (fd < 0 && !link && (errno == ENOENT || errno == ELOOP))
		return -EAGAIN;
	if (fd < 0 || fstat(fd, &st) < 0)
		return -errno;
	if (!link && (st.st_ino != before.st_ino || st.st_dev != before.st_dev))
		return -EAGAIN;
	if (S_ISREG(st.st_mode) && there && !force)
		return -EEXIST;
	if (S_ISREG(st.st_mode) && ftruncate(fd, 0) < 0)
		return -errno;
	return TAKE_FD(fd);
}

int create_or_open(const char *path, bool force)
{
	int r = -EAGAIN;

	for (unsigned n = 0; n < NAMES_TRIED && r == -EAGAIN; n++) {
		r = create_new(path, O_WRONLY);
		if (r == -EEXIST)
			r = open_existing(path, force);
	}
	return r;
}

int create_folder(const char *path)
{
	int fd;

	if (mkdir(path, 0700) < 0)
		return -errno;
	fd = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	if (fd >= 0) {
		create_give_away(fd);
		close(fd);
	}
	return 0;
}

/* ---- beside it --------------------------------------------------------------------------------- */

/* NAME.4242.part, NAME.4242-1.part */
static bool is_part_of(const char *file, const char *name)
{
	size_t len = strlen(name), digits;

	if (strncmp(file, name, len) != 0 || file[len] != '.')
		return false;
	file += len + 1;
	digits = strspn(file, "0123456789-");
	return digits && !strcmp(file + digits, ".part");
}

int create_or_use_folder(const char *path)
{
	struct dirent *e;
	int r = create_folder(path);
	DIR *d;

	if (r != -EEXIST)
		return r < 0 ? r : 1;
	d = opendir(path);
	if (!d)
		return -errno;
	r = 0;
	while (!r && (e = readdir(d)))
		r = strcmp(e->d_name, ".") && strcmp(e->d_name, "..") ? -EEXIST : 0;
	closedir(d);
	return r;
}

/* If nobody has the lock, its writer is no more. */
static void remove_if_left(int folder, const char *file)
{
	_cleanup_close_ int fd =
		openat(folder, file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
	struct stat st;

	if (fd >= 0 && !fstat(fd, &st) && S_ISREG(st.st_mode) &&
	    (!geteuid() || st.st_uid == geteuid()) && !flock(fd, LOCK_EX | LOCK_NB))
		(void)unlinkat(folder, file, 0);
}

static void remove_left(const char *path)
{
	_cleanup_free_ char *folder = folder_of(path), *copy = strdup(path);
	const char *name = copy ? basename(copy) : NULL;
	DIR *d = folder && name ? opendir(folder) : NULL;
	struct dirent *e;

	while (d && (e = readdir(d)))
		if (is_part_of(e->d_name, name))
			remove_if_left(dirfd(d), e->d_name);
	if (d)
		closedir(d);
}

/* Between the creation and the lock, another process may have taken it for one that was left, and removed it. */
static bool lock_own(int fd)
{
	struct stat st;

	return !flock(fd, LOCK_EX | LOCK_NB) && !fstat(fd, &st) && st.st_nlink;
}

int create_beside(const char *path, char **ret_name)
{
	remove_left(path);
	for (unsigned n = 0; n < NAMES_TRIED; n++) {
		char *name = NULL, also[16] = "";
		int fd;

		if (n)
			snprintf(also, sizeof(also), "-%u", n);
		if (asprintf(&name, "%s.%d%s.part", path, (int)getpid(), also) < 0)
			return -ENOMEM;
		fd = create_new(name, O_RDWR);
		if (fd >= 0 && lock_own(fd)) {
			*ret_name = name;
			return fd;
		}
		free(name);
		if (fd >= 0)
			close(fd);
		else if (fd != -EEXIST)
			return fd;
	}
	return -EEXIST;
}
