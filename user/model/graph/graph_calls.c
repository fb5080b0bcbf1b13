// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * graph_calls.c - the task graph from the calls of the APIs: their roles show commands, wait lists, queues, lists of
 * commands and waits. graph_keep.c explains what is made of them.
 */
#include <errno.h>
#include <string.h>

#include "model/graph/graph_keep.h"
#include "model/time/clocks.h"
#include "model/role_args.h"
#include "model/who.h"

#define BATCH_MAX 65536u

/* What on_roles() asks for; calls that do nothing of it are most. */
#define GRAPH_ACTS                                                            \
	(1u << CAT_ACT_RELEASE | 1u << CAT_ACT_CREATE | 1u << CAT_ACT_TIMES | \
	 1u << CAT_ACT_ENQUEUE | 1u << CAT_ACT_WAIT)

/* Does XPTI speak of this API's handles? */
static bool is_runtime(unsigned api)
{
	const struct cat_api *a = catalog_api(api);

	return a && a->pti_domain == CAT_DOMAIN_RUNTIME;
}

static const struct func *func_of(struct graph *g, const struct cat_func *f)
{
	struct func *known = &g->funcs[((uintptr_t)f / sizeof(*f)) % FUNCS];

	if (known->f != f)
		*known = (struct func){ f, (uint8_t)catalog_sync(f), catalog_resets_batch(f) };
	return known;
}

static const struct value *handle_value(const struct value *v)
{
	if (v && v->kind == VALUE_ARRAY)
		v = v->nitems ? &v->items[0] : NULL;
	return v && v->kind == VALUE_HANDLE && !(v->flags & VALUE_F_FAULT) ? v : NULL;
}

/* The queue that a handle is, made if need be. */
static struct queue *queue_of(struct graph *g, const struct told *told, const struct process *p,
			      const struct event_call *c, const struct value *v, bool make)
{
	struct key k = { .process = p->id, .space = catalog_family(c->fn->api) };
	const struct model_object *o;
	const char *word;
	bool is_new = false;
	struct queue *q;

	v = handle_value(v);
	o = v ? told_object(told, v) : NULL;
	if (!v || (v->u && !o))
		return NULL;
	word = v->type && v->type->object ? v->type->object : "queue";
	k.handle = v->u;
	k.number = o ? o->number : 0;
	q = graph_queue_find(g, &k);
	if (!q && make) {
		q = graph_queue_get(g, p, &k);
		is_new = q;
	}
	if (q && o)
		q->unsure = o->uncertain;
	if (!is_new)
		return q;
	q->pub.word = o ? o->word : word;
	q->pub.api = catalog_api(c->fn->api)->name;
	if (!v->u)
		q->pub.order = (uint8_t)catalog_order_default(c->fn->api, NULL);
	if (is_runtime(c->fn->api)) {
		k = (struct key){ .process = p->id, .space = SPACE_QUEUE, .handle = v->u };
		graph_bind_event(g, &k, graph_queue_number(g, q), 0);
	}
	return q;
}

static enum cat_order order_in(unsigned api, const struct value *v, unsigned depth)
{
	enum cat_order o = CAT_ORDER_UNKNOWN;
	uint32_t i;

	if (v->flags & (VALUE_F_FAULT | VALUE_F_OUT))
		return o;
	if (v->kind == VALUE_FLAGS || v->kind == VALUE_BOOL)
		return catalog_order_of(v->type, v->key, v->u);
	if (v->kind == VALUE_UINT && v->key && !strcmp(v->key, "properties"))
		return catalog_order_number(api, UINT64_MAX, v->u);
	if ((v->kind != VALUE_ARRAY && v->kind != VALUE_STRUCT) || depth > 4)
		return o;
	for (i = 0; i < v->nitems && !o; i++) {
		o = order_in(api, &v->items[i], depth + 1);
		if (!o && v->kind == VALUE_ARRAY && i % 2 == 0 && i + 1 < v->nitems)
			o = catalog_order_number(api, v->items[i].u, v->items[i + 1].u);
	}
	return o;
}

static bool is_cut(const struct value *v)
{
	return v->flags & (VALUE_F_FAULT | VALUE_F_TRUNC) || v->kind == VALUE_UNKNOWN;
}

/* What it was made with, as far as it was read: else nothing is known. */
static enum cat_order created_order(const struct event_call *c)
{
	enum cat_order o = CAT_ORDER_UNKNOWN;
	bool cut = false;
	uint32_t i;

