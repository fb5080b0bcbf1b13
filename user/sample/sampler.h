// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sampler.h - samples of groups of device metrics by time, by Level Zero.
 *
 * Drivers run in a process of its own without privileges (worker.h). What it says is checked here, so that a driver that
 * crashes, hangs or lies can make numbers wrong, or end the samples, and nothing else.
 */
#ifndef XB_SAMPLE_SAMPLER_H
#define XB_SAMPLE_SAMPLER_H

#include <stdint.h>

#include "base/errline.h"
#include "sample/message.h"
#include "sample/wish.h"

#define SAMPLER_PERIOD_NS     10000000ull /* by default */
#define SAMPLER_PERIOD_NS_MIN 10000ull
#define SAMPLER_PERIOD_NS_MAX 4000000000ull /* the API has 32 bits for it */

struct sampler;
/*
 * Forks the process, and waits until a driver has opened all groups that are wished; call it before threads are started. fn
 * gets each of these groups, after its device and before its metrics. stop_fd: readable when it is to stop.
 *
 * -errno with a line in *e: -ENODEV: this machine has no such thing; -EINVAL: no device samples such a group; -ECANCELED: it
 * was stopped.
 */
int sampler_new(const struct sample_wish *wish, int stop_fd,
		int (*fn)(void *u, const struct sample_message *m), void *u, struct errline *e,
		struct sampler **ret);
/* Ends the process. */
struct sampler *sampler_free(struct sampler *s);
/* Readable: there is a message. -1: it has ended. */
int sampler_fd(const struct sampler *s);
/* Reports count from now on. */
void sampler_begin(struct sampler *s);
/*
 * The next report in *ret, valid until the next call: 1; 0: there is none yet. -errno, once, with a line in *e: a driver has
 * failed, ended or hung, and there are none any more. Then it returns 0.
 */
int sampler_next(struct sampler *s, const struct sample_report **ret, struct errline *e);
/* It is to read once more, and to end: sampler_next() returns 0 and sampler_fd() -1 when it has. */
void sampler_end(struct sampler *s);
/* What did not become a report so far. */
const struct sample_counts *sampler_counts(const struct sampler *s);

#endif
