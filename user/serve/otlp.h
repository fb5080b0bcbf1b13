// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * otlp.h - a state as a request of OTLP's metrics, and what receivers answer to it. The metrics are those of points.h that
 * have a name of OpenTelemetry.
 *
 * All sums are cumulative, from the time when counting began. Durations are exponential histograms of scale 0 in
 * nanoseconds: its buckets are the powers of two in which the kernel side counts. (In seconds no bucket would be one.)
 */
#ifndef XB_SERVE_OTLP_H
#define XB_SERVE_OTLP_H

#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "serve/state.h"

#define OTLP_PATH "/v1/metrics" /* where a receiver takes them, below its URL */

/* Who sends: attributes of the resource. Those that are empty are left out. */
struct otlp_resource {
	const char *version; /* of xptibpf */
	char host[256];	     /* host.name */
	char id[64];	     /* host.id: what /etc/machine-id says */
};

/* Reads them from this machine. */
void otlp_resource(const char *version, struct otlp_resource *ret);
/* The attributes as "key=value", with spaces between them. */
void otlp_say_resource(struct strbuf *out, const struct otlp_resource *r);
/* Adds an ExportMetricsServiceRequest. 0 or -ENOMEM. */
int otlp_encode(struct strbuf *out, const struct state *s, const struct otlp_resource *r);
/*
 * Reads an ExportMetricsServiceResponse: how many points were refused, although the rest was taken, and the receiver's
 * reason (at most size bytes with the NUL; "" for none; not to be trusted). -EPROTO: it is none.
 */
int otlp_answer(const void *body, size_t len, uint64_t *ret_rejected, char *ret_why, size_t size);

#endif
