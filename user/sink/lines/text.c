// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * text.c - lines for people, read like strace's:
 *
 *   12:34:56.123456 [4242 main_1] urEventWait(numEvents=1, ...) = UR_RESULT_SUCCESS <12.345us>
 *   12:34:56.123460 [4242 main_1]   urDeviceGetInfo(...) = UR_RESULT_SUCCESS <1.210us>
 *
 * The difficulty is the order. A call's record is written when it returns, so what happened inside it comes
 * first, but a reader wants the outer call first. Lines therefore wait here, in one list for each thread:
 *
 *   - a line that may be inside a call that is still running (a nested call, an XPTI event, a call that was left
 *     without a return) is kept;
 *   - when an outermost call has returned, everything of its thread is written by time of entry, which is the
 *     order in which calls were made;
 *   - nothing waits longer than hold_ns of the stream's time, or beyond HELD_MAX lines or HELD_BYTES_MAX bytes in
 *     total.
 *
 * If a call returns after something inside it was already written, its line can't be in its place. It is then
 * written with the time of its return, so that time never goes backwards on a thread, and in a form that shows
 * this: "<... urEventWait resumed>(...) = ...".
 *
 * Lines that are to be sorted, or written to one file for each thread, are passed on instead of being written
 * (by_thread.h), in the order in which they would have been written.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <utlist.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "base/keyed.h"
#include "decode/xpti.h"
#include "sink/colour.h"
#include "sink/file_text.h"
#include "sink/duration.h"
#include "sink/host.h"
#include "sink/lines/by_thread.h"
#include "sink/sink.h"
#include "sink/site.h"
#include "sink/value.h"
#include "sink/work.h"
#include "sink/xpti.h"
#include "xptibpf/view.h"

#define HELD_MAX       65536u
#define HELD_BYTES_MAX (16u << 20)
#define THREADS_MAX    32768u

/* One line that waits; what stands left of the indentation is made when it is written. */
struct line {
	uint64_t ts;   /* when it began */
	uint64_t at;   /* where it is written: ts, or end when it comes too late for that */
	uint64_t end;  /* ts + dur; ts for what has no length */
	uint64_t seen; /* stream time at which it came */
	uint32_t tgid, tid;
	int depth;    /* -1: as deep as the calls around it say */
	bool call;    /* a call that returned: may be "resumed" */
	char *thread; /* its name then */
	char *head;   /* "urEventWait" */
	char *text;   /* what follows */
	size_t bytes;
};

struct thread {
	struct keyed_row row;
	uint32_t tid;
	uint64_t written;		 /* ts of the newest line that was written */
	uint64_t ends[XB_MAX_DEPTH + 1]; /* of the calls around the line that is being written */
	unsigned nends;
	struct line *lines;
	size_t n, cap;
};

struct text_sink {
	struct sink sink;
	struct model *model;	  /* for whose lines waited */
	struct by_thread *sorted; /* NULL: lines are written as they come */
	struct keyed threads;	  /* by tid */
	size_t held, held_bytes;
	bool have_clock;
	uint64_t clock_offset; /* CLOCK_REALTIME - CLOCK_MONOTONIC, wrapping */
	uint64_t second;       /* that second_text is for */
	char second_text[16];
};

static void line_done(struct text_sink *s, struct line *l)
{
	s->held--;
	s->held_bytes -= l->bytes;
	free(l->thread);
	free(l->head);
	free(l->text);
}

static void thread_done(void *u, void *row)
{
	struct thread *t = row;
	size_t i;

	for (i = 0; i < t->n; i++)
		line_done(u, &t->lines[i]);
	free(t->lines);
}

static int text_open(struct sink *sink)
{
	struct text_sink *s = sink_own(text_sink, sink);

	s->second = UINT64_MAX;
	s->threads = (struct keyed){
		.size = sizeof(struct thread), .max = THREADS_MAX, .done = thread_done, .u = s
	};
	return sink->opts.sort ? by_thread_new(sink->opts.sort, sink->opts.path, &s->sorted) : 0;
}

static void text_done(struct sink *sink)
{
	struct text_sink *s = sink_own(text_sink, sink);

	keyed_clear(&s->threads);
	by_thread_free(s->sorted);
}

/* ---- the left side ----------------------------------------------------------------------------- */

