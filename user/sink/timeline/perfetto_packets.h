// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_packets.h - tracks, slices and counters as Perfetto's packets (perfetto.proto). Only for sink/.
 *
 * Texts that were written once are numbers in later packets, so packets are to be written in the order in which they
 * are made.
 */
#ifndef XB_SINK_PERFETTO_PACKETS_H
#define XB_SINK_PERFETTO_PACKETS_H

#include "base/strbuf.h"
#include "sink/timeline/timeline.h"

struct packets;

int packets_new(struct packets **ret);
struct packets *packets_free(struct packets *s);

/* As in struct timeline_ops. */
int packets_clock(struct packets *s, const struct xb_def_clock *c, struct strbuf *out);
int packets_track(struct packets *s, const struct timeline_track *t, struct strbuf *out);
int packets_slice(struct packets *s, const struct timeline_slice *x, struct strbuf *out);
int packets_counter(struct packets *s, uint64_t track, uint64_t ts, uint64_t value,
		    struct strbuf *out);
int packets_real(struct packets *s, uint64_t track, uint64_t ts, double value, struct strbuf *out);

#endif
