// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * graph_keep.c - the order of commands, from two sources that know different things.
 *
 * XPTI identifies nodes, says what they are and where they are in the source, and reports edges between them. It marks
 * the beginning and end of each submission (task_begin, task_end), and names the event that signals its end (signal).
 * It does not report in-order queues, barriers, or the commands of what it calls virtual nodes, which are events that
 * it did not connect. The calls of an API show commands without a source: their wait lists, events and queues. Together
 * they are one graph: a call between a task's begin and end on its thread is that task's command, and an event has the
 * same handle in both.
 *
 * What is one command: the outermost call of a thread that enqueues. Records come when calls return, the inner ones
 * first, so each makes a node at once (struct fresh), and the call around it takes the node over: its queue, event and
 * wait list count, and those of the inner call only matter to the implementation. Further commands inside become part
 * of the first one ("same").
 *
 * What orders two commands (enum graph_why):
 *   - an event in a wait list means the last command before it that was to signal the event: events are objects with
 *     numbers (handles.c), because handles are reused, and some events are signalled again;
 *   - an in-order queue, which is determined at its creation (catalog/order.c). Nothing is assumed of a queue whose
 *     creation was not seen;
 *   - barriers and markers, which come after everything in the queue since the previous one, or before everything up to
 *     the next one;
 *   - lists and buffers of commands, whose commands run when they are executed; the command that executes them ends
 *     after all of them;
 *   - the host: what a thread submits after it waited comes after what it waited for. Such a wait is a separate node,
 *     so that a thousand commands after a thousand others need two thousand edges and not a million;
 *   - XPTI's edges.
 *
 * Records may come in any order: an edge may name a node that has not come yet (GRAPH_UNSEEN), and an end may lack its
 * begin. Processes are distinguished by pid, start and number of execs, and threads by their number in a process. Nodes
 * are in a ring by id, so that the oldest one makes room at no cost; graph_root() says whether the node of an id still
 * exists. The chains of both hash tables go from new to old, so they end where the ring begins and need no deletion.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <utlist.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "base/losses.h"
#include "model/graph/graph_keep.h"
#include "model/graph/points.h"

#define NODES	      65536u
#define EDGES	      (8u * NODES)
#define QUEUES	      4096u
#define THREADS	      8192u
#define NAMES	      16384u
#define NAME_BYTES    512u /* of one name; longer ones are cut */
#define PROCESSES_MAX 16384u
#define IN_MAX	      65536u /* edges to one node */
#define FEW_EDGES     8u
#define SINCE_MAX     65536u /* commands of a queue that the next barrier is after */

static inline uint64_t mix(uint64_t a, uint64_t b)
{
	uint64_t x = (a ^ (b * 0x9fb21c651e98df25ull)) * 0xd6e8feb86659fd93ull;

	return x ^ (x >> 32);
}

/* ---- names ------------------------------------------------------------------------------------- */

const char *graph_intern(struct graph *g, const char *text, size_t len)
{
	struct name *n;

	if (len > NAME_BYTES)
		len = NAME_BYTES;
	len = strnlen(text, len);
	if (!len)
		return NULL;
	HASH_FIND(hh, g->names, text, len, n);
	if (n)
		return n->text;
	if (HASH_COUNT(g->names) >= g->limits.names) {
		g->totals.unnamed++;
		return NULL;
	}
	n = calloc(1, sizeof(*n) + len + 1);
	if (!n)
		return NULL;
	memcpy(n->text, text, len);
	HASH_ADD_KEYPTR(hh, g->names, n->text, len, n);
	return n->text;
}

const char *graph_intern_text(struct graph *g, const char *text)
{
	return text ? graph_intern(g, text, strlen(text)) : NULL;
}

/* ---- processes and threads --------------------------------------------------------------------- */

static uint32_t process_number(const struct graph *g, const struct process *p)
{
	return (uint32_t)(p - g->processes);
}

/* A place for one that comes; NULL: all have nodes. */
static struct process *process_place(struct graph *g)
{
	struct process *p;

