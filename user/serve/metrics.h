// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* metrics.h - a state as Prometheus' text or OpenMetrics, and as JSON. The metrics are those of points.h. */
#ifndef XB_SERVE_METRICS_H
#define XB_SERVE_METRICS_H

#include <stdbool.h>

#include "base/strbuf.h"
#include "serve/state.h"

#define METRICS_TEXT "text/plain; version=0.0.4; charset=utf-8"
#define METRICS_OPEN "application/openmetrics-text; version=1.0.0; charset=utf-8"

/* Whether an Accept header (NULL: none) would rather have OpenMetrics than text. */
bool metrics_wants_open(const char *accept);
/* version: of xptibpf. */
void metrics_write(struct strbuf *out, const struct state *s, const char *version, bool open);
/* An object on a line of its own. */
void metrics_status(struct strbuf *out, const struct state *s, const char *version);
/* Adds the value of a label, with what must be escaped in it, and U+FFFD for bytes that are no UTF-8. */
void metrics_add_label(struct strbuf *out, const char *value);

#endif
