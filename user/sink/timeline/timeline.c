// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * timeline.c - what goes on which track.
 *
 * Threads have what they did: calls, nested as they were made, and XPTI's pairs of begin and end (a task is
 * one) around them; XPTI's other events are instants. Pairs are matched on their thread by stream, kind and
 * instance. An end that has no begin there is an instant; a begin that an outer end leaves behind ends with
 * it. So what was lost makes no slice that is wrong for longer than the pair around it.
 *
 * Queues have two kinds of lanes. "runs": commands whose times on the device the program asked for. Only
 * they are shown as executed. "submitted": the nodes of the task graph, as long as their submission took. A
 * lane's slices don't overlap; what overlaps, as it may in a queue without order, is on a further lane.
 *
 * Rings of a GPU have the jobs that its driver was given by the process, in our own clock (gpu.c).
 *
 * The device's clock is its own. If it agrees with one of ours for all that is known (no command ran before it
 * was submitted, none ended after that was told), its times are taken as they are. Else commands are placed
 * as early as they can have run, lengths are right, and the slice says so.
 *
 * Flows: from the call that submits a command to its run, if that was measured, to the end of the call that
 * waited for it. And along the edges of the graph, between its nodes. Edges are known late; nodes are
 * written in chunks of CHUNK when that many more have come, or at the end, so that memory stays bounded. An
 * edge within a chunk is a flow between the two slices; at one that comes from an older chunk an instant
 * on the older node stands for it.
 */
#include "sink/timeline/timeline.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "base/losses.h"
#include "decode/xpti.h"
#include "model/graph/graph.h"
#include "model/memory/lifetimes.h"
#include "model/role_args.h"
#include "model/time/commands.h"
#include "sink/graph/graph.h"
#include "sink/names.h"
#include "sink/sink.h"

#define SPANS	      32u
#define LANES	      64u
#define THREADS_MAX   65536u
#define PROCESSES_MAX 16384u
#define QUEUES_MAX    4096u
#define CHUNK	      8192u
#define SORT_MOVES    4u    /* for each item; then it is sorted as what is in no order */
#define TEXT_MAX      1024u /* bytes of a slice's name */

struct span {
	uint64_t instance;
	uint32_t kind; /* of the event and its stream: a hash */
};

struct thread_key {
	uint32_t tgid, tid;
};

struct thread {
	struct thread_key key;
	uint64_t track;
	struct span spans[SPANS];
	unsigned nspans;
	UT_hash_handle hh;
};

struct process {
	uint32_t tgid;
	uint64_t track, memory; /* memory: the counter's, 0: none yet */
	int64_t live;
	UT_hash_handle hh;
};

struct lane {
	uint64_t track, to;
};

struct lanes {
	struct lane lane[LANES];
	unsigned n;
};

enum clock_kind { CLOCK_MONO, CLOCK_BOOT, CLOCK_REAL, CLOCK_PLACED };

struct queue_key {
	uint64_t handle;
	uint32_t tgid, number;
};

struct queue {
	struct queue_key key;
	uint64_t group;
	struct lanes runs, submitted;
	enum clock_kind clock;
	uint64_t offset; /* CLOCK_PLACED: what is added to the device's times */
	UT_hash_handle hh;
};

struct timeline {
	const struct timeline_ops *ops;
	void *u;
	struct model *model; /* for processes of the graph; and its parts: */
	const struct graph *graph;
	const struct lifetimes *lifetimes;
	struct commands *commands;
	struct thread *threads, *last;
	struct process *processes, *last_process;
	struct queue *queues;
	uint64_t tracks;	   /* ids given */
	uint64_t loss_track;	   /* 0: not yet */
	uint64_t newest;	   /* ts */
	uint64_t lost;		   /* shown last */
	uint64_t live;		   /* of all processes, when last seen */
	uint64_t to_boot, to_real; /* what makes a monotonic time one of those */
	uint64_t node;		   /* next of the graph to be written */
	uint64_t edges_gone;
	struct timeline_flow *flows; /* of the slice that is being made */
	unsigned nflows, cflows;
	struct strbuf text, text2;
	struct names names;
};

/* ---- tracks ------------------------------------------------------------------------------------ */

static int declare(struct timeline *t, const struct timeline_track *track, struct strbuf *out)
{
	return t->ops->track(t->u, track, out);
}

static int name_process(struct timeline *t, const struct model_process *mp, const struct process *p,
			const char *cmdline, struct strbuf *out)
{
	const char *host = model_host(t->model, p->tgid);
	char comm[512] = "";
	struct timeline_track track = {
		.id = p->track,
		.kind = TIMELINE_PROCESS,
		.pid = p->tgid,
		.name = comm,
		.cmdline = cmdline,
	};

	if (mp) {
		memcpy(comm, mp->comm, sizeof(mp->comm));
		/* Numbers of processes are apart by what is above their bits: the one that people know is here. */
		if (host)
			snprintf(comm, sizeof(comm), "%.16s %u@%s", mp->comm, xb_id(p->tgid), host);
		track.start_ns = mp->start_ns;
		track.has_rank = mp->has_rank;
		track.rank = mp->rank;
	}
	return declare(t, &track, out);
}

static void forget_processes(struct timeline *t)
{
	struct process *p, *next;

	HASH_ITER(hh, t->processes, p, next) {
		HASH_DEL(t->processes, p);
		free(p);
	}
	t->last_process = NULL;
}

static int process_get(struct timeline *t, const struct model_process *mp, uint32_t tgid,
		       struct strbuf *out, struct process **ret)
{
	struct process *p = t->last_process;