	if (g->nprocesses < PROCESSES_MAX)
		return &g->processes[g->nprocesses++];
	p = g->processes_idle;
	if (!p)
		return NULL;
	DL_DELETE(g->processes_idle, p);
	if (g->processes_lately[p->id % LATELY] == p)
		g->processes_lately[p->id % LATELY] = NULL;
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): in the macro */
	HASH_DEL(g->processes_by_id, p);
	return p;
}

struct process *graph_process_look_up(struct graph *g, uint64_t id)
{
	struct process *p;

	HASH_FIND(hh, g->processes_by_id, &id, sizeof(id), p);
	if (!p) {
		p = process_place(g);
		if (!p)
			return NULL;
		*p = (struct process){ .id = id };
		DL_APPEND(g->processes_idle, p);
		HASH_ADD(hh, g->processes_by_id, id, sizeof(p->id), p);
	}
	g->processes_lately[id % LATELY] = p;
	return p;
}

/* The name may come, or change, after the first event. */
void graph_process_describe(struct process *p, const struct model_process *known)
{
	if (!known)
		return;
	p->pub.tgid = known->tgid;
	p->pub.exec_count = known->exec_count;
	p->pub.start_ns = known->start_ns;
	p->pub.host = known->host;
	memcpy(p->pub.comm, known->comm, sizeof(p->pub.comm));
}

/* What it was in the middle of when records were lost is not known any more. */
static void after_loss(const struct graph *g, struct thread *t)
{
	if (t->epoch != g->epoch)
		t->ntasks = t->nwaits = t->nfresh = 0;
	t->epoch = g->epoch;
}

static void thread_goes(void *u, void *row)
{
	struct graph *g = u;
	struct thread *t = row;

	after_loss(g, t);
	g->totals.cut += t->ntasks;
	g->ntasks -= t->ntasks;
}

struct thread *graph_thread_get(struct graph *g, const struct process *p, uint64_t id)
{
	struct thread *t = keyed_get(&g->threads, &id, sizeof(id));

	/* It has begun another program. Numbers of processes begin at 1, so a new row has none. */
	if (t && t->process && t->process != p->id) {
		keyed_drop(&g->threads, t);
		t = keyed_add(&g->threads, &id, sizeof(id));
	}
	if (!t)
		return NULL;
	t->process = p->id;
	after_loss(g, t);
	return t;
}

/* ---- nodes ------------------------------------------------------------------------------------- */

struct graph_node *graph_get(const struct graph *g, uint64_t id)
{
	if (id < g->first || id >= g->end)
		return NULL;
	return &g->nodes[id & g->place_mask];
}

uint64_t graph_root(const struct graph *g, uint64_t id)
{
	const struct graph_node *n = graph_get(g, id);

	while (n && n->same)
		n = graph_get(g, n->same);
	return n ? n->id : 0;
}

void graph_drop_edges(struct graph *g, struct graph_node *n)
{
	g->nedges -= n->nin;
	free(n->in);
	n->in = NULL;
	n->nin = n->cin = 0;
	n->flags &= (uint16_t)~GRAPH_F_EDGES_CUT;
}

/* A node that comes in this one's place mostly has as few edges, so it gets their memory. */
static void clear_place(struct graph_node *n)
{
	struct graph_edge *in = n->in;
	uint32_t cin = n->cin;

	if (cin > FEW_EDGES) {
		free(in);
		in = NULL;
		cin = 0;
	}
	*n = (struct graph_node){ .in = in, .cin = cin };
}

static void queue_unref(struct graph *g, uint32_t number)
{
	struct queue *q = &g->queues[number - 1];

	if (!--q->refs)
		DL_APPEND(g->queues_idle, q);
}

static void let_go(struct graph *g)
{
	struct graph_node *n = graph_get(g, g->first);
	struct process *p = &g->processes[n->process];

	g->first++;
	if (!n->same)
		g->totals.let_go++;
	g->totals.let_go_edges += n->nin;
	g->nedges -= n->nin;
	if (n->queue)
		queue_unref(g, n->queue);
	if (n->process && !--p->refs)
		DL_APPEND(g->processes_idle, p);
	clear_place(n);
}

/* The place of the node after the next was last touched long ago. */
static void prefetch_place(const struct graph_node *n)
{
	size_t at;

	for (at = 0; at < sizeof(*n); at += 64)
		__builtin_prefetch((const char *)n + at, 1);
}

