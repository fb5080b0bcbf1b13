// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * graph.c - what ran behind what, told by two witnesses that know different things.
 *
 * XPTI names nodes by identity, says what they are and where in the source, and draws edges between
 * them; it brackets each submission (task_begin, task_end), names the event that tells its end
 * (signal), and knows nothing of queues that keep order, of barriers, nor of what it calls virtual
 * nodes, which are events of commands that it did not connect. The calls of an API tell of commands
 * without a source: their wait lists, events, queues. Seen together they are one graph, for a call
 * inside a task's bracket on its thread is that task's command, and an event's handle is the same
 * in both.
 *
 * What is one command: the outermost call of a thread that enqueues. Records come when calls return,
 * the inner ones first, so each makes a node at once (struct fresh) and the call around it takes the
 * node over: its queue, event and wait list count, and what the inner one waited for is an affair of
 * the implementation. Further commands inside become part of the first ("same").
 *
 * What orders two commands (enum graph_why):
 *   - an event in a wait list means the command that was to signal it last before: events are objects
 *     with numbers (handles.c), for handles are used again, and some events are signalled again;
 *   - a queue in order: whether it is one is told at its creation (catalog/order.c). Nothing is claimed
 *     of a queue whose creation was not seen;
 *   - barriers and markers, which have everything in the queue since the last one before them, or
 *     after them;
 *   - lists and buffers of commands, whose commands run when they are executed; the command that
 *     executes them ends behind all of them;
 *   - the host: what a thread submits after it waited is behind what it waited for. Such a wait is a
 *     node of its own, so that a thousand commands behind it are a thousand edges and not a million;
 *   - XPTI's edges.
 *
 * Every order of arrival is fine: an edge may name a node that has not come (GRAPH_UNSEEN), an end may
 * lack its begin. Processes are told apart by pid, start and number of execs, threads by number within
 * them. Nodes are in a ring by id, so that the oldest makes room at no cost; whoever holds an id asks
 * graph_root(), which says if it is gone. The chains of both hash tables run from new to old, so they
 * end where the ring begins and need no deletion.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/cleanup.h"
#include "model/graph.h"
#include "model/parts.h"

#define NODES	      65536u
#define EDGES	      (8u * NODES)
#define QUEUES	      4096u
#define THREADS	      8192u
#define NAMES	      16384u
#define NAME_BYTES    512u /* of one name; longer ones are cut */
#define PROCESSES_MAX 16384u
#define IN_MAX	      65536u /* edges to one node */
#define SINCE_MAX     65536u /* commands of a queue that the next barrier is behind */
#define FRESH	      16u
#define TASKS	      8u
#define WAITS	      4u
#define BATCH_MAX     65536u

/* Whose handles these are; beside them the families of calls (below 0x1000). */
#define SPACE_POINT  0x1000u /* or with a family: points of a command buffer, numbers */
#define SPACE_XPTI   0x2000u /* events, as signal tells them */
#define SPACE_HANDLE 0x2001u /* events of the API that XPTI takes handles of */
#define SPACE_QUEUE  0x2002u /* its queues */

struct key {
	uint64_t process; /* serial number */
	uint64_t handle;
	uint32_t space, number;
};

/* This event is signalled by that node, as far as we have come. */
struct binding {
	struct key key;
	uint64_t node;
	uint64_t chain;
	uint32_t epoch;
};

struct name {
	UT_hash_handle hh;
	char text[];
};

struct process {
	struct graph_process pub;
	uint64_t serial;
	uint32_t refs; /* nodes */
	bool used, current;
	UT_hash_handle hh;
};

struct queue {
	struct graph_queue pub;
	struct key key;
	uint32_t refs; /* nodes */
	bool used, since_cut;
	uint64_t last, barrier;
	uint64_t *since;
	uint32_t nsince, csince;
	UT_hash_handle hh;
};

/* A node that a call around it may take over. */
struct fresh {
	uint64_t node, from, to, ns;
	bool wait, added; /* added: its time was */
};
struct task {
	uint64_t node, instance, begin;
	bool joined;
};
struct wait {
	uint64_t instance, begin;
	uint64_t inner; /* the wait of a call inside */
};
struct thread {
	struct {
		uint32_t tgid, tid;
	} key;
	uint64_t serial;
	struct fresh fresh[FRESH];
	struct task tasks[TASKS];
	struct wait waits[WAITS];
	unsigned nfresh, ntasks, nwaits;
	uint64_t last_wait; /* node */
	UT_hash_handle hh;
};

struct graph {
	struct graph_limits limits;
	struct graph_totals totals;
	struct graph_node *nodes;
	uint64_t first, end, nedges;
	uint64_t *heads;
	uint32_t mask; /* of heads and bound_heads */
	struct binding *bound;
	uint64_t bound_first, bound_end;
	uint64_t *bound_heads;
	uint32_t nbound;
	struct queue *queues;
	struct queue *queues_by_key;
	uint32_t nqueues, queue_hand;
	uint64_t nsince;
	struct process *processes; /* [0] is none */
	struct process *processes_by_pid;
	uint32_t nprocesses, cprocesses;
	uint64_t serial;
	struct thread *threads;
	struct name *names;
	uint64_t ring_full;
	uint32_t epoch;
	/* What a wait is for, while it is collected. */
	uint64_t *waited;
	uint32_t nwaited, cwaited;
};

static inline uint64_t mix(uint64_t a, uint64_t b)
{
	uint64_t x = (a ^ (b * 0x9fb21c651e98df25ull)) * 0xd6e8feb86659fd93ull;

	return x ^ (x >> 32);
}

/* ---- names ------------------------------------------------------------------------------------- */

static const char *intern(struct graph *g, const char *text, size_t len)
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

static const char *intern_text(struct graph *g, const char *text)
{
	return text ? intern(g, text, strlen(text)) : NULL;
}

/* ---- processes and threads --------------------------------------------------------------------- */

static void process_drop(struct process *p)
{
	if (p->refs || p->current)
		return;
	p->used = false;
}

static void process_retire(struct graph *g, uint32_t tgid)
{
	struct process *p;

	HASH_FIND(hh, g->processes_by_pid, &tgid, sizeof(tgid), p);
	if (!p)
		return;
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): in the macro */
	HASH_DEL(g->processes_by_pid, p);
	p->current = false;
	process_drop(p);
}

/* A place that is free; NULL: all have nodes or are alive. */
static struct process *process_place(struct graph *g)
{
	uint32_t i;

