// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * behind.h - inside sink/: work on batches of bytes, in the order in which they are given, by a helper
 * while the caller makes those that come.
 */
#ifndef XB_SINK_BEHIND_H
#define XB_SINK_BEHIND_H

#include "base/helper.h"
#include "base/strbuf.h"

struct behind;

/* Appends what comes of a batch; 0 or -errno, after which it is not called again. Called by one thread at a time. */
typedef int (*behind_work_fn)(void *u, const struct strbuf *batch, struct strbuf *out);
/* h: NULL: none, batches are worked on as they are given. It outlives this. */
int behind_new(behind_work_fn work, void *u, struct helper *h, struct behind **ret);
/* What was given and not settled may be left undone. */
struct behind *behind_free(struct behind *b);

/* Where the caller is to put what comes next. */
struct strbuf *behind_batch(struct behind *b);
/* That many bytes are worth a batch. */
#define BEHIND_BATCH (48u << 10)
/* The batch is done with. Appends to out what has come of batches by now. 0 or the -errno of the work. */
int behind_give(struct behind *b, struct strbuf *out);
/* The same, and all that was given is waited for. */
int behind_settle(struct behind *b, struct strbuf *out);

#endif
