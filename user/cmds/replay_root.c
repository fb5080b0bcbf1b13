// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* replay_root.c - see replay_root.h. */
#include "cmds/replay_root.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/log.h"

/* A tmpfs in place of /tmp has all that is needed, so no folder of this machine's is. */
#define PLACE "/tmp"
#define ROOT  PLACE "/root"

static int failed(const char *what)
{
	int r = -errno;

	log_error("cannot %s: %s", what, strerror(errno));
	return r;
}

static int write_map(const char *path, const char *text)
{
	_cleanup_close_ int fd = open(path, O_WRONLY | O_CLOEXEC);

	return fd >= 0 && write(fd, text, strlen(text)) == (ssize_t)strlen(text) ? 0 : -errno;
}

/* The same user and group inside as outside, and no other. */
static int map_self(uid_t uid, gid_t gid)
{
	char text[64];
	int r = write_map("/proc/self/setgroups", "deny");

	snprintf(text, sizeof(text), "%u %u 1", uid, uid);
	if (r >= 0)
		r = write_map("/proc/self/uid_map", text);
	snprintf(text, sizeof(text), "%u %u 1", gid, gid);
	return r < 0 ? r : write_map("/proc/self/gid_map", text);
}

/* *ret_user: it has a user namespace of its own. */
static int leave_namespaces(bool *ret_user)
{
	uid_t uid = geteuid();
	gid_t gid = getegid();

	*ret_user = false;
	if (!unshare(CLONE_NEWNS))
		return 0;
	if (errno != EPERM || unshare(CLONE_NEWUSER | CLONE_NEWNS) < 0) {
		log_error(
			"cannot make a root of its own: %s; that needs root, or user namespaces without privileges",
			strerror(errno));
		return -errno;
	}
	*ret_user = true;
	if (map_self(uid, gid) < 0)
		return failed("map users in a namespace");
	return 0;
}

/* The pack's files, and over them what the program writes. */
static int mount_files(int root, bool user)
{
	char options[256];

	snprintf(options, sizeof(options),
		 "lowerdir=/proc/self/fd/%d,upperdir=" PLACE "/upper,workdir=" PLACE "/work%s",
		 root, user ? ",userxattr" : "");
	if (mkdir(PLACE "/upper", 0755) || mkdir(PLACE "/work", 0700) || mkdir(ROOT, 0755))
		return failed("make a folder in memory");
	if (mount("overlay", ROOT, "overlay", MS_NODEV, options))
		return failed("put a layer over the pack's files (overlayfs)");
	return 0;
}

/* Of a pack that somebody has made by hand, these may be missing. */
static int bind_machine(void)
{
	static const char *const names[] = { "/proc", "/dev", "/sys" };
	struct stat st;
	char to[64];

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		snprintf(to, sizeof(to), ROOT "%s", names[i]);
		if (mkdir(to, 0755) && errno != EEXIST)
			return failed("make a folder over the pack's files");
		/* Through a link, another folder of this machine's would be mounted over. */
		if (lstat(to, &st) < 0 || !S_ISDIR(st.st_mode)) {
			log_error("the pack's 'root%s' is not a folder", names[i]);
			return -ENOTDIR;
		}
		if (mount(names[i], to, NULL, MS_BIND | MS_REC, NULL))
			return failed(
				"have this machine's /proc, /dev and /sys in the pack's root");
	}
	return 0;
}

/* The program itself may be in the pack's /tmp, which then stays as its owner has it. */
static int make_tmp(void)
{
	if (!mkdir(ROOT "/tmp", 01777))
		return chmod(ROOT "/tmp", 01777) ? failed("make /tmp in the pack's root") : 0;
	return errno == EEXIST ? 0 : failed("make /tmp in the pack's root");
}

static int bind_library(int library)
{
	char from[64];
	_cleanup_close_ int fd = -1;

	fd = open(ROOT REPLAY_ROOT_LIBRARY, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0755);
	snprintf(from, sizeof(from), "/proc/self/fd/%d", library);
	if (fd < 0 || mount(from, ROOT REPLAY_ROOT_LIBRARY, NULL, MS_BIND, NULL))
		return failed("have the library that answers in the pack's root");
	return 0;
}

/* Of this namespace: those of another can't be mounted. */
static int open_path(const char *path, int flags)
{
	int fd = open(path, O_PATH | O_CLOEXEC | flags), r = -errno;

	if (fd < 0)
		log_error("cannot open '%s': %s", path, strerror(-r));
	return fd < 0 ? r : fd;
}

int replay_root_enter(const char *root, const char *library)
{
	_cleanup_close_ int files = -1, own = -1;
	bool user;
	int r = leave_namespaces(&user);

	if (r < 0)
		return r;
	if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL))
		return failed("have mounts of its own");
	files = open_path(root, O_DIRECTORY);
	own = files < 0 ? files : open_path(library, 0);
	if (own < 0)
		return own;
	if (mount("tmpfs", PLACE, "tmpfs", MS_NOSUID | MS_NODEV, "mode=0755"))
		return failed("make a folder in memory");
	r = mount_files(files, user);
	if (r >= 0)
		r = bind_machine();
	if (r >= 0)
		r = make_tmp();
	if (r >= 0)
		r = bind_library(own);
	if (r >= 0 && chroot(ROOT) < 0)
		r = failed("enter the pack's root");
	return r;
}