	for (i = 1; i < g->nprocesses; i++) {
		if (!g->processes[i].used)
			return &g->processes[i];
	}
	if (g->nprocesses < PROCESSES_MAX)
		return &g->processes[g->nprocesses++];
	for (i = 1; i < g->nprocesses; i++) {
		if (g->processes[i].refs)
			continue;
		process_retire(g, g->processes[i].pub.tgid);
		return &g->processes[i];
	}
	return NULL;
}

static struct process *process_get(struct graph *g, struct model *m, uint32_t tgid)
{
	const struct model_process *known = m ? model_process(m, tgid) : NULL;
	struct process *p;

	HASH_FIND(hh, g->processes_by_pid, &tgid, sizeof(tgid), p);
	if (p && known && known->exec_count != p->pub.exec_count)
		process_retire(g, tgid), p = NULL;
	if (p)
		return p;
	p = process_place(g);
	if (!p)
		return NULL;
	*p = (struct process){ .serial = ++g->serial, .used = true, .current = true };
	p->pub.tgid = tgid;
	HASH_ADD(hh, g->processes_by_pid, pub.tgid, sizeof(p->pub.tgid), p);
	return p;
}

/* The name may come, or change, after the first event. */
static void process_name(struct process *p, struct model *m)
{
	const struct model_process *known = m ? model_process(m, p->pub.tgid) : NULL;

	if (!known)
		return;
	p->pub.exec_count = known->exec_count;
	p->pub.start_ns = known->start_ns;
	memcpy(p->pub.comm, known->comm, sizeof(p->pub.comm));
}

static uint32_t process_number(const struct graph *g, const struct process *p)
{
	return (uint32_t)(p - g->processes);
}

static void thread_drop(struct graph *g, struct thread *t)
{
	g->totals.cut += t->ntasks;
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): in the macro */
	HASH_DEL(g->threads, t);
	free(t);
}

static struct thread *thread_get(struct graph *g, const struct process *p, uint32_t tid)
{
	struct thread *t;
	struct {
		uint32_t tgid, tid;
	} key = { p->pub.tgid, tid };

	HASH_FIND(hh, g->threads, &key, sizeof(key), t);
	if (t && t->serial == p->serial)
		return t;
	if (t)
		thread_drop(g, t);
	if (HASH_COUNT(g->threads) >= g->limits.threads)
		thread_drop(g, g->threads);
	t = calloc(1, sizeof(*t));
	if (!t)
		return NULL;
	t->key.tgid = key.tgid;
	t->key.tid = tid;
	t->serial = p->serial;
	HASH_ADD(hh, g->threads, key, sizeof(t->key), t);
	return t;
}

/* ---- nodes ------------------------------------------------------------------------------------- */

static struct graph_node *at(const struct graph *g, uint64_t id)
{
	if (id < g->first || id >= g->end)
		return NULL;
	return &g->nodes[id % g->limits.nodes];
}

uint64_t graph_root(const struct graph *g, uint64_t id)
{
	const struct graph_node *n = at(g, id);

	while (n && n->same)
		n = at(g, n->same);
	return n ? n->id : 0;
}

static void edges_drop(struct graph *g, struct graph_node *n)
{
	g->nedges -= n->nin;
	free(n->in);
	n->in = NULL;
	n->nin = n->cin = 0;
}

static void let_go(struct graph *g)
{
	struct graph_node *n = at(g, g->first);

	g->first++;
	if (!n->same)
		g->totals.let_go++;
	g->totals.let_go_edges += n->nin;
	edges_drop(g, n);
	if (n->queue)
		g->queues[n->queue - 1].refs--;
	if (n->process && !--g->processes[n->process].refs)
		process_drop(&g->processes[n->process]);
	memset(n, 0, sizeof(*n));
}

static struct graph_node *node_new(struct graph *g, struct process *p, uint64_t now)
{
	struct graph_node *n;

	if (g->end - g->first >= g->limits.nodes)
		let_go(g);
	n = &g->nodes[g->end % g->limits.nodes];
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): nodes was made by graph_new() */
	*n = (struct graph_node){ .id = g->end++, .created = now };
	n->process = process_number(g, p);
	p->refs++;
	g->totals.nodes++;
	return n;
}

static uint64_t uid_hash(uint32_t process, const struct xb_xpti_uid *u)
{
	return mix(mix(u->p1, u->p2), mix(u->instance, process));
}

static struct graph_node *find_uid(const struct graph *g, const struct process *p,
				   const struct xb_xpti_uid *u)
{
	uint32_t number = process_number(g, p);
	struct graph_node *n = at(g, g->heads[uid_hash(number, u) & g->mask]);

	while (n && (n->process != number || n->uid.p1 != u->p1 || n->uid.p2 != u->p2 ||
		     n->uid.instance != u->instance))
		n = at(g, n->chain);
	return n;
}

static struct graph_node *node_of_uid(struct graph *g, struct process *p,
				      const struct xb_xpti_uid *u, uint64_t now)
{
	uint64_t *head = &g->heads[uid_hash(process_number(g, p), u) & g->mask];
	struct graph_node *n = find_uid(g, p, u);

	if (n)
		return n;
	n = node_new(g, p, now);
	n->uid = *u;
	n->chain = *head;
	*head = n->id;
	return n;
}

static void set_queue(struct graph *g, struct graph_node *n, uint32_t queue)
{
	if (n->queue == queue)
		return;
	if (n->queue)
		g->queues[n->queue - 1].refs--;
	n->queue = queue;
	if (queue)
		g->queues[queue - 1].refs++;
}

/* Is there such an edge among the last few? Others are harmless: who shows them takes each once. */
static bool has_edge(const struct graph_node *n, uint64_t from, uint8_t why)
{
	uint32_t i, far = n->nin > 16 ? n->nin - 16 : 0;

	for (i = n->nin; i > far; i--) {
		if (n->in[i - 1].from == from && n->in[i - 1].why == why)
			return true;
	}
	return false;
}

static int link_nodes(struct graph *g, uint64_t from, uint64_t to, uint8_t why, bool uncertain,
		      bool call)
{
	struct graph_node *n = at(g, to);
	struct graph_edge *more;
	uint32_t cap;

	from = graph_root(g, from);
	if (!n || !from || from == graph_root(g, to) || has_edge(n, from, why))
		return 0;
	if (n->nin >= IN_MAX) {
		n->flags |= GRAPH_F_EDGES_CUT;
		return 0;
	}
	if (n->nin == n->cin) {
		cap = n->cin ? 2 * n->cin : 2;
		more = reallocarray(n->in, cap, sizeof(*more));
		if (!more)
			return -ENOMEM;
		n->in = more;
		n->cin = cap;
	}
	n->in[n->nin++] = (struct graph_edge){
		.from = from, .why = why, .uncertain = uncertain, .call = call
	};
	g->nedges++;
	while (g->nedges > g->limits.edges && g->first < to)
		let_go(g);
	return 0;
}

