// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* control.c - see control.h. */
#include "serve/control.h"

#include <errno.h>
#include <grp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"

#define PEERS	  8
#define BACKLOG	  16
#define ASK_NS	  5000000000ull /* how long a client may take to ask */
#define IN_MINUTE 10		/* captures that may begin in a minute */
#define GROUPS	  256		/* of a peer that are looked at */
#define MIB	  (1ull << 20)

struct peer {
	int fd; /* -1: nobody */
	uint64_t since;
	bool captures;
};

struct control {
	struct control_config config;
	int fd;
	bool has_gid;
	gid_t gid;
	struct peer peers[PEERS];
	uint64_t began[IN_MINUTE]; /* ns; the next one takes the place of the oldest */
	unsigned next;
	bool made; /* the folder of the socket was made here */
};

/* ---- the socket ---------------------------------------------------------------------------------- */

static int find_group(const char *text, gid_t *ret)
{
	const struct group *g;
	unsigned long v;
	char *end;

	errno = 0;
	v = strtoul(text, &end, 10);
	if (!errno && !*end && v <= UINT32_MAX - 1) {
		*ret = (gid_t)v;
		return 0;
	}
	g = getgrnam(text);
	if (!g)
		return -ENOENT;
	*ret = g->gr_gid;
	return 0;
}

/* What one that was killed has left. */
static void remove_stale(const struct sockaddr_un *a)
{
	_cleanup_close_ int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	struct stat st;

	if (fd < 0 || lstat(a->sun_path, &st) || !S_ISSOCK(st.st_mode))
		return;
	if (connect(fd, (const struct sockaddr *)a, sizeof(*a)) && errno == ECONNREFUSED)
		(void)unlink(a->sun_path);
}

/* Everybody may connect: who may ask is decided by who it is. */
static int open_socket(const struct control_config *c, bool *ret_made)
{
	_cleanup_close_ int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	struct sockaddr_un a = { .sun_family = AF_UNIX };

	if (fd < 0)
		return -errno;
	memcpy(a.sun_path, c->path, strlen(c->path) + 1);
	/* The folder that a service manager would have made. */
	*ret_made = c->by_default && !mkdir(CONTROL_FOLDER, 0755);
	if (c->by_default && !*ret_made && errno != EEXIST)
		return -errno;
	remove_stale(&a);
	if (bind(fd, (const struct sockaddr *)&a, sizeof(a)))
		return -errno;
	if (chmod(c->path, 0666) || listen(fd, BACKLOG)) {
		int r = -errno;

		(void)unlink(c->path);
		return r;
	}
	return TAKE_FD(fd);
}

int control_new(const struct control_config *c, struct control **ret, struct errline *e)
{
	struct control *t = calloc(1, sizeof(*t));

	if (!t)
		return -ENOMEM;
	t->config = *c;
	for (unsigned i = 0; i < PEERS; i++)
		t->peers[i].fd = -1;
	t->has_gid = c->group[0];
	if (t->has_gid && find_group(c->group, &t->gid) < 0) {
		free(t);
		return errline_set(e, -EINVAL, "control-group: there is no group '%s'", c->group);
	}
	t->fd = open_socket(c, &t->made);
	if (t->fd < 0) {
		int r = t->fd;

		free(t);
		return errline_set(e, r, "captures can't be asked for at %s: %s", c->path,
				   r == -EADDRINUSE ? "another xptibpf serve takes requests there"
						    : strerror(-r));
	}
	*ret = t;
	return 0;
}

static void leave(struct peer *p)
{
	if (p->fd >= 0)
		close(p->fd);
	*p = (struct peer){ .fd = -1 };
}

struct control *control_free(struct control *t)
{
	if (!t)
		return NULL;
	for (unsigned i = 0; i < PEERS; i++)
		leave(&t->peers[i]);
	close(t->fd);
	(void)unlink(t->config.path);
	if (t->made)
		(void)rmdir(CONTROL_FOLDER);
	free(t);
	return NULL;
}

/* ---- who is there -------------------------------------------------------------------------------- */

static bool has_group(int fd, gid_t gid)
{
	gid_t groups[GROUPS];
	socklen_t len = sizeof(groups);

	if (getsockopt(fd, SOL_SOCKET, SO_PEERGROUPS, groups, &len))
		return false;
	for (size_t i = 0; i < len / sizeof(groups[0]); i++)
		if (groups[i] == gid)
			return true;
	return false;
}

static bool is_allowed(const struct control *t, int fd)
{
	struct ucred who;
	socklen_t len = sizeof(who);

	if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &who, &len))
		return false;
	if (!who.uid || who.uid == geteuid())
		return true;
	return t->has_gid && (who.gid == t->gid || has_group(fd, t->gid));
}