	if (!p || p->tgid != tgid)
		HASH_FIND(hh, t->processes, &tgid, sizeof(tgid), p);
	if (!p) {
		if (HASH_COUNT(t->processes) >= PROCESSES_MAX)
			forget_processes(t);
		p = calloc(1, sizeof(*p));
		if (!p)
			return -ENOMEM;
		p->tgid = tgid;
		p->track = ++t->tracks;
		HASH_ADD(hh, t->processes, tgid, sizeof(p->tgid), p);
		*ret = t->last_process = p;
		return name_process(t, mp, p, NULL, out);
	}
	*ret = t->last_process = p;
	return 0;
}

static void forget_threads(struct timeline *t)
{
	struct thread *x, *next;

	HASH_ITER(hh, t->threads, x, next) {
		HASH_DEL(t->threads, x);
		free(x);
	}
	t->last = NULL;
}

static int name_thread(struct timeline *t, const char *name, const struct thread *x,
		       const struct process *p, struct strbuf *out)
{
	const struct timeline_track track = {
		.id = x->track,
		.parent = p->track,
		.kind = TIMELINE_THREAD,
		.pid = x->key.tgid,
		.tid = x->key.tid,
		.name = name,
	};

	return declare(t, &track, out);
}

static int thread_get(struct timeline *t, const struct told *told, uint32_t tgid, uint32_t tid,
		      struct strbuf *out, struct thread **ret)
{
	const struct thread_key key = { tgid, tid };
	struct thread *x = t->last;
	struct process *p;
	int r;

	if (!x || x->key.tgid != tgid || x->key.tid != tid)
		HASH_FIND(hh, t->threads, &key, sizeof(key), x);
	if (x) {
		*ret = t->last = x;
		return 0;
	}
	if (HASH_COUNT(t->threads) >= THREADS_MAX)
		forget_threads(t);
	r = process_get(t, told->process, tgid, out, &p);
	if (r < 0)
		return r;
	x = calloc(1, sizeof(*x));
	if (!x)
		return -ENOMEM;
	x->key = key;
	x->track = ++t->tracks;
	HASH_ADD(hh, t->threads, key, sizeof(x->key), x);
	*ret = t->last = x;
	return name_thread(t, told->thread, x, p, out);
}

static void thread_drop(struct timeline *t, uint32_t tgid, uint32_t tid)
{
	const struct thread_key key = { tgid, tid };
	struct thread *x;

	HASH_FIND(hh, t->threads, &key, sizeof(key), x);
	if (!x)
		return;
	if (t->last == x)
		t->last = NULL;
	HASH_DEL(t->threads, x);
	free(x);
}

static void forget_queues(struct timeline *t)
{
	struct queue *q, *next;

	HASH_ITER(hh, t->queues, q, next) {
		HASH_DEL(t->queues, q);
		free(q);
	}
}

/* Of the graph, which knows more of it; NULL: it has none. */
static const struct graph_queue *queue_of_graph(const struct graph *g, const struct queue_key *key)
{
	const struct graph_process *p;
	const struct graph_queue *q;
	uint32_t i;

	for (i = 1; i <= QUEUES_MAX; i++) {
		q = g ? graph_queue(g, i) : NULL;
		p = q ? graph_process(g, q->process) : NULL;
		if (p && p->tgid == key->tgid && q->handle == key->handle &&
		    q->number == key->number)
			return q;
	}
	return NULL;
}

static int name_queue(struct timeline *t, const struct queue *q, const char *api, uint64_t parent,
		      struct strbuf *out)
{
	const struct graph_queue *g = queue_of_graph(t->graph, &q->key);
	struct timeline_track track = {
		.id = q->group,
		.parent = parent,
		.kind = TIMELINE_GROUP,
		.device = true,
		.pid = q->key.tgid,
	};

	strbuf_reset(&t->text2);
	if (g && g->api)
		api = g->api;
	if (api)
		strbuf_addf(&t->text2, "%s ", api);
	if (g)
		drawn_queue_name(g, &t->text2);
	else
		strbuf_addf(&t->text2, q->key.number ? "queue#%u" : "queue#?", q->key.number);
	if (g && g->device)
		strbuf_addf(&t->text2, " on %s", g->device);
	track.name = strbuf_str(&t->text2);
	return declare(t, &track, out);
}

static int queue_add(struct timeline *t, const struct queue_key *key, struct queue **ret)
{
	struct queue *q = calloc(1, sizeof(*q));

	if (!q)
		return -ENOMEM;
	q->key = *key;
	q->group = ++t->tracks;
	HASH_ADD(hh, t->queues, key, sizeof(q->key), q);
	*ret = q;
	return 0;
}

static int queue_get(struct timeline *t, const struct model_process *mp,
		     const struct queue_key *key, const char *api, struct strbuf *out,
		     struct queue **ret)
{
	struct process *p;
	int r;

	HASH_FIND(hh, t->queues, key, sizeof(*key), *ret);
	if (*ret)
		return 0;
	if (HASH_COUNT(t->queues) >= QUEUES_MAX)
		forget_queues(t);
	r = process_get(t, mp, key->tgid, out, &p);
	if (r < 0)
		return r;
	r = queue_add(t, key, ret);
	return r < 0 ? r : name_queue(t, *ret, api, p->track, out);
}

/* A track of the group that is free from..to; a new one where none is. */
static int lane_get(struct timeline *t, struct lanes *l, uint64_t group, uint32_t pid,
		    const char *name, bool device, uint64_t from, uint64_t to, struct strbuf *out,
		    uint64_t *ret)
{
	struct timeline_track track = {
		.parent = group, .kind = TIMELINE_LANE, .device = device, .pid = pid, .name = name
	};
	unsigned i;

	for (i = 0; i < l->n; i++) {
		if (l->lane[i].to <= from) {
			l->lane[i].to = to > from ? to : from + 1;
			*ret = l->lane[i].track;
			return 0;
		}
	}
	track.id = *ret = ++t->tracks;
	/* Where all are taken, tracks for one slice each: right, though dear. */
	if (l->n < LANES)
		l->lane[l->n++] = (struct lane){ track.id, to > from ? to : from + 1 };
	return declare(t, &track, out);
}