/* What the inner of two calls said is forgotten. */
static void drop_call_edges(struct graph *g, struct graph_node *n)
{
	uint32_t i, kept = 0;

	for (i = 0; i < n->nin; i++) {
		if (!n->in[i].call)
			n->in[kept++] = n->in[i];
	}
	g->nedges -= n->nin - kept;
	n->nin = kept;
}

/* From now on a is part of b. */
static void become(struct graph *g, uint64_t a, uint64_t b)
{
	struct graph_node *x = at(g, graph_root(g, a)), *y = at(g, graph_root(g, b));

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
	if (!y->queue)
		set_queue(g, y, x->queue);
	g->totals.nodes--;
}

/* ---- events ------------------------------------------------------------------------------------ */

static uint64_t key_hash(const struct key *k)
{
	return mix(mix(k->process, k->handle), (uint64_t)k->space << 32 | k->number);
}

static struct binding *binding(const struct graph *g, uint64_t i)
{
	return i >= g->bound_first && i < g->bound_end ? &g->bound[i % g->nbound] : NULL;
}

static void bind_event(struct graph *g, const struct key *k, uint64_t node)
{
	uint64_t *head = &g->bound_heads[key_hash(k) & g->mask];
	struct binding *b = binding(g, *head);

	/* Layers tell of one event one after the other. */
	if (b && !memcmp(&b->key, k, sizeof(*k)) && b->node == node)
		return;
	if (g->bound_end - g->bound_first >= g->nbound)
		g->bound_first++;
	/* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): bound was made by graph_new() */
	g->bound[g->bound_end % g->nbound] =
		(struct binding){ .key = *k, .node = node, .chain = *head, .epoch = g->epoch };
	*head = g->bound_end++;
}

/* How new it is; 0: there is none. */
static uint64_t find_event(const struct graph *g, const struct key *k, uint64_t *ret_node,
			   bool *ret_uncertain)
{
	uint64_t i = g->bound_heads[key_hash(k) & g->mask];
	const struct binding *b;

	for (; (b = binding(g, i)); i = b->chain) {
		if (memcmp(&b->key, k, sizeof(*k)) != 0)
			continue;
		*ret_node = b->node;
		*ret_uncertain = b->epoch != g->epoch;
		return i;
	}
	return 0;
}

/* By its address alone, the last one there that XPTI or its API told of. */
static uint64_t find_handle(const struct graph *g, const struct process *p, uint64_t handle,
			    bool *ret_uncertain)
{
	struct key k = { .process = p->serial, .handle = handle, .space = SPACE_XPTI };
	uint64_t a = 0, b = 0, when_a, when_b;
	bool unsure_a = false, unsure_b = false;

	when_a = find_event(g, &k, &a, &unsure_a);
	k.space = SPACE_HANDLE;
	when_b = find_event(g, &k, &b, &unsure_b);
	*ret_uncertain = when_b > when_a ? unsure_b : unsure_a;
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
	uint32_t i;
	struct queue *q;

	if (g->nqueues < g->limits.queues)
		return &g->queues[g->nqueues++];
	for (i = 0; i < g->limits.queues; i++) {
		q = &g->queues[g->queue_hand++ % g->limits.queues];
		if (q->refs)
			continue;
		if (q->used)
			queue_drop(g, q);
		return q;
	}
	return NULL;
}

static struct queue *queue_find(const struct graph *g, const struct key *k)
{
	struct queue *q;

	HASH_FIND(hh, g->queues_by_key, k, sizeof(*k), q);
	return q;
}

static struct queue *queue_get(struct graph *g, const struct process *p, const struct key *k)
{
	struct queue *q = queue_find(g, k);

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
	return q;
}

static uint32_t queue_number(const struct graph *g, const struct queue *q)
{
	return q ? (uint32_t)(q - g->queues) + 1 : 0;
}

static struct queue *queue_at(const struct graph *g, uint32_t number)
{
	return number && number <= g->nqueues && g->queues[number - 1].used ? &g->queues[number - 1]
									    : NULL;
}

uint32_t graph_queue_root(const struct graph *g, uint32_t number)
{
	const struct queue *q = queue_at(g, number), *other;

	if (!q)
		return 0;
	other = queue_at(g, q->pub.same);
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
	uint64_t *more;
	uint32_t cap;

	if (q->pub.order == CAT_ORDER_IN && !q->pub.batch)
		q->nsince = 0;
	if (q->nsince && q->since[q->nsince - 1] == id)
		return 0;
	if (q->nsince == q->csince && q->csince)
		since_compact(g, q);
	if (q->nsince == q->csince) {
		cap = q->csince ? 2 * q->csince : 4;
		more = reallocarray(q->since, cap, sizeof(*more));
		if (!more)
			return -ENOMEM;
		g->nsince += cap - q->csince;
		q->since = more;
		q->csince = cap;
	}
	q->since[q->nsince++] = id;
	return 0;
}

static int link_since(struct graph *g, struct queue *q, uint64_t to, uint8_t why)
{
	struct graph_node *n = at(g, to);
	uint32_t i;
	int r = 0;

	if (q->since_cut && n)
		n->flags |= GRAPH_F_EDGES_CUT;
	for (i = 0; i < q->nsince && r >= 0; i++)
		r = link_nodes(g, q->since[i], to, why, false, true);
	return r;
}

/* id comes behind what is in the queue, as far as the queue and the command itself say so. */
static int queue_add(struct graph *g, struct queue *q, uint64_t id, enum cat_sync sync, bool listed)
{
	bool all = (sync == CAT_SYNC_MARKER || sync == CAT_SYNC_BARRIER) && !listed;
	int r = 0;

	if (q->pub.order == CAT_ORDER_IN && q->last)
		r = link_nodes(g, q->last, id, GRAPH_BY_QUEUE, false, true);
	if (r >= 0 && q->barrier)
		r = link_nodes(g, q->barrier, id, GRAPH_BY_BARRIER, false, true);
	if (r >= 0 && all)
		r = link_since(g, q, id, GRAPH_BY_BARRIER);
	if (r < 0)
		return r;
	if (sync == CAT_SYNC_BARRIER || sync == CAT_SYNC_FENCE)
		q->barrier = id;
	/* What is before a barrier that waited for all of it need not be told again. A list's commands
	 * are all told to whatever executes it. */
	if (all && !q->pub.batch) {
		q->nsince = 0;
		q->since_cut = false;
	}
	q->last = id;
	return since_add(g, q, id);
}

