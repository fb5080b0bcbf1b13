// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* replay_end.c - see replay_end.h. */
#include "cmds/replay_end.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/log.h"
#include "base/strbuf.h"
#include "cmds/cmd.h"

void replay_end_done(struct replay_end *e)
{
	free(e->calls);
	free(e->functions);
	free(e->threads);
}

static void *copy_of(const struct replay_header *h, const struct replay_array *a, size_t size)
{
	void *copy = malloc(a->n * size + 1);

	return copy ? memcpy(copy, (const char *)h + a->offset, a->n * size) : NULL;
}

int replay_end_new(const struct replay_header *h, struct replay_end *ret)
{
	*ret = (struct replay_end){
		.ncalls = h->calls.n,
		.nthreads = h->threads.n,
		.calls = copy_of(h, &h->calls, sizeof(*ret->calls)),
		.functions = copy_of(h, &h->functions, sizeof(*ret->functions)),
		.threads = copy_of(h, &h->threads, sizeof(*ret->threads)),
		.s = (const void *)((const char *)h + h->status),
	};
	memcpy(ret->release, h->release, sizeof(ret->release));
	return ret->calls && ret->functions && ret->threads ? 0 : -ENOMEM;
}

/* Calls that were not made and should have been; *ret_first: the first of them. */
static uint64_t missing(const struct replay_end *e, uint64_t *ret_first)
{
	bool several = e->s->several || e->nthreads > 1;
	uint64_t n = 0;

	for (uint64_t i = e->ncalls; i-- > 0;) {
		if (e->s->done[i] ||
		    (several && e->functions[e->calls[i].function].kind != REPLAY_COMMAND))
			continue;
		*ret_first = i;
		n++;
	}
	return n;
}

static void tell_missing(const struct replay_end *e, uint64_t n, uint64_t first)
{
	const struct replay_call *c = &e->calls[first];
	uint64_t number = 1;

	for (uint64_t i = 0; i < first; i++)
		number += e->calls[i].thread == c->thread;
	log_error(
		"the program left the recording: it ended without %llu of its calls, the first of them call %llu of thread %u, %s",
		(unsigned long long)n, (unsigned long long)number, e->threads[c->thread].tid,
		e->functions[c->function].name);
}

static void tell_done(const struct replay_end *e)
{
	log_note("%llu of %llu calls were made as recorded", (unsigned long long)e->s->made,
		 (unsigned long long)e->ncalls);
	if (e->s->padding)
		log_note(
			"%llu arguments of kernels had other bytes than recorded between the members of their structures, which no "
			"kernel reads",
			(unsigned long long)e->s->padding);
	if (e->s->several)
		log_info(
			"several threads made calls: %llu asked or waited once more, %llu waited for something else, %llu commands "
			"waited for others than recorded, %llu had other objects among the arguments of their kernel",
			(unsigned long long)e->s->again, (unsigned long long)e->s->unwaited,
			(unsigned long long)e->s->loose, (unsigned long long)e->s->alike);
}

/* The program can write to it, and so it may be anything. */
static void tell_text(const char *before, const char *text)
{
	_cleanup_(strbuf_done) struct strbuf safe = STRBUF_INIT;
	char copy[REPLAY_TEXT];

	memcpy(copy, text, sizeof(copy));
	strbuf_add_escaped(&safe, copy, strnlen(copy, sizeof(copy)), '\0');
	log_error("%s%s", before, strbuf_str(&safe));
}

int replay_end_judge(const struct replay_end *e, int status)
{
	uint64_t first = 0, n = missing(e, &first);

	switch (e->s->state) {
	case REPLAY_UNUSED:
		log_error(
			"the program (exit status %d) has loaded no adapter: it does not use a runtime of release %s",
			status, e->release);
		return EXIT_FAILED;
	case REPLAY_REFUSED:
		tell_text("", e->s->text);
		return EXIT_FAILED;
	case REPLAY_LEFT:
		tell_text("the program left the recording: ", e->s->text);
		log_note("that call failed, and the program's exit status is %d", status);
		return EXIT_FAILED;
	default:
		if (!n) {
			tell_done(e);
			return status;
		}
		tell_missing(e, n, first);
		log_note("the program's exit status is %d", status);
		return EXIT_FAILED;
	}
}