	for (i = 0; i < c->nargs && !o; i++) {
		o = order_in(c->fn->api, &c->args[i], 0);
		cut |= is_cut(&c->args[i]);
	}
	return o || cut ? o : catalog_order_default(c->fn->api, c->fn);
}

static void on_create(struct graph *g, const struct told *told, struct process *p,
		      const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = handle_value(role_value(c, r, CAT_PART_OBJECT));
	const struct model_object *o = v ? told_object(told, v) : NULL, *device;
	struct queue *q;

	if (!o)
		return;
	if (strcmp(o->word, "queue") != 0 && strcmp(o->word, "stream") != 0 &&
	    strcmp(o->word, "list") != 0 && !catalog_makes_batch(c->fn))
		return;
	q = queue_of(g, told, p, c, v, true);
	if (!q)
		return;
	q->pub.order = (uint8_t)created_order(c);
	q->pub.batch = catalog_makes_batch(c->fn);
	device = told_device(told, c);
	q->device = device ? device->handle : 0;
}

/* ---- a call that enqueues ---------------------------------------------------------------------- */

/* o: what v stands for. False: nothing is known by it. */
static bool event_key(const struct process *p, const struct event_call *c, const struct value *v,
		      const struct model_object *o, uint32_t queue, struct key *ret)
{
	if (v->flags & (VALUE_F_FAULT | VALUE_F_NULL))
		return false;
	*ret = (struct key){ .process = p->id, .handle = v->u };
	if (v->kind == VALUE_UINT || v->kind == VALUE_INT) {
		ret->space = SPACE_POINT | catalog_family(c->fn->api);
		ret->number = queue;
		return true;
	}
	if (!o)
		return false;
	ret->space = catalog_family(c->fn->api);
	ret->number = o->number;
	return true;
}

/* The node that signals v, as graph_find_event() has it. */
static uint64_t find_event(const struct graph *g, const struct told *told, const struct process *p,
			   const struct event_call *c, const struct value *v, uint32_t queue,
			   uint64_t *ret_node, bool *ret_unsure)
{
	const struct model_object *o = told_object(told, v);
	struct key k;
	uint64_t when;

	when = event_key(p, c, v, o, queue, &k) ? graph_find_event(g, &k, ret_node, ret_unsure) : 0;
	if (when && o && o->uncertain)
		*ret_unsure = true;
	return when;
}

static int link_event(struct graph *g, const struct told *told, const struct process *p,
		      const struct event_call *c, const struct value *v, uint32_t queue,
		      uint64_t to)
{
	uint64_t from = 0;
	bool unsure = false;

	if (find_event(g, told, p, c, v, queue, &from, &unsure))
		return graph_link_nodes(g, from, to, GRAPH_BY_EVENT, unsure, true);
	g->totals.unresolved++;
	graph_get(g, to)->flags |= GRAPH_F_EDGES_CUT;
	return 0;
}

/* *ret_listed: it has a wait list. */
static int link_waits(struct graph *g, const struct told *told, const struct process *p,
		      const struct event_call *c, const struct cat_role *r, uint32_t queue,
		      uint64_t to, bool *ret_listed)
{
	const struct value *v = role_value(c, r, CAT_PART_WAIT);
	uint64_t n = role_number(c, r, CAT_PART_NWAIT, NULL), read = 0;
	uint32_t i;
	int err = 0;

	if (v && v->kind == VALUE_ARRAY) {
		for (i = 0; i < v->nitems && err >= 0; i++)
			err = link_event(g, told, p, c, &v->items[i], queue, to);
		read = v->nitems;
	} else if (v && v->kind == VALUE_HANDLE && v->u) {
		err = link_event(g, told, p, c, v, queue, to);
		read = n = 1;
	}
	*ret_listed = n || read;
	if (n <= read)
		return err;
	g->totals.unread += n - read;
	graph_get(g, to)->flags |= GRAPH_F_EDGES_CUT;
	return err;
}

/* The event that tells the end of what the call enqueues. */
struct signalled {
	const struct value *v; /* NULL: none */
	const struct model_object *object;
	struct key key;
};

static struct signalled signalled(const struct told *told, const struct process *p,
				  const struct event_call *c, const struct cat_role *r,
				  uint32_t queue)
{
	struct signalled s = { .v = role_value(c, r, CAT_PART_EVENT) };

	if (s.v && s.v->kind == VALUE_ARRAY)
		s.v = s.v->nitems ? &s.v->items[0] : NULL;
	if (!s.v)
		return s;
	s.object = told_object(told, s.v);
	if (!event_key(p, c, s.v, s.object, queue, &s.key))
		s.v = NULL;
	return s;
}