/* ---- the host's waits -------------------------------------------------------------------------- */

static int waited_add(struct graph *g, uint64_t id)
{
	uint64_t *more;
	uint32_t cap;

	id = graph_root(g, id);
	if (!id || (g->nwaited && g->waited[g->nwaited - 1] == id))
		return 0;
	if (g->nwaited == g->cwaited) {
		cap = g->cwaited ? 2 * g->cwaited : 64;
		more = reallocarray(g->waited, cap, sizeof(*more));
		if (!more)
			return -ENOMEM;
		g->waited = more;
		g->cwaited = cap;
	}
	g->waited[g->nwaited++] = id;
	return 0;
}

static int waited_queue(struct graph *g, struct queue *q)
{
	uint32_t i;
	int r = 0;

	for (i = 0; i < q->nsince && r >= 0; i++)
		r = waited_add(g, q->since[i]);
	if (!q->pub.batch)
		q->nsince = 0;
	q->since_cut = false;
	return r;
}

/* All that was collected is done. */
static void waited_done(struct graph *g, uint64_t end)
{
	struct graph_node *n;
	uint32_t i;

	for (i = 0; i < g->nwaited; i++) {
		n = at(g, g->waited[i]);
		if (n && (!n->done_by || end < n->done_by))
			n->done_by = end;
	}
}

static int waited_link(struct graph *g, uint64_t to, bool call)
{
	uint32_t i;
	int r = 0;

	for (i = 0; i < g->nwaited && r >= 0; i++)
		r = link_nodes(g, g->waited[i], to, GRAPH_BY_EVENT, false, call);
	return r;
}

/* Is n, which waited, a wait for the one that is waited for now, and nothing else? */
static bool same_wait(const struct graph *g, const struct graph_node *n)
{
	uint32_t i, others = 0;
	bool found = false;

	if (!n || n->kind != GRAPH_WAIT || n->same || g->nwaited != 1)
		return false;
	for (i = 0; i < n->nin; i++) {
		if (n->in[i].why == GRAPH_BY_HOST)
			continue;
		if (graph_root(g, n->in[i].from) == g->waited[0])
			found = true;
		else
			others++;
	}
	return found && !others;
}

static int behind_host(struct graph *g, const struct thread *t, uint64_t id)
{
	return t->last_wait ? link_nodes(g, t->last_wait, id, GRAPH_BY_HOST, false, false) : 0;
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

static const struct value *metadata(const struct event_xpti *x, const char *key)
{
	uint32_t i;

	for (i = 0; i < x->nmetadata; i++) {
		if (x->metadata[i].key && !strcmp(x->metadata[i].key, key))
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
	if (i < 1 || s[i - 1] != '[' || !v)
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
	struct key k = { .process = p->serial, .space = SPACE_XPTI };
	uint64_t handle = metadata_number(x, "queue_handle"), of = 0;
	struct queue *q, *other;
	bool unsure;

	k.number = (uint32_t)metadata_number(x, "queue_id");
	if (!k.number && stash && x->has_stash && x->stash.key && !strcmp(x->stash.key, "queue_id"))
		k.number = (uint32_t)x->rec->stash;
	q = k.number ? queue_get(g, p, &k) : NULL;
	if (!q)
		return NULL;
	q->pub.word = "queue";
	q->pub.api = "xpti";
	if (order && order->kind <= VALUE_BOOL)
		q->pub.order = order->u ? CAT_ORDER_IN : CAT_ORDER_OUT;
	name = metadata(x, "sycl_device_name");
	if (handle && is_text(name))
		q->pub.device = intern(g, name->str, name->len);
	if (!handle || q->pub.handle == handle)
		return q;
	q->pub.handle = handle;
	k = (struct key){ .process = p->serial, .space = SPACE_QUEUE, .handle = handle };
	other = find_event(g, &k, &of, &unsure) ? queue_at(g, (uint32_t)of) : NULL;
	if (other && other != q && other->key.process == p->serial)
		other->pub.same = queue_number(g, q);
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
	n->name = intern(g, s, len);
}

static void xpti_describe(struct graph *g, struct graph_node *n, const struct event_xpti *x)
{
	const struct value *kernel = metadata(x, "kernel_name");

	if (is_text(kernel))
		set_name(g, n, kernel);
	else if (is_text(&x->name))
		set_name(g, n, &x->name);
	if (is_text(&x->file))
		n->file = intern(g, x->file.str, x->file.len);
	if (x->has_line && n->file) {
		n->line = x->rec->line;
		n->column = x->rec->column;
	}
}

static void on_node(struct graph *g, struct process *p, const struct event_xpti *x, uint64_t now)
{
	struct graph_node *n = node_of_uid(g, p, &x->rec->uid, now);
	struct queue *q;
	uint64_t command;
	bool unsure;

	xpti_describe(g, n, x);
	if (is_text(&x->data))
		n->type = intern(g, x->data.str, x->data.len);
	if (begins(&x->name, "virtual_node[")) {
		n->kind = GRAPH_EVENT;
		command = find_handle(g, p, n->object, &unsure);
		if (command)
			become(g, n->id, command);
		return;
	}
	if (n->kind != GRAPH_DEVICE)
		n->kind = (uint8_t)xpti_kind(x);
	q = xpti_queue(g, p, x, true);
	if (q && !n->queue)
		set_queue(g, n, queue_number(g, q));
}

static int on_edge(struct graph *g, struct process *p, const struct event_xpti *x, uint64_t now)
{
	uint64_t from;

	if (!x->has_edge || !xpti_uid_known(&x->rec->source) || !xpti_uid_known(&x->rec->target)) {
		g->totals.unresolved++;
		return 0;
	}
	from = node_of_uid(g, p, &x->rec->source, now)->id;
	return link_nodes(g, from, node_of_uid(g, p, &x->rec->target, now)->id, GRAPH_BY_DATA,
			  false, false);
}

static int on_task_begin(struct graph *g, struct process *p, struct thread *t,
			 const struct event_xpti *x, uint64_t now)
{
	struct graph_node *n = node_of_uid(g, p, &x->rec->uid, now);
	struct queue *q = xpti_queue(g, p, x, false);
	uint64_t id = n->id;
	int r;

	if (n->kind == GRAPH_UNSEEN) {
		xpti_describe(g, n, x);
		if (is_text(&x->data))
			n->type = intern(g, x->data.str, x->data.len);
		n->kind = (uint8_t)xpti_kind(x);
	}
	if (q)
		set_queue(g, n, queue_number(g, q));
	n->instances++;
	n->begin = now;
	n->end = 0;
	n->tid = t->key.tid;
	n->flags |= GRAPH_F_TASK;
	if (t->ntasks == TASKS) {
		g->totals.cut++;
		memmove(t->tasks, t->tasks + 1, (TASKS - 1) * sizeof(*t->tasks));
		t->ntasks--;
	}
	t->tasks[t->ntasks++] =
		(struct task){ .node = id, .instance = x->rec->instance, .begin = now };
	t->nfresh = 0;
	r = behind_host(g, t, id);
	q = queue_at(g, n->queue);
	if (r < 0 || !q || q->pub.order != CAT_ORDER_IN || n->kind != GRAPH_DEVICE)
		return r;
	if (q->last && q->last != id)
		r = link_nodes(g, q->last, id, GRAPH_BY_QUEUE, false, false);
	q->last = id;
	return r;
}

static void on_task_end(struct graph *g, struct process *p, struct thread *t,
			const struct event_xpti *x, uint64_t now)
{
	struct graph_node *n = node_of_uid(g, p, &x->rec->uid, now);
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
		return;
	}
	g->totals.cut += t->ntasks - i;
	if (now >= t->tasks[i - 1].begin) {
		n->submit_ns += now - t->tasks[i - 1].begin;
		n->timed++;
	}
	t->ntasks = i - 1;
	/* Who makes a host accessor goes on when it is there. */
	if (n->kind == GRAPH_HOST && n->type && !strncmp(n->type, "host_acc", 8) && n->nin)
		t->last_wait = n->id;
}

static void on_signal(struct graph *g, struct process *p, const struct event_xpti *x, uint64_t now)
{
	struct graph_node *n = node_of_uid(g, p, &x->rec->uid, now), *c;
	uint64_t handle = x->data.kind == VALUE_HANDLE ? x->data.u : x->rec->user_data, call = 0;
	struct key k = { .process = p->serial, .handle = handle, .space = SPACE_HANDLE };
	bool unsure;

	if (n->kind == GRAPH_UNSEEN)
		xpti_describe(g, n, x);
	if (!handle)
		return;
	n->kind = GRAPH_DEVICE;
	n->event = handle;
	n->flags |= GRAPH_F_SIGNAL;
	/* Its task's begin may have been lost, so that its call stands alone. */
	c = find_event(g, &k, &call, &unsure) ? at(g, graph_root(g, call)) : NULL;
	if (c && c != n && !unsure && !xpti_uid_known(&c->uid) && !(n->flags & GRAPH_F_JOINED)) {
		become(g, c->id, n->id);
		n->flags |= GRAPH_F_JOINED;
	}
	k.space = SPACE_XPTI;
	bind_event(g, &k, n->id);
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
		id = find_handle(g, p, handle, &unsure);
		if (!id)
			g->totals.unresolved++;
		return id && !unsure ? waited_add(g, id) : 0;
	}
	n = find_uid(g, p, &x->rec->uid);
	return n && (n->kind == GRAPH_DEVICE || n->kind == GRAPH_HOST) && n->instances
		       ? waited_add(g, n->id)
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
	waited_done(g, now);
	n = at(g, t->last_wait);
	if (!inner && same_wait(g, n)) {
		n->instances++;
		n->timed++;
		n->submit_ns += now - begin;
		return 0;
	}
	n = at(g, inner);
	if (!n || n->kind != GRAPH_WAIT) {
		n = node_new(g, p, now);
		n->kind = GRAPH_WAIT;
		n->instances = n->timed = 1;
		r = behind_host(g, t, n->id);
	}
	n->submit_ns = now - begin;
	n->begin = begin;
	n->end = now;
	n->tid = t->key.tid;
	xpti_describe(g, n, x);
	if (is_text(&x->data)) {
		size_t len = x->data.len;
		name_object(x->data.str, &len);
		n->type = intern(g, x->data.str, len);
	}
	id = n->id;
	t->last_wait = id;
	if (inner && inner != id)
		become(g, inner, id);
	return r < 0 ? r : waited_link(g, id, false);
}

