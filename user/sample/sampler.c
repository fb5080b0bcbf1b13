// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sampler.c - see sampler.h. */
#include "sample/sampler.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "base/clock.h"
#include "base/grow.h"
#include "base/pass.h"
#include "sample/level_zero.h"
#include "sample/process.h"
#include "sample/words.h"
#include "select/nearest.h"

#define SILENT_NS (10 * NS_PER_S) /* it says something after each reading, at least every 100 ms */

struct sampler {
	struct process process;
	bool over, begun, ending;
	uint64_t heard;			/* ns: when it said something last */
	uint32_t sizes[SAMPLE_STREAMS]; /* metrics of each stream */
	uint32_t nstreams;
	struct sample_counts counts;
};

/* ---- what is there ------------------------------------------------------------------------------- */

/* A group that a driver can sample. */
struct known {
	char device[sizeof(((struct sample_device *)0)->name)];
	char name[SAMPLE_TEXT];
};

struct opening {
	struct sampler *s;
	const struct sample_wish *wish;
	int (*fn)(void *u, const struct sample_message *m);
	void *u;
	struct sample_device device;
	bool chosen; /* the last group is */
	struct known *known;
	size_t nknown;
	uint32_t result; /* the first device's that has no groups; 0: all have */
};

static int tell(const struct opening *o, const struct sample_message *m)
{
	return o->fn(o->u, m);
}

static int on_device(struct opening *o, const struct sample_message *m)
{
	o->device = m->device;
	o->chosen = false;
	o->result = o->result ?: m->device.result;
	return tell(o, m);
}

static int on_group(struct opening *o, const struct sample_message *m)
{
	const struct sample_group *g = &m->group;
	struct sampler *s = o->s;
	struct known k;

	memcpy(k.device, o->device.name, sizeof(k.device));
	memcpy(k.name, g->name, sizeof(k.name));
	o->chosen = g->stream;
	if (g->sampling & LEVEL_ZERO_BY_TIME && GROW_APPEND(o->known, o->nknown, k) < 0)
		return -ENOMEM;
	if (!g->stream)
		return 0;
	/* What follows is found by these numbers. */
	if (g->stream != s->nstreams + 1 || !g->nmetrics || s->nstreams == SAMPLE_STREAMS)
		return -EPROTO;
	s->sizes[s->nstreams++] = g->nmetrics;
	return tell(o, m);
}

static int on_message(void *u, const struct sample_message *m)
{
	struct opening *o = u;

	switch ((enum sample_kind)m->kind) {
	case SAMPLE_DEVICE:
		return on_device(o, m);
	case SAMPLE_GROUP:
		return on_group(o, m);
	case SAMPLE_METRIC:
		return o->chosen ? tell(o, m) : 0;
	default:
		return -EPROTO;
	}
}

static int refuse_word(const struct opening *o, const char *word, struct errline *e)
{
	struct nearest n;
	char near[3 * SAMPLE_TEXT], result[512];

	if (!o->nknown && o->result) {
		sample_result(o->result, result, sizeof(result));
		return errline_set(e, -ENODEV, "no device has metrics: %s", result);
	}
	nearest_start(&n, word);
	for (size_t i = 0; i < o->nknown; i++)
		nearest_offer(&n, o->known[i].name, 0);
	nearest_text(&n, near, sizeof(near));
	return errline_set(
		e, -EINVAL,
		"--metrics: no device samples a group '%s' by time%s%s%s; see xptibpf metrics",
		word, *near ? ", did you mean " : "", near, *near ? "?" : "");
}

/* Each word has to mean one. */
static int check_words(const struct opening *o, struct errline *e)
{
	const char *at = o->wish->groups, *word;
	size_t len;

	while ((word = wish_word(&at, &len))) {
		char text[SAMPLE_TEXT];
		size_t i = 0;

		while (i < o->nknown &&
		       !wish_word_means(word, len, o->known[i].device, o->known[i].name))
			i++;
		if (i < o->nknown)
			continue;
		snprintf(text, sizeof(text), "%.*s", (int)len, word);
		return refuse_word(o, text, e);
	}
	return 0;
}

int sampler_new(const struct sample_wish *wish, int stop_fd,
		int (*fn)(void *u, const struct sample_message *m), void *u, struct errline *e,
		struct sampler **ret)
{
	struct sampler *s = calloc(1, sizeof(*s));
	struct opening o = { .s = s, .wish = wish, .fn = fn, .u = u };
	int r = s ? process_start(wish, &s->process) : -ENOMEM;

	if (r < 0) {
		free(s);
		return r;
	}
	r = process_each(&s->process, stop_fd, on_message, &o, e);
	if (r == -EPROTO)
		r = errline_set(e, -EIO,
				"the process that reads device metrics sends what can't be");
	if (r >= 0)
		r = check_words(&o, e);
	free(o.known);
	if (r < 0) {
		sampler_free(s);
		return r;
	}
	*ret = s;
	return 0;
}

/* ---- reports ------------------------------------------------------------------------------------- */

static void stop(struct sampler *s)
{
	if (!s->over)
		process_end(&s->process);
	s->over = true;
}

struct sampler *sampler_free(struct sampler *s)
{
	if (!s)
		return NULL;
	stop(s);
	free(s);
	return NULL;
}

int sampler_fd(const struct sampler *s)
{
	return s->over ? -1 : s->process.sock;
}

const struct sample_counts *sampler_counts(const struct sampler *s)
{
	return &s->counts;
}

/* If it is gone, its next message says so. */
static void order(struct sampler *s, char byte)
{
	if (!s->over)
		(void)pass_send(s->process.sock, &byte, 1, -1, MSG_DONTWAIT);
}

void sampler_begin(struct sampler *s)
{
	s->begun = true;
	s->heard = now_ns();
	order(s, SAMPLE_BEGIN);
}

void sampler_end(struct sampler *s)
{
	s->ending = true;
	order(s, SAMPLE_END);
}

static int end_with(struct sampler *s, int r)
{
	stop(s);
	return r;
}

/* 1: it is a report; 0: another message. */
static int take(struct sampler *s, struct errline *e)
{
	const struct sample_message *m = &s->process.message;

	switch ((enum sample_kind)m->kind) {
	case SAMPLE_REPORT:
		if (m->report.stream <= s->nstreams &&
		    m->report.n == s->sizes[m->report.stream - 1])
			return 1;
		break;
	case SAMPLE_COUNTS:
		s->counts = m->counts;
		return 0;
	case SAMPLE_ENDED:
		if (s->ending)
			return end_with(s, 0);
		break;
	default:
		break;
	}
	return errline_set(e, -EIO, "the process that reads device metrics sends what can't be");
}

int sampler_next(struct sampler *s, const struct sample_report **ret, struct errline *e)
{
	while (!s->over) {
		int r = process_next(&s->process, e);

		if (!r && s->begun && now_ns() - s->heard > SILENT_NS)
			r = errline_set(e, -ETIMEDOUT, "a driver has not returned for %u s",
					(unsigned)(SILENT_NS / NS_PER_S));
		if (!r)
			return 0;
		s->heard = now_ns();
		if (r > 0)
			r = take(s, e);
		if (r < 0)
			return end_with(s, r);
		if (r) {
			*ret = &s->process.message.report;
			return 1;
		}
	}
	return 0;
}