struct graph_node *graph_node_new(struct graph *g, struct process *p, uint64_t now)
{
	struct graph_node *n;

	if (g->end - g->first >= g->limits.nodes) {
		let_go(g);
		prefetch_place(&g->nodes[(g->end + 1) & g->place_mask]);
	}
	n = &g->nodes[g->end & g->place_mask];
	/*
	 * A place that was never used is in order, and written all the same: memory that is read before it is written
	 * is mapped twice, and the second time other threads are interrupted to be told.
	 */
	if (g->end <= g->place_mask)
		*n = (struct graph_node){ 0 };
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): nodes was made by graph_new() */
	n->id = g->end++;
	n->created = now;
	n->process = process_number(g, p);
	if (!p->refs++)
		DL_DELETE(g->processes_idle, p);
	g->totals.nodes++;
	return n;
}

static uint64_t uid_hash(uint32_t process, const struct xb_xpti_uid *u)
{
	return mix(mix(u->p1, u->p2), mix(u->instance, process));
}

struct graph_node *graph_find_uid(const struct graph *g, const struct process *p,
				  const struct xb_xpti_uid *u)
{
	uint32_t number = process_number(g, p);
	struct graph_node *n = graph_get(g, g->heads[uid_hash(number, u) & g->mask]);

	while (n && (n->process != number || n->uid.p1 != u->p1 || n->uid.p2 != u->p2 ||
		     n->uid.instance != u->instance))
		n = graph_get(g, n->chain);
	return n;
}

struct graph_node *graph_node_of_uid(struct graph *g, struct process *p,
				     const struct xb_xpti_uid *u, uint64_t now)
{
	uint64_t *head = &g->heads[uid_hash(process_number(g, p), u) & g->mask];
	struct graph_node *n = graph_find_uid(g, p, u);

	if (n)
		return n;
	n = graph_node_new(g, p, now);
	n->uid = *u;
	n->chain = *head;
	*head = n->id;
	return n;
}

void graph_set_queue(struct graph *g, struct graph_node *n, uint32_t queue)
{
	if (n->queue == queue)
		return;
	if (n->queue)
		queue_unref(g, n->queue);
	n->queue = queue;
	if (queue && !g->queues[queue - 1].refs++)
		DL_DELETE(g->queues_idle, &g->queues[queue - 1]);
}

/* Such an edge among the last few; or NULL. Others are harmless: who shows them takes each once. */
static struct graph_edge *find_edge(const struct graph_node *n, uint64_t from, uint8_t why)
{
	uint32_t i, far = n->nin > 16 ? n->nin - 16 : 0;

	for (i = n->nin; i > far; i--) {
		if (n->in[i - 1].from == from && n->in[i - 1].why == why)
			return &n->in[i - 1];
	}
	return NULL;
}

int graph_link_nodes(struct graph *g, uint64_t from, uint64_t to, uint8_t why, bool uncertain,
		     bool call)
{
	struct graph_node *n = graph_get(g, to);
	struct graph_edge *known;

	from = graph_root(g, from);
	if (!n || !from || from == graph_root(g, to))
		return 0;
	known = find_edge(n, from, why);
	if (known) {
		known->uncertain &= uncertain;
		return 0;
	}
	if (n->nin >= IN_MAX) {
		n->flags |= GRAPH_F_EDGES_CUT;
		return 0;
	}
	if (GROW_ROOM(n->in, n->nin, n->cin, 2) < 0)
		return -ENOMEM;
	n->in[n->nin++] = (struct graph_edge){
		.from = from, .why = why, .uncertain = uncertain, .call = call
	};
	g->nedges++;
	while (g->nedges > g->limits.edges && g->first < to)
		let_go(g);
	return 0;
}

/* What the inner of two calls said is forgotten. */
void graph_drop_call_edges(struct graph *g, struct graph_node *n)
{
	uint32_t i, kept = 0;

	for (i = 0; i < n->nin; i++) {
		if (!n->in[i].call)
			n->in[kept++] = n->in[i];
	}
	g->nedges -= n->nin - kept;
	n->nin = kept;
	if (kept < IN_MAX)
		n->flags &= (uint16_t)~GRAPH_F_EDGES_CUT;
}