static int on_xpti(struct graph *g, struct model *m, const struct event *e)
{
	const struct event_xpti *x = e->xpti;
	struct process *p = process_get(g, m, e->rec->tgid);
	struct thread *t;

	/* Allocations have streams of their own, and nodes in them. */
	if (!p ||
	    (x->stream && strcmp(x->stream, "sycl") != 0 && strcmp(x->stream, "sycl.debug") != 0))
		return 0;
	if (!strcmp(x->event, "diagnostics"))
		g->totals.diagnostics++;
	if (!x->has_event || !xpti_uid_known(&x->rec->uid))
		return 0;
	process_name(p, m);
	t = thread_get(g, p, e->rec->tid);
	if (!t)
		return -ENOMEM;
	if (!strcmp(x->event, "node_create"))
		on_node(g, p, x, e->rec->ts);
	else if (!strcmp(x->event, "edge_create"))
		return on_edge(g, p, x, e->rec->ts);
	else if (!strcmp(x->event, "task_begin"))
		return on_task_begin(g, p, t, x, e->rec->ts);
	else if (!strcmp(x->event, "task_end"))
		on_task_end(g, p, t, x, e->rec->ts);
	else if (!strcmp(x->event, "signal"))
		on_signal(g, p, x, e->rec->ts);
	else if (!strcmp(x->event, "wait_begin") || !strcmp(x->event, "barrier_begin"))
		on_wait_begin(t, x, e->rec->ts);
	else if (!strcmp(x->event, "wait_end") || !strcmp(x->event, "barrier_end"))
		return on_wait_end(g, p, t, x, e->rec->ts);
	else if (!strcmp(x->event, "queue_create"))
		xpti_queue(g, p, x, false);
	return 0;
}

/* ---- calls ------------------------------------------------------------------------------------- */

static uint32_t family_of(unsigned api)
{
	const struct cat_api *a = catalog_api(api);

	return a && a->pti_group ? a->pti_group : 0x100 | api;
}

/* Does XPTI speak of this API's handles? */
static bool is_runtime(unsigned api)
{
	const struct cat_api *a = catalog_api(api);

	return a && a->pti_domain == CAT_DOMAIN_RUNTIME;
}

static const struct value *handle_value(const struct value *v)
{
	if (v && v->kind == VALUE_ARRAY)
		v = v->nitems ? &v->items[0] : NULL;
	return v && v->kind == VALUE_HANDLE && !(v->flags & VALUE_F_FAULT) ? v : NULL;
}

