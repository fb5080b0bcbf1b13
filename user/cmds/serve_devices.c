// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* serve_devices.c - see serve_devices.h. */
#include "cmds/serve_devices.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/dynamic.h"
#include "base/log.h"
#include "serve/worker.h"

#define NONE_NS	  (600 * NS_PER_S) /* when it is looked again whether there are any */
#define LATER_MAX 9u		   /* 2^9 s between two starts, at most */
#define STEADY_NS (60 * NS_PER_S)  /* what ran for so long had begun well */
#define START_NS  (60 * NS_PER_S)  /* for the first reading: a driver may have to wake devices */
#define HANG_NS	  (10 * NS_PER_S)  /* for each after it, when it is due */
#define WAIT_MS	  100u

/* ---- the process --------------------------------------------------------------------------------- */

static void start(struct serve_devices *d)
{
	int r = 0;

	if (d->child.pid || now_ns() < d->next)
		return;
	if (!d->shared)
		r = devices_create(&d->shared, &d->fd);
	if (r >= 0)
		r = worker_start_devices(d->fd, &d->child.pid, &d->child.hold);
	(void)serve_child_started(&d->child, r);
	if (r < 0) {
		d->next = now_ns() + NONE_NS;
		return;
	}
	d->seen = 0;
	d->number = d->shared->number;
	d->hung = false;
}

/* One that can't run must not cost more than one that can. */
static void put_off(struct serve_devices *d)
{
	uint64_t now = now_ns();

	d->failures = now - d->child.started < STEADY_NS ? d->failures + 1 : 1;
	d->next = now + (NS_PER_S << (d->failures < LATER_MAX ? d->failures : LATER_MAX));
}

static void look_after(struct serve_devices *d, struct state *state)
{
	int status;

	if (!serve_child_reaped(&d->child, &status))
		return;
	if (WIFEXITED(status) && WEXITSTATUS(status) == DEVICES_NONE) {
		d->next = now_ns() + NONE_NS;
		return;
	}
	put_off(d);
	state->has_devices = true;
	state->devices_restarts++;
	if (!d->hung)
		log_warn(
			"the process that reads devices has ended (%s %d): it is started again in %llu s",
			WIFSIGNALED(status) ? "signal" : "status",
			WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status),
			(unsigned long long)((d->next - now_ns()) / NS_PER_S + 1));
}

/* What hangs may not end, even if it is killed: it is left alone until it has ended. */
static void end_if_hung(struct serve_devices *d)
{
	uint64_t since = now_ns() - (d->seen ?: d->child.started);

	if (!d->child.pid || d->hung || since < (d->seen ? DEVICES_READ_NS + HANG_NS : START_NS))
		return;
	log_warn("a driver does not answer the process that reads devices: the process is ended");
	kill(d->child.pid, SIGKILL);
	d->hung = true;
}

/* ---- its readings -------------------------------------------------------------------------------- */

static void take(struct serve_devices *d, struct state *state)
{
	uint64_t number;

	if (!d->child.pid || d->hung) {
		memset(&state->devices, 0, sizeof(state->devices));
		return;
	}
	number = __atomic_load_n(&d->shared->number, __ATOMIC_ACQUIRE);
	if (number == d->number)
		return;
	d->number = number;
	d->seen = now_ns();
	devices_take(d->shared, &state->devices);
	state->has_devices = true;
}

static void stop(struct serve_devices *d, struct state *state)
{
	serve_child_leave(&d->child, WAIT_MS);
	d->next = 0;
	d->failures = 0;
	memset(&state->devices, 0, sizeof(state->devices));
}

void serve_devices_look(struct serve_devices *d, enum serve_devices_mode mode, struct state *state)
{
	if (mode == SERVE_DEVICES_OFF || dynamic_is_static()) {
		stop(d, state);
		return;
	}
	look_after(d, state);
	start(d);
	take(d, state);
	end_if_hung(d);
}

void serve_devices_done(struct serve_devices *d)
{
	serve_child_leave(&d->child, WAIT_MS);
	devices_unmap(d->shared);
	if (d->fd >= 0)
		close(d->fd);
}
