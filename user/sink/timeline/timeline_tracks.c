// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* timeline_tracks.c - see timeline_tracks.h. */
#include "sink/timeline/timeline_tracks.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grow.h"
#include "decode/sampled.h"
#include "model/graph/graph.h"

#define THREADS_MAX   65536u
#define PROCESSES_MAX 16384u
#define QUEUES_MAX    4096u
#define SAMPLED_MAX   256u

/* Places below a process, after its memory: what the host does, queues by their numbers, rings. */
enum { ORDER_HOST = 1, ORDER_QUEUES, ORDER_RINGS = 1 << 30, ORDER_UNKNOWN };

uint32_t tracks_rank(const struct model_process *p)
{
	return p && p->has_rank ? p->rank : 0;
}

int tracks_declare(struct timeline *t, const struct timeline_track *track, struct strbuf *out)
{
	return t->ops->track(t->u, track, out);
}

int tracks_name_process(struct timeline *t, const struct model_process *mp, struct process *p,
			const char *cmdline, struct strbuf *out)
{
	uint32_t before = p->named;
	const char *host = model_host(t->model, p->tgid);
	char comm[512] = "";
	struct timeline_track track = {
		.id = p->track,
		.kind = TIMELINE_PROCESS,
		.pid = p->tgid,
		.order = (uint32_t)p->track,
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
	p->named = hash_bytes(comm, strlen(comm)) + (track.has_rank ? track.rank + 1 : 0);
	track.again = p->named == before;
	return tracks_declare(t, &track, out);
}

/* A row of a table that is full would cost an old one its track without its knowing: all begin anew. */
static void *add(struct keyed *table, const void *key, size_t size)
{
	if (keyed_is_full(table))
		keyed_clear(table);
	return keyed_add(table, key, size);
}

int tracks_process(struct timeline *t, const struct model_process *mp, uint32_t tgid,
		   struct strbuf *out, struct process **ret)
{
	struct process *p = keyed_find(&t->processes, &tgid, sizeof(tgid));

	if (!p) {
		p = add(&t->processes, &tgid, sizeof(tgid));
		if (!p)
			return -ENOMEM;
		p->track = ++t->tracks;
		*ret = p;
		return tracks_name_process(t, mp, p, NULL, out);
	}
	*ret = p;
	return 0;
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
		.order = x->key.tid == x->key.tgid ? 0 : (uint32_t)x->track,
		.name = name,
	};

	return tracks_declare(t, &track, out);
}

int tracks_thread(struct timeline *t, const struct told *told, uint32_t tgid, uint32_t tid,
		  struct strbuf *out, struct thread **ret)
{
	const struct thread_key key = { tgid, tid };
	struct thread *x = keyed_find(&t->threads, &key, sizeof(key));
	struct process *p;
	int r;

	if (x) {
		*ret = x;
		return 0;
	}
	r = tracks_process(t, told->process, tgid, out, &p);
	if (r < 0)
		return r;
	x = add(&t->threads, &key, sizeof(key));
	if (!x)
		return -ENOMEM;
	x->track = ++t->tracks;
	*ret = x;
	return name_thread(t, told->thread, x, p, out);
}

void tracks_drop_thread(struct timeline *t, uint32_t tgid, uint32_t tid)
{
	const struct thread_key key = { tgid, tid };

	keyed_drop(&t->threads, keyed_find(&t->threads, &key, sizeof(key)));
}

static uint32_t queue_order(const struct queue_key *key)
{
	if (key->handle == QUEUE_HOST)
		return ORDER_HOST;
	if (key->handle == QUEUE_UNKNOWN || key->number >= ORDER_RINGS)
		return ORDER_UNKNOWN;
	return ORDER_QUEUES + key->number;
}

/* Takes its name from t->text2. */
static int queue_add(struct timeline *t, const struct queue_key *key, uint32_t order,
		     uint64_t parent, struct strbuf *out, struct queue **ret)
{
	struct queue *q = add(&t->queues, key, sizeof(*key));
	struct timeline_track track = {
		.parent = parent, .kind = TIMELINE_GROUP, .pid = key->tgid, .order = order
	};

	if (!q)
		return -ENOMEM;
	q->name = strdup(strbuf_str(&t->text2));
	if (!q->name)
		return -ENOMEM;
	q->order = order;
	track.id = q->group = ++t->tracks;
	track.name = q->name;
	*ret = q;
	return tracks_declare(t, &track, out);
}

int tracks_queue(struct timeline *t, const struct model_process *mp, const struct queue_key *key,
		 const char *api, struct strbuf *out, struct queue **ret)
{
	struct process *p;
	int r;

	*ret = keyed_find(&t->queues, key, sizeof(*key));
	if (*ret)
		return 0;
	r = tracks_process(t, mp, key->tgid, out, &p);
	if (r < 0)
		return r;
	strbuf_reset(&t->text2);
	runs_queue_name(t->graph, key, api, &t->text2);
	return queue_add(t, key, queue_order(key), p->track, out, ret);
}

