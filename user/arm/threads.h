// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * threads.h - which threads of a process to stop first, and which never, by what /proc says of them.
 */
#ifndef XB_ARM_THREADS_H
#define XB_ARM_THREADS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define THREADS_MAX 4096 /* looked at; more are left out */

struct thread {
	pid_t tid;
	unsigned rank; /* lower first */
};

/*
 * Those that may be stopped, in order, to be freed. 0 and none: all are where a stop would be felt. -ESRCH: the
 * process has gone; -EINPROGRESS: it is about to become another program, or to find that it can't: who traces it
 * then waits for that. turn: a number that changes, so that equals take turns.
 */
int threads_list(pid_t pid, unsigned turn, struct thread **ret, size_t *ret_n);

/* A system call that a stop makes return EINTR, and that can simply be made again, as nothing was done. */
bool threads_may_call_again(long nr);

#endif
