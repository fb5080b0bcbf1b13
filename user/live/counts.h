// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * counts.h - reads what the kernel side counted (bpf/count.bpf.h) and makes records of it.
 *
 * When: at the end of each interval that was asked for, once a minute without one (so that no number there
 * outgrows its room), at the end, and of a process or thread before its exec or exit is told, for by then the
 * model knows whose they were.
 */
#ifndef XB_LIVE_COUNTS_H
#define XB_LIVE_COUNTS_H

#include <stdint.h>

#include "attach/attach.h"
#include "wire.h"

struct counts;

/* every_ns: of an interval, 0: none. fn gets the records: XB_COUNT, and XB_COUNTED after those of an interval. */
int counts_new(struct attacher *a, enum xb_count_by by, uint64_t every_ns,
	       int (*fn)(void *u, const struct xb_hdr *rec), void *u, struct counts **ret);
struct counts *counts_free(struct counts *c);
/* Counting begins. */
void counts_start(struct counts *c, uint64_t now);
/* Is it time? Then it reads. 0 or -errno, as all of these. */
int counts_tick(struct counts *c, uint64_t now);
/* A record of the kernel's is about to be handed on. */
int counts_before(struct counts *c, const struct xb_hdr *rec);
/* Nothing counts any more. */
int counts_end(struct counts *c, uint64_t now);
/* At most so many ms may pass until counts_tick() is called again. */
int counts_wait_ms(const struct counts *c, uint64_t now, int most);

#endif