/* The queue that a handle is, made if need be. */
static struct queue *queue_of(struct graph *g, struct model *m, const struct process *p,
			      const struct event_call *c, const struct value *v, bool make)
{
	struct key k = { .process = p->serial, .space = family_of(c->fn->api) };
	struct model_object o = { 0 };
	struct queue *q;

	v = handle_value(v);
	if (!v || (v->u && !model_object(m, c, v, &o)))
		return NULL;
	if (!o.word)
		o.word = v->type && v->type->object ? v->type->object : "queue";
	k.handle = v->u;
	k.number = o.number;
	q = queue_find(g, &k);
	if (q || !make)
		return q;
	q = queue_get(g, p, &k);
	if (!q)
		return NULL;
	q->pub.word = o.word;
	q->pub.api = catalog_api(c->fn->api)->name;
	if (!v->u)
		q->pub.order = (uint8_t)catalog_order_default(c->fn->api, NULL);
	if (is_runtime(c->fn->api)) {
		k = (struct key){ .process = p->serial, .space = SPACE_QUEUE, .handle = v->u };
		bind_event(g, &k, queue_number(g, q));
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

static void on_create(struct graph *g, struct model *m, struct process *p,
		      const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = handle_value(part_value(c, r, CAT_PART_OBJECT));
	struct model_object o;
	struct queue *q;

	if (!v || !model_object(m, c, v, &o))
		return;
	if (strcmp(o.word, "queue") != 0 && strcmp(o.word, "stream") != 0 &&
	    strcmp(o.word, "list") != 0 && !catalog_makes_batch(c->fn))
		return;
	q = queue_of(g, m, p, c, v, true);
	if (!q)
		return;
	q->pub.order = (uint8_t)created_order(c);
	q->pub.batch = catalog_makes_batch(c->fn);
}

/* ---- a call that enqueues ---------------------------------------------------------------------- */

static bool event_key(struct model *m, const struct process *p, const struct event_call *c,
		      const struct value *v, uint32_t queue, struct key *ret)
{
	struct model_object o;

	if (v->flags & (VALUE_F_FAULT | VALUE_F_NULL))
		return false;
	*ret = (struct key){ .process = p->serial, .handle = v->u };
	if (v->kind == VALUE_UINT || v->kind == VALUE_INT) {
		ret->space = SPACE_POINT | family_of(c->fn->api);
		ret->number = queue;
		return true;
	}
	if (v->kind != VALUE_HANDLE || !v->u || !model_object(m, c, v, &o))
		return false;
	ret->space = family_of(c->fn->api);
	ret->number = o.number;
	return true;
}

static int link_event(struct graph *g, struct model *m, const struct process *p,
		      const struct event_call *c, const struct value *v, uint32_t queue,
		      uint64_t to)
{
	struct model_object o = { 0 };
	uint64_t from = 0;
	bool unsure = false;
	struct key k;

	if (!event_key(m, p, c, v, queue, &k) || !find_event(g, &k, &from, &unsure)) {
		g->totals.unresolved++;
		return 0;
	}
	if (v->kind == VALUE_HANDLE)
		model_object(m, c, v, &o);
	return link_nodes(g, from, to, GRAPH_BY_EVENT, unsure || o.uncertain, true);
}

/* *ret_listed: it has a wait list. */
static int link_waits(struct graph *g, struct model *m, const struct process *p,
		      const struct event_call *c, const struct cat_role *r, uint32_t queue,
		      uint64_t to, bool *ret_listed)
{
	const struct value *v = part_value(c, r, CAT_PART_WAIT);
	uint64_t n = part_number(c, r, CAT_PART_NWAIT, NULL), read = 0;
	uint32_t i;
	int err = 0;

	if (v && v->kind == VALUE_ARRAY) {
		for (i = 0; i < v->nitems && err >= 0; i++)
			err = link_event(g, m, p, c, &v->items[i], queue, to);
		read = v->nitems;
	} else if (v && v->kind == VALUE_HANDLE && v->u) {
		err = link_event(g, m, p, c, v, queue, to);
		read = n = 1;
	}
	*ret_listed = n || read;
	if (n <= read)
		return err;
	g->totals.unread += n - read;
	at(g, to)->flags |= GRAPH_F_EDGES_CUT;
	return err;
}

static void signal_event(struct graph *g, struct model *m, const struct process *p,
			 const struct event_call *c, const struct cat_role *r, uint32_t queue,
			 struct graph_node *n)
{
	const struct value *v = part_value(c, r, CAT_PART_EVENT);
	struct key k;

	if (v && v->kind == VALUE_ARRAY)
		v = v->nitems ? &v->items[0] : NULL;
	if (!v || !event_key(m, p, c, v, queue, &k))
		return;
	bind_event(g, &k, n->id);
	if (v->kind != VALUE_HANDLE)
		return;
	n->event = v->u;
	if (!is_runtime(c->fn->api))
		return;
	k = (struct key){ .process = p->serial, .space = SPACE_HANDLE, .handle = v->u };
	bind_event(g, &k, n->id);
}

static bool encloses(const struct event_call *c, const struct fresh *f)
{
	return f->from >= c->rec->h.ts && f->to <= call_end(c);
}

/* A node's time was a call's; the call around it has its own. */
static void take_time_back(struct graph *g, const struct fresh *f)
{
	struct graph_node *n = at(g, f->node);

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

		if (encloses(c, f) && !f->wait && !wait && !id && at(g, f->node))
			id = f->node;
		if (encloses(c, f) && f->wait && wait && !id && at(g, f->node) &&
		    at(g, f->node)->kind == GRAPH_WAIT)
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
		} else if (id && at(g, f.node)) {
			edges_drop(g, at(g, f.node));
			become(g, f.node, id);
		} else if (!wait) {
			/* A wait inside a command that has no other node yet. */
			t->fresh[kept++] = f;
		}
	}
	t->nfresh = kept;
	if (id)
		drop_call_edges(g, at(g, id));
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
		if (at(g, f.node) && at(g, f.node)->kind == GRAPH_WAIT)
			become(g, f.node, id);
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

	return k && k->begin <= c->rec->h.ts && at(g, k->node) ? k : NULL;
}

static void call_name(struct graph *g, struct model *m, const struct event_call *c,
		      struct graph_node *n)
{
	struct model_launch l;
	char text[32];