static void add_time(struct text_sink *s, struct strbuf *out, uint64_t ts)
{
	uint64_t wall = ts + s->clock_offset, sec = wall / 1000000000;
	struct tm tm = { 0 };
	time_t t;

	if (!s->have_clock) {
		strbuf_addf(out, "%llu.%06llu", (unsigned long long)(ts / 1000000000),
			    (unsigned long long)(ts % 1000000000 / 1000));
		return;
	}
	if (sec != s->second) {
		t = (time_t)sec + (s->sink.opts.utc_offset_set ? s->sink.opts.utc_offset_s : 0);
		if (!(s->sink.opts.utc_offset_set ? gmtime_r(&t, &tm) : localtime_r(&t, &tm)) ||
		    !strftime(s->second_text, sizeof(s->second_text), "%H:%M:%S", &tm))
			memcpy(s->second_text, "??:??:??", 9);
		s->second = sec;
	}
	strbuf_addf(out, "%s.%06u", s->second_text, (unsigned)(wall % 1000000000 / 1000));
}

static void colour(const struct text_sink *s, struct strbuf *out, const char *code)
{
	if (s->sink.opts.colour)
		strbuf_adds(out, code);
}

/* p: NULL: not known. */
static void add_prefix(struct text_sink *s, const struct model_process *p, struct strbuf *out,
		       uint64_t ts, uint32_t tgid, const char *thread)
{
	char rank[16] = "";

	if (!s->sink.opts.show_process)
		p = NULL;

	if (p && p->has_rank)
		snprintf(rank, sizeof(rank), "/r%u", p->rank);
	colour(s, out, C_DIM);
	add_time(s, out, ts);
	strbuf_adds(out, " [");
	if (p && p->comm[0]) {
		strbuf_add_escaped(out, p->comm, strnlen(p->comm, sizeof(p->comm)), 0);
		strbuf_addc(out, ':');
	}
	strbuf_addf(out, "%u%s", xb_id(tgid), rank);
	host_add(out, model_host(s->model, tgid));
	strbuf_addf(out, " %s] ", thread);
	colour(s, out, C_END);
}

/* ---- writing lines ----------------------------------------------------------------------------- */

static unsigned indentation(struct thread *t, const struct line *l)
{
	while (t->nends && t->ends[t->nends - 1] <= l->ts)
		t->nends--;
	if (l->depth < 0)
		return t->nends;
	if (l->end > l->ts && t->nends < ARRAY_SIZE(t->ends))
		t->ends[t->nends++] = l->end;
	return (unsigned)l->depth;
}

/* Something that happened inside or after it is written already. */
static bool is_late(const struct thread *t, const struct line *l)
{
	return l->call && l->ts < t->written;
}

static void add_line(struct text_sink *s, const struct model_process *p, struct thread *t,
		     const struct line *l, bool late, struct strbuf *out)
{
	unsigned indent = late ? (unsigned)l->depth : indentation(t, l);

	add_prefix(s, p, out, late ? l->end : l->ts, l->tgid, l->thread);
	for (; indent; indent--)
		strbuf_adds(out, "  ");
	if (*l->head)
		colour(s, out, C_NAME);
	if (late)
		strbuf_addf(out, "<... %s resumed>", l->head);
	else
		strbuf_adds(out, l->head);
	if (*l->head)
		colour(s, out, C_END);
	strbuf_adds(out, l->text);
	strbuf_addc(out, '\n');
}

/* The line itself, kept for later. */
static int keep_line(struct text_sink *s, const struct model_process *p, struct thread *t,
		     const struct line *l, bool late)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	char comm[sizeof(p->comm) + 1] = "";

	add_line(s, p, t, l, late, &text);
	if (strbuf_failed(&text))
		return -ENOMEM;
	if (p)
		memcpy(comm, p->comm, sizeof(p->comm));
	return by_thread_add(s->sorted, l->tgid, p ? p->start_ns : 0, comm, l->thread,
			     late ? l->end : l->ts, strbuf_str(&text), text.len);
}

/* p: its process. */
static int write_line(struct text_sink *s, const struct model_process *p, struct thread *t,
		      const struct line *l, struct strbuf *out)
{
	bool late = is_late(t, l);
	int r = 0;

	if (s->sorted)
		r = keep_line(s, p, t, l, late);
	else
		add_line(s, p, t, l, late, out);
	if (late && l->end > t->written)
		t->written = l->end;
	else if (l->ts > t->written)
		t->written = l->ts;
	return r;
}

static int by_time(const void *a, const void *b)
{
	const struct line *x = a, *y = b;

	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	/* Of two that began together the longer is the outer. */
	if (x->depth != y->depth && x->depth >= 0 && y->depth >= 0)
		return x->depth < y->depth ? -1 : 1;
	return x->end == y->end ? 0 : x->end > y->end ? -1 : 1;
}

