// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * graph_dot.c - the task graph in Graphviz' language: a cluster for each queue, boxes for commands, rounded boxes for
 * the host's work, and the critical path in bold red. To write a million nodes in seconds, text is copied instead of
 * formatted where possible.
 */
#include <errno.h>
#include <string.h>

#include "base/cleanup.h"
#include "sink/graph/drawn.h"
#include "sink/host.h"

static const char *shape(uint8_t kind)
{
	switch (kind) {
	case GRAPH_DEVICE:
		return "";
	case GRAPH_HOST:
		return ",style=rounded";
	case GRAPH_WAIT:
		return ",style=\"rounded,dashed\"";
	default:
		return ",style=dotted";
	}
}

static const char *style(uint8_t whys)
{
	if (whys & (1u << GRAPH_BY_EVENT | 1u << GRAPH_BY_DATA))
		return "";
	if (whys & 1u << GRAPH_BY_HOST)
		return "style=dotted";
	return "style=dashed"; /* the queue's order, barriers, lists */
}

/* What stands in quotes: escaped for people first, whose backslashes Graphviz would take for its own. */
static void add_quoted(struct strbuf *out, const struct strbuf *text)
{
	_cleanup_(strbuf_done) struct strbuf safe = STRBUF_INIT;
	const char *s = strbuf_str(text);
	size_t i, plain = 0;

	for (i = 0; i < text->len && (s[i] >= 0x20 && s[i] < 0x7f && s[i] != '"' && s[i] != '\\');
	     i++)
		;
	if (i == text->len) {
		strbuf_add(out, s, text->len);
		return;
	}
	strbuf_add_escaped(&safe, s, text->len, '\0');
	s = strbuf_str(&safe);
	for (i = 0; i < safe.len; i++) {
		if (s[i] != '"' && s[i] != '\\')
			continue;
		strbuf_add(out, s + plain, i - plain);
		strbuf_addc(out, '\\');
		plain = i;
	}
	strbuf_add(out, s + plain, safe.len - plain);
}

static void add_node(struct strbuf *out, const struct drawn *d, const struct drawn_node *n,
		     struct strbuf *text)
{
	strbuf_adds(out, "  n");
	strbuf_add_u64(out, n->id);
	strbuf_adds(out, " [label=\"");
	strbuf_reset(text);
	drawn_title(d, n, NAMES_LINE, text);
	add_quoted(out, text);
	strbuf_reset(text);
	drawn_place(n, false, text);
	if (text->len)
		strbuf_adds(out, "\\n");
	add_quoted(out, text);
	strbuf_adds(out, "\\n");
	strbuf_reset(text);
	drawn_times(n, text);
	add_quoted(out, text);
	strbuf_addc(out, '"');
	strbuf_adds(out, shape(n->n->kind));
	if (n->critical)
		strbuf_adds(out, ",color=red,penwidth=2");
	strbuf_adds(out, "];\n");
}

static void add_edge(struct strbuf *out, const struct drawn *d, const struct drawn_edge *e)
{
	const char *how = style(e->whys);

	strbuf_adds(out, "  n");
	strbuf_add_u64(out, d->nodes[e->from].id);
	strbuf_adds(out, " -> n");
	strbuf_add_u64(out, d->nodes[e->to].id);
	if (*how || e->critical || e->uncertain) {
		strbuf_adds(out, " [");
		strbuf_adds(out, how);
		if (e->uncertain)
			strbuf_adds(out, *how ? ",label=\"?\"" : "label=\"?\"");
		if (e->critical)
			strbuf_adds(out, *how || e->uncertain ? ",color=red,penwidth=2"
							      : "color=red,penwidth=2");
		strbuf_addc(out, ']');
	}
	strbuf_adds(out, ";\n");
}

/* Of a cluster: the queue, or the host for what has none. */
static void open_cluster(struct strbuf *out, const struct drawn *d, const struct drawn_node *n,
			 struct strbuf *text)
{
	const struct graph_process *p = graph_process(d->graph, n->n->process);

	strbuf_addf(out, " subgraph cluster_%u_%u {\n  label=\"", n->n->process, n->queue);
	strbuf_reset(text);
	if (n->queue)
		drawn_queue_title(d, n->queue, text);
	else
		strbuf_adds(text, "host");
	if (p) {
		strbuf_addf(text, ", %.*s %u", (int)strnlen(p->comm, sizeof(p->comm)), p->comm,
			    xb_id(p->tgid));
		host_add(text, p->host);
	}
	add_quoted(out, text);
	strbuf_adds(out, "\";\n");
}

int graph_dot_write(const struct graph *g, bool collapse, struct names *names, struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	_cleanup_(drawn_done) struct drawn d = { .names = names };
	int r = drawn_make(g, collapse, &d);
	const struct drawn_node *n, *last = NULL;
	uint32_t i;

	if (r < 0)
		return r;
	strbuf_adds(out, "digraph tasks {\n node [shape=box,fontsize=10];\n");
	for (i = 0; i < d.nnodes; i++) {
		n = &d.nodes[i];
		if (!last || last->n->process != n->n->process || last->queue != n->queue) {
			if (last)
				strbuf_adds(out, " }\n");
			open_cluster(out, &d, n, &text);
		}
		add_node(out, &d, n, &text);
		last = n;
	}
	if (last)
		strbuf_adds(out, " }\n");
	for (i = 0; i < d.nedges; i++)
		add_edge(out, &d, &d.edges[i]);
	strbuf_adds(out, " labelloc=t;\n label=\"");
	drawn_path_title(&d, out);
	strbuf_reset(&text);
	drawn_missing(&d, &text);
	for (i = 0; i < text.len; i++) {
		if (text.buf[i] == '\n')
			text.buf[i] = ';';
	}
	strbuf_adds(out, "\\n");
	add_quoted(out, &text);
	return strbuf_failed(out) || strbuf_failed(&text) ? -ENOMEM : 0;
}

static int dot_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	return graph_dot_write(model_graph(m), s->opts.view & XPTIBPF_VIEW_COLLAPSE, &s->names,
			       out);
}

/* The graph's label is open, so that no picture is without it. */
static int dot_lost(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	drawn_lost(s, counters, &text);
	strbuf_adds(out, "\\n");
	add_quoted(out, &text);
	strbuf_adds(out, "\";\n}\n");
	return strbuf_failed(out) ? -ENOMEM : 0;
}

const struct sink_ops sink_graph_dot = {
	.name = "graph-dot",
	.needs = MODEL_GRAPH,
	.finish = dot_finish,
	.lost = dot_lost,
};
