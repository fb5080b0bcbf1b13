// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * foreign.c - see foreign.h.
 *
 * There is one helper for the whole process, because what it does has no state: any caller may be the one that finds it
 * stuck. It is no child of ours, so that a program that has the library inside never sees its end, and it ends with its
 * socket. One that is stuck ends when its file system answers or is gone; until then it is one of at most STUCK_MAX.
 */
#include "base/foreign.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/magic.h>
#include <linux/openat2.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/uio.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/pass.h"

#ifndef FUSE_SUPER_MAGIC
#define FUSE_SUPER_MAGIC 0x65735546
#endif

#define CHUNK	  (256U << 10) /* bytes of one answer */
#define STUCK_MAX 8
#define DEVICES	  32
#define AGAIN_NS  (30 * 1000000000ULL) /* after which a device that did not answer is asked again */
/* Of a helper that has not been asked anything: a fork alone takes seconds while somebody places many probes. */
#define START_MS 30000

enum op {
	OP_FIND, /* a path, as a descriptor with O_PATH */
	OP_OPEN, /* what such a descriptor stands for */
	OP_READ,
	OP_PEEK,
};

struct question {
	uint32_t op;
	int32_t pid;
	uint64_t at, len;
	bool own, in_root;
	char path[4096 + 64]; /* OP_FIND */
};

struct answer {
	int64_t result;
	bool prompt; /* its file system can be asked without us waiting */
};

/* Of the process that started it; all of it is guarded by the lock. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
	pid_t owner;
	int sock; /* -1: there is no helper */
	char *data;
	uint64_t stuck[STUCK_MAX]; /* when helpers were given up */
	unsigned nstuck;
	struct device {
		dev_t dev;
		uint64_t until; /* it is left alone until then; 0: it is prompt */
	} devices[DEVICES];
	unsigned ndevices;
} helper = { .sock = -1 };

/* ---- the helper ---------------------------------------------------------------------------------- */

static int find(const struct question *q, int root, uint64_t resolve)
{
	struct open_how how = { .flags = O_PATH | O_CLOEXEC, .resolve = resolve };
	int fd;

	if (q->in_root)
		how.resolve |= RESOLVE_IN_ROOT | RESOLVE_NO_MAGICLINKS;
	fd = (int)syscall(SYS_openat2, q->in_root ? root : AT_FDCWD, q->path, &how, sizeof(how));
	return fd < 0 ? -errno : fd;
}