static void place_lines(struct thread *t)
{
	size_t i;

	for (i = 0; i < t->n; i++)
		t->lines[i].at = is_late(t, &t->lines[i]) ? t->lines[i].end : t->lines[i].ts;
}

/* Writes the thread's lines that belong before or at the given time. */
static int flush_until(struct text_sink *s, struct thread *t, uint64_t ts, struct strbuf *out)
{
	size_t n;
	int r = 0, e;

	if (!t->n)
		return 0;
	place_lines(t);
	qsort(t->lines, t->n, sizeof(*t->lines), by_time);
	for (n = 0; n < t->n && t->lines[n].at <= ts; n++) {
		e = write_line(s, model_process(s->model, t->lines[n].tgid), t, &t->lines[n], out);
		r = r < 0 ? r : e;
		line_done(s, &t->lines[n]);
	}
	memmove(t->lines, t->lines + n, (t->n - n) * sizeof(*t->lines));
	t->n -= n;
	if (!t->n && t->cap > 64) {
		free(t->lines);
		t->lines = NULL;
		t->cap = 0;
	}
	return r;
}

static int flush_all(struct text_sink *s, struct strbuf *out)
{
	struct thread *t;
	int r = 0, e;

	KEYED_EACH(&s->threads, t)
	{
		e = flush_until(s, t, UINT64_MAX, out);
		r = r < 0 ? r : e;
	}
	return r;
}

static struct thread *find_thread(struct text_sink *s, uint32_t tid)
{
	return keyed_find(&s->threads, &tid, sizeof(tid));
}

static int drop_thread(struct text_sink *s, struct thread *t, struct strbuf *out)
{
	int r = t ? flush_until(s, t, UINT64_MAX, out) : 0;

	keyed_drop(&s->threads, t);
	return r;
}

static int get_thread(struct text_sink *s, uint32_t tid, struct strbuf *out, struct thread **ret)
{
	struct thread *t = find_thread(s, tid);
	int r = 0;

	if (!t) {
		if (keyed_is_full(&s->threads))
			r = drop_thread(s, (struct thread *)s->threads.all, out);
		if (r < 0)
			return r;
		t = keyed_add(&s->threads, &tid, sizeof(tid));
		if (!t)
			return -ENOMEM;
	}
	*ret = t;
	return 0;
}

static int hold(struct text_sink *s, struct thread *t, const struct line *l)
{
	struct line copy = *l;

	if (GROW_ROOM(t->lines, t->n, t->cap, 16) < 0)
		return -ENOMEM;
	copy.head = strdup(l->head);
	copy.text = strdup(l->text);
	copy.thread = strdup(l->thread);
	if (!copy.head || !copy.text || !copy.thread) {
		free(copy.head);
		free(copy.text);
		free(copy.thread);
		return -ENOMEM;
	}
	copy.bytes = strlen(copy.head) + strlen(copy.text) + strlen(copy.thread) + 3;
	t->lines[t->n++] = copy;
	s->held++;
	s->held_bytes += copy.bytes;
	return 0;
}

/* Takes in a line; ends: nothing of its thread has to wait any longer. */
static int take_line(struct text_sink *s, const struct told *told, const struct line *l, bool ends,
		     struct strbuf *out)
{
	struct thread *t;
	int r;

	r = get_thread(s, l->tid, out, &t);
	if (r < 0)
		return r;
	/* The usual case: nothing happened inside. */
	if (ends && !t->n)
		return write_line(s, told->process, t, l, out);
	r = hold(s, t, l);
	if (r < 0)
		return r;
	if (ends)
		return flush_until(s, t, UINT64_MAX, out);
	return s->held > HELD_MAX || s->held_bytes > HELD_BYTES_MAX ? flush_all(s, out) : 0;
}

/* ---- events ------------------------------------------------------------------------------------ */

static void call_text(struct text_sink *s, const struct told *told, const struct event_call *c,
		      struct strbuf *text)
{
	const struct value_view view = {
		.str_max = s->sink.opts.str_max, .told = told, .call = c, .names = &s->sink.names
	};
	unsigned flags = c->rec->h.flags, i;