	n->call = c->fn->name;
	n->apis |= (uint16_t)(1u << c->fn->api);
	if (n->name && xpti_uid_known(&n->uid))
		return;
	if (!model_launch(m, c, &l))
		return;
	if (l.kernel.name) {
		n->name = intern_text(g, l.kernel.name);
		return;
	}
	if (l.kernel.number)
		snprintf(text, sizeof(text), "%.20s#%u", l.kernel.word, l.kernel.number);
	else
		snprintf(text, sizeof(text), "%.20s#?", l.kernel.word);
	n->name = intern_text(g, text);
}

/* The lists that the call executes: it ends behind what is in them, which runs once more. */
static int execute(struct graph *g, struct model *m, struct process *p, const struct event_call *c,
		   const struct cat_role *r, uint64_t id)
{
	const struct value *v = part_value(c, r, CAT_PART_OBJECT);
	uint32_t i, k, n = v && v->kind == VALUE_ARRAY ? v->nitems : 1;
	struct graph_node *each;
	struct queue *q;
	int err = 0;

	for (i = 0; v && i < n && err >= 0; i++) {
		q = queue_of(g, m, p, c, v->kind == VALUE_ARRAY ? &v->items[i] : v, false);
		if (!q || !q->pub.batch)
			continue;
		for (k = 0; k < q->nsince && k < BATCH_MAX; k++) {
			each = at(g, graph_root(g, q->since[k]));
			if (each)
				each->instances++;
		}
		err = link_since(g, q, id, GRAPH_BY_BATCH);
	}
	return err;
}

static bool blocks(const struct event_call *c)
{
	const struct cat_role *r = catalog_role(c->fn, CAT_ACT_WAIT);

	if (!r || !role_holds(c, r) || catalog_part(r, CAT_PART_BLOCKING) == CAT_PART_NONE)
		return false;
	return part_number(c, r, CAT_PART_BLOCKING, NULL) != 0;
}

static int on_enqueue(struct graph *g, struct model *m, struct process *p, struct thread *t,
		      const struct event_call *c, const struct cat_role *r)
{
	struct queue *q = queue_of(g, m, p, c, part_value(c, r, CAT_PART_QUEUE), true);
	enum cat_sync sync = catalog_sync(c->fn);
	struct task *task = open_task(g, t, c);
	uint64_t id = take_over(g, t, c, false);
	uint32_t number = queue_number(g, q);
	bool added = false, listed = false;
	struct graph_node *n;
	int err;

	if (!id && task && !task->joined) {
		id = task->node;
		task->joined = true;
		at(g, id)->flags |= GRAPH_F_JOINED;
	}
	n = id ? at(g, id) : node_new(g, p, c->rec->h.ts);
	id = n->id;
	n->kind = GRAPH_DEVICE;
	if (!(n->flags & GRAPH_F_JOINED)) {
		added = true;
		n->tid = t->key.tid;
		n->begin = c->rec->h.ts;
		n->end = call_end(c);
		n->submit_ns += c->rec->dur;
		n->timed++;
		if (q && q->pub.batch)
			n->flags |= GRAPH_F_BATCHED;
		else
			n->instances++;
	}
	n->flags &= (uint8_t)~GRAPH_F_BARRIER;
	if (sync != CAT_SYNC_NONE)
		n->flags |= GRAPH_F_BARRIER;
	call_name(g, m, c, n);
	if (q)
		set_queue(g, n, number);
	signal_event(g, m, p, c, r, number, n);
	err = behind_host(g, t, id);
	if (err >= 0)
		err = link_waits(g, m, p, c, r, number, id, &listed);
	if (err >= 0 && at(g, id))
		err = execute(g, m, p, c, r, id);
	if (err >= 0 && q)
		err = queue_add(g, q, id, sync, listed);
	take_waits(g, t, c, id);
	if (blocks(c)) {
		t->last_wait = id;
		n = at(g, id);
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

		if (q->used && q->key.process == p->serial && q->key.space == family)
			r = waited_queue(g, q);
	}
	return r;
}

static int waited_one(struct graph *g, struct model *m, struct process *p,
		      const struct event_call *c, const struct value *v)
{
	struct queue *q = queue_of(g, m, p, c, v, false);
	struct model_object o;
	bool unsure = false;
	uint64_t id = 0;
	struct key k;

	if (q)
		return waited_queue(g, q);
	if (!event_key(m, p, c, v, 0, &k))
		return 0;
	if (find_event(g, &k, &id, &unsure) && !unsure)
		return waited_add(g, id);
	/* A queue or event of which nothing is known; or all that the process has there. */
	if (v->kind == VALUE_HANDLE && model_object(m, c, v, &o) &&
	    (!strcmp(o.word, "device") || !strcmp(o.word, "context")))
		return waited_all(g, p, family_of(c->fn->api));
	g->totals.unresolved++;
	return 0;
}

static int waited_by(struct graph *g, struct model *m, struct process *p,
		     const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = part_value(c, r, CAT_PART_OBJECT);
	uint32_t i;
	int err = 0;

	g->nwaited = 0;
	if (catalog_part(r, CAT_PART_OBJECT) == CAT_PART_NONE)
		return waited_all(g, p, family_of(c->fn->api));
	if (!v)
		return 0;
	if (v->kind != VALUE_ARRAY)
		return waited_one(g, m, p, c, v);
	for (i = 0; i < v->nitems && err >= 0; i++)
		err = waited_one(g, m, p, c, &v->items[i]);
	return err;
}

static int on_wait(struct graph *g, struct model *m, struct process *p, struct thread *t,
		   const struct event_call *c, const struct cat_role *r)
{
	struct task *task = open_task(g, t, c);
	uint64_t id = take_over(g, t, c, true);
	struct graph_node *n;
	int err = waited_by(g, m, p, c, r);

	if (err < 0 || !g->nwaited)
		return err;
	waited_done(g, call_end(c));
	n = at(g, t->last_wait);
	if (!id && task) {
		id = task->node;
	} else if (!id && same_wait(g, n) && n->call) {
		n->instances++;
		n->timed++;
		n->submit_ns += c->rec->dur;
		n->end = call_end(c);
		remember(t, c, n->id, true, true);
		return 0;
	}
	n = id ? at(g, id) : node_new(g, p, c->rec->h.ts);
	id = n->id;
	n->apis |= (uint16_t)(1u << c->fn->api);
	if (!task) {
		n->kind = GRAPH_WAIT;
		n->call = c->fn->name;
		n->tid = t->key.tid;
		n->begin = c->rec->h.ts;
		n->end = call_end(c);
		n->instances++;
		n->timed++;
		n->submit_ns += c->rec->dur;
		err = behind_host(g, t, id);
	}
	if (err >= 0)
		err = waited_link(g, id, true);
	if (t->nwaits)
		t->waits[t->nwaits - 1].inner = id;
	t->last_wait = id;
	remember(t, c, id, true, !task);
	return err;
}