static void signal_event(struct graph *g, const struct process *p, const struct event_call *c,
			 const struct signalled *s, const struct queue *q, struct graph_node *n)
{
	const struct model_object *o = s->object;
	const struct value *v = s->v;
	struct key k;

	graph_bind_event(g, &s->key, n->id, q ? q->device : 0);
	if (v->kind != VALUE_HANDLE)
		return;
	n->event = v->u;
	/* Where its end would not be seen, its handle alone will not do. */
	if (!is_runtime(c->fn->api) || !o || o->uncertain)
		return;
	k = (struct key){ .process = p->id, .space = SPACE_HANDLE, .handle = v->u };
	graph_bind_event(g, &k, n->id, 0);
}

static bool encloses(const struct event_call *c, const struct fresh *f)
{
	return f->from >= c->rec->h.ts && f->to <= call_end(c);
}

/* A node's time was a call's; the call around it has its own. */
static void take_time_back(struct graph *g, const struct fresh *f)
{
	struct graph_node *n = graph_get(g, f->node);

	if (!n || !f->added)
		return;
	n->submit_ns -= f->ns < n->submit_ns ? f->ns : n->submit_ns;
	n->timed -= n->timed > 0;
	n->instances -= n->instances > 0 && !(n->flags & GRAPH_F_BATCHED);
}

/* The node of what c encloses: the first of them, and the others are part of it. 0: none. */
static uint64_t take_over(struct graph *g, struct thread *t, const struct event_call *c, bool wait)
{
	uint64_t id = 0;
	unsigned i, kept = 0;

	for (i = 0; i < t->nfresh; i++) {
		const struct fresh *f = &t->fresh[i];

		if (encloses(c, f) && !f->wait && !wait && !id && graph_get(g, f->node))
			id = f->node;
		if (encloses(c, f) && f->wait && wait && !id && graph_get(g, f->node) &&
		    graph_get(g, f->node)->kind == GRAPH_WAIT)
			id = f->node;
	}
	for (i = 0; i < t->nfresh; i++) {
		const struct fresh f = t->fresh[i];

		if (!encloses(c, &f) || (wait && !f.wait)) {
			t->fresh[kept++] = f;
			continue;
		}
		if (id && f.node == id) {
			take_time_back(g, &f);
		} else if (id && graph_get(g, f.node)) {
			graph_drop_edges(g, graph_get(g, f.node));
			graph_become(g, f.node, id);
		} else if (!wait) {
			/* A wait inside a command that has no other node yet. */
			t->fresh[kept++] = f;
		}
	}
	t->nfresh = kept;
	if (id)
		graph_drop_call_edges(g, graph_get(g, id));
	return id;
}

/* Waits inside the call that has made id: they are part of it. */
static void take_waits(struct graph *g, struct thread *t, const struct event_call *c, uint64_t id)
{
	unsigned i, kept = 0;

	for (i = 0; i < t->nfresh; i++) {
		const struct fresh f = t->fresh[i];

		if (!f.wait || !encloses(c, &f) || f.node == id) {
			t->fresh[kept++] = f;
			continue;
		}
		if (graph_root(g, t->last_wait) == graph_root(g, f.node))
			t->last_wait = id;
		if (graph_get(g, f.node) && graph_get(g, f.node)->kind == GRAPH_WAIT)
			graph_become(g, f.node, id);
	}
	t->nfresh = kept;
}

static void remember(struct thread *t, const struct event_call *c, uint64_t node, bool wait,
		     bool added)
{
	if (c->rec->depth == 0) {
		t->nfresh = 0;
		return;
	}
	if (t->nfresh == FRESH) {
		memmove(t->fresh, t->fresh + 1, (FRESH - 1) * sizeof(*t->fresh));
		t->nfresh--;
	}
	t->fresh[t->nfresh++] = (struct fresh){ .node = node,
						.from = c->rec->h.ts,
						.to = call_end(c),
						.ns = c->rec->dur,
						.wait = wait,
						.added = added };
}

static struct task *open_task(const struct graph *g, struct thread *t, const struct event_call *c)
{
	struct task *k = t->ntasks ? &t->tasks[t->ntasks - 1] : NULL;

	return k && k->begin <= c->rec->h.ts && graph_get(g, k->node) ? k : NULL;
}

