// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * raw.c - the stream itself: each record as it came. When it is read again, any other sink shows the same as it
 * would have shown at the time.
 *
 * Besides the records, only one thing determines what sinks show: the moments at which the clock was read, because
 * lines that have waited too long are shown then (text.c). Such a moment therefore becomes a record, too; of several
 * without another record between them, only the last one does. The last record of the stream is the loss with a mark:
 * a stream without it was cut off.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "sink/sink.h"

struct raw_sink {
	struct sink sink;
	uint64_t looked; /* when, since the last record; 0: not */
	uint64_t newest; /* ts of the last record or look */
};

static void add_look(struct raw_sink *s, struct strbuf *out)
{
	struct xb_hdr h = { .len = sizeof(h), .type = XB_TICK, .ts = s->looked };

	if (!s->looked)
		return;
	strbuf_add(out, &h, sizeof(h));
	s->newest = s->looked;
	s->looked = 0;
}

static int raw_record(struct sink *sink, const struct xb_hdr *rec, struct strbuf *out)
{
	struct raw_sink *s = sink_own(raw_sink, sink);
	add_look(s, out);
	strbuf_add(out, rec, rec->len);
	s->newest = rec->ts;
	return strbuf_failed(out) ? -ENOMEM : 0;
}

static int raw_tick(struct sink *sink, struct model *m, uint64_t now, struct strbuf *out)
{
	struct raw_sink *s = sink_own(raw_sink, sink);
	(void)m, (void)out;
	s->looked = now;
	return 0;
}

static int raw_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct raw_sink *s = sink_own(raw_sink, sink);
	struct xb_loss loss = {
		.h = { .len = sizeof(loss), .type = XB_LOSS, .flags = XB_LOSS_END },
	};

	add_look(s, out);
	loss.h.ts = s->newest;
	memcpy(loss.count, counters, sizeof(loss.count));
	strbuf_add(out, &loss, sizeof(loss));
	return strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_raw = {
	.name = "raw",
	.size = sizeof(struct raw_sink),
	.record = raw_record,
	.tick = raw_tick,
	.lost = raw_lost,
};
