// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * exec_clone.c - what the kernel does to a program of which one thread execs while another one makes threads.
 *
 * TIMES: it becomes itself so often. From the moment at which execve() has begun until it has killed the others, the kernel
 * refuses new threads (fs->in_exec): pthread_create() says EAGAIN, each time. A program that ends because of that
 * never becomes the other one. Nobody traces it, and it knows of nobody.
 */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_barrier_t begin;
static char *next[3];

static void *becomes(void *u)
{
	(void)u;
	pthread_barrier_wait(&begin);
	execv("/proc/self/exe", next);
	_exit(3);
}

static void *nothing(void *u)
{
	return u;
}

int main(int argc, char **argv)
{
	int left = argc > 1 ? atoi(argv[1]) : 0, r;
	char number[16];
	pthread_t t;

	if (left <= 0)
		return 0;
	snprintf(number, sizeof(number), "%d", left - 1);
	next[0] = argv[0];
	next[1] = number;
	pthread_barrier_init(&begin, NULL, 2);
	if (pthread_create(&t, NULL, becomes, NULL))
		return 2;
	pthread_barrier_wait(&begin);
	do {
		r = pthread_create(&t, NULL, nothing, NULL);
		if (!r)
			pthread_detach(t);
	} while (!r);
	/* There may be no time to say it in many words. */
	_exit(r == EAGAIN ? 1 : 4);
}
