// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* flight_file.c - see flight_file.h. */
#include "serve/flight_file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/thread.h"
#include "base/write.h"
#include "proc/procfs.h"
#include "ring/xbt.h"

#define PREFIX	"flight-"
#define SUFFIX	".xbt"
#define PART	".part"
#define FREE_MS 500

struct flight_file {
	int folder;
	unsigned keep;
	bool busy; /* there is a thread */
	pthread_t thread;
	int from; /* of the thread, as all that follows */
	char name[FLIGHT_NAME], part[FLIGHT_NAME + sizeof(PART)];
	uint64_t bytes;
	struct xbt_trailer last; /* the last bytes that came */
	int result;
	bool done; /* atomic */
};

/* ---- the folder ---------------------------------------------------------------------------------- */

static bool has_ends(const char *name, const char *suffix)
{
	size_t len = strlen(name), n = strlen(suffix);

	return len > n && !strncmp(name, PREFIX, strlen(PREFIX)) && !strcmp(name + len - n, suffix);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static void free_names(char **names, size_t n)
{
	while (names && n)
		free(names[--n]);
	free(names);
}

/* Their number; *ret is sorted, which is by time. */
static long list(int folder, const char *suffix, char ***ret)
{
	int fd = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	DIR *d = fd < 0 ? NULL : fdopendir(fd);
	char **names = NULL;
	struct dirent *e;
	size_t n = 0;

	if (!d) {
		if (fd >= 0)
			close(fd);
		return -errno;
	}
	while ((e = readdir(d))) {
		char **more;

		if (!has_ends(e->d_name, suffix))
			continue;
		more = realloc(names, (n + 1) * sizeof(*names));
		if (!more)
			break;
		names = more;
		names[n] = strdup(e->d_name);
		if (!names[n])
			break;
		n++;
	}
	closedir(d);
	if (n)
		qsort(names, n, sizeof(*names), by_name);
	*ret = names;
	return (long)n;
}

/*
 * All but the last ones, of which newest is one. Names after that one are of before the clock was set back, and go first.
 * NULL: by their names alone.
 */
static void remove_old(int folder, const char *suffix, const char *newest, size_t keep)
{
	char **names = NULL;
	long n = list(folder, suffix, &names);
	size_t all = n > 0 && names ? (size_t)n : 0, at = 0;

	while (newest && at < all && strcmp(names[at], newest) <= 0)
		at++;
	for (size_t i = 0; i + keep < all; i++)
		(void)unlinkat(folder, names[(at + i) % all], 0);
	free_names(names, all);
}

/* That of the default has a parent which may be missing, too. */
static void make_folder(const char *path)
{
	char parent[PATH_MAX];
	char *slash;

	snprintf(parent, sizeof(parent), "%s", path);
	slash = strrchr(parent, '/');
	if (slash && slash != parent) {
		*slash = '\0';
		(void)mkdir(parent, 0755);
	}
	(void)mkdir(path, 0700);
}

static int open_folder(const char *path, struct errline *e)
{
	_cleanup_close_ int fd = -1;
	struct stat st;

	make_folder(path);
	fd = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	if (fd < 0 || fstat(fd, &st))
		return errline_set(e, -errno, "flight-folder: '%s': %s", path, strerror(errno));
	if ((st.st_uid && st.st_uid != geteuid()) || st.st_mode & (S_IWGRP | S_IWOTH))
		return errline_set(
			e, -EPERM,
			"flight-folder: others could write in '%s': it must belong to who runs serve, "
			"and be writable by nobody else",
			path);
	return TAKE_FD(fd);
}

int flight_file_new(const char *folder, unsigned keep, struct flight_file **ret, struct errline *e)
{
	struct flight_file *f = calloc(1, sizeof(*f));
	int r;

	if (!f)
		return -ENOMEM;
	f->keep = keep;
	f->from = -1;
	f->folder = r = open_folder(folder, e);
	if (r < 0) {
		free(f);
		return r;
	}
	remove_old(f->folder, PART, NULL, 0);
	*ret = f;
	return 0;
}

static bool is_done(const struct flight_file *f)
{
	return __atomic_load_n(&f->done, __ATOMIC_ACQUIRE);
}

struct flight_file *flight_file_free(struct flight_file *f)
{
	if (!f)
		return NULL;
	for (int ms = 0; f->busy && !is_done(f) && ms < FREE_MS; ms += 5)
		poll(NULL, 0, 5);
	if (f->busy && !is_done(f))
		return NULL; /* it hangs, and the process ends soon */
	if (f->busy)
		pthread_join(f->thread, NULL);
	close(f->folder);
	free(f);
	return NULL;
}

/* ---- the thread ---------------------------------------------------------------------------------- */

/* Keeps the last bytes. */
static void note_end(struct flight_file *f, const char *data, size_t n)
{
	char *last = (char *)&f->last;
	const size_t room = sizeof(f->last);

	f->bytes += n;
	if (n >= room) {
		memcpy(last, data + n - room, room);
		return;
	}
	memmove(last, last + n, room - n);
	memcpy(last + room - n, data, n);
}

static int copy(struct flight_file *f, int to)
{
	char buf[1 << 16];

	for (;;) {
		ssize_t n = read(f->from, buf, sizeof(buf));
		int r;

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			return n < 0 ? -errno : 0;
		r = write_all(to, buf, (size_t)n);
		if (r < 0)
			return r;
		note_end(f, buf, (size_t)n);
	}
}

/* Whoever has written the recording may have failed in the middle of it. */
static bool is_whole(const struct flight_file *f)
{
	return !memcmp(f->last.magic, XBT_MAGIC, XBT_MAGIC_SIZE) && f->last.offset < f->bytes;
}

static int write_part(struct flight_file *f)
{
	_cleanup_close_ int fd = openat(f->folder, f->part,
					O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
	int r;

	if (fd < 0)
		return -errno;
	r = copy(f, fd);
	if (r >= 0 && !is_whole(f))
		r = -EPIPE;
	if (r >= 0 && fsync(fd))
		r = -errno;
	/* Some file systems find out now that there is no room. */
	if (close(TAKE_FD(fd)) && r >= 0)
		r = -errno;
	if (r < 0)
		(void)unlinkat(f->folder, f->part, 0);
	return r;
}

/* Network file systems may not know how to refuse a name that is there: it has the millisecond. */
static int name_it(struct flight_file *f)
{
	int r = renameat2(f->folder, f->part, f->folder, f->name, RENAME_NOREPLACE);

	if (r && errno == EINVAL)
		r = renameat(f->folder, f->part, f->folder, f->name);
	if (!r)
		return 0;
	r = -errno;
	(void)unlinkat(f->folder, f->part, 0);
	return r;
}

static int write_file(struct flight_file *f)
{
	int r = write_part(f);

	if (r >= 0)
		r = name_it(f);
	if (r < 0)
		return r;
	(void)fsync(f->folder);
	remove_old(f->folder, SUFFIX, f->name, f->keep);
	return 0;
}

static void *run(void *u)
{
	struct flight_file *f = u;

	f->result = write_file(f);
	/* Who writes the recording need not wait any longer. */
	close(TAKE_FD(f->from));
	__atomic_store_n(&f->done, true, __ATOMIC_RELEASE);
	return NULL;
}

/* ---- one file ------------------------------------------------------------------------------------ */

static void make_name(struct flight_file *f, const char *reason)
{
	char host[65], when[32];
	struct timespec now;
	struct tm tm;

	snprintf(host, sizeof(host), "%s", procfs_host((char[256]){ 0 }, 256));
	for (char *p = host; *p; p++)
		if (!strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-", *p))
			*p = '_';
	clock_gettime(CLOCK_REALTIME, &now);
	gmtime_r(&now.tv_sec, &tm);
	strftime(when, sizeof(when), "%Y%m%dT%H%M%S", &tm);
	snprintf(f->name, sizeof(f->name), PREFIX "%s.%03ldZ-%s-%s" SUFFIX, when,
		 now.tv_nsec / 1000000, host, reason);
	snprintf(f->part, sizeof(f->part), "%s" PART, f->name);
}

int flight_file_write(struct flight_file *f, int fd, const char *reason)
{
	int r;

	if (f->busy) {
		close(fd);
		return -EBUSY;
	}
	make_name(f, reason);
	f->from = fd;
	f->bytes = 0;
	f->done = false;
	memset(&f->last, 0, sizeof(f->last));
	r = thread_start(&f->thread, run, f);
	if (r < 0)
		close(TAKE_FD(f->from));
	f->busy = r >= 0;
	return r;
}

int flight_file_look(struct flight_file *f, const char **ret_name)
{
	if (!f->busy || !is_done(f))
		return 0;
	pthread_join(f->thread, NULL);
	f->busy = false;
	*ret_name = f->name;
	return f->result < 0 ? f->result : 1;
}

bool flight_file_is_busy(const struct flight_file *f)
{
	return f->busy;
}
