// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* listen.c - see listen.h. */
#include "serve/listen.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/number.h"
#include "base/strbuf.h"
#include "proc/listener.h"
#include "proc/procfs.h"

#define BACKLOG	 1024 /* that wait to be accepted, where the kernel lets so many (somaxconn) */
#define UNIX_WAY "unix:"

/* ---- reading ------------------------------------------------------------------------------------- */

static int parse_unix(const char *path, struct listen_address *a, const char **why)
{
	struct sockaddr_un un = { .sun_family = AF_UNIX };

	if (*path != '/' || strlen(path) >= sizeof(un.sun_path)) {
		*why = "expected unix: and an absolute path of at most 107 bytes";
		return -EINVAL;
	}
	memcpy(un.sun_path, path, strlen(path) + 1);
	memcpy(&a->sa, &un, sizeof(un));
	a->len = sizeof(un);
	a->local = true;
	return 0;
}

static int parse_port(const char *text, in_port_t *ret)
{
	unsigned port;
	int r = number_parse(text, 65535, &port);

	if (r >= 0)
		*ret = htons((in_port_t)port);
	return r;
}

static int parse_inet(const char *host, in_port_t port, struct listen_address *a)
{
	struct sockaddr_in in = { .sin_family = AF_INET, .sin_port = port };
	struct sockaddr_in6 in6 = { .sin6_family = AF_INET6, .sin6_port = port };

	if (inet_pton(AF_INET, host, &in.sin_addr) == 1) {
		memcpy(&a->sa, &in, sizeof(in));
		a->len = sizeof(in);
		a->local = ntohl(in.sin_addr.s_addr) >> 24 == 127;
		return 0;
	}
	if (inet_pton(AF_INET6, host, &in6.sin6_addr) != 1)
		return -EINVAL;
	memcpy(&a->sa, &in6, sizeof(in6));
	a->len = sizeof(in6);
	a->local = IN6_IS_ADDR_LOOPBACK(&in6.sin6_addr);
	return 0;
}

int listen_parse(const char *text, struct listen_address *ret, const char **why)
{
	struct listen_address a = { 0 };
	char host[LISTEN_ADDRESS_MAX];
	size_t len = strlen(text);
	in_port_t port;
	char *colon;
	int r;

	*why = "expected ADDRESS:PORT or unix:PATH, e.g. 127.0.0.1:17490 or [::1]:17490";
	if (len >= sizeof(host))
		return -EINVAL;
	if (!strncmp(text, UNIX_WAY, strlen(UNIX_WAY))) {
		r = parse_unix(text + strlen(UNIX_WAY), &a, why);
		if (r >= 0)
			*ret = a;
		return r;
	}
	memcpy(host, text, len + 1);
	colon = strrchr(host, ':');
	if (!colon || parse_port(colon + 1, &port) < 0)
		return -EINVAL;
	*colon = '\0';
	if (host[0] == '[' && colon > host + 1 && colon[-1] == ']') {
		colon[-1] = '\0';
		r = parse_inet(host + 1, port, &a);
		r = a.sa.ss_family == AF_INET6 ? r : -EINVAL;
	} else {
		r = parse_inet(host, port, &a);
		r = a.sa.ss_family == AF_INET ? r : -EINVAL;
	}
	if (r >= 0)
		*ret = a;
	return r;
}

/* ---- listening ----------------------------------------------------------------------------------- */

/* What a tracer that was killed has left; never a file of another kind, or a socket at which somebody listens. */
static void remove_stale(const struct listen_address *a)
{
	const char *path = ((const struct sockaddr_un *)&a->sa)->sun_path;
	_cleanup_close_ int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	struct stat st;

	if (fd < 0 || lstat(path, &st) || !S_ISSOCK(st.st_mode))
		return;
	if (connect(fd, (const struct sockaddr *)&a->sa, a->len) && errno == ECONNREFUSED)
		unlink(path);
}

static int bind_and_listen(int fd, const struct listen_address *a)
{
	bool local = a->sa.ss_family == AF_UNIX;
	const char *path = ((const struct sockaddr_un *)&a->sa)->sun_path;
	int one = 1;

	if (local)
		remove_stale(a);
	else if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one)))
		return -errno;
	if (a->sa.ss_family == AF_INET6 &&
	    setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &one, sizeof(one)))
		return -errno;
	if (bind(fd, (const struct sockaddr *)&a->sa, a->len))
		return -errno;
	if (local && chmod(path, 0666))
		return -errno;
	return listen(fd, BACKLOG) ? -errno : 0;
}

static int explain_in_use(const char *text, const struct listen_address *a, struct errline *e)
{
	_cleanup_(strbuf_done) struct strbuf comm = STRBUF_INIT;
	struct procfs_state who;
	pid_t pid;

	if (listener_find((const struct sockaddr *)&a->sa, a->len, &pid) < 0 ||
	    procfs_state(pid, &who) < 0)
		return errline_set(
			e, -EADDRINUSE,
			"cannot listen at %s: another program does (is 'xptibpf serve' running already?)",
			text);
	strbuf_add_escaped(&comm, who.comm, strlen(who.comm), 0);
	return errline_set(e, -EADDRINUSE, "cannot listen at %s: process %d (%s) does", text, pid,
			   strbuf_str(&comm));
}

int listen_open(const char *text, struct errline *e)
{
	_cleanup_close_ int fd = -1;
	struct listen_address a;
	const char *why;
	int r = listen_parse(text, &a, &why);

	if (r < 0)
		return errline_set(e, r, "cannot listen at %s: %s", text, why);
	fd = socket(a.sa.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	r = fd < 0 ? -errno : bind_and_listen(fd, &a);
	if (r == -EADDRINUSE)
		return explain_in_use(text, &a, e);
	if (r < 0)
		return errline_set(e, r, "cannot listen at %s: %s", text, strerror(-r));
	return TAKE_FD(fd);
}

void listen_close(const char *text, int fd)
{
	if (fd < 0)
		return;
	close(fd);
	if (!strncmp(text, UNIX_WAY, strlen(UNIX_WAY)))
		unlink(text + strlen(UNIX_WAY));
}
