// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * signs.h - what of the calls of a capture may be a reason to look at them: slow ones, failed ones, and processes that a
 * signal has ended.
 */
#ifndef XB_LIVE_SIGNS_H
#define XB_LIVE_SIGNS_H

#include <stdint.h>

#include "wire.h"

struct signs_now {
	uint64_t slow, failed, killed;
};

struct signs;
int signs_new(struct signs **ret);
struct signs *signs_free(struct signs *s);
/* Counts from 0 again. slow_ns: calls that take longer are slow; 0: none is. */
void signs_begin(struct signs *s, uint64_t slow_ns);
/* Takes over from each definition of a function how it fails; -ENOMEM. */
int signs_define(struct signs *s, const struct xb_def_func *f);
/* A call of the capture that has ended, or that a snapshot has found in flight. -ENOMEM. */
int signs_call(struct signs *s, const struct xb_call *c);
/* The end of any process or thread. */
void signs_exit(struct signs *s, const struct xb_exit *x);
void signs_get(const struct signs *s, struct signs_now *ret);

#endif
