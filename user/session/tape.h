// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* tape.h - a recording as files: their names, when a new one begins, and what makes a ring be written. */
#ifndef XB_SESSION_TAPE_H
#define XB_SESSION_TAPE_H

#include <stdbool.h>

#include "wire.h"
#include "xptibpf/xptibpf.h"

struct tape;

/*
 * host: of the recording; live: the stream does not wait for us. Opens the first file, but for a ring. Fails with
 * a line in *ret_why, to be freed: -EEXIST, -EINVAL (trigger), -errno.
 */
int tape_new(const struct xptibpf_recording *o, const char *host, bool live, struct tape **ret,
	     char **ret_why);
struct tape *tape_free(struct tape *t);
/* The stream, as a sink has it: a record, a look at the clock, the end with the counters. */
int tape_record(struct tape *t, const struct xb_hdr *rec);
int tape_tick(struct tape *t, uint64_t now);
int tape_end(struct tape *t, const uint64_t counters[]);
/* Writes a ring at the next tick. Async-signal-safe. */
void tape_want(struct tape *t);
/* The -errno of what could not be written, or 0. */
int tape_failed(const struct tape *t);
void tape_get_stats(struct tape *t, struct xptibpf_recording_stats *ret);

#endif
