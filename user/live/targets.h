// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * targets.h - who is traced: from the options to processes that exist, and to the kernel side's filter and its sets.
 *
 * Each process of -p has a pidfd, which becomes readable when the process ends.
 */
#ifndef XB_LIVE_TARGETS_H
#define XB_LIVE_TARGETS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "base/errline.h"
#include "wire.h"
#include "xptibpf/xptibpf.h"

struct attacher;
struct targets;

/*
 * Checks that all pids and tids that were asked for exist, and opens their pidfds. o is borrowed. On failure, *e has a
 * line: -ESRCH: one does not exist, or this is a separate pid namespace; -EINVAL: too many, or xptibpf itself.
 */
int targets_new(const struct xptibpf_opts *o, struct errline *e, struct targets **ret);
struct targets *targets_free(struct targets *t);

/* Those that were asked for by number, with the processes of threads. */
size_t targets_count(const struct targets *t);
pid_t targets_pid(const struct targets *t, size_t i);
int targets_fd(const struct targets *t, size_t i); /* -1: it has ended */
bool targets_has(const struct targets *t, pid_t pid);
bool targets_are_alive(const struct targets *t); /* any of them */
/* Whether no process was named and none is started, so that all processes, or all of a kind, are traced. */
bool targets_are_everyone(const struct targets *t);
/* One process is all that was asked for. */
bool targets_are_one(const struct targets *t);

/* The kernel side's filter. */
void targets_filter(const struct targets *t, struct xb_filter *f);
/* Fills the kernel side's sets. If a cgroup can't be found, this fails with a line in *e. */
int targets_fill_sets(const struct targets *t, struct attacher *a, struct errline *e);
/* The i-th has ended. */
void targets_gone(struct targets *t, size_t i, struct attacher *a);

#endif
