// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * closer.h - threads that close the descriptors of links.
 *
 * The kernel returns from close() of a link when no program can run there any more, which takes some 50 ms. Where links are
 * those of processes, and processes come and go, a tracer would do nothing else; but those who wait at the same time wait
 * once. Until then the probes are still there: only links whose process has ended may be handed over.
 */
#ifndef XB_ATTACH_CLOSER_H
#define XB_ATTACH_CLOSER_H

#define CLOSER_WAITING 128 /* descriptors that wait; with more, who hands one over closes it */
#define CLOSER_THREADS 16

struct closer;

/* Threads are started when they are needed. */
int closer_new(struct closer **ret);
/* Takes fd. Without threads or room, it is closed at once. Called by one thread. */
void closer_add(struct closer *c, int fd);
/* Returns when all are closed. */
struct closer *closer_free(struct closer *c);

#endif
