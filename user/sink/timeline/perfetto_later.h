// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_later.h - makes packets of slices and counters later, where another thread can do it while the caller
 * handles the next events. Only for sink/.
 *
 * While anything waits to be made, the packets are not the caller's. They are again after later_finish().
 */
#ifndef XB_SINK_PERFETTO_LATER_H
#define XB_SINK_PERFETTO_LATER_H

#include "sink/sink.h"
#include "sink/timeline/perfetto_packets.h"

struct later;

/* For that sink. Both are borrowed, and outlive it. */
int later_new(const struct sink *sink, struct packets *packets, struct later **ret);
/* What waits is not made any more. */
struct later *later_free(struct later *l);

/*
 * As in struct timeline_ops. What can't wait is made now, after all that waits: a slice whose event doesn't stay, or without
 * an event and without a helper; a counter if nothing waits; and all for which there is no memory.
 */
int later_slice(struct later *l, const struct timeline_slice *x, struct strbuf *out);
int later_counter(struct later *l, uint64_t track, uint64_t ts, uint64_t value, struct strbuf *out);
int later_real(struct later *l, uint64_t track, uint64_t ts, double value, struct strbuf *out);

/* For any thread: makes some of what waits. False: nothing waits that nobody makes. */
bool later_work(struct later *l);
/* Another batch of events has passed (EVENT_STAYS). Packets that were made may go to out. */
int later_batch(struct later *l, struct strbuf *out);
/* The same, and everything is made and goes to out. */
int later_finish(struct later *l, struct strbuf *out);

#endif
