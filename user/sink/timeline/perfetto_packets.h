// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_packets.h - inside sink/: packets of Perfetto's trace format from what is told on a tape (perfetto_tape.h).
 */
#ifndef XB_SINK_PERFETTO_PACKETS_H
#define XB_SINK_PERFETTO_PACKETS_H

#include "base/strbuf.h"

struct packets;

int packets_new(struct packets **ret);
struct packets *packets_free(struct packets *p);
/* Appends the packets of all that is on the tape, which is whole: a behind_work_fn of a struct packets. 0 or -ENOMEM. */
int packets_take(void *packets, const struct strbuf *tape, struct strbuf *out);

#endif
