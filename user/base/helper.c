// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* helper.c - see helper.h. */
#include "base/helper.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

#include <utlist.h>

#include "base/thread.h"

struct helper {
	pthread_t thread;
	bool has_thread;
	/* Both threads'. */
	pthread_mutex_t lock;
	pthread_cond_t wake, enough;
	struct helper_job *jobs;
	const struct helper_job *at; /* a piece of it is being worked on */
	bool over;
	/* What the owner waits for; NULL: it doesn't. */
	bool (*is_enough)(const void *u);
	const void *u;
};

static struct helper_job *most_wanted(const struct helper *h)
{
	struct helper_job *most = NULL, *j;
	unsigned max = 0, n;

	for (j = h->jobs; j; j = j->next) {
		n = j->wanted(j->u);
		if (n > max) {
			max = n;
			most = j;
		}
	}
	return most;
}

static void do_piece(struct helper *h, struct helper_job *j)
{
	h->at = j;
	pthread_mutex_unlock(&h->lock);
	j->work(j->u);
	pthread_mutex_lock(&h->lock);
	h->at = NULL;
	j->done(j->u);
	if (h->is_enough && h->is_enough(h->u))
		pthread_cond_signal(&h->enough);
}

static void *run(void *u)
{
	struct helper *h = u;
	struct helper_job *j;

	pthread_mutex_lock(&h->lock);
	while (!h->over) {
		j = most_wanted(h);
		if (j)
			do_piece(h, j);
		else
			pthread_cond_wait(&h->wake, &h->lock);
	}
	pthread_mutex_unlock(&h->lock);
	return NULL;
}

static int start(struct helper *h)
{
	int r = thread_start(&h->thread, run, h);

	h->has_thread = !r;
	return r;
}

int helper_add(struct helper *h, struct helper_job *job)
{
	int r = h->has_thread ? 0 : start(h);

	if (r)
		return r;
	pthread_mutex_lock(&h->lock);
	LL_PREPEND(h->jobs, job);
	pthread_mutex_unlock(&h->lock);
	return 0;
}

static bool is_idle(const void *u)
{
	const struct helper *h = u;

	return !h->at;
}

void helper_remove(struct helper *h, struct helper_job *job)
{
	pthread_mutex_lock(&h->lock);
	LL_DELETE(h->jobs, job);
	if (h->at == job)
		helper_wait(h, is_idle, h);
	pthread_mutex_unlock(&h->lock);
}

void helper_lock(struct helper *h)
{
	pthread_mutex_lock(&h->lock);
}

void helper_unlock(struct helper *h)
{
	pthread_mutex_unlock(&h->lock);
}

void helper_wake(struct helper *h)
{
	pthread_cond_signal(&h->wake);
}

void helper_wait(struct helper *h, bool (*enough)(const void *u), const void *u)
{
	h->is_enough = enough;
	h->u = u;
	while (!enough(u))
		pthread_cond_wait(&h->enough, &h->lock);
	h->is_enough = NULL;
}

int helper_new(struct helper **ret)
{
	struct helper *h = calloc(1, sizeof(*h));

	if (!h)
		return -ENOMEM;
	pthread_mutex_init(&h->lock, NULL);
	pthread_cond_init(&h->wake, NULL);
	pthread_cond_init(&h->enough, NULL);
	*ret = h;
	return 0;
}

struct helper *helper_free(struct helper *h)
{
	if (!h)
		return NULL;
	if (h->has_thread) {
		pthread_mutex_lock(&h->lock);
		h->over = true;
		pthread_cond_signal(&h->wake);
		pthread_mutex_unlock(&h->lock);
		pthread_join(h->thread, NULL);
	}
	pthread_cond_destroy(&h->enough);
	pthread_cond_destroy(&h->wake);
	pthread_mutex_destroy(&h->lock);
	free(h);
	return NULL;
}
