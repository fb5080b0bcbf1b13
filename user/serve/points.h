// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * points.h - all metrics of a state, one after the other, each with its points: what every form in which they are sent or
 * served is made of. The metrics are those of schema.h and named.h.
 */
#ifndef XB_SERVE_POINTS_H
#define XB_SERVE_POINTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "serve/state.h"

/* POINTS_UPDOWN: a gauge whose values of several sources may be added up, for which OpenTelemetry has a name of its own. */
enum points_type { POINTS_COUNTER, POINTS_GAUGE, POINTS_HISTOGRAM, POINTS_INFO, POINTS_UPDOWN };

struct points_metric {
	const char *name; /* of Prometheus, without what samples add to it; "": it has none */
	enum points_type type;
	const char *unit;	 /* of Prometheus: "seconds", "bytes", "watts", "" and so on */
	const char *otlp, *ucum; /* OpenTelemetry's name ("": it has none) and unit */
	const char *help;
};

/* Shares are known in millionths; a point has billionths. */
#define POINTS_MILLIONTH 1000ull

struct points_label {
	const char *name, *value;
};

struct points_ops {
	/* The points that follow are those of this metric; it may have none. */
	void (*metric)(void *u, const struct points_metric *m);
	/* Of any type but a histogram. If points_are_fractions(), the value is in billionths of the unit. */
	void (*point)(void *u, const struct points_label labels[], size_t n, uint64_t value);
	/* Of a histogram: how long the calls of a row took. */
	void (*durations)(void *u, const struct points_label labels[], size_t n,
			  const struct state_row *r);
};

/* Seconds (given in ns), ratios, watts and degrees; all others are whole numbers. */
bool points_are_fractions(const struct points_metric *m);
/* In the order of schema.h, those of named.h among them. version: of xptibpf. */
void points_each(const struct state *s, const char *version, const struct points_ops *ops, void *u);

#endif
