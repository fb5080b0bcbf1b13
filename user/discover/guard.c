// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* guard.c - see guard.h. */
#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/fanotify.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "discover/guard.h"

#define MAX_PENDING 128 /* held at once; the others wait in the kernel's queue */
#define MAX_EXECS   64	/* programs between their exec and their first open (fanotify) */

struct pending {
	uint64_t id;
	uint64_t since; /* ns */
	int fd;		/* fanotify: answers are by descriptor */
};

struct starting {
	uint32_t pid;
	bool kernel; /* the next open is the second half of an open for exec */
};

struct guard {
	int sock; /* -1: no tracer any more */
	int source;
	enum guard_kind kind;
	uint32_t tracer;
	bool asleep; /* the tracer let a time pass */
	uint64_t next_id;
	struct guard_page *page;
	struct pending pending[MAX_PENDING];
	size_t npending;
	struct starting starting[MAX_EXECS];
	size_t nstarting;
};

int guard_send(int sock, const void *msg, size_t size, int fd, int flags)
{
	char control[CMSG_SPACE(sizeof(int))] = { 0 };
	struct iovec iov = { (void *)msg, size };
	struct msghdr h = { .msg_iov = &iov, .msg_iovlen = 1 };
	struct cmsghdr *c;

	if (fd >= 0) {
		h.msg_control = control;
		h.msg_controllen = sizeof(control);
		c = CMSG_FIRSTHDR(&h);
		c->cmsg_level = SOL_SOCKET;
		c->cmsg_type = SCM_RIGHTS;
		c->cmsg_len = CMSG_LEN(sizeof(int));
		memcpy(CMSG_DATA(c), &fd, sizeof(int));
	}
	for (;;) {
		if (sendmsg(sock, &h, flags | MSG_NOSIGNAL) >= 0)
			return 0;
		if (errno != EINTR)
			return -errno;
	}
}

ssize_t guard_recv(int sock, void *msg, size_t size, int *ret_fd, int flags)
{
	char control[CMSG_SPACE(sizeof(int))] = { 0 };
	struct iovec iov = { msg, size };
	struct msghdr h = { .msg_iov = &iov,
			    .msg_iovlen = 1,
			    .msg_control = control,
			    .msg_controllen = sizeof(control) };
	struct cmsghdr *c;
	ssize_t n;

	do {
		n = recvmsg(sock, &h, flags | MSG_CMSG_CLOEXEC);
	} while (n < 0 && errno == EINTR);
	if (n < 0)
		return -errno;
	*ret_fd = -1;
	c = CMSG_FIRSTHDR(&h);
	if (c && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof(int)))
		memcpy(ret_fd, CMSG_DATA(c), sizeof(int));
	return n;
}

/* ---- letting go ---------------------------------------------------------------------------------- */

static void let_go(struct guard *g, const struct pending *p)
{
	struct seccomp_notif_resp resp = { .id = p->id, .flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE };
	struct fanotify_response allow = { .fd = p->fd, .response = FAN_ALLOW };
	ssize_t n;

	if (g->kind == GUARD_SECCOMP) {
		/* ENOENT: the thread was killed meanwhile. */
		while (ioctl(g->source, SECCOMP_IOCTL_NOTIF_SEND, &resp) && errno == EINTR)
			;
	} else {
		do {
			n = write(g->source, &allow, sizeof(allow));
		} while (n < 0 && errno == EINTR);
		close(p->fd);
	}
	g->page->held_ns += now_ns() - p->since;
}

static void let_go_nth(struct guard *g, size_t i)
{
	let_go(g, &g->pending[i]);
	g->pending[i] = g->pending[--g->npending];
}

static void tracer_is_gone(struct guard *g)
{
	close(g->sock);
	g->sock = -1;
	while (g->npending)
		let_go_nth(g, 0);
	/* Closing a fanotify group lets all pending and later opens go: nothing is left to guard. */
	if (g->kind != GUARD_SECCOMP)
		_exit(0);
}

static uint64_t wait_ns(const struct guard *g)
{
	return (g->asleep ? GUARD_ASLEEP_MS : GUARD_WAIT_MS) * 1000000ULL;
}