int tracks_lane(struct timeline *t, struct queue *q, struct lanes *l, const char *name,
		struct timeline_slice *s, struct strbuf *out)
{
	const struct timeline_track track = { .id = t->tracks + 1,
					      .parent = q->group,
					      .kind = TIMELINE_LANE,
					      .pid = s->pid,
					      .order = l->n + (l == &q->submitted ? LANES : 0),
					      .name = name,
					      .group = q->name,
					      .group_order = q->order };
	const uint64_t end = s->ts + s->dur, to = end > s->ts ? end : s->ts + 1;
	unsigned i;

	s->group = q->group;
	for (i = 0; i < l->n && l->lane[i].to > s->ts; i++)
		;
	/* Where all are taken, tracks for one slice each: right, though dear. */
	if (i < LANES)
		l->lane[i].to = to;
	if (i < l->n) {
		s->track = l->lane[i].track;
		return 0;
	}
	s->track = ++t->tracks;
	if (i < LANES)
		l->lane[l->n++].track = s->track;
	return tracks_declare(t, &track, out);
}

/* For the tables it is a queue that no API knows. */
int tracks_ring(struct timeline *t, const struct told *told, const struct event_gpu_job *j,
		struct strbuf *out, struct queue **ret)
{
	struct queue_key key = { .tgid = j->rec->h.tgid, .number = UINT32_MAX };
	struct process *p;
	int r;

	key.handle = (uint64_t)hash_bytes(j->dev, strlen(j->dev)) << 32 |
		     hash_bytes(j->ring, strlen(j->ring));
	*ret = keyed_find(&t->queues, &key, sizeof(key));
	if (*ret)
		return 0;
	r = tracks_process(t, told->process, key.tgid, out, &p);
	if (r < 0)
		return r;
	strbuf_reset(&t->text2);
	strbuf_addf(&t->text2, "GPU %s %s", *j->dev ? j->dev : "?", *j->ring ? j->ring : "?");
	return queue_add(t, &key, ORDER_RINGS, p->track, out, ret);
}

/* ---- device metrics ---------------------------------------------------------------------------- */

/* It says all there is to say: not all viewers have units or groups of counters. */
const char *tracks_metric_name(struct timeline *t, const struct told *told,
			       const struct sampled_group *g, uint32_t metric)
{
	const struct sampled_metric *m = &g->metrics[metric];

	strbuf_reset(&t->text);
	strbuf_addf(&t->text, "%s%s%s %s: %s", g->device, told->host ? "@" : "", told->host ?: "",
		    g->name, m->name);
	if (*m->unit)
		strbuf_addf(&t->text, " (%s)", m->unit);
	return strbuf_str(&t->text);
}

static int declare_metrics(struct timeline *t, const struct told *told,
			   const struct sampled_group *g, struct sampled_tracks *s,
			   struct strbuf *out)
{
	int r = 0;

	s->serial = g->serial;
	for (uint32_t i = 0; i < g->n && r >= 0; i++) {
		const struct timeline_track track = { .id = ++t->tracks,
						      .kind = TIMELINE_COUNTER,
						      .order = i,
						      .name = tracks_metric_name(t, told, g, i),
						      .unit = g->metrics[i].unit };

		s->tracks[i] = track.id;
		r = tracks_declare(t, &track, out);
	}
	return r;
}

int tracks_sampled(struct timeline *t, const struct told *told, const struct sampled_group *g,
		   struct strbuf *out, const struct sampled_tracks **ret)
{
	const uint64_t number = g->number;
	struct sampled_tracks *s = keyed_get(&t->sampled, &number, sizeof(number));

	*ret = s;
	if (!s)
		return -ENOMEM;
	return s->serial == g->serial ? 0 : declare_metrics(t, told, g, s, out);
}

/* ---- flows ------------------------------------------------------------------------------------- */

uint64_t timeline_mix(uint64_t x)
{
	x ^= x >> 31;
	x *= 0x9fb21c651e98df25ull;
	x ^= x >> 35;
	x *= 0x9fb21c651e98df25ull;
	return x ^ x >> 28 ?: 1;
}

int timeline_add_flow(struct timeline *t, struct timeline_flow f)
{
	if (GROW_ROOM(t->flows, t->nflows, t->cflows, 16) < 0)
		return -ENOMEM;
	t->flows[t->nflows++] = f;
	return 0;
}

/* ---- life -------------------------------------------------------------------------------------- */

static void queue_done(void *u, void *row)
{
	struct queue *q = row;

	(void)u;
	free(q->name);
}

void tracks_init(struct timeline *t)
{
	t->threads = (struct keyed){ .size = sizeof(struct thread), .max = THREADS_MAX };
	t->processes = (struct keyed){ .size = sizeof(struct process), .max = PROCESSES_MAX };
	t->queues = (struct keyed){ .size = sizeof(struct queue),
				    .max = QUEUES_MAX,
				    .done = queue_done };
	t->sampled = (struct keyed){ .size = sizeof(struct sampled_tracks), .max = SAMPLED_MAX };
	runs_init(&t->runs);
}

void tracks_free(struct timeline *t)
{
	keyed_clear(&t->threads);
	keyed_clear(&t->processes);
	keyed_clear(&t->queues);
	keyed_clear(&t->sampled);
	free(t->submissions);
	runs_done(&t->runs);
}