/* From now on a is part of b. */
void graph_become(struct graph *g, uint64_t a, uint64_t b)
{
	struct graph_node *x = graph_get(g, graph_root(g, a)), *y = graph_get(g, graph_root(g, b));

	if (!x || !y || x == y)
		return;
	x->same = y->id;
	y->apis |= x->apis;
	y->flags |= x->flags & (GRAPH_F_EDGES_CUT | GRAPH_F_BARRIER);
	if (!y->call)
		y->call = x->call;
	if (!y->event)
		y->event = x->event;
	if (!y->done_by)
		y->done_by = x->done_by;
	if (!y->not_after) {
		y->not_before = x->not_before;
		y->not_after = x->not_after;
	}
	if (!y->queue)
		graph_set_queue(g, y, x->queue);
	g->totals.nodes--;
}

/* ---- events ------------------------------------------------------------------------------------ */

/*
 * Objects of an API are numbered in the order of their coming: those that come together have their heads in one line of
 * the cache, where else each would be a miss. In the other spaces it is handles that differ.
 */
static uint64_t key_hash(const struct key *k)
{
	if (k->space < SPACE_POINT && k->number)
		return mix(k->process, k->space) + k->number;
	return mix(mix(k->process, k->handle), (uint64_t)k->space << 32 | k->number);
}

static struct binding *binding(const struct graph *g, uint64_t i)
{
	return i >= g->bound_first && i < g->bound_end ? &g->bound[i & g->bound_mask] : NULL;
}

void graph_bind_event(struct graph *g, const struct key *k, uint64_t node, uint64_t device)
{
	uint64_t *head = &g->bound_heads[key_hash(k) & g->mask];
	struct binding *b = *head + 16 > g->bound_end ? binding(g, *head) : NULL;

	/* Layers report one event one after the other. Older ones are not even looked at. */
	if (b && !memcmp(&b->key, k, sizeof(*k)) && b->node == node)
		return;
	if (g->bound_end - g->bound_first >= g->nbound)
		g->bound_first++;
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): bound was made by graph_new() */
	g->bound[g->bound_end & g->bound_mask] = (struct binding){
		.key = *k, .node = node, .device = device, .chain = *head, .epoch = g->epoch
	};
	*head = g->bound_end++;
}

/* How new it is; 0: there is none. */
uint64_t graph_find_event(const struct graph *g, const struct key *k, uint64_t *ret_node,
			  bool *ret_uncertain)
{
	uint64_t i = g->bound_heads[key_hash(k) & g->mask];
	const struct binding *b;

	for (; (b = binding(g, i)); i = b->chain) {
		if (memcmp(&b->key, k, sizeof(*k)) != 0)
			continue;
		*ret_node = b->node;
		*ret_uncertain = b->epoch != g->epoch;
		return b->node ? i : 0;
	}
	return 0;
}

void graph_unbind_handle(struct graph *g, const struct process *p, uint64_t handle)
{
	struct key k = { .process = p->id, .handle = handle };
	uint64_t node, when;
	bool unsure;

	for (k.space = SPACE_XPTI; k.space <= SPACE_HANDLE; k.space++) {
		when = graph_find_event(g, &k, &node, &unsure);
		if (when)
			binding(g, when)->node = 0;
	}
}

uint64_t graph_event_device(const struct graph *g, uint64_t when)
{
	const struct binding *b = binding(g, when);

	return b ? b->device : 0;
}

uint64_t graph_find_handle(const struct graph *g, const struct process *p, uint64_t handle,
			   bool *ret_uncertain)
{
	struct key k = { .process = p->id, .handle = handle, .space = SPACE_XPTI };
	uint64_t a = 0, b = 0, when_a, when_b;
	bool unsure_a = false, unsure_b = false;

	when_a = graph_find_event(g, &k, &a, &unsure_a);
	k.space = SPACE_HANDLE;
	when_b = graph_find_event(g, &k, &b, &unsure_b);
	*ret_uncertain = unsure_b || !b ||
			 (when_a > when_b && graph_root(g, a) != graph_root(g, b));
	return when_b > when_a ? b : a;
}

/* ---- queues ------------------------------------------------------------------------------------ */

