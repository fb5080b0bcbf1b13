// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* closer.c - see closer.h. */
#include "attach/closer.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/thread.h"

struct closer {
	pthread_t threads[CLOSER_THREADS];
	unsigned nthreads;
	pthread_mutex_t lock; /* of all that follows */
	pthread_cond_t more;
	int fds[CLOSER_WAITING];
	unsigned n;    /* that wait */
	unsigned idle; /* threads that wait for one */
	bool over;
};

int closer_new(struct closer **ret)
{
	struct closer *c = calloc(1, sizeof(*c));

	if (!c)
		return -ENOMEM;
	pthread_mutex_init(&c->lock, NULL);
	pthread_cond_init(&c->more, NULL);
	*ret = c;
	return 0;
}

/* Waits for one, unless it is over. -1: there will be none any more. */
static int take(struct closer *c)
{
	int fd = -1;

	pthread_mutex_lock(&c->lock);
	c->idle++;
	while (!c->n && !c->over)
		pthread_cond_wait(&c->more, &c->lock);
	c->idle--;
	if (c->n)
		fd = c->fds[--c->n];
	pthread_mutex_unlock(&c->lock);
	return fd;
}

static void *run(void *u)
{
	struct closer *c = u;
	int fd;

	while ((fd = take(c)) >= 0)
		close(fd);
	return NULL;
}

/* Whether there is somebody who will close what waits. */
static bool has_thread(struct closer *c, unsigned waiting, unsigned idle)
{
	if (waiting < idle)
		return true;
	if (c->nthreads < CLOSER_THREADS && thread_start(&c->threads[c->nthreads], run, c) >= 0)
		c->nthreads++;
	return c->nthreads;
}

void closer_add(struct closer *c, int fd)
{
	unsigned waiting, idle;

	pthread_mutex_lock(&c->lock);
	waiting = c->n;
	idle = c->idle;
	pthread_mutex_unlock(&c->lock);
	if (waiting == CLOSER_WAITING || !has_thread(c, waiting, idle)) {
		close(fd);
		return;
	}
	pthread_mutex_lock(&c->lock);
	c->fds[c->n++] = fd;
	pthread_cond_signal(&c->more);
	pthread_mutex_unlock(&c->lock);
}

struct closer *closer_free(struct closer *c)
{
	if (!c)
		return NULL;
	pthread_mutex_lock(&c->lock);
	c->over = true;
	pthread_cond_broadcast(&c->more);
	pthread_mutex_unlock(&c->lock);
	for (unsigned i = 0; i < c->nthreads; i++)
		pthread_join(c->threads[i], NULL);
	pthread_cond_destroy(&c->more);
	pthread_mutex_destroy(&c->lock);
	free(c);
	return NULL;
}
