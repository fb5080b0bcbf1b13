// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* guard.c - see guard.h. */
#include <errno.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/fanotify.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/pass.h"
#include "discover/guard.h"

#define MAX_PENDING 128 /* held at once; the others wait in the kernel's queue */
#define MAX_EXECS   64	/* programs between exec and their first open (fanotify) */

struct pending {
	uint64_t id;
	uint64_t since; /* ns */
	int fd;		/* fanotify: the descriptor identifies what is answered */
};

struct starting {
	uint32_t pid;
	bool kernel; /* the next open is the second half of an open for exec */
};

struct guard {
	int sock; /* -1: there is no tracer any more */
	int source;
	enum guard_kind kind;
	uint32_t tracer;
	bool asleep; /* the tracer did not answer in time */
	uint64_t next_id;
	struct guard_page *page;
	struct pending pending[MAX_PENDING];
	size_t npending;
	struct starting starting[MAX_EXECS];
	size_t nstarting;
};

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
	/* Closing a fanotify group allows all pending and later opens, so nothing is left to guard. */
	if (g->kind != GUARD_SECCOMP)
		_exit(0);
}

static uint64_t wait_ns(const struct guard *g)
{
	if (g->asleep)
		return GUARD_ASLEEP_MS * NS_PER_MS;
	if (__atomic_load_n(&g->page->at_work, __ATOMIC_RELAXED))
		return GUARD_WORK_MS * NS_PER_MS;
	return GUARD_WAIT_MS * NS_PER_MS;
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

/* Asks the tracer. Without a tracer, or if its queue is full, the call continues. */
static void ask(struct guard *g, const struct guard_msg *m, const struct pending *p)
{
	g->page->held++;
	if (g->sock < 0) {
		let_go(g, p);
		return;
	}
	if (pass_send(g->sock, m, sizeof(*m), p->fd, MSG_DONTWAIT)) {
		g->page->missed++;
		let_go(g, p);
		return;
	}
	g->pending[g->npending++] = *p;
}

/* ---- seccomp ------------------------------------------------------------------------------------- */

static void on_notify(struct guard *g)
{
	/* A newer kernel's struct may be larger, and must be all zero. */
	union {
		struct seccomp_notif n;
		char room[1024];
	} q;
	struct guard_msg m = { .kind = GUARD_SECCOMP };
	struct pending p = { .fd = -1 };

	memset(&q, 0, sizeof(q));
	if (ioctl(g->source, SECCOMP_IOCTL_NOTIF_RECV, &q))
		return; /* ENOENT, EINTR: the call no longer waits */
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
 * An open for exec comes as two events, OPEN_EXEC_PERM and OPEN_PERM. The first open after an exec that is
 * not such a pair comes from the program itself (its loader), so the program has started.
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
	ssize_t n = pass_recv(g->sock, &msg, sizeof(msg), &fd, MSG_DONTWAIT);

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

static _Noreturn void guardian(int sock, struct guard_page *page, pid_t tracer)
{
	struct guard g = { .source = -1, .page = page, .tracer = (uint32_t)tracer };

	g.sock = pass_become("xptibpf-guard", sock);
	page->pid = getpid();
	serve(&g);
}

int guard_start(struct guard_page *page, int *ret_sock)
{
	pid_t tracer = getpid();
	int sock, r = pass_fork(&sock);

	if (r < 0)
		return r;
	if (r > 0)
		guardian(sock, page, tracer);
	*ret_sock = sock;
	return 0;
}