/* Who does not read is not waited for. descriptor: -1: none. */
static void answer(const struct peer *p, struct control_answer *a, int descriptor)
{
	union {
		char room[CMSG_SPACE(sizeof(int))];
		struct cmsghdr align;
	} control = { 0 };
	struct iovec bytes = { a, sizeof(*a) };
	struct msghdr m = { .msg_iov = &bytes, .msg_iovlen = 1 };

	a->magic = CONTROL_MAGIC;
	a->version = CONTROL_VERSION;
	if (descriptor >= 0) {
		struct cmsghdr *c;

		m.msg_control = control.room;
		m.msg_controllen = sizeof(control.room);
		c = CMSG_FIRSTHDR(&m);
		c->cmsg_level = SOL_SOCKET;
		c->cmsg_type = SCM_RIGHTS;
		c->cmsg_len = CMSG_LEN(sizeof(int));
		memcpy(CMSG_DATA(c), &descriptor, sizeof(int));
	}
	(void)sendmsg(p->fd, &m, MSG_DONTWAIT | MSG_NOSIGNAL);
}

static void refuse(struct peer *p, bool usage, const char *why)
{
	struct control_answer a = { .what = CONTROL_REFUSED, .usage = usage };

	snprintf(a.text, sizeof(a.text), "%s", why);
	answer(p, &a, -1);
	leave(p);
}

static void accept_peer(struct control *t, int fd)
{
	struct peer refused = { .fd = fd };

	if (!is_allowed(t, fd)) {
		refuse(&refused, false,
		       "it is not allowed: root, the user of serve, and members of its control-group may ask");
		return;
	}
	for (unsigned i = 0; i < PEERS; i++) {
		if (t->peers[i].fd >= 0)
			continue;
		t->peers[i] = (struct peer){ .fd = fd, .since = now_ns() };
		return;
	}
	refuse(&refused, false, "too many clients ask at once: try it again");
}

static void accept_peers(struct control *t)
{
	for (unsigned i = 0; i < BACKLOG; i++) {
		int fd = accept4(t->fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);

		if (fd < 0)
			return;
		accept_peer(t, fd);
	}
}

/* ---- requests ------------------------------------------------------------------------------------ */

struct asked {
	struct control_request request;
	int fds[CONTROL_GROUPS]; /* owned */
	size_t nfds;
};

static void asked_done(struct asked *a)
{
	while (a->nfds)
		close(a->fds[--a->nfds]);
}

static void take_descriptors(struct msghdr *m, struct asked *ret)
{
	for (struct cmsghdr *c = CMSG_FIRSTHDR(m); c; c = CMSG_NXTHDR(m, c)) {
		size_t n = (c->cmsg_len - CMSG_LEN(0)) / sizeof(int);

		if (c->cmsg_level != SOL_SOCKET || c->cmsg_type != SCM_RIGHTS)
			continue;
		for (size_t i = 0; i < n; i++) {
			int fd;

			memcpy(&fd, CMSG_DATA(c) + i * sizeof(int), sizeof(int));
			if (ret->nfds < CONTROL_GROUPS)
				ret->fds[ret->nfds++] = fd;
			else
				close(fd);
		}
	}
}

/* 0; -EAGAIN: nothing was said yet; -EPIPE: it has gone; -EBADMSG: it is no request. */
static int read_request(const struct peer *p, struct asked *ret)
{
	union {
		char room[CMSG_SPACE(CONTROL_GROUPS * sizeof(int))];
		struct cmsghdr align;
	} control;
	struct iovec bytes = { &ret->request, sizeof(ret->request) };
	struct msghdr m = { .msg_iov = &bytes,
			    .msg_iovlen = 1,
			    .msg_control = control.room,
			    .msg_controllen = sizeof(control.room) };
	ssize_t n = recvmsg(p->fd, &m, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);

	if (n < 0)
		return errno == EAGAIN || errno == EINTR ? -EAGAIN : -EPIPE;
	take_descriptors(&m, ret);
	if (!n)
		return -EPIPE;
	if (n != sizeof(ret->request) || m.msg_flags & (MSG_TRUNC | MSG_CTRUNC))
		return -EBADMSG;
	return 0;
}

/* NULL: it makes sense. */
static const char *find_mistake(const struct asked *a)
{
	const struct control_request *q = &a->request;

	if (q->magic != CONTROL_MAGIC)
		return "that is no request";
	if (q->version != CONTROL_VERSION)
		return "serve is another release of xptibpf, which takes other requests: use the same one";
	if (q->ask != CONTROL_CAPTURE || q->wants & ~(uint32_t)(CONTROL_STACKS | CONTROL_XPTI))
		return "that is an unknown request";
	if (q->npids > CONTROL_PIDS || q->ncomms > CONTROL_COMMS || q->ngroups != a->nfds)
		return "too many targets";
	for (unsigned i = 0; i < q->npids; i++)
		if (q->pids[i] <= 0)
			return "a process id is none";
	for (unsigned i = 0; i < q->ncomms; i++)
		if (!q->comms[i][0] || !memchr(q->comms[i], '\0', CONTROL_COMM))
			return "a name is none";
	if (!memchr(q->stacks, '\0', CONTROL_CHOICE))
		return "a choice of stacks is none";
	return NULL;
}

