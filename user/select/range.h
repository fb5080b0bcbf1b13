// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* range.h - converts times as people write them (--from, --to) to times of a stream. */
#ifndef XB_SELECT_RANGE_H
#define XB_SELECT_RANGE_H

#include <stdint.h>

#include "wire.h"

/*
 * text is as in xptibpf_opts.from; c: the first record of the stream. *ret is in ns of CLOCK_MONOTONIC, and never 0; a
 * time before the stream becomes the first possible one. -EINVAL: it makes no sense.
 */
int range_time(const char *text, const struct xb_def_clock *c, uint64_t *ret);

#endif