/* ---- slices ------------------------------------------------------------------------------------ */

static uint64_t mix(uint64_t x)
{
	x ^= x >> 31;
	x *= 0x9fb21c651e98df25ull;
	x ^= x >> 35;
	x *= 0x9fb21c651e98df25ull;
	return x ^ x >> 28 ?: 1;
}

static uint64_t command_flow(const struct command *c)
{
	return mix(c->ts ^ mix((uint64_t)c->tid << 8 | (c->lower ? 1 : 0)));
}

static uint64_t edge_flow(uint64_t from, uint64_t to)
{
	return mix(from * 0x9fb21c651e98df25ull + mix(to));
}

/* Of the slice that is being made. */
static int add_flow(struct timeline *t, struct timeline_flow f)
{
	struct timeline_flow *grown;

	if (t->nflows == t->cflows) {
		grown = reallocarray(t->flows, 2 * t->cflows + 16, sizeof(*grown));
		if (!grown)
			return -ENOMEM;
		t->flows = grown;
		t->cflows = 2 * t->cflows + 16;
	}
	t->flows[t->nflows++] = f;
	return 0;
}

static const struct cat_role *wait_role(const struct event_call *c)
{
	for (unsigned i = 0; call_does(c, CAT_ACT_WAIT) && i < c->fn->nroles; i++) {
		const struct cat_role *r = &c->fn->roles[i];

		if (r->act == CAT_ACT_WAIT && role_holds(c, r) &&
		    (catalog_part(r, CAT_PART_BLOCKING) == CAT_PART_NONE ||
		     role_number(c, r, CAT_PART_BLOCKING, NULL)))
			return r;
	}
	return NULL;
}

static int flow_waited(struct timeline *t, const struct told *told, const struct event_call *c,
		       const struct value *v)
{
	const struct command *d = commands_find(t->commands, told, c, v);

	if (!d)
		return 0;
	return add_flow(t, (struct timeline_flow){ .id = command_flow(d),
						   .end = TIMELINE_TO,
						   .kind = TIMELINE_COMMAND,
						   .at_end = true });
}

static int flows_of_call(struct timeline *t, const struct told *told, const struct event_call *c)
{
	const struct command *made = commands_made(t->commands);
	const struct cat_role *role;
	const struct value *v;
	int r = 0;

	t->nflows = 0;
	if (made)
		r = add_flow(t, (struct timeline_flow){ .id = command_flow(made),
							.end = TIMELINE_FROM });
	role = call_succeeded(c) ? wait_role(c) : NULL;
	v = role ? role_value(c, role, CAT_PART_OBJECT) : NULL;
	if (!v || v->flags & VALUE_F_FAULT)
		return r;
	if (v->kind == VALUE_HANDLE && r >= 0)
		return flow_waited(t, told, c, v);
	for (uint32_t i = 0; r >= 0 && v->kind == VALUE_ARRAY && i < v->nitems; i++)
		if (v->items[i].kind == VALUE_HANDLE)
			r = flow_waited(t, told, c, &v->items[i]);
	return r;
}

/* The innermost place that has a source line; else the innermost function. */
static void place_of_call(const struct event_call *c, struct timeline_slice *s)
{
	for (uint32_t i = 0; c->site && i < c->site->nframes; i++) {
		const struct event_frame *f = c->site->frames[i];

		if (!f || !*f->function)
			continue;
		if (!s->function)
			s->function = f->function;
		if (!*f->source)
			continue;
		s->function = f->function;
		s->file = f->source;
		s->line = f->line;
		return;
	}
}

static uint32_t rank_of(const struct model_process *p)
{
	return p && p->has_rank ? p->rank : 0;
}

static int on_call(struct timeline *t, const struct event *e, const struct told *told,
		   struct strbuf *out)
{
	const struct event_call *c = &e->call;
	const struct xb_call *rec = c->rec;
	struct timeline_slice s = {
		.pid = rec->h.tgid,
		.tid = rec->h.tid,
		.shape = TIMELINE_WHOLE,
		.ts = rec->h.ts,
		.dur = rec->dur,
		.name = c->fn ? c->fn->name : c->name,
		.category = c->api,
		.fixed = c->fn,
		.event = e,
		.told = told,
	};
	struct thread *x;
	int r = thread_get(t, told, rec->h.tgid, rec->h.tid, out, &x);

	if (r < 0)
		return r;
	s.track = x->track;
	if (rec->h.flags & XB_F_ENTRY_ONLY)
		s.shape = TIMELINE_INSTANT;
	else if (rec->h.flags & XB_F_IN_FLIGHT)
		s.shape = TIMELINE_BEGIN;
	/* It began before the trace, when is not known: at the trace's own beginning. */
	if (rec->h.flags & XB_F_OLDER)
		s.ts -= s.dur < s.ts ? s.dur : s.ts;
	r = flows_of_call(t, told, c);
	if (r < 0)
		return r;
	s.flows = t->flows;
	s.nflows = t->nflows;
	s.rank = s.nflows ? rank_of(told->process) : 0;
	place_of_call(c, &s);
	return t->ops->slice(t->u, &s, out);
}

/* ---- runs on devices --------------------------------------------------------------------------- */

