// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* graph_text.c - the task graph for a terminal: by queue, each command with those after which it comes. */
#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "sink/colour.h"
#include "sink/fit.h"
#include "sink/graph/drawn.h"
#include "sink/host.h"

#define BEHIND_MAX 8u /* edges shown of a node */

static void add_escaped(struct strbuf *out, const struct strbuf *text)
{
	strbuf_add_escaped(out, strbuf_str(text), text->len, '\0');
}

static void add_whys(struct strbuf *out, uint8_t whys)
{
	bool any = false;
	unsigned i;

	for (i = 0; i < GRAPH_WHYS; i++) {
		if (!(whys & 1u << i))
			continue;
		strbuf_addf(out, "%s%s", any ? "+" : "", drawn_why(i));
		any = true;
	}
}

/* *at: the first edge that is not to a node before i. */
static void add_behind(struct strbuf *out, const struct drawn *d, const uint32_t *start, uint32_t i)
{
	uint32_t k;

	for (k = start[i]; k < start[i + 1] && k - start[i] < BEHIND_MAX; k++) {
		strbuf_addf(out, "%s n%llu ", k == start[i] ? "  after" : ",",
			    (unsigned long long)d->nodes[d->edges[k].from].id);
		add_whys(out, d->edges[k].whys);
		if (d->edges[k].uncertain)
			strbuf_addc(out, '?');
	}
	if (k < start[i + 1])
		strbuf_addf(out, " and %u more", start[i + 1] - k);
	if (d->nodes[i].n->flags & GRAPH_F_EDGES_CUT)
		strbuf_adds(out, k > start[i] ? " and others that are not known"
					      : "  after commands that are not known");
}

static void add_node(struct strbuf *out, const struct drawn *d, const uint32_t *start, uint32_t i)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const struct drawn_node *n = &d->nodes[i];

	strbuf_addf(out, "  %c n%-5llu ", n->critical ? '*' : ' ', (unsigned long long)n->id);
	drawn_title(d, n, 0, &text);
	fit_add_name(out, strbuf_str(&text));
	strbuf_reset(&text);
	drawn_place(n, true, &text);
	if (text.len)
		strbuf_addc(out, ' ');
	fit_add_text(out, strbuf_str(&text));
	strbuf_adds(out, ": ");
	strbuf_reset(&text);
	drawn_times(n, &text);
	add_escaped(out, &text);
	add_behind(out, d, start, i);
	strbuf_addc(out, '\n');
}

static void add_process(struct strbuf *out, const struct drawn *d, uint32_t process)
{
	const struct graph_process *p = graph_process(d->graph, process);

	colour_add(out, C_TITLE);
	strbuf_addf(out, "process %u ", p ? xb_id(p->tgid) : 0);
	if (p) {
		strbuf_add_escaped(out, p->comm, strnlen(p->comm, sizeof(p->comm)), '\0');
		host_add(out, p->host);
	}
	colour_add(out, C_END);
	strbuf_addc(out, '\n');
}

static void add_cluster(struct strbuf *out, const struct drawn *d, const uint32_t *start,
			uint32_t from, uint32_t to)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	uint32_t i, n = 0;

	for (i = from; i < to; i++)
		n += !drawn_on_host(d->nodes[i].n);
	if (!n)
		return;
	drawn_queue_title(d, d->nodes[from].queue, &text);
	strbuf_addc(out, ' ');
	add_escaped(out, &text);
	strbuf_addf(out, ": %u %s\n", n, n == 1 ? "command" : "commands");
	for (i = from; i < to; i++) {
		if (!drawn_on_host(d->nodes[i].n))
			add_node(out, d, start, i);
	}
}

/* What is on no queue: either the host's own, or not seen, so that nobody knows where it ran. */
static void add_others(struct strbuf *out, const struct drawn *d, const uint32_t *start,
		       uint32_t from, uint32_t to, bool unseen)
{
	bool head = false;
	uint32_t i;

	for (i = from; i < to; i++) {
		const struct graph_node *n = d->nodes[i].n;

		if (!drawn_on_host(n) || drawn_is_unseen(n) != unseen)
			continue;
		if (!head)
			strbuf_adds(out, unseen ? " not seen, but others come after them\n"
						: " on the host only\n");
		head = true;
		add_node(out, d, start, i);
	}
}

static void add_path(struct strbuf *out, const struct drawn *d)
{
	uint32_t i;

	drawn_path_title(d, out);
	strbuf_addc(out, '\n');
	for (i = 0; i < d->npath; i++) {
		if (i && i % 12 == 0)
			strbuf_adds(out, "\n");
		strbuf_addf(out, "%s n%llu", i ? " ->" : " ",
			    (unsigned long long)d->nodes[d->path[i]].id);
	}
	if (d->npath)
		strbuf_addc(out, '\n');
}

static int write_all(struct strbuf *out, const struct drawn *d)
{
	_cleanup_free_ uint32_t *start = calloc((size_t)d->nnodes + 2, sizeof(*start));
	uint32_t i, k, end;

	if (!start)
		return -ENOMEM;
	for (i = 0; i < d->nedges; i++)
		start[d->edges[i].to + 1]++;
	for (i = 0; i < d->nnodes; i++)
		start[i + 1] += start[i];
	for (i = 0; i < d->nnodes; i = end) {
		uint32_t process = d->nodes[i].n->process;

		for (end = i; end < d->nnodes && d->nodes[end].n->process == process; end++)
			;
		add_process(out, d, process);
		for (k = i; k < end;) {
			uint32_t next = k;

			while (next < end && d->nodes[next].queue == d->nodes[k].queue)
				next++;
			add_cluster(out, d, start, k, next);
			k = next;
		}
		add_others(out, d, start, i, end, false);
		add_others(out, d, start, i, end, true);
	}
	return 0;
}

static int text_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	_cleanup_(drawn_done) struct drawn d = { .names = &s->names };
	int r = drawn_make(model_graph(m), s->opts.view & XPTIBPF_VIEW_COLLAPSE, &d);

	if (r >= 0)
		r = write_all(out, &d);
	if (r < 0)
		return r;
	add_path(out, &d);
	strbuf_addf(out, "%u nodes, %u edges\n", d.nnodes, d.nedges);
	drawn_missing(&d, out);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_graph_text = {
	.name = "graph-text",
	.lines = SINK_FOR_PEOPLE,
	.needs = MODEL_GRAPH,
	.finish = text_finish,
	.lost = sink_lost_for_people,
};
