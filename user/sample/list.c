// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* list.c - see list.h. */
#include "sample/list.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
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
#include "sample/worker.h"

#define START_NS (60 * NS_PER_S) /* a driver may have to wake devices */
#define REAP_MS	 1000		 /* what hangs in the kernel does not end, even if it is killed */

/* ---- words --------------------------------------------------------------------------------------- */

/* What a member is of the structure that the last argument of a function leads to. */
static const char *member_word(const char *function, const char *member, uint32_t value)
{
	const struct cat_func *f = catalog_find(function);
	const struct cat_type *t = f && f->nargs ? f->args[f->nargs - 1].type->elem : NULL;

	for (uint32_t i = 0; t && t->fields && i < t->count; i++)
		if (!strcmp(t->fields[i].name, member))
			return catalog_enum_name(t->fields[i].type, value);
	return NULL;
}

const char *sample_metric_type(uint32_t type)
{
	return member_word("zetMetricGetProperties", "metricType", type);
}

const char *sample_value_type(uint32_t type)
{
	return member_word("zetMetricGetProperties", "resultType", type);
}

static const char *advice(uint32_t result)
{
	const char *own = getenv("ZET_ENABLE_METRICS");

	if (result == LEVEL_ZERO_NO_PERMISSION)
		return ": the kernel gives metrics to privileged processes alone, and this one has no privileges "
		       "(sudo sysctl dev.i915.perf_stream_paranoid=0 or dev.xe.observation_paranoid=0)";
	if (own && strcmp(own, "1") != 0)
		return ": ZET_ENABLE_METRICS is set, and not to 1";
	if (result == LEVEL_ZERO_NO_DEPENDENCY)
		return ": the driver needs a library for metrics (Intel's Metrics Discovery, libigdmd.so.1)";
	return "";
}

void sample_result(uint32_t result, char *ret, size_t size)
{
	const struct cat_func *f = catalog_find("zetMetricGroupGet");
	const char *name = f ? catalog_enum_name(f->ret, (int64_t)result) : NULL;

	if (name)
		snprintf(ret, size, "%s%s", name, advice(result));
	else
		snprintf(ret, size, "0x%x%s", result, advice(result));
}

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
	default:
		return errline_set(e, -EIO, "the process that reads device metrics can't begin: %s",
				   strerror((int)(f->result & 0xfff)));
	}
}

/* ---- the process --------------------------------------------------------------------------------- */

struct asked {
	pid_t pid;
	int sock;
	struct sample_message message;
};

/* Its status; -1: it has not ended in this time. */
static int reap(const struct asked *a, unsigned ms)
{
	for (; ms; ms--) {
		int status;
		pid_t pid = waitpid(a->pid, &status, WNOHANG);

		if (pid)
			return pid == a->pid ? status : -1;
		poll(NULL, 0, 1);
	}
	return -1;
}

static int explain_end(const struct asked *a, struct errline *e)
{
	int status = reap(a, REAP_MS);

	if (status >= 0 && WIFSIGNALED(status))
		return errline_set(
			e, -EIO,
			"a driver has ended the process that reads device metrics (signal %d)",
			WTERMSIG(status));
	return errline_set(e, -EIO, "a driver has ended the process that reads device metrics");
}

/* 1: it is there; 0: all were there. */
static int take(struct asked *a, uint64_t until, struct errline *e)
{
	struct sample_message *m = &a->message;
	ssize_t n;
	int fd;

	if (!pass_wait(a->sock, until))
		return errline_set(e, -ETIMEDOUT, "a driver has not told its metrics in %u s",
				   (unsigned)(START_NS / NS_PER_S));
	n = pass_recv(a->sock, m, sizeof(*m), &fd, MSG_DONTWAIT);
	if (n > 0 && fd >= 0)
		close(fd);
	if (n <= 0)
		return explain_end(a, e);
	if (!message_is_sound(m, (size_t)n))
		return errline_set(e, -EIO,
				   "the process that reads device metrics sends what can't be");
	if (m->kind == SAMPLE_FAILED)
		return explain(&m->failed, e);
	return m->kind != SAMPLE_READY;
}

int sample_list(int (*fn)(void *u, const struct sample_message *m), void *u, struct errline *e)
{
	uint64_t until = now_ns() + START_NS;
	struct asked a;
	int r = pass_fork_child(&a.pid, &a.sock);

	if (r > 0)
		sample_worker(a.sock);
	if (r < 0)
		return r;
	do {
		r = take(&a, until, e);
		if (r <= 0)
			break;
		r = fn(u, &a.message);
	} while (!r);
	close(a.sock);
	kill(a.pid, SIGKILL);
	(void)reap(&a, REAP_MS);
	return r;
}
