// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* timeline_graph.h - inside sink/timeline: nodes of the task graph as slices, and its edges as flows between them. */
#ifndef XB_SINK_TIMELINE_GRAPH_H
#define XB_SINK_TIMELINE_GRAPH_H

#include "sink/timeline/timeline_tracks.h"

/* After each event: writes nodes if enough have come. 0 or -errno. */
int timeline_graph_event(struct timeline *t, struct strbuf *out);
/* Writes the rest. */
int timeline_graph_finish(struct timeline *t, struct strbuf *out);

#endif
