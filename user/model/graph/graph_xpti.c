// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * graph_xpti.c - the task graph from XPTI's events: nodes, edges, submissions, signals, waits. graph_keep.c explains
 * what is made of them.
 */
#include <errno.h>
#include <string.h>

#include "model/graph/graph_keep.h"
#include "model/graph/points.h"

static const struct value *metadata(const struct event_xpti *x, const char *key)
{
	uint32_t i;

	for (i = 0; i < x->nmetadata; i++) {
		const char *k = x->metadata[i].key;

		if (k && k[0] == key[0] && !strcmp(k, key))
			return &x->metadata[i];
	}
	return NULL;
}

static uint64_t metadata_number(const struct event_xpti *x, const char *key)
{
	const struct value *v = metadata(x, key);

	return v && (v->kind <= VALUE_BOOL || v->kind == VALUE_HANDLE || v->kind == VALUE_PTR)
		       ? v->u
		       : 0;
}

static bool is_text(const struct value *v)
{
	return v && v->kind == VALUE_STRING && v->str && v->len &&
	       !(v->flags & (VALUE_F_FAULT | VALUE_F_NULL));
}

/*
 * Many names end in the address of what they are about, in brackets and hex. Apart from it they are
 * few, and the same for all of a kind. *len: without it.
 */
static uint64_t name_object(const char *s, size_t *len)
{
	size_t i = *len;
	uint64_t v = 0, digit;
	unsigned shift = 0;

	if (!i || s[i - 1] != ']')
		return 0;
	for (i--; i && s[i - 1] != '[' && shift < 64; i--, shift += 4) {
		char c = s[i - 1];

		if (c >= '0' && c <= '9')
			digit = (uint64_t)(c - '0');
		else if (c >= 'a' && c <= 'f')
			digit = (uint64_t)(c - 'a') + 10;
		else if (c == 'x' && i >= 3 && s[i - 2] == '0' && s[i - 3] == '[')
			digit = 0;
		else
			return 0;
		v |= digit << shift;
	}
	if (i < 1 || s[i - 1] != '[' || i + 1 == *len)
		return 0;
	*len = i - 1;
	return v;
}

static bool begins(const struct value *v, const char *prefix)
{
	size_t n = strlen(prefix);

	return is_text(v) && v->len >= n && !memcmp(v->str, prefix, n);
}

static bool equals(const struct value *v, const char *text)
{
	return is_text(v) && v->len == strlen(text) && !memcmp(v->str, text, v->len);
}

/* The queue that an event's own data names, not merely the last that its thread used. */
static struct queue *xpti_queue(struct graph *g, struct process *p, const struct event_xpti *x,
				bool stash)
{
	const struct value *order = metadata(x, "is_inorder"), *name;
	struct key k = { .process = p->id, .space = SPACE_XPTI };
	uint64_t handle = metadata_number(x, "queue_handle"), of = 0;
	struct queue *q, *other;
	bool unsure;

	k.number = (uint32_t)metadata_number(x, "queue_id");
	if (!k.number && stash && x->has_stash && x->stash.key && !strcmp(x->stash.key, "queue_id"))
		k.number = (uint32_t)x->rec->stash;
	q = k.number ? graph_queue_get(g, p, &k) : NULL;
	if (!q)
		return NULL;
	q->pub.word = "queue";
	q->pub.api = "xpti";
	if (order && order->kind <= VALUE_BOOL)
		q->pub.order = order->u ? CAT_ORDER_IN : CAT_ORDER_OUT;
	name = metadata(x, "sycl_device_name");
	if (handle && is_text(name))
		q->pub.device = graph_intern(g, name->str, name->len);
	if (!handle || q->pub.handle == handle)
		return q;
	q->pub.handle = handle;
	k = (struct key){ .process = p->id, .space = SPACE_QUEUE, .handle = handle };
	other = graph_find_event(g, &k, &of, &unsure) ? graph_queue_at(g, (uint32_t)of) : NULL;
	/* Its place may be another queue's by now. */
	if (other && other != q && other->key.process == p->id && other->key.handle == handle)
		other->pub.same = graph_queue_number(g, q);
	return q;
}

/* Is it the device's, by what XPTI says of it? */
static enum graph_kind xpti_kind(const struct event_xpti *x)
{
	const struct value *type = metadata(x, "sycl_device_type");

	if (begins(&x->data, "memory_transfer_node"))
		return GRAPH_DEVICE;
	if (begins(&x->data, "command_group_node"))
		return equals(type, "HOST") ? GRAPH_HOST : GRAPH_DEVICE;
	return GRAPH_HOST;
}

