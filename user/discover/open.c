// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* open.c - see open.h. */
#include "discover/open.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/read.h"
#include "wire_watch.h"

bool open_process_lives(pid_t pid)
{
	return kill(pid, 0) == 0 || errno != ESRCH;
}

/* The path that /proc/PID/maps has for a mapping, for kernels that refuse map_files. */
static int path_from_maps(pid_t pid, uint64_t start, char *ret, size_t size)
{
	_cleanup_fclose_ FILE *f = read_open("/proc/%d/maps", pid);
	char line[4096 + 128];
	uint64_t at;
	int n;

	if (!f)
		return -errno;
	while (fgets(line, sizeof(line), f)) {
		n = 0;
		if (sscanf(line, "%" SCNx64 "-%*x %*s %*x %*s %*u %n", &at, &n) != 1)
			continue;
		if (at > start)
			break;
		if (at < start || !n || line[n] != '/')
			continue;
		line[strcspn(line, "\n")] = '\0';
		if (strlen(line + n) >= size)
			return -ENAMETOOLONG;
		memcpy(ret, line + n, strlen(line + n) + 1);
		return 0;
	}
	return -ENOENT;
}

static int open_by_root(pid_t pid, uint64_t start, char *path, size_t size)
{
	char full[4096 + 64];
	int r;

	r = path_from_maps(pid, start, path, size);
	if (r)
		return r;
	if ((size_t)snprintf(full, sizeof(full), "/proc/%d/root%s", pid, path) >= sizeof(full))
		return -ENAMETOOLONG;
	return foreign_open(full);
}

int open_mapping(struct watch *w, const struct xb_map *m, char *path, size_t size)
{
	struct watch_map real;
	char name[96];
	bool direct;
	ssize_t n;
	int fd, r;

	snprintf(name, sizeof(name), "/proc/%u/map_files/%" PRIx64 "-%" PRIx64, m->h.tgid,
		 (uint64_t)m->start, (uint64_t)m->end);
	path[0] = '\0';
	n = readlink(name, path, size - 1);
	if (n > 0)
		path[n] = '\0';
	/* The kernel's own form of a device's number has 20 bits for the minor one. */
	fd = foreign_open_mapped((pid_t)m->h.tgid, m->start, m->end, m->dev >> 20,
				 m->dev & ((1U << 20) - 1));
	direct = fd >= 0;
	if (fd == -EPERM || fd == -EACCES)
		fd = open_by_root((pid_t)m->h.tgid, m->start, path, size);
	if (fd < 0)
		return open_process_lives((pid_t)m->h.tgid) ? fd : -ESRCH;
	/* One that is not opened here can't be identified; what was mapped is certain without that. */
	if (direct && fcntl(fd, F_GETFL) & O_PATH)
		return fd;
	/* The path may lead to another file now: a new mapping, a copy-up, or a link that somebody made. */
	r = watch_identify(w, fd, &real);
	if (!r && (real.m.ino != m->ino || real.m.dev != m->dev || real.m.gen != m->gen))
		r = -ESTALE;
	if (r) {
		close(fd);
		return r;
	}
	return fd;
}
