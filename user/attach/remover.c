// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * remover.c - see remover.h.
 *
 * Whoever places a probe needs the lock that the kernel holds during a removal, so the remover rests after each one for as
 * long as it took: otherwise, a tracer that is started while an earlier one is being cleaned up would get one probe
 * into its place for each that is removed.
 */
#include "attach/remover.h"

#include <bpf/bpf.h>
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/pass.h"
#include "wire.h"

#define WAIT_MS	 500	    /* how long the end may wait for the removal */
#define LINK_MS	 110	    /* what one takes, about; and as long a rest */
#define HELD_MAX (1U << 20) /* descriptors that it can have */

enum what {
	GIVE = 1,   /* with a link */
	GIVE_FIRST, /* with one that is to be removed before the others */
	FILTER,	    /* with a map */
	REMOVE,
	REMOVE_NOW, /* is answered when it is done */
};

struct order {
	uint64_t owner;
	uint32_t what, reserved;
};

struct answer {
	uint32_t left;
	int32_t pid;
};

struct remover {
	int sock;
	pid_t pid;
	unsigned given;
};

/* ---- the process --------------------------------------------------------------------------------- */

enum state { NONE, HELD, HELD_FIRST, UNWANTED, UNWANTED_FIRST };

/* A descriptor's number is its index. */
struct held {
	uint64_t owner;
	uint8_t state;
};

struct process {
	int sock, filter;
	bool ended;   /* the tracer has */
	bool listens; /* it waits until all are removed */
	struct held *held;
	int max, top; /* top: no higher one was ever held */
	unsigned left;
};

static void tell(struct process *p)
{
	struct answer a = { .left = p->left, .pid = getpid() };

	p->listens = !pass_send(p->sock, &a, sizeof(a), -1, MSG_DONTWAIT);
}

/* The tracer may have been killed: its programs don't know that it is gone. */
static void silence(const struct process *p)
{
	struct xb_filter nobody = { .flags = XB_FILTER_NOBODY | XB_FILTER_ENDED };
	uint32_t zero = 0;

	if (p->filter >= 0)
		(void)bpf_map_update_elem(p->filter, &zero, &nobody, BPF_ANY);
}

static void mark(struct process *p, uint64_t owner, bool all)
{
	for (int i = 0; i <= p->top; i++) {
		struct held *h = &p->held[i];

		if ((h->state == HELD || h->state == HELD_FIRST) && (all || h->owner == owner))
			h->state += UNWANTED - HELD;
	}
}

static int next(const struct process *p)
{
	int found = -1;

	for (int i = 0; i <= p->top; i++) {
		if (p->held[i].state == UNWANTED_FIRST)
			return i;
		if (p->held[i].state == UNWANTED && found < 0)
			found = i;
	}
	return found;
}

static void remove_link(struct process *p, int fd)
{
	p->held[fd].state = NONE;
	close(fd);
	p->left--;
}

static void remove_now(struct process *p, uint64_t owner)
{
	for (int i = 0; i <= p->top; i++)
		if (p->held[i].state && p->held[i].owner == owner)
			remove_link(p, i);
	tell(p);
}

static void hold(struct process *p, uint64_t owner, int fd, bool first)
{
	if (fd < 0)
		return;
	if (fd >= p->max) {
		close(fd);
		return;
	}
	p->held[fd] = (struct held){ owner, first ? HELD_FIRST : HELD };
	p->top = fd > p->top ? fd : p->top;
	p->left++;
}

static void tracer_ended(struct process *p)
{
	p->ended = true;
	silence(p);
	mark(p, 0, true);
	tell(p);
}

static void obey(struct process *p, const struct order *o, int fd)
{
	switch (o->what) {
	case GIVE:
	case GIVE_FIRST:
		hold(p, o->owner, fd, o->what == GIVE_FIRST);
		break;
	case FILTER:
		p->filter = fd;
		break;
	case REMOVE:
		mark(p, o->owner, false);
		break;
	default:
		remove_now(p, o->owner);
		break;
	}
}

/* Takes what the tracer has said, and waits for it, but no longer than that; -1: for ever. */
static void listen_to(struct process *p, int ms)
{
	struct pollfd in = { p->sock, POLLIN, 0 };
	struct order o;
	ssize_t n;
	int fd;

	while (!p->ended && poll(&in, 1, ms) > 0) {
		ms = 0;
		n = pass_recv(p->sock, &o, sizeof(o), &fd, MSG_DONTWAIT);
		if (n == sizeof(o))
			obey(p, &o, fd);
		else if (n != -EAGAIN)
			tracer_ended(p);
	}
}