static void set_name(struct graph *g, struct graph_node *n, const struct value *v)
{
	static const char typeinfo[] = "typeinfo name for ";
	const char *s = v->str;
	size_t len = v->len;
	uint64_t object;

	if (begins(v, typeinfo)) {
		s += sizeof(typeinfo) - 1;
		len -= sizeof(typeinfo) - 1;
	}
	object = name_object(s, &len);
	if (object)
		n->object = object;
	n->name = graph_intern(g, s, len);
}

static void xpti_describe(struct graph *g, struct graph_node *n, const struct event_xpti *x)
{
	const struct value *kernel = metadata(x, "kernel_name");

	if (is_text(kernel))
		set_name(g, n, kernel);
	else if (is_text(&x->name))
		set_name(g, n, &x->name);
	if (xpti_has_place(x))
		n->file = graph_intern(g, x->file.str, x->file.len);
	if (x->has_line && n->file) {
		n->line = x->rec->line;
		n->column = x->rec->column;
	}
}

static void on_node(struct graph *g, struct process *p, const struct event_xpti *x, uint64_t now)
{
	struct graph_node *n = graph_node_of_uid(g, p, &x->rec->uid, now);
	struct queue *q;
	uint64_t command;
	bool unsure;

	xpti_describe(g, n, x);
	if (is_text(&x->data))
		n->type = graph_intern(g, x->data.str, x->data.len);
	if (begins(&x->name, "virtual_node[")) {
		n->kind = GRAPH_EVENT;
		command = graph_find_handle(g, p, n->object, &unsure);
		if (command && unsure)
			n->flags |= GRAPH_F_UNSURE;
		if (command)
			graph_become(g, n->id, command);
		return;
	}
	if (n->kind != GRAPH_DEVICE)
		n->kind = (uint8_t)xpti_kind(x);
	q = xpti_queue(g, p, x, true);
	if (q && !n->queue)
		graph_set_queue(g, n, graph_queue_number(g, q));
}

/* A node that only an edge names has the name of its trace point, if that is older than the trace. */
static void name_unseen(struct graph *g, const struct process *p, struct graph_node *n)
{
	const struct point *t;

	if (!g->points || n->kind != GRAPH_UNSEEN || n->name)
		return;
	t = points_find(g->points, p->id, &n->uid);
	if (!t)
		return;
	if (t->name)
		set_name(g, n,
			 &(struct value){ .kind = VALUE_STRING,
					  .str = t->name,
					  .len = (uint32_t)strlen(t->name) });
	n->file = graph_intern_text(g, t->file);
	if (n->file) {
		n->line = t->line;
		n->column = t->column;
	}
}

static int on_point(struct graph *g, const struct process *p, const struct event_xpti *x)
{
	int r = g->points ? 0 : points_new(&g->points);
	struct graph_node *n;

	if (r >= 0)
		r = points_add(g->points, p->id, x);
	if (r < 0)
		return r;
	n = x->has_event ? graph_find_uid(g, p, &x->rec->uid) : NULL;
	if (n)
		name_unseen(g, p, n);
	return 0;
}

static int on_edge(struct graph *g, struct process *p, const struct event_xpti *x, uint64_t now)
{
	struct graph_node *n;
	uint64_t from;
	bool unsure;

	if (!x->has_edge || !xpti_uid_known(&x->rec->source) || !xpti_uid_known(&x->rec->target)) {
		g->totals.unresolved++;
		return 0;
	}
	n = graph_node_of_uid(g, p, &x->rec->source, now);
	from = n->id;
	unsure = n->flags & GRAPH_F_UNSURE;
	name_unseen(g, p, n);
	n = graph_node_of_uid(g, p, &x->rec->target, now);
	unsure |= n->flags & GRAPH_F_UNSURE;
	name_unseen(g, p, n);
	return graph_link_nodes(g, from, n->id, GRAPH_BY_DATA, unsure, false);
}