	strbuf_adds(text, c->unknown ? "(?" : "(");
	for (i = 0; i < c->nargs; i++) {
		if (i)
			strbuf_adds(text, ", ");
		if (c->args[i].key && *c->args[i].key)
			strbuf_addf(text, "%s=", c->args[i].key);
		value_text(text, &c->args[i], &view);
	}
	strbuf_addc(text, ')');
	work_text(text, &view);
	if (flags & XB_F_ENTRY_ONLY)
		return;
	if (flags & XB_F_UNFINISHED) {
		strbuf_adds(text, flags & XB_F_EXITED	 ? " <unfinished, thread ended after "
				  : flags & XB_F_UNWOUND ? " <unfinished, left after "
							 : " <unfinished ... ");
		duration_text(text, c->rec->dur);
		strbuf_addc(text, '>');
		return;
	}
	if (c->ret.kind != VALUE_UNKNOWN) {
		strbuf_adds(text, " = ");
		if (c->error)
			colour(s, text, C_ERROR);
		value_text(text, &c->ret, &view);
		if (c->error)
			colour(s, text, C_END);
	}
	colour(s, text, C_DIM);
	strbuf_adds(text, " <");
	duration_text(text, c->rec->dur);
	strbuf_addc(text, '>');
	colour(s, text, C_END);
}

static int text_call(struct text_sink *s, const struct told *told, const struct event_call *c,
		     struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT, name = STRBUF_INIT;
	const struct xb_call *r = c->rec;
	bool returned = !(r->h.flags & XB_F_UNFINISHED);
	struct line l = {
		.ts = r->h.ts,
		.end = r->h.flags & XB_F_ENTRY_ONLY ? r->h.ts : r->h.ts + r->dur,
		.tgid = r->h.tgid,
		.tid = r->h.tid,
		.thread = (char *)told->thread,
		.depth = r->depth < XB_MAX_DEPTH ? r->depth : XB_MAX_DEPTH,
		.call = returned,
	};

	l.seen = l.end;
	call_text(s, told, c, &text);
	site_text(&text, c);
	strbuf_adds_escaped(&name, c->name);
	if (r->h.flags & XB_F_LOWER) {
		strbuf_addc(&name, '@');
		strbuf_add_escaped(&name, c->library ? c->library : "?",
				   c->library ? strlen(c->library) : 1, 0);
	}
	if (strbuf_failed(&text) || strbuf_failed(&name))
		return -ENOMEM;
	l.head = (char *)strbuf_str(&name);
	l.text = (char *)strbuf_str(&text);
	return take_line(s, told, &l, returned && !r->depth, out);
}

/* ---- processes --------------------------------------------------------------------------------- */

/* thread: the name of the one that h says. */
static int text_note(struct text_sink *s, const struct told *told, const struct xb_hdr *h,
		     const char *thread, bool ends, const struct strbuf *text, struct strbuf *out)
{
	struct line l = {
		.ts = h->ts,
		.end = h->ts,
		.seen = h->ts,
		.tgid = h->tgid,
		.tid = h->tid,
		.thread = (char *)thread,
		.depth = -1,
		.head = (char *)"",
		.text = (char *)strbuf_str(text),
	};

	return strbuf_failed(text) ? -ENOMEM : take_line(s, told, &l, ends, out);
}

static int text_xpti(struct text_sink *s, const struct told *told, const struct event_xpti *x,
		     struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	colour(s, &text, C_XPTI);
	xpti_text(&text, x,
		  &(struct value_view){ .str_max = s->sink.opts.str_max, .names = &s->sink.names });
	colour(s, &text, C_END);
	return text_note(s, told, &x->rec->h, told->thread, false, &text, out);
}

static int text_exec(struct text_sink *s, const struct told *told, const struct xb_exec *r,
		     struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (!find_thread(s, r->h.tgid) && !find_thread(s, r->old_tid))
		return 0;
	strbuf_adds(&text, "+++ exec ");
	strbuf_add_escaped(&text, (const char *)r->comm,
			   strnlen((const char *)r->comm, sizeof(r->comm)), 0);
	strbuf_adds(&text, " +++");
	return text_note(s, told, &r->h, told->thread, true, &text, out);
}

/* Of whoever asked for it, so also of a process that has done nothing yet. */
static int text_arm(struct text_sink *s, const struct told *told, const struct event *e,
		    struct strbuf *out)
{
	static const char *const words[XB_ARM_WHATS] = {
		[XB_ARM_UNKNOWN] = "arming",
		[XB_ARM_ARMED] = "armed: emits its XPTI streams",
		[XB_ARM_ALREADY] = "emits its XPTI streams already",
		[XB_ARM_FAILED] = "not armed",
		[XB_ARM_DISARMED] = "disarmed",
		[XB_ARM_LEFT] = "not disarmed",
	};
	const struct xb_arm *r = (const struct xb_arm *)e->rec;
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const char *why = event_text(e, 1);

