// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * helper.h - a thread that helps its owner with several jobs, a piece at a time.
 *
 * One thread has several, for machines have as few as two cores: a thread for each job would take the owner's core
 * away as often as it helps. Of what is ready it does what is wanted most.
 *
 * Jobs are the owner's, one thread's. What both threads look at is looked at under the lock.
 */
#ifndef XB_BASE_HELPER_H
#define XB_BASE_HELPER_H

#include <stdbool.h>

struct helper;

struct helper_job {
	/* Under the lock: how much a piece is wanted; 0: not at all, or none is ready. */
	unsigned (*wanted)(const void *u);
	void (*work)(void *u); /* a piece, without the lock */
	void (*done)(void *u); /* that piece is; under the lock */
	void *u;
	struct helper_job *next;
};

int helper_new(struct helper **ret);
/* No job is left. NULL is fine. */
struct helper *helper_free(struct helper *h);
/* 0, or an errno that is not negative: there is no thread, and no job was added. */
int helper_add(struct helper *h, struct helper_job *job);
/* Returns when nothing more is done of it. */
void helper_remove(struct helper *h, struct helper_job *job);

void helper_lock(struct helper *h);
void helper_unlock(struct helper *h);
/* Under the lock. To wake it may take as long as a piece: so only when there is enough to do. */
void helper_wake(struct helper *h);
/* Under the lock, which others may have meanwhile: returns when it is enough. */
void helper_wait(struct helper *h, bool (*enough)(const void *u), const void *u);

#endif