static uint64_t clock_shift(const struct timeline *t, const struct queue *q)
{
	switch (q->clock) {
	case CLOCK_MONO:
		return 0;
	case CLOCK_BOOT:
		return -t->to_boot;
	case CLOCK_REAL:
		return -t->to_real;
	case CLOCK_PLACED:
		break;
	}
	return q->offset;
}

/* Device times plus this are ours. c has run after it was submitted and before now. */
static uint64_t place_run(const struct timeline *t, struct queue *q, const struct command *c,
			  uint64_t now)
{
	uint64_t shift;

	for (; q->clock < CLOCK_PLACED; q->clock++) {
		shift = clock_shift(t, q);
		if (c->begin + shift >= c->ts && c->end + shift <= now &&
		    c->begin + shift <= c->end + shift)
			return shift;
	}
	/* Differences, for both may be anything. */
	if (!q->offset || (int64_t)(c->ts - c->begin - q->offset) > 0)
		q->offset = c->ts - c->begin;
	return q->offset;
}

static int on_measured(struct timeline *t, const struct told *told, const struct command *c,
		       uint64_t now, struct strbuf *out)
{
	static const char *const clocks[] = {
		[CLOCK_MONO] = "CLOCK_MONOTONIC",
		[CLOCK_BOOT] = "CLOCK_BOOTTIME",
		[CLOCK_REAL] = "CLOCK_REALTIME",
		[CLOCK_PLACED] = "the device's own: placed as early as it can have run",
	};
	struct commands *cs = t->commands;
	const struct who *who = whos_at(commands_whos(cs), c->who);
	const struct cat_api *api = catalog_api(c->api);
	const struct timeline_flow flow = { .id = command_flow(c), .end = TIMELINE_THROUGH };
	struct timeline_note notes[8];
	struct timeline_slice s = {
		.shape = TIMELINE_WHOLE,
		.device = true,
		.dur = c->end - c->begin,
		.name = names_shown(&t->names, texts_at(commands_texts(cs), c->label)),
		.category = "device",
		.notes = notes,
		.flows = &flow,
		.nflows = 1,
	};
	struct queue_key key = { .handle = c->queue, .number = c->queue_number };
	struct queue *q;
	int r;

	if (!who)
		return 0;
	s.pid = key.tgid = who->tgid;
	r = queue_get(t, told->process, &key, api ? api->name : NULL, out, &q);
	if (r < 0)
		return r;
	s.rank = rank_of(told->process);
	s.group = q->group;
	s.ts = c->begin + place_run(t, q, c, now);
	r = lane_get(t, &q->runs, q->group, s.pid, "runs", true, s.ts, s.ts + s.dur, out, &s.track);
	if (r < 0)
		return r;
	notes[s.nnotes++] = (struct timeline_note){ "submitted_by_tid", NULL, xb_id(c->tid) };
	notes[s.nnotes++] = (struct timeline_note){ "submitted", NULL, c->ts };
	notes[s.nnotes++] = (struct timeline_note){ "device_begin", NULL, c->begin };
	notes[s.nnotes++] = (struct timeline_note){ "device_end", NULL, c->end };
	notes[s.nnotes++] = (struct timeline_note){ "clock", clocks[q->clock], 0 };
	if (c->has_items)
		notes[s.nnotes++] = (struct timeline_note){ "work_items", NULL, c->items };
	return t->ops->slice(t->u, &s, out);
}

/* ---- GPU jobs ---------------------------------------------------------------------------------- */

/* A ring as it is for one process: a queue that no API knows. */
static int ring_get(struct timeline *t, const struct told *told, const struct event_gpu_job *j,
		    struct strbuf *out, struct queue **ret)
{
	struct queue_key key = { .tgid = j->rec->h.tgid, .number = UINT32_MAX };
	struct timeline_track track = { .kind = TIMELINE_GROUP, .device = true, .pid = key.tgid };
	struct process *p;
	int r;

	key.handle = (uint64_t)hash_bytes(j->dev, strlen(j->dev)) << 32 |
		     hash_bytes(j->ring, strlen(j->ring));
	HASH_FIND(hh, t->queues, &key, sizeof(key), *ret);
	if (*ret)
		return 0;
	r = process_get(t, told->process, key.tgid, out, &p);
	if (r >= 0)
		r = queue_add(t, &key, ret);
	if (r < 0)
		return r;
	track.id = (*ret)->group;
	track.parent = p->track;
	strbuf_reset(&t->text2);
	strbuf_addf(&t->text2, "GPU %s %s", *j->dev ? j->dev : "?", *j->ring ? j->ring : "?");
	track.name = strbuf_str(&t->text2);
	return declare(t, &track, out);
}

/* From the hardware's getting it to its end; on several lanes where it had several at once. */
static int on_gpu_job(struct timeline *t, const struct told *told, const struct event_gpu_job *j,
		      struct strbuf *out)
{
	const struct xb_gpu_job *rec = j->rec;
	const struct timeline_note notes[] = {
		{ "submitted_by_tid", NULL, xb_id(rec->h.tid) },
		{ "queued", NULL, rec->h.ts },
		{ "client_id", NULL, rec->client },
	};
	struct timeline_slice s = {
		.pid = rec->h.tgid,
		.shape = TIMELINE_WHOLE,
		.device = true,
		.ts = rec->run,
		.dur = rec->done - rec->run,
		.name = rec->h.flags & XB_GPU_PART ? "job (part)" : "job",
		.category = "gpu",
		.notes = notes,
		.nnotes = rec->client ? 3 : 2,
	};
	struct queue *q;
	int r;