static void queue_drop(struct graph *g, struct queue *q)
{
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): in the macro */
	HASH_DEL(g->queues_by_key, q);
	g->nsince -= q->csince;
	free(q->since);
	*q = (struct queue){ 0 };
}

static struct queue *queue_place(struct graph *g)
{
	struct queue *q;

	if (g->nqueues < g->limits.queues)
		return &g->queues[g->nqueues++];
	q = g->queues_idle;
	if (!q)
		return NULL;
	DL_DELETE(g->queues_idle, q);
	queue_drop(g, q);
	return q;
}

struct queue *graph_queue_find(const struct graph *g, const struct key *k)
{
	struct queue *q;

	HASH_FIND(hh, g->queues_by_key, k, sizeof(*k), q);
	return q;
}

struct queue *graph_queue_get(struct graph *g, const struct process *p, const struct key *k)
{
	struct queue *q = graph_queue_find(g, k);

	if (q)
		return q;
	q = queue_place(g);
	if (!q)
		return NULL;
	*q = (struct queue){ .key = *k, .used = true };
	q->pub.process = process_number(g, p);
	q->pub.number = k->number;
	q->pub.handle = k->handle;
	HASH_ADD(hh, g->queues_by_key, key, sizeof(q->key), q);
	DL_APPEND(g->queues_idle, q);
	return q;
}

uint32_t graph_queue_number(const struct graph *g, const struct queue *q)
{
	return q ? (uint32_t)(q - g->queues) + 1 : 0;
}

struct queue *graph_queue_at(const struct graph *g, uint32_t number)
{
	return number && number <= g->nqueues && g->queues[number - 1].used ? &g->queues[number - 1]
									    : NULL;
}

uint32_t graph_queue_root(const struct graph *g, uint32_t number)
{
	const struct queue *q = graph_queue_at(g, number), *other;

	if (!q)
		return 0;
	other = graph_queue_at(g, q->pub.same);
	return other && other->pub.process == q->pub.process ? q->pub.same : number;
}

/* What is gone need not be waited for. */
static void since_compact(const struct graph *g, struct queue *q)
{
	uint32_t i, kept = 0;

	for (i = 0; i < q->nsince; i++) {
		if (q->since[i] >= g->first)
			q->since[kept++] = q->since[i];
	}
	q->nsince = kept;
	if (kept <= q->csince / 2)
		return;
	/* Still too many: those before are not known to the next barrier. */
	if (q->csince >= SINCE_MAX || g->nsince >= 4ull * g->limits.nodes) {
		memmove(q->since, q->since + kept / 2, (kept - kept / 2) * sizeof(*q->since));
		q->nsince = kept - kept / 2;
		q->since_cut = true;
	}
}

static int since_add(struct graph *g, struct queue *q, uint64_t id)
{
	uint32_t before;

	if (q->pub.order == CAT_ORDER_IN && !q->pub.batch)
		q->nsince = 0;
	if (q->nsince && q->since[q->nsince - 1] == id)
		return 0;
	if (q->nsince == q->csince && q->csince)
		since_compact(g, q);
	before = q->csince;
	if (GROW_ROOM(q->since, q->nsince, q->csince, 4) < 0)
		return -ENOMEM;
	g->nsince += q->csince - before;
	q->since[q->nsince++] = id;
	return 0;
}

int graph_link_since(struct graph *g, struct queue *q, uint64_t to, uint8_t why)
{
	struct graph_node *n = graph_get(g, to);
	uint32_t i;
	int r = 0;

	if (q->since_cut && n)
		n->flags |= GRAPH_F_EDGES_CUT;
	for (i = 0; i < q->nsince && r >= 0; i++)
		r = graph_link_nodes(g, q->since[i], to, why, q->unsure, true);
	return r;
}

