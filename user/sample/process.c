// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* process.c - see process.h. */
#include "sample/process.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/pass.h"
#include "catalog/catalog.h"
#include "sample/level_zero.h"
#include "sample/words.h"
#include "sample/worker.h"

#define START_NS (60 * NS_PER_S) /* a driver may have to wake devices */
#define REAP_MS	 1000		 /* what hangs in the kernel does not end, even if it is killed */

/* ---- why it can't go on --------------------------------------------------------------------------- */

static int explain_no_driver(const struct sample_failed *f, struct errline *e)
{
	char result[512], nodes[128];

	sample_result(f->result, result, sizeof(result));
	if (f->denied)
		snprintf(nodes, sizeof(nodes),
			 "nobody with their groups may not open %u of %u devices in /dev/dri",
			 f->denied, f->nodes);
	else
		snprintf(nodes, sizeof(nodes), "%s",
			 f->nodes ? "the driver of the GPU is not installed, or not for it"
				  : "there is no GPU in /dev/dri");
	return errline_set(e, -ENODEV, "Level Zero finds no driver for a device: %s (%s: %s)",
			   nodes, f->function, result);
}

static int explain_driver(const struct sample_failed *f, struct errline *e)
{
	char result[512];

	sample_result(f->result, result, sizeof(result));
	return errline_set(e, sample_has_advice(f->result) ? -ENODEV : -EIO,
			   "%s can't be sampled: %s: %s", f->text, f->function, result);
}

static int explain(const struct sample_failed *f, struct errline *e)
{
	switch ((enum sample_failure)f->why) {
	case SAMPLE_IS_STATIC:
		return errline_set(
			e, -ENODEV,
			"this xptibpf is a static program, which can't open drivers' libraries: use one that is not");
	case SAMPLE_NO_LOADER:
		return errline_set(
			e, -ENODEV,
			"device metrics need Level Zero's loader (Debian's libze1), where everybody may read it: %s",
			f->text);
	case SAMPLE_NO_DRIVER:
		return explain_no_driver(f, e);
	case SAMPLE_NO_DEVICE:
		return errline_set(e, -ENODEV, "Level Zero has a driver, but no device");
	case SAMPLE_DRIVER:
		return explain_driver(f, e);
	case SAMPLE_MANY:
		return errline_set(e, -EINVAL,
				   "at most %u groups of metrics can be sampled, over all devices",
				   SAMPLE_STREAMS);
	case SAMPLE_LARGE:
		return errline_set(e, -EINVAL,
				   "%s can't be sampled: it has %u metrics, and 1 to %u can be",
				   f->text, f->result, SAMPLE_METRICS);
	default:
		return errline_set(e, -EIO, "the process that reads device metrics can't begin: %s",
				   strerror((int)(f->result & 0xfff)));
	}
}

/* ---- the process --------------------------------------------------------------------------------- */

/* Its status; -1: it has not ended in this time. */
static int reap(const struct process *p, unsigned ms)
{
	for (; ms; ms--) {
		int status;
		pid_t pid = waitpid(p->pid, &status, WNOHANG);

		if (pid)
			return pid == p->pid ? status : -1;
		poll(NULL, 0, 1);
	}
	return -1;
}

static int explain_end(const struct process *p, struct errline *e)
{
	int status = reap(p, REAP_MS);

	if (status >= 0 && WIFSIGNALED(status))
		return errline_set(
			e, -EIO,
			"a driver has ended the process that reads device metrics (signal %d)",
			WTERMSIG(status));
	return errline_set(e, -EIO, "a driver has ended the process that reads device metrics");
}

int process_start(const struct sample_wish *wish, struct process *ret)
{
	int r = pass_fork_child(&ret->pid, &ret->sock);

	if (r > 0)
		sample_worker(ret->sock, wish);
	return r;
}

void process_end(struct process *p)
{
	close(p->sock);
	kill(p->pid, SIGKILL);
	(void)reap(p, REAP_MS);
}

int process_next(struct process *p, struct errline *e)
{
	struct sample_message *m = &p->message;
	int fd = -1;
	ssize_t n = pass_recv(p->sock, m, sizeof(*m), &fd, MSG_DONTWAIT);

	if (n > 0 && fd >= 0)
		close(fd);
	if (n == -EAGAIN)
		return 0;
	if (n <= 0)
		return explain_end(p, e);
	if (!message_is_sound(m, (size_t)n))
		return errline_set(e, -EIO,
				   "the process that reads device metrics sends what can't be");
	return m->kind == SAMPLE_FAILED ? explain(&m->failed, e) : 1;
}

/* False: it is to stop, or the time is over. */
static bool wait_for(const struct process *p, int stop_fd, uint64_t until)
{
	struct pollfd fds[] = { { .fd = p->sock, .events = POLLIN },
				{ .fd = stop_fd, .events = POLLIN } };
	uint64_t now = now_ns();

	return now < until && poll(fds, 2, wait_ms_for(until - now, INT_MAX)) > 0 &&
	       !fds[1].revents;
}

int process_each(struct process *p, int stop_fd, int (*fn)(void *u, const struct sample_message *m),
		 void *u, struct errline *e)
{
	const uint64_t until = now_ns() + START_NS;
	int r;

	do {
		r = process_next(p, e);
		if (r > 0 && p->message.kind == SAMPLE_READY)
			return 0;
		if (r > 0)
			r = fn(u, &p->message);
		else if (!r && !wait_for(p, stop_fd, until))
			r = now_ns() < until
				    ? errline_set(e, -ECANCELED, "it was stopped")
				    : errline_set(e, -ETIMEDOUT,
						  "a driver has not listed its metrics within %u s",
						  (unsigned)(START_NS / NS_PER_S));
	} while (!r);
	return r;
}
