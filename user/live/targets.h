// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * targets.h - who is traced: from the options to processes that exist, and to the kernel side's filter and its sets.
 *
 * A process that was asked for by number is held by a pidfd, which becomes readable when it ends.
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
 * Checks that everyone who was asked for by number exists, and keeps hold of them. o is borrowed. Fails with a line in *e:
 * -ESRCH: one does not, or this is a pid namespace of its own; -EINVAL: too many, or ourselves.
 */
int targets_new(const struct xptibpf_opts *o, struct errline *e, struct targets **ret);
struct targets *targets_free(struct targets *t);

/* Those that were asked for by number, with the processes of threads. */
size_t targets_count(const struct targets *t);
pid_t targets_pid(const struct targets *t, size_t i);
int targets_fd(const struct targets *t, size_t i); /* -1: it has gone */
bool targets_has(const struct targets *t, pid_t pid);
bool targets_are_alive(const struct targets *t); /* any of them */
/* No process was named, and none is started: all of them are meant, or all of a kind. */
bool targets_are_everyone(const struct targets *t);
/* One process is all that was asked for. */
bool targets_are_one(const struct targets *t);

/* The kernel side's filter. */
void targets_filter(const struct targets *t, struct xb_filter *f);
/* Fills the kernel side's sets. Fails with a line in *e where a cgroup can't be had. */
int targets_fill_sets(const struct targets *t, struct attacher *a, struct errline *e);
/* The i-th has ended. */
void targets_gone(struct targets *t, size_t i, struct attacher *a);

#endif
