// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* thread.h - for threads of the library, which may be part of somebody else's program. */
#ifndef XB_BASE_THREAD_H
#define XB_BASE_THREAD_H

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* What threads write to at the same time is in different lines of the cache, of which processors fetch two at once. */
#define APART _Alignas(128)
/* Zeroed memory for a struct with such members, for free(); NULL: there is none. */
#define NEW_APART(type) alloc_apart(_Alignof(type), sizeof(type))
static inline void *alloc_apart(size_t alignment, size_t size)
{
	void *p = aligned_alloc(alignment, size);

	return p ? memset(p, 0, size) : NULL;
}

/*
 * Starts a thread with every signal blocked: signals are for the program's own threads, and a pipe without a reader
 * must not end the program. 0 or -errno.
 */
static inline int thread_start(pthread_t *ret, void *(*run)(void *u), void *u)
{
	sigset_t all, before;
	int r;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	r = pthread_create(ret, NULL, run, u);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return -r;
}

#endif