static void let_go_late(struct guard *g)
{
	uint64_t now = now_ns();

	for (size_t i = g->npending; i > 0; i--) {
		if (now - g->pending[i - 1].since < wait_ns(g))
			continue;
		g->asleep = true;
		g->page->missed++;
		let_go_nth(g, i - 1);
	}
}

static int wait_ms(const struct guard *g)
{
	uint64_t now = now_ns(), left, least = UINT64_MAX;

	for (size_t i = 0; i < g->npending; i++) {
		uint64_t age = now - g->pending[i].since;

		left = age >= wait_ns(g) ? 0 : wait_ns(g) - age;
		if (left < least)
			least = left;
	}
	return g->npending ? (int)(least / 1000000) + 1 : -1;
}

/* Asks the tracer; without one, or when its queue is full, the call goes on. */
static void ask(struct guard *g, const struct guard_msg *m, const struct pending *p)
{
	g->page->held++;
	if (g->sock < 0) {
		let_go(g, p);
		return;
	}
	if (guard_send(g->sock, m, sizeof(*m), p->fd, MSG_DONTWAIT)) {
		g->page->missed++;
		let_go(g, p);
		return;
	}
	g->pending[g->npending++] = *p;
}

/* ---- seccomp ------------------------------------------------------------------------------------- */

static void on_notify(struct guard *g)
{
	/* A newer kernel's struct may be larger, and wants it all zero. */
	union {
		struct seccomp_notif n;
		char room[1024];
	} q;
	struct guard_msg m = { .kind = GUARD_SECCOMP };
	struct pending p = { .fd = -1 };

	memset(&q, 0, sizeof(q));
	if (ioctl(g->source, SECCOMP_IOCTL_NOTIF_RECV, &q))
		return; /* ENOENT, EINTR: it went away */
	p.id = m.id = q.n.id;
	p.since = now_ns();
	m.pid = q.n.pid;
	m.nr = q.n.data.nr;
	m.fd = (int32_t)q.n.data.args[4];
	ask(g, &m, &p);
}

/* ---- fanotify ------------------------------------------------------------------------------------ */

static struct starting *starting_find(struct guard *g, uint32_t pid)
{
	for (size_t i = 0; i < g->nstarting; i++)
		if (g->starting[i].pid == pid)
			return &g->starting[i];
	return NULL;
}

/*
 * An open for exec comes as two events, OPEN_EXEC_PERM and OPEN_PERM. The first open after an exec
 * that isn't such a pair is the program's own (its loader's): it has started.
 */
static bool note_start(struct guard *g, uint32_t pid, bool exec)
{
	struct starting *s = starting_find(g, pid);

	if (exec) {
		if (!s && g->nstarting < MAX_EXECS)
			s = &g->starting[g->nstarting++];
		if (s)
			*s = (struct starting){ .pid = pid, .kernel = true };
		return false;
	}
	if (!s)
		return false;
	if (s->kernel) {
		s->kernel = false;
		return false;
	}
	*s = g->starting[--g->nstarting];
	return true;
}

static bool is_elf(int fd)
{
	struct stat st;
	char head[4];

	return fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && pread(fd, head, 4, 0) == 4 &&
	       memcmp(head, "\177ELF", 4) == 0;
}

static void on_open(struct guard *g, const struct fanotify_event_metadata *e)
{
	struct pending p = { .id = ++g->next_id, .since = now_ns(), .fd = e->fd };
	struct guard_msg m = { .id = p.id, .pid = (uint32_t)e->pid };

	if (note_start(g, m.pid, e->mask & FAN_OPEN_EXEC_PERM))
		m.kind = GUARD_STARTED;
	if (is_elf(e->fd))
		m.kind = GUARD_FANOTIFY;
	/* The tracer's own opens, through the program's root, must not wait for the tracer. */
	if (!m.kind || m.pid == g->tracer || g->npending == MAX_PENDING)
		let_go(g, &p);
	else
		ask(g, &m, &p);
}

static void on_opens(struct guard *g)
{
	char buf[32 * sizeof(struct fanotify_event_metadata)]
		__attribute__((aligned(__alignof__(struct fanotify_event_metadata))));
	struct fanotify_event_metadata *e = (void *)buf;
	ssize_t n = read(g->source, buf, sizeof(buf));

	for (; n > 0 && FAN_EVENT_OK(e, n); e = FAN_EVENT_NEXT(e, n))
		if (e->fd >= 0)
			on_open(g, e);
}

