// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stream.h - inside sample/: a group of metrics that is sampled by time on a device, in the process that runs its driver.
 *
 * A driver is not believed: how much there is, of which types, and when it was, is checked here; what is not as the group's
 * metrics are is refused and counted.
 */
#ifndef XB_SAMPLE_STREAM_H
#define XB_SAMPLE_STREAM_H

#include <stdbool.h>

#include "sample/clock.h"
#include "sample/level_zero.h"
#include "sample/message.h"

/* A clock of the device, which a driver may tell wrongly. */
struct stream_clock {
	bool (*read)(const struct stream_clock *c, uint64_t *ret_cycles);
	const struct level_zero *lz;
	level_zero_handle handle;
	struct clock_rate rate; /* per_second 0: there is none */
	bool known;		/* last is */
	struct clock_moment last;
};
#define STREAM_CLOCKS 2u

struct stream {
	const struct level_zero *lz;
	level_zero_handle device, context, group, streamer;
	uint32_t number;	      /* 1, 2 ... */
	char label[SAMPLE_TEXT + 32]; /* "ze0:GROUP" */
	uint64_t period;	      /* ns, as the driver has it */
	uint32_t nmetrics;
	uint32_t types[SAMPLE_METRICS]; /* of the values */
	int timestamp;			/* which metric says when it was; -1: none */
	bool in_ns;			/* that metric; else in cycles */
	struct stream_clock clocks[STREAM_CLOCKS];
	unsigned clock; /* which of them is read */
	uint64_t opened, begun,
		last; /* ns: when it was opened, reports count from, it was read last */
};

/* A ze_result_t that is not success, and the function that returned it. */
struct stream_error {
	uint32_t result;
	const char *function;
};

/* Opens it; the rest of *s up to period is filled in. False: *e says why. */
bool stream_open(struct stream *s, uint64_t period_ns, struct stream_error *e);
/* Its next metric: which of them has the time is known by it. */
void stream_add_metric(struct stream *s, const struct level_zero_metric *m);
/* Reads and forgets what there is. Later reports count. */
bool stream_begin(struct stream *s, struct sample_counts *counts, struct stream_error *e);
/* Reads what there is, and calls fn with each report. */
bool stream_read(struct stream *s, struct sample_counts *counts,
		 void (*fn)(void *u, const struct sample_report *r), void *u,
		 struct stream_error *e);
void stream_close(struct stream *s);

#endif
