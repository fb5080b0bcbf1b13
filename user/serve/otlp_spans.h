// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * otlp_spans.h - slow calls of a state as a request of OTLP's traces: each is a span, whose resource is the process that has
 * made it.
 *
 * What receivers answer has the same form as for metrics: otlp_answer() reads it.
 */
#ifndef XB_SERVE_OTLP_SPANS_H
#define XB_SERVE_OTLP_SPANS_H

#include "base/strbuf.h"
#include "serve/otlp.h"
#include "serve/state.h"

#define OTLP_SPANS_PATH "/v1/traces" /* where a receiver takes them, below its URL */

/* Adds an ExportTraceServiceRequest of the calls from that number on (see state.slow_number). 0 or -ENOMEM. */
int otlp_spans_encode(struct strbuf *out, const struct state *s, uint64_t from,
		      const struct otlp_resource *r);

#endif