	if (!rec->run)
		return 0;
	r = ring_get(t, told, j, out, &q);
	if (r < 0)
		return r;
	s.group = q->group;
	r = lane_get(t, &q->runs, q->group, s.pid, "jobs", true, s.ts, rec->done, out, &s.track);
	return r < 0 ? r : t->ops->slice(t->u, &s, out);
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

static uint32_t kind_of(const char *word, size_t len, uint8_t stream)
{
	uint32_t h = 2166136261u ^ stream;

	for (size_t i = 0; i < len; i++)
		h = (h ^ (uint8_t)word[i]) * 16777619u;
	return h;
}

static bool ends_with(const char *word, size_t len, const char *end, size_t *ret_len)
{
	size_t n = strlen(end);

	if (len <= n || memcmp(word + len - n, end, n) != 0)
		return false;
	*ret_len = len - n;
	return true;
}

static void add_value(struct strbuf *out, const struct value *v)
{
	if (v->kind == VALUE_STRING && v->len && !(v->flags & (VALUE_F_NULL | VALUE_F_FAULT)))
		strbuf_add(out, v->str, v->len < TEXT_MAX ? v->len : TEXT_MAX);
}

/* A task is called as what it runs; other things say what they are, too. */
static const char *xpti_title(struct timeline *t, const struct event_xpti *x, size_t word)
{
	strbuf_reset(&t->text);
	add_value(&t->text, &x->name);
	if (t->text.len && word == 4 && !memcmp(x->event, "task", 4))
		return strbuf_str(&t->text);
	strbuf_reset(&t->text);
	strbuf_add(&t->text, x->event, word);
	if (x->name.kind == VALUE_STRING && x->name.len)
		strbuf_addc(&t->text, ' ');
	add_value(&t->text, &x->name);
	return strbuf_str(&t->text);
}

static int end_spans(struct timeline *t, struct thread *x, unsigned left, struct timeline_slice *s,
		     struct strbuf *out)
{
	int r = 0;

	s->shape = TIMELINE_END;
	for (; r >= 0 && x->nspans > left; x->nspans--) {
		/* Those inside were not seen to end. */
		const struct timeline_slice cut = { .track = s->track,
						    .pid = s->pid,
						    .tid = s->tid,
						    .shape = TIMELINE_END,
						    .ts = s->ts };

		r = t->ops->slice(t->u, x->nspans == left + 1 ? s : &cut, out);
	}
	return r;
}

static int on_xpti(struct timeline *t, const struct event *e, const struct told *told,
		   struct strbuf *out)
{
	const struct event_xpti *ev = e->xpti;
	const struct xb_xpti *rec = ev->rec;
	size_t len = strlen(ev->event), word = len;
	bool begins = ends_with(ev->event, len, "_begin", &word);
	bool ends = !begins && ends_with(ev->event, len, "_end", &word);
	uint32_t kind = kind_of(ev->event, word, rec->stream);
	struct timeline_slice s = {
		.pid = rec->h.tgid,
		.tid = rec->h.tid,
		.shape = TIMELINE_INSTANT,
		.ts = rec->h.ts,
		.category = ev->stream ? ev->stream : "xpti",
		.event = e,
		.told = told,
	};
	struct thread *x;
	unsigned i;
	int r = thread_get(t, told, rec->h.tgid, rec->h.tid, out, &x);

	if (r < 0)
		return r;
	s.track = x->track;
	strbuf_reset(&t->text2);
	add_value(&t->text2, &ev->file);
	if (t->text2.len) {
		s.file = strbuf_str(&t->text2);
		s.line = ev->has_line ? rec->line : 0;
	}
	if (ends) {
		for (i = x->nspans; i > 0; i--)
			if (x->spans[i - 1].kind == kind &&
			    x->spans[i - 1].instance == rec->instance)
				return end_spans(t, x, i - 1, &s, out);
		word = len;
	}
	if (begins && x->nspans < SPANS) {
		x->spans[x->nspans++] = (struct span){ rec->instance, kind };
		s.shape = TIMELINE_BEGIN;
	} else {
		word = len;
	}
	s.name = xpti_title(t, ev, word);
	return t->ops->slice(t->u, &s, out);
}

/* ---- counters ---------------------------------------------------------------------------------- */

static int show_memory(struct timeline *t, const struct told *told, uint32_t tgid, uint64_t now,
		       uint64_t live, struct strbuf *out)
{
	struct timeline_track track = { .kind = TIMELINE_COUNTER,
					.name = "live memory",
					.bytes = true };
	struct process *p;
	int r;

	r = process_get(t, told->process, tgid, out, &p);
	if (r < 0)
		return r;
	p->live += (int64_t)(live - t->live);
	t->live = live;
	if (!p->memory) {
		track.id = p->memory = ++t->tracks;
		track.parent = p->track;
		track.pid = tgid;
		r = declare(t, &track, out);
	}
	if (r < 0)
		return r;
	return t->ops->counter(t->u, p->memory, tgid, track.name, now,
			       p->live > 0 ? (uint64_t)p->live : 0, out);
}

static int on_memory(struct timeline *t, const struct told *told, uint32_t tgid, uint64_t now,
		     struct strbuf *out)
{
	uint64_t live = lifetimes_total(t->lifetimes)->live;

