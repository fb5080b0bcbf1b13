// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * source.c - see source.h.
 *
 * The kernel could follow the links by itself, but the pack needs each of them. So they are followed here, one name at a time,
 * and the kernel is only asked about paths in which it would find none.
 */
#include "packing/source.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/magic.h>
#include <linux/openat2.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/foreign.h"

#define LINKS_MAX    40 /* as the kernel has it */
#define PENDING_MAX  (4u * PATH_MAX)
#define MQUEUE_MAGIC 0x19800202 /* no header has it */

static const char *const no_storage[] = { "/dev", "/proc", "/run", "/sys" };

static bool is_storage(const struct statfs *fs)
{
	switch ((unsigned long)fs->f_type) {
	case PROC_SUPER_MAGIC:
	case SYSFS_MAGIC:
	case DEVPTS_SUPER_MAGIC:
	case DEBUGFS_MAGIC:
	case TRACEFS_MAGIC:
	case SECURITYFS_MAGIC:
	case SELINUX_MAGIC:
	case SMACK_MAGIC:
	case CGROUP_SUPER_MAGIC:
	case CGROUP2_SUPER_MAGIC:
	case RDTGROUP_SUPER_MAGIC:
	case BPF_FS_MAGIC:
	case PSTOREFS_MAGIC:
	case EFIVARFS_MAGIC:
	case BINFMTFS_MAGIC:
	case NSFS_MAGIC:
	case PIPEFS_MAGIC:
	case SOCKFS_MAGIC:
	case ANON_INODE_FS_MAGIC:
	case DMA_BUF_MAGIC:
	case BINDERFS_SUPER_MAGIC:
	case MQUEUE_MAGIC:
		return false;
	default:
		return true;
	}
}

static bool is_below(const char *path, const char *folder)
{
	size_t len = strlen(folder);

	return !strncmp(path, folder, len) && (!path[len] || path[len] == '/');
}

static bool is_named_no_storage(const char *path)
{
	for (size_t i = 0; i < ARRAY_SIZE(no_storage); i++)
		if (is_below(path, no_storage[i]))
			return true;
	return false;
}

/* A descriptor that opens nothing, of a link too. path is absolute. */
static int look(int root, const char *path, struct stat *ret)
{
	const struct open_how how = {
		.flags = O_PATH | O_NOFOLLOW | O_CLOEXEC,
		.resolve = RESOLVE_IN_ROOT | RESOLVE_NO_SYMLINKS,
	};
	_cleanup_close_ int fd = -1;
	struct statfs fs;

	if (is_named_no_storage(path))
		return -ENXIO;
	fd = (int)syscall(SYS_openat2, root, path, &how, sizeof(how));
	if (fd < 0 || fstat(fd, ret) || fstatfs(fd, &fs))
		return -errno;
	return is_storage(&fs) ? TAKE_FD(fd) : -ENXIO;
}

/* ---- names --------------------------------------------------------------------------------------- */

struct walk {
	int root;
	int (*on_link)(void *u, const char *at, const char *to);
	void *u;
	struct strbuf at;      /* where it is; "": the root */
	struct strbuf pending; /* what is left of the path */
	size_t done;	       /* bytes of that */
	unsigned links;
	struct stat st;
};

static void step_up(struct walk *w)
{
	char *slash = w->at.len ? strrchr(w->at.buf, '/') : NULL;

	if (slash) {
		*slash = '\0';
		w->at.len = (size_t)(slash - w->at.buf);
	}
}