/* id comes after what is in the queue, as far as the queue and the command itself say so. */
int graph_queue_add(struct graph *g, struct queue *q, uint64_t id, enum cat_sync sync, bool listed)
{
	bool all = (sync == CAT_SYNC_MARKER || sync == CAT_SYNC_BARRIER) && !listed;
	int r = 0;

	if (q->pub.order == CAT_ORDER_IN && q->last)
		r = graph_link_nodes(g, q->last, id, GRAPH_BY_QUEUE, q->unsure, true);
	if (r >= 0 && q->barrier)
		r = graph_link_nodes(g, q->barrier, id, GRAPH_BY_BARRIER, q->unsure, true);
	if (r >= 0 && all)
		r = graph_link_since(g, q, id, GRAPH_BY_BARRIER);
	if (r < 0)
		return r;
	if (sync == CAT_SYNC_BARRIER || sync == CAT_SYNC_FENCE)
		q->barrier = id;
	/* What is before a barrier that waited for all of it need not be named again. A list's commands
	 * are all named to whatever executes it. */
	if (all && !q->pub.batch) {
		q->nsince = 0;
		q->since_cut = false;
	}
	q->last = id;
	return since_add(g, q, id);
}

/* ---- the host's waits -------------------------------------------------------------------------- */

int graph_waited_add(struct graph *g, uint64_t id, bool unsure)
{
	struct waited *last = g->nwaited ? &g->waited[g->nwaited - 1] : NULL;

	id = graph_root(g, id);
	if (last && last->id == id)
		last->unsure &= unsure;
	if (!id || (last && last->id == id))
		return 0;
	if (GROW_ROOM(g->waited, g->nwaited, g->cwaited, 64) < 0)
		return -ENOMEM;
	g->waited[g->nwaited++] = (struct waited){ id, unsure };
	return 0;
}

int graph_waited_queue(struct graph *g, struct queue *q)
{
	uint32_t i;
	int r = 0;

	for (i = 0; i < q->nsince && r >= 0; i++)
		r = graph_waited_add(g, q->since[i], q->unsure);
	if (!q->pub.batch)
		q->nsince = 0;
	q->since_cut = false;
	return r;
}

/* All that was collected is done, as far as that is certain. */
void graph_waited_done(struct graph *g, uint64_t end)
{
	struct graph_node *n;
	uint32_t i;

	for (i = 0; i < g->nwaited; i++) {
		n = g->waited[i].unsure ? NULL : graph_get(g, g->waited[i].id);
		if (n && (!n->done_by || end < n->done_by))
			n->done_by = end;
	}
}

int graph_waited_link(struct graph *g, uint64_t to, bool call)
{
	uint32_t i;
	int r = 0;

	for (i = 0; i < g->nwaited && r >= 0; i++)
		r = graph_link_nodes(g, g->waited[i].id, to, GRAPH_BY_EVENT, g->waited[i].unsure,
				     call);
	return r;
}

/* Is n, which waited, a wait for the one that is waited for now, and nothing else? */
bool graph_same_wait(const struct graph *g, const struct graph_node *n)
{
	uint32_t i, others = 0;
	bool found = false;

	if (!n || n->kind != GRAPH_WAIT || n->same || g->nwaited != 1)
		return false;
	for (i = 0; i < n->nin; i++) {
		if (n->in[i].why == GRAPH_BY_HOST)
			continue;
		if (graph_root(g, n->in[i].from) == g->waited[0].id)
			found = true;
		else
			others++;
	}
	return found && !others;
}

int graph_behind_host(struct graph *g, const struct thread *t, uint64_t id)
{
	return t->last_wait ? graph_link_nodes(g, t->last_wait, id, GRAPH_BY_HOST, false, false)
			    : 0;
}

/* ---- other events ------------------------------------------------------------------------------ */

void graph_lost(struct graph *g, const struct xb_loss *r)
{
	uint64_t missing = losses_of(r, LOSSES_ORDER);

	if (missing == g->ring_full)
		return;
	g->ring_full = missing;
	g->epoch++;
	g->totals.cut += g->ntasks;
	g->ntasks = 0;
}

/* ---- reading, making ---------------------------------------------------------------------------- */

bool graph_unheard(const struct graph *g, const struct graph_node *n)
{
	uint64_t told = g->processes[n->process].pub.told;

	return xpti_uid_known(&n->uid) && !n->instances && !n->nin &&
	       (n->kind == GRAPH_DEVICE || n->kind == GRAPH_HOST) &&
	       !(n->flags & (GRAPH_F_SIGNAL | GRAPH_F_JOINED)) && (!told || n->created < told);
}

uint64_t graph_first(const struct graph *g)
{
	return g->first;
}

uint64_t graph_end(const struct graph *g)
{
	return g->end;
}

