// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stream.h - reads a stream of records that was written to a file or comes through a pipe: bare, or as a
 * recording; or the records that stand for a file of dpcpp_trace.
 *
 * Its writer may be hostile: a record's length is checked before anything else is used, and no more than one
 * record is kept.
 */
#ifndef XB_RING_STREAM_H
#define XB_RING_STREAM_H

#include <stdbool.h>
#include <stdint.h>

#include "ring/dpcpp_trace.h"
#include "ring/recording.h"
#include "wire.h"

struct stream;

/*
 * Reads the first record of fd, which is borrowed, and checks that it is a struct xb_def_clock of this version, or that
 * of a file of dpcpp_trace, which is recognized by what is in it.
 * stop_fd: when it can be read, waiting for a pipe's writer fails with -ECANCELED; -1: never.
 * -EPROTO: this is no such stream; -EPROTONOSUPPORT: it has another version, *ret_version.
 */
int stream_new(int fd, int stop_fd, struct stream **ret, uint32_t *ret_version);
struct stream *stream_free(struct stream *s);

/* As recording_range(), for a recording. Call it before stream_next(), which returns the clock's record in any case. */
int stream_range(struct stream *s, uint64_t from, uint64_t to, uint64_t lookback);

/* As recording_follows() and recording_records(); bare records: false, 0. */
bool stream_follows(struct stream *s, uint64_t records);
uint64_t stream_records(const struct stream *s);

/* Until the first stream_next(). */
const struct xb_def_clock *stream_first(const struct stream *s);

/*
 * The next record, valid until the next call; the first one is that of the clock. 1, or 0 at the end of the file.
 * -ENODATA: the file ends inside a record; -EBADMSG: a record has an impossible length, so it is not known where the
 * next one begins. stream_offset() is the offset of that record.
 */
int stream_next(struct stream *s, const struct xb_hdr **ret);
/*
 * After an XB_LOSS with XB_LOSS_END, reads to the end of the file. 1: something follows that is no part of the stream (of a pipe,
 * this may not be known); 0: as far as is known, nothing does; errors of reading.
 */
int stream_finish(struct stream *s);
/* Bytes before the last record that was returned; in a recording, before what was not read yet. */
uint64_t stream_offset(const struct stream *s);
/* The recording that it is, borrowed; NULL: it is none. */
const struct recording *stream_recording(const struct stream *s);
/* The file of dpcpp_trace that it is, borrowed; NULL: it is none. */
struct dpcpp_trace *stream_foreign(const struct stream *s);

#endif
