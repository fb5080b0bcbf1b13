// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ahead.h - reads and decodes the records of a stream in a separate thread, while the caller handles earlier ones.
 *
 * Between calls of ahead_next(), the thread may use the stream and the decoder, so nobody else may use them. The
 * exception is a record that came undecoded: the caller decodes it, and the thread rests until the next call.
 *
 * Events that were decoded here stay (struct event).
 */
#ifndef XB_REPLAY_AHEAD_H
#define XB_REPLAY_AHEAD_H

#include "decode/event.h"
#include "ring/stream.h"

struct ahead;

/* Functions like session_settle() and session_work(); the second is called in the thread, after ahead_ask(). */
struct ahead_ops {
	int (*settle)(void *u, bool all);
	bool (*work)(void *u);
};
/*
 * For files only, because records of a pipe are wanted when they come. The arguments are borrowed, and outlive it. If
 * settle() fails, so does ahead_next().
 */
int ahead_new(struct stream *s, struct decoder *d, const struct ahead_ops *ops, void *u,
	      struct ahead **ret);
/* After its events are no longer kept. Waits for the thread. The stream and the decoder may then be further than the records that were taken. */
struct ahead *ahead_free(struct ahead *a);

struct ahead_record {
	const struct xb_hdr *rec;
	bool is_decoded;
	int decoded;	    /* the result of decoder_decode() */
	struct event event; /* if that was 1 */
};
/* 1 and the next record, valid until the next call, or longer if its event stays; 0: the end; or an error of stream_next(). */
int ahead_next(struct ahead *a, const struct ahead_record **ret);
/* Stops reading: ahead_next() returns the records that were read, and then fails with -ECANCELED. */
void ahead_stop(struct ahead *a);
/* The thread calls work() until that is false. Only for the caller's thread. */
void ahead_ask(struct ahead *a);
/* After the last ahead_next(): from here on, the thread only works. */
void ahead_end(struct ahead *a);

#endif
