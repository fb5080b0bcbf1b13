// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* measure.c - see measure.h. */
#include "sink/analysis/measure.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model/time/latency.h"
#include "model/memory/lifetimes.h"

const char *const measure_by_words[] = {
	[MEASURE_FUNCTION] = "function",
	[MEASURE_PROCESS] = "process",
	[MEASURE_THREAD] = "thread",
	[MEASURE_KERNEL] = "kernel",
	NULL,
};

struct sink {
	struct measure m;
};

const struct measure *measure_of(const struct sink *s)
{
	return &s->m;
}

static int measure_open(const struct sink_opts *o, struct sink **ret)
{
	int by = sink_by(measure_by_words, o->by);
	struct sink *s;

	if (by < 0)
		return by;
	s = calloc(1, sizeof(*s));
	if (!s)
		return -ENOMEM;
	s->m.by = (enum measure_by)by;
	snprintf(s->m.host, sizeof(s->m.host), "%s", o->host ? o->host : "");
	*ret = s;
	return 0;
}

static void names_free(struct measure_name **all)
{
	struct measure_name *n, *next;

	HASH_ITER(hh, *all, n, next) {
		HASH_DEL(*all, n);
		free(n);
	}
}

static struct sink *measure_free(struct sink *s)
{
	if (!s)
		return NULL;
	tally_done(&s->m.tally);
	names_free(&s->m.functions);
	names_free(&s->m.libraries);
	free(s);
	return NULL;
}

/* text: what two streams of the same programs have in common. */
static int add_name(struct measure_name **all, const char *text)
{
	struct measure_name *n;
	size_t len = strlen(text);

	HASH_FIND(hh, *all, text, len, n);
	if (n || HASH_COUNT(*all) >= MEASURE_NAMES_MAX)
		return 0;
	n = calloc(1, sizeof(*n) + len + 1);
	if (!n)
		return -ENOMEM;
	memcpy(n->text, text, len);
	HASH_ADD(hh, *all, text[0], len, n);
	return 0;
}

/* Functions stand in the stream as definitions that only the decoder needs. */
static int on_function(struct measure *m, const struct xb_def_func *f)
{
	const size_t room = f->h.len - sizeof(*f);

	if (f->plan.flags & XB_PLAN_NAMES || !memchr(f->text, '\0', room))
		return 0;
	return add_name(&m->functions, f->text);
}

static int measure_record(struct sink *s, const struct xb_hdr *rec, struct strbuf *out)
{
	(void)out;
	if (rec->type == XB_DEF_FUNC && rec->len > sizeof(struct xb_def_func))
		return on_function(&s->m, (const struct xb_def_func *)rec);
	return 0;
}

static void stretch(struct measure *m, uint64_t from, uint64_t to)
{
	if (!m->first || from < m->first)
		m->first = from;
	if (to > m->last)
		m->last = to;
}

static void on_call(struct measure *m, const struct event_call *c)
{
	unsigned flags = c->rec->h.flags;

	if (!(flags & XB_F_OLDER))
		stretch(m, c->rec->h.ts,
			c->rec->h.ts + (flags & XB_F_ENTRY_ONLY ? 0 : c->rec->dur));
}

static void on_clock(struct measure *m, const struct xb_def_clock *c)
{
	if (m->wall)
		return;
	m->mono = c->h.ts;
	m->wall = c->realtime;
	m->clock = c->h.flags;
}

static int on_object(struct measure *m, const struct event *e)
{
	const struct xb_def_object *o = (const void *)e->rec;
	const char *path = event_text(e, 0), *slash = strrchr(path, '/');
	char text[512];

	m->refused += o->failed;
	snprintf(text, sizeof(text), "%s %s", slash ? slash + 1 : path, event_text(e, 1));
	return o->probes ? add_name(&m->libraries, text) : 0;
}

static int measure_event(struct sink *s, const struct event *e, const struct told *told,
			 struct strbuf *out)
{
	(void)out;
	switch (e->type) {
	case EVENT_CLOCK:
		on_clock(&s->m, (const struct xb_def_clock *)e->rec);
		return 0;
	case EVENT_OBJECT:
		return on_object(&s->m, e);
	case EVENT_CALL:
		on_call(&s->m, &e->call);
		break;
	case EVENT_COUNTED:
		stretch(&s->m, ((const struct xb_counted *)e->rec)->from, e->rec->ts);
		break;
	case EVENT_XPTI:
		stretch(&s->m, e->rec->ts, e->rec->ts);
		break;
	default:
		break;
	}
	return tally_event(&s->m.tally, e, told);
}

static int measure_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	(void)out;
	lifetimes_finish(model_lifetimes(m));
	s->m.model = m;
	return 0;
}

static int measure_lost(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	(void)out;
	memcpy(s->m.counters, counters, sizeof(s->m.counters));
	s->m.cut_off = counters[XB_C_CUT_OFF];
	return 0;
}

const struct sink_ops sink_measure = {
	.name = "measure",
	.needs = MODEL_LATENCY | MODEL_WAITS | MODEL_MEMORY,
	.by = measure_by_words,
	.record = measure_record,
	.open = measure_open,
	.event = measure_event,
	.finish = measure_finish,
	.lost = measure_lost,
	.free = measure_free,
};