static void call_name(struct graph *g, const struct told *told, const struct event_call *c,
		      struct graph_node *n)
{
	bool named = n->name && xpti_uid_known(&n->uid);
	struct model_object kernel;
	char text[OBJECT_TEXT];

	n->call = c->fn->name;
	n->apis |= (uint16_t)(1u << c->fn->api);
	if (!told->launch)
		return;
	kernel = told->launch->kernel;
	/*
	 * XPTI may have the name of the function that launches where the kernel's should be. But where
	 * the kernel's is mangled, XPTI has it in words.
	 */
	if (kernel.name && (!named || strncmp(kernel.name, "_Z", 2) != 0)) {
		n->name = graph_intern_text(g, kernel.name);
		return;
	}
	if (named || kernel.name)
		return;
	kernel.uncertain = false;
	n->name = graph_intern_text(g, object_text(&kernel, text));
}

/* The lists that the call executes: it ends after what is in them, which runs once more. */
static int execute(struct graph *g, const struct told *told, struct process *p,
		   const struct event_call *c, const struct cat_role *r, uint64_t id)
{
	const struct value *v = role_value(c, r, CAT_PART_OBJECT);
	uint32_t i, k, n = v && v->kind == VALUE_ARRAY ? v->nitems : 1;
	struct graph_node *each;
	struct queue *q;
	int err = 0;

	for (i = 0; v && i < n && err >= 0; i++) {
		q = queue_of(g, told, p, c, v->kind == VALUE_ARRAY ? &v->items[i] : v, false);
		if (!q || !q->pub.batch)
			continue;
		for (k = 0; k < q->nsince && k < BATCH_MAX; k++) {
			each = graph_get(g, graph_root(g, q->since[k]));
			if (each)
				each->instances++;
		}
		err = graph_link_since(g, q, id, GRAPH_BY_BATCH);
	}
	return err;
}

static bool blocks(const struct event_call *c)
{
	const struct cat_role *r = call_role(c, CAT_ACT_WAIT);

	if (!r || !role_holds(c, r) || catalog_part(r, CAT_PART_BLOCKING) == CAT_PART_NONE)
		return false;
	return role_number(c, r, CAT_PART_BLOCKING, NULL) != 0;
}

static int on_enqueue(struct graph *g, const struct told *told, struct process *p, struct thread *t,
		      const struct event_call *c, const struct cat_role *r)
{
	struct queue *q = queue_of(g, told, p, c, role_value(c, r, CAT_PART_QUEUE), true);
	enum cat_sync sync = (enum cat_sync)func_of(g, c->fn)->sync;
	struct task *task = open_task(g, t, c);
	uint64_t id = take_over(g, t, c, false);
	uint32_t number = graph_queue_number(g, q);
	bool added = false, listed = false;
	const struct signalled event = signalled(told, p, c, r, number);
	struct graph_node *n;
	int err;

	if (!id && task && !task->joined) {
		id = task->node;
		task->joined = true;
		graph_get(g, id)->flags |= GRAPH_F_JOINED;
	}
	n = id ? graph_get(g, id) : graph_node_new(g, p, c->rec->h.ts);
	id = n->id;
	n->kind = GRAPH_DEVICE;
	if (!(n->flags & GRAPH_F_JOINED)) {
		added = true;
		n->tid = c->rec->h.tid;
		n->begin = c->rec->h.ts;
		n->end = call_end(c);
		n->submit_ns += c->rec->dur;
		n->timed++;
		if (q && q->pub.batch)
			n->flags |= GRAPH_F_BATCHED;
		else
			n->instances++;
	}
	n->flags &= (uint16_t)~GRAPH_F_BARRIER;
	if (sync != CAT_SYNC_NONE)
		n->flags |= GRAPH_F_BARRIER;
	call_name(g, told, c, n);
	if (q)
		graph_set_queue(g, n, number);
	if (event.v)
		signal_event(g, p, c, &event, q, n);
	err = graph_behind_host(g, t, id);
	if (err >= 0)
		err = link_waits(g, told, p, c, r, number, id, &listed);
	if (err >= 0 && graph_get(g, id))
		err = execute(g, told, p, c, r, id);
	if (err >= 0 && q)
		err = graph_queue_add(g, q, id, sync, listed);
	take_waits(g, t, c, id);
	t->enqueued = task ? 0 : id;
	g->of_call = id;
	if (blocks(c)) {
		t->last_wait = id;
		n = graph_get(g, id);
		if (n && !n->done_by)
			n->done_by = call_end(c);
	}
	remember(t, c, id, false, added);
	return err;
}

