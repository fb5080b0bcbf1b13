// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ahead.h - the records of a stream, read and decoded by a thread of its own while the caller takes in those before.
 *
 * Between calls of ahead_next() the stream and the decoder may be used by that thread, so that nobody else may: but
 * for a record that came undecoded, which is the caller's to decode, and until the next call nothing else goes on.
 */
#ifndef XB_REPLAY_AHEAD_H
#define XB_REPLAY_AHEAD_H

#include "base/helper.h"
#include "decode/event.h"
#include "ring/stream.h"

struct ahead;

/* For what is in a file: a pipe's records are wanted as they come. All stay the caller's, and outlive it. */
int ahead_new(struct stream *s, struct decoder *d, struct helper *h, struct ahead **ret);
/* Waits for the thread: then the stream and the decoder are where it has left them, maybe further than was taken. */
struct ahead *ahead_free(struct ahead *a);

struct ahead_record {
	const struct xb_hdr *rec;
	bool is_decoded;
	int decoded;	    /* what decoder_decode() said */
	struct event event; /* if that was 1 */
};
/* 1 and the next record, valid until the next call; 0: the end; or what stream_next() said. */
int ahead_next(struct ahead *a, const struct ahead_record **ret);
/* Nothing more is read: ahead_next() hands out what has been, and fails with -ECANCELED then. */
void ahead_stop(struct ahead *a);

#endif
