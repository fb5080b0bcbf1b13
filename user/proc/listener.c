// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * listener.c - see listener.h.
 *
 * The kernel tells the process of a Unix socket to whoever connects. Of an Internet socket, /proc/net has the inode,
 * and the process is the one that has it among its descriptors. Its children may have it, too, and may have lower pids
 * where numbers have started over: of those that have it, the process is the one whose parent has not.
 */
#include "proc/listener.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "proc/procfs.h"
#include "proc/status.h"

#define ANCESTORS_MAX 16u
#define STATE_LISTEN  0x0a /* TCP_LISTEN of the kernel, as /proc/net/tcp has it */

static int find_unix(const struct sockaddr *sa, socklen_t len, pid_t *ret)
{
	_cleanup_close_ int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	struct ucred who;
	socklen_t size = sizeof(who);

	if (fd < 0 || connect(fd, sa, len) ||
	    getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &who, &size) || who.pid <= 0)
		return -ESRCH;
	*ret = who.pid;
	return 0;
}

/* ---- the inode of a port ------------------------------------------------------------------------- */

struct wanted {
	const void *address; /* 4 or 16 bytes */
	size_t size;
	uint16_t port;
};

/* The kernel prints words of four bytes as numbers, so their bytes are in the machine's order. */
static bool parse_address(const char *hex, size_t size, uint8_t ret[16])
{
	for (size_t i = 0; i < size / 4; i++) {
		uint32_t word;

		if (sscanf(hex + 8 * i, "%8" SCNx32, &word) != 1)
			return false;
		memcpy(ret + 4 * i, &word, 4);
	}
	return true;
}

static bool is_any(const uint8_t *address, size_t size)
{
	static const uint8_t none[16];

	return !memcmp(address, none, size);
}

static bool line_matches(const char *line, const struct wanted *w, ino_t *ret)
{
	char address[33];
	uint8_t bytes[16];
	unsigned port, state;
	uintmax_t inode;

	if (sscanf(line, "%*u: %32[0-9A-F]:%4x %*[0-9A-F]:%*x %2x %*x:%*x %*x:%*x %*x %*u %*u %ju",
		   address, &port, &state, &inode) != 4)
		return false;
	if (port != w->port || state != STATE_LISTEN || strlen(address) != 2 * w->size ||
	    !parse_address(address, w->size, bytes))
		return false;
	if (!is_any(bytes, w->size) && !is_any(w->address, w->size) &&
	    memcmp(bytes, w->address, w->size) != 0)
		return false;
	*ret = (ino_t)inode;
	return true;
}

static int find_inode(const char *path, const struct wanted *w, ino_t *ret)
{
	_cleanup_fclose_ FILE *f = fopen(path, "re");
	char line[512];

	while (f && fgets(line, sizeof(line), f))
		if (line_matches(line, w, ret))
			return 0;
	return -ESRCH;
}

/* ---- the process of an inode --------------------------------------------------------------------- */

struct search {
	char text[64]; /* the link of its descriptor */
	pid_t pid;
};

static bool leads_to(DIR *d, const char *name, const char *wanted)
{
	char text[64];
	int fd = dirfd(d);
	ssize_t n = fd < 0 ? -1 : readlinkat(fd, name, text, sizeof(text) - 1);

	if (n < 0)
		return false;
	text[n] = '\0';
	return !strcmp(text, wanted);
}

static bool has_socket(pid_t pid, const char *wanted)
{
	const struct dirent *e;
	bool found = false;
	char path[64];
	DIR *d;

	snprintf(path, sizeof(path), "/proc/%d/fd", pid);
	d = opendir(path);
	if (!d)
		return false;
	while (!found && (e = readdir(d)))
		found = leads_to(d, e->d_name, wanted);
	closedir(d);
	return found;
}

/* 1: it has the socket. */
static int look_at(void *u, pid_t pid)
{
	struct search *s = u;

	if (!has_socket(pid, s->text))
		return 0;
	s->pid = pid;
	return 1;
}

static pid_t parent_of(pid_t pid)
{
	char status[STATUS_MAX];

	return status_read(pid, status) < 0 ? 0 : (pid_t)status_count(status, "PPid");
}

/* The outermost of its ancestors that have the socket, or itself. Ancestors are bounded for those that change. */
static pid_t owner(pid_t pid, const char *wanted)
{
	pid_t above = parent_of(pid);

	for (unsigned i = 0; i < ANCESTORS_MAX && above > 1 && has_socket(above, wanted); i++) {
		pid = above;
		above = parent_of(pid);
	}
	return pid;
}

static int find_inet(const char *path, const struct wanted *w, pid_t *ret)
{
	struct search s;
	ino_t inode;

	if (find_inode(path, w, &inode) < 0)
		return -ESRCH;
	snprintf(s.text, sizeof(s.text), "socket:[%ju]", (uintmax_t)inode);
	if (procfs_each(look_at, &s) != 1)
		return -ESRCH;
	*ret = owner(s.pid, s.text);
	return 0;
}

int listener_find(const struct sockaddr *sa, socklen_t len, pid_t *ret)
{
	const struct sockaddr_in *in = (const struct sockaddr_in *)sa;
	const struct sockaddr_in6 *in6 = (const struct sockaddr_in6 *)sa;

	switch (sa->sa_family) {
	case AF_UNIX:
		return find_unix(sa, len, ret);
	case AF_INET:
		return find_inet("/proc/self/net/tcp",
				 &(struct wanted){ &in->sin_addr, 4, ntohs(in->sin_port) }, ret);
	case AF_INET6:
		return find_inet("/proc/self/net/tcp6",
				 &(struct wanted){ &in6->sin6_addr, 16, ntohs(in6->sin6_port) },
				 ret);
	default:
		return -ESRCH;
	}
}