static int on_task_begin(struct graph *g, struct process *p, struct thread *t,
			 const struct event_xpti *x, uint64_t now)
{
	struct graph_node *n = graph_node_of_uid(g, p, &x->rec->uid, now);
	struct queue *q = xpti_queue(g, p, x, false);
	uint64_t id = n->id;
	int r;

	if (n->kind == GRAPH_UNSEEN) {
		xpti_describe(g, n, x);
		if (is_text(&x->data))
			n->type = graph_intern(g, x->data.str, x->data.len);
		n->kind = (uint8_t)xpti_kind(x);
	}
	if (q)
		graph_set_queue(g, n, graph_queue_number(g, q));
	n->instances++;
	n->begin = now;
	n->end = 0;
	n->tid = x->rec->h.tid;
	n->flags |= GRAPH_F_TASK;
	if (t->ntasks == TASKS) {
		g->totals.cut++;
		memmove(t->tasks, t->tasks + 1, (TASKS - 1) * sizeof(*t->tasks));
		t->ntasks--;
		g->ntasks--;
	}
	g->ntasks++;
	t->tasks[t->ntasks++] =
		(struct task){ .node = id, .instance = x->rec->instance, .begin = now };
	t->nfresh = 0;
	t->enqueued = 0;
	r = graph_behind_host(g, t, id);
	q = graph_queue_at(g, n->queue);
	if (r < 0 || !q || q->pub.order != CAT_ORDER_IN || n->kind != GRAPH_DEVICE)
		return r;
	if (q->last && q->last != id)
		r = graph_link_nodes(g, q->last, id, GRAPH_BY_QUEUE, false, false);
	q->last = id;
	return r;
}

/* Its begin was not heard, as XPTI began to speak in the middle of it: its call has just been made. */
static void join_last_call(struct graph *g, const struct thread *t, struct graph_node *n)
{
	struct graph_node *c = graph_get(g, graph_root(g, t->enqueued));

	if (!c || c == n || n->kind != GRAPH_DEVICE || n->flags & GRAPH_F_JOINED ||
	    xpti_uid_known(&c->uid))
		return;
	graph_become(g, c->id, n->id);
	n->flags |= GRAPH_F_JOINED;
}

static void on_task_end(struct graph *g, struct process *p, struct thread *t,
			const struct event_xpti *x, uint64_t now)
{
	struct graph_node *n = graph_node_of_uid(g, p, &x->rec->uid, now);
	unsigned i;

	for (i = t->ntasks; i > 0; i--) {
		if (t->tasks[i - 1].node == n->id && t->tasks[i - 1].instance == x->rec->instance)
			break;
	}
	n->end = now;
	t->nfresh = 0;
	if (!i) {
		n->flags |= GRAPH_F_NO_BEGIN;
		n->instances++;
		g->totals.ends++;
		if (n->kind == GRAPH_UNSEEN) {
			xpti_describe(g, n, x);
			n->kind = (uint8_t)xpti_kind(x);
		}
		join_last_call(g, t, n);
		t->enqueued = 0;
		return;
	}
	t->enqueued = 0;
	g->totals.cut += t->ntasks - i;
	if (now >= t->tasks[i - 1].begin) {
		n->submit_ns += now - t->tasks[i - 1].begin;
		n->timed++;
	}
	g->ntasks -= t->ntasks - (i - 1);
	t->ntasks = i - 1;
	/* Who makes a host accessor goes on when it is there. */
	if (n->kind == GRAPH_HOST && n->type && !strncmp(n->type, "host_acc", 8) && n->nin)
		t->last_wait = n->id;
}

static void on_signal(struct graph *g, struct process *p, const struct event_xpti *x, uint64_t now)
{
	struct graph_node *n = graph_node_of_uid(g, p, &x->rec->uid, now), *c;
	uint64_t handle = x->data.kind == VALUE_HANDLE ? x->data.u : x->rec->user_data, call = 0;
	struct key k = { .process = p->id, .handle = handle, .space = SPACE_HANDLE };
	bool unsure;

	if (n->kind == GRAPH_UNSEEN)
		xpti_describe(g, n, x);
	if (!handle)
		return;
	n->kind = GRAPH_DEVICE;
	n->event = handle;
	n->flags |= GRAPH_F_SIGNAL;
	/* Its task's begin may have been lost, so that its call stands alone. */
	c = graph_find_event(g, &k, &call, &unsure) ? graph_get(g, graph_root(g, call)) : NULL;
	if (c && c != n && !unsure && !xpti_uid_known(&c->uid) && !(n->flags & GRAPH_F_JOINED)) {
		graph_become(g, c->id, n->id);
		n->flags |= GRAPH_F_JOINED;
	}
	k.space = SPACE_XPTI;
	graph_bind_event(g, &k, n->id, 0);
}

static void on_wait_begin(struct thread *t, const struct event_xpti *x, uint64_t now)
{
	if (t->nwaits == WAITS) {
		memmove(t->waits, t->waits + 1, (WAITS - 1) * sizeof(*t->waits));
		t->nwaits--;
	}
	t->waits[t->nwaits++] = (struct wait){ .instance = x->rec->instance, .begin = now };
}

