// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* runs.c - see runs.h. */
#include "sink/graph/runs.h"

#include <errno.h>

#include "model/model.h"
#include "model/role_args.h"
#include "sink/graph/drawn.h"

#define SHOWN_MAX 32768u

/* The run of a node that was shown last: every layer that is asked for its times tells them. */
struct shown {
	struct keyed_row row;
	uint64_t node, end;
};

struct queue_clock {
	struct keyed_row row;
	struct queue_key key;
	uint64_t offset; /* RUNS_PLACED: what is added to the device's times */
	int clock;	 /* enum runs_clock */
};

void runs_init(struct runs *r)
{
	r->shown = (struct keyed){ .size = sizeof(struct shown), .max = SHOWN_MAX };
	r->queues = (struct keyed){ .size = sizeof(struct queue_clock), .max = RUNS_QUEUES_MAX };
}

void runs_done(struct runs *r)
{
	keyed_clear(&r->shown);
	keyed_clear(&r->queues);
}

void runs_learn_clock(struct runs *r, const struct xb_def_clock *c)
{
	r->to_real = c->realtime - c->h.ts;
	r->to_boot = c->boottime - c->h.ts;
}

static uint64_t clock_shift(const struct runs *r, const struct queue_clock *q)
{
	switch (q->clock) {
	case RUNS_MONO:
		return 0;
	case RUNS_BOOT:
		return -r->to_boot;
	case RUNS_REAL:
		return -r->to_real;
	default:
		return q->offset;
	}
}

/* Device times plus this are ours. c has run after it was submitted and before now. */
static uint64_t find_shift(const struct runs *r, struct queue_clock *q, const struct command *c,
			   uint64_t now)
{
	uint64_t shift;

	for (; q->clock < RUNS_PLACED; q->clock++) {
		shift = clock_shift(r, q);
		if (c->begin + shift >= c->ts && c->end + shift <= now &&
		    c->begin + shift <= c->end + shift)
			return shift;
	}
	/* Differences, for both may be anything. */
	if (!q->offset || (int64_t)(c->ts - c->begin - q->offset) > 0)
		q->offset = c->ts - c->begin;
	return q->offset;
}

/* The queue that the graph has c on, which is the outermost layer's; else c's own. */
static struct queue_key find_queue(const struct graph *g, const struct command *c, uint32_t tgid)
{
	const struct graph_node *n = graph_at(g, graph_of_call(g));
	const struct graph_queue *q = n ? graph_queue(g, n->queue) : NULL;

	if (q)
		return (struct queue_key){ q->handle, tgid, q->number };
	if (c->has_queue)
		return (struct queue_key){ c->queue, tgid, c->queue_number };
	return (struct queue_key){ QUEUE_UNKNOWN, tgid, 0 };
}

/* Layers are asked for the same run, one by the other, the innermost first. 1: it was shown already. */
static int shown_before(struct runs *r, const struct graph *g, const struct event_call *call,
			const struct command *c)
{
	uint64_t node = graph_of_call(g);
	struct shown *s;

	if (!node)
		return 0;
	/* In ticks: the layer around it has them in ns. */
	if (!c->ended && call->rec->depth)
		return 1;
	s = keyed_get(&r->shown, &node, sizeof(node));
	if (!s)
		return -ENOMEM;
	if (s->end == c->end && c->ended)
		return 1;
	s->end = c->end;
	return 0;
}

int runs_take(struct runs *r, const struct graph *g, struct commands *cs,
	      const struct event_call *call, const struct command *c, struct run *ret)
{
	const struct who *who = whos_at(commands_whos(cs), c->who);
	const struct cat_api *api = catalog_api(c->api);
	struct queue_clock *q;
	int before;

	if (!who)
		return 0;
	before = shown_before(r, g, call, c);
	if (before)
		return before < 0 ? before : 0;
	ret->queue = find_queue(g, c, who->tgid);
	q = keyed_get(&r->queues, &ret->queue, sizeof(ret->queue));
	if (!q)
		return -ENOMEM;
	ret->command = c;
	ret->api = api ? api->name : NULL;
	ret->ts = c->begin + find_shift(r, q, c, call_end(call));
	ret->clock = q->clock;
	return 1;
}

/* Of the graph, which knows more of it; NULL: it has none. */
static const struct graph_queue *queue_of_graph(const struct graph *g, const struct queue_key *key)
{
	const struct graph_process *p;
	const struct graph_queue *q;
	uint32_t i;

	for (i = 1; i <= RUNS_QUEUES_MAX; i++) {
		q = g ? graph_queue(g, i) : NULL;
		p = q ? graph_process(g, q->process) : NULL;
		if (p && p->tgid == key->tgid && q->handle == key->handle &&
		    q->number == key->number)
			return q;
	}
	return NULL;
}

void runs_queue_name(const struct graph *graph, const struct queue_key *key, const char *api,
		     struct strbuf *out)
{
	const struct graph_queue *g = queue_of_graph(graph, key);

	if (key->handle == QUEUE_HOST) {
		strbuf_adds(out, "on the host only");
		return;
	}
	if (g && g->api)
		api = g->api;
	if (api)
		strbuf_addf(out, "%s ", api);
	if (g)
		drawn_queue_name(g, out);
	else if (key->handle == QUEUE_UNKNOWN)
		strbuf_adds(out, "no queue");
	else
		strbuf_addf(out, key->number ? "queue#%u" : "queue#?", key->number);
	if (g && g->device)
		strbuf_addf(out, " on %s", g->device);
}
