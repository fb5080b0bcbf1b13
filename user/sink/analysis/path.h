// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* path.h - inside sink/: the task graph in two sentences, for those who don't draw it. */
#ifndef XB_SINK_PATH_H
#define XB_SINK_PATH_H

#include "base/strbuf.h"
#include "model/graph/graph.h"

/* How many commands, queues and edges, then what the critical path is, each a line after indent. 0 or -ENOMEM. */
int path_add(struct strbuf *out, const struct graph *g, const char *indent);
/* What the graph lacks, a line each after indent; nothing when it lacks nothing. */
int path_add_missing(struct strbuf *out, const struct graph *g, const char *indent);

#endif
