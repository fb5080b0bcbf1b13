// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * namer.c - asks the worker, waits for it no longer than the allowance permits, and keeps account of the files that it
 * can't read.
 *
 * A worker that ended is replaced. If it had other files open when its memory ended, they may have taken what this
 * one needs, so the question is asked once more. Otherwise the file is blamed. A worker that does not even end when it is
 * killed, because a file system does not answer it, is not replaced before it has ended, so there are never two.
 */
#include "peek/namer.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/allowance.h"
#include "base/anew.h"
#include "base/clock.h"
#include "base/pass.h"

#define WAIT_MS	 2000	      /* for one answer; the worker's own limit is one of processor time */
#define END_MS	 200	      /* for its end, after it was killed */
#define SAVED_NS 1000000000LL /* of the allowance */

struct namer {
	struct allowance allowance;
	pid_t pid;	 /* 0: there is no worker */
	int pidfd, sock; /* sock: -1 if it was killed */
	uint32_t last;	 /* the file that it was asked about last */
	bool others;	 /* it was asked about others before */
	struct namer_answer answer;
};

int namer_new(struct namer **ret)
{
	struct namer *n = calloc(1, sizeof(*n));

	if (!n)
		return -ENOMEM;
	n->allowance = allowance_new(SAVED_NS);
	n->pidfd = n->sock = -1;
	*ret = n;
	return 0;
}

/* ---- the worker ---------------------------------------------------------------------------------- */

/* Returns its status, or -EAGAIN if it has not ended. */
static int reap(struct namer *n)
{
	int status = 0;

	/* ECHILD: somebody else waited for it. */
	if (waitpid(n->pid, &status, WNOHANG) == 0)
		return -EAGAIN;
	close(n->pidfd);
	n->pidfd = -1;
	n->pid = 0;
	return status;
}

static int stop(struct namer *n)
{
	struct pollfd p = { .fd = n->pidfd, .events = POLLIN };

	if (n->sock >= 0)
		close(n->sock);
	n->sock = -1;
	if (!n->pid)
		return 0;
	(void)syscall(SYS_pidfd_send_signal, n->pidfd, SIGKILL, NULL, 0);
	while (poll(&p, 1, END_MS) < 0 && errno == EINTR)
		;
	return reap(n);
}

struct namer *namer_free(struct namer *n)
{
	if (!n)
		return NULL;
	stop(n);
	free(n);
	return NULL;
}

/* In the tracer, after the fork. */
static int keep(struct namer *n, int sock)
{
	n->pidfd = (int)syscall(SYS_pidfd_open, n->pid, 0);
	n->sock = sock;
	n->last = 0;
	n->others = false;
	return n->pidfd < 0 ? -errno : 0;
}

static int start(struct namer *n)
{
	int sock, r;

	if (n->sock >= 0)
		return 0;
	if (n->pid && reap(n) == -EAGAIN)
		return -EAGAIN;
	r = pass_fork_child(&n->pid, &sock);
	if (r > 0) {
		anew(NAMER_WORD, sock);
		namer_worker(sock);
	}
	return r < 0 ? r : keep(n, sock);
}

/* ---- questions ----------------------------------------------------------------------------------- */

static bool is_text(const char *text, size_t size)
{
	return memchr(text, '\0', size);
}

/* The worker has read hostile files, so its answer is one of them. */
static bool is_sound(const struct namer_answer *a, ssize_t size)
{
	if (size < (ssize_t)namer_answer_size(0) || a->nlines > LINES_MAX ||
	    size != (ssize_t)namer_answer_size(a->nlines) ||
	    !is_text(a->function, sizeof(a->function)))
		return false;
	for (uint32_t i = 0; i < a->nlines; i++)
		if (!is_text(a->lines[i].function, sizeof(a->lines[i].function)) ||
		    !is_text(a->lines[i].file, sizeof(a->lines[i].file)))
			return false;
	return true;
}

/* -EAGAIN: there is no worker; -ENOMEM: its memory ended; -EBADMSG: it failed, or took too long. */
static int ask_once(struct namer *n, const struct mapped_file *file, uint64_t vaddr, bool lines)
{
	struct namer_question q = { .vaddr = vaddr, .file = file->id, .lines = lines };
	ssize_t size = 0;
	int fd = -1, status;

	if (start(n) < 0)
		return -EAGAIN;
	n->others |= n->last && n->last != file->id;
	n->last = file->id;
	if (pass_send(n->sock, &q, sizeof(q), file->fd, 0) == 0 &&
	    pass_wait(n->sock, now_ns() + WAIT_MS * NS_PER_MS))
		size = pass_recv(n->sock, &n->answer, sizeof(n->answer), &fd, MSG_DONTWAIT);
	if (fd >= 0)
		close(fd);
	if (is_sound(&n->answer, size))
		return 0;
	status = stop(n);
	return status >= 0 && WIFEXITED(status) && WEXITSTATUS(status) == LINES_NO_MEMORY
		       ? -ENOMEM
		       : -EBADMSG;
}

static int ask(struct namer *n, const struct mapped_file *file, uint64_t vaddr, bool lines)
{
	int r = ask_once(n, file, vaddr, lines);

	return r == -ENOMEM && n->others ? ask_once(n, file, vaddr, lines) : r;
}

static void take(const struct namer_answer *a, struct named *ret)
{
	ret->missing |= a->missing;
	ret->has_function = a->has_function;
	ret->function_at = a->function_at;
	memcpy(ret->function, a->function, sizeof(ret->function));
	ret->nlines = a->nlines;
	memcpy(ret->lines, a->lines, a->nlines * sizeof(a->lines[0]));
}

bool namer_is_ready(struct namer *n)
{
	return allowance_left(&n->allowance, now_ns());
}

void namer_name(struct namer *n, struct mapped_file *file, uint64_t vaddr, struct named *ret)
{
	const uint64_t since = now_ns();
	int r = -EAGAIN;

	ret->missing = true;
	ret->has_function = false;
	ret->nlines = 0;
	if (file->no_names || !allowance_left(&n->allowance, since))
		return;
	if (!file->no_lines) {
		r = ask(n, file, vaddr, true);
		ret->missing = r < 0;
		file->no_lines = r < 0 && r != -EAGAIN;
	}
	if (file->no_lines) {
		r = ask(n, file, vaddr, false);
		file->no_names = r < 0 && r != -EAGAIN;
	}
	if (r == 0)
		take(&n->answer, ret);
	allowance_spend(&n->allowance, since);
}
