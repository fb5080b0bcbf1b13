// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* range.h - times as people say them (--from, --to), as times of a stream. */
#ifndef XB_SELECT_RANGE_H
#define XB_SELECT_RANGE_H

#include <stdint.h>

#include "wire.h"

/*
 * text as xptibpf_opts.from has it; c: the first record of the stream. *ret is CLOCK_MONOTONIC ns, never 0: a time before
 * the stream is the first there is. -EINVAL: it makes no sense.
 */
int range_time(const char *text, const struct xb_def_clock *c, uint64_t *ret);

#endif