/* When the command of an event ran, asked for by the program. Layers ask the same one after the other. */
static void on_times(struct graph *g, struct model *m, struct process *p,
		     const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = handle_value(part_value(c, r, CAT_PART_OBJECT));
	struct graph_node *n = NULL;
	bool known, unsure;
	uint64_t when = part_number(c, r, CAT_PART_VALUE, &known), id;
	struct key k;

	if (r->kind == CAT_TIMES_TICKS || !known || !v || !event_key(m, p, c, v, 0, &k))
		return;
	if (find_event(g, &k, &id, &unsure) && !unsure)
		n = at(g, graph_root(g, id));
	if (!n)
		return;
	if (r->kind == CAT_TIMES_BEGIN)
		n->run_begin = when;
	else
		n->run_end = when;
	if (n->run_begin && n->run_end >= n->run_begin && n->run_end != n->run_counted) {
		n->run_counted = n->run_end;
		n->runs++;
		n->exec_ns += n->run_end - n->run_begin;
	}
}

static int on_roles(struct graph *g, struct model *m, struct process *p, struct thread *t,
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
		if (r->act == CAT_ACT_CREATE) {
			on_create(g, m, p, c, r);
		} else if (r->act == CAT_ACT_TIMES) {
			on_times(g, m, p, c, r);
		} else if (r->act == CAT_ACT_ENQUEUE) {
			enqueues = true;
			err = on_enqueue(g, m, p, t, c, r);
		} else if (r->act == CAT_ACT_WAIT && !enqueues &&
			   (catalog_part(r, CAT_PART_BLOCKING) == CAT_PART_NONE ||
			    part_number(c, r, CAT_PART_BLOCKING, NULL))) {
			err = on_wait(g, m, p, t, c, r);
		}
	}
	return err;
}

static int on_call(struct graph *g, struct model *m, const struct event *e)
{
	const struct event_call *c = &e->call;
	struct process *p;
	struct thread *t;
	struct queue *q;

	if (!call_succeeded(c))
		return 0;
	if (!c->fn->nroles && !catalog_resets_batch(c->fn))
		return 0;
	p = process_get(g, m, e->rec->tgid);
	if (!p)
		return 0;
	if (catalog_resets_batch(c->fn)) {
		q = c->nargs ? queue_of(g, m, p, c, &c->args[0], false) : NULL;
		if (q) {
			q->nsince = 0;
			q->last = q->barrier = 0;
		}
		return 0;
	}
	process_name(p, m);
	t = thread_get(g, p, e->rec->tid);
	return t ? on_roles(g, m, p, t, c) : -ENOMEM;
}

/* ---- other events ------------------------------------------------------------------------------ */

static void on_loss(struct graph *g, const struct xb_loss *r)
{
	struct thread *t, *next;

	if (r->count[XB_C_RING_FULL] == g->ring_full)
		return;
	g->ring_full = r->count[XB_C_RING_FULL];
	g->epoch++;
	HASH_ITER(hh, g->threads, t, next) {
		g->totals.cut += t->ntasks;
		t->ntasks = t->nwaits = t->nfresh = 0;
	}
}

static void on_exit_(struct graph *g, const struct xb_hdr *h)
{
	struct thread *t;
	struct {
		uint32_t tgid, tid;
	} key = { h->tgid, h->tid };

	HASH_FIND(hh, g->threads, &key, sizeof(key), t);
	if (t)
		thread_drop(g, t);
}

int graph_event(struct graph *g, struct model *m, const struct event *e)
{
	switch (e->type) {
	case EVENT_CALL:
		return on_call(g, m, e);
	case EVENT_XPTI:
		return on_xpti(g, m, e);
	case EVENT_FORK:
		if (((const struct xb_fork *)e->rec)->child_tgid != e->rec->tgid)
			process_retire(g, ((const struct xb_fork *)e->rec)->child_tgid);
		return 0;
	case EVENT_EXEC:
		process_retire(g, e->rec->tgid);
		return 0;
	case EVENT_EXIT:
		on_exit_(g, e->rec);
		return 0;
	case EVENT_LOSS:
		on_loss(g, (const struct xb_loss *)e->rec);
		return 0;
	default:
		return 0;
	}
}

/* ---- reading, making ---------------------------------------------------------------------------- */

uint64_t graph_first(const struct graph *g)
{
	return g->first;
}

uint64_t graph_end(const struct graph *g)
{
	return g->end;
}

const struct graph_node *graph_at(const struct graph *g, uint64_t id)
{
	return at(g, id);
}

const struct graph_queue *graph_queue(const struct graph *g, uint32_t number)
{
	const struct queue *q = queue_at(g, graph_queue_root(g, number));

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
	struct process *p = process_get(g, NULL, process);
	struct key k = { .process = p ? p->serial : 0, .number = queue };
	struct queue *q = p && queue ? queue_get(g, p, &k) : NULL;
	struct graph_node *n;

	if (!p)
		return 0;
	n = node_new(g, p, 0);
	n->name = intern_text(g, name);
	n->kind = GRAPH_DEVICE;
	n->instances = 1;
	if (q) {
		q->pub.word = "queue";
		set_queue(g, n, queue_number(g, q));
	}
	return n->id;
}

int graph_link(struct graph *g, uint64_t from, uint64_t to, enum graph_why why)
{
	return link_nodes(g, from, to, (uint8_t)why, false, false);
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
	g->first = g->end = g->bound_first = g->bound_end = 1;
	g->nbound = 2 * limits->nodes;
	for (g->mask = 15; g->mask < limits->nodes; g->mask = 2 * g->mask + 1)
		;
	g->nodes = calloc(limits->nodes, sizeof(*g->nodes));
	g->heads = calloc((size_t)g->mask + 1, sizeof(*g->heads));
	g->bound = calloc(g->nbound, sizeof(*g->bound));
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
	struct process *p, *next_p;
	struct queue *q, *next_q;

	if (!g)
		return NULL;
	while (g->threads)
		thread_drop(g, g->threads);
	while (g->nodes && g->first < g->end)
		let_go(g);
	HASH_ITER(hh, g->names, n, next) {
		HASH_DEL(g->names, n);
		free(n);
	}
	HASH_ITER(hh, g->processes_by_pid, p, next_p) {
		HASH_DEL(g->processes_by_pid, p);
	}
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
	free(g);
	return NULL;
}