/* ---- a call that waits ------------------------------------------------------------------------- */

static int waited_all(struct graph *g, const struct process *p, uint32_t family)
{
	uint32_t i;
	int r = 0;

	for (i = 0; i < g->nqueues && r >= 0; i++) {
		struct queue *q = &g->queues[i];

		if (q->used && q->key.process == p->id && q->key.space == family)
			r = graph_waited_queue(g, q);
	}
	return r;
}

static int waited_one(struct graph *g, const struct told *told, struct process *p,
		      const struct event_call *c, const struct value *v)
{
	struct queue *q = queue_of(g, told, p, c, v, false);
	const struct model_object *o = told_object(told, v);
	bool unsure = false;
	uint64_t id = 0;

	if (q)
		return graph_waited_queue(g, q);
	if (find_event(g, told, p, c, v, 0, &id, &unsure))
		return graph_waited_add(g, id, unsure);
	if (!o)
		return 0;
	/* A queue or event of which nothing is known; or all that the process has there. */
	if (!strcmp(o->word, "device") || !strcmp(o->word, "context"))
		return waited_all(g, p, catalog_family(c->fn->api));
	g->totals.unresolved++;
	return 0;
}

static int waited_by(struct graph *g, const struct told *told, struct process *p,
		     const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = role_value(c, r, CAT_PART_OBJECT);
	uint32_t i;
	int err = 0;

	g->nwaited = 0;
	if (catalog_part(r, CAT_PART_OBJECT) == CAT_PART_NONE)
		return waited_all(g, p, catalog_family(c->fn->api));
	if (!v)
		return 0;
	if (v->kind != VALUE_ARRAY)
		return waited_one(g, told, p, c, v);
	for (i = 0; i < v->nitems && err >= 0; i++)
		err = waited_one(g, told, p, c, &v->items[i]);
	return err;
}

static int on_wait(struct graph *g, const struct told *told, struct process *p, struct thread *t,
		   const struct event_call *c, const struct cat_role *r)
{
	struct task *task = open_task(g, t, c);
	uint64_t id = take_over(g, t, c, true), unresolved = g->totals.unresolved;
	struct graph_node *n;
	int err = waited_by(g, told, p, c, r);

	if (err < 0 || !g->nwaited)
		return err;
	graph_waited_done(g, call_end(c));
	n = graph_get(g, t->last_wait);
	if (!id && task) {
		id = task->node;
	} else if (!id && graph_same_wait(g, n) && n->call) {
		n->instances++;
		n->timed++;
		n->submit_ns += c->rec->dur;
		n->end = call_end(c);
		remember(t, c, n->id, true, true);
		return 0;
	}
	n = id ? graph_get(g, id) : graph_node_new(g, p, c->rec->h.ts);
	id = n->id;
	n->apis |= (uint16_t)(1u << c->fn->api);
	if (g->totals.unresolved != unresolved)
		n->flags |= GRAPH_F_EDGES_CUT;
	if (!task) {
		n->kind = GRAPH_WAIT;
		n->call = c->fn->name;
		n->tid = c->rec->h.tid;
		n->begin = c->rec->h.ts;
		n->end = call_end(c);
		n->instances++;
		n->timed++;
		n->submit_ns += c->rec->dur;
		err = graph_behind_host(g, t, id);
	}
	if (err >= 0)
		err = graph_waited_link(g, id, true);
	if (t->nwaits)
		t->waits[t->nwaits - 1].inner = id;
	t->last_wait = id;
	remember(t, c, id, true, !task);
	return err;
}

static struct graph_node *node_of_event(struct graph *g, const struct told *told, struct process *p,
					const struct event_call *c, const struct cat_role *r,
					uint64_t *ret_device)
{
	const struct value *v = handle_value(role_value(c, r, CAT_PART_OBJECT));
	struct graph_node *n;
	uint64_t id, when;
	bool unsure;

	when = v ? find_event(g, told, p, c, v, 0, &id, &unsure) : 0;
	*ret_device = graph_event_device(g, when);
	n = when && !unsure ? graph_get(g, graph_root(g, id)) : NULL;
	g->of_call = n ? n->id : 0;
	return n;
}

