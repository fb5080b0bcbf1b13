// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* streams.c - see streams.h. */
#include "sample/streams.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

#include "base/clock.h"

#define READ_EVERY  8u /* periods */
#define READ_MS_MIN 5u
#define READ_MS_MAX 100u

static void say_report(void *u, const struct sample_report *r)
{
	struct say *to = u;

	to->message.report = *r;
	say(to, SAMPLE_REPORT, r->n);
}

static _Noreturn void fail(struct say *to, const struct stream *s, const struct stream_error *e)
{
	say_failure(to, SAMPLE_DRIVER, e->result, e->function, s->label);
}

/* Counts are said even if nothing has changed: whoever gets them knows by it that no driver hangs. */
static void read_all(struct streams *s, struct say *to, struct sample_counts *counts)
{
	for (uint32_t i = 0; i < s->n; i++) {
		struct stream_error e;
		bool ok = stream_read(&s->all[i], counts, say_report, to, &e);

		to->message.counts = *counts;
		say(to, SAMPLE_COUNTS, 0);
		if (!ok)
			fail(to, &s->all[i], &e);
	}
}

static void begin(struct streams *s, struct say *to, struct sample_counts *counts)
{
	struct stream_error e;

	for (uint32_t i = 0; i < s->n; i++)
		if (!stream_begin(&s->all[i], counts, &e))
			fail(to, &s->all[i], &e);
}

static int wait_ms(const struct streams *s)
{
	uint64_t ms = READ_MS_MAX;

	for (uint32_t i = 0; i < s->n; i++) {
		uint64_t own = s->all[i].period / NS_PER_MS * READ_EVERY;

		ms = own < ms ? own : ms;
	}
	return (int)(ms < READ_MS_MIN ? READ_MS_MIN : ms);
}

static _Noreturn void end(struct streams *s, struct say *to)
{
	for (uint32_t i = 0; i < s->n; i++)
		stream_close(&s->all[i]);
	say(to, SAMPLE_ENDED, 0);
	_exit(0);
}

void streams_sample(struct streams *s, struct say *to)
{
	struct pollfd p = { .fd = to->sock, .events = POLLIN };
	struct sample_counts counts = { 0 };
	bool begun = false;
	char byte;

	for (;;) {
		int n = poll(&p, 1, begun ? wait_ms(s) : -1);

		if (n < 0 && errno != EINTR)
			_exit(1);
		if (n > 0 && read(to->sock, &byte, 1) != 1)
			_exit(0);
		if (n > 0 && byte == SAMPLE_BEGIN) {
			begin(s, to, &counts);
			begun = true;
			continue;
		}
		if (begun)
			read_all(s, to, &counts);
		if (n > 0)
			end(s, to);
	}
}
