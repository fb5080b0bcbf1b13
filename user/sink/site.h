// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* site.h - where a call was made, for people and as JSON. */
#ifndef XB_SINK_SITE_H
#define XB_SINK_SITE_H

#include "base/json.h"
#include "base/strbuf.h"
#include "decode/event.h"

#define SITE_NAME_TEXT 256u
#define SITE_NOT_TAKEN "stack not taken: the limit per second was reached, or there was no room"

/* A name for a frame in any case: its function's, or library and offset, or "?" where f is NULL. */
const char *site_frame_name(const struct event_frame *f, char text[SITE_NAME_TEXT]);

#define SITE_BEFORE "\n > " /* each of its lines */
/* Lines below the call's, each after a line break; nothing when no stack was asked for. */
void site_text(struct strbuf *out, const struct event_call *c);
/* Members of the call's object. */
void site_json(struct json *j, const struct event_call *c);

#endif
