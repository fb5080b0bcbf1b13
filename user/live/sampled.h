// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sampled.h - inside live/: device metrics that are sampled beside the trace, as records of its stream.
 *
 * A driver that fails, hangs or ends takes the samples with it, and never the trace: it is said and counted.
 */
#ifndef XB_LIVE_SAMPLED_H
#define XB_LIVE_SAMPLED_H

#include <stdint.h>

#include "base/errline.h"
#include "xptibpf/xptibpf.h"

struct ring;
struct sampled;
struct session;

/*
 * Opens the groups that the options name, and waits for the drivers; it forks, so it comes before threads. stop_fd ends the
 * waiting. -errno with a line in *e; -ENOSYS: this machine has no such thing.
 */
int sampled_new(const struct xptibpf_opts *o, int stop_fd, struct errline *e, struct sampled **ret);
struct sampled *sampled_free(struct sampled *s);
/* Puts the definitions into the stream, and tells the user of each group. Samples count from now on. */
int sampled_begin(struct sampled *s, const struct xptibpf_opts *o, struct ring *ring);
/* Puts what came into the stream, and ends a driver that hangs: to be called often. -ENOMEM. */
int sampled_take(struct sampled *s, struct ring *ring, struct session *session);
/* The last ones: waits for them, but not for a driver that hangs. */
int sampled_end(struct sampled *s, struct ring *ring, struct session *session);
/* Adds what was lost. */
void sampled_counters(const struct sampled *s, uint64_t counters[]);

#endif