/* What XPTI's wait is for: an event by its handle, or the command that the notification is about. */
static int xpti_waited(struct graph *g, struct process *p, const struct event_xpti *x)
{
	size_t len = x->data.len;
	uint64_t handle = 0, id = 0;
	bool unsure = false;
	struct graph_node *n;

	g->nwaited = 0;
	if (!begins(&x->data, "event.wait["))
		return 0;
	handle = name_object(x->data.str, &len);
	if (handle) {
		id = graph_find_handle(g, p, handle, &unsure);
		if (!id)
			g->totals.unresolved++;
		return graph_waited_add(g, id, unsure);
	}
	n = graph_find_uid(g, p, &x->rec->uid);
	return n && (n->kind == GRAPH_DEVICE || n->kind == GRAPH_HOST) && n->instances
		       ? graph_waited_add(g, n->id, false)
		       : 0;
}

static int on_wait_end(struct graph *g, struct process *p, struct thread *t,
		       const struct event_xpti *x, uint64_t now)
{
	struct graph_node *n;
	uint64_t inner, begin, id;
	unsigned i;
	int r;

	for (i = t->nwaits; i > 0 && t->waits[i - 1].instance != x->rec->instance; i--)
		;
	if (!i)
		return 0;
	t->nwaits = i - 1;
	inner = graph_root(g, t->waits[i - 1].inner);
	begin = t->waits[i - 1].begin;
	r = xpti_waited(g, p, x);
	if (r < 0 || (!g->nwaited && !inner))
		return r;
	graph_waited_done(g, now);
	n = graph_get(g, t->last_wait);
	if (!inner && graph_same_wait(g, n)) {
		n->instances++;
		n->timed++;
		n->submit_ns += now - begin;
		return 0;
	}
	n = graph_get(g, inner);
	if (!n || n->kind != GRAPH_WAIT) {
		n = graph_node_new(g, p, now);
		n->kind = GRAPH_WAIT;
		n->instances = n->timed = 1;
		r = graph_behind_host(g, t, n->id);
	}
	n->submit_ns = now - begin;
	n->begin = begin;
	n->end = now;
	n->tid = x->rec->h.tid;
	xpti_describe(g, n, x);
	if (is_text(&x->data)) {
		size_t len = x->data.len;
		name_object(x->data.str, &len);
		n->type = graph_intern(g, x->data.str, len);
	}
	id = n->id;
	t->last_wait = id;
	if (inner && inner != id)
		graph_become(g, inner, id);
	return r < 0 ? r : graph_waited_link(g, id, false);
}

/* Most are told apart by one character. */
static inline bool is(const struct event_xpti *x, const char *event)
{
	return x->event[0] == event[0] && !strcmp(x->event, event);
}

int graph_xpti(struct graph *g, const struct told *told, const struct event *e)
{
	const struct event_xpti *x = e->xpti;
	struct process *p = graph_process_get(g, told->process_id);
	struct thread *t;

	/* Allocations have streams of their own, and nodes in them. */
	if (!p ||
	    (x->stream && strcmp(x->stream, "sycl") != 0 && strcmp(x->stream, "sycl.debug") != 0))
		return 0;
	if (is(x, "diagnostics"))
		g->totals.diagnostics++;
	if (!x->has_event || !xpti_uid_known(&x->rec->uid))
		return 0;
	graph_process_describe(p, told->process);
	if (e->type == EVENT_XPTI_POINT)
		return on_point(g, p, x);
	t = graph_thread_get(g, p, told->thread_id);
	if (!t)
		return -ENOMEM;
	if (is(x, "node_create")) {
		on_node(g, p, x, e->rec->ts);
		return 0;
	}
	if (!p->pub.told && (is(x, "task_begin") || is(x, "task_end") || is(x, "edge_create")))
		p->pub.told = e->rec->ts;
	if (is(x, "edge_create"))
		return on_edge(g, p, x, e->rec->ts);
	else if (is(x, "task_begin"))
		return on_task_begin(g, p, t, x, e->rec->ts);
	else if (is(x, "task_end"))
		on_task_end(g, p, t, x, e->rec->ts);
	else if (is(x, "signal"))
		on_signal(g, p, x, e->rec->ts);
	else if (is(x, "wait_begin") || is(x, "barrier_begin"))
		on_wait_begin(t, x, e->rec->ts);
	else if (is(x, "wait_end") || is(x, "barrier_end"))
		return on_wait_end(g, p, t, x, e->rec->ts);
	else if (is(x, "queue_create"))
		xpti_queue(g, p, x, false);
	return 0;
}