uint64_t graph_of_call(const struct graph *g)
{
	return g->of_call;
}

const struct graph_node *graph_at(const struct graph *g, uint64_t id)
{
	return graph_get(g, id);
}

const struct graph_queue *graph_queue(const struct graph *g, uint32_t number)
{
	const struct queue *q = graph_queue_at(g, graph_queue_root(g, number));

	return q ? &q->pub : NULL;
}

const struct graph_process *graph_process(const struct graph *g, uint32_t number)
{
	return number && number < g->nprocesses ? &g->processes[number].pub : NULL;
}

const struct graph_totals *graph_totals(const struct graph *g)
{
	return &g->totals;
}

uint64_t graph_add(struct graph *g, const char *name, uint32_t process, uint32_t queue)
{
	struct process *p = graph_process_get(g, process);
	struct key k = { .process = process, .number = queue };
	struct queue *q = p && queue ? graph_queue_get(g, p, &k) : NULL;
	struct graph_node *n;

	if (!p)
		return 0;
	p->pub.tgid = process;
	n = graph_node_new(g, p, 0);
	n->name = graph_intern_text(g, name);
	n->kind = GRAPH_DEVICE;
	n->instances = 1;
	if (q) {
		q->pub.word = "queue";
		graph_set_queue(g, n, graph_queue_number(g, q));
	}
	return n->id;
}

int graph_link(struct graph *g, uint64_t from, uint64_t to, enum graph_why why)
{
	return graph_link_nodes(g, from, to, (uint8_t)why, false, false);
}

int graph_new(const struct graph_limits *limits, struct graph **ret)
{
	static const struct graph_limits usual = { NODES, EDGES, QUEUES, THREADS, NAMES };
	struct graph *g;

	if (!limits)
		limits = &usual;
	if (limits->nodes < 16 || !limits->queues || !limits->threads)
		return -EINVAL;
	g = calloc(1, sizeof(*g));
	if (!g)
		return -ENOMEM;
	g->limits = *limits;
	g->threads = (struct keyed){
		.size = sizeof(struct thread), .max = limits->threads, .done = thread_goes, .u = g
	};
	g->first = g->end = g->bound_first = g->bound_end = 1;
	g->nbound = 2 * limits->nodes;
	for (g->mask = 15; g->mask < limits->nodes; g->mask = 2 * g->mask + 1)
		;
	for (g->place_mask = 15; g->place_mask < limits->nodes - 1;
	     g->place_mask = 2 * g->place_mask + 1)
		;
	g->bound_mask = 2 * g->place_mask + 1;
	g->nodes = calloc((size_t)g->place_mask + 1, sizeof(*g->nodes));
	g->heads = calloc((size_t)g->mask + 1, sizeof(*g->heads));
	g->bound = calloc((size_t)g->bound_mask + 1, sizeof(*g->bound));
	g->bound_heads = calloc((size_t)g->mask + 1, sizeof(*g->bound_heads));
	g->queues = calloc(limits->queues, sizeof(*g->queues));
	g->processes = calloc(PROCESSES_MAX, sizeof(*g->processes));
	g->nprocesses = 1;
	if (!g->nodes || !g->heads || !g->bound || !g->bound_heads || !g->queues || !g->processes) {
		graph_free(g);
		return -ENOMEM;
	}
	*ret = g;
	return 0;
}

struct graph *graph_free(struct graph *g)
{
	struct name *n, *next;
	struct queue *q, *next_q;
	uint32_t i;

	if (!g)
		return NULL;
	keyed_clear(&g->threads);
	/* Of a short trace most places were never touched, and have no memory yet. */
	for (i = 0; g->nodes && i <= g->place_mask && i < g->end; i++)
		free(g->nodes[i].in);
	HASH_ITER(hh, g->names, n, next) {
		HASH_DEL(g->names, n);
		free(n);
	}
	HASH_CLEAR(hh, g->processes_by_id);
	HASH_ITER(hh, g->queues_by_key, q, next_q) {
		queue_drop(g, q);
	}
	free(g->nodes);
	free(g->heads);
	free(g->bound);
	free(g->bound_heads);
	free(g->queues);
	free(g->processes);
	free(g->waited);
	points_free(g->points);
	free(g);
	return NULL;
}