static void rest(struct process *p, uint64_t ns)
{
	if (!p->ended)
		listen_to(p, (int)(ns / 1000000));
	else if (!p->listens)
		usleep((useconds_t)(ns / 1000));
}

static _Noreturn void serve(struct process *p)
{
	while (!p->ended || p->left) {
		uint64_t since;
		int fd;

		listen_to(p, 0);
		fd = next(p);
		if (fd < 0) {
			listen_to(p, -1);
			continue;
		}
		since = now_ns();
		remove_link(p, fd);
		if (p->ended && p->listens)
			tell(p);
		rest(p, now_ns() - since);
	}
	_exit(0);
}

static _Noreturn void remover(int sock, struct held *held, int max)
{
	struct process p = { .filter = -1, .held = held, .max = max };

	p.sock = pass_become("xptibpf-remove", sock);
	tell(&p);
	serve(&p);
}

/* ---- the tracer ---------------------------------------------------------------------------------- */

static int take_answer(const struct remover *r, int ms, struct answer *ret)
{
	struct pollfd in = { r->sock, POLLIN, 0 };
	int fd, n = poll(&in, 1, ms);

	if (n <= 0)
		return n < 0 ? -errno : -ETIMEDOUT;
	n = (int)pass_recv(r->sock, ret, sizeof(*ret), &fd, 0);
	return n == sizeof(*ret) ? 0 : -ECHILD;
}

static int start(struct remover *r)
{
	struct rlimit files = { .rlim_cur = HELD_MAX };
	size_t max;
	void *held;
	int sock, n;

	(void)getrlimit(RLIMIT_NOFILE, &files);
	max = files.rlim_cur < HELD_MAX ? files.rlim_cur : HELD_MAX;
	/* The process has no heap: it may have been forked while others held its locks. */
	held = mmap(NULL, max * sizeof(struct held), PROT_READ | PROT_WRITE,
		    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (held == MAP_FAILED)
		return -errno;
	n = pass_fork(&sock);
	if (n > 0)
		remover(sock, held, (int)max);
	munmap(held, max * sizeof(struct held));
	if (n < 0)
		return n;
	r->sock = sock;
	return 0;
}

int remover_new(struct remover **ret)
{
	struct remover *r = calloc(1, sizeof(*r));
	struct answer a = { 0 };
	int n;

	if (!r)
		return -ENOMEM;
	n = start(r);
	if (n < 0) {
		free(r);
		return n;
	}
	/* It says who it is. */
	n = take_answer(r, -1, &a);
	if (n < 0) {
		close(r->sock);
		free(r);
		return n;
	}
	r->pid = a.pid;
	*ret = r;
	return 0;
}

static int order(struct remover *r, enum what what, const void *owner, int fd)
{
	struct order o = { .owner = (uintptr_t)owner, .what = what };

	return pass_send(r->sock, &o, sizeof(o), fd, 0);
}

void remover_set_filter(struct remover *r, int filter_fd)
{
	if (r)
		(void)order(r, FILTER, NULL, filter_fd);
}

void remover_give(struct remover *r, const void *owner, int link_fd, bool first)
{
	if (r && !order(r, first ? GIVE_FIRST : GIVE, owner, link_fd))
		r->given++;
}

void remover_remove(struct remover *r, const void *owner, bool wait)
{
	struct answer a = { 0 };

	if (!r || order(r, wait ? REMOVE_NOW : REMOVE, owner, -1) || !wait)
		return;
	while (take_answer(r, -1, &a) == -EINTR)
		;
}

/* By how long those before took, the rest takes longer than one may wait. */
static bool is_too_slow(unsigned all, unsigned left, uint64_t since, uint64_t now)
{
	return left < all &&
	       (now - since) / (all - left) * left > since + WAIT_MS * 1000000ULL - now;
}

unsigned remover_end(struct remover *r, pid_t *ret_pid)
{
	uint64_t since = now_ns(), now = since;
	struct answer a = { 0 };
	unsigned all = 0;
	int n = 0;

	*ret_pid = 0;
	if (!r)
		return 0;
	a.left = r->given;
	shutdown(r->sock, SHUT_WR);
	while (n != -ECHILD && now < since + WAIT_MS * 1000000ULL &&
	       !is_too_slow(all, a.left, since, now)) {
		n = take_answer(r, (int)(WAIT_MS - (now - since) / 1000000) + 1, &a);
		/* The first one says how many there are. */
		all = all ?: a.left;
		now = now_ns();
	}
	*ret_pid = r->pid;
	close(r->sock);
	free(r);
	return n == -ECHILD ? 0 : a.left;
}

unsigned remover_seconds(unsigned links)
{
	return (unsigned)((uint64_t)links * 2 * LINK_MS / 1000);
}