	return live == t->live || !tgid ? 0 : show_memory(t, told, tgid, now, live, out);
}

static int show_lost(struct timeline *t, uint64_t ts, uint64_t lost, struct strbuf *out)
{
	struct timeline_track track = { .kind = TIMELINE_COUNTER, .name = "lost events" };
	int r = 0;

	if (!t->loss_track) {
		track.id = t->loss_track = ++t->tracks;
		r = declare(t, &track, out);
	}
	if (r >= 0)
		r = t->ops->counter(t->u, t->loss_track, 0, track.name, ts, lost, out);
	t->lost = lost;
	return r;
}

static uint64_t all_lost(const uint64_t counters[])
{
	uint64_t n = 0;

	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		n += counters[i];
	return n;
}

static int on_loss(struct timeline *t, const struct xb_hdr *rec, struct strbuf *out)
{
	struct xb_loss loss;
	uint64_t n;

	if (loss_decode(rec, &loss) < 0)
		return 0;
	n = all_lost((const uint64_t *)loss.count);
	return n == t->lost ? 0 : show_lost(t, rec->ts, n, out);
}

/* ---- the task graph ---------------------------------------------------------------------------- */

/* An edge between nodes of the chunk: to is behind from. */
struct edge {
	uint64_t from, to;
};

static int by_from(const void *a, const void *b)
{
	const struct edge *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	return x->to < y->to ? -1 : x->to > y->to;
}

struct chunk {
	struct edge *edges;
	size_t n, size;
	uint64_t from, to; /* ids */
};

static bool is_shown(const struct graph_node *n)
{
	return n && !n->same && (n->created || n->begin);
}

static uint64_t node_ts(const struct graph_node *n)
{
	return n->begin ?: n->created;
}

static int node_lanes(struct timeline *t, const struct graph_node *n, struct strbuf *out,
		      uint32_t *ret_pid, uint64_t *ret_group, struct lanes **ret)
{
	const struct graph *g = t->graph;
	const struct graph_queue *gq = graph_queue(g, n->queue);
	const struct graph_process *gp = graph_process(g, gq ? gq->process : n->process);
	struct queue_key key = { .tgid = gp ? gp->tgid : 0 };
	struct queue *q;
	int r;

	/* Those without a queue are on one that no handle and no number has. */
	if (gq) {
		key.handle = gq->handle;
		key.number = gq->number;
	} else {
		key.handle = UINT64_MAX;
	}
	r = queue_get(t, model_process(t->model, key.tgid), &key, NULL, out, &q);
	if (r < 0)
		return r;
	*ret_pid = key.tgid;
	*ret_group = q->group;
	*ret = &q->submitted;
	return 0;
}

static int chunk_add(struct chunk *c, uint64_t from, uint64_t to)
{
	struct edge *grown;

	if (c->n == c->size) {
		grown = reallocarray(c->edges, c->size ? 2 * c->size : 1024, sizeof(*grown));
		if (!grown)
			return -ENOMEM;
		c->edges = grown;
		c->size = c->size ? 2 * c->size : 1024;
	}
	c->edges[c->n++] = (struct edge){ from, to };
	return 0;
}

/* Of pairs of numbers. What comes in the order of time is mostly in order, and else not far from its place. */
static void sort(void *pairs, size_t n, int (*by)(const void *, const void *))
{
	uint64_t(*all)[2] = pairs, one[2];
	size_t moves = SORT_MOVES * n, i, at;

	for (i = 1; i < n; i++) {
		if (by(all[i - 1], all[i]) <= 0)
			continue;
		memcpy(one, all[i], sizeof(one));
		for (at = i; at && moves && by(all[at - 1], one) > 0; at--, moves--)
			memcpy(all[at], all[at - 1], sizeof(one));
		memcpy(all[at], one, sizeof(one));
		if (!moves)
			break;
	}
	if (i < n)
		qsort(all, n, sizeof(*all), by);
}

/* All edges to nodes of the chunk, each pair once, by where they come from. */
static int chunk_edges(struct timeline *t, const struct graph *g, struct chunk *c)
{
	const struct graph_node *n;
	uint64_t id, from, to;
	size_t kept = 0, i;
	int r = 0;

	for (id = c->from; r >= 0 && id < c->to; id++) {
		n = graph_at(g, id);
		to = n ? graph_root(g, id) : 0;
		for (i = 0; r >= 0 && to && i < n->nin; i++) {
			from = graph_root(g, n->in[i].from);
			if (!from)
				t->edges_gone++;
			else if (from != to)
				r = chunk_add(c, from, to);
		}
	}
	sort(c->edges, c->n, by_from);
	for (i = 0; i < c->n; i++)
		if (!kept || by_from(&c->edges[kept - 1], &c->edges[i]))
			c->edges[kept++] = c->edges[i];
	c->n = kept;
	return r;
}

static int by_to(const void *a, const void *b)
{
	const struct edge *x = a, *y = b;

	if (x->to != y->to)
		return x->to < y->to ? -1 : 1;
	return x->from < y->from ? -1 : x->from > y->from;
}

static unsigned node_notes(const struct drawn_node *d, struct strbuf *times,
			   struct timeline_note notes[])
{
	const struct graph_node *n = d->n;
	unsigned i = 0;

	strbuf_reset(times);
	drawn_times(d, times);
	notes[i++] = (struct timeline_note){ "kind", drawn_kind(n->kind), 0 };
	if (n->type)
		notes[i++] = (struct timeline_note){ "type", n->type, 0 };
	if (n->call)
		notes[i++] = (struct timeline_note){ "call", n->call, 0 };
	notes[i++] = (struct timeline_note){ "times", strbuf_str(times), 0 };
	notes[i++] = (struct timeline_note){ "node", NULL, n->id };
	notes[i++] = (struct timeline_note){ "instances", NULL, n->instances };
	if (n->tid)
		notes[i++] = (struct timeline_note){ "tid", NULL, xb_id(n->tid) };
	if (n->uid.p1 || n->uid.p2)
		notes[i++] = (struct timeline_note){ "uid_instance", NULL, n->uid.instance };
	return i;
}

/* The node, or, with marker, what stands for it at the end of an edge of another chunk. */
static int write_node(struct timeline *t, const struct graph_node *n,
		      const struct timeline_flow *flows, unsigned nflows, bool marker,
		      struct strbuf *out)
{
	const struct drawn_node d = { .n = n,
				      .id = n->id,
				      .nodes = 1,
				      .instances = n->instances,
				      .timed = n->timed,
				      .submit_ns = n->submit_ns,
				      .runs = n->runs,
				      .exec_ns = n->exec_ns };
	struct timeline_note notes[8];
	struct timeline_slice s = {
		.shape = TIMELINE_INSTANT,
		.ts = node_ts(n),
		.category = n->kind == GRAPH_WAIT ? "wait" : "submission",
		.notes = notes,
		.flows = flows,
		.nflows = nflows,
		.file = n->file,
		.line = n->line,
	};
	struct lanes *lanes;
	int r;

