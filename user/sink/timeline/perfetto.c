// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto.c - Perfetto's own trace format (ui.perfetto.dev, trace_processor): a stream of packets, each a protobuf
 * message (perfetto_packets.c).
 *
 * Most packets of a recording are made later, where another thread can do it (perfetto_later.c). Tracks and clocks are
 * few, and written at once, after what waits.
 */
#include "sink/sink.h"
#include "sink/timeline/perfetto_later.h"
#include "sink/timeline/perfetto_packets.h"
#include "sink/timeline/timeline.h"

struct perfetto_sink {
	struct timeline_sink sink;
	struct packets *packets;
	struct later *later;
};

static int put_clock(void *u, const struct xb_def_clock *c, struct strbuf *out)
{
	struct perfetto_sink *s = u;
	int r = later_finish(s->later, out);

	return r < 0 ? r : packets_clock(s->packets, c, out);
}

static int put_track(void *u, const struct timeline_track *t, struct strbuf *out)
{
	struct perfetto_sink *s = u;
	int r = later_finish(s->later, out);

	return r < 0 ? r : packets_track(s->packets, t, out);
}

static int put_slice(void *u, const struct timeline_slice *x, struct strbuf *out)
{
	struct perfetto_sink *s = u;

	return later_slice(s->later, x, out);
}

static int put_counter(void *u, uint64_t track, uint32_t pid, const char *name, uint64_t ts,
		       uint64_t value, struct strbuf *out)
{
	struct perfetto_sink *s = u;

	(void)pid, (void)name;
	return later_counter(s->later, track, ts, value, out);
}

static int put_real(void *u, uint64_t track, const char *name, uint64_t ts, double value,
		    struct strbuf *out)
{
	struct perfetto_sink *s = u;

	(void)name;
	return later_real(s->later, track, ts, value, out);
}

static const struct timeline_ops ops = {
	.clock = put_clock,
	.track = put_track,
	.slice = put_slice,
	.counter = put_counter,
	.real = put_real,
};

static int perfetto_settle(struct sink *sink, bool all, struct strbuf *out)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);

	return all ? later_finish(s->later, out) : later_batch(s->later, out);
}

static bool perfetto_work(struct sink *sink)
{
	return later_work(sink_own(perfetto_sink, sink)->later);
}

static int perfetto_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);
	int r = timeline_finish(sink, m, out), e = later_finish(s->later, out);

	return e < 0 ? e : r;
}

static void perfetto_done(struct sink *sink)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);

	later_free(s->later);
	packets_free(s->packets);
	timeline_free(s->sink.timeline);
}

static int perfetto_open(struct sink *sink)
{
	struct perfetto_sink *s = sink_own(perfetto_sink, sink);
	int r = packets_new(&s->packets);

	if (r >= 0)
		r = later_new(sink, s->packets, &s->later);
	return r < 0 ? r : timeline_new(&ops, &s->sink);
}

const struct sink_ops sink_perfetto = {
	.name = "perfetto",
	.size = sizeof(struct perfetto_sink),
	.needs = TIMELINE_NEEDS,
	.shows_values = true,
	.open = perfetto_open,
	.start = timeline_start,
	.event = timeline_event,
	.settle = perfetto_settle,
	.work = perfetto_work,
	.finish = perfetto_finish,
	.lost = timeline_lost,
	.part = timeline_part,
	.done = perfetto_done,
};
