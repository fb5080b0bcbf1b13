// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* arming.c - see arming.h. */
#include "arm/arming.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "arm_abi.h"
#include "base/cleanup.h"
#include "base/grow.h"
#include "base/thread.h"

struct armed {
	struct arm_job *job;
	bool done;  /* by the thread, under the lock: result is there */
	bool taken; /* by the tracer */
	struct xptibpf_armed result;
};

struct arming {
	const char *beacon;
	unsigned timeout_ms;
	bool (*wanted)(void *u, const char *stream, const char *event);
	void *wanted_u;
	struct armed *all;
	size_t n;
	int fd;
	pthread_t thread;
	bool started;
	pthread_mutex_t lock; /* of what follows, and done */
	bool stop;
};

int arming_new(const char *beacon, unsigned timeout_ms,
	       bool (*wanted)(void *u, const char *stream, const char *event), void *u,
	       struct arming **ret)
{
	struct arming *a = calloc(1, sizeof(*a));
	int r;

	if (!a)
		return -ENOMEM;
	a->beacon = beacon;
	a->wanted = wanted;
	a->wanted_u = u;
	a->timeout_ms = timeout_ms ?: ARM_TIMEOUT_MS;
	a->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (a->fd < 0) {
		r = -errno;
		free(a);
		return r;
	}
	pthread_mutex_init(&a->lock, NULL);
	*ret = a;
	return 0;
}

static void stop(struct arming *a)
{
	if (!a->started)
		return;
	pthread_mutex_lock(&a->lock);
	a->stop = true;
	pthread_mutex_unlock(&a->lock);
	pthread_join(a->thread, NULL);
	a->started = false;
}

struct arming *arming_free(struct arming *a)
{
	if (!a)
		return NULL;
	stop(a);
	for (size_t i = 0; i < a->n; i++)
		arm_job_free(a->all[i].job);
	free(a->all);
	close(a->fd);
	pthread_mutex_destroy(&a->lock);
	free(a);
	return NULL;
}

int arming_add(struct arming *a, pid_t pid, char why[ARM_WHY])
{
	struct arm_job *job;
	int r = arm_job_new(pid, &job);

	if (r < 0)
		return r;
	job->wanted = a->wanted;
	job->wanted_u = a->wanted_u;
	r = arm_job_prepare(job, a->beacon, true, why);
	if (r >= 0)
		r = GROW_APPEND(a->all, a->n, (struct armed){ .job = job });
	if (r < 0)
		arm_job_free(job);
	return r;
}

void arming_files(const struct arming *a, void (*fn)(void *u, pid_t pid, int fd, const char *path),
		  void *u)
{
	for (size_t i = 0; i < a->n; i++) {
		const struct arm_job *j = a->all[i].job;

		if (j->already)
			continue;
		fn(u, j->pid, j->framework, j->block->framework);
		/* A memory file is another one each time: it is found when it is mapped. */
		if (j->block->beacon[0])
			fn(u, j->pid, j->beacon, j->block->beacon);
	}
}

/* ---- the thread ---------------------------------------------------------------------------------- */

static void arm(struct arming *a, struct arm_job *j, struct xptibpf_armed *ret)
{
	char why[ARM_WHY] = "";

	if (!j->already && arm_job_run(j, a->timeout_ms, why) < 0)
		arm_job_tell(j, XPTIBPF_ARM_FAILED, why, ret);
	else
		arm_job_tell(j, j->already ? XPTIBPF_ARM_ALREADY : XPTIBPF_ARM_DONE, j->remark,
			     ret);
}

static void *work(void *u)
{
	struct xptibpf_armed result;
	struct arming *a = u;
	bool over = false;

	for (size_t i = 0; i < a->n && !over; i++) {
		arm(a, a->all[i].job, &result);
		pthread_mutex_lock(&a->lock);
		a->all[i].result = result;
		a->all[i].done = true;
		over = a->stop;
		pthread_mutex_unlock(&a->lock);
		eventfd_write(a->fd, 1);
	}
	return NULL;
}

int arming_start(struct arming *a)
{
	int r = thread_start(&a->thread, work, a);

	a->started = r == 0;
	return r;
}

int arming_fd(const struct arming *a)
{
	return a->fd;
}

/* ---- the tracer's side --------------------------------------------------------------------------- */

int arming_take(struct arming *a, int (*fn)(void *u, const struct xptibpf_armed *r), void *u)
{
	eventfd_t n;
	bool done;
	int r = 0;

	eventfd_read(a->fd, &n);
	for (size_t i = 0; r >= 0 && i < a->n; i++) {
		pthread_mutex_lock(&a->lock);
		done = a->all[i].done;
		pthread_mutex_unlock(&a->lock);
		if (!done || a->all[i].taken)
			continue;
		a->all[i].taken = true;
		r = fn(u, &a->all[i].result);
	}
	return r;
}

static int take_back(struct armed *t, int (*fn)(void *u, const struct xptibpf_armed *r), void *u)
{
	struct xptibpf_armed result;
	char why[ARM_WHY] = "";
	int r;

	if (!t->taken || t->result.what != XPTIBPF_ARM_DONE)
		return 0;
	r = arm_job_take_back(t->job, true, 0, why);
	if (r == -ESRCH)
		return 0; /* that it has ended is reported as such */
	/* By somebody else, or it became another program. */
	if (r == -ENOENT)
		r = 0;
	arm_job_tell(t->job, r < 0 ? XPTIBPF_ARM_LEFT : XPTIBPF_ARM_DISARMED, why, &result);
	return fn(u, &result);
}

int arming_end(struct arming *a, int (*fn)(void *u, const struct xptibpf_armed *r), void *u)
{
	int r;

	stop(a);
	r = arming_take(a, fn, u);
	for (size_t i = 0; r >= 0 && i < a->n; i++)
		r = take_back(&a->all[i], fn, u);
	return r;
}
