// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* graph_event.c - which event says what to the task graph: calls, XPTI's events, ends of processes and threads. */
#include "model/graph/graph_keep.h"

int graph_event(struct graph *g, const struct told *told, const struct event *e)
{
	g->of_call = 0;
	switch (e->type) {
	case EVENT_CALL:
		return graph_call(g, told, e);
	case EVENT_XPTI:
	case EVENT_XPTI_POINT:
		return graph_xpti(g, told, e);
	case EVENT_EXIT:
		keyed_drop(&g->threads,
			   keyed_find(&g->threads, &told->thread_id, sizeof(told->thread_id)));
		return 0;
	case EVENT_LOSS:
		graph_lost(g, (const struct xb_loss *)e->rec);
		return 0;
	default:
		return 0;
	}
}