static bool is_too_often(struct control *t, uint64_t now)
{
	uint64_t oldest = t->began[t->next];

	return oldest && now - oldest < 60 * NS_PER_S;
}

static int begin(struct control *t, struct xptibpf *x, const struct asked *a, int fd,
		 struct control_answer *ret)
{
	const struct control_request *q = &a->request;
	const char *comms[CONTROL_COMMS];
	pid_t pids[CONTROL_PIDS];
	struct xptibpf_capture c = {
		.size = sizeof(c),
		.pids = pids,
		.npids = q->npids,
		.comms = comms,
		.ncomms = q->ncomms,
		.cgroups = a->fds,
		.ncgroups = a->nfds,
		.fd = fd,
		.writer = xptibpf_version(),
		.stacks = q->wants & CONTROL_STACKS ? q->stacks : NULL,
		.xpti = q->wants & CONTROL_XPTI,
	};

	ret->seconds = t->config.seconds;
	ret->mib = t->config.mib;
	if (q->seconds && q->seconds < ret->seconds)
		ret->seconds = q->seconds;
	c.duration_ns = ret->seconds * NS_PER_S;
	c.bytes = t->config.mib * MIB;
	if (q->bytes && q->bytes < c.bytes)
		c.bytes = q->bytes;
	for (unsigned i = 0; i < q->npids; i++)
		pids[i] = q->pids[i];
	for (unsigned i = 0; i < q->ncomms; i++)
		comms[i] = q->comms[i];
	return xptibpf_capture_begin(x, &c);
}

static void say_what_is_missing(struct xptibpf *x, struct control_answer *a)
{
	struct xptibpf_capture_now now = { .size = sizeof(now) };

	if (xptibpf_capture_get(x, &now) >= 0 && now.remark)
		snprintf(a->text, sizeof(a->text), "%s", now.remark);
}

static void capture(struct control *t, struct xptibpf *x, struct peer *p, const struct asked *a)
{
	struct control_answer ret = { .what = CONTROL_BEGAN };
	_cleanup_close_ int ours = -1, theirs = -1;
	uint64_t now = now_ns();
	int both[2], r;

	if (is_too_often(t, now)) {
		refuse(p, false, "too many captures: at most 10 may begin in a minute");
		return;
	}
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, both)) {
		refuse(p, false, strerror(errno));
		return;
	}
	ours = both[0];
	theirs = both[1];
	r = begin(t, x, a, ours, &ret);
	if (r < 0) {
		const char *why = xptibpf_error(NULL);

		refuse(p, r == -EBADF || r == -EINVAL, why && *why ? why : strerror(-r));
		return;
	}
	t->began[t->next] = now;
	t->next = (t->next + 1) % IN_MINUTE;
	p->captures = true;
	say_what_is_missing(x, &ret);
	answer(p, &ret, theirs);
	log_note("a capture of up to %u s has begun", ret.seconds);
}

static void take_request(struct control *t, struct xptibpf *x, struct peer *p)
{
	_cleanup_(asked_done) struct asked a = { .nfds = 0 };
	int r = read_request(p, &a);
	const char *mistake;

	if (r == -EAGAIN) {
		if (now_ns() - p->since > ASK_NS)
			leave(p);
		return;
	}
	if (r == -EPIPE) {
		leave(p);
		return;
	}
	mistake = r < 0 ? "that is no request" : find_mistake(&a);
	if (mistake)
		refuse(p, true, mistake);
	else
		capture(t, x, p, &a);
}

/* ---- while it is captured ------------------------------------------------------------------------ */

static void look_after(struct xptibpf *x, struct peer *p)
{
	struct xptibpf_capture_now now = { .size = sizeof(now) };
	struct control_answer a = { .what = CONTROL_RUNS };
	_cleanup_(asked_done) struct asked said = { .nfds = 0 };
	int r = read_request(p, &said);

	/* Whatever it says, it can only mean the end. */
	if (r != -EAGAIN)
		(void)xptibpf_capture_stop(x);
	if (xptibpf_capture_get(x, &now) < 0) {
		leave(p);
		return;
	}
	a.records = now.records;
	a.bytes = now.bytes;
	a.lost = now.lost;
	a.incomplete = now.incomplete;
	if (!now.active) {
		a.what = CONTROL_ENDED;
		a.end = now.end;
		a.error = now.error;
	}
	answer(p, &a, -1);
	if (!now.active)
		leave(p);
}

void control_look(struct control *t, struct xptibpf *x, bool waits)
{
	if (!t)
		return;
	for (unsigned i = 0; i < PEERS; i++)
		if (t->peers[i].fd >= 0 && t->peers[i].captures)
			look_after(x, &t->peers[i]);
	accept_peers(t);
	for (unsigned i = 0; i < PEERS && !waits; i++)
		if (t->peers[i].fd >= 0 && !t->peers[i].captures)
			take_request(t, x, &t->peers[i]);
}

bool control_is_used(const struct control *t)
{
	for (unsigned i = 0; t && i < PEERS; i++)
		if (t->peers[i].fd >= 0)
			return true;
	return false;
}
