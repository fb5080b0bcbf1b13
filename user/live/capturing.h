// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * capturing.h - captures of a trace that counts: for some time, the calls of some processes are recorded as well, by the
 * probes that count.
 *
 * If it wants stacks and XPTI events, these are taken for it alone, and the session gets none of them.
 *
 * It sees the stream on its way to the session. It keeps the definitions, so that a recording can begin with them, and
 * takes the calls out, which the session must not count again. Whoever reads the recording can be slow or gone: calls are
 * then counted as lost, and a thread of its own waits for what has been recorded to be written.
 */
#ifndef XB_LIVE_CAPTURING_H
#define XB_LIVE_CAPTURING_H

#include "base/errline.h"
#include "wire.h"
#include "xptibpf/xptibpf.h"

struct attacher;
struct capturing;

int capturing_new(struct attacher *a, struct capturing **ret);
/* Waits for a third of a second at most for what is still to be written. */
struct capturing *capturing_free(struct capturing *c);

/* -EBUSY: one is active. Otherwise capturing_begin() may come. */
int capturing_prepare(struct capturing *c, struct errline *e);
/* What the one that is prepared will not have: a constant; NULL: nothing. */
void capturing_remark(struct capturing *c, const char *line);
/* before: the counters now, XB_C_MAX of them. */
int capturing_begin(struct capturing *c, const struct xptibpf_capture *o, const uint64_t before[],
		    struct errline *e);
/* Of a record of the stream. 1: it is not for the session; 0: it is; -ENOMEM. */
int capturing_take(struct capturing *c, const struct xb_hdr *rec);
/* Whether the capture that runs is over. */
bool capturing_is_due(struct capturing *c, uint64_t now);
/* Has the one that runs be over soon, if any does. */
void capturing_stop(struct capturing *c);
/* False: none runs. Otherwise no call is recorded any more; what is in flight is, when the kernel side writes it. */
bool capturing_close(struct capturing *c);
/* All of it has come; after: the counters now. */
void capturing_end(struct capturing *c, const uint64_t after[]);
/* Whether one runs, or what it has written is not complete yet. */
bool capturing_is_active(const struct capturing *c);
void capturing_get(struct capturing *c, struct xptibpf_capture_now *ret);

#endif