static int open_for_reading(int path)
{
	char self[64];
	int fd;

	snprintf(self, sizeof(self), "/proc/self/fd/%d", path);
	fd = open(self, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	return fd < 0 ? -errno : fd;
}

/* The descriptor to return: of FUSE the same, after the file could be opened and its beginning read. */
static int open_found(int path, bool own, bool *ret_prompt)
{
	_cleanup_close_ int fd = -1;
	struct statfs fs;
	struct stat st;
	char byte;

	if (fstat(path, &st) || fstatfs(path, &fs))
		return -errno;
	if (!S_ISREG(st.st_mode))
		return -ENXIO;
	fd = open_for_reading(path);
	if (fd < 0)
		return fd;
	*ret_prompt = fs.f_type != FUSE_SUPER_MAGIC;
	if (*ret_prompt)
		return TAKE_FD(fd);
	if (pread(fd, &byte, 1, 0) < 0)
		return -errno;
	return own ? TAKE_FD(fd) : fcntl(path, F_DUPFD_CLOEXEC, 0);
}

static ssize_t read_file(int path, void *buf, size_t len, uint64_t at)
{
	_cleanup_close_ int fd = open_for_reading(path);
	ssize_t n = fd < 0 ? fd : pread(fd, buf, len, (off_t)at);

	return n < 0 && fd >= 0 ? -errno : n;
}

static ssize_t peek(pid_t pid, uint64_t addr, void *buf, size_t len)
{
	struct iovec to = { buf, len }, from = { (void *)(uintptr_t)addr, len }; // NOLINT
	ssize_t n = process_vm_readv(pid, &to, 1, &from, 1, 0);

	return n < 0 ? -errno : n ?: -EFAULT;
}

static void answer(int sock, const struct question *q, int fd, char *data)
{
	_cleanup_close_ int found = -1;
	struct answer a = { 0 };

	switch (q->op) {
	case OP_FIND:
		a.result = found = find(q, fd, 0);
		break;
	case OP_OPEN:
		a.result = found = open_found(fd, q->own, &a.prompt);
		break;
	case OP_READ:
		a.result = read_file(fd, data, q->len, q->at);
		break;
	default:
		a.result = peek(q->pid, q->at, data, q->len);
		break;
	}
	/* The answer comes before anything is closed, which may take its time. */
	if (pass_send(sock, &a, sizeof(a), found, 0))
		_exit(0);
}

static _Noreturn void serve(int sock, char *data)
{
	struct question q;

	for (int sig = 1; sig < NSIG; sig++)
		sigaction(sig, &(struct sigaction){ .sa_handler = SIG_IGN }, NULL);
	prctl(PR_SET_NAME, "xptibpf-files");
	/* Whoever asks may hold a program meanwhile. */
	setpriority(PRIO_PROCESS, 0, -20);
	if (dup2(sock, 0) < 0)
		_exit(1);
	syscall(SYS_close_range, 1, ~0U, 0);
	if (pass_send(0, &(struct answer){ 0 }, sizeof(struct answer), -1, 0))
		_exit(0);
	for (;;) {
		_cleanup_close_ int fd = -1;

		if (pass_recv(0, &q, sizeof(q), &fd, 0) != sizeof(q))
			_exit(0);
		answer(0, &q, fd, data);
	}
}

/* ---- asking it ----------------------------------------------------------------------------------- */

static void give_up(void)
{
	if (helper.sock >= 0)
		close(helper.sock);
	if (helper.data)
		munmap(helper.data, CHUNK);
	helper.sock = -1;
	helper.data = NULL;
}

/* Waits for its next answer; *ret_fd: owned, or -1. */
static int receive(unsigned ms, struct answer *ret, int *ret_fd)
{
	*ret_fd = -1;
	if (!pass_wait(helper.sock, now_ns() + ms * NS_PER_MS))
		return -ETIMEDOUT;
	return pass_recv(helper.sock, ret, sizeof(*ret), ret_fd, 0) == sizeof(*ret) ? 0 : -EIO;
}

static int start(void)
{
	struct answer ready;
	_cleanup_close_ int none = -1;
	int sock, r;

	if (helper.owner != getpid()) {
		/* A forked child: the descriptor is closed already, or its parent's. */
		helper.sock = -1;
		helper.data = NULL;
		helper.nstuck = 0;
		helper.owner = getpid();
	}
	if (helper.sock >= 0)
		return 0;
	if (helper.nstuck == STUCK_MAX && now_ns() - helper.stuck[0] < AGAIN_NS)
		return -EBUSY;
	helper.data = mmap(NULL, CHUNK, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (helper.data == MAP_FAILED) {
		helper.data = NULL;
		return -ENOMEM;
	}
	r = pass_fork(&sock);
	if (r > 0)
		serve(sock, helper.data);
	if (r < 0) {
		give_up();
		return r;
	}
	helper.sock = sock;
	r = receive(START_MS, &ready, &none);
	if (r < 0)
		give_up();
	return r == -ETIMEDOUT ? -EBUSY : r;
}

int foreign_start(void)
{
	int r;

	pthread_mutex_lock(&lock);
	r = start();
	pthread_mutex_unlock(&lock);
	return r;
}

static void note_stuck(void)
{
	if (helper.nstuck == STUCK_MAX)
		memmove(helper.stuck, helper.stuck + 1,
			sizeof(helper.stuck) - sizeof(helper.stuck[0]));
	else
		helper.nstuck++;
	helper.stuck[helper.nstuck - 1] = now_ns();
	give_up();
}

/* *ret_fd: owned, or -1. Called with the lock. */
static int64_t ask(const struct question *q, int fd, struct answer *ret, int *ret_fd)
{
	int r = start();

	*ret_fd = -1;
	if (r < 0)
		return r;
	if (pass_send(helper.sock, q, sizeof(*q), fd, 0)) {
		give_up();
		return -EIO;
	}
	r = receive(FOREIGN_MS, ret, ret_fd);
	if (r == -ETIMEDOUT)
		note_stuck();
	else if (r < 0)
		give_up();
	if (r < 0)
		return r;
	return ret->result;
}

/* ---- devices ------------------------------------------------------------------------------------- */

static struct device *find_device(dev_t dev)
{
	for (unsigned i = 0; i < DEVICES && i < helper.ndevices; i++)
		if (helper.devices[i].dev == dev)
			return &helper.devices[i];
	return NULL;
}

static bool is_prompt(dev_t dev)
{
	const struct device *d = find_device(dev);

	return d && !d->until;
}

static void note_device(dev_t dev, uint64_t until)
{
	struct device *d = find_device(dev) ?: &helper.devices[helper.ndevices++ % DEVICES];

	*d = (struct device){ .dev = dev, .until = until };
}

/* Without asking the file system: what the kernel knows of it. */
int foreign_stat(int fd, struct stat *ret)
{
	struct statx x;

	if (statx(fd, "", AT_EMPTY_PATH | AT_STATX_DONT_SYNC, STATX_BASIC_STATS, &x))
		return -errno;
	*ret = (struct stat){
		.st_dev = makedev(x.stx_dev_major, x.stx_dev_minor),
		.st_ino = x.stx_ino,
		.st_mode = x.stx_mode,
		.st_size = (off_t)x.stx_size,
		.st_mtim = { .tv_sec = x.stx_mtime.tv_sec, .tv_nsec = x.stx_mtime.tv_nsec },
	};
	return 0;
}

static int64_t ask_device(const struct question *q, int fd, dev_t dev, struct answer *a,
			  int *ret_fd)
{
	const struct device *d = find_device(dev);
	int64_t r;

	if (d && d->until > now_ns()) {
		*ret_fd = -1;
		return -ETIMEDOUT;
	}
	r = ask(q, fd, a, ret_fd);
	if (r == -ETIMEDOUT)
		note_device(dev, now_ns() + AGAIN_NS);
	return r;
}

/* ---- files --------------------------------------------------------------------------------------- */

static int reopen(int path, bool own)
{
	struct question q = { .op = OP_OPEN, .own = own };
	struct answer a = { 0 };
	struct stat st;
	int64_t r;
	int fd;

	if (foreign_stat(path, &st))
		return -errno;
	if (!S_ISREG(st.st_mode))
		return -ENXIO;
	if (is_prompt(st.st_dev))
		return open_for_reading(path);
	r = ask_device(&q, path, st.st_dev, &a, &fd);
	/* Numbers of devices that are no disks are used again by other file systems. */
	if (r >= 0 && a.prompt && major(st.st_dev))
		note_device(st.st_dev, 0);
	return r < 0 ? (int)r : fd >= 0 ? fd : -EIO;
}

/*
 * Without the helper, as each question to it is two waits for a CPU: RESOLVE_CACHED never waits, and fails where others
 * would have to be asked. Links of /proc that lead to files are not followed by it; only the file's own device could
 * make that wait.
 */
static int find_at_once(const struct question *q, int root, dev_t dev)
{
	return find(q, root, dev && is_prompt(dev) ? 0 : RESOLVE_CACHED);
}

static int find_path(const char *path, int root, dev_t dev)
{
	struct question q = { .op = OP_FIND, .in_root = root >= 0 };
	struct answer a;
	int64_t r;
	int fd;

	if (strlen(path) >= sizeof(q.path))
		return -ENAMETOOLONG;
	memcpy(q.path, path, strlen(path) + 1);
	fd = find_at_once(&q, root, dev);
	if (fd >= 0)
		return fd;
	r = ask(&q, root, &a, &fd);
	return r < 0 ? (int)r : fd >= 0 ? fd : -EIO;
}

/* dev: 0, or of the file that the link leads to. */
static int open_path(const char *path, int root, dev_t dev, bool own)
{
	_cleanup_close_ int found = -1;
	int r;

	pthread_mutex_lock(&lock);
	r = found = find_path(path, root, dev);
	if (r >= 0)
		r = reopen(found, own);
	pthread_mutex_unlock(&lock);
	return r;
}

int foreign_open(const char *path)
{
	return open_path(path, -1, 0, false);
}

int foreign_open_mapped(pid_t pid, uint64_t start, uint64_t end, unsigned major, unsigned minor)
{
	char path[96];

	snprintf(path, sizeof(path), "/proc/%d/map_files/%" PRIx64 "-%" PRIx64, pid, start, end);
	return open_path(path, -1, makedev(major, minor), false);
}

int foreign_open_own(const char *path)
{
	return open_path(path, -1, 0, true);
}

int foreign_open_in(int root, const char *path)
{
	return open_path(path, root, 0, false);
}

static ssize_t take_data(struct question *q, int fd, const struct stat *st, void *buf)
{
	struct answer a = { 0 };
	int64_t n;
	int none;

	n = st ? ask_device(q, fd, st->st_dev, &a, &none) : ask(q, fd, &a, &none);
	if (none >= 0)
		close(none);
	if (n > (int64_t)q->len)
		return -EIO;
	if (n > 0)
		memcpy(buf, helper.data, (size_t)n);
	return (ssize_t)n;
}

static ssize_t (*read_by)(void *buf, size_t len, uint64_t at);

void foreign_read_by(ssize_t (*by)(void *buf, size_t len, uint64_t at))
{
	read_by = by;
}

ssize_t foreign_read(int fd, void *buf, size_t len, uint64_t at)
{
	struct question q = { .op = OP_READ, .at = at, .len = len < CHUNK ? len : CHUNK };
	int flags = fcntl(fd, F_GETFL);
	struct stat st = { 0 };
	ssize_t n;

	if (flags < 0)
		return -errno;
	if (!(flags & O_PATH)) {
		n = pread(fd, buf, len, (off_t)at);
		return n < 0 ? -errno : n;
	}
	if (read_by)
		return read_by(buf, len, at);
	if (foreign_stat(fd, &st))
		return -errno;
	pthread_mutex_lock(&lock);
	n = take_data(&q, fd, &st, buf);
	pthread_mutex_unlock(&lock);
	return n;
}

ssize_t foreign_peek(pid_t pid, uint64_t addr, void *buf, size_t len)
{
	struct question q = {
		.op = OP_PEEK, .pid = pid, .at = addr, .len = len < CHUNK ? len : CHUNK
	};
	ssize_t n;

	pthread_mutex_lock(&lock);
	n = take_data(&q, -1, NULL, buf);
	pthread_mutex_unlock(&lock);
	return n;
}

const char *foreign_error(int error)
{
	return error == -ETIMEDOUT ? "its file system does not answer" : strerror(-error);
}
