// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* graph_json.c - the task graph for programs: an object a node, an edge, and one of it all. */
#include <errno.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "sink/graph/drawn.h"
#include "sink/host.h"

static void add_measured(struct json *j, const char *key, uint64_t count, uint64_t ns)
{
	if (!count) {
		json_null(j, key);
		return;
	}
	json_object(j, key);
	json_u64(j, "count", count);
	json_u64(j, "ns", ns);
	json_end_object(j);
}

static void add_queue(struct json *j, const struct drawn *d, uint32_t number)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const struct graph_queue *q = graph_queue(d->graph, number);

	if (!q) {
		json_null(j, "queue");
		return;
	}
	json_object(j, "queue");
	drawn_queue_name(q, &text);
	json_str(j, "object", strbuf_str(&text));
	json_str(j, "api", q->api);
	json_hex(j, "handle", q->handle);
	if (q->order == CAT_ORDER_UNKNOWN)
		json_null(j, "in_order");
	else
		json_bool(j, "in_order", q->order == CAT_ORDER_IN);
	json_bool(j, "batch", q->batch);
	json_str(j, "device", q->device);
	json_end_object(j);
}

static void add_identity(struct json *j, const struct graph_node *n)
{
	char uid[XPTI_UID_TEXT];

	if (!xpti_uid_known(&n->uid)) {
		json_null(j, "uid");
		json_null(j, "uid_instance");
		return;
	}
	xpti_uid_text(&n->uid, uid);
	json_str(j, "uid", uid);
	json_u64_if(j, "uid_instance", n->uid.instance, n->uid.instance);
}

static void add_apis(struct json *j, uint16_t apis)
{
	unsigned i;

	json_array(j, "apis");
	for (i = 0; i < 16; i++) {
		if (apis & 1u << i && catalog_api(i))
			json_str(j, NULL, catalog_api(i)->name);
	}
	json_end_array(j);
}

static void add_marks(struct json *j, const struct drawn_node *d)
{
	uint8_t f = d->n->flags;

	json_bool(j, "barrier", f & GRAPH_F_BARRIER);
	json_bool(j, "batched", f & GRAPH_F_BATCHED);
	json_bool(j, "edges_cut", f & GRAPH_F_EDGES_CUT);
	json_bool(j, "critical", d->critical);
}

static int add_node(struct strbuf *out, const struct drawn *d, const struct drawn_node *n)
{
	const struct graph_node *g = n->n;
	const struct graph_process *p = graph_process(d->graph, g->process);
	struct json j;

	json_line(&j, out, "graph_node");
	json_u64(&j, "id", n->id);
	json_u64(&j, "pid", p ? xb_id(p->tgid) : 0);
	host_json(&j, p ? p->host : NULL);
	json_u64(&j, "exec", p ? p->exec_count : 0);
	json_u64_if(&j, "tid", xb_id(g->tid), xb_id(g->tid));
	json_str(&j, "kind", drawn_kind(g->kind));
	names_json(&j, "name", "demangled", g->name, d->names);
	json_str(&j, "command", g->type);
	json_str(&j, "call", g->call);
	add_apis(&j, g->apis);
	add_identity(&j, g);
	json_str(&j, "file", g->file);
	json_u64_if(&j, "line", g->line, g->line);
	add_queue(&j, d, n->queue);
	if (g->object)
		json_hex(&j, "about", g->object);
	if (g->event)
		json_hex(&j, "event", g->event);
	json_u64(&j, "nodes", n->nodes);
	json_u64(&j, "instances", n->instances);
	add_measured(&j, g->kind == GRAPH_WAIT ? "waited" : "submission", n->timed, n->submit_ns);
	add_measured(&j, "execution", n->runs, n->exec_ns);
	json_u64_if(&j, "begin", g->begin, g->begin);
	json_u64_if(&j, "end", g->end, g->end);
	json_u64_if(&j, "done_by", g->done_by, g->done_by);
	json_u64_if(&j, "not_before", g->not_before, g->not_before);
	json_u64_if(&j, "not_after", g->not_after, g->not_after);
	add_marks(&j, n);
	return json_end_line(&j);
}

static int add_edge(struct strbuf *out, const struct drawn *d, const struct drawn_edge *e)
{
	struct json j;
	unsigned i;

	json_line(&j, out, "graph_edge");
	json_u64(&j, "from", d->nodes[e->from].id);
	json_u64(&j, "to", d->nodes[e->to].id);
	json_array(&j, "why");
	for (i = 0; i < GRAPH_WHYS; i++) {
		if (e->whys & 1u << i)
			json_str(&j, NULL, drawn_why(i));
	}
	json_end_array(&j);
	json_bool(&j, "uncertain", e->uncertain);
	json_bool(&j, "critical", e->critical);
	return json_end_line(&j);
}

static int add_all(struct strbuf *out, const struct drawn *d)
{
	static const char *const basis[] = { [PATH_NONE] = NULL,
					     [PATH_EXECUTION] = "execution",
					     [PATH_SUBMISSION] = "submission",
					     [PATH_MIXED] = "mixed" };
	const struct graph_totals *t = graph_totals(d->graph);
	struct json j;
	uint32_t i;

	json_line(&j, out, "graph");
	json_u64(&j, "nodes", d->nnodes);
	json_u64(&j, "edges", d->nedges);
	json_bool(&j, "collapsed", d->collapsed);
	json_object(&j, "critical_path");
	json_str(&j, "basis", basis[d->basis]);
	json_u64(&j, "ns", d->path_ns);
	json_array(&j, "nodes");
	for (i = 0; i < d->npath; i++)
		json_u64(&j, NULL, d->nodes[d->path[i]].id);
	json_end_array(&j);
	json_end_object(&j);
	json_u64(&j, "let_go", t->let_go);
	json_u64(&j, "let_go_edges", t->let_go_edges);
	json_u64(&j, "unresolved", t->unresolved);
	json_u64(&j, "unread", t->unread);
	json_u64(&j, "without_begin", t->ends);
	json_u64(&j, "without_end", t->cut);
	json_u64(&j, "unnamed", t->unnamed);
	json_u64(&j, "diagnostics", t->diagnostics);
	return json_end_line(&j);
}

static int finish(struct sink *s, struct model *m, struct strbuf *out)
{
	_cleanup_(drawn_done) struct drawn d = { .names = &s->names };
	int r = drawn_make(model_graph(m), s->opts.view & XPTIBPF_VIEW_COLLAPSE, &d);
	uint32_t i;

	for (i = 0; r >= 0 && i < d.nnodes; i++)
		r = add_node(out, &d, &d.nodes[i]);
	for (i = 0; r >= 0 && i < d.nedges; i++)
		r = add_edge(out, &d, &d.edges[i]);
	return r < 0 ? r : add_all(out, &d);
}

const struct sink_ops sink_graph_json = {
	.name = "graph-json",
	.lines = SINK_JSON_LINES,
	.needs = MODEL_GRAPH,
	.finish = finish,
	.lost = sink_lost_as_json,
};
