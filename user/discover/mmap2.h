// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mmap2.h - the last resort for hearing of new mappings: perf's mmap records, one ring a CPU. They
 * say which process to look at; the caller reads its mappings itself. Inside this folder only.
 */
#ifndef XB_DISCOVER_MMAP2_H
#define XB_DISCOVER_MMAP2_H

#include <sys/types.h>

struct mmap2;

/* pid made executable mappings; 0: records were lost, it may have been anyone. */
typedef void (*mmap2_fn)(void *u, pid_t pid);

int mmap2_new(mmap2_fn fn, void *u, struct mmap2 **ret);
struct mmap2 *mmap2_free(struct mmap2 *m);
int mmap2_fd(const struct mmap2 *m); /* readable: mmap2_drain() */
/* Returns how many processes there were, or 1: it may be all of them (pid 0). */
int mmap2_drain(struct mmap2 *m);

#endif
