// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti.h - inside sink/: an XPTI event as JSON members or as text, the same for every sink.
 */
#ifndef XB_SINK_XPTI_H
#define XB_SINK_XPTI_H

#include "base/json.h"
#include "base/strbuf.h"
#include "decode/xpti.h"
#include "sink/value.h"

/* Members of the object that is open: stream, event, uid and so on (design: docs/json.md). view: of no call. */
void xpti_json(struct json *j, const struct event_xpti *e, const struct value_view *view);
/* How many of its values are shown as cut. */
uint64_t xpti_count_cut(const struct event_xpti *e, unsigned str_max);
/* The object that names an event: uid and uid_instance. */
void xpti_json_node(struct json *j, const char *key, const struct xb_xpti_uid *uid);
/* "sycl.debug node_create add_kernel (main.cpp:12:5) [3f..#1] data key=value ..." */
void xpti_text(struct strbuf *out, const struct event_xpti *e, const struct value_view *view);

#endif
