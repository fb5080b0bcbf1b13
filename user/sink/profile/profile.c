// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* profile.c - see profile.h. */
#include "sink/profile/profile.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model/time/latency.h"
#include "model/who.h"
#include "sink/site.h"

const char *const profile_words[] = { "time", "calls", "allocated", "live", "waits", NULL };
const struct profile_type profile_types[PROFILE_WEIGHTS] = {
	{ "time", "nanoseconds" }, { "calls", "count" },       { "allocated", "bytes" },
	{ "live", "bytes" },	   { "waits", "nanoseconds" },
};

/* The frames of a place, the innermost first. */
struct site {
	struct keyed_row row;
	uint64_t id;
	uint32_t n;
	uint32_t *frames;
};

static void site_done(void *u, void *row)
{
	(void)u;
	free(((struct site *)row)->frames);
}

int profile_open(struct sink *sink)
{
	struct profile *p = sink_own(profile, sink);

	p->frames = (struct keyed){ .size = sizeof(struct profile_frame), .max = PROFILE_FRAMES };
	p->sites = (struct keyed){ .size = sizeof(struct site),
				   .max = PROFILE_SITES,
				   .done = site_done };
	p->samples =
		(struct keyed){ .size = sizeof(struct profile_sample), .max = PROFILE_SAMPLES };
	return texts_new(&p->texts);
}

void profile_done(struct sink *sink)
{
	struct profile *p = sink_own(profile, sink);

	keyed_clear(&p->frames);
	keyed_clear(&p->sites);
	keyed_clear(&p->samples);
	p->texts = texts_free(p->texts);
}

/* ---- frames -------------------------------------------------------------------------------------- */

static uint32_t frame(struct profile *p, const char *name, const char *file, const char *module,
		      uint32_t line)
{
	const struct profile_frame_key key = { texts_find(p->texts, name),
					       texts_find(p->texts, file),
					       texts_find(p->texts, module), line };
	struct profile_frame *f;

	/* Without room, a name is that of all others. */
	if (!key.name)
		return 0;
	f = keyed_find(&p->frames, &key, sizeof(key));
	if (f || keyed_is_full(&p->frames))
		return f ? f->number : 0;
	f = keyed_add(&p->frames, &key, sizeof(key));
	if (!f) {
		p->error = -ENOMEM;
		return 0;
	}
	f->number = HASH_COUNT(p->frames.all);
	return f->number;
}

static uint32_t program_frame(struct profile *p, const struct event_frame *f)
{
	char text[SITE_NAME_TEXT];
	const char *name = site_frame_name(f, text);

	return f ? frame(p, name, f->source, f->module, f->line) : frame(p, name, "", "", 0);
}

/* As mem calls it. */
static uint32_t process_frame(struct profile *p, uint32_t number)
{
	const struct who *who = latency_who(model_latency(p->model), number);
	char text[512], program[32] = "";

	if (!who)
		return frame(p, "(other processes)", "", "", 0);
	if (who->exec_count > 1)
		snprintf(program, sizeof(program), " (program %u)", who->exec_count);
	snprintf(text, sizeof(text), "%u %s%s%s%s", xb_id(who->tgid), who->comm,
		 who->host ? "@" : "", who->host ?: "", program);
	return frame(p, text, "", "", 0);
}

static uint32_t kernel_frame(struct profile *p, const char *name)
{
	return name ? frame(p, names_shown(&p->sink.names, name), "", "", 0) : 0;
}

static uint32_t launched_frame(struct profile *p, const struct model_launch *l)
{
	char text[OBJECT_TEXT];

	return l ? kernel_frame(p, l->kernel.name ?: object_text(&l->kernel, text)) : 0;
}

/* Its number, by which it is found again; 0: there is none, or no room. */
static uint32_t keep_site(struct profile *p, const struct event_site *site)
{
	const uint64_t id = site ? site->id : 0;
	struct site *s;

	if (!id || !site->frames || keyed_find(&p->sites, &id, sizeof(id)))
		return (uint32_t)id;
	if (keyed_is_full(&p->sites))
		return 0;
	s = keyed_add(&p->sites, &id, sizeof(id));
	if (s && site->nframes)
		s->frames = calloc(site->nframes, sizeof(*s->frames));
	if (!s || (site->nframes && !s->frames)) {
		p->error = -ENOMEM;
		return 0;
	}
	for (uint32_t i = 0; i < site->nframes; i++)
		s->frames[s->n++] = program_frame(p, site->frames[i]);
	return (uint32_t)id;
}

/* ---- samples ------------------------------------------------------------------------------------- */

static void add(struct profile *p, const struct profile_sample_key *key, enum profile_weight w,
		uint64_t value)
{
	struct profile_sample *s;

	if (!value)
		return;
	s = keyed_find(&p->samples, key, sizeof(*key));
	if (!s && keyed_is_full(&p->samples))
		s = &p->other;
	else if (!s)
		s = keyed_add(&p->samples, key, sizeof(*key));
	if (!s) {
		p->error = -ENOMEM;
		return;
	}
	s->values[w] += value;
	p->totals[w] += value;
}

/* Of the model's numbers of stacks, those that were seen. */
static uint32_t known_site(struct profile *p, uint64_t id)
{
	return keyed_find(&p->sites, &id, sizeof(id)) ? (uint32_t)id : 0;
}