	strbuf_addf(&text, "+++ %s", words[r->what < XB_ARM_WHATS ? r->what : XB_ARM_UNKNOWN]);
	if (*why) {
		strbuf_adds(&text, ": ");
		strbuf_adds_escaped(&text, why);
	}
	strbuf_adds(&text, " +++");
	return text_note(s, told, &r->h, told->thread, false, &text, out);
}

static int text_file(struct text_sink *s, const struct told *told, const struct event *e,
		     struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	colour(s, &text, C_DIM);
	file_text(&text, e);
	colour(s, &text, C_END);
	return text_note(s, told, e->rec, told->thread, false, &text, out);
}

static int text_exit(struct text_sink *s, const struct told *told, const struct xb_exit *r,
		     struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	struct xb_hdr h = r->h;
	int err;

	err = drop_thread(s, find_thread(s, h.tid), out);
	if (err < 0 || !(h.flags & XB_EXIT_GROUP))
		return err;
	/* The end of the process is shown as its main thread's, whichever thread was the last. */
	h.tid = h.tgid;
	if (r->code & 0x7f)
		strbuf_addf(&text, "+++ killed by signal %u +++", r->code & 0x7f);
	else
		strbuf_addf(&text, "+++ exited with %u +++", r->code >> 8 & 0xff);
	err = text_note(s, told, &h, "main", true, &text, out);
	return err < 0 ? err : drop_thread(s, find_thread(s, h.tid), out);
}

static void text_start(struct sink *sink, struct model *m)
{
	struct text_sink *s = sink_own(text_sink, sink);
	s->model = m;
}

static int text_event(struct sink *sink, const struct event *e, const struct told *told,
		      struct strbuf *out)
{
	struct text_sink *s = sink_own(text_sink, sink);
	const struct xb_def_clock *clock;
	int r = 0;

	switch (e->type) {
	case EVENT_CALL:
		r = text_call(s, told, &e->call, out);
		break;
	case EVENT_XPTI:
		r = text_xpti(s, told, e->xpti, out);
		break;
	case EVENT_EXEC:
		r = text_exec(s, told, (const struct xb_exec *)e->rec, out);
		break;
	case EVENT_FILE:
		r = text_file(s, told, e, out);
		break;
	case EVENT_ARM:
		r = text_arm(s, told, e, out);
		break;
	case EVENT_EXIT:
		r = text_exit(s, told, (const struct xb_exit *)e->rec, out);
		break;
	case EVENT_CLOCK:
		clock = (const struct xb_def_clock *)e->rec;
		s->clock_offset = clock->realtime - clock->h.ts;
		/* Without one, times are those that the stream itself has. */
		s->have_clock = clock->realtime;
		break;
	default:
		break;
	}
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

static int text_tick(struct sink *sink, struct model *m, uint64_t now, struct strbuf *out)
{
	struct text_sink *s = sink_own(text_sink, sink);
	struct thread *t;
	int r = 0;

	(void)m;

	KEYED_EACH(&s->threads, t)
	{
		uint64_t until = 0;
		bool any = false;
		size_t i;

		if (!s->held || r < 0)
			break;
		place_lines(t);
		for (i = 0; i < t->n; i++) {
			if (now <= t->lines[i].seen ||
			    now - t->lines[i].seen <= s->sink.opts.hold_ns)
				continue;
			any = true;
			if (t->lines[i].at > until)
				until = t->lines[i].at;
		}
		if (any)
			r = flush_until(s, t, until, out);
	}
	if (r >= 0 && s->sorted)
		r = by_thread_flush(s->sorted);
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

static int text_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct text_sink *s = sink_own(text_sink, sink);
	int r = flush_all(s, out);

	(void)m;
	if (r >= 0 && s->sorted && s->sink.opts.sort != XPTIBPF_SORT_FILES)
		r = by_thread_next(s->sorted, out);
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : r;
}

static int text_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	struct text_sink *s = sink_own(text_sink, sink);
	int r = sink_lost_for_people(sink, counters, out);

	if (r < 0 || sink->opts.sort != XPTIBPF_SORT_FILES)
		return r;
	/* Each file is read alone, so it gets all lines that the end has. */
	r = by_thread_end(s->sorted, strbuf_str(out), out->len);
	strbuf_reset(out);
	return r;
}

const struct sink_ops sink_text = {
	.name = "text",
	.size = sizeof(struct text_sink),
	.lines = SINK_FOR_PEOPLE,
	.needs = TOLD_WORK,
	.shows_values = true,
	.open = text_open,
	.start = text_start,
	.event = text_event,
	.tick = text_tick,
	.finish = text_finish,
	.lost = text_lost,
	.done = text_done,
};