/* ---- the process --------------------------------------------------------------------------------- */

static void on_setup(struct guard *g, const struct guard_msg *m, int fd)
{
	if (fd < 0)
		return;
	if (g->source >= 0) {
		close(fd);
		return;
	}
	g->source = fd;
	g->kind = m->kind;
}

static void on_tracer(struct guard *g)
{
	union {
		struct guard_msg m;
		struct guard_reply r;
	} msg;
	int fd = -1;
	ssize_t n = guard_recv(g->sock, &msg, sizeof(msg), &fd, MSG_DONTWAIT);

	if (n == -EAGAIN)
		return;
	if (n <= 0) {
		tracer_is_gone(g);
		return;
	}
	if (n == sizeof(msg.m)) {
		on_setup(g, &msg.m, fd);
		return;
	}
	g->asleep = false;
	for (size_t i = 0; i < g->npending; i++) {
		if (g->pending[i].id == msg.r.id) {
			let_go_nth(g, i);
			return;
		}
	}
}

static _Noreturn void serve(struct guard *g)
{
	for (;;) {
		bool room = g->npending < MAX_PENDING;
		struct pollfd p[2] = { { g->sock, POLLIN, 0 },
				       { g->source, room ? POLLIN : 0, 0 } };

		if (g->sock < 0 && g->source < 0)
			_exit(0);
		if (poll(p, 2, wait_ms(g)) < 0)
			continue;
		if (p[0].revents && g->sock >= 0)
			on_tracer(g);
		let_go_late(g);
		if (p[1].revents & POLLIN && g->kind == GUARD_SECCOMP)
			on_notify(g);
		else if (p[1].revents & POLLIN)
			on_opens(g);
		else if (p[1].revents & (POLLHUP | POLLERR | POLLNVAL))
			_exit(0); /* the last process with the filter is gone */
	}
}

static void write_file(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC);

	if (fd < 0)
		return;
	if (write(fd, text, strlen(text)) < 0) {
		/* Not permitted: it stays as likely a victim as its program. */
	}
	close(fd);
}

/* Leaves nothing of the tracer in this process but the socket (which becomes 3) and the page. */
static void become_small(int *sock)
{
	struct sigaction ignore = { .sa_handler = SIG_IGN };
	sigset_t none;

	for (int sig = 1; sig < NSIG; sig++)
		sigaction(sig, &ignore, NULL);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	if (dup2(*sock, 3) == 3)
		*sock = 3;
	for (int fd = 0; fd < 3; fd++)
		close(fd);
	syscall(SYS_close_range, 4, ~0U, 0);
	if (open("/dev/null", O_RDWR) == 0) {
		dup2(0, 1);
		dup2(0, 2);
	}
	prctl(PR_SET_NAME, "xptibpf-guard");
	if (chdir("/")) {
		/* Then a file system stays busy for as long as the program runs. */
	}
	write_file("/proc/self/oom_score_adj", "-1000");
}

static _Noreturn void guardian(int sock, struct guard_page *page, pid_t tracer)
{
	struct guard g = { .source = -1, .page = page, .tracer = (uint32_t)tracer };

	become_small(&sock);
	g.sock = sock;
	page->pid = getpid();
	serve(&g);
}

int guard_start(struct guard_page *page, int *ret_sock)
{
	_cleanup_close_ int ours = -1, theirs = -1;
	pid_t tracer = getpid(), mid;
	int sv[2], status;

	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sv))
		return -errno;
	ours = sv[0];
	theirs = sv[1];
	mid = fork();
	if (mid < 0)
		return -errno;
	if (!mid) {
		/* A session of its own, so that ^C passes by; a child of init, so that nobody waits. */
		setsid();
		mid = fork();
		if (mid)
			_exit(mid < 0 ? 1 : 0);
		close(ours);
		guardian(theirs, page, tracer);
	}
	while (waitpid(mid, &status, 0) < 0)
		if (errno != EINTR)
			return -errno;
	if (status)
		return -EAGAIN;
	*ret_sock = TAKE_FD(ours);
	return 0;
}