static void on_wait(void *u, const struct waits_wait *x)
{
	struct profile *p = u;
	const struct profile_sample_key key = {
		.process = process_frame(p, x->who),
		.site = known_site(p, x->site),
		.function = frame(p, x->function, "", "", 0),
		.kernel = kernel_frame(p, x->n == 1 ? x->for_[0].command : NULL),
	};

	add(p, &key, PROFILE_WAITS, x->dur);
}

static void on_allocation(void *u, const struct lifetimes_life *x)
{
	struct profile *p = u;
	const struct profile_sample_key key = {
		.process = frame(p, x->process, "", "", 0),
		.site = known_site(p, x->stack),
		.function = frame(p, x->made_by ?: "XPTI", "", "", 0),
	};

	if (!x->counts || !x->has_size)
		return;
	add(p, &key, PROFILE_ALLOCATED, x->size);
	if (!x->freed_at)
		add(p, &key, PROFILE_LIVE, x->size);
}

void profile_start(struct sink *sink, struct model *m)
{
	struct profile *p = sink_own(profile, sink);

	p->model = m;
	p->memory = (struct lifetimes_watcher){ .fn = on_allocation, .u = p };
	lifetimes_watch(model_lifetimes(m), &p->memory);
	p->waits = (struct waits_watcher){ .fn = on_wait, .u = p };
	waits_watch(model_waits(m), &p->waits);
}

static void on_call(struct profile *p, const struct told *told, const struct event_call *c)
{
	const struct profile_sample_key key = {
		.process = process_frame(p, told->who),
		.site = keep_site(p, c->site),
		.function = frame(p, c->name, "", "", 0),
		.kernel = launched_frame(p, told->launch),
	};

	if (c->rec->h.flags & XB_F_IN_FLIGHT)
		return;
	add(p, &key, PROFILE_CALLS, 1);
	add(p, &key, PROFILE_TIME, latency_last_self(model_latency(p->model)));
}

/* What was only counted, whose function may not be known. */
static void on_count(struct profile *p, const struct told *told, const struct event_count *c)
{
	const struct profile_sample_key key = {
		.process = process_frame(p, told->who),
		.function = frame(p, c->name ?: "(other functions)", "", "", 0),
	};

	add(p, &key, PROFILE_CALLS, c->rec->calls);
	add(p, &key, PROFILE_TIME, c->rec->self);
}

static void keep_time(struct profile *p, const struct xb_hdr *rec)
{
	if (!p->first || rec->ts < p->first)
		p->first = rec->ts;
	if (rec->ts > p->last)
		p->last = rec->ts;
}

int profile_event(struct sink *sink, const struct event *e, const struct told *told,
		  struct strbuf *out)
{
	struct profile *p = sink_own(profile, sink);

	(void)out;
	if (e->type == EVENT_CLOCK && !p->realtime)
		p->realtime = ((const struct xb_def_clock *)e->rec)->realtime;
	if (e->type == EVENT_CALL)
		on_call(p, told, &e->call);
	else if (e->type == EVENT_COUNT)
		on_count(p, told, &e->count);
	else
		return p->error;
	keep_time(p, e->rec);
	return p->error;
}

int profile_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct profile *p = sink_own(profile, sink);

	(void)out;
	lifetimes_finish(model_lifetimes(m));
	lifetimes_watch_rest(model_lifetimes(m), &p->memory);
	return p->error;
}

/* ---- answers ------------------------------------------------------------------------------------- */

const char *profile_text(const struct profile *p, uint32_t text)
{
	return texts_at(p->texts, text);
}

unsigned profile_stack(struct profile *p, const struct profile_sample *s,
		       uint32_t ret[PROFILE_DEPTH])
{
	const uint64_t id = s->key.site;
	const struct site *site = id ? keyed_find(&p->sites, &id, sizeof(id)) : NULL;
	unsigned n = 0;

	ret[n++] = s->key.process;
	for (uint32_t i = site ? site->n : 0; i && n < PROFILE_DEPTH - 2; i--)
		ret[n++] = site->frames[i - 1];
	if (s != &p->other)
		ret[n++] = s->key.function;
	if (s->key.kernel)
		ret[n++] = s->key.kernel;
	return n;
}

int profile_each_frame(const struct profile *p, int (*fn)(void *u, const struct profile_frame *f),
		       void *u)
{
	static const struct profile_frame other;
	const struct profile_frame *f;
	int r = fn(u, &other);

	KEYED_EACH(&p->frames, f)
	r = r ?: fn(u, f);
	return r;
}

static bool weighs(const struct profile_sample *s)
{
	for (unsigned i = 0; i < PROFILE_WEIGHTS; i++)
		if (s->values[i])
			return true;
	return false;
}

int profile_each_sample(const struct profile *p, int (*fn)(void *u, const struct profile_sample *s),
			void *u)
{
	const struct profile_sample *s;
	int r = weighs(&p->other) ? fn(u, &p->other) : 0;

	KEYED_EACH(&p->samples, s)
	r = r ?: fn(u, s);
	return r;
}

void profile_remarks(const struct profile *p, const uint64_t counters[], struct strbuf *out)
{
	if (p->sink.part)
		strbuf_addf(out, "part: %s\n", p->sink.part->text);
	sink_loss_lines(counters, out);
}