/* The whole run, by a clock that ticks. The layer above asks for the same in ns, and then that counts. */
static void on_ticks(struct graph *g, const struct told *told, struct process *p,
		     const struct event_call *c, const struct cat_role *r)
{
	struct clocks_stamps stamps;
	struct graph_node *n;
	uint64_t device, ns, end;

	if (!clocks_stamps(c, r, &stamps) || !stamps.n)
		return;
	n = node_of_event(g, told, p, c, r, &device);
	if (!n || n->flags & GRAPH_F_RUN_NS)
		return;
	end = stamps.at[stamps.n - 1][1];
	if (n->run_counted == end ||
	    !clocks_ns(told->clocks, catalog_family(c->fn->api), device, &stamps, &ns))
		return;
	n->run_counted = end;
	n->runs++;
	n->exec_ns += ns;
}

/* When the command of an event ran, asked for by the program. Layers ask the same one after the other. */
static void on_times(struct graph *g, const struct told *told, struct process *p,
		     const struct event_call *c, const struct cat_role *r)
{
	struct graph_node *n;
	bool known;
	uint64_t when = role_number(c, r, CAT_PART_VALUE, &known), device;

	if (r->kind == CAT_TIMES_TICKS) {
		on_ticks(g, told, p, c, r);
		return;
	}
	n = known ? node_of_event(g, told, p, c, r, &device) : NULL;
	if (!n)
		return;
	if (r->kind == CAT_TIMES_NOT_BEFORE || r->kind == CAT_TIMES_NOT_AFTER) {
		*(r->kind == CAT_TIMES_NOT_AFTER ? &n->not_after : &n->not_before) = when;
		return;
	}
	if (r->kind == CAT_TIMES_BEGIN)
		n->run_begin = when;
	else
		n->run_end = when;
	if (!n->run_begin || n->run_end < n->run_begin || n->run_end == n->run_counted)
		return;
	if (!(n->flags & GRAPH_F_RUN_NS))
		n->runs = n->exec_ns = 0;
	n->flags |= GRAPH_F_RUN_NS;
	n->run_counted = n->run_end;
	n->runs++;
	n->exec_ns += n->run_end - n->run_begin;
}

/* Of what is gone, its handle says nothing any more. */
static void on_release(struct graph *g, const struct told *told, const struct process *p,
		       const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = handle_value(role_value(c, r, CAT_PART_OBJECT));
	const struct model_object *o = v ? told_object(told, v) : NULL;

	if (o && o->ended && is_runtime(c->fn->api) && !strcmp(o->word, "event"))
		graph_unbind_handle(g, p, v->u);
}

static int on_roles(struct graph *g, const struct told *told, struct process *p, struct thread *t,
		    const struct event_call *c)
{
	const struct cat_role *r;
	bool enqueues = false;
	unsigned i;
	int err = 0;

	for (i = 0; i < c->fn->nroles && err >= 0; i++) {
		r = &c->fn->roles[i];
		if (!role_holds(c, r))
			continue;
		if (r->act == CAT_ACT_RELEASE) {
			on_release(g, told, p, c, r);
		} else if (r->act == CAT_ACT_CREATE) {
			on_create(g, told, p, c, r);
		} else if (r->act == CAT_ACT_TIMES) {
			on_times(g, told, p, c, r);
		} else if (r->act == CAT_ACT_ENQUEUE) {
			enqueues = true;
			err = on_enqueue(g, told, p, t, c, r);
		} else if (r->act == CAT_ACT_WAIT && !enqueues &&
			   (catalog_part(r, CAT_PART_BLOCKING) == CAT_PART_NONE ||
			    role_number(c, r, CAT_PART_BLOCKING, NULL))) {
			err = on_wait(g, told, p, t, c, r);
		}
	}
	return err;
}

int graph_call(struct graph *g, const struct told *told, const struct event *e)
{
	const struct event_call *c = &e->call;
	struct process *p;
	struct thread *t;
	struct queue *q;
	bool resets;

	if (!call_succeeded(c))
		return 0;
	resets = func_of(g, c->fn)->resets;
	if (!(c->acts & GRAPH_ACTS) && !resets)
		return 0;
	p = graph_process_get(g, told->process_id);
	if (!p)
		return 0;
	if (resets) {
		q = c->nargs ? queue_of(g, told, p, c, &c->args[0], false) : NULL;
		if (q) {
			q->nsince = 0;
			q->last = q->barrier = 0;
		}
		return 0;
	}
	graph_process_describe(p, told->process);
	t = graph_thread_get(g, p, told->thread_id);
	return t ? on_roles(g, told, p, t, c) : -ENOMEM;
}
