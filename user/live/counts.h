// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * counts.h - reads what the kernel side counted (bpf/count.bpf.h) and makes records of it.
 *
 * It reads at the end of each interval that was asked for, or once a minute without intervals (so that no number
 * overflows), and at the end of the trace. The rows of a process or thread are read before its exec or exit is
 * passed on, while the model knows to whom they belong.
 */
#ifndef XB_LIVE_COUNTS_H
#define XB_LIVE_COUNTS_H

#include <stdint.h>

#include "wire.h"

struct attacher;
struct counts;

/* every_ns: of an interval, 0: none. fn gets the records: XB_COUNT, and XB_COUNTED after those of an interval. */
int counts_new(struct attacher *a, enum xb_count_by by, uint64_t every_ns,
	       int (*fn)(void *u, const struct xb_hdr *rec), void *u, struct counts **ret);
struct counts *counts_free(struct counts *c);
/* Counting begins. */
void counts_start(struct counts *c, uint64_t now);
/* Reads the counts if it is time. 0 or -errno, like all functions here. */
int counts_tick(struct counts *c, uint64_t now);
/* Called before a record of the kernel is passed on. */
int counts_before(struct counts *c, const struct xb_hdr *rec);
/* Nothing counts any more. */
int counts_end(struct counts *c, uint64_t now);
/* After how many ms counts_tick() must be called again. */
int counts_wait_ms(const struct counts *c, uint64_t now, int most);

#endif
