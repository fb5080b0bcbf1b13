// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_later.h - makes packets of slices and counters later, where another thread can do it while the caller
 * handles the next events. Only for sink/.
 *
 * While anything waits to be made, the packets are not the caller's. They are again after later_finish().
 */
#ifndef XB_SINK_PERFETTO_LATER_H
#define XB_SINK_PERFETTO_LATER_H

#include "sink/timeline/perfetto_packets.h"

struct later;

/* The packets are borrowed, and outlive it. */
int later_new(struct packets *packets, struct later **ret);
/* What waits is not made any more. */
struct later *later_free(struct later *l);

/*
 * Whether it will be made later. If not, then the caller makes it, after later_finish(): its event doesn't stay, or it
 * has none and nothing waits before it, or there is no memory.
 */
bool later_slice(struct later *l, const struct timeline_slice *x);
bool later_counter(struct later *l, uint64_t track, uint64_t ts, uint64_t value);
bool later_real(struct later *l, uint64_t track, uint64_t ts, double value);

/* For any thread: makes some of what waits. False: nothing waits that nobody makes. */
bool later_work(struct later *l);
/* Another batch of events has passed (EVENT_STAYS). What was made goes to out. 1: there is work. */
int later_batch(struct later *l, struct strbuf *out);
/* The same, and everything is made. */
int later_finish(struct later *l, struct strbuf *out);

#endif
