// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* serve_child.c - see serve_child.h. */
#include "cmds/serve_child.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"

#define EARLY_NS 2000000000ull /* one that ended sooner has ended at its start */
#define LOOK_MS	 5u

int serve_child_started(struct serve_child *c, int r)
{
	c->started = now_ns();
	if (r < 0) {
		c->pid = 0;
		log_error("cannot start the process that %s: %s", c->what, strerror(-r));
	}
	return r;
}

/* Whether it was there to be waited for; then there is none. */
static bool reap(struct serve_child *c, int options, int *ret_status)
{
	struct rusage used;
	pid_t pid;

	do
		pid = wait4(c->pid, ret_status, options, &used);
	while (pid < 0 && errno == EINTR);
	if (pid != c->pid)
		return false;
	c->gone_ns += (uint64_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * NS_PER_S +
		      (uint64_t)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1000;
	c->pid = 0;
	return true;
}

bool serve_child_reaped(struct serve_child *c, int *ret_status)
{
	if (!c->pid || !reap(c, WNOHANG, ret_status))
		return false;
	close(c->hold);
	c->early = now_ns() - c->started < EARLY_NS ? c->early + 1 : 0;
	return true;
}

bool serve_child_ended(struct serve_child *c)
{
	int status;

	if (!serve_child_reaped(c, &status))
		return false;
	log_warn("the process that %s has ended (%s %d): it is started again", c->what,
		 WIFSIGNALED(status) ? "signal" : "status",
		 WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
	return true;
}

uint64_t serve_child_cpu_ns(const struct serve_child *c)
{
	clockid_t clock;

	if (!c->pid || clock_getcpuclockid(c->pid, &clock))
		return c->gone_ns;
	return c->gone_ns + clock_ns(clock);
}

static bool reap_within(struct serve_child *c, unsigned ms)
{
	int status;

	for (; ms >= LOOK_MS; ms -= LOOK_MS) {
		if (reap(c, WNOHANG, &status))
			return true;
		poll(NULL, 0, LOOK_MS);
	}
	return false;
}

void serve_child_leave(struct serve_child *c, unsigned wait_ms)
{
	if (!c->pid)
		return;
	close(c->hold);
	kill(c->pid, SIGKILL);
	(void)reap_within(c, wait_ms);
	c->pid = 0;
}

void serve_child_stop(struct serve_child *c, unsigned grace_ms)
{
	int status;

	if (!c->pid)
		return;
	close(c->hold);
	if (reap_within(c, grace_ms))
		return;
	kill(c->pid, SIGKILL);
	(void)reap(c, 0, &status);
}