	r = node_lanes(t, n, out, &s.pid, &s.group, &lanes);
	if (r < 0)
		return r;
	if (!marker && n->begin && n->end > n->begin) {
		s.shape = TIMELINE_WHOLE;
		s.dur = n->end - n->begin;
	}
	r = lane_get(t, lanes, s.group, s.pid, "submitted", false, s.ts, s.ts + s.dur, out,
		     &s.track);
	if (r < 0)
		return r;
	strbuf_reset(&t->text);
	drawn_title(&(struct drawn){ .names = &t->names }, &d, 0, &t->text);
	s.name = strbuf_str(&t->text);
	s.nnotes = marker ? 0 : node_notes(&d, &t->text2, notes);
	return t->ops->slice(t->u, &s, out);
}

static bool in_chunk(const struct chunk *c, uint64_t id)
{
	return id >= c->from && id < c->to;
}

static int write_marker(struct timeline *t, uint64_t id, struct timeline_flow f, struct strbuf *out)
{
	const struct graph_node *n = graph_at(t->graph, id);

	if (!is_shown(n)) {
		t->edges_gone++;
		return 0;
	}
	return write_node(t, n, &f, 1, true, out);
}

static struct timeline_flow edge_end(const struct edge *e, enum timeline_end end)
{
	return (struct timeline_flow){ .id = edge_flow(e->from, e->to),
				       .kind = TIMELINE_EDGE,
				       .end = end };
}

static int write_markers(struct timeline *t, const struct chunk *c, struct strbuf *out)
{
	int r = 0;

	for (size_t i = 0; r >= 0 && i < c->n; i++) {
		const struct edge *e = &c->edges[i];

		if (!in_chunk(c, e->from))
			r = write_marker(t, e->from, edge_end(e, TIMELINE_FROM), out);
		if (r >= 0 && !in_chunk(c, e->to))
			r = write_marker(t, e->to, edge_end(e, TIMELINE_TO), out);
	}
	return r;
}

struct waiting {
	uint64_t id, ts;
};

static int by_time(const void *a, const void *b)
{
	const struct waiting *x = a, *y = b;

	if (x->ts != y->ts)
		return x->ts < y->ts ? -1 : 1;
	return x->id < y->id ? -1 : x->id > y->id;
}

static bool is_before(const struct edge *e, uint64_t id, bool to)
{
	return (to ? e->to : e->from) < id;
}

/* First of the edges that is not before id, by from or by to. Mostly behind those of the last node: at near. */
static size_t find_edge(const struct edge *e, size_t n, uint64_t id, bool to, size_t near)
{
	size_t low = 0, high = n;

	if ((!near || is_before(&e[near - 1], id, to)) &&
	    (near == n || !is_before(&e[near], id, to)))
		return near;
	while (low < high) {
		size_t mid = (low + high) / 2;

		if (is_before(&e[mid], id, to))
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

/* By time, so that lanes are filled from the left. */
static int write_nodes(struct timeline *t, const struct chunk *c, const struct edge *backwards,
		       struct strbuf *out)
{
	_cleanup_free_ struct waiting *w = calloc(c->to - c->from + 1, sizeof(*w));
	const struct graph *g = t->graph;
	size_t n = 0, behind = 0, before = 0, i;
	uint64_t id;
	int r = 0;

	if (!w)
		return -ENOMEM;
	for (id = c->from; id < c->to; id++)
		if (is_shown(graph_at(g, id)))
			w[n++] = (struct waiting){ id, node_ts(graph_at(g, id)) };
	sort(w, n, by_time);
	for (i = 0; r >= 0 && i < n; i++) {
		t->nflows = 0;
		id = w[i].id;
		for (before = find_edge(backwards, c->n, id, true, before);
		     r >= 0 && before < c->n && backwards[before].to == id; before++)
			r = add_flow(t, edge_end(&backwards[before], TIMELINE_TO));
		for (behind = find_edge(c->edges, c->n, id, false, behind);
		     r >= 0 && behind < c->n && c->edges[behind].from == id; behind++)
			r = add_flow(t, edge_end(&c->edges[behind], TIMELINE_FROM));
		if (r >= 0)
			r = write_node(t, graph_at(g, id), t->flows, t->nflows, false, out);
	}
	return r;
}

static int write_chunk(struct timeline *t, uint64_t to, struct strbuf *out)
{
	const struct graph *g = t->graph;
	struct chunk c = { .from = t->node, .to = to };
	_cleanup_free_ struct edge *backwards = NULL;
	int r;

	if (c.from < graph_first(g))
		c.from = graph_first(g);
	if (c.from >= c.to)
		return 0;
	r = chunk_edges(t, g, &c);
	if (r >= 0 && c.n) {
		backwards = calloc(c.n, sizeof(*backwards));
		r = backwards ? 0 : -ENOMEM;
	}
	if (r >= 0 && c.n) {
		memcpy(backwards, c.edges, c.n * sizeof(*backwards));
		sort(backwards, c.n, by_to);
	}
	if (r >= 0)
		r = write_nodes(t, &c, backwards, out);
	if (r >= 0)
		r = write_markers(t, &c, out);
	free(c.edges);
	t->node = to;
	return r;
}

static int on_graph(struct timeline *t, struct strbuf *out)
{
	uint64_t end = graph_end(t->graph);

	if (!t->node)
		t->node = graph_first(t->graph);
	return end - t->node < 2 * CHUNK ? 0 : write_chunk(t, t->node + CHUNK, out);
}

/* ---- events ------------------------------------------------------------------------------------ */

static int on_process(struct timeline *t, const struct told *told, uint32_t tgid,
		      const char *cmdline, struct strbuf *out)
{
	struct process *p;
	int r = process_get(t, told->process, tgid, out, &p);

	return r < 0 ? r : name_process(t, told->process, p, cmdline, out);
}

static int on_clock(struct timeline *t, const struct xb_def_clock *c, struct strbuf *out)
{
	t->to_real = c->realtime - c->h.ts;
	t->to_boot = c->boottime - c->h.ts;
	return t->ops->clock(t->u, c, out);
}

static int on_end_of_thread(struct timeline *t, const struct xb_hdr *rec)
{
	thread_drop(t, rec->tgid, rec->tid);
	return 0;
}

static int take(struct timeline *t, const struct event *e, const struct told *told,
		struct strbuf *out)
{
	switch (e->type) {
	case EVENT_CALL:
		return on_call(t, e, told, out);
	case EVENT_XPTI:
		return on_xpti(t, e, told, out);
	case EVENT_GPU_JOB:
		return on_gpu_job(t, told, &e->gpu, out);
	case EVENT_PROCESS:
		return on_process(t, told, e->rec->tgid, event_text(e, 2), out);
	case EVENT_EXEC:
	case EVENT_RANK:
		return on_process(t, told, e->rec->tgid, NULL, out);
	case EVENT_EXIT:
		return on_end_of_thread(t, e->rec);
	case EVENT_CLOCK:
		return on_clock(t, (const struct xb_def_clock *)e->rec, out);
	case EVENT_LOSS:
		return on_loss(t, e->rec, out);
	default:
		return 0;
	}
}

void timeline_start(struct timeline *t, struct model *m)
{
	t->model = m;
	t->graph = model_graph(m);
	t->lifetimes = model_lifetimes(m);
	t->commands = model_commands(m);
}

int timeline_event(struct timeline *t, const struct event *e, const struct told *told,
		   struct strbuf *out)
{
	uint64_t now = e->type == EVENT_CALL ? call_end(&e->call) : e->rec->ts, ns;
	const struct command *measured;
	int r = take(t, e, told, out);

	if (now > t->newest)
		t->newest = now;
	/* Behind the first clock, which is the first of all. */
	if (r >= 0 && !t->loss_track && e->type == EVENT_CLOCK)
		r = show_lost(t, e->rec->ts, 0, out);
	if (r >= 0)
		r = on_memory(t, told, e->rec->tgid, now, out);
	measured = e->type == EVENT_CALL ? commands_measured(t->commands, &ns) : NULL;
	if (r >= 0 && measured)
		r = on_measured(t, told, measured, now, out);
	return r < 0 ? r : on_graph(t, out);
}

int timeline_finish(struct timeline *t, struct strbuf *out)
{
	uint64_t end = graph_end(t->graph);
	int r = 0;

	if (!t->node)
		t->node = graph_first(t->graph);
	while (r >= 0 && t->node < end)
		r = write_chunk(t, t->node + CHUNK < end ? t->node + CHUNK : end, out);
	return r;
}

static int show_number(struct timeline *t, const char *what, uint64_t n, struct strbuf *out)
{
	const struct timeline_track track = { .id = ++t->tracks,
					      .kind = TIMELINE_COUNTER,
					      .name = what };
	int r = declare(t, &track, out);

	return r < 0 ? r : t->ops->counter(t->u, track.id, 0, what, t->newest, n, out);
}

int timeline_part(struct timeline *t, struct strbuf *out)
{
	return show_number(t, "part: " SINK_PART_TEXT, 1, out);
}

/* A counter for each cause, beside the sum; and for what the drawing of the graph lacks. */
int timeline_lost(struct timeline *t, const uint64_t counters[], struct strbuf *out)
{
	int r = show_lost(t, t->newest, all_lost(counters), out);

	for (unsigned i = 0; r >= 0 && i < XB_C_LOSS_MAX; i++) {
		if (!counters[i])
			continue;
		strbuf_reset(&t->text);
		strbuf_addf(&t->text, "lost: %s", losses_text(i));
		r = show_number(t, strbuf_str(&t->text), counters[i], out);
	}
	if (r >= 0 && t->edges_gone)
		r = show_number(t, "edges of the graph whose beginning is no longer known",
				t->edges_gone, out);
	return r;
}

int timeline_new(const struct timeline_ops *ops, void *u, struct timeline **ret)
{
	struct timeline *t = calloc(1, sizeof(*t));

	if (!t)
		return -ENOMEM;
	t->ops = ops;
	t->u = u;
	*ret = t;
	return 0;
}

struct timeline *timeline_free(struct timeline *t)
{
	if (!t)
		return NULL;
	forget_threads(t);
	forget_processes(t);
	forget_queues(t);
	strbuf_done(&t->text);
	strbuf_done(&t->text2);
	names_done(&t->names);
	free(t->flows);
	free(t);
	return NULL;
}
