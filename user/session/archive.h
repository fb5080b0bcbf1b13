// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* archive.h - a recording as files: their names, when a new one begins, and when a ring is written. */
#ifndef XB_SESSION_ARCHIVE_H
#define XB_SESSION_ARCHIVE_H

#include <stdbool.h>

#include "wire.h"
#include "xptibpf/xptibpf.h"

struct archive;

/*
 * host: of the recording; live: the stream does not wait for the recording. Opens the first file, except for a ring.
 * On failure, *ret_why has a line, which the caller frees: -EEXIST, -EINVAL (trigger), -errno.
 */
int archive_new(const struct xptibpf_recording *o, const char *host, bool live,
		struct archive **ret, char **ret_why);
struct archive *archive_free(struct archive *t);
/* The stream, as for a sink: a record, a reading of the clock, the end with the counters. */
int archive_record(struct archive *t, const struct xb_hdr *rec);
int archive_tick(struct archive *t, uint64_t now);
int archive_end(struct archive *t, const uint64_t counters[]);
/* Writes a ring at the next tick. Async-signal-safe. */
void archive_want(struct archive *t);
/* The -errno of what could not be written, or 0. */
int archive_failed(const struct archive *t);
void archive_get_stats(struct archive *t, struct xptibpf_recording_stats *ret);

#endif
