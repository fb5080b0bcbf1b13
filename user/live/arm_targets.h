// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arm_targets.h - arms the processes of -p while they are traced (xptibpf_opts.arm), and reports each result as a
 * record and by the callback.
 */
#ifndef XB_LIVE_ARM_TARGETS_H
#define XB_LIVE_ARM_TARGETS_H

#include "base/errline.h"
#include "xptibpf/xptibpf.h"

struct arm_targets;
struct found;
struct ring;
struct session;
struct targets;

/* Looks at each process. Fails with a line in *e if none can be armed. All is borrowed. */
int arm_targets_new(const struct xptibpf_opts *o, struct session *s, const struct targets *targets,
		    struct errline *e, struct arm_targets **ret);
struct arm_targets *arm_targets_free(struct arm_targets *t);
/*
 * Begins to arm. Before that, files that the processes are going to load get their probes, so that the first
 * notification is seen. Records are pushed to the ring.
 */
int arm_targets_start(struct arm_targets *t, struct found *found, struct ring *ring);
/*
 * Readable: arm_targets_take(), which fails with a line when the last process turns out not to be armed, and none is.
 */
int arm_targets_fd(const struct arm_targets *t);
int arm_targets_take(struct arm_targets *t);
/* When nothing is traced any more: waits until those that were armed are disarmed. */
int arm_targets_end(struct arm_targets *t);

#endif