static int follow(struct walk *w, int fd)
{
	_cleanup_(strbuf_done) struct strbuf rest = STRBUF_INIT;
	char to[PATH_MAX];
	ssize_t n = readlinkat(fd, "", to, sizeof(to) - 1);
	int r;

	if (n <= 0)
		return n ? -errno : -ENOENT;
	to[n] = '\0';
	if (++w->links > LINKS_MAX)
		return -ELOOP;
	r = w->on_link ? w->on_link(w->u, w->at.buf, to) : 0;
	if (r)
		return r;
	step_up(w);
	if (*to == '/')
		strbuf_reset(&w->at);
	strbuf_adds(&rest, to);
	strbuf_addc(&rest, '/');
	strbuf_adds(&rest, w->pending.buf + w->done);
	if (rest.len > PENDING_MAX)
		return -ENAMETOOLONG;
	strbuf_reset(&w->pending);
	strbuf_add(&w->pending, strbuf_str(&rest), rest.len);
	w->done = 0;
	return strbuf_failed(&rest) ? -ENOMEM : 0;
}

static bool has_more(const struct walk *w)
{
	return w->pending.buf[w->done + strspn(w->pending.buf + w->done, "/")] != '\0';
}

static int step_into(struct walk *w, const char *name, size_t len)
{
	_cleanup_close_ int fd = -1;

	strbuf_addc(&w->at, '/');
	strbuf_add(&w->at, name, len);
	if (strbuf_failed(&w->at))
		return -ENOMEM;
	fd = look(w->root, w->at.buf, &w->st);
	if (fd < 0)
		return fd;
	if (S_ISLNK(w->st.st_mode))
		return follow(w, fd);
	return !S_ISDIR(w->st.st_mode) && has_more(w) ? -ENOTDIR : 0;
}

static int step(struct walk *w)
{
	const char *name = w->pending.buf + w->done;
	size_t len = strcspn(name, "/");
	char copy[NAME_MAX + 1];

	w->done += len + (name[len] == '/');
	if (!len || (len == 1 && *name == '.'))
		return 0;
	if (len > NAME_MAX)
		return -ENAMETOOLONG;
	if (len == 2 && !memcmp(name, "..", 2)) {
		step_up(w);
		return 0;
	}
	memcpy(copy, name, len);
	return step_into(w, copy, len);
}

int source_find(int root, const char *path, int (*on_link)(void *u, const char *at, const char *to),
		void *u, struct strbuf *ret_at, struct stat *ret)
{
	struct walk w = { .root = root, .on_link = on_link, .u = u };
	int r = 0, fd;

	strbuf_adds(&w.pending, path);
	if (!w.pending.len || strbuf_failed(&w.pending))
		r = w.pending.failed ? -ENOMEM : -ENOENT;
	while (!r && w.pending.buf[w.done])
		r = step(&w);
	if (!r) {
		if (!w.at.len)
			strbuf_addc(&w.at, '/');
		/* After "..", what is known is of another one. */
		fd = look(root, strbuf_str(&w.at), &w.st);
		if (fd >= 0)
			close(fd);
		r = fd < 0 ? fd : 0;
	}
	if (!r) {
		strbuf_adds(ret_at, strbuf_str(&w.at));
		*ret = w.st;
		r = strbuf_failed(ret_at) || strbuf_failed(&w.at) ? -ENOMEM : 0;
	}
	strbuf_done(&w.at);
	strbuf_done(&w.pending);
	return r;
}

uint64_t source_born(int root, const char *at)
{
	struct stat st;
	struct statx x;
	_cleanup_close_ int fd = look(root, at, &st);

	if (fd < 0 || statx(fd, "", AT_EMPTY_PATH, STATX_BTIME, &x) || !(x.stx_mask & STATX_BTIME))
		return 0;
	return (uint64_t)x.stx_btime.tv_sec * NS_PER_S + x.stx_btime.tv_nsec;
}

bool source_is_same(const struct stat *a, const struct stat *b)
{
	return a->st_dev == b->st_dev && a->st_ino == b->st_ino && a->st_size == b->st_size &&
	       a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

int source_open(int root, const char *at, const struct stat *st)
{
	_cleanup_close_ int fd = foreign_open_in(root, at);
	struct stat now;
	int r;

	if (fd < 0)
		return fd;
	r = foreign_stat(fd, &now);
	if (r < 0)
		return r;
	return source_is_same(st, &now) ? TAKE_FD(fd) : -ESTALE;
}
